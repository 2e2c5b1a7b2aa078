import { resolve } from 'node:path';
import { Option } from 'commander';
import { UserError, userError } from '../../model/errors.ts';
import type { Judges } from '../../model/ports/grader.ts';
import type { Provider } from '../../model/ports/provider.ts';
import { contentOnWire, messageOnWire } from '../../model/ports/wire.ts';
import { contentText, guidelinesIn, type Message } from '../../model/run/message.ts';
import { failed } from '../../model/run/outcome.ts';
import type { Prompt } from '../../model/run/prompt.ts';
import { type GraderSpec, type Suite, shownType, type Test } from '../../model/suite/suite.ts';
import { listed, suggestion } from '../../model/text/similar-names.ts';
import { cutEnd, plural } from '../../model/text/text.ts';
import type { Terminal } from '../../platform/terminal.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { scoreOnWire } from '../../results/record.ts';
import { gradeText } from '../../runner/case/grade-context.ts';
import { openSiteToCheck } from '../../runner/configured-site.ts';
import { howCalled } from '../../runner/pipeline/how-called.ts';
import type { RunSite } from '../../runner/pipeline/prepare.ts';
import { surveySuite } from '../../runner/survey.ts';
import { findSuites } from '../../suites/discover.ts';
import { defineCommand } from '../command.ts';
import { inputsOf } from '../flags.ts';
import { complainProblems } from '../problem-lines.ts';

/** What an agent can ask of a suite, in the order in which it needs it. */
const PARTS = ['overview', 'list', 'input', 'expected-output', 'grading-brief', 'judge'] as const;

export const command = defineCommand({
  summary: 'Print what an agent needs that answers the tests of a suite itself: no key, and no target.',
  help: `
Examples:
  eval-action prompt evals/refunds.eval.yaml
  eval-action prompt input evals/refunds.eval.yaml --test-id names-the-order
  eval-action prompt judge evals/refunds.eval.yaml --test-id names-the-order --answer-file answer.txt

overview and grading-brief are text, the others JSON.
Exit codes: 0 printed, 2 the suite could not be read.`,
  flags(parser) {
    parser
      .usage('[options] [part] <suite>')
      .argument('<words...>', `the eval file, and before it ${listed(PARTS)} (default: overview)`)
      .option('--test-id <ID>', 'the test; not for list and overview, which show all')
      .option('--answer-file <FILE>', 'judge: the file with the answer of the agent');
    // AgentV had the parts as flags, and later as words.
    for (const part of PARTS) parser.addOption(new Option(`--${part}`).hideHelp());
  },
  options(args: readonly string[], { testId, answerFile, ...flags }: Readonly<Record<string, string>>) {
    const words = args[0] === 'eval' ? args.slice(1) : args;
    const byFlag = PARTS.filter((part) => flags[part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]);
    const byWord = words.length > 1 ? PARTS.filter((part) => part === words[0]) : [];
    const [part = 'overview', ...others] = [...byFlag, ...byWord];
    const [suite, ...rest] = byWord.length > 0 ? words.slice(1) : words;
    const isOfTest = part !== 'overview' && part !== 'list';
    const isComplete = (testId !== undefined) === isOfTest && (answerFile !== undefined) === (part === 'judge');
    if (suite === undefined || rest.length > 0 || others.length > 0 || !isComplete) {
      throw userError('INPUT_INVALID', 'prompt takes one part and one eval file', {
        expected: `${PARTS.join(', ')}; the last four with --test-id, and judge with --answer-file`,
        found: listed(args),
      });
    }
    return { part, suite, testId, answerFile };
  },
  isForPrograms: ({ part }) => part !== 'overview' && part !== 'grading-brief',
  startsPrograms: () => true,
  /** A suite for an agent that answers and judges its tests itself. */
  async run({ part, suite: path, testId = '', answerFile = '' }, runtime, terminal) {
    const site = await openSiteToCheck(inputsOf([path], {}), runtime);
    const suite = await readSuite(path, site, terminal);
    const print = (document: unknown) => terminal.print(harmlessJson(document, 2));
    if (part === 'overview') terminal.print(overviewOf(suite, howCalled(runtime, site.cwd)));
    else if (part === 'list') {
      print({ eval_file: suite.path, suite: suite.name, test_ids: suite.tests.map(({ id }) => id) });
    } else {
      const test = suite.tests.find((each) => each.id === testId);
      if (test === undefined) {
        const known = suite.tests.map(({ id }) => id);
        const hint = suggestion(testId, known, 'tests');
        throw userError('NOTHING_MATCHED', `${suite.file} has no test "${testId}"`, { hint });
      }
      if (test.kind === 'broken') throw new UserError(test.problems);
      const { input, conversation, criteria } = test;
      if (part === 'input') {
        // Files are absolute paths, without their text. `criteria` are not for the agent.
        print({
          test_id: test.id,
          input: input.map(messageOf),
          guideline_paths: guidelinesIn(input).map(({ absolutePath }) => absolutePath),
          input_files: test.inputFiles.length > 0 ? test.inputFiles : undefined,
          turns: conversation?.turns.map((turn) => messageOf(turn.input)),
          criteria,
        });
      } else if (part === 'expected-output') {
        print({
          test_id: test.id,
          expected_output: test.expected.map(messageOnWire),
          reference_answer: referenceOf(test),
          criteria,
          assertions: test.graders.map(configOf),
        });
      } else if (part === 'grading-brief') {
        // For a person or an agent: a line for each criterion.
        const reference = referenceOf(test);
        const texts = test.input.flatMap(({ content }) => (content === undefined ? [] : contentText(content)));
        const lines = [
          `Input: ${quoted(texts.join(' '))}`,
          ...(reference === undefined ? [] : [`Expected: ${quoted(reference)}`]),
          ...(test.criteria === '' ? [] : [`Goal: ${short(test.criteria)}`]),
          'Criteria:',
          ...test.graders.flatMap((spec) => criterionLines(spec, test)),
        ];
        terminal.print(lines.join('\n'));
      } else print({ test_id: test.id, graders: await gradedBy(test, answerFile, suite.folder, site) });
    }
    return 0;
  },
});

async function readSuite(evalFile: string, site: RunSite, terminal: Terminal): Promise<Suite> {
  const [path, ...others] = await findSuites([evalFile], site.cwd, site.runtime.files);
  if (path === undefined || others.length > 0) {
    throw userError('INPUT_INVALID', `${evalFile} is not one suite`, { expected: 'one eval file' });
  }
  const { suite, problems } = await surveySuite(path, site);
  if (suite === undefined) throw new UserError(problems);
  complainProblems(problems, terminal);
  return suite;
}

function overviewOf({ name, file, tests }: Suite, program: string): string {
  const shown = oneLine(file);
  return [
    `${oneLine(name)}: ${plural('test', tests.length)} in ${shown}. For each test ID:`,
    '',
    '1. Print its task as JSON. Answer only "input", and do not show "criteria" to the agent that answers:',
    `     ${program} prompt input ${shown} --test-id ID`,
    '2. Write the answer to a file.',
    '3. Grade it. The programs of graders run, and their scores are printed. Answer each of the "prompts" yourself:',
    `     ${program} prompt judge ${shown} --test-id ID --answer-file FILE`,
    '',
    'References and criteria for a grader of your own:',
    `     ${program} prompt expected-output ${shown} --test-id ID`,
    `     ${program} prompt grading-brief ${shown} --test-id ID`,
    '',
    'Tests:',
    ...tests.map(({ id, kind }) => `  ${oneLine(id)}${kind === 'broken' ? ' (cannot run: see "validate")' : ''}`),
  ].join('\n');
}

const MAX_BYTES = 50 * 1024 * 1024;

/** The score of each grader, or the prompts of a grader that asks a model: the caller answers them. */
async function gradedBy(test: Test, answerFile: string, folder: string, site: RunSite): Promise<unknown[]> {
  const answer = await site.runtime.files.read(resolve(site.cwd, answerFile), MAX_BYTES, { onlyText: true });
  const graded: unknown[] = [];
  for (const spec of test.graders) {
    const prompts: Prompt[] = [];
    /** Answers nothing, and keeps what it was asked. */
    const ask: Provider['ask'] = async ({ prompt }) => {
      prompts.push(prompt);
      return failed('config', 'The prompt is printed, and no model is called', { permanent: true });
    };
    const judge = { name: 'prompt', promptMode: 'lm' as const, provider: { ask } };
    const judges: Judges = { names: [], find: async () => ({ kind: 'found', judge }) };
    const [score] = await gradeText([spec], test, { answer, folder, judges }, site);
    if (prompts.length === 0 && score !== undefined) graded.push(scoreOnWire(score));
    else {
      const graderPrompts = prompts.map(({ question, system }) => ({ system, user: question }));
      graded.push({ name: spec.name, type: shownType(spec), weight: spec.weight, prompts: graderPrompts });
    }
  }
  return graded;
}

function messageOf({ role, name, content }: Message) {
  if (!Array.isArray(content)) return { role, name, content: content && contentOnWire(content) };
  const parts = content.flatMap((part) => {
    if (part.type === 'file') return { type: 'file', path: part.absolutePath };
    const isStored = part.type === 'image' && part.absolutePath !== undefined;
    return isStored ? { type: 'image', path: part.absolutePath } : contentOnWire([part]);
  });
  return { role, name, content: parts };
}

const referenceOf = ({ expected }: Test): string | undefined => {
  const content = expected.at(-1)?.content;
  return content === undefined ? undefined : contentText(content);
};

const configOf = ({ name, options, members, ...spec }: GraderSpec): Record<string, unknown> => ({
  type: shownType(spec),
  name,
  weight: spec.weight,
  required: spec.required,
  negate: spec.negate || undefined,
  ...writtenOptions(options),
  ...(members && { assertions: members.map(configOf) }),
});

/** As the suite has them: a grader of the repository is a file with a `config`. */
function writtenOptions({ called, shown, config, ...options }: GraderSpec['options']): Record<string, unknown> {
  return called === undefined
    ? { ...options, ...(config !== undefined && { config }) }
    : { ...options, ...(config as object) };
}

const short = (text: string): string => cutEnd(oneLine(text.trim()), 300);
const quoted = (text: string): string => JSON.stringify(short(text));

function criterionLines(spec: GraderSpec, test: Test, indent = '  '): string[] {
  const { options, members = [] } = spec;
  const type = shownType(spec);
  const lead = `${indent}- [${oneLine(type)}] ${spec.negate ? 'not: ' : ''}`;
  const items = [options['criteria'], options['rubrics']].find((list) => Array.isArray(list)) as unknown[] | undefined;
  if (items !== undefined) {
    return items.map((item) => {
      if (typeof item === 'string') return `${lead}${short(item)}`;
      const { outcome, description, id } = item as Readonly<Record<string, unknown>>;
      return `${lead}${short(String(outcome ?? description ?? id ?? ''))}`;
    });
  }
  const name = spec.name === type ? '' : `${short(spec.name)}: `;
  return [
    `${lead}${name}${descriptionOf(spec, test)}`.trimEnd(),
    ...members.flatMap((member) => criterionLines(member, test, `${indent}  `)),
  ];
}

function descriptionOf({ type, options }: GraderSpec, { criteria }: Test): string {
  const prompt = options['prompt'] as { readonly text?: string } | undefined;
  if (type === 'llm-grader') return short(prompt?.text ?? criteria);
  if (type === 'skill-trigger') {
    const should = options['should_trigger'] ?? options['shouldTrigger'] ?? true;
    return short(`should_trigger: ${should} for ${options['skill']}`);
  }
  const { file, ...others } = writtenOptions(options);
  const pairs = Object.entries(others).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return short(pairs.join(', '));
}
