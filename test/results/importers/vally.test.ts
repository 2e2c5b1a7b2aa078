import { expect, test } from 'vitest';
import { memoryFiles } from '../../../src/platform/files/memory-files.ts';
import { readResults } from '../../../src/results/run-folder/read-results.ts';
import { fixture, readFileWith } from './reading.ts';

const row = (rest: object = {}) => ({
  ...{ type: 'trial-result', evalName: 'naming', stimulus: 's', model: 'gpt', status: 'success', trajectory: null },
  gradeResult: { passed: true, score: 1, details: [] },
  ...rest,
});

test('an eval: trials, errors of the model and of judges, and skipped stimuli', async () => {
  const { run, file } = await readFileWith('results.jsonl', fixture('vally/eval/results.jsonl'));
  expect(run.results.map(({ testId, trials }) => [testId, trials?.map(({ status }) => status)])).toEqual([
    ['names-it', ['ok', 'quality_failure']],
    ['writes-a-file', ['quality_failure', 'execution_error']],
    ['judge-fails', ['execution_error', 'ok']],
    ['too-slow', ['execution_error', 'ok']],
  ]);
  const failures = run.results.flatMap(({ trials = [] }) =>
    trials.flatMap((trial) => (trial.failure === undefined ? [] : [trial.failure.class])),
  );
  expect(failures).toEqual(['rate_limit', 'grader', 'timeout']);
  expect(run.results[0]).toMatchObject({
    ...{ suite: 'naming', target: 'gpt-5.5', durationMs: 2000, model: 'gpt-5.5' },
    tokenUsage: { input: 120, output: 30, cached: 100 },
    location: { file: 'evals/naming/eval.yaml' },
    input: [{ role: 'user', content: 'Prompt of names-it' }],
    scores: [{ name: 'has-name', type: 'output-contains', verdict: 'fail' }, { name: 'rubric' }],
  });
  expect(run.skipped).toMatchObject([{ testId: 'not-here', suite: 'naming', target: 'gpt-5.5' }]);
  expect(run.complete).toBe(true);
  expect(file).toMatchObject({ format: 'vally', identity: 'declared' });
});

test('the variants of an experiment are targets, of several files together', async () => {
  const contents = new Map(
    ['current', 'candidate'].map((name) => [
      `/${name}/results.jsonl`,
      fixture(`vally/experiment/${name}/results.jsonl`),
    ]),
  );
  const { run } = await readResults([...contents.keys()], { cwd: '/', files: memoryFiles(contents) });
  expect(new Set(run.results.map(({ target }) => target))).toEqual(new Set(['current', 'candidate']));
  expect(run.unreadable).toBeUndefined();
});

test('without an experiment, models are targets', async () => {
  const { run } = await readFileWith('results.jsonl', [
    row({ variant: 'main', model: 'gpt', trialIndex: 0 }),
    row({ variant: 'main', model: 'claude', trialIndex: 0 }),
  ]);
  expect(run.results.map(({ target }) => target)).toEqual(['gpt', 'claude']);
});

test('a trial that was not graded, or has no verdict, never passes', async () => {
  const { run } = await readFileWith('results.jsonl', [
    row({ stimulus: 'ungraded', gradeResult: null }),
    row({ stimulus: 'failed before', status: undefined, gradeResult: null, error: { message: 'exit code 3' } }),
    row({ stimulus: 'no verdict', gradeResult: { score: 1 } }),
    row({ stimulus: 'other status', status: 'done' }),
    row({ stimulus: undefined }),
    row({ stimulus: 'many', trajectory: [{ output: 'a' }, { output: 'b' }] }),
  ]);
  expect(run.results).toMatchObject([
    { testId: 'ungraded', failure: { class: 'grader', message: 'Vally did not grade this trial' } },
    { testId: 'failed before', failure: { class: 'crash', message: 'exit code 3' } },
  ]);
  expect(run.unreadable?.map(({ message }) => message)).toEqual([
    expect.stringContaining('line 3: "gradeResult.passed" must be true or false, found nothing'),
    expect.stringContaining('line 4: "status" must be "success" or "error" or "skipped", found "done"'),
    expect.stringContaining('line 5: this trial has no "stimulus"'),
    expect.stringContaining('line 6: "trajectory" must be an object, found ['),
  ]);
});

test('a failed check decides beside a judge that failed, also within others', async () => {
  const details = [
    {
      name: 'all',
      details: [
        { name: 'a', passed: false },
        { name: 'b', status: 'error', passed: false },
      ],
    },
  ];
  const { run } = await readFileWith('results.jsonl', [row({ gradeResult: { passed: false, score: 0, details } })]);
  expect(run.results).toMatchObject([
    {
      status: 'quality_failure',
      scores: [
        { name: 'a', verdict: 'fail' },
        { name: 'b', verdict: 'skip' },
      ],
    },
  ]);
});

test('a last line that was cut off leaves the run broken off, and a summary alone is refused', async () => {
  const whole = `${JSON.stringify(row())}\n`;
  const { run } = await readFileWith('results.jsonl', `${whole}{"type":"trial-res`);
  expect(run).toMatchObject({ complete: false, stopped: 'broken-off', results: [{ status: 'ok' }] });
  const summary = [{ type: 'run-summary', passed: true }];
  await expect(readFileWith('results.jsonl', summary, { format: 'vally' })).rejects.toThrow('has no trials of Vally');
});
