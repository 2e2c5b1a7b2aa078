/** What every agent tells of its work reaches the graders that look at it, from one call in a pooled workspace. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRecordings, type RecordedAgent } from '../support/agent-streams.ts';
import { aRemote } from '../support/git-remote.ts';
import { evaluated } from './evaluated.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'graded-agents-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

const SKILL = 'skills/pdf/SKILL.md';
const EDIT = 'echo more >> lib/a.txt';

/** The recordings, with a command that opens the file of a skill. */
const linesOf = (events: readonly object[]): string =>
  events.map((event) => `${JSON.stringify(event).replaceAll('echo hi', `cat ${SKILL}`)}\n`).join('');

/** Copilot tells its tokens in a file alone. */
const USAGE = '{"modelMetrics":{"m":{"usage":{"inputTokens":203,"outputTokens":40}}}}';
const NOTIFY_USAGE = `while [ $# -gt 1 ]; do [ "$1" = --usage-output-file ] && echo '${USAGE}' > "$2"; shift; done`;

function program(name: RecordedAgent): string {
  const path = join(folder, name);
  writeFileSync(`${path}.events`, linesOf(agentRecordings[name].answered('blue').events));
  const replies = `cat > /dev/null; ${EDIT}; cat '${path}.events'; ${NOTIFY_USAGE}; exit 0`;
  const version = `case " $* " in *" --version "*) echo '9.8.7'; exit 0;; esac`;
  writeFileSync(path, `#!/bin/sh\n${version}\n${replies}\n`, { mode: 0o755 });
  return path;
}

const grader = `import { readFileSync } from 'node:fs';
const { file_changes: changes } = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify({ score: changes?.includes('b/lib/a.txt') && changes.includes('+more') ? 1 : 0, assertions: [] }));
`;

describe.each(Object.keys(agentRecordings) as RecordedAgent[])('of %s', (name) => {
  test('the tool calls, the figures, the skill and the changed files are graded', async () => {
    using remote = aRemote({ 'a.txt': 'one\n' });
    const assertions = [
      { type: 'tool-trajectory', mode: 'exact', expected: [{ tool: 'Bash' }] },
      { type: 'execution-metrics', max_tool_calls: 1, max_tokens: 100_000 },
      { type: 'execution-metrics', name: 'too-many', max_tool_calls: 0 },
      { type: 'skill-trigger', skill: 'pdf' },
      { type: 'skill-trigger', skill: 'docx', should_trigger: false },
      { type: 'code-grader', command: [process.execPath, 'changes.mjs'] },
      { type: 'contains', value: 'blue' },
    ];
    const suite = {
      workspace: { repos: [{ path: 'lib', repo: remote.url }] },
      tests: [{ id: 'a', input: 'Work.', assertions }],
    };
    const target = { name: 'default', provider: name, executable: program(name), timeout_seconds: 30 };
    const files = {
      '.agentv/targets.yaml': JSON.stringify({ targets: [target] }),
      'evals/a.eval.yaml': JSON.stringify(suite),
      'evals/changes.mjs': grader,
    };
    const { result } = await evaluated(files);
    const graded = result('a');
    expect(graded).not.toHaveProperty('failure');
    expect(graded.fileChanges).toContain('\n one\n+more');
    expect(graded.scores.map(({ score }) => score)).toEqual([1, 1, 0, 1, 1, 1, 1]);
  });
});
