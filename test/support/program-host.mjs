/**
 * Performs entry points, one after the other, each as the process that it would have: with its own environment, working
 * directory, arguments, output and exit code. `performed.ts` starts it and speaks with it. It runs on every Node that the
 * command line runs on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const performing = new AsyncLocalStorage();
/** @type {(code: number) => void} */
let exit = () => {};
/** The one that is performed, or the last one. */
let current = '';

process.on('message', async (/** @type {import('./performed.ts').Performing} */ asked) => {
  current = asked.end;
  const exitCode = await performing.run(asked.end, () => perform(asked));
  // The command line prints at the end of a turn of the event loop.
  await setImmediate();
  for (const stream of [process.stdout, process.stderr]) stream.write(`${asked.end}${exitCode}\n`);
});
// Each run listens to them until the process ends.
for (const emitter of [process, process.stdout, process.stderr]) emitter.setMaxListeners(0);
const endProcess = process.exit.bind(process);
process.on('disconnect', () => endProcess());
// An entry point ends itself only: not a later one, by a timer that it left.
process.exit = (code) => {
  if ((performing.getStore() ?? current) === current) exit(code ?? Number(process.exitCode ?? 0));
};

/** @param {import('./performed.ts').Performing} asked */
async function perform({ script, args, cwd, env, end }) {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv.splice(1, process.argv.length, script, ...args);
  process.exitCode = undefined;
  process.removeAllListeners('uncaughtException');
  const exited = new Promise((resolve) => {
    exit = resolve;
  });
  // An entry point is a module that runs when it is loaded, and is loaded once under each name.
  const ended = import(`${pathToFileURL(script)}?${end.trim()}`).then(() => Number(process.exitCode ?? 0));
  return Promise.race([ended, exited]);
}
