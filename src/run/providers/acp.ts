import { basename } from 'node:path';
import * as z from 'zod';
import { agentDocument } from '../../model/ports/agent-document.ts';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import type { Agent } from '../agents/agent.ts';
import { agentOptions, agentSettings } from '../agents/agent-options.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { withSystemPrompt } from '../agents/document.ts';
import type { McpServer } from '../agents/mcp-servers.ts';
import { type AcpTask, acpGreeting, acpStream } from '../streams/acp.ts';

const options = () => {
  const { model: _model, project_instructions: _project, ...common } = agentOptions();
  return z
    .object({
      ...common,
      permissions: optionalText().pipe(z.enum(['allow', 'reject'], 'must be allow or reject').default('allow')),
    })
    .refine(({ executable, command, binary }) => (executable ?? command ?? binary) !== undefined, {
      path: ['command'],
      error: 'is required',
      when: ({ issues }) => issues.length === 0,
    });
};

/** Calls any agent that speaks the Agent Client Protocol on its input and output. AgentV has no such provider. */
export const acp = defineProvider({
  type: 'acp',
  ...agentTraits,
  options,
  create({ permissions, ...given }, deps) {
    const whole = { ...given, model: undefined, project_instructions: undefined };
    const settings = agentSettings(whole, { program: '', cwd: deps.cwd, type: 'acp' });
    return agentProvider(acpAgent(basename(settings.command[0]), permissions), settings, deps);
  },
});

const acpAgent = (program: string, permissions: AcpTask['permissions']): Agent => ({
  name: program,
  program,
  firstSignal: 'SIGTERM',
  variables: ALL,
  configVariables: [],
  call: ({ prompt, inputFiles, images = [] }, { systemPrompt, mcpServers }, { work }) => {
    const document = withSystemPrompt(systemPrompt, agentDocument({ prompt, inputFiles }));
    return {
      args: [],
      stdin: `${acpGreeting()}\n`,
      talks: true,
      stream: acpStream({ cwd: work, prompt: document, images, permissions, mcpServers: mcpServers.map(forSession) }),
    };
  },
});

function forSession({ name, ...server }: McpServer): object {
  const pairs = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, value]) => ({ name: key, value }));
  return 'command' in server
    ? { name, command: server.command, args: server.args, env: pairs(server.env) }
    : { type: 'http', name, url: server.url, headers: pairs(server.headers) };
}

/** Only the target contains the vendor of the agent. */
const ALL = ['*'];
