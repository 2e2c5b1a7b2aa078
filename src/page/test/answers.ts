import { isCut, shortAnswer } from '../../model/run/cut-side.ts';
import type { AnswerPart, PageIndex, PageMessage, PageSide } from '../../reports/html/page-data.ts';
import type { DiffPart, TextDiff } from '../../shared/text-diff.ts';
import { type Child, h, hidden, name, replace } from '../dom.ts';
import { commitUrl, type Page } from '../page.ts';
import { ageText, external, shortSha, time } from '../words.ts';
import { zoomable } from '../zoom.ts';
import { diffed } from './diffed.ts';
import type { OpenTest } from './open-test.ts';

type Mode = 'inline' | 'side by side' | 'head only';

/** The input, and both answers with their changed words. */
export function answers({ index }: Page, { side }: OpenTest, { input, sides }: AnswerPart): Child {
  const captionOf: CaptionOf = (of) => caption(of, index);
  const head = sides['head'];
  const base = side === undefined ? undefined : sides[side];
  const shown = h('div', { class: 'answers' });
  const modes: readonly Mode[] =
    base === undefined || head === undefined ? [] : ['side by side', 'inline', 'head only'];
  const draw = (mode: Mode) => {
    replace(
      shown,
      head === undefined || base === undefined
        ? [head, base].map((each) => each && column(captionOf(each), plain(each)))
        : both(base, head, { mode, captionOf }),
    );
    for (const button of choice.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.textContent === mode));
  };
  const choice = h(
    'div',
    { class: 'switch', role: 'group', 'aria-label': 'Show the answers' },
    modes.map((mode) => h('button', { type: 'button', onclick: () => draw(mode) }, mode)),
  );
  draw('side by side');
  return [inputView(input), modes.length > 0 ? choice : null, shown];
}

/** Whose answer it is: run, commit, time. */
type CaptionOf = (side: PageSide) => Node;

interface Display {
  readonly mode: Mode;
  readonly captionOf: CaptionOf;
}

function both(base: PageSide, head: PageSide, display: Display): Child {
  if (display.mode === 'head only') return column(display.captionOf(head), plain(head));
  const isShort = isCut(base, 'answer');
  return [
    isShort
      ? hint('The base answer is stored without its middle; both answers are shown like this. "head only" shows all.')
      : null,
    diffed(base.answer, isShort ? shortAnswer(head.answer) : head.answer, (diff) =>
      compared(base, head, { ...display, diff }),
    ),
  ];
}

interface Comparison extends Display {
  readonly diff: TextDiff;
}

function compared(base: PageSide, head: PageSide, { mode, captionOf, diff }: Comparison): Child {
  const note = [
    diff.unit === 'line' ? hint('The answers differ much: whole lines are compared.') : null,
    diff.unit === 'none' ? hint('The answers differ too much to be compared.') : null,
  ];
  if (mode === 'inline')
    return [note, h('div', { class: 'column' }, captionOf(base), captionOf(head), text(diff.parts))];
  return [
    note,
    h(
      'div',
      { class: 'columns' },
      column(
        captionOf(base),
        base.answer === '' ? plain(base) : text(diff.parts.filter(({ kind }) => kind !== 'added')),
      ),
      column(
        captionOf(head),
        head.answer === '' ? plain(head) : text(diff.parts.filter(({ kind }) => kind !== 'removed')),
      ),
    ),
  ];
}

const hint = (text: string): Node => h('p', { class: 'hint' }, text);

const column = (title: Node, content: Child): Node => h('div', { class: 'column' }, title, content);

const KINDS = { head: 'head', base: 'base', control: 'control on base', confirmation: 're-run' } as const;

function caption({ from, pass, failure, model }: PageSide, index: PageIndex): Node {
  return h(
    'p',
    { class: 'caption' },
    h('b', {}, KINDS[from.kind]),
    h(
      'span',
      { class: failure !== undefined ? 'worse' : pass ? 'better' : 'worse' },
      failure !== undefined ? 'no answer' : pass ? 'passed' : 'failed',
    ),
    h(
      'span',
      {},
      name(from.run),
      from.sha === undefined ? null : [' · ', external(commitUrl(index, from.sha), h('code', {}, shortSha(from.sha)))],
    ),
    h('span', {}, time(from.time), from.kind === 'base' ? ageText(from.time, index.startedAt) : null),
    model === undefined ? null : name(model),
  );
}

const plain = ({ answer, failure }: PageSide): Node =>
  failure !== undefined
    ? h('p', { class: 'failure' }, name(failure))
    : answer === ''
      ? h('p', { class: 'none' }, '(empty answer)')
      : h('pre', { dir: 'auto' }, answer);

/** A text with its changes; screen readers hear where they begin and end. */
export const text = (parts: readonly DiffPart[]): Node =>
  h(
    'pre',
    { dir: 'auto' },
    parts.map(({ kind, text: part }) => {
      if (kind === 'same') return part;
      return kind === 'added'
        ? h('ins', {}, hidden('added: '), part, hidden(' end'))
        : h('del', {}, hidden('removed: '), part, hidden(' end'));
    }),
  );

function inputView(input: readonly PageMessage[]): Child {
  if (input.length === 0) return null;
  return h(
    'div',
    { class: 'input' },
    input.map(({ role, parts }) =>
      h('div', { class: 'message' }, h('span', { class: 'role' }, role), h('div', {}, parts.map(inputPart))),
    ),
  );
}

function inputPart(part: PageMessage['parts'][number]): Child {
  if (part.kind === 'text') return h('pre', { dir: 'auto' }, part.text);
  if (part.kind === 'file')
    return h('details', {}, h('summary', {}, 'file ', name(part.name)), h('pre', {}, part.text));
  const size = `${Math.ceil(part.bytes / 1024)} KiB`;
  if (part.uri === undefined || !/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/.test(part.uri))
    return h('p', { class: 'hint' }, `image ${part.type}, ${size}`);
  return zoomable(part.uri, `image of the input, ${part.type}, ${size}`);
}
