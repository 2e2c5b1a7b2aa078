import { join } from 'node:path';
import * as z from 'zod';
import { UserError } from '../../model/errors.ts';
import { agentDocument } from '../../model/ports/agent-document.ts';
import type { Files } from '../../model/ports/files.ts';
import { agentTraits, defineProvider, type ProviderDeps } from '../../model/ports/provider.ts';
import { optionalKey, optionalSecret, optionalText, type WrittenKey } from '../../model/suite/setting.ts';
import type { Agent } from '../agents/agent.ts';
import { agentOptions, agentSettings } from '../agents/agent-options.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { withSystemPrompt } from '../agents/document.ts';
import { type McpServer, mcpServersJson } from '../agents/mcp-servers.ts';
import { httpUrl, keyRule } from '../models/model-options.ts';
import { newFilesIn } from '../sessions/new-files.ts';
import { copilotStream, copilotUsage } from '../streams/copilot.ts';
import { type AgentEvent, eventIn } from '../streams/event.ts';

/** Calls the Copilot CLI. Targets that AgentV calls through its library use it too. */
export const copilot = defineProvider({
  type: 'copilot-cli',
  aliases: ['copilot', 'copilot-sdk'],
  ...agentTraits,
  options: () =>
    z
      .object({
        ...agentOptions(),
        cli_path: optionalText(),
        github_token: optionalSecret(),
        base_url: httpUrl(),
        subprovider: optionalText().pipe(
          z.enum(['openai', 'azure', 'anthropic'], 'must be openai, azure or anthropic').optional(),
        ),
        api_key: optionalKey(),
        bearer_token: optionalSecret(),
        api_version: optionalText(),
        api_format: optionalText().pipe(
          z.enum(['completions', 'chat', 'responses'], 'must be completions or responses').optional(),
        ),
      })
      .superRefine(...keyRule(() => false))
      .refine(({ base_url, model }) => base_url === undefined || model !== undefined, {
        path: ['model'],
        error: 'is required with base_url',
        when: ({ issues }) => issues.length === 0,
      }),
  create(options, deps) {
    const { cli_path: path, ...common } = options;
    const given = { ...common, executable: common.executable ?? path };
    const settings = agentSettings(given, { program: PROGRAM, cwd: deps.cwd, type: 'copilot-cli' });
    return agentProvider(
      copilotAgent(deps.childEnv),
      { ...settings, env: { ...ownModel(options), ...settings.env } },
      deps,
    );
  },
});

const PROGRAM = 'copilot';

const copilotAgent = (childEnv: ProviderDeps['childEnv']): Agent => ({
  name: 'Copilot CLI',
  program: PROGRAM,
  install: 'npm install --global @github/copilot',
  firstSignal: 'SIGINT',
  variables: ['COPILOT_*'],
  configVariables: ['COPILOT_HOME'],
  call({ prompt, inputFiles, images = [] }, { model, systemPrompt, readsProject, env, home, mcpServers }, locations) {
    const { temporary } = locations;
    const userHome = childEnv['HOME'] ?? childEnv['USERPROFILE'];
    const itsHome = home === 'private' ? locations.home : (userHome ?? locations.home);
    const state = env['COPILOT_HOME'] ?? childEnv['COPILOT_HOME'] ?? join(itsHome, '.copilot');
    const stream = copilotStream();
    const usageFile = join(temporary, 'copilot-usage.json');
    return {
      args: [
        ...['--output-format', 'json', '--allow-all-tools', '--yolo', '--no-ask-user', '--no-color'],
        ...['--usage-output-file', usageFile, '--log-dir', temporary],
        ...(model === undefined ? [] : ['--model', model]),
        ...images.flatMap(({ path }) => ['--attachment', path]),
        ...(readsProject ? [] : ['--no-custom-instructions']),
        ...(mcpServers.length === 0 ? [] : ['--additional-mcp-config', `@${join(temporary, MCP_FILE)}`]),
      ],
      stdin: withSystemPrompt(systemPrompt, agentDocument({ prompt, inputFiles })),
      env: {
        COPILOT_AUTO_UPDATE: 'false',
        // Unpacked once for all calls: 235 MB.
        ...(userHome !== undefined && { COPILOT_CACHE_HOME: join(userHome, '.cache', 'copilot') }),
      },
      temporaryFiles: mcpServers.length > 0 ? { [MCP_FILE]: mcpConfig(mcpServers) } : undefined,
      stream,
      async leftovers(files) {
        const tokenUsage = copilotUsage(await readReport(usageFile, files));
        const { sessionId = '' } = stream.reported;
        const isName = /^[\w-]+$/.test(sessionId);
        // Besides the workspace, it may write files of its session.
        const fileChanges = isName
          ? await newFilesIn(join(state, 'session-state', sessionId, 'files'), files)
          : undefined;
        return { tokenUsage, fileChanges };
      },
    };
  },
});

const MCP_FILE = 'mcp-servers.json';

/** Without a list of tools it would use none of them. */
const mcpConfig = (servers: readonly McpServer[]): string => {
  const tools = ['*'];
  return JSON.stringify({
    mcpServers: mcpServersJson(servers, { local: { type: 'local', tools }, remote: { type: 'http', tools } }),
  });
};

interface OwnModel {
  readonly github_token?: string | undefined;
  readonly base_url?: string | undefined;
  readonly subprovider?: string | undefined;
  readonly api_key?: WrittenKey | undefined;
  readonly bearer_token?: string | undefined;
  readonly api_version?: string | undefined;
  readonly api_format?: string | undefined;
  readonly model?: string | undefined;
}

/** With its own address it calls the model there, and needs no login. */
function ownModel(options: OwnModel): Record<string, string> {
  const { github_token: token, base_url: url, bearer_token: bearer, api_key: key, api_format: format } = options;
  const login: Record<string, string> = token === undefined ? {} : { COPILOT_GITHUB_TOKEN: token };
  if (url === undefined) return login;
  return {
    ...login,
    COPILOT_PROVIDER_BASE_URL: url,
    ...(options.subprovider !== undefined && { COPILOT_PROVIDER_TYPE: options.subprovider }),
    ...(bearer !== undefined && { COPILOT_PROVIDER_BEARER_TOKEN: bearer }),
    ...(bearer === undefined && key !== undefined && { COPILOT_PROVIDER_API_KEY: key.text }),
    ...(format !== undefined && { COPILOT_PROVIDER_WIRE_API: format === 'chat' ? 'completions' : format }),
    ...(options.api_version !== undefined && { COPILOT_PROVIDER_AZURE_API_VERSION: options.api_version }),
    ...(options.model !== undefined && { COPILOT_MODEL: options.model }),
    COPILOT_OFFLINE: 'true',
  };
}

const LONGEST_REPORT = 1_000_000;

/** Nothing, if it was not written: then its tokens are unknown. */
async function readReport(path: string, files: Files): Promise<AgentEvent | undefined> {
  try {
    return (await files.state(path)) === 'file' ? eventIn(await files.read(path, LONGEST_REPORT)) : undefined;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
