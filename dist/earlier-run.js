import { H as object, K as string, R as lazy, m as plural, w as userError } from "./json.js";
import { m as resultKeyOf, p as resultKey, s as extraTrialSchema, t as PATCH_FOLDER } from "./result.js";
import { n as recordOf, t as recordLine } from "./record.js";
import { n as messageOnWire } from "./wire.js";
import { p as paidFor } from "./iso-time.js";
import "./grade.js";
import { n as listed } from "./did-you-mean.js";
import { n as identityOfPlan } from "./identity.js";
import { C as JOURNAL, D as rowsOfTheRun, E as readSource, N as readJournal, O as readRecord, S as EXTRA_TRIALS, T as findSource, w as SHARD } from "./result-rows.js";
import { t as shownPath } from "./shown-path.js";
import { dirname, join, resolve } from "node:path";
// src/results/take-over.ts
function takeOver(steps, earlier, clean) {
	const latest = latestRows(earlier.rows);
	const used = new Set();
	const errored = new Set(latest.filter(isError).map(({ result }) => testKey(result)));
	const find = finder(latest);
	const results = [];
	const changed = [];
	for (const step of steps) {
		const found = find(clean(namesOf(step)));
		if (found === void 0) continue;
		used.add(found);
		if (step.kind !== "run" || isError(found)) continue;
		const result = asResultOf(step, found, earlier.from, clean);
		if (earlier.mode === "rerun-failed" && result.status !== "ok") continue;
		if (earlier.mode === "retry-errors" && errored.has(testKey(result))) continue;
		if (found.isOurs && isAskedOtherwise(step, found.result, clean)) changed.push(result.testId);
		else if (!found.isOurs || !lacksTrials(step.trials, found.result.trials)) results.push(result);
	}
	return {
		results,
		notPlanned: latest.length - used.size,
		changed
	};
}
const namesOf = (step) => ({
	suiteFile: step.suite.file,
	suite: step.suite.name,
	testId: step.test.id,
	target: step.kind === "broken" ? step.target : step.target.name
});
const isError = ({ result }) => result.status === "execution_error";
const ownKey = (names) => JSON.stringify([
	names.suiteFile,
	names.suite,
	names.testId,
	names.target
]);
const foreignKey = ({ suite, testId, target }) => JSON.stringify([
	suite,
	testId,
	target
]);
const testKey = ({ suite, testId }) => JSON.stringify([suite, testId]);
const keyOf = ({ result, isOurs }) => isOurs ? ownKey(result) : foreignKey(result);
const latestRows = (rows) => [...new Map(rows.map((row) => [keyOf(row), row])).values()];
function finder(rows) {
	const byKey = new Map(rows.map((row) => [keyOf(row), row]));
	return (names) => byKey.get(ownKey(names)) ?? byKey.get(foreignKey(names));
}
function asResultOf(step, { result, isOurs }, from, clean) {
	const { test, target } = step;
	const common = clean({
		...result,
		...namesOf(step),
		category: step.suite.category,
		location: test.location,
		index: step.index,
		passMark: step.passMark,
		agentvPassMark: step.agentvPassMark,
		mustPass: test.mustPass,
		provider: target.provider,
		...!isOurs && {
			input: [...test.input],
			messages: withoutInput(result.messages, test.input)
		},
		reusedFrom: result.reusedFrom ?? from
	});
	if (common.status === "execution_error") return common;
	const { status, requiredMissed, ...measured } = {
		requiredMissed: void 0,
		...common
	};
	if (measured.score >= step.passMark) return {
		...measured,
		status: "ok"
	};
	return {
		...measured,
		status: "quality_failure",
		...requiredMissed && { requiredMissed }
	};
}
function withoutInput(messages, input) {
	return input[0]?.role !== "assistant" && input.every(({ role }, index) => messages[index]?.role === role) ? messages.slice(input.length) : [...messages];
}
function isAskedOtherwise(step, earlier, clean) {
	if (earlier.provider !== step.target.provider) return true;
	if (onWire(clean(step.test.input)) !== onWire(earlier.input)) return true;
	const { count, strategy } = step.trials;
	if (count === 1 || earlier.trials === void 0) return count > 1 !== (earlier.trials !== void 0);
	if (earlier.aggregation?.strategy !== strategy) return true;
	return strategy === "pass_at_k" || earlier.costLimited === true ? earlier.trials.length > count : earlier.trials.length !== count;
}
function lacksTrials({ count, strategy, costLimitUsd }, trials = []) {
	if (trials.length === 0 || trials.length >= count) return false;
	if (strategy === "pass_at_k" && trials.some(({ score }) => score >= .8)) return false;
	const spentUsd = trials.reduce((sum, trial) => sum + (paidFor(trial).costUsd ?? 0), 0);
	return costLimitUsd === void 0 || spentUsd < costLimitUsd;
}
const onWire = (messages) => JSON.stringify(messages.map(messageOnWire));
// src/app/run-folder/extra-trial-rows.ts
const extraTrialLine = ({ purpose, checkout, round, commit, result }) => JSON.stringify({
	purpose,
	checkout,
	round,
	commit,
	...recordOf(result)
});
const rowSchema = lazy(() => object({
	...extraTrialSchema.unwrap().pick({
		purpose: true,
		checkout: true,
		round: true
	}).shape,
	commit: string().optional()
}));
function readExtraTrial({ value, location }, index) {
	const row = rowSchema.safeParse(value);
	if (!row.success) throw userError("RESULTS_UNREADABLE", `${location.file}:${location.line} is not a confirmation, control or seeding trial`);
	return {
		...row.data,
		result: readRecord(value, location, index).result
	};
}
const MAX_BYTES = 268435456;
async function readExtraTrials({ path }, { plan, results, baseSha, cwd, files, clean }) {
	const file = join(dirname(path), EXTRA_TRIALS);
	if (await files.state(file) !== "file") return [];
	const rows = await rowsOfRun(path, file, {
		cwd,
		files
	});
	const taken = new Set(results.map(({ index }) => index));
	const steps = new Map();
	for (const step of plan.steps) if (step.kind === "run" && taken.has(step.index)) steps.set(clean(resultKeyOf(step)), step);
	return rows.flatMap(({ value, location }, index) => {
		const row = rowSchema.safeParse(value);
		if (!row.success || row.data.checkout === "base" && row.data.commit !== baseSha) return [];
		const { result } = readRecord(value, location, index);
		const step = steps.get(resultKey(result));
		if (step === void 0) return [];
		return [{
			...row.data,
			result: {
				...result,
				index: step.index,
				location: step.test.location
			}
		}];
	});
}
async function rowsOfRun(results, file, { cwd, files }) {
	const [first = ""] = (await files.read(results, MAX_BYTES)).split("\n", 1);
	const { rows } = readJournal(await files.read(file, MAX_BYTES), shownPath(file, cwd));
	const [, ...isOfRun] = rowsOfTheRun([first, ...rows.map(({ line }) => line)]);
	return rows.filter((_, index) => isOfRun[index]);
}
// src/app/run-folder/earlier-run.ts
const runFiles = {
	journal: JOURNAL,
	extraTrials: EXTRA_TRIALS,
	yaml: "index.yaml",
	report: "report.json",
	junit: "junit.xml",
	ctrf: "ctrf.json",
	summary: "summary.md",
	comment: "comment.md",
	traces: "traces.otlp.jsonl",
	page: "report.html",
	shard: SHARD,
	plan: "plan.json"
};
async function findStart(prepared, { files, env }) {
	const { inputs, cwd } = prepared;
	const mark = workflowStep(prepared, env);
	if (inputs.resume !== void 0 || inputs.rerunFailed || inputs.retryErrors !== void 0) return {
		...await findSource({
			inputs,
			cwd,
			files
		}),
		mark
	};
	return {
		source: await earlierAttempt(mark, {
			inputs,
			cwd,
			env,
			files
		}),
		mark,
		warnings: []
	};
}
async function inherit({ source, mark, warnings }, { plan, cwd }, { files, signed, baseSha }, clean) {
	if (source === void 0) return {
		results: [],
		extraTrials: [],
		journal: "",
		extraJournal: "",
		mark,
		warnings
	};
	const read = await readSource(source, {
		cwd,
		files
	});
	const { notPlanned, changed, ...found } = takeOver(plan.steps, {
		mode: source.mode,
		rows: read.rows,
		from: read.shown
	}, clean);
	const results = source.continuesIn === void 0 ? found.results.map(withoutPatches) : found.results;
	if (source.isOver === true && results.length === plan.steps.length) return {
		results: [],
		extraTrials: [],
		journal: "",
		extraJournal: "",
		mark,
		warnings
	};
	const extraTrials = source.mode === "resume" ? await readExtraTrials(source, {
		plan,
		results,
		baseSha,
		cwd,
		files,
		clean
	}) : [];
	const rows = source.continuesIn === void 0 ? results.map(recordLine) : read.lines;
	return {
		results,
		extraTrials,
		from: read.shown,
		extraJournal: extraTrials.map((row) => `${signed(extraTrialLine(row))}\n`).join(""),
		journal: rows.map((row) => `${signed(row)}\n`).join(""),
		mark,
		warnings: [
			...warnings,
			...read.warnings,
			...remarks(read.shown, notPlanned, changed)
		]
	};
}
const withoutPatches = (result) => ({
	...result,
	patch: void 0,
	trials: result.trials?.map((trial) => ({
		...trial,
		patch: void 0
	}))
});
function remarks(from, notPlanned, changed) {
	const reported = (message) => ({
		code: "UNUSED",
		severity: "warning",
		message
	});
	return [...notPlanned > 0 ? [reported(`${plural("result", notPlanned)} of ${from} are not for a test of this run and are ignored`)] : [], ...changed.length > 0 ? [reported(`Re-running tests that changed since ${from}: ${listed([...new Set(changed)])}`)] : []];
}
async function beginFolder(folder, { journal, extraJournal, mark }, files) {
	const paths = Object.values(runFiles).map((name) => join(folder, name));
	const journalPath = join(folder, runFiles.journal);
	const extraPath = join(folder, runFiles.extraTrials);
	const states = await Promise.all(paths.map((path) => files.state(path)));
	const foreign = paths.find((_, index) => states[index] !== "missing");
	const isOurs = [journalPath, join(folder, runFiles.shard)].some((path) => states[paths.indexOf(path)] === "file");
	if (foreign !== void 0 && !isOurs) throw userError("OUTPUT_UNWRITABLE", `${foreign} already exists and was not written by a run`, { hint: "Set another folder for the results with --output (output-directory)." });
	for (const path of paths) if (path !== journalPath && (path !== extraPath || extraJournal === "")) await files.removeFile(path);
	if (journal === "") await removePatches(folder, files);
	if (journal === "") await files.removeFile(journalPath);
	else await files.write(journalPath, journal);
	if (extraJournal !== "") await files.write(extraPath, extraJournal);
	const markPath = join(folder, ATTEMPT_MARK);
	if (mark === void 0) await files.removeFile(markPath);
	else await files.write(markPath, `${mark}\n`);
}
async function removePatches(folder, files) {
	const patches = await files.glob([`${PATCH_FOLDER}/*.diff`], {
		cwd: folder,
		followLinks: false
	});
	for (const path of patches) await files.removeFile(path);
}
async function endFolder(folder, { mark }, files) {
	if (mark !== void 0) await files.write(join(folder, ATTEMPT_MARK), `${mark}\n${OVER}\n`);
}
const ATTEMPT_MARK = ".workflow-run";
const OVER = "over";
function workflowStep({ plan }, env) {
	const { GITHUB_ACTIONS: isThere, GITHUB_RUN_ID: run, GITHUB_REPOSITORY, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA } = env;
	if (isThere !== "true" || !run) return void 0;
	return identityOfPlan(plan, [
		GITHUB_REPOSITORY,
		run,
		GITHUB_JOB,
		GITHUB_ACTION,
		GITHUB_SHA
	]);
}
async function earlierAttempt(step, { inputs, cwd, env, files }) {
	if (step === void 0 || inputs.dryRun || !(Number(env["GITHUB_RUN_ATTEMPT"]) > 1)) return void 0;
	const folders = inputs.outputDirectory === void 0 ? await runFolders(inputs.experiment, cwd, files) : [resolve(cwd, inputs.outputDirectory)];
	for (const folder of folders) {
		if (await files.state(join(folder, "index.jsonl")) !== "file") continue;
		const [of, state] = await markOf(folder, files);
		if (of === step) return {
			mode: "resume",
			path: join(folder, JOURNAL),
			continuesIn: folder,
			isOver: state === OVER
		};
	}
}
async function runFolders(experiment, cwd, files) {
	const runs = join(cwd, ".agentv", "results", "runs", experiment);
	if (await files.state(runs) !== "folder") return [];
	return (await files.glob([`*/${ATTEMPT_MARK}`], { cwd: runs })).map((mark) => join(mark, "..")).toReversed();
}
async function markOf(folder, files) {
	const mark = join(folder, ATTEMPT_MARK);
	return await files.state(mark) === "file" ? (await files.read(mark, 1e3)).split("\n") : [];
}
export { runFiles as a, inherit as i, endFolder as n, extraTrialLine as o, findStart as r, readExtraTrial as s, beginFolder as t };
