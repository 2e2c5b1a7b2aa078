import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { experimentOf } from '../../../../src/gate/experiment.ts';
import { deflate } from '../../../../src/platform/deflate.ts';
import { perform } from '../../../app/perform.ts';
import { aReport, aResult, aTrial } from '../../../support/builders.ts';
import { pageSourceOf } from '../../../support/html-sample.ts';
import { aProject } from '../../../support/project.ts';
import { reportPage, reportTemplate } from '../../../support/report-page.ts';
import { repository } from '../../../support/repository.ts';
import { clippedOn, obstaclesOn, openPage, readPage, useBrowser } from './browser.ts';

const fromExample = (name: string) => readFileSync(join(repository, 'examples', 'experiment', name), 'utf8');
const SHORT = 'a-skill-with-two-of-its-three-rules';

/** The example with a third variant: the skill without its last rule, and with another answer. */
async function measured(variants: readonly string[]): Promise<string> {
  const skill = fromExample('skill/SKILL.md');
  using project = aProject({
    'agent.mjs': fromExample('agent.mjs'),
    'evals/refunds.eval.yaml': fromExample('evals/refunds.eval.yaml').replace(
      /^ {2}with-skill:.*$/m,
      `$&\n  ${SHORT}: { env: { SKILL: ../skill/SHORT.md } }`,
    ),
    'skill/SKILL.md': skill,
    'skill/SHORT.md': skill
      .replace(/^- abroad.*$/m, '')
      .replace(/^- late.*$/m, '- late: A refund takes 5 days, by a manager.'),
    '.agentv/targets.yaml': fromExample('.agentv/targets.yaml'),
  });
  const flags = ['--variants', variants.join(','), '--trials', '2', '--output-directory', 'out'];
  const env = { PATH: process.env['PATH'] ?? '' };
  const page = { template: reportTemplate, deflate };
  const { exitCode, stderr } = await perform(project, ['experiment', 'evals', ...flags], env, { page });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.any(String) });
  return project.read('out/report.html');
}

useBrowser();
let [two, three] = ['', ''];
beforeAll(async () => {
  two = await measured(['without-skill', 'with-skill']);
  three = await measured(['without-skill', 'with-skill', SHORT]);
}, 120_000);

const linkOf = async (html: string, test: string): Promise<string> => {
  const { page } = await readPage(html, { hash: '#/tests' });
  return (await page.locator('.line .test a', { hasText: new RegExp(`^${test}$`) }).getAttribute('href')) ?? '';
};

describe('the page of an experiment', () => {
  test('begins with the answer, the variants, and the tests that differ', async () => {
    const { page } = await readPage(two);
    expect(await page.innerText('.headline')).toMatch(/^with-skill is better than without-skill by 30 pp \(95% CI \+/);
    // Passed tests of all variants together say nothing of any of them.
    expect(await page.innerText('.facts')).toMatch(/^Results\s+20 of 2 variants\s+Against/);
    expect(await page.innerText('.facts')).toMatch(/Against without-skill\s+\+30 pp\s+with-skill/);
    const rows = await page.locator('[aria-label=Variants] tbody tr').allInnerTexts();
    expect(rows.map((row) => row.split(/\s*[\t\n]\s*/).slice(0, 3))).toEqual([
      ['without-skill', '70%', '70%'],
      ['with-skill', '100%', '+30 pp'],
    ]);
    expect(rows[1]).toMatch(/95% CI \+\d+ to \+\d+ pp[\s\S]*0\.\d{3}[\s\S]*ms[\s\S]*3\s+0\s+7$/);
    expect(await page.locator('.rows .what').allInnerTexts()).toHaveLength(3);
    expect(await page.locator('.rows li').first().innerText()).toMatch(
      /^gift\s+with-skill\s+0\/2 → 2\/2\s+without-skill: failed check: The answer does not contain "cannot be refunded"/,
    );
    expect(await page.innerText('nav')).not.toContain('Targets');
    expect(await page.innerText('main')).not.toContain('baseline');
  });

  test('has a column for each variant, and marks what differs from the first one', async () => {
    const { page } = await readPage(three, { hash: '#/tests' });
    expect(await page.locator('.line.head > div').allInnerTexts()).toEqual([
      'Test',
      'without-skill',
      'with-skill',
      SHORT,
      'Change',
    ]);
    const marksOf = async (row: number) => {
      const cells = page.locator('.body .line').nth(row).locator('.cell');
      return cells.evaluateAll((all) => all.map(({ classList }) => classList.contains('better')));
    };
    const names = await page.locator('.line .test').allInnerTexts();
    expect(names).toHaveLength(10);
    expect(names.slice(0, 3)).toEqual(['gift', 'late', 'abroad']);
    expect([await marksOf(0), await marksOf(2), await marksOf(3)]).toEqual([
      [false, true, true],
      [false, true, false],
      [false, false, false],
    ]);
    expect(await page.locator('.line .variant').nth(1).innerText()).toMatch(/^passing\s+1\.00\s+2\/2\s+better$/);
  });

  test('sorts and filters the tests by what they did on any variant', async () => {
    await using opened = await openPage(three, { hash: '#/tests' });
    const { page } = opened;
    const names = () => page.locator('.line .test').allInnerTexts();
    expect(await page.locator('.chip').allInnerTexts()).toEqual([
      expect.stringMatching(/failing\s*3/),
      expect.stringMatching(/passing\s*10/),
    ]);
    await page.getByRole('button', { name: SHORT }).click();
    expect(await names()).toEqual(expect.arrayContaining(['abroad']));
    expect((await names())[0]).toBe('abroad');
    await page.fill('#filter', 'is:differs');
    expect((await names()).toSorted()).toEqual(['abroad', 'gift', 'late']);
    expect(await page.innerText('.summary')).toBe('3 tests of 10');
    await page.fill('#filter', '-is:differs');
    expect(await names()).toHaveLength(7);
    await page.fill('#filter', 'state:failing');
    expect((await names()).toSorted()).toEqual(['abroad', 'gift', 'late']);
    expect(await page.locator('#group option').allInnerTexts()).toEqual(['no groups', 'by suite']);
    await opened.show('#/tests?q=14%20days');
    await page.waitForFunction(() => document.querySelectorAll('.line .test').length === 1);
    expect(await names()).toEqual(['abroad']);
  });

  test('shows the answers of both variants, and names them instead of head and base', async () => {
    const { page } = await readPage(two, { hash: await linkOf(two, 'abroad') });
    const captions = await page.locator('.answers .caption b').allInnerTexts();
    expect(captions).toEqual(['without-skill', 'with-skill']);
    expect(await page.locator('.answers pre').allInnerTexts()).toEqual([
      expect.stringContaining('5'),
      expect.stringContaining('14'),
    ]);
    expect(await page.innerText('main')).not.toMatch(/\bbase\b|\bhead\b/i);
    expect(await page.locator('[aria-label=Numbers] tbody tr').first().innerText()).toMatch(
      /Score\s+0\.00\s+1\.00\s+\+1\.00/,
    );
  });

  test('shows the answers of three variants side by side, and each of them by its link', async () => {
    const opened = await readPage(three, { hash: await linkOf(three, 'abroad') });
    const { page } = opened;
    const captions = () => page.locator('.answers .caption b').allInnerTexts();
    expect(await captions()).toEqual(['without-skill', 'with-skill', SHORT]);
    const tops = await page
      .locator('.answers .column')
      .evaluateAll((all) => all.map((column) => column.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await opened.show(await linkOf(three, 'late'));
    expect(await page.locator('.answers .column').nth(2).locator('ins').innerText()).toContain('by a manager');
    await opened.show(await linkOf(three, 'abroad'));
    await page.locator('.testhead .meta').getByRole('link', { name: SHORT }).click();
    await page.waitForFunction((name) => document.querySelector('.testhead .meta b')?.textContent === name, SHORT);
    await page.waitForSelector('.answers .caption');
    expect(await captions()).toEqual(['without-skill', SHORT, 'with-skill']);
    expect(await page.innerText('.testhead')).toContain('failing');
  });

  test('is used by keys alone: through the tests, not their variants', async () => {
    await using opened = await openPage(three, { hash: '#/tests' });
    const { page } = opened;
    for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
    await page.waitForSelector('.answers');
    expect(await page.innerText('h1')).toBe('late');
    await page.keyboard.press(']');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'abroad');
    await page.keyboard.press(']');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'plain');
    expect(opened.said).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'clips nothing on a phone and meets no obstacle, in any view: %s',
    async (colorScheme) => {
      for (const html of [two, three]) {
        const views = ['#/', '#/tests', await linkOf(html, 'abroad'), '#/flaky', '#/run'];
        for (const width of [375, 1280]) {
          const opened = await readPage(html, { colorScheme, viewport: { width, height: 800 } });
          for (const view of views) {
            await opened.show(view);
            const clipped = width === 375 ? await clippedOn(opened.page) : [];
            expect({ view, clipped, found: await obstaclesOn(opened.page) }).toEqual({ view, clipped: [], found: [] });
          }
        }
      }
    },
    60_000,
  );
});

test('the table of a large experiment has rows of one height, also on a phone, and says which tests miss a variant', async () => {
  const names = ['current', 'candidate', '<b>third</b>'];
  const results = Array.from({ length: 600 }, (_, index) => index).flatMap((index) =>
    names.slice(0, index === 0 ? 2 : 3).map((target, at) => {
      const score = (index + at) % 40 === 0 ? 0 : 1;
      if (index === 1 && at > 0) return aResult({ index, target, testId: 't1', failure: {} });
      return aResult({
        index,
        target,
        testId: `t${index}`,
        score,
        trials: [aTrial(score), aTrial(score, { attempt: 1 })],
      });
    }),
  );
  const experiment = experimentOf({ results, variants: names });
  const { html } = await reportPage(pageSourceOf(aReport({ results, experiment })));
  await using opened = await openPage(html, { hash: '#/tests', viewport: { width: 375, height: 800 } });
  const { page } = opened;
  const cut = await page
    .locator('.virtual .line')
    .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > 56).length);
  expect(cut).toBe(0);
  expect(await clippedOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.locator('.line.head > div').nth(3).innerText()).toBe('<b>third</b>');
  await page.fill('#filter', 'id:t0');
  expect(await page.locator('.line .variant').nth(2).innerText()).toBe('–');
  // What an error hid is unknown, and no change of 0.
  await opened.show('#/');
  await page.getByRole('link', { name: 'Tests with an error' }).click();
  await expect.poll(() => page.locator('.line .test').allInnerTexts()).toEqual(['t1']);
  expect(await page.locator('.body .line .delta').innerText()).toBe('–');
  expect(opened.said).toEqual([]);
});
