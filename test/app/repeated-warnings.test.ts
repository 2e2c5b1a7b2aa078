import { expect, test } from 'vitest';
import { parseInputs } from '../../src/config/settings.ts';
import { reportOn } from '../../src/runner/pipeline/report-on.ts';
import { aProject } from '../support/project.ts';
import { evaluatedIn } from './evaluated.ts';

test('a hook that fails after each of many tests is one line of the log, and one warning with a count', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `t${index}`);
  const tests = ids.map((id) => `  - { id: ${id}, input: hi, assertions: [{ type: contains, value: hi }] }\n`).join('');
  using project = aProject({
    'evals/a.eval.yaml': `workspace:\n  hooks: { after_each: { command: [sh, -c, "exit 4"] } }\ntests:\n${tests}`,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "printf %s {PROMPT}" }]\n',
  });
  const logged: string[] = [];
  const log = { info() {}, warn: (text: string) => void logged.push(text), error() {} };
  const inputs = parseInputs({ evals: 'evals', outputDirectory: 'out' });
  const { run } = await evaluatedIn(project, inputs, {}, { log });
  expect(logged).toEqual(['evals/a.eval.yaml:4:5: The hook after_each failed: It ended with exit code 4']);
  const report = reportOn(run, { inputs });
  expect(report.warnings).toMatchObject([
    { message: 'The hook after_each failed: It ended with exit code 4', location: { line: 4 }, similar: { count: 11 } },
  ]);
});
