import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import type { NewFile } from './new-files.ts';

const NAMES = ['fix-eval-regression', 'write-eval-suites'];

/** Codex, Copilot and most others look for the skills of a repository here, Claude Code in its own folder. */
const FOLDER = '.agents/skills';
const FOLDER_OF_CLAUDE = '.claude/skills';

const MAX_BYTES = 1024 * 1024;

/**
 * The Agent Skills of this product (agentskills.io), which are in `skills/` of its package, for each client as a copy:
 * Windows has no links. They are committed, so they name no path of this machine.
 */
export async function skillFiles(
  hasClaudeFolder: boolean,
  { files, script = '' }: Pick<Runtime, 'files' | 'script'>,
): Promise<NewFile[]> {
  const source = join(dirname(await files.realPath(script)), '..', 'skills');
  const texts = await Promise.all(NAMES.map((name) => files.read(join(source, name, 'SKILL.md'), MAX_BYTES)));
  return [FOLDER, ...(hasClaudeFolder ? [FOLDER_OF_CLAUDE] : [])].flatMap((folder) =>
    texts.map((text, at) => ({ path: `${folder}/${NAMES[at]}/SKILL.md`, text })),
  );
}

/** Whether a version of this program wrote a skill, and it was not changed since. */
export const isOurSkill = (text: string): boolean => WRITTEN.includes(hashOfSkill(text));

/** The version of the program does not count: most releases change no skill. */
export const hashOfSkill = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll('\r\n', '\n').replace(/^ {2}version: .*$/m, ''))
    .digest('hex')
    .slice(0, 16);

/** The hash of each text that a release had. Add that of a new text; never remove one. */
const WRITTEN: readonly string[] = ['e31f97f57b9fdd7e', '0606ecdaa2ba687e', '246519b1f6598121', '40e3b6bebea2d3ba'];
