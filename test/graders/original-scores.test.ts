import { expect, test } from 'vitest';
import { grade } from '../../src/graders/grade.ts';
import { graders } from '../../src/graders/graders/index.ts';
import { submissionOf } from '../../src/graders/submission.ts';
import { readCliOutput } from '../../src/providers/providers/cli-output.ts';
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

/** Ours differs: AgentV takes a file of the skill in any output for its use, and a command that opens it for none. */
const SKILL_USE: Recorded = {
  'sk-3': [['skill-trigger-pdf', 0, 'fail', [false]]],
  'sk-3b': [['skill-trigger-pdf', 0, 'fail', [false]]],
  'sk-4': [['skill-trigger-pdf', 1, 'pass', [true]]],
  'sk-12': [['skill-trigger-pdf', 0, 'fail', [false]]],
  'sk-skill-reads-other': [['skill-trigger-pdf', 0, 'fail', [false]]],
};

/** Ours differs: what the target did not report passes no grader, also not a negated one. */
const UNREPORTED: Recorded = { 'cost-none-neg': [['cost', 0, 'fail', [false]]] };
const OURS: Recorded = { ...SKILL_USE, ...UNREPORTED };

for (const each of suite?.tests ?? []) {
  const isOurs = each.id in OURS;
  test(`${each.id} scores as ${isOurs ? 'our rule says' : 'AgentV 4.42.4 scored it'}`, async () => {
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
    ).toEqual(OURS[each.id] ?? recorded[each.id]);
  });
}
