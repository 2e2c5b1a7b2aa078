import * as z from 'zod';
import { MAX_CPUS, MAX_SECONDS } from '../../model/suite/limits.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { containerNetworks, type Docker } from '../../model/suite/workspace.ts';
import { block, field, flag, needed, over0, text } from '../block.ts';
import { type DeclaredRepository, isFetched } from './repositories.ts';

const MEMORY = /^(?:\d{1,13}b?|\d{1,10}k|\d{1,7}m|\d{1,4}g)$/i;
const USER = /^[\w][\w.-]{0,60}(?::[\w][\w.-]{0,60})?$/;
const IMAGE = /^[\w][\w./:@-]{0,499}$/;

/** Text in a form that both engines accept; a number is read as text. */
const matching = (pattern: RegExp) =>
  z
    .union([text, z.number()])
    .transform((value) => String(value).trim())
    .refine((value) => pattern.test(value));

const AN_IMAGE = 'the name of an image, such as node:24';

export const DOCKER = block(
  {
    of: 'the docker of a workspace',
    expected: 'a mapping with "image"',
    required: ['image'],
    meant: { timeout_seconds: 'timeout' },
    elsewhere: {
      repos: 'Put "repos" under "workspace".',
      env: 'Put "env" under the target that runs in the container.',
    },
  },
  () => ({
    image: needed(
      text.trim().refine((name) => IMAGE.test(name)),
      'The image, such as "node:24". It is pulled if this machine does not have it.',
      AN_IMAGE,
    ),
    timeout: field(over0(MAX_SECONDS), 'Most seconds that one program in the container may take; 1800 by default.'),
    memory: field(
      matching(MEMORY),
      'Most memory of a container, such as "512m" or "4g".',
      'an amount such as 512m or 4g, up to 9999g',
    ),
    cpus: field(over0(MAX_CPUS), 'Most processors that a container may use.'),
    agent: field(flag, 'Whether the target (a command or a coding agent) runs in the container too.'),
    network: field(
      z.enum(containerNetworks),
      'Whether programs in the container reach the network.',
      containerNetworks.join(' or '),
    ),
    user: field(
      matching(USER),
      'The user, or user:group, that programs run as.',
      'a user, or user:group, by names or numbers',
    ),
  }),
);

/** The `docker` of one level: the repositories may come from the other level. */
export type DeclaredDocker = Omit<Docker, 'repositories'>;

/** AgentV's limit of one program in a container. */
const DEFAULT_SECONDS = 1800;

export function readDocker(field: Cursor | undefined): DeclaredDocker | undefined {
  const docker = DOCKER.open(field);
  if (docker === undefined) return undefined;
  const read = DOCKER.values(docker, 'image', 'timeout', 'memory', 'cpus', 'agent', 'network', 'user');
  const { image, timeout = DEFAULT_SECONDS, agent: runsAgent = false, ...limits } = read;
  if (docker.field('image') === undefined) docker.addMissing('image', 'A container needs an "image"', AN_IMAGE);
  return image === undefined
    ? undefined
    : { image, timeoutMs: timeout * 1000, ...limits, runsAgent, location: docker.keyLocation };
}

/** The container of a test, with the repositories of its image. Without a container there are none. */
export function dockerOf(
  docker: DeclaredDocker | undefined,
  repositories: readonly DeclaredRepository[],
  test: Cursor,
): Docker | undefined {
  if (docker === undefined) {
    test.problems.push(...repositories.flatMap((each) => (isFetched(each) ? [] : each.problem)));
    return undefined;
  }
  const ofImage = repositories.flatMap((each) => {
    // AgentV also resets them in the container. A mounted workspace keeps the changes of the agent.
    if (isFetched(each)) return docker.runsAgent || each.ref === 'HEAD' ? [] : { ...each, commit: each.ref };
    // A target in the container may change it anywhere.
    return each.commit === undefined && !docker.runsAgent ? [] : each;
  });
  const withFullId = ofImage.filter(({ commit, location }) => {
    if (commit === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return true;
    const expected = '40 hexadecimal characters: the repository in the image is compared with it';
    const message = '"commit" of a repository in a container is not a full commit id';
    return test.addError('WRONG_TYPE', message, { location, expected, found: commit });
  });
  return { ...docker, repositories: withFullId.map(({ path, commit }) => ({ path, commit })) };
}
