import { Du as plural, fa as suiteOfFile, ga as readResults, oc as listed } from "./common.js";
// src/app/run-folder/extra-trials-files.ts
async function extraTrialsFrom(paths, run, site) {
	const read = [];
	const unreadable = [];
	for (const path of paths) {
		const { run: again } = await readResults([path], site, {
			withAnswers: false,
			fileSuite: suiteOfFile(run)
		});
		read.push(...again.results);
		unreadable.push(...again.unreadable ?? whyUnusable(again, path));
	}
	return {
		...pairedWith(run, read),
		unreadable
	};
}
function pairedWith(run, reruns) {
	if (reruns.length === 0) return {
		results: [],
		warnings: []
	};
	const find = finder(run.results);
	const results = [];
	const strange = [];
	for (const result of reruns) {
		const own = find(result);
		if (own === void 0) strange.push(result.testId);
		else results.push(heldTo(own.passMark, {
			...result,
			suiteFile: own.suiteFile
		}));
	}
	return {
		results,
		warnings: strange.length === 0 ? [] : [notOfThisRun([...new Set(strange)])]
	};
}
function heldTo(passMark, result) {
	if (result.passMark === passMark || result.importedFrom !== void 0) return result;
	const statusOf = (score) => score >= passMark ? "ok" : "quality_failure";
	const trials = result.trials?.map((trial) => trial.status === "execution_error" ? trial : {
		...trial,
		status: statusOf(trial.score)
	});
	const held = {
		...result,
		passMark,
		...trials && { trials }
	};
	if (held.status === "execution_error") return held;
	const { requiredMissed: _, ...measured } = {
		requiredMissed: void 0,
		...held
	};
	return {
		...measured,
		status: statusOf(measured.score)
	};
}
function finder(results) {
	const keyOf = ({ suite, testId, target }) => JSON.stringify([
		suite,
		testId,
		target
	]);
	const groups = new Map();
	for (const result of results) groups.set(keyOf(result), [...groups.get(keyOf(result)) ?? [], result]);
	return (rerun) => {
		const own = groups.get(keyOf(rerun)) ?? [];
		return own.find(({ suiteFile }) => suiteFile === rerun.suiteFile) ?? (own.length === 1 ? own[0] : void 0);
	};
}
const hasOnlyLastAttempts = ({ imported = [] }) => imported.some(({ attempts }) => attempts === "last-only");
function whyUnusable(run, path) {
	const problem = (what, hint) => ({
		code: "RESULTS_UNREADABLE",
		severity: "error",
		message: `The extra trials in ${path} are ${what}`,
		...hint !== void 0 && { hint }
	});
	if (run.stopped === "broken-off") return [problem("incomplete")];
	return hasOnlyLastAttempts(run) ? [problem("only the last attempts", "Switch the retries of the tool off.")] : [];
}
const notOfThisRun = (ids) => ({
	code: "UNUSED",
	severity: "warning",
	message: `The extra trials contain ${plural("test", ids.length)} that the results do not have: ${listed(ids)}`
});
export { hasOnlyLastAttempts as n, pairedWith as r, extraTrialsFrom as t };
