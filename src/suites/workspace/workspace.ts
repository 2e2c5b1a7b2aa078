import { resolve } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Workspace, WorkspaceMode } from '../../model/suite/workspace.ts';
import { readKeys } from '../blocks/block.ts';
import { NEEDS, WORKSPACE } from '../blocks/workspace.ts';
import { checkFields } from '../fields/fields.ts';
import type { References } from '../references/references.ts';
import { readGradingFiles } from './grading-files.ts';
import { type DeclaredDocker, dockerOf, readDocker } from './workspace-docker.ts';
import type { WorkspaceFiles } from './workspace-files.ts';
import { type DeclaredHooks, mergeHooks, readHooks, withDefaults } from './workspace-hooks.ts';
import { type DeclaredRepository, isFetched, readRepositories } from './workspace-repositories.ts';

export interface WorkspaceReading {
  /** Absolute folder of the eval file. */
  readonly folder: string;
  readonly references: References;
  readonly files: WorkspaceFiles;
}

/** A workspace as one level declares it: absent keys may come from the other level. */
export interface DeclaredWorkspace {
  readonly template?: Workspace['template'];
  readonly isolation?: Workspace['isolation'] | undefined;
  readonly mode?: WorkspaceMode | undefined;
  readonly path?: string | undefined;
  readonly repositories?: readonly DeclaredRepository[] | undefined;
  readonly hooks: DeclaredHooks;
  readonly docker?: DeclaredDocker | undefined;
  readonly commands?: readonly string[] | undefined;
  readonly pythonModules?: readonly string[] | undefined;
  readonly gradingFiles?: Workspace['gradingFiles'];
  /** The working directory of hooks: the folder of the workspace's own file. */
  readonly folder?: string | undefined;
  readonly location: Workspace['location'];
}

/** The `workspace` of a suite or a test, of any version; undefined if there is none. */
export function readWorkspace(
  field: Cursor | undefined,
  reading: WorkspaceReading,
  problems: Problem[],
): DeclaredWorkspace | undefined {
  if (field === undefined) return undefined;
  if (field.text === undefined) return readMapping(field, reading.folder, reading, problems);
  const file = reading.files.open(field, reading.references, problems);
  if (file === undefined) return undefined;
  const declared = readMapping(file.root, file.folder, reading, problems);
  return declared && { ...declared, folder: file.folder };
}

/** The workspace of a test, merged from its suite and itself; undefined if neither declares one. */
export function workspaceOf(
  suite: DeclaredWorkspace | undefined,
  test: DeclaredWorkspace | undefined,
  evalFolder: string,
  problems: Problem[],
): Workspace | undefined {
  const location = test?.location ?? suite?.location;
  if (location === undefined) return undefined;
  const template = test?.template ?? suite?.template;
  const mode = test?.mode ?? suite?.mode;
  const path = test?.path ?? suite?.path;
  const folder = test?.folder ?? suite?.folder ?? evalFolder;
  const gradingFiles = test?.gradingFiles ?? suite?.gradingFiles;
  const repositories = test?.repositories ?? suite?.repositories ?? [];
  const docker = dockerOf(test?.docker ?? suite?.docker, repositories, problems);
  return {
    template,
    isolation: test?.isolation ?? suite?.isolation ?? 'shared',
    mode,
    path,
    repositories: repositories.filter(isFetched),
    docker,
    hooks: withDefaults(mergeHooks(suite?.hooks ?? {}, test?.hooks ?? {}), folder),
    requires: {
      commands: [...(test?.commands ?? suite?.commands ?? [])],
      pythonModules: [...(test?.pythonModules ?? suite?.pythonModules ?? [])],
    },
    files: [],
    gradingFiles: gradingFiles && gradingFiles.length > 0 ? gradingFiles : undefined,
    location,
  };
}

/** Paths in the mapping are relative to `folder`. */
function readMapping(
  field: Cursor,
  folder: string,
  reading: WorkspaceReading,
  problems: Problem[],
): DeclaredWorkspace | undefined {
  if (!field.isMap) {
    problems.push(field.wrongType('workspace', 'a mapping, or the path of a file with one'));
    return undefined;
  }
  checkFields(field, WORKSPACE, problems);
  const template = readText(field, 'template', problems);
  const mode = readMode(field, problems);
  return {
    template: template && { path: resolve(folder, template.text), location: template.field.location },
    isolation: readKeys(field, WORKSPACE, ['isolation'], problems).isolation,
    mode: mode.mode,
    path: mode.path,
    repositories: readRepositories(field.field('repos'), reading.references, problems),
    hooks: readHooks(field, folder, problems),
    docker: readDocker(field.field('docker'), problems),
    ...readNeeds(field.field('env'), problems),
    gradingFiles: readGradingFiles(field.field('grading_files'), reading.references, problems),
    location: field.keyLocation,
  };
}

/** `mode` and `path`, and their old forms. */
function readMode(field: Cursor, problems: Problem[]): Pick<DeclaredWorkspace, 'mode' | 'path'> {
  const { mode, pool, static: isStatic } = readKeys(field, WORKSPACE, ['mode', 'pool', 'static'], problems);
  const path = readText(field, 'path', problems)?.text;
  const oldPath = readText(field, 'static_path', problems);
  if (oldPath) deprecated(oldPath.field, 'static_path', '"mode: static" and "path"', problems);
  if (pool !== undefined) deprecated(field.key('pool'), 'pool', 'a mode: "mode: pooled" or "mode: temp"', problems);
  if (isStatic !== undefined) deprecated(field.key('static'), 'static', '"mode: static"', problems);
  const oldMode = oldPath || isStatic ? 'static' : pool === undefined ? undefined : pool ? 'pooled' : 'temp';
  return { mode: mode ?? oldMode, path: path ?? oldPath?.text };
}

function readNeeds(
  field: Cursor | undefined,
  problems: Problem[],
): Pick<DeclaredWorkspace, 'commands' | 'pythonModules'> {
  if (field === undefined) return {};
  if (!field.isMap) {
    problems.push(field.wrongType('env', 'a mapping with "required_commands" or "required_python_modules"'));
    return {};
  }
  checkFields(field, NEEDS, problems);
  const read = readKeys(field, NEEDS, ['required_commands', 'required_python_modules'], problems);
  return { commands: read.required_commands, pythonModules: read.required_python_modules };
}

function readText(mapping: Cursor, key: string, problems: Problem[]) {
  const field = mapping.field(key);
  if (field === undefined) return undefined;
  const text = field.text?.trim();
  if (text !== undefined && !text.includes('\0')) return text === '' ? undefined : { field, text };
  problems.push(field.wrongType(key, 'a path'));
  return undefined;
}

function deprecated(field: Cursor | undefined, key: string, instead: string, problems: Problem[]): void {
  const hint = `Use ${instead} instead.`;
  if (field)
    problems.push(field.warning('DEPRECATED', `"${key}" is an old name`, { location: field.keyLocation, hint }));
}
