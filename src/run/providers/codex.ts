import * as z from 'zod';
import { agentDocument } from '../../model/ports/agent-document.ts';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import type { Agent } from '../agents/agent.ts';
import { agentOptions, agentSettings } from '../agents/agent-options.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { withSystemPrompt } from '../agents/document.ts';
import type { McpServer } from '../agents/mcp-servers.ts';
import { codexStream, takeRejected } from '../streams/codex.ts';

const efforts = ['minimal', 'low', 'medium', 'high', 'xhigh'] as const;

/** Calls the Codex CLI with `codex exec --json`. */
export const codex = defineProvider({
  type: 'codex',
  aliases: ['codex-cli'],
  ...agentTraits,
  options: () =>
    z.object({
      ...agentOptions(),
      model_reasoning_effort: optionalText().pipe(z.enum(efforts, `must be one of ${efforts.join(', ')}`).optional()),
    }),
  notes: ({ args, arguments: older, home, env }) =>
    home === 'private' && env?.['CODEX_HOME'] === undefined && (args ?? older ?? []).some(isProfile)
      ? [{ path: [args === undefined ? 'arguments' : 'args'], message: NO_PROFILE }]
      : [],
  create({ model_reasoning_effort: effort, ...options }, deps) {
    const settings = agentSettings(options, { program: PROGRAM, cwd: deps.cwd, type: 'codex' });
    return agentProvider(codexAgent(effort), settings, deps);
  },
});

const PROGRAM = 'codex';

const isProfile = (arg: string): boolean => /^(?:-p|--profile(?:=.*)?)$/.test(arg);
const NO_PROFILE =
  'name a profile, which Codex reads from its home folder, and that is a new one in each call: set "home: user"';

const codexAgent = (effort: string | undefined): Agent => ({
  name: 'Codex',
  program: PROGRAM,
  install: 'npm install --global @openai/codex',
  firstSignal: 'SIGINT',
  variables: ['OPENAI_*', 'AZURE_OPENAI_*', 'CODEX_*'],
  configVariables: ['CODEX_HOME'],
  mcpInHome: true,
  call: ({ prompt, inputFiles, images = [] }, { args, model, systemPrompt, readsProject, mcpServers }) => {
    const stream = codexStream();
    return {
      args: [
        ...['exec', '--json', ...images.flatMap(({ path }) => ['--image', path])],
        ...['--color', 'never', '--skip-git-repo-check'],
        ...(choosesSandbox(args) ? [] : ['--dangerously-bypass-approvals-and-sandbox']),
        ...(model === undefined ? [] : ['-c', `model=${JSON.stringify(model)}`]),
        ...(effort === undefined ? [] : ['-c', `model_reasoning_effort="${effort}"`]),
        ...(readsProject ? [] : ['-c', 'project_doc_max_bytes=0']),
      ],
      lastArgs: ['-'],
      stdin: withSystemPrompt(systemPrompt, agentDocument({ prompt, inputFiles })),
      homeFiles: { '.codex/config.toml': `${QUIET}${mcpServers.map(mcpTable).join('')}` },
      stream,
      readStderr: (stderr) => takeRejected(stream.trajectory, stderr),
    };
  },
});

/** Nothing is fetched or reported besides requests to the model, and the model's shell gets no keys. */
const QUIET = `check_for_update_on_startup = false
[analytics]
enabled = false
[feedback]
enabled = false
[features]
plugins = false
apps = false
[shell_environment_policy]
ignore_default_excludes = false
`;

/** A text of JSON is one of TOML. */
const toml = (value: string | readonly string[]): string => JSON.stringify(value);

function mcpTable({ name, ...server }: McpServer): string {
  const table = (part: string, entries: Readonly<Record<string, string>>) =>
    Object.keys(entries).length === 0
      ? ''
      : `[mcp_servers.${name}.${part}]\n${Object.entries(entries)
          .map(([key, value]) => `${toml(key)} = ${toml(value)}\n`)
          .join('')}`;
  const own =
    'command' in server
      ? `command = ${toml(server.command)}\nargs = ${toml(server.args)}\n${table('env', server.env)}`
      : `url = ${toml(server.url)}\n${table('http_headers', server.headers)}`;
  return `[mcp_servers.${name}]\n${own}`;
}

/** By default it may only read. A target with a sandbox setting overrides this. */
const choosesSandbox = (args: readonly string[]): boolean =>
  args.some((arg) => /^(?:-s|--sandbox(?:=.*)?|--dangerously-.*|--yolo|sandbox_mode=.*)$/.test(arg));
