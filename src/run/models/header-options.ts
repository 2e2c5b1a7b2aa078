import * as z from 'zod';
import { FROM_ENVIRONMENT, Variable } from '../../model/setting.ts';
import { isSecretName } from '../../shared/secret-names.ts';

/**
 * `headers:` of a target: what a gateway wants to know beside the key. They win over our own headers. A value is text,
 * or a variable alone; one whose name speaks of a key must be a variable.
 */
export const headersOption = () =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.instanceof(Variable)], 'must be text'), {
      error: 'must be a mapping of header names to texts',
    })
    .optional()
    .transform((given = {}, context): Readonly<Record<string, string>> => {
      const headers = new Map<string, string>();
      for (const [written, value] of Object.entries(given)) {
        const name = written.toLowerCase();
        const text = String(value instanceof Variable ? (value.value ?? '') : value).trim();
        const problem = headers.has(name) ? 'is given twice' : whyNoHeader(name, text, value);
        if (problem !== undefined) {
          context.addIssue({ code: 'custom', message: problem, path: [written], params: { secret: true } });
        }
        headers.set(name, text);
      }
      return Object.fromEntries(headers);
    });

function whyNoHeader(name: string, text: string, value: unknown): string | undefined {
  if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) return 'is not a name that a header can have';
  if (text === '' && !(value instanceof Variable)) return 'must not be empty';
  if (OF_THE_CONNECTION.includes(name)) return 'is set by the request itself';
  if (value instanceof Variable) {
    if (value.isBlank) return `needs the environment variable ${value.name}, which is ${value.state}`;
  } else if (text.includes('${{')) {
    return 'must be a variable alone, or text without one: put the whole text of the header into the variable';
  } else if (isSecretName(name.replaceAll('-', '_')) || /auth|cookie/.test(name)) {
    return FROM_ENVIRONMENT;
  }
  return /^[\x20-\x7e]*$/.test(text) ? undefined : 'must be one line of plain ASCII';
}

/** How a request is framed is not for a target to say. */
const OF_THE_CONNECTION = ['connection', 'content-length', 'content-type', 'host', 'transfer-encoding'];
