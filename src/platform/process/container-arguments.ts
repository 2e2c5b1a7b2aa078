import type { ContainerRequest } from '../../model/ports/containers.ts';
import type { ExecRequest } from '../../model/ports/processes.ts';

/** The labels of our containers: the file whose lock says that their run is alive, and the machine that has it. */
export const OWNER = 'com.github.agentv.eval-action.owner';
export const HOST = 'com.github.agentv.eval-action.host';

interface NewContainer extends ContainerRequest {
  readonly name: string;
  readonly host: string;
  /** The container ends by itself after this time, even if this process is gone. */
  readonly seconds: number;
  readonly user: string | undefined;
  /** Files and folders of one program. */
  readonly mounts: NonNullable<ExecRequest['mounts']>;
}

/** A container that waits: programs are started in it afterwards. Whatever ends its first process ends all of them. */
export function createArguments({ name, owner, host, docker, folders, mounts, user, seconds }: NewContainer): string[] {
  const { image, memory, cpus, network } = docker;
  const writable = [...new Set([...folders, ...(mounts.writable ?? [])])];
  const readable = [...new Set(mounts.readable ?? [])].filter((path) => !writable.some((each) => isWithin(path, each)));
  return [
    ...['create', '--rm', '--name', name],
    // Podman stops a container before it removes it, and would wait: "sleep" as the first process ignores other signals.
    ...['--stop-signal', 'SIGKILL'],
    ...['--label', `${OWNER}=${owner}`, '--label', `${HOST}=${host}`],
    ...(memory === undefined ? [] : ['--memory', memory]),
    ...(cpus === undefined ? [] : ['--cpus', String(cpus)]),
    ...(network === undefined ? [] : ['--network', network]),
    ...(user === undefined ? [] : ['--user', user]),
    ...writable.flatMap((path) => mount(path, false)),
    ...readable.flatMap((path) => mount(path, true)),
    // The entry point of an image is for its users; AgentV starts graders without it, too.
    ...['--entrypoint', '', image, 'sleep', String(seconds)],
  ];
}

/** Paths are the same in the container, so that they are valid in prompts, arguments and variables. */
function mount(path: string, isReadOnly: boolean): string[] {
  const fields = ['type=bind', `source=${path}`, `target=${path}`, ...(isReadOnly ? ['readonly'] : [])];
  const cells = fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field));
  return ['--mount', cells.join(',')];
}

export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/** Variables that the engine's own program reads: their values for the container are arguments. */
const OF_ENGINE =
  /^(?:PATH|HOME|USER|LOGNAME|TMPDIR|TMP|TEMP|LANG|LC_\w+|XDG_\w+|DOCKER_\w+|CONTAINERS?_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;

interface ContainerProcess extends Pick<ExecRequest, 'command' | 'env'> {
  readonly name: string;
  /** Absent: the working folder of the image. */
  readonly cwd?: string | undefined;
  readonly hasInput: boolean;
}

/** The arguments that start a program in a container, and the variables that the engine's program gets for it. */
export function execArguments({ name, command, env, cwd, hasInput }: ContainerProcess) {
  const passed = Object.entries(env);
  // Other users of the machine can read arguments, so secrets are passed as variables.
  const [plain, handedOver] = [
    passed.filter(([key]) => OF_ENGINE.test(key)),
    passed.filter(([key]) => !OF_ENGINE.test(key)),
  ];
  const args = [
    'exec',
    ...(hasInput ? ['--interactive'] : []),
    ...(cwd === undefined ? [] : ['--workdir', cwd]),
    ...plain.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...handedOver.flatMap(([key]) => ['--env', key]),
    name,
    ...('shell' in command ? ['sh', '-c', command.shell] : command),
  ];
  return { args, env: Object.fromEntries(handedOver) };
}

/** `git` in a repository of the image; its folder may belong to another user. */
export const gitArguments = (name: string, path: string, args: readonly string[], hasInput = false): string[] => [
  ...['exec', ...(hasInput ? ['--interactive'] : []), name, 'git', '-c', 'safe.directory=*'],
  ...(path === '' ? [] : ['-C', path]),
  ...args,
];
