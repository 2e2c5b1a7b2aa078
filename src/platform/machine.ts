import { availableParallelism, totalmem } from 'node:os';
import type { Machine } from '../model/ports/machine.ts';

/** The resources of this process: a container may give it less than the machine has. */
export function machine(): Machine {
  const { platform, arch } = process;
  const total = totalmem();
  // Without a limit it is 0, or more than there is.
  const limit = process.constrainedMemory();
  return {
    platform,
    arch,
    cpus: availableParallelism(),
    memory: limit > 0 && limit < total ? limit : total,
  };
}
