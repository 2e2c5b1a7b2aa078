/** Colours of a terminal, or none. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

/** Brushes for a terminal that wants colours; for any other they leave the text as it is. */
export function paintFor({ colour }: { readonly colour: boolean }): Paint {
  const brush = (on: number, off: number) => (text: string) => (colour ? `${ESC}[${on}m${text}${ESC}[${off}m` : text);
  return { bold: brush(1, 22), dim: brush(2, 22), red: brush(31, 39), green: brush(32, 39), yellow: brush(33, 39) };
}

const ESC = String.fromCharCode(0x1b);
