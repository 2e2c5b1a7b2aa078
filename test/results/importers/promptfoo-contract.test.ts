import { parse, stringify } from 'yaml';
import { importerContract } from '../../contracts/importer.ts';
import { asWritten, type Syntax } from '../../support/document-tree.ts';

const yamlSyntax: Syntax = {
  parse: (bytes) => parse(new TextDecoder().decode(bytes)),
  write: (tree, fill = asWritten) => fill(Buffer.from(stringify(tree, { aliasDuplicateObjects: false }))),
};

const ONLY_JSON = /has not all data/;
const forced = { format: 'promptfoo' } as const;

/** Objects that promptfoo copies from the author of a test. */
const OPEN = /(?:^|\.)(?:vars|assert\[\]|namedScores|output|provider)(?:\.|\[|$)/;

interface Document {
  readonly results: { readonly results?: unknown[]; readonly table?: { readonly body: unknown[] } };
}

importerContract('promptfoo', {
  rowsOf: (tree: Document | unknown[]) =>
    Array.isArray(tree) ? [tree] : [tree.results.results ?? tree.results.table?.body ?? []],
  syntaxes: { yaml: yamlSyntax },
  settings: {
    '0.123.1/shop.csv': forced,
    '0.123.1/shop.html': forced,
    '0.123.1/shop.yaml': forced,
  },
  refused: { '0.123.1/shop.csv': ONLY_JSON, '0.123.1/shop.html': ONLY_JSON, '0.123.1/shop.xml': ONLY_JSON },
  isOpen: (path) => OPEN.test(path),
});
