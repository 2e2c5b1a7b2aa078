import * as z from 'zod';
import { MAX_CPUS, MAX_SECONDS, MAX_USD, MAX_WINDOW } from '../../src/model/suite/limits.ts';
import { anyObject, field, flag, idle, needed, old, oldNameOf, optionalPart, part, text, texts } from './fields.ts';

const graderLists = {
  assertions: optionalPart('graders', 'The graders, which check the answer.'),
  assert: optionalPart('graders', 'Old name of "assertions".').meta({ deprecated: true }),
};
const oldGraderList = optionalPart('graders', 'Old name of "assertions".').meta({ deprecated: true });

const anEvaluator = 'The kind of grader for tests that declare none.';

const turn = z.strictObject({
  input: needed(part('content'), 'The message of the user in this turn.'),
  expected_output: optionalPart('expected', 'The expected reply.'),
  assertions: optionalPart('graders', 'Graders of the reply; plain texts are criteria for a judge.'),
});

const test = z.strictObject({
  id: field(text, 'The name of the test: text that no other test of the file has.'),
  criteria: field(text, 'The criteria of a good answer, in words; judges and scripts read them.'),
  expected_outcome: old(text, 'criteria'),
  outcome: old(text, 'criteria'),
  input: optionalPart('input', 'The question to the target: text, an object, or messages.'),
  input_messages: optionalPart('input', 'Old name of "input".').meta({ deprecated: true }),
  input_files: field(texts, 'Files before the text of the input, instead of those of the suite.'),
  vars: field(anyObject, 'Values for {{ name }} in the texts of this test.'),
  expected_output: optionalPart('expected', 'The expected answer: the reference for graders.'),
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
    'What to do with the test if one of its dependencies has no result.',
  ),
  must_pass: field(flag, 'Whether the run fails when most trials of this test fail.'),
  timeout_seconds: field(
    z.number().gt(0).max(MAX_SECONDS),
    'Most seconds that one call of the target may take for this test.',
  ),
  max_cost_usd: field(
    z.number().gt(0).max(MAX_USD),
    'Most US dollars that one trial may cost. Beyond it the trial is stopped and fails.',
  ),
  mode: field(z.enum(['conversation']), 'Makes the test a conversation of several turns.'),
  turns: field(z.array(part('turn')), 'The messages of the user, turn by turn, in a conversation.'),
  aggregation: field(z.enum(['mean', 'min', 'max']), 'How the scores of the turns make one.'),
  on_turn_failure: field(z.enum(['continue', 'stop']), 'Whether a turn that fails ends the conversation.'),
  window_size: field(
    z.number().min(1).max(MAX_WINDOW),
    'How many of the last exchanges the target sees; all when it is absent.',
  ),
  suite: idle('the name of the suite belongs at the top of the file'),
});

const hook = z.strictObject({
  command: field(z.union([text, texts]), 'The program and its arguments; no shell reads them.'),
  script: old(z.union([text, texts]), 'command'),
  timeout_ms: field(
    z
      .number()
      .gt(0)
      .max(MAX_SECONDS * 1000),
    'Most milliseconds that the command may take: 60000 before tests, 30000 after.',
  ),
  cwd: field(text, 'Where the command runs; by default the folder of the file.'),
  reset: field(z.enum(['none', 'fast', 'strict']), 'Restores the workspace; "fast" leaves files that git ignores.'),
});

const hookFields = {
  before_all: optionalPart('hook', 'Runs once, when the workspace is made.'),
  before_each: optionalPart('hook', 'Runs before each test.'),
  after_each: optionalPart('hook', 'Runs after each test and its graders, before the reset.'),
  after_all: optionalPart('hook', 'Runs once, after the last test.'),
};
const oldHook = (present: string) =>
  part('hook')
    .optional()
    .meta({ description: oldNameOf(present), deprecated: true });

const workspace = z.strictObject({
  template: field(text, 'A folder whose files the workspace begins with.'),
  isolation: field(z.enum(['shared', 'per_test']), 'Whether each test has a separate workspace.'),
  repos: field(z.array(part('repository')), 'Repositories that are checked out in the workspace.'),
  mode: field(
    z.enum(['pooled', 'temp', 'static']),
    'Reused by later runs (pooled), new for this run (temp), or your own folder (static).',
  ),
  path: field(text, 'The folder of a static workspace; it starts in the working directory.'),
  hooks: optionalPart('hooks', 'Commands and resets around the tests.'),
  docker: optionalPart('docker', 'A container for code graders and, with "agent: true", for the target.'),
  env: optionalPart('needs', 'What must be installed on the machine.'),
  grading_files: field(
    z.array(part('gradingFile')),
    'Hidden tests: copied in after the agent has finished, for the graders alone.',
  ),
  setup: oldHook('hooks.before_each'),
  teardown: oldHook('hooks.after_each'),
  before_all: oldHook('hooks.before_all'),
  before_each: oldHook('hooks.before_each'),
  after_each: oldHook('hooks.after_each'),
  after_all: oldHook('hooks.after_all'),
  reset: optionalPart('oldReset', 'Old place of "hooks.after_each.reset".').meta({ deprecated: true }),
  static_path: old(text, 'path'),
  pool: old(flag, 'mode'),
  static: old(flag, 'mode'),
});

/** The parts of a workspace. */
const workspaceDefinitions = {
  workspace: z.union([text.meta({ description: 'The path of a file with a workspace.' }), workspace]),
  hooks: z.strictObject({ enabled: field(flag, 'False switches all of them off.'), ...hookFields }),
  hook,
  needs: z.strictObject({
    required_commands: field(texts, 'Programs that must be there.'),
    required_python_modules: field(texts, 'Modules that python3 must be able to import.'),
  }),
  gradingFile: z.strictObject({
    from: needed(text, 'A file of the repository; relative to the suite.'),
    to: needed(text, 'Its path in the workspace. It replaces a file of the agent at that path.'),
  }),
  docker: z.strictObject({
    image: needed(text, 'The image, such as "node:24". It is pulled if this machine does not have it.'),
    timeout: field(
      z.number().gt(0).max(MAX_SECONDS),
      'Most seconds that one program in the container may take; 1800 by default.',
    ),
    memory: field(z.union([text, z.number()]), 'Most memory of a container, such as "512m" or "4g".'),
    cpus: field(z.number().gt(0).max(MAX_CPUS), 'Most processors that a container may use.'),
    agent: field(flag, 'Whether the target (a command or a coding agent) runs in the container too.'),
    network: field(z.enum(['none', 'bridge']), 'Whether programs in the container reach the network.'),
    user: field(z.union([text, z.number()]), 'The user, or user:group, that programs run as.'),
  }),
  oldReset: z.strictObject({
    strategy: field(z.enum(['none', 'hard', 'recreate']), 'How the repositories were restored.'),
    after_each: field(flag, 'Whether they were.'),
  }),
  repository: z.strictObject({
    path: field(text, 'Its folder in the workspace.'),
    repo: field(text, 'A URL, or owner/name of GitHub; without it, the repository is in the image of "docker".'),
    commit: field(text, 'A commit, a branch or a tag; HEAD by default.'),
    base_commit: field(text, 'The same as "commit".'),
    ancestor: field(z.int().min(0).max(1_000_000), 'Number of commits before it, along the first parents.'),
    sparse: field(texts, 'The folders that are checked out.'),
    source: optionalPart('oldSource', oldNameOf('repo')).meta({ deprecated: true }),
    checkout: optionalPart('oldCheckout', oldNameOf('commit')).meta({ deprecated: true }),
    clone: optionalPart('oldClone', oldNameOf('sparse')).meta({ deprecated: true }),
  }),
  oldSource: z.strictObject({
    type: field(z.enum(['git', 'local']), 'Where the repository is.'),
    url: old(text, 'repo'),
    path: old(text, 'repo'),
  }),
  oldCheckout: z.strictObject({
    ref: old(text, 'commit'),
    base_commit: old(text, 'commit'),
    resolve: field(z.enum(['remote', 'local']), 'Where the name of a commit is resolved.'),
    ancestor: old(z.int().min(0).max(1_000_000), 'ancestor'),
  }),
  oldClone: z.strictObject({
    sparse: old(texts, 'sparse'),
    depth: idle('repositories are fetched once, completely, and cached; the checked-out files are the same'),
    filter: idle('repositories are fetched once, completely, and cached; the checked-out files are the same'),
  }),
};

/** One test, and what can take the place of a list of them. */
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
  ...workspaceDefinitions,
};

/** An eval file; without tests it is the settings file of a JSONL suite. */
export const suiteFile = z.strictObject({
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
  eval_cases: optionalPart('tests', 'Old name of "tests".').meta({ deprecated: true }),
  evalcases: optionalPart('tests', 'Old name of "tests".').meta({ deprecated: true }),
  cases: optionalPart('tests', 'Old name of "tests".').meta({ deprecated: true }),
  input: optionalPart('input', 'Messages before the input of every test.'),
  input_files: field(texts, 'Files for tests without "input_files".'),
  assertions: optionalPart('graders', 'Graders for every test, after its own.'),
  assert: graderLists.assert,
  evaluator: field(text, anEvaluator),
  preprocessors: optionalPart('preprocessors', 'Programs that turn files of an answer into text for judges.'),
  workspace: optionalPart('workspace', 'The folder that agents work in: a mapping, or the path of a file with one.'),
  metadata: field(anyObject, 'Data of your own, handed down to every test.'),
  governance: field(anyObject, 'Data that is stored as "governance" in the metadata.'),
  evaluators: idle('AgentV never read it at the top of a file; move the graders to "assertions"'),
});

/** A file of graders that suites include. */
export const template = z.strictObject({
  $schema: field(text, 'Marks the file.'),
  name: field(text, 'Name of the template; suites include it by the name of its file.'),
  description: field(text, 'Purpose of the graders of the template.'),
  assertions: needed(part('graders'), 'The graders that replace "include".'),
});
