import { announce, type Child, h, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import type { OpenTest } from './open-test.ts';

/** Buttons that copy the command, the address, a prompt for a coding agent, and the data of a test. */
export function copyButtons(holder: Element | null, page: Page, open: OpenTest): void {
  if (holder === null) return;
  const { command = '', prompt } = open.answer ?? {};
  const button = (title: string, what: string, text: () => string): Child =>
    h('button', { type: 'button', class: 'copy', onclick: () => void copy(text(), what) }, icon('copy'), title);
  replace(
    holder,
    command === '' ? null : button('Reproduce', 'Command', () => commandOf(page, command)),
    button('Link', 'Link', () => location.href),
    prompt === undefined ? null : button('Prompt for a coding agent', 'Prompt', () => prompt),
    button('JSON', 'JSON', () => JSON.stringify({ test: page.index.tests.test[open.at], ...open }, null, 2)),
  );
}

/** In a job, the baseline is named too: the command then compares with the same evidence. */
function commandOf({ index }: Page, command: string): string {
  const run =
    index.baseline.kind === 'found'
      ? index.baseline.provenance.find(({ runId }) => runId !== undefined)?.runId
      : undefined;
  return run === undefined ? command : `${command} --baseline ${run}`;
}

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h('textarea', { readonly: true, 'aria-label': what, class: 'copied' }, text);
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
