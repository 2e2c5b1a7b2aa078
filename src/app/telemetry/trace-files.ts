import { join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { traceFile } from '../../reports/files/trace-file.ts';
import { otlpFile } from '../../reports/otel/otlp-file.ts';
import { runFiles } from '../run-folder/earlier-run.ts';
import { pathWithTime, type TelemetrySite, tracingOf } from './tracing.ts';

/** Writes the traces to the files that were asked for. */
export function traceFileReporters(site: TelemetrySite, files: Pick<Files, 'writePieces'>): Reporter[] {
  const { otel, otelFile, traceFile: tracePath } = site.inputs;
  const inFolder = otel.includes('file') ? join(site.folder, runFiles.traces) : undefined;
  const wanted = [
    { name: 'OTLP file', path: otelFile ?? inFolder, piecesOf: otlpPieces },
    { name: 'trace file', path: tracePath, piecesOf: tracePieces },
  ];
  return wanted.flatMap(({ name, path: given, piecesOf }): Reporter[] => {
    if (given === undefined) return [];
    return [
      {
        name,
        async deliver(report) {
          const path = pathWithTime(given, report, site);
          await files.writePieces(path, piecesOf(report, path, site));
          return { kind: 'delivered', name, where: path };
        },
      },
    ];
  });
}

const otlpPieces = (report: Report, path: string, site: TelemetrySite): Iterable<string> =>
  otlpFile(report, tracingOf(report, site), path.endsWith('.jsonl') ? 'lines' : 'document');

const tracePieces = (report: Report): Iterable<string> => traceFile(report);
