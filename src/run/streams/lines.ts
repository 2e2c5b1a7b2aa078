/** Limits for reading a program's output line by line. */
interface LineLimits {
  /** A longer line is not read, but reported. */
  readonly maxLineBytes: number;
  /** Of the whole stream; the rest is not read. */
  readonly maxBytes: number;
}

interface LineReader {
  push(chunk: Uint8Array): void;
  /** Hands over the last line, if it did not end. */
  end(): void;
  /** Whether the output exceeded the limit. */
  readonly isFlooded: boolean;
}

/**
 * Cuts bytes into lines at `\n` and nowhere else: U+2028 and U+2029 are ordinary characters inside JSON. Bytes that are
 * no UTF-8 become U+FFFD. A chunk may end anywhere, also in the middle of a character.
 */
export function lineReader(
  { maxLineBytes, maxBytes }: LineLimits,
  onLine: (line: string) => void,
  onTooLong: (bytes: number) => void,
): LineReader {
  const decoder = new TextDecoder();
  let pieces: Uint8Array[] = [];
  let length = 0;
  let total = 0;
  let isFlooded = false;

  const keep = (piece: Uint8Array) => {
    length += piece.length;
    if (length <= maxLineBytes) pieces.push(piece.slice());
    else pieces = [];
  };
  const finish = () => {
    if (length > maxLineBytes) onTooLong(length);
    else if (length > 0) onLine(decoder.decode(joined(pieces, length)));
    pieces = [];
    length = 0;
  };

  return {
    push(chunk) {
      if (isFlooded) return;
      total += chunk.length;
      isFlooded = total > maxBytes;
      if (isFlooded) return;
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        keep(chunk.subarray(from, at));
        finish();
        from = at + 1;
      }
      if (from < chunk.length) keep(chunk.subarray(from));
    },
    end: finish,
    get isFlooded() {
      return isFlooded;
    },
  };
}

const NEWLINE = 0x0a;

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
