import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageArtifactReporter } from '../../src/action/artifact-reporters.ts';
import { keyInNames, keysOfResults, pageArtifact } from '../../src/github/artifact-names.ts';
import type { FileArtifactWriter } from '../../src/model/ports/artifacts.ts';
import { ServiceError } from '../../src/model/ports/service-error.ts';
import { files } from '../../src/platform/files/files.ts';
import { commentMarkdown } from '../../src/reports/comment/comment-markdown.ts';
import { rowId } from '../../src/reports/page-link.ts';
import { aReport } from '../support/builders.ts';
import { events, jobIn } from '../support/github-events.ts';
import { aPageSource } from '../support/html-sample.ts';
import { aProject } from '../support/project.ts';

async function deliver(
  uploadFile: FileArtifactWriter['uploadFile'],
  content: Readonly<Record<string, string>> = { 'out/report.html': 'a page' },
) {
  using project = aProject(content);
  const reporter = pageArtifactReporter({
    name: pageArtifact('evals', 2),
    job: await jobIn(events.pullRequest),
    folder: join(project.folder, 'out'),
    retentionDays: 5,
    files,
    writer: { uploadFile },
    signal: () => AbortSignal.timeout(1000),
  });
  return await reporter.deliver(aReport());
}

describe('the page as an artifact', () => {
  test('is one file that is named after key and attempt, without an archive', async () => {
    const seen: unknown[] = [];
    const receipt = await deliver(async ({ path, retentionDays }) => {
      seen.push([basename(path), readFileSync(path, 'utf8'), retentionDays]);
      return { kind: 'uploaded', id: 42 };
    });
    expect(seen).toEqual([['agentv-report-evals-2.html', 'a page', 5]]);
    expect(receipt).toEqual({
      kind: 'delivered',
      name: 'report',
      where: expect.stringMatching(/\/actions\/runs\/\d+\/artifacts\/42$/),
    });
  });

  test('that cannot be uploaded is a receipt and nothing else', async () => {
    const failing = await deliver(async () => {
      throw new ServiceError('unavailable', "GitHub's artifact service answered HTTP 500");
    });
    expect(failing).toMatchObject({ kind: 'notDelivered', why: expect.stringContaining('HTTP 500') });
    expect(await deliver(async () => ({ kind: 'nameTaken' }))).toMatchObject({ kind: 'notDelivered' });
    expect(await deliver(async () => ({ kind: 'nameTaken' }), {})).toMatchObject({ kind: 'notNeeded' });
  });

  test('is taken for results or for a report by no reader', () => {
    const names = [pageArtifact('checks/evals', 1), 'agentv-results-checks-evals-1'];
    expect(keysOfResults(names)).toEqual(['checks-evals']);
    expect(keyInNames(names, 'checks')).toBe(keyInNames(names.slice(1), 'checks'));
  });
});

describe('the comment of a run whose page was uploaded', () => {
  const context = {
    key: 'evals',
    head: 'a'.repeat(40),
    attempt: 1,
    runUrl: 'https://github.example/run',
    linkTo: () => undefined,
  };
  const { report, rows } = aPageSource();

  test('links to the page, and from each regression to its answers', () => {
    const text = commentMarkdown(report, { ...context, page: { url: 'https://github.example/artifacts/42' } }, 60_000);
    expect(text).toContain('[Report with all answers](https://github.example/artifacts/42)');
    for (const row of rows.slice(0, 2))
      expect(text).toContain(`[answers](https://github.example/artifacts/42#/t/${rowId(row)})`);
  });
});
