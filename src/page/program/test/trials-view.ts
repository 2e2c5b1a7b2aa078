import { duration, money, score } from '../../../reports/numbers.ts';
import type { AnswerPart } from '../../data/details.ts';
import type { PageTrial } from '../../data/page-data.ts';
import type { PageIndex } from '../../data/page-index.ts';
import { type Child, h, name } from '../dom.ts';
import { icon, trialBadge, trialLooks } from '../icons.ts';
import { commitLink, testHash } from '../page.ts';
import { scrollTable } from '../parts.ts';
import { time } from '../words.ts';

const titles = { planned: 'Planned', confirmation: 'Re-run', control: 'Control on base' } as const;
const MAX_FAILURE = 200;

/** All trials of the test by purpose; those with a stored answer open it as the other side. */
export function trialStrip(index: PageIndex, at: number, { trials, earlier }: AnswerPart): Child {
  if (trials.length === 0) return null;
  const box = ({ word, score: reached, costUsd, durationMs, failure, side }: PageTrial) => {
    const { tone, icon: mark } = trialLooks[word];
    const amounts = [
      ...(costUsd === undefined ? [] : [money(costUsd)]),
      ...(durationMs === undefined ? [] : [duration(durationMs)]),
    ];
    const content = [
      icon(mark),
      h('b', word),
      reached !== undefined && h('span', score(reached)),
      h('small', amounts.join(' · ')),
      failure !== undefined && h('small.failure', name(failure.slice(0, MAX_FAILURE))),
    ];
    return side === undefined || side === 'head'
      ? h(`span.trial.${tone}`, content)
      : h(`a.trial.${tone}`, { href: testHash(index, at, side) }, content);
  };
  const strips = Object.entries(titles).map(([purpose, title]) => {
    const boxes = trials.filter((trial) => trial.purpose === purpose).map((trial) => h('li', box(trial)));
    return boxes.length > 0 && h('div.strip', h('h3', title), h('ul', boxes));
  });
  return [h('div.strips', strips), earlier !== undefined && h('p.hint', earlier)];
}

const MAX_RUNS = 5;
const HISTORY = ['Result', '#Score', 'Run', 'Commit', 'Time', '#Cost', '#Duration'];

/** The planned trials of the head, and those of the base branch, newest first. */
export function historyView(index: PageIndex, answer: AnswerPart | undefined): Child {
  const { trials = [], history = [] } = answer ?? {};
  if (history.length === 0) return null;
  const head = trials
    .filter(({ purpose }) => purpose === 'planned')
    .map((trial) => ({ ...trial, run: 'this run', sha: index.links?.commit, time: index.startedAt }));
  const runs = [...new Set(history.map(({ run }) => run))].slice(-MAX_RUNS);
  const base = history
    .filter(({ run }) => runs.includes(run))
    .reverse()
    .map((trial) => ({ ...trial, word: trial.pass ? ('pass' as const) : ('fail' as const) }));
  const all = [...head, ...base];
  const rows = all.map(({ word, score: reached, run, sha, time: at, costUsd, durationMs }) => [
    trialBadge(word),
    score(reached),
    name(run),
    sha === undefined ? '–' : commitLink(index, sha),
    time(at),
    money(costUsd),
    duration(durationMs),
  ]);
  return scrollTable('Trials of the head and of the base branch', HISTORY, rows);
}
