import { extname } from 'node:path';
import type { Environments } from '../../config/environments.ts';
import type { RunOptions } from '../../config/settings.ts';
import { type UserError, userError } from '../../model/errors.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { cutEnd, snake } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { suiteLoader } from '../../platform/process/suite-loader.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { FolderSite } from '../pipeline/runtime.ts';

interface SuiteProgramDeps extends Omit<FolderSite<'exec' | 'newId' | 'scripts' | 'signal'>, 'root'> {
  readonly inputs: RunOptions;
  readonly environments: Pick<Environments, 'childEnvsIn'>;
}

/** A suite of thousands of tests is made in seconds. */
const DEADLINE_MS = 60_000;

/**
 * The data of a suite that is a program: its default export, or what it hands to `evaluate()`. It gets the environment
 * of programs of the repository. Throws a `UserError`.
 */
export async function runSuiteProgram(path: string, folder: string, site: SuiteProgramDeps): Promise<unknown> {
  const { runtime, cwd, environments, inputs } = site;
  const file = shownPath(path, cwd);
  const failed = (why: string, hint?: string): UserError =>
    userError('FILE_UNREADABLE', `${file} could not be loaded: ${why}`, {
      location: { file, line: 1, column: 1 },
      hint,
    });
  const starter = await runtime.scripts.starter(extname(path));
  if (starter.kind === 'none') throw failed(`${starter.missing} is missing`, starter.hint);
  const { program: env } = await environments.childEnvsIn(folder, { AGENTV_EXPERIMENT: inputs.experiment });
  const mark = `suite ${runtime.newId()} `;
  const [program, ...flags] = starter.command;
  const command = [program, ...flags, '--input-type=module', '-e', suiteLoader(path, mark)];
  const ended = await runtime.exec.run(
    { command, cwd: folder, env, timeoutMs: DEADLINE_MS, maxBytes: MAX_OUTPUT_BYTES },
    runtime.signal,
  );
  if (ended.kind !== 'exited') throw failed(`it ended with "${ended.kind}"`);
  const printed = ended.stdout.split('\n').findLast((line) => line.startsWith(mark));
  if (ended.exitCode !== 0 || printed === undefined) {
    // The error in the output of Node, without its stack, in which lines are those of JavaScript.
    const cause = /^\S*Error(?: \[\w+\])?: .+$/m.exec(ended.stderr)?.[0] ?? ended.stderr.trim();
    throw failed(`exit code ${ended.exitCode}. ${cutEnd(cause, MAX_ERROR_LENGTH)}`);
  }
  const suite = inYamlWords(JSON.parse(printed.slice(mark.length)));
  const { spec_file: other, target } = isMapping(suite) ? suite : {};
  if (typeof other === 'string') throw failed('it leads to another suite', `Run that one: eval-action run ${other}`);
  if (isMapping(target)) throw failed('its target is no name', 'Name a target of .agentv/targets.yaml.');
  // Without an export, it has no tests.
  return suite ?? {};
}

const MAX_ERROR_LENGTH = 2_000;

/** Keys in camelCase as YAML has them: those of a suite, of its tests and of their assertions. Texts and metadata stay. */
function inYamlWords(value: unknown): unknown {
  if (!isMapping(value)) return value;
  const renamed = Object.entries(value).map(([key, item]) => [
    /^[a-z]+(?:[A-Z][a-z]*)+$/.test(key) ? snake(key) : key,
    ['tests', 'assertions'].includes(key) && Array.isArray(item) ? item.map(inYamlWords) : item,
  ]);
  return Object.fromEntries(renamed);
}
