import { importerContract } from '../../contracts/importer.ts';

interface Tree {
  readonly results: { readonly tests: { readonly retryAttempts?: unknown[] }[] };
}

importerContract('ctrf', { rowsOf: ({ results }: Tree) => [results.tests] });
