import { importerContract } from '../../contracts/importer.ts';
import { junitSyntax, testsIn } from '../../support/xml-tree.ts';

importerContract('junit', {
  rowsOf: testsIn,
  syntaxes: { xml: junitSyntax },
  refused: { 'promptfoo/results.junit.xml': /positions for names/ },
});
