const words: Readonly<Record<string, string>> = {
  base: 'base',
  head: 'head',
  control: 'control on base',
  confirmation: 're-run',
};

/** What a side of a test is called: `control:2` is `control on base 2`. */
export function sideTitle(side: string | undefined): string {
  const [kind = '', number] = (side ?? '').split(/:(.*)/s);
  return kind === 'target' ? (number ?? '') : `${words[kind] ?? kind}${number === undefined ? '' : ` ${number}`}`;
}
