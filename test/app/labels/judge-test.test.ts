import { describe, expect, test } from 'vitest';
import { answerFile, answerHashOf } from '../../../src/labels/answer.ts';
import type { Label } from '../../../src/labels/label.ts';
import { labelLine } from '../../../src/labels/label-line.ts';
import { aProject } from '../../support/project.ts';
import { perform } from '../perform.ts';

const SUITE = `name: replies
tests:
  - id: parcel
    criteria: A polite reply
    input: Where is it?
    assertions: [{ type: llm-grader, name: tone, prompt: "Polite? {{output}}" }]
`;

/** The judge gives every answer the same score. */
const targets = (score: number) => `targets:
  - { name: default, provider: mock, response: never asked, grader_target: grader }
  - { name: grader, provider: mock, response: '${reply(score)}' }
  - { name: other, provider: mock, response: '${reply(0)}' }
`;
const reply = (score: number) => JSON.stringify({ score, reasoning: 'so', assertions: [] });

const ANSWERS = ['On Tuesday.', 'On Monday.', 'No.'].map((output) => ({ input: ['Where is it?'], output }));

const aLabel = (answer: (typeof ANSWERS)[number], verdict: 'pass' | 'fail', more: Partial<Label> = {}): string =>
  `${labelLine({
    ...{ suite: 'replies', suiteFile: 'evals/a.eval.yaml', testId: 'parcel', target: 'default' },
    ...{ answer: answerHashOf(answer), verdict: 'acceptable', graders: { 'llm-grader:tone': { verdict } } },
    ...{ reviewer: 'Ada', time: '2026-01-02T10:00:00.000Z', judgeSeen: false, sample: 'random' },
    ...more,
  })}\n`;

const aLabelled = (lines: string) =>
  aProject({
    'evals/a.eval.yaml': SUITE,
    '.agentv/targets.yaml': targets(1),
    '.agentv/labels/a.jsonl': lines,
    ...Object.fromEntries(
      ANSWERS.map((answer) => [`.agentv/labels/answers/${answerHashOf(answer)}.json`, answerFile(answer) ?? '']),
    ),
  });

const PASSED = ANSWERS.slice(0, 2).map((answer) => aLabel(answer, 'pass'));
const idOf = (answer: (typeof ANSWERS)[number]) => `parcel~${answerHashOf(answer).slice(0, 12)}`;

const rowsOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('eval-action judge-test', () => {
  test('judges each labelled answer again, and passes where the judge agrees with people', async () => {
    using project = aLabelled([...PASSED, aLabel(ANSWERS[2] ?? never(), 'fail')].join(''));
    const { exitCode, stdout } = await perform(project, ['judge-test', '-o', 'out']);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("judge-test --test-id 'parcel\\~");
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

  test('an anchor must pass', async () => {
    const lines = [...PASSED, aLabel(ANSWERS[2] ?? never(), 'fail', { anchor: true })].join('');
    using project = aLabelled(lines);
    const { exitCode, stdout } = await perform(project, ['judge-test', '--threshold', '0']);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('must pass');
  });

  test('names the labels that test nothing, and why', async () => {
    const others = [
      aLabel({ input: ['?'], output: 'unknown' }, 'pass'),
      aLabel(ANSWERS[0] ?? never(), 'pass', { testId: 'gone' }),
      aLabel(ANSWERS[1] ?? never(), 'pass', { graders: { 'llm-grader:old': { verdict: 'pass' } }, reviewer: 'Bo' }),
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

function never(): never {
  throw new Error('There is such an answer.');
}
