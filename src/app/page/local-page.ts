import { resolve } from 'node:path';
import type { RunResult } from '../../model/run/result.ts';
import { redactor } from '../../shared/secrets/redact.ts';
import { secretValues } from '../../shared/secrets/secret-names.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { namedBaseAnswers } from './base-answers.ts';
import type { PageContext } from './page-reporter.ts';

/** The page of a run that is no job on GitHub: no links, and base answers from the folders that are named as baseline. */
export const localPage = (
  { baseline, workingDirectory, redact }: Pick<Inputs, 'baseline' | 'workingDirectory' | 'redact'>,
  run: RunResult,
  { cwd, files, env }: Pick<Runtime, 'cwd' | 'files' | 'env'>,
): PageContext => ({
  async baseAnswers() {
    const { sides, note } = await namedBaseAnswers(baseline, run, { cwd: resolve(cwd, workingDirectory), files });
    const { deep } = redactor(secretValues(env), redact);
    return { note, sides: new Map([...sides].map(([key, side]) => [key, deep(side)])) };
  },
});
