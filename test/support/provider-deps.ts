import { tmpdir } from 'node:os';
import type { ProviderDeps } from '../../src/model/ports/provider.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { files } from '../../src/platform/files/files.ts';
import { openHttp } from '../../src/platform/http.ts';
import { exec } from '../../src/platform/process/exec.ts';
import { systemScripts } from '../../src/platform/process/scripts.ts';

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
