import { isAbsolute, join } from 'node:path';
import * as z from 'zod';
import type { GraderReply } from '../../model/grade.ts';
import { defineGrader, type GraderDeps, type Submission } from '../../model/grader.ts';
import { canonicalName } from '../../model/kind.ts';
import { type Files, MAX_OUTPUT_BYTES } from '../../model/ports.ts';
import { codePayload, LONGEST_INLINE_OUTPUT, type PayloadOptions, payloadOutput } from './code-payload.ts';
import { type ProgramEnd, readCodeReply } from './code-reply.ts';
import { programReply } from './program-reply.ts';

/** How long a program may take to judge when nobody says otherwise. */
const DEFAULT_TIMEOUT_MS = 5 * 60_000;

const word = z.string('must be text').refine((text) => text.trim() !== '', 'must not be empty');
const commandLine = z.union(
  [word, z.array(word).min(1)],
  'must be a command line, or a list of a program and its arguments',
);
const notSupportedYet = z.undefined('is not supported yet').optional();

const options = z
  .looseObject({
    command: commandLine.optional(),
    /** The older name of `command`. */
    script: commandLine.optional(),
    cwd: word.optional(),
    config: z.record(z.string(), z.unknown(), 'must be a mapping').optional(),
    target: notSupportedYet,
    preprocessors: notSupportedYet,
  })
  .superRefine(({ command, script }, context) => {
    if (command !== undefined || script !== undefined) return;
    context.addIssue({ code: 'custom', path: ['command'], message: 'is required' });
  });
type Options = z.output<typeof options>;

/** Lets a program judge: it reads the answer as JSON and prints a score with reasons (graders.md §15). */
export const codeGrader = defineGrader({
  type: 'code-grader',
  startsPrograms: () => true,
  aliases: ['code-judge', 'code'],
  options,
  takesAnyKey: true,
  create: (options: Options, deps) => ({ grade: (submission, signal) => judge(submission, options, deps, signal) }),
});

async function judge(
  submission: Submission,
  options: Options,
  deps: GraderDeps,
  signal: AbortSignal,
): Promise<GraderReply> {
  const { command, folder, input } = await invocationOf(options, deps);
  const payload = payloadOptionsOf(options, deps);
  const output = JSON.stringify(payloadOutput(submission, payload));
  const isLong = output.length > LONGEST_INLINE_OUTPUT;

  await using scratch = isLong ? await deps.files.scratchFolder('grader-') : undefined;
  const outputPath = scratch && join(scratch.path, 'output.json');
  if (outputPath !== undefined) await deps.files.write(outputPath, output);

  const result = await deps.exec.run(
    {
      command: typeof command === 'string' ? { shell: command, login: true } : command,
      cwd: folder,
      env: { ...deps.childEnv, ...workspaceVariable(submission) },
      stdin: codePayload(submission, payload, outputPath),
      timeoutMs: timeoutOf(deps),
      maxBytes: MAX_OUTPUT_BYTES,
    },
    signal,
  );
  const read = (end: ProgramEnd) => readCodeReply(end, { plainTextPasses: isNewSpelling(deps) });
  return { ...programReply(result, timeoutOf(deps), read), input };
}

/** What is run and where, and how that is told in the record: with the paths that the suite wrote. */
async function invocationOf({ command, script, cwd }: Options, { files, suiteFolder, searchRoots }: GraderDeps) {
  const given = command ?? script ?? [];
  if (cwd === undefined) return { command: given, folder: suiteFolder, input: { command: given } };
  const folder = await findFolder(cwd, new Set([suiteFolder, ...searchRoots]), files);
  if (folder !== undefined) return { command: given, folder, input: { command: given, cwd } };
  const error = `There is no folder "${cwd}", so the command ran in the folder of the eval file.`;
  return { command: given, folder: suiteFolder, input: { command: given, cwd, error } };
}

/** An absolute path is tried as it is; then, as any other, below each root (suite-format.md §8.6). */
async function findFolder(path: string, roots: Iterable<string>, files: Files): Promise<string | undefined> {
  const below = path.replace(/^[/\\]+/, '');
  const candidates = [...(isAbsolute(path) ? [path] : []), ...Array.from(roots, (root) => join(root, below))];
  for (const candidate of candidates) {
    if ((await files.state(candidate)) === 'folder') return candidate;
  }
  return undefined;
}

function payloadOptionsOf(options: Options, deps: GraderDeps): PayloadOptions {
  const { command, script, cwd, target, preprocessors, config, ...others } = options;
  const isOldScript = !isNewSpelling(deps) || command === undefined;
  return { output: isOldScript ? 'messages' : 'text', config: { ...others, ...config } };
}

const workspaceVariable = ({ workspacePath }: Submission): Record<string, string> =>
  workspacePath === undefined ? {} : { AGENTV_WORKSPACE_PATH: workspacePath };

const timeoutOf = ({ timeoutMs = DEFAULT_TIMEOUT_MS }: GraderDeps): number => timeoutMs;

/** The `judge` spellings and the bare `code` come from times when scripts spoke differently. */
const isNewSpelling = ({ declaredAs }: GraderDeps): boolean => canonicalName(declaredAs) === 'code-grader';
