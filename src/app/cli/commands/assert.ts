import { extname, resolve } from 'node:path';
import * as z from 'zod';
import type { Terminal } from '../../../adapters/terminal.ts';
import { graders } from '../../../grade/graders/index.ts';
import { UserError, userError } from '../../../model/errors.ts';
import type { Judges } from '../../../model/ports/grader.ts';
import { findKind } from '../../../model/suite/kind.ts';
import { openJson } from '../../../model/suite/source.ts';
import { CUSTOM_TYPE, type GraderSpec, type Test } from '../../../model/suite/suite.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { scoreOnWire } from '../../../results/record.ts';
import { listed } from '../../../shared/did-you-mean.ts';
import {
  type CustomGrader,
  customGrader,
  findCustomGraders,
  GRADER_ENDINGS,
} from '../../../suites/graders/custom-grader-files.ts';
import { Bounds, searchRoots } from '../../../suites/references/file-paths.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { openConfiguredSite } from '../../config/configured-site.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Site } from '../../pipeline/prepare.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { gradeText } from '../../steps/grade-text.ts';
import { defineCommand } from '../command.ts';
import { inputsOf } from '../flags.ts';

/** AgentV's limit for `eval assert`; the pass mark of a suite does not apply. */
const ENOUGH = 0.5;
const MAX_BYTES = 5 * 1024 * 1024;

export const command = defineCommand({
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
  options: optionsOf,
  isForPrograms: () => true,
  startsPrograms: () => true,
  run: graded,
});

/** The answer comes from two flags or from a file. */
function optionsOf(grader: string, flags: { agentOutput?: string; agentInput?: string; file?: string }) {
  const { agentOutput: output, agentInput: input, file } = flags;
  const isBoth = file !== undefined && (output ?? input) !== undefined;
  if (isBoth || (file ?? output) === undefined) {
    throw userError('INPUT_INVALID', isBoth ? 'The answer is given twice' : 'There is no answer to grade', {
      expected: 'either --agent-output, or --file',
    });
  }
  return { grader, output, input, file };
}

type Options = ReturnType<typeof optionsOf>;

async function graded(options: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const site = await openConfiguredSite(inputsOf([], {}), runtime);
  const spec = await specOf(options.grader, site);
  const texts = options.file === undefined ? textsOf(options) : await textsIn(options.file, site);
  const given = { answer: texts.output, folder: site.cwd, judges: noJudges };
  const [score] = await gradeText([spec], testOf(spec, texts), given, site);
  if (score === undefined || score.verdict === 'skip') {
    const why = score?.assertions[0]?.text ?? 'it was cancelled';
    throw userError('GRADER_INVALID', `The grader "${options.grader}" gave no score: ${why}`);
  }
  terminal.print(harmlessJson(scoreOnWire(score), 2));
  return score.score >= ENOUGH ? 0 : 1;
}

const noJudges: Judges = {
  names: [],
  find: async () => ({ kind: 'none', reason: 'assert calls no model; use a suite and "eval-action run"' }),
};

/** A built-in type, the name of a file in `.agentv/`, or a path. */
async function specOf(grader: string, site: Site): Promise<GraderSpec> {
  const { cwd, root, runtime } = site;
  const kind = findKind(graders, grader);
  const common = { name: grader, declaredAs: grader, weight: 1, negate: false };
  const location = { file: grader, line: 1, column: 1 };
  if (kind !== undefined && kind.runsFiles !== true) {
    const [problem] = kind.check({});
    if (problem === undefined) return { ...common, name: kind.type, type: kind.type, options: {}, location };
    throw userError('GRADER_INVALID', `The grader "${kind.type}" cannot run without options: ${problem.message}`, {
      hint: 'Write a suite with it, and use "eval-action run".',
    });
  }
  const search = {
    roots: searchRoots(cwd, { root, cwd }),
    bounds: new Bounds([root, cwd], runtime.files),
    files: runtime.files,
    scripts: runtime.scripts,
    shown: (path: string) => shownPath(path, cwd),
  };
  const path = resolve(cwd, grader);
  const isPath = GRADER_ENDINGS.includes(extname(path)) && (await runtime.files.state(path)) === 'file';
  const found = isPath ? await customGrader(path, search) : byName(grader, await findCustomGraders(search));
  if (found.complaint !== undefined) {
    throw new UserError([{ severity: 'error', ...found.complaint }]);
  }
  const options = { called: grader, file: found.path, shown: found.shown, config: {} };
  return { ...common, type: CUSTOM_TYPE, options, location };
}

function byName(grader: string, known: ReadonlyMap<string, CustomGrader>): CustomGrader {
  const found = known.get(grader) ?? known.get(grader.replaceAll('_', '-'));
  if (found !== undefined) return found;
  throw userError('UNKNOWN_GRADER', `There is no grader "${grader}"`, {
    expected: 'a file such as .agentv/assertions/<name>.ts in this folder or above it, or a built-in type',
    found: known.size > 0 ? listed([...known.keys()].sort()) : undefined,
  });
}

const textsSchema = z.strictObject({
  output: z.string(),
  input: z.string().default(''),
  expected_output: z.string().optional(),
  criteria: z.string().default(''),
});
type Texts = z.output<typeof textsSchema>;

const textsOf = ({ output = '', input = '' }: Options): Texts => ({ output, input, criteria: '' });

async function textsIn(file: string, { cwd, runtime }: Site): Promise<Texts> {
  const opened = openJson(file, await runtime.files.read(resolve(cwd, file), MAX_BYTES, { onlyText: true }));
  if (opened.kind === 'invalid') throw new UserError(opened.problems);
  const { root } = opened;
  const parsed = textsSchema.safeParse(root.value);
  if (parsed.success) return parsed.data;
  throw new UserError(
    parsed.error.issues.map(({ path, message }) =>
      root.error('WRONG_TYPE', `The texts to grade are invalid: ${[...path, message].map(String).join(': ')}`, {
        location: root.below(path.map((step) => (typeof step === 'number' ? step : String(step)))),
        expected:
          'an object with "output", and optionally "input", "expected_output" and "criteria", all of them texts',
      }),
    ),
  );
}

const testOf = (spec: GraderSpec, { input, expected_output: expected, criteria }: Texts): Test => ({
  kind: 'test',
  id: spec.name,
  location: spec.location,
  criteria,
  input: [{ role: 'user', content: input }],
  expected: expected === undefined ? [] : [{ role: 'assistant', content: expected }],
  inputFiles: [],
  graders: [spec],
  mustPass: false,
  dependsOn: [],
  onDependencyFailure: 'skip',
});
