import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openTerminal } from '../../src/platform/terminal.ts';

/** Both streams of a process, and what was written to them in the order in which it came. */
function bothStreams({ isTTY = false } = {}) {
  const written: string[] = [];
  const stream = () => Object.assign(new PassThrough(), { isTTY, columns: 80 });
  const [stdout, stderr] = [stream(), stream()];
  stdout.on('data', (chunk) => written.push(`out: ${chunk}`));
  stderr.on('data', (chunk) => written.push(`err: ${chunk}`));
  const streams = [stdout, stderr].map((each) => each as unknown as NodeJS.WriteStream);
  const [out = process.stdout, err = process.stderr] = streams;
  return { terminal: openTerminal(out, err, {}), written };
}

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

test('what is printed in one turn of the event loop goes to a file or a pipe together', async () => {
  const { terminal, written } = bothStreams();
  terminal.print('a');
  terminal.print('b');
  await turnOfLoop();
  terminal.print('c');
  await turnOfLoop();
  expect(written).toEqual(['out: a\nb\n', 'out: c\n']);
});

test('text that was printed before a complaint precedes it, because both may go to one file', async () => {
  const { terminal, written } = bothStreams();
  terminal.print('a');
  terminal.complain('b');
  terminal.print('c');
  await turnOfLoop();
  expect(written).toEqual(['out: a\n', 'err: b\n', 'out: c\n']);
});

test('a person at a terminal reads each line at once, above the one that is redrawn', () => {
  const { terminal, written } = bothStreams({ isTTY: true });
  terminal.status(() => 'working');
  terminal.print('a');
  terminal.status(() => 'working');
  expect(written).toEqual(['err: working', 'err: \r\u001b[2K', 'out: a\n', 'err: working']);
});

test('without a terminal, no status line is drawn', () => {
  const { terminal } = bothStreams();
  terminal.status(() => expect.unreachable());
});
