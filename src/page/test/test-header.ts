import { type PageIndex, rowFlags, type TestNotes } from '../../reports/html/page-data.ts';
import { isKnownDifference } from '../../reports/html/trajectory.ts';
import { badge, stateBadge } from '../badges.ts';
import { type Child, h, name } from '../dom.ts';
import { icon } from '../icons.ts';
import { fileUrl, hasFile, neighbours, type Page, stateAt, suiteAt, targetAt, testName } from '../page.ts';
import { hashOf } from '../route.ts';
import { external, noiseWords } from '../words.ts';

/** What is known of a test without its answers; `.copies` gets its buttons with the answers. */
export const testHeader = (page: Page, at: number): Node => {
  const notes = page.index.notes[at] ?? {};
  return h(
    'header',
    { class: 'testhead' },
    crumbs(page, at),
    title(page.index, at),
    definition(page.index, at),
    counts(page.index, at),
    notes.why === undefined ? null : h('p', { class: 'meta' }, name(notes.why)),
    firstDifference(notes),
    h('div', { class: 'copies' }),
  );
};

function crumbs(page: Page, at: number): Node {
  const { index } = page;
  const suite = suiteAt(index, at);
  const [before, after] = neighbours(page, at);
  return h(
    'nav',
    { class: 'crumbs', 'aria-label': 'Position' },
    h('a', { href: hashOf('tests') }, 'Tests'),
    h('a', { href: hashOf('tests', { q: `suite:"${suite.name}"` }) }, name(suite.name)),
    h('span', { class: 'flex' }),
    before === undefined ? null : stepLink(index, before, 'Previous test ([)', icon('left'), 'Previous'),
    after === undefined ? null : stepLink(index, after, 'Next test (])', 'Next', icon('right')),
  );
}

const stepLink = ({ tests }: PageIndex, at: number, hint: string, ...content: readonly Child[]): Node =>
  h('a', { href: hashOf(`t/${tests.id[at]}`), class: 'step', title: hint }, content);

function title(index: PageIndex, at: number): Node {
  const flags = index.tests.flags[at] ?? 0;
  return h(
    'div',
    { class: 'title' },
    h('h1', { tabindex: -1 }, testName(index, at)),
    stateBadge(stateAt(index, at)),
    flags & rowFlags.mustPass ? badge('info', 'check', 'must pass') : null,
    flags & rowFlags.flaky ? badge('warn', 'again', 'flaky') : null,
  );
}

function definition(index: PageIndex, at: number): Node {
  const { name: suite, file } = suiteAt(index, at);
  const line = index.tests.line[at] ?? null;
  return h(
    'p',
    { class: 'meta' },
    'on ',
    name(targetAt(index, at)),
    ...(hasFile(suite, file)
      ? [' · ', external(fileUrl(index, file, line), name(line === null ? file : `${file}:${line}`))]
      : []),
  );
}

/** Passed and run trials of each purpose, and whether the difference may be noise. */
function counts({ tests, notes }: PageIndex, at: number): Node {
  const { reruns, control, p, quarantine } = notes[at] ?? {};
  const known = (
    [
      ['base', tests.base[at]],
      ['head', tests.now[at]],
      ['re-run', reruns],
      ['control on base', control],
    ] as const
  ).filter(([, count]) => count !== undefined && count !== null);
  return h(
    'p',
    { class: 'meta' },
    known.map(([of, count], position) => [
      position > 0 ? h('span', { class: 'arrow' }, ' → ') : null,
      `${of} `,
      h('strong', {}, count),
    ]),
    p === undefined ? null : h('span', { class: 'noise' }, noiseWords(p)),
    quarantine === undefined
      ? null
      : h('span', {}, ' quarantined by ', name(quarantine.owner), ` until ${quarantine.expiry}`),
  );
}

function firstDifference({ difference, check, reason }: TestNotes): Child {
  if ((difference ?? check ?? reason) === undefined) return null;
  return h(
    'div',
    { class: 'first' },
    isKnownDifference(difference) ? h('p', {}, h('b', {}, 'First difference'), name(difference)) : null,
    check === undefined ? null : h('p', {}, h('b', {}, 'Failed check'), name(check)),
    reason === undefined ? null : h('p', {}, h('b', {}, 'Reason'), name(reason)),
  );
}
