import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../../src/config/settings.ts';
import { notMeasuredArtifact, resultsArtifact } from '../../../src/github/artifact-names.ts';
import { artifactReader } from '../../../src/github/artifact-reader.ts';
import { gitHubClient } from '../../../src/github/client.ts';
import { workflowRuns } from '../../../src/github/workflow-runs.ts';
import type { EarlierAttempt } from '../../../src/model/run/earlier-attempt.ts';
import type { TestResult } from '../../../src/model/run/result.ts';
import type { ReportFile } from '../../../src/model/verdict/report.ts';
import { files } from '../../../src/platform/files/files.ts';
import { earlierAttemptOf, findAttempts, readAttempts } from '../../../src/results/run-folder/earlier-attempts.ts';
import { readResults } from '../../../src/results/run-folder/read-results.ts';
import { aReport, aResult } from '../../support/builders.ts';
import { aRun, poolsOfRun } from '../../support/evidence.ts';
import { events, jobIn } from '../../support/github-events.ts';
import { clientOf, type GitHubServer, gitHubServer, type StoredJob, TOKEN } from '../../support/github-server.ts';
import { aProject, type Project } from '../../support/project.ts';
import { performStep } from '../../support/step.ts';
import { suiteOf } from '../../support/suites.ts';
import { zip } from '../../support/zip.ts';

const KEY = 'Evals/evals';

function left(github: GitHubServer, attempt: number, content: string, given = {}): void {
  const archive = zip([{ name: 'report.json', content }]);
  github.artifacts.push({ id: 100 + attempt, run: 4711, name: resultsArtifact(KEY, attempt), archive, ...given });
}

describe('earlier attempts of a run', () => {
  const content = { measure: 'm', subject: 's' };
  const result = (testId: string) => aResult({ ...content, testId });
  const reportOf = (results: TestResult[], more: object = {}) => {
    const report = aReport({ results });
    return JSON.stringify({ ...report, verdict: { verdict: 'fail' }, ...more });
  };

  const attemptsOn = (github: GitHubServer, attempt: number) => {
    const client = clientOf(github);
    const site = {
      reader: artifactReader(client, fetch, 5),
      runs: workflowRuns(client),
      runner: 'runner 1',
      log: { info() {} },
    };
    const names = { key: KEY, shard: undefined, name: KEY };
    return readAttempts(names, { run: 4711, attempt }, site, AbortSignal.timeout(10_000));
  };

  async function found(attempt: number, checkOut: (github: GitHubServer) => void) {
    await using github = await gitHubServer();
    checkOut(github);
    const { attempts, unreadable, warnings = [] } = await attemptsOn(github, attempt);
    return {
      attempts: attempts.map((each) => [each.attempt, each.tests.map(({ testId }) => testId)]),
      unreadable,
      warnings: warnings.map(({ message }) => message),
      fetched: github.blobRequests.length,
    };
  }

  test('are all found, those of other jobs and the own are not', async () => {
    const { attempts, unreadable } = await found(3, (github) => {
      left(github, 1, reportOf([result('a')]));
      left(github, 2, reportOf([result('b')]));
      left(github, 3, reportOf([result('own')]));
      left(github, 1, reportOf([result('other')]), { id: 7, name: resultsArtifact('Evals/lint', 1) });
    });
    expect([attempts, unreadable]).toEqual([
      [
        [1, ['a']],
        [2, ['b']],
      ],
      [],
    ]);
  });

  test.each([
    ['1', []],
    ['2', [expect.stringContaining('its verdict does not include the earlier attempts')]],
  ])('are not known on an Enterprise server, which attempt %s says', async (attempt, messages) => {
    await using github = await gitHubServer();
    const env = { GITHUB_SERVER_URL: 'https://github.example.com', GITHUB_RUN_ATTEMPT: attempt };
    const log = { info() {}, warn() {}, error() {} };
    const site = { http: fetch, connect: gitHubClient, log, env: {}, signal: AbortSignal.timeout(10_000) };
    const job = await jobIn(events.pullRequest, { ...env, GITHUB_API_URL: github.url });
    const { warnings = [], unreadable } = await findAttempts(parseInputs({ githubToken: TOKEN }), job, site);
    expect(warnings.map(({ message }) => message)).toEqual(messages);
    expect([unreadable, github.requests]).toEqual([[], []]);
  });

  describe('that stored no results', () => {
    const own = {
      run: 4711,
      attempt: 2,
      name: 'Evals (gpt)',
      runner: 'runner 1',
      steps: { set: 'success', evals: undefined },
    };
    const earlier = (conclusion: string, more: Partial<StoredJob> = {}): StoredJob => ({
      ...own,
      attempt: 1,
      runner: 'runner 2',
      steps: { set: 'success', evals: conclusion },
      ...more,
    });

    test('are an error if the step came to its end: a new attempt must not forget what it measured', async () => {
      // With continue-on-error, a failure is a success.
      const { unreadable: success } = await found(2, (github) => github.jobs.push(own, earlier('success')));
      const { unreadable } = await found(2, (github) => github.jobs.push(own, earlier('failure')));
      expect(success).toEqual(unreadable);
      expect(unreadable).toMatchObject([
        {
          severity: 'error',
          message:
            'this is attempt 2, and earlier attempts on the same commit cannot be read: the results of attempt 1 were not stored',
          hint: 'Push a commit: a new run has no earlier attempts.',
        },
      ]);
    });

    test.each<[string, StoredJob[]]>([
      ['was cancelled', [own, earlier('cancelled')]],
      [
        'was skipped, because a step before it failed',
        [own, earlier('skipped', { steps: { set: 'failure', evals: 'skipped' } })],
      ],
      ['was in a job that did not run', [own, earlier('failure', { name: 'Evals (other)' })]],
      [
        'is of a job on page 2 that was skipped',
        [...Array(120).fill(earlier('failure', { name: 'lint' })), own, earlier('skipped')],
      ],
    ])('count for nothing if the step %s', async (_, jobs) => {
      const { attempts, unreadable, warnings } = await found(2, (github) => github.jobs.push(...jobs));
      expect([attempts, unreadable, warnings]).toEqual([[], [], []]);
    });

    test('count for nothing if the attempt said that it measured nothing', async () => {
      const { unreadable } = await found(2, (github) => {
        github.jobs.push(own, earlier('failure'));
        github.artifacts.push({ id: 7, run: 4711, name: notMeasuredArtifact(KEY, 1) });
      });
      expect(unreadable).toEqual([]);
    });

    test('are a warning if GitHub does not show which job they are of', async () => {
      const { unreadable, warnings } = await found(2, (github) => github.jobs.push(earlier('failure')));
      expect([unreadable, warnings]).toEqual([
        [],
        [
          'This is attempt 2, and its verdict does not include the earlier attempts on the same commit: attempt 1 has no artifact with results',
        ],
      ]);
    });
  });

  test('that a later one knows are not fetched again', async () => {
    const { attempts, fetched } = await found(3, (github) => {
      left(github, 1, reportOf([result('a')]));
      left(github, 2, reportOf([result('b')], { earlier: [earlierAttemptOf(1, aRun([result('a')]))] }));
    });
    expect([attempts, fetched]).toEqual([
      [
        [1, ['a']],
        [2, ['b']],
      ],
      1,
    ]);
  });

  test('bring their re-runs, which count for this commit and for no other', async () => {
    await using github = await gitHubServer();
    const extraTrials = [{ purpose: 'confirmation', checkout: 'head', result: result('a') }] as const;
    left(github, 1, reportOf([result('a')], { extraTrials }));
    const found = await attemptsOn(github, 2);
    expect(found.attempts[0]?.tests[0]?.reruns).toEqual([{ pass: true, score: 1 }]);
    const run = aRun([result('a')], { extraTrials: [...extraTrials], earlier: [...found.attempts] });
    const pools = poolsOfRun(run, { run: '4711.2' });
    expect(pools.flatMap(({ tests }) => tests.map(({ trials }) => trials.length))).toEqual([1]);
  });

  test.each([
    ['a dry run', { dryRun: true }],
    ['a run that measured nothing', { verdict: { verdict: 'invalid' } }],
    ['a run without its secrets', { missingSecrets: { from: 'fork', names: ['KEY'] } }],
  ])('count for nothing when it was %s', async (_, more) => {
    const { attempts, unreadable } = await found(2, (github) => left(github, 1, reportOf([result('a')], more)));
    expect([attempts, unreadable]).toEqual([[], []]);
  });

  test.each([
    ['cut off', '{"schemaVersion": 1'],
    ['of another form', reportOf([result('a')], { earlier: [{ attempt: 'x' }] })],
    ['of a newer version', reportOf([result('a')], { schemaVersion: 2 })],
    ['expired', reportOf([result('a')]), { expired: true }],
  ])('that are %s cannot be read', async (_, text, given?: object) => {
    const { attempts, unreadable } = await found(2, (github) => left(github, 1, text, given));
    expect([attempts, unreadable]).toMatchObject([
      [],
      [
        {
          message: expect.stringMatching(
            /^this is attempt 2, and earlier attempts on the same commit cannot be read: /,
          ),
          hint: expect.stringContaining('push a commit'),
        },
      ],
    ]);
  });

  test('that are not accessible are named with the permission that is missing', async () => {
    const { unreadable } = await found(2, (github) =>
      github.breaks({ on: /artifacts/, status: 403, message: 'Resource not accessible by integration' }),
    );
    expect(unreadable).toMatchObject([{ hint: expect.stringContaining('actions: read') }]);
  });
});

test('a job that is run again is decided by the trials of all its attempts', async () => {
  await using github = await gitHubServer();
  using project = aProject({
    'evals/greet.eval.yaml': `execution: { threshold: 0.9 }\n${suiteOf(['greets', 'say', 'hello'])}`,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "cat ../word # {PROMPT}" }]\n',
    word: 'nothing',
  });
  const first = await attempt(project, github, 1);
  expect([first.exitCode, first.outputs['verdict']]).toEqual([1, 'fail']);
  expect(github.requests.some(({ path }) => path.includes('/runs/4711/artifacts'))).toBe(false);
  left(github, 1, project.read('out/report.json'));

  project.write('word', 'hello');
  const second = await attempt(project, github, 2);
  const { outputs, exitCode, log } = second;
  expect([exitCode, outputs['verdict']]).toEqual([1, 'fail']);
  expect(outputs['headline']).toBe(
    'greet scored 0.50; threshold 0.90. 1 of 1 test passed. Counted with the trials of 1 earlier attempt on the same content.',
  );
  expect(log).toContain('Attempt 1 of this run measured 1 test');
  const report = JSON.parse(project.read('out/report.json')) as ReportFile;
  const earlier = report.earlier as EarlierAttempt[];
  expect(earlier.map(({ attempt, tests }) => [attempt, tests.length])).toEqual([[1, 1]]);
  const { run } = await readResults(['out'], { cwd: project.folder, files });
  expect(run.earlier).toEqual(earlier);
});

test('an attempt that cannot read the ones before has no verdict', async () => {
  await using github = await gitHubServer();
  using project = aGreeting('default');
  const { exitCode, outputs } = await attempt(project, github, 2, { baseline: 'none', 'github-token': '' });
  expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
  expect(outputs['headline']).toContain('this is attempt 2, and earlier attempts on the same commit cannot be read: ');
});

test('an attempt of a job whose key has the results of another job has no verdict', async () => {
  await using github = await gitHubServer();
  using project = aGreeting('first');
  await attempt(project, github, 1, { baseline: 'none', target: 'first' });
  left(github, 1, project.read('out/report.json'));
  project.write('.agentv/targets.yaml', targetOf('second'));
  const { outputs } = await attempt(project, github, 2, { baseline: 'none', target: 'second', 'comment-key': KEY });
  expect([outputs['verdict'], outputs['headline']]).toEqual([
    'invalid',
    expect.stringContaining('the results of attempt 1 have none of these tests, so another job with this comment-key'),
  ]);
});

test('an attempt of a leg whose comment-key has the results of another leg has no verdict', async () => {
  await using github = await gitHubServer();
  using project = aGreeting('default');
  const leg = (os: string) => ({ baseline: 'none', 'comment-key': KEY, matrix: JSON.stringify({ os }) });
  await attempt(project, github, 1, leg('linux'));
  left(github, 1, project.read('out/report.json'));
  expect((await attempt(project, github, 2, leg('linux'))).outputs['verdict']).toBe('pass');
  const { outputs } = await attempt(project, github, 2, leg('windows'));
  expect([outputs['verdict'], outputs['headline']]).toEqual([
    'invalid',
    expect.stringMatching(/the results of attempt 1 are of \S*evals \(linux\), so another job with this comment-key/),
  ]);
});

test('an attempt of a job that uploads nothing says that it does not know the ones before', async () => {
  await using github = await gitHubServer();
  using project = aGreeting('default');
  const { log } = await attempt(project, github, 2, { baseline: 'none', 'upload-artifacts': 'false' });
  expect(log).toContain('does not include the earlier attempts on the same commit: upload-artifacts is false');
});

const targetOf = (name: string) => `targets: [{ name: ${name}, provider: mock, response: hello }]\n`;
const aGreeting = (target: string) =>
  aProject({
    'evals/greet.eval.yaml': suiteOf(['greets', 'say', 'hello']),
    '.agentv/targets.yaml': targetOf(target),
  });

const attempt = (project: Project, github: GitHubServer, number: number, inputs = {}, env = {}) =>
  performStep('main', {
    project,
    github,
    event: events.pullRequest,
    inputs: { 'output-directory': 'out', comment: 'never', ...inputs },
    env: { GITHUB_SERVER_URL: 'https://github.com', GITHUB_RUN_ATTEMPT: String(number), ...env },
  });
