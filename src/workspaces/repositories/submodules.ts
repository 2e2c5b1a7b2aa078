import type { Repository } from '../../model/suite/workspace.ts';
import { cutEnd } from '../../model/text/text.ts';
import { runGit } from '../git.ts';
import { WorkspaceError } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';
import type { MirroredCommit } from './mirrors.ts';
import { withoutCredentials } from './repository-identity.ts';

/** Limits on nesting and on the number per repository: more is a mistake or an attack. */
export const MAX_LEVELS = 10;
export const MAX_SUBMODULES = 100;

/** The submodules of a commit as repositories, each at its recorded commit. Nested submodules are not included. */
export async function submodulesOf(
  repository: Repository,
  revision: MirroredCommit,
  { git, warn }: Pick<WorkspacesDeps, 'git' | 'warn'>,
  signal: AbortSignal,
): Promise<Repository[]> {
  const shown = withoutCredentials(repository.url);
  const run = async (args: readonly string[]): Promise<string> => {
    const at = { cwd: revision.mirror, gitDir: revision.mirror, local: true };
    const { stdout, why } = await runGit(git, args, at, signal);
    const message = `Cannot read the submodules of ${shown}: ${why}`;
    if (why !== undefined) throw new WorkspaceError('clone_error', message, repository.location);
    return stdout;
  };
  if ((await run(['ls-tree', revision.commit, '--', '.gitmodules'])) === '') return [];
  const listed = await run(['config', '--blob', `${revision.commit}:.gitmodules`, '--null', '--list']);
  // The submodules in the output of `git config --null --list`.
  const modules = new Map<string, Record<string, string>>();
  for (const entry of listed.split('\0')) {
    const [, name, key = '', value = ''] = /^submodule\.(.*)\.(path|url|update)\n(.*)$/s.exec(entry) ?? [];
    if (name !== undefined) modules.set(name, { ...modules.get(name), [key]: value });
  }
  const declared = [...modules.values()]
    .flatMap(({ path = '', url = '', update }) =>
      path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && part.toLowerCase() !== '.git')
        ? { path, url, update }
        : [],
    )
    .filter(({ update }) => update !== 'none');
  if (declared.length > MAX_SUBMODULES) throw tooMany(repository);
  if (declared.length === 0) return [];
  // A name is not a pattern here, and an entry that is no submodule has no commit.
  const entries = await run(['ls-tree', '-z', revision.commit, '--', ...declared.map(({ path }) => path)]);
  const commits = new Map(
    [...entries.matchAll(/160000 commit ([0-9a-f]+)\t([^\0]+)\0/g)].map(([, id, path]) => [path, id]),
  );
  return declared.flatMap(({ path, url }) => {
    const ref = commits.get(path);
    if (ref === undefined) return [];
    const address = addressOf(url, repository.url);
    const place = repository.path === '' ? path : `${repository.path}/${path}`;
    if (address !== undefined) return { ...repository, path: place, url: address, ref, ...PLAIN };
    const why = `its address ${JSON.stringify(cutEnd(withoutCredentials(url), 200))} is not one that may be fetched`;
    warn(`The submodule ${JSON.stringify(path)} of ${shown} stays an empty folder: ${why}`);
    return [];
  });
}

const PLAIN: Pick<Repository, 'resolve' | 'ancestor' | 'sparse'> = { resolve: 'local', ancestor: 0, sparse: [] };

export const tooMany = ({ url, location }: Repository): WorkspaceError => {
  const limits = `${MAX_SUBMODULES} submodules, ${MAX_LEVELS} levels deep`;
  return new WorkspaceError('clone_error', `${withoutCredentials(url)} has more than ${limits}`, location);
};

/** Where a submodule is fetched from; `undefined` where a suite could not name that either, or only one on this machine could. */
export function addressOf(url: string, parent: string): string | undefined {
  const isLocal = /^file:/i.test(parent);
  const address = /^\.\.?\//.test(url)
    ? relativeTo(parent, url)
    : isLocal && url.startsWith('/')
      ? `file://${url}`
      : url;
  if (address === undefined || /[\0-\x20\x7f]/.test(address)) return undefined;
  if (/^file:\/\/\//i.test(address)) return isLocal ? address : undefined;
  const isKnown = /^(?:https?|ssh|git):\/\/[^-]/.test(address) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^-]/.test(address);
  return isKnown ? address : undefined;
}

/** As git resolves it: each `../` takes the last part from the address of the parent. */
function relativeTo(parent: string, url: string): string | undefined {
  const [, start = '', path = ''] = /^([a-z]+:\/\/[^/]*\/|[^/]*?:)(.*?)\/*$/i.exec(parent) ?? [];
  const parts = path.split('/');
  let rest = url;
  for (let step = STEP.exec(rest); step !== null; step = STEP.exec(rest)) {
    if (step[0] === '../' && (parts.pop() || undefined) === undefined) return undefined;
    rest = rest.slice(step[0].length);
  }
  return start === '' ? undefined : `${start}${[...parts, rest].join('/')}`;
}

const STEP = /^\.\.?\//;
