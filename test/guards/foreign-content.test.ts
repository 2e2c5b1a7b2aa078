import { describe, expect, test } from 'vitest';
import { readRepositoryFile, trackedFiles } from '../support/repository.ts';

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
});

describe('the repository', () => {
  test('holds no file that only a machine, an editor or a run left behind', () => {
    const left =
      /(?:^|\/)(?:\.DS_Store|Thumbs\.db|\.env|\.idea|node_modules|coverage)(?:\/|$)|\.(?:log|orig|rej|swp|tmp|bak)$/;
    expect(files.filter((path) => left.test(path))).toEqual([]);
  });
});
