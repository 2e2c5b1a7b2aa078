import { spawnSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './test/support/chromium.ts';

// `npm run test:all` runs every row of long tables, and property tests with a fresh seed: see test/support/exhaustive.ts.
if (process.argv.includes('exhaustive')) {
  process.env['EXHAUSTIVE'] = '1';
  process.env['FC_SEED'] ??= String(Date.now() % 2 ** 31);
  process.stdout.write(`Whole tables, and FC_SEED=${process.env['FC_SEED']}\n`);
}

/** What shows more than a commit can pay for, and rarely breaks. */
const NIGHTLY = process.env['EXHAUSTIVE'] ? [] : ['test/**/*.nightly.test.ts'];

/** Without a browser its tests do not run, which is said; CI has one, and fails without. */
const WITHOUT_CHROMIUM = chromiumPath() === undefined && !process.env['CI'] ? ['test/page/program/browser/**'] : [];
if (WITHOUT_CHROMIUM.length > 0) {
  process.stdout.write(
    'Not run, because there is no Chromium ("apt-get install chromium", or CHROMIUM_PATH): the tests of report.html in a browser\n',
  );
}

/** The same without pytest. */
const hasPytest = spawnSync('pytest', ['--version'], { stdio: 'ignore' }).status === 0;
const WITHOUT_PYTEST = hasPytest || process.env['CI'] ? [] : ['test/engines/pytest.test.ts'];
if (WITHOUT_PYTEST.length > 0) {
  process.stdout.write('Not run, because there is no pytest ("apt-get install python3-pytest"): its tests\n');
}

/**
 * Tests that start thousands of processes, nearly all of them git. The time to start one grows with the memory of the process
 * that starts it: from 600 MB it takes 15 times as long as from 10 MB. So these tests run in processes of their own, apart from
 * tests that read and render large texts.
 */
const WITH_PROCESSES = [
  ...['app', 'action', 'baseline', 'cli', 'config', 'github', 'platform', 'providers', 'runner', 'workspaces'],
  ...['ci', 'graders/people', 'page/data', 'page/program/browser', 'results/run-folder', 'sdk', 'spec'],
].map((folder) => `test/${folder}/**/*.test.ts`);

/** The tests that start the most: git, for hundreds of folders. Each gets a process of its own, which is small. */
const WITH_MOST_PROCESSES = ['test/app/workspaces*.test.ts', 'test/workspaces/repositories/checkouts.test.ts'];

const GUARDS = { extends: true as const, test: { name: 'guards', include: ['test/guards/**/*.test.ts'] } };

/**
 * Packages as Node loads them. Vitest asks for their development versions, in which parsers of Markdown check each of their
 * steps, and it adds that condition to any of `ssr.resolve`.
 */
const PACKAGES_AS_USED = {
  name: 'packages-as-used',
  configResolved: ({ ssr }: { ssr: { resolve?: { conditions?: string[] } } }) => {
    if (ssr.resolve !== undefined) ssr.resolve.conditions = ['node'];
  },
};

export default defineConfig({
  plugins: [PACKAGES_AS_USED],
  test: {
    // Most tests take a second: these are for a machine that does much else.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Tests wait for programs most of the time: more processes than the two cores of CI keep these busy.
    maxWorkers: 4,
    // No test replaces a module or changes what others see of one, so that files share what they load: half of the work.
    isolate: false,
    setupFiles: ['test/support/seed.ts'],
    // `.ci/run` reads the counts from a file; people read the console.
    ...(process.env['VITEST_JSON'] && {
      reporters: ['default', 'json'],
      outputFile: { json: process.env['VITEST_JSON'] },
    }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/guards/**', 'test/bundle/**', 'test/engines/**', ...NIGHTLY, ...WITH_PROCESSES],
          globalSetup: ['test/support/programs-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: WITH_PROCESSES,
          exclude: [...NIGHTLY, ...WITH_MOST_PROCESSES, ...WITHOUT_CHROMIUM],
          globalSetup: ['test/support/programs-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'many processes',
          include: WITH_MOST_PROCESSES,
          exclude: NIGHTLY,
          isolate: true,
          globalSetup: ['test/support/programs-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          // Time limits within these tools end their programs on a machine that does much else.
          retry: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ['test/engines/*.test.ts'],
          exclude: WITHOUT_PYTEST,
          globalSetup: ['test/support/programs-setup.ts', 'test/engines/setup.ts'],
        },
      },
      // `.ci/run` runs them with the checks.
      ...(process.env['WITHOUT_GUARDS'] ? [] : [GUARDS]),
      { extends: true, test: { name: 'bundle', include: ['test/bundle/**/*.test.ts'], exclude: NIGHTLY } },
    ],
  },
});
