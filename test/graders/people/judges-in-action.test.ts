import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { perform } from '../../app/perform.ts';
import { initRepository } from '../../support/git-remote.ts';
import { pullRequestOf } from '../../support/github-events.ts';
import { gitHubServer } from '../../support/github-server.ts';
import { aProject } from '../../support/project.ts';
import { performStep, type Values } from '../../support/step.ts';
import { ANSWERS, aLabel, answerPath, idOf, labelledFiles, PASSED, reply, SUITE, targets } from './labelled.ts';

const LABELS = '.agentv/labels/a.jsonl';
/** A commit that the clone does not have. */
const BASE = '3'.repeat(40);

/** A checkout whose base commit has labelled answers, and the results of its judge. */
async function aBase(labels = PASSED, file = targets(1)) {
  const project = aProject({ ...labelledFiles(labels.join('')), '.agentv/targets.yaml': file });
  const git = (...args: readonly string[]) => {
    const who = ['-c', 'user.name=t', '-c', 'user.email=t@localhost', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...who, ...args], { cwd: project.folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  };
  const commit = () => {
    git('add', '--all', '--', 'evals', '.agentv/targets.yaml', '.agentv/labels');
    git('commit', '--quiet', '--allow-empty', '-m', 'change');
    return git('rev-parse', 'HEAD');
  };
  initRepository(project.folder);
  const base = commit();
  await perform(project, ['judge-test', '-o', 'before', '--trials', '3']);
  return { ...project, base, commit };
}

type Base = Awaited<ReturnType<typeof aBase>>;

/** A pull request with what the checkout has by now. */
const pullOf = ({ base, commit }: Base) => pullRequestOf({ head: commit(), base });

async function judged(project: Base, more: Values = {}, files?: Readonly<Record<string, string>>) {
  await using github = await gitHubServer();
  if (files !== undefined) github.filesAt[project.base] = files;
  const inputs = { judges: 'labels', baseline: 'before', trials: '3', 'output-directory': 'out', ...more };
  const { exitCode, outputs } = await performStep('main', { project, github, event: pullOf(project), inputs });
  const { comparison, results, policy } = JSON.parse(project.read('out/report.json'));
  const states = comparison.tests.map(({ testId, state }: Record<string, string>) => [testId, state]);
  return { exitCode, outputs, states, results, policy, comment: github.comments[0]?.body ?? '' };
}

describe('judges: labels in a pull request', () => {
  test('fails for a judge that agrees less with people, and the comment names its tests', async () => {
    using project = await aBase();
    project.write('.agentv/targets.yaml', targets(0));
    const { exitCode, comment } = await judged(project);
    expect(exitCode).toBe(1);
    expect(comment).toContain('judge:llm-grader:tone');
    expect(comment).toContain('dropped by 100 pp');
    expect(comment).toContain(idOf(ANSWERS[0]));
  });

  test('passes for a judge that is as good as before', async () => {
    using project = await aBase();
    project.write('evals/a.eval.yaml', SUITE.replace('Polite?', 'Is it polite?'));
    expect(await judged(project)).toMatchObject({ exitCode: 0, outputs: { verdict: 'pass' } });
  });

  test.each([
    [
      'relabels the answers',
      ANSWERS.slice(0, 2)
        .map((answer) => aLabel(answer, 'fail'))
        .join(''),
    ],
    [
      'outvotes the label',
      [...PASSED, ...ANSWERS.slice(0, 2).map((answer) => aLabel(answer, 'fail', { reviewer: 'Bo' }))].join(''),
    ],
    ['removes the labels', ''],
  ])('uses the labels of the base commit if the change %s, and says so', async (_, labels) => {
    using project = await aBase();
    project.write('.agentv/targets.yaml', targets(0));
    project.write(LABELS, labels);
    if (labels === '') rmSync(join(project.folder, answerPath(ANSWERS[0])));
    const { exitCode, states, policy, comment } = await judged(project);
    expect(exitCode).toBe(1);
    expect(states).toHaveLength(2);
    expect(policy.changes).toEqual([{ file: LABELS }]);
    expect(comment).toContain(LABELS);
  });

  test('judges the answers of the base commit if the change damages them', async () => {
    using project = await aBase();
    project.write('.agentv/targets.yaml', targets(0));
    project.write(answerPath(ANSWERS[0]), '{"v":1,"input":["Where is it?"],"output":"Another answer."}\n');
    const { exitCode, states } = await judged(project);
    expect(exitCode).toBe(1);
    expect(states).toHaveLength(2);
  });

  test('tests the labels that only the change has, as new tests', async () => {
    using project = await aBase();
    const added = ANSWERS[2];
    project.write(LABELS, [...PASSED, aLabel(added, 'fail')].join(''));
    const { states, policy } = await judged(project);
    expect(states).toContainEqual([idOf(added), 'new']);
    expect(policy.changes).toEqual([]);
  });

  test('does not blame the change if the judge is worse on the base commit too', async () => {
    using answers = aProject({ 'reply.json': reply(1) });
    const drifting = targets(1).replace(
      /provider: mock, response: '.*?'/,
      `provider: cli, command: 'cat ${answers.folder}/reply.json'`,
    );
    using project = await aBase(PASSED, drifting);
    answers.write('reply.json', reply(0));
    const { outputs } = await judged(project);
    expect(outputs['verdict']).toBe('inconclusive');
    expect(outputs['headline']).toContain('the base commit shows the same drop');
  });

  describe('in a clone without the base commit', () => {
    const ofBase = labelledFiles(PASSED.join(''));
    const inShallow = (project: Base, more: Values = {}) => judged({ ...project, base: BASE }, more, ofBase);

    test('uses the labels that GitHub has of it if the change removes them, and says so', async () => {
      using project = await aBase();
      project.write('.agentv/targets.yaml', targets(0));
      project.write(LABELS, '');
      rmSync(join(project.folder, answerPath(ANSWERS[0])));
      const { exitCode, states, policy, comment } = await inShallow(project);
      expect(exitCode).toBe(1);
      expect(states).toHaveLength(2);
      expect(policy).toMatchObject({ from: 'base', base: BASE, changes: [{ file: LABELS }] });
      expect(comment).toContain(LABELS);
    });

    test('compares no judge with people while GitHub does not return the labels', async () => {
      using project = await aBase();
      await using github = await gitHubServer();
      github.filesAt[BASE] = ofBase;
      github.breaks({ on: /labels/, status: 403 });
      const inputs = { judges: 'labels', baseline: 'before', trials: '3', 'output-directory': 'out' };
      const event = pullOf({ ...project, base: BASE });
      const { exitCode, log } = await performStep('main', { project, github, event, inputs });
      expect(exitCode).toBe(2);
      expect(log).toContain('The labels of the base branch could not be read');
    });
  });

  test('refuses inputs that select other tests', async () => {
    using project = await aBase();
    await using github = await gitHubServer();
    const inputs = { judges: 'labels', evals: 'evals', 'output-directory': 'out' };
    const step = await performStep('main', { project, github, event: pullOf(project), inputs });
    expect(step.exitCode).toBe(2);
    expect(step.log).toContain('"evals" cannot be set together with "judges"');
  });
});
