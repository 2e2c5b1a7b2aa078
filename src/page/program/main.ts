import { announce, h, name, replace } from './dom.ts';
import { icon, verdictLooks } from './icons.ts';
import { listenForKeys } from './keys.ts';
import { Labels } from './labels.ts';
import { canDecode, type Page, PageData, type Route, routeOf, tableRows } from './page.ts';
import { banner } from './parts.ts';
import { showPart, testView } from './test/test-view.ts';
import { flakyView } from './views/flaky-view.ts';
import { overview } from './views/overview.ts';
import { runView } from './views/run-view.ts';
import { targetsView } from './views/targets-view.ts';
import { testsView } from './views/tests-view.ts';
import { trendView } from './views/trend-view.ts';
import { shortSha } from './words.ts';

const root = document.getElementById('app');

if (root !== null) {
  if (canDecode()) void start(root);
  else {
    // A browser without `DecompressionStream` shows what the first block says.
    const { head } = new PageData();
    const advice = 'Answers and tables need a newer browser: Chrome 103, Firefox 113, Safari 16.4 or later.';
    root.append(
      h('main', { id: 'fallback' }, h('h1', verdictLooks[head.kind].word), h('p', name(head.headline)), h('p', advice)),
    );
  }
}

/** Shows the bar from the first block alone, then the view of the address. */
async function start(app: HTMLElement): Promise<void> {
  const data = new PageData();
  const main = h('main', { id: 'main' }, h('p.loading', { role: 'status' }, 'Loading …'));
  const nav = h('nav', { 'aria-label': 'Views' });
  const skip = (event: Event) => {
    event.preventDefault();
    main.querySelector<HTMLElement>('h1')?.focus();
  };
  app.append(h('a.skip', { href: '#main', onclick: skip }, 'Skip to the content'), top(data, nav), main);
  const index = await data.index();
  const page: Page = { data, index, list: [...tableRows(index).keys()], labels: new Labels() };
  const keys = listenForKeys(page);
  app.querySelector('.tools-keys')?.addEventListener('click', () => keys.showModal());
  addEventListener('beforeprint', () => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  // Shows the view of the address.
  const { experiment, targetNames, trend, verdict } = page.index;
  const titles: Readonly<Record<string, string | false>> = {
    '': 'Overview',
    tests: 'Tests',
    targets: targetNames.length > 1 && experiment === undefined && 'Targets',
    trend: trend.length > 0 && 'Trend',
    flaky: 'Flaky',
    run: 'Run',
  };
  /** Where the reader left a view, and the address of the row that was opened: "back" returns to it. */
  const left = new Map<string, { readonly top: number; readonly row: string | null }>();
  let shown = '';
  let openedRow: string | null = null;

  const draw = (): Route => {
    const route = routeOf(location.hash);
    const [first = ''] = route.path;
    const unknown = () => [banner('This report has no such view or test; this is its overview.'), overview(page)];
    replace(main, views.get(first)?.(page, route) ?? unknown());
    const here = first === 't' ? 'tests' : first;
    replace(
      nav,
      Object.entries(titles).map(
        ([view, title]) => title && h('a', { href: `#/${view}`, 'aria-current': view === here ? 'page' : null }, title),
      ),
    );
    shown = route.path.join('/');
    document.title = `${main.querySelector('h1')?.textContent ?? 'Report'} · ${verdictLooks[verdict.kind].word}`;
    return route;
  };

  document.addEventListener('click', ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    openedRow = href?.startsWith('#/t/') ? href : null;
  });
  addEventListener('hashchange', () => {
    const { path } = routeOf(location.hash);
    const where = path.join('/');
    // The table follows its own filter; another side of a test is another view.
    if (where === shown && path[0] !== 't' && where !== 'tests') return;
    left.set(shown, { top: scrollY, row: openedRow });
    const back = left.get(where);
    draw();
    // The row that the reader came from, or the heading of the new view.
    const row = back?.row ? main.querySelector<HTMLElement>(`a[href="${back.row}"]`) : null;
    (row ?? main.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    scrollTo(0, row === null ? 0 : (back?.top ?? 0));
  });
  showPart(main, draw().query.get('v'));
}

function top({ head }: PageData, nav: HTMLElement): Node {
  const { tone, icon: mark, word } = verdictLooks[head.kind];
  const themes = 'Switch between light and dark';
  return h(
    'div.top',
    h(
      'a.brand',
      { href: '#/' },
      h(`span.dot.${tone}`, icon(mark)),
      h('b', word),
      head.key !== undefined && name(head.key, 'key'),
      head.commit !== undefined && h('code', shortSha(head.commit)),
    ),
    nav,
    h('span.flex'),
    h('button.tool.tools-keys', { type: 'button', title: 'Keys (?)', 'aria-label': 'Keys' }, icon('keys')),
    h(
      'button.tool',
      {
        type: 'button',
        title: 'Light or dark',
        'aria-label': themes,
        onclick() {
          // For this page only: all artifacts of a server share one origin, so nothing is stored.
          const { dataset } = document.documentElement;
          const { matches } = matchMedia('(prefers-color-scheme: dark)');
          const isDark = dataset['theme'] === undefined ? matches : dataset['theme'] === 'dark';
          dataset['theme'] = isDark ? 'light' : 'dark';
          announce(isDark ? 'light colors' : 'dark colors');
        },
      },
      icon('moon'),
    ),
  );
}

const views = new Map<string, (page: Page, route: Route) => Node | undefined>([
  ['', overview],
  ['tests', testsView],
  ['t', testView],
  ['targets', targetsView],
  ['trend', trendView],
  ['flaky', flakyView],
  ['run', runView],
]);
