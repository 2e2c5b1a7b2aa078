import type { AnswerPart, TestNotes } from '../../reports/html/page-data.ts';
import { rowFlags } from '../../reports/html/page-data.ts';
import { duration, money, score, tokens } from '../../reports/numbers.ts';
import { badge, stateBadge } from '../badges.ts';
import { type Child, h, name, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import { fileUrl, type Page, stateAt, suiteAt, targetAt, testName } from '../page.ts';
import { hashOf, type Route } from '../route.ts';
import { answers } from '../test/answers.ts';
import { copyButtons } from '../test/copy.ts';
import { filesView } from '../test/files-view.ts';
import { grading } from '../test/grading.ts';
import { historyView } from '../test/history-view.ts';
import type { OpenTest } from '../test/open-test.ts';
import { sideTitle } from '../test/side-title.ts';
import { stepsView } from '../test/steps-view.ts';
import { trialStrip } from '../test/trials-view.ts';
import { changeOf, external, noiseWords } from '../words.ts';
import { scrollTable, section } from './section.ts';

/** Parts of the page of a test, in the order of the keys 1 to 6. */
export const testParts = ['answer', 'grading', 'trials', 'trajectory', 'files', 'history'] as const;

/** The page of one test; undefined if there is no test with the id. */
export function testView(page: Page, route: Route): HTMLElement | undefined {
  const { index, data } = page;
  const at = index.tests.id.indexOf(route.path[1] ?? '');
  if (at < 0) return undefined;
  const content = h('div', { class: 'parts' }, h('p', { class: 'loading', role: 'status' }, 'Loading the answers …'));
  const view = h('div', { class: 'view test' }, header(page, at), content);
  void load().catch((error: unknown) =>
    replace(content, h('p', { class: 'banner' }, `The details of this test cannot be read: ${String(error)}`)),
  );
  return view;

  async function load(): Promise<void> {
    const wanted = route.query.get('b') ?? undefined;
    const [answer, steps, files] = await Promise.all([
      withTarget(page, at, wanted, 'answer'),
      withTarget(page, at, wanted, 'steps'),
      withTarget(page, at, wanted, 'files'),
    ]);
    const merged = answer.own && {
      ...answer.own,
      sides: {
        ...answer.own.sides,
        ...(answer.other?.sides['head'] && wanted ? { [wanted]: answer.other.sides['head'] } : {}),
      },
    };
    const mergedSteps = { ...steps.own, ...(steps.other?.['head'] && wanted ? { [wanted]: steps.other['head'] } : {}) };
    const mergedFiles = { ...files.own, ...(files.other?.['head'] && wanted ? { [wanted]: files.other['head'] } : {}) };
    const open: OpenTest = {
      at,
      notes: index.notes[at] ?? {},
      answer: merged,
      steps: mergedSteps,
      files: mergedFiles,
      side: sideOf(merged, wanted, stateAt(index, at)),
    };
    replace(content, parts(page, open));
    copyButtons(view.querySelector('.copies'), page, open);
    showPart(view, route.query.get('v'));
  }

  async function withTarget<P extends 'answer' | 'steps' | 'files'>(
    from: Page,
    test: number,
    wanted: string | undefined,
    part: P,
  ) {
    const own = await data.part(from.index, test, part);
    const target = wanted?.startsWith('target:') ? wanted.slice('target:'.length) : undefined;
    const other = target === undefined ? -1 : sameTestOn(from, test, target);
    return { own, other: other < 0 ? undefined : await data.part(from.index, other, part) };
  }
}

function sameTestOn({ index }: Page, at: number, target: string): number {
  const { tests, targetNames } = index;
  return tests.id.findIndex(
    (_, other) =>
      tests.test[other] === tests.test[at] &&
      tests.suite[other] === tests.suite[at] &&
      targetNames[tests.target[other] ?? 0] === target,
  );
}

/** Control trials come first where they decided: they ran at the same time. */
function sideOf(answer: AnswerPart | undefined, wanted: string | undefined, state: string): string | undefined {
  const sides = answer?.sides ?? {};
  if (wanted === 'none') return undefined;
  if (wanted !== undefined && sides[wanted] !== undefined) return wanted;
  const order = state === 'regressed' || state === 'fails-on-base' ? ['control', 'base'] : ['base', 'control'];
  return order.find((side) => sides[side] !== undefined);
}

export function showPart(view: ParentNode, part: string | null): void {
  if (part === null) return;
  const heading = view.querySelector<HTMLElement>(`#part-${part}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function header(page: Page, at: number): Node {
  const { index } = page;
  const { tests } = index;
  const notes = index.notes[at] ?? {};
  const suite = suiteAt(index, at);
  const line = tests.line[at] ?? null;
  const counts = [
    tests.base[at] === null ? null : ['base ', h('strong', {}, tests.base[at])],
    tests.now[at] === null ? null : ['head ', h('strong', {}, tests.now[at])],
    notes.fresh === undefined ? null : ['confirmation ', h('strong', {}, notes.fresh)],
    notes.control === undefined ? null : ['control on base ', h('strong', {}, notes.control)],
  ].filter((part) => part !== null);
  const flags = tests.flags[at] ?? 0;
  const [before, after] = neighbours(page, at);
  return h(
    'header',
    { class: 'testhead' },
    h(
      'nav',
      { class: 'crumbs', 'aria-label': 'Position' },
      h('a', { href: hashOf('tests') }, 'Tests'),
      h('a', { href: hashOf('tests', { q: `suite:"${suite.name}"` }) }, name(suite.name)),
      h('span', { class: 'flex' }),
      before === undefined
        ? null
        : h(
            'a',
            { href: hashOf(`t/${tests.id[before]}`), class: 'step', title: 'Previous test ([)' },
            icon('left'),
            'Previous',
          ),
      after === undefined
        ? null
        : h(
            'a',
            { href: hashOf(`t/${tests.id[after]}`), class: 'step', title: 'Next test (])' },
            'Next',
            icon('right'),
          ),
    ),
    h(
      'div',
      { class: 'title' },
      h('h1', { tabindex: -1 }, testName(index, at)),
      stateBadge(stateAt(index, at)),
      flags & rowFlags.mustPass ? badge('info', 'check', 'must pass') : null,
      flags & rowFlags.flaky ? badge('warn', 'again', 'flaky') : null,
    ),
    h(
      'p',
      { class: 'meta' },
      'on ',
      name(targetAt(index, at)),
      ' · ',
      external(fileUrl(index, suite.file, line), name(line === null ? suite.file : `${suite.file}:${line}`)),
    ),
    h(
      'p',
      { class: 'meta' },
      counts.map((part, position) => [position > 0 ? h('span', { class: 'arrow' }, ' → ') : null, part]),
      notes.p === undefined ? null : h('span', { class: 'noise' }, noiseWords(notes.p)),
      notes.quarantine === undefined
        ? null
        : h('span', {}, ' quarantined by ', name(notes.quarantine.owner), ` until ${notes.quarantine.expiry}`),
    ),
    notes.why === undefined ? null : h('p', { class: 'meta' }, name(notes.why)),
    firstDifference(notes),
    h('div', { class: 'copies' }),
  );
}

function firstDifference({ difference, check }: TestNotes): Child {
  if (difference === undefined && check === undefined) return null;
  const isKnown = difference !== undefined && difference !== 'no base answer is stored';
  return h(
    'div',
    { class: 'first' },
    isKnown ? h('p', {}, h('b', {}, 'First difference'), name(difference)) : null,
    check === undefined ? null : h('p', {}, h('b', {}, 'Failed check'), name(check)),
  );
}

/** The tests before and after this one in the list that the reader came from. */
export function neighbours({ list, index }: Page, at: number): [number | undefined, number | undefined] {
  const all = list.includes(at) ? list : index.tests.id.map((_, position) => position);
  const position = all.indexOf(at);
  return [all[position - 1], all[position + 1]];
}

function parts(page: Page, open: OpenTest): Child {
  const { index } = page;
  const { at } = open;
  const gone = (['answer', 'steps', 'files'] as const).filter((part) => index.tests.chunks[part][at] === -1);
  return [
    gone.length === 0
      ? null
      : h(
          'p',
          { class: 'banner', role: 'note' },
          icon('warn'),
          h(
            'span',
            {},
            `To keep this file small, the ${gone.join(' and ')} of this test are left out. index.jsonl in the results has them.`,
          ),
        ),
    open.answer === undefined
      ? null
      : [
          sideChoice(page, open),
          part('answer', 'Answer', answers(open, open.answer)),
          part('grading', 'Grading', grading(open.answer, open.side)),
          part('trials', 'Trials', trialStrip(page, open, open.answer)),
        ],
    part('trajectory', 'Trajectory', stepsView(open)),
    part('files', 'Files', filesView(open)),
    part('history', 'History', historyView(page, open)),
    numbers(page, open),
  ];
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
function sideChoice(page: Page, { at, answer, side }: OpenTest): Child {
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
  if (all.length === 0) return h('p', { class: 'hint' }, `${index.samples}.`);
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

function numbers({ index }: Page, { at, answer, side }: OpenTest): Child {
  const { tests } = index;
  const other = side === undefined ? undefined : answer?.sides[side];
  const rows = [
    { title: 'Score', show: (value: number | undefined) => score(value), head: tests.score[at], base: other?.score },
    { title: 'Cost', show: money, head: tests.cost[at], base: other?.costUsd ?? tests.baseCost[at] },
    { title: 'Time', show: duration, head: tests.time[at], base: other?.durationMs },
    { title: 'Tokens', show: tokens, head: tests.tokens[at], base: other?.tokens },
  ].filter(({ head, base }) => (head ?? base ?? null) !== null);
  if (rows.length === 0) return null;
  return section(
    'Numbers',
    'part-numbers',
    scrollTable(
      'Numbers',
      ['Number', '#Base', '#Head', '#Change'],
      rows.map(({ title, show, head, base }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, title),
          h('td', { class: 'number' }, show(base ?? undefined)),
          h('td', { class: 'number' }, show(head ?? undefined)),
          h('td', { class: 'number' }, changeOf(head, base)),
        ),
      ),
    ),
  );
}
