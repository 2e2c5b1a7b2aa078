import type { Failure, FailureClass } from '../../model/run/outcome.ts';

/** The first expression that an error message matches decides. */
const BY_TEXT: readonly (readonly [RegExp, FailureClass])[] = [
  [/timed? ?out|timeout|deadline exceeded|exceeded max duration/i, 'timeout'],
  [/\b429\b|rate.?limit|too many requests|quota|overloaded/i, 'rate_limit'],
  [/\b40[13]\b|unauthori[sz]ed|forbidden|invalid api key|authentication/i, 'auth'],
  [/\b5\d\d\b|ECONN|ENOTFOUND|EAI_AGAIN|socket hang up|fetch failed/i, 'provider'],
  [/exit (?:code|status)|signal SIG|segmentation fault|killed/i, 'crash'],
  [/cannot find module|ModuleNotFound|SyntaxError|ENOENT|fixture .{0,200} not found/i, 'config'],
];

const READ_CHARACTERS = 2_000;

/** The class of an error of another tool, by its message. */
export function failureClassOf(message: string): FailureClass {
  const text = message.slice(0, READ_CHARACTERS);
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'provider';
}

const STAGES: Readonly<Partial<Record<FailureClass, Pick<Failure, 'stage' | 'reason'>>>> = {
  grader: { stage: 'evaluator', reason: 'evaluator_error' },
  config: { stage: 'setup', reason: 'setup_error' },
};

export const importedFailure = (failureClass: FailureClass, message: string): Failure => ({
  class: failureClass,
  ...(STAGES[failureClass] ?? { stage: 'agent', reason: 'provider_error' }),
  message,
});
