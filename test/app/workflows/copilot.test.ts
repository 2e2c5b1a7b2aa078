import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { agentRecordings } from '../../support/agent-streams.ts';
import { events } from '../../support/github-events.ts';
import { TOKEN } from '../../support/github-server.ts';
import { aProject } from '../../support/project.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { aWorkflowRun } from '../../support/workflow-run/site.ts';

const EXAMPLE = 'examples/agents/copilot';
const workflow = readRepositoryFile(`${EXAMPLE}/workflow.yml`);
const FILES = {
  [`${EXAMPLE}/a.eval.yaml`]:
    'execution: { target: copilot }\ntests: [{ id: greets, input: hi, assertions: [{ type: llm-grader, prompt: "Polite? {{output}}" }] }]\n',
  [`${EXAMPLE}/.agentv/targets.yaml`]: readRepositoryFile(`${EXAMPLE}/.agentv/targets.yaml`),
};

const { answered, refused } = agentRecordings['copilot-cli'];
const VERDICT = JSON.stringify({ score: 1, assertions: [{ text: 'It is polite', passed: true }] });
const linesOf = (said: readonly object[]) => said.map((event) => JSON.stringify(event)).join('\n');

/** A machine on which npm installs a Copilot CLI that knows the token of the job, and two models. */
function machine(knownToken: string) {
  const programs = aProject({
    npm: '#!/bin/sh\n[ "$*" = "install --global @github/copilot@1.0.102" ] && : > "$(dirname "$0")/installed"\n',
    copilot: `#!/bin/sh
cd "$(dirname "$0")" && [ -f installed ] || exit 9
case " $* " in *" --version "*) echo 1.0.102; exit 0;; esac
cat > /dev/null; env >> env.txt
case "$COPILOT_GITHUB_TOKEN $*" in
"${knownToken} "*"--model gpt-5.4-mini"*) cat judge.jsonl;;
"${knownToken} "*"--model claude-sonnet-4.6"*) cat answer.jsonl;;
*) cat refused.jsonl; exit 1;;
esac
`,
    'answer.jsonl': linesOf(answered('Hello.').events),
    'judge.jsonl': linesOf(answered(VERDICT).events),
    'refused.jsonl': linesOf(refused(403).events),
  });
  for (const name of ['npm', 'copilot']) chmodSync(join(programs.folder, name), 0o755);
  return programs;
}

describe('the workflow of the example of Copilot CLI, which has no stored secret,', () => {
  test('asks Copilot CLI with the token of the job as target and as judge, and comments from its other job', async () => {
    using programs = machine(TOKEN);
    await using at = await aWorkflowRun(workflow, FILES, { event: events.pullRequest, path: [programs.folder] });
    const jobs = await at.run.runAll();
    expect([...jobs.values()].map(({ name, result, log }) => [name, result === 'success' || log])).toEqual([
      ['evals', true],
      ['report', true],
    ]);
    expect(at.github.comments).toHaveLength(1);
    expect(at.github.comments[0]?.body).toContain('1 of 1 passed');

    const seen = programs.read('env.txt');
    expect(seen).not.toMatch(/^(?:GITHUB_TOKEN|INPUT_GITHUB-TOKEN|ACTIONS_RUNTIME_TOKEN)=/m);
    const shown = [...jobs.values()].map(({ summary, outputs }) => summary + JSON.stringify(outputs));
    expect(shown.join('') + at.github.comments[0]?.body).not.toContain(TOKEN);
  });

  test('is not green where Copilot refuses the token', async () => {
    using programs = machine('ghs_of_somebody_else');
    await using at = await aWorkflowRun(workflow, FILES, { event: events.pullRequest, path: [programs.folder] });
    const jobs = await at.run.runAll();
    expect([...jobs.values()].map(({ name, result }) => [name, result])).toEqual([
      ['evals', 'failure'],
      ['report', 'failure'],
    ]);
    expect(at.github.comments[0]?.body).toMatch(/invalid/i);
  });
});
