import * as z from 'zod';

/** A strict object whose schema is made when first needed: there are hundreds, and most runs read with none. */
export const lateObject = <Shape extends z.ZodRawShape>(shape: () => Shape) => z.lazy(() => z.strictObject(shape()));
