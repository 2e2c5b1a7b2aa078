import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { readRepositoryFile, repository } from '../support/repository.ts';
import { perform } from './perform.ts';

/** A command of the walk, and what it prints; a line of `…` stands for any lines. */
interface Step {
  readonly argv: readonly string[];
  readonly lines: readonly string[];
}

function stepsOf(markdown: string): Step[] {
  const blocks = [...markdown.matchAll(/```console\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  return blocks
    .flatMap((text) => text.split(/^\$ eval-action /m).slice(1))
    .map((text) => {
      const [command = '', ...lines] = text.trimEnd().split('\n');
      return { argv: command.split(' '), lines };
    });
}

test('the walk through examples/gate prints what its README says, to the letter', { timeout: 120_000 }, async () => {
  using project = aProject({});
  cpSync(join(repository, 'examples', 'gate'), join(project.folder, 'examples', 'gate'), { recursive: true });
  const steps = stepsOf(readRepositoryFile('examples/gate/README.md'));
  expect(steps).toHaveLength(7);
  const exitCodes: number[] = [];
  for (const { argv, lines } of steps) {
    const { exitCode, stdout } = await perform(project, argv, { PATH: process.env['PATH'] ?? '' });
    exitCodes.push(exitCode);
    const parts = lines
      .join('\n')
      .split(/^…$/m)
      .map((part) => part.replace(/^\n|\n$/g, ''));
    let from = 0;
    for (const part of parts) {
      const at = stdout.indexOf(part, from);
      expect(at === -1 ? `${part}\n(not in)\n${stdout.slice(from)}` : part).toBe(part);
      from = at + part.length;
    }
  }
  expect(exitCodes).toEqual([0, 0, 0, 0, 0, 0, 1]);
});
