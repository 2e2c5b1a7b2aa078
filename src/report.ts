import { stopSignal } from './app/pipeline/stop-signal.ts';

// Before the program is loaded, which takes a while.
stopSignal();
const { reportAction } = await import('./app/action/report-action.ts');

process.exitCode = await reportAction();
