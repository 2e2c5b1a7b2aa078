import type { Environment } from '../../model/run/environment.ts';
import { cutEnd } from '../../shared/text.ts';
import type { Runtime } from './runtime.ts';

const HALF_GIB = 512 * 1024 * 1024;
const LONGEST_WORD = 100;

/** The machine of a run, the image of GitHub's runner (unknown inside a container), and how many tests ran at once. */
export function environmentInfo({ machine, env }: Pick<Runtime, 'machine' | 'env'>, workers: number): Environment {
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
