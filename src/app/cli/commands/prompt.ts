import { resolve } from 'node:path';
import { Option } from 'commander';
import type { Terminal } from '../../../adapters/terminal.ts';
import { UserError, userError } from '../../../model/errors.ts';
import type { Judges } from '../../../model/ports/grader.ts';
import { failed } from '../../../model/run/outcome.ts';
import type { Prompt } from '../../../model/run/prompt.ts';
import { type GraderSpec, type Suite, shownType, type Test } from '../../../model/suite/suite.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { scoreOnWire } from '../../../results/record.ts';
import { listed, suggestion } from '../../../shared/did-you-mean.ts';
import { plural } from '../../../shared/text.ts';
import { findSuites } from '../../../suites/discover.ts';
import { openSiteToCheck } from '../../config/configured-site.ts';
import { briefOf, expectationOf, taskOf } from '../../inspect/agent-brief.ts';
import { surveySuite } from '../../inspect/survey.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import type { Site } from '../../pipeline/prepare.ts';
import { gradeText } from '../../steps/grade-text.ts';
import { defineCommand } from '../command.ts';
import { inputsOf } from '../flags.ts';
import { problemLines } from '../problem-lines.ts';

/** What an agent can ask of a suite, in the order in which it needs it. */
const PARTS = ['overview', 'list', 'input', 'expected-output', 'grading-brief', 'judge'] as const;
type Part = (typeof PARTS)[number];

/** Parts about all tests of a suite. */
const WHOLE: readonly Part[] = ['overview', 'list'];

export const command = defineCommand({
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
  options: optionsOf,
  isForPrograms: ({ part }) => part !== 'overview' && part !== 'grading-brief',
  startsPrograms: () => true,
  /** A suite for an agent that answers and judges its tests itself. */
  async run(options, runtime, terminal) {
    const site = await openSiteToCheck(inputsOf([options.suite], {}), runtime);
    const printed = await partOf(options, await readSuite(options.suite, site, terminal), site);
    terminal.print(typeof printed === 'string' ? printed : harmlessJson(printed, 2));
    return 0;
  },
});

interface Flags extends Readonly<Record<string, unknown>> {
  readonly testId?: string;
  readonly answerFile?: string;
}

function optionsOf(args: readonly string[], flags: Flags) {
  const words = args[0] === 'eval' ? args.slice(1) : args;
  const byFlag = PARTS.filter((part) => flags[part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]);
  const byWord = words.length > 1 ? PARTS.filter((part) => part === words[0]) : [];
  const [part = 'overview', ...others] = [...byFlag, ...byWord];
  const [suite, ...rest] = byWord.length > 0 ? words.slice(1) : words;
  if (suite === undefined || rest.length > 0 || others.length > 0) {
    throw userError('INPUT_INVALID', 'prompt takes one part and one eval file', {
      expected: `one of ${PARTS.join(', ')}, and the path of a suite`,
      found: listed(args),
    });
  }
  const { testId, answerFile } = flags;
  if (testId === undefined && !WHOLE.includes(part)) throw needs(part, '--test-id');
  if (testId !== undefined && WHOLE.includes(part)) {
    throw userError('INPUT_INVALID', `"prompt ${part}" shows all tests and takes no --test-id`, {
      hint: `Parts of one test: ${listed(PARTS.filter((each) => !WHOLE.includes(each)))}`,
    });
  }
  if ((part === 'judge') !== (answerFile !== undefined))
    throw needs('judge', '--answer-file, which others do not take');
  return { part, suite, testId, answerFile };
}

const needs = (part: Part, flag: string) => userError('INPUT_INVALID', `"prompt ${part}" needs ${flag}`);

type Options = ReturnType<typeof optionsOf>;

async function readSuite(given: string, site: Site, terminal: Terminal): Promise<Suite> {
  const paths = await findSuites([given], site.cwd, site.runtime.files);
  const [path] = paths;
  if (path === undefined || paths.length > 1) {
    throw userError('INPUT_INVALID', `${given} is ${plural('suite', paths.length)}`, { expected: 'one eval file' });
  }
  const { suite, problems } = await surveySuite(path, site);
  if (suite === undefined) throw new UserError(problems.filter(({ severity }) => severity === 'error'));
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (warnings.length > 0) terminal.complain(problemLines(warnings, paintFor({ colour: false })).join('\n'));
  return suite;
}

async function partOf({ part, testId, answerFile }: Options, suite: Suite, site: Site): Promise<unknown> {
  if (part === 'overview') return overviewOf(suite, howCalled(site.runtime, site.cwd));
  if (part === 'list') return { eval_file: suite.path, suite: suite.name, test_ids: suite.tests.map(({ id }) => id) };
  const test = testIn(suite, testId ?? '');
  if (part === 'input') return taskOf(test);
  if (part === 'expected-output') return expectationOf(test);
  if (part === 'grading-brief') return briefOf(test);
  const answer = await site.runtime.files.read(resolve(site.cwd, answerFile ?? ''), MAX_BYTES, { onlyText: true });
  const graded: unknown[] = [];
  for (const spec of test.graders) graded.push(await byGrader(spec, test, { answer, folder: suite.folder }, site));
  return { test_id: test.id, graders: graded };
}

const MAX_BYTES = 50 * 1024 * 1024;

function testIn({ tests, file }: Suite, id: string): Test {
  const test = tests.find((each) => each.id === id);
  if (test?.kind === 'test') return test;
  if (test !== undefined) throw new UserError(test.problems);
  const known = tests.map((each) => each.id);
  throw userError('NOTHING_MATCHED', `${file} has no test "${id}"`, { hint: suggestion(id, known, 'tests') });
}

/** The score of a grader, or the prompts of a grader that asks a model: the caller answers them. */
async function byGrader(
  spec: GraderSpec,
  test: Test,
  given: { readonly answer: string; readonly folder: string },
  site: Site,
): Promise<Record<string, unknown>> {
  const prompts: Prompt[] = [];
  const [score] = await gradeText([spec], test, { ...given, judges: recording(prompts) }, site);
  if (prompts.length === 0 && score !== undefined) return scoreOnWire(score);
  return {
    name: spec.name,
    type: shownType(spec),
    weight: spec.weight,
    prompts: prompts.map(({ question, system }) => ({ system, user: question })),
  };
}

/** A judge that answers nothing, and keeps what it was asked. */
const recording = (prompts: Prompt[]): Judges => ({
  names: [],
  find: async () => ({
    kind: 'found',
    judge: {
      name: 'prompt',
      promptMode: 'lm',
      provider: {
        ask: async ({ prompt }) => {
          prompts.push(prompt);
          return failed('config', 'The prompt is printed, and no model is called', { permanent: true });
        },
      },
    },
  }),
});

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
