import { type Command, Option } from 'commander';
import { userError } from '../../../model/errors.ts';
import { listed } from '../../../shared/did-you-mean.ts';
import { type Ask, type AskedPrompt, promptParts } from './asked.ts';

type Part = AskedPrompt['part'];

export function promptArgv(command: Command, ask: Ask): void {
  command
    .description('Print what an agent needs that answers the tests of a suite itself: no key, and no target.')
    .usage('[options] [part] <suite>')
    .argument('<words...>', `the eval file, and before it ${listed(promptParts)} (default: overview)`)
    .option('--test-id <ID>', 'the test; not for list and overview, which show all')
    .option('--answer-file <FILE>', 'judge: the file with the answer of the agent')
    .addHelpText('after', EXAMPLES);
  // AgentV had the parts as flags, and later as words.
  for (const part of promptParts) command.addOption(new Option(`--${part}`).hideHelp());
  command.action((words: string[], given: Record<string, unknown>) => ask(askedOf(words, given)));
}

function askedOf(given: readonly string[], flags: Readonly<Record<string, unknown>>): AskedPrompt {
  const words = given[0] === 'eval' ? given.slice(1) : given;
  const byFlag = promptParts.filter((part) => flags[part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]);
  const byWord = words.length > 1 ? promptParts.filter((part) => part === words[0]) : [];
  const [part = 'overview', ...others] = [...byFlag, ...byWord];
  const [suite, ...rest] = byWord.length > 0 ? words.slice(1) : words;
  if (suite === undefined || rest.length > 0 || others.length > 0) {
    throw userError('INPUT_INVALID', 'prompt takes one part and one eval file', {
      expected: `one of ${promptParts.join(', ')}, and the path of a suite`,
      found: listed(given),
    });
  }
  const testId = flags['testId'] as string | undefined;
  const answerFile = flags['answerFile'] as string | undefined;
  if (testId === undefined && !WHOLE.includes(part)) throw needs(part, '--test-id');
  if (testId !== undefined && WHOLE.includes(part)) {
    throw userError('INPUT_INVALID', `"prompt ${part}" shows all tests and takes no --test-id`, {
      hint: `Parts of one test: ${listed(promptParts.filter((each) => !WHOLE.includes(each)))}`,
    });
  }
  if ((part === 'judge') !== (answerFile !== undefined))
    throw needs('judge', '--answer-file, which others do not take');
  return { kind: 'prompt', part, suite, testId, answerFile, json: part !== 'overview' && part !== 'grading-brief' };
}

/** Parts about all tests of a suite. */
const WHOLE: readonly Part[] = ['overview', 'list'];

const needs = (part: Part, flag: string) => userError('INPUT_INVALID', `"prompt ${part}" needs ${flag}`);

const EXAMPLES = `
Examples:
  eval-action prompt evals/refunds.eval.yaml
  eval-action prompt input evals/refunds.eval.yaml --test-id names-the-order
  eval-action prompt judge evals/refunds.eval.yaml --test-id names-the-order --answer-file answer.txt

overview and grading-brief are text, the others JSON.
Exit codes: 0 printed, 2 the suite could not be read.`;
