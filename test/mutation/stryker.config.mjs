import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const ROOMS = {
  gate: ['src/gate/**/*.ts'],
  secrets: ['src/platform/secrets/*.ts', 'src/platform/redacting-adapters.ts'],
};
const room = process.env.MUTATION_ROOM ?? 'gate';

/** One of so many declarations is mutated. */
const OF = Number(process.env.MUTATION_OF ?? 12);

const DECLARATION = /^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/;

/** Depends on the name alone: what moves stays in the sample, so that scores before and after a change can be compared. */
const isChosen = (name) => createHash('sha256').update(name).digest().readUInt32BE() % OF === 0;

/** The lines of each chosen declaration at the top level of a file. */
function chosenLines(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const starts = lines.flatMap((line, index) => {
    const name = DECLARATION.exec(line)?.[1];
    return name === undefined ? [] : [{ name, index }];
  });
  return starts
    .map(({ name, index }, at) => ({ name, from: index + 1, to: starts[at + 1]?.index ?? lines.length }))
    .filter(({ name }) => isChosen(name))
    .map(({ from, to }) => `${file}:${from}-${to}`);
}

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: globSync(ROOMS[room]).sort().flatMap(chosenLines),
  // What messages say is shown by tests of reports.
  mutator: { excludedMutations: ['StringLiteral'] },
  // What only runs when a file is loaded is tried with all tests. The patterns of secrets are such; in the gate they are few.
  ignoreStatic: room === 'gate',
  // TypeScript 7 has no programming interface: with a configuration that exists, Stryker looks for it.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: ['dist', 'build', 'coverage', 'test/golden', '/test/*/node_modules'],
  // Not in build/, which each build empties.
  tempDirName: 'coverage/mutation',
  concurrency: 1,
  // Endless loops are found by counting. Only a busy machine is as late as this.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: `coverage/mutation-${room}.json` },
};
