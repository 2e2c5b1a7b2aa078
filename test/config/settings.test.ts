import { describe, expect, test } from 'vitest';
import { actionInputs } from '../../src/config/input-sources.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { parsed } from '../support/command-line.ts';

describe('an invalid value is reported with the valid ones', () => {
  test.each<[Readonly<Record<string, string>>, RegExp]>([
    [{ threshold: '1.5' }, /"threshold" must be[\s\S]*a number from 0 to 1[\s\S]*"1\.5"/],
    [{ workers: '3x' }, /workers[\s\S]*a whole number from 1 to 50/],
    [{ maxDrop: '1' }, /max-drop[\s\S]*a number from 0 to below 1/],
    [{ confirm: '0' }, /confirm[\s\S]*off, or a whole number from 1 to 1000/],
    [{ maxCostIncrease: '-0.1' }, /max-cost-increase[\s\S]*0 or more/],
    [{ strict: 'yes' }, /strict[\s\S]*true or false/],
    [{ annotations: 'loud' }, /annotations[\s\S]*commands, check or off/],
    [{ outputDirectory: 'out.jsonl' }, /output-directory[\s\S]*a folder, not a file/],
    [{ threshold: 'x', workers: 'y' }, /"workers" must be[\s\S]*"threshold" must be/],
  ])('%j', (texts, why) => {
    expect(() => parseInputs(texts)).toThrow(why);
  });

  test.each(['openai', 'openai=0', 'openai=1.5', '=5', 'a=1000001', 'a=1\na=2'])('%j requests per minute', (limits) => {
    expect(() => parseInputs({ requestsPerMinute: limits })).toThrow(
      /requests-per-minute[\s\S]*openai=300: a target or a provider, each once/,
    );
  });
});

test('limits of requests are lines of a name and a number, and a name may contain "="', () => {
  const { requestsPerMinute = {} } = parseInputs({ requestsPerMinute: ' openai = 300\na=b=1\n__proto__=2' });
  expect(Object.entries(requestsPerMinute).join(' ')).toBe('openai,300 a=b,1 __proto__,2');
});

test('inputs that are not given have their defaults', () => {
  expect(parseInputs({ threshold: '', evals: '  ' })).toEqual({
    history: 'off',
    historyBranch: 'eval-history',
    evals: [],
    target: [],
    testId: [],
    tag: [],
    experimentAgainst: [],
    failIfWorse: false,
    excludeTag: [],
    experiment: 'default',
    uploadArtifacts: true,
    html: 'auto',
    htmlMaxMib: 24,
    labelsNeedsImprovement: 'fail',
    labelsKeepAnswers: true,
    samples: true,
    workingDirectory: '.',
    rerunFailed: false,
    strict: false,
    dryRun: false,
    maxDrop: 0.02,
    confirm: 50,
    control: 'on',
    reuse: 'auto',
    mustPass: false,
    maxErrorRate: 0.1,
    baseline: [],
    evidence: 'auto',
    onInconclusive: 'neutral',
    otel: [],
    otelCaptureContent: false,
    otelGroupTurns: false,
    redact: [],
    redactUnknown: true,
    allowUntrustedCode: false,
    comment: 'on-change',
    checkRun: false,
    jobSummary: 'full',
    annotations: 'commands',
    explicitInputs: [],
  });
});

test('an input that repeats its default counts as given', () => {
  expect(parseInputs({ maxDrop: '0.02', threshold: '' }).explicitInputs).toEqual(['maxDrop']);
});

test.each([
  ['off', 'off'],
  ['1', 1],
  ['1000', 1000],
])('the value %s of confirm is valid', (text, value) => {
  expect(parseInputs({ confirm: text }).confirm).toBe(value);
});

test('lists come one per line; names also with commas; globs keep theirs', () => {
  const inputs = parseInputs({ evals: 'a/{b,c}.yaml\n!d\r\n', target: 'x, y\nz', testId: '{a,b}*\nc' });
  expect(inputs).toMatchObject({ evals: ['a/{b,c}.yaml', '!d'], target: ['x', 'y', 'z'], testId: ['{a,b}*', 'c'] });
});

test('the runner’s variables are read by the names of the inputs, empty ones count as not given', () => {
  const env = { 'INPUT_TEST-ID': 'a', INPUT_THRESHOLD: ' 0.5 ', 'INPUT_DRY-RUN': 'True', INPUT_WORKERS: '' };
  const inputs = actionInputs(env);
  expect(inputs).toMatchObject({ testId: ['a'], threshold: 0.5, dryRun: true });
  expect(inputs.workers).toBeUndefined();
});

describe('the command line', () => {
  const run = (...argv: string[]) => parsed('run', ...argv);

  test('knows every flag of the contract', async () => {
    const { inputs, quiet, json } = await run(
      ...['a.yaml', 'evals', '--target', 'x', '--target', 'y', '--targets', 't.yaml', '-o', 'out', '--workers', '4'],
      ...['--threshold', '0.8', '--test-id', 'a*', '--test-id', 'b', '--trials', '3', '--max-retries', '0'],
      ...['--agent-timeout', '1.5', '--dry-run', '--quiet', '--json'],
    );
    expect(inputs).toMatchObject({
      evals: ['a.yaml', 'evals'],
      target: ['x', 'y'],
      targets: 't.yaml',
      outputDirectory: 'out',
      workers: 4,
      threshold: 0.8,
      testId: ['a*', 'b'],
      trials: 3,
      maxRetries: 0,
      testTimeoutSeconds: 1.5,
      dryRun: true,
    });
    expect({ quiet, json }).toEqual({ quiet: true, json: true });
  });

  test('complains in the spelling of the flag', async () => {
    await expect(run('--agent-timeout', 'soon')).rejects.toThrow(/"--agent-timeout" must be/);
  });
});
