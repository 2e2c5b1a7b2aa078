import type * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { jsonObjectsIn, jsonOf } from '../../shared/json.ts';
import { cutEnd } from '../../shared/text.ts';

/** A verdict has some thousand characters. A much longer text is something else. */
const LONGEST_REPLY = 500_000;

type ReadReply<T> = { readonly kind: 'read'; readonly value: T } | Unreadable;

interface Unreadable {
  readonly kind: 'unreadable';
  readonly why: string;
  /** It has the right form and says nothing definite: to repair it would be to judge. */
  readonly isIndefinite: boolean;
}

/**
 * Finds the verdict in a judge's reply: the JSON object of the right form, possibly after thoughts, in a fence, and
 * between other words and objects. Unquoted or quoted words for true and false are read as in AgentV; nothing else is
 * guessed: of verdicts that differ, none counts.
 */
export function readReply<T>(text: string, schema: z.ZodType<T>): ReadReply<T> {
  if (text.trim() === '') return unreadable('it is empty');
  if (text.length > LONGEST_REPLY) return unreadable(`it has more than ${LONGEST_REPLY} characters`);
  const reply = isWholeJson(text) ? text : withoutThoughts(text);
  const verdicts = new Map<string, ReadReply<T>>();
  let last: ReadReply<T> | undefined;
  jsonObjectsIn(reply, (json) => {
    const object = readObject(json, schema);
    if (object?.kind === 'read') verdicts.set(json, object);
    last = object ?? last;
    return object;
  });
  if (verdicts.size > 1) return unreadable('it has several verdicts that differ', true);
  const [verdict] = verdicts.values();
  return verdict ?? last ?? unreadable(whyNoObject(reply));
}

/** A verdict may quote the tags of thoughts. */
const isWholeJson = (text: string): boolean => jsonOf(text) !== undefined;

/**
 * The text of a model after its thoughts. Some servers omit the opening tag; thoughts without an end are the whole
 * text. Searched without a regular expression, because a hostile text could make one slow.
 */
function withoutThoughts(text: string): string {
  const lower = text.toLowerCase();
  let rest = 0;
  for (;;) {
    const opened = lower.indexOf(OPENED, rest);
    const brace = lower.indexOf('{', rest);
    if (opened === -1 || (brace !== -1 && brace < opened)) break;
    const closed = lower.indexOf(CLOSED, opened);
    if (closed === -1) return '';
    rest = closed + CLOSED.length;
  }
  const orphan = lower.lastIndexOf(CLOSED);
  return text.slice(orphan >= rest ? orphan + CLOSED.length : rest);
}

const OPENED = '<think>';
const CLOSED = '</think>';

/** The verdict in one object, or why it is none; undefined if the text is not JSON. */
function readObject<T>(json: string, schema: z.ZodType<T>): ReadReply<T> | undefined {
  const readings = [json, withBooleans(json)].flatMap((text) => {
    const value = jsonOf(text);
    return value === undefined ? [] : [checked(value, schema)];
  });
  return readings.find(({ kind }) => kind === 'read') ?? readings[0];
}

function checked<T>(value: unknown, schema: z.ZodType<T>): ReadReply<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { kind: 'read', value: parsed.data };
  const complaints = parsed.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `"${path.map(String).join('.')}" ${message}`,
  );
  const isIndefinite = parsed.error.issues.every(
    (issue) => issue.code === 'custom' && issue.params?.['indefinite'] === true,
  );
  return unreadable(cutEnd(complaints.join('; '), 500), isIndefinite);
}

function whyNoObject(text: string): string {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) return 'there is no JSON object in it';
  try {
    JSON.parse(text.slice(start, end + 1));
  } catch (error) {
    return `it is not valid JSON (${cutEnd(messageOf(error), 200)})`;
  }
  return 'there is no JSON object in it';
}

/** `"passed": yes` and `"passed": "true"`: only the word true means true. */
const withBooleans = (json: string): string =>
  json.replace(/("passed"\s*:\s*)(?:"([A-Za-z]+)"|([A-Za-z]+))/g, (_, key: string, quoted?: string, bare?: string) => {
    return `${key}${(quoted ?? bare ?? '').toLowerCase() === 'true'}`;
  });

const unreadable = (why: string, isIndefinite = false): Unreadable => ({ kind: 'unreadable', why, isIndefinite });
