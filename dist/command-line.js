import { $s as never, $u as orList, Bc as redactor, Cc as refuse, Mc as sourcesOf, Oi as hanging, Ot as plannedInputNames, Qs as toExitCode, Rc as secretValues, Yu as capitalized, Zs as exitOnUncaughtErrors, a as addGroupedFlags, ad as invalidValue, c as flagTexts, dd as userError, gt as neutral, h as harmlessJson, i as addFlag, id as UserError, l as inputsOf, mc as listed, nn as version, o as addInputFlags, od as messageOf, s as flagSpelling } from "./common.js";
import { i as Option, n as Command, r as CommanderError, t as Argument } from "./esm2.js";
import { a as reportDocsOf, i as readingInputs, n as decidingInputs, r as parseReportInputs } from "./report-inputs.js";
const { extname } = process.getBuiltinModule("node:path");
// src/adapters/terminal.ts
const WIDTH_WITHOUT_TERMINAL = 100;
const NARROWEST = 40;
function openTerminal(stdout, stderr, env) {
	const isLive = stderr.isTTY === true && env["TERM"] !== "dumb" && !env["CI"];
	let shown = "";
	const clear = () => {
		if (shown !== "") stderr.write("\r\x1B[2K");
		shown = "";
	};
	let unwritten = "";
	const flush = () => {
		if (unwritten === "") return;
		const text = unwritten;
		unwritten = "";
		stdout.write(text);
	};
	for (const stream of [stdout, stderr]) stream.on("error", () => {});
	return {
		colour: wantsColour(stdout, env),
		width: Math.max(NARROWEST, stdout.isTTY ? stdout.columns ?? 80 : WIDTH_WITHOUT_TERMINAL),
		screen: columnsOfScreen(stdout),
		errorScreen: columnsOfScreen(stderr),
		print(text) {
			clear();
			if (unwritten === "" && !stdout.isTTY) setImmediate(flush);
			unwritten += `${text}\n`;
			if (stdout.isTTY) flush();
		},
		complain(text) {
			flush();
			clear();
			stderr.write(`${text}\n`);
		},
		status(textOf) {
			if (!isLive) return;
			const text = textOf();
			if (text === shown) return;
			clear();
			shown = text.slice(0, Math.max(NARROWEST, (stderr.columns ?? 80) - 1));
			stderr.write(shown);
		}
	};
}
const columnsOfScreen = ({ isTTY, columns = 80 }) => isTTY ? Math.max(NARROWEST, columns) : void 0;
function wantsColour(stdout, env) {
	if (env["NO_COLOR"]) return false;
	if (env["FORCE_COLOR"] !== void 0 && env["FORCE_COLOR"] !== "") return env["FORCE_COLOR"] !== "0";
	return stdout.isTTY === true && env["TERM"] !== "dumb";
}
// src/app/cli/argv/accept.ts
function acceptArgv(command, ask) {
	command.description("Accept the current results of tests: discard their baseline, so that later results become the new one.").argument("<tests...>", "exact ids of the tests").addHelpText("after", EXAMPLES$21).requiredOption("--reason <TEXT>", "why the current results are correct; stored in the evidence").option("--author <NAME>", "your name (default: the user of this machine, or the actor of the job)").option("--evidence <PATH>", "evidence file, or a folder of them (default: .agentv/evidence, which no run writes)").option("--suite <NAME>", "only in this suite (default: all suites)").option("--target <NAME>", "only on this target (default: all targets)").action((tests, given) => {
		const text = (name) => given[name] === void 0 ? void 0 : String(given[name]);
		ask({
			kind: "accept",
			tests,
			reason: text("reason") ?? "",
			author: text("author"),
			evidence: text("evidence"),
			suite: text("suite"),
			target: text("target")
		});
	});
}
const EXAMPLES$21 = `
Examples:
  eval-action accept refund-names-the-order --reason 'The order number is on its own line now'
  eval-action accept greets says-bye --target fast --reason 'New tone of voice' --author 'Ada'

Exit codes: 0 accepted, 2 error, such as an unknown test or an invalid evidence file.`;
// src/app/cli/argv/assert.ts
function assertArgv(command, ask) {
	command.description("Run one grader on given texts, and print its result as JSON. No target and no judge is called.").argument("<grader>", "name of a grader in .agentv/assertions or .agentv/graders, its file, or a built-in type").option("--agent-output <TEXT>", "the answer to grade").option("--agent-input <TEXT>", "the question (default: none)").option("--file <FILE>", "JSON file with \"output\", and optionally \"input\", \"expected_output\" and \"criteria\"").addHelpText("after", EXAMPLES$20).action((grader, given) => {
		const { agentOutput: output, agentInput: input, file } = given;
		const isBoth = file !== void 0 && (output ?? input) !== void 0;
		if (isBoth || (file ?? output) === void 0) throw userError("INPUT_INVALID", isBoth ? "The answer is given twice" : "There is no answer to grade", { expected: "either --agent-output, or --file" });
		ask({
			kind: "assert",
			grader,
			output,
			input,
			file
		});
	});
}
const EXAMPLES$20 = `
Examples:
  eval-action assert rouge-score --agent-output 'The fox jumps' --agent-input 'Summarize the story'
  eval-action assert .agentv/assertions/polite.ts --file answer.json

Exit codes: 0 the score is 0.5 or more, 1 it is less, 2 there is no score.`;
// src/app/cli/argv/amounts.ts
const ageOf = (given, flag) => amountOf(given, flag, AGES, "a whole number with h, d or w, such as 30d");
const sizeOf = (given, flag) => amountOf(given, flag, SIZES, "a whole number with kb, mb or gb, such as 500mb");
const HOUR = 36e5;
const AGES = {
	h: HOUR,
	d: 24 * HOUR,
	w: 168 * HOUR
};
const SIZES = {
	kb: 1e3,
	mb: 1e6,
	gb: 1e9
};
function amountOf(given, flag, units, expected) {
	if (given === void 0) return void 0;
	const [, digits = "", unit = ""] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
	const factor = Object.hasOwn(units, unit) ? units[unit] : void 0;
	if (factor !== void 0) return Number(digits) * factor;
	throw userError("INPUT_INVALID", invalidValue(flag, expected, given));
}
// src/app/cli/argv/cache.ts
function cacheArgv(command, ask) {
	command.description("Show or remove the caches: verdicts of judges and responses of models.").addArgument(new Argument("<what>", "what to do").choices(["stats", "clean"])).argument("[dir]", "the folder of the caches (default: .agentv/cache)").option("--older-than <AGE>", "clean: only entries older than this, such as 12h, 30d or 8w (default: any age)").option("--max-size <SIZE>", "clean: the oldest entries, until each cache fits this size, such as 500mb (default: any size)").option("--json", "print one JSON document: folder, caches, removed").addHelpText("after", EXAMPLES$19).action((what, folder, given) => {
		const olderThanMs = ageOf(given["olderThan"], "--older-than");
		const maxBytes = sizeOf(given["maxSize"], "--max-size");
		if (what === "stats" && (olderThanMs ?? maxBytes) !== void 0) throw onlyForClean();
		ask({
			kind: "cache",
			what: what === "clean" ? "clean" : "stats",
			...folder !== void 0 && { folder },
			...olderThanMs !== void 0 && { olderThanMs },
			...maxBytes !== void 0 && { maxBytes },
			json: given["json"] === true
		});
	});
}
const onlyForClean = () => userError("INPUT_INVALID", "--older-than and --max-size have no effect on \"cache stats\", which removes nothing", { hint: "Use \"cache clean\"." });
const EXAMPLES$19 = `
Examples:
  eval-action cache stats
  eval-action cache clean --older-than 30d
  eval-action cache clean --max-size 500mb

Caches can be removed at any time, even during a run.
Exit codes: 0 done, 2 error.`;
// src/app/cli/argv/compare.ts
function compareArgv(command, ask) {
	command.description("Compare the scores of two runs, or of the targets of one run, as AgentV does. For a verdict, use gate.").argument("[results...]", "one or two run folders or results files").addHelpText("after", EXAMPLES$18).option("-t, --threshold <X>", "minimum difference that counts as a win or a loss (default: 0.1)").option("-b, --baseline <NAME>", "with one run: the target to compare the others with").option("-c, --candidate <NAME>", "with one run: the target to compare with the baseline").option("--targets <NAME>", "with one run: only these targets (default: all)", collected$1).option("-f, --format <HOW>", "table or json (default: table)").option("--json", "print one JSON document, like --format json").option("--pair-by <WHAT>", "how to pair tests: by test-id, as AgentV does, or auto, which adds suite and target if there are several (default: auto)").option("--max-mean-drop <X>", "maximum drop of the mean (default: 0)").option("--max-losses <N>", "exit with 1 if there are more losses (default: no limit)").option("--fail-on-missing", "exit with 1 if the second run lacks a test of the first").option("--without-errors", "exclude tests that ended in an error, which AgentV counts as 0").action((paths, given) => ask(askedOf$3(paths, given)));
}
const collected$1 = (value, before = []) => [...before, value];
function askedOf$3(paths, given) {
	const text = (name) => given[name] === void 0 ? void 0 : String(given[name]);
	return {
		kind: "compare",
		paths,
		threshold: text("threshold"),
		baseline: text("baseline"),
		candidate: text("candidate"),
		targets: Array.isArray(given["targets"]) ? given["targets"].map(String) : [],
		format: given["json"] === true ? "json" : text("format"),
		pairBy: text("pairBy"),
		maxMeanDrop: text("maxMeanDrop"),
		maxLosses: text("maxLosses"),
		failOnMissing: given["failOnMissing"] === true,
		withoutErrors: given["withoutErrors"] === true
	};
}
const EXAMPLES$18 = `
Examples:
  eval-action compare before/ after/
  eval-action compare results --baseline fast
  eval-action compare before/index.jsonl after/index.jsonl --json

Exit codes: 0 not worse, 1 worse or an error, as in AgentV.`;
// src/app/cli/argv/convert.ts
function convertArgv(command, ask) {
	command.description("Convert suites and targets: old formats to the current one, evals.json, JSONL and chats (.json, .md) to YAML, and suites to JSONL.").argument("<paths...>", "suites, targets files, folders or globs; ! excludes").addHelpText("after", EXAMPLES$17).addOption(new Option("--to <FORM>", "format to convert to (default: yaml for .json, .jsonl and .md, current for .yaml)").choices([
		"current",
		"yaml",
		"jsonl"
	])).option("-o, --output <FILE>", "file to write (default: print; several files need --write or --check)").option("--force", "allow --output to overwrite a file").option("--write", "convert the files in place; keeps comments, order and quotes").option("--check", "write nothing, and exit with 1 if a file would change").option("--all", "also convert code_judge, agent_judge and script, whose scripts then get different input").option("--lossy", "omit what JSONL cannot express, and report it").option("--json", "print one JSON document: files with changes, problems and text; counts").action((paths, given) => ask(askedOf$2(paths, given)));
}
function askedOf$2(paths, given) {
	const flag = (name) => given[name] === true;
	const output = typeof given["output"] === "string" ? given["output"] : void 0;
	const ways = [
		output !== void 0 && "--output",
		flag("write") && "--write",
		flag("check") && "--check"
	].filter((way) => way !== false);
	if (ways.length > 1) throw userError("INPUT_INVALID", `${ways.join(" and ")} exclude each other`, { expected: "one of them" });
	return {
		kind: "convert",
		paths,
		to: given["to"],
		output,
		force: flag("force"),
		write: flag("write"),
		check: flag("check"),
		all: flag("all"),
		lossy: flag("lossy"),
		json: flag("json")
	};
}
const EXAMPLES$17 = `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert evals .agentv/targets.yaml --check
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml
  eval-action convert evals/refunds.eval.yaml --to jsonl -o evals/refund-lines.jsonl

Exit codes: 0 converted or nothing to convert, 1 --check found files to convert, 2 a file could not be converted.`;
// src/app/cli/argv/create.ts
function createArgv(command, ask) {
	command.description("Write a starting file that runs: a grader of your own, or a suite. Overwrites nothing.").addArgument(new Argument("<what>", "assertion: .agentv/assertions/NAME.ts; eval: evals/NAME.eval.yaml with tests").choices(["assertion", "eval"])).argument("<name>", "name of the file, such as word-count").addHelpText("after", EXAMPLES$16).action((what, name) => ask({
		kind: "create",
		what,
		name
	}));
}
const EXAMPLES$16 = `
Examples:
  eval-action create assertion word-count
  eval-action create eval refunds

Exit codes: 0 written, 2 not written.`;
// src/app/cli/argv/failures.ts
function failuresArgv(command, ask) {
	command.description("Print what a coding agent needs to fix the failing tests of a run: causes, commands, excerpts.").argument("[run]", "run folder, artifact or results file (default: the newest run)").addOption(new Option("--md", "print index.md (default)").conflicts(["json", "prompt"])).addOption(new Option("--json", "print failures.jsonl: one JSON object per line").conflicts("prompt")).option("--prompt", "print a task to copy into a coding agent, for each cause").option("--cause <ID>", "with --prompt: only the task for this cause (default: all)").addHelpText("after", EXAMPLES$15).action((run, given) => {
		const form = formOf(given);
		const cause = given["cause"];
		if (cause !== void 0 && form !== "prompt") throw userError("INPUT_INVALID", "--cause has no effect without --prompt", { hint: "Add --prompt." });
		ask({
			kind: "failures",
			run,
			form,
			cause,
			json: form === "jsonl"
		});
	});
}
const formOf = ({ json, prompt }) => json === true ? "jsonl" : prompt === true ? "prompt" : "markdown";
const EXAMPLES$15 = `
Examples:
  eval-action failures
  eval-action failures results/new --json
  eval-action failures results/new --prompt --cause c10bfce6f

Exit codes: 0 printed, also if no test failed; 2 the results could not be read.`;
// src/app/cli/argv/gate.ts
function gateArgv(command, ask) {
	command.description("Print the verdict on finished results of eval-action, AgentV or another tool, compared with evidence or earlier runs.").argument("<results...>", "run folders, results files or globs; ! excludes").addHelpText("after", EXAMPLES$14);
	for (const name of NAMES$1) if (name !== "confirm") addFlag(command, name, {
		docs: reportDocsOf(name),
		isList: LISTS$1.includes(name)
	});
	addInputFlags(command, ["matrixJobs"]);
	command.option("--confirm <HOW>", "how the run confirmed suspected regressions; gate re-runs nothing (default: 50)").option("--confirmations <FILE>", "results of re-runs of suspected regressions (default: none)", collected).option("--controls <FILE>", "results of control trials on the base commit (default: none)", collected).option("--json", "print one JSON document: verdict, headline, reasons, suites, tests").action((paths, given) => {
		ask({
			kind: "gate",
			inputs: {
				...parseReportInputs({
					...flagTexts(NAMES$1, given),
					results: paths.join("\n")
				}, flagSpelling),
				matrixJobs: inputsOf([], { matrixJobs: given["matrixJobs"] }).matrixJobs
			},
			confirmations: listOf(given["confirmations"]),
			controls: listOf(given["controls"]),
			json: given["json"] === true
		});
	});
}
const NAMES$1 = [
	...readingInputs,
	...decidingInputs,
	"redact",
	"redactUnknown"
];
const LISTS$1 = ["baseline", "redact"];
const listOf = (given) => Array.isArray(given) ? given.map(String) : [];
const collected = (value, before = []) => [...before, value];
const EXAMPLES$14 = `
Examples:
  eval-action gate results/ --baseline main-1/ --baseline main-2/ --baseline main-3/
  eval-action gate results/index.jsonl --baseline .agentv/evidence --max-drop 0.05
  eval-action gate results/ --baseline .agentv/evidence --confirmations again/index.jsonl --json
  eval-action gate results.xml --baseline main.xml

Exit codes: 0 passed, 1 failed, 2 not measured.`;
// src/app/cli/argv/generate.ts
function generateArgv(command, ask) {
	command.description("Ask a model for rubrics, and write them into the tests of a suite that have no graders yet.").addArgument(new Argument("<what>", "what to write").choices(["rubrics"])).argument("<suite>", "YAML eval file; its comments stay").option("--target <NAME>", "target that writes them (default: the judge of the target \"default\")").addHelpText("after", EXAMPLES$13);
	addInputFlags(command, ["targets", "testId"]);
	command.action((_what, suite, given) => {
		const { target, ...others } = given;
		ask({
			kind: "generate",
			suite,
			target,
			inputs: inputsOf([suite], others)
		});
	});
}
const EXAMPLES$13 = `
Examples:
  eval-action generate rubrics evals/refunds.eval.yaml
  eval-action generate rubrics evals/refunds.eval.yaml --target careful --test-id 'refund-*'

Review the rubrics before you commit them.
Exit codes: 0 written or nothing to write, 2 a model gave none for a test, or no test has the id.`;
// src/app/cli/argv/history.ts
const DEFAULT_RUNS = 20;
function historyArgv(command, ask) {
	command.description("Show how suites did over the runs of the base branch.").argument("[folder]", "folder of a history (default: that of history, else the branch history-branch of origin)").option("--suite <NAME>", "only this suite").option("--target <NAME>", "only this target").option("--key <KEY>", "only the runs of this comment-key").option("-n, --limit <COUNT>", `maximum number of runs in a table (default: ${DEFAULT_RUNS})`).option("--svg <FILE>", "write the pass rate of the newest 60 runs as an image").option("--json", "print one JSON document: keys with their runs and suites").addHelpText("after", EXAMPLES$12).action((folder, given) => {
		const limit = Number(given["limit"] ?? DEFAULT_RUNS);
		if (!Number.isSafeInteger(limit) || limit < 1) throw userError("INPUT_INVALID", "--limit must be a whole number from 1 on", { found: String(given["limit"]) });
		const text = (name) => given[name];
		ask({
			kind: "history",
			folder,
			suite: text("suite"),
			target: text("target"),
			key: text("key"),
			limit,
			svg: text("svg"),
			json: given["json"] === true
		});
	});
}
const EXAMPLES$12 = `
Examples:
  eval-action history
  eval-action history .agentv/history --suite refunds --limit 50
  eval-action history --json
  eval-action history --svg trend.svg

Exit codes: 0 printed, 2 the history could not be read.`;
// src/app/cli/argv/asked.ts
const promptParts = [
	"overview",
	"list",
	"input",
	"expected-output",
	"grading-brief",
	"judge"
];
const traceGroups = [
	"target",
	"suite",
	"eval-set",
	"test-id"
];
const importedAgents = [
	"claude",
	"codex",
	"copilot"
];
const labelActions = [
	"import",
	"list",
	"agreement"
];
// src/app/cli/argv/import.ts
function importArgv(command, ask) {
	command.description("Write a recorded session of a coding agent as a transcript, which \"run --transcript\" grades.").addArgument(new Argument("<agent>", "whose session").choices(importedAgents)).option("--session-id <ID>", "the session (default: the newest)").option("--project-path <DIR>", "the newest session of this working directory").option("--date <DAY>", "codex: the newest session of a day, such as 2026-01-31").option("--projects-dir <DIR>", "claude: folder of the sessions (default: ~/.claude/projects)").option("--sessions-dir <DIR>", "codex: folder of the sessions (default: ~/.codex/sessions)").option("--session-state-dir <DIR>", "copilot: folder of the sessions (default: ~/.copilot/session-state)").option("--test-id <ID>", "the test that it is an answer to (default: the ID of the session)").option("-o, --output <FILE>", "file to write (default: .agentv/transcripts/AGENT-ID.jsonl)").option("--force", "allow to overwrite the file").addHelpText("after", EXAMPLES$11).action((agent, given) => ask(askedOf$1(agent, given)));
}
const OPTIONS = {
	claude: { projectsDir: "projects_dir" },
	codex: {
		sessionsDir: "sessions_dir",
		date: "date"
	},
	copilot: { sessionStateDir: "session_state_dir" }
};
function askedOf$1(agent, given) {
	const own = {
		sessionId: "session_id",
		projectPath: "cwd",
		...OPTIONS[agent]
	};
	const foreign = Object.values(OPTIONS).flatMap((options) => Object.keys(options));
	for (const [name, agents] of foreign.map((each) => [each, Object.hasOwn(own, each)])) {
		if (given[name] === void 0 || agents) continue;
		const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
		throw userError("INPUT_INVALID", `${flag} is not for "import ${agent}"`);
	}
	const options = Object.entries(own).flatMap(([flag, option]) => typeof given[flag] === "string" ? [[option, given[flag]]] : []);
	return {
		kind: "import",
		agent,
		options: Object.fromEntries(options),
		testId: given["testId"],
		output: given["output"],
		force: given["force"] === true
	};
}
const EXAMPLES$11 = `
Examples:
  eval-action import claude --session-id 0f8fad5b-d9cb-469f-a165-70867728950e
  eval-action import codex --date 2026-01-31 -o fix.jsonl --test-id fixes-the-bug
  eval-action run evals/fix.eval.yaml --transcript fix.jsonl

Exit codes: 0 written, 2 there is no such session, or it could not be written.`;
// src/app/cli/argv/init.ts
function initArgv(command, ask) {
	command.description("Set up a repository: a workflow, a first suite, targets, configuration, .env.example. Overwrites nothing.").argument("[dir]", "the root of the repository", ".").addHelpText("after", EXAMPLES$10).option("--skills", "also write skills for coding agents: write suites, fix regressions; update those that are unchanged").action((folder, { skills }) => ask({
		kind: "init",
		folder,
		withSkills: skills === true
	}));
}
const EXAMPLES$10 = `
Examples:
  eval-action init
  eval-action init --skills
  eval-action init services/support

Exit codes: 0 set up (or nothing to do), 2 error.`;
// src/app/cli/argv/labels.ts
function labelsArgv(command, ask) {
	command.description("Import or list the labels of people in .agentv/labels, and compare judges with them.").addArgument(new Argument("<action>", "what to do").choices(labelActions)).argument("[files...]", "import: labels-*.jsonl of the HTML report, or feedback.json of a run folder").option("--check", "import: check the files and write nothing").option("--reviewer <NAME>", "import: the name on labels that have none (default: user.name of git)").option("--json", "print one JSON document").addHelpText("after", EXAMPLES$9).action((action, files, given) => {
		refuseForeign$1(action, files, given);
		ask({
			kind: "labels",
			action,
			files,
			isCheck: given["check"] === true,
			reviewer: given["reviewer"],
			json: given["json"] === true
		});
	});
}
function refuseForeign$1(action, files, given) {
	if (action === "import" && files.length === 0) throw userError("INPUT_INVALID", "\"labels import\" needs a file", { hint: "Pass the file that \"Export labels\" of the HTML report has saved." });
	if (action === "import") return;
	const [wrong] = [
		...files.length > 0 ? ["a file"] : [],
		...given["check"] === true ? ["--check"] : [],
		...given["reviewer"] === void 0 ? [] : ["--reviewer"]
	];
	if (wrong !== void 0) throw userError("INPUT_INVALID", `"labels ${action}" does not accept ${wrong}`);
}
const EXAMPLES$9 = `
Examples:
  eval-action labels import ~/Downloads/labels-2026-01-02.jsonl
  eval-action labels import labels.jsonl --check
  eval-action labels list
  eval-action labels agreement

Exit codes: 0 done, 2 a line or file is not a label. Nothing is written then.`;
const FLAGS$1 = [...[
	"targets",
	"testId",
	"trials",
	"threshold",
	"workers",
	"budgetUsd",
	"baseline",
	"confirm"
], ...[
	"testTimeoutSeconds",
	"timeoutMinutes",
	"maxRetries",
	"outputDirectory",
	"experiment"
]];
function judgeTestArgv(command, ask) {
	command.description("Test judges with the labels in .agentv/labels: each labelled answer is judged again.").option("--judge <TARGET>", "the judge to test, for graders that name no target (default: as in a run)");
	addInputFlags(command, FLAGS$1);
	command.addOption(new Option("--quiet", "print the verdict only")).addOption(new Option("--json", "print one JSON object per line: planned, test, run")).addHelpText("after", JUDGE_TEST_EXAMPLES).action(({ judge, ...given }) => ask({
		kind: "run",
		inputs: {
			...inputsOf([], {
				...given,
				...judge !== void 0 && { graderTarget: judge }
			}),
			judges: "labels"
		},
		options: {},
		quiet: given["quiet"] === true,
		json: given["json"] === true
	}));
}
const JUDGE_TEST_EXAMPLES = `
Examples:
  eval-action judge-test
  eval-action judge-test --judge cheaper-model --trials 3 --threshold 0.9

Exit codes: 0 passed, 1 failed, 2 not measured.`;
// src/app/cli/argv/list.ts
function listArgv(command, ask) {
	command.description("List suites, tests and targets: what a run would execute, and which variables it needs.").argument("[evals...]", "eval files, folders or globs; ! excludes (default: as run)").addHelpText("after", EXAMPLES$8);
	addInputFlags(command, [
		"target",
		"targets",
		"testId",
		"tag",
		"excludeTag",
		"workingDirectory"
	]);
	command.option("--json", "print one JSON document: suites, targets, variables, problems, counts").action((evals, given) => {
		ask({
			kind: "list",
			inputs: inputsOf(evals, given),
			json: given["json"] === true
		});
	});
}
const EXAMPLES$8 = `
Examples:
  eval-action list
  eval-action list evals --target careful --test-id 'refund-*'
  eval-action list --json

Exit codes: 0 listed, 2 a file could not be read.`;
// src/app/cli/argv/open.ts
function openArgv(command, ask) {
	command.description("Open the report of a run, or of two runs side by side, in the browser.").argument("[run]", "run folder, results file or report.html (default: the newest run)").argument("[base]", "run folder or results file to compare with").option("--no-browser", "print the address of the page and start no browser").option("--print-path", "like --no-browser").addHelpText("after", EXAMPLES$7).action((run, base, given) => ask({
		kind: "open",
		run,
		base,
		printsOnly: given["browser"] === false || given["printPath"] === true
	}));
}
const EXAMPLES$7 = `
Examples:
  eval-action open
  eval-action open .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action open head/ base/

The page is one offline file; no server is started.
Exit codes: 0 the page was written, 2 it could not be written.`;
// src/app/cli/argv/plan.ts
const flags = plannedInputNames.filter((name) => name !== "evals" && sourcesOf(name).includes("flag"));
const DEFAULT_MOST = 20;
const DEFAULT_MINUTES = 10;
const MOST_MINUTES = 1440;
function planArgv(command, ask) {
	command.description("Divide a run between machines, and say what it will take. Calls no target.").argument("[evals...]", "eval files, folders or globs; ! excludes (default: as run)").addHelpText("after", EXAMPLES$6);
	addInputFlags(command, flags);
	command.option("--shards <NUMBER>", "the number of machines, or auto (default: auto)").option("--max-shards <NUMBER>", `most machines (default: ${DEFAULT_MOST})`).option("--target-minutes <NUMBER>", `auto adds machines until the run is this short (default: ${DEFAULT_MINUTES})`).option("-o, --output <DIR>", "write the plan and its baseline to this folder, for \"run --shard\" and \"report --plan\"").option("--json", "print one JSON document: the plan and its digest").action((evals, given) => {
		const shards = given["shards"] === "auto" ? void 0 : given["shards"];
		ask({
			kind: "plan",
			inputs: inputsOf(evals, given),
			wishes: {
				shards: shards === void 0 ? void 0 : numberOf(shards, "--shards", 256),
				most: numberOf(given["maxShards"] ?? DEFAULT_MOST, "--max-shards", 256),
				targetMinutes: numberOf(given["targetMinutes"] ?? DEFAULT_MINUTES, "--target-minutes", MOST_MINUTES)
			},
			json: given["json"] === true
		});
	});
}
function numberOf(given, flag, most) {
	const number = /^\d{1,4}$/.test(String(given)) ? Number(given) : 0;
	if (number >= 1 && number <= most) return number;
	throw userError("INPUT_INVALID", invalidValue(flag, `a whole number from 1 to ${most}`, given));
}
const EXAMPLES$6 = `
Examples:
  eval-action plan
  eval-action plan evals --baseline .agentv/evidence --target-minutes 15
  eval-action plan --shards 6 -o plan

Exit codes: 0 planned, 2 the run cannot be planned.`;
// src/app/cli/argv/prompt.ts
function promptArgv(command, ask) {
	command.description("Print what an agent needs that answers the tests of a suite itself: no key, and no target.").usage("[options] [part] <suite>").argument("<words...>", `the eval file, and before it ${listed(promptParts)} (default: overview)`).option("--test-id <ID>", "the test; not for list and overview, which show all").option("--answer-file <FILE>", "judge: the file with the answer of the agent").addHelpText("after", EXAMPLES$5);
	for (const part of promptParts) command.addOption(new Option(`--${part}`).hideHelp());
	command.action((words, given) => ask(askedOf(words, given)));
}
function askedOf(given, flags) {
	const words = given[0] === "eval" ? given.slice(1) : given;
	const byFlag = promptParts.filter((part) => flags[part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]);
	const byWord = words.length > 1 ? promptParts.filter((part) => part === words[0]) : [];
	const [part = "overview", ...others] = [...byFlag, ...byWord];
	const [suite, ...rest] = byWord.length > 0 ? words.slice(1) : words;
	if (suite === void 0 || rest.length > 0 || others.length > 0) throw userError("INPUT_INVALID", "prompt takes one part and one eval file", {
		expected: `one of ${promptParts.join(", ")}, and the path of a suite`,
		found: listed(given)
	});
	const testId = flags["testId"];
	const answerFile = flags["answerFile"];
	if (testId === void 0 && !WHOLE.includes(part)) throw needs(part, "--test-id");
	if (testId !== void 0 && WHOLE.includes(part)) throw userError("INPUT_INVALID", `"prompt ${part}" shows all tests and takes no --test-id`, { hint: `Parts of one test: ${listed(promptParts.filter((each) => !WHOLE.includes(each)))}` });
	if (part === "judge" !== (answerFile !== void 0)) throw needs("judge", "--answer-file, which others do not take");
	return {
		kind: "prompt",
		part,
		suite,
		testId,
		answerFile,
		json: part !== "overview" && part !== "grading-brief"
	};
}
const WHOLE = ["overview", "list"];
const needs = (part, flag) => userError("INPUT_INVALID", `"prompt ${part}" needs ${flag}`);
const EXAMPLES$5 = `
Examples:
  eval-action prompt evals/refunds.eval.yaml
  eval-action prompt input evals/refunds.eval.yaml --test-id names-the-order
  eval-action prompt judge evals/refunds.eval.yaml --test-id names-the-order --answer-file answer.txt

overview and grading-brief are text, the others JSON.
Exit codes: 0 printed, 2 the suite could not be read.`;
// src/app/cli/argv/report.ts
function reportArgv(command, ask) {
	command.description("Report existing results: writes the reports of a pull request to files, and runs no evals.").argument("<results...>", "run folders, results files or globs; ! excludes").option("--check", "print what is read from the files, and write nothing").addHelpText("after", EXAMPLES$4);
	for (const name of NAMES) {
		const docs = {
			...reportDocsOf(name),
			...DEFAULTS[name]
		};
		addFlag(command, name, {
			docs,
			isList: LISTS.includes(name)
		});
	}
	command.action((results, given) => {
		const texts = {
			...flagTexts(NAMES, given),
			results: results.join("\n")
		};
		ask({
			kind: "report",
			inputs: parseReportInputs(texts, flagSpelling),
			isCheck: given.check === true
		});
	});
}
const NAMES = [
	"outputDirectory",
	"workingDirectory",
	...readingInputs,
	"confirmCommand",
	"expectedShards",
	"plan",
	"planPath",
	...decidingInputs,
	"html",
	"commentKey",
	"commitSha",
	"redact",
	"redactUnknown",
	"otel",
	"otelFile",
	"otelCaptureContent",
	"otelGroupTurns",
	"traceFile"
];
const LISTS = [
	"baseline",
	"redact",
	"otel"
];
const DEFAULTS = {
	commentKey: { default: "evals" },
	commitSha: { default: "none" }
};
const EXAMPLES$4 = `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' --expected-shards 4 -o report
  eval-action report results.jsonl --threshold 0.8
  eval-action report results.xml --baseline main.xml --confirm-command 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}'
  eval-action report results.jsonl --check
  eval-action report 'shards/*' --plan 3f9a0c12\u2026 --plan-path plan

It writes report.html, comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 failed, 2 not measured.`;
// src/app/cli/argv/run.ts
function runArgv(command, ask) {
	command.description("Run suites: files, folders or globs. Without arguments, every suite in evals/ folders.").argument("[evals...]", "eval files, folders or globs; ! excludes").addHelpText("after", EXAMPLES$3);
	addGroupedFlags(command);
	command.addOption(new Option("--transcript <FILE>", "grade the recorded conversations in a file; no target is called").conflicts(["dryRun", "recordReplay"])).addOption(new Option("--record-replay <FILE>", "append each new answer to a file, which the provider \"replay\" can read").conflicts("dryRun"));
	addDelayFlags(command);
	addAgentvFlags(command);
	command.addOption(new Option("--out <FILE>", "also write the results to one file: .jsonl, .yaml or .yml, which compare can read")).addOption(new Option("--output-format <FORM>", "yaml: also write the results as YAML, to --out or index.yaml").choices(["jsonl", "yaml"])).addOption(new Option("--export-otel", "export traces to OTEL_EXPORTER_OTLP_ENDPOINT: --otel-backend otlp")).addOption(new Option("--verbose", "print requests, and the commands of cli targets").conflicts(["json", "quiet"])).option("--quiet", "print the verdict only").option("--json", "print one JSON object per line: planned, test, run").action((evals, given) => {
		const { transcript, recordReplay } = given;
		const inputs = inputsOf(evals, withOwnNames(given));
		const dryRunDelay = delayOf(given, inputs);
		const resultsFiles = resultsFilesOf(given);
		ask({
			kind: "run",
			inputs,
			options: {
				...typeof transcript === "string" && { transcript },
				...typeof recordReplay === "string" && { recordReplay },
				...dryRunDelay !== void 0 && { dryRunDelay },
				...verbosity(given)
			},
			...resultsFiles.length > 0 && { resultsFiles },
			quiet: given["quiet"] === true,
			json: given["json"] === true
		});
	});
}
const EXTENSIONS = {
	".jsonl": "jsonl",
	".yaml": "yaml",
	".yml": "yaml"
};
function resultsFilesOf({ out, outputFormat, dumpPrompts }) {
	const prompts = dumpPrompts === true ? [{
		format: "prompts",
		path: ".agentv/prompts/{timestamp}.jsonl"
	}] : [];
	if (typeof out !== "string") return outputFormat === "yaml" ? [{ format: "yaml" }, ...prompts] : prompts;
	const format = EXTENSIONS[extname(out).toLowerCase()];
	if (format === void 0 || (outputFormat ?? format) !== format) {
		const names = Object.keys(EXTENSIONS).filter((name) => EXTENSIONS[name] === (outputFormat ?? EXTENSIONS[name]));
		throw userError("INPUT_INVALID", invalidValue("--out", `a file that ends in ${orList(names)}`, out), { hint: "The folder of the run, with all its files, is --output." });
	}
	return [{
		format,
		path: out
	}, ...prompts];
}
function verbosity({ verbose, json, quiet }) {
	if (verbose === true) return { verbose: true };
	return json === true || quiet === true ? { verbose: false } : {};
}
const EXAMPLES$3 = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 failed, 2 not measured.`;
function addDelayFlags(command) {
	command.addOption(new Option("--dry-run-delay <MS>", "delay of each answer in a dry run, in milliseconds (default: none)")).addOption(new Option("--dry-run-delay-min <MS>", "minimum of a random delay; takes precedence over --dry-run-delay")).addOption(new Option("--dry-run-delay-max <MS>", "maximum of a random delay; requires the minimum"));
}
function delayOf(given, { dryRun }) {
	const fixed = millisecondsOf(given["dryRunDelay"], "--dry-run-delay");
	const least = millisecondsOf(given["dryRunDelayMin"], "--dry-run-delay-min");
	const most = millisecondsOf(given["dryRunDelayMax"], "--dry-run-delay-max");
	if ((fixed ?? least ?? most) === void 0) return void 0;
	if (!dryRun) throw onlyForDryRuns();
	const [leastMs, mostMs] = (least ?? most) !== void 0 ? [least, most] : [fixed, fixed];
	if (leastMs === void 0 || mostMs === void 0 || leastMs > mostMs) throw noRange();
	return {
		leastMs,
		mostMs
	};
}
const LONGEST_MS = 36e5;
function millisecondsOf(given, flag) {
	if (given === void 0) return void 0;
	const ms = /^\d{1,7}$/.test(String(given)) ? Number(given) : NaN;
	if (ms <= LONGEST_MS) return ms;
	throw userError("INPUT_INVALID", invalidValue(flag, `a whole number of milliseconds from 0 to ${LONGEST_MS}`, given));
}
const onlyForDryRuns = () => userError("INPUT_INVALID", "The flags that begin with --dry-run-delay only apply to a dry run", { hint: "Add --dry-run, or remove them." });
const noRange = () => userError("INPUT_INVALID", "--dry-run-delay-min and --dry-run-delay-max are not a range", { expected: "both flags, with a minimum that is not larger than the maximum" });
function addAgentvFlags(command) {
	const collect = (value, before = []) => [...before, value];
	command.addOption(new Option("--eval-id <ID>").argParser(collect).hideHelp());
	for (const name of [
		"--include-trace",
		"--dump-traces",
		"--dump-prompts",
		"--keep-workspaces"
	]) command.addOption(new Option(name).hideHelp());
}
function withOwnNames({ evalId, dumpTraces, keepWorkspaces, exportOtel, ...given }) {
	const keep = keepWorkspaces === true && {
		retainOnSuccess: "keep",
		retainOnFailure: "keep"
	};
	const ids = [given["testId"] ?? [], evalId ?? []].flat();
	return {
		...dumpTraces === true && { traceFile: ".agentv/traces/{timestamp}.jsonl" },
		...keep,
		...exportOtel === true && given["otel"] === void 0 && { otelBackend: ["otlp"] },
		...given,
		...ids.length > 0 && { testId: ids }
	};
}
// src/app/cli/argv/trace.ts
function traceArgv(command, ask) {
	command.description("Read the records of runs: messages, tool calls, tokens and costs.").addArgument(new Argument("<what>", "list: the newest runs; show: the tests of a run, or one; stats: figures of a run").choices([
		"list",
		"show",
		"stats"
	])).argument("[run]", "show, stats: run folder or results file (default: the newest run)").option("--test-id <ID>", "show: the test whose messages and tool calls are printed (default: a table of all); stats: only this test").option("--target <NAME>", "show, stats: only results of this target").option("--tree", "show, with --test-id: the tool calls alone, without texts").addOption(new Option("-g, --group-by <WHAT>", "stats: figures for each").choices(traceGroups)).option("-n, --limit <COUNT>", "list: maximum number of runs (default: 20)").addOption(new Option("-f, --format <FORMAT>", "output").choices(["table", "json"]).default("table")).addHelpText("after", EXAMPLES$2).action((what, run, given) => {
		refuseUnused(what, given);
		const limit = Number(given["limit"] ?? 20);
		if (!Number.isSafeInteger(limit) || limit < 1) throw userError("INPUT_INVALID", "--limit must be a whole number from 1 on", { found: String(given["limit"]) });
		if (what === "list" && run !== void 0) throw userError("INPUT_INVALID", "\"trace list\" takes no run", { hint: "Use \"trace show\"." });
		ask({
			kind: "trace",
			what,
			run,
			testId: given["testId"],
			target: given["target"],
			isTree: given["tree"] === true,
			groupBy: given["groupBy"],
			limit,
			json: given["format"] === "json"
		});
	});
}
const FLAGS = [
	[
		"--test-id",
		"testId",
		["show", "stats"]
	],
	[
		"--target",
		"target",
		["show", "stats"]
	],
	[
		"--tree",
		"tree",
		["show"]
	],
	[
		"--group-by",
		"groupBy",
		["stats"]
	],
	[
		"--limit",
		"limit",
		["list"]
	]
];
function refuseUnused(what, given) {
	for (const [flag, option, of] of FLAGS) {
		if (given[option] === void 0 || of.includes(what)) continue;
		throw userError("INPUT_INVALID", `"trace ${what}" takes no ${flag}`, { hint: `It is for ${listed(of)}.` });
	}
	if (given["tree"] !== void 0 && given["testId"] === void 0) throw userError("INPUT_INVALID", "\"trace show --tree\" needs --test-id");
}
const EXAMPLES$2 = `
Examples:
  eval-action trace list
  eval-action trace show --test-id names-the-order
  eval-action trace show results/new --format json
  eval-action trace stats --group-by target

Exit codes: 0 printed, 2 the results could not be read.`;
// src/app/cli/argv/validate.ts
function validateArgv(command, ask) {
	command.description("Check suites and the targets they use, without running anything. Reports all problems of all files.").argument("[paths...]", "eval files, targets files, folders or globs; ! excludes (default: as run)").addHelpText("after", EXAMPLES$1);
	addInputFlags(command, ["targets", "strict"]);
	command.option("--max-warnings <N>", "exit with 1 if there are more warnings (default: no limit)").option("--json", "print one JSON document: files, problems, counts").action((paths, given) => {
		const maxWarnings = limitOf(given["maxWarnings"]);
		ask({
			kind: "validate",
			inputs: inputsOf(paths, given),
			...maxWarnings !== void 0 && { maxWarnings },
			json: given["json"] === true
		});
	});
}
function limitOf(given) {
	if (given === void 0) return void 0;
	const text = String(given).trim();
	if (/^\d{1,9}$/.test(text)) return Number(text);
	throw userError("INPUT_INVALID", invalidValue("--max-warnings", "a whole number, 0 or more", given));
}
const EXAMPLES$1 = `
Examples:
  eval-action validate
  eval-action validate evals/refunds.eval.yaml .agentv/targets.yaml
  eval-action validate 'evals/**/*.yaml' --max-warnings 0 --json

Exit codes: 0 valid, 1 errors or too many warnings, 2 could not check.`;
// src/app/cli/argv/workspace.ts
function workspaceArgv(command, ask) {
	command.description("Show or remove the pooled workspaces and the fetched repositories of this machine.").addArgument(new Argument("<action>", "list: show both; clean: remove those that no run uses; deps: list the repositories that suites need").choices([
		"list",
		"clean",
		"deps"
	])).argument("[evals...]", "deps: eval files, folders or globs; ! excludes (default: as run)").option("--repo <URL>", "clean: only those of this repository").option("--older-than <AGE>", "clean: only those last used longer ago, such as 12h, 30d or 8w").option("--max-size <SIZE>", "clean: the least recently used, until the total fits this size, such as 5gb").option("--used-by", "deps: also name the suites").option("--json", "print one JSON document").addHelpText("after", EXAMPLES).action((action, evals, given) => {
		refuseForeign(action, evals, given);
		const json = given["json"] === true;
		if (action === "deps") {
			ask({
				kind: "workspace",
				action,
				inputs: inputsOf(evals, {}),
				usedBy: given["usedBy"] === true,
				json
			});
			return;
		}
		const { repo } = given;
		const olderThanMs = ageOf(given["olderThan"], "--older-than");
		const maxBytes = sizeOf(given["maxSize"], "--max-size");
		ask({
			kind: "workspace",
			action,
			repository: typeof repo === "string" ? repo : void 0,
			...olderThanMs !== void 0 && { olderThanMs },
			...maxBytes !== void 0 && { maxBytes },
			json
		});
	});
}
function refuseForeign(action, evals, given) {
	const wrong = [
		[
			"--repo",
			given["repo"] !== void 0,
			"clean"
		],
		[
			"--older-than",
			given["olderThan"] !== void 0,
			"clean"
		],
		[
			"--max-size",
			given["maxSize"] !== void 0,
			"clean"
		],
		[
			"--used-by",
			given["usedBy"] !== void 0,
			"deps"
		],
		[
			"a path",
			evals.length > 0,
			"deps"
		]
	].find(([, isGiven, belongsTo]) => isGiven && belongsTo !== action);
	if (wrong === void 0) return;
	const [shown, , belongsTo] = wrong;
	throw userError("INPUT_INVALID", `"workspace ${action}" does not accept ${shown}`, { hint: `Use it with "workspace ${belongsTo}".` });
}
const EXAMPLES = `
Examples:
  eval-action workspace list
  eval-action workspace clean
  eval-action workspace clean --repo https://github.com/acme/lib.git
  eval-action workspace clean --older-than 30d --max-size 5gb
  eval-action workspace deps evals --used-by

Exit codes: 0 done, 2 an item could not be read or removed.`;
// src/app/cli/command-arguments.ts
function parseArgv(given, print) {
	const argv = inOwnWords(given);
	let asked = {
		kind: "printed",
		exitCode: 2
	};
	const program = commandLine$1(argv[0], (wanted) => {
		asked = wanted;
	});
	const output = {
		writeOut: (text) => print(text.trimEnd()),
		writeErr: () => {}
	};
	for (const command of [program, ...program.commands]) command.configureOutput(output).exitOverride();
	if (argv.length === 0) {
		print(program.helpInformation().trimEnd());
		return asked;
	}
	try {
		program.parse(argv, { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		if (error.exitCode === 0) return {
			kind: "printed",
			exitCode: 0
		};
		refuseFlag(error.message);
		throw userError("INPUT_INVALID", sentence(error.message), {
			hint: "Run eval-action --help for the list of commands.",
			cause: error
		});
	}
	return asked;
}
function inOwnWords(argv) {
	const [group, name = ""] = argv;
	if (group !== "eval") return argv;
	return IN_EVAL.includes(name) ? argv.slice(1) : ["run", ...argv.slice(1)];
}
const IN_EVAL = [
	"run",
	"assert",
	"prompt"
];
const commands = {
	run: runArgv,
	report: reportArgv,
	open: openArgv,
	gate: gateArgv,
	failures: failuresArgv,
	compare: compareArgv,
	accept: acceptArgv,
	validate: validateArgv,
	list: listArgv,
	plan: planArgv,
	convert: convertArgv,
	workspace: workspaceArgv,
	init: initArgv,
	cache: cacheArgv,
	assert: assertArgv,
	prompt: promptArgv,
	history: historyArgv,
	trace: traceArgv,
	create: createArgv,
	generate: generateArgv,
	import: importArgv,
	labels: labelsArgv,
	"judge-test": judgeTestArgv
};
function commandLine$1(first, ask) {
	const isCommand = first !== void 0 && Object.hasOwn(commands, first);
	const program = new Command("eval-action").description("Runs AgentV eval suites, grades the answers, and passes or fails.").version(version, "-V, --version", "print the version").helpOption("-h, --help", "print this help").helpCommand(false).showSuggestionAfterError().addHelpText("after", "\nExit codes: 0 passed, 1 failed, 2 not measured.\nHelp on a command: eval-action run --help");
	for (const [name, define] of Object.entries(commands)) {
		const command = program.command(name).helpOption("-h, --help", "print this help").showSuggestionAfterError();
		if (!isCommand || name === first) define(command, ask);
	}
	return program;
}
function refuseFlag(message) {
	const flag = /unknown option '--(?:no-)?([a-z-]+)/.exec(message)?.[1];
	if (flag !== void 0) refuse([flag], "flag", (name) => `--${name}`);
}
const sentence = (message) => capitalized(message.replace(/^error: /, "").trim());
// src/app/cli/error-lines.ts
function errorLines(error, command) {
	const isRun = command === "run" || command === "eval";
	return [{
		type: "error",
		problems: problemsOf(error)
	}, ...isRun ? [{
		type: "run",
		exit_code: 2,
		run_folder: null,
		failures: null
	}] : []].map((line) => harmlessJson(line));
}
function problemsOf(error) {
	if (!(error instanceof UserError)) return [{
		code: "BUG",
		message: messageOf(error)
	}];
	return error.problems.map(({ code, message, location, hint }) => ({
		code,
		message,
		...location && { place: {
			file: location.file,
			line: location.line
		} },
		...hint !== void 0 && { hint }
	}));
}
// src/app/cli/command-line.ts
async function commandLine(argv) {
	const bare = openTerminal(process.stdout, process.stderr, process.env);
	const terminal = harmlessTerminal(bare);
	const { text: withoutSecrets } = redactor(secretValues(process.env));
	const log = {
		info: (text) => terminal.print(withoutSecrets(text)),
		warn: (text) => terminal.complain(`warning: ${withoutSecrets(text)}`),
		error: (text) => terminal.complain(`error: ${withoutSecrets(text)}`)
	};
	exitOnUncaughtErrors(log);
	return toExitCode(async () => {
		const asked = parseArgv(argv, (text) => terminal.print(text));
		if (asked.kind === "printed") return asked.exitCode;
		const isForPrograms = asked.kind === "convert" || asked.kind === "assert" || "json" in asked && asked.json || "format" in asked && asked.format === "json";
		return perform(asked, log, isForPrograms ? {
			...terminal,
			print: bare.print
		} : terminal);
	}, log, (error) => {
		if (argv.includes("--json")) for (const line of errorLines(error, argv[0])) bare.print(withoutSecrets(line));
	});
}
async function perform(asked, log, terminal) {
	const { realRuntime, unstoppable } = await import("./runtime2.js");
	switch (asked.kind) {
		case "run": return (await import("./run.js")).runCommand(asked, realRuntime(log), terminal);
		case "gate": return (await import("./gate.js")).gateCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "compare": return (await import("./compare.js")).compareCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "accept": return (await import("./accept.js")).acceptCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "report": return (await import("./report3.js")).reportCommand(asked, asked.inputs.confirmCommand === void 0 ? realRuntime(log, unstoppable()) : realRuntime(log), terminal);
		case "open": return (await import("./open.js")).openCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "validate": return (await import("./validate.js")).validateCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "list": return (await import("./list.js")).listCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "plan": return (await import("./plan2.js")).planCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "convert": return (await import("./convert.js")).convertCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "workspace": return (await import("./workspace.js")).workspaceCommand(asked, realRuntime(log), terminal);
		case "init": return (await import("./init.js")).initCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "cache": return (await import("./cache2.js")).cacheCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "assert": return (await import("./assert.js")).assertCommand(asked, realRuntime(log), terminal);
		case "prompt": return (await import("./prompt.js")).promptCommand(asked, realRuntime(log), terminal);
		case "trace": return (await import("./trace.js")).traceCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "history": return (await import("./history.js")).historyCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "create": return (await import("./create.js")).createCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "import": return (await import("./import.js")).importCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "generate": return (await import("./generate.js")).generateCommand(asked, realRuntime(log), terminal);
		case "labels": return (await import("./labels.js")).labelsCommand(asked, realRuntime(log, unstoppable()), terminal);
		case "failures": return (await import("./failures.js")).failuresCommand(asked, realRuntime(log, unstoppable()), terminal);
		default: return never(asked);
	}
}
function harmlessTerminal(terminal) {
	return {
		...terminal,
		print: (text) => terminal.print(text.split(colour).map(neutralUnlessColour).join("")),
		complain: (text) => terminal.complain(neutral(inLines(text, terminal.errorScreen)))
	};
}
const inLines = (text, columns) => text.split("\n").flatMap((line) => hanging(line, columns)).join("\n");
const colour = new RegExp(`(${String.fromCharCode(27)}\\[[0-9;]*m)`);
const neutralUnlessColour = (part, index) => index % 2 === 1 ? part : neutral(part);
export { commandLine };
