import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeRun } from '../../src/baseline/run-file.ts';
import type { GateInputs } from '../../src/config/gate-inputs.ts';
import { findPolicy } from '../../src/config/policy/policy.ts';
import { policyBase } from '../../src/config/policy/policy-base.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { findGateInputs } from '../../src/runner/pipeline/gate-inputs.ts';
import { realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import { aResult } from '../support/builders.ts';
import { aPool, type Counts, evidenceText } from '../support/evidence.ts';
import { aFolder, aRemote, type GitRemote } from '../support/git-remote.ts';
import { type GitHubEvent, jobIn, pullRequestOf } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';
import { aHistoryRun } from '../support/history.ts';

const BASE = '3'.repeat(40);
const FILE = '.agentv/evidence/greetings.jsonl';
const baselineContext = (counts: Counts): string => evidenceText(aPool(counts));
/** Of the base branch, where the test always passed; and of a change that would rather have it otherwise. */
const GOOD = baselineContext({ greets: '10/10' });
const BAD = baselineContext({ greets: '0/10' });

/** A run in a folder of a history. */
const PAST = 'hist/v1/evals/runs/2026/01/20260110T101100Z-1.1-aaaaaaaa.jsonl';
const pastRun = (pass: boolean, run = 1): string =>
  encodeRun(aHistoryRun([aResult({ score: pass ? 1 : 0 })], { facts: { run_id: run } }));

interface Asked {
  readonly folder: string;
  readonly event: GitHubEvent;
  readonly baseline?: string;
  readonly history?: string;
  readonly github?: GitHubServer;
}

async function beforeIn({ folder, event, baseline, history, github }: Asked): Promise<GateInputs> {
  const log = { info() {}, warn() {}, error() {} };
  const around = { ...event.env, PATH: process.env['PATH'] ?? '' };
  const runtime = { ...realRuntime(log, unstoppable()), cwd: folder, env: around };
  const inputs = parseInputs({
    baselineMaxAge: '3650d',
    ...(github && { githubToken: TOKEN }),
    ...(baseline && { baseline }),
    ...(history && { history }),
  });
  const job = await jobIn(event, { ...(github && { GITHUB_API_URL: github.url }) });
  return findGateInputs(
    await findPolicy(inputs, runtime, await policyBase(inputs, job, { runtime, checkout: folder })),
    runtime,
  );
}

/** A clone in which a pull request changes files of its base. */
function aPull(base: Readonly<Record<string, string>>, head: Readonly<Record<string, string | undefined>>) {
  const remote: GitRemote = aRemote({ 'README.md': 'evals', ...base });
  const from = remote.git('rev-parse', 'HEAD');
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(head)) {
    if (text === undefined) remote.git('rm', '--quiet', path);
    else files[path] = text;
  }
  const to = remote.commit(files);
  return { ...remote, event: pullRequestOf({ head: to, base: from }), base: from };
}

/** How often the test passed in what was found. */
function passesIn({ baseline }: GateInputs): string {
  if (baseline.kind !== 'found') return baseline.kind;
  const trials = baseline.pools.flatMap(({ tests }) => tests.flatMap((each) => each.trials));
  return `${trials.filter(({ pass }) => pass).length}/${trials.length}`;
}

const changesOf = ({ source }: GateInputs): string[] => (source?.changes ?? []).map(({ file }) => file);

async function foundIn(asked: Asked) {
  const before = await beforeIn(asked);
  return [passesIn(before), changesOf(before)];
}

describe('a baseline that the repository keeps is that of the base branch', () => {
  test.each([
    ['edits', { [FILE]: BAD }, '10/10'],
    ['deletes', { [FILE]: undefined }, '10/10'],
    ['adds to', { '.agentv/evidence/more.jsonl': baselineContext({ greets: '0/10' }) }, '10/10'],
  ])('which a change %s, and that is reported', async (_, head, passes) => {
    using pull = aPull({ [FILE]: GOOD }, head);
    expect(await foundIn(pull)).toEqual([passes, ['.agentv/evidence']]);
  });

  test.each<[string, Parameters<typeof aPull>, string | undefined, string, string[]]>([
    [
      'so that one which the change brings is none yet',
      [{}, { [FILE]: GOOD }],
      undefined,
      'none',
      ['.agentv/evidence'],
    ],
    [
      'also where it is named',
      [{ 'past.jsonl': GOOD }, { 'past.jsonl': BAD }],
      './past.jsonl',
      '10/10',
      ['past.jsonl'],
    ],
    [
      'but files that a step of the job has made count as they are',
      [{ '.gitignore': 'made.jsonl' }, { 'prompt.txt': 'better', 'made.jsonl': BAD }],
      'made.jsonl',
      '0/10',
      [],
    ],
    [
      'and a change that leaves it alone gets no warning',
      [{ [FILE]: GOOD }, { 'prompt.txt': 'better' }],
      undefined,
      '10/10',
      [],
    ],
  ])('%s', async (_, commits, baseline, passes, changes) => {
    using pull = aPull(...commits);
    expect(await foundIn({ ...pull, ...(baseline && { baseline }) })).toEqual([passes, changes]);
  });

  test.each([
    ['auto', 'edits', { [PAST]: pastRun(false) }, '1/1'],
    ['history', 'adds to', { [`${PAST.replace('-1.1-', '-2.1-')}`]: pastRun(false, 2) }, '1/1'],
    ['history', 'deletes from', { [PAST]: undefined }, '1/1'],
  ])('also as a folder of a history, with baseline: %s, which a change %s', async (baseline, _, head, passes) => {
    using pull = aPull({ 'hist/README.md': '# History of evals\n', [PAST]: pastRun(true) }, head);
    expect(await foundIn({ ...pull, baseline, history: 'hist' })).toEqual([passes, ['hist']]);
  });

  test('also where a link leads to what the change edits', async () => {
    using remote = aRemote({ 'kept/past.jsonl': GOOD });
    symlinkSync('kept/past.jsonl', join(remote.folder, 'past.jsonl'));
    const from = remote.commit({});
    const to = remote.commit({ 'kept/past.jsonl': BAD });
    const event = pullRequestOf({ head: to, base: from });
    expect(await foundIn({ folder: remote.folder, event, baseline: 'past.jsonl' })).toEqual(['10/10', ['past.jsonl']]);
  });

  test('and a link that replaces it in the change is not followed', async () => {
    using remote = aRemote({ 'past.jsonl': GOOD, 'bad.jsonl': BAD });
    const from = remote.git('rev-parse', 'HEAD');
    remote.git('rm', '--quiet', 'past.jsonl');
    symlinkSync('bad.jsonl', join(remote.folder, 'past.jsonl'));
    const to = remote.commit({});
    const event = pullRequestOf({ head: to, base: from });
    expect(await foundIn({ folder: remote.folder, event, baseline: 'past.jsonl' })).toEqual(['10/10', ['past.jsonl']]);
  });
});

describe('where the clone has only the newest commit GitHub is asked', () => {
  async function shallow(
    head: Readonly<Record<string, string>>,
    base: Readonly<Record<string, string>>,
    baseline?: string,
  ) {
    await using github = await gitHubServer();
    using remote = aRemote(head);
    using location = aFolder();
    const folder = join(location.path, 'agent');
    remote.commit({});
    execFileSync('git', ['clone', '--quiet', '--depth=1', remote.url, folder], { stdio: 'pipe' });
    github.filesAt[BASE] = base;
    const event = pullRequestOf({ head: remote.head, base: BASE });
    const before = await beforeIn({ folder, event, github, ...(baseline && { baseline }) });
    return { before, requests: github.requests.filter(({ path }) => path.includes('/contents/')) };
  }

  test.each([
    ['edits', { [FILE]: BAD }, { [FILE]: GOOD }, '10/10'],
    ['brings', { [FILE]: BAD }, { 'README.md': '' }, 'none'],
    ['deletes', { 'README.md': '' }, { [FILE]: GOOD }, '10/10'],
  ])('which evidence a change %s', async (_, head, base, passes) => {
    const { before } = await shallow(head, base);
    expect([passesIn(before), changesOf(before)]).toEqual([passes, ['.agentv/evidence']]);
  });

  test('in folders of folders, as those of a run', async () => {
    const { before } = await shallow(
      { 'past/deep/a.txt': 'new', 'past/g.jsonl': BAD },
      { 'past/deep/a.txt': 'old', 'past/g.jsonl': GOOD },
      'past',
    );
    expect([passesIn(before), changesOf(before)]).toEqual(['10/10', ['past']]);
  });

  test('and content only of what is different', async () => {
    const { before, requests } = await shallow({ [FILE]: GOOD }, { [FILE]: GOOD });
    expect([passesIn(before), changesOf(before)]).toEqual(['10/10', []]);
    expect(requests.map(({ path }) => path).filter((path) => path.endsWith('.jsonl'))).toEqual([]);
  });

  test('and evidence that GitHub gives no content of is no measurement, with what to do', async () => {
    const { before } = await shallow({ [FILE]: BAD }, { [FILE]: GOOD.repeat(1500) });
    expect(before.baseline).toMatchObject({
      kind: 'unavailable',
      why: `this change modifies the baseline files, and those of its base branch could not be read: ${FILE} has more than 1048576 bytes, the maximum that GitHub returns of a file`,
      hint: expect.stringMatching(/^Check out the full history with fetch-depth: 0, so that git can /),
    });
  });

  test('and of more files than GitHub is asked for it is said that git could read them', async () => {
    const many = (text: string) =>
      Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`.agentv/evidence/${at}.jsonl`, text]));
    const { before, requests } = await shallow(many(BAD), many(GOOD));
    expect(requests.length).toBeLessThanOrEqual(110);
    expect(before.baseline).toMatchObject({
      kind: 'unavailable',
      hint: expect.stringContaining('fetch-depth: 0'),
    });
  });
});
