import { expect, test } from 'vitest';
import { readFileWith } from './reading.ts';

const promptfoo = (row: object) => ({ evalId: 'e', config: {}, results: { results: [{ promptIdx: 0, ...row }] } });
test.each([
  [
    'ctrf',
    { reportFormat: 'CTRF', results: { tool: { name: 't' }, tests: [{ name: '', status: 7, suite: {}, line: -1 }] } },
    '/results/tests/0: "name" must be a text that is not empty, found ""; "status" must be a text, found 7; ' +
      '"suite" must be a text or a list, found {}; "line" must be a number from 0 to 1000000000000000, found -1',
  ],
  [
    'promptfoo',
    promptfoo({ success: 'yes', failureReason: 7, provider: { id: 3 } }),
    '/results/results/0: "success" must be true or false, found "yes"; ' +
      '"failureReason" must be 0 or 1 or 2, found 7; "provider.id" must be a text, found 3',
  ],
] as const)('all problems of a row of %s are listed', async (format, document, why) => {
  const { run } = await readFileWith('r.json', JSON.stringify(document), { format });
  expect(run.unreadable?.map(({ message }) => message)).toEqual([why]);
});

test('a row with more problems than are shown counts the others', async () => {
  const graders = Array.from({ length: 8 }, () => ({ name: 1 }));
  const { run } = await readFileWith('r.jsonl', `${JSON.stringify({ test: 'a', pass: true, graders })}\n`);
  expect(run.unreadable).toMatchObject([{ message: expect.stringMatching(/found 1; 3 more problems$/) }]);
});
