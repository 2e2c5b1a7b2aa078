import { expect, test } from 'vitest';
import type { Files } from '../../../src/model/ports/files.ts';
import { deliverAll, deliverInTurn } from '../../../src/reports/deliver.ts';
import { fileReporter } from '../../../src/reports/reporters/file.ts';
import { aReport } from '../../support/builders.ts';

test('what is rendered is written to its path, and the receipt says where', async () => {
  const written = new Map<string, string>();
  const files = {
    async writePieces(path, pieces) {
      written.set(path, [...pieces].join('|'));
    },
  } satisfies Pick<Files, 'writePieces'>;
  const reporter = fileReporter('json', 'out/report.json', ({ schemaVersion }) => `v${schemaVersion}`, files);
  expect(await reporter.deliver(aReport())).toEqual({ kind: 'delivered', name: 'json', where: 'out/report.json' });
  await fileReporter('csv', 'out/rows.csv', () => ['a\n', 'b\n'], files).deliver(aReport());
  expect([...written]).toEqual([
    ['out/report.json', 'v1'],
    ['out/rows.csv', 'a\n|b\n'],
  ]);
});

test('files are rendered one after the other, so that only one is in memory', async () => {
  const steps: string[] = [];
  const files = {
    async writePieces(path, pieces) {
      for (const piece of pieces) steps.push(`${path} ${piece}`);
      await Promise.resolve();
      steps.push(`${path} written`);
    },
  } satisfies Pick<Files, 'writePieces'>;
  const render = () => 'text';
  await deliverInTurn([fileReporter('a', 'a', render, files), fileReporter('b', 'b', render, files)], aReport());
  expect(steps).toEqual(['a text', 'a written', 'b text', 'b written']);
});

test('a file that cannot be written is a receipt, not an exception', async () => {
  const files = {
    writePieces: () => Promise.reject(new Error('the disk is full')),
  } satisfies Pick<Files, 'writePieces'>;
  const receipts = await deliverAll([fileReporter('junit', 'junit.xml', () => '', files)], aReport());
  expect(receipts).toEqual([{ kind: 'notDelivered', name: 'junit', why: 'the disk is full' }]);
});
