import { type Answer, type Grader, plainly, type ToolCall } from './families/family.ts';

/** A difference from AgentV that is meant, with tests that show it. README.md gives the reasons. */
export interface Intended {
  readonly name: string;
  readonly tests: readonly IntendedTest[];
}

export interface IntendedTest {
  readonly answer: Answer;
  readonly graders?: readonly Grader[];
  /** Keys of the test besides its input and graders. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Keys of the suite that it stands in. */
  readonly suite?: Readonly<Record<string, unknown>>;
}

const graded = (answer: Answer, ...graders: readonly Grader[]): IntendedTest => ({ answer, graders });
const ofBlue = (...graders: readonly Grader[]): IntendedTest => graded(plainly('blue'), ...graders);
const printing = (reply: unknown): Grader => ({
  type: 'code-grader',
  command: ['sh', '-c', 'cat >/dev/null; printf %s "$1"', 'sh', JSON.stringify(reply)],
});
const exactly = (...paths: readonly string[]): Grader => ({
  type: 'field-accuracy',
  fields: paths.map((path) => ({ path, match: 'exact' })),
});

/** Whether an agent used the skill `deploy` with one call. */
const ofSkill = (call: ToolCall & { readonly output?: string }, skill = 'deploy'): IntendedTest => {
  const output = [
    { role: 'assistant', content: 'on it', tool_calls: [call] },
    { role: 'assistant', content: 'done' },
  ];
  const answer = { file: JSON.stringify({ output }), said: 'done', calls: [call] };
  return graded(answer, { type: 'skill-trigger', skill });
};

/** All differences that are meant. One that is not on this list is a fault. */
export const intended: readonly Intended[] = [
  {
    name: 'dropped-grader',
    tests: [
      ofBlue({ type: 'contains' }, { type: 'contains', value: 'blue' }),
      ofBlue({ type: 'contains', value: '' }, { type: 'contains', value: 'red' }),
      ofBlue({ type: 'contains-any', value: [] }, { type: 'contains', value: 'blue' }),
      ofBlue({ type: 'no-such-grader', value: 'blue' }, { type: 'contains', value: 'blue' }),
      ofBlue({ type: 'code-grader' }, { type: 'contains', value: 'blue' }),
      graded(
        plainly('{"a":1}', { a: 1 }),
        { type: 'field-accuracy', fields: [{ path: 'a', match: 'fuzzy' }] },
        { type: 'is-json' },
      ),
    ],
  },
  {
    name: 'dropped-option',
    tests: [
      graded(plainly('{"a":1}', { a: 1, b: 2 }), {
        type: 'field-accuracy',
        fields: [
          { path: 'a', match: 'exact' },
          { path: 'b', match: 'Exact' },
        ],
      }),
      graded(plainly('{"a":1}', { a: 1 }), {
        type: 'field-accuracy',
        fields: [{ path: 'a', match: 'numeric_tolerance', tolerance: '5' }],
      }),
      graded(plainly('{"a":1}', { a: 1 }), { ...exactly('a'), aggregation: 'best' }),
      ofBlue({ type: 'contains', value: 'blue', required: 'yes' }),
      ofBlue({ type: 'contains', value: 'blue', min_score: 7 }),
    ],
  },
  {
    name: 'skipped-test',
    tests: [
      ofBlue({ type: 'contains', value: 'blue', weight: -1 }),
      ofBlue({ type: 'contains', value: 'blue', weight: '1' }),
      ofBlue({ type: 'code-grader', command: '' }),
    ],
  },
  {
    name: 'suite-graders-only',
    tests: [{ answer: plainly('blue'), suite: { assertions: [{ type: 'contains', value: 'blue' }] } }],
  },
  {
    name: 'scalars-as-text',
    tests: [
      graded(plainly('it is 42'), { type: 'contains', value: 42 }, { type: 'contains', value: 'nothing of it' }),
      graded(plainly('true'), { type: 'equals', value: true }, { type: 'contains', value: 'nothing of it' }),
    ],
  },
  {
    name: 'invalid-pattern',
    tests: [ofBlue({ type: 'regex', value: '(blue' }), ofBlue({ type: 'regex', value: 'b', flags: 'q' })],
  },
  {
    name: 'old-replies',
    tests: [
      ofBlue(printing({ hits: ['one'], misses: ['two'] })),
      ofBlue(printing({ passed: true })),
      ofBlue(printing({ pass: true, reasoning: 'fine' })),
    ],
  },
  {
    name: 'judge-spellings',
    tests: [
      ofBlue({ ...printing({ score: 1 }), type: 'code_judge' }, { type: 'contains', value: 'red' }),
      ofBlue({ ...printing({ score: 1 }), type: 'code-judge' }, { type: 'contains', value: 'red' }),
    ],
  },
  {
    name: 'killed-grader',
    tests: [ofBlue({ type: 'code-grader', command: ['sh', '-c', 'cat >/dev/null; kill -9 $$'] })],
  },
  {
    name: 'score-out-of-range',
    tests: [1.5, -1, null].map((score) => ofBlue(printing({ score }), { type: 'contains', value: 'blue' })),
  },
  {
    name: 'uses-of-skills',
    tests: [
      ofSkill({ tool: 'Skill', input: { skill: 'deploy' } }, 'dep'),
      ofSkill({ tool: 'Read', input: { file_path: '/skills/deploy/notes.md' } }),
      ofSkill({ tool: 'search', input: { q: 'x' }, output: 'skills/deploy/notes.md' }),
      ofSkill({ tool: 'Read', input: { file_path: '/plugin/deploy/SKILL.md' } }),
      ofSkill({ tool: 'Bash', input: { command: 'cat skills/deploy/SKILL.md' }, output: 'How to deploy' }),
    ],
  },
  { name: 'byte-order-mark', tests: [graded(plainly('\uFEFF{"a":1}'), { type: 'is-json' })] },
  {
    name: 'texts-of-failed-graders',
    tests: [
      ofBlue({
        type: 'code-grader',
        command: ['sh', '-c', `cat >/dev/null; echo '{"assertions":[{"text":"one","passed":true}]}'; exit 3`],
      }),
    ],
  },
  {
    name: 'prototype-keys',
    tests: [
      graded(plainly('{"a":1}', { a: 1 }), {
        type: 'field-accuracy',
        fields: [
          { path: 'constructor', match: 'numeric_tolerance' },
          { path: 'a', match: 'exact' },
        ],
      }),
    ],
  },
  {
    name: 'fence-in-data',
    tests: [graded(plainly('{"code":"```js\\n1\\n```"}', { code: '```js\n1\n```' }), exactly('code'))],
  },
  {
    name: 'json-among-others',
    tests: [graded(plainly('{"a":1} and {}', { a: 1 }), exactly('a'))],
  },
  {
    name: 'list-as-date',
    tests: [
      graded(plainly('{"a":[2025]}', { a: [2025] }), {
        type: 'field-accuracy',
        fields: [{ path: 'a', match: 'date' }],
      }),
    ],
  },
  {
    name: 'grader-cannot-run',
    tests: [126, 127].map((code) =>
      ofBlue({ type: 'code-grader', command: ['sh', '-c', `cat >/dev/null; exit ${code}`] }),
    ),
  },
  {
    name: 'fields-left-out',
    tests: [
      graded(
        plainly('{"a":1}', { a: 1 }),
        { type: 'field-accuracy', match_type: 'exact' },
        { type: 'contains', value: 'x' },
      ),
    ],
  },
  {
    name: 'other-names-of-limits',
    tests: [
      ofBlue({ type: 'latency', max_ms: 86_400_000 }, { type: 'contains', value: 'red' }),
      ofBlue({ type: 'token-usage', max_total_tokens: 5 }, { type: 'contains', value: 'blue' }),
    ],
  },
  {
    name: 'composites-without-names',
    tests: [
      ofBlue(
        {
          type: 'composite',
          assertions: [{ type: 'contains', value: 'blue' }],
          aggregator: { type: 'weighted_average' },
        },
        { type: 'contains', value: 'red' },
      ),
      ofBlue(
        { type: 'composite', assertions: [{ type: 'contains', value: 'blue', name: 'member' }] },
        { type: 'contains', value: 'red' },
      ),
    ],
  },
  {
    name: 'documented-aggregators',
    tests: ['minimum', 'maximum', 'all_or_nothing', 'safety_gate'].map((type) =>
      ofBlue(
        {
          type: 'composite',
          assertions: [{ type: 'contains', value: 'blue', name: 'member' }],
          aggregator: { type },
        },
        { type: 'contains', value: 'red' },
      ),
    ),
  },
  {
    name: 'stricter-options',
    tests: [
      ofBlue({
        type: 'composite',
        assertions: [{ type: 'contains', value: 'blue', name: 'member' }],
        aggregator: { type: 'weighted_average', weights: { membre: 2 } },
      }),
      ofBlue({ type: 'token-usage', max_total: 5, maxTotal: 7 }),
    ],
  },
];
