import { join } from 'node:path';
import * as z from 'zod';
import { type AgentQuestion, agentDocument } from '../../model/ports/agent-document.ts';
import { agentTraits, defineProvider, type Provider, type ProviderDeps } from '../../model/ports/provider.ts';
import type { ImageFile } from '../../model/run/message.ts';
import { MAX_USD } from '../../model/suite/limits.ts';
import { optionalBoolean, optionalNumberFrom, optionalWholeNumber } from '../../model/suite/setting.ts';
import type { Agent } from '../agents/agent.ts';
import { agentOptions, agentSettings } from '../agents/agent-options.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { type McpServer, mcpServersJson } from '../agents/mcp-servers.ts';
import { readDataUri } from '../models/data-uri.ts';
import { claudeStream } from '../streams/claude.ts';

const options = () =>
  z.object({
    ...agentOptions(),
    max_turns: optionalWholeNumber(1, MAX_TURNS),
    max_budget_usd: optionalNumberFrom(0, MAX_USD).refine((usd) => usd !== 0, 'must be greater than 0'),
    bypass_permissions: optionalBoolean(),
  });
type ClaudeOptions = z.output<ReturnType<typeof options>>;

/** Calls Claude Code with `claude -p`. Targets that AgentV calls through its library use it too. */
export const claude = defineProvider({
  type: 'claude-cli',
  aliases: ['claude', 'claude-code', 'claude-sdk', 'cc-mirror'],
  ...agentTraits,
  options,
  create: openClaude,
});

function openClaude(
  { max_turns: maxTurns, max_budget_usd: maxUsd, bypass_permissions: bypasses = true, ...options }: ClaudeOptions,
  deps: ProviderDeps,
): Provider {
  const settings = agentSettings(options, { program: PROGRAM, cwd: deps.cwd, type: 'claude' });
  return agentProvider(claudeAgent({ maxTurns, maxUsd, bypasses }), settings, deps);
}

const PROGRAM = 'claude';
const MAX_TURNS = 10_000;

interface Limits {
  readonly maxTurns: number | undefined;
  readonly maxUsd: number | undefined;
  readonly bypasses: boolean;
}

const claudeAgent = ({ maxTurns, maxUsd, bypasses }: Limits): Agent => ({
  name: 'Claude Code',
  program: PROGRAM,
  install: 'npm install --global @anthropic-ai/claude-code',
  firstSignal: 'SIGINT',
  variables: ['ANTHROPIC_*', 'CLAUDE_*', 'AWS_*', 'GOOGLE_*'],
  configVariables: ['CLAUDE_CONFIG_DIR'],
  call: (
    { prompt, inputFiles, images = [], costLimitUsd },
    { model, systemPrompt, readsProject, mcpServers },
    locations,
  ) => ({
    args: [
      '-p',
      // It takes several files, so that another option must follow.
      ...(mcpServers.length === 0 ? [] : ['--mcp-config', join(locations.temporary, MCP_FILE)]),
      ...['--output-format', 'stream-json', '--verbose'],
      ...(images.length === 0 ? [] : ['--input-format', 'stream-json']),
      ...(bypasses ? ['--dangerously-skip-permissions'] : []),
      ...(model === undefined ? [] : ['--model', model]),
      ...(maxTurns === undefined ? [] : ['--max-turns', String(maxTurns)]),
      ...budgetArgs(maxUsd, costLimitUsd),
      ...(systemPrompt === undefined ? [] : ['--append-system-prompt', systemPrompt]),
      ...(readsProject ? [] : ['--setting-sources', 'user']),
      ...(readsProject || mcpServers.length === 0 ? [] : ['--strict-mcp-config']),
    ],
    stdin: images.length === 0 ? agentDocument({ prompt, inputFiles }) : withImages({ prompt, inputFiles }, images),
    env: { ...QUIET, ...(bypasses && AS_ROOT) },
    temporaryFiles: mcpServers.length > 0 ? { [MCP_FILE]: mcpConfig(mcpServers) } : undefined,
    stream: claudeStream(),
  }),
});

const MCP_FILE = 'mcp-servers.json';

const mcpConfig = (servers: readonly McpServer[]): string =>
  JSON.stringify({ mcpServers: mcpServersJson(servers, { local: { type: 'stdio' }, remote: { type: 'http' } }) });

/** It stops itself between two requests to the model, and reports no cost before its end. */
function budgetArgs(...limits: readonly (number | undefined)[]): string[] {
  const usd = Math.min(...limits.flatMap((limit) => limit ?? []));
  return Number.isFinite(usd) ? ['--max-budget-usd', String(Math.max(0.0001, Number(usd.toFixed(4))))] : [];
}

function withImages(question: AgentQuestion, images: readonly ImageFile[]): string {
  const shown = images.flatMap(({ mediaType, dataUri }) => {
    const image = readDataUri(dataUri);
    if (image === undefined) return [];
    return [{ type: 'image', source: { type: 'base64', media_type: mediaType, data: image.base64 } }];
  });
  const content = [{ type: 'text', text: agentDocument(question) }, ...shown];
  return `${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`;
}

/** Nothing is fetched or reported besides requests to the model; a failed call is not retried for minutes. */
const QUIET = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  DISABLE_AUTOUPDATER: '1',
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
  CLAUDE_CODE_MAX_RETRIES: '3',
};

/** In a container, where the user is root, it would refuse to work without confirmations. */
const AS_ROOT = { IS_SANDBOX: '1' };
