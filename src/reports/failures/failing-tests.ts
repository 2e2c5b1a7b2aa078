import type { FailureClass } from '../../model/run/outcome.ts';
import { failureOf } from '../../model/run/present-trials.ts';
import type { TestResult } from '../../model/run/result.ts';
import { isReused, resultKey } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { shellWord } from '../../model/text/shell-command.ts';
import { cutLong, plural } from '../../model/text/text.ts';
import { groupedBy, type Some } from '../../model/values/grouped.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { FailureState } from '../../model/verdict/failures.ts';
import type { Report } from '../../model/verdict/report.ts';
import { dataText } from '../escape/data-block.ts';
import { codeSpan } from '../escape/markdown.ts';
import { oneLine } from '../escape/terminal.ts';
import { findings, trialCounts } from '../findings.ts';
import { isRunnable, reproduceCommand, rerunTestsCommand } from '../reproduce.ts';
import { type Cause, causeFinder } from './causes.ts';

export interface FailingTest {
  readonly result: TestResult;
  readonly change: TestAssessment | undefined;
  readonly state: FailureState;
  /** It alone makes the verdict `fail`. */
  readonly blocks: boolean;
  readonly cause: Cause;
}

/** The most important first, after those that block. */
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
const NO_ENTRIES: readonly FailureState[] = ['fixed', 'reused', 'skipped', 'removed'];
/** Nothing in the repository causes these. */
const FOREIGN_ERRORS: readonly FailureClass[] = ['provider', 'rate_limit', 'auth', 'budget', 'cancelled'];

/** The tests that failed or errored in this run, the most important first. */
export function failingTests(report: Report): readonly FailingTest[] {
  if (report.dryRun) return [];
  const causeOf = causeFinder(report.results);
  const { changeOf } = findings(report);
  // The tests of which a reason alone fails the run.
  const blocking = new Set(
    report.verdict.reasons.flatMap(({ kind, suite, file, target, testId }) =>
      kind === 'fail' && suite !== undefined && file !== undefined && target !== undefined && testId !== undefined
        ? resultKey({ suite, suiteFile: file, target, testId })
        : [],
    ),
  );
  const tests = report.results.flatMap((result): FailingTest[] => {
    const { kind } = outcomeOf(result);
    const cause = causeOf(result);
    if ((kind !== 'failed' && kind !== 'errored') || cause === undefined || isReused(result)) return [];
    const change = changeOf(result);
    const uncompared = kind === 'errored' ? kind : change === undefined ? 'failing' : 'flaky';
    // A test that passes in most trials is passing for the gate. Its score may still be too low, and may fail its suite.
    const state = change === undefined || change.state === 'passing' ? uncompared : change.state;
    if (NO_ENTRIES.includes(state)) return [];
    return [{ result, change, state, blocks: state !== 'quarantined' && blocking.has(resultKey(result)), cause }];
  });

  const causes = byCause(tests);
  const rankOf = ({ result, state, blocks, cause }: FailingTest) =>
    [blocks ? -1 : ORDER.indexOf(state), -(causes.get(cause.id)?.length ?? 0), cause.id, resultKey(result)] as const;
  // The same on every machine, whatever its language.
  const compared = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return tests
    .map((test) => ({ test, rank: rankOf(test) }))
    .sort((one, other) => one.rank.map((value, at) => compared(value, other.rank[at] ?? '')).find(Boolean) ?? 0)
    .map(({ test }) => test);
}

export const byCause = (tests: readonly FailingTest[]): ReadonlyMap<string, Some<FailingTest>> =>
  groupedBy(tests, ({ cause }) => cause.id);

export function isForTheProduct({ result, state }: FailingTest): boolean {
  const failure = failureOf(result);
  return state !== 'quarantined' && !(failure !== undefined && FOREIGN_ERRORS.includes(failure.class));
}

/** The name of a tool that an agent called is the agent's own text. */
export const kindWithoutForeignText = ({ kind }: Cause): string => (kind.startsWith('tool/') ? 'tool' : kind);

/** The trials of a test in this run, and those of them that passed. */
export function countsNow({ result, change }: FailingTest): { readonly trials: number; readonly passes: number } {
  if (change?.now !== undefined) return change.now;
  return trialCounts(result) ?? { trials: outcomeOf(result).kind === 'failed' ? 1 : 0, passes: 0 };
}

/** `passed 0/3 now, before 5/5`. */
export function passesText(test: FailingTest): string {
  const { passes, trials } = countsNow(test);
  const base = test.change?.base;
  const before = base === undefined || base.trials === 0 ? '' : `, before ${base.passes}/${base.trials}`;
  return `passed ${passes}/${trials} now${before}`;
}

export const nameOf = ({ suite, testId, target }: TestResult): string => `${suite} › ${testId} [${target}]`;

const MIN_TRIALS = 3;
const MAX_VERIFIED = 20;

/** How often to run a test again: one pass is no proof. */
const trialsFor = ({ result }: FailingTest): number => Math.max(MIN_TRIALS, result.trials?.length ?? 1);

export const reproduce = (test: FailingTest, { generator, flags, engine }: Report): string | undefined =>
  reproduceCommand(test.result, generator.program, { trials: trialsFor(test), flags, engine });

/** The tests that the command of `verify` runs. Some cannot be run. */
const verified = (tests: readonly FailingTest[]): FailingTest[] =>
  tests.filter(({ result }) => isRunnable(result)).slice(0, MAX_VERIFIED);

export function verify(tests: readonly FailingTest[], { generator, flags, engine }: Report): string | undefined {
  const run = verified(tests);
  return rerunTestsCommand(
    run.map(({ result }) => result),
    generator.program,
    // A suite may reach its threshold while one of these tests fails.
    { trials: Math.max(...run.map(trialsFor)), mustPass: true, flags, engine },
  );
}

/** Says so if the command of `verify` runs only some of the tests. */
export function verifyLabel(tests: readonly FailingTest[], all = tests.length): string {
  const { length } = verified(tests);
  return length < all ? `Verify (${length} of ${plural('test', all)})` : 'Verify';
}

/** The commit that a run is compared with: that of the change, else that of the newest baseline run. */
export function baseShaOf({ changes, commit, comparison: { baseline } }: Report): string | undefined {
  if (changes !== undefined) return changes.base;
  if (commit?.baseSha !== undefined) return commit.baseSha;
  return baseline.kind === 'found' ? baseline.provenance.find(({ sha }) => sha !== undefined)?.sha : undefined;
}

/** Files that differ from the base commit and that some tests depend on; of how many of their suite files they are not known. */
export function changedFilesOf(tests: readonly FailingTest[], { changes }: Report) {
  const suites = [...new Set(tests.map(({ result }) => result.suiteFile))];
  const suiteChanges = suites.flatMap((suite) => changes?.suites.find(({ file }) => file === suite) ?? []);
  return {
    /** From the root of the repository. */
    paths: [...new Set(suiteChanges.flatMap(({ paths }) => paths))].sort(),
    leftOut: suiteChanges.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0),
    unknown: suites.length - suiteChanges.length,
  };
}

/** The command that shows what changed, of all files or of some, from any folder; undefined without a base commit. */
export function diffCommand(report: Report, paths: readonly string[] = []): string | undefined {
  // Git would read another text as an option.
  const isSha = (text = '') => /^[0-9a-f]{7,64}$/.test(text);
  const base = baseShaOf(report);
  if (!isSha(base)) return undefined;
  const sha = report.commit?.sha;
  const range = isSha(sha) ? `${base}...${sha}` : base;
  const specs = paths.map((path) => {
    if (oneLine(path) === path) return shellWord(/[*?[\\]/.test(path) ? `:(top,literal)${path}` : `:/${path}`);
    // A path that cannot be shown on one line is found by a glob.
    return shellWord(`:/${path.replaceAll(/[^\p{L}\p{M}\p{N} _./-]| {2,}/gu, '*')}`);
  });
  return ['git diff', range, ...(specs.length === 0 ? [] : ['--', ...specs])].join(' ');
}

const HOW_CUT = { where: 'report.json has the full text', headShare: 0.6 };

/** The beginning and the end of a text, with everything shown that readers would not see. */
export const excerptOf = (text: string, most: number): string => dataText(cutLong(text, most, HOW_CUT));

/** The artifact with the files of a run, and the run that it belongs to. */
export interface ResultsArtifact {
  readonly name: string;
  readonly run: number;
}

/** Where a coding agent finds what failed; undefined if nothing did, or no artifact has it. */
export function agentLine(report: Report, artifact: ResultsArtifact | undefined): string | undefined {
  if (artifact === undefined || failingTests(report).length === 0) return undefined;
  const command = `gh run download ${artifact.run} -n ${shellWord(artifact.name)}`;
  return `For a coding agent: \`index.md\` in artifact ${codeSpan(artifact.name)}; ${codeSpan(command)}`;
}
