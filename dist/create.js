import { In as howCalled, Xo as findKind, dd as userError, fi as graders } from "./common.js";
import { n as schemaLine } from "./init-files.js";
const { join } = process.getBuiltinModule("node:path");
// src/app/inspect/starting-files.ts
const NAME = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/i;
function requireName(name) {
	if (NAME.test(name)) return;
	throw userError("INPUT_INVALID", "This name cannot be the name of a file and of a type", {
		expected: "letters, digits, \"-\" and \"_\", at most 64, such as word-count",
		found: name
	});
}
const IMPORT = "import { defineAssertion } from '@agentv/eval-action/grader';";
const assertionFile = (name, ending) => ({
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
`
});
const evalFiles = (name) => [{
	path: `evals/${name}.eval.yaml`,
	text: `${schemaLine("eval")}
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
`
}, {
	path: `evals/${name}.cases.jsonl`,
	text: `${JSON.stringify({
		id: "second-test",
		input: "What is 6 * 7? Answer with the number.",
		assertions: [{
			type: "contains",
			value: "42"
		}]
	})}\n`
}];
// src/app/cli/commands/create.ts
async function createCommand({ what, name }, runtime, terminal) {
	requireName(name);
	const wanted = what === "eval" ? evalFiles(name) : [await assertion(name, runtime)];
	await refuseExisting(wanted, runtime);
	for (const { path, text } of wanted) {
		if (!await runtime.files.create(join(runtime.cwd, path), text)) throw exists(path);
		terminal.print(`written  ${path}`);
	}
	const program = howCalled(runtime, runtime.cwd);
	const next = what === "eval" ? `Next, run it:\n  ${program} run evals/${name}.eval.yaml` : `Next, use it in a suite as { type: ${name} }, or try it on a text:\n  ${program} assert ${name} --agent-output 'some answer'`;
	terminal.print(`\n${next}`);
	return 0;
}
async function assertion(name, { scripts }) {
	if (findKind(graders, name) !== void 0) throw userError("INPUT_INVALID", `"${name}" is a built-in grader, which comes before a file of that name`, { hint: "Choose another name." });
	return assertionFile(name, (await scripts.starter(".ts")).kind === "found" ? ".ts" : ".mjs");
}
async function refuseExisting(wanted, { files, cwd }) {
	for (const { path } of wanted) if (await files.state(join(cwd, path)) !== "missing") throw exists(path);
}
const exists = (path) => userError("OUTPUT_UNWRITABLE", `${path} already exists`, { hint: "Choose another name, or remove the file." });
export { createCommand };
