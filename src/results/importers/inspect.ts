import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { Message, TokenUsage } from '../../model/run/message.ts';
import { isDeeperThan, MAX_IMPORT_DEPTH } from '../../shared/depth.ts';
import { canonicalJson, lenientJson } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { amount, anything, flag, list, mapping, text, withoutGaps } from '../read/loose-fields.ts';
import { readMessages } from '../read/read-messages.ts';
import type {
  Collector,
  FileFacts,
  ImportedGrader,
  ImportedOutcome,
  ImportedTrial,
  Importer,
  ImportSettings,
  Source,
} from './importer.ts';
import { parseRow } from './row-parts.ts';

/** Logs of Inspect AI: `.eval`, which is a ZIP archive, and `.json`. */
export const inspect: Importer = {
  name: 'inspect',

  async recognizes(source) {
    if (isArchive(source)) return isLogArchive(source);
    const document = await source.document();
    if (!isMapping(document) || !['version', 'status', 'eval'].every((key) => key in document)) return false;
    const spec = document['eval'];
    return isMapping(spec) && 'task' in spec && 'model' in spec;
  },

  async read(source, settings, into): Promise<FileFacts> {
    const log = await readLog(source);
    const { header } = log;
    const rows = readable(log, source, into);
    if (header.status === 'error') {
      const why = header.error?.message ?? 'the log does not say which';
      into.failed({ file: source.path, line: 1, column: 1 }, `The run ended with an error: ${why}`);
    }
    const scoring = scoringOf(rows, header, settings);
    const answers = new Answers(source);
    const invalidated = invalidatedIn(rows);
    for (const row of rows) {
      const { id, epoch } = row.sample;
      const shown = epoch === 1 ? `${id}` : `${id} (epoch ${epoch})`;
      if (isInvalidated(row)) into.skipped({ ...namesOf(row.sample, header), shown });
      else into.trial(await trialOf(row, { header, scoring, settings, source, answers, invalidated }));
    }
    warnOf(rows, header, into);
    return factsOf(log, rows);
  },
};

async function isLogArchive(source: Source): Promise<boolean> {
  try {
    const names = await source.entries();
    return ['header.json', '_journal/start.json', 'start.json'].some((name) => names.has(name));
  } catch {
    return false;
  }
}

interface Row {
  readonly sample: Sample;
  readonly pointer: string;
}

/** The last row of each trial: a log that was edited or retried may have several. */
function readable({ rows }: InspectLog, { path }: Source, into: Collector): Row[] {
  const location = { file: path, line: 1, column: 1 };
  const found = new Map<string, Row>();
  const types = new Map<string, string>();
  for (const { value, pointer } of rows) {
    const read = parseRow(sampleSchema, value);
    if (!read.success) {
      into.unreadable(location, `${pointer}: ${read.why}`);
      continue;
    }
    const { id, epoch } = read.data;
    if ((types.get(`${id}`) ?? typeof id) !== typeof id) {
      into.unreadable(location, `${pointer}: the ids ${id} and "${id}" are two samples, but one name`);
      continue;
    }
    types.set(`${id}`, typeof id);
    found.set(JSON.stringify([`${id}`, epoch]), { sample: read.data, pointer });
  }
  return [...found.values()];
}

/** People take a sample out of the results after the run: it is neither passed nor missing. */
const isInvalidated = ({ sample }: Row): boolean => sample.invalidation != null;

/** Number of invalidated epochs, by the id of their sample. */
function invalidatedIn(rows: readonly Row[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { sample } of rows.filter(isInvalidated)) found.set(`${sample.id}`, (found.get(`${sample.id}`) ?? 0) + 1);
  return found;
}

interface Scoring {
  readonly name: string | undefined;
  readonly passMark: number | undefined;
}

/** Which score decides, and from which value a sample passes. */
function scoringOf(rows: readonly Row[], { eval: spec }: Header, { scoreName, passMark }: ImportSettings): Scoring {
  const scored = rows.filter(({ sample }) => Object.keys(scoresOf(sample)).length > 0);
  const names = [...new Set(scored.flatMap(({ sample }) => Object.keys(scoresOf(sample))))].sort();
  const inAll = (name: string) => scored.every(({ sample }) => Object.hasOwn(scoresOf(sample), name));
  const first = (spec.scorers ?? []).map(({ name }) => name).find((name) => names.includes(name) && inAll(name));
  const name = scoreName ?? (names.length < 2 ? names[0] : first);
  if (name === undefined && names.length > 1) throw severalScores(names);
  if (
    scoreName !== undefined &&
    scored.length > 0 &&
    !scored.some(({ sample }) => valueNamed(sample, scoreName) !== undefined)
  ) {
    throw userError('INPUT_INVALID', `There is no score ${JSON.stringify(scoreName)} (score-name)`, {
      found: names.join(', '),
      hint: 'Set score-name (--score-name) to one of them, or to NAME.KEY for one value of a score with several.',
    });
  }
  const values = name === undefined ? [] : scored.map(({ sample }) => scoreValueOf(valueNamed(sample, name)));
  if (name !== undefined) {
    refuseSeveralValues(
      scored.filter((_, at) => values[at] === undefined),
      name,
    );
  }
  const numbers = values.flatMap((value) => (value === undefined || value.isVerdict ? [] : [value.number]));
  if (passMark === undefined && numbers.some((number) => number !== 0 && number !== 1)) {
    throw userError('INPUT_INVALID', `The score ${JSON.stringify(name)} of Inspect is a number, and has no verdict`, {
      hint: 'Set pass-mark (--pass-mark): the score from which a sample passes.',
    });
  }
  return { name, passMark };
}

/** A score of which each value may decide. */
function refuseSeveralValues(scored: readonly Row[], name: string): void {
  const values = scored.map(({ sample }) => valueNamed(sample, name)).filter((value) => typeof value === 'object');
  const keys = [...new Set(values.flatMap((value) => Object.keys(value ?? {})))];
  if (keys.length === 0) return;
  throw userError('INPUT_INVALID', `The score ${JSON.stringify(name)} of Inspect has several values`, {
    found: keys.slice(0, MAX_KEYS).join(', '),
    hint: `Set score-name (--score-name) to the one that decides, such as ${name}.${keys[0]}.`,
  });
}
const MAX_KEYS = 20;

const severalScores = (names: readonly string[]) =>
  userError('INPUT_INVALID', `The samples have several scores: ${names.join(', ')}`, {
    hint: 'Set score-name (--score-name) to the one that decides.',
  });

interface Known {
  readonly header: Header;
  readonly scoring: Scoring;
  readonly settings: ImportSettings;
  readonly source: Source;
  readonly answers: Answers;
  readonly invalidated: ReadonlyMap<string, number>;
}

async function trialOf({ sample, pointer }: Row, known: Known): Promise<ImportedTrial> {
  const { header, scoring, settings, source, answers, invalidated } = known;
  const epochs = header.eval.config?.epochs;
  const value = scoring.name === undefined ? undefined : scoreValueOf(valueNamed(sample, scoring.name));
  const scoreOnError = header.eval.config?.score_on_error === true;
  const outcome = outcomeOf(sample, value, { passMark: scoring.passMark, scoreOnError });
  const isSummary = sample.output === undefined;
  const whole = isSummary && outcome.kind !== 'passed' ? await answers.of(sample) : sample;
  const limit = limitOf(sample);
  const cause = errorOf(sample) ?? (limit && `The ${limit} limit was reached`);
  return {
    ...namesOf(sample, header),
    number: sample.epoch - 1,
    plannedTrials: epochs && epochs - (invalidated.get(`${sample.id}`) ?? 0),
    outcome,
    score: value?.number,
    passMark: scoring.passMark,
    reason: outcome.kind === 'failed' ? cause : undefined,
    location: { file: source.path, line: 1, column: 1 },
    pointer,
    time: sample.completed_at,
    input: inputOf(sample),
    answer: whole && answerIn(whole),
    messages: whole?.messages && messagesOf(whole.messages),
    durationMs: sample.total_time === undefined ? undefined : sample.total_time * 1000,
    costUsd: costOf(sample),
    tokenUsage: tokensOf(sample),
    retries: retriesOf(sample),
    graders: gradersOf(sample, settings),
    definition: {
      question: askedIn(sample, isSummary),
      graders: header.eval.scorers ?? undefined,
      judge: judgeOf(header),
      limits: limitsOf(header),
    },
    subject: subjectOf(header),
  };
}

const namesOf = ({ id }: Sample, header: Header): Pick<ImportedTrial, 'suite' | 'test' | 'target'> => ({
  suite: suiteOf(header),
  test: { kind: 'declared', text: `${id}` },
  target: header.eval.model,
});

function suiteOf({ eval: { task, task_args: given = {} } }: Header): string {
  return Object.keys(given).length === 0 ? task : `${task} (${canonicalJson(given)})`;
}

const judgeOf = ({ eval: { model_roles: roles = {} } }: Header): unknown =>
  isMapping(roles['grader']) ? roles['grader']['model'] : undefined;

function limitsOf({ eval: { task_version, config = {} } }: Header): unknown {
  const { message_limit, token_limit, time_limit, working_limit } = config;
  return { task_version, message_limit, token_limit, time_limit, working_limit };
}

const subjectOf = ({ eval: { solver, solver_args, revision, model } }: Header): unknown => ({
  solver,
  solver_args,
  commit: revision?.commit,
  model,
});

const retriesOf = ({ retries, error_retries }: Sample): number => retries ?? error_retries?.length ?? 0;

const MAX_ANSWERS = 100;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** The answers of samples that failed, from their own entries: reading all would take too much time and memory. */
class Answers {
  readonly #source: Source;
  #read = 0;
  #left = MAX_ANSWER_BYTES;

  constructor(source: Source) {
    this.#source = source;
  }

  async of({ id, epoch }: Sample): Promise<Sample | undefined> {
    if (!isArchive(this.#source) || this.#read >= MAX_ANSWERS) return undefined;
    const sizes = await this.#source.entries();
    const name = [`samples/${id}_epoch_${epoch}.json`, `samples/${id}_epoch_${epoch}/sample.json`].find((entry) =>
      sizes.has(entry),
    );
    const size = name === undefined ? undefined : sizes.get(name);
    if (name === undefined || size === undefined || size > this.#left) return undefined;
    this.#read += 1;
    this.#left -= size;
    const read = sampleSchema.safeParse(jsonOfEntry(await this.#source.entry(name), name, this.#source));
    return read.success && `${read.data.id}` === `${id}` ? read.data : undefined;
  }
}

/** Samples of which every epoch is invalidated. */
function leftOut(rows: readonly Row[]): number {
  const [all, valid] = [rows, rows.filter((row) => !isInvalidated(row))].map(
    (some) => new Set(some.map(({ sample }) => `${sample.id}`)).size,
  );
  return (all ?? 0) - (valid ?? 0);
}

const KNOWN_VERSIONS = [2, 3];

function warnOf(rows: readonly Row[], { version }: Header, into: Collector): void {
  if (version !== undefined && !KNOWN_VERSIONS.includes(version)) {
    into.warn(`This log has version ${version}; versions ${KNOWN_VERSIONS.join(' and ')} are known`);
  }
  if (rows.some(({ sample }) => retriesOf(sample) > 0)) into.warn('Inspect ran samples again after errors');
}

function factsOf({ header, isCutOff }: InspectLog, rows: readonly Row[]): FileFacts {
  const { eval: spec, status, results } = header;
  const total = results?.total_samples;
  const samples =
    spec.dataset?.sample_ids?.length ??
    (total === undefined ? undefined : Math.ceil(total / (spec.config?.epochs || 1)));
  const isComplete = status === 'success' && !isCutOff;
  const version = spec.packages?.['inspect_ai'];
  return {
    tool: { name: 'inspect', version: typeof version === 'string' ? version : undefined },
    attempts: 'all',
    planned: samples && Math.max(0, samples - leftOut(rows)),
    stopped: isComplete ? undefined : status === 'cancelled' ? 'cancelled' : 'broken-off',
    time: spec.created,
    variant: variantOf(spec),
  };
}

/** The solver or agent, with its arguments: one task may be solved in several ways. */
function variantOf({ solver, solver_args: given = {} }: Header['eval']): string | undefined {
  if (solver === undefined || solver === '') return undefined;
  return Object.keys(given).length === 0 ? solver : `${solver} (${canonicalJson(given)})`;
}

const nameOrNumber = z.union([z.string(), z.number()]).optional().catch(undefined);

/** What a log of Inspect says of its whole run. */
const headerSchema = z.object({
  version: z.number().optional().catch(undefined),
  status: text,
  error: z.object({ message: text }).nullish().catch(undefined),
  eval: z.object({
    task: z.string().min(1),
    model: z.string().min(1),
    created: text,
    task_args: mapping,
    task_version: nameOrNumber,
    solver: text,
    solver_args: mapping,
    dataset: z.object({ sample_ids: list, samples: amount }).optional().catch(undefined),
    config: z
      .object({
        epochs: amount,
        score_on_error: flag,
        message_limit: amount,
        token_limit: amount,
        time_limit: amount,
        working_limit: amount,
      })
      .optional()
      .catch(undefined),
    model_roles: mapping,
    revision: z.object({ commit: text }).optional().catch(undefined),
    packages: mapping,
    scorers: z
      .array(z.looseObject({ name: z.string() }))
      .nullish()
      .catch(undefined),
  }),
  results: z.object({ total_samples: amount }).nullish().catch(undefined),
});
type Header = z.output<typeof headerSchema>;

interface InspectLog {
  readonly header: Header;
  /** Summaries of samples, or samples. */
  readonly rows: readonly { readonly value: unknown; readonly pointer: string }[];
  /** The log ended without its last entries. */
  readonly isCutOff: boolean;
}

/** The head of a ZIP archive. */
const isArchive = ({ head }: Source): boolean => head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;

async function readLog(source: Source): Promise<InspectLog> {
  if (isArchive(source)) return fromArchive(source);
  const document = await source.json();
  const samples = isMapping(document) && Array.isArray(document['samples']) ? document['samples'] : [];
  return {
    header: headerOf(document, source.path),
    rows: samples.map((value, index) => ({ value, pointer: `/samples/${index}` })),
    isCutOff: false,
  };
}

async function fromArchive(source: Source): Promise<InspectLog> {
  const names = new Set((await source.entries()).keys());
  const json = async (name: string) => jsonOfEntry(await source.entry(name), name, source);
  const isWhole = names.has('header.json');
  const start = ['header.json', '_journal/start.json', 'start.json'].find((name) => names.has(name));
  if (start === undefined) throw noLog(source.path);
  const end = !isWhole && names.has('results.json') ? await json('results.json') : undefined;
  const header = headerOf({ ...asMapping(await json(start)), ...asMapping(end) }, source.path);
  const isCutOff = !isWhole && end === undefined;
  const all = ['summaries.json', 'summary.json'].find((name) => names.has(name));
  const lists = all === undefined ? inOrder(names, /^(?:_journal\/)?summaries\/(\d+)\.json$/) : [all];
  const rows = await rowsOfLists(lists, json);
  if (rows.length > 0 || lists.length > 0) return { header, rows, isCutOff };
  const samples = [...names].filter((name) => /^samples\/.*_epoch_\d+\.json$/s.test(name)).sort();
  const read = [];
  for (const pointer of samples) read.push({ value: await json(pointer), pointer });
  return { header, rows: read, isCutOff };
}

async function rowsOfLists(names: readonly string[], json: (name: string) => Promise<unknown>) {
  const rows = [];
  for (const name of names) {
    const values = await json(name);
    if (!Array.isArray(values)) rows.push({ value: undefined, pointer: name });
    else rows.push(...values.map((value: unknown, index) => ({ value, pointer: `${name}/${index}` })));
  }
  return rows;
}

function inOrder(names: Iterable<string>, pattern: RegExp): string[] {
  const numbered = [...names].flatMap((name) => {
    const number = pattern.exec(name)?.[1];
    return number === undefined ? [] : [{ name, number: Number(number) }];
  });
  return numbered.sort((one, other) => one.number - other.number).map(({ name }) => name);
}

const asMapping = (value: unknown): Readonly<Record<string, unknown>> => (isMapping(value) ? value : {});

function jsonOfEntry(bytes: Uint8Array, name: string, { path }: Source): unknown {
  let value: unknown;
  try {
    value = lenientJson(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw userError('RESULTS_UNREADABLE', `${JSON.stringify(name)} in ${path} is not JSON`, {
      hint: 'Copy the log again, or run the evaluation again.',
      cause,
    });
  }
  if (isDeeperThan(value, MAX_IMPORT_DEPTH)) {
    throw userError(
      'RESULTS_UNREADABLE',
      `${JSON.stringify(name)} in ${path} is nested more than ${MAX_IMPORT_DEPTH} levels deep`,
    );
  }
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

const noLog = (path: string) =>
  userError('RESULTS_UNREADABLE', `${path} is not a log of Inspect`, {
    expected: 'header.json or _journal/start.json in the archive',
    hint: 'Report a file of the log folder of Inspect: logs/*.eval',
  });

const scoreSchema = z.object({ value: anything, explanation: text }).catch({ value: undefined });
const usageSchema = z.record(
  z.string(),
  z
    .object({
      input_tokens: amount,
      output_tokens: amount,
      input_tokens_cache_read: amount,
      input_tokens_cache_write: amount,
      reasoning_tokens: amount,
      total_cost: amount,
    })
    .catch({}),
);
const usage = usageSchema.nullish().catch(undefined);
type Usage = z.output<typeof usageSchema>[string];

/** A sample of Inspect, or its summary. */
const sampleSchema = z.object({
  id: z.union([z.string().min(1), z.number()]),
  epoch: z.int().positive(),
  input: anything,
  target: anything,
  choices: list,
  scores: z.record(z.string(), scoreSchema).nullish(),
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

/** Of the sample, which old logs call `score`. */
const scoresOf = ({ scores, score }: Sample): Readonly<Record<string, z.output<typeof scoreSchema>>> =>
  scores ?? (score == null ? {} : { score });

const LETTERS: Readonly<Record<string, number>> = { c: 1, yes: 1, true: 1, p: 0.5, i: 0, n: 0, no: 0, false: 0 };

interface ScoreValue {
  readonly number: number;
  /** A letter or a boolean, which passes if it is correct, unless people set another pass mark. */
  readonly isVerdict: boolean;
}

/** A value as a number. Undefined: not scored, or a text or list without a number. */
function scoreValueOf(value: unknown): ScoreValue | undefined {
  if (typeof value === 'boolean') return { number: value ? 1 : 0, isVerdict: true };
  if (typeof value === 'number') return Number.isFinite(value) ? { number: value, isVerdict: false } : undefined;
  if (typeof value !== 'string') return undefined;
  const letter = Object.hasOwn(LETTERS, value.trim().toLowerCase()) ? LETTERS[value.trim().toLowerCase()] : undefined;
  if (letter !== undefined) return { number: letter, isVerdict: true };
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? { number, isVerdict: false } : undefined;
}

/** The value with a name, also in a score with several values: `quality.style`. */
function valueNamed(sample: Sample, name: string): unknown {
  const scores = scoresOf(sample);
  if (Object.hasOwn(scores, name)) return scores[name]?.value;
  for (const [score, { value }] of Object.entries(scores)) {
    const key = name.startsWith(`${score}.`) ? name.slice(score.length + 1) : undefined;
    if (key === undefined) continue;
    if (isMapping(value) && Object.hasOwn(value, key)) return value[key];
    if (Array.isArray(value)) return value[Number(key)];
  }
  return undefined;
}

/** Why a sample ended with an error, if it did. */
const errorOf = ({ error }: Sample): string | undefined =>
  error == null || typeof error === 'string' ? (error ?? undefined) : (error.message ?? 'Inspect gives no reason');

/** How a sample ended. A limit that a sample reached is no error if the answer was scored. */
function outcomeOf(
  sample: Sample,
  value: ScoreValue | undefined,
  { passMark, scoreOnError }: { readonly passMark: number | undefined; readonly scoreOnError: boolean },
): ImportedOutcome {
  const { limit } = sample;
  const message = errorOf(sample);
  if (message !== undefined && !(scoreOnError && value !== undefined)) return { kind: 'error', message };
  if (value !== undefined) return { kind: value.number >= (passMark ?? 1) ? 'passed' : 'failed' };
  const reached = typeof limit === 'string' ? limit : limit?.type;
  if (reached === 'time' || reached === 'working') {
    return { kind: 'error', message: `The ${reached} limit was reached`, class: 'timeout' };
  }
  if (reached !== undefined) return { kind: 'failed' };
  return { kind: 'error', message: 'The sample was not scored', class: 'grader' };
}

const limitOf = ({ limit }: Sample): string | undefined => (typeof limit === 'string' ? limit : limit?.type);

const gradersOf = (sample: Sample, { passMark }: ImportSettings): ImportedGrader[] =>
  Object.entries(scoresOf(sample)).map(([name, { value, explanation }]) => {
    const found = scoreValueOf(value);
    return withoutGaps({
      name,
      type: 'inspect',
      score: found?.number,
      passed: found?.isVerdict ? found.number >= (passMark ?? 1) : undefined,
      threshold: found?.isVerdict === false ? passMark : undefined,
      isUndecided: found === undefined,
      reason: explanation,
    });
  });

/** Tokens of the tested model. Tokens of models that grade are subtracted where the log has them apart. */
function tokensOf({ model_usage, role_usage }: Sample): TokenUsage | undefined {
  const used = Object.values(model_usage ?? {});
  if (
    used.length === 0 ||
    used.some(({ input_tokens, output_tokens }) => (input_tokens ?? output_tokens) === undefined)
  ) {
    return undefined;
  }
  const grader = role_usage?.['grader'];
  const sum = (count: (usage: Usage) => number) =>
    Math.max(0, used.reduce((total, each) => total + count(each), 0) - (grader === undefined ? 0 : count(grader)));
  const cached = sum((each) => each.input_tokens_cache_read ?? 0);
  const reasoning = sum((each) => each.reasoning_tokens ?? 0);
  return {
    input: sum(
      (each) => (each.input_tokens ?? 0) + (each.input_tokens_cache_read ?? 0) + (each.input_tokens_cache_write ?? 0),
    ),
    output: sum((each) => each.output_tokens ?? 0),
    cached: cached > 0 ? cached : undefined,
    reasoning: reasoning > 0 ? reasoning : undefined,
  };
}

function costOf({ model_usage, role_usage }: Sample): number | undefined {
  const costs = Object.values(model_usage ?? {}).map(({ total_cost }) => total_cost);
  if (costs.length === 0 || costs.some((cost) => cost === undefined)) return undefined;
  return Math.max(
    0,
    costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) - (role_usage?.['grader']?.total_cost ?? 0),
  );
}

const MAX_WHOLE_LENGTH = 1_000;

/** The question, unless Inspect may have cut it: then a changed end would not be seen. */
function askedIn({ input, target, choices }: Sample, isSummary: boolean): unknown {
  if (input === undefined || input === null) return undefined;
  // Inspect makes new ids of messages in each run.
  const question = withoutGaps({ input: Array.isArray(input) ? messagesOf(input) : input, target, choices });
  return isSummary && textsIn(question).some(isCut) ? undefined : question;
}

const isCut = (given: string): boolean =>
  given.length >= MAX_WHOLE_LENGTH || /(?:\.\.\.|…)(?:\s*\(content truncated\))?\s*$/.test(given);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const inputOf = ({ input }: Sample): Message[] => messagesOf(input);

/** Messages of Inspect: the text of their parts. */
function messagesOf(given: unknown): Message[] {
  if (!Array.isArray(given)) return readMessages(given);
  return given.flatMap((message) => {
    if (!isMapping(message)) return [];
    const { role, content } = message;
    return readMessages([{ role, content: textOf(content) }]);
  });
}

const textOf = (content: unknown): string =>
  Array.isArray(content)
    ? content.flatMap((part) => (isMapping(part) && typeof part['text'] === 'string' ? [part['text']] : [])).join('\n')
    : typeof content === 'string'
      ? content
      : '';

function answerIn({ output }: Sample): string | undefined {
  const choices = isMapping(output) ? output['choices'] : undefined;
  const [first] = Array.isArray(choices) ? choices : [];
  if (!isMapping(first) || !isMapping(first['message'])) return undefined;
  return textOf(first['message']['content']);
}
