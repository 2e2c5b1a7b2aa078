import type { CallTimeLimit } from '../../model/run/plan.ts';
import { plural } from '../../model/text/text.ts';
import { oneLine } from '../escape/terminal.ts';
import { inColumns } from './columns.ts';

export function timeLimitLines(limits: readonly CallTimeLimit[]): string[] {
  const longest = Math.max(...limits.map(({ target }) => oneLine(target).length));
  return limits.map(
    (limit) => `  ${inColumns(oneLine(limit.target), longest)}  ${timeText(limit.seconds)} (${sourceText(limit)})`,
  );
}

export const timeLimitLine = (limits: readonly CallTimeLimit[]): string =>
  limits.length === 0
    ? ''
    : `Time limit per call: ${limits.map((limit) => `${oneLine(limit.target)} ${timeText(limit.seconds)} (${sourceText(limit)})`).join('; ')}`;

function sourceText({ from, tests }: CallTimeLimit): string {
  switch (from) {
    case 'test':
      return `timeout_seconds of ${plural('test', tests)}`;
    case 'input':
      return 'test-timeout-seconds';
    case 'suite':
      return 'timeout_seconds of the suite';
    case 'target':
      return 'timeout_seconds of the target';
    case 'default':
      return 'default';
  }
}

const timeText = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
