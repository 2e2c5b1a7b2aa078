import { join } from 'node:path';
import type { Files } from '../model/ports.ts';
import { defaultPatterns } from '../suites/discover.ts';
import { nearestTargetsFile } from '../targets/find.ts';
import { readTargetsFile, type TargetsFile } from '../targets/read.ts';
import { lookUpVariables } from '../targets/variables.ts';
import { holdsTests } from './file-kind.ts';
import { problemsOf } from './survey.ts';

/** What a repository has already, as far as it matters for setting up evals. Paths are relative to it, with `/`. */
export interface Findings {
  /** Suites of any generation. */
  readonly suites: readonly string[];
  /** Whether a run that is told nothing finds all of them. */
  readonly suitesAreFound: boolean;
  readonly targets?: FoundTargets | undefined;
  readonly packages: readonly Package[];
  /** Workflows that run evals already. */
  readonly workflows: readonly string[];
  readonly ignored: { readonly env: boolean; readonly results: boolean };
}

export interface FoundTargets {
  readonly file: string;
  readonly names: readonly string[];
  /** The variables of the environment that they read. */
  readonly variables: readonly string[];
}

/** A language whose programs may be targets or graders here. */
export type Package = 'node' | 'python';

/** Looks around in a repository. What cannot be read there is passed over: it is not ours to judge yet. */
export async function lookAround(folder: string, files: Files): Promise<Findings> {
  const shown = (path: string) => path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '');
  const byDefault = await files.glob(defaultPatterns, { cwd: folder, ignoreCase: true });
  const suites = [...new Set([...byDefault, ...(await otherSuites(folder, files))])].sort();
  const targetsPath = await nearestTargetsFile([folder], files);
  const workflows = await files.glob(['.github/workflows/*.{yml,yaml}'], { cwd: folder });
  const ignore = (await textOf(join(folder, '.gitignore'), files)) ?? '';
  return {
    suites: suites.map(shown),
    suitesAreFound: suites.length === byDefault.length,
    ...(targetsPath !== undefined && { targets: await targetsIn(targetsPath, shown(targetsPath), files) }),
    packages: await packagesIn(folder, files),
    workflows: (await filesWith(workflows, /^[^#\n]*\buses:\s*["']?agentv\/eval-action\b/m, files)).map(shown),
    ignored: {
      env: /^\/?(?:\*\*\/)?\.env\*?\s*$/m.test(ignore),
      results: /^\/?\.agentv(?:\/results)?\/?\s*$/m.test(ignore),
    },
  };
}

const ELSEWHERE = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**', '!**/.github/**', '!**/.agentv/results/**'];
const NAMED = [
  '**/*.eval.{yaml,yml,jsonl,ts,mts}',
  '**/eval.{yaml,yml}',
  '**/evals.json',
  '**/dataset*.{yaml,yml,jsonl}',
];
/** Where the first generations kept suites under any name. */
const UNNAMED = ['**/{eval,evals,evaluation,evaluations}/**/*.{yaml,yml}'];

/** So many files are looked into; larger ones and further ones are passed over. */
const MOST_READ = 500;
const MAX_BYTES = 1024 * 1024;

async function otherSuites(folder: string, files: Files): Promise<readonly string[]> {
  const named = await files.glob([...NAMED, ...ELSEWHERE], { cwd: folder });
  const unnamed = await files.glob([...UNNAMED, ...ELSEWHERE], { cwd: folder });
  const candidates = unnamed.filter((path) => !named.includes(path)).slice(0, MOST_READ);
  const texts = await Promise.all(candidates.map((path) => textOf(path, files)));
  return [...named, ...candidates.filter((path, index) => holdsTests(path, texts[index] ?? ''))];
}

async function targetsIn(path: string, file: string, files: Files): Promise<FoundTargets> {
  const read = await targetsFileAt(path, file, files);
  const asked = new Set<string>();
  for (const { fields } of read?.entries ?? []) {
    for (const field of fields.values()) {
      lookUpVariables(field.value, (name) => {
        asked.add(name);
        return undefined;
      });
    }
  }
  return { file, names: (read?.entries ?? []).map(({ name }) => name), variables: [...asked].sort() };
}

async function targetsFileAt(path: string, file: string, files: Files): Promise<TargetsFile | undefined> {
  try {
    return await readTargetsFile(path, file, files);
  } catch (error) {
    problemsOf(error);
    return undefined;
  }
}

const MARKS: Readonly<Record<Package, readonly string[]>> = {
  node: ['package.json'],
  python: ['pyproject.toml', 'requirements.txt'],
};

async function packagesIn(folder: string, files: Files): Promise<Package[]> {
  const found: Package[] = [];
  for (const [name, marks] of Object.entries(MARKS) as [Package, readonly string[]][]) {
    const states = await Promise.all(marks.map((mark) => files.state(join(folder, mark))));
    if (states.includes('file')) found.push(name);
  }
  return found;
}

async function filesWith(paths: readonly string[], pattern: RegExp, files: Files): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => textOf(path, files)));
  return paths.filter((_, index) => pattern.test(texts[index] ?? ''));
}

async function textOf(path: string, files: Files): Promise<string | undefined> {
  try {
    return (await files.state(path)) === 'file' ? await files.read(path, MAX_BYTES) : undefined;
  } catch (error) {
    problemsOf(error);
    return undefined;
  }
}
