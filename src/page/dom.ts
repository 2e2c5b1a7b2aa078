/** Elements are made of text nodes and attributes only: nothing here parses markup. */

export type Child = Node | string | number | false | null | undefined | readonly Child[];
type Handler = (event: never) => void;
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined | Handler>>;

/** Makes an element: `h('a', { class: 'link', href: '#/' }, 'Overview')`. Attributes that begin with `on` are listeners. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  append(element, children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

export function svg(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement {
  const element = document.createElementNS(SVG, tag);
  setAttributes(element, attributes);
  append(element, children);
  return element;
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
}

function append(parent: Node, children: readonly Child[]): void {
  for (const child of children) {
    if (child === false || child === null || child === undefined) continue;
    if (typeof child === 'object' && 'nodeType' in child) parent.appendChild(child);
    else if (typeof child === 'object') append(parent, child);
    else parent.appendChild(document.createTextNode(String(child)));
  }
}

export function replace(parent: Element, ...children: readonly Child[]): void {
  parent.replaceChildren();
  append(parent, children);
}

/** A name that others chose, isolated from the direction of the text around it. */
export const name = (text: string, kind = ''): HTMLElement => h('bdi', kind === '' ? {} : { class: kind }, text);

/** Words for screen readers only. */
export const hidden = (text: string): HTMLElement => h('span', { class: 'sr' }, text);

let live: HTMLElement | undefined;

/** Says something to screen readers, and shows it for a moment. */
export function announce(text: string): void {
  live ??= document.body.appendChild(h('div', { class: 'toast', role: 'status' }));
  live.textContent = text;
  live.classList.add('shown');
  setTimeout(() => live?.classList.remove('shown'), 1800);
}
