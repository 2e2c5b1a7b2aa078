/** Whether a JSON Schema keeps to what strict structured output asks for: every object names all its keys and no more. */
export function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Readonly<Record<string, unknown>>;
  const isObject = type === 'object' || properties !== undefined;
  if (isObject && (additionalProperties !== false || !namesAll(properties, required))) return false;
  return Object.values(schema).every(isStrict);
}

function namesAll(properties: unknown, required: unknown): boolean {
  if (typeof properties !== 'object' || properties === null) return false;
  return Array.isArray(required) && Object.keys(properties).every((key) => required.includes(key));
}
