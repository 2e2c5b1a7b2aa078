import * as z from 'zod';
import { MAX_SECONDS, MAX_USD, MAX_WINDOW } from '../../model/suite/limits.ts';
import {
  anyObject,
  block,
  field,
  flag,
  idle,
  needed,
  old,
  oldPart,
  optionalPart,
  over0,
  part,
  text,
  texts,
} from './block.ts';

const anEvaluator = 'The kind of grader for tests that declare none.';

export const TURN = block(
  { of: 'a turn', required: ['input'], meant: { assert: 'assertions', prompt: 'input', content: 'input' } },
  () => ({
    input: needed(part('content'), 'The message of the user in this turn.'),
    expected_output: optionalPart('expected', 'The expected reply.'),
    assertions: optionalPart('graders', 'Graders of the reply; plain texts are criteria for a judge.'),
  }),
);

/** Fields that only have an effect in a conversation. */
export const CONVERSATION_FIELDS = ['turns', 'aggregation', 'on_turn_failure', 'window_size'] as const;

const UNDER_EXECUTION = 'Put it under "execution" of the test.';
export const TEST = block(
  {
    of: 'a test',
    required: ['id', 'input'],
    removed: { deterministic: 'Remove it: suspected regressions are re-run.' },
    meant: {
      name: 'id',
      prompt: 'input',
      question: 'input',
      messages: 'input',
      expected: 'expected_output',
      graders: 'assertions',
    },
    elsewhere: {
      threshold: UNDER_EXECUTION,
      skip_defaults: UNDER_EXECUTION,
      targets: UNDER_EXECUTION,
      target: 'A test runs on the targets of its suite; "targets" under its "execution" restricts them.',
    },
    more: { anyOf: [{ required: ['input'] }, { required: ['input_messages'] }] },
  },
  () => ({
    id: field(text, 'The name of the test: text that no other test of the file has.'),
    criteria: field(text, 'The criteria of a good answer, in words; judges and scripts read them.'),
    expected_outcome: old(text, 'criteria'),
    outcome: old(text, 'criteria'),
    input: optionalPart('input', 'The question to the target: text, an object, or messages.'),
    input_messages: oldPart('input', 'input'),
    input_files: field(texts, 'Files before the text of the input, instead of those of the suite.'),
    vars: field(anyObject, 'Values for {{ name }} in the texts of this test.'),
    expected_output: optionalPart('expected', 'The expected answer: the reference for graders.'),
    expected_messages: oldPart('expected', 'expected_output'),
    assertions: optionalPart('graders', 'The graders, which check the answer.'),
    assert: oldPart('graders', 'assertions'),
    evaluators: oldPart('graders', 'assertions'),
    rubrics: optionalPart(
      'rubrics',
      'Old place of a checklist for a judge; write a grader of type "rubrics" under "assertions".',
    ).meta({ deprecated: true }),
    evaluator: field(text, anEvaluator),
    preprocessors: optionalPart('preprocessors', 'Programs that turn files of the answer into text for judges.'),
    execution: optionalPart('testExecution', 'How this test is run and judged.'),
    workspace: optionalPart('workspace', 'The folder that the agent works in, over that of the suite.'),
    metadata: field(anyObject, 'Data of your own; the metadata of the suite is merged into it.'),
    conversation_id: field(text, 'A label that groups tests.'),
    depends_on: field(texts, 'Ids of tests that must have run before.'),
    on_dependency_failure: field(
      z.enum(['skip', 'fail', 'run']),
      'What to do with the test if one of its dependencies has no result.',
    ),
    must_pass: field(flag, 'Whether the run fails when most trials of this test fail.'),
    timeout_seconds: field(over0(MAX_SECONDS), 'Most seconds that one call of the target may take for this test.'),
    max_cost_usd: field(
      over0(MAX_USD),
      'Most US dollars that one trial may cost. Beyond it the trial is stopped and fails.',
    ),
    mode: field(
      z.enum(['conversation']),
      'Makes the test a conversation of several turns.',
      'conversation, or nothing',
    ),
    turns: field(z.array(part('turn')), 'The messages of the user, turn by turn, in a conversation.'),
    aggregation: field(z.enum(['mean', 'min', 'max']), 'How the scores of the turns make one.', 'mean or min or max'),
    on_turn_failure: field(
      z.enum(['continue', 'stop']),
      'Whether a turn that fails ends the conversation.',
      'continue or stop',
    ),
    window_size: field(
      z.int().min(1).max(MAX_WINDOW),
      'How many of the last exchanges the target sees; all when it is absent.',
    ),
    suite: idle('the name of the suite belongs at the top of the file'),
  }),
);

/** One test, and what can take the place of a list of them. */
export const testDefinitions = () => ({
  test: TEST.schema,
  turn: TURN.schema,
  tests: z.union([
    text.meta({ description: 'The path of a file of tests (.yaml, .yml, .jsonl), or of a folder of cases.' }),
    z.array(
      z.union([
        text.meta({ description: 'A file of tests, or a glob for several.', pattern: '^file://|^\\$\\{\\{' }),
        z.unknown().meta({ type: 'object', required: ['id'], allOf: [{ $ref: '#/definitions/test' }] }),
      ]),
    ),
  ]),
});

const UNDER = 'Put it under "execution".';
/** An eval file; without tests it is the settings file of a JSONL suite. */
export const SUITE = block(
  {
    of: 'a suite',
    required: ['tests'],
    meant: { graders: 'assertions' },
    elsewhere: {
      targets: UNDER,
      workers: UNDER,
      trials: UNDER,
      threshold: UNDER,
      must_pass: 'Put it under "execution", or on single tests.',
    },
  },
  () => ({
    $schema: field(text, 'Marks the file: "agentv-eval-v2".'),
    name: field(text, 'The name of the suite: 1 to 64 of the characters a–z, 0–9 and "-".'),
    suite: old(text, 'name'),
    dataset: old(text, 'name'),
    description: field(z.string(), 'Description of the suite, at most 1024 characters.'),
    version: field(text, 'The version of the suite; a number needs quotes.'),
    author: field(text, 'Who wrote the suite.'),
    tags: field(texts, 'Words to choose suites by; they count only in a suite with a name.'),
    license: field(text, 'The license of the suite.'),
    requires: field(
      z.looseObject({ agentv: field(text, 'A range of versions of AgentV, such as ">=4".') }),
      'Requirements of the suite.',
    ),
    category: field(text, 'Category of the suite; default: its folders.'),
    target: old(text, 'execution.target'),
    execution: optionalPart('execution', 'How the suite is run: targets, threshold, workers, trials.'),
    tests: optionalPart('tests', 'The tests, or the path of a file or folder with them.'),
    eval_cases: oldPart('tests', 'tests'),
    evalcases: oldPart('tests', 'tests'),
    cases: oldPart('tests', 'tests'),
    input: optionalPart('input', 'Messages before the input of every test.'),
    input_files: field(texts, 'Files for tests without "input_files".'),
    assertions: optionalPart('graders', 'Graders for every test, after its own.'),
    assert: oldPart('graders', 'assertions'),
    evaluator: field(text, anEvaluator),
    preprocessors: optionalPart('preprocessors', 'Programs that turn files of an answer into text for judges.'),
    workspace: optionalPart('workspace', 'The folder that agents work in: a mapping, or the path of a file with one.'),
    metadata: field(anyObject, 'Data of your own, handed down to every test.'),
    governance: field(anyObject, 'Data that is stored as "governance" in the metadata.'),
    evaluators: idle('AgentV never read it at the top of a file; move the graders to "assertions"'),
  }),
);

/** A file of graders that suites include. */
export const TEMPLATE = block({ of: 'a template', meant: { assert: 'assertions', evaluators: 'assertions' } }, () => ({
  $schema: field(text, 'Marks the file.'),
  name: field(text, 'Name of the template; suites include it by the name of its file.'),
  description: field(text, 'Purpose of the graders of the template.'),
  assertions: needed(part('graders'), 'The graders that replace "include".'),
}));
