import { startStep } from './app/pipeline/start-step.ts';

startStep();
const { planAction } = await import('./app/action/plan-action.ts');

process.exitCode = await planAction();
