import { describe, expect, test } from 'vitest';
import { perform } from '../../app/perform.ts';
import { ACCEPTED, type OtlpTurn, otlpServer, spansOfRequest } from '../../support/otlp-server.ts';
import { aProject, type Project } from '../../support/project.ts';

const SUITE = `
name: greetings
tests:
  - id: greets
    input: Say hello.
    assertions: [{ type: contains, value: Hello }]
  - id: says-bye
    input: Say goodbye.
    assertions: [{ type: contains, value: Bye }]
`;
const FILES = {
  'evals/greetings.eval.yaml': SUITE,
  '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: "Hello!" }]',
};
const PATH = process.env['PATH'] ?? '';

interface Exporting {
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function run(project: Project, { flags = [], env = {} }: Exporting) {
  const warnings: string[] = [];
  const log = { info() {}, warn: (text: string) => warnings.push(text), error() {} };
  const performed = await perform(project, ['run', '-o', 'out', ...flags], { PATH, ...env }, { log, page: undefined });
  return { ...performed, warnings };
}

test('--export-otel sends the traces to the address of the standard variables', async () => {
  await using server = await otlpServer(ACCEPTED);
  using project = aProject(FILES);
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: server.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' };
  const { exitCode, stderr } = await run(project, { flags: ['--export-otel'], env });
  expect([exitCode, stderr]).toEqual([1, '']);
  const [request] = server.requests;
  expect([request?.path, request?.headers['x-key']]).toEqual(['/v1/traces', 'a key']);
  const roots = request ? spansOfRequest(request).filter(({ name }) => name === 'agentv.eval') : [];
  expect(roots).toHaveLength(2);
});

test('several backends get the same traces, and the file too', async () => {
  await using server = await otlpServer(ACCEPTED);
  using project = aProject(FILES);
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: server.url,
    BRAINTRUST_API_KEY: 'bt-key',
    BRAINTRUST_PROJECT: 'p',
    BRAINTRUST_API_URL: server.url,
  };
  await run(project, { flags: ['--otel-backend', 'otlp,braintrust', '--otel-backend', 'file'], env });
  expect(server.requests.map(({ path }) => path).sort()).toEqual(['/otel/v1/traces', '/v1/traces']);
  const [first, second] = server.requests.map((request) => spansOfRequest(request).map(({ spanId }) => spanId));
  expect(first).toEqual(second);
  expect(project.exists('out/traces.otlp.jsonl')).toBe(true);
});

test.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
  ['without a setting, whatever the environment says', [], { CONFIDENT_API_KEY: 'k' }, /^$/],
  ['by a dry run', ['--export-otel', '--dry-run'], {}, /a dry run exports nothing/],
  ['with OTEL_SDK_DISABLED, without a word', ['--export-otel'], { OTEL_SDK_DISABLED: 'true' }, /^$/],
])('nothing is sent %s', async (_, flags, more, said) => {
  await using server = await otlpServer(ACCEPTED);
  using project = aProject(FILES);
  const { stderr } = await run(project, { flags, env: { OTEL_EXPORTER_OTLP_ENDPOINT: server.url, ...more } });
  expect(server.requests).toEqual([]);
  expect(stderr).toMatch(said);
});

test('.env has the keys of a backend on the command line, and what is set wins', async () => {
  await using server = await otlpServer(ACCEPTED);
  const lines = [`OTEL_EXPORTER_OTLP_ENDPOINT=${server.url}`, 'OTEL_EXPORTER_OTLP_HEADERS=x-key=file', ''];
  using project = aProject({ ...FILES, '.env': lines.join('\n') });
  await run(project, { flags: ['--export-otel'], env: { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=set' } });
  expect(server.requests[0]?.headers['x-key']).toBe('set');
});

test('TRACEPARENT makes the traces a part of the calling one, and an invalid one is named', async () => {
  await using server = await otlpServer(ACCEPTED);
  using project = aProject(FILES);
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: server.url };
  const TRACEPARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await run(project, { flags: ['--export-otel'], env: { ...endpoint, TRACEPARENT } });
  const [request] = server.requests;
  const spans = request ? spansOfRequest(request) : [];
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]));
  const { warnings } = await run(project, { flags: ['--export-otel'], env: { ...endpoint, TRACEPARENT: 'x' } });
  expect(warnings).toEqual(['TRACEPARENT is invalid and is ignored']);
});

describe('a backend that fails', () => {
  const outcome = async (turn: OtlpTurn | 'nobody') => {
    await using server = await otlpServer(turn === 'nobody' ? ACCEPTED : turn);
    using project = aProject(FILES);
    const endpoint = turn === 'nobody' ? 'http://127.0.0.1:1/x' : server.url;
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TIMEOUT: '50' };
    const { exitCode, stdout, stderr } = await run(project, { flags: ['--export-otel', '--quiet'], env });
    const { verdict, gate, conclusion, warnings } = JSON.parse(project.read('out/report.json'));
    return { stderr, same: { exitCode, stdout, verdict, gate, conclusion, warnings, files: project.list('out') } };
  };

  test.each<[string, OtlpTurn]>([
    ['refuses the key', { status: 401, body: 'no' }],
    ['refuses the request', { status: 400 }],
    ['redirects', { status: 302, headers: { location: 'https://elsewhere.example' } }],
    [
      'takes a part',
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"partialSuccess":{"rejectedSpans":1}}' },
    ],
  ])('because it %s is one warning, and changes no exit code, verdict or report', async (_, turn) => {
    const good = await outcome(ACCEPTED);
    const { stderr, same } = await outcome(turn);
    expect(same).toEqual(good.same);
    expect([
      good.stderr,
      stderr.match(/^warning: traces \(otlp\) was not delivered: sent \d of 6 spans: .+/gm),
    ]).toEqual(['', [expect.any(String)]]);
  });

  test('without its key is skipped, with a warning that names the variable', async () => {
    using project = aProject(FILES);
    const { exitCode, stderr } = await run(project, { flags: ['--otel-backend', 'confident', '--quiet'] });
    expect(exitCode).toBe(1);
    expect(stderr).toContain('warning: traces (confident) was not delivered: CONFIDENT_API_KEY is not set');
  });

  test('with an address that is none is a warning', async () => {
    using project = aProject(FILES);
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' };
    const { stderr } = await run(project, { flags: ['--export-otel', '--quiet'], env });
    expect(stderr).toContain('traces (otlp) was not delivered: its address is no http or https URL');
  });
});

test('a header is in no span and in no warning', async () => {
  const key = 'tok-0123456789abcdef';
  await using server = await otlpServer({ status: 400, body: `the key ${key} is bad` });
  using project = aProject({ ...FILES, 'evals/greetings.eval.yaml': SUITE.replace('greets', key) });
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: server.url, OTEL_EXPORTER_OTLP_HEADERS: `x-team=${key}` };
  const { stderr } = await run(project, { flags: ['--export-otel', '--quiet'], env });
  expect(stderr).toContain('the key *** is bad');
  const [request] = server.requests;
  expect(JSON.stringify(request && spansOfRequest(request))).not.toContain(key);
});

test('a backend that there is not is an error before anything runs, with the names that are', async () => {
  using project = aProject(FILES);
  const running = run(project, { flags: ['--otel-backend', 'langfusee'] });
  await expect(running).rejects.toThrow(/any of otlp, braintrust, langfuse, confident, file, or off/);
  expect(project.exists('out')).toBe(false);
});

test('eval-action report exports the traces of a finished run', async () => {
  await using server = await otlpServer(ACCEPTED);
  using project = aProject(FILES);
  await run(project, {});
  const env = { PATH, OTEL_EXPORTER_OTLP_ENDPOINT: server.url };
  await perform(project, ['report', 'out', '-o', 'told', '--otel-backend', 'otlp'], env);
  expect(server.requests).toHaveLength(1);
});
