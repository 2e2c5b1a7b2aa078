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
    return Object.values(matrix).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  } catch {
    return undefined;
  }
}
