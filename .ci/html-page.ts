/**
 * Builds the page that reports are written into: the program of `src/page/program/`, its style sheet, and the security policy that
 * allows these two and nothing else. The same sources give the same bytes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { templateMarks } from '../src/page/data/html-report.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const KIB = 1024;

/** Limits of the program and of the page without data. */
const limits = { program: 84 * KIB, programGzip: 31 * KIB, template: 110 * KIB } as const;

export async function htmlPage(): Promise<string> {
  const program = await bundle();
  const css = compact(readFileSync(join(root, 'src', 'page', 'program', 'page.css'), 'utf8'));
  const html = page(program, css);
  const sizes = { program: program.length, programGzip: gzipSync(program).length, template: html.length };
  for (const [name, size] of Object.entries(sizes)) {
    const limit = limits[name as keyof typeof limits];
    if (size > limit) throw new Error(`The ${name} of the page has ${size} bytes and may have ${limit}`);
  }
  return html;
}

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: join(root, 'src', 'page', 'program', 'main.ts'),
    platform: 'browser',
    transform: { target: 'es2022' },
    tsconfig: false,
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  const [{ code }] = output;
  // The program is in a script element, and the page is ASCII so that no guess of an encoding matters.
  const ascii = code
    .trim()
    .replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (/<\/script|<!--/i.test(ascii)) throw new Error('The program of the page would end its own script element');
  return ascii;
}

const compact = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .trim();

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (program: string, css: string): string => {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(program)}`,
    `style-src ${hashOf(css)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${templateMarks.title}</title>
<style>${css}</style>
</head>
<body>
<noscript><div id="fallback">${templateMarks.fallback}</div></noscript>
<div id="app"></div>
<script type="application/json" id="head">${templateMarks.head}</script>
<script type="text/plain" id="index">${templateMarks.index}</script>
<script>${program}</script>
${templateMarks.details}
</body>
</html>
`;
};
