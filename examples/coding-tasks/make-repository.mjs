// Makes a repository of two commits out of project/. Authors and dates are fixed, so that its commits always have the same names.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('.repository');
const person = { NAME: 'Example', EMAIL: 'example@localhost', DATE: '2026-01-01T00:00:00Z' };
const roles = ['AUTHOR', 'COMMITTER'].flatMap((role) =>
  Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value]),
);
const env = { ...process.env, ...Object.fromEntries(roles) };
const settings = ['core.autocrlf=false', 'commit.gpgsign=false', 'core.hooksPath=', 'core.fileMode=false'];
const git = (...args) =>
  execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...args], { cwd: folder, env, stdio: 'ignore' });

if (existsSync(folder)) rmSync(folder, { recursive: true });
cpSync(here('project'), folder, { recursive: true });
git('init', '--quiet', '--object-format=sha1', '--initial-branch=main');
git('add', '--all');
git('commit', '--quiet', '--message', 'Parse lines of CSV');
// The tasks begin at the commit before this one.
writeFileSync(`${folder}/CHANGES.md`, 'Fixed: empty lines, blanks and quotes.\n');
git('add', '--all');
git('commit', '--quiet', '--message', 'Describe the fixes');
