import { rowFlags } from '../../reports/html/page-data.ts';
import { percent, percentRange } from '../../reports/numbers.ts';
import { wilson } from '../../shared/statistics/wilson.ts';
import { stateBadge } from '../badges.ts';
import { type Child, h, name } from '../dom.ts';
import { type Page, stateAt, suiteAt, targetAt, testName } from '../page.ts';
import { hashOf } from '../route.ts';
import { plural } from '../words.ts';
import { scrollTable } from './section.ts';

const MOST_ROWS = 500;

/** Tests that pass and fail without a change, and those in quarantine. */
export function flakyView({ index }: Page): Node {
  const { tests } = index;
  const bits = rowFlags.flaky | rowFlags.mixed | rowFlags.quarantined;
  const found = tests.id.map((_, at) => at).filter((at) => ((tests.flags[at] ?? 0) & bits) !== 0);
  return h(
    'div',
    { class: 'view' },
    h(
      'div',
      { class: 'title' },
      h('h1', { tabindex: -1 }, 'Flaky tests'),
      h('p', { class: 'summary' }, plural(found.length, 'test')),
    ),
    found.length === 0
      ? h('p', { class: 'empty' }, 'No test is flaky or quarantined.')
      : h(
          'section',
          { class: 'card' },
          scrollTable(
            'Flaky tests',
            ['Test', 'State', 'Trials', '#Pass rate (95% CI)', 'Quarantine'],
            found.slice(0, MOST_ROWS).map(line),
          ),
        ),
  );

  function line(at: number): Node {
    const history = tests.history[at] ?? '';
    const [passes = 0, trials = 0] = (tests.now[at] ?? '0/0').split('/').map(Number);
    const earlier = history.replaceAll('|', '');
    const all = { passes: passes + earlier.replaceAll('f', '').length, trials: trials + earlier.length };
    const { quarantine } = index.notes[at] ?? {};
    return h(
      'tr',
      {},
      h(
        'th',
        { scope: 'row' },
        h('a', { href: hashOf(`t/${tests.id[at]}`) }, testName(index, at)),
        h('small', {}, name(suiteAt(index, at).name), ' · ', name(targetAt(index, at))),
      ),
      h('td', {}, stateBadge(stateAt(index, at))),
      h('td', {}, dots(history, tests.now[at] ?? '')),
      h(
        'td',
        { class: 'number' },
        all.trials === 0 ? '–' : [percent(all.passes / all.trials), h('small', {}, rangeText(all.passes, all.trials))],
      ),
      h(
        'td',
        {},
        quarantine === undefined
          ? '–'
          : [
              name(quarantine.owner),
              h('small', {}, `${quarantine.expired ? 'expired' : 'until'} ${quarantine.expiry}`),
            ],
      ),
    );
  }
}

const MOST_DOTS = 30;

/** The last trials of the base branch as marks, then those of this run in words. */
function dots(history: string, now: string): Child {
  const shown = history.slice(-MOST_DOTS);
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

function rangeText(passes: number, trials: number): string {
  const range = wilson(passes, trials);
  return range === undefined ? '' : percentRange(range);
}
