import { stringify } from 'yaml';

/** Values as YAML in blocks, each line so far in; texts of several lines stand as such. */
export function yamlOf(value: unknown, column = 0): string {
  const text = stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, version: '1.2', schema: 'core' });
  return column === 0 ? text : indented(text, ' '.repeat(column));
}

/** The same as comments. */
export const commentedYaml = (value: unknown, column: number): string =>
  indented(yamlOf(value), `${' '.repeat(column)}# `);

const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);
