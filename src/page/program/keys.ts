import { h } from './dom.ts';
import { changedStates } from './icons.ts';
import { hashOf, neighbours, type Page, positions, routeOf, stateAt, testHash } from './page.ts';
import { pairList } from './parts.ts';
import { showPart, testParts } from './test/test-view.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['/', 'focus the filter'],
  ['j or ↓, k or ↑', 'next, previous row'],
  ['Enter', 'open the row'],
  ['Esc', 'back, or close this dialog'],
  ['[ and ]', 'previous, next test of the current filter'],
  ['n and p', 'next, previous changed test'],
  ['1 to 6', 'answer, grading, trials, trajectory, files, history'],
  ['?', 'this list'],
];

/** Single keys of the page; they can be switched off in the dialog that this gives back. */
export function listenForKeys(page: Page): HTMLDialogElement {
  const isOn = h('input', { type: 'checkbox', id: 'single-keys', checked: true });
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'keys-title' },
    h('h2', { id: 'keys-title' }, 'Keys'),
    pairList(KEYS.map(([key, what]) => [h('kbd', key), what])),
    h('p', h('label', isOn, ' Single keys are on')),
    h('form', { method: 'dialog' }, h('button', 'Close')),
  );
  document.body.appendChild(dialog);

  const { index } = page;
  const open = (at: number | undefined) => {
    if (at !== undefined) location.hash = testHash(index, at);
  };
  const current = () => {
    const [view, id = ''] = routeOf(location.hash).path;
    return view === 't' ? index.tests.id.indexOf(id) : -1;
  };
  const openNeighbour = (side: 0 | 1) => {
    if (current() >= 0) open(neighbours(page, current())[side]);
  };
  const openChanged = (by: 1 | -1) => {
    const all = page.list.length > 0 ? page.list : positions(index);
    const changed = all.filter((at) => changedStates.includes(stateAt(index, at)));
    const at = changed.indexOf(current());
    open(at < 0 ? changed.at(by > 0 ? 0 : -1) : changed[at + by]);
  };
  const focusFilter = () => document.querySelector<HTMLElement>('#filter')?.focus();
  const actions: Readonly<Record<string, () => void>> = {
    '/': () => {
      if (document.querySelector('#filter') === null) {
        addEventListener('hashchange', focusFilter, { once: true });
        location.hash = hashOf('tests');
      } else focusFilter();
    },
    '?': () => dialog.showModal(),
    j: () => moveRow(1),
    ArrowDown: () => moveRow(1),
    k: () => moveRow(-1),
    ArrowUp: () => moveRow(-1),
    '[': () => openNeighbour(0),
    ']': () => openNeighbour(1),
    n: () => openChanged(1),
    p: () => openChanged(-1),
  };

  const actionOf = (key: string): (() => void) | undefined => {
    const [view] = routeOf(location.hash).path;
    if (key === 'Escape') return () => view !== undefined && history.back();
    if (!isOn.checked) return undefined;
    const part = view === 't' ? testParts[Number(key) - 1] : undefined;
    return part === undefined ? actions[key] : () => showPart(document, part);
  };
  document.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    // A dialog closes by itself with Esc.
    const isTaken = ctrlKey || altKey || metaKey || defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (isTaken) return;
    if (target instanceof HTMLElement && target.matches('input, select, textarea')) {
      if (key === 'Escape') target.blur();
      return;
    }
    const action = actionOf(key);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  return dialog;
}

/** Moves the focus to the next row of a table or list. */
function moveRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.table .line .test a, .rows a.row')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? links[0] : links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
