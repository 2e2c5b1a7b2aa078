import { startStep } from './app/pipeline/start-step.ts';

/** `dist/report.js` calls it. */
export async function report(): Promise<void> {
  startStep();
  const { reportAction } = await import('./app/action/report-action.ts');

  process.exitCode = await reportAction();
}
