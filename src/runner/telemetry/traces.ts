import { basename, join, resolve } from 'node:path';
import type { TracePreset } from '../../config/input-values.ts';
import type { ReportOptions } from '../../config/settings.ts';
import { messageOf } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import { timestamp } from '../../model/text/iso-time.ts';
import { cutEnd } from '../../model/text/text.ts';
import type { Report } from '../../model/verdict/report.ts';
import { isReserved } from '../../platform/secrets/reserved-variables.ts';
import { secretValues, wholeSecret } from '../../platform/secrets/secret-names.ts';
import { presetBackend } from '../../reports/otel/backends.ts';
import { checkAddress, readRemoteParent, remarksOn, sendingOf, whyNoExport } from '../../reports/otel/environment.ts';
import { exportTraces } from '../../reports/otel/export.ts';
import {
  otlpFile,
  resourceOf,
  type TracedCommit,
  type TracingOptions,
  traceFile,
} from '../../reports/otel/trace-files.ts';
import { runFiles } from '../../results/run-folder/run-files.ts';
import { findRepository } from '../../suites/discover.ts';
import { readEnvFiles } from '../../suites/references/file-paths.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/** What the traces of a report are made from, apart from the report. */
interface TelemetrySite {
  readonly inputs: Pick<
    ReportOptions,
    'otel' | 'otelFile' | 'otelCaptureContent' | 'otelGroupTurns' | 'traceFile' | 'workingDirectory'
  >;
  readonly runtime: Pick<Runtime, 'env' | 'redactor' | 'cwd'>;
  /** The folder of the run, or of its report. */
  readonly folder: string;
  /** Tells the jobs of one workflow run apart. */
  readonly jobKey?: string | undefined;
  readonly commit?: TracedCommit | undefined;
}

/** On the command line, keys of backends may be in `.env` files, as those of targets are; what is set wins. */
export async function withEnvFiles<Given extends Pick<Runtime, 'env' | 'cwd' | 'files' | 'redactor'>>(
  { workingDirectory, otel }: ReportOptions,
  runtime: Given,
): Promise<Given> {
  if (otel.length === 0) return runtime;
  const cwd = resolve(runtime.cwd, workingDirectory);
  const root = await findRepository(cwd, runtime.files);
  const declared = await readEnvFiles(cwd, { root, cwd }, runtime.files);
  runtime.redactor.learn(secretValues(declared));
  const usable = Object.entries(declared).filter(([name]) => !isReserved(name));
  return { ...runtime, env: { ...Object.fromEntries(usable), ...runtime.env } };
}

/** Writes the traces to the files that were asked for. */
export function traceFileReporters(site: TelemetrySite, files: Pick<Files, 'writePieces'>): Reporter[] {
  const { otel, otelFile, traceFile: tracePath, workingDirectory } = site.inputs;
  const writer = (
    name: string,
    pathPattern: string,
    piecesOf: (report: Report, path: string) => Iterable<string>,
  ): Reporter => ({
    name,
    async deliver(report) {
      const named = pathPattern.replaceAll('{timestamp}', timestamp(Date.parse(report.startedAt)));
      const path = resolve(site.runtime.cwd, workingDirectory, named);
      await files.writePieces(path, piecesOf(report, path));
      return { kind: 'delivered', name, where: path };
    },
  });
  const otlpPath = otelFile ?? (otel.includes('file') ? join(site.folder, runFiles.traces) : undefined);
  const otlpPieces = (report: Report, path: string) =>
    otlpFile(report, tracingOf(report, site), path.endsWith('.jsonl') ? 'lines' : 'document');
  return [
    ...(otlpPath === undefined ? [] : [writer('OTLP file', otlpPath, otlpPieces)]),
    ...(tracePath === undefined ? [] : [writer('trace file', tracePath, (report) => traceFile(report))]),
  ];
}

function tracingOf(report: Report, { inputs, runtime, commit, folder, jobKey }: TelemetrySite): TracingOptions {
  const { env, redactor } = runtime;
  const remote = readRemoteParent(env);
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt = '1', GITHUB_JOB: job = '' } = env;
  return {
    // On GitHub the job, so that an export of its results in another job gives the same ids.
    run: { id: run ? `${run}.${jobKey ?? job}` : basename(folder), attempt },
    remote: typeof remote === 'object' ? remote : undefined,
    captureContent: inputs.otelCaptureContent || /^true$/i.test(env['AGENTV_OTEL_CAPTURE_CONTENT'] ?? ''),
    groupTurns: inputs.otelGroupTurns,
    envelope: { resource: redactor.deep(resourceOf(report, env, commit)), version: report.generator.version },
  };
}

interface ExportSite extends TelemetrySite {
  readonly runtime: Pick<Runtime, 'env' | 'redactor' | 'cwd' | 'http' | 'gzip' | 'clock' | 'log' | 'signal'>;
}

const EXPORT_MS = 60_000;
/** A runner ends a cancelled step soon. */
const CANCELLED_MS = 2_000;
const MAX_REASON_LENGTH = 500;

/** Exports the traces of a report to every backend that was asked for. Failures are receipts and change nothing else. */
export async function exportToBackends(report: Report, site: ExportSite): Promise<Receipt[]> {
  const names = site.inputs.otel.filter((name) => name !== 'file');
  if (names.length === 0) return [];
  const { env, log, signal } = site.runtime;
  const why = report.dryRun ? 'a dry run exports nothing' : whyNoExport(env);
  if (why === 'disabled') return [];
  if (why !== undefined) return [{ kind: 'notNeeded', name: 'traces', why }];
  for (const remark of remarksOn(env)) log.warn(remark);

  // The time of the whole export, which a cancellation shortens.
  const over = new AbortController();
  const end = () => over.abort(new DOMException('The time for the export is over', 'TimeoutError'));
  let timer = setTimeout(end, signal.aborted ? CANCELLED_MS : EXPORT_MS);
  const shorten = () => {
    clearTimeout(timer);
    timer = setTimeout(end, CANCELLED_MS);
  };
  signal.addEventListener('abort', shorten, { once: true });
  try {
    return await Promise.all(names.map((name) => exportTo(name, report, site, over.signal)));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', shorten);
  }
}

async function exportTo(name: TracePreset, report: Report, site: ExportSite, signal: AbortSignal): Promise<Receipt> {
  const { env, log, redactor, http, gzip, clock } = site.runtime;
  const failed = (why: string, hint?: string): Receipt => ({
    kind: 'notDelivered',
    name: `traces (${name})`,
    why: cutEnd(redactor.text(why), MAX_REASON_LENGTH),
    hint,
  });
  try {
    const backend = presetBackend(name, env);
    if ('why' in backend) return failed(backend.why, backend.hint);
    const address = checkAddress(backend.url, backend.headers);
    if (address.why !== undefined) return failed(address.why);
    if (address.remark !== undefined) log.warn(`traces (${name}): ${address.remark}`);
    redactor.learn(Object.values(backend.headers).flatMap(wholeSecret));
    const timeLimit = (ms: number) => AbortSignal.timeout(ms);
    const ports = { http, gzip, redactor, clock, random: Math.random, timeLimit, signal };
    return await exportTraces(report, { backend, tracing: tracingOf(report, site), sending: sendingOf(env) }, ports);
  } catch (error) {
    return failed(messageOf(error));
  }
}
