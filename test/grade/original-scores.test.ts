import { expect, test } from 'vitest';
import { grade } from '../../src/grade/grade.ts';
import { graders } from '../../src/grade/graders/index.ts';
import { submissionOf } from '../../src/grade/submission.ts';
import { readCliOutput } from '../../src/run/providers/cli-output.ts';
import { load } from '../suites/support.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { notAborted, realDeps, tickingClock } from './support.ts';

const fixture = 'test/fixtures/original-scores';

/** Per grader: its name, score and verdict, and which of its assertions passed. */
type Recorded = Readonly<Record<string, readonly [string, number, string, boolean[]][]>>;

const recorded = JSON.parse(readRepositoryFile(`${fixture}/recorded-metrics.json`)) as Recorded;
const { suite, problems } = await load(readRepositoryFile(`${fixture}/metrics.eval.yaml`));
const context = { kinds: graders, depsFor: () => realDeps(), clock: tickingClock(), passMark: 0.8 };

test('the suite of the recording is read without an error', () => {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(suite?.tests.map(({ id }) => id)).toEqual(Object.keys(recorded));
});

for (const each of suite?.tests ?? []) {
  test(`${each.id} scores as AgentV 4.42.4 scored it`, async () => {
    if (each.kind === 'broken') throw new Error('It cannot run');
    const [said] = each.input;
    const response = readCliOutput(String(said?.content));
    const graded = await grade(each.graders, submissionOf(each, response), context, notAborted());
    expect(
      graded.scores.map(({ name, score, verdict, assertions }) => [
        name,
        score,
        verdict,
        assertions.map(({ passed }) => passed),
      ]),
    ).toEqual(recorded[each.id]);
  });
}
