import type { ArtifactWriter } from '../../model/artifact-ports.ts';
import { messageOf } from '../../model/errors.ts';
import { ServiceError, type ServiceFault } from '../../model/service-error.ts';
import { untilAborted } from './until-aborted.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Why a runner keeps no artifacts, in one sentence; undefined where it does. */
export function whyNoArtifacts(env: Env): string | undefined {
  if (!env['ACTIONS_RESULTS_URL'] || !env['ACTIONS_RUNTIME_TOKEN']) {
    return 'The runner offers no artifacts (ACTIONS_RESULTS_URL or ACTIONS_RUNTIME_TOKEN is not set)';
  }
  return isOwnServer(env['GITHUB_SERVER_URL']) ? 'GitHub Enterprise Server has no artifacts of this kind' : undefined;
}

/** Whether GitHub is a server of one's own, which has no artifacts of this kind; told as the toolkit tells it. */
export function isOwnServer(serverUrl: string | undefined): boolean {
  const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
  return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}

/**
 * The artifacts of the own run, by the runner's own toolkit, which is loaded with the first of them. It knows how it is
 * reached from the environment of the step, tells its progress in the log, and asks again by itself.
 */
export const artifactWriter: ArtifactWriter = {
  async upload({ name, files, folder, retentionDays }, signal) {
    try {
      const { id } = await asked(signal, async (client) => {
        const options = retentionDays === undefined ? {} : { retentionDays };
        return client.uploadArtifact(name, [...files], folder, options);
      });
      if (id === undefined)
        throw new ServiceError('unavailable', 'GitHub took the artifact without giving it a number');
      return { kind: 'uploaded', id };
    } catch (error) {
      if (/\b(?:409|already exists)\b/.test(messageOf(error))) return { kind: 'nameTaken' };
      throw asServiceError(error);
    }
  },

  async remove(name, signal) {
    try {
      await asked(signal, (client) => client.deleteArtifact(name));
    } catch (error) {
      if (/\b404\b|not found/i.test(messageOf(error))) return;
      throw asServiceError(error);
    }
  },
};

async function asked<T>(signal: AbortSignal, work: (client: Client) => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return untilAborted(work(new DefaultArtifactClient()), signal);
}

type Client = InstanceType<Awaited<typeof import('@actions/artifact')>['DefaultArtifactClient']>;

/** The toolkit says in words what the service answered. */
function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const said = messageOf(error)
    .replaceAll(/https?:\/\/\S+/g, 'its address')
    .slice(0, MOST_SAID);
  return new ServiceError(faultOf(said), `The service of the artifacts did not take it: ${said}`);
}

const MOST_SAID = 300;

function faultOf(said: string): ServiceFault {
  if (/aborted|took too long|cancelled/i.test(said)) return 'tooLate';
  if (/\((?:401|403)\)|JWT/.test(said)) return 'refused';
  if (/\((?:400|422)\)|not valid/.test(said)) return 'invalid';
  return /\(429\)|storage quota/.test(said) ? 'limited' : 'unavailable';
}
