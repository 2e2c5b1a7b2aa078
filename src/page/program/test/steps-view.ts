import { isCut, withShortOutputs } from '../../../model/run/cut-side.ts';
import type { SideStep } from '../../../model/run/side.ts';
import type { TextDiff } from '../../../model/text/text-diff.ts';
import { duration, tokens } from '../../../reports/numbers.ts';
import type { PageSide } from '../../data/page-data.ts';
import { type AlignedSteps, alignSteps, MAX_STEPS } from '../../data/trajectory.ts';
import { type Child, h, name } from '../dom.ts';
import { type OpenTest, sideTitle } from '../page.ts';
import { plural } from '../words.ts';
import { changedText, diffed } from './answers.ts';

/** Equal steps around a difference that stay visible. */
const CONTEXT = 1;
const MIN_FOLDED = 3;

/** Both trajectories next to each other; runs of equal steps are folded. */
export function stepsView({ answer, steps = {}, side, head: title }: OpenTest): Child {
  const sides = answer?.sides ?? {};
  const isShort = isCut(sides[side ?? ''], 'outputs');
  const head = isShort ? withShortOutputs(steps['head'] ?? []) : (steps['head'] ?? []);
  const base = steps[side ?? ''] ?? [];
  if (head.length === 0 && base.length === 0) return null;
  // One message that is the answer says nothing that the answer does not.
  const isAnswerOnly = (of: readonly SideStep[], { answer: text }: Partial<PageSide> = {}) =>
    of.length <= 1 && of.every((step) => step.kind === 'message' && step.text === text);
  if (isAnswerOnly(head, sides['head']) && isAnswerOnly(base, sides[side ?? ''])) return null;
  const isAlone = base.length === 0;
  const aligned = isAlone ? head.map((_, at): AlignedSteps => ({ head: at, same: false })) : alignSteps(base, head);
  const rows = aligned.map(({ base: from, head: to, same }) => {
    const [left, right] = [base[from ?? -1], head[to ?? -1]];
    const isDifferent = !same || !isEqual(left, right);
    const cells = [
      ...(isAlone ? [] : [cell(left, from, { other: right, hides: 'added' })]),
      cell(right, to, isAlone ? {} : { other: left, hides: 'removed' }),
    ];
    for (const [at, each] of cells.entries()) each.dataset['side'] = at === 0 ? sideTitle(side) : title;
    return { isDifferent, element: h(isDifferent && !isAlone ? 'div.step.different' : 'div.step', cells) };
  });
  const totals = [
    !isAlone && `${sideTitle(side)}: ${totalsOf(base, sides[side ?? ''])} · `,
    `${title}: ${totalsOf(head, sides['head'])}`,
    Math.max(base.length, head.length) >= MAX_STEPS && ` · the first ${MAX_STEPS} steps are aligned`,
  ];
  return [
    isShort && h('p.hint', 'Tool outputs are shown without their middle, as the base side stores them.'),
    h('p.hint', totals),
    h(
      isAlone ? 'div.steps.alone' : 'div.steps',
      !isAlone && h('div.step.head', h('div', name(sideTitle(side))), h('div', name(title))),
      folded(rows, isAlone),
    ),
  ];
}

const isEqual = (a: SideStep | undefined, b: SideStep | undefined): boolean =>
  a?.kind === 'message' && b?.kind === 'message'
    ? a.text === b.text
    : a?.kind === 'call' && b?.kind === 'call' && a.output === b.output;

/** Tokens and time are those of the trial: not every step has them, and messages without text are no steps. */
const totalsOf = (steps: readonly SideStep[], { tokens: used, durationMs }: Partial<PageSide> = {}): string =>
  [
    plural(steps.length, 'step'),
    plural(steps.filter(({ kind }) => kind === 'call').length, 'tool call'),
    ...(used === undefined ? [] : [`${tokens(used)} tokens`]),
    ...(durationMs === undefined ? [] : [duration(durationMs)]),
  ].join(', ');

/** Runs of equal steps are folded, but for those next to a difference. */
function folded(rows: readonly { readonly isDifferent: boolean; readonly element: Node }[], isAlone: boolean): Child {
  const runs: { isShown: boolean; elements: Node[] }[] = [];
  for (const [at, { element }] of rows.entries()) {
    const near = rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1);
    const isShown = isAlone || near.some(({ isDifferent }) => isDifferent);
    const last = runs.at(-1);
    if (last?.isShown === isShown) last.elements.push(element);
    else runs.push({ isShown, elements: [element] });
  }
  return runs.map(({ isShown, elements }) =>
    isShown || elements.length < MIN_FOLDED
      ? elements
      : h('details.fold', h('summary', plural(elements.length, 'equal step')), elements),
  );
}

/** The step next to it, and the changes that are of the other side only. */
interface StepComparison {
  readonly other?: SideStep | undefined;
  readonly hides?: 'added' | 'removed';
}

function cell(step: SideStep | undefined, at = 0, { other, hides }: StepComparison): HTMLElement {
  if (step === undefined) return h('div.gap', h('span.sr', 'no step'));
  const number = h('span.no', String(at + 1));
  const time = step.durationMs !== undefined && h('small', duration(step.durationMs));
  const compared = (text: string, beside: string | undefined): Child => {
    if (beside === undefined || beside === text || hides === undefined) return h('pre', { dir: 'auto' }, text);
    const [before, after] = hides === 'added' ? [text, beside] : [beside, text];
    const marked = ({ unit, parts }: TextDiff) =>
      unit === 'none' ? h('pre', { dir: 'auto' }, text) : changedText(parts.filter(({ kind }) => kind !== hides));
    return diffed(before, after, marked, text);
  };
  if (step.kind === 'message') {
    const used = step.tokens !== undefined && h('small', `${tokens(step.tokens)} tokens`);
    const beside = other?.kind === 'message' ? other.text : undefined;
    return h(
      'div.message',
      h('p', number, h('span.role', step.role), used, time),
      step.text !== '' && compared(step.text, beside),
    );
  }
  const call = other?.kind === 'call' ? other : undefined;
  const { tool, status, input, output } = step;
  // Short outputs that differ are open.
  const isOpen = call !== undefined && call.output !== output && output.length < 600;
  return h(
    'div.call',
    h('p', number, name(tool, 'tool'), status !== undefined && h('small', name(status)), time),
    input !== '' && compared(input, call?.input),
    output !== '' && h('details', { open: isOpen }, h('summary', 'output'), compared(output, call?.output)),
  );
}
