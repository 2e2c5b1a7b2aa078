import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../../src/config/settings.ts';
import { isWholeSubject, whyNotComparable } from '../../../src/model/run/fingerprint.ts';
import { prepare } from '../../../src/runner/pipeline/prepare.ts';
import { realRuntime, unstoppable } from '../../../src/runner/pipeline/runtime.ts';
import { evaluate } from '../../app/evaluated.ts';
import { commitAll, initRepository } from '../../support/git-remote.ts';
import { aProject, type Project } from '../../support/project.ts';

const targets = (response: string) => `targets:
  - { name: default, provider: mock, response: ${response}, grader_target: judge }
  - { name: judge, provider: mock, response: '{"score":1}' }
`;

const suite = `tests:
  - id: greets
    input: Say hello
    assertions:
      - { type: contains, value: hello }
      - { type: code-grader, command: [node, graders/polite.mjs] }
      - { type: llm-grader, prompt: "Is {{output}} polite?" }
`;

const files = {
  '.agentv/targets.yaml': targets('hello'),
  '.gitignore': '.agentv/results\n',
  'evals/a.eval.yaml': suite,
  'evals/graders/polite.mjs': 'console.log(JSON.stringify({ score: 1 }));\n',
};

const runtimeIn = (project: Project) => {
  const log = { info() {}, warn() {}, error() {} };
  return { ...realRuntime(log, unstoppable()), cwd: project.folder };
};

/** The fingerprints of the one test of a checkout, as the plan has them. */
async function fingerprints(project: Project, env: Readonly<Record<string, string>> = {}) {
  const runtime = runtimeIn(project);
  const { plan } = await prepare(parseInputs({ evals: 'evals' }), { ...runtime, env: { ...runtime.env, ...env } });
  const [step] = plan.steps;
  return step?.kind === 'run'
    ? { measure: step.measure ?? '', subject: step.subject ?? '' }
    : { measure: '', subject: '' };
}

const measured = async (project: Project, env?: Readonly<Record<string, string>>) =>
  (await fingerprints(project, env)).measure;

describe('the fingerprints of a run', () => {
  test('are the same in another checkout of the same files, and are in its rows', async () => {
    using here = aProject(files);
    using there = aProject(files);
    const own = await fingerprints(here);
    expect(await fingerprints(there)).toEqual(own);
    const { run } = await evaluate(parseInputs({ evals: 'evals' }), runtimeIn(here));
    expect(run.results).toMatchObject([own]);
    const rows = here.list('.agentv/results/runs/default');
    const row = here.read(`.agentv/results/runs/default/${rows[0]}/index.jsonl`);
    expect(JSON.parse(row)).toMatchObject(own);
  });

  test('report what was edited: the question, a script that grades, the judge', async () => {
    using project = aProject(files);
    const before = await measured(project);
    const whyAfter = async (path: string, text: string) => {
      const old = project.read(path);
      project.write(path, text);
      const now = await measured(project);
      project.write(path, old);
      return whyNotComparable(before, now);
    };
    const { 'evals/a.eval.yaml': yaml, '.agentv/targets.yaml': known } = files;
    expect(await whyAfter('evals/a.eval.yaml', yaml.replace('Say hello', 'Say good-bye'))).toBe('the question changed');
    expect(await whyAfter('evals/graders/polite.mjs', '// once more\nconsole.log("{}");\n')).toBe(
      'the graders changed',
    );
    expect(await whyAfter('.agentv/targets.yaml', known.replace('"score":1', '"score":0'))).toBe(
      'not comparable: the judge changed',
    );
    // What is edited around it, and the target itself, leave the measure as it is.
    project.write('evals/a.eval.yaml', `# A comment\n\n${yaml}`);
    project.write('.agentv/targets.yaml', targets('hello there'));
    expect(await measured(project)).toBe(before);
  });

  test('see the programs of a judge: the one that prints its prompt, and those that read files for it', async () => {
    const judged = `      - type: llm-grader
        prompt: { command: [node, prompts/ask.mjs] }
        preprocessors: [{ type: xlsx, command: [node, read.mjs] }]
`;
    const script = 'console.log("Is it polite?");\n';
    using project = aProject({
      ...files,
      'evals/a.eval.yaml': `tests:\n  - id: greets\n    input: Say hello\n    assertions:\n${judged}`,
      'evals/prompts/ask.mjs': script,
      'evals/read.mjs': script,
    });
    const before = await measured(project);
    for (const path of ['evals/prompts/ask.mjs', 'evals/read.mjs']) {
      project.write(path, 'console.log("Is it kind?");\n');
      expect(whyNotComparable(before, await measured(project))).toBe('the graders changed');
      project.write(path, script);
    }
    expect(await measured(project)).toBe(before);
  });

  test('know what a workspace holds where it follows from the files of the repository', async () => {
    const subjectWith = async (workspace: string) => {
      using project = aProject({
        ...files,
        'evals/a.eval.yaml': `workspace: ${workspace}\n${suite}`,
        'evals/app/main.txt': 'one\n',
      });
      initRepository(project.folder);
      commitAll(project.folder);
      return (await fingerprints(project)).subject;
    };
    expect(isWholeSubject(await subjectWith('{ template: app }'))).toBe(true);
    expect(isWholeSubject(await subjectWith('{ path: app }'))).toBe(false);
    const moving = `{ repos: [{ path: lib, source: { type: git, url: 'file:///nowhere' }, checkout: { ref: main } }] }`;
    expect(isWholeSubject(await subjectWith(moving))).toBe(false);
  });

  test('hold nothing of a secret that a script or a question holds', async () => {
    using project = aProject({
      ...files,
      'evals/a.eval.yaml': suite.replace('Say hello', 'Say ${{ PASS_TOKEN }}'),
    });
    const withToken = async (token: string) => {
      project.write('evals/graders/polite.mjs', `// ${token}\nconsole.log('{"score":1}');\n`);
      return await fingerprints(project, { PASS_TOKEN: token });
    };
    expect(await withToken('hunter2hunter2')).toEqual(await withToken('correct-horse'));
  });

  test('know the files of the repository only while nothing is edited', async () => {
    using project = aProject(files);
    initRepository(project.folder);
    expect(isWholeSubject((await fingerprints(project)).subject)).toBe(false);
    commitAll(project.folder);
    const first = await fingerprints(project);
    expect(isWholeSubject(first.subject)).toBe(true);
    commitAll(project.folder);
    expect(await fingerprints(project)).toEqual(first);
    project.write('README.md', 'new\n');
    expect(isWholeSubject((await fingerprints(project)).subject)).toBe(false);
    commitAll(project.folder);
    const other = await fingerprints(project);
    expect(other.measure).toBe(first.measure);
    expect(other.subject).not.toBe(first.subject);
  });
});
