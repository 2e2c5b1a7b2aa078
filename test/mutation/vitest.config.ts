import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a file of tests simulates runs or tries a property often, which takes longer than all others. */
const isSlow = ({ moduleId }: TestSpecification) =>
  /simulate|seeded|exhaustive|fast-check/.test(readFileSync(moduleId, 'utf8'));

/** A mutant ends with its first failed test: most of them before a test that takes long. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The tests of what is mutated that run in this process and need no second. */
export default defineConfig({
  test: {
    include: [
      'test/gate/**/*.test.ts',
      'test/platform/secrets/**/*.test.ts',
      'test/platform/redacting-adapters.test.ts',
    ],
    // It asks git, which does not know the copy that is mutated.
    exclude: ['test/platform/secrets/repository.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 30_000,
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
