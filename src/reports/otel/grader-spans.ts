import type { GraderScore } from '../../model/run/grade.ts';
import type { TestResult } from '../../model/run/result.ts';
import { usageAttributes } from './message-spans.ts';
import { ATTRIBUTES, EVENTS, SPANS } from './names.ts';
import { type Attributes, double, flag, keyValues, nanoseconds, text, timesOf } from './span.ts';
import { type Place, ROOT, type TracedSpan } from './span-maker.ts';

/** A span for each grader; the members of a composite are below it. */
export const graderSpans = ({ scores }: TestResult, place: Place): TracedSpan[] =>
  scores.flatMap((score, at) => spansOf(score, { path: `${ROOT}/grader/${at}`, parent: ROOT }, place));

interface Paths {
  readonly path: string;
  readonly parent: string;
}

function spansOf(score: GraderScore, { path, parent }: Paths, place: Place): TracedSpan[] {
  const { maker } = place;
  const { startedAt: startTime, endedAt: endTime, durationMs } = score;
  const times = timesOf({ startTime, endTime, durationMs }, place.times);
  const judgement = judgementOf(score, maker.captureContent);
  const span = maker.make(path, parent, {
    name: SPANS.grader(score.name),
    times,
    attributes: {
      ...judgement,
      ...usageAttributes(score.tokenUsage),
      [ATTRIBUTES.graderType]: text(score.type),
      [ATTRIBUTES.graderWeight]: double(score.weight),
      [ATTRIBUTES.graderCost]: double(score.costUsd),
      [ATTRIBUTES.timeUnknown]: flag(times.isUnknown),
    },
    events: [
      {
        timeUnixNano: nanoseconds(times.end),
        name: EVENTS.evaluation,
        attributes: keyValues({ ...judgement, [ATTRIBUTES.errorType]: text(isSkipped(score) ? 'grader' : undefined) }),
      },
    ],
  });
  const members = (score.scores ?? []).flatMap((member, at) =>
    spansOf(member, { path: `${path}/${at}`, parent: path }, place),
  );
  return [{ span, score }, ...members];
}

/** A grader that could not judge gives no score. */
export const isSkipped = ({ verdict }: Pick<GraderScore, 'verdict'>): boolean => verdict === 'skip';

const judgementOf = (score: GraderScore, captureContent: boolean): Attributes => ({
  [ATTRIBUTES.evaluation]: text(score.name),
  [ATTRIBUTES.scoreValue]: double(isSkipped(score) ? undefined : score.score),
  [ATTRIBUTES.scoreLabel]: text(score.verdict),
  ...(captureContent && { [ATTRIBUTES.explanation]: text(explanationOf(score)) }),
});

/** The reasoning of the grader, else the checks that were not met. */
export function explanationOf({ reasoning, assertions }: GraderScore): string | undefined {
  if (reasoning !== undefined && reasoning !== '') return reasoning;
  const missed = assertions.filter(({ passed }) => !passed).map(({ text: check }) => check);
  return missed.length === 0 ? undefined : missed.join('\n');
}
