import { isCut } from '../../../model/run/cut-side.ts';
import { meanOfKnown } from '../../../model/values/sums.ts';
import { duration, money, score, tokens } from '../../../reports/numbers.ts';
import { rowFlags } from '../../data/page-data.ts';
import type { PageIndex } from '../../data/page-index.ts';
import { isKnownDifference, MEASURED_DIFFERENTLY } from '../../data/trajectory.ts';
import { announce, type Child, h, name, replace } from '../dom.ts';
import { badge, icon, stateBadge } from '../icons.ts';
import { labelForm } from '../labels.ts';
import {
  fileLink,
  hasFile,
  hasFlag,
  hashOf,
  neighbours,
  type OpenTest,
  type Page,
  type Route,
  rowWith,
  sameTestOn,
  sideTitle,
  stateAt,
  suiteAt,
  suiteHash,
  targetAt,
  testHash,
  testName,
} from '../page.ts';
import { banner, scrollTable, section } from '../parts.ts';
import { changeOf, noiseWords, signed } from '../words.ts';
import { answers } from './answers.ts';
import { filesView } from './files-view.ts';
import { grading } from './grading.ts';
import { stepsView } from './steps-view.ts';
import { historyView, trialStrip } from './trials-view.ts';

/** Parts of the page of a test, in the order of the keys 1 to 6. */
export const testParts = ['answer', 'grading', 'trials', 'trajectory', 'files', 'history'] as const;

export function showPart(view: ParentNode, part: string | null): void {
  const heading = part === null ? null : view.querySelector<HTMLElement>(`#part-${part}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The page of one test; undefined if there is no test with the id. */
export function testView(page: Page, { path, query }: Route): HTMLElement | undefined {
  const at = page.index.tests.id.indexOf(path[1] ?? '');
  if (at < 0) return undefined;
  const content = h('div.parts', h('p.loading', { role: 'status' }, 'Loading the answers …'));
  const copies = h('div.copies');
  const view = h('div.view.test', testHeader(page, at, copies), content);
  const load = async () => {
    const open = await loadTest(page, at, query.get('b') ?? undefined);
    replace(content, parts(page, open));
    replace(copies, copyButtons(page, open));
    showPart(view, query.get('v'));
  };
  void load().catch((error: unknown) =>
    replace(content, h('p.banner', `The details of this test cannot be read: ${String(error)}`)),
  );
  return view;
}

/**
 * All that is stored of a test, and in an experiment the answers of all variants; `wanted` names the side that the reader chose:
 * `target:mini` is the head on that target.
 */
async function loadTest({ data, index }: Page, at: number, wanted: string | undefined): Promise<OpenTest> {
  let details = await data.details(index, at);
  const others = index.experiment?.variants ?? (wanted?.startsWith('target:') ? [wanted.slice('target:'.length)] : []);
  for (const target of others) {
    const other = sameTestOn(index, at, target);
    if (other < 0 || other === at) continue;
    const { answer, steps, files } = await data.details(index, other);
    const withHead = <Value>(sides: Readonly<Record<string, Value>> | undefined, head: Value | undefined) =>
      head === undefined ? sides : { ...sides, [`target:${target}`]: head };
    details = {
      answer: details.answer && {
        ...details.answer,
        sides: withHead(details.answer.sides, answer?.sides['head']) ?? {},
      },
      steps: withHead(details.steps, steps?.['head']),
      files: withHead(details.files, files?.['head']),
    };
  }
  const sides = details.answer?.sides ?? {};
  // Control trials come first where they decided: they ran at the same time.
  const isDecided = ['regressed', 'fails-on-base'].includes(stateAt(index, at));
  const preferred = [
    wanted ?? '',
    ...(isDecided ? ['control', 'base'] : ['base', 'control']),
    ...others.map((target) => `target:${target}`),
  ];
  const side = wanted === 'none' ? undefined : preferred.find((each) => sides[each] !== undefined);
  const head = index.experiment !== undefined || side?.startsWith('target:') ? targetAt(index, at) : 'head';
  return { at, notes: index.notes[at] ?? {}, ...details, side, head };
}

/** What is known of a test without its answers. */
function testHeader(page: Page, at: number, copies: Node): Node {
  const { index } = page;
  const { tests, notes } = index;
  const { why, reruns, control, p, quarantine, difference, check, reason } = notes[at] ?? {};
  const suite = suiteAt(index, at);
  const [before, after] = neighbours(page, at);
  const step = (to: number | undefined, title: string, ...content: readonly Child[]) =>
    to !== undefined && h('a.step', { href: testHash(index, to), title }, content);
  const counts = Object.entries({
    base: tests.base[at],
    head: tests.now[at],
    're-run': reruns,
    'control on base': control,
  })
    .filter(([, count]) => count)
    .map(([of, count], position) => [position > 0 && h('span.arrow', ' → '), `${of} `, h('strong', count)]);
  // The variants of an experiment are a step away.
  const onVariants = rowWith(index, at)[1].map((own, position) => {
    if (index.experiment === undefined || own === undefined) return null;
    const variant = name(targetAt(index, own));
    const shown = own === at ? h('b', variant) : h('a', { href: testHash(index, own) }, variant);
    return [position > 0 && ' · ', shown, ' ', h('strong', tests.now[own] ?? '–')];
  });
  const first = [
    check !== undefined && h('p', h('b', 'Failed check'), name(check)),
    reason !== undefined && h('p', h('b', 'Reason'), name(reason)),
    isKnownDifference(difference) && h('p', h('b', 'First difference'), name(difference)),
  ];
  return h(
    'header.testhead',
    h(
      'nav.crumbs',
      { 'aria-label': 'Position' },
      h('a', { href: hashOf('tests') }, 'Tests'),
      h('a', { href: suiteHash(suite.name) }, name(suite.name)),
      h('span.flex'),
      step(before, 'Previous test ([)', icon('left'), 'Previous'),
      step(after, 'Next test (])', 'Next', icon('right')),
    ),
    h(
      'div.title',
      h('h1', { tabindex: -1 }, testName(index, at)),
      stateBadge(stateAt(index, at)),
      hasFlag(index, at, rowFlags.mustPass) && badge('info', 'check', 'must pass'),
      hasFlag(index, at, rowFlags.flaky) && badge('warn', 'again', 'flaky'),
    ),
    (difference ?? check ?? reason) !== undefined && h('div.first', first),
    h(
      'p.meta',
      'on ',
      name(targetAt(index, at)),
      hasFile(suite.name, suite.file) && [' · ', fileLink(index, suite.file, tests.line[at] ?? null)],
    ),
    h(
      'p.meta',
      index.experiment ? onVariants : counts,
      p !== undefined && h('span.noise', noiseWords(p)),
      quarantine && h('span', ' quarantined by ', name(quarantine.owner), ` until ${quarantine.expiry}`),
    ),
    why !== undefined && h('p.meta', name(why)),
    copies,
  );
}

/** Buttons that copy the command, the address, a prompt for a coding agent, and the data of a test. */
function copyButtons({ index }: Page, open: OpenTest): Child {
  const { command = '', prompt } = open.answer ?? {};
  const { baseline } = index;
  // In a job, the baseline is named too: the command then compares with the same evidence.
  const run =
    baseline.kind === 'found' ? baseline.provenance.find(({ runId }) => runId !== undefined)?.runId : undefined;
  const button = (title: string, what: string, text: () => string): Child =>
    h('button.copy', { type: 'button', onclick: () => void copy(text(), what) }, icon('copy'), title);
  return [
    command !== '' &&
      button('Reproduce', 'Command', () => (run === undefined ? command : `${command} --baseline ${run}`)),
    button('Link', 'Link', () => location.href),
    prompt !== undefined && button('Prompt for a coding agent', 'Prompt', () => prompt),
    button('JSON', 'JSON', () => JSON.stringify({ test: index.tests.test[open.at], ...open }, null, 2)),
  ];
}

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h('textarea.copied', { readonly: true, 'aria-label': what }, text);
    document.body.appendChild(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    if (!isCopied) {
      announce('Copying is not allowed here');
      return;
    }
  }
  announce(`${what} copied`);
}

function parts(page: Page, open: OpenTest): Child {
  const { index } = page;
  const { at, answer, side } = open;
  const omitted = (['answer', 'steps', 'files'] as const).filter((each) => index.tests.chunks[each][at] === -1);
  const part = (id: string, title: string, content: Child): Child =>
    content !== null &&
    h(
      `section.card.${id}`,
      { 'aria-labelledby': `part-${id}` },
      h('h2', { id: `part-${id}`, tabindex: -1 }, title),
      content,
    );
  // The base side has nothing to show where its sample was too large.
  const withCutNote = (cut: 'steps' | 'fileChanges', words: string, content: Child) =>
    isCut(answer?.sides[side ?? ''], cut)
      ? [
          h(
            'p.hint',
            `${sideTitle(side)}: the ${words} were too large to be stored with the samples of the base branch.`,
          ),
          content,
        ]
      : content;
  return [
    omitted.length > 0 &&
      banner(
        `To keep this file small, the ${omitted.join(' and ')} of this test are left out. index.jsonl in the results has them.`,
      ),
    answer && [
      sideChoice(index, open),
      part('answer', 'Answer', answers(index, answer, open)),
      part('grading', 'Grading', grading(answer, open)),
      part('trials', 'Trials', trialStrip(index, at, answer)),
      part('label', 'Your review', labelForm(page.labels, index, at, answer)),
    ],
    part('trajectory', 'Trajectory', withCutNote('steps', 'steps', stepsView(open))),
    part('files', 'Files', withCutNote('fileChanges', 'file changes', filesView(open))),
    part('history', 'History', historyView(index, answer)),
    numbers(index, open),
  ];
}

/** Links to the sides that the head can be compared with. */
function sideChoice(index: PageIndex, open: OpenTest): Child {
  const { at, answer, side, notes } = open;
  const { targetNames } = index;
  const sides = Object.keys(answer?.sides ?? {}).filter((each) => each !== 'head' && !each.startsWith('target:'));
  const targets = targetNames
    .filter((target) => target !== targetAt(index, at) && sameTestOn(index, at, target) >= 0)
    .map((target) => `target:${target}`);
  const all = [...sides, ...targets];
  if (all.length === 0) {
    const isMeasuredDifferently = notes.difference === MEASURED_DIFFERENTLY;
    const why = 'The base branch measures this test differently: its answer is not shown.';
    // Where nothing was compared, nothing is missing.
    return (
      (isMeasuredDifferently || index.baseline.kind === 'found') &&
      h('p.hint', isMeasuredDifferently ? why : `${index.samples}.`)
    );
  }
  const link = (value: string, text: Child) => {
    const isShown = (side ?? 'none') === value;
    return h('a.chip', { href: testHash(index, at, value), 'aria-current': isShown ? 'true' : null }, text);
  };
  return h(
    'nav.chips',
    { 'aria-label': `Compare ${open.head} with` },
    h('span', 'Compare with'),
    all.map((value) => link(value, name(sideTitle(value)))),
    link('none', 'nothing'),
  );
}

/** One number of the head, as the mean of its baseline trials, and in one trial of the other side. */
interface NumberRow {
  readonly title: string;
  readonly head: number | null | undefined;
  readonly base?: number | null | undefined;
  readonly other: number | null | undefined;
  show(value: number | undefined): string;
}

function numbers(index: PageIndex, { at, answer, side, head }: OpenTest): Child {
  const { experiment, tests } = index;
  const [first = at] = experiment === undefined ? [] : rowWith(index, at)[1];
  const onFirst = (column: readonly (number | null)[]) => (first === at ? undefined : column[first]);
  // The means of the first variant say more than one trial of it.
  const other = side === undefined || experiment !== undefined ? undefined : answer?.sides[side];
  const mean = experiment?.variants[0] ?? 'Baseline mean';
  const times = (answer?.history ?? []).flatMap(({ durationMs }) => durationMs ?? []);
  const all: readonly NumberRow[] = [
    { title: 'Score', show: score, head: tests.score[at], base: tests.baseScore[at], other: other?.score },
    { title: 'Cost', show: money, head: tests.cost[at], base: tests.baseCost[at], other: other?.costUsd },
    {
      title: 'Time',
      show: duration,
      head: tests.time[at],
      base: meanOfKnown(times) ?? onFirst(tests.time),
      other: other?.durationMs,
    },
    { title: 'Tokens', show: tokens, head: tests.tokens[at], base: onFirst(tests.tokens), other: other?.tokens },
  ];
  const rows = all.filter(({ head, base, other: sample }) => (head ?? base ?? sample ?? null) !== null);
  const hasMean = rows.some(({ base }) => typeof base === 'number');
  const titles = [
    'Number',
    ...(hasMean ? [`#${mean}`] : []),
    ...(other ? [`#${sideTitle(side)}`] : []),
    `#${head === 'head' ? 'Head' : head}`,
    ...(hasMean || other ? [`#Change to ${!hasMean ? sideTitle(side) : experiment ? mean : 'the mean'}`] : []),
  ];
  const lines = rows.map(({ title, show, head, base, other: sample }) => {
    const before = hasMean ? base : sample;
    const isKnown = typeof head === 'number' && typeof before === 'number';
    const change = title !== 'Score' ? changeOf(head, before) : isKnown ? signed(head - before) : '';
    const shown = [...(hasMean ? [base] : []), ...(other ? [sample] : []), head];
    return [title, ...shown.map((value) => show(value ?? undefined)), ...(hasMean || other ? [change] : [])];
  });
  return rows.length > 0 && section('Numbers', 'part-numbers', scrollTable('Numbers', titles, lines));
}
