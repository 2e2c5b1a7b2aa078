import { placedMessage } from '../../model/errors.ts';
import type { TestResult } from '../../model/run/result.ts';
import { isReused, isSameSuite } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText } from '../../model/suite/location.ts';
import { digitsOf, interval, signedPoints } from '../../model/text/percentage-points.ts';
import { meanOfKnown } from '../../model/values/sums.ts';
import type { Report } from '../../model/verdict/report.ts';
import { agreementNumbers } from '../../reports/agreement.ts';
import {
  comparedWith,
  failingOnBaseNotes,
  isCompared,
  overallDelta,
  shortBaselineNotes,
} from '../../reports/comparison-words.ts';
import { variantTables } from '../../reports/experiment.ts';
import { causeFinder } from '../../reports/failures/causes.ts';
import { answerNotes, failedChecks, failureReasons, suiteKind } from '../../reports/findings.ts';
import { importedLines } from '../../reports/imported-line.ts';
import { tokenTotal } from '../../reports/numbers.ts';
import { problemTitle } from '../../reports/status-icons.ts';
import { runTimeOf } from '../../reports/totals.ts';
import { allWarnings } from '../../reports/warnings.ts';
import { type ChunkNumbers, type Omission, type RowState, rowFlags } from './page-data.ts';
import { classOf, isFailing, isMixed, type PageRow, type PageSource, rowIds, stateOf } from './page-source.ts';

const MAX_TEXT = 500;
const MAX_HEADLINE = 2_000;
const MAX_MODELS = 100;
const MAX_HISTORY = 60;

/** Enough to show the verdict while the rest still loads. */
export function pageHead({ report, key, links }: PageSource) {
  const { kind, headline } = report.verdict;
  return { kind, headline: headline.slice(0, MAX_HEADLINE), key, commit: links?.commit };
}

export type PageHead = ReturnType<typeof pageHead>;
export type PageIndex = ReturnType<typeof pageIndex>;

/** All that the page shows without opening a test. */
export function pageIndex(
  { report, rows, trend, samples, links, unverified }: PageSource,
  chunks: ChunkNumbers,
  omitted: readonly Omission[],
) {
  const { verdict, comparison, totals, generator } = report;
  const { kind, headline, reasons } = verdict;
  return {
    version: 1 as const,
    generator: `${generator.name} ${generator.version}`,
    startedAt: report.startedAt,
    durationMs: runTimeOf(report),
    complete: report.complete,
    stopped: report.stopped,
    dryRun: report.dryRun,
    unverified,
    unreadable: [...new Set((report.unreadable ?? []).map(placedMessage))],
    verdict: { kind, headline, reasons },
    delta: deltaOf(report),
    totals,
    experiment: report.experiment && {
      // The first variant is what the others are compared with.
      variants: report.experiment.variants,
      // Of mean scores, with their 95% intervals; those that were not measured are left out.
      differences: report.experiment.comparisons.flatMap(({ variant, overall: { score } }) =>
        score === undefined ? [] : [{ variant, value: score.delta, low: score.low, high: score.high }],
      ),
      ...variantTables(report.experiment, (name) => name),
    },
    // How often judges agree with people.
    agreement: report.agreement?.map((judge) => {
      const { notes, ...numbers } = agreementNumbers(judge);
      return { grader: judge.grader, suite: judge.suite, cells: Object.values(numbers), notes };
    }),
    costChange: costChange(rows),
    suites: report.suites.map(({ isOfPassRate, ...row }) => ({
      ...row,
      kind: suiteKind(report, row),
      assessment: comparison.suites.find(isSameSuite(row)),
      threshold: isOfPassRate ? undefined : row.threshold,
    })),
    baseline: comparison.baseline,
    comparedWith: isCompared(report) ? comparedWith(report) : undefined,
    failingOnBase: failingOnBaseNotes(report, (name) => name),
    shortBaseline: shortBaselineNotes(report, (name) => name),
    detectable: comparison.detectableTests,
    links,
    ...columnsOf(rows, chunks, report.experiment?.variants[0]),
    // By position.
    notes: Object.fromEntries(rows.flatMap((row, index) => notesOf(row).map((notes) => [index, notes] as const))),
    trend,
    environment: report.environment,
    models: [...new Set(rows.flatMap(({ result }) => result?.model ?? []))].sort().slice(0, MAX_MODELS),
    settings: report.settings ?? [],
    policy: report.policy,
    imported: report.imported && importedLines(report),
    caches: report.caches ?? [],
    warnings: allWarnings(report).map(({ code, message, hint, location }) => ({
      title: problemTitle(code),
      text: [message, hint ?? []].flat().join(' '),
      location: location && locationText(location),
    })),
    samples,
    omitted,
  };
}

export function deltaOf({ comparison }: Report) {
  const { suites, tests } = comparison;
  const moved = overallDelta(comparison);
  if (moved === undefined) return undefined;
  const { delta, low, high } = moved;
  const difference = { delta, deltaLow: low, deltaHigh: high };
  const points = signedPoints(delta, digitsOf(difference));
  // The word describes the number as it is shown.
  const direction = points.startsWith('−') ? 'worse' : points.startsWith('+') ? 'better' : 'unchanged';
  // A drop that was found is not called noise, although its interval is not shown. One run says nothing of noise, and what is within it
  // on the whole may hide tests that regressed.
  const isUnknown = low === undefined || high === undefined || suites.every(({ runs }) => runs <= 1);
  const isMixed = tests.some(({ state }) => state === 'regressed');
  const noise = isUnknown ? '' : high < 0 || low > 0 ? '; unlikely to be noise' : isMixed ? '' : ', within noise';
  const words = `${direction}${direction === 'unchanged' ? '' : noise}: ${points}${interval(difference)}`;
  return { words, value: delta, low, high };
}

/** The mean cost of a trial against the baseline, minus 1, over the tests that ran in this run and have a cost on both sides. */
function costChange(rows: readonly PageRow[]) {
  let [tests, before, after] = [0, 0, 0];
  for (const row of rows) {
    const { result, history } = row;
    const planned = row.trials().filter(({ purpose }) => purpose === 'planned');
    const [base, now] = [history, planned].map((trials) => meanOfKnown(trials.map(({ costUsd }) => costUsd)));
    if (base === undefined || now === undefined || result === undefined || isReused(result)) continue;
    tests += 1;
    before += base;
    after += now;
  }
  return before > 0 ? { share: Number((after / before - 1).toFixed(4)), tests } : undefined;
}

/** Names that many rows share are stored once, and numbered. */
class Table<Name> {
  readonly #numbers = new Map<string, number>();
  readonly names: Name[] = [];

  numberOf(name: Name): number {
    const key = JSON.stringify(name);
    const number = this.#numbers.get(key) ?? this.names.push(name) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** Parallel columns with a position for each test on one target, in the order of the plan, and the tables of their names. */
function columnsOf(rows: readonly PageRow[], chunks: ChunkNumbers, firstVariant: string | undefined) {
  const suites = new Table<{ readonly name: string; readonly file: string }>();
  const [targets, causes] = [new Table<string>(), new Table<string>()];
  const states = new Table<RowState>();
  const causeOf = causeFinder(rows.flatMap(({ result }) => result ?? []));
  const checks = new Map<string, string>();
  const causeNumber = ({ result }: PageRow): number | null => {
    const cause = result && causeOf(result);
    if (cause === undefined) return null;
    const { kind, text, said } = cause;
    // The words of a check are the author's, and say more than its kind. Those of the first test stand for tests that differ in upper
    // and lower case.
    const words = kind.startsWith('check/')
      ? (checks.get(cause.id) ?? `${said} · ${kind}`)
      : `${kind}${text === '' ? '' : `: ${text}`}`;
    checks.set(cause.id, words);
    return causes.numberOf(words.slice(0, MAX_TEXT));
  };
  const keyOf = ({ suiteFile, suite, testId }: PageRow) => JSON.stringify([suiteFile, suite, testId]);
  const onFirst = new Map(rows.flatMap((row) => (row.target === firstVariant ? [[keyOf(row), row] as const] : [])));
  /** The same test on the first variant of an experiment. */
  const firstOf = (row: PageRow) =>
    onFirst.size === 0 || row.target === firstVariant ? undefined : onFirst.get(keyOf(row));
  const isExperiment = firstVariant !== undefined;
  const baseMeans = (
    ofTrial: (trial: PageRow['history'][number]) => number | undefined,
    ofFirst: (result: TestResult) => number | undefined,
  ) =>
    rows.map((row) => {
      if (!isExperiment) return rounded(meanOfKnown(row.history.map(ofTrial)));
      const result = firstOf(row)?.result;
      return rounded(result && ofFirst(result));
    });
  const countsOf = (row: PageRow | undefined): string | undefined => {
    const measured = row?.trials().filter(({ purpose, word }) => purpose === 'planned' && word !== 'error') ?? [];
    const passes = measured.filter(({ word }) => word === 'pass').length;
    return countText(row?.change?.now) ?? countText({ passes, trials: measured.length });
  };
  const tests = {
    id: rowIds(rows),
    test: rows.map(({ testId }) => testId),
    suite: rows.map(({ suite, suiteFile }) => suites.numberOf({ name: suite, file: suiteFile })),
    target: rows.map(({ target }) => targets.numberOf(target)),
    state: rows.map((row) => states.numberOf(stateOf(row))),
    flags: rows.map(
      (row) =>
        (row.result?.mustPass || row.change?.mustPass ? rowFlags.mustPass : 0) |
        (row.change?.flaky ? rowFlags.flaky : 0) |
        (isMixed(row) ? rowFlags.mixed : 0) |
        (row.change?.quarantine ? rowFlags.quarantined : 0) |
        (row.result && isReused(row.result) ? rowFlags.reused : 0) |
        (isFailing(row) ? rowFlags.failing : 0) |
        (row.result?.status === 'execution_error' ? rowFlags.errored : 0),
    ),
    line: rows.map(({ location }) => location?.line ?? null),
    // Passed and run trials, such as `10/10`.
    base: rows.map((row) => (isExperiment ? countsOf(firstOf(row)) : countText(row.change?.base)) ?? null),
    now: rows.map((row) => countsOf(row) ?? null),
    score: rows.map(({ result }) => rounded(result && outcomeOf(result).score)),
    // The means over the baseline trials of the test; in an experiment, like `base`, what the first variant reached.
    baseScore: baseMeans(
      ({ score }) => score,
      (result) => outcomeOf(result).score,
    ),
    cost: rows.map(({ result }) => rounded(result?.costUsd)),
    baseCost: baseMeans(
      ({ costUsd }) => costUsd,
      ({ costUsd }) => costUsd,
    ),
    time: rows.map(({ result }) => rounded(result?.durationMs)),
    tokens: rows.map(({ result }) => rounded(tokenTotal(result?.tokenUsage))),
    cause: rows.map(causeNumber),
    // Trials of the base branch, oldest first: `p` and `f`, `|` between runs.
    history: rows.map(({ history }) => {
      let [text, run] = ['', history.at(-MAX_HISTORY)?.run ?? history[0]?.run];
      for (const trial of history.slice(-MAX_HISTORY)) {
        text += `${run === trial.run ? '' : '|'}${trial.pass ? 'p' : 'f'}`;
        run = trial.run;
      }
      return text;
    }),
    chunks,
  };
  const { names: suiteNames } = suites;
  return { suiteNames, targetNames: targets.names, states: states.names, causes: causes.names, tests };
}

const countText = (count: { readonly passes: number; readonly trials: number } | undefined): string | undefined =>
  count === undefined || count.trials === 0 ? undefined : `${count.passes}/${count.trials}`;

/** Six digits say all that people read. */
const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Number(value.toPrecision(6));

/** What only some tests have. Tests that need no look have no notes. */
function notesOf(row: PageRow) {
  const { change, result, difference } = row;
  const why = [change?.why ?? [], result === undefined ? [] : answerNotes(result)].flat().join('; ');
  const isNoteworthy = classOf(row) !== 'C' || why !== '' || ['removed', 'new'].includes(stateOf(row));
  if (!isNoteworthy) return [];
  const [check] = result === undefined || outcomeOf(result).kind === 'passed' ? [] : failedChecks(result);
  const isAssertion = result?.assertions.some(({ passed, text }) => !passed && text === check?.text) === true;
  const text = check && result && failureReasons(result)[0].slice(0, MAX_TEXT);
  return [
    {
      difference,
      why: why.slice(0, MAX_TEXT) || undefined,
      // Why it did not pass: the text of its first failed check, or another reason.
      check: isAssertion ? text : undefined,
      reason: isAssertion ? undefined : text,
      reruns: countText(change?.reruns),
      control: countText(change?.control),
      // Chance is a word for what was confirmed.
      p: change?.state === 'regressed' ? change.p : undefined,
      needed: change?.needed,
      quarantine: change?.quarantine,
    },
  ];
}
