import { describe, expect, test } from 'vitest';
import { parsed } from '../support/command-line.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

const SUITE = `name: stories
tests:
  - id: fox
    criteria: A summary in one sentence
    input:
      - { role: system, content: Be brief }
      - role: user
        content: [{ type: text, value: "Summarize: " }, { type: file, value: ./story.txt }]
    expected_output: The fox jumps
    assertions:
      - { type: contains, value: fox }
      - { type: length, most: 20 }
      - Names the animal
      - { type: llm-grader, name: tone, prompt: "Is it\\e[2J friendly?" }
      - { type: skill-trigger, skill: summarizer, should_trigger: true }
  - { id: bare, criteria: Says hello, input: hi }
`;
const LENGTH = "process.stdin.resume(); console.log(JSON.stringify({ score: 0.25, hits: ['short'] }));";

const FILES = { 'evals/s.eval.yaml': SUITE, 'evals/story.txt': 'A story', '.agentv/assertions/length.mjs': LENGTH };
const json = async (project: Project, ...argv: string[]) => JSON.parse((await perform(project, argv)).stdout);

describe('eval-action prompt', () => {
  test('lists the tests of a suite', async () => {
    using project = aProject(FILES);
    expect(await json(project, 'prompt', 'list', 'evals/s.eval.yaml')).toEqual({
      eval_file: `${project.folder}/evals/s.eval.yaml`,
      suite: 'stories',
      test_ids: ['fox', 'bare'],
    });
  });

  test('prints the task of a test, with files as absolute paths', async () => {
    using project = aProject(FILES);
    expect(await json(project, 'prompt', 'input', 'evals/s.eval.yaml', '--test-id', 'fox')).toMatchObject({
      test_id: 'fox',
      input: [
        { role: 'system', content: 'Be brief' },
        {
          role: 'user',
          content: [
            { type: 'text', value: 'Summarize: ' },
            { type: 'file', path: `${project.folder}/evals/story.txt` },
          ],
        },
      ],
      guideline_paths: [],
      criteria: 'A summary in one sentence',
    });
  });

  test('prints the reference and the graders of a test', async () => {
    using project = aProject(FILES);
    expect(await json(project, 'prompt', 'expected-output', 'evals/s.eval.yaml', '--test-id', 'fox')).toMatchObject({
      expected_output: [{ role: 'assistant', content: 'The fox jumps' }],
      reference_answer: 'The fox jumps',
      criteria: 'A summary in one sentence',
      assertions: [
        { type: 'contains', value: 'fox' },
        { type: 'length', most: 20, file: `${project.folder}/.agentv/assertions/length.mjs` },
        { type: 'rubrics', criteria: ['Names the animal'] },
        { type: 'llm-grader', name: 'tone' },
        { type: 'skill-trigger', skill: 'summarizer' },
      ],
    });
  });

  test('describes the grading in lines, in which no text of the suite moves the cursor', async () => {
    using project = aProject(FILES);
    const fox = await perform(project, ['prompt', 'grading-brief', 'evals/s.eval.yaml', '--test-id', 'fox']);
    expect(fox.stdout.split('\n')).toEqual([
      'Input: "Be brief Summarize:"',
      'Expected: "The fox jumps"',
      'Goal: A summary in one sentence',
      'Criteria:',
      '  - [contains] contains-fox: value: "fox"',
      '  - [length] most: 20',
      '  - [rubrics] Names the animal',
      '  - [llm-grader] tone: Is it friendly?',
      '  - [skill-trigger] skill-trigger-summarizer: should_trigger: true for summarizer',
      '',
    ]);
    const bare = await perform(project, ['prompt', 'grading-brief', 'evals/s.eval.yaml', '--test-id', 'bare']);
    expect(bare.stdout).toContain('- [llm-grader] Says hello');
  });

  test('grades an answer: scores of programs, and prompts where a model would be asked', async () => {
    using project = aProject({ ...FILES, 'answer.txt': 'A fox' });
    const judge = ['prompt', 'judge', 'evals/s.eval.yaml', '--test-id', 'fox', '--answer-file', 'answer.txt'];
    const { graders } = await json(project, ...judge);
    expect(graders).toMatchObject([
      { name: 'contains-fox', score: 1 },
      { name: 'length', score: 0.25 },
      { name: 'rubrics', prompts: [{ user: expect.stringContaining('Names the animal') }] },
      { name: 'tone', prompts: [{ user: expect.stringContaining('A fox') }] },
      { score: 0 },
    ]);
    expect(graders[2]).not.toHaveProperty('score');
  });

  test('explains the steps', async () => {
    using project = aProject(FILES);
    const { stdout } = await perform(project, ['prompt', 'evals/s.eval.yaml']);
    expect(stdout).toMatch(/^stories: 2 tests in evals\/s\.eval\.yaml/);
    expect(stdout).toContain('prompt judge evals/s.eval.yaml --test-id ID --answer-file FILE');
    expect(stdout).toMatch(/Tests:\n {2}fox\n {2}bare\n$/);
  });

  test('names what is wrong', async () => {
    using project = aProject({ ...FILES, 'bad.eval.yaml': 'tests:\n  - 1\n' });
    const of = (...argv: string[]) => perform(project, ['prompt', ...argv]);
    await expect(of('input', 'evals/s.eval.yaml', '--test-id', 'fo')).rejects.toMatchObject({
      problems: [{ message: 'evals/s.eval.yaml has no test "fo"', hint: 'Did you mean "fox"?' }],
    });
    await expect(of('input', 'bad.eval.yaml', '--test-id', '#1')).rejects.toMatchObject({
      problems: [{ location: { file: 'bad.eval.yaml', line: 2 } }],
    });
    for (const argv of [['input'], ['judge', '--test-id', 'fox'], ['list', '--test-id', 'fox']]) {
      await expect(of(...argv, 'evals/s.eval.yaml')).rejects.toThrow('prompt takes one part and one eval file');
    }
  });

  test.each([
    ['eval prompt eval --list a.yaml', { part: 'list', suite: 'a.yaml' }],
    ['eval prompt eval --input a.yaml --test-id x', { part: 'input', suite: 'a.yaml', testId: 'x' }],
    ['eval prompt eval --expected-output a.yaml --test-id x', { part: 'expected-output', suite: 'a.yaml' }],
    ['eval prompt eval --grading-brief a.yaml --test-id x', { part: 'grading-brief', suite: 'a.yaml' }],
    ['prompt eval a.yaml', { part: 'overview', suite: 'a.yaml' }],
    ['prompt eval input a.yaml --test-id x', { part: 'input', suite: 'a.yaml' }],
    ['prompt eval judge a.yaml --test-id x --answer-file f', { part: 'judge', suite: 'a.yaml', answerFile: 'f' }],
  ])('understands AgentV: %s', async (line, expected) => {
    expect(await parsed(...line.split(' '))).toMatchObject({ command: 'prompt', ...expected });
  });
});
