import { startStep } from './runner/pipeline/start-step.ts';

/** `dist/main.js` calls it. */
export async function main(): Promise<void> {
  startStep();
  const { mainAction } = await import('./action/action.ts');

  process.exitCode = await mainAction();
}
