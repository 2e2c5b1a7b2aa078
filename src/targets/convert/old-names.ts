import { presentName } from '../legacy.ts';

/** What kind of provider a key belongs to, where its name alone does not say what it is called now. */
type Kinds = readonly string[];

const CLI: Kinds = ['cli'];
const VSCODE: Kinds = ['vscode', 'vscode-insiders'];
const PI: Kinds = ['pi-coding-agent', 'pi-cli', 'pi-agent-sdk', 'pi'];

/** Renamed once more since the spellings that `legacy.ts` knows (targets-format.md §9.1, §11.9, §15). */
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

/** What a key of a target is called now, or `undefined` when that is its name. */
export function currentKey(key: string, provider: string | undefined): string | undefined {
  const own = ELSEWHERE.find(({ of, names }) => of.includes(provider ?? '') && Object.hasOwn(names, key));
  return own?.names[key] ?? presentName(key);
}

/** Other names of one and the same provider (targets-format.md §6). */
const PROVIDERS: Readonly<Record<string, string>> = {
  'azure-openai': 'azure',
  google: 'gemini',
  'google-gemini': 'gemini',
  'codex-cli': 'codex',
  'claude-code': 'claude-cli',
  copilot_sdk: 'copilot-sdk',
  pi: 'pi-coding-agent',
};

export function currentProvider(name: string): string {
  const known = name.trim().toLowerCase();
  return Object.hasOwn(PROVIDERS, known) ? (PROVIDERS[known] ?? name) : name;
}
