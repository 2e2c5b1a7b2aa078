import { type TextDiff, textDiff } from '../../shared/text-diff.ts';
import { type Child, h, replace } from '../dom.ts';

/** Longer texts are compared in the background: about 5,000 words. */
const MAX_AT_ONCE = 30_000;
const SLICE_MS = 12;

interface Waiting {
  readonly holder: HTMLElement;
  readonly before: string;
  readonly after: string;
  show(diff: TextDiff): Child;
}

const waiting: Waiting[] = [];
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
    if (spentMs === 0) setTimeout(forget);
    spentMs += performance.now() - start;
    return show(diff);
  }
  const holder = h('div', { class: 'comparing', 'aria-busy': 'true' }, h('pre', { dir: 'auto' }, meanwhile));
  waiting.push({ holder, before, after, show });
  if (!isWorking) void workOff();
  return holder;
}

function forget(): void {
  spentMs = 0;
}

async function workOff(): Promise<void> {
  isWorking = true;
  await pause();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { holder, before, after, show } = next;
    if (!holder.isConnected) continue;
    holder.removeAttribute('aria-busy');
    replace(holder, show(textDiff(before, after)));
    await pause();
  }
  isWorking = false;
}

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));
