import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { projectNode, repository } from '../support/repository.ts';

test('the npm package installs without the registry and runs a suite', () => {
  using packed = aProject({});
  using project = aProject({ 'package.json': '{"private":true}' });
  using home = aProject({});
  const env = { PATH: process.env['PATH'] ?? '', HOME: home.folder };
  const npm = (args: readonly string[], cwd: string) => execFileSync('npm', args, { cwd, env, encoding: 'utf8' });
  const name = npm(['run', '--silent', 'package', packed.folder], repository).trim();
  const unreachable = ['--offline', '--no-audit', '--no-fund', '--registry', 'http://127.0.0.1:9'];
  npm(['install', '--silent', ...unreachable, join(packed.folder, name)], project.folder);

  expect(project.list('node_modules').filter((entry) => !entry.startsWith('.'))).toEqual(['@agentv']);
  expect(project.list('node_modules/@agentv')).toEqual(['eval-action']);
  expect(project.read('node_modules/@agentv/eval-action/README.md')).toContain('npx @agentv/eval-action init');
  const program = join(project.folder, 'node_modules', '.bin', 'eval-action');
  const ended = execFileSync(projectNode, [program, 'run', join(repository, 'examples', 'quickstart'), '-o', 'out'], {
    cwd: project.folder,
    env,
    encoding: 'utf8',
  });
  expect(ended).toContain('4 of 5');
  expect(project.list('out')).toContain('report.html');
  execFileSync(projectNode, [program, 'init', '--skills'], { cwd: project.folder, env });
  expect(project.list('.agents/skills')).toContain('fix-eval-regression');
});

test('the archive that a workflow downloads holds what the actions run, and their license', () => {
  const archive = ['archive', '--format=tar', '--worktree-attributes', 'HEAD'];
  const tar = execFileSync('git', archive, { cwd: repository, maxBuffer: 64 * 2 ** 20 });
  const listed = execFileSync('tar', ['-t'], { input: tar, encoding: 'utf8' }).trim().split('\n');
  const outside = listed.filter((path) => !path.startsWith('dist/'));
  expect(outside.sort()).toEqual(['LICENSE', 'action.yml', 'plan/', 'plan/action.yml', 'report/', 'report/action.yml']);
  expect(listed).toEqual(expect.arrayContaining(['dist/main.js', 'dist/post.js', 'dist/plan.js', 'dist/report.js']));
});
