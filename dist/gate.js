import { E as reportOn, Ht as withWarnings, Jc as UserError, Jt as readResults, Kt as findBaseline, Ro as resultTable, Ut as findQuarantine, Vr as decisionJson, Vt as suiteFilesOf, Yt as withRequirements, Zc as problemText, Zt as findPolicy, kc as plural, kn as exitCodeOf, qt as dated, r as harmlessJson, uo as listed } from "./common.js";
// src/app/run-folder/extra-trials-files.ts
async function extraTrialsFrom(paths, run, site) {
	const read = [];
	const unreadable = [];
	for (const path of paths) {
		const { run: again } = await readResults([path], site, { withAnswers: false });
		read.push(...again.results);
		unreadable.push(...again.unreadable ?? (again.stopped === "broken-off" ? [cutOff(path)] : []));
	}
	if (read.length === 0) return {
		results: [],
		warnings: [],
		unreadable
	};
	const find = finder(run.results);
	const results = [];
	const strange = [];
	for (const result of read) {
		const own = find(result);
		if (own === void 0) strange.push(result.testId);
		else results.push(heldTo(own.passMark, {
			...result,
			suiteFile: own.suiteFile
		}));
	}
	return {
		results,
		warnings: strange.length === 0 ? [] : [notOfThisRun([...new Set(strange)])],
		unreadable
	};
}
function heldTo(passMark, result) {
	if (result.passMark === passMark) return result;
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
const cutOff = (path) => ({
	code: "RESULTS_UNREADABLE",
	severity: "error",
	message: `The extra trials in ${path} are incomplete`
});
const notOfThisRun = (ids) => ({
	code: "UNUSED",
	severity: "warning",
	message: `The extra trials contain ${plural("test", ids.length)} that the results do not have: ${listed(ids)}`
});
// src/app/cli/commands/gate.ts
async function gateCommand(asked, runtime, terminal) {
	try {
		const report = await decided(asked, runtime);
		if (report.results.length >= 1e4) runtime.memory.giveBack({ kept: true });
		for (const problem of [...report.warnings, ...report.unreadable ?? []]) terminal.complain(`${problem.severity}: ${problemText(problem)}`);
		terminal.print(asked.json ? harmlessJson(decisionJson(report.verdict, report.comparison), 2) : resultTable(report, terminal));
		return exitCodeOf(report);
	} catch (error) {
		if (!(error instanceof UserError) || !asked.json) throw error;
		terminal.complain(`error: ${error.message}`);
		terminal.print(harmlessJson(notDecided(error), 2));
		return 2;
	}
}
async function decided({ paths, json, inputs: given, confirmations, controls }, runtime) {
	const { inputs, gate } = await findPolicy(given, runtime);
	const quarantine = await findQuarantine(inputs.quarantineFile, runtime);
	const read = dated((await readResults(paths, runtime, { withAnswers: !json })).run, runtime.clock.now());
	const run = withRequirements(read, inputs);
	const baseline = await findBaseline(inputs.baseline, run.startedAt, {
		...runtime,
		maxAgeDays: inputs.baselineMaxAge
	});
	const reruns = await extraTrialsFrom(confirmations, run, runtime);
	const onBase = await extraTrialsFrom(controls, run, runtime);
	const unreadable = [
		...run.unreadable ?? [],
		...reruns.unreadable,
		...onBase.unreadable
	];
	const whole = unreadable.length === 0 ? run : {
		...run,
		complete: false,
		unreadable
	};
	return reportOn(withWarnings(whole, [...reruns.warnings, ...onBase.warnings]), {
		inputs,
		gate,
		baseline,
		suiteFiles: await suiteFilesOf(baseline, runtime),
		quarantine,
		...confirmations.length > 0 && { confirmations: reruns.results },
		...controls.length > 0 && { controls: onBase.results }
	});
}
function notDecided({ problems }) {
	const reasons = problems.map(({ message }) => message);
	return {
		verdict: "invalid",
		headline: `Not measured: ${reasons[0] ?? "the results cannot be read"}`,
		reasons,
		suites: [],
		tests: [],
		detectable_tests: {
			count: 0,
			of: 0
		}
	};
}
export { gateCommand };
