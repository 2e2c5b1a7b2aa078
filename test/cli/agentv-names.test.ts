import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agentvCommands } from '../../src/cli/agentv-names.ts';
import { parseArgv } from '../../src/cli/command-line.ts';
import { commands } from '../../src/cli/registry.ts';
import { UserError } from '../../src/model/errors.ts';

/** What `--help` of each command of AgentV 4.42.4 prints. */
const help = readFileSync(join(import.meta.dirname, '../fixtures/agentv/help.txt'), 'utf8')
  .split(/^\$ agentv /m)
  .slice(1)
  .map((text) => {
    const [first = '', ...lines] = text.split('\n');
    return { words: first.replace(/ ?--help$/, '').split(' '), lines };
  });

/** Why the command line is refused, with the hint; empty if it is understood. */
async function refusal(argv: readonly string[]): Promise<string> {
  try {
    await parseArgv(argv, () => {});
    return '';
  } catch (error) {
    const [problem] = error instanceof UserError ? error.problems : [];
    return problem === undefined ? String(error) : `${problem.message}. ${problem.hint ?? ''}`;
  }
}

const named = (refused: string) =>
  !/unknown (?:command|option)/i.test(refused) || /This is a (?:command|flag) of AgentV\. Here /.test(refused);

const known = help[0]?.lines.flatMap((line) => /^- (\w+) - /.exec(line)?.[1] ?? []) ?? [];

test.each(known)('the command %s of AgentV runs, or is named as it is here', async (name) => {
  if (name === 'eval' || name in commands) return;
  expect(named(await refusal([name, 'x']))).toBe(true);
});

test.each(['run', 'assert', 'aggregate', 'bundle'])('so is eval %s', async (name) => {
  expect(named(await refusal(['eval', name, 'x']))).toBe(true);
});

/** The commands of AgentV whose flags are those of a command here. */
const same: Readonly<Record<string, readonly string[]>> = {
  'eval run': ['run'],
  'eval assert': ['assert'],
  ...Object.fromEntries(
    ['compare', 'convert', 'init', 'validate', 'workspace list', 'workspace clean', 'workspace deps']
      .concat(['import claude', 'import codex', 'import copilot'])
      .map((words) => [words, words.split(' ')]),
  ),
  'create assertion': ['create', 'grader'],
  'create eval': ['create', 'suite'],
};
const flags = help.flatMap(({ words, lines }) => {
  const here = same[words.join(' ')];
  const found = lines.flatMap((line) => /^ {2}(--[a-z-]+)/.exec(line)?.[1] ?? []);
  return here === undefined ? [] : found.map((flag) => ({ command: words.join(' '), flag, here }));
});

test.each(flags)('the flag $flag of $command is one here, too, or is named', async ({ flag, here }) => {
  expect(named(await refusal([...here, flag, '1', 'x', 'y']))).toBe(true);
});

test('the help of AgentV was read', () => {
  expect(flags.length).toBeGreaterThan(80);
  expect(Object.keys(agentvCommands).filter((name) => name in commands)).toEqual([]);
});

test.each([
  [['help'], /Commands:/],
  [['help', 'run'], /--trials/],
  [['run', '--help'], /--trials/],
  [['version'], /^\d+\.\d+\.\d+/],
  [['-v'], /^\d+\.\d+\.\d+/],
])('%j prints what people expect', async (argv, expected) => {
  const printed: string[] = [];
  expect(await parseArgv(argv, (text) => void printed.push(text))).toEqual({ exitCode: 0 });
  expect(printed.join('\n')).toMatch(expected);
});

test('help on an unknown command names the nearest one', async () => {
  await expect(parseArgv(['help', 'rnu'], () => {})).rejects.toThrow(/Did you mean run\?/);
});

test('an unknown flag names the help of its command, an unknown command the list', async () => {
  expect(await refusal(['run', '--modle', 'x'])).toContain("Unknown option '--modle'. Run eval-action run --help");
  expect(await refusal(['run', '--trails', '3'])).toMatch(/--trials/);
  expect(await refusal(['rum'])).toMatch(/run/);
});

test('a command of AgentV is answered without commands here that are only spelled alike', async () => {
  expect(await refusal(['prepare'])).toMatch(
    /^Unknown command 'prepare'\. This is a command of AgentV\. Here .*prompt/,
  );
});
