import { existsSync } from 'node:fs';

/** Chromium, which `.ci/run` installs, or another browser of its kind. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path !== '' && existsSync(path),
  );
