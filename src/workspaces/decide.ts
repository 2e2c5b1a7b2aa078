import type { Workspace, WorkspaceMode } from '../model/suite/workspace.ts';

/** The workspace settings of a run, which override the suites. */
export interface AskedMode {
  readonly mode?: WorkspaceMode | undefined;
  /** Of a static workspace, absolute. */
  readonly path?: string | undefined;
  /** False when nothing is to be taken from an earlier run, and nothing left for a later one. */
  readonly mayPool?: boolean | undefined;
}

/** Which folder a test gets. */
export type Decision =
  | { readonly kind: 'none' }
  | { readonly kind: 'impossible'; readonly message: string }
  /** `isGiven`: the run names it. Then it is used as it is found, unless it is empty. */
  | { readonly kind: 'static'; readonly path: string; readonly isGiven: boolean }
  | { readonly kind: 'pooled' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'per-test' };

/** Decides by the run, then the suite, then the content of the workspace. */
export function decide(workspace: Workspace | undefined, asked: AskedMode): Decision {
  if (asked.path !== undefined && (asked.mode ?? 'static') !== 'static') {
    return impossible('A workspace path is given, and a mode that has none');
  }
  if (workspace === undefined) {
    return asked.path === undefined ? { kind: 'none' } : { kind: 'static', path: asked.path, isGiven: true };
  }
  const path = asked.path ?? workspace.path;
  const mode = asked.path !== undefined ? 'static' : (asked.mode ?? modeOf(workspace));
  const isPerTest = workspace.isolation === 'per_test' && workspace.files.length === 0;
  if (path !== undefined && mode !== 'static' && asked.mode === undefined) {
    return impossible(`The workspace has a "path", which its mode "${mode}" cannot use`);
  }
  if (mode === 'static' && isPerTest) return impossible('A static workspace cannot be one for each test');
  if (mode === 'static' && path !== undefined) return { kind: 'static', path, isGiven: asked.path !== undefined };
  if (mode === 'static' && workspace.repositories.length > 0) {
    return impossible('A static workspace with repositories needs a "path"');
  }
  return madeOf(workspace, mode, asked);
}

const modeOf = ({ mode, path }: Workspace): WorkspaceMode => mode ?? (path === undefined ? 'pooled' : 'static');

function madeOf(workspace: Workspace, mode: WorkspaceMode, asked: AskedMode): Decision {
  const { template, repositories, hooks, isolation, files, gradingFiles, docker } = workspace;
  // The files of an evals.json alone need no workspace, unless the run requests one.
  const hasFiles = files.length > 0 && asked.mode !== undefined;
  const isFilled = template !== undefined || repositories.length > 0 || hasFiles || gradingFiles !== undefined;
  // A target in a container needs a folder that is mounted.
  const isMounted = docker?.runsAgent === true;
  if (!isFilled && !isMounted && Object.keys(hooks).length === 0) return { kind: 'none' };
  if (isolation === 'per_test') return { kind: 'per-test' };
  return { kind: mode === 'pooled' && asked.mayPool !== false && repositories.length > 0 ? 'pooled' : 'shared' };
}

const impossible = (message: string): Decision => ({ kind: 'impossible', message });
