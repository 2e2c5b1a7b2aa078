import { expect, test } from 'vitest';
import { once } from '../../src/shared/once.ts';

test('something is made when it is first asked for, and never again', () => {
  let made = 0;
  const thing = once(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect(thing()).toBe(thing());
  expect(made).toBe(1);
});
