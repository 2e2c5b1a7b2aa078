import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/model/errors.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

const SUITE = `tests:
  - { id: plain, input: hello, assertions: [{ type: contains, value: hello }] }
  - { id: judged, input: hello, criteria: polite, assertions: [{ type: llm-grader, prompt: "{{output}}" }] }
`;
const withTargets = (targets: string) => aProject({ 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': targets });
const withJudge = () =>
  withTargets(`targets:
  - { name: default, provider: mock, response: hello, grader_target: judge }
  - { name: judge, provider: openai, api_key: "\${{ JUDGE_KEY }}", model: m }
`);

const problemsOf = async (project: Project, argv: readonly string[]) => {
  const error = await perform(project, argv).catch((thrown: unknown) => thrown);
  if (!(error instanceof UserError)) throw new Error('the command succeeded');
  return error.problems;
};

describe('a judge whose key is missing', () => {
  test('stops the run before any test is paid for', async () => {
    using project = withJudge();
    const problems = await problemsOf(project, ['run', '-o', 'out']);
    expect(problems.map(({ code }) => code)).toEqual(['SECRET_MISSING']);
    expect(project.list('.')).not.toContain('out');
  });

  test('does not stop a run of tests without that judge', async () => {
    using project = withJudge();
    expect((await perform(project, ['run', '--test-id', 'plain'])).exitCode).toBe(0);
  });
});

test('a missing target default is reported with the suite that needs it', async () => {
  using project = withTargets('targets: [{ name: other, provider: mock, response: hello }]\n');
  const [problem] = await problemsOf(project, ['run']);
  expect(problem).toMatchObject({
    message: 'There is no target "default" in .agentv/targets.yaml',
    location: { file: 'evals/a.eval.yaml' },
    hint: expect.stringContaining('This suite has no target'),
  });
});
