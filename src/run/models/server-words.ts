import { isMapping } from '../../shared/mapping.ts';

/** Keys under which servers put their words, the most telling first. */
const KEYS = [
  'error',
  'fault',
  'message',
  'Message',
  'msg',
  'faultstring',
  'detail',
  'details',
  'errors',
  'messages',
  'error_description',
  'title',
  'reason',
  'metadata',
  'raw',
];
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
  // The first is often only the name of the status, or says that another server failed.
  const said = KEYS.flatMap((key) => wordsIn(value[key]) ?? []).filter((each, at, all) => all.indexOf(each) === at);
  const words = said.length === 0 ? undefined : said.slice(0, MAX_ITEMS).join(': ');
  // FastAPI says which field of the request it means.
  const field = Array.isArray(value['loc']) ? value['loc'].join('.') : '';
  return words === undefined || field === '' ? words : `${field}: ${words}`;
}
