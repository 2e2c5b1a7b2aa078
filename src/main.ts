import { stopSignal } from './app/stop-signal.ts';

// Before the program is loaded, which takes a while.
stopSignal();
const { mainAction } = await import('./app/action.ts');

process.exitCode = await mainAction();
