import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { defineGrader } from '../../model/ports/grader.ts';
import type { Pattern } from '../../model/ports/machine.ts';
import type { OptionNote } from '../../model/suite/kind.ts';
import { never } from '../../model/values/never.ts';
import { beginningOf, checked, namedAfterValue, quote, soughtText } from './text-checks.ts';

/** Whether a JavaScript regular expression matches anywhere in the answer. */
export const regex = defineGrader({
  type: 'regex',
  options: () =>
    z
      .object({ value: soughtText(), flags: z.string('must be text').default('') })
      .superRefine(({ value, flags }, context) => {
        const badFlags = complaintAbout({ source: '', flags });
        const complaint = badFlags ?? complaintAbout({ source: value, flags });
        if (complaint === undefined) return;
        const message = `is not a valid JavaScript regular expression: ${complaint}`;
        const path = [badFlags === undefined ? 'value' : 'flags'];
        const [inline, inner] = /^\(\?([a-z]+)\)/.exec(value) ?? [];
        const hint = inline && `Write value: ${quote(value.slice(inline.length))} and flags: ${inner}.`;
        context.addIssue({ code: 'custom', path, message, params: { hint } });
      }),
  nameFor: namedAfterValue('regex', 30),
  notes: ({ value, flags }) => [...foreignSpellings(value, flags), ...alwaysMatching(value, flags)],
  create: ({ value: source, flags }, { matcher }) => ({
    async grade({ answer }, signal) {
      const result = await matcher.matches({ source, flags }, answer, signal);
      switch (result.kind) {
        case 'matched': {
          const text = `The answer ${result.matched ? 'matches' : 'does not match'} /${source}/${flags}`;
          return checked(result.matched, text, beginningOf(answer));
        }
        case 'tooLong':
          return {
            kind: 'undecided',
            reason: `Matching /${source}/${flags} took longer than ${result.afterMs / 1000} s and was stopped. ${ADVICE}`,
          };
        case 'cancelled':
          return { kind: 'undecided', reason: 'The check was cancelled' };
        default:
          return never(result);
      }
    },
  }),
});

/** What is syntax in other languages and plain characters in JavaScript: such a pattern hardly ever matches. */
function foreignSpellings(value: string, flags: string): OptionNote[] {
  const notes: OptionNote[] = [];
  const note = (message: string, hint: string) => notes.push({ path: ['value'], message, hint });
  const [, delimiter, inner, innerFlags = ''] = /^([/#~@%])(.+)\1([dgimsuvyxADUXJ]*)$/s.exec(value) ?? [];
  if (inner !== undefined) {
    const known = [...innerFlags].filter((flag) => 'dgimsuvy'.includes(flag)).join('');
    const right = `value: ${quote(inner)}${known === '' ? '' : ` and flags: ${known}`}`;
    note(
      `matches the "${delimiter}" around it as characters of the answer`,
      `Write ${right}, or "\\${delimiter}" for a character that is meant.`,
    );
  }
  // With the flags u and v, JavaScript refuses them, or knows them.
  const escaped = /[uv]/.test(flags) ? [] : value.matchAll(/\\(?:\\|([AZzpPhGKQR<>]))/g);
  for (const letter of new Set(Array.from(escaped, (match) => match[1]))) {
    if (letter === undefined) continue;
    const hint = FOREIGN_ESCAPES[letter] ?? `Write ${letter} if the character itself is meant.`;
    note(`matches the character ${letter} for "\\${letter}" in JavaScript`, hint);
  }
  return notes;
}

const FOREIGN_ESCAPES: Readonly<Record<string, string>> = {
  '<': 'Write \\b for the beginning of a word.',
  '>': 'Write \\b for the end of a word.',
  A: 'Write ^ for the beginning of the answer.',
  Z: 'Write $ for the end of the answer.',
  z: 'Write $ for the end of the answer.',
  p: 'Set "flags: u" for properties of Unicode.',
  P: 'Set "flags: u" for properties of Unicode.',
};

/** A pattern such as `^[^?]*$` forbids one of these. */
const DIFFERENT_ANSWERS = ['', 'q7Zk', 'The end.\n\n- x;', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t'];

/** A pattern that matches each of some different answers looks for nothing, unless it forbids something: `^(?!.*password)`. */
function alwaysMatching(value: string, flags: string): OptionNote[] {
  const pattern = new RegExp(value, flags.replace(/[gy]/g, ''));
  if (/\(\?<?!/.test(value) || !DIFFERENT_ANSWERS.every((answer) => pattern.test(answer))) return [];
  return [{ path: ['value'], message: 'matches every answer, because it matches a text without characters' }];
}

/** Why a pattern cannot be used, in the engine's words; `undefined` when it can. */
function complaintAbout({ source, flags }: Pattern): string | undefined {
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const ADVICE = 'The usual reason is a repetition within a repetition, as in (a+)+: write a+ instead.';
