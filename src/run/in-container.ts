import type { Container } from '../model/ports/containers.ts';
import type { ProviderDeps } from '../model/ports/provider.ts';
import { withoutVariables } from './environment-option.ts';

/**
 * The adapters of a provider for one call: in a container, its programs start there and see nothing of this machine.
 */
export function inContainer(
  deps: ProviderDeps,
  container: Container | undefined,
  missingSecrets?: readonly string[],
): ProviderDeps {
  const own = container === undefined ? deps : { ...deps, exec: container.exec, childEnv: deps.containerEnv ?? {} };
  return withoutVariables(own, missingSecrets);
}

/** Makes something once for this machine, and once for each image: programs of one image are the same in each container. */
export function oncePerImage<Made>(make: (container?: Container) => Made): (container?: Container) => Made {
  const made = new Map<string | undefined, Made>();
  return (container) => {
    const known = made.get(container?.image) ?? make(container);
    made.set(container?.image, known);
    return known;
  };
}
