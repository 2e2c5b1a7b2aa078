import { Ai as shortened, Bc as redactor, Di as columnsOf, Ha as readResults, Mn as tokenTotal, Nn as tokens, On as duration, cd as problemText, dd as userError, fc as shownPath, h as harmlessJson, hc as suggestion, ji as oneLine, jn as score, ki as inColumns, kn as money, ou as contentText, tc as secretsHere, ti as recordOf, un as timeOf } from "./common.js";
import { t as newestRuns } from "./newest-runs.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/cli/trace-text.ts
const runsText = (rows) => table([
	"run",
	"started",
	"tests",
	"passed",
	"errors",
	"mean",
	"tokens",
	"cost"
], rows.map((row) => [
	row.run,
	row.started ?? "\u2013",
	`${row.tests}`,
	`${row.passed}`,
	`${row.errors}`,
	score(row.mean_score),
	tokens(row.tokens),
	money(row.cost_usd)
]));
const resultsText = (results) => table([
	"test",
	"target",
	"status",
	"score",
	"calls",
	"time",
	"tokens",
	"cost"
], results.map((result) => [
	result.testId,
	result.target,
	result.status,
	scoreOf(result),
	`${result.messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0)}`,
	duration(timeOf(result)),
	tokens(tokenTotal(result.tokenUsage)),
	money(result.costUsd)
]));
function figuresText(rows) {
	return table([
		"group",
		"figure",
		"count",
		"mean",
		"p50",
		"p90",
		"p95",
		"p99"
	], rows.map(({ group, figure, count, mean, p50, p90, p95, p99 }) => [
		group,
		figure.replace(/_(?:ms|usd)$/, "").replace("_", " "),
		`${count}`,
		...[
			mean,
			p50,
			p90,
			p95,
			p99
		].map((value) => inUnit(figure, value))
	]));
}
function inUnit(figure, value) {
	if (figure === "duration_ms") return duration(value);
	if (figure === "cost_usd") return money(value);
	return figure === "tokens" ? tokens(value) : score(value, Number.POSITIVE_INFINITY);
}
const scoreOf = (result) => result.status === "execution_error" ? "\u2013" : score(result.score, result.passMark);
function traceText(result, isTree) {
	const { testId, target, suiteFile, status, scores } = result;
	const messages = isTree ? result.messages : [...result.input, ...result.messages];
	return [
		`${oneLine(testId)} on ${oneLine(target)} (${oneLine(suiteFile)})`,
		`${status}, score ${scoreOf(result)}, ${duration(timeOf(result))}, ${tokens(tokenTotal(result.tokenUsage))} tokens, ${money(result.costUsd)}`,
		...result.status === "execution_error" ? [`error: ${oneLine(result.failure.message)}`] : [],
		...scores.map((each) => `  ${each.verdict}  ${oneLine(each.name)}  ${score(each.score)}`),
		...messages.flatMap((message) => messageLines(message, isTree))
	].join("\n");
}
function messageLines({ role, content, toolCalls = [], durationMs, tokenUsage }, isTree) {
	if (isTree && role !== "assistant") return [];
	const facts = [durationMs === void 0 ? "" : duration(durationMs), tokenUsage === void 0 ? "" : `${tokens(tokenTotal(tokenUsage))} tokens`].filter((fact) => fact !== "");
	return [
		...isTree ? [] : [""],
		`${role}${facts.length > 0 ? `  (${facts.join(", ")})` : ""}`,
		...isTree || content === void 0 ? [] : textLines(contentText(content), "  "),
		...toolCalls.flatMap((call) => callLines(call, isTree))
	];
}
function callLines({ tool, input, output, status, durationMs }, isTree) {
	const facts = [status ?? "", durationMs === void 0 ? "" : duration(durationMs)].filter((fact) => fact !== "");
	const given = input === void 0 ? "" : ` ${cut(asText(input))}`;
	return [`  ${isTree ? "\u2514\u2500" : "\u2192"} ${oneLine(tool)}${given}${facts.length > 0 ? `  (${oneLine(facts.join(", "))})` : ""}`, ...isTree || output === void 0 ? [] : textLines(asText(output), "    ")];
}
const asText = (value) => typeof value === "string" ? value : JSON.stringify(value) ?? "";
const MOST_LINES = 30;
const LONGEST_LINE = 400;
const cut = (line) => shortened(oneLine(line), LONGEST_LINE);
function textLines(text, indent) {
	const lines = text.split(/\r?\n/);
	const rest = lines.length - MOST_LINES;
	const shown = lines.slice(0, MOST_LINES).map((line) => `${indent}${cut(line)}`.trimEnd());
	return rest > 0 ? [...shown, `${indent}\u2026 and ${rest} more lines (--format json has all)`] : shown;
}
const LONGEST_CELL = 60;
function table(head, rows) {
	const cells = [head, ...rows].map((row) => row.map((cell) => shortened(oneLine(cell), LONGEST_CELL, "middle")));
	const widths = head.map((_, at) => Math.max(...cells.map((row) => columnsOf(row[at] ?? ""))));
	return cells.map((row) => row.map((cell, at) => at < 2 ? inColumns(cell, widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)).join("  ").trimEnd()).join("\n");
}
// src/app/cli/commands/trace.ts
async function traceCommand(asked, runtime, terminal) {
	const { deep: withoutSecrets } = redactor(await secretsHere(runtime));
	const print = (value, text) => terminal.print(asked.json ? harmlessJson(value, 2) : text());
	if (asked.what === "list") {
		const rows = withoutSecrets(await runsOf(asked, runtime, terminal));
		print(rows, () => runsText(rows));
		return 0;
	}
	const results = withoutSecrets(await resultsOf(asked, runtime, terminal));
	if (asked.what === "stats") {
		const rows = statsOf(results, asked.groupBy);
		print(rows, () => figuresText(rows));
	} else {
		const isOne = asked.testId !== void 0;
		print(results.map(recordOf), () => isOne ? results.map((result) => traceText(result, asked.isTree)).join("\n\n") : resultsText(results));
	}
	return 0;
}
async function runsOf({ limit }, { cwd, files }, terminal) {
	const rows = [];
	for (const folder of (await newestRuns({
		cwd,
		files
	})).slice(0, limit)) {
		const read = await readResults([folder], {
			cwd,
			files
		}, { withAnswers: false }).catch((error) => error);
		if (read instanceof Error) terminal.complain(`warning: ${read.message}`);
		else rows.push(rowOf(shownPath(folder, cwd), read.run.results));
	}
	return rows;
}
const rowOf = (run, results) => ({
	run,
	started: results.map(({ timestamp }) => timestamp).sort()[0],
	tests: results.length,
	passed: results.filter(({ status }) => status === "ok").length,
	errors: results.filter(({ status }) => status === "execution_error").length,
	mean_score: mean(results.filter(({ status }) => status !== "execution_error").map(({ score }) => score)),
	tokens: total(results.map(({ tokenUsage }) => tokenTotal(tokenUsage))),
	cost_usd: total(results.map(({ costUsd }) => costUsd))
});
const known = (values) => values.filter((value) => value !== void 0);
const mean = (values) => values.length === 0 ? void 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const total = (values) => known(values).length === 0 ? void 0 : known(values).reduce((sum, value) => sum + value, 0);
async function resultsOf({ run, testId, target }, { cwd, files }, terminal) {
	const path = run === void 0 ? (await newestRuns({
		cwd,
		files
	}))[0] : resolve(cwd, run);
	const { run: read, problems } = await readResults([path], {
		cwd,
		files
	});
	for (const problem of problems) terminal.complain(problemText(problem));
	const found = read.results.filter((result) => (testId === void 0 || result.testId === testId) && (target === void 0 || result.target === target));
	if (found.length > 0) return found;
	const ids = [...new Set(read.results.map((result) => result.testId))];
	const targets = [...new Set(read.results.map((result) => result.target))];
	throw userError("NOTHING_MATCHED", `${shownPath(path, cwd)} has no such result`, { hint: testId !== void 0 && !ids.includes(testId) ? suggestion(testId, ids, "tests") : suggestion(target ?? "", targets, "targets") });
}
function statsOf(results, groupBy) {
	const groupOf = (result) => {
		if (groupBy === void 0) return "all";
		return {
			target: result.target,
			suite: result.suite,
			"eval-set": result.suite,
			"test-id": result.testId
		}[groupBy];
	};
	return [...new Set(results.map(groupOf))].map((group) => [group, results.filter((each) => groupOf(each) === group)]).flatMap(([group, own]) => Object.entries(FIGURES).flatMap(([figure, of]) => {
		const values = known(own.map(of)).sort((a, b) => a - b);
		const at = (share) => values[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
		const row = {
			group,
			figure,
			count: values.length,
			mean: mean(values) ?? 0
		};
		return values.length === 0 ? [] : {
			...row,
			p50: at(.5),
			p90: at(.9),
			p95: at(.95),
			p99: at(.99)
		};
	}));
}
const FIGURES = {
	score: ({ status, score }) => status === "execution_error" ? void 0 : score,
	duration_ms: timeOf,
	tokens: ({ tokenUsage }) => tokenTotal(tokenUsage),
	cost_usd: ({ costUsd }) => costUsd,
	tool_calls: ({ messages }) => messages.length === 0 ? void 0 : messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0)
};
export { traceCommand };
