import { expect, test } from 'vitest';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { readRepositoryFile, trackedFiles } from '../../support/repository.ts';

const { text: redact } = new Redactor([]);

test('no answer, suite or result of the examples and fixtures, and no page of the documentation has a token', () => {
  const files = trackedFiles().filter((file) => /^(?:examples|test\/fixtures|docs|schema)\/|^[A-Z]+\.md$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const changed = files.filter((file) => {
    const text = readRepositoryFile(file);
    return redact(text) !== text;
  });
  expect(changed).toEqual([]);
});
