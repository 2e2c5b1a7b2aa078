import * as z from 'zod';
import type { CheckAnnotation, CheckOutput, CheckRuns } from '../model/ports/pull-requests.ts';
import type { GitHubClient } from './client.ts';

/** The common data of every check run of a job. */
interface CheckContext {
  readonly headSha: string;
  /** Distinguishes the runs of one name, and identifies their origin. */
  readonly externalId: string;
  /** The page with the details: the workflow run. */
  readonly detailsUrl: string;
}

export function checkRuns({ ask }: GitHubClient, context: CheckContext): CheckRuns {
  return {
    async begin(name, output, signal) {
      const { id, html_url: url } = await ask(
        'the request to create a check run',
        checkSchema,
        signal,
        ({ rest }, common) =>
          rest.checks.create({
            ...common,
            name,
            head_sha: context.headSha,
            external_id: context.externalId,
            details_url: context.detailsUrl,
            status: 'in_progress',
            output: asOutput(output),
          }),
      );
      return { id, url: url ?? context.detailsUrl };
    },

    async update(id, output, conclusion, signal) {
      await ask(`the request to update check run ${id}`, checkSchema, signal, ({ rest }, common) =>
        rest.checks.update({
          ...common,
          check_run_id: id,
          output: asOutput(output),
          status: conclusion && ('completed' as const),
          conclusion,
        }),
      );
    },
  };
}

const checkSchema = z.object({ id: z.int(), html_url: z.string().nullish() });

const asOutput = ({ title, summary, text, annotations = [] }: CheckOutput) => ({
  title,
  summary,
  text,
  annotations: annotations.length > 0 ? annotations.map(asAnnotation) : undefined,
});

/** Columns are allowed only within one line, which is all that we mark. */
const asAnnotation = ({ path, line, column, level, title, message }: CheckAnnotation) => ({
  path,
  start_line: line,
  end_line: line,
  start_column: column,
  end_column: column,
  annotation_level: level,
  title,
  message,
});
