import { On as duration, Wi as shellWord, ed as plural, ia as points, kn as money } from "./common.js";
// src/app/shards/plan-text.ts
const SHORT = 12;
const MOST_LISTED = 20;
function planText({ plan, digest }, wishes) {
	const { shards } = plan;
	const lines = [
		["duration", durationText(plan)],
		["cost", costText(plan)],
		["tokens", tokensText(plan)],
		["power", powerText(plan)],
		["reuse", reuseText(plan)],
		["shards", whyText(plan, wishes)]
	].flatMap(([name = "", text]) => text === void 0 ? [] : `  ${name.padEnd(9)} ${text}`);
	const listed = shards.slice(0, MOST_LISTED).map((shard) => `    ${shard.index}/${shards.length}  ${shardText(shard)}`);
	const more = shards.length > MOST_LISTED ? [`    and ${shards.length - MOST_LISTED} more`] : [];
	return [
		headline({
			plan,
			digest
		}),
		...lines,
		...listed,
		...more
	].join("\n");
}
const shardText = ({ tests, trials, durationMs }) => tests === 0 ? "no tests" : `${plural("test", tests)}, ${plural("trial", trials)}, about ${duration(durationMs)} after setup`;
function nextCommands({ plan: { shards }, digest }, { folder, workingDirectory, program }) {
	const count = shards.length;
	const inFolder = workingDirectory === "." ? "" : ` --working-directory ${shellWord(workingDirectory)}`;
	const path = `--plan-path ${shellWord(folder)}${inFolder}`;
	return [
		"Next steps",
		`  ${count === 1 ? "the shard" : `on each machine, from 1/${count} to ${count}/${count}`}:`,
		`    ${program} run --shard 1/${count}@${digest} ${path} -o shards/1`,
		"  with the folders of all shards:",
		`    ${program} report 'shards/*' --plan ${digest} ${path} -o results`
	].join("\n");
}
function headline({ plan: { tests, shards, forecast }, digest }) {
	const targets = new Set(tests.map(({ target }) => target)).size;
	const judges = forecast.judgeCalls === 0 ? "" : `, about ${plural("judge call", forecast.judgeCalls)}`;
	return `Plan ${digest.slice(0, SHORT)}: ${plural("test", tests.length)} on ${plural("target", targets)} in ${plural("shard", shards.length)}, ${plural("target call", forecast.calls)}${judges}`;
}
function durationText({ tests, forecast }) {
	const { durationMs, oneMachineMs, longestTrialMs, timedTests, requests = [] } = forecast;
	const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
	const limit = slowest === void 0 ? "" : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${duration(slowest.minutes * 6e4)}`;
	return `about ${duration(durationMs)} (${duration(oneMachineMs)} on one machine); longest trial ${duration(longestTrialMs)}${limit}; durations of ${timedTests} of ${plural("test", tests.length)} are known`;
}
function costText({ inputs, forecast }) {
	const { costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens } = forecast;
	const judges = judgeCalls > 0 && tokens === void 0 ? ", without judges" : "";
	const budget = typeof inputs["budgetUsd"] === "number" ? `; budget ${money(inputs["budgetUsd"])}` : "";
	if (costUsd === void 0) return `unknown: the baseline has no costs of these tests${budget}`;
	const unknown = testsWithoutCost === 0 ? "" : `, ${plural("test", testsWithoutCost)} unknown`;
	return `about ${money(costUsd)}, below ${money(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokensText({ tests, forecast: { tokens } }) {
	if (tokens === void 0) return void 0;
	return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${plural("test", tests.length)} known)`;
}
function tokenText(count) {
	if (count >= 1e6) return `${(count / 1e6).toFixed(1)} M`;
	return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ baseline, forecast: { smallestDetectableDrop: drop, power = [] } }) {
	if (baseline.kind !== "found") return `no baseline: ${baseline.why}`;
	if (baseline.whyEmpty !== void 0) return `nothing to compare with: ${baseline.whyEmpty}`;
	return [
		drop === void 0 ? "a uniform drop is not detectable in every suite" : `smallest detectable drop ${points(drop, 0)} (80% power)`,
		...power.filter((sentence) => sentence.startsWith("a complete failure")),
		...baseline.leftOut === void 0 ? [] : [baseline.leftOut]
	].join("; ");
}
function reuseText({ tests }) {
	const reused = tests.filter((test) => test.reused !== void 0);
	const canaries = tests.filter(({ canary }) => canary).length;
	const commits = [...new Set(reused.map((test) => test.reused?.slice(0, 7)))];
	if (reused.length + canaries === 0) return void 0;
	const since = commits.length === 0 ? "" : ` since ${commits.slice(0, 3).join(", ")}`;
	return `${plural("test", reused.length + canaries)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText({ shards, tests, forecast }, { targetMinutes, most }) {
	const { why, durationMs, leastMs } = forecast;
	const target = `${targetMinutes} min (target-minutes)`;
	const shortest = `about ${duration(durationMs)}`;
	switch (why) {
		case "given": {
			const empty = shards.filter((shard) => shard.tests === 0).length;
			const left = empty === 1 ? "one has" : `${empty} have`;
			return `as given by shards${empty === 0 ? "" : `: ${left} nothing to run, because ${plural("test", tests.length)} cannot be divided further`}`;
		}
		case "target": return `enough for ${target}`;
		case "most":
			if (shards.length < most) return `${target} is not reached, but ${shortest}: more shards would be faster, but each needs a cent of budget-usd`;
			return `${target} cannot be reached with ${plural("shard", most)} (max-shards), but ${shortest}: more would be faster`;
		case "longest": return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${duration(leastMs)}`;
		case "requests": return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
		case "gain": return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
	}
}
export { nextCommands as n, planText as r, headline as t };
