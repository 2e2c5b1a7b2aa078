import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { ExecRequest, ExecResult } from '../../../src/model/ports/processes.ts';
import { createExec, exec } from '../../../src/platform/process/exec.ts';
import { openOrphans } from '../../../src/platform/process/orphans.ts';
import { runs } from '../../support/exhaustive.ts';
import { isAlive, survivors } from '../../support/processes.ts';

const MEBIBYTE = 1024 * 1024;
const never = new AbortController().signal;
const PATH = process.env['PATH'] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'exec-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (command: ExecRequest['command'], more: Partial<ExecRequest> = {}, signal = never): Promise<ExecResult> =>
  exec.run({ command, cwd: folder, env: { PATH }, maxBytes: MEBIBYTE, ...more }, signal);

/** Runs a script of Node itself, so that the test does not depend on other programs. */
const node = (script: string, more: Partial<ExecRequest> = {}, signal = never) =>
  run([process.execPath, '-e', script], more, signal);

const isDead = async (pid: number): Promise<boolean> => (await survivors([pid])).length === 0;

async function pidIn(name: string): Promise<number> {
  for (let tries = 0; tries < 500; tries += 1) {
    const path = join(folder, name);
    const text = existsSync(path) ? await readFile(path, 'utf8') : '';
    if (text.endsWith('\n')) return Number(text);
    await sleep(20);
  }
  throw new Error(`nobody wrote ${name}`);
}

describe('a program that ends by itself', () => {
  test('reports its exit code and both streams', async () => {
    expect(await run({ shell: 'echo out; echo err >&2; exit 3' })).toEqual({
      kind: 'exited',
      exitCode: 3,
      stdout: 'out\n',
      stderr: 'err\n',
      durationMs: expect.any(Number),
    });
  });

  test('gets an argument list as it is, without a shell', async () => {
    const args = ['a b', '$HOME', "it's", '*', '', '"'];
    const result = await run([process.execPath, '-p', 'JSON.stringify(process.argv.slice(1))', '--', ...args]);
    expect(result).toMatchObject({ kind: 'exited', stdout: `${JSON.stringify(args)}\n` });
  });

  test('sees the environment it was given, and otherwise only the mark of its call', async () => {
    const result = await node('process.stdout.write(JSON.stringify(process.env))', { env: { ONLY: 'this' } });
    const { EVAL_ACTION_CALL: mark = '', ...others } = result.kind === 'exited' ? JSON.parse(result.stdout) : {};
    expect(others).toEqual({ ONLY: 'this' });
    expect(mark).toMatch(process.platform === 'linux' ? /^[0-9a-f-]{36}\.[0-9a-f-]{36}$/ : /^$/);
  });

  test('has no terminal for questions', async () => {
    const result = await run({ shell: 'test -t 0 || test -t 1 || test -t 2 || (: </dev/tty) 2>/dev/null; echo $?' });
    expect(result).toMatchObject({ kind: 'exited', stdout: expect.not.stringMatching(/^0/) });
  });

  test('is reported with its signal when it was killed', async () => {
    expect(await run({ shell: 'echo so far; kill -SEGV $$' })).toMatchObject({
      kind: 'killed',
      signal: 'SIGSEGV',
      stdout: 'so far\n',
    });
  });

  test('has the PATH that it was given: a login shell would set its own', async () => {
    const result = await run({ shell: 'echo "$PATH"', byCmd: true }, { env: { PATH: '/opt/own:/usr/bin:/bin' } });
    expect(result).toMatchObject({ kind: 'exited', exitCode: 0, stdout: '/opt/own:/usr/bin:/bin\n' });
  });
});

describe('text in and out', () => {
  test('a long input arrives whole', async () => {
    const stdin = 'ä'.repeat(2 * MEBIBYTE);
    const script = "let n = 0; process.stdin.on('data', (c) => (n += c.length)).on('end', () => console.log(n))";
    expect(await node(script, { stdin })).toMatchObject({ kind: 'exited', stdout: `${4 * MEBIBYTE}\n` });
  });

  test('an input that is not read does no harm', async () => {
    const stdin = 'x'.repeat(5 * MEBIBYTE);
    expect(await run({ shell: 'echo done' }, { stdin })).toMatchObject({
      kind: 'exited',
      exitCode: 0,
      stdout: 'done\n',
    });
    expect(await run({ shell: 'exec 0<&-; sleep 0.2; echo done' }, { stdin })).toMatchObject({ stdout: 'done\n' });
  });

  test('letters that are cut in two by the pipe come out right', async () => {
    const script = `
      const bytes = Buffer.from('€'); process.stdout.write(bytes.subarray(0, 1));
      setTimeout(() => process.stdout.write(bytes.subarray(1)), 50)`;
    expect(await node(script)).toMatchObject({ stdout: '€' });
  });

  test('invalid bytes are replaced, NUL stays one character, and the first of them is reported', async () => {
    expect(await run({ shell: "printf 'a\\377b\\000c'" })).toMatchObject({ stdout: 'a\uFFFDb\0c', notTextAt: 1 });
    expect(await run({ shell: "printf 'abc\\000d\\377'" })).toMatchObject({ notTextAt: 3 });
  });

  test('nothing is reported about text, nor about invalid bytes on the other stream', async () => {
    expect(await run({ shell: "printf 'ä€🙂\\357\\277\\275'; printf 'a\\377' >&2" })).not.toHaveProperty('notTextAt');
  });
});

describe('a program that does not end', () => {
  /** A tree of three: shell, shell, sleep. The innermost writes its pid. */
  const tree = (name: string, before = '') =>
    `${before} sh -c '${before} sleep 100 & echo $! > ${name}; wait' & echo started; wait`;

  test('is ended after its time, with everything it started', async () => {
    const ran = run({ shell: tree('timeout.pid') }, { timeoutMs: 1000 });
    const pid = await pidIn('timeout.pid');
    expect(isAlive(pid)).toBe(true);
    expect(await ran).toMatchObject({ kind: 'timedOut', stdout: 'started\n', stderr: '' });
    expect(await isDead(pid)).toBe(true);
  });

  test('is killed when it does not want to end', async () => {
    const ran = run({ shell: tree('stubborn.pid', 'trap "" TERM;') }, { timeoutMs: 1000 });
    const pid = await pidIn('stubborn.pid');
    expect(await ran).toMatchObject({ kind: 'timedOut' });
    expect(await isDead(pid)).toBe(true);
  });

  test('has a moment to tidy up', async () => {
    const shell = "trap 'echo tidied > tidied; exit' TERM; echo ready; while :; do sleep 0.05; done";
    expect(await run({ shell }, { timeoutMs: 1000 })).toMatchObject({ kind: 'timedOut' });
    expect(await readFile(join(folder, 'tidied'), 'utf8')).toBe('tidied\n');
  });

  test('gives its children that moment too, after it is gone itself', async () => {
    const child =
      "trap 'sleep 0.3; echo tidied > child-tidied; exit' TERM; echo $$ > child.pid; while :; do sleep 0.05; done";
    const abort = new AbortController();
    const ran = run({ shell: `sh -c "${child.replaceAll('$', '\\$')}" >/dev/null 2>&1 & wait` }, {}, abort.signal);
    await pidIn('child.pid');
    abort.abort();
    expect(await ran).toMatchObject({ kind: 'cancelled' });
    expect(existsSync(join(folder, 'child-tidied'))).toBe(true);
  });

  test('is ended when the run is cancelled, with everything it started', async () => {
    const abort = new AbortController();
    const stray = `setsid sh -c 'echo $$ > far.pid; exec sleep 78' >/dev/null 2>&1 &`;
    const ran = run({ shell: `${stray} ${tree('cancel.pid')}` }, {}, abort.signal);
    const [pid, far] = [await pidIn('cancel.pid'), await pidIn('far.pid')];
    abort.abort();
    expect(await ran).toEqual({ kind: 'cancelled', stdout: 'started\n', stderr: '', durationMs: expect.any(Number) });
    expect([await isDead(pid), await isDead(far)]).toEqual([true, true]);
  });

  test('is not even started when the run is cancelled already', async () => {
    expect(await run({ shell: 'echo > started' }, {}, AbortSignal.abort())).toEqual({
      kind: 'cancelled',
      stdout: '',
      stderr: '',
      durationMs: 0,
    });
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });
});

describe('processes that left the group of a program', () => {
  /** Starts somebody in a session of its own, who writes his number and lives on. */
  const orphan = (name: string, how = '') =>
    `${how} setsid sh -c 'echo $$ > ${name}; exec sleep 78' >/dev/null 2>&1 & until [ -s ${name} ]; do sleep 0.02; done;`;

  test.each([
    ['with it after its time', () => orphan('stray.pid')],
    ['though the one who started him is gone', () => `sh -c "${orphan('stray.pid').replaceAll('$', '\\$')}";`],
    ['though he has another environment', () => orphan('stray.pid', `env -i PATH="${PATH}"`)],
  ])('are ended %s', async (_how, start) => {
    await rm(join(folder, 'stray.pid'), { force: true });
    const ran = run({ shell: `${start()} sleep 100` }, { timeoutMs: 1000 });
    const pid = await pidIn('stray.pid');
    expect(isAlive(pid)).toBe(true);
    expect(await ran).toMatchObject({ kind: 'timedOut' });
    expect(await isDead(pid)).toBe(true);
  });

  test('are ended though one starts others all the time', async () => {
    const shell = `setsid sh -c 'echo $$ > stray-4.pid; while :; do setsid sleep 77 & sleep 0.01; done' & sleep 100`;
    const ran = run({ shell }, { timeoutMs: 1000 });
    const pid = await pidIn('stray-4.pid');
    expect(await ran).toMatchObject({ kind: 'timedOut' });
    expect(await isDead(pid)).toBe(true);
    const { stdout } = spawnSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => !line.startsWith('Z') && line.includes('sleep 77'))).toEqual([]);
  });
});

describe('a program that floods', () => {
  test.each(['stdout', 'stderr'] as const)('%s: is killed at the limit, and memory stays bounded', async (stream) => {
    const before = process.memoryUsage().rss;
    const flood = `const b = Buffer.alloc(65536, 120); for (let i = 0; i < 800; i++) require('fs').writeSync(${stream === 'stdout' ? 1 : 2}, b)`;
    expect(await node(flood)).toEqual({ kind: 'flooded', stream, durationMs: expect.any(Number) });
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * MEBIBYTE);
  });
});

describe('what a program leaves behind', () => {
  test('in the background with the pipes open does not hold us up, and is ended', async () => {
    const result = await run({ shell: 'sleep 100 & echo $! > left.pid; echo answer' });
    expect(result).toMatchObject({ kind: 'exited', exitCode: 0, stdout: 'answer\n' });
    expect(result.kind === 'exited' && result.durationMs).toBeLessThan(10_000);
    expect(await isDead(await pidIn('left.pid'))).toBe(true);
  });

  test('as a daemon in a separate session survives, but does not delay us', async () => {
    const result = await node(
      `const d = require('child_process').spawn('sleep', ['100'], { detached: true, stdio: 'inherit' });
       require('fs').writeFileSync('daemon.pid', d.pid + '\\n'); d.unref(); console.log('answer')`,
    );
    expect(result).toMatchObject({ kind: 'exited', stdout: 'answer\n' });
    process.kill(await pidIn('daemon.pid'), 'SIGKILL');
  });

  test('is ended even when this very process exits in the middle', async () => {
    const script = join(folder, 'exits.ts');
    const source = JSON.stringify(resolve('src/platform/process/exec.ts'));
    await writeFile(
      script,
      `import { exec } from ${source};
       void exec.run(
         { command: { shell: 'sleep 100 & echo $! > orphan.pid; wait' }, cwd: process.argv[2], env: process.env, maxBytes: 1 },
         new AbortController().signal,
       );
       process.stdin.once('data', () => process.exit(0));`,
    );
    const abort = new AbortController();
    // The shell waits for the file and then tells the script to exit.
    const shell = `until [ -s orphan.pid ]; do sleep 0.05; done; echo now`;
    const ran = await run(
      { shell: `(${shell}) | "${process.execPath}" --disable-warning=ExperimentalWarning exits.ts "${folder}"` },
      { timeoutMs: 20_000 },
      abort.signal,
    );
    expect(ran).toMatchObject({ kind: 'exited', exitCode: 0, stderr: '' });
    expect(await isDead(await pidIn('orphan.pid'))).toBe(true);
  });
});

describe('a program that cannot be started', () => {
  const started = async (command: ExecRequest['command'], more: Partial<ExecRequest> = {}) => {
    const result = await run(command, more);
    return result.kind === 'notStarted' ? result.message : result;
  };

  test('is named when it is not installed', async () => {
    expect(await started(['no-such-program'])).toBe(
      `The program "no-such-program" was not found in PATH (${PATH}). Is it installed?`,
    );
  });

  test('is named when its path leads nowhere', async () => {
    expect(await started(['./nowhere'])).toBe(`The program ${join(folder, 'nowhere')} does not exist.`);
  });

  test('is named when its interpreter is missing', async () => {
    await writeFile(join(folder, 'script'), '#!/no/such/interpreter\n', { mode: 0o755 });
    expect(await started(['./script'])).toContain('the interpreter named in its first line was not found');
  });

  test('is named when it is not executable', async () => {
    await writeFile(join(folder, 'plain'), 'x');
    await chmod(join(folder, 'plain'), 0o644);
    expect(await started(['./plain'])).toMatch(/^"\.\/plain" was not started: permission denied/);
  });

  test.each([
    ['no-such-folder', 'does not exist'],
    ['a-file', 'is not a folder'],
  ])('is reported with its folder if that is wrong: %s', async (name, why) => {
    await writeFile(join(folder, 'a-file'), '');
    expect(await started({ shell: 'true' }, { cwd: join(folder, name) })).toBe(
      `"/bin/sh" was not started: its working folder ${join(folder, name)} ${why}.`,
    );
  });

  test('is reported with the advice to use a file if its arguments are too long', async () => {
    expect(await started({ shell: `: ${'x'.repeat(4 * MEBIBYTE)}` })).toMatch(/longer than the system allows.*file/);
  });

  test('is reported with the cause that the system gives', async () => {
    expect(await started(['echo', 'a\0b'])).toMatch(/^"echo" was not started: .*null bytes/);
  });
});

test('many programs at once leave neither listeners nor processes behind', async () => {
  const warnings: unknown[] = [];
  const onWarning = (warning: unknown) => warnings.push(warning);
  process.on('warning', onWarning);
  const results = await Promise.all(Array.from({ length: 60 }, (_, index) => run({ shell: `echo ${index}` })));
  await sleep(0);
  process.off('warning', onWarning);
  expect(results.map((result) => result.kind === 'exited' && result.stdout)).toEqual(
    Array.from({ length: 60 }, (_, index) => `${index}\n`),
  );
  expect(warnings).toEqual([]);
});

describe('the way of starting on Windows, as far as it can be seen elsewhere', () => {
  const windows = createExec('win32');
  const request = { cwd: tmpdir(), env: { PATH }, maxBytes: MEBIBYTE };

  test('runs an argument list with its input', async () => {
    const command = [process.execPath, '-e', 'process.stdin.pipe(process.stdout); process.exitCode = 4'];
    expect(await windows.run({ ...request, command, stdin: 'hello' }, never)).toMatchObject({
      kind: 'exited',
      exitCode: 4,
      stdout: 'hello',
    });
  });

  test('reports a program that cannot be started', async () => {
    const named = async (command: ExecRequest['command'], message: string) =>
      expect(await windows.run({ ...request, command }, never)).toMatchObject({
        kind: 'notStarted',
        message: expect.stringContaining(message),
      });
    await named(['no-such-program'], '"no-such-program" was not found');
    await named({ shell: 'echo hi' }, 'powershell.exe');
    await named({ shell: 'echo hi', byCmd: true }, 'cmd.exe');
  });

  test('ends a program that does not end', async () => {
    const command = [process.execPath, '-e', 'setInterval(() => undefined, 1000)'];
    expect(await windows.run({ ...request, command, timeoutMs: 300 }, never)).toMatchObject({ kind: 'timedOut' });
  });
});

describe('a program that is heard', () => {
  const ending = { signal: 'SIGINT', graceMs: 1_500, endsOrphans: true } as const;

  test('is passed on while it works, and none of it is stored', async () => {
    const heard: string[] = [];
    const stop = new AbortController();
    const onStdout = (chunk: Uint8Array) => {
      heard.push(new TextDecoder().decode(chunk));
      stop.abort();
    };
    const result = await run({ shell: 'echo one; sleep 100' }, { onStdout }, stop.signal);
    expect(result).toMatchObject({ kind: 'cancelled', stdout: '' });
    expect(heard.join('')).toBe('one\n');
  });

  test('may print more than the limit of other programs', async () => {
    let bytes = 0;
    const onStdout = (chunk: Uint8Array) => {
      bytes += chunk.length;
    };
    const script = 'process.stdout.write("x".repeat(3_000_000))';
    expect(await node(script, { onStdout, maxBytes: 1_000 })).toMatchObject({ kind: 'exited', exitCode: 0 });
    expect(bytes).toBe(3_000_000);
  });

  test('can be talked with as long as its input is open', async () => {
    const onStdout: ExecRequest['onStdout'] = (chunk, stdin) => {
      const said = new TextDecoder().decode(chunk);
      if (said.includes('first')) stdin.write('second\n');
      else stdin.end();
      stdin.write('');
    };
    const talk = { stdin: 'first\n', keepsInputOpen: true, onStdout } as const;
    const result = await run({ shell: 'while read -r line; do echo "$line"; done; exit 7' }, talk);
    expect(result).toMatchObject({ kind: 'exited', exitCode: 7 });
  });

  test('is asked to end by the signal that it wants, and has its own time for that', async () => {
    const script = `process.on('SIGINT', () => setTimeout(() => process.exit(0), 800)); process.on('SIGTERM', () => process.exit(1));
      console.log('up'); setInterval(() => {}, 1000)`;
    const stop = new AbortController();
    const result = await node(`${script}`, { ending, onStdout: () => stop.abort() }, stop.signal);
    expect(result).toMatchObject({ kind: 'cancelled' });
    expect(result).toHaveProperty('durationMs', expect.any(Number));
    expect('durationMs' in result && result.durationMs).toBeGreaterThan(700);
  });

  test('takes those with it who left, also after a normal end', async () => {
    await run({ shell: 'setsid sleep 100 > /dev/null 2>&1 < /dev/null & echo $! > left.pid' }, { ending });
    expect(await isDead(await pidIn('left.pid'))).toBe(true);
  });
});

test('who is turning into another program just now is found too', async () => {
  const pids: number[] = [];
  for (let each = 0; each < runs(20, 60); each += 1) {
    const orphans = openOrphans(process.platform);
    const script = 'setsid sleep 100 > /dev/null 2>&1 < /dev/null & echo $!';
    const child = spawn('/bin/sh', ['-c', script], {
      env: { ...process.env, ...orphans.env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const said = once(child.stdout, 'data');
    await once(child, 'exit');
    orphans.end();
    pids.push(Number(String((await said)[0])));
  }
  expect(await survivors(pids)).toEqual([]);
});
