import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readRepositoryFile, repository, trackedFiles } from '../support/repository.ts';

const dependabotSchema = z.object({
  version: z.literal(2),
  updates: z.array(z.object({ 'package-ecosystem': z.string(), directory: z.string() })),
});

test('every lock file, and the actions, are updated automatically', () => {
  const { updates } = dependabotSchema.parse(parse(readRepositoryFile('.github/dependabot.yml')));
  const locks = trackedFiles().filter((path) => /(?:^|\/)package-lock\.json$/.test(path) && !path.includes('fixtures'));
  expect(updates.map((each) => `${each['package-ecosystem']} ${each.directory}`).sort()).toEqual(
    ['github-actions /', ...locks.map((path) => `npm ${join('/', dirname(path))}`)].sort(),
  );
  for (const { directory } of updates) expect(existsSync(join(repository, directory))).toBe(true);
});
