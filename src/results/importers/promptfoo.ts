import * as z from 'zod';
import { type UserError, userError } from '../../model/errors.ts';
import type { Message, TokenUsage } from '../../model/run/message.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { isDeeperThan, MAX_IMPORT_DEPTH } from '../../shared/depth.ts';
import { isoTime, momentOf } from '../../shared/iso-time.ts';
import { canonicalJson, foreignJsonOf } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { parseYamlText } from '../../shared/yaml/yaml-text.ts';
import { amount, flag, list, mapping, text } from '../read/loose-fields.ts';
import { readMessages } from '../read/read-messages.ts';
import { contentHash, fileStem } from './identity.ts';
import type {
  Collector,
  FileFacts,
  ImportedGrader,
  ImportedOutcome,
  ImportedTrial,
  Importer,
  Source,
  TestIdentity,
} from './importer.ts';
import { parseRow } from './row-parts.ts';

/** Results of promptfoo: JSON of version 3, older JSON, JSON Lines, and YAML if the format is given. */
export const promptfoo: Importer = {
  name: 'promptfoo',

  async recognizes(source) {
    if (beginOf(source) === 'xml') return true;
    return isRow(await source.firstRow()) || isDocument(await source.document());
  },

  async read(source, _, into): Promise<FileFacts> {
    const file = await fileOf(source, into);
    const { rows, found } = readable(file.rows, into);
    const labels = promptLabels(rows, file, into);
    for (const { row, location, pointer } of rows.sort(byPosition)) {
      into.trial({
        ...measuredIn(row),
        suite: file.description ?? fileStem(source.path),
        test: identityOf(row, labels.get(promptOf(row))),
        target: targetOf(row),
        plannedTrials: file.isDocument
          ? (row.testCase?.options?.repeat ?? file.repeat ?? 1)
          : row.testCase?.options?.repeat,
        location,
        pointer,
        metadata: { provider: row.provider.id },
      });
    }
    return factsOf(file, found, into);
  },
};

/** A file of promptfoo, whatever its form. */
interface PromptfooFile {
  /** JSON Lines have no header: rows only. */
  readonly isDocument: boolean;
  readonly rows: Iterable<GivenRow>;
  readonly isCutOff: () => boolean;
  readonly description?: string | undefined;
  readonly version?: string | undefined;
  readonly time?: string | undefined;
  readonly repeat?: number | undefined;
  readonly durationMs?: number | undefined;
  /** Rows that promptfoo counted. */
  readonly counted?: number | undefined;
  /** Prompts by their ids. */
  readonly prompts: ReadonlyMap<string, Prompt>;
}

interface GivenRow {
  readonly value: unknown;
  readonly location: SourceLocation;
  readonly pointer: string;
}

const promptSchema = z.object({ id: text, raw: text, label: text });
type Prompt = z.output<typeof promptSchema>;

const isRow = (value: unknown): boolean =>
  isMapping(value) && ['promptIdx', 'testIdx', 'provider'].every((key) => key in value);

function isDocument(value: unknown): boolean {
  if (!isMapping(value) || !('evalId' in value || 'config' in value) || !isMapping(value['results'])) return false;
  const { results, outputs, table } = value['results'];
  return Array.isArray(results) || Array.isArray(outputs) || isMapping(table);
}

/** Which kind of text a file begins as. */
function beginOf({ head }: Source): 'json' | 'xml' | 'other' {
  const begin = new TextDecoder().decode(head.subarray(0, 1000));
  if (/^\s*\{/.test(begin)) return 'json';
  return /^\s*(?:<\?xml[^>]*>\s*)?<promptfoo\b/.test(begin) ? 'xml' : 'other';
}

async function fileOf(source: Source, into: Collector): Promise<PromptfooFile> {
  if (beginOf(source) === 'json') {
    return isRow(await source.firstRow()) ? linesOf(source, into) : documentOf(await source.json(), source.path);
  }
  if (/\.ya?ml$/i.test(source.path)) {
    const file = documentOf(await yamlOf(source), source.path);
    // The end of a YAML text may be missing without an error.
    return { ...file, isCutOff: () => file.counted === undefined };
  }
  throw userError('RESULTS_UNREADABLE', `${source.path} is an export of promptfoo that has not all data`, {
    expected: 'JSON or JSON Lines, not CSV, HTML or XML',
    hint: 'Write another one: promptfoo eval -o results.json',
  });
}

async function linesOf(source: Source, into: Collector): Promise<PromptfooFile> {
  let isCutOff = false;
  const rows = await source.rows({
    cutOff: () => (isCutOff = true),
    unreadable: (location, why) => into.unreadable(location, why),
  });
  return { isDocument: false, rows: numbered(rows), isCutOff: () => isCutOff, prompts: new Map() };
}

function* numbered(rows: Iterable<Omit<GivenRow, 'pointer'>>): Generator<GivenRow> {
  for (const row of rows) yield { ...row, pointer: `line ${row.location.line}` };
}

/** YAML takes many times the time and memory of JSON. */
const MAX_YAML_CHARACTERS = 16 * 1024 * 1024;

async function yamlOf(source: Source): Promise<unknown> {
  const content = await source.text();
  if (content.length > MAX_YAML_CHARACTERS) {
    throw userError('FILE_TOO_LARGE', `${source.path} is too large for YAML`, {
      hint: 'Write JSON: promptfoo eval -o results.json',
    });
  }
  const parsed = parseYamlText(content);
  const [first] = parsed.kind === 'parsed' ? [] : parsed.errors;
  const isDeep = parsed.kind === 'parsed' && isDeeperThan(parsed.value, MAX_IMPORT_DEPTH);
  const why =
    first?.message ?? (isDeep ? 'it is nested too deeply' : content.endsWith('\n') ? undefined : 'its end is missing');
  if (parsed.kind === 'parsed' && why === undefined) return parsed.value;
  throw userError('RESULTS_UNREADABLE', `This is not YAML of promptfoo: ${why}`, {
    location: { file: source.path, line: first?.line ?? 1, column: first?.column ?? 1 },
  });
}

const repeated = z.object({ repeat: amount }).optional().catch(undefined);
const documentSchema = z.object({
  config: z.object({ description: text, evaluateOptions: repeated }).optional().catch(undefined),
  runtimeOptions: repeated,
  metadata: z.object({ promptfooVersion: text, evaluationCreatedAt: text }).optional().catch(undefined),
  results: z.object({
    version: z.number().optional().catch(undefined),
    timestamp: text,
    prompts: z.array(promptSchema.catch({})).optional().catch(undefined),
    stats: z
      .object({ successes: amount, failures: amount, errors: amount, durationMs: amount })
      .optional()
      .catch(undefined),
  }),
});

function documentOf(document: unknown, path: string): PromptfooFile {
  const read = documentSchema.safeParse(document);
  const results = isMapping(document) ? document['results'] : undefined;
  if (!read.success || !isMapping(results)) throw noResults(path);
  const { config, metadata, runtimeOptions } = read.data;
  const { timestamp, stats, prompts = [] } = read.data.results;
  const { successes = 0, failures = 0, errors = 0 } = stats ?? {};
  return {
    isDocument: true,
    rows: rowsIn(results, path),
    isCutOff: () => false,
    description: config?.description,
    version: metadata?.promptfooVersion,
    time: timestamp ?? metadata?.evaluationCreatedAt,
    repeat: runtimeOptions?.repeat ?? config?.evaluateOptions?.repeat,
    counted: stats && successes + failures + errors,
    durationMs: stats?.durationMs,
    prompts: new Map(prompts.flatMap((prompt) => (prompt.id === undefined ? [] : [[prompt.id, prompt]]))),
  };
}

const noResults = (path: string): UserError =>
  userError('RESULTS_UNREADABLE', `${path} has no results of promptfoo`, {
    expected: 'results.results, results.outputs or results.table',
    hint: 'Did promptfoo write it? promptfoo eval -o results.json',
  });

/** The rows of a document. Versions before 3 have the tests in a table only. */
function* rowsIn(results: Readonly<Record<string, unknown>>, file: string): Generator<GivenRow> {
  const { results: rows, outputs, table } = results;
  const location = { file, line: 1, column: 1 };
  if (isMapping(table) && !hasTests(rows)) return yield* cellsIn(table, file);
  const [name, given] = Array.isArray(rows) ? (['results', rows] as const) : (['outputs', outputs] as const);
  if (!Array.isArray(given)) throw noResults(file);
  for (const [index, row] of given.entries()) {
    // The document and what is read of it together would take twice the memory.
    given[index] = undefined;
    yield { value: rowOfCell(row), location, pointer: `/results/${name}/${index}` };
  }
}

const hasTests = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.some((row) => isMapping(row) && isMapping(row['testCase']));

const tableSchema = z.object({
  head: z.object({ prompts: z.array(promptSchema.catch({})) }),
  body: z.array(z.object({ outputs: z.array(z.unknown()), test: z.unknown() }).catch({ outputs: [null], test: null })),
});

/** A column of the table is a prompt with a provider. */
function* cellsIn(table: Readonly<Record<string, unknown>>, file: string): Generator<GivenRow> {
  const read = tableSchema.safeParse(table);
  if (!read.success) throw noResults(file);
  const { head, body } = read.data;
  for (const [testIdx, { outputs, test: testCase }] of body.entries()) {
    for (const [promptIdx, cell] of outputs.entries()) {
      const { id, raw, label } = head.prompts[promptIdx] ?? {};
      const promptId = id ?? (raw === undefined ? undefined : contentHash(raw));
      const known = { testIdx, promptIdx, promptId, testCase, prompt: { label } };
      const pointer = `/results/table/body/${testIdx}/outputs/${promptIdx}`;
      yield { value: rowOfCell(cell, known), location: { file, line: 1, column: 1 }, pointer };
    }
  }
}

interface ReadRow extends Omit<GivenRow, 'value'> {
  readonly row: Row;
}

interface ReadRows {
  readonly rows: ReadRow[];
  /** The number of all rows, also of those that cannot be read. */
  readonly found: number;
}

function readable(given: Iterable<GivenRow>, into: Collector): ReadRows {
  const rows: ReadRow[] = [];
  let found = 0;
  for (const { value, location, pointer } of given) {
    found += 1;
    const parsed = parseRow(rowSchema, value);
    if (parsed.success) rows.push({ row: parsed.data, location, pointer });
    else into.unreadable(location, `The result at ${pointer} cannot be read: ${parsed.why}`);
  }
  return { rows, found };
}

/** Results that run at the same time are written in the order in which they end. */
const byPosition = ({ row: one }: ReadRow, { row: other }: ReadRow): number =>
  (one.testIdx ?? 0) - (other.testIdx ?? 0) || (one.promptIdx ?? 0) - (other.promptIdx ?? 0);

function identityOf(row: Row, variant: string | undefined): TestIdentity {
  const { metadata, description } = row.testCase ?? {};
  if (metadata?.id !== undefined && metadata.id !== '') return { kind: 'declared', text: `${metadata.id}`, variant };
  if (description !== undefined && description !== '') return { kind: 'named', text: description, variant };
  const question = askedIn(row) ?? {};
  return { kind: 'content', text: Object.values(question).map(shown).join(' '), question, variant };
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : canonicalJson(value));

const promptOf = ({ promptId, prompt }: Row): string => promptId ?? prompt?.label ?? '';

/** The label of each prompt, where a file has several: a part of the ids of its tests. */
function promptLabels(rows: readonly ReadRow[], { prompts }: PromptfooFile, into: Collector): Map<string, string> {
  const found = new Map<string, string>();
  for (const { row } of rows) found.set(promptOf(row), row.prompt?.label ?? '');
  if (found.size < 2) return new Map();
  const labels = [...found].map(([id, label]) => [id, labelOf(label, prompts.get(id))] as const);
  const count = (label: string) => labels.filter(([, other]) => other === label).length;
  const unlabeled = labels.filter(([, label]) => label === undefined || count(label) > 1);
  if (unlabeled.length > 0) {
    into.warn(`${unlabeled.length} of ${labels.length} prompts have no label: an edited prompt makes new tests`, {
      hint: 'Label each prompt in the configuration of promptfoo: { id: file://prompt.txt, label: short }',
    });
  }
  return new Map(
    labels.map(([id, label]) => {
      if (label === undefined) return [id, id.slice(0, DIGITS)];
      return [id, count(label) > 1 ? `${label} ${id.slice(0, DIGITS)}` : label];
    }),
  );
}
const DIGITS = 8;

/** A label without the text of the prompt, which promptfoo uses or adds where the author chose none. */
function labelOf(given: string, prompt: Prompt | undefined): string | undefined {
  if (prompt?.raw !== undefined) {
    const { raw, label = given } = prompt;
    if (label.trim() === raw.trim()) return undefined;
    return (label.endsWith(`: ${raw}`) ? label.slice(0, -raw.length - 2) : label) || undefined;
  }
  const file = /^(\S+\.\w{1,10}): /.exec(given)?.[1];
  if (file !== undefined) return file;
  return given === '' || /\{\{|\{%|\n|^[[{]/.test(given) ? undefined : given;
}

function factsOf(
  { version, time, durationMs, isCutOff, counted }: PromptfooFile,
  found: number,
  into: Collector,
): FileFacts {
  const areAllThere = counted === undefined || counted === found;
  const isComplete = areAllThere && !isCutOff();
  if (!areAllThere) into.warn(`The file has ${found} results, but promptfoo counted ${counted}`);
  const moment = time === undefined ? Number.NaN : momentOf(time);
  return {
    tool: { name: 'promptfoo', version },
    attempts: 'all',
    durationMs,
    stopped: isComplete ? undefined : 'broken-off',
    time: Number.isFinite(moment) ? isoTime(moment) : undefined,
  };
}

const score = z.number().nullish();
const usage = z.object({
  prompt: amount,
  completion: amount,
  completionDetails: z.object({ reasoning: amount, cacheReadInputTokens: amount }).optional().catch(undefined),
});
const tokens = usage.optional().catch(undefined);

const componentSchema = z.object({
  pass: flag,
  score,
  reason: text,
  assertion: z.object({ type: text, metric: text, weight: amount }).nullish().catch(undefined),
  tokensUsed: tokens,
  metadata: z
    .object({
      graderError: flag,
      assertionSet: z.object({ metric: text, weight: amount }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
type Component = z.output<typeof componentSchema>;

/** One answer of promptfoo with its grading. Where a field may be missing, a value of another type counts as missing. */
const rowSchema = z.object({
  success: z.boolean(),
  score,
  /** 0: none, 1: an assertion, 2: an error. */
  failureReason: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullish(),
  error: text,
  provider: z.object({ id: z.string(), label: text }),
  prompt: z.object({ raw: text, label: text }).optional().catch(undefined),
  promptId: text,
  promptIdx: amount,
  testIdx: amount,
  vars: mapping,
  testCase: z
    .object({
      description: text,
      metadata: z
        .object({ id: z.union([z.string(), z.number()]).optional().catch(undefined) })
        .optional()
        .catch(undefined),
      vars: mapping,
      assert: list,
      threshold: amount,
      options: z.object({ repeat: amount, provider: z.unknown().optional() }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  response: z
    .object({ output: z.unknown().optional(), error: text, cached: flag, cost: amount, tokenUsage: tokens })
    .optional()
    .catch(undefined),
  cost: amount,
  latencyMs: amount,
  tokenUsage: usage.extend({ assertions: tokens }).optional().catch(undefined),
  namedScores: z.record(z.string(), z.unknown()).optional().catch(undefined),
  gradingResult: z
    .object({ reason: text, tokensUsed: tokens, componentResults: z.array(componentSchema).nullish() })
    .nullish(),
});
type Row = z.output<typeof rowSchema>;

/** What a row says of its trial, without the names of the test and its target. */
function measuredIn(row: Row): Omit<ImportedTrial, 'suite' | 'test' | 'target' | 'location'> {
  const isCached = row.response?.cached === true;
  const threshold = row.testCase?.threshold;
  const outcome = outcomeOf(row);
  return {
    outcome,
    score: row.score ?? undefined,
    passMark: threshold !== undefined && threshold <= 1 ? threshold : undefined,
    reason: outcome.kind === 'failed' ? (row.gradingResult?.reason ?? row.error) : undefined,
    input: row.prompt?.raw === undefined ? undefined : inputOf(row.prompt.raw),
    answer: answerOf(row.response?.output),
    // An answer from the cache takes no time.
    durationMs: isCached || row.latencyMs === 0 ? undefined : row.latencyMs,
    costUsd: row.cost === undefined || row.cost === 0 ? row.response?.cost : row.cost,
    tokenUsage: usageOf(row.response?.tokenUsage) ?? usageOf(row.tokenUsage),
    cached: isCached,
    graders: gradersOf(row),
    definition: {
      question: askedIn(row),
      graders: { assert: row.testCase?.assert, threshold },
      judge: row.testCase?.options?.provider,
    },
    subject: { prompt: row.promptId, provider: row.provider.id },
  };
}

/** What the author of the test wrote. `vars` of the row may have answers of earlier tests. */
const askedIn = ({ testCase, vars }: Row): Readonly<Record<string, unknown>> | undefined => testCase?.vars ?? vars;

/** `error` is also set where an assertion failed. */
function outcomeOf(row: Row): ImportedOutcome {
  const { success, error = 'promptfoo gives no reason', failureReason, gradingResult } = row;
  const isError = failureReason === 2 || (failureReason == null && !success && gradingResult == null);
  if (isError) {
    return { kind: 'error', message: withoutStack(error), class: didGradingFail(row) ? 'grader' : undefined };
  }
  if (success) return { kind: 'passed' };
  return whyUndecided(gradingResult?.componentResults ?? []) ?? { kind: 'failed' };
}

/** An answer without an error of its provider was graded. */
const didGradingFail = ({ error, response = {} }: Row): boolean =>
  response.error === undefined &&
  ((response.output ?? undefined) !== undefined || /\n\s+at .*(?:Assertion|Grading)/.test(error ?? ''));

/** If the judge failed in every failed check, it is unknown whether the answer is good. */
function whyUndecided(components: readonly Component[]): ImportedOutcome | undefined {
  const failed = components.filter(({ pass }) => pass === false);
  if (failed.length === 0 || !failed.every(isUndecided)) return undefined;
  return { kind: 'error', message: failed[0]?.reason ?? 'A judge failed', class: 'grader' };
}

const isUndecided = ({ metadata }: Component): boolean => metadata?.graderError === true;

/** Names of functions of promptfoo, such as `ProviderRateLimitState`, say nothing about the error. */
const withoutStack = (error: string): string => error.replace(/\n\s+at [^\n]*/g, '');

/** A prompt of chat models is a list of messages as JSON. */
function inputOf(raw: string): Message[] {
  const given = /^\s*\[/.test(raw) ? foreignJsonOf(raw) : undefined;
  const messages = readMessages(Array.isArray(given) ? given : raw);
  return Array.isArray(given) && messages.length < given.length ? readMessages(raw) : messages;
}

function answerOf(output: unknown): string | undefined {
  if (output === undefined || output === null) return undefined;
  return typeof output === 'string' ? output : JSON.stringify(output);
}

/** Without any token, the provider reported none. `cached` of promptfoo counts its own cache, not that of the provider. */
function usageOf(given: z.output<typeof tokens>): TokenUsage | undefined {
  const { prompt = 0, completion = 0, completionDetails = {} } = given ?? {};
  if (prompt + completion === 0) return undefined;
  const { reasoning = 0, cacheReadInputTokens: cached = 0 } = completionDetails;
  return {
    input: prompt,
    output: completion,
    cached: cached > 0 ? cached : undefined,
    reasoning: reasoning > 0 ? reasoning : undefined,
  };
}

/** The checks of a row, and named scores that a check gave besides its own. */
function gradersOf({ gradingResult, tokenUsage, namedScores = {} }: Row): ImportedGrader[] {
  const graders = withTokens(
    (gradingResult?.componentResults ?? []).map(graderOf),
    usageOf(gradingResult?.tokensUsed) ?? usageOf(tokenUsage?.assertions),
  );
  const known = new Set(graders.map(({ name }) => name));
  const others = Object.entries(namedScores).flatMap(([name, value]) =>
    known.has(name) || typeof value !== 'number' ? [] : [{ name, type: 'named-score', score: value, weight: 0 }],
  );
  return [...graders, ...others];
}

/** Tokens of all checks together count where no check has its own: as those of the only one, else apart. */
function withTokens(graders: ImportedGrader[], tokenUsage: TokenUsage | undefined): ImportedGrader[] {
  if (tokenUsage === undefined || graders.some((grader) => grader.tokenUsage !== undefined)) return graders;
  const [only, ...others] = graders;
  if (only !== undefined && others.length === 0) return [{ ...only, tokenUsage }];
  return [...graders, { name: 'all checks', type: 'usage', isUndecided: true, weight: 0, tokenUsage }];
}

/** Assertions that compare the answers of all prompts and providers: what they say depends on the other answers. */
const COMPARING = new Set(['select-best', 'max-score']);

function graderOf(component: Component): ImportedGrader {
  const { assertion, metadata, pass, score: given, reason } = component;
  const set = metadata?.assertionSet;
  const type = assertion?.type ?? (set === undefined ? 'assertion' : 'assert-set');
  return {
    name: assertion?.metric ?? set?.metric ?? type,
    type,
    score: given ?? undefined,
    passed: isUndecided(component) ? undefined : pass,
    isUndecided: isUndecided(component),
    weight: assertion?.weight ?? set?.weight,
    reason,
    tokenUsage: usageOf(component.tokensUsed),
    details: COMPARING.has(type) ? { compares_columns: true } : undefined,
  };
}

/** The label that a person chose for the provider, else its id. */
const targetOf = ({ provider: { id, label } }: Row): string => (label === undefined || label === '' ? id : label);

/** A cell of the output table, as older versions and `results.outputs` have it, as a row. */
function rowOfCell(cell: unknown, known: Readonly<Record<string, unknown>> = {}): unknown {
  if (!isMapping(cell) || 'success' in cell) return cell;
  const { pass, text: shown, provider, prompt, response, ...others } = cell;
  const { error, output } = pass === false ? partsOf(shown) : { output: shown };
  return {
    ...known,
    error,
    ...others,
    success: pass,
    provider: typeof provider === 'string' ? { id: provider } : provider,
    prompt: typeof prompt === 'string' ? { ...(isMapping(known['prompt']) && known['prompt']), raw: prompt } : prompt,
    response: isMapping(response) ? response : { output },
  };
}

/** The table shows why a test failed above its answer; without an answer, it shows the error twice. */
function partsOf(shown: unknown): { readonly error?: string; readonly output?: unknown } {
  const [error, ...rest] = typeof shown === 'string' ? shown.split('\n---\n') : [];
  if (error === undefined || rest.length === 0) return { output: shown };
  const output = rest.join('\n---\n');
  return output === error ? { error } : { error, output };
}
