import { join } from 'node:path';
import { messageOf, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import type { Provider, ProviderDeps, Question } from '../../model/ports/provider.ts';
import { failed, type Outcome } from '../../model/run/outcome.ts';
import { MORE_TIME } from '../calls/more-time.ts';
import { sharedCheck } from '../providers/shared-check.ts';
import type { Editor, EditorSettings } from './editor.ts';
import { type Launcher, launcher } from './launcher.ts';
import { type EditorRequest, editorRequest } from './request.ts';
import { workspaceFileFor } from './workspace-file.ts';

/** How often to look for a file, and how long a window may take to open. */
const LOOK_MS = 1_000;
const WAKE_MS = 60_000;
/** The remaining time of a call without a deadline. */
const NO_DEADLINE = Number.POSITIVE_INFINITY;

/**
 * Calls an editor: its command line does not report results, so its agent writes the answer to a file. Tool calls,
 * tokens and costs stay unknown.
 */
export function editorProvider(editor: Editor, settings: EditorSettings, deps: ProviderDeps): Provider {
  const program = launcher(editor, settings, deps);
  const check = sharedCheck((signal) => program.check(signal));
  const awake = new Set<string>();
  return {
    async ask(question, signal) {
      try {
        const unfit = await check(question.attempt, signal);
        if (unfit !== undefined) return unfit;
        await using folder = await takeFolder(settings.root, deps.files);
        return await askIn(folder, question, { editor, settings, deps, program, awake, signal });
      } catch (error) {
        // The folders of its windows: no space, no permission, a workspace file that cannot be read.
        if (error instanceof UserError) return failed('workspace', messageOf(error));
        throw error;
      }
    },
  };
}

interface Asking {
  readonly editor: Editor;
  readonly settings: EditorSettings;
  readonly deps: ProviderDeps;
  readonly program: Launcher;
  /** The folders of windows that have answered before. */
  readonly awake: Set<string>;
  readonly signal: AbortSignal;
}

async function askIn(folder: EditorFolder, question: Question, asking: Asking): Promise<Outcome> {
  const { settings, deps, program, signal } = asking;
  const { clock, files } = deps;
  const startedAt = clock.now();
  const limitMs = question.timeLimitMs ?? settings.timeoutMs;
  const until = startedAt + (limitMs ?? NO_DEADLINE);
  const work = question.workspacePath ?? settings.cwd;
  const request = editorRequest(question, folder.messages, startedAt);
  await files.write(folder.workspaceFile, await workspaceFileFor(work, files, question.workspaceFile));
  await files.write(request.requestFile, request.text);

  const unopened =
    (await program.open([folder.workspaceFile], work ?? folder.path, signal)) ??
    (await wake(folder, asking, until)) ??
    (await program.open(chatArgs(request), work ?? folder.path, signal));
  if (unopened !== undefined) return unopened;

  const found = await waitForFile(request.answerFile, { until, deps, signal });
  if (found !== 'there') return withoutAnswer(found, request, asking, limitMs);
  return answered(request, startedAt, asking);
}

const chatArgs = ({ attachments, requestFile, message }: EditorRequest): string[] => [
  ...['-r', 'chat', '-m', 'agent'],
  ...[...attachments, requestFile].flatMap((path) => ['-a', path]),
  message,
];

/** A new window may not react: its agent first has to create a file. Once is enough. */
async function wake({ path }: EditorFolder, asking: Asking, until: number): Promise<Outcome | undefined> {
  const { editor, deps, program, awake, signal } = asking;
  if (awake.has(path)) return undefined;
  const sign = join(path, '.alive');
  await deps.files.removeFile(sign);
  const call = `Create the empty file ${sign} now, and do nothing else.`;
  const unopened = await program.open(['-r', 'chat', '-m', 'agent', call], path, signal);
  if (unopened !== undefined) return unopened;
  const begunAt = deps.clock.now();
  const wakeUntil = Math.min(until, begunAt + WAKE_MS);
  const found = await waitForFile(sign, { until: wakeUntil, deps, signal });
  if (found === 'cancelled') return stopped(editor);
  if (found === 'late') {
    const hint =
      'Check that it is open on this desktop, that Copilot is signed in, and that its agent may write files without confirmation.';
    return failed(
      'config',
      `${editor.name} cannot be called: its window did not react within ${Math.ceil((wakeUntil - begunAt) / 1000)} s. ${hint}`,
    );
  }
  awake.add(path);
  await deps.files.removeFile(sign);
  return undefined;
}

interface Waiting {
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly deps: Pick<ProviderDeps, 'files' | 'clock'>;
  readonly signal: AbortSignal;
}

async function waitForFile(path: string, { until, deps, signal }: Waiting): Promise<'there' | 'late' | 'cancelled'> {
  const { files, clock } = deps;
  for (;;) {
    if ((await files.state(path)) === 'file') return 'there';
    if (signal.aborted) return 'cancelled';
    const left = until - clock.now();
    if (left <= 0) return 'late';
    await clock.sleep(Math.min(LOOK_MS, left), signal);
  }
}

async function withoutAnswer(
  why: 'late' | 'cancelled',
  { partialFile }: EditorRequest,
  { editor, deps }: Asking,
  limitMs: number | undefined,
): Promise<Outcome> {
  if (why === 'cancelled') return stopped(editor);
  const isBegun = (await deps.files.state(partialFile)) === 'file';
  const how = isBegun ? 'its agent had begun to write an answer' : 'its agent wrote none';
  const seconds = Math.ceil((limitMs ?? 0) / 1000);
  return failed('timeout', `${editor.name} gave no answer within ${seconds} s; ${how}. ${MORE_TIME}`);
}

const stopped = ({ name }: Editor): Outcome => failed('cancelled', `${name} was still working; its answer is ignored.`);

async function answered(
  request: EditorRequest,
  startedAt: number,
  { editor, deps, program }: Asking,
): Promise<Outcome> {
  const content = await readAnswer(request, deps.files);
  if (content instanceof UserError)
    return failed('crash', `${editor.name} wrote an invalid answer: ${messageOf(content)}`);
  if (content.trim() === '') return failed('crash', `${editor.name} wrote an empty answer.`);
  const endedAt = deps.clock.now();
  const version = program.version();
  return {
    kind: 'answered',
    response: {
      messages: [
        {
          role: 'assistant',
          content,
          metadata: { agent: editor.name, ...(version !== undefined && { agent_version: version }) },
        },
      ],
      answerOnly: true,
      durationMs: endedAt - startedAt,
      startTime: new Date(startedAt).toISOString(),
      endTime: new Date(endedAt).toISOString(),
    },
  };
}

/** An answer that is too long, or not text, is a failure of the agent. */
async function readAnswer({ answerFile }: EditorRequest, files: Files): Promise<string | UserError> {
  try {
    return await files.read(answerFile, MAX_OUTPUT_BYTES, { onlyText: true });
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

interface EditorFolder extends AsyncDisposable {
  readonly path: string;
  /** The folder of the requests and answers, empty at first. */
  readonly messages: string;
  /** The file that opens the window. */
  readonly workspaceFile: string;
}

/** Maximum number of windows. */
const MOST_FOLDERS = 50;

/** The holder of a folder, for AgentV, which checks this file. Its content distinguishes ours. */
const LOCK = 'subagent.lock';
const OURS = 'held by eval-action\n';

/** Takes the first free folder, or creates one. Throws a `UserError` if all are in use. */
async function takeFolder(root: string, files: Files): Promise<EditorFolder> {
  let why = `they contain "${LOCK}"`;
  for (let number = 1; number <= MOST_FOLDERS; number += 1) {
    const path = join(root, `subagent-${number}`);
    if (await isForeign(path, files)) continue;
    const claim = await files.claim(path).catch((error) => {
      why = messageOf(error);
      return undefined;
    });
    if (claim === undefined) continue;
    try {
      const messages = join(path, 'messages');
      await files.write(join(path, LOCK), OURS);
      for (const old of await files.glob(['*'], { cwd: messages, followLinks: false })) await files.removeFile(old);
      return {
        path,
        messages,
        workspaceFile: join(path, `subagent-${number}.code-workspace`),
        async [Symbol.asyncDispose]() {
          await files.removeFile(join(path, LOCK)).catch(() => undefined);
          await claim[Symbol.asyncDispose]();
        },
      };
    } catch (error) {
      await claim[Symbol.asyncDispose]();
      throw error;
    }
  }
  throw userError('OUTPUT_UNWRITABLE', `None of the ${MOST_FOLDERS} folders for windows in ${root} is free: ${why}`, {
    hint: `Remove "${LOCK}" from the folders that are not in use.`,
  });
}

/** AgentV uses the folder. Our own lock may be left from a crashed run. */
async function isForeign(path: string, files: Files): Promise<boolean> {
  const lock = join(path, LOCK);
  return (await files.state(lock)) !== 'missing' && (await files.read(lock, LONGEST_LOCK)) !== OURS;
}

const LONGEST_LOCK = 1_000_000;
