import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSuites } from '../../src/cli/commands/run.ts';
import { parseInputs } from '../../src/config/settings.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import type { Terminal } from '../../src/platform/terminal.ts';
import { realRuntime } from '../../src/runner/pipeline/runtime.ts';
import { evidenceText } from '../support/evidence.ts';
import { aRemote, type GitRemote } from '../support/git-remote.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import { perform } from './perform.ts';

/** Says the word of its checkout and costs ten cents; the log in the first checkout has all calls in their order. */
const agent = `read -r word < prompt.txt
printf '%s ' "$word" >> "$CALL_LOG"
printf '{"output":[{"role":"assistant","content":"%s"}],"cost_usd":0.1}' "$word" > "$2"
`;
const SUITE = 'name: greetings\ntests: [{ id: greets, input: hello, assertions: [{ type: contains, value: good }] }]\n';

interface Checkout extends Disposable {
  readonly remote: GitRemote;
  readonly log: string;
}

const evidenceAt = (sha: string): string =>
  evidenceText(aRecentPool({ greets: '5/5' }, { file: 'evals/a.eval.yaml', target: 'default', trial: { sha } }));

/** A base commit that answers well, with five baseline passes, and a head commit that answers badly: three failed re-runs confirm. */
function checkout(): Checkout {
  const remote = aRemote({
    'evals/a.eval.yaml': SUITE,
    'evals/agent.sh': agent,
    'evals/prompt.txt': 'good',
    'log/README.md': 'The calls.',
    '.gitignore': 'log/calls\nout\n',
  });
  const log = join(remote.folder, 'log', 'calls');
  const command = `CALL_LOG='${log}' sh agent.sh {PROMPT} {OUTPUT_FILE}`;
  const targets = `targets: [{ name: default, provider: cli, command: ${JSON.stringify(command)} }]\n`;
  const base = remote.commit({ '.agentv/targets.yaml': targets });
  writeFileSync(log, '');
  writeFileSync(join(remote.folder, 'evidence.jsonl'), evidenceAt(base));
  remote.commit({ 'evals/prompt.txt': 'bad' });
  return { remote, log, [Symbol.dispose]: () => remote[Symbol.dispose]() };
}

interface Asked {
  readonly given?: Readonly<Record<string, string>>;
  /** The run is cancelled when it says this. */
  readonly cancelAt?: RegExp;
}

const BASELINE = { baseline: 'evidence.jsonl' };
const SEEDING = { seedBaseline: '3', evidence: 'auto' };

async function ran({ remote, log }: Checkout, { given = BASELINE, cancelAt }: Asked = {}) {
  const stop = new AbortController();
  const hear = (text: string) => {
    if (cancelAt?.test(text)) stop.abort();
  };
  const terminal = { colour: false, width: 100, print: hear, complain() {}, status() {} } satisfies Terminal;
  const said = { info: hear, warn() {}, error() {} };
  const env = { PATH: process.env['PATH'] ?? '' };
  const runtime = { ...realRuntime(said, stop.signal), cwd: remote.folder, env };
  const inputs = parseInputs({ evals: 'evals', outputDirectory: 'out', workers: '1', ...given });
  await runSuites({ inputs, resultsFiles: [], quiet: false, json: false }, runtime, terminal);
  const report = JSON.parse(readFileSync(join(remote.folder, 'out', 'report.json'), 'utf8')) as Report;
  const calls = readFileSync(log, 'utf8').trim().split(' ');
  return { report, calls, greets: report.comparison.tests.find(({ testId }) => testId === 'greets') };
}

/** The planned trial, then three re-runs, each with its control trial. */
const WHOLE = ['bad', 'bad', 'good', 'bad', 'good', 'bad', 'good'];

const rowsOf = ({ remote }: Checkout): string[] =>
  readFileSync(join(remote.folder, 'out', 'extra-trials.jsonl'), 'utf8')
    .trim()
    .split('\n');

/** Leaves the extra trials that a run leaves that is killed after so many of them. */
function keepRows(made: Checkout, count: number): void {
  const rows = rowsOf(made).slice(0, count);
  writeFileSync(join(made.remote.folder, 'out', 'extra-trials.jsonl'), `${rows.join('\n')}\n{"purpo`);
}

describe('a budget', () => {
  test('that is spent before a control trial ends the confirmation, and the run is inconclusive', async () => {
    using made = checkout();
    const { report, calls, greets } = await ran(made, { given: { ...BASELINE, budgetUsd: '0.2' } });
    expect(calls).toEqual(['bad', 'bad']);
    expect(report).toMatchObject({ stopped: 'budget', verdict: { verdict: 'inconclusive' } });
    expect(greets?.state).toBe('suspected');
  });

  test('of a suite that is spent before a re-run leaves the run inconclusive, also when it is decided again', async () => {
    using made = checkout();
    made.remote.commit({ 'evals/a.eval.yaml': `execution: { budget_usd: 0.3 }\n${SUITE}` });
    const { report, calls, greets } = await ran(made);
    expect(calls).toEqual(['bad', 'bad', 'good']);
    expect(greets?.state).toBe('suspected');
    expect(report).toMatchObject({ complete: true, unconfirmed: [{ testId: 'greets' }] });
    expect(report.verdict).toMatchObject({
      verdict: 'inconclusive',
      headline: expect.stringContaining(
        'Not decided: greets fails unexpectedly, and could not be re-run to confirm it.',
      ),
    });
    const again = await perform({ folder: made.remote.folder }, [
      'gate',
      'out',
      '--baseline',
      'evidence.jsonl',
      '--json',
    ]);
    expect(JSON.parse(again.stdout)).toMatchObject({ verdict: 'inconclusive' });
  });
});

test('each seeding round makes new workspaces', async () => {
  using made = checkout();
  const suite = `workspace: { hooks: { before_all: { command: [sh, -c, 'cat > /dev/null; printf "hook " >> ${made.log}'] } } }\n${SUITE}`;
  made.remote.commit({ 'evals/a.eval.yaml': suite });
  const { calls } = await ran(made, { given: SEEDING });
  expect(calls.filter((call) => call === 'hook')).toHaveLength(3);
});

describe('a cancelled run', () => {
  test('that had not begun its confirmation begins it when it is resumed', async () => {
    using made = checkout();
    const first = await ran(made, { cancelAt: /greets/ });
    expect(first.report).toMatchObject({ complete: false, stopped: 'cancelled' });
    expect(first.calls).toEqual(['bad']);
    const second = await ran(made, { given: { ...BASELINE, resume: 'out' } });
    expect(second.calls).toEqual(WHOLE);
  });

  test('that had only seeding left is complete, and continues it when it is resumed', async () => {
    using made = checkout();
    const first = await ran(made, { given: SEEDING, cancelAt: /to measure one/ });
    expect(first.report).toMatchObject({ complete: true, seeding: { made: 1, why: 'the run was cancelled' } });
    const second = await ran(made, { given: { ...SEEDING, resume: 'out' } });
    expect(second.report.seeding).toMatchObject({ asked: 3, made: 3 });
    expect(second.calls).toHaveLength(3);
  });
});

describe('a run that was killed', () => {
  test('continues after the extra trials that it made, whether a re-run or a control trial is next', async () => {
    using made = checkout();
    const whole = await ran(made);
    expect(whole.calls).toEqual(WHOLE);
    for (const count of [0, 3, 4]) {
      keepRows(made, count);
      writeFileSync(made.log, '');
      const { calls, greets, report } = await ran(made, { given: { ...BASELINE, resume: 'out' } });
      expect(calls).toEqual(WHOLE.slice(1 + count));
      expect(greets).toEqual(whole.greets);
      expect(report.extraTrials).toHaveLength(6);
      expect(rowsOf(made)).toHaveLength(6);
    }
  });

  test('continues in its last seeding round', async () => {
    using made = checkout();
    await ran(made, { given: SEEDING });
    keepRows(made, 1);
    writeFileSync(made.log, '');
    const { calls, report } = await ran(made, { given: { ...SEEDING, resume: 'out' } });
    expect(calls).toHaveLength(1);
    expect(report.seeding).toMatchObject({ asked: 3, made: 3 });
    expect(report.extraTrials?.map(({ purpose, round }) => [purpose, round])).toEqual([
      ['seed', 1],
      ['seed', 2],
    ]);
  });

  test('runs the control trials of another base commit again', async () => {
    using made = checkout();
    await ran(made);
    const { remote } = made;
    const other = remote.git('commit-tree', 'HEAD~1^{tree}', '-p', 'HEAD~1', '-m', 'The same files');
    // In a folder that git ignores: the files of the checkout are those of the first run.
    writeFileSync(join(remote.folder, 'out', 'other.json'), evidenceAt(other));
    writeFileSync(made.log, '');
    const { calls, report } = await ran(made, { given: { baseline: 'out/other.json', resume: 'out' } });
    expect(calls).toEqual(['good', 'good', 'good']);
    expect(report.extraTrials).toHaveLength(6);
  });

  test('ignores rows that another program wrote', async () => {
    using made = checkout();
    await ran(made);
    const rows = rowsOf(made);
    const forged = rows.map((row) => row.replace('"score":0', '"score":1'));
    expect(forged).not.toEqual(rows);
    writeFileSync(join(made.remote.folder, 'out', 'extra-trials.jsonl'), `${forged.join('\n')}\n`);
    writeFileSync(made.log, '');
    const { greets } = await ran(made, { given: { ...BASELINE, resume: 'out' } });
    expect(greets).toMatchObject({ state: 'regressed', reruns: { passes: 0, trials: 3 } });
  });
});
