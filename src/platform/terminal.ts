import type { WriteStream } from 'node:tty';
import type { Env } from '../model/ports/machine.ts';

/** The output of a command line. A permanent line is printed above the redrawn one. */
export interface Terminal {
  readonly colour: boolean;
  /** Columns; a wide page if the output is not a terminal. */
  readonly width: number;
  /** Columns of standard output and of standard error, if they are terminals; other outputs are not wrapped. */
  readonly screen?: number | undefined;
  readonly errorScreen?: number | undefined;
  /**
   * To standard output, with a line break; if it is not a terminal, with all output of the same turn of the event loop.
   */
  print(text: string): void;
  /** To standard error, with a line break. */
  complain(text: string): void;
  /** One line at the bottom of the terminal, redrawn in place; without a terminal it is not computed. */
  status(text: () => string): void;
}

const WIDTH_WITHOUT_TERMINAL = 100;
const NARROWEST = 40;

/** The terminal of this process. `NO_COLOR` and `FORCE_COLOR` are honoured. */
export function openTerminal(
  stdout: WriteStream | NodeJS.WriteStream,
  stderr: WriteStream | NodeJS.WriteStream,
  env: Env,
): Terminal {
  const isLive = stderr.isTTY === true && env['TERM'] !== 'dumb' && !env['CI'];
  let shown = '';
  const clear = () => {
    if (shown !== '') stderr.write('\r\u001b[2K');
    shown = '';
  };
  let unwritten = '';
  const flush = () => {
    if (unwritten === '') return;
    const text = unwritten;
    unwritten = '';
    stdout.write(text);
  };
  // A closed reader (`| head`) is not an error.
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
  const { NO_COLOR, FORCE_COLOR, TERM } = env;
  const isForced = FORCE_COLOR === undefined || FORCE_COLOR === '' ? undefined : FORCE_COLOR !== '0';
  return {
    colour: !NO_COLOR && (isForced ?? (stdout.isTTY === true && TERM !== 'dumb')),
    width: Math.max(NARROWEST, stdout.isTTY ? (stdout.columns ?? 80) : WIDTH_WITHOUT_TERMINAL),
    screen: columnsOfScreen(stdout),
    errorScreen: columnsOfScreen(stderr),
    print(text) {
      clear();
      if (unwritten === '' && !stdout.isTTY) setImmediate(flush);
      unwritten += `${text}\n`;
      if (stdout.isTTY) flush();
    },
    complain(text) {
      // Both may go to one file.
      flush();
      clear();
      stderr.write(`${text}\n`);
    },
    status(textOf) {
      if (!isLive) return;
      const text = textOf();
      if (text === shown) return;
      clear();
      shown = text.slice(0, Math.max(NARROWEST, (stderr.columns ?? 80) - 1));
      stderr.write(shown);
    },
  };
}

const columnsOfScreen = ({ isTTY, columns = 80 }: { readonly isTTY?: boolean; readonly columns?: number }) =>
  isTTY ? Math.max(NARROWEST, columns) : undefined;
