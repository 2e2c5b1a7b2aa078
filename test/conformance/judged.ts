import fc from 'fast-check';
import { commonKeys, type Grader, plainly, words } from './families/family.ts';
import type { IntendedTest } from './intended.ts';

/** Tests that share one target of their own: what a judge says, or what is answered, is a matter of the target. */
export interface TargetSuite {
  readonly family: string;
  readonly targets: readonly Readonly<Record<string, unknown>>[];
  readonly keys: Readonly<Record<string, unknown>>;
  readonly tests: readonly IntendedTest[];
}

const check = (id: string, satisfied: unknown) => ({ id, satisfied, reasoning: 'so' });
const checks = (...list: readonly unknown[]) => JSON.stringify({ checks: list, overall_reasoning: 'all in all' });

/** What judges say, well or badly. */
const REPLIES: readonly string[] = [
  '{"score": 0.85, "assertions": [{"text": "a", "passed": true}, {"text": "b", "passed": false}]}',
  '```json\n{"score": 0.8, "assertions": []}\n```',
  `Well: ${JSON.stringify({ score: 0.799, assertions: Array.from({ length: 11 }, (_, index) => ({ text: `t${index}`, passed: index % 2 === 0 })) })} done.`,
  '{"score": 1, "assertions": [{"text": "a", "passed": "true"}, {"text": "b", "passed": no}]}',
  '{"score": 1.2}',
  'I cannot say.',
  checks(check('a', true), check('b', false)),
  checks(check('b', true)),
  checks(check('a', true), check('a', false)),
  checks(check('rubric-1', true)),
  checks(),
  checks({ id: 'a', score: 8, reasoning: 'so' }, { id: 'b', score: 4 }),
  checks({ id: 'a', score: 7 }, { id: 'b', score: 10 }),
  checks({ id: 'a', score: 7.5 }),
  checks({ id: 'a', score: 11 }),
];

const item = (id: string, more: Grader = {}) =>
  fc
    .record(
      {
        weight: fc.constantFrom(0, 1, 2, 5),
        required: fc.constant(false),
        operator: fc.constantFrom('correctness', 'contradiction'),
      },
      { requiredKeys: [] },
    )
    .map((keys) => ({ id, outcome: `Says ${id}`, ...keys, ...more }));

const RANGES = { 0: 'bad', 4: 'fair', 8: 'good' };
const mappings = fc.oneof(
  fc.tuple(item('a'), item('b')),
  fc.tuple(item('a', { score_ranges: RANGES }), item('b', { score_ranges: RANGES, min_score: 0.5 })),
  fc.tuple(item('a', { score_ranges: RANGES }), item('b')),
  item('a', { score_ranges: RANGES, required_min_score: 5 }).map((one) => [one]),
);
/** As the rubrics of an llm-grader, AgentV reads mappings only. */
const criteria = fc.oneof(mappings, fc.constant(['Says so']));

const judges = fc.oneof(
  criteria.map((list) => ({ type: 'rubrics', criteria: list })),
  mappings.map((rubrics) => ({ type: 'llm-grader', rubrics })),
  fc.constant({ type: 'llm-grader' }),
  fc.constant({ type: 'llm-grader', prompt: 'Judge this: {{output}}' }),
  fc.constant({ type: 'llm-grader', prompt: 'Is it short?' }),
);
const withKeys = fc
  .tuple(judges, fc.oneof(fc.constant({}), commonKeys))
  .map(([own, common]) => ({ ...own, ...common }));
const lists = fc.oneof(
  withKeys.map((grader) => [grader]),
  withKeys.map((grader) => [{ type: 'contains', value: 'blue', weight: 2 }, grader]),
);

/** A reply that has not each criterion exactly once is an error for us; AgentV counts what there is. */
const knowsIdsOf = (response: string) => {
  const ids = [...response.matchAll(/"id":"([^"]*)"/g)].map(([, id = '']) => id);
  return (list: readonly Grader[]): boolean =>
    list.every(({ criteria, rubrics = criteria }) => {
      if (!Array.isArray(rubrics)) return true;
      const known = rubrics.map((rubric, index) => (typeof rubric === 'string' ? `rubric-${index + 1}` : rubric.id));
      return !response.includes('"checks"') || String(ids.toSorted()) === String(known.toSorted());
    });
};

/** What judges say of one answer, each judge in a suite of its own. */
const judged = (seed: number): TargetSuite[] =>
  REPLIES.map((response, index) => {
    const [judge, name] = [`judge-${index + 1}`, `judged-${index + 1}`];
    const graders = fc.sample(lists.filter(knowsIdsOf(response)), { numRuns: 5, seed: seed + index });
    return {
      family: 'judges',
      targets: [
        { name: judge, provider: 'mock', response },
        { name, provider: 'cli', command: 'cp answers/{EVAL_ID} {OUTPUT_FILE}', grader_target: judge },
      ],
      keys: { execution: { target: name } },
      tests: [
        ...graders.map((assertions) => ({
          answer: plainly('blue'),
          graders: assertions,
          more: { criteria: 'Is right' },
        })),
        ...(isReadable(response) ? [{ answer: plainly('blue'), more: { criteria: 'Is right' } }] : []),
      ],
    };
  });

/** A judge that stands in for graders and cannot be read scores 0 in AgentV and is an error for us. */
const isReadable = (response: string): boolean => /"score": (?:0|1[^.])/.test(response);

const WORDS_OF_TURNS = ['blue', 'sky', 'red', 'ONE'];
const check1 = fc
  .record(
    {
      type: fc.constant('contains'),
      name: fc.constant('says'),
      value: fc.constantFrom(...WORDS_OF_TURNS),
      weight: fc.constantFrom(0, 1, 3),
      negate: fc.boolean(),
      required: fc.constant(true),
    },
    { requiredKeys: ['type', 'name', 'value'] },
  )
  .map((grader): Grader => grader);
const turn = fc.record(
  { input: fc.constantFrom('ONE', 'TWO'), assertions: fc.array(check1, { minLength: 1, maxLength: 2 }) },
  { requiredKeys: ['input'] },
);
const conversation = fc
  .record({
    turns: fc.array(turn, { minLength: 1, maxLength: 4 }),
    rest: fc.record(
      {
        aggregation: fc.constantFrom('mean', 'min', 'max'),
        on_turn_failure: fc.constantFrom('continue', 'stop'),
        window_size: fc.constantFrom(1, 2),
        assertions: fc.array(check1, { minLength: 1, maxLength: 2 }),
        execution: fc.constantFrom(0.3, 0.6, 1).map((threshold) => ({ threshold })),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ turns, rest }) => ({ mode: 'conversation', turns, ...rest }));

const conversations = (seed: number): TargetSuite => ({
  family: 'conversations',
  targets: [{ name: 'talks', provider: 'mock', response: 'blue sky' }],
  keys: { execution: { target: 'talks' } },
  tests: fc.sample(conversation, { numRuns: 30, seed }).map((more) => ({ answer: plainly('blue sky'), more })),
});

/** Answers with a word more in every third trial; the same whoever asks first, as long as nobody stops early. */
const COUNTING =
  'mkdir -p counts; n=$(cat counts/{EVAL_ID} 2>/dev/null | wc -l); echo x >> counts/{EVAL_ID}; { cat answers/{EVAL_ID}; [ $((n % 3)) = 0 ] && printf " blue"; true; } > {OUTPUT_FILE}';

const trials = (seed: number): TargetSuite[] =>
  ['mean', 'confidence_interval', 'pass_at_k'].map((strategy, index) => {
    const name = `trials-${strategy.replaceAll('_', '-')}`;
    const command = strategy === 'pass_at_k' ? 'cp answers/{EVAL_ID} {OUTPUT_FILE}' : COUNTING;
    const answers = fc.sample(fc.tuple(words, fc.array(check1, { minLength: 1, maxLength: 3 })), {
      numRuns: 6,
      seed: seed + index,
    });
    return {
      family: 'trials',
      targets: [{ name, provider: 'cli', command }],
      keys: { execution: { target: name, trials: { count: 3, strategy } } },
      tests: answers.map(([text, graders]) => ({ answer: plainly(text), graders })),
    };
  });

/** Suites whose targets are part of what is compared. */
export const targetSuites = (seed: number): TargetSuite[] => [...judged(seed), conversations(seed), ...trials(seed)];
