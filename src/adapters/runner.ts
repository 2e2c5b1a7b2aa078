import { realpathSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { saveState, setOutput, setSecret } from '@actions/core';
import { messageOf, userError } from '../model/errors.ts';

/** The Actions runner: files that it reads when the step has ended, and what it prints. */
export interface Runner {
  /** The folder that the repository is checked out to; absolute, without links in it. */
  readonly checkout: string;
  /** Hides a value in all logs from now on. */
  mask(value: string): void;
  /** Hands an output to later steps; through the file, so that nothing printed can stand in for it. */
  output(name: string, value: string): void;
  /** Keeps a text for the post step; what is kept last under a name counts, also when the step is killed. */
  keep(name: string, value: string): void;
  /** Adds Markdown to the summary of the job. False when the runner keeps none. */
  addToSummary(markdown: string): Promise<boolean>;
  /** Prints one line as it is: a workflow command that was made by us, or text that was made harmless. */
  print(line: string): void;
}

/** The runner of this job; `env` is that of the step. */
export function openRunner(env: Readonly<Record<string, string | undefined>>, stdout: NodeJS.WriteStream): Runner {
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

/** Throws a `UserError` when a file of the runner cannot be written. */
function writing(name: string, env: Readonly<Record<string, string | undefined>>, work: () => void): void {
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

/** A runner of one's own may have its work folder behind a link; this process knows its folder by the real name. */
function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
