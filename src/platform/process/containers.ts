import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type {
  Container,
  ContainerRequest,
  Containers,
  ImageRequest,
  NoContainer,
} from '../../model/ports/containers.ts';
import type { Env } from '../../model/ports/machine.ts';
import { type Exec, type ExecRequest, type ExecResult, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { cutEnd } from '../../model/text/text.ts';
import { once } from '../../model/values/once.ts';
import { isReserved } from '../secrets/reserved-variables.ts';
import { createArguments, execArguments, gitArguments, HOST, isWithin, OWNER } from './container-arguments.ts';

/** In the order in which they are tried. */
const ENGINES = [
  { program: 'docker', name: 'Docker' },
  { program: 'podman', name: 'Podman' },
] as const;

const PROBE_MS = 10_000;
const QUICK_MS = 60_000;
/** A container outlives the time limit of its program by this, so that we end the program and not the container. */
const MARGIN_SECONDS = 60;
/** Ten days: as good as no limit. */
const MAX_SECONDS = 864_000;

interface ContainerDeps {
  readonly exec: Exec;
  /**
   * The environment of this process: the engine's program needs the user's settings, contexts and logins. It gets no
   * variables of the job, because programs can read the environment of other processes.
   */
  readonly env: Env;
  /** Absent on Windows. */
  readonly userId?: ReturnType<typeof userIdOfThisProcess>;
}

/** Docker or Podman: a program that responded. */
interface Engine {
  readonly program: (typeof ENGINES)[number]['program'];
  readonly name: string;
  /** For programs that this one starts in a container. */
  readonly env: Readonly<Record<string, string>>;
  run(args: readonly string[], options?: EngineOptions): Promise<ExecResult>;
}

interface EngineOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly stdin?: string | undefined;
  readonly isLossless?: boolean;
}

const NOT_INSTALLED =
  'The test needs a container, and neither "docker" nor "podman" is in PATH. Install one of them, or run on a machine that has one, such as a Linux runner of GitHub.';

/** Docker or Podman by the command line that they share. Nothing is started before a container is asked for. */
export function createContainers(deps: ContainerDeps): Containers {
  const engine = once(() => findEngine(deps));
  return {
    prepare: async (image, signal) => {
      const ready = await engine();
      return 'program' in ready ? prepare(image, ready, signal) : ready;
    },
    open: (request): Container => ({
      image: request.docker.image,
      timeoutMs: request.docker.timeoutMs,
      folders: request.folders,
      exec: {
        async run(program, signal) {
          const ready = await engine();
          if (!('program' in ready)) return unavailable(ready.message, ready.kind === 'no answer');
          return runInContainer(ready, request, program, { ...deps, signal });
        },
      },
      changes: () => [...request.changes.values()].join(''),
    }),
    removeDead: async (isAlive, signal) => {
      const ready = await engine();
      if ('program' in ready) await removeDead(isAlive, ready, signal);
    },
  };
}

/** The user and group ids of this process. */
export function userIdOfThisProcess() {
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  return user === undefined || group === undefined ? undefined : { user, group };
}

/** The first engine that responds, or the errors of the installed ones. */
async function findEngine({ exec, env: variables }: ContainerDeps): Promise<Engine | NoContainer> {
  const env = Object.fromEntries(
    Object.entries(variables).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !isReserved(entry[0]),
    ),
  );
  const silent: string[] = [];
  for (const { program, name } of ENGINES) {
    const run: Engine['run'] = (
      args,
      { signal = new AbortController().signal, timeoutMs = QUICK_MS, ...options } = {},
    ) =>
      exec.run(
        { command: [program, ...args], cwd: '/', env, timeoutMs, maxBytes: MAX_OUTPUT_BYTES, ...options },
        signal,
      );
    const ended = await run(['version'], { timeoutMs: PROBE_MS });
    if (isFine(ended)) return { program, name, env, run };
    if (ended.kind !== 'notStarted') silent.push(`${name} does not answer (${reasonOf(ended)})`);
  }
  if (silent.length === 0) return { kind: 'not installed', message: NOT_INSTALLED };
  return { kind: 'no answer', message: `${silent.join('; ')}. Start it, or set DOCKER_HOST to the one that runs.` };
}

async function prepare(
  { image, timeoutMs, onPull }: ImageRequest,
  engine: Engine,
  signal: AbortSignal,
): Promise<NoContainer | undefined> {
  if (isFine(await engine.run(['image', 'inspect', image], { signal }))) return undefined;
  onPull();
  const pulled = await engine.run(['pull', image], { signal, timeoutMs });
  if (isFine(pulled)) return undefined;
  const advice = 'Build it in an earlier step of the job, or check its name and the login to its registry.';
  const why = `The image "${image}" is not on this machine, and ${engine.name} cannot pull it`;
  return { kind: 'no answer', message: `${why}: ${reasonOf(pulled)}. ${advice}` };
}

/** Only containers of this machine: whether the run of another one lives, cannot be known here. */
async function removeDead(
  isAlive: (owner: string) => Promise<boolean>,
  engine: Engine,
  signal: AbortSignal,
): Promise<void> {
  const listing = ['ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${HOST}=${hostname()}`];
  const listed = await engine.run(listing, { signal });
  for (const id of isFine(listed) ? listed.stdout.split('\n').filter((line) => /^[0-9a-f]{12,64}$/.test(line)) : []) {
    const label = `{{index .Config.Labels "${OWNER}"}}`;
    const labelled = await engine.run(['inspect', '--format', label, id], { signal });
    const owner = isFine(labelled) ? labelled.stdout.trim() : '';
    if (owner === '' || (await isAlive(owner))) continue;
    await engine.run(['rm', '--force', '--volumes', id]);
  }
}

/** Runs one program in a container of its own, which is removed however the program ends. */
async function runInContainer(
  engine: Engine,
  request: ContainerRequest,
  program: ExecRequest,
  { exec, userId, signal }: ContainerDeps & { readonly signal: AbortSignal },
): Promise<ExecResult> {
  const { docker, folders, changes, recordsChanges = false } = request;
  const { mounts = {}, stdin, timeoutMs = docker.timeoutMs } = program;
  const name = `eval-action-${randomUUID()}`;
  const writable = [...folders, ...(mounts.writable ?? [])];
  const git: ContainerGit = (path, args, input) => {
    const options = { timeoutMs: docker.timeoutMs, stdin: input, isLossless: true };
    return engine.run(gitArguments(name, path, args, input !== undefined), options);
  };
  const repositoryName = (path: string) =>
    `The repository ${path || 'in the working folder'} of the image "${docker.image}"`;

  // Files in mounted folders must belong to the user of this process, who has to remove them. With Podman without root,
  // the root of the container is that user.
  const ids = userId && `${userId.user}:${userId.group}`;
  const isRootless = engine.program === 'podman' && userId?.user !== 0;
  const user = docker.user ?? (folders.length === 0 ? undefined : ids && (isRootless ? '0:0' : ids));
  try {
    // Not cancelled: an interrupted engine may still create the container after we have removed it.
    const seconds = Math.min(Math.ceil(timeoutMs / 1000), MAX_SECONDS) + MARGIN_SECONDS;
    const created = createArguments({ ...request, name, host: hostname(), seconds, mounts, user });
    for (const args of [created, ['start', name]]) {
      const ended = await engine.run(args);
      if (!isFine(ended)) return unavailable(`A container of "${docker.image}" cannot be started: ${reasonOf(ended)}`);
    }
    for (const { path, commit } of docker.repositories) {
      const why = await whyNotRestored(path, commit, changes.get(path), git);
      if (why !== undefined) return unavailable(`${repositoryName(path)} cannot be prepared: ${why}`);
    }
    if (signal.aborted) return { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };

    const cwd = writable.some((folder) => isWithin(program.cwd, folder)) ? program.cwd : undefined;
    const hasInput = stdin !== undefined || program.keepsInputOpen === true;
    const { args, env } = execArguments({ name, command: program.command, env: program.env, cwd, hasInput });
    const started = {
      command: [engine.program, ...args],
      cwd: '/',
      env: { ...engine.env, ...env },
      timeoutMs,
    } as const;
    const ended = await exec.run({ ...program, ...started }, signal);
    const result = (await whyNotRun(ended, name, engine, { docker, command: program.command })) ?? ended;
    if (result.kind === 'notStarted') return result;

    // Files that another user of the container has written are given to the user of this process.
    const isForeign = docker.user !== undefined && userId !== undefined && userId.user !== 0;
    if (isForeign && writable.length > 0 && engine.program !== 'podman') {
      await engine.run(['exec', '--user', '0', name, 'chown', '-R', String(ids), ...writable]);
    }
    // What the target has changed in the repositories of the image, committed or not.
    const isRecorded = recordsChanges && (result.kind === 'exited' || result.kind === 'timedOut');
    for (const { path, commit = 'HEAD' } of isRecorded ? docker.repositories : []) {
      const added = await git(path, ['add', '--all']);
      const options = ['--cached', '--binary', '--no-ext-diff', '--no-color'];
      const diff = isFine(added) ? await git(path, ['diff', ...options, commit]) : added;
      if (!isFine(diff)) {
        return unavailable(`The changes of ${repositoryName(path)} cannot be read: ${reasonOf(diff)}`);
      }
      changes.set(path, diff.stdout);
    }
    return result;
  } finally {
    await engine.run(['rm', '--force', '--volumes', name]);
  }
}

type ContainerGit = (path: string, args: readonly string[], stdin?: string) => Promise<ExecResult>;

/** Resets a repository of the image to its commit, and applies the earlier changes of the target. */
async function whyNotRestored(
  path: string,
  commit: string | undefined,
  diff: string | undefined,
  git: ContainerGit,
): Promise<string | undefined> {
  if (commit !== undefined) {
    const reset = await git(path, ['reset', '--hard', commit]);
    if (!isFine(reset)) return reasonOf(reset);
    const head = await git(path, ['rev-parse', 'HEAD']);
    if (!isFine(head)) return reasonOf(head);
    const at = head.stdout.trim();
    if (at !== commit) return `it is at ${at.slice(0, 64) || 'no commit'} after a reset to ${commit}`;
  }
  if (!diff) return undefined;
  const applied = await git(path, ['apply', '--binary', '--whitespace=nowarn', '-'], diff);
  return isFine(applied) ? undefined : `the changes of the target: ${reasonOf(applied)}`;
}

/** Messages of engines that could not start a program. */
const REFUSAL =
  /OCI runtime (?:exec )?(?:failed|error)[^\n]*|unable to find user [^\n]*|executable file [^\n]* not found[^\n]*/i;

/** Exit codes by which an engine reports that it did not start a program, or that the container is gone. */
async function whyNotRun(
  result: ExecResult,
  name: string,
  engine: Engine,
  { docker: { image }, command }: Pick<ContainerRequest, 'docker'> & Pick<ExecRequest, 'command'>,
): Promise<ExecResult | undefined> {
  if (result.kind !== 'exited' || result.exitCode === 0) return undefined;
  const mayBeRefused = result.exitCode === 126 || result.exitCode === 127;
  const why = mayBeRefused && REFUSAL.exec(`${result.stderr}\n${result.stdout}`)?.[0];
  if (why) {
    const program = 'shell' in command ? 'sh' : command[0];
    return unavailable(`The program "${program}" cannot be started in a container of "${image}": ${why}`);
  }
  const running = await engine.run(['inspect', '--format', '{{.State.Running}}', name]);
  if (isFine(running) && running.stdout.trim() === 'true') return undefined;
  const said = lastLine(result.stderr) || 'no reason given';
  return unavailable(`The container of "${image}" ended before its program (${said})`, true);
}

const unavailable = (message: string, isPassing = false): ExecResult => ({
  kind: 'notStarted',
  message,
  lacksResources: isPassing || undefined,
});

const isFine = (ended: ExecResult): ended is Extract<ExecResult, { kind: 'exited' }> =>
  ended.kind === 'exited' && ended.exitCode === 0;

function reasonOf(ended: ExecResult): string {
  if (ended.kind === 'notStarted') return ended.message;
  if (ended.kind === 'flooded') return 'its output exceeds the limit';
  if (ended.kind === 'timedOut') return 'it did not end in time';
  if (ended.kind === 'cancelled') return 'the run was stopped';
  const said = lastLine(ended.stderr) || lastLine(ended.stdout);
  return said || (ended.kind === 'killed' ? `it was ended by ${ended.signal}` : `exit code ${ended.exitCode}`);
}

/** Engines give a reason in the last line, or before a hint at their help. */
function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.findLast((each) => each !== '' && !/^(?:Run|See) '/.test(each)) ?? '';
  return cutEnd(line, 500).replace(/\.$/, '');
}
