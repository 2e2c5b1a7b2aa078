import { $ as resultTable, Cs as RUN_EVIDENCE, Fc as secretsOf, Fo as saveMemory, Fu as deliverInTurn, G as complainAbout, Ha as readResults, In as howCalled, Kc as outcomeOf, La as importsOf, Nc as redactionOf, Oi as hanging, Pc as redactorOf, Qo as withAgreement, Ra as reportedRun, Wi as shellWord, Xs as exitCodeOf, Z as nextSteps, _a as withWarnings, _t as exportToBackends, an as writePage, cd as problemText, ct as annotationCommand, d as fileReporters, ed as plural, en as reportedCommit, et as paintFor, f as fileReporter, fc as shownPath, fd as locationText, ha as findBasis, in as withFirstDifferences, is as readStoredLabels, ji as oneLine, k as localPage, ks as findPolicy, ld as sentenceOf, lt as annotations, mn as weaknessesOf, nc as secretsOfSuites, pc as didYouMean, pn as toolOf, rc as withSecretsHere, rn as leaveEvidence, tn as reportOn, u as traceFileReporters } from "./common.js";
import { a as refuseContradictions, d as notRerun, f as ANNOTATIONS_FILE, i as plannedRun, l as OF_PLAN, m as prepareFolder, n as planOnDisk, o as shardsOnDisk, p as REPORT_FOLDER, r as plannedBasis, t as areShards, u as confirmByCommand } from "./planned-report.js";
import { i as resultPaths } from "./extra-trials-files.js";
import { t as withEnvFiles } from "./env-files.js";
import { n as genericKeys } from "./generic-jsonl.js";
const { dirname, join, resolve } = process.getBuiltinModule("node:path");
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
// src/app/cli/check-text.ts
const LABEL = 12;
const MOST_NAMES = 10;
const MOST_PROBLEMS = 20;
function checkText({ run, files, problems }, screen) {
	const paint = paintFor(screen);
	const ofFiles = new Set(files.flatMap((file) => [...file.run.unreadable ?? [], ...file.run.warnings]));
	const others = problems.filter((problem) => !ofFiles.has(problem)).map(problemLine);
	const blocks = files.map((file) => [paint.bold(oneLine(file.shown)), ...fileLines(file).flatMap((line) => aligned(line, screen, paint))]);
	const common = others.flatMap((line) => aligned(line, screen, paint));
	return [
		...blocks,
		...common.length > 0 ? [common] : [],
		[lastLine(run, paint)]
	].map((lines) => lines.join("\n")).join("\n\n");
}
function fileLines({ run, isOfAgentv5 }) {
	const [file] = run.imported ?? [];
	const { results, unreadable = [] } = run;
	const weaknesses = file === void 0 ? [] : weaknessesOf([file]);
	return [
		["format", file === void 0 ? isOfAgentv5 ? "run folder of AgentV 5" : "eval-action or AgentV" : formatOf(file)],
		["tests", testsOf(results)],
		["suites", namesOf(results, "suite")],
		["targets", namesOf(results, "target")],
		...file === void 0 || results.length === 0 ? [] : [["identity", IDENTITY[file.identity]]],
		...run.complete ? [] : [["incomplete", whyIncomplete(run)]],
		...weaknesses.map((text) => ["note", text]),
		...file?.unknownKeys === void 0 ? [] : [["note", ignoredKeys(file.unknownKeys)]],
		...run.warnings.map(problemLine),
		...unreadable.slice(0, MOST_PROBLEMS).map(problemLine)
	];
}
const formatOf = (file) => file.tool === file.format ? `${toolOf(file)} (${file.format})` : `${file.format}, written by ${toolOf(file)}`;
function ignoredKeys(keys) {
	return `unknown keys are ignored: ${keys.map((key) => {
		const meant = didYouMean(key, genericKeys);
		return meant === void 0 ? key : `${key} (did you mean ${meant}?)`;
	}).join(", ")}`;
}
const IDENTITY = {
	declared: "every test has an id",
	named: "tests are recognized by their names; a new name makes a new test",
	content: "some tests have neither id nor name, and are recognized by their input"
};
function testsOf(results) {
	const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? 1), 0);
	const kinds = results.map((result) => outcomeOf(result).kind);
	const ends = [
		"passed",
		"failed",
		"errored",
		"not-run"
	].map((kind) => [kinds.filter((each) => each === kind).length, kind.replace("-", " ")]).flatMap(([count, words]) => count === 0 ? [] : [`${count} ${words}`]);
	const counts = `${plural("test", results.length)} with ${plural("trial", trials)}`;
	return ends.length === 0 ? counts : `${counts}: ${ends.join(", ")}`;
}
function namesOf(results, key) {
	const names = [...new Set(results.map((result) => result[key]))];
	const shown = names.slice(0, MOST_NAMES).join(", ");
	return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown || "none";
}
function whyIncomplete({ planned, results, unreadable = [], stopped }) {
	if (unreadable.length > 0) return `${plural("problem", unreadable.length)} below`;
	if (planned > results.length) return `${results.length} of ${plural("planned test", planned)}`;
	return stopped === "cancelled" ? "the tool was cancelled" : "the run did not end, so results may be missing";
}
const problemLine = (problem) => {
	const where = problem.location === void 0 ? "" : `${locationText(problem.location)}: `;
	const text = [sentenceOf(problem), problem.hint ?? []].flat().join(". ");
	return [problem.severity, `${where}${text}`];
};
function aligned([label, text], { width }, paint) {
	const columns = Math.max(40, width - LABEL - 2);
	const tint = label === "error" || label === "incomplete" ? paint.red : label === "warning" ? paint.yellow : paint.dim;
	return hanging(oneLine(text), columns).map((line, index) => `  ${index === 0 ? tint(label.padEnd(LABEL)) : " ".repeat(LABEL)}${line}`);
}
function lastLine({ complete, results, unreadable = [] }, { bold, red, green }) {
	const read = `${plural("test", results.length)} read`;
	if (complete && results.length === 0) return `${read}: ${bold(red("there is nothing to report"))}`;
	if (complete) return `${read}: ${bold(green("nothing wrong"))}`;
	return `${read}: ${bold(red(unreadable.length > 0 ? plural("error", unreadable.length) : "incomplete"))}`;
}
// src/app/cli/commands/check-results.ts
async function checkResults(inputs, runtime, terminal) {
	const { files } = runtime;
	const cwd = resolve(runtime.cwd, inputs.workingDirectory);
	const paths = await resultPaths(inputs.results, {
		cwd,
		files
	});
	const source = await withSecretsHere(runtime, inputs.workingDirectory);
	const how = {
		...inputs,
		redactor: redactorOf(inputs, source),
		withAnswers: false
	};
	const read = await readResults(paths, {
		cwd,
		files
	}, how);
	const hiding = redactorOf(inputs, source, await secretsOfSuites(read.run.results, {
		cwd,
		files
	}));
	terminal.print(checkText(hiding.deep(read), terminal));
	return read.run.complete && read.run.results.length > 0 ? 0 : 2;
}
// src/app/cli/commands/report.ts
async function reportCommand({ inputs: asked, isCheck }, given, terminal) {
	const runtime = await withSecretsHere(given, asked.workingDirectory);
	runtime.memory.stopGrowth();
	if (isCheck) return checkResults(asked, runtime, terminal);
	const { files } = runtime;
	const { run: read, basis, paths, inputs, cwd, areShards: isOneRun } = await readRun(asked, runtime);
	saveMemory(read.results.length, runtime.memory);
	const folder = resolve(cwd, inputs.outputDirectory ?? REPORT_FOLDER);
	await prepareFolder(folder, paths, files);
	const whyNot = isOneRun ? OF_PLAN : void 0;
	const run = await confirmByCommand(read, {
		inputs,
		basis,
		paths,
		whyNot
	}, runtime);
	const traced = {
		inputs,
		runtime: await withEnvFiles(inputs, runtime),
		folder
	};
	const reporters = [
		...fileReporters(folder, files, {
			comment: contextOf(inputs),
			...redactionOf(inputs, runtime)
		}),
		...traceFileReporters(traced, files),
		fileReporter(ANNOTATIONS_FILE, join(folder, ANNOTATIONS_FILE), (all) => annotations(all).map((one) => `${annotationCommand(one)}\n`).join(""), files)
	];
	const context = localPage(inputs, run, runtime);
	const report = await withFirstDifferences(reportOn(run, {
		...basis,
		commit: reportedCommit(inputs, void 0),
		program: howCalled(runtime, cwd),
		notRerun: notRerun(run, {
			inputs,
			whyNot
		})
	}), () => context.baseAnswers(basis.baseline));
	const written = await deliverInTurn(reporters, report);
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
	for (const text of new Set(run.unreadable?.map(problemText))) terminal.complain(text);
	const shown = receipts.filter((receipt) => receipt.kind === "delivered").map(({ name, where }) => ({
		label: LABELS[name] ?? name,
		path: shownPath(where, runtime.cwd)
	}));
	if (evidence.length > 0) shown.push({
		label: "evidence",
		path: shownPath(join(folder, RUN_EVIDENCE), runtime.cwd)
	});
	const here = {
		program: howCalled(runtime, runtime.cwd),
		workingDirectory: inputs.workingDirectory
	};
	terminal.print(`\n${nextSteps({
		files: shown,
		report,
		here
	}, terminal)}`);
	complainAbout([...receipts, ...traces], (text) => terminal.complain(text));
	return exitCodeOf(report);
}
async function readRun(asked, runtime) {
	const { files, clock } = runtime;
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
		secrets: secretsOf(runtime),
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
		const judged = withAgreement(made, basis.inputs, await readStoredLabels({
			cwd,
			files
		}));
		return {
			run: withWarnings(judged, basis.warnings),
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
		startedAt: made.startedAt,
		imports: importsOf(inputs, runtime, made)
	});
	const judged = withAgreement(made, inputs, await readStoredLabels({
		cwd,
		files
	}));
	return {
		run: withWarnings(judged, basis.warnings),
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
	"index.md": "for coding agents",
	"failures.jsonl": "",
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
