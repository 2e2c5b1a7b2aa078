import { E as locationText, S as sentenceOf } from "./json.js";
import { n as groupProblems, t as countGrouped } from "./grouped-problems.js";
import { t as oneLine } from "./terminal2.js";
import { n as hanging } from "./columns.js";
// src/app/cli/problem-lines.ts
const MOST_SHOWN = 100;
function problemLines(problems, paint, columns) {
	const groups = groupProblems(problems);
	const lines = groups.slice(0, MOST_SHOWN).flatMap((problem) => linesOf(problem, paint, columns));
	const rest = countGrouped(groups.slice(MOST_SHOWN));
	return rest > 0 ? [...lines, paint.dim(`  \u2026 and ${rest} more of this file (--json lists all)`)] : lines;
}
function linesOf(problem, paint, columns) {
	const { file, location, severity, expected, found, hint } = problem;
	const where = oneLine(location === void 0 ? file : locationText(location));
	const word = severity === "error" ? paint.red("error") : paint.yellow("warning");
	const start = `${where}: ${severity}:`;
	const [first = "", ...rest] = hanging(`${start} ${oneLine(sentenceOf(problem))}`, columns);
	const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
	const details = [
		expected === void 0 ? void 0 : `expected: ${expected}`,
		found === void 0 ? void 0 : `found: ${found}`,
		hint
	].filter((line) => line !== void 0);
	return [
		head,
		...rest,
		...details.flatMap((line) => hanging(`  ${oneLine(line)}`, columns))
	];
}
export { problemLines as t };
