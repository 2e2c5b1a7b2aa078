import { namesInTool, titlePattern } from '../../config/confirm-command.ts';
import type { Engine, ToolStart } from './engine.ts';

const run = ({ evals, output }: ToolStart): string[] => [
  'run',
  ...evals,
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
];

export const vitest: Engine = {
  program: 'vitest',
  install: 'npm install --save-dev vitest',
  output: 'results.json',
  exitCodes: [0, 1],
  files: /\.(?:test|spec)\.[cm]?[jt]sx?$/,
  run,
  // A retried test would show its last attempt only.
  rerun: (start) => [...run(start), '--retry=0', '-t', titlePattern(namesInTool(start.tests))],
};
