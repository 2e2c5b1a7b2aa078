import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Measured {
  readonly ms: number;
  /** The most memory that the process itself had at once. */
  readonly peakMiB: number;
  readonly stdout: string;
}

export interface How {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const TELL_PEAK =
  'data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(process.env.BENCH_PEAK,String(process.resourceUsage().maxRSS)))';

/** Runs a program of Node in a process of its own; undefined if it fails or takes too long. */
export async function tryMeasure(args: readonly string[], { cwd, env, timeoutMs }: How): Promise<Measured | undefined> {
  const peak = join(cwd, '.bench-peak');
  rmSync(peak, { force: true });
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', TELL_PEAK, ...args], {
    cwd,
    env: { ...process.env, ...env, BENCH_PEAK: peak },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: timeoutMs,
  });
  const output = child.stdout.setEncoding('utf8').toArray();
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ms = performance.now() - started;
  if (code !== 0 || !existsSync(peak)) return undefined;
  return { ms, peakMiB: Number(readFileSync(peak, 'utf8')) / 1024, stdout: (await output).join('') };
}

export async function measure(args: readonly string[], how: How): Promise<Measured> {
  const measured = await tryMeasure(args, how);
  if (measured === undefined) throw new Error(`${args.join(' ')} failed`);
  return measured;
}

/** The fastest of several runs: the others were disturbed. */
export async function fastest(times: number, args: readonly string[], how: How, before = () => {}): Promise<Measured> {
  const all: Measured[] = [];
  for (let time = 0; time < times; time += 1) {
    before();
    all.push(await measure(args, how));
  }
  return all.reduce((best, each) => (each.ms < best.ms ? each : best));
}

/** A suite of so many tests, which the targets `mock`, `cli` and `model` below pass. */
export const suiteOf = (tests: number, target = 'mock'): string =>
  `execution: { target: ${target} }\ntests:\n${Array.from({ length: tests }, (_, at) => `  - { id: t${at}, criteria: says it, input: say t${at}, assertions: [{ type: contains, value: mock }] }\n`).join('')}`;

export const TARGETS = `targets:
  - { name: mock, provider: mock, response: mock }
  - { name: cli, provider: cli, command: "echo mock > {OUTPUT_FILE}" }
  - { name: model, provider: openai, model: m, base_url: "\${{ MODEL_URL }}" }
`;
