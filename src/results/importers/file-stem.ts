/** The name of a file without its folder and extension. */
export const fileStem = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? path).replace(/(?<=.)\.[^.]+$/, '') || path;
