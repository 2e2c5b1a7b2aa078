import { messageOf } from '../../model/errors.ts';

/** The data that a text holds, or why it holds none. */
export type JsonInText =
  | { readonly kind: 'found'; readonly data: unknown }
  | { readonly kind: 'none'; readonly complaint: string };

/** The JSON in an answer: from the first `{` to the last `}`, else the text without its fences. */
export function jsonIn(text: string): JsonInText {
  const first = text.indexOf('{');
  const last = text.lastIndexOf('}');
  if (first === -1 || last < first) return parsed(withoutFences(text).trim());
  const object = text.slice(first, last + 1);
  // A fence within a text of the data is part of the data, so it is taken out only where the data cannot be read with it.
  const whole = parsed(object);
  return whole.kind === 'none' && object.includes('```') ? parsed(withoutFences(object)) : whole;
}

function parsed(text: string): JsonInText {
  if (text === '') return { kind: 'none', complaint: 'it is empty' };
  try {
    return { kind: 'found', data: JSON.parse(text) as unknown };
  } catch (error) {
    return { kind: 'none', complaint: messageOf(error) };
  }
}

const withoutFences = (text: string): string => text.replaceAll(/```(?:json)?/gi, '');
