import { ansiSequence } from '../../shared/secrets/ansi-sequence.ts';

/** The text with every character that cannot be seen written as its escape; line breaks become `\n`, tabs stay. */
export const showInvisible = (text: string): string =>
  isPlain(text) ? text : replaceInvisible(unixLines(text), escapeOf);

/** The text without the characters that cannot be seen; line breaks become `\n`, tabs stay. */
export const dropInvisible = (text: string): string =>
  isPlain(text) ? text : replaceInvisible(unixLines(text), () => '');

/** The text without terminal sequences: colours, cursor movements, titles, links. */
export const withoutAnsi = (text: string): string => (isPlain(text) ? text : text.replace(anyAnsiSequence, ''));

/** Most texts have nothing in them that anybody has to look at twice, and this is a fast look. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** ASCII, Latin letters, punctuation, arrows, marks and frames: everything in these blocks can be seen but what is left out. */
const PLAIN = /^[\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u2bff]*$/;

/** A text of several lines in one: runs of white space become one space. */
export const inOneLine = (text: string): string =>
  NOT_IN_ONE_LINE.test(text) ? text.replace(/\s+/g, ' ').trim() : text;

/** White space at either end, two in a row, or any but a blank. */
const NOT_IN_ONE_LINE = /^\s|\s\s|[^\S ]|\s$/;

/** As much of a text as one line or one cell can show, and more: an answer may be megabytes long. */
export const beginningOf = (text: string): string => (text.length > MOST_READ ? text.slice(0, MOST_READ) : text);

const MOST_READ = 16_384;

/**
 * Control and format characters, lone surrogates, and all that Unicode allows a font to leave out: among them
 * the bidirectional controls, which let a text look like another, and the tags, in which one can be hidden.
 */
const invisible = '[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]--[\\n\\t]]';
const anyInvisible = new RegExp(invisible, 'v');
/** Emoji are matched first and kept whole: many are joined by characters that would be invisible elsewhere. */
/** Made when first needed: the emoji alone take longer to compile than a short run to finish. */
let emojiOrInvisible: RegExp | undefined;

function replaceInvisible(text: string, by: (character: string) => string): string {
  if (!anyInvisible.test(text)) return text;
  emojiOrInvisible ??= new RegExp(`(\\p{RGI_Emoji})|${invisible}`, 'gv');
  return text.replace(emojiOrInvisible, (character, emoji: string | undefined) => emoji ?? by(character));
}

function escapeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`;
}

const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');

const anyAnsiSequence = new RegExp(ansiSequence, 'g');
