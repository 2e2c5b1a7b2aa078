import { expect, test } from 'vitest';
import type { Step } from '../../../src/model/run/plan.ts';
import { resultKeyOf } from '../../../src/model/run/result-keys.ts';
import type { KnownTrial, TrialOutcome, TrialRequest } from '../../../src/model/run/trial-request.ts';
import { notRunResult } from '../../../src/results/result-of.ts';
import { Ledger } from '../../../src/runner/trials/ledger.ts';
import {
  confirmation,
  missingControls,
  SeedingRounds,
  type TrialPlanner,
} from '../../../src/runner/trials/planners.ts';
import { aResult } from '../../support/builders.ts';
import { aStep } from '../../support/plan-steps.ts';

const stepsOf = (...ids: readonly string[]): Step[] => ids.map((id, index) => aStep(id, { index }));

const failure = { class: 'provider', stage: 'agent', reason: 'provider_error', message: 'no' } as const;

type Ending = 'pass' | 'fail' | 'error' | 'refused' | 'unavailable';

function outcomeOf(request: TrialRequest | KnownTrial, ending: Ending): TrialOutcome {
  if (ending === 'unavailable') return { kind: 'unavailable', why: 'there is no base commit' };
  if (ending === 'pass' || ending === 'fail') {
    const { index, test } = request.step;
    return { kind: 'result', result: aResult({ index, testId: test.id, score: ending === 'pass' ? 1 : 0 }) };
  }
  const errored = notRunResult(request.step as Step, failure, 0);
  return { kind: ending === 'error' ? 'result' : 'refused', result: errored };
}

/** Runs planners, one request at a time, and gives what they requested: `<test> <purpose> <number>`. */
function requestsOf(planners: readonly TrialPlanner[], endingOf: (name: string) => Ending, ledger = new Ledger()) {
  const names: string[] = [];
  for (const planner of planners) {
    const waiting = [...planner.initial(ledger)];
    ledger.request(waiting);
    for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
      const name = `${request.step.test.id} ${request.purpose}${request.round ?? ''} ${request.first}`;
      names.push(name);
      ledger.end(request, outcomeOf(request, endingOf(name)));
      const more = planner.next?.(ledger, request as TrialRequest) ?? [];
      ledger.request(more);
      waiting.push(...more);
    }
  }
  return names;
}

const threeReruns = (steps: readonly Step[]) => ({
  suspects: () => steps.map((step) => ({ key: resultKeyOf(step), needed: 3 })),
  isDecided: (_: unknown, reruns: readonly { readonly pass: boolean }[]) => reruns.some(({ pass }) => pass),
  wantsControl: (_: unknown, reruns: readonly { readonly pass: boolean }[]) => reruns.every(({ pass }) => !pass),
});

test('an extra trial of a pass_at_k test is a whole group of attempts, on both checkouts', () => {
  const step = aStep('a0', { trials: { count: 3, strategy: 'pass_at_k' } });
  const asked: unknown[] = [];
  const planner = confirmation([step], threeReruns([step]), () => true);
  const seen: TrialPlanner = {
    initial: (ledger) => planner.initial(ledger),
    next(ledger, ended) {
      asked.push([ended.purpose, ended.first, ended.step.trials]);
      return planner.next?.(ledger, ended) ?? [];
    },
  };
  requestsOf([seen], () => 'fail');
  const group = { count: 3, strategy: 'pass_at_k' };
  expect(asked.slice(0, 4)).toEqual([
    ['confirmation', 3, group],
    ['control', 0, group],
    ['confirmation', 6, group],
    ['control', 3, group],
  ]);
  const wanted = missingControls([step], () => [{ key: resultKeyOf(step), trials: 2 }]).initial(new Ledger());
  expect(wanted.map((request) => [request.first, request.step.kind === 'run' && request.step.trials])).toEqual([
    [0, group],
    [3, group],
  ]);
});

test('each re-run of a suspected regression is followed by its control trial, and tests take turns', () => {
  const steps = stepsOf('a', 'b');
  const planner = confirmation(steps, threeReruns(steps), () => true);
  expect(requestsOf([planner], (name) => (name.startsWith('b confirmation 2') ? 'pass' : 'fail'))).toEqual([
    'a confirmation 1',
    'b confirmation 1',
    'a control 0',
    'b control 0',
    'a confirmation 2',
    'b confirmation 2',
    'a control 1',
    'a confirmation 3',
    'a control 2',
  ]);
});

test('an errored re-run is repeated once', () => {
  const steps = stepsOf('a');
  const planner = () => confirmation(steps, threeReruns(steps), () => false);
  expect(requestsOf([planner()], (name) => (name.endsWith(' 1') ? 'error' : 'fail'))).toHaveLength(4);
  expect(requestsOf([planner()], (name) => (/[13]$/.test(name) ? 'error' : 'fail'))).toHaveLength(5);
  expect(requestsOf([planner()], () => 'error')).toHaveLength(2);
});

test('an errored control trial is repeated once, and the confirmation continues without it', () => {
  const steps = stepsOf('a');
  const planner = confirmation(steps, threeReruns(steps), () => true);
  const wanted = () => steps.map((step) => ({ key: resultKeyOf(step), trials: 3 }));
  const ending = (name: string) => (name.includes('control') ? 'error' : 'fail');
  expect(requestsOf([planner, missingControls(steps, wanted)], ending)).toEqual([
    'a confirmation 1',
    'a control 0',
    'a control 1',
    'a confirmation 2',
    'a confirmation 3',
  ]);
});

test('a refused re-run ends the confirmation of its test', () => {
  const steps = stepsOf('a');
  const planner = confirmation(steps, threeReruns(steps), () => false);
  expect(requestsOf([planner], () => 'refused')).toEqual(['a confirmation 1']);
});

test('the confirmation goes on without control trials when the base commit is not available', () => {
  const steps = stepsOf('a');
  const planner = confirmation(steps, threeReruns(steps), () => true);
  expect(requestsOf([planner], (name) => (name.includes('control') ? 'unavailable' : 'fail'))).toEqual([
    'a confirmation 1',
    'a control 0',
    'a confirmation 2',
    'a confirmation 3',
  ]);
});

test('missing control trials are requested when nothing else runs, in the order of the plan', () => {
  const steps = stepsOf('a', 'b', 'c');
  const wanted = () => [2, 0].map((index) => ({ key: resultKeyOf(steps[index] as Step), trials: 2 }));
  const first: TrialPlanner = {
    initial: () => [{ step: steps[1] as Step, purpose: 'planned', checkout: 'head', first: 0 }],
  };
  const names = requestsOf([first, missingControls(steps, wanted)], () => 'fail');
  expect(names).toEqual(['b planned 0', 'a control 0', 'c control 0']);
});

test('a seeding round begins when the one before is whole', () => {
  const steps = stepsOf('a', 'b', 'c');
  const without = () => new Set(steps.slice(0, 2).map(resultKeyOf));
  const seeding = () => new SeedingRounds(steps, 4, without);
  expect(requestsOf(seeding().rounds, () => 'pass')).toEqual([
    ...['a seed1 1', 'b seed1 1', 'a seed2 2', 'b seed2 2', 'a seed3 3', 'b seed3 3'],
  ]);
  const broken = seeding();
  const ledger = new Ledger();
  const names = requestsOf(broken.rounds, (name) => (name === 'b seed2 2' ? 'refused' : 'pass'), ledger);
  expect(names).toEqual(['a seed1 1', 'b seed1 1', 'a seed2 2', 'b seed2 2']);
  expect(broken.wholeRounds(ledger)).toBe(1);
});
