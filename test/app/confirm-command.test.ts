import { describe, expect, test, vi } from 'vitest';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

/** What each test does in its runs, one letter per run (`p`ass, `f`ail, `e`rror); or which tests run, whatever is asked. */
type Outcomes = Readonly<Record<string, string | readonly string[]>>;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const ROWS: Readonly<Record<string, object>> = { p: { pass: true }, f: { pass: false }, e: { error: 'no answer' } };

/** A tool with results of its own, as a shell script: Node takes ten times as long to start. `call0` has its first arguments. */
function toolOf(failing: readonly string[], outcomes: Outcomes): string {
  const { 'all tests': all, ...letters } = outcomes;
  const known = new Set([...failing, ...Object.keys(letters), ...(all ?? [])]);
  const cases = [...known].flatMap((test) => {
    const row = (letter: string) => `row=${quoted(JSON.stringify({ test, ...ROWS[letter] }))}`;
    const runs = [...(letters[test] ?? '')].map(
      (letter, run) => `${quoted(`${run} ${test}`)}) ${row(letter)}${letter === 'p' ? '' : '; code=1'};;`,
    );
    return [...runs, `*${quoted(` ${test}`)}) ${row('p')};;`];
  });
  return `calls=0; code=0
while [ -e "call$calls" ]; do calls=$((calls + 1)); done
printf '%s\\0' "$@" > "call$calls"
output=$1; shift
${all === undefined ? '' : `set -- ${[...all].map(quoted).join(' ')}`}
: > "$output"
for test; do
case "$calls $test" in
${cases.join('\n')}
*) exit 2;;
esac
printf '%s\\n' "$row" >> "$output"
done
exit $code
`;
}

const rows = (outcomes: Readonly<Record<string, string>>): string =>
  Object.entries(outcomes)
    .flatMap(([test, letters]) => [...letters].map((letter) => `${JSON.stringify({ test, pass: letter === 'p' })}\n`))
    .join('');

const STABLE = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`t${at}`, 'ppppp']));
const PASSING = Object.fromEntries(Object.keys(STABLE).map((test) => [test, 'p']));

/** A project whose tests all passed on main, and of which these fail now. */
function aTool(failing: readonly string[], outcomes: Outcomes, more = {}): Project {
  const all = (letters: string) => Object.fromEntries(failing.map((test) => [test, letters]));
  return aProject({
    'tool.sh': toolOf(failing, outcomes),
    'main/results.jsonl': rows({ ...STABLE, ...all('ppppp') }),
    'results.jsonl': rows({ ...PASSING, ...all('f') }),
    ...more,
  });
}

const COMMAND = 'sh tool.sh {output} {tests}';
const ARGV = ['report', 'results.jsonl', '--baseline', 'main/results.jsonl', '-o', 'report'];

interface Reported {
  readonly exitCode: number;
  readonly stdout: string;
  readonly log: string;
  readonly headline: string;
  readonly verdict: string;
  readonly states: Readonly<Record<string, string>>;
  readonly reruns: unknown;
  readonly warnings: readonly string[];
  readonly comment: string;
}

async function report(
  project: Project,
  command: string | undefined,
  more: Parameters<typeof perform>[3] = {},
): Promise<Reported> {
  const log: string[] = [];
  const note = (text: string) => log.push(text);
  const { exitCode, stdout } = await perform(
    project,
    [...ARGV, ...(command === undefined ? [] : ['--confirm-command', command])],
    { MY_API_KEY: 'hunter2-hunter2' },
    { log: { info: note, warn: note, error: note }, ...more },
  );
  const { verdict, warnings } = JSON.parse(project.read('report/report.json'));
  const tests: { test_id: string; state: string; reruns: unknown }[] = verdict.tests;
  const failing = tests.filter(({ state }) => state !== 'passing');
  return {
    exitCode,
    stdout,
    log: log.join('\n'),
    headline: verdict.headline,
    verdict: verdict.verdict,
    states: Object.fromEntries(failing.map(({ test_id, state }) => [test_id, state])),
    reruns: failing[0]?.reruns,
    warnings: warnings.map(({ message }: { message: string }) => message),
    comment: project.read('report/comment.md'),
  };
}

const callsIn = (project: Project): { output: string; tests: string[] }[] =>
  project
    .list('.')
    .filter((name) => name.startsWith('call'))
    .map((name) => {
      const [output = '', ...tests] = project.read(name).split('\0').slice(0, -1);
      return { output, tests };
    });

const askedIn = (project: Project): string[][] => callsIn(project).map(({ tests }) => tests);

describe('a suspected regression of another tool', () => {
  test('stays suspected without a command, and the headline says which input re-runs it', async () => {
    using project = aTool(['refund'], {});
    const { exitCode, headline, states } = await report(project, undefined);
    expect([exitCode, states]).toEqual([0, { refund: 'suspected' }]);
    expect(headline).toBe(
      'No drop found, but refund fails unexpectedly; set confirm-command to re-run it. Compared 61 of 61 tests; 1 suspected.',
    );
    expect(project.read('report/comment.md')).toContain('not re-run, because confirm-command is not set');
  });

  test('is confirmed if it fails every re-run', async () => {
    using project = aTool(['refund'], { refund: 'ffff' });
    const { exitCode, headline, states, reruns, log, comment } = await report(project, COMMAND);
    expect([exitCode, states, reruns]).toEqual([1, { refund: 'regressed' }, { trials: 2, passes: 0, needed: 2 }]);
    expect(headline).toBe('1 test regressed: refund. Compared 61 of 61 tests.');
    expect(comment).not.toMatch(/base commit|First difference/);
    const { settings } = JSON.parse(project.read('report/report.json'));
    expect(settings.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['confirm', 'max-drop']));
    expect(settings.map(({ name }: { name: string }) => name)).not.toContain('control');
    expect(log).toBe(
      'Re-running 1 suspected regression by confirm-command, round 1\nRe-running 1 suspected regression by confirm-command, round 2',
    );
  });

  test('is not reproduced as soon as it passes', async () => {
    using project = aTool(['refund'], { refund: 'pf' });
    const { exitCode, states, verdict } = await report(project, COMMAND);
    expect([exitCode, states, verdict]).toEqual([0, { refund: 'not-reproduced' }, 'pass']);
    expect(askedIn(project)).toEqual([['refund']]);
  });

  test('is re-run with all others in one run of the command, until it is decided', async () => {
    using project = aTool(['refund', 'login', 'cart'], { refund: 'ffff', login: 'fp', cart: 'p' });
    const { states } = await report(project, COMMAND);
    expect(states).toEqual({ refund: 'regressed', login: 'not-reproduced', cart: 'not-reproduced' });
    expect(askedIn(project).map((tests) => tests.toSorted())).toEqual([
      ['cart', 'login', 'refund'],
      ['login', 'refund'],
      ['refund'],
    ]);
  });

  test('is re-run once more after an error of the tool', async () => {
    using project = aTool(['refund'], { refund: 'feff' });
    const { states, reruns } = await report(project, COMMAND);
    expect([states, reruns]).toEqual([{ refund: 'regressed' }, { trials: 2, passes: 0, needed: 2 }]);
    expect(askedIn(project)).toHaveLength(3);
  });

  test('is given up after two errors in a row, which are no regression', async () => {
    using project = aTool(['refund'], { refund: 'eeff' });
    const { exitCode, headline, verdict } = await report(project, COMMAND);
    expect([exitCode, verdict]).toEqual([0, 'inconclusive']);
    expect(headline).toMatch(
      /^Not decided: refund fails unexpectedly, and could not be re-run to confirm it \(its re-run ended in an error: no answer\)\./,
    );
    expect(askedIn(project)).toHaveLength(2);
  });

  test('needs each of several rows of one test', async () => {
    using project = aTool(['refund'], { refund: 'f', 'all tests': ['refund', 'refund'] });
    const { states, reruns } = await report(project, COMMAND);
    expect([states, reruns]).toEqual([{ refund: 'regressed' }, { trials: 2, passes: 0, needed: 2 }]);
    expect(askedIn(project)).toHaveLength(1);
  });

  test('is not re-run if the run is not complete', async () => {
    using project = aTool(['refund'], { refund: 'ff' });
    project.write('results.jsonl', `${project.read('results.jsonl')}{"test": "cut o`);
    expect((await report(project, COMMAND)).verdict).toBe('invalid');
    expect(callsIn(project)).toEqual([]);
  });

  test('is not re-run with confirm: off, which the report says, and no input is asked for', async () => {
    using project = aTool(['refund'], { refund: 'ff' }, { '.agentv/config.yaml': 'gate:\n  confirm: off\n' });
    const { headline, comment } = await report(project, undefined);
    expect(headline).not.toContain('confirm-command');
    expect(comment).toContain('not re-run, because confirm is off');
    await report(project, COMMAND);
    expect(callsIn(project)).toEqual([]);
  });
});

/** Files in which the test passes, and which do not show all of its trials. */
const PASSED = '{"test":"refund","pass":true}';
const RETRIED = JSON.stringify({
  reportFormat: 'CTRF',
  results: { tool: { name: 't' }, tests: [{ name: 'refund', suite: ['results'], status: 'passed', retries: 1 }] },
});
const CANCELLED = JSON.stringify({
  version: 2,
  status: 'cancelled',
  eval: { task: 'results', model: 'default', dataset: { sample_ids: ['refund'] } },
  samples: [{ id: 'refund', epoch: 1, scores: { match: { value: 'C' } } }],
});

describe('results of a command', () => {
  test('are a new file for each run, named like the first one and removed', async () => {
    using project = aTool(['refund'], { refund: 'ff' });
    await report(project, COMMAND);
    const [first, second] = callsIn(project).map(({ output }) => output);
    expect(first).toMatch(/results\.jsonl$/);
    expect(second).not.toBe(first);
    expect(project.exists(first ?? '')).toBe(false);
  });

  test('have ids without secrets, like the tests', async () => {
    using project = aTool(['ask hunter2-hunter2'], { 'all tests': ['ask hunter2-hunter2'] });
    expect((await report(project, 'sh tool.sh {output}')).states).toEqual({ 'ask ***': 'not-reproduced' });
  });

  test.each([
    ['of another test', { 'all tests': ['other'] }, 'confirm-command wrote no result of it'],
    ['without a row', { 'all tests': [] }, 'confirm-command: its results cannot be read: results.jsonl is empty'],
  ])('%s confirm nothing', async (_, outcomes, why) => {
    using project = aTool(['refund'], outcomes);
    const { exitCode, states, verdict, headline } = await report(project, COMMAND);
    expect([exitCode, states, verdict]).toEqual([0, { refund: 'suspected' }, 'inconclusive']);
    expect(headline).toContain(`could not be re-run to confirm it (${why})`);
  });

  test.each([
    ['false {output} {tests}', 'it ended with exit code 1 and wrote no {output}'],
    ['printf "{" > {output} && : {tests}', 'its results cannot be read: This is not JSON, or it is incomplete'],
    ['kill -9 $$; : {output} {tests}', 'it was ended by SIGKILL'],
    [
      `printf '${PASSED}\n{"test":"re' > {output}; : {tests}`,
      'its results are incomplete: the tool was stopped while it wrote them',
    ],
    [
      `printf '${RETRIED}' > {output}; : {tests}`,
      'its results have only the last attempts: switch the retries of the tool off in confirm-command',
    ],
    [`printf '${CANCELLED}' > {output}; : {tests}`, 'the tool was cancelled'],
  ])('of %s cannot be had, and the run is not decided', async (command, why) => {
    using project = aTool(['refund'], {});
    const { exitCode, verdict, headline, warnings, log } = await report(project, command);
    expect([exitCode, verdict]).toEqual([0, 'inconclusive']);
    expect(headline).toContain(
      `refund fails unexpectedly, and could not be re-run to confirm it (confirm-command: ${why}`,
    );
    expect(warnings.join()).toContain(`confirm-command re-ran no test: ${why}`);
    expect(log).toContain(why);
  });

  test('from a cache of the tool confirm nothing', async () => {
    using project = aTool(['refund'], {});
    const row = JSON.stringify({ test_id: 'refund', suite: 'results', target: 'default', score: 0, cached: true });
    const { verdict, headline } = await report(project, `echo '${row}' > {output}; : {tests}`);
    expect(verdict).toBe('inconclusive');
    expect(headline).toContain('could not be re-run to confirm it (confirm-command answered from a cache)');
  });

  test('keep no secret, and nor do the last lines of a command that fails', async () => {
    using project = aTool(['refund'], {});
    const { log } = await report(
      project,
      'echo "no answer: $KEY"; printf "\\033[31mred\\n" >&2; exit 3; {tests} {output}',
    );
    expect(log).toContain(
      'confirm-command re-ran no test: it ended with exit code 3 and wrote no {output}. Its last lines:',
    );
    expect(log).toContain('\n  no answer:\n  red');
    const all = await report(project, 'echo hunter2-hunter2; : {tests} {output}');
    expect(all.log).toContain('\n  ***');
    // A part of a secret at the end of a line that is cut is one, too.
    const cut = await report(project, `printf '%295s%s\\n' x hunter2-hunter2; : {tests} {output}`);
    expect(cut.log).toContain(' x***');
    expect(cut.log).not.toContain('hunt');
  });
});

test('suites that are absolute paths have the same names in a re-run', async () => {
  using project = aTool([], {});
  const ctrf = (failing: number) => {
    const tests = Array.from({ length: 60 }, (_, at) => ({
      ...{ name: `t${at}`, status: at < failing ? 'failed' : 'passed' },
      filePath: `${project.folder}/evals/a.test.ts`,
    }));
    return JSON.stringify({ reportFormat: 'CTRF', results: { tool: { name: 'jest' }, tests } });
  };
  project.write('main/results.jsonl', ctrf(0));
  project.write('results.jsonl', ctrf(1));
  const { states, exitCode } = await report(project, 'cp results.jsonl {output}');
  expect([exitCode, states]).toEqual([1, { t0: 'regressed' }]);
});

describe('ids', () => {
  const HOSTILE = [
    "it's",
    '$(touch pwned)',
    '`touch pwned`',
    '"; touch pwned; "',
    'a\\',
    'a b',
    '*',
    'a\nb',
    '{output}',
  ];

  test('reach the tool as they are, whatever they contain', async () => {
    const outcomes = Object.fromEntries(HOSTILE.map((id) => [id.replace('\n', '\uFFFD'), 'p']));
    using project = aTool(HOSTILE, outcomes);
    const { states } = await report(project, COMMAND);
    expect(askedIn(project).map((tests) => tests.toSorted())).toEqual([Object.keys(outcomes).toSorted()]);
    expect(new Set(Object.values(states))).toEqual(new Set(['not-reproduced']));
    expect(project.exists('pwned')).toBe(false);
  });

  test('are a regular expression that matches them only', async () => {
    using project = aTool(HOSTILE, { 'all tests': HOSTILE });
    await report(project, 'sh tool.sh {output} {pattern}');
    const pattern = new RegExp(askedIn(project)[0]?.[0] ?? '');
    for (const id of HOSTILE.map((each) => each.replace('\n', '\uFFFD'))) {
      expect(pattern.test(id)).toBe(true);
      expect(pattern.test(`${id}x`) || pattern.test(`x${id}`)).toBe(false);
    }
  });

  test('that begin with "-" are no arguments of a tool', async () => {
    using project = aTool(['-rf', 'refund'], { refund: 'ffff' });
    const { states, comment } = await report(project, COMMAND);
    expect(comment).toContain(
      '-rf of results fails unexpectedly (its id begins with "-", as an option of the tool: use {pattern} in place of {tests})',
    );
    expect(states).toEqual({ '-rf': 'suspected', refund: 'regressed' });
    expect(askedIn(project).flat()).not.toContain('-rf');
    await report(project, 'sh tool.sh {output} {pattern}');
    expect(askedIn(project).at(-1)?.[0]).toMatch(/^\^\(\?:.*-rf.*\)\$$/);
  });
});

test('a cancelled step ends the command, and leaves the run incomplete', async () => {
  const stop = new AbortController();
  using project = aTool(['refund'], {});
  const ended = report(project, 'echo {tests} > started; sleep 600; : {output}', { signal: stop.signal });
  await vi.waitFor(() => expect(project.exists('started')).toBe(true), { timeout: 30_000 });
  stop.abort();
  expect(await ended).toMatchObject({
    exitCode: 2,
    verdict: 'cancelled',
    states: { refund: 'suspected' },
    warnings: [],
  });
});

test.each([
  ['promptfoo eval {tests}', 'a command with {output}'],
  ["vitest -t '{pattern}' --outputFile={output}", 'a command without quotes'],
])('%s is no command, and the error shows one', async (command, why) => {
  using project = aTool([], {});
  const asked = perform(project, [...ARGV, '--confirm-command', command]);
  await expect(asked).rejects.toThrow(`"--confirm-command" must be ${why}`);
  await expect(asked).rejects.toThrow('npx vitest run -t {pattern} --reporter=junit --outputFile={output}');
});
