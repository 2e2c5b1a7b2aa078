import * as z from 'zod';
import type { Message } from '../../model/run/message.ts';
import { failureClasses } from '../../model/run/outcome.ts';
import { isMapping } from '../../shared/mapping.ts';
import { readMessages } from '../read/read-messages.ts';
import type { FileFacts, ImportedOutcome, ImportedTrial, Importer, ImportSettings } from './importer.ts';
import { graderOf, graderSchema, tokensSchema, whyInvalid } from './row-parts.ts';

const text = z.string();
const amount = z.number().nonnegative();
const nonEmpty = z.string().min(1);

/** One row of generic results: one trial of one test on one target (docs/other-tools.md#bring-your-own-results). */
const genericRowSchema = z.object({
  v: z.literal(1).optional().describe('Version of this format; default 1'),
  test: nonEmpty.describe('Stable id of the test: the same in every run'),
  pass: z
    .boolean()
    .optional()
    .describe('Whether the test passed. Required, unless `score` with the input `pass-mark`, or `error`'),
  score: z.number().min(0).max(1).optional().describe('Score from 0 to 1; default 1 for a pass, else 0'),
  suite: nonEmpty.optional().describe('Name of the suite; default: the name of the file'),
  target: nonEmpty.optional().describe('What was tested: a model, an agent, a variant; default `default`'),
  trial: z.int().nonnegative().optional().describe('Number of the trial, from 0; default: in their order'),
  error: text.optional().describe('Why there is no answer to judge: this is not a failure of the agent'),
  error_class: z
    .enum(failureClasses)
    .optional()
    .describe('Kind of error; default: by the text. `timeout` and `crash` count as failed trials'),
  duration_ms: amount.optional().describe('Milliseconds until the answer'),
  cost_usd: amount.optional().describe('US dollars of the answer'),
  tokens: tokensSchema.optional().describe('Tokens of the answer; `cached` is a part of `input`'),
  input: z
    .union([text, z.array(z.looseObject({ role: text }))])
    .optional()
    .describe('The question: a text, or a list of messages `{role, content}`'),
  answer: text.optional().describe('The answer'),
  messages: z
    .array(z.looseObject({ role: text }))
    .optional()
    .describe('All messages of the agent, in place of `answer`'),
  reason: text.optional().describe('Why it failed'),
  graders: z.array(graderSchema).optional().describe('Results of single graders, at most 100'),
  file: nonEmpty.optional().describe('File of the test, relative to the repository'),
  line: z.int().positive().optional().describe('Line in `file`'),
  time: z.iso.datetime({ offset: true }).optional().describe('When the trial ended: ISO 8601'),
  definition: z.unknown().optional().describe('Whatever defines the test: if it changes, results are not compared'),
  measure: text.max(100).optional().describe('A version of the definition, in place of `definition`'),
  subject: text.max(100).optional().describe('A version of the tested code or settings'),
  planned: z.int().nonnegative().optional().describe('Number of planned tests of this suite and target, on any row'),
});
type GenericRow = z.output<typeof genericRowSchema>;

/** JSON Lines that any program can write. */
export const genericJsonl: Importer = {
  name: 'jsonl',

  async recognizes(source) {
    const row = await source.firstRow();
    if (!isMapping(row) || typeof row['test'] !== 'string') return false;
    const isOther = ['test_id', 'eval_id'].some((key) => key in row) || row['type'] === 'trial-result';
    return !isOther && ['pass', 'score', 'error'].some((key) => key in row);
  },

  async read(source, settings, into): Promise<FileFacts> {
    let isCutOff = false;
    const stem = stemOf(source.path);
    for (const { value, location } of await source.rows(() => (isCutOff = true))) {
      const read = genericRowSchema.safeParse(value);
      if (!read.success) {
        into.unreadable(location, whyInvalid(read.error));
        continue;
      }
      const outcome = outcomeOf(read.data, settings);
      if (outcome === undefined) {
        into.unreadable(
          location,
          'This row has neither "pass" nor "error", and no "score" with pass-mark (--pass-mark)',
        );
        continue;
      }
      const { suite = stem, target = 'default', planned } = read.data;
      if (planned !== undefined) into.planned(suite, target, planned);
      into.trial(trialOf(read.data, { suite, target, outcome, location }, settings));
    }
    return { tool: { name: 'jsonl', version: '1' }, attempts: 'all', stopped: isCutOff ? 'broken-off' : undefined };
  },
};

function outcomeOf(
  { error, error_class, pass, score }: GenericRow,
  { passMark }: ImportSettings,
): ImportedOutcome | undefined {
  if (error !== undefined) return { kind: 'error', message: error, class: error_class };
  if (pass !== undefined) return { kind: pass ? 'passed' : 'failed' };
  if (score === undefined || passMark === undefined) return undefined;
  return { kind: score >= passMark ? 'passed' : 'failed' };
}

function trialOf(
  row: GenericRow,
  known: Pick<ImportedTrial, 'suite' | 'target' | 'outcome' | 'location'>,
  { passMark }: ImportSettings,
): ImportedTrial {
  const { location, ...names } = known;
  const isDefined = row.definition !== undefined || row.input !== undefined;
  return {
    ...names,
    test: { kind: 'declared', text: row.test },
    location: row.file === undefined ? location : { file: row.file, line: row.line ?? 1, column: 1 },
    pointer: `line ${location.line}`,
    number: row.trial,
    score: row.score,
    passMark: row.pass === undefined ? passMark : undefined,
    reason: row.reason,
    time: row.time,
    input: row.input === undefined ? undefined : messagesOf(row.input, 'user'),
    answer: row.answer,
    messages: row.messages && messagesOf(row.messages, 'assistant'),
    durationMs: row.duration_ms,
    costUsd: row.cost_usd,
    tokenUsage: row.tokens,
    graders: row.graders?.map(graderOf),
    definition: isDefined ? { question: row.definition ?? row.input } : undefined,
    measure: row.measure,
    subject: row.subject,
  };
}

const messagesOf = (given: string | readonly unknown[], role: Message['role']): Message[] =>
  typeof given === 'string' ? [{ role, content: given }] : readMessages(given);

const stemOf = (path: string): string => (path.split(/[/\\]/).at(-1) ?? path).replace(/\.[^.]+$/, '') || path;
