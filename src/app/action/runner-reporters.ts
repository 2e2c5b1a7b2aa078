import { JOB_SUMMARY_BYTES } from '../../adapters/github/limits.ts';
import type { Runner } from '../../adapters/runner.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import { locationText } from '../../model/suite/location.ts';
import { type Annotation, annotationCommand, annotations } from '../../reports/annotations.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { shortSummary, summaryMarkdown } from '../../reports/summary/summary.ts';
import { checkoutPath } from '../config/checkout-path.ts';
import type { Inputs } from '../config/inputs.ts';

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
          why: 'the runner has no job summary (GITHUB_STEP_SUMMARY is not set)',
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

/** Paths start at the root of the checkout, whatever the working directory. The message names files outside it. */
export function annotate(annotation: Annotation, inputs: Inputs | undefined, { checkout, print }: Runner): void {
  const { file, line = 1, column = 1, ...placeless } = annotation;
  if (file === undefined) {
    print(annotationCommand(placeless));
    return;
  }
  const path = checkoutPath(file, inputs?.workingDirectory ?? '.', checkout);
  const message = `${annotation.message}\nat ${locationText({ file: oneLine(file), line, column })}`;
  print(annotationCommand(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}
