import { styleText } from 'node:util';

/** Styles text for a terminal, or returns it unchanged. */
export type Paint = ReturnType<typeof paintFor>;

export function paintFor({ colour }: { readonly colour: boolean }) {
  // The adapter has checked NO_COLOR and the stream; Node would check its own stdout.
  const style = (name: Parameters<typeof styleText>[0]) => (text: string) =>
    colour ? styleText(name, text, { validateStream: false }) : text;
  return { bold: style('bold'), dim: style('dim'), red: style('red'), green: style('green'), yellow: style('yellow') };
}
