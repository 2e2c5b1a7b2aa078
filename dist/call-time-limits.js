import { l as findKind } from "./program-file.js";
import { f as targetLimit, l as askedLimit } from "./bounds.js";
import { t as oneLine } from "./terminal2.js";
import { r as inColumns } from "./columns.js";
import { t as providers } from "./providers.js";
import { m as plural } from "./json.js";
// src/app/config/call-time-limits.ts
function callTimeLimits(tests, inputSeconds) {
	const limits = new Map();
	for (const { suite, test, target } of tests) {
		const kind = findKind(providers, target.provider);
		if (kind === void 0 || kind.answersAtOnce === true || kind.isRecorded === true) continue;
		const limit = askedLimit(test, inputSeconds, suite) ?? targetLimit(target, kind);
		const key = JSON.stringify([
			target.name,
			limit.seconds,
			limit.from
		]);
		limits.set(key, {
			target: target.name,
			...limit,
			tests: (limits.get(key)?.tests ?? 0) + 1
		});
	}
	return [...limits.values()];
}
const plannedTimeLimits = ({ steps }, inputSeconds) => callTimeLimits(steps.filter((step) => step.kind === "run"), inputSeconds);
function timeLimitLines(limits) {
	const longest = Math.max(...limits.map(({ target }) => oneLine(target).length));
	return limits.map((limit) => `  ${inColumns(oneLine(limit.target), longest)}  ${timeText(limit.seconds)} (${sourceText(limit)})`);
}
const timeLimitLine = (limits) => limits.length === 0 ? "" : `Time limit per call: ${limits.map((limit) => `${oneLine(limit.target)} ${timeText(limit.seconds)} (${sourceText(limit)})`).join("; ")}`;
function sourceText({ from, tests }) {
	switch (from) {
		case "test": return `timeout_seconds of ${plural("test", tests)}`;
		case "input": return "test-timeout-seconds";
		case "suite": return "timeout_seconds of the suite";
		case "target": return "timeout_seconds of the target";
		case "default": return "default";
	}
}
const timeText = (seconds) => seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
export { timeLimitLines as i, plannedTimeLimits as n, timeLimitLine as r, callTimeLimits as t };
