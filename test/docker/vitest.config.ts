import { defineConfig } from 'vitest/config';

/** Not part of `npm test`: see the script beside it. */
export default defineConfig({
  test: { include: ['test/docker/real-containers.ts'], testTimeout: 120_000, fileParallelism: false },
});
