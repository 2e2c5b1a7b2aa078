/**
 * JSON in which the runner of a job finds no `##[command]`: the first `#` of one is written as an escape, and so are
 * the characters without width that a comparison of texts may pass over. What it says is the same.
 */
export const harmlessJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) =>
      Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''),
    )
    .replaceAll('##[', `${escapeOf(0x23)}#[`);

const escapeOf = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
