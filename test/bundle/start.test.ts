import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startCli } from '../support/bundle.ts';
import { supportedNodes } from '../support/nodes.ts';
import { aProject } from '../support/project.ts';
import { projectNode, repository } from '../support/repository.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const nodes = supportedNodes();

describe('the committed bundle', () => {
  test('is tried on the version that runs the action', () => {
    expect(nodes.map(({ major }) => major)).toContain(24);
  });

  test.each(nodes)('starts and runs a suite on Node $version', async ({ path }) => {
    // The pattern is one that is matched in another process, and the grader imports what AgentV publishes.
    const more = '[{ type: regex, value: "^(l*[heo])+$" }, { type: short, required: true }]';
    using project = aProject({
      'a.yaml': `${suiteOf(['one', 'hello', 'hello'])}  - { id: two, input: hello, assertions: ${more} }\n`,
      '.agentv/targets.yaml': TARGETS,
      '.agentv/assertions/short.mjs': `import { defineAssertion } from '@agentv/eval';
        defineAssertion(({ answer }) => ({ pass: answer.length < 10 }));`,
    });
    const version = await startCli(project, ['--version'], { node: path }).ended;
    expect(version).toMatchObject({ exitCode: 0, stderr: '' });
    const ended = await startCli(project, ['run', 'a.yaml', '--target', 'echo', '--quiet'], { node: path }).ended;
    expect(ended).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^pass: /), stderr: '' });
  });

  test('has no dependencies: it runs the quickstart with no package in reach', async () => {
    using project = aProject({});
    execFileSync('cp', ['-R', join(repository, 'dist'), join(repository, 'examples'), project.folder]);
    // Its results go elsewhere than into the example.
    const args = ['dist/cli.js', 'run', 'examples/quickstart', '-o', 'out'];
    const env = { PATH: process.env['PATH'] ?? '', HOME: project.folder };
    const printed = execFileSync(projectNode, args, { cwd: project.folder, env, encoding: 'utf8' });
    expect(printed).toMatch(/4 of 5/);
    expect(printed).toContain('Next steps');
    expect(project.list('out')).toContain('index.jsonl');
  });

  test('leaves no compiled code in a job, which a program under test could replace, nor in the home', () => {
    using project = aProject({});
    const start = (env: Readonly<Record<string, string>>) =>
      execFileSync(projectNode, [join(repository, 'dist', 'post.js')], {
        cwd: project.folder,
        env: { PATH: process.env['PATH'] ?? '', HOME: project.folder, ...env },
      });
    start({});
    expect(project.list('.')).toEqual(['.git']);
    start({ RUNNER_TEMP: join(project.folder, 'temp') });
    expect(project.exists('temp')).toBe(false);
  });

  test('stays under ten megabytes', () => {
    const sizes = execFileSync('du', ['-sb', join(repository, 'dist')], { encoding: 'utf8' });
    expect(Number(sizes.split(/\s/)[0])).toBeLessThan(10_000_000);
  });
});
