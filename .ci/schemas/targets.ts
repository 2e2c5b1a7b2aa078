import * as z from 'zod';
import { anyObject, field, needed, old, text } from '../../src/suites/block.ts';
import { CAMEL_CASE, presentName, RENAMED, TARGET } from '../../src/suites/targets/read.ts';

/** Old spellings of settings, with their present names. */
export const oldSettings: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.keys(RENAMED), ...CAMEL_CASE].map((name) => [name, presentName(name) ?? name]),
);

const shape: Readonly<Record<string, z.ZodType>> = TARGET.schema.shape;

/** Keys that every target has. */
export const commonOfTargets = z.looseObject({
  ...shape,
  ...Object.fromEntries(
    Object.entries(oldSettings).flatMap(([name, present]) => {
      const schema = shape[present];
      return schema === undefined ? [] : [[name, old(schema, present)]];
    }),
  ),
  settings: field(anyObject, 'Old wrapper around the settings of the provider; write them into the target.').meta({
    deprecated: true,
  }),
});

/** The whole file. */
export const targetsFile = z.looseObject({
  $schema: field(text, 'Marks the file: "agentv-targets-v2.2".'),
  targets: needed(
    z.array(z.unknown().meta({ allOf: [{ $ref: '#/definitions/target' }] })),
    'Who can be asked: models, programs and agents, each with a name.',
  ),
});

/** Providers of the format that take any key until they are here: named, so that editors offer them. */
export const typesOfProviders = [
  'azure',
  'anthropic',
  'gemini',
  'openrouter',
  'agentv',
  'codex',
  'claude-cli',
  'claude-sdk',
  'cc-mirror',
  'copilot-cli',
  'copilot-sdk',
  'copilot-log',
  'pi-cli',
  'pi-coding-agent',
  'vscode',
  'vscode-insiders',
  'replay',
];
