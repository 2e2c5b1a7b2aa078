import { locationText } from '../../model/suite/location.ts';
import { shownType } from '../../model/suite/suite.ts';
import { plural } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { alignedRows, shortened } from '../../reports/terminal/columns.ts';
import { type Paint, paintFor } from '../../reports/terminal/paint.ts';
import { timeLimitLines } from '../../reports/terminal/time-limits.ts';
import { plannedTimeLimits } from '../../runner/call-time-limits.ts';
import { judgeNames } from '../../runner/case/judges.ts';
import { hookNoteLines } from '../../runner/case/session-hooks.ts';
import { openConfiguredSite } from '../../runner/configured-site.ts';
import type { RunSite } from '../../runner/pipeline/prepare.ts';
import { countProblems, type SurveyedTarget } from '../../runner/survey.ts';
import { type PlacedSuite, type SurveyedRun, surveyRun } from '../../runner/survey-run.ts';
import { withJobToken } from '../../suites/targets/variables.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, inputsOf } from '../flags.ts';
import { complainProblems } from '../problem-lines.ts';

export const command = defineCommand({
  summary: 'List suites, tests and targets: what a run would execute, and which variables it needs.',
  help: `
Examples:
  eval-action list
  eval-action list evals --target careful --test-id 'refund-*'
  eval-action list --json

Exit codes: 0 listed, 2 a file could not be read.`,
  flags(parser) {
    parser.argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)');
    addInputFlags(parser, ['target', 'targets', 'testId', 'tag', 'excludeTag', 'workingDirectory']);
    parser.option('--json', 'print one JSON document: suites, targets, variables, problems, counts');
  },
  options: (evals: readonly string[], flags: { readonly json?: true }) => ({
    inputs: inputsOf(evals, flags),
    json: flags.json === true,
  }),
  /** What a run would execute and need. Values of variables are never shown. */
  async run({ inputs, json }, runtime, terminal) {
    const site = await openConfiguredSite(inputs, runtime);
    const listing = await listingOf(site);
    for (const line of await hookNoteLines(site)) terminal.complain(line);
    if (json) terminal.print(harmlessJson(listing, 2));
    else {
      complainProblems(listing.problems, terminal);
      terminal.print(listingText(listing, terminal.width, paintFor(terminal)));
    }
    return countProblems(listing.problems).errors > 0 ? 2 : 0;
  },
});

type RunList = Awaited<ReturnType<typeof listingOf>>;

/** The output of `list --json`. docs/commands.md describes it. Throws a `UserError` if a run would make no call. */
async function listingOf(site: RunSite) {
  const { plan, placed, problems } = await surveyRun(site);
  const calls = new Map<string, CallCounts>();
  const suites = listedSuites(plan, placed, calls);
  const running = placed.filter(({ suite }) => suites.some(({ file }) => file === suite.file));
  const counts = [...calls.values()];
  return {
    schemaVersion: 1,
    suites,
    targets: listedTargets(running, calls),
    timeLimits: plannedTimeLimits(plan, site.inputs.testTimeoutSeconds),
    variables: await listedVariables(running, site),
    problems,
    counts: {
      suites: suites.length,
      tests: suites.reduce((sum, suite) => sum + suite.tests.length, 0),
      targets: counts.filter((each) => each.calls > 0 || each.judgeCalls === 0).length,
      calls: counts.reduce((sum, each) => sum + each.calls, 0),
      // Some of them may also be under test.
      judges: counts.filter((each) => each.judgeCalls > 0).length,
      judgeCalls: counts.reduce((sum, each) => sum + each.judgeCalls, 0),
    },
  };
}

/** How often a target is called as a target, and as a judge: for each trial, and each grader with a judge. */
interface CallCounts {
  readonly calls: number;
  readonly judgeCalls: number;
}
const NO_CALLS: CallCounts = { calls: 0, judgeCalls: 0 };

/** A target is known by its source location, or else by its name. */
const keyOf = ({ name, location }: Pick<SurveyedTarget, 'name' | 'location'>): string =>
  JSON.stringify([name, location]);

/** The planned tests by suite. Counts the calls of each target. */
function listedSuites(
  { steps }: SurveyedRun['plan'],
  placed: readonly PlacedSuite[],
  counted: Map<string, CallCounts>,
) {
  const bySuite = new Map(placed.map((each) => [each.suite.path, each]));
  const count = (target: Pick<SurveyedTarget, 'name' | 'location'>, calls: number, judgeCalls: number) => {
    const before = counted.get(keyOf(target)) ?? NO_CALLS;
    counted.set(keyOf(target), { calls: before.calls + calls, judgeCalls: before.judgeCalls + judgeCalls });
  };
  return [...groupedBy(steps, ({ suite }) => suite)].map(([{ path, name, file, category, tags }, ofSuite]) => {
    const { targets: known = [], judges: others = [] } = bySuite.get(path) ?? {};
    const tests = [...groupedBy(ofSuite, ({ test }) => test)].map(([test, ofTest]) => {
      const isBroken = test.kind === 'broken';
      const onTargets = ofTest.map((step) => {
        const targetName = typeof step.target === 'string' ? step.target : step.target.name;
        const target = known.find((each) => each.name === targetName);
        const trials = step.kind === 'broken' ? 0 : step.trials.count;
        const judges = isBroken || step.kind === 'broken' ? [] : judgeNames(test, target?.judge);
        count(target ?? { name: targetName }, trials, 0);
        for (const judge of judges) {
          count([...others, ...known].find((each) => each.name === judge) ?? { name: judge }, 0, trials);
        }
        return { name: targetName, trials, judges };
      });
      return {
        id: test.id,
        location: test.location,
        /** Whether the test cannot run; `problems` say why. */
        broken: isBroken,
        graders: isBroken
          ? []
          : test.graders.map((spec) => ({ name: spec.name, type: shownType(spec), weight: spec.weight })),
        targets: onTargets.map((each) => each.name),
        /** Trials on each target. */
        trials: onTargets.at(-1)?.trials ?? 0,
        judges: [...new Set(onTargets.flatMap(({ judges }) => judges))],
      };
    });
    return { name, file, category, tags, tests };
  });
}

function listedTargets(placed: readonly PlacedSuite[], counted: ReadonlyMap<string, CallCounts>) {
  const surveyed = groupedBy(
    placed.flatMap(({ targets, judges }) => [...targets, ...judges]),
    keyOf,
  );
  const listed = [...surveyed].map(([key, users]) => {
    const { name, provider, location } = users.at(-1) ?? users[0];
    // Folders may have different variables: a target is ready if all its users have what they need.
    const ready = users.every(({ target }) => target !== undefined);
    return { name, provider, location, ready, ...(counted.get(key) ?? NO_CALLS) };
  });
  return listed.sort(byName);
}

async function listedVariables(placed: readonly PlacedSuite[], { environments }: RunSite) {
  const users: { readonly name: string; readonly state: string; readonly suite?: string; readonly target?: string }[] =
    [];
  for (const { suite, variables, targets, judges } of placed) {
    const lookUp = await environments.lookUpIn(suite.folder);
    const use = (name: string, by: { readonly suite?: string; readonly target?: string }) => {
      const value = by.target === undefined ? lookUp(name) : withJobToken(lookUp)(name);
      users.push({ name, state: value === undefined ? 'unset' : value.trim() === '' ? 'empty' : 'set', ...by });
    };
    for (const name of variables) use(name, { suite: suite.name });
    for (const target of [...targets, ...judges])
      for (const name of target.variables) use(name, { target: target.name });
  }
  const listed = [...groupedBy(users, ({ name }) => name)].map(([name, uses]) => ({
    name,
    state: (uses.find(({ state }) => state !== 'set') ?? uses[0]).state,
    suites: [...new Set(uses.flatMap(({ suite }) => suite ?? []))],
    targets: [...new Set(uses.flatMap(({ target }) => target ?? []))],
  }));
  return listed.sort(byName);
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

const indented = (rows: readonly (readonly string[])[]) => alignedRows(rows).map((line) => `  ${line}`);

/** For a person: the tests by suite, then the targets, the variables, and the number of calls. */
function listingText({ suites, targets, timeLimits, variables, counts }: RunList, width: number, paint: Paint): string {
  const targetRows = targets.map(({ name, provider, location, ready, judgeCalls }) => [
    oneLine(name),
    oneLine(provider ?? 'unknown'),
    ready ? paint.green('ready') : paint.yellow('not ready'),
    location === undefined ? '' : paint.dim(oneLine(locationText(location))),
    judgeCalls === 0 ? '' : `judges: ${plural('call', judgeCalls)}`,
  ]);
  const several = (noun: string, names: readonly string[]) =>
    oneLine(`the ${names.length === 1 ? noun : `${noun}s`} ${names.join(', ')}`);
  const variableRows = variables.map((variable) => [
    oneLine(variable.name),
    variable.state === 'set' ? paint.green('set') : paint.yellow(variable.state === 'empty' ? 'empty' : 'not set'),
    [
      ...(variable.targets.length > 0 ? [`for ${several('target', variable.targets)}`] : []),
      ...(variable.suites.length > 0 ? [`in ${several('suite', variable.suites)}`] : []),
    ].join(', '),
  ]);
  const { calls, judges, judgeCalls } = counts;
  const judged = judgeCalls === 0 ? '' : `, and ${plural('call', judgeCalls)} to ${plural('judge', judges)}`;
  const blocks = [
    ...suites.map((suite) => suiteLines(suite, width, paint)),
    targets.length === 0 ? [] : [paint.bold('Targets'), ...indented(targetRows)],
    timeLimitLines(timeLimits),
    variables.length === 0 ? [] : [paint.bold('Variables'), ...indented(variableRows)],
    [
      `A run would execute ${plural('test', counts.tests)} of ${plural('suite', counts.suites)} on ${plural('target', counts.targets)}: ${plural('call', calls)}${judged}. This command called nothing.`,
    ],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const MAX_ID_LENGTH = 36;

function suiteLines({ name, file, tests }: RunList['suites'][number], width: number, paint: Paint): string[] {
  /** The targets of a test, and the number of its trials if more than one. */
  const onOf = (test: (typeof tests)[number]) =>
    oneLine(`on ${test.targets.join(', ')}${test.trials > 1 ? ` × ${test.trials}` : ''}`);
  const everywhere = tests[0] === undefined ? '' : onOf(tests[0]);
  const isSame = tests.every((test) => onOf(test) === everywhere);
  const gradersOf = ({ broken, graders }: (typeof tests)[number]) => {
    if (broken) return 'cannot run: see its problems';
    return graders.length === 0 ? 'a judge' : oneLine(graders.map((grader) => grader.name).join(', '));
  };
  const rows = tests.map((test) => {
    const { id, location, broken } = test;
    const what = shortened(`${gradersOf(test)}${isSame ? '' : ` (${onOf(test)})`}`, Math.max(20, width - 54));
    const where = location.file === file ? `line ${location.line}` : oneLine(locationText(location));
    const shownId = shortened(oneLine(id), MAX_ID_LENGTH, 'middle');
    return [shownId, broken ? paint.red(what) : what, paint.dim(where)];
  });
  const head = `${paint.bold(oneLine(name))}  ${oneLine(file)}${isSame ? `  ${everywhere}` : ''}`;
  return [head, ...indented(rows)];
}
