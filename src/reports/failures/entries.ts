import type { GraderScore } from '../../model/run/grade.ts';
import type { FailureClass } from '../../model/run/outcome.ts';
import { failureOf } from '../../model/run/present-trials.ts';
import { isReused, resultKey, type TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import { type FailureEntry, type FailureState, MAX_CHECKS } from '../../model/verdict/failures.ts';
import type { Report } from '../../model/verdict/report.ts';
import { groupedBy } from '../../shared/grouped.ts';
import { cutEnd, cutLong, plural } from '../../shared/text.ts';
import { dataText } from '../escape/data-block.ts';
import { answerOf, changeFinder, trialCounts } from '../findings.ts';
import { isRunnable, reproduceCommand, rerunTestsCommand } from '../reproduce.ts';
import { causeFinder, failingGraders, hasFixedText } from './causes.ts';
import type { ChangedFiles } from './changed-files.ts';
import type { Cause } from './symptom.ts';

/** A test that needs attention, with what reports say of it. */
export interface FailingTest {
  readonly result: TestResult;
  readonly change: TestAssessment | undefined;
  readonly state: FailureState;
  /** It alone makes the verdict `fail`. */
  readonly blocks: boolean;
  readonly cause: Cause;
  /** The command of eval-action. */
  readonly program: string | undefined;
  /** Those that the run was started with. */
  readonly flags: Report['flags'];
}

/** The tests that failed or errored in this run, the most important first. */
export function failingTests(report: Report): readonly FailingTest[] {
  const tests = known.get(report) ?? found(report);
  known.set(report, tests);
  return tests;
}

/** Cached, because several reports use it. */
const known = new WeakMap<Report, readonly FailingTest[]>();

function found(report: Report): FailingTest[] {
  if (report.dryRun) return [];
  const causeOf = causeFinder(report.results);
  const changeOf = changeFinder(report);
  const blocking = blockingTests(report);
  const tests = report.results.flatMap((result): FailingTest[] => {
    const kind = outcomeOf(result).kind;
    if ((kind !== 'failed' && kind !== 'errored') || isReused(result)) return [];
    const change = changeOf(result);
    const state = stateOf(change, kind);
    const cause = causeOf(result);
    if (cause === undefined || NO_ENTRIES.includes(state)) return [];
    const blocks = state !== 'quarantined' && blocking.has(resultKey(result));
    return [{ result, change, state, blocks, cause, program: report.generator.program, flags: report.flags }];
  });
  return inOrder(tests);
}

const NO_ENTRIES: readonly FailureState[] = ['fixed', 'reused', 'skipped', 'removed'];

/** A test that passes in most trials is passing for the gate. Its score may still be too low, and may fail its suite. */
function stateOf(change: TestAssessment | undefined, kind: 'failed' | 'errored'): FailureState {
  if (change === undefined) return kind === 'failed' ? 'failing' : 'errored';
  if (change.state !== 'passing') return change.state;
  return kind === 'failed' ? 'flaky' : 'errored';
}

/** The tests of which a reason alone fails the run. */
const blockingTests = ({ verdict }: Report): ReadonlySet<string> =>
  new Set(
    verdict.reasons.flatMap(({ kind, suite, file, target, testId }) =>
      kind === 'fail' && suite !== undefined && file !== undefined && target !== undefined && testId !== undefined
        ? resultKey({ suite, suiteFile: file, target, testId })
        : [],
    ),
  );

function inOrder(tests: readonly FailingTest[]): FailingTest[] {
  const sizes = new Map<string, number>();
  for (const { cause } of tests) sizes.set(cause.id, (sizes.get(cause.id) ?? 0) + 1);
  const sizeOf = ({ cause }: FailingTest) => sizes.get(cause.id) ?? 0;
  return tests
    .map((test) => ({ test, key: resultKey(test.result) }))
    .sort(
      (a, b) =>
        importance(a.test) - importance(b.test) ||
        sizeOf(b.test) - sizeOf(a.test) ||
        compared(a.test.cause.id, b.test.cause.id) ||
        compared(a.key, b.key),
    )
    .map(({ test }) => test);
}

/** The same on every machine, whatever its language. */
const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const importance = ({ blocks, state }: FailingTest): number => (blocks ? -1 : ORDER.indexOf(state));

const ORDER: readonly FailureState[] = [
  'regressed',
  'suspected',
  'not-rerun',
  'not-enough-history',
  'errored',
  'new',
  'changed',
  'failing',
  'not-reproduced',
  'fails-on-base',
  'flaky',
  'failing-as-before',
  'quarantined',
];

/** The tests of each cause, in the order of the tests. */
export const byCause = (tests: readonly FailingTest[]): ReadonlyMap<string, readonly FailingTest[]> =>
  groupedBy(tests, ({ cause }) => cause.id);

/** Nothing in the repository causes these. */
const FOREIGN_ERRORS: readonly FailureClass[] = ['provider', 'rate_limit', 'auth', 'budget', 'cancelled'];

/** Whether a change of the product can repair a test. */
export function isForTheProduct({ result, state }: FailingTest): boolean {
  const failure = failureOf(result);
  return state !== 'quarantined' && !(failure !== undefined && FOREIGN_ERRORS.includes(failure.class));
}

/** The name of a tool that an agent called is the agent's own text. */
export const kindWithoutForeignText = ({ kind }: Cause): string => (kind.startsWith('tool/') ? 'tool' : kind);

const FEWEST_TRIALS = 3;
const MAX_VERIFIED = 20;

/** How often to run a test again: one pass is no proof. */
const trialsFor = ({ result }: FailingTest): number => Math.max(FEWEST_TRIALS, result.trials?.length ?? 1);

export const reproduce = (test: FailingTest): string | undefined =>
  reproduceCommand(test.result, test.program, { trials: trialsFor(test), flags: test.flags });

/** The tests that the command of `verify` runs. Some cannot be run. */
const verified = (tests: readonly FailingTest[]): FailingTest[] =>
  tests.filter(({ result }) => isRunnable(result)).slice(0, MAX_VERIFIED);

export function verify(tests: readonly FailingTest[]): string | undefined {
  const run = verified(tests);
  return rerunTestsCommand(
    run.map(({ result }) => result),
    run[0]?.program,
    // A suite may reach its threshold while one of these tests fails.
    { trials: Math.max(...run.map(trialsFor)), mustPass: true, flags: run[0]?.flags },
  );
}

/** Says so if the command of `verify` runs only some of the tests. */
export function verifyLabel(tests: readonly FailingTest[], all = tests.length): string {
  const { length } = verified(tests);
  return length < all ? `Verify (${length} of ${plural('test', all)})` : 'Verify';
}

/** The trials of a test in this run, and those of them that passed. */
export function countsNow({ result, change }: FailingTest): { readonly trials: number; readonly passes: number } {
  if (change?.now !== undefined) return change.now;
  return trialCounts(result) ?? { trials: outcomeOf(result).kind === 'failed' ? 1 : 0, passes: 0 };
}

interface EntryContext {
  readonly rank: number;
  /** The tests of its cause. */
  readonly others: readonly FailingTest[];
  readonly changed: ChangedFiles | undefined;
}

/** An entry of `failures.jsonl`. */
export function entryOf(test: FailingTest, { rank, others, changed }: EntryContext): FailureEntry {
  const { result, change, state, blocks, cause } = test;
  const { score } = outcomeOf(result);
  const failure = failureOf(result);
  const commands = {
    reproduce: reproduce(test),
    verify: verify(isForTheProduct(test) ? others.filter(isForTheProduct) : others),
  };
  const { patch, location } = result;
  return {
    v: 1,
    type: 'failure',
    rank,
    suite: result.suite,
    suite_file: result.suiteFile,
    test_id: result.testId,
    target: result.target,
    place: { file: location.file, line: location.line },
    state,
    status: result.status,
    score,
    pass_mark: result.passMark,
    ...countsNow(test),
    baseline: change?.base && change.base,
    p: change?.p,
    blocks,
    cause: cause.id,
    kind: kindWithoutForeignText(cause),
    checks: failingGraders(result).slice(0, MAX_CHECKS).map(checkOf),
    error: failure && { class: failure.class, stage: failure.stage, reason: failure.reason },
    changed: changed && [...changed.paths],
    changed_left_out: changed?.leftOut || undefined,
    reproduce: commands.reproduce,
    verify: commands.verify,
    files: { record: 'report.json', workspace_diff: patch },
    untrusted: untrustedOf(result),
  };
}

/** What a judge or a program says of an answer is foreign text, which is only under `untrusted`. */
function checkOf({ name, type, score, assertions }: GraderScore): FailureEntry['checks'][number] {
  const missed = hasFixedText(type) ? assertions.find(({ passed }) => !passed)?.text : undefined;
  return { grader: name, type, text: cutEnd(missed ?? 'did not pass', MAX_CHECK_LENGTH), score };
}

const MAX_CHECK_LENGTH = 500;
const MAX_ANSWER = 2_000;
const MAX_TEXT = 1_000;
const MAX_TEXTS = 10;
const HOW_CUT = { where: 'report.json has the full text', headShare: 0.6 };

function untrustedOf(result: TestResult): FailureEntry['untrusted'] {
  const excerpt = (text: string, most = MAX_TEXT) => excerptOf(text, most);
  const answer = answerOf(result);
  const failure = failureOf(result);
  const failing = failingGraders(result);
  const missed = result.assertions.filter(({ passed }) => !passed);
  const got = missed.flatMap(({ evidence }) => evidence ?? []).slice(0, MAX_TEXTS);
  const said = failing.flatMap(({ type, reasoning, assertions }) => [
    ...(reasoning === undefined ? [] : [reasoning]),
    ...(hasFixedText(type) ? [] : assertions.filter(({ passed }) => !passed).map(({ text }) => text)),
  ]);
  const reasoning = [...said, ...(failing.length === 0 ? missed.map(({ text }) => text) : [])].slice(0, MAX_TEXTS);
  return {
    answer: answer !== '' ? excerpt(answer, MAX_ANSWER) : undefined,
    got: got.length > 0 ? got.map((text) => excerpt(text)) : undefined,
    error_message: failure && excerpt(failure.message),
    reasoning: reasoning.length > 0 ? reasoning.map((text) => excerpt(text)) : undefined,
  };
}

/** The beginning and the end of a text, with everything shown that readers would not see. */
export const excerptOf = (text: string, most: number): string => dataText(cutLong(text, most, HOW_CUT));
