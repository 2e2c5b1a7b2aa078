import { ansiSequence } from '../../platform/secrets/ansi-sequence.ts';

/** The text with every invisible character written as its escape; line breaks become `\n`, tabs stay. */
export const showInvisible = (text: string): string =>
  replaceInvisible(unixLines(text), (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`;
  });

/** The text without invisible characters; line breaks become `\n`, tabs stay. */
export const dropInvisible = (text: string): string => replaceInvisible(unixLines(text), () => '');

/** The text without terminal sequences: colours, cursor movements, titles, links. */
export const withoutAnsi = (text: string): string => text.replace(anyAnsiSequence, '');

/** A text of several lines as one line: runs of white space become one space. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** More than one line or one cell can show: an answer may have megabytes. */
export const beginningOf = (text: string): string => text.slice(0, MAX_READ);

const MAX_READ = 16_384;

/**
 * Control and format characters, lone surrogates, and characters that a font may omit: among them the bidirectional
 * controls, which can disguise text, and the tags, which can hide text.
 */
const invisible = '[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]--[\\n\\t]]';
const anyInvisible = new RegExp(invisible, 'v');
/**
 * Emoji are matched first and left whole: many contain joiners that would be invisible elsewhere. Compiled on first use:
 * the emoji alone take longer to compile than a short run.
 */
let emojiOrInvisible: RegExp | undefined;

function replaceInvisible(text: string, by: (character: string) => string): string {
  if (!anyInvisible.test(text)) return text;
  emojiOrInvisible ??= new RegExp(`(\\p{RGI_Emoji})|${invisible}`, 'gv');
  return text.replace(emojiOrInvisible, (character, emoji: string | undefined) => emoji ?? by(character));
}

const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');

const anyAnsiSequence = new RegExp(ansiSequence, 'g');
