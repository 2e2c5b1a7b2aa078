import type { Plan, Step } from '../../model/run/plan.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { type GraderSpec, type Suite, shownType } from '../../model/suite/suite.ts';
import { type CallTimeLimit, plannedTimeLimits } from '../config/call-time-limits.ts';
import type { Site } from '../pipeline/prepare.ts';
import { judgeNames } from '../steps/judges.ts';
import type { FileProblem } from './survey.ts';
import { type PlacedSuite, surveyRun } from './survey-run.ts';
import type { SurveyedTarget } from './survey-targets.ts';

/** The output of `list --json`. docs/commands.md describes it. */
export interface Listing {
  readonly schemaVersion: 1;
  readonly suites: readonly ListedSuite[];
  readonly targets: readonly ListedTarget[];
  readonly timeLimits: readonly CallTimeLimit[];
  readonly variables: readonly ListedVariable[];
  readonly problems: readonly FileProblem[];
  readonly counts: {
    readonly suites: number;
    readonly tests: number;
    readonly targets: number;
    readonly calls: number;
    /** Targets that judge; some may also be under test. */
    readonly judges: number;
    /** Calls of judges: one for each trial and grader with a judge. */
    readonly judgeCalls: number;
  };
}

export interface ListedSuite {
  readonly name: string;
  readonly file: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly tests: readonly ListedTest[];
}

export interface ListedTest {
  readonly id: string;
  readonly location: SourceLocation;
  /** Whether the test cannot run; `problems` say why. */
  readonly broken: boolean;
  readonly graders: readonly { readonly name: string; readonly type: string; readonly weight: number }[];
  readonly targets: readonly string[];
  /** Trials on each target. */
  readonly trials: number;
  readonly judges: readonly string[];
}

export interface ListedTarget {
  readonly name: string;
  readonly provider?: string | undefined;
  readonly location?: SourceLocation | undefined;
  /** Whether everything that the target needs is set and valid. */
  readonly ready: boolean;
  /** How often it is called as a target, and as a judge. */
  readonly calls: number;
  readonly judgeCalls: number;
}

/** A variable of the environment, without its value. */
export interface ListedVariable {
  readonly name: string;
  readonly state: 'set' | 'empty' | 'unset';
  readonly suites: readonly string[];
  readonly targets: readonly string[];
}

/** The calls that a run would make, and their requirements. Throws a `UserError` if it would make none. */
export async function list(site: Site): Promise<Listing> {
  const { plan, placed, problems } = await surveyRun(site);
  const { suites, calls } = plannedRun(plan, placed);
  const running = placed.filter(({ suite }) => suites.some(({ file }) => file === suite.file));
  return {
    schemaVersion: 1,
    suites,
    targets: targetsOf(running, calls),
    timeLimits: plannedTimeLimits(plan, site.inputs.testTimeoutSeconds),
    variables: await variablesOf(running, site),
    problems,
    counts: countsOf(suites, calls),
  };
}

interface Calls {
  readonly calls: number;
  readonly judgeCalls: number;
}

/** The calls of each target, by its source location, or else by its name. */
class CallCounts {
  readonly #counts = new Map<string, Calls>();

  of(target: Pick<SurveyedTarget, 'name' | 'location'>): Calls {
    return this.#counts.get(keyOf(target)) ?? { calls: 0, judgeCalls: 0 };
  }

  add(target: Pick<SurveyedTarget, 'name' | 'location'>, more: Calls): void {
    const { calls, judgeCalls } = this.of(target);
    this.#counts.set(keyOf(target), { calls: calls + more.calls, judgeCalls: judgeCalls + more.judgeCalls });
  }

  get totals(): Calls & { readonly targets: number; readonly judges: number } {
    const all = [...this.#counts.values()];
    return {
      targets: all.filter(({ calls, judgeCalls }) => calls > 0 || judgeCalls === 0).length,
      calls: all.reduce((sum, { calls }) => sum + calls, 0),
      judges: all.filter(({ judgeCalls }) => judgeCalls > 0).length,
      judgeCalls: all.reduce((sum, { judgeCalls }) => sum + judgeCalls, 0),
    };
  }
}

const keyOf = ({ name, location }: Pick<SurveyedTarget, 'name' | 'location'>): string =>
  JSON.stringify([name, location]);

function plannedRun({ steps }: Plan, placed: readonly PlacedSuite[]) {
  const calls = new CallCounts();
  const bySuite = new Map(placed.map((each) => [each.suite.path, each]));
  const suites = new Map<string, { readonly suite: Suite; readonly tests: Map<Step['test'] | object, ListedTest> }>();
  for (const step of steps) {
    const { suite, test } = step;
    const listed = suites.get(suite.path) ?? { suite, tests: new Map() };
    suites.set(suite.path, listed);
    const target = typeof step.target === 'string' ? step.target : step.target.name;
    const before = listed.tests.get(test);
    const judges = countCalls(step, target, bySuite.get(suite.path), calls);
    listed.tests.set(test, {
      id: test.id,
      location: test.location,
      broken: test.kind === 'broken',
      graders: test.kind === 'broken' ? [] : test.graders.map(listedGrader),
      targets: [...(before?.targets ?? []), target],
      trials: step.kind === 'broken' ? 0 : step.trials.count,
      judges: [...new Set([...(before?.judges ?? []), ...judges])],
    });
  }
  return {
    suites: [...suites.values()].map(({ suite: { name, file, category, tags }, tests }) => ({
      name,
      file,
      category,
      tags,
      tests: [...tests.values()],
    })),
    calls,
  };
}

/** Counts the calls of a step: one for each trial to its target, and to each judge. Returns the names of the judges. */
function countCalls(
  step: Plan['steps'][number],
  name: string,
  placed: PlacedSuite | undefined,
  calls: CallCounts,
): readonly string[] {
  const target = placed?.targets.find((each) => each.name === name);
  const trials = step.kind === 'broken' ? 0 : step.trials.count;
  calls.add(target ?? { name }, { calls: trials, judgeCalls: 0 });
  if (step.kind === 'broken') return [];
  const judges = judgeNames(step.test, target?.judge);
  for (const judge of judges) {
    const known = [...(placed?.judges ?? []), ...(placed?.targets ?? [])].find((each) => each.name === judge);
    calls.add(known ?? { name: judge }, { calls: 0, judgeCalls: trials });
  }
  return judges;
}

const listedGrader = (spec: GraderSpec): ListedTest['graders'][number] => ({
  name: spec.name,
  type: shownType(spec),
  weight: spec.weight,
});

function targetsOf(placed: readonly PlacedSuite[], calls: CallCounts): ListedTarget[] {
  const listed = new Map<string, ListedTarget>();
  for (const surveyed of placed.flatMap(({ targets, judges }) => [...targets, ...judges])) {
    const { name, provider, location, target } = surveyed;
    const key = keyOf(surveyed);
    // Folders may have different variables: a target is ready if all its users have what they need.
    const ready = target !== undefined && (listed.get(key)?.ready ?? true);
    listed.set(key, { name, provider, location, ready, ...calls.of(surveyed) });
  }
  return [...listed.values()].sort((a, b) => byCodeUnits(a.name, b.name));
}

async function variablesOf(placed: readonly PlacedSuite[], { environments }: Site): Promise<ListedVariable[]> {
  const listed = new Map<string, ListedVariable>();
  for (const { suite, variables, targets, judges } of placed) {
    const lookUp = await environments.lookUpIn(suite.folder);
    const note = (name: string, by: { readonly suites?: string; readonly targets?: string }) => {
      const before = listed.get(name);
      const value = lookUp(name);
      const state = value === undefined ? 'unset' : value.trim() === '' ? 'empty' : 'set';
      listed.set(name, {
        name,
        state: before === undefined || before.state === 'set' ? state : before.state,
        suites: withName(before?.suites, by.suites),
        targets: withName(before?.targets, by.targets),
      });
    };
    for (const name of variables) note(name, { suites: suite.name });
    for (const target of [...targets, ...judges])
      for (const name of target.variables) note(name, { targets: target.name });
  }
  return [...listed.values()].sort((a, b) => byCodeUnits(a.name, b.name));
}

const withName = (before: readonly string[] = [], name: string | undefined): readonly string[] =>
  name === undefined || before.includes(name) ? before : [...before, name];

function countsOf(suites: readonly ListedSuite[], calls: CallCounts): Listing['counts'] {
  return {
    suites: suites.length,
    tests: suites.reduce((sum, { tests }) => sum + tests.length, 0),
    ...calls.totals,
  };
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
