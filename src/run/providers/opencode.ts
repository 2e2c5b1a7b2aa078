import * as z from 'zod';
import { agentDocument } from '../../model/ports/agent-document.ts';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import type { Agent } from '../agents/agent.ts';
import { agentOptions, agentSettings } from '../agents/agent-options.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { withSystemPrompt } from '../agents/document.ts';
import type { McpServer } from '../agents/mcp-servers.ts';
import { opencodeStream } from '../streams/opencode.ts';

/** Calls opencode with `opencode run --format json`. AgentV has no such provider. */
export const opencode = defineProvider({
  type: 'opencode',
  aliases: ['opencode-cli'],
  ...agentTraits,
  options: () => z.object(agentOptions()),
  create: (options, deps) =>
    agentProvider(AGENT, agentSettings(options, { program: AGENT.program, cwd: deps.cwd, type: 'opencode' }), deps),
});

const AGENT: Agent = {
  name: 'opencode',
  program: 'opencode',
  install: 'npm install --global opencode-ai',
  firstSignal: 'SIGTERM',
  variables: [
    'OPENCODE_*',
    'OPENAI_*',
    'ANTHROPIC_*',
    'GEMINI_*',
    'GOOGLE_*',
    'OPENROUTER_*',
    'GROQ_*',
    'XAI_*',
    'AWS_*',
  ],
  configVariables: [],
  mcpInHome: true,
  call: ({ prompt, inputFiles, images = [] }, { model, systemPrompt, readsProject, mcpServers }) => ({
    // With a given title, the model is not called for one.
    args: [
      ...['run', '--format', 'json', '--auto', '--pure', '--title', 'eval'],
      ...(model === undefined ? [] : ['-m', model]),
      ...images.map(({ path }) => `--file=${path}`),
    ],
    stdin: withSystemPrompt(systemPrompt, agentDocument({ prompt, inputFiles })),
    env: {
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      OPENCODE_DISABLE_MODELS_FETCH: '1',
      OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
      OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
      ...(!readsProject && { OPENCODE_DISABLE_PROJECT_CONFIG: '1' }),
    },
    homeFiles: mcpServers.length > 0 ? { '.config/opencode/opencode.json': mcpConfig(mcpServers) } : undefined,
    stream: opencodeStream(),
  }),
};

function mcpConfig(servers: readonly McpServer[]): string {
  const entries = servers.map(({ name, ...server }) =>
    'command' in server
      ? [name, { type: 'local', command: [server.command, ...server.args], environment: server.env, enabled: true }]
      : [name, { type: 'remote', ...server, enabled: true }],
  );
  return JSON.stringify({ mcp: Object.fromEntries(entries) });
}
