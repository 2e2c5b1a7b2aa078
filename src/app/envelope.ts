import type { Envelope } from '../model/envelope.ts';
import { cutEnd } from '../shared/text.ts';
import type { World } from './world.ts';

const HALF_GIB = 512 * 1024 * 1024;
const LONGEST_WORD = 100;

/**
 * What a run has to itself: the machine, the image of the runner where GitHub's says it, and how many tests were asked at
 * once. Of a job in a container nobody inside it knows the image, so it is not said.
 */
export function envelopeOf({ machine, env }: Pick<World, 'machine' | 'env'>, workers: number): Envelope {
  const { platform, arch, cpus, memory } = machine();
  const [image, imageVersion] = ['ImageOS', 'ImageVersion'].map((name) => env[name]?.trim()).map(shortened);
  return {
    platform,
    arch,
    ...(cpus >= 1 && { cpus: Math.floor(cpus) }),
    ...(memory > 0 && { memoryGib: Math.max(1, Math.round(memory / HALF_GIB)) / 2 }),
    ...(workers > 0 && { workers }),
    ...(image && { image }),
    ...(image && imageVersion && { imageVersion }),
  };
}

const shortened = (text: string | undefined): string | undefined => text && cutEnd(text, LONGEST_WORD);
