import { expect, test } from 'vitest';
import { jobVariables, problemsOfJobVariables } from '../../../src/shared/secrets/job-variables.ts';
import { secretValues } from '../../../src/shared/secrets/secret-names.ts';

const env = (text: string) => ({ EVAL_ACTION_ENV: text });
const PEM = '-----BEGIN KEY-----\nabcdefghijkl\n-----END KEY-----';

test('variables are read as the lines of a .env file', () => {
  const text = `# keys\nA=first value\n\nexport B="two\\nlines"\nC='with # in it' # comment\nD=\nPEM="${PEM}"\r\nE=a=b\n`;
  expect(problemsOfJobVariables(env(text))).toEqual([]);
  expect(jobVariables(env(text))).toEqual({
    A: 'first value',
    B: 'two\nlines',
    C: 'with # in it',
    D: '',
    PEM,
    E: 'a=b',
  });
});

test.each([
  ['nothing', {}],
  ['an empty text', env('')],
  ['white space', env(' \n\n')],
])('%s is no variable', (_, given) => {
  expect([problemsOfJobVariables(given), jobVariables(given)]).toEqual([[], {}]);
});

test.each([
  ['a line without a name', 'A=1\nsk-secret-value\n', 'line 2 is not NAME=value'],
  ['a value with several lines and no quotes', `KEY=${PEM}`, 'line 2 is not NAME=value'],
  ['a quote that does not end', 'A="one\nB=2', 'line 1 is not NAME=value'],
  ['a name that programs cannot have', '1A=secret', 'line 1 is not NAME=value'],
  [
    'a value that a comment would cut',
    'A=1\nKEY=abc#secret',
    'line 2: the value of KEY contains "#" and has no quotes',
  ],
  ['a name twice', 'A=secret\nB=1\nA=2', 'line 3: A is set twice'],
  ['a megabyte', `A=${'x'.repeat(1024 * 1024)}`, 'all lines: more than 256 KiB'],
])('%s is a problem, which does not show the value', (_, text, problem) => {
  expect(problemsOfJobVariables(env(text))).toEqual([problem]);
  expect(problem).not.toContain('secret');
});

test('every value is a secret, whatever its name and with all of its lines', () => {
  const secrets = secretValues(env(`REGION=eu-central-1\nPEM="${PEM}"\nDEBUG=1\n`));
  expect(secrets).toEqual(['eu-central-1', PEM]);
});
