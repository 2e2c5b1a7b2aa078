import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Path } from '../../../src/model/values/map-leaves.ts';
import { parseYamlText } from '../../../src/suites/yaml/yaml-text.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/exhaustive.ts';

function parsed(text: string) {
  const yaml = parseYamlText(text);
  if (yaml.kind === 'invalid') throw new Error(yaml.message);
  return yaml;
}

const at = (text: string, what: 'valueAt' | 'keyAt', ...path: (string | number)[]): string => {
  const { line, column } = parsed(text)[what](path);
  return `${line}:${column}`;
};

describe('values', () => {
  test.each<[string, string, unknown]>([
    ['yes, no and on are texts, as YAML 1.2 has it', '[yes, no, on, off, y]', ['yes', 'no', 'on', 'off', 'y']],
    ['true and false are booleans', '[true, False, TRUE]', [true, false, true]],
    ['null has three spellings', '[null, ~, ]', [null, null]],
    ['numbers are decimal, octal with 0o, or hexadecimal', '[17, 0o17, 0x1F, 1e3, 017]', [17, 15, 31, 1000, 17]],
    ['digits with underscores are text', '1_000', '1_000'],
    ['dates are text', '2001-01-01', '2001-01-01'],
    ['a YAML 1.1 directive does not bring 1.1 types back', '%YAML 1.1\n---\n[yes, 012]', ['yes', 12]],
    ['a tag can ask for text', '!!str 5', '5'],
    ['an empty file holds nothing', '', null],
    ['a file of comments holds nothing', '# nothing\n', null],
    ['a scalar document is its scalar', 'hello', 'hello'],
    ['one document may be marked with --- and ...', '---\na: 1\n...\n', { a: 1 }],
    ['keys that are numbers become their spelling', '{1: a, 2.50: b, true: c}', { 1: 'a', 2.5: 'b', true: 'c' }],
    ['an alias means the last anchor of its name before it', '[&a 1, &a 2, *a]', [1, 2, 2]],
    ['a key may carry an anchor', '{&k a: 1, b: *k}', { a: 1, b: 'a' }],
    ['an alias may be a key', '{&k a: 1, b: {*k : 2}}', { a: 1, b: { a: 2 } }],
    ['"<<" in quotes is an ordinary key', '{"<<": 1}', { '<<': 1 }],
    ['a merge gives way to own keys, before and after it', '{<<: {a: 1, b: 1, c: 1}, a: 2}', { a: 2, b: 1, c: 1 }],
    ['an earlier merge wins over a later one', '{<<: [{a: 1}, {a: 2, b: 2}], <<: {b: 3, c: 3}}', { a: 1, b: 2, c: 3 }],
    [
      'a merge of a merge brings both',
      '[&x {a: 1}, &y {<<: *x, b: 2}, {<<: *y}]',
      [{ a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2 }],
    ],
    ['carriage returns belong to no value', 'a: b\r\nc: |\r\n  d\r\n', { a: 'b', c: 'd\n' }],
    ['a byte order mark belongs to no value', '\uFEFFa: b', { a: 'b' }],
    ['other alphabets are left as they are', 'Grüße: 你好 🎉', { Grüße: '你好 🎉' }],
  ])('%s', (_, text, value) => {
    expect(parsed(text).value).toEqual(value);
  });

  test('keys like __proto__ and constructor are keys and nothing else', () => {
    const value = parsed('__proto__: {polluted: true}\nconstructor: 1').value as object;
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  test('what JSON can say comes back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, isJson) => {
        const text = isJson ? JSON.stringify(value) : stringify(value);
        // JSON has one zero; YAML reads -0 as the other.
        expect(JSON.parse(JSON.stringify(parsed(text).value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('positions', () => {
  const suite = [
    'base: &base',
    '  input: hello',
    '  assertions:',
    '    - {type: contains, value: [1, two]}',
    'tests:',
    '  - <<: *base',
    '    id: a',
    '  - *base',
    '  - {id: b, <<: [{x: 1}, *base]}',
    'empty:',
  ].join('\n');

  test.each<[string, Path, string, string]>([
    ['the root begins with the file', [], '1:1', '1:1'],
    ['a value in block style', ['base', 'input'], '2:10', '2:3'],
    ['a value in flow style', ['base', 'assertions', 0, 'value', 1], '4:35', '4:35'],
    ['a list item', ['tests', 0], '6:5', '6:5'],
    ['a key beside a merge', ['tests', 0, 'id'], '7:9', '7:5'],
    ['what a merge brings in stands where it was written', ['tests', 0, 'input'], '2:10', '2:3'],
    ['the same deeper down', ['tests', 0, 'assertions', 0, 'type'], '4:14', '4:8'],
    ['an alias stands where it is used', ['tests', 1], '8:5', '8:5'],
    ['what is behind an alias stands where it was written', ['tests', 1, 'input'], '2:10', '2:3'],
    ['a merge of several', ['tests', 2, 'assertions', 0], '4:7', '4:7'],
    ['a key without a value', ['empty'], '10:7', '10:1'],
    ['a missing key is where its mapping is', ['base', 'nothing'], '2:3', '2:3'],
    ['a path that leads past a value ends at the value', ['base', 'input', 'x', 3], '2:10', '2:10'],
  ])('%s', (_, path, value, key) => {
    expect(at(suite, 'valueAt', ...path)).toBe(value);
    expect(at(suite, 'keyAt', ...path)).toBe(key);
    const crlf = suite.replaceAll('\n', '\r\n');
    expect(at(crlf, 'valueAt', ...path)).toBe(value);
    expect(at(`\uFEFF${crlf}`, 'keyAt', ...path)).toBe(key);
  });

  test('a tab after the colon counts as one column', () => {
    expect(at('a:\tb', 'valueAt', 'a')).toBe('1:4');
  });

  test('an empty file has a first line', () => {
    expect(at('', 'valueAt', 'tests', 0)).toBe('1:1');
  });
});

describe('what is refused', () => {
  test.each<[string, string, string, RegExp]>([
    ['a second ": " in a line', 'a: b: c', '1:4', /Nested mappings.*Put quotes/],
    ['a key without a colon', 'key\nother: 1', '1:1', /Implicit keys.*missing/],
    ['a bracket that is not closed', 'a: [1, 2', '1:9', /\]/],
    ['a second document', 'a: 1\n---\nb: 2', '2:1', /second document/],
    ['a repeated key, with the line of the first one', 'a: 1\n\na: 2', '3:1', /"a" occurs twice.*in line 1/],
    ['a braced placeholder without quotes', 'a: {{ name }}', '1:5', /cannot be a key/],
    ['a text that begins with @', 'a: @b', '1:4', /cannot start with reserved character @/],
  ])('%s', (_, text, location, message) => {
    const yaml = parseYamlText(text);
    if (yaml.kind !== 'invalid') expect.unreachable();
    expect(`${yaml.line}:${yaml.column}`).toBe(location);
    expect(`${yaml.message} ${yaml.hint}`).toMatch(message);
  });
});

/** What it cannot do is in test/suites/corpus.test.ts. */
describe('what a hostile file', () => {
  const levels = (count: number) => Array.from({ length: count }, (_, index) => `${'  '.repeat(index)}a:\n`).join('');

  test.each<[string, string, RegExp]>([
    ['cannot nest block mappings without end', levels(150), /100 levels/],
    [
      'cannot merge a large mapping very often',
      `- &a {${Array.from({ length: 2000 }, (_, i) => `k${i}: 1`).join(', ')}}\n${'- <<: *a\n'.repeat(1000)}`,
      /Aliases make this far larger/,
    ],
    ['cannot consist of nothing but marks', `[${','.repeat(2_100_000)}`, /pieces of YAML/],
    ['can have 100 levels', levels(99), /^$/],
    ['can use one block a few thousand times', `- &a {b: c}\n${'- *a\n'.repeat(5000)}`, /^$/],
    [
      'can merge merges, which cost no more than what they bring',
      ['a: &a {x: 1}', ...[...'bcdefghijk'].map((name, at) => mergesOf(name, 'abcdefghij'.charAt(at)))].join('\n'),
      /^$/,
    ],
    ['can have very many keys', Array.from({ length: 30_000 }, (_, index) => `k${index}: 1\n`).join(''), /^$/],
  ])('%s', (_, text, message) => {
    const yaml = parseYamlText(text);
    expect(yaml.kind === 'invalid' ? yaml.message : '').toMatch(message);
  });

  function mergesOf(name: string, of: string): string {
    return `${name}: &${name} {<<: [${Array.from({ length: 10 }, () => `*${of}`).join(', ')}]}`;
  }

  test('has, there is a value or a mistake with a location in the file', () => {
    const piece = fc.constantFrom(
      ...'a|tests|: |:|- |  |\t|[|]|{|}|,|"|\'|&a |*a|<<|? |!x |#|%YAML 1.1|\r|\uFEFF|\0|~|${{ X }}|0|\ud800'.split(
        '|',
      ),
      ...['|\n', '>-\n', '\n', '---\n', '...\n'],
    );
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const yaml = parseYamlText(given);
        const { line, column } = yaml.kind === 'invalid' ? yaml : yaml.valueAt(['x', 0]);
        expect(line >= 1 && line <= given.split('\n').length && column >= 1).toBe(true);
      }),
      { numRuns: runs(200, 2000) },
    );
  });
});
