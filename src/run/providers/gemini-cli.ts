import { dirname } from 'node:path';
import * as z from 'zod';
import { agentDocument } from '../../model/ports/agent-document.ts';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import type { ImageFile } from '../../model/run/message.ts';
import type { Agent } from '../agents/agent.ts';
import { agentOptions, agentSettings } from '../agents/agent-options.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { withSystemPrompt } from '../agents/document.ts';
import { type McpServer, mcpServersJson } from '../agents/mcp-servers.ts';
import { geminiStream } from '../streams/gemini.ts';

/** Calls the Gemini CLI with `gemini --output-format stream-json`. AgentV has no such provider. */
export const geminiCli = defineProvider({
  type: 'gemini-cli',
  ...agentTraits,
  images: ['image/png', 'image/jpeg', 'image/webp'],
  options: () => z.object(agentOptions()),
  create: (options, deps) =>
    agentProvider(AGENT, agentSettings(options, { program: AGENT.program, cwd: deps.cwd, type: 'gemini-cli' }), deps),
});

const AGENT: Agent = {
  name: 'Gemini CLI',
  program: 'gemini',
  install: 'npm install --global @google/gemini-cli',
  firstSignal: 'SIGTERM',
  variables: ['GEMINI_*', 'GOOGLE_*'],
  configVariables: ['GEMINI_CLI_HOME'],
  mcpInHome: true,
  call: ({ prompt, inputFiles, images = [] }, { model, systemPrompt, readsProject, mcpServers }) => ({
    args: [
      ...['--output-format', 'stream-json', '--approval-mode', 'yolo', '--skip-trust'],
      ...(model === undefined ? [] : ['-m', model]),
      // It shows its model only files of folders that it may read.
      ...[...new Set(images.map(({ path }) => dirname(path)))].flatMap((folder) => ['--include-directories', folder]),
    ],
    stdin: [withSystemPrompt(systemPrompt, agentDocument({ prompt, inputFiles })), ...images.map(shown)].join('\n\n'),
    env: { GEMINI_CLI_TRUST_WORKSPACE: 'true', GEMINI_CLI_NO_RELAUNCH: 'true' },
    homeFiles: {
      '.gemini/settings.json': JSON.stringify({
        ...(readsProject ? SETTINGS : WITHOUT_PROJECT),
        ...mcpSettings(mcpServers),
      }),
    },
    stream: geminiStream(),
  }),
  exitCodes: exitCode,
};

const shown = ({ path }: ImageFile): string => `@${path.replaceAll(/[\s()[\]{};,|*?$`'"#&<>!~]/g, '\\$&')}`;

/** It works only with a way to sign in that is named; a refused call is not repeated for minutes. */
const SETTINGS = {
  security: { auth: { selectedType: 'gemini-api-key' } },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
  general: { enableAutoUpdate: false, maxAttempts: 3 },
};

/** Its `url` is that of the older protocol (SSE). */
const mcpSettings = (servers: readonly McpServer[]) =>
  servers.length > 0 && {
    mcpServers: mcpServersJson(servers, { local: { trust: true }, remote: { trust: true }, url: 'httpUrl' }),
  };

/** A file of instructions by a name that no repository has. */
const WITHOUT_PROJECT = { ...SETTINGS, context: { fileName: ['.no-instructions-for-evals'] } };

/** An exit code has one byte: a status of HTTP comes modulo 256. */
function exitCode(code: number) {
  const status = [400, 401, 403, 404, 429, 500, 502, 503, 504].find((known) => known % 256 === code);
  if (status !== undefined) return { message: `the model server answered HTTP ${status}`, httpStatus: status };
  if (code === 41) return { message: 'it found no way to sign in (exit code 41)', class: 'auth' as const };
  if (code === 52) return { message: 'it cannot read its settings (exit code 52)', class: 'config' as const };
  if (code === 53) return { message: 'it reached the most turns that it may take', class: 'crash' as const };
  if (code === 55) return { message: 'it does not trust the folder (exit code 55)', class: 'config' as const };
  return undefined;
}
