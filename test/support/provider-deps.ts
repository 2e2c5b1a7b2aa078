import { tmpdir } from 'node:os';
import { systemClock } from '../../src/edges/clock.ts';
import { exec } from '../../src/edges/exec.ts';
import { files } from '../../src/edges/files.ts';
import { openHttp } from '../../src/edges/http.ts';
import { systemScripts } from '../../src/edges/scripts.ts';
import type { ProviderDeps } from '../../src/model/provider.ts';

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
