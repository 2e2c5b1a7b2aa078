import { realpathSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { saveState, setOutput, setSecret } from '@actions/core';
import { messageOf, userError } from '../model/errors.ts';
import type { Env } from '../model/ports/machine.ts';

/** The Actions runner: the files that it reads at the end of the step, and its log. */
export interface Runner {
  /** The folder of the checkout; absolute, with links resolved. */
  readonly checkout: string;
  /** Hides a value in all logs from now on. */
  mask(value: string): void;
  /** Sets an output for later steps; through the file, so that printed text cannot set it. */
  output(name: string, value: string): void;
  /** Stores a text for the post step; the last value of a name counts, also when the step is killed. */
  keep(name: string, value: string): void;
  /** Adds Markdown to the summary of the job. False if the runner has none. */
  addToSummary(markdown: string): Promise<boolean>;
  /** Prints one line unchanged: a workflow command of ours, or neutralized text. */
  print(line: string): void;
}

/** The runner of this job; `env` is that of the step. */
export function openRunner(env: Env, stdout: NodeJS.WriteStream): Runner {
  return {
    checkout: withoutLinks(env['GITHUB_WORKSPACE'] || '.'),
    mask: setSecret,
    output: (name, value) => writing('GITHUB_OUTPUT', env, () => setOutput(name, value)),
    keep(name, value) {
      if (env['GITHUB_STATE']) writing('GITHUB_STATE', env, () => saveState(name, value));
    },
    async addToSummary(markdown) {
      const path = env['GITHUB_STEP_SUMMARY'];
      if (!path) return false;
      await appendFile(path, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
      return true;
    },
    print: (line) => void stdout.write(`${line}\n`),
  };
}

/** Throws a `UserError` if a file of the runner cannot be written. */
function writing(name: string, env: Env, work: () => void): void {
  try {
    work();
  } catch (cause) {
    throw userError(
      'OUTPUT_UNWRITABLE',
      `The runner's file ${env[name]} (${name}) cannot be written: ${messageOf(cause)}`,
      {
        hint: `Do not set ${name} in the workflow, and let the step run as the user of the runner.`,
        cause,
      },
    );
  }
}

/** A self-hosted runner may have its work folder behind a link; this process reports the real path. */
function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
