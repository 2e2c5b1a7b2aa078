import { startStep } from './app/pipeline/start-step.ts';

startStep();
const { postAction } = await import('./app/action/post.ts');

process.exitCode = await postAction();
