import * as z from 'zod';
import { MAX_CPUS, MAX_SECONDS } from '../../model/suite/limits.ts';
import { containerNetworks, resets, workspaceModes } from '../../model/suite/workspace.ts';
import {
  block,
  field,
  flag,
  idle,
  needed,
  old,
  oldPart,
  optionalPart,
  over0,
  part,
  text,
  texts,
  trimmed,
  trimmedTexts,
  whole,
} from './block.ts';

const command = () => z.union([text, texts]);
const OTHER_TIMES = { timeout: 'Use "timeout_ms", in milliseconds.', timeout_seconds: 'Use "timeout_ms".' };
const TIME = 'Most milliseconds that the command may take: 60000 before tests, 30000 after.';
const FOLDER = 'the path of a folder';
const milliseconds = () => over0(MAX_SECONDS * 1000);

export const HOOK = block({ of: 'a hook', elsewhere: OTHER_TIMES }, () => ({
  command: field(command(), 'The program and its arguments; no shell reads them.'),
  script: old(command(), 'command'),
  timeout_ms: field(milliseconds(), TIME),
  cwd: field(trimmed, 'Where the command runs; by default the folder of the file.', FOLDER),
  reset: field(z.enum(resets), 'Restores the workspace; "fast" leaves files that git ignores.'),
}));

export const HOOKS = block(
  { of: 'the hooks of a workspace', meant: { setup: 'before_each', teardown: 'after_each' } },
  () => ({
    enabled: field(flag, 'False switches all of them off.'),
    before_all: optionalPart('hook', 'Runs once, when the workspace is made.'),
    before_each: optionalPart('hook', 'Runs before each test.'),
    after_each: optionalPart('hook', 'Runs after each test and its graders, before the reset.'),
    after_all: optionalPart('hook', 'Runs once, after the last test.'),
  }),
);

export const TARGET_HOOK = block({ of: 'a hook of a target', elsewhere: OTHER_TIMES }, () => ({
  command: field(command(), 'A line for the shell, or a program and its arguments.'),
  script: old(command(), 'command'),
  timeout_ms: field(milliseconds(), TIME),
  timeoutMs: old(milliseconds(), 'timeout_ms'),
  cwd: field(trimmed, 'Where the command runs, from the working directory; by default the folder of the file.', FOLDER),
  reset: idle('it belongs to the hooks of a workspace'),
}));

export const TARGET_HOOKS = block({ of: 'the hooks of a target' }, () => ({
  before_all: optionalPart('targetHook', 'Runs once, when the workspace is made.'),
  before_each: optionalPart('targetHook', 'Runs before each test.'),
  after_each: optionalPart('targetHook', 'Runs after each test and its graders.'),
  after_all: optionalPart('targetHook', 'Runs once, after the last test.'),
  enabled: idle('it turns off the hooks of a workspace'),
}));

/** Version 3's `reset` of a workspace. */
export const OLD_RESET = block({ of: 'the reset of a workspace' }, () => ({
  strategy: field(z.enum(['none', 'hard', 'recreate']), 'How the repositories were restored.', 'hard, recreate, none'),
  after_each: field(flag, 'Whether they were.'),
}));

export const NEEDS = block({ of: 'the env of a workspace' }, () => {
  const names = () => trimmedTexts.refine((all) => all.every((name) => !name.startsWith('-') && !/[\s\0]/.test(name)));
  return {
    required_commands: field(names(), 'Programs that must be there.', 'a list of names'),
    required_python_modules: field(names(), 'Modules that python3 must be able to import.', 'a list of names'),
  };
});

export const GRADING_FILE = block(
  { of: 'a grading file', required: ['from', 'to'], meant: { path: 'to', source: 'from' } },
  () => ({
    from: needed(text, 'A file of the repository; relative to the suite.'),
    to: needed(text, 'Its path in the workspace. It replaces a file of the agent at that path.'),
  }),
);

const MEMORY = /^(?:\d{1,13}b?|\d{1,10}k|\d{1,7}m|\d{1,4}g)$/i;
const USER = /^[\w][\w.-]{0,60}(?::[\w][\w.-]{0,60})?$/;
const IMAGE = /^[\w][\w./:@-]{0,499}$/;

/** Text in a form that both engines accept; a number is read as text. */
const matching = (pattern: RegExp) =>
  z
    .union([text, z.number()])
    .transform((value) => String(value).trim())
    .refine((value) => pattern.test(value));

export const DOCKER = block(
  {
    of: 'the docker of a workspace',
    required: ['image'],
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
      'the name of an image, such as node:24',
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

const ANCESTORS = () => whole(0, 1_000_000);

export const REPOSITORY = block(
  {
    of: 'a repository',
    required: ['path', 'repo'],
    meant: { url: 'repo', ref: 'commit', branch: 'commit' },
    elsewhere: { depth: 'Repositories are fetched once and cached, so it has no effect.' },
  },
  () => ({
    path: field(text, 'Its folder in the workspace.'),
    repo: field(text, 'A URL, or owner/name of GitHub; without it, the repository is in the image of "docker".'),
    commit: field(text, 'A commit, a branch or a tag; HEAD by default.'),
    base_commit: field(text, 'The same as "commit".'),
    ancestor: field(ANCESTORS(), 'Number of commits before it, along the first parents.'),
    sparse: field(texts, 'The folders that are checked out.'),
    source: oldPart('oldSource', 'repo'),
    checkout: oldPart('oldCheckout', 'commit'),
    clone: oldPart('oldClone', 'sparse'),
  }),
);

/** A repository of an image, which is not fetched. */
export const IMAGE_REPOSITORY = block(
  { of: 'a repository without "repo"', meant: REPOSITORY.meant, elsewhere: REPOSITORY.elsewhere },
  () => {
    const { path, repo, source, commit, base_commit } = REPOSITORY.schema.shape;
    const why = () => idle('it only applies to fetched repositories, and this one has no "repo"');
    return { path, repo, source, commit, base_commit, ancestor: why(), sparse: why(), checkout: why(), clone: why() };
  },
);

export const OLD_SOURCE = block({ of: 'the source of a repository' }, () => ({
  type: field(z.enum(['git', 'local']), 'Where the repository is.'),
  url: old(text, 'repo'),
  path: old(text, 'repo'),
}));

export const OLD_CHECKOUT = block({ of: 'the checkout of a repository' }, () => ({
  ref: old(text, 'commit'),
  base_commit: old(text, 'commit'),
  resolve: field(z.enum(['remote', 'local']), 'Where the name of a commit is resolved.'),
  ancestor: old(ANCESTORS(), 'ancestor'),
}));

const KEPT =
  'repositories are fetched once, completely, and cached; the checked-out files are the same, and agents see the whole history';
export const OLD_CLONE = block({ of: 'the clone of a repository' }, () => ({
  sparse: old(texts, 'sparse'),
  depth: idle(KEPT),
  filter: idle(KEPT),
}));

export const WORKSPACE = block(
  {
    of: 'a workspace',
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

/** The parts of a workspace. */
export const workspaceDefinitions = () => ({
  workspace: z.union([text.meta({ description: 'The path of a file with a workspace.' }), WORKSPACE.schema]),
  hooks: HOOKS.schema,
  hook: HOOK.schema,
  needs: NEEDS.schema,
  gradingFile: GRADING_FILE.schema,
  docker: DOCKER.schema,
  oldReset: OLD_RESET.schema,
  repository: REPOSITORY.schema,
  oldSource: OLD_SOURCE.schema,
  oldCheckout: OLD_CHECKOUT.schema,
  oldClone: OLD_CLONE.schema,
});
