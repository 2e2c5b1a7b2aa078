import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exec } from '../../src/platform/process/exec.ts';
import { missingPrograms } from '../../src/workspaces/needs.ts';
import { aFolder } from '../support/git-remote.ts';

const { signal } = new AbortController();
const { PATH = '', HOME = '' } = process.env;

/** What is missing for these modules in a folder with files that each leave a mark when they are imported. */
async function look(pythonModules: string[], paths: readonly string[], pythonPath?: (cwd: string) => string) {
  using folder = aFolder();
  using marks = aFolder();
  for (const path of paths) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), `open(${JSON.stringify(join(marks.path, 'ran'))}, "w").close()\n`);
  }
  const env = { PATH, HOME, ...(pythonPath && { PYTHONPATH: pythonPath(folder.path) }) };
  const missing = await missingPrograms({ commands: [], pythonModules }, folder.path, { exec, env }, signal);
  const left = readdirSync(folder.path, { encoding: 'utf8', recursive: true }).filter((name) => !paths.includes(name));
  return { missing, left, ran: existsSync(join(marks.path, 'ran')) };
}

const untouched = { left: [], ran: false };

describe('a Python module', () => {
  test('that is installed is not missing, also a part of one', async () => {
    expect(await look(['json', 'xml.dom'], [])).toEqual({ ...untouched, missing: undefined });
  });

  test('that is not installed is missing, also where a file of the workspace has its name', async () => {
    const missing =
      'The workspace requires programs or modules that are not installed: the Python module no_such, the Python module no_such_too';
    expect(await look(['no_such', 'json', 'no_such_too'], ['no_such.py'])).toEqual({ ...untouched, missing });
  });

  test.each([undefined, '', ':', '.', './'])(
    'is not imported from the workspace whatever its files are named, with the search path %o',
    async (pythonPath) => {
      const own = ['json.py', 'importlib.py', 'os.py', 'site.py', 'sitecustomize.py', 'encodings.py', 'xml.py'];
      const pathOf = pythonPath === undefined ? undefined : () => pythonPath;
      expect(await look(['json', 'xml.dom'], own, pathOf)).toEqual({ ...untouched, missing: undefined });
    },
  );

  test('is found where a whole path leads, which is used without leaving anything there', async () => {
    const vendored = join('vendor', 'vendored.py');
    const { missing, left, ran } = await look(['vendored'], [vendored], (cwd) => join(cwd, 'vendor'));
    expect({ missing, ran, left }).toEqual({ missing: undefined, ran: true, left: ['vendor'] });
  });
});
