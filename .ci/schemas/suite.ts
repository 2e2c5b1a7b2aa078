import * as z from 'zod';
import { anyObject, field, idle, needed, old, optionalPart, part, text, texts } from './fields.ts';

const graderLists = {
  assertions: optionalPart('graders', 'The graders: what a good answer is.'),
  assert: optionalPart('graders', 'Old name of "assertions".').meta({ deprecated: true }),
};
const oldGraderList = optionalPart('graders', 'Old name of "assertions".').meta({ deprecated: true });

const anEvaluator = 'The kind of grader for tests that declare none.';

const turn = z.strictObject({
  input: needed(part('content'), 'What the user says in this turn.'),
  expected_output: optionalPart('expected', 'What a good reply would be.'),
  assertions: optionalPart('graders', 'Graders of the reply; plain texts are criteria for a judge.'),
});

const test = z.strictObject({
  id: field(text, 'The name of the test: text that no other test of the file has.'),
  criteria: field(text, 'What a good answer does, in words; judges and scripts read it.'),
  expected_outcome: old(text, 'criteria'),
  outcome: old(text, 'criteria'),
  input: optionalPart('input', 'What the target is asked: text, an object, or messages.'),
  input_messages: optionalPart('input', 'Old name of "input".').meta({ deprecated: true }),
  input_files: field(texts, 'Files that stand before the text of the input, in place of those of the suite.'),
  vars: field(anyObject, 'Values for {{ name }} in the texts of this test.'),
  expected_output: optionalPart('expected', 'What a good answer would be: the reference for graders.'),
  expected_messages: optionalPart('expected', 'Old name of "expected_output".').meta({ deprecated: true }),
  ...graderLists,
  evaluators: oldGraderList,
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
    'What becomes of the test when a test that it depends on could not be run.',
  ),
  mode: field(z.enum(['conversation']), 'Makes the test a conversation of several turns.'),
  turns: field(z.array(part('turn')), 'What the user says, turn by turn, in a conversation.'),
  aggregation: field(z.enum(['mean', 'min', 'max']), 'How the scores of the turns make one.'),
  on_turn_failure: field(z.enum(['continue', 'stop']), 'Whether a turn that fails ends the conversation.'),
  window_size: field(z.number().min(1), 'How many of the last exchanges the target sees; all when it is absent.'),
  suite: idle('the name of the suite stands at the top of the file'),
});

/** One test, and what can take the place of a list of them (suite-format.md §7, §8.1). */
export const testDefinitions = {
  test: test.meta({ anyOf: [{ required: ['input'] }, { required: ['input_messages'] }] }),
  turn,
  tests: z.union([
    text.meta({ description: 'The path of a file of tests (.yaml, .yml, .jsonl), or of a folder of cases.' }),
    z.array(
      z.union([
        text.meta({ description: 'A file of tests, or a glob for several.', pattern: '^file://|^\\$\\{\\{' }),
        z.unknown().meta({ type: 'object', required: ['id'], allOf: [{ $ref: '#/definitions/test' }] }),
      ]),
    ),
  ]),
  workspace: z.union([text, anyObject]),
};

/** An eval file; without tests it is the settings beside a JSONL file (suite-format.md §3, §16). */
export const suiteFile = z.strictObject({
  $schema: field(text, 'Marks the file: "agentv-eval-v2".'),
  name: field(text, 'The name of the suite: 1 to 64 of the characters a–z, 0–9 and "-".'),
  suite: old(text, 'name'),
  dataset: old(text, 'name'),
  description: field(z.string(), 'What the suite is about, in at most 1024 characters.'),
  version: field(text, 'The version of the suite; a number needs quotes.'),
  author: field(text, 'Who wrote the suite.'),
  tags: field(texts, 'Words to choose suites by; they count only in a suite with a name.'),
  license: field(text, 'The license of the suite.'),
  requires: field(
    z.looseObject({ agentv: field(text, 'A range of versions of AgentV, such as ">=4".') }),
    'What the suite needs.',
  ),
  category: field(text, 'What the suite belongs to; by default the folders that it is in.'),
  target: old(text, 'execution.target'),
  execution: optionalPart('execution', 'How the suite is run: targets, threshold, workers, trials.'),
  tests: optionalPart('tests', 'The tests, or the path of a file or folder that holds them.'),
  eval_cases: optionalPart('tests', 'Old name of "tests".').meta({ deprecated: true }),
  evalcases: optionalPart('tests', 'Old name of "tests".').meta({ deprecated: true }),
  cases: optionalPart('tests', 'Old name of "tests".').meta({ deprecated: true }),
  input: optionalPart('input', 'What stands before the input of every test.'),
  input_files: field(texts, 'Files for tests that have no "input_files" of their own.'),
  assertions: optionalPart('graders', 'Graders for every test, after its own.'),
  assert: graderLists.assert,
  evaluator: field(text, anEvaluator),
  preprocessors: optionalPart('preprocessors', 'Programs that turn files of an answer into text for judges.'),
  workspace: optionalPart('workspace', 'The folder that agents work in: a mapping, or the path of a file with one.'),
  metadata: field(anyObject, 'Data of your own, handed down to every test.'),
  governance: field(anyObject, 'Data that is kept as "governance" in the metadata.'),
  evaluators: idle('AgentV never read it at the top of a file; move the graders to "assertions"'),
});

/** A file of graders that suites include (suite-format.md §12.1). */
export const template = z.strictObject({
  $schema: field(text, 'Marks the file.'),
  name: field(text, 'What the template is called; suites include it by the name of its file.'),
  description: field(text, 'What the graders of the template are for.'),
  assertions: needed(part('graders'), 'The graders that stand in the place of "include".'),
});
