import { join } from 'node:path';
import * as z from 'zod';
import { messageOf, UserError, userError } from '../../model/errors.ts';
import { failed } from '../../model/outcome.ts';
import { defineProvider, type Provider, type ProviderDeps } from '../../model/provider.ts';
import { optionalText } from '../../model/setting.ts';
import { eventIn, textAt } from '../streams/event.ts';
import { claudeOptions, openClaude } from './claude.ts';

/** Asks a variant of Claude Code that cc-mirror has set up on this machine (targets-format.md §11.4). */
export const ccMirror = defineProvider({
  type: 'cc-mirror',
  promptMode: 'agent',
  canJudge: false,
  isAgent: true,
  options: () =>
    z.object({
      ...claudeOptions(),
      variant: optionalText().refine(
        (name) => name === undefined || PLAIN_NAME.test(name),
        'must be the name of a variant, without a folder',
      ),
    }),
  create({ variant, ...options }, deps) {
    if ((options.executable ?? options.command ?? options.binary) !== undefined) return openClaude(options, deps);
    let opened: Promise<Provider> | undefined;
    return {
      async ask(question, signal) {
        if (signal.aborted) return failed('cancelled', 'Stopped before the variant was looked for.');
        try {
          opened ??= programOf(variant ?? deps.target, deps).then((executable) =>
            openClaude({ ...options, executable }, deps),
          );
          return await (await opened).ask(question, signal);
        } catch (error) {
          if (error instanceof UserError) return failed('config', messageOf(error));
          throw error;
        }
      },
    };
  },
});

const PLAIN_NAME = /^\w[\w.-]{0,99}$/;
const LONGEST_FILE = 1_000_000;

/** The program that cc-mirror wrote down for a variant. Throws a `UserError`. */
async function programOf(variant: string, { files, childEnv }: ProviderDeps): Promise<string> {
  const hint = 'Set the variant up with cc-mirror, name it in "variant", or its program in "executable".';
  if (!PLAIN_NAME.test(variant)) {
    throw userError('TARGET_INVALID', `"${variant}" cannot be the name of a variant of cc-mirror`, { hint });
  }
  const home = childEnv['HOME'] ?? childEnv['USERPROFILE'] ?? '';
  const path = join(home, '.cc-mirror', variant, 'variant.json');
  if ((await files.state(path)) !== 'file') {
    throw userError('TARGET_INVALID', `cc-mirror has no variant "${variant}": there is no ${path}`, { hint });
  }
  const program = textAt(eventIn(await files.read(path, LONGEST_FILE)), 'binaryPath')?.trim();
  if (program) return program;
  throw userError('TARGET_INVALID', `"binaryPath" does not stand in ${path}`, { hint });
}
