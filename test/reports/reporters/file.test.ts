import { expect, test } from 'vitest';
import type { Files } from '../../../src/model/ports/files.ts';
import { deliverAll } from '../../../src/reports/deliver.ts';
import { fileReporter } from '../../../src/reports/reporters/file.ts';
import { aReport } from '../../support/builders.ts';

test('what is rendered is written to its path, and the receipt says where', async () => {
  const written = new Map<string, string>();
  const files = {
    async write(path, text) {
      written.set(path, text);
    },
  } satisfies Pick<Files, 'write'>;
  const reporter = fileReporter('json', 'out/report.json', ({ schemaVersion }) => `v${schemaVersion}`, files);
  expect(await reporter.deliver(aReport())).toEqual({ kind: 'delivered', name: 'json', where: 'out/report.json' });
  expect([...written]).toEqual([['out/report.json', 'v1']]);
});

test('a file that cannot be written is a receipt, not an exception', async () => {
  const files = {
    write: () => Promise.reject(new Error('the disk is full')),
  } satisfies Pick<Files, 'write'>;
  const receipts = await deliverAll([fileReporter('junit', 'junit.xml', () => '', files)], aReport());
  expect(receipts).toEqual([{ kind: 'notDelivered', name: 'junit', why: 'the disk is full' }]);
});
