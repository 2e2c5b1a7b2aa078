import * as z from 'zod';
import type { Problem } from '../errors.ts';
import type { SourceLocation } from './location.ts';

/**
 * Reads a variable for a file of the repository; the file can mark the value as a secret. Variables of the job read as
 * unset, but for its token where a target may hand it to its agent.
 */
export type LookUp = (name: string, use?: 'secret' | 'job-token') => string | undefined;

/** What GitHub calls the token of a job. */
export const JOB_TOKEN = 'GITHUB_TOKEN';

/**
 * A value of `targets.yaml` that is exactly `${{ NAME }}`, looked up. Providers see whether a value came from
 * the environment, because keys must.
 */
export class Variable {
  readonly name: string;
  readonly value: string | undefined;

  constructor(name: string, value: string | undefined) {
    this.name = name;
    this.value = value;
  }

  get isBlank(): boolean {
    return this.value === undefined || this.value.trim() === '';
  }

  get state(): 'unset' | 'empty' {
    return this.value === undefined ? 'unset' : 'empty';
  }
}

const textOrVariable = z.union([z.string(), z.instanceof(Variable)], 'must be text');

/** Text that is used character by character, such as an answer: blank text is text. Absent if its variable is unset. */
export const verbatimText = () =>
  textOrVariable.optional().transform((value) => (value instanceof Variable ? value.value : value));

/**
 * Text that may be absent: a blank literal and an unset or blank variable count as absent. Spaces around a literal are
 * removed, as for all names, paths and addresses; `verbatimText` keeps them.
 */
export const optionalText = () =>
  textOrVariable.optional().transform((value) => {
    if (value === undefined) return undefined;
    if (value instanceof Variable) return value.isBlank ? undefined : value.value;
    return value.trim() === '' ? undefined : value.trim();
  });

export const requiredText = () =>
  textOrVariable.optional().transform((value, context) => {
    if (value instanceof Variable && !value.isBlank) return value.value ?? '';
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    context.addIssue({ code: 'custom', message: whyMissing(value), input: value });
    return z.NEVER;
  });

/** A key or a token: only from the environment, so that it is never committed. */
export const secret = () => textOrVariable.optional().transform(secretFrom);

/** An optional key; if given, it must not be empty. */
export const optionalSecret = () =>
  textOrVariable
    .optional()
    .transform((value, context) => (value === undefined ? undefined : secretFrom(value, context)));

function secretFrom(value: string | Variable | undefined, context: z.core.$RefinementCtx): string {
  if (value instanceof Variable && !value.isBlank) return value.value ?? '';
  const message = typeof value === 'string' && value.trim() !== '' ? FROM_ENVIRONMENT : whyMissing(value);
  // The value is omitted on purpose: it may be a committed key.
  context.addIssue({ code: 'custom', message, params: { secret: true } });
  return z.NEVER;
}

export interface WrittenKey {
  readonly text: string;
  readonly isLiteral: boolean;
}

/** A key that may be a literal, because some servers ignore it: `ollama`. The provider decides for which servers. */
export const optionalKey = () =>
  textOrVariable.optional().transform((value, context): WrittenKey | undefined => {
    if (typeof value === 'string' && value.trim() !== '') return { text: value.trim(), isLiteral: true };
    if (value === undefined) return undefined;
    const text: unknown = secretFrom(value, context);
    return typeof text === 'string' ? { text: text.trim(), isLiteral: false } : z.NEVER;
  });

export const FROM_ENVIRONMENT = 'must come from the environment: write ${{ NAME }} and set that variable';

export const optionalNumber = () =>
  z
    .union([z.number(), z.string(), z.instanceof(Variable)], 'must be a number')
    .optional()
    .transform((value, context) => {
      const text = value instanceof Variable ? value.value : value;
      if (text === undefined || (typeof text === 'string' && text.trim() === '')) return undefined;
      const number = Number(text);
      if (Number.isFinite(number)) return number;
      context.addIssue({ code: 'custom', message: 'must be a number', input: text });
      return z.NEVER;
    });

export const optionalNumberFrom = (least: number, most: number) =>
  optionalNumber().refine(
    (value) => value === undefined || (value >= least && value <= most),
    `must be a number from ${least} to ${most}`,
  );

export const optionalWholeNumber = (least: number, most: number) =>
  optionalNumber().refine(
    (value) => value === undefined || (Number.isInteger(value) && value >= least && value <= most),
    `must be a whole number from ${least} to ${most}`,
  );

/** true or false, or the words true, false, 1 and 0. */
export const optionalBoolean = () =>
  z
    .union([z.boolean(), z.string(), z.instanceof(Variable)], 'must be true or false')
    .optional()
    .transform((value, context) => {
      const text = value instanceof Variable ? value.value : value;
      if (text === undefined || typeof text === 'boolean') return text;
      if (text.trim() === '') return undefined;
      const word = text.trim().toLowerCase();
      if (word === 'true' || word === '1') return true;
      if (word === 'false' || word === '0') return false;
      context.addIssue({ code: 'custom', message: 'must be true or false', input: text });
      return z.NEVER;
    });

const A_LIST = 'must be a list of texts';

/** Arguments of a program: each is text, or comes from the environment; one that is not set is a mistake. */
export function textList() {
  return z
    .array(z.union([z.string(), z.number(), z.instanceof(Variable)], A_LIST), A_LIST)
    .optional()
    .transform((items, context) => {
      if (items === undefined || items.length === 0) return undefined;
      return items.map((item, index) => {
        if (!(item instanceof Variable)) return String(item);
        if (item.isBlank) {
          const message = `needs the environment variable ${item.name}, which is ${item.state}`;
          context.addIssue({ code: 'custom', message, path: [index], params: { secret: true } });
        }
        return item.value ?? '';
      });
    });
}

function whyMissing(value: string | Variable | undefined): string {
  if (!(value instanceof Variable)) return 'is required';
  return `is required, but the environment variable ${value.name} is ${value.state}`;
}

/** The complaint about a file of the repository that reads a variable of the job. */
export const reservedVariable = (name: string, location: SourceLocation): Problem => ({
  code: 'RESERVED_VARIABLE',
  severity: 'error',
  message: `The environment variable ${name} belongs to this job and cannot be read from a file`,
  location,
  hint: 'If the value is meant for the tests, set it under another name in the workflow, and read that name.',
});
