import { canDecode, PageData } from './data.ts';
import { announce, h, name } from './dom.ts';
import { icon } from './icons.ts';
import { Keys } from './keys.ts';
import { Labels } from './labels.ts';
import type { Page } from './page.ts';
import { Router } from './router.ts';
import { verdictLooks } from './states.ts';
import { shortSha } from './words.ts';

const root = document.getElementById('app');

if (root !== null) {
  if (canDecode()) void start(root);
  else oldBrowser(root);
}

/** A browser without `DecompressionStream` shows what the first block says. */
function oldBrowser(app: HTMLElement): void {
  const { head } = new PageData();
  const { word } = verdictLooks[head.kind];
  const advice = 'Answers and tables need a newer browser: Chrome 103, Firefox 113, Safari 16.4 or later.';
  app.append(h('main', { id: 'fallback' }, h('h1', {}, word), h('p', {}, name(head.headline)), h('p', {}, advice)));
}

/** Shows the bar from the first block alone, then the view of the address. */
async function start(app: HTMLElement): Promise<void> {
  const data = new PageData();
  const main = h('main', { id: 'main' }, h('p', { class: 'loading', role: 'status' }, 'Loading …'));
  const nav = h('nav', { 'aria-label': 'Views' });
  app.append(skipLink(main), top(data, nav), main);
  performance.mark('shell');
  const index = await data.index();
  performance.mark('index');
  const page: Page = { data, index, list: index.tests.id.map((_, at) => at), labels: new Labels() };
  const keys = new Keys(page);
  app.querySelector('.tools-keys')?.addEventListener('click', () => keys.show());
  addEventListener('beforeprint', openAll);
  new Router(page, { main, nav }).start();
  performance.mark('view');
}

function openAll(): void {
  for (const part of document.querySelectorAll('details')) part.open = true;
}

function skipLink(main: HTMLElement): Node {
  const onclick = (event: Event) => {
    event.preventDefault();
    main.querySelector<HTMLElement>('h1')?.focus();
  };
  return h('a', { class: 'skip', href: '#main', onclick }, 'Skip to the content');
}

/** The bar at the top. */
function top({ head }: PageData, nav: HTMLElement): Node {
  const { tone, icon: mark, word } = verdictLooks[head.kind];
  return h(
    'div',
    { class: 'top' },
    h(
      'a',
      { class: 'brand', href: '#/' },
      h('span', { class: `dot ${tone}` }, icon(mark)),
      h('b', {}, word),
      head.key === undefined ? null : name(head.key, 'key'),
      head.commit === undefined ? null : h('code', {}, shortSha(head.commit)),
    ),
    nav,
    h('span', { class: 'flex' }),
    h('button', { type: 'button', class: 'tool tools-keys', title: 'Keys (?)', 'aria-label': 'Keys' }, icon('keys')),
    h(
      'button',
      {
        type: 'button',
        class: 'tool',
        title: 'Light or dark',
        'aria-label': 'Switch between light and dark',
        onclick: switchTheme,
      },
      icon('moon'),
    ),
  );
}

/** For this page only: all artifacts of a server share one origin, so nothing is stored. */
function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark =
    dataset['theme'] === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : dataset['theme'] === 'dark';
  dataset['theme'] = isDark ? 'light' : 'dark';
  announce(isDark ? 'light colors' : 'dark colors');
}
