import { stringify } from 'yaml';

/** Values as YAML blocks with an indentation; texts of several lines become block texts. */
export function yamlOf(value: unknown, column = 0): string {
  const text = stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, version: '1.2', schema: 'core' });
  return column === 0 ? text : indented(text, ' '.repeat(column));
}

/** The same as comments. */
export const commentedYaml = (value: unknown, column: number): string =>
  indented(yamlOf(value), `${' '.repeat(column)}# `);

const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);
