import { execFileSync } from 'node:child_process';

/** Root reads every file, unless it gives up the right to. */
const ORDINARY =
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', process.execPath]
    : [process.execPath];

/**
 * What a script prints that runs as a user whom the permissions of files stop. Modules are imported by their URL; `args` are
 * in `process.argv` from index 1 on.
 */
export function printedAsUser(script: string, args: readonly string[]): string {
  const [program = '', ...before] = ORDINARY;
  return execFileSync(program, [...before, '--input-type=module', '-e', script, ...args], { encoding: 'utf8' });
}
