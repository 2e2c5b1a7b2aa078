import { i as __toESM } from "./rolldown-runtime.js";
import { E as locationText, H as object, J as union, K as string, M as array, P as boolean, S as sentenceOf, V as number, W as record, a as asSentences, c as cutBytes, d as ended, l as cutEnd, m as plural, n as jsonOf, o as capitalized, w as userError } from "./json.js";
import { n as COMMENT_BYTES, r as JOB_SUMMARY_BYTES } from "./limits.js";
import { A as code, B as hintMarkdown, D as at, F as sentence, I as testTable, L as visibleTable, M as limited, N as linked, O as block, P as nothing, R as table, V as fit, f as sampleLimits, h as summaryMarkdown, j as details, k as cell, u as keyOf, w as timestamp, z as overallDelta } from "./codec.js";
import { A as confirmationOf, B as shortBaselineNotes, C as outcomeOf, E as agentVersionNotes, F as differenceOf, G as interval, I as findingOf, N as detectableDropText, P as detectableTestsText, R as leftOutNotes, U as differenceText, V as sizeOfDrop, W as digitsOf, q as signedPoints, x as reproduceCommand, z as passesOf } from "./facts.js";
import { t as never } from "./never.js";
import { n as contentText } from "./once.js";
import { b as withoutAnsi, h as beginningOf, n as momentOf$1, s as isAgentFailure, v as isPlain$1, y as showInvisible } from "./iso-time.js";
import { A as reasonMark, C as trialCounts, E as errorCount, F as fence, N as verdictMark, O as labelled, P as codeSpan, S as suiteNamer, T as shardRerunsMarkdown, _ as isWithoutScore, b as scoreText, c as totalsLine, d as changeFinder, f as changesByKey, h as findings, j as suiteMark, l as answerOf, m as failedChecks, p as errorGroups, u as causeLines, v as namer, w as trialsPassed, x as suiteKind, y as resultsOfChanges } from "./terminal.js";
import { n as measuredTrials, t as failureOf } from "./present-trials.js";
import { t as jsonString } from "./json-string.js";
import { p as resultKey } from "./result.js";
import { n as money, o as score, r as neededScore } from "./numbers.js";
import { n as timeOf, r as tokensOf, t as costOf } from "./spent.js";
import { t as oneLine } from "./terminal2.js";
import { r as secretValues } from "./secret-names.js";
import { n as redactor } from "./redact.js";
import { a as findScripts, t as Bounds } from "./bounds.js";
import { i as suggestion } from "./did-you-mean.js";
import { t as traceSummary } from "./trace.js";
import { a as runFiles } from "./earlier-run.js";
import { t as shownPath } from "./shown-path.js";
import { t as grouped } from "./grouped.js";
import { n as isSameMeasure } from "./fingerprint.js";
import { t as decisionJson } from "./decision-json.js";
import { i as jsonDocument } from "./origin.js";
import { t as canonicalJson } from "./canonical-json.js";
import { n as findRepository } from "./discover.js";
import { n as searchRoots } from "./env-files.js";
import { basename, extname, join, resolve } from "node:path";
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { spawn } from "node:child_process";
// src/reports/html/row-id.ts
const SHORTEST = 10;
const DIGITS = "0123456789abcdefghijklmnopqrstuv";
function rowIds(rows) {
	const hashes = rows.map(rowHash);
	let length = SHORTEST;
	while (length < 52 && new Set(hashes.map((hash) => hash.slice(0, length))).size < new Set(hashes).size) length += 1;
	return hashes.map((hash) => hash.slice(0, length));
}
const rowId = (names) => rowHash(names).slice(0, SHORTEST);
function rowHash(names) {
	const bytes = createHash("sha256").update(resultKey(names)).digest();
	let text = "";
	let [bits, held] = [0, 0];
	for (const byte of bytes) {
		held = held << 8 | byte;
		bits += 8;
		for (; bits >= 5; bits -= 5) text += DIGITS.charAt(held >> bits - 5 & 31);
		held &= (1 << bits) - 1;
	}
	return text;
}
// src/reports/comment/comment-changes.ts
const regressedTests = (report, context) => rowsOf(report, context, inState("regressed"));
function deltaLine(report) {
	const { comparison } = report;
	const { baseline, suites } = comparison;
	const moved = overallDelta(comparison);
	if (baseline.kind !== "found" || moved === void 0) return void 0;
	const compared = suites.filter(({ delta }) => delta !== void 0);
	const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
	const against = code(baseline.provenance[0]?.branch ?? "the baseline");
	const difference = {
		delta: moved.delta,
		deltaLow: moved.low,
		deltaHigh: moved.high
	};
	return [
		`**${signedPoints(moved.delta, digitsOf(difference))}**${interval(difference)} against ${against} on ${plural("comparable test", tests)}`,
		detectableDrops(compared),
		...detectableTestsText(report)
	].join(" \u00b7 ");
}
function detectableDrops(suites) {
	const [first] = suites;
	if (first !== void 0 && suites.length === 1) return detectableDropText(first);
	const drops = suites.flatMap(({ smallestDetectableDrop }) => smallestDetectableDrop ?? []).sort((a, b) => a - b);
	const [least, most] = [drops[0], drops.at(-1)];
	if (least === void 0 || most === void 0) return "a drop is not detectable with this baseline";
	const range = sizeOfDrop(least) === sizeOfDrop(most) ? sizeOfDrop(most) : `${sizeOfDrop(least)} to ${sizeOfDrop(most)}`;
	const none = suites.length - drops.length;
	return `smallest detectable drop of a suite: ${range}${none > 0 ? ` (not detectable in ${none} of ${suites.length})` : ""}`;
}
function stillUnclear(report, most, context) {
	return folded(most, [...[
		["\ud83d\udfe0 Fails on base too", "fails-on-base"],
		["\ud83d\udfe0 Suspected", "suspected"],
		["\ud83d\udfe0 Not reproduced", "not-reproduced"],
		["\ud83d\udfe0 Failing, not enough baseline trials", "not-enough-history"],
		["\ud83d\udfe0 Failing, not re-run", "not-rerun"],
		["\u26aa Failing as before", "failing-as-before"],
		["\ud83d\udd15 Quarantined", "quarantined"]
	].map(([mark, state]) => ({
		mark,
		rows: rowsOf(report, context, inState(state))
	})), {
		mark: "\ud83d\udfe1 Flaky",
		rows: [...rowsOf(report, context, isFlakyPass), ...mixedTests(report, context)]
	}]);
}
function fixedAndNew(report, most, context) {
	const resultOf = resultsOfChanges(report);
	const fails = (test) => {
		const result = resultOf(test);
		return result !== void 0 && outcomeOf(result).kind === "failed";
	};
	return folded(most, [
		["\ud83d\udfe2 Fixed", inState("fixed")],
		["\ud83c\udd95 New", (test) => test.state === "new" && !fails(test)],
		["\u270f\ufe0f Changed", (test) => test.state === "changed" && !fails(test)],
		["\u2796 Removed", inState("removed")],
		["\u2753 Not run", inState("skipped")]
	].map(([mark, isShown]) => ({
		mark,
		rows: rowsOf(report, context, isShown)
	})));
}
const inState = (wanted) => ({ state }) => state === wanted;
const isFlakyPass = ({ state, flaky }) => state === "passing" && flaky === true;
function provenance({ comparison: { baseline, suites } }) {
	const newest = baseline.kind === "found" ? baseline.provenance[0] : void 0;
	if (newest === void 0) return [];
	const { branch, sha, where } = newest;
	const commit = [branch, sha?.slice(0, 7)].filter((part) => part !== void 0).join("@");
	const runs = suites.reduce((most, suite) => Math.max(most, suite.runs), 0);
	const pooled = runs > 1 ? `, ${runs} runs pooled` : "";
	return [`Base ${code(commit === "" ? where : commit)}${commit === "" ? "" : `, ${cell(where)}`}${pooled}`];
}
function folded(most, groups) {
	const filled = groups.filter(({ rows }) => rows.length > 0);
	if (filled.length === 0) return nothing;
	const counts = filled.map(({ mark, rows }) => `${mark} (${rows.length})`).join(" \u00b7 ");
	if (most === 0) return {
		summary: "",
		content: [],
		leftOut: counts
	};
	return {
		summary: counts,
		content: filled.flatMap(({ mark, rows }) => {
			const others = rows.length - most;
			return [
				`**${mark}**`,
				testTable(rows.slice(0, most)),
				...others > 0 ? [`_and ${others} more in the summary_`] : []
			];
		})
	};
}
function mixedTests(report, context) {
	const changeOf = changeFinder(report);
	const name = namer(report);
	return findings(report).passing.flatMap((result) => {
		const change = changeOf(result);
		if (measuredTrials(result.trials ?? []).filter(({ pass }) => !pass).length === 0 || change !== void 0 && (change.state !== "passing" || change.flaky)) return [];
		return [{
			test: linked(name(result), result.location, context),
			numbers: scoreText(result),
			why: `${trialsPassed(result) ?? ""}; together they reach the pass mark`
		}];
	});
}
function rowsOf(report, context, isShown) {
	const changes = report.comparison.tests.filter(isShown);
	if (changes.length === 0) return [];
	const name = namer(report);
	const resultOf = resultsOfChanges(report);
	return changes.map((change) => {
		const result = resultOf(change);
		const why = result && whyNotPassed(result);
		return {
			test: `${linked(name(change), change.location ?? result?.location, context)}${answersLink(change, context)}`,
			numbers: countsOf(change) ?? score(result && outcomeOf(result).score),
			why: cell(asSentences([
				confirmationOf(change) ?? [],
				why ?? change.why ?? [],
				differenceOf(change) ?? []
			].flat())) || "\u2013"
		};
	});
}
function answersLink(change, { page }) {
	const isSuspected = change.state === "regressed" || change.state === "suspected";
	return page?.url === void 0 || !isSuspected ? "" : ` \u00b7 [answers](${page.url}#/t/${rowId(change)})`;
}
function whyNotPassed(result) {
	const { kind } = outcomeOf(result);
	if (kind === "failed") return failedChecks(result)[0].text;
	return kind === "not-run" && isWithoutScore(result) ? asSentences(causeLines(result)) : void 0;
}
const countsOf = (change) => change.base === void 0 && change.now === void 0 ? void 0 : passesOf(change);
// src/reports/comment/comment-heading.ts
function headingWords(report) {
	const { verdict, totals, dryRun } = report;
	const passed = `${totals.passed} of ${totals.total} passed`;
	if (dryRun) return verdict.kind === "inconclusive" ? "dry run" : "dry run, some tests could not run";
	const deciding = verdict.reasons.filter(({ kind }) => kind === verdict.kind);
	switch (verdict.kind) {
		case "pass": return verdict.unarmed ? passed : `${passed}, no drop found`;
		case "warn": return `${passed}, ${plural("warning", deciding.length)}`;
		case "fail": return failures(deciding) || `failed, ${passed}`;
		case "inconclusive": return inconclusive(deciding, passed);
		case "invalid": return "not measured";
		case "cancelled": return `cancelled after ${totals.total - totals.skipped} of ${totals.total}`;
		default: return never(verdict.kind);
	}
}
function failures(deciding) {
	const count = (rule) => deciding.filter((reason) => reason.rule === rule).length;
	const tests = deciding.filter(({ rule, testId }) => rule === "requirement" && testId !== void 0).length;
	const suites = count("requirement") - tests;
	return [
		count("regression") > 0 && `${plural("test", count("regression"))} regressed`,
		count("suite-drop") > 0 && `${plural("suite", count("suite-drop"))} dropped`,
		suites > 0 && `${plural("suite", suites)} below threshold`,
		tests > 0 && `${plural("must_pass test", tests)} failed`,
		count("increase") > 0 && `${plural("limit", count("increase"))} exceeded`
	].filter((part) => part !== false).join(", ");
}
function inconclusive(deciding, passed) {
	if (deciding.some(({ rule }) => rule === "stopped")) return "stopped before all tests ran";
	return deciding.length > 0 && deciding.every(({ rule }) => rule === "baseline") ? `no baseline yet, ${passed}` : "inconclusive";
}
// src/reports/comment/comment-suites.ts
function notableSuites(report) {
	if (report.dryRun || report.verdict.kind === "pass") return [];
	const rank = (suite) => KINDS.indexOf(suiteKind(report, suite));
	return report.suites.filter((suite) => suiteKind(report, suite) !== "pass" || suite.totals.failed + suite.totals.errored > 0).toSorted((a, b) => rank(a) - rank(b) || b.totals.failed - a.totals.failed);
}
function suiteTable(report, rows) {
	return table(hasDeltas(report) ? [
		...BEFORE,
		...DELTA,
		...AFTER
	] : [...BEFORE, ...AFTER], rows);
}
function suiteRows(report, suites) {
	const name = suiteNamer(report);
	const severalTargets = new Set(report.suites.map(({ target }) => target)).size > 1;
	return suites.map((suite) => {
		const { target, threshold, totals } = suite;
		const needed = neededScore(suite);
		const change = changeOf(report, suite);
		const kind = suiteKind(report, suite);
		const own = report.verdict.reasons.filter((reason) => reason.suite === void 0 || reason.suite === suite.suite && reason.target === target);
		const { icon, word } = suiteMark(kind, own);
		return [
			code(severalTargets ? `${name(suite)} [${target}]` : name(suite)),
			`${totals.passed}/${totals.passed + totals.failed}${totals.errored > 0 ? `, ${totals.errored} errored` : ""}${totals.skipped > 0 ? `, ${totals.skipped} not run` : ""}`,
			score(totals.score, threshold) + (needed === void 0 ? "" : ` (${needed})`),
			...hasDeltas(report) ? comparisonCells(change) : [],
			`${money(totals.costUsd)}${growth(change)}`,
			`${icon} ${word}`
		];
	});
}
const comparisonCells = (change) => change?.delta === void 0 ? ["\u2013", "not compared"] : [differenceText(change), findingOf(change)];
function allSuites(report, shown, most) {
	if (report.dryRun || report.suites.length <= shown) return nothing;
	const listed = report.suites.slice(0, most);
	const others = report.suites.length - listed.length;
	return {
		summary: `All suites (${report.suites.length})`,
		content: listed.length === 0 ? [] : [suiteTable(report, suiteRows(report, listed))],
		...others > 0 && { leftOut: plural("suite", others) }
	};
}
const KINDS = [
	"invalid",
	"fail",
	"cancelled",
	"inconclusive",
	"warn",
	"pass"
];
const BEFORE = [
	{ title: "Suite" },
	{
		title: "Passed",
		align: "right"
	},
	{
		title: "Score",
		align: "right"
	}
];
const DELTA = [{
	title: "\u0394 vs base",
	align: "right"
}, { title: "Finding" }];
const AFTER = [{
	title: "Cost",
	align: "right"
}, { title: "Verdict" }];
const hasDeltas = ({ comparison }) => comparison.suites.some(({ delta }) => delta !== void 0);
const changeOf = ({ comparison }, { suite, file, target }) => comparison.suites.find((other) => other.suite === suite && other.file === file && other.target === target);
function growth(change) {
	const share = change?.increases.find(({ of }) => of === "cost")?.share;
	const percent = share === void 0 ? 0 : Math.round(100 * share);
	return percent === 0 ? "" : ` (${percent > 0 ? "+" : "\u2212"}${Math.abs(percent)}%)`;
}
// src/reports/comment/comment-tests.ts
function failingTests(report, context) {
	const name = namer(report);
	const changeOf = changeFinder(report);
	return plainlyFailing(report).map((result) => {
		const checks = failedChecks(result);
		const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : "";
		const trials = trialsPassed(result);
		const numbers = `${scoreText(result)} of ${score(result.passMark)}`;
		const state = changeOf(result)?.state;
		const label = state !== void 0 && UNCOMPARED.includes(state) ? [state] : [];
		return {
			test: linked(name(result), result.location, context),
			numbers: [
				numbers,
				...trials === void 0 ? [] : [trials],
				...label
			].join(", "),
			why: cell(checks[0].text) + others
		};
	});
}
function excerpts(report, { excerptLines, tests }) {
	const changeOf = changeFinder(report);
	const name = namer(report);
	const blocking = findings(report).failing.filter((result) => {
		const state = changeOf(result)?.state;
		return isPlain(state) || state === "regressed";
	});
	if (blocking.length === 0) return nothing;
	if (excerptLines === 0) return {
		summary: "",
		content: [],
		leftOut: plural("excerpt", blocking.length)
	};
	const shown = blocking.slice(0, Math.min(tests, MOST_EXCERPTS));
	const content = shown.flatMap((result) => {
		const command = reproduceCommand(result);
		return [
			`**${code(name(result))}**`,
			...answerOf(result).trim() === "" ? ["(no answer)"] : [fence(excerptOf$1(answerOf(result), excerptLines))],
			...command.length <= LONGEST_COMMAND ? [`Re-run it: ${codeSpan(command)}`] : []
		];
	});
	const others = blocking.length - shown.length;
	return {
		summary: `Answers and re-run commands (${shown.length})`,
		content,
		...others > 0 && { leftOut: plural("excerpt", others) }
	};
}
function erroredTests(report, most, context) {
	const { errored } = findings(report);
	if (errored.length === 0) return nothing;
	const name = namer(report);
	const groups = errorGroups(errored);
	const causes = groups.slice(0, MOST_CAUSES_NAMED).map(({ class: failureClass, results }) => errorCount(results.length, failureClass)).join(", ");
	const summary = `\u26a0\ufe0f Errored, not scored (${errored.length}): ${causes}`;
	if (most === 0) return {
		summary: "",
		content: [],
		leftOut: plural("errored test", errored.length)
	};
	const items = groups.slice(0, most).map(({ class: failureClass, message, results }) => {
		const names = results.slice(0, NAMES_PER_CAUSE).map((result) => linked(name(result), result.failure.location ?? result.location, context));
		const others = results.length - names.length;
		return [`- **${errorCount(results.length, failureClass)}**: ${sentence(message)}`, `  - ${names.join(", ")}${others > 0 ? ` and ${others} more` : ""}`].join("\n");
	});
	const others = groups.length - items.length;
	return {
		summary,
		content: [items.join("\n")],
		...others > 0 && { leftOut: plural("cause of errors", others, "causes of errors") }
	};
}
const MOST_EXCERPTS = 10;
const EXCERPT_CHARACTERS = 1200;
const MOST_CAUSES_NAMED = 3;
const NAMES_PER_CAUSE = 10;
const LONGEST_COMMAND = 500;
function plainlyFailing(report) {
	const changeOf = changeFinder(report);
	return findings(report).failing.filter((result) => isPlain(changeOf(result)?.state));
}
const PLAIN = ["failing", "passing"];
const UNCOMPARED = ["new", "changed"];
const isPlain = (state) => state === void 0 || PLAIN.includes(state) || UNCOMPARED.includes(state);
function excerptOf$1(output, lines) {
	const text = withoutAnsi(beginningOf(output)).replaceAll(/\r\n?/g, "\n").trim().split("\n");
	const shown = text.slice(0, lines);
	const short = cutEnd(shown.map((line) => cutEnd(line, EXCERPT_CHARACTERS)).join("\n"), EXCERPT_CHARACTERS);
	return text.length > shown.length && !short.endsWith("\u2026") ? `${short}\n\u2026` : short;
}
// src/reports/comment/comment.ts
function commentMarkdown(report, context, maxBytes) {
	return fit([
		() => page(report, context, all),
		() => page(report, context, {
			...all,
			excerptLines: 3
		}),
		() => page(report, context, {
			...all,
			excerptLines: 3,
			good: 0
		}),
		() => page(report, context, {
			...all,
			excerptLines: 3,
			good: 0,
			unclear: 0
		}),
		() => page(report, context, {
			...all,
			excerptLines: 0,
			good: 0,
			unclear: 0
		}),
		() => page(report, context, {
			...all,
			excerptLines: 0,
			good: 0,
			unclear: 0,
			tests: 10
		}),
		() => page(report, context, {
			...all,
			excerptLines: 0,
			good: 0,
			unclear: 0,
			tests: 5,
			causes: 5
		}),
		() => page(report, context, {
			...all,
			excerptLines: 0,
			good: 0,
			unclear: 0,
			tests: 5,
			causes: 5,
			suites: 0
		}),
		() => page(report, context, least)
	], maxBytes);
}
function problemsComment(problems, context) {
	const items = problems.slice(0, MOST_PROBLEMS).map((problem) => {
		const { location, hint } = problem;
		const where = location === void 0 ? "" : `${at(location, context)}: `;
		const parts = [sentence(sentenceOf(problem)), ...hint === void 0 ? [] : [sentence(hint)]];
		return `- ${where}${asSentences(parts)}`;
	});
	const others = problems.length - items.length;
	return block([
		title("\u26d4", problems.length === 0 ? "eval-action has a bug" : "could not run", context),
		...items.length === 0 ? ["Please report it with the lines in the log of the step."] : [items.join("\n")],
		...others > 0 ? [`_and ${plural("more problem", others)}: the log of the step lists all of them_`] : [],
		foot([...headOf(context), ...runLink(context)])
	]);
}
const VISIBLE_LINES = 25;
const MOST_PROBLEMS = 10;
const MOST_REASONS = 3;
const FEWEST_TESTS = 3;
const FEWEST_SUITES = 4;
const all = {
	tests: 20,
	excerptLines: 12,
	causes: 10,
	unclear: 10,
	good: 10,
	suites: 200
};
const least = {
	tests: 0,
	excerptLines: 0,
	causes: 0,
	unclear: 0,
	good: 0,
	suites: 0,
	onlyVerdict: true
};
function page(report, context, limits) {
	const head = headOfPage(report, context, limits);
	if (limits.onlyVerdict) {
		const note = `_Everything else is omitted to keep this short; see ${summaryLink("the summary", context)}._`;
		return block([
			...head,
			note,
			footOf(report, context)
		]);
	}
	const regressed = regressedTests(report, context);
	const failing = failingTests(report, context);
	const lists = [{
		name: "\ud83d\udd34 Regressed",
		rows: regressed
	}, {
		name: "\u274c Failing",
		rows: failing
	}].filter(({ rows }) => rows.length > 0);
	const suites = notableSuites(report);
	const taken = head.join("\n").split("\n").length + TABLE_LINES * lists.length + (suites.length > 0 ? 2 : 0) + FOOT_LINES;
	const free = VISIBLE_LINES - taken;
	const shares = shared(lists.map(({ rows }) => Math.min(rows.length, limits.tests)), free - Math.min(suites.length, FEWEST_SUITES));
	const left = free - shares.reduce((sum, share) => sum + share, 0);
	const shownSuites = suites.slice(0, Math.min(limits.suites, 10, Math.max(0, left)));
	const visible = lists.map(({ name, rows }, index) => visibleTable(`#### ${name} (${rows.length})`, rows.slice(0, shares[index])));
	const folded = [
		...lists.map(({ name, rows }, index) => moreTests(name, rows, shares[index] ?? 0, limits.tests)),
		excerpts(report, limits),
		erroredTests(report, limits.causes, context),
		stillUnclear(report, limits.unclear, context),
		fixedAndNew(report, limits.good, context),
		allSuites(report, shownSuites.length, limits.suites)
	];
	return block([
		...head,
		...shownSuites.length === 0 ? [] : [suiteTable(report, suiteRows(report, shownSuites))],
		...visible.flat(),
		...folded.flatMap((each) => details(each)),
		...leftOut$1(folded, context),
		footOf(report, context)
	]);
}
const TABLE_LINES = 3;
const FOOT_LINES = 2;
function headOfPage(report, context, { onlyVerdict }) {
	const { verdict } = report;
	const { icon } = verdictMark(verdict.kind);
	const [rate = "", ...others] = totalsLine(report);
	const heading = title(icon, headingWords(report), context);
	const stats = [`**${rate}**`, ...others].join(" \u00b7 ");
	const delta = deltaLine(report);
	const warned = context.unverified === void 0 ? [] : [unverified(context.unverified)];
	const summary = report.dryRun ? stats : `${labelled(verdict.kind, sentence(verdict.headline, HEADLINE_CHARACTERS))}  \n${stats}`;
	if (onlyVerdict) return [
		heading,
		...warned,
		summary
	];
	return [
		heading,
		...warned,
		delta === void 0 ? summary : `${summary}  \n${delta}`,
		...alerts(report),
		...policyLine(report),
		...shortBaselineNotes(report, code).map((note) => `\ud83d\udfe0 ${note}.`),
		...reasons(report)
	];
}
const HEADLINE_CHARACTERS = 500;
const title = (icon, text, { key }) => `### ${icon} Evals: ${text} \u00b7 ${code(key)}`;
const unverified = (repository) => `_Reported by code of ${code(repository)}, unverified: its author may have changed the results._`;
function alerts(report) {
	const { comparison, complete, dryRun, totals, verdict } = report;
	if (dryRun) return ["> [!NOTE]\n> Dry run: no target was called."];
	const [unread, ...others] = report.unreadable ?? [];
	if (unread !== void 0) {
		const more = others.length > 0 ? ` (and ${plural("more problem", others.length)})` : "";
		return [incomplete(`${ended(`${sentence(unread.message)}${more}`)}${hintAfter(unread.hint)}`, report)];
	}
	if (!complete) return [incomplete(`${totals.total - totals.skipped} of ${plural("test", totals.total)} ran before the run ended.`, report)];
	const { baseline } = comparison;
	if (baseline.kind === "unavailable") return [quoted(`[!WARNING]\nNothing was compared: ${ended(sentence(baseline.why))}${hintAfter(baseline.hint)}`)];
	return verdict.unarmed && baseline.kind === "none" ? [`> [!NOTE]\n> No baseline: only the requirements of the suites count. ${ended(sentence(capitalized(baseline.why)))}`] : [];
}
function incomplete(what, report) {
	const reruns = shardRerunsMarkdown(report);
	return quoted([`[!CAUTION]\nIncomplete: ${what}`, ...reruns === void 0 ? [] : [reruns]].join("\n\n"));
}
const hintAfter = (hint) => hint === void 0 ? "" : ` ${hintMarkdown(hint)}`;
const quoted = (text) => text.split("\n").map((line) => `> ${line}`.trimEnd()).join("\n");
function policyLine({ verdict }) {
	const [said] = verdict.reasons.filter(({ rule }) => rule === "policy");
	return said === void 0 ? [] : [`_${sentence(said.message)}_`];
}
function reasons(report) {
	const { verdict, dryRun, comparison } = report;
	const listed = comparison.tests.some(({ state }) => state === "regressed");
	const alerted = alerts(report).length > 0 && comparison.baseline.kind !== "found" && report.complete;
	const deciding = verdict.reasons.filter(({ kind, rule, suite }) => kind !== "pass" && !(dryRun && rule === "dry-run") && !(listed && rule === "regression" && kind === "fail") && !(alerted && rule === "baseline" && suite === void 0));
	if (deciding.length === 0) return [];
	const items = deciding.slice(0, MOST_REASONS).map((reason) => {
		const { icon, word } = reasonMark(reason.kind);
		return `- ${icon} ${word}: ${sentence(reason.message)}`;
	});
	const others = deciding.length - items.length;
	return [[...items, ...others > 0 ? [`- and ${plural("more reason", others)}`] : []].join("\n")];
}
function shared(wanted, available) {
	let left = available - wanted.reduce((sum, count) => sum + Math.min(count, FEWEST_TESTS), 0);
	return wanted.map((count) => {
		const more = Math.max(0, Math.min(count - FEWEST_TESTS, left));
		left -= more;
		return Math.min(count, FEWEST_TESTS) + more;
	});
}
function moreTests(name, rows, shown, most) {
	return limited(`${name}: the other ${rows.length - shown}`, rows.slice(shown), most - shown, "test");
}
function leftOut$1(folded, context) {
	const missing = folded.flatMap(({ leftOut: text }) => text ?? []);
	const link = summaryLink("summary", context);
	return missing.length === 0 ? [] : [`_Omitted to keep this short: ${missing.join(", ")} \u2192 ${link}_`];
}
function footOf(report, context) {
	const { startedAt, durationMs, warnings } = report;
	const ended = new Date(Date.parse(startedAt) + durationMs).toISOString();
	return foot([
		...provenance(report),
		...leftOutNotes(report).map(cell),
		...agentVersionNotes(report, code),
		...headOf(context),
		...pageLink(context),
		...runLink(context),
		...warnings.length > 0 ? [plural("warning", warnings.length)] : [],
		`updated ${ended.slice(0, 10)} ${ended.slice(11, 16)} UTC`
	]);
}
const foot = (parts) => `<sub>${parts.join(" \u00b7 ")}</sub>`;
const headOf = ({ head, attempt }) => head === "" ? [] : [`Head ${code(head.slice(0, 7))}${attempt > 1 ? `, attempt ${attempt}` : ""}`];
const pageLink = ({ page }) => page?.url === void 0 ? [] : [`[Report with all answers](${page.url})`];
const runLink = (context) => context.runUrl === "" ? [] : [summaryLink("Summary and log", context)];
const summaryLink = (text, { runUrl }) => runUrl === "" ? text : `[${text}](${runUrl})`;
// src/reports/not-run.ts
function testsNotRun(report) {
	return [...findings(report).planned.map((result) => ({
		...result,
		why: "dry run"
	})), ...withoutResult(report)];
}
function withoutResult(report) {
	const { comparison, results } = report;
	if (comparison.tests.every(({ state }) => state !== "skipped")) return [];
	const skipped = [...changesByKey(report)].filter(([, { state }]) => state === "skipped");
	const ran = new Set(skipped.length === 0 ? [] : results.map(resultKey));
	return skipped.flatMap(([key, change]) => ran.has(key) ? [] : [change]);
}
// src/reports/files/ctrf.ts
function ctrf(report) {
	const tests = testsOf(report);
	const start = momentOf(report.startedAt) ?? 0;
	const stop = start + Math.round(report.durationMs);
	const counted = (status) => tests.filter((test) => test.status === status).length;
	const { verdict, totals, generator } = report;
	const document = {
		reportFormat: "CTRF",
		specVersion: "0.1.0",
		timestamp: new Date(stop).toISOString(),
		generatedBy: generator.name,
		results: {
			tool: {
				name: generator.name,
				version: generator.version
			},
			summary: {
				tests: tests.length,
				passed: counted("passed"),
				failed: counted("failed"),
				skipped: counted("skipped"),
				pending: counted("pending"),
				other: counted("other"),
				flaky: tests.filter(({ flaky }) => flaky).length,
				suites: new Set(tests.map(({ suite }) => suite[0])).size,
				start,
				stop,
				duration: stop - start,
				extra: {
					verdict: verdict.kind,
					headline: clean(verdict.headline),
					complete: report.complete,
					dryRun: report.dryRun,
					...!report.dryRun && {
						score: totals.score,
						passRate: totals.passRate,
						costUsd: totals.costUsd
					}
				}
			},
			tests,
			environment: { healthy: report.conclusion === "success" }
		}
	};
	return jsonDocument(document);
}
const MESSAGE_CHARACTERS$1 = 2e3;
const EXCERPT_BYTES$1 = 4096;
const NAME_CHARACTERS = 1e3;
function testsOf(report) {
	const changeOf = changeFinder(report);
	const suiteName = suiteNamer(report);
	const isPlanned = new Set(findings(report).planned);
	const notRun = testsNotRun(report);
	const several = severalTargets([...report.results, ...notRun]);
	const named = (test) => ({
		name: nameOf(test, several.has(suiteKey(test))),
		suite: [line(suiteName({
			suite: test.suite,
			file: test.suiteFile
		}))]
	});
	return [...report.results.filter((result) => !isPlanned.has(result)).map((result) => testOf(named(result), result, changeOf(result))), ...notRun.map((test) => ({
		...named(test),
		...leftOut(test, report.dryRun)
	}))];
}
const suiteKey = ({ suite, suiteFile }) => `${jsonString(suiteFile)} ${jsonString(suite)}`;
function severalTargets(tests) {
	const first = new Map();
	const several = new Set();
	for (const test of tests) {
		const key = suiteKey(test);
		const known = first.get(key);
		if (known === void 0) first.set(key, test.target);
		else if (known !== test.target) several.add(key);
	}
	return several;
}
const nameOf = ({ testId, target }, withTarget) => line(withTarget ? `${testId} [${target}]` : testId) || "(no id)";
function testOf({ name, suite }, result, change) {
	const [start, stop] = [momentOf(result.startTime), momentOf(result.endTime)];
	const isTimed = start !== void 0 && stop !== void 0 && stop >= start;
	const stdout = excerptOf(result);
	const attempts = attemptsOf(result);
	const { kind } = outcomeOf(result);
	return {
		name,
		suite,
		status: statusOf$1(result, change),
		duration: Math.round(timeOf(result) ?? 0),
		start: isTimed ? start : void 0,
		stop: isTimed ? stop : void 0,
		message: messageOf(result, change),
		line: result.location.line,
		rawStatus: result.status === "execution_error" ? `${result.status}: ${result.failure.class}` : result.status,
		filePath: line(result.location.file),
		retries: attempts && attempts.length - 1,
		retryAttempts: attempts,
		flaky: kind === "passed" && attempts?.some(({ status }) => status === "failed") ? true : void 0,
		stdout: stdout.length > 0 ? stdout : void 0,
		extra: extraOf(result, change)
	};
}
function statusOf$1(result, change) {
	const { kind } = outcomeOf(result);
	return kind !== "passed" && change?.state === "quarantined" ? "skipped" : STATUSES[kind];
}
const STATUSES = {
	passed: "passed",
	failed: "failed",
	errored: "other",
	"not-run": "skipped"
};
function messageOf(result, change) {
	const { kind } = outcomeOf(result);
	if (kind === "passed") return void 0;
	const why = isWithoutScore(result) ? causeLines(result) : failedChecks(result).map(({ text }) => clean(text));
	const quarantined = change?.state === "quarantined" ? [`quarantined: ${change.why ?? kind}`] : [];
	return cutEnd(clean([...quarantined, ...why].join("\n")), MESSAGE_CHARACTERS$1);
}
function attemptsOf({ trials = [] }) {
	return trials.length < 2 || trials.every((trial) => trial.status === "ok") ? void 0 : trials.map(attemptOf);
}
function attemptOf(trial) {
	const { attempt, status, score, failure, durationMs } = trial;
	const [measured] = measuredTrials([trial]);
	return {
		attempt: attempt + 1,
		status: measured === void 0 ? "other" : measured.pass ? "passed" : "failed",
		...durationMs !== void 0 && { duration: Math.round(durationMs) },
		...failure && { message: cutEnd(clean(failure.message), MESSAGE_CHARACTERS$1) },
		...status !== "execution_error" && { extra: { score } }
	};
}
function excerptOf({ output }) {
	const text = cutBytes(clean(cutBytes(output, EXCERPT_BYTES$1)), EXCERPT_BYTES$1);
	return text === "" ? [] : text.split("\n");
}
function extraOf(result, change) {
	const trials = trialCounts(result);
	return {
		target: clean(result.target),
		model: result.model && clean(result.model),
		score: outcomeOf(result).score,
		passMark: result.passMark,
		mustPass: result.mustPass || void 0,
		passes: trials?.passes,
		trials: trials?.trials,
		costUsd: costOf(result),
		tokens: tokensOf(result),
		repeatedCalls: result.retries > 0 ? result.retries : void 0,
		reusedFrom: result.reusedFrom && clean(result.reusedFrom),
		state: change?.state,
		flakyBaseline: change?.flaky
	};
}
function leftOut({ location, why, target }, isDryRun) {
	return {
		status: isDryRun ? "pending" : "skipped",
		duration: 0,
		message: cutEnd(clean(why ?? "not run"), MESSAGE_CHARACTERS$1),
		...location && { line: location.line },
		rawStatus: isDryRun ? "planned" : "not run",
		...location && { filePath: line(location.file) },
		extra: { target: clean(target) }
	};
}
function momentOf(time) {
	const moment = time === void 0 ? NaN : Date.parse(time);
	return Number.isFinite(moment) ? moment : void 0;
}
const clean = (text) => isPlain$1(text) ? text : showInvisible(withoutAnsi(text));
const line = (text) => cutEnd(oneLine(text), NAME_CHARACTERS);
// src/reports/escape/xml.ts
const xmlText = (text) => isPlain$1(text) ? text : showInvisible(withoutAnsi(text).replace(illegal, ""));
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
// src/reports/files/junit.ts
async function junit(report) {
	const { default: library } = await import("./dist.js").then((m) => __toESM(m.default, 1));
	const document = library.newBuilder();
	const suites = suitesOf(report);
	const inAll = seconds(sumOfTimes(suites.flatMap(({ results }) => results)));
	for (const suite of suites) addSuite(document, {
		...suite,
		inAll
	}, report);
	return `${document.build()}\n`;
}
function addSuite(document, { name, parts, results, notRun, inAll }, report) {
	const suite = document.testSuite();
	suite.name(xmlText(name)).timestamp(report.startedAt.slice(0, 19));
	addProperties(suite, parts.flatMap((part) => suiteProperties(report, part, parts.length > 1)));
	const changeOf = changeFinder(report);
	const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
	const nameOf = ({ testId, target }) => xmlText(severalTargets ? `${testId} [${target}]` : testId);
	for (const result of results) addCase(suite, result, {
		change: changeOf(result),
		name: nameOf(result),
		suite: name
	});
	for (const left of notRun) addNotRun(suite, left, {
		name: nameOf(left),
		suite: name
	});
	const time = seconds(sumOfTimes(results));
	alsoBuild(suite, (element) => {
		element.att("time", time);
		element.root().att("time", inAll);
	});
}
function alsoBuild(node, add) {
	const build = node.build.bind(node);
	node.build = (parent) => {
		const element = build(parent);
		add(element);
		return element;
	};
}
function alsoBuildCase(testCase, add) {
	alsoBuild(testCase, add);
	const build = testCase.build.bind(testCase);
	testCase.build = (suite) => {
		const element = build(suite);
		suite.children.pop();
		const text = element.toString(CASE_LAYOUT).trim();
		return suite.raw(text);
	};
}
const CASE_LAYOUT = {
	pretty: true,
	offset: 2
};
const EXCERPT_BYTES = 4096;
const MESSAGE_CHARACTERS = 2e3;
function suitesOf(report) {
	const isPlanned = new Set(findings(report).planned);
	const notRun = testsNotRun(report);
	const name = suiteNamer(report);
	const results = bySuite(report.results.filter((result) => !isPlanned.has(result)));
	const left = bySuite(notRun);
	return [...bySuite([...report.suites.map(({ suite, file }) => ({
		suite,
		suiteFile: file
	})), ...report.results])].map(([key, [{ suite, suiteFile }]]) => ({
		name: name({
			suite,
			file: suiteFile
		}),
		parts: report.suites.filter((part) => part.suite === suite && part.file === suiteFile),
		results: results.get(key) ?? [],
		notRun: left.get(key) ?? []
	}));
}
const bySuite = (tests) => grouped(tests, ({ suite, suiteFile }) => [suiteFile, suite]);
function addProperties(node, all) {
	for (const [name, value] of all) if (value !== void 0) node.property(xmlText(name), xmlText(`${value}`));
}
function suiteProperties(report, part, several) {
	const { target, threshold, totals } = part;
	const verdict = report.verdict.suites.find(({ suite, file, target: on }) => suite === part.suite && file === part.file && on === target);
	const measured = [
		["score", totals.score?.toFixed(3)],
		["threshold", threshold],
		["pass-rate", totals.passRate?.toFixed(3)],
		["cost-usd", totals.costUsd],
		["judge-cost-usd", totals.graderCostUsd],
		["not-run", totals.skipped > 0 ? totals.skipped : void 0]
	];
	const all = [
		["target", target],
		["verdict", verdict?.kind],
		...report.dryRun ? [] : measured
	];
	return several ? all.map(([key, value]) => [`${key} [${target}]`, value]) : all;
}
function addCase(suite, result, { change, ...facts }) {
	const testCase = newCase(suite, facts, result.location);
	addProperties(testCase, caseProperties(result, change));
	const mark = markOf(result, change);
	if (mark?.kind === "skipped") testCase.skipped();
	if (mark?.kind === "failure") testCase.failure(mark.message, mark.type);
	if (mark?.kind === "error") testCase.error(mark.message, mark.type);
	const excerpt = cutBytes(xmlText(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
	alsoBuildCase(testCase, (element) => {
		element.att("line", `${result.location.line}`).att("time", seconds(timeOf(result) ?? 0));
		if (mark !== void 0) complete(element, mark);
		for (const trial of flakyTrials(result)) addFlakyMark(element, trial);
		if (excerpt !== "") element.ele("system-out", {}, excerpt);
	});
}
function addNotRun(suite, { location, why, target }, facts) {
	const testCase = newCase(suite, facts, location);
	addProperties(testCase, [["target", target]]);
	testCase.skipped();
	alsoBuildCase(testCase, (element) => {
		if (location !== void 0) element.att("line", `${location.line}`);
		element.att("time", seconds(0));
		complete(element, {
			kind: "skipped",
			message: xmlText(why ?? "not run")
		});
	});
}
function newCase(suite, facts, location) {
	const testCase = suite.testCase();
	testCase.name(facts.name).className(xmlText(facts.suite));
	if (location !== void 0) testCase.file(xmlText(location.file));
	return testCase;
}
function complete(testCase, { kind, message, text }) {
	const mark = testCase.children.find((child) => "name" in child && child.name === kind);
	if (kind === "skipped") mark.att("message", message);
	if (text) mark.txt(text);
}
function caseProperties(result, change) {
	const trials = trialCounts(result);
	const { kind, score } = outcomeOf(result);
	return [
		["target", result.target],
		["verdict", kind],
		["score", score?.toFixed(3)],
		["pass-mark", result.passMark],
		["pass-rate", trials && `${trials.passes}/${trials.trials}`],
		["cost-usd", costOf(result)],
		["tokens", tokensOf(result)],
		["model", result.model],
		["reused-from", result.reusedFrom],
		["state", change?.state],
		["flaky-baseline", change?.flaky && "true"]
	];
}
function markOf(result, change) {
	const { kind, score } = outcomeOf(result);
	if (kind === "passed") return void 0;
	if (change?.state === "quarantined") return {
		kind: "skipped",
		message: xmlText(`quarantined: ${change.why ?? kind}`)
	};
	if (isWithoutScore(result)) {
		const message = errorMessage(causeLines(result).join("\n"));
		if (kind === "not-run") return {
			kind: "skipped",
			message
		};
		return {
			kind: "error",
			message,
			type: result.failure.class,
			text: errorText(result, message)
		};
	}
	const failure = failureOf(result);
	return {
		kind: "failure",
		message: failure === void 0 ? scoreMessage(score ?? 0) : errorMessage(failure.message),
		type: failure?.class ?? failureType(result, change),
		text: failureText(result, score ?? 0)
	};
}
const errorMessage = (text) => xmlText(cutEnd(text, MESSAGE_CHARACTERS));
function failureType(result, change) {
	if (change?.state === "regressed") return "regression";
	return result.assertions.some(({ passed }) => !passed) ? "assertion" : "threshold";
}
function failureText(result, score) {
	const failed = failedChecks(result).map(({ text }) => cutEnd(xmlText(text), MESSAGE_CHARACTERS));
	return `Score: ${score.toFixed(3)}\nFailed: ${failed.join(", ")}`;
}
function errorText({ failure }, message) {
	return failure.location === void 0 ? message : `${message}\nat ${xmlText(locationText(failure.location))}`;
}
const flakyTrials = (result) => outcomeOf(result).kind === "passed" ? (result.trials ?? []).filter(({ status }) => status !== "ok") : [];
function addFlakyMark(testCase, { status, score, failure, attempt }) {
	const isGraded = status !== "execution_error";
	const message = isGraded ? scoreMessage(score) : cutEnd(failure?.message ?? "error", MESSAGE_CHARACTERS);
	const type = isGraded ? "assertion" : failure?.class ?? "error";
	const name = isGraded || failure !== void 0 && isAgentFailure(failure) ? "flakyFailure" : "flakyError";
	testCase.ele(name, {
		message: xmlText(message),
		type
	}, `Trial ${attempt + 1}`);
}
const scoreMessage = (score) => `score=${score.toFixed(3)}`;
const seconds = (milliseconds) => (milliseconds / 1e3).toFixed(3);
const sumOfTimes = (results) => results.reduce((sum, result) => sum + (timeOf(result) ?? 0), 0);
// src/reports/reporters/file.ts
function fileReporter(name, path, render, files) {
	return {
		name,
		async deliver(report) {
			await files.write(path, await render(report));
			return {
				kind: "delivered",
				name,
				where: path
			};
		}
	};
}
// src/app/pipeline/file-reporters.ts
function reportJson(report) {
	const { schemaVersion, generator, startedAt, durationMs, complete, verdict, ...rest } = report;
	const file = {
		schemaVersion,
		generator,
		startedAt,
		durationMs,
		complete,
		verdict: decisionJson(verdict, report.comparison),
		gate: verdict,
		...rest
	};
	return jsonDocument(file);
}
const fileReporters = (folder, files, comment) => [
	fileReporter("report.json", join(folder, runFiles.report), reportJson, files),
	fileReporter("junit.xml", join(folder, runFiles.junit), junit, files),
	fileReporter("ctrf.json", join(folder, runFiles.ctrf), ctrf, files),
	fileReporter("summary.md", join(folder, runFiles.summary), (report) => summaryMarkdown(report, JOB_SUMMARY_BYTES), files),
	...comment === void 0 ? [] : [fileReporter("comment.md", join(folder, runFiles.comment), (report) => commentMarkdown(report, comment, COMMENT_BYTES), files)]
];
// src/shared/cut-long.ts
function cutLong(text, most, where = "index.jsonl has the full text") {
	if (text.length <= most) return text;
	const head = text.slice(0, border(text, Math.floor(most * .75)));
	const tail = text.slice(border(text, text.length - Math.floor(most * .25)));
	const missing = text.length - head.length - tail.length;
	return `${head}\n[\u2026 ${bytesText(missing)} omitted; ${where} \u2026]\n${tail}`;
}
const border = (text, at) => /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
const bytesText = (bytes) => bytes < 1024 ? `${bytes} bytes` : bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(0)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
// src/model/run/cut-side.ts
const [MOST_STORED_OUTPUT, MOST_STORED_ANSWER] = [2048, 4096];
const WHERE = "samples are limited";
const shortAnswer = (answer) => cutLong(answer, MOST_STORED_ANSWER, WHERE);
const shortOutput = (output) => cutLong(output, MOST_STORED_OUTPUT, WHERE);
const withShortOutputs = (steps) => steps.map((step) => step.kind === "call" ? {
	...step,
	output: shortOutput(step.output)
} : step);
const isCut = (side, part) => side?.cut?.includes(part) === true;
// src/compare/side-of.ts
function sideOf(result, from) {
	const { status, output, scores, messages, fileChanges, tokenUsage, costUsd, durationMs, model } = result;
	const outcome = outcomeOf(result);
	const tokens = totalTokens(tokenUsage);
	return {
		pass: outcome.kind === "passed",
		...outcome.score !== void 0 && { score: outcome.score },
		answer: status === "execution_error" ? "" : output,
		...status === "execution_error" && { failure: failureOf(result)?.message ?? result.failure.message },
		graders: scores.length > 0 ? scores.map(graderOf) : ungrouped(result),
		steps: stepsOf(messages),
		...fileChanges !== void 0 && { fileChanges },
		...tokens !== void 0 && { tokens },
		...costUsd !== void 0 && { costUsd },
		...durationMs !== void 0 && { durationMs },
		...model !== void 0 && { model },
		from: {
			...from,
			time: result.timestamp
		}
	};
}
const totalTokens = (usage) => usage && usage.input + usage.output;
function ungrouped({ assertions, score }) {
	if (assertions.length === 0) return [];
	return [{
		name: "checks",
		type: "assertions",
		score,
		weight: 1,
		verdict: assertions.every(({ passed }) => passed) ? "pass" : "fail",
		assertions
	}];
}
const graderOf = (score) => ({
	name: score.name,
	type: score.type,
	score: score.score,
	weight: score.weight,
	verdict: score.verdict,
	assertions: score.assertions,
	...score.reasoning !== void 0 && { reasoning: score.reasoning },
	...score.target !== void 0 && { judge: score.target },
	...score.costUsd !== void 0 && { costUsd: score.costUsd },
	...score.scores !== void 0 && { members: score.scores.map(graderOf) }
});
function stepsOf(messages) {
	return messages.flatMap((message) => {
		const { role, content, toolCalls = [], tokenUsage, durationMs } = message;
		const tokens = totalTokens(tokenUsage);
		const text = content === void 0 ? "" : textOf(content);
		const isEmpty = text === "" && toolCalls.length > 0;
		const own = {
			kind: "message",
			role,
			text,
			...tokens !== void 0 && { tokens },
			...durationMs !== void 0 && { durationMs }
		};
		return [...isEmpty ? [] : [own], ...toolCalls.map(callOf)];
	});
}
function textOf(content) {
	if (!Array.isArray(content)) return contentText(content);
	return content.map((part) => {
		if (part.type === "text") return part.value;
		if (part.type === "file") return `[file ${part.path}]`;
		return part.type === "image" ? `[image ${part.mediaType}]` : canonicalJson(part.value);
	}).join("\n");
}
const callOf = ({ tool, input, output, status, durationMs }) => ({
	kind: "call",
	tool,
	input: valueText$1(input),
	output: valueText$1(output),
	...status !== void 0 && { status },
	...durationMs !== void 0 && { durationMs }
});
const valueText$1 = (value) => value === void 0 ? "" : typeof value === "string" ? value : canonicalJson(value);
// src/evidence/samples/merge.ts
function mergeSamples(own, { earlier, oldest }) {
	const merged = own.map((trials) => {
		const known = earlier.get(keyText(trials.key));
		const carried = known !== void 0 && isMeasuredAlike(known, trials) ? recent(known.sides, oldest) : [];
		const { key, measure, subject } = trials;
		return {
			key,
			...measure !== void 0 && { measure },
			...subject !== void 0 && { subject },
			sides: bestSides(trials.sides, carried)
		};
	});
	const present = new Set(own.map(({ key }) => keyText(key)));
	const others = [...earlier.values()].flatMap((sample) => {
		const sides = recent(sample.sides, oldest);
		return present.has(keyOf(sample)) ? [] : [{
			...sample,
			sides
		}];
	});
	return [...merged, ...others].filter(({ sides }) => sides.length > 0);
}
const isMeasuredAlike = (one, other) => one.measure === void 0 || other.measure === void 0 || isSameMeasure(one.measure, other.measure);
const keyText = ([suiteFile, suite, testId, target]) => resultKey({
	suiteFile,
	suite,
	testId,
	target
});
const recent = (sides, oldest) => sides.filter(({ from }) => from.time >= oldest);
function bestSides(own, carried) {
	const newest = (pass) => [...carried, ...own].findLast((side) => side.pass === pass && side.failure === void 0);
	return [newest(true), newest(false)].filter((side) => side !== void 0);
}
function mergeTrend(earlier, own) {
	if (own === void 0) return [...earlier];
	return [...earlier.filter(({ run }) => run !== own.run), own].sort((a, b) => a.time < b.time ? -1 : a.time > b.time ? 1 : 0).slice(-sampleLimits.trendRuns);
}
function mergeFacts(own, { earlier, oldest }) {
	const present = new Set(own.map(({ key }) => keyText(key)));
	const others = [...earlier].flatMap(([key, fact]) => present.has(key) || fact.time < oldest ? [] : [fact]);
	return [...own, ...others];
}
// src/app/page/level-change.ts
const FEWEST_RUNS = 3;
const LEAST_EVIDENCE = 16;
function levelChange(runs) {
	const all = sumOf(runs);
	let best;
	for (let at = FEWEST_RUNS; at <= runs.length - FEWEST_RUNS; at += 1) {
		const [before, after] = [sumOf(runs.slice(0, at)), sumOf(runs.slice(at))];
		const evidence = 2 * (logLikelihood(before) + logLikelihood(after) - logLikelihood(all));
		if (evidence >= LEAST_EVIDENCE && evidence > (best?.evidence ?? 0)) best = {
			at,
			evidence
		};
	}
	return best?.at;
}
const sumOf = (runs) => ({
	passes: runs.reduce((sum, { passes }) => sum + passes, 0),
	trials: runs.reduce((sum, { trials }) => sum + trials, 0)
});
function logLikelihood({ passes, trials }) {
	const term = (count) => count === 0 ? 0 : count * Math.log(count / trials);
	return term(passes) + term(trials - passes);
}
// src/app/page/trends.ts
const trendsOf = (pools, stored = []) => pools.map((pool) => {
	const { suite, file, target, tests, resets } = pool;
	const trials = tests.flatMap((test) => test.trials);
	const known = stored.flatMap((run) => storedPoints(run, pool));
	const isStored = new Set(known.map(({ run }) => run));
	const runs = [...grouped(trials, ({ run }) => [run]).values()];
	const points = [...known, ...runs.map(pointOf).filter(({ run }) => !isStored.has(run))].sort(byTime);
	const change = levelChange(points);
	return {
		suite,
		...file !== void 0 && { file },
		target,
		points,
		...change !== void 0 && { change },
		resets: resets.map(({ time, reason, testId }) => ({
			time,
			reason,
			testId
		}))
	};
});
const byTime = (a, b) => a.time < b.time ? -1 : a.time > b.time ? 1 : 0;
const storedPoints = ({ run, sha, time, suites }, { suite, file, target }) => suites.flatMap((each) => {
	if (each.suite !== suite || each.target !== target || each.file !== file) return [];
	const { suite: _, file: __, target: ___, ...numbers } = each;
	return [{
		run,
		time,
		...sha !== void 0 && { sha },
		...numbers
	}];
});
function pointOf(trials) {
	const [{ run, sha, time }] = trials;
	const costUsd = mean(trials.flatMap((trial) => trial.costUsd ?? []));
	const durationMs = mean(trials.flatMap((trial) => trial.durationMs ?? []));
	return {
		run,
		time,
		...sha !== void 0 && { sha },
		passes: trials.filter(({ pass }) => pass).length,
		trials: trials.length,
		score: mean(trials.map(({ score }) => score)) ?? 0,
		...costUsd !== void 0 && { costUsd },
		...durationMs !== void 0 && { durationMs }
	};
}
const mean = (values) => values.length === 0 ? void 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
// src/reports/otel/content.ts
const messagesText = (messages) => JSON.stringify(messages.map((message) => ({
	role: message.role,
	parts: partsOf(message)
})));
const instructionsText = (messages) => JSON.stringify(messages.flatMap(partsOf));
const valueText = (value) => typeof value === "string" ? value : JSON.stringify(value);
function partsOf({ role, content, toolCalls = [] }) {
	const own = content === void 0 ? [] : contentParts(content);
	if (role === "tool") return own.map(({ content: response }) => ({
		type: "tool_call_response",
		response
	}));
	return [...own, ...toolCalls.map(callPart)];
}
const textPart = (content) => ({
	type: "text",
	content
});
const callPart = ({ id, tool, input }) => ({
	type: "tool_call",
	id,
	name: tool,
	arguments: input
});
function contentParts(content) {
	if (typeof content === "string") return [textPart(content)];
	if (!Array.isArray(content)) return [textPart(JSON.stringify(content.structured) ?? "")];
	return content.map(contentPart);
}
function contentPart(part) {
	switch (part.type) {
		case "text": return textPart(part.value);
		case "file": return textPart(part.text);
		case "image": return {
			type: "blob",
			modality: "image",
			mime_type: part.mediaType
		};
		case "data": return textPart(JSON.stringify(part.value));
	}
}
// src/reports/otel/names.ts
const SPANS = {
	root: "agentv.eval",
	trial: "agentv.trial",
	turn: (number) => `agentv.turn.${number}`,
	chat: (model) => `chat ${model}`,
	message: (role) => `gen_ai.message.${role}`,
	tool: (name) => `execute_tool ${name}`,
	grader: (name) => `evaluate ${name}`
};
const EVENTS = {
	grader: (name) => `agentv.grader.${name}`,
	evaluation: "gen_ai.evaluation.result"
};
const ATTRIBUTES = {
	operation: "gen_ai.operation.name",
	provider: "gen_ai.provider.name",
	system: "gen_ai.system",
	requestModel: "gen_ai.request.model",
	responseModel: "gen_ai.response.model",
	inputTokens: "gen_ai.usage.input_tokens",
	outputTokens: "gen_ai.usage.output_tokens",
	cachedTokens: "gen_ai.usage.cache_read.input_tokens",
	reasoningTokens: "gen_ai.usage.reasoning.output_tokens",
	conversation: "gen_ai.conversation.id",
	agent: "gen_ai.agent.name",
	toolName: "gen_ai.tool.name",
	toolCall: "gen_ai.tool.call.id",
	toolType: "gen_ai.tool.type",
	toolArguments: "gen_ai.tool.call.arguments",
	toolResult: "gen_ai.tool.call.result",
	inputMessages: "gen_ai.input.messages",
	outputMessages: "gen_ai.output.messages",
	instructions: "gen_ai.system_instructions",
	evaluation: "gen_ai.evaluation.name",
	scoreValue: "gen_ai.evaluation.score.value",
	scoreLabel: "gen_ai.evaluation.score.label",
	explanation: "gen_ai.evaluation.explanation",
	errorType: "error.type",
	errorMessage: "error.message",
	testCase: "test.case.name",
	testStatus: "test.case.result.status",
	testSuite: "test.suite.name",
	testId: "agentv.test_id",
	target: "agentv.target",
	suite: "agentv.suite",
	score: "agentv.score",
	outputText: "agentv.output_text",
	timeUnknown: "agentv.time_unknown",
	traceDuration: "agentv.trace.duration_ms",
	traceCost: "agentv.trace.cost_usd",
	traceInput: "agentv.trace.token_input",
	traceOutput: "agentv.trace.token_output",
	traceCached: "agentv.trace.token_cached",
	traceEvents: "agentv.trace.event_count",
	traceTools: "agentv.trace.tool_names",
	traceCalls: "agentv.trace.llm_call_count",
	graderScore: "agentv.grader.score",
	graderType: "agentv.grader.type",
	graderVerdict: "agentv.grader.verdict",
	graderWeight: "agentv.grader.weight",
	graderCost: "agentv.grader.cost_usd",
	run: "eval_action.run.id",
	phase: "eval_action.phase",
	testState: "eval_action.test.state",
	verdict: "eval_action.verdict",
	trial: "eval_action.trial",
	passMark: "eval_action.pass_mark"
};
const PROVIDERS = {
	azure: "azure.ai.openai",
	claude: "anthropic",
	codex: "openai",
	gemini: "gcp.gemini",
	"gemini-cli": "gcp.gemini"
};
const providerName = (provider) => Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] ?? provider : provider;
// src/reports/otel/span.ts
const OK = { code: 1 };
const failedWith = (message) => ({
	code: 2,
	message
});
const keyValues = (attributes) => Object.entries(attributes).flatMap(([key, value]) => value === void 0 ? [] : [{
	key,
	value
}]);
const text = (value) => value === void 0 ? void 0 : { stringValue: value.toWellFormed() };
const texts = (values) => ({ arrayValue: { values: values.map((value) => ({ stringValue: value.toWellFormed() })) } });
const int = (value) => value === void 0 || !Number.isFinite(value) ? void 0 : { intValue: String(BigInt(Math.round(value))) };
const double = (value) => value === void 0 || !Number.isFinite(value) ? void 0 : { doubleValue: value };
const flag = (value) => value === void 0 ? void 0 : { boolValue: value };
function timesOf({ startTime, endTime, durationMs = 0 }, parent) {
	const [started, ended] = [knownMoment(startTime), knownMoment(endTime)];
	const lasted = Math.max(0, durationMs);
	if (started !== void 0) return {
		start: started,
		end: Math.max(started, ended ?? started + lasted)
	};
	if (ended !== void 0) return {
		start: Math.max(0, ended - lasted),
		end: ended
	};
	return {
		start: parent.start,
		end: parent.start + lasted,
		isUnknown: true
	};
}
function knownMoment(time) {
	const moment = time === void 0 ? NaN : momentOf$1(time);
	return moment >= 0 ? moment : void 0;
}
const nanoseconds = (ms) => {
	const whole = Math.max(0, Math.round(ms));
	return whole === 0 ? "0" : `${whole}000000`;
};
// src/reports/otel/ids.ts
function traceIdOf({ id, attempt }, phase, { suiteFile, suite, testId, target }) {
	return hashOf([
		"eval-action trace 1",
		id,
		attempt,
		phase,
		suiteFile,
		suite,
		testId,
		target
	], 16);
}
const spanIdOf = (traceIds, path) => hashOf([...traceIds, path], 8);
function hashOf(parts, bytes) {
	const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 2 * bytes);
	return isZero(hex) ? `${hex.slice(0, -1)}1` : hex;
}
const isZero = (hex) => /^0+$/.test(hex);
const LONGEST_STATE = 512;
function readRemoteParent(env) {
	const given = env["TRACEPARENT"]?.trim() ?? "";
	if (given === "") return "none";
	const [, traceId = "", spanId = "", flags = ""] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(given) ?? [];
	if (traceId === "" || isZero(traceId) || isZero(spanId)) return "invalid";
	const state = env["TRACESTATE"]?.trim() ?? "";
	return {
		traceId,
		spanId,
		isSampled: (Number.parseInt(flags, 16) & 1) === 1,
		...state !== "" && state.length <= LONGEST_STATE && /^[\x20-\x7e]+$/.test(state) && { state }
	};
}
// src/reports/otel/span-maker.ts
const ROOT = "eval";
const SAMPLED = 1;
function spanMaker(ownTraceId, { remote, captureContent }) {
	const traceId = remote?.traceId ?? ownTraceId;
	const traceIds = remote === void 0 ? [ownTraceId] : [remote.traceId, ownTraceId];
	const known = new Map();
	const idOf = (path) => {
		const id = known.get(path) ?? spanIdOf(traceIds, path);
		known.set(path, id);
		return id;
	};
	return {
		captureContent,
		make(path, parentPath, { name, kind = 1, times, attributes, events = [], status }) {
			const parentSpanId = path === "eval" ? remote?.spanId : idOf(parentPath);
			return {
				traceId,
				spanId: idOf(path),
				...remote?.state !== void 0 && { traceState: remote.state },
				...parentSpanId !== void 0 && { parentSpanId },
				name: name.toWellFormed(),
				kind,
				startTimeUnixNano: nanoseconds(times.start),
				endTimeUnixNano: nanoseconds(times.end),
				attributes: keyValues(attributes),
				...events.length > 0 && { events: events.map((event) => ({
					...event,
					name: event.name.toWellFormed()
				})) },
				...status && { status },
				flags: path === "eval" && remote !== void 0 ? 769 : SAMPLED
			};
		}
	};
}
// src/reports/otel/root-span.ts
function rootTimes({ startTime, endTime, timestamp, evalRun }) {
	const [start, end] = [knownMoment(startTime), knownMoment(endTime)];
	if (start !== void 0 && end !== void 0) return {
		start,
		end: Math.max(start, end)
	};
	const ended = knownMoment(timestamp) ?? 0;
	return {
		start: Math.max(0, ended - evalRun.durationMs),
		end: ended
	};
}
function rootOf(traced, settings, { times, maker }) {
	const { result } = traced;
	return maker.make(ROOT, "", {
		name: SPANS.root,
		times,
		attributes: {
			...identity(result),
			...measures(result),
			...ofRun(traced, settings),
			...settings.captureContent && contentOf(result)
		},
		events: rootEvents(result, times),
		status: statusOf(result)
	});
}
const identity = ({ testId, target, suite, conversationId }) => ({
	[ATTRIBUTES.operation]: text("evaluate"),
	[ATTRIBUTES.provider]: text("agentv"),
	[ATTRIBUTES.system]: text("agentv"),
	[ATTRIBUTES.conversation]: text(conversationId),
	[ATTRIBUTES.agent]: text(target),
	[ATTRIBUTES.testId]: text(testId),
	[ATTRIBUTES.target]: text(target),
	[ATTRIBUTES.suite]: text(suite),
	[ATTRIBUTES.testCase]: text(testId),
	[ATTRIBUTES.testSuite]: text(suite)
});
function measures(result) {
	const { durationMs, costUsd, tokenUsage, messages } = result;
	const { eventCount, toolNames, llmCallCount } = traceSummary(messages);
	const { kind, score } = outcomeOf(result);
	return {
		[ATTRIBUTES.score]: double(score),
		[ATTRIBUTES.testStatus]: text(LABELS[kind]),
		[ATTRIBUTES.traceDuration]: double(durationMs),
		[ATTRIBUTES.traceCost]: double(costUsd),
		[ATTRIBUTES.traceInput]: int(tokenUsage?.input),
		[ATTRIBUTES.traceOutput]: int(tokenUsage?.output),
		[ATTRIBUTES.traceCached]: int(tokenUsage?.cached),
		[ATTRIBUTES.traceEvents]: int(eventCount),
		[ATTRIBUTES.traceTools]: text(toolNames.join(",")),
		[ATTRIBUTES.traceCalls]: int(llmCallCount),
		[ATTRIBUTES.errorType]: text(result.status === "execution_error" ? result.failure.class : void 0)
	};
}
const LABELS = {
	passed: "pass",
	failed: "fail",
	errored: void 0,
	"not-run": void 0
};
const ofRun = ({ phase, state, verdict, result }, { run }) => ({
	[ATTRIBUTES.run]: text(run.id),
	[ATTRIBUTES.phase]: text(phase),
	[ATTRIBUTES.testState]: text(state),
	[ATTRIBUTES.verdict]: text(verdict),
	[ATTRIBUTES.passMark]: double(result.passMark)
});
function contentOf(result) {
	const { input, output, messages } = result;
	const system = input.filter(({ role }) => role === "system");
	const others = input.filter(({ role }) => role !== "system");
	return {
		[ATTRIBUTES.instructions]: text(system.length > 0 ? instructionsText(system) : void 0),
		[ATTRIBUTES.inputMessages]: text(messagesText(others)),
		[ATTRIBUTES.outputMessages]: text(messagesText(messages.filter(({ role }) => role === "assistant").slice(-1))),
		[ATTRIBUTES.outputText]: text(result.status === "execution_error" ? void 0 : output),
		[ATTRIBUTES.errorMessage]: text(result.status === "execution_error" ? result.failure.message : void 0)
	};
}
function rootEvents(result, { end }) {
	const { kind, score } = outcomeOf(result);
	const own = {
		timeUnixNano: nanoseconds(end),
		name: EVENTS.evaluation,
		attributes: keyValues({
			[ATTRIBUTES.evaluation]: text("score"),
			[ATTRIBUTES.scoreValue]: double(score),
			[ATTRIBUTES.scoreLabel]: text(LABELS[kind])
		})
	};
	return [...result.scores.map((each) => graderEvent(each, end)), ...score === void 0 ? [] : [own]];
}
const graderEvent = ({ name, type, score, verdict, endedAt }, otherwise) => ({
	timeUnixNano: nanoseconds(knownMoment(endedAt) ?? otherwise),
	name: EVENTS.grader(name),
	attributes: keyValues({
		[ATTRIBUTES.graderScore]: double(score),
		[ATTRIBUTES.graderType]: text(type),
		[ATTRIBUTES.graderVerdict]: text(verdict)
	})
});
const statusOf = (result) => {
	const failure = result.status === "execution_error" ? result.failure : void 0;
	return failure === void 0 ? OK : failedWith(failure.class);
};
function trialSpans({ trials = [] }, { times, maker }) {
	if (trials.length < 2) return [];
	return trials.map((trial) => maker.make(`${ROOT}/trial/${trial.attempt}`, ROOT, {
		name: SPANS.trial,
		times: {
			start: times.start,
			end: times.start + (trial.durationMs ?? 0)
		},
		attributes: {
			[ATTRIBUTES.trial]: int(trial.attempt),
			[ATTRIBUTES.score]: double(trial.status === "execution_error" ? void 0 : trial.score),
			[ATTRIBUTES.errorType]: text(trial.status === "execution_error" ? trial.failure?.class : void 0),
			[ATTRIBUTES.timeUnknown]: flag(true)
		},
		status: statusOf(trial)
	}));
}
// src/reports/files/trace-file.ts
function* traceFile({ results }, redact) {
	for (const result of results) yield `${JSON.stringify(redact.deep(recordOf(result)))}\n`;
}
function recordOf(result) {
	const { testId, target, score, costUsd, tokenUsage, messages } = result;
	const { start, end } = rootTimes(result);
	const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
	return {
		test_id: testId,
		target,
		score,
		duration_ms: Math.round(end - start),
		cost_usd: costUsd,
		token_usage: tokenUsage && {
			input: tokenUsage.input,
			output: tokenUsage.output
		},
		spans: calls.length === 0 ? void 0 : calls.map(toolRecord)
	};
}
function toolRecord(call) {
	const duration = durationOf(call);
	return {
		type: "tool",
		name: call.tool,
		duration_ms: duration === void 0 ? void 0 : Math.round(duration)
	};
}
function durationOf({ startTime, endTime, durationMs }) {
	const [start, end] = [knownMoment(startTime), knownMoment(endTime)];
	return durationMs ?? (start === void 0 || end === void 0 ? void 0 : Math.max(0, end - start));
}
// src/reports/otel/protobuf.ts
var ProtobufWriter = class {
	#buffer = Buffer.allocUnsafe(FIRST_BYTES);
	#length = 0;
	text(field, value) {
		const size = Buffer.byteLength(value);
		this.#tag(field, LENGTH_DELIMITED).#number(size).#reserve(size);
		this.#length += this.#buffer.write(value, this.#length);
		return this;
	}
	hex(field, value) {
		return this.raw(field, Buffer.from(value, "hex"));
	}
	message(field, { bytes }) {
		return this.raw(field, bytes());
	}
	raw(field, value) {
		this.#tag(field, LENGTH_DELIMITED).#number(value.length).#reserve(value.length);
		this.#buffer.set(value, this.#length);
		this.#length += value.length;
		return this;
	}
	varint(field, value) {
		this.#tag(field, VARINT);
		let rest = BigInt.asUintN(64, value);
		for (; rest > BigInt(Number.MAX_SAFE_INTEGER); rest >>= 7n) this.#byte(Number(rest & 127n) | 128);
		return this.#number(Number(rest));
	}
	fixed64(field, value) {
		this.#tag(field, FIXED64).#reserve(8);
		this.#length = this.#buffer.writeBigUInt64LE(BigInt.asUintN(64, value), this.#length);
		return this;
	}
	fixed32(field, value) {
		this.#tag(field, FIXED32).#reserve(4);
		this.#length = this.#buffer.writeUInt32LE(value, this.#length);
		return this;
	}
	double(field, value) {
		this.#tag(field, FIXED64).#reserve(8);
		this.#length = this.#buffer.writeDoubleLE(value, this.#length);
		return this;
	}
	bytes = () => this.#buffer.subarray(0, this.#length);
	#tag(field, wireType) {
		return this.#number(field << 3 | wireType);
	}
	#number(value) {
		let rest = value;
		for (; rest > 127; rest = Math.floor(rest / 128)) this.#byte(rest % 128 | 128);
		return this.#byte(rest);
	}
	#byte(value) {
		this.#reserve(1);
		this.#buffer[this.#length] = value;
		this.#length += 1;
		return this;
	}
	#reserve(bytes) {
		const needed = this.#length + bytes;
		if (needed <= this.#buffer.length) return;
		const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length));
		larger.set(this.#buffer.subarray(0, this.#length));
		this.#buffer = larger;
	}
};
const FIRST_BYTES = 128;
const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;
// src/reports/otel/encode.ts
const SCOPE = "agentv";
function resourceSpansJson({ resource, version }, spans) {
	const scopeSpans = `[{"scope":${JSON.stringify({
		name: SCOPE,
		version
	})},"spans":[${spans.join(",")}]}]`;
	return `{"resource":${JSON.stringify({ attributes: resource })},"scopeSpans":${scopeSpans}}`;
}
const jsonEncoding = {
	contentType: "application/json",
	span: (span) => Buffer.from(JSON.stringify(span)),
	request(envelope, spans) {
		const texts = spans.map((each) => Buffer.from(each).toString());
		return Buffer.from(`{"resourceSpans":[${resourceSpansJson(envelope, texts)}]}`);
	}
};
const protobufEncoding = {
	contentType: "application/x-protobuf",
	span: (span) => spanMessage(span).bytes(),
	request({ resource, version }, spans) {
		const scope = new ProtobufWriter().text(1, SCOPE).text(2, version);
		const scopeSpans = new ProtobufWriter().message(1, scope);
		for (const span of spans) scopeSpans.raw(2, span);
		const resourceSpans = new ProtobufWriter().message(1, withAttributes(new ProtobufWriter(), 1, resource)).message(2, scopeSpans);
		return new ProtobufWriter().message(1, resourceSpans).bytes();
	}
};
function spanMessage(span) {
	const writer = new ProtobufWriter().hex(1, span.traceId).hex(2, span.spanId);
	if (span.traceState !== void 0) writer.text(3, span.traceState);
	if (span.parentSpanId !== void 0) writer.hex(4, span.parentSpanId);
	writer.text(5, span.name).varint(6, BigInt(span.kind));
	writer.fixed64(7, BigInt(span.startTimeUnixNano)).fixed64(8, BigInt(span.endTimeUnixNano));
	withAttributes(writer, 9, span.attributes);
	for (const event of span.events ?? []) writer.message(11, eventMessage(event));
	if (span.status !== void 0) {
		const { message, code } = span.status;
		const status = new ProtobufWriter();
		if (message !== void 0) status.text(2, message);
		writer.message(15, status.varint(3, BigInt(code)));
	}
	return writer.fixed32(16, span.flags);
}
const eventMessage = ({ timeUnixNano, name, attributes }) => withAttributes(new ProtobufWriter().fixed64(1, BigInt(timeUnixNano)).text(2, name), 3, attributes);
function withAttributes(writer, field, attributes) {
	for (const { key, value } of attributes) writer.message(field, new ProtobufWriter().text(1, key).message(2, valueMessage(value)));
	return writer;
}
function valueMessage(value) {
	const writer = new ProtobufWriter();
	if ("stringValue" in value) return writer.text(1, value.stringValue);
	if ("boolValue" in value) return writer.varint(2, value.boolValue ? 1n : 0n);
	if ("intValue" in value) return writer.varint(3, BigInt(value.intValue));
	if ("doubleValue" in value) return writer.double(4, value.doubleValue);
	const values = new ProtobufWriter();
	for (const each of value.arrayValue.values) values.message(1, valueMessage(each));
	return writer.message(5, values);
}
// src/reports/otel/limit-span.ts
function redactSpan(span, redact) {
	return {
		...withTexts(span, redact.text),
		name: redact.text(span.name),
		...span.traceState !== void 0 && { traceState: redact.text(span.traceState) },
		...span.status?.message !== void 0 && { status: {
			...span.status,
			message: redact.text(span.status.message)
		} }
	};
}
function withTexts(span, change) {
	const events = "events" in span ? span.events : void 0;
	return {
		...span,
		attributes: span.attributes.map((each) => withText(each, change)),
		...events && { events: events.map((event) => ({
			...withTexts(event, change),
			name: change(event.name)
		})) }
	};
}
const withText = ({ key, value }, change) => ({
	key,
	value: changed(value, change)
});
function changed(value, change) {
	if ("stringValue" in value) return { stringValue: change(value.stringValue) };
	if ("arrayValue" in value) return { arrayValue: { values: value.arrayValue.values.map((each) => changed(each, change)) } };
	return value;
}
const MOST_ATTRIBUTES = 128;
const MOST_EVENTS = 128;
const TEXT_BYTES = 32768;
function limitSpan(span) {
	const { attributes, events } = span;
	const fitting = {
		...span,
		attributes: attributes.slice(0, MOST_ATTRIBUTES)
	};
	return withTexts(events === void 0 ? fitting : {
		...fitting,
		events: events.slice(0, MOST_EVENTS)
	}, cutText);
}
function cutText(text) {
	if (text.length * 3 <= TEXT_BYTES) return text;
	const bytes = Buffer.from(text);
	if (bytes.length <= TEXT_BYTES) return text;
	const start = bytes.subarray(0, 32728).toString().replace(/\ufffd$/, "");
	return `${start}\u2026 [cut, ${(text.length - start.length).toLocaleString("en-US")} characters]`;
}
const CONTENT = [
	ATTRIBUTES.inputMessages,
	ATTRIBUTES.outputMessages,
	ATTRIBUTES.instructions,
	ATTRIBUTES.toolArguments,
	ATTRIBUTES.toolResult,
	ATTRIBUTES.outputText,
	ATTRIBUTES.errorMessage,
	ATTRIBUTES.explanation
];
const withoutContent = (span) => ({
	...span,
	attributes: span.attributes.filter(({ key }) => !CONTENT.includes(key)),
	...span.events && { events: span.events.slice(0, 1) }
});
// src/reports/otel/message-spans.ts
function messageSpans(result, place) {
	const { messages } = result;
	const starts = place.groupTurns ? turnStarts(messages) : [];
	const spans = messages.flatMap((message, index) => {
		const turn = starts.findLastIndex((start) => start <= index);
		return spansOfMessage({
			message,
			index,
			parent: turn < 0 ? ROOT : turnPath(turn)
		}, result, place);
	});
	return [...starts.map((_, turn) => turnSpan(messages, {
		starts,
		turn
	}, place)), ...spans];
}
function turnStarts(messages) {
	const starts = messages.flatMap(({ role }, index) => index === 0 || role === "user" ? [index] : []);
	return starts.length > 1 ? starts : [];
}
const turnPath = (turn) => `${ROOT}/turn/${turn + 1}`;
function turnSpan(messages, { starts, turn }, { times, maker }) {
	const known = messages.slice(starts[turn], starts[turn + 1]).map((message) => timesOf(message, times)).filter(({ isUnknown }) => !isUnknown);
	const span = known.length === 0 ? {
		start: times.start,
		end: times.start,
		isUnknown: true
	} : known.reduce((all, { start, end }) => ({
		start: Math.min(all.start, start),
		end: Math.max(all.end, end)
	}));
	return maker.make(turnPath(turn), ROOT, {
		name: SPANS.turn(turn + 1),
		times: span,
		attributes: { [ATTRIBUTES.timeUnknown]: flag(span.isUnknown) }
	});
}
function spansOfMessage({ message, index, parent }, result, place) {
	const { maker } = place;
	const path = `${ROOT}/msg/${index}`;
	const times = timesOf(message, place.times);
	const model = modelOf(message, result);
	const isChat = message.role === "assistant";
	return [maker.make(path, parent, {
		name: isChat ? SPANS.chat(model ?? "unknown") : SPANS.message(message.role),
		times,
		...isChat && { kind: 3 },
		attributes: {
			...isChat && chatAttributes(message, model, result),
			[ATTRIBUTES.timeUnknown]: flag(times.isUnknown),
			...maker.captureContent && { [ATTRIBUTES.outputMessages]: text(messagesText([message])) }
		}
	}), ...(message.toolCalls ?? []).map((call, at) => toolSpan({
		call,
		path,
		at
	}, times, place))];
}
function modelOf({ metadata }, { model }) {
	const own = metadata?.["model"];
	return typeof own === "string" && own !== "" ? own : model;
}
function chatAttributes(message, model, result) {
	const { provider, conversationId } = result;
	const by = provider === void 0 ? void 0 : providerName(provider);
	return {
		[ATTRIBUTES.operation]: text("chat"),
		[ATTRIBUTES.provider]: text(by),
		[ATTRIBUTES.system]: text(by),
		[ATTRIBUTES.requestModel]: text(model),
		[ATTRIBUTES.responseModel]: text(model),
		[ATTRIBUTES.conversation]: text(conversationId),
		...usageAttributes(message.tokenUsage ?? usageOfOnlyCall(result))
	};
}
const usageOfOnlyCall = ({ messages, tokenUsage }) => messages.filter(({ role }) => role === "assistant").length === 1 ? tokenUsage : void 0;
const usageAttributes = (usage) => ({
	[ATTRIBUTES.inputTokens]: int(usage?.input),
	[ATTRIBUTES.outputTokens]: int(usage?.output),
	[ATTRIBUTES.cachedTokens]: int(usage?.cached),
	[ATTRIBUTES.reasoningTokens]: int(usage?.reasoning)
});
function toolSpan({ call, path, at }, message, { maker }) {
	const times = timesOf(call, message);
	return maker.make(`${path}/tool/${at}`, path, {
		name: SPANS.tool(call.tool),
		times,
		attributes: {
			[ATTRIBUTES.operation]: text("execute_tool"),
			[ATTRIBUTES.toolName]: text(call.tool),
			[ATTRIBUTES.toolCall]: text(call.id),
			[ATTRIBUTES.toolType]: text("function"),
			[ATTRIBUTES.timeUnknown]: flag(times.isUnknown),
			...maker.captureContent && {
				[ATTRIBUTES.toolArguments]: text(valueText(call.input)),
				[ATTRIBUTES.toolResult]: text(valueText(call.output))
			}
		}
	});
}
// src/reports/otel/grader-spans.ts
const graderSpans = ({ scores }, place) => scores.flatMap((score, at) => spansOf(score, {
	path: `${ROOT}/grader/${at}`,
	parent: ROOT
}, place));
function spansOf(score, { path, parent }, place) {
	const { maker } = place;
	const { startedAt: startTime, endedAt: endTime, durationMs } = score;
	const times = timesOf({
		startTime,
		endTime,
		durationMs
	}, place.times);
	const judgement = judgementOf(score, maker.captureContent);
	const span = maker.make(path, parent, {
		name: SPANS.grader(score.name),
		times,
		attributes: {
			...judgement,
			...usageAttributes(score.tokenUsage),
			[ATTRIBUTES.graderType]: text(score.type),
			[ATTRIBUTES.graderWeight]: double(score.weight),
			[ATTRIBUTES.graderCost]: double(score.costUsd),
			[ATTRIBUTES.timeUnknown]: flag(times.isUnknown)
		},
		events: [{
			timeUnixNano: nanoseconds(times.end),
			name: EVENTS.evaluation,
			attributes: keyValues({
				...judgement,
				[ATTRIBUTES.errorType]: text(isSkipped(score) ? "grader" : void 0)
			})
		}]
	});
	const members = (score.scores ?? []).flatMap((member, at) => spansOf(member, {
		path: `${path}/${at}`,
		parent: path
	}, place));
	return [{
		span,
		score
	}, ...members];
}
const isSkipped = ({ verdict }) => verdict === "skip";
const judgementOf = (score, captureContent) => ({
	[ATTRIBUTES.evaluation]: text(score.name),
	[ATTRIBUTES.scoreValue]: double(isSkipped(score) ? void 0 : score.score),
	[ATTRIBUTES.scoreLabel]: text(score.verdict),
	...captureContent && { [ATTRIBUTES.explanation]: text(explanationOf(score)) }
});
function explanationOf({ reasoning, assertions }) {
	if (reasoning !== void 0 && reasoning !== "") return reasoning;
	const missed = assertions.filter(({ passed }) => !passed).map(({ text: check }) => check);
	return missed.length === 0 ? void 0 : missed.join("\n");
}
// src/reports/otel/trace.ts
function tracedResults(report) {
	const changes = changesByKey(report);
	const verdict = report.verdict.kind;
	const common = (result) => ({
		result,
		verdict,
		state: changes.get(resultKey(result))?.state
	});
	return [...report.results.map((result) => ({
		...common(result),
		phase: "main"
	})), ...(report.extraTrials ?? []).map(({ result, purpose, round }) => ({
		...common(result),
		phase: purpose,
		round
	}))];
}
function traceOf(traced, settings) {
	const { result, phase, round } = traced;
	const ownTraceId = traceIdOf(settings.run, round === void 0 ? phase : `${phase}-${round}`, result);
	const maker = spanMaker(ownTraceId, settings);
	const place = {
		times: rootTimes(result),
		maker
	};
	return {
		traced,
		ownTraceId,
		spans: [
			{ span: rootOf(traced, settings, place) },
			...trialSpans(result, place).map((span) => ({ span })),
			...messageSpans(result, {
				...place,
				groupTurns: settings.groupTurns
			}).map((span) => ({ span })),
			...graderSpans(result, place)
		]
	};
}
// src/reports/otel/otlp-file.ts
function* otlpFile(report, tracing, form) {
	const isDocument = form === "document";
	let before = isDocument ? "{\"resourceSpans\":[" : "";
	for (const traced of tracedResults(report)) {
		const spans = traceOf(traced, tracing).spans.map(({ span }) => JSON.stringify(redactSpan(span, tracing.redact)));
		const text = resourceSpansJson(tracing.envelope, spans);
		yield isDocument ? `${before}${text}` : `{"resourceSpans":[${text}]}\n`;
		before = ",";
	}
	if (isDocument) yield `${before === "," ? "" : before}]}\n`;
}
// src/adapters/open-file.ts
const fileAddress = (path) => pathToFileURL(path).href;
async function openFile(path, env, platform = process.platform) {
	const command = openerOf(env, platform);
	if (command === void 0) return "none";
	const [program, ...words] = command;
	return new Promise((done) => {
		const child = spawn(program, [...words, path], {
			detached: true,
			stdio: "ignore",
			env: { ...env }
		});
		child.once("error", () => done("failed"));
		child.once("spawn", () => {
			child.unref();
			done("opened");
		});
	});
}
function openerOf(env, platform) {
	if (platform === "darwin") return ["open"];
	if (platform === "win32") return [
		"cmd",
		"/c",
		"start",
		""
	];
	return env["DISPLAY"] || env["WAYLAND_DISPLAY"] ? ["xdg-open"] : void 0;
}
// src/reports/otel/resource.ts
function resourceOf({ generator }, env, { head, pullNumber } = {}) {
	const repository = joined([env["GITHUB_SERVER_URL"], env["GITHUB_REPOSITORY"]], "/");
	const runUrl = joined([repository, env["GITHUB_RUN_ID"]], "/actions/runs/");
	const change = pullNumber === void 0 ? /^refs\/pull\/(\d+)\//.exec(env["GITHUB_REF"] ?? "")?.[1] : `${pullNumber}`;
	const known = {
		"service.name": "agentv",
		"cicd.pipeline.name": env["GITHUB_WORKFLOW"],
		"cicd.pipeline.run.id": env["GITHUB_RUN_ID"],
		"cicd.pipeline.run.url.full": runUrl,
		"vcs.repository.url.full": repository,
		"vcs.ref.head.name": env["GITHUB_HEAD_REF"] || env["GITHUB_REF_NAME"],
		"vcs.ref.head.revision": head || env["GITHUB_SHA"],
		"vcs.ref.base.name": env["GITHUB_BASE_REF"],
		"vcs.change.id": change,
		...pairsOf(env["OTEL_RESOURCE_ATTRIBUTES"]),
		...env["OTEL_SERVICE_NAME"] && { "service.name": env["OTEL_SERVICE_NAME"] },
		"service.version": generator.version,
		"telemetry.sdk.language": "nodejs",
		"telemetry.sdk.name": generator.name
	};
	return keyValues(Object.fromEntries(Object.entries(known).map(([key, value]) => [key, text(value || void 0)])));
}
const joined = (parts, by) => parts.every((part) => part) ? parts.join(by) : void 0;
function pairsOf(given = "") {
	const pairs = given.split(",").flatMap((pair) => {
		const at = pair.indexOf("=");
		const name = pair.slice(0, at).trim();
		return at < 1 || name === "" ? [] : [[name, decoded(pair.slice(at + 1).trim())]];
	});
	return Object.fromEntries(pairs);
}
function decoded(value) {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
const withResource = (resource, more) => [...resource.filter(({ key }) => more[key] === void 0), ...keyValues(more)];
// src/reports/otel/backends.ts
const presets = [
	"otlp",
	"braintrust",
	"langfuse",
	"confident"
];
const isPreset = (name) => presets.some((each) => each === name);
function presetBackend(name, env) {
	const made = PRESETS[name](env);
	return "why" in made ? made : {
		...made,
		headers: {
			...made.headers,
			...standardHeaders(env)
		}
	};
}
function standardHeaders(env) {
	const pairs = {
		...pairsOf(env["OTEL_EXPORTER_OTLP_HEADERS"]),
		...pairsOf(env["OTEL_EXPORTER_OTLP_TRACES_HEADERS"])
	};
	return Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name.toLowerCase(), value]));
}
const PRESETS = {
	otlp,
	braintrust,
	langfuse,
	confident
};
const TRACES_PATH = "/v1/traces";
function otlp(env) {
	const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: full = "", OTEL_EXPORTER_OTLP_ENDPOINT: base = "" } = env;
	if (full.trim() !== "") return {
		name: "otlp",
		url: full.trim(),
		headers: {}
	};
	const trimmed = withoutSlash(base);
	if (trimmed === "") return missing("otlp", ["OTEL_EXPORTER_OTLP_ENDPOINT"], env);
	return {
		name: "otlp",
		url: trimmed.endsWith(TRACES_PATH) ? trimmed : `${trimmed}${TRACES_PATH}`,
		headers: {}
	};
}
function braintrust(env) {
	const { BRAINTRUST_API_KEY: key = "", BRAINTRUST_API_URL: host } = env;
	if (key === "") return missing("braintrust", ["BRAINTRUST_API_KEY"], env);
	const parent = env["BRAINTRUST_PARENT"] || env["BRAINTRUST_PROJECT_ID"] && `project_id:${env["BRAINTRUST_PROJECT_ID"]}` || env["BRAINTRUST_PROJECT"] && `project_name:${env["BRAINTRUST_PROJECT"]}`;
	if (!parent) return missing("braintrust", [
		"BRAINTRUST_PROJECT",
		"BRAINTRUST_PROJECT_ID",
		"BRAINTRUST_PARENT"
	], env);
	return {
		name: "braintrust",
		url: `${withoutSlash(host || "https://api.braintrust.dev")}/otel${TRACES_PATH}`,
		headers: {
			authorization: `Bearer ${key}`,
			"x-bt-parent": parent
		},
		extras: braintrustExtras
	};
}
function braintrustExtras(each, trace, captureContent) {
	if (each.score !== void 0) {
		const { name, score } = each.score;
		return {
			"braintrust.span_attributes": json({
				type: "score",
				name
			}),
			"braintrust.scores": isSkipped(each.score) ? void 0 : json({ [name]: score })
		};
	}
	if (each !== trace.spans[0]) return {};
	const { result } = trace.traced;
	const { score } = outcomeOf(result);
	return {
		"braintrust.span_attributes": json({
			type: "eval",
			name: result.testId
		}),
		"braintrust.scores": score === void 0 ? void 0 : json({ score }),
		"braintrust.metadata": json(namesOf(trace)),
		"braintrust.tags": texts([result.suite, result.target]),
		...captureContent && {
			"braintrust.input_json": attributeOf(each, ATTRIBUTES.inputMessages),
			"braintrust.output_json": attributeOf(each, ATTRIBUTES.outputMessages)
		}
	};
}
function langfuse(env) {
	const { LANGFUSE_PUBLIC_KEY: publicKey = "", LANGFUSE_SECRET_KEY: secretKey = "" } = env;
	if (publicKey === "") return missing("langfuse", ["LANGFUSE_PUBLIC_KEY"], env);
	if (secretKey === "") return missing("langfuse", ["LANGFUSE_SECRET_KEY"], env);
	const host = withoutSlash(env["LANGFUSE_HOST"] || env["LANGFUSE_BASE_URL"] || "https://cloud.langfuse.com");
	const environment = env["LANGFUSE_TRACING_ENVIRONMENT"] || "default";
	return {
		name: "langfuse",
		url: `${host}/api/public/otel${TRACES_PATH}`,
		headers: {
			authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString("base64")}`,
			"x-langfuse-ingestion-version": "4"
		},
		extras: (each, trace, captureContent) => each === trace.spans[0] ? langfuseExtras(each, trace, {
			environment,
			captureContent
		}) : {},
		scores: {
			url: `${host}/api/public/scores`,
			of: (trace, captureContent) => langfuseScores(trace, {
				environment,
				captureContent
			})
		}
	};
}
function langfuseExtras(root, trace, { environment, captureContent }) {
	const { result } = trace.traced;
	const run = attributeOf(root, ATTRIBUTES.run);
	return {
		"langfuse.environment": text(environment),
		"langfuse.trace.name": text(result.testId),
		"langfuse.trace.tags": texts([result.suite, result.target]),
		"langfuse.experiment.name": text(result.suite),
		"langfuse.experiment.id": run,
		"langfuse.experiment.item.id": text(result.testId),
		...captureContent && {
			"langfuse.observation.input": attributeOf(root, ATTRIBUTES.inputMessages),
			"langfuse.observation.output": attributeOf(root, ATTRIBUTES.outputMessages)
		}
	};
}
function langfuseScores(trace, { environment, captureContent }) {
	const [{ span: root }, ...others] = trace.spans;
	const { kind, score } = outcomeOf(trace.traced.result);
	const graders = others.filter(({ span, score: own }) => own !== void 0 && !isSkipped(own) && span.parentSpanId === root.spanId);
	const made = (name, number, rest) => ({
		id: hashOf([
			trace.ownTraceId,
			name,
			...number > 0 ? [String(number)] : []
		], 16),
		traceId: root.traceId,
		name,
		environment,
		...rest
	});
	const ofTest = score === void 0 ? [] : [made("score", 0, {
		observationId: root.spanId,
		value: score,
		dataType: "NUMERIC"
	}), made("pass", 0, {
		observationId: root.spanId,
		value: kind === "passed" ? 1 : 0,
		dataType: "BOOLEAN"
	})];
	const names = ["score", "pass"];
	const ofGraders = graders.map(({ span, score: own }) => {
		const { name, score: value } = own;
		const number = names.filter((each) => each === name).length;
		names.push(name);
		const comment = captureContent ? explanationOf(own) : void 0;
		return made(name, number, {
			observationId: span.spanId,
			value,
			dataType: "NUMERIC",
			comment
		});
	});
	return [...ofTest, ...ofGraders];
}
function confident(env) {
	const { CONFIDENT_API_KEY: key = "" } = env;
	if (key === "") return missing("confident", ["CONFIDENT_API_KEY"], env);
	return {
		name: "confident",
		url: `https://${key.startsWith("confident_eu_") ? "eu.otel.confident-ai.com" : "otel.confident-ai.com"}${TRACES_PATH}`,
		headers: { "x-confident-api-key": key },
		extras: (each, trace) => each === trace.spans[0] ? {
			"confident.trace.name": text(trace.traced.result.testId),
			"confident.trace.metadata": json(namesOf(trace))
		} : {}
	};
}
function namesOf({ traced: { result, phase } }) {
	const { suite, testId, target } = result;
	return {
		suite,
		test: testId,
		target,
		phase
	};
}
const attributeOf = ({ span }, name) => span.attributes.find(({ key }) => key === name)?.value;
const json = (value) => text(JSON.stringify(value));
function missing(name, [first = "", ...others], env) {
	const hint = env[first] === "" ? "It is empty: jobs of pull requests from forks and by Dependabot get no secrets of the repository." : "Set it in the environment of the step.";
	return {
		name,
		why: `${first} is not set${others.length > 0 ? `, nor ${others.join(" or ")}` : ""}`,
		hint
	};
}
const withoutSlash = (url) => url.trim().replace(/\/{1,20}$/, "");
// src/app/telemetry/own-backend.ts
const FILE = "file";
const FOLDER = "otel-backends";
async function requireBackends({ otel, workingDirectory }, runtime) {
	const own = otel.filter((name) => name !== "file" && !isPreset(name));
	if (own.length === 0) return;
	const found = await ownBackends(resolve(runtime.cwd, workingDirectory), runtime);
	const unknown = own.find((name) => !found.has(name));
	if (unknown === void 0) return;
	const known = [
		FILE,
		...presets,
		...found.keys()
	];
	throw userError("INPUT_INVALID", `There is no backend "${unknown}" for traces`, {
		expected: `one of ${known.join(", ")}`,
		hint: suggestion(unknown, known, "names") ?? `Write the program .agentv/${FOLDER}/${unknown}.mjs, or use otlp.`
	});
}
async function ownBackends(cwd, { files, scripts }) {
	const root = await findRepository(cwd, files);
	return findScripts([[FOLDER]], {
		roots: searchRoots(cwd, {
			root,
			cwd
		}),
		bounds: new Bounds([root, cwd], files),
		files,
		scripts,
		shown: (path) => shownPath(path, cwd)
	});
}
const TIMEOUT_MS = 1e4;
const MAX_BYTES = 262144;
const described = () => object({
	endpoint: string().max(2e3),
	headers: record(string().max(200), string().max(16e3)).default({}),
	resourceAttributes: record(string(), union([
		string(),
		number(),
		boolean()
	])).default({}),
	warnings: array(string()).default([])
});
async function ownBackend(name, env, { cwd, runtime }, signal) {
	const program = (await ownBackends(cwd, runtime)).get(name);
	if (program === void 0) return {
		name,
		why: `.agentv/${FOLDER}/${name}.mjs is gone`
	};
	if (program.complaint !== void 0) return {
		name,
		why: program.complaint.message
	};
	const ending = extname(program.path);
	const starter = await runtime.scripts.starter(ending);
	if (starter.kind === "none") return {
		name,
		why: `${program.shown} needs ${starter.missing}`,
		hint: starter.hint
	};
	const started = /^\.m?[jt]s$/.test(ending) ? [
		"--input-type=module",
		"--eval",
		callerOf(program.path)
	] : [program.path];
	const ended = await runtime.exec.run({
		command: [...starter.command, ...started],
		cwd,
		env: runtime.programEnv(definedIn(env)),
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES
	}, signal);
	if (ended.kind !== "exited" || ended.exitCode !== 0) return {
		name,
		why: `${program.shown} ${endingText(ended)}`
	};
	const read = described().safeParse(jsonOf(ended.stdout.trim()) ?? jsonOf(ended.stdout.trim().split("\n").at(-1) ?? ""));
	if (!read.success) return {
		name,
		why: `${program.shown} gave no {endpoint, headers}`,
		hint: HINT
	};
	const { endpoint, headers, resourceAttributes, warnings } = read.data;
	for (const warning of warnings) runtime.log.warn(`${program.shown}: ${oneLine(warning)}`);
	const resource = Object.entries(resourceAttributes).map(([key, value]) => [key, attributeValue(value)]);
	return {
		name,
		url: endpoint,
		headers: {
			...Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value])),
			...standardHeaders(env)
		},
		resource: Object.fromEntries(resource)
	};
}
const HINT = "Its default export is { name, resolve({ env, cwd }) }, which gives { endpoint, headers }; other programs print that.";
const callerOf = (path) => [
	`import * as found from ${JSON.stringify(fileAddress(path))};`,
	"import { cwd, env, stdout } from 'node:process';",
	"const resolver = found.default ?? found.otelBackend ?? found.resolver;",
	"const given = { env, cwd: cwd() };",
	"const resolved = await (typeof resolver === 'function' ? resolver(given) : resolver.resolve(given));",
	"stdout.write('\\n' + JSON.stringify(resolved));"
].join("\n");
const attributeValue = (value) => typeof value === "string" ? text(value) : typeof value === "number" ? double(value) : flag(value);
const definedIn = (env) => Object.fromEntries(Object.entries(env).flatMap(([key, value]) => value === void 0 ? [] : [[key, value]]));
function endingText(ended) {
	if (ended.kind === "exited") {
		const words = ended.stderr.trim();
		return `ended with exit code ${ended.exitCode}${words === "" ? "" : `: ${words}`}`;
	}
	if (ended.kind === "notStarted") return `could not be started: ${ended.message}`;
	return ended.kind === "timedOut" ? `took longer than ${TIMEOUT_MS / 1e3} s` : "was ended";
}
// src/app/telemetry/tracing.ts
function tracingOf(report, site, secrets = []) {
	const { inputs, runtime, commit } = site;
	const { env } = runtime;
	const remote = readRemoteParent(env);
	return {
		run: runOf(site),
		...isParent(remote) && { remote },
		captureContent: inputs.otelCaptureContent || /^true$/i.test(env["AGENTV_OTEL_CAPTURE_CONTENT"] ?? ""),
		groupTurns: inputs.otelGroupTurns,
		envelope: {
			resource: resourceOf(report, env, commit),
			version: report.generator.version
		},
		redact: redactor([...secretValues(env), ...secrets], inputs.redact)
	};
}
const isParent = (remote) => typeof remote === "object";
function runOf({ folder, jobKey, runtime: { env } }) {
	const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt = "1", GITHUB_JOB: job = "" } = env;
	return {
		id: run ? `${run}.${jobKey ?? job}` : basename(folder),
		attempt
	};
}
const pathWithTime = (path, { startedAt }, site) => resolve(site.runtime.cwd, site.inputs.workingDirectory, path.replaceAll("{timestamp}", timestamp(Date.parse(startedAt))));
// src/app/telemetry/trace-files.ts
function traceFileReporters(site, files) {
	const { otel, otelFile, traceFile: tracePath } = site.inputs;
	const inFolder = otel.includes("file") ? join(site.folder, runFiles.traces) : void 0;
	return [{
		name: "OTLP file",
		path: otelFile ?? inFolder,
		piecesOf: otlpPieces
	}, {
		name: "trace file",
		path: tracePath,
		piecesOf: tracePieces
	}].flatMap(({ name, path: given, piecesOf }) => {
		if (given === void 0) return [];
		return [{
			name,
			async deliver(report) {
				const path = pathWithTime(given, report, site);
				await files.writePieces(path, piecesOf(report, path, site));
				return {
					kind: "delivered",
					name,
					where: path
				};
			}
		}];
	});
}
const otlpPieces = (report, path, site) => otlpFile(report, tracingOf(report, site), path.endsWith(".jsonl") ? "lines" : "document");
const tracePieces = (report, _, site) => traceFile(report, tracingOf(report, site).redact);
export { withShortOutputs as A, rowIds as B, mergeSamples as C, MOST_STORED_OUTPUT as D, MOST_STORED_ANSWER as E, commentMarkdown as F, problemsComment as I, suiteRows as L, cutLong as M, fileReporters as N, isCut as O, fileReporter as P, suiteTable as R, mergeFacts as S, sideOf as T, protobufEncoding as _, requireBackends as a, trendsOf as b, withResource as c, traceOf as d, tracedResults as f, jsonEncoding as g, withoutContent as h, ownBackend as i, bytesText as j, shortAnswer as k, fileAddress as l, redactSpan as m, tracingOf as n, isPreset as o, limitSpan as p, FILE as r, presetBackend as s, traceFileReporters as t, openFile as u, readRemoteParent as v, mergeTrend as w, isMeasuredAlike as x, keyValues as y, headingWords as z };
