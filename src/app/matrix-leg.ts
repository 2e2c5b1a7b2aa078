import * as z from 'zod';

/** The values of a matrix as JSON, as one text: `gpt-5, ubuntu`, as GitHub puts them behind the name of the job. */
export const matrixLeg = z.string().transform((text, context) => {
  const values = valuesIn(text);
  if (values !== undefined) return values.length === 0 ? undefined : values.join(', ');
  context.addIssue({ code: 'custom', message: 'the matrix of the job as JSON', input: text });
  return z.NEVER;
});

/** A job without a matrix has `null`. */
function valuesIn(text: string): string[] | undefined {
  try {
    const matrix: unknown = JSON.parse(text);
    if (matrix === null) return [];
    if (typeof matrix !== 'object' || Array.isArray(matrix)) return undefined;
    return Object.values(matrix).map((value) => (isPlain(value) ? value : JSON.stringify(value)));
  } catch {
    return undefined;
  }
}

/** What could be another value, or several, is quoted: the number 1 and the text "1" are two legs. */
const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes(', ') && !isJson(value);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
