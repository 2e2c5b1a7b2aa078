/** Writes the JSON Schemas and the skills that are published. Guards check that they are what the sources say. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { skills } from '../src/cli/inspect/skills.ts';
import { schemas } from './schemas.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'schema');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(schemas())) {
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}
for (const { name, text } of skills()) {
  mkdirSync(join(root, 'skills', name), { recursive: true });
  writeFileSync(join(root, 'skills', name, 'SKILL.md'), text);
}
