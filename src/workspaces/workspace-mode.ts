import { resolve } from 'node:path';
import type { Step } from '../model/run/plan.ts';
import { hookPoints, type Workspace, type WorkspaceMode } from '../model/suite/workspace.ts';

/** The workspace of a test. Its target may provide the template if the test has none, and a variant of one changes it. */
export function workspaceOf({ suite, test, target }: Pick<Step, 'suite' | 'test' | 'target'>): Workspace | undefined {
  const { workspaceTemplate: template, workspace: changes } = target;
  let { workspace } = test;
  if (template !== undefined && workspace?.template === undefined) {
    const path = resolve(suite.folder, template.path);
    workspace = {
      ...(workspace ?? emptyWorkspace(template.location)),
      template: { path, location: template.location },
    };
  }
  if (changes === undefined) return workspace;
  const { location, ...changed } = changes;
  return { ...(workspace ?? emptyWorkspace(location)), ...changed };
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
  const hooks = suite.targets.find(({ name }) => name === (target.variantOf ?? target.name))?.hooks ?? {};
  return Object.fromEntries(
    hookPoints.flatMap((point) => {
      const hook = hooks[point];
      if (hook === undefined) return [];
      const folder = hook.cwd === undefined ? suite.folder : resolve(cwd, hook.cwd);
      return [[point, { ...hook, cwd: folder, reset: 'none' as const }]];
    }),
  );
}

/** The workspace settings of a run, which override the suites. */
export interface ModeSettings {
  readonly mode?: WorkspaceMode | undefined;
  /** Of a static workspace, absolute. */
  readonly path?: string | undefined;
  /** False when nothing is to be taken from an earlier run, and nothing left for a later one. */
  readonly mayPool?: boolean | undefined;
}

/** Which folder a test gets. */
export type FolderDecision =
  | { readonly kind: 'none' }
  | { readonly kind: 'impossible'; readonly message: string }
  /** `isGiven`: the run names it. Then it is used as it is found, unless it is empty. */
  | { readonly kind: 'static'; readonly path: string; readonly isGiven: boolean }
  | { readonly kind: 'pooled' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'per-test' };

/** Decides by the run, then the suite, then the content of the workspace. */
export function decide(workspace: Workspace | undefined, settings: ModeSettings): FolderDecision {
  if (settings.path !== undefined && (settings.mode ?? 'static') !== 'static') {
    return impossible('A workspace path is given, and a mode that has none');
  }
  if (workspace === undefined) {
    return settings.path === undefined ? { kind: 'none' } : { kind: 'static', path: settings.path, isGiven: true };
  }
  const path = settings.path ?? workspace.path;
  const usual = workspace.mode ?? (workspace.path === undefined ? 'pooled' : 'static');
  const mode = settings.path !== undefined ? 'static' : (settings.mode ?? usual);
  const isPerTest = workspace.isolation === 'per_test' && workspace.files.length === 0;
  if (path !== undefined && mode !== 'static' && settings.mode === undefined) {
    return impossible(`The workspace has a "path", which its mode "${mode}" cannot use`);
  }
  if (mode === 'static' && isPerTest) return impossible('A static workspace cannot be one for each test');
  if (mode === 'static' && (workspace.skills ?? workspace.withoutSkills) !== undefined) {
    return impossible('A static workspace is used as it is: skills are neither added to it nor left out');
  }
  if (mode === 'static' && path !== undefined) return { kind: 'static', path, isGiven: settings.path !== undefined };
  if (mode === 'static' && workspace.repositories.length > 0) {
    return impossible('A static workspace with repositories needs a "path"');
  }

  const { template, repositories, hooks, isolation, files, skills, gradingFiles, docker } = workspace;
  // The files of an evals.json alone need no workspace, unless the run requests one.
  const hasFiles = files.length > 0 && settings.mode !== undefined;
  const hasContent = template !== undefined || repositories.length > 0 || hasFiles;
  const isFilled = hasContent || skills !== undefined || gradingFiles !== undefined;
  // A target in a container needs a folder that is mounted.
  const isMounted = docker?.runsAgent === true;
  if (!isFilled && !isMounted && Object.keys(hooks).length === 0) return { kind: 'none' };
  if (isolation === 'per_test') return { kind: 'per-test' };
  return { kind: mode === 'pooled' && settings.mayPool !== false && repositories.length > 0 ? 'pooled' : 'shared' };
}

const impossible = (message: string): FolderDecision => ({ kind: 'impossible', message });
