import { describe, expect, test } from 'vitest';
import { runAction, runCli } from '../support/bundle.ts';
import { ACCEPTED, otlpServer, spansOfRequest } from '../support/otlp-server.ts';
import { aProject } from '../support/project.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const aGreeting = () =>
  aProject({ 'evals/greet.eval.yaml': suiteOf(['one', 'hello', 'hello']), '.agentv/targets.yaml': TARGETS });

/** The names of the spans of all requests. */
const namesOf = ({ requests }: Awaited<ReturnType<typeof otlpServer>>) =>
  requests.flatMap((request) => spansOfRequest(request).map(({ name }) => name));

const NAMES = ['agentv.eval', 'chat unknown', expect.stringMatching(/^evaluate /)];

describe('the command line', () => {
  test('exports to a receiver of OTLP, and writes both files', async () => {
    await using server = await otlpServer(ACCEPTED);
    using project = aGreeting();
    const flags = ['--export-otel', '--otel-file', 'traces/o.json', '--trace-file', 'traces/t.jsonl'];
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: server.url };
    const { exitCode, stderr } = await runCli(project, ['run', 'evals', '--target', 'echo', '-o', 'out', ...flags], {
      env,
    });
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(namesOf(server)).toEqual(NAMES);
    expect(JSON.parse(project.read('traces/o.json')).resourceSpans).toHaveLength(1);
    expect(JSON.parse(project.read('traces/t.jsonl'))).toMatchObject({ test_id: 'one', target: 'echo' });
  });
});

describe('the input otel', () => {
  test('exports what the job measured, with where it ran', async () => {
    await using server = await otlpServer(ACCEPTED);
    using project = aGreeting();
    const step = await runAction(project, {
      with: { otel: 'otlp, file', target: 'echo', baseline: 'none', 'output-directory': 'out' },
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: server.url },
    });
    expect(step.exitCode).toBe(0);
    expect(namesOf(server)).toEqual(NAMES);
    const [{ resource }] = JSON.parse(project.read('out/traces.otlp.jsonl')).resourceSpans;
    const keys = resource.attributes.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(expect.arrayContaining(['service.name', 'cicd.pipeline.run.id', 'vcs.ref.head.revision']));
  });

  test('warns of a backend that fails, and the step succeeds', async () => {
    await using server = await otlpServer({ status: 401, body: 'no such key' });
    using project = aGreeting();
    const step = await runAction(project, {
      with: { otel: 'otlp', target: 'echo', baseline: 'none' },
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: server.url },
    });
    expect(step).toMatchObject({ exitCode: 0, outputs: { verdict: 'warn', conclusion: 'success' } });
    expect(step.log).toContain('traces (otlp) was not delivered: sent 0 of 3 spans: HTTP 401: no such key');
  });

  test('names no file outside the workspace', async () => {
    using project = aGreeting();
    project.write('.agentv/config.yaml', 'execution: { trace_file: ../outside.jsonl }\n');
    const step = await runAction(project, { with: { target: 'echo' } });
    expect(step).toMatchObject({ exitCode: 2, outputs: { verdict: 'invalid' } });
    expect(step.log).toContain('`trace-file` is outside the workspace');
  });

  test('with an unknown name fails before anything runs', async () => {
    using project = aGreeting();
    const step = await runAction(project, { with: { otel: 'langfusee', target: 'echo' } });
    expect(step).toMatchObject({ exitCode: 2, outputs: { verdict: 'invalid' } });
    expect(step.log).toContain('any of otlp, braintrust, langfuse, confident, file, or off');
  });
});
