import type { ImportedFile } from '../model/run/import-formats.ts';
import { plural } from '../model/text/text.ts';
import { grouped } from '../model/values/grouped.ts';
import type { Report } from '../model/verdict/report.ts';
import { present } from './blocks.ts';

/**
 * One line for the files of each tool that results were read from, with what makes them weaker evidence
 * (docs/other-tools.md#weaker-evidence). Contains names from the files.
 */
export const importedLines = ({ imported = [], engine }: Pick<Report, 'imported' | 'engine'>): string[] =>
  [...grouped(imported, (file) => [toolOf(file)]).values()].map((files) => {
    const skipped = sum(files, 'skipped');
    const counts = present(
      plural('test', sum(files, 'tests')),
      plural('trial', sum(files, 'trials')),
      // A test that is skipped now may be one that would fail: the warning with its name is in the summary.
      skipped > 0 && `${plural('test', skipped)} skipped`,
    ).join(', ');
    const where = files.length === 1 ? '' : ` in ${plural('file', files.length)}`;
    const [first] = files;
    return [
      `${first.format === 'jsonl' ? 'results as' : 'results of'} ${toolOf(first)}${where}: ${counts}`,
      ...weaknessesOf(files, engine !== undefined),
    ].join('; ');
  });

/** A tool with its version. */
export const toolOf = ({ format, tool, version }: Pick<ImportedFile, 'format' | 'tool' | 'version'>): string => {
  if (format === 'jsonl') return 'JSON Lines';
  return version === undefined ? tool : `${tool} ${version}`;
};

/** What the results of some files of one tool leave open. Tests that can run again need no more trials in the file. */
export function weaknessesOf(files: readonly ImportedFile[], canRerun = false): string[] {
  const [tests, trials] = [sum(files, 'tests'), sum(files, 'trials')];
  const [withoutId, unknown, cached] = [sum(files, 'withoutId'), sum(files, 'withoutDefinition'), sum(files, 'cached')];
  const has = (attempts: ImportedFile['attempts']) => files.some((file) => file.attempts === attempts);
  const tool = files[0] === undefined ? '' : toolOf(files[0]);
  const definitions = unknown === tests ? 'definitions unknown' : `definition of ${plural('test', unknown)} unknown`;
  const [have, are] = [withoutId === 1 ? 'has' : 'have', cached === 1 ? 'is' : 'are'];
  return present(
    tests > 0 &&
      tests === trials &&
      !canRerun &&
      '1 trial per test: only confirm-command can confirm the failure of a single test',
    withoutId > 0 && `${plural('test', withoutId)} ${have} no id: a changed input makes a new test`,
    unknown > 0 && `${definitions}: a changed test is compared as if it were the same`,
    cached > 0 && `${plural('answer', cached)} came from the cache of ${tool} and ${are} no new evidence`,
    has('last-only') && 'only the last attempts are in the file: single tests are not judged',
    has('unknown') && 'retries, if any, are invisible in this format',
  );
}

type CountedRows = 'tests' | 'trials' | 'skipped' | 'withoutId' | 'withoutDefinition' | 'cached';

const sum = (files: readonly ImportedFile[], key: CountedRows) =>
  files.reduce((total, file) => total + (file[key] ?? 0), 0);
