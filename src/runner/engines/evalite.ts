import type { Engine, ToolStart } from './engine.ts';

const run = ({ evals, output }: ToolStart): string[] => ['run', ...evals, '--hideTable', '--outputPath', output];

export const evalite: Engine = {
  program: 'evalite',
  install: 'npm install --save-dev evalite',
  output: 'results.json',
  selectsFailed: true,
  exitCodes: [0, 1],
  takesOneFile: true,
  suites: '**/*.eval.{ts,mts}',
  run,
  // It selects files only.
  rerun: run,
};
