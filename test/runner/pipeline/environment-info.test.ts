import { describe, expect, test } from 'vitest';
import { environmentSchema } from '../../../src/model/run/result.ts';
import { environmentInfo } from '../../../src/runner/pipeline/run-session.ts';

const GIB = 1024 ** 3;
const runtimeOf = (memory: number, env: Readonly<Record<string, string>> = {}) => ({
  machine: () => ({ platform: 'linux', arch: 'x64', cpus: 4, memory }),
  env,
});

describe('the environment of a run', () => {
  test('is the machine, with memory to the next half GiB, and how many tests were asked at once', () => {
    expect(environmentInfo(runtimeOf(15.6 * GIB), 3)).toEqual({
      platform: 'linux',
      arch: 'x64',
      cpus: 4,
      memoryGib: 15.5,
      workers: 3,
    });
    expect(environmentInfo(runtimeOf(15.8 * GIB), 3).memoryGib).toBe(16);
    expect(environmentInfo(runtimeOf(0.1 * GIB), 3).memoryGib).toBe(0.5);
  });

  test('guesses nothing: no image elsewhere, and no tests at once where none was asked', () => {
    expect(environmentInfo(runtimeOf(0, { ImageVersion: '1', ImageOS: ' ' }), 0)).toEqual({
      platform: 'linux',
      arch: 'x64',
      cpus: 4,
    });
  });

  test('is what its schema allows, whatever the environment says', () => {
    const env = { ImageOS: `\u001b[31m${'x'.repeat(1000)}`, ImageVersion: '\n'.repeat(5) };
    expect(environmentSchema.safeParse(environmentInfo(runtimeOf(GIB, env), 2)).success).toBe(true);
  });
});
