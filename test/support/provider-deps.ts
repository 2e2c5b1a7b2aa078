import { tmpdir } from 'node:os';
import { systemClock } from '../../src/adapters/clock.ts';
import { files } from '../../src/adapters/files/files.ts';
import { openHttp } from '../../src/adapters/http.ts';
import { exec } from '../../src/adapters/process/exec.ts';
import { systemScripts } from '../../src/adapters/process/scripts.ts';
import type { ProviderDeps } from '../../src/model/ports/provider.ts';

/** The real outside, with little in the environment. */
export const providerDeps = (special: Partial<ProviderDeps> = {}): ProviderDeps => ({
  target: 'default',
  exec,
  http: openHttp({}),
  clock: systemClock,
  files,
  scripts: systemScripts(undefined),
  childEnv: { PATH: process.env['PATH'] ?? '' },
  suiteFolder: tmpdir(),
  cwd: tmpdir(),
  ...special,
});
