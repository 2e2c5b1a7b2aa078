import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher, matcher } from '../../src/platform/matcher.ts';
import { anyCharacter } from '../support/any-character.ts';
import { survivors } from '../support/processes.ts';

const never = new AbortController().signal;
const evil = { source: '^(a+)+$', flags: '' };
const lost = `${'a'.repeat(60)}!`;

/** The same work, always in another process and never in one. */
const elsewhere = createMatcher({ mostStepsHere: -1 });
const here = createMatcher({ mostStepsHere: Number.POSITIVE_INFINITY });

describe('a pattern', () => {
  test.each([
    ['blue', '', 'deep blue sea', true],
    ['^blue', '', 'deep blue sea', false],
    ['BLUE', 'i', 'deep blue sea', true],
    ['^(a+)+$', '', 'aaaa', true],
    ['(\\w+)\\s\\1', '', 'the the', true],
    ['[[a-z]--[b]]', 'v', 'b', false],
  ])('/%s/%s on %j: %s', async (source, flags, text, matched) => {
    expect(await matcher.matches({ source, flags }, text, never)).toEqual({ kind: 'matched', matched });
  });

  test('finds the same in another process as in this one', async () => {
    const atoms = [
      'a',
      'b',
      '.',
      '\\d',
      '[ab]',
      '[^a]',
      '(ab)',
      '(a|b)',
      '|',
      '^',
      '$',
      '\\s+',
      'b*',
      'a{1,3}',
      '(a?)\\1',
    ];
    const unicode = ['é', '\uD83D', '🙂', '\\uD83D', '\\u{1F642}', '(?<=a)', '(?!b)', '\\b', '(?:b+a)*?'];
    const source = fc.array(fc.constantFrom(...atoms, ...unicode), { maxLength: 6 }).map((parts) => parts.join(''));
    const flags = fc.subarray(['g', 'i', 'm', 's', 'u', 'y']).map((letters) => letters.join(''));
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1', ' ', '\n', 'é', '🙂', '\uD83D', '\0'), maxLength: 30 }),
      fc.string({ unit: anyCharacter, maxLength: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(source, flags, text, async (source, flags, text) => {
        const [there, alike] = await Promise.allSettled(
          [elsewhere, here].map((each) => each.matches({ source, flags }, text, never)),
        );
        expect(there?.status).toBe(alike?.status);
        if (there?.status === 'fulfilled') expect(there).toEqual(alike);
      }),
    );
  });

  test('that is none is an error, in another process too', async () => {
    const broken = { source: '(', flags: '' };
    await expect(here.matches(broken, 'a', never)).rejects.toThrow(/Unterminated group/);
    await expect(elsewhere.matches(broken, 'a', never)).rejects.toThrow(/Unterminated group/);
    expect(await elsewhere.matches({ source: 'a', flags: '' }, 'a', never)).toMatchObject({ matched: true });
  });

  test.each([
    evil,
    { source: '(a|aa)+$', flags: '' },
    { source: '(a*)*b', flags: '' },
    { source: '(.*)*x', flags: 's' },
    { source: `${'a?'.repeat(60)}${'a'.repeat(60)}$`, flags: '' },
    { source: 'a*a*a*a*a*a*a*a*a*b', flags: '' },
    { source: '(?:a|a)*$', flags: 'iu' },
  ])('that would take years is given up: %j', async (pattern) => {
    const hasty = createMatcher({ limitMs: 100 });
    expect(await hasty.matches(pattern, lost, never)).toEqual({ kind: 'tooLong', afterMs: 100 });
  });

  test('is given up after two seconds', async () => {
    expect(await matcher.matches(evil, lost, never)).toEqual({ kind: 'tooLong', afterMs: 2_000 });
  });

  test('that is given up leaves the next ones as they are, in their order', async () => {
    const hasty = createMatcher({ limitMs: 400 });
    const results = await Promise.all([lost, 'aaaa', lost, 'b'].map((text) => hasty.matches(evil, text, never)));
    expect(results).toEqual([
      { kind: 'tooLong', afterMs: 400 },
      { kind: 'matched', matched: true },
      { kind: 'tooLong', afterMs: 400 },
      { kind: 'matched', matched: false },
    ]);
  });

  test('that is at work ends when the run is stopped, and so do those that wait', async () => {
    const patient = createMatcher({ limitMs: 600_000 });
    const stop = new AbortController();
    await patient.matches(evil, 'aaa', never);
    const results = Promise.all([lost, lost, 'a'].map((text) => patient.matches(evil, text, stop.signal)));
    await sleep(50);
    stop.abort();
    expect(await results).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }, { kind: 'cancelled' }]);
    expect(await patient.matches({ source: 'a', flags: '' }, 'a', stop.signal)).toEqual({ kind: 'cancelled' });
  });

  test('on a very long text is looked for elsewhere, and found', async () => {
    const text = `${'x'.repeat(5_000_000)}blue`;
    expect(await matcher.matches({ source: 'blue$', flags: '' }, text, never)).toMatchObject({ matched: true });
  });
});

function childrenOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return all.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

describe('the process', () => {
  const script = (rest: string) => `
    import { createMatcher } from ${JSON.stringify(resolve('src/platform/matcher.ts'))};
    const never = new AbortController().signal;
    const match = (text, limitMs) => createMatcher({ limitMs }).matches(${JSON.stringify(evil)}, text, never);
    ${rest}`;
  const args = (rest: string) => ['--input-type=module', '-e', script(rest)];

  test.each([
    ['does not stay alive for a helper that is idle', `await match('aaa', 1000)`, 'matched: true'],
    ['waits for a helper that is at work', `await match('${lost}', 300)`, 'tooLong'],
  ])('%s', (_, work, said) => {
    const how = { encoding: 'utf8', timeout: 20_000 } as const;
    const { stdout, status } = spawnSync(process.execPath, args(`console.log(${work});`), how);
    expect(stdout).toContain(said);
    expect(status).toBe(0);
  });

  test.each([
    ['SIGINT', 7, null],
    ['SIGKILL', null, 'SIGKILL'],
  ] as const)(
    'can end by %s while its helper is lost, and leaves no process behind',
    async (name, exitCode, signal) => {
      const child = spawn(
        process.execPath,
        args(`
        process.on('SIGINT', () => process.exit(7));
        await match('aaa', 1000);
        setTimeout(() => console.log('lost'), 100);
        await match('${lost}', 2000);`),
      );
      await once(child.stdout, 'data');
      const helpers = childrenOf(child.pid);
      expect(helpers).not.toEqual([]);
      child.kill(name);
      expect(await once(child, 'exit')).toEqual([exitCode, signal]);
      // A lost helper ends itself a second after the time limit.
      await expect.poll(() => survivors(helpers), { timeout: 5000 }).toEqual([]);
    },
  );
});
