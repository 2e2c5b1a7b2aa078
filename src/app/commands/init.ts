import { join, resolve } from 'node:path';
import type { Terminal } from '../../edges/terminal.ts';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import type { AskedInit } from '../argv/asked.ts';
import { type NewFile, newFiles } from '../init-files.ts';
import { type Findings, lookAround } from '../init-findings.ts';
import { paintFor } from '../paint.ts';
import type { ExitCode } from '../settle.ts';
import type { World } from '../world.ts';

/** `eval-action init`: writes what is missing for a first run, and touches nothing that is there. */
export async function initCommand({ folder: given }: AskedInit, world: World, terminal: Terminal): Promise<ExitCode> {
  const folder = resolve(world.cwd, given);
  if ((await world.files.state(folder)) !== 'folder') {
    throw userError('FILE_MISSING', `There is no folder ${given}`, { hint: 'Name the root of the repository.' });
  }
  const found = await lookAround(folder, world.files);
  const paint = paintFor(terminal);
  const written: string[] = [];
  for (const file of newFiles(found)) {
    const kept = await keptInstead(file, folder, world.files);
    if (kept === undefined) {
      await world.files.write(join(folder, file.path), file.text);
      written.push(file.path);
    }
    const mark = kept === undefined ? paint.green('written') : paint.dim('kept   ');
    terminal.print(`${mark}  ${file.path}${kept === undefined ? '' : ` (${oneLine(kept)})`}`);
  }
  const steps = nextSteps(found, written, folder === world.cwd ? undefined : given);
  terminal.print(`\n${steps.join('\n')}`);
  return 0;
}

/** Why a file is not written: it is there, or something that does its work is. */
async function keptInstead({ path, instead }: NewFile, folder: string, files: Files): Promise<string | undefined> {
  if ((await files.state(join(folder, path))) !== 'missing') return 'it is there already';
  return instead;
}

function nextSteps(
  { suites, suitesAreFound, targets, ignored }: Findings,
  written: readonly string[],
  elsewhere: string | undefined,
): string[] {
  const isFresh = written.includes('evals/first.eval.yaml') && written.includes('.agentv/targets.yaml');
  const evals = suitesAreFound ? '' : ` ${suites.slice(0, 3).map(quoted).join(' ')}${suites.length > 3 ? ' …' : ''}`;
  const inFolder = elsewhere === undefined ? '' : `cd ${quoted(elsewhere)} && `;
  return [
    ...(ignored.env ? [] : ['Add .env to .gitignore, so that no key is committed.']),
    ...(ignored.results ? [] : ['Add .agentv/results/ to .gitignore: runs write their results there.']),
    ...(written.includes('.github/workflows/evals.yml') && targets !== undefined && targets.variables.length > 0
      ? [`Store as secrets of the repository: ${targets.variables.join(', ')}`]
      : []),
    isFresh ? 'Next, see it run:' : 'Next, see what a run would ask and need:',
    `  ${inFolder}eval-action ${isFresh ? 'run' : 'list'}${evals}`,
  ];
}

/** One word of a POSIX shell, as it stands where it can. */
function quoted(given: string): string {
  const word = oneLine(given);
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
