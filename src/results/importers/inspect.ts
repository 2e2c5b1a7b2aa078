import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { Message, TokenUsage } from '../../model/run/message.ts';
import { canonicalJson, lenientJson } from '../../model/text/json.ts';
import { isDeeperThan, MAX_IMPORT_DEPTH } from '../../model/values/depth.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { isMapping, textsIn, withoutGaps } from '../../model/values/mapping.ts';
import { amount, anything, flag, list, loose, mapping, number, text } from '../read/loose-fields.ts';
import { readMessages } from '../read/read-messages.ts';
import type { FileFacts, ImportedOutcome, ImportedTrial, Importer, ImportSettings, ResultsSource } from './importer.ts';
import { parseRow, passMarkOf, readableRows } from './row-parts.ts';

/** What a log of Inspect says of its whole run. */
const headerSchema = z.object({
  version: number,
  status: text,
  error: z.object({ message: text, traceback: text }).nullish().catch(undefined),
  eval: z.object({
    task: z.string().min(1),
    model: z.string().min(1),
    created: text,
    task_args: mapping,
    task_version: loose(z.union([z.string(), z.number()])),
    solver: text,
    solver_args: mapping,
    dataset: loose(z.object({ sample_ids: list })),
    config: loose(
      z.object({
        epochs: amount,
        score_on_error: flag,
        message_limit: amount,
        token_limit: amount,
        time_limit: amount,
        working_limit: amount,
      }),
    ),
    model_roles: mapping,
    revision: loose(z.object({ commit: text })),
    packages: mapping,
    scorers: z
      .array(z.looseObject({ name: z.string() }))
      .nullish()
      .catch(undefined),
  }),
  results: z.object({ total_samples: amount }).nullish().catch(undefined),
});
type Header = z.output<typeof headerSchema>;

const scoreSchema = z.object({ value: anything, explanation: text }).catch({ value: undefined });
const usageSchema = z
  .object({
    input_tokens: amount,
    output_tokens: amount,
    input_tokens_cache_read: amount,
    input_tokens_cache_write: amount,
    reasoning_tokens: amount,
    total_cost: amount,
  })
  .catch({});
const usage = z.record(z.string(), usageSchema).nullish().catch(undefined);

const sampleSchema = z.object({
  id: z.union([z.string().min(1), z.number()]),
  epoch: z.int().positive(),
  input: anything,
  target: anything,
  choices: list,
  scores: z.record(z.string(), scoreSchema).nullish(),
  /** Of old logs. */
  score: scoreSchema.nullish().catch(undefined),
  error: z.union([z.string(), z.object({ message: text })]).nullish(),
  limit: z.union([z.string(), z.object({ type: z.string() })]).nullish(),
  invalidation: anything,
  model_usage: usage,
  role_usage: usage,
  total_time: amount,
  completed_at: text,
  retries: amount,
  error_retries: list,
  output: anything,
  messages: list,
});
type Sample = z.output<typeof sampleSchema>;

const scoresOf = ({ scores, score }: Sample): Readonly<Record<string, z.output<typeof scoreSchema>>> =>
  scores ?? (score == null ? {} : { score });

const KNOWN_VERSIONS = [2, 3];
const MAX_NAMED_KEYS = 20;
const MAX_ANSWERS = 100;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** From this length on, Inspect may have cut a text of a summary. */
const MAX_WHOLE_LENGTH = 1_000;

/** Logs of Inspect AI: `.eval`, which is a ZIP archive, and `.json`. */
export const inspect: Importer = {
  name: 'inspect',

  async recognizes(source) {
    if (isArchive(source)) {
      const names = await source.entries().catch(() => new Map());
      return STARTS.some((name) => names.has(name));
    }
    const document = await source.document();
    if (!isMapping(document) || !['version', 'status', 'eval'].every((key) => key in document)) return false;
    const spec = document['eval'];
    return isMapping(spec) && 'task' in spec && 'model' in spec;
  },

  async read(source, settings, into): Promise<FileFacts> {
    const { header, values, isCutOff } = await readLog(source);
    const { eval: spec, status, results, version } = header;
    const location = { file: source.path, line: 1, column: 1 };
    // The last row of each trial: a log that was edited or retried may have several.
    const lastRows = new Map<string, SampleRow>();
    const types = new Map<string, string>();
    const entries = values.map((each) => ({ ...each, location }));
    for (const { row: sample, pointer } of readableRows(entries, sampleSchema, into)) {
      const { id, epoch } = sample;
      const type = types.get(`${id}`) ?? typeof id;
      types.set(`${id}`, type);
      if (type === typeof id) lastRows.set(JSON.stringify([`${id}`, epoch]), { sample, pointer });
      else into.unreadable(location, `${pointer}: the ids ${id} and "${id}" are two samples, but one name`);
    }
    const rows = [...lastRows.values()];
    if (status === 'error') {
      const { message, traceback } = header.error ?? {};
      // The last line of a traceback names the error, also one without a message.
      const why = message || traceback?.trim().split('\n').at(-1) || 'the log does not say which';
      into.failed(location, `The run ended with an error: ${why}`);
    }

    // People take a sample out of the results after the run: it is neither passed nor missing.
    const isInvalid = ({ sample }: SampleRow) => sample.invalidation != null;
    const invalid = groupedBy(rows.filter(isInvalid), ({ sample }) => `${sample.id}`);
    const valid = rows.filter((row) => !isInvalid(row));
    const samples = rows.map(({ sample }) => sample);
    const scoreName = decidingScore(samples, header, settings);
    // The samples that failed, with their answers, from their own entries: reading all would take too much time and memory.
    let [count, bytes] = [0, 0];
    const answerOf = async ({ id, epoch }: Sample) => {
      if (!isArchive(source) || count >= MAX_ANSWERS) return undefined;
      const sizes = await source.entries();
      const begin = `samples/${id}_epoch_${epoch}`;
      const name = [`${begin}.json`, `${begin}/sample.json`].find((entry) => sizes.has(entry));
      const size = (name === undefined ? undefined : sizes.get(name)) ?? Number.POSITIVE_INFINITY;
      if (name === undefined || bytes + size > MAX_ANSWER_BYTES) return undefined;
      count += 1;
      bytes += size;
      const { data } = sampleSchema.safeParse(await jsonOfEntry(name, source));
      return data !== undefined && `${data.id}` === `${id}` ? data : undefined;
    };
    for (const { sample } of [...invalid.values()].flat()) {
      const shown = sample.epoch === 1 ? `${sample.id}` : `${sample.id} (epoch ${sample.epoch})`;
      into.skipped({ ...namesOf(sample, spec), shown });
    }
    for (const { sample, pointer } of valid) {
      const value = scoreName === undefined ? undefined : scoreValueOf(valueNamed(scoresOf(sample), scoreName));
      const epochs = spec.config?.epochs;
      into.trial({
        ...(await measuredIn(sample, { header, value, passMark: settings.passMark, answerOf })),
        ...namesOf(sample, spec),
        plannedTrials: epochs && epochs - (invalid.get(`${sample.id}`)?.length ?? 0),
        location,
        pointer,
      });
    }

    if (version !== undefined && !KNOWN_VERSIONS.includes(version)) {
      into.warn(`This log has version ${version}; versions ${KNOWN_VERSIONS.join(' and ')} are known`);
    }
    if (samples.some((sample) => retriesOf(sample) > 0)) into.warn('Inspect ran samples again after errors');
    const total = results?.total_samples;
    const planned = spec.dataset?.sample_ids?.length ?? (total && Math.ceil(total / (spec.config?.epochs || 1)));
    const idsIn = (some: readonly SampleRow[]) => new Set(some.map(({ sample }) => `${sample.id}`)).size;
    const toolVersion = spec.packages?.['inspect_ai'];
    return {
      tool: { name: 'inspect', version: typeof toolVersion === 'string' ? toolVersion : undefined },
      attempts: 'all',
      // Samples of which every epoch is invalidated are not missing.
      planned: planned && Math.max(0, planned - (idsIn(rows) - idsIn(valid))),
      stopped: status === 'success' && !isCutOff ? undefined : status === 'cancelled' ? 'cancelled' : 'broken-off',
      time: spec.created,
      // One task may be solved in several ways.
      variant: spec.solver ? withArguments(spec.solver, spec.solver_args) : undefined,
    };
  },
};

const withArguments = (name: string, args: Readonly<Record<string, unknown>> = {}): string =>
  Object.keys(args).length === 0 ? name : `${name} (${canonicalJson(args)})`;

const namesOf = ({ id }: Sample, { task, task_args, model }: Header['eval']) => ({
  suite: withArguments(task, task_args),
  test: { kind: 'declared' as const, text: `${id}` },
  target: model,
});

const retriesOf = ({ retries, error_retries }: Sample): number => retries ?? error_retries?.length ?? 0;

interface SampleRow {
  readonly sample: Sample;
  readonly pointer: string;
}

interface LogRow {
  readonly value: unknown;
  readonly pointer: string;
}

/** Entries of which one is in each archive; before 0.3.50 the last one. */
const STARTS = ['header.json', '_journal/start.json', 'start.json'];
const SUMMARIES = ['summaries.json', 'summary.json'];

const isArchive = ({ head }: ResultsSource): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;

/** The header of a log, and its samples or their summaries. `isCutOff`: it ended without its last entries. */
async function readLog(
  source: ResultsSource,
): Promise<{ readonly header: Header; readonly values: readonly LogRow[]; readonly isCutOff: boolean }> {
  if (!isArchive(source)) {
    const document = await source.json();
    const samples = isMapping(document) && Array.isArray(document['samples']) ? document['samples'] : [];
    const values = samples.map((value: unknown, index) => ({ value, pointer: `/samples/${index}` }));
    return { header: headerOf(document, source.path), values, isCutOff: false };
  }
  const names = new Set((await source.entries()).keys());
  const start = STARTS.find((name) => names.has(name));
  if (start === undefined) {
    throw userError('RESULTS_UNREADABLE', `${source.path} is not a log of Inspect`, {
      expected: 'header.json or _journal/start.json in the archive',
      hint: 'Report a file of the log folder of Inspect: logs/*.eval',
    });
  }
  const isCutOff = start !== 'header.json' && !names.has('results.json');
  const begin = await jsonOfEntry(start, source);
  const end = start === 'header.json' || isCutOff ? undefined : await jsonOfEntry('results.json', source);
  const header = headerOf({ ...(isMapping(begin) && begin), ...(isMapping(end) && end) }, source.path);

  const numberOf = (name: string) => Number(/^(?:_journal\/)?summaries\/(\d+)\.json$/.exec(name)?.[1]);
  const parts = [...names].filter((name) => !Number.isNaN(numberOf(name)));
  const summaryFile = SUMMARIES.find((name) => names.has(name));
  const lists = summaryFile === undefined ? parts.sort((one, other) => numberOf(one) - numberOf(other)) : [summaryFile];
  const samples = [...names].filter((name) => /^samples\/.*_epoch_\d+\.json$/s.test(name)).sort();
  const values: LogRow[] = [];
  for (const name of lists.length > 0 ? lists : samples) {
    const value = await jsonOfEntry(name, source);
    if (lists.length === 0) values.push({ value, pointer: name });
    else if (!Array.isArray(value)) values.push({ value: undefined, pointer: name });
    else values.push(...value.map((each: unknown, index) => ({ value: each, pointer: `${name}/${index}` })));
  }
  return { header, values, isCutOff };
}

async function jsonOfEntry(name: string, source: ResultsSource): Promise<unknown> {
  const refused = (why: string, more = {}) =>
    userError('RESULTS_UNREADABLE', `${JSON.stringify(name)} in ${source.path} is ${why}`, more);
  const bytes = await source.entry(name);
  let value: unknown;
  try {
    value = lenientJson(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw refused('not JSON', { hint: 'Copy the log again, or run the evaluation again.', cause });
  }
  if (isDeeperThan(value, MAX_IMPORT_DEPTH)) throw refused(`nested more than ${MAX_IMPORT_DEPTH} levels deep`);
  return value;
}

function headerOf(value: unknown, path: string): Header {
  const read = parseRow(headerSchema, value);
  if (read.success) return read.data;
  throw userError('RESULTS_UNREADABLE', `${path} is not a log of Inspect: ${read.why}`, {
    expected: 'eval.task and eval.model, as in logs of version 2',
    hint: 'Convert an old log: inspect log convert FILE --to eval --output-dir DIR',
  });
}

const LETTERS = new Map(
  Object.entries({ c: 1, yes: 1, true: 1, p: 0.5, i: 0, n: 0, no: 0, false: 0 } as Record<string, number>),
);

interface ScoreValue {
  readonly number: number;
  /** A letter or a boolean, which passes if it is correct, unless people set another pass mark. */
  readonly isVerdict: boolean;
}

/** A value as a number. Undefined: not scored, or a text or list without a number. */
function scoreValueOf(value: unknown): ScoreValue | undefined {
  if (typeof value === 'boolean') return { number: value ? 1 : 0, isVerdict: true };
  const trimmed = typeof value === 'string' ? value.trim() : value;
  const letter = typeof trimmed === 'string' ? LETTERS.get(trimmed.toLowerCase()) : undefined;
  if (letter !== undefined) return { number: letter, isVerdict: true };
  const isNumber = typeof trimmed === 'number' || (typeof trimmed === 'string' && trimmed !== '');
  return isNumber && Number.isFinite(Number(trimmed)) ? { number: Number(trimmed), isVerdict: false } : undefined;
}

/** The value with a name, also in a score with several values: `quality.style`. */
function valueNamed(scores: ReturnType<typeof scoresOf>, name: string): unknown {
  if (Object.hasOwn(scores, name)) return scores[name]?.value;
  for (const [score, { value }] of Object.entries(scores)) {
    if (!name.startsWith(`${score}.`)) continue;
    const key = name.slice(score.length + 1);
    if (isMapping(value) && Object.hasOwn(value, key)) return value[key];
    if (Array.isArray(value)) return value[Number(key)];
  }
  return undefined;
}

/** Which score decides. Throws a `UserError` if people have to choose it, or the value from which a sample passes. */
function decidingScore(
  samples: readonly Sample[],
  { eval: spec }: Header,
  { scoreName, passMark }: ImportSettings,
): string | undefined {
  const scored = samples.map(scoresOf).filter((scores) => Object.keys(scores).length > 0);
  const names = [...new Set(scored.flatMap((scores) => Object.keys(scores)))].sort();
  const isInAll = (name: string) => scored.every((scores) => Object.hasOwn(scores, name));
  const first = (spec.scorers ?? []).map((scorer) => scorer.name).find((name) => names.includes(name) && isInAll(name));
  const name = scoreName ?? (names.length < 2 ? names[0] : first);
  if (name === undefined) {
    if (names.length < 2) return undefined;
    throw userError('INPUT_INVALID', `The samples have several scores: ${names.join(', ')}`, {
      hint: 'Set score-name (--score-name) to the one that decides.',
    });
  }

  const values = scored.map((scores) => valueNamed(scores, name));
  if (scoreName !== undefined && scored.length > 0 && values.every((value) => value === undefined)) {
    throw userError('INPUT_INVALID', `There is no score ${JSON.stringify(scoreName)} (score-name)`, {
      found: names.join(', '),
      hint: 'Set score-name (--score-name) to one of them, or to NAME.KEY for one value of a score with several.',
    });
  }
  const keys = [...new Set(values.flatMap((value) => (typeof value === 'object' ? Object.keys(value ?? {}) : [])))];
  if (keys.length > 0) {
    throw userError('INPUT_INVALID', `The score ${JSON.stringify(name)} of Inspect has several values`, {
      found: keys.slice(0, MAX_NAMED_KEYS).join(', '),
      hint: `Set score-name (--score-name) to the one that decides, such as ${name}.${keys[0]}.`,
    });
  }
  const numbers = values
    .map(scoreValueOf)
    .flatMap((value) => (value?.isVerdict === false ? { score: value.number } : []));
  passMarkOf(numbers, passMark, `The scores ${JSON.stringify(name)} of Inspect`);
  return name;
}

interface ScoreSource {
  readonly header: Header;
  readonly value: ScoreValue | undefined;
  readonly passMark: number | undefined;
  readonly answerOf: (sample: Sample) => Promise<Sample | undefined>;
}

/** What a sample says of its trial, without its names. */
async function measuredIn(sample: Sample, { header: { eval: spec }, value, passMark, answerOf }: ScoreSource) {
  const { error } = sample;
  const limit = typeof sample.limit === 'string' ? sample.limit : sample.limit?.type;
  const reached = limit && `The ${limit} limit was reached`;
  const message =
    error == null || typeof error === 'string' ? (error ?? undefined) : (error.message ?? 'Inspect gives no reason');
  const outcome = ((): ImportedOutcome => {
    const isScoredError = spec.config?.score_on_error === true && value !== undefined;
    if (message !== undefined && !isScoredError) return { kind: 'error', message };
    // A limit that a sample reached is no error if the answer was scored.
    if (value !== undefined) return { kind: value.number >= (passMark ?? 1) ? 'passed' : 'failed' };
    if (reached && (limit === 'time' || limit === 'working')) {
      return { kind: 'error', message: reached, class: 'timeout' };
    }
    const why = reached === undefined ? '' : `: ${reached}`;
    return { kind: 'error', message: `The sample was not scored${why}`, class: 'grader' };
  })();

  const isSummary = sample.output === undefined;
  const fullSample = isSummary && outcome.kind !== 'passed' ? await answerOf(sample) : sample;
  const { message_limit, token_limit, time_limit, working_limit } = spec.config ?? {};
  const judge = spec.model_roles?.['grader'];
  const choices = isMapping(fullSample?.output) ? fullSample.output['choices'] : undefined;
  const first = Array.isArray(choices) ? choices[0] : undefined;
  // Usage of the tested model. That of models that grade is subtracted where the log has it apart.
  const { model_usage, role_usage } = sample;
  const used = Object.values(model_usage ?? {});
  const grader = role_usage?.['grader'];
  const sum = (count: (usage: z.output<typeof usageSchema>) => number) =>
    Math.max(0, used.reduce((total, each) => total + count(each), 0) - (grader === undefined ? 0 : count(grader)));
  const isCostKnown = used.length > 0 && used.every(({ total_cost }) => total_cost !== undefined);
  const areTokensKnown =
    used.length > 0 && used.every(({ input_tokens, output_tokens }) => (input_tokens ?? output_tokens) !== undefined);
  const tokenUsage: TokenUsage = {
    input: sum(
      (each) => (each.input_tokens ?? 0) + (each.input_tokens_cache_read ?? 0) + (each.input_tokens_cache_write ?? 0),
    ),
    output: sum((each) => each.output_tokens ?? 0),
    cached: sum((each) => each.input_tokens_cache_read ?? 0) || undefined,
    reasoning: sum((each) => each.reasoning_tokens ?? 0) || undefined,
  };
  return {
    number: sample.epoch - 1,
    outcome,
    score: value?.number,
    passMark,
    reason: outcome.kind === 'failed' ? (message ?? reached) : undefined,
    time: sample.completed_at,
    input: messagesOf(sample.input),
    answer: isMapping(first) && isMapping(first['message']) ? textOf(first['message']['content']) : undefined,
    messages: fullSample?.messages && messagesOf(fullSample.messages),
    durationMs: sample.total_time === undefined ? undefined : sample.total_time * 1000,
    costUsd: isCostKnown ? sum((each) => each.total_cost ?? 0) : undefined,
    tokenUsage: areTokensKnown ? tokenUsage : undefined,
    retries: retriesOf(sample),
    graders: Object.entries(scoresOf(sample)).map(([name, { value: scoreValue, explanation }]) => {
      const score = scoreValueOf(scoreValue);
      return {
        name,
        type: 'inspect',
        score: score?.number,
        passed: score?.isVerdict ? score.number >= (passMark ?? 1) : undefined,
        threshold: score?.isVerdict === false ? passMark : undefined,
        isUndecided: score === undefined,
        reason: explanation,
      };
    }),
    definition: {
      question: questionIn(sample, isSummary),
      graders: spec.scorers ?? undefined,
      judge: isMapping(judge) ? judge['model'] : undefined,
      limits: { task_version: spec.task_version, message_limit, token_limit, time_limit, working_limit },
    },
    subject: {
      solver: spec.solver,
      solver_args: spec.solver_args,
      commit: spec.revision?.commit,
      model: spec.model,
    },
  } satisfies Partial<ImportedTrial>;
}

/** The question, unless Inspect may have cut it: then a changed end would not be seen. */
function questionIn({ input, target, choices }: Sample, isSummary: boolean): unknown {
  if (input === undefined || input === null) return undefined;
  // Inspect makes new ids of messages in each run.
  const question = withoutGaps({ input: Array.isArray(input) ? messagesOf(input) : input, target, choices });
  const isCut = (text: string) =>
    text.length >= MAX_WHOLE_LENGTH || /(?:\.\.\.|…)(?:\s*\(content truncated\))?\s*$/.test(text);
  return isSummary && textsIn(question).some(isCut) ? undefined : question;
}

function messagesOf(messages: unknown): Message[] {
  if (!Array.isArray(messages)) return readMessages(messages);
  return messages.flatMap((message) =>
    isMapping(message) ? readMessages([{ role: message['role'], content: textOf(message['content']) }]) : [],
  );
}

function textOf(content: unknown): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : '';
  return content
    .flatMap((part) => (isMapping(part) && typeof part['text'] === 'string' ? [part['text']] : []))
    .join('\n');
}
