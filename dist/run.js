import { In as howCalled, Iu as notDelivered, K as quietProgress, Nc as redactionOf, Pu as deliverAll, X as resultsFileReporter, Xr as runFiles, Xs as exitCodeOf, Y as requireResultsPath, _t as exportToBackends, d as fileReporters, dd as userError, fa as isEvidenceAsked, fc as shownPath, h as harmlessJson, ji as oneLine, k as localPage, ks as findPolicy, q as terminalProgress, rc as withSecretsHere, ti as recordOf, u as traceFileReporters, ya as localStore } from "./common.js";
import { t as historyReporter } from "./history-reporter.js";
import { i as runPipeline, n as loadPlan, r as refuseUselessPlanPath, t as runShard } from "./run-shard.js";
import { t as withEnvFiles } from "./env-files.js";
const { join, resolve } = process.getBuiltinModule("node:path");
// src/app/history/local-history.ts
const localHistoryReporter = async (judged, store, runtime) => historyReporter({
	store,
	judged,
	job: void 0,
	commit: await commitHere(runtime),
	runtime,
	signal: () => runtime.signal
});
async function commitHere({ cwd, git, signal }) {
	const said = async (...args) => {
		const ended = await git.run(args, {
			cwd,
			local: true
		}, signal);
		return ended.kind === "exited" && ended.exitCode === 0 ? ended.stdout.trim() : "";
	};
	const [sha, ref] = [await said("rev-parse", "HEAD"), await said("symbolic-ref", "--quiet", "HEAD")];
	return {
		.../^[0-9a-f]{40,64}$/.test(sha) && { sha },
		...ref !== "" && { ref }
	};
}
// src/app/cli/progress-json.ts
function jsonProgress(print) {
	const write = (line) => print(harmlessJson(line));
	const writeRecord = (result, lineOf) => {
		const text = harmlessJson(lineOf(recordOf(result)));
		print(Buffer.byteLength(text) <= MOST_BYTES ? text : harmlessJson(lineOf(shortRecord(result))));
	};
	return {
		planned({ tests, suites, takenOver, timeLimits, forecast }, problems) {
			write({
				type: "planned",
				tests,
				suites: [...suites],
				problems: [...problems],
				...timeLimits && { timeLimits: [...timeLimits] },
				...forecast && { forecast: [...forecast] },
				...takenOver && { takenOverFrom: takenOver.from }
			});
			for (const [index, result] of (takenOver?.results ?? []).entries()) writeRecord(result, (record) => ({
				type: "test",
				done: index + 1,
				total: tests,
				record
			}));
		},
		started() {},
		finished(result, { done, total }) {
			writeRecord(result, (record) => ({
				type: "test",
				done,
				total,
				record
			}));
		},
		confirming(tests) {
			write({
				type: "confirming",
				tests
			});
		},
		extraTrial({ purpose, result }) {
			if (purpose === "confirmation") writeRecord(result, (record) => ({
				type: "confirmation",
				record
			}));
		},
		ended(report, folder, receipts) {
			const { verdict, conclusion, totals, suites } = report;
			const hasFailures = receipts.some(({ kind, name }) => kind === "delivered" && name === runFiles.failures);
			write({
				type: "run",
				exit_code: exitCodeOf(report),
				run_folder: folder,
				failures: hasFailures ? join(folder, runFiles.failures) : null,
				verdict,
				conclusion,
				totals,
				suites,
				notDelivered: receipts.filter(notDelivered)
			});
		}
	};
}
const MOST_BYTES = 1048576;
const shortRecord = ({ suite, testId, target, score }) => ({
	test_id: testId,
	suite,
	target,
	score
});
// src/app/cli/commands/run-shard.ts
async function runShardCommand({ inputs, options, resultsFiles = [], json, quiet }, progress, runtime, terminal) {
	if (resultsFiles.length > 0) throw userError("INPUT_INVALID", "A shard writes no copies of its results", { hint: "Remove --out, --output-format and --dump-prompts, or run without --shard." });
	const asked = {
		...await loadPlan(inputs, runtime),
		inputs,
		options,
		progress,
		attempt: 1
	};
	const { folder, headline, isMeasured, record } = await runShard(asked, runtime);
	if (json) {
		const { digest, index, count, cells, complete, stopped } = record;
		terminal.print(harmlessJson({
			type: "shard",
			index,
			count,
			digest,
			cells,
			complete,
			stopped,
			isMeasured,
			folder
		}));
	} else {
		const lines = [`  plan     ${record.digest.slice(0, 12)}`, `  results  ${shownPath(folder, runtime.cwd)}`];
		terminal.print([headline, ...quiet ? [] : lines].join("\n"));
	}
	return isMeasured ? 0 : 2;
}
// src/app/cli/commands/run.ts
async function runCommand(asked, given, terminal) {
	showHome(asked, given, terminal);
	const runtime = await withSecretsHere(given, asked.inputs.workingDirectory);
	if (asked.inputs.shard !== void 0) return runShardCommand(asked, progressOf(asked, asked.inputs, terminal, runtime), runtime, terminal);
	refuseUselessPlanPath(asked.inputs);
	const policy = await findPolicy(asked.inputs, runtime);
	const { inputs } = policy;
	const cwd = resolve(runtime.cwd, inputs.workingDirectory);
	const { resultsFiles = [] } = asked;
	for (const file of resultsFiles) await requireResultsPath(file, cwd, runtime.files);
	const traced = {
		inputs,
		runtime: await withEnvFiles(inputs, runtime)
	};
	const store = localStore(inputs, runtime);
	const report = await runPipeline({
		policy,
		options: asked.options,
		isEvidenceStored: isEvidenceAsked(inputs, runtime.env),
		reporting: {
			progress: progressOf(asked, inputs, terminal, runtime),
			local: (folder) => [
				...fileReporters(folder, runtime.files, redactionOf(inputs, runtime)),
				...resultsFiles.map((file) => resultsFileReporter(file, {
					cwd,
					folder
				}, runtime.files)),
				...traceFileReporters({
					...traced,
					folder
				}, runtime.files)
			],
			exportTraces: (report, folder) => exportToBackends(report, {
				...traced,
				folder
			}),
			page: ({ run, basis }) => localPage(basis.inputs, run, runtime),
			deliver: async (report, { judged }) => store === void 0 ? [] : deliverAll([await localHistoryReporter(judged, store, runtime)], report)
		}
	}, runtime);
	return exitCodeOf(report);
}
function showHome({ json, quiet }, { env }, terminal) {
	const home = env["AGENTV_HOME"]?.trim();
	if (home && !json && !quiet) terminal.print(`Using AGENTV_HOME: ${oneLine(home)}`);
}
function progressOf({ json, quiet }, { dryRun: isDryRun, workingDirectory }, terminal, runtime) {
	const shownFolder = (folder) => shownPath(folder, runtime.cwd);
	if (json) return jsonProgress((line) => terminal.print(line));
	if (quiet) return quietProgress(terminal, shownFolder);
	return terminalProgress(terminal, {
		shownFolder,
		isDryRun,
		clock: runtime.clock,
		here: {
			program: howCalled(runtime, runtime.cwd),
			workingDirectory
		}
	});
}
export { runCommand };
