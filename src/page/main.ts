import { canDecode, PageData } from './data.ts';
import { announce, h, name, replace } from './dom.ts';
import { icon } from './icons.ts';
import { Keys } from './keys.ts';
import type { Page } from './page.ts';
import { type Route, routeOf } from './route.ts';
import { verdictLooks } from './states.ts';
import { flakyView } from './views/flaky-view.ts';
import { overview } from './views/overview.ts';
import { runView } from './views/run-view.ts';
import { targetsView } from './views/targets-view.ts';
import { showPart, testView } from './views/test-view.ts';
import { testsView } from './views/tests-view.ts';
import { trendView } from './views/trend-view.ts';
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

async function start(app: HTMLElement): Promise<void> {
  const data = new PageData();
  const main = h('main', { id: 'main' }, h('p', { class: 'loading', role: 'status' }, 'Loading …'));
  const nav = h('nav', { 'aria-label': 'Views' });
  app.append(
    h(
      'a',
      {
        class: 'skip',
        href: '#main',
        onclick: (event: Event) => {
          event.preventDefault();
          main.querySelector<HTMLElement>('h1')?.focus();
        },
      },
      'Skip to the content',
    ),
    top(data, nav),
    main,
  );
  performance.mark('shell');
  const index = await data.index();
  performance.mark('index');
  const page: Page = { data, index, list: index.tests.id.map((_, at) => at) };
  const keys = new Keys(page);
  app.querySelector('.tools-keys')?.addEventListener('click', () => keys.show());
  const views: Readonly<Record<string, (route: Route) => Node | undefined>> = {
    '': () => overview(page),
    tests: (route) => testsView(page, route),
    t: (route) => testView(page, route),
    targets: () => targetsView(page),
    trend: () => trendView(page),
    flaky: () => flakyView(page),
    run: () => runView(page),
  };
  let shown = '';
  const left = new Map<string, { readonly top: number; readonly row: string | null }>();
  const show = (isFirst: boolean) => {
    const route = routeOf(location.hash);
    const where = route.path.join('/');
    const isSameTest = !isFirst && where === shown && route.path[0] !== 't';
    if (isSameTest && where !== 'tests') return;
    left.set(shown, { top: scrollY, row: lastRow });
    const view = views[route.path[0] ?? '']?.(route);
    replace(
      main,
      view ?? [
        h(
          'p',
          { class: 'banner', role: 'note' },
          icon('warn'),
          h('span', {}, 'This report has no such view or test; this is its overview.'),
        ),
        overview(page),
      ],
    );
    navigation(nav, route, page);
    const back = left.get(where);
    shown = where;
    document.title = `${main.querySelector('h1')?.textContent ?? 'Report'} · ${verdictLooks[index.verdict.kind].word}`;
    if (isFirst) {
      showPart(main, route.query.get('v'));
      return;
    }
    const row =
      back?.row === null || back?.row === undefined ? null : main.querySelector<HTMLElement>(`a[href="${back.row}"]`);
    (row ?? main.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    scrollTo(0, row === null ? 0 : (back?.top ?? 0));
  };
  let lastRow: string | null = null;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    lastRow = link?.getAttribute('href')?.startsWith('#/t/') ? link.getAttribute('href') : null;
  });
  addEventListener('hashchange', () => show(false));
  addEventListener('beforeprint', () => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  show(true);
  performance.mark('view');
}

/** The bar at the top, from the first block alone. */
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

function navigation(nav: HTMLElement, { path }: Route, { index }: Page): void {
  const here = path[0] === 't' ? 'tests' : (path[0] ?? '');
  const views: readonly (readonly [string, string])[] = [
    ['', 'Overview'],
    ['tests', 'Tests'],
    ...(index.targetNames.length > 1 ? ([['targets', 'Targets']] as const) : []),
    ...(index.trend.length > 0 ? ([['trend', 'Trend']] as const) : []),
    ['flaky', 'Flaky'],
    ['run', 'Run'],
  ];
  replace(
    nav,
    views.map(([view, title]) => h('a', { href: `#/${view}`, 'aria-current': view === here ? 'page' : null }, title)),
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
