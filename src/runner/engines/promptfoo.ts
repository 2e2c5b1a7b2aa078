import type { Engine, ToolStart } from './engine.ts';

const evaluate = ({ evals, output }: ToolStart): string[] => [
  'eval',
  ...evals.flatMap((file) => ['-c', file]),
  // A cached answer is no new measurement.
  ...['--no-cache', '--no-table', '--no-progress-bar'],
  ...['-o', output],
];

const TESTS_FAILED = 100;

export const promptfoo: Engine = {
  program: 'promptfoo',
  install: 'npm install --save-dev promptfoo',
  env: () => ({
    PROMPTFOO_DISABLE_UPDATE: 'true',
    PROMPTFOO_DISABLE_SHARING: 'true',
    // A step may set another one, which would also be that of a wrong configuration.
    PROMPTFOO_FAILED_TEST_EXIT_CODE: String(TESTS_FAILED),
  }),
  output: 'results.json',
  selectsFailed: true,
  exitCodes: [0, TESTS_FAILED],
  repeatsTests: true,
  takesOneFile: true,
  files: /^promptfooconfig\.(?:ya?ml|json|[cm]?[jt]s)$/,
  run: (start) => [...evaluate(start), ...(start.trials === undefined ? [] : ['--repeat', String(start.trials)])],
  // Its tests have no ids that it could select by. Of several with the same variables, it selects one.
  rerun: (start) => [...evaluate(start), '--filter-failing', start.results, '--repeat', '1'],
  rerunAll: (start) => [...evaluate(start), '--repeat', '1'],
};
