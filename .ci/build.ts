/**
 * Makes `dist/` from `src/`: rolldown bundles the five entry points with what they import into chunks that they share.
 * What graders import is a separate bundle, with its types.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OutputChunk, type RolldownLog, rolldown } from 'rolldown';
import { minify } from 'rolldown/utils';
import { htmlPage } from './html-page.ts';
import { licensesOf } from './licenses.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

const build = join(root, 'build');
const dist = process.argv[2] ?? join(root, 'dist');
rmSync(build, { recursive: true, force: true });
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

/** `fdir` looks for a package that tinyglobby does not use: the bundle takes no code from where it happens to be. */
const onlyBundled = {
  name: 'only-bundled',
  transform: (code: string) => code.replace('__require.resolve("picomatch");', 'throw null;'),
};

function isOfPackage(module: string): boolean {
  return module.includes('node_modules');
}

const source = (name: string) => join(root, 'src', `${name}.ts`);
const chunks = await bundle(
  {
    main: source('main'),
    post: source('post'),
    plan: source('plan'),
    report: source('report'),
    cli: source('cli'),
  },
  loadBuiltinsLazily,
);
chmodSync(join(dist, 'cli.js'), 0o755);
writeFileSync(join(dist, 'package.json'), '{"type":"module"}\n');
writeFileSync(join(dist, 'licenses.txt'), licensesOf(chunks.flatMap(({ moduleIds }) => moduleIds)));
writeFileSync(join(dist, 'report-template.html'), await htmlPage());

await bundle({ grader: source('sdk/grader') });
// Not a part of it: it finds the file above next to itself.
await bundle({ 'grader-imports': source('sdk/imports') });
const tsc = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
execFileSync(process.execPath, [tsc, '-p', '.ci/tsconfig.sdk.json'], { cwd: root, stdio: 'inherit' });
writeFileSync(join(dist, 'grader.d.ts'), ['context', 'define', 'evaluate', 'target-client'].map(typesOf).join('\n'));

/** Bundles entry points into `dist/`. The same sources give the same bytes. */
async function bundle(
  input: Readonly<Record<string, string>>,
  edit = (code: string) => code,
): Promise<readonly OutputChunk[]> {
  const bundled = await rolldown({
    input: { ...input },
    platform: 'node',
    // The CommonJS file of jsonc-parser requires its parts in a way that no bundler follows.
    resolve: { mainFields: ['module', 'main'] },
    transform: { target: 'node20' },
    tsconfig: false,
    onLog: refuseWarnings,
    plugins: [onlyBundled],
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await bundled.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    comments: { legal: false, annotation: false, jsdoc: false },
    codeSplitting: {
      groups: [
        // What an entry point does before it loads the rest: it handles signals, and lets Node store what it compiles.
        {
          name: 'start',
          test: /(?:stop-signal|abandoned-work|compile-cache|environment-block|start-step|start-command)\.ts$/,
          priority: 1,
        },
        // Each file costs half a millisecond of the start: what several parts of the program use is in one.
        { name: 'common', test: (module) => !isOfPackage(module), minShareCount: 6 },
      ],
      includeDependenciesRecursively: false,
    },
  });
  await bundled.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const started = chunks.find(({ imports }) => imports.some((name) => entries.includes(name)));
  if (started !== undefined) throw new Error(`${started.fileName} would start an entry point`);
  if (chunks.length < output.length) throw new Error('The bundle has files that are no code');
  for (const chunk of chunks)
    writeFileSync(join(dist, chunk.fileName), await codeOf({ ...chunk, code: edit(chunk.code) }));
  return chunks;
}

/** Packages have circular imports and code of text; nothing else may be wrong. */
function refuseWarnings(level: string, { code, message }: RolldownLog): void {
  if (level !== 'warn' || ['CIRCULAR_DEPENDENCY', 'EVAL', 'DIRECT_EVAL'].includes(code ?? '')) return;
  throw new Error(`${code}: ${message}`);
}

/**
 * Most of the bundle is code of packages: it is stored without comments and white space. All names stay, so stack traces
 * read as ever, and chunks of our own code keep their lines.
 */
async function codeOf({ fileName, code, moduleIds }: OutputChunk): Promise<string> {
  const isOwn = moduleIds.filter(isOfPackage).length < moduleIds.length / 2;
  return escapeWide(fileName, isOwn ? code : await compact(fileName, code));
}

/**
 * To import a module of Node makes it read everything that the module exports. That costs 3 ms for `node:fs` or `node:util`,
 * and 27 ms for `node:http`, whose exports include a browser's WebSocket. What graders import is left alone, because
 * other runtimes may load it.
 */
function loadBuiltinsLazily(code: string): string {
  return code.replaceAll(/^import (.+) from "([^"]+)";$/gm, (statement, imported: string, name: string) => {
    if (!isBuiltin(name)) return statement;
    const [, own, all, named] = /^(?:([\w$]+)(?:, )?)?(?:\* as ([\w$]+))?(\{.+\})?$/.exec(imported) ?? [];
    const module = `process.getBuiltinModule("${name}")`;
    const names = [own, all, named?.replaceAll(' as ', ': ')].filter((name) => name !== undefined);
    if (names.length === 0) throw new Error(`${statement} is written in a way that the build does not know`);
    return names.map((name) => `const ${name} = ${module};`).join(' ');
  });
}

async function compact(name: string, text: string): Promise<string> {
  const codegen = { removeWhitespace: true, legalComments: 'none' } as const;
  const { code, errors } = await minify(name, text, { compress: false, mangle: false, codegen });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

/** A program of ASCII alone is read and stored in half the time and space: one `·` makes two bytes of every character. */
function escapeWide(name: string, text: string): string {
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
