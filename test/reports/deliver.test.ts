import { expect, test } from 'vitest';
import type { Reporter } from '../../src/model/ports/reporter.ts';
import { deliverAll, notDelivered } from '../../src/reports/deliver.ts';
import { aReport } from '../support/builders.ts';

const works = {
  name: 'works',
  deliver: async () => ({ kind: 'delivered', name: 'works', where: 'here' }),
} satisfies Reporter;

test('a reporter that breaks, now or later, is noted and the others go on', async () => {
  const later = { name: 'later', deliver: () => Promise.reject(new Error('no permission')) } satisfies Reporter;
  const now = {
    name: 'now',
    deliver() {
      throw new Error('a bug');
    },
  } satisfies Reporter;
  expect(await deliverAll([later, now, works], aReport())).toEqual([
    { kind: 'notDelivered', name: 'later', why: 'no permission' },
    { kind: 'notDelivered', name: 'now', why: 'a bug' },
    { kind: 'delivered', name: 'works', where: 'here' },
  ]);
});

test('receipts keep the order of the reporters', async () => {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = {
    name: 'slow',
    async deliver() {
      await waiting;
      return { kind: 'delivered', name: 'slow', where: 'there' } as const;
    },
  } satisfies Reporter;
  const receipts = deliverAll([slow, works], aReport());
  finish();
  expect((await receipts).map(({ name }) => name)).toEqual(['slow', 'works']);
});

test('every reporter is given the same report', async () => {
  const report = aReport();
  const seen: unknown[] = [];
  const looks = {
    name: 'looks',
    async deliver(given) {
      seen.push(given);
      return { kind: 'delivered', name: 'looks', where: '' } as const;
    },
  } satisfies Reporter;
  await deliverAll([looks, looks], report);
  expect(seen).toEqual([report, report]);
});

test('what was not delivered can be picked out', () => {
  const receipts = [
    { kind: 'delivered', name: 'a', where: 'x' },
    { kind: 'notDelivered', name: 'b', why: 'no', hint: 'add a permission' },
  ] as const;
  expect(receipts.filter(notDelivered)).toEqual([receipts[1]]);
});
