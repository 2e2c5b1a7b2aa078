import { expect, test } from 'vitest';
import { withChanges } from '../../../src/app/steps/with-changes.ts';
import type { Response } from '../../../src/model/run/outcome.ts';

const response = (fileChanges?: string): Response => ({
  messages: [],
  ...(fileChanges !== undefined && { fileChanges }),
});

test('what the target reports comes after what was seen', () => {
  expect(withChanges(response('reported'), 'seen').fileChanges).toBe('seen\nreported');
  expect(withChanges(response('reported'), undefined).fileChanges).toBe('reported');
  expect(withChanges(response(), '')).toEqual(response());
});
