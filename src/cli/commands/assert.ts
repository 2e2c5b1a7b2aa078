import { extname, resolve } from 'node:path';
import * as z from 'zod';
import { graders } from '../../graders/graders/index.ts';
import { UserError, userError } from '../../model/errors.ts';
import type { Judges } from '../../model/ports/grader.ts';
import { findKind } from '../../model/suite/kind.ts';
import { CUSTOM_TYPE, type GraderSpec, type Test } from '../../model/suite/suite.ts';
import { listed } from '../../model/text/similar-names.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { scoreOnWire } from '../../results/record.ts';
import { gradeText } from '../../runner/case/grade-context.ts';
import { openConfiguredSite } from '../../runner/configured-site.ts';
import type { RunSite } from '../../runner/pipeline/prepare.ts';
import { customGrader, findCustomGraders, GRADER_ENDINGS } from '../../suites/graders/custom-grader-files.ts';
import { Bounds, searchRoots } from '../../suites/references/file-paths.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { openJson } from '../../suites/yaml/cursor.ts';
import { defineCommand } from '../command.ts';
import { inputsOf } from '../flags.ts';

/** AgentV's limit for `eval assert`; the pass mark of a suite does not apply. */
const ENOUGH = 0.5;
const MAX_BYTES = 5 * 1024 * 1024;

export const command = defineCommand({
  summary: 'Run one grader on given texts, and print its result as JSON. No target and no judge is called.',
  help: `
Examples:
  eval-action assert rouge-score --agent-output 'The fox jumps' --agent-input 'Summarize the story'
  eval-action assert .agentv/assertions/polite.ts --file answer.json

Exit codes: 0 the score is 0.5 or more, 1 it is less, 2 there is no score.`,
  flags: (parser) =>
    parser
      .argument('<grader>', 'name of a grader in .agentv/assertions or .agentv/graders, its file, or a built-in type')
      .option('--agent-output <TEXT>', 'the answer to grade')
      .option('--agent-input <TEXT>', 'the question (default: none)')
      .option('--file <FILE>', 'JSON file with "output", and optionally "input", "expected_output" and "criteria"'),
  /** The answer comes from two flags or from a file. */
  options(grader: string, flags: { agentOutput?: string; agentInput?: string; file?: string }) {
    const { agentOutput: output, agentInput: input, file } = flags;
    const isBoth = file !== undefined && (output ?? input) !== undefined;
    if (isBoth || (file ?? output) === undefined) {
      throw userError('INPUT_INVALID', isBoth ? 'The answer is given twice' : 'There is no answer to grade', {
        expected: 'either --agent-output, or --file',
      });
    }
    return { grader, output, input, file };
  },
  isForPrograms: () => true,
  startsPrograms: () => true,
  async run({ grader, output = '', input = '', file }, runtime, terminal) {
    const site = await openConfiguredSite(inputsOf([], {}), runtime);
    const spec = await specOf(grader, site);
    const texts: AnswerTexts = file === undefined ? { output, input, criteria: '' } : await textsIn(file, site);
    const test: Test = {
      kind: 'test',
      id: spec.name,
      location: spec.location,
      criteria: texts.criteria,
      input: [{ role: 'user', content: texts.input }],
      expected: texts.expected_output === undefined ? [] : [{ role: 'assistant', content: texts.expected_output }],
      inputFiles: [],
      graders: [spec],
      mustPass: false,
      dependsOn: [],
      onDependencyFailure: 'skip',
    };
    const [score] = await gradeText([spec], test, { answer: texts.output, folder: site.cwd, judges: NO_JUDGES }, site);
    if (score === undefined || score.verdict === 'skip') {
      const why = score?.assertions[0]?.text ?? 'it was cancelled';
      throw userError('GRADER_INVALID', `The grader "${grader}" gave no score: ${why}`);
    }
    terminal.print(harmlessJson(scoreOnWire(score), 2));
    return score.score >= ENOUGH ? 0 : 1;
  },
});

const NO_JUDGES: Judges = {
  names: [],
  find: async () => ({ kind: 'none', reason: 'assert calls no model; use a suite and "eval-action run"' }),
};

/** A built-in type, the name of a file in `.agentv/`, or a path. */
async function specOf(grader: string, { cwd, root, runtime: { files, scripts } }: RunSite): Promise<GraderSpec> {
  const kind = findKind(graders, grader);
  const location = { file: grader, line: 1, column: 1 };
  const common = { name: grader, declaredAs: grader, weight: 1, negate: false, location };
  if (kind !== undefined && kind.runsFiles !== true) {
    const [problem] = kind.check({});
    if (problem === undefined) return { ...common, name: kind.type, type: kind.type, options: {} };
    throw userError('GRADER_INVALID', `The grader "${kind.type}" cannot run without options: ${problem.message}`, {
      hint: 'Write a suite with it, and use "eval-action run".',
    });
  }
  const roots = searchRoots(cwd, { root, cwd });
  const bounds = new Bounds([root, cwd], files);
  const search = { roots, bounds, files, scripts, shown: (path: string) => shownPath(path, cwd) };
  const path = resolve(cwd, grader);
  const isPath = GRADER_ENDINGS.includes(extname(path)) && (await files.state(path)) === 'file';
  const known = isPath ? new Map([[grader, await customGrader(path, search)]]) : await findCustomGraders(search);
  const custom = known.get(grader) ?? known.get(grader.replaceAll('_', '-'));
  if (custom === undefined) {
    throw userError('UNKNOWN_GRADER', `There is no grader "${grader}"`, {
      expected: 'a file such as .agentv/assertions/<name>.ts in this folder or above it, or a built-in type',
      found: known.size > 0 ? listed([...known.keys()].sort()) : undefined,
    });
  }
  if (custom.complaint !== undefined) throw new UserError([{ severity: 'error', ...custom.complaint }]);
  const options = { called: grader, file: custom.path, shown: custom.shown, config: {} };
  return { ...common, type: CUSTOM_TYPE, options };
}

const textsSchema = z.strictObject({
  output: z.string(),
  input: z.string().default(''),
  expected_output: z.string().optional(),
  criteria: z.string().default(''),
});
type AnswerTexts = z.output<typeof textsSchema>;

async function textsIn(file: string, { cwd, runtime }: RunSite): Promise<AnswerTexts> {
  const opened = openJson(file, await runtime.files.read(resolve(cwd, file), MAX_BYTES, { onlyText: true }));
  if (opened.kind === 'invalid') throw new UserError(opened.problems);
  const { root } = opened;
  const parsed = textsSchema.safeParse(root.value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw userError('WRONG_TYPE', `The texts to grade are invalid: ${issue?.message}`, {
    location: root.below((issue?.path ?? []).map(String)),
    expected: 'an object with "output", and optionally "input", "expected_output" and "criteria", all of them texts',
  });
}
