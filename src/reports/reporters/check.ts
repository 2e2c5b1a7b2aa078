import type { CheckAnnotation, CheckConclusion, CheckOutput, CheckRuns } from '../../model/ports/pull-requests.ts';
import type { LiveReporter, Receipt } from '../../model/ports/reporter.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { CommentContext } from '../comment/comment-context.ts';
import { checkOutput, checkTitle, problemsComment } from '../comment/comment-markdown.ts';
import { notTaken } from './not-taken.ts';

interface CheckReporting {
  readonly checks: CheckRuns;
  readonly name: string;
  readonly context: CommentContext;
  readonly maxBytes: number;
  readonly annotationsPerRequest: number;
  /** The annotations on lines of the repository; none if they are written elsewhere. */
  annotationsOf(report: Report): readonly CheckAnnotation[];
  /** Called when the check is open: the post step may have to complete it. */
  onBegun?(id: number): void;
  /** Why writing may be forbidden here, such as a pull request from a fork. */
  readonly whyRefused?: string | undefined;
  /** A separate time limit for the end of the run. */
  signal(): AbortSignal;
}

const NAME = 'check run';

/**
 * A check run of one commit. It is in progress from the start, so that it differs from that of an earlier attempt, and
 * it is completed with the first request at the end; more annotations follow.
 */
export function checkReporter(options: CheckReporting): LiveReporter {
  const { checks, name, context, maxBytes, annotationsPerRequest: size } = options;
  let begun: { readonly id: number; readonly url: string } | undefined;
  const begin = async (signal: AbortSignal) => {
    const running = { title: 'Evals are running', summary: `[The log of the run](${context.runUrl})` };
    if (begun === undefined) {
      begun = await checks.begin(name, running, signal);
      options.onBegun?.(begun.id);
    }
    return begun;
  };

  const complete = async (
    output: CheckOutput,
    conclusion: CheckConclusion,
    annotations: readonly CheckAnnotation[],
  ): Promise<Receipt> => {
    try {
      const signal = options.signal();
      const { id, url } = await begin(signal);
      const [first, ...rest] = Array.from({ length: Math.ceil(annotations.length / size) }, (_, at) =>
        annotations.slice(at * size, (at + 1) * size),
      );
      const isTaken = await checks.update(id, { ...output, annotations: first }, conclusion, signal).then(
        () => true,
        async (error: unknown) => {
          if (first === undefined || !(error instanceof ServiceError && error.fault === 'invalid')) throw error;
          // An annotation that GitHub rejects must not leave the check open.
          await checks.update(id, output, conclusion, signal);
          return false;
        },
      );
      // GitHub adds the annotations of later requests to those of earlier ones.
      for (const batch of isTaken ? rest : []) {
        await checks.update(id, { ...output, annotations: batch }, undefined, signal);
      }
      return { kind: 'delivered', name: NAME, where: url };
    } catch (error) {
      return notTaken(NAME, error, 'checks: write', options.whyRefused);
    }
  };

  return {
    name: NAME,
    begin: async (signal) => void (await begin(signal)),
    deliver: (report) => {
      const conclusion = report.verdict.kind === 'cancelled' ? 'cancelled' : report.conclusion;
      return complete(checkOutput(report, context, maxBytes), conclusion, options.annotationsOf(report));
    },
    couldNotRun: (problems) =>
      complete({ title: checkTitle('Could not run'), summary: problemsComment(problems, context) }, 'failure', []),
  };
}
