import { D as lateObject, G as strictObject, I as discriminatedUnion, J as union, K as string, L as int, M as array, N as base64, P as boolean, R as lazy, T as locationSchema, V as number, W as record, Y as unknown, b as problemSchema, k as _enum, z as literal } from "./json.js";
import { s as messageSchema, u as tokenUsageSchema } from "./once.js";
// src/model/suite/workspace.ts
const resets = [
	"none",
	"fast",
	"strict"
];
const hookSchema = lateObject(() => ({
	command: array(string()).min(1).optional(),
	cwd: string(),
	timeoutMs: number().positive(),
	reset: _enum(resets),
	location: locationSchema
}));
const hookPoints = [
	"beforeAll",
	"beforeEach",
	"afterEach",
	"afterAll"
];
const targetHookSchema = lateObject(() => ({
	command: array(string()).min(1),
	cwd: string().optional(),
	timeoutMs: number().positive(),
	location: locationSchema
}));
const targetHooksSchema = lateObject(() => ({
	beforeAll: targetHookSchema.optional(),
	beforeEach: targetHookSchema.optional(),
	afterEach: targetHookSchema.optional(),
	afterAll: targetHookSchema.optional()
}));
const repositorySchema = lateObject(() => ({
	path: string(),
	url: string(),
	ref: string(),
	resolve: _enum(["remote", "local"]),
	ancestor: int().nonnegative(),
	sparse: array(string()),
	location: locationSchema
}));
const gradingFileSchema = lateObject(() => ({
	to: string(),
	content: base64()
}));
const containerNetworks = ["none", "bridge"];
const dockerSchema = lateObject(() => ({
	image: string(),
	timeoutMs: number().positive(),
	memory: string().optional(),
	cpus: number().positive().optional(),
	network: _enum(containerNetworks).optional(),
	user: string().optional(),
	runsAgent: boolean(),
	repositories: array(strictObject({
		path: string(),
		commit: string().optional()
	})),
	location: locationSchema
}));
const workspaceModes = [
	"pooled",
	"temp",
	"static"
];
const workspaceSchema = lateObject(() => ({
	template: strictObject({
		path: string(),
		location: locationSchema
	}).optional(),
	isolation: _enum(["shared", "per_test"]),
	mode: _enum(workspaceModes).optional(),
	path: string().optional(),
	repositories: array(repositorySchema),
	hooks: strictObject({
		beforeAll: hookSchema.optional(),
		beforeEach: hookSchema.optional(),
		afterEach: hookSchema.optional(),
		afterAll: hookSchema.optional()
	}),
	docker: dockerSchema.optional(),
	requires: strictObject({
		commands: array(string()),
		pythonModules: array(string())
	}),
	files: array(strictObject({
		path: string(),
		from: string()
	})),
	gradingFiles: array(gradingFileSchema).optional(),
	location: locationSchema
}));
// src/model/suite/suite.ts
const PASS_MARK = .8;
const graderSpecSchema = lazy(() => strictObject({
	name: string(),
	type: string(),
	declaredAs: string(),
	weight: number().nonnegative(),
	required: union([number(), literal("pass-mark")]).optional(),
	negate: boolean(),
	options: record(string(), unknown()),
	members: array(graderSpecSchema).optional(),
	implicit: literal(true).optional(),
	location: locationSchema
}));
const CUSTOM_TYPE = "custom";
const shownType = ({ type, declaredAs }) => type === "custom" ? declaredAs.trim().replaceAll("_", "-") : type;
const trialStrategies = [
	"pass_at_k",
	"mean",
	"confidence_interval"
];
const trialPolicySchema = lateObject(() => ({
	count: int().positive(),
	strategy: _enum(trialStrategies),
	costLimitUsd: number().positive().optional()
}));
const turnSchema = lateObject(() => ({
	input: messageSchema,
	expected: messageSchema.optional(),
	graders: array(graderSpecSchema),
	location: locationSchema
}));
const conversationSchema = lateObject(() => ({
	turns: array(turnSchema).min(1),
	aggregation: _enum([
		"mean",
		"min",
		"max"
	]),
	onTurnFailure: _enum(["continue", "stop"]),
	windowSize: int().positive().optional()
}));
const testSchema = lateObject(() => ({
	kind: literal("test"),
	id: string(),
	location: locationSchema,
	criteria: string(),
	input: array(messageSchema).min(1),
	expected: array(messageSchema),
	inputFiles: array(string()),
	graders: array(graderSpecSchema),
	timeoutSeconds: number().positive().optional(),
	maxCostUsd: number().positive().optional(),
	threshold: number().min(0).max(1).optional(),
	targets: array(string()).optional(),
	mustPass: boolean(),
	conversationId: string().optional(),
	conversation: conversationSchema.optional(),
	dependsOn: array(string()),
	onDependencyFailure: _enum([
		"skip",
		"fail",
		"run"
	]),
	workspace: workspaceSchema.optional(),
	metadata: record(string(), unknown()).optional()
}));
const brokenTestSchema = lateObject(() => ({
	kind: literal("broken"),
	id: string(),
	location: locationSchema,
	problems: array(problemSchema).min(1)
}));
const watchGlobSchema = strictObject({
	glob: string(),
	location: locationSchema
});
const suiteSchema = lateObject(() => ({
	name: string(),
	file: string(),
	path: string(),
	folder: string(),
	location: locationSchema,
	format: _enum([
		"yaml",
		"jsonl",
		"agent-skills",
		"typescript"
	]),
	description: string().optional(),
	version: string().optional(),
	author: string().optional(),
	license: string().optional(),
	requires: record(string(), unknown()).optional(),
	tags: array(string()),
	category: string(),
	targets: array(strictObject({
		name: string(),
		location: locationSchema,
		useTarget: string().optional(),
		hooks: targetHooksSchema.optional()
	})),
	workers: int().min(1).max(50).optional(),
	threshold: number().min(0).max(1).optional(),
	mustPass: literal(true).optional(),
	timeoutSeconds: number().positive().optional(),
	maxCostUsd: number().positive().optional(),
	trials: trialPolicySchema.optional(),
	failOnError: boolean(),
	budgetUsd: number().positive().optional(),
	cache: boolean().optional(),
	cachePath: string().optional(),
	watch: array(watchGlobSchema).optional(),
	metadata: record(string(), unknown()).optional(),
	tests: array(discriminatedUnion("kind", [testSchema, brokenTestSchema]))
}));
// src/model/run/grade.ts
const assertionSchema = lateObject(() => ({
	text: string(),
	passed: boolean(),
	evidence: string().optional()
}));
const graderVerdicts = [
	"pass",
	"fail",
	"skip"
];
const verdictOf = (score) => score >= .8 ? "pass" : "fail";
const graderScoreSchema = lazy(() => strictObject({
	name: string(),
	type: string(),
	score: number().min(0).max(1),
	weight: number().nonnegative(),
	verdict: _enum(graderVerdicts),
	assertions: array(assertionSchema),
	reasoning: string().optional(),
	input: unknown().optional(),
	target: string().optional(),
	details: record(string(), unknown()).optional(),
	scores: array(graderScoreSchema).optional(),
	tokenUsage: tokenUsageSchema.optional(),
	costUsd: number().nonnegative().optional(),
	durationMs: number().nonnegative(),
	startedAt: string(),
	endedAt: string()
}));
lazy(() => discriminatedUnion("kind", [strictObject({
	kind: literal("scored"),
	score: number().min(0).max(1),
	assertions: array(assertionSchema),
	scores: array(graderScoreSchema),
	requiredMissed: array(string())
}), strictObject({
	kind: literal("ungraded"),
	reason: string(),
	assertions: array(assertionSchema),
	scores: array(graderScoreSchema)
})]));
const clampScore = (score) => Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0;
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];
const costsOf = (score) => withMembers(score).flatMap(({ costUsd }) => costUsd ?? []);
export { hookPoints as _, graderVerdicts as a, CUSTOM_TYPE as c, shownType as d, suiteSchema as f, containerNetworks as g, trialStrategies as h, graderScoreSchema as i, PASS_MARK as l, trialPolicySchema as m, clampScore as n, verdictOf as o, testSchema as p, costsOf as r, withMembers as s, assertionSchema as t, brokenTestSchema as u, resets as v, workspaceModes as y };
