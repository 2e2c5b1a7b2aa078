/** Upper limits of numbers in suites, targets and inputs. A larger number is a mistake, and would run, wait or cost without end. */
export const MAX_TRIALS = 1_000;
export const MAX_WORKERS = 50;
export const MAX_RETRIES = 20;
/** A week. */
export const MAX_SECONDS = 604_800;
export const MAX_USD = 1_000_000;
/** Sums of weights stay exact. */
export const MAX_WEIGHT = 1_000_000;
export const MAX_TOKENS = 1_000_000_000;
/** Exchanges of a conversation. */
export const MAX_WINDOW = 10_000;
/** Processors of a container. */
export const MAX_CPUS = 1_024;
/** Calls of a model that a program may make to grade one answer. */
export const MAX_CALLS = 10_000;
/** Of a cost, a duration or a number of tokens that is reported: sums stay finite. */
export const MAX_MEASURE = 1e15;
