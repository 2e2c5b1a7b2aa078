import type { AnswerPart, PageHistory, PageTrial } from '../../reports/html/page-data.ts';
import { duration, moneyIn, score } from '../../reports/numbers.ts';
import { badge } from '../badges.ts';
import { type Child, h, name } from '../dom.ts';
import { commitUrl, type Page } from '../page.ts';
import { scrollTable } from '../views/section.ts';
import { external, shortSha, time } from '../words.ts';
import type { OpenTest } from './open-test.ts';

const MAX_RUNS = 5;

/** The planned trials of the head, and those of the base branch, newest first. */
export function historyView(page: Page, { answer }: OpenTest): Child {
  const trials = answer?.history ?? [];
  if (trials.length === 0) return null;
  const runs = [...new Set(trials.map(({ run }) => run))].slice(-MAX_RUNS);
  const shown = trials.filter(({ run }) => runs.includes(run)).reverse();
  const all = [...headTrials(page, answer), ...shown.map((trial) => ({ ...trial, word: wordOf(trial) }))];
  const money = moneyIn(all.map(({ costUsd }) => costUsd));
  return scrollTable(
    'Trials of the head and of the base branch',
    ['Result', '#Score', 'Run', 'Commit', 'Time', '#Cost', '#Duration'],
    all.map((trial) => cellsOf(page, trial, money)),
  );
}

type Row = Omit<PageHistory, 'pass' | 'score'> & Pick<PageTrial, 'word' | 'score'>;

const headTrials = ({ index }: Page, answer: AnswerPart | undefined): Row[] =>
  (answer?.trials ?? [])
    .filter(({ purpose }) => purpose === 'planned')
    .map((trial) => ({ ...trial, run: 'this run', sha: index.links?.commit, time: index.startedAt }));

const wordOf = ({ pass }: PageHistory): Row['word'] => (pass ? 'pass' : 'fail');
const looks = { pass: ['good', 'check'], fail: ['bad', 'cross'], error: ['warn', 'stop'] } as const;

const cellsOf = (
  { index }: Page,
  { word, score: reached, run, sha, time: at, costUsd, durationMs }: Row,
  money: ReturnType<typeof moneyIn>,
): Child[] => [
  badge(looks[word][0], looks[word][1], word),
  score(reached),
  name(run),
  sha === undefined ? '–' : external(commitUrl(index, sha), h('code', {}, shortSha(sha))),
  time(at),
  money(costUsd),
  duration(durationMs),
];
