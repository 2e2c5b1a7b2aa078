import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { inject, vi } from 'vitest';
import { targetTrials } from '../../src/model/run/present-trials.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { aFolder, aRemote, type GitRemote } from '../support/git-remote.ts';
import { performed } from '../support/performed.ts';
import { projectNode, repository } from '../support/repository.ts';
import { serving } from '../support/serving.ts';

/** The installed packages of the tools. */
export const packages = join(import.meta.dirname, 'node_modules');

/** Waits until the tools are installed. Throws why they cannot be. */
export async function toolsInstalled(): Promise<void> {
  const state = inject('engines');
  await vi.waitUntil(() => existsSync(state), { timeout: 300_000, interval: 200 });
  const said = readFileSync(state, 'utf8');
  if (said !== 'ready') throw new Error(said);
}

/** The files of a project of `test/fixtures/engines`, by their paths. */
export function projectFiles(name: string, below = ''): Record<string, string> {
  const folder = join(repository, 'test', 'fixtures', 'engines', name);
  const paths = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(paths.map((path) => [join(below, path), readFileSync(join(folder, path), 'utf8')]));
}

const IGNORED = '.agentv\nout\nnode_modules\n__pycache__\n.pytest_cache\n.evalite\n.wrong\n';

export const aCheckoutOf = (files: Readonly<Record<string, string>>): GitRemote =>
  aRemote({ '.gitignore': IGNORED, ...files });

/** The loopback of tools: a proxy that refuses what a tool sends elsewhere, and what it refused. */
export async function aClosedNetwork() {
  const refused: string[] = [];
  const proxy = await serving((request, response) => {
    refused.push(`${request.method} ${request.url}`);
    response.writeHead(403).end();
  });
  proxy.server.on('connect', (request, socket) => {
    refused.push(`CONNECT ${request.url}`);
    // A tool that ends may reset it.
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const home = aFolder();
  return {
    refused,
    env: {
      PATH: [join(packages, '.bin'), dirname(projectNode), process.env['PATH']].join(delimiter),
      HOME: home.path,
      PROMPTFOO_CONFIG_DIR: join(home.path, 'promptfoo'),
      PROMPTFOO_DISABLE_TELEMETRY: '1',
      PROMPTFOO_DISABLE_UPDATE: '1',
      PROMPTFOO_PYTHON: 'python3',
      HTTP_PROXY: proxy.url,
      HTTPS_PROXY: proxy.url,
      NO_PROXY: '127.0.0.1,localhost',
    },
    [Symbol.dispose]() {
      proxy.server.close();
      home[Symbol.dispose]();
    },
  };
}

/** The agent of the project `http`: it answers by what the prompt tells it. */
export async function anAgentServer() {
  /** So many answers are wrong. */
  const wrong = { answers: 0 };
  const { server, url } = await serving(async (request, response) => {
    const { question = '' } = (await json(request)) as { question?: string };
    const [prompt = '', asked = ''] = question.split('\n\n');
    const [, wanted = /./] =
      [
        [/refund/, /takes \d+ days/],
        [/open/, /from [\d:]+ to [\d:]+/],
        [/person/, /\{.*\}/],
      ].find(([topic]) => topic?.test(asked)) ?? [];
    response.setHeader('content-type', 'application/json');
    const isWrong = wrong.answers > 0;
    if (isWrong) wrong.answers -= 1;
    response.end(JSON.stringify({ answer: (isWrong ? undefined : wanted.exec(prompt)?.[0]) ?? 'I do not know.' }));
  });
  return { wrong, url, [Symbol.dispose]: () => void server.close() };
}

/** Runs `eval-action run` in a checkout, and reads its report. */
export async function runHere(
  { folder }: Pick<GitRemote, 'folder'>,
  args: readonly string[],
  env: Record<string, string>,
) {
  const { exitCode, log } = await performed('cli', { args: ['run', ...args, '-o', 'out'], cwd: folder, env });
  const path = globSync('{,packages/*/}out/report.json', { cwd: folder })[0] ?? '';
  const report = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Report;
  const states = Object.fromEntries(
    report.comparison.tests.map(({ testId, target, state }) => [`${testId} [${target}]`, state]),
  );
  return { exitCode, log, report, states };
}

/** What the trials of a report came to, and the sum of their scores. */
export function countsOf({ results }: Report) {
  const trials = results.flatMap(targetTrials);
  const score = trials.reduce((sum, trial) => sum + trial.score, 0);
  const passed = trials.filter(({ pass }) => pass).length;
  return { passed, failed: trials.length - passed, score: Number(score.toFixed(9)) };
}
