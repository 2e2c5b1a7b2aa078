import { startStep } from './app/pipeline/start-step.ts';

startStep();
const { mainAction } = await import('./app/action/action.ts');

process.exitCode = await mainAction();
