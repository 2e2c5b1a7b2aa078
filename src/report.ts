import { stopSignal } from './app/stop-signal.ts';

// Before the program is loaded, which takes a while.
stopSignal();
const { reportAction } = await import('./app/report-action.ts');

process.exitCode = await reportAction();
