import { userError } from '../../model/errors.ts';
import { type NewFile, schemaLine } from './init-files.ts';

/** Names of types and files: nothing to quote in YAML, in a shell, or in a path. */
const NAME = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/i;

export function requireName(name: string): void {
  if (NAME.test(name)) return;
  throw userError('INPUT_INVALID', 'This name cannot be the name of a file and of a type', {
    expected: 'letters, digits, "-" and "_", at most 64, such as word-count',
    found: name,
  });
}

const IMPORT = "import { defineAssertion } from '@agentv/eval-action/grader';";

/** A grader in JavaScript that is TypeScript, too. It scores by what an author replaces first. */
export const assertionFile = (name: string, ending: '.ts' | '.mjs'): NewFile => ({
  path: `.agentv/assertions/${name}${ending}`,
  text: `// The grader "${name}": suites use it as { type: ${name} }. Try it on a text:
//   eval-action assert ${name} --agent-output 'some answer'
${IMPORT}

defineAssertion(({ answer }) => {
  const words = answer.split(/\\s+/).filter((word) => word !== '').length;
  // TODO: replace this check. Instead of "pass", return "score", a number from 0 to 1.
  const pass = words > 0;
  return { pass, assertions: [{ text: \`The answer has \${words} words\`, passed: pass }] };
});
`,
});

/** A suite with one test, and a file of further ones. */
export const evalFiles = (name: string): readonly NewFile[] => [
  {
    path: `evals/${name}.eval.yaml`,
    text: `${schemaLine('eval')}
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
  },
  {
    path: `evals/${name}.cases.jsonl`,
    text: `${JSON.stringify({
      id: 'second-test',
      input: 'What is 6 * 7? Answer with the number.',
      assertions: [{ type: 'contains', value: '42' }],
    })}\n`,
  },
];
