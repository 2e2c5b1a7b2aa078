import { describe, expect, test } from 'vitest';
import type { PageSource } from '../../../../src/page/data/page-source.ts';
import { rowId } from '../../../../src/reports/page-link.ts';
import { aReport, aResult } from '../../../support/builders.ts';
import { aPageSource, pageSourceOf } from '../../../support/html-sample.ts';
import { reportPage } from '../../../support/report-page.ts';
import { openPage, useBrowser } from './browser.ts';

useBrowser();
const { html } = await reportPage(aPageSource());

const linkOf = ({ rows }: PageSource, at = 0): string => {
  const row = rows[at];
  return `#/t/${row === undefined ? '' : rowId(row)}`;
};
const isShown = (name: string) => {
  const found = document.querySelector(name);
  return found !== null && getComputedStyle(found).display !== 'none';
};

describe('the page on paper', () => {
  test('has light colors, open sections and no controls', async () => {
    await using opened = await openPage(html, { hash: linkOf(aPageSource()) });
    const { page } = opened;
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const name of ['.top', '.copies', '.chips']) expect(await page.evaluate(isShown, name), name).toBe(false);
    expect(await page.locator('details:not([open])').count()).toBe(0);
    const colors = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  test('has the first 500 rows of a long table and says how many are missing', async () => {
    const results = Array.from({ length: 700 }, (_, index) => aResult({ index, testId: `test-${index}` }));
    const { html: long } = await reportPage(pageSourceOf(aReport({ results })));
    await using opened = await openPage(long, { hash: '#/tests' });
    const { page } = opened;
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.virtual .line').count()).toBe(500);
    const tops = await page
      .locator('.virtual .line')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(500);
    expect(await page.innerText('.print-only')).toBe('200 more rows not printed');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.virtual .line').count()).toBeLessThanOrEqual(60);
  });
});

test('in forced colors, states, changes and charts differ by more than color', async () => {
  await using opened = await openPage(html, { forcedColors: 'active', hash: linkOf(aPageSource()) });
  const { page } = opened;
  const styles = await page.evaluate(() =>
    ['ins', 'del', '.badge', '.chip'].map((name) => {
      const element = document.querySelector(`main ${name}`);
      const { textDecorationLine, borderTopStyle } = getComputedStyle(element ?? document.body);
      return [name, textDecorationLine, borderTopStyle];
    }),
  );
  expect(styles).toEqual([
    ['ins', 'underline', 'none'],
    ['del', 'line-through', 'none'],
    ['.badge', 'none', 'solid'],
    ['.chip', 'none', 'solid'],
  ]);
  await opened.show('#/');
  const bars = await page.locator('.bar rect').evaluateAll((all) => all.map((rect) => getComputedStyle(rect).fill));
  expect(new Set(bars).size).toBe(bars.length);
  expect(await page.locator('.bar svg').first().getAttribute('aria-label')).toMatch(/passed, \d+ failed/);
});

test('images of the input are shown up to 8 MiB, and the others named', async () => {
  const dataUri = `data:image/png;base64,${'A'.repeat(250 * 1024)}`;
  const input = [{ role: 'user' as const, content: [{ type: 'image' as const, mediaType: 'image/png', dataUri }] }];
  const results = Array.from({ length: 40 }, (_, index) => aResult({ index, testId: `image-${index}`, input }));
  const source = pageSourceOf(aReport({ results }));
  const { html: own, omitted } = await reportPage(source);
  expect(omitted).toEqual([{ what: 'images above 8 MiB in all', tests: 8 }]);
  await using opened = await openPage(own, { hash: linkOf(source) });
  expect(await opened.page.locator('.input img').count()).toBe(1);
  await opened.show(linkOf(source, 39));
  expect(await opened.page.innerText('.input')).toContain('image image/png, 188 KiB');
  expect(await opened.page.locator('.input img').count()).toBe(0);
});

describe('long answers', () => {
  const words = (seed: number) => Array.from({ length: 9_000 }, (_, at) => `w${(at * seed) % 7_919}`).join(' ');
  const source = (): PageSource => {
    const [first, ...others] = aPageSource().rows;
    if (first === undefined) throw new Error('no row');
    const { head, base } = first.sides();
    if (head === undefined || base === undefined) throw new Error('no side');
    const sides = {
      ...first.sides(),
      head: { ...head, answer: words(1) },
      base: { ...base, answer: `${words(1)} the end` },
    };
    return { ...aPageSource(), rows: [Object.assign(first, { sides: () => sides }), ...others] };
  };

  test('are compared in the background, and the page answers meanwhile', async () => {
    const long = source();
    const { html: own } = await reportPage(long);
    await using opened = await openPage(own, { hash: linkOf(long) });
    const { page } = opened;
    await page.waitForSelector('.answers del');
    expect(await page.locator('.answers del').allInnerTexts()).toEqual([expect.stringContaining('the end')]);
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });
});

test('the trend marks a change of the level and accepted changes, in charts and in words', async () => {
  const base = aPageSource();
  const points = [0.95, 0.95, 0.95, 0.6, 0.6, 0.6].map((rate, at) => ({
    run: `${100 + at}`,
    time: `2026-01-0${at + 1}T00:00:00Z`,
    passes: rate * 20,
    trials: 20,
    score: rate,
  }));
  const [first] = base.trend;
  const resets = [{ time: '2026-01-04T12:00:00Z', reason: 'New tone', testId: 'angry-customer' }];
  const trend = [{ ...first, suite: 'support', target: 'support-agent', points, change: 3, resets }];
  const { html: own } = await reportPage({ ...base, trend });
  await using opened = await openPage(own, { hash: '#/trend' });
  const { page } = opened;
  expect(await page.locator('.mark.change').count()).toBe(2);
  expect(await page.locator('.mark.reset').count()).toBe(2);
  expect(await page.innerText('.events')).toContain('The pass rate is 60% from run 103 on; it was 95% before.');
  expect(await page.innerText('.events')).toContain('New tone');
});

test('the trend has the 95% interval, letters, and a gap where runs do not measure the same', async () => {
  const base = aPageSource();
  const marked = [
    [],
    [{ letter: 'M', words: 'model: <b>a</b> → b' }],
    [
      { letter: 'J', words: 'judges: x → y', breaks: true as const },
      { letter: 'D', words: '4 of 10 tests changed', breaks: true as const },
    ],
    [],
  ];
  const points = marked.map((markers, at) => ({
    run: `${100 + at}`,
    time: `2026-01-0${at + 1}T00:00:00Z`,
    passes: 15,
    trials: 20,
    tests: 10,
    score: 0.75,
    markers,
  }));
  const [first] = base.trend;
  const trend = [{ ...first, suite: 'support', target: 'support-agent', points, resets: [] }];
  const { html: own } = await reportPage({ ...base, trend });
  await using opened = await openPage(own, { hash: '#/trend' });
  const chart = opened.page.locator('.chart').first();
  expect(await chart.locator('.letter').allTextContents()).toEqual(['M', 'JD']);
  const countsIn = (name: string) =>
    chart.locator(name).evaluateAll((all) => all.map((each) => (each.getAttribute('points') ?? '').split(' ').length));
  // The runs before the break, and those after it with this run.
  expect(await countsIn('polyline')).toEqual([2, 3]);
  expect(await countsIn('.band')).toEqual([4, 6]);
  expect(await opened.page.locator('.chart').nth(1).locator('.band').count()).toBe(0);
  expect(await opened.page.innerText('.events')).toContain('model: <b>a</b> → b');
  await opened.page.getByText('Data', { exact: true }).click();
  expect(await opened.page.locator('tbody tr').first().innerText()).toMatch(/75%\s*\(44–92%\)/);
});
