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

/** Opens a page from a file, as people do. */
export async function openPage(
  browser: Browser,
  html: string,
  { hash = '#/', ...options }: BrowserContextOptions & { readonly hash?: string } = {},
): Promise<OpenPage> {
  const folder = mkdtempSync(join(tmpdir(), 'report-page-'));
  const path = join(folder, 'report.html');
  writeFileSync(path, html);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
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
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  if (options.javaScriptEnabled !== false) await settled(page);
  return opened;
}

/** Waits until the view and what it loads are there. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => document.querySelector('.loading') === null);
}
