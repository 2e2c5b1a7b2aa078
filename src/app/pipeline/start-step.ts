import { configureNode } from '../../adapters/configure-node.ts';
import { clearEnvironmentBlock } from '../../adapters/process/environment-block.ts';
import { stopSignal } from './stop-signal.ts';

/** The first thing that a step of a job does, before it loads the program, which takes a while. */
export function startStep(): void {
  stopSignal();
  clearEnvironmentBlock({ warns: true });
  configureNode();
}
