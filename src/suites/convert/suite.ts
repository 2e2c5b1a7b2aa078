import { type Converted, convertedOf } from '../../model/suite/converted.ts';
import { arrow, Draft, ignored, resolveName, respell } from '../../shared/yaml/yaml-renames.ts';
import { type RewritingPlan, rewriteYaml } from '../../shared/yaml/yaml-rewriting.ts';
import type { Field, Spot } from '../../shared/yaml/yaml-tree.ts';
import { SUITE_FIELDS, TEST_LISTS } from '../formats/yaml.ts';
import { convertGraderList, type GraderLocations } from './grader-lists.ts';
import { convertGraders } from './graders.ts';
import { convertJudgeKind } from './judge-kind.ts';
import type { Pen } from './pen.ts';
import { convertTest } from './test.ts';

/** The kinds of YAML files of suites: `sidecar` is the settings file of a JSONL suite, `cases` a list of tests. */
export type SuiteText = 'suite' | 'sidecar' | 'cases' | 'case' | 'template';

export interface SuiteConversion {
  readonly kind: SuiteText;
  /** Also changes that affect the input of scripts and judges. */
  readonly all: boolean;
  /** Whether a prompt names an existing file. */
  isFile(prompt: string): boolean;
}

/** Converts a suite of any version to the current format; the rest of its text stays the same. */
export function convertSuite(file: string, text: string, how: SuiteConversion): Converted {
  const plan: RewritingPlan = (root, rewriter) => PLANS[how.kind](root, { rewriter, ...how });
  const rewritten = rewriteYaml(text, plan, how.kind === 'suite' || how.kind === 'sidecar' ? whatIsRead : undefined);
  return convertedOf(rewritten, ({ line, column }) => ({ file, line, column }));
}

const PLANS: Readonly<Record<SuiteText, (root: Spot, pen: Pen) => unknown>> = {
  suite: (root, pen) => (root.isMap ? convertRoot(root, pen) : root.value),
  sidecar: (root, pen) => (root.isMap ? convertSidecar(root, pen) : root.value),
  cases: (root, pen) => (root.isList ? root.items().map((item) => convertTest(item, pen)) : root.value),
  case: convertTest,
  template: convertTemplate,
};

/** Keys that only hold YAML anchors are not read. */
function whatIsRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => SUITE_FIELDS.read.includes(key)));
}

const GRADER_LOCATIONS: GraderLocations = [
  'assertions',
  'assert',
  'execution.assertions',
  'execution.assert',
  'execution.evaluators',
];

function convertRoot(root: Spot, pen: Pen): unknown {
  const draft = new Draft(root);
  convertSchema(draft, pen);
  convertName(draft, DESCRIBING, pen);
  const tests = resolveName(draft, TEST_LISTS, pen);
  if (tests?.value.isList)
    draft.set(
      'tests',
      tests.value.items().map((item) => convertTest(item, pen)),
    );
  convertExecution(draft, pen);
  convertTarget(draft, pen);
  convertGraderList(draft, GRADER_LOCATIONS, pen);
  convertJudgeKind(draft, pen);
  return draft.toMapping();
}

/** Only some of its keys are read, and its graders are in `execution`. */
function convertSidecar(root: Spot, pen: Pen): unknown {
  const draft = new Draft(root);
  convertSchema(draft, pen);
  convertName(draft, [], pen);
  convertExecution(draft, pen);
  const execution = root.field('execution')?.value;
  if (execution?.isMap) {
    const block = new Draft(execution, draft.get('execution'));
    convertGraderList(block, ['assertions', 'assert', 'evaluators'], pen);
    draft.set('execution', block.toMapping());
  }
  convertJudgeKind(draft, pen);
  return draft.toMapping();
}

function convertTemplate(root: Spot, pen: Pen): unknown {
  const assertions = root.field('assertions');
  if (assertions === undefined) return root.value;
  return { ...(root.value as object), assertions: convertGraders(assertions.value, pen) };
}

function convertSchema(draft: Draft, { rewriter }: Pen): void {
  const field = draft.field('$schema');
  const id = field?.value.text;
  if (field === undefined || id === undefined || !/^agentv-eval-v[\d.]+$/.test(id) || id === CURRENT_SCHEMA) return;
  draft.set('$schema', CURRENT_SCHEMA);
  rewriter.replace(field, CURRENT_SCHEMA, `$schema: ${id} → ${CURRENT_SCHEMA}`);
}

const CURRENT_SCHEMA = 'agentv-eval-v2';

/**
 * The effective name. It becomes `name` only if AgentV accepts it, and if the keys that AgentV reads with a name are
 * valid.
 */
function convertName(draft: Draft, read: readonly string[], { rewriter }: Pen): void {
  const [first, ...others] = ['name', 'suite', 'dataset'].flatMap((key) => {
    const field = draft.field(key);
    return field?.value.text?.trim() ? [field] : [];
  });
  if (first === undefined) return;
  for (const other of others) rewriter.leave(other, ignored(other.name, first.name));
  if (first.name === 'name') return;
  const refusal = whyNoName(draft, first, read);
  if (refusal !== undefined) {
    rewriter.leave(first, `"${first.name}" is not changed: ${refusal}`);
    return;
  }
  const also = read.filter((key) => draft.field(key) !== undefined);
  const effect = also.length === 0 ? '' : `; with a name, AgentV reads ${also.join(', ')} too`;
  rewriter.rename(first, { to: 'name', said: `${arrow(first.name, 'name')}${effect}`, empty: draft.field('name') });
  draft.delete(first.name);
  draft.set('name', first.value.value);
}

const DESCRIBING = ['description', 'version', 'author', 'license', 'requires', 'tags'];

function whyNoName(draft: Draft, { value }: Field, read: readonly string[]): string | undefined {
  if (!/^[a-z0-9-]{1,64}$/.test(value.text ?? '')) {
    return 'AgentV only accepts a "name" of 1 to 64 of the characters a–z, 0–9 and -';
  }
  const name = draft.field('name');
  if (name !== undefined && name.value.value !== null) return '"name" is there, without a text';
  const refused = read.find((key) => draft.field(key) !== undefined && !isInOrder(key, draft.field(key)?.value.value));
  return refused && `with a "name", AgentV refuses this "${refused}"`;
}

function isInOrder(key: string, value: unknown): boolean {
  if (key === 'tags') return Array.isArray(value) && value.every((tag) => typeof tag === 'string');
  if (key === 'requires') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const version = (value as Record<string, unknown>)['agentv'];
    return version === undefined || typeof version === 'string';
  }
  if (typeof value !== 'string') return false;
  return key !== 'description' || (value.length >= 1 && value.length <= 1024);
}

function convertExecution(draft: Draft, pen: Pen): void {
  const execution = draft.field('execution')?.value;
  if (execution === undefined || !execution.isMap) return;
  const block = new Draft(execution);
  respell(block, { failOnError: 'fail_on_error' }, pen);
  resolveName(block, ['budget_usd', 'budgetUsd', 'total_budget_usd', 'totalBudgetUsd'], pen);
  const cachePath = execution.field('cachePath');
  if (cachePath !== undefined) {
    const message = '"cachePath" is not changed: it never had an effect, but "cache_path" would';
    pen.rewriter.leave(cachePath, message);
  }
  const trials = execution.field('trials')?.value;
  if (trials?.isMap) {
    const inner = new Draft(trials);
    respell(inner, { costLimitUsd: 'cost_limit_usd' }, pen);
    block.set('trials', inner.toMapping());
  }
  draft.set('execution', block.toMapping());
}

/** The target is a key of `execution`; an existing value there wins. */
function convertTarget(draft: Draft, { rewriter }: Pen): void {
  const target = draft.field('target');
  if (target === undefined || target.value.value === null) return;
  const execution = draft.field('execution');
  const block = execution?.value;
  if (block !== undefined && block.value !== null && !block.isMap) {
    rewriter.leave(target, '"target" is not changed: "execution" is not a mapping');
    return;
  }
  const targets = block?.field('targets');
  const isEmptyList = targets?.value.isList && targets.value.items().length === 0;
  const said = [isEmptyList ? undefined : targets, block?.field('target')].find(
    (field) => field !== undefined && field.value.value !== null,
  );
  if (said !== undefined) {
    rewriter.leave(target, ignored('target', `execution.${said.name}`));
    return;
  }
  if (block?.field('target') !== undefined) {
    rewriter.leave(target, '"target" is not changed: "execution" has a "target" without a value');
    return;
  }
  rewriter.sink(target, 'execution', execution, arrow('target', 'execution.target'));
  draft.delete('target');
  const rest = draft.get('execution');
  draft.set('execution', { ...(typeof rest === 'object' && rest !== null ? rest : {}), target: target.value.value });
}
