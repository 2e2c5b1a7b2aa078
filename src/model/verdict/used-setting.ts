import * as z from 'zod';

export const usedSettingSchema = z.strictObject({
  /** As the input is called; or as the configuration calls it, where it is no input. */
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  /** The user who started the run, `gate:` or `eval_action:` of the configuration, or the default. */
  from: z.enum(['given', 'configuration', 'default']),
});
export type UsedSetting = z.output<typeof usedSettingSchema>;
