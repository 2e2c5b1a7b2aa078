import { Ha as readResults, Ia as siblingNames, Xa as INNER_JOURNAL, Xr as runFiles, Za as JOURNAL, dd as userError, ed as plural, eo as isYamlFile, mc as listed } from "./common.js";
const { basename, dirname, resolve } = process.getBuiltinModule("node:path");
// src/app/run-folder/result-paths.ts
async function resultPaths(given, { cwd, files }) {
	const excluded = given.filter((pattern) => pattern.startsWith("!"));
	const found = new Set();
	for (const pattern of given.filter((each) => !each.startsWith("!"))) {
		const paths = await meant(pattern, excluded, {
			cwd,
			files
		});
		if (paths.length === 0) throw userError("NOTHING_MATCHED", `No results match ${pattern}`, {
			expected: "run folders, results files, or globs of them",
			found: await siblingNames(resolve(cwd, pattern), {
				cwd,
				files
			}),
			hint: "Check the path, and that the tool wrote its results there."
		});
		for (const path of paths) found.add(path);
	}
	if (found.size === 0) throw userError("INPUT_INVALID", "No results are named");
	const folders = [...found].filter((path) => !isRows(path));
	return [...found].filter((path) => !isRows(path) || !folders.includes(dirname(path)));
}
async function meant(pattern, excluded, { cwd, files }) {
	const path = resolve(cwd, pattern);
	if (await files.state(path) !== "missing") return [OF_FOLDER.includes(basename(path)) ? folderOf(path) : path];
	const below = [...OF_FOLDER, INNER_JOURNAL].map((name) => `${pattern.replace(/\/+$/, "")}/${name}`);
	const found = (await files.glob([
		pattern,
		...below,
		...excluded
	], {
		cwd,
		followLinks: false
	})).filter((each) => isRows(each) && (!isYamlFile(each) || isYamlFile(pattern))).map((each) => OF_FOLDER.includes(basename(each)) ? folderOf(each) : each);
	return [...new Set(found)].sort();
}
const OF_FOLDER = [JOURNAL, runFiles.shard];
const folderOf = (path) => dirname(path).replace(/[/\\]\.internal$/, "");
const isRows = (path) => /\.(?:jsonl?|xml|eval)$/i.test(path) || isYamlFile(path);
// src/app/run-folder/extra-trials-files.ts
async function extraTrialsFrom(paths, run, site, imports) {
	const read = [];
	const unreadable = [];
	for (const path of paths) {
		const { run: again } = await readResults([path], site, {
			...imports,
			withAnswers: false
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
export { resultPaths as i, hasOnlyLastAttempts as n, pairedWith as r, extraTrialsFrom as t };
