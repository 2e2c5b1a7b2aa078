import { a as array, f as literal, m as number, n as _enum, u as int, v as strictObject, x as union, y as string } from "./schemas.js";
import { Al as testResultSchema, Bc as redactor, Gl as earlierAttemptSchema, In as howCalled, Ja as verdictSchema, Ka as conclusions, Wi as shellWord, Wl as environmentSchema, Xr as runFiles, Ya as MAX_RESULTS_BYTES, dd as userError, du as tokenUsageSchema, el as policySourceSchema, fc as shownPath, g as failuresIndex, gl as cacheUseSchema, hc as suggestion, ji as oneLine, kl as suiteMetadataSchema, m as failuresJsonl, nl as testStates, pd as lateObject, qa as verdictKinds, s as flagSpelling, sd as problemSchema, tc as secretsHere, tl as assessmentSchema, tn as reportOn, uc as findRepository, vn as failurePrompts, xl as measuredFacts, yl as extraTrialSchema, yn as failingTests } from "./common.js";
import { r as parseReportInputs } from "./report-inputs.js";
import { t as newestRuns } from "./newest-runs.js";
import { s as isShardFolder } from "./planned-report.js";
import { t as readRun } from "./report2.js";
const { join, resolve } = process.getBuiltinModule("node:path");
// src/model/verdict/decision.ts
const countsSchema = strictObject({
	trials: int().nonnegative(),
	passes: int().nonnegative()
});
const decisionSchema = strictObject({
	schema_version: literal(1),
	verdict: _enum(verdictKinds),
	headline: string(),
	reasons: array(string()),
	suites: array(strictObject({
		suite: string(),
		target: string(),
		verdict: _enum(verdictKinds),
		n: int().nonnegative(),
		delta: number().nullable(),
		delta_low: number().nullable(),
		delta_high: number().nullable(),
		p: number().min(0).max(1).nullable(),
		p_exact: number().min(0).max(1).nullable(),
		p_variation: number().min(0).max(1).nullable(),
		smallest_detectable_drop: number().nullable(),
		reasons: array(string())
	})),
	tests: array(strictObject({
		suite: string(),
		test_id: string(),
		target: string(),
		state: _enum(testStates),
		baseline: countsSchema,
		candidate: countsSchema,
		reruns: countsSchema.extend({ needed: int().positive().nullable() }),
		p: number().min(0).max(1).nullable()
	})),
	detectable_tests: strictObject({
		count: int().nonnegative(),
		of: int().nonnegative()
	})
});
decisionSchema.extend({ failures: string().nullable() });
// src/model/verdict/suite-trend.ts
const suiteTrendSchema = lateObject(() => ({
	suite: string(),
	file: string().optional(),
	target: string(),
	runs: array(strictObject({
		run: string(),
		sha: string().optional(),
		time: string(),
		verdict: _enum(verdictKinds).optional(),
		tests: int().nonnegative().optional(),
		passRate: number().min(0).max(1).optional(),
		score: number().optional(),
		markers: array(string())
	}))
}));
// src/model/verdict/used-setting.ts
const usedSettingSchema = strictObject({
	name: string(),
	value: union([number(), string()]),
	from: _enum([
		"given",
		"configuration",
		"default"
	])
});
// src/model/verdict/report.ts
const totalsSchema = strictObject({
	total: int().nonnegative(),
	passed: int().nonnegative(),
	failed: int().nonnegative(),
	errored: int().nonnegative(),
	erroredTrials: int().positive().optional(),
	skipped: int().nonnegative(),
	flaky: int().nonnegative(),
	reused: int().nonnegative(),
	avoided: strictObject({
		tests: int().positive(),
		costUsd: number().nonnegative().optional(),
		costUnknown: int().nonnegative(),
		durationMs: number().nonnegative().optional(),
		durationUnknown: int().nonnegative()
	}).optional(),
	score: number().min(0).max(1).optional(),
	passRate: number().min(0).max(1).optional(),
	costUsd: number().nonnegative().optional(),
	costUnknown: int().nonnegative(),
	tokens: tokenUsageSchema.optional(),
	graderCostUsd: number().nonnegative().optional(),
	graderTokens: tokenUsageSchema.optional(),
	durationMs: number().nonnegative().optional(),
	retries: int().nonnegative()
});
const suiteReportSchema = strictObject({
	suite: string(),
	file: string(),
	target: string(),
	threshold: number().min(0).max(1).optional(),
	isDefaultThreshold: literal(true).optional(),
	isOfPassRate: literal(true).optional(),
	metadata: suiteMetadataSchema.optional(),
	totals: totalsSchema
});
const reportedCommitSchema = strictObject({
	run: string().optional(),
	sha: string().optional(),
	baseSha: string().optional(),
	isFork: literal(true).optional()
});
const reportFileSchema = strictObject({
	schemaVersion: literal(1),
	generator: strictObject({
		name: literal("eval-action"),
		version: string(),
		program: string().optional()
	}),
	startedAt: string(),
	durationMs: number().nonnegative(),
	...measuredFacts(),
	commit: reportedCommitSchema.optional(),
	environment: environmentSchema.optional(),
	verdict: verdictSchema,
	conclusion: _enum(conclusions),
	totals: totalsSchema,
	suites: array(suiteReportSchema),
	results: array(testResultSchema),
	extraTrials: array(extraTrialSchema).optional(),
	earlier: array(earlierAttemptSchema).optional(),
	comparison: assessmentSchema,
	trend: array(suiteTrendSchema).optional(),
	policy: policySourceSchema.optional(),
	settings: array(usedSettingSchema).optional(),
	warnings: array(problemSchema),
	caches: array(cacheUseSchema).optional()
}).omit({ verdict: true }).extend({
	verdict: decisionSchema,
	gate: verdictSchema,
	gradersToCheck: array(problemSchema).optional()
});
// src/app/cli/commands/failures.ts
async function failuresCommand(asked, runtime, terminal) {
	const path = asked.run ?? shownPath((await newestRuns(runtime))[0], runtime.cwd);
	await refuseShard(path, runtime);
	const { deep, text: withoutSecrets } = redactor(await secretsHere(runtime));
	const found = deep(await storedReport(path, runtime) ?? await decidedAgain(path, runtime));
	const place = join(await findRepository(runtime.cwd, runtime.files), found.folder ?? "");
	const report = {
		...found,
		generator: {
			...found.generator,
			program: howCalled(runtime, place)
		}
	};
	const run = place === runtime.cwd ? path : resolve(runtime.cwd, path);
	const printed = textOf(report, run, {
		...asked,
		withoutSecrets
	});
	if (printed === void 0) terminal.complain(whyNothing(run, report));
	else terminal.print(printed.trimEnd());
	return 0;
}
async function refuseShard(path, runtime) {
	if (!await isShardFolder(path, runtime)) return;
	throw userError("INPUT_INVALID", `${path} has one shard of a run`, { hint: "Report on all shards first (eval-action report), and pass the folder of the report." });
}
const whyNothing = (path, report) => failingTests(report).length === 0 ? `No test of ${path} needs attention.` : `No failure of ${path} can be fixed in the product. Run: ${report.generator.program ?? "eval-action"} failures ${shellWord(oneLine(path))}`;
function textOf(report, path, { form, cause, withoutSecrets }) {
	if (form === "markdown") return failuresIndex(report, { withoutSecrets });
	if (form === "jsonl") return failuresJsonl(report, { withoutSecrets });
	const prompts = failurePrompts(report, path);
	const wanted = prompts.filter((prompt) => cause === void 0 || prompt.cause === cause);
	if (wanted.length === 0 && cause !== void 0) {
		const known = prompts.map((prompt) => prompt.cause);
		throw userError("NOTHING_MATCHED", `${path} has no cause ${cause}`, { hint: suggestion(cause, known, "causes") });
	}
	return wanted.length === 0 ? void 0 : wanted.map(({ text }) => text).join("\n");
}
async function storedReport(path, { cwd, files }) {
	const given = resolve(cwd, path);
	const file = await files.state(given) === "folder" ? join(given, runFiles.report) : given;
	if (await files.state(file) !== "file" || !file.endsWith(".json")) return void 0;
	const read = reportFileSchema.safeParse(jsonOf(await files.read(file, MAX_RESULTS_BYTES)));
	if (!read.success) return void 0;
	const { gate, verdict: _, ...rest } = read.data;
	return {
		...rest,
		verdict: gate
	};
}
function jsonOf(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
async function decidedAgain(path, runtime) {
	const { run, basis } = await readRun(parseReportInputs({ results: path }, flagSpelling), runtime);
	return reportOn(run, basis);
}
export { failuresCommand };
