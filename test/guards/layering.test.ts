import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { computedImports, type Import, importsOf } from '../support/imports.ts';
import { type SourceFile, sourceFiles } from '../support/repository.ts';

/** Who may import whom (CONTRIBUTING.md shows the same table). `own` is the room itself. */
interface Level {
  readonly directories: readonly string[];
  readonly packages: (name: string, path: string) => boolean;
}

const STAGES = [
  'suites',
  'targets',
  'plan',
  'workspaces',
  'run',
  'grade',
  'results',
  'evidence',
  'labels',
  'compare',
  'gate',
  'reports',
];
/** The program of the HTML report: it runs in a browser, and no other file imports it. */
const PAGE = 'page';
const DIRECTORIES = ['app', 'adapters', ...STAGES, 'model', 'shared'];

/** What a stage may use beside zod: libraries that only compute, and in which folders they have a task. */
const PURE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@anthropic-ai/sdk': ['src/run/'],
  '@anthropic-ai/sdk/lib/transform-json-schema': ['src/run/'],
  'node:path': ['src/'],
  'node:crypto': ['src/'],
  'node:util': ['src/reports/'],
  diff: ['src/reports/html/'],
  dotenv: ['src/suites/'],
  'junit-report-builder': ['src/reports/files/'],
  openai: ['src/run/'],
  saxes: ['src/results/importers/'],
  picomatch: ['src/plan/', 'src/suites/'],
  'semver/functions/satisfies.js': ['src/run/', 'src/suites/'],
  'semver/ranges/valid.js': ['src/run/', 'src/suites/'],
  yaml: ['src/suites/', 'src/targets/'],
};
/** `shared/` has the few that more than one level needs. */
const SHARED_PACKAGES = ['diff', 'dotenv', 'fastest-levenshtein', 'jsonc-parser', 'yaml'];

const isZod = (name: string): boolean => name === 'zod';
const stagePackages = (name: string, path: string): boolean =>
  isZod(name) || (PURE_PACKAGES[name] ?? []).some((folder) => path.startsWith(folder));

const LEVELS: Readonly<Record<string, Level>> = {
  doors: { directories: ['app', 'adapters'], packages: () => false },
  app: {
    directories: DIRECTORIES,
    packages: (name) => isZod(name) || ['commander', 'node:crypto', 'node:events', 'node:path'].includes(name),
  },
  adapters: {
    directories: ['adapters', 'model', 'shared'],
    packages: (name) =>
      isZod(name) ||
      /^(?:node:|@actions\/|@octokit\/)/.test(name) ||
      ['execa', 'fzstd', 'yauzl', 'tinyglobby'].includes(name),
  },
  ...Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      { directories: [stage, 'model', 'shared'], packages: stagePackages } satisfies Level,
    ]),
  ),
  [PAGE]: { directories: [PAGE, 'reports', 'compare', 'model', 'shared'], packages: () => false },
  // Runs in the programs of others: it brings nothing along.
  sdk: { directories: ['sdk'], packages: (name) => name.startsWith('node:') },
  model: { directories: ['model', 'shared'], packages: isZod },
  shared: { directories: ['shared'], packages: (name) => SHARED_PACKAGES.includes(name) },
};

const files = sourceFiles('src');
const pure = files.filter(({ path }) => [...STAGES, 'model', 'shared'].includes(directoryOf(path)));

describe('the layering of src/', () => {
  test('every file is in a folder of the target structure', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(({ path }) => LEVELS[directoryOf(path)] === undefined).map(({ path }) => path)).toEqual([]);
  });

  test('a file imports only what its level may', () => {
    expect(files.flatMap((file) => importsOf(file).flatMap((found) => complaint(file, found)))).toEqual([]);
  });

  test('what is imported can be read from the text', () => {
    expect(files.flatMap((file) => computedImports(file).map((found) => `${file.path}: ${found}`))).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    expect(circles(new Map(files.map((file) => [file.path, fileImports(file)])))).toEqual([]);
  });

  test('stages, model and shared take time, chance and the outside as arguments', () => {
    expect(
      pure.flatMap(({ path, code }) =>
        Object.entries(EFFECTS).flatMap(([name, pattern]) => (pattern.test(code) ? [`${path}: ${name}`] : [])),
      ),
    ).toEqual([]);
  });

  test('the environment and the streams of the process are read in the adapters and in the few files that pass them on', () => {
    const names = ['action/action-step', 'action/post', 'cli/command-line', 'pipeline/runtime', 'pipeline/start-step'];
    const handsIn = names.map((name) => `src/app/${name}.ts`);
    const readers = files.filter(({ code }) => /\bprocess\.[a-z]/.test(code)).map(({ path }) => path);
    const elsewhere = readers.filter((path) => !/^src\/(?:adapters\/|sdk\/|[a-z]+\.ts$)/.test(path));
    expect(elsewhere.filter((path) => !handsIn.includes(path))).toEqual([]);
  });
});

describe('the habits of src/', () => {
  test('nothing is exported as default', () => {
    const found = files.filter(({ code }) => /^export default\b|\bas default\b/m.test(code));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('a file is named for its subject', () => {
    const drawer = /(?:^|[-.])(?:utils?|helpers?|misc|common|lib|types|constants)(?:$|[-.])/;
    const found = files.filter(({ path }) => drawer.test(posix.basename(path, '.ts')));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('names of files are words joined by hyphens', () => {
    const found = files.filter(({ path }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(posix.basename(path, '.ts')));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is exported on behalf of another file', () => {
    const found = files.filter(({ code }) => /^export\s[^;'"`=]*?\sfrom\s/m.test(code) || /^export \*/m.test(code));
    // But for the one file that others import.
    expect(found.map(({ path }) => path)).toEqual(['src/sdk/grader.ts']);
  });

  test('an index.ts is the list of the plug-ins of its folder and nothing else', () => {
    const lists = files.filter(({ path }) => posix.basename(path) === 'index.ts');
    const folders = ['providers', 'graders', 'reporters', 'importers'];
    for (const { path, code } of lists) {
      expect(folders).toContain(posix.basename(posix.dirname(path)));
      expect(code.match(/^export (?:const|function|type|interface) \w+/gm)).toHaveLength(1);
    }
  });
});

describe('the reading of imports', () => {
  const read = (code: string) => importsOf({ path: 'src/run/a.ts', text: code, code });

  test('finds every form of them', () => {
    const text = [
      "import { one } from '../model/one.ts';",
      "import type { Two } from './two.ts';",
      "import {\n  type Three,\n  three,\n} from 'three';",
      "import 'four';",
      "export { five } from './five.ts';",
      "export type * from './six.ts';",
      "const seven = await import('seven');",
      "let eight: import('./eight.ts').Eight;",
    ].join('\n');
    const found: Import[] = [
      { kind: 'file', name: 'src/model/one.ts', isTypeOnly: false },
      { kind: 'file', name: 'src/run/two.ts', isTypeOnly: true },
      { kind: 'package', name: 'three', isTypeOnly: false },
      { kind: 'package', name: 'four', isTypeOnly: false },
      { kind: 'file', name: 'src/run/five.ts', isTypeOnly: false },
      { kind: 'file', name: 'src/run/six.ts', isTypeOnly: true },
      { kind: 'package', name: 'seven', isTypeOnly: false },
      { kind: 'file', name: 'src/run/eight.ts', isTypeOnly: false },
    ];
    expect(read(text)).toEqual(found);
  });

  test('notices one that is computed', () => {
    const code = 'await import(name); await import(`./${name}.ts`);';
    expect(computedImports({ path: 'a.ts', text: code, code })).toHaveLength(2);
  });

  test('notices a circle', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(circles(circle)).toEqual(['b → c → b']);
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

function complaint({ path }: SourceFile, { kind, name }: Import): string[] {
  const directory = directoryOf(path);
  const level = LEVELS[directory];
  if (level === undefined) return [];
  if (kind === 'package') return level.packages(name, path) ? [] : [`${path} (${directory}) must not import ${name}`];
  // The version has one home.
  if (name === 'package.json')
    return path === 'src/app/pipeline/version.ts' ? [] : [`${path} must not import package.json`];
  return level.directories.includes(directoryOf(name)) ? [] : [`${path} (${directory}) must not import ${name}`];
}

/** The room of a file: its folder right below src/, or `doors` for the files that lie in src/ itself. */
function directoryOf(path: string): string {
  const [src, directory = '', ...rest] = path.split('/');
  if (src !== 'src') return 'outside';
  return rest.length === 0 ? 'doors' : directory;
}

/** Types are gone when a file runs, but whoever reads it goes round in circles all the same. */
const fileImports = (file: SourceFile): string[] =>
  importsOf(file).flatMap(({ kind, name }) => (kind === 'file' ? [name] : []));

/** Every circle that a walk along the imports meets, each told once from the file where it closes. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, way: readonly string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}
