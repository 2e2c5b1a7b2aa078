/**
 * `npm run bench` measures the bundle in `dist/`, or in the folder that is named, and prints a table with the goals. Each
 * name below measures one subject instead: `npm run bench -- gate`. Nothing here asserts; tests do not measure.
 */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableHead } from './table.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const print = (line: string) => console.log(line);
const distOf = (given = join(root, 'dist')): string => resolve(given);

const subjects: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  /** The statistics of the gate on simulated runs; `--quick` in a minute, or only the named parts. */
  gate: async () => void (await import('./gate/gate.ts')),
  /** The answers of `experiment` on simulated experiments; a number of runs. */
  experiment: async ([runs = '2000']) => (await import('./experiment.ts')).experimentRows(Number(runs), print),
  /** AgentV and promptfoo, which it installs, on the same work. */
  peers: async ([dist]) => (await import('./peers.ts')).peers(distOf(dist), { installs: true }),
  workspaces: async ([dist]) => (await import('./workspaces.ts')).workspaceRows(join(distOf(dist), 'cli.js')),
  /** 100,000 results through every command. */
  large: async ([dist]) => (await import('./large.ts')).largeRows(join(distOf(dist), 'cli.js')),
};

const [name = '', ...args] = process.argv.slice(2);
const subject = subjects[name];
tableHead();
if (subject !== undefined) await subject(args);
else {
  const dist = distOf(name === '' ? undefined : name);
  await (await import('./speed.ts')).speedRows(dist);
  await (await import('./large.ts')).largeRows(join(dist, 'cli.js'));
  await (await import('./peers.ts')).peers(dist, { installs: false });
}
process.exit();
