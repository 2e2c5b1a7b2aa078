import { stringify } from 'yaml';

/** A value as one YAML document, after its mark. Equal parts are written each time, without anchors. */
export const printYaml = (value: unknown): string =>
  `---\n${stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 })}`;
