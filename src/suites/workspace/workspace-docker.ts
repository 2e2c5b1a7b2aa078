import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Docker } from '../../model/suite/workspace.ts';
import { readKeys } from '../blocks/block.ts';
import { DOCKER } from '../blocks/workspace.ts';
import { checkFields } from '../fields/fields.ts';
import { type DeclaredRepository, isFetched } from './workspace-repositories.ts';

/** The `docker` of one level: the repositories may come from the other level. */
export type DeclaredDocker = Omit<Docker, 'repositories'>;

/** AgentV's limit of one program in a container. */
const DEFAULT_SECONDS = 1800;

export function readDocker(field: Cursor | undefined, problems: Problem[]): DeclaredDocker | undefined {
  if (field === undefined) return undefined;
  if (!field.isMap) {
    problems.push(field.wrongType('docker', 'a mapping with "image"'));
    return undefined;
  }
  checkFields(field, DOCKER, problems);
  const keys = ['image', 'timeout', 'memory', 'cpus', 'agent', 'network', 'user'] as const;
  const {
    image,
    timeout = DEFAULT_SECONDS,
    agent: runsAgent = false,
    ...limits
  } = readKeys(field, DOCKER, keys, problems);
  if (field.field('image') === undefined) {
    problems.push(field.missing('image', 'A container needs an "image"', 'the name of an image, such as node:24'));
  }
  return image === undefined
    ? undefined
    : { image, timeoutMs: timeout * 1000, ...limits, runsAgent, location: field.keyLocation };
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
