/**
 * Measures the merge of the shards of a plan: reading their rows and making one run of them, bundled as in `dist/` and in
 * a separate process for each size. Prints the time, and the most memory that the process had.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files } from '../../src/adapters/files/files.ts';
import { memory } from '../../src/adapters/memory.ts';
import { planOnDisk, shardsOnDisk } from '../../src/app/shards/planned-report.ts';
import { mergeShards } from '../../src/results/shards/merge-shards.ts';

const SIZES: readonly (readonly [tests: number, shards: number])[] = [
  [100_000, 20],
  [100_000, 1],
];

export async function mergeRows(print: (line: string) => void): Promise<void> {
  for (const [tests, shards] of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), 'merge-bench-'));
    try {
      await alone(['write', folder, `${tests}`, `${shards}`]);
      const bundle = await bundledIn(folder);
      const { ms, mib, loadedMib } = JSON.parse(await alone(['merge', folder, `${shards}`], bundle)) as Measured;
      print(
        `${tests} rows of ${shards} shards: ${(ms / 1000).toFixed(1)} s, ${mib.toFixed(0)} MiB at most, of which ${loadedMib.toFixed(0)} before the first file`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

interface Measured {
  readonly ms: number;
  readonly mib: number;
  /** Of the program alone. */
  readonly loadedMib: number;
}

const here = fileURLToPath(import.meta.url);

/** Types in sources take memory, which users do not pay. */
async function bundledIn(folder: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  // What only the parent process loads stays outside.
  const external = (id: string) => id === 'rolldown' || id.includes('/support/');
  const bundled = await rolldown({ input: here, platform: 'node', logLevel: 'silent', external });
  await bundled.write({ dir: join(folder, 'bundle'), format: 'esm', entryFileNames: 'merge.mjs' });
  return join(folder, 'bundle', 'merge.mjs');
}

async function alone(args: readonly string[], program = here): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const text = (await child.stdout.setEncoding('utf8').toArray()).join('');
  if (child.exitCode === null) await once(child, 'close');
  return text;
}

/** Answers have half a kilobyte. */
async function write(folder: string, count: number, shards: number): Promise<void> {
  const { aResult } = await import('../support/builders.ts');
  const { aPlannedTest, aShard, aShardPlan, dealt, filesOf } = await import('../support/shard-plans.ts');
  const output = 'The refund was sent to the card that was used. '.repeat(10);
  const ids = Array.from({ length: count }, (_, at) => `test-${at}`);
  const plan = aShardPlan(
    dealt(
      ids.map((id, at) => aPlannedTest(id, { suite: `suite-${at % 40}` })),
      shards,
    ),
  );
  const whole = ids.map((testId, index) =>
    aResult({
      testId,
      index,
      suite: `suite-${index % 40}`,
      measure: `m${index}`,
      subject: 's',
      output,
      score: index % 10 === 3 ? 0.2 : 1,
    }),
  );
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('plan/plan.json', JSON.stringify(plan));
  for (const { index } of plan.shards) {
    for (const [name, text] of Object.entries(filesOf(aShard(plan, index, whole))))
      put(`shards/${index}/${name}`, text);
  }
}

async function merge(folder: string, shards: number): Promise<void> {
  const loadedMib = peakMib();
  const started = performance.now();
  const paths = Array.from({ length: shards }, (_, at) => join(folder, 'shards', `${at + 1}`));
  const loaded = await planOnDisk({ cwd: folder, paths, planPath: 'plan' }, { files });
  const run = mergeShards(loaded, await shardsOnDisk({ cwd: folder, paths }, loaded, { files, memory }));
  if (!run.complete) throw new Error(`The run is not complete: ${run.unreadable?.[0]?.message}`);
  console.log(JSON.stringify({ ms: performance.now() - started, mib: peakMib(), loadedMib } satisfies Measured));
}

const peakMib = (): number => process.resourceUsage().maxRSS / 1024;

const [task, folder = '', first = '', second = ''] = process.argv.slice(2);
if (task === 'write') await write(folder, Number(first), Number(second));
if (task === 'merge' && folder !== '') await merge(folder, Number(first));
