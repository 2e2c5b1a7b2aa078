import { join, relative } from 'node:path';
import { unlessInvalid } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { JOB_TOKEN } from '../../model/suite/setting.ts';
import { isSecretVariable } from '../../platform/secrets/secret-names.ts';
import { defaultPatterns, findRepository } from '../../suites/discover.ts';
import { holdsTests } from '../../suites/file-kind.ts';
import { nearestTargetsFile, readTargetsFile } from '../../suites/targets/read.ts';
import { lookUpVariables } from '../../suites/targets/variables.ts';

/** The parts of a folder that matter for setting up evals. Paths are relative to it, with `/`. */
export type Findings = Awaited<ReturnType<typeof lookAround>>;

/** Inspects a folder of a repository. Unreadable files are skipped: `init` does not judge them. */
export async function lookAround(folder: string, files: Files) {
  const shown = (path: string) => path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '');
  const byDefault = await files.glob(defaultPatterns, { cwd: folder, ignoreCase: true, skipUnreadable: true });
  const suites = [...new Set([...byDefault, ...(await otherSuites(folder, files))])].sort();
  const targetsPath = await nearestTargetsFile([folder], files);
  const targets = targetsPath === undefined ? undefined : await targetsIn(targetsPath, shown(targetsPath), files);
  const root = await findRepository(folder, files);
  const subfolder = relative(root, folder).replaceAll('\\', '/');
  const workflows = await files.glob(['.github/workflows/*.{yml,yaml}'], { cwd: root });
  const running = await filesWith(workflows, /^[^#\n]*\buses:\s*["']?agentv\/eval-action\b/m, files);
  const ofFolder = await filesWith(running, new RegExp(subfolder.replaceAll(/[^\w/]/g, String.raw`\$&`)), files);
  const ignore = (await textOf(join(folder, '.gitignore'), files)) ?? '';
  return {
    /** The root of its repository: GitHub reads no other workflows. */
    root,
    /** The path of the folder from this root; empty if it is the root. */
    subfolder,
    /** Suites of any format version. */
    suites: suites.map(shown),
    /** Whether a run without arguments finds all of them. */
    suitesAreFound: suites.length === byDefault.length,
    targets,
    /** Whether a target is an agent that gets the token of the job. */
    withCopilot: targets?.secrets.includes(JOB_TOKEN) === true,
    /** Whether a suite states a minimum mean score. */
    hasThreshold: (await filesWith(suites, /^\s*threshold\s*:/m, files)).length > 0,
    /** Workflows that already run evals, of a subfolder only those that name it. Paths are relative to the root. */
    workflows: ofFolder.map((path) => relative(root, path).replaceAll('\\', '/')),
    baseBranch: await baseBranchIn(root, files),
    /** Entries that `.gitignore` lacks. */
    notIgnored: IGNORED.filter(({ pattern }) => !pattern.test(ignore)).map(({ line }) => line),
  };
}

/** The branch that pull requests are compared with: that of the remote repository, else the usual one here. */
async function baseBranchIn(folder: string, files: Files): Promise<string> {
  const remote = (await textOf(join(folder, '.git/refs/remotes/origin/HEAD'), files)) ?? '';
  const local = (await textOf(join(folder, '.git/HEAD'), files)) ?? '';
  const ofRemote = /^ref: refs\/remotes\/origin\/([\w./-]+)\s*$/.exec(remote)?.[1];
  return ofRemote ?? /^ref: refs\/heads\/(main|master|trunk|develop)\s*$/.exec(local)?.[1] ?? 'main';
}

/** Files that must not be committed: keys and results. */
const IGNORED = [
  { line: '.env', pattern: /^\/?(?:\*\*\/)?\.env\*?\s*$/m },
  { line: '.agentv/results/', pattern: /^\/?\.agentv(?:\/results)?\/?\s*$/m },
  { line: '.agentv/cache/', pattern: /^\/?\.agentv(?:\/cache)?\/?\s*$/m },
];

const NAMED = /(?:^|[/\\])(?:(?:.*\.)?eval\.(?:ya?ml|jsonl|m?ts)|evals\.json|dataset[^/\\]*\.(?:ya?ml|jsonl))$/;
/** The first versions of AgentV had suites under any name in such folders. */
const CANDIDATES = [
  '**/*.eval.{jsonl,ts,mts}',
  '**/{evals.json,*eval.yaml,*eval.yml}',
  '**/dataset*.{yaml,yml,jsonl}',
  '**/{eval,evals,evaluation,evaluations}/**/*.{yaml,yml}',
];
const ELSEWHERE = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**', '!**/.github/**', '!**/.agentv/results/**'];

/** Maximum number of files to look at; larger files and further ones are skipped. */
const MAX_FILES = 500;
const MAX_BYTES = 1024 * 1024;

async function otherSuites(folder: string, files: Files): Promise<readonly string[]> {
  const found = await files.glob([...CANDIDATES, ...ELSEWHERE], { cwd: folder, skipUnreadable: true });
  const candidates = found.slice(0, MAX_FILES);
  const texts = await Promise.all(candidates.map((path) => textOf(path, files)));
  return candidates.filter((path, index) => NAMED.test(path) || holdsTests(path, texts[index] ?? ''));
}

async function targetsIn(path: string, file: string, files: Files) {
  const read = await unlessInvalid(() => readTargetsFile(path, file, files));
  const variables = new Set<string>();
  const secrets = new Set<string>();
  for (const { fields } of read?.entries ?? []) {
    for (const [key, field] of fields) {
      lookUpVariables(field.value, (name) => {
        variables.add(name);
        if (isSecretVariable(name) || !SETTINGS.has(key)) secrets.add(name);
        return undefined;
      });
    }
  }
  const settings = [...variables].filter((name) => !secrets.has(name));
  const names = (read?.entries ?? []).map(({ name }) => name);
  return { file, names, secrets: [...secrets].sort(), settings: settings.sort() };
}

/** Fields of targets that hold no secret. */
const SETTINGS = new Set(
  `provider use_target grader_target model deployment variant resource endpoint base_url version api_version api_format
  subprovider cwd log_dir session_dir executable temperature max_output_tokens timeout_seconds workers`.split(/\s+/),
);

async function filesWith(paths: readonly string[], pattern: RegExp, files: Files): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => textOf(path, files)));
  return paths.filter((_, index) => pattern.test(texts[index] ?? ''));
}

const textOf = (path: string, files: Files): Promise<string | undefined> =>
  unlessInvalid(async () => ((await files.state(path)) === 'file' ? files.read(path, MAX_BYTES) : undefined));
