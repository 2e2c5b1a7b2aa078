/** Writes the settings of the schema into the pages that list them. A guard checks that they are up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsPages } from './settings-pages.ts';

const repository = dirname(dirname(fileURLToPath(import.meta.url)));
const pages = settingsPages((path) => readFileSync(join(repository, path), 'utf8'));
for (const [path, text] of Object.entries(pages)) writeFileSync(join(repository, path), text);
