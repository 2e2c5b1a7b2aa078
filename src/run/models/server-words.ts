import { isMapping } from '../../shared/mapping.ts';

/** Keys under which servers put their words, the most telling first. */
const KEYS = ['error', 'message', 'msg', 'detail', 'details', 'errors', 'error_description', 'title', 'reason'];
const MAX_ITEMS = 3;

/** The words of a server in a JSON body of an error; the JSON itself where its form is unknown. */
export const serverWords = (body: unknown): string => wordsIn(body) ?? JSON.stringify(body);

function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) {
    const words = value.slice(0, MAX_ITEMS).flatMap((item) => wordsIn(item) ?? []);
    return words.length === 0 ? undefined : words.join('; ');
  }
  if (!isMapping(value)) return undefined;
  const words = KEYS.map((key) => wordsIn(value[key])).find((each) => each !== undefined);
  // FastAPI says which field of the request it means.
  const field = Array.isArray(value['loc']) ? value['loc'].join('.') : '';
  return words === undefined || field === '' ? words : `${field}: ${words}`;
}
