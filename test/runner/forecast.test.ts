import { describe, expect, test } from 'vitest';
import { encodeAnswers } from '../../src/baseline/answers.ts';
import { foundIn } from '../../src/baseline/pools.ts';
import { decodeRuns } from '../../src/baseline/run-file.ts';
import { findPolicy } from '../../src/config/policy/policy.ts';
import { parseInputs } from '../../src/config/settings.ts';
import type { Baseline, EvidencePool } from '../../src/model/verdict/evidence.ts';
import { systemClock } from '../../src/platform/clock.ts';
import {
  type Forecast,
  type ForecastOptions,
  forecastText,
  headline,
  makeForecast,
} from '../../src/runner/forecast.ts';
import { prepare } from '../../src/runner/pipeline/prepare.ts';
import { realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import { evidenceText } from '../support/evidence.ts';
import { firstCommit } from '../support/git-remote.ts';
import { aProject, type Project } from '../support/project.ts';

const TARGETS = `targets:
  - { name: default, provider: mock, response: hello }
  - { name: keyed, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: m }
`;
const SUITE = `tests:
  - { id: a, input: hi, assertions: [{ type: contains, value: hello }] }
  - { id: b, input_files: [notes.txt], input: hi, assertions: [{ type: contains, value: hello }] }
  - { id: broken, input: hi, assertions: [{ type: contians, value: hello }] }
`;
const FILES = { 'evals/a.eval.yaml': SUITE, 'evals/notes.txt': 'some notes', '.agentv/targets.yaml': TARGETS };
/** When the evidence is not too old. */
const NOW = '2026-11-20T10:00:00Z';
const CLOCK = { ...systemClock, now: () => Date.parse(NOW) };
const OPTIONS: ForecastOptions = { shards: 2, maxShards: 20, targetMinutes: 10 };
const silent = { info() {}, warn() {}, error() {} };

async function forecastOf(
  { folder }: Pick<Project, 'folder'>,
  given: Readonly<Record<string, string>> = {},
  { env = {}, options = OPTIONS }: { env?: Readonly<Record<string, string>>; options?: ForecastOptions } = {},
): Promise<Forecast> {
  const runtime = { ...realRuntime(silent, unstoppable()), cwd: folder, env, clock: CLOCK };
  return makeForecast(await findPolicy(parseInputs(given), runtime), options, { runtime });
}

const pool = (measures: Readonly<Record<string, string>>, given: Partial<EvidencePool> = {}): string =>
  evidenceText({
    suite: 'a',
    file: 'evals/a.eval.yaml',
    target: 'default',
    resets: [],
    tests: Object.keys(measures).map((testId) => ({
      testId,
      trials: [1, 2, 3, 4, 5].map((run) => ({
        run: `r${run}`,
        time: `2026-11-0${run}T00:00:00Z`,
        pass: true,
        score: 1,
        costUsd: testId === 'a' ? 0.3 : 0.1,
      })),
    })),
    ...given,
  });

describe('a forecast', () => {
  test('counts tests, targets and calls, and what the comparison detects', async () => {
    using project = aProject({ ...FILES, '.agentv/evidence/a.jsonl': pool({ a: '', b: '' }) });
    const forecast = await forecastOf(project);
    expect(headline(forecast)).toBe('3 tests on 1 target in 2 shards, 2 target calls');
    expect(forecastText(forecast, OPTIONS)).toMatch(
      /power {5}smallest detectable drop \d+ pp \(80% power\); a complete failure of one test alone is detectable for/,
    );
    expect(forecast.smallestDetectableDrop).toBeGreaterThan(0);
    // The first shard reports the test that cannot run.
    expect(forecast.shards.map(({ tests }) => tests)).toEqual([2, 1]);
  });

  test('makes no more shards than a limit of requests has calls per minute', async () => {
    using project = aProject({ ...FILES, '.agentv/evidence/a.jsonl': pool({ a: '', b: '' }) });
    const auto = { ...OPTIONS, shards: undefined, targetMinutes: 0.001 };
    const forecast = await forecastOf(project, { requestsPerMinute: 'default=1' }, { options: auto });
    expect(forecast).toMatchObject({
      shards: [{ tests: 3 }],
      requests: [{ name: 'default', perMinute: 1, minutes: 2 }],
    });
    await expect(forecastOf(project, { requestsPerMinute: 'defualt=1' })).rejects.toThrow('defualt');
  });

  test('needs no keys, and shows none', async () => {
    using project = aProject({
      ...FILES,
      'evals/a.eval.yaml': `tests:\n  - { id: "of \${{ MY_TOKEN }}", input: hi, criteria: x }\n`,
    });
    const without = await forecastOf(project, { target: 'keyed' });
    const env = { SOME_API_KEY: 'sk-1234567890abcdef', MY_TOKEN: 'tok-abcdefghijkl' };
    expect(await forecastOf(project, { target: 'keyed' }, { env })).toEqual(without);
    expect([without.tests, without.judgeCalls]).toEqual([1, 1]);
  });

  test('of tokens, judge calls and costs with judges comes from earlier runs', async () => {
    using project = aProject(FILES);
    const fact = { time: '2026-11-05T00:00:00Z', tokens: { input: 1000, output: 50 }, judgeCalls: 2, judgeUsd: 0.2 };
    const key: [string, string, string, string] = ['evals/a.eval.yaml', 'a', 'a', 'default'];
    const { text } = encodeAnswers([{ type: 'answer', key, fact, sides: [] }]);
    const decoded = decodeRuns(`${pool({ a: '', b: '' })}${text}`);
    if (decoded.kind === 'refused') throw new Error(decoded.why);
    const baseline: Baseline = foundIn(decoded.value, { provenance: [] });
    const source = { ofBaseBranch: async () => baseline, ofRun: async () => baseline };
    const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, env: {}, clock: CLOCK };
    const policy = await findPolicy(parseInputs({ trials: '3' }), runtime);
    const forecast = await makeForecast(policy, OPTIONS, { runtime, source });
    expect(forecast).toMatchObject({ tokens: { input: 3000, output: 150, tests: 1 }, judgeCalls: 6 });
    expect(forecast.costUsd).toBeCloseTo(3 * (0.5 + 0.1));
    expect(forecastText(forecast, OPTIONS)).toContain('tokens    3000 in, 150 out (1 of 3 tests known)');
  });

  test('has the tests of suites that are programs, too', async () => {
    using project = aProject({
      ...FILES,
      'evals/b.eval.ts': `export default { tests: [{ id: 'of-a-program', input: 'hi', criteria: 'x' }] };\n`,
    });
    const env = { PATH: process.env['PATH'] ?? '' };
    expect((await forecastOf(project, { target: 'default' }, { env })).tests).toBe(4);
  });
});

test('unchanged tests count as reused without a key, but not those with another unset variable', async () => {
  using project = aProject({});
  firstCommit(project.folder, {
    'evals/a.eval.yaml': `tests:\n${['a', 'b', 'c'].map((id) => `  - { id: ${id}, input: hi, assertions: [{ type: contains, value: hello }] }\n`).join('')}`,
    '.agentv/targets.yaml': `targets:
  - { name: keyed, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: m }
  - { name: moved, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: m, base_url: "\${{ SOME_URL }}" }
`,
  });
  const sha = '4'.repeat(40);
  const pullRequest = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: '5'.repeat(40) };
  const keys = { SOME_API_KEY: 'sk-1234567890abcdef', SOME_URL: 'https://model.example/v1' };
  const forecastsOf = async (target: string) => {
    const inputs = { target };
    const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, clock: CLOCK };
    // As a run of the base branch with its keys measured them.
    const { plan: run } = await prepare(parseInputs(inputs), { ...runtime, env: keys });
    const tests = run.steps.map((step) => {
      const { measure, subject } = step.kind === 'run' ? step : {};
      const trial = { run: 'r1', sha, time: '2026-11-05T00:00:00Z', pass: true, score: 1, measure, subject };
      return { testId: step.test.id, trials: [trial] };
    });
    const found: EvidencePool = {
      suite: 'a',
      file: 'evals/a.eval.yaml',
      target,
      resets: [],
      tests,
    };
    const baseline: Baseline = { kind: 'found', pools: [found], provenance: [] };
    const source = { ofBaseBranch: async () => baseline, ofRun: async () => baseline };
    const policy = await findPolicy(parseInputs(inputs), runtime);
    const site = { runtime: { ...runtime, env: pullRequest }, source };
    return makeForecast(policy, OPTIONS, site);
  };
  const first = await forecastsOf('keyed');
  expect(first).toMatchObject({ calls: 1, reuse: { tests: 3, canaries: 1, commits: [sha] } });
  expect(forecastText(first, OPTIONS)).toContain('3 tests unchanged since 4444444, 1 of them run as canaries');
  expect(await forecastsOf('moved')).toMatchObject({ calls: 3, reuse: { tests: 0 } });
});
