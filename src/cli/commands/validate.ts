import { basename, dirname, resolve } from 'node:path';
import { configProblems, findConfiguredSuites, overlookedSuites } from '../../config/configuration.ts';
import { count } from '../../config/input-values.ts';
import { outsidePaths } from '../../config/outside-paths.ts';
import { findPolicy } from '../../config/policy/policy.ts';
import { findQuarantine } from '../../config/policy/quarantine.ts';
import { parseInputs } from '../../config/settings.ts';
import { type Problem, underStrict, unlessInvalid } from '../../model/errors.ts';
import { plural } from '../../model/text/text.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { paintFor } from '../../reports/terminal/paint.ts';
import { timeLimitLines } from '../../reports/terminal/time-limits.ts';
import { callTimeLimits, type LimitedTest } from '../../runner/call-time-limits.ts';
import { hookNoteLines } from '../../runner/case/session-hooks.ts';
import { openSiteToCheck } from '../../runner/configured-site.ts';
import type { RunSite } from '../../runner/pipeline/prepare.ts';
import { repeatedNames } from '../../runner/plan/make-plan.ts';
import { missingPrograms, unaskedTargets } from '../../runner/program-problems.ts';
import { watchedFiles } from '../../runner/reuse/watched-files.ts';
import {
  byFile,
  countProblems,
  inFile,
  inOrder,
  problemsOf,
  SurveyedTargets,
  surveySuite,
} from '../../runner/survey.ts';
import { readConfig } from '../../suites/config-file.ts';
import { fileKind, holdsTests } from '../../suites/file-kind.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, flagValues, inputsOf } from '../flags.ts';
import { problemLines } from '../problem-lines.ts';

export const command = defineCommand({
  summary: 'Check suites and the targets they use, without running anything. Reports all problems of all files.',
  help: `
Examples:
  eval-action validate
  eval-action validate evals/refunds.eval.yaml .agentv/targets.yaml
  eval-action validate 'evals/**/*.yaml' --max-warnings 0 --json

Exit codes: 0 valid, 1 errors or too many warnings, 2 could not check.`,
  flags(parser) {
    parser.argument('[paths...]', 'eval files, targets files, folders or globs; ! excludes (default: as run)');
    addInputFlags(parser, ['targets', 'strict']);
    parser
      .option('--max-warnings <N>', 'exit with 1 if there are more warnings (default: no limit)')
      .option('--json', 'print one JSON document: files, problems, counts');
  },
  options: (paths: readonly string[], flags: { readonly maxWarnings?: string; readonly json?: true }) => ({
    inputs: inputsOf(paths, flags),
    ...flagValues({ maxWarnings: count(0, 1_000_000).optional() }, flags),
    json: flags.json === true,
  }),
  async run({ inputs, maxWarnings, json }, runtime, terminal) {
    const site = await openSiteToCheck(inputs, runtime);
    const validation = await validate(site);
    const { errors, warnings } = validation.counts;
    const tooMany = maxWarnings !== undefined && warnings > maxWarnings ? `, over the limit of ${maxWarnings}` : '';
    for (const line of await hookNoteLines(site)) terminal.complain(line);
    if (json) terminal.print(harmlessJson(validation, 2));
    else {
      const paint = paintFor(terminal);
      const { problems, timeLimits, counts } = validation;
      const groups = [...byFile(problems).values()];
      const blocks = groups.map((group) => problemLines(group, paint, terminal.screen).join('\n'));
      const wrong = [
        ...(errors > 0 ? [paint.red(plural('error', errors))] : []),
        ...(warnings > 0 ? [paint.yellow(plural('warning', warnings)) + tooMany] : []),
      ];
      const result = paint.bold(wrong.length === 0 ? paint.green('nothing wrong') : wrong.join(', '));
      const { files, suites, tests } = counts;
      const checked = `${plural('file', files)} checked (${plural('suite', suites)}, ${plural('test', tests)})`;
      terminal.print([...blocks, ...timeLimitLines(timeLimits), `${checked}: ${result}`].join('\n\n'));
    }
    return errors > 0 || tooMany !== '' ? 1 : 0;
  },
});

/** The file for problems of the configuration without a location. */
const CONFIG = '.agentv/config.yaml';

/**
 * Checks all files and the targets files that they use; no problem stops it. Returns the output of `validate --json`, which
 * docs/commands.md describes.
 */
async function validate(site: RunSite) {
  const targets = new SurveyedTargets(site);
  const { paths, suites: executed } = await filesToCheck(site);
  const checked = await inParallel(paths, (path) => checkFile(path, site, targets));

  // Two files may lead to one suite: a list of tests and its settings file.
  const bySuite = new Map(
    checked.flatMap((each) => (each.suite === undefined ? [] : [[each.suite.path, each] as const])),
  );
  const suites = [...bySuite.values()].flatMap(({ suite }) => suite ?? []);
  const unused = await targets.unused();
  const allProblems = inOrder([
    ...checked.flatMap((each) => each.problems),
    ...inFile(CONFIG, [
      ...(await configProblems(paths, site)),
      ...(await overlookedSuites(executed, site)),
      ...(await complaintsOf(() => findPolicy({ ...parseInputs({}), ...site.inputs }, site.runtime))),
      ...(await complaintsOf(() =>
        findQuarantine(site.inputs.quarantineFile, { cwd: site.cwd, files: site.runtime.files }),
      )),
    ]),
    ...inFile('', (await watchedFiles(suites, site)).warnings),
    ...inFile('', repeatedNames(suites)),
    ...unused,
  ]);
  const problems = site.inputs.strict ? allProblems.map(underStrict) : allProblems;

  const kinds = new Map(checked.map(({ file, kind }) => [file, kind]));
  for (const file of targets.files) kinds.set(file, 'targets');
  const tests = new Map(suites.map((suite) => [suite.file, suite.tests.length]));
  const ofFile = byFile(problems);
  const limited = [...bySuite.values()].flatMap((each) => each.limited);
  return {
    schemaVersion: 1,
    files: [...kinds]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, kind]) => ({ file, kind, tests: tests.get(file), ...countProblems(ofFile.get(file) ?? []) })),
    problems,
    counts: {
      files: kinds.size,
      suites: [...kinds.values()].filter((kind) => kind === 'suite').length,
      tests: suites.reduce((sum, suite) => sum + suite.tests.length, 0),
      ...countProblems(problems),
    },
    timeLimits: callTimeLimits(limited, site.inputs.testTimeoutSeconds),
  };
}

/** The problems of a file that is either completely valid or not usable. */
async function complaintsOf(read: () => Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await read();
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

/** A file that matched a glob. */
const NOT_CHECKED: Problem = {
  code: 'UNUSED',
  severity: 'warning',
  message: 'This file is not checked: it is no suite, targets file or .agentv/config.yaml',
  hint: 'If it is a suite, rename it to *.eval.yaml; else exclude it with "!". A list of tests is checked with its suite.',
};

async function checkFile(path: string, site: RunSite, targets: SurveyedTargets) {
  const { files } = site.runtime;
  const file = shownPath(path, site.cwd);
  // The suite reader reports a text that cannot be read.
  const contentKind = await unlessInvalid(async () => fileKind(path, await files.read(path, MAX_SUITE_BYTES)));
  // As in a run, a file that the user names is a suite if it is nothing else.
  const isOther = contentKind === undefined || contentKind === 'unknown' || contentKind === 'cases';
  const kind = contentKind === undefined || (isOther && isNamed(path, site)) ? 'suite' : contentKind;
  const checked = { file, kind, suite: undefined, limited: [] };
  if (kind === 'suite') return { ...checked, ...(await checkSuite(path, site, targets)) };
  if (kind === 'targets') return { ...checked, problems: await targets.whole(path) };
  const folder = dirname(dirname(path));
  if (kind !== 'config' || basename(dirname(path)) !== '.agentv') {
    return { ...checked, problems: inFile(file, [NOT_CHECKED]) };
  }
  const lookUp = await site.environments.lookUpIn(folder);
  const how = { root: folder, cwd: site.cwd, lookUp, hasBudget: site.inputs.budgetUsd !== undefined };
  return { ...checked, problems: inFile(file, (await readConfig(folder, how, files)).problems) };
}

const isNamed = (path: string, { inputs, cwd }: RunSite): boolean =>
  inputs.evals.some((entry) => resolve(cwd, entry) === path);

async function checkSuite(path: string, site: RunSite, targets: SurveyedTargets) {
  const { suite, problems } = await surveySuite(path, site, { mayLackVariables: 'check' });
  if (suite === undefined) return { problems: [...problems, ...(await targets.near(dirname(path)))] };
  const used = await targets.of(suite);
  const surveyed = [...used.targets, ...used.judges];
  const knownTargets = surveyed.flatMap(({ target }) => target ?? []);
  const limited = suite.tests.flatMap((test): LimitedTest[] =>
    test.kind === 'broken'
      ? []
      : used.targets
          .filter(({ name }) => used.targets.length === 1 || (test.targets?.includes(name) ?? true))
          .map(({ name, provider = '', options }) => ({ suite, test, target: { name, provider, options } })),
  );
  return {
    suite,
    limited,
    problems: [
      ...problems,
      ...used.problems,
      ...used.judging,
      ...surveyed.flatMap((target) => target.problems),
      ...inFile(suite.file, [
        ...(await missingPrograms(suite, knownTargets, site)),
        ...unaskedTargets(knownTargets),
        ...(await outsidePaths(suite, site)),
      ]),
    ],
  };
}

const FILES = '**/{*.yaml,*.yml,*.eval.ts,*.eval.mts,evals.json,trigger[-_]eval*.json}';
const isSuite = (path: string): boolean =>
  /(?:^|\.)eval\.(?:ya?ml|m?ts)$|^evals\.json$|^trigger[-_]eval.*\.json$/.test(basename(path));

/** Larger files are not written by people. */
const MAX_BYTES = 1024 * 1024;

/**
 * The suites of a run and, in folders that are named, the other YAML files that are a suite, targets or configuration.
 * `suites`: those that a run of the same arguments executes.
 */
async function filesToCheck(site: RunSite): Promise<Readonly<Record<'paths' | 'suites', readonly string[]>>> {
  const { inputs, cwd, runtime } = site;
  const { files } = runtime;
  const evals = await Promise.all(
    inputs.evals.map(async (entry) => {
      if (/[!*?[\]{}()]/.test(entry) || (await files.state(resolve(cwd, entry))) !== 'folder') return entry;
      const pattern = `${entry.replace(/[/\\]+$/, '')}/${FILES}`;
      // A folder without such files stays, so that the search says what is missing.
      return (await files.glob([pattern], { cwd })).length > 0 ? pattern : entry;
    }),
  );
  if (evals.some((pattern, index) => pattern !== inputs.evals[index])) {
    const candidates = await findConfiguredSuites({ ...site, inputs: { ...inputs, evals } });
    // YAML files of any other name may contain tests or targets, or be a configuration.
    const isOurs = await inParallel(candidates, async (path) => {
      if (isNamed(path, site) || isSuite(path)) return true;
      if (/[/\\]node_modules[/\\]/.test(path)) return false;
      const text = await unlessInvalid(() => files.read(path, MAX_BYTES));
      return text !== undefined && (holdsTests(path, text) || ['targets', 'config'].includes(fileKind(path, text)));
    });
    const paths = candidates.filter((_, index) => isOurs[index]);
    if (paths.length > 0) return { paths, suites: paths.filter((path) => isNamed(path, site) || isSuite(path)) };
  }
  const suites = await findConfiguredSuites(site);
  return { paths: suites, suites };
}
