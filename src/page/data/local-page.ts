import { resolve } from 'node:path';
import { decodeAnswer, isMeasuredAlike } from '../../baseline/answers.ts';
import { storedTrend } from '../../baseline/history-store.ts';
import { joinedTrend, trendOf } from '../../baseline/trend.ts';
import { learnSecretsOfSuites } from '../../config/environments.ts';
import type { GateOptions, ReportOptions } from '../../config/settings.ts';
import { toComparedResult } from '../../gate/compared-result.ts';
import type { Job } from '../../github/job.ts';
import { UserError } from '../../model/errors.ts';
import type { TrendRun } from '../../model/run/measured-run.ts';
import type { RunResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import type { Side } from '../../model/run/side.ts';
import { plural } from '../../model/text/text.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import type { ImportHow } from '../../results/run-folder/read-results.ts';
import { importsOf, importsOfFiles } from '../../results/run-folder/reported-run.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { PageSource } from './page-source.ts';

/** Answers of the base branch, and how they were found. */
export interface BaseAnswers {
  /** By the key of their test. */
  readonly sides: ReadonlyMap<string, Side>;
  /** Tests that the base branch measures differently, so that their answers are not shown. */
  readonly different: ReadonlySet<string>;
  /** Sentences, the last one without a full stop. */
  readonly note: string;
  /** Runs of the base branch, oldest first. */
  readonly trend?: readonly TrendRun[];
}

/** The facts about the job on the page; none on a laptop. */
export interface PageContext extends Pick<PageSource, 'key' | 'unverified' | 'links'> {
  readonly run?: string | undefined;
  baseAnswers(baseline: Baseline): Promise<BaseAnswers>;
}

/**
 * The page of a run that is no job on GitHub: no links. Base answers are from the folders that are named as baseline, else
 * from the samples of the base branch.
 */
export function localPage(
  inputs: GateOptions & ReportOptions & ImportHow,
  run: RunResult,
  runtime: Pick<Runtime, 'cwd' | 'files' | 'env' | 'redactor' | 'connect' | 'log' | 'signal'>,
  job?: Job,
): { baseAnswers(baseline: Baseline): Promise<BaseAnswers> } {
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const find = async (baseline: Baseline): Promise<BaseAnswers> => {
    // The page shows the answers of the other variants.
    if (run.variants !== undefined) return { sides: new Map(), different: new Set(), note: 'None in an experiment' };
    // The run folders and results files that are the baseline, or are named as one that cannot be compared with.
    const paths =
      baseline.kind === 'found'
        ? baseline.provenance.flatMap(({ from, where }) => (from === 'run' ? where : []))
        : inputs.baseline.filter((each) => !['auto', 'none', 'last'].includes(each) && !/^\d{1,15}$/.test(each));
    const imports = importsOfFiles(paths, importsOf(inputs, runtime, run));
    const named = await namedBaseAnswers(paths, run, { cwd, files: runtime.files }, imports);
    const isNamed = named.sides.size > 0 || named.different.size > 0;
    const answers = isNamed || baseline.kind !== 'found' || !baseline.stored ? named : storedBaseAnswers(baseline, run);
    await learnSecretsOfSuites(run.results, { ...runtime, cwd });
    const runs = (baseline.kind === 'found' && baseline.stored?.runs) || [];
    const trend = joinedTrend(trendOf(runs), await storedTrend(inputs, job, runtime));
    const sides = new Map([...answers.sides].map(([key, side]) => [key, runtime.redactor.deep(side)]));
    return { ...answers, sides, trend };
  };
  let answers: Promise<BaseAnswers> | undefined;
  return {
    baseAnswers(baseline) {
      answers ??= find(baseline);
      return answers;
    },
  };
}

/** The answers in run folders and files of results. */
async function namedBaseAnswers(
  paths: readonly string[],
  run: RunResult,
  deps: Pick<Runtime, 'cwd' | 'files'>,
  imports: ImportHow,
): Promise<BaseAnswers> {
  const found: StoredAnswer[] = [];
  for (const path of paths) {
    const { readResults } = await import('../../results/run-folder/read-results.ts');
    const { results } = await readResults([path], deps, imports).then(
      (read) => read.run,
      (error: unknown) => {
        if (error instanceof UserError) return { results: [] };
        throw error;
      },
    );
    const from = { run: shownPath(resolve(deps.cwd, path), deps.cwd), kind: 'base' } as const;
    found.push(...results.map((result) => [resultKey(result), result, toComparedResult(result, from)] as const));
  }
  return answersTo(run, found, paths.join(', '));
}

/** The answers next to the evidence: the newest passing trial of each test of the run, else its newest trial. */
function storedBaseAnswers({ stored, provenance }: Extract<Baseline, { kind: 'found' }>, run: RunResult): BaseAnswers {
  const found = run.results.flatMap((result): StoredAnswer[] => {
    const key = resultKey(result);
    const line = stored?.answers.get(key);
    const answer = line === undefined ? undefined : decodeAnswer(line);
    const side = answer?.sides.find(({ pass }) => pass) ?? answer?.sides[0];
    return answer === undefined ? [] : [[key, answer, side && { ...side, from: { ...side.from, kind: 'base' } }]];
  });
  const places = new Set(provenance.map(({ runId, where }) => (runId === undefined ? where : `run ${runId}`)));
  return answersTo(run, found, `the samples of ${[...places].join(', ')}`);
}

type StoredAnswer = readonly [key: string, answer: { readonly measure?: string | undefined }, side: Side | undefined];

/** The answers of the tests of a run that are measured alike. */
function answersTo({ results }: RunResult, found: readonly StoredAnswer[], where: string): BaseAnswers {
  const wanted = new Map(results.map((result) => [resultKey(result), result]));
  const [sides, different] = [new Map<string, Side>(), new Set<string>()];
  for (const [key, answer, side] of found) {
    const test = wanted.get(key);
    if (test !== undefined && !isMeasuredAlike(test, answer)) different.add(key);
    else if (test !== undefined && side !== undefined) sides.set(key, side);
  }
  const others = `; the base branch measures ${plural('test', different.size)} differently, whose answers are not shown`;
  const note = `Base answers are from ${where}${different.size > 0 ? others : ''}`;
  return { sides, different, note: sides.size + different.size === 0 ? 'No base answer is stored' : note };
}
