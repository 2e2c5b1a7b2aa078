import { firstDifference } from './data-difference.ts';

/** Whether two values of JSON are the same: types count and so does the order of a list, the order of keys does not. Takes any depth. */
export const deepEqual = (one: unknown, other: unknown): boolean => firstDifference(one, other) === undefined;
