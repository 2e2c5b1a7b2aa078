import { join, relative, sep } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import { foldersUpTo } from '../../suites/config-file.ts';

interface Checkouts {
  /** Absolute: the working directory in this checkout, and its root. */
  readonly from: string;
  readonly root: string;
  /** Absolute: the root of the checkout of the base commit. */
  readonly baseRoot: string;
}

type PackageFiles = Pick<Files, 'state' | 'read' | 'namesIn' | 'realPath' | 'linkFolder'>;

const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const MAX_LOCK_BYTES = 64 * 1024 * 1024;
const MAX_PACKAGES = 20_000;

/**
 * Links the installed npm packages into a checkout of the base commit, which has none. Returns why that would not be what
 * the base commit runs with: it has another lock file, or some packages are code of the change.
 */
export async function linkPackages(
  { from, root, baseRoot }: Checkouts,
  files: PackageFiles,
): Promise<string | undefined> {
  const lockOf = async (folder: string) => {
    for (const name of LOCK_FILES) {
      const path = join(folder, name);
      if ((await files.state(path)) === 'file') return files.read(path, MAX_LOCK_BYTES);
    }
    return undefined;
  };
  for (const folder of foldersUpTo(root, from)) {
    const packages = join(folder, 'node_modules');
    const there = join(baseRoot, relative(root, folder));
    const states = [
      await files.state(packages),
      await files.state(there),
      await files.state(join(there, 'node_modules')),
    ];
    if (states.join() !== 'folder,folder,missing') continue;

    const [lock, lockThere] = [await lockOf(folder), await lockOf(there)];
    if (lock !== lockThere) return 'its lock file of npm packages differs, so it needs other packages';
    for (const path of await packagesIn(packages, files)) {
      const real = await files.realPath(path).catch(() => path);
      if (!real.includes(`${sep}node_modules${sep}`)) return 'some npm packages are folders of the repository';
    }
    await files.linkFolder(packages, join(there, 'node_modules'));
  }
  return undefined;
}

async function packagesIn(folder: string, files: PackageFiles): Promise<string[]> {
  const { names } = await files.namesIn(folder, MAX_PACKAGES);
  const inner = names.filter((name) => name.startsWith('@') && name.endsWith('/'));
  const scoped = await Promise.all(inner.map((name) => packagesIn(join(folder, name), files)));
  return [...names.filter((name) => !name.startsWith('.')).map((name) => join(folder, name)), ...scoped.flat()];
}
