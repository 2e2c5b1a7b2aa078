import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageSource } from '../../../../src/page/data/page-source.ts';
import { rowId } from '../../../../src/reports/page-link.ts';
import { aReport } from '../../../support/builders.ts';
import { aPageSource, pageSourceOf } from '../../../support/html-sample.ts';
import { reportPage } from '../../../support/report-page.ts';
import { repository } from '../../../support/repository.ts';
import { blankPage, openPage, useBrowser } from './browser.ts';

/** Pixels that may differ: fonts are drawn a little differently from version to version. */
const MAX_DIFFERENT = 0.005;
/** One font for all machines. */
const FONT = ':root { --sans: "DejaVu Sans"; --mono: "DejaVu Sans Mono"; } * { caret-color: transparent !important; }';

useBrowser();

const failed = (): PageSource => aPageSource();

function passed(): PageSource {
  const { report } = aPageSource();
  const results = report.results.filter(({ status, testId }) => status === 'ok' && testId !== 'voucher-code');
  const { comparison, verdict } = report;
  const { extraTrials: _, totals: __, suites: ___, ...rest } = report;
  const passing = aReport({
    ...rest,
    results,
    verdict: {
      ...verdict,
      kind: 'pass',
      headline: '8 of 8 tests passed. Compared 8 of 8 tests.',
      reasons: [],
      suites: [],
    },
    comparison: {
      ...comparison,
      tests: comparison.tests.filter(({ state }) => state === 'passing'),
      suites: comparison.suites.map((suite) => ({
        ...suite,
        finding: 'steady',
        delta: 0.01,
        deltaLow: -0.03,
        deltaHigh: 0.05,
      })),
    },
  });
  return pageSourceOf(passing);
}

function firstRun(): PageSource {
  const { report } = aPageSource();
  const { extraTrials: _, ...rest } = report;
  return pageSourceOf({
    ...rest,
    verdict: {
      ...report.verdict,
      kind: 'fail',
      headline: 'The mean score of support is 0.75, below its threshold of 0.8',
      reasons: [],
      suites: [],
    },
    comparison: {
      baseline: { kind: 'none', why: 'no run of main has left evidence yet' },
      suites: [],
      tests: [],
      detectableTests: { count: 0, of: 0 },
    },
  });
}

const test1 = () => {
  const [row] = aPageSource().rows;
  return `#/t/${row === undefined ? '' : rowId(row)}`;
};

interface Picture {
  readonly name: string;
  readonly source: () => PageSource;
  readonly hash?: () => string;
  readonly theme?: 'light' | 'dark';
  readonly size?: readonly [width: number, height: number];
}

const pictures: readonly Picture[] = [
  { name: 'overview', source: failed },
  { name: 'overview-passed', source: passed },
  { name: 'overview-first-run', source: firstRun },
  { name: 'overview-dark', source: failed, theme: 'dark' },
  { name: 'overview-phone', source: failed, size: [375, 800] },
  { name: 'tests', source: failed, hash: () => '#/tests' },
  { name: 'test', source: failed, hash: test1 },
  { name: 'trajectory', source: failed, hash: () => `${test1()}?v=trajectory`, theme: 'dark' },
];

test.each(pictures)('the page looks as it did: $name', async ({ name, source, hash, theme, size = [1080, 720] }) => {
  const { html } = await reportPage(source());
  const [width, height] = size;
  await using opened = await openPage(html, {
    hash: hash?.() ?? '#/',
    bypassCSP: true,
    colorScheme: theme ?? 'light',
    viewport: { width, height },
  });
  await opened.page.addStyleTag({ content: FONT });
  await opened.page.evaluate(() =>
    document.querySelector(`#part-${new URLSearchParams(location.hash.split('?')[1]).get('v')}`)?.scrollIntoView(),
  );
  const drawn = await opened.page.screenshot({ animations: 'disabled' });
  const path = join(repository, 'test', 'golden', 'page', `${name}.png`);
  if (process.env['UPDATE_PICTURES'] || !existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, drawn);
  }
  const different = await differenceOf(drawn, readFileSync(path));
  if (different > MAX_DIFFERENT) writeFileSync(path.replace(/\.png$/, '.actual.png'), drawn);
  expect(
    different,
    `${path}; if the page is meant to look so: UPDATE_PICTURES=1 npx vitest run test/page/program/browser/pictures.test.ts`,
  ).toBeLessThanOrEqual(MAX_DIFFERENT);
});

/** The share of pixels that differ visibly; 1 for pictures of different sizes. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const page = await blankPage();
  return page.evaluate(
    async (uris) => {
      const loaded = await Promise.all(
        uris.map(async (uri) => {
          const image = new Image();
          image.src = uri;
          await image.decode();
          const context = Object.assign(document.createElement('canvas'), {
            width: image.width,
            height: image.height,
          }).getContext('2d');
          context?.drawImage(image, 0, 0);
          return {
            width: image.width,
            height: image.height,
            data: context?.getImageData(0, 0, image.width, image.height).data ?? [],
          };
        }),
      );
      const [a, b] = loaded;
      if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return 1;
      let different = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const most = Math.max(
          ...[0, 1, 2].map((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0))),
        );
        if (most > 48) different += 1;
      }
      return different / (a.width * a.height);
    },
    [one, other].map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`),
  );
}
