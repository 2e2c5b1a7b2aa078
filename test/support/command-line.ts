import { expect } from 'vitest';
import { parseArgv } from '../../src/cli/command-line.ts';

/** What a command line asks for: its command and the options of it. */
export async function parsed(...argv: string[]): Promise<Record<string, unknown>> {
  const call = await parseArgv(argv, () => {});
  return 'name' in call ? { command: call.name, ...(call.options as object) } : { ...call };
}

export async function helpOf(...argv: string[]): Promise<string> {
  const printed: string[] = [];
  expect(await parseArgv(argv, (text) => printed.push(text))).toEqual({ exitCode: 0 });
  return printed.join('\n');
}
