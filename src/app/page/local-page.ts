import { resolve } from 'node:path';
import { joinedTrend, trendOf } from '../../evidence/trend.ts';
import type { RunResult } from '../../model/run/result.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import type { Job } from '../action/job.ts';
import { storedTrend } from '../baseline/history-store.ts';
import { learnSecretsOfSuites } from '../config/environments.ts';
import type { GateOptions, ReportOptions } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { ImportHow } from '../run-folder/read-results.ts';
import { importsOf } from '../run-folder/reported-run.ts';
import { type BaseAnswers, namedBaseAnswers, storedBaseAnswers } from './base-answers.ts';
import type { PageContext } from './page-reporter.ts';

/**
 * The page of a run that is no job on GitHub: no links. Base answers are from the folders that are named as baseline, else
 * from the samples of the base branch.
 */
export const localPage = (
  inputs: GateOptions & ReportOptions & ImportHow,
  run: RunResult,
  runtime: Pick<Runtime, 'cwd' | 'files' | 'env' | 'redactor' | 'connect' | 'log' | 'signal'>,
  job?: Job,
): PageContext => {
  const { baseline, workingDirectory } = inputs;
  const { cwd, files } = runtime;
  const look = async (found: Baseline): Promise<BaseAnswers> => {
    const site = { cwd: resolve(cwd, workingDirectory), files, imports: importsOf(inputs, runtime, run) };
    const named = await namedBaseAnswers(baseline, run, site);
    const isNamed = named.sides.size > 0 || named.different.size > 0;
    const answers = isNamed || found.kind !== 'found' || !found.stored ? named : storedBaseAnswers(found, run);
    await learnSecretsOfSuites(run.results, { ...runtime, cwd: site.cwd });
    const runs = (found.kind === 'found' && found.stored?.runs) || [];
    const trend = joinedTrend(trendOf(runs), await storedTrend(inputs, job, runtime));
    return {
      ...answers,
      trend,
      sides: new Map([...answers.sides].map(([key, side]) => [key, runtime.redactor.deep(side)])),
    };
  };
  let answers: Promise<BaseAnswers> | undefined;
  return {
    baseAnswers(found) {
      answers ??= look(found);
      return answers;
    },
  };
};
