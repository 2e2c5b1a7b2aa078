import { H as object, K as string, L as int, M as array, R as lazy, V as number, Y as unknown, b as problemSchema, i as isDeeperThan, k as _enum, w as userError, z as literal } from "./json.js";
import { A as earlierAttemptSchema, k as environmentSchema, r as cacheUseSchema, s as extraTrialSchema, u as measuredFacts, v as suiteMetadataSchema, y as testResultSchema } from "./result.js";
import { t as verdictKinds } from "./verdict.js";
// src/results/read/read-report.ts
const reportFacts = lazy(() => object({
	startedAt: string().refine((time) => Number.isFinite(Date.parse(time)), "a time"),
	durationMs: number().nonnegative(),
	...measuredFacts(),
	environment: environmentSchema.optional().catch(void 0),
	totals: object({ total: int().nonnegative() }),
	suites: array(object({
		suite: string(),
		file: string(),
		target: string(),
		threshold: number().min(0).max(1).optional(),
		isDefaultThreshold: literal(true).optional(),
		metadata: suiteMetadataSchema.optional().catch(void 0)
	})),
	warnings: array(problemSchema),
	caches: array(cacheUseSchema).optional(),
	results: array(unknown()),
	extraTrials: array(unknown()).optional(),
	earlier: array(unknown()).optional()
}));
const decidedSchema = lazy(() => object({ verdict: object({ verdict: _enum(verdictKinds) }) }));
const comparedSchema = lazy(() => object({ comparison: object({ tests: array(object({
	suite: string(),
	suiteFile: string(),
	testId: string(),
	target: string(),
	state: string()
})) }) }));
const own = lazy(() => object({
	schemaVersion: number(),
	generator: object({ name: literal("eval-action") })
}));
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function readReport(text, file) {
	const value = parsed(text, file);
	const ours = own.safeParse(value);
	if (!ours.success) throw unreadable(file, "it is no report of eval-action");
	if (ours.data.schemaVersion > 1) throw unreadable(file, "a newer version of eval-action wrote it");
	const read = reportFacts.safeParse(value);
	if (!read.success) throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join(".") ?? "the top"}`);
	const { totals, suites, results, extraTrials, earlier, ...facts } = read.data;
	const full = array(testResultSchema).safeParse(results);
	const extra = array(extraTrialSchema).safeParse(extraTrials);
	const before = array(earlierAttemptSchema).safeParse(earlier);
	if (earlier !== void 0 && !before.success) throw unreadable(file, "it is damaged at earlier");
	const described = suites.flatMap(({ suite, file, metadata }) => metadata ? [{
		suite,
		file,
		metadata
	}] : []);
	const decided = decidedSchema.safeParse(value);
	const compared = comparedSchema.safeParse(value);
	return {
		run: {
			...facts,
			...extra.success && { extraTrials: extra.data },
			...before.success && { earlier: before.data },
			...described.length > 0 && { describedSuites: described },
			planned: Math.max(totals.total, results.length),
			requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) => threshold === void 0 || isDefaultThreshold ? [] : [{
				...suite,
				threshold,
				from: "suite"
			}])
		},
		...full.success && { results: full.data },
		...decided.success && { verdict: decided.data.verdict.verdict },
		regressed: compared.success ? regressedIn(compared.data.comparison.tests) : []
	};
}
const regressedIn = (tests) => tests.filter(({ state }) => state === "regressed").map(({ state: _, ...names }) => names);
function parsed(text, file) {
	let value;
	try {
		value = JSON.parse(text);
	} catch (cause) {
		throw unreadable(file, "it is not JSON, or cut off", cause);
	}
	if (isDeeperThan(value, 200)) throw unreadable(file, "it is nested too deeply");
	return value;
}
const unreadable = (file, why, cause) => userError("RESULTS_UNREADABLE", `${file} cannot be read: ${why}`, {
	hint: "Name the folder of a run, its report.json or its index.jsonl.",
	cause
});
export { readReport as n, looksLikeReport as t };
