import type { Engine, ToolStart } from './engine.ts';

const run = ({ evals, output }: ToolStart, epochs: number | undefined): string[] => [
  'eval',
  ...evals,
  ...(epochs === undefined ? [] : ['--epochs', String(epochs)]),
  // A sample with an error must not end the others.
  '--no-fail-on-error',
  ...['--display', 'plain', '--log-format', 'json', '--log-dir', output],
];

export const inspect: Engine = {
  program: 'inspect',
  install: 'pip install inspect-ai',
  output: 'logs/',
  exitCodes: [0, 1],
  repeatsTests: true,
  run: (start) => run(start, start.trials),
  rerun: (start) => [...run(start, 1), '--sample-id', start.tests.map(({ testId }) => testId).join(',')],
};
