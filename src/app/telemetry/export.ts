import { messageOf } from '../../model/errors.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { type Preset, presetBackend } from '../../reports/otel/backends.ts';
import { checkAddress, remarksOn, sendingOf, whyNoExport } from '../../reports/otel/sending.ts';
import { exportTraces } from '../../reports/reporters/trace-export.ts';
import { wholeSecret } from '../../shared/secrets/secret-names.ts';
import { cutEnd } from '../../shared/text.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { type TelemetrySite, tracingOf } from './tracing.ts';

interface ExportSite extends TelemetrySite {
  readonly runtime: Pick<Runtime, 'env' | 'redactor' | 'cwd' | 'http' | 'gzip' | 'clock' | 'log' | 'signal'>;
}

const EXPORT_MS = 60_000;
/** A runner ends a cancelled step soon. */
const CANCELLED_MS = 2_000;

/** Exports the traces of a report to every backend that was asked for. Failures are receipts and change nothing else. */
export async function exportToBackends(report: Report, site: ExportSite): Promise<Receipt[]> {
  const names = site.inputs.otel.filter((name) => name !== 'file');
  if (names.length === 0) return [];
  const { env, log } = site.runtime;
  const why = report.dryRun ? 'a dry run exports nothing' : whyNoExport(env);
  if (why === 'disabled') return [];
  if (why !== undefined) return [{ kind: 'notNeeded', name: 'traces', why }];
  for (const remark of remarksOn(env)) log.warn(remark);
  using time = exportTime(site.runtime.signal);
  return await Promise.all(names.map((name) => exportTo(name, report, site, time.signal)));
}

const MAX_REASON_LENGTH = 500;

async function exportTo(name: Preset, report: Report, site: ExportSite, signal: AbortSignal): Promise<Receipt> {
  const failed = (why: string, hint?: string): Receipt => ({
    kind: 'notDelivered',
    name: `traces (${name})`,
    why: cutEnd(site.runtime.redactor.text(why), MAX_REASON_LENGTH),
    hint,
  });
  try {
    const backend = presetBackend(name, site.runtime.env);
    if ('why' in backend) return failed(backend.why, backend.hint);
    const address = checkAddress(backend.url, backend.headers);
    if (address.why !== undefined) return failed(address.why);
    if (address.remark !== undefined) site.runtime.log.warn(`traces (${name}): ${address.remark}`);
    site.runtime.redactor.learn(Object.values(backend.headers).flatMap(wholeSecret));
    const tracing = tracingOf(report, site);
    return await exportTraces(
      report,
      { backend, tracing, sending: sendingOf(site.runtime.env) },
      { ...portsOf(site), signal },
    );
  } catch (error) {
    return failed(messageOf(error));
  }
}

const portsOf = ({ runtime: { http, gzip, clock, redactor } }: ExportSite) => ({
  http,
  gzip,
  redactor,
  clock,
  random: Math.random,
  timeLimit: (ms: number) => AbortSignal.timeout(ms),
});

/** The time of the whole export, which a cancellation shortens. */
function exportTime(stopping: AbortSignal): Disposable & { readonly signal: AbortSignal } {
  const over = new AbortController();
  const end = () => over.abort(new DOMException('The time for the export is over', 'TimeoutError'));
  let timer = setTimeout(end, stopping.aborted ? CANCELLED_MS : EXPORT_MS);
  const shorten = () => {
    clearTimeout(timer);
    timer = setTimeout(end, CANCELLED_MS);
  };
  stopping.addEventListener('abort', shorten, { once: true });
  return {
    signal: over.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      stopping.removeEventListener('abort', shorten);
    },
  };
}
