import { describe, expect, test } from 'vitest';
import { helpOf } from '../support/command-line.ts';
import { aProject } from '../support/project.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { perform } from './perform.ts';

/** Every command line of AgentV's documents, with `agentv` for our program. */
const rows = readRepositoryFile('test/fixtures/documented-commands.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [place: string, line: string, happens: string]);

const SESSION = '11111111-2222-4333-8444-555555555555';

/** Words for placeholders; the first pattern that matches decides. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/(assert) <(?:grader-)?name>/g, '$1 rouge-score'],
  [/(create \w+) <name>/g, '$1 word-count'],
  [/(generate .*--target) <name>/g, '$1 judge'],
  [/--target <name>/g, '--target default'],
  [/--baseline <target>/g, '--baseline default'],
  [/--candidate <target>/g, '--candidate azure_base'],
  [/<file\.yaml>/g, 'evals/my-eval.yaml'],
  [/<id>/g, 'case-123'],
  [/<text>/g, 'hello'],
  [/<0-1>/g, '0.5'],
  [/<results\d\.jsonl>/g, 'before.jsonl'],
  [/<(?:baseline-|candidate-)?timestamp>/g, '2026-03-14T10-32-00-000Z'],
  [/<uuid>/g, SESSION],
  [/\/path\/to\/workspace/g, 'my-workspace'],
  [/[[\]]/g, ''],
];

/** The words of a command line, as a shell splits them. */
function argvOf(line: string): string[] {
  const filled = PLACEHOLDERS.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), line);
  const words = [...filled.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  return words.slice(words.indexOf('agentv') + 1);
}

const suite = (id: string) => `tests:
  - id: ${id}
    input: Say hello.
    expected_output: hello
    assertions: [{ type: contains, value: hello }]
  - { id: judged, input: Say hello., criteria: Says hello }
`;
const target = (name: string) => `  - { name: ${name}, provider: mock, response: hello, grader_target: judge }\n`;
const REPLY = JSON.stringify({
  score: 1,
  checks: [],
  rubrics: [{ id: 'says-it', outcome: 'Says hello', weight: 1, required: true }],
});
const TARGETS = `targets:
${['default', 'vscode_projectx', 'azure_base', 'azure-base'].map(target).join('')}  - { name: judge, provider: mock, response: '${REPLY}' }
`;
const result = (name: string, more: object = {}) =>
  `${JSON.stringify({ test_id: 'case-123', suite: 'my-eval', target: name, score: 1, timestamp: '2026-03-14T10:32:00.000Z', ...more })}\n`;
const FAILED = result('default', { score: 0, execution_status: 'execution_error', error: 'the network was down' });

const event = (role: string, content: unknown) =>
  `${JSON.stringify({ type: role, sessionId: SESSION, timestamp: '2026-01-31T00:00:00.000Z', message: { id: role, role, content } })}\n`;

const FILES = {
  [`.claude/projects/-x/${SESSION}.jsonl`]:
    event('user', 'Say hello.') + event('assistant', [{ type: 'text', text: 'hello' }]),
  'evals/my-eval.yaml': suite('case-123'),
  'evals/eval1.yaml': suite('one'),
  'evals/eval2.yaml': suite('two'),
  'evals/example.yaml': suite('addition'),
  'path/to/eval.yaml': suite('my-eval-case'),
  'path/to/evals/deep/some.yaml': suite('some'),
  'path/to/targets.yaml': TARGETS,
  '.agentv/targets.yaml': TARGETS,
  '.agentv/graders/rouge-score.mjs':
    "process.stdin.resume().on('end', () => console.log(JSON.stringify({ score: 1, assertions: [] })));\n",
  'evals.json': JSON.stringify({ evals: [{ id: 1, prompt: 'Say hello.', expected_output: 'hello' }] }),
  'result.json': JSON.stringify({ output: 'hello', input: 'Say hello.' }),
  'before.jsonl': result('default'),
  'after.jsonl': result('default'),
  f: 'hello',
  '.agentv/results/eval_previous.jsonl': FAILED,
  '.agentv/results/runs/2026-03-14T10-32-00-000Z/index.jsonl': result('default') + result('azure_base'),
};

describe('a command line of AgentV’s documents', () => {
  const isThere = (happens: string) => happens !== 'later';

  test.each(rows.filter(([, , happens]) => isThere(happens)))('%s: %s', async (_, line, happens) => {
    const argv = argvOf(line);
    using project = aProject(FILES);
    if (argv.includes('--help')) {
      expect(await helpOf(...argv)).toContain('Usage: eval-action');
      return;
    }
    const performed = perform(project, argv, {
      PATH: process.env['PATH'] ?? '',
      HOME: project.folder,
    });
    const [, kind, message = ''] = /^(says|prints): (.*)$/.exec(happens) ?? [];
    if (kind === 'says') return await expect(performed).rejects.toThrow(message);
    if (kind === 'prints') return expect((await performed).stderr).toContain(message);
    const { exitCode, stderr } = await performed;
    expect(stderr).not.toMatch(/^error/m);
    expect(exitCode).toBe(0);
  });
});
