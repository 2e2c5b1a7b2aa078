import { chmodSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aFolder } from '../support/git-remote.ts';
import { printedAsUser } from '../support/permissions.ts';
import { aProject } from '../support/project.ts';

test('a folder of PATH that may not be searched stops no run', () => {
  using project = aProject({
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: ok }]\n',
    'evals/a.eval.yaml':
      'tests: [{ id: a, input: i, assertions: [{ type: code-grader, command: [node, -e, "console.log(JSON.stringify({ score: 1 }))"] }] }]\n',
  });
  using elsewhere = aFolder();
  const closed = elsewhere.path;
  chmodSync(closed, 0);
  const cli = new URL('../../.ci/dev.ts', import.meta.url).href;
  const script = `
    process.env.PATH = ${JSON.stringify(closed)} + ':' + process.env.PATH;
    process.chdir(${JSON.stringify(project.folder)});
    process.argv = [process.argv[0], 'eval-action', 'validate'];
    await import(${JSON.stringify(cli)});`;
  expect(printedAsUser(script, [])).toMatch(/^2 files checked .*: no/);
});
