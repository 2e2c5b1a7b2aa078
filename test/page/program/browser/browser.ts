import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { getOrMake } from '../../../../src/model/values/once.ts';
import { chromiumPath } from '../../../support/chromium.ts';

let browser: Browser;

/** Opens a browser for the tests of a file, and closes it after them. */
export function useBrowser(): void {
  beforeAll(async () => {
    const executablePath = chromiumPath();
    if (executablePath === undefined) {
      throw new Error('There is no Chromium: install it ("apt-get install chromium"), or name it in CHROMIUM_PATH');
    }
    const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];
    browser = await chromium.launch({ executablePath, args });
  }, 120_000);
  afterAll(async () => {
    documents.clear();
    pages.clear();
    await browser?.close();
  });
}

export interface OpenPage extends AsyncDisposable {
  readonly page: Page;
  /** The address of the file, without a view. */
  readonly url: string;
  /** What the page said on its console, errors and broken policies among them; and dialogs. */
  readonly said: readonly string[];
  show(hash: string): Promise<void>;
  /** Clicks a link to another view, and waits until it is shown: a click ends before the page hears of the new address. */
  follow(link: Locator): Promise<void>;
}

/** The view that is shown, and what the browser says of its reader. */
export interface Look {
  readonly hash?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'active';
}

export interface PageOptions
  extends Look,
    Pick<BrowserContextOptions, 'javaScriptEnabled' | 'timezoneId' | 'bypassCSP'> {
  readonly permissions?: readonly string[];
}

/** Opens a page from a file, as people do. */
export async function openPage(html: string, options: PageOptions = {}): Promise<OpenPage> {
  const { hash, viewport, colorScheme, forcedColors, permissions = [], ...others } = options;
  const page = await blankPage(others);
  await page.context().grantPermissions(permissions);
  const { folder, url } = fileOf(html);
  const said = listen(page);
  await setLook(page, options);
  await page.goto(`${url}${hash ?? '#/'}`);
  if (options.javaScriptEnabled !== false) await settled(page);
  return {
    page,
    url,
    said,
    show: (next) => show(page, `${url}${next}`),
    follow: (link) => follow(page, link),
    async [Symbol.asyncDispose]() {
      await leave(page);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const documents = new Map<string, ReturnType<typeof loadOnce>>();

/**
 * Shows a page that earlier tests may have loaded, for tests that only read it and follow its links: to load it takes most of
 * the time of such a test.
 */
export async function readPage(html: string, look: Look = {}) {
  const opened = await getOrMake(documents, html, () => loadOnce(html));
  await setLook(opened.page, look);
  await opened.show(look.hash ?? '#/');
  return opened;
}

async function loadOnce(html: string): Promise<Omit<OpenPage, keyof AsyncDisposable>> {
  const page = await newPage();
  const { folder, url } = fileOf(html);
  const said = listen(page);
  await page.goto(url);
  rmSync(folder, { recursive: true, force: true });
  return { page, url, said, show: (next) => show(page, `${url}${next}`), follow: (link) => follow(page, link) };
}

function fileOf(html: string): { folder: string; url: string } {
  const folder = mkdtempSync(join(tmpdir(), 'report-page-'));
  const path = join(folder, 'report.html');
  writeFileSync(path, html);
  return { folder, url: `file://${path}` };
}

async function setLook(page: Page, { viewport, colorScheme, forcedColors }: Look): Promise<void> {
  await page.setViewportSize(viewport ?? { width: 1280, height: 900 });
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: 'reduce',
    forcedColors: forcedColors ?? 'none',
  });
}

function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    said.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return said;
}

/** Shows another view of the open page, and waits until the page has heard of the new address. */
async function show(page: Page, url: string): Promise<void> {
  await page.evaluate(async (address) => {
    if (location.href === address) return;
    const heard = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.href = address;
    await heard;
  }, url);
  await settled(page);
}

async function follow(page: Page, link: Locator): Promise<void> {
  const changed = await page.evaluateHandle(() => {
    const heard = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    return { heard };
  });
  await link.click();
  await changed.evaluate(({ heard }) => heard.then(() => {}));
  await settled(page);
}

const pages = new Map<string, Promise<Page>>();

/** One page for all tests with the same options: to start the process of another takes most of the time of a test. */
export const blankPage = (options: BrowserContextOptions = {}): Promise<Page> =>
  getOrMake(pages, JSON.stringify(options), () => newPage(options));

const newPage = (options: BrowserContextOptions = {}): Promise<Page> =>
  browser.newPage({ locale: 'en-US', timezoneId: 'UTC', ...options });

/** Ends the document, even one that asks its reader to stay, and what a test listened to. */
async function leave(page: Page): Promise<void> {
  page.removeAllListeners();
  page.on('dialog', (dialog) => dialog.accept());
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  await page.context().clearPermissions();
  page.removeAllListeners();
}

/** Waits until the view and what it loads are there. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => document.querySelector('.loading') === null);
}

/** What is wider than its place on the screen. */
export const clippedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#app *')]
      .filter((each) => each.clientWidth > 1 && each.getClientRects().length > 0)
      .filter((each) => {
        const isCut = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible';
        return isCut || each.getBoundingClientRect().right > innerWidth + 1;
      })
      .map((each) => `${each.tagName}.${each.getAttribute('class')}: ${each.textContent?.slice(0, 60)}`),
  );

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds that hinders people who use a keyboard or a screen reader. */
export async function obstaclesOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};`);
  return page.evaluate(async (values) => {
    const { axe: tool } = window as unknown as {
      axe: {
        run(
          what: Document,
          how: unknown,
        ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await tool.run(document, {
      runOnly: { type: 'tag', values },
      // The details of what is all right take a third of the time.
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes[0]?.target)} ${nodes[0]?.failureSummary}`);
  }, tags);
}
