import { expect, test } from 'vitest';
import { readPolicy } from '../../src/config/policy/policy.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { withoutEffect } from '../../src/config/used-settings.ts';

const asked = (given: Readonly<Record<string, string>>, text?: string) =>
  readPolicy(parseInputs(given), text === undefined ? undefined : { text, file: 'config.yaml' });

test.each([
  [{ seedBaseline: '3', evidence: 'never' }, 'seed-baseline'],
  [{ seedBaseline: '3', testId: 'one' }, 'seed-baseline'],
])('%j is reported to be without effect', (given, name) => {
  expect(withoutEffect(asked(given))).toMatchObject([
    { severity: 'warning', message: expect.stringContaining(`${name} has no effect in this run: `) },
  ]);
});

test('a setting of the configuration that one run overrides is not reported', () => {
  const config = 'gate: { seed_baseline: 3 }\n';
  expect(withoutEffect(asked({ evidence: 'never', testId: 'one' }, config))).toEqual([]);
  const both = 'gate: { seed_baseline: 3, evidence: never }\n';
  expect(withoutEffect(asked({}, both))).toHaveLength(1);
});
