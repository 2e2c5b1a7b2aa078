import { describe, expect, test } from 'vitest';
import type { Report } from '../../../src/model/verdict/report.ts';
import { gzip } from '../../../src/platform/deflate.ts';
import { openHttp } from '../../../src/platform/http.ts';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { type Backend, presetBackend } from '../../../src/reports/otel/backends.ts';
import { sendingOf } from '../../../src/reports/otel/environment.ts';
import { type ExportPorts, exportTraces } from '../../../src/reports/otel/export.ts';
import { aReport, aResult } from '../../support/builders.ts';
import { ACCEPTED, otlpServer, spansOfRequest } from '../../support/otlp-server.ts';
import { aScore } from '../../support/reports.ts';
import { aToolUsingResult, someTracing, spansIn } from '../../support/traces.ts';

/** Sleeps take no time; what they were is kept. */
function somePorts(given: Partial<ExportPorts> = {}) {
  const slept: number[] = [];
  const ports: ExportPorts = {
    http: openHttp({}),
    gzip,
    redactor: new Redactor(),
    clock: {
      now: () => Date.parse('2026-01-02T10:11:00Z'),
      sleep: async (ms) => {
        slept.push(ms);
      },
    },
    random: () => 0.5,
    timeLimit: () => new AbortController().signal,
    signal: new AbortController().signal,
    ...given,
  };
  return { ports, slept };
}

interface Exporting {
  readonly url: string;
  readonly backend?: Partial<Backend>;
  readonly env?: Readonly<Record<string, string>>;
  readonly captureContent?: boolean;
}

const oneResult = aReport({ results: [aToolUsingResult()] });

async function exported(
  report: Report,
  { url, backend, env = {}, captureContent = false }: Exporting,
  given: Partial<ExportPorts> = {},
) {
  const { ports, slept } = somePorts(given);
  const tracing = someTracing({ captureContent });
  const whole: Backend = { name: 'otlp', url: `${url}/v1/traces`, headers: { 'x-key': 'a key' }, ...backend };
  return { receipt: await exportTraces(report, { backend: whole, tracing, sending: sendingOf(env) }, ports), slept };
}

const notDelivered = (why: unknown) => ({ kind: 'notDelivered', name: 'traces (otlp)', why });

describe('a request', () => {
  test('has all spans as packed JSON, with the headers of the backend', async () => {
    await using server = await otlpServer(ACCEPTED);
    const { receipt } = await exported(oneResult, server);
    expect(receipt).toEqual({ kind: 'delivered', name: 'traces (otlp)', where: `${server.url}/v1/traces` });
    const [request] = server.requests;
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'x-key': 'a key',
    });
    expect(request && spansOfRequest(request)).toEqual(JSON.parse(JSON.stringify(spansIn(oneResult))));
  });

  test('holds at most 512 spans, and four are under way at once', async () => {
    await using server = await otlpServer(ACCEPTED);
    const results = Array.from({ length: 2_000 }, (_, index) => aResult({ testId: `t${index}` }));
    expect((await exported(aReport({ results }), server)).receipt.kind).toBe('delivered');
    const counts = server.requests.map((request) => spansOfRequest(request).length);
    expect(Math.max(...counts)).toBe(512);
    expect(counts.reduce((sum, count) => sum + count)).toBe(4_000);
    expect(server.met.mostAtOnce).toBeLessThanOrEqual(4);
  });

  test('holds at most 4 MiB', async () => {
    await using server = await otlpServer(ACCEPTED);
    const results = Array.from({ length: 200 }, (_, index) =>
      aResult({ testId: `t${index}`, output: 'x'.repeat(32_000) }),
    );
    await exported(aReport({ results }), { ...server, captureContent: true });
    expect(server.requests.length).toBeGreaterThan(1);
    for (const { body } of server.requests) expect(body.length).toBeLessThan(4 * 1024 * 1024 + 1024);
  });
});

describe('a failure', () => {
  test('that may pass is tried again, after the time that the server says', async () => {
    await using server = await otlpServer(
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 503, headers: { 'retry-after': 'Fri, 02 Jan 2026 10:11:03 GMT' } },
      { status: 502 },
      ACCEPTED,
    );
    const { receipt, slept } = await exported(oneResult, server);
    expect(receipt.kind).toBe('delivered');
    expect(slept).toEqual([7_000, 3_000, 2_000]);
  });

  test('that stays is tried five times', async () => {
    await using server = await otlpServer({ status: 503, body: 'overloaded' });
    const { receipt, slept } = await exported(oneResult, server);
    expect(receipt).toEqual(notDelivered('sent 0 of 8 spans: HTTP 503: overloaded'));
    expect(server.requests).toHaveLength(5);
    expect(slept).toEqual([500, 1_000, 2_000, 4_000]);
  });

  test.each([400, 415])('with status %d names compression, where the request was packed', async (status) => {
    await using server = await otlpServer({ status, body: 'no' });
    const packed = await exported(oneResult, server);
    expect(packed.receipt).toMatchObject({ hint: expect.stringContaining('OTEL_EXPORTER_OTLP_COMPRESSION=none') });
    const plain = await exported(oneResult, { ...server, env: { OTEL_EXPORTER_OTLP_COMPRESSION: 'none' } });
    expect(plain.receipt).toLack('hint');
    expect(server.requests.at(-1)?.headers).toLack('content-encoding');
  });

  test.each([400, 404, 413, 415, 500])('with status %d is not tried again', async (status) => {
    await using server = await otlpServer({ status, body: 'no' });
    const { receipt, slept } = await exported(oneResult, server);
    expect(receipt).toMatchObject(notDelivered(`sent 0 of 8 spans: HTTP ${status}: no`));
    expect([server.requests.length, slept]).toEqual([1, []]);
  });

  test.each([401, 403])('with status %d names the key, and ends the export', async (status) => {
    await using server = await otlpServer({ status });
    const results = Array.from({ length: 4_000 }, (_, index) => aResult({ testId: `t${index}` }));
    const { receipt } = await exported(aReport({ results }), server);
    expect(receipt).toEqual({
      ...notDelivered(`sent 0 of 8000 spans: HTTP ${status}`),
      hint: 'Check the key of the backend.',
    });
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });

  test('of one request does not keep the others back, where the next one may be right', async () => {
    await using server = await otlpServer({ status: 413 }, ACCEPTED);
    const results = Array.from({ length: 512 }, (_, index) => aResult({ testId: `t${index}` }));
    const { receipt } = await exported(aReport({ results }), server);
    expect(receipt).toEqual(notDelivered('sent 512 of 1024 spans: HTTP 413'));
  });

  test('to connect is tried again, and named', async () => {
    const { receipt, slept } = await exported(oneResult, { url: 'http://127.0.0.1:1' });
    expect(receipt).toEqual(notDelivered('sent 0 of 8 spans: ECONNREFUSED'));
    expect(slept).toHaveLength(4);
  });

  test('to answer in time ends the request', async () => {
    await using server = await otlpServer(() => undefined);
    const env = { OTEL_EXPORTER_OTLP_TIMEOUT: '3000' };
    const timeLimit = (ms: number) => AbortSignal.timeout(ms / 100);
    const { receipt, slept } = await exported(oneResult, { ...server, env }, { timeLimit });
    expect(receipt).toEqual(notDelivered('sent 0 of 8 spans: no answer within 3 s'));
    expect(slept).toHaveLength(4);
  });

  test('to end in time ends the export', async () => {
    await using server = await otlpServer(() => undefined);
    const { receipt } = await exported(oneResult, server, { signal: AbortSignal.timeout(50) });
    expect(receipt).toEqual(notDelivered('sent 0 of 8 spans: the time for the export was over'));
  });

  test('that redirects is refused, so that keys stay where they belong', async () => {
    await using other = await otlpServer(ACCEPTED);
    await using server = await otlpServer({ status: 307, headers: { location: `${other.url}/v1/traces` } });
    const { receipt } = await exported(oneResult, server);
    expect(receipt).toEqual(notDelivered('sent 0 of 8 spans: HTTP 307: it redirects, and keys are not sent elsewhere'));
    expect(other.requests).toEqual([]);
  });

  test('is reported with at most 500 characters of an endless answer', async () => {
    await using server = await otlpServer((outgoing) => {
      outgoing.writeHead(400);
      outgoing.write('the request is ');
      const more = () => {
        while (!outgoing.destroyed && outgoing.write('x'.repeat(10_000)));
      };
      outgoing.on('drain', more);
      more();
    });
    const { receipt } = await exported(oneResult, server);
    expect(receipt).toMatchObject(
      notDelivered(expect.stringMatching(/^sent 0 of 8 spans: HTTP 400: the request is x{100,500}/)),
    );
  });
});

describe('an answer that takes a part', () => {
  test('is reported with the count and the message', async () => {
    const body = JSON.stringify({ partialSuccess: { rejectedSpans: '3', errorMessage: 'too old' } });
    await using server = await otlpServer({ status: 200, body });
    const { receipt } = await exported(oneResult, server);
    expect(receipt).toEqual(notDelivered('sent 5 of 8 spans: 3 spans rejected: too old'));
    expect(server.requests).toHaveLength(1);
  });

  test.each(['{', '[1]', '\u00ff\u00ff\u00ff'])('in no form that we know counts as all: %j', async (body) => {
    await using server = await otlpServer({ status: 200, body });
    expect((await exported(oneResult, server)).receipt.kind).toBe('delivered');
  });
});

describe('scores of Langfuse', () => {
  const langfuse = (url: string) => {
    const env = { LANGFUSE_HOST: url, LANGFUSE_PUBLIC_KEY: 'pk-lf-1', LANGFUSE_SECRET_KEY: 'sk-lf-1' };
    return presetBackend('langfuse', env) as Backend;
  };

  test('follow the traces, one for the test, whether it passed, and each grader', async () => {
    await using server = await otlpServer(ACCEPTED);
    const report = aReport({ results: [aToolUsingResult()] });
    const { receipt } = await exported(report, { ...server, backend: langfuse(server.url) });
    expect(receipt.kind).toBe('delivered');
    const [traces, ...scores] = server.requests;
    const root = spansIn(report)[0];
    expect([traces?.path, ...new Set(scores.map(({ path }) => path))]).toEqual([
      '/api/public/otel/v1/traces',
      '/api/public/scores',
    ]);
    const bodies = scores.map(({ body }) => JSON.parse(body.toString()));
    expect(bodies.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      expect.objectContaining({ name: 'contains-order', value: 1, dataType: 'NUMERIC' }),
      expect.objectContaining({ name: 'pass', value: 1, dataType: 'BOOLEAN', observationId: root?.spanId }),
      expect.objectContaining({ name: 'quality', value: 0.9, dataType: 'NUMERIC' }),
      expect.objectContaining({ name: 'score', value: 1, dataType: 'NUMERIC', traceId: root?.traceId }),
    ]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(4);
    for (const { id } of bodies) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('have comments only with content', async () => {
    const scores = [aScore({ name: 'judge', reasoning: 'Very friendly.' })];
    const report = aReport({ results: [aResult({ scores })] });
    for (const captureContent of [false, true]) {
      await using server = await otlpServer(ACCEPTED);
      await exported(report, { ...server, backend: langfuse(server.url), captureContent });
      const said = server.requests.map(({ body }) => body.toString()).join();
      expect(said.includes('"comment":"Very friendly."')).toBe(captureContent);
    }
  });

  test('are not sent where the traces were refused', async () => {
    await using server = await otlpServer({ status: 401 });
    await exported(oneResult, { ...server, backend: langfuse(server.url) });
    expect(server.requests).toHaveLength(1);
  });

  test('that fail are reported, and so is that there are too many', async () => {
    await using failing = await otlpServer(ACCEPTED, { status: 400, body: 'bad' });
    const { receipt } = await exported(oneResult, { ...failing, backend: langfuse(failing.url) });
    expect(receipt).toMatchObject({
      kind: 'notDelivered',
      why: expect.stringMatching(/^sent 0 of 4 scores: HTTP 400: bad$/),
    });

    await using server = await otlpServer(ACCEPTED);
    const scores = Array.from({ length: 2_100 }, (_, index) => aScore({ name: `g${index}` }));
    const many = await exported(aReport({ results: [aResult({ scores })] }), {
      ...server,
      backend: langfuse(server.url),
    });
    expect(many.receipt).toMatchObject({ why: 'sent 2000 of 2102 scores, which is the most' });
  });
});
