import { startStep } from './app/pipeline/start-step.ts';

/** `dist/main.js` calls it. */
export async function main(): Promise<void> {
  startStep();
  const { mainAction } = await import('./app/action/action.ts');

  process.exitCode = await mainAction();
}
