import { relative, resolve, sep } from 'node:path';
import type { Journal } from '../../model/ports/files.ts';
import type { Provider } from '../../model/ports/provider.ts';
import type { Step } from '../../model/run/plan.ts';
import { withReporting } from '../../run/calls/with-notices.ts';
import { replayFixture, withRecording } from '../../run/replay-fixture.ts';
import type { Config } from '../../suites/config.ts';
import type { RunOptions } from '../config/inputs.ts';
import type { FolderSite } from '../pipeline/runtime.ts';

/** Observers of requests and answers. */
export interface Watch extends AsyncDisposable {
  readonly verbose: boolean;
  say(text: string): void;
  around(provider: Provider, step: Pick<Step, 'suite' | 'target'>): Provider;
}

interface WatchSite extends FolderSite<'clock' | 'files' | 'log'> {
  readonly configs: ReadonlyMap<string, Config>;
}

/** Opens the requested observers. Throws a `UserError` if the file of recordings cannot be written. */
export async function openWatch(
  { recordReplay, verbose: asked }: RunOptions,
  { cwd, root, configs, runtime: { clock, files, log } }: WatchSite,
): Promise<Watch> {
  const recording = recordReplay === undefined ? undefined : await files.openJournal(resolve(cwd, recordReplay));
  const verbose = asked ?? [...configs.values()].some((config) => config.verbose);
  return {
    verbose,
    say: log.info,
    around(provider, step) {
      const reported = verbose ? withReporting(provider, step.target.name, log.info) : provider;
      return recording === undefined ? reported : recorded(reported, step, recording);
    },
    [Symbol.asyncDispose]: async () => recording?.[Symbol.asyncDispose](),
  };

  function recorded(provider: Provider, { suite, target }: Pick<Step, 'suite' | 'target'>, journal: Journal): Provider {
    const evalPath = relative(root, suite.path).split(sep).join('/');
    return withRecording(provider, (question, response) => {
      const recordedAt = new Date(clock.now()).toISOString();
      const fixture = replayFixture({ suite, evalPath, target, question, response, recordedAt });
      return journal.append(JSON.stringify(fixture));
    });
  }
}
