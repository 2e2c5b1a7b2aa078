import { basename, resolve } from 'node:path';
import type { Report } from '../../model/verdict/report.ts';
import { type RemoteParent, readRemoteParent } from '../../reports/otel/ids.ts';
import type { Tracing } from '../../reports/otel/otlp-file.ts';
import { resourceOf, type TracedCommit } from '../../reports/otel/resource.ts';
import type { ReportOptions } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { timestamp } from '../pipeline/timestamp.ts';

type TelemetryInputs = Pick<
  ReportOptions,
  'otel' | 'otelFile' | 'otelCaptureContent' | 'otelGroupTurns' | 'traceFile' | 'workingDirectory'
>;

/** What the traces of a report are made from, apart from the report. */
export interface TelemetrySite {
  readonly inputs: TelemetryInputs;
  readonly runtime: Pick<Runtime, 'env' | 'redactor' | 'cwd'>;
  /** The folder of the run, or of its report. */
  readonly folder: string;
  /** Tells the jobs of one workflow run apart. */
  readonly jobKey?: string | undefined;
  readonly commit?: TracedCommit | undefined;
}

export function tracingOf(report: Report, site: TelemetrySite): Tracing {
  const { inputs, runtime, commit } = site;
  const { env } = runtime;
  const remote = readRemoteParent(env);
  return {
    run: runOf(site),
    remote: isParent(remote) ? remote : undefined,
    captureContent: inputs.otelCaptureContent || /^true$/i.test(env['AGENTV_OTEL_CAPTURE_CONTENT'] ?? ''),
    groupTurns: inputs.otelGroupTurns,
    envelope: { resource: runtime.redactor.deep(resourceOf(report, env, commit)), version: report.generator.version },
  };
}

const isParent = (remote: RemoteParent | 'none' | 'invalid'): remote is RemoteParent => typeof remote === 'object';

/** On GitHub the job, so that an export of its results in another job gives the same ids. */
function runOf({ folder, jobKey, runtime: { env } }: TelemetrySite): Tracing['run'] {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt = '1', GITHUB_JOB: job = '' } = env;
  return { id: run ? `${run}.${jobKey ?? job}` : basename(folder), attempt };
}

/** A path of the working directory; `{timestamp}` is the start of the run. */
export const pathWithTime = (path: string, { startedAt }: Report, site: TelemetrySite): string =>
  resolve(
    site.runtime.cwd,
    site.inputs.workingDirectory,
    path.replaceAll('{timestamp}', timestamp(Date.parse(startedAt))),
  );
