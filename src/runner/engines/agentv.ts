import type { Engine, ToolStart } from './engine.ts';

const run = ({ evals, output }: ToolStart): string[] => ['eval', 'run', ...evals, '--output', output];

export const agentv: Engine = {
  program: 'agentv',
  install: 'npm install --save-dev agentv@5',
  major: 5,
  output: 'run/',
  exitCodes: [0, 1],
  run,
  rerun: (start) => [...run(start), ...start.tests.flatMap(({ testId }) => ['--test-id', testId])],
};
