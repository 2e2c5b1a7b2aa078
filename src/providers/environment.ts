import * as z from 'zod';
import type { Container } from '../model/ports/containers.ts';
import type { Files, ScratchFolder } from '../model/ports/files.ts';
import type { ProviderDeps } from '../model/ports/provider.ts';
import { type FailedOutcome, failed } from '../model/run/outcome.ts';
import { FROM_ENVIRONMENT, Variable } from '../model/suite/setting.ts';
import { getOrMake } from '../model/values/once.ts';
import { isReserved, matchesAny } from '../platform/secrets/reserved-variables.ts';
import { isSecretVariable } from '../platform/secrets/secret-names.ts';

/**
 * `NAME: text` or `NAME: ${{ VAR }}`. An unset variable is an error before any cost: the program needs the value.
 * Variables that belong to the job are refused; no target reads their values.
 */
export const environmentOption = ({ mayHoldSecrets = true } = {}) =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.instanceof(Variable)], 'must be text'), {
      error: 'must be a mapping of names to texts',
    })
    .optional()
    .transform((variables = {}, context): Record<string, string> => {
      const complain = (name: string, message: string) =>
        context.addIssue({ code: 'custom', message, path: [name], params: { secret: true } });
      const entries = Object.entries(variables).map(([name, value]): [string, string] => {
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) complain(name, 'is not a name that a variable can have');
        else if (isReserved(name)) complain(name, `must not be passed to a command: ${name} belongs to this job`);
        else if (!mayHoldSecrets && !(value instanceof Variable) && isSecretVariable(name)) {
          complain(name, FROM_ENVIRONMENT);
        } else if (value instanceof Variable && value.value === undefined) {
          complain(name, `needs the environment variable ${value.name}, which is unset`);
        }
        return [name, value instanceof Variable ? (value.value ?? '') : String(value)];
      });
      return Object.fromEntries(entries);
    });

/** Variables of the step that the target's program does not get: names, in which `*` at the end means any ending. */
export const missingSecretsOption = () =>
  z
    .array(z.string().regex(/^[A-Za-z_]\w*\*?$/, 'must be the name of a variable, such as MY_KEY or MY_*'), {
      error: 'must be a list of names of variables',
    })
    .optional();

/**
 * The adapters of a provider for one call, without the variables that its target withholds. In a container, its
 * programs start there and see nothing of this machine.
 */
export function depsFor(
  deps: ProviderDeps,
  container: Container | undefined,
  missingSecrets: readonly string[] = [],
): ProviderDeps {
  const { exec, childEnv } =
    container === undefined ? deps : { exec: container.exec, childEnv: deps.containerEnv ?? {} };
  const patterns = missingSecrets.map((name) => name.toUpperCase());
  const variables = Object.entries(childEnv).filter(([name]) => !matchesAny(name, patterns));
  return { ...deps, exec, childEnv: Object.fromEntries(variables) };
}

/** Makes something once for this machine, and once for each image: programs of one image are the same in each container. */
export function oncePerImage<Made>(make: (container?: Container) => Made): (container?: Container) => Made {
  const made = new Map<string | undefined, Made>();
  return (container) => getOrMake(made, container?.image, () => make(container));
}

/**
 * A temporary folder for programs, which may still write there when it is disposed: failing to delete it must not lose
 * the answer.
 */
export async function openScratch(files: Files, prefix: string): Promise<ScratchFolder> {
  const folder = await files.scratchFolder(prefix);
  return {
    path: folder.path,
    [Symbol.asyncDispose]: async () => Promise.resolve(folder[Symbol.asyncDispose]()).catch(() => undefined),
  };
}

/** Checks once whether a target is usable; undefined means that it is. */
export type UsabilityCheck = (signal: AbortSignal) => Promise<FailedOutcome | undefined>;

/**
 * One check for all calls. A failed one is only repeated for a retry (attempt 1 and later), because the target may be
 * available by then. A check without waiting calls is ended and forgotten.
 */
export function sharedCheck(
  check: UsabilityCheck,
): (attempt: number, signal: AbortSignal) => Promise<FailedOutcome | undefined> {
  const cancelled = failed('cancelled', 'The run was cancelled before the target was called.');
  const begin = () => {
    const stop = new AbortController();
    const running = { stop, state: 'running', waiting: 0, result: check(stop.signal) };
    running.result.then(
      (outcome) => Object.assign(running, { state: outcome === undefined ? 'passed' : 'failed' }),
      () => Object.assign(running, { state: 'failed' }),
    );
    return running;
  };
  let latest: ReturnType<typeof begin> | undefined;

  return async (attempt, signal) => {
    if (signal.aborted) return cancelled;
    if (latest?.state === 'failed' && attempt > 0) latest = undefined;
    latest ??= begin();
    const mine = latest;

    mine.waiting += 1;
    let onAbort = () => {};
    const aborted = new Promise<'aborted'>((resolve) => {
      onAbort = () => resolve('aborted');
      signal.addEventListener('abort', onAbort, { once: true });
    });
    const result = await Promise.race([mine.result, aborted]).finally(() => {
      signal.removeEventListener('abort', onAbort);
      mine.waiting -= 1;
    });
    if (result !== 'aborted') return result;

    if (mine.waiting === 0 && mine.state === 'running') {
      if (latest === mine) latest = undefined;
      mine.stop.abort();
      await mine.result;
    }
    return cancelled;
  };
}
