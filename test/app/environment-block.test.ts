import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { keepsCompiled, program } from '../support/programs.ts';
import { aProject } from '../support/project.ts';
import { projectNode } from '../support/repository.ts';
import { suiteOf } from '../support/suites.ts';

const WITHHELD = {
  GITHUB_TOKEN: 'ghs-job-token-111',
  ACTIONS_RUNTIME_TOKEN: 'runtime-token-222',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'id-token-333',
  'INPUT_GITHUB-TOKEN': 'ghs-input-token-444',
  GITHUB_ENV: '/tmp/commands-555',
  DEPLOY_KEY: 'deploy-key-666',
};

/** Prints the environment blocks of its parents, letter by letter, so that nothing in them is redacted. */
const SPY = `import os
pid = os.getppid()
while pid > 1:
    try:
        print(' '.join(open(f'/proc/{pid}/environ', errors='replace').read().replace('\\0', '~')))
        pid = int(open(f'/proc/{pid}/stat').read().rsplit(')', 1)[1].split()[1])
    except OSError:
        break
print('e n d')
`;

describe('a program that reads the environment of its parents in /proc', () => {
  const site = () =>
    aProject({
      'spy.py': SPY,
      'evals/a.eval.yaml': suiteOf(['a', 'hi', 'e n d']),
      '.agentv/targets.yaml': `targets:
  - { name: default, provider: cli, no_env: [DEPLOY_KEY], command: "python3 ../spy.py; echo $SHOWN" }
`,
    });

  test('finds no token of the job and no withheld variable, and still gets its own variables', () => {
    // Other systems have no such folder.
    if (process.platform !== 'linux') return;
    using project = site();
    const args = [program('cli'), 'run', 'evals', '-o', 'out'];
    const { status } = spawnSync(projectNode, args, {
      cwd: project.folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: project.folder,
        ...keepsCompiled(),
        ...WITHHELD,
        SHOWN: 'shown to programs',
      },
    });
    const rows = project.read('out/index.jsonl');
    expect(status).toBe(0);
    expect(rows).toContain('shown to programs');
    for (const value of Object.values(WITHHELD)) expect(rows).not.toContain([...value].join(' '));
  });
});
