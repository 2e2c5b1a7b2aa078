import { isCut, shortAnswer } from '../../../model/run/cut-side.ts';
import { type DiffPart, type TextDiff, textDiff } from '../../../model/text/text-diff.ts';
import type { AnswerPart } from '../../data/details.ts';
import type { PageSide } from '../../data/page-data.ts';
import type { PageIndex } from '../../data/page-index.ts';
import { type Child, h, hidden, name, replace } from '../dom.ts';
import { commitLink, type OpenTest, sideTitle } from '../page.ts';
import { ageText, time } from '../words.ts';

const MODES = ['side by side', 'inline', 'head only'] as const;

/** The input, and both answers with their changed words; in an experiment those of all variants. */
export function answers(index: PageIndex, { input, sides }: AnswerPart, { side, head: title }: OpenTest): Child {
  const head = sides['head'];
  const base = side === undefined ? undefined : sides[side];
  const titleOf = (of: PageSide) =>
    of === head ? title : side?.startsWith('target:') && of === base ? sideTitle(side) : sideTitle(of.from.kind);
  const column = (of: PageSide, content: Child = plain(of), named = titleOf(of)) =>
    h('div.column', caption(of, named, index), content);
  const others = Object.entries(sides).filter(([key]) => key !== side && key.startsWith('target:'));
  const otherColumns = (from: PageSide) =>
    others.map(([key, of]) => {
      const content = diffed(from.answer, of.answer, ({ unit, parts }) =>
        unit === 'none' || parts.length === 0 ? plain(of) : changedText(parts.filter(({ kind }) => kind !== 'removed')),
      );
      return column(of, of.failure === undefined ? content : plain(of), sideTitle(key));
    });
  const messages = input.map(({ role, parts }) =>
    h('div.message', h('span.role', role), h('div', parts.map(inputPart))),
  );
  const shownInput = messages.length > 0 && h('div.input', messages);
  if (head === undefined || base === undefined) {
    return [shownInput, h('div.answers', head && column(head), base && column(base))];
  }

  const isShort = isCut(base, 'answer');
  const short =
    'The base answer is stored without its middle; both answers are shown like this. "head only" shows all.';
  const compared = (mode: 'side by side' | 'inline', { unit, parts }: TextDiff) => {
    const without = (kind: DiffPart['kind']) => changedText(parts.filter((part) => part.kind !== kind));
    // There are no parts where both answers are empty.
    if (unit === 'none' || parts.length === 0) {
      return [
        unit === 'none' && h('p.hint', 'The answers have too little in common for marks.'),
        h(
          mode === 'inline' ? 'div' : 'div.columns',
          column(base),
          column(head, plain({ ...head, answer: parts[1]?.text ?? '' })),
          otherColumns(base),
        ),
      ];
    }
    return [
      unit === 'line' && h('p.hint', 'The answers differ much: whole lines are compared.'),
      mode === 'inline'
        ? h('div.column', caption(base, titleOf(base), index), caption(head, title, index), changedText(parts))
        : h(
            'div.columns',
            column(base, others.length > 0 ? plain(base) : without('added')),
            column(head, without('removed')),
            otherColumns(base),
          ),
    ];
  };
  const shown = h('div.answers');
  const draw = (mode: (typeof MODES)[number]) => {
    const after = isShort ? shortAnswer(head.answer) : head.answer;
    const content =
      mode === 'head only'
        ? column(head)
        : [isShort && h('p.hint', short), diffed(base.answer, after, (diff) => compared(mode, diff))];
    replace(shown, content);
    for (const [at, button] of buttons.entries()) button.setAttribute('aria-pressed', String(MODES[at] === mode));
  };
  const buttons = MODES.map((mode) =>
    h('button', { type: 'button', onclick: () => draw(mode) }, mode === 'head only' ? [name(title), ' only'] : mode),
  );
  draw('side by side');
  return [shownInput, h('div.switch', { role: 'group', 'aria-label': 'Show the answers' }, buttons), shown];
}

/** Whose answer it is: run, commit, time. */
function caption({ from, pass, failure, model }: PageSide, title: string, index: PageIndex): Node {
  const isAnswered = failure === undefined;
  return h(
    'p.caption',
    h('b', name(title)),
    h(isAnswered && pass ? 'span.better' : 'span.worse', !isAnswered ? 'no answer' : pass ? 'passed' : 'failed'),
    h('span', name(from.run), from.sha !== undefined && [' · ', commitLink(index, from.sha)]),
    h('span', time(from.time), from.kind === 'base' && ageText(from.time, index.startedAt)),
    model !== undefined && name(model),
  );
}

function plain({ answer, failure }: PageSide): Node {
  if (failure !== undefined) return h('p.failure', name(failure));
  return answer === '' ? h('p.none', '(empty answer)') : h('pre', { dir: 'auto' }, answer);
}

/** A text with its changes; screen readers hear where they begin and end. */
export const changedText = (parts: readonly DiffPart[]): Node =>
  h(
    'pre',
    { dir: 'auto' },
    parts.map(({ kind, text }) =>
      kind === 'same' ? text : h(kind === 'added' ? 'ins' : 'del', hidden(`${kind}: `), text, hidden(' end')),
    ),
  );

function inputPart(part: AnswerPart['input'][number]['parts'][number]): Child {
  if (part.kind === 'text') return h('pre', { dir: 'auto' }, part.text);
  if (part.kind === 'file') return h('details', h('summary', 'file ', name(part.name)), h('pre', part.text));
  const size = `${Math.ceil(part.bytes / 1024)} KiB`;
  if (part.uri === undefined || !/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/.test(part.uri))
    return h('p.hint', `image ${part.type}, ${size}`);
  return h('img', { src: part.uri, alt: `image of the input, ${part.type}, ${size}` });
}

/** Longer texts are compared in the background: about 5,000 words. */
const MAX_AT_ONCE = 30_000;
const SLICE_MS = 12;

const waiting: (() => void)[] = [];
let spentMs = 0;
let isWorking = false;

/**
 * What `show` makes of the difference of two texts. Short texts are compared at once, as long as that takes no more than a
 * frame in all; the others follow one by one, so that the page stays usable, and show `meanwhile` until then. A text that is no
 * longer shown is not compared.
 */
export function diffed(before: string, after: string, show: (diff: TextDiff) => Child, meanwhile = after): Child {
  if (before.length + after.length <= MAX_AT_ONCE && spentMs < SLICE_MS) {
    const start = performance.now();
    const diff = textDiff(before, after);
    if (spentMs === 0) {
      setTimeout(() => {
        spentMs = 0;
      });
    }
    spentMs += performance.now() - start;
    return show(diff);
  }
  const holder = h('div.comparing', { 'aria-busy': 'true' }, h('pre', { dir: 'auto' }, meanwhile));
  waiting.push(() => {
    if (!holder.isConnected) return;
    holder.removeAttribute('aria-busy');
    replace(holder, show(textDiff(before, after)));
  });
  if (!isWorking) void workOff();
  return holder;
}

async function workOff(): Promise<void> {
  const pause = () => new Promise((resume) => setTimeout(resume));
  isWorking = true;
  await pause();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    next();
    await pause();
  }
  isWorking = false;
}
