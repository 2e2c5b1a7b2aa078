import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { ExecRequest } from '../../../src/model/ports/processes.ts';
import type { Docker } from '../../../src/model/suite/workspace.ts';
import { createContainers } from '../../../src/platform/process/containers.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { aFakeDocker, type FakeDockerOptions } from '../../support/fake-docker.ts';
import { aFolder } from '../../support/git-remote.ts';

const { signal } = new AbortController();
const SHA = 'a'.repeat(40);
const docker: Docker = {
  image: 'image',
  timeoutMs: 30_000,
  runsAgent: false,
  repositories: [],
  location: { file: 'a.eval.yaml', line: 1, column: 1 },
};
const request = { command: ['sh', '-c', 'cat; echo "$KEY"'], cwd: '/nowhere', env: { KEY: 'k' }, maxBytes: 10_000 };

function opened(options: FakeDockerOptions = {}, { env = {}, user = 1000 } = {}) {
  const fake = aFakeDocker(options);
  const containers = createContainers({ exec, env: { PATH: fake.path, ...env }, userId: { user, group: user } });
  const run = (special: Partial<Docker> = {}, program: Partial<ExecRequest> = {}, folders: readonly string[] = []) =>
    containers
      .open({ docker: { ...docker, ...special }, folders, owner: '/o.lock', changes: new Map() })
      .exec.run({ ...request, ...program }, signal);
  return { fake, containers, run, [Symbol.dispose]: () => fake[Symbol.dispose]() };
}

const verbs = (calls: readonly (readonly string[])[]): string[] => calls.map(([verb = '']) => verb);

describe('a program in a container', () => {
  test('runs in a new one, which is removed afterwards', async () => {
    using it = opened();
    const ended = await it.run({}, { stdin: 'in ' });
    expect(ended).toMatchObject({ kind: 'exited', exitCode: 0, stdout: 'in k\n' });
    expect(verbs(it.fake.calls())).toEqual(['version', 'create', 'start', 'exec', 'rm']);
    expect(it.fake.calls().at(-1)).toEqual(['rm', '--force', '--volumes', 'NAME']);
  });

  test('sees no variable of this machine', async () => {
    using it = opened({}, { env: { DEPLOY_KEY: 'd' } });
    const ended = await it.run({}, { command: ['sh', '-c', 'echo "[$DEPLOY_KEY]"'] });
    expect(ended).toMatchObject({ stdout: '[]\n' });
  });

  test('that takes too long is stopped, and its container is removed', async () => {
    using it = opened();
    const ended = await it.run({}, { command: ['sleep', '60'], timeoutMs: 300 });
    expect(ended.kind).toBe('timedOut');
    expect(verbs(it.fake.calls()).at(-1)).toBe('rm');
  });

  test('that is cancelled leaves no container', async () => {
    using it = opened();
    using folder = aFolder();
    const begun = join(folder.path, 'begun');
    const stop = new AbortController();
    const { exec: inside } = it.containers.open({ docker, folders: [], owner: '/o.lock', changes: new Map() });
    const running = inside.run({ ...request, command: ['sh', '-c', `touch ${begun}; sleep 60`] }, stop.signal);
    await vi.waitFor(() => expect(existsSync(begun)).toBe(true), 20_000);
    stop.abort();
    expect((await running).kind).toBe('cancelled');
    expect(verbs(it.fake.calls()).at(-1)).toBe('rm');
  });

  test('has its own limit, else that of the container, which ends a minute later by itself', async () => {
    using it = opened();
    await it.run();
    await it.run({}, { timeoutMs: 5_000 });
    const created = it.fake.calls().filter(([verb]) => verb === 'create');
    expect(created.map((args) => args.at(-1))).toEqual(['90', '65']);
  });

  test('works in a folder that is mounted, and otherwise where its image says', async () => {
    using it = opened();
    using folder = aFolder();
    await it.run({}, { cwd: folder.path }, [folder.path]);
    await it.run({}, { cwd: folder.path });
    const started = it.fake.calls().filter(([verb]) => verb === 'exec');
    expect(started.map((args) => args.includes('--workdir'))).toEqual([true, false]);
  });

  test('runs as the user of this process where folders are mounted, unless the suite names one', async () => {
    using it = opened();
    await it.run({}, {}, ['/tmp']);
    await it.run({ user: 'node' }, {}, ['/tmp']);
    await it.run();
    const created = it.fake.calls().filter(([verb]) => verb === 'create');
    expect(created.map((args) => args[args.indexOf('--user') + 1])).toEqual(['1000:1000', 'node', 'create']);
  });

  test('runs as root with Podman without root, where root is the user of this process', async () => {
    using it = opened({ program: 'podman' });
    await it.run({}, {}, ['/tmp']);
    expect(it.fake.calls().find(([verb]) => verb === 'create')).toContain('0:0');
  });

  test('finds the repositories of the image at their commits', async () => {
    using it = opened();
    const repositories = [
      { path: '/testbed', commit: SHA },
      { path: '', commit: SHA },
    ];
    using other = opened({ head: SHA });
    await other.run({ repositories });
    expect(other.fake.calls().filter((args) => args.includes('git'))).toEqual([
      ['exec', 'NAME', 'git', '-c', 'safe.directory=*', '-C', '/testbed', 'reset', '--hard', SHA],
      ['exec', 'NAME', 'git', '-c', 'safe.directory=*', '-C', '/testbed', 'rev-parse', 'HEAD'],
      ['exec', 'NAME', 'git', '-c', 'safe.directory=*', 'reset', '--hard', SHA],
      ['exec', 'NAME', 'git', '-c', 'safe.directory=*', 'rev-parse', 'HEAD'],
    ]);
    // Another commit than the one that was asked for.
    const ended = await it.run({ repositories });
    expect(ended).toMatchObject({
      kind: 'notStarted',
      message: expect.stringContaining('it is at HEAD after a reset to'),
    });
    expect(verbs(it.fake.calls()).at(-1)).toBe('rm');
  });

  test('finds what the target has changed in the repositories of the image, and only the target adds to it', async () => {
    using it = opened({ head: SHA, diff: 'diff --git a/x b/x\n' });
    const changes = new Map<string, string>();
    const whole = { ...docker, repositories: [{ path: '/testbed', commit: SHA }] };
    const target = it.containers.open({ docker: whole, folders: [], owner: '/o.lock', changes, recordsChanges: true });
    const graders = it.containers.open({ docker: whole, folders: [], owner: '/o.lock', changes });
    expect(target.changes()).toBe('');
    await target.exec.run(request, signal);
    expect(graders.changes()).toBe('diff --git a/x b/x\n');
    await graders.exec.run(request, signal);
    const gits = it.fake.calls().flatMap((args) => (args.includes('git') ? args[args.indexOf('/testbed') + 1] : []));
    expect(gits).toEqual(['reset', 'rev-parse', 'add', 'diff', 'reset', 'rev-parse', 'apply']);
  });

  test('gives what another user wrote into mounted folders to the user of this process', async () => {
    using it = opened();
    await it.run({ user: 'root' }, { mounts: { writable: ['/home'] } }, ['/tmp']);
    await it.run({}, {}, ['/tmp']);
    expect(it.fake.calls().filter((args) => args.includes('chown'))).toEqual([
      ['exec', '--user', '0', 'NAME', 'chown', '-R', '1000:1000', '/tmp', '/home'],
    ]);
  });

  test('that the image does not have is no failure of a program', async () => {
    using it = opened();
    const ended = await it.run({}, { command: ['no-such-program'] });
    expect(ended).toMatchObject({ kind: 'notStarted', message: expect.stringMatching(/"no-such-program".*ENOENT/) });
  });

  test('that ends with its own exit code reports that code', async () => {
    using it = opened();
    const ended = await it.run({}, { command: ['sh', '-c', 'echo no >&2; exit 126'] });
    expect(ended).toMatchObject({ kind: 'exited', exitCode: 126, stderr: 'no\n' });
  });

  test('whose container is lost may be asked again', async () => {
    using it = opened({ loses: true, refuses: { exitCode: 1, stderr: 'error during connect\n' } });
    expect(await it.run()).toEqual({
      kind: 'notStarted',
      lacksResources: true,
      message: 'The container of "image" ended before its program (error during connect)',
    });
  });
});

describe('the engine', () => {
  const prepare = (containers: ReturnType<typeof createContainers>, image = 'image') => {
    const pulled: string[] = [];
    const made = containers.prepare({ image, timeoutMs: 5_000, onPull: () => pulled.push(image) }, signal);
    return made.then((why) => ({ why, pulled }));
  };

  test('is asked for its version once, and pulls only what this machine does not have', async () => {
    using it = opened({ missing: ['other'] });
    expect(await prepare(it.containers)).toEqual({ why: undefined, pulled: [] });
    expect(await prepare(it.containers, 'other')).toEqual({ why: undefined, pulled: ['other'] });
    expect(it.fake.calls().map((args) => args.join(' '))).toEqual([
      'version',
      'image inspect image',
      'image inspect other',
      'pull other',
    ]);
  });

  test('that cannot pull an image says why, and what to do', async () => {
    using it = opened({ missing: ['other'], unknown: ['other'] });
    expect((await prepare(it.containers, 'other')).why).toEqual({
      kind: 'no answer',
      message:
        'The image "other" is not on this machine, and Docker cannot pull it: manifest for other not found. Build it in an earlier step of the job, or check its name and the login to its registry.',
    });
  });

  test('that does not answer is named with its reason', async () => {
    using it = opened({ down: 'Cannot connect to the Docker daemon. Is the docker daemon running?' });
    const { why } = await prepare(it.containers);
    expect(why?.kind).toBe('no answer');
    expect(why?.message).toMatch(
      /^Docker does not answer \(Cannot connect to the Docker daemon\. .*\); Podman does not answer \(not here\)\. Start it, or set DOCKER_HOST/,
    );
  });

  test('that is not installed is an error with what to do', async () => {
    using empty = aFolder();
    const containers = createContainers({ exec, env: { PATH: empty.path } });
    const { why } = await prepare(containers);
    expect(why).toMatchObject({ kind: 'not installed', message: expect.stringContaining('Install one of them') });
  });

  test('is Podman where Docker does not answer', async () => {
    using it = opened({ program: 'podman' });
    expect((await prepare(it.containers)).why).toBeUndefined();
    expect(verbs(it.fake.calls())).toEqual(['version', 'image']);
  });

  test('removes the containers of dead runs, and none of those that live', async () => {
    const [dead, alive] = ['d'.repeat(64), 'e'.repeat(64)];
    using it = opened({ left: { [dead]: '/dead.lock', [alive]: '/alive.lock' } });
    await it.containers.removeDead(async (owner) => owner === '/alive.lock', signal);
    expect(it.fake.calls().filter(([verb]) => verb === 'rm')).toEqual([['rm', '--force', '--volumes', dead]]);
  });
});
