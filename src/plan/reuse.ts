import { createHash } from 'node:crypto';
import { isWholeSubject } from '../model/run/fingerprint.ts';
import type { Plan, Step } from '../model/run/plan.ts';
import type { EvidencePool, EvidenceTrial } from '../model/verdict/evidence.ts';
import type { PresentTrial } from '../model/verdict/pairing.ts';

/** The earlier result of a test: the trials of one run of the base branch, and their commit. */
interface Known {
  readonly fromSha: string;
  readonly trials: readonly [EvidenceTrial, ...EvidenceTrial[]];
}

/** The steps of a plan that need not run. Both by position in the plan. */
export interface Reuse {
  readonly reused: ReadonlyMap<number, Known>;
  /** Canaries: known results that run anyway; a worse result means that the fingerprints miss something. */
  readonly canaries: ReadonlyMap<number, Known>;
}

/** One of this many known tests runs anyway, and at least one. */
const CANARY_SHARE = 0.05;

/**
 * Finds tests of a plan with reusable results, because nothing changed: the same measure, and the same subject without
 * unknown parts. It does not matter whether they passed. `headSha` selects those that run anyway.
 */
export function planReuse(steps: Plan['steps'], pools: readonly EvidencePool[], headSha: string): Reuse {
  const trialsOf = finder(pools);
  const runs = steps.filter((step): step is Step => step.kind === 'run');
  const awaited = new Set(runs.flatMap((step) => step.test.dependsOn.map((id) => keyOf(step, id))));
  const known = runs.flatMap((step) => {
    // Tests that wait for each other may leave something behind for each other.
    const isAlone = step.test.dependsOn.length === 0 && !awaited.has(keyOf(step, step.test.id));
    const found = isAlone ? knownOf(step, trialsOf(step)) : undefined;
    return found === undefined ? [] : [{ step, found, lot: lotOf(step, headSha) }];
  });
  const count = known.length === 0 ? 0 : Math.max(1, Math.ceil(known.length * CANARY_SHARE));
  const drawn = known.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  const byIndex = (part: typeof known) => new Map(part.map(({ step, found }) => [step.index, found]));
  return { canaries: byIndex(drawn.slice(0, count)), reused: byIndex(drawn.slice(count)) };
}

/**
 * Whether a canary got worse although nothing changed: then something matters that no fingerprint covers, and all
 * reused tests have to run. A canary without a result does not count.
 */
export const isLeak = ({ trials }: Known, now: readonly PresentTrial[]): boolean =>
  now.length > 0 && mostlyPasses(trials) && !mostlyPasses(now);

const mostlyPasses = (trials: readonly { readonly pass: boolean }[]): boolean =>
  trials.filter(({ pass }) => pass).length * 2 > trials.length;

function finder(pools: readonly EvidencePool[]): (step: Step) => readonly EvidenceTrial[] {
  const trials = new Map<string, EvidenceTrial[]>();
  for (const { suite, file, target, tests } of pools) {
    for (const test of tests) {
      const key = JSON.stringify([file, suite, target, test.testId]);
      trials.set(key, [...(trials.get(key) ?? []), ...test.trials]);
    }
  }
  return (step) => trials.get(keyOf(step, step.test.id)) ?? [];
}

const keyOf = ({ suite, target }: Step, testId: string): string =>
  JSON.stringify([suite.file, suite.name, target.name, testId]);

function knownOf(step: Step, trials: readonly EvidenceTrial[]): Known | undefined {
  const { measure, subject } = step;
  if (measure === undefined || subject === undefined || !isWholeSubject(subject)) return undefined;
  return newestKnown(step, trials, (trial) => trial.measure === measure && trial.subject === subject);
}

/** The newest run with as many trials as are planned. */
function newestKnown(
  { trials: planned }: Step,
  trials: readonly EvidenceTrial[],
  isSame: (trial: EvidenceTrial) => boolean,
): Known | undefined {
  const runs = new Map<string, EvidenceTrial[]>();
  for (const trial of trials) {
    if (trial.sha === undefined || !isSame(trial)) continue;
    const own = runs.get(trial.run);
    if (own) own.push(trial);
    else runs.set(trial.run, [trial]);
  }
  // Under pass_at_k a test as a whole is one trial.
  const needed = planned.strategy === 'pass_at_k' ? 1 : planned.count;
  return [...runs]
    .sort(([runA, a], [runB, b]) => newestTime(b) - newestTime(a) || (runA < runB ? 1 : -1))
    .flatMap(([, own]): Known[] => {
      const [first, ...others] = own;
      const fromSha = first?.sha;
      return first === undefined || fromSha === undefined || own.length < needed
        ? []
        : [{ fromSha, trials: [first, ...others] }];
    })[0];
}

const newestTime = (trials: readonly EvidenceTrial[]): number =>
  trials.reduce((newest, { time }) => Math.max(newest, Date.parse(time)), Number.NEGATIVE_INFINITY);

/** The canaries cannot be chosen: another commit draws others. */
const lotOf = (step: Step, headSha: string): string =>
  createHash('sha256')
    .update(JSON.stringify([headSha, keyOf(step, step.test.id)]))
    .digest('hex');
