import { expect, test } from 'vitest';
import type { Reporter } from '../../src/model/ports/reporter.ts';
import { deliverAll, notDelivered } from '../../src/reports/deliver.ts';
import { aReport } from '../support/builders.ts';

test('a reporter that breaks, now or later, is noted and the others go on', async () => {
  const later = { name: 'later', deliver: () => Promise.reject(new Error('no permission')) } satisfies Reporter;
  const now = {
    name: 'now',
    deliver() {
      throw new Error('a bug');
    },
  } satisfies Reporter;
  const works = {
    name: 'works',
    deliver: async ({ schemaVersion }) => ({ kind: 'delivered', name: 'works', where: `${schemaVersion}` }),
  } satisfies Reporter;
  const receipts = await deliverAll([later, now, works], aReport());
  expect(receipts).toEqual([
    { kind: 'notDelivered', name: 'later', why: 'no permission' },
    { kind: 'notDelivered', name: 'now', why: 'a bug' },
    { kind: 'delivered', name: 'works', where: '1' },
  ]);
  expect(receipts.filter(notDelivered)).toEqual(receipts.slice(0, 2));
});
