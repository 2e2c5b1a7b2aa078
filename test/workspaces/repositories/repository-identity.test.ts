import { expect, test } from 'vitest';
import { folderNameOf } from '../../../src/workspaces/cache-folders.ts';
import {
  identityOfUrl,
  withoutCredentials,
  withoutCredentialsIn,
} from '../../../src/workspaces/repositories/repository-identity.ts';

test('every way to write the address of a repository is the same repository', () => {
  const ways = [
    'https://github.com/Acme/Lib.git',
    'https://github.com/acme/lib',
    'https://token:x@GitHub.com/acme/lib/',
    'https://me:p@ss@github.com/acme/lib',
    'git@github.com:acme/lib.git',
    'ssh://git@github.com/acme/lib.git',
    'ssh://git@github.com:22/acme/lib',
  ];
  expect(new Set(ways.map(identityOfUrl))).toEqual(new Set(['github.com/acme/lib']));
});

test('elsewhere capital letters of the path count, and a folder keeps its path', () => {
  expect(identityOfUrl('https://example.org/Acme/Lib.git')).toBe('example.org/Acme/Lib');
  expect(identityOfUrl('file:///srv/Lib.git')).toBe('file:///srv/Lib.git');
});

test('an address is shown without a name and a password', () => {
  expect(withoutCredentials('https://x-access-token:secret@github.com/a/b.git')).toBe('https://github.com/a/b.git');
  expect(withoutCredentials('https://me:p@ss@github.com/a/b.git')).toBe('https://github.com/a/b.git');
  expect(withoutCredentials('git@github.com:a/b.git')).toBe('git@github.com:a/b.git');
});

test('an address is shown without tokens in its parameters, and they are no part of what it is', () => {
  for (const name of ['token', 'private_token', 'X-Api-Key', 'sig']) {
    expect(withoutCredentials(`https://host/a.git?v=1&${name}=secret&w=2`)).toBe(
      `https://host/a.git?v=1&${name}=***&w=2`,
    );
    expect(identityOfUrl(`https://host/a?${name}=one`)).toBe(identityOfUrl(`https://host/a?${name}=two`));
  }
  expect(withoutCredentialsIn(`unable to access 'https://host/a?token=secret/': no`)).toBe(
    `unable to access 'https://host/a?token=***': no`,
  );
});

test('a text is shown without the names and passwords of its addresses', () => {
  const text = `fatal: unable to access 'https://me:secret@host/a/': see http://p@ss:w@host.`;
  expect(withoutCredentialsIn(text)).toBe(`fatal: unable to access 'https://host/a/': see http://host.`);
});

test('an id that is no name of a folder gets a valid one', () => {
  const names = ['a', 'a/b', 'a_b', '..', '.', '', 'x'.repeat(200), 'a\0b', '../../etc'].map(folderNameOf);
  expect(names[0]).toBe('a');
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\w-][\w.-]*$/);
});
