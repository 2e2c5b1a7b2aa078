import type { Report } from '../../model/verdict/report.ts';
import { type KeyValue, keyValues, text } from './span.ts';

type Env = Readonly<Record<string, string | undefined>>;

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
  const repository = joined([env['GITHUB_SERVER_URL'], env['GITHUB_REPOSITORY']], '/');
  const runUrl = joined([repository, env['GITHUB_RUN_ID']], '/actions/runs/');
  const change = pullNumber === undefined ? /^refs\/pull\/(\d+)\//.exec(env['GITHUB_REF'] ?? '')?.[1] : `${pullNumber}`;
  const known = {
    'service.name': 'agentv',
    'cicd.pipeline.name': env['GITHUB_WORKFLOW'],
    'cicd.pipeline.run.id': env['GITHUB_RUN_ID'],
    'cicd.pipeline.run.url.full': runUrl,
    'vcs.repository.url.full': repository,
    'vcs.ref.head.name': env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
    'vcs.ref.head.revision': head || env['GITHUB_SHA'],
    'vcs.ref.base.name': env['GITHUB_BASE_REF'],
    'vcs.change.id': change,
    ...pairsOf(env['OTEL_RESOURCE_ATTRIBUTES']),
    ...(env['OTEL_SERVICE_NAME'] && { 'service.name': env['OTEL_SERVICE_NAME'] }),
    'service.version': generator.version,
    'telemetry.sdk.language': 'nodejs',
    'telemetry.sdk.name': generator.name,
  };
  return keyValues(Object.fromEntries(Object.entries(known).map(([key, value]) => [key, text(value || undefined)])));
}

const joined = (parts: readonly (string | undefined)[], by: string): string | undefined =>
  parts.every((part) => part) ? parts.join(by) : undefined;

/** Reads `name=value,name2=value2` with percent-encoded values, as OpenTelemetry's variables have it. */
export function pairsOf(given = ''): Record<string, string> {
  const pairs = given.split(',').flatMap((pair) => {
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
