import { userError } from '../../model/errors.ts';
import { canonicalJson } from '../../shared/canonical-json.ts';
import { isMapping } from '../../shared/mapping.ts';
import type { Collector, FileFacts, ImportedTrial, Importer, ImportSettings, Source } from './importer.ts';
import { type Header, type InspectLog, isArchive, jsonOfEntry, readLog } from './inspect-log.ts';
import {
  answerIn,
  askedIn,
  costOf,
  errorOf,
  gradersOf,
  inputOf,
  limitOf,
  messagesOf,
  outcomeOf,
  type Sample,
  sampleSchema,
  scoresOf,
  scoreValueOf,
  tokensOf,
  valueNamed,
} from './inspect-sample.ts';
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
  if (name !== undefined && scored.length > 0 && values.every((value) => value === undefined))
    refuseSeveralValues(scored, name);
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
    found: keys.slice(0, MOST_KEYS).join(', '),
    hint: `Set score-name (--score-name) to the one that decides, such as ${name}.${keys[0]}.`,
  });
}
const MOST_KEYS = 20;

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

const MOST_ANSWERS = 100;
const MOST_ANSWER_BYTES = 32 * 1024 * 1024;

/** The answers of samples that failed, from their own entries: reading all would take too much time and memory. */
class Answers {
  readonly #source: Source;
  #read = 0;
  #left = MOST_ANSWER_BYTES;

  constructor(source: Source) {
    this.#source = source;
  }

  async of({ id, epoch }: Sample): Promise<Sample | undefined> {
    if (!isArchive(this.#source) || this.#read >= MOST_ANSWERS) return undefined;
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
