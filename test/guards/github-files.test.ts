import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readRepositoryFile, repository, trackedFiles } from '../support/repository.ts';

const FORMS = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(join(repository, FORMS)).filter((name) => name !== 'config.yml');

const field = { id: z.string(), validations: z.strictObject({ required: z.boolean() }).optional() };
const text = { label: z.string(), description: z.string().optional() };
const formSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) }),
      z.strictObject({ type: z.literal('input'), ...field, attributes: z.strictObject(text) }),
      z.strictObject({
        type: z.literal('textarea'),
        ...field,
        attributes: z.strictObject({ ...text, render: z.string().optional() }),
      }),
      z.strictObject({
        type: z.literal('dropdown'),
        ...field,
        attributes: z.strictObject({ ...text, options: z.array(z.string()) }),
      }),
    ]),
  ),
});

test.each(forms)('the issue form %s is one that GitHub shows', (name) => {
  const { body } = formSchema.parse(parse(readRepositoryFile(`${FORMS}/${name}`)));
  const ids = body.flatMap((part) => ('id' in part ? [part.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});

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
