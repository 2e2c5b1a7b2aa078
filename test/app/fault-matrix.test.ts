import { describe, expect, test } from 'vitest';
import type { FailureClass } from '../../src/model/run/outcome.ts';
import { Variable } from '../../src/model/suite/setting.ts';
import { pairs } from '../support/exhaustive.ts';
import { modelServer, type Script, type Turn } from '../support/model-server.ts';
import { KEY, type ModelTarget, modelTargets } from '../support/model-targets.ts';
import { type EvaluatedRun, evaluated } from './evaluated.ts';

const TESTS = 4;
const SUITE = `tests:\n${Array.from(
  { length: TESTS },
  (_, index) => `  - { id: t${index}, input: 'colour ${index}?', assertions: [{ type: contains, value: blue }] }\n`,
).join('')}`;

/** As a targets file says it: a variable by its name, and tries that follow at once. */
function targetsOf({ kind, options }: ModelTarget, url: string): string {
  const own = Object.entries(options(url)).map(([key, value]) => [
    key,
    value instanceof Variable ? `\${{ ${value.name} }}` : value,
  ]);
  const retry = kind.keys?.includes('retry_initial_delay_ms') ? { retry_initial_delay_ms: 1, max_retries: 1 } : {};
  return JSON.stringify({
    targets: [{ name: 'default', provider: kind.type, ...Object.fromEntries(own), ...retry }],
  });
}

async function run(
  target: ModelTarget,
  script: Script,
  seconds = '30',
): Promise<EvaluatedRun & { readonly requests: number }> {
  await using server = await modelServer(script);
  const done = await evaluated(
    { 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': targetsOf(target, server.url) },
    { workers: String(TESTS), testTimeoutSeconds: seconds },
    { MODEL_KEY: KEY },
  );
  return { ...done, requests: server.requests.length };
}

interface Fault {
  readonly what: string;
  readonly turn: Turn;
  /** What a test is that meets nothing else. */
  readonly class: FailureClass;
  /** Whether it may be gone the next time. */
  readonly isAgain: boolean;
}

const faults: readonly Fault[] = [
  { what: 'a rate limit', turn: { status: 429 }, class: 'rate_limit', isAgain: true },
  {
    what: 'a rate limit that says when',
    turn: { status: 429, headers: { 'retry-after-ms': '20' } },
    class: 'rate_limit',
    isAgain: true,
  },
  { what: 'a breakdown', turn: { status: 500 }, class: 'provider', isAgain: true },
  { what: 'an overload', turn: { status: 503 }, class: 'provider', isAgain: true },
  { what: 'a reset before a word', turn: { hangsUp: true }, class: 'provider', isAgain: true },
  { what: 'a reset in the middle', turn: { breaks: true }, class: 'provider', isAgain: true },
  { what: 'half a document', turn: { sends: '{"cho' }, class: 'provider', isAgain: true },
  { what: 'a refused key', turn: { status: 401 }, class: 'auth', isAgain: false },
  { what: 'a refused request', turn: { status: 400 }, class: 'provider', isAgain: false },
  { what: 'an unknown model', turn: { status: 404 }, class: 'config', isAgain: false },
  { what: 'silence', turn: { hangs: true }, class: 'timeout', isAgain: false },
  { what: 'a drip without end', turn: { drips: 'blue', pieces: 50, everyMs: 100 }, class: 'timeout', isAgain: false },
];

// One that takes its settings from the environment asks in the name of one of the others.
const targets = modelTargets.filter(({ env }) => env === undefined);
const meetings = (faults: readonly Fault[]) =>
  pairs(targets, faults).map(({ row: target, column: fault }) => ({ target, fault, name: target.name, ...fault }));

describe('a run', () => {
  test.concurrent.each(meetings(faults))(
    'on $name that meets $what has a result of class $class for every test',
    async ({ target, fault }) => {
      const { run: made, requests } = await run(target, fault.turn, fault.class === 'timeout' ? '1' : undefined);
      expect(made).toMatchObject({ planned: TESTS, complete: true });
      expect(made.results.map((each) => each.status === 'execution_error' && each.failure.class)).toEqual(
        Array.from({ length: TESTS }, () => fault.class),
      );
      expect(made.results.map(({ retries }) => retries)).toEqual(
        Array.from({ length: TESTS }, () => (fault.isAgain ? requests / TESTS - 1 : 0)),
      );
      expect(requests > TESTS).toBe(fault.isAgain);
    },
  );

  test.concurrent.each(meetings(faults.filter(({ isAgain }) => isAgain)))(
    'on $name that meets $what once loses nothing: the test is asked again, and that is counted',
    async ({ target, turn }) => {
      const { run: made, requests } = await run(target, [turn, { says: 'blue' }]);
      expect(made.results.map(({ status }) => status)).toEqual(Array.from({ length: TESTS }, () => 'ok'));
      expect(made.results.reduce((sum, { retries }) => sum + retries, 0)).toBe(1);
      expect(requests).toBe(TESTS + 1);
    },
  );
});
