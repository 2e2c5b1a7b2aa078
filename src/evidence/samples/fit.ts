import type { Sample, TrendRun } from '../../model/run/sample.ts';
import { encodeSample, encodeTrend, sampleFiles, sampleLimits, TREND_FILE } from './codec.ts';
import { sampleCuts } from './cut-sample.ts';

export interface SampleFiles {
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** What was left out to keep within the limits, and of how many tests. */
  readonly omitted: readonly { readonly what: string; readonly tests: number }[];
}

interface Limits {
  readonly totalBytes: number;
  readonly archiveBytes: number;
}

/** The size of a text in an archive. */
type PackedBytes = (text: string) => Promise<number>;

/** Samples and the trend as files within their limits. */
export async function fitSamples(
  samples: readonly Sample[],
  trend: readonly TrendRun[],
  packedBytes: PackedBytes,
  limits: Limits = sampleLimits,
): Promise<SampleFiles> {
  const isFitting = (all: readonly Sample[]) => fits(all, packedBytes, limits);
  const omissions = new Omissions();
  let kept = samples.map((sample) => omissions.fitLine(sample)).filter((sample) => sample !== undefined);
  for (const { what, apply } of sampleCuts) {
    if (await isFitting(kept)) break;
    kept = kept.map((sample) => omissions.count(what, sample, apply(sample)));
  }
  while (!(await isFitting(kept))) {
    const left = Math.floor(kept.length * 0.9);
    omissions.add(TESTS, kept.length - left);
    kept = kept.slice(0, left);
  }
  const trendText = fittingTrend(trend);
  return {
    files: [
      ...sampleFiles(kept.map(encodeSample)),
      ...(trendText === undefined ? [] : [{ name: TREND_FILE, text: trendText }]),
    ],
    omitted: omissions.all,
  };
}

const TESTS = 'all samples';

async function fits(samples: readonly Sample[], packedBytes: PackedBytes, limits: Limits): Promise<boolean> {
  const files = sampleFiles(samples.map(encodeSample));
  const raw = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  if (raw > limits.totalBytes) return false;
  if (raw <= limits.archiveBytes) return true;
  const packed = await Promise.all(files.map(({ text }) => packedBytes(text)));
  return packed.reduce((sum, bytes) => sum + bytes, 0) <= limits.archiveBytes;
}

class Omissions {
  private readonly tests = new Map<string, Set<string>>();
  private readonly counts = new Map<string, number>();

  /** A sample whose line fits; undefined if it is too large without its steps and most of its answer, too. */
  fitLine(sample: Sample): Sample | undefined {
    let cut = sample;
    for (const { what, apply } of sampleCuts) {
      if (isShort(cut)) return cut;
      cut = this.count(what, cut, apply(cut));
    }
    if (isShort(cut)) return cut;
    this.add(TESTS, 1);
    return undefined;
  }

  count(what: string, before: Sample, after: Sample): Sample {
    if (after === before) return after;
    const tests = this.tests.get(what) ?? new Set();
    this.tests.set(what, tests.add(JSON.stringify(before.key)));
    return after;
  }

  add(what: string, tests: number): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + tests);
  }

  get all(): SampleFiles['omitted'] {
    return [...sampleCuts.map(({ what }) => what), TESTS].flatMap((what) => {
      const tests = (this.tests.get(what)?.size ?? 0) + (this.counts.get(what) ?? 0);
      return tests === 0 ? [] : [{ what, tests }];
    });
  }
}

const isShort = (sample: Sample): boolean => Buffer.byteLength(encodeSample(sample)) <= sampleLimits.lineBytes;

/** The newest runs that fit; undefined without any. */
function fittingTrend(trend: readonly TrendRun[]): string | undefined {
  let runs = trend;
  while (runs.length > 0) {
    const text = encodeTrend(runs);
    if (Buffer.byteLength(text) <= sampleLimits.trendBytes) return text;
    runs = runs.slice(Math.ceil(runs.length / 10));
  }
  return undefined;
}
