import { describe, expect, test } from 'vitest';
import { isWholeSubject } from '../../../src/model/run/fingerprint.ts';
import { perform } from '../../app/perform.ts';
import { aProject } from '../../support/project.ts';
import { ANSWERS, aLabel, aLabelled, idOf, PASSED, reply, SUITE, targets } from './labelled.ts';

const rowsOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('eval-action judge-test', () => {
  test('judges each labelled answer again, and passes where the judge agrees with people', async () => {
    using project = aLabelled([...PASSED, aLabel(ANSWERS[2], 'fail')].join(''));
    const { exitCode } = await perform(project, ['judge-test', '-o', 'out']);
    expect(exitCode).toBe(1);
    const rows = rowsOf(project.read('out/index.jsonl'));
    expect(rows.map((row) => [row['test_id'], row['score']])).toEqual(
      ANSWERS.map((answer, index) => [idOf(answer), index === 2 ? 0 : 1]),
    );
    expect(rows[0]).toMatchObject({
      suite: 'judge:llm-grader:tone',
      suite_file: '.agentv/labels/a.jsonl',
      target: 'grader',
      output: 'On Tuesday.',
    });
  });

  test('judges with another judge if asked', async () => {
    using project = aLabelled(PASSED.join(''));
    expect((await perform(project, ['judge-test'])).exitCode).toBe(0);
    await perform(project, ['judge-test', '--judge', 'other', '-o', 'out']);
    expect(rowsOf(project.read('out/index.jsonl')).map(({ target, score }) => [target, score])).toEqual([
      ['other', 0],
      ['other', 0],
    ]);
  });

  test('compares another judge of that name with the results of the one before', async () => {
    using project = aLabelled(PASSED.join(''));
    await perform(project, ['judge-test', '-o', 'before', '--trials', '3']);
    project.write('.agentv/targets.yaml', targets(0));
    const flags = ['--trials', '3', '--threshold', '0'];
    const { exitCode } = await perform(project, ['judge-test', '-o', 'after', '--baseline', 'before', ...flags]);
    expect(exitCode).toBe(1);
    const [before, after] = ['before', 'after'].map((folder) => rowsOf(project.read(`${folder}/index.jsonl`))[0]);
    expect(after?.['measure']).toBe(before?.['measure']);
    expect(after?.['subject']).not.toBe(before?.['subject']);
    const { verdict } = JSON.parse(project.read('after/report.json'));
    expect(verdict.suites[0].reasons[0]).toContain('dropped by 100 pp');
  });

  test('shows the agreement of the tested judge, in place of the one that the labels were made with', async () => {
    const said = { judges: { 'llm-grader:tone': { verdict: 'fail' as const } } };
    using project = aLabelled(ANSWERS.map((answer, at) => aLabel(answer, at < 2 ? 'pass' : 'fail', said)).join(''));
    await perform(project, ['judge-test', '-o', 'out']);
    expect(JSON.parse(project.read('out/report.json')).agreement).toMatchObject([
      { pairs: { bothPass: 2, onlyJudgePasses: 1, onlyPeoplePass: 0, bothFail: 0 }, disagreements: [{ reason: 'so' }] },
    ]);
  });

  test('has judge_min_agreement as its threshold', async () => {
    using project = aLabelled([...PASSED, aLabel(ANSWERS[2], 'fail')].join(''));
    project.write('.agentv/config.yaml', 'gate: { judge_min_agreement: 0.6 }\n');
    expect((await perform(project, ['judge-test'])).exitCode).toBe(0);
    project.write('.agentv/config.yaml', 'gate: { judge_min_agreement: 0.7 }\n');
    expect((await perform(project, ['judge-test'])).exitCode).toBe(1);
  });

  test('an anchor must pass', async () => {
    const lines = [...PASSED, aLabel(ANSWERS[2], 'fail', { anchor: true })].join('');
    using project = aLabelled(lines);
    const { exitCode, stdout } = await perform(project, ['judge-test', '--threshold', '0']);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('must pass');
  });

  test.each([
    [
      'a negated grader',
      '{ type: llm-grader, name: tone, negate: true, prompt: "Rude? {{output}}" }',
      'grader',
      [0, 1],
    ],
    [
      'a member of a composite',
      '{ type: composite, name: both, aggregator: { type: weighted_average }, assertions: [{ type: llm-grader, name: tone, prompt: "Polite? {{output}}" }, { type: contains, value: never }] }',
      'grader',
      [1, 0],
    ],
    [
      'a grader with a target of its own',
      '{ type: llm-grader, name: tone, target: other, prompt: "Polite? {{output}}" }',
      'other',
      [0, 1],
    ],
  ])('tests %s alone', async (_, grader, judge, scores) => {
    using project = aLabelled([aLabel(ANSWERS[0], 'pass'), aLabel(ANSWERS[2], 'fail')].join(''));
    project.write('evals/a.eval.yaml', SUITE.replace(/assertions: .*/, `assertions: [${grader}]`));
    await perform(project, ['judge-test', '-o', 'out', '--threshold', '0']);
    const rows = rowsOf(project.read('out/index.jsonl'));
    expect(rows.map(({ target }) => target)).toEqual([judge, judge]);
    expect(rows.map(({ score }) => score)).toEqual(scores);
  });

  test.each([
    ['a model may be', 'provider: mock, response: \'{"score":1}\'', true],
    ['a program is never', 'provider: cli, command: "cat FOLDER/reply.json"', false],
  ])('the earlier result of %s reused if nothing changed', async (_, judge, isReusable) => {
    using project = aLabelled(PASSED.join(''));
    project.write(
      '.agentv/targets.yaml',
      targets(1).replace(
        /(name: grader, )provider: mock, response: '.*?'/,
        `$1${judge.replace('FOLDER', project.folder)}`,
      ),
    );
    project.write('reply.json', reply(1));
    await perform(project, ['judge-test', '-o', 'out', '--threshold', '0']);
    const [row] = rowsOf(project.read('out/index.jsonl'));
    expect(row).toMatchObject({ score: 1 });
    expect(isWholeSubject(String(row?.['subject']))).toBe(isReusable);
  });

  test('names the labels that test nothing, and why', async () => {
    const others = [
      aLabel({ input: ['?'], output: 'unknown' }, 'pass'),
      aLabel(ANSWERS[0], 'pass', { testId: 'gone' }),
      aLabel(ANSWERS[1], 'pass', { graders: { 'llm-grader:old': { verdict: 'pass' } }, reviewer: 'Bo' }),
    ];
    using project = aLabelled([...PASSED, ...others].join(''));
    await perform(project, ['judge-test', '-o', 'out']);
    const { warnings } = JSON.parse(project.read('out/report.json'));
    expect(warnings.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('its answer is not stored in .agentv/labels/answers'),
      expect.stringContaining('the suite has no test "gone" that can run'),
      expect.stringContaining('the test has no grader "llm-grader:old" any more'),
    ]);
  });

  test('needs labels', async () => {
    using project = aProject({ 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': targets(1) });
    await expect(perform(project, ['judge-test'])).rejects.toThrow('No judge can be tested');
  });
});
