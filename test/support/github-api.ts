import { Ajv, type ValidateFunction } from 'ajv';
import { readRepositoryFile } from './repository.ts';

interface Json {
  readonly [key: string]: unknown;
}
interface Operation extends Json {
  readonly path: string;
  readonly method: string;
  readonly operationId: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
}

/** Where the components are. Each is compiled once, for all schemas that refer to it. */
const COMPONENTS = 'https://api.github.com/components/';

const described = JSON.parse(
  readRepositoryFile('test/fixtures/github/api.json').replaceAll('"#/components/', `"${COMPONENTS}`),
) as {
  readonly operations: readonly Operation[];
  readonly components: Readonly<Record<string, Json>>;
};
const ajv = new Ajv({
  strict: false,
  validateFormats: false,
  validateSchema: false,
  allErrors: true,
  code: { optimize: false },
});
for (const [address, component] of Object.entries(described.components)) ajv.addSchema(component, address);
const compiled = new Map<unknown, ValidateFunction>();

/** One operation of GitHub's REST API, as its description has it. */
export interface Called {
  readonly id: string;
  /** What stands for the names in braces. */
  readonly params: Readonly<Record<string, string>>;
  /** What is wrong with a request. */
  complaints(query: URLSearchParams, body: unknown): string[];
  /** What is wrong with an answer of ours. */
  answerComplaints(status: number, body: unknown): string[];
  /** The smallest answer that is right, with these values in it. */
  answer(status: number, values: Json): unknown;
}

/** The operation that a request is for; undefined when GitHub describes none, or we ask it nowhere. */
export function operationOf(method: string, path: string): Called | undefined {
  for (const operation of described.operations) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const match = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    if (operation.method !== method.toLowerCase() || !match) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
    return called(operation, params);
  }
  return undefined;
}

function called(operation: Operation, params: Readonly<Record<string, string>>): Called {
  const parameters = (operation.parameters ?? []).map((each) => resolved(each));
  const responseSchema = (status: number): unknown => {
    const response = operation.responses[`${status}`];
    if (response === undefined) return undefined;
    return contentSchema(resolved(response)) ?? NO_BODY;
  };
  return {
    id: operation.operationId,
    params,
    complaints(query, body) {
      const known = parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
      return [
        ...[...query.keys()].filter((name) => !known.includes(name)).map((name) => `unknown query ${name}`),
        ...parameters.flatMap(({ name, in: where, schema }) => {
          const value = where === 'path' ? params[String(name)] : (query.get(String(name)) ?? undefined);
          return value === undefined ? [] : errorsOf(schema, asTyped(value, schema as Json), `${where} ${name}`);
        }),
        ...bodyComplaints(operation, body),
      ];
    },
    answerComplaints(status, body) {
      const schema = responseSchema(status);
      if (schema === undefined) return [`${operation.operationId} does not answer ${status}`];
      return schema === NO_BODY ? [] : errorsOf(schema, body, 'answer');
    },
    answer(status, values) {
      const schema = responseSchema(status);
      return schema === undefined || schema === NO_BODY ? undefined : overlaid(smallest(schema as Json), values);
    },
  };
}

const NO_BODY = Symbol('no body');

function bodyComplaints({ requestBody }: Operation, body: unknown): string[] {
  if (requestBody === undefined) return body === undefined ? [] : ['a body that nobody reads'];
  const schema = contentSchema(requestBody) as Json | undefined;
  if (schema === undefined) return [];
  // Unknown fields are ignored by GitHub; here they are mistakes.
  const known = Object.keys((schema['properties'] as Json | undefined) ?? {});
  const unknown = Object.keys((body as Json | undefined) ?? {}).filter((key) => !known.includes(key));
  return [...unknown.map((key) => `unknown field ${key}`), ...errorsOf(schema, body ?? {}, 'body')];
}

function errorsOf(schema: unknown, value: unknown, what: string): string[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema as Json);
    compiled.set(schema, validate);
  }
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${what}${error.instancePath}: ${error.message}`);
}

function asTyped(value: string, schema: Json): unknown {
  const { type } = resolved(schema) as { readonly type?: string };
  if (type === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true';
  return type === 'integer' || type === 'number' ? Number(value) : value;
}

const contentSchema = (owner: Json): unknown =>
  ((owner['content'] as Json | undefined)?.['application/json'] as Json | undefined)?.['schema'];

function resolved(value: Json): Json {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const found = described.components[reference];
  if (found === undefined) throw new Error(`${reference} is not there`);
  return resolved(found);
}

/** The least that a schema accepts. */
function smallest(given: Json): unknown {
  const schema = resolved(given);
  const [first] = ((schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined) ?? [];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (schema['nullable'] === true) return null;
  if (schema['allOf'] !== undefined) {
    return Object.assign({}, ...(schema['allOf'] as readonly Json[]).map((each) => smallest(each)));
  }
  if (first !== undefined) return smallest(first);
  switch (schema['type']) {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 0;
    case 'string':
      return '';
    default: {
      const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>;
      const required = (schema['required'] ?? []) as readonly string[];
      return Object.fromEntries(required.map((key) => [key, smallest(properties[key] ?? {})]));
    }
  }
}

function overlaid(base: unknown, values: unknown): unknown {
  if (!isObject(base) || !isObject(values)) return values;
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(values)])].map((key) => [
      key,
      key in values ? overlaid(base[key], values[key]) : base[key],
    ]),
  );
}

/** The smallest answer of one element of a list, with these values in it: of the answer, or of a field in it. */
export function element(called: Called, status: number, values: Json, field?: string): unknown {
  const operation = described.operations.find(({ operationId }) => operationId === called.id);
  const schema = resolved(contentSchema(resolved(operation?.responses[`${status}`] ?? {})) as Json);
  const list = field === undefined ? schema : resolved((schema['properties'] as Json)[field] as Json);
  return overlaid(smallest(list['items'] as Json), values);
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
