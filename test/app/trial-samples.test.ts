import { expect, test } from 'vitest';
import { deflate } from '../../src/platform/deflate.ts';
import { pageTestOf } from '../support/page-blocks.ts';
import { aProject } from '../support/project.ts';
import { reportTemplate } from '../support/report-page.ts';
import { records } from '../support/suites.ts';
import { perform } from './perform.ts';

/** Answers well in every second call. */
const agent = `import { existsSync, rmSync, writeFileSync } from 'node:fs';
const isSecond = existsSync('called');
if (isSecond) rmSync('called');
else writeFileSync('called', '');
process.stdout.write(isSecond ? 'hello' : 'no idea ' + 'x'.repeat(Number(process.argv[2])));
`;
const projectOf = (length: number) =>
  aProject({
    'evals/a.eval.yaml': `tests: [{ id: a, input: "${length}", assertions: [{ type: contains, value: hello }] }]\n`,
    'evals/agent.mjs': agent,
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: cli, workers: 1, command: "node agent.mjs {PROMPT}" }]\n',
  });
const run = (project: ReturnType<typeof projectOf>, trials: string) =>
  perform(
    project,
    ['run', 'evals', '--trials', trials, '--workers', '1', '-o', 'out'],
    { PATH: process.env['PATH'] ?? '' },
    { page: { template: reportTemplate, deflate } },
  );

test('a row whose trials passed and failed has the answer of one more of each, which the report shows', async () => {
  using project = projectOf(10);
  await run(project, '4');
  const [row] = records(project.read('out/index.jsonl'));
  expect(row).toMatchObject({
    output: 'hello',
    trial_samples: [
      { attempt: 3, side: { pass: true, answer: 'hello' } },
      { attempt: 0, side: { pass: false, answer: 'no idea xxxxxxxxxx' } },
    ],
  });
  const { answer } = pageTestOf(project.read('out/report.html'), 'a');
  expect(answer?.trials.map(({ side }) => side)).toEqual(['trial:1', undefined, undefined, 'trial:4']);
  expect(answer?.sides['trial:1']?.answer).toBe('no idea xxxxxxxxxx');
  const again = await perform(
    project,
    ['report', 'out', '-o', 'again'],
    {},
    { page: { template: reportTemplate, deflate } },
  );
  expect(again.exitCode).toBeLessThan(2);
  expect(pageTestOf(project.read('again/report.html'), 'a').answer?.sides['trial:1']?.answer).toContain('no idea');
});

test('such an answer has at most 32 KiB, and equal outcomes need none', async () => {
  using project = projectOf(50_000);
  await run(project, '2');
  const [row] = records(project.read('out/index.jsonl'));
  const samples = JSON.stringify(row?.['trial_samples']);
  expect(samples.length).toBeLessThan(33 * 1024);
  expect(samples).toContain('omitted');
  using other = projectOf(1);
  other.write('evals/agent.mjs', "process.stdout.write('hello');\n");
  await run(other, '3');
  expect(records(other.read('out/index.jsonl'))[0]).not.toHaveProperty('trial_samples');
});

test('such an answer is cut after its secrets were removed, so that no part of one is left', async () => {
  const secret = 'zq7-very-secret-value-zq7';
  using project = projectOf(1);
  project.write(
    'evals/agent.mjs',
    agent.replace(
      "'no idea ' + 'x'.repeat(Number(process.argv[2]))",
      "'x'.repeat(3_064) + process.env.API_TOKEN + 'x'.repeat(50_000)",
    ),
  );
  project.write(
    '.agentv/targets.yaml',
    'targets: [{ name: default, provider: cli, workers: 1, command: "node agent.mjs {PROMPT}", env: { API_TOKEN: "${{ API_TOKEN }}" } }]\n',
  );
  const env = { PATH: process.env['PATH'] ?? '', API_TOKEN: secret };
  await perform(project, ['run', 'evals', '--trials', '2', '--workers', '1', '-o', 'out'], env);
  const text = project.read('out/index.jsonl');
  expect(text).toContain('samples are limited');
  expect(text).not.toContain(secret.slice(0, 6));
});
