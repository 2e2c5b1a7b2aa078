import { Argument } from 'commander';
import type { Terminal } from '../../../adapters/terminal.ts';
import { type Proposal, proposeRubrics } from '../../../grade/judge/propose-rubrics.ts';
import { UserError, userError } from '../../../model/errors.ts';
import type { Suite, Test } from '../../../model/suite/suite.ts';
import type { Target } from '../../../model/suite/target.ts';
import { idFilter, unmatchedIds } from '../../../plan/make-plan.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { money } from '../../../reports/numbers.ts';
import { providers } from '../../../run/providers/index.ts';
import { inParallel } from '../../../shared/in-parallel.ts';
import { plural } from '../../../shared/text.ts';
import { addRubrics, testsWithoutGraders } from '../../../suites/convert/add-rubrics.ts';
import { findSuites } from '../../../suites/discover.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../../suites/suite-file.ts';
import { readTargetsFile } from '../../../targets/read.ts';
import { resolveTarget } from '../../../targets/resolve.ts';
import { openSiteToCheck } from '../../config/configured-site.ts';
import type { Inputs } from '../../config/inputs.ts';
import { surveySuite } from '../../inspect/survey.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import { type Site, targetsFileOf } from '../../pipeline/prepare.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { judgesOf } from '../../steps/judges.ts';
import { openJudge } from '../../steps/open-judge.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, inputsOf } from '../flags.ts';

/** Models take their time, and services limit how many calls they take at once. */
const AT_ONCE = 4;

export const command = defineCommand({
  help: `
Examples:
  eval-action generate rubrics evals/refunds.eval.yaml
  eval-action generate rubrics evals/refunds.eval.yaml --target careful --test-id 'refund-*'

Review the rubrics before you commit them.
Exit codes: 0 written or nothing to write, 2 a model gave none for a test, or no test has the id.`,
  flags(parser) {
    parser
      .addArgument(new Argument('<what>', 'what to write').choices(['rubrics']))
      .argument('<suite>', 'YAML eval file; its comments stay')
      .option('--target <NAME>', 'target that writes them (default: the judge of the target "default")');
    addInputFlags(parser, ['targets', 'testId']);
  },
  options: (_what: string, suite: string, { target, ...flags }: { readonly target?: string }): Options => ({
    suite,
    target,
    inputs: inputsOf([suite], flags),
  }),
  startsPrograms: () => true,
  run: generate,
});

interface Options {
  readonly suite: string;
  /** The target that writes; absent: the judge of the default target. */
  readonly target: string | undefined;
  readonly inputs: Inputs;
}

/** All rubrics that a model gave are written, also if it gave none for other tests. */
async function generate(options: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const site = await openSiteToCheck(options.inputs, runtime);
  const path = await suitePath(options.suite, site);
  const file = shownPath(path, site.cwd);
  const text = await runtime.files.read(path, MAX_SUITE_BYTES, { onlyText: true });
  const { suite, problems } = await surveySuite(path, site);
  if (suite === undefined) throw new UserError(problems.filter(({ severity }) => severity === 'error'));
  refuseUnmatched(suite, site.inputs.testId);
  const tests = ungraded(suite, { file, text, testIds: site.inputs.testId });
  if (tests.length === 0) {
    terminal.print(`${oneLine(file)}: no selected test lacks graders and has criteria or an expected output`);
    return 0;
  }
  const { rubrics, failures, costUsd } = await proposals(tests, { suite, options }, site);
  for (const failure of failures) terminal.complain(`error: ${oneLine(failure)}`);
  // The file is the user's: only what the model wrote is redacted.
  const clean = new Map([...rubrics].map(([id, own]) => [id, runtime.redactor.deep(own)]));
  await write({ path, file, text }, clean, site);
  const cost = costUsd === undefined ? '' : `, ${money(costUsd)}`;
  const count = [...rubrics.values()].reduce((sum, each) => sum + each.length, 0);
  terminal.print(`${oneLine(file)}: ${plural('rubric', count)} for ${plural('test', rubrics.size)}${cost}`);
  return failures.length > 0 ? 2 : 0;
}

async function suitePath(given: string, { cwd, runtime }: Site): Promise<string> {
  const [path, ...others] = await findSuites([given], cwd, runtime.files);
  if (path !== undefined && others.length === 0 && /\.ya?ml$/i.test(path)) return path;
  throw userError('INPUT_INVALID', `Rubrics are written into one YAML suite, and ${given} is not one`, {
    hint: 'Convert JSONL and evals.json with "eval-action convert".',
  });
}

/** A run only warns of a pattern that selects no test while others do; here, each one is a mistake. */
function refuseUnmatched(suite: Suite, testIds: readonly string[]): void {
  const unmatched = unmatchedIds([suite], testIds);
  if (unmatched.length > 0) throw new UserError(unmatched.map((problem) => ({ ...problem, severity: 'error' })));
}

/** The tests of the file itself that name no graders and have criteria or a reference to make rubrics of. */
function ungraded(
  { tests }: Suite,
  { file, text, testIds }: { readonly file: string; readonly text: string; readonly testIds: readonly string[] },
): Test[] {
  const open = testsWithoutGraders(file, text);
  const isWanted = idFilter(testIds);
  return tests.flatMap((test) => {
    if (test.kind === 'broken' || !open.has(test.id) || !isWanted(test.id)) return [];
    return test.criteria.trim() === '' && test.expected.length === 0 ? [] : test;
  });
}

interface Proposals {
  readonly rubrics: ReadonlyMap<string, Proposal['rubrics']>;
  readonly failures: readonly string[];
  readonly costUsd: number | undefined;
}

async function proposals(
  tests: readonly Test[],
  { suite, options }: { readonly suite: Suite; readonly options: Options },
  site: Site,
): Promise<Proposals> {
  const judge = await openJudge(await author(suite, options.target, site), suite, site);
  const answers = await inParallel(
    tests,
    async (test) => ({ test, answer: await proposeRubrics(judge, { test, suite: suite.name }, site.runtime.signal) }),
    AT_ONCE,
  );
  const costs = answers.flatMap(({ answer }) => answer.costUsd ?? []);
  return {
    rubrics: new Map(
      answers.flatMap(({ test, answer }) => (answer.kind === 'verdict' ? [[test.id, answer.value.rubrics]] : [])),
    ),
    failures: answers.flatMap(({ test, answer }) => (answer.kind === 'none' ? [`${test.id}: ${answer.reason}`] : [])),
    costUsd: costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0),
  };
}

/** The target of that name, else the judge of the default target. */
async function author(suite: Suite, name: string | undefined, site: Site): Promise<Target> {
  const path = await targetsFileOf(suite, site);
  const read = await readTargetsFile(path, shownPath(path, site.cwd), site.runtime.files);
  const file = await site.programs.withPrograms(read, suite.folder);
  const lookUp = await site.environments.lookUpIn(suite.folder);
  const judges = judgesOf({ file, lookUp, inputs: site.inputs });
  const { target, problems } = resolveTarget(
    { name: name ?? 'default', location: undefined },
    { file, kinds: providers, lookUp },
  );
  if (target === undefined) throw new UserError(problems);
  const choice = name === undefined ? judges.of(target) : { kind: 'judge' as const, target };
  if (choice.kind === 'none') throw new UserError(choice.problems);
  return choice.target;
}

async function write(
  { path, file, text }: { readonly path: string; readonly file: string; readonly text: string },
  rubrics: Proposals['rubrics'],
  { runtime }: Site,
): Promise<void> {
  if (rubrics.size === 0) return;
  const added = addRubrics(file, text, rubrics);
  if (added.kind === 'refused') throw new UserError(added.problems);
  if ((await runtime.files.read(path, MAX_SUITE_BYTES)) !== text) {
    throw userError('OUTPUT_UNWRITABLE', `${file} was changed while the model was asked, and is not written`, {
      hint: 'Run the command again.',
    });
  }
  await runtime.files.writeAsIs(await runtime.files.realPath(path), added.text);
}
