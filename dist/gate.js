import { $t as readResults, Gt as findBaseline, Ht as withWarnings, Kn as exitCodeOf, Ns as resultTable, Qt as dated, Rr as harmlessJson, T as reportOn, Ut as findQuarantine, Vt as suiteFilesOf, Xr as decisionJson, Yt as suiteOfFile, cn as findPolicy, en as withRequirements, on as saveMemory, ou as problemText, ru as UserError } from "./common.js";
import { t as extraTrialsFrom } from "./extra-trials-files.js";
// src/app/cli/commands/gate.ts
async function gateCommand(asked, runtime, terminal) {
	try {
		const report = await decided(asked, runtime);
		saveMemory(report.results.length, runtime.memory);
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
