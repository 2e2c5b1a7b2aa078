import { expect, test } from 'vitest';
import { pair } from '../../src/compare/pair.ts';
import { controlsFor } from '../../src/gate/controls.ts';
import { aPool, aRun, type Counts, found, many, results } from '../support/evidence.ts';

const stable = many(20, '10/10');
const wanted = (now: Counts, { runs = 5, fresh = {}, control = {}, policy = {} }) =>
  controlsFor(
    pair({
      run: aRun(results({ ...many(20, '1/1'), ...now })),
      baseline: found(aPool(stable, { runs })),
      confirmations: results(fresh),
      controls: results(control),
    }),
    { maxErrorRate: 0.1, control: 'on-suspect', ...policy },
  ).map(({ test: { testId }, trials }) => [testId, trials]);

test('nothing is run on the base commit unless it is allowed and something is open', () => {
  expect(wanted({ t0: '0/1' }, { fresh: { t0: '0/3' }, policy: { control: 'off' } })).toEqual([]);
  expect(wanted({}, {})).toEqual([]);
  expect(wanted({ t0: '0/1' }, {})).toEqual([]);
});

test('a confirmed regression is run as often as it was confirmed, once', () => {
  expect(wanted({ t0: '0/1' }, { fresh: { t0: '0/3' } })).toEqual([['t0', 3]]);
  expect(wanted({ t0: '0/1' }, { fresh: { t0: '0/3' }, control: { t0: '3/3' } })).toEqual([]);
});

test('what ran beside its fresh trials is not run again, whichever of them were needed', () => {
  const dropped = many(4, '0/1');
  expect(wanted(dropped, { runs: 1, control: { t0: '1/1' } })).toHaveLength(19);
  const twice = Object.fromEntries(Object.keys(stable).map((id) => [id, '2/2']));
  const some = wanted({ ...twice, ...many(4, '0/2') }, { runs: 1, control: { t0: '1/1' } });
  expect(some.find(([id]) => id === 't0')).toEqual(['t0', 1]);
});

test('a suite whose runs may swing as much is run as it was planned', () => {
  const dropped = many(4, '0/1');
  expect(wanted(dropped, { runs: 1 })).toHaveLength(20);
  expect(wanted(dropped, { runs: 1, control: many(20, '1/1') })).toEqual([]);
  expect(wanted(dropped, { runs: 5 })).toEqual([]);
});
