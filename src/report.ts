import { startStep } from './runner/pipeline/start-step.ts';

/** `dist/report.js` calls it. */
export async function report(): Promise<void> {
  startStep();
  const { reportAction } = await import('./action/report-action.ts');

  process.exitCode = await reportAction();
}
