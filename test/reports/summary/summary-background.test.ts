import { describe, expect, test } from 'vitest';
import type { ComparedWith } from '../../../src/model/verdict/assessment.ts';
import type { Report } from '../../../src/model/verdict/report.ts';
import { summaryMarkdown } from '../../../src/reports/summary/summary.ts';
import { aComparison, aReport } from '../../support/builders.ts';
import { hostileTexts } from '../../support/hostile.ts';

const PLENTY = 900 * 1024;
const GOLDEN = '../../golden';

const steps = [
  'Searching for evidence in agentv-baseline-default: 3 artifacts',
  'run 4709 at 0a1b2c3: skipped, it was of a pull request',
  'run 4710 at 9f8e7d6: skipped, it has no evidence',
  'run 4708 at 1a2b3c4: used, 3 h old, 2 commits before the changes begin',
];
const sought = (given = steps) =>
  aReport({ comparison: aComparison({ baseline: { kind: 'found', provenance: [], steps: given } }) });

const settings: Report['settings'] = [
  { name: 'threshold', value: 0.8, from: 'configuration' },
  { name: 'confirm', value: 50, from: 'default' },
  { name: 'max-drop', value: 0.05, from: 'given' },
];
const policy: Report['policy'] = { of: 'pull request', from: 'base', base: '1a2b3c4d', changes: [] };

test('the basis of a verdict is in folds at the end', async () => {
  await expect(summaryMarkdown({ ...sought(), settings, policy }, PLENTY)).toMatchFileSnapshot(
    `${GOLDEN}/summary-background.md`,
  );
});

describe('how the baseline was found', () => {
  const baselines: ComparedWith[] = [
    { kind: 'found', provenance: [] },
    { kind: 'none', why: 'none' },
    { kind: 'unavailable', why: 'refused' },
  ];

  test.each(baselines)('is named for one that is $kind', (baseline) => {
    const text = summaryMarkdown(aReport({ comparison: aComparison({ baseline: { ...baseline, steps } }) }), PLENTY);
    expect(text).toContain('<details><summary>How the baseline was found (4 steps)</summary>');
    expect(text).toContain('- run 4709 at `0a1b2c3`: skipped, it was of a pull request\n');
  });

  test('is left out first, and that is said', () => {
    const whole = summaryMarkdown(sought(), PLENTY);
    const text = summaryMarkdown(sought(), Buffer.byteLength(whole) - 1);
    expect(text).toContain('_Omitted to keep this short: how the baseline was found._');
    expect(text).toContain('Passing tests (1)');
    expect(text).not.toContain('4709');
  });

  test.each(hostileTexts)('%j stays in its item', (text) => {
    const page = summaryMarkdown(sought([text]), PLENTY);
    const [, fold = ''] = page.split('(1 step)</summary>\n\n');
    expect(fold.slice(0, fold.indexOf('\n\n</details>')).split('\n')).toHaveLength(1);
  });
});

describe('the settings used', () => {
  test('are listed with their source', () => {
    const text = summaryMarkdown({ ...aReport(), settings }, PLENTY);
    expect(text).toContain('| `threshold` | `0.8` | configuration file |');
    expect(text).toContain('| `confirm` | `50` | default (not set) |');
    expect(text).toContain('| `max-drop` | `0.05` | inputs of this run |');
  });

  test.each([
    ['base', 'A merge group uses the configuration of its base branch.'],
    ['checkout', 'this merge group used the checked-out one.'],
    ['unavailable', 'so this run has no verdict.'],
  ] as const)('come with whose policy decided, be it of "%s"', (from, reported) => {
    const of = 'merge group' as const;
    const text = summaryMarkdown({ ...aReport(), settings, policy: { of, from, base: 'main', changes: [] } }, PLENTY);
    expect(text).toContain(reported);
    expect(text.includes('configuration file of `main`')).toBe(from === 'base');
  });
});
