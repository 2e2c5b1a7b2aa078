import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { boundedExec } from '../../src/graders/programs.ts';
import type { Exec, ExecRequest, ExecResult } from '../../src/model/ports/processes.ts';

const request = (name: string): ExecRequest => ({ command: [name], cwd: '/', env: {}, maxBytes: 1 });
const done: ExecResult = { kind: 'exited', exitCode: 0, stdout: '', stderr: '', durationMs: 0 };
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const never = () => new AbortController().signal;

/** Programs that run until they are told to end. */
function programs() {
  const running = new Map<string, (result: ExecResult | Error) => void>();
  const started: string[] = [];
  const exec = {
    run: ({ command }) =>
      new Promise((resolve, reject) => {
        const [name = ''] = command as readonly string[];
        started.push(name);
        running.set(name, (result) => {
          running.delete(name);
          if (result instanceof Error) reject(result);
          else resolve(result);
        });
      }),
  } satisfies Exec;
  const end = async (name: string, result: ExecResult | Error = done) => {
    await settled();
    running.get(name)?.(result);
    await settled();
  };
  return { exec, started, end };
}

test('no more run at the same time than may, and the others begin in their order', async () => {
  const { exec, started, end } = programs();
  const bounded = boundedExec(exec, 2);
  const all = ['a', 'b', 'c', 'd'].map((name) => bounded.run(request(name), never()));
  await settled();
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual([done, done, done, done]);
});

test('who is stopped while waiting is not started, and leaves nothing behind', async () => {
  const { exec, started, end } = programs();
  const bounded = boundedExec(exec, 1);
  const stop = new AbortController();
  const first = bounded.run(request('a'), never());
  const second = bounded.run(request('b'), stop.signal);
  const third = bounded.run(request('c'), never());
  stop.abort();
  expect(await second).toMatchObject({ kind: 'cancelled' });
  await end('a');
  await end('c');
  expect([await first, await third, started]).toEqual([done, done, ['a', 'c']]);
  expect(await bounded.run(request('d'), stop.signal)).toMatchObject({ kind: 'cancelled' });
  const last = bounded.run(request('e'), never());
  await end('e');
  expect(await last).toBe(done);
});

test('a slot is free again if a program could not be run and its caller is gone', async () => {
  const { exec, end } = programs();
  const bounded = boundedExec(exec, 1);
  const { signal } = new AbortController();
  const broken = bounded.run(request('a'), signal);
  const next = bounded.run(request('b'), signal);
  const reported = expect(broken).rejects.toThrow('no disk');
  await end('a', new Error('no disk'));
  await reported;
  await end('b');
  expect(await next).toBe(done);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
