import { join, resolve } from 'node:path';
import { type Problem, UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { JOURNAL } from '../run-folder/earlier-run.ts';
import type { ResultsFiles } from '../run-folder/memory-files.ts';
import { readResults } from '../run-folder/read-results.ts';
import { siblingNames } from '../run-folder/sibling-names.ts';
import { evidenceFilesIn } from './evidence-files.ts';

/** The target of a path that is given as baseline. `shown` is the path as people type it. */
export interface BaselineContent {
  readonly kind: 'file' | 'run' | 'evidence';
  readonly path: string;
  readonly shown: string;
}

export type BaselineFiles = ResultsFiles & Pick<Files, 'glob' | 'namesIn'>;

interface Deps {
  readonly cwd: string;
  readonly files: BaselineFiles;
}

/**
 * Resolves a path: a file, a run folder, a folder of evidence, or the newest complete run in a folder of runs that
 * started before `at`.
 */
export async function baselineAt(
  given: string,
  at: string,
  { cwd, files }: Deps,
): Promise<BaselineContent | { readonly kind: 'nothing'; readonly problem: Problem }> {
  const path = resolve(cwd, given);
  const state = await files.state(path);
  if (state === 'missing') return nothing(`There is no baseline at ${given}`, await siblingNames(path, { cwd, files }));
  if (state !== 'folder') return { kind: 'file', path, shown: given };
  if (await isRunFolder(path, files)) return { kind: 'run', path, shown: given };
  if ((await evidenceFilesIn(path, files)).length > 0) return { kind: 'evidence', path, shown: given };
  const run = await newestCompleteRun(path, at, { cwd, files });
  if (run !== undefined) return { kind: 'run', path: run, shown: shownPath(run, cwd) };
  const { names } = await files.namesIn(path, MAX_NAMES);
  const found = names.length === 0 ? 'an empty folder' : `only ${listed(names)}`;
  return nothing(`There is no baseline in ${given}`, found);
}

const MAX_NAMES = 10;

function nothing(message: string, found: string) {
  const problem: Problem = {
    code: 'FILE_MISSING',
    severity: 'error',
    message,
    expected:
      'an evidence file, a folder of them, a run folder, a folder of runs with a complete one, or a results file',
    found,
    hint: 'Set an existing path, or "auto" to compare with the evidence of earlier runs in .agentv/evidence.',
  };
  return { kind: 'nothing', problem } as const;
}

async function isRunFolder(folder: string, files: Pick<Files, 'state'>): Promise<boolean> {
  const states = await Promise.all(['report.json', JOURNAL].map((name) => files.state(join(folder, name))));
  return states.includes('file');
}

/** Run folders are named by their time, so the newest comes last. Incomplete ones are skipped. */
async function newestCompleteRun(folder: string, at: string, { cwd, files }: Deps): Promise<string | undefined> {
  const reports = await files.glob(['*/report.json'], { cwd: folder });
  for (const report of reports.toSorted().reverse()) {
    const run = resolve(report, '..');
    if (await isCompleteBefore(run, at, { cwd, files })) return run;
  }
  return undefined;
}

async function isCompleteBefore(folder: string, at: string, site: Deps): Promise<boolean> {
  try {
    const { run } = await readResults([folder], site);
    return run.complete && !run.dryRun && !(Date.parse(run.startedAt) >= Date.parse(at));
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
