import type { Files } from '../../model/ports/files.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';

/** Writes what `render` makes of the report to one file, a text or its pieces; no file where that is nothing. */
export function fileReporter(
  name: string,
  path: string,
  render: (report: Report) => Iterable<string> | undefined | Promise<string>,
  files: Pick<Files, 'writePieces'>,
): Reporter {
  return {
    name,
    async deliver(report) {
      const text = await render(report);
      if (text === undefined) return { kind: 'nothing', name };
      await files.writePieces(path, typeof text === 'string' ? [text] : text);
      return { kind: 'delivered', name, where: path };
    },
  };
}
