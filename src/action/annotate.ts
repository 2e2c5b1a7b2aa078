import { checkoutPath } from '../config/checkout-path.ts';
import type { Inputs } from '../config/settings.ts';
import { locationText } from '../model/suite/location.ts';
import type { Runner } from '../platform/actions-runner.ts';
import { type Annotation, annotationCommand } from '../reports/annotations.ts';
import { oneLine } from '../reports/escape/terminal.ts';
/** Paths start at the root of the checkout, whatever the working directory. The message names files outside it. */
export function annotate(annotation: Annotation, inputs: Inputs | undefined, { checkout, print }: Runner): void {
  const { file, line = 1, column = 1, ...placeless } = annotation;
  if (file === undefined) {
    print(annotationCommand(placeless));
    return;
  }
  const path = checkoutPath(file, inputs ?? { workingDirectory: '.' }, checkout);
  const message = `${annotation.message}\nat ${locationText({ file: oneLine(file), line, column })}`;
  print(annotationCommand(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}
