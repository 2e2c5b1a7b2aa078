import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idFilter } from '../../../src/runner/plan/make-plan.ts';

test('every id can be asked for by itself, whatever its characters mean in a glob', () => {
  fc.assert(fc.property(fc.string({ minLength: 1 }), (id) => idFilter([id])(id)));
});

test('no pattern is so odd that the filter breaks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...'a*?[]{}()!@+|,.\\/') }), { minLength: 1 }),
      fc.string(),
      (patterns, id) => {
        expect(typeof idFilter(patterns)(id)).toBe('boolean');
      },
    ),
  );
  expect(idFilter(['', 'x'.repeat(70_000)])('a')).toBe(false);
});
