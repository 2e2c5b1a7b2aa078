import { S as sentenceOf, l as cutEnd, m as plural, u as cutMiddle } from "./json.js";
import { A as confirmationOf, x as reproduceCommand, z as passesOf } from "./facts.js";
import { t as oneLine } from "./terminal2.js";
import { n as commandProperty, r as neutral, t as commandData } from "./workflow-command.js";
import { D as failureWords, N as verdictMark, b as scoreText, c as totalsLine, d as changeFinder, g as isNotAsWritten, h as findings, k as problemTitles, l as answerOf, m as failedChecks, o as graderWarnings, p as errorGroups, u as causeLines, v as namer, w as trialsPassed, x as suiteKind } from "./terminal.js";
import { o as score } from "./numbers.js";
// src/reports/annotations.ts
const STEP_LIMITS = {
	errors: 9,
	warnings: 5
};
function annotations(report, limits = STEP_LIMITS) {
	const { failing, errored, notRun } = findings(report);
	const changeOf = changeFinder(report);
	const name = namer(report);
	const all = [
		...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
		...errorGroups(errored).flatMap((group) => erroredTests(report, group, {
			name,
			word: "errored"
		})),
		...errorGroups(notRun).flatMap((group) => erroredTests(report, group, {
			name,
			word: "not run"
		})),
		...[...graderWarnings(report), ...report.warnings].map((problem) => problemAnnotation(problem, "warning", problemTitles[problem.code]))
	];
	return [
		...limited(all, "error", limits.errors, "the job summary"),
		...limited(all, "warning", limits.warnings, "the job summary"),
		headline(report)
	];
}
function problemAnnotations(problems) {
	return limited(problems.map((problem) => problemAnnotation(problem, "error", "The evals could not run")), "error", STEP_LIMITS.errors, "the log of the step");
}
function annotationCommand({ level, title, message, file, line, column }) {
	return `::${level} ${Object.entries({
		title,
		file,
		line,
		col: column
	}).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${commandProperty(neutral(`${value}`))}`).join(",")}::${commandData(neutral(message))}`;
}
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1e3;
const LINE_CHARACTERS = 250;
const LONGEST_COMMAND = 450;
const MOST_NAMES = 5;
function failingTest(report, result, name, change) {
	const level = failingLevel(report, result, change);
	if (level === void 0) return [];
	const [check] = failedChecks(result);
	const isRegressed = change?.state === "regressed";
	const numbers = isRegressed && change.base !== void 0 ? passesOf(change) : plainNumbers(result);
	const confirmed = change && confirmationOf(change);
	const command = reproduceCommand(result);
	return [annotation(level, titled(isRegressed ? "regressed: " : "failed: ", name, ` (${numbers})`), [
		...confirmed === void 0 ? [] : [confirmed],
		line(check.text),
		`got: ${line(check.got ?? answerOf(result)) || "(no answer)"}`,
		...command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []
	], result.location)];
}
const UNCONFIRMED = [
	"fails-on-base",
	"suspected",
	"not-reproduced",
	"not-enough-history",
	"not-rerun",
	"new",
	"changed"
];
function failingLevel(report, result, change) {
	const state = change?.state ?? "failing";
	if (state === "quarantined") return void 0;
	if (state === "regressed" || missesRequirement(report, result)) return "error";
	if (state === "failing-as-before" || state === "failing" && change?.flaky) return void 0;
	return kindOf(report, result) === "fail" && !UNCONFIRMED.includes(state) ? "error" : "warning";
}
const missesRequirement = ({ verdict }, { suite, suiteFile, target, testId }) => verdict.reasons.some((reason) => reason.rule === "requirement" && reason.kind === "fail" && reason.suite === suite && reason.file === suiteFile && reason.target === target && (reason.testId === void 0 || reason.testId === testId));
function plainNumbers(result) {
	const trials = trialsPassed(result);
	const reached = `${scoreText(result)}, needs ${score(result.passMark)}`;
	return trials === void 0 ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, { name, word }) {
	const { class: failureClass, message, results } = group;
	const cause = failureWords[failureClass];
	const [first] = results;
	if (results.every(isNotAsWritten)) return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), causeLines(result).map((part) => line(part)), result.failure.location ?? result.location));
	const named = results.slice(0, MOST_NAMES).map((result) => cutMiddle(oneLine(name(result)), TITLE_CHARACTERS));
	const others = results.length - named.length;
	const isAlone = results.length === 1;
	return [annotation(erroredLevel(report, results), isAlone ? titled(`${word} (${cause}): `, name(first)) : `${plural("test", results.length)} ${word}: ${cause}`, [line(message, 500), ...isAlone ? [] : [named.join(", ") + (others > 0 ? ` and ${others} more` : "")]], isAlone ? first.location : void 0)];
}
const erroredLevel = (report, results) => results.some((result) => kindOf(report, result) === "invalid") ? "error" : "warning";
const kindOf = (report, { suite, suiteFile, target }) => suiteKind(report, {
	suite,
	file: suiteFile,
	target
});
function problemAnnotation(problem, level, title) {
	const { expected, found, hint, location } = problem;
	const details = [
		expected === void 0 ? void 0 : `expected: ${line(expected)}`,
		found === void 0 ? void 0 : `found: ${line(found)}`,
		hint === void 0 ? void 0 : line(hint)
	].filter((detail) => detail !== void 0);
	return annotation(level, title, [line(sentenceOf(problem)), ...details], location);
}
function headline(report) {
	const { verdict } = report;
	const { word } = verdictMark(verdict.kind);
	return annotation("notice", `Evals: ${word}`, [line(verdict.headline, 500), totalsLine(report).join(" \u00b7 ")]);
}
function limited(all, level, most, elsewhere) {
	const those = all.filter((one) => one.level === level);
	const others = those.length - most;
	if (others <= 0) return those;
	const more = `and ${others} more ${level}${others === 1 ? "" : "s"}`;
	return [...those.slice(0, most), {
		level,
		title: more,
		message: `${more}: ${elsewhere} lists all of them`
	}];
}
function annotation(level, title, lines, location) {
	return {
		level,
		title: cutEnd(title, TITLE_CHARACTERS),
		message: cutEnd(lines.join("\n"), MESSAGE_CHARACTERS),
		...location && {
			file: location.file,
			line: location.line,
			column: location.column
		}
	};
}
function titled(before, name, after = "") {
	return before + cutMiddle(oneLine(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => cutEnd(oneLine(text), most);
export { annotations as n, problemAnnotations as r, annotationCommand as t };
