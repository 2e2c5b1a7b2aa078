import type { BaselineFile, FileState, RunResult } from '../../model/run/result.ts';
import type { InputName } from '../config/inputs.ts';
import type { Basis } from './basis.ts';
import type { Prepared } from './prepare.ts';

/**
 * The files of the baseline suites, as this run found them. Inputs that were given leave files out on purpose; a file that
 * they name and that was not run is missing from the run.
 */
export function baselineFilesOf(
  { baseline, suiteFiles }: Pick<Basis, 'baseline' | 'suiteFiles'>,
  { inputs: { given }, suiteFiles: found }: Pick<Prepared, 'inputs' | 'suiteFiles'>,
): Pick<RunResult, 'baselineFiles'> {
  const pools = baseline.kind === 'found' ? baseline.pools : [];
  const files = [...new Set(pools.flatMap(({ file }) => file ?? []))].sort();
  if (files.length === 0) return {};
  const isGiven = (name: InputName) => given.includes(name);
  const isDeselected = (file: string) =>
    isGiven('tag') || isGiven('excludeTag') || (isGiven('evals') && !found.includes(file));
  const stateOf = (file: string): FileState =>
    !suiteFiles.has(file) ? 'gone' : isDeselected(file) ? 'deselected' : 'exists';
  return { baselineFiles: files.map((file): BaselineFile => ({ file, state: stateOf(file) })) };
}
