import { describe, expect, test } from 'vitest';
import { parseArgv } from '../../src/app/cli/command-arguments.ts';

const asked = (...argv: string[]) => parseArgv(argv, () => {});
const helpOf = (...argv: string[]) => {
  const reported: string[] = [];
  parseArgv(argv, (text) => reported.push(text));
  return reported.join('\n');
};

describe('eval-action validate', () => {
  test('takes paths, a targets file, a limit and its two switches', () => {
    expect(
      asked('validate', 'evals', '!evals/old', '--targets', 't.yaml', '--strict', '--max-warnings', '3', '--json'),
    ).toMatchObject({
      kind: 'validate',
      inputs: { evals: ['evals', '!evals/old'], targets: 't.yaml', strict: true },
      maxWarnings: 3,
      json: true,
    });
  });

  test('allows any number of warnings by default', () => {
    expect(asked('validate')).toMatchObject({ kind: 'validate', inputs: { evals: [] }, json: false });
    expect(asked('validate')).toLack('maxWarnings');
    expect(asked('validate', '--max-warnings', '0')).toMatchObject({ maxWarnings: 0 });
  });

  test.each(['-1', 'few', '1.5', '', '9'.repeat(12)])('refuses %j as a limit', (limit) => {
    expect(() => asked('validate', `--max-warnings=${limit}`)).toThrow(
      /"--max-warnings" must be[\s\S]*a whole number, 0 or more/,
    );
  });

  test('has no flags that only a run needs', () => {
    expect(() => asked('validate', '--workers', '3')).toThrow(/Unknown option '--workers'/);
  });
});

describe('eval-action list', () => {
  test('selects as a run does', () => {
    expect(
      asked(
        ...['list', 'evals', '--target', 'x', '--target', 'y,z', '--targets', 't.yaml', '--test-id', 'a*'],
        ...['--working-directory', 'sub', '--json'],
      ),
    ).toMatchObject({
      kind: 'list',
      inputs: { evals: ['evals'], target: ['x', 'y', 'z'], targets: 't.yaml', testId: ['a*'], workingDirectory: 'sub' },
      json: true,
    });
  });
});

describe('eval-action init', () => {
  test('works here, or in the folder that is named', () => {
    expect(asked('init')).toEqual({ kind: 'init', folder: '.', withSkills: false });
    expect(asked('init', 'services/support')).toMatchObject({ kind: 'init', folder: 'services/support' });
  });

  test('takes one folder', () => {
    expect(() => asked('init', 'a', 'b')).toThrow(/Too many arguments/);
  });
});

describe('the help', () => {
  test('lists every command with what it does', () => {
    const help = helpOf('--help');
    for (const name of ['run', 'validate', 'list', 'init']) expect(help).toMatch(new RegExp(`^ {2}${name} .*\\w`, 'm'));
  });

  test.each(['run', 'validate', 'list', 'init'])('of %s shows examples and what the exit codes mean', (name) => {
    expect(helpOf(name, '--help')).toMatch(/Examples:\n {2}eval-action [\s\S]*Exit codes: 0 .*2 .*\.$/);
  });
});

test('a mistyped command is reported with the command that was meant', () => {
  expect(() => asked('validat')).toThrow(/Unknown command 'validat'[\s\S]*validate/);
  expect(() => asked('validate', '--jsn')).toThrow(/Unknown option '--jsn'[\s\S]*--json/);
});

test('a run may grade a transcript, or record what is answered, but not both', () => {
  expect(asked('run', 'evals', '--transcript', 't.jsonl')).toMatchObject({ options: { transcript: 't.jsonl' } });
  expect(asked('run', 'evals', '--record-replay', 'r.jsonl', '--verbose')).toMatchObject({
    options: { recordReplay: 'r.jsonl', verbose: true },
  });
  for (const other of [['--record-replay', 'r.jsonl'], ['--dry-run']]) {
    expect(() => asked('run', 'evals', '--transcript', 't.jsonl', ...other)).toThrow(/cannot be used with/);
  }
  expect(() => asked('run', 'evals', '--verbose', '--json')).toThrow(/cannot be used with/);
});

test('every flag of a run that is no switch takes a value', () => {
  const switches = [
    'strict',
    'dry-run',
    'quiet',
    'json',
    'help',
    'rerun-failed',
    'verbose',
    'must-pass',
    'export-otel',
    'otel-capture-content',
    'otel-group-turns',
  ];
  const flags = [...helpOf('run', '--help').matchAll(/^ {2}(?:-\w, )?--([a-z-]+)( <[A-Z]+>| \[[A-Z]+\])?/gm)];
  expect(flags.flatMap(([, name = '', value]) => (value === undefined ? [name] : [])).sort()).toEqual(switches.sort());
  expect(asked('run', 'evals', '--grader-target', 'wise')).toMatchObject({ inputs: { graderTarget: 'wise' } });
});

describe('the delays of a dry run', () => {
  const delayOf = (...flags: string[]) => {
    const run = asked('run', 'evals', '--dry-run', ...flags);
    return run.kind === 'run' ? run.options.dryRunDelay : run;
  };

  test('are fixed or a range, and the range wins', () => {
    expect(delayOf()).toBeUndefined();
    expect(delayOf('--dry-run-delay', '70')).toEqual({ leastMs: 70, mostMs: 70 });
    expect(delayOf('--dry-run-delay', '0')).toEqual({ leastMs: 0, mostMs: 0 });
    expect(delayOf('--dry-run-delay', '70', '--dry-run-delay-min', '1', '--dry-run-delay-max', '5')).toEqual({
      leastMs: 1,
      mostMs: 5,
    });
  });

  test.each([
    [['--dry-run-delay-min', '5']],
    [['--dry-run-delay', '9', '--dry-run-delay-max', '5']],
    [['--dry-run-delay-min', '6', '--dry-run-delay-max', '5']],
  ])('are no range: %j', (flags) => {
    expect(() => delayOf(...flags)).toThrow(/are not a range[\s\S]*a minimum that is not larger than the maximum/);
  });

  test.each(['-1', 'soon', '1.5', '', '3600001', '9'.repeat(12)])('are whole milliseconds, not %j', (ms) => {
    expect(() => delayOf(`--dry-run-delay=${ms}`)).toThrow(/"--dry-run-delay" must be[\s\S]*from 0 to 3600000/);
  });

  test('are refused for a real run', () => {
    expect(() => asked('run', 'evals', '--dry-run-delay', '5')).toThrow(/only apply to a dry run[\s\S]*--dry-run/);
  });
});
