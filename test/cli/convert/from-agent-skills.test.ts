import { describe, expect, test } from 'vitest';
import { yamlOfAgentSkills } from '../../../src/cli/convert/from-agent-skills.ts';
import { load } from '../../suites/support.ts';
import { refusalsOf, saidOf } from './support.ts';

const from = (value: unknown) =>
  yamlOfAgentSkills('evals.json', JSON.stringify(value, null, 1), (path) => `../${path}`);

describe('an evals.json as YAML', () => {
  test('says the same with other names', () => {
    const made = from({
      skill_name: 'csv',
      evals: [
        { id: 1, prompt: 'Sum up', files: ['a.csv'], expected_output: 'Total', assertions: ['Is it short?', 'b: c'] },
        { id: 'b', prompt: 'Hi' },
      ],
    });
    expect(made.text).toBe(`description: Evals of the skill csv
metadata:
  skill_name: csv

# TODO: a folder for each test: workspace: { template: ./template }
# TODO: a check that costs nothing next to the judge: { type: code-grader, command: [python3, check.py] }
# TODO: criteria with weights: { type: rubrics, criteria: [{ id: short, outcome: Is short, weight: 2 }] }
# TODO: what an answer must not miss: required: true
tests:
  - id: "1"
    input: Sum up
    criteria: Total
    expected_output: Total
    assertions:
      - type: llm-grader
        name: assertion-1
        prompt: Is it short?
      - type: llm-grader
        name: assertion-2
        prompt: "b: c"
    input_files:
      - ../a.csv
    metadata:
      agent_skills_files:
        - a.csv

  - id: b
    input: Hi
`);
    expect(saidOf(made)).toEqual([expect.stringMatching(/^1 2 evals → "tests"; models see/)]);
  });

  test('has the tests that were there', async () => {
    const text = JSON.stringify({ evals: [{ id: 7, prompt: 'x: y', expected_output: '# z' }] });
    const [before] = (await load(text, { name: 'e.json' })).suite?.tests ?? [];
    const [after] = (await load(yamlOfAgentSkills('e.json', text, (path) => path).text)).suite?.tests ?? [];
    expect(after?.id).toBe(before?.id);
    expect(after?.kind).toBe(before?.kind);
  });

  test('reports settings that no eval has', () => {
    expect(saidOf(from({ evals: [{ id: 1, prompt: 'x', note: 'y' }] }), 'left')).toEqual([
      expect.stringMatching(/^6 "note" is not a field of an eval/),
    ]);
  });

  test.each([
    ['nothing in it', { evals: [] }, /empty/],
    ['another file', { tests: [] }, /no "evals"/],
    ['a missing prompt', { evals: [{ id: 1 }] }, /needs "prompt"/],
    ['a variable of YAML', { evals: [{ id: 1, prompt: 'a ${{ B }}' }] }, /cannot express this text/],
  ])('is refused for %s', (_, value, why) => {
    expect(refusalsOf(() => from(value))).toEqual([expect.stringMatching(why)]);
  });
});
