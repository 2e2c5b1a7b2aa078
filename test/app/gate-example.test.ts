import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aProject, type Project } from '../support/project.ts';
import { readRepositoryFile, repository } from '../support/repository.ts';
import { perform } from './perform.ts';

const README = 'examples/gate/README.md';

/** `npx vitest run test/app/gate-example.test.ts -u` writes the current output into the README. */
test('the README of examples/gate shows what its commands print', async () => {
  using project = aProject({});
  cpSync(join(repository, 'examples', 'gate'), join(project.folder, 'examples', 'gate'), { recursive: true });
  const exitCodes: number[] = [];
  const parts: string[] = [];
  for (const part of readRepositoryFile(README).split(/^(?=```)/m)) {
    if (!part.startsWith('```console\n')) {
      parts.push(part);
      continue;
    }
    const lines: string[] = [];
    for (const command of part.split('\n').filter((line) => line.startsWith('$ '))) {
      const { exitCode, shown } = await typed(command.slice(2), project);
      exitCodes.push(exitCode);
      lines.push(command, ...shown);
    }
    parts.push(['```console', ...lines, ''].join('\n'));
  }
  expect(exitCodes).toEqual([1, 0, 2]);
  await expect(parts.join('')).toMatchFileSnapshot(join(repository, README));
});

/** Runs a command line, and gives the part of its output that the README shows. */
async function typed(line: string, project: Project): Promise<{ exitCode: number; shown: readonly string[] }> {
  const [program, ...argv] = line.split(' ');
  if (program !== 'eval-action') {
    execFileSync('sh', ['-c', line], { cwd: project.folder });
    return { exitCode: 0, shown: [] };
  }
  const { exitCode, stdout } = await perform(project, argv, { PATH: process.env['PATH'] ?? '' });
  const comparison = stdout.slice(stdout.indexOf('Compared with'));
  const [shown = ''] = comparison.split('\n\nNext steps');
  const failed = stdout.match(/^ {2}✗ fail .*\n(?: {11}.*\n)+/gm) ?? [];
  // The line of totals has a duration.
  return {
    exitCode,
    shown: [
      '…',
      ...[...failed, ...(failed.length > 0 ? ['…\n'] : []), shown]
        .join('')
        .trimEnd()
        .replace(/^─+\n.*$/m, '…')
        .split('\n'),
    ],
  };
}
