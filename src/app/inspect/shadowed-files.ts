import { basename, dirname, extname, join } from 'node:path';
import { graders } from '../../grade/graders/index.ts';
import type { Problem } from '../../model/errors.ts';
import { canonicalName, findKind } from '../../model/suite/kind.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { providers } from '../../run/providers/index.ts';
import { searchRoots } from '../../suites/references/env-files.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { FolderSite } from '../pipeline/runtime.ts';
import { allGradersOf } from '../steps/judges.ts';

const PATTERN = '{assertions,graders,judges,providers}/*.{ts,js,mts,mjs,py,sh}';

/** Where a suite uses a built-in type, by its name. */
type Uses = ReadonlyMap<string, SourceLocation>;

/** Files in `.agentv` that a suite seems to use, although a built-in grader or provider has their name. */
export async function shadowedFiles(
  suite: Suite,
  targets: readonly Target[],
  { runtime: { files }, cwd, root }: FolderSite<'files'>,
): Promise<readonly Problem[]> {
  const roots = searchRoots(suite.folder, { root, cwd });
  const found = await Promise.all(roots.map((each) => files.glob([PATTERN], { cwd: join(each, '.agentv') })));
  if (found.flat().length === 0) return [];
  const ofGraders = usesOf(
    suite.tests.flatMap((test) => (test.kind === 'test' ? allGradersOf(test) : [])),
    ({ declaredAs }) => findKind(graders, declaredAs) && declaredAs,
  );
  const ofTargets = usesOf(targets, ({ provider }) => findKind(providers, provider) && provider);
  return found.flat().flatMap((path): Problem[] => {
    const isProvider = basename(dirname(path)) === 'providers';
    const name = canonicalName(basename(path, extname(path)));
    const location = (isProvider ? ofTargets : ofGraders).get(name);
    if (location === undefined) return [];
    const kind = isProvider ? 'provider' : 'grader';
    const message = `The built-in ${kind} "${name}" is used, and not the file ${shownPath(path, cwd)}`;
    const hint = `Rename the file, and use its new name as the ${isProvider ? 'provider' : 'type'}.`;
    return [{ code: 'UNUSED', severity: 'warning', message, location, hint }];
  });
}

function usesOf<Item extends { readonly location: SourceLocation }>(
  items: readonly Item[],
  nameOf: (item: Item) => string | undefined,
): Uses {
  const uses = new Map<string, SourceLocation>();
  for (const item of items) {
    const name = nameOf(item);
    if (name !== undefined && !uses.has(canonicalName(name))) uses.set(canonicalName(name), item.location);
  }
  return uses;
}
