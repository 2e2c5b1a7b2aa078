import type { GraderScore } from '../../model/run/grade.ts';

/**
 * What one grader said, as those who put several together read it: camelCase. What stood for "no request" in older
 * versions is left out.
 */
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
