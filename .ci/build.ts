/**
 * Makes `dist/` from `src/`: TypeScript lowers the sources to what Node 20 runs, ncc bundles them with their packages into chunks
 * that are loaded on demand, and each entry point gets a thin file that loads its part. What graders import is a separate bundle,
 * with its types.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'rolldown/utils';
import { htmlPage } from './html-page.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const entries = ['main', 'post', 'plan', 'report', 'cli'];

const build = join(root, 'build');
const dist = process.argv[2] ?? join(root, 'dist');
rmSync(build, { recursive: true, force: true });
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

const node = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
const tsc = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
const ncc = require.resolve('@vercel/ncc/dist/ncc/cli.js');

node(tsc, '-p', '.ci/tsconfig.build.json');
node(tsc, '-p', '.ci/tsconfig.sdk.json');
const compiled = join(build, 'js', 'src');
writeFileSync(join(build, 'package.json'), '{ "type": "module" }\n');
writeFileSync(
  join(build, 'index.js'),
  entries
    .map((name) => `export const ${name} = async () => (await import('./js/src/${name}.js')).${name}();\n`)
    .join(''),
);
node(ncc, 'build', join(build, 'index.js'), '-o', dist, '--license', 'licenses.txt', '--quiet');
for (const name of readdirSync(dist).filter((file) => file.endsWith('index.js'))) {
  const text = renumbered(readFileSync(join(dist, name), 'utf8'));
  writeFileSync(join(dist, name), inAscii(name, isOwn(text) ? text : await compact(name, text)));
}
for (const name of entries) {
  const start = name === 'cli' ? '#!/usr/bin/env node\n' : '';
  writeFileSync(
    join(dist, `${name}.js`),
    `${start}const { ${name} } = await import('./index.js');\nawait ${name}();\n`,
  );
}
chmodSync(join(dist, 'cli.js'), 0o755);
writeFileSync(join(dist, 'report-template.html'), await htmlPage());

node(ncc, 'build', join(compiled, 'sdk', 'grader.js'), '-o', join(build, 'grader'), '--quiet');
copyFileSync(join(build, 'grader', 'index.js'), join(dist, 'grader.js'));
// Not bundled: it finds the file above next to itself.
copyFileSync(join(compiled, 'sdk', 'imports.js'), join(dist, 'grader-imports.js'));
writeFileSync(join(dist, 'grader.d.ts'), ['context', 'define', 'evaluate', 'target-client'].map(typesOf).join('\n'));

/**
 * The bundler numbers what a module imports in the order in which it came to it, which now and then is another one:
 * numbers in the order of the text make the same bytes of the same sources.
 */
function renumbered(text: string): string {
  const modules = text.split(/^(?=\/\*\*\*\/ \d+:$)/m);
  const numbered = modules.map((module) => {
    const numbers = new Map<string, number>();
    return module.replaceAll(/(?<=_WEBPACK_IMPORTED_MODULE_)\d+(?=__)/g, (given) => {
      const number = numbers.get(given) ?? numbers.size;
      numbers.set(given, number);
      return String(number);
    });
  });
  return numbered.join('');
}

/** Whether a chunk is our own code, which is stored as it is. */
function isOwn(text: string): boolean {
  return (text.match(/CONCATENATED MODULE: \.\/build\/js\//g) ?? []).length > 2;
}

/**
 * Most of the bundle is code of packages: it is stored without comments, white space and dead code, which are half of it. All names
 * stay, so stack traces read as ever, and chunks of our own code keep their lines.
 */
async function compact(name: string, text: string): Promise<string> {
  const { code, errors } = await minify(name, text, {
    compress: { keepNames: { function: true, class: true } },
    mangle: false,
    codegen: { removeWhitespace: true, legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

/** A program of ASCII alone is read and stored in half the time and space: one `·` makes two bytes of every character. */
function inAscii(name: string, text: string): string {
  // A raw character, or one behind a backslash, would be read as the letters of the escape.
  const raw = /String\.raw`[^`]*[^\0-\x7f]|\\[^\0-\x7f]/.exec(text);
  if (raw !== null) throw new Error(`${name}: ${raw[0].slice(0, 80)} has to be written in ASCII`);
  return text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The types of one file without the imports from the others, which are in the same file in the end. */
function typesOf(name: string): string {
  return readFileSync(join(build, 'js', 'src', 'sdk', `${name}.d.ts`), 'utf8').replaceAll(/^import .*;\n/gm, '');
}

const bytes = readdirSync(dist).map((name) => readFileSync(join(dist, name)).length);
console.log(`dist: ${bytes.length} files, ${(bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20).toFixed(2)} MiB`);
