import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Container, ContainerRequest, Containers, NoContainer } from '../../model/ports/containers.ts';
import type { Exec, ExecRequest, ExecResult } from '../../model/ports/processes.ts';
import { createArguments, execArguments, gitArguments, HOST, isWithin, OWNER } from './container-arguments.ts';

/** In the order in which they are tried. */
const ENGINES = [
  { program: 'docker', name: 'Docker' },
  { program: 'podman', name: 'Podman' },
] as const;
type Engine = (typeof ENGINES)[number];

const PROBE_MS = 10_000;
const QUICK_MS = 60_000;
const MAX_BYTES = 1024 * 1024;
/** A container outlives the limit of its program by this, so that we end the program and not the container. */
const MARGIN_SECONDS = 60;
/** Ten days: as good as no limit. */
const LONGEST_SECONDS = 864_000;

type Variables = Readonly<Record<string, string | undefined>>;

export interface ContainersSite {
  readonly exec: Exec;
  /** The environment of this process. */
  readonly env: Variables;
  /** Who runs this process; absent on Windows. */
  readonly userId?: { readonly user: number; readonly group: number } | undefined;
}

/** Docker or Podman by the command line that they share. Nothing is started before a container is asked for. */
export function createContainers({ exec, env, userId }: ContainersSite): Containers {
  let found: Promise<Engine | NoContainer> | undefined;
  const engine = () => (found ??= findEngine(exec, clientEnv(env)));
  const site = { exec, env: clientEnv(env), engine, userId };
  return {
    prepare: (image, onPull, signal) => prepare(image, onPull, site, signal),
    open: (request) => open(request, site),
    removeDead: (isAlive, signal) => removeDead(isAlive, site, signal),
  };
}

export function userIdOfThisProcess(): ContainersSite['userId'] {
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  return user === undefined || group === undefined ? undefined : { user, group };
}

interface Site extends Pick<ContainersSite, 'exec' | 'userId'> {
  readonly env: Readonly<Record<string, string>>;
  engine(): Promise<Engine | NoContainer>;
}

/** The engine's program runs as it does for the user: it needs the user's settings, contexts and logins. */
const clientEnv = (env: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));

async function findEngine(exec: Exec, env: Readonly<Record<string, string>>): Promise<Engine | NoContainer> {
  const silent: string[] = [];
  for (const engine of ENGINES) {
    const command = [engine.program, 'version'];
    const request = { command, cwd: '/', env, timeoutMs: PROBE_MS, maxBytes: MAX_BYTES };
    const ended = await exec.run(request, new AbortController().signal);
    if (isFine(ended)) return engine;
    if (ended.kind !== 'notStarted') silent.push(`${engine.name} does not answer (${reasonOf(ended)})`);
  }
  if (silent.length === 0) return { kind: 'not installed', message: NOT_INSTALLED };
  return { kind: 'no answer', message: `${silent.join('; ')}. Start it, or set DOCKER_HOST to the one that runs.` };
}

const NOT_INSTALLED =
  'The test needs a container, and neither "docker" nor "podman" is in PATH. Install one of them, or run on a machine that has one, such as a Linux runner of GitHub.';

const isEngine = (found: Engine | NoContainer): found is Engine => 'program' in found;

async function prepare(
  { image, timeoutMs }: { readonly image: string; readonly timeoutMs: number },
  onPull: () => void,
  site: Site,
  signal: AbortSignal,
): Promise<NoContainer | undefined> {
  const engine = await site.engine();
  if (!isEngine(engine)) return engine;
  if (isFine(await client(['image', 'inspect', image], site, engine, { signal }))) return undefined;
  onPull();
  const pulled = await client(['pull', image], site, engine, { signal, timeoutMs });
  if (isFine(pulled)) return undefined;
  const advice = 'Build it in an earlier step of the job, or check its name and the login to its registry.';
  const why = `The image "${image}" is not on this machine, and ${engine.name} cannot pull it`;
  return { kind: 'no answer', message: `${why}: ${reasonOf(pulled)}. ${advice}` };
}

function open(request: ContainerRequest, site: Site): Container {
  const { image, timeoutMs } = request.docker;
  return {
    image,
    timeoutMs,
    folders: request.folders,
    exec: { run: (program, signal) => runIn(request, program, site, signal) },
  };
}

/** Runs one program in a new container, and removes the container however the program ended. */
async function runIn(
  container: ContainerRequest,
  program: ExecRequest,
  site: Site,
  signal: AbortSignal,
): Promise<ExecResult> {
  const engine = await site.engine();
  if (!isEngine(engine)) return unavailable(engine.message, engine.kind === 'no answer');
  const name = `eval-action-${randomUUID()}`;
  try {
    const failure = await begin(name, container, program, site, engine);
    if (failure !== undefined) return failure;
    if (signal.aborted) return { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
    const result = await site.exec.run(requestIn(name, container, program, site, engine), signal);
    return await explained(result, name, container, site, engine);
  } finally {
    await client(['rm', '--force', '--volumes', name], site, engine);
  }
}

/** Not cancelled: an engine that is interrupted here may still create the container, after we have removed it. */
async function begin(
  name: string,
  container: ContainerRequest,
  { timeoutMs = container.docker.timeoutMs, mounts = {} }: ExecRequest,
  site: Site,
  engine: Engine,
): Promise<ExecResult | undefined> {
  const { docker } = container;
  const seconds = Math.min(Math.ceil(timeoutMs / 1000), LONGEST_SECONDS) + MARGIN_SECONDS;
  const created = { ...container, name, host: hostname(), seconds, mounts, user: userOf(container, site, engine) };
  for (const args of [createArguments(created), ['start', name]]) {
    const ended = await client(args, site, engine);
    if (!isFine(ended)) return unavailable(`A container of "${docker.image}" cannot be started: ${reasonOf(ended)}`);
  }
  for (const { path, commit } of docker.repositories) {
    const why = await reset(name, { path, commit, timeoutMs: docker.timeoutMs }, site, engine);
    const which = `The repository ${path || 'in the working folder'} of the image "${docker.image}"`;
    if (why !== undefined) return unavailable(`${which} cannot be set to ${commit}: ${why}`);
  }
  return undefined;
}

async function reset(
  name: string,
  { path, commit, timeoutMs }: { readonly path: string; readonly commit: string; readonly timeoutMs: number },
  site: Site,
  engine: Engine,
): Promise<string | undefined> {
  const ended = await client(gitArguments(name, path, ['reset', '--hard', commit]), site, engine, { timeoutMs });
  if (!isFine(ended)) return reasonOf(ended);
  const head = await client(gitArguments(name, path, ['rev-parse', 'HEAD']), site, engine);
  if (!isFine(head)) return reasonOf(head);
  const at = head.stdout.trim();
  return at === commit ? undefined : `it is at ${at.slice(0, 64) || 'no commit'} afterwards`;
}

/**
 * Files in mounted folders must belong to the user of this process, who has to remove them. With Podman without root,
 * the root of the container is that user.
 */
function userOf({ docker: { user }, folders }: ContainerRequest, { userId }: Site, engine: Engine): string | undefined {
  if (user !== undefined || folders.length === 0 || userId === undefined) return user;
  const isRootless = engine.program === 'podman' && userId.user !== 0;
  return isRootless ? '0:0' : `${userId.user}:${userId.group}`;
}

function requestIn(
  name: string,
  { folders, docker }: ContainerRequest,
  program: ExecRequest,
  site: Site,
  engine: Engine,
): ExecRequest {
  const { cwd, stdin, keepsInputOpen, command, env, mounts, timeoutMs = docker.timeoutMs } = program;
  const isThere = [...folders, ...(mounts?.writable ?? [])].some((folder) => isWithin(cwd, folder));
  const hasInput = stdin !== undefined || keepsInputOpen === true;
  const inside = execArguments({ name, command, env, cwd: isThere ? cwd : undefined, hasInput });
  return {
    ...program,
    command: [engine.program, ...inside.args],
    cwd: '/',
    env: { ...site.env, ...inside.env },
    timeoutMs,
  };
}

/** An engine says with an exit code of a program that it did not start one, or that the container is gone. */
async function explained(
  result: ExecResult,
  name: string,
  { docker: { image } }: ContainerRequest,
  site: Site,
  engine: Engine,
): Promise<ExecResult> {
  if (result.kind !== 'exited' || result.exitCode === 0) return result;
  const said = `${result.stderr}\n${result.stdout}`;
  const refusal =
    /OCI runtime (?:exec )?(?:failed|error)[^\n]*|unable to find user [^\n]*|executable file [^\n]* not found[^\n]*/i;
  const why = (result.exitCode === 126 || result.exitCode === 127) && refusal.exec(said)?.[0];
  if (why) return unavailable(`The program cannot be started in a container of "${image}": ${why}`);
  const ended = await client(['inspect', '--format', '{{.State.Running}}', name], site, engine);
  if (isFine(ended) && ended.stdout.trim() === 'true') return result;
  const lost = `The container of "${image}" was gone before its program ended (${lastLine(result.stderr) || 'no reason given'})`;
  return unavailable(lost, true);
}

async function removeDead(
  isAlive: (owner: string) => Promise<boolean>,
  site: Site,
  signal: AbortSignal,
): Promise<void> {
  const engine = await site.engine();
  if (!isEngine(engine)) return;
  const listing = ['ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${HOST}=${hostname()}`];
  const listed = await client(listing, site, engine, { signal });
  for (const id of isFine(listed) ? listed.stdout.split('\n').filter((line) => /^[0-9a-f]{12,64}$/.test(line)) : []) {
    const format = `{{index .Config.Labels "${OWNER}"}}`;
    const labelled = await client(['inspect', '--format', format, id], site, engine, { signal });
    const owner = isFine(labelled) ? labelled.stdout.trim() : '';
    if (owner === '' || (await isAlive(owner))) continue;
    await client(['rm', '--force', '--volumes', id], site, engine);
  }
}

interface ClientOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

function client(
  args: readonly string[],
  { exec, env }: Site,
  { program }: Engine,
  { signal = new AbortController().signal, timeoutMs = QUICK_MS }: ClientOptions = {},
): Promise<ExecResult> {
  return exec.run({ command: [program, ...args], cwd: '/', env, timeoutMs, maxBytes: MAX_BYTES }, signal);
}

type Exited = Extract<ExecResult, { kind: 'exited' }>;

const isFine = (ended: ExecResult): ended is Exited => ended.kind === 'exited' && ended.exitCode === 0;

const unavailable = (message: string, isPassing = false): ExecResult => ({
  kind: 'notStarted',
  message,
  ...(isPassing && { lacksResources: true }),
});

function reasonOf(ended: ExecResult): string {
  if (ended.kind === 'notStarted') return ended.message;
  if (ended.kind === 'flooded') return 'it wrote more than is read';
  if (ended.kind === 'timedOut') return 'it did not end in time';
  if (ended.kind === 'cancelled') return 'the run was stopped';
  const said = lastLine(ended.stderr) || lastLine(ended.stdout);
  return said || (ended.kind === 'killed' ? `it was ended by ${ended.signal}` : `exit code ${ended.exitCode}`);
}

const MOST_WORDS = 500;

/** Engines say a reason in the last line, or before a hint at their help. */
function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.findLast((each) => each !== '' && !/^(?:Run|See) '/.test(each)) ?? '';
  return line.slice(0, MOST_WORDS).toWellFormed().replace(/\.$/, '');
}
