/**
 * Makes `dist/` from `src/`: TypeScript lowers the sources to what Node 20 runs, ncc bundles them with what they
 * import into one shared bundle, and each door gets a thin entry that loads its part of it. What graders import is a
 * separate bundle, with its types.
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
const doors = { main: 'main', post: 'post', plan: 'plan', report: 'report', cli: 'cli' };

/** Chunks with more files of ours than this are ours. */
const FEW = 2;
const SMALL = 50_000;

const build = join(root, 'build');
const dist = process.argv[2] ?? join(root, 'dist');
rmSync(build, { recursive: true, force: true });
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

const node = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

const tsc = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
node(tsc, '-p', '.ci/tsconfig.build.json');
node(tsc, '-p', '.ci/tsconfig.sdk.json');
writeFileSync(
  join(build, 'index.js'),
  Object.entries(doors)
    .map(([name, file]) => `export const ${name} = () => import('./js/src/${file}.js');\n`)
    .join(''),
);
writeFileSync(join(build, 'package.json'), '{ "type": "module" }\n');
const ncc = require.resolve('@vercel/ncc/dist/ncc/cli.js');
node(ncc, 'build', join(build, 'index.js'), '-o', dist, '--license', 'licenses.txt', '--quiet');

for (const name of readdirSync(dist).filter((file) => file.endsWith('index.js'))) renumber(join(dist, name));
for (const name of readdirSync(dist).filter((file) => file.endsWith('.index.js'))) {
  await compact(join(dist, name));
  escapeWide(join(dist, name));
}

writeFileSync(join(dist, 'report-template.html'), await htmlPage());

const sdk = join(build, 'js', 'src', 'sdk');
node(ncc, 'build', join(sdk, 'grader.js'), '-o', join(build, 'grader'), '--quiet');
copyFileSync(join(build, 'grader', 'index.js'), join(dist, 'grader.js'));
renumber(join(dist, 'grader.js'));
// Not bundled: it finds the file above next to itself.
copyFileSync(join(sdk, 'imports.js'), join(dist, 'grader-imports.js'));
writeFileSync(join(dist, 'grader.d.ts'), ['context', 'define', 'evaluate', 'target-client'].map(typesOf).join('\n'));

// Laptops start the command line often: the code that V8 compiles of the bundle is cached where Node can cache it (22.8 and later).
const cached = `import module from 'node:module';\n\nmodule.enableCompileCache?.();\n`;
const entry = (name: string) => `const { ${name} } = await import('./index.js');\nawait ${name}();\n`;
writeFileSync(join(dist, 'main.js'), entry('main'));
writeFileSync(join(dist, 'post.js'), entry('post'));
writeFileSync(join(dist, 'plan.js'), entry('plan'));
writeFileSync(join(dist, 'report.js'), entry('report'));
writeFileSync(join(dist, 'cli.js'), `#!/usr/bin/env node\n${cached}${entry('cli')}`);
chmodSync(join(dist, 'cli.js'), 0o755);

/**
 * The bundler numbers what a module imports in the order in which it came to it, which now and then is another one:
 * numbers in the order of the text make the same bytes of the same sources.
 */
function renumber(path: string): void {
  const modules = readFileSync(path, 'utf8').split(/^(?=\/\*\*\*\/ \d+:$)/m);
  const numbered = modules.map((text) => {
    const numbers = new Map<string, number>();
    return text.replaceAll(/(?<=_WEBPACK_IMPORTED_MODULE_)\d+(?=__)/g, (given) => {
      const number = numbers.get(given) ?? numbers.size;
      numbers.set(given, number);
      return String(number);
    });
  });
  writeFileSync(path, numbered.join(''));
}

/**
 * Most of the bundle is code of packages: it is stored without comments and white space, which are most of that (our own
 * comments are left out by TypeScript). All names stay, so stack traces read as ever, and chunks of our own code keep
 * their lines.
 */
async function compact(path: string): Promise<void> {
  const text = readFileSync(path, 'utf8');
  const own = text.match(/CONCATENATED MODULE: \.\/build\/js\//g) ?? [];
  if (own.length > FEW || text.length < SMALL) return;
  const codegen = { removeWhitespace: true, legalComments: 'none' } as const;
  const { code, errors } = await minify(path, text, { compress: false, mangle: false, codegen });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  writeFileSync(path, code);
}

/** A program of ASCII alone is read and stored in half the time and space: one `·` makes two bytes of every character. */
function escapeWide(path: string): void {
  const text = readFileSync(path, 'utf8');
  // A raw character, or one behind a backslash, would be read as the letters of the escape.
  const raw = /String\.raw`[^`]*[^\0-\x7f]|\\[^\0-\x7f]/.exec(text);
  if (raw !== null) throw new Error(`${path}: ${raw[0].slice(0, 80)} has to be written in ASCII`);
  const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(path, text.replaceAll(/[^\0-\x7f]/g, escapeOf));
}

/** The types of one file without the imports from the others, which are in the same file in the end. */
function typesOf(name: string): string {
  return readFileSync(join(sdk, `${name}.d.ts`), 'utf8').replaceAll(/^import .*;\n/gm, '');
}

const bytes = readdirSync(dist).map((name) => readFileSync(join(dist, name)).length);
console.log(`dist: ${bytes.length} files, ${(bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20).toFixed(2)} MiB`);
