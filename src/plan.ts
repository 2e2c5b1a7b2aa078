import { startStep } from './runner/pipeline/start-step.ts';

/** `dist/plan.js` calls it. */
export async function plan(): Promise<void> {
  startStep();
  const { planAction } = await import('./action/plan-action.ts');

  process.exitCode = await planAction();
}
