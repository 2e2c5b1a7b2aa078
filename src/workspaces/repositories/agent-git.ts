import { join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { Trees } from '../../model/ports/trees.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import type { Found } from './mirrors.ts';

interface AgentGitDeps {
  readonly trees: Pick<Trees, 'bring' | 'make'>;
  readonly files: Pick<Files, 'read' | 'writeAsIs'>;
}

interface Checkout {
  readonly repository: Repository;
  readonly found: Found;
  readonly work: string;
}

/**
 * Gives a folder that has none a `.git`, as a detached checkout of a clone. It borrows the objects of the mirror. We write
 * it for the agent and never read it. `dir` is our git directory for the folder.
 */
export async function giveGit(
  { repository, found, work }: Checkout,
  dir: string,
  { trees, files }: AgentGitDeps,
): Promise<void> {
  const own = join(work, '.git');
  const { mirror, commit, refs } = found;
  const [, branch] = /^ref: refs\/heads\/(.+)\n$/.exec(await files.read(join(mirror, 'HEAD'), MAX_CONFIG)) ?? [];
  const local = refs.filter((ref) => branch !== undefined && ref.endsWith(` refs/heads/${branch}`));
  const remote = refs.map((ref) => ref.replace(' refs/heads/', ' refs/remotes/origin/'));
  await trees.make(join(own, 'refs'));
  await files.writeAsIs(join(own, 'packed-refs'), [...local, ...remote, ''].join('\n'));
  await files.writeAsIs(join(own, 'HEAD'), `${commit}\n`);
  await files.writeAsIs(join(own, 'objects', 'info', 'alternates'), `${join(mirror, 'objects')}\n`);
  const config = (await files.read(join(dir, 'config'), MAX_CONFIG)).replace('\tbare = true\n', '\tbare = false\n');
  const sparse = repository.sparse.length > 0 ? SPARSE : '';
  await files.writeAsIs(join(own, 'config'), `${config}${sparse}${local.length > 0 ? trackingOf(branch) : ''}`);
  if (local.length > 0) {
    await files.writeAsIs(join(own, 'refs', 'remotes', 'origin', 'HEAD'), `ref: refs/remotes/origin/${branch}\n`);
  }
  if (sparse !== '') await trees.bring(join(dir, 'info', 'sparse-checkout'), join(own, 'info'));
  await trees.bring(join(dir, 'index'), own);
}

const MAX_CONFIG = 1024 * 1024;
const SPARSE = '[core]\n\tsparseCheckout = true\n\tsparseCheckoutCone = true\n';

const trackingOf = (branch = ''): string => {
  const name = branch.replaceAll(/["\\]/g, String.raw`\$&`);
  return `[branch "${name}"]\n\tremote = origin\n\tmerge = refs/heads/${name}\n`;
};
