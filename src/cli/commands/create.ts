import { join } from 'node:path';
import { Argument } from 'commander';
import { graders } from '../../graders/graders/index.ts';
import { userError } from '../../model/errors.ts';
import { findKind } from '../../model/suite/kind.ts';
import { howCalled } from '../../runner/pipeline/how-called.ts';
import { defineCommand } from '../command.ts';
import { schemaLine } from '../init/new-files.ts';

const WHAT = 'assertion: .agentv/assertions/NAME.ts; eval: evals/NAME.eval.yaml with tests';

/** Names of types and files: nothing to quote in YAML, in a shell, or in a path. */
const NAME = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/i;

export const command = defineCommand({
  summary: 'Write a starting file that runs: a grader of your own, or a suite. Overwrites nothing.',
  help: `
Examples:
  eval-action create assertion word-count
  eval-action create eval refunds

Exit codes: 0 written, 2 not written.`,
  flags: (parser) =>
    parser
      .addArgument(new Argument('<what>', WHAT).choices(['assertion', 'eval']))
      .argument('<name>', 'name of the file, such as word-count'),
  options: (what: 'assertion' | 'eval', name: string) => ({ what, name }),
  /** All files, or none. */
  async run({ what, name }, runtime, terminal) {
    const { cwd, files, scripts } = runtime;
    if (!NAME.test(name)) {
      throw userError('INPUT_INVALID', 'This name cannot be the name of a file and of a type', {
        expected: 'letters, digits, "-" and "_", at most 64, such as word-count',
        found: name,
      });
    }
    if (what === 'assertion' && findKind(graders, name) !== undefined) {
      throw userError('INPUT_INVALID', `"${name}" is a built-in grader, which comes before a file of that name`, {
        hint: 'Choose another name.',
      });
    }
    // TypeScript needs a newer Node than this program does.
    const ending = (await scripts.starter('.ts')).kind === 'found' ? '.ts' : '.mjs';
    const wanted = Object.entries(
      what === 'eval' ? suiteFiles(name) : { [`.agentv/assertions/${name}${ending}`]: assertion(name) },
    );
    const exists = (path: string) =>
      userError('OUTPUT_UNWRITABLE', `${path} already exists`, { hint: 'Choose another name, or remove the file.' });
    for (const [path] of wanted) if ((await files.state(join(cwd, path))) !== 'missing') throw exists(path);
    for (const [path, text] of wanted) {
      if (!(await files.create(join(cwd, path), text))) throw exists(path);
      terminal.print(`written  ${path}`);
    }
    const program = howCalled(runtime, cwd);
    const next =
      what === 'eval'
        ? `Next, run it:\n  ${program} run evals/${name}.eval.yaml`
        : `Next, use it in a suite as { type: ${name} }, or try it on a text:\n  ${program} assert ${name} --agent-output 'some answer'`;
    terminal.print(`\n${next}`);
    return 0;
  },
});

/** A grader in JavaScript that is TypeScript, too. It scores by what an author replaces first. */
const assertion = (
  name: string,
): string => `// The grader "${name}": suites use it as { type: ${name} }. Try it on a text:
//   eval-action assert ${name} --agent-output 'some answer'
${"import { defineAssertion } from '@agentv/eval-action/grader';"}

defineAssertion(({ answer }) => {
  const words = answer.split(/\\s+/).filter((word) => word !== '').length;
  // TODO: replace this check. Instead of "pass", return "score", a number from 0 to 1.
  const pass = words > 0;
  return { pass, assertions: [{ text: \`The answer has \${words} words\`, passed: pass }] };
});
`;

/** A suite with one test, and a file of further ones: the text by path. */
const suiteFiles = (name: string): Readonly<Record<string, string>> => ({
  [`evals/${name}.eval.yaml`]: `${schemaLine('eval')}
# Run it: eval-action run evals/${name}.eval.yaml
name: ${JSON.stringify(name)}

execution:
  target: default # a target of .agentv/targets.yaml; "eval-action init" writes one

tests:
  - id: first-test
    # TODO: write what you ask the agent, and what its answer must contain.
    input: What is six times seven?
    assertions:
      - { type: contains, value: '42' }

  # One test per line
  - file://${name}.cases.jsonl
`,
  [`evals/${name}.cases.jsonl`]: `${JSON.stringify({
    id: 'second-test',
    input: 'What is 6 * 7? Answer with the number.',
    assertions: [{ type: 'contains', value: '42' }],
  })}\n`,
});
