import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { messageOf } from '../model/errors.ts';
import type { ArtifactWriter, FileArtifactWriter, NewArtifact, UploadResult } from '../model/ports/artifacts.ts';
import type { Env } from '../model/ports/machine.ts';
import { ServiceError, type ServiceFault } from '../model/ports/service-error.ts';
import { cutEnd } from '../model/text/text.ts';
import { SLOWEST_MS_PER_MIB } from './limits.ts';
import { RetryBudget, retrying, unlessMissing } from './retry-budget.ts';
import { untilAborted } from './until-aborted.ts';

/** Why a runner cannot store artifacts, in one sentence; undefined if it can. */
export function whyNoArtifacts(env: Env): string | undefined {
  if (!env['ACTIONS_RESULTS_URL'] || !env['ACTIONS_RUNTIME_TOKEN']) {
    return 'The runner does not support artifacts (ACTIONS_RESULTS_URL or ACTIONS_RUNTIME_TOKEN is not set)';
  }
  return isOwnServer(env['GITHUB_SERVER_URL'])
    ? 'GitHub Enterprise Server does not support artifacts of this kind'
    : undefined;
}

/** Whether GitHub is an Enterprise server, which does not support such artifacts; by the same rule as the toolkit. */
export function isOwnServer(serverUrl: string | undefined): boolean {
  const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
  return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}

/** Ends the name of an artifact whose first upload broke; readers remove it. */
export const SECOND_UPLOAD = '.again';

/** Begins sentences. */
const SERVICE = "GitHub's artifact service";

/**
 * The artifacts of this run, uploaded by the runner's toolkit, which is loaded with the first of them. The toolkit
 * reads the address of the service from the environment of the step, logs its progress, and repeats requests that the
 * service refuses for a while; whole uploads whose connection breaks are repeated here.
 */
export function openArtifactWriter(
  retryBudget = new RetryBudget(SERVICE),
  secondMs = 1000,
): ArtifactWriter & FileArtifactWriter {
  const ask = async <T>(work: (client: Client) => Promise<T>, signal: AbortSignal, workMs = 0): Promise<T> => {
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const once = async (within: AbortSignal): Promise<T> => {
      try {
        return await untilAborted(() => work(new DefaultArtifactClient()), within, SERVICE);
      } catch (error) {
        throw asServiceError(error);
      }
    };
    return retrying(once, { retryBudget, signal, secondMs, workMs });
  };
  const uploaded = async (
    { name, files, mayHaveSuffix = false }: Pick<NewArtifact, 'name' | 'files' | 'mayHaveSuffix'>,
    signal: AbortSignal,
    work: (client: Client, name: string) => Promise<{ id?: number }>,
  ): Promise<UploadResult> => {
    let broken: ServiceError | undefined;
    let isBegun = false;
    const once = async (client: Client): Promise<{ id?: number }> => {
      try {
        return await work(client, name);
      } catch (error) {
        const failure = asServiceError(error);
        if (failure.fault !== 'taken' || broken === undefined) {
          broken ??= failure;
          isBegun ||= !/Failed to CreateArtifact/.test(messageOf(error));
          throw failure;
        }
        const { artifacts } = await client.listArtifacts();
        const listed = artifacts.find((artifact) => artifact.name === name);
        if (listed !== undefined && isBegun) return listed;
        if (listed !== undefined) throw failure;
        // An upload that broke keeps its name until the run ends. It is not listed, so that nobody can continue or remove it.
        const message = `${broken.message}. GitHub keeps the name ${name} for the upload that broke: only a new run of the workflow can store it`;
        const final = new ServiceError(broken.fault, message, { isFinal: true });
        if (!mayHaveSuffix) throw final;
        try {
          return await work(client, `${name}${SECOND_UPLOAD}`);
        } catch (again) {
          throw asServiceError(again).fault === 'taken' ? final : again;
        }
      }
    };
    try {
      const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
      const mebibytes = sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
      const { id } = await ask(once, signal, SLOWEST_MS_PER_MIB * mebibytes);
      if (id === undefined) throw new ServiceError('unavailable', `${SERVICE} accepted the artifact without an id`);
      return { kind: 'uploaded', id };
    } catch (error) {
      if (error instanceof ServiceError && error.fault === 'taken') return { kind: 'nameTaken' };
      throw error;
    }
  };
  return {
    upload: (artifact, signal) =>
      uploaded(artifact, signal, (client, name) => {
        const { files, folder, retentionDays } = artifact;
        return client.uploadArtifact(name, [...files], folder, retentionDays === undefined ? {} : { retentionDays });
      }),

    uploadFile({ path, retentionDays }, signal) {
      const options = { skipArchive: true, retentionDays };
      // The toolkit names the artifact after the file; a later version may use the name that it is given.
      return uploaded({ name: basename(path), files: [path] }, signal, (client, name) =>
        client.uploadArtifact(name, [path], dirname(path), options),
      );
    },

    async remove(name, signal) {
      await unlessMissing(ask((client) => client.deleteArtifact(name), signal));
    },
  };
}

export const artifactWriter = openArtifactWriter();

type Client = InstanceType<Awaited<typeof import('@actions/artifact')>['DefaultArtifactClient']>;

/** The toolkit has the status in its text; the client of the store has it as a number. */
function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const said = cutEnd(messageOf(error).replaceAll(/https?:\/\/\S+/g, 'its address'), MAX_MESSAGE_LENGTH);
  const { statusCode, code } = Object(error) as { readonly statusCode?: unknown; readonly code?: unknown };
  if (typeof statusCode === 'number') {
    const name = typeof code === 'string' ? ` (${code})` : '';
    return new ServiceError(
      faultOf(statusCode, said),
      `The store of GitHub's artifacts answered HTTP ${statusCode}${name}`,
    );
  }
  const [, status, rest = ''] = /\((\d{3})\) ?(.*)/s.exec(said) ?? [];
  if (status !== undefined) {
    const why = rest.trim() === '' ? '' : `: ${rest.trim()}`;
    return new ServiceError(faultOf(Number(status), said), `${SERVICE} answered HTTP ${status}${why}`);
  }
  if (/was not ok/.test(said))
    return new ServiceError('unavailable', `${SERVICE} answered HTTP 200 and did not accept it`);
  if (/not found/i.test(said)) return new ServiceError('missing', `${SERVICE} does not have it`);
  const [, network] = /Unable to make request: (\w+)/.exec(said) ?? [];
  if (network !== undefined) return new ServiceError('unavailable', `${SERVICE} could not be reached: ${network}`);
  return new ServiceError(faultOf(0, said), `${SERVICE} could not be used: ${said}`);
}

const MAX_MESSAGE_LENGTH = 300;

function faultOf(status: number, said: string): ServiceFault {
  // Whatever a proxy says with it.
  if (status >= 500) return 'unavailable';
  if (status === 401 || status === 403 || /\bJWT\b/.test(said)) return 'refused';
  if (status === 404) return 'missing';
  if (status === 409) return 'taken';
  if (status === 400 || status === 422 || /not valid/.test(said)) return 'invalid';
  return status === 429 || /storage quota/.test(said) ? 'limited' : 'unavailable';
}
