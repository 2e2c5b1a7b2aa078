import { describe, expect, test } from 'vitest';
import { perform } from '../app/perform.ts';
import { events } from '../support/github-events.ts';
import { aProject } from '../support/project.ts';
import type { WorkflowCommand } from '../support/runner.ts';
import { runPost, runStep } from '../support/step.ts';

const SECRET = 'fourteen-signs';
const PEM = 'begin-of-the-pem\nmiddle-of-the-pem\nend-of-the-pem';
const AGENT = `
const { EVAL_ACTION_ENV: all = 'nothing', SHARED = 'none', OWN = 'none', FILE = 'none' } = process.env;
console.log(['job', all, 'shared', SHARED, 'own', OWN, 'file', FILE, 'length', (process.env.PEM ?? '').length].join(' '));
`;
const project = () =>
  aProject({
    'agent.js': AGENT,
    '.env': `SHARED=from the file\nFILE=yes\n`,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "node ../agent.js" }]\n',
    'evals/a.eval.yaml':
      `tests:\n  - id: a\n    input: x\n    assertions:\n      - { type: contains, value: "job nothing shared of the job own" }\n` +
      `      - { type: contains, value: "file yes length ${PEM.length}" }\n`,
  });
const GIVEN = { EVAL_ACTION_ENV: `OWN=${SECRET}\nSHARED=of the job\nPEM="${PEM}"\n` };
const github = { url: 'http://127.0.0.1:9' };
const inputs = { comment: 'never', baseline: 'none', 'upload-artifacts': 'false', 'github-token': '' };

const maskedIn = (commands: readonly WorkflowCommand[]) =>
  commands.flatMap(({ name, data }) => (name === 'add-mask' ? [data] : []));

describe('variables of the job', () => {
  test('reach targets, win over .env files, are masked, and are in no file of the run', async () => {
    using checkout = project();
    const step = { project: checkout, github, event: events.push, inputs, env: GIVEN };
    const { exitCode, log, commands, state } = await runStep('main', step);
    expect(exitCode, log).toBe(0);
    expect(maskedIn(commands)).toEqual(expect.arrayContaining([SECRET, PEM, ...PEM.split('\n')]));
    for (const name of ['index.jsonl', 'report.json', 'report.html'])
      expect(checkout.read(`out/${name}`)).not.toContain(SECRET);
    expect(maskedIn((await runPost(step, state)).commands)).toEqual(
      expect.arrayContaining([SECRET, ...PEM.split('\n')]),
    );
  });

  test('reach targets on the command line', async () => {
    using checkout = project();
    const env = { ...GIVEN, PATH: process.env['PATH'] ?? '' };
    expect(await perform(checkout, ['run', 'evals', '-o', 'out'], env)).toMatchObject({ exitCode: 0 });
  });

  test.each([
    ['fourteen more signs', 'line 2 is not NAME=value'],
    ['GH_TOKEN=fourteen more signs', 'GH_TOKEN: it belongs to the job, and no target can read it'],
  ])('that cannot be used stop the run before it calls anything, and are not shown: %s', async (line, problem) => {
    using checkout = project();
    const env = { EVAL_ACTION_ENV: `OWN=${SECRET}\n${line}\n` };
    const { exitCode, log, outputs } = await runStep('main', {
      project: checkout,
      github,
      event: events.push,
      inputs,
      env,
    });
    expect(exitCode).toBe(2);
    expect(log.replaceAll(/\s+/g, ' ')).toContain(`EVAL_ACTION_ENV, ${problem}`);
    expect(outputs['headline']).toContain(problem);
    for (const said of log.split('\n'))
      expect(said.startsWith('::add-mask::') ? '' : said).not.toContain('fourteen more');
  });
});
