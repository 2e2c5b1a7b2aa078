import type { Files } from '../model/ports/files.ts';
import type { Git, GitRequest } from '../model/ports/git.ts';
import type { Env } from '../model/ports/machine.ts';
import { type Exec, MAX_OUTPUT_BYTES } from '../model/ports/processes.ts';
import type { Trees } from '../model/ports/trees.ts';
import { agentEnv } from '../platform/process/child-env.ts';
import { whyFailed } from './workspace-error.ts';

/** What works with git directories of ours. */
export interface GitDeps {
  readonly git: Git;
  readonly trees: Trees;
  readonly files: Pick<
    Files,
    'state' | 'modifiedAt' | 'read' | 'slice' | 'writeAsIs' | 'realPath' | 'glob' | 'removeFile' | 'namesIn'
  >;
}

/** The time limit of calls for workspaces. Git itself ends a connection without data after 300 s; a slow one may continue. */
const GIT_TIMEOUT_MS = 3_600_000;
/** The paths of some million files, or the names of as many branches. */
export const MAX_LISTED_BYTES = 512 * 1024 * 1024;

/** What git printed, and why it failed, if it did. */
export async function runGit(
  git: Git,
  args: readonly string[],
  request: GitRequest,
  signal: AbortSignal,
): Promise<{ readonly stdout: string; readonly why: string | undefined }> {
  const { timeoutMs = GIT_TIMEOUT_MS } = request;
  const ended = await git.run(args, { ...request, timeoutMs }, signal);
  return { stdout: 'stdout' in ended ? ended.stdout : '', why: whyFailed(ended, timeoutMs) };
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Default time limit of a git call: a fetch may be large. */
const TIMEOUT_MS = 300_000;

/**
 * The sources of credentials for a fetch: the settings of this process, an agent, a helper program; and the variables
 * of GitHub's own helper (`gh auth setup-git`).
 */
const CREDENTIALS =
  /^(?:GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS|GLOBAL|SYSTEM|NOSYSTEM)|GIT_ASKPASS|GIT_SSH|GIT_SSH_COMMAND|GIT_SSL_\w+|SSH_AUTH_SOCK|(?:GH|GITHUB)_(?:ENTERPRISE_)?TOKEN|GH_HOST|GH_CONFIG_DIR)$/;

/** Git without hooks, watchers and questions, and with the transports that suites can name. */
export function createGit(exec: Exec, env: Env): Git {
  const plain = Object.fromEntries(Object.entries(agentEnv(env, {})).filter(([name]) => !name.startsWith('GIT_')));
  const credentials = Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && CREDENTIALS.test(entry[0]),
    ),
  );
  const quiet = {
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    // Replacement refs of a repository are ignored.
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
  };
  const remote = {
    GIT_ASKPASS: '',
    GIT_SSH_COMMAND: 'ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=30 -oServerAliveCountMax=10',
    ...credentials,
    GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
  };
  const local = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    // Missing objects are not fetched, whatever the settings of a folder.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'file',
  };
  // A connection without data for this long has failed.
  const patience = ['http.lowSpeedLimit=1', 'http.lowSpeedTime=300'];
  // Git reads these files of the user also without any settings, and an agent can write them.
  const unruled = ['core.excludesFile=/dev/null', 'core.attributesFile=/dev/null'];
  return {
    run(
      args,
      { local: isLocal = false, gitDir, workTree, timeoutMs = TIMEOUT_MS, maxBytes = MAX_OUTPUT_BYTES, ...request },
      signal,
    ) {
      const settings = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'maintenance.auto=false'];
      settings.push(...(isLocal ? unruled : patience));
      return exec.run(
        {
          command: ['git', ...settings.flatMap((setting) => ['-c', setting]), ...args],
          ...request,
          env: {
            ...plain,
            ...quiet,
            ...(isLocal ? local : remote),
            ...(gitDir !== undefined && { GIT_DIR: gitDir }),
            ...(workTree !== undefined && { GIT_WORK_TREE: workTree }),
          },
          timeoutMs,
          maxBytes,
        },
        signal,
      );
    },
  };
}
