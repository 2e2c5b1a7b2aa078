import { importerContract } from '../../contracts/importer.ts';

importerContract('jsonl', {
  rowsOf: (rows: unknown[]) => [rows],
  isOpen: (path) => path.startsWith('[].definition') || /^\[\]\.(?:input|messages)/.test(path),
});
