import type { Node } from 'yaml';
import { presentName } from '../../suites/targets/read.ts';
import { type ConvertedFile, editYaml, isNothing, textOf, type YamlEditor } from './yaml-edit.ts';

/** Converts a targets file of any version to the current format; comments and everything else stay. */
export const convertTargets = (file: string, text: string): ConvertedFile =>
  editYaml(
    file,
    text,
    (root, editor) => {
      editor.useSchema(root, 'agentv-targets-v2.2');
      const list = editor.entry(root, 'targets')?.value;
      for (const item of editor.items(list) ?? []) convertTarget(item, editor);
    },
    ['$schema', 'targets'],
  );

/** The first versions had the fields of a provider in a separate mapping, `settings`; keys of the target itself win. */
function convertTarget(item: Node | undefined, editor: YamlEditor): void {
  const settings = editor.entry(item, 'settings');
  const inside = editor.mapping(settings?.value);
  const named = editor.text(item, 'provider') ?? editor.text(inside, 'provider');
  const provider = named === undefined ? undefined : currentProvider(named).trim().toLowerCase();
  convertFields(item, provider, editor);
  if (settings === undefined || inside === undefined) return;
  for (const entry of editor.entries(inside)) {
    const { name, value } = entry;
    const there = editor.entry(item, currentKey(name, provider) ?? name);
    const isOver = name === 'name' || (there !== undefined && (!isNothing(there.value) || isNothing(value)));
    if (isOver) editor.remove(entry, `"${name}" of "settings" is removed: the target itself has the same field`);
  }
  convertFields(inside, provider, editor);
  for (const { name } of editor.entries(inside)) {
    const blank = editor.entry(item, name);
    if (blank !== undefined) editor.remove(blank, `"${name}" without a value is taken out`);
  }
  editor.tell(settings, 'the fields of "settings" move into the target');
  editor.unwrap(settings);
}

/** The fields of one mapping get the names that they have now; the provider decides what some of them mean. */
function convertFields(mapping: Node | undefined, provider: string | undefined, editor: YamlEditor): void {
  const named = editor.entry(mapping, 'provider');
  const name = textOf(named?.value);
  if (named !== undefined && name !== undefined && currentProvider(name) !== name) {
    editor.replace(named, currentProvider(name), `provider: ${name} → ${currentProvider(name)}`);
  }
  // `log_format` became `stream_log`, with other words.
  const [log] = LOGS.flatMap((name) => editor.entry(mapping, name) ?? []);
  const format = textOf(log?.value) ?? '';
  const stream = Object.hasOwn(STREAMS, format) ? STREAMS[format] : undefined;
  const keepsLog = KEEPS_A_LOG.test(provider ?? '') && editor.entry(mapping, 'stream_log') === undefined;
  if (keepsLog && log !== undefined && stream !== undefined) {
    editor.rename(mapping, log, 'stream_log', `${log.name}: ${format} → stream_log: ${stream}`);
    editor.replace(log, stream);
  }
  const old = new Map<string, string[]>();
  for (const entry of editor.entries(mapping)) {
    const current = currentKey(entry.name, provider);
    if (current !== undefined) old.set(current, [...(old.get(current) ?? []), entry.name]);
  }
  for (const [current, names] of old) editor.useName(mapping, [current, ...names]);
  // A healthcheck is identified by its command or its address.
  const check = editor.entry(mapping, 'healthcheck')?.value;
  editor.useName(check, ['command', 'command_template', 'commandTemplate']);
  editor.useName(check, ['timeout_seconds', 'timeoutSeconds']);
  const type = editor.entry(check, 'type');
  const kinds = { url: 'http', command: 'command' };
  const [key, other] = (['url', 'command'] as const).filter((each) => editor.said(check, each) !== undefined);
  if (type !== undefined && key !== undefined && other === undefined && textOf(type.value) === kinds[key]) {
    editor.remove(type, `healthcheck: "type" is removed, because "${key}" implies it`);
  }
  const template = editor.entry(mapping, 'workspace_template') ?? editor.entry(mapping, 'workspaceTemplate');
  if (template !== undefined) editor.leave(template, TEMPLATE);
}

const TEMPLATE = '"workspace_template" is no longer a field of a target: set "workspace.template" in the suites';

const LOGS = ['log_format', 'logFormat', 'log_output_format', 'logOutputFormat'];
const STREAMS: Readonly<Record<string, string | undefined>> = { json: 'raw', summary: 'summary' };
const KEEPS_A_LOG = /^(?:codex|claude|copilot|pi|cc-mirror)/;

/** The kind of provider of a key, if its current name depends on it. */
type Kinds = readonly string[];

const CLI: Kinds = ['cli'];
const VSCODE: Kinds = ['vscode', 'vscode-insiders'];
const PI: Kinds = ['pi-coding-agent', 'pi-cli', 'pi-agent-sdk', 'pi'];

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

function currentKey(key: string, provider: string | undefined): string | undefined {
  const entry = ELSEWHERE.find(({ of, names }) => of.includes(provider ?? '') && Object.hasOwn(names, key));
  return entry?.names[key] ?? presentName(key);
}

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
