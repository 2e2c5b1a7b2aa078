import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BlobStore, blobStore } from './blob-store.ts';
import { serving } from './serving.ts';

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  /** Its name in the store. */
  readonly blob: string;
  readonly expiresAt: string | undefined;
  isFinished: boolean;
  digest: string;
}

export interface StoredCache {
  readonly key: string;
  readonly version: string;
  readonly blob: string;
  isFinished: boolean;
}

/** What goes wrong with calls of a method (`CreateArtifact`), for artifacts and keys whose name has this in it. */
export interface ServiceFault {
  readonly on: string;
  readonly name?: string;
  readonly times?: number;
  readonly status?: number;
  readonly delayMs?: number;
  readonly reset?: true;
  /** Whether the call is performed before the connection breaks. */
  readonly isDone?: boolean;
  /** Answers 200 with this. */
  readonly answer?: object;
}

export interface ResultsService extends AsyncDisposable {
  readonly store: BlobStore;
  /** The variables that lead a step to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly artifacts: StoredArtifact[];
  readonly caches: StoredCache[];
  /** `CreateArtifact name`, in their order. */
  readonly calls: readonly string[];
  breaks(fault: ServiceFault): void;
}

/** The service that runners hand artifacts and caches to (Twirp, as JSON), on loopback, with a store of blobs behind it. */
export async function resultsService(): Promise<ResultsService> {
  const store = await blobStore();
  const artifacts: StoredArtifact[] = [];
  const caches: StoredCache[] = [];
  const calls: string[] = [];
  const faults: { fault: ServiceFault; left: number }[] = [];
  let lastId = 0;
  const server = await serving(async (incoming, outgoing) => {
    const method = (incoming.url ?? '').split('/').at(-1) ?? '';
    const body = (await json(incoming)) as Record<string, string>;
    const name = body['name'] ?? body['key'] ?? '';
    calls.push(`${method} ${name}`.trim());
    const failing = faults.find(
      ({ fault, left }) => left > 0 && fault.on === method && name.includes(fault.name ?? ''),
    );
    if (failing) {
      failing.left -= 1;
      const { delayMs = 0, status, reset, isDone, answer } = failing.fault;
      await sleep(delayMs, undefined, { ref: false });
      if (isDone) await methods[method]?.(body);
      if (reset) return void outgoing.destroy();
      if (answer !== undefined) return send(outgoing, 200, answer);
      if (status !== undefined) return send(outgoing, status, { code: 'broken', msg: 'Something went wrong' });
    }
    if (incoming.headers.authorization !== `Bearer ${RUNTIME_TOKEN}`) {
      return send(outgoing, 401, { code: 'unauthenticated', msg: 'token is not valid' });
    }
    const perform = methods[method];
    if (perform === undefined) return send(outgoing, 404, { code: 'bad_route', msg: method });
    const { status = 200, ...answer } = await perform(body);
    send(outgoing, Number(status), answer);
  });

  type Body = Readonly<Record<string, unknown>>;
  const methods: Readonly<Record<string, (body: Body) => Promise<Body> | Body>> = {
    CreateArtifact({ name, version, expires_at }) {
      if (version !== 7) return { status: 400, code: 'invalid_argument', msg: 'unknown version' };
      if (artifacts.some((each) => each.name === name)) return TAKEN;
      lastId += 1;
      const blob = `${lastId}.zip`;
      const expiresAt = expires_at === undefined ? undefined : String(expires_at);
      artifacts.push({ id: lastId, name: String(name), blob, expiresAt, isFinished: false, digest: '' });
      return { ok: true, signed_upload_url: store.addressOf(blob) };
    },
    async FinalizeArtifact({ name, hash }) {
      const artifact = artifacts.find((each) => each.name === name);
      if (artifact === undefined) return { status: 404, code: 'not_found', msg: 'no such artifact' };
      const digest = `sha256:${createHash('sha256')
        .update(await store.get(artifact.blob))
        .digest('hex')}`;
      if (digest !== hash) return { status: 400, code: 'invalid_argument', msg: 'another digest' };
      Object.assign(artifact, { isFinished: true, digest });
      return { ok: true, artifact_id: `${artifact.id}` };
    },
    ListArtifacts({ name_filter }) {
      // One that was begun and not finished keeps its name, and nobody sees it.
      const named = artifacts.filter(
        ({ name, isFinished }) => isFinished && (name_filter === undefined || name === name_filter),
      );
      return {
        artifacts: named.map(({ id, name }) => ({
          workflow_run_backend_id: 'run',
          workflow_job_run_backend_id: 'job',
          database_id: `${id}`,
          name,
          size: '1',
        })),
      };
    },
    DeleteArtifact({ name }) {
      const index = artifacts.findIndex((each) => each.name === name);
      const [artifact] = artifacts.splice(index, 1);
      return { ok: true, artifact_id: `${artifact?.id}` };
    },
    CreateCacheEntry({ key, version }) {
      if (caches.some((each) => each.key === key && each.version === version)) {
        return { status: 409, code: 'already_exists', msg: 'cache entry with the same key already exists' };
      }
      lastId += 1;
      const blob = `${lastId}.tzst`;
      caches.push({ key: String(key), version: String(version), blob, isFinished: false });
      return { ok: true, signed_upload_url: store.addressOf(blob) };
    },
    FinalizeCacheEntryUpload({ key, version }) {
      const cache = caches.find((each) => each.key === key && each.version === version);
      if (cache) cache.isFinished = true;
      return { ok: cache !== undefined, entry_id: '1' };
    },
    GetCacheEntryDownloadURL({ key, restore_keys = [], version }) {
      const stored = caches.filter((each) => each.isFinished && each.version === version).toReversed();
      const found = [String(key), ...(restore_keys as string[])].flatMap(
        (beginning) => stored.find((each) => each.key.startsWith(beginning)) ?? [],
      )[0];
      return found === undefined
        ? { ok: false }
        : { ok: true, signed_download_url: store.addressOf(found.blob), matched_key: found.key };
    },
  };

  return {
    store,
    env: {
      ACTIONS_RESULTS_URL: `${server.url}/`,
      ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
      ACTIONS_CACHE_SERVICE_V2: 'true',
      // The toolkit takes this for a GitHub that has such a service.
      GITHUB_SERVER_URL: `http://github.localhost:${server.port}`,
    },
    artifacts,
    caches,
    calls,
    breaks: (fault) => void faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const RUNTIME_TOKEN = `${part({ alg: 'none' })}.${part({ scp: 'Actions.Example Actions.Results:run:job' })}.signature`;

const TAKEN = {
  status: 409,
  code: 'already_exists',
  msg: 'an artifact with this name already exists on the workflow run',
};

function send(outgoing: ServerResponse, status: number, value: unknown): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(value));
}
