import { describe, expect, test } from 'vitest';
import type { Docker } from '../../../src/model/suite/workspace.ts';
import { createArguments, execArguments } from '../../../src/platform/process/container-arguments.ts';

const docker: Docker = {
  image: 'node:24',
  timeoutMs: 1_800_000,
  runsAgent: false,
  repositories: [],
  location: { file: 'a.eval.yaml', line: 1, column: 1 },
};
const created = (special: Partial<Docker> = {}, mounts = {}, folders: readonly string[] = []) =>
  createArguments({
    name: 'n',
    host: 'h',
    owner: '/data/o.lock',
    changes: new Map(),
    seconds: 90,
    user: special.user,
    docker: { ...docker, ...special },
    folders,
    mounts,
  });

describe('a container is created', () => {
  test('with a name, the labels of its run, no entry point, and a first process that ends by itself', () => {
    expect(created()).toEqual([
      ...['create', '--rm', '--name', 'n'],
      ...['--stop-signal', 'SIGKILL'],
      ...['--label', 'com.github.agentv.eval-action.owner=/data/o.lock'],
      ...['--label', 'com.github.agentv.eval-action.host=h'],
      ...['--entrypoint', '', 'node:24', 'sleep', '90'],
    ]);
  });

  test('with the limits, the network and the user that the suite asks for', () => {
    const args = created({ memory: '4g', cpus: 1.5, network: 'none', user: '1000:1000' }).join(' ');
    expect(args).toContain(' --memory 4g --cpus 1.5 --network none --user 1000:1000 --entrypoint ');
  });

  test('with folders at the same paths, and files that only one program needs read-only', () => {
    const args = created({}, { writable: ['/home'], readable: ['/in/a.txt', '/work/b.txt'] }, ['/work', '/home']);
    expect(args.filter((_, index) => args[index - 1] === '--mount')).toEqual([
      'type=bind,source=/work,target=/work',
      'type=bind,source=/home,target=/home',
      'type=bind,source=/in/a.txt,target=/in/a.txt,readonly',
    ]);
  });

  test('also with folders whose names hold commas and quotes', () => {
    expect(created({}, {}, ['/a,b "c"'])).toContain('type=bind,"source=/a,b ""c""","target=/a,b ""c"""');
  });
});

describe('a program is started in a container', () => {
  test('with its values handed over as variables, so that no argument shows a secret', () => {
    const { args, env } = execArguments({ name: 'n', command: ['a', 'b c'], env: { KEY: 's3cret' }, hasInput: true });
    expect({ args, env }).toEqual({
      args: ['exec', '--interactive', '--env', 'KEY', 'n', 'a', 'b c'],
      env: { KEY: 's3cret' },
    });
  });

  test.each(['PATH', 'HOME', 'TMPDIR', 'XDG_CONFIG_HOME', 'DOCKER_HOST', 'HTTPS_PROXY'])(
    'with %s as an argument, because the program of the engine reads it itself',
    (name) => {
      const { args, env } = execArguments({ name: 'n', command: ['a'], env: { [name]: '/x' }, hasInput: false });
      expect({ args, env }).toEqual({ args: ['exec', '--env', `${name}=/x`, 'n', 'a'], env: {} });
    },
  );

  test('by the shell of the image where the suite writes a command line', () => {
    const start = () =>
      execArguments({
        name: 'n',
        command: { shell: 'a | b' },
        env: {},
        cwd: '/w',
        hasInput: false,
      });
    expect(start().args).toEqual(['exec', '--workdir', '/w', 'n', 'sh', '-c', 'a | b']);
  });
});
