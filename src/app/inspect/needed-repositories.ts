import type { Repository } from '../../model/suite/workspace.ts';
import { inParallel } from '../../shared/in-parallel.ts';
import { withoutCredentials } from '../../workspaces/repositories/repository-identity.ts';
import { findConfiguredSuites } from '../config/configuration.ts';
import type { Site } from '../pipeline/prepare.ts';
import { inOrder, surveySuite } from './survey.ts';

interface NeededRepository extends Pick<Repository, 'url' | 'ref' | 'ancestor' | 'sparse'> {
  readonly suites: readonly string[];
}

/** The repositories that the workspaces of these suites use, each once, sorted by address. Fetches nothing. */
export async function neededRepositories(site: Site) {
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
