import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aCheckoutOf,
  aClosedNetwork,
  anAgentServer,
  countsOf,
  projectFiles,
  runHere,
  toolsInstalled,
} from './tools.ts';

beforeAll(toolsInstalled);

interface PromptfooRun {
  readonly results: {
    readonly stats: { readonly successes: number; readonly failures: number; readonly errors: number };
    readonly results: readonly { readonly score: number }[];
  };
}

interface ProjectRow {
  readonly name: string;
  readonly project: string;
  /** Absent: as the configuration says. */
  readonly trials?: number;
  readonly own: Awaited<ReturnType<typeof promptfooIn>>;
  readonly broken: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
}

/** What promptfoo itself says of a project: its exit code, counts and scores. */
async function promptfooIn(folder: string, env: Readonly<Record<string, string>>) {
  const args = ['eval', '--no-cache', '--no-table', '--no-progress-bar', '-o', 'out/own.json'];
  const exitCode = await new Promise((resolve) =>
    execFile('promptfoo', args, { cwd: folder, env }, (error) => resolve(error?.code ?? 0)),
  );
  const { results } = JSON.parse(readFileSync(join(folder, 'out', 'own.json'), 'utf8')) as PromptfooRun;
  const { successes, failures } = results.stats;
  const score = results.results.reduce((sum, each) => sum + each.score, 0);
  return { exitCode, counts: { passed: successes, failed: failures, score: Number(score.toFixed(9)) } };
}

const REFUSED = /^CONNECT r\.promptfoo\.app:443$/;

describe('a project of promptfoo has its counts and scores, and a broken prompt is found', { concurrent: true }, () => {
  test.each<ProjectRow>([
    {
      name: 'with an agent over HTTP',
      project: 'http',
      own: { exitCode: 0, counts: { passed: 3, failed: 0, score: 3 } },
      broken: { 'prompts/support.txt': 'You are the support agent. A refund takes 5 days.\n\n{{question}}\n' },
      states: {
        'refund of a card payment [support-agent]': 'passing',
        'opening hours [support-agent]': 'regressed',
        'hands over to a person [support-agent]': 'regressed',
      },
    },
    {
      name: 'with a provider in JavaScript, tests in CSV, two prompts and repeats',
      project: 'script',
      own: { exitCode: 0, counts: { passed: 18, failed: 0, score: 18 } },
      broken: { 'prompts/short.txt': 'Route: {{ticket}}\n' },
      states: {
        'double charge · c329a017 [classifier]': 'passing',
        'double charge · short [classifier]': 'regressed',
        'crash · c329a017 [classifier]': 'passing',
        'crash · short [classifier]': 'regressed',
        'parcel · c329a017 [classifier]': 'passing',
        'parcel · short [classifier]': 'regressed',
      },
    },
    {
      name: 'with programs as providers, and an assertion in Python',
      project: 'exec',
      trials: 3,
      own: { exitCode: 100, counts: { passed: 2, failed: 2, score: 3.5 } },
      broken: { 'agent.sh': 'echo "Six words or less were wanted, not these"\n' },
      states: {
        'bees~a7597c99a384 [terse]': 'regressed',
        'tides~c05ef271265d [terse]': 'regressed',
        'bees~a7597c99a384 [wordy]': 'failing-as-before',
        'tides~c05ef271265d [wordy]': 'failing-as-before',
      },
    },
  ])('$name', async ({ project, trials = 1, own, broken, states }) => {
    using network = await aClosedNetwork();
    using agent = await anAgentServer();
    const env = { ...network.env, AGENT_URL: agent.url };
    using checkout = aCheckoutOf(projectFiles(project));
    expect(await promptfooIn(checkout.folder, env)).toEqual(own);

    const args = ['promptfooconfig.yaml', ...(trials > 1 ? ['--trials', `${trials}`] : [])];
    const measured = await runHere(checkout, [...args, '--save-baseline', '2'], env);
    const { passed, failed, score } = own.counts;
    const counts = { passed: passed * trials, failed: failed * trials, score: score * trials };
    expect(countsOf(measured.report), measured.log).toEqual(counts);
    expect(measured.report.seeding).toMatchObject({ made: 2 });

    checkout.commit(broken);
    const { exitCode, states: found, log } = await runHere(checkout, args, env);
    expect([exitCode, found], log).toEqual([1, states]);
    // It says that its telemetry is off.
    expect(network.refused.filter((request) => !REFUSED.test(request))).toEqual([]);
  });

  test('tests that share a name, their variables or a prompt are confirmed, each by itself', async () => {
    using network = await aClosedNetwork();
    const rows = ['name: same, of: one', 'name: same, of: two', 'of: three', 'of: three, wanted: long'].map((row) => {
      const { name, of = '', wanted = of } = Object.fromEntries(row.split(', ').map((pair) => pair.split(': ')));
      return { description: name, vars: { of }, assert: [{ type: 'contains', value: wanted }], prompts: ['long'] };
    });
    using checkout = aCheckoutOf({
      'promptfooconfig.yaml': JSON.stringify({
        prompts: [
          { id: 'A long answer on {{of}}', label: 'long' },
          { id: 'On {{of}}', label: 'short' },
        ],
        providers: [{ id: 'exec:sh agent.sh', label: 'agent' }],
        tests: rows,
      }),
      'agent.sh': 'echo "$1"\n',
    });
    await runHere(checkout, ['promptfooconfig.yaml', '--save-baseline', '3'], network.env);
    checkout.commit({ 'agent.sh': 'echo "$1" | sed "s/two/2/; s/long/brief/"\n' });
    const { exitCode, states, log } = await runHere(checkout, ['promptfooconfig.yaml'], network.env);
    expect([exitCode, Object.values(states)], log).toEqual([1, ['passing', 'regressed', 'passing', 'regressed']]);
  });

  test('a configuration without tests is not green', async () => {
    using network = await aClosedNetwork();
    using checkout = aCheckoutOf({
      'promptfooconfig.yaml': JSON.stringify({ prompts: ['Hi'], providers: ['echo'], tests: 'tests.csv' }),
      'tests.csv': 'question,__expected\n',
    });
    const { exitCode, report, log } = await runHere(checkout, ['promptfooconfig.yaml'], network.env);
    expect(exitCode, log).toBe(2);
    expect(report.unreadable?.[0]?.message).toMatch(/^promptfoo ran no test/);
  });

  test('an answer that is wrong once is not blamed on the change', async () => {
    using network = await aClosedNetwork();
    using agent = await anAgentServer();
    const env = { ...network.env, AGENT_URL: agent.url };
    using checkout = aCheckoutOf(projectFiles('http'));
    await runHere(checkout, ['promptfooconfig.yaml', '--save-baseline', '3'], env);
    agent.wrong.answers = 1;
    const { exitCode, states, log } = await runHere(checkout, ['promptfooconfig.yaml'], env);
    const found = Object.values(states).sort();
    expect([exitCode, found], log).toEqual([0, ['not-reproduced', 'passing', 'passing']]);
  });
});
