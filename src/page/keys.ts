import { h } from './dom.ts';
import { neighbours, type Page, stateAt } from './page.ts';
import { hashOf, routeOf } from './route.ts';
import { changedStates } from './states.ts';
import { showPart, testParts } from './views/test-view.ts';

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

/** Single keys of the page; they can be switched off in their dialog. */
export class Keys {
  private isOn = true;
  private readonly dialog: HTMLDialogElement;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const box = h('input', {
      type: 'checkbox',
      id: 'single-keys',
      checked: true,
      onchange: () => {
        this.isOn = box.checked;
      },
    });
    this.dialog = h(
      'dialog',
      { 'aria-labelledby': 'keys-title' },
      h('h2', { id: 'keys-title' }, 'Keys'),
      h(
        'dl',
        { class: 'pairs' },
        KEYS.map(([key, what]) => h('div', {}, h('dt', {}, h('kbd', {}, key)), h('dd', {}, what))),
      ),
      h('p', {}, h('label', {}, box, ' Single keys are on')),
      h('form', { method: 'dialog' }, h('button', {}, 'Close')),
    );
    document.body.appendChild(this.dialog);
    document.addEventListener('keydown', (event) => this.press(event));
  }

  show(): void {
    this.dialog.showModal();
  }

  private press(event: KeyboardEvent): void {
    const { target, key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    // A dialog closes by itself with Esc.
    if (document.querySelector('dialog[open]') !== null) return;
    const isField = target instanceof Element && target.matches('input, select, textarea');
    if (isField) {
      if (key === 'Escape') (target as HTMLElement).blur();
      return;
    }
    const action = key === 'Escape' ? () => this.back() : this.isOn ? this.actions()[key] : undefined;
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  private actions(): Readonly<Record<string, () => void>> {
    const parts = testParts.map((part, index) => [String(index + 1), () => showPart(document, part)] as const);
    return {
      '/': () => this.filter(),
      '?': () => this.show(),
      j: () => moveRow(1),
      ArrowDown: () => moveRow(1),
      k: () => moveRow(-1),
      ArrowUp: () => moveRow(-1),
      '[': () => this.open(this.neighbours()[0]),
      ']': () => this.open(this.neighbours()[1]),
      n: () => this.open(this.changed(1)),
      p: () => this.open(this.changed(-1)),
      ...(routeOf(location.hash).path[0] === 't' ? Object.fromEntries(parts) : {}),
    };
  }

  private back(): void {
    if (routeOf(location.hash).path.length > 0) history.back();
  }

  private filter(): void {
    const field = document.querySelector<HTMLElement>('#filter');
    if (field === null) {
      addEventListener('hashchange', () => document.querySelector<HTMLElement>('#filter')?.focus(), { once: true });
      location.hash = hashOf('tests');
    } else field.focus();
  }

  private get current(): number {
    const { path } = routeOf(location.hash);
    return path[0] === 't' ? this.page.index.tests.id.indexOf(path[1] ?? '') : -1;
  }

  private neighbours(): [number | undefined, number | undefined] {
    return this.current < 0 ? [undefined, undefined] : neighbours(this.page, this.current);
  }

  private changed(by: 1 | -1): number | undefined {
    const { index, list } = this.page;
    const all = list.length > 0 ? list : index.tests.id.map((_, at) => at);
    const changed = all.filter((at) => changedStates.includes(stateAt(index, at)));
    const at = changed.indexOf(this.current);
    return at < 0 ? changed.at(by > 0 ? 0 : -1) : changed[at + by];
  }

  private open(at: number | undefined): void {
    if (at !== undefined) location.hash = hashOf(`t/${this.page.index.tests.id[at]}`);
  }
}

/** Moves the focus to the next row of a table or list. */
function moveRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.table .line a, .rows a.row')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? links[0] : links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
