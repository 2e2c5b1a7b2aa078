import type { ProviderKind } from '../../model/ports/provider.ts';
import type { TimeLimit } from '../../model/run/plan.ts';
import { Variable } from '../../model/suite/setting.ts';
import type { Suite, Test } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';

const hasTimeLimit = ({ keys }: Pick<ProviderKind, 'keys'>): boolean => keys?.includes('timeout_seconds') === true;

/** Whether a provider stops its calls itself, and reports their progress. Calls of models are stopped for it. */
export const keepsTimeLimit = (kind: Pick<ProviderKind, 'keys' | 'promptMode'>): boolean =>
  hasTimeLimit(kind) && kind.promptMode === 'agent';

/** What takes the place of the limit of a target: that of the test, of the run, or of the suite. */
export function askedLimit(
  test: Pick<Test, 'timeoutSeconds'> | undefined,
  inputSeconds: number | undefined,
  suite: Pick<Suite, 'timeoutSeconds'> | undefined,
): TimeLimit | undefined {
  if (test?.timeoutSeconds !== undefined) return { seconds: test.timeoutSeconds, from: 'test' };
  if (inputSeconds !== undefined) return { seconds: inputSeconds, from: 'input' };
  return suite?.timeoutSeconds === undefined ? undefined : { seconds: suite.timeoutSeconds, from: 'suite' };
}

/** The limit of a target itself: its `timeout_seconds`, else the default of its kind. */
export function targetLimit({ options }: Pick<Target, 'options'>, kind: ProviderKind): TimeLimit {
  const option = options['timeout_seconds'];
  const seconds = Number(option instanceof Variable ? option.value : option);
  if (hasTimeLimit(kind) && seconds > 0) return { seconds, from: 'target' };
  // Coding agents get 30 minutes, other programs 2, models 10.
  return { seconds: kind.isAgent ? 1_800 : kind.promptMode === 'agent' ? 120 : 600, from: 'default' };
}

export const millisecondsOf = (seconds: number): number => Math.max(1, Math.floor(seconds * 1000));
