import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type FailureEntry, failureLineSchema } from '../../src/model/verdict/failures.ts';
import { aProject, type Project } from '../support/project.ts';
import { projectNode, readRepositoryFile, repository } from '../support/repository.ts';

/** A checkout of the example in which `eval-action` is the command of the bundle. */
function checkout(): Project {
  const project = aProject({});
  cpSync(join(repository, 'examples', 'fix-regression'), project.folder, { recursive: true });
  project.write('bin/eval-action', `#!/bin/sh\nexec '${projectNode}' '${join(repository, 'dist', 'cli.js')}' "$@"\n`);
  chmodSync(join(project.folder, 'bin', 'eval-action'), 0o755);
  return project;
}

/** Runs a line as an agent does: by a shell. */
function shell(project: Project, line: string) {
  const path = [join(project.folder, 'bin'), dirname(projectNode), process.env['PATH']].join(delimiter);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: project.folder,
    env: { PATH: path },
    encoding: 'utf8',
  });
  return { exitCode: status, stdout, stderr };
}

/**
 * A coding agent whose model is a script. It gets the skill and the run folder, and knows nothing else: its commands come
 * from the skill and from the failures, and its change from comparing the failed check with the answer.
 */
function scriptedAgent(project: Project, skill: string, runFolder: string): { report: string[] } {
  const commands = [...skill.matchAll(/`(eval-action [^`]+)`/g)].map(([, line = '']) => line);
  const read = commands.find((line) => line.startsWith('eval-action failures') && line.endsWith('--json')) ?? '';
  const lines = shell(project, read.replace('<run folder>', runFolder)).stdout.trim().split('\n');
  const entries = lines
    .map((line) => failureLineSchema().parse(JSON.parse(line)))
    .filter((line) => line.type === 'failure');
  const causes = new Map(entries.map((entry) => [entry.cause, entry]));
  return { report: [...causes.values()].flatMap((entry) => fix(project, entry)) };
}

function fix(project: Project, { cause, checks, reproduce = '', verify = '', untrusted = {} }: FailureEntry): string[] {
  const before = shell(project, reproduce).exitCode;
  // The numbers that the check asks for, and those that the answer has in their place.
  const [wanted = ''] = /\d+/.exec(checks[0]?.text ?? '') ?? [];
  const [answered = ''] = /\d+/.exec(untrusted.answer ?? '') ?? [];
  const product = ['policy.json', 'desk.mjs'].map((name) => join(project.folder, name));
  for (const file of product) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(answered)) writeFileSync(file, text.replaceAll(answered, wanted));
  }
  return [`${cause}: exit code ${before} before, ${shell(project, verify).exitCode} after`];
}

test('an agent that gets only the skill and the run folder repairs the product', () => {
  using project = checkout();
  const suite = project.read('shop.eval.yaml');
  expect(shell(project, 'eval-action run . -o good').exitCode).toBe(0);
  expect(project.exists('good/index.md')).toBe(false);
  project.write('policy.json', project.read('policy.json').replace('30', '14'));
  expect(shell(project, 'eval-action run . -o bad').exitCode).toBe(1);
  const index = project.read('bad/index.md');
  expect(index).toContain('· 2 tests · `check/contains`');
  // Each printed command runs as it is pasted.
  const printed = [...index.matchAll(/(?:Reproduce|Verify): `([^`]+)`/g)].map(([, line = '']) => line);
  expect(printed).toHaveLength(3);
  for (const line of printed) {
    expect(line).toMatch(/^node \/\S+\/dist\/cli\.js run /);
    expect(shell(project, line).exitCode).toBe(1);
  }

  const skill = readRepositoryFile('skills/fix-eval-regression/SKILL.md');
  const { report } = scriptedAgent(project, skill, 'bad');
  expect(report).toEqual([expect.stringMatching(/^c[0-9a-f]{8}: exit code 1 before, 0 after$/)]);
  expect(JSON.parse(project.read('policy.json'))).toEqual({ refundDays: 30, deliveryDays: 5 });
  expect(project.read('shop.eval.yaml')).toBe(suite);
  expect(shell(project, 'eval-action run . -o after').exitCode).toBe(0);
});
