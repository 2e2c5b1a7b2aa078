import { isCut, withShortOutputs } from '../../model/run/cut-side.ts';
import type { SideStep } from '../../model/run/side.ts';
import type { PageSide } from '../../reports/html/page-data.ts';
import { type AlignedSteps, alignSteps, MAX_STEPS } from '../../reports/html/trajectory.ts';
import { duration, tokens } from '../../reports/numbers.ts';
import { type Child, h, name } from '../dom.ts';
import { plural } from '../words.ts';
import { text } from './answers.ts';
import { diffed } from './diffed.ts';
import type { OpenTest } from './open-test.ts';
import { sideTitle } from './side-title.ts';

/** Equal steps around a difference that stay visible. */
const CONTEXT = 1;
const FEWEST_FOLDED = 3;

/** Both trajectories next to each other; runs of equal steps are folded. */
export function stepsView({ answer, steps = {}, side }: OpenTest): Child {
  const isShort = isCut(answer?.sides[side ?? ''], 'outputs');
  const head = isShort ? withShortOutputs(steps['head'] ?? []) : (steps['head'] ?? []);
  const base = side === undefined ? [] : (steps[side] ?? []);
  if (head.length === 0 && base.length === 0) return null;
  const isAlone = side === undefined || base.length === 0;
  const rows = isAlone ? head.map((_, index): AlignedSteps => ({ head: index, same: false })) : alignSteps(base, head);
  const isDifferent = rows.map(({ base: from, head: to, same }) => !same || !isEqual(base[from ?? -1], head[to ?? -1]));
  const row = (at: number) => stepRow(rows[at] as AlignedSteps, { base, head, isAlone }, isDifferent[at] === true);
  return [
    isShort
      ? h('p', { class: 'hint' }, 'Tool outputs are shown without their middle, as the base side stores them.')
      : null,
    h('p', { class: 'hint' }, [
      isAlone ? null : `${sideTitle(side)}: ${totals(base, answer?.sides[side])} · `,
      `head: ${totals(head, answer?.sides['head'])}`,
      Math.max(base.length, head.length) >= MAX_STEPS ? ` · the first ${MAX_STEPS} steps are aligned` : '',
    ]),
    h(
      'div',
      { class: isAlone ? 'steps alone' : 'steps' },
      isAlone ? null : h('div', { class: 'step head' }, h('div', {}, sideTitle(side)), h('div', {}, 'head')),
      folded(isDifferent, isAlone).map((part) =>
        part.isFolded
          ? h(
              'details',
              { class: 'fold' },
              h('summary', {}, plural(part.count, 'equal step')),
              range(part.from, part.count).map(row),
            )
          : range(part.from, part.count).map(row),
      ),
    ),
  ];
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

const isEqual = (a: SideStep | undefined, b: SideStep | undefined): boolean =>
  a?.kind === 'message' && b?.kind === 'message'
    ? a.text === b.text
    : a?.kind === 'call' && b?.kind === 'call' && a.output === b.output;

interface Part {
  readonly from: number;
  readonly count: number;
  readonly isFolded: boolean;
}

/** Runs of equal steps, without those next to a difference. */
function folded(isDifferent: readonly boolean[], isAlone: boolean): Part[] {
  const isShown = isDifferent.map(
    (_, at) => isAlone || isDifferent.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).includes(true),
  );
  const parts: { from: number; count: number; isFolded: boolean }[] = [];
  for (const [at, shown] of isShown.entries()) {
    const last = parts.at(-1);
    if (last !== undefined && last.isFolded === !shown) last.count += 1;
    else parts.push({ from: at, count: 1, isFolded: !shown });
  }
  return parts.map((part) => (part.count < FEWEST_FOLDED ? { ...part, isFolded: false } : part));
}

/** Tokens and time are those of the trial: not every step has them, and messages without text are no steps. */
const totals = (steps: readonly SideStep[], { tokens: used, durationMs }: Partial<PageSide> = {}): string =>
  [
    plural(steps.length, 'step'),
    plural(steps.filter(({ kind }) => kind === 'call').length, 'tool call'),
    ...(used === undefined ? [] : [`${tokens(used)} tokens`]),
    ...(durationMs === undefined ? [] : [duration(durationMs)]),
  ].join(', ');

/** Both trajectories, and whether only the head is shown. */
interface Aligned {
  readonly base: readonly SideStep[];
  readonly head: readonly SideStep[];
  readonly isAlone: boolean;
}

function stepRow({ base: from, head: to }: AlignedSteps, { base, head, isAlone }: Aligned, isDifferent: boolean): Node {
  const [left, right] = [base[from ?? -1], head[to ?? -1]];
  const cells = isAlone
    ? [cell({ step: right, at: to, other: undefined })]
    : [
        cell({ step: left, at: from, other: right, location: 'left' }),
        cell({ step: right, at: to, other: left, location: 'right' }),
      ];
  return h('div', { class: isDifferent && !isAlone ? 'step different' : 'step' }, cells);
}

interface Cell {
  readonly step: SideStep | undefined;
  readonly at: number | undefined;
  /** The step next to it. */
  readonly other: SideStep | undefined;
  readonly location?: Location;
}
type Location = 'left' | 'right' | undefined;

function cell({ step, at, other, location }: Cell): Node {
  if (step === undefined) return h('div', { class: 'gap' }, h('span', { class: 'sr' }, 'no step'));
  const number = h('span', { class: 'no' }, String((at ?? 0) + 1));
  const time = step.durationMs === undefined ? null : h('small', {}, duration(step.durationMs));
  if (step.kind === 'message') {
    const before = other?.kind === 'message' ? other.text : undefined;
    const used = step.tokens === undefined ? null : h('small', {}, `${tokens(step.tokens)} tokens`);
    return h(
      'div',
      { class: 'message' },
      h('p', {}, number, h('span', { class: 'role' }, step.role), used, time),
      step.text === '' ? null : compared(step.text, before, location),
    );
  }
  const call = other?.kind === 'call' ? other : undefined;
  const status = step.status === undefined ? null : h('small', {}, name(step.status));
  return h(
    'div',
    { class: 'call' },
    h('p', {}, number, name(step.tool, 'tool'), status, time),
    step.input === '' ? null : compared(step.input, call?.input, location),
    step.output === '' ? null : outputOf(step, call, location),
  );
}

type Call = Extract<SideStep, { kind: 'call' }>;

/** Short outputs that differ are open. */
const outputOf = ({ output }: Call, other: Call | undefined, location: Location): Node =>
  h(
    'details',
    { open: other !== undefined && other.output !== output && output.length < 600 },
    h('summary', {}, 'output'),
    compared(output, other?.output, location),
  );

/** A text with what differs from the other side. */
function compared(own: string, other: string | undefined, location: Location): Child {
  if (other === undefined || other === own || location === undefined) return h('pre', { dir: 'auto' }, own);
  const [before, after, hiddenKind] = location === 'left' ? [own, other, 'added'] : [other, own, 'removed'];
  return diffed(before, after, ({ parts }) => text(parts.filter(({ kind }) => kind !== hiddenKind)), own);
}
