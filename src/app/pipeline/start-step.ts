import { cacheCompiledCode } from '../../adapters/compile-cache.ts';
import { stopSignal } from './stop-signal.ts';

/** The first thing that a step of a job does, before it loads the program, which takes a while. */
export function startStep(): void {
  stopSignal();
  cacheCompiledCode();
}
