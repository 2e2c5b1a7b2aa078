import * as z from 'zod';

/**
 * A strict object whose schema is made when it is first needed: there are hundreds of them, and most runs read with
 * none.
 */
export const lateObject = <Shape extends z.ZodRawShape>(shape: () => Shape) => z.lazy(() => z.strictObject(shape()));
