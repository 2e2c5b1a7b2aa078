import { basename, extname, join } from 'node:path';
import * as z from 'zod';
import type { Container } from '../../model/ports/containers.ts';
import { defineGrader, type GradeRequest } from '../../model/ports/grader.ts';
import { type ExecRequest, type ExecResult, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { canonicalName, type OptionNote } from '../../model/suite/kind.ts';
import { MAX_CALLS } from '../../model/suite/number-limits.ts';
import { CUSTOM_TYPE } from '../../model/suite/suite.ts';
import { Redactor } from '../../platform/secrets/redactor.ts';
import { lookUp } from '../programs.ts';
import {
  codePayload,
  imagesOf,
  MAX_INLINE_OUTPUT_LENGTH,
  type PayloadOptions,
  payloadOutput,
  writeImages,
} from './code-payload.ts';
import { programReply, readCodeReply } from './code-reply.ts';
import { DEFAULT_MAX_CALLS, openTargetProxy } from './target-proxy.ts';

const CALLS = `must be a whole number from 0 to ${MAX_CALLS}`;

const options = () => {
  const word = z.string('must be text').refine((text) => text.trim() !== '', 'must not be empty');
  const commandLine = z.union(
    [word, z.array(word).min(1)],
    'must be a command line, or a list of a program and its arguments',
  );
  const calls = z.int(CALLS).min(0, CALLS).max(MAX_CALLS, CALLS);
  const proxy = z.union(
    [z.boolean(), z.strictObject({ max_calls: calls.optional() })],
    `must be true, or a mapping with "max_calls" (a whole number from 0 to ${MAX_CALLS})`,
  );
  const preprocessor = z.looseObject(
    { type: word, command: z.array(word, 'must be a list of a program and its arguments').min(1) },
    'must be a mapping with "type" and "command"',
  );

  return z
    .looseObject({
      command: commandLine.optional(),
      /** The older name of `command`. */
      script: commandLine.optional(),
      cwd: word.optional(),
      config: z.record(z.string(), z.unknown(), 'must be a mapping').optional(),
      /** Gives it a judge over HTTP. */
      target: proxy.optional(),
      /** AgentV checks them and gives a program the files as they are. */
      preprocessors: z.array(preprocessor, 'must be a list').optional(),
    })
    .superRefine(({ command, script }, context) => {
      if (command !== undefined || script !== undefined) return;
      context.addIssue({ code: 'custom', path: ['command'], message: 'is required' });
    });
};
type CodeGraderOptions = z.output<ReturnType<typeof options>>;

/** Runs a program as a grader: it reads the answer as JSON and prints a score with reasons. */
export const codeGrader = defineGrader({
  type: 'code-grader',
  startsPrograms: () => true,
  readsChanges: () => true,
  needsJudge: ({ target }) => target !== undefined && target !== false,
  notes(_, { command, script, preprocessors }) {
    // Options without effect are reported.
    const isThere = (value: unknown) => value !== undefined && value !== null;
    const notes: OptionNote[] = [];
    if (isThere(script) && isThere(command)) {
      notes.push({ path: ['script'], message: 'has no effect, because "command" is set too' });
    }
    if (isThere(preprocessors)) {
      notes.push({ path: ['preprocessors'], message: 'has no effect: a program gets the files as they are' });
    }
    return notes;
  },
  aliases: ['code-judge', 'code'],
  options,
  takesAnyKey: true,
  create: (options: CodeGraderOptions, deps) => ({
    async grade(submission, signal) {
      const { command, script, cwd, target, preprocessors, config, ...others } = options;
      const folder = cwd === undefined ? deps.suiteFolder : await lookUp(cwd, 'folder', deps);
      const error =
        folder === undefined
          ? `There is no folder "${cwd}", so the command ran in the folder of the eval file.`
          : undefined;
      const written = command ?? script ?? [];
      // The `judge` spellings and the bare `code` come from times when scripts spoke differently.
      const isNewSpelling = canonicalName(deps.declaredAs) === 'code-grader';
      const limits = target === true ? {} : target || undefined;
      const program: CodeProgram = {
        command: typeof written === 'string' ? { shell: written, byCmd: true } : written,
        cwd: folder ?? deps.suiteFolder,
        output: !isNewSpelling || command === undefined ? 'messages' : 'text',
        config: { ...others, ...config },
        plainTextPasses: isNewSpelling,
        maxCalls: limits && (limits.max_calls ?? DEFAULT_MAX_CALLS),
        container: deps.container,
        // With the paths that the suite wrote.
        input: { command: written, ...(cwd !== undefined && { cwd }), ...(error !== undefined && { error }) },
      };
      return judgeByProgram(program, { submission, deps, signal });
    },
  }),
});

const customOptions = () =>
  z.object({
    /** The type as the suite wrote it: the default name of the grader. */
    called: z.string(),
    /** Absolute; found when the suite was read. */
    file: z.string(),
    /** The same for people: relative to the repository. */
    shown: z.string(),
    /** All other keys of the entry. */
    config: z.record(z.string(), z.unknown()),
  });

/** A custom grader in `.agentv/assertions/`: a script with the protocol of a code grader. */
export const customGrader = defineGrader({
  type: CUSTOM_TYPE,
  startsPrograms: () => true,
  readsChanges: () => true,
  runsFiles: true,
  options: customOptions,
  nameFor: ({ called }) => (typeof called === 'string' ? called : CUSTOM_TYPE),
  create: ({ file, shown, config }: z.output<ReturnType<typeof customOptions>>, deps) => ({
    async grade(submission, signal) {
      const starter = await deps.scripts.starter(extname(file));
      if (starter.kind === 'none') {
        const why = `${starter.missing} is not installed on this machine. ${starter.hint}`;
        return { kind: 'undecided', reason: `The grader could not be started: ${why}` };
      }
      const program: CodeProgram = {
        command: [...starter.command, file],
        cwd: deps.suiteFolder,
        output: 'text',
        config,
        plainTextPasses: true,
        // Messages must not contain paths of programs on this machine.
        input: { command: [basename(starter.command[0], '.exe'), shown] },
      };
      return judgeByProgram(program, { submission, deps, signal });
    },
  }),
});

/** Default time limit of a grader's program. */
const DEFAULT_TIMEOUT_MS = 5 * 60_000;

/** A grader's program, ready to be started. */
interface CodeProgram extends Pick<ExecRequest, 'command' | 'cwd'> {
  readonly output: PayloadOptions['output'];
  readonly config: PayloadOptions['config'];
  /** Whether output that is no JSON object passes (the rule of AgentV 4). */
  readonly plainTextPasses: boolean;
  /** Maximum number of model calls over the proxy; absent: it has no proxy. */
  readonly maxCalls?: number | undefined;
  readonly input: Readonly<Record<string, unknown>>;
  /** Where it runs; absent: on this machine. */
  readonly container?: Container | undefined;
}

/** Passes the answer to a program and reads its verdict. */
async function judgeByProgram(program: CodeProgram, grading: GradeRequest): Promise<GraderReply> {
  const { submission, deps, signal } = grading;
  const { maxCalls, input, container } = program;
  const timeoutMs = deps.timeoutMs ?? container?.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const replyTo = (result: ExecResult) =>
    programReply(result, timeoutMs, (end) =>
      readCodeReply(end, { ...program, workspacePath: submission.workspacePath }),
    );
  if (maxCalls === undefined) return { ...replyTo(await run(program, timeoutMs, {}, grading)), input };

  const lookup = await deps.judges.find();
  if (lookup.kind === 'none') {
    return { kind: 'undecided', reason: `The grader calls a model, but there is none: ${lookup.reason}`, input };
  }
  const { judges, loopback, childEnv } = deps;
  await using proxy = await openTargetProxy({ judges, judge: lookup.judge, maxCalls, submission, loopback, signal });
  // Many programs send everything through the company proxy that their environment names.
  const hasProxy = Object.keys(childEnv).some((name) => /^(?:https?|all)_proxy$/i.test(name));
  const others = childEnv['NO_PROXY'] ?? childEnv['no_proxy'];
  const direct = others === undefined ? '127.0.0.1' : `${others},127.0.0.1`;
  const more = { ...proxy.env, ...(hasProxy && { NO_PROXY: direct, no_proxy: direct }) };
  const result = await run(program, timeoutMs, more, grading);
  // The token is no longer valid when this is read, but secrets are never stored.
  const { text } = new Redactor([proxy.token]);
  const clean = 'stdout' in result ? { ...result, stdout: text(result.stdout), stderr: text(result.stderr) } : result;
  return {
    ...replyTo(clean),
    input: { ...input, target_proxy: { call_count: proxy.callCount, max_calls: maxCalls } },
    target: lookup.judge.name,
    tokenUsage: proxy.tokenUsage,
    costUsd: proxy.costUsd,
  };
}

async function run(
  { output, config, command, cwd, container }: CodeProgram,
  timeoutMs: number,
  more: Readonly<Record<string, string>>,
  { submission, deps, signal }: GradeRequest,
): Promise<ExecResult> {
  const { files } = deps;
  const { workspacePath } = submission;
  const pictures = imagesOf([...submission.input, ...submission.expected, ...submission.response.messages]);
  const bare = { output, config, images: new Map<string, string>() };
  const isLong = JSON.stringify(payloadOutput(submission, bare)).length > MAX_INLINE_OUTPUT_LENGTH;

  await using scratch = isLong || pictures.length > 0 ? await files.scratchFolder('grader-') : undefined;
  const images = scratch === undefined ? bare.images : await writeImages(pictures, scratch.path, files);
  const payload = { ...bare, images };
  const outputPath = isLong && scratch !== undefined ? join(scratch.path, 'output.json') : undefined;
  if (outputPath !== undefined) await files.writeAsIs(outputPath, JSON.stringify(payloadOutput(submission, payload)));

  // Only where the folder is.
  const seesWorkspace = workspacePath !== undefined && container?.folders.includes(workspacePath) !== false;
  const request = {
    command,
    cwd,
    // As in AgentV, a program in a container gets no variables of this machine.
    env: {
      ...(container === undefined ? deps.childEnv : {}),
      ...(seesWorkspace && { AGENTV_WORKSPACE_PATH: workspacePath }),
      ...more,
    },
    stdin: codePayload(submission, payload, outputPath),
    timeoutMs,
    maxBytes: MAX_OUTPUT_BYTES,
    mounts: { readable: scratch === undefined ? [] : [scratch.path] },
  };
  // Awaited here: the files are gone when this function returns.
  if (container !== undefined) return await container.exec.run(request, signal);
  return await deps.exec.run(await deps.scripts.forGrader(request), signal);
}
