import { importerContract } from '../../contracts/importer.ts';

const NOT_READ = /that is not read/;
const forced = { format: 'promptfoo' } as const;

/** Objects that promptfoo copies from the author of a test. */
const OPEN = /(?:^|\.)(?:vars|assert\[\]|namedScores|output|provider)(?:\.|\[|$)/;

interface Document {
  readonly results: { readonly results: unknown[] };
}

importerContract('promptfoo', {
  rowsOf: (tree: Document | unknown[]) => [Array.isArray(tree) ? tree : tree.results.results],
  settings: { '0.123.1/shop.csv': forced, '0.123.1/shop.html': forced, '0.123.1/shop.yaml': forced },
  refused: Object.fromEntries(['csv', 'html', 'xml', 'yaml'].map((type) => [`0.123.1/shop.${type}`, NOT_READ])),
  isOpen: (path) => OPEN.test(path),
});
