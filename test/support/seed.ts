import fc from 'fast-check';
import { expect } from 'vitest';
import { SEED } from './exhaustive.ts';

fc.configureGlobal({ seed: SEED });

declare module 'vitest' {
  interface Assertion {
    /** Has no value at a path: an absent key and an undefined value are alike. */
    toLack(path: string): void;
  }
}

expect.extend({
  toLack(value: unknown, path: string) {
    const at = path
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
    return {
      pass: at === undefined,
      message: () => `"${path}" is ${this.utils.printReceived(at)}`,
    };
  },
});
