import type { Circumstance, Comparison } from '../model/comparison.ts';
import type { Envelope } from '../model/envelope.ts';
import type { BothCircumstances, Circumstances } from '../model/pairing.ts';
import type { Reason } from '../model/verdict.ts';
import { cutMiddle } from '../shared/text.ts';
import { names } from './words.ts';

/** Memory that differs by less than this share is that of the same kind of machine. */
const SAME_MEMORY = 0.1;
/** Of one test more at the same time, or a few more beside many, nothing is noticed. */
const MORE_WORKERS = 1.5;
/** As many as people read. */
const MOST_MODELS = 3;
const MOST_VALUES = 3;

/**
 * What was different around a run (gate.md O15), where most runs of the base branch that say it were different from it: a
 * model that answered nothing there, another number of processors, over a tenth more or less memory, half as many tests
 * again at the same time, another system or image of the runner. The weekly version of an image is kept and not told, or
 * everybody would be told of it once a week. `trials` is how many were made here.
 */
export function circumstances({ now, past }: BothCircumstances, trials: number): Circumstance[] {
  const { envelope: here = {} } = now;
  const there = past.map(({ envelope = {} }) => envelope);
  const isOtherLoad = (ours: number, theirs: number) =>
    Math.abs(ours - theirs) > 1 &&
    Math.max(ours, theirs) >= MORE_WORKERS * Math.min(ours, theirs) &&
    // Few tests cannot use many workers, whatever is allowed.
    trials >= theirs;
  return [
    ...[...now.models].flatMap(([target, models]) => otherModels(target, models, past)),
    ...others(
      'cpus',
      here.cpus,
      there.map(({ cpus }) => cpus),
    ),
    ...others(
      'memory',
      here.memoryGib,
      there.map(({ memoryGib }) => memoryGib),
      isOtherMemory,
    ),
    ...others(
      'workers',
      here.workers,
      there.map(({ workers }) => workers),
      isOtherLoad,
    ),
    ...others('platform', platformOf(here), there.map(platformOf)),
    ...others(
      'image',
      here.image,
      there.map(({ image }) => image),
    ),
  ];
}

/** What is said of it. It informs, and changes no verdict. */
export const circumstanceReasons = ({ circumstances: all = [] }: Comparison): Reason[] =>
  all.map((each) => ({ rule: 'envelope', kind: 'pass', message: sentenceOf(each) }));

const platformOf = ({ platform, arch }: Envelope): string | undefined =>
  platform === undefined || arch === undefined ? undefined : `${platform}/${arch}`;

const isOtherMemory = (ours: number, theirs: number): boolean =>
  Math.abs(ours - theirs) > SAME_MEMORY * Math.max(ours, theirs);

/** Fewer models than before are no others: fewer tests may have been asked. */
function otherModels(target: string, here: readonly string[], past: readonly Circumstances[]): Circumstance[] {
  const known = (models: readonly string[] = []) => (models.length === 0 ? undefined : models);
  const there = past.map(({ models }) => known(models.get(target)));
  const isOther = (ours: readonly string[], theirs: readonly string[]) => ours.some((model) => !theirs.includes(model));
  const told = (models: readonly string[]) => names(models, MOST_MODELS);
  return others('model', known(here), there, isOther, told).map((each) => ({ ...each, target }));
}

function others<Value>(
  of: Circumstance['of'],
  here: Value | undefined,
  there: readonly (Value | undefined)[],
  isOther: (ours: Value, theirs: Value) => boolean = (ours, theirs) => ours !== theirs,
  told: (value: Value) => string = String,
): Circumstance[] {
  if (here === undefined) return [];
  const known = there.filter((value) => value !== undefined);
  const different = known.filter((value) => isOther(here, value));
  if (different.length * 2 <= known.length) return [];
  const counts = new Map<string, number>();
  for (const value of different) counts.set(told(value), (counts.get(told(value)) ?? 0) + 1);
  const values = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST_VALUES);
  return [{ of, here: told(here), there: values.map(([what, runs]) => ({ what, runs })), runs: there.length }];
}

/** `2 CPUs here, 4 in 5 of 5 runs of the baseline`. */
function sentenceOf({ of, target, here, there, runs }: Circumstance): string {
  const parts: Readonly<Record<Circumstance['of'], string>> = {
    model: `${cutMiddle(target ?? '', LONGEST_TARGET)} was answered by ${here} here`,
    cpus: `${here} ${here === '1' ? 'CPU' : 'CPUs'} here`,
    memory: `${here} GiB of memory here`,
    workers: `${here} ${here === '1' ? 'test' : 'tests'} at the same time here`,
    platform: `${here} here`,
    image: `Image ${here} here`,
  };
  const [only, ...more] = there;
  if (runs === 1) return `${parts[of]}, ${only?.what} in the baseline`;
  const values = [only, ...more].map((each) => `${each?.what} in ${each?.runs}`).join(' and ');
  return `${parts[of]}, ${values} of ${runs} runs of the baseline`;
}

const LONGEST_TARGET = 120;
