import * as z from 'zod';
import type { Message } from '../../model/run/message.ts';
import { failureClasses } from '../../model/run/outcome.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { lenientJsonOf } from '../../model/text/json.ts';
import { isMapping, withoutGaps } from '../../model/values/mapping.ts';
import { readMessages } from '../read/read-messages.ts';
import { fileStem } from './identity.ts';
import type { FileFacts, ImportedOutcome, Importer } from './importer.ts';
import {
  amount,
  graderOf,
  graderSchema,
  keysOf,
  nonEmpty,
  optional,
  parseRow,
  SHARE,
  share,
  text,
  tokensSchema,
} from './row-parts.ts';

const NUMBER = 'a number that is not negative';
const TIME = 'a time like 2026-03-14T10:00:00Z';
const count = z.int('a whole number').nonnegative(NUMBER);
const short = z.string('a text').max(100, 'a text of at most 100 characters');
const messages = z.array(z.looseObject({ role: text }), 'a list of messages {role, content}');

/** One row of generic results: one trial of one test on one target (docs/results-files.md#json-lines). */
export const genericRowSchema = z.object(
  {
    v: optional(z.literal(1, 'the version 1'), 'Version of this format; default 1'),
    test: nonEmpty.describe('Stable id of the test: the same in every run'),
    pass: optional(
      z.boolean('true or false'),
      'Whether the test passed. Required, unless there is an `error`, or a `score` and the input `pass-mark`',
    ),
    score: optional(share, 'Score from 0 to 1; default 1 for a pass, else 0'),
    suite: optional(nonEmpty, 'Name of the suite; default: the name of the file'),
    target: optional(nonEmpty, 'What was tested: a model, an agent, a variant; default `default`'),
    trial: optional(count, 'Number of the trial, from 0; default: in the order of the rows'),
    error: optional(text, 'Why there is no answer to judge. An error is not a failure of the agent'),
    error_class: optional(
      z.enum(failureClasses, `one of ${failureClasses.join(', ')}`),
      'Kind of error; default: by the text of `error`. `timeout` and `crash` count as failed trials',
    ),
    duration_ms: optional(amount, 'Milliseconds until the answer'),
    cost_usd: optional(amount, 'US dollars of the answer'),
    tokens: optional(tokensSchema, 'Tokens of the answer'),
    input: optional(
      z.union([text, messages], 'a text, or a list of messages {role, content}'),
      'The question: a text, or a list of messages `{role, content}`',
    ),
    answer: optional(text, 'The answer'),
    messages: optional(messages, 'All messages of the agent, in place of `answer`'),
    reason: optional(text, 'Why the test failed'),
    graders: optional(z.array(graderSchema, 'a list of graders'), 'The graders, and what each of them says'),
    file: optional(nonEmpty, 'Where the test is written, relative to the repository'),
    line: optional(z.int('a line number').positive('a line number'), 'Line in `file`'),
    time: optional(z.iso.datetime({ offset: true, error: TIME }), 'When the trial ended, ISO 8601'),
    definition: z
      .unknown()
      .optional()
      .describe(
        'Any JSON that defines the test; default: `input` and `graders`. If it changes, the test is not compared',
      ),
    measure: optional(short, 'A version of the definition, in place of `definition`'),
    subject: optional(short, 'A version of the tested code or settings'),
    planned: optional(count, 'Number of planned tests of this suite and target, on any row'),
  },
  'an object',
);
type GenericRow = z.output<typeof genericRowSchema>;

const INNER = { graders: graderSchema.shape, tokens: tokensSchema.shape };
const MAX_UNKNOWN_KEYS = 20;

/** The keys of a row that are read; those in an object of a row, with the key of the object. */
const genericKeys: readonly string[] = [
  ...Object.keys(genericRowSchema.shape),
  ...Object.entries(INNER).flatMap(([name, shape]) => Object.keys(shape).map((key) => `${name}.${key}`)),
];
const KNOWN_KEYS = new Set(genericKeys);

export const genericJsonl: Importer = {
  name: 'jsonl',

  async recognizes(source) {
    const row = await source.firstRow();
    if (!isMapping(row) || !('test' in row)) return false;
    const isOther = ['test_id', 'eval_id'].some((key) => key in row) || row['type'] === 'trial-result';
    return !isOther && ['pass', 'score', 'error'].some((key) => key in row);
  },

  async read(source, { passMark }, into): Promise<FileFacts> {
    let isCutOff = false;
    const rows = await source.rows(into, (location) => {
      isCutOff = true;
      const message = 'The last line is incomplete and is left out: the program was stopped while it wrote it';
      into.warn(message, { location });
    });
    const unknownKeys = new Set<string>();
    for (const { value, line, location } of rows) {
      const read = parseRow(genericRowSchema, value);
      if (!read.success) {
        into.unreadable(location, read.why);
        continue;
      }
      const row = read.data;
      const { graders, tokens } = value as { readonly graders?: readonly object[]; readonly tokens?: object };
      const keys = [
        ...Object.keys(value as object),
        ...(graders ?? []).flatMap((grader) => Object.keys(grader).map((key) => `graders.${key}`)),
        ...Object.keys(tokens ?? {}).map((key) => `tokens.${key}`),
      ];
      for (const key of keys) if (!KNOWN_KEYS.has(key)) unknownKeys.add(key);
      const noNumber = row.score === undefined ? noNumberAsScore(line) : undefined;
      const outcome = outcomeOf(row, passMark);
      if (noNumber !== undefined) {
        into.unreadable(location, `"score" must be ${SHARE}, found ${noNumber}. Write null for an unknown score`);
      } else if (outcome === undefined) {
        into.unreadable(
          location,
          row.score === undefined
            ? `This row has neither "pass" nor "error" nor "score". It has ${keysOf(value)}`
            : 'This row has neither "pass" nor "error". If "score" decides, set pass-mark (--pass-mark)',
        );
      } else {
        const { suite = fileStem(source.path), target = 'default', planned } = row;
        if (planned !== undefined) into.planned(suite, target, planned);
        into.trial({
          ...measuredIn(row, location),
          suite,
          target,
          outcome,
          passMark: row.pass === undefined ? passMark : undefined,
        });
      }
    }
    return {
      tool: { name: 'jsonl', version: '1' },
      attempts: 'all',
      stopped: isCutOff ? 'broken-off' : undefined,
      unknownKeys: [...unknownKeys].slice(0, MAX_UNKNOWN_KEYS),
    };
  },
};

/** Other numbers may be `NaN` for unknown ones, but a score that is none was calculated wrongly: it must not become 1. */
function noNumberAsScore(line: string): string | undefined {
  if (!/\b(?:NaN|Infinity)\b/.test(line)) return undefined;
  const row = lenientJsonOf(line, JSON.stringify);
  const score = isMapping(row) ? row['score'] : undefined;
  return typeof score === 'string' ? score : undefined;
}

function outcomeOf(row: GenericRow, passMark: number | undefined): ImportedOutcome | undefined {
  const { error, error_class, pass, score, reason } = row;
  if (error || error_class !== undefined) {
    return { kind: 'error', message: error || reason || `${error_class}`, class: error_class };
  }
  if (pass !== undefined) return { kind: pass ? 'passed' : 'failed' };
  if (score === undefined || passMark === undefined) return undefined;
  return { kind: score >= passMark ? 'passed' : 'failed' };
}

/** What a row says of its trial, without its place and its outcome. */
function measuredIn(row: GenericRow, location: SourceLocation) {
  const messagesOf = (value: string | readonly unknown[] | undefined, role: Message['role']) =>
    value === undefined ? undefined : typeof value === 'string' ? [{ role, content: value }] : readMessages(value);
  const gradings = row.graders
    ?.map(({ name, type, threshold, weight }) => withoutGaps({ name, type, threshold, weight }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  return {
    test: { kind: 'declared' as const, text: row.test },
    location: row.file === undefined ? location : { file: row.file, line: row.line ?? 1, column: 1 },
    pointer: `line ${location.line}`,
    number: row.trial,
    score: row.score,
    reason: row.reason,
    time: row.time,
    input: messagesOf(row.input, 'user'),
    answer: row.answer,
    messages: messagesOf(row.messages, 'assistant'),
    durationMs: row.duration_ms,
    costUsd: row.cost_usd,
    tokenUsage: row.tokens,
    graders: row.graders?.map(graderOf),
    definition: { question: row.definition ?? row.input, graders: row.definition === undefined ? gradings : undefined },
    measure: row.measure,
    subject: row.subject,
  };
}
