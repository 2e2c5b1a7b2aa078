import { expect, test } from 'vitest';
import { fit } from '../../src/shared/text.ts';

test.each([
  [['all of it', 'some', '…'], 100, 'all of it'],
  [['all of it', 'some', '…'], 9, 'all of it'],
  [['all of it', 'some', '…'], 8, 'some'],
  [['all of it', 'some', '…'], 0, '…'],
  [['ééé', 'e'], 5, 'e'],
])('of %j, %i bytes hold %j', (versions, maxBytes, text) => {
  expect(fit(versions, (version) => version, maxBytes)).toBe(text);
});

test('poorer versions are not made when a richer one fits', () => {
  const made: string[] = [];
  fit(['rich', 'poor'], (version) => made[made.push(version) - 1] ?? '', 10);
  expect(made).toEqual(['rich']);
});
