import { isAbsolute, join } from 'node:path';
import type { GradeRequest, GraderDeps } from '../model/ports/grader.ts';
import { type Exec, type ExecResult, MAX_OUTPUT_BYTES } from '../model/ports/processes.ts';
import { cutStart } from '../model/text/text.ts';
import { never } from '../model/values/never.ts';

/** A program that ended by itself. */
export interface ProgramEnd {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** How an interrupted program ended, as a clause: "was stopped after 5 seconds". */
export function endedHow(result: Exclude<ExecResult, { kind: 'exited' }>, timeoutMs: number): string {
  switch (result.kind) {
    case 'killed':
      return `was ended by ${result.signal}`;
    case 'notStarted':
      return `could not be started: ${result.message}`;
    case 'timedOut':
      return `was stopped after ${timeoutMs / 1000} seconds`;
    case 'flooded':
      return `was stopped because it wrote more than 10 MiB to ${result.stream}`;
    case 'cancelled':
      return 'was cancelled';
    default:
      return never(result);
  }
}

/**
 * Resolves a path of a grader: an absolute one as it is, then, as any other, relative to the eval folder and each root;
 * the first existing file.
 */
export async function lookUp(
  path: string,
  wanted: 'file' | 'folder',
  { files, suiteFolder, searchRoots }: Pick<GraderDeps, 'files' | 'suiteFolder' | 'searchRoots'>,
): Promise<string | undefined> {
  const below = path.replace(/^[/\\]+/, '');
  const roots = new Set([suiteFolder, ...searchRoots]);
  for (const candidate of [...(isAbsolute(path) ? [path] : []), ...Array.from(roots, (root) => join(root, below))]) {
    if ((await files.state(candidate)) === wanted) return candidate;
  }
  return undefined;
}

/** As many programs as judges run at the same time to grade one answer: a suite may put a hundred together. */
export const MAX_PROGRAMS = 8;

/**
 * Limits the number of programs that run at the same time; others wait in order. The time limit of a program starts
 * with its slot. A cancelled one that waits does not start.
 */
export function boundedExec(exec: Exec, most: number): Exec {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = async (signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted) return false;
    if (running < most) {
      running += 1;
      return true;
    }
    return new Promise((resolve) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = () => {
        waiting.delete(begin);
        resolve(false);
      };
      waiting.add(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  };

  /** Its place goes to the first who waits. */
  const over = () => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    async run(request, signal) {
      if (!(await turn(signal))) return NOT_BEGUN;
      try {
        return await exec.run(request, signal);
      } finally {
        over();
      }
    },
  };
}

const NOT_BEGUN: ExecResult = { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };

/** Default time limit for a program that prepares the input of a judge. */
const DEFAULT_TIMEOUT_MS = 5 * 60_000;

const MAX_COMPLAINT_LENGTH = 2_000;

type PrintedText =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'broken'; readonly why: string };

/** Runs a program that prints a text. Returns the trimmed text, or why there is none. Empty output is a failure. */
export async function runForText(
  program: { readonly command: readonly string[]; readonly cwd: string; readonly stdin: string },
  { submission: { workspacePath }, deps, signal }: GradeRequest,
): Promise<PrintedText> {
  const { exec, scripts, childEnv, timeoutMs = DEFAULT_TIMEOUT_MS } = deps;
  const env = { ...childEnv, ...(workspacePath !== undefined && { AGENTV_WORKSPACE_PATH: workspacePath }) };
  const request = await scripts.forGrader({ ...program, env, timeoutMs, maxBytes: MAX_OUTPUT_BYTES });
  const result = await exec.run(request, signal);
  if (result.kind !== 'exited') return { kind: 'broken', why: `it ${endedHow(result, timeoutMs)}` };
  if (result.exitCode !== 0) {
    const complaint = cutStart(result.stderr.trim(), MAX_COMPLAINT_LENGTH);
    const why = `it ended with exit code ${result.exitCode}${complaint === '' ? '' : `: ${complaint}`}`;
    return { kind: 'broken', why };
  }
  const text = result.stdout.replaceAll('\r\n', '\n').trim();
  return text === '' ? { kind: 'broken', why: 'it printed nothing' } : { kind: 'printed', text };
}
