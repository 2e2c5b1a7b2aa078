import * as z from 'zod';
import type { GraderReply } from '../../model/run/grade.ts';

/** The text to look for. A number or a boolean means its spelling, as people forget the quotes in YAML. */
export const soughtText = () =>
  z
    .union([z.string(), z.number(), z.boolean()], 'must be text')
    .transform(String)
    .refine((text) => text !== '', { error: 'must not be empty', abort: true });

/** Nearly every answer contains a blank: as one of several texts, it decides nothing. */
export const soughtTexts = () =>
  z
    .array(
      soughtText().refine((text) => text.trim() !== '', 'must not be blank'),
      'must be a list of texts',
    )
    .min(1, 'must name at least one text');

/** The reply of a check that either holds or not; a miss shows a piece of the answer. */
export function checked(check: {
  readonly passed: boolean;
  readonly text: string;
  readonly evidence: string;
}): GraderReply {
  const { passed, text, evidence } = check;
  return {
    kind: 'scored',
    score: passed ? 1 : 0,
    assertions: [passed ? { text, passed } : { text, passed, evidence }],
  };
}

const EXCERPT_LENGTH = 200;

export function beginningOf(answer: string): string {
  if (answer.trim() === '') return NOTHING;
  return answer.length <= EXCERPT_LENGTH ? answer : `${whole(answer.slice(0, EXCERPT_LENGTH - 1))}…`;
}

export function endOf(answer: string): string {
  if (answer.trim() === '') return NOTHING;
  return answer.length <= EXCERPT_LENGTH ? answer : `…${whole(answer.slice(1 - EXCERPT_LENGTH))}`;
}

const NOTHING = 'The answer is empty.';

/** A cut may fall between the two halves of a character; the half that is left is dropped. */
const whole = (piece: string): string => piece.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

const QUOTE_LENGTH = 100;

/** A text in quotes, shortened, with line breaks and the like made visible. */
export const quote = (text: string): string =>
  JSON.stringify(text.length <= QUOTE_LENGTH ? text : `${whole(text.slice(0, QUOTE_LENGTH - 1))}…`);

/** The name a check gets from the one text it looks for. */
export const namedAfterValue =
  (type: string, longest = Number.POSITIVE_INFINITY) =>
  ({ value }: Readonly<Record<string, unknown>>): string =>
    isScalar(value) ? `${type}-${String(value).slice(0, longest)}` : type;

/** The name a check gets from the number of texts it looks for. */
export const namedAfterCount =
  (type: string) =>
  ({ value }: Readonly<Record<string, unknown>>): string =>
    Array.isArray(value) ? `${type}-${value.length}` : type;

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
