import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Step } from '../../src/model/plan.ts';
import { resultKey } from '../../src/model/result.ts';
import { inOrder, type KnownBefore, type Order } from '../../src/plan/order.ts';

const place = { file: 'evals/a.eval.yaml', line: 1, column: 1 };

const aStep = (id: string, index: number): Step => ({
  kind: 'run',
  index,
  suite: {
    name: 'greetings',
    file: place.file,
    path: '/repo/evals/a.eval.yaml',
    folder: '/repo/evals',
    place,
    format: 'yaml',
    tags: [],
    category: 'Uncategorized',
    targets: [],
    failOnError: false,
    tests: [],
  },
  test: {
    kind: 'test',
    id,
    place,
    criteria: '',
    input: [{ role: 'user', content: 'hello' }],
    expected: [],
    inputFiles: [],
    graders: [],
    mustPass: false,
    dependsOn: [],
    onDependencyFailure: 'skip',
  },
  target: {
    name: 'support-agent',
    resolvedName: 'support-agent',
    provider: 'mock',
    options: {},
    fallbackTargets: [],
    batching: false,
    place,
  },
  trials: { count: 1, strategy: 'mean' },
  passMark: 0.8,
});

const keyOf = (testId: string) =>
  resultKey({ suiteFile: place.file, suite: 'greetings', testId, target: 'support-agent' });
const byKey = (figures: Readonly<Record<string, number>>) =>
  new Map(Object.entries(figures).map(([id, figure]) => [keyOf(id), figure]));
const NOTHING: KnownBefore = { rates: new Map(), costs: new Map() };
const ordered = (ids: readonly string[], order: Order, known: Partial<KnownBefore> = {}) =>
  inOrder(ids.map(aStep), order, { ...NOTHING, ...known }).map((step) => step.test.id);
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('shuffled, they begin in the same order for the same tests of the same commit, and in another for another', () => {
  const once = ordered(IDS, 'shuffled', { headSha: 'one' });
  expect(ordered(IDS, 'shuffled', { headSha: 'one' })).toEqual(once);
  expect(ordered(IDS.toReversed(), 'shuffled', { headSha: 'one' })).toEqual(once);
  expect(ordered(IDS, 'shuffled', { headSha: 'two' })).not.toEqual(once);
  expect(ordered(IDS, 'shuffled')).toEqual(ordered(IDS, 'shuffled'));
  expect(once).not.toEqual(IDS);
});

test('shuffled, each is as likely to begin first as the others', () => {
  const firsts = Array.from({ length: 800 }, (_, at) => ordered(IDS, 'shuffled', { headSha: `${at}` })[0]);
  for (const id of IDS) expect(firsts.filter((first) => first === id).length).toBeGreaterThan(60);
});

test('the most stable for their cost begin first, and what nobody knows comes last, as planned', () => {
  const rates = byKey({ b: 1, c: 0.5, d: 1, e: 0, f: 1 });
  expect(ordered(IDS, 'stable-first', { rates })).toEqual(['b', 'd', 'f', 'c', 'e', 'a', 'g', 'h']);
  const costs = byKey({ b: 4, c: 1, d: 1, f: 0 });
  expect(ordered(IDS, 'stable-first', { rates, costs })).toEqual(['f', 'd', 'c', 'b', 'e', 'a', 'g', 'h']);
  expect(ordered(IDS, 'stable-first')).toEqual(IDS);
});

test('no order loses a test, or has one twice', () => {
  const steps = fc.array(fc.constantFrom(...IDS), { maxLength: 12 });
  const order = fc.constantFrom<Order>('longest-first', 'shuffled', 'stable-first');
  fc.assert(
    fc.property(
      steps,
      order,
      fc.dictionary(fc.constantFrom(...IDS), fc.double({ min: 0, max: 1, noNaN: true })),
      (ids, how, rates) => {
        const indexes = inOrder(ids.map(aStep), how, { ...NOTHING, rates: byKey(rates) }).map(({ index }) => index);
        expect(indexes.toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index));
      },
    ),
    { numRuns: 100, seed: 29 },
  );
});
