import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { artifactReader } from '../../src/github/artifact-reader.ts';
import { artifactWriter, openArtifactWriter, whyNoArtifacts } from '../../src/github/artifact-upload.ts';
import { hasJobCache, jobCaches, openJobCaches } from '../../src/github/caches.ts';
import { commits } from '../../src/github/commits.ts';
import { RetryBudget } from '../../src/github/retry-budget.ts';
import { UserError } from '../../src/model/errors.ts';
import type { ArtifactInfo, NewArtifact } from '../../src/model/ports/artifacts.ts';
import { clientOf, type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';
import { type ResultsService, resultsService } from '../support/results-service.ts';
import { serving } from '../support/serving.ts';
import { zip } from '../support/zip.ts';
import { faultOf, soon } from './support.ts';

let service: ResultsService;
const folder = mkdtempSync(join(tmpdir(), 'artifacts-'));

beforeAll(async () => {
  service = await resultsService();
  for (const [name, value] of Object.entries(service.env)) vi.stubEnv(name, value);
  // The toolkit tells its progress.
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  writeFileSync(join(folder, 'report.json'), '{"a":1}');
  writeFileSync(join(folder, 'junit.xml'), '<x/>');
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await service?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const upload = (name: string, signal = soon()) =>
  artifactWriter.upload({ name, folder, files: [join(folder, 'report.json'), join(folder, 'junit.xml')] }, signal);

/** Uploads a file, and tries again without a pause. */
const again = (name: string, more: Partial<NewArtifact> = {}) =>
  openArtifactWriter(new RetryBudget("GitHub's artifact service"), 1).upload(
    { name, folder, files: [join(folder, 'junit.xml')], ...more },
    soon(),
  );

const LIMITS = { archiveBytes: 10_000, entries: 10, entryBytes: 10_000, totalBytes: 10_000 };
const wish = (signal = soon(), isWanted = (_: string) => true) => ({ isWanted, limits: LIMITS, signal });
/** What GitHub lists, as far as a download needs it. */
const listed = (id: number, digest?: string): ArtifactInfo => ({
  id,
  name: 'results',
  bytes: 100,
  isExpired: false,
  digest,
});
const readerOf = (github: GitHubServer, token = TOKEN) => artifactReader(clientOf(github, token), fetch, 5);

/** Puts an archive where GitHub says that artifact 1 is. */
async function held(github: GitHubServer, archive: Uint8Array, digest = digestOf(archive)) {
  const name = `${digestOf(archive).slice(7)}.zip`;
  await service.store.put(name, archive);
  github.artifacts.push({ id: 1, name: 'results', run: 9, address: service.store.addressOf(name), digest });
}
const digestOf = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

describe('an artifact of the own run', () => {
  test('is uploaded, and read back with its digest by another run', async () => {
    const uploaded = await upload('back');
    const stored = service.artifacts.find(({ name }) => name === 'back');
    expect(uploaded).toEqual({ kind: 'uploaded', id: stored?.id });
    expect(stored).toMatchObject({ isFinished: true, expiresAt: undefined });

    await using github = await gitHubServer();
    const address = service.store.addressOf(stored?.blob ?? '');
    github.artifacts.push({ id: 1, name: 'back', run: 9, address, digest: stored?.digest ?? '' });
    const reader = readerOf(github);
    const [info] = await reader.named('back', () => true, soon());
    const files = await reader.download(info as ArtifactInfo, wish());
    // The client packs files in whatever order they are read.
    const texts = [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]).sort();
    expect(texts).toEqual([
      ['junit.xml', '<x/>'],
      ['report.json', '{"a":1}'],
    ]);
    const [, download] = github.requests;
    expect(download?.headers.authorization).toBe(`token ${TOKEN}`);
  });

  test('is retained for the requested number of days', async () => {
    await artifactWriter.upload({ name: 'days', folder, files: [join(folder, 'junit.xml')], retentionDays: 7 }, soon());
    const expiresAt = service.artifacts.find(({ name }) => name === 'days')?.expiresAt ?? '';
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
  });

  test('of a single file is stored as it is, under the name of the file', async () => {
    const path = join(folder, 'agentv-report-evals-1.html');
    writeFileSync(path, '<!doctype html>a page');
    const uploaded = await artifactWriter.uploadFile({ path, retentionDays: 3 }, soon());
    const stored = service.artifacts.find(({ name }) => name === 'agentv-report-evals-1.html');
    expect(uploaded).toEqual({ kind: 'uploaded', id: stored?.id });
    expect(Buffer.from(await service.store.get(stored?.blob ?? '')).toString()).toBe('<!doctype html>a page');
    expect(stored?.expiresAt).toBeDefined();
    expect(await artifactWriter.uploadFile({ path }, soon())).toEqual({ kind: 'nameTaken' });
  });

  test('does not replace one of its name, until that is removed', async () => {
    await upload('twice');
    expect(await upload('twice')).toEqual({ kind: 'nameTaken' });
    await artifactWriter.remove('twice', soon());
    await artifactWriter.remove('twice', soon());
    expect(await upload('twice')).toMatchObject({ kind: 'uploaded' });
  });

  test.each([
    ['401', { status: 401 }, 'refused'],
    ['403', { status: 403 }, 'refused'],
    ['400', { status: 400 }, 'invalid'],
    ['422', { status: 422 }, 'invalid'],
    ['404', { status: 404 }, 'missing'],
    ['a connection that breaks', { reset: true }, 'unavailable'],
    ['503 without end', { status: 503 }, 'tooLate'],
    ['429 without end', { status: 429 }, 'tooLate'],
    ['no answer', { delayMs: 60_000 }, 'tooLate'],
  ] as const)('that meets %s is reported by its kind', async (name, fault, kind) => {
    service.breaks({ on: 'CreateArtifact', name: `meets ${name}`, ...fault });
    expect(await faultOf(upload(`meets ${name}`, soon(800)))).toMatchObject({ fault: kind });
  });

  test('that is refused is reported with the service and its status', async () => {
    await using store = await serving((_, response) => {
      response.writeHead(403, { 'content-type': 'application/json' }).end('{}');
    });
    const signed_upload_url = `${store.url}/account/container/1.zip?sig=secret`;
    service.breaks({ on: 'CreateArtifact', name: 'by the store', answer: { ok: true, signed_upload_url } });
    service.breaks({ on: 'CreateArtifact', name: 'not ok', answer: { ok: false } });
    service.breaks({ on: 'CreateArtifact', name: 'by the service', status: 404 });
    service.breaks({ on: 'CreateArtifact', name: 'cut off', reset: true });
    const messageOf = async (name: string) => (await faultOf(again(name))).message;
    expect(await messageOf('by the store')).toBe("The store of GitHub's artifacts answered HTTP 403");
    expect(await messageOf('not ok')).toBe("GitHub's artifact service answered HTTP 200 and did not accept it");
    expect(await messageOf('by the service')).toBe(
      "GitHub's artifact service answered HTTP 404: Not Found: Something went wrong",
    );
    expect(await messageOf('cut off')).toBe("GitHub's artifact service could not be reached: ECONNRESET");
  });

  test('whose service does not answer is given up, and later ones are not sent', async () => {
    service.breaks({ on: 'CreateArtifact', name: 'silent', delayMs: 60_000 });
    const writer = openArtifactWriter(new RetryBudget("GitHub's artifact service", 0, 200));
    const files = [join(folder, 'junit.xml')];
    const first = await faultOf(writer.upload({ name: 'silent one', folder, files }, soon()));
    expect(first.message).toBe("GitHub's artifact service did not answer in time");
    const second = await faultOf(writer.upload({ name: 'silent two', folder, files }, soon()));
    expect(second.message).toContain('the next request is sent after a minute');
    expect(service.calls.filter((call) => call.includes('silent'))).toEqual(['CreateArtifact silent one']);
  });

  test('whose connection breaks once is uploaded again', async () => {
    service.breaks({ on: 'CreateArtifact', name: 'broken once', times: 1, reset: true });
    expect(await again('broken once')).toMatchObject({ kind: 'uploaded' });
  });

  describe('whose connection breaks after it was begun', () => {
    const namesOf = (name: string) =>
      service.artifacts.filter((each) => each.isFinished && each.name.startsWith(name)).map((each) => each.name);

    test.each(['CreateArtifact', 'FinalizeArtifact'])('is stored under a second name: %s', async (on) => {
      const name = `begun by ${on}`;
      service.breaks({ on, name, times: 1, reset: true, isDone: on === 'CreateArtifact' });
      expect(await again(name, { mayHaveSuffix: true })).toMatchObject({ kind: 'uploaded' });
      expect(namesOf(name)).toEqual([`${name}.again`]);
    });

    test('is stored if the service has finished it', async () => {
      service.breaks({ on: 'FinalizeArtifact', name: 'finished', times: 1, reset: true, isDone: true });
      expect(await again('finished')).toEqual({
        kind: 'uploaded',
        id: service.artifacts.find(({ name }) => name === 'finished')?.id,
      });
    });

    test('is not taken for one of another job where its name must stay as it is', async () => {
      service.breaks({ on: 'FinalizeArtifact', name: 'broken at the end', times: 1, reset: true });
      expect(await faultOf(again('broken at the end'))).toMatchObject({
        fault: 'unavailable',
        message:
          "GitHub's artifact service could not be reached: ECONNRESET. GitHub keeps the name broken at the end for the upload that broke: only a new run of the workflow can store it",
      });
    });

    test('is given up for the fault of the store, whatever a proxy says with it, if the second one breaks as well', async () => {
      await using proxy = await serving((_, response) => response.writeHead(502).end('bad gateway'));
      const signed_upload_url = `${proxy.url}/account/container/1.zip?sig=secret`;
      const broken = { on: 'CreateArtifact', isDone: true, times: 1, answer: { ok: true, signed_upload_url } };
      service.breaks({ ...broken, name: 'by a proxy' });
      service.breaks({ ...broken, name: 'by a proxy.again' });
      const fault = await faultOf(again('by a proxy', { mayHaveSuffix: true }));
      expect(fault.fault).toBe('unavailable');
      expect(fault.message).toMatch(/answered HTTP 502.* GitHub keeps the name by a proxy for the upload that broke/);
      expect(service.calls.filter((call) => call.startsWith('CreateArtifact by a proxy'))).toHaveLength(5);
    });

    test('is not stored beside one of another job', async () => {
      await upload('of another job');
      service.breaks({ on: 'CreateArtifact', name: 'of another job', times: 1, reset: true });
      expect(await again('of another job', { mayHaveSuffix: true })).toEqual({ kind: 'nameTaken' });
    });
  });

  test('whose end is not accepted is reported, too', async () => {
    service.breaks({ on: 'FinalizeArtifact', name: 'no end', status: 403 });
    expect(await faultOf(upload('no end'))).toMatchObject({ fault: 'refused' });
  });

  test('is not begun when the run is cancelled', async () => {
    expect(await faultOf(upload('cancelled', AbortSignal.abort()))).toMatchObject({ fault: 'tooLate' });
    expect(service.artifacts.map(({ name }) => name)).not.toContain('cancelled');
  });
});

describe('where there are no artifacts', () => {
  test.each([
    ['on this runner', {}, 'The runner does not support artifacts'],
    [
      'on a server of one’s own',
      { ACTIONS_RESULTS_URL: 'u', ACTIONS_RUNTIME_TOKEN: 't', GITHUB_SERVER_URL: 'https://github.example.com' },
      'GitHub Enterprise Server',
    ],
  ])('%s, it is said before anything is asked', (_, env, why) => {
    expect(whyNoArtifacts(env)).toContain(why);
  });

  test('a tenant of ghe.com has them', () => {
    const env = { ACTIONS_RESULTS_URL: 'u', ACTIONS_RUNTIME_TOKEN: 't' };
    expect(whyNoArtifacts({ ...env, GITHUB_SERVER_URL: 'https://octo.ghe.com' })).toBeUndefined();
    expect(whyNoArtifacts(env)).toBeUndefined();
  });
});

describe('the artifacts of a name', () => {
  test('are found with one request, the newest first, with the run that left them', async () => {
    await using github = await gitHubServer();
    github.artifacts.push(
      { id: 1, name: 'evidence', run: 11, createdAt: '2026-11-01T00:00:00Z', headSha: 'a'.repeat(40) },
      { id: 2, name: 'evidence', run: 12, createdAt: '2026-11-03T00:00:00Z', headRepo: 2, expired: true },
      { id: 3, name: 'other', run: 12 },
    );
    const found = await readerOf(github).named('evidence', () => true, soon());
    expect(found).toEqual([
      {
        id: 2,
        name: 'evidence',
        bytes: 0,
        isExpired: true,
        createdAt: '2026-11-03T00:00:00Z',
        digest: undefined,
        origin: { run: 12, repositoryId: 1, headRepositoryId: 2, branch: 'change', sha: '2'.repeat(40) },
      },
      expect.objectContaining({ id: 1, origin: expect.objectContaining({ run: 11, sha: 'a'.repeat(40) }) }),
    ]);
    expect(github.requests).toHaveLength(1);
    expect(await readerOf(github).list(12, soon())).toHaveLength(2);
  });

  test('of a run are listed without the suffix of a second upload', async () => {
    await using github = await gitHubServer();
    github.artifacts.push({ id: 1, name: 'agentv-results-evals.yml-evals-1.again', run: 12 });
    expect((await readerOf(github).list(12, soon())).map(({ name }) => name)).toEqual([
      'agentv-results-evals.yml-evals-1',
    ]);
  });

  test('are read to the end until a hundred are wanted: those of forks hide none', async () => {
    await using github = await gitHubServer();
    const ofForks = Array.from({ length: 350 }, (_, at) => ({ id: 1000 - at, name: 'evidence', run: at, headRepo: 2 }));
    const own = Array.from({ length: 250 }, (_, at) => ({ id: 500 - at, name: 'evidence', run: 400 + at }));
    github.artifacts.push(...ofForks, ...own);
    const isOwn = ({ origin }: ArtifactInfo) => origin?.headRepositoryId === 1;
    const found = await readerOf(github).named('evidence', isOwn, soon());
    expect([found.filter(isOwn).length, github.requests.length]).toEqual([150, 5]);
    expect(await readerOf(github).named('evidence', () => false, soon())).toHaveLength(600);
  });

  test.each([
    [403, 'refused'],
    [429, 'limited'],
    [500, 'unavailable'],
  ])('cannot be listed when GitHub answers %d', async (status, fault) => {
    await using github = await gitHubServer();
    github.breaks({ on: /artifacts/, status });
    expect(await faultOf(readerOf(github).named('evidence', () => true, soon()))).toMatchObject({ fault });
  });
});

describe('an artifact of another run', () => {
  const archive = zip([
    { name: 'report.json', content: '{}' },
    { name: 'other.json', content: '[]' },
  ]);

  test('is read without the token', async () => {
    await using github = await gitHubServer();
    await using other = await gitHubServer();
    github.artifacts.push({ id: 1, name: 'results', run: 9, address: `${other.url}/repos/octo/agent/store` });
    expect(await faultOf(readerOf(github).download(listed(1), wish()))).toBeDefined();
    expect(other.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('gives only what is wanted', async () => {
    await using github = await gitHubServer();
    await held(github, archive);
    const other = wish(soon(), (name) => name === 'other.json');
    const files = await readerOf(github).download(listed(1, digestOf(archive)), other);
    expect([...files.keys()]).toEqual(['other.json']);
  });

  test.each([
    ['with another digest', archive, `sha256:${'0'.repeat(64)}`, 'does not match the upload'],
    ['that is cut off', archive.subarray(0, -30), undefined, 'archive'],
    ['that is larger than the limit', Buffer.alloc(20_000), undefined, 'is larger than'],
    ['that leads out of its folder', zip([{ name: '../up', content: '' }]), undefined, '../up'],
    ['that is no archive', Buffer.from('hello'), undefined, 'archive'],
  ])('%s is refused', async (_, bytes, digest, why) => {
    await using github = await gitHubServer();
    await held(github, bytes);
    const refusal = readerOf(github).download(listed(1, digest), wish());
    await expect(refusal).rejects.toThrow(UserError);
    await expect(refusal).rejects.toThrow(why);
  });

  test('that is expired, or gone from the store, is missing', async () => {
    await using github = await gitHubServer();
    github.artifacts.push({ id: 1, name: 'results', run: 9, expired: true });
    github.artifacts.push({ id: 2, name: 'results', run: 9, address: service.store.addressOf('nothing') });
    for (const id of [1, 2, 3]) {
      const error = await faultOf(readerOf(github).download(listed(id), wish()));
      expect(error).toMatchObject({ fault: 'missing' });
    }
  });

  test('is asked for again while the store is broken', async () => {
    await using github = await gitHubServer();
    await using store = await gitHubServer();
    store.breaks({ on: /./, status: 503, times: 1 });
    store.breaks({ on: /./, reset: 'before', times: 1 });
    store.breaks({ on: /./, status: 403 });
    github.artifacts.push({ id: 1, name: 'results', run: 9, address: `${store.url}/blob` });
    const error = await faultOf(readerOf(github).download(listed(1), wish()));
    expect(error).toMatchObject({ fault: 'unavailable', message: expect.stringContaining('HTTP 403') });
    expect(store.requests).toHaveLength(3);
  });

  test('is left at the deadline', async () => {
    await using github = await gitHubServer();
    await using store = await gitHubServer();
    store.breaks({ on: /./, delayMs: 5000, status: 200 });
    github.artifacts.push({ id: 1, name: 'results', run: 9, address: `${store.url}/blob` });
    const error = await faultOf(readerOf(github).download(listed(1), wish(soon(200))));
    expect(error).toMatchObject({ fault: 'tooLate' });
  });
});

describe('a folder that is uploaded', () => {
  const stored = join(folder, 'work', 'judge');
  const keep = (text: string) => {
    mkdirSync(stored, { recursive: true });
    writeFileSync(join(stored, text), text);
  };
  const forget = () => rmSync(join(folder, 'work'), { recursive: true, force: true });
  const restore = (key: string, ...others: string[]) => jobCaches.restore(stored, { key, others }, soon());

  test('comes back under its key, or else the newest whose key begins alike', async () => {
    vi.stubEnv('GITHUB_WORKSPACE', folder);
    vi.stubEnv('RUNNER_TEMP', folder);
    keep('one');
    expect(await jobCaches.save(stored, 'a-1', soon())).toBe(true);
    expect(await jobCaches.save(stored, 'a-1', soon())).toBe(false);
    forget();
    keep('two');
    await jobCaches.save(stored, 'a-2', soon());
    forget();
    expect(await restore('b-1', 'c-')).toBeUndefined();
    expect(existsSync(stored)).toBe(false);
    expect(await restore('a-3', 'b-', 'a-')).toBe('a-2');
    expect(['one', 'two'].map((name) => existsSync(join(stored, name)))).toEqual([false, true]);
    expect(await restore('a-1')).toBe('a-1');
    expect(existsSync(join(stored, 'one'))).toBe(true);
  });

  test.each([
    ['is refused', { status: 403 }],
    ['does not answer', { delayMs: 60_000 }],
    ['breaks the connection', { reset: true }],
  ] as const)('is not there when the service %s, and nothing else comes of it', async (name, fault) => {
    keep('one');
    const key = `faulty ${name}`;
    service.breaks({ on: 'GetCacheEntryDownloadURL', name: key, ...fault });
    service.breaks({ on: 'CreateCacheEntry', name: key, ...fault });
    expect(await jobCaches.restore(stored, { key, others: [] }, soon(400))).toBeUndefined();
    expect(await jobCaches.save(stored, key, soon(400))).toBe(false);
  });

  test('is asked for once, when the service does not answer', async () => {
    service.breaks({ on: 'GetCacheEntryDownloadURL', name: 'quiet', delayMs: 60_000 });
    const caches = openJobCaches(new RetryBudget('The Actions cache', 0, 1000));
    expect(await caches.find(stored, { key: 'quiet-1', others: [] }, soon())).toBeUndefined();
    expect(await caches.find(stored, { key: 'quiet-2', others: [] }, soon())).toBeUndefined();
    expect(await caches.save(stored, 'quiet-3', soon())).toBe(false);
    expect(service.calls.filter((call) => call.includes('quiet'))).toEqual(['GetCacheEntryDownloadURL quiet-1']);
  });

  test('is there only in a job that has a cache', async () => {
    const env = { GITHUB_ACTIONS: 'true', ...service.env };
    expect(hasJobCache(env)).toBe(true);
    expect(hasJobCache({ ...env, GITHUB_ACTIONS: undefined })).toBe(false);
    expect(hasJobCache({ ...env, ACTIONS_CACHE_SERVICE_V2: '' })).toBe(false);
    expect(hasJobCache({})).toBe(false);
  });
});

describe('the history', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40)) as [string, string, string, string];

  test('is listed from a commit or a branch, and leads to the merge base', async () => {
    await using github = await gitHubServer();
    Object.assign(github.branches, { main: [c, b, a], 'a change/1': [d, b, a] });
    const history = commits(clientOf(github));
    expect(await history.upTo('main', soon())).toEqual([c, b, a]);
    expect(await history.upTo(b, soon())).toEqual([b, a]);
    expect(await history.mergeBase('main', d, soon())).toBe(b);
    expect(await history.mergeBase('a change/1', c, soon())).toBe(b);
    expect(await history.distance(a, c, soon())).toBe(2);
    expect(await history.distance(d, c, soon())).toBeUndefined();
    expect(await history.distance('e'.repeat(40), c, soon())).toBeUndefined();
  });
});
