import { Argument } from 'commander';
import { type Proposal, proposeRubrics } from '../../graders/judge/propose-rubrics.ts';
import { UserError, userError } from '../../model/errors.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { plural } from '../../model/text/text.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import { sumOfKnown } from '../../model/values/sums.ts';
import { providers } from '../../providers/providers/index.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { money } from '../../reports/numbers.ts';
import { judgesOf } from '../../runner/case/judges.ts';
import { openJudge } from '../../runner/case/open-targets.ts';
import { openSiteToCheck } from '../../runner/configured-site.ts';
import { type RunSite, targetsFileOf } from '../../runner/pipeline/prepare.ts';
import { idFilter, unmatchedIds } from '../../runner/plan/make-plan.ts';
import { surveySuite } from '../../runner/survey.ts';
import { findSuites } from '../../suites/discover.ts';
import { GRADER_LISTS, namesOf } from '../../suites/old-names.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import { readTargetsFile } from '../../suites/targets/read.ts';
import { resolveTarget } from '../../suites/targets/resolve.ts';
import { openYaml } from '../../suites/yaml/cursor.ts';
import { defineCommand } from '../command.ts';
import { editYaml, itemsOf, mappingOf, textOf, valueIn } from '../convert/yaml-edit.ts';
import { addInputFlags, inputsOf } from '../flags.ts';

/** Models take their time, and services limit how many calls they take at once. */
const AT_ONCE = 4;

export const command = defineCommand({
  summary: 'Ask a model for rubrics, and write them into the tests of a suite that have no graders yet.',
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
      .option(
        '--target <NAME>',
        "target that writes them, or provider:model (default: the judge of the suite's target)",
      );
    addInputFlags(parser, ['targets', 'testId']);
  },
  options: (_what: string, path: string, { target, ...flags }: { readonly target?: string }) => ({
    path,
    /** The target that writes; absent: the judge of the default target. */
    target,
    inputs: inputsOf([path], flags),
  }),
  startsPrograms: () => true,
  /** All rubrics that a model gave are written, also if it gave none for other tests. */
  async run({ path: evalFile, target, inputs }, runtime, terminal) {
    const site = await openSiteToCheck(inputs, runtime);
    const { testId: testIds } = site.inputs;
    const [path, ...others] = await findSuites([evalFile], site.cwd, runtime.files);
    if (path === undefined || others.length > 0 || !/\.ya?ml$/i.test(path)) {
      throw userError('INPUT_INVALID', `Rubrics are written into one YAML suite, and ${evalFile} is not one`, {
        hint: 'Convert JSONL and evals.json with "eval-action convert".',
      });
    }
    const file = shownPath(path, site.cwd);
    const text = await runtime.files.read(path, MAX_SUITE_BYTES, { onlyText: true });
    const { suite, problems } = await surveySuite(path, site);
    if (suite === undefined) throw new UserError(problems.filter(({ severity }) => severity === 'error'));
    // A run only warns of a pattern that selects no test while others do; here, each one is a mistake.
    const unmatched = unmatchedIds([suite], testIds);
    if (unmatched.length > 0) throw new UserError(unmatched.map((problem) => ({ ...problem, severity: 'error' })));

    // The tests of the file itself that name no graders and have criteria or a reference to make rubrics of.
    const open = testsWithoutGraders(file, text);
    const isWanted = idFilter(testIds);
    const tests = suite.tests.flatMap((test) => {
      if (test.kind === 'broken' || !open.has(test.id) || !isWanted(test.id)) return [];
      return test.criteria.trim() === '' && test.expected.length === 0 ? [] : test;
    });
    if (tests.length === 0) {
      terminal.print(`${oneLine(file)}: no selected test lacks graders and has criteria or an expected output`);
      return 0;
    }

    // A file that cannot be written is refused before a model is paid.
    addRubrics(file, text, new Map(tests.map(({ id }) => [id, []])));
    const judge = await openJudge(await authorOf(suite, target, site), suite, site);
    const rubrics = new Map<string, Proposal['rubrics']>();
    const answers = await inParallel(
      tests,
      (test) => proposeRubrics(judge, { test, suite: suite.name }, runtime.signal),
      AT_ONCE,
    );
    for (const [at, answer] of answers.entries()) {
      const { id } = tests[at] as (typeof tests)[number];
      // The file is the user's: only what the model wrote is redacted.
      if (answer.kind === 'verdict') rubrics.set(id, runtime.redactor.deep(answer.value.rubrics));
      else terminal.complain(`error: ${oneLine(`${id}: ${answer.reason}`)}`);
    }
    if (rubrics.size > 0) {
      const added = addRubrics(file, text, rubrics);
      if ((await runtime.files.read(path, MAX_SUITE_BYTES)) !== text) {
        throw userError('OUTPUT_UNWRITABLE', `${file} was changed while the model was asked, and is not written`, {
          hint: 'Run the command again.',
        });
      }
      await runtime.files.writeAsIs(await runtime.files.realPath(path), added);
    }
    const spent = sumOfKnown(answers.map(({ costUsd }) => costUsd));
    const cost = spent === undefined ? '' : `, ${money(spent)}`;
    const count = [...rubrics.values()].reduce((sum, each) => sum + each.length, 0);
    terminal.print(`${oneLine(file)}: ${plural('rubric', count)} for ${plural('test', rubrics.size)}${cost}`);
    return rubrics.size < tests.length ? 2 : 0;
  },
});

const GRADING = [...GRADER_LISTS.execution, 'rubrics', 'evaluator'];

/** The ids of the tests that a YAML suite has itself, and that name no grader. */
function testsWithoutGraders(file: string, text: string): ReadonlySet<string> {
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') return new Set();
  const tests = namesOf('suite', 'tests')
    .flatMap((name) => opened.root.field(name)?.items() ?? [])
    .filter(({ isMap }) => isMap);
  const open = tests.filter((test) =>
    [test, test.field('execution')].every((each) => GRADING.every((key) => each?.key(key) === undefined)),
  );
  return new Set(open.flatMap((test) => test.field('id')?.text ?? []));
}

/** Adds `assertions` with rubrics at the end of these tests; all else stays, comments included. Throws a `UserError`. */
const addRubrics = (file: string, text: string, rubrics: ReadonlyMap<string, readonly object[]>): string =>
  editYaml(file, text, (root, editor) => {
    const [list] = namesOf('suite', 'tests').flatMap((name) => valueIn(root, name) ?? []);
    for (const test of itemsOf(list) ?? []) {
      const criteria = rubrics.get(textOf(valueIn(test, 'id')) ?? '');
      const last = mappingOf(test)?.items.at(-1);
      if (criteria === undefined || last === undefined) continue;
      editor.tell(last, `${criteria.length} rubrics added`);
      editor.addBehind(test, last, 'assertions', [{ type: 'rubrics', criteria }]);
    }
  }).text;

/** A model of a vendor, with its key in the vendor's usual variable. */
const VENDOR_MODEL = /^(?:openai|anthropic|azure|google):\S+$/;

/** The target of that name or that model, else the judge of the target of the suite. */
async function authorOf(suite: Suite, name: string | undefined, site: RunSite): Promise<Target> {
  const isModel = name !== undefined && VENDOR_MODEL.test(name);
  const path = isModel ? '' : await targetsFileOf(suite, site);
  const model = JSON.stringify({ targets: [{ name, provider: 'agentv', model: name }] });
  const files = isModel ? { read: () => Promise.resolve(model) } : site.runtime.files;
  const read = await readTargetsFile(path, isModel ? `--target ${name}` : shownPath(path, site.cwd), files);
  const file = await site.withPrograms(read, suite.folder);
  const lookUp = await site.environments.lookUpIn(suite.folder);
  const ofSuite = suite.targets[0] ?? { name: 'default', location: undefined };
  const wanted = name === undefined ? ofSuite : { name, location: undefined };
  const { target, problems } = resolveTarget(wanted, { file, kinds: providers, lookUp });
  if (target === undefined) throw new UserError(problems);
  if (name !== undefined) return target;
  const choice = judgesOf(file, lookUp, site.inputs).of(target);
  if (choice.target === undefined) throw new UserError(choice.problems);
  return choice.target;
}
