import { $ as resultTable, Fa as findBaseline, Fc as secretsOf, Fo as saveMemory, La as importsOf, Ra as reportedRun, Xr as runFiles, Xs as exitCodeOf, _ as decisionJson, _a as withWarnings, cd as problemText, fc as shownPath, ga as suiteFilesOf, h as harmlessJson, id as UserError, ks as findPolicy, rc as withSecretsHere, tn as reportOn, va as findQuarantine } from "./common.js";
import { i as resultPaths, t as extraTrialsFrom } from "./extra-trials-files.js";
const { dirname, resolve } = process.getBuiltinModule("node:path");
// src/app/cli/commands/gate.ts
async function gateCommand(asked, runtime, terminal) {
	runtime.memory.stopGrowth();
	try {
		const report = await decided(asked, await withSecretsHere(runtime, asked.inputs.workingDirectory));
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
async function decided({ json, inputs: given, confirmations, controls }, runtime) {
	const policy = await findPolicy(given, runtime);
	const inputs = {
		...given,
		...policy.inputs
	};
	const quarantine = await findQuarantine(inputs.quarantineFile, runtime);
	const run = await readRun(inputs, json, runtime);
	const imports = importsOf(inputs, runtime, run);
	const baseline = await findBaseline(inputs.baseline, run.startedAt, {
		...runtime,
		maxAgeDays: inputs.baselineMaxAge,
		imports
	});
	const [reruns, onBase] = imports.redactor.deep([await extraTrialsFrom(confirmations, run, runtime, imports), await extraTrialsFrom(controls, run, runtime, imports)]);
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
		gate: policy.gate,
		baseline,
		suiteFiles: await suiteFilesOf(baseline, runtime),
		quarantine,
		...confirmations.length > 0 && { confirmations: reruns.results },
		...controls.length > 0 && { controls: onBase.results }
	});
}
async function readRun(inputs, json, runtime) {
	const { cwd, files, clock } = runtime;
	const paths = await resultPaths(inputs.results, {
		cwd,
		files
	});
	return reportedRun({
		paths,
		site: {
			cwd,
			files
		}
	}, void 0, {
		inputs: {
			...inputs,
			withAnswers: !json
		},
		secrets: secretsOf(runtime),
		now: clock.now()
	});
}
async function documentOf({ verdict, comparison }, { inputs }, { cwd, files }) {
	const paths = await resultPaths(inputs.results, {
		cwd,
		files
	});
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
	const found = resolve(cwd, folder, runFiles.failures);
	return await files.state(found) === "file" ? shownPath(found, cwd) : null;
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
