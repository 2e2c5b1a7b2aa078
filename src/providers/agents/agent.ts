import { isAbsolute, resolve } from 'node:path';
import validRange from 'semver/ranges/valid.js';
import * as z from 'zod';
import type { Files } from '../../model/ports/files.ts';
import type { Question } from '../../model/ports/provider.ts';
import type { Response } from '../../model/run/outcome.ts';
import { MAX_SECONDS } from '../../model/suite/number-limits.ts';
import { optionalNumber, optionalText, textList, Variable } from '../../model/suite/setting.ts';
import { environmentOption, missingSecretsOption } from '../environment.ts';
import { pricingOption } from '../models/model-options.ts';
import type { AgentError, AgentStream } from '../streams/stream.ts';
import { mcpServersOption } from './mcp-servers.ts';

/** A coding agent that is a program: its command line, and the format of its output. */
export interface Agent {
  readonly name: string;
  /** What is looked up in PATH. */
  readonly program: string;
  /** The command line that installs it, if known. */
  readonly install?: string | undefined;
  /** The folder of its logs in `.agentv/logs`. */
  readonly logName: string;
  /** The signal on which it ends its tools. */
  readonly firstSignal: 'SIGINT' | 'SIGTERM';
  /** Patterns of the variables with its keys and settings. */
  readonly variables: readonly string[];
  /** Variables with the folder of its settings. If one is set, nothing is written there. */
  readonly configVariables: readonly string[];
  /** Whether its MCP servers are part of the settings in its home, so that it needs a private one. */
  readonly mcpInHome?: true | undefined;
  /** Whether its command line has an option for the target's instructions. */
  readonly takesSystemPrompt?: true | undefined;
  /** Whether its program may be named together with arguments. */
  readonly splitsCommand?: true | undefined;
  call(question: AgentQuestion, settings: AgentSettings, locations: Locations): AgentCall;
  /** The meaning of an exit code other than 0, if it has one. */
  readonly exitCodes?: ((code: number) => AgentError | undefined) | undefined;
}

interface AgentQuestion extends Omit<Question, 'images'> {
  readonly images: NonNullable<Question['images']>;
  /** The question as one text, after the target's instructions if the agent has no option for them. */
  readonly document: string;
}

/** Private folders of one call, removed after it, and its working directory. */
export interface Locations {
  readonly home: string;
  readonly temporary: string;
  readonly work: string;
}

/** The parts of one call that depend on the agent. */
export interface AgentCall {
  /** Before the arguments of the target. */
  readonly args: readonly string[];
  /** After them. */
  readonly lastArgs?: readonly string[] | undefined;
  readonly stdin: string;
  /** Its input stays open, because the stream replies. */
  readonly talks?: true | undefined;
  /** Weaker than the environment of the job and that of the target. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Settings for its temporary folder, by their names there. */
  readonly temporaryFiles?: Readonly<Record<string, string>> | undefined;
  /** Settings for its private home, by their path in it. */
  readonly homeFiles?: Readonly<Record<string, string>> | undefined;
  readonly stream: AgentStream;
  /** Adds to the trajectory what the program reports only on its stderr. */
  readonly readStderr?: ((stderr: string) => void) | undefined;
  readonly leftovers?: ((files: Files) => Promise<Partial<Response>>) | undefined;
}

/**
 * The options of every agent; `env`, `no_env`, `home`, `pricing`, `mcp_servers` and `version`
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
  // In whole milliseconds; at least one.
  timeout_seconds: optionalNumber()
    .refine((value) => value === undefined || value > 0, 'must be greater than 0')
    .refine((value) => value === undefined || value <= MAX_SECONDS, `must not be over ${MAX_SECONDS}, which is a week`)
    .transform((value) => (value === undefined ? undefined : Math.max(1, Math.floor(value * 1000)))),
  env: environmentOption(),
  no_env: missingSecretsOption(),
  home: optionalText().pipe(z.enum(['private', 'user'], 'must be private or user').default('private')),
  pricing: pricingOption(),
  stream_log: z
    .union([z.boolean(), z.string(), z.instanceof(Variable)], 'must be false, raw or summary')
    .optional()
    .transform((value): boolean | undefined => {
      const form = String((value instanceof Variable ? value.value : value) ?? '')
        .trim()
        .toLowerCase();
      if (form === '') return undefined;
      // Of AgentV's forms, the log has the first one.
      return !['false', '0', 'off'].includes(form);
    }),
  log_format: optionalText(),
  log_output_format: optionalText(),
  log_dir: optionalText(),
  log_directory: optionalText(),
  mcp_servers: mcpServersOption(),
  version: optionalText().refine(
    (range) => range === undefined || validRange(range) !== null,
    'must be a range of versions, such as ">=2.1 <3"',
  ),
});

type AllOptions = z.output<z.ZodObject<ReturnType<typeof agentOptions>>>;
type OptionalSetting = 'mcp_servers' | 'model';
/** Some are absent where the agent has no support for them. */
export type AgentOptions = Omit<AllOptions, OptionalSetting> & Partial<Pick<AllOptions, OptionalSetting>>;

/** The settings from the options, the newest spelling first. `cwd` is the working directory of this process. */
export function agentSettings(options: AgentOptions, agent: Agent, cwd: string) {
  const executable = options.executable ?? options.command ?? options.binary ?? agent.program;
  const isPath = /[\\/]/.test(executable) && !isAbsolute(executable);
  const program = isPath ? resolve(cwd, executable) : executable;

  // A log is only written if the target asks for one, or sets its folder.
  const folder = options.log_dir ?? options.log_directory;
  const isLogged = options.stream_log ?? [folder, options.log_format, options.log_output_format].some(Boolean);

  return {
    /** The program and its first arguments. */
    command: agent.splitsCommand ? program.split(/ +/) : [program],
    args: options.args ?? options.arguments ?? [],
    model: options.model,
    systemPrompt: options.system_prompt,
    /** Absolute; absent: each call has a separate folder. */
    cwd: options.cwd === undefined ? undefined : resolve(cwd, options.cwd),
    timeoutMs: options.timeout_seconds,
    env: options.env,
    /** Patterns of variables that the agent does not get, although agents usually do. */
    missingSecrets: options.no_env ?? [],
    home: options.home,
    pricing: options.pricing,
    /** The absolute folder of the logs; absent: none are written. */
    logFolder: isLogged ? resolve(cwd, folder ?? `.agentv/logs/${agent.logName}`) : undefined,
    mcpServers: options.mcp_servers ?? [],
    /** A range of versions; absent: any. */
    version: options.version,
  };
}
export type AgentSettings = ReturnType<typeof agentSettings>;

/** An option of a command line, if it has a value. */
export const flag = (name: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [name, String(value)];

/** The target's instructions for its agent, at the start of the prompt. */
export const withSystemPrompt = (systemPrompt: string | undefined, document: string): string =>
  systemPrompt === undefined ? document : `${systemPrompt}\n\n${document}`;
