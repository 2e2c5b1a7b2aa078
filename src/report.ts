import { startStep } from './app/pipeline/start-step.ts';

startStep();
const { reportAction } = await import('./app/action/report-action.ts');

process.exitCode = await reportAction();
