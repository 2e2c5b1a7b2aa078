import { expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { commandsIn, wordsOf } from '../support/doc-pages.ts';
import { aProject } from '../support/project.ts';

test('the commands of docs/commands.md run one after the other in a small repository', async () => {
  using project = aProject({
    'evals/refunds.eval.yaml': `name: refunds
tests:
  - { id: names-the-order, input: Where is A-1742?, assertions: [{ type: contains, value: A-1742 }] }
  - { id: refund-in-14-days, input: When do I get it?, assertions: [{ type: contains, value: 14 days }] }
`,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: echo A-1742 in 14 days }]\n',
    'returns.jsonl': '{"id":"in-words","input":"When?","assertions":[{"type":"contains","value":"14 days"}]}\n',
  });
  const commands = commandsIn('docs/commands.md').filter((command) => !NEEDS_MORE.test(command));
  for (const command of commands) {
    const words = command.startsWith('open') ? [...wordsOf(command), '--no-browser'] : wordsOf(command);
    const { exitCode, log } = await runCli(project, words);
    expect(exitCode, `eval-action ${command}\n${log}`).toBe(0);
  }
  expect(project.list('results/report')).toEqual(expect.arrayContaining(['comment.md', 'junit.xml', 'summary.md']));
});

/** A grader of the user's, an answer to grade, a recorded session, or a model. */
const NEEDS_MORE = /^(?:assert|prompt|import|generate) /;
