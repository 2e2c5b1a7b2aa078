import { expect, test } from 'vitest';
import { sharedText } from '../../src/shared/json.ts';

test('a shared text is the given text, also after more texts than fit', () => {
  const texts = [...Array.from({ length: 10_050 }, (_, at) => `evals/suite-${at}.eval.yaml`), '', 'x'.repeat(300)];
  expect(texts.map(sharedText)).toEqual(texts);
  expect(texts.map(sharedText)).toEqual(texts);
});
