import { basename, resolve } from 'node:path';
import { type EngineName, type EngineSettings, engineNames, readEngine } from '../../config/engine.ts';
import type { Inputs } from '../../config/settings.ts';
import type { Files } from '../../model/ports/files.ts';
import { toolOfForeignFile } from '../../suites/file-kind.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import { type Cursor, openYaml } from '../../suites/yaml/cursor.ts';
import { engines } from '../engines/index.ts';

interface SuiteSite {
  readonly runtime: { readonly files: Pick<Files, 'state' | 'read'> };
  readonly cwd: string;
}

/** The engine of a run: the input, else the tool whose files `evals` names. Undefined for suites of AgentV. */
export async function engineOf(
  { engine, evals }: Pick<Inputs, 'engine' | 'evals'>,
  site: SuiteSite,
): Promise<EngineSettings | undefined> {
  if (engine !== undefined) return readEngine(engine);
  if (evals.length === 0) return undefined;
  const toolOf = async (named: string): Promise<EngineName | undefined> => {
    const byName = engineNames.find((name) => engines[name].files?.test(basename(named)));
    if (byName !== undefined) return byName;
    const root = await foreignSuite(named, site);
    return root && toolOfForeignFile(root);
  };
  const [first, ...others] = await Promise.all(evals.map(toolOf));
  return first !== undefined && others.every((other) => other === first) ? { tool: first } : undefined;
}

/** A YAML file that may be a suite of promptfoo or AgentV 5. */
export async function foreignSuite(named: string, { runtime: { files }, cwd }: SuiteSite): Promise<Cursor | undefined> {
  const path = resolve(cwd, named);
  if (!/\.ya?ml$/.test(named) || (await files.state(path)) !== 'file') return undefined;
  const text = await files.read(path, MAX_SUITE_BYTES).catch(() => '');
  // Most suites need no second reading.
  if (!/^["']?(?:providers|prompts|targets|redteam|defaultTest)["']?\s*:/m.test(text)) return undefined;
  const opened = openYaml(shownPath(path, cwd), text);
  return opened.kind === 'invalid' ? undefined : opened.root;
}
