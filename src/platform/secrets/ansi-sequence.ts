// Written with the characters themselves, because patterns are easier to check without two kinds of escapes.
const [ESC, BEL, ST] = [0x1b, 0x07, 0x9c].map((code) => String.fromCharCode(code));
const [CSI, DCS, SOS, OSC, PM, APC] = [0x9b, 0x90, 0x98, 0x9d, 0x9e, 0x9f].map((code) => String.fromCharCode(code));
const STRINGS = `${OSC}${DCS}${SOS}${PM}${APC}`;

/** The source of a pattern for terminal sequences: colours, cursor movements, character sets, titles, links. */
export const ansiSequence = [
  // A string up to its terminator. One that never ends is not followed: it would swallow the rest.
  `(?:${ESC}[\\]PX^_]|[${STRINGS}])[^${BEL}${ESC}${ST}${CSI}${STRINGS}\\n]*(?:${BEL}|${ESC}\\\\|${ST})`,
  `(?:${ESC}\\[|${CSI})[0-?]*[ -\\/]*(?:[@-~]|$)`,
  `${ESC}[ -\\/]*[0-~]`,
].join('|');

const anySequence = new RegExp(ansiSequence, 'g');

/** The text without terminal sequences. */
export const withoutSequences = (text: string): string => text.replace(anySequence, '');
