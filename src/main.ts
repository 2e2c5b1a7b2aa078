import { stopSignal } from './app/pipeline/stop-signal.ts';

// Before the program is loaded, which takes a while.
stopSignal();
const { mainAction } = await import('./app/action/action.ts');

process.exitCode = await mainAction();
