import type { Reason } from '../../model/verdict/verdict.ts';
import { type PageIndex, type RowState, rowFlags, type SuiteRow } from '../../reports/html/page-data.ts';
import { isKnownDifference } from '../../reports/html/trajectory.ts';
import { duration, money, moneyIn, percent, score, tokens } from '../../reports/numbers.ts';
import { groupedBy } from '../../shared/grouped.ts';
import { signedPoints } from '../../shared/percentage-points.ts';
import { badge, verdictBadge } from '../badges.ts';
import { bar, intervalChart, sparkline } from '../chart.ts';
import { type Child, h, name } from '../dom.ts';
import { icon } from '../icons.ts';
import { commitUrl, hasFile, type Page, runUrl, stateAt, suiteAt, targetAt, testName } from '../page.ts';
import { hashOf } from '../route.ts';
import { changedStates, severityOf, stateLooks, verdictLooks } from '../states.ts';
import { changeOf, count, external, plural, shortSha, time } from '../words.ts';
import { lineList, pairList, scrollTable, section } from './section.ts';

/** The first screen: did it get worse, which tests, why, is it noise, what does it cost. */
export function overview(page: Page): Node {
  const { index } = page;
  return h(
    'div',
    { class: 'view overview' },
    hero(page),
    banners(index),
    reasons(index),
    changed(index),
    suites(index),
    h('div', { class: 'columns' }, noise(index), cost(page)),
  );
}

function hero({ index }: Page): Node {
  const { verdict, totals, delta, startedAt, durationMs } = index;
  const { tone, icon: mark, word } = verdictLooks[verdict.kind];
  return h(
    'header',
    { class: `hero ${tone}` },
    h(
      'div',
      { class: 'verdict' },
      h('span', { class: 'seal' }, icon(mark)),
      h('div', {}, h('h1', { tabindex: -1 }, word), h('p', { class: 'headline' }, name(index.verdict.headline))),
    ),
    h(
      'dl',
      { class: 'facts' },
      fact(
        'Tests',
        h('div', { class: 'big' }, count(totals.passed), h('small', {}, ` of ${count(totals.total)} passed`)),
        outcomeBar(index),
      ),
      fact('Against the baseline', ...deltaFact(index)),
      fact(
        'Cost of the target',
        h('div', { class: 'big' }, money(totals.costUsd)),
        index.costChange === undefined ? null : h('small', {}, costChangeText(index.costChange)),
        tokensOf(index) === undefined ? null : h('small', {}, `${tokens(tokensOf(index))} tokens`),
      ),
      fact('Run', h('div', { class: 'big' }, duration(durationMs)), h('small', {}, time(startedAt))),
    ),
    delta === undefined ? null : h('p', { class: 'sr' }, delta.words),
  );
}

const costChangeText = ({ share, tests }: NonNullable<PageIndex['costChange']>): string =>
  `${changeOf(1 + share, 1)} per trial against the baseline, over ${plural(tests, 'test')}`;

const fact = (title: string, ...content: readonly Child[]): Node =>
  h('div', {}, h('dt', {}, title), h('dd', {}, content));

const tokensOf = ({ totals }: PageIndex): number | undefined =>
  totals.tokens && totals.tokens.input + totals.tokens.output;

function outcomeBar({ totals, imported }: PageIndex): Child {
  const { passed, failed, errored, skipped } = totals;
  const words = [
    `${count(passed)} passed`,
    `${count(failed)} failed`,
    ...(errored ? [`${count(errored)} errored`] : []),
    ...(skipped ? [`${count(skipped)} ${imported ? 'without a result' : 'not run'}`] : []),
  ];
  return [
    bar(
      [
        { tone: 'good', count: passed },
        { tone: 'bad', count: failed },
        { tone: 'warn', count: errored },
        { tone: 'calm', count: skipped },
      ],
      words.join(', '),
    ),
    h('small', {}, words.slice(1).join(' · ')),
  ];
}

function deltaFact(index: PageIndex): Child[] {
  const { delta, baseline, comparedWith, links } = index;
  if (baseline.kind !== 'found') {
    return [h('div', { class: 'big' }, 'not compared'), h('small', {}, name(baseline.why))];
  }
  const [from] = baseline.provenance;
  const before = from?.commitsBefore;
  const hasCommit = from?.branch !== undefined || from?.sha !== undefined;
  const origin = [
    hasCommit || comparedWith === undefined ? [] : [['compared with ', name(comparedWith)]],
    from?.branch === undefined ? [] : [name(from.branch)],
    from?.sha === undefined ? [] : [external(commitUrl({ links }, from.sha), h('code', {}, shortSha(from.sha)))],
    before === undefined ? [] : [before === 0 ? 'the commit before' : `${plural(before, 'commit')} before`],
  ]
    .flat()
    .map((part, at) => [at > 0 ? ' · ' : null, part]);
  if (delta === undefined) return [h('div', { class: 'big' }, 'no comparable test'), h('small', {}, origin)];
  const { value, low, high, words } = delta;
  const points = signedPoints(value);
  return [
    h('div', { class: 'big' }, points),
    h('small', {}, words.split(':')[0]),
    low === undefined || high === undefined ? null : intervalChart(value, low, high, words),
    h(
      'small',
      {},
      low === undefined || high === undefined ? null : `${words.slice(words.indexOf('(') + 1).replace(/\)$/, '')} · `,
      origin,
    ),
    uncompared(index),
  ];
}

const UNCOMPARED: readonly RowState[] = ['errored', 'new', 'changed', 'removed', 'skipped'];
const MAX_NAMED = 3;

/** The tests without a comparison, where they are few. */
function uncompared(index: PageIndex): Child {
  const all = index.tests.id.map((_, at) => at).filter((at) => UNCOMPARED.includes(stateAt(index, at)));
  if (all.length === 0 || all.length > MAX_NAMED) return null;
  const links = all.map((at) => [' ', h('a', { href: hashOf(`t/${index.tests.id[at]}`) }, testName(index, at))]);
  return h('small', {}, 'not compared:', links);
}

function whatIsMissing({ totals, stopped, imported }: PageIndex): string {
  if (totals.skipped === 0) return 'every planned test has a result, and the verdict says what is missing';
  return `${plural(totals.skipped, 'test')} of ${count(totals.total)} ${imported ? 'have no result' : 'did not run'}${stopped ? ` (${stopped})` : ''}`;
}

function banners(index: PageIndex): Child {
  const { unverified, dryRun, complete, unreadable, omitted, policy, tests } = index;
  const lines: Child[] = [
    unverified === undefined
      ? null
      : [
          'Unverified: reported by code of ',
          name(unverified),
          '. The author of that code may have written these results.',
        ],
    dryRun ? 'Dry run: no target was called, so these results say nothing about the agent.' : null,
    complete ? null : `Incomplete: ${whatIsMissing(index)}.`,
    ...unreadable.map((text) => name(text)),
    ...[...index.failingOnBase, ...index.shortBaseline].map((text) => name(text)),
    (policy?.changes.length ?? 0) > 0
      ? [
          'This change edits the policy that decides: ',
          policy?.changes.map(({ file, key }) => [name(key === undefined ? file : `${file} ${key}`), ' ']),
        ]
      : null,
    omitted.length > 0
      ? [
          'To keep this file small, ',
          omitted.map(({ what, tests: of }) => `${what} (${plural(of, 'test')})`).join(', '),
          ' are left out. ',
          h('a', { href: '#/run' }, 'Where to find them'),
        ]
      : null,
    tests.id.length === 0 ? 'No test was planned.' : null,
  ].filter((line) => line !== null);
  return lines.map((line) => h('p', { class: 'banner', role: 'note' }, icon('warn'), h('span', {}, line)));
}

function reasons(index: PageIndex): Child {
  const { verdict, tests, suiteNames, targetNames } = index;
  const positions = new Map(
    tests.id.map((_, at) => [
      JSON.stringify([suiteNames[tests.suite[at] ?? 0]?.file, tests.test[at], targetNames[tests.target[at] ?? 0]]),
      at,
    ]),
  );
  const positionOf = ({ file, testId, target }: Reason) =>
    testId === undefined ? undefined : positions.get(JSON.stringify([file, testId, target]));
  // Changed tests are listed below with more than their reason says.
  const isListed = (reason: Reason) => {
    const at = positionOf(reason);
    return at !== undefined && changedStates.includes(stateAt(index, at));
  };
  const shown = verdict.reasons.filter((reason) => reason.message !== verdict.headline && !isListed(reason));
  if (shown.length === 0) return null;
  const items = shown.slice(0, 50).map((reason) => {
    const { kind, message, suite, target } = reason;
    const at = positionOf(reason);
    const href =
      at !== undefined
        ? hashOf(`t/${tests.id[at]}`)
        : suite === undefined
          ? undefined
          : hashOf('tests', { q: `suite:"${suite}"${target === undefined ? '' : ` target:"${target}"`}` });
    const text = name(message);
    return h(
      'li',
      {},
      kind === 'pass' ? badge('info', 'dash', 'note') : verdictBadge(kind),
      href === undefined ? h('span', {}, text) : h('a', { href }, text),
    );
  });
  return section(
    'Reasons',
    'reasons',
    h('ul', { class: 'reasons' }, items),
    shown.length > 50 ? h('p', {}, `and ${count(shown.length - 50)} more`) : null,
  );
}

const MAX_ROWS = 10;

function changed(index: PageIndex): Child {
  const { tests } = index;
  const isShown = (at: number) =>
    changedStates.includes(stateAt(index, at)) || ((tests.flags[at] ?? 0) & rowFlags.errored) !== 0;
  const groups = groupedBy([...tests.id.keys()].filter(isShown), (at) => stateAt(index, at));
  if (groups.size === 0)
    return tests.id.length === 0
      ? null
      : section(
          'Tests',
          'changed',
          h(
            'p',
            { class: 'empty' },
            icon('check'),
            'No test changed or failed. ',
            h('a', { href: '#/tests' }, 'All tests'),
          ),
        );
  const sorted = [...groups].sort(([a], [b]) => severityOf(a as never) - severityOf(b as never));
  return section(
    'Tests that need a look',
    'changed',
    sorted.map(([state, all]) => {
      const { word, tone, icon: mark } = stateLooks[state as never] as (typeof stateLooks)['new'];
      return h(
        'div',
        { class: 'group' },
        h('h3', {}, badge(tone, mark, word), h('span', { class: 'count' }, count(all.length))),
        h(
          'ul',
          { class: 'rows' },
          all.slice(0, MAX_ROWS).map((at) => h('li', {}, changedRow(index, at))),
        ),
        all.length > MAX_ROWS
          ? h(
              'a',
              { class: 'more', href: hashOf('tests', { q: `state:${state}` }) },
              `all ${count(all.length)} in the table`,
            )
          : null,
      );
    }),
  );
}

/** One changed test as a link: its name, counts, and what the agent did differently. */
function changedRow(index: PageIndex, at: number): Node {
  const { tests, notes, targetNames, suiteNames } = index;
  const { difference, check, reason, reruns } = notes[at] ?? {};
  const counts = [tests.base[at], tests.now[at]].map((text) => text ?? '–').join(' → ');
  const where = [
    suiteNames.length > 1 ? suiteAt(index, at).name : null,
    targetNames.length > 1 ? targetAt(index, at) : null,
  ].filter((part) => part !== null);
  return h(
    'a',
    { class: 'row', href: hashOf(`t/${tests.id[at]}`) },
    h(
      'span',
      { class: 'what' },
      testName(index, at),
      h(
        'small',
        {},
        where.map((part, at_) => [at_ > 0 ? ' · ' : null, name(part)]),
      ),
    ),
    h('span', { class: 'counts' }, counts, reruns === undefined ? null : h('small', {}, ` re-run ${reruns}`)),
    h(
      'span',
      { class: 'why' },
      isKnownDifference(difference) ? h('span', { class: 'difference' }, name(difference)) : null,
      check === undefined ? null : h('span', { class: 'check' }, 'failed check: ', name(check)),
      reason === undefined ? null : h('span', { class: 'check' }, name(reason)),
    ),
    icon('right'),
  );
}

function suites(index: PageIndex): Child {
  if (index.suites.length === 0) return null;
  const hasDelta = index.suites.some(({ assessment }) => assessment?.delta !== undefined);
  const head = [
    'Suite',
    ...(index.targetNames.length > 1 ? ['Target'] : []),
    'Verdict',
    '#Passed',
    '#Mean score',
    ...(hasDelta ? ['#Delta (95% CI)', 'Runs'] : []),
    '#Cost',
    '#Time',
  ];
  return section(
    'Suites',
    'suites',
    scrollTable(
      'Suites',
      head,
      index.suites.map((suite) => suiteCells(suite, index, hasDelta)),
    ),
  );
}

function suiteCells(suite: SuiteRow, index: PageIndex, hasDelta: boolean): Child[] {
  const { totals, assessment, threshold } = suite;
  const hasTargets = index.targetNames.length > 1;
  const costText = moneyIn(index.suites.map((each) => each.totals.costUsd));
  const href = hashOf('tests', { q: `suite:"${suite.suite}"${hasTargets ? ` target:"${suite.target}"` : ''}` });
  const { delta, deltaLow, deltaHigh, runScores = [] } = assessment ?? {};
  const scores = totals.score === undefined ? runScores : [...runScores, totals.score];
  const pp = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value * 1000) / 10)}`;
  const range =
    deltaLow === undefined || deltaHigh === undefined ? null : h('small', {}, `${pp(deltaLow)} to ${pp(deltaHigh)}`);
  const scoreWords = `Mean score over ${plural(runScores.length, 'run')} and now: ${scores.map((value) => value.toFixed(2)).join(', ')}`;
  return [
    [h('a', { href }, name(suite.suite)), hasFile(suite.suite, suite.file) ? h('small', {}, name(suite.file)) : null],
    ...(hasTargets ? [name(suite.target)] : []),
    verdictBadge(suite.kind),
    [
      `${count(totals.passed)}/${count(totals.total)}`,
      totals.errored === 0 ? null : h('small', {}, `${count(totals.errored)} errored`),
    ],
    [score(totals.score), threshold === undefined ? null : h('small', {}, `needs ${score(threshold)}`)],
    ...(hasDelta ? [delta === undefined ? '–' : [`${pp(delta)} pp`, range], sparkline(scores, scoreWords)] : []),
    costText(totals.costUsd),
    duration(totals.durationMs),
  ];
}

function noise(index: PageIndex): Child {
  const drops = index.suites.flatMap(({ suite, target, assessment }) =>
    assessment?.smallestDetectableDrop === undefined || assessment.finding !== 'steady'
      ? []
      : [{ suite, target, drop: assessment.smallestDetectableDrop }],
  );
  const flaky = index.tests.flags.filter((bits) => (bits & (rowFlags.flaky | rowFlags.mixed)) !== 0).length;
  const { detectable } = index;
  const lines: Child[] = [
    ...drops
      .slice(0, 8)
      .map(({ suite, target, drop }) => [
        'Smallest detectable drop of ',
        name(suite),
        index.targetNames.length > 1 ? [' on ', name(target)] : null,
        ': ',
        h('strong', {}, `${Math.round(drop * 100)} pp`),
      ]),
    detectable.of === 0
      ? null
      : [
          'A complete failure of a single test is detectable in ',
          h('strong', {}, `${count(detectable.count)} of ${count(detectable.of)}`),
          ' tests',
          (detectable.undetected ?? []).map((test, at) => [at > 0 ? ', ' : ', not in ', name(test)]),
        ],
    flaky === 0
      ? null
      : [h('a', { href: '#/flaky' }, plural(flaky, 'flaky test')), ': passed and failed without a change'],
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : section('Is it noise?', 'noise', lineList(lines));
}

function cost({ index }: Page): Child {
  const { totals, tests, caches, suites: all } = index;
  const increases = all.flatMap(({ suite, assessment }) =>
    (assessment?.increases ?? []).map((increase) => ({ suite, ...increase })),
  );
  const dear = tests.cost
    .map((value, at) => ({ value: value ?? 0, at }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, 5);
  const amount = moneyIn(dear.map(({ value }) => value));
  const saved = caches.reduce((sum, { savedUsd = 0 }) => sum + savedUsd, 0) + (totals.avoided?.costUsd ?? 0);
  return section(
    'Cost and time',
    'cost',
    pairList([
      [
        'Target',
        [
          money(totals.costUsd),
          totals.costUnknown > 0 ? h('small', {}, ` unknown for ${plural(totals.costUnknown, 'test')}`) : null,
        ],
      ],
      ['Judges', totals.graderCostUsd === undefined ? null : money(totals.graderCostUsd)],
      ['Tokens', tokensOf(index) === undefined ? null : tokens(tokensOf(index))],
      ['Target time', duration(totals.durationMs)],
      ['Saved by caches and reuse', saved > 0 ? money(saved) : null],
      ...increases
        .slice(0, 8)
        .map(({ suite, of, share, exceeded }): [string, Child] => [
          `${of === 'cost' ? 'Cost' : 'Time'} of ${suite}`,
          [
            `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`,
            ' against the baseline',
            exceeded ? badge('warn', 'warn', 'over its limit') : null,
          ],
        ]),
    ]),
    dear.length === 0
      ? null
      : [
          h('h3', {}, 'Most expensive tests'),
          lineList(
            dear.map(({ value, at }) => [
              h('a', { href: hashOf(`t/${tests.id[at]}`) }, testName(index, at)),
              h('span', { class: 'number' }, amount(value)),
            ]),
            'ol',
          ),
        ],
    runUrl(index) === undefined ? null : h('p', {}, external(runUrl(index), 'Workflow run')),
  );
}
