import { expect, test } from 'vitest';
import { shownPath } from '../../../src/suites/references/shown-path.ts';

test.each<[string, string]>([
  ['/repo/evals/a.yaml', 'evals/a.yaml'],
  ['/repo/..data/a.yaml', '..data/a.yaml'],
  ['/other/a.yaml', '/other/a.yaml'],
  ['/a.yaml', '/a.yaml'],
  ['/repo', '/repo'],
])('the path %s is shown as %s', (path, shown) => {
  expect(shownPath(path, '/repo')).toBe(shown);
});
