import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readQuarantine } from '../../src/config/policy/quarantine.ts';
import { graders } from '../../src/graders/graders/index.ts';
import { findKind } from '../../src/model/suite/kind.ts';
import { providers } from '../../src/providers/providers/index.ts';
import { COMMON_KEYS } from '../../src/suites/graders/options.ts';
import { TARGET } from '../../src/suites/targets/read.ts';
import { parsed } from '../support/command-line.ts';
import { commandIn, commandsIn, fencesOf, wordsOf } from '../support/doc-pages.ts';
import { readRepositoryFile, repository, sourceFiles, trackedFiles } from '../support/repository.ts';
import { complaintsOf } from '../support/schemas.ts';

const pages = trackedFiles().filter((path) => /^(?:README|docs\/[\w-]+)\.md$/.test(path));
const linesOf = (path: string): number => readRepositoryFile(path).trimEnd().split('\n').length;

const fences = pages.flatMap(fencesOf);
const inLanguage = (...languages: readonly string[]) =>
  fences.filter(({ language }) => languages.includes(language)).map((fence) => [fence.where, fence.text] as const);

describe('the pages of docs/', () => {
  test('are the ones that the README links', () => {
    const linked = [...readRepositoryFile('README.md').matchAll(/\]\(docs\/([\w-]+\.md)/g)].map(([, name]) => name);
    const files = readdirSync(join(repository, 'docs')).filter((name) => name.endsWith('.md'));
    expect([...new Set(linked)].sort()).toEqual(files.sort());
  });

  const limitOf = (path: string) => (path === 'README.md' ? 250 : 200);
  const limits = pages.map((path) => [path, limitOf(path)] as const);
  const others = [['ARCHITECTURE.md', 150] as const, ['CONTRIBUTING.md', 60] as const];
  test.each([...limits, ...others])('%s has at most %d lines', (path, limit) => {
    expect(linesOf(path)).toBeLessThanOrEqual(limit);
  });
});

describe('docs/other-tools.md', () => {
  const workflows = fencesOf('docs/other-tools.md').filter(({ text }) => /^jobs:$/m.test(text));
  test.each(workflows.map(({ where, text }) => [where, text] as const))('%s has at most 20 lines', (_, text) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });
});

describe('ARCHITECTURE.md', () => {
  const text = readRepositoryFile('ARCHITECTURE.md');
  const decisions = readdirSync(join(repository, 'docs', 'decisions'));

  test('links each decision, at most 15 of them', () => {
    const linked = [...text.matchAll(/\]\(docs\/decisions\/([\w-]+\.md)\)/g)].map(([, name]) => name);
    expect(linked).toEqual(decisions.sort());
    expect(decisions.length).toBeLessThanOrEqual(15);
  });

  test.each(decisions)('%s has a context, a decision and consequences', (name) => {
    const headings = [...readRepositoryFile(`docs/decisions/${name}`).matchAll(/^#+ (.*)$/gm)].map(
      ([, heading]) => heading,
    );
    expect(headings.slice(1)).toEqual(['Context', 'Decision', 'Consequences']);
  });

  test('has a sentence for every dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(readRepositoryFile('package.json'));
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

test('comments cite no document outside the repository', () => {
  const texts = [...sourceFiles('src'), ...sourceFiles('.ci')];
  const cited = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/.*(?:\.md [A-Z§]\d?|§).*/g)].map(([line]) => `${path}: ${line}`),
  );
  expect(cited.filter((line) => !line.includes('docs/'))).toEqual([]);
});

describe('the YAML', () => {
  const known = inLanguage('yaml', 'yml').filter(([, text]) => !/^jobs:/m.test(text) && !isStep(text));

  test.each(known)('at %s is valid', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

test.each(inLanguage('json'))('the JSON at %s can be read', (_, text) => {
  expect(() => JSON.parse(text)).not.toThrow();
});

describe('the command', () => {
  const commands = [...new Set(pages.flatMap(commandsIn))];
  const mentions = [...new Set(pages.flatMap(mentionsIn))];

  test.each(commands)('%s is one that eval-action understands', async (command) => {
    await expect(parsed(...wordsOf(command))).resolves.toBeDefined();
  });

  test.each(mentions)('%s, in a sentence, names a command and flags that exist', async (command) => {
    expect(await refusalOf(command)).toMatch(
      /^(?:$|Missing required argument|Required option|Option '\S+ <\w+>' argument missing)/,
    );
  });
});

describe('the examples', () => {
  const files = trackedFiles().filter((path) => path.startsWith('examples/'));

  test('hold nothing that Node 20.19 cannot start', () => {
    expect(files.filter((path) => /\.[cm]?tsx?$/.test(path))).toEqual([]);
  });

  test.each(
    files.filter((path) => /secrets|_KEY \}\}/.test(readRepositoryFile(path)) && path.endsWith('targets.yaml')),
  )('that need a key say so in a first line: %s', (path) => {
    const folder = path.replace(/\.agentv\/targets\.yaml$/, '');
    const first = files.filter((each) => each === path || (each.startsWith(folder) && each.endsWith('.eval.yaml')));
    const lines = first.map(
      (each) =>
        readRepositoryFile(each)
          .replace(/^# yaml-language-server.*\n/, '')
          .split('\n')[0],
    );
    expect(lines.filter((line) => /needs? .*key/i.test(line ?? ''))).toHaveLength(1);
  });
});

describe('the tables of types name each type, and nothing else:', () => {
  const namesIn = (path: string, head: string): string[] => {
    const [, table = ''] = readRepositoryFile(path).split(`${head}\n`);
    const rows = table.split('\n\n')[0]?.split('\n').slice(1) ?? [];
    return rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
  };
  const typesOf = (kinds: readonly { readonly type: string; readonly runsFiles?: boolean | undefined }[]): string[] =>
    kinds.filter(({ runsFiles }) => !runsFiles).map(({ type }) => type);

  test('graders', () => {
    const listed = namesIn('docs/graders.md', '| Looks at | Types |');
    expect(listed.toSorted()).toEqual(typesOf(graders).toSorted());
  });

  test('providers', () => {
    const listed = namesIn('docs/targets.md', '| Kind | `provider` |').filter((name) => name !== 'response');
    expect(listed.map((name) => findKind(providers, name)?.type ?? name).toSorted()).toEqual(
      typesOf(providers).toSorted(),
    );
  });

  test('keys of every target', () => {
    const table = readRepositoryFile('docs/targets.md').split('## Keys of every target')[1]?.split('\n## ')[0] ?? '';
    const others = ['name', 'workspace_template'];
    expect(TARGET.fields.read.filter((key) => !others.includes(key) && !table.includes(`\`${key}\``))).toEqual([]);
  });

  test('keys of every grader', () => {
    const table = readRepositoryFile('docs/graders.md').split('| Key of every grader |')[1]?.split('\n\n')[0] ?? '';
    expect(COMMON_KEYS.filter((key) => key !== 'type' && !table.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('troubleshooting explains a message that the sources have:', () => {
  const sources = sourceFiles('src')
    .map(({ code }) => code)
    .join('\n');
  const messages = [...readRepositoryFile('docs/troubleshooting.md').matchAll(/^### `(.*)`$/gm)].map(
    ([, text]) => text,
  );

  test.each(messages)('%s', (message = '') => {
    const parts = message.split(/[…"]/).map((part) => part.replaceAll(/^[\s;.,]+|[\s;.,]+$/g, ''));
    const isSaid = (part: string) => sources.includes(part) || sources.toLowerCase().includes(part.toLowerCase());
    expect(parts.filter((part) => part.length > 3 && !isSaid(part))).toEqual([]);
  });
});

/** What is wrong with a text, as the kind of file that its first line or its keys say. */
function problemsOf(text: string): readonly string[] {
  if (text.startsWith('# .pre-commit-config.yaml')) {
    const ours = parse(readRepositoryFile('.pre-commit-hooks.yaml')) as { readonly id: string }[];
    return ours.some(({ id }) => text.includes(`id: ${id} `)) ? [] : ['no hook of ours'];
  }
  if (text.startsWith('# .gitlab-ci.yml')) {
    const inputs = Object.keys(parse(text)?.include?.[0]?.inputs ?? {});
    return inputs.filter((name) => !readRepositoryFile('ci/gitlab/templates/evals.yml').includes(`\n    ${name}:\n`));
  }
  if (text.startsWith('# azure-pipelines.yml')) {
    const parameters = Object.keys(parse(text).steps[1].parameters);
    return parameters.filter((name) => !readRepositoryFile('ci/azure/evals.yml').includes(`- name: ${name}\n`));
  }
  if (text.startsWith('# bitbucket-pipelines.yml')) return parse(text).pipelines === undefined ? ['no pipelines'] : [];
  if (text.startsWith('# .agentv/quarantine.yaml'))
    return readQuarantine(text, 'quarantine.yaml').length > 0 ? [] : ['empty'];
  const content: unknown = parse(text);
  if (content === null) return [];
  if (Array.isArray(content)) return complaintsOf('eval', inSuite(`    assertions:\n${indented(text, '      ')}`));
  const keys = Object.keys(content as Record<string, unknown>);
  if (keys.includes('targets')) return complaintsOf('targets', text);
  if (keys.some((key) => ['gate', 'eval_action', 'eval_patterns', 'hooks'].includes(key))) {
    return complaintsOf('config', text);
  }
  return complaintsOf('eval', keys.includes('tests') ? text : `${text}\n${inSuite('    assertions: [Is kind]')}`);
}

const inSuite = (lines: string): string => `tests:\n  - id: a\n    input: x\n${lines}\n`;
const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);

/** Steps of a workflow are checked with the workflows. */
const isStep = (text: string): boolean => /^- (?:uses|run|name|id):/m.test(text);

/** The commands that the sentences of a page name: they may lack arguments. */
const mentionsIn = (path: string): string[] =>
  [
    ...readRepositoryFile(path)
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/`(eval-action [^`<…]*)`/g),
  ].flatMap(([, text = '']) => commandIn(text));

const refusalOf = (command: string): Promise<string> =>
  parsed(...wordsOf(command)).then(
    () => '',
    (error) => (error instanceof Error ? error.message : String(error)),
  );
