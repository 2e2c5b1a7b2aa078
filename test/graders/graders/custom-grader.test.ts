import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { customGrader } from '../../../src/graders/graders/code-grader.ts';
import type { GraderDeps } from '../../../src/model/ports/grader.ts';
import { survivors } from '../../support/processes.ts';
import { aProject } from '../../support/project.ts';
import { aSubmission, gradeWith, realDeps, scored } from '../support.ts';

const project = aProject({});
afterAll(() => project[Symbol.dispose]());

/** A grader of the repository, as the suite's reader hands it on. */
function aGrader(name: string, text: string, config: Record<string, unknown> = {}) {
  const shown = `.agentv/assertions/${name}`;
  project.write(shown, text);
  return { called: name.replace(/\.\w+$/, ''), file: join(project.folder, shown), shown, config };
}

const deps = (more: Partial<GraderDeps> = {}): GraderDeps => realDeps({ suiteFolder: project.folder, ...more });

const reads = (language: 'esm' | 'cjs'): string =>
  language === 'esm'
    ? `import { readFileSync } from 'node:fs';\nconst data = JSON.parse(readFileSync(0, 'utf8'));\n`
    : `const data = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));\n`;
const PRINTS = 'console.log(JSON.stringify({ score: data.output.length / 10, details: data.config }));\n';

describe('each language is started by what runs it', () => {
  const rows: [name: string, text: string][] = [
    ['module.js', reads('esm') + PRINTS],
    ['common.js', reads('cjs') + PRINTS],
    [
      'typed.ts',
      `${reads('esm')}const score: number = data.output.length / 10;\nenum Key { Words = 'words' }\n${PRINTS}`,
    ],
    [
      'python.py',
      'import json, sys\ndata = json.load(sys.stdin)\nprint(json.dumps({"score": len(data["output"]) / 10, "details": data["config"]}))\n',
    ],
    ['shell.sh', 'payload=$(cat)\necho "{\\"score\\": 0.5, \\"details\\": {\\"words\\": 3}}"\n'],
  ];
  test.each(rows)('%s', async (name, text) => {
    const reply = scored(
      await gradeWith(customGrader, aGrader(name, text, { words: 3 }), aSubmission('Hello'), deps()),
    );
    expect(reply).toMatchObject({ score: 0.5, details: { words: 3 } });
    expect(reply.assertions).toEqual([]);
  });

  test('in the folder of the suite, and the record says how without the folders of this machine', async () => {
    const grader = aGrader('where.mjs', 'console.log(JSON.stringify({ score: 1, reasoning: process.cwd() }));');
    const reply = scored(await gradeWith(customGrader, grader, aSubmission('Hello'), deps()));
    expect(reply).toMatchObject({
      reasoning: project.folder,
      input: { command: ['node', '.agentv/assertions/where.mjs'] },
    });
  });

  test('what is not installed on this machine leaves the answer unjudged', async () => {
    const scripts: GraderDeps['scripts'] = {
      ...deps().scripts,
      starter: async () => ({ kind: 'none', missing: 'Python', hint: 'Install it.' }),
    };
    const reply = await gradeWith(customGrader, aGrader('a.py', ''), aSubmission('Hello'), deps({ scripts }));
    expect(reply).toEqual({
      kind: 'undecided',
      reason: 'The grader could not be started: Python is not installed on this machine. Install it.',
    });
  });
});

describe('it speaks as a code grader', () => {
  test('text as output, plain text as a pass, an exit code as a failure', async () => {
    const passes = await gradeWith(customGrader, aGrader('fine.sh', 'echo fine'), aSubmission('Hello'), deps());
    const fails = await gradeWith(customGrader, aGrader('bad.sh', 'echo bad; exit 2'), aSubmission('Hello'), deps());
    expect(scored(passes)).toMatchObject({ score: 1, assertions: [{ text: 'fine', passed: true }] });
    expect(scored(fails)).toMatchObject({ score: 0, assertions: [{ text: 'bad', passed: false }] });
  });

  test('cancelled, it leaves nothing behind', async () => {
    const pids = join(project.folder, 'pids-2');
    const grader = aGrader('waits.mjs', spawning(pids));
    const stop = new AbortController();
    const ended = customGrader.open(grader, deps()).grade(aSubmission('Hello'), stop.signal);
    while (!project.exists('pids-2')) await sleep(10);
    stop.abort();
    expect(await ended).toEqual({ kind: 'undecided', reason: 'The grader was cancelled', input: expect.anything() });
    expect(await survivors(pidsIn(pids))).toEqual([]);
  });
});

const pidsIn = (path: string): number[] => readFileSync(path, 'utf8').trim().split('\n').map(Number);

const spawning = (pids: string): string => `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const child = spawn('sleep', ['300']);
writeFileSync(${JSON.stringify(pids)}, child.pid + '\\n' + process.pid + '\\n');
setInterval(() => {}, 1000);
`;
