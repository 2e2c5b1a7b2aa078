import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { MAX_CPUS, MAX_SECONDS } from '../../model/suite/number-limits.ts';
import {
  containerNetworks,
  type Docker,
  type GradingFile,
  type Workspace,
  workspaceModes,
} from '../../model/suite/workspace.ts';
import { block, field, flag, needed, old, oldPart, optionalPart, over0, part, text, trimmedTexts } from '../block.ts';
import { fieldOf } from '../old-names.ts';
import type { References } from '../references/references.ts';
import type { SuiteTexts } from '../references/texts.ts';
import type { Cursor } from '../yaml/cursor.ts';
import { HOOK, HOOKS, mergeHooks, OLD_RESET, readHooks } from './read-hooks.ts';
import {
  type DeclaredRepository,
  isFetched,
  pathInWorkspace,
  readRepositories,
  repositoryDefinitions,
} from './repositories.ts';

const NEEDS = block(
  { of: 'the env of a workspace', expected: 'a mapping with "required_commands" or "required_python_modules"' },
  () => {
    const names = () =>
      trimmedTexts.refine((all) => all.every((name) => !name.startsWith('-') && !/[\s\0]/.test(name)));
    return {
      required_commands: field(names(), 'Programs that must be there.', 'a list of names'),
      required_python_modules: field(names(), 'Modules that python3 must be able to import.', 'a list of names'),
    };
  },
);

const GRADING_FILE = block(
  {
    of: 'a grading file',
    expected: 'a mapping with "from" and "to"',
    meant: { path: 'to', source: 'from' },
  },
  () => ({
    from: needed(text, 'A file of the repository; relative to the suite.', 'the path of a file'),
    to: needed(
      text,
      'Its path in the workspace. It replaces a file of the agent at that path.',
      'a path in the workspace',
    ),
  }),
);

const A_WORKSPACE = 'a mapping, or the path of a file with one';
const WORKSPACE = block(
  {
    of: 'a workspace',
    expected: A_WORKSPACE,
    meant: { repositories: 'repos' },
    elsewhere: {
      files: 'Put the files into a folder, and set "template" to its path.',
      workspace: 'A workspace file contains the keys of "workspace", without the key "workspace" itself.',
    },
  },
  () => ({
    template: field(text, 'A folder whose files the workspace begins with.'),
    isolation: field(z.enum(['shared', 'per_test']), 'Whether each test has a separate workspace.'),
    repos: field(z.array(part('repository')), 'Repositories that are checked out in the workspace.'),
    mode: field(
      z.enum(workspaceModes),
      'Reused by later runs (pooled), new for this run (temp), or your own folder (static).',
    ),
    path: field(text, 'The folder of a static workspace; it starts in the working directory.'),
    hooks: optionalPart('hooks', 'Commands and resets around the tests.'),
    docker: optionalPart('docker', 'A container for code graders and, with "agent: true", for the target.'),
    env: optionalPart('needs', 'What must be installed on the machine.'),
    grading_files: field(
      z.array(part('gradingFile')),
      'Hidden tests: copied in after the agent has finished, for the graders alone.',
    ),
    setup: oldPart('hook', 'hooks.before_each'),
    teardown: oldPart('hook', 'hooks.after_each'),
    before_all: oldPart('hook', 'hooks.before_all'),
    before_each: oldPart('hook', 'hooks.before_each'),
    after_each: oldPart('hook', 'hooks.after_each'),
    after_all: oldPart('hook', 'hooks.after_all'),
    reset: optionalPart('oldReset', 'Old place of "hooks.after_each.reset".').meta({ deprecated: true }),
    static_path: old(text, 'path'),
    pool: old(flag, 'mode'),
    static: old(flag, 'mode'),
  }),
);

export const workspaceDefinitions = () => ({
  workspace: z.union([text.meta({ description: 'The path of a file with a workspace.' }), WORKSPACE.schema]),
  hooks: HOOKS.schema,
  hook: HOOK.schema,
  needs: NEEDS.schema,
  gradingFile: GRADING_FILE.schema,
  docker: DOCKER.schema,
  oldReset: OLD_RESET.schema,
  ...repositoryDefinitions(),
});

export interface WorkspaceReading {
  readonly folder: string;
  readonly references: References;
  readonly texts: SuiteTexts;
}

/**
 * A workspace as one level declares it: absent keys may come from the other level. `folder` is the working directory of
 * hooks if the workspace has a file of its own.
 */
export type DeclaredWorkspace = NonNullable<ReturnType<typeof readMapping>> & { readonly folder?: string };

/** The `workspace` of a suite or a test, of any version; undefined if there is none. */
export function readWorkspace(field: Cursor | undefined, reading: WorkspaceReading): DeclaredWorkspace | undefined {
  if (field?.text === undefined) return readMapping(field, reading.folder, reading);
  const value = field.text.trim();
  if (value === '') return field.addWrongType(A_WORKSPACE);
  const file = reading.references.found(reading.references.text(value), field);
  const root = file && reading.texts.file(file, field.problems);
  if (file === undefined || root === undefined) return undefined;
  const expected = 'a mapping with "template", "repos" or "hooks"';
  if (!root.isMap) {
    return root.addError('WRONG_TYPE', 'A workspace file must be a mapping', { expected, found: root.found });
  }
  const found = 'the same under "workspace"';
  const wrapped = root.field('workspace');
  if (wrapped !== undefined) {
    return wrapped.addError('WRONG_TYPE', 'A workspace file must not have the key "workspace"', { expected, found });
  }
  const folder = dirname(file.absolutePath);
  const declared = readMapping(root, folder, reading);
  return declared && { ...declared, folder };
}

/** The workspace of a test, merged from its suite and itself; undefined if neither declares one. */
export function workspaceOf(
  suite: DeclaredWorkspace | undefined,
  test: DeclaredWorkspace | undefined,
  { folder: evalFolder }: WorkspaceReading,
  item: Cursor,
): Workspace | undefined {
  const location = test?.location ?? suite?.location;
  if (location === undefined) return undefined;
  const folder = test?.folder ?? suite?.folder ?? evalFolder;
  const gradingFiles = test?.gradingFiles ?? suite?.gradingFiles;
  const repositories = test?.repositories ?? suite?.repositories ?? [];
  return {
    template: test?.template ?? suite?.template,
    isolation: test?.isolation ?? suite?.isolation ?? 'shared',
    mode: test?.mode ?? suite?.mode,
    path: test?.path ?? suite?.path,
    repositories: repositories.filter(isFetched),
    docker: dockerOf(test?.docker ?? suite?.docker, repositories, item),
    hooks: mergeHooks(suite?.hooks ?? {}, test?.hooks ?? {}, folder),
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
function readMapping(field: Cursor | undefined, folder: string, { references }: WorkspaceReading) {
  if (field !== undefined && !field.isMap) return field.addWrongType(A_WORKSPACE, undefined, 'workspace');
  const workspace = WORKSPACE.open(field);
  if (workspace === undefined) return undefined;
  const template = readPath(workspace.field('template'));
  const read = WORKSPACE.values(workspace, 'isolation', 'mode', 'pool', 'static');
  const written = fieldOf(workspace, ['path', 'static_path'], false);
  const path = readPath(written?.field)?.text;
  const oldModes = { pool: '"mode: pooled" or "mode: temp"', static: '"mode: static"' };
  for (const [key, instead] of Object.entries(oldModes)) {
    workspace.field(key)?.addNote('DEPRECATED', `"${key}" is an old name`, `Use ${instead} instead.`);
  }
  const isStatic = read.static || (path !== undefined && written?.name === 'static_path');
  const oldMode = isStatic ? 'static' : read.pool === undefined ? undefined : read.pool ? 'pooled' : 'temp';
  const env = NEEDS.open(workspace.field('env'));
  const needs = env && NEEDS.values(env);
  const docker = DOCKER.open(workspace.field('docker'));
  const { image, timeout = DEFAULT_SECONDS, agent: runsAgent = false, ...limits } = docker ? DOCKER.values(docker) : {};
  return {
    template: template && { path: resolve(folder, template.text), location: template.field.location },
    isolation: read.isolation,
    mode: read.mode ?? oldMode,
    path,
    repositories: readRepositories(workspace.field('repos'), references),
    hooks: readHooks(workspace, folder),
    docker:
      docker && image !== undefined
        ? { image, timeoutMs: timeout * 1000, ...limits, runsAgent, location: docker.keyLocation }
        : undefined,
    commands: needs?.required_commands,
    pythonModules: needs?.required_python_modules,
    gradingFiles: readGradingFiles(workspace.field('grading_files'), references),
    location: workspace.keyLocation,
  };
}

function readPath(field: Cursor | undefined) {
  const text = field?.text?.trim();
  if (field === undefined || text === '') return undefined;
  return text === undefined || text.includes('\0') ? field.addWrongType('a path') : { field, text };
}

const MAX_GRADING_FILES = 100;

/** The `grading_files` of a workspace: hidden tests. `from` is a file of the repository, `to` a path in the workspace. */
function readGradingFiles(field: Cursor | undefined, references: References): GradingFile[] | undefined {
  if (field === undefined) return undefined;
  const items = field.items();
  if (!field.isList || items.length > MAX_GRADING_FILES) {
    return field.addWrongType(`a list of at most ${MAX_GRADING_FILES} files`);
  }
  const taken: string[] = [];
  return items.flatMap((item) => {
    if (GRADING_FILE.open(item) === undefined) return [];
    const from = item.field('from');
    if (from !== undefined && !from.text?.trim()) from.addWrongType('the path of a file');
    const file = from?.text?.trim() ? references.found(references.gradingFile(from.text.trim()), from) : undefined;
    const written = item.field('to');
    const to = pathInWorkspace(written?.text ?? '');
    const other = taken.find((each) => each === to || each.startsWith(`${to}/`) || to?.startsWith(`${each}/`));
    if (!to || written?.text?.trim().endsWith('/')) {
      written?.addWrongType('the path of a file in the workspace, outside of .git');
    } else if (other !== undefined) {
      const expected = 'a different path for each file';
      written?.addError('WRONG_TYPE', `"${to}" collides with the grading file "${other}"`, { expected });
    } else {
      taken.push(to);
      return file === undefined ? [] : [{ to, content: file.content }];
    }
    return [];
  });
}

const MEMORY = /^(?:\d{1,13}b?|\d{1,10}k|\d{1,7}m|\d{1,4}g)$/i;
const USER = /^[\w][\w.-]{0,60}(?::[\w][\w.-]{0,60})?$/;
const IMAGE = /^[\w][\w./:@-]{0,499}$/;

/** Text in a form that both engines accept; a number is read as text. */
const matching = (pattern: RegExp) =>
  z
    .union([text, z.number()])
    .transform((value) => String(value).trim())
    .refine((value) => pattern.test(value));

const AN_IMAGE = 'the name of an image, such as node:24';

const DOCKER = block(
  {
    of: 'the docker of a workspace',
    expected: 'a mapping with "image"',
    meant: { timeout_seconds: 'timeout' },
    elsewhere: {
      repos: 'Put "repos" under "workspace".',
      env: 'Put "env" under the target that runs in the container.',
    },
  },
  () => ({
    image: needed(
      text.trim().refine((name) => IMAGE.test(name)),
      'The image, such as "node:24". It is pulled if this machine does not have it.',
      AN_IMAGE,
    ),
    timeout: field(over0(MAX_SECONDS), 'Most seconds that one program in the container may take; 1800 by default.'),
    memory: field(
      matching(MEMORY),
      'Most memory of a container, such as "512m" or "4g".',
      'an amount such as 512m or 4g, up to 9999g',
    ),
    cpus: field(over0(MAX_CPUS), 'Most processors that a container may use.'),
    agent: field(flag, 'Whether the target (a command or a coding agent) runs in the container too.'),
    network: field(
      z.enum(containerNetworks),
      'Whether programs in the container reach the network.',
      containerNetworks.join(' or '),
    ),
    user: field(
      matching(USER),
      'The user, or user:group, that programs run as.',
      'a user, or user:group, by names or numbers',
    ),
  }),
);

/** AgentV's limit of one program in a container. */
const DEFAULT_SECONDS = 1800;

/** The container of a test, with the repositories of its image. Without a container there are none. */
function dockerOf(
  docker: Omit<Docker, 'repositories'> | undefined,
  repositories: readonly DeclaredRepository[],
  test: Cursor,
): Docker | undefined {
  if (docker === undefined) {
    test.problems.push(...repositories.flatMap((each) => (isFetched(each) ? [] : each.problem)));
    return undefined;
  }
  const ofImage = repositories.flatMap((each) => {
    // AgentV also resets them in the container. A mounted workspace keeps the changes of the agent.
    if (isFetched(each)) return docker.runsAgent || each.ref === 'HEAD' ? [] : { ...each, commit: each.ref };
    // A target in the container may change it anywhere.
    return each.commit === undefined && !docker.runsAgent ? [] : each;
  });
  const withFullId = ofImage.filter(({ commit, location }) => {
    if (commit === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return true;
    const expected = '40 hexadecimal characters: the repository in the image is compared with it';
    const message = '"commit" of a repository in a container is not a full commit id';
    return test.addError('WRONG_TYPE', message, { location, expected, found: commit });
  });
  return { ...docker, repositories: withFullId.map(({ path, commit }) => ({ path, commit })) };
}
