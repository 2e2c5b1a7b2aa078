import { expect, test } from 'vitest';
import { addressOf } from '../../../src/workspaces/repositories/submodules.ts';

test.each([
  ['../lib.git', 'https://host/org/app.git', 'https://host/org/lib.git'],
  ['../../other/lib', 'https://me:secret@host:8443/org/app/', 'https://me:secret@host:8443/other/lib'],
  ['./inner', 'ssh://git@host:22/org/app', 'ssh://git@host:22/org/app/inner'],
  ['../lib', 'git@host:org/app.git', 'git@host:org/lib'],
  ['../lib', 'git@host:app.git', 'git@host:lib'],
  ['../lib', 'file:///srv/app', 'file:///srv/lib'],
  ['/srv/lib', 'file:///srv/app', 'file:///srv/lib'],
  ['https://other/lib', 'file:///srv/app', 'https://other/lib'],
  ['git@other:lib', 'https://host/org/app', 'git@other:lib'],
])('the address %s in %s is %s', (url, parent, address) => {
  expect(addressOf(url, parent)).toBe(address);
});

test.each([
  ['a file of this machine', 'file:///etc', 'https://host/org/app'],
  ['a folder of this machine', '/srv/lib', 'https://host/org/app'],
  ['a path above the host', '../../../lib', 'https://host/org/app'],
  ['a path above the root', '../../lib', 'file:///app'],
  ['another transport', 'ext::sh -c id', 'file:///srv/app'],
  ['an option', '--upload-pack=id', 'https://host/org/app'],
  ['a host that is an option', 'ssh://-oProxyCommand=id/x', 'https://host/org/app'],
  ['a line break', 'https://host/a\nb', 'https://host/org/app'],
  ['no address', '', 'https://host/org/app'],
])('%s is not fetched', (_, url, parent) => {
  expect(addressOf(url, parent)).toBeUndefined();
});
