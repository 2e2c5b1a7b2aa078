// Runs test files in the workspace. Each file is one check: it passes if all of its tests do.
import { spawnSync } from 'node:child_process';

const cwd = process.env.AGENTV_WORKSPACE_PATH;
const assertions = process.argv.slice(2).map((file) => {
  const { status } = spawnSync(process.execPath, ['--test', file], { cwd, timeout: 60_000, stdio: 'ignore' });
  return { text: `The tests in ${file} pass`, passed: status === 0 };
});
// As in SWE-bench, a task is solved or not.
const score = assertions.every(({ passed }) => passed) ? 1 : 0;
console.log(JSON.stringify({ score, assertions }));
