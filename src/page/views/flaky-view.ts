import { rowFlags } from '../../reports/html/page-data.ts';
import { percent, percentRange } from '../../reports/numbers.ts';
import { wilson } from '../../shared/statistics/wilson.ts';
import { stateBadge } from '../badges.ts';
import { type Child, h, name } from '../dom.ts';
import { type Page, stateAt, suiteAt, targetAt, testName } from '../page.ts';
import { hashOf } from '../route.ts';
import { plural } from '../words.ts';
import { scrollTable, viewTitle } from './section.ts';

const MAX_ROWS = 500;
const BITS = rowFlags.flaky | rowFlags.mixed | rowFlags.quarantined;

/** Tests that pass and fail without a change, and those in quarantine. */
export function flakyView(page: Page): Node {
  const { tests } = page.index;
  const found = tests.id.map((_, at) => at).filter((at) => ((tests.flags[at] ?? 0) & BITS) !== 0);
  return h(
    'div',
    { class: 'view' },
    viewTitle('Flaky tests', plural(found.length, 'test')),
    found.length === 0
      ? h('p', { class: 'empty' }, 'No test is flaky or quarantined.')
      : h(
          'section',
          { class: 'card' },
          scrollTable(
            'Flaky tests',
            ['Test', 'State', 'Trials', '#Pass rate (95% CI)', 'Quarantine'],
            found.slice(0, MAX_ROWS).map((at) => cellsOf(page, at)),
          ),
        ),
  );
}

function cellsOf({ index }: Page, at: number): Child[] {
  const { tests, notes } = index;
  const [history, now] = [tests.history[at] ?? '', tests.now[at] ?? ''];
  const quarantine = notes[at]?.quarantine;
  return [
    [
      h('a', { href: hashOf(`t/${tests.id[at]}`) }, testName(index, at)),
      h('small', {}, name(suiteAt(index, at).name), ' · ', name(targetAt(index, at))),
    ],
    stateBadge(stateAt(index, at)),
    dots(history, now),
    pooledRate(history, now === '' ? '0/0' : now),
    quarantine === undefined
      ? '–'
      : [name(quarantine.owner), h('small', {}, `${quarantine.expired ? 'expired' : 'until'} ${quarantine.expiry}`)],
  ];
}

/** The pass rate of all known trials, those of the base branch included. */
function pooledRate(history: string, now: string): Child {
  const [passes = 0, trials = 0] = now.split('/').map(Number);
  const earlier = history.replaceAll('|', '');
  const all = { passes: passes + earlier.replaceAll('f', '').length, trials: trials + earlier.length };
  if (all.trials === 0) return '–';
  const range = wilson(all.passes, all.trials);
  return [percent(all.passes / all.trials), h('small', {}, range === undefined ? '' : percentRange(range))];
}

const MAX_DOTS = 30;

/** The last trials of the base branch as marks, then those of this run in words. */
function dots(history: string, now: string): Child {
  const shown = history.slice(-MAX_DOTS);
  const words = `${shown.replaceAll('|', '').replaceAll('f', '').length} of the last ${shown.replaceAll('|', '').length} trials of the base branch passed`;
  return [
    shown === ''
      ? null
      : h(
          'span',
          { class: 'dots', role: 'img', 'aria-label': words },
          [...shown].map((mark) => h('i', { class: { p: 'good', f: 'bad' }[mark] ?? 'split' })),
        ),
    now === '' ? null : h('small', {}, `now ${now}`),
  ];
}
