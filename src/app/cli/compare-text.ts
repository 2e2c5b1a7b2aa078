import type { Match, Matrix, Pairwise } from '../../compare/compare.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { type Paint, paintFor } from '../../reports/terminal/paint.ts';
import { plural } from '../../shared/text.ts';

interface Screen {
  readonly colour: boolean;
}

/** Two sides, printed exactly as AgentV does, except that names cannot control the terminal. */
export function pairwiseText(names: readonly [string, string], result: Pairwise, screen: Screen): string {
  const paint = paintFor(screen);
  const { unmatched, summary } = result;
  const matched = result.matched.map((each) => ({ ...each, test_id: oneLine(each.test_id) }));
  const isUnmatched = unmatched.file1 > 0 || unmatched.file2 > 0;
  const gain = summary.mean_normalized_gain;
  return [
    '',
    `${paint.bold('Comparing:')} ${oneLine(names[0])} → ${oneLine(names[1])}`,
    '',
    ...(matched.length === 0 ? ['No matching test IDs found between files.'] : matchTable(matched, paint)),
    '',
    ...(isUnmatched
      ? [`${paint.yellow('⚠ Unmatched:')} ${unmatched.file1} in baseline, ${unmatched.file2} in candidate`, '']
      : []),
    [
      `${paint.bold('Summary:')} ${outcomes(summary, paint)}`,
      `Mean Δ: ${tinted(summary.mean_delta, signed(summary.mean_delta, 3), paint)}`,
      ...(gain === null ? [] : [`g: ${tinted(gain, signed(gain, 3), paint)}`]),
      `Status: ${tinted(summary.mean_delta, statusOf(summary.mean_delta), paint)}`,
    ].join(' | '),
    '',
  ].join('\n');
}

function matchTable(matched: readonly Match[], paint: Paint): string[] {
  const columns = widest(
    'Test ID',
    matched.map(({ test_id }) => test_id),
  );
  return [
    paint.dim(`  ${'Test ID'.padEnd(columns)}  Baseline  Candidate     Delta  Result`),
    paint.dim(`  ${[columns, 8, 9, 8, 8].map((width) => '─'.repeat(width)).join('  ')}`),
    ...matched.map(({ test_id, score1, score2, delta, outcome }) => {
      const scores = `${score1.toFixed(2).padStart(8)}  ${score2.toFixed(2).padStart(9)}`;
      const change = tinted(delta, signed(delta, 2).padStart(8), paint);
      return `  ${test_id.padEnd(columns)}  ${scores}  ${change}  ${marked(outcome, paint)}`;
    }),
  ];
}

function marked(outcome: Match['outcome'], paint: Paint): string {
  if (outcome === 'win') return paint.green('✓ win');
  return outcome === 'loss' ? paint.red('✗ loss') : paint.dim('= tie');
}

/** All targets of one run as AgentV prints them; colours show the difference from a baseline. */
export function matrixText(
  { matrix, pairwise, targets }: Matrix,
  baseline: string | undefined,
  screen: Screen,
): string {
  const paint = paintFor(screen);
  const lines = ['', paint.bold('Score Matrix'), ''];
  if (matrix.length === 0) return [...lines, 'No results found.'].join('\n');
  const first = widest(
    'Test ID',
    matrix.map(({ test_id }) => oneLine(test_id)),
  );
  const titles = targets.map(oneLine);
  const widths = titles.map((title) => Math.max(6, title.length));
  const table = [
    paint.dim(
      `  ${'Test ID'.padEnd(first)}${titles.map((title, at) => `  ${title.padStart(widths[at] ?? 0)}`).join('')}`,
    ),
    paint.dim(`  ${[first, ...widths].map((width) => '─'.repeat(width)).join('  ')}`),
    ...matrix.map(({ test_id, scores }) => {
      const own = new Map(Object.entries(scores));
      const against = baseline === undefined ? undefined : own.get(baseline);
      const cells = targets.map((target, at) => {
        const score = own.get(target);
        const text = (score === undefined ? '--' : score.toFixed(2)).padStart(widths[at] ?? 0);
        const isOther = target !== baseline && score !== undefined && against !== undefined;
        return `  ${isOther ? tinted(score - against, text, paint) : text}`;
      });
      return `  ${oneLine(test_id).padEnd(first)}${cells.join('')}`;
    }),
  ];
  return [...lines, ...table, '', ...summaryLines(pairwise, paint)].join('\n');
}

function summaryLines(pairs: Matrix['pairwise'], paint: Paint): string[] {
  if (pairs.length === 0) return [];
  const labels = pairs.map(({ baseline, candidate }) => `${oneLine(baseline)} → ${oneLine(candidate)}:`);
  const columns = widest('', labels);
  const lines = pairs.map(({ summary }, at) => {
    const { mean_delta: delta, mean_normalized_gain: gain } = summary;
    const numbers = [
      `${paint.bold('Δ')} ${tinted(delta, signed(delta, 3), paint)}`,
      ...(gain === null ? [] : [`${paint.bold('g')} ${tinted(gain, signed(gain, 3), paint)}`]),
    ];
    return `  ${(labels[at] ?? '').padEnd(columns)}  ${counts(summary).join(', ')}  (${numbers.join(', ')})`;
  });
  return [paint.bold('Pairwise Summary:'), ...lines, ''];
}

const outcomes = (summary: Pairwise['summary'], paint: Paint): string => {
  const [wins = '', losses = '', ties = ''] = counts(summary);
  return [paint.green(wins), paint.red(losses), ties].join(', ');
};

const counts = ({ wins, losses, ties }: Pairwise['summary']): string[] => [
  plural('win', wins),
  plural('loss', losses, 'losses'),
  plural('tie', ties),
];

const widest = (least: string, texts: readonly string[]): number =>
  texts.reduce((most, { length }) => Math.max(most, length), least.length);

const signed = (value: number, digits: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(digits)}`;

const statusOf = (delta: number): string => (delta > 0 ? 'improved' : delta < 0 ? 'regressed' : 'neutral');

const tinted = (value: number, text: string, { green, red }: Paint): string =>
  value > 0 ? green(text) : value < 0 ? red(text) : text;
