/** Packs the npm package into the folder that is given: the files that package.json names, with the README of the package. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const repository = join(here, '..', '..');
const { files } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { files: readonly string[] };

const staged = mkdtempSync(join(tmpdir(), 'package-'));
try {
  for (const file of ['package.json', ...files])
    cpSync(join(repository, file), join(staged, file), { recursive: true });
  cpSync(join(here, 'README.md'), join(staged, 'README.md'));
  const destination = resolve(process.argv[2] ?? '.');
  execFileSync('npm', ['pack', '--silent', '--pack-destination', destination], { cwd: staged, stdio: 'inherit' });
} finally {
  rmSync(staged, { recursive: true, force: true });
}
