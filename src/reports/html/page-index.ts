import { placedMessage } from '../../model/errors.ts';
import { isReused, type TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText } from '../../model/suite/location.ts';
import type { JudgeAgreement } from '../../model/verdict/agreement.ts';
import type { Report, SuiteReport } from '../../model/verdict/report.ts';
import { digitsOf, interval, signedPoints } from '../../shared/percentage-points.ts';
import { agreementNumbers } from '../agreement.ts';
import { comparedWith, failingOnBaseNotes, isCompared, overallDelta, shortBaselineNotes } from '../compared.ts';
import { causeFinder } from '../failures/causes.ts';
import type { Cause } from '../failures/symptom.ts';
import { answerNotes, failedChecks, suiteKind } from '../findings.ts';
import { importedLines } from '../imported-line.ts';
import { problemTitles } from '../status-icons.ts';
import { runTimeOf } from '../totals.ts';
import { allWarnings } from '../warnings.ts';
import { classOf, isFailing, isMixed, stateOf } from './detail-class.ts';
import type { Packed } from './pack.ts';
import {
  type PageAgreement,
  type PageHead,
  type PageIndex,
  rowFlags,
  type SuiteRow,
  type TestColumns,
  type TestNotes,
} from './page-data.ts';
import type { PageRow, PageSource } from './page-source.ts';
import { rowIds } from './row-id.ts';

const MAX_TEXT = 500;

function agreementRow(judge: JudgeAgreement): PageAgreement {
  const { notes, ...numbers } = agreementNumbers(judge);
  return { grader: judge.grader, suite: judge.suite, cells: Object.values(numbers), notes };
}

export function pageHead({ report, key, links }: PageSource): PageHead {
  const { verdict, startedAt, totals } = report;
  const { total, passed, failed, errored, skipped } = totals;
  return {
    kind: verdict.kind,
    headline: verdict.headline.slice(0, 2_000),
    delta: deltaOf(report) ? deltaOf(report)?.words : undefined,
    startedAt,
    durationMs: runTimeOf(report),
    totals: { total, passed, failed, errored, skipped },
    key,
    commit: links?.commit,
  };
}

/** All that the page shows without opening a test. */
export function pageIndex(source: PageSource, { chunks, omitted }: Omit<Packed, 'blocks'>): PageIndex {
  const { report, rows, trend, samples, links, unverified } = source;
  const { verdict, comparison, totals } = report;
  const tables = new Tables(rows);
  return {
    version: 1,
    generator: `${report.generator.name} ${report.generator.version}`,
    startedAt: report.startedAt,
    durationMs: runTimeOf(report),
    complete: report.complete,
    stopped: report.stopped,
    dryRun: report.dryRun,
    unverified,
    unreadable: [...new Set((report.unreadable ?? []).map(placedMessage))],
    verdict: { kind: verdict.kind, headline: verdict.headline, reasons: verdict.reasons },
    delta: deltaOf(report),
    totals,
    agreement: report.agreement?.map(agreementRow),
    ...costChange(rows),
    suites: report.suites.map((suite) => suiteRow(suite, report)),
    baseline: comparison.baseline,
    comparedWith: isCompared(report) ? comparedWith(report) : undefined,
    failingOnBase: failingOnBaseNotes(report, (name) => name),
    shortBaseline: shortBaselineNotes(report, (name) => name),
    detectable: comparison.detectableTests,
    links,
    ...tables.names,
    tests: columns(rows, tables, chunks),
    notes: Object.fromEntries(rows.flatMap((row, index) => notesOf(row).map((notes) => [index, notes]))),
    trend,
    environment: report.environment,
    models: [...new Set(rows.flatMap(({ result }) => result?.model ?? []))].sort().slice(0, 100),
    settings: report.settings ?? [],
    policy: report.policy,
    imported: report.imported && importedLines(report),
    caches: report.caches ?? [],
    warnings: allWarnings(report).map((warning) => ({
      title: problemTitles[warning.code],
      text: [warning.message, warning.hint ?? []].flat().join(' '),
      location: warning.location && locationText(warning.location),
    })),
    samples,
    omitted,
  };
}

function deltaOf({ comparison }: Report): PageIndex['delta'] {
  const moved = overallDelta(comparison);
  if (moved === undefined) return undefined;
  const { delta, low, high } = moved;
  const difference = { delta, deltaLow: low, deltaHigh: high };
  const isClear = low !== undefined && high !== undefined && (high < 0 || low > 0);
  // A drop that was found is not called noise, although its interval is not shown.
  const isUnknown = low === undefined || high === undefined;
  const points = signedPoints(delta, digitsOf(difference));
  // The word describes the number as it is shown.
  const direction = points.startsWith('−') ? 'worse' : points.startsWith('+') ? 'better' : 'unchanged';
  const noise = isUnknown ? '' : isClear ? '; unlikely to be noise' : ', within noise';
  const words = `${direction}${direction === 'unchanged' ? '' : noise}: ${points}${interval(difference)}`;
  return { words, value: delta, low, high };
}

function costChange(rows: readonly PageRow[]): Pick<PageIndex, 'costChange'> {
  let [tests, before, after] = [0, 0, 0];
  for (const row of rows) {
    const { result, history } = row;
    const planned = row.trials().filter(({ purpose }) => purpose === 'planned');
    const [base, now] = [history, planned].map((own) => mean(own.flatMap(({ costUsd }) => costUsd ?? [])));
    if (base === undefined || now === undefined || result === undefined || isReused(result)) continue;
    tests += 1;
    before += base;
    after += now;
  }
  return before > 0 ? { costChange: { share: Number((after / before - 1).toFixed(4)), tests } } : {};
}

function suiteRow(suite: SuiteReport, report: Report): SuiteRow {
  const assessment = report.comparison.suites.find(
    (each) => each.suite === suite.suite && each.file === suite.file && each.target === suite.target,
  );
  return {
    suite: suite.suite,
    file: suite.file,
    target: suite.target,
    kind: suiteKind(report, suite),
    threshold: suite.threshold !== undefined && !suite.isOfPassRate ? suite.threshold : undefined,
    totals: suite.totals,
    assessment,
  };
}

/** Names that many rows share, each stored once. */
class Tables {
  private readonly suites = new Map<string, number>();
  private readonly targets = new Map<string, number>();
  private readonly states = new Map<PageIndex['states'][number], number>();
  private readonly causes = new Map<string, number>();

  private readonly causeOf: (result: TestResult) => Cause | undefined;

  constructor(rows: readonly PageRow[]) {
    this.causeOf = causeFinder(rows.flatMap(({ result }) => result ?? []));
    for (const row of rows) {
      number(this.suites, suiteKey(row));
      number(this.targets, row.target);
      number(this.states, stateOf(row));
      const cause = this.causeIn(row);
      if (cause !== undefined) number(this.causes, cause);
    }
  }

  private causeIn({ result }: PageRow): string | undefined {
    const cause = result && this.causeOf(result);
    return cause && causeText(cause);
  }

  of(row: PageRow) {
    const cause = this.causeIn(row);
    return {
      suite: this.suites.get(suiteKey(row)) ?? 0,
      target: this.targets.get(row.target) ?? 0,
      state: this.states.get(stateOf(row)) ?? 0,
      cause: cause === undefined ? null : (this.causes.get(cause) ?? null),
    };
  }

  get names(): Pick<PageIndex, 'suiteNames' | 'targetNames' | 'states' | 'causes'> {
    const suiteNames = [...this.suites.keys()].map((key) => {
      const [file, name] = JSON.parse(key) as [string, string];
      return { name, file };
    });
    return {
      suiteNames,
      targetNames: [...this.targets.keys()],
      states: [...this.states.keys()],
      causes: [...this.causes.keys()],
    };
  }
}

const suiteKey = ({ suiteFile, suite }: PageRow): string => JSON.stringify([suiteFile, suite]);

function number<K>(table: Map<K, number>, name: K): void {
  if (!table.has(name)) table.set(name, table.size);
}

/** The cause of a failed test in a few words. Tests with the same symptom have the same. */
function causeText({ kind, text }: Cause): string {
  return `${kind}${text === '' ? '' : `: ${text}`}`.slice(0, MAX_TEXT);
}

function columns(rows: readonly PageRow[], tables: Tables, chunks: TestColumns['chunks']): TestColumns {
  const ids = rowIds(rows);
  const named = rows.map((row) => tables.of(row));
  const outcomes = rows.map(({ result }) => (result === undefined ? undefined : outcomeOf(result)));
  return {
    id: ids,
    test: rows.map(({ testId }) => testId),
    suite: named.map(({ suite }) => suite),
    target: named.map(({ target }) => target),
    state: named.map(({ state }) => state),
    flags: rows.map(flagsOf),
    line: rows.map(({ location }) => location?.line ?? null),
    base: rows.map(({ change }) => countText(change?.base)),
    now: rows.map((row) => countText(row.change?.now) ?? trialText(row)),
    score: outcomes.map((outcome) => rounded(outcome?.score)),
    baseScore: rows.map(({ history }) => rounded(mean(history.map(({ score }) => score)))),
    cost: rows.map(({ result }) => rounded(result?.costUsd)),
    baseCost: rows.map(({ history }) => rounded(mean(history.flatMap(({ costUsd }) => costUsd ?? [])))),
    time: rows.map(({ result }) => rounded(result?.durationMs)),
    tokens: rows.map(({ result }) =>
      result?.tokenUsage === undefined ? null : rounded(result.tokenUsage.input + result.tokenUsage.output),
    ),
    cause: named.map(({ cause }) => cause),
    history: rows.map(historyText),
    chunks,
  };
}

const flagsOf = (row: PageRow): number =>
  (row.result?.mustPass || row.change?.mustPass ? rowFlags.mustPass : 0) |
  (row.change?.flaky ? rowFlags.flaky : 0) |
  (isMixed(row) ? rowFlags.mixed : 0) |
  (row.change?.quarantine ? rowFlags.quarantined : 0) |
  (row.result && isReused(row.result) ? rowFlags.reused : 0) |
  (isFailing(row) ? rowFlags.failing : 0) |
  (row.result?.status === 'execution_error' ? rowFlags.errored : 0);

interface Count {
  readonly passes: number;
  readonly trials: number;
}
const countText = (count: Count | undefined): string | null =>
  count === undefined || count.trials === 0 ? null : `${count.passes}/${count.trials}`;

function trialText(row: PageRow): string | null {
  const planned = row.trials().filter(({ purpose, word }) => purpose === 'planned' && word !== 'error');
  const words = planned.map(({ word }) => word);
  return words.length === 0 ? null : `${words.filter((word) => word === 'pass').length}/${words.length}`;
}

/** Six digits say all that people read. */
const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Number(value.toPrecision(6));

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

const MAX_HISTORY = 60;

function historyText({ history }: PageRow): string {
  let text = '';
  let run: string | undefined;
  for (const trial of history.slice(-MAX_HISTORY)) {
    text += `${run !== undefined && run !== trial.run ? '|' : ''}${trial.pass ? 'p' : 'f'}`;
    run = trial.run;
  }
  return text;
}

/** Tests that need no look have no notes. */
function notesOf(row: PageRow): TestNotes[] {
  const { change, result, difference } = row;
  const why = [change?.why ?? [], result === undefined ? [] : answerNotes(result)].flat().join('; ');
  const isNoteworthy = classOf(row) !== 'C' || why !== '' || stateOf(row) === 'removed' || stateOf(row) === 'new';
  if (!isNoteworthy) return [];
  const [check] = result === undefined || outcomeOf(result).kind === 'passed' ? [] : failedChecks(result);
  const isAssertion = result?.assertions.some(({ passed, text }) => !passed && text === check?.text) === true;
  const reruns = countText(change?.reruns);
  const control = countText(change?.control);
  return [
    {
      difference: difference?.sentence,
      why: why !== '' ? why.slice(0, MAX_TEXT) : undefined,
      ...(check && { [isAssertion ? 'check' : 'reason']: check.text.slice(0, MAX_TEXT) }),
      ...(reruns !== null && { reruns }),
      ...(control !== null && { control }),
      ...(change?.p !== undefined && { p: change.p }),
      ...(change?.needed !== undefined && { needed: change.needed }),
      ...(change?.quarantine && { quarantine: change.quarantine }),
    },
  ];
}
