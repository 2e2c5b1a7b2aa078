import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { pricesFile } from '../../.ci/prices.ts';
import { settingsPages } from '../../.ci/settings-pages.ts';
import { outputNames } from '../../src/action/outputs.ts';
import { planOutputNames } from '../../src/action/plan-action.ts';
import { actionInputs } from '../../src/config/input-sources.ts';
import { planInputs, planSettings } from '../../src/config/plan-inputs.ts';
import { reportInputs, reportSettings } from '../../src/config/report-inputs.ts';
import {
  actionInputNames,
  docsOf,
  type InputName,
  inputGroups,
  inputNames,
  inputsSchema,
  parseInputs,
  sourcesOf,
} from '../../src/config/settings.ts';
import { kebab } from '../../src/model/text/text.ts';
import { helpOf } from '../support/command-line.ts';
import { readRepositoryFile, repository } from '../support/repository.ts';

/** The manifest, as far as it concerns us: a key that is misspelled there is an error here. */
const manifestSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1).max(125),
  author: z.string(),
  branding: z.strictObject({ icon: z.string(), color: z.string() }),
  inputs: z.record(z.string(), z.strictObject({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.strictObject({ description: z.string().min(1) })),
  runs: z.strictObject({
    using: z.literal('node24'),
    main: z.string(),
    pre: z.string().optional(),
    post: z.string().optional(),
  }),
});

const pages = settingsPages(readRepositoryFile);

test.each(Object.keys(pages))('%s lists the settings of the schema (npm run build)', (path) => {
  expect(readRepositoryFile(path)).toBe(pages[path]);
});

test.each([
  ['action.yml', outputNames],
  ['report/action.yml', outputNames],
  ['plan/action.yml', planOutputNames],
] as const)(
  '%s declares the outputs that are written, in their order, and runs files that are there',
  (path, outputs) => {
    const declared = manifestSchema.parse(parse(readRepositoryFile(path)));
    expect(Object.keys(declared.outputs)).toEqual([...outputs]);
    const { main, pre, post } = declared.runs;
    for (const file of [main, pre, post])
      if (file !== undefined) expect(existsSync(join(repository, dirname(path), file)), file).toBe(true);
  },
);

test('the report action has the outputs of the main action', () => {
  const outputsOf = (path: string) => manifestSchema.parse(parse(readRepositoryFile(path))).outputs;
  expect(outputsOf('report/action.yml')).toEqual(outputsOf('action.yml'));
});

test('there are at most 50 inputs, 15 of them common', () => {
  expect(actionInputNames.length).toBeLessThanOrEqual(50);
  expect(inputGroups.Common.length).toBeLessThanOrEqual(15);
});

describe('given empty texts', () => {
  const emptyTexts = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`INPUT_${kebab(name).toUpperCase()}`, '']));

  test('the action and the plan action have only defaults', () => {
    expect(actionInputs(emptyTexts(inputNames))).toEqual(parseInputs({}));
    expect(planInputs(emptyTexts(planSettings.names))).toEqual(planSettings.parse({}));
  });

  test('the report action has nothing but what must be given', () => {
    const env = emptyTexts(reportSettings.names);
    expect(reportInputs({ ...env, INPUT_RESULTS: 'out' })).toEqual(reportSettings.parse({ results: 'out' }));
    expect(() => reportInputs(env)).toThrow(/"results" must be/);
  });
});

describe('the inputs', () => {
  test('have a description that is a sentence, and a default in words', () => {
    for (const name of inputNames) {
      const { description, default: otherwise } = docsOf(name);
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(otherwise.trim()).not.toBe('');
    }
  });

  test('that say their default in a figure or a word really have it', () => {
    const reported = inputNames.flatMap((name) => {
      const value = inputsSchema.shape[name].safeParse(undefined).data;
      return value === undefined || Array.isArray(value) ? [] : [[name, value, docsOf(name).default] as const];
    });
    expect(reported.length).toBeGreaterThan(3);
    for (const [name, value, words] of reported) {
      expect(typeof value === 'number' ? Number(words) : words, name).toEqual(
        typeof value === 'number' ? value : String(value),
      );
    }
  });
});

describe('eval-action run --help', () => {
  let help = '';
  beforeAll(async () => {
    help = await helpOf('run', '--help', 'all');
  });
  const flagsOf = (names: readonly InputName[]) =>
    names.filter((name) => name !== 'evals' && sourcesOf(name).includes('flag'));

  test.each(flagsOf(inputNames))('describes %s', (name) => {
    const { description, default: otherwise } = docsOf(name);
    expect(help.replaceAll(/\s+/g, ' ')).toContain(plain(`${description} (default: ${otherwise})`));
  });

  test('lists the flags in the groups of the settings, and its own few', () => {
    const familiar: Readonly<Record<string, string>> = {
      output: 'output-directory',
      'agent-timeout': 'test-timeout-seconds',
      'otel-backend': 'otel',
    };
    const listed = [...help.matchAll(/^(?:(\w+) options:| {2}(?:-\w, )?--([a-z-]+))/gim)].map(
      ([, group, flag = '']) => group ?? familiar[flag] ?? flag,
    );
    const groups = Object.entries(inputGroups).flatMap(([group, names]) => [group, ...flagsOf(names).map(kebab)]);
    const delays = ['dry-run-delay', 'dry-run-delay-min', 'dry-run-delay-max'];
    const own = [
      'transcript',
      'record-replay',
      ...delays,
      'out',
      'output-format',
      'last-failed',
      'watch',
      'save-baseline',
      'export-otel',
      'verbose',
      'reporter',
      'quiet',
      'json',
      'no-color',
      'help',
    ];
    expect(listed.filter((each) => groups.includes(each))).toEqual(groups);
    expect(listed.filter((each) => !groups.includes(each))).toEqual(own);
  });

  test('says what the exit codes mean and shows examples', async () => {
    expect(help).toMatch(/Exit codes: 0 .*, 1 .*, 2 .*\./);
    expect(help).toContain('Examples:');
    expect(await helpOf('--help')).toContain('run');
  });
});

function plain(markdown: string): string {
  return markdown.replaceAll('`', '');
}

test('the list prices are those of the package that names them', () => {
  expect(readRepositoryFile('src/providers/models/prices.json')).toBe(pricesFile());
});
