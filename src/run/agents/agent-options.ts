import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { MAX_SECONDS } from '../../model/suite/limits.ts';
import { optionalBoolean, optionalNumber, optionalText, textList, Variable } from '../../model/suite/setting.ts';
import { environmentOption, missingSecretsOption } from '../environment-option.ts';
import type { Pricing } from '../models/cost.ts';
import { modelOptions } from '../models/model-options.ts';
import { type McpServer, mcpServersOption } from './mcp-servers.ts';
import { versionOption } from './version.ts';

/** The options of every agent, with all spellings normalized. */
export interface AgentSettings {
  /** The program and its first arguments. */
  readonly command: readonly [string, ...string[]];
  readonly args: readonly string[];
  readonly model: string | undefined;
  readonly systemPrompt: string | undefined;
  /** Absolute; absent: each call has a separate folder. */
  readonly cwd: string | undefined;
  readonly timeoutMs: number | undefined;
  readonly env: Readonly<Record<string, string>>;
  /** Patterns of variables that the agent does not get, although agents usually do. */
  readonly missingSecrets: readonly string[];
  readonly home: 'private' | 'user';
  readonly readsProject: boolean;
  readonly pricing: Pricing | undefined;
  readonly log: AgentLogSettings | undefined;
  readonly mcpServers: readonly McpServer[];
  /** A range of versions; absent: any. */
  readonly version: string | undefined;
}

export interface AgentLogSettings {
  /** Absolute. */
  readonly folder: string;
  readonly form: 'raw' | 'summary';
}

/**
 * The options of every agent; `env`, `no_env`, `home`, `project_instructions`, `pricing`, `mcp_servers` and `version`
 * are ours.
 */
export const agentOptions = () => ({
  executable: optionalText(),
  command: optionalText(),
  binary: optionalText(),
  args: textList(),
  arguments: textList(),
  model: optionalText(),
  system_prompt: optionalText(),
  cwd: optionalText(),
  timeout_seconds: seconds(),
  env: environmentOption(),
  no_env: missingSecretsOption(),
  home: optionalText().pipe(z.enum(['private', 'user'], 'must be private or user').default('private')),
  project_instructions: optionalBoolean(),
  pricing: modelOptions().pricing,
  stream_log: streamLog(),
  log_format: logFormat(),
  log_output_format: logFormat(),
  log_dir: optionalText(),
  log_directory: optionalText(),
  mcp_servers: mcpServersOption(),
  version: versionOption(),
});

type AllOptions = z.output<z.ZodObject<ReturnType<typeof agentOptions>>>;
/** `mcp_servers` is absent where the agent has no support for them. */
type AgentOptions = Omit<AllOptions, 'mcp_servers'> & Partial<Pick<AllOptions, 'mcp_servers'>>;

/** The settings from the options, the newest spelling first. `cwd` is the working directory of this process. */
export function agentSettings(
  options: AgentOptions,
  { program, cwd, type }: { readonly program: string; readonly cwd: string; readonly type: string },
): AgentSettings {
  const executable = options.executable ?? options.command ?? options.binary ?? program;
  return {
    command: [hasFolder(executable) && !isAbsolute(executable) ? resolve(cwd, executable) : executable],
    args: options.args ?? options.arguments ?? [],
    model: options.model,
    systemPrompt: options.system_prompt,
    cwd: options.cwd === undefined ? undefined : resolve(cwd, options.cwd),
    timeoutMs: options.timeout_seconds,
    env: options.env,
    missingSecrets: options.no_env ?? [],
    home: options.home,
    readsProject: options.project_instructions ?? true,
    pricing: options.pricing,
    log: logSettings(options, cwd, type),
    mcpServers: options.mcp_servers ?? [],
    version: options.version,
  };
}

const hasFolder = (path: string): boolean => /[\\/]/.test(path);

/** A log is only written if the target asks for one, or sets its folder. */
function logSettings(options: AgentOptions, cwd: string, type: string): AgentLogSettings | undefined {
  const folder = options.log_dir ?? options.log_directory;
  const old = options.log_format ?? options.log_output_format;
  const form = options.stream_log ?? (old === 'json' ? 'raw' : old) ?? (folder === undefined ? undefined : 'summary');
  return form === undefined || form === false
    ? undefined
    : { folder: resolve(cwd, folder ?? `.agentv/logs/${type}`), form };
}

/** Seconds as whole milliseconds; at least one. */
function seconds() {
  return optionalNumber()
    .refine((value) => value === undefined || value > 0, 'must be greater than 0')
    .refine((value) => value === undefined || value <= MAX_SECONDS, `must not be over ${MAX_SECONDS}, which is a week`)
    .transform((value) => (value === undefined ? undefined : Math.max(1, Math.floor(value * 1000))));
}

function streamLog() {
  return z
    .union([z.boolean(), z.string(), z.instanceof(Variable)], 'must be false, raw or summary')
    .optional()
    .transform((value, context) => {
      const given = value instanceof Variable ? value.value : value;
      if (given === undefined || (typeof given === 'string' && given.trim() === '')) return undefined;
      const word = String(given).trim().toLowerCase();
      if (word === 'raw' || word === 'summary') return word;
      if (word === 'true') return 'summary' as const;
      if (['false', '0', 'off'].includes(word)) return false as const;
      context.addIssue({ code: 'custom', message: 'must be false, raw or summary', input: given });
      return z.NEVER;
    });
}

function logFormat() {
  return optionalText().pipe(z.enum(['summary', 'json'], 'must be summary or json').optional());
}
