import { resolve } from 'node:path';
import { messageOf, UserError } from '../../model/errors.ts';
import { failed, type Outcome } from '../../model/outcome.ts';
import { type Files, MAX_OUTPUT_BYTES } from '../../model/ports.ts';
import { defineProvider, type ProviderDeps, type Question } from '../../model/provider.ts';
import { whyNoRealAnswer } from '../no-real-answer.ts';
import { healthcheckOf } from './cli-healthcheck.ts';
import { type Ending, endingOf, type Invocation, prepareInvocation } from './cli-invocation.ts';
import { readCliOutput } from './cli-output.ts';
import { type CliSettings, cliOptions, cliSettings } from './cli-settings.ts';
import { sharedCheck } from './shared-check.ts';

/** Asks by running a command line of the target's author; the answer is what it writes (targets-format.md §9). */
export const cli = defineProvider({
  type: 'cli',
  promptMode: 'agent',
  canJudge: false,
  isAgent: false,
  options: cliOptions,
  create(options, deps) {
    const settings = cliSettings(options);
    const unfit = sharedCheck(healthcheckOf(settings, deps));
    return {
      async ask(question, signal) {
        try {
          return (await unfit(question.attempt, signal)) ?? (await runCommand(settings, deps, question, signal));
        } catch (error) {
          // The temporary files: no space, no permission.
          if (error instanceof UserError) return failed('workspace', messageOf(error));
          throw error;
        }
      },
    };
  },
});

async function runCommand(
  settings: CliSettings,
  deps: ProviderDeps,
  question: Question,
  signal: AbortSignal,
): Promise<Outcome> {
  const { exec, clock, files, childEnv, suiteFolder } = deps;
  await using invocation = await prepareInvocation(settings.command, valuesOf(question), settings, files);
  const startedAt = clock.now();
  const ended = await exec.run(
    {
      command: { shell: invocation.text },
      cwd: question.workspacePath ?? resolve(suiteFolder, settings.cwd ?? '.'),
      env: { ...childEnv, ...settings.env },
      timeoutMs: settings.timeoutMs,
      maxBytes: MAX_OUTPUT_BYTES,
    },
    signal,
  );
  const tookMs = clock.now() - startedAt;

  const ending = endingOf(ended, { text: invocation.text, timeoutMs: settings.timeoutMs });
  if (ending.kind === 'failed') return failed(ending.class, ending.message);
  const written = await writtenBy(ending, invocation, files);
  if (written.kind === 'nothing') return failed('crash', written.why);
  const response = readCliOutput(written.text);
  const error = whyNoRealAnswer(response.messages, response.tokenUsage);
  const durationMs = response.durationMs ?? tookMs;
  return { kind: 'answered', response: { ...response, durationMs, ...(error !== undefined && { error }) } };
}

const valuesOf = ({ prompt, testId, attempt, inputFiles }: Question) => ({
  prompt: prompt.question,
  guidelines: prompt.guidelines?.text,
  evalId: testId,
  attempt,
  files: inputFiles,
});

type Written = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'nothing'; readonly why: string };

/** The output file, if the command was given one, and then nothing else; a command without one prints its answer. */
async function writtenBy(
  { stdout, notTextAt }: Extract<Ending, { kind: 'done' }>,
  { outputFile }: Invocation,
  files: Files,
): Promise<Written> {
  if (outputFile === undefined && notTextAt !== undefined) {
    return { kind: 'nothing', why: `The command wrote bytes that are not text (at byte ${notTextAt}) to stdout.` };
  }
  if (outputFile === undefined) return { kind: 'text', text: stdout };
  if ((await files.state(outputFile)) !== 'file') {
    const why = 'The command ended with exit code 0, but did not write its answer to {OUTPUT_FILE}.';
    return { kind: 'nothing', why: `${why} What it prints is read only if it does not name {OUTPUT_FILE}.` };
  }
  try {
    return { kind: 'text', text: await files.read(outputFile, MAX_OUTPUT_BYTES, { onlyText: true }) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'nothing', why: `The answer in {OUTPUT_FILE} cannot be read: ${messageOf(error)}` };
  }
}
