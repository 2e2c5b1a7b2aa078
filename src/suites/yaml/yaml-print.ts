import { stringify } from 'yaml';

/** A value as YAML, at a column; texts of several lines become block texts, and equal parts are written each time. */
export const yamlOf = (value: unknown, column = 0): string =>
  indented(stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }), ' '.repeat(column));

export const commentedYaml = (value: unknown, column: number): string =>
  indented(yamlOf(value), `${' '.repeat(column)}# `);

const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);
