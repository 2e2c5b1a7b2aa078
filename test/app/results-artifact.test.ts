import { describe, expect, test } from 'vitest';
import { resultsReporter } from '../../src/action/artifact-reporters.ts';
import type { ArtifactWriter, NewArtifact } from '../../src/model/ports/artifacts.ts';
import type { Files } from '../../src/model/ports/files.ts';
import { ServiceError } from '../../src/model/ports/service-error.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { aReport, aResult } from '../support/builders.ts';
import { events, jobIn } from '../support/github-events.ts';

/** Of a run folder that has all of them but the comment. */
const FILES = [
  'index.jsonl',
  'extra-trials.jsonl',
  'index.yaml',
  'report.json',
  'junit.xml',
  'ctrf.json',
  'summary.md',
  'failures.jsonl',
  'index.md',
  'experiment.json',
  'traces.otlp.jsonl',
];

async function deliver(upload: ArtifactWriter['upload'], whyNone?: string, report: Partial<Report> = {}) {
  const reporter = resultsReporter({
    name: 'agentv-results-evals-2',
    job: await jobIn(events.pullRequest),
    folder: '/run',
    retentionDays: 5,
    writer: { upload, remove: async () => {} } satisfies ArtifactWriter,
    whyNone,
    files: {
      state: async (path) => (path.endsWith('comment.md') ? 'missing' : 'file'),
      realPath: async (path) => {
        if (path.includes('gone')) throw new Error('There is no such file');
        return path.includes('linked') ? '/elsewhere' : path;
      },
    } satisfies Pick<Files, 'state' | 'realPath'>,
    withPage: () => false,
    signal: () => AbortSignal.timeout(1000),
  });
  return reporter.deliver(aReport(report));
}

describe('the artifact of a run', () => {
  test('holds the files that we write and the patches that its results name, and no link that leads elsewhere', async () => {
    const uploaded: NewArtifact[] = [];
    const patches = ['patches/a-1.diff', 'patches/gone-1.diff', 'patches/linked-1.diff'];
    const extra = {
      purpose: 'confirmation',
      checkout: 'head',
      result: aResult({ patch: 'patches/b-1.diff' }),
    } as const;
    const receipt = await deliver(
      async (artifact) => {
        uploaded.push(artifact);
        return { kind: 'uploaded', id: 42 };
      },
      undefined,
      { results: patches.map((patch) => aResult({ patch })), extraTrials: [extra] },
    );
    expect(receipt).toEqual({
      kind: 'delivered',
      name: 'artifact',
      where: 'https://github.com/octo/agent/actions/runs/4711/artifacts/42',
    });
    expect(uploaded).toEqual([
      {
        mayHaveSuffix: true,
        name: 'agentv-results-evals-2',
        folder: '/run',
        files: [...FILES, 'patches/a-1.diff', 'patches/b-1.diff'].map((name) => `/run/${name}`),
        retentionDays: 5,
      },
    ]);
  });

  test('does not replace that of another job, which gets advice', async () => {
    expect(await deliver(async () => ({ kind: 'nameTaken' }))).toMatchObject({
      kind: 'notDelivered',
      why: 'Another job of this run already has an artifact agentv-results-evals-2',
      hint: expect.stringContaining('comment-key'),
    });
  });

  test('is a receipt when it is not taken', async () => {
    const receipt = await deliver(() => Promise.reject(new ServiceError('refused', 'not allowed')));
    expect(receipt).toEqual({ kind: 'notDelivered', name: 'artifact', why: 'not allowed' });
  });

  test('is not needed where there are no artifacts', async () => {
    const receipt = await deliver(() => Promise.reject(new Error('asked')), 'none here');
    expect(receipt).toEqual({ kind: 'notNeeded', name: 'artifact', why: 'none here' });
  });
});
