import { type Exec, type ExecResult, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { cutEnd } from '../../shared/text.ts';

/** In the order in which they are tried. */
const ENGINES = [
  { program: 'docker', name: 'Docker' },
  { program: 'podman', name: 'Podman' },
] as const;

const PROBE_MS = 10_000;
const QUICK_MS = 60_000;

/** Docker or Podman: a program that responded. */
export interface Engine {
  readonly program: (typeof ENGINES)[number]['program'];
  readonly name: string;
  /** For programs that this one starts in a container. */
  readonly env: Readonly<Record<string, string>>;
  readonly exec: Exec;
  run(args: readonly string[], options?: EngineOptions): Promise<ExecResult>;
}

interface EngineOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly stdin?: string | undefined;
  readonly isLossless?: boolean;
}

/** The first engine that responds, or the errors of the installed ones. */
export async function findEngine(
  exec: Exec,
  env: Readonly<Record<string, string>>,
): Promise<Engine | { readonly silent: readonly string[] }> {
  const silent: string[] = [];
  for (const { program, name } of ENGINES) {
    const run: Engine['run'] = (
      args,
      { signal = new AbortController().signal, timeoutMs = QUICK_MS, ...options } = {},
    ) =>
      exec.run(
        { command: [program, ...args], cwd: '/', env, timeoutMs, maxBytes: MAX_OUTPUT_BYTES, ...options },
        signal,
      );
    const ended = await run(['version'], { timeoutMs: PROBE_MS });
    if (isFine(ended)) return { program, name, env, exec, run };
    if (ended.kind !== 'notStarted') silent.push(`${name} does not answer (${reasonOf(ended)})`);
  }
  return { silent };
}

type Exited = Extract<ExecResult, { kind: 'exited' }>;

export const isFine = (ended: ExecResult): ended is Exited => ended.kind === 'exited' && ended.exitCode === 0;

export function reasonOf(ended: ExecResult): string {
  if (ended.kind === 'notStarted') return ended.message;
  if (ended.kind === 'flooded') return 'its output exceeds the limit';
  if (ended.kind === 'timedOut') return 'it did not end in time';
  if (ended.kind === 'cancelled') return 'the run was stopped';
  const said = lastLine(ended.stderr) || lastLine(ended.stdout);
  return said || (ended.kind === 'killed' ? `it was ended by ${ended.signal}` : `exit code ${ended.exitCode}`);
}

const MAX_WORDS = 500;

/** Engines give a reason in the last line, or before a hint at their help. */
export function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.findLast((each) => each !== '' && !/^(?:Run|See) '/.test(each)) ?? '';
  return cutEnd(line, MAX_WORDS).replace(/\.$/, '');
}
