/**
 * Performs entry points, one after the other, each as the process that it would have: with its own environment, working
 * directory, arguments and output. `programs-setup.ts` bundles it with them; `performed.ts` speaks with it.
 */
import { setImmediate } from 'node:timers/promises';
import type { StepProcess } from '../../src/app/action/action-step.ts';
import type { Performing } from './performed.ts';

process.on('message', async (asked: Performing) => {
  const exitCode = await perform(asked);
  // The command line prints at the end of a turn of the event loop.
  await setImmediate();
  for (const stream of [process.stdout, process.stderr]) stream.write(`${asked.end}${exitCode}\n`);
});
// Each run listens to them until the process ends.
for (const emitter of [process, process.stdout, process.stderr]) emitter.setMaxListeners(0);
process.on('disconnect', () => process.exit());

async function perform({ door, script, args, cwd, env }: Performing): Promise<number> {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv.splice(1, process.argv.length, script, ...args);
  process.removeAllListeners('uncaughtException');
  switch (door) {
    case 'cli':
      return (await import('../../src/app/cli/command-line.ts')).commandLine(args);
    case 'main':
      return (await import('../../src/app/action/action.ts')).mainAction(await step());
    case 'plan':
      return (await import('../../src/app/action/plan-action.ts')).planAction(await step());
    case 'report':
      return (await import('../../src/app/action/report-action.ts')).reportAction(await step());
    case 'post':
      return (await import('../../src/app/action/post.ts')).postAction(await step());
  }
}

/** The process of a step, without what ends it. */
async function step(): Promise<StepProcess> {
  const { openRunner } = await import('../../src/adapters/runner.ts');
  const { realRuntime, unstoppable } = await import('../../src/app/pipeline/runtime.ts');
  return {
    env: process.env,
    runner: openRunner(process.env, process.stdout),
    runtime: (log) => realRuntime(log, unstoppable()),
    begun() {},
    ended() {},
  };
}
