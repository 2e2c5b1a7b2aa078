/// <reference lib="dom" />
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { sideOf } from '../../src/gate/side-of.ts';
import type { Message } from '../../src/model/run/message.ts';
import { resultKey, type TestResult } from '../../src/model/run/result.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { htmlReport } from '../../src/page/data/html-report.ts';
import { pageRows } from '../../src/page/data/page-rows.ts';
import { deflate } from '../../src/platform/deflate.ts';
import { openBrowser } from '../page/program/browser/browser.ts';
import { aComparison, aReport, aResult } from '../support/builders.ts';
import { reportTemplate } from '../support/report-page.ts';
import { seeded } from '../support/seeded.ts';

const ROUNDS = 5;
/** Answers and trajectories of both sides have 4 kB a test, and 1.5 kB in the largest report. */
const SIZES = [
  { tests: 1, words: 130 },
  { tests: 5_000, words: 130 },
  { tests: 20_000, words: 25 },
];

type Row = (name: string, value: number, unit: string, notes: string) => void;

/** How long the HTML report takes to be written and to open in Chromium, next to a page that only says hello. */
export async function htmlRows(row: Row): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-html-'));
  const browser = await openBrowser();
  try {
    const bare = await bareMs(browser, folder);
    row('bare page in Chromium', bare, 'ms', `median of ${ROUNDS} loads, as below`);
    for (const size of SIZES) await rowsOf(browser, { ...size, folder, row, bare });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

interface Site {
  readonly folder: string;
  readonly tests: number;
  readonly words: number;
  readonly bare: number;
  readonly row: Row;
}

async function rowsOf(browser: Browser, { folder, tests, words, bare, row }: Site): Promise<void> {
  const { report, base } = someReport(tests, words);
  const template = await reportTemplate();
  const start = performance.now();
  const rows = pageRows(report, { run: '2', history: new Map(), base });
  const source = { report, rows, trend: [], samples: 'Base answers are from run 1' };
  const { html, omitted } = await htmlReport(source, { template, deflate });
  const writtenMs = performance.now() - start;
  const path = join(folder, `report-${tests}.html`);
  writeFileSync(path, html);
  const left = omitted.length === 0 ? '' : `, ${omitted.length} kinds of details left out`;
  row(`page of ${tests} tests: write`, writtenMs, 'ms', `${mib(html.length)}${left}`);
  const opened = await median(async () => openTimes(browser, path));
  const times = `bar ${opened.shell.toFixed(0)} ms, index ${opened.index.toFixed(0)} ms, bare page ${bare.toFixed(0)} ms`;
  row(`page of ${tests} tests: open`, opened.view, 'ms', `${times}; heap ${mib(opened.heap)}`);
  const used = await useTimes(browser, path, tests);
  row(`page of ${tests} tests: filter`, used.filter, 'ms', `table ${used.table.toFixed(0)} ms`);
  row(`page of ${tests} tests: open a test`, used.test, 'ms', 'until both answers are shown');
}

const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

async function bareMs(browser: Browser, folder: string): Promise<number> {
  const path = join(folder, 'bare.html');
  const program = "performance.mark('shell');performance.mark('index');performance.mark('view')";
  writeFileSync(path, `<!doctype html><title>Hello</title><main><h1>Hello</h1></main><script>${program}</script>`);
  return (await median(() => openTimes(browser, path))).view;
}

interface OpenTimes {
  readonly shell: number;
  readonly index: number;
  /** The first view is painted. */
  readonly view: number;
  readonly heap: number;
}

/** From the navigation on. Each load has a context of its own, so that nothing is cached. */
async function openTimes(browser: Browser, path: string): Promise<OpenTimes> {
  return inPage(browser, path, '#/', (page) =>
    page.evaluate(async () => {
      const markOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
      const { usedJSHeapSize = 0 } = Object(Object(performance).memory) as { readonly usedJSHeapSize?: number };
      const view = Math.max(markOf('view'), performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
      return { shell: markOf('shell'), index: markOf('index'), view, heap: usedJSHeapSize };
    }),
  );
}

async function inPage<T>(browser: Browser, path: string, hash: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${pathToFileURL(path).href}${hash}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('view').length > 0);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    return await work(page);
  } finally {
    await context.close();
  }
}

/** How long the page does not react, measured in the page itself. */
const useTimes = (browser: Browser, path: string, tests: number) =>
  inPage(browser, path, '#/', (page) =>
    page.evaluate(async (wanted) => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const until = async (isDone: () => boolean) => {
        while (!isDone()) await new Promise((done) => setTimeout(done));
        await painted();
      };
      const timed = async (work: () => void, isDone: () => boolean) => {
        const start = performance.now();
        work();
        await until(isDone);
        return performance.now() - start;
      };
      const table = await timed(
        () => {
          location.hash = '#/tests';
        },
        () => document.querySelector('#filter') !== null,
      );
      const field = document.querySelector<HTMLInputElement>('#filter');
      const filter = await timed(
        () => {
          if (field === null) return;
          field.value = `test-${wanted - 1}`;
          field.dispatchEvent(new Event('input'));
        },
        () => document.querySelectorAll('.line .test').length < 30,
      );
      const link = document.querySelector<HTMLAnchorElement>('.line .test a')?.getAttribute('href') ?? '';
      const test = await timed(
        () => {
          location.hash = link;
        },
        () => document.querySelector('.answers pre') !== null,
      );
      return { table, filter, test };
    }, tests),
  );

async function median(measure: () => Promise<OpenTimes>): Promise<OpenTimes> {
  const all: OpenTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await measure());
  const middle = (of: (times: OpenTimes) => number) => all.map(of).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return {
    shell: middle(({ shell }) => shell),
    index: middle(({ index }) => index),
    view: middle(({ view }) => view),
    heap: middle(({ heap }) => heap),
  };
}

/** Tests with answers and trajectories on both sides; one in fifty regressed, one in ten fails as before. */
function someReport(tests: number, words: number) {
  const random = seeded(tests);
  const text = (count: number) =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  const resultOf = (index: number, isBase: boolean): TestResult => {
    const isWorse = !isBase && index % 50 === 3;
    const messages: Message[] = [
      {
        role: 'assistant',
        content: text(20),
        toolCalls: [{ tool: 'search', input: { q: text(3) }, output: text(60) }],
      },
      { role: 'assistant', content: text(words) },
    ];
    return aResult({
      index,
      suite: `suite-${index % 40}`,
      suiteFile: `evals/suite-${index % 40}.eval.yaml`,
      testId: `test-${index}`,
      output: text(words),
      messages,
      score: isWorse || index % 10 === 7 ? 0.2 : 1,
      costUsd: 0.01,
      durationMs: 900 + (index % 700),
    });
  };
  const results = Array.from({ length: tests }, (_, index) => resultOf(index, false));
  const base = new Map(
    results.map((result, index) => [resultKey(result), sideOf(resultOf(index, true), { run: '1', kind: 'base' })]),
  );
  const states = results.map(({ suite, suiteFile, testId, target }, index) => ({
    suite,
    suiteFile,
    testId,
    target,
    state:
      index % 50 === 3
        ? ('regressed' as const)
        : index % 10 === 7
          ? ('failing-as-before' as const)
          : ('passing' as const),
    base: { passes: 10, trials: 10 },
    now: { passes: index % 50 === 3 ? 0 : 1, trials: 1 },
  }));
  const report: Report = aReport({ results, comparison: aComparison({ tests: states }) });
  return { report, base };
}

const WORDS =
  'the order was refunded to your card within five days because agent searched policy returned parcel lost carrier ticket shipping amount delivered customer voucher address changed and then asked for more information about account'.split(
    ' ',
  );
