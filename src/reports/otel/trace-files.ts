import type { Env } from '../../model/ports/machine.ts';
import type { Report } from '../../model/verdict/report.ts';
import { type KeyValue, keyValues, knownMoment } from './span.ts';
import { rootTimes, type TraceSettings, tracedResults, traceOf } from './trace.ts';

export interface TracingOptions extends TraceSettings {
  /** Who made the spans: the head of every request and file. */
  readonly envelope: { readonly resource: readonly KeyValue[]; readonly version: string };
}

/** An entry of `resourceSpans` in OTLP JSON; its spans are JSON texts already. */
export function resourceSpansJson(
  { envelope: { resource, version } }: TracingOptions,
  spans: readonly string[],
): string {
  const scope = JSON.stringify({ name: 'agentv', version });
  const scopeSpans = `[{"scope":${scope},"spans":[${spans.join(',')}]}]`;
  return `{"resource":${JSON.stringify({ attributes: resource })},"scopeSpans":${scopeSpans}}`;
}

/**
 * All traces of a report as OTLP JSON, piece by piece. A document is one line, so that readers of lines read it, too; `lines`
 * is a `TracesData` object per result and line, as OpenTelemetry's file exporter writes it.
 */
export function* otlpFile(report: Report, tracing: TracingOptions, form: 'lines' | 'document'): Generator<string> {
  const isDocument = form === 'document';
  if (isDocument) yield '{"resourceSpans":[';
  let separator = '';
  for (const traced of tracedResults(report)) {
    const spans = traceOf(traced, tracing).spans.map(({ span }) => JSON.stringify(span));
    const entry = resourceSpansJson(tracing, spans);
    yield isDocument ? `${separator}${entry}` : `{"resourceSpans":[${entry}]}\n`;
    separator = ',';
  }
  if (isDocument) yield ']}\n';
}

/** AgentV's trace file: one JSON line for each test with its tool calls, without any text of the conversation. */
export function* traceFile({ results }: Report): Generator<string> {
  for (const result of results) {
    const { testId, target, score, costUsd, tokenUsage, messages } = result;
    const { start, end } = rootTimes(result);
    const calls = messages
      .flatMap(({ toolCalls = [] }) => toolCalls)
      .map(({ tool, startTime, endTime, durationMs }) => {
        const [from, to] = [knownMoment(startTime), knownMoment(endTime)];
        const duration = durationMs ?? (from !== undefined && to !== undefined && to >= from ? to - from : undefined);
        return { type: 'tool', name: tool, duration_ms: duration === undefined ? undefined : Math.round(duration) };
      });
    const record = {
      test_id: testId,
      target,
      score,
      duration_ms: Math.round(end - start),
      cost_usd: costUsd,
      token_usage: tokenUsage && { input: tokenUsage.input, output: tokenUsage.output },
      spans: calls.length === 0 ? undefined : calls,
    };
    yield `${JSON.stringify(record)}\n`;
  }
}

/** Facts of the job that its environment lacks: in a pull request the head, and not the merge that is checked out. */
export interface TracedCommit {
  readonly head?: string | undefined;
  readonly pullNumber?: number | undefined;
}

/** Who made the spans: this program, the job, the commit, and what `OTEL_RESOURCE_ATTRIBUTES` adds. */
export function resourceOf(
  { generator }: Pick<Report, 'generator'>,
  env: Env,
  { head, pullNumber }: TracedCommit = {},
): KeyValue[] {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = env;
  const repository = server && name ? `${server}/${name}` : undefined;
  const change = pullNumber === undefined ? /^refs\/pull\/(\d+)\//.exec(env['GITHUB_REF'] ?? '')?.[1] : `${pullNumber}`;
  const known = {
    'service.name': 'agentv',
    'cicd.pipeline.name': env['GITHUB_WORKFLOW'],
    'cicd.pipeline.run.id': run,
    'cicd.pipeline.run.url.full': repository && run ? `${repository}/actions/runs/${run}` : undefined,
    'vcs.repository.url.full': repository,
    'vcs.ref.head.name': env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
    'vcs.ref.head.revision': head || env['GITHUB_SHA'],
    'vcs.ref.base.name': env['GITHUB_BASE_REF'],
    'vcs.change.id': change,
    ...pairsIn(env['OTEL_RESOURCE_ATTRIBUTES']),
    ...(env['OTEL_SERVICE_NAME'] && { 'service.name': env['OTEL_SERVICE_NAME'] }),
    'service.version': generator.version,
    'telemetry.sdk.language': 'nodejs',
    'telemetry.sdk.name': generator.name,
  };
  return keyValues(Object.fromEntries(Object.entries(known).map(([key, value]) => [key, value || undefined])));
}

/** Reads `name=value,name2=value2` with percent-encoded values, as OpenTelemetry's variables have it. */
export function pairsIn(list = ''): Record<string, string> {
  const pairs = list.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    return at < 1 || name === '' ? [] : [[name, decoded(pair.slice(at + 1).trim())] as const];
  });
  return Object.fromEntries(pairs);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
