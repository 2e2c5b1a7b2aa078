import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files } from '../../../src/platform/files/files.ts';
import { fileUri, workspaceFileFor } from '../../../src/providers/providers/vscode.ts';
import { aProject } from '../../support/project.ts';

const madeFrom = async (given: Readonly<Record<string, object>>, named?: string) => {
  const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)]));
  using project = aProject(texts);
  const made: unknown = JSON.parse(await workspaceFileFor(project.folder, files, named));
  return { made, folder: project.folder };
};

describe('the workspace file of a window', () => {
  test('has absolute folders, its own first, and that of the test', async () => {
    const folders = [{ path: 'src', name: 'Source' }, { path: '/elsewhere' }, { uri: 'vscode-remote://x' }];
    const { made, folder } = await madeFrom({ 'x.code-workspace': { folders, extensions: { recommendations: [] } } });
    expect(made).toEqual({
      folders: [
        { path: '.' },
        { path: join(folder, 'src'), name: 'Source' },
        { path: '/elsewhere' },
        { uri: 'vscode-remote://x' },
        { path: folder },
      ],
      extensions: { recommendations: [] },
    });
  });

  test('names the folder of the test once', async () => {
    const { made, folder } = await madeFrom({ 'x.code-workspace': { folders: [{ path: '.' }] } });
    expect(made).toEqual({ folders: [{ path: '.' }, { path: folder }] });
  });

  test('has absolute folders in its settings for chats, and leaves all others alone', async () => {
    const settings = {
      'chat.promptFilesLocations': { 'prompts/**/*.md': true, '/abs/*': false },
      'chat.modeFilesLocations': { modes: true },
      'editor.fontSize': 12,
    };
    const { made, folder } = await madeFrom({ 'x.code-workspace': { folders: [], settings } });
    expect(made).toMatchObject({
      settings: {
        'chat.promptFilesLocations': { [`${folder}/prompts/**/*.md`]: true, '/abs/*': false },
        'chat.modeFilesLocations': { [`${folder}/modes`]: true },
        'editor.fontSize': 12,
      },
    });
  });

  test('is the one that is named, the only one there, or that called template among several', async () => {
    const file = (name: string) => ({ folders: [{ path: `/${name}` }] });
    const several = { 'a.code-workspace': file('a'), 'b.code-workspace': file('b') };
    expect((await madeFrom(several)).made).toMatchObject({
      folders: [{}, { path: expect.stringContaining('checkout-') }],
    });
    const { made } = await madeFrom({ ...several, 'template.code-workspace': file('template') });
    expect(made).toMatchObject({ folders: [{ path: '.' }, { path: '/template' }, {}] });
    const { made: named } = await madeFrom(
      { ...several, 'template.code-workspace': file('template') },
      'b.code-workspace',
    );
    expect(named).toMatchObject({ folders: [{ path: '.' }, { path: '/b' }, {}] });
  });
});

test('the address of a file holds any name', () => {
  expect(fileUri('/a b/ü(1)#?.md')).toBe('file:///a%20b/%C3%BC(1)%23%3F.md');
  expect(fileUri('C:\\x\\y.md')).toBe('file:///C:/x/y.md');
});
