import { describe, expect, test } from 'vitest';
import { labelLine } from '../../../src/graders/labels/label.ts';
import { perform } from '../../app/perform.ts';
import { aProject, type Project } from '../../support/project.ts';
import { aLabel, hashOf } from '../labels/some-labels.ts';
import { aRow, labelsIn, RUN, reviewedProject, TONE } from './reviewed.ts';

const run = (project: Project, ...argv: string[]) => perform(project, ['labels', ...argv]);
const importing = (project: Project, ...argv: string[]) => run(project, 'import', ...argv, '--reviewer', 'Grace');
const text = { input: ['Where is it?'], output: 'Here' };
const ANSWER = 'ab96c6e0ddbc1a4bc41cb5a31eb34d9e9e1b6d11c92ae8b3fb4b0a9dfb6d1d8f';

/** A line as the HTML report exports it: with the answer, without a reviewer. */
const exported = (testId: string, more: object = {}) =>
  `${JSON.stringify({ ...JSON.parse(labelLine(aLabel(testId))), reviewer: undefined, ...more })}\n`;

describe('eval-action labels import', () => {
  test('adds an export of the HTML report: labels with the name of the reviewer, and answers', async () => {
    const answer = hashOf(JSON.stringify([text.input, text.output]));
    using project = aProject({ 'l.jsonl': exported('a', { text, answer }) + exported('b', { reviewer: 'Ada' }) });
    const { exitCode, stdout } = await importing(project, 'l.jsonl');
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: 'added 2, replaced 0, unchanged 0, refused 0\n1 answer stored in .agentv/labels/answers\n',
    });
    expect(labelsIn(project)).toMatchObject([
      { testId: 'a', reviewer: 'Grace' },
      { testId: 'b', reviewer: 'Ada' },
    ]);
    expect(JSON.parse(project.read(`.agentv/labels/answers/${answer}.json`))).toEqual({ v: 1, ...text });
  });

  test('says what it replaces, and changes nothing the second time', async () => {
    using project = aProject({ 'one.jsonl': exported('a'), 'two.jsonl': exported('a', { verdict: 'incorrect' }) });
    await importing(project, 'one.jsonl');
    expect((await importing(project, 'two.jsonl')).stdout).toContain('added 0, replaced 1, unchanged 0');
    const [name = ''] = project.list('.agentv/labels');
    const before = project.read(`.agentv/labels/${name}`);
    expect((await importing(project, 'two.jsonl')).stdout).toContain('added 0, replaced 0, unchanged 1');
    expect(project.read(`.agentv/labels/${name}`)).toBe(before);
  });

  test('--check writes nothing', async () => {
    using project = aProject({ 'l.jsonl': exported('a') });
    const { exitCode, stdout } = await importing(project, 'l.jsonl', '--check');
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: 'added 1, replaced 0, unchanged 0, refused 0\nNothing was written.\n',
    });
    expect(project.exists('.agentv')).toBe(false);
  });

  test('writes nothing if a line is refused, and names each', async () => {
    using project = aProject({
      'l.jsonl': `${exported('a')}{}\n${exported('b', { verdict: 'good' })}${exported('c', { text, answer: ANSWER })}`,
    });
    const { exitCode, stdout, stderr } = await importing(project, 'l.jsonl');
    expect(exitCode).toBe(2);
    expect(stdout).toContain('refused 3\nNothing was written.');
    expect(stderr).toContain('l.jsonl:2:1: This line is not a label: "v" must be 1');
    expect(stderr).toContain('l.jsonl:3:1: This line is not a label: "verdict" is missing or invalid');
    expect(stderr).toContain('l.jsonl:4:1: The text of this label is not the answer that it names');
    expect(project.exists('.agentv')).toBe(false);
  });

  test('names the first 20 lines of a file that is something else, and counts the others', async () => {
    using project = aProject({ 'l.txt': 'no label\n'.repeat(1_000) });
    const { stdout, stderr } = await importing(project, 'l.txt');
    expect(stdout).toContain('refused 1000\n');
    expect(stderr.match(/This line is not a label/g)).toHaveLength(20);
    expect(stderr).toContain(
      'l.txt:20:1: This line is not a label: it is not a JSON object (and 980 more of this kind',
    );
  });

  test('refuses a file over 8 MiB', async () => {
    using project = aProject({ 'l.jsonl': exported('a', { notes: 'n'.repeat(9 * 1024 * 1024) }) });
    await expect(importing(project, 'l.jsonl')).rejects.toThrow('l.jsonl');
  });

  test('refuses more than 10,000 labels', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => exported(`t${from + at}`)).join('');
    using project = aProject({ 'a.jsonl': many(0, 10_000), 'b.jsonl': many(10_000, 1) });
    expect((await importing(project, 'a.jsonl')).stdout).toContain('added 10000');
    await expect(importing(project, 'b.jsonl')).rejects.toThrow('more than 10000 labels');
  });

  test('prints one JSON document', async () => {
    using project = aProject({ 'l.jsonl': exported('a') });
    const { stdout } = await importing(project, 'l.jsonl', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, written: true, added: 1, refused: 0 });
  });

  test.each([
    [['import'], '"labels import" needs a file'],
    [['list', 'a.jsonl'], '"labels list" does not accept a file'],
    [['list', '--check'], '"labels list" does not accept --check'],
    [['list', '--reviewer', 'x'], '"labels list" does not accept --reviewer'],
  ])('refuses %j', async (argv, message) => {
    using project = aProject({});
    await expect(run(project, ...argv)).rejects.toThrow(message);
  });
});

describe('eval-action labels import of AgentV’s feedback.json', () => {
  const review = (cases: readonly object[]) =>
    JSON.stringify({ run_id: 'r', reviewer: 'Bob', timestamp: '2026-02-01T00:00:00Z', per_case: cases });

  test('labels the answers of the run next to it', async () => {
    using project = reviewedProject();
    const overrides = { [TONE]: 'Fail: too kind', 'code-grader:x': 'too strict' };
    const cases = [{ test_id: 'good', verdict: 'incorrect', notes: 'n', evaluator_overrides: overrides }];
    project.write(`${RUN}/feedback.json`, review(cases));
    expect((await importing(project, `${RUN}/feedback.json`)).stdout).toContain('added 1');
    expect(labelsIn(project)).toMatchObject([
      {
        testId: 'good',
        verdict: 'incorrect',
        notes: 'n',
        graders: { [TONE]: { verdict: 'fail', note: 'too kind' } },
        judges: { [TONE]: { verdict: 'pass' } },
        reviewer: 'Bob',
        time: '2026-02-01T00:00:00Z',
        sample: 'chosen',
        judgeSeen: true,
      },
    ]);
    expect(labelsIn(project)[0]?.graders).not.toHaveProperty('code-grader:x');
    expect(project.list('.agentv/labels/answers')).toHaveLength(1);
  });

  test.each([
    [{ reviewer: 'bob@example.com' }, '"reviewer" is missing or invalid (a name, not an e-mail address)'],
    [{ timestamp: 'yesterday' }, '"time" is missing or invalid (a time, ISO 8601)'],
  ])('refuses %j, which no later command could read', async (wrong, why) => {
    using project = reviewedProject();
    const cases = [{ test_id: 'good', verdict: 'acceptable' }];
    project.write(`${RUN}/feedback.json`, JSON.stringify({ ...JSON.parse(review(cases)), ...wrong }));
    const { exitCode, stderr } = await importing(project, `${RUN}/feedback.json`);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`The review of "good" is not a label: ${why}`);
    expect(project.exists('.agentv/labels')).toBe(false);
  });

  test('refuses tests without exactly one answer', async () => {
    using project = reviewedProject(aRow('two', 1) + aRow('two', 0, { target: 'other' }));
    const verdict = 'acceptable';
    project.write(
      `${RUN}/feedback.json`,
      review([
        { test_id: 'two', verdict },
        { test_id: 'gone', verdict },
      ]),
    );
    const { exitCode, stderr } = await importing(project, `${RUN}/feedback.json`);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('The review of "two" is not a label: the run has 2 answers to tests of this name');
    expect(stderr).toContain('The review of "gone" is not a label: the run has no answer to this test');
  });

  test('refuses comments of the dashboard, which have no verdict', async () => {
    using project = reviewedProject();
    project.write(`${RUN}/feedback.json`, '{"reviews":[{"test_id":"good","comment":"nice"}]}');
    const { exitCode, stderr } = await importing(project, `${RUN}/feedback.json`);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('"good" is not a label: it has no verdict')]);
  });

  test('refuses a review that cannot be read', async () => {
    using project = reviewedProject();
    project.write(`${RUN}/feedback.json`, '{"per_case":[]}');
    const { exitCode, stderr } = await importing(project, `${RUN}/feedback.json`);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('"run_id" is missing or invalid');
  });
});

describe('eval-action labels list', () => {
  test('shows a line for each label', async () => {
    using project = aProject({
      'l.jsonl': exported('b', { anchor: true }) + exported('a\u001b[2J', { graders: { [TONE]: { verdict: 'fail' } } }),
    });
    await importing(project, 'l.jsonl');
    const { exitCode, stdout } = await run(project, 'list');
    expect(exitCode).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'refunds (evals/refunds.eval.yaml): 2 labels',
      `  a · default · acceptable · ${TONE} fail · Grace · 2026-01-02 · random`,
      '  b · default · acceptable · Grace · 2026-01-02 · random · anchor',
      '',
    ]);
  });

  test('prints JSON with the place of each', async () => {
    using project = aProject({ 'l.jsonl': exported('a') });
    await importing(project, 'l.jsonl');
    const { labels } = JSON.parse((await run(project, 'list', '--json')).stdout);
    expect(labels).toMatchObject([
      { v: 1, test_id: 'a', file: expect.stringMatching(/^\.agentv\/labels\/refunds-/), line: 1 },
    ]);
  });

  test('names lines that are not labels, and fails', async () => {
    using project = aProject({ '.agentv/labels/x.jsonl': `${labelLine(aLabel('a'))}\n{}\n` });
    const { exitCode, stdout, stderr } = await run(project, 'list');
    expect(exitCode).toBe(2);
    expect(stdout).toContain('a · default');
    expect(stderr).toContain('.agentv/labels/x.jsonl:2:1: This line is not a label');
  });
});
