import * as z from 'zod';
import { Variable } from '../model/setting.ts';
import { isReserved } from '../shared/reserved-variables.ts';

/**
 * `NAME: text` or `NAME: ${{ VAR }}`. A variable that is not set is an error here, before anything is spent: the
 * program was promised a value. Names of variables that belong to the job are refused; no target reads their values.
 */
export const environmentOption = () =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.instanceof(Variable)], 'must be text'), {
      error: 'must be a mapping of names to texts',
    })
    .optional()
    .transform((given = {}, context): Record<string, string> => {
      const complain = (name: string, message: string) =>
        context.addIssue({ code: 'custom', message, path: [name], params: { secret: true } });
      const entries = Object.entries(given).map(([name, value]): [string, string] => {
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) complain(name, 'is not a name that a variable can have');
        else if (isReserved(name)) complain(name, `must not be handed to a command: ${name} belongs to this job alone`);
        else if (value instanceof Variable && value.value === undefined) {
          complain(name, `needs the environment variable ${value.name}, which is unset`);
        }
        return [name, value instanceof Variable ? (value.value ?? '') : String(value)];
      });
      return Object.fromEntries(entries);
    });
