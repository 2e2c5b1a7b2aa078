import picomatch from 'picomatch';
import { graders } from '../../src/graders/graders/index.ts';
import { type Problem, UserError, userError } from '../../src/model/errors.ts';
import type { Files } from '../../src/model/ports/files.ts';
import type { Scripts } from '../../src/model/ports/processes.ts';
import { locationText } from '../../src/model/suite/location.ts';
import type { BrokenTest, Suite, Test } from '../../src/model/suite/suite.ts';
import { type LoadContext, loadSuites } from '../../src/suites/load.ts';
import { expectSchemaToAgree } from '../support/schemas.ts';

/** Files that exist only in a test. */
export const inMemory = (texts: Readonly<Record<string, string>>) =>
  ({
    async read(path, maxBytes) {
      const text = texts[path];
      if (text === undefined) throw userError('FILE_MISSING', `There is no file ${path}`);
      if (text.length > maxBytes) throw userError('FILE_TOO_LARGE', `${path} is too large`);
      return text;
    },
    async readBytes(path, maxBytes) {
      const bytes = Buffer.from(texts[path] ?? '');
      if (bytes.length > maxBytes) throw userError('FILE_TOO_LARGE', `${path} is too large`);
      return bytes;
    },
    realPath: async (path) => path,
    async state(path) {
      if (texts[path] !== undefined) return 'file';
      return Object.keys(texts).some((file) => file.startsWith(`${path}/`)) ? 'folder' : 'missing';
    },
    async glob(patterns, { cwd }) {
      const isMatch = picomatch([...patterns], { dot: true });
      return Object.keys(texts)
        .filter((path) => path.startsWith(`${cwd}/`) && isMatch(path.slice(cwd.length + 1)))
        .sort();
    },
  }) satisfies Pick<Files, 'read' | 'readBytes' | 'realPath' | 'state' | 'glob'>;

/** A machine that starts every script but those of Python. */
export const scripts: Scripts = {
  starter: async (ending) =>
    ending === '.py'
      ? { kind: 'none', missing: 'Python', hint: 'Install Python.' }
      : { kind: 'found', command: ['node'] },
};

type Env = Readonly<Record<string, string>>;

/** What became of the text of one eval file. */
export interface Loaded {
  readonly suite: Suite | undefined;
  /** Warnings, problems of broken tests, and what stopped the file. */
  readonly problems: readonly Problem[];
  /** Each problem in short: `line:column CODE`. */
  readonly reported: readonly string[];
}

export interface LoadOptions {
  readonly env?: Env;
  readonly name?: string;
  /** Other files, by their absolute paths. */
  readonly files?: Readonly<Record<string, string>>;
}

/** What becomes of some files: their suites, and all problems, also where these stop the files. */
export async function loadAll(paths: readonly string[], context: LoadContext) {
  try {
    const { suites, warnings } = await loadSuites(paths, context);
    const tests = suites.flatMap((suite) => suite.tests);
    const broken = tests.flatMap((test) => (test.kind === 'broken' ? test.problems : []));
    return { suites, suite: suites[0], tests, problems: [...warnings, ...broken] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { suites: [], suite: undefined, tests: [], problems: error.problems };
  }
}

/** Reads one eval file as the run does; its folder is `evals` below the working directory. */
export async function load(
  text: string,
  { env = {}, name = 'a.eval.yaml', files = {} }: LoadOptions = {},
): Promise<Loaded> {
  const path = `/repo/evals/${name}`;
  const { suite, problems } = await loadAll([path], contextFor({ ...files, [path]: text }, env));
  if (suite !== undefined && /\.ya?ml$/.test(name)) expectSchemaToAgree('eval', text, problems);
  return { suite, problems, reported: problems.map(inShort) };
}

export const contextFor = (texts: Readonly<Record<string, string>>, env: Env = {}) => ({
  files: inMemory(texts),
  cwd: '/repo',
  root: '/repo',
  graders,
  scripts,
  variables: async () => (name: string) => (Object.hasOwn(env, name) ? env[name] : undefined),
});

export const inShort = ({ code, location }: Problem): string =>
  location === undefined ? code : `${location.line}:${location.column} ${code}`;

/** The same with the file, seen from a folder. */
export const withFile =
  (folder = '') =>
  ({ code, location }: Problem): string =>
    `${location ? locationText(location).replace(folder, '') : ''} ${code}`;

/** The suite of a text that must be in order. */
export async function suiteOf(text: string, env: Env = {}): Promise<Suite> {
  const { suite, problems } = await load(text, { env });
  if (suite === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return suite;
}

/** The first test of a suite, written with the least that a test needs. */
export async function testOf(
  fields: string,
  { env = {}, suite = '' }: { env?: Env; suite?: string } = {},
): Promise<Test> {
  const [test] = (await suiteOf(suiteWith(fields, suite), env)).tests;
  if (test?.kind === 'test') return test;
  throw new Error(`Broken: ${test?.problems.map(({ message }) => message).join('\n')}`);
}

export async function brokenTestOf(fields: string, suite = ''): Promise<BrokenTest> {
  const [test] = (await suiteOf(suiteWith(fields, suite))).tests;
  if (test?.kind === 'broken') return test;
  throw new Error('The test is not broken');
}

/** Fields in flow style, at line 3 and column 5; an id, an input and a grader are added where they are missing. */
function suiteWith(fields: string, suite: string): string {
  const needed = [
    ['id', 'a'],
    ['input', 'hello'],
    ['assertions', '[{type: is-json}]'],
  ].filter(([key]) => !new RegExp(`(?:^|[{,]\\s*)${key}(?:_\\w+)?:`).test(fields));
  const added = needed.map(([key, value]) => `, ${key}: ${value}`).join('');
  return `${suite.replaceAll('\n', ' ')}\ntests:\n  - {${fields}${added}}\n`;
}
