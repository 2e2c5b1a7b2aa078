import { D as lateObject, G as strictObject, I as discriminatedUnion, J as union, K as string, M as array, R as lazy, V as number, W as record, Y as unknown, k as _enum, z as literal } from "./json.js";
// src/shared/secrets/ansi-sequence.ts
const [ESC, BEL, ST] = [
	27,
	7,
	156
].map((code) => String.fromCharCode(code));
const [CSI, DCS, SOS, OSC, PM, APC] = [
	155,
	144,
	152,
	157,
	158,
	159
].map((code) => String.fromCharCode(code));
const STRINGS = `${OSC}${DCS}${SOS}${PM}${APC}`;
const ansiSequence = [
	`(?:${ESC}[\\]PX^_]|[${STRINGS}])[^${BEL}${ESC}${ST}${CSI}${STRINGS}\\n]*(?:${BEL}|${ESC}\\\\|${ST})`,
	`(?:${ESC}\\[|${CSI})[0-?]*[ -\\/]*[@-~]`,
	`${ESC}[ -\\/]*[0-~]`
].join("|");
// src/model/run/message.ts
const roles = [
	"system",
	"user",
	"assistant",
	"tool"
];
const tokenUsageSchema = lateObject(() => ({
	input: number().nonnegative(),
	output: number().nonnegative(),
	cached: number().nonnegative().optional(),
	cacheWritten: number().nonnegative().optional(),
	reasoning: number().nonnegative().optional()
}));
const toolCallSchema = lateObject(() => ({
	tool: string(),
	originalTool: string().optional(),
	input: unknown().optional(),
	output: unknown().optional(),
	id: string().optional(),
	status: string().optional(),
	startTime: string().optional(),
	endTime: string().optional(),
	durationMs: number().optional()
}));
const contentPartSchema = lazy(() => discriminatedUnion("type", [
	strictObject({
		type: literal("text"),
		value: string()
	}),
	strictObject({
		type: literal("file"),
		path: string(),
		absolutePath: string(),
		text: string(),
		isGuideline: literal(true).optional()
	}),
	strictObject({
		type: literal("image"),
		mediaType: string(),
		dataUri: string(),
		absolutePath: string().optional()
	}),
	strictObject({
		type: literal("data"),
		value: record(string(), unknown())
	})
]));
const contentSchema = lazy(() => union([
	string(),
	array(contentPartSchema),
	strictObject({ structured: unknown() })
]));
const messageSchema = lateObject(() => ({
	role: _enum(roles),
	name: string().optional(),
	content: contentSchema.optional(),
	toolCalls: array(toolCallSchema).optional(),
	startTime: string().optional(),
	endTime: string().optional(),
	durationMs: number().optional(),
	tokenUsage: tokenUsageSchema.optional(),
	metadata: record(string(), unknown()).optional()
}));
function finalAnswer(messages) {
	const last = messages.findLast((message) => message.role === "assistant" && message.content !== void 0);
	return last?.content === void 0 ? "" : contentText(last.content);
}
function contentText(content) {
	if (typeof content === "string") return content;
	if (Array.isArray(content)) return content.flatMap((part) => part.type === "text" ? [part.value] : []).join("\n");
	return JSON.stringify(content.structured, null, 2);
}
function guidelinesIn(messages) {
	const guidelines = messages.flatMap(({ content }) => Array.isArray(content) ? content : []).filter((part) => part.type === "file" && part.isGuideline === true);
	return [...new Map(guidelines.map((part) => [part.absolutePath, part])).values()];
}
const imageFilesIn = (messages) => [...new Map(imagesIn(messages).flatMap(({ absolutePath: path, mediaType, dataUri }) => path === void 0 ? [] : [[path, {
	path,
	mediaType,
	dataUri
}]])).values()];
const imagesIn = (messages) => messages.flatMap(({ content }) => Array.isArray(content) ? content.filter((part) => part.type === "image") : []);
function sumTokens(usages) {
	if (usages.length === 0) return void 0;
	const cached = usages.flatMap((usage) => usage.cached ?? []);
	const written = usages.flatMap((usage) => usage.cacheWritten ?? []);
	const reasoning = usages.flatMap((usage) => usage.reasoning ?? []);
	return {
		input: sum(usages.map(({ input }) => input)),
		output: sum(usages.map(({ output }) => output)),
		...cached.length > 0 && { cached: sum(cached) },
		...written.length > 0 && { cacheWritten: sum(written) },
		...reasoning.length > 0 && { reasoning: sum(reasoning) }
	};
}
const sum = (counts) => counts.reduce((total, count) => total + count, 0);
// src/shared/once.ts
function once(make) {
	let made;
	return () => {
		made ??= make();
		return made;
	};
}
export { imageFilesIn as a, roles as c, ansiSequence as d, guidelinesIn as i, sumTokens as l, contentText as n, imagesIn as o, finalAnswer as r, messageSchema as s, once as t, tokenUsageSchema as u };
