import { _ as UserError, x as problemText } from "./json.js";
import { n as groupProblems, t as countGrouped } from "./grouped-problems.js";
import { t as never } from "./never.js";
// src/adapters/process/uncaught-errors.ts
function onUncaughtError(report, exitCode) {
	process.on("uncaughtException", (error) => {
		report(error);
		process.exit(exitCode);
	});
}
// src/app/pipeline/exit-code.ts
async function toExitCode(work, log) {
	try {
		return await work();
	} catch (error) {
		for (const line of adviceOf(error)) log.error(line);
		return 2;
	}
}
const exitOnUncaughtErrors = (log) => onUncaughtError((error) => log.error(asBug(error)), 2);
function exitCodeOf({ verdict, conclusion }) {
	const { kind } = verdict;
	switch (kind) {
		case "pass":
		case "warn": return 0;
		case "inconclusive": return conclusion === "failure" ? 1 : 0;
		case "fail": return 1;
		case "invalid":
		case "cancelled": return 2;
		default: return never(kind);
	}
}
const adviceOf = (error) => error instanceof UserError ? asAdvice(error) : [asBug(error)];
const asAdvice = ({ problems }) => [...groupProblems(problems).map(problemText), ...problems.length > 1 ? [`${countGrouped(problems)} problems; nothing was run.`] : []];
const asBug = (error) => `This is a bug in eval-action. Please report it with these lines: https://github.com/agentv/eval-action/issues\n${error instanceof Error ? error.stack ?? error.message : String(error)}`;
export { toExitCode as i, exitCodeOf as n, exitOnUncaughtErrors as r, adviceOf as t };
