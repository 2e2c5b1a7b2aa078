import { importerContract } from '../../contracts/importer.ts';
import { zippedJson } from '../../support/zipped-json.ts';

interface Log {
  readonly samples?: unknown[];
}

importerContract('inspect', {
  rowsOf: (log: Log & Readonly<Record<string, unknown>>) =>
    log.samples === undefined
      ? Object.entries(log).flatMap(([name, value]) => (/summar/.test(name) && Array.isArray(value) ? [value] : []))
      : [log.samples],
  syntaxes: { eval: zippedJson },
  isOpen: (path) => /task_args|solver_args|scorers|scores|model_usage|\.options|^$/.test(path),
});
