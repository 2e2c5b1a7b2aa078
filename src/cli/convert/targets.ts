import { presentName } from '../../suites/targets/read.ts';
import {
  type Conversion,
  editYaml,
  itemsOf,
  mappingOf,
  nameOf,
  pairOf,
  textOf,
  valueIn,
  type YamlEditor,
} from './yaml-edit.ts';

/**
 * Converts a targets file of any version to the current format; comments and everything else stay. Throws a `UserError`.
 */
export const convertTargets = (file: string, text: string): Conversion =>
  editYaml(file, text, (root, editor) => {
    editor.useSchema(root, 'agentv-targets-v2.2');
    for (const item of itemsOf(valueIn(root, 'targets')) ?? []) convertTarget(item, editor);
  });

/** The first versions had the fields of a provider in a separate mapping, `settings`; keys of the target itself win. */
function convertTarget(item: unknown, editor: YamlEditor): void {
  const settings = pairOf(item, 'settings');
  const inside = mappingOf(settings?.value);
  const provider = textOf(valueIn(item, 'provider')) ?? textOf(valueIn(inside, 'provider')) ?? '';
  convertFields(item, provider, editor);
  convertFields(inside, provider, editor);
  if (settings === undefined || inside === undefined) return;
  const twice = inside.items.map(nameOf).find((name) => name === 'name' || pairOf(item, name) !== undefined);
  if (twice !== undefined) editor.leave(settings, `the target itself has "${twice}", too`);
  else {
    editor.tell(settings, 'the fields of "settings" move into the target');
    editor.unwrap(item, settings);
  }
}

/** The fields of one mapping get the names that they have now; the provider decides what some of them mean. */
function convertFields(mapping: unknown, named: string, editor: YamlEditor): void {
  const provider = named.trim().toLowerCase();
  const old = new Map<string, string[]>();
  for (const name of mappingOf(mapping)?.items.map(nameOf) ?? []) {
    const current = currentKey(name, provider);
    if (current !== undefined) old.set(current, [...(old.get(current) ?? []), name]);
  }
  for (const [current, names] of old) editor.useName(mapping, [current, ...names]);
  const check = valueIn(mapping, 'healthcheck');
  editor.useName(check, ['command', 'command_template', 'commandTemplate']);
  editor.useName(check, ['timeout_seconds', 'timeoutSeconds']);
}

/** Keys whose current name depends on the kind of the provider. */
const OF_PROVIDERS: readonly { readonly of: RegExp; readonly names: Readonly<Record<string, string>> }[] = [
  {
    of: /^cli$/,
    names: {
      command_template: 'command',
      commandTemplate: 'command',
      attachments_format: 'files_format',
      attachmentsFormat: 'files_format',
    },
  },
  { of: /^vscode/, names: { vscode_cmd: 'executable', command: 'executable' } },
  { of: /^pi(?:-|$)/, names: { pi_provider: 'subprovider', piProvider: 'subprovider', llm_provider: 'subprovider' } },
];

function currentKey(key: string, provider: string): string | undefined {
  const entry = OF_PROVIDERS.find(({ of, names }) => of.test(provider) && Object.hasOwn(names, key));
  return entry?.names[key] ?? presentName(key);
}
