import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { performed, startProcess } from '../performed.ts';
import type { Door } from '../programs.ts';
import { projectNode } from '../repository.ts';
import { readKeyValues, readLog } from '../runner.ts';
import { type JobDefinition, readManifest, type StepDefinition } from './definition.ts';
import { type Context, expandAll, expandText, holds } from './expressions.ts';

export type Values = Readonly<Record<string, string>>;
export type Result = 'success' | 'failure' | 'skipped';

/** A machine for one job. */
export interface JobSite {
  /** The repository that `actions/checkout` clones. */
  readonly repository: string;
  /** Folders of programs, before those of the machine. */
  readonly path: readonly string[];
  /** Variables that GitHub sets for each step. */
  readonly env: Values;
  /** Texts that logs and outputs must not contain. */
  readonly secrets: readonly string[];
  /** The folder of the artifacts of `actions/upload-artifact`, by name. */
  readonly artifacts: string;
  readonly event: object;
  /** Called after each step: artifacts that it uploaded are now visible. */
  stepEnded(): Promise<void>;
}

export interface RanJob {
  readonly result: Result;
  readonly outputs: Values;
  readonly log: string;
  readonly summary: string;
}

/** Runs the steps of a job as GitHub's runner does, and then the post steps of its actions. */
export async function runJob(job: JobDefinition, context: Context, site: JobSite): Promise<RanJob> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const machine = new Machine(site, folder);
  try {
    for (const step of job.steps) await machine.run(step, context);
    await machine.cleanUp();
    const outputs = expandAll(job.outputs, machine.contextOf(context));
    const isSecret = (text: string) => machine.masked.some((mask) => text.includes(mask));
    return {
      result: machine.result,
      // GitHub drops outputs that contain a secret.
      outputs: Object.fromEntries(Object.entries(outputs).map(([name, text]) => [name, isSecret(text) ? '' : text])),
      log: machine.log,
      summary: machine.summary,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Machine {
  readonly masked: string[];
  log = '';
  summary = '';
  result: Result = 'success';
  readonly #site: JobSite;
  readonly #folder: string;
  readonly #workspace: string;
  readonly #steps: Record<string, { outputs: Values; outcome: Result }> = {};
  readonly #posts: (() => Promise<void>)[] = [];

  constructor(site: JobSite, folder: string) {
    this.#site = site;
    this.#folder = folder;
    this.#workspace = join(folder, 'workspace');
    mkdirSync(this.#workspace);
    this.masked = site.secrets.flatMap((text) => [text, ...text.split('\n')]).filter((text) => text.trim() !== '');
  }

  contextOf({ values, status }: Context): Context {
    return {
      values: { ...values, steps: this.#steps },
      status: {
        ...status,
        success: this.result === 'success',
        failure: this.result === 'failure',
        cancelled: false,
      },
    };
  }

  async run(step: StepDefinition, whole: Context): Promise<void> {
    const context = this.contextOf(whole);
    if (!holds(step.if, context)) return;
    const env = expandAll(step.env, context);
    const inputs = expandAll(step.with, context);
    const { exitCode, outputs } = await this.#perform(step, { env, inputs, context });
    const outcome = exitCode === 0 ? 'success' : 'failure';
    if (step.id !== undefined) this.#steps[step.id] = { outputs, outcome };
    if (outcome !== 'success' && this.result === 'success') this.result = outcome;
    await this.#site.stepEnded();
  }

  async cleanUp(): Promise<void> {
    for (const post of this.#posts.toReversed()) await post();
  }

  #perform(step: StepDefinition, given: Given): Promise<Performed> | Performed {
    const [, action = '', folder] = /^([\w-]+\/[\w-]+)\/?([^@]*)@/.exec(step.uses ?? '') ?? [];
    if (step.run !== undefined) {
      const command = ['bash', '-e', '-o', 'pipefail', '-c', step.run];
      return this.#step(given.env, (started) => startProcess(command, started).ended);
    }
    if (action === 'agentv/eval-action') return this.#ours(folder ?? '', given);
    const known = this.#known[action];
    if (known === undefined) throw new Error(`The harness does not know ${step.uses}`);
    known(given.inputs);
    return { exitCode: 0, outputs: {}, state: {} };
  }

  readonly #known: Readonly<Record<string, (inputs: Values) => void>> = {
    // What `git clone` and `git checkout --detach` leave, without the processes that these start.
    'actions/checkout': () => {
      cpSync(this.#site.repository, this.#workspace, { recursive: true });
      const inGit = (name: string) => join(this.#workspace, '.git', name);
      writeFileSync(inGit('HEAD'), `${this.#site.env['GITHUB_SHA']}\n`);
      appendFileSync(inGit('config'), `[remote "origin"]\n\turl = ${this.#site.repository}\n`);
    },
    // The machine has them.
    'actions/setup-node': () => undefined,
    'actions/setup-python': () => undefined,
    'actions/upload-artifact': ({ name = 'artifact', path = '' }) => {
      const from = join(this.#workspace, path);
      if (existsSync(from)) cpSync(from, join(this.#site.artifacts, name), { recursive: true });
    },
    'actions/download-artifact': ({ name, path = '' }) => {
      const names = name === undefined ? readdirSync(this.#site.artifacts) : [name];
      for (const each of names) {
        const to = name === undefined ? join(this.#workspace, path, each) : join(this.#workspace, path);
        cpSync(join(this.#site.artifacts, each), to, { recursive: true });
      }
    },
  };

  async #ours(folder: string, { env, inputs, context }: Given): Promise<Performed> {
    const manifest = readManifest(folder);
    const unknown = Object.keys(inputs).filter((name) => !Object.hasOwn(manifest.inputs, name));
    if (unknown.length > 0) throw new Error(`The action ${folder} has no inputs ${unknown.join(', ')}`);
    const given = Object.entries(manifest.inputs).map(
      ([name, { default: otherwise }]) =>
        [`INPUT_${name.toUpperCase()}`, inputs[name] ?? expandText(otherwise, context)] as const,
    );
    const all = { ...env, ...Object.fromEntries(given) };
    const main = await this.#door(manifest.runs.main, all);
    const { post } = manifest.runs;
    if (post !== undefined) {
      const state = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value] as const);
      this.#posts.push(async () => {
        await this.#door(post, { ...all, ...Object.fromEntries(state) });
        await this.#site.stepEnded();
      });
    }
    return main;
  }

  #door(path: string, env: Values): Promise<Performed> {
    return this.#step(env, (started) => performed(basename(path, '.js') as Door, started));
  }

  async #step(
    env: Values,
    work: (started: { cwd: string; env: Values }) => Promise<{ exitCode: number | null; log: string }>,
  ): Promise<Performed> {
    const files = Object.fromEntries(
      ['OUTPUT', 'STATE', 'STEP_SUMMARY', 'ENV', 'PATH', 'EVENT_PATH'].map((name) => [
        `GITHUB_${name}`,
        join(this.#folder, name.toLowerCase()),
      ]),
    );
    for (const [name, file] of Object.entries(files))
      writeFileSync(file, name === 'GITHUB_EVENT_PATH' ? JSON.stringify(this.#site.event) : '');
    const { exitCode, log } = await work({
      cwd: this.#workspace,
      env: {
        PATH: [...this.#site.path, dirname(projectNode), process.env['PATH']].join(':'),
        HOME: this.#folder,
        RUNNER_TEMP: this.#folder,
        ...this.#site.env,
        ...files,
        GITHUB_WORKSPACE: this.#workspace,
        ...env,
      },
    });
    const read = (name: string) => readFileSync(files[name] ?? '', 'utf8');
    this.log += log;
    this.summary += read('GITHUB_STEP_SUMMARY');
    const masks = readLog(log).commands.filter(({ name }) => name === 'add-mask');
    this.masked.push(...masks.map(({ data }) => data).filter((text) => text !== ''));
    return { exitCode, outputs: readKeyValues(read('GITHUB_OUTPUT')), state: readKeyValues(read('GITHUB_STATE')) };
  }
}

interface Given {
  readonly env: Values;
  readonly inputs: Values;
  readonly context: Context;
}

interface Performed {
  readonly exitCode: number | null;
  readonly outputs: Values;
  readonly state: Values;
}
