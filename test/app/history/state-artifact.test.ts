import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { stateArtifact } from '../../../src/app/baseline/artifact-names.ts';
import { events } from '../../support/github-events.ts';
import { gitHubServer } from '../../support/github-server.ts';
import { runMain } from '../../support/github-step.ts';
import { otlpServer } from '../../support/otlp-server.ts';
import { aProject } from '../../support/project.ts';
import { resultsService } from '../../support/results-service.ts';

vi.setConfig({ testTimeout: 90_000 });

const checkout = (answer: string) =>
  aProject({
    'evals/words.eval.yaml':
      'name: words\nexecution: { threshold: 0.8 }\ntests: [{ id: one, input: x, assertions: [{ type: contains, value: word }] }]\n',
    '.agentv/targets.yaml': `targets: [{ name: default, provider: mock, response: "${answer}" }]\n`,
    '.agentv/config.yaml': 'eval_action: { notify: slack }\n',
  });
const inputs = { comment: 'never', confirm: 'off', control: 'off', reuse: 'off', html: 'false' };

test('without a history, an artifact of each run remembers what was sent; that of another branch is not believed', async () => {
  await using service = await resultsService();
  await using github = await gitHubServer();
  await using slack = await otlpServer({ status: 200, body: 'ok' });
  const env = {
    ...service.env,
    EVAL_SLACK_WEBHOOK_URL: `${slack.url}/secret-path-1234`,
    GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/heads/main',
  };
  const run = async (id: number, answer: string) => {
    using project = checkout(answer);
    const more = { GITHUB_RUN_ID: String(id), GITHUB_RUN_ATTEMPT: '1' };
    return await runMain({ project, github, event: events.pushToMain, inputs, env: { ...env, ...more } });
  };
  await run(10, 'a word');
  const name = stateArtifact('evals.yml/evals');
  const stored = service.artifacts.find((each) => each.name === name);
  const archive = Buffer.from(await service.store.get(stored?.blob ?? ''));
  const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
  const artifact = { run: 10, name, digest, archive, createdAt: new Date().toISOString() };
  github.artifacts.push({ ...artifact, id: 1, headBranch: 'topic' });
  await run(11, 'nothing');
  expect(slack.requests).toHaveLength(0);
  github.artifacts.push({ ...artifact, id: 2, headBranch: 'main' });
  const { outputs, log } = await run(12, 'nothing');
  expect(outputs['verdict']).toBe('fail');
  expect(slack.requests.map(({ body }) => JSON.parse(body.toString()).text)).toEqual(['Evals regressed on main']);
  const lines = log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  expect(lines.join()).not.toContain('secret-path-1234');
});
