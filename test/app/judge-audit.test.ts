import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/app/evaluate.ts';
import { parseInputs } from '../../src/app/inputs.ts';
import { publish } from '../../src/app/publish.ts';
import { realWorld, unstoppable } from '../../src/app/world.ts';
import type { RunResult } from '../../src/model/result.ts';
import { summaryMarkdown } from '../../src/reports/summary.ts';
import { resultTable } from '../../src/reports/terminal.ts';
import { type ModelRequest, type ModelServer, modelServer, type Turn } from '../support/model-server.ts';
import { aProject, type Project } from '../support/project.ts';

const targets = ({ url }: ModelServer) => `targets:
  - { name: default, provider: mock, response: hello, grader_target: judge }
  - { name: judge, provider: openai, base_url: "${url}/v1", api_key: "\${{ MODEL_KEY }}", model: m, pricing: { input_per_million: 1000, output_per_million: 0 } }
`;
const judged = (count: number) =>
  `tests:\n${Array.from({ length: count }, (_, index) => `  - { id: t${index}, input: "question ${index}", assertions: [{ type: llm-grader, prompt: Good? }] }\n`).join('')}`;

const verdict = (score: number): Turn => ({
  says: {
    text: JSON.stringify({ score, assertions: [{ text: 'seen', passed: score >= 0.8 }] }),
    usage: { input: 100, output: 10 },
  },
});
const COMMIT = 'a'.repeat(40);
const silent = { planned() {}, started() {}, finished() {}, confirming() {}, confirmed() {}, ended() {} };

/** A suite whose verdicts all are kept after the first run; `later` is what the judge says from then on. */
async function site(count: number, later: (request: ModelRequest) => Turn) {
  const server = await modelServer((request, index) => (index < count ? verdict(0.9) : later(request)));
  const project = aProject({ 'evals/a.eval.yaml': judged(count), '.agentv/targets.yaml': targets(server) });
  return {
    server,
    project,
    async [Symbol.asyncDispose]() {
      project[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function run(
  project: Project,
  given: Readonly<Record<string, string>> = {},
  commit: string | undefined = COMMIT,
  signal = unstoppable(),
): Promise<RunResult> {
  const log = { info() {}, warn() {}, error() {} };
  const env = { MODEL_KEY: 'sk-proj-Zx81kQwErTyUiOpAsDfGhJkL', GITHUB_SHA: commit };
  const world = { ...realWorld(log, signal), cwd: project.folder, env };
  const inputs = parseInputs({ evals: 'evals', outputDirectory: 'out', maxRetries: '0', ...given });
  return (await evaluate(inputs, world, silent)).run;
}

const gist = ({ results }: RunResult) => results.map(({ testId, status, score }) => ({ testId, status, score }));

describe('verdicts that were remembered', () => {
  test('are asked for again, one in twenty; what is kept counts, and the other only tells how steady the judge is', async () => {
    await using at = await site(40, () => verdict(0.1));
    const first = await run(at.project);
    expect(first.judgeNoise).toBeUndefined();
    const second = await run(at.project);
    expect(at.server.requests).toHaveLength(42);
    expect(gist(second)).toEqual(gist(first));
    expect(second.caches).toMatchObject([{ cache: 'judge', asked: 40, hits: 40 }]);
    expect(second.judgeNoise).toEqual([
      {
        judge: 'judge',
        now: { rejudged: 2, flips: 2 },
        before: { rejudged: 0, flips: 0 },
        leftOut: 0,
        unanswered: 0,
        paid: { costUsd: 0.2, tokenUsage: { input: 200, output: 20 } },
      },
    ]);
    const third = await run(at.project);
    expect(gist(third)).toEqual(gist(first));
    expect(third.caches).toMatchObject([{ asked: 40, hits: 40 }]);
  });

  test('are the same ones at the same commit, and others at another', async () => {
    await using at = await site(40, () => verdict(0.9));
    await run(at.project);
    const asked = async (commit: string) => {
      const before = at.server.requests.length;
      const { judgeNoise } = await run(at.project, {}, commit);
      expect(judgeNoise).toMatchObject([{ now: { rejudged: 2, flips: 0 } }]);
      return at.server.requests
        .slice(before)
        .map(({ body }) => /question \d+/.exec(JSON.stringify(body))?.[0])
        .sort();
    };
    const drawn = await asked(COMMIT);
    expect(await asked(COMMIT)).toEqual(drawn);
    // Two of forty may be the same ones by chance, but not time and again.
    const others = [await asked('b'.repeat(40)), await asked('c'.repeat(40)), await asked('d'.repeat(40))];
    expect(others).not.toEqual([drawn, drawn, drawn]);
  });

  test('are not asked for again with the cache off, in a dry run, and where there are few', async () => {
    await using at = await site(4, () => verdict(0.1));
    await run(at.project);
    expect((await run(at.project)).judgeNoise).toBeUndefined();
    expect(at.server.requests).toHaveLength(4);
    expect((await run(at.project, { dryRun: 'true' })).judgeNoise).toBeUndefined();
    at.project.write('evals/a.eval.yaml', judged(40));
    const { judgeNoise } = await run(at.project, { cache: 'off' });
    expect(judgeNoise).toBeUndefined();
    expect(at.server.requests).toHaveLength(44);
  });

  test('are left out where the budget has no room for them', async () => {
    await using at = await site(40, () => verdict(0.1));
    await run(at.project);
    const poor = await run(at.project, { budgetUsd: '0.15' });
    expect(poor.judgeNoise).toMatchObject([{ now: { rejudged: 1, flips: 1 }, leftOut: 1, paid: { costUsd: 0.1 } }]);
    expect(poor).toMatchObject({ complete: true });
    const poorer = await run(at.project, { budgetUsd: '0.05' });
    expect(poorer.judgeNoise).toMatchObject([{ now: { rejudged: 0 }, leftOut: 2 }]);
    expect(at.server.requests).toHaveLength(41);
  });

  test.each([
    ['0.15', 1],
    ['0.35', 2],
    ['0.75', 4],
  ])(
    'are asked for no more when replies cannot be read and a budget of %s USD has no room for more',
    async (budgetUsd, calls) => {
      await using at = await site(20, () => ({ says: { text: 'no verdict', usage: { input: 100, output: 10 } } }));
      await run(at.project);
      const { judgeNoise } = await run(at.project, { budgetUsd });
      expect(at.server.requests).toHaveLength(20 + calls);
      expect(judgeNoise).toMatchObject([
        { now: { rejudged: 0 }, leftOut: calls < 4 ? 1 : 0, unanswered: calls < 4 ? 0 : 1 },
      ]);
      expect(judgeNoise?.[0]?.paid.costUsd).toBeCloseTo(calls * 0.1, 9);
    },
  );

  test('keep nobody waiting who stops the run, and its results are whole', async () => {
    const stop = new AbortController();
    await using at = await site(20, () => {
      setTimeout(() => stop.abort(), 50);
      return { hangs: true };
    });
    const first = await run(at.project);
    const startedAt = performance.now();
    const second = await run(at.project, {}, COMMIT, stop.signal);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(gist(second)).toEqual(gist(first));
    expect(second).toMatchObject({ complete: true, judgeNoise: [{ now: { rejudged: 0 }, leftOut: 1, unanswered: 0 }] });
  });

  test.each<[string, Turn]>([
    ['fails', { status: 500 }],
    ['cannot be understood', { says: 'no verdict' }],
  ])('harm nothing when the judge %s', async (_, turn) => {
    await using at = await site(20, () => turn);
    const first = await run(at.project);
    const second = await run(at.project);
    expect(gist(second)).toEqual(gist(first));
    expect(second).toMatchObject({ complete: true, judgeNoise: [{ now: { rejudged: 0 }, unanswered: 1 }] });
  });
});

test('a judge of which more than a tenth differ, of ten or more, is labelled beside each of its scores', async () => {
  await using at = await site(100, () => verdict(0.1));
  await run(at.project);
  const told = async (commit: string) => {
    const made = await run(at.project, {}, commit);
    return { made, report: (await publish(made, parseInputs({}), [])).report };
  };
  const first = await told(COMMIT);
  expect(first.report.judgeNoise).toMatchObject([{ now: { rejudged: 5, flips: 5 } }]);
  expect(first.report.results[0]?.scores[0]).not.toHaveProperty('uncalibrated');
  const { made, report } = await told('b'.repeat(40));
  expect(report.judgeNoise).toMatchObject([{ now: { rejudged: 5, flips: 5 }, before: { rejudged: 5, flips: 5 } }]);
  for (const { scores } of report.results) expect(scores).toMatchObject([{ target: 'judge', uncalibrated: true }]);
  expect(report.totals.graderCostUsd).toBeCloseTo(0.5, 9);
  expect(made.results[0]?.scores[0]).not.toHaveProperty('uncalibrated');
  const summary = summaryMarkdown(report, 500_000);
  expect(summary).toContain(
    '\n\njudge noise: 10 of 10 judged again differ (100 %), 5 of them in this run, $0.50 spent on it\n\nuncalibrated, because more than 10 % differ: `judge`\n\n',
  );
  expect(summary).toContain('| 0.90 (uncalibrated) |');
  expect(resultTable(report, { colour: false, width: 120 })).toContain('\njudge noise: 10 of 10 judged again differ');
});
