import { resolve } from 'node:path';
import { messageOf, UserError } from '../../model/errors.ts';
import { type Failed, failed, type Outcome } from '../../model/outcome.ts';
import { defineProvider, type ProviderDeps, type Question, type Together } from '../../model/provider.ts';
import { withoutVariables } from '../environment-option.ts';
import { runBatch } from './cli-batch.ts';
import { healthcheckOf } from './cli-healthcheck.ts';
import type { OnNegative } from './cli-output.ts';
import { answeredBy, negativesTold, runCli } from './cli-run.ts';
import { type CliSettings, cliOptions, cliSettings } from './cli-settings.ts';
import { sharedCheck } from './shared-check.ts';

/** Asks by running a command line of the target's author; the answer is what it writes (targets-format.md §9). */
export const cli = defineProvider({
  type: 'cli',
  promptMode: 'agent',
  canJudge: false,
  isAgent: false,
  images: 'any',
  canBatch: true,
  runsPrograms: true,
  options: cliOptions,
  create(options, given) {
    const deps = withoutVariables(given, options.no_env);
    const settings = cliSettings(options);
    const unfit = sharedCheck(healthcheckOf(settings, deps));
    const onNegative = negativesTold(deps);
    return {
      ask: (question, signal) =>
        orFailed(
          async () =>
            (await unfit(question.attempt, signal)) ??
            (await runCommand(settings, { ...deps, onNegative }, question, signal)),
        ),
      askTogether: (questions, signal) =>
        orFailed<Together>(
          async () =>
            (await unfit(0, signal)) ?? (await runBatch(settings, { ...deps, onNegative }, questions, signal)),
        ),
    };
  },
});

/** The temporary files: no space, no permission. */
async function orFailed<Result>(work: () => Promise<Result>): Promise<Result | Failed> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) return failed('workspace', messageOf(error));
    throw error;
  }
}

async function runCommand(
  settings: CliSettings,
  deps: ProviderDeps & { readonly onNegative: OnNegative },
  question: Question,
  signal: AbortSignal,
): Promise<Outcome> {
  const { prompt, testId, attempt, inputFiles } = question;
  const values = {
    prompt: prompt.question,
    guidelines: prompt.guidelines?.text,
    evalId: testId,
    attempt,
    files: inputFiles,
  };
  const cwd = question.workspacePath ?? resolve(deps.suiteFolder, settings.cwd ?? '.');
  const leavesNobody = question.workspacePath !== undefined;
  const limited = { ...settings, timeoutMs: question.timeLimitMs ?? settings.timeoutMs };
  const run = await runCli(limited, deps, { values, cwd, outputEnding: '.json', leavesNobody }, signal);
  return answeredBy(run, deps.onNegative);
}
