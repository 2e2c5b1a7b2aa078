import { resolve } from 'node:path';
import type { GateOptions, InputName, RunOptions } from '../config/settings.ts';
import { type HumanVerdict, humanVerdicts } from '../graders/labels/agreement.ts';
import { answerTextOf, type PlacedLabel } from '../graders/labels/label.ts';
import type { CountedLabels } from '../graders/people/counted-labels.ts';
import { readStoredAnswer } from '../graders/people/label-store.ts';
import { judgeSuiteName, judgeTestId, labelPolicy } from '../graders/people/run-agreement.ts';
import { anError, aWarning, groupProblems, type Problem, UserError, userError } from '../model/errors.ts';
import { measureText, subjectText } from '../model/run/fingerprint.ts';
import type { Plan } from '../model/run/plan.ts';
import { type GraderSpec, type Suite, shownType, type Test } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { listed } from '../model/text/similar-names.ts';
import { cutEnd, kebab } from '../model/text/text.ts';
import { grouped, type Some } from '../model/values/grouped.ts';
import {
  allGradersOf,
  isModel,
  judgesOfTest,
  judgingProblems,
  type SuiteJudges,
  startsPrograms,
} from './case/judges.ts';
import { hashOf } from './plan/canonical.ts';
import type { SuiteOnTargets } from './plan/make-plan.ts';

/** The inputs with the suites of the labels, which are the suites whose judges are tested. */
export async function withLabelledSuites(
  inputs: RunOptions,
  { labels, problems, site }: CountedLabels,
): Promise<RunOptions> {
  if (problems.length > 0) throw new UserError(problems);
  const named = [...new Set(labels.map(({ label }) => label.suiteFile))].sort();
  const states = await Promise.all(named.map((file) => site.files.state(resolve(site.cwd, file))));
  const evals = named.filter((_, index) => states[index] === 'file');
  const withEvals = [...new Set([...inputs.explicitInputs, 'evals' as const])];
  // A cached verdict would be no test of the judge.
  if (evals.length > 0) return { ...inputs, evals, explicitInputs: withEvals, cache: [] };
  throw userError('NOTHING_MATCHED', 'No judge can be tested', {
    expected: 'labels in .agentv/labels whose suites exist',
    found: named.length > 0 ? `labels of ${listed(named)}` : undefined,
    hint:
      named.length > 0
        ? 'If you have moved a suite, change "suite_file" of its labels.'
        : 'The page of a run makes labels of its answers ("eval-action open").',
  });
}

/** Suites with their targets and their judges, by the path of the suite. */
interface SuitesWithJudges {
  readonly suites: readonly SuiteOnTargets[];
  readonly judges: ReadonlyMap<string, SuiteJudges>;
}

/** Makes a suite of each labelled judge: its tests are the labelled answers, and it passes where it agrees with people. */
export async function judgeTests(placed: SuitesWithJudges, inputs: RunOptions, { labels, site }: CountedLabels) {
  const locations = new Map(labels.map(({ label, location }) => [label, location]));
  const tests: LabelledTest[] = [];
  const warnings: Problem[] = [];
  for (const human of humanVerdicts([...locations.keys()], labelPolicy(inputs))) {
    const location = locations.get(human.labels[0]);
    if (location === undefined) continue;
    const test = await testedBy(human, location, placed, site);
    if (typeof test !== 'string') tests.push(test);
    else warnings.push(aWarning('UNUSED', `This label is no test of its judge: ${test}`, { location }));
  }
  if (tests.length === 0) {
    // Each label is a warning, and they are the only reasons that there are.
    throw new UserError([anError('NOTHING_MATCHED', 'No label tests a judge'), ...groupProblems(warnings)]);
  }
  const ofJudges = grouped(tests, ({ on, judge, human }) => [on.suite.path, on.suite.name, judge, human.grader]);
  const suites = Array.from(ofJudges.values(), (ofJudge) => suiteOf(ofJudge, inputs));
  const judges = new Map(suites.map(({ suite, judges: each }) => [suite.path, each]));
  return { suites, judges, warnings };
}

/** A labelled answer, and the grader that judges it now. */
type LabelledTest = Exclude<Awaited<ReturnType<typeof testedBy>>, string>;

/** What a label tests, or the reason why it tests nothing. */
async function testedBy(
  human: HumanVerdict,
  location: PlacedLabel['location'],
  { suites, judges }: SuitesWithJudges,
  site: CountedLabels['site'],
) {
  const [label] = human.labels;
  if (human.verdict === 'excluded') return 'it has no verdict that counts as pass or fail';
  if (human.verdict === 'tie') return 'as many people say pass as fail';
  const on = suites.find(({ suite: { file, name } }) => file === label.suiteFile && name === label.suite);
  const suiteJudges = on && judges.get(on.suite.path);
  if (on === undefined || suiteJudges === undefined)
    return `the suite "${cutEnd(label.suite, 60)}" does not exist in its file`;
  const test = on.suite.tests.find(({ id }) => id === label.testId);
  if (test?.kind !== 'test') return `the suite has no test "${cutEnd(label.testId, 60)}" that can run`;
  if (test.conversation !== undefined) return 'only the last answer of a conversation is stored';
  // As records name graders: rubrics are read by the same judge as everything else.
  const typeOf = (each: GraderSpec) => (/^rubrics?$/.test(each.type) ? 'llm-grader' : shownType(each));
  const spec = allGradersOf(test).find((each) => `${typeOf(each)}:${each.name}` === human.grader);
  if (spec === undefined) return `the test has no grader "${cutEnd(human.grader, 60)}" any more`;
  const answer = await readStoredAnswer(label.answer, site);
  if (answer === undefined) return 'its answer is not stored in .agentv/labels/answers';
  const target = on.targets.find(({ name }) => name === label.target) ?? on.targets[0];
  const graderTarget = target && suiteJudges.nameFor(target);
  const named = spec.options['target'];
  const judge = typeof named === 'string' && named.trim() !== '' ? named.trim() : (graderTarget ?? 'judge');
  return { human, expected: human.verdict, location, on, judges: suiteJudges, test, spec, answer, judge, graderTarget };
}

const idOf = ({ human }: LabelledTest): string => judgeTestId(human.labels[0]);

function suiteOf(
  labelledTests: Some<LabelledTest>,
  { judgeMinAgreement: threshold }: GateOptions,
): SuiteOnTargets & { readonly judges: SuiteJudges } {
  const [{ on, judges, human, location, judge, graderTarget }] = labelledTests;
  const { threshold: _, mustPass: __, watch: ___, trials: ____, maxCostUsd: _____, ...suiteSettings } = on.suite;
  const name = judgeSuiteName(human.grader);
  const suite: Suite = {
    ...suiteSettings,
    threshold,
    name,
    file: location.file,
    path: `${on.suite.path}#${judge}#${name}`,
    location: { ...location, line: 1, column: 1 },
    targets: [],
    tests: labelledTests.map(testOf),
  };
  const target: Target = {
    name: judge,
    resolvedName: judge,
    provider: 'stored-answer',
    options: { answers: Object.fromEntries(labelledTests.map((each) => [idOf(each), each.answer.output])) },
    graderTarget,
    fallbackTargets: [],
    batching: false,
    location: suite.location,
  };
  return { suite, targets: [target], judges, inTheWay: (test) => judgingProblems(test, target, judges) };
}

function testOf(labelledTest: LabelledTest): Test {
  const { human, expected, location, test, spec, answer } = labelledTest;
  const { workspace: _, timeoutSeconds: __, maxCostUsd: ___, targets: ____, ...testSettings } = test;
  const now = answerTextOf({ input: test.input, output: answer.output }).input;
  const isSame = JSON.stringify(now) === JSON.stringify(answer.input);
  const grader: GraderSpec = {
    name: spec.name,
    type: 'judge-verdict',
    declaredAs: 'judge-verdict',
    weight: 1,
    negate: false,
    options: { expected, negated: spec.negate },
    members: [spec],
    location: spec.location,
  };
  return {
    ...testSettings,
    id: idOf(labelledTest),
    location,
    // The labelled question. The present one has roles and files, so it is used if its texts are the same.
    input: isSame ? test.input : answer.input.map((content) => ({ role: 'user' as const, content })),
    graders: [grader],
    threshold: 1,
    mustPass: human.labels.some(({ anchor }) => anchor === true),
    dependsOn: [],
  };
}

/**
 * The fingerprints of tests of judges: the labelled answer and its verdict are the measurement, and rubric and model of the
 * judge are tested. So another rubric or model is compared with the results of the one before it. A judge that
 * runs programs is tested each time: no fingerprint covers all of their files.
 */
export const withJudgeFingerprints = (plan: Plan, judges: SuitesWithJudges['judges']): Plan => ({
  ...plan,
  steps: plan.steps.map((step) => {
    if (step.kind !== 'run') return step;
    const { test, target, suite } = step;
    const [, , rubric = '', model = '', ...limits] = (step.measure ?? '').split('.');
    const output = (target.options['answers'] as Readonly<Record<string, string>>)[test.id] ?? '';
    const ofSuite = judges.get(suite.path);
    const asksModelsOnly =
      ofSuite !== undefined && judgesOfTest(test, target, ofSuite).every(isModel) && !test.graders.some(startsPrograms);
    return {
      ...step,
      measure: measureText({
        question: hashOf([answerTextOf({ input: test.input, output }), test.graders[0]?.options]),
        graders: hashOf('equals'),
        judge: hashOf('none'),
        limits: limits.join('.'),
      }),
      subject: subjectText({
        target: hashOf([rubric, model]),
        workspace: hashOf('none'),
        files: asksModelsOnly ? hashOf('none') : undefined,
      }),
    };
  }),
});

/** Throws a `UserError` for inputs that select tests of targets, if judges are tested: the labels name the suites. */
export function refuseWithJudges({ explicitInputs, judges }: RunOptions): void {
  const wrong = OTHER_TESTS.filter((name) => explicitInputs.includes(name));
  if (judges === undefined || wrong.length === 0) return;
  const names = wrong.map((name) => `"${kebab(name)}"`).join(' and ');
  throw userError('INPUT_INVALID', `${names} cannot be set together with "judges": the labels name the suites`, {
    hint: 'Remove one of the two. "grader-target" names the judge, and "test-id" selects labelled answers.',
  });
}

const OTHER_TESTS = ['evals', 'target', 'tag', 'excludeTag', 'shard'] as const satisfies readonly InputName[];
