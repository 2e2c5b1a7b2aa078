import { isCut } from '../../model/run/cut-side.ts';
import type { PageIndex, TestNotes } from '../../reports/html/page-data.ts';
import { MEASURED_DIFFERENTLY } from '../../reports/html/trajectory.ts';
import { duration, money, score, tokens } from '../../reports/numbers.ts';
import { type Child, h, name, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import { type Page, targetAt } from '../page.ts';
import { hashOf, type Route } from '../route.ts';
import { answers } from '../test/answers.ts';
import { copyButtons } from '../test/copy.ts';
import { filesView } from '../test/files-view.ts';
import { grading } from '../test/grading.ts';
import { historyView } from '../test/history-view.ts';
import { labelForm } from '../test/label-form.ts';
import { loadTest, sameTestOn } from '../test/load-test.ts';
import type { OpenTest } from '../test/open-test.ts';
import { sideTitle } from '../test/side-title.ts';
import { stepsView } from '../test/steps-view.ts';
import { testHeader } from '../test/test-header.ts';
import { trialStrip } from '../test/trials-view.ts';
import { changeOf, signed } from '../words.ts';
import { scrollTable, section } from './section.ts';

/** Parts of the page of a test, in the order of the keys 1 to 6. */
export const testParts = ['answer', 'grading', 'trials', 'trajectory', 'files', 'history'] as const;

/** The page of one test; undefined if there is no test with the id. */
export function testView(page: Page, route: Route): HTMLElement | undefined {
  const at = page.index.tests.id.indexOf(route.path[1] ?? '');
  if (at < 0) return undefined;
  const content = h('div', { class: 'parts' }, h('p', { class: 'loading', role: 'status' }, 'Loading the answers …'));
  const view = h('div', { class: 'view test' }, testHeader(page, at), content);
  const load = async () => {
    const open = await loadTest(page, at, route.query.get('b') ?? undefined);
    replace(content, parts(page, open));
    copyButtons(view.querySelector('.copies'), page, open);
    showPart(view, route.query.get('v'));
  };
  void load().catch((error: unknown) =>
    replace(content, h('p', { class: 'banner' }, `The details of this test cannot be read: ${String(error)}`)),
  );
  return view;
}

export function showPart(view: ParentNode, part: string | null): void {
  if (part === null) return;
  const heading = view.querySelector<HTMLElement>(`#part-${part}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function parts(page: Page, open: OpenTest): Child {
  return [
    omissionNote(page, open),
    open.answer === undefined
      ? null
      : [
          sideChoice(page, open),
          part('answer', 'Answer', answers(page, open, open.answer)),
          part('grading', 'Grading', grading(open.answer, open.side)),
          part('label', 'Your review', labelForm(page, open)),
          part('trials', 'Trials', trialStrip(page, open, open.answer)),
        ],
    part('trajectory', 'Trajectory', withCutNote(open, 'steps', stepsView(open))),
    part('files', 'Files', withCutNote(open, 'fileChanges', filesView(open))),
    part('history', 'History', historyView(page, open)),
    numbers(page, open),
  ];
}

const CUT_WORDS = { steps: 'steps', fileChanges: 'file changes' } as const;

/** Says where the base side has nothing to show because its sample was too large. */
function withCutNote({ answer, side }: OpenTest, part: keyof typeof CUT_WORDS, content: Child): Child {
  if (!isCut(answer?.sides[side ?? ''], part)) return content;
  const text = `${sideTitle(side)}: the ${CUT_WORDS[part]} were too large to be stored with the samples of the base branch.`;
  return [h('p', { class: 'hint' }, text), content];
}

function omissionNote({ index }: Page, { at }: OpenTest): Child {
  const gone = (['answer', 'steps', 'files'] as const).filter((each) => index.tests.chunks[each][at] === -1);
  if (gone.length === 0) return null;
  const text = `To keep this file small, the ${gone.join(' and ')} of this test are left out. index.jsonl in the results has them.`;
  return h('p', { class: 'banner', role: 'note' }, icon('warn'), h('span', {}, text));
}

const part = (id: string, title: string, content: Child): Child =>
  content === null
    ? null
    : h(
        'section',
        { class: `card ${id}`, 'aria-labelledby': `part-${id}` },
        h('h2', { id: `part-${id}`, tabindex: -1 }, title),
        content,
      );

/** Links to the sides that the head can be compared with. */
function sideChoice(page: Page, { at, answer, side, notes }: OpenTest): Child {
  const { index } = page;
  const { tests, targetNames } = index;
  const sides = Object.keys(answer?.sides ?? {}).filter((each) => each !== 'head' && !each.startsWith('target:'));
  const targets =
    targetNames.length < 2
      ? []
      : targetNames
          .filter((target) => target !== targetAt(index, at) && sameTestOn(page, at, target) >= 0)
          .map((target) => `target:${target}`);
  const all = [...sides, ...targets];
  const id = tests.id[at] ?? '';
  if (all.length === 0) return h('p', { class: 'hint' }, whyNoSide(index, notes));
  const link = (value: string, text: Child) =>
    h(
      'a',
      {
        class: 'chip',
        href: hashOf(`t/${id}`, { b: value }),
        'aria-current': (side ?? 'none') === value ? 'true' : null,
      },
      text,
    );
  return h(
    'nav',
    { class: 'chips', 'aria-label': 'Compare the head with' },
    h('span', {}, 'Compare with'),
    all.map((value) => link(value, name(sideTitle(value)))),
    link('none', 'nothing'),
  );
}

const whyNoSide = ({ samples }: PageIndex, { difference }: TestNotes): string =>
  difference === MEASURED_DIFFERENTLY
    ? 'The base branch measures this test differently: its answer is not shown.'
    : `${samples}.`;

function numbers({ index }: Page, { at, answer, side }: OpenTest): Child {
  const { tests } = index;
  const other = side === undefined ? undefined : answer?.sides[side];
  const times = (answer?.history ?? []).flatMap(({ durationMs }) => durationMs ?? []);
  const rows: NumberRow[] = [
    { title: 'Score', show: score, head: tests.score[at], base: tests.baseScore[at], other: other?.score },
    { title: 'Cost', show: money, head: tests.cost[at], base: tests.baseCost[at], other: other?.costUsd },
    { title: 'Time', show: duration, head: tests.time[at], base: mean(times), other: other?.durationMs },
    { title: 'Tokens', show: tokens, head: tests.tokens[at], other: other?.tokens },
  ].filter(({ head, base, other: own }) => (head ?? base ?? own ?? null) !== null);
  if (rows.length === 0) return null;
  const [hasMean, hasOther] = [rows.some(({ base }) => isKnown(base)), other !== undefined];
  const titles = [
    'Number',
    ...(hasMean ? ['#Baseline mean'] : []),
    ...(hasOther ? [`#${sideTitle(side)}`] : []),
    '#Head',
    `#Change to ${hasMean ? 'the mean' : sideTitle(side)}`,
  ];
  const lines = rows.map((row) => {
    const { title, show, head, base, other: own } = row;
    const shown = [...(hasMean ? [base] : []), ...(hasOther ? [own] : []), head];
    return [title, ...shown.map((value) => show(value ?? undefined)), numberChange(row, hasMean ? base : own)];
  });
  return section('Numbers', 'part-numbers', scrollTable('Numbers', titles, lines));
}

/** One number of the head, as the mean of its baseline trials, and in one trial of the other side. */
interface NumberRow {
  readonly title: string;
  readonly head: number | null | undefined;
  readonly base?: number | null | undefined;
  readonly other: number | null | undefined;
  show(value: number | undefined): string;
}

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';

const numberChange = ({ title, head }: NumberRow, before: NumberRow['base']): string =>
  title === 'Score' ? (isKnown(head) && isKnown(before) ? signed(head - before) : '') : changeOf(head, before);

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
