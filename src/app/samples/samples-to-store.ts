import { encodeFacts, FACTS_FILE } from '../../evidence/samples/codec.ts';
import { fitSamples, type SampleFiles } from '../../evidence/samples/fit.ts';
import type { TrendRun } from '../../model/run/sample.ts';
import { originOf } from '../baseline/origin.ts';
import { redactorOf } from '../config/redactions.ts';
import type { Judged } from '../pipeline/basis.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { FoundSamples, SampleSource } from './sample-source.ts';
import { samplesOfRun } from './samples-of-run.ts';

interface Storing {
  readonly samples: SampleSource | undefined;
  /** The run in the trend. */
  readonly trend: TrendRun;
  readonly runtime: Pick<Runtime, 'env' | 'secrets' | 'page'>;
}

const NONE: Pick<FoundSamples, 'lines' | 'trend' | 'facts'> = { lines: new Map(), trend: [], facts: new Map() };

/** The samples of a run as files, without secrets and within their limits. */
export async function samplesToStore(
  { run, basis: { inputs, baseline } }: Judged,
  { samples, trend, runtime }: Storing,
): Promise<SampleFiles> {
  const { deep: redact } = redactorOf(inputs, runtime);
  const earlier = (await samples?.(baseline)) ?? NONE;
  const origin = originOf(run, runtime.env);
  const own = samplesOfRun(run, {
    origin,
    earlier,
    own: trend.suites.length === 0 ? undefined : trend,
    maxAgeDays: inputs.baselineMaxAge,
    redact,
  });
  const fitted = await fitSamples(
    own.samples,
    own.trend,
    async (text) => (await runtime.page?.deflate(text))?.length ?? text.length,
  );
  const facts = encodeFacts(own.facts);
  return facts === undefined ? fitted : { ...fitted, files: [...fitted.files, { name: FACTS_FILE, text: facts }] };
}
