import { join } from 'node:path';
import { matchesAny } from '../../shared/secrets/reserved-variables.ts';
import { agentVariables, modelVariables } from '../../shared/secrets/vendor-variables.ts';
import type { AgentSettings } from './agent-options.ts';

/** Variables of vendors and of agents. Each agent gets only its own: the shell of its model can read them all. */
const VENDOR_VARIABLES = [...modelVariables, ...agentVariables];

/** Private folders of one call, removed after it. */
export interface Locations {
  readonly home: string;
  readonly temporary: string;
  readonly work: string;
}

interface VariableSources {
  readonly childEnv: Readonly<Record<string, string>>;
  /** Names and patterns of the variables that belong to the agent. */
  readonly ownVariables: readonly string[];
  /** Variables of a single call. */
  readonly ofCall?: Readonly<Record<string, string>> | undefined;
}

/**
 * The environment of an agent: that of all child processes without the variables of other vendors, with a private home
 * and temporary folder, and the variables of its target.
 */
export function agentEnvironment(
  { childEnv, ownVariables, ofCall }: VariableSources,
  { home, temporary }: Locations,
  settings: Pick<AgentSettings, 'env' | 'home'>,
): Record<string, string> {
  const stored = Object.entries(childEnv).filter(
    ([name]) => !matchesAny(name, VENDOR_VARIABLES) || matchesAny(name, ownVariables),
  );
  const locations = { TMPDIR: temporary, TMP: temporary, TEMP: temporary, PWD: undefined };
  const all = {
    ...ofCall,
    ...Object.fromEntries(stored),
    ...locations,
    ...(settings.home === 'private' && privateHome(home)),
    ...settings.env,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const privateHome = (home: string): Record<string, string> => ({
  HOME: home,
  USERPROFILE: home,
  APPDATA: join(home, 'AppData', 'Roaming'),
  LOCALAPPDATA: join(home, 'AppData', 'Local'),
  XDG_CONFIG_HOME: join(home, '.config'),
  XDG_DATA_HOME: join(home, '.local', 'share'),
  XDG_STATE_HOME: join(home, '.local', 'state'),
  XDG_CACHE_HOME: join(home, '.cache'),
});
