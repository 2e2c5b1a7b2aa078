import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GitHubEvent } from '../github-events.ts';
import { type GitHubServer, TOKEN } from '../github-server.ts';
import type { Project } from '../project.ts';
import { readRepositoryFile } from '../repository.ts';
import type { ResultsService } from '../results-service.ts';
import { type JobDefinition, readWorkflow, type WorkflowDefinition } from './definition.ts';
import { type Context, expand, expandAll, expandText, holds } from './expressions.ts';
import { type Result, runJob, type Values } from './job.ts';

export interface RunSite {
  readonly github: GitHubServer;
  readonly results: ResultsService;
  /** A git repository whose HEAD the event is about. */
  readonly project: Pick<Project, 'folder'>;
  readonly event: GitHubEvent;
  readonly secrets?: Values | undefined;
  /** Folders of programs that the machines have. */
  readonly path?: readonly string[] | undefined;
  /** Variables that the machines have. */
  readonly env?: Values;
  /** Of the run: another one than those of earlier runs of the same repository. */
  readonly id?: number;
}

/** A job, or a leg of a matrix, as the page of a run lists it. */
export interface ListedJob {
  readonly name: string;
  readonly result: Result;
  readonly outputs: Values;
  readonly log: string;
  readonly summary: string;
  /** The attempt in which it ran. */
  readonly attempt: number;
}

const FIRST_RUN_ID = 4711;
/** An hour ago: what a run leaves is not too old for later ones, and no test leaves so many artifacts as an hour has seconds. */
const BEGUN = Date.now() - 3_600_000;

/** A run of a workflow of this repository on a GitHub on loopback, with attempts. */
export class WorkflowRun implements AsyncDisposable {
  readonly #site: RunSite;
  readonly #workflow: WorkflowDefinition;
  readonly #artifacts: string;
  readonly #sha: string;
  readonly #id: number;
  /** The newest result of each job and leg, by its name. */
  readonly #jobs = new Map<string, ListedJob>();
  #attempt = 0;
  /** The jobs that run again in this attempt; absent: all. */
  #again: ((name: string) => boolean) | undefined;

  constructor(text: string, site: RunSite) {
    this.#site = site;
    this.#id = site.id ?? FIRST_RUN_ID;
    this.#workflow = readWorkflow(text);
    this.#artifacts = mkdtempSync(join(tmpdir(), 'artifacts-'));
    this.#sha = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: site.project.folder, encoding: 'utf8' }).trim();
  }

  /** Runs everything: the first attempt, or *Re-run all jobs*. */
  runAll(): Promise<ReadonlyMap<string, ListedJob>> {
    this.#again = undefined;
    return this.#newAttempt();
  }

  /** *Re-run failed jobs*: the jobs that did not succeed, and those that need them. */
  rerunFailed(): Promise<ReadonlyMap<string, ListedJob>> {
    const failed = [...this.#jobs.values()].filter(({ result }) => result === 'failure');
    const names = new Set(failed.map(({ name }) => name));
    this.#again = (name) => names.has(name);
    return this.#newAttempt();
  }

  [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.#artifacts, { recursive: true, force: true });
    return Promise.resolve();
  }

  async #newAttempt(): Promise<ReadonlyMap<string, ListedJob>> {
    this.#attempt += 1;
    mkdirSync(this.#artifacts, { recursive: true });
    const { runs } = this.#site.github;
    const known = runs.findIndex(({ id }) => id === this.#id);
    const now = {
      ...{ id: this.#id, event: this.#site.event.name, name: this.#workflow.name, path: this.#file },
      ...{ attempt: this.#attempt, status: 'in_progress', conclusion: null },
      ...{ headSha: this.#headSha, headBranch: this.#headBranch },
    };
    if (known < 0) runs.push(now);
    else runs[known] = now;
    const call = { inputs: this.#inputs, secrets: this.#site.secrets ?? {}, prefix: '' };
    const { result } = await this.#runJobs(this.#workflow, call);
    runs[runs.indexOf(now)] = { ...now, status: 'completed', conclusion: result };
    return this.#jobs;
  }

  /** What was entered by hand. Other events have no inputs. */
  get #inputs(): Values {
    const { name, payload } = this.#site.event;
    if (name !== 'workflow_dispatch') return {};
    const declared = Object.entries(this.#workflow.on.workflow_dispatch?.inputs ?? {});
    const entered = (payload as { readonly inputs?: Values }).inputs ?? {};
    return Object.fromEntries(
      declared.map(([id, { default: otherwise }]) => [id, entered[id] ?? `${otherwise ?? ''}`]),
    );
  }

  get #headSha(): string {
    const { payload } = this.#site.event as { payload: { pull_request?: { head: { sha: string } } } };
    return payload.pull_request?.head.sha ?? this.#sha;
  }

  /** The files of our examples are called as the workflows in them. */
  get #file(): string {
    return `.github/workflows/${this.#workflow.name.replaceAll(' ', '-')}.yml`;
  }

  get #headBranch(): string {
    return this.#site.event.env['GITHUB_HEAD_REF'] ?? 'main';
  }

  /** Runs the jobs of a workflow, each when those that it needs have ended. Returns its result and its outputs. */
  async #runJobs(workflow: WorkflowDefinition, call: Call): Promise<Ended> {
    const ended = new Map<string, Promise<Ended>>();
    const end = (id: string): Promise<Ended> => {
      const job = workflow.jobs[id];
      if (job === undefined) throw new Error(`There is no job ${id}`);
      const running = ended.get(id) ?? this.#afterNeeds(id, job, call, end);
      ended.set(id, running);
      return running;
    };
    const jobs: Record<string, Ended> = {};
    for (const id of Object.keys(workflow.jobs)) jobs[id] = await end(id);
    const context = this.#context(call, { jobs }, []);
    const outputs = Object.entries(workflow.on.workflow_call?.outputs ?? {});
    return {
      result: together(Object.values(jobs)),
      outputs: Object.fromEntries(outputs.map(([name, { value }]) => [name, expandText(value, context)])),
      isAgain: Object.values(jobs).some(({ isAgain }) => isAgain),
    };
  }

  async #afterNeeds(id: string, job: JobDefinition, call: Call, end: (id: string) => Promise<Ended>): Promise<Ended> {
    const needed = await Promise.all(job.needs.map(async (each) => [each, await end(each)] as const));
    const needs = Object.fromEntries(needed.map(([each, { result, outputs }]) => [each, { result, outputs }]));
    const all = needed.map(([, ended]) => ended);
    const context = this.#context(call, { needs }, all);
    const isAfterAgain = all.some(({ isAgain }) => isAgain);
    if (!holds(job.if, context)) return this.#skip(`${call.prefix}${job.name ?? id}`);
    if (job.uses !== undefined) return this.#call(id, job, call, context);
    const legs = legsOf(job, context);
    const most = Number(expand(job.strategy?.['max-parallel'], context) ?? legs.length);
    const results: Ended[] = [];
    const queue = legs.entries();
    const work = async () => {
      for (const [index, matrix] of queue)
        results[index] = await this.#runLeg(
          { id, job, call, matrix, index, total: legs.length, isAfterAgain },
          needs,
          all,
        );
    };
    await Promise.all(Array.from({ length: Math.min(most, legs.length) }, work));
    return {
      result: together(results),
      // The last leg wins, even with an empty value.
      outputs: Object.assign({}, ...results.map(({ outputs }) => outputs)),
      isAgain: results.some(({ isAgain }) => isAgain),
    };
  }

  async #runLeg(leg: Leg, needs: object, needed: readonly Ended[]): Promise<Ended> {
    const { id, job, call, matrix, index, total, isAfterAgain } = leg;
    const { github, results, project, event } = this.#site;
    const context = this.#context(
      call,
      {
        needs,
        matrix,
        strategy: { 'job-index': index, 'job-total': total, 'fail-fast': false },
        job: { status: 'success' },
      },
      needed,
    );
    const name = call.prefix + listedName(leg, context);
    const earlier = this.#jobs.get(name);
    const isOver = earlier !== undefined && this.#again !== undefined && !isAfterAgain && !this.#again(name);
    if (isOver) return { ...earlier, isAgain: false };
    const ran = await runJob(job, context, {
      repository: project.folder,
      env: {
        ...this.#site.env,
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: 'octo/agent',
        GITHUB_REPOSITORY_ID: '1',
        ...results.env,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: event.name,
        ...event.env,
        GITHUB_SHA: this.#sha,
        GITHUB_RUN_ID: `${this.#id}`,
        GITHUB_RUN_ATTEMPT: `${this.#attempt}`,
        // Called workflows have the name of their caller.
        GITHUB_WORKFLOW: this.#workflow.name,
        GITHUB_WORKFLOW_REF: `octo/agent/${this.#file}@${event.env['GITHUB_REF']}`,
        GITHUB_JOB: id,
      },
      path: this.#site.path ?? [],
      secrets: Object.values(this.#site.secrets ?? {}),
      artifacts: this.#artifacts,
      event: event.payload,
      stepEnded: () => this.#publishArtifacts(),
    });
    this.#jobs.set(name, { name, ...ran, attempt: this.#attempt });
    return { result: ran.result, outputs: ran.outputs, isAgain: true };
  }

  async #call(id: string, job: JobDefinition, caller: Call, context: Context): Promise<Ended> {
    const [, path] = /^agentv\/eval-action\/(.*)@v1$/.exec(job.uses ?? '') ?? [];
    if (path === undefined) throw new Error(`The harness does not know ${job.uses}`);
    const called = readWorkflow(readRepositoryFile(path));
    const { inputs = {} } = called.on.workflow_call ?? {};
    const given = Object.entries(job.with ?? {}).map(([name, text]) => [name, expand(text, context)] as const);
    const defaults = Object.entries(inputs).map(([name, each]) => [name, each.default ?? ''] as const);
    return this.#runJobs(called, {
      inputs: { ...Object.fromEntries(defaults), ...Object.fromEntries(given) },
      // No other secret of the caller.
      secrets: expandAll(job.secrets, context),
      prefix: `${caller.prefix}${job.name ?? id} / `,
    });
  }

  #skip(name: string): Ended {
    const skipped = { result: 'skipped', outputs: {} } as const;
    this.#jobs.set(name, { name, ...skipped, log: '', summary: '', attempt: this.#attempt });
    return { ...skipped, isAgain: true };
  }

  #context(call: Call, more: Readonly<Record<string, unknown>>, needed: readonly Ended[]): Context {
    const { github, event } = this.#site;
    const { env, payload, name } = event;
    return {
      values: {
        github: {
          event_name: name,
          event: payload,
          sha: this.#sha,
          ref: env['GITHUB_REF'],
          repository: 'octo/agent',
          workflow: this.#workflow.name,
          run_id: `${this.#id}`,
          run_attempt: `${this.#attempt}`,
          token: TOKEN,
          api_url: github.url,
        },
        inputs: call.inputs,
        secrets: { ...call.secrets, GITHUB_TOKEN: TOKEN },
        needs: {},
        jobs: {},
        steps: {},
        matrix: null,
        strategy: { 'job-index': 0, 'job-total': 1, 'fail-fast': true },
        job: { status: 'success' },
        runner: { os: 'Linux' },
        ...more,
      },
      status: {
        success: needed.every(({ result }) => result === 'success'),
        failure: needed.some(({ result }) => result === 'failure'),
        cancelled: false,
        always: true,
      },
    };
  }

  /** Artifacts that the service received are in GitHub's list, with ids that say nothing about their order. */
  async #publishArtifacts(): Promise<void> {
    const { github, results } = this.#site;
    const finished = results.artifacts.filter(({ isFinished }) => isFinished);
    for (const { id, name, blob, digest } of finished) {
      const own = ((this.#id + id) * 7919) % 10_007;
      if (github.artifacts.some((each) => each.id === own)) continue;
      const archive = await results.store.get(blob);
      if (github.artifacts.some((each) => each.id === own)) continue;
      const createdAt = new Date(BEGUN + github.artifacts.length * 1000).toISOString();
      github.artifacts.push({
        id: own,
        run: this.#id,
        name,
        archive,
        digest,
        createdAt,
        headBranch: this.#headBranch,
        headSha: this.#headSha,
      });
    }
  }
}

/** A workflow with what its caller gave. */
interface Call {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly secrets: Values;
  /** Of the names of its jobs. */
  readonly prefix: string;
}

interface Ended {
  readonly result: Result;
  readonly outputs: Values;
  /** Whether it ran in this attempt. */
  readonly isAgain: boolean;
}

interface Leg {
  readonly id: string;
  readonly job: JobDefinition;
  readonly call: Call;
  readonly matrix: unknown;
  readonly index: number;
  readonly total: number;
  /** Whether a job that it needs ran again. */
  readonly isAfterAgain: boolean;
}

/** The legs of a matrix: those of `include`, or all combinations of its values. One without a matrix. */
function legsOf({ strategy }: JobDefinition, context: Context): readonly unknown[] {
  if (strategy === undefined) return [null];
  const { include, ...axes } = expand(strategy.matrix, context) as Readonly<Record<string, readonly unknown[]>>;
  const legs = Object.entries(axes).reduce<readonly object[]>(
    (all, [name, values]) => all.flatMap((leg) => values.map((value) => ({ ...leg, [name]: value }))),
    [{}],
  );
  if (include !== undefined && Object.keys(axes).length > 0) throw new Error('The harness knows no such matrix');
  // GitHub refuses a matrix without legs.
  if (include?.length === 0) throw new Error('The matrix has no legs');
  return include ?? legs;
}

/** GitHub appends the values of the matrix to the name of a job that has none. */
const listedName = ({ id, job: { name }, matrix }: Leg, context: Context): string =>
  name === undefined && matrix !== null
    ? `${id} (${Object.values(matrix as object).join(', ')})`
    : expandText(name ?? id, context);

function together(jobs: readonly { readonly result: Result }[]): Result {
  const results = jobs.map(({ result }) => result);
  const worst = (['failure', 'success'] as const).find((each) => results.includes(each));
  return worst ?? 'skipped';
}
