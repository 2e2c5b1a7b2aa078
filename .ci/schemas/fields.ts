import * as z from 'zod';

/** An optional field, with the sentence that an editor shows for it. */
export const field = (schema: z.ZodType, description: string) => schema.optional().meta({ description });

/** A field that must be there. */
export const needed = (schema: z.ZodType, description: string) => schema.meta({ description });

/** An earlier name of a field: read, and warned about. */
export const old = (schema: z.ZodType, present: string) =>
  schema.optional().meta({ description: oldNameOf(present), deprecated: true });

export const oldNameOf = (present: string): string => `Old name of "${present}".`;

/** A field that is accepted and changes nothing. */
export const idle = (why: string) =>
  z
    .unknown()
    .optional()
    .meta({ description: `Has no effect here: ${why}.`, deprecated: true });

/** A part that is described once, under `definitions`. */
export const part = (name: string, description?: string) =>
  z.unknown().meta({ ...(description && { description }), allOf: [{ $ref: `#/definitions/${name}` }] });

export const optionalPart = (name: string, description: string) => part(name, description).optional();

export const text = z.string();
export const texts = z.array(z.string());
export const flag = z.boolean();
export const share = z.number().min(0).max(1);
/** A share that is not nothing, as pass marks of graders are. */
export const markOfGrader = z.number().gt(0).max(1);
export const anyObject = z.looseObject({});
