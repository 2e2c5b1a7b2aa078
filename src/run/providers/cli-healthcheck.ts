import { resolve } from 'node:path';
import { messageOf } from '../../model/errors.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import type { ProviderDeps } from '../../model/ports/provider.ts';
import type { Failed, FailureClass } from '../../model/run/outcome.ts';
import { endingOf, prepareInvocation } from './cli-invocation.ts';
import type { CliSettings, Healthcheck } from './cli-settings.ts';
import type { Check } from './shared-check.ts';

/**
 * The healthcheck of a target: an address that must respond 2xx, or a command that must end with 0. Its failure is not
 * about the agent, so it is a failure of the provider, which the gate excludes from the trials and the run may retry or
 * pass to a fallback target. Only a command that cannot start is a configuration error.
 */
export function healthcheckOf(settings: CliSettings, deps: ProviderDeps): Check {
  const { healthcheck } = settings;
  switch (healthcheck?.kind) {
    case undefined:
      return async () => undefined;
    case 'http':
      return (signal) => checkUrl(healthcheck.url, limitOf(settings, healthcheck), deps, signal);
    case 'command':
      return (signal) => checkCommand(healthcheck, settings, deps, signal);
  }
}

/** Of a healthcheck that has no limit, and whose target has none. */
const DEFAULT_MS = 120_000;

const limitOf = ({ timeoutMs }: CliSettings, healthcheck: { readonly timeoutMs?: number | undefined }): number =>
  healthcheck.timeoutMs ?? timeoutMs ?? DEFAULT_MS;

async function checkUrl(
  url: string,
  timeoutMs: number,
  { http, clock }: ProviderDeps,
  signal: AbortSignal,
): Promise<Failed | undefined> {
  const limit = new AbortController();
  const done = new AbortController();
  void clock.sleep(timeoutMs, done.signal).then(() => limit.abort());
  try {
    const response = await http(url, { signal: AbortSignal.any([signal, limit.signal]) });
    await response.body?.cancel();
    return response.ok ? undefined : unfit('provider', `${shown(url)} answered ${response.status}, expected 2xx.`);
  } catch (error) {
    if (signal.aborted) return unfit('cancelled', 'cancelled.');
    const isLate = limit.signal.aborted;
    const why = isLate ? `no answer within ${Math.ceil(timeoutMs / 1000)} s` : reasonOf(error);
    return unfit('provider', `${shown(url)}: ${why}`);
  } finally {
    done.abort();
  }
}

async function checkCommand(
  { command, cwd, ...healthcheck }: Extract<Healthcheck, { kind: 'command' }>,
  settings: CliSettings,
  { exec, files, childEnv, suiteFolder }: ProviderDeps,
  signal: AbortSignal,
): Promise<Failed | undefined> {
  const timeoutMs = limitOf(settings, healthcheck);
  const nothingAsked = { prompt: '', evalId: 'healthcheck', attempt: 0, files: [] };
  await using invocation = await prepareInvocation(command, nothingAsked, settings, files);
  const ended = await exec.run(
    {
      command: { shell: invocation.text },
      cwd: resolve(suiteFolder, cwd ?? settings.cwd ?? '.'),
      env: { ...childEnv, ...settings.env },
      timeoutMs,
      maxBytes: MAX_OUTPUT_BYTES,
      mounts: { writable: invocation.folder === undefined ? [] : [invocation.folder] },
    },
    signal,
  );
  const ending = endingOf(ended, { text: invocation.text, timeoutMs });
  if (ending.kind === 'done') return undefined;
  const isAboutTheTarget = ending.class === 'crash' || ending.class === 'timeout';
  return unfit(isAboutTheTarget ? 'provider' : ending.class, ending.message);
}

const unfit = (failureClass: FailureClass, why: string): Failed => ({
  kind: 'failed',
  failure: {
    class: failureClass,
    stage: 'setup',
    reason: 'preflight_error',
    message: `The healthcheck of the target failed: ${why}`,
  },
});

/** An address may carry a password or a key. */
function shown(url: string): string {
  const { origin, pathname } = new URL(url);
  return `GET ${origin}${pathname}`;
}

/** `fetch` says "fetch failed" and keeps what happened in the cause. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message || messageOf(error) : messageOf(error);
