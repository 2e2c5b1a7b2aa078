import { t as boundedExec } from "./bounded-exec.js";
import { t as grade } from "./grade.js";
import { Vl as PASS_MARK, cc as searchRoots, fi as graders, vi as submissionOf } from "./common.js";
// src/app/steps/grade-text.ts
async function gradeText(specs, test, { answer, folder, judges }, site) {
	const { exec, clock, files, matcher, loopback, scripts, signal } = site.runtime;
	const common = {
		clock,
		exec: boundedExec(exec, 8),
		files,
		matcher,
		loopback,
		scripts,
		childEnv: (await site.environments.childEnvsIn(folder, {})).program,
		suiteFolder: folder,
		searchRoots: searchRoots(folder, site),
		judges,
		passMark: PASS_MARK
	};
	const context = {
		kinds: graders,
		depsFor: ({ declaredAs }) => ({
			...common,
			declaredAs
		}),
		clock,
		passMark: PASS_MARK
	};
	const submission = submissionOf(test, { messages: [{
		role: "assistant",
		content: answer
	}] });
	return (await grade(specs, submission, context, signal)).scores;
}
export { gradeText as t };
