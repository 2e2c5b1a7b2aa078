import { expect, test } from 'vitest';
import type { GateSettingsInput } from '../../src/gate/settings.ts';
import type { EarlierAttempt } from '../../src/model/run/earlier-attempt.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import type { SuiteAssessment, TestAssessment } from '../../src/model/verdict/assessment.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { deltaOf } from '../../src/page/data/page-index.ts';
import { commentMarkdown } from '../../src/reports/comment/comment-markdown.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { resultTable } from '../../src/reports/terminal/terminal.ts';
import { joinedDecisions } from '../../src/results/join-runs.ts';
import { decidedIn } from '../../src/results/read/read-report.ts';
import { earlierAttemptOf } from '../../src/results/run-folder/earlier-attempts.ts';
import { summarize, summarizeSuites } from '../../src/results/summarize.ts';
import { aReport } from '../support/builders.ts';
import { aPool, aRun, type Counts, decide, found, results } from '../support/evidence.ts';
import { seeded } from '../support/seeded.ts';

const CONTENT = { measure: 'm1.q.g.j.l', subject: 's1.t.w.f' };
const namesOf = (suite: number) => ({ suite: `suite-${suite}`, suiteFile: `evals/suite-${suite}.eval.yaml` });

/** What one suite measured: its baseline, its planned trials in each attempt, re-runs and control trials. */
interface Measured {
  readonly pool: EvidencePool;
  readonly attempts: readonly (readonly TestResult[])[];
  readonly reruns: readonly (readonly TestResult[])[];
  readonly controls: readonly TestResult[];
}

/** Random suites of 1 to 30 tests with 1 to 10 baseline runs, which got worse or not. */
function measured(random: () => number, suite: number, attempts: number): Measured {
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const oneOf = <Value>(...values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const ids = Array.from({ length: oneOf(1, 2, 5, 10, 30) }, (_, at) => `s${suite}t${at}`);
  const runs = oneOf(1, 1, 2, 3, 5, 10);
  const [rate, planned] = [oneOf(1, 0.98, 0.9, 0.5, 0.1), oneOf(1, 1, 3)];
  const rateNow = rate * oneOf(1, 1, 0.9, 0.7, 0.3, 0);
  const count = (of: number, p: number) =>
    `${Array.from({ length: of }, () => random() < p).filter(Boolean).length}/${of}`;
  const counts = (of: number, p: number, own = ids): Counts => Object.fromEntries(own.map((id) => [id, count(of, p)]));
  const given = { ...CONTENT, ...namesOf(suite) };
  const some = () => ids.filter(() => random() < 0.7);
  const { suite: name, suiteFile: file } = given;
  const pool = aPool(counts(runs, rate), { runs, suite: name, file });
  return {
    pool: {
      ...pool,
      tests: pool.tests.map((each) => ({ ...each, trials: each.trials.map((trial) => ({ ...trial, ...CONTENT })) })),
    },
    attempts: Array.from({ length: attempts }, () => results(counts(planned, rateNow), given)),
    reruns: Array.from({ length: attempts }, () => results(counts(upTo(8), rateNow * oneOf(1, 0.5, 0), some()), given)),
    controls: results(counts(planned, oneOf(rate, rateNow), some()), given),
  };
}

/** A report on random suites: of one job, or of the legs of a matrix; of a first attempt, or a later one. */
function reportOf(seed: number): Report {
  const random = seeded(seed);
  const oneOf = <Value>(...values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const attempts = oneOf(1, 1, 2, 4);
  const suites = Array.from({ length: oneOf(1, 1, 2, 3) }, (_, at) => measured(random, at, attempts));
  const settings: GateSettingsInput = { control: oneOf('on', 'off') };
  const legs = suites.length > 1 && random() < 0.5 ? suites.length : 1;

  const earlierOf = (own: readonly Measured[]): EarlierAttempt[] =>
    Array.from({ length: attempts - 1 }, (_, at) =>
      earlierAttemptOf(at + 1, {
        results: own.flatMap((suite) => suite.attempts[at] ?? []),
        extraTrials: own
          .flatMap((suite) => suite.reruns[at] ?? [])
          .map((result) => ({ purpose: 'confirmation', checkout: 'head', result })),
      }),
    );
  const decided = (own: readonly Measured[], special: Partial<RunResult>, of: GateSettingsInput) => {
    const earlier = earlierOf(own);
    const run = aRun(
      own.flatMap((suite) => suite.attempts.at(-1) ?? []),
      { ...(earlier.length > 0 && { earlier }), ...special },
    );
    const baseline = found(...own.map(({ pool }) => pool));
    if (baseline.kind !== 'found') throw new Error('there is a baseline');
    const sides = {
      run,
      baseline: {
        ...baseline,
        provenance: [{ from: 'artifact' as const, where: 'run 7', branch: 'main', sha: 'abc1234def' }],
      },
      confirmations: own.flatMap((suite) => suite.reruns.at(-1) ?? []),
      controls: of.control === 'on' ? own.flatMap(({ controls }) => controls) : [],
    };
    return { run, ...decide(sides, of, { isChange: true }) };
  };

  const parts = legs === 1 ? [] : suites.map((suite) => decided([suite], {}, { ...settings, matrixJobs: legs }));
  const matrix = [{ name: 'matrix-jobs', value: legs }];
  const decisions = parts.map(({ comparison }) => decidedIn({ settings: matrix, comparison }));
  const { run, comparison, verdict } = decided(
    suites,
    legs === 1 ? {} : { decided: joinedDecisions(decisions) },
    settings,
  );
  return aReport({
    results: run.results,
    totals: summarize(run),
    suites: summarizeSuites(run),
    comparison,
    verdict,
  });
}

const context = { key: 'k', head: 'a'.repeat(40), attempt: 1, runUrl: '', linkTo: () => undefined };

function surfacesOf(report: Report) {
  const delta = deltaOf(report)?.words ?? '';
  return {
    comment: commentMarkdown(report, context, 60_000),
    summary: summaryMarkdown(report, 900_000),
    terminal: resultTable(report, { colour: false, width: 2_000 }),
    page: delta,
  };
}

const isWorse = ({ finding }: SuiteAssessment): boolean => /drop/.test(finding);
const isFailing = ({ now, state }: TestAssessment): boolean =>
  state === 'regressed' || (now !== undefined && now.passes * 2 < now.trials);
const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([whole, group]) => group ?? whole);

/** The sentences that contradict each other. */
function contradictions(report: Report): string[] {
  const { comparison, verdict, totals } = report;
  const surfaces = surfacesOf(report);
  const texts = Object.entries(surfaces);
  const wrong: string[] = [];
  const must = (isTrue: boolean, what: string) => {
    if (!isTrue) wrong.push(what);
  };
  const dropped = comparison.suites.filter(isWorse);

  // Interval, p and finding of each suite.
  for (const suite of comparison.suites) {
    const { finding, delta = 0, deltaLow, deltaHigh, p = 1 } = suite;
    must(!isWorse(suite) || p <= 0.03, `${finding} with p = ${p}`);
    must(!isWorse(suite) || delta < 0, `${finding} of ${delta}`);
    if (deltaLow === undefined || deltaHigh === undefined) must(isWorse(suite), 'no interval, and no drop');
    else {
      must(deltaLow <= delta && delta <= deltaHigh, `${delta} is outside of ${deltaLow} to ${deltaHigh}`);
      must(isWorse(suite) === deltaHigh < 0, `${finding} with an interval that ends at ${deltaHigh}`);
    }
  }
  const row =
    / \| ([−+\d.]+ pp) \(95% CI ([−+\d.]+) to ([−+\d.]+) pp\) on \d+ tests? \| (\S+) \| ([^|]+) \| ([^|]+) \|/g;
  for (const [whole, , , high, p, finding, detectable] of surfaces.summary.matchAll(row)) {
    const isDrop = /drop/.test(finding ?? '') && finding !== 'no drop found';
    must(isDrop === /^−/.test(high ?? ''), whole);
    must(!isDrop || p === '<0.001' || Number(p) <= 0.03, whole);
    must(isDrop === (detectable === '–'), whole);
  }

  // The headline, the title and the change of all suites.
  for (const [name, text] of texts) {
    if (/no drop found[.,; ]/i.test(text) && name !== 'summary' && name !== 'terminal') {
      must(comparison.suites.length > 1 || dropped.length === 0, `${name}: no drop found`);
    }
  }
  must(dropped.length === 0 || !/^No drop found/.test(verdict.headline), verdict.headline);
  must(verdict.kind !== 'fail' || !/^No drop found/.test(verdict.headline), verdict.headline);
  must(totals.failed === 0 || /\bs\dt\d/.test(verdict.headline), `no failing test is named: ${verdict.headline}`);
  for (const { finding, p, reruns } of comparison.failingTogether ?? []) {
    must(finding !== 'fails' || (p <= 0.02 && reruns.passes * 2 < reruns.trials), `fails together with p = ${p}`);
  }
  if (dropped.length === 0) {
    must(
      !/\*\*−[\d.]+ pp\*\* \(95% CI \S+ to −/.test(surfaces.comment),
      'an interval of all suites below 0, and no drop',
    );
    must(!/worse; unlikely to be noise/.test(surfaces.page), surfaces.page);
  } else if (dropped.length === comparison.suites.length) {
    must(!/within noise/.test(surfaces.page), surfaces.page);
    must(
      !/smallest detectable drop|a drop is not detectable/.test(surfaces.comment),
      'a drop, and the smallest detectable one',
    );
  }

  // Numbers of runs and tests.
  const runs = Math.max(...comparison.suites.map((suite) => suite.runs));
  for (const [name, text] of texts) {
    for (const count of all(text, /(\d+) runs? pooled|(?<=main@abc1234, )(\d+) runs?/g)) {
      must(Number.parseInt(count, 10) === runs, `${name}: ${count}, not ${runs}`);
    }
    must(!/(\d+ runs?), \1/.test(text), `${name}: runs twice`);
    must(runs === 1 || !/baseline is one run/.test(text), `${name}: one run of ${runs}`);
  }
  const compared = comparison.suites.reduce((sum, { comparable }) => sum + comparable, 0);
  for (const count of all(verdict.headline, /Compared (\d+) of/g)) must(Number(count) === compared, verdict.headline);
  for (const count of all(surfaces.comment, /on (\d+) comparable tests?/g)) must(Number(count) === compared, 'tests');

  // Failing tests.
  const hasEarlier = comparison.tests.some(({ earlier }) => earlier !== undefined);
  const onMain = comparison.tests.filter(({ state }) => /failing-as-before|fails-on-base/.test(state)).length;
  for (const [name, text] of texts) {
    for (const count of all(text, /(\d+) failing tests? fails? on/g)) {
      must(Number(count) >= onMain, `${name}: ${count} fail on main, not ${onMain}`);
      must(hasEarlier || Number(count) <= totals.failed, `${name}: ${count} of ${totals.failed} fail on main`);
    }
    if (onMain === 0 || name === 'page') continue;
    must(/failing tests? fails? on `?main/.test(text), `${name}: does not say that tests fail on main`);
  }
  const regressed = comparison.tests.filter(({ state }) => state === 'regressed');
  must(comparison.detectableTests.count >= regressed.length, 'more tests regressed than can be detected');
  for (const { p = 1, reruns, testId, needed = 0 } of regressed) {
    must(p <= 0.02, `${testId} regressed with p = ${p}`);
    must(reruns !== undefined && reruns.trials >= needed, `${testId} regressed, re-run ${reruns?.trials} times`);
  }
  for (const [name, text] of texts) {
    for (const [words, made, needed] of text.matchAll(/Not confirmed: (\d+) of (\d+) re-runs? took place/g)) {
      must(Number(made) < Number(needed), `${name}: ${words}`);
    }
  }
  for (const test of comparison.tests) {
    const wasFine = test.base !== undefined && test.base.passes === test.base.trials;
    if (test.state === 'failing-as-before') must(!wasFine, `${test.testId} fails as before`);
    if (test.state === 'passing' || test.state === 'fixed') must(!isFailing(test), `${test.testId} is ${test.state}`);
  }
  if (verdict.kind === 'pass') must(totals.passed > 0, 'passed without a passing test');
  if (verdict.kind === 'fail')
    must(/^### ❌ Evals: .*(?:regressed|dropped|fail|below threshold)/.test(surfaces.comment), 'title');
  return wrong;
}

test('no two sentences of a report contradict each other, whatever was measured', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    expect([seed, contradictions(reportOf(seed))]).toEqual([seed, []]);
  }
});
