import fc from 'fast-check';
import { type Family, plainly, sought, words } from './family.ts';

const PATTERNS = [
  'blue',
  '^blue',
  'blue$',
  '^.*$',
  '^\\w+',
  '\\d+',
  '\\bsky\\b',
  '(?<word>the)\\s+sky',
  'blue|sky',
  '(?!blue)sky',
  '(?<=the )sky',
  '^.$',
  '\\s',
  '[^\\x00-\\x7f]',
  '\\p{L}+',
  'e\u0301',
];

/** Regular expressions, with and without flags. */
export const regex: Family = {
  name: 'regex',
  types: ['regex'],
  answers: words.map((text) => plainly(text)),
  graders: ({ said }) =>
    fc.record(
      {
        type: fc.constant('regex'),
        value: fc.oneof(fc.constantFrom(...PATTERNS), sought(said).map(literally)),
        flags: fc.constantFrom('', 'i', 'm', 's', 'im', 'u', 'g', 'y', 'gi', 'v'),
      },
      { requiredKeys: ['type', 'value'] },
    ),
};

/** The pattern of exactly this text, with all flags. */
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
