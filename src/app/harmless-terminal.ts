import type { Terminal } from '../edges/terminal.ts';
import { hanging } from '../reports/columns.ts';
import { neutral } from '../reports/escape/workflow-command.ts';

/**
 * A terminal on which nothing that is printed can be a command: the command line runs in jobs too, and there the
 * runner reads along. Colours are ours, since foreign text has lost its own before; complaints never have any.
 */
export function harmlessTerminal(terminal: Terminal): Terminal {
  return {
    ...terminal,
    print: (text) => terminal.print(text.split(colour).map(neutralUnlessColour).join('')),
    complain: (text) => terminal.complain(neutral(inLines(text, terminal.errorScreen))),
  };
}

/** A screen would break long lines in the middle of words. */
const inLines = (text: string, columns: number | undefined): string =>
  text
    .split('\n')
    .flatMap((line) => hanging(line, columns))
    .join('\n');

const ESC = String.fromCharCode(0x1b);
const colour = new RegExp(`(${ESC}\\[[0-9;]*m)`);
const neutralUnlessColour = (part: string, index: number): string => (index % 2 === 1 ? part : neutral(part));
