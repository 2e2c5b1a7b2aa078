import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { keepsCompiled, program } from '../../support/programs.ts';
import { projectNode } from '../../support/repository.ts';
import { aRow, labelsIn, reviewedProject, TONE } from './reviewed.ts';

const cli = [program('cli'), 'review', '--reviewer', 'Ada'];
const QUESTION = 'after the letter is a note';

/** `script` gives a program a terminal of its own. Each text is typed once the one before it is on the screen. */
async function inTerminal(folder: string, typed: readonly (readonly [after: string, text: string])[]) {
  const env = { PATH: process.env['PATH'], TERM: 'xterm', ...keepsCompiled() };
  const child = spawn('script', ['-qec', [projectNode, ...cli].join(' '), '/dev/null'], { cwd: folder, env });
  using _ = { [Symbol.dispose]: () => child.kill() };
  const screen = screenOf(child);
  for (const [after, text] of typed) {
    await screen.shows(after);
    child.stdin.write(text);
  }
  const [status] = await once(child, 'close');
  return { status, screen: screen.text() };
}

function screenOf({ stdout }: ChildProcess) {
  let [all, seen] = ['', 0];
  let changed = () => {};
  stdout?.on('data', (data) => {
    all += data;
    changed();
  });
  return {
    text: () => all,
    async shows(text: string) {
      while (!all.includes(text, seen)) {
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      }
      seen = all.indexOf(text, seen) + text.length;
    },
  };
}

test('a person reviews a run at a real terminal', async () => {
  using project = reviewedProject(aRow('good', 1));
  const { status, screen } = await inTerminal(project.folder, [
    [QUESTION, 'i The parcel is lost\n'],
    [`What should ${TONE} say?`, 'f\n'],
  ]);
  expect(screen).toContain('Where is good?');
  expect(screen).toContain('1 test labelled');
  expect(status).toBe(0);
  expect(labelsIn(project)).toMatchObject([
    { verdict: 'incorrect', notes: 'The parcel is lost', graders: { [TONE]: { verdict: 'fail' } } },
  ]);
});

test('the end of the input keeps what was done', async () => {
  using project = reviewedProject();
  const { status } = await inTerminal(project.folder, [
    [QUESTION, 'i\n'],
    ['What should', '\n'],
    [QUESTION, '\u0004'],
  ]);
  expect(status).toBe(0);
  expect(labelsIn(project)).toHaveLength(1);
});

test('without a terminal, the command refuses and names the other way', () => {
  using project = reviewedProject();
  const { status, stderr } = spawnSync(projectNode, cli, { cwd: project.folder, input: 'a\n', encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('Reviewing needs a terminal');
  expect(stderr).toContain('Export labels');
});
