import type { TestAssessment } from '../../src/model/verdict/assessment.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { testStates } from '../../src/model/verdict/verdict.ts';
import { aComparison, aReport, aResult, aSuiteAssessment, aTrial, aVerdict } from './builders.ts';
import { hostileTexts } from './hostile.ts';
import { aSilentPass } from './reports.ts';

/** A report in which everything that others may write is hostile: names, outputs, checks, errors, warnings. */
export function aHostileReport(texts: readonly string[] = hostileTexts): Report {
  const results = texts.flatMap((text, index) => {
    const common = {
      index,
      suite: `suite ${text.slice(0, 200)}`,
      suiteFile: `evals/${text.slice(0, 50)}.yaml`,
      testId: text,
      location: { file: `evals/${text.slice(0, 50)}.yaml`, line: index + 1, column: 1 },
      output: text,
      durationMs: 1000,
    };
    return [
      aResult({
        ...common,
        trials: [aTrial(0), aTrial(1, { attempt: 1 })],
        reusedFrom: text,
        scores: [aSilentPass(text)],
      }),
      aResult({
        ...common,
        target: `target ${text.slice(0, 100)}`,
        score: 0.1,
        assertions: [{ text, passed: false, evidence: text }],
        requiredMissed: [text],
      }),
      aResult({ ...common, target: 'other', failure: { class: 'provider', message: text } }),
      aResult({
        ...common,
        target: 'none',
        failure: { class: 'config', stage: 'setup', message: `${text}\n  ${text}` },
      }),
    ];
  });
  return aReport({
    results,
    verdict: aVerdict({
      kind: 'fail',
      noBaseline: true,
      headline: texts.join('\n'),
      reasons: texts.map((message, index) => ({
        rule: 'requirement',
        kind: 'fail',
        message,
        location: { file: message.slice(0, 50), line: index + 1, column: 1 },
      })),
    }),
    warnings: texts.map((text, index) => ({
      code: 'UNUSED',
      severity: 'warning',
      message: text,
      expected: text,
      found: text,
      hint: text,
      location: { file: text.slice(0, 50), line: index + 1, column: 1 },
    })),
    trend: texts.map((text) => ({
      suite: text,
      target: text,
      runs: [1, 2, 3].map((day) => ({
        run: text,
        sha: text,
        time: `2026-01-0${day}T00:00:00.000Z`,
        passRate: 0.9,
        markers: [`M model: ${text} → ${text}`],
      })),
    })),
  });
}

/** The same with a hostile baseline: its tests are in every state, and its suites dropped. */
export function aHostileComparedReport(texts: readonly string[] = hostileTexts): Report {
  const report = aHostileReport(texts);
  const tests = report.results.map(
    ({ suite, suiteFile, target, testId, location }, index): TestAssessment => ({
      suite,
      suiteFile,
      target,
      testId,
      location,
      state: testStates[index % testStates.length] ?? 'new',
      base: { passes: 9, trials: 10 },
      now: { passes: 0, trials: 3 },
      reruns: { passes: 0, trials: 2 },
      needed: 3,
      ...(index % 2 === 0 && { flaky: true as const }),
      why: testId,
    }),
  );
  const suites = report.suites.map(({ suite, file, target }) => ({
    ...aSuiteAssessment({ suite, file, target, comparable: 5, finding: 'drop' }),
    setAside: [{ run: texts[0] ?? '', score: 0.2, isNewest: false }],
    contributors: texts.slice(0, 5).map((testId) => ({ testId, missing: 0.9 })),
    delta: -0.17,
    deltaLow: -0.29,
    deltaHigh: -0.05,
    p: 0.004,
    controlDelta: -0.02,
    smallestDetectableDrop: 0.1,
  }));
  const provenance = texts.map((text) => ({ from: 'artifact' as const, where: text, sha: text, branch: text }));
  const [name = ''] = texts;
  const policy: Report['policy'] = { of: 'pull request', from: 'base', base: name, changes: [] };
  const settings = texts.map((text) => ({ name: text, value: text, from: 'configuration' as const }));
  const absentSuites = texts.map((text) => ({ suite: text, target: text, tests: 2, why: 'removed' as const }));
  const notes = texts.map((message) => ({ rule: 'baseline' as const, kind: 'pass' as const, message }));
  return {
    ...report,
    verdict: { ...report.verdict, reasons: [...report.verdict.reasons, ...notes] },
    policy,
    settings,
    comparison: aComparison({
      baseline: { kind: 'found', provenance, steps: [...texts] },
      suites,
      tests,
      absentSuites,
      detectableTests: { count: 3, of: tests.length },
    }),
  };
}
