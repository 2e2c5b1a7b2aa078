import { An as exitCodeOf, Br as fileReporter, E as reportOn, Fo as nextSteps, Ga as shownPath, Jr as RUN_EVIDENCE, Ko as secretValues, Lo as resultTable, Lr as fileReporters, Pn as traceFileReporters, Qt as findPolicy, Rn as requireBackends, Si as annotations, Uo as deliverAll, Ut as withWarnings, Vt as findBasis, nl as problemText, ss as shellWord, t as howCalled, ua as complainAbout, xi as annotationCommand } from "./common.js";
import { f as localPage, g as withFirstDifferences, h as writePage, m as leaveEvidence, p as exportToBackends } from "./verify-plan.js";
import { a as refuseContradictions, d as lacksConfirmCommand, f as resultPaths, g as prepareFolder, h as REPORT_FOLDER, i as plannedRun, l as OF_PLAN, m as ANNOTATIONS_FILE, n as planOnDisk, p as reportedRun, r as plannedBasis, s as shardsOnDisk, t as areShards, u as confirmByCommand } from "./planned-report.js";
import { t as withEnvFiles } from "./env-files.js";
import { dirname, join, resolve } from "node:path";
// src/app/shards/rerun-command.ts
function rerunCommand({ cwd, paths }, { plan, digest, folder: planFolder }, program) {
	const folders = paths.map((path) => resolve(cwd, path));
	const [first = join(cwd, "shards", "1")] = folders;
	const newFolder = (shard) => {
		const folder = join(dirname(first), String(shard));
		return folders.includes(folder) ? `${folder}-again` : folder;
	};
	const isHere = (plan.inputs["workingDirectory"] ?? ".") === ".";
	const shown = (path) => shellWord(isHere ? shownPath(path, cwd) : path);
	return (shard, folder) => {
		const output = folder === void 0 ? newFolder(shard) : resolve(cwd, folder);
		return `${program} run --shard ${`${shard}/${plan.shards.length}@${digest}`} --plan-path ${shown(planFolder)} -o ${shown(output)}`;
	};
}
// src/app/cli/commands/report.ts
async function reportCommand({ inputs: asked }, runtime, terminal) {
	const { files } = runtime;
	const { run: read, basis, paths, inputs, cwd, areShards: isOneRun } = await readRun(asked, runtime);
	const folder = resolve(cwd, inputs.outputDirectory ?? REPORT_FOLDER);
	await prepareFolder(folder, paths, files);
	await requireBackends(inputs, runtime);
	const run = await confirmByCommand(read, {
		inputs,
		basis,
		paths,
		whyNot: isOneRun ? OF_PLAN : void 0
	}, runtime);
	const traced = {
		inputs,
		runtime: await withEnvFiles(inputs, runtime),
		folder
	};
	const reporters = [
		...fileReporters(folder, files, contextOf(inputs)),
		...traceFileReporters(traced, files),
		fileReporter(ANNOTATIONS_FILE, join(folder, ANNOTATIONS_FILE), (all) => annotations(all).map((one) => `${annotationCommand(one)}\n`).join(""), files)
	];
	const context = localPage(inputs, run, runtime);
	const report = await withFirstDifferences(reportOn(run, {
		...basis,
		lacksConfirmCommand: lacksConfirmCommand(run, inputs)
	}), () => context.baseAnswers(basis.baseline));
	const written = await deliverAll(reporters, report);
	const evidence = isOneRun ? await leaveEvidence(report, {
		run,
		folder,
		basis
	}, runtime) : [];
	const receipts = [...await writePage(report, {
		run,
		folder,
		basis
	}, context, runtime), ...written];
	const traces = await exportToBackends(report, traced);
	terminal.print(resultTable(report, terminal));
	for (const problem of run.unreadable ?? []) terminal.complain(problemText(problem));
	const shown = receipts.filter((receipt) => receipt.kind === "delivered").map(({ name, where }) => ({
		label: LABELS[name] ?? name,
		path: shownPath(where, runtime.cwd)
	}));
	if (evidence.length > 0) shown.push({
		label: "evidence",
		path: shownPath(join(folder, RUN_EVIDENCE), runtime.cwd)
	});
	terminal.print(`\n${nextSteps({
		files: shown,
		report,
		program: howCalled(runtime, runtime.cwd)
	}, terminal)}`);
	complainAbout([...receipts, ...traces], (text) => terminal.complain(text));
	return exitCodeOf(report);
}
async function readRun(asked, runtime) {
	const { files, env, clock } = runtime;
	const policy = await findPolicy(asked, runtime);
	const inputs = {
		...asked,
		...policy.inputs
	};
	const cwd = resolve(runtime.cwd, inputs.workingDirectory);
	const paths = await resultPaths(inputs.results, {
		cwd,
		files
	});
	const reporting = {
		inputs,
		secrets: secretValues(env),
		now: clock.now()
	};
	const where = {
		cwd,
		paths,
		plan: asked.plan,
		planPath: asked.planPath
	};
	if (await areShards(where, runtime)) {
		const loaded = await planOnDisk(where, runtime);
		refuseContradictions(asked, loaded);
		const basis = plannedBasis({
			...policy,
			inputs
		}, loaded);
		const rerunOf = rerunCommand(where, loaded, howCalled(runtime, runtime.cwd));
		const found = {
			...await shardsOnDisk(where, loaded, runtime),
			rerunOf
		};
		const made = plannedRun(loaded, found, {
			...reporting,
			inputs: basis.inputs
		});
		return {
			run: withWarnings(made, basis.warnings),
			basis,
			paths,
			inputs: {
				...inputs,
				...basis.inputs
			},
			cwd,
			areShards: true
		};
	}
	const made = await reportedRun({
		paths,
		site: {
			cwd,
			files
		}
	}, inputs.expectedShards, reporting);
	const basis = await findBasis({
		...policy,
		inputs
	}, {
		...runtime,
		startedAt: made.startedAt
	});
	return {
		run: withWarnings(made, basis.warnings),
		basis,
		paths,
		inputs,
		cwd,
		areShards: false
	};
}
const LABELS = {
	"report.html": "page",
	"comment.md": "comment",
	"summary.md": "summary",
	"report.json": "for programs",
	"junit.xml": "test reports",
	"ctrf.json": "",
	[ANNOTATIONS_FILE]: "annotations"
};
const contextOf = ({ commentKey, commitSha }) => ({
	key: commentKey ?? "evals",
	head: commitSha ?? "",
	attempt: 1,
	runUrl: "",
	linkTo: () => void 0
});
export { reportCommand as n, readRun as t };
