import { createHash } from 'node:crypto';
import * as z from 'zod';
import { messageOf, userError } from '../model/errors.ts';
import type { ArtifactInfo, ArtifactReader, NamedArtifacts } from '../model/ports/artifacts.ts';
import type { Http } from '../model/ports/network.ts';
import { ServiceError } from '../model/ports/service-error.ts';
import { unzip } from '../platform/files/zip.ts';
import { SECOND_UPLOAD } from './artifact-upload.ts';
import type { GitHubClient } from './client.ts';
import { MAX_ARTIFACT_PAGES, SLOWEST_MS_PER_MIB } from './limits.ts';
import { retrying } from './retry-budget.ts';

const PAGE = 100;

/** The artifacts of the client's repository, within limits. The store that GitHub redirects to does not get the token. */
export const artifactReader = (
  client: GitHubClient,
  http: Http,
  /** Tests shorten a second. */
  secondMs = 1000,
): ArtifactReader & NamedArtifacts => ({
  /** Newest first. */
  async named(name, isWanted, signal) {
    const what = `the request for the artifacts named ${name}`;
    const infos = await paged(
      what,
      (page) =>
        client.ask(what, listSchema, signal, ({ rest }, common) =>
          rest.actions.listArtifactsForRepo({ ...common, name, per_page: PAGE, page }),
        ),
      (artifacts) => artifacts.filter(isWanted).length >= PAGE,
    );
    return infos.sort((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || b.id - a.id);
  },

  list(run, signal) {
    const what = `the request for the artifacts of workflow run ${run}`;
    return paged(what, (page) =>
      client.ask(what, listSchema, signal, ({ rest }, common) =>
        rest.actions.listWorkflowRunArtifacts({ ...common, run_id: run, per_page: PAGE, page }),
      ),
    );
  },

  async download(artifact, { isWanted, limits, signal }) {
    const { id, name, digest: expected } = artifact;
    const shown = `The artifact ${name}`;
    const most = limits.archiveBytes;
    if (artifact.bytes > most) throw tooLarge(shown, most);
    const what = `the request for the address of the artifact ${name}`;
    const location = await client.ask(what, z.url(), signal, async ({ rest }, { request, ...common }) => {
      const options = { archive_format: 'zip', request: { ...request, redirect: 'manual' } } as const;
      const { headers } = await rest.actions.downloadArtifact({ ...common, artifact_id: id, ...options });
      return { data: headers.location };
    });
    const bytes = await retrying((within) => fetched(location, { shown, most, http, signal: within }), {
      retryBudget: client.storeRetryBudget,
      signal,
      secondMs,
      workMs: SLOWEST_MS_PER_MIB * (artifact.bytes / 2 ** 20),
    });
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    if (expected?.startsWith('sha256:') && expected !== digest) {
      throw userError('RESULTS_UNREADABLE', `${shown} does not match the upload`, { expected, found: digest });
    }
    return unzip(bytes, { shown, isWanted, limits });
  },
});

/** All pages of a list, or those until there are enough: a list that ends before would hide what decides. */
async function paged(
  what: string,
  pageAt: (page: number) => Promise<z.output<typeof listSchema>>,
  isEnough: (infos: readonly ArtifactInfo[]) => boolean = () => false,
): Promise<ArtifactInfo[]> {
  const infos: ArtifactInfo[] = [];
  for (let page = 1; page <= MAX_ARTIFACT_PAGES; page += 1) {
    const { artifacts } = await pageAt(page);
    infos.push(...artifacts.map(asInfo));
    if (artifacts.length < PAGE || isEnough(infos)) return infos;
  }
  const message = `${what} found more than ${MAX_ARTIFACT_PAGES * PAGE}. Delete those that are not needed`;
  throw new ServiceError('unavailable', message, { isFinal: true });
}

const artifactSchema = z.object({
  id: z.int(),
  name: z.string(),
  size_in_bytes: z.number(),
  expired: z.boolean(),
  created_at: z.string().nullable(),
  digest: z.string().nullish(),
  workflow_run: z
    .object({
      id: z.int().optional(),
      repository_id: z.int().optional(),
      head_repository_id: z.int().optional(),
      head_branch: z.string().nullish(),
      head_sha: z.string().optional(),
    })
    .nullish(),
});
const listSchema = z.object({ artifacts: z.array(artifactSchema) });

function asInfo({ name, workflow_run: run, ...artifact }: z.output<typeof artifactSchema>): ArtifactInfo {
  return {
    id: artifact.id,
    name: name.endsWith(SECOND_UPLOAD) ? name.slice(0, -SECOND_UPLOAD.length) : name,
    bytes: artifact.size_in_bytes,
    isExpired: artifact.expired,
    digest: artifact.digest ?? undefined,
    createdAt: artifact.created_at ?? undefined,
    origin:
      run?.id !== undefined &&
      run.repository_id !== undefined &&
      run.head_repository_id !== undefined &&
      run.head_branch != null &&
      run.head_sha !== undefined
        ? {
            run: run.id,
            repositoryId: run.repository_id,
            headRepositoryId: run.head_repository_id,
            branch: run.head_branch,
            sha: run.head_sha,
          }
        : undefined,
  };
}

interface DownloadRequest {
  readonly shown: string;
  readonly most: number;
  readonly http: Http;
  readonly signal: AbortSignal;
}

/** Reads a body up to the limit. The address is a secret and is in no message. */
async function fetched(location: string, { shown, most, http, signal }: DownloadRequest): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const answer = await http(location, { signal });
    if (!answer.ok || answer.body === null) {
      // The store does not see the permissions of the job: a refusal means that the address has expired, or is
      // invalid.
      const fault = GONE.includes(answer.status) ? 'missing' : 'unavailable';
      const isFinal = answer.status === 403 || fault === 'missing';
      throw new ServiceError(fault, `${shown} could not be fetched: HTTP ${answer.status}`, { isFinal });
    }
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > most) throw tooLarge(shown, most);
      chunks.push(chunk);
    }
  } catch (error) {
    if (size > most || error instanceof ServiceError) throw error;
    if (signal.aborted) throw new ServiceError('tooLate', `${shown} took too long`);
    const why = messageOf(error).replaceAll(location, 'its address');
    throw new ServiceError('unavailable', `${shown} could not be fetched: ${why}`);
  }
  return Buffer.concat(chunks, size);
}

const GONE = [404, 410];

const tooLarge = (shown: string, most: number) =>
  userError('FILE_TOO_LARGE', `${shown} is larger than ${Math.floor(most / 2 ** 20)} MiB`);
