import { join } from 'node:path';
import type { Container } from '../../model/ports/containers.ts';
import type { GraderDeps, Grading, Submission } from '../../model/ports/grader.ts';
import { type ExecRequest, type ExecResult, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { redactor } from '../../shared/secrets/redact.ts';
import { imagesOf, writeImages } from './code-images.ts';
import { codePayload, LONGEST_INLINE_OUTPUT, type PayloadOptions, payloadOutput } from './code-payload.ts';
import { readCodeReply } from './code-reply.ts';
import { programReply } from './program-reply.ts';
import { openTargetProxy } from './target-proxy.ts';

/** Default time limit of a grader's program. */
const DEFAULT_TIMEOUT_MS = 5 * 60_000;

/** A grader's program, ready to be started. */
export interface CodeProgram extends Pick<ExecRequest, 'command' | 'cwd'> {
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
export async function judgeByProgram(program: CodeProgram, grading: Grading): Promise<GraderReply> {
  const { submission, deps, signal } = grading;
  const { maxCalls, input } = program;
  if (maxCalls === undefined) {
    const result = await run(program, {}, grading);
    return { ...replyTo(result, program, grading), input };
  }
  const found = await deps.judges.find();
  if (found.kind === 'none') {
    return { ...undecided(`The grader calls a model, but there is none: ${found.reason}`), input };
  }
  const { judges, loopback } = deps;
  await using proxy = await openTargetProxy({ judges, judge: found.judge, maxCalls, submission, loopback, signal });
  const result = await run(program, { ...proxy.env, ...directTo(HOST, deps.childEnv) }, grading);
  return {
    ...replyTo(withoutToken(result, proxy.token), program, grading),
    input: { ...input, target_proxy: { call_count: proxy.callCount, max_calls: maxCalls } },
    target: found.judge.name,
    tokenUsage: proxy.tokenUsage,
    costUsd: proxy.costUsd,
  };
}

/** Where the proxy listens. */
const HOST = '127.0.0.1';

/** Many programs send everything through the company proxy that their environment names. */
function directTo(host: string, env: Readonly<Record<string, string>>): Record<string, string> {
  const names = Object.keys(env).filter((name) => /^(?:https?|all)_proxy$/i.test(name));
  if (names.length === 0) return {};
  const direct = [env['NO_PROXY'] ?? env['no_proxy'], host].filter((each) => each !== undefined).join(',');
  return { NO_PROXY: direct, no_proxy: direct };
}

async function run(
  program: CodeProgram,
  more: Readonly<Record<string, string>>,
  { submission, deps, signal }: Grading,
): Promise<ExecResult> {
  const { files } = deps;
  const pictures = imagesOf([...submission.input, ...submission.expected, ...submission.response.messages]);
  const bare = { output: program.output, config: program.config, images: new Map<string, string>() };
  const isLong = isTooLong(payloadOutput(submission, bare));

  await using scratch = isLong || pictures.length > 0 ? await files.scratchFolder('grader-') : undefined;
  const images = scratch === undefined ? bare.images : await writeImages(pictures, scratch.path, files);
  const payload = { ...bare, images };
  const outputPath = isLong && scratch !== undefined ? join(scratch.path, 'output.json') : undefined;
  if (outputPath !== undefined) await files.write(outputPath, JSON.stringify(payloadOutput(submission, payload)));

  const { exec, env } =
    program.container === undefined ? { exec: deps.exec, env: deps.childEnv } : inside(program.container);
  const request = {
    command: program.command,
    cwd: program.cwd,
    env: { ...env, ...workspaceVariable(submission, program.container), ...more },
    stdin: codePayload(submission, payload, outputPath),
    timeoutMs: limitOf(program, deps),
    maxBytes: MAX_OUTPUT_BYTES,
    mounts: { readable: scratch === undefined ? [] : [scratch.path] },
  };
  // Awaited here: the files are gone when this function returns.
  return await exec.run(program.container === undefined ? await deps.scripts.forGrader(request) : request, signal);
}

/** As in AgentV, a program in a container gets no variables of this machine. */
const inside = ({ exec }: Container) => ({ exec, env: {} });

const limitOf = ({ container }: CodeProgram, { timeoutMs }: GraderDeps): number =>
  timeoutMs ?? container?.timeoutMs ?? DEFAULT_TIMEOUT_MS;

const isTooLong = (output: unknown): boolean => JSON.stringify(output).length > LONGEST_INLINE_OUTPUT;

/** Only where the folder is. */
function workspaceVariable({ workspacePath }: Submission, container: Container | undefined): Record<string, string> {
  if (workspacePath === undefined || container?.folders.includes(workspacePath) === false) return {};
  return { AGENTV_WORKSPACE_PATH: workspacePath };
}

/** The token is no longer valid when this is read, but secrets are never stored. */
function withoutToken(result: ExecResult, token: string): ExecResult {
  if (!('stdout' in result)) return result;
  const { text } = redactor([token]);
  return { ...result, stdout: text(result.stdout), stderr: text(result.stderr) };
}

const replyTo = (result: ExecResult, program: CodeProgram, { deps, submission }: Grading): GraderReply =>
  programReply(result, limitOf(program, deps), (end) =>
    readCodeReply(end, { ...program, workspacePath: submission.workspacePath }),
  );

const undecided = (reason: string): GraderReply => ({ kind: 'undecided', reason });
