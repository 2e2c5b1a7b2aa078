import fc from 'fast-check';
import { type Family, plainly, words } from './family.ts';

const json = fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' }).map((value) => JSON.stringify(value));

/** Whether an answer is JSON: data, data in a fence, and what only looks like data. */
export const isJson: Family = {
  name: 'is-json',
  types: ['is-json'],
  answers: fc
    .oneof(
      json,
      json.map((text) => ` ${text}\n`),
      json.map((text) => `\`\`\`json\n${text}\n\`\`\``),
      json.map((text) => text.slice(0, -1)),
      fc.constantFrom('7', '"text"', 'null', 'NaN', "{'a':1}", '{"a":1,}', '[1,2', '{} {}', '01', '{"a":1,"a":2}'),
      words,
    )
    .filter((text) => text.trim() !== '')
    .map((text) => plainly(text)),
  graders: () => fc.record({ type: fc.constantFrom('is-json', 'is_json') }),
};
