import { execFileSync } from 'node:child_process';
import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../../src/config/settings.ts';
import { jsonStores } from '../../../src/github/json-stores.ts';
import type { RunResult } from '../../../src/model/run/result.ts';
import { reportOn } from '../../../src/runner/pipeline/report-on.ts';
import { evaluatedIn } from '../../app/evaluated.ts';
import { exampleJudge } from '../../support/example-judge.ts';
import { type ModelServer, modelServer, type Script } from '../../support/model-server.ts';
import { aProject, type Project } from '../../support/project.ts';

const KEY = 'sk-proj-Zx81kQwErTyUiOpAsDfGhJkL';
const targets = ({ url }: ModelServer, more = '') => `targets:
  - { name: default, provider: cli, command: "printf %s {PROMPT}", grader_target: judge }
  - { name: judge, provider: openai, base_url: "${url}/v1", api_key: "\${{ MODEL_KEY }}", model: m, pricing: { input_per_million: 1000, output_per_million: 0 } }
  - { name: model, provider: openai, base_url: "${url}/v1", api_key: "\${{ MODEL_KEY }}", model: m, pricing: { input_per_million: 1000, output_per_million: 0 }${more} }
`;
const JUDGED = `tests:
  - { id: one, input: a letter, assertions: [Is polite] }
  - { id: two, input: a card, assertions: [{ type: llm-grader, prompt: Is it good? }] }
`;
const ASKED = (head = '') => `execution: { target: model${head} }
tests:
  - { id: one, input: hello, assertions: [{ type: contains, value: hi }] }
  - { id: two, input: hello, assertions: [{ type: contains, value: hi }] }
`;

const git = (project: Project, ...args: string[]) => execFileSync('git', args, { cwd: project.folder });

async function run(
  project: Project,
  given: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  const inputs = parseInputs({ evals: 'evals', outputDirectory: 'out', maxRetries: '0', ...given });
  const stores = jsonStores(more['GITHUB_ACTIONS'] === 'true' ? 0 : Date.now());
  return (await evaluatedIn(project, inputs, { MODEL_KEY: KEY, ...more }, { stores })).run;
}

async function site(suite: string, script: Script, more = '') {
  const server = await modelServer(script);
  const project = aProject({ 'evals/a.eval.yaml': suite, '.agentv/targets.yaml': targets(server, more) });
  return {
    server,
    project,
    async [Symbol.asyncDispose]() {
      project[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

const hi: Script = { says: { text: 'hi', usage: { input: 100, output: 20 } } };
const gist = ({ results }: RunResult) =>
  results.map(({ testId, status, score, assertions }) => ({ testId, status, score, assertions }));

describe('verdicts of judges', () => {
  test('are stored from run to run: the second calls no model, reports the savings, and decides the same', async () => {
    await using at = await site(JUDGED, exampleJudge);
    const first = await run(at.project);
    expect(at.server.requests).toHaveLength(2);
    expect(first.caches).toEqual([{ cache: 'judge', asked: 2, hits: 0, savedUnknown: 0, notStored: 0 }]);
    const second = await run(at.project);
    expect(at.server.requests).toHaveLength(2);
    expect(gist(second)).toEqual(gist(first));
    expect(second.caches).toEqual([
      {
        cache: 'judge',
        asked: 2,
        hits: 2,
        savedUsd: 0.4,
        savedUnknown: 0,
        savedTokens: { input: 400, output: 80 },
        notStored: 0,
      },
    ]);
    expect(second.results[0]?.scores[0]).toMatchObject({
      costUsd: 0,
      tokenUsage: { input: 0, output: 0 },
      details: { judge_cached: true },
    });
    const report = reportOn(second, { inputs: parseInputs({}) });
    expect(report.caches).toEqual(second.caches);
  });

  test('are requested again if the answer, the criteria or the judge changes, and with the cache off', async () => {
    await using at = await site(JUDGED, exampleJudge);
    await run(at.project);
    const asked = async (given = {}) => {
      const before = at.server.requests.length;
      await run(at.project, given);
      return at.server.requests.length - before;
    };
    expect(await asked({ cache: 'off' })).toBe(2);
    expect(await asked({ cache: 'responses' })).toBe(2);
    at.project.write('evals/a.eval.yaml', JUDGED.replace('a letter', 'another letter'));
    expect(await asked()).toBe(1);
    at.project.write('evals/a.eval.yaml', JUDGED.replace('Is polite', 'Is brief'));
    expect(await asked()).toBe(1);
    at.project.write('.agentv/targets.yaml', targets(at.server).replaceAll('model: m', 'model: n'));
    expect(await asked()).toBe(2);
    expect(await asked()).toBe(0);
  });

  describe('that someone else may have written are not used', () => {
    const COMMITTED: readonly [string, (project: Project) => void][] = [
      ['committed', () => {}],
      [
        'committed behind a link',
        (project) => {
          renameSync(join(project.folder, '.agentv/cache'), join(project.folder, 'fixtures'));
          symlinkSync('../fixtures', join(project.folder, '.agentv/cache'));
        },
      ],
    ];
    test.each(COMMITTED)('%s, and a warning names them', async (_, prepare) => {
      await using at = await site(JUDGED, exampleJudge);
      await run(at.project);
      prepare(at.project);
      git(at.project, 'init', '-q');
      git(at.project, 'add', '-A', '-f');
      const again = await run(at.project);
      expect(at.server.requests).toHaveLength(4);
      expect(again.warnings).toMatchObject([
        { message: expect.stringMatching(/^The cache in \.agentv\/cache\/judge is not used: git tracks /) },
      ]);
    });

    test('in a checkout that does not track them, they are', async () => {
      await using at = await site(JUDGED, exampleJudge);
      git(at.project, 'init', '-q');
      await run(at.project);
      expect((await run(at.project)).warnings).toEqual([]);
      expect(at.server.requests).toHaveLength(2);
    });

    test('by the program under test, before the judge is asked', async () => {
      await using at = await site(JUDGED, exampleJudge);
      const first = await run(at.project);
      const forged = join(at.project.folder, 'forged');
      renameSync(join(at.project.folder, '.agentv/cache'), forged);
      at.project.write(
        '.agentv/targets.yaml',
        targets(at.server).replace('printf %s', `cp -r ${forged} ../.agentv/cache; printf %s`),
      );
      expect(gist(await run(at.project))).toEqual(gist(first));
      expect(at.server.requests).toHaveLength(4);
    });

    test('before a job of GitHub Actions, where the cache of the suite is not used either', async () => {
      await using at = await site(`execution: { cache_path: evals/cached }\n${JUDGED}`, exampleJudge);
      const temp = join(at.project.folder, 'temp');
      const job = { GITHUB_ACTIONS: 'true', RUNNER_TEMP: temp };
      const first = await run(at.project, {}, job);
      expect(first.warnings).toMatchObject([{ message: expect.stringMatching(/^execution\.cache_path is not used/) }]);
      expect(at.project.exists('evals/cached')).toBe(false);
      expect(at.project.list('temp/eval-action-cache')).toEqual(['judge']);
      await run(at.project, {}, job);
      expect(at.server.requests).toHaveLength(4);
    });
  });

  test('that cannot be read are not stored; a repaired one is', async () => {
    const unreadable = { says: 'no verdict' };
    const good = { says: JSON.stringify({ score: 1, assertions: [{ text: 'good', passed: true }] }) };
    const suite = JUDGED.replace(/.*Is polite.*\n/, '');
    await using at = await site(suite, [...Array(7).fill(unreadable), good]);
    const first = await run(at.project);
    expect(first.results[0]).toMatchObject({ status: 'execution_error', failure: { class: 'grader' } });
    const second = await run(at.project);
    expect(second.results[0]?.status).toBe('ok');
    expect(at.server.requests).toHaveLength(8);
    expect((await run(at.project)).caches).toMatchObject([{ asked: 1, hits: 1 }]);
    expect(at.server.requests).toHaveLength(8);
  });

  test('that hold a secret are not written to the disk', async () => {
    const reporting = { says: JSON.stringify({ score: 1, assertions: [{ text: `the key is ${KEY}`, passed: true }] }) };
    await using at = await site(JUDGED.replace(/.*Is polite.*\n/, ''), reporting);
    await run(at.project);
    expect(at.project.exists('.agentv/cache')).toBe(false);
  });
});

describe('replies of models', () => {
  test('are stored where the suite says; tests and trials never share one', async () => {
    await using at = await site(ASKED(', cache: true'), hi);
    const first = await run(at.project, { trials: '2' });
    expect(at.server.requests).toHaveLength(4);
    const second = await run(at.project, { trials: '2' });
    expect(at.server.requests).toHaveLength(4);
    expect(second.caches).toMatchObject([{ cache: 'responses', asked: 4, hits: 4, savedUsd: 0.4 }]);
    expect(gist(second)).toEqual(gist(first));
    expect(second.results[0]?.trials).toMatchObject([{ cached: true, costUsd: 0.1 }, { cached: true }]);
    const report = reportOn(second, { inputs: parseInputs({}) });
    expect(report.totals).toMatchObject({ costUsd: 0, costUnknown: 0 });
    expect(report.totals.tokens).toBeUndefined();
  });

  test('are stored on request, and in the folder that the suite names', async () => {
    await using at = await site(ASKED(', cache_path: build/kept'), hi);
    await run(at.project);
    expect(at.project.exists('build')).toBe(false);
    await run(at.project, { cache: 'judge, responses' });
    expect(at.project.list('build/kept')).toEqual(['responses']);
    await run(at.project, { cache: 'responses' });
    expect(at.server.requests).toHaveLength(4);
  });

  test('are not stored against the flag of the user, nor in a dry run', async () => {
    await using at = await site(ASKED(', cache: true'), hi);
    await run(at.project, { cache: 'judge' });
    expect((await run(at.project, { dryRun: 'true' })).caches).toBeUndefined();
    expect(at.project.exists('.agentv/cache')).toBe(false);
  });

  test.each([
    [
      'a temperature above 0',
      ASKED(', cache: true'),
      ', temperature: 0.2',
      'its temperature is 0.2, so the responses are meant to vary',
    ],
    [
      'programs',
      JUDGED.replace('tests:', 'execution: { cache: true }\ntests:'),
      '',
      'programs and agents have effects besides their answer',
    ],
  ])('are not stored for %s, which is reported', async (_, suite, more, why) => {
    await using at = await site(suite, exampleJudge, more);
    const { warnings, caches = [] } = await run(at.project);
    expect(warnings).toMatchObject([
      { message: expect.stringContaining(why), location: { file: '.agentv/targets.yaml' } },
    ]);
    expect(caches.filter(({ cache }) => cache === 'responses')).toEqual([]);
  });
});

describe('a conversation that is partly cached', () => {
  const turn = (input: string) => `      - { input: ${input}, assertions: [{ type: contains, value: hi }] }\n`;
  const TALK = (last: string, more = '') => `execution: { target: model, cache: true${more} }
tests:
  - id: talk
    input: hello
    mode: conversation
    turns:
${['one', 'two', last].map(turn).join('')}`;
  const totalsOf = (run: RunResult) => reportOn(run, { inputs: parseInputs({}) }).totals;

  test('costs what is asked now, and keeps the figures of all turns', async () => {
    await using at = await site(TALK('three'), hi);
    expect(totalsOf(await run(at.project))).toMatchObject({ costUsd: expect.closeTo(0.3, 9), costUnknown: 0 });
    at.project.write('evals/a.eval.yaml', TALK('another'));
    const second = await run(at.project, { outputDirectory: 'second' });
    expect(at.server.requests).toHaveLength(4);
    expect(second.results[0]).toMatchObject({
      costUsd: expect.closeTo(0.3, 9),
      tokenUsage: { input: 300, output: 60 },
      paid: { costUsd: 0.1, tokenUsage: { input: 100, output: 20 } },
    });
    expect(second.results[0]?.cached).toBeUndefined();
    const tokens = { input: 100, output: 20 };
    expect(totalsOf(second)).toMatchObject({ costUsd: 0.1, costUnknown: 0, tokens });
    const read = await run(at.project, { resume: 'second', outputDirectory: '' });
    expect(totalsOf(read)).toMatchObject({ costUsd: 0.1, costUnknown: 0, tokens });
  });
});
