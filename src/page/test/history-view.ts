import type { PageHistory } from '../../reports/html/page-data.ts';
import { duration, money, score } from '../../reports/numbers.ts';
import { badge } from '../badges.ts';
import { type Child, h, name } from '../dom.ts';
import { commitUrl, type Page } from '../page.ts';
import { scrollTable } from '../views/section.ts';
import { external, shortSha, time } from '../words.ts';
import type { OpenTest } from './open-test.ts';

const MOST_RUNS = 5;

/** The trials of the base branch, newest first. */
export function historyView(page: Page, { answer }: OpenTest): Child {
  const trials = answer?.history ?? [];
  if (trials.length === 0) return null;
  const runs = [...new Set(trials.map(({ run }) => run))].slice(-MOST_RUNS);
  const shown = trials.filter(({ run }) => runs.includes(run)).reverse();
  return scrollTable(
    'Trials of the base branch',
    ['Result', '#Score', 'Run', 'Commit', 'Time', '#Cost', '#Duration'],
    shown.map((trial) => row(page, trial)),
  );
}

const row = ({ index }: Page, { pass, score: reached, run, sha, time: at, costUsd, durationMs }: PageHistory): Node =>
  h(
    'tr',
    {},
    h('td', {}, pass ? badge('good', 'check', 'pass') : badge('bad', 'cross', 'fail')),
    h('td', { class: 'number' }, score(reached)),
    h('td', {}, name(run)),
    h('td', {}, sha === undefined ? '–' : external(commitUrl(index, sha), h('code', {}, shortSha(sha)))),
    h('td', {}, time(at)),
    h('td', { class: 'number' }, money(costUsd)),
    h('td', { class: 'number' }, duration(durationMs)),
  );
