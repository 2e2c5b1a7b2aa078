import { defineConfig } from 'vitest/config';

/**
 * Tests that start thousands of processes, nearly all of them git. The time to start one grows with the memory of the process
 * that starts it: from 600 MB it takes 15 times as long as from 10 MB. So these tests run in processes of their own, apart from
 * tests that read and render large texts.
 */
const WITH_PROCESSES = [
  ...['app', 'action', 'baseline', 'cli', 'config', 'github', 'platform', 'providers', 'runner', 'workspaces'],
  ...['graders/people', 'page/data', 'results/run-folder'],
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
    testTimeout: 30_000,
    // Real programs, servers and browsers can be late on a busy machine. A defect fails twice; a test that only passes the
    // second time is listed with "retry x1".
    retry: process.env['CI'] ? 1 : 0,
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
          exclude: ['test/guards/**', 'test/bundle/**', ...WITH_PROCESSES],
          globalSetup: ['test/support/programs-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: WITH_PROCESSES,
          exclude: WITH_MOST_PROCESSES,
          globalSetup: ['test/support/programs-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'many processes',
          include: WITH_MOST_PROCESSES,
          isolate: true,
          globalSetup: ['test/support/programs-setup.ts'],
        },
      },
      // `.ci/run` runs them with the checks.
      ...(process.env['WITHOUT_GUARDS'] ? [] : [GUARDS]),
      { extends: true, test: { name: 'bundle', include: ['test/bundle/**/*.test.ts'] } },
    ],
  },
});
