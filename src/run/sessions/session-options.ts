import { isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod';
import type { ProviderDeps } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';

/** The options that select a session, for every agent. AgentV has them for Copilot. */
export const sessionOptions = () => ({
  session_id: optionalText().refine(
    (id) => id === undefined || /^[\w-][\w.-]{0,199}$/.test(id),
    'must be the name of a session, without a folder',
  ),
  discover: optionalText().pipe(z.literal('latest', 'must be latest').optional()),
  cwd: optionalText(),
});

/** The error if no option selects a session. `location` is the option with its path. */
export const unchosen = (location: string) => ({
  path: ['session_id'],
  error: `is required, unless "${location}" or "discover: latest" is given`,
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
});

/** A folder or file of an option: `~` is the user's home, and a relative one starts at the eval file. */
export function locationOf(
  path: string,
  { childEnv, suiteFolder }: Pick<ProviderDeps, 'childEnv' | 'suiteFolder'>,
): string {
  const home = childEnv['HOME'] ?? childEnv['USERPROFILE'];
  if (/^~(?:[\\/]|$)/.test(path) && home !== undefined) return join(home, path.slice(1));
  return isAbsolute(path) ? path : resolve(suiteFolder, path);
}
