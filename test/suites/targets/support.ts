import { UserError } from '../../../src/model/errors.ts';
import type { ProviderKind } from '../../../src/model/ports/provider.ts';
import { providers } from '../../../src/providers/providers/index.ts';
import { readTargetsFile, type TargetsFile } from '../../../src/suites/targets/read.ts';
import { type Resolution, resolveTarget } from '../../../src/suites/targets/resolve.ts';
import { expectSchemaToAgree } from '../../support/schemas.ts';
import { inMemory, inShort } from '../support.ts';

export const FILE = '/repo/.agentv/targets.yaml';

export const readTargets = (text: string): Promise<TargetsFile> =>
  readTargetsFile(FILE, '.agentv/targets.yaml', inMemory({ [FILE]: text }));

/** What a targets file is refused for, in short. */
export async function refusal(text: string): Promise<readonly string[]> {
  try {
    await readTargets(text);
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.problems.map(inShort);
    throw error;
  }
}

interface Asked {
  readonly name?: string;
  /** The target behind a name of the suite's own. */
  readonly useTarget?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly kinds?: readonly ProviderKind[];
}

/** The target of a name (`default`) in the text of a targets file. */
export async function resolveIn(
  text: string,
  { name = 'default', useTarget, env = {}, kinds = providers }: Asked = {},
) {
  const lookUp = (variable: string) => (Object.hasOwn(env, variable) ? env[variable] : undefined);
  const location = { file: 'a.eval.yaml', line: 1, column: 1 };
  const file = await readTargets(text);
  const resolution: Resolution = resolveTarget({ name, location, useTarget }, { file, kinds, lookUp });
  if (kinds === providers) expectSchemaToAgree('targets', text, [...file.warnings, ...resolution.problems]);
  return { ...resolution, reported: resolution.problems.map(inShort) };
}
