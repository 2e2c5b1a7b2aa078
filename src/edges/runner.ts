import { appendFile } from 'node:fs/promises';
import { setOutput, setSecret } from '@actions/core';

/** The Actions runner: files that it reads when the step has ended, and what it prints. */
export interface Runner {
  /** Hides a value in all logs from now on. */
  mask(value: string): void;
  /** Hands an output to later steps; through the file, so that nothing printed can stand in for it. */
  output(name: string, value: string): void;
  /** Adds Markdown to the summary of the job. False when the runner keeps none. */
  addToSummary(markdown: string): Promise<boolean>;
  /** Prints one line as it is: a workflow command that was made by us, or text that was made harmless. */
  print(line: string): void;
}

/** The runner of this job; `env` is that of the step. */
export function openRunner(env: Readonly<Record<string, string | undefined>>, stdout: NodeJS.WriteStream): Runner {
  return {
    mask: setSecret,
    output: setOutput,
    async addToSummary(markdown) {
      const path = env['GITHUB_STEP_SUMMARY'];
      if (!path) return false;
      await appendFile(path, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
      return true;
    },
    print: (line) => void stdout.write(`${line}\n`),
  };
}

/** A job summary larger than this is not shown (GitHub docs, "Workflow commands": 1 MiB per step); some room is left for other steps' text. */
export const MAX_SUMMARY_BYTES = 900 * 1024;
