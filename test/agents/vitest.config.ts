import { defineConfig } from 'vitest/config';

/** Not part of `npm test`: see the script beside it. */
export default defineConfig({
  test: { include: ['test/agents/real-agents.ts'], testTimeout: 240_000, fileParallelism: false },
});
