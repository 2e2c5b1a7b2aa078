import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { defineGrader, type GraderKind } from '../../model/ports/grader.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { cutEnd, cutStart, isBlank } from '../../model/text/text.ts';

/** The text to look for. A number or a boolean means its spelling, as people forget the quotes in YAML. */
export const soughtText = () =>
  z
    .union([z.string(), z.number(), z.boolean()], 'must be text')
    .transform(String)
    .refine((text) => text !== '', { error: 'must not be empty', abort: true });

/** The reply of a check that either holds or not; a miss shows a piece of the answer. */
export const checked = (passed: boolean, text: string, evidence: string): GraderReply => ({
  kind: 'scored',
  score: passed ? 1 : 0,
  assertions: [passed ? { text, passed } : { text, passed, evidence }],
});

const EXCERPT_LENGTH = 200;

const excerpt = (answer: string, cut: typeof cutEnd): string =>
  answer.trim() === '' ? 'The answer is empty.' : cut(answer, EXCERPT_LENGTH);

export const beginningOf = (answer: string): string => excerpt(answer, cutEnd);

const QUOTE_LENGTH = 100;

/** A text in quotes, shortened, with line breaks and the like made visible. */
export const quote = (text: string): string => JSON.stringify(cutEnd(text, QUOTE_LENGTH));

/** The name a check gets from the one text it looks for: of a long one, its beginning. */
export const namedAfterValue =
  (type: string, longest = QUOTE_LENGTH) =>
  ({ value }: Readonly<Record<string, unknown>>): string =>
    ['string', 'number', 'boolean'].includes(typeof value) ? `${type}-${String(value).slice(0, longest)}` : type;

/** How a check of this type compares. Its remark is in every message, so that case is not mistaken for the reason. */
const comparisonOf = (type: string) =>
  type.startsWith('i')
    ? { fold: (text: string) => text.toLowerCase(), remark: ' (ignoring case)' }
    : { fold: (text: string) => text, remark: '' };

/** Whether the answer contains one text, any of several, or all of them: letter by letter, or without regard to case. */
export const containsGraders: readonly GraderKind[] = [
  containsOne('contains'),
  containsSeveral('contains-any'),
  containsSeveral('contains-all'),
  containsOne('icontains'),
  containsSeveral('icontains-any'),
  containsSeveral('icontains-all'),
];

function containsOne(type: string): GraderKind {
  const { fold, remark } = comparisonOf(type);
  return defineGrader({
    type,
    options: () => z.object({ value: soughtText() }),
    notes: ({ value }) =>
      isBlank(value) ? [{ path: ['value'], message: 'is white space, which nearly every answer contains' }] : [],
    nameFor: namedAfterValue(type),
    create: ({ value }) => ({
      async grade({ answer }) {
        const passed = fold(answer).includes(fold(value));
        const text = `The answer ${passed ? 'contains' : 'does not contain'} ${quote(value)}${remark}`;
        return checked(passed, text, beginningOf(answer));
      },
    }),
  });
}

function containsSeveral(type: string): GraderKind {
  const { fold, remark } = comparisonOf(type);
  return defineGrader({
    type,
    options: () => {
      // Nearly every answer contains a blank: as one of several texts, it decides nothing.
      const text = soughtText().refine((text) => !isBlank(text), 'must not be blank');
      return z.object({ value: z.array(text, 'must be a list of texts').min(1, 'must name at least one text') });
    },
    nameFor: ({ value }) => (Array.isArray(value) ? `${type}-${value.length}` : type),
    create: ({ value }) => ({
      async grade({ answer }) {
        const folded = fold(answer);
        const missing = value.filter((text) => !folded.includes(fold(text)));
        const match = value.find((text) => !missing.includes(text));
        const [passed, words] = type.endsWith('any')
          ? ([
              match !== undefined,
              match === undefined
                ? `contains none of ${listed(value)}`
                : `contains ${quote(match)}, one of ${value.length} texts`,
            ] as const)
          : ([
              missing.length === 0,
              missing.length === 0
                ? `contains all ${value.length} texts`
                : `lacks ${missing.length} of ${value.length} texts: ${listed(missing)}`,
            ] as const);
        return checked(passed, `The answer ${words}${remark}`, beginningOf(answer));
      },
    }),
  });
}

const listed = (texts: readonly string[]): string => texts.map(quote).join(', ');

/**
 * Whether the answer starts with a text, ends with it, or is exactly this text; surrounding white space does not count.
 */
export const wholeTextGraders: readonly GraderKind[] = [
  textGrader('starts-with', (answer, text) => answer.startsWith(text), ['starts with', 'does not start with']),
  textGrader(
    'ends-with',
    (answer, text) => answer.endsWith(text),
    ['ends with', 'does not end with'],
    (answer) => excerpt(answer, cutStart),
  ),
  textGrader('equals', (answer, text) => answer === text, ['is', 'is not']),
];

function textGrader(
  type: string,
  holds: (answer: string, text: string) => boolean,
  [yes, no]: readonly [string, string],
  excerptOf = beginningOf,
): GraderKind {
  return defineGrader({
    type,
    // White space around it does not count, so of a blank text nothing is left.
    options: () => z.object({ value: soughtText().refine((text) => !isBlank(text), 'must not be blank') }),
    nameFor: namedAfterValue(type),
    create: ({ value }) => ({
      async grade({ answer }) {
        const passed = holds(answer.trim(), value.trim());
        const text = `The answer ${passed ? yes : no} ${quote(value.trim())}`;
        return checked(passed, text, excerptOf(answer));
      },
    }),
  });
}

/** Whether the whole answer is JSON. A bare number is; JSON inside a code fence is not. */
export const isJson = defineGrader({
  type: 'is-json',
  options: () => z.object({}),
  create: () => ({
    async grade({ answer }) {
      try {
        JSON.parse(answer);
        return checked(true, 'The answer is valid JSON', '');
      } catch (error) {
        return checked(false, `The answer is not valid JSON: ${messageOf(error)}`, beginningOf(answer));
      }
    },
  }),
});
