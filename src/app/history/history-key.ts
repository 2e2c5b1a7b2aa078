import { keyFolder } from '../../history/paths.ts';
import { type Job, keyOf } from '../action/job.ts';
import type { ReportOptions } from '../config/inputs.ts';

/** Where the runs of a job are in a history; outside GitHub, of the key that is given. */
export const folderOf = (inputs: ReportOptions, job: Job | undefined): string =>
  keyFolder(job === undefined ? (inputs.commentKey ?? 'evals') : keyOf(inputs, job));
