import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { machine } from '../../src/platform/machine.ts';

test('the machine has processors, and no more memory than there is', () => {
  const { platform, arch, cpus, memory } = machine();
  expect([platform, arch]).toEqual([process.platform, process.arch]);
  expect(cpus).toBeGreaterThanOrEqual(1);
  expect(memory).toBeGreaterThan(0);
  expect(memory).toBeLessThanOrEqual(totalmem());
});
