import { createHash } from 'node:crypto';
import type { Remembered } from '../model/grader.ts';
import { type FlipCount, type JudgeNoise, together } from '../model/judge-noise.ts';
import { type Paid, sumPaid } from '../model/paid.ts';
import type { FlipMemory } from './flip-memory.ts';

/** A judge whose verdicts are kept. */
export interface AuditedJudge {
  /** The target's name, as records tell it. */
  readonly name: string;
  /** Equal for judges that are one, in whatever suite. */
  readonly identity: string;
  flips(seed: string): FlipMemory;
  /** Whether there is money for a call that is expected to cost so much, which is set aside then. */
  affords(expectedUsd: number | undefined): boolean;
}

/**
 * Asks judges again for some of the verdicts that they remembered (gate.md O8). What is kept stays what counts: what is
 * said now is only compared, so that no audit changes a score, and one that fails harms nothing.
 */
export class JudgeAudit {
  /** One verdict may have stood for many equal answers. */
  readonly #verdicts = new Map<string, Heard>();
  readonly #judges = new Map<string, AuditedJudge>();

  /** Listens to a judge from now on. */
  listenTo(judge: AuditedJudge): (remembered: Remembered) => void {
    const key = JSON.stringify([judge.name, judge.identity]);
    if (!this.#judges.has(key)) this.#judges.set(key, judge);
    return (remembered) => {
      if (!this.#verdicts.has(remembered.key)) this.#verdicts.set(remembered.key, { ...remembered, judge, by: key });
    };
  }

  /** Whether any judge was there to be listened to. */
  get hasJudges(): boolean {
    return this.#judges.size > 0;
  }

  /** Asks those that are drawn again, and tells of each judge what is known by now, by their names. */
  async ask(seed: string, signal: AbortSignal): Promise<JudgeNoise[]> {
    const drawn = drawVerdicts([...this.#verdicts.values()], seed).map((verdict) => ({
      verdict,
      isAsked: !signal.aborted && verdict.judge.affords(verdict.costUsd),
    }));
    const told = await Promise.all(
      drawn.map(async ({ verdict, isAsked }) => ({
        by: verdict.by,
        ...(isAsked ? await again(verdict, signal) : ({ kind: 'left-out', paid: {} } as const)),
      })),
    );
    const known = Array.from(this.#judges, async ([key, judge]) =>
      noiseOf(
        judge,
        told.filter(({ by }) => by === key),
        judge.flips(seed),
      ),
    );
    return byName(await Promise.all(known));
  }
}

interface Heard extends Remembered {
  readonly judge: AuditedJudge;
  /** The key of the judge. */
  readonly by: string;
}

/** One of so many remembered verdicts is asked for again, and one at least. */
const SHARE = 0.05;
/** From so many on: for fewer, one call would cost a large part of what was saved. */
const LEAST_REMEMBERED = 5;

/** The verdicts to ask for again: a twentieth of them, as the seed decides. Another commit draws others. */
export function drawVerdicts<Verdict extends Pick<Remembered, 'key'>>(
  verdicts: readonly Verdict[],
  seed: string,
): Verdict[] {
  if (verdicts.length < LEAST_REMEMBERED) return [];
  return verdicts
    .map((verdict) => ({ verdict, lot: lotOf(verdict.key, seed) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, Math.ceil(verdicts.length * SHARE))
    .map(({ verdict }) => verdict);
}

const lotOf = (key: string, seed: string): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, key]))
    .digest('hex');

/** What came of asking for one verdict again. */
interface Told {
  readonly kind: 'same' | 'flip' | 'unanswered' | 'left-out';
  readonly paid: Paid;
}

async function again(verdict: Heard, signal: AbortSignal): Promise<Told> {
  let isLeftOut = false;
  const mayGoOn = () => {
    isLeftOut = !verdict.judge.affords(verdict.costUsd);
    return !isLeftOut;
  };
  try {
    const { passed, paid } = await verdict.again(signal, mayGoOn);
    if (passed === undefined) return { kind: isLeftOut || signal.aborted ? 'left-out' : 'unanswered', paid };
    return { kind: passed === verdict.passed ? 'same' : 'flip', paid };
  } catch {
    return { kind: 'unanswered', paid: {} };
  }
}

async function noiseOf({ name }: AuditedJudge, told: readonly Told[], memory: FlipMemory): Promise<JudgeNoise> {
  const count = (...kinds: readonly Told['kind'][]): number => told.filter(({ kind }) => kinds.includes(kind)).length;
  const now: FlipCount = { rejudged: count('same', 'flip'), flips: count('flip') };
  const isReplaced = now.rejudged > 0;
  const before = await memory.before(isReplaced);
  if (isReplaced) await memory.keep(now);
  const paid = sumPaid(told.map((each) => each.paid));
  return { judge: name, now, before, leftOut: count('left-out'), unanswered: count('unanswered'), paid };
}

/** Scores name their judge by its target alone, so that those of one name are one. What nobody knows anything of is left out. */
function byName(all: readonly JudgeNoise[]): JudgeNoise[] {
  const names = [...new Set(all.map(({ judge }) => judge))].sort();
  return names
    .map((judge): JudgeNoise => {
      const own = all.filter((noise) => noise.judge === judge);
      return {
        judge,
        now: together(own.map(({ now }) => now)),
        before: together(own.map(({ before }) => before)),
        leftOut: own.reduce((sum, { leftOut }) => sum + leftOut, 0),
        unanswered: own.reduce((sum, { unanswered }) => sum + unanswered, 0),
        paid: sumPaid(own.map(({ paid }) => paid)),
      };
    })
    .filter(({ now, before, leftOut, unanswered }) => now.rejudged + before.rejudged + leftOut + unanswered > 0);
}
