import { vc as isReserved } from "./common.js";
const { dirname, relative } = process.getBuiltinModule("node:path");
// src/app/inspect/init-files.ts
const FIRST_SUITE = "evals/first.eval.yaml";
const newFiles = (found) => [
	{
		path: `.github/workflows/evals${found.subfolder === "" ? "" : `-${found.subfolder.replaceAll(/[^\w.-]+/g, "-")}`}.yml`,
		isInRoot: true,
		text: workflow(found),
		...found.workflows.length > 0 && { instead: `${found.workflows[0]} already runs evals` }
	},
	{
		path: FIRST_SUITE,
		text: firstSuite(found),
		...found.suites.length > 0 && { instead: suitesThere(found.suites) }
	},
	{
		path: ".agentv/targets.yaml",
		text: targets(found),
		...found.targets !== void 0 && { instead: `${found.targets.file} already exists` }
	},
	{
		path: ".agentv/config.yaml",
		text: CONFIG
	},
	{
		path: ".env.example",
		text: envExample(found)
	}
];
function suitesThere([first, ...others]) {
	return others.length === 0 ? `${first} already exists` : `${first} and ${others.length} more already exist`;
}
function workflow(found) {
	const { secrets, settings } = variablesOf(found);
	const branch = /^[a-z][\w/-]*$/i.test(found.baseBranch) ? found.baseBranch : JSON.stringify(found.baseBranch);
	return `${[
		`name: ${found.subfolder === "" ? "evals" : JSON.stringify(`evals of ${found.subfolder}`)}`,
		"on:",
		"  pull_request:",
		"  push:",
		`    branches: [${branch}] # what pull requests are compared with`,
		"permissions: {}",
		"concurrency: # a new push cancels the run of the previous one",
		"  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.sha }}",
		"  cancel-in-progress: true",
		"",
		"jobs:",
		"  evals:",
		"    runs-on: ubuntu-latest",
		"    timeout-minutes: 30",
		"    permissions:",
		"      actions: read # to find the results of the base branch",
		"      contents: read",
		"      pull-requests: write # to comment",
		"    steps:",
		"      - uses: actions/checkout@v5",
		"        with:",
		"          persist-credentials: false",
		...found.packages.flatMap((each) => installing(each, found)),
		"      - uses: agentv/eval-action@v1",
		...inputs(found),
		...secrets.length + settings.length > 0 ? [
			"        env:",
			...secrets.map((name) => `          ${name}: \${{ secrets.${name} }}`),
			...settings.map((name) => `          ${name}: \${{ vars.${name} }}`)
		] : ["        # Pass the keys of targets from the secrets of the repository, and other settings from its variables:", ...NO_KEYS]
	].join("\n")}\n`;
}
const NO_KEYS = [
	"        # env:",
	"        #   OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}",
	"        #   OPENAI_MODEL: ${{ vars.OPENAI_MODEL }}"
];
function inputs({ subfolder, suites, suitesAreFound, hasThreshold }) {
	return [
		"        with:",
		...subfolder === "" ? [] : [`          working-directory: ${JSON.stringify(subfolder)}`],
		...suitesAreFound ? [] : ["          evals: |", ...suites.filter(isPlain).map((path) => `            ${path}`)],
		...hasThreshold ? [] : ["          threshold: 0.8 # minimum mean score of each suite"],
		"          seed-baseline: 5 # trials per test in the first run of the default branch, as the baseline of pull requests"
	];
}
const isPlain = (path) => /^[^\s!#][^\p{Cc}]*$/u.test(path) && !path.includes("${{");
const INSTALL = {
	node: [
		"      # If a target or a grader needs the packages of this repository:",
		"      # - uses: actions/setup-node@v5",
		"      #   with: { node-version: 24 }",
		"      # - run: npm ci"
	],
	python: [
		"      # If a target or a grader needs the Python packages of this repository:",
		"      # - uses: actions/setup-python@v6",
		"      #   with: { python-version: '3.13' }",
		"      # - run: pip install ."
	]
};
function installing(each, { entryPoint, subfolder }) {
	const lines = each === "python" && entryPoint?.program === "installed" ? INSTALL.python.slice(1).map((line) => line.replace("# ", "")) : INSTALL[each];
	if (subfolder === "") return lines;
	return lines.flatMap((line) => line.includes("- run:") ? [line, line.replace(/- run:.*/, `  working-directory: ${JSON.stringify(subfolder)}`)] : [line]);
}
function schemaLine(file) {
	return `# yaml-language-server: $schema=https://raw.githubusercontent.com/agentv/eval-action/v1/schema/${file}.schema.json`;
}
function firstSuite({ targets }) {
	const [first = "default"] = targets?.names ?? [];
	const target = targets === void 0 || targets.names.includes("default") ? [] : [`  target: ${JSON.stringify(first)}`];
	return `${schemaLine("eval")}
# A suite is a list of tests: questions with checks of their answers. Try it: eval-action run
name: first

execution:
${[...target, "  threshold: 0.8 # minimum mean score of the suite"].join("\n")}

tests:
  - id: knows-the-answer
    input: What is six times seven? Give the number and nothing that is not asked.
    assertions:
      - { type: contains, value: '42', required: true }

  - id: keeps-to-the-question
    input: What is six times seven? Give the number and nothing that is not asked.
    assertions:
      - { type: icontains, value: as a language model, negate: true }
`;
}
const targets = (found) => `${schemaLine("targets")}
# The agents and models under test. Suites use the target "default", unless they name another one.
targets:
${found.entryPoint === void 0 ? STUB : ownProgram(found, found.entryPoint)}
  # A model, with a key from the environment or from a .env file:
  # - name: model
  #   provider: openai
  #   api_key: \${{ OPENAI_API_KEY }}
  #   model: gpt-5.4-mini
`;
const CONFIG = `${schemaLine("config")}
# Settings of all runs of this repository. Remove "# " from the lines that you need. Flags and inputs of the action take
# precedence; the keys under gate are decided by the base branch of a pull request.

# Suites of a run without arguments:
# eval_patterns: ["evals/**/*.eval.yaml"]

# execution:
#   verbose: true # print requests, and the commands of targets
#   trace_file: .agentv/results/trace-{timestamp}.jsonl

# eval_action:
#   workers: 5 # tests at the same time
#   budget_usd: 10 # stop when the run has cost this much

# gate:
#   threshold: 0.8 # minimum mean score of each suite
#   max_drop: 0.05 # largest drop of a suite that is accepted without being certain
`;
const STUB = `  # A stub, so that the first run passes. Replace it with a command that calls your agent: {PROMPT} becomes the
  # question, and the output of the command is the answer. Commands run in the folder of the suite.
  - name: default
    provider: cli
    command: echo 42
`;
function ownProgram({ suites }, entryPoint) {
	const [suite = FIRST_SUITE] = suites;
	const [command, advice] = entryPoint.program === "installed" ? [entryPoint.name, "\n  # Install it first: pip install -e ."] : [`${entryPoint.program} ${relative(dirname(suite), entryPoint.path).replaceAll("\\", "/")}`, ""];
	return `  # The program of this project: {PROMPT} becomes the question, and its output is the answer. It runs in the folder of
  # the suite.${advice}
  - name: default
    provider: cli
    command: ${command} {PROMPT}
    timeout_seconds: 120

  # A stub without dependencies, to see a passing run: eval-action run --target stub
  - name: stub
    provider: cli
    command: echo 42
`;
}
function envExample(found) {
	const { secrets, settings } = variablesOf(found);
	const variables = [...secrets, ...settings];
	return `# Copy this file to .env and fill it in. Do not commit .env: in CI, the values come from secrets.\n${(variables.length > 0 ? variables.map((name) => `${name}=`) : ["# A target with ${{ OPENAI_API_KEY }} reads this variable:", "# OPENAI_API_KEY="]).join("\n")}\n`;
}
function variablesOf({ targets: found }) {
	const isWanted = (name) => /^[A-Za-z_]\w*$/.test(name) && !isReserved(name) && !/^GITHUB_/i.test(name);
	return {
		secrets: (found?.secrets ?? []).filter(isWanted),
		settings: (found?.settings ?? []).filter(isWanted)
	};
}
export { schemaLine as n, variablesOf as r, newFiles as t };
