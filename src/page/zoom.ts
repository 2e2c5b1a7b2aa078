import { h } from './dom.ts';

/** An image that opens at its full size; Esc, its button or a click closes it. The address was checked. */
export function zoomable(uri: string, words: string): HTMLElement {
  return h(
    'button',
    { type: 'button', class: 'zoomable', title: 'Show at full size', onclick: () => zoom(uri, words) },
    h('img', { src: uri, alt: words }),
  );
}

function zoom(uri: string, words: string): void {
  const close = () => dialog.close();
  const dialog: HTMLDialogElement = h(
    'dialog',
    { class: 'zoom', 'aria-label': words, onclose: () => dialog.remove() },
    h(
      'div',
      { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': words },
      h('img', { src: uri, alt: words, onclick: close }),
    ),
    h('button', { type: 'button', onclick: close }, 'Close'),
  );
  document.body.appendChild(dialog);
  dialog.showModal();
}
