import { styleText } from 'node:util';

/** Styles text for a terminal, or returns it unchanged. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

export function paintFor({ colour }: { readonly colour: boolean }): Paint {
  // The adapter has checked NO_COLOR and the stream; Node would check its own stdout.
  const style = (name: keyof Paint) => (text: string) =>
    colour ? styleText(name, text, { validateStream: false }) : text;
  return { bold: style('bold'), dim: style('dim'), red: style('red'), green: style('green'), yellow: style('yellow') };
}
