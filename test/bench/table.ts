/** A goal for a figure, and whether the figure meets it. */
export interface Goal {
  readonly text: string;
  isMet(value: number): boolean;
}

export const atMost = (most: number, unit = ''): Goal => ({
  text: `≤ ${most}${unit && ` ${unit}`}`,
  isMet: (value) => value <= most,
});
export const atLeast = (least: number, unit = ''): Goal => ({
  text: `≥ ${least}${unit && ` ${unit}`}`,
  isMet: (value) => value >= least,
});

export const tableHead = (): void => console.log('| Figure | Value | Goal | |\n|---|---|---|---|');

/** A row of a Markdown table; numbers under 10 have two decimals. */
export function row(what: string, value: number, unit: string, notes = '', goal?: Goal): void {
  const shown = `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)}${unit && ` ${unit}`}`;
  const met = goal === undefined ? '' : `${goal.isMet(value) ? 'met' : 'missed'}: ${goal.text}`;
  console.log(`| ${what} | ${shown} | ${met} | ${notes} |`);
}
