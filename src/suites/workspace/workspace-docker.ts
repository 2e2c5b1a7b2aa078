import type { Problem } from '../../model/errors.ts';
import { MAX_CPUS, MAX_SECONDS } from '../../model/suite/limits.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { containerNetworks, type Docker } from '../../model/suite/workspace.ts';
import { checkFields, type Fields } from '../fields/fields.ts';
import { adviceForFlag, positive } from '../fields/numbers.ts';
import { type DeclaredRepository, isFetched } from './workspace-repositories.ts';

export const DOCKER_FIELDS: Fields = {
  of: 'the docker of a workspace',
  read: ['image', 'timeout', 'memory', 'cpus', 'agent', 'network', 'user'],
  required: ['image'],
  withoutEffect: {},
  meant: { timeout_seconds: 'timeout' },
  elsewhere: {
    repos: 'Put "repos" under "workspace".',
    env: 'Put "env" under the target that runs in the container.',
  },
};

/** The `docker` of one level: the repositories may come from the other level. */
export type DeclaredDocker = Omit<Docker, 'repositories'>;

/** AgentV's limit of one program in a container. */
const DEFAULT_SECONDS = 1800;
const LONGEST_IMAGE = 500;

export function readDocker(field: Cursor | undefined, problems: Problem[]): DeclaredDocker | undefined {
  if (field === undefined) return undefined;
  if (!field.isMap) {
    problems.push(field.wrongType('docker', 'a mapping with "image"'));
    return undefined;
  }
  checkFields(field, DOCKER_FIELDS, problems);
  const image = readImage(field, problems);
  const memory = readMatching(field, 'memory', MEMORY, problems);
  const cpus = positive(field, 'cpus', MAX_CPUS, problems);
  const user = readMatching(field, 'user', USER, problems);
  const network = readNetwork(field.field('network'), problems);
  const timeoutMs = (positive(field, 'timeout', MAX_SECONDS, problems) ?? DEFAULT_SECONDS) * 1000;
  const runsAgent = readFlag(field.field('agent'), problems);
  if (image === undefined) return undefined;
  return {
    image,
    timeoutMs,
    memory,
    cpus,
    network,
    user,
    runsAgent,
    location: field.keyLocation,
  };
}

/** The container of a test, with the repositories of its image. Without a container there are none. */
export function dockerOf(
  docker: DeclaredDocker | undefined,
  repositories: readonly DeclaredRepository[],
  problems: Problem[],
): Docker | undefined {
  if (docker === undefined) {
    problems.push(...repositories.flatMap((each) => (isFetched(each) ? [] : each.problem)));
    return undefined;
  }
  const ofImage = repositories.flatMap((each) => {
    // AgentV also resets them in the container. A mounted workspace keeps the changes of the agent.
    if (isFetched(each)) return docker.runsAgent || each.ref === 'HEAD' ? [] : { ...each, commit: each.ref };
    // A target in the container may change it anywhere.
    return each.commit === undefined && !docker.runsAgent ? [] : each;
  });
  const full = ofImage.filter(({ commit, location }) => {
    if (commit === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return true;
    problems.push({
      code: 'WRONG_TYPE',
      severity: 'error',
      message: '"commit" of a repository in a container is not a full commit id',
      location,
      expected: '40 hexadecimal characters: the repository in the image is compared with it',
      found: commit,
    });
    return false;
  });
  return {
    ...docker,
    repositories: full.map(({ path, commit }) => ({ path, commit })),
  };
}

function readImage(docker: Cursor, problems: Problem[]): string | undefined {
  const field = docker.field('image');
  if (field === undefined) {
    problems.push(docker.missing('image', 'A container needs an "image"', 'the name of an image, such as node:24'));
    return undefined;
  }
  const text = field.text?.trim();
  if (text !== undefined && text.length <= LONGEST_IMAGE && /^[\w][\w./:@-]*$/.test(text)) return text;
  problems.push(field.wrongType('image', 'the name of an image, such as node:24'));
  return undefined;
}

interface Written {
  readonly pattern: RegExp;
  readonly expected: string;
}

const MEMORY: Written = {
  pattern: /^(?:\d{1,13}b?|\d{1,10}k|\d{1,7}m|\d{1,4}g)$/i,
  expected: 'an amount such as 512m or 4g, up to 9999g',
};
const USER: Written = {
  pattern: /^[\w][\w.-]{0,60}(?::[\w][\w.-]{0,60})?$/,
  expected: 'a user, or user:group, by names or numbers',
};

/** Text in a form that both engines accept; a number is read as text. */
function readMatching(docker: Cursor, key: string, { pattern, expected }: Written, problems: Problem[]) {
  const field = docker.field(key);
  if (field === undefined) return undefined;
  const text = typeof field.value === 'number' ? String(field.value) : field.text?.trim();
  if (text !== undefined && pattern.test(text)) return text;
  problems.push(field.wrongType(key, expected));
  return undefined;
}

function readNetwork(field: Cursor | undefined, problems: Problem[]): Docker['network'] {
  const network = containerNetworks.find((each) => each === field?.text);
  if (field !== undefined && network === undefined)
    problems.push(field.wrongType('network', containerNetworks.join(' or ')));
  return network;
}

function readFlag(field: Cursor | undefined, problems: Problem[]): boolean {
  if (field === undefined || typeof field.value === 'boolean') return field?.value === true;
  problems.push(field.wrongType('agent', 'true or false', adviceForFlag(field.value)));
  return false;
}
