import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { mergeRequestServer, type SystemName } from '../support/merge-request-server.ts';
import { keepsCompiled, program } from '../support/programs.ts';
import { aProject, type Project } from '../support/project.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { suiteOf } from '../support/suites.ts';

const GITLAB = readRepositoryFile('ci/gitlab/templates/evals.yml');
const AZURE = readRepositoryFile('ci/azure/evals.yml');

interface GitLabJob {
  readonly script: readonly string[];
  readonly after_script: readonly string[];
  readonly rules: readonly { readonly if: string }[];
  readonly cache: object;
}

/** The jobs that GitLab makes of the component, each with what it extends. */
function gitLabJobs(inputs: Readonly<Record<string, string>>): Readonly<Record<string, GitLabJob>> {
  const [, body = ''] = GITLAB.split('\n---\n');
  const defaults = Object.entries(gitLabInputs()).map(([name, { default: value }]) => [name, value]);
  const values: Record<string, string> = { ...Object.fromEntries(defaults), ...inputs };
  const jobs = parse(body.replaceAll(/\$\[\[ inputs\.(\w+) \]\]/g, (_, name: string) => values[name] ?? 'missing'));
  return Object.fromEntries(
    Object.entries<{ extends?: string }>(jobs).map(([name, job]) => [name, { ...jobs[job.extends ?? name], ...job }]),
  );
}

function gitLabInputs(): Readonly<Record<string, { description: string; default: string }>> {
  return parseAllDocuments(GITLAB)[0]?.toJS().spec.inputs;
}

const VERSION = gitLabInputs()['version']?.default;

interface AzureStep {
  readonly bash?: string;
  readonly condition?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly task?: string;
}

/** The steps that Azure Pipelines makes of the template, for a pull request or not. */
function azureSteps(isPullRequest: boolean, parameters: Readonly<Record<string, string>> = {}): AzureStep[] {
  const { parameters: declared, steps } = parse(AZURE) as { parameters: AzureParameter[]; steps: object[] };
  const defaults = declared.map(({ name, default: value }) => [name, value]);
  const values: Record<string, string> = { ...Object.fromEntries(defaults), ...parameters };
  const kept = steps.flatMap((step) => {
    const [[name = '', below] = []] = Object.entries(step);
    if (!name.startsWith('${{')) return step;
    return name.includes('PullRequest') === isPullRequest ? (below as object[]) : [];
  });
  return JSON.parse(
    JSON.stringify(kept).replaceAll(/\$\{\{ parameters\.(\w+) \}\}/g, (_, name: string) => values[name] ?? 'missing'),
  );
}

interface AzureParameter {
  readonly name: string;
  readonly type: string;
  readonly default: string;
}

/** Runs the lines of a job, in which `npx` starts the command line of this repository. */
function runLines(project: Project, lines: readonly string[], env: Readonly<Record<string, string>>) {
  project.write(
    '.bin/npx',
    `#!/bin/sh\n[ "$1 $2" = "--yes @agentv/eval-action@${VERSION}" ] || exit 99\nshift 2\nexec "${process.execPath}" "${program('cli')}" "$@"\n`,
  );
  chmodSync(join(project.folder, '.bin/npx'), 0o755);
  const PATH = `${join(project.folder, '.bin')}:${process.env['PATH']}`;
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const options = {
      cwd: project.folder,
      env: { ...keepsCompiled(), HOME: project.folder, CI: 'true', ...env, PATH },
    };
    const child = execFile('bash', ['-e', '-c', lines.join('\n')], options, (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

const checkout = (command: string): Project =>
  aProject({
    'evals/a.eval.yaml': suiteOf(['one', 'hello', 'hello'], ['two', 'bye', 'bye']),
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: "${command}" }]\n`,
  });

/** A pipeline of the base branch leaves its evidence to the next one. */
function keep(from: Project, to: Project): void {
  const [source, target] = [from, to].map(({ folder }) => join(folder, '.agentv/evidence'));
  if (source !== undefined && existsSync(source)) cpSync(source, `${target}`, { recursive: true });
}

const ECHO = 'echo {PROMPT}';
const systems: readonly [SystemName, Runner, Runner][] = [
  [
    'gitlab',
    (project, env) => runGitLab('evals-baseline', project, env),
    (project, env) => runGitLab('evals', project, env),
  ],
  ['azure', (project, env) => runAzure(false, project, env), (project, env) => runAzure(true, project, env)],
];
type Runner = (
  project: Project,
  env: Readonly<Record<string, string>>,
) => Promise<{ exitCode: number; output: string }>;

async function runGitLab(name: string, project: Project, env: Readonly<Record<string, string>>) {
  const job = gitLabJobs({})[name];
  const script = await runLines(project, job?.script ?? [], env);
  const after = await runLines(project, job?.after_script ?? [], env);
  return { exitCode: script.exitCode, output: script.output + after.output };
}

async function runAzure(isPullRequest: boolean, project: Project, env: Readonly<Record<string, string>>) {
  let [exitCode, output] = [0, ''];
  for (const { bash, condition, env: more = {} } of azureSteps(isPullRequest)) {
    if (bash === undefined || (exitCode !== 0 && condition !== 'succeededOrFailed()')) continue;
    const { SYSTEM_ACCESSTOKEN: token = '', ...others } = env;
    const given = 'SYSTEM_ACCESSTOKEN' in more ? { ...others, SYSTEM_ACCESSTOKEN: token } : others;
    const step = await runLines(project, [bash], given);
    exitCode ||= step.exitCode;
    output += step.output;
  }
  return { exitCode, output };
}

describe.each(systems)('the template for %s', (system, runBase, runMergeRequest) => {
  test('compares a merge request with what the base branch measured, and comments', async () => {
    await using server = await mergeRequestServer(system);
    using first = checkout(ECHO);
    expect(await runBase(first, {})).toMatchObject({ exitCode: 0 });
    using second = checkout(ECHO);
    keep(first, second);
    expect(await runBase(second, {})).toMatchObject({ exitCode: 0 });

    using change = checkout('echo no #{PROMPT}');
    keep(second, change);
    const { exitCode, output } = await runMergeRequest(change, server.env);
    expect([exitCode, output]).toEqual([
      1,
      expect.stringContaining('Compared with .agentv/evidence/baseline.jsonl, 2 runs'),
    ]);
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toContain('2 tests regressed');
    expect(change.exists('results/run/junit.xml')).toBe(true);

    using fix = checkout(ECHO);
    keep(second, fix);
    const later = { ...server.env, CI_PIPELINE_ID: '501', BUILD_BUILDID: '501' };
    const head = { CI_COMMIT_SHA: 'c'.repeat(40), SYSTEM_PULLREQUEST_SOURCECOMMITID: 'c'.repeat(40) };
    expect(await runMergeRequest(fix, { ...later, ...head })).toMatchObject({ exitCode: 0 });
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toContain('no drop found');
  });
});

describe('the component for GitLab', () => {
  test('describes each input, and uses each', () => {
    const inputs = gitLabInputs();
    const used = new Set([...GITLAB.matchAll(/inputs\.(\w+)/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(Object.keys(inputs).sort());
    for (const input of Object.values(inputs)) {
      expect(input.description).toMatch(/\.$/);
      expect(typeof input.default).toBe('string');
    }
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
    expect(inputs['image']?.default).toMatch(/^node:\d+\.\d+\.\d+$/);
  });

  test('runs in merge requests, and on the default branch, which alone writes what they compare with', () => {
    const { agent, 'agent-baseline': baseline, '.agent': shared } = gitLabJobs({ job: 'agent' });
    expect(agent?.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]);
    expect(agent?.cache).toMatchObject({ key: 'agent-for-merge-requests', policy: 'pull', unprotect: true });
    expect(baseline?.rules[0]?.if).toContain('$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH');
    expect(baseline?.cache).toMatchObject([
      { key: 'agent' },
      { key: 'agent-for-merge-requests', policy: 'push', unprotect: true },
    ]);
    expect(shared).toMatchObject({ artifacts: { when: 'always', reports: { junit: 'results/run/junit.xml' } } });
  });
});

describe('the steps for Azure Pipelines', () => {
  test('use each parameter, and tasks of one version', () => {
    const { parameters } = parse(AZURE) as { parameters: AzureParameter[] };
    const used = new Set([...AZURE.matchAll(/parameters\.(\w+)/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(parameters.map(({ name }) => name).sort());
    expect(parameters.find(({ name }) => name === 'version')?.default).toBe(VERSION);
    for (const { task } of azureSteps(true)) if (task !== undefined) expect(task).toMatch(/^\w+@\d+$/);
  });

  test('give the token to the comment alone', () => {
    const withToken = azureSteps(true).filter((step) => JSON.stringify(step).includes('System.AccessToken'));
    expect(withToken).toEqual([expect.objectContaining({ bash: expect.stringContaining(' report ') })]);
    expect(JSON.stringify(azureSteps(false))).not.toContain('System.AccessToken');
  });
});
