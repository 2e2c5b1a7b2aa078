import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { TokenUsage } from '../../model/run/message.ts';
import { canonicalJson, foreignJsonOf } from '../../model/text/json.ts';
import { listed } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { amount, anything, flag, list, loose, mapping, number, text } from '../read/loose-fields.ts';
import { readMessages } from '../read/read-messages.ts';
import { fileStem, testIdOf } from './identity.ts';
import type {
  Collector,
  FileFacts,
  ImportedGrader,
  ImportedOutcome,
  ImportedTrial,
  Importer,
  ResultsSource,
  TestIdentity,
} from './importer.ts';
import { answerText, decodeText, readableRows } from './row-parts.ts';

const DIGITS = 8;

const promptSchema = z.object({ id: text, raw: text, label: text });
type PromptfooPrompt = z.output<typeof promptSchema>;

const repeated = loose(z.object({ repeat: amount }));
const documentSchema = z.object({
  config: loose(
    z.object({
      description: text,
      evaluateOptions: repeated,
      tests: list,
      defaultTest: loose(z.object({ vars: mapping, assert: list })),
    }),
  ),
  runtimeOptions: repeated,
  metadata: loose(z.object({ promptfooVersion: text, evaluationCreatedAt: text })),
  results: z.object({
    version: number,
    results: z.array(z.unknown()),
    timestamp: text,
    prompts: loose(z.array(promptSchema.catch({}))),
    stats: loose(z.object({ successes: amount, failures: amount, errors: amount, durationMs: amount })),
  }),
});
type Config = z.output<typeof documentSchema>['config'];

const score = z.number().nullish();
const usage = z.object({
  prompt: amount,
  completion: amount,
  completionDetails: loose(z.object({ reasoning: amount, cacheReadInputTokens: amount })),
});
const tokens = loose(usage);

const componentSchema = z.object({
  pass: flag,
  score,
  reason: text,
  assertion: z.object({ type: text, metric: text, weight: amount }).nullish().catch(undefined),
  tokensUsed: tokens,
  metadata: loose(z.object({ graderError: flag, assertionSet: loose(z.object({ metric: text, weight: amount })) })),
});

/** One answer of promptfoo with its grading. Where a field may be missing, a value of another type counts as missing. */
const rowSchema = z.object({
  success: z.boolean(),
  score,
  /** 0: none, 1: an assertion, 2: an error. */
  failureReason: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullish(),
  error: text,
  provider: z.object({ id: z.string(), label: text }),
  prompt: loose(z.object({ raw: text, label: text })),
  promptId: text,
  promptIdx: amount,
  testIdx: amount,
  vars: mapping,
  testCase: loose(
    z.object({
      description: text,
      metadata: loose(z.object({ id: loose(z.union([z.string(), z.number()])) })),
      vars: mapping,
      assert: list,
      threshold: amount,
      options: loose(z.object({ repeat: amount, provider: anything })),
    }),
  ),
  response: loose(z.object({ output: anything, error: text, cached: flag, cost: amount, tokenUsage: tokens })),
  cost: amount,
  latencyMs: amount,
  tokenUsage: loose(usage.extend({ assertions: tokens })),
  namedScores: mapping,
  gradingResult: z
    .object({ reason: text, tokensUsed: tokens, componentResults: z.array(componentSchema).nullish() })
    .nullish(),
});
type PromptfooRow = z.output<typeof rowSchema>;

/** Results of promptfoo: JSON of version 3, which it writes since 2024, and JSON Lines. */
export const promptfoo: Importer = {
  name: 'promptfoo',

  async recognizes(source) {
    if (!beginsAs(/^\s*\{/, source)) return beginsAs(/^\s*(?:<\?xml[^>]*>\s*)?<promptfoo\b|^evalId: /, source);
    if (isRow(await source.firstRow())) return true;
    const document = await source.document();
    if (!isMapping(document) || !('evalId' in document || 'config' in document)) return false;
    const { results } = document;
    return isMapping(results) && ['results', 'outputs', 'table'].some((key) => key in results);
  },

  async read(source, { redactor }, into): Promise<FileFacts> {
    const refused = (why: string, expected: string) =>
      userError('RESULTS_UNREADABLE', `${source.path} ${why}`, {
        expected,
        hint: 'Write another file: npx promptfoo@latest eval -o results.json',
      });
    if (!beginsAs(/^\s*\{/, source)) {
      throw refused('is an export of promptfoo that is not read', 'JSON or JSON Lines, not CSV, HTML, XML or YAML');
    }
    // JSON Lines have rows only.
    const isLines = isRow(await source.firstRow());
    const document = isLines ? undefined : documentSchema.safeParse(await source.json()).data;
    if (!isLines && (document === undefined || (document.results.version ?? 3) < 3)) {
      throw refused('has no results of promptfoo that can be read', 'a list results.results of version 3');
    }
    let isCutOff = false;
    const cutOff = () => {
      isCutOff = true;
    };
    const start = { file: source.path, line: 1, column: 1 };
    const inDocument = document?.results.results.map((value) => ({ value, location: start }));
    const entries = Array.from(inDocument ?? (await source.rows(into, cutOff)), ({ value, location }, index) => ({
      value,
      location,
      pointer: isLines ? `line ${location.line}` : `/results/results/${index}`,
    }));
    const { config, metadata, runtimeOptions, results } = document ?? {};
    const readable = [...readableRows(entries, rowSchema, into)];
    // Without tests, promptfoo asks each prompt as it is, and lets it pass.
    const rows = readable.filter(({ row }) => !isImplicit(row, config));
    if (rows.length < readable.length) {
      into.failed(start, 'promptfoo ran no test: its configuration has none, such as a CSV file with a header only');
    }
    // Results that run at the same time are written in the order in which they end.
    rows.sort(
      ({ row: one }, { row: other }) =>
        (one.testIdx ?? 0) - (other.testIdx ?? 0) || (one.promptIdx ?? 0) - (other.promptIdx ?? 0),
    );
    const labels = promptLabels(
      rows.map(({ row }) => row),
      document?.results.prompts ?? [],
      into,
    );
    const { stats, timestamp = metadata?.evaluationCreatedAt } = results ?? {};
    const planned = runtimeOptions?.repeat ?? config?.evaluateOptions?.repeat ?? (document && 1);
    const unchecked = new Set<string>();
    for (const { row, location, pointer } of rows) {
      const { id, label } = row.provider;
      const test = identityOf(row, labels.get(promptOf(row)));
      if (row.testCase?.assert?.length === 0) unchecked.add(testIdOf(test, redactor?.text ?? ((each) => each)));
      into.trial({
        ...measuredIn(row),
        suite: config?.description ?? fileStem(source.path),
        test,
        target: label || id,
        plannedTrials: row.testCase?.options?.repeat ?? planned,
        location,
        pointer,
        metadata: { provider: id },
      });
    }
    if (unchecked.size > 0) {
      const have = unchecked.size === 1 ? 'has no assertion, so it' : 'have no assertion, so they';
      into.warn(`${plural('test', unchecked.size)} ${have} can only pass: ${listed([...unchecked])}`, {
        hint: 'Add "assert" to each, or "__expected" to each row of a CSV file.',
      });
    }

    const { successes = 0, failures = 0, errors = 0 } = stats ?? {};
    const counted = stats === undefined ? entries.length : successes + failures + errors;
    if (counted !== entries.length)
      into.warn(`The file has ${entries.length} results, but promptfoo counted ${counted}`);
    return {
      tool: { name: 'promptfoo', version: metadata?.promptfooVersion },
      attempts: 'all',
      durationMs: stats?.durationMs,
      stopped: counted !== entries.length || isCutOff ? 'broken-off' : undefined,
      time: timestamp,
    };
  },
};

/** The row that promptfoo makes where it has no tests: it has nothing but what all tests have. */
function isImplicit({ testCase }: PromptfooRow, config: Config): boolean {
  if (testCase === undefined || testCase.description || testCase.metadata?.id !== undefined) return false;
  // Tests in files are not in the results.
  const { vars = {}, assert = [] } = (config?.tests?.some(isMapping) ? undefined : config?.defaultTest) ?? {};
  return canonicalJson([testCase.vars ?? {}, testCase.assert ?? []]) === canonicalJson([vars, assert]);
}

const isRow = (value: unknown): boolean =>
  isMapping(value) && ['promptIdx', 'testIdx', 'provider'].every((key) => key in value);

const beginsAs = (pattern: RegExp, { head }: ResultsSource): boolean =>
  pattern.test(decodeText(head.subarray(0, 1000)));

/** What the author of the test wrote. `vars` of the row may have answers of earlier tests. */
const questionIn = ({ testCase, vars }: PromptfooRow): Readonly<Record<string, unknown>> | undefined =>
  testCase?.vars ?? vars;

function identityOf(row: PromptfooRow, variant: string | undefined): TestIdentity {
  const { metadata, description } = row.testCase ?? {};
  if (metadata?.id !== undefined && metadata.id !== '') return { kind: 'declared', text: `${metadata.id}`, variant };
  if (description !== undefined && description !== '') return { kind: 'named', text: description, variant };
  const question = questionIn(row) ?? {};
  const texts = Object.values(question).map((value) => (typeof value === 'string' ? value : canonicalJson(value)));
  return { kind: 'content', text: texts.join(' '), question, variant };
}

const promptOf = ({ promptId, prompt }: PromptfooRow): string => promptId ?? prompt?.label ?? '';

/** The label of each prompt, where a file has several: a part of the ids of its tests. */
function promptLabels(
  rows: readonly PromptfooRow[],
  prompts: readonly PromptfooPrompt[],
  into: Collector,
): ReadonlyMap<string, string> {
  const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const promptsOfRows = new Map(rows.map((row) => [promptOf(row), row.prompt?.label ?? '']));
  // A re-run may have rows of one of them only.
  const hasAll = [...promptsOfRows.keys()].every((id) => byId.has(id));
  const known = hasAll ? prompts.map(({ id = '', label = '' }) => [id, label] as const) : [];
  const promptsOfFile = new Map([...known, ...promptsOfRows]);
  if (promptsOfFile.size < 2) return new Map();
  const labels = Array.from(promptsOfFile, ([id, label]) => ({ id, label: labelOf(label, byId.get(id)) }));
  const isUnique = (label: string) => labels.filter((other) => other.label === label).length === 1;
  const unlabeled = labels.filter(({ label }) => label === undefined || !isUnique(label));
  if (unlabeled.length > 0) {
    into.warn(`${unlabeled.length} of ${labels.length} prompts have no label: an edited prompt makes new tests`, {
      hint: 'Label each prompt in the configuration of promptfoo: { id: file://prompt.txt, label: short }',
    });
  }
  return new Map(
    labels.map(({ id, label }) => {
      const digits = id.slice(0, DIGITS);
      return [id, label === undefined ? digits : isUnique(label) ? label : `${label} ${digits}`];
    }),
  );
}

/** A label without the file and the text of the prompt, which promptfoo adds, or uses where the author chose none. */
function labelOf(text: string, prompt: PromptfooPrompt | undefined): string | undefined {
  if (prompt?.raw !== undefined) {
    const { raw, label = text } = prompt;
    if (label.trim() === raw.trim()) return undefined;
    const named = label.endsWith(`: ${raw}`) ? label.slice(0, -raw.length - 2) : label;
    // A label of the author, and the file to which promptfoo adds it.
    return /^(.+): \S+\.\w{1,10}$/s.exec(named)?.[1] ?? (named || undefined);
  }
  const [, ownLabel, file] = /^(?:([^:\n]+): )?(\S+\.\w{1,10}): /.exec(text) ?? [];
  if (file !== undefined) return ownLabel ?? file;
  return text === '' || /\{\{|\{%|\n|^[[{]/.test(text) ? undefined : text;
}

/** What a row says of its trial, without the names of the test and its target. */
function measuredIn(row: PromptfooRow) {
  const { testCase, response, gradingResult, cost, latencyMs } = row;
  const isCached = response?.cached === true;
  const threshold = testCase?.threshold;
  const outcome = outcomeOf(row);
  // A prompt of chat models is a list of messages as JSON.
  const raw = row.prompt?.raw;
  const chat = raw !== undefined && /^\s*\[/.test(raw) ? foreignJsonOf(raw) : undefined;
  const messages = Array.isArray(chat) ? readMessages(chat) : [];
  const isChat = Array.isArray(chat) && messages.length === chat.length;
  return {
    outcome,
    score: row.score ?? undefined,
    passMark: threshold !== undefined && threshold <= 1 ? threshold : undefined,
    reason: outcome.kind === 'failed' ? (gradingResult?.reason ?? row.error) : undefined,
    input: raw === undefined ? undefined : isChat ? messages : readMessages(raw),
    answer: answerText(response?.output),
    // An answer from the cache takes no time.
    durationMs: isCached || latencyMs === 0 ? undefined : latencyMs,
    costUsd: cost === undefined || cost === 0 ? response?.cost : cost,
    tokenUsage: usageOf(response?.tokenUsage) ?? usageOf(row.tokenUsage),
    cached: isCached,
    graders: gradersOf(row),
    definition: {
      question: questionIn(row),
      graders: { assert: testCase?.assert, threshold },
      judge: testCase?.options?.provider,
    },
    subject: { prompt: row.promptId, provider: row.provider.id },
  } satisfies Partial<ImportedTrial>;
}

type Component = z.output<typeof componentSchema>;

const isUndecided = ({ metadata }: Component): boolean => metadata?.graderError === true;

/** `error` is also set where an assertion failed. */
function outcomeOf(row: PromptfooRow): ImportedOutcome {
  const { success, error = 'promptfoo gives no reason', failureReason, gradingResult, response } = row;
  if (failureReason === 2 || (failureReason == null && !success && gradingResult == null)) {
    // An answer without an error of its provider was graded.
    const wasGraded = response?.output != null || /\n\s+at .*(?:Assertion|Grading)/.test(error);
    return {
      kind: 'error',
      // Names of functions of promptfoo, such as `ProviderRateLimitState`, say nothing about the error.
      message: error.replace(/\n\s+at [^\n]*/g, ''),
      class: response?.error === undefined && wasGraded ? 'grader' : undefined,
    };
  }
  if (success) return { kind: 'passed' };
  // If the judge failed in every failed check, it is unknown whether the answer is good.
  const failed = (gradingResult?.componentResults ?? []).filter(({ pass }) => pass === false);
  if (failed.length === 0 || !failed.every(isUndecided)) return { kind: 'failed' };
  return { kind: 'error', message: failed[0]?.reason ?? 'A judge failed', class: 'grader' };
}

/** Without any token, the provider reported none. `cached` of promptfoo counts its own cache, not that of the provider. */
function usageOf(usage: z.output<typeof tokens>): TokenUsage | undefined {
  const { prompt = 0, completion = 0, completionDetails = {} } = usage ?? {};
  if (prompt + completion === 0) return undefined;
  const { reasoning, cacheReadInputTokens } = completionDetails;
  return {
    input: prompt,
    output: completion,
    cached: cacheReadInputTokens || undefined,
    reasoning: reasoning || undefined,
  };
}

/** Assertions that compare the answers of all prompts and providers: what they say depends on the other answers. */
const COMPARING = new Set(['select-best', 'max-score']);

/** The checks of a row, and named scores that a check gave besides its own. */
function gradersOf({ gradingResult, tokenUsage, namedScores = {} }: PromptfooRow): ImportedGrader[] {
  const graders = (gradingResult?.componentResults ?? []).map((component): ImportedGrader => {
    const { assertion, metadata, pass, score: rawScore, reason } = component;
    const set = metadata?.assertionSet;
    const type = assertion?.type ?? (set === undefined ? 'assertion' : 'assert-set');
    return {
      name: assertion?.metric ?? set?.metric ?? type,
      type,
      score: rawScore ?? undefined,
      passed: isUndecided(component) ? undefined : pass,
      isUndecided: isUndecided(component),
      weight: assertion?.weight ?? set?.weight,
      reason,
      tokenUsage: usageOf(component.tokensUsed),
      details: COMPARING.has(type) ? { compares_columns: true } : undefined,
    };
  });
  const names = new Set(graders.map(({ name }) => name));
  const named = Object.entries(namedScores).flatMap(([name, value]) =>
    names.has(name) || typeof value !== 'number' ? [] : [{ name, type: 'named-score', score: value, weight: 0 }],
  );
  // Tokens of all checks together count where no check has its own: as those of the only one, else apart.
  const together = usageOf(gradingResult?.tokensUsed) ?? usageOf(tokenUsage?.assertions);
  const [first, ...others] = graders;
  if (together === undefined || graders.some((grader) => grader.tokenUsage !== undefined))
    return [...graders, ...named];
  if (first !== undefined && others.length === 0) return [{ ...first, tokenUsage: together }, ...named];
  const all = { name: 'all checks', type: 'usage', isUndecided: true, weight: 0, tokenUsage: together };
  return [...graders, all, ...named];
}
