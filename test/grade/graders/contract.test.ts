import { expect, test } from 'vitest';
import { graders } from '../../../src/grade/graders/index.ts';
import { graderContract } from '../../contracts/grader.ts';
import { realDeps } from '../support.ts';

/** Options with which each grader can miss as well as pass. */
const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  contains: { value: 'a' },
  'contains-any': { value: ['a', 'b'] },
  'contains-all': { value: ['a', 'b'] },
  icontains: { value: 'A' },
  'icontains-any': { value: ['A', 'B'] },
  'icontains-all': { value: ['A', 'B'] },
  'starts-with': { value: 'a' },
  'ends-with': { value: 'a' },
  equals: { value: 'a' },
  regex: { value: '^[a-z ]+$', flags: 'iu' },
  'is-json': {},
  'code-grader': { command: 'grep -q question && exit 1' },
};

test('every grader is held to the contract', () => {
  expect(graders.map(({ type }) => type).sort()).toEqual(Object.keys(samples).sort());
});

for (const kind of graders) {
  const startsProcess = kind.type === 'code-grader';
  graderContract(kind, { options: samples[kind.type] ?? {}, deps: realDeps(), runs: startsProcess ? 10 : 100 });
}
