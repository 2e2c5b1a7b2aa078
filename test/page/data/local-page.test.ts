import { expect, test } from 'vitest';
import { flagSpelling } from '../../../src/cli/flags.ts';
import { learnSecretsHere } from '../../../src/config/environments.ts';
import { reportSettings } from '../../../src/config/report-inputs.ts';
import { localPage } from '../../../src/page/data/local-page.ts';
import { readResults } from '../../../src/results/run-folder/read-results.ts';
import { realRuntime, unstoppable } from '../../../src/runner/pipeline/runtime.ts';
import { aReport, aResult } from '../../support/builders.ts';
import { aProject } from '../../support/project.ts';

test.each(['.env', 'evals/.env'])('base answers in the page have no secrets of %s', async (envFile) => {
  const result = (output: string) => aResult({ output, suiteFile: 'evals/a.eval.yaml' });
  const answering = (output: string) => JSON.stringify(aReport({ results: [result(output)] }));
  using project = aProject({
    [envFile]: 'MY_API_KEY=hunter2-hunter2\n',
    'base/report.json': answering('the key is hunter2-hunter2'),
    'now/report.json': answering('no key'),
  });
  const silent = { info() {}, warn() {}, error() {} };
  const here = { ...realRuntime(silent, unstoppable()), cwd: project.folder, env: {} };
  const inputs = reportSettings.parse({ results: 'now', baseline: 'base' }, flagSpelling);
  const { run } = await readResults([`${project.folder}/now`], here, inputs);
  await learnSecretsHere(here);
  const page = localPage(inputs, run, here);
  const { sides } = (await page.baseAnswers?.({ kind: 'none', why: '' })) ?? {};
  const shown = JSON.stringify([...(sides ?? [])]);
  expect(shown).toContain('the key is ***');
  expect(shown).not.toContain('hunter2');
});
