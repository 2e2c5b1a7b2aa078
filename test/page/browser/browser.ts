import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PATHS = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Chromium, which `.ci/run` installs. Without it the tests of the page fail: they are never skipped. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = PATHS.find((path) => path !== '' && existsSync(path));
  if (executablePath === undefined) {
    throw new Error('There is no Chromium: install it ("apt-get install chromium"), or name it in CHROMIUM_PATH');
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'] });
}

export interface OpenPage extends AsyncDisposable {
  readonly page: Page;
  /** The address of the file, without a view. */
  readonly url: string;
  /** What the page said on its console, errors and broken policies among them; and dialogs. */
  readonly said: readonly string[];
  show(hash: string): Promise<void>;
}

export interface PageOptions
  extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'permissions' | 'timezoneId' | 'bypassCSP'> {
  readonly hash?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'active';
}

/** Opens a page from a file, as people do. */
export async function openPage(browser: Browser, html: string, options: PageOptions = {}): Promise<OpenPage> {
  const { hash = '#/', viewport, colorScheme, forcedColors, ...others } = options;
  const folder = mkdtempSync(join(tmpdir(), 'report-page-'));
  const path = join(folder, 'report.html');
  writeFileSync(path, html);
  const page = await blankPage(browser, others);
  await page.setViewportSize(viewport ?? { width: 1280, height: 900 });
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: 'reduce',
    forcedColors: forcedColors ?? 'none',
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    said.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const url = `file://${path}`;
  await page.goto(`${url}${hash}`);
  const opened: OpenPage = {
    page,
    url,
    said,
    async show(next) {
      await page.goto(`${url}${next}`);
      await settled(page);
    },
    async [Symbol.asyncDispose]() {
      await leave(page);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  if (options.javaScriptEnabled !== false) await settled(page);
  return opened;
}

const pages = new WeakMap<Browser, Map<string, Page>>();

/** One page for all tests with the same options: to start the process of another takes most of the time of a test. */
export async function blankPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const own = pages.get(browser) ?? new Map<string, Page>();
  pages.set(browser, own);
  const key = JSON.stringify(options);
  const page = own.get(key) ?? (await browser.newPage({ locale: 'en-US', timezoneId: 'UTC', ...options }));
  own.set(key, page);
  return page;
}

/** Ends the document, even one that asks its reader to stay, and what a test listened to. */
async function leave(page: Page): Promise<void> {
  page.removeAllListeners();
  page.on('dialog', (dialog) => dialog.accept());
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  page.removeAllListeners();
}

/** Waits until the view and what it loads are there. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => document.querySelector('.loading') === null);
}
