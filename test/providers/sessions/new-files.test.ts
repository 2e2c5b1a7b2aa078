import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../../../src/platform/files/files.ts';
import { newFilesIn } from '../../../src/providers/sessions/new-files.ts';
import { aFolder } from '../../support/git-remote.ts';

test('files beyond the limits are counted', async () => {
  using folder = aFolder();
  for (let index = 0; index < 1_002; index += 1) writeFileSync(join(folder.path, `${index}`), '');
  expect(await newFilesIn(folder.path, files)).toMatch(/\n# 2 more new files: only 1000 files and 10 MiB are shown$/);
});
