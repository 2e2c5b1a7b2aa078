import { type Converted, convertedOf } from '../../model/converted.ts';
import { type Draft, draftOf, mappingOf, settleName } from '../../shared/yaml-renames.ts';
import type { Rewriter } from '../../shared/yaml-rewriter.ts';
import { rewriteYaml } from '../../shared/yaml-rewriting.ts';
import type { Field, Spot } from '../../shared/yaml-tree.ts';
import { convertHealthcheck } from './healthcheck.ts';
import { convertLog } from './log.ts';
import { currentKey, currentProvider } from './old-names.ts';

/** A targets file of any generation, written as one of today; of its text only that changes (targets-format.md §15). */
export function convertTargets(file: string, text: string): Converted {
  const rewritten = rewriteYaml(text, convertRoot, whatIsRead);
  return convertedOf(rewritten, ({ line, column }) => ({ file, line, column }));
}

const CURRENT_SCHEMA = 'agentv-targets-v2.2';

function convertRoot(root: Spot, rewriter: Rewriter): unknown {
  if (!root.isMap) return root.value;
  const draft = draftOf(root);
  const schema = root.field('$schema');
  const id = schema?.value.text;
  if (schema !== undefined && id !== undefined && /^agentv-targets-v[\d.]+$/.test(id) && id !== CURRENT_SCHEMA) {
    rewriter.replace(schema, CURRENT_SCHEMA, `$schema: ${id} → ${CURRENT_SCHEMA}`);
    draft.set('$schema', CURRENT_SCHEMA);
  }
  const targets = root.field('targets')?.value;
  const entries = targets?.isList ? targets.items().map((item) => convertTarget(item, rewriter)) : undefined;
  if (entries !== undefined) draft.set('targets', entries);
  return mappingOf(draft);
}

/** Other keys are read by nobody, and often hold what aliases refer to. */
function whatIsRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key === '$schema' || key === 'targets'));
}

function convertTarget(item: Spot, rewriter: Rewriter): unknown {
  if (!item.isMap) return item.value;
  const draft = draftOf(item);
  const settings = item.field('settings');
  const inside = settings?.value.isMap ? settings.value : undefined;
  const provider = providerOf(item) ?? (inside && providerOf(inside));
  convertFields(item, draft, provider, rewriter);
  if (settings !== undefined && inside !== undefined) convertSettings(item, draft, settings, provider, rewriter);
  return mappingOf(draft);
}

function providerOf(spot: Spot): string | undefined {
  const name = spot.field('provider')?.value.text;
  return name === undefined ? undefined : currentProvider(name).trim().toLowerCase();
}

/** The fields of one mapping with the names that they have now. */
function convertFields(
  spot: Spot,
  draft: Draft,
  provider: string | undefined,
  rewriter: Rewriter,
  except: readonly string[] = [],
): void {
  convertProvider(spot, draft, rewriter);
  const log = convertLog(spot, draft, provider, rewriter);
  const old = new Map<string, string[]>();
  for (const { name } of spot.fields()) {
    const current = name === log || except.includes(name) ? undefined : currentKey(name, provider);
    if (current !== undefined) old.set(current, [...(old.get(current) ?? []), name]);
  }
  for (const [current, names] of old) settleName(spot, draft, [current, ...names], { rewriter });
  convertHealthcheck(spot, draft, rewriter);
  const template = spot.field('workspace_template') ?? spot.field('workspaceTemplate');
  if (template !== undefined) rewriter.leave(template, TEMPLATE);
}

const TEMPLATE = '"workspace_template" has no place in a target any more: suites say it as "workspace.template"';

function convertProvider(spot: Spot, draft: Draft, rewriter: Rewriter): void {
  const field = spot.field('provider');
  const name = field?.value.text;
  if (field === undefined || name === undefined) return;
  const current = currentProvider(name);
  if (current === name) return;
  rewriter.replace(field, current, `provider: ${name} → ${current}`);
  draft.set('provider', current);
}

/** The first versions had the fields of a provider in a mapping of their own; what the target says itself wins (§2). */
function convertSettings(
  item: Spot,
  draft: Draft,
  settings: Field,
  provider: string | undefined,
  rewriter: Rewriter,
): void {
  const inside = draftOf(settings.value);
  const isSaid = (key: string) => (draft.get(key) ?? null) !== null;
  const over = settings.value.fields().filter(({ name, value }) => {
    const current = currentKey(name, provider) ?? name;
    return name === 'name' || isSaid(current) || (value.value === null && draft.has(current));
  });
  for (const field of over) {
    rewriter.remove(field, `"${field.name}" of "settings" is taken out: it has no effect beside that of the target`);
    inside.delete(field.name);
  }
  const overNames = over.map(({ name }) => name);
  convertFields(settings.value, inside, provider, rewriter, overNames);
  const empty = [...inside.keys()].flatMap((key) => item.field(key) ?? []);
  for (const field of empty) rewriter.remove(field, `"${field.name}" without a value is taken out`);
  rewriter.unwrap(settings, 'the fields of "settings" move up into the target', over.length + empty.length > 0);
  draft.delete('settings');
  for (const [key, value] of inside) draft.set(key, value);
}
