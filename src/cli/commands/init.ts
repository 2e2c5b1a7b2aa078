import { join, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { paintFor } from '../../reports/terminal/paint.ts';
import { howCalled } from '../../runner/pipeline/how-called.ts';
import { defineCommand } from '../command.ts';
import { type Findings, lookAround } from '../init/findings.ts';
import { type NewFile, newFiles, variablesOf } from '../init/new-files.ts';
import { isOurSkill, skillFiles } from '../init/skills.ts';

export const command = defineCommand({
  summary: 'Set up a repository: a workflow, a first suite, targets, configuration, .env.example. Overwrites nothing.',
  help: `
Examples:
  eval-action init
  eval-action init --copilot
  eval-action init --skills
  eval-action init services/support

Exit codes: 0 set up (or nothing to do), 2 error.`,
  flags: (parser) =>
    parser
      .argument('[dir]', 'the root of the repository', '.')
      .option('--copilot', 'targets of GitHub Copilot CLI, and a workflow that needs no stored key')
      .option(
        '--skills',
        'also write skills for coding agents: write suites, fix regressions; update those that are unchanged',
      ),
  options: (
    folder: string,
    { skills = false, copilot = false }: { readonly skills?: boolean; readonly copilot?: boolean },
  ) => ({ folder, withSkills: skills, withCopilot: copilot }),
  /** Writes the files for a first run if they do not exist, and adds to `.gitignore`. */
  async run({ folder: name, withSkills, withCopilot }, runtime, terminal) {
    const { files } = runtime;
    const folder = resolve(runtime.cwd, name);
    if ((await files.state(folder)) !== 'folder') {
      throw userError('FILE_MISSING', `There is no folder ${name}`, { hint: 'Pass the root of the repository.' });
    }
    const around = await lookAround(folder, files);
    const findings = { ...around, withCopilot: withCopilot || around.withCopilot };
    const hasClaudeFolder = (await files.state(join(folder, '.claude'))) === 'folder';
    const wanted = [...newFiles(findings), ...(withSkills ? await skillFiles(hasClaudeFolder, runtime) : [])];
    const placeOf = ({ path, isInRoot }: Pick<NewFile, 'path' | 'isInRoot'>) =>
      join(isInRoot ? findings.root : folder, path);
    // If a file has the name of a needed folder, nothing is written.
    for (const { path, isInRoot } of wanted) {
      const names = path.split('/').slice(0, -1);
      for (const above of names.map((_, at) => names.slice(0, at + 1).join('/'))) {
        if ((await files.state(placeOf({ path: above, isInRoot }))) !== 'file') continue;
        throw userError('OUTPUT_UNWRITABLE', `${above} is a file, but init needs a folder of that name`, {
          hint: 'Rename it, or choose another root: eval-action init <folder>.',
        });
      }
    }

    const paint = paintFor(terminal);
    const [isWritten, isUpdated, isSkipped] = [paint.green('written'), paint.green('updated'), paint.dim('skipped')];
    const written: string[] = [];
    for (const file of wanted) {
      const at = placeOf(file);
      const isThere = (await files.state(at)) !== 'missing';
      // It exists, or another file has its purpose.
      const instead = isThere ? undefined : file.instead;
      const isNew = !isThere && instead === undefined && (await files.create(at, file.text));
      if (isNew) written.push(file.path);
      else if (await updateSkill(file, at, files)) {
        terminal.print(`${isUpdated}  ${file.path}`);
        continue;
      }
      const notes = [
        ...(file.isInRoot && findings.subfolder !== '' ? ['in the root of the repository'] : []),
        ...(isNew ? [] : [instead ?? 'it already exists']),
      ].join(': ');
      terminal.print(`${isNew ? isWritten : isSkipped}  ${file.path}${notes === '' ? '' : ` (${oneLine(notes)})`}`);
    }
    if (findings.notIgnored.length > 0) {
      const why = await addToIgnored(findings.notIgnored, folder, files);
      terminal.print(`${why.startsWith('it is') ? isSkipped : isWritten}  .gitignore (${why})`);
    }
    const program = howCalled(runtime, folder);
    const inFolder = folder === runtime.cwd ? '' : `cd ${quoted(name)} && `;
    terminal.print(`\n${nextSteps(findings, written, `${inFolder}${program}`).join('\n')}`);
    return 0;
  },
});

const MAX_SKILL_BYTES = 1024 * 1024;
const MAX_IGNORED_BYTES = 1024 * 1024;

/** Replaces a skill of an earlier version, if it was not changed since. */
async function updateSkill({ path, text }: NewFile, at: string, files: Files): Promise<boolean> {
  if (!path.endsWith('/SKILL.md') || (await files.state(at)) !== 'file') return false;
  const before = await files.read(at, MAX_SKILL_BYTES);
  if (before === text || !isOurSkill(before)) return false;
  await files.writeAsIs(at, text);
  return true;
}

/** Ignores keys and results in git, and says what it did. A `.gitignore` that is not a regular file is left alone. */
async function addToIgnored(lines: readonly string[], folder: string, files: Files): Promise<string> {
  const path = join(folder, '.gitignore');
  const added = `${lines.join('\n')}\n`;
  const names = lines.join(', ');
  if (await files.create(path, added)) return names;
  const isPlain =
    (await files.state(path)) === 'file' &&
    (await files.realPath(path)) === join(await files.realPath(folder), '.gitignore');
  if (!isPlain) return `it is a link or a folder: add ${names} yourself`;
  const before = await files.read(path, MAX_IGNORED_BYTES);
  await files.writeAsIs(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${added}`);
  return `added ${names}`;
}

function nextSteps(findings: Findings, written: readonly string[], program: string): string[] {
  const { suites, suitesAreFound, withCopilot } = findings;
  const { secrets, settings } = variablesOf(findings);
  const isNew = written.some((path) => path.startsWith('.github/workflows/'));
  const isFresh = written.includes('evals/first.eval.yaml') && written.includes('.agentv/targets.yaml');
  const evals = suitesAreFound ? '' : ` ${suites.slice(0, 3).map(quoted).join(' ')}${suites.length > 3 ? ' …' : ''}`;
  return [
    ...(isNew && secrets.length > 0 ? [`Store as secrets of the repository: ${secrets.join(', ')}`] : []),
    ...(isNew && settings.length > 0 ? [`Store as variables of the repository: ${settings.join(', ')}`] : []),
    isFresh ? 'Next, run it:' : 'Next, list what a run would execute and need:',
    `  ${program} ${isFresh ? 'run' : 'list'}${evals}`,
    ...(isNew
      ? [
          `Then merge the workflow, so that a baseline is measured, and require the check "${withCopilot ? 'report' : 'evals'}" of pull requests.`,
        ]
      : []),
  ];
}

/** Quotes one word for a POSIX shell if necessary. */
function quoted(text: string): string {
  const word = oneLine(text);
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
