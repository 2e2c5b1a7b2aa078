import { JOB_SUMMARY_BYTES } from '../edges/github/limits.ts';
import type { Runner } from '../edges/runner.ts';
import { placeText } from '../model/place.ts';
import type { Reporter } from '../model/reporter.ts';
import { type Annotation, annotationCommand, annotations } from '../reports/annotations.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { shortSummary } from '../reports/short-summary.ts';
import { summaryMarkdown } from '../reports/summary.ts';
import { checkoutPath } from './checkout-path.ts';
import type { Inputs } from './inputs.ts';

export const summaryReporter = (runner: Runner, mode: 'full' | 'short'): Reporter => ({
  name: 'job summary',
  async deliver(report) {
    const written = await runner.addToSummary(
      mode === 'short' ? shortSummary(report) : summaryMarkdown(report, JOB_SUMMARY_BYTES),
    );
    return written
      ? { kind: 'delivered', name: 'job summary', where: 'the summary of the job' }
      : {
          kind: 'notDelivered',
          name: 'job summary',
          why: 'the runner keeps no summary (GITHUB_STEP_SUMMARY is not set)',
        };
  },
});

export const annotationReporter = (inputs: Inputs, runner: Runner): Reporter => ({
  name: 'annotations',
  async deliver(report) {
    for (const annotation of annotations(report)) annotate(annotation, inputs, runner);
    return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
  },
});

/** Files are named from the root of the checkout, whatever the working directory. Others are named in the message. */
export function annotate(annotation: Annotation, inputs: Inputs | undefined, { checkout, print }: Runner): void {
  const { file, line = 1, column = 1, ...placeless } = annotation;
  if (file === undefined) {
    print(annotationCommand(placeless));
    return;
  }
  const path = checkoutPath(file, inputs?.workingDirectory ?? '.', checkout);
  const message = `${annotation.message}\nat ${placeText({ file: oneLine(file), line, column })}`;
  print(annotationCommand(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}
