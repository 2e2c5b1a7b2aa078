// src/shared/json-document.ts
const DEEPEST_LISTS = 2;
const jsonDocument = (value) => `${linesOf(value, 0)}\n`;
function linesOf(value, depth) {
	if (Array.isArray(value)) return enclosed("[", value.map((item) => JSON.stringify(item) ?? "null"), "]", depth);
	if (typeof value !== "object" || value === null || depth === DEEPEST_LISTS) return JSON.stringify(value);
	return enclosed("{", Object.entries(value).flatMap(([key, item]) => {
		const text = linesOf(item, depth + 1);
		return text === void 0 ? [] : [`${JSON.stringify(key)}: ${text}`];
	}), "}", depth);
}
function enclosed(open, items, close, depth) {
	if (items.length === 0) return open + close;
	const indent = "  ".repeat(depth);
	return `${open}\n${indent}  ${items.join(`,\n${indent}  `)}\n${indent}${close}`;
}
// src/app/baseline/origin.ts
function originOf({ startedAt }, env) {
	const run = env["GITHUB_RUN_ID"];
	if (env["GITHUB_ACTIONS"] !== "true" || !run) return { run: `local ${startedAt}` };
	const sha = env["GITHUB_SHA"];
	return {
		run: `${run}.${env["GITHUB_RUN_ATTEMPT"] || "1"}`,
		...sha && { sha }
	};
}
const TRUSTED_EVENTS = [
	"push",
	"schedule",
	"workflow_dispatch"
];
const isTrusted = (env) => env["GITHUB_ACTIONS"] !== "true" || TRUSTED_EVENTS.includes(env["GITHUB_EVENT_NAME"] ?? "");
const isEvidenceAsked = ({ given }, env) => env["GITHUB_ACTIONS"] === "true" || given.includes("seedBaseline") || given.includes("evidence");
export { jsonDocument as i, isTrusted as n, originOf as r, isEvidenceAsked as t };
