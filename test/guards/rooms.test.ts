import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { computedImports, importsOf } from '../support/imports.ts';
import { sourceFiles } from '../support/repository.ts';

/**
 * The rooms of `src/`, in order: a room imports only from rooms above it, and only these packages. ARCHITECTURE.md says what
 * each of them does.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  model: ['diff', 'fastest-levenshtein'],
  platform: ['@actions/core', 'dotenv', 'execa', 'fzstd', 'tinyglobby', 'yauzl'],
  github: ['@actions/artifact', '@actions/cache', '@actions/github'],
  suites: ['dotenv', 'jsonc-parser', 'picomatch', 'semver/functions/satisfies.js', 'semver/ranges/valid.js', 'yaml'],
  workspaces: [],
  gate: [],
  config: [],
  graders: [],
  reports: ['junit-report-builder'],
  results: ['saxes'],
  baseline: [],
  providers: [
    '@anthropic-ai/sdk',
    '@anthropic-ai/sdk/lib/transform-json-schema',
    'openai',
    'semver/functions/satisfies.js',
    'semver/ranges/valid.js',
  ],
  runner: ['picomatch'],
  page: ['diff'],
  cli: ['commander', 'yaml'],
  action: [],
};
const ORDER = Object.keys(ROOMS);

/** These rooms take disk, processes, network, clock and chance as arguments, if they need them. */
const WITHOUT_EFFECTS = ['model', 'suites', 'gate', 'graders', 'reports', 'providers'];
/** Node's modules that only compute. */
const COMPUTING = ['node:buffer', 'node:crypto', 'node:path', 'node:util'];
/** Rooms in which Node's other modules are used. */
const WITH_NODE = ['platform', 'github', 'workspaces', 'sdk', 'entry'];

const files = sourceFiles('src');

describe('the rooms of src/', () => {
  test('every file is in one', () => {
    expect(files.length).toBeGreaterThan(100);
    const outside = files.filter(({ path }) => ![...ORDER, 'sdk', 'entry'].includes(roomOf(path)));
    expect(outside.map(({ path }) => path)).toEqual([]);
  });

  test('a room imports only from rooms above it', () => {
    const against = files.flatMap(({ path, code, text }) =>
      importsOf({ path, code, text }).flatMap(({ kind, name }) => {
        const [from, to] = [roomOf(path), roomOf(name)];
        if (kind === 'package' || name === 'package.json' || from === to || from === 'entry') return [];
        return ORDER.indexOf(to) > ORDER.indexOf(from) || to === 'sdk' || from === 'sdk' ? [`${path} -> ${name}`] : [];
      }),
    );
    expect(against).toEqual([]);
  });

  test('a room uses only its packages', () => {
    const others = files.flatMap((file) =>
      importsOf(file).flatMap(({ kind, name }) =>
        kind === 'file' || mayImport(roomOf(file.path), name) ? [] : [`${file.path} imports ${name}`],
      ),
    );
    expect(others).toEqual([]);
  });

  test('the version is read in one place', () => {
    const readers = files.filter((file) => importsOf(file).some(({ name }) => name === 'package.json'));
    expect(readers.map(({ path }) => path)).toEqual(['src/runner/pipeline/version.ts']);
  });

  test('what is imported can be read from the text', () => {
    expect(files.flatMap((file) => computedImports(file).map((found) => `${file.path}: ${found}`))).toEqual([]);
  });

  test('time, chance and the outside come in as arguments', () => {
    const pure = files.filter(({ path }) => WITHOUT_EFFECTS.includes(roomOf(path)));
    const found = pure.flatMap(({ path, code }) =>
      Object.entries(EFFECTS).flatMap(([name, pattern]) => (pattern.test(code) ? [`${path}: ${name}`] : [])),
    );
    expect(found).toEqual([]);
  });

  test('the environment and the streams of the process are read in the platform and in the few files that pass them on', () => {
    const passOn = [
      'action/action-step',
      'action/post',
      'cli/command-line',
      'runner/pipeline/runtime',
      'runner/pipeline/start-step',
      'workspaces/trees/tree-prune',
    ].map((name) => `src/${name}.ts`);
    const readers = files.filter(({ code }) => /\bprocess\.[a-z]/.test(code)).map(({ path }) => path);
    const elsewhere = readers.filter((path) => !/^src\/(?:platform\/|sdk\/|[a-z]+\.ts$)/.test(path));
    expect(elsewhere.filter((path) => !passOn.includes(path))).toEqual([]);
  });
});

describe('a step of a job loads little', () => {
  /** Lines of the files that are loaded before the step does anything. */
  const linesLoadedBy = (entry: string): number => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const loaded = new Set<string>();
    const load = (path: string) => {
      const file = byPath.get(path);
      if (file === undefined || loaded.has(path)) return;
      loaded.add(path);
      for (const { name, isTypeOnly, isDynamic } of importsOf(file)) if (!isTypeOnly && !isDynamic) load(name);
    };
    load(entry);
    return [...loaded].reduce((sum, path) => sum + (byPath.get(path)?.text.match(/\n/g)?.length ?? 0), 0);
  };

  test.each([
    ['src/action/post.ts', 15_000],
    ['src/action/report-action.ts', 35_000],
  ])('%s: fewer than %i lines', (entry, most) => {
    const lines = linesLoadedBy(entry);
    expect(lines).toBeGreaterThan(1_000);
    expect(lines).toBeLessThan(most);
  });
});

describe('the habits of src/', () => {
  test('a file is named for its subject', () => {
    const drawer = /(?:^|[-.])(?:utils?|helpers?|misc|common|lib|types|constants)(?:$|[-.])/;
    const found = files.filter(({ path }) => drawer.test(posix.basename(path, '.ts')));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is exported on behalf of another file', () => {
    const found = files.filter(({ code }) => /^export\s[^;'"`=]*?\sfrom\s/m.test(code) || /^export \*/m.test(code));
    // But for the one file that others import.
    expect(found.map(({ path }) => path)).toEqual(['src/sdk/grader.ts']);
  });

  test('an index.ts is the list of the plug-ins of its folder and nothing else', () => {
    const lists = files.filter(({ path }) => posix.basename(path) === 'index.ts');
    const folders = ['providers', 'graders', 'reporters', 'importers', 'engines'];
    for (const { path, code } of lists) {
      expect(folders).toContain(posix.basename(posix.dirname(path)));
      expect(code.match(/^export (?:const|function|type|interface) \w+/gm)).toHaveLength(1);
    }
  });
});

/** Ways past the arguments, as they look in code. A method called `fetch` of something that was handed in is none. */
const EFFECTS: Readonly<Record<string, RegExp>> = {
  'process.': /\bprocess\.[a-z]/i,
  'Date.now()': /\bDate\.now\b/,
  'new Date() without a time': /\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)/,
  'performance.now()': /\bperformance\.now\b/,
  'Math.random()': /\bMath\.random\b/,
  'random from crypto': /\brandom(?:UUID|Bytes|Int)\b|\bgetRandomValues\b/,
  'a timer': /\bset(?:Timeout|Interval|Immediate)\(|\bAbortSignal\.timeout\b/,
  'console.': /\bconsole\.[a-z]/,
  'the global fetch': /(?<![.\w'"`-])fetch\(|[:=(,]\s*fetch\s*[,;)}]/,
  globalThis: /\bglobalThis\b/,
};

function mayImport(room: string, name: string): boolean {
  if (name === 'zod') return room !== 'sdk' && room !== 'entry';
  if (COMPUTING.includes(name)) return true;
  if (name.startsWith('node:')) return WITH_NODE.includes(room) || name === 'node:events';
  return ROOMS[room]?.includes(name) ?? false;
}

/** The folder right below `src/`, or `entry` for the files that lie in `src/` itself. */
function roomOf(path: string): string {
  const [src, folder = '', ...rest] = path.split('/');
  if (src !== 'src') return 'outside';
  return rest.length === 0 ? 'entry' : folder;
}
