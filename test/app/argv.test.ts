import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../src/config/settings.ts';
import { helpOf, parsed } from '../support/command-line.ts';

describe('eval-action validate', () => {
  test('takes paths, a targets file, a limit and its two switches', async () => {
    expect(
      await parsed(
        'validate',
        'evals',
        '!evals/old',
        '--targets',
        't.yaml',
        '--strict',
        '--max-warnings',
        '3',
        '--json',
      ),
    ).toMatchObject({
      command: 'validate',
      inputs: { evals: ['evals', '!evals/old'], targets: 't.yaml', strict: true },
      maxWarnings: 3,
      json: true,
    });
  });

  test('has no flags that only a run needs', async () => {
    await expect(parsed('validate', '--workers', '3')).rejects.toThrow(/Unknown option '--workers'/);
  });
});

describe('eval-action init', () => {
  test('works here, or in the folder that is named', async () => {
    expect(await parsed('init')).toEqual({ command: 'init', folder: '.', withSkills: false, withCopilot: false });
    expect(await parsed('init', 'services/support')).toMatchObject({ command: 'init', folder: 'services/support' });
  });

  test('takes one folder', async () => {
    await expect(parsed('init', 'a', 'b')).rejects.toThrow(/Too many arguments/);
  });
});

test.each([
  [['run', '--history'], /'--history <WHERE>' argument missing/],
  [['run', '--max-dropp', '1'], 'Did you mean --max-drop?'],
  [['run', '--max-dropp=1'], 'Did you mean --max-drop?'],
  [['validate', '--max-warning', '1'], 'Did you mean --max-warnings?'],
])('%j says what is meant', async (argv, message) => {
  await expect(parsed(...argv)).rejects.toThrow(message);
});

describe('the help', () => {
  test('lists every command with what it does', async () => {
    const help = await helpOf('--help');
    for (const name of ['run', 'validate', 'list', 'init']) expect(help).toMatch(new RegExp(`^ {2}${name} .*\\w`, 'm'));
  });

  test.each(['run', 'validate', 'list', 'init'])('of %s shows examples and what the exit codes mean', async (name) => {
    expect(await helpOf(name, '--help')).toMatch(/Examples:\n {2}eval-action [\s\S]*Exit codes: 0 .*2 .*\.$/);
  });
});

test('a mistyped command is reported with the command that was meant', async () => {
  await expect(parsed('validat')).rejects.toThrow(/Unknown command 'validat'[\s\S]*validate/);
  await expect(parsed('validate', '--jsn')).rejects.toThrow(/Unknown option '--jsn'[\s\S]*--json/);
});

test.each(['--help', '-h'])(
  'an unknown command before %s is an error too, and not the list of commands',
  async (flag) => {
    await expect(parsed('validat', flag)).rejects.toThrow(/Unknown command 'validat'[\s\S]*validate/);
    await expect(parsed('eval', 'aggregate', flag)).rejects.toThrow(/Unknown command 'aggregate'/);
  },
);

test('a run may grade a transcript, or record what is answered, but not both', async () => {
  expect(await parsed('run', 'evals', '--transcript', 't.jsonl')).toMatchObject({ inputs: { transcript: 't.jsonl' } });
  expect(await parsed('run', 'evals', '--record-replay', 'r.jsonl', '--verbose')).toMatchObject({
    inputs: { recordReplay: 'r.jsonl', verbose: true },
  });
  for (const other of [['--record-replay', 'r.jsonl'], ['--dry-run']]) {
    await expect(parsed('run', 'evals', '--transcript', 't.jsonl', ...other)).rejects.toThrow(/cannot be used with/);
  }
  await expect(parsed('run', 'evals', '--verbose', '--json')).rejects.toThrow(/cannot be used with/);
});

test('every flag of a run that is no switch takes a value', async () => {
  const switches = [
    'strict',
    'dry-run',
    'quiet',
    'json',
    'last-failed',
    'watch',
    'no-color',
    'help',
    'rerun-failed',
    'verbose',
    'must-pass',
    'fail-if-worse',
    'export-otel',
    'otel-capture-content',
    'otel-group-turns',
  ];
  const flags = [
    ...(await helpOf('run', '--help', 'all')).matchAll(/^ {2}(?:-\w, )?--([a-z-]+)( <[A-Za-z|]+>| \[[A-Za-z|]+\])?/gm),
  ];
  expect(flags.flatMap(([, name = '', value]) => (value === undefined ? [name] : [])).sort()).toEqual(switches.sort());
  expect(await parsed('run', 'evals', '--grader-target', 'wise')).toMatchObject({ inputs: { graderTarget: 'wise' } });
});

describe('the delays of a dry run', () => {
  const delayOf = async (...flags: string[]) => {
    const { inputs } = await parsed('run', 'evals', '--dry-run', ...flags);
    return (inputs as Inputs).dryRunDelay;
  };

  test('are fixed or a range, and the range wins', async () => {
    expect(await delayOf()).toBeUndefined();
    expect(await delayOf('--dry-run-delay', '70')).toEqual({ leastMs: 70, mostMs: 70 });
    expect(await delayOf('--dry-run-delay', '0')).toEqual({ leastMs: 0, mostMs: 0 });
    expect(await delayOf('--dry-run-delay', '70', '--dry-run-delay-min', '1', '--dry-run-delay-max', '5')).toEqual({
      leastMs: 1,
      mostMs: 5,
    });
  });

  test.each([[['--dry-run-delay-min', '5']], [['--dry-run-delay-min', '6', '--dry-run-delay-max', '5']]])(
    'are no range: %j',
    async (flags) => {
      await expect(delayOf(...flags)).rejects.toThrow(
        /are not a range[\s\S]*a minimum that is not larger than the maximum/,
      );
    },
  );

  test.each(['-1', 'soon', '', '3600001'])('are whole milliseconds, not %j', async (ms) => {
    await expect(delayOf(`--dry-run-delay=${ms}`)).rejects.toThrow(
      /"--dry-run-delay" must be (?:a whole number from 0 to 3600000|a value)/,
    );
  });

  test('are refused for a real run', async () => {
    await expect(parsed('run', 'evals', '--dry-run-delay', '5')).rejects.toThrow(
      /only apply to a dry run[\s\S]*--dry-run/,
    );
  });
});
