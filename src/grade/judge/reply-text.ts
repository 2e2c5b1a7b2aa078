import type * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { jsonOf } from '../../shared/json.ts';
import { cutEnd } from '../../shared/text.ts';

/** A verdict has some thousand characters. A much longer text is something else. */
const LONGEST_REPLY = 500_000;

type ReadReply<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * Finds the verdict in a judge's reply: one JSON object, possibly after thoughts, in a fence and between other words.
 * Unquoted or quoted words for true and false are read as in AgentV; nothing else is guessed.
 */
export function readReply<T>(text: string, schema: z.ZodType<T>): ReadReply<T> {
  if (text.trim() === '') return unreadable('it is empty');
  if (text.length > LONGEST_REPLY) return unreadable(`it has more than ${LONGEST_REPLY} characters`);
  const json = objectIn(isWholeJson(text) ? text : withoutThoughts(text));
  if (json === undefined) return unreadable('there is no JSON object in it');
  const plain = parsed(json, schema);
  if (plain.kind === 'read') return plain;
  const repaired = parsed(withBooleans(json), schema);
  return repaired.kind === 'read' ? repaired : plain;
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

/** From the first brace to the last. */
function objectIn(text: string): string | undefined {
  const bare = text.replace(/```(?:json)?/gi, '');
  const start = bare.indexOf('{');
  const end = bare.lastIndexOf('}');
  return start === -1 || end < start ? undefined : bare.slice(start, end + 1);
}

function parsed<T>(json: string, schema: z.ZodType<T>): ReadReply<T> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return unreadable(`it is not valid JSON (${cutEnd(messageOf(error), 200)})`);
  }
  const checked = schema.safeParse(value);
  if (checked.success) return { kind: 'read', value: checked.data };
  const complaints = checked.error.issues.map(({ path, message }) => `"${path.map(String).join('.')}" ${message}`);
  return unreadable(cutEnd(complaints.join('; '), 500));
}

/** `"passed": yes` and `"passed": "true"`: only the word true means true. */
const withBooleans = (json: string): string =>
  json.replace(/("passed"\s*:\s*)(?:"([A-Za-z]+)"|([A-Za-z]+))/g, (_, key: string, quoted?: string, bare?: string) => {
    return `${key}${(quoted ?? bare ?? '').toLowerCase() === 'true'}`;
  });

const unreadable = (why: string): { readonly kind: 'unreadable'; readonly why: string } => ({
  kind: 'unreadable',
  why,
});
