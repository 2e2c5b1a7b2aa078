import * as z from 'zod';
import { graders as allGraders } from '../../src/graders/graders/index.ts';
import { providers as allProviders } from '../../src/providers/providers/index.ts';
import { messageDefinitions } from '../../src/suites/chat-messages.ts';
import { CONFIG } from '../../src/suites/config-file.ts';
import { executionDefinitions } from '../../src/suites/execution.ts';
import { GRADER, TEMPLATE } from '../../src/suites/graders/graders.ts';
import { GRADER_KEYS } from '../../src/suites/old-names.ts';
import { SUITE } from '../../src/suites/suite.ts';
import { testDefinitions } from '../../src/suites/test.ts';
import { variantDefinitions } from '../../src/suites/variants.ts';
import { workspaceDefinitions } from '../../src/suites/workspace/workspace.ts';
import { configDefinitions } from './config.ts';
import { convert, type JsonSchema, VARIABLE } from './convert.ts';
import { criterion, graderDefinitions, include, typesOfGraders, writtenGraders } from './graders.ts';
import { conditions } from './kinds.ts';
import { graderTexts, providerTexts } from './option-texts.ts';
import { commonOfTargets, oldSettings, targetsFile, typesOfProviders } from './targets.ts';

/** The types that a suite can use; custom graders have other types. */
const graders = allGraders.filter(({ runsFiles }) => !runsFiles);
const providers = allProviders.filter(({ runsFiles }) => !runsFiles);

const HOME = 'https://raw.githubusercontent.com/agentv/eval-action/v1/schema';

const fileSchema = (
  name: string,
  title: string,
  root: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `${HOME}/${name}`,
  title,
  ...root,
  definitions: { ...definitions, variable: VARIABLE },
});

/** The schema of eval files. `#/definitions/tests`, `/test` and `/template` are those of the files that a suite names. */
export function evalSchema(): JsonSchema {
  const take = (schema: z.ZodType) => convert(schema, { variables: true });
  const common = take(z.looseObject(GRADER.schema.shape));
  const known = [...graders.map(({ type }) => type), ...Object.keys(writtenGraders), ...typesOfGraders];
  const grader = {
    ...withNames(common, 'type', known),
    allOf: conditions({
      kinds: graders,
      written: writtenGraders,
      texts: graderTexts,
      oldKeys: (type) => GRADER_KEYS[type] ?? {},
      key: 'type',
      common: Object.keys(GRADER.schema.shape),
      variables: true,
    }),
  };
  const definitions = {
    ...messageDefinitions(),
    ...testDefinitions(),
    ...workspaceDefinitions(),
    ...executionDefinitions(),
    ...variantDefinitions(),
    ...graderDefinitions,
    template: TEMPLATE.schema,
  };
  return fileSchema('eval.schema.json', 'AgentV eval file', take(SUITE.schema), {
    ...mapValues(definitions, take),
    graders: { type: 'array', items: { anyOf: [take(criterion), take(include), { $ref: '#/definitions/grader' }] } },
    grader,
  });
}

/** The schema of targets files. */
export function targetsSchema(): JsonSchema {
  const take = (schema: z.ZodType) => convert(schema, { variables: false });
  const target = {
    ...withNames(take(commonOfTargets), 'provider', [...providers.map(({ type }) => type), ...typesOfProviders]),
    anyOf: ['provider', 'use_target', 'settings'].map((name) => ({ required: [name] })),
    allOf: conditions({
      kinds: providers,
      written: {},
      texts: providerTexts,
      key: 'provider',
      common: Object.keys(commonOfTargets.shape),
      variables: false,
      oldKeys: () => oldSettings,
    }),
  };
  return fileSchema('targets.schema.json', 'AgentV targets file', take(targetsFile), { target });
}

/** The schema of `.agentv/config.yaml`. */
export function configSchema(): JsonSchema {
  const take = (schema: z.ZodType) => convert(schema, { variables: true });
  return fileSchema(
    'config.schema.json',
    'AgentV configuration',
    take(CONFIG.schema),
    mapValues(configDefinitions, take),
  );
}

/** The names that editors offer for a key that takes others too. */
function withNames(schema: JsonSchema, key: string, names: readonly string[]): JsonSchema {
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>>;
  const { type: _, ...rest } = properties[key] ?? {};
  const anyOf = [{ enum: [...new Set(names)].sort() }, { type: 'string' }];
  return { ...schema, properties: { ...properties, [key]: { ...rest, anyOf } } };
}

const mapValues = <V, W>(mapping: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(mapping).map(([key, value]) => [key, change(value)]));
