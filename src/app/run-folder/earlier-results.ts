import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { messageOf, type Problem, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { linesOfPieces, readJournal } from '../../results/read/read-journal.ts';
import { type ReadResult, readRecord } from '../../results/read/read-record.ts';
import { rehydrated } from '../../results/read/sidecars.ts';
import type { TakeOverMode } from '../../results/take-over.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { RunOptions } from '../config/inputs.ts';

/** The name of the results file of every run, AgentV's too. */
export const JOURNAL = 'index.jsonl';
/** In run folders of AgentV 5. */
export const INNER_JOURNAL = join('.internal', JOURNAL);

/** The rows of a run folder, whether or not they exist. */
export async function journalIn(folder: string, files: Pick<Files, 'state'>): Promise<string> {
  const inner = join(folder, INNER_JOURNAL);
  return (await files.state(inner)) === 'file' ? inner : join(folder, JOURNAL);
}

/** Confirmation, control and seed trials: each row is a record with its purpose, checkout and round. */
export const EXTRA_TRIALS = 'extra-trials.jsonl';

/** The earlier run that a run continues. */
export interface Source {
  readonly mode: TakeOverMode;
  /** Its results file. */
  readonly path: string;
  /** Its folder, if the run continues in it. */
  readonly continuesIn?: string | undefined;
}

interface FoundSource {
  readonly source?: Source | undefined;
  /** The folder to resume in has no results yet: the run writes its own there. */
  readonly beginsIn?: string | undefined;
  readonly warnings: readonly Problem[];
}

interface EarlierSite {
  readonly inputs: RunOptions;
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'glob' | 'read' | 'readPieces' | 'realPath'>;
}

/**
 * The earlier run of `retry-errors`, `resume` or `rerun-failed`, in this order. A missing run to resume is a warning:
 * then everything runs. Throws a `UserError` for anything else that is not a run.
 */
export async function findSource(site: EarlierSite): Promise<FoundSource> {
  const { inputs } = site;
  const asksToResume = inputs.resume !== undefined || inputs.rerunFailed;
  if (inputs.retryErrors === undefined && !asksToResume) return { warnings: [] };
  if (inputs.dryRun) throw noDryRun();
  if (inputs.retryErrors === undefined) return resumed(site);
  const path = await fileOf(resolve(site.cwd, inputs.retryErrors), inputs.retryErrors, site.files);
  if (path === undefined)
    throw userError('FILE_MISSING', `There are no results in ${inputs.retryErrors}`, { hint: HINT });
  const warnings = asksToResume ? [ignored] : [];
  return { source: { mode: 'retry-errors', path }, warnings };
}

const HINT = 'Pass a run folder, or its index.jsonl.';

const noDryRun = () =>
  userError('INPUT_INVALID', 'A dry run cannot continue an earlier run', {
    hint: 'Remove --dry-run, or --resume, --rerun-failed and --retry-errors.',
  });

const ignored: Problem = {
  code: 'UNUSED',
  severity: 'warning',
  message: '--resume and --rerun-failed are ignored, because --retry-errors names the run to continue',
};

async function resumed(site: EarlierSite): Promise<FoundSource> {
  const { inputs, cwd, files } = site;
  const mode = inputs.rerunFailed ? 'rerun-failed' : 'resume';
  const named = inputs.resume === undefined || inputs.resume === LAST ? inputs.outputDirectory : inputs.resume;
  const path = named === undefined ? await newestRun(cwd, files) : await fileOf(resolve(cwd, named), named, files);
  if (path === undefined) {
    const isFolder = named !== undefined && !named.endsWith('.jsonl') && inputs.outputDirectory === undefined;
    const beginsIn = isFolder ? resolve(cwd, named) : undefined;
    return { beginsIn: beginsIn || undefined, warnings: [nothingYet(named ?? 'the folder of runs')] };
  }
  if (basename(path) !== JOURNAL) {
    throw userError('INPUT_INVALID', `${named} cannot be resumed`, {
      expected: `a run folder, which contains ${JOURNAL}`,
      hint: 'To re-run the errors of a results file, use --retry-errors.',
    });
  }
  const folder = dirname(path);
  const goesOn = inputs.outputDirectory === undefined || resolve(cwd, inputs.outputDirectory) === folder;
  return { source: { mode, path, continuesIn: goesOn ? folder : undefined }, warnings: [] };
}

/** The word for the newest run; a folder of that name is `./last`. */
const LAST = 'last';

const nothingYet = (where: string): Problem => ({
  code: 'FILE_MISSING',
  severity: 'warning',
  message: `There is no earlier run in ${where} to resume; all tests run`,
});

/** The results file of a path. Undefined if it does not exist, or for a folder that can become a run folder. */
async function fileOf(path: string, given: string, files: EarlierSite['files']): Promise<string | undefined> {
  const state = await files.state(path);
  if (state === 'missing') return undefined;
  if (state === 'folder') {
    const journal = join(path, JOURNAL);
    if ((await files.state(journal)) === 'file') return journal;
    if ((await files.state(join(path, INNER_JOURNAL))) === 'file') {
      throw userError('INPUT_INVALID', `${given} is a run folder of AgentV 5, which cannot be continued`, {
        hint: 'Report it with eval-action report, or continue it with AgentV 5.',
      });
    }
    // A run that was killed before its first result leaves hidden files alone.
    const found = await files.glob(['**'], { cwd: path });
    if (found.every((each) => dirname(each) === path && basename(each).startsWith('.'))) return undefined;
  } else if (path.endsWith('.jsonl')) return path;
  throw userError('INPUT_INVALID', `${given} is not a run folder`, {
    expected: `a folder with ${JOURNAL}, or a results file that ends with .jsonl`,
    hint: 'On the command line, use --resume=DIR, or put --resume after the suites.',
  });
}

/** AgentV names run folders by their time, in the folder of their experiment or, in early versions, without. */
async function newestRun(cwd: string, files: EarlierSite['files']): Promise<string | undefined> {
  const runs = join(cwd, '.agentv', 'results', 'runs');
  if ((await files.state(runs)) !== 'folder') return undefined;
  const found = await files.glob([`*/${JOURNAL}`, `*/*/${JOURNAL}`], { cwd: runs });
  const timeOf = (path: string) => basename(dirname(path));
  return found
    .filter((path) => /^\d{4}-\d\d-\d\dT/.test(timeOf(path)))
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0];
}

interface ReadSource {
  readonly rows: readonly ReadResult[];
  /** Its folder or file, as shown to people. */
  readonly shown: string;
  /** The rows in the file. */
  readonly lines: readonly string[];
  readonly warnings: readonly Problem[];
}

const MAX_SIDECAR_BYTES = 10 * 1024 * 1024;

/** Reads the results of an earlier run, including those in separate files. Throws a `UserError` with file and line. */
export async function readSource({ path }: Source, { cwd, files }: Omit<EarlierSite, 'inputs'>): Promise<ReadSource> {
  const folder = dirname(path);
  // What a run has written it can continue, whatever its size.
  const written = linesOfPieces(files.readPieces(path, Number.POSITIVE_INFINITY));
  const { rows, warnings } = readJournal(written, shownPath(path, cwd));
  const read: ReadResult[] = [];
  for (const [index, { value, location }] of rows.entries()) {
    const full = await rehydrated(value, (name) => readSidecar(folder, name, files));
    read.push(readRecord(full, location, () => index));
  }
  return {
    rows: read,
    shown: shownPath(basename(path) === JOURNAL ? folder : path, cwd),
    lines: rows.map(({ line }) => line.trim()),
    warnings,
  };
}

/** A file in the run folder, and none elsewhere, whatever the row says. */
export async function readSidecar(
  folder: string,
  name: string,
  files: Pick<Files, 'state' | 'read' | 'realPath'>,
): Promise<string | undefined> {
  const path = resolve(folder, name);
  if (isOutside(folder, path) || (await files.state(path)) !== 'file') return undefined;
  try {
    if (isOutside(await files.realPath(folder), await files.realPath(path))) return undefined;
    return await files.read(path, MAX_SIDECAR_BYTES);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw new Error(`Cannot read a file of an earlier run: ${messageOf(error)}`, { cause: error });
  }
}

function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return isAbsolute(way) || /^\.\.(?:[/\\]|$)/.test(way);
}
