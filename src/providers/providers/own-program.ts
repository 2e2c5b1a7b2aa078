import { extname, resolve } from 'node:path';
import * as z from 'zod';
import { defineProvider } from '../../model/ports/provider.ts';
import { failed } from '../../model/run/outcome.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { depsFor, missingSecretsOption } from '../environment.ts';
import { seconds } from './cli.ts';
import { answeredBy, negativesReported, runProgram } from './cli-run.ts';

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
  options: () =>
    z.object({
      /** A program in `.agentv/providers/`: its path, and the same for people. */
      program: z.strictObject({ file: z.string(), shown: z.string() }),
      cwd: optionalText(),
      timeout_seconds: seconds(),
      no_env: missingSecretsOption(),
    }),
  create({ program, cwd = '.', timeout_seconds: ownLimitMs, no_env }, deps) {
    const programDeps = depsFor(deps, undefined, no_env);
    const onNegative = negativesReported(deps);
    return {
      async ask({ prompt, workspacePath, timeLimitMs }, signal) {
        const starter = await deps.scripts.starter(extname(program.file));
        if (starter.kind === 'none') {
          const why = `${starter.missing} is not installed on this machine. ${starter.hint}`;
          return failed('config', `${program.shown} cannot start: ${why}`);
        }
        const folder = workspacePath ?? resolve(deps.suiteFolder, cwd);
        if (deps.verbose) deps.notify?.(`In ${folder}: ${program.shown} with the question`);
        const request = {
          command: [...starter.command, program.file, prompt.question] as const,
          cwd: folder,
          env: {},
          timeoutMs: timeLimitMs ?? ownLimitMs,
          // It has no command in which another placeholder could help.
          text: program.shown,
          leavesNoOrphans: workspacePath !== undefined,
        };
        return answeredBy(await runProgram(request, programDeps, signal), onNegative);
      },
    };
  },
});
