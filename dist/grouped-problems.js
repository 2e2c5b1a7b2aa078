import { t as grouped } from "./grouped.js";
// src/model/grouped-problems.ts
const LISTED = 20;
const NAMED_LINES = 10;
function groupProblems(problems) {
	return merged(merged(withoutRepeats(problems), 1, (problem) => problem.severity === "warning" ? problem.message : void 0), LISTED, ({ message }) => shapeOf(message));
}
function withoutRepeats(problems) {
	const known = new Set();
	return problems.filter(({ code, severity, message, location, similar }) => {
		if (location === void 0 || similar !== void 0) return true;
		const key = JSON.stringify([
			code,
			severity,
			message,
			location
		]);
		return !known.has(key) && known.add(key);
	});
}
const countGrouped = (problems) => problems.reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
function merged(problems, most, kindOf) {
	return [...grouped(problems.entries(), ([index, problem]) => {
		const kind = kindOf(problem);
		return kind === void 0 ? [`${index}`] : [
			problem.severity,
			problem.code,
			problem.location?.file ?? fileOf(problem),
			kind
		];
	}).values()].flatMap((group) => group.length > most ? [firstOf(group)] : group).sort(([a], [b]) => a - b).map(([, problem]) => problem);
}
function firstOf([[index, first], ...others]) {
	const rest = others.map(([, problem]) => problem);
	const lines = rest.flatMap(({ location, similar }) => [...location ? [location.line] : [], ...similar?.lines ?? []]);
	const similar = {
		count: countGrouped(rest) + (first.similar?.count ?? 0),
		lines: [...new Set([...first.similar?.lines ?? [], ...lines])].sort((a, b) => a - b).slice(0, NAMED_LINES)
	};
	return [index, {
		...first,
		similar
	}];
}
const fileOf = (problem) => problem.file;
const shapeOf = (message) => message.replace(/"[^"]*"/g, "\"\"").replace(/\d+/g, "0");
export { groupProblems as n, countGrouped as t };
