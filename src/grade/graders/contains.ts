import * as z from 'zod';
import { defineGrader, type GraderKind } from '../../model/ports/grader.ts';
import {
  beginningOf,
  checked,
  namedAfterCount,
  namedAfterValue,
  quote,
  soughtText,
  soughtTexts,
} from './text-check.ts';

/** How two texts are compared: letter by letter, or without regard to case. */
interface Comparison {
  readonly fold: (text: string) => string;
  /** Part of every message, so that differences in case are not mistaken for the reason. */
  readonly remark: string;
}

const exactly: Comparison = { fold: (text) => text, remark: '' };
const ignoringCase: Comparison = { fold: (text) => text.toLowerCase(), remark: ' (ignoring case)' };

/** Whether the answer contains one text, any of several, or all of them. */
export const containsGraders: readonly GraderKind[] = [
  containsOne('contains', exactly),
  containsAny('contains-any', exactly),
  containsAll('contains-all', exactly),
  containsOne('icontains', ignoringCase),
  containsAny('icontains-any', ignoringCase),
  containsAll('icontains-all', ignoringCase),
];

function containsOne(type: string, { fold, remark }: Comparison): GraderKind {
  return defineGrader({
    type,
    options: () => z.object({ value: soughtText() }),
    notes: ({ value }) =>
      value.trim() === '' ? [{ path: ['value'], message: 'is white space, which nearly every answer contains' }] : [],
    nameFor: namedAfterValue(type),
    create: ({ value }) => ({
      async grade({ answer }) {
        const passed = fold(answer).includes(fold(value));
        const text = `The answer ${passed ? 'contains' : 'does not contain'} ${quote(value)}${remark}`;
        return checked({ passed, text, evidence: beginningOf(answer) });
      },
    }),
  });
}

function containsAny(type: string, { fold, remark }: Comparison): GraderKind {
  return defineGrader({
    type,
    options: () => z.object({ value: soughtTexts() }),
    nameFor: namedAfterCount(type),
    create: ({ value }) => ({
      async grade({ answer }) {
        const folded = fold(answer);
        const found = value.find((text) => folded.includes(fold(text)));
        const passed = found !== undefined;
        const text = passed
          ? `The answer contains ${quote(found)}, one of ${value.length} texts${remark}`
          : `The answer contains none of ${listed(value)}${remark}`;
        return checked({ passed, text, evidence: beginningOf(answer) });
      },
    }),
  });
}

function containsAll(type: string, { fold, remark }: Comparison): GraderKind {
  return defineGrader({
    type,
    options: () => z.object({ value: soughtTexts() }),
    nameFor: namedAfterCount(type),
    create: ({ value }) => ({
      async grade({ answer }) {
        const folded = fold(answer);
        const missing = value.filter((text) => !folded.includes(fold(text)));
        const passed = missing.length === 0;
        const text = passed
          ? `The answer contains all ${value.length} texts${remark}`
          : `The answer lacks ${missing.length} of ${value.length} texts: ${listed(missing)}${remark}`;
        return checked({ passed, text, evidence: beginningOf(answer) });
      },
    }),
  });
}

const listed = (texts: readonly string[]): string => texts.map(quote).join(', ');
