import { D as NEVER, _ as record, h as object, n as _enum, v as strictObject, y as string } from "./schemas.js";
import { Ac as parseInputs, Dc as inputsSchema, Ec as inputNames, Fl as repeatedNames, Gc as share, Hc as count, Mc as sourcesOf, Oc as isGiven, Pl as importFormats, Sc as inputTexts, Tc as inputGroups, Uc as lines, Wc as oneOf, al as jsonOf, jc as parseTexts, kc as isInput } from "./common.js";
// src/app/config/confirm-command.ts
const PLACEHOLDER = /\{(?:tests|pattern|output)\}/;
const LONGEST = 1e4;
const EXAMPLE = "npx vitest run -t {pattern} --reporter=junit --outputFile={output}";
function whatIsWrongWith(command) {
	if (!command.includes("{output}")) return `a command with {output}, such as ${EXAMPLE}`;
	if (command.length > LONGEST || command.includes("\0")) return `a command of at most ${LONGEST} characters`;
	const outside = command.replace(QUOTED, (text) => PLACEHOLDER.test(text) ? "\"" : "");
	if (!/["'`]|<</.test(outside)) return void 0;
	return `a command without quotes, backquotes or here-documents around {tests}, {pattern} and {output}, which are quoted already: ${EXAMPLE}`;
}
const QUOTED = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g;
const filledIn = (command, { tests, output }, quote) => command.replace(new RegExp(PLACEHOLDER, "g"), (placeholder) => {
	if (placeholder === "{tests}") return tests.map(quote).join(" ");
	return quote(placeholder === "{output}" ? output : patternOf(tests));
});
const patternOf = (texts) => `^(?:${texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join("|")})$`;
// src/app/config/needed-jobs.ts
const needsSchema = record(string(), object({
	result: _enum([
		"success",
		"failure",
		"cancelled",
		"skipped"
	]),
	outputs: record(string(), string()).default({})
}));
const MAX_BYTES = 1048576;
function neededJobs(text, context) {
	const read = needsSchema.safeParse(text.length <= MAX_BYTES ? jsonOf(text) : void 0);
	if (!read.success) {
		context.addIssue({
			code: "custom",
			message: "the jobs that this one needs: ${{ toJSON(needs) }}",
			input: text
		});
		return NEVER;
	}
	const jobs = Object.entries(read.data);
	const isPlan = ([, { outputs }]) => "matrix" in outputs || "wanted" in outputs;
	const plan = jobs.find(isPlan) ?? jobs.find(([name]) => name === "plan");
	const others = jobs.filter((job) => job !== plan);
	const shards = (SHARD_NAMES.map((name) => others.filter((job) => name.test(job[0]))).find((found) => found.length > 0) ?? []).map(([, { result }]) => result);
	return {
		plan: plan?.[1].result,
		shards: WORST_FIRST.find((result) => shards.includes(result)),
		isWanted: plan?.[1].outputs["wanted"] !== "false"
	};
}
const SHARD_NAMES = [
	/^shards?$/i,
	/shard/i,
	/(?:)/
];
const WORST_FIRST = [
	"failure",
	"cancelled",
	"skipped",
	"success"
];
// src/app/config/report-inputs.ts
const resultsFormats = [
	"auto",
	"eval-action",
	"agentv",
	...importFormats
];
const own = {
	results: string({ error: "folders or files of results, or artifacts" }).pipe(lines).refine((given) => given.length > 0, "folders or files of results, or artifacts").refine((given) => !given.includes("artifacts") || given.length === 1, "artifacts alone, or paths and globs").meta({
		description: "Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.",
		default: "none; required",
		sources: ["action"]
	}),
	format: oneOf(...resultsFormats).default("auto").meta({
		description: "Format of the results; `auto` detects it by their content.",
		default: "auto",
		sources: ["action", "flag"],
		value: "FORM"
	}),
	scoreName: string().optional().meta({
		description: "The score that decides, in results of another tool with several scores and no verdict.",
		default: "none",
		sources: ["action", "flag"],
		value: "NAME"
	}),
	repeatedNames: oneOf(...repeatedNames).optional().meta({
		description: "What several rows with one name are, in JUnit XML, CTRF and DeepEval: `trials`, each of which counts, or `retries` of failed tests, of which the last counts. Default: a name has no verdict, unless all of its rows failed or its tool is known to repeat tests.",
		default: "none",
		sources: ["action", "flag"],
		value: "WHAT"
	}),
	passMark: share().optional().meta({
		description: "Score (0 to 1) from which a test passes, in results of another tool that have no verdict.",
		default: "the tool's",
		sources: ["action", "flag"],
		value: "X"
	}),
	targetName: string().optional().meta({
		description: "Name of the target of results of another tool.",
		default: "from the file",
		sources: ["action", "flag"],
		value: "NAME"
	}),
	suiteName: string().optional().meta({
		description: "Name of the suite of results of another tool.",
		default: "from the file",
		sources: ["action", "flag"],
		value: "NAME"
	}),
	confirmCommand: string().superRefine((given, context) => {
		const expected = whatIsWrongWith(given);
		if (expected !== void 0) context.addIssue({
			code: "custom",
			message: expected,
			input: given
		});
	}).optional().meta({
		description: "Command that re-runs suspected regressions of another tool and writes `{output}`; `{tests}` are their ids, and `{pattern}` is a regular expression of them.",
		default: "none: they stay suspected",
		sources: ["action", "flag"],
		value: "COMMAND"
	}),
	expectedShards: count(1, 256).optional().meta({
		description: "Expected number of run folders or results files. With fewer, the results are incomplete.",
		default: "as many as there are",
		sources: ["action", "flag"],
		value: "N"
	}),
	plan: string().refine((given) => given === "artifacts" || /^[0-9a-f]{64}$/.test(given), "the digest of a plan (64 hexadecimal digits; \"eval-action plan -o\" prints it), or artifacts").optional().meta({
		description: "Digest of the plan whose shards are the results: output `plan` of the plan action. `artifacts`: the newest plan of the workflow run, with the `comment-key` of the report if there are several.",
		default: "none",
		sources: ["action", "flag"],
		value: "DIGEST"
	}),
	planPath: string().optional().meta({
		description: "Folder of the plan, if it is not an artifact of the workflow run.",
		default: "the artifact of the plan",
		sources: ["action", "flag"],
		value: "DIR"
	}),
	jobs: string().transform(neededJobs).optional().meta({
		description: "The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.",
		default: "none",
		sources: ["action"]
	}),
	onNotRun: oneOf("fail", "pass").default("fail").meta({
		description: "Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.",
		default: "fail",
		sources: ["action"]
	}),
	runId: count(1, Number.MAX_SAFE_INTEGER).optional().meta({
		description: "Id of the workflow run that the results belong to.",
		default: "from a `workflow_run` event, else this run",
		sources: ["action"]
	}),
	workingDirectory: inputsSchema.shape.workingDirectory,
	outputDirectory: inputsSchema.shape.outputDirectory.meta({
		description: "Folder for the reports. On GitHub, it must be inside the workspace.",
		default: "`.agentv/results/report`",
		value: "DIR"
	})
};
const ARTIFACTS = "artifacts";
const readingInputs = [
	"format",
	"passMark",
	"repeatedNames",
	"scoreName",
	"suiteName",
	"targetName"
];
const decidingInputs = [
	"threshold",
	"mustPass",
	"baseline",
	"confirm",
	"maxDrop",
	"maxCostIncrease",
	"maxLatencyIncrease",
	"onInconclusive",
	"maxErrorRate",
	"baselineMaxAge",
	"quarantineFile"
];
const reporting = [
	"comment",
	"githubToken",
	"jobSummary",
	"annotations",
	"checkRun",
	"uploadArtifacts",
	"html",
	"htmlMaxMib",
	"judgeMinAgreement",
	"labelsNeedsImprovement",
	"samples",
	"baselineBranch",
	"evidence",
	"history",
	"historyBranch",
	"redact",
	"redactUnknown",
	"otel",
	"otelFile",
	"otelCaptureContent",
	"otelGroupTurns",
	"traceFile",
	"commentKey",
	"matrix",
	"prNumber",
	"commitSha",
	"checkName",
	"artifactRetentionDays"
];
const shared = inputNames.filter((name) => [...decidingInputs, ...reporting].some((other) => other === name));
const reportInputsSchema = strictObject({
	...own,
	...Object.fromEntries(shared.map((name) => [name, inputsSchema.shape[name]])),
	threshold: inputsSchema.shape.threshold.meta({
		description: "Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.",
		default: "from the results, else none",
		value: "X"
	})
});
const reportInputNames = Object.keys(reportInputsSchema.shape).filter((name) => !isInput(name) || sourcesOf(name).includes("action"));
const ownNames = Object.keys(own);
sharedIn("Common"), sharedIn("More"), sharedIn("Advanced");
function sharedIn(group) {
	const all = inputGroups[group];
	return reportInputNames.filter((name) => all.includes(name) && !ownNames.includes(name));
}
const reportDocsOf = (name) => reportInputsSchema.shape[name].meta();
const parseReportInputs = (given, spell) => ({
	...parseInputs({}),
	...parseTexts(reportInputsSchema, given, spell),
	given: inputNames.filter((name) => isGiven(given[name]))
});
const reportInputs = (env) => parseReportInputs(inputTexts(env, reportInputNames));
export { reportDocsOf as a, readingInputs as i, decidingInputs as n, reportInputs as o, parseReportInputs as r, filledIn as s, ARTIFACTS as t };
