import { dirname, join, resolve } from 'node:path';
import type { Files } from '../model/ports.ts';
import { findRepository } from '../suites/discover.ts';
import { shownPath } from '../suites/shown-path.ts';
import type { ConfigText } from './config-settings.ts';
import type { Inputs } from './inputs.ts';
import { type Policy, readPolicy } from './policy.ts';

interface Around {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'read'>;
}

/** The policy that inputs make together with the nearest `.agentv/config.yaml` of the repository. */
export async function findPolicy(inputs: Inputs, around: Around): Promise<Policy> {
  return readPolicy(inputs, await findConfig(resolve(around.cwd, inputs.workingDirectory), around));
}

/** A page of settings; a megabyte is a mistake. */
const MAX_CONFIG_BYTES = 1024 * 1024;

async function findConfig(cwd: string, { files }: Around): Promise<ConfigText | undefined> {
  const root = await findRepository(cwd, files);
  for (let folder = cwd; ; folder = dirname(folder)) {
    for (const name of ['config.yaml', 'config.yml']) {
      const path = join(folder, '.agentv', name);
      if ((await files.state(path)) !== 'file') continue;
      return { text: await files.read(path, MAX_CONFIG_BYTES), file: shownPath(path, cwd) };
    }
    if (folder === root || dirname(folder) === folder) return undefined;
  }
}
