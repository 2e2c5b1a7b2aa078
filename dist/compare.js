import { $u as orList, Ao as linesOfPieces, Qa as journalIn, Ya as MAX_RESULTS_BYTES, Za as JOURNAL, Zu as cutEnd, ad as invalidValue, al as jsonOf, cd as problemText, dd as userError, ed as plural, eo as isYamlFile, et as paintFor, fc as shownPath, h as harmlessJson, id as UserError, ji as oneLine, mc as listed, to as yamlRowsIn } from "./common.js";
const { basename, dirname, join, resolve } = process.getBuiltinModule("node:path");
function comparePair(before, after, { threshold, pairBy }) {
	const fully = pairBy === "auto" && hasSeveral(before) && hasSeveral(after) ? paired(before, after, fullKey) : [];
	const isFull = fully.length > 0;
	const keyOf = isFull ? fullKey : idOf;
	const pairs = isFull ? fully : paired(before, after, idOf);
	const matched = pairs.map(([first, second]) => match(first, second, threshold, isFull));
	const partners = new Set(pairs.map(([first]) => keyOf(first)));
	const count = (outcome) => matched.filter((each) => each.outcome === outcome).length;
	const gains = matched.flatMap(({ normalized_gain }) => normalized_gain ?? []);
	return {
		matched,
		unmatched: {
			file1: before.filter((row) => !partners.has(keyOf(row))).length,
			file2: after.filter((row) => !partners.has(keyOf(row))).length
		},
		summary: {
			total: before.length + after.length,
			matched: matched.length,
			wins: count("win"),
			losses: count("loss"),
			ties: count("tie"),
			mean_delta: matched.length === 0 ? 0 : rounded(mean(matched.map(({ delta }) => delta))),
			mean_normalized_gain: gains.length === 0 ? null : rounded(mean(gains))
		}
	};
}
const idOf = ({ testId }) => testId;
const fullKey = ({ suite, testId, target }) => JSON.stringify([
	suite,
	testId,
	target
]);
const hasSeveral = (rows) => new Set(rows.map(({ suite, target }) => JSON.stringify([suite, target]))).size > 1;
function paired(before, after, keyOf) {
	const seconds = new Map(after.map((row) => [keyOf(row), row]));
	return [...new Map(before.map((row) => [keyOf(row), row]))].flatMap(([key, first]) => {
		const second = seconds.get(key);
		return second ? [[first, second]] : [];
	});
}
function match(first, second, threshold, isFull) {
	const delta = second.score - first.score;
	return {
		test_id: first.testId,
		...isFull && first.suite !== void 0 && { suite: first.suite },
		...isFull && first.target !== void 0 && { target: first.target },
		score1: first.score,
		score2: second.score,
		delta,
		normalized_gain: first.score >= 1 ? null : delta / (1 - first.score),
		outcome: delta >= threshold ? "win" : delta <= -threshold ? "loss" : "tie"
	};
}
function compareMatrix(rows, options) {
	const byTarget = byTargets(rows);
	if (byTarget.kind === "refused") return byTarget;
	const available = [...byTarget.result.keys()].sort();
	const { targets: wanted, baseline, threshold } = options;
	const targets = wanted.length === 0 ? available : available.filter((name) => wanted.includes(name));
	if (targets.length === 0 && wanted.length > 0) return refused(`None of these targets is in the results: ${listed(wanted)}`, available);
	if (baseline !== void 0 && !targets.includes(baseline)) return refused(`The baseline target "${baseline}" is not in the results`, available);
	const own = (target) => byTarget.result.get(target) ?? [];
	const ids = [...new Set(targets.flatMap((target) => own(target).map(idOf)))].sort();
	const scores = new Map(targets.map((target) => [target, new Map(own(target).map((row) => [row.testId, row.score]))]));
	return {
		kind: "compared",
		result: {
			matrix: ids.map((test_id) => ({
				test_id,
				scores: Object.fromEntries(targets.flatMap((target) => {
					const score = scores.get(target)?.get(test_id);
					return score === void 0 ? [] : [[target, score]];
				}))
			})),
			pairwise: targets.flatMap((first, index) => targets.slice(index + 1).map((second) => ({
				...comparePair(own(first), own(second), {
					threshold,
					pairBy: "test-id"
				}),
				baseline: first,
				candidate: second
			}))),
			targets
		}
	};
}
function compareTargets(rows, { baseline, candidate, threshold }) {
	const byTarget = byTargets(rows);
	if (byTarget.kind === "refused") return byTarget;
	const available = [...byTarget.result.keys()].sort();
	const before = byTarget.result.get(baseline);
	const after = byTarget.result.get(candidate);
	if (before === void 0) return refused(`The baseline target "${baseline}" is not in the results`, available);
	if (after === void 0) return refused(`The candidate target "${candidate}" is not in the results`, available);
	return {
		kind: "compared",
		result: comparePair(before, after, {
			threshold,
			pairBy: "test-id"
		})
	};
}
function byTargets(rows) {
	const groups = new Map();
	for (const row of rows) {
		if (row.target === void 0) return {
			kind: "refused",
			message: `The result of "${row.testId}" names no target, so targets cannot be compared`
		};
		const group = groups.get(row.target);
		if (group) group.push(row);
		else groups.set(row.target, [row]);
	}
	return {
		kind: "compared",
		result: groups
	};
}
const refused = (message, available) => ({
	kind: "refused",
	message: `${message}. Targets in the results: ${listed(available)}`
});
function isWorse({ summary, unmatched }, limits = {}) {
	return summary.mean_delta < -(limits.maxMeanDrop ?? 0) || limits.maxLosses !== void 0 && summary.losses > limits.maxLosses || limits.failOnMissing === true && unmatched.file1 > 0;
}
function isWorseThan(baseline, { pairwise }) {
	return pairwise.some(({ baseline: first, candidate: second, summary }) => first === baseline && summary.mean_delta < 0 || second === baseline && summary.mean_delta > 0);
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value) => Math.round(value * 1e3) / 1e3 + 0;
// src/results/read/score-rows.ts
function readScoreRows(content, file) {
	const warnings = [];
	const warn = (problem) => warnings.push(problem);
	const written = typeof content === "string" ? yamlRowsIn(content, file, { warn }) : jsonLinesIn(content, file, warn);
	const rows = [];
	for (const { value, line, location } of written) {
		const row = value === void 0 ? "This line is not JSON" : rowOf(value);
		if (typeof row === "string") throw userError("RESULTS_UNREADABLE", row, {
			location,
			expected: "one result of a run: an object with \"test_id\" and a number as \"score\"",
			found: cutEnd(line, 80),
			hint: "Give the index.jsonl of a run, or its folder. Files of eval cases are not results."
		});
		rows.push(row);
	}
	return {
		rows,
		warnings
	};
}
function* jsonLinesIn(lines, file, warn) {
	let number = 0;
	let isFirst = true;
	let broken;
	for (const text of lines) {
		number += 1;
		const line = text.trim();
		if (line === "") continue;
		if (broken !== void 0) yield broken;
		const row = {
			value: jsonOf(line),
			line,
			location: {
				file,
				line: number,
				column: 1
			}
		};
		broken = row.value === void 0 && !isFirst ? row : void 0;
		if (broken === void 0) yield row;
		isFirst = false;
	}
	if (broken === void 0) return;
	warn({
		code: "RESULTS_UNREADABLE",
		severity: "warning",
		message: "The last line is incomplete and was ignored",
		location: broken.location,
		hint: "The run that wrote it was ended in the middle of it."
	});
}
function rowOf(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return "This line is not a result";
	const fields = new Map(Object.entries(value));
	const testId = textOf(fields, "test_id", "testId", "eval_id", "evalId");
	const score = fields.get("score");
	if (testId === void 0) return "This result has no \"test_id\"";
	if (typeof score !== "number" || !Number.isFinite(score)) return `The result of "${cutEnd(testId, 80)}" has no score`;
	const status = textOf(fields, "execution_status", "executionStatus");
	return {
		testId,
		score,
		isError: status === void 0 ? textOf(fields, "error") !== void 0 : status === "execution_error",
		suite: textOf(fields, "suite", "dataset", "eval_set", "evalSet"),
		target: fields.get("target") === "" ? "" : textOf(fields, "target")
	};
}
function textOf(fields, ...keys) {
	for (const key of keys) {
		const value = fields.get(key);
		if (typeof value === "number") return String(value);
		if (typeof value === "string" && value !== "") return value;
	}
}
// src/app/cli/compare-text.ts
function pairwiseText(names, result, screen) {
	const paint = paintFor(screen);
	const { unmatched, summary } = result;
	const matched = result.matched.map((each) => ({
		...each,
		test_id: oneLine(each.test_id)
	}));
	const isUnmatched = unmatched.file1 > 0 || unmatched.file2 > 0;
	const gain = summary.mean_normalized_gain;
	return [
		"",
		`${paint.bold("Comparing:")} ${oneLine(names[0])} \u2192 ${oneLine(names[1])}`,
		"",
		...matched.length === 0 ? ["No matching test IDs found between files."] : matchTable(matched, paint),
		"",
		...isUnmatched ? [`${paint.yellow("\u26a0 Unmatched:")} ${unmatched.file1} in baseline, ${unmatched.file2} in candidate`, ""] : [],
		[
			`${paint.bold("Summary:")} ${outcomes(summary, paint)}`,
			`Mean \u0394: ${tinted(summary.mean_delta, signed(summary.mean_delta, 3), paint)}`,
			...gain === null ? [] : [`g: ${tinted(gain, signed(gain, 3), paint)}`],
			`Status: ${tinted(summary.mean_delta, statusOf(summary.mean_delta), paint)}`
		].join(" | "),
		""
	].join("\n");
}
function matchTable(matched, paint) {
	const columns = widest("Test ID", matched.map(({ test_id }) => test_id));
	return [
		paint.dim(`  ${"Test ID".padEnd(columns)}  Baseline  Candidate     Delta  Result`),
		paint.dim(`  ${[
			columns,
			8,
			9,
			8,
			8
		].map((width) => "\u2500".repeat(width)).join("  ")}`),
		...matched.map(({ test_id, score1, score2, delta, outcome }) => {
			const scores = `${score1.toFixed(2).padStart(8)}  ${score2.toFixed(2).padStart(9)}`;
			const change = tinted(delta, signed(delta, 2).padStart(8), paint);
			return `  ${test_id.padEnd(columns)}  ${scores}  ${change}  ${marked(outcome, paint)}`;
		})
	];
}
function marked(outcome, paint) {
	if (outcome === "win") return paint.green("\u2713 win");
	return outcome === "loss" ? paint.red("\u2717 loss") : paint.dim("= tie");
}
function matrixText({ matrix, pairwise, targets }, baseline, screen) {
	const paint = paintFor(screen);
	const lines = [
		"",
		paint.bold("Score Matrix"),
		""
	];
	if (matrix.length === 0) return [...lines, "No results found."].join("\n");
	const first = widest("Test ID", matrix.map(({ test_id }) => oneLine(test_id)));
	const titles = targets.map(oneLine);
	const widths = titles.map((title) => Math.max(6, title.length));
	const table = [
		paint.dim(`  ${"Test ID".padEnd(first)}${titles.map((title, at) => `  ${title.padStart(widths[at] ?? 0)}`).join("")}`),
		paint.dim(`  ${[first, ...widths].map((width) => "\u2500".repeat(width)).join("  ")}`),
		...matrix.map(({ test_id, scores }) => {
			const own = new Map(Object.entries(scores));
			const against = baseline === void 0 ? void 0 : own.get(baseline);
			const cells = targets.map((target, at) => {
				const score = own.get(target);
				const text = (score === void 0 ? "--" : score.toFixed(2)).padStart(widths[at] ?? 0);
				return `  ${target !== baseline && score !== void 0 && against !== void 0 ? tinted(score - against, text, paint) : text}`;
			});
			return `  ${oneLine(test_id).padEnd(first)}${cells.join("")}`;
		})
	];
	return [
		...lines,
		...table,
		"",
		...summaryLines(pairwise, paint)
	].join("\n");
}
function summaryLines(pairs, paint) {
	if (pairs.length === 0) return [];
	const labels = pairs.map(({ baseline, candidate }) => `${oneLine(baseline)} \u2192 ${oneLine(candidate)}:`);
	const columns = widest("", labels);
	const lines = pairs.map(({ summary }, at) => {
		const { mean_delta: delta, mean_normalized_gain: gain } = summary;
		const numbers = [`${paint.bold("\u0394")} ${tinted(delta, signed(delta, 3), paint)}`, ...gain === null ? [] : [`${paint.bold("g")} ${tinted(gain, signed(gain, 3), paint)}`]];
		return `  ${(labels[at] ?? "").padEnd(columns)}  ${counts(summary).join(", ")}  (${numbers.join(", ")})`;
	});
	return [
		paint.bold("Pairwise Summary:"),
		...lines,
		""
	];
}
const outcomes = (summary, paint) => {
	const [wins = "", losses = "", ties = ""] = counts(summary);
	return [
		paint.green(wins),
		paint.red(losses),
		ties
	].join(", ");
};
const counts = ({ wins, losses, ties }) => [
	plural("win", wins),
	plural("loss", losses, "losses"),
	plural("tie", ties)
];
const widest = (least, texts) => texts.reduce((most, { length }) => Math.max(most, length), least.length);
const signed = (value, digits) => `${value >= 0 ? "+" : ""}${value.toFixed(digits)}`;
const statusOf = (delta) => delta > 0 ? "improved" : delta < 0 ? "regressed" : "neutral";
const tinted = (value, text, { green, red }) => value > 0 ? green(text) : value < 0 ? red(text) : text;
// src/app/cli/commands/compare.ts
async function compareCommand(asked, runtime, terminal) {
	try {
		return await compared(asked, runtime, terminal);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		terminal.complain(`error: ${error.message}`);
		return 1;
	}
}
async function compared(asked, site, terminal) {
	const { paths, baseline, candidate, targets } = asked;
	const [one, two, ...others] = paths;
	if (one === void 0 || others.length > 0) throw wrong(`${paths.length} sources were given`, "one or two run folders or results files");
	const threshold = numberOf("--threshold", asked.threshold) ?? .1;
	const isJson = formatOf(asked) === "json";
	const pairBy = oneOf("--pair-by", asked.pairBy ?? "auto", ["auto", "test-id"]);
	const limits = limitsOf(asked);
	const read = (path) => scoresOf(path, asked, site, terminal);
	if (two !== void 0) return print(comparePair(await read(one), await read(two), {
		threshold,
		pairBy
	}), [one, two]);
	const rows = await read(one);
	if (baseline !== void 0 && candidate !== void 0) return print(unless(compareTargets(rows, {
		baseline,
		candidate,
		threshold
	})), [baseline, candidate]);
	if (candidate !== void 0) throw wrong("--candidate is given without --baseline", "both, or --baseline alone");
	const matrix = unless(compareMatrix(rows, {
		threshold,
		targets,
		baseline
	}));
	terminal.print(isJson ? harmlessJson(matrix, 2) : matrixText(matrix, baseline, terminal));
	return baseline !== void 0 && isWorseThan(baseline, matrix) ? 1 : 0;
	function print(result, names) {
		terminal.print(isJson ? harmlessJson(result, 2) : pairwiseText(names, result, terminal));
		return isWorse(result, limits) ? 1 : 0;
	}
}
function unless(compared) {
	if (compared.kind === "compared") return compared.result;
	throw userError("INPUT_INVALID", compared.message);
}
async function scoresOf(given, { withoutErrors }, { files, cwd }, terminal) {
	const path = resolve(cwd, given);
	const file = await files.state(path) === "folder" ? await journalIn(path, files) : path;
	if (await files.state(file) !== "file") throw userError("FILE_MISSING", `There are no results at ${given}`, { expected: `a run folder, which contains ${JOURNAL}, or a results file` });
	const rows = basename(file) === "report.json" ? join(dirname(file), JOURNAL) : file;
	const read = readScoreRows(isYamlFile(rows) ? await files.read(rows, MAX_RESULTS_BYTES) : linesOfPieces(files.readPieces(rows, Number.POSITIVE_INFINITY)), shownPath(rows, cwd));
	for (const warning of read.warnings) terminal.complain(`warning: ${problemText(warning)}`);
	return withoutErrors ? read.rows.filter(({ isError }) => !isError) : read.rows;
}
const formatOf = ({ format = "table" }) => oneOf("--format", format, ["table", "json"]);
function oneOf(flag, given, names) {
	const known = names.find((name) => name === given);
	if (known !== void 0) return known;
	throw userError("INPUT_INVALID", invalidValue(flag, orList(names), given));
}
function limitsOf({ maxMeanDrop, maxLosses, failOnMissing }) {
	return {
		maxMeanDrop: numberOf("--max-mean-drop", maxMeanDrop),
		maxLosses: numberOf("--max-losses", maxLosses),
		failOnMissing
	};
}
function numberOf(flag, given) {
	if (given === void 0) return void 0;
	const value = DECIMAL.test(given.trim()) ? Number(given) : NaN;
	if (Number.isFinite(value)) return value;
	throw userError("INPUT_INVALID", invalidValue(flag, "a number", given));
}
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const wrong = (message, expected, found) => userError("INPUT_INVALID", message, {
	expected,
	...found !== void 0 && { found: JSON.stringify(found) }
});
export { compareCommand };
