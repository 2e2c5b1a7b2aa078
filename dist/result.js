import { m as paidSchema, n as momentOf, o as failureSchema, t as isoTime } from "./iso-time.js";
import { t as jsonString } from "./json-string.js";
import { c as roles, s as messageSchema, t as once, u as tokenUsageSchema } from "./once.js";
import { D as lateObject, G as strictObject, I as discriminatedUnion, K as string, L as int, M as array, P as boolean, R as lazy, T as locationSchema, V as number, W as record, Y as unknown, b as problemSchema, k as _enum, z as literal } from "./json.js";
import { a as graderVerdicts, f as suiteSchema, i as graderScoreSchema, m as trialPolicySchema, p as testSchema, t as assertionSchema, u as brokenTestSchema } from "./grade.js";
// src/model/run/earlier-attempt.ts
const trialSchema$1 = lateObject(() => ({
	pass: boolean(),
	score: number().min(0).max(1),
	costUsd: number().nonnegative().optional(),
	durationMs: number().nonnegative().optional()
}));
const earlierTestSchema = lateObject(() => ({
	suite: string(),
	suiteFile: string(),
	testId: string(),
	target: string(),
	measure: string(),
	subject: string(),
	timestamp: string(),
	score: number().min(0).max(1).optional(),
	now: array(trialSchema$1),
	reruns: array(trialSchema$1),
	control: array(trialSchema$1)
}));
const earlierAttemptSchema = lateObject(() => ({
	attempt: int().positive(),
	tests: array(earlierTestSchema)
}));
// src/model/run/environment.ts
const word = () => string().min(1).max(100);
const environmentSchema = lateObject(() => ({
	platform: word().optional(),
	arch: word().optional(),
	cpus: int().positive().optional(),
	memoryGib: number().positive().optional(),
	workers: int().positive().optional(),
	image: word().optional(),
	imageVersion: word().optional()
}));
function commonEnvironment(environments) {
	const [first, ...others] = environments;
	if (first === void 0) return void 0;
	const common = Object.entries(first).filter(([key, value]) => others.every((other) => other?.[key] === value));
	return common.length === 0 ? void 0 : Object.fromEntries(common);
}
// src/model/run/feedback.ts
const reviewVerdicts = [
	"acceptable",
	"needs_improvement",
	"incorrect",
	"flaky"
];
const reviewedTestSchema = lateObject(() => ({
	testId: string(),
	verdict: _enum(reviewVerdicts).optional(),
	notes: string().optional(),
	graderNotes: record(string(), string()).optional(),
	workspaceNotes: string().optional()
}));
const feedbackSchema = lateObject(() => ({
	file: string(),
	runId: string().optional(),
	reviewer: string().optional(),
	timestamp: string().optional(),
	overallNotes: string().optional(),
	tests: array(reviewedTestSchema)
}));
// src/model/run/imported.ts
const importFormats = [
	"jsonl",
	"junit",
	"ctrf",
	"promptfoo",
	"inspect",
	"deepeval"
];
const identityKinds = [
	"declared",
	"named",
	"content"
];
const attemptKinds = [
	"all",
	"last-only",
	"unknown"
];
const importedFileSchema = lateObject(() => ({
	file: string(),
	format: _enum(importFormats),
	tool: string(),
	version: string().optional(),
	tests: int().nonnegative(),
	trials: int().nonnegative(),
	identity: _enum(identityKinds),
	attempts: _enum(attemptKinds),
	withoutId: int().positive().optional(),
	withoutDefinition: int().positive().optional(),
	skipped: int().positive().optional(),
	cached: int().positive().optional()
}));
// src/model/suite/target.ts
const targetSchema = lateObject(() => ({
	name: string(),
	resolvedName: string(),
	provider: string(),
	options: record(string(), unknown()),
	graderTarget: string().optional(),
	workers: int().positive().optional(),
	workspaceTemplate: strictObject({
		path: string(),
		location: locationSchema
	}).optional(),
	fallbackTargets: array(string()),
	batching: boolean(),
	location: locationSchema
}));
// src/model/run/plan.ts
const stepSchema = lateObject(() => ({
	kind: literal("run"),
	index: int().nonnegative(),
	suite: suiteSchema,
	test: testSchema,
	target: targetSchema,
	trials: trialPolicySchema,
	part: strictObject({
		first: int().nonnegative(),
		of: int().positive()
	}).optional(),
	passMark: number().min(0).max(1),
	agentvPassMark: number().min(0).max(1).optional(),
	measure: string().optional(),
	subject: string().optional()
}));
const agentvPassMarkOf = ({ passMark, agentvPassMark }) => agentvPassMark ?? passMark;
lateObject(() => ({
	kind: literal("broken"),
	index: int().nonnegative(),
	suite: suiteSchema,
	test: brokenTestSchema,
	target: string()
}));
lazy(() => stepSchema.unwrap().extend({
	kind: literal("reuse"),
	fromSha: string()
}));
const requirementSchema = lateObject(() => ({
	suite: string(),
	file: string(),
	target: string(),
	threshold: number().min(0).max(1),
	from: _enum(["input", "suite"])
}));
// src/model/run/prompt.ts
const chatPartSchema = lazy(() => discriminatedUnion("type", [strictObject({
	type: literal("text"),
	text: string()
}), strictObject({
	type: literal("image"),
	mediaType: string(),
	dataUri: string()
})]));
const chatMessageSchema = lateObject(() => ({
	role: _enum([
		"system",
		"user",
		"assistant"
	]),
	content: string(),
	parts: array(chatPartSchema).optional()
}));
const promptSchema = lateObject(() => ({
	question: string(),
	chat: array(chatMessageSchema).optional(),
	system: string().optional(),
	guidelines: strictObject({
		text: string(),
		files: array(string()).min(1)
	}).optional()
}));
// src/model/run/seeding.ts
const seedingSchema = strictObject({
	asked: int().positive(),
	made: int().nonnegative(),
	tests: int().nonnegative(),
	costUsd: number().nonnegative().optional(),
	why: string().optional()
});
// src/model/run/side.ts
const sideStepSchema = lazy(() => discriminatedUnion("kind", [strictObject({
	kind: literal("message"),
	role: _enum(roles),
	text: string(),
	tokens: number().optional(),
	durationMs: number().optional()
}), strictObject({
	kind: literal("call"),
	tool: string(),
	input: string(),
	output: string(),
	status: string().optional(),
	durationMs: number().optional()
})]));
const sideGraderSchema = lazy(() => strictObject({
	name: string(),
	type: string(),
	score: number(),
	weight: number(),
	verdict: _enum(graderVerdicts),
	reasoning: string().optional(),
	assertions: array(strictObject({
		text: string(),
		passed: boolean(),
		evidence: string().optional()
	})),
	judge: string().optional(),
	costUsd: number().optional(),
	members: array(sideGraderSchema).optional()
}));
const sideParts = [
	"fileChanges",
	"outputs",
	"steps",
	"answer"
];
const sideSchema = lateObject(() => ({
	pass: boolean(),
	score: number().optional(),
	answer: string(),
	failure: string().optional(),
	graders: array(sideGraderSchema),
	steps: array(sideStepSchema),
	fileChanges: string().optional(),
	tokens: number().optional(),
	costUsd: number().optional(),
	durationMs: number().optional(),
	model: string().optional(),
	cut: array(_enum(sideParts)).optional(),
	from: strictObject({
		run: string(),
		sha: string().optional(),
		time: string(),
		kind: _enum([
			"head",
			"base",
			"control",
			"confirmation"
		])
	})
}));
// src/model/run/result.ts
const executionStatuses = [
	"ok",
	"quality_failure",
	"execution_error"
];
const cacheNames = ["judge", "responses"];
const cacheUseSchema = lateObject(() => ({
	cache: _enum(cacheNames),
	asked: int().nonnegative(),
	hits: int().nonnegative(),
	savedUsd: number().nonnegative().optional(),
	savedUnknown: int().nonnegative(),
	savedTokens: tokenUsageSchema.optional(),
	notStored: int().nonnegative()
}));
const PATCH_FOLDER = "patches";
const patchPathSchema = string().regex(/^patches\/[\w.-]{1,200}\.diff$/);
const trialSchema = lateObject(() => ({
	attempt: int().nonnegative(),
	status: _enum(executionStatuses),
	score: number().min(0).max(1),
	verdict: _enum(graderVerdicts),
	scores: array(graderScoreSchema),
	failure: failureSchema.optional(),
	tokenUsage: tokenUsageSchema.optional(),
	costUsd: number().nonnegative().optional(),
	durationMs: number().nonnegative().optional(),
	refused: literal(true).optional(),
	cached: literal(true).optional(),
	paid: paidSchema.optional(),
	patch: patchPathSchema.optional()
}));
const trialSampleSchema = lateObject(() => ({
	attempt: int().nonnegative(),
	side: sideSchema
}));
const aggregationSchema = lazy(() => discriminatedUnion("strategy", [
	strictObject({
		strategy: literal("pass_at_k"),
		passedAttempts: int().nonnegative(),
		totalAttempts: int().nonnegative()
	}),
	strictObject({
		strategy: literal("mean"),
		mean: number(),
		min: number(),
		max: number()
	}),
	strictObject({
		strategy: literal("confidence_interval"),
		mean: number(),
		ci95Lower: number(),
		ci95Upper: number(),
		stddev: number()
	})
]));
const avoidedSchema = strictObject({
	costUsd: number().nonnegative().optional(),
	durationMs: number().nonnegative().optional()
});
const identity = () => ({
	suite: string(),
	suiteFile: string(),
	category: string(),
	testId: string(),
	target: string(),
	provider: string().optional(),
	resolvedTarget: string().optional(),
	targetUsed: string().optional(),
	location: locationSchema,
	conversationId: string().optional()
});
const call = () => ({
	tokenUsage: tokenUsageSchema.optional(),
	costUsd: number().nonnegative().optional(),
	durationMs: number().nonnegative().optional(),
	startTime: string().optional(),
	endTime: string().optional(),
	model: string().optional(),
	agentVersion: string().optional(),
	refused: literal(true).optional(),
	cached: literal(true).optional(),
	paid: paidSchema.optional()
});
const common = once(() => ({
	index: int().nonnegative(),
	timestamp: string(),
	...identity(),
	passMark: number().min(0).max(1),
	agentvPassMark: number().min(0).max(1).optional(),
	mustPass: boolean(),
	assertions: array(assertionSchema),
	scores: array(graderScoreSchema),
	implicitJudge: literal(true).optional(),
	input: array(messageSchema),
	prompt: promptSchema.optional(),
	output: string(),
	messages: array(messageSchema),
	...call(),
	fileChanges: string().optional(),
	patch: patchPathSchema.optional(),
	workspacePath: string().optional(),
	hookOutputs: strictObject({
		beforeAll: string().optional(),
		beforeEach: string().optional(),
		afterEach: string().optional()
	}).optional(),
	evalRun: strictObject({
		durationMs: number().nonnegative(),
		tokenUsage: tokenUsageSchema.optional()
	}),
	retries: int().nonnegative(),
	trials: array(trialSchema).optional(),
	trialSamples: array(trialSampleSchema).max(3).optional(),
	aggregation: aggregationSchema.optional(),
	costLimited: boolean().optional(),
	metadata: record(string(), unknown()).optional(),
	measure: string().optional(),
	subject: string().optional(),
	importedFrom: _enum(importFormats).optional(),
	reusedFrom: string().optional(),
	avoided: avoidedSchema.optional()
}));
const testResultSchema = lazy(() => discriminatedUnion("status", [
	strictObject({
		...common(),
		status: literal("ok"),
		score: number().min(0).max(1)
	}),
	strictObject({
		...common(),
		status: literal("quality_failure"),
		score: number().min(0).max(1),
		requiredMissed: array(string()).optional()
	}),
	strictObject({
		...common(),
		status: literal("execution_error"),
		score: number().min(0).max(1),
		failure: failureSchema
	})
]));
function resultKey(result) {
	const { suiteFile, suite, testId, target } = result;
	return `[${jsonString(suiteFile)},${jsonString(suite)},${jsonString(testId)},${jsonString(target)}]`;
}
const namesOf = ({ suite, test, target }) => ({
	suite: suite.name,
	suiteFile: suite.file,
	testId: test.id,
	target: target.name
});
const resultKeyOf = (step) => resultKey(namesOf(step));
const isReused = ({ reusedFrom }) => reusedFrom !== void 0 && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(reusedFrom);
const stops = [
	"cancelled",
	"deadline",
	"budget",
	"breaker",
	"broken-off"
];
const variableName = /^[A-Za-z_]\w{0,99}$/;
const missingSecretsSchema = lateObject(() => ({
	from: _enum(["fork", "dependabot"]),
	names: array(string().regex(variableName)).max(20)
}));
const testNamesSchema = lateObject(() => ({
	suite: string(),
	suiteFile: string(),
	testId: string(),
	target: string()
}));
const fileStates = [
	"exists",
	"deselected",
	"gone"
];
const testsWithoutResultSchema = lateObject(() => ({
	suite: string(),
	file: string(),
	target: string(),
	tests: int().positive()
}));
const stoppedShardSchema = lateObject(() => ({
	shard: int().positive(),
	shards: int().positive(),
	why: _enum([...stops, "no-results"]),
	missing: int().nonnegative(),
	rerun: string().optional()
}));
const baselineFileSchema = lateObject(() => ({
	file: string(),
	state: _enum(fileStates)
}));
const deletedTestSchema = lateObject(() => ({
	suiteFile: string(),
	testId: string(),
	target: string().optional()
}));
const measuredFacts = once(() => ({
	complete: boolean(),
	stopped: _enum(stops).optional(),
	stoppedShards: array(stoppedShardSchema).optional(),
	unreadable: array(problemSchema).optional(),
	withoutResult: array(testsWithoutResultSchema).optional(),
	dryRun: boolean(),
	selected: array(_enum([
		"suites",
		"targets",
		"tests"
	])).optional(),
	baselineFiles: array(baselineFileSchema).optional(),
	deletedMustPass: array(deletedTestSchema).optional(),
	seeding: seedingSchema.optional(),
	missingSecrets: missingSecretsSchema.optional(),
	confirmed: array(testNamesSchema).optional(),
	unconfirmed: array(testNamesSchema).optional(),
	reuseLeaks: array(testNamesSchema).optional(),
	imported: array(importedFileSchema).optional(),
	feedback: array(feedbackSchema).optional()
}));
const extraTrialPurposes = [
	"confirmation",
	"control",
	"seed"
];
const extraTrialSchema = lateObject(() => ({
	purpose: _enum(extraTrialPurposes),
	checkout: _enum(["head", "base"]),
	round: int().positive().optional(),
	result: testResultSchema
}));
const extraResults = ({ extraTrials = [] }, purpose) => extraTrials.flatMap((trial) => trial.purpose === purpose ? trial.result : []);
const suiteMetadataSchema = lateObject(() => ({
	version: string().optional(),
	author: string().optional(),
	license: string().optional()
}));
const describedSuiteSchema = lateObject(() => ({
	suite: string(),
	file: string(),
	metadata: suiteMetadataSchema
}));
const runResultSchema = lateObject(() => ({
	startedAt: string(),
	durationMs: number().nonnegative(),
	planned: int().nonnegative(),
	...measuredFacts(),
	environment: environmentSchema.optional(),
	requirements: array(requirementSchema),
	describedSuites: array(describedSuiteSchema).optional(),
	warnings: array(problemSchema),
	caches: array(cacheUseSchema).optional(),
	results: array(testResultSchema),
	extraTrials: array(extraTrialSchema).optional(),
	earlier: array(earlierAttemptSchema).optional()
}));
function startOf({ startedAt, results }) {
	const times = results.map(({ timestamp }) => momentOf(timestamp)).filter((time) => time > 0);
	return times.length === 0 ? startedAt : isoTime(times.reduce((first, time) => Math.min(first, time)));
}
export { earlierAttemptSchema as A, chatMessageSchema as C, reviewVerdicts as D, importFormats as E, commonEnvironment as O, sideSchema as S, identityKinds as T, stops as _, extraResults as a, trialSampleSchema as b, fileStates as c, namesOf as d, patchPathSchema as f, startOf as g, runResultSchema as h, executionStatuses as i, environmentSchema as k, isReused as l, resultKeyOf as m, cacheNames as n, extraTrialPurposes as o, resultKey as p, cacheUseSchema as r, extraTrialSchema as s, PATCH_FOLDER as t, measuredFacts as u, suiteMetadataSchema as v, agentvPassMarkOf as w, variableName as x, testResultSchema as y };
