import * as z from 'zod';
import { agentTraits, defineProvider, type ProviderDeps } from '../../model/ports/provider.ts';
import { optionalKey, optionalText } from '../../model/suite/setting.ts';
import type { Agent } from '../agents/agent.ts';
import { agentOptions, agentSettings } from '../agents/agent-options.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { withSystemPrompt } from '../agents/document.ts';
import { keyRule } from '../models/model-options.ts';
import { piStream } from '../streams/pi.ts';

/** It has no support for MCP servers. */
const withoutMcp = () => {
  const { mcp_servers: _, ...options } = agentOptions();
  return options;
};

const common = {
  ...agentTraits,
  options: () =>
    z
      .object({
        ...withoutMcp(),
        subprovider: optionalText(),
        pi_provider: optionalText(),
        llm_provider: optionalText(),
        pi_model: optionalText(),
        api_key: optionalKey(),
        base_url: optionalText(),
        endpoint: optionalText(),
        tools: optionalText(),
        pi_tools: optionalText(),
        thinking: optionalText(),
        pi_thinking: optionalText(),
      })
      .superRefine(...keyRule(() => false)),
} as const;
type Options = z.output<ReturnType<typeof common.options>>;

/** Calls Pi with `pi --mode json`. */
export const piCli = defineProvider({
  ...common,
  type: 'pi-cli',
  create: (options, deps) => openPi(options, {}, deps),
});

/** The same under the name of its library, which AgentV calls, with that library's default model. */
export const piCodingAgent = defineProvider({
  ...common,
  type: 'pi-coding-agent',
  aliases: ['pi', 'pi-agent-sdk'],
  create: (options, deps) => openPi(options, { vendor: 'google', model: 'gemini-3.5-flash' }, deps),
});

const PROGRAM = 'pi';

interface Usual {
  readonly vendor?: string;
  readonly model?: string;
}

function openPi(options: Options, usual: Usual, deps: ProviderDeps) {
  const named = options.subprovider ?? options.pi_provider ?? options.llm_provider;
  const vendor = (named ?? usual.vendor)?.toLowerCase();
  const model = options.model ?? options.pi_model ?? (named === undefined ? usual.model : undefined);
  const own = vendorOf(vendor);
  const keys = keysFor(vendor, options.api_key?.text, options.base_url ?? options.endpoint);
  const settings = agentSettings({ ...options, model }, { program: PROGRAM, cwd: deps.cwd, type: 'pi-cli' });
  // Its program may be named with arguments before all others.
  const [program = PROGRAM, ...first] = settings.command[0].split(/ +/);
  return agentProvider(
    piAgent({
      vendor,
      address: options.base_url ?? options.endpoint,
      tools: options.tools ?? options.pi_tools,
      thinking: options.thinking ?? options.pi_thinking,
      variables: own === undefined ? ALL_VENDORS : own.variables,
    }),
    { ...settings, command: [program, ...first], env: { ...keys, ...settings.env } },
    deps,
  );
}

interface PiSettings {
  readonly vendor: string | undefined;
  readonly address: string | undefined;
  readonly tools: string | undefined;
  readonly thinking: string | undefined;
  readonly variables: readonly string[];
}

const piAgent = ({ vendor, address, tools, thinking, variables }: PiSettings): Agent => ({
  name: 'Pi',
  program: PROGRAM,
  install: 'npm install --global @earendil-works/pi-coding-agent',
  firstSignal: 'SIGTERM',
  variables: [...variables, 'PI_*'],
  configVariables: ['PI_CODING_AGENT_DIR'],
  call: ({ prompt, inputFiles }, { model, systemPrompt, readsProject }) => ({
    args: [
      ...(vendor === undefined ? [] : ['--provider', vendor === 'azure' ? 'azure-openai-responses' : vendor]),
      ...(model === undefined ? [] : ['--model', model]),
      ...['--mode', 'json', '--print', '--no-session'],
      ...(tools === undefined ? [] : ['--tools', tools]),
      ...(thinking === undefined ? [] : ['--thinking', thinking]),
      ...(readsProject ? [] : ['--no-context-files']),
    ],
    lastArgs: [...new Set(inputFiles)].map((path) => `@${path}`),
    // It gets the bare question; `@` would be the name of a file.
    stdin: withSystemPrompt(systemPrompt, prompt.question.trim().replaceAll(/^@\[(\w+)\]:/gm, '[[$1]]:')),
    env: { PI_OFFLINE: '1', PI_TELEMETRY: '0' },
    homeFiles: address !== undefined && vendor !== 'azure' ? elsewhere(vendor, address) : undefined,
    stream: piStream(),
  }),
});

/** Its settings send the questions for a vendor to another address. Azure has variables for that. */
const elsewhere = (vendor = 'google', baseUrl: string): Record<string, string> => ({
  '.pi/agent/models.json': JSON.stringify({ providers: { [vendor]: { baseUrl } } }),
});

/** Vendors by the variable of their key. With a vendor, it gets only that vendor's variables. */
const VENDORS: Readonly<Record<string, { readonly key: string; readonly variables: readonly string[] }>> = {
  google: { key: 'GEMINI_API_KEY', variables: ['GEMINI_*', 'GOOGLE_*'] },
  gemini: { key: 'GEMINI_API_KEY', variables: ['GEMINI_*', 'GOOGLE_*'] },
  anthropic: { key: 'ANTHROPIC_API_KEY', variables: ['ANTHROPIC_*'] },
  openai: { key: 'OPENAI_API_KEY', variables: ['OPENAI_*'] },
  groq: { key: 'GROQ_API_KEY', variables: ['GROQ_*'] },
  xai: { key: 'XAI_API_KEY', variables: ['XAI_*'] },
  openrouter: { key: 'OPENROUTER_API_KEY', variables: ['OPENROUTER_*'] },
  azure: { key: 'AZURE_OPENAI_API_KEY', variables: ['AZURE_OPENAI_*'] },
};

const ALL_VENDORS = [...new Set(Object.values(VENDORS).flatMap(({ variables }) => variables)), 'MISTRAL_*', 'AWS_*'];

const vendorOf = (vendor = '') => (Object.hasOwn(VENDORS, vendor) ? VENDORS[vendor] : undefined);

/** The key is set in the vendor's own variable, and never in the command line, which the process list shows. */
function keysFor(
  vendor: string | undefined,
  key: string | undefined,
  address: string | undefined,
): Record<string, string> {
  const name = (vendorOf(vendor) ?? vendorOf('google'))?.key ?? '';
  const isUrl = address !== undefined && URL.canParse(address);
  return {
    ...(key !== undefined && { [name]: key }),
    ...(address !== undefined &&
      vendor === 'azure' && { [isUrl ? 'AZURE_OPENAI_BASE_URL' : 'AZURE_OPENAI_RESOURCE_NAME']: address }),
  };
}
