import { describe, expect, test } from 'vitest';
import type { TracePreset } from '../../../src/config/input-values.ts';
import type { Env } from '../../../src/model/ports/machine.ts';
import { type Backend, presetBackend } from '../../../src/reports/otel/backends.ts';
import { checkAddress, remarksOn, sendingOf, whyNoExport } from '../../../src/reports/otel/environment.ts';
import { keyValues } from '../../../src/reports/otel/span.ts';
import { tracedResults, traceOf } from '../../../src/reports/otel/trace.ts';
import { aReport } from '../../support/builders.ts';
import { aToolUsingResult, someTracing, valuesOf } from '../../support/traces.ts';

const backend = (name: TracePreset, env: Env): Backend => presetBackend(name, env) as Backend;

describe('otlp', () => {
  test.each<[string, Env, string]>([
    ['a base address gets the path', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://h:4318/' }, 'https://h:4318/v1/traces'],
    ['a base address with a path too', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://h/otlp' }, 'https://h/otlp/v1/traces'],
    ['a full address stays', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://h/v1/traces' }, 'https://h/v1/traces'],
    [
      'that of the signal is used as it is',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://h', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://h/x' },
      'https://h/x',
    ],
  ])('%s', (_, env, url) => {
    expect(backend('otlp', env).url).toBe(url);
  });

  test('headers are percent-decoded pairs; those of the signal win', () => {
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://h',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b, x-team = 1,broken,=none',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-team=2,x-bad=%zz',
    };
    expect(backend('otlp', env).headers).toEqual({ authorization: 'Bearer a=b', 'x-team': '2', 'x-bad': '%zz' });
  });
});

describe('a backend of ours', () => {
  const [braintrust, langfuse] = [
    { BRAINTRUST_API_KEY: 'k' },
    { LANGFUSE_PUBLIC_KEY: 'pk', LANGFUSE_SECRET_KEY: 'sk' },
  ];
  const langfuseHeaders = { authorization: `Basic ${btoa('pk:sk')}`, 'x-langfuse-ingestion-version': '4' };
  const project = { BRAINTRUST_PROJECT: 'p', BRAINTRUST_PROJECT_ID: 'i', BRAINTRUST_API_URL: 'https://b/' };
  const eu = { CONFIDENT_API_KEY: 'confident_eu_k' };

  test.each<[TracePreset, Env, string, Readonly<Record<string, string>>]>([
    [
      'braintrust',
      { ...braintrust, BRAINTRUST_PROJECT: 'p' },
      'https://api.braintrust.dev/otel/v1/traces',
      { authorization: 'Bearer k', 'x-bt-parent': 'project_name:p' },
    ],
    ['braintrust', { ...braintrust, ...project }, 'https://b/otel/v1/traces', { 'x-bt-parent': 'project_id:i' }],
    [
      'braintrust',
      { ...braintrust, ...project, BRAINTRUST_PARENT: 'experiment_id:e' },
      'https://b/otel/v1/traces',
      { 'x-bt-parent': 'experiment_id:e' },
    ],
    ['langfuse', langfuse, 'https://cloud.langfuse.com/api/public/otel/v1/traces', langfuseHeaders],
    ['langfuse', { ...langfuse, LANGFUSE_HOST: 'https://l/' }, 'https://l/api/public/otel/v1/traces', langfuseHeaders],
    [
      'confident',
      { CONFIDENT_API_KEY: 'k' },
      'https://otel.confident-ai.com/v1/traces',
      { 'x-confident-api-key': 'k' },
    ],
    ['confident', eu, 'https://eu.otel.confident-ai.com/v1/traces', { 'x-confident-api-key': 'confident_eu_k' }],
  ])('%s has its address and headers from %j', (name, env, url, headers) => {
    const elsewhere = { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://elsewhere' };
    expect(backend(name, elsewhere)).toMatchObject({ url, headers });
  });

  test.each<[TracePreset, Env, string]>([
    ['otlp', {}, 'OTEL_EXPORTER_OTLP_ENDPOINT is not set'],
    ['braintrust', {}, 'BRAINTRUST_API_KEY is not set'],
    [
      'braintrust',
      { BRAINTRUST_API_KEY: 'k' },
      'BRAINTRUST_PROJECT is not set, nor BRAINTRUST_PROJECT_ID or BRAINTRUST_PARENT',
    ],
    ['langfuse', { LANGFUSE_SECRET_KEY: 's' }, 'LANGFUSE_PUBLIC_KEY is not set'],
    ['langfuse', { LANGFUSE_PUBLIC_KEY: 'p' }, 'LANGFUSE_SECRET_KEY is not set'],
    ['confident', {}, 'CONFIDENT_API_KEY is not set'],
  ])('%s is skipped with %j, and the variable is named', (name, env, why) => {
    expect(presetBackend(name, env)).toMatchObject({ name, why, hint: 'Set it in the environment of the step.' });
  });

  test('whose key is empty says that forks get no secrets', () => {
    expect(presetBackend('confident', { CONFIDENT_API_KEY: '' })).toMatchObject({
      hint: expect.stringContaining('forks'),
    });
  });
});

describe('attributes that a backend reads in addition to the conventions', () => {
  const [traced] = tracedResults(aReport({ results: [aToolUsingResult()] }));
  if (traced === undefined) throw new Error('There is no result');
  const extrasOf = (made: Backend, captureContent: boolean) => {
    const trace = traceOf(traced, someTracing({ captureContent }));
    return trace.spans.map(({ span, score }, at) => {
      const extras = at === 0 ? made.rootExtras?.(trace, captureContent) : score && made.graderExtras?.(score);
      return { name: span.name, extras: valuesOf({ attributes: keyValues(extras ?? {}) }) };
    });
  };
  const withExtras = (made: Backend, captureContent = false) =>
    extrasOf(made, captureContent).filter(({ extras }) => Object.keys(extras).length > 0);

  test('Braintrust: scores as objects, and the types of the root and of graders', () => {
    const made = backend('braintrust', { BRAINTRUST_API_KEY: 'k', BRAINTRUST_PROJECT: 'p' });
    expect(withExtras(made).map(({ name, extras }) => [name, extras['braintrust.scores']])).toEqual([
      ['agentv.eval', '{"score":1}'],
      ['evaluate contains-order', '{"contains-order":1}'],
      ['evaluate quality', '{"quality":0.9}'],
      ['evaluate tone', '{"tone":0.8}'],
    ]);
    const [root, grader] = withExtras(made);
    expect(root?.extras).toEqual({
      'braintrust.span_attributes': '{"type":"eval","name":"full-refund"}',
      'braintrust.scores': '{"score":1}',
      'braintrust.metadata': '{"suite":"refunds","test":"full-refund","target":"coder","phase":"main"}',
      'braintrust.tags': ['refunds', 'coder'],
    });
    expect(grader?.extras['braintrust.span_attributes']).toBe('{"type":"score","name":"contains-order"}');
    const [withContent] = withExtras(made, true);
    expect(withContent?.extras['braintrust.input_json']).toContain('Refund order 17.');
    expect(withContent?.extras['braintrust.output_json']).toContain('I refunded order 17.');
  });

  test('Langfuse: the name, the tags and the experiment of the trace', () => {
    const made = backend('langfuse', { LANGFUSE_PUBLIC_KEY: 'p', LANGFUSE_SECRET_KEY: 's' });
    expect(withExtras(made)).toEqual([
      {
        name: 'agentv.eval',
        extras: {
          'langfuse.environment': 'default',
          'langfuse.trace.name': 'full-refund',
          'langfuse.trace.tags': ['refunds', 'coder'],
          'langfuse.experiment.name': 'refunds',
          'langfuse.experiment.id': '123.eval',
          'langfuse.experiment.item.id': 'full-refund',
        },
      },
    ]);
    const [root] = withExtras(made, true);
    expect(root?.extras['langfuse.observation.input']).toContain('Refund order 17.');
  });

  test('Confident: the name and the metadata of the trace', () => {
    const made = backend('confident', { CONFIDENT_API_KEY: 'k' });
    expect(withExtras(made).map(({ extras }) => extras)).toEqual([
      {
        'confident.trace.name': 'full-refund',
        'confident.trace.metadata': '{"suite":"refunds","test":"full-refund","target":"coder","phase":"main"}',
      },
    ]);
  });
});

describe('the standard variables', () => {
  test('say how requests are made', () => {
    expect(sendingOf({})).toMatchObject({ isCompressed: true, timeoutMs: 10_000 });
    const env = {
      OTEL_EXPORTER_OTLP_TIMEOUT: '2500',
      OTEL_EXPORTER_OTLP_COMPRESSION: 'none',
    };
    expect(sendingOf(env)).toMatchObject({ isCompressed: false, timeoutMs: 2_500 });
    expect(sendingOf({ OTEL_EXPORTER_OTLP_TIMEOUT: 'soon' }).timeoutMs).toBe(10_000);
  });

  test.each<[Env, RegExp]>([
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /grpc.*http\/json/],
    [{ OTEL_EXPORTER_OTLP_CERTIFICATE: '/c.pem' }, /CERTIFICATE.*NODE_EXTRA_CA_CERTS/],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' }, /ignored/],
    [{ TRACEPARENT: 'x' }, /TRACEPARENT is invalid/],
  ])('that cannot be followed are named: %j', (env, remark) => {
    expect(remarksOn(env)).toEqual([expect.stringMatching(remark)]);
    expect(whyNoExport(env)).toBeUndefined();
  });

  test.each<[Env, string | undefined]>([
    [{ OTEL_SDK_DISABLED: 'true' }, 'disabled'],
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, 'OTEL_TRACES_SAMPLER turns traces off'],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 'OTEL_TRACES_SAMPLER turns traces off'],
    [{ OTEL_TRACES_SAMPLER: 'always_on' }, undefined],
    [{ TRACEPARENT: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` }, 'TRACEPARENT says that this trace is not sampled'],
  ])('can turn the export off: %j', (env, why) => {
    expect(whyNoExport(env)).toBe(why);
  });
});

describe('an address', () => {
  const headers = { authorization: 'Bearer k' };

  test.each(['ftp://h', 'h:4318', '', 'file:///etc'])('%j is none', (url) => {
    expect(checkAddress(url, headers)).toEqual({ why: 'its address is no http or https URL' });
  });

  test('without encryption is named where keys go to another machine', () => {
    expect(checkAddress('http://collector:4318', headers)).toEqual({
      remark: 'keys are sent without encryption to collector:4318',
    });
    expect(checkAddress('http://collector:4318', {})).toEqual({});
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(checkAddress(`http://${host}:4318`, headers)).toEqual({});
    }
    expect(checkAddress('https://collector', headers)).toEqual({});
  });
});
