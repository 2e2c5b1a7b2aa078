import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The checkout of a repository that is no more than a folder with files. Gone when disposed. */
export interface Project extends Disposable {
  readonly folder: string;
  write(path: string, text: string): void;
  read(path: string): string;
  exists(path: string): boolean;
  /** Names in a folder, sorted. */
  list(path: string): string[];
}

export function aProject(files: Readonly<Record<string, string>>): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));
  const at = (path: string) => join(folder, path);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  // Nothing above the checkout is looked at.
  mkdirSync(at('.git'));
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    folder,
    write,
    read: (path) => readFileSync(at(path), 'utf8'),
    exists: (path) => existsSync(at(path)),
    list: (path) => readdirSync(at(path)).sort(),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
