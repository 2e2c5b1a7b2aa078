import { describe, expect, test } from 'vitest';
import { perform } from '../../app/perform.ts';
import { aProject, type Project } from '../../support/project.ts';

const SUITE = `
name: greetings
tests:
  - id: greets
    input: Say hello.
    assertions: [{ type: contains, value: Hello }]
`;
const TARGETS = 'targets: [{ name: default, provider: mock, response: "Hello!" }]';
const SECRET = 'sk-live-0123456789abcdef';

const aGreeting = (more: Readonly<Record<string, string>> = {}) =>
  aProject({ 'evals/greetings.eval.yaml': SUITE, '.agentv/targets.yaml': TARGETS, ...more });

const run = (project: Project, flags: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  perform(project, ['run', '-o', 'out', ...flags], { PATH: process.env['PATH'] ?? '', ...env });

const otlpIn = (project: Project, path: string) => JSON.parse(project.read(path)).resourceSpans;

test('--trace-file and --otel-file write the traces of a run, below folders that are made', async () => {
  using project = aGreeting();
  const { exitCode } = await run(project, [
    '--trace-file',
    'traces/eval.jsonl',
    '--otel-file',
    'traces/eval.otlp.json',
  ]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(project.read('traces/eval.jsonl'))).toMatchObject({
    test_id: 'greets',
    target: 'default',
    score: 1,
  });
  const [{ scopeSpans }] = otlpIn(project, 'traces/eval.otlp.json');
  const names = scopeSpans[0].spans.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['agentv.eval', 'chat unknown', expect.stringMatching(/^evaluate /)]);
});

test('without a setting no file is written, whatever the environment says of OpenTelemetry', async () => {
  using project = aGreeting();
  await run(project, [], { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', AGENTV_OTEL_CAPTURE_CONTENT: 'true' });
  expect(project.list('out')).not.toContain('traces.otlp.jsonl');
});

describe('.agentv/config.yaml', () => {
  test.each([
    ['execution:\n  otel_file: o/{timestmp}.json\n', 'otel_file'],
    ['eval_action:\n  trace_file: o/{time}-{timestamp}.jsonl\n', 'trace_file'],
  ])('is an error at the line of an unknown placeholder: %s', async (config, key) => {
    using project = aGreeting({ '.agentv/config.yaml': config });
    await expect(perform(project, ['run', '-o', 'out'])).rejects.toMatchObject({
      problems: [
        {
          message: `"${key}" has a wrong value`,
          expected: expect.stringContaining('{timestamp} is the only placeholder'),
          location: { file: '.agentv/config.yaml', line: 2, column: key.length + 5 },
        },
      ],
    });
    expect(project.exists('o')).toBe(false);
  });

  test('turns on the log of requests with execution.verbose, and not for --quiet', async () => {
    using project = aGreeting({ '.agentv/config.yaml': 'execution: { verbose: true }' });
    const lines: string[] = [];
    const log = { info: (text: string) => lines.push(text), warn() {}, error() {} };
    await perform(project, ['run', '-o', 'out'], {}, { log });
    expect(lines.join('\n')).toContain('Say hello');
    lines.length = 0;
    await perform(project, ['run', '-o', 'quiet', '--quiet'], {}, { log });
    expect(lines.join('\n')).not.toContain('Say hello');
  });
});

test.each([
  ['the flag', ['--otel-capture-content'], {}],
  ['AGENTV_OTEL_CAPTURE_CONTENT', [], { AGENTV_OTEL_CAPTURE_CONTENT: 'true' }],
])('content is written with %s, redacted, and not without it', async (_, flags, env) => {
  using project = aGreeting({ '.agentv/targets.yaml': TARGETS.replace('Hello!', `Hello, ${SECRET}!`) });
  const secret = { SOME_API_KEY: SECRET };
  await run(project, ['--otel-file', 'without.json'], secret);
  await run(project, ['--otel-file', 'with.json', ...flags], { ...secret, ...env });
  expect(project.read('without.json')).not.toMatch(/Say hello|Hello,/);
  expect(project.read('with.json')).toMatch(/Say hello.*Hello, \*\*\*!/s);
  expect(project.read('with.json')).not.toContain(SECRET);
});

test('a file that cannot be written is a warning, and changes no verdict', async () => {
  using project = aGreeting({ taken: 'a file where a folder is wanted' });
  const { exitCode, stderr } = await run(project, ['--otel-file', 'taken/otel.json']);
  expect(exitCode).toBe(0);
  expect(stderr).toMatch(/^warning: OTLP file was not delivered: .*taken/m);
});

test('eval-action report writes the traces of results that exist, with the ids of the run', async () => {
  using project = aGreeting();
  const job = { GITHUB_RUN_ID: '123', GITHUB_JOB: 'evals' };
  await run(project, ['--otel-file', 'run.json'], job);
  await perform(project, ['report', 'out', '-o', 'told', '--otel-file', 'report.json'], job);
  const idsIn = (path: string) =>
    otlpIn(project, path)[0].scopeSpans[0].spans.map(({ spanId }: { spanId: string }) => spanId);
  expect(idsIn('report.json')).toEqual(idsIn('run.json'));
});
