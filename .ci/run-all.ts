/**
 * Runs shell commands one after the other, all of them even if one fails, and fails at the end if one did: so a wrong type
 * hides no failed guard. `node .ci/run-all.ts COMMAND...`
 */
import { spawnSync } from 'node:child_process';

const failed = process.argv.slice(2).filter((command) => {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  return status !== 0;
});
for (const command of failed) console.error(`Failed: ${command}`);
process.exitCode = failed.length === 0 ? 0 : 1;
