import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { sumTokens } from '../../model/run/message.ts';
import { canonicalJson } from '../../model/text/json.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { meanOfKnown } from '../../model/values/sums.ts';
import { amount, anything, loose, number, text } from '../read/loose-fields.ts';
import type { FileFacts, ImportedOutcome, Importer } from './importer.ts';
import { passMarkOf, readableRows, usageOf, usageSchema } from './row-parts.ts';

const scoreSchema = z.object({ name: z.string().min(1), score: number, description: text });

/** One run of a task on one input. `fail`: the task or a scorer threw, and the output is what it threw. */
const evalSchema = z.object({
  status: z.enum(['success', 'fail', 'running']),
  input: anything,
  expected: anything,
  output: anything,
  duration: amount,
  createdAt: text,
  /** Counts the runs of an eval from 0, trials included. */
  colOrder: amount,
  scores: z.array(scoreSchema),
  traces: loose(z.array(usageSchema)),
});
type Eval = z.output<typeof evalSchema>;

const rowSchema = z.object({
  suite: z.object({ name: z.string().min(1), filepath: text, variantName: text, variantGroup: text }),
  eval: evalSchema,
});
type EvaliteRow = z.output<typeof rowSchema>;

/** Exports of evalite (`--outputPath`): `suites` with `evals` since 1.0, `evals` with `results` before. */
export const evalite: Importer = {
  name: 'evalite',

  async recognizes(source) {
    const document = await source.document();
    return (
      isMapping(document) &&
      isMapping(document['run']) &&
      'runType' in document['run'] &&
      listIn(document) !== undefined
    );
  },

  async read(source, { scoreName, passMark: passMarkSetting }, into): Promise<FileFacts> {
    const location = { file: source.path, line: 1, column: 1 };
    const document = await source.json();
    const [name, list] = (isMapping(document) && listIn(document)) || [];
    if (name === undefined || list === undefined) {
      throw userError('RESULTS_UNREADABLE', `${source.path} has no results of evalite`, {
        location,
        expected: 'a list "suites" or "evals"',
        hint: 'Write it with: npx evalite --outputPath results.json',
      });
    }
    if (list.length === 0) into.unreadable(location, `/${name} is empty: evalite ran no eval`);

    const inner = name === 'suites' ? 'evals' : 'results';
    const values = list.flatMap((suite: unknown, at) => {
      const evals = isMapping(suite) ? suite[inner] : undefined;
      if (Array.isArray(evals) && evals.length > 0) {
        return evals.map((value: unknown, row) => ({
          value: { suite, eval: value },
          location,
          pointer: `/${name}/${at}/${inner}/${row}`,
        }));
      }
      into.unreadable(location, `/${name}/${at}/${inner} has no evals: the suite was not measured`);
      return [];
    });
    const rows = [...readableRows(values, rowSchema, into)];
    const deciding = ({ scores }: Eval) =>
      scores.filter((score) => scoreName === undefined || score.name === scoreName);
    const scores = rows.flatMap(({ row }) => deciding(row.eval));
    if (scoreName !== undefined && scores.length === 0) {
      throw userError('INPUT_INVALID', `${source.path} has no score ${JSON.stringify(scoreName)} (score-name)`);
    }
    const passMark = passMarkOf(scores, passMarkSetting, 'Scores of evalite');

    // Evals that failed have no scores, but the scorers of their suite.
    const scorers = new Map(
      Array.from(
        groupedBy(rows, ({ row }) => row.suite.name),
        ([suite, ofSuite]) => [
          suite,
          [...new Set(ofSuite.flatMap(({ row }) => row.eval.scores.map((score) => score.name)))].sort(),
        ],
      ),
    );
    const runKey = ({ suite, eval: { colOrder } }: EvaliteRow) =>
      canonicalJson([suite.filepath, suite.name, suite.variantName, colOrder]);
    const finalRuns = new Set(rows.flatMap(({ row }) => (row.eval.status === 'running' ? [] : runKey(row))));
    for (const {
      row: { suite, eval: row },
      pointer,
    } of rows) {
      // If a task takes no time, evalite writes the row of its start after the row of its end.
      if (row.status === 'running' && row.colOrder !== undefined && finalRuns.has(runKey({ suite, eval: row })))
        continue;
      const { status, duration, createdAt, traces = [] } = row;
      const [input, expected] = [portable(row.input), portable(row.expected)];
      const score = meanOfKnown(deciding(row).map((each) => each.score));
      const outcome = outcomeOf(row, deciding(row), score, passMark);
      if (typeof outcome === 'string') {
        into.unreadable(location, `${pointer}: ${outcome}`);
        continue;
      }
      into.trial({
        suite: suite.variantGroup || suite.name,
        target: suite.variantName || 'default',
        test: { kind: 'content', text: textOf(input), question: input },
        outcome,
        score,
        passMark,
        reason: outcome.kind === 'failed' ? reasonOf(deciding(row), expected) : undefined,
        location: suite.filepath === undefined ? location : { ...location, file: source.shown(suite.filepath) },
        pointer,
        time: createdAt,
        input: [{ role: 'user', content: textOf(input) }],
        answer: status === 'success' ? textOf(portable(row.output)) : undefined,
        durationMs: duration,
        tokenUsage: sumTokens(traces.flatMap((trace) => usageOf(trace) ?? [])),
        graders: row.scores.map((each) => ({
          name: each.name,
          type: 'scorer',
          score: each.score,
          isUndecided: each.score === undefined,
          reason: each.description,
        })),
        definition: { question: { input, expected }, graders: scorers.get(suite.name) },
      });
    }
    return { tool: { name: 'evalite' }, attempts: 'all' };
  },
};

function listIn(document: Readonly<Record<string, unknown>>) {
  for (const name of ['suites', 'evals'] as const) {
    const list = document[name];
    if (Array.isArray(list)) return [name, list as readonly unknown[]] as const;
  }
  return undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : canonicalJson(value ?? null));

/** Files are written with their path on the machine that ran; their names are hashes of their content. */
const portable = (value: unknown): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(
        JSON.stringify(value, (_, part: unknown) =>
          isMapping(part) && part['__EvaliteFile'] === true ? { file: `${part['path']}`.split(/[/\\]/).at(-1) } : part,
        ),
      );

/** What scorers gave, and what was expected: evalite writes no reasons. */
const reasonOf = (scores: Eval['scores'], expected: unknown): string =>
  scores.map(({ name, score }) => `${name}: ${score}`).join(', ') +
  (expected === undefined || expected === null || expected === '' ? '' : `; expected ${textOf(expected)}`);

/** A text says why it was not measured. */
function outcomeOf(
  { status, input, expected, output }: Eval,
  scores: Eval['scores'],
  score: number | undefined,
  passMark: number,
): ImportedOutcome | string {
  if (status === 'running') return 'it was not run to its end';
  if (status === 'fail') {
    const said = isMapping(output) && typeof output['message'] === 'string' ? output['message'] : undefined;
    // evalite writes one such row in place of data that it could not load.
    if (said === undefined && input === null && expected === null) return 'the data of the suite could not be loaded';
    const message = said ?? 'evalite gives no reason';
    return { kind: 'error', message, class: /^The scorer '/.test(message) ? 'grader' : undefined };
  }
  if (scores.length === 0) return 'no scorer measured it';
  const unknown = scores.find((each) => each.score === undefined);
  if (unknown !== undefined || score === undefined) {
    return { kind: 'error', message: `${unknown?.name} gave no score`, class: 'grader' };
  }
  return { kind: score >= passMark ? 'passed' : 'failed' };
}
