import { type Converted, convertedOf } from '../../model/suite/converted.ts';
import { Draft, resolveName } from '../../shared/yaml/yaml-renames.ts';
import type { Rewriter } from '../../shared/yaml/yaml-rewriter.ts';
import { rewriteYaml } from '../../shared/yaml/yaml-rewriting.ts';
import type { Field, Spot } from '../../shared/yaml/yaml-tree.ts';
import { presentName } from '../legacy.ts';

/** Converts a targets file of any version to the current format; the rest of its text stays the same. */
export function convertTargets(file: string, text: string): Converted {
  const rewritten = rewriteYaml(text, convertRoot, whatIsRead);
  return convertedOf(rewritten, ({ line, column }) => ({ file, line, column }));
}

const CURRENT_SCHEMA = 'agentv-targets-v2.2';

function convertRoot(root: Spot, rewriter: Rewriter): unknown {
  if (!root.isMap) return root.value;
  const draft = new Draft(root);
  const schema = root.field('$schema');
  const id = schema?.value.text;
  if (schema !== undefined && id !== undefined && /^agentv-targets-v[\d.]+$/.test(id) && id !== CURRENT_SCHEMA) {
    rewriter.replace(schema, CURRENT_SCHEMA, `$schema: ${id} → ${CURRENT_SCHEMA}`);
    draft.set('$schema', CURRENT_SCHEMA);
  }
  const targets = root.field('targets')?.value;
  const entries = targets?.isList ? targets.items().map((item) => convertTarget(item, rewriter)) : undefined;
  if (entries !== undefined) draft.set('targets', entries);
  return draft.toMapping();
}

/** Other keys are not read, and often hold YAML anchors. */
function whatIsRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key === '$schema' || key === 'targets'));
}

/** How the changes of one target are made; its provider decides what some of its keys mean. */
interface TargetPen {
  readonly rewriter: Rewriter;
  readonly provider: string | undefined;
}

function convertTarget(item: Spot, rewriter: Rewriter): unknown {
  if (!item.isMap) return item.value;
  const draft = new Draft(item);
  const settings = item.field('settings');
  const inside = settings?.value.isMap ? settings.value : undefined;
  const pen = { rewriter, provider: providerOf(item) ?? (inside && providerOf(inside)) };
  convertFields(draft, pen);
  if (settings !== undefined && inside !== undefined) convertSettings(draft, settings, pen);
  return draft.toMapping();
}

function providerOf(spot: Spot): string | undefined {
  const name = spot.field('provider')?.value.text;
  return name === undefined ? undefined : currentProvider(name).trim().toLowerCase();
}

/** The fields of one mapping with the names that they have now. */
function convertFields(draft: Draft, pen: TargetPen, except: readonly string[] = []): void {
  const { rewriter, provider } = pen;
  convertProvider(draft, rewriter);
  const log = convertLog(draft, pen);
  const old = new Map<string, string[]>();
  for (const { name } of draft.spot.fields()) {
    const current = name === log || except.includes(name) ? undefined : currentKey(name, provider);
    if (current !== undefined) old.set(current, [...(old.get(current) ?? []), name]);
  }
  for (const [current, names] of old) resolveName(draft, [current, ...names], pen);
  convertHealthcheck(draft, rewriter);
  const template = draft.field('workspace_template') ?? draft.field('workspaceTemplate');
  if (template !== undefined) rewriter.leave(template, TEMPLATE);
}

const TEMPLATE = '"workspace_template" is no longer a field of a target: set "workspace.template" in the suites';

function convertProvider(draft: Draft, rewriter: Rewriter): void {
  const field = draft.field('provider');
  const name = field?.value.text;
  if (field === undefined || name === undefined) return;
  const current = currentProvider(name);
  if (current === name) return;
  rewriter.replace(field, current, `provider: ${name} → ${current}`);
  draft.set('provider', current);
}

/** The first versions had the fields of a provider in a separate mapping; keys of the target itself win. */
function convertSettings(draft: Draft, settings: Field, pen: TargetPen): void {
  const { rewriter, provider } = pen;
  const inside = new Draft(settings.value);
  const isSaid = (key: string) => (draft.get(key) ?? null) !== null;
  const over = settings.value.fields().filter(({ name, value }) => {
    const current = currentKey(name, provider) ?? name;
    return name === 'name' || isSaid(current) || (value.value === null && draft.has(current));
  });
  for (const field of over) {
    rewriter.remove(field, `"${field.name}" of "settings" is removed: the target itself has the same field`);
    inside.delete(field.name);
  }
  const overNames = over.map(({ name }) => name);
  convertFields(inside, pen, overNames);
  const empty = [...inside.keys()].flatMap((key) => draft.field(key) ?? []);
  for (const field of empty) rewriter.remove(field, `"${field.name}" without a value is taken out`);
  rewriter.unwrap(settings, 'the fields of "settings" move into the target', over.length + empty.length > 0);
  draft.delete('settings');
  for (const [key, value] of inside) draft.set(key, value);
}

/** A healthcheck is identified by its command or its address; it needs no `type` any more. */
function convertHealthcheck(draft: Draft, rewriter: Rewriter): void {
  const check = draft.field('healthcheck')?.value;
  if (check === undefined || !check.isMap) return;
  const inner = new Draft(check);
  resolveName(inner, ['command', 'command_template', 'commandTemplate'], { rewriter });
  resolveName(inner, ['timeout_seconds', 'timeoutSeconds'], { rewriter });
  const type = check.field('type');
  const kinds = [...(isSaid(inner, 'url') ? ['http'] : []), ...(isSaid(inner, 'command') ? ['command'] : [])];
  if (type !== undefined && kinds.length === 1 && kinds[0] === type.value.text) {
    const key = kinds[0] === 'http' ? 'url' : 'command';
    rewriter.remove(type, `healthcheck: "type" is removed, because "${key}" implies it`);
    inner.delete('type');
  }
  draft.set('healthcheck', inner.toMapping());
}

const isSaid = (draft: Draft, key: string): boolean => (draft.get(key) ?? null) !== null;

const NAMES = ['log_format', 'logFormat', 'log_output_format', 'logOutputFormat'];
const STREAMS: Readonly<Record<string, string | undefined>> = { json: 'raw', summary: 'summary' };
const KEEPS_A_LOG = /^(?:codex|claude|copilot|pi|cc-mirror)/;

/** `log_format` became `stream_log`, with other words. Returns the key that it was said under. */
function convertLog(draft: Draft, { rewriter, provider }: TargetPen): string | undefined {
  if (!KEEPS_A_LOG.test(provider ?? '') || draft.field('stream_log') !== undefined) return undefined;
  const field = NAMES.flatMap((name) => draft.field(name) ?? [])[0];
  const format = field?.value.text;
  const stream = format !== undefined && Object.hasOwn(STREAMS, format) ? STREAMS[format] : undefined;
  if (field === undefined || stream === undefined) return undefined;
  rewriter.exchange(field, 'stream_log', stream, `${field.name}: ${format} → stream_log: ${stream}`);
  draft.delete(field.name);
  draft.set('stream_log', stream);
  return field.name;
}

/** The kind of provider of a key, if its current name depends on it. */
type Kinds = readonly string[];

const CLI: Kinds = ['cli'];
const VSCODE: Kinds = ['vscode', 'vscode-insiders'];
const PI: Kinds = ['pi-coding-agent', 'pi-cli', 'pi-agent-sdk', 'pi'];

/** Renamed again since the spellings in `legacy.ts`. */
const ELSEWHERE: readonly { readonly of: Kinds; readonly names: Readonly<Record<string, string>> }[] = [
  {
    of: CLI,
    names: {
      command_template: 'command',
      commandTemplate: 'command',
      attachments_format: 'files_format',
      attachmentsFormat: 'files_format',
    },
  },
  { of: VSCODE, names: { vscode_cmd: 'executable', command: 'executable' } },
  { of: PI, names: { pi_provider: 'subprovider', piProvider: 'subprovider', llm_provider: 'subprovider' } },
];

/** The current name of a target's key; undefined if it did not change. */
function currentKey(key: string, provider: string | undefined): string | undefined {
  const own = ELSEWHERE.find(({ of, names }) => of.includes(provider ?? '') && Object.hasOwn(names, key));
  return own?.names[key] ?? presentName(key);
}

/** Other names of the same provider. */
const PROVIDERS: Readonly<Record<string, string>> = {
  'azure-openai': 'azure',
  google: 'gemini',
  'google-gemini': 'gemini',
  'codex-cli': 'codex',
  'claude-code': 'claude-cli',
  copilot_sdk: 'copilot-sdk',
  pi: 'pi-coding-agent',
};

function currentProvider(name: string): string {
  const known = name.trim().toLowerCase();
  return Object.hasOwn(PROVIDERS, known) ? (PROVIDERS[known] ?? name) : name;
}
