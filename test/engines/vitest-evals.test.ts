import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { aCheckoutOf, aClosedNetwork, countsOf, packages, projectFiles, runHere, toolsInstalled } from './tools.ts';

beforeAll(toolsInstalled);

interface VitestRun {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly meta: { readonly eval: { readonly avgScore: number } };
    }[];
  }[];
}

/** What vitest-evals itself says of a project. */
async function vitestEvalsIn(folder: string, env: Readonly<Record<string, string>>) {
  const args = ['run', '--reporter=json', '--outputFile=out/own.json'];
  await new Promise((resolve) => execFile('vitest', args, { cwd: folder, env }, resolve));
  const { testResults } = JSON.parse(readFileSync(join(folder, 'out', 'own.json'), 'utf8')) as VitestRun;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const score = tests.reduce((sum, { meta }) => sum + meta.eval.avgScore, 0);
  return { passed, failed: tests.length - passed, score: Number(score.toFixed(9)) };
}

test('vitest-evals has its counts and scores, and a change that breaks the answers is found', async () => {
  using network = await aClosedNetwork();
  using checkout = aCheckoutOf(projectFiles('vitest-evals'));
  symlinkSync(packages, join(checkout.folder, 'node_modules'));
  const own = await vitestEvalsIn(checkout.folder, network.env);
  expect(own).toEqual({ passed: 3, failed: 0, score: 2.85 });
  const args = ['--engine', 'vitest'];
  const measured = await runHere(checkout, [...args, '--save-baseline', '3'], network.env);
  expect(countsOf(measured.report), measured.log).toEqual(own);

  checkout.commit({ 'prompt.txt': 'refund: Approved, it takes 5 days.\nhours: Open.\n' });
  const { exitCode, states, log } = await runHere(checkout, args, network.env);
  expect([exitCode, states], log).toEqual([
    1,
    {
      'support > approves a refund [default]': 'passing',
      'support > hands over to a person [default]': 'regressed',
      'support > knows the hours [default]': 'passing',
    },
  ]);
  expect(network.refused).toEqual([]);
});
