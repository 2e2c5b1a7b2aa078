import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { endedHow } from '../../graders/programs.ts';
import { messageOf, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { type ExecResult, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import {
  agentTraits,
  defineProvider,
  type Provider,
  type ProviderDeps,
  type Question,
} from '../../model/ports/provider.ts';
import { type FailedOutcome, failed, type Outcome } from '../../model/run/outcome.ts';
import { optionalBoolean, optionalText } from '../../model/suite/setting.ts';
import { isoTime } from '../../model/text/iso-time.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { agentOptions } from '../agents/agent.ts';
import { agentDocument } from '../agents/agent-document.ts';
import { MORE_TIME } from '../call-guards.ts';
import { sharedCheck } from '../environment.ts';
import { scrub } from '../models/model-http.ts';
import { orFailed, withMetadata } from '../response.ts';
import { locationOf } from '../sessions/session.ts';
import { eventIn, recordAt, textAt } from '../streams/event.ts';

const options = () => {
  const { executable, command, cwd, env, timeout_seconds } = agentOptions();
  return z.object({
    executable,
    command,
    vscode_cmd: optionalText(),
    cwd,
    env,
    timeout_seconds,
    subagent_root: optionalText(),
    dry_run: optionalBoolean(),
    wait: optionalBoolean().refine(
      (waits) => waits !== false,
      'must be true: without waiting there is no answer to grade',
    ),
  });
};
type VsCodeOptions = z.output<ReturnType<typeof options>>;

const traits = { ...agentTraits, runsInContainer: false, images: 'any', oneAtATime: true } as const;

const editorKind = (type: string, name: string, program: string) =>
  defineProvider({
    ...traits,
    type,
    options,
    create: (options, deps) => openEditor({ name, program, folder: `${type}-agents` }, options, deps),
  });

/** Calls the agent of Visual Studio Code on a desktop, through files. */
export const vscode = editorKind('vscode', 'VS Code', 'code');

/** The same for the preview version of it. */
export const vscodeInsiders = editorKind('vscode-insiders', 'VS Code Insiders', 'code-insiders');

/** An editor whose chat can be called from the command line, with the options of its target. */
interface Editor {
  readonly name: string;
  /** What is looked up in PATH. */
  readonly program: string;
  /** The folder for its windows below `subagents` of the data folder, as AgentV calls it. */
  readonly folder: string;
  readonly command: string;
  readonly options: VsCodeOptions;
  readonly deps: ProviderDeps;
  /** The folders of windows that have answered before. */
  readonly awake: Set<string>;
}

/**
 * Calls an editor: its command line does not report results, so its agent writes the answer to a file. Tool calls,
 * tokens and costs stay unknown.
 */
function openEditor(
  about: Pick<Editor, 'name' | 'program' | 'folder'>,
  options: VsCodeOptions,
  deps: ProviderDeps,
): Provider {
  if (options.dry_run) {
    const messages = [{ role: 'assistant' as const, content: '{}' }];
    return { ask: async () => ({ kind: 'answered', response: { messages, answerOnly: true } }) };
  }
  const { childEnv, cwd, files } = deps;
  // In the data folder, as AgentV finds it.
  const data = childEnv['AGENTV_DATA_DIR'] ?? childEnv['AGENTV_HOME'] ?? '~/.agentv';
  const root = locationOf(options.subagent_root ?? join(locationOf(data, deps), 'subagents', about.folder), deps);
  const executable = options.executable ?? options.vscode_cmd ?? options.command ?? about.program;
  const command = /[\\/]/.test(executable) ? resolve(cwd, executable) : executable;
  const editor: Editor = { ...about, command, options, deps, awake: new Set() };
  const check = sharedCheck((signal) => checkEditor(editor, signal));
  return {
    ask: (question, signal) =>
      // The folders of its windows: no space, no permission, a workspace file that cannot be read.
      orFailed('workspace', async () => {
        const unfit = await check(question.attempt, signal);
        if (unfit !== undefined) return unfit;
        await using window = await takeFolder(root, files);
        return await askIn(window, editor, question, signal);
      }),
  };
}

/** Whether its chat is available. */
async function checkEditor(editor: Editor, signal: AbortSignal): Promise<FailedOutcome | undefined> {
  const { name, command, deps } = editor;
  const help = await runEditor(editor, ['chat', '--help'], deps.cwd, signal);
  // In the terminal of a remote window another program has this name, which would open files named like the words.
  if (help.kind === 'exited' && /--add-file\b/.test(help.stdout)) return undefined;
  const unfit = whyNot(editor, help);
  if (unfit !== undefined) return unfit;
  const why = `"${command} chat" is not the chat of ${name}. Set "executable" to the program of the desktop.`;
  return failed('config', `${name} cannot be called: ${why}`);
}

/** How often to look for a file, and how long a window may take to open. */
const POLL_MS = 1_000;
const WAKE_MS = 60_000;

const CHAT = ['-r', 'chat', '-m', 'agent'];

async function askIn(window: EditorFolder, editor: Editor, question: Question, signal: AbortSignal): Promise<Outcome> {
  const { name, options } = editor;
  const { clock, files, cwd } = editor.deps;
  const startedAt = clock.now();
  const { timeLimitMs = options.timeout_seconds } = question;
  const until = startedAt + (timeLimitMs ?? Number.POSITIVE_INFINITY);
  const ofTarget = options.cwd === undefined ? undefined : resolve(cwd, options.cwd);
  const workspace = question.workspacePath ?? ofTarget;

  const stamp = isoTime(startedAt).replaceAll(/\D/g, '');
  const file = (part: string) => join(window.messages, `${stamp}_${part}.md`);
  const [requestFile, partialFile, answerFile] = [file('req'), file('res.tmp'), file('res')];
  await files.writeAsIs(window.workspaceFile, await workspaceFileFor(workspace, files, question.workspaceFile));
  await files.writeAsIs(requestFile, requestText(question, partialFile, answerFile));

  const attachments = new Set([...(question.prompt.guidelines?.files ?? []), ...question.inputFiles, requestFile]);
  const message = `Follow instructions in [${stamp}_req.md](${fileUri(requestFile)})`;
  const chat = [...CHAT, ...[...attachments].flatMap((path) => ['-a', path]), message];
  const work = workspace ?? window.path;
  const unopened =
    whyNot(editor, await runEditor(editor, [window.workspaceFile], work, signal)) ??
    (await wake(window.path, editor, until, signal)) ??
    whyNot(editor, await runEditor(editor, chat, work, signal));
  if (unopened !== undefined) return unopened;

  const result = await waitFor(answerFile, editor, until, signal);
  if (result === 'late') {
    const isBegun = (await files.state(partialFile)) === 'file';
    const how = isBegun ? 'its agent had begun to write an answer' : 'its agent wrote none';
    const limit = `${Math.ceil((timeLimitMs ?? 0) / 1000)} s`;
    return failed('timeout', `${name} gave no answer within ${limit}; ${how}. ${MORE_TIME}`);
  }
  if (result !== 'there') return result;

  let content: string;
  try {
    content = await files.read(answerFile, MAX_OUTPUT_BYTES, { onlyText: true });
  } catch (error) {
    // An answer that is too long, or not text, is a failure of the agent.
    if (error instanceof UserError) return failed('crash', `${name} wrote an invalid answer: ${messageOf(error)}`);
    throw error;
  }
  if (content.trim() === '') return failed('crash', `${name} wrote an empty answer.`);
  const endedAt = clock.now();
  return {
    kind: 'answered',
    response: {
      messages: withMetadata([{ role: 'assistant', content }], { agent: name }),
      answerOnly: true,
      durationMs: endedAt - startedAt,
      startTime: isoTime(startedAt),
      endTime: isoTime(endedAt),
    },
  };
}

const UNAWAKE =
  'Check that it is open on this desktop, that Copilot is signed in, and that its agent may write files without confirmation.';

/** A new window may not react: its agent first has to create a file. Once is enough. */
async function wake(
  path: string,
  editor: Editor,
  until: number,
  signal: AbortSignal,
): Promise<FailedOutcome | undefined> {
  const { name, awake, deps } = editor;
  if (awake.has(path)) return undefined;
  const sign = join(path, '.alive');
  await deps.files.removeFile(sign);
  const request = `Create the empty file ${sign} now, and do nothing else.`;
  const unopened = whyNot(editor, await runEditor(editor, [...CHAT, request], path, signal));
  if (unopened !== undefined) return unopened;

  const begunAt = deps.clock.now();
  const wakeUntil = Math.min(until, begunAt + WAKE_MS);
  const result = await waitFor(sign, editor, wakeUntil, signal);
  if (result === 'late') {
    const why = `its window did not react within ${Math.ceil((wakeUntil - begunAt) / 1000)} s. ${UNAWAKE}`;
    return failed('config', `${name} cannot be called: ${why}`);
  }
  if (result !== 'there') return result;
  awake.add(path);
  await deps.files.removeFile(sign);
  return undefined;
}

async function waitFor(
  path: string,
  { name, deps: { files, clock } }: Editor,
  until: number,
  signal: AbortSignal,
): Promise<'there' | 'late' | FailedOutcome> {
  for (;;) {
    if ((await files.state(path)) === 'file') return 'there';
    if (signal.aborted) return failed('cancelled', `${name} was still working; its answer is ignored.`);
    const left = until - clock.now();
    if (left <= 0) return 'late';
    await clock.sleep(Math.min(POLL_MS, left), signal);
  }
}

/** Time limit for handing over to a window; a desktop may just be starting. */
const LAUNCH_MS = 60_000;
const MAX_LAUNCH_BYTES = 1_000_000;

function runEditor(
  { command, options, deps: { exec, childEnv } }: Editor,
  args: readonly string[],
  cwd: string,
  signal: AbortSignal,
): Promise<ExecResult> {
  const env = { ...childEnv, ...options.env };
  const limits = { timeoutMs: LAUNCH_MS, maxBytes: MAX_LAUNCH_BYTES };
  return exec.run({ command: [command, ...args], cwd, env, stdin: '', ...limits }, signal);
}

const NEEDS =
  'It needs a desktop on which its window can open, with Copilot signed in; hosted runners have none. If variables such as DISPLAY select the desktop, set them in "env" of the target.';

/** Why its program did not hand over to a window; undefined on success. */
function whyNot({ name, program }: Editor, ended: ExecResult): FailedOutcome | undefined {
  if (ended.kind === 'exited' && ended.exitCode === 0) return undefined;
  if (ended.kind === 'cancelled') return failed('cancelled', `${name} was not called: the run was stopped.`);
  if (ended.kind === 'notStarted') {
    if (ended.lacksResources) return failed('provider', `${name} cannot be called. ${ended.message}`);
    const advice = `install it so that "${program}" is in PATH, or set its program in "executable"`;
    return failed('config', `${name} cannot be called: ${advice}. ${ended.message} ${NEEDS}`);
  }
  const words = ended.kind === 'exited' ? scrub(ended.stderr.trim() || ended.stdout.trim()) : '';
  const how = ended.kind === 'exited' ? `failed with exit code ${ended.exitCode}` : endedHow(ended, LAUNCH_MS);
  return failed('config', `${name} cannot be called: its program ${how}${words && `: ${words}`} — ${NEEDS}`);
}

const requestText = (question: Question, partialFile: string, answerFile: string): string => `# Your task

${agentDocument(question, { isEditor: true })}

# How to hand in your answer

This chat is not read. Only the answer in a file counts:

1. When the task is done, write your whole final answer, as Markdown and with nothing around it, to \`${partialFile}\`.
2. When that file is complete, rename it to \`${answerFile}\`. The name is the sign that you are done: do not create the
   file under it, and do not touch it afterwards.

Do both even if you could not do the task: then the answer says why. Do not ask questions.
`;

export function fileUri(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  const encoded = slashed.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':');
  return `file://${slashed.startsWith('/') ? '' : '/'}${encoded}`;
}

type EditorFolder = Awaited<ReturnType<typeof takeFolder>>;

/** Maximum number of windows. */
const MAX_FOLDERS = 50;

/** The holder of a folder, for AgentV, which checks this file. Its content distinguishes ours. */
const LOCK = 'subagent.lock';
const OUR_LOCK = 'held by eval-action\n';
const MAX_FILE_BYTES = 1_000_000;

/** Takes the first free folder, or creates one. Throws a `UserError` if all are in use. */
async function takeFolder(root: string, files: Files) {
  let why = `they contain "${LOCK}"`;
  for (let number = 1; number <= MAX_FOLDERS; number += 1) {
    const path = join(root, `subagent-${number}`);
    const lock = join(path, LOCK);
    // AgentV uses the folder. Our own lock may be left from a crashed run.
    if ((await files.state(lock)) !== 'missing' && (await files.read(lock, MAX_FILE_BYTES)) !== OUR_LOCK) continue;
    const claim = await files.claim(path).catch((error) => {
      why = messageOf(error);
      return undefined;
    });
    if (claim === undefined) continue;
    try {
      const messages = join(path, 'messages');
      await files.writeAsIs(lock, OUR_LOCK);
      for (const old of await files.glob(['*'], { cwd: messages, followLinks: false })) await files.removeFile(old);
      return {
        path,
        /** The folder of the requests and answers, empty at first. */
        messages,
        /** The file that opens the window. */
        workspaceFile: join(path, `subagent-${number}.code-workspace`),
        async [Symbol.asyncDispose]() {
          await files.removeFile(lock).catch(() => undefined);
          await claim[Symbol.asyncDispose]();
        },
      };
    } catch (error) {
      await claim[Symbol.asyncDispose]();
      throw error;
    }
  }
  throw userError('OUTPUT_UNWRITABLE', `None of the ${MAX_FOLDERS} folders for windows in ${root} is free: ${why}`, {
    hint: `Remove "${LOCK}" from the folders that are not in use.`,
  });
}

/** Settings whose keys are folders. */
const FOLDER_MAPS = ['chat.promptFilesLocations', 'chat.instructionsFilesLocations', 'chat.modeFilesLocations'];

/**
 * The folders in the window of an editor: its own, and the workspace of the test, with its workspace file if it has
 * one: the file that the suite names, the only one in the folder, or else the one named `template`. Throws a
 * `UserError` for an unreadable file.
 */
export async function workspaceFileFor(
  workspace: string | undefined,
  files: Files,
  named?: string | undefined,
): Promise<string> {
  if (workspace === undefined) return workspaceText({ folders: [{ path: '.' }] });
  const isNamed = named !== undefined && (await files.state(join(workspace, named))) === 'file';
  const workspaceFiles = isNamed
    ? [join(workspace, named)]
    : await files.glob(['*.code-workspace'], { cwd: workspace, followLinks: false });
  const template =
    workspaceFiles.length === 1
      ? workspaceFiles[0]
      : workspaceFiles.find((path) => basename(path) === 'template.code-workspace');
  if (template === undefined) return workspaceText({ folders: [{ path: '.' }, { path: workspace }] });

  const file = eventIn(await files.read(template, MAX_FILE_BYTES));
  const listed = file?.['folders'];
  if (!Array.isArray(listed)) {
    throw userError('FILE_UNREADABLE', `${template} is not a valid workspace file`, {
      hint: 'Strict JSON, without comments, with a list of "folders".',
    });
  }
  const at = dirname(template);
  const folders = listed.filter(isMapping).map((folder) => {
    const path = textAt(folder, 'path');
    return path === undefined ? folder : { ...folder, path: resolve(at, path) };
  });
  const isThere = folders.some((folder) => textAt(folder, 'path') === workspace);
  const settings = file?.['settings'];
  const absolute = Object.entries(recordAt(file, 'settings')).map(([name, map]) =>
    FOLDER_MAPS.includes(name) && isMapping(map)
      ? [name, Object.fromEntries(Object.entries(map).map(([key, value]) => [absoluteGlob(key, at), value]))]
      : [name, map],
  );
  return workspaceText({
    ...file,
    folders: [{ path: '.' }, ...folders, ...(isThere ? [] : [{ path: workspace }])],
    settings: isMapping(settings) ? Object.fromEntries(absolute) : undefined,
  });
}

const workspaceText = (file: object): string => `${JSON.stringify(file, null, 2)}\n`;

/** Only the part before the first `*` is a path. */
function absoluteGlob(glob: string, at: string): string {
  const star = glob.indexOf('*');
  const path = star === -1 ? glob : glob.slice(0, star);
  const end = path.endsWith('/') && star !== -1 ? '/' : '';
  return `${join(resolve(at, path)).replaceAll('\\', '/')}${end}${star === -1 ? '' : glob.slice(star)}`;
}
