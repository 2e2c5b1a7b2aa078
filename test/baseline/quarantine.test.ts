import { describe, expect, test } from 'vitest';
import { readQuarantine } from '../../src/config/policy/quarantine.ts';
import { UserError } from '../../src/model/errors.ts';
import { quarantineOf } from '../../src/model/verdict/quarantine.ts';

const read = (...lines: readonly string[]) => readQuarantine(lines.join('\n'), '.agentv/quarantine.yaml');

test('a quarantine file names tests with a reason, an owner and a last day', () => {
  const entries = read(
    'tests:',
    '  - id: refund',
    '    reason: the payment sandbox is down at night',
    '    owner: ann',
    '    expiry: 2026-11-30',
    '  - { id: greets, suite: s, target: t, reason: races, evidence: "#12", owner: bob, expiry: "2026-12-01" }',
  );
  expect(entries).toEqual([
    { id: 'refund', reason: 'the payment sandbox is down at night', owner: 'ann', expiry: '2026-11-30' },
    { id: 'greets', suite: 's', target: 't', reason: 'races', evidence: '#12', owner: 'bob', expiry: '2026-12-01' },
  ]);
});

test('an empty file, or an empty list, puts no test in quarantine', () => {
  expect(read('')).toEqual([]);
  expect(read('# nobody')).toEqual([]);
  expect(read('tests: []')).toEqual([]);
  expect(read('tests:')).toEqual([]);
});

const entry = '{ id: a, reason: b, owner: c, expiry: 2026-01-01';
describe('a mistake is reported with its location, because it must not excuse a test', () => {
  test.each([
    ['no list', ['tests: a'], ':1:8', 'a list of tests'],
    ['a list at the top', ['- a'], ':1:1', 'needs "tests"'],
    ['another key at the top', ['tests: []', 'test: []'], ':2:1', 'Did you mean "tests"?'],
    ['no owner', ['tests:', '  - { id: a, reason: b, expiry: 2026-01-01 }'], ':2:5', 'needs "owner"'],
    ['no reason', ['tests:', '  - { id: a, reason: " ", owner: c, expiry: 2026-01-01 }'], ':2:22', 'not empty'],
    [
      'no day',
      ['tests:', '  - { id: a, reason: b, owner: c, expiry: soon }'],
      ':2:43',
      'the last day of the quarantine',
    ],
    [
      'a day that there is not',
      ['tests:', '  - { id: a, reason: b, owner: c, expiry: 2026-02-30 }'],
      ':2:43',
      'last day',
    ],
    ['a misspelled key', ['tests:', `  - ${entry}, targets: x }`], ':2:55', 'Did you mean "target"?'],
    ['no mapping', ['tests: [refund]'], ':1:9', 'a mapping with'],
    ['no YAML', ['tests: ['], '.agentv/quarantine.yaml', 'not valid YAML'],
  ])('%s', (_, lines, location, message) => {
    const refused = () => read(...lines);
    expect(refused).toThrow(UserError);
    expect(refused).toThrow(location);
    expect(refused).toThrow(message);
  });
});

test('of several entries for a test the one that holds longest speaks', () => {
  const entries = read('tests:', `  - ${entry} }`, '  - { id: a, suite: s, reason: b, owner: d, expiry: 2026-02-01 }');
  const of = (suite: string, testId = 'a') => quarantineOf(entries, { suite, testId, target: 't' })?.owner;
  expect([of('s'), of('other'), of('s', 'b')]).toEqual(['d', 'c', undefined]);
});
