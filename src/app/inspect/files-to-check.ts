import { basename, resolve } from 'node:path';
import { UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { inParallel } from '../../shared/in-parallel.ts';
import { findConfiguredSuites } from '../config/configuration.ts';
import type { Site } from '../pipeline/prepare.ts';
import { fileKind, holdsTests } from './file-kind.ts';

interface FilesToCheck {
  readonly paths: readonly string[];
  /** Those that a run of the same arguments executes. */
  readonly suites: readonly string[];
}

/** The suites of a run and, in folders that are named, the other YAML files that are a suite, targets or configuration. */
export async function filesToCheck(site: Site): Promise<FilesToCheck> {
  const { inputs, cwd, runtime } = site;
  const evals = await Promise.all(inputs.evals.map((asked) => withOtherYaml(asked, cwd, runtime.files)));
  const isNamed = (path: string) => inputs.evals.some((asked) => resolve(cwd, asked) === path);
  if (evals.some((pattern, index) => pattern !== inputs.evals[index])) {
    const found = await findConfiguredSuites({ ...site, inputs: { ...inputs, evals } });
    const isOurs = await inParallel(found, async (path) => isNamed(path) || isSuite(path) || isOfAgentv(path, runtime));
    const paths = found.filter((_, index) => isOurs[index]);
    if (paths.length > 0) return { paths, suites: paths.filter((path) => isNamed(path) || isSuite(path)) };
  }
  const suites = await findConfiguredSuites(site);
  return { paths: suites, suites };
}

const FILES = '**/{*.yaml,*.yml,*.eval.ts,*.eval.mts,evals.json,trigger[-_]eval*.json}';
const isSuite = (path: string): boolean =>
  /(?:^|\.)eval\.(?:ya?ml|m?ts)$|^evals\.json$|^trigger[-_]eval.*\.json$/.test(basename(path));

/** A folder as a glob of its files. If it has none, it stays, so that the search says what is missing. */
async function withOtherYaml(asked: string, cwd: string, files: Pick<Files, 'state' | 'glob'>): Promise<string> {
  if (/[!*?[\]{}()]/.test(asked) || (await files.state(resolve(cwd, asked))) !== 'folder') return asked;
  const pattern = `${asked.replace(/[/\\]+$/, '')}/${FILES}`;
  return (await files.glob([pattern], { cwd })).length > 0 ? pattern : asked;
}

/** Whether a YAML file of any name contains tests or targets, or is a configuration. */
async function isOfAgentv(path: string, { files }: Pick<Site['runtime'], 'files'>): Promise<boolean> {
  if (/[/\\]node_modules[/\\]/.test(path)) return false;
  try {
    const text = await files.read(path, MAX_BYTES);
    return holdsTests(path, text) || ['targets', 'config'].includes(fileKind(path, text));
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** Larger files are not written by people. */
const MAX_BYTES = 1024 * 1024;
