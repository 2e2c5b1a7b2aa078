/** Writes the JSON Schemas that are published, and the version into the skills. Guards check both. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../src/runner/pipeline/version.ts';
import { schemas } from './schemas.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'schema');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(schemas())) {
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}
for (const name of readdirSync(join(root, 'skills'))) {
  const path = join(root, 'skills', name, 'SKILL.md');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^ {2}version: .*$/m, `  version: "${version}"`));
}
