import { describe, expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

/** Scores by the share of the words of the reference, or of the question, that the answer has. */
const WORDS = `
let text = '';
process.stdin.on('data', (part) => { text += part; });
process.stdin.on('end', () => {
  const { answer, input, reference_answer } = JSON.parse(text);
  const wanted = (reference_answer || input.map(({ content }) => content).join(' ')).split(' ');
  const hits = wanted.filter((word) => answer.includes(word)).length;
  console.log(JSON.stringify({ score: hits / wanted.length, assertions: [{ text: 'said ' + hits, passed: hits > 0 }] }));
});
`;
const GRADER = { '.agentv/graders/words.mjs': WORDS };

describe('eval-action assert', () => {
  test('prints the result of a grader on the given texts, and ends by a score of 0.5', async () => {
    using project = aProject(GRADER);
    const half = await perform(project, ['assert', 'words', '--agent-output', 'a', '--agent-input', 'a b']);
    expect(half).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(half.stdout)).toMatchObject({
      name: 'words',
      score: 0.5,
      verdict: 'fail',
      assertions: [{ text: 'said 1', passed: true }],
    });
    const third = await perform(project, ['assert', 'words', '--agent-output', 'a', '--agent-input', 'a b c']);
    expect(third.exitCode).toBe(1);
  });

  test('finds the grader in a folder above, and reads texts from a file', async () => {
    using project = aProject({
      ...GRADER,
      'sub/answer.json': '{ "output": "a", "input": "b", "expected_output": "a" }',
    });
    const sub = { folder: `${project.folder}/sub` };
    expect(await perform(sub, ['eval', 'assert', 'words', '--file', 'answer.json'])).toMatchObject({ exitCode: 0 });
  });

  test('runs a file at any path of the repository, and built-in types without options', async () => {
    using project = aProject({ 'tools/words.mjs': WORDS });
    const byPath = await perform(project, ['assert', 'tools/words.mjs', '--agent-output', 'a', '--agent-input', 'a']);
    expect(byPath.exitCode).toBe(0);
    expect((await perform(project, ['assert', 'is-json', '--agent-output', '{}'])).exitCode).toBe(0);
    await expect(perform(project, ['assert', 'contains', '--agent-output', 'x'])).rejects.toThrow(
      /"contains" cannot run without options/,
    );
  });

  test('has no score, and not a score of 0, when the grader breaks', async () => {
    using project = aProject({ '.agentv/assertions/slow.py': 'import nothing_of_this_name\n' });
    await expect(perform(project, ['assert', 'unknown', '--agent-output', 'x'])).rejects.toMatchObject({
      problems: [{ message: 'There is no grader "unknown"', found: 'slow' }],
    });
    await expect(perform(project, ['assert', 'llm-grader', '--agent-output', 'x'])).rejects.toThrow(/gave no score/);
  });

  test('says where a file of texts is wrong', async () => {
    using project = aProject({ ...GRADER, 'a.json': '{\n  "output": 1\n}', 'b.json': '{ "output": ' });
    await expect(perform(project, ['assert', 'words', '--file', 'a.json'])).rejects.toMatchObject({
      problems: [{ location: { file: 'a.json', line: 2, column: 13 } }],
    });
    await expect(perform(project, ['assert', 'words', '--file', 'b.json'])).rejects.toMatchObject({
      problems: [{ location: { file: 'b.json', line: 1 } }],
    });
    await expect(perform(project, ['assert', 'words'])).rejects.toThrow(/no answer to grade/);
  });
});
