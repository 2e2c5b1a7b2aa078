import { failed } from '../../model/outcome.ts';
import type { ProviderDeps } from '../../model/provider.ts';
import { type Check, sharedCheck } from '../providers/shared-check.ts';
import type { Agent } from './agent.ts';
import type { AgentSettings } from './agent-options.ts';
import { notStarted } from './ending.ts';
import { agentEnvironment } from './environment.ts';

/** All agents answer at once, without a model; one that does not may still work. */
const VERSION_MS = 20_000;
const MAX_VERSION_BYTES = 100_000;

/** Whether an agent is there, and which version of it: looked up once, before anything is spent on the first call. */
export interface Installed {
  /** `undefined` when it is there. */
  readonly check: ReturnType<typeof sharedCheck>;
  readonly version: () => string | undefined;
}

export function installed(agent: Agent, settings: AgentSettings, deps: ProviderDeps): Installed {
  let version: string | undefined;
  const check: Check = async (signal) => {
    const { exec, files, childEnv, cwd } = deps;
    await using folder = await files.scratchFolder('agent-version-');
    const places = { home: folder.path, temporary: folder.path, work: folder.path };
    const env = agentEnvironment(childEnv, agent.variables, places, settings, {});
    const ended = await exec.run(
      {
        command: [...settings.command, '--version'],
        cwd: settings.cwd ?? cwd,
        env,
        timeoutMs: VERSION_MS,
        maxBytes: MAX_VERSION_BYTES,
      },
      signal,
    );
    if (ended.kind === 'notStarted') {
      const { class: failureClass, message } = notStarted(agent, ended);
      return failed(failureClass, message);
    }
    if (ended.kind === 'exited' && ended.exitCode === 0) version = versionIn(ended.stdout);
    return undefined;
  };
  return { check: sharedCheck(check), version: () => version };
}

const versionIn = (text: string): string | undefined =>
  /\d+\.\d+\.\d+[-+.\w]{0,40}/.exec(text.slice(0, 2_000))?.[0]?.replace(/\.$/, '');
