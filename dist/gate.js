import { Bi as withWarnings, Br as runFiles, Kt as reportOn, Vi as findQuarantine, Wa as saveMemory, Y as resultTable, Yl as exitCodeOf, _a as withRequirements, eu as UserError, fa as suiteOfFile, ga as readResults, ha as dated, ic as harmlessJson, iu as problemText, so as findPolicy, ta as findBaseline, u as decisionJson, zi as suiteFilesOf } from "./common.js";
import { t as extraTrialsFrom } from "./extra-trials-files.js";
import { dirname, join, resolve } from "node:path";
// src/app/cli/commands/gate.ts
async function gateCommand(asked, runtime, terminal) {
	runtime.memory.stopGrowth();
	try {
		const report = await decided(asked, runtime);
		saveMemory(report.results.length, runtime.memory);
		for (const problem of [...report.warnings, ...report.unreadable ?? []]) terminal.complain(`${problem.severity}: ${problemText(problem)}`);
		terminal.print(asked.json ? harmlessJson(await documentOf(report, asked, runtime), 2) : resultTable(report, terminal));
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
		maxAgeDays: inputs.baselineMaxAge,
		imports: { fileSuite: suiteOfFile(run) }
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
async function documentOf({ verdict, comparison }, { paths }, { cwd, files }) {
	const failures = await failuresIn(paths.length === 1 ? paths[0] : void 0, {
		cwd,
		files
	});
	return {
		...decisionJson(verdict, comparison),
		failures
	};
}
async function failuresIn(path, { cwd, files }) {
	if (path === void 0) return null;
	const folder = await files.state(resolve(cwd, path)) === "folder" ? path : dirname(path);
	const found = join(folder, runFiles.failures);
	return await files.state(resolve(cwd, found)) === "file" ? found : null;
}
function notDecided({ problems }) {
	const reasons = problems.map(({ message }) => message);
	return {
		schema_version: 1,
		verdict: "invalid",
		headline: `Not measured: ${reasons[0] ?? "the results cannot be read"}`,
		reasons,
		suites: [],
		tests: [],
		detectable_tests: {
			count: 0,
			of: 0
		},
		failures: null
	};
}
export { gateCommand };
