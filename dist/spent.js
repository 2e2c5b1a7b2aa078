import { p as paidFor } from "./iso-time.js";
// src/reports/spent.ts
function costOf(result) {
	let sum;
	for (const call of result.trials ?? [result]) {
		const { costUsd } = paidFor(call);
		if (costUsd !== void 0) sum = (sum ?? 0) + costUsd;
	}
	return sum;
}
function tokensOf(result) {
	let sum;
	for (const call of result.trials ?? [result]) {
		const { tokenUsage } = paidFor(call);
		if (tokenUsage !== void 0) sum = (sum ?? 0) + (tokenUsage.input + tokenUsage.output);
	}
	return sum;
}
function timeOf({ status, durationMs, evalRun }) {
	if (durationMs !== void 0 || status !== "execution_error") return durationMs;
	return evalRun.durationMs > 0 ? evalRun.durationMs : void 0;
}
export { timeOf as n, tokensOf as r, costOf as t };
