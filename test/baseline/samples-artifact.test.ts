import { beforeAll, describe, expect, test } from 'vitest';
import { decodeAnswer } from '../../src/baseline/answers.ts';
import { keyFolder, README_TEXT, runPath } from '../../src/baseline/history-paths.ts';
import { decodeRuns, encodeRun } from '../../src/baseline/run-file.ts';
import { trendOf } from '../../src/baseline/trend.ts';
import { evidenceArtifact } from '../../src/github/artifact-names.ts';
import { unzip } from '../../src/platform/files/zip.ts';
import { aResult } from '../support/builders.ts';
import { events, HEAD } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../support/github-server.ts';
import { aHistoryRun } from '../support/history.ts';
import { pageIndexOf, pageTestOf } from '../support/page-blocks.ts';
import { aProject, type Project } from '../support/project.ts';
import { type ResultsService, resultsService } from '../support/results-service.ts';
import { runStep } from '../support/step.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';

const BASE = '3'.repeat(40);
const ids = ['one', 'two', 'three', 'four'];
const suite = `name: words\ntests:\n${ids.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: ${id} }] }\n`).join('')}`;
/** Answers with its prompt, unless a file says that it does not know the word. The answer has a secret in it. */
const agent = `if [ -e "$1.unknown" ]; then printf 'I do not know'; else printf 'The word is %s' "$1"; fi
printf ' (%s)' "$API_TOKEN"
`;
const checkout = () =>
  aProject({
    'evals/words.eval.yaml': suite,
    'evals/agent.sh': agent,
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: cli, command: "sh agent.sh {PROMPT}", env: { API_TOKEN: "${{ API_TOKEN }}" } }]\n',
  });

const inputs = { comment: 'never', confirm: 'off', control: 'off', reuse: 'off' };
const WORKFLOW = { GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/heads/main' };
const SECRET = { API_TOKEN: 'a-very-secret-token-1234' };

/** What the run of the base branch stored. */
let stored: string;
let log: string;
let outputs: Readonly<Record<string, string>>;
let jobSummary: string;

beforeAll(async () => {
  await using service = await resultsService();
  ({ log, outputs, summary: jobSummary } = await runOnMain(service));
  stored = await evidenceIn(service);
});

/** A run of the base branch. */
async function runOnMain(own: ResultsService, others: Readonly<Record<string, string>> = {}, config = '') {
  await using github = await gitHubServer();
  using project = checkout();
  if (config !== '') project.write('.agentv/config.yaml', config);
  const env = { ...own.env, ...WORKFLOW, ...SECRET };
  return await runStep('main', { project, github, event: events.pushToMain, inputs: { ...inputs, ...others }, env });
}

/** What a step stored for later runs. */
async function evidenceIn({ store, artifacts }: ResultsService): Promise<string> {
  const { blob = '' } = artifacts.find(({ name }) => name === evidenceArtifact('evals.yml/evals')) ?? {};
  const bytes = Buffer.from(await store.get(blob));
  const limits = { archiveBytes: 1e6, entries: 10, entryBytes: 1e6, totalBytes: 1e6 };
  const files = await unzip(bytes, { shown: 'The artifact', isWanted: () => true, limits });
  expect([...files.keys()]).toEqual(['baseline.jsonl']);
  return Buffer.from(files.get('baseline.jsonl') ?? '').toString();
}

describe('a run of the base branch', () => {
  test('links to its report in the job summary', () => {
    expect(jobSummary).toContain(`\n\n[Report with all answers](${outputs['html-url']})\n`);
  });

  test('stores its answers as samples, next to its evidence and without secrets', () => {
    const decoded = decodeRuns(stored);
    if (decoded.kind === 'refused') throw new Error(decoded.why);
    const { runs, answers } = decoded.value;
    const all = [...answers.values()].map(decodeAnswer);
    expect(all.map((answer) => [answer?.key[2], answer?.sides[0]?.answer])).toEqual(
      ids.map((id) => [id, `The word is ${id} (***)`]),
    );
    expect(all[0]?.fact).toMatchObject({ durationMs: expect.any(Number), judgeCalls: 0 });
    expect(stored).not.toContain(SECRET.API_TOKEN);
    expect(trendOf(runs)).toMatchObject([
      { run: '4711.2', suites: [{ suite: 'words', target: 'default', passes: 4, trials: 4, score: 1 }] },
    ]);
    expect(log).not.toContain('evidence was not delivered');
    expect(outputs['html-url']).toMatch(/\/octo\/agent\/actions\/runs\/4711\/artifacts\/\d+$/);
  });

  test('stores its evidence alone where samples are off', async () => {
    await using own = await resultsService();
    const { exitCode } = await runOnMain(own, {}, 'eval_action: { samples: false }\n');
    expect(exitCode).toBe(0);
    const text = await evidenceIn(own);
    expect(text).toContain('{"type":"test",');
    expect(text).not.toContain('{"type":"answer",');
  });

  test.each([
    ['evidence is never stored', { evidence: 'never' }],
    ['artifacts are off', { 'upload-artifacts': 'false' }],
  ])('stores nothing where %s', async (_, others) => {
    await using own = await resultsService();
    await runOnMain(own, others);
    expect(own.artifacts.filter(({ name }) => name.startsWith('agentv-evidence-'))).toEqual([]);
  });
});

/** Puts the artifact of the base run where a pull request finds it. */
function store(github: GitHubServer, text: string): void {
  leaveEvidence(github, { sha: BASE, text });
  Object.assign(github.branches, { main: [BASE], change: [HEAD, BASE] });
}

/** Writes the run of the base commit to the branch of the history. */
function storeHistory(github: GitHubServer): void {
  const run = aHistoryRun(
    ids.map((testId) => aResult({ suite: 'words', testId, target: 'default' })),
    { facts: { run_id: 11, sha: BASE, time: new Date().toISOString() } },
  );
  const path = `${keyFolder('evals.yml/evals')}/${runPath(run.run)}`;
  github.git.write('eval-history', { 'README.md': README_TEXT, [path]: encodeRun(run) });
  Object.assign(github.filesAt[BASE] ?? {}, { '.agentv/config.yaml': 'eval_action: { history: branch }\n' });
}

interface Compared {
  /** Compares with the history branch. */
  readonly isHistory?: boolean;
  /** What the base run stored. */
  readonly text?: string;
  change?(project: Project): void;
}

/** A pull request that breaks two tests, as its page shows it. */
async function pullRequest({ text = stored, change, isHistory = false }: Compared = {}) {
  await using github = await gitHubServer();
  store(github, text);
  github.filesAt[BASE] = { 'evals/words.eval.yaml': suite };
  if (isHistory) storeHistory(github);
  using project = checkout();
  for (const id of ['two', 'three']) project.write(`evals/${id}.unknown`, '');
  change?.(project);
  const env = {
    ...SECRET,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/pull/7/merge',
  };
  const values = isHistory ? { ...inputs, baseline: 'history' } : inputs;
  const { outputs } = await runStep('main', { project, github, event: events.pullRequest, inputs: values, env });
  return {
    html: project.read('out/report.html'),
    outputs,
    summary: project.read('out/summary.md'),
    comment: project.read('out/comment.md'),
  };
}

describe('a pull request that breaks two tests', () => {
  test('shows both answers of each from the samples, and the first difference, also in comment and summary', async () => {
    const { html, outputs, summary, comment } = await pullRequest();
    for (const text of [summary, comment]) expect(text).toContain('First difference: the answers differ');
    expect(outputs['html-path']).toMatch(/out\/report\.html$/);
    for (const id of ['two', 'three']) {
      const { answer, difference } = pageTestOf(html, id);
      expect(answer?.sides['base']).toMatchObject({
        answer: `The word is ${id} (***)`,
        from: { run: '4711.2', kind: 'base' },
      });
      expect(answer?.sides['head']?.answer).toContain('I do not know');
      expect(difference).toBe('the answers differ from word 1 on');
    }
    expect(pageIndexOf(html).samples).toBe('Base answers are from the samples of run 11');
    expect(html).not.toContain(SECRET.API_TOKEN);
  });

  test('shows the answers of the newest run of a history', async () => {
    const { html, outputs } = await pullRequest({ isHistory: true });
    expect(outputs['baseline-status']).toBe('found');
    expect(pageTestOf(html, 'two').answer?.sides['base']?.answer).toBe('The word is two (***)');
    expect(pageIndexOf(html).samples).toBe('Base answers are from the samples of run 11');
  });

  test('says that the base branch measures a test differently, and shows no answer of it', async () => {
    const change = (project: Project) =>
      project.write('evals/words.eval.yaml', suite.replace('value: two', 'value: "two "'));
    const { html } = await pullRequest({ change });
    expect(pageTestOf(html, 'two').answer?.sides['base']).toBeUndefined();
    expect(pageTestOf(html, 'two').difference).toBe('the base branch measures this test differently');
    expect(pageTestOf(html, 'three').answer?.sides['base']).toBeDefined();
    expect(pageIndexOf(html).samples).toContain('the base branch measures 1 test differently');
  });

  test.each([
    ['missing', /^\{"type":"answer".*\n/gm, ''],
    ['damaged', /"sides":/g, '"side":'],
  ])('gets the same verdict with answers that are %s, and shows none', async (_, part, other) => {
    const { html, outputs } = await pullRequest({ text: stored.replaceAll(part, other) });
    expect([outputs['verdict'], outputs['baseline-status']]).toEqual([(await whole()).outputs['verdict'], 'found']);
    expect(pageIndexOf(html).samples).toBe('No base answer is stored');
    expect(pageTestOf(html, 'two').difference).toBe('no base answer is stored');
  });

  let known: ReturnType<typeof pullRequest> | undefined;
  const whole = () => {
    known ??= pullRequest();
    return known;
  };
});
