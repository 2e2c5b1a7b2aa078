import { hash } from 'node:crypto';
import { wilson } from '../gate/statistics/wilson.ts';
import { isSameMeasure } from '../model/run/fingerprint.ts';
import { withMembers } from '../model/run/grade.ts';
import type { AcceptLine, MeasuredRun, RunLine, SuiteLine, TestLine } from '../model/run/measured-run.ts';
import { failureOf, targetTrials } from '../model/run/present-trials.ts';
import type { RunResult, TestResult } from '../model/run/result.ts';
import { isReused, isSameSuite, resultKey, startOf } from '../model/run/result-keys.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import { grouped, groupedBy, type Some } from '../model/values/grouped.ts';
import { meanOfKnown, sum, sumOfKnown } from '../model/values/sums.ts';
import type { EvidencePool } from '../model/verdict/evidence.ts';
import type { Report } from '../model/verdict/report.ts';
import { runName } from './run-file.ts';

export type RunOrigin = Pick<RunLine, 'sha' | 'ref' | 'run_id' | 'attempt' | 'name' | 'url'>;

interface RunDecision {
  readonly report: Pick<Report, 'verdict' | 'comparison' | 'totals' | 'generator' | 'durationMs' | 'imported'>;
  /** The baseline that it was compared with. */
  readonly earlier: readonly EvidencePool[];
}

/**
 * A run as later runs read it: names, numbers and fingerprints, without any text of a model or a grader. Several results of
 * one test are its trials. Reused results have none: they are in earlier runs.
 */
export function measuredRun(run: RunResult, origin: RunOrigin, decision?: RunDecision): MeasuredRun {
  const groups = [...grouped(run.results, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values()];
  const states = new Map(decision?.report.comparison.tests.map((test) => [resultKey(test), test.state]));
  const suites: SuiteLine[] = [];
  const tests: TestLine[] = [];
  const accepted: AcceptLine[] = [];
  for (const [s, results] of groups.entries()) {
    const [{ suite, suiteFile: file, target }] = results;
    const isOf = isSameSuite({ suite, file, target });
    const base = decision?.earlier.find(isOf);
    const lines = [...groupedBy(results, ({ testId }) => testId).values()].map((testResults) =>
      testLine(s, testResults, states),
    );
    const subjects = new Set(lines.flatMap((line) => (line.trials.length > 0 ? [line.subject] : [])));
    const [common] = subjects.size === 1 ? subjects : [];
    tests.push(...lines.map((line) => ({ ...line, subject: line.subject === common ? undefined : line.subject })));
    accepted.push(
      ...(base?.resets.map(
        ({ testId: id, time, reason, author }): AcceptLine => ({ type: 'accept', s, id, time, reason, author }),
      ) ?? []),
    );
    const scores = results.flatMap((result) => result.scores.flatMap(withMembers));
    const judges = distinct(scores.map((score) => score.target));
    const measures = distinct(lines.map(({ measure }) => measure));
    const definition = hash('sha256', JSON.stringify(measures));
    const outcomes = results.map((result) => outcomeOf(result).kind);
    const measured = lines.flatMap(({ trials }) => (trials.length > 0 ? [trials] : []));
    const trials = measured.flat();
    const passesOf = (testTrials: TestLine['trials']) => testTrials.filter(({ pass }) => pass).length;
    const rates = measured.map((testTrials) => passesOf(testTrials) / testTrials.length);
    suites.push({
      type: 'suite',
      suite,
      file,
      target,
      n: measured.length,
      passed: outcomes.filter((kind) => kind === 'passed').length,
      failed: outcomes.filter((kind) => kind === 'failed').length,
      errored: outcomes.filter((kind) => kind === 'errored').length,
      trials: trials.length,
      passes: passesOf(trials),
      score: meanOfKnown(measured.map((testTrials) => meanOfKnown(testTrials.map(({ score }) => score)))),
      pass_rate: meanOfKnown(rates),
      ...wilson(sum(rates), rates.length),
      cost_usd: meanOfKnown(trials.map(({ cost_usd }) => cost_usd)),
      ms: meanOfKnown(trials.map(({ ms }) => ms)),
      model: distinct(results.map(({ model }) => model)).join(', ') || undefined,
      judges: judges.length > 0 ? judges : undefined,
      definition: measures.length > 0 ? definition.slice(0, 12) : undefined,
      changed: changedTests(lines, base),
      subject: common,
      verdict: decision?.report.verdict.suites.find(isOf)?.kind,
    });
  }
  return { run: runLine(run, origin, decision?.report), suites, tests, accepted };
}

/** The run, and each of its rounds of seeds as a run of its own. */
export function measuredRuns(run: RunResult, origin: RunOrigin, decision?: RunDecision): MeasuredRun[] {
  const mainRun = measuredRun(run, origin, decision);
  const seeds = groupedBy(
    (run.extraTrials ?? []).filter(({ purpose }) => purpose === 'seed'),
    ({ round = 1 }) => round,
  );
  const rounds = [...seeds].sort(([a], [b]) => a - b);
  return [
    mainRun,
    ...rounds.map(([, trials], index) => {
      const results = trials.map(({ result }) => result);
      return measuredRun({ ...run, results }, { ...origin, name: `${runName(mainRun.run)}/${index + 2}` });
    }),
  ];
}

function runLine(
  run: RunResult,
  { name, sha, ...origin }: RunOrigin,
  report: RunDecision['report'] | undefined,
): RunLine {
  const { costUsd, graderCostUsd, tokens } = report?.totals ?? {};
  const formats = distinct(report?.imported?.map(({ format, version = '' }) => `${format} ${version}`.trim()) ?? []);
  return {
    v: 1,
    type: 'run',
    time: startOf(run),
    sha: sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined,
    ref: origin.ref,
    run_id: origin.run_id,
    attempt: origin.attempt,
    name,
    url: origin.url,
    verdict: report?.verdict.kind,
    headline: report?.verdict.headline,
    complete: run.complete,
    restricted: (run.selected ?? []).length > 0 || undefined,
    duration_ms: report?.durationMs,
    cost_usd: sumOfKnown([costUsd, graderCostUsd]),
    tokens: tokens && tokens.input + tokens.output,
    tool_version: report?.generator.version,
    format: formats.join(', ') || undefined,
  };
}

function testLine(s: number, results: Some<TestResult>, states: ReadonlyMap<string, TestLine['state']>): TestLine {
  const [first] = results;
  // An answer from the cache of another tool was measured before, so it is no new trial.
  const isNew = (result: TestResult, cached: boolean | undefined) => result.importedFrom === undefined || !cached;
  const measured = results.filter((result) => !isReused(result) && isNew(result, result.cached));
  const trials = measured.flatMap((result) =>
    targetTrials({ ...result, trials: result.trials?.filter(({ cached }) => isNew(result, cached)) }),
  );
  const { measure, subject, agentVersion } = trials.length > 0 ? (measured[0] ?? first) : {};
  return {
    type: 'test',
    s,
    id: first.testId,
    trials: trials.map(({ pass, score, costUsd, durationMs }) => ({ pass, score, cost_usd: costUsd, ms: durationMs })),
    measure,
    subject,
    agent: agentVersion,
    must_pass: (trials.length > 0 && measured.some(({ mustPass }) => mustPass)) || undefined,
    state: states.get(resultKey(first)),
    class: trials.length === 0 ? failureOf(first)?.class : undefined,
  };
}

/** How many tests are measured in another way than in the newest run of the baseline; undefined without one. */
function changedTests(lines: readonly TestLine[], base: EvidencePool | undefined): [number, number] | undefined {
  const before = new Map(base?.tests.map(({ testId, trials }) => [testId, trials.at(-1)?.measure]));
  const common = lines.flatMap(({ id, measure }) => {
    const earlier = before.get(id);
    return earlier === undefined || measure === undefined ? [] : [isSameMeasure(earlier, measure)];
  });
  return common.length === 0 ? undefined : [common.filter((isSame) => !isSame).length, common.length];
}

/** A run as a branch that others read has it: of who accepted a test, and why, only when. */
export function withoutReasons(run: MeasuredRun): MeasuredRun {
  const newest = groupedBy(run.accepted, ({ s, id }) => JSON.stringify([s, id]));
  const accepted = [...newest.values()].map((lines): AcceptLine => {
    const last = lines.reduce((latest, line) => ((line.time ?? '') > (latest.time ?? '') ? line : latest));
    return { ...last, reason: 'accepted', author: undefined };
  });
  return { ...run, accepted };
}

const distinct = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts.filter((text) => text !== undefined))].sort();
