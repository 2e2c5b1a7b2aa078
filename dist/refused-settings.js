import { D as lateObject, G as strictObject, I as discriminatedUnion, K as string, L as int, M as array, P as boolean, R as lazy, T as locationSchema, V as number$1, W as record, Y as unknown, _ as UserError, b as problemSchema, et as NEVER, f as kebab, h as snake, k as _enum, n as jsonOf, o as capitalized, p as orList, u as cutMiddle, v as invalidValue, z as literal } from "./json.js";
import { i as provenanceSchema, o as WINDOW } from "./evidence.js";
import { t as isMapping } from "./mapping.js";
import { t as matchCost } from "./match-cost.js";
import { t as anyFormOf } from "./redact.js";
// src/model/verdict/assessment.ts
const stepsSchema = array(string()).optional();
const comparedWithSchema = discriminatedUnion("kind", [
	strictObject({
		kind: literal("found"),
		provenance: array(provenanceSchema),
		withoutTrials: _enum(["empty", "own-run"]).optional(),
		whyEmpty: string().optional(),
		leftOut: string().optional(),
		steps: stepsSchema
	}),
	strictObject({
		kind: literal("none"),
		why: string(),
		isChosen: literal(true).optional(),
		steps: stepsSchema
	}),
	strictObject({
		kind: literal("unavailable"),
		why: string(),
		hint: string().optional(),
		lacksPermission: literal(true).optional(),
		steps: stepsSchema
	})
]);
const increaseSchema = strictObject({
	of: _enum(["cost", "latency"]),
	share: number$1(),
	tests: int().nonnegative(),
	p: number$1().min(0).max(1).optional(),
	ceiling: number$1().optional(),
	exceeded: boolean()
});
const unappliedLimitSchema = strictObject({
	of: _enum(["cost", "latency"]),
	why: _enum(["unknown", "zero"])
});
const testStates = [
	"regressed",
	"fails-on-base",
	"suspected",
	"not-reproduced",
	"not-enough-history",
	"not-rerun",
	"failing-as-before",
	"failing",
	"fixed",
	"passing",
	"new",
	"changed",
	"removed",
	"reused",
	"skipped",
	"errored",
	"quarantined"
];
const countSchema = strictObject({
	passes: int().nonnegative(),
	trials: int().nonnegative()
});
const testAssessmentSchema = strictObject({
	suite: string(),
	suiteFile: string(),
	testId: string(),
	target: string(),
	state: _enum(testStates),
	location: locationSchema.optional(),
	mustPass: boolean().optional(),
	flaky: literal(true).optional(),
	base: countSchema.optional(),
	now: countSchema.optional(),
	score: number$1().min(0).max(1).optional(),
	reruns: countSchema.optional(),
	needed: int().positive().optional(),
	control: countSchema.optional(),
	uncontrolled: literal(true).optional(),
	earlier: strictObject({
		attempts: array(int().positive()),
		now: countSchema,
		reruns: countSchema
	}).optional(),
	quarantine: strictObject({
		owner: string(),
		expiry: string(),
		expired: boolean()
	}).optional(),
	p: number$1().min(0).max(1).optional(),
	why: string().optional(),
	difference: string().optional()
});
const suiteFindings = [
	"not-compared",
	"steady",
	"small-drop",
	"drop",
	"drop-on-base"
];
const setAsideRunSchema = strictObject({
	run: string(),
	score: number$1(),
	isNewest: boolean()
});
const suiteAssessmentSchema = strictObject({
	suite: string(),
	file: string(),
	target: string(),
	comparable: int().nonnegative(),
	reused: int().nonnegative(),
	score: number$1().min(0).max(1).optional(),
	finding: _enum(suiteFindings),
	runs: int().nonnegative(),
	runScores: array(number$1()),
	newestAt: string().optional(),
	setAside: array(setAsideRunSchema).optional(),
	delta: number$1().optional(),
	deltaLow: number$1().optional(),
	deltaHigh: number$1().optional(),
	p: number$1().min(0).max(1).optional(),
	pExact: number$1().min(0).max(1).optional(),
	pVariation: number$1().min(0).max(1).optional(),
	controlDelta: number$1().optional(),
	uncontrolled: literal(true).optional(),
	smallestDetectableDrop: number$1().optional(),
	contributors: array(strictObject({
		testId: string(),
		missing: number$1()
	})),
	increases: array(increaseSchema),
	unappliedLimits: array(unappliedLimitSchema).optional()
});
const absentSuiteSchema = strictObject({
	suite: string(),
	file: string().optional(),
	target: string(),
	tests: int().nonnegative(),
	why: _enum([
		"missing",
		"removed",
		"deselected"
	])
});
const agentVersionsSchema = strictObject({
	target: string(),
	base: array(string()),
	now: array(string())
});
strictObject({
	baseline: comparedWithSchema,
	suites: array(suiteAssessmentSchema),
	tests: array(testAssessmentSchema),
	absentSuites: array(absentSuiteSchema).optional(),
	agentVersions: array(agentVersionsSchema).optional(),
	detectableTests: strictObject({
		count: int().nonnegative(),
		of: int().nonnegative(),
		undetected: array(string()).optional()
	})
});
// src/model/verdict/policy-source.ts
const policyChangeSchema = strictObject({
	file: string(),
	key: string().optional(),
	base: string().optional(),
	head: string().optional()
});
const policySourceSchema = strictObject({
	of: _enum(["pull request", "merge group"]),
	from: _enum([
		"base",
		"checkout",
		"unavailable"
	]),
	base: string(),
	changes: array(policyChangeSchema),
	why: string().optional()
});
// src/model/verdict/quarantine.ts
const quarantinedSchema = lateObject(() => ({
	id: string(),
	suite: string().optional(),
	target: string().optional(),
	reason: string(),
	evidence: string().optional(),
	owner: string(),
	expiry: string()
}));
function quarantineOf(entries, test) {
	return entries.filter(({ id, suite = test.suite, target = test.target }) => id === test.testId && suite === test.suite && target === test.target).reduce((last, each) => last && last.expiry >= each.expiry ? last : each, void 0);
}
const isExpired = ({ expiry }, at) => at.slice(0, 10) > expiry;
const MOST_CELLS = 1e5;
const MAX_PLAN_BYTES = 67108864;
const sha256 = () => string().regex(/^[0-9a-f]{64}$/);
const pinnedFileSchema = lateObject(() => ({
	path: string(),
	sha256: sha256()
}));
const MOST_CHANGED_FILES = 1e4;
const changedFileSchema = lateObject(() => ({
	path: string(),
	sha256: sha256().optional()
}));
const pinnedBaselineSchema = lazy(() => discriminatedUnion("kind", [
	strictObject({
		kind: literal("found"),
		provenance: array(provenanceSchema),
		files: array(pinnedFileSchema),
		suiteFiles: array(string()),
		whyEmpty: string().optional(),
		leftOut: string().optional(),
		steps: array(string()).optional()
	}),
	strictObject({
		kind: literal("none"),
		why: string(),
		isChosen: literal(true).optional(),
		steps: array(string()).optional()
	}),
	strictObject({
		kind: literal("unavailable"),
		why: string(),
		hint: string().optional(),
		lacksPermission: literal(true).optional(),
		steps: array(string()).optional()
	})
]));
const pinnedSetAsideSchema = lateObject(() => ({
	suite: string(),
	suiteFile: string(),
	target: string(),
	runs: array(setAsideRunSchema)
}));
const partSchema = lateObject(() => ({
	shard: int().positive(),
	from: int().nonnegative(),
	trials: int().positive()
}));
const plannedTestSchema = lateObject(() => ({
	suite: string(),
	suiteFile: string(),
	testId: string(),
	target: string(),
	trials: int().positive(),
	expectedMs: number$1().nonnegative(),
	expectedUsd: number$1().nonnegative().optional(),
	parts: array(partSchema).min(1),
	strategy: _enum(["mean", "confidence_interval"]).optional(),
	broken: literal(true).optional(),
	reused: string().optional(),
	canary: literal(true).optional()
}));
const plannedShardSchema = lateObject(() => ({
	index: int().positive(),
	ms: number$1().nonnegative(),
	durationMs: number$1().nonnegative(),
	tests: int().nonnegative(),
	trials: int().nonnegative(),
	budgetUsd: number$1().nonnegative().optional(),
	requests: record(string(), int().positive()).optional(),
	confirm: int().nonnegative()
}));
const forecastSchema = lateObject(() => ({
	calls: int().nonnegative(),
	judgeCalls: int().nonnegative(),
	durationMs: number$1().nonnegative(),
	oneMachineMs: number$1().nonnegative(),
	longestTrialMs: number$1().nonnegative(),
	leastMs: number$1().nonnegative().optional(),
	requests: array(strictObject({
		name: string(),
		perMinute: int().positive(),
		minutes: number$1().nonnegative()
	})).optional(),
	why: _enum([
		"target",
		"most",
		"longest",
		"gain",
		"given",
		"requests"
	]),
	costUsd: number$1().nonnegative().optional(),
	costBoundUsd: number$1().nonnegative().optional(),
	testsWithoutCost: int().nonnegative(),
	timedTests: int().nonnegative(),
	tokens: strictObject({
		input: number$1().nonnegative(),
		output: number$1().nonnegative(),
		tests: int().nonnegative()
	}).optional(),
	smallestDetectableDrop: number$1().nonnegative().optional(),
	power: array(string()).optional()
}));
const shardPlanSchema = lateObject(() => ({
	schemaVersion: literal(1),
	generator: strictObject({
		name: string(),
		version: string()
	}),
	commit: string().optional(),
	headCommit: string().optional(),
	key: string(),
	inputs: record(string(), unknown()),
	given: array(string()),
	policy: strictObject({
		gate: record(string(), unknown()),
		source: policySourceSchema.optional(),
		configured: array(string()).optional(),
		isChange: boolean(),
		quarantine: array(quarantinedSchema)
	}),
	baseline: pinnedBaselineSchema,
	files: array(pinnedFileSchema),
	changed: array(changedFileSchema).max(MOST_CHANGED_FILES).optional(),
	prior: array(number$1().nonnegative()).optional(),
	setAside: array(pinnedSetAsideSchema).optional(),
	tests: array(plannedTestSchema).max(MOST_CELLS),
	shards: array(plannedShardSchema).min(1).max(256),
	maxParallel: int().positive(),
	warnings: array(problemSchema),
	forecast: forecastSchema
}));
// src/app/config/input-values.ts
const lines = string().transform((text) => split(text, /\r?\n/));
const names = string().transform((text) => split(text, /[\r\n,]+/));
const split = (text, by) => text.split(by).map((item) => item.trim()).filter((item) => item !== "");
const number = (expected, accepts) => string().transform((text, context) => {
	const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
	if (Number.isFinite(value) && accepts(value)) return value;
	context.addIssue({
		code: "custom",
		message: expected,
		input: text
	});
	return NEVER;
});
const share = () => number("a number from 0 to 1", (value) => value >= 0 && value <= 1);
const increase = () => number("a number, 0 or more", (value) => value >= 0);
const count = (least, most) => number(`a whole number from ${least} to ${most}`, (value) => Number.isInteger(value) && value >= least && value <= most);
const flag = string().transform((text, context) => {
	if (/^true$/i.test(text)) return true;
	if (/^false$/i.test(text)) return false;
	context.addIssue({
		code: "custom",
		message: "true or false",
		input: text
	});
	return NEVER;
});
const branch = string().transform((name) => name.replace(/^refs\/heads\//, "")).refine((name) => /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s\p{Cc}~^:?*[\\]{1,255}$/u.test(name), "the name of a branch, such as main");
const cacheable = [
	"workspaces",
	"judge",
	"responses"
];
const caches = names.transform((given, context) => {
	const known = given.flatMap((name) => cacheable.filter((other) => other === name.toLowerCase()));
	if (known.length === given.length && given.length > 0) return [...new Set(known)];
	if (given.length === 1 && given[0]?.toLowerCase() === "off") return [];
	context.addIssue({
		code: "custom",
		message: `any of ${cacheable.join(", ")}, or off`,
		input: given
	});
	return NEVER;
});
const stampedPath = string().refine((text) => !/[\\/]$/.test(text) && !text.includes("\0"), "the path of a file").refine((text) => !/\{(?!timestamp\})[^{}]*\}/.test(text), "the path of a file, in which {timestamp} is the only placeholder");
const MOST_BACKENDS = 8;
const backends = names.transform((given, context) => {
	if (given.length === 1 && given[0]?.toLowerCase() === "off") return [];
	const known = [...new Set(given)];
	const isRight = (name) => /^[A-Za-z0-9][\w-]{0,63}$/.test(name) && name.toLowerCase() !== "off";
	if (known.length <= MOST_BACKENDS && known.every(isRight)) return known;
	context.addIssue({
		code: "custom",
		message: `off, or at most ${MOST_BACKENDS} names of backends`,
		input: given
	});
	return NEVER;
});
const MOST_LIMITS = 100;
const MOST_REQUESTS = 1e6;
const requestLimits = lines.transform((given, context) => {
	const limits = given.map((line) => {
		const at = line.lastIndexOf("=");
		return {
			name: line.slice(0, Math.max(0, at)).trim(),
			most: line.slice(at + 1).trim()
		};
	});
	const isRight = ({ name, most }) => name !== "" && /^[1-9]\d{0,6}$/.test(most) && Number(most) <= MOST_REQUESTS;
	const names = new Set(limits.map(({ name }) => name));
	if (limits.every(isRight) && names.size === limits.length && limits.length <= MOST_LIMITS) return Object.fromEntries(limits.map(({ name, most }) => [name, Number(most)]));
	context.addIssue({
		code: "custom",
		message: `at most ${MOST_LIMITS} lines such as openai=300: a target or a provider, each once, and a whole number from 1 to ${MOST_REQUESTS}`,
		input: given
	});
	return NEVER;
});
const MOST_CONFIRMED = 1e3;
const confirmable = string().transform((text, context) => {
	const word = text.trim().toLowerCase();
	if (word === "off") return word;
	const most = /^\d{1,4}$/.test(word) ? Number(word) : 0;
	if (most >= 1 && most <= MOST_CONFIRMED) return most;
	context.addIssue({
		code: "custom",
		message: `off, or a whole number from 1 to ${MOST_CONFIRMED} (default: 50)`,
		input: text
	});
	return NEVER;
});
const oneOf = (...allowed) => _enum(allowed, { error: orList(allowed) });
const SHARD = /^(\d{1,3})\/(\d{1,3})(?:@([0-9a-f]{64}))?$/;
const shardName = string().transform((text, context) => {
	const [, index, count, digest] = SHARD.exec(text.trim()) ?? [];
	const shard = {
		index: Number(index),
		count: Number(count),
		digest
	};
	if (shard.index >= 1 && shard.index <= shard.count && shard.count <= 256) return shard;
	context.addIssue({
		code: "custom",
		message: `3/6@ and the digest of the plan (64 hexadecimal digits; "eval-action plan -o" prints it), or 3/6 for the plan of plan-path or to plan on the spot; at most 256 shards`,
		input: text
	});
	return NEVER;
});
// src/app/config/redactions.ts
const redactions = string().transform((given, context) => {
	const found = given.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "").map(asPattern);
	const wrong = found.find((each) => typeof each === "string");
	const tooMany = found.length > MOST_PATTERNS ? `at most ${MOST_PATTERNS} lines` : void 0;
	const message = wrong ?? tooMany;
	if (typeof message === "string") context.addIssue({
		code: "custom",
		message,
		input: given
	});
	return found.filter((each) => each instanceof RegExp);
});
const MOST_PATTERNS = 50;
const SHORTEST_TEXT = 4;
const LONGEST_PATTERN = 300;
const MOST_STEPS = 1e7;
function asPattern(line) {
	const [, source, flags = ""] = /^\/(.+)\/([dgimsuvy]*)$/.exec(line) ?? [];
	if (source === void 0) return line.length >= SHORTEST_TEXT ? anyFormOf(line) : `a text of at least ${SHORTEST_TEXT} characters`;
	if (source.length > LONGEST_PATTERN) return `a regular expression of at most ${LONGEST_PATTERN} characters`;
	if (!/^[imsu]*$/.test(flags)) return "a regular expression with the flags i, m, s and u at most";
	let pattern;
	try {
		pattern = new RegExp(source, `${flags}g`);
	} catch {
		return "a text, or a valid regular expression between slashes";
	}
	if (pattern.test("")) return "a regular expression that does not match an empty text";
	pattern.lastIndex = 0;
	return isLinear(source, flags) ? pattern : "bounded repetitions, such as [0-9]{1,40} instead of [0-9]+";
}
function isLinear(source, flags) {
	const [short, long] = [1e3, 1e6].map((length) => matchCost({
		source,
		flags
	}, length) / length);
	return long !== void 0 && short !== void 0 && long <= MOST_STEPS && long < 2 * short;
}
// src/app/config/inputs.ts
const matrixLeg = string().transform((text, context) => {
	const values = valuesIn(text);
	if (values !== void 0) return values.length === 0 ? void 0 : values.join(", ");
	context.addIssue({
		code: "custom",
		message: "the matrix of the job as JSON",
		input: text
	});
	return NEVER;
});
function valuesIn(text) {
	const matrix = jsonOf(text);
	if (matrix === null) return [];
	return isMapping(matrix) ? Object.values(matrix).map((value) => isPlain(value) ? value : JSON.stringify(value)) : void 0;
}
const isPlain = (value) => typeof value === "string" && !value.includes(", ") && jsonOf(value) === void 0;
const DAYS = {
	h: 1 / 24,
	d: 1,
	w: 7
};
const MOST_DAYS = 3650;
const EXPECTED = "an age in hours, days or weeks, such as 12h, 30d or 2w, up to ten years";
const age = string().transform((text, context) => {
	const [, count = "", unit = ""] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([hdw])$/i.exec(text.trim()) ?? [];
	const days = Number(count) * (DAYS[unit.toLowerCase()] ?? NaN);
	if (days > 0 && days <= MOST_DAYS) return days;
	context.addIssue({
		code: "custom",
		message: EXPECTED,
		input: text
	});
	return NEVER;
});
const sources = [
	"action",
	"config",
	"flag"
];
const common = {
	evals: lines.default([]).meta({
		description: "Eval suites to run: files, folders or globs, one per line. `!` excludes.",
		default: "every suite in `evals/` folders"
	}),
	target: names.default([]).meta({
		description: "Names of the targets to run on. Several names form a matrix.",
		default: "set by the suite",
		value: "NAME"
	}),
	targets: string().optional().meta({
		description: "Targets file, or a folder that contains one.",
		default: "the nearest `.agentv/targets.yaml`",
		value: "FILE"
	}),
	testId: lines.default([]).meta({
		description: "Run only tests whose id matches one of these globs.",
		default: "all tests",
		value: "GLOB"
	}),
	tag: names.default([]).meta({
		description: "Run only suites that have all of these tags.",
		default: "all suites",
		value: "TAG"
	}),
	trials: count(1, 100).optional().meta({
		description: "Trials per test. The score is their mean, unless the suite sets another strategy.",
		default: "set by the suite, else 1",
		gate: true,
		value: "N"
	}),
	workers: count(1, 50).optional().meta({
		description: "Number of tests to run in parallel, 1 to 50.",
		default: "set by the suite or the target, else 3",
		value: "N"
	}),
	threshold: share().optional().meta({
		description: "Minimum mean score (0 to 1) of each suite on each target, and pass mark of tests that set none. Overrides the threshold of the suites.",
		default: "set by the suite, else none",
		gate: true,
		value: "X"
	}),
	mustPass: flag.default(false).meta({
		description: "Require every test to pass. A test fails if most of its planned trials and most of its confirmation trials fail.",
		default: "false",
		gate: true
	}),
	baseline: lines.default([]).meta({
		description: "What to compare with: `auto`, `none`, or evidence files, run folders, results files or ids of workflow runs, one per line, oldest first. In a folder of runs, the newest complete run is used.",
		default: "`auto`: evidence files in `.agentv/evidence`, else on GitHub the artifacts of the base branch",
		gate: true,
		value: "SRC"
	}),
	confirm: confirmable.default(50).meta({
		description: "Re-run suspected regressions to confirm them: the maximum number of tests to re-run, or `off`.",
		default: "50",
		gate: true,
		value: "HOW"
	}),
	budgetUsd: number("a number of US dollars over 0", (value) => value > 0).optional().meta({
		description: "Maximum cost of the run in US dollars, including judges. Tests over budget are skipped.",
		default: "none",
		gate: true,
		value: "USD"
	}),
	timeoutMinutes: number("a number of minutes over 0", (value) => value > 0).optional().meta({
		description: "Maximum duration of the run in minutes. Tests that have not finished by then are skipped.",
		default: "none",
		value: "MINUTES"
	}),
	comment: oneOf("always", "on-change", "on-failure", "never").default("on-change").meta({
		description: "When to comment on the pull request: `always`, `on-change` (if there is something to report), `on-failure` or `never`. An existing comment is always updated.",
		default: "on-change",
		sources: ["action", "config"]
	}),
	githubToken: string().optional().meta({
		description: "Token for comments, check runs and baselines. It is sent only to GitHub.",
		default: "the token of the job",
		sources: ["action"]
	})
};
const more = {
	graderTarget: string().optional().meta({
		description: "Name of the target that judges all answers.",
		default: "set by the grader or the target, else the target itself if it is a model",
		value: "NAME"
	}),
	excludeTag: names.default([]).meta({
		description: "Skip suites that have any of these tags.",
		default: "none",
		sources: ["config", "flag"],
		value: "TAG"
	}),
	strict: flag.default(false).meta({
		description: "Treat warnings about suites and targets as errors, but for those about old names.",
		default: "false",
		sources: ["config", "flag"]
	}),
	dryRun: flag.default(false).meta({
		description: "Validate everything and run the plan with stubs. Nothing real is called.",
		default: "false"
	}),
	resume: string().optional().meta({
		description: "Folder of an earlier run to continue: finished tests are reused, the others run, and the results go to the same folder. `last` is the newest run.",
		default: "none",
		sources: ["flag"],
		value: "DIR"
	}),
	rerunFailed: flag.default(false).meta({
		description: "With `resume`, also re-run tests that did not pass.",
		default: "false",
		sources: ["flag"]
	}),
	retryErrors: string().optional().meta({
		description: "Folder or results file of an earlier run: tests that ended in an error are re-run, the results of the others are reused.",
		default: "none",
		sources: ["flag"],
		value: "SRC"
	}),
	workingDirectory: string().default(".").meta({
		description: "Folder to run in; paths are relative to it. On GitHub, it must be inside the workspace.",
		default: ".",
		sources: ["action", "flag"],
		value: "DIR"
	}),
	outputDirectory: string().refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), "a folder, not a file").optional().meta({
		description: "Folder for the results. On GitHub, it must be inside the workspace.",
		default: "`.agentv/results/runs/<experiment>/<time>`",
		value: "DIR"
	}),
	testTimeoutSeconds: number("a number of seconds over 0", (value) => value > 0).optional().meta({
		description: "Time limit of one call of a target, in seconds. `timeout_seconds` of a test takes precedence.",
		default: "`timeout_seconds` of the suite, else of the target, else 1800 for coding agents, 600 for models, 120 for programs",
		value: "SECONDS"
	}),
	shard: shardName.optional().meta({
		description: "Run one shard of a sharded run, such as `3/6@<digest>`: `matrix` of the plan has the shards and the digest. `3/6` takes the plan of `plan-path`, or plans on the spot, without GitHub.",
		default: "the whole run",
		sources: ["action", "flag"],
		value: "SHARD"
	}),
	planPath: string().optional().meta({
		description: "Folder of the plan of a sharded run, for systems without artifacts.",
		default: "on GitHub, the artifact of the plan",
		sources: ["action", "flag"],
		value: "DIR"
	}),
	requestsPerMinute: requestLimits.optional().meta({
		description: "Maximum number of requests per minute to a target or to all targets of a provider, judges and retries included: lines `name=number`.",
		default: "none",
		value: "LIMIT"
	}),
	cache: caches.optional().meta({
		description: "What to cache between runs: any of `workspaces`, `judge` (verdicts) and `responses` (responses of models), or `off`.",
		default: "`workspaces,judge`, and `responses` if the suite sets `cache: true`",
		value: "LIST"
	}),
	seedBaseline: count(2, WINDOW.runs).optional().meta({
		description: "If tests have no baseline yet, run them this many times (2 to 10) and store as many runs as evidence. Applies to runs that store evidence.",
		default: "one run",
		gate: true,
		value: "N"
	}),
	control: _enum(["on", "off"], { error: "on or off (default: on)" }).default("on").meta({
		description: "Also run suspected regressions on the base commit, to separate regressions from drift: `on` or `off`. Skipped if the base commit cannot be checked out.",
		default: "on",
		gate: true,
		value: "WHEN"
	}),
	maxDrop: share().refine((value) => value < 1, "a number from 0 to below 1").default(.02).meta({
		description: "A significant drop of the mean score of a suite that is smaller than this share only warns (0.02 = 2 pp).",
		default: "0.02",
		gate: true,
		value: "X"
	}),
	maxCostIncrease: increase().optional().meta({
		description: "Maximum cost increase of a suite, as a share (0.25 = 25%).",
		default: "report only",
		gate: true,
		value: "X"
	}),
	maxLatencyIncrease: increase().optional().meta({
		description: "Maximum latency increase of a suite, as a share (0.5 = 50%).",
		default: "report only",
		gate: true,
		value: "X"
	}),
	onInconclusive: oneOf("pass", "neutral", "fail").default("neutral").meta({
		description: "Conclusion of an inconclusive run: `pass`, `neutral` or `fail`. Only `fail` fails the step.",
		default: "neutral",
		gate: true,
		value: "WHAT"
	}),
	jobSummary: oneOf("full", "short", "off").default("full").meta({
		description: "Report in the job summary: `full`, `short` (for jobs of a large matrix) or `off`.",
		default: "full",
		sources: ["action", "config"]
	}),
	annotations: oneOf("commands", "check", "off").default("commands").meta({
		description: "Annotate failing tests at their line: `commands` (at most 10 per level), `check` (at most 200; turns on `check-run`) or `off`.",
		default: "commands",
		sources: ["action", "config"]
	}),
	checkRun: flag.default(false).meta({
		description: "Create a check run in addition to the check of the job. Requires `checks: write`.",
		default: "false",
		sources: ["action", "config"]
	}),
	uploadArtifacts: flag.default(true).meta({
		description: "Upload results, reports and evidence as artifacts.",
		default: "true",
		sources: ["action", "config"]
	}),
	html: oneOf("auto", "true", "false").default("auto").meta({
		description: "Write the HTML report, `report.html`. `false` turns it off.",
		default: "auto",
		value: "WHEN"
	})
};
const advanced = {
	reuse: oneOf("auto", "off").default("auto").meta({
		description: "In pull requests, reuse results of tests whose files, input and graders are unchanged, and re-run 1 in 20 of them: `auto` or `off`.",
		default: "auto",
		value: "WHEN"
	}),
	maxErrorRate: share().default(.1).meta({
		description: "Maximum share of trials that may end in an infrastructure or grader error. Above it, the run is invalid.",
		default: "0.10",
		sources: ["config", "flag"],
		gate: true,
		value: "X"
	}),
	maxRetries: count(0, 20).optional().meta({
		description: "Retries of a call after an infrastructure error. A timeout or a low score is never retried.",
		default: "set by the target, else 3 for models and 2 for others",
		sources: ["config", "flag"],
		value: "N"
	}),
	experiment: string().regex(/^(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/, "a label of the characters A\u2013Z, a\u2013z, 0\u20139, \".\", \"_\" and \"-\"").default("default").meta({
		description: "Label of the run: a folder in the results, and `AGENTV_EXPERIMENT` for programs.",
		default: "default",
		value: "LABEL"
	}),
	baselineBranch: branch.optional().meta({
		description: "Branch whose runs are the baseline.",
		default: "the base branch of the pull request, else the default branch",
		sources: ["action", "config"],
		gate: true
	}),
	baselineMaxAge: age.optional().meta({
		description: "Maximum age of the baseline in hours, days or weeks, such as `12h`, `30d` or `2w`.",
		default: "30d",
		gate: true,
		value: "AGE"
	}),
	evidence: oneOf("auto", "never").default("auto").meta({
		description: "Store the trials of a complete run as evidence for later runs: `auto` or `never`.",
		default: "auto",
		gate: true,
		value: "WHEN"
	}),
	samples: flag.default(true).meta({
		description: "Store answers of the base branch, which the HTML report shows, as an artifact next to the evidence.",
		default: "true",
		sources: ["config"]
	}),
	htmlMaxMib: count(1, 100).default(24).meta({
		description: "Maximum size of the HTML report in MiB, 1 to 100. Larger reports leave out details of passing tests first.",
		default: "24",
		sources: ["config"]
	}),
	quarantineFile: string().optional().meta({
		description: "File that lists tests in quarantine. They cannot fail the run until their expiry date.",
		default: "`.agentv/quarantine.yaml`, if it exists",
		sources: ["config", "flag"],
		gate: true,
		value: "FILE"
	}),
	workspaceMode: oneOf("pooled", "temp", "static").optional().meta({
		description: "Workspaces of agents: `pooled` ones are reused by later runs, `temp` ones are new, `static` is your own folder.",
		default: "set by the suite, else pooled",
		sources: ["config", "flag"],
		value: "MODE"
	}),
	workspacePath: string().optional().meta({
		description: "Your own folder for agents to work in. If it is empty, the template and the repositories of the suite are added.",
		default: "set by the suite",
		sources: ["config", "flag"],
		value: "DIR"
	}),
	retainOnSuccess: oneOf("keep", "cleanup").optional().meta({
		description: "Workspace of a test that scored 0.5 or more: `keep` or `cleanup`.",
		default: "cleanup",
		sources: ["config", "flag"],
		value: "WHAT"
	}),
	retainOnFailure: oneOf("keep", "cleanup").optional().meta({
		description: "Workspace of any other test: `keep` or `cleanup`.",
		default: "keep, but cleanup on GitHub",
		sources: ["config", "flag"],
		value: "WHAT"
	}),
	workspaceClean: oneOf("standard", "full").optional().meta({
		description: "Reset each workspace after each test, whatever the suite says: `standard` keeps files that git ignores, `full` restores everything. A static folder is never reset.",
		default: "`after_each.reset` of the suite",
		sources: ["config", "flag"],
		value: "HOW"
	}),
	redact: redactions.default([]).meta({
		description: "More text to redact from results and reports, one per line: plain text, which is found in all its encodings, or `/a regular expression/`.",
		default: "only secrets",
		value: "TEXT"
	}),
	otel: backends.default([]).meta({
		description: "Export traces (OpenTelemetry) after the run: `otlp`, `braintrust`, `langfuse`, `confident`, `file`, a program of yours in `.agentv/otel-backends/`, or `off`. Several names are possible.",
		default: "off",
		value: "NAME"
	}),
	otelFile: stampedPath.optional().meta({
		description: "Write the traces to this file as OTLP JSON. `{timestamp}` is the start of the run.",
		default: "none; `traces.otlp.jsonl` in the run folder with `otel: file`",
		sources: ["config", "flag"],
		value: "FILE"
	}),
	otelCaptureContent: flag.default(false).meta({
		description: "Include prompts, answers, tool inputs and outputs, and explanations in traces.",
		default: "false",
		sources: ["config", "flag"]
	}),
	otelGroupTurns: flag.default(false).meta({
		description: "Group the messages of a conversation into a span per turn.",
		default: "false",
		sources: ["config", "flag"]
	}),
	traceFile: stampedPath.optional().meta({
		description: "Write a JSON line per test with its tool calls, times and cost. `{timestamp}` is the start of the run.",
		default: "none",
		sources: ["config", "flag"],
		value: "FILE"
	}),
	commentKey: string().max(100, "at most 100 characters").optional().meta({
		description: "Identifies the comment, evidence, artifacts and caches of the job.",
		default: "workflow and job, with the values of the matrix",
		sources: ["action", "config"],
		value: "KEY"
	}),
	matrix: matrixLeg.optional().meta({
		description: "Matrix of the job as JSON, to tell its legs apart.",
		default: "the matrix of the job",
		sources: ["action"]
	}),
	prNumber: count(1, 2 ** 31 - 1).optional().meta({
		description: "Number of the pull request to comment on.",
		default: "from the event, else the one open pull request whose head is the commit",
		sources: ["action", "config"]
	}),
	commitSha: string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, "the full hash of a commit").transform((sha) => sha.toLowerCase()).optional().meta({
		description: "Commit that the results belong to.",
		default: "from the event",
		sources: ["action", "config"],
		value: "SHA"
	}),
	checkName: string().refine((name) => Buffer.byteLength(name) <= 100, `a text of at most 100 bytes`).optional().meta({
		description: "Name of the check run.",
		default: "`agentv: <comment-key>`",
		sources: ["config"]
	}),
	artifactRetentionDays: count(1, 400).optional().meta({
		description: "Days to keep artifacts, up to the maximum of the repository.",
		default: "set by the repository",
		sources: ["action", "config"]
	}),
	allowUntrustedCode: flag.default(false).meta({
		description: "Run on events that anyone can trigger in a job that has secrets (`pull_request_target`, `issues`, `issue_comment` and others).",
		default: "false",
		sources: ["action"]
	})
};
const inputsSchema = strictObject({
	...common,
	...more,
	...advanced
});
const inputNames = Object.keys(inputsSchema.shape);
const isInput = (word) => Object.hasOwn(inputsSchema.shape, word);
const inputGroups = {
	Common: Object.keys(common),
	More: Object.keys(more),
	Advanced: Object.keys(advanced)
};
function docsOf(name) {
	return inputsSchema.shape[name].meta();
}
const sourcesOf = (name) => docsOf(name).sources ?? sources;
const actionInputNames = inputNames.filter((name) => sourcesOf(name).includes("action"));
const parseInputs = (given, spell) => ({
	...parseTexts(inputsSchema, given, spell),
	given: inputNames.filter((name) => isGiven(given[name]))
});
const isGiven = (text) => text !== void 0 && text.trim() !== "";
const LONGEST_SHOWN = 300;
function parseTexts(schema, given, spell = kebab) {
	const asked = Object.entries(given).filter(([, text]) => isGiven(text));
	const parsed = schema.safeParse(Object.fromEntries(asked), { jitless: true });
	if (parsed.success) return parsed.data;
	throw new UserError(parsed.error.issues.map(({ path, message }) => {
		const name = String(path[0] ?? "");
		return {
			code: "INPUT_INVALID",
			severity: "error",
			message: invalidValue(spell(name), message, cutMiddle(given[name] ?? "", LONGEST_SHOWN))
		};
	}));
}
// src/app/config/refused-settings.ts
const REMOVED = {
	alpha: "Remove it: the chance of a false alarm is fixed (3% for all suites, 2% for all single tests).",
	cluster: "Remove it: the interval of a suite includes run-to-run variation.",
	driftIssue: "Remove it: the comment and the summary name tests that fail on the base commit as well.",
	judgeVotes: "Remove it: a judge is asked once for each answer.",
	maxRegressions: "Name the tests that may fail, with an owner and an expiry date, in .agentv/quarantine.yaml.",
	metric: "Remove it: suites are always compared by their scores.",
	onChanged: "Remove it: changed tests are listed, and their diff is in the pull request.",
	onMissingBaseline: "Remove it: a pull request without a baseline is inconclusive; see on-inconclusive.",
	order: "Remove it: the longest tests start first.",
	requireMde: "Remove it: the smallest detectable drop is shown before the run and in the report.",
	stopEarly: "Remove it: every planned test runs."
};
const refusedIn = (source) => [...Object.keys(REMOVED), ...inputNames.filter((name) => !sourcesOf(name).includes(source))];
function refusalOf(key, source, shown = key) {
	const name = refusedIn(source).find((refused) => kebab(refused) === kebab(key));
	if (name === void 0) return void 0;
	if (!isInput(name)) return {
		message: `"${shown}" was removed`,
		hint: REMOVED[name] ?? ""
	};
	const ways = sourcesOf(name).map((each) => WAYS[each](name));
	return {
		message: `"${shown}" is not ${LOCATIONS[source]}`,
		hint: `${capitalized(ways.join(", or "))}.`
	};
}
function refuse(names, source, spell = kebab) {
	const problems = names.flatMap((name) => {
		const refusal = refusalOf(name, source, spell(name));
		return refusal === void 0 ? [] : [{
			code: "INPUT_INVALID",
			severity: "error",
			...refusal
		}];
	});
	if (problems.length > 0) throw new UserError(problems);
}
const LOCATIONS = {
	action: "an input of the action",
	config: "a key of .agentv/config.yaml",
	flag: "a flag"
};
const WAYS = {
	action: (name) => `set the input ${kebab(name)} of the action`,
	config: (name) => `set ${snake(name)} under ${docsOf(name).gate ? "gate" : "eval_action"} in .agentv/config.yaml`,
	flag: (name) => `use --${kebab(name)} of eval-action run on the command line`
};
export { quarantineOf as C, isExpired as S, share as _, docsOf as a, MOST_CHANGED_FILES as b, inputsSchema as c, parseInputs as d, parseTexts as f, oneOf as g, lines as h, actionInputNames as i, isGiven as l, count as m, refuse as n, inputGroups as o, sourcesOf as p, refusedIn as r, inputNames as s, refusalOf as t, isInput as u, MAX_PLAN_BYTES as v, shardPlanSchema as x, MOST_CELLS as y };
