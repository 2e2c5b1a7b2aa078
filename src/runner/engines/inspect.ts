import { namesInTool } from '../../config/confirm-command.ts';
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
  rerun(start) {
    const ids = namesInTool(start.tests);
    // They are separated by commas: it cannot select one that has some.
    return ids.some((id) => id.includes(',')) ? run(start, 1) : [...run(start, 1), '--sample-id', ids.join(',')];
  },
};
