import type { Plan } from '../../model/run/plan.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { shownType } from '../../model/suite/suite.ts';
import { groupedBy } from '../../shared/grouped.ts';
import { type CallTimeLimit, plannedTimeLimits } from '../config/call-time-limits.ts';
import type { Site } from '../pipeline/prepare.ts';
import { judgeNames } from '../steps/judges.ts';
import type { FileProblem, SurveyedTarget } from './survey.ts';
import { type PlacedSuite, surveyRun } from './survey-run.ts';

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
  const calls = new CallCounts();
  const suites = suitesOf(plan, placed, calls);
  const running = placed.filter(({ suite }) => suites.some(({ file }) => file === suite.file));
  const tests = suites.reduce((sum, suite) => sum + suite.tests.length, 0);
  return {
    schemaVersion: 1,
    suites,
    targets: targetsOf(running, calls),
    timeLimits: plannedTimeLimits(plan, site.inputs.testTimeoutSeconds),
    variables: await variablesOf(running, site),
    problems,
    counts: { suites: suites.length, tests, ...calls.totals },
  };
}

type NamedTarget = Pick<SurveyedTarget, 'name' | 'location'>;

/** A target is known by its source location, or else by its name. */
const keyOf = ({ name, location }: NamedTarget): string => JSON.stringify([name, location]);

/** How often each target is called as a target, and as a judge. */
class CallCounts {
  readonly #counts = new Map<string, { readonly calls: number; readonly judgeCalls: number }>();

  of(target: NamedTarget) {
    return this.#counts.get(keyOf(target)) ?? { calls: 0, judgeCalls: 0 };
  }

  add(target: NamedTarget, kind: 'calls' | 'judgeCalls', more: number): void {
    const counts = this.of(target);
    this.#counts.set(keyOf(target), { ...counts, [kind]: counts[kind] + more });
  }

  get totals() {
    const all = [...this.#counts.values()];
    return {
      targets: all.filter(({ calls, judgeCalls }) => calls > 0 || judgeCalls === 0).length,
      calls: all.reduce((sum, { calls }) => sum + calls, 0),
      judges: all.filter(({ judgeCalls }) => judgeCalls > 0).length,
      judgeCalls: all.reduce((sum, { judgeCalls }) => sum + judgeCalls, 0),
    };
  }
}

/** The planned tests by suite. Counts a call for each trial to its target, and to each judge. */
function suitesOf({ steps }: Plan, placed: readonly PlacedSuite[], calls: CallCounts): ListedSuite[] {
  const bySuite = new Map(placed.map((each) => [each.suite.path, each]));
  return [...groupedBy(steps, ({ suite }) => suite).entries()].map(([suite, ofSuite]) => {
    const { targets: known = [], judges: others = [] } = bySuite.get(suite.path) ?? {};
    const tests = new Map<object, ListedTest>();
    for (const { test, ...step } of ofSuite) {
      const name = typeof step.target === 'string' ? step.target : step.target.name;
      const target = known.find((each) => each.name === name);
      const trials = step.kind === 'broken' ? 0 : step.trials.count;
      const judges = test.kind === 'broken' || step.kind === 'broken' ? [] : judgeNames(test, target?.judge);
      calls.add(target ?? { name }, 'calls', trials);
      for (const judge of judges) {
        calls.add([...others, ...known].find((each) => each.name === judge) ?? { name: judge }, 'judgeCalls', trials);
      }
      const before = tests.get(test);
      const graders = test.kind === 'broken' ? [] : test.graders;
      tests.set(test, {
        id: test.id,
        location: test.location,
        broken: test.kind === 'broken',
        graders: graders.map((spec) => ({ name: spec.name, type: shownType(spec), weight: spec.weight })),
        targets: [...(before?.targets ?? []), name],
        trials,
        judges: [...new Set([...(before?.judges ?? []), ...judges])],
      });
    }
    const { name, file, category, tags } = suite;
    return { name, file, category, tags, tests: [...tests.values()] };
  });
}

function targetsOf(placed: readonly PlacedSuite[], calls: CallCounts): ListedTarget[] {
  const listed = new Map<string, ListedTarget>();
  for (const surveyed of placed.flatMap(({ targets, judges }) => [...targets, ...judges])) {
    const { name, provider, location, target } = surveyed;
    const key = keyOf(surveyed);
    // Folders may have different variables: a target is ready if all its users have what they need.
    const ready = target !== undefined && (listed.get(key)?.ready ?? true);
    listed.set(key, { name, provider, location, ready, ...calls.of(surveyed) });
  }
  return [...listed.values()].sort(byName);
}

async function variablesOf(placed: readonly PlacedSuite[], { environments }: Site): Promise<ListedVariable[]> {
  const listed = new Map<string, ListedVariable>();
  for (const { suite, variables, targets, judges } of placed) {
    const lookUp = await environments.lookUpIn(suite.folder);
    const note = (name: string, by: 'suites' | 'targets', user: string) => {
      const value = lookUp(name);
      const state = value === undefined ? 'unset' : value.trim() === '' ? 'empty' : 'set';
      const before = listed.get(name) ?? { name, state, suites: [], targets: [] };
      listed.set(name, {
        ...before,
        state: before.state === 'set' ? state : before.state,
        [by]: [...new Set([...before[by], user])],
      });
    };
    for (const name of variables) note(name, 'suites', suite.name);
    for (const target of [...targets, ...judges]) {
      for (const name of target.variables) note(name, 'targets', target.name);
    }
  }
  return [...listed.values()].sort(byName);
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
