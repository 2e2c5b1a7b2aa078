import { differenceText, signedPoints } from '../../../model/text/percentage-points.ts';
import { groupedBy } from '../../../model/values/grouped.ts';
import type { Reason } from '../../../model/verdict/verdict.ts';
import { duration, money, percent, score, tokens, tokenTotal } from '../../../reports/numbers.ts';
import { type RowState, rowFlags } from '../../data/page-data.ts';
import type { PageIndex } from '../../data/page-index.ts';
import { isKnownDifference } from '../../data/trajectory.ts';
import { bar, intervalChart, sparkline } from '../chart.ts';
import { type Child, h, name } from '../dom.ts';
import { isDifference, numberIn } from '../filter.ts';
import { badge, changedStates, icon, severityOf, stateBadge, verdictBadge, verdictLooks } from '../icons.ts';
import {
  commitLink,
  external,
  hasFile,
  hasFlag,
  hashOf,
  type Page,
  positions,
  rowWith,
  runUrl,
  stateAt,
  suiteAt,
  suiteHash,
  targetAt,
  testHash,
  testLink,
  testName,
} from '../page.ts';
import { banner, joined, lineList, pairList, scrollTable, section } from '../parts.ts';
import { changeOf, count, plural, time } from '../words.ts';

/** The first screen: did it get worse, which tests, why, is it noise, what does it cost. */
export const overview = ({ index }: Page): Node =>
  h(
    'div.view.overview',
    hero(index),
    banners(index),
    index.experiment && variants(index.experiment),
    reasons(index),
    changed(index),
    suites(index),
    h('div.columns', noise(index), cost(index)),
  );

function hero(index: PageIndex): Node {
  const { verdict, totals, delta, costChange, startedAt, durationMs, imported } = index;
  const { passed, failed, errored, skipped } = totals;
  const { tone, icon: mark, word } = verdictLooks[verdict.kind];
  const fact = (title: Child, ...content: readonly Child[]) => h('div', h('dt', title), h('dd', content));
  const change =
    costChange &&
    `${changeOf(1 + costChange.share, 1)} per trial against the baseline, over ${plural(costChange.tests, 'test')}`;
  const notMeasured = [
    ...(errored ? [`${count(errored)} errored`] : []),
    ...(skipped ? [`${count(skipped)} ${imported ? 'without a result' : 'not run'}`] : []),
  ];
  // Results of all variants together say nothing of any of them.
  const others = index.experiment ? notMeasured : [`${count(failed)} failed`, ...notMeasured];
  const measured = index.experiment
    ? h('div.big', count(totals.total - skipped), h('small', ` of ${index.experiment.variants.length} variants`))
    : [
        h('div.big', count(passed), h('small', ` of ${count(totals.total)} passed`)),
        bar(
          { good: passed, bad: failed, warn: errored, calm: skipped },
          [`${count(passed)} passed`, ...others].join(', '),
        ),
      ];
  return h(
    `header.hero.${tone}`,
    h(
      'div.verdict',
      h('span.seal', icon(mark)),
      h('div', h('h1', { tabindex: -1 }, word), h('p.headline', name(verdict.headline))),
    ),
    h(
      'dl.facts',
      fact(
        index.experiment ? 'Results' : 'Tests',
        index.dryRun
          ? h('div.big', count(totals.total), h('small', ' planned'))
          : [measured, h('small', others.join(' · '))],
      ),
      index.experiment
        ? fact(
            ['Against ', name(index.experiment.variants[0] ?? '')],
            index.experiment.differences.slice(0, MAX_NAMED).map(difference),
          )
        : fact('Against the baseline', comparison(index)),
      fact(
        'Cost of the target',
        h('div.big', money(totals.costUsd)),
        change && h('small', change),
        totals.tokens && h('small', `${tokens(tokenTotal(totals.tokens))} tokens`),
      ),
      fact('Run', h('div.big', duration(durationMs)), h('small', time(startedAt))),
    ),
    delta && h('p.sr', delta.words),
  );
}

type Experiment = NonNullable<PageIndex['experiment']>;

function difference({ variant, value, low, high }: Experiment['differences'][number]): Child {
  const words = differenceText({ delta: value, deltaLow: low, deltaHigh: high });
  return [h('div.big', signedPoints(value)), h('small', name(variant)), intervalChart(value, low, high, words)];
}

/** The variants, and how each did by suite. */
const variants = ({ titles, rows, bySuite }: Experiment): Node =>
  section(
    'Variants',
    'variants',
    variantTable('Variants', titles, rows),
    bySuite.map(
      ({ variant, titles: of, rows: all }) =>
        all.length > 0 && h('details', h('summary', name(variant), ' by suite'), variantTable(variant, of, all)),
    ),
  );

/** The columns that have a value; intervals are below their numbers. */
function variantTable(label: string, titles: readonly string[], rows: readonly (readonly string[])[]): Node {
  const columns = [...titles.keys()].filter((at) => rows.some((row) => row[at] !== ''));
  const cell = (text = ''): Child => {
    const [, value = text, range] = /^(\S+(?: \S+)?) \((.+)\)$/.exec(text) ?? [];
    return value !== '' && [value, range?.split(', ').map((line) => h('small', line))];
  };
  return scrollTable(
    label,
    columns.map((at) => titles[at] ?? ''),
    rows.map((row) => columns.map((at) => (at === 0 ? name(row[at] ?? '') : cell(row[at])))),
  );
}

function comparison(index: PageIndex): Child {
  const { delta, baseline, comparedWith } = index;
  if (baseline.kind !== 'found') return [h('div.big', 'not compared'), h('small', name(baseline.why))];
  const [from] = baseline.provenance;
  const before = from?.commitsBefore;
  const hasCommit = from?.branch !== undefined || from?.sha !== undefined;
  const origin = joined(
    [
      !hasCommit && comparedWith !== undefined && ['compared with ', name(comparedWith)],
      from?.branch !== undefined && name(from.branch),
      from?.sha !== undefined && commitLink(index, from.sha),
      before !== undefined && (before === 0 ? 'the commit before' : `${plural(before, 'commit')} before`),
    ].filter((part) => part !== false),
    ' · ',
  );
  if (delta === undefined) return [h('div.big', 'no comparable test'), h('small', origin)];
  const { value, low, high, words } = delta;
  const hasInterval = low !== undefined && high !== undefined;
  // The tests without a comparison, where they are few.
  const all = positions(index).filter((at) => UNCOMPARED.includes(stateAt(index, at)));
  return [
    h('div.big', signedPoints(value)),
    h('small', words.split(':')[0]),
    hasInterval && intervalChart(value, low, high, words),
    h('small', hasInterval && `${words.slice(words.indexOf('(') + 1).replace(/\)$/, '')} · `, origin),
    all.length > 0 &&
      all.length <= MAX_NAMED &&
      h(
        'small',
        'not compared:',
        all.map((at) => [' ', testLink(index, at)]),
      ),
  ];
}

const UNCOMPARED: readonly RowState[] = ['errored', 'new', 'changed', 'removed', 'skipped'];
const MAX_NAMED = 3;

function banners(index: PageIndex): Child {
  const { unverified, dryRun, complete, unreadable, omitted, policy, totals, stopped, imported } = index;
  const missing =
    totals.skipped === 0
      ? 'every planned test has a result, and the verdict says what is missing'
      : `${plural(totals.skipped, 'test')} of ${count(totals.total)} ${imported ? 'have no result' : 'did not run'}${stopped ? ` (${stopped})` : ''}`;
  const leftOut = omitted.map(({ what, tests: of }) => `${what} (${plural(of, 'test')})`).join(', ');
  const lines: Child[] = [
    unverified !== undefined && [
      'Unverified: reported by code of ',
      name(unverified),
      '. The author of that code may have written these results.',
    ],
    dryRun && 'Dry run: no target was called, so these results say nothing about the agent.',
    !complete && [`Incomplete: ${missing}. `, missed(index)],
    ...[...unreadable, ...index.failingOnBase, ...index.shortBaseline].map((text) => name(text)),
    (policy?.changes.length ?? 0) > 0 && [
      'This change edits the policy that decides: ',
      policy?.changes.map(({ file, key }) => [name(key === undefined ? file : `${file} ${key}`), ' ']),
    ],
    omitted.length > 0 && [
      `To keep this file small, ${leftOut} are left out. `,
      h('a', { href: '#/run' }, 'Where to find them'),
    ],
    totals.total === 0 && 'No test was planned. Check the filters of this run, and whether the suite has tests.',
  ];
  return lines.filter((line) => line !== false).map((line) => banner(line));
}

/** The tests without a result, and how to get theirs. */
function missed(index: PageIndex): Child {
  const all = positions(index).filter((at) => stateAt(index, at) === 'skipped');
  return (
    all.length > 0 && [
      all.slice(0, MAX_NAMED).map((at) => [testLink(index, at), ' ']),
      all.length > MAX_NAMED &&
        h('a', { href: hashOf('tests', { q: 'state:skipped' }) }, `and ${count(all.length - MAX_NAMED)} more`),
      index.imported === undefined &&
        index.links === undefined &&
        ' To measure them, repeat the command with --resume.',
    ]
  );
}

const MAX_REASONS = 50;

function reasons(index: PageIndex): Child {
  const { verdict, tests } = index;
  const keyOf = (file: unknown, test: unknown, target: unknown) => JSON.stringify([file, test, target]);
  const known = new Map(
    positions(index).map((at) => [keyOf(suiteAt(index, at).file, tests.test[at], targetAt(index, at)), at]),
  );
  const positionOf = ({ file, testId, target }: Reason) =>
    testId === undefined ? undefined : known.get(keyOf(file, testId, target));
  // Changed tests are listed below with more than their reason says, and so are failing ones of a run without a baseline.
  const isListed = (reason: Reason) => {
    const at = positionOf(reason);
    return at === undefined
      ? reason.rule === 'coverage' && index.baseline.kind !== 'found'
      : changedStates.includes(stateAt(index, at));
  };
  const shown = verdict.reasons.filter((reason) => reason.message !== verdict.headline && !isListed(reason));
  const items = shown.slice(0, MAX_REASONS).map((reason) => {
    const { kind, message, suite, target } = reason;
    const at = positionOf(reason);
    const href = at !== undefined ? testHash(index, at) : suite && suiteHash(suite, target);
    return h(
      'li',
      kind === 'pass' ? badge('info', 'dash', 'note') : verdictBadge(kind),
      href === undefined ? h('span', name(message)) : h('a', { href }, name(message), icon('right')),
    );
  });
  const others = shown.length - items.length;
  return (
    items.length > 0 &&
    section('Reasons', 'reasons', h('ul.reasons', items), others > 0 && h('p', `and ${count(others)} more`))
  );
}

const MAX_ROWS = 10;

/** The tests of an experiment that differ from the first variant, and whether errors hide others. */
function differing(index: PageIndex): Child {
  const deltaAt = numberIn(index, 'delta');
  const all = positions(index)
    .filter((at) => isDifference(deltaAt(at)))
    .sort((a, b) => Math.abs(deltaAt(b) ?? 0) - Math.abs(deltaAt(a) ?? 0));
  const link = (text: string, q?: string) => h('a.more', { href: hashOf('tests', { q }) }, text);
  const hasErrors = positions(index).some((at) => hasFlag(index, at, rowFlags.errored));
  const rows = all.slice(0, MAX_ROWS).map((at) => h('li', changedRow(index, at)));
  return section(
    all.length > 0 ? 'Tests that differ most' : 'Tests',
    'changed',
    all.length > 0 ? h('ul.rows', rows) : h('p.empty', 'No test differs.'),
    all.length > 0 ? link('All tests that differ', 'is:differs') : link('All tests'),
    hasErrors && link('Tests with an error', 'is:errored'),
  );
}

function changed(index: PageIndex): Child {
  const all = positions(index);
  if (all.length === 0) return null;
  if (index.experiment !== undefined) return differing(index);
  const isShown = (at: number) => changedStates.includes(stateAt(index, at)) || hasFlag(index, at, rowFlags.errored);
  const groups = [...groupedBy(all.filter(isShown), (at) => stateAt(index, at))];
  if (groups.length === 0) {
    const link = h('a', { href: '#/tests' }, 'All tests');
    const failing = all.filter((at) => hasFlag(index, at, rowFlags.failing)).length;
    const words = index.dryRun
      ? [`${plural(all.length, 'planned test')}. `]
      : failing === 0
        ? [icon('check'), 'No test changed or failed. ']
        : [
            'No test changed: ',
            h('a', { href: hashOf('tests', { q: 'is:failing' }) }, `${count(failing)} failing`),
            ' as before. ',
          ];
    return section('Tests', 'changed', h('p.empty', ...words, link));
  }
  return section(
    'Tests that need a look',
    'changed',
    groups
      .sort(([a], [b]) => severityOf(a) - severityOf(b))
      .map(([state, tests]) =>
        h(
          'div.group',
          h('h3', stateBadge(state), h('span.count', count(tests.length))),
          h(
            'ul.rows',
            tests.slice(0, MAX_ROWS).map((at) => h('li', changedRow(index, at))),
          ),
          tests.length > MAX_ROWS &&
            h('a.more', { href: hashOf('tests', { q: `state:${state}` }) }, `all ${count(tests.length)} in the table`),
        ),
      ),
  );
}

/** One changed test as a link: its name, counts, why it did not pass, and what the agent did differently. */
function changedRow(index: PageIndex, at: number): Node {
  const { tests, notes, targetNames, suiteNames } = index;
  // In an experiment, what the first variant missed says why another is better.
  const failing = index.experiment && notes[at]?.check === undefined ? rowWith(index, at)[1][0] : at;
  const { difference, reruns } = notes[at] ?? {};
  const { check, reason } = notes[failing ?? at] ?? {};
  const whose = index.experiment && failing !== undefined && [name(targetAt(index, failing)), ': '];
  const sides = index.baseline.kind === 'found' || index.experiment ? [tests.base[at], tests.now[at]] : [tests.now[at]];
  const counts = sides.map((text) => text ?? '–').join(' → ');
  const where = [
    ...(suiteNames.length > 1 ? [name(suiteAt(index, at).name)] : []),
    ...(targetNames.length > 1 ? [name(targetAt(index, at))] : []),
  ];
  return h(
    'a.row',
    { href: testHash(index, at) },
    h('span.what', testName(index, at), h('small', joined(where, ' · '))),
    h('span.counts', counts, reruns !== undefined && h('small', ` re-run ${reruns}`)),
    h(
      'span.why',
      check !== undefined && h('span.check', whose, 'failed check: ', name(check)),
      reason !== undefined && h('span.check', whose, name(reason)),
      isKnownDifference(difference) && h('span.difference', name(difference)),
    ),
    icon('right'),
  );
}

function suites(index: PageIndex): Child {
  const { suites: all, targetNames } = index;
  const hasTargets = targetNames.length > 1;
  const hasDelta = all.some(({ assessment }) => assessment?.delta !== undefined);
  const titles = [
    'Suite',
    ...(hasTargets ? ['Target'] : []),
    'Verdict',
    '#Passed',
    '#Mean score',
    ...(hasDelta ? ['#Delta (95% CI)', 'Runs'] : []),
    '#Cost',
    '#Time',
  ];
  const rows = all.map(({ suite, file, target, kind, totals, assessment, threshold }): Child[] => [
    [
      h('a', { href: suiteHash(suite, hasTargets ? target : undefined) }, name(suite)),
      hasFile(suite, file) && h('small', name(file)),
    ],
    ...(hasTargets ? [name(target)] : []),
    verdictBadge(kind),
    [
      `${count(totals.passed)}/${count(totals.total)}`,
      totals.errored > 0 && h('small', `${count(totals.errored)} errored`),
    ],
    [score(totals.score), threshold !== undefined && h('small', `needs ${score(threshold)}`)],
    ...(hasDelta ? deltaCells(assessment, totals.score) : []),
    money(totals.costUsd),
    duration(totals.durationMs),
  ]);
  return rows.length > 0 && section('Suites', 'suites', scrollTable('Suites', titles, rows));
}

function deltaCells(assessment: PageIndex['suites'][number]['assessment'], now: number | undefined): Child[] {
  const { delta, deltaLow, deltaHigh, runScores = [] } = assessment ?? {};
  const scores = now === undefined ? runScores : [...runScores, now];
  const words = `Mean score over ${plural(runScores.length, 'run')} and now: ${scores.map((value) => value.toFixed(2)).join(', ')}`;
  const pp = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value * 1000) / 10)}`;
  const hasRange = deltaLow !== undefined && deltaHigh !== undefined;
  return [
    delta === undefined ? '–' : [`${pp(delta)} pp`, hasRange && h('small', `${pp(deltaLow)} to ${pp(deltaHigh)}`)],
    sparkline(scores, words),
  ];
}

const MAX_LINES = 8;

function noise(index: PageIndex): Child {
  const { detectable, targetNames } = index;
  const drops = index.suites.flatMap(({ suite, target, assessment }) => {
    const drop = assessment?.finding === 'steady' ? assessment.smallestDetectableDrop : undefined;
    return drop === undefined
      ? []
      : [
          [
            'Smallest detectable drop of ',
            name(suite),
            targetNames.length > 1 && [' on ', name(target)],
            ': ',
            h('strong', `${Math.round(drop * 100)} pp`),
          ],
        ];
  });
  const flaky = positions(index).filter((at) => hasFlag(index, at, rowFlags.flaky | rowFlags.mixed)).length;
  const lines: Child[] = drops.slice(0, MAX_LINES);
  if (detectable.of > 0) {
    lines.push([
      'A complete failure of a single test is detectable in ',
      h('strong', `${count(detectable.count)} of ${count(detectable.of)}`),
      ' tests',
    ]);
  }
  if (flaky > 0) {
    lines.push([h('a', { href: '#/flaky' }, plural(flaky, 'flaky test')), ': passed and failed without a change']);
  }
  return lines.length > 0 && section('Is it noise?', 'noise', lineList(lines));
}

const MAX_EXPENSIVE = 5;

function cost(index: PageIndex): Child {
  const { totals, tests, caches } = index;
  const increases = index.suites.flatMap(({ suite, assessment }) =>
    (assessment?.increases ?? []).map(({ of, share, exceeded }): [string, Child] => [
      `${of === 'cost' ? 'Cost' : 'Time'} of ${suite}`,
      [
        `${share < 0 ? '−' : '+'}${percent(Math.abs(share))} against the baseline`,
        exceeded && badge('warn', 'warn', 'over its limit'),
      ],
    ]),
  );
  const expensive = positions(index)
    .map((at) => ({ at, value: tests.cost[at] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_EXPENSIVE);
  const saved = caches.reduce((sum, { savedUsd = 0 }) => sum + savedUsd, 0) + (totals.avoided?.costUsd ?? 0);
  const unknown = totals.costUnknown;
  return section(
    'Cost and time',
    'cost',
    pairList([
      ['Target', [money(totals.costUsd), unknown > 0 && h('small', ` unknown for ${plural(unknown, 'test')}`)]],
      ['Judges', totals.graderCostUsd !== undefined && money(totals.graderCostUsd)],
      ['Tokens', totals.tokens && tokens(tokenTotal(totals.tokens))],
      ['Target time', duration(totals.durationMs)],
      ['Saved by caches and reuse', saved > 0 && money(saved)],
      ...increases.slice(0, MAX_LINES),
    ]),
    expensive.length > 0 && [
      h('h3', 'Most expensive tests'),
      lineList(
        expensive.map(({ at, value }) => [testLink(index, at), h('span.number', money(value))]),
        'ol',
      ),
    ],
    runUrl(index) !== undefined && h('p', external(runUrl(index), 'Workflow run')),
  );
}
