import type { Report } from '../../src/model/report.ts';
import { aReport, aResult, aTrial, aVerdict } from './builders.ts';
import { hostileText, hostileTexts } from './hostile.ts';
import { aSilentPass } from './reports.ts';

/** A report in which everything that others may write is hostile: names, outputs, checks, errors, warnings. */
export function aHostileReport(): Report {
  const results = hostileTexts.flatMap((text, index) => {
    const common = {
      index,
      suite: `suite ${text.slice(0, 200)}`,
      suiteFile: `evals/${text.slice(0, 50)}.yaml`,
      testId: text,
      place: { file: `evals/${text.slice(0, 50)}.yaml`, line: index + 1, column: 1 },
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
      aResult({ ...common, target: 'other', failure: { class: 'crash', message: text } }),
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
      unarmed: true,
      headline: hostileText,
      reasons: hostileTexts.map((message, index) => ({
        rule: 'promise',
        kind: 'fail',
        message,
        place: { file: message.slice(0, 50), line: index + 1, column: 1 },
      })),
    }),
    warnings: hostileTexts.map((text, index) => ({
      code: 'UNUSED',
      severity: 'warning',
      message: text,
      expected: text,
      found: text,
      hint: text,
      place: { file: text.slice(0, 50), line: index + 1, column: 1 },
    })),
  });
}
