import { importerContract } from '../../contracts/importer.ts';

interface Run {
  readonly testRunData?: Run;
  readonly testCases?: unknown[];
  readonly conversationalTestCases?: unknown[];
  readonly testResults?: unknown[];
}

const rowsOf = ({ testRunData, testCases = [], conversationalTestCases = [], testResults = [] }: Run): unknown[][] =>
  testRunData === undefined ? [testCases, conversationalTestCases, testResults] : rowsOf(testRunData);

importerContract('deepeval', {
  rowsOf,
  refused: { 'python/link.json': /only a link/ },
  isOpen: (path) => /\.(?:expectedTools\[\]|inputParameters)/.test(path),
});
