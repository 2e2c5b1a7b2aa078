import type { Repository } from '../model/workspace.ts';
import { withoutCredentials } from '../workspaces/repository-identity.ts';
import { findConfiguredSuites } from './configuration.ts';
import { inParallel } from './in-parallel.ts';
import type { Site } from './prepare.ts';
import { type FileProblem, inOrder, surveySuite } from './survey.ts';

/** A repository at a commit, as suites ask for it. */
export interface NeededRepository extends Pick<Repository, 'url' | 'ref' | 'ancestor' | 'sparse'> {
  /** The files of the suites that do. */
  readonly suites: readonly string[];
}

interface Needed {
  readonly repositories: readonly NeededRepository[];
  readonly problems: readonly FileProblem[];
}

/** Which repositories the workspaces of these suites are made of, each once, sorted by address. Nothing is fetched. */
export async function neededRepositories(site: Site): Promise<Needed> {
  const paths = await findConfiguredSuites(site);
  const read = await inParallel(paths, (path) => surveySuite(path, site));
  const found = new Map<string, NeededRepository>();
  for (const { suite } of read) {
    for (const test of suite?.tests ?? []) {
      for (const each of (test.kind === 'test' && test.workspace?.repositories) || []) {
        const { ref, ancestor, sparse } = each;
        const needed = { url: withoutCredentials(each.url), ref, ancestor, sparse };
        const key = JSON.stringify(needed);
        const suites = found.get(key)?.suites ?? [];
        found.set(key, { ...needed, suites: [...new Set([...suites, suite?.file ?? ''])] });
      }
    }
  }
  const repositories = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  return { repositories, problems: inOrder(read.flatMap(({ problems }) => problems)) };
}
