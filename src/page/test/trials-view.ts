import type { AnswerPart, PageTrial } from '../../reports/html/page-data.ts';
import { duration, money, score } from '../../reports/numbers.ts';
import { type Child, h, name } from '../dom.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { hashOf } from '../route.ts';
import type { OpenTest } from './open-test.ts';

const titles = {
  planned: 'Planned',
  confirmation: 'Re-run',
  control: 'Control on base',
} as const;
const looks = { pass: ['good', 'check'], fail: ['bad', 'cross'], error: ['warn', 'stop'] } as const;

/** All trials of the test by purpose; those with a stored answer open it as the other side. */
export function trialStrip({ index }: Page, { at }: OpenTest, { trials, earlier }: AnswerPart): Child {
  if (trials.length === 0) return null;
  const id = index.tests.id[at] ?? '';
  const groups = (Object.keys(titles) as (keyof typeof titles)[]).map((purpose) => ({
    purpose,
    own: trials.filter((trial) => trial.purpose === purpose),
  }));
  return [
    h(
      'div',
      { class: 'strips' },
      groups
        .filter(({ own }) => own.length > 0)
        .map(({ purpose, own }) =>
          h(
            'div',
            { class: 'strip' },
            h('h3', {}, titles[purpose]),
            h(
              'ul',
              {},
              own.map((trial) => h('li', {}, trialBox(trial, id))),
            ),
          ),
        ),
    ),
    earlier === undefined ? null : h('p', { class: 'hint' }, earlier),
  ];
}

function trialBox(trial: PageTrial, id: string): Node {
  const [tone, mark] = looks[trial.word];
  const content = [
    icon(mark),
    h('b', {}, trial.word),
    trial.score === undefined ? null : h('span', {}, score(trial.score)),
    h(
      'small',
      {},
      [
        trial.costUsd === undefined ? null : money(trial.costUsd),
        trial.durationMs === undefined ? null : duration(trial.durationMs),
      ]
        .filter((part) => part !== null)
        .join(' · '),
    ),
    trial.failure === undefined ? null : h('small', { class: 'failure' }, name(trial.failure.slice(0, 200))),
  ];
  return trial.side === undefined || trial.side === 'head'
    ? h('span', { class: `trial ${tone}` }, content)
    : h('a', { class: `trial ${tone}`, href: hashOf(`t/${id}`, { b: trial.side }) }, content);
}
