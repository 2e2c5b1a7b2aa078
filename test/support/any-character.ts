import fc from 'fast-check';

/** The first code point that is no character of its own, and how many follow it. */
const SURROGATES = 0xd800;
const MANY_SURROGATES = 0x800;

/**
 * The unit of texts of any characters: `fc.string({ unit: anyCharacter })` makes the same texts as the unit `binary` of
 * fast-check, without a table of a million characters that it fills first.
 */
export const anyCharacter = fc.nat({ max: 0x10ffff - MANY_SURROGATES }).map(characterAt, indexOfCharacter);

function characterAt(index: number): string {
  return String.fromCodePoint(index < SURROGATES ? index : index + MANY_SURROGATES);
}

/** fast-check asks it which texts consist of these characters. */
function indexOfCharacter(text: unknown): number {
  const codePoint = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (codePoint === undefined || text !== String.fromCodePoint(codePoint) || !text.isWellFormed()) {
    throw new Error('This is not one character');
  }
  return codePoint < SURROGATES ? codePoint : codePoint - MANY_SURROGATES;
}
