import { MAX_OUTPUT_BYTES } from '../model/ports/processes.ts';
import type { Hook } from '../model/suite/workspace.ts';
import { whyFailed } from './workspace-error.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

export interface HookSubject {
  readonly workspacePath: string;
  /** The test's id, or `__before_all__` and `__after_all__`. */
  readonly testId: string;
  readonly evalRunId: string;
  readonly input?: string | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

export interface HowToRun {
  readonly childEnv: Readonly<Record<string, string>>;
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
  { exec, scripts, childEnv, isLast }: HowToRun & Pick<WorkspacesDeps, 'exec' | 'scripts'>,
  signal: AbortSignal,
): Promise<HookRun> {
  const hasNoTime = isLast && signal.aborted;
  const limitMs = hasNoTime ? Math.min(timeoutMs, LAST_MS) : timeoutMs;
  const values: Readonly<Record<string, unknown>> = {
    workspace_path: subject.workspacePath,
    test_id: subject.testId,
    eval_run_id: subject.evalRunId,
    case_input: subject.input || null,
    case_metadata: subject.metadata ?? null,
  };
  /** Names that mean nothing here stay as they are. */
  const filled = (word: string) =>
    word.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (match, name: string) => {
      const value = Object.hasOwn(values, name) ? (values[name] ?? '') : match;
      return typeof value === 'string' ? value : JSON.stringify(value);
    });
  const request = await scripts.forGrader({
    command: command.map(filled),
    cwd,
    env: childEnv,
    stdin: `${JSON.stringify(values)}\n`,
    timeoutMs: limitMs,
    maxBytes: MAX_OUTPUT_BYTES,
  });
  const ended = await exec.run(request, hasNoTime ? new AbortController().signal : signal);
  return { stdout: 'stdout' in ended ? ended.stdout : '', why: whyFailed(ended, limitMs) };
}
