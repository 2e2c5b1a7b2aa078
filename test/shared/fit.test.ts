import { expect, test } from 'vitest';
import { fit } from '../../src/shared/fit.ts';

const versions = [() => 'all of it', () => 'some', () => '…'] as const;

test('the richest version that fits is taken', () => {
  expect(fit(versions, 100)).toBe('all of it');
  expect(fit(versions, 9)).toBe('all of it');
  expect(fit(versions, 8)).toBe('some');
});

test('the space is counted in bytes', () => {
  expect(fit([() => 'ééé', () => 'e'], 5)).toBe('e');
});

test('the last version is taken when none fits', () => {
  expect(fit(versions, 0)).toBe('…');
});

test('poorer versions are not made when a richer one fits', () => {
  let made = 0;
  fit([() => 'rich', () => `poor ${made++}`], 10);
  expect(made).toBe(0);
});
