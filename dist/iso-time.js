import { D as lateObject, G as strictObject, I as discriminatedUnion, K as string, L as int, M as array, R as lazy, T as locationSchema, V as number, k as _enum, z as literal } from "./json.js";
import { d as ansiSequence, s as messageSchema, u as tokenUsageSchema } from "./once.js";
// src/reports/escape/invisible.ts
const showInvisible = (text) => isPlain(text) ? text : replaceInvisible(unixLines(text), escapeOf);
const dropInvisible = (text) => isPlain(text) ? text : replaceInvisible(unixLines(text), () => "");
const withoutAnsi = (text) => isPlain(text) ? text : text.replace(anyAnsiSequence, "");
const isPlain = (text) => PLAIN.test(text);
const PLAIN = /^[\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u2bff]*$/;
const inOneLine = (text) => NOT_IN_ONE_LINE.test(text) ? text.replace(/\s+/g, " ").trim() : text;
const NOT_IN_ONE_LINE = /^\s|\s\s|[^\S ]|\s$/;
const beginningOf = (text) => text.length > MOST_READ ? text.slice(0, MOST_READ) : text;
const MOST_READ = 16384;
const invisible = "[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]--[\\n\\t]]";
const anyInvisible = new RegExp(invisible, "v");
let emojiOrInvisible;
function replaceInvisible(text, by) {
	if (!anyInvisible.test(text)) return text;
	emojiOrInvisible ??= new RegExp(`(\\p{RGI_Emoji})|${invisible}`, "gv");
	return text.replace(emojiOrInvisible, (character, emoji) => emoji ?? by(character));
}
function escapeOf(character) {
	const code = (character.codePointAt(0) ?? 0).toString(16);
	return code.length <= 4 ? `\\u${code.padStart(4, "0")}` : `\\u{${code}}`;
}
const unixLines = (text) => text.replace(/\r\n?/g, "\n");
const anyAnsiSequence = new RegExp(ansiSequence, "g");
// src/model/run/paid.ts
const paidSchema = lateObject(() => ({
	tokenUsage: tokenUsageSchema.optional(),
	costUsd: number().nonnegative().optional()
}));
function paidFor({ cached, paid, tokenUsage, costUsd }) {
	if (cached) return { costUsd: 0 };
	return paid ?? {
		tokenUsage,
		costUsd
	};
}
// src/model/run/outcome.ts
const failureClasses = [
	"config",
	"provider",
	"rate_limit",
	"auth",
	"timeout",
	"crash",
	"cost_limit",
	"grader",
	"workspace",
	"budget",
	"cancelled",
	"bug"
];
const stages = [
	"setup",
	"repo_setup",
	"agent",
	"evaluator",
	"teardown"
];
const reasonCodes = [
	"provider_error",
	"evaluator_error",
	"setup_error",
	"preflight_error",
	"script_error",
	"template_error",
	"file_copy_error",
	"clone_error",
	"budget_exceeded",
	"error_threshold_exceeded",
	"dependency_failed"
];
const failureSchema = lateObject(() => ({
	class: _enum(failureClasses),
	stage: _enum(stages),
	reason: _enum(reasonCodes),
	message: string(),
	location: locationSchema.optional(),
	httpStatus: int().optional(),
	permanent: literal(true).optional(),
	retryAfterMs: number().nonnegative().optional()
}));
const responseSchema = lateObject(() => ({
	messages: array(messageSchema),
	tokenUsage: tokenUsageSchema.optional(),
	costUsd: number().nonnegative().optional(),
	durationMs: number().nonnegative().optional(),
	startTime: string().optional(),
	endTime: string().optional(),
	fileChanges: string().optional(),
	model: string().optional(),
	agentVersion: string().optional(),
	cached: literal(true).optional(),
	paid: paidSchema.optional(),
	targetUsed: string().optional(),
	refused: literal(true).optional(),
	error: string().optional()
}));
lazy(() => discriminatedUnion("kind", [strictObject({
	kind: literal("answered"),
	response: responseSchema
}), strictObject({
	kind: literal("failed"),
	failure: failureSchema,
	partial: responseSchema.optional()
})]));
const failed = (failureClass, message, more = {}, partial) => ({
	kind: "failed",
	failure: {
		class: failureClass,
		stage: "agent",
		reason: "provider_error",
		message,
		...more
	},
	...partial !== void 0 && { partial }
});
const isRetryable = ({ class: failureClass, permanent }) => !permanent && (failureClass === "provider" || failureClass === "rate_limit");
const NOT_RUN = [
	"budget_exceeded",
	"error_threshold_exceeded",
	"dependency_failed"
];
const isNotRun = ({ reason }) => NOT_RUN.includes(reason);
const isAgentFailure = (failure) => AGENT_FAILURES.includes(failure.class) && !isNotRun(failure);
const AGENT_FAILURES = [
	"timeout",
	"crash",
	"cost_limit"
];
// src/shared/iso-time.ts
const isoTime = rememberLast((at) => new Date(at).toISOString());
const momentOf = rememberLast((text) => Date.parse(text));
function rememberLast(make) {
	let last;
	return (given) => {
		if (last === void 0 || last.given !== given) last = {
			given,
			made: make(given)
		};
		return last.made;
	};
}
export { inOneLine as _, failureClasses as a, withoutAnsi as b, isNotRun as c, responseSchema as d, stages as f, dropInvisible as g, beginningOf as h, failed as i, isRetryable as l, paidSchema as m, momentOf as n, failureSchema as o, paidFor as p, rememberLast as r, isAgentFailure as s, isoTime as t, reasonCodes as u, isPlain as v, showInvisible as y };
