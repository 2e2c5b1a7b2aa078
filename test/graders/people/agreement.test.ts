import { describe, expect, test } from 'vitest';
import { labelLine } from '../../../src/graders/labels/label.ts';
import { perform } from '../../app/perform.ts';
import { events } from '../../support/github-events.ts';
import { gitHubServer } from '../../support/github-server.ts';
import { aProject } from '../../support/project.ts';
import { performStep } from '../../support/step.ts';
import { judged } from '../labels/some-labels.ts';
import { aLabel } from './labelled.ts';
import { TONE } from './reviewed.ts';

/** 20 answers that both pass, 5 that only the judge passes, 10 that only people pass, and 15 that both fail. */
const labels = (): string =>
  [
    ...Array.from({ length: 20 }, (_, at) => judged(`a${at}`, 'pass', 'acceptable')),
    ...Array.from({ length: 5 }, (_, at) =>
      judged(`b${at}`, 'pass', 'needs_improvement', { notes: 'Wrong\u001b[2J sum' }),
    ),
    ...Array.from({ length: 10 }, (_, at) => judged(`c${at}`, 'fail', 'acceptable')),
    ...Array.from({ length: 15 }, (_, at) => judged(`d${at}`, 'fail', 'incorrect')),
  ]
    .map((label) => `${labelLine(label)}\n`)
    .join('');

describe('eval-action labels agreement', () => {
  test('shows the numbers of each judge, and where it disagrees with people', async () => {
    using project = aProject({ '.agentv/labels/x.jsonl': labels() });
    const { exitCode, stdout } = await perform(project, ['labels', 'agreement']);
    expect(exitCode).toBe(0);
    expect(stdout.split('\n').slice(0, 10)).toEqual([
      'llm-grader:tone of refunds (evals/refunds.eval.yaml)',
      '  answers               50',
      '  agreement             70% (56–81%)',
      '  caught failures       75% (53–89%)',
      '  accepted passes       67% (49–81%)',
      '  right when it passes  80% (61–91%)',
      '  right when it fails   60% (41–77%)',
      '  kappa                 0.40 (0.15 to 0.65)',
      '  Disagreements:',
      '  - b0 on default: judge pass, Ada fail: Wrong sum',
    ]);
    expect(stdout.match(/^ {2}- /gm)).toHaveLength(15);
  });

  test('lists the answers on which people disagree', async () => {
    const both = [judged('a', 'pass', 'acceptable'), judged('a', 'pass', 'incorrect', { reviewer: 'Bob\u001b[2J' })];
    using project = aProject({ '.agentv/labels/x.jsonl': both.map((label) => `${labelLine(label)}\n`).join('') });
    const { stdout } = await perform(project, ['labels', 'agreement']);
    expect(stdout).toContain(
      '  1 tie between people, not counted\n  Ties between people:\n  - a on default: Ada, Bob\n',
    );
  });

  test('prints JSON with counts and numbers', async () => {
    using project = aProject({ '.agentv/labels/x.jsonl': labels() });
    const { judges } = JSON.parse((await perform(project, ['labels', 'agreement', '--json'])).stdout);
    expect(judges).toMatchObject([
      {
        grader: TONE,
        pairs: { bothPass: 20, onlyJudgePasses: 5 },
        agreement: { rate: 0.7 },
        kappa: { kappa: expect.closeTo(0.4) },
      },
    ]);
  });
});

describe('a run in a repository with labels', () => {
  const rude = aLabel({ input: ['hi'], output: 'hello' }, 'fail', {
    ...{ suite: 's', suiteFile: 'evals/s.eval.yaml', testId: 'a', verdict: 'incorrect', notes: 'Rude' },
    judges: { [TONE]: { verdict: 'pass' } },
  });

  const files = {
    'evals/s.eval.yaml':
      'name: s\ntests:\n  - { id: a, input: hi, assertions: [{ type: llm-grader, name: tone, prompt: "Is {{output}} polite?" }] }\n',
    '.agentv/targets.yaml':
      'targets:\n  - { name: default, provider: mock, response: hello, grader_target: judge }\n  - name: judge\n    provider: mock\n    response: \'{"score": 1, "assertions": [{"text": "kind", "passed": true}]}\'\n',
  };

  test('shows in its reports how well its judges agree with people', async () => {
    using project = aProject(files);
    await perform(project, ['run', 'evals']);
    project.write('.agentv/labels/s.jsonl', rude);
    await perform(project, ['run', 'evals', '-o', 'again']);
    const { agreement, verdict } = JSON.parse(project.read('again/report.json'));
    expect(agreement).toMatchObject([{ grader: TONE, pairs: { bothPass: 0, onlyJudgePasses: 1 } }]);
    expect(project.read('again/summary.md')).toContain('| `llm-grader:tone` of `s` | 1 | 0 of 1 |');
    expect(verdict.verdict).toBe('pass');
    await perform(project, ['report', 'again', '-o', 'third']);
    expect(JSON.parse(project.read('third/report.json')).agreement).toEqual(agreement);
  });

  test.each([
    [0.9, true],
    [0.8, false],
  ])('says in the comment if a judge agrees less than judge_min_agreement: %s', async (minimum, isSaid) => {
    using project = aProject({
      ...files,
      '.agentv/labels/x.jsonl': labels(),
      '.agentv/config.yaml': `gate: { judge_min_agreement: ${minimum} }\n`,
    });
    await perform(project, ['run', 'evals', '-o', 'out']);
    await perform(project, ['report', 'out', '-o', 'reported']);
    const said = '🟠 The judge `llm-grader:tone` of `refunds` agrees with people on 70% (56–81%) of 50 answers';
    expect(project.read('reported/comment.md').includes(`${said}, below the minimum of 90%.`)).toBe(isSaid);
    expect(project.read('out/summary.md').includes('below the minimum of 90%')).toBe(isSaid);
    expect(JSON.parse(project.read('out/report.json')).verdict.verdict).toBe('pass');
  });

  test('shows it in a report on several runs, too', async () => {
    using project = aProject({
      ...files,
      'evals/t.eval.yaml': files['evals/s.eval.yaml'].replace('name: s', 'name: t'),
    });
    await perform(project, ['run', 'evals/t.eval.yaml', '-o', 'other']);
    await perform(project, ['run', 'evals/s.eval.yaml']);
    project.write('.agentv/labels/s.jsonl', rude);
    await perform(project, ['run', 'evals/s.eval.yaml', '-o', 'one']);
    await perform(project, ['report', 'one', 'other', '-o', 'both']);
    const agreement = [{ suite: 's', grader: TONE, pairs: { onlyJudgePasses: 1 } }];
    expect(JSON.parse(project.read('both/report.json')).agreement).toMatchObject(agreement);

    await using github = await gitHubServer();
    const inputs = { results: 'one\nother', 'output-directory': 'action' };
    await performStep('report', { project, github, event: events.pullRequest, inputs });
    expect(JSON.parse(project.read('action/report.json')).agreement).toMatchObject(agreement);
  });

  test('counts the verdict of the judge in this run', async () => {
    using project = aProject(files);
    await perform(project, ['run', 'evals']);
    project.write('.agentv/labels/s.jsonl', rude);
    project.write(
      '.agentv/targets.yaml',
      files['.agentv/targets.yaml'].replace('"score": 1', '"score": 0').replace('true', 'false'),
    );
    await perform(project, ['run', 'evals', '-o', 'again']);
    expect(JSON.parse(project.read('again/report.json')).agreement).toMatchObject([{ pairs: { bothFail: 1 } }]);
  });

  test('is warned about lines that are not labels, and runs', async () => {
    using project = aProject({ ...files, '.agentv/labels/x.jsonl': '{}\n' });
    const { exitCode } = await perform(project, ['run', 'evals', '-o', 'out']);
    expect(exitCode).toBe(0);
    expect(project.read('out/summary.md')).toContain('This line is not a label');
  });
});
