import { C as chatMessageSchema, E as importFormats, b as trialSampleSchema, c as fileStates, f as patchPathSchema, i as executionStatuses, p as resultKey } from "./result.js";
import { a as graderVerdicts, l as PASS_MARK, n as clampScore, o as verdictOf, s as withMembers } from "./grade.js";
import { t as isMapping } from "./mapping.js";
import { c as roles, l as sumTokens, r as finalAnswer, t as once } from "./once.js";
import { F as custom, H as object, I as discriminatedUnion, K as string, L as int, M as array, P as boolean, R as lazy, V as number, Y as unknown, Z as parse$1, _ as UserError, f as kebab, i as isDeeperThan, k as _enum, l as cutEnd, m as plural, n as jsonOf, w as userError, x as problemText, y as messageOf, z as literal } from "./json.js";
import { a as failureClasses, f as stages, n as momentOf, r as rememberLast, t as isoTime, u as reasonCodes } from "./iso-time.js";
import { n as measuredTrials, r as presentTrials } from "./present-trials.js";
import { t as grouped } from "./grouped.js";
import { t as parseYamlText } from "./yaml-text.js";
import { t as inParallel } from "./in-parallel.js";
import { t as shownPath } from "./shown-path.js";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { createPublicKey, verify } from "node:crypto";
// src/model/run/aggregate.ts
function aggregateScores(scores, strategy) {
	if (strategy === "pass_at_k") {
		const passedAttempts = scores.filter((score) => score >= PASS_MARK).length;
		return {
			score: Math.max(...scores),
			aggregation: {
				strategy,
				passedAttempts,
				totalAttempts: scores.length
			}
		};
	}
	const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
	if (strategy === "mean") return {
		score: mean,
		aggregation: {
			strategy,
			mean,
			min: Math.min(...scores),
			max: Math.max(...scores)
		}
	};
	const { lower, upper, stddev } = confidenceInterval(scores, mean);
	return {
		score: lower,
		aggregation: {
			strategy,
			mean,
			ci95Lower: lower,
			ci95Upper: upper,
			stddev
		}
	};
}
function aggregateTrials(trials, strategy) {
	const scores = trials.map(({ score }) => score);
	return {
		...aggregateScores(scores, strategy),
		best: scores.indexOf(Math.max(...scores))
	};
}
const isMixed = (trials) => ["ok", "quality_failure"].every((wanted) => trials.some(({ status }) => status === wanted));
const T_95 = [
	12.706,
	4.303,
	3.182,
	2.776,
	2.571,
	2.447,
	2.365,
	2.306,
	2.262,
	2.228,
	2.201,
	2.179,
	2.16,
	2.145,
	2.131,
	2.12,
	2.11,
	2.101,
	2.093,
	2.086,
	2.08,
	2.074,
	2.069,
	2.064,
	2.06,
	2.056,
	2.052,
	2.048,
	2.045
];
function confidenceInterval(scores, mean) {
	const n = scores.length;
	if (n < 2) return {
		lower: mean,
		upper: mean,
		stddev: 0
	};
	const stddev = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (n - 1));
	const margin = (T_95[n - 2] ?? 1.96) * stddev / Math.sqrt(n);
	return {
		lower: Math.max(0, mean - margin),
		upper: Math.min(1, mean + margin),
		stddev
	};
}
// src/results/read/read-journal.ts
const MOST_ROWS$1 = 1e6;
function readJournal(text, file) {
	const warnings = [];
	return {
		rows: [...rowsIn(text, file, { warn: (problem) => warnings.push(problem) })],
		warnings
	};
}
const rowsIn = (text, file, how) => rowsOfLines(linesIn(text), file, how);
const looksLikeRows = (head) => {
	const line = head.trimStart().split("\n", 1)[0] ?? "";
	const row = jsonOf(line);
	if (row === void 0) return /^\{[^{}]*"(?:test_id|testId|eval_id|evalId)"\s*:/.test(line);
	return isMapping(row) && [
		"test_id",
		"testId",
		"eval_id",
		"evalId"
	].some((key) => key in row);
};
function* linesIn(text) {
	let start = 0;
	while (start < text.length) {
		const newline = text.indexOf("\n", start);
		const end = newline === -1 ? text.length : newline;
		yield text.slice(start, end);
		start = end + 1;
	}
}
const NEWLINE = 10;
function* linesOfBytes(bytes) {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let start = 0;
	while (start < buffer.length) {
		const newline = buffer.indexOf(NEWLINE, start);
		const end = newline === -1 ? buffer.length : newline;
		yield buffer.toString("utf8", start, end);
		start = end + 1;
	}
}
function* rowsOfLines(lines, file, { warn, mostRows = MOST_ROWS$1 }) {
	let [number, rows] = [0, 0];
	let broken;
	for (const line of lines) {
		number += 1;
		if (line.trim() === "") continue;
		if (broken !== void 0) throw brokenLine(broken.line, broken.location, broken.why);
		const location = {
			file,
			line: number,
			column: 1
		};
		const parsed = parse(line);
		if (parsed.kind === "broken") {
			broken = {
				line,
				location,
				why: parsed.why
			};
			continue;
		}
		rows += 1;
		if (rows > mostRows) throw userError("RESULTS_UNREADABLE", `${file} has more than ${mostRows} rows`);
		yield {
			value: parsed.value,
			line,
			location
		};
	}
	if (broken !== void 0) warn(leftOut(broken.location));
}
function parse(line) {
	const value = jsonOf(line);
	if (value === void 0) return {
		kind: "broken",
		why: "not JSON"
	};
	return isDeeperThan(value, 200) ? {
		kind: "broken",
		why: `nested more than 200 levels deep`
	} : {
		kind: "row",
		value
	};
}
const brokenLine = (line, location, why) => userError("RESULTS_UNREADABLE", `This line of results is ${why}`, {
	location,
	expected: "one JSON object per line",
	found: JSON.stringify(cutEnd(line, 60)),
	hint: "Pass a run folder, or its index.jsonl."
});
const leftOut = (location) => ({
	code: "RESULTS_UNREADABLE",
	severity: "warning",
	message: "The last line of these results is incomplete, which happens if a run is killed; it is ignored",
	location
});
// src/results/read/loose-fields.ts
const text = string().optional().catch(void 0);
const amount = number().nonnegative().optional().catch(void 0);
const flag = boolean().optional().catch(void 0);
const anything = unknown().optional();
const mapping = custom(isMapping).optional().catch(void 0);
const list = array(unknown()).optional().catch(void 0);
const oneOf = (names) => _enum(names).optional().catch(void 0);
const locationFields = lazy(() => object({
	file: string(),
	line: int().positive(),
	column: int().positive()
}).optional().catch(void 0));
const tokens = lazy(() => object({
	input: number().nonnegative(),
	output: number().nonnegative(),
	cached: amount,
	reasoning: amount
}).optional().catch(void 0).transform((usage) => usage && withoutGaps(usage)));
const patch = patchPathSchema.optional().catch(void 0);
const paid = lazy(() => object({
	token_usage: tokens,
	cost_usd: amount
}).optional().catch(void 0).transform((found) => found && withoutGaps({
	tokenUsage: found.token_usage,
	costUsd: found.cost_usd
})));
function fieldsIn(shape, row) {
	const found = {};
	for (const name in row) if (Object.hasOwn(shape, name)) found[name] = parse$1(shape[name], row[name]);
	return found;
}
function inSnakeCase(row) {
	const others = Object.keys(row).filter((key) => snake(key) !== key);
	if (others.length === 0) return row;
	return {
		...Object.fromEntries(others.map((key) => [snake(key), row[key]])),
		...row
	};
}
const snake = (key) => /^[a-z\d_]*$/.test(key) || !/^[a-z]/.test(key) ? key : kebab(key).replaceAll("-", "_");
function withoutGaps(given) {
	const present = {};
	for (const key in given) if (given[key] !== void 0) present[key] = given[key];
	return present;
}
// src/results/read/read-failure.ts
const failureFields = {
	error: text,
	failure_class: oneOf(failureClasses),
	failure_stage: oneOf(stages),
	failure_reason_code: oneOf(reasonCodes),
	failure_details: object({
		http_status: int().optional().catch(void 0),
		permanent: flag,
		retry_after_ms: amount,
		location: locationFields
	}).optional().catch(void 0)
};
function readFailure(row) {
	const reason = row.failure_reason_code ?? "provider_error";
	const { http_status, permanent, retry_after_ms, location } = row.failure_details ?? {};
	return withoutGaps({
		class: row.failure_class ?? CLASS_OF[reason],
		stage: row.failure_stage ?? "agent",
		reason,
		message: row.error ?? "no reason was written down",
		location,
		httpStatus: http_status,
		permanent: permanent === true ? true : void 0,
		retryAfterMs: retry_after_ms
	});
}
const isShare = (score) => score >= -1e-9 && score <= 1.000000001;
const noShare = (score) => ({
	class: "grader",
	stage: "evaluator",
	reason: "evaluator_error",
	message: `Its score is ${score}, and no number from 0 to 1`
});
const CLASS_OF = {
	provider_error: "provider",
	evaluator_error: "grader",
	setup_error: "config",
	preflight_error: "config",
	script_error: "workspace",
	template_error: "workspace",
	file_copy_error: "workspace",
	clone_error: "workspace",
	budget_exceeded: "budget",
	error_threshold_exceeded: "cancelled",
	dependency_failed: "cancelled"
};
// src/results/read/read-messages.ts
const messageFields = once(() => ({
	role: oneOf(roles),
	name: text,
	content: anything,
	tool_calls: array(unknown()).optional().catch(void 0),
	start_time: text,
	end_time: text,
	duration_ms: number().optional().catch(void 0),
	token_usage: tokens,
	metadata: mapping
}));
const callFields = once(() => ({
	tool: text,
	original_tool: text,
	input: anything,
	output: anything,
	id: text,
	status: text,
	start_time: text,
	end_time: text,
	duration_ms: number().optional().catch(void 0)
}));
function readMessages(value) {
	if (typeof value === "string") return [{
		role: "user",
		content: value
	}];
	return Array.isArray(value) ? value.flatMap((item) => readMessage(item) ?? []) : [];
}
function readMessage(item) {
	if (!isMapping(item)) return void 0;
	const { role, name, content, tool_calls, start_time, end_time, duration_ms, token_usage, metadata } = fieldsIn(messageFields(), inSnakeCase(item));
	if (role === void 0) return void 0;
	return withoutGaps({
		role,
		name,
		content: content === void 0 || content === null ? void 0 : readContent(content),
		toolCalls: tool_calls?.flatMap((call) => readCall(call) ?? []),
		startTime: start_time,
		endTime: end_time,
		durationMs: duration_ms,
		tokenUsage: token_usage,
		metadata
	});
}
function readContent(content) {
	if (typeof content === "string") return content;
	return Array.isArray(content) && content.every(isMapping) ? content.map(readPart) : { structured: content };
}
function readPart(part) {
	const { type, value, path, text: body, media_type: mediaType, source } = part;
	const keys = Object.keys(part).length;
	if (type === "text" && typeof value === "string" && keys === 2) return {
		type,
		value
	};
	if (type === "image" && typeof mediaType === "string" && typeof source === "string" && keys === 3) return {
		type,
		mediaType,
		dataUri: source
	};
	if (type === "file" && typeof value === "string" && typeof path === "string" && typeof body === "string") {
		if (keys === 4) return {
			type,
			path: value,
			absolutePath: path,
			text: body
		};
	}
	return {
		type: "data",
		value: part
	};
}
function readCall(item) {
	if (!isMapping(item)) return void 0;
	const { tool, original_tool, input, output, id, status, start_time, end_time, duration_ms } = fieldsIn(callFields(), inSnakeCase(item));
	if (tool === void 0) return void 0;
	return withoutGaps({
		tool,
		originalTool: original_tool,
		input,
		output,
		id,
		status,
		startTime: start_time,
		endTime: end_time,
		durationMs: duration_ms
	});
}
// src/results/read/read-scores.ts
const scoreFields = once(() => ({
	name: text,
	type: text,
	score: number().optional().catch(void 0),
	weight: amount,
	verdict: oneOf(graderVerdicts),
	assertions: list,
	hits: list,
	misses: list,
	reasoning: text,
	input: anything,
	target: text,
	details: mapping,
	scores: list,
	token_usage: tokens,
	cost_usd: amount,
	duration_ms: amount,
	started_at: text,
	ended_at: text
}));
function readScores(value) {
	return Array.isArray(value) ? value.flatMap((item) => readScore(item) ?? []) : [];
}
function readScore(item) {
	if (!isMapping(item)) return void 0;
	const row = fieldsIn(scoreFields(), inSnakeCase(item));
	if (row.score === void 0) return void 0;
	const score = clampScore(row.score);
	return withoutGaps({
		name: row.name ?? "unknown",
		type: row.type ?? "unknown",
		score,
		weight: row.weight ?? 1,
		verdict: row.verdict ?? verdictOf(score),
		assertions: readAssertions(row),
		reasoning: row.reasoning,
		input: row.input,
		target: row.target,
		details: row.details,
		scores: row.scores === void 0 ? void 0 : readScores(row.scores),
		tokenUsage: row.token_usage,
		costUsd: row.cost_usd,
		durationMs: row.duration_ms ?? 0,
		startedAt: row.started_at ?? "1970-01-01T00:00:00.000Z",
		endedAt: row.ended_at ?? "1970-01-01T00:00:00.000Z"
	});
}
const EPOCH = "1970-01-01T00:00:00.000Z";
function readAssertions(row) {
	if (row.assertions !== void 0) return row.assertions.flatMap((item) => readAssertion(item) ?? []);
	const reported = (items = [], passed) => items.flatMap((item) => typeof item === "string" ? [{
		text: item,
		passed
	}] : []);
	return [...reported(row.hits, true), ...reported(row.misses, false)];
}
function readAssertion(item) {
	if (!isMapping(item)) return void 0;
	const { text: what, passed, evidence } = item;
	if (typeof what !== "string" || typeof passed !== "boolean") return void 0;
	return {
		text: what,
		passed,
		...typeof evidence === "string" && { evidence }
	};
}
// src/results/read/read-trials.ts
const trialFields = once(() => ({
	...failureFields,
	attempt: int().nonnegative().optional().catch(void 0),
	score: number().optional().catch(void 0),
	verdict: oneOf(graderVerdicts),
	scores: list,
	token_usage: tokens,
	cost_usd: amount,
	duration_ms: amount,
	refused: flag,
	cached: flag,
	paid,
	patch,
	execution_status: oneOf(executionStatuses)
}));
function readTrial(item, position, passMark) {
	if (!isMapping(item)) return void 0;
	const row = fieldsIn(trialFields(), inSnakeCase(item));
	const score = clampScore(row.score ?? 0);
	const hasFailed = row.failure_class !== void 0 || row.execution_status === "execution_error" || row.execution_status === void 0 && row.error !== void 0;
	const isScored = row.score === void 0 || isShare(row.score);
	const failure = hasFailed ? readFailure(row) : isScored ? void 0 : noShare(row.score ?? 0);
	const recorded = passMark === void 0 ? row.execution_status : void 0;
	return withoutGaps({
		attempt: row.attempt ?? position,
		status: failure !== void 0 ? "execution_error" : recorded ?? (score >= (passMark ?? .8) ? "ok" : "quality_failure"),
		score,
		verdict: row.verdict ?? verdictOf(score),
		scores: readScores(row.scores),
		failure,
		tokenUsage: row.token_usage,
		costUsd: row.cost_usd,
		durationMs: row.duration_ms,
		refused: row.refused === true ? true : void 0,
		cached: row.cached === true ? true : void 0,
		paid: row.paid,
		patch: row.patch
	});
}
const count = int().nonnegative();
const aggregationFields = lazy(() => discriminatedUnion("strategy", [
	object({
		strategy: literal("pass_at_k"),
		passed_attempts: count,
		total_attempts: count
	}).transform(({ strategy, passed_attempts, total_attempts }) => ({
		strategy,
		passedAttempts: passed_attempts,
		totalAttempts: total_attempts
	})),
	object({
		strategy: literal("mean"),
		mean: number(),
		min: number(),
		max: number()
	}),
	object({
		strategy: literal("confidence_interval"),
		mean: number(),
		ci95_lower: number(),
		ci95_upper: number(),
		stddev: number()
	}).transform(({ strategy, mean, ci95_lower, ci95_upper, stddev }) => ({
		strategy,
		mean,
		ci95Lower: ci95_lower,
		ci95Upper: ci95_upper,
		stddev
	}))
]));
function readAggregation(value) {
	return isMapping(value) ? aggregationFields.safeParse(inSnakeCase(value)).data : void 0;
}
// src/results/read/read-record.ts
const share = number().min(0).max(1).optional().catch(void 0);
const rowFields = once(() => ({
	...failureFields,
	timestamp: text,
	test_id: text,
	suite: text,
	category: text,
	conversation_id: text,
	target: text,
	target_used: text,
	resolved_target: text,
	score: number().optional().catch(void 0),
	execution_status: oneOf(executionStatuses),
	assertions: list,
	hits: list,
	misses: list,
	scores: list,
	output: anything,
	input: anything,
	requests: mapping,
	token_usage: tokens,
	cost_usd: amount,
	duration_ms: amount,
	start_time: text,
	end_time: text,
	eval_run: mapping,
	trace: mapping,
	model: text,
	agent_version: text,
	refused: flag,
	cached: flag,
	paid,
	workspace_path: text,
	file_changes: text,
	patch,
	trials: list,
	aggregation: anything,
	cost_limited: flag,
	metadata: mapping,
	suite_file: text,
	provider: text,
	pass_mark: share,
	agentv_pass_mark: share,
	must_pass: flag,
	required_missed: array(string()).optional().catch(void 0),
	retries: int().nonnegative().optional().catch(void 0),
	trial_samples: array(trialSampleSchema).max(3).optional().catch(void 0),
	location: locationFields,
	imported_from: oneOf(importFormats),
	measure: text,
	subject: text,
	reused_from: text,
	avoided: object({
		cost_usd: amount,
		duration_ms: amount
	}).optional().catch(void 0)
}));
const spentFields = {
	duration_ms: amount,
	token_usage: tokens,
	cost_usd: amount
};
const OLD_NAMES = [
	["test_id", "eval_id"],
	[
		"suite",
		"dataset",
		"eval_set"
	],
	[
		"output",
		"answer",
		"candidate_answer"
	],
	["scores", "evaluator_results"]
];
function readRecord(record, where, index) {
	if (!isMapping(record)) throw noRow(where, "a list or a single value");
	const row = fieldsIn(rowFields(), withNewNames(inSnakeCase(record)));
	if (!isScored(row)) throw noRow(where, "a row without a score that is a number");
	return {
		result: resultFrom(row, where, index),
		isOurs: row.suite_file !== void 0
	};
}
const isScored = (row) => row.score !== void 0;
function withNewNames(row) {
	let named = row;
	for (const [name, ...old] of OLD_NAMES) {
		if (row[name] !== void 0) continue;
		const found = old.find((other) => row[other] !== void 0 && row[other] !== null);
		if (found !== void 0) named = {
			...named,
			[name]: row[found]
		};
	}
	return named;
}
const noRow = ({ file, line }, found) => userError("RESULTS_UNREADABLE", `${file}:${line} is not a row of results`, {
	expected: "an object with at least \"test_id\", \"target\" and a \"score\" from 0 to 1",
	found,
	hint: "Pass a run folder, or its index.jsonl."
});
function resultFrom(row, where, index) {
	const passMark = row.pass_mark ?? .8;
	const ownMark = row.agentv_pass_mark === void 0 ? void 0 : passMark;
	const trials = row.trials?.flatMap((trial, attempt) => readTrial(trial, attempt, ownMark) ?? []);
	const score = clampScore(row.score);
	const input = readMessages(row.input);
	const messages = messagesOf(row, input);
	const traced = fieldsIn(spentFields, row.trace ?? {});
	const common = {
		index,
		timestamp: row.timestamp ?? "1970-01-01T00:00:00.000Z",
		...identityOf(row, where),
		passMark,
		agentvPassMark: row.agentv_pass_mark,
		mustPass: row.must_pass ?? false,
		assertions: readAssertions(row),
		scores: readScores(row.scores),
		input,
		prompt: promptOf(row),
		output: typeof row.output === "string" ? row.output : finalAnswer(messages),
		messages,
		tokenUsage: row.token_usage ?? traced.token_usage,
		costUsd: row.cost_usd ?? traced.cost_usd,
		durationMs: row.duration_ms ?? traced.duration_ms,
		startTime: row.start_time,
		endTime: row.end_time,
		model: row.model,
		agentVersion: row.agent_version,
		refused: row.refused === true ? true : void 0,
		cached: row.cached === true ? true : void 0,
		paid: row.paid,
		fileChanges: row.file_changes,
		patch: row.patch,
		workspacePath: row.workspace_path,
		evalRun: evalRunOf(row),
		retries: row.retries ?? 0,
		trials,
		trialSamples: row.trial_samples,
		aggregation: readAggregation(row.aggregation),
		costLimited: row.cost_limited,
		metadata: row.metadata,
		importedFrom: row.imported_from,
		measure: row.measure,
		subject: row.subject,
		reusedFrom: row.reused_from,
		avoided: row.avoided && withoutGaps({
			costUsd: row.avoided.cost_usd,
			durationMs: row.avoided.duration_ms
		})
	};
	if (!isShare(row.score)) return {
		...common,
		status: "execution_error",
		score: 0,
		failure: noShare(row.score)
	};
	switch (statusOf(row, score, passMark, trials)) {
		case "ok": return {
			...common,
			status: "ok",
			score
		};
		case "quality_failure": return {
			...common,
			status: "quality_failure",
			score,
			requiredMissed: row.required_missed
		};
		case "execution_error": return {
			...common,
			status: "execution_error",
			score,
			failure: readFailure(row)
		};
	}
}
const identityOf = (row, where) => ({
	suite: row.suite ?? "unknown",
	suiteFile: row.suite_file ?? row.location?.file ?? where.file,
	category: row.category ?? "Uncategorized",
	testId: row.test_id ?? "unknown",
	target: row.target ?? "unknown",
	provider: row.provider ?? textIn(mappingIn(row.trace, "metadata"), "provider"),
	resolvedTarget: row.resolved_target,
	targetUsed: row.target_used,
	location: row.location ?? where,
	conversationId: row.conversation_id
});
function statusOf(row, score, passMark, trials = []) {
	const { execution_status: recorded, failure_class, agentv_pass_mark, error } = row;
	if (row.imported_from !== void 0 && recorded !== void 0) return recorded;
	const byScore = score >= passMark ? "ok" : "quality_failure";
	if (trials.length > 0) return trials.some(({ status }) => status !== "execution_error") ? byScore : "execution_error";
	if (failure_class !== void 0) return "execution_error";
	if (recorded !== void 0 && !(agentv_pass_mark !== void 0 && recorded !== "execution_error")) return recorded;
	return recorded === void 0 && error !== void 0 ? "execution_error" : byScore;
}
function promptOf({ requests }) {
	const lm = mappingIn(requests, "lm");
	if (lm === void 0) return void 0;
	const chat = array(chatMessageSchema).safeParse(lm["chat_prompt"]).data;
	const question = textIn(lm, "question") ?? chat?.map(asText).join("\n\n");
	return question === void 0 ? void 0 : withoutGaps({
		question,
		chat,
		system: textIn(lm, "system")
	});
}
const asText = ({ role, content }) => `@[${role}]:\n${content}`;
function messagesOf({ trace, output, suite_file, execution_status: status }, input) {
	const traced = readMessages(trace?.["messages"]);
	if (traced.length > 0) return JSON.stringify(traced.slice(0, input.length)) === JSON.stringify(input) ? traced.slice(input.length) : traced;
	if (Array.isArray(output)) return readMessages(output);
	return typeof output === "string" && output !== "" && status !== "execution_error" && suite_file === void 0 ? [{
		role: "assistant",
		content: output
	}] : [];
}
function evalRunOf({ eval_run }) {
	const { duration_ms: durationMs = 0, token_usage: tokenUsage } = fieldsIn(spentFields, eval_run ?? {});
	return withoutGaps({
		durationMs,
		tokenUsage
	});
}
function mappingIn(holder, key) {
	const value = holder?.[key];
	return isMapping(value) ? value : void 0;
}
function textIn(holder, key) {
	const value = holder?.[key];
	return typeof value === "string" ? value : void 0;
}
// src/results/read/row-signature.ts
const SIGNED = /,"signature":"([\w-]{43})\.([\w-]{86})"\}$/;
const unsignedRow = (row) => row.replace(SIGNED, "}");
function rowsOfTheRun(rows) {
	const key = rows.map((row) => SIGNED.exec(row)?.[1]).find((each) => each !== void 0);
	if (key === void 0) return rows.map(() => true);
	const publicKey = publicKeyOf(key);
	return rows.map((row) => isSignedBy(row, key, publicKey));
}
function isSignedBy(row, key, publicKey) {
	const [, ofRow, signature = ""] = SIGNED.exec(row) ?? [];
	if (ofRow !== key || publicKey === void 0) return false;
	return verify(null, Buffer.from(unsignedRow(row)), publicKey, Buffer.from(signature, "base64url"));
}
function publicKeyOf(key) {
	try {
		return createPublicKey({
			key: {
				kty: "OKP",
				crv: "Ed25519",
				x: key
			},
			format: "jwk"
		});
	} catch {
		return;
	}
}
// src/results/read/sidecars.ts
async function rehydrated(row, read) {
	if (!isMapping(row) || row["output"] !== void 0 || row["grading_path"] === void 0) return row;
	const from = async (...keys) => {
		const path = keys.map((key) => row[key]).find((value) => typeof value === "string");
		return typeof path === "string" ? read(path) : void 0;
	};
	const grading = mappingFrom(await from("grading_path"));
	const output = await from("answer_path", "output_path", "response_path");
	const messages = (await from("transcript_path"))?.split("\n").flatMap((line) => mappingFrom(line) ?? []);
	return {
		...row,
		...Array.isArray(grading?.["assertions"]) && { assertions: grading["assertions"] },
		...output !== void 0 && { output },
		...messages !== void 0 && { trace: { messages } }
	};
}
function mappingFrom(text) {
	const value = jsonOf(text ?? "");
	return isMapping(value) ? value : void 0;
}
// src/app/run-folder/earlier-results.ts
const JOURNAL = "index.jsonl";
const EXTRA_TRIALS = "extra-trials.jsonl";
const SHARD = "shard.json";
async function findSource(site) {
	const { inputs } = site;
	const asksToResume = inputs.resume !== void 0 || inputs.rerunFailed;
	if (inputs.retryErrors === void 0 && !asksToResume) return { warnings: [] };
	if (inputs.dryRun) throw noDryRun();
	if (inputs.retryErrors === void 0) return resumed(site);
	const path = await fileOf(resolve(site.cwd, inputs.retryErrors), inputs.retryErrors, site.files);
	if (path === void 0) throw userError("FILE_MISSING", `There are no results in ${inputs.retryErrors}`, { hint: HINT });
	return {
		source: {
			mode: "retry-errors",
			path
		},
		warnings: asksToResume ? [ignored] : []
	};
}
const HINT = "Pass a run folder, or its index.jsonl.";
const noDryRun = () => userError("INPUT_INVALID", "A dry run cannot continue an earlier run", { hint: "Remove --dry-run, or --resume, --rerun-failed and --retry-errors." });
const ignored = {
	code: "UNUSED",
	severity: "warning",
	message: "--resume and --rerun-failed are ignored, because --retry-errors names the run to continue"
};
async function resumed(site) {
	const { inputs, cwd, files } = site;
	const mode = inputs.rerunFailed ? "rerun-failed" : "resume";
	const named = inputs.resume === void 0 || inputs.resume === LAST ? inputs.outputDirectory : inputs.resume;
	const path = named === void 0 ? await newestRun(cwd, files) : await fileOf(resolve(cwd, named), named, files);
	if (path === void 0) {
		const beginsIn = named !== void 0 && !named.endsWith(".jsonl") && inputs.outputDirectory === void 0 ? resolve(cwd, named) : void 0;
		return {
			...beginsIn && { beginsIn },
			warnings: [nothingYet(named ?? "the folder of runs")]
		};
	}
	if (basename(path) !== "index.jsonl") throw userError("INPUT_INVALID", `${named} cannot be resumed`, {
		expected: `a run folder, which contains ${JOURNAL}`,
		hint: "To re-run the errors of a results file, use --retry-errors."
	});
	const folder = dirname(path);
	if (await files.state(join(folder, "shard.json")) === "file") throw notOfShards(shownPath(folder, cwd));
	return {
		source: {
			mode,
			path,
			...(inputs.outputDirectory === void 0 || resolve(cwd, inputs.outputDirectory) === folder) && { continuesIn: folder }
		},
		warnings: []
	};
}
const notOfShards = (folder) => userError("INPUT_INVALID", `${folder} has the results of one shard of a run, which cannot be resumed`, { hint: "Run the shard again with --shard, and report on all shards with eval-action report." });
const LAST = "last";
const nothingYet = (where) => ({
	code: "FILE_MISSING",
	severity: "warning",
	message: `There is no earlier run in ${where} to resume; all tests run`
});
async function fileOf(path, given, files) {
	const state = await files.state(path);
	if (state === "missing") return void 0;
	if (state === "folder") {
		const journal = join(path, JOURNAL);
		if (await files.state(journal) === "file") return journal;
		if ((await files.glob(["**"], { cwd: path })).every((each) => dirname(each) === path && basename(each).startsWith("."))) return void 0;
	} else if (path.endsWith(".jsonl")) return path;
	throw userError("INPUT_INVALID", `${given} is not a run folder`, {
		expected: `a folder with ${JOURNAL}, or a results file that ends with .jsonl`,
		hint: "On the command line, use --resume=DIR, or put --resume after the suites."
	});
}
async function newestRun(cwd, files) {
	const runs = join(cwd, ".agentv", "results", "runs");
	if (await files.state(runs) !== "folder") return void 0;
	const found = await files.glob([`*/${JOURNAL}`, `*/*/${JOURNAL}`], { cwd: runs });
	const timeOf = (path) => basename(dirname(path));
	return found.filter((path) => /^\d{4}-\d\d-\d\dT/.test(timeOf(path))).toSorted((a, b) => timeOf(a) < timeOf(b) ? 1 : -1)[0];
}
const MAX_BYTES = 268435456;
const MAX_SIDECAR_BYTES = 10485760;
async function readSource({ path }, { cwd, files }) {
	const folder = dirname(path);
	const { rows: all, warnings } = readJournal(await files.read(path, MAX_BYTES), shownPath(path, cwd));
	const isOfRun = rowsOfTheRun(all.map(({ line }) => line));
	const rows = all.filter((_, index) => isOfRun[index]);
	const read = [];
	for (const [index, { value, location }] of rows.entries()) {
		const full = await rehydrated(value, (name) => readSidecar(folder, name, files));
		read.push(readRecord(full, location, index));
	}
	return {
		rows: read,
		shown: shownPath(basename(path) === "index.jsonl" ? folder : path, cwd),
		lines: rows.map(({ line }) => unsignedRow(line.trim())),
		warnings: [...warnings, ...ofOthers(all[isOfRun.indexOf(false)], all.length - rows.length)]
	};
}
function ofOthers(first, count) {
	if (first === void 0) return [];
	const [was, is] = count === 1 ? ["was", "is"] : ["were", "are"];
	return [{
		code: "RESULTS_UNREADABLE",
		severity: "warning",
		message: `${plural("row", count)} of these results ${was} not written by this run and ${is} ignored`,
		location: first.location,
		hint: "Find the grader, hook or agent that writes into the results folder."
	}];
}
async function readSidecar(folder, name, files) {
	const path = resolve(folder, name);
	if (isOutside(folder, path) || await files.state(path) !== "file") return void 0;
	try {
		if (isOutside(await files.realPath(folder), await files.realPath(path))) return void 0;
		return await files.read(path, MAX_SIDECAR_BYTES);
	} catch (error) {
		if (error instanceof UserError) return void 0;
		throw new Error(`Cannot read a file of an earlier run: ${messageOf(error)}`, { cause: error });
	}
}
function isOutside(folder, path) {
	const way = relative(folder, path);
	return isAbsolute(way) || /^\.\.(?:[/\\]|$)/.test(way);
}
// src/results/joined-runs.ts
const GRAVEST_FIRST = [
	"cancelled",
	"broken-off",
	"deadline",
	"breaker",
	"budget"
];
const gravestStop = (runs) => GRAVEST_FIRST.find((why) => runs.some(({ stopped }) => stopped === why));
function periodOf(runs) {
	const known = runs.filter(({ startedAt }) => startedAt !== EPOCH);
	const [start] = extremes(known.map(({ startedAt }) => Date.parse(startedAt)));
	const [, end] = extremes(known.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
	return {
		start,
		end
	};
}
function extremes(values) {
	let [least, most] = [void 0, void 0];
	for (const value of values) {
		least = least === void 0 || value < least ? value : least;
		most = most === void 0 || value > most ? value : most;
	}
	return [least, most];
}
function selectedBy(runs) {
	const selected = [...new Set(runs.flatMap((run) => run.selected ?? []))].sort();
	return selected.length === 0 ? {} : { selected };
}
function baselineFilesOf(runs) {
	const states = new Map();
	const rank = (state) => fileStates.indexOf(state);
	for (const { file, state } of runs.flatMap((run) => run.baselineFiles ?? [])) {
		const known = states.get(file);
		if (known === void 0 || rank(state) < rank(known)) states.set(file, state);
	}
	if (states.size === 0) return {};
	return { baselineFiles: Array.from(states, ([file, state]) => ({
		file,
		state
	})) };
}
function deletedMustPassOf(runs) {
	const tests = runs.flatMap(({ deletedMustPass = [] }) => deletedMustPass);
	if (tests.length === 0) return {};
	return { deletedMustPass: [...new Map(tests.map((test) => [JSON.stringify([
		test.suiteFile,
		test.testId,
		test.target
	]), test])).values()] };
}
// src/results/read/index-row.ts
function indexRow(value) {
	if (!isMapping(value)) return { record: value };
	const { eval_path, variant } = value;
	const suiteFile = typeof eval_path === "string" && eval_path !== "" ? eval_path : void 0;
	const isNamed = [
		"suite",
		"dataset",
		"eval_set"
	].some((key) => typeof value[key] === "string");
	const isVariant = typeof variant === "string" && variant !== "" && typeof value["target"] === "string";
	const changes = {
		...suiteFile !== void 0 && !isNamed && { suite: stem(suiteFile) },
		...isVariant && { target: `${value["target"]} (${variant})` }
	};
	return {
		record: suiteFile === void 0 && !isVariant ? value : {
			...value,
			...changes
		},
		sample: wholeNumber(value["sample_index"]),
		retry: wholeNumber(value["retry_index"]) ?? (wholeNumber(value["sample_index"]) === void 0 ? void 0 : 0),
		suiteFile
	};
}
const wholeNumber = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : void 0;
const stem = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?:\.eval)?\.[^.]+$/, "");
// src/results/result-of.ts
function trialOf({ outcome, grade, patch }, attempt, passMark) {
	const failure = failureOf(outcome, grade);
	const score = grade?.kind === "scored" ? grade.score : 0;
	const response = doneIn(outcome);
	return {
		attempt,
		status: failure ? "execution_error" : score >= passMark ? "ok" : "quality_failure",
		score,
		verdict: verdictOf(score),
		scores: grade?.scores ?? [],
		failure,
		tokenUsage: response?.tokenUsage,
		costUsd: response?.costUsd,
		durationMs: response?.durationMs,
		refused: response?.refused,
		cached: response?.cached,
		paid: response?.paid,
		patch
	};
}
const doneIn = (outcome) => outcome.kind === "answered" ? outcome.response : outcome.partial;
function resultOf(step, { runs, trials, summary }, facts) {
	const shown = summary?.best ?? 0;
	const run = runs[shown];
	const trial = trials[shown];
	if (run === void 0 || trial === void 0) throw new Error(`No trial of ${step.test.id} was run`);
	const score = summary?.score ?? trial.score;
	const response = run.outcome.kind === "answered" ? run.outcome.response : void 0;
	const failure = trials.every(({ status }) => status === "execution_error") ? trial.failure : void 0;
	const done = doneIn(run.outcome);
	return {
		...identity(step, facts),
		score,
		assertions: failure && !response ? [errorAssertion(failure)] : run.grade?.assertions ?? [],
		scores: run.grade?.scores ?? [],
		implicitJudge: step.test.graders.some(({ implicit }) => implicit) ? true : void 0,
		input: [...step.test.input],
		prompt: facts.prompt,
		output: response ? finalAnswer(response.messages) : `Error occurred: ${failure?.message ?? "unknown"}`,
		messages: done?.messages ?? [],
		targetUsed: done?.targetUsed,
		tokenUsage: done?.tokenUsage,
		costUsd: costOfTrials(trials),
		durationMs: done?.durationMs,
		startTime: done?.startTime,
		endTime: done?.endTime,
		model: done?.model,
		agentVersion: done?.agentVersion,
		refused: done?.refused,
		cached: done?.cached,
		paid: done?.paid,
		fileChanges: done?.fileChanges,
		patch: run.patch,
		workspacePath: runs.at(-1)?.workspacePath,
		hookOutputs: hookOutputsOf(runs),
		evalRun: evalRun(runs, facts),
		trials: summary && [...trials],
		aggregation: summary?.aggregation,
		costLimited: summary?.costLimited ? true : void 0,
		...failure ? {
			status: "execution_error",
			failure
		} : judged(score, step.passMark, run)
	};
}
function judged(score, passMark, { grade }) {
	if (score >= passMark) return { status: "ok" };
	return {
		status: "quality_failure",
		requiredMissed: grade?.kind === "scored" && grade.requiredMissed.length > 0 ? grade.requiredMissed : void 0
	};
}
function costOfTrials(trials) {
	const known = trials.flatMap(({ costUsd }) => costUsd ?? []);
	const isUnknown = trials.some(({ status, costUsd }) => status !== "execution_error" && costUsd === void 0);
	return known.length === 0 || isUnknown ? void 0 : known.reduce((sum, cost) => sum + cost, 0);
}
function bugResult(step, error, facts) {
	const run = { outcome: {
		kind: "failed",
		failure: {
			class: "bug",
			stage: "agent",
			reason: "provider_error",
			message: `This test met a bug of eval-action: ${messageOf(error)}`
		}
	} };
	return resultOf(step, {
		runs: [run],
		trials: [trialOf(run, 0, step.passMark)]
	}, facts);
}
function brokenResult({ index, suite, test, target }, at) {
	const message = test.problems.map(problemText).join("\n");
	const failure = {
		class: "config",
		stage: "setup",
		reason: "setup_error",
		message,
		location: test.problems[0]?.location ?? test.location
	};
	return {
		index,
		timestamp: new Date(at).toISOString(),
		suite: suite.name,
		suiteFile: suite.file,
		category: suite.category,
		testId: test.id,
		target,
		location: test.location,
		passMark: 1,
		mustPass: false,
		status: "execution_error",
		score: 0,
		failure,
		assertions: [errorAssertion(failure)],
		scores: [],
		input: [],
		output: `Error occurred: ${message}`,
		messages: [],
		evalRun: { durationMs: 0 },
		retries: 0
	};
}
function dependencyResult(step, { testId }, at) {
	return notRunResult(step, {
		class: "cancelled",
		stage: "setup",
		reason: "dependency_failed",
		message: `Not run: it waits for the test "${testId}", which ended in an error`
	}, at);
}
function notRunResult(step, failure, at) {
	const run = { outcome: {
		kind: "failed",
		failure
	} };
	const facts = {
		startedAt: at,
		finishedAt: at,
		retries: 0
	};
	return resultOf(step, {
		runs: [run],
		trials: [trialOf(run, 0, step.passMark)]
	}, facts);
}
function failureOf(outcome, grade) {
	if (outcome.kind === "failed") return outcome.failure;
	if (outcome.response.error) return {
		class: "provider",
		stage: "agent",
		reason: "provider_error",
		message: outcome.response.error
	};
	if (grade?.kind !== "ungraded") return void 0;
	return {
		class: "grader",
		stage: "evaluator",
		reason: "evaluator_error",
		message: grade.reason
	};
}
function identity(step, facts) {
	const { index, suite, test, target, passMark, agentvPassMark, measure, subject } = step;
	return {
		index,
		timestamp: isoTime(facts.finishedAt),
		suite: suite.name,
		suiteFile: suite.file,
		category: suite.category,
		testId: test.id,
		target: target.name,
		provider: target.provider,
		resolvedTarget: target.resolvedName === target.name ? void 0 : target.resolvedName,
		location: test.location,
		conversationId: test.conversationId,
		passMark,
		agentvPassMark,
		mustPass: test.mustPass,
		retries: facts.retries,
		metadata: test.metadata,
		measure,
		subject
	};
}
function hookOutputsOf(runs) {
	if (runs.every(({ hookOutputs }) => hookOutputs === void 0)) return void 0;
	const beforeAll = runs.find((run) => run.hookOutputs?.beforeAll !== void 0)?.hookOutputs?.beforeAll;
	const hookOutputs = {
		...runs.at(-1)?.hookOutputs,
		...beforeAll !== void 0 && { beforeAll }
	};
	return Object.values(hookOutputs).some((text) => text !== void 0 && text !== "") ? hookOutputs : void 0;
}
function evalRun(runs, { startedAt, finishedAt }) {
	const usages = [];
	for (const { outcome, grade } of runs) {
		const own = doneIn(outcome)?.tokenUsage;
		if (own !== void 0) usages.push(own);
		for (const score of grade?.scores ?? []) for (const { tokenUsage } of withMembers(score)) if (tokenUsage !== void 0) usages.push(tokenUsage);
	}
	return {
		durationMs: Math.max(0, finishedAt - startedAt),
		tokenUsage: sumTokens(usages)
	};
}
const errorAssertion = ({ message }) => ({
	text: `Error: ${message}`,
	passed: false
});
// src/results/read/repeated-rows.ts
function withoutRepeatedRows(rows) {
	const suites = grouped(rows, ({ result: { suiteFile, suite, target } }) => [
		suiteFile,
		suite,
		target
	]);
	const isOnce = (own) => new Set(own.map(({ result }) => result.testId)).size === own.length;
	if ([...suites.values()].every(isOnce)) return rows.map(({ result }) => result);
	const groups = new Map();
	for (const row of rows) {
		const key = resultKey(row.result);
		const group = groups.get(key);
		if (group) group.push(row);
		else groups.set(key, [row]);
	}
	return [...groups.values()].flatMap((own) => together(lastRetries(own)) ?? []);
}
function lastRetries(rows) {
	const bySample = new Map();
	const others = [];
	for (const row of rows) {
		const { sample, retry } = row;
		if (sample === void 0 || retry === void 0) others.push(row.result);
		else if ((bySample.get(sample)?.retry ?? -1) <= retry) bySample.set(sample, row);
	}
	const all = [...others, ...[...bySample.values()].map(({ result }) => result)];
	return all.filter((result, index) => presentTrials(result).length > 0 || index === all.length - 1);
}
function together(results) {
	const last = results.findLast(({ status }) => status !== "execution_error") ?? results.at(-1);
	if (last === void 0 || results.length === 1) return last;
	const trials = results.flatMap(trialsOf).map((trial, attempt) => ({
		...trial,
		attempt
	}));
	const { score, aggregation } = aggregateScores(measuredTrials(trials).map((trial) => trial.score), "mean");
	const { requiredMissed: _, ...shown } = {
		requiredMissed: void 0,
		...last
	};
	const together = {
		trials,
		aggregation,
		score,
		costUsd: costOfTrials(trials)
	};
	if (shown.status === "execution_error") return {
		...shown,
		...together
	};
	return {
		...shown,
		...together,
		status: score >= last.passMark ? "ok" : "quality_failure"
	};
}
function trialsOf(result) {
	const { trials, aggregation, score, scores, tokenUsage, costUsd, durationMs, cached, paid } = result;
	if (trials !== void 0 && aggregation?.strategy !== "pass_at_k") return trials;
	return [{
		attempt: 0,
		status: result.status,
		score,
		verdict: result.status === "ok" ? "pass" : "fail",
		scores,
		...result.status === "execution_error" && { failure: result.failure },
		...tokenUsage && { tokenUsage },
		...costUsd !== void 0 && { costUsd },
		...durationMs !== void 0 && { durationMs },
		...cached && { cached },
		...paid && { paid }
	}];
}
// src/results/read/without-texts.ts
const NONE = [];
const NO_RUN = { durationMs: 0 };
const sameTime = rememberLast((time) => time);
function withoutTexts(result) {
	const measured = {
		index: result.index,
		timestamp: sameTime(result.timestamp),
		suite: result.suite,
		suiteFile: result.suiteFile,
		category: result.category,
		testId: result.testId,
		target: result.target,
		provider: result.provider,
		resolvedTarget: result.resolvedTarget,
		targetUsed: result.targetUsed,
		location: result.location,
		passMark: result.passMark,
		agentvPassMark: result.agentvPassMark,
		mustPass: result.mustPass,
		tokenUsage: result.tokenUsage,
		costUsd: result.costUsd,
		durationMs: result.durationMs,
		model: result.model,
		agentVersion: result.agentVersion,
		refused: result.refused,
		cached: result.cached,
		paid: result.paid,
		evalRun: isEmpty(result.evalRun) ? NO_RUN : result.evalRun,
		retries: result.retries,
		importedFrom: result.importedFrom,
		trials: result.trials?.map((trial) => ({
			...trial,
			scores: NONE
		})),
		aggregation: result.aggregation,
		costLimited: result.costLimited,
		measure: result.measure,
		subject: result.subject,
		reusedFrom: result.reusedFrom,
		avoided: result.avoided,
		assertions: NONE,
		scores: NONE,
		input: NONE,
		output: "",
		messages: NONE
	};
	switch (result.status) {
		case "ok": return {
			...measured,
			status: "ok",
			score: result.score
		};
		case "quality_failure": return {
			...measured,
			status: "quality_failure",
			score: result.score,
			requiredMissed: result.requiredMissed
		};
		case "execution_error": return {
			...measured,
			status: "execution_error",
			score: result.score,
			failure: result.failure
		};
	}
}
const isEmpty = ({ durationMs, tokenUsage }) => durationMs === 0 && tokenUsage === void 0;
// src/results/read/yaml-rows.ts
const MAX_YAML_BYTES = 33554432;
const MOST_YAML_ROWS = 5e4;
const isYamlFile = (path) => /\.ya?ml$/i.test(path);
function* yamlRowsIn(text, file, { warn }) {
	if (text.length > MAX_YAML_BYTES) throw userError("FILE_TOO_LARGE", `${file} is too large for YAML`, { hint: "Use a JSON Lines file instead." });
	const documents = documentsIn(text);
	if (documents.length > MOST_YAML_ROWS) throw userError("RESULTS_UNREADABLE", `${file} has more than ${plural("row", MOST_YAML_ROWS)}`);
	for (const [index, { source, line }] of documents.entries()) {
		const location = {
			file,
			line,
			column: 1
		};
		const parsed = parseYamlText(source);
		if (parsed.kind === "parsed") {
			yield {
				value: parsed.value,
				line: source,
				location
			};
			continue;
		}
		const problems = parsed.errors.map((error) => ({
			code: "RESULTS_UNREADABLE",
			severity: "error",
			message: `This result is not YAML: ${error.message}`,
			location: {
				file,
				line: line + error.line - 1,
				column: error.column
			}
		}));
		if (index === 0 || index < documents.length - 1) throw new UserError(problems);
		for (const problem of problems.slice(0, 1)) warn({
			...problem,
			severity: "warning",
			hint: "It is ignored."
		});
	}
}
function documentsIn(text) {
	const documents = [];
	let [line, start] = [1, 0];
	for (const { index, 0: mark } of [...text.matchAll(/^---[ \t]*\r?\n/gm), {
		index: text.length,
		0: ""
	}]) {
		const source = text.slice(start, index);
		if (/^[ \t]*[^\s#]/m.test(source)) documents.push({
			source,
			line
		});
		line += (source.match(/\n/g) ?? []).length + 1;
		start = index + mark.length;
	}
	return documents;
}
// src/app/run-folder/result-rows.ts
const MAX_RESULTS_BYTES = 67108864;
const MOST_ROWS = 2e5;
const MAX_SIDECARS_BYTES = 268435456;
async function readRows(path, site, withAnswers) {
	const { cwd, files } = site;
	const shown = shownPath(path, cwd);
	const warnings = [];
	const text = await files.read(path, MAX_RESULTS_BYTES);
	const how = {
		warn: (problem) => warnings.push(problem),
		mostRows: MOST_ROWS
	};
	const rows = isYamlFile(path) ? yamlRowsIn(text, shown, how) : rowsIn(text, shown, how);
	const remaining = { bytes: MAX_SIDECARS_BYTES };
	const sidecar = async (name) => {
		const text = remaining.bytes > 0 ? await readSidecar(dirname(path), name, files) : void 0;
		remaining.bytes -= Buffer.byteLength(text ?? "");
		return text;
	};
	const read = withAnswers ? await inParallel(rows, async (row, index) => repeatableRow({
		...row,
		value: await rehydrated(row.value, sidecar)
	}, index)) : Array.from(rows, (row, index) => repeatableRow(row, index, withoutTexts));
	return {
		results: withoutRepeatedRows(read).map((result, index) => result.index === index ? result : {
			...result,
			index
		}),
		areOurs: read.some(({ isOurs }) => isOurs),
		isCutOff: warnings.length > 0,
		warnings: [...warnings, ...leftUnread(remaining.bytes, shown)]
	};
}
function repeatableRow({ value, location }, index, reduced = (result) => result) {
	const { record, sample, retry, suiteFile } = indexRow(value);
	const { result, isOurs } = readRecord(record, location, index);
	if (!isOurs) result.suiteFile = suiteFile ?? result.suite;
	return {
		result: reduced(result),
		isOurs,
		sample,
		retry
	};
}
const leftUnread = (bytesLeft, shown) => bytesLeft > 0 ? [] : [{
	code: "FILE_TOO_LARGE",
	severity: "warning",
	message: `The answers that ${shown} refers to exceed the size limit; some are not read`
}];
function runOf({ results, warnings, isCutOff }, known = {}) {
	const [earliest, latest] = extremes(results.map(({ timestamp }) => timestamp === "1970-01-01T00:00:00.000Z" ? NaN : momentOf(timestamp)).filter(Number.isFinite));
	const planned = Math.max(known.planned ?? 0, results.length);
	const isBrokenOff = isCutOff || known.isCutOff === true || planned > results.length;
	return {
		startedAt: earliest === void 0 ? EPOCH : new Date(earliest).toISOString(),
		durationMs: earliest === void 0 || latest === void 0 ? 0 : latest - earliest,
		planned,
		complete: !isBrokenOff,
		...isBrokenOff && { stopped: "broken-off" },
		dryRun: false,
		requirements: [],
		warnings: [...warnings],
		results
	};
}
export { readMessages as A, JOURNAL as C, rowsOfTheRun as D, readSource as E, rowsOfLines as F, aggregateScores as I, aggregateTrials as L, looksLikeRows as M, readJournal as N, readRecord as O, rowsIn as P, isMixed as R, EXTRA_TRIALS as S, findSource as T, deletedMustPassOf as _, isYamlFile as a, periodOf as b, brokenResult as c, dependencyResult as d, identity as f, baselineFilesOf as g, trialOf as h, runOf as i, linesOfBytes as j, EPOCH as k, bugResult as l, resultOf as m, MOST_ROWS as n, yamlRowsIn as o, notRunResult as p, readRows as r, withoutTexts as s, MAX_RESULTS_BYTES as t, costOfTrials as u, extremes as v, SHARD as w, selectedBy as x, gravestStop as y };
