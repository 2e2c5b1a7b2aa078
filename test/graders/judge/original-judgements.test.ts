import { expect, test } from 'vitest';
import { graders } from '../../../src/graders/graders/index.ts';
import { verdictOf } from '../../../src/model/run/grade.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { aSubmission, gradeWith, realDeps } from '../support.ts';
import { type JudgeTurn, scriptedJudge } from './support.ts';

interface Case {
  readonly id: string;
  readonly grader: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly replies: readonly (string | number | object)[];
  readonly recorded: { readonly score: number; readonly verdict: string; readonly passed: readonly boolean[] };
}

const { cases } = JSON.parse(readRepositoryFile('test/fixtures/original-judgements/recorded.json')) as {
  readonly cases: readonly Case[];
};

const SKIPPED = { score: 0, verdict: 'skip', passed: [false] };

/** Where ours is meant to say something else than AgentV 4.42.4. */
const intended: Readonly<Record<string, object>> = {
  // Hits and misses of AgentV 1 and 2 are read in every generation.
  'ff-old': { score: 0.5, verdict: 'fail', passed: [true, false] },
  // A reply that names the id of no criterion cannot be counted.
  'rb-unknown': SKIPPED,
  'rb-onlyunknown': SKIPPED,
  // A criterion that the reply leaves out is not met by that.
  'rb-omitted': SKIPPED,
  'rb-none': SKIPPED,
  // Two checks of one criterion may say different things.
  'rb-twice': SKIPPED,
  // An empty criterion would not be judged, and may be a mistyped one.
  'rb-dropped': { refused: ['needs "outcome": a criterion says what it wants'] },
  // A null where evidence may be left out does not spoil the verdict.
  'ff-nullev': { score: 0.9, verdict: 'pass', passed: [true] },
};

test.each(cases)('$id: score, verdict and checks are those that AgentV 4.42.4 gave', async (one) => {
  const kind = graders.find(({ type }) => type === one.grader);
  if (kind === undefined) throw new Error(`no grader ${one.grader}`);
  const turns = one.replies.map((reply): JudgeTurn => (typeof reply === 'number' ? { fails: 'provider' } : reply));
  const { judges } = scriptedJudge(turns);

  const complaints = kind.check(one.options).map(({ message }) => message);
  if (complaints.length > 0) {
    expect({ refused: complaints }).toEqual(intended[one.id]);
    return;
  }
  const reply = await gradeWith(kind, one.options, aSubmission('The answer is 42.'), realDeps({ judges }));
  const ours =
    reply.kind === 'undecided'
      ? SKIPPED
      : {
          score: reply.score,
          verdict: reply.verdict ?? verdictOf(reply.score),
          passed: reply.assertions.map(({ passed }) => passed),
        };
  const { score, verdict, passed } = one.recorded;
  expect(ours).toEqual(intended[one.id] ?? { score, verdict, passed });
});
