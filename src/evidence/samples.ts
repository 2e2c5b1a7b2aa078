import { MAX_STORED_ANSWER, MAX_STORED_OUTPUT, shortAnswer, withShortOutputs } from '../model/run/cut-side.ts';
import { isSameMeasure } from '../model/run/fingerprint.ts';
import { resultKey } from '../model/run/result.ts';
import { type Sample, sampleSchema } from '../model/run/sample.ts';
import type { Side, SidePart } from '../model/run/side.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../shared/depth.ts';
import { jsonOf } from '../shared/json.ts';

/** The answers of the base branch, next to the pools of its evidence: one line for each test on a target. */
export const SAMPLES_FILE = 'samples.jsonl';

export const sampleLimits = { lineBytes: 64 * 1024, totalBytes: 32 * 1024 * 1024 } as const;

const HEAD = '{"schemaVersion":1}';

export const sampleKey = ({ key: [suiteFile, suite, testId, target] }: Pick<Sample, 'key'>): string =>
  resultKey({ suiteFile, suite, testId, target });

/** A sample as one line. The key comes first, so that a reader finds the tests that it wants without parsing the others. */
function encodeSample(sample: Sample): string {
  const { key: _, ...others } = sample;
  return `{"key":${sampleKey(sample)},${JSON.stringify(others).slice(1)}\n`;
}

const KEY = /^\{"key":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*"){3}\]),/;

/** The lines of a file by the key of their test, not parsed yet; undefined for another file or a newer version. */
export function sampleLines(text: string): ReadonlyMap<string, string> | undefined {
  const [head, ...lines] = text.split('\n');
  if (head !== HEAD) return undefined;
  return new Map(
    lines.flatMap((line) => {
      const key = KEY.exec(line.slice(0, sampleLimits.lineBytes))?.[1];
      return key === undefined ? [] : [[key, line] as const];
    }),
  );
}

/** One line; undefined if it is damaged. */
export function decodeSample(line: string): Sample | undefined {
  if (Buffer.byteLength(line) > sampleLimits.lineBytes) return undefined;
  const value = jsonOf(line);
  if (value === undefined || isDeeperThan(value, MAX_JSON_DEPTH)) return undefined;
  return sampleSchema.safeParse(value).data;
}

/**
 * The samples of a run, in the order of its plan, with those of earlier runs. Sides begin at `oldest` (ISO 8601, UTC) or
 * later. Earlier ones stay for tests that the run has no sample of, and where it has no passing or no failing trial itself,
 * as long as the test is measured alike.
 */
export function mergeSamples(own: readonly Sample[], earlier: ReadonlyMap<string, Sample>, oldest: string): Sample[] {
  const isRecent = ({ time }: { readonly time: string }) => time >= oldest;
  const recent = new Map(
    [...earlier].map(([key, sample]) => [
      key,
      {
        ...sample,
        fact: sample.fact && isRecent(sample.fact) ? sample.fact : undefined,
        sides: sample.sides.filter(({ from }) => isRecent(from)),
      },
    ]),
  );
  const merged = own.map((sample): Sample => {
    const known = recent.get(sampleKey(sample));
    const carried = known !== undefined && isMeasuredAlike(known, sample) ? known.sides : [];
    const newest = (pass: boolean) =>
      [...carried, ...sample.sides].findLast((side) => side.pass === pass && side.failure === undefined);
    return {
      ...sample,
      fact: sample.fact ?? known?.fact,
      sides: [newest(true), newest(false)].filter((side) => side !== undefined),
    };
  });
  for (const sample of own) recent.delete(sampleKey(sample));
  return [...merged, ...recent.values()].filter(({ sides, fact }) => sides.length > 0 || fact !== undefined);
}

/** Whether two sides of a test can be compared: where both fingerprints are known, they are equal. */
export const isMeasuredAlike = (
  one: { readonly measure?: string | undefined },
  other: { readonly measure?: string | undefined },
): boolean => one.measure === undefined || other.measure === undefined || isSameMeasure(one.measure, other.measure);

export interface SamplesText {
  readonly text: string;
  /** What was left out to keep within the limits, and of how many tests. */
  readonly omitted: readonly { readonly what: string; readonly tests: number }[];
}

const ALL = 'all samples';

/** Samples as the text of their file. Above its limits, parts are left out in a fixed order, and at last tests from the end. */
export function encodeSamples(samples: readonly Sample[], totalBytes: number = sampleLimits.totalBytes): SamplesText {
  const omitted = new Map<string, Set<Sample['key']>>();
  const cut = (sample: Sample, { what, apply }: Cut): Sample => {
    const shorter = apply(sample);
    if (shorter !== sample) omitted.set(what, (omitted.get(what) ?? new Set()).add(sample.key));
    return shorter;
  };
  const bytesOf = (sample: Sample) => Buffer.byteLength(encodeSample(sample));
  const fitLine = (sample: Sample) =>
    [...cuts, WHOLE].reduce((each, next) => (bytesOf(each) <= sampleLimits.lineBytes ? each : cut(each, next)), sample);

  let kept = samples.map(fitLine);
  const isTooLarge = () => HEAD.length + kept.reduce((sum, sample) => sum + bytesOf(sample), 1) > totalBytes;
  for (const next of cuts) {
    if (!isTooLarge()) break;
    kept = kept.map((sample) => cut(sample, next));
  }
  while (kept.length > 0 && isTooLarge()) {
    const left = Math.floor(kept.length * 0.9);
    for (const sample of kept.slice(left)) cut(sample, WHOLE);
    kept = kept.slice(0, left);
  }

  return {
    text: `${HEAD}\n${kept.map(encodeSample).join('')}`,
    omitted: [...cuts, WHOLE].flatMap(({ what }) => {
      const tests = omitted.get(what)?.size ?? 0;
      return tests === 0 ? [] : [{ what, tests }];
    }),
  };
}

/** A cut returns the same sample where there is nothing of the kind: callers count the others. */
interface Cut {
  readonly what: string;
  apply(sample: Sample): Sample;
}

const WHOLE: Cut = {
  what: ALL,
  apply: (sample) => (sample.sides.length === 0 ? sample : { ...sample, sides: [] }),
};

/** What is left out of samples that are too large, first to last. */
const cuts: readonly Cut[] = [
  { what: 'file changes', apply: (sample) => eachSide(sample, withoutFileChanges) },
  { what: 'tool outputs above 2 KiB', apply: (sample) => eachSide(sample, shortOutputs) },
  {
    what: 'steps of tests that always pass',
    apply: (sample) => (sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample),
  },
  { what: 'failing trials', apply: withoutFailing },
  { what: 'steps', apply: (sample) => eachSide(sample, withoutSteps) },
  { what: 'answers above 4 KiB', apply: (sample) => eachSide(sample, withShortAnswer) },
];

function eachSide(sample: Sample, cut: (side: Side) => Side): Sample {
  const sides = sample.sides.map(cut);
  return sides.every((side, index) => side === sample.sides[index]) ? sample : { ...sample, sides };
}

/** A passing trial shows more: what the agent did when it worked. */
function withoutFailing(sample: Sample): Sample {
  const passing = sample.sides.filter(({ pass }) => pass);
  return passing.length === 0 || passing.length === sample.sides.length ? sample : { ...sample, sides: passing };
}

const marked = (side: Side, part: SidePart): Side => ({ ...side, cut: [...new Set([...(side.cut ?? []), part])] });

function withoutFileChanges(side: Side): Side {
  if (side.fileChanges === undefined) return side;
  const { fileChanges: _, ...others } = side;
  return marked(others, 'fileChanges');
}

const shortOutputs = (side: Side): Side =>
  side.steps.some((step) => step.kind === 'call' && step.output.length > MAX_STORED_OUTPUT)
    ? marked({ ...side, steps: withShortOutputs(side.steps) }, 'outputs')
    : side;

const withoutSteps = (side: Side): Side => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));

const withShortAnswer = (side: Side): Side =>
  side.answer.length > MAX_STORED_ANSWER ? marked({ ...side, answer: shortAnswer(side.answer) }, 'answer') : side;

/** One side within a limit; undefined if it is too large without most of it. */
export function fitSide(side: Side, maxBytes: number): Side | undefined {
  const fits = (each: Side) => Buffer.byteLength(JSON.stringify(each)) <= maxBytes;
  const shorter = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer].reduce(
    (each, cut) => (fits(each) ? each : cut(each)),
    side,
  );
  return fits(shorter) ? shorter : undefined;
}
