import { expect, test } from 'vitest';
import { readPolicy } from '../../src/config/policy/policy.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { usedSettings } from '../../src/config/used-settings.ts';

const used = (text: string, given: Readonly<Record<string, string>> = {}) => {
  const { inputs, configured } = readPolicy(parseInputs(given), { text, file: 'config.yaml' });
  return new Map(usedSettings(inputs, configured).map(({ name, value, from }) => [name, [value, from]]));
};

test('each setting says whether it was given, configured or the default', () => {
  const config = 'gate: { max_drop: 0.05, confirm: off, on_inconclusive: fail }\n';
  const settings = used(config, { maxDrop: '0.03', trials: '2' });
  expect(settings.get('max-drop')).toEqual([0.03, 'given']);
  expect(settings.get('trials')).toEqual([2, 'given']);
  expect(settings.get('confirm')).toEqual(['off', 'configuration']);
  expect(settings.get('on-inconclusive')).toEqual(['fail', 'configuration']);
  expect(settings.get('control')).toEqual(['on', 'default']);
});

test('a default that the configuration repeats is configured', () => {
  expect(used('gate: { max_drop: 0.02 }\n').get('max-drop')).toEqual([0.02, 'configuration']);
});

test('limits that are not set are absent', () => {
  const unset = ['threshold', 'max-cost-increase', 'max-latency-increase'];
  expect([...used('').keys()].filter((name) => unset.includes(name))).toEqual([]);
});
