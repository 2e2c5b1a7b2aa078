import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { fencesOf } from '../../support/doc-pages.ts';
import { keepsCompiled, program } from '../../support/programs.ts';
import { aProject } from '../../support/project.ts';
import { projectNode } from '../../support/repository.ts';

const jobSchema = z.object({ script: z.array(z.string()) });
const pipelineSchema = z.object({ shard: jobSchema.extend({ parallel: z.number() }), report: jobSchema });
const text = fencesOf('docs/other-ci.md').find((fence) => fence.text.includes('--shard'))?.text ?? '';
const pipeline = pipelineSchema.parse(parse(text));

/** Runs the lines of a job as GitLab's runner does, with our program for the one that the job would clone. */
async function job(folder: string, lines: readonly string[], env: Readonly<Record<string, string>>) {
  const script = lines.map((line) => line.replaceAll('/tmp/eval-action/dist/cli.js', program('cli'))).join('\n');
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { PATH: `${dirname(projectNode)}:${process.env['PATH']}`, HOME: folder, ...keepsCompiled(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (log += part));
  const [exitCode] = await once(child, 'close');
  return { exitCode, log };
}

test('the pipeline for GitLab measures in parallel jobs, decides once, and keeps one note in the merge request', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `t${index}`);
  using project = aProject({
    'evals/a.eval.yaml': `tests:\n${ids.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: ${id} }] }\n`).join('')}`,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "echo {PROMPT}" }]\n',
  });
  const { parallel } = pipeline.shard;
  for (let index = 1; index <= parallel; index += 1) {
    const env = { CI_NODE_INDEX: `${index}`, CI_NODE_TOTAL: `${parallel}` };
    const { exitCode, log } = await job(project.folder, pipeline.shard.script, env);
    expect([exitCode, log]).toEqual([0, expect.stringContaining(`shard ${index} of ${parallel}`)]);
  }
  const { exitCode, log } = await job(project.folder, pipeline.report.script, {});
  expect([exitCode, log]).toEqual([0, expect.stringContaining('12 of 12')]);
  expect(project.read('results/junit.xml')).toContain('tests="12"');

  const requests: string[] = [];
  const author = { id: 5 };
  const notes = [{ id: 11, body: 'Looks good', author: { id: 6 } }];
  const path = '/api/v4/projects/3/merge_requests/7/notes';
  const server = createServer(async (request, response) => {
    const sent = (await request.setEncoding('utf8').toArray()).join('');
    requests.push(`${request.method} ${request.url?.replace(/\?.*$/, '')}`);
    if (request.method === 'POST') notes.unshift({ id: 12, body: JSON.parse(sent).body, author });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.endsWith('/user') ? author : request.method === 'GET' ? notes : notes[0]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const posted = () =>
    job(project.folder, pipeline.report.script, {
      CI_PIPELINE_ID: '100',
      CI_JOB_ID: '200',
      CI_MERGE_REQUEST_IID: '7',
      CI_PROJECT_ID: '3',
      CI_API_V4_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v4`,
      GITLAB_TOKEN: 'glpat-1',
    });
  const [first, second] = [await posted(), await posted()];
  server.close();
  expect([first.exitCode, second.exitCode], `${first.log}${second.log}`).toEqual([0, 0]);
  // The second one finds the first.
  expect(requests.filter((line) => line.startsWith('POST'))).toEqual([`POST ${path}`]);
});
