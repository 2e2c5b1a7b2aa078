import { resolve } from 'node:path';
import { sideOf } from '../../compare/side-of.ts';
import { decodeAnswer, isMeasuredAlike } from '../../evidence/answers.ts';
import { UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { TrendRun } from '../../model/run/measured-run.ts';
import { type RunResult, resultKey } from '../../model/run/result.ts';
import type { Side } from '../../model/run/side.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import { plural } from '../../shared/text.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { type ImportHow, readResults } from '../run-folder/read-results.ts';
import { importsOfFiles } from '../run-folder/reported-run.ts';

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

interface Deps {
  readonly cwd: string;
  readonly files: Files;
  /** How files of other tools are read. */
  readonly imports?: ImportHow;
}

/** The answers in the run folders and files of results that are named as baseline. Files of evidence have no answers. */
export async function namedBaseAnswers(baseline: readonly string[], run: RunResult, site: Deps): Promise<BaseAnswers> {
  const paths = baseline.filter((each) => each !== 'auto' && each !== 'none' && !/^\d{1,15}$/.test(each));
  const wanted = wantedTests(run);
  const sides = new Map<string, Side>();
  const different = new Set<string>();
  const imports = importsOfFiles(paths, site.imports ?? {});
  for (const path of paths) {
    for (const result of await resultsIn(path, { ...site, imports })) {
      const key = resultKey(result);
      const test = wanted.get(key);
      if (test === undefined) continue;
      if (!isMeasuredAlike(test, result)) different.add(key);
      else sides.set(key, sideOf(result, { run: shownPath(resolve(site.cwd, path), site.cwd), kind: 'base' }));
    }
  }
  return { sides, different, note: noteOf(`Base answers are from ${paths.join(', ')}`, sides, different) };
}

/** The answers next to the evidence: the newest passing trial of each test of the run, else its newest trial. */
export function storedBaseAnswers(
  { stored, provenance }: Extract<Baseline, { kind: 'found' }>,
  run: RunResult,
): BaseAnswers {
  const sides = new Map<string, Side>();
  const different = new Set<string>();
  for (const [key, test] of wantedTests(run)) {
    const line = stored?.answers.get(key);
    const answer = line === undefined ? undefined : decodeAnswer(line);
    if (answer === undefined) continue;
    const side = answer.sides.find(({ pass }) => pass) ?? answer.sides[0];
    if (!isMeasuredAlike(test, answer)) different.add(key);
    else if (side !== undefined) sides.set(key, { ...side, from: { ...side.from, kind: 'base' } });
  }
  const places = new Set(provenance.map(({ runId, where }) => (runId === undefined ? where : `run ${runId}`)));
  const note = noteOf(`Base answers are from the samples of ${[...places].join(', ')}`, sides, different);
  return { sides, different, note };
}

const wantedTests = ({ results }: RunResult): Map<string, { readonly measure?: string | undefined }> =>
  new Map(results.map((result) => [resultKey(result), { measure: result.measure }]));

function noteOf(from: string, sides: ReadonlyMap<string, Side>, different: ReadonlySet<string>): string {
  if (sides.size === 0 && different.size === 0) return 'No base answer is stored';
  if (different.size === 0) return from;
  return `${from}; the base branch measures ${plural('test', different.size)} differently, whose answers are not shown`;
}

async function resultsIn(path: string, { cwd, files, imports }: Deps): Promise<RunResult['results']> {
  try {
    return (await readResults([path], { cwd, files }, imports)).run.results;
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}
