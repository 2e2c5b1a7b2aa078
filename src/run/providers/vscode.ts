import { join, resolve } from 'node:path';
import * as z from 'zod';
import { agentTraits, defineProvider, type Provider, type ProviderDeps } from '../../model/ports/provider.ts';
import { optionalBoolean, optionalText } from '../../model/suite/setting.ts';
import { agentOptions } from '../agents/agent-options.ts';
import { editorProvider } from '../editor/ask-editor.ts';
import type { Editor } from '../editor/editor.ts';
import { locationOf } from '../sessions/session-options.ts';

const common = {
  ...agentTraits,
  runsInContainer: false,
  images: 'any',
  oneAtATime: true,
  options: () => {
    const { executable, command, cwd, env, timeout_seconds } = agentOptions();
    return z.object({
      executable,
      command,
      vscode_cmd: optionalText(),
      cwd,
      env,
      timeout_seconds,
      subagent_root: optionalText(),
      dry_run: optionalBoolean(),
      wait: optionalBoolean().refine(
        (waits) => waits !== false,
        'must be true: without waiting there is no answer to grade',
      ),
    });
  },
} as const;
type Options = z.output<ReturnType<typeof common.options>>;

/** Calls the agent of Visual Studio Code on a desktop, through files. */
export const vscode = defineProvider({
  ...common,
  type: 'vscode',
  create: (options, deps) => openEditor(CODE, options, deps),
});

/** The same for the preview version of it. */
export const vscodeInsiders = defineProvider({
  ...common,
  type: 'vscode-insiders',
  create: (options, deps) => openEditor(INSIDERS, options, deps),
});

const CODE: Editor = { name: 'VS Code', program: 'code', folder: 'vscode-agents' };
const INSIDERS: Editor = {
  name: 'VS Code Insiders',
  program: 'code-insiders',
  folder: 'vscode-insiders-agents',
};

/** The answer of a target with `dry_run`. */
const DRY_RUN: Provider = {
  ask: async () => ({
    kind: 'answered',
    response: { messages: [{ role: 'assistant', content: '{}' }], answerOnly: true },
  }),
};

function openEditor(editor: Editor, options: Options, deps: ProviderDeps): Provider {
  if (options.dry_run) return DRY_RUN;
  const given = options.executable ?? options.vscode_cmd ?? options.command ?? editor.program;
  return editorProvider(
    editor,
    {
      command: /[\\/]/.test(given) ? resolve(deps.cwd, given) : given,
      root: rootOf(editor, options, deps),
      cwd: options.cwd === undefined ? undefined : resolve(deps.cwd, options.cwd),
      env: options.env,
      timeoutMs: options.timeout_seconds,
    },
    deps,
  );
}

/** Where the folders of its windows are: in the data folder, as AgentV finds it. */
function rootOf({ folder }: Editor, { subagent_root: root }: Options, deps: ProviderDeps): string {
  if (root !== undefined) return locationOf(root, deps);
  const { childEnv } = deps;
  const data = childEnv['AGENTV_DATA_DIR'] ?? childEnv['AGENTV_HOME'] ?? '~/.agentv';
  return join(locationOf(data, deps), 'subagents', folder);
}
