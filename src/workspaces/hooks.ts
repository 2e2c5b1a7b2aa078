import { type Exec, type GraderScripts, MAX_OUTPUT_BYTES } from '../model/ports/processes.ts';
import type { Hook } from '../model/suite/workspace.ts';
import { whyFailed } from './workspace-error.ts';

export interface HookSubject {
  readonly workspacePath: string;
  /** The test's id, or `__before_all__` and `__after_all__`. */
  readonly testId: string;
  readonly evalRunId: string;
  readonly input?: string | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

interface HookSite {
  readonly exec: Exec;
  readonly scripts: Pick<GraderScripts, 'forGrader'>;
  readonly env: Readonly<Record<string, string>>;
  /** Whether the hook tidies up, and so runs also when the run was stopped. */
  readonly isLast: boolean;
}

export interface HookRun {
  readonly stdout: string;
  /** Why it failed; absent when it did not. */
  readonly why?: string | undefined;
}

/** Hooks that tidy up run even when the run was stopped, and then they have so long. */
const LAST_MS = 3_000;

/** Runs the command of a hook: its words filled in, one JSON object on stdin. Never throws. */
export async function runHook(
  { command = [], cwd, timeoutMs }: Hook,
  subject: HookSubject,
  { exec, scripts, env, isLast }: HookSite,
  signal: AbortSignal,
): Promise<HookRun> {
  const hasNoTime = isLast && signal.aborted;
  const limitMs = hasNoTime ? Math.min(timeoutMs, LAST_MS) : timeoutMs;
  const request = await scripts.forGrader({
    command: command.map((word) => fill(word, subject)),
    cwd,
    env,
    stdin: `${JSON.stringify(payload(subject))}\n`,
    timeoutMs: limitMs,
    maxBytes: MAX_OUTPUT_BYTES,
  });
  const ended = await exec.run(request, hasNoTime ? new AbortController().signal : signal);
  const why = whyFailed(ended, limitMs);
  return { stdout: 'stdout' in ended ? ended.stdout : '', why };
}

const payload = ({ workspacePath, testId, evalRunId, input, metadata }: HookSubject) => ({
  workspace_path: workspacePath,
  test_id: testId,
  eval_run_id: evalRunId,
  case_input: input || null,
  case_metadata: metadata ?? null,
});

/** Names that mean nothing here stay as they are. */
function fill(word: string, { workspacePath, testId, evalRunId, input, metadata }: HookSubject): string {
  const values = new Map([
    ['workspace_path', workspacePath],
    ['test_id', testId],
    ['eval_run_id', evalRunId],
    ['case_input', input ?? ''],
    ['case_metadata', metadata === undefined ? '' : JSON.stringify(metadata)],
  ]);
  return word.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values.get(name) ?? whole);
}
