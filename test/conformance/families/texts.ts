import fc from 'fast-check';
import { type Family, plainly, sought, words } from './family.ts';

const ONE = ['contains', 'icontains', 'starts-with', 'ends-with', 'equals'] as const;
const SEVERAL = ['contains-any', 'contains-all', 'icontains-any', 'icontains-all'] as const;

/** Every check that looks for texts. */
export const texts: Family = {
  name: 'texts',
  types: [...ONE, ...SEVERAL],
  answers: words.map((text) => plainly(text)),
  graders: ({ said }) =>
    fc.oneof(
      fc.record({ type: fc.constantFrom(...ONE, 'starts_with', 'ends_with'), value: sought(said) }),
      fc.record({
        type: fc.constantFrom(...SEVERAL, 'contains_any', 'icontains_all'),
        value: fc.array(sought(said), { minLength: 1, maxLength: 3 }),
      }),
    ),
};
