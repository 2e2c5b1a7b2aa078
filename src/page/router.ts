import { h, replace } from './dom.ts';
import { icon } from './icons.ts';
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

const views: Readonly<Record<string, (page: Page, route: Route) => Node | undefined>> = {
  '': overview,
  tests: testsView,
  t: testView,
  targets: targetsView,
  trend: trendView,
  flaky: flakyView,
  run: runView,
};

/** Where the reader left a view: "back" returns to it. */
interface Position {
  readonly top: number;
  /** The address of the opened row. */
  readonly row: string | null;
}

/** Shows the view of the address. */
export class Router {
  private readonly page: Page;
  private readonly main: HTMLElement;
  private readonly nav: HTMLElement;
  private readonly left = new Map<string, Position>();
  private shown = '';
  private openedRow: string | null = null;

  constructor(page: Page, { main, nav }: { readonly main: HTMLElement; readonly nav: HTMLElement }) {
    this.page = page;
    this.main = main;
    this.nav = nav;
  }

  start(): void {
    document.addEventListener('click', ({ target }) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      this.openedRow = href?.startsWith('#/t/') ? href : null;
    });
    addEventListener('hashchange', () => this.follow());
    const route = this.draw();
    showPart(this.main, route.query.get('v'));
  }

  /** The table follows its own filter; another side of a test is another view. */
  private follow(): void {
    const { path } = routeOf(location.hash);
    const where = path.join('/');
    if (where === this.shown && path[0] !== 't' && where !== 'tests') return;
    this.left.set(this.shown, { top: scrollY, row: this.openedRow });
    const back = this.left.get(where);
    this.draw();
    this.focus(back);
  }

  private draw(): Route {
    const route = routeOf(location.hash);
    const name = route.path[0] ?? '';
    // Not `constructor` and the like, which every object has.
    const view = Object.hasOwn(views, name) ? views[name]?.(this.page, route) : undefined;
    replace(this.main, view ?? [unknownView(), overview(this.page)]);
    navigation(this.nav, route, this.page);
    this.shown = route.path.join('/');
    const title = this.main.querySelector('h1')?.textContent ?? 'Report';
    document.title = `${title} · ${verdictLooks[this.page.index.verdict.kind].word}`;
    return route;
  }

  /** The row that the reader came from, or the heading of the new view. */
  private focus(back: Position | undefined): void {
    const row = back?.row ? this.main.querySelector<HTMLElement>(`a[href="${back.row}"]`) : null;
    (row ?? this.main.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    scrollTo(0, row === null ? 0 : (back?.top ?? 0));
  }
}

const unknownView = (): Node =>
  h(
    'p',
    { class: 'banner', role: 'note' },
    icon('warn'),
    h('span', {}, 'This report has no such view or test; this is its overview.'),
  );

function navigation(nav: HTMLElement, { path }: Route, { index }: Page): void {
  const here = path[0] === 't' ? 'tests' : (path[0] ?? '');
  const links: readonly (readonly [string, string])[] = [
    ['', 'Overview'],
    ['tests', 'Tests'],
    ...(index.targetNames.length > 1 ? ([['targets', 'Targets']] as const) : []),
    ...(index.trend.length > 0 ? ([['trend', 'Trend']] as const) : []),
    ['flaky', 'Flaky'],
    ['run', 'Run'],
  ];
  replace(
    nav,
    links.map(([view, title]) => h('a', { href: `#/${view}`, 'aria-current': view === here ? 'page' : null }, title)),
  );
}
