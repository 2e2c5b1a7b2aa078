import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemas } from '../../.ci/schemas.ts';
import { readRepositoryFile, repository } from '../support/repository.ts';

test('the published schemas are those that the sources make (npm run build)', () => {
  const made = schemas();
  expect(readdirSync(join(repository, 'schema')).sort()).toEqual(Object.keys(made).sort());
  for (const [name, schema] of Object.entries(made)) {
    expect(JSON.parse(readRepositoryFile(join('schema', name)))).toEqual(JSON.parse(JSON.stringify(schema)));
  }
});
