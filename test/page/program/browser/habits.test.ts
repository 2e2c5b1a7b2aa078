import { describe, expect, test } from 'vitest';
import { rowId } from '../../../../src/reports/page-link.ts';
import { aComparison, aReport, aResult, aVerdict } from '../../../support/builders.ts';
import { aPageSource, pageSourceOf } from '../../../support/html-sample.ts';
import { reportPage } from '../../../support/report-page.ts';
import { aScore } from '../../../support/reports.ts';
import { openPage, useBrowser } from './browser.ts';

useBrowser();
const { html } = await reportPage(aPageSource());

const first = (): string => {
  const [row] = aPageSource().rows;
  return `#/t/${row === undefined ? '' : rowId(row)}`;
};

describe('single keys', () => {
  test('do nothing in a field, with Ctrl, Alt or Meta, and once they are switched off', async () => {
    await using opened = await openPage(html, { hash: first() });
    const { page } = opened;
    const title = () => page.innerText('h1');
    for (const key of ['Control+]', 'Alt+]', 'Meta+]']) await page.keyboard.press(key);
    expect(await title()).toBe('refund-one-item');
    await page.keyboard.press('?');
    await page.getByLabel('Single keys are on').click();
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press(']');
    expect(await title()).toBe('refund-one-item');
    await opened.show('#/tests');
    await page.focus('#filter');
    await page.keyboard.type('n?');
    expect(await page.inputValue('#filter')).toBe('n?');
  });

  test('lead to the next and previous changed test, and to the parts of a test', async () => {
    await using opened = await openPage(html, { hash: first() });
    const { page } = opened;
    await page.keyboard.press('n');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'lost-parcel');
    await page.keyboard.press('p');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'refund-one-item');
    await page.waitForSelector('#part-history');
    for (const [key, part] of Object.entries({ 1: 'answer', 3: 'trials', 4: 'trajectory', 6: 'history' })) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(`part-${part}`);
    }
  });
});

test('the focus moves to the heading of a new view, and back to the row that was opened', async () => {
  await using opened = await openPage(html, { hash: '#/tests' });
  const { page } = opened;
  await page.locator('.line .test a').nth(2).click();
  await page.waitForSelector('.answers');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await page.waitForSelector('.line .test a');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('angry-customer');
});

test('the theme is switched for this page only: nothing is stored', async () => {
  await using opened = await openPage(html, { colorScheme: 'light' });
  const { page } = opened;
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await background()).not.toBe(light);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  await page.reload();
  await page.waitForSelector('main h1');
  expect(await background()).toBe(light);
});

test('a copy button works without the permission for the clipboard', async () => {
  await using opened = await openPage(html, { hash: first() });
  const { page } = opened;
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      document.body.dataset['copied'] = (document.activeElement as HTMLTextAreaElement).value;
    });
  });
  await page.getByRole('button', { name: 'Reproduce' }).click();
  await page.waitForFunction(() => document.querySelector('.toast')?.textContent === 'Command copied');
  expect(await page.evaluate(() => document.body.dataset['copied'])).toMatch(
    /^eval-action run .*refund-one-item.* --baseline 812345$/,
  );
});

test('times are in the zone of the reader, with UTC as their title', async () => {
  await using opened = await openPage(html, { hash: '#/run', timezoneId: 'America/New_York' });
  const time = opened.page.locator('time').first();
  expect(await time.getAttribute('title')).toBe('2026-01-02T10:11:00.000Z (UTC)');
  expect(await time.innerText()).toContain('5:11');
});

test('a judged test shows its criteria, and what was missed first', async () => {
  const assertions = [{ text: 'Says when', passed: false, evidence: 'It names no day.' }];
  const scores = [aScore({ type: 'llm-grader', score: 0, verdict: 'fail', assertions })];
  const result = aResult({ score: 0, assertions, scores, criteria: 'Says when the parcel\narrives.' });
  const source = pageSourceOf(aReport({ results: [result] }));
  await using opened = await openPage((await reportPage(source)).html, { hash: `#/t/${rowId(result)}` });
  await opened.page.waitForSelector('#part-grading');
  expect(await opened.page.locator('.view').innerText()).toMatch(
    /Failed check\s+Says when: It names no day\.[\s\S]*Grading\s+criteria\s+Says when the parcel\narrives\.[\s\S]*failed check: Says when/,
  );
});

test('runs of the baseline that do not count are named with the others', async () => {
  const leftOut = '3 of 5 baseline runs are older than 30 days (baseline-max-age) and do not count';
  const baseline = { kind: 'found' as const, provenance: [{ from: 'file' as const, where: 'a.json' }], leftOut };
  const report = aReport({ comparison: aComparison({ baseline }) });
  const { html: page } = await reportPage(pageSourceOf(report));
  await using opened = await openPage(page, { hash: '#/run' });
  expect(await opened.page.locator('.view').innerText()).toMatch(
    /a\.json\s+3 of 5 baseline runs are older than 30 days/,
  );
});

test('a run without a baseline begins with why its tests failed, and names nothing that is missing', async () => {
  const text = 'The answer does not contain "A-1742"';
  const assertions = [{ text, passed: false, evidence: 'Sorry' }];
  const scores = [aScore({ type: 'contains', score: 0, verdict: 'fail', assertions })];
  const result = aResult({ testId: 'refund', score: 0, assertions, scores });
  const reason = {
    rule: 'coverage',
    kind: 'warn',
    message: 'fails and cannot be compared',
    suite: result.suite,
    file: result.suiteFile,
    target: result.target,
  } as const;
  const verdict = aVerdict({ kind: 'warn', reasons: [reason] });
  const { html: page } = await reportPage(pageSourceOf(aReport({ results: [result], verdict })));
  await using opened = await openPage(page);
  const shown = () => opened.page.locator('.view').innerText();
  expect(await shown()).toMatch(/refund\s+0\/1\s+failed check: The answer does not contain "A-1742"/);
  expect(await shown()).not.toContain('cannot be compared');
  expect(await opened.page.innerText('.facts')).toContain('not compared');
  await opened.follow(opened.page.locator('a.row'));
  expect(await shown()).toContain('Failed check');
  expect(await shown()).not.toContain('No base answer');
  await using table = await openPage(page, { hash: '#/tests' });
  expect(await table.page.innerText('.view')).toContain(`${text} · check/contains`);
});

test('columns without any value are hidden', async () => {
  const { html: plain } = await reportPage(pageSourceOf(aReport({ results: [aResult({ testId: 'a' })] })));
  await using opened = await openPage(plain, { hash: '#/tests' });
  const titles = await opened.page.locator('[role=columnheader]').allInnerTexts();
  expect(titles).toContain('Score');
  expect(titles).not.toContain('Cause');
  expect(titles).not.toContain('Suite');
});

test('equal steps are folded into one line, and show by a click', async () => {
  const call = (at: number) => ({ tool: 'look', input: { at }, output: 'ok' });
  const messages = [
    { role: 'assistant' as const, content: 'Hi', toolCalls: Array.from({ length: 9 }, (_, at) => call(at)) },
  ];
  const source = pageSourceOf(aReport({ results: [aResult({ testId: 'a', messages })] }));
  const [row] = source.rows;
  const { head } = row?.sides() ?? {};
  if (row === undefined || head === undefined) throw new Error('no row');
  const base = { ...head, steps: [...head.steps, { kind: 'call' as const, tool: 'end', input: '', output: '' }] };
  const { html: own } = await reportPage({ ...source, rows: [Object.assign(row, { sides: () => ({ head, base }) })] });
  await using opened = await openPage(own, { hash: `#/t/${rowId(row)}` });
  expect(await opened.page.innerText('.fold summary')).toBe('9 equal steps');
  await opened.page.click('.fold summary');
  expect(await opened.page.locator('.fold .step').count()).toBe(9);
});
