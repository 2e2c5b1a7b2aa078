import { join } from 'node:path';
import type { SampleFiles } from '../../evidence/samples/fit.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { notTaken } from '../../reports/reporters/not-taken.ts';
import { plural } from '../../shared/text.ts';
import { samplesArtifact } from '../baseline/artifact-names.ts';
import { type Leaving, storeForLater, whyNoneLeft } from '../baseline/evidence-reporter.ts';

interface SamplesLeaving extends Leaving {
  readonly files: Pick<Files, 'write' | 'scratchFolder'>;
  /** `eval_action.samples` of the configuration. */
  readonly isWanted: boolean;
  /** The samples of this run. */
  make(report: Report): Promise<SampleFiles>;
}

const NAME = 'samples';

/** Stores answers for the reports of later runs, where the run leaves evidence. */
export const samplesReporter = (options: SamplesLeaving): Reporter => ({
  name: NAME,
  async deliver(report) {
    const why = options.isWanted ? whyNoneLeft(options, report) : 'samples is false';
    if (why !== undefined) return { kind: 'notNeeded', name: NAME, why };
    try {
      const name = samplesArtifact(options.key);
      const { files, omitted } = await options.make(report);
      if (files.length === 0) return { kind: 'notNeeded', name: NAME, why: 'There is no answer to store' };
      if (await upload(name, files, options))
        return { kind: 'delivered', name: NAME, where: `${name}${without(omitted)}` };
      return { kind: 'notDelivered', name: NAME, why: `Another job of this run stores samples as ${name}, too` };
    } catch (error) {
      return notTaken(NAME, error, undefined, undefined);
    }
  },
});

/** The files are written next to nothing else: readers of results do not find them. */
async function upload(name: string, files: SampleFiles['files'], options: SamplesLeaving): Promise<boolean> {
  await using scratch = await options.files.scratchFolder('samples-');
  const folder = scratch.path;
  for (const file of files) await options.files.write(join(folder, file.name), file.text);
  const paths = files.map((file) => join(folder, file.name));
  return await storeForLater({ name, folder, files: paths, retentionDays: options.retentionDays }, options);
}

const without = (omitted: SampleFiles['omitted']): string =>
  omitted.length === 0
    ? ''
    : ` (without ${omitted.map(({ what, tests }) => `${what} of ${plural('test', tests)}`).join(', ')})`;
