import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerHashOf, readLabelLines } from '../../../../src/graders/labels/label.ts';
import { pageRows } from '../../../../src/page/data/page-rows.ts';
import { rowId } from '../../../../src/reports/page-link.ts';
import { aReport, aResult } from '../../../support/builders.ts';
import { hostileText } from '../../../support/hostile.ts';
import { pageSourceOf } from '../../../support/html-sample.ts';
import { reportPage } from '../../../support/report-page.ts';
import { aScore } from '../../../support/reports.ts';
import { openPage, useBrowser } from './browser.ts';

const TONE = 'llm-grader:tone';
const tone = aScore({ name: 'tone', type: 'llm-grader', score: 1, target: 'judge', reasoning: 'It is kind' });
const answered = (testId: string, output: string) =>
  aResult({ testId, input: [{ role: 'user', content: 'Where is it?' }], output, scores: [tone] });
const results = [answered('first', 'Here'), answered('second', 'There'), answered('third', 'With \u202e a mark')];
const agreement = {
  suite: 'support',
  suiteFile: 's',
  grader: hostileText.slice(0, 200),
  pairs: { bothPass: 20, onlyJudgePasses: 5, onlyPeoplePass: 10, bothFail: 15 },
  chosen: { bothPass: 0, onlyJudgePasses: 0, onlyPeoplePass: 0, bothFail: 0 },
  ...{ judgeSeen: 0, flaky: 0, ties: [], outdated: 0, disagreements: [] },
};
const report = aReport({ results, agreement: [agreement] });
const rows = pageRows(report, { run: '812399', runId: '812399', history: new Map(), base: new Map() });
const hashOf = (testId: string): string => {
  const row = rows.find((each) => each.testId === testId);
  return row === undefined ? '' : `#/t/${rowId(row)}`;
};

useBrowser();
const { html } = await reportPage({ ...pageSourceOf(report), rows });

const press = (page: Page, group: string, button: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: button, exact: true }).click();

async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export / }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const read = readLabelLines(text, { file: 'labels.jsonl', exportedFor: 'Grace' });
  return { name: download.suggestedFilename(), ...read };
}

describe('labels in the page', () => {
  test('are exported as lines that labels import reads', async () => {
    await using opened = await openPage(html, { hash: hashOf('first') });
    const { page } = opened;
    await press(page, 'Your verdict on the answer', 'Incorrect');
    await press(page, `What ${TONE} should say`, 'fail');
    await page.getByLabel('Note').fill('The parcel is lost');
    await opened.show(hashOf('second'));
    await press(page, 'Your verdict on the answer', 'Acceptable');
    await page.getByLabel('Your name').fill('Ada');
    const { name, labels, problems } = await exported(page);
    expect(problems).toEqual([]);
    expect(name).toBe('labels-812399.jsonl');
    expect(labels).toMatchObject([
      {
        label: {
          testId: 'first',
          verdict: 'incorrect',
          graders: { [TONE]: { verdict: 'fail' } },
          judges: { [TONE]: { verdict: 'pass', reason: 'It is kind' } },
          notes: 'The parcel is lost',
          reviewer: 'Ada',
          sample: 'chosen',
          judgeSeen: true,
          runId: '812399',
        },
        text: { input: ['Where is it?'], output: 'Here' },
      },
      { label: { testId: 'second', verdict: 'acceptable' } },
    ]);
    for (const { label, text } of labels) expect(text && answerHashOf(text)).toBe(label.answer);
    expect(await page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length')).toBe(0);
    expect(opened.said).toEqual([]);
  });

  test('stay while the reader looks at other tests, and a verdict can be changed', async () => {
    await using opened = await openPage(html, { hash: hashOf('first') });
    const { page } = opened;
    expect(await page.locator('.export').innerText()).toBe('Choose a verdict to label this answer.');
    await press(page, 'Your verdict on the answer', 'Flaky');
    await press(page, 'Your verdict on the answer', 'Needs improvement');
    await opened.show(hashOf('second'));
    await opened.show(hashOf('first'));
    expect(await page.locator('.label [aria-pressed=true]').allInnerTexts()).toEqual(['Needs improvement']);
    expect((await exported(page)).labels).toMatchObject([
      { label: { verdict: 'needs_improvement', reviewer: 'Grace' } },
    ]);
  });

  test('are a random sample if all answers are labelled, and have no text that the page shows otherwise', async () => {
    await using opened = await openPage(html);
    for (const { testId } of results) {
      await opened.show(hashOf(testId));
      await press(opened.page, 'Your verdict on the answer', 'Acceptable');
    }
    const { labels } = await exported(opened.page);
    expect(labels.map(({ label }) => label.sample)).toEqual(['random', 'random', 'random']);
    expect(labels.map(({ text }) => text?.output)).toEqual(['Here', 'There', undefined]);
  });

  test('can be withdrawn, and so can what a judge should say', async () => {
    await using opened = await openPage(html, { hash: hashOf('first') });
    const { page } = opened;
    const pressed = () => page.locator('.label [aria-pressed=true]').allInnerTexts();
    await press(page, 'Your verdict on the answer', 'Incorrect');
    await press(page, `What ${TONE} should say`, 'fail');
    await press(page, `What ${TONE} should say`, 'fail');
    expect(await pressed()).toEqual(['Incorrect']);
    expect((await exported(page)).labels[0]?.label).not.toHaveProperty('graders');
    await press(page, 'Your verdict on the answer', 'Incorrect');
    expect(await pressed()).toEqual([]);
    expect(await page.locator('.export').innerText()).toBe('Choose a verdict to label this answer.');
    await page.reload();
    expect(opened.said).toEqual([]);
  });

  test('without a verdict are named, and the reader is warned before they are lost', async () => {
    await using opened = await openPage(html, { hash: hashOf('first') });
    const { page } = opened;
    await page.getByLabel('Note').fill('The parcel is lost');
    const said = 'Not exported, because the answer has no verdict: your note or choice for first.';
    expect(await page.locator('.export').innerText()).toBe(said);
    await opened.show(hashOf('second'));
    await press(page, 'Your verdict on the answer', 'Acceptable');
    expect(await page.locator('.export').innerText()).toContain(said);
    expect((await exported(page)).labels).toHaveLength(1);
    await page.evaluate('location.reload()');
    await page.waitForFunction('true');
    expect(opened.said).toEqual(['dialog: ']);
  });

  test('are not exported with an e-mail address in place of a name', async () => {
    await using opened = await openPage(html, { hash: hashOf('first') });
    const { page } = opened;
    await press(page, 'Your verdict on the answer', 'Incorrect');
    await page.getByLabel('Your name').fill('ada@example.org');
    expect(await page.getByRole('button', { name: /^Export / }).isDisabled()).toBe(true);
    expect(await page.locator('.export [role=alert]').innerText()).toContain('not an e-mail address');
    await page.getByLabel('Your name').fill('Ada');
    expect((await exported(page)).labels).toMatchObject([{ label: { reviewer: 'Ada' } }]);
    expect(await page.locator('.export [role=alert]').innerText()).toBe('');
  });

  test('can be copied as text', async () => {
    await using opened = await openPage(html, { hash: hashOf('first') });
    const { page } = opened;
    await press(page, 'Your verdict on the answer', 'Incorrect');
    await page.getByRole('button', { name: 'Show as text' }).click();
    const lines = await page.getByLabel('Labels').inputValue();
    expect(readLabelLines(lines, { file: 'x', exportedFor: 'Grace' }).labels).toHaveLength(1);
  });

  test('warn a reader who leaves the page before they are exported', async () => {
    await using opened = await openPage(html, { hash: hashOf('first') });
    const { page } = opened;
    await press(page, 'Your verdict on the answer', 'Incorrect');
    await page.evaluate('location.reload()');
    await page.waitForFunction('true');
    expect(opened.said).toEqual(['dialog: ']);
    await exported(page);
    await page.reload();
    expect(opened.said).toEqual(['dialog: ']);
  });
});

test('the view Run has a table of judges and people', async () => {
  await using opened = await openPage(html, { hash: '#/run' });
  const table = opened.page.getByRole('region', { name: 'Judges and people' });
  expect((await table.locator('tbody td').allInnerTexts()).slice(0, 2)).toEqual(['50', '70% (56–81%)']);
  expect(opened.said).toEqual([]);
});
