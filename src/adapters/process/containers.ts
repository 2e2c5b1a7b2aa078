import { hostname } from 'node:os';
import type {
  Container,
  ContainerRequest,
  Containers,
  ImageRequest,
  NoContainer,
} from '../../model/ports/containers.ts';
import type { Exec, ExecRequest, ExecResult } from '../../model/ports/processes.ts';
import { isReserved } from '../../shared/secrets/reserved-variables.ts';
import { HOST, OWNER } from './container-arguments.ts';
import { type Engine, findEngine, isFine, reasonOf } from './container-engine.ts';
import { OneContainer, type UserId, unavailable } from './one-container.ts';

interface ContainersSite {
  readonly exec: Exec;
  /**
   * The environment of this process: the engine's program needs the user's settings, contexts and logins. It gets no
   * variables of the job, because programs can read the environment of other processes.
   */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absent on Windows. */
  readonly userId?: UserId | undefined;
}

/** Docker or Podman by the command line that they share. Nothing is started before a container is asked for. */
export function createContainers({ exec, env, userId }: ContainersSite): Containers {
  const given = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !isReserved(entry[0]),
  );
  let found: Promise<Engine | NoContainer> | undefined;
  const engine = (): Promise<Engine | NoContainer> => {
    found ??= findEngine(exec, Object.fromEntries(given)).then((each) =>
      'silent' in each ? whyNone(each.silent) : each,
    );
    return found;
  };
  return {
    prepare: async (image, signal) => {
      const ready = await engine();
      return isEngine(ready) ? prepare(image, ready, signal) : ready;
    },
    open: (request) => open(request, engine, userId),
    removeDead: async (isAlive, signal) => {
      const ready = await engine();
      if (isEngine(ready)) await removeDead(isAlive, ready, signal);
    },
  };
}

export function userIdOfThisProcess(): UserId | undefined {
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  return user === undefined || group === undefined ? undefined : { user, group };
}

const isEngine = (found: Engine | NoContainer): found is Engine => 'program' in found;

const NOT_INSTALLED =
  'The test needs a container, and neither "docker" nor "podman" is in PATH. Install one of them, or run on a machine that has one, such as a Linux runner of GitHub.';

function whyNone(silent: readonly string[]): NoContainer {
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

function open(
  request: ContainerRequest,
  engine: () => Promise<Engine | NoContainer>,
  userId: UserId | undefined,
): Container {
  const { docker, folders, changes } = request;
  const run = async (program: ExecRequest, signal: AbortSignal): Promise<ExecResult> => {
    const ready = await engine();
    if (!isEngine(ready)) return unavailable(ready.message, ready.kind === 'no answer');
    return new OneContainer(ready, request, program, userId).run(signal);
  };
  return {
    image: docker.image,
    timeoutMs: docker.timeoutMs,
    folders,
    exec: { run },
    changes: () => [...changes.values()].join(''),
  };
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
