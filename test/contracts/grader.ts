import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GraderDeps, GraderKind, Submission } from '../../src/model/ports/grader.ts';
import { graderVerdicts } from '../../src/model/run/grade.ts';
import { aSubmission, notAborted } from '../graders/support.ts';
import { anyCharacter } from '../support/any-character.ts';
import { runs } from '../support/exhaustive.ts';

/** What every grader must do, whatever it is asked to judge. */
export function graderContract(
  kind: GraderKind,
  how: {
    readonly options: Readonly<Record<string, unknown>>;
    readonly deps: GraderDeps;
    /** What it needs to see besides the answer. */
    readonly submission?: Partial<Submission>;
    /** How many made-up answers it sees: few where each costs a process. */
    readonly runs: number;
  },
): void {
  const grade = (answer: string, signal = notAborted()) =>
    kind.open(how.options, how.deps).grade(aSubmission(answer, how.submission), signal);
  const answers = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 500 }),
    fc.string({ unit: anyCharacter, maxLength: 500 }),
    fc.json(),
    fc.constantFrom('', '\0', '\uD800', '__proto__', '{"__proto__": 1}', '\u001b[2J', '::error::x'),
  );
  const forAnyAnswer = (check: (answer: string) => Promise<void>) =>
    fc.assert(fc.asyncProperty(answers, check), { numRuns: runs(how.runs / 2, how.runs) });

  describe(`the grader ${kind.type}`, () => {
    test('accepts the options of this contract', () => {
      expect(kind.check(how.options)).toEqual([]);
    });

    test('has a name for itself with any options', () => {
      const name = kind.nameFor;
      if (name === undefined) return;
      const options = fc.oneof(fc.object(), fc.record({ value: fc.anything() }));
      fc.assert(
        fc.property(options, (given) => {
          expect(name(given).startsWith(kind.type)).toBe(true);
        }),
      );
    });

    test('never throws, and gives a score within 0 and 1', () =>
      forAnyAnswer(async (answer) => {
        const reply = await grade(answer);
        if (reply.kind === 'undecided') return expect(reply.reason).not.toBe('');
        expect(reply.score).toBeGreaterThanOrEqual(0);
        expect(reply.score).toBeLessThanOrEqual(1);
        if (reply.verdict !== undefined) expect(graderVerdicts).toContain(reply.verdict);
      }));

    test('says the same of the same answer', () =>
      forAnyAnswer(async (answer) => {
        expect(await grade(answer)).toEqual(await grade(answer));
      }));

    test('gives a reason for every miss', () =>
      forAnyAnswer(async (answer) => {
        const reply = await grade(answer);
        if (reply.kind === 'undecided' || reply.score === 1) return;
        const reasons = [...reply.assertions.filter(({ passed }) => !passed).map(({ text }) => text), reply.reasoning];
        expect(reasons.filter((reason) => reason !== undefined && reason !== '')).not.toEqual([]);
      }));

    test('ends when it is cancelled', async () => {
      const stop = new AbortController();
      const ended = grade('hello', stop.signal);
      stop.abort();
      // A reply or an exception: both end it. That it ends at all is the point.
      await Promise.allSettled([ended, grade('hello', AbortSignal.abort())]);
    });
  });
}
