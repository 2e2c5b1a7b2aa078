import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { fencesOf } from '../../support/doc-pages.ts';
import { mergeRequestServer } from '../../support/merge-request-server.ts';
import { startProcess } from '../../support/performed.ts';
import { keepsCompiled, program } from '../../support/programs.ts';
import { aProject } from '../../support/project.ts';
import { projectNode } from '../../support/repository.ts';

const jobSchema = z.object({ script: z.array(z.string()) });
const pipelineSchema = z.object({ shard: jobSchema.extend({ parallel: z.number() }), report: jobSchema });
const text = fencesOf('docs/other-ci.md').find((fence) => fence.text.includes('--shard'))?.text ?? '';
const pipeline = pipelineSchema.parse(parse(text));

/** Runs the lines of a job as GitLab's runner does, with our program for the one that the job would clone. */
function job(folder: string, lines: readonly string[], env: Readonly<Record<string, string>>) {
  const script = lines.map((line) => line.replaceAll('/tmp/eval-action/dist/cli.js', program('cli'))).join('\n');
  return startProcess(['bash', '-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { PATH: `${dirname(projectNode)}:${process.env['PATH']}`, HOME: folder, ...keepsCompiled(), ...env },
  }).ended;
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

  await using server = await mergeRequestServer('gitlab');
  const posted = () => job(project.folder, pipeline.report.script, server.env);
  const [first, second] = [await posted(), await posted()];
  expect([first.exitCode, second.exitCode], `${first.log}${second.log}`).toEqual([0, 0]);
  // The second one finds the first.
  expect(server.comments).toHaveLength(1);
  expect(server.complaints).toEqual([]);
});
