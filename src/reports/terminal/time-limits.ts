import type { CallTimeLimit } from '../../model/run/plan.ts';
import { plural } from '../../model/text/text.ts';
import { oneLine } from '../escape/terminal.ts';

const SOURCES = {
  input: 'test-timeout-seconds',
  default: 'default',
  suite: 'timeout_seconds of the suite',
  target: 'timeout_seconds of the target',
} as const;

/** `Time limit per call: coder 10 min (timeout_seconds of the target)`. Nothing without limits. */
export function timeLimitLines(limits: readonly CallTimeLimit[]): string[] {
  const each = limits.map((limit) => {
    const { target, seconds } = limit;
    const time = seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
    return `${oneLine(target)} ${time} (${sourceText(limit)})`;
  });
  return each.length === 0 ? [] : [`Time limit per call: ${each.join('; ')}`];
}

const sourceText = ({ from, tests }: CallTimeLimit): string =>
  from === 'test' ? `timeout_seconds of ${plural('test', tests)}` : SOURCES[from];
