import { differenceText, points, signedPoints } from '../model/text/percentage-points.ts';
import { firstNames, plural } from '../model/text/text.ts';
import type { Change, ComparedVariants, Experiment, Ratio } from '../model/verdict/experiment.ts';
import type { Report } from '../model/verdict/report.ts';
import { type Block, details, list, type Markup, present, tableOf } from './blocks.ts';
import { duration, money, percent } from './numbers.ts';

/** The answer for each variant, as a sentence. */
export const experimentSentences = ({ variants: [first = ''], comparisons }: Experiment): string[] =>
  comparisons.map(({ variant, overall, suites }) => {
    const { finding, score, detectable = 1, cost, tests, unmeasured, trials, errors, sameAnswers } = overall;
    const sides = [
      [first, errors.first, trials.first],
      [variant, errors.second, trials.second],
    ] as const;
    if (score === undefined) {
      const whys = sides.flatMap(([name, failed, all]) =>
        failed === 0 || failed < all
          ? []
          : `${all === 1 ? 'the only trial' : `each of the ${all} trials`} of ${name} ended in an error or a failed program`,
      );
      return `${variant} and ${first} were not compared: ${whys.join(', and ') || 'no test was measured on both'}.`;
    }
    const size = differenceText({ delta: score.delta, deltaLow: score.low, deltaHigh: score.high });
    const on = plural('test', tests);
    // Suites may differ in opposite ways.
    const ofSuites = (['better', 'worse'] as const).flatMap((each) => {
      const names = finding === each ? [] : suites.filter((suite) => suite.finding === each).map(({ suite }) => suite);
      return names.length === 0 ? [] : `${each} in ${firstNames(names, MAX_NAMED)}`;
    });
    const notes = present(
      ofSuites.length > 0 && ofSuites.join(', '),
      sameAnswers && `all their answers are the same, so see whether ${variant} changes anything`,
      unmeasured > 0 && `${plural('more test', unmeasured)} not measured on both`,
      sides.flatMap(([name, failed, all]) =>
        failed === 0 ? [] : `${failed} of ${plural('trial', all)} of ${name} ended in an error or a failed program`,
      ),
    );
    const costs = costText(cost);
    const rest = [...notes.map((note) => `; ${note}`), '.'].join('');
    // Without a finding, the sentence has no subject that could cost less.
    const end = `${costs && `; ${variant} ${costs}`}${rest}`;
    switch (finding) {
      case 'better':
      case 'worse':
        return `${variant} is ${finding} than ${first} by ${size.replace(/^[−+]/, '')} on ${on}${costs && `, ${costs}`}${rest}`;
      case 'no-difference':
        return `No difference found between ${variant} and ${first} on ${on}, ${size}; one of ${points(detectable, 0)} would have been${end}`;
      default:
        return `Too few tests or trials to tell ${variant} from ${first}: ${size} on ${on}${end}`;
    }
  });

const MAX_NAMED = 3;

/** Only a difference whose interval leaves "the same" out. */
function costText(cost: Ratio | undefined): string {
  if (cost === undefined || (cost.low <= 1 && cost.high >= 1)) return '';
  return `costs ${percent(Math.abs(cost.ratio - 1))} ${cost.ratio < 1 ? 'less' : 'more'}`;
}

const COLUMNS = [
  'Variant',
  '#Score',
  '#Difference (95% CI)',
  '#p',
  '#Trials passed',
  '#Cost',
  '#Time',
  '#Won',
  '#Lost',
  '#Tied',
];

/** A row for each variant, and for those but the first a row for each suite where there are several. */
export function variantTables({ variants: [first = ''], comparisons }: Experiment, nameOf: Markup['name']) {
  // What is not known in one comparison may be known in another.
  const firstOf = (key: 'score' | 'passRate' | 'cost' | 'latency', shown: (value: number) => string) => {
    const value = comparisons.find(({ overall }) => overall[key] !== undefined)?.overall[key]?.first;
    return value === undefined ? '' : shown(value);
  };
  const passed = firstOf('passRate', percent);
  const [cost, time] = [firstOf('cost', money), firstOf('latency', duration)];
  return {
    titles: COLUMNS,
    rows: [
      [nameOf(first), firstOf('score', percent), '', '', passed, cost, time, '', '', ''],
      ...comparisons.map(({ variant, overall }) => rowOf(nameOf(variant), overall)),
    ],
    bySuite: comparisons.map(({ variant, suites }) => ({
      variant,
      titles: ['Suite', ...COLUMNS.slice(1)],
      rows: suites.length > 1 ? suites.map((suite) => rowOf(nameOf(suite.suite), suite)) : [],
    })),
  };
}

/** The table of the variants, the tests that differ most, and the suites. Empty for a run that is no experiment or has no answer. */
export function experimentBlocks({ experiment }: Pick<Report, 'experiment'>, markup: Markup): Block[] {
  if (experiment?.comparisons.some(({ overall }) => overall.score !== undefined) !== true) return [];
  const { comparisons } = experiment;
  const { titles, rows, bySuite } = variantTables(experiment, (name) => markup.name(name));
  return [
    ...tableOf(titles, rows),
    ...comparisons.flatMap(({ variant, overall }, at) =>
      present<Block>(
        list(
          overall.largest.map(
            (test) =>
              `${markup.name(`${test.suite} › ${test.testId}`)}: ${percent(test.first)} → ${percent(test.second)}${comparisons.length > 1 ? ` (${markup.name(variant)})` : ''}`,
          ),
        ),
        details(`${markup.name(variant)} by suite`, tableOf(bySuite[at]?.titles ?? [], bySuite[at]?.rows ?? [])),
      ),
    ),
  ];
}

function rowOf(name: string, { score, passRate, cost, latency, won, lost, tied }: ComparedVariants): string[] {
  const ratioText = (ratio: Ratio | undefined, shown: (value: number) => string) =>
    ratio === undefined ? '' : `${shown(ratio.second)} (${signedPercent(ratio)})`;
  const sizeOf = ({ delta, low, high }: Change) => differenceText({ delta, deltaLow: low, deltaHigh: high });
  const chanceOf = ({ p }: Change) => (p < 0.001 ? '< 0.001' : p.toFixed(3));
  return [
    name,
    score === undefined ? '' : percent(score.second),
    score === undefined ? 'not measured' : sizeOf(score),
    score === undefined ? '' : chanceOf(score),
    passRate === undefined
      ? ''
      : `${percent(passRate.second)} (${sizeOf(passRate).replace(' (', ', ').replace(')', '')}, p ${chanceOf(passRate)})`,
    ratioText(cost, money),
    ratioText(latency, duration),
    ...[won, lost, tied].map((count) => (score === undefined ? '' : String(count))),
  ];
}

/** `−12%, 95% CI −18 to −5%`. */
function signedPercent({ ratio, low, high }: Ratio): string {
  const [change, least, most] = [ratio, low, high].map((value) => signedPoints(value - 1, 0).replace(' pp', ''));
  return `${change}%, 95% CI ${least} to ${most}%`;
}
