import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { repository } from '../support/repository.ts';

const fixture = (path: string): Buffer => readFileSync(join(repository, 'test/fixtures/import', path));

/** The state of each test of a report that compares two files of a tool. */
async function compared(now: string, base: string): Promise<{ exitCode: number | null; states: object }> {
  using project = aProject({});
  const extension = now.split('.').at(-1);
  writeFileSync(join(project.folder, `now.${extension}`), fixture(now));
  writeFileSync(join(project.folder, `main.${extension}`), fixture(base));
  const argv = ['report', `now.${extension}`, '--baseline', `main.${extension}`, '-o', 'out'];
  const { exitCode } = await runCli(project, argv);
  const { verdict } = JSON.parse(project.read('out/report.json'));
  const tests: { test_id: string; state: string }[] = verdict.tests;
  return { exitCode, states: Object.fromEntries(tests.map(({ test_id, state }) => [test_id, state])) };
}

test('the bundle compares two results of promptfoo', async () => {
  expect(await compared('promptfoo/0.123.1/shop.again.json', 'promptfoo/0.123.1/shop.json')).toEqual({
    exitCode: 0,
    states: {
      'Can I return shoes?~2334e2c993d1': 'not-enough-history',
      'Flip a coin.~034c3b54acbe': 'passing',
      'What is the capital of France?~2cf1977cdee1': 'passing',
    },
  });
});

test('the bundle compares two logs of Inspect', async () => {
  expect(await compared('inspect/eval/deflated.again.eval', 'inspect/eval/deflated.eval')).toEqual({
    exitCode: 2,
    states: { refund: 'fixed', greets: 'passing', 3: 'passing', waits: 'failing-as-before' },
  });
});
