import { dirname } from 'node:path';
import type { GraderDeps, Grading } from '../../model/ports/grader.ts';
import { type ExecResult, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { cutStart } from '../../shared/text.ts';
import { lookUp } from '../look-up.ts';
import { endedHow } from '../program-end.ts';

/** Default time limit for a program that prepares the input of a judge. */
const DEFAULT_TIMEOUT_MS = 5 * 60_000;

const LONGEST_COMPLAINT = 2_000;

type Printed = { readonly kind: 'printed'; readonly text: string } | { readonly kind: 'broken'; readonly why: string };

/** Runs a program that prints a text. Returns the trimmed text, or why there is none. Empty output is a failure. */
export async function runForText(
  program: { readonly command: readonly string[]; readonly cwd: string; readonly stdin: string },
  { submission: { workspacePath }, deps, signal }: Grading,
): Promise<Printed> {
  const { exec, scripts, childEnv, timeoutMs = DEFAULT_TIMEOUT_MS } = deps;
  const env = { ...childEnv, ...(workspacePath !== undefined && { AGENTV_WORKSPACE_PATH: workspacePath }) };
  const request = await scripts.forGrader({ ...program, env, timeoutMs, maxBytes: MAX_OUTPUT_BYTES });
  const result = await exec.run(request, signal);
  if (result.kind !== 'exited' || result.exitCode !== 0) return { kind: 'broken', why: failureOf(result, timeoutMs) };
  const text = result.stdout.replaceAll('\r\n', '\n').trim();
  return text === '' ? { kind: 'broken', why: 'it printed nothing' } : { kind: 'printed', text };
}

/** The command with its last part, the script, as the path of the file it names; `undefined` when there is none. */
export async function withScriptFound(
  command: readonly string[],
  deps: GraderDeps,
): Promise<{ readonly command: readonly string[]; readonly folder: string } | undefined> {
  const path = await lookUp(command.at(-1) ?? '', 'file', deps);
  return path === undefined ? undefined : { command: [...command.slice(0, -1), path], folder: dirname(path) };
}

function failureOf(result: ExecResult, timeoutMs: number): string {
  if (result.kind !== 'exited') return `it ${endedHow(result, timeoutMs)}`;
  const complaint = cutStart(result.stderr.trim(), LONGEST_COMPLAINT);
  return `it ended with exit code ${result.exitCode}${complaint === '' ? '' : `: ${complaint}`}`;
}
