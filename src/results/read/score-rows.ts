import * as z from 'zod';
import { type Problem, userError } from '../../model/errors.ts';
import { cutEnd } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { loose, text } from './loose-fields.ts';
import { withCurrentNames } from './read-record.ts';
import { rowsOfLines, yamlRowsIn } from './rows.ts';

/** Ids written as numbers are used as they are. */
const name = z.union([z.string().min(1), z.number().transform(String)]);

/** As much of a result as comparing scores takes. */
const scoreRowSchema = z
  .object({
    testId: name,
    score: z.number(),
    suite: loose(name),
    // An empty name counts as missing.
    target: loose(z.union([z.literal(''), name])),
    executionStatus: text,
    error: loose(name),
  })
  .transform(({ executionStatus: status, error, ...row }) => {
    return { ...row, isError: status === undefined ? error !== undefined : status === 'execution_error' };
  });

/**
 * Reads the scores of any generation of AgentV's results: the lines of a file of JSON Lines, or the text of a YAML file.
 * An incomplete last row, which a killed run leaves, is a warning. Throws a `UserError` for any other row that is no
 * result, because a comparison without it would be another one.
 */
export function readScoreRows(content: string | Iterable<string>, file: string) {
  const warnings: Problem[] = [];
  const how = { warn: (problem: Problem) => warnings.push(problem) };
  const written = typeof content === 'string' ? yamlRowsIn(content, file, how) : rowsOfLines(content, file, how);
  const rows = Array.from(written, ({ value, line, location }) => {
    const read = scoreRowSchema.safeParse(isMapping(value) ? withCurrentNames(value) : value);
    if (read.success) return read.data;
    throw userError('RESULTS_UNREADABLE', 'This is not a result of a run', {
      location,
      expected: 'an object with "test_id" and a number as "score"',
      found: cutEnd(line.trim(), 80),
      hint: 'Give the index.jsonl of a run, or its folder. Files of eval cases are not results.',
    });
  });
  // An incomplete line alone is no results file.
  const [incomplete] = warnings;
  if (rows.length === 0 && incomplete !== undefined) throw userError('RESULTS_UNREADABLE', `${file} has no results`);
  return { rows, warnings };
}
