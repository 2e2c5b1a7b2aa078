import { describe, expect, test } from 'vitest';
import { readRepositoryFile, trackedFiles } from '../support/repository.ts';

/** All that is at the top of the repository. */
const TOP = [
  '.ci',
  '.gitattributes',
  '.github',
  '.gitignore',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'action.yml',
  'biome.json',
  'dist',
  'docs',
  'examples',
  'package-lock.json',
  'package.json',
  'plan',
  'report',
  'schema',
  'skills',
  'src',
  'test',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Put together here, so that this file does not say them. */
const word = (...parts: readonly string[]): string => parts.join('');
const either = (...words: readonly string[]): RegExp => new RegExp(words.join('|'), 'i');

/** What only says where and how a file was made. It helps nobody who reads it elsewhere. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'the path of a machine': either(
    word('/wo', 'rk/(?:main|shared)\\b'),
    word('/ro', 'ot/'),
    word('/ho', 'me/(?!runner\\b|me\\b|user\\b|you\\b)[a-z]\\w*/'),
    word('/Us', 'ers/(?!me\\b|you\\b|runner\\b)[a-z]\\w*/'),
    word('[a-z]:\\\\\\\\us', 'ers\\\\\\\\'),
    word('/tm', 'p/(?:brief|bash_', 'jobs)'),
    word('/var/fol', 'ders/'),
  ),
  'the host of a package registry': either(
    word('regis', 'try\\.npm', 'js'),
    word('regis', 'try\\.yarn', 'pkg'),
    word('"resol', 'ved":\\s*"http'),
    word('arti', 'factory'),
    word('nex', 'us/repository'),
    word('\\.inter', 'nal[:/]'),
  ),
  'the making of it': either(
    word('co-auth', 'ored-by'),
    word('gener', 'ated (?:by|with) (?:an? )?(?:ai|llm|claude|chat', 'gpt|copilot|codex|cursor)\\b'),
    word('\\bas an a', 'i\\b'),
    word('\\bai ass', 'istant'),
    word('\\bcoding ass', 'istant'),
    word('\\b(?:this|my|our|an earlier|the previous) (?:coding )?ses', 'sion\\b'),
    word('\\bsub-?a', 'gents? (?:wrote|made|did)'),
    word('\\bthe bri', 'ef\\b'),
    word('\\bthe hu', 'man (?:said|asked|wants)'),
  ),
};

const files = trackedFiles();
const texts = files
  // The licences of what is in the bundle are quoted, not written here.
  .filter((path) => path !== 'dist/licenses.txt' && !/\.(?:png|jpe?g|gif|ico|zip|gz)$/.test(path))
  .map((path) => [path, readRepositoryFile(path)] as const);

describe('no file of the repository contains', () => {
  test.each(Object.entries(FORBIDDEN))('%s', (what, pattern) => {
    expect(texts.length).toBeGreaterThan(100);
    const found = texts.flatMap(([path, text]) => {
      // What others wrote is bundled as it is; its paths would still be those of the machine that bundled it.
      if (path.startsWith('dist/') && what !== 'the path of a machine') return [];
      const match = pattern.exec(text);
      return match
        ? [`${path}: ${text.slice(Math.max(0, match.index - 30), match.index + 60).replaceAll('\n', ' ')}`]
        : [];
    });
    expect(found).toEqual([]);
  });

  test('each pattern finds what it is for', () => {
    const samples = {
      'the path of a machine': word('at /ro', 'ot/x.ts'),
      'the host of a package registry': word('https://regis', 'try.npm', 'js.org/zod'),
      'the making of it': word('Gener', 'ated with Cl', 'aude'),
    };
    for (const [what, sample] of Object.entries(samples)) expect(sample).toMatch(FORBIDDEN[what] ?? /^$/);
  });
});

describe('the repository', () => {
  test('holds at the top only what its design lists', () => {
    const top = [...new Set(files.map((path) => path.split('/')[0] ?? ''))];
    expect(top.filter((name) => !TOP.includes(name))).toEqual([]);
  });

  test('holds no file that only a machine, an editor or a run left behind', () => {
    const left =
      /(?:^|\/)(?:\.DS_Store|Thumbs\.db|\.env|\.idea|\.vscode|node_modules|coverage)(?:\/|$)|\.(?:log|orig|rej|swp|tmp|bak)$/;
    expect(files.filter((path) => left.test(path))).toEqual([]);
  });
});

/** Replaced by the terms of the glossary; each also as a part of an identifier, such as `orAnew`. */
const REPLACED = [
  'nobody',
  'somebody',
  'anybody',
  'everybody',
  'whoever',
  'whom',
  'beside',
  'anew',
  'mend',
  'strays?',
  'twins?',
  'fuses?',
  'seats?',
  'seated',
  'told',
  'world',
  'stand-ins?',
  'stands',
  'of its own',
  'of their own',
];

/** Prompts of judges: another wording is another measure, so they change only together with their version. */
const PROMPTS = ['src/grade/judge/prompts.ts', 'src/grade/composite/judge-aggregate.ts'];

describe('comments, messages and identifiers of the sources', () => {
  const words = REPLACED.join('|');
  const capitalized = words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const term = new RegExp(
    `(?<![A-Za-z])(?:${words}|${capitalized})(?![a-z])|[a-z](?:${capitalized})(?![a-z])|(?<![A-Za-z])(?:${words.toUpperCase()})(?![A-Za-z])`,
    'g',
  );

  test('use the terms of the glossary', () => {
    const sources = texts.filter(([path]) => /^(?:src|\.ci)\/.*\.tsx?$/.test(path) && !PROMPTS.includes(path));
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap(([path, text]) =>
      [...text.matchAll(term)].map(
        ({ 0: match, index }) => `${path}:${text.slice(0, index).split('\n').length}: ${match}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('use them in the titles of tests, too', () => {
    const title = /(?:\b(?:describe|test|it)|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
    const gone = new RegExp(
      `\\b(?:${[...REPLACED, 'kept', 'tells', 'lies', 'promises?', 'doubts?'].join('|')})\\b`,
      'i',
    );
    const tests = texts.filter(([path]) => /^test\/.*\.ts$/.test(path));
    const titles = tests.flatMap(([path, text]) => [...text.matchAll(title)].map(([, , words = '']) => [path, words]));
    expect(titles.length).toBeGreaterThan(4_000);
    expect(titles.filter(([, words = '']) => gone.test(words))).toEqual([]);
  });

  test('are searched for whole words and parts of identifiers', () => {
    for (const sample of ['// Nobody waits.', 'startAnew()', 'FUSE_TESTS', "'told'"]) expect(sample).toMatch(term);
    for (const sample of ['recommended', 'refuse()', 'amendment', 'ECONNREFUSED']) expect(sample).not.toMatch(term);
  });
});
