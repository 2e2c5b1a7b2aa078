import { Ajv, type ValidateFunction } from 'ajv';
import { schemas } from '../../.ci/schemas.ts';
import type { Problem } from '../../src/model/errors.ts';
import { openYaml } from '../../src/suites/yaml/cursor.ts';

export type SchemaOf = 'eval' | 'targets' | 'config';

let made: ReturnType<typeof schemas> | undefined;

/** The published schema of a kind of file, as it is made from the sources. */
export function schemaOf(file: SchemaOf): Record<string, unknown> {
  made ??= schemas();
  return made[`${file}.schema.json`] as Record<string, unknown>;
}

/**
 * What an editor would complain about in a YAML text. Keys without a value are left out: the readers take them as not
 * there, and editors show them while somebody writes. `part` is the name of a definition, for files of another shape.
 */
export function complaintsOf(file: SchemaOf, text: string, part?: string): string[] {
  const opened = openYaml('text', text);
  if (opened.kind === 'invalid') return opened.problems.map(({ message }) => message);
  const validate = validator(file, part);
  if (validate(withoutNulls(opened.root.value))) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || '/', message, JSON.stringify(params)].join(' '),
  );
}

const compiled = new Map<string, ValidateFunction>();

function validator(file: SchemaOf, part: string | undefined): ValidateFunction {
  const key = `${file}#${part ?? ''}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const schema = schemaOf(file);
  const { definitions, $id: _, ...root } = schema;
  const wanted = part === undefined ? root : { allOf: [{ $ref: `#/definitions/${part}` }] };
  const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile({
    ...wanted,
    definitions,
  });
  compiled.set(key, validate);
  return validate;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutNulls(each)]));
}

/** Problems that say nothing against the shape of a file. */
const HARMLESS: readonly Problem['code'][] = ['DEPRECATED', 'SECRET_MISSING', 'NOTHING_MATCHED', 'FILE_MISSING'];

/** What a reader takes without a complaint, the published schema takes too: each text of the tests is held to it. */
export function expectSchemaToAgree(file: SchemaOf, text: string, problems: readonly Problem[]): void {
  if (problems.some(({ code }) => !HARMLESS.includes(code))) return;
  const complaints = complaintsOf(file, text);
  if (complaints.length === 0) return;
  throw new Error(
    `The reader takes this text, and schema/${file}.schema.json does not:\n${complaints.join('\n')}\n\n${text.slice(0, 2000)}`,
  );
}
