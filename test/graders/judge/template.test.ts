import { expect, test } from 'vitest';
import { materialOf } from '../../../src/graders/judge/material.ts';
import { fillTemplate, isTemplate, showsAnswer, variables } from '../../../src/graders/judge/template.ts';
import type { Submission } from '../../../src/model/ports/grader.ts';
import { anAnswer, aSubmission } from '../support.ts';

const submission = aSubmission(' forty-two ', {
  criteria: 'Says 42',
  input: [{ role: 'user', content: 'What is it?' }],
  expected: [anAnswer('42')],
  reference: '42',
  metadata: { area: 'maths' },
  response: {
    messages: [
      { role: 'assistant', toolCalls: [{ tool: 'Bash', input: { note: 'n', command: 'ls' } }, { tool: 'think' }] },
      anAnswer(' forty-two '),
    ],
    fileChanges: 'diff --git a b\n',
  },
});
const rubric = { id: 'a', outcome: 'Is right', weight: 2, required: true };
const fill = (template: string, given: Submission = submission) =>
  fillTemplate(template, { material: materialOf(given, given.answer), submission: given, rubrics: [rubric] });

test.each([
  ['criteria', 'Says 42'],
  ['expected_outcome', 'Says 42'],
  ['input', 'What is it?'],
  ['output', 'forty-two'],
  ['expected_output', '42'],
  ['metadata', '{\n  "area": "maths"\n}'],
  ['metadata_json', '{"area":"maths"}'],
  ['rubrics_json', '[{"id":"a","outcome":"Is right","weight":2,"required":true}]'],
  ['file_changes', 'diff --git a b'],
  ['tool_calls', '- Bash: ls\n- think'],
  ['answer', 'forty-two'],
  ['question', 'What is it?'],
  ['reference_answer', '42'],
])('{{%s}} is filled in', (name, value) => {
  expect(fill(`<{{${name}}}|{{ ${name} }}>`)).toBe(`<${value}|${value}>`);
});

test.each(['input_messages', 'output_messages', 'expected_messages', 'rubrics'])('{{%s}} is a list as JSON', (name) => {
  expect(Array.isArray(JSON.parse(fill(`{{${name}}}`)))).toBe(true);
});

test('every known variable has a value', () => {
  for (const name of variables) expect(fill(`{{${name}}}`)).not.toContain('{{');
});

test.each(['answer', 'question', 'reference_answer'])(
  'next to {{%s}} the names input, output and expected_output mean lists of messages',
  (name) => {
    const [input = '', output = '', expected = ''] = fill(`{{input}}|{{output}}|{{expected_output}}|{{${name}}}`).split(
      '|',
    );
    expect(JSON.parse(input)).toEqual([{ role: 'user', content: 'What is it?' }]);
    expect(JSON.parse(output)).toHaveLength(2);
    expect(JSON.parse(expected)).toEqual([{ role: 'assistant', content: '42' }]);
  },
);

test('unknown names, broken braces and names of the prototype stay as they are', () => {
  const template = '{{unknown}} {{ out put }} {{constructor}} {{__proto__}} {output} {{{output}}}';
  expect(fill(template)).toBe('{{unknown}} {{ out put }} {{constructor}} {{__proto__}} {output} {forty-two}');
});

test('a test without metadata has none to show', () => {
  expect(fill('[{{metadata}}{{metadata_json}}]', aSubmission('x'))).toBe('[]');
});

test('one known variable makes a template, and one of the answer or the reference shows enough', () => {
  expect(isTemplate('Is it polite?')).toBe(false);
  expect(isTemplate('Is {{it}} polite?')).toBe(false);
  expect(isTemplate('By {{criteria}}')).toBe(true);
  expect(showsAnswer('By {{criteria}}')).toBe(false);
  for (const name of ['output', 'answer', 'candidate_answer', 'expected_output', 'expected_messages']) {
    expect(showsAnswer(`{{ ${name} }}`)).toBe(true);
  }
});

test('several speakers are distinguished, files and pictures in the question have their position', () => {
  const input: Submission['input'] = [
    { role: 'system', content: 'Be brief' },
    {
      role: 'user',
      content: [
        { type: 'text', value: 'Look at this' },
        { type: 'file', path: 'docs/a.md', absolutePath: '/evals/docs/a.md', text: 'A text\n' },
        { type: 'image', mediaType: 'image/png', dataUri: 'data:image/png;base64,AAAA' },
      ],
    },
  ];
  expect(fill('{{input}}', aSubmission('x', { input }))).toBe(
    '@[System]:\nBe brief\n\n@[User]:\nLook at this\n\n[[ file: docs/a.md ]]\nA text\n\n[[ image: image/png ]]',
  );
});

test('a tool call is described by its most useful input, else by its first short text', () => {
  const calls = [
    { tool: 'Read', input: { limit: 3, file_path: 'a.md' } },
    { tool: 'Skill', input: { skill: 'x'.repeat(200) } },
    { tool: 'Read', input: { path: 'b.md' } },
    { tool: 'search', input: { long: 'y'.repeat(121), query: 'z' } },
    { tool: 'odd', input: ['a'] },
    { tool: 'none', input: null },
  ];
  const given = aSubmission('x', { response: { messages: [{ role: 'assistant', toolCalls: calls }] } });
  expect(fill('{{tool_calls}}', given).split('\n')).toEqual([
    '- Read: a.md',
    `- Skill: ${'x'.repeat(120)}`,
    '- Read: b.md',
    '- search: z',
    '- odd: a',
    '- none',
  ]);
});
