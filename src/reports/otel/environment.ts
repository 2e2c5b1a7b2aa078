import type { Env } from '../../model/ports/machine.ts';
import { present } from '../blocks.ts';
import type { RemoteParent } from './trace.ts';

/** How requests are made, as OpenTelemetry's standard variables say. */
export interface ExportSettings {
  readonly isCompressed: boolean;
  /** Of one request. */
  readonly timeoutMs: number;
}

const TIMEOUT_MS = 10_000;
const MAX_TIMEOUT_MS = 60_000;
const MAX_STATE_LENGTH = 512;

export function sendingOf(env: Env): ExportSettings {
  const timeout = Number(ofTraces(env, 'TIMEOUT'));
  return {
    isCompressed: ofTraces(env, 'COMPRESSION') !== 'none',
    timeoutMs: timeout > 0 ? Math.min(timeout, MAX_TIMEOUT_MS) : TIMEOUT_MS,
  };
}

/** The variable for traces wins over the one for all signals. */
const ofTraces = (env: Env, name: string): string | undefined =>
  env[`OTEL_EXPORTER_OTLP_TRACES_${name}`] || env[`OTEL_EXPORTER_OTLP_${name}`];

/** Variables that ask for what this export does not do. */
export function remarksOn(env: Env): string[] {
  const protocol = ofTraces(env, 'PROTOCOL') ?? '';
  const certificates = ['CERTIFICATE', 'CLIENT_CERTIFICATE', 'CLIENT_KEY'].filter((name) => ofTraces(env, name));
  const sampler = env['OTEL_TRACES_SAMPLER'] ?? '';
  return present(
    ['grpc', 'http/protobuf'].includes(protocol) &&
      `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}, which is not supported: traces are sent as http/json`,
    certificates.map(
      (name) => `OTEL_EXPORTER_OTLP_${name} is not supported; NODE_EXTRA_CA_CERTS adds certificates that Node trusts`,
    ),
    sampler.includes('traceidratio') &&
      `OTEL_TRACES_SAMPLER is ${sampler}, which is ignored: evaluations are exported completely`,
    readRemoteParent(env) === 'invalid' && 'TRACEPARENT is invalid and is ignored',
  );
}

/** Why the environment turns the export off. `disabled` is not reported. */
export function whyNoExport(env: Env): 'disabled' | string | undefined {
  if (/^true$/i.test(env['OTEL_SDK_DISABLED'] ?? '')) return 'disabled';
  if (/(?:^|_)always_off$/.test(env['OTEL_TRACES_SAMPLER'] ?? '')) return 'OTEL_TRACES_SAMPLER turns traces off';
  const remote = readRemoteParent(env);
  const isLeftOut = typeof remote === 'object' && !remote.isSampled;
  return isLeftOut ? 'TRACEPARENT says that this trace is not sampled' : undefined;
}

/** Reads `TRACEPARENT` and `TRACESTATE`. `invalid`: the variable is ignored. */
export function readRemoteParent(env: Env): RemoteParent | 'none' | 'invalid' {
  const parent = env['TRACEPARENT']?.trim() ?? '';
  if (parent === '') return 'none';
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return 'invalid';
  const state = env['TRACESTATE']?.trim() ?? '';
  const isValid = state.length <= MAX_STATE_LENGTH && /^[\x20-\x7e]+$/.test(state);
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1, state: isValid ? state : undefined };
}

/** What is wrong with an address; `remark` where it can be used all the same. */
export function checkAddress(
  url: string,
  headers: Readonly<Record<string, string>>,
): { readonly why?: string; readonly remark?: string } {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) return { why: 'its address is no http or https URL' };
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed.hostname);
  const isPlain = parsed.protocol === 'http:' && !isLoopback && Object.keys(headers).length > 0;
  return isPlain ? { remark: `keys are sent without encryption to ${parsed.host}` } : {};
}
