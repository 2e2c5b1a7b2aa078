/** A suite as YAML has it; keys of the suite, its tests and their assertions can also be in camelCase. */
export interface EvalConfig {
  readonly tests: readonly Readonly<Record<string, unknown>>[];
  readonly [key: string]: unknown;
}

/** What `eval-action run` leaves for the suites that it loads. */
const TAKES_SUITES = Symbol.for('eval-action.suite');

/**
 * Hands a suite to `eval-action run`, which loaded this file. It does not return: results are in the folder of the run.
 */
export function evaluate(suite: EvalConfig): Promise<never> {
  const take = (globalThis as Record<symbol, unknown>)[TAKES_SUITES];
  if (typeof take !== 'function') {
    throw new Error('evaluate() needs eval-action: name this file *.eval.ts, and run it with "eval-action run FILE".');
  }
  take(suite);
  return new Promise(() => {});
}

/** Gives a suite its type: `export default defineEval({ … })`. */
export const defineEval = (suite: EvalConfig): EvalConfig => suite;
