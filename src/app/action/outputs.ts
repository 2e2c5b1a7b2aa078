import { join } from 'node:path';
import type { Receipt } from '../../model/ports/reporter.ts';
import type { Assessment, TestState } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { overallDelta } from '../../reports/compared.ts';
import { permissionsInLine } from '../../reports/warnings.ts';
import { asSentences } from '../../shared/text.ts';
import { runFiles } from '../run-folder/earlier-run.ts';

/** The outputs of the action, as action.yml declares them. An unknown number is the empty string. */
export const outputNames = [
  'verdict',
  'conclusion',
  'score',
  'pass-rate',
  'delta',
  'delta-low',
  'delta-high',
  'total',
  'passed',
  'failed',
  'errored',
  'skipped',
  'flaky',
  'quarantined',
  'regressed',
  'suspected',
  'fixed',
  'new',
  'changed',
  'removed',
  'reused',
  'cost-usd',
  'tokens',
  'duration-seconds',
  'baseline-sha',
  'baseline-run-id',
  'baseline-status',
  'results-path',
  'report-path',
  'junit-path',
  'summary-path',
  'comment-path',
  'html-path',
  'html-url',
  'comment-url',
  'check-url',
  'artifact-url',
  'headline',
  'json',
] as const;
type OutputName = (typeof outputNames)[number];
export type Outputs = Readonly<Record<OutputName, string>>;

/** Outputs must be small: later steps read them through shells and expressions. */
const MAX_JSON_BYTES = 8 * 1024;
const MAX_HEADLINE = 500;

export function outputsOf(report: Report, folder: string, receipts: readonly Receipt[]): Outputs {
  const { verdict, conclusion, totals, durationMs, comparison } = report;
  const moved = overallDelta(comparison);
  const count = (...states: readonly TestState[]) =>
    String(comparison.tests.filter(({ state }) => states.includes(state)).length);
  // A dry run does not test the agent: its answers are made up.
  const ofAgent = (count: number) => (report.dryRun ? '' : String(count));
  const tokens = totals.tokens === undefined ? undefined : totals.tokens.input + totals.tokens.output;
  return {
    verdict: verdict.kind,
    conclusion,
    score: report.dryRun ? '' : numberText(totals.score),
    'pass-rate': report.dryRun ? '' : numberText(totals.passRate),
    delta: numberText(moved?.delta),
    'delta-low': numberText(moved?.low),
    'delta-high': numberText(moved?.high),
    total: String(totals.total),
    passed: ofAgent(totals.passed),
    failed: ofAgent(totals.failed),
    errored: String(totals.errored),
    skipped: String(totals.skipped),
    flaky: ofAgent(totals.flaky),
    quarantined: count('quarantined'),
    regressed: count('regressed'),
    suspected: count('suspected'),
    fixed: count('fixed'),
    new: count('new'),
    changed: count('changed'),
    removed: count('removed'),
    reused: String(totals.reused),
    'cost-usd': numberText(totals.costUsd),
    tokens: numberText(tokens),
    'duration-seconds': numberText(durationMs / 1000),
    'baseline-sha': shaOf(comparison),
    'baseline-run-id': runIdOf(comparison),
    'baseline-status': statusOf(comparison),
    'results-path': join(folder, runFiles.journal),
    'report-path': join(folder, runFiles.report),
    'junit-path': join(folder, runFiles.junit),
    'summary-path': join(folder, runFiles.summary),
    'comment-path': whereOf('comment.md', receipts),
    'html-path': isDelivered('report.html', receipts) ? join(folder, runFiles.page) : '',
    'html-url': whereOf('report', receipts),
    'comment-url': whereOf('comment', receipts),
    'check-url': whereOf('check run', receipts),
    'artifact-url': whereOf('artifact', receipts),
    headline: verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
    json: smallJson(report),
  };
}

/** A run that did not start still has a verdict; all other outputs are unknown. */
export function outputsWithoutRun(why: string): Outputs {
  const unknown = Object.fromEntries(outputNames.map((name) => [name, ''])) as Record<OutputName, string>;
  const headline = oneSentence(why);
  return {
    ...unknown,
    verdict: 'invalid',
    conclusion: 'failure',
    headline,
    json: JSON.stringify({ verdict: 'invalid', headline }),
  };
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

/** The commit of the newest evidence. */
const shaOf = ({ baseline }: Assessment): string =>
  baseline.kind === 'found' ? (baseline.provenance.find(({ sha }) => sha !== undefined)?.sha ?? '') : '';

/** The workflow run that stored it. */
const runIdOf = ({ baseline }: Assessment): string =>
  baseline.kind === 'found' ? String(baseline.provenance.find(({ runId }) => runId !== undefined)?.runId ?? '') : '';

const statusOf = ({ baseline }: Assessment): string =>
  baseline.kind === 'unavailable' && baseline.lacksPermission ? 'no-permission' : baseline.kind;

/** The address of a delivered report; empty if it was not delivered. */
function whereOf(name: string, receipts: readonly Receipt[]): string {
  const receipt = receipts.find((each) => each.name === name);
  return receipt?.kind === 'delivered' ? receipt.where : '';
}

const isDelivered = (name: string, receipts: readonly Receipt[]): boolean =>
  receipts.some((receipt) => receipt.name === name && receipt.kind === 'delivered');

function smallJson({ verdict, conclusion, totals, suites }: Report): string {
  const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
  const all = JSON.stringify({ ...most, suites });
  return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
}

/** At most four decimals, so that equal numbers read the same everywhere. */
export const numberText = (value: number | undefined): string =>
  value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);
