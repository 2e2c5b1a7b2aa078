import { resolve } from 'node:path';
import type { Step } from '../model/run/plan.ts';
import { hookPoints, type Workspace } from '../model/suite/workspace.ts';

/** The workspace of a test. Its target may provide the template if the test has none. */
export function workspaceOf({ suite, test, target }: Step): Workspace | undefined {
  const { workspace } = test;
  const { workspaceTemplate: template } = target;
  if (template === undefined || workspace?.template !== undefined) return workspace;
  const path = resolve(suite.folder, template.path);
  return { ...(workspace ?? emptyWorkspace(template.location)), template: { path, location: template.location } };
}

/** A workspace that nothing is put into. */
export const emptyWorkspace = (location: Workspace['location']): Workspace => ({
  isolation: 'shared',
  repositories: [],
  hooks: {},
  requires: { commands: [], pythonModules: [] },
  files: [],
  location,
});

/** The hooks of a suite around the tests of one target. Their folders are relative to the working directory. */
export function targetHooksOf({ suite, target }: Step, cwd: string): Workspace['hooks'] {
  const hooks = suite.targets.find(({ name }) => name === target.name)?.hooks;
  if (hooks === undefined) return {};
  const whole = hookPoints.flatMap((point) => {
    const hook = hooks[point];
    if (hook === undefined) return [];
    const folder = hook.cwd === undefined ? suite.folder : resolve(cwd, hook.cwd);
    return [[point, { ...hook, cwd: folder, reset: 'none' as const }] as const];
  });
  return Object.fromEntries(whole);
}
