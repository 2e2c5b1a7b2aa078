import { extname, resolve } from 'node:path';
import * as z from 'zod';
import { defineProvider, type ProviderDeps, type Question } from '../../model/ports/provider.ts';
import { failed, type Outcome } from '../../model/run/outcome.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { depsFor, missingSecretsOption } from '../environment.ts';
import { seconds } from './cli.ts';
import type { OnNegative } from './cli-output.ts';
import { answeredBy, negativesReported, runProgram } from './cli-run.ts';

const options = () =>
  z.object({
    /** A program in `.agentv/providers/`: its path, and the same for people. */
    program: z.strictObject({ file: z.string(), shown: z.string() }),
    cwd: optionalText(),
    timeout_seconds: seconds(),
    no_env: missingSecretsOption(),
  });
/**
 * Runs a program of the repository in `.agentv/providers/`: the question is its only argument, and its output is the
 * answer. Targets use the name of the file, not that of this provider.
 */
export const ownProgram = defineProvider({
  type: 'program',
  promptMode: 'agent',
  canJudge: false,
  isAgent: false,
  images: 'any',
  runsFiles: true,
  runsPrograms: true,
  options,
  create(options, deps) {
    const programDeps = { ...depsFor(deps, undefined, options.no_env), onNegative: negativesReported(deps) };
    return { ask: (question, signal) => ask(options, question, programDeps, signal) };
  },
});

async function ask(
  { program, cwd = '.', timeout_seconds: ownLimitMs }: z.output<ReturnType<typeof options>>,
  { prompt, workspacePath, timeLimitMs }: Question,
  deps: ProviderDeps & { readonly onNegative: OnNegative },
  signal: AbortSignal,
): Promise<Outcome> {
  const starter = await deps.scripts.starter(extname(program.file));
  if (starter.kind === 'none') {
    return failed(
      'config',
      `${program.shown} cannot start: ${starter.missing} is not installed on this machine. ${starter.hint}`,
    );
  }
  const folder = workspacePath ?? resolve(deps.suiteFolder, cwd);
  if (deps.verbose) deps.notify?.(`In ${folder}: ${program.shown} with the question`);
  const run = await runProgram(
    {
      command: [...starter.command, program.file, prompt.question],
      cwd: folder,
      env: {},
      timeoutMs: timeLimitMs ?? ownLimitMs,
      // It has no command in which another placeholder could help.
      text: program.shown,
      leavesNoOrphans: workspacePath !== undefined,
    },
    deps,
    signal,
  );
  return answeredBy(run, deps.onNegative);
}
