import { describe, expect, test } from 'vitest';
import { givenTargetsFile, nearestTargetsFile } from '../../src/targets/find.ts';
import { inMemory } from '../suites/support.ts';

const disk = (...paths: string[]) => inMemory(Object.fromEntries(paths.map((path) => [path, ''])));

describe('the targets file of a suite', () => {
  test.each<[string, string[], string | undefined]>([
    ['in the folder comes before one in .agentv', ['/a/targets.yml', '/a/.agentv/targets.yaml'], '/a/targets.yml'],
    ['.yaml comes before .yml', ['/a/targets.yml', '/a/targets.yaml'], '/a/targets.yaml'],
    ['the same in .agentv', ['/a/.agentv/targets.yml', '/a/.agentv/targets.yaml'], '/a/.agentv/targets.yaml'],
    [
      'any in a nearer folder comes before all in a farther one',
      ['/a/.agentv/targets.yml', '/targets.yaml'],
      '/a/.agentv/targets.yml',
    ],
    ['a folder of that name is none', ['/a/targets.yaml/x', '/.agentv/targets.yaml'], '/.agentv/targets.yaml'],
    ['there may be none', ['/b/targets.yaml'], undefined],
  ])('%s', async (_, paths, expected) => {
    expect(await nearestTargetsFile(['/a', '/'], disk(...paths))).toBe(expected);
  });
});

describe('a targets file that is named', () => {
  test('may be a file of any name, or a folder that holds one', async () => {
    expect(await givenTargetsFile('/x/mine.yaml', disk('/x/mine.yaml'))).toBe('/x/mine.yaml');
    expect(await givenTargetsFile('/x', disk('/x/.agentv/targets.yml'))).toBe('/x/.agentv/targets.yml');
  });

  test('and missing is reported with the expected file', async () => {
    await expect(givenTargetsFile('/x/mine.yaml', disk())).rejects.toThrow(
      /no targets file \/x\/mine\.yaml\n {2}expected/,
    );
    await expect(givenTargetsFile('/x', disk('/x/a'))).rejects.toThrow(/no targets file in \/x\n.*targets\.yaml/);
  });
});
