import { stopSignal } from './app/pipeline/stop-signal.ts';

// Before the program is loaded, which takes a while.
stopSignal();
const { planAction } = await import('./app/action/plan-action.ts');

process.exitCode = await planAction();
