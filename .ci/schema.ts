/** Writes the JSON Schemas that are published in `schema/`. A guard checks that they are what the sources say. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemas } from './schemas.ts';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'schema');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(schemas())) {
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}
