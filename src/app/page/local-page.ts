import { resolve } from 'node:path';
import type { RunResult } from '../../model/run/result.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { namedBaseAnswers } from './base-answers.ts';
import type { PageContext } from './page-reporter.ts';

/** The page of a run that is no job on GitHub: no links, and base answers from the folders that are named as baseline. */
export const localPage = (
  { baseline, workingDirectory }: Pick<Inputs, 'baseline' | 'workingDirectory'>,
  run: RunResult,
  { cwd, files }: Pick<Runtime, 'cwd' | 'files'>,
): PageContext => ({
  baseAnswers: () => namedBaseAnswers(baseline, run, { cwd: resolve(cwd, workingDirectory), files }),
});
