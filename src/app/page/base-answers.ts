import { resolve } from 'node:path';
import { sideOf } from '../../compare/side-of.ts';
import { UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { type RunResult, resultKey } from '../../model/run/result.ts';
import type { Side } from '../../model/run/side.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { readResults } from '../run-folder/read-results.ts';

/** Answers of the base branch, and how they were found. */
export interface BaseAnswers {
  readonly sides: ReadonlyMap<string, Side>;
  /** A sentence. */
  readonly note: string;
}

interface Site {
  readonly cwd: string;
  readonly files: Files;
}

/** The answers in the run folders and files of results that are named as baseline. Files of evidence have no answers. */
export async function namedBaseAnswers(baseline: readonly string[], run: RunResult, site: Site): Promise<BaseAnswers> {
  const paths = baseline.filter((each) => each !== 'auto' && each !== 'none' && !/^\d{1,15}$/.test(each));
  const wanted = new Map(run.results.map((result) => [resultKey(result), result.measure]));
  const sides = new Map<string, Side>();
  let differing = 0;
  for (const path of paths) {
    for (const result of await resultsIn(path, site)) {
      const key = resultKey(result);
      if (!wanted.has(key)) continue;
      const measure = wanted.get(key);
      const isSame = measure === undefined || result.measure === undefined || measure === result.measure;
      if (isSame) sides.set(key, sideOf(result, { run: shownPath(resolve(site.cwd, path), site.cwd), kind: 'base' }));
      else differing += 1;
    }
  }
  if (sides.size === 0 && differing === 0) return { sides, note: 'No base answer is stored' };
  const different =
    differing > 0 ? `; the base measures ${differing} tests differently, and their answers are not shown` : '';
  return { sides, note: `Base answers are from ${paths.join(', ')}${different}` };
}

async function resultsIn(path: string, { cwd, files }: Site): Promise<RunResult['results']> {
  try {
    return (await readResults([path], { cwd, files })).run.results;
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}
