import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { unzip } from '../../../src/adapters/files/zip.ts';
import { evidenceArtifact, samplesArtifact } from '../../../src/app/baseline/artifact-names.ts';
import { decodeSample, sampleLines } from '../../../src/evidence/samples/codec.ts';
import { events, HEAD } from '../../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../../support/github-server.ts';
import { runMain } from '../../support/github-step.ts';
import { pageIndexOf, pageTestOf } from '../../support/page-blocks.ts';
import { aProject, type Project } from '../../support/project.ts';
import { type ResultsService, resultsService } from '../../support/results-service.ts';
import { zip } from '../../support/zip.ts';

// Each starts the action.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

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

let service: ResultsService;
/** What the run of the base branch stored. */
let stored: ReadonlyMap<string, string>;
let evidence: Buffer;
let samples: Buffer;
let log: string;
let outputs: Readonly<Record<string, string>>;
let jobSummary: string;

beforeAll(async () => {
  service = await resultsService();
  await using github = await gitHubServer();
  using project = checkout();
  const env = { ...service.env, ...WORKFLOW, ...SECRET };
  const ended = await runMain({ project, github, event: events.pushToMain, inputs, env });
  ({ log, outputs, summary: jobSummary } = ended);
  const archiveOf = async (name: string) =>
    Buffer.from(await service.store.get(service.artifacts.find((each) => each.name === name)?.blob ?? ''));
  evidence = await archiveOf(evidenceArtifact('evals.yml/evals'));
  samples = await archiveOf(samplesArtifact('evals.yml/evals'));
  const limits = { archiveBytes: 1e6, entries: 10, entryBytes: 1e6, totalBytes: 1e6 };
  const files = await unzip(samples, { shown: 'The artifact', isWanted: () => true, limits });
  stored = new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
});
afterAll(() => service?.[Symbol.asyncDispose]());

describe('a run of the base branch', () => {
  test('links to its report in the job summary', () => {
    expect(jobSummary).toContain(`\n\n[Report with all answers](${outputs['html-url']})\n`);
  });

  test('stores its answers as samples, next to its evidence and without secrets', () => {
    expect([...stored.keys()].sort()).toEqual(['facts.json', 'samples-0.jsonl', 'trend.json']);
    const read = sampleLines(stored.get('samples-0.jsonl') ?? '');
    const all = read.kind === 'read' ? [...read.value.values()].map(decodeSample) : [];
    expect(all.map((sample) => [sample?.key[2], sample?.sides[0]?.answer])).toEqual(
      ids.map((id) => [id, `The word is ${id} (***)`]),
    );
    expect([...stored.values()].join()).not.toContain(SECRET.API_TOKEN);
    expect(JSON.parse(stored.get('trend.json') ?? '')).toMatchObject({
      schemaVersion: 1,
      runs: [{ run: '4711.2', suites: [{ suite: 'words', target: 'default', passes: 4, trials: 4, score: 1 }] }],
    });
    expect(JSON.parse(stored.get('facts.json') ?? '')).toMatchObject({
      schemaVersion: 1,
      tests: ids.map((id) => ({
        key: ['evals/words.eval.yaml', 'words', id, 'default'],
        durationMs: expect.any(Number),
        judgeCalls: 0,
      })),
    });
    expect(log).not.toContain('samples was not delivered');
    expect(outputs['html-url']).toMatch(/\/octo\/agent\/actions\/runs\/4711\/artifacts\/\d+$/);
  });

  test.each([
    ['samples are off', {}, 'eval_action: { samples: false }\n'],
    ['evidence is never stored', { evidence: 'never' }, undefined],
    ['artifacts are off', { 'upload-artifacts': 'false' }, undefined],
  ])('stores none where %s', async (_, others, config) => {
    await using own = await resultsService();
    await using github = await gitHubServer();
    using project = checkout();
    if (config !== undefined) project.write('.agentv/config.yaml', config);
    const env = { ...own.env, ...WORKFLOW, ...SECRET };
    const { exitCode } = await runMain({
      project,
      github,
      event: events.pushToMain,
      inputs: { ...inputs, ...others },
      env,
    });
    expect(exitCode).toBe(0);
    expect(own.artifacts.filter(({ name }) => name.startsWith('agentv-samples-'))).toEqual([]);
  });
});

/** Puts the artifacts of the base run where a pull request finds them. */
function store(github: GitHubServer, archive: Buffer | undefined, over: object = {}): void {
  const origin = { headSha: BASE, headBranch: 'main', createdAt: new Date().toISOString() };
  const digestOf = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const add = (id: number, name: string, bytes: Buffer, others: object = {}) =>
    github.artifacts.push({ id, run: 11, name, digest: digestOf(bytes), ...origin, archive: bytes, ...others });
  add(110, evidenceArtifact('evals.yml/evals'), evidence);
  if (archive !== undefined) add(111, samplesArtifact('evals.yml/evals'), archive, over);
  github.runs.push({ id: 11, event: 'push', name: 'Evals', ...origin });
  Object.assign(github.branches, { main: [BASE], change: [HEAD, BASE] });
}

interface Compared {
  readonly archive?: Buffer | undefined;
  readonly over?: object;
  change?(project: Project): void;
  fault?(github: GitHubServer): void;
}

/** A pull request that breaks two tests, as its page shows it. */
async function pullRequest({ archive, over, change, fault }: Compared) {
  await using github = await gitHubServer();
  store(github, archive, over);
  github.filesAt[BASE] = { 'evals/words.eval.yaml': suite };
  fault?.(github);
  using project = checkout();
  for (const id of ['two', 'three']) project.write(`evals/${id}.unknown`, '');
  change?.(project);
  const env = {
    ...SECRET,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/pull/7/merge',
  };
  const { outputs } = await runMain({ project, github, event: events.pullRequest, inputs, env });
  return {
    html: project.read('out/report.html'),
    outputs,
    summary: project.read('out/summary.md'),
    comment: project.read('out/comment.md'),
  };
}

describe('a pull request that breaks two tests', () => {
  test('shows both answers of each from the samples, and the first difference, also in comment and summary', async () => {
    const { html, outputs, summary, comment } = await pullRequest({ archive: samples });
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

  test('says that the base branch measures a test differently, and shows no answer of it', async () => {
    const change = (project: Project) =>
      project.write('evals/words.eval.yaml', suite.replace('value: two', 'value: "two "'));
    const { html } = await pullRequest({ archive: samples, change });
    expect(pageTestOf(html, 'two').answer?.sides['base']).toBeUndefined();
    expect(pageTestOf(html, 'two').difference).toBe('the base branch measures this test differently');
    expect(pageTestOf(html, 'three').answer?.sides['base']).toBeDefined();
    expect(pageIndexOf(html).samples).toContain('the base branch measures 1 test differently');
  });

  const newer = zip([{ name: 'samples-0.jsonl', content: '{"schemaVersion":2}\n' }]);
  const faults: readonly (readonly [string, Compared, string])[] = [
    ['missing', {}, 'Run 11 stored no samples. No base answer is stored'],
    ['expired', { archive: Buffer.from('x'), over: { expired: true } }, 'The samples of run 11 have expired.'],
    ['damaged', { archive: Buffer.from('no archive') }, 'The samples of run 11 could not be read: '],
    ['of a newer version', { archive: newer }, 'samples-0.jsonl of run 11 cannot be used: a newer version'],
    [
      'on a server that does not answer',
      { archive: samples, fault: (github) => github.breaks({ on: /runs\/11\/artifacts/, status: 500 }) },
      'The samples of run 11 could not be read: ',
    ],
    ['too large', { archive: Buffer.alloc(17 * 2 ** 20) }, 'is larger than 16 MiB'],
  ];
  test.each(faults)('gets the same verdict with samples that are %s, and the page says why', async (_, given, why) => {
    const { html, outputs } = await pullRequest(given);
    expect([outputs['verdict'], outputs['baseline-status']]).toEqual([(await verdict()).verdict, 'found']);
    expect(pageIndexOf(html).samples.toLowerCase()).toContain(why.toLowerCase());
    expect(pageTestOf(html, 'two').difference).toBe('no base answer is stored');
  });

  let known: Promise<{ verdict: string | undefined }> | undefined;
  const verdict = () => {
    known ??= pullRequest({ archive: samples }).then(({ outputs }) => ({ verdict: outputs['verdict'] }));
    return known;
  };
});
