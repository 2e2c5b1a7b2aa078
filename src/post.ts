import { startStep } from './runner/pipeline/start-step.ts';

/** `dist/post.js` calls it. */
export async function post(): Promise<void> {
  startStep();
  const { postAction } = await import('./action/post.ts');

  process.exitCode = await postAction();
}
