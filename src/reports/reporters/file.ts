import type { Files } from '../../model/ports/files.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';

/** Writes what `render` makes of the report to one file. */
export function fileReporter(
  name: string,
  path: string,
  render: (report: Report) => string | Promise<string>,
  files: Pick<Files, 'write'>,
): Reporter {
  return {
    name,
    async deliver(report) {
      await files.write(path, await render(report));
      return { kind: 'delivered', name, where: path };
    },
  };
}
