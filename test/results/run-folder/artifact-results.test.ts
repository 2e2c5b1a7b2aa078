import { describe, expect, test } from 'vitest';
import { artifactReader } from '../../../src/github/artifact-reader.ts';
import { UserError } from '../../../src/model/errors.ts';
import { ServiceError } from '../../../src/model/ports/service-error.ts';
import { artifactResults } from '../../../src/results/run-folder/artifact-results.ts';
import { readResults } from '../../../src/results/run-folder/read-results.ts';
import { aReport, aResult } from '../../support/builders.ts';
import { clientOf, type GitHubServer, gitHubServer, type StoredArtifact } from '../../support/github-server.ts';
import { type Zipped, zip } from '../../support/zip.ts';

const reportOf = (testId: string): string => JSON.stringify(aReport({ results: [aResult({ testId })] }));
const GOOD = { name: 'report.json', content: reportOf('greets') };

const artifact = (files: readonly Zipped[], given: Partial<StoredArtifact> = {}): StoredArtifact => ({
  id: 1,
  run: 4000,
  name: 'agentv-results-evals-1',
  archive: zip(files),
  ...given,
});

async function read(github: GitHubServer) {
  const reader = artifactReader(clientOf(github), fetch);
  const { paths, site } = await artifactResults({ run: 4000 }, reader, AbortSignal.timeout(10_000));
  return readResults(paths, site);
}

async function readOf(...artifacts: StoredArtifact[]) {
  await using github = await gitHubServer();
  github.artifacts.push(...artifacts);
  const { run, files } = await read(github);
  return { tests: run.results.map(({ testId }) => testId), shown: files.map(({ shown }) => shown), run };
}

test('each artifact is a folder of results, called by its name', async () => {
  const files = [{ name: 'out/report.json', content: reportOf('leaves') }];
  const { tests, shown } = await readOf(artifact([GOOD]), artifact(files, { id: 2, name: 'agentv-results-x-1' }));
  expect(tests).toEqual(['greets', 'leaves']);
  expect(shown).toEqual(['agentv-results-evals-1', 'agentv-results-x-1/out']);
});

test('of several attempts the last one of each leg counts', async () => {
  const leg = (id: number, name: string) => artifact([{ name: 'report.json', content: reportOf(name) }], { id, name });
  const names = ['agentv-results-a-1', 'agentv-results-a-10', 'agentv-results-a-9', 'agentv-results-b-1'];
  const { tests } = await readOf(...names.map((name, index) => leg(index + 1, name)));
  expect(tests).toEqual(['agentv-results-a-10', 'agentv-results-b-1']);
});

test('more than a hundred are all found', async () => {
  const others = Array.from({ length: 150 }, (_, index) => artifact([], { id: index + 10, name: `other-${index}` }));
  expect((await readOf(...others, artifact([GOOD]))).tests).toEqual(['greets']);
});

describe('an artifact is refused', () => {
  const refusals: [string, readonly Zipped[], Partial<StoredArtifact>, RegExp][] = [
    ['that does not match the upload', [GOOD], { digest: `sha256:${'0'.repeat(64)}` }, /does not match the upload/],
    ['with a path that leads out', [{ ...GOOD, name: '../report.json' }], {}, /leads out of its folder/],
    ['with a link', [{ name: 'index.jsonl', content: '/etc/passwd', mode: 0o120_777 }], {}, /link or a device/],
    ['without results', [{ name: 'readme.md', content: 'hi' }], {}, /contains no results/],
    ['that has expired', [GOOD], { expired: true }, /only 1 expired one/],
    ['of another name', [GOOD], { name: 'dist' }, /no artifact with results/],
    ['that says it is too large', [GOOD], { says: 1e12 }, /larger than 64 MiB/],
    ['that is larger than it says', [], { archive: Buffer.alloc(65 * 2 ** 20), says: 10 }, /larger than 64 MiB/],
    ['that is no archive', [], { archive: Buffer.from('no') }, /not a ZIP archive/],
    ['with rows that are no JSON', [{ name: 'index.jsonl', content: 'x\ny\n' }], {}, /agentv-results-evals-1/],
    ['nested beyond all depth', [{ name: 'index.jsonl', content: `${'['.repeat(1e5)}\n{}\n` }], {}, /agentv-results/],
  ];
  test.each(refusals)('%s', async (_, files, given, why) => {
    const refused = readOf(artifact(files, given));
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(why);
  });

  test('when the run has none at all', async () => {
    await expect(readOf()).rejects.toThrow(/no artifact/);
  });
});

test('what GitHub does not hand over is a matter of GitHub', async () => {
  await using github = await gitHubServer();
  github.breaks({ on: /zip$/, status: 500 });
  github.artifacts.push(artifact([GOOD]));
  const failed = read(github);
  await expect(failed).rejects.toThrow(ServiceError);
  await expect(failed).rejects.toThrow(/HTTP 500/);
});
