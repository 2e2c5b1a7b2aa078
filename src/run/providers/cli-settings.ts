import * as z from 'zod';
import { MAX_SECONDS } from '../../model/suite/limits.ts';
import { optionalBoolean, optionalText, requiredText } from '../../model/suite/setting.ts';
import { listed, mistypedKey } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import { environmentOption, missingSecretsOption } from '../environment-option.ts';
import { placeholderProblems } from './cli-command.ts';

/** The settings of a `cli` target, with every spelling of AgentV normalized. */
export interface CliSettings {
  readonly command: string;
  readonly filesFormat: string;
  readonly cwd: string | undefined;
  readonly timeoutMs: number | undefined;
  readonly healthcheck: Healthcheck | undefined;
  /** Whether its commands are logged; the run decides if the target does not. */
  readonly verbose: boolean | undefined;
  readonly keepFiles: boolean;
  /** Added to the environment of the command. */
  readonly env: Readonly<Record<string, string>>;
}

export type Healthcheck =
  | { readonly kind: 'http'; readonly url: string; readonly timeoutMs: number | undefined }
  | {
      readonly kind: 'command';
      readonly command: string;
      readonly cwd: string | undefined;
      readonly timeoutMs: number | undefined;
    };

/** A shell command; an unknown placeholder in it is reported before anything runs. */
const commandText = () =>
  requiredText()
    .superRefine((text, context) => {
      for (const message of placeholderProblems(text)) context.addIssue({ code: 'custom', message });
    })
    .optional();

/** Seconds as whole milliseconds; at least one. */
export const seconds = () =>
  z
    .number('must be a number of seconds')
    .positive('must be greater than 0')
    .max(MAX_SECONDS, `must not be over ${MAX_SECONDS}, which is a week`)
    .transform((value) => Math.max(1, Math.floor(value * 1000)))
    .optional();

const healthcheck = () =>
  z
    .strictObject(
      {
        type: z.enum(['http', 'command'], 'must be http or command').optional(),
        url: optionalText().refine(isHttpUrl, 'must be an address that begins with http:// or https://'),
        command: commandText(),
        command_template: commandText(),
        commandTemplate: commandText(),
        cwd: optionalText(),
        timeout_seconds: seconds(),
        timeoutSeconds: seconds(),
      },
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? unknownKeys(issue.keys)
            : issue.code === 'invalid_type'
              ? 'must be a mapping with a url or a command'
              : undefined,
      },
    )
    .transform(({ type, url, cwd, ...options }, context): Healthcheck => {
      if (context.issues.length > 0) return z.NEVER;
      const timeoutMs = options.timeout_seconds ?? options.timeoutSeconds;
      const command = options.command ?? options.command_template ?? options.commandTemplate;
      if (url !== undefined && type !== 'command') return { kind: 'http', url, timeoutMs };
      if (command !== undefined && type !== 'http') return { kind: 'command', command, cwd, timeoutMs };
      const missing = { http: 'a url', command: 'a command', either: 'a url or a command' }[type ?? 'either'];
      context.addIssue({ code: 'custom', message: `needs ${missing}` });
      return z.NEVER;
    })
    .optional();

const HEALTHCHECK_KEYS = ['type', 'url', 'command', 'cwd', 'timeout_seconds'];

/** The clause about the first unknown key of a healthcheck. */
function unknownKeys([key = '']: readonly string[]): string {
  const meant = mistypedKey(key, HEALTHCHECK_KEYS);
  const advice = meant === undefined ? `known: ${listed(HEALTHCHECK_KEYS)}` : `did you mean "${meant}"?`;
  return `has the unknown key "${cutEnd(key, 60)}" (${advice})`;
}

/** The keys of a `cli` target, and `env` and `no_env`, which are ours. */
export const cliOptions = () =>
  z
    .object({
      command: commandText(),
      command_template: commandText(),
      commandTemplate: commandText(),
      files_format: optionalText(),
      attachments_format: optionalText(),
      cwd: optionalText(),
      timeout_seconds: seconds(),
      healthcheck: healthcheck(),
      verbose: optionalBoolean(),
      cli_verbose: optionalBoolean(),
      keep_temp_files: optionalBoolean(),
      keep_output_files: optionalBoolean(),
      env: environmentOption(),
      no_env: missingSecretsOption(),
    })
    .superRefine((options, context) => {
      if (commandOf(options) === '') context.addIssue({ code: 'custom', path: ['command'], message: 'is required' });
    });

/** The settings behind the options, the newest spelling first. */
export function cliSettings(options: z.output<ReturnType<typeof cliOptions>>): CliSettings {
  return {
    command: commandOf(options),
    filesFormat: options.files_format ?? options.attachments_format ?? '{path}',
    cwd: options.cwd,
    timeoutMs: options.timeout_seconds,
    healthcheck: options.healthcheck,
    verbose: options.verbose ?? options.cli_verbose,
    keepFiles: options.keep_temp_files ?? options.keep_output_files ?? false,
    env: options.env,
  };
}

interface Commands {
  readonly command?: string | undefined;
  readonly command_template?: string | undefined;
  readonly commandTemplate?: string | undefined;
}

const commandOf = ({ command, command_template, commandTemplate }: Commands): string =>
  command ?? command_template ?? commandTemplate ?? '';

function isHttpUrl(text: string | undefined): boolean {
  return text === undefined || (URL.canParse(text) && /^https?:/i.test(text));
}
