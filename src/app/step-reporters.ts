import type { Runner } from '../edges/runner.ts';
import type { Files } from '../model/ports.ts';
import type { Receipt, Reporter } from '../model/reporter.ts';
import type { CommentContext } from '../reports/comment-context.ts';
import { isCheckDelivered } from './action-step.ts';
import { fileReporters } from './file-reporters.ts';
import type { Inputs } from './inputs.ts';
import { annotationReporter, summaryReporter } from './runner-reporters.ts';

interface Place {
  readonly folder: string;
  readonly files: Pick<Files, 'write'>;
  readonly context: CommentContext | undefined;
}

/** What a step tells first, because it needs nobody and is there when GitHub is not. */
export const localReporters = (inputs: Inputs, runner: Runner, { folder, files, context }: Place): Reporter[] => [
  ...(inputs.jobSummary === 'off' ? [] : [summaryReporter(runner, inputs.jobSummary)]),
  ...fileReporters(folder, files, context),
  ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
];

/** Annotations in the log, where the check run that was to have them could not be written. */
export const annotationsInstead = (inputs: Inputs, runner: Runner, told: readonly Receipt[]): Reporter[] =>
  inputs.annotations === 'check' && !isCheckDelivered(told) ? [annotationReporter(inputs, runner)] : [];
