import type { CallTimeLimit } from '../../model/run/plan.ts';
import { plural } from '../../model/text/text.ts';
import { oneLine } from '../escape/terminal.ts';

/** `Time limit per call: coder 10 min (timeout_seconds of the target)`. Nothing without limits. */
export function timeLimitLines(limits: readonly CallTimeLimit[]): string[] {
  const each = limits.map((limit) => {
    const { target, seconds } = limit;
    const time = seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
    return `${oneLine(target)} ${time} (${sourceText(limit)})`;
  });
  return each.length === 0 ? [] : [`Time limit per call: ${each.join('; ')}`];
}

function sourceText({ from, tests }: CallTimeLimit): string {
  switch (from) {
    case 'test':
      return `timeout_seconds of ${plural('test', tests)}`;
    case 'input':
      return 'test-timeout-seconds';
    case 'default':
      return 'default';
    default:
      return `timeout_seconds of the ${from}`;
  }
}
