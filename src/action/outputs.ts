import { join } from 'node:path';
import type { Receipt } from '../model/ports/reporter.ts';
import { asSentences } from '../model/text/text.ts';
import type { Provenance } from '../model/verdict/assessment.ts';
import type { Report } from '../model/verdict/report.ts';
import type { TestState } from '../model/verdict/verdict.ts';
import { overallDelta } from '../reports/comparison-words.ts';
import { permissionsInLine } from '../reports/warnings.ts';
import { runFiles } from '../results/run-folder/run-files.ts';

/** Outputs must be small: later steps read them through shells and expressions. */
const MAX_JSON_BYTES = 8 * 1024;
const MAX_HEADLINE = 500;

interface ReportOutput {
  readonly report: Report;
  readonly folder: string;
  readonly receipts: readonly Receipt[];
}

/** The number of tests in a state. */
const count =
  (state: TestState) =>
  ({ report }: ReportOutput): number =>
    report.comparison.tests.filter((test) => test.state === state).length;

/** What is not known of a dry run, which does not test the agent: its answers are made up. */
const ofAgent =
  (read: (totals: Report['totals']) => number | undefined) =>
  ({ report }: ReportOutput): number | undefined =>
    report.dryRun ? undefined : read(report.totals);

const moved = ({ report }: ReportOutput) => overallDelta(report.comparison);

const fileOf =
  (name: string) =>
  ({ folder }: ReportOutput): string =>
    join(folder, name);

/** The address of a delivered report; unknown if it was not delivered. */
const whereOf =
  (name: string) =>
  ({ receipts }: ReportOutput): string | undefined => {
    const receipt = receipts.find((each) => each.name === name);
    return receipt?.kind === 'delivered' ? receipt.where : undefined;
  };

/** A fact about the newest evidence that has it. */
const ofBaseline =
  <Fact>(read: (origin: Provenance) => Fact | undefined) =>
  ({ report: { comparison } }: ReportOutput): Fact | undefined =>
    comparison.baseline.kind === 'found'
      ? comparison.baseline.provenance.map(read).find((fact) => fact !== undefined)
      : undefined;

/** The outputs of the action, as action.yml declares them. What is unknown is the empty string. */
const outputs = {
  verdict: ({ report }) => report.verdict.kind,
  conclusion: ({ report }) => report.conclusion,
  score: ofAgent((totals) => totals.score),
  'pass-rate': ofAgent((totals) => totals.passRate),
  delta: (reported) => moved(reported)?.delta,
  'delta-low': (reported) => moved(reported)?.low,
  'delta-high': (reported) => moved(reported)?.high,
  total: ({ report }) => report.totals.total,
  passed: ofAgent((totals) => totals.passed),
  failed: ofAgent((totals) => totals.failed),
  errored: ({ report }) => report.totals.errored,
  skipped: ({ report }) => report.totals.skipped,
  flaky: ofAgent((totals) => totals.flaky),
  quarantined: count('quarantined'),
  regressed: count('regressed'),
  suspected: count('suspected'),
  fixed: count('fixed'),
  new: count('new'),
  changed: count('changed'),
  removed: count('removed'),
  reused: ({ report }) => report.totals.reused,
  'cost-usd': ({ report }) => report.totals.costUsd,
  tokens: ({ report: { totals } }) => totals.tokens && totals.tokens.input + totals.tokens.output,
  'duration-seconds': ({ report }) => report.durationMs / 1000,
  'baseline-sha': ofBaseline(({ sha }) => sha),
  'baseline-run-id': ofBaseline(({ runId }) => runId),
  'baseline-status': ({
    report: {
      comparison: { baseline },
    },
  }) => (baseline.kind === 'unavailable' && baseline.lacksPermission ? 'no-permission' : baseline.kind),
  'results-path': fileOf(runFiles.journal),
  'report-path': fileOf(runFiles.report),
  'junit-path': fileOf(runFiles.junit),
  'summary-path': fileOf(runFiles.summary),
  'comment-path': whereOf('comment.md'),
  'html-path': (reported) => whereOf('report.html')(reported) && fileOf(runFiles.page)(reported),
  'html-url': whereOf('report'),
  'comment-url': whereOf('comment'),
  'check-url': whereOf('check run'),
  'artifact-url': whereOf('artifact'),
  headline: ({ report }) => report.verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
  json({ report: { verdict, conclusion, totals, suites } }) {
    const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
    const all = JSON.stringify({ ...most, suites });
    return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
  },
} as const satisfies Readonly<Record<string, (reported: ReportOutput) => string | number | undefined>>;

type OutputName = keyof typeof outputs;
export type Outputs = Readonly<Record<OutputName, string>>;
export const outputNames = Object.keys(outputs) as OutputName[];

const outputsBy = (textOf: (name: OutputName) => string): Outputs =>
  Object.fromEntries(outputNames.map((name) => [name, textOf(name)])) as Outputs;

export const outputsOf = (report: Report, folder: string, receipts: readonly Receipt[]): Outputs =>
  outputsBy((name) => {
    const value = outputs[name]({ report, folder, receipts });
    return typeof value === 'string' ? value : numberText(value);
  });

/** A run that did not start still has a verdict; all other outputs are unknown. */
export function outputsWithoutRun(why: string): Outputs {
  const headline = oneSentence(why);
  const json = JSON.stringify({ verdict: 'invalid', headline });
  return { ...outputsBy(() => ''), verdict: 'invalid', conclusion: 'failure', headline, json };
}

/** A text of several lines as one. */
export const oneSentence = (text: string): string =>
  asSentences(
    permissionsInLine(text)
      .split('\n')
      .map((line) => line.trim()),
  )
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_HEADLINE);

/** At most four decimals, so that equal numbers read the same everywhere. */
export const numberText = (value: number | undefined): string =>
  value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);
