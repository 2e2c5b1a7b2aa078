import { describe, expect, test } from 'vitest';
import type { Report } from '../../../src/model/verdict/report.ts';
import type { PageSource } from '../../../src/page/data/page-source.ts';
import { rowIds } from '../../../src/page/data/page-source.ts';
import { rowId } from '../../../src/reports/page-link.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { aHostileComparedReport } from '../../support/hostile-report.ts';
import { aPageSource, pageSourceOf } from '../../support/html-sample.ts';
import { pageBlock, pageIndexOf } from '../../support/page-blocks.ts';
import { reportPage } from '../../support/report-page.ts';

describe('the page of a report', () => {
  test('has the same bytes for the same report', async () => {
    expect((await reportPage(aPageSource())).html).toBe((await reportPage(aPageSource())).html);
  });

  test('stays small for one test', async () => {
    const { results } = aPageSource().report;
    const { html } = await reportPage(pageSourceOf({ ...aPageSource().report, results: results.slice(0, 1) }));
    expect(html.length).toBeLessThan(130 * 1024);
  });

  test.each([
    ['unchanged: 0 pp', -0.0004, 5, 'passing'],
    ['worse, within noise: −2 pp (95% CI −10 to +10 pp)', -0.02, 5, 'passing'],
    ['better; unlikely to be noise: +20 pp', 0.2, 5, 'regressed'],
    // Neither where tests regressed, nor where one run says nothing of noise.
    ['worse: −2 pp', -0.02, 5, 'regressed'],
    ['better: +20 pp', 0.2, 1, 'passing'],
  ] as const)('describes a change as it is shown: %s', async (words, delta, runs, state) => {
    const { report } = aPageSource();
    const [suite] = report.comparison.suites;
    if (suite === undefined) throw new Error('the sample has a suite');
    const suites = [{ ...suite, runs, comparable: 5, delta, deltaLow: delta - 0.08, deltaHigh: delta + 0.12 }];
    const tests = report.comparison.tests.map((test) => ({ ...test, state }));
    const { html } = await reportPage(pageSourceOf({ ...report, comparison: { ...report.comparison, suites, tests } }));
    expect(pageIndexOf(html).delta?.words.startsWith(words)).toBe(true);
  });

  test('names its baseline, what a short one leaves undecided, and the tests that fail on the base branch too', async () => {
    const { report } = aPageSource();
    const suites = report.comparison.suites.map((suite) => ({ ...suite, runs: 1 }));
    const tests = report.comparison.tests.map((test, at) =>
      at < 2 ? { ...test, state: 'failing-as-before' as const } : test,
    );
    const comparison = { ...report.comparison, suites, tests, detectableTests: { count: 0, of: 9 } };
    const index = pageIndexOf((await reportPage(pageSourceOf({ ...report, comparison }))).html);
    expect(index.comparedWith).toMatch(/, 1 run$/);
    expect(index.shortBaseline).toEqual([expect.stringContaining('The baseline is one run')]);
    expect(index.failingOnBase).toEqual([expect.stringMatching(/^2 failing tests fail .+ too: \S+, \S+$/)]);
  });

  test('has columns of one length, with null for what is unknown', async () => {
    const { tests } = pageIndexOf((await reportPage(aPageSource())).html);
    const { chunks, ...columns } = tests;
    const lengths = [...Object.values(columns), ...Object.values(chunks)].map((column) => column.length);
    expect(new Set(lengths)).toEqual(new Set([13]));
    expect(tests.score[3]).toBeNull();
    expect(tests.history[2]).toBe('pf|pp|pp|fp|pp');
  });

  test('of files of another tool without times has no duration, which is not 0', async () => {
    const { report } = aPageSource();
    const durationIn = async (given: Partial<Report>) =>
      pageIndexOf((await reportPage(pageSourceOf({ ...report, ...given }))).html).durationMs;
    expect(await durationIn({ imported: [], durationMs: 0 })).toBeUndefined();
    expect(await durationIn({ imported: [], durationMs: 5 })).toBe(5);
    expect(await durationIn({ durationMs: 0 })).toBe(0);
  });

  test('allows its own program and style sheet and nothing else', async () => {
    const { html } = await reportPage(aPageSource());
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}'; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    );
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
    expect(html).not.toMatch(/ (?:style|onclick|src)=/);
  });

  test('lets no hostile text out of its element', async () => {
    const { html } = await reportPage(pageSourceOf(aHostileComparedReport()));
    const plain = await reportPage(pageSourceOf({ ...aHostileComparedReport(['x']), results: [] }));
    const tags = (text: string) =>
      new Set(Array.from(text.matchAll(/<\/?[a-z!][^\s>]*/gi), ([tag]) => tag.toLowerCase()));
    const allowed = [...tags(plain.html), '<li', '</li', '<ul', '</ul', '<h2', '</h2', '<p', '</p'];
    expect([...tags(html)].filter((tag) => !allowed.includes(tag))).toEqual([]);
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
  });

  test('shows characters that a browser would hide', async () => {
    const { html } = await reportPage(pageSourceOf(aHostileComparedReport()));
    const { tests } = pageIndexOf(html);
    expect(tests.test).toContain(String.raw`user\u202etxt.exe\u202c \u2066isolated\u2069 \u200emark`);
    expect(tests.test.length).toBeGreaterThan(hostileTexts.length);
  });
});

describe('ids of tests in links', () => {
  const names = { suiteFile: 'a.yaml', suite: 'a', testId: 'one', target: 't' };

  test('do not depend on the run', () => {
    expect(rowIds([names, { ...names, testId: 'two' }])[0]).toBe(rowId(names));
    expect(rowId(names)).toMatch(/^[0-9a-v]{10}$/);
  });

  test('differ for every part of the name', () => {
    const others = [names, { ...names, target: 'u' }, { ...names, suite: 'b' }, { ...names, suiteFile: 'b.yaml' }];
    expect(new Set(rowIds(others)).size).toBe(4);
  });
});

describe('a page that gets too large', () => {
  /** Texts that hardly compress, so that the limits of the test are small. */
  const noise = (seed: number, length: number): string => {
    let [state, text] = [seed + 1, ''];
    while (text.length < length) {
      state = (state * 1103515245 + 12345) % 2147483648;
      text += state.toString(36);
    }
    return text;
  };
  const large = (): PageSource => {
    const source = aPageSource();
    const rows = source.rows.map((row, at) => {
      const own = row.sides();
      const grow = (name: string) => {
        const side = own[name];
        const steps = Array.from({ length: 30 }, (_, step) => ({
          kind: 'call' as const,
          tool: 'read',
          input: `${step}`,
          output: noise(at * 100 + step, 3_000),
        }));
        return side === undefined
          ? {}
          : { [name]: { ...side, answer: noise(at, 4_000), steps, fileChanges: noise(at + 7, 8_000) } };
      };
      return Object.assign(row, { sides: () => ({ ...own, ...grow('head'), ...grow('base') }) });
    });
    return { ...source, rows };
  };
  const limited = (kib: number) => reportPage(large(), { fileBytes: kib * 1024, rawBytes: 64 * 1024 * 1024 });

  test('leaves out the least important parts first, and says so', async () => {
    const { omitted: none } = await limited(20_000);
    expect(none).toEqual([]);
    const { omitted, html } = await limited(1100);
    expect(omitted.map(({ what }) => what)).toEqual(['file changes of passing tests', 'trajectories of passing tests']);
    expect(pageIndexOf(html).omitted).toEqual(omitted);
  });

  test('never leaves out the answers of regressions', async () => {
    const { omitted, html } = await limited(1);
    expect(omitted.map(({ what }) => what)).toContain('answers of tests that fail as before, are flaky or fixed');
    const { tests } = pageIndexOf(html);
    expect(tests.chunks.answer[0]).toBeGreaterThanOrEqual(0);
    expect(tests.chunks.answer[12]).toBe(-1);
    const chunk = pageBlock(html, `answer-${tests.chunks.answer[0]}`) as Record<
      string,
      { sides: Record<string, { answer: string }> }
    >;
    expect(Object.keys(chunk['0']?.sides ?? {})).toEqual([
      'head',
      'base',
      'confirmation',
      'confirmation:2',
      'confirmation:3',
    ]);
    expect(chunk['0']?.sides['base']?.answer.length).toBeGreaterThanOrEqual(4_000);
  });
});
