import type { GraderScore } from '../../model/run/grade.ts';

/** The result of one grader as input for an aggregator: camelCase. Placeholders of older versions are omitted. */
export function memberOnWire({
  name,
  type,
  score,
  verdict,
  assertions,
  reasoning,
  input,
  details,
  scores,
}: GraderScore) {
  const texts = (wanted: boolean) => assertions.filter(({ passed }) => passed === wanted).map(({ text }) => text);
  return {
    name,
    type,
    score,
    verdict,
    assertions,
    hits: texts(true),
    misses: texts(false),
    reasoning,
    expectedAspectCount: Math.max(1, assertions.length),
    graderRawRequest: input,
    evaluatorRawRequest: input,
    details,
    scores,
  };
}
