import { join, resolve } from 'node:path';
import { userError } from '../../../model/errors.ts';
import type { Files } from '../../../model/ports/files.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { type NewFile, newFiles, variablesOf } from '../../inspect/init-files.ts';
import { type Findings, lookAround } from '../../inspect/init-findings.ts';
import { isOurSkill, skillFiles } from '../../inspect/skills.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action init
  eval-action init --skills
  eval-action init services/support

Exit codes: 0 set up (or nothing to do), 2 error.`,
  flags: (parser) =>
    parser
      .argument('[dir]', 'the root of the repository', '.')
      .option(
        '--skills',
        'also write skills for coding agents: write suites, fix regressions; update those that are unchanged',
      ),
  options: (folder: string, { skills = false }: { readonly skills?: boolean }) => ({ folder, withSkills: skills }),
  /** Writes the files for a first run if they do not exist, and adds to `.gitignore`. */
  async run({ folder: name, withSkills }, runtime, terminal) {
    const folder = resolve(runtime.cwd, name);
    if ((await runtime.files.state(folder)) !== 'folder') {
      throw userError('FILE_MISSING', `There is no folder ${name}`, { hint: 'Pass the root of the repository.' });
    }
    const found = await lookAround(folder, runtime.files);
    const hasClaudeFolder = (await runtime.files.state(join(folder, '.claude'))) === 'folder';
    const wanted = [...newFiles(found), ...(withSkills ? skillFiles(hasClaudeFolder) : [])];
    const at = ({ path, isInRoot }: NewFile) => join(isInRoot ? found.root : folder, path);
    await refuseFilesForFolders(wanted, at, runtime.files);
    const paint = paintFor(terminal);
    const written: string[] = [];
    for (const file of wanted) {
      const existing = await existingInstead(file, at(file), runtime.files);
      if (existing === undefined) written.push(file.path);
      else if (await isUpdated(file, at(file), runtime.files)) {
        terminal.print(`${paint.green('updated')}  ${file.path}`);
        continue;
      }
      const where = file.isInRoot && found.subfolder !== '' ? 'in the root of the repository' : undefined;
      const notes = [where, existing].filter((note) => note !== undefined).join(': ');
      const mark = existing === undefined ? paint.green('written') : paint.dim('skipped');
      terminal.print(`${mark}  ${file.path}${notes === '' ? '' : ` (${oneLine(notes)})`}`);
    }
    const ignored = await addToIgnored(found, folder, runtime.files);
    if (ignored !== undefined)
      terminal.print(`${ignored.isAdded ? paint.green('written') : paint.dim('skipped')}  ${ignored.line}`);
    const steps = nextSteps(found, written, {
      program: howCalled(runtime, folder),
      elsewhere: folder === runtime.cwd ? undefined : name,
    });
    terminal.print(`\n${steps.join('\n')}`);
    return 0;
  },
});

/** If a file has the name of a needed folder, nothing is written. */
async function refuseFilesForFolders(
  wanted: readonly NewFile[],
  at: (file: NewFile) => string,
  files: Files,
): Promise<void> {
  const folders = new Map(
    wanted.flatMap((file) => foldersAbove(file.path).map((path) => [at({ ...file, path }), path] as const)),
  );
  for (const [folder, path] of folders) {
    if ((await files.state(folder)) !== 'file') continue;
    throw userError('OUTPUT_UNWRITABLE', `${path} is a file, but init needs a folder of that name`, {
      hint: 'Rename it, or choose another root: eval-action init <folder>.',
    });
  }
}

const foldersAbove = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

/** Writes a file, or returns why not: it exists, or another file has its purpose. */
async function existingInstead({ text, instead }: NewFile, at: string, files: Files): Promise<string | undefined> {
  const isThere = (await files.state(at)) !== 'missing';
  if (!isThere && instead !== undefined) return instead;
  return !isThere && (await files.create(at, text)) ? undefined : 'it already exists';
}

/** Replaces a skill of an earlier version, if it was not changed since. */
async function isUpdated({ path, text }: NewFile, at: string, files: Files): Promise<boolean> {
  if (!path.endsWith('/SKILL.md') || (await files.state(at)) !== 'file') return false;
  const before = await files.read(at, MAX_SKILL_BYTES);
  if (before === text || !isOurSkill(before)) return false;
  await files.writeAsIs(at, text);
  return true;
}

const MAX_SKILL_BYTES = 1024 * 1024;

/** Ignores keys and results in git. A `.gitignore` that is not a regular file is left alone. */
async function addToIgnored(
  { notIgnored }: Findings,
  folder: string,
  files: Files,
): Promise<{ readonly isAdded: boolean; readonly line: string } | undefined> {
  if (notIgnored.length === 0) return undefined;
  const path = join(folder, '.gitignore');
  const added = `${notIgnored.join('\n')}\n`;
  const names = notIgnored.join(', ');
  if (await files.create(path, added)) return { isAdded: true, line: `.gitignore (${names})` };
  const isPlain =
    (await files.state(path)) === 'file' &&
    (await files.realPath(path)) === join(await files.realPath(folder), '.gitignore');
  if (!isPlain) return { isAdded: false, line: `.gitignore (it is a link or a folder: add ${names} yourself)` };
  const before = await files.read(path, MAX_IGNORED_BYTES);
  await files.writeAsIs(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${added}`);
  return { isAdded: true, line: `.gitignore (added ${names})` };
}

const MAX_IGNORED_BYTES = 1024 * 1024;

function nextSteps(
  found: Findings,
  written: readonly string[],
  { program, elsewhere }: { readonly program: string; readonly elsewhere: string | undefined },
): string[] {
  const { suites, suitesAreFound } = found;
  const { secrets, settings } = variablesOf(found);
  const isNew = written.some((path) => path.startsWith('.github/workflows/'));
  const isFresh = written.includes('evals/first.eval.yaml') && written.includes('.agentv/targets.yaml');
  const evals = suitesAreFound ? '' : ` ${suites.slice(0, 3).map(quoted).join(' ')}${suites.length > 3 ? ' …' : ''}`;
  const inFolder = elsewhere === undefined ? '' : `cd ${quoted(elsewhere)} && `;
  return [
    ...(isNew && secrets.length > 0 ? [`Store as secrets of the repository: ${secrets.join(', ')}`] : []),
    ...(isNew && settings.length > 0 ? [`Store as variables of the repository: ${settings.join(', ')}`] : []),
    isFresh ? 'Next, run it:' : 'Next, list what a run would execute and need:',
    `  ${inFolder}${program} ${isFresh ? 'run' : 'list'}${evals}`,
  ];
}

/** Quotes one word for a POSIX shell if necessary. */
function quoted(given: string): string {
  const word = oneLine(given);
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
