/** Whether a value is a mapping of JSON or YAML, and not a list. */
export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
