import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Data = Readonly<Record<string, unknown>>;

/** A suite as YAML has it; keys of the suite, its tests and their assertions can also be in camelCase. */
export interface EvalConfig {
  readonly tests?: readonly Data[];
  /** The path of a suite, in place of tests. */
  readonly specFile?: string;
  /** A name of `.agentv/targets.yaml`, or a target as it is written there, without its name. */
  readonly target?: string | Data;
  readonly [key: string]: unknown;
}

/** What a run measured. */
export interface EvalResults {
  /** The records of the tests, as `index.jsonl` has them, in the order in which they ended. */
  readonly results: readonly Data[];
  readonly summary: {
    readonly total: number;
    readonly passed: number;
    readonly failed: number;
    /** Not measured, because something else than the agent failed. */
    readonly errored: number;
    /** Mean of the tests, 0 to 1. */
    readonly score?: number;
    /** US dollars of the targets. */
    readonly costUsd?: number;
    readonly [key: string]: unknown;
  };
  /** `pass`, `warn`, `inconclusive`, `fail`, `invalid` or `cancelled`, and why. */
  readonly verdict: { readonly kind: string; readonly headline: string; readonly [key: string]: unknown };
  /** What the run warned of before it began, such as an unknown key: `message`, `location`, `hint`. */
  readonly problems: readonly Data[];
  /** With `report.html` and all other files. */
  readonly runFolder: string;
}

/** The last line that `run --json` prints. */
interface RunEvent {
  readonly type: 'run';
  readonly verdict: EvalResults['verdict'];
  readonly totals: EvalResults['summary'];
  readonly run_folder: string;
}

/** The lines of `run --json` that matter here. */
type PrintedLine =
  | { readonly type: 'planned'; readonly problems: readonly Data[] }
  | { readonly type: 'test'; readonly record: Data }
  | RunEvent;

/** What `eval-action run` leaves for the suites that it loads. */
const TAKES_SUITES = Symbol.for('eval-action.suite');

/**
 * Runs a suite, as `eval-action run` does, and returns what it measured; paths are relative to the working directory. Rejects
 * if nothing could be run. In a file that `eval-action run` loaded, it hands the suite over instead, and does not return.
 */
export async function evaluate(suite: EvalConfig): Promise<EvalResults> {
  const take = (globalThis as Record<symbol, unknown>)[TAKES_SUITES];
  if (typeof take === 'function') {
    take(suite);
    return new Promise(() => {});
  }
  const { specFile, target, ...rest } = suite;
  const folder = await mkdtemp(join(tmpdir(), 'evaluate-'));
  // In the working directory: the paths in a suite begin at its folder.
  const written = specFile === undefined ? `evaluate-${process.pid}-${Date.now()}.eval.yaml` : undefined;
  try {
    if (written !== undefined)
      await writeFile(written, asText(inYamlWords({ name: 'evaluate', ...rest })), { flag: 'wx' });
    const flags = typeof target === 'string' ? ['--target', target] : [];
    if (typeof target === 'object') {
      const targets = join(folder, 'targets.yaml');
      const name = String(target['name'] ?? 'default');
      await writeFile(targets, asText({ targets: [{ ...target, name }] }));
      flags.push('--targets', relative(process.cwd(), targets), '--target', name);
    }
    return await run([specFile ?? `${written}`, '--json', ...flags]);
  } finally {
    if (written !== undefined) await rm(written, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives a suite its type: `export default defineEval({ … })`. */
export const defineEval = (suite: EvalConfig): EvalConfig => suite;

async function run(args: readonly string[]): Promise<EvalResults> {
  const program = fileURLToPath(import.meta.url.replace(/[^/]*$/, 'cli.js'));
  const child = spawn(process.execPath, [program, 'run', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const results: Data[] = [];
  const problems: Data[] = [];
  let ended: Partial<RunEvent> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const printed = JSON.parse(line) as PrintedLine;
    if (printed.type === 'planned') problems.push(...printed.problems);
    if (printed.type === 'test') results.push(printed.record);
    if (printed.type === 'run') ended = printed;
  }
  const { verdict, totals, run_folder: runFolder } = ended;
  if (verdict === undefined || totals === undefined || runFolder === undefined) {
    throw new Error(complaints.trim() || 'eval-action run ended early');
  }
  return { results, summary: totals, verdict, problems, runFolder };
}

/** JSON is YAML. Functions cannot be handed to another process. */
const asText = (data: unknown): string =>
  JSON.stringify(data, (key, value: unknown) => {
    if (typeof value !== 'function') return value;
    throw new Error(`"${key}" is a function, and a suite may only contain data. Put graders in .agentv/assertions.`);
  });

/** Keys in camelCase as YAML has them: those of a suite, of its tests and of their assertions. */
function inYamlWords(data: Data): Data {
  const renamed = Object.entries(data).map(([key, value]) => [
    key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    ['tests', 'assert', 'assertions'].includes(key) && Array.isArray(value)
      ? value.map((item) => (typeof item === 'object' && item !== null ? inYamlWords(item as Data) : item))
      : value,
  ]);
  return Object.fromEntries(renamed);
}
