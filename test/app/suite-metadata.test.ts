import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const suite = (head: string) =>
  `${head}\ntests: [{ id: a, input: hi, assertions: [{ type: contains, value: hello }] }]\n`;

test('version, author and license of a suite are in report.json, also in a report of its results', async () => {
  using project = aProject({
    'evals/described.eval.yaml': suite(
      'name: described\nversion: "1.2"\nauthor: Ada of sk-live-0123456789\nlicense: MIT',
    ),
    'evals/long.eval.yaml': suite(`name: long\nauthor: ${'x'.repeat(5000)}`),
    'evals/plain.eval.yaml': suite('name: plain'),
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]',
  });
  await perform(project, ['run', '-o', 'out', '--no-html'], { MY_API_KEY: 'sk-live-0123456789' });
  await perform(project, ['report', 'out', '-o', 'report', '--no-html']);
  for (const folder of ['out', 'report']) {
    const { suites } = JSON.parse(project.read(`${folder}/report.json`));
    expect(suites).toMatchObject([
      {
        suite: 'described',
        metadata: { version: '1.2', author: expect.not.stringContaining('sk-live'), license: 'MIT' },
      },
      { suite: 'long', metadata: { author: expect.stringMatching(/^x{1,1024}…?$/) } },
      { suite: 'plain' },
    ]);
    expect(suites[2]).not.toHaveProperty('metadata');
  }
});
