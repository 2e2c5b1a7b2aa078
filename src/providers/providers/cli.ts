import { resolve } from 'node:path';
import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import type { Container } from '../../model/ports/containers.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { defineProvider, type ProviderDeps, type SharedQuestion, type Together } from '../../model/ports/provider.ts';
import { type FailedOutcome, failed, type Outcome } from '../../model/run/outcome.ts';
import { MAX_SECONDS } from '../../model/suite/number-limits.ts';
import { optionalBoolean, optionalText, requiredText } from '../../model/suite/setting.ts';
import { limitedSignal } from '../call-guards.ts';
import {
  depsFor,
  environmentOption,
  missingSecretsOption,
  oncePerImage,
  sharedCheck,
  type UsabilityCheck,
} from '../environment.ts';
import { orFailed } from '../response.ts';
import { cliDocumentSchema, jsonOf, type OnNegative, responseIn } from './cli-output.ts';
import {
  answered,
  answeredBy,
  type CommandValues,
  failureOf,
  negativesReported,
  placeholderProblems,
  prepareInvocation,
  runProgram,
} from './cli-run.ts';

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
        url: optionalText().refine(
          (url = 'http://none') => URL.canParse(url) && /^https?:/i.test(url),
          'must be an address that begins with http:// or https://',
        ),
        command: commandText(),
        command_template: commandText(),
        commandTemplate: commandText(),
        cwd: optionalText(),
        timeout_seconds: seconds(),
        timeoutSeconds: seconds(),
      },
      'must be a mapping with a url or a command, which may have type, cwd and timeout_seconds, and no other keys',
    )
    .transform(({ type, url: written, cwd, ...options }, context) => {
      const timeoutMs = options.timeout_seconds ?? options.timeoutSeconds;
      const url = type === 'command' ? undefined : written;
      const command = options.command ?? options.command_template ?? options.commandTemplate;
      if (context.issues.length === 0 && url === undefined && (command === undefined || type === 'http')) {
        context.addIssue({ code: 'custom', message: 'needs a url (type: http) or a command (type: command)' });
      }
      return { url, command: command ?? '', cwd, timeoutMs };
    })
    .optional();

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
    .superRefine(({ command, command_template, commandTemplate }, context) => {
      if ((command ?? command_template ?? commandTemplate ?? '') !== '') return;
      context.addIssue({ code: 'custom', path: ['command'], message: 'is required' });
    });

/** The settings behind the options, the newest spelling first. */
export const cliSettings = (options: z.output<ReturnType<typeof cliOptions>>) => ({
  command: options.command ?? options.command_template ?? options.commandTemplate ?? '',
  filesFormat: options.files_format ?? options.attachments_format ?? '{path}',
  cwd: options.cwd,
  timeoutMs: options.timeout_seconds,
  healthcheck: options.healthcheck,
  /** Whether its commands are logged; the run decides if the target does not. */
  verbose: options.verbose ?? options.cli_verbose,
  keepFiles: options.keep_temp_files ?? options.keep_output_files ?? false,
  /** Added to the environment of the command. */
  env: options.env,
});
type CliSettings = ReturnType<typeof cliSettings>;

/** Runs a command line of the target; its output is the answer. */
export const cli = defineProvider({
  type: 'cli',
  promptMode: 'agent',
  canJudge: false,
  isAgent: false,
  images: 'any',
  canBatch: true,
  runsPrograms: true,
  runsInContainer: true,
  options: cliOptions,
  create(options, deps) {
    const settings = cliSettings(options);
    const onNegative = negativesReported(deps);
    const depsIn = (container?: Container) => depsFor(deps, container, options.no_env);
    const checkIn = oncePerImage((container) => sharedCheck(healthcheckOf(settings, depsIn(container))));
    return {
      ask: (question, signal) =>
        orFailed('workspace', async () => {
          const unfit = await checkIn(question.container)(question.attempt, signal);
          if (unfit !== undefined) return unfit;
          const { prompt, testId: evalId, attempt, inputFiles: files, workspacePath } = question;
          const values = { prompt: prompt.question, guidelines: prompt.guidelines?.text, evalId, attempt, files };
          const request = {
            ...settings,
            timeoutMs: question.timeLimitMs ?? settings.timeoutMs,
            cwd: workspacePath ?? resolve(deps.suiteFolder, settings.cwd ?? '.'),
            leavesNoOrphans: workspacePath !== undefined,
          };
          return answeredBy(await runCli(request, values, depsIn(question.container), signal), onNegative);
        }),
      askTogether: (questions, signal) =>
        orFailed<Together>('workspace', async () => {
          const unfit = await checkIn()(0, signal);
          return unfit ?? (await runBatch(settings, { ...depsIn(), onNegative }, questions, signal));
        }),
    };
  },
});

interface CliRequest extends CliSettings {
  /** Absolute. */
  readonly cwd: string;
  readonly outputEnding?: '.json' | '.jsonl' | undefined;
  readonly leavesNoOrphans: boolean;
}

async function runCli(
  request: CliRequest,
  values: Omit<CommandValues, 'promptFile' | 'outputFile'>,
  deps: ProviderDeps,
  signal: AbortSignal,
) {
  await using invocation = await prepareInvocation(request.command, values, request, deps.files);
  const { text, outputFile, folders } = invocation;
  if (request.verbose ?? deps.verbose) deps.notify?.(`In ${request.cwd}: ${text}`);
  const mounts = { writable: folders, readable: values.files };
  // Awaited here: the files are gone when this function returns.
  return await runProgram({ ...request, command: { shell: text }, mounts, text, outputFile }, deps, signal);
}

/** A line of a batch: the document of a single run, and whose it is. */
const recordSchema = cliDocumentSchema.extend({ id: z.string().trim().min(1) });

/**
 * Runs the command once for many tests. It gets all their files and no prompt, so it must contain the questions, and
 * writes one JSON object per line, each with the `id` of its test. If a line is invalid, none of them counts: it is
 * unknown which test it belongs to.
 */
async function runBatch(
  settings: CliSettings,
  deps: ProviderDeps & { readonly onNegative: OnNegative },
  questions: readonly SharedQuestion[],
  signal: AbortSignal,
): Promise<Together> {
  const files = [...new Set(questions.flatMap(({ inputFiles }) => inputFiles))];
  const values = { prompt: '', evalId: 'batch', attempt: 0, files };
  const cwd = resolve(deps.suiteFolder, settings.cwd ?? '.');
  const request = { ...settings, cwd, outputEnding: '.jsonl' as const, leavesNoOrphans: false };
  const run = await runCli(request, values, deps, signal);
  if (run.kind === 'failed') return run.outcome;

  const outcomes = new Map<string, Outcome>();
  const invalid = (why: string) => failed('crash', `The output of the batch is invalid: ${why}.`);
  for (const [index, line] of run.text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { data } = recordSchema.safeParse(jsonOf(line));
    if (data === undefined) {
      return invalid(`line ${index + 1} is not a JSON object with the "id" of a test and an answer`);
    }
    if (outcomes.has(data.id)) return invalid(`line ${index + 1} has an "id" that an earlier line has`);
    // An empty record is an empty answer, as in AgentV.
    const response = responseIn(data, deps.onNegative) ?? { messages: [] };
    outcomes.set(data.id, answered(response, run.tookMs / questions.length));
  }
  return { kind: 'answered', outcomes };
}

/** The time limit of a healthcheck that has none, and whose target has none. */
const DEFAULT_HEALTHCHECK_MS = 120_000;

/**
 * The healthcheck of a target: an address that must respond 2xx, or a command that must end with 0. Its failure is not
 * about the agent, so it is a failure of the provider, which the gate excludes from the trials and the run may retry or
 * pass to a fallback target. Only a command that cannot start is a configuration error.
 */
function healthcheckOf(settings: CliSettings, deps: ProviderDeps): UsabilityCheck {
  const { healthcheck: check } = settings;
  if (check === undefined) return async () => undefined;
  const timeoutMs = check.timeoutMs ?? settings.timeoutMs ?? DEFAULT_HEALTHCHECK_MS;
  return (signal) =>
    check.url !== undefined
      ? checkUrl(check.url, timeoutMs, deps, signal)
      : checkCommand(check, { ...settings, timeoutMs }, deps, signal);
}

async function checkUrl(
  url: string,
  timeoutMs: number,
  { http, clock }: ProviderDeps,
  signal: AbortSignal,
): Promise<FailedOutcome | undefined> {
  const { origin, pathname } = new URL(url);
  // An address may carry a password or a key.
  const request = `GET ${origin}${pathname}`;
  using limited = limitedSignal(signal, timeoutMs, clock);
  try {
    const response = await http(url, { signal: limited.signal });
    await response.body?.cancel();
    return response.ok ? undefined : unfit('provider', `${request} answered ${response.status}, expected 2xx.`);
  } catch (error) {
    if (signal.aborted) return unfit('cancelled', 'cancelled.');
    // `fetch` says "fetch failed" and keeps what happened in the cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
    const why = limited.isOver ? `no answer within ${Math.ceil(timeoutMs / 1000)} s` : cause || messageOf(error);
    return unfit('provider', `${request}: ${why}`);
  }
}

async function checkCommand(
  { command, cwd }: NonNullable<CliSettings['healthcheck']>,
  settings: CliSettings,
  { exec, files, childEnv, suiteFolder }: ProviderDeps,
  signal: AbortSignal,
): Promise<FailedOutcome | undefined> {
  const nothing = { prompt: '', evalId: 'healthcheck', attempt: 0, files: [] };
  await using invocation = await prepareInvocation(command, nothing, settings, files);
  const { text, folders } = invocation;
  const ended = await exec.run(
    {
      command: { shell: text },
      cwd: resolve(suiteFolder, cwd ?? settings.cwd ?? '.'),
      env: { ...childEnv, ...settings.env },
      timeoutMs: settings.timeoutMs,
      maxBytes: MAX_OUTPUT_BYTES,
      mounts: { writable: folders },
    },
    signal,
  );
  const failure = failureOf(ended, text, settings.timeoutMs)?.failure;
  if (failure === undefined) return undefined;
  const isOfTarget = failure.class === 'crash' || failure.class === 'timeout';
  return unfit(isOfTarget ? 'provider' : failure.class, failure.message);
}

function unfit(failureClass: FailedOutcome['failure']['class'], why: string): FailedOutcome {
  const message = `The healthcheck of the target failed: ${why}`;
  return { kind: 'failed', failure: { class: failureClass, stage: 'setup', reason: 'preflight_error', message } };
}
