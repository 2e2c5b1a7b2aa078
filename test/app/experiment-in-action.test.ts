import { expect, test } from 'vitest';
import { events, type GitHubEvent } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aProject } from '../support/project.ts';
import { performStep, type Values } from '../support/step.ts';

const FILES = {
  '.agentv/targets.yaml': `targets:
  - { name: agent, provider: cli, command: 'echo $TONE # {PROMPT}', env: { TONE: plain } }
`,
  'evals/a.eval.yaml': `name: tones
execution: { target: agent, threshold: 0.9 }
variants: { warm: { env: { TONE: warm } } }
tests:
${['one', 'two', 'three', 'four', 'five'].map((id) => `  - { id: ${id}, input: i, assertions: [{ type: contains, value: warm }] }`).join('\n')}
`,
};

const BASE = '3'.repeat(40);

async function experiment(event: GitHubEvent, inputs: Values, files: Values = {}, base: Values = {}) {
  await using github = await gitHubServer();
  github.filesAt[BASE] = base;
  using project = aProject({ ...FILES, ...files });
  const step = { project, github, event, inputs: { 'output-directory': 'out', trials: '2', ...inputs } };
  const { exitCode, outputs, summary, log } = await performStep('main', step);
  const written = project.exists('out/experiment.json') ? JSON.parse(project.read('out/experiment.json')) : undefined;
  return {
    exitCode,
    outputs,
    summary,
    log,
    written,
    comment: github.comments[0]?.body ?? '',
    requests: github.requests,
  };
}

test('a pull request gets the answer as a comment, without a baseline or thresholds', async () => {
  const inputs = { target: 'agent', 'experiment-against': 'warm' };
  const { exitCode, outputs, summary, comment, written, requests } = await experiment(events.pullRequest, inputs);
  expect([exitCode, outputs['verdict']]).toEqual([0, 'pass']);
  expect(outputs['headline']).toBe('warm is better than agent by 100 pp (95% CI +36 to +100 pp) on 5 tests.');
  const plain = (markdown: string) => markdown.replaceAll('\\', '').replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ');
  for (const surface of [comment, summary]) {
    expect(plain(surface)).toContain('warm is better than agent by 100 pp');
    expect(plain(surface)).toMatch(
      /\| agent \| 0% \| \| \| 0% \|.*\| warm \| 100% \| \+100 pp \(.*\) \| < 0.001 \| 100% \(\+100 pp, 95% CI \S+ to \+100 pp, p < 0.001\)/,
    );
    expect(plain(surface)).toContain('10 results of 2 variants · cost');
    expect(plain(surface)).not.toMatch(/no drop found|needs 0.90|baseline/i);
    expect(plain(surface)).toMatch(/tones › one: 0% → 100%/);
  }
  expect(written).toMatchObject({
    variants: ['agent', 'warm'],
    comparisons: [{ variant: 'warm', overall: { finding: 'better', tests: 5, won: 5, lost: 0, tied: 0 } }],
  });
  expect(requests.filter(({ path }) => path.includes('artifacts') && path.includes('name='))).toEqual([]);
});

test('the comment says of a variant that never answered why, and of too few tests that nothing is known', async () => {
  const targets = FILES['.agentv/targets.yaml'].replace("'echo $TONE", "'test $TONE = warm && exit 3; echo $TONE");
  const inputs = { target: 'agent', 'experiment-against': 'warm' };
  const broken = await experiment(events.pullRequest, inputs, { '.agentv/targets.yaml': targets });
  expect([broken.exitCode, broken.outputs['verdict']]).toEqual([2, 'invalid']);
  expect(broken.comment).toContain('warm and agent were not compared: each of the 10 trials of warm ended in an error');
  expect(broken.comment).toMatch(/`tones › one \[warm\]`.* \| crash: The command failed with exit code 3/);
  const few = FILES['evals/a.eval.yaml'].replace(/ {2}- \{ id: (three|four|five).*\n/g, '');
  const open = await experiment(events.pullRequest, inputs, { 'evals/a.eval.yaml': few });
  expect([open.exitCode, open.outputs['verdict']]).toEqual([0, 'inconclusive']);
  expect(open.comment).toMatch(/### 🟠 Evals: too few tests to find a difference/);
  expect(open.comment).not.toMatch(/✅|Passed \|$/m);
});

test('one that is worse fails where the configuration of the base branch says so, whatever the pull request says', async () => {
  const inputs = { target: 'warm', 'experiment-against': 'agent' };
  const strict = { '.agentv/config.yaml': 'eval_action: { fail_if_worse: true }\n' };
  const lax = { '.agentv/config.yaml': 'eval_action: { fail_if_worse: false }\n' };
  const push = await experiment(events.push, inputs, strict);
  expect([push.exitCode, push.outputs['verdict']]).toEqual([1, 'fail']);
  expect(push.written.comparisons[0].overall.finding).toBe('worse');
  expect(push.log).toContain('agent is worse than warm by 100 pp');
  const harmless = await experiment(events.push, inputs);
  expect([harmless.exitCode, harmless.outputs['verdict']]).toEqual([0, 'warn']);
  const changed = await experiment(events.pullRequest, inputs, lax, strict);
  expect([changed.exitCode, changed.outputs['verdict']]).toEqual([1, 'fail']);
});
