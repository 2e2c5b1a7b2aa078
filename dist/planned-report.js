import { _ as record, a as array, d as lazy, f as literal, m as number, n as _enum, s as boolean, u as int, v as strictObject, x as union, y as string } from "./schemas.js";
import { $a as rowsOfTheRun, $c as MOST_CHANGED_FILES, $r as readExtraTrial, Ao as linesOfPieces, Bn as suspectsIn, Br as inReportOrder, C as unreadable, D as countAndNames, E as changedFilesWarnings, El as runResultSchema, Et as inputsOfPlan, Fo as saveMemory, Ft as readPlanFolder, Ha as readResults, Hi as powerShellWord, Jl as once, La as importsOf, Mt as PLAN_FILE, Nu as shardInName, O as shardNumbers, Ol as stops, Ot as plannedInputNames, Pc as redactorOf, Qc as MOST_CELLS, Ql as targetTrials, Qu as kebab, Rl as verdictOf, S as acceptedShards, So as EPOCH, Tu as nameOfKey, Ul as commonEnvironment, Un as needsRerun, Vl as PASS_MARK, Wi as shellWord, Xc as isMixed, Xl as failureOf, Xr as runFiles, Yc as aggregateTrials, Yi as MAX_OUTPUT_BYTES, Zl as presentTrials, Zu as cutEnd, _a as withWarnings, _l as extraResults, _o as extremes, al as jsonOf, ao as costOfTrials, bl as isReused, bo as gravestStop, cr as canonicalText, dd as userError, du as tokenUsageSchema, ea as withoutResult, ed as plural, fc as shownPath, fo as readRecord, gi as endedHow, go as deletedMustPassOf, hl as cacheNames, ho as changesOf, id as UserError, iu as responseSchema, ji as oneLine, jo as rowsOfLines, mc as listed, mo as baselineFilesOf, na as summarize, pd as lateObject, pl as grouped, qc as wasRun, qi as _usingCtx, rl as isMapping, so as failureOfTrials, uu as sumTokens, vl as extraTrialPurposes, vo as flagsOf, w as basisOfPlan, wl as resultKey, x as verifyVersion, xo as periodOf, yo as folderOf, za as toReport, zn as isDecided, zt as planDifference } from "./common.js";
import { s as filledIn } from "./report-inputs.js";
import { n as hasOnlyLastAttempts, r as pairedWith } from "./extra-trials-files.js";
import { t as earlierAttemptOf } from "./earlier-attempt.js";
const { basename, dirname, join, resolve } = process.getBuiltinModule("node:path");
// src/app/run-folder/report-folder.ts
const REPORT_FOLDER = join(".agentv", "results", "report");
const ANNOTATIONS_FILE = "annotations.txt";
async function prepareFolder(folder, results, files) {
	if (results.some((path) => [resolve(path), dirname(resolve(path))].includes(folder))) throw unwritable(`${folder} contains the results to report`);
	const paths = [...Object.values(runFiles), ANNOTATIONS_FILE].map((name) => join(folder, name));
	const states = await Promise.all(paths.map((path) => files.state(path)));
	const there = paths.filter((_, index) => states[index] !== "missing");
	const [first] = there;
	if (first !== void 0 && !there.includes(join(folder, runFiles.report))) throw unwritable(`${first} already exists and was not written by a report`);
	for (const path of there) await files.removeFile(path);
}
const unwritable = (message) => userError("OUTPUT_UNWRITABLE", message, { hint: "Set another folder for the report with --output (output-directory)." });
// src/app/trials/command-round.ts
const LONGEST_RERUN_MS = 18e5;
async function runCommand(suspects, rerunning, runtime) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { files, exec, signal, log } = runtime;
		const scratch = _usingCtx$1.a(await files.scratchFolder("eval-action-confirm-"));
		const output = join(scratch.path, outputName(rerunning.paths));
		const tests = [...new Set(suspects.map(({ of }) => of.test.testId))];
		const quote = runtime.machine().platform === "win32" ? powerShellWord : shellWord;
		const ended = await exec.run({
			command: { shell: filledIn(rerunning.command, {
				tests,
				output
			}, quote) },
			cwd: rerunning.cwd,
			env: runtime.programEnv({}),
			timeoutMs: LONGEST_RERUN_MS,
			maxBytes: MAX_OUTPUT_BYTES
		}, signal);
		if (ended.kind === "cancelled") return {
			results: [],
			unmeasured: [],
			problems: []
		};
		const read = await resultsOf$1(ended, {
			...rerunning,
			output
		}, files);
		if (typeof read !== "string") return resultsFor(suspects, read, rerunning.run);
		const message = rerunning.withoutSecrets(`confirm-command re-ran no test: ${read}`);
		const said = lastLines(ended, rerunning).map((line) => `\n  ${line}`);
		log.warn(said.length === 0 ? message : `${message}. Its last lines:${said.join("")}`);
		const why = rerunning.withoutSecrets(`confirm-command: ${read}`);
		return {
			results: [],
			unmeasured: suspects.map(({ key }) => ({
				key,
				why
			})),
			problems: [problem(message)]
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function outputName(paths) {
	const name = basename(paths[0] ?? "");
	return /^[\w.-]+\.(?:jsonl?|xml|eval|ya?ml)$/i.test(name) ? name : "results.jsonl";
}
async function resultsOf$1(ended, { output, inputs }, files) {
	if (ended.kind !== "exited") return `it ${endedHow(ended, LONGEST_RERUN_MS)}`;
	if (await files.state(output) === "missing") return `it ended with exit code ${ended.exitCode} and wrote no {output}`;
	try {
		const { run } = await readResults([output], {
			cwd: join(output, ".."),
			files
		}, inputs);
		return whyUnusable(run) ?? run.results;
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return `its results cannot be read: ${error.problems[0]?.message ?? error.message}`;
	}
}
function whyUnusable(run) {
	const { unreadable: [first] = [], stopped } = run;
	if (first !== void 0) return `its results cannot be read: ${first.message}`;
	if (stopped === "cancelled") return "the tool was cancelled";
	if (stopped !== void 0) return "its results are incomplete: the tool was stopped while it wrote them";
	return hasOnlyLastAttempts(run) ? `its results have only the last attempts: ${RETRIES_OFF}` : void 0;
}
const RETRIES_OFF = "switch the retries of the tool off in confirm-command";
function resultsFor(suspects, read, run) {
	const { results, warnings } = pairedWith(run, read);
	const fresh = results.filter((result) => !isCached(result));
	const byKey = grouped(results, (result) => [resultKey(result)]);
	const unmeasured = suspects.flatMap((suspect) => {
		const why = whyUnmeasured(byKey.get(JSON.stringify([suspect.key])) ?? []);
		return why === void 0 ? [] : [{
			...why,
			suspect
		}];
	});
	const idsOf = (wanted) => unmeasured.filter(({ kind }) => kind === wanted).map(({ suspect }) => suspect.of.test.testId);
	const [missing, onlyCached] = [idsOf("missing"), idsOf("cached")];
	return {
		results: fresh,
		unmeasured: unmeasured.map(({ suspect: { key }, why }) => ({
			key,
			why
		})),
		problems: [
			...warnings,
			...missing.length > 0 ? [noResult(missing)] : [],
			...onlyCached.length > 0 ? [cached(onlyCached)] : []
		]
	};
}
function whyUnmeasured(results) {
	if (results.length === 0) return {
		kind: "missing",
		why: "confirm-command wrote no result of it"
	};
	const fresh = results.filter((result) => !isCached(result));
	if (fresh.length === 0) return {
		kind: "cached",
		why: "confirm-command answered from a cache"
	};
	const [failure] = fresh.flatMap((result) => failureOf(result) ?? []);
	if (failure === void 0 || fresh.some((result) => targetTrials(result).length > 0)) return void 0;
	return {
		kind: "error",
		why: `its re-run ended in an error: ${cutEnd(oneLine(failure.message), LONGEST_LINE)}`
	};
}
const isCached = ({ cached, trials = [] }) => cached === true || trials.some((trial) => trial.cached === true);
const problem = (message, hint) => ({
	code: "RESULTS_UNREADABLE",
	severity: "warning",
	message,
	...hint !== void 0 && { hint }
});
const noResult = (ids) => problem(`confirm-command wrote no result of ${plural("test", ids.length)}: ${listed(ids)}`, "It must run the tests that fail, or those of {tests} or {pattern}, and write them under the same ids, suites and targets.");
const cached = (ids) => problem(`confirm-command answered from a cache for ${plural("test", ids.length)}: ${listed(ids)}`, "Switch the cache of the tool off in confirm-command (promptfoo: --no-cache).");
const LONGEST_LINE = 300;
function lastLines(ended, { withoutSecrets }) {
	if (!("stdout" in ended)) return [];
	return [ended.stdout, ended.stderr].flatMap((text) => withoutSecrets(text).trimEnd().split("\n").slice(-10)).filter((line) => line.trim() !== "").map((line) => cutEnd(oneLine(line), LONGEST_LINE));
}
// src/app/trials/confirm-by-command.ts
const OF_PLAN = "the shards of a plan re-run suspected regressions themselves";
function notRerun({ imported }, { inputs, whyNot }) {
	if (imported === void 0) return void 0;
	if (whyNot !== void 0) return { why: whyNot };
	return inputs.confirmCommand === void 0 ? {
		why: "confirm-command is not set",
		setting: "confirm-command"
	} : void 0;
}
async function confirmByCommand(run, confirming, runtime) {
	const { inputs, basis, whyNot } = confirming;
	const { confirmCommand: command } = inputs;
	if (command === void 0) return run;
	const { gate: policy, ...sides } = basis;
	const suspects = suspectsIn(run, {
		sides,
		policy
	});
	if (suspects.length === 0) return run;
	const confirmation = new Confirmation(run, suspects);
	if (!suspects.some((suspect) => confirmation.isOpen(suspect))) return run;
	if (whyNot !== void 0) return withWarnings(run, [notUsed(whyNot)]);
	const { deep: withoutSecrets, text } = redactorOf(inputs, runtime);
	const named = command.includes("{tests}") ? suspects.filter(isNoOption) : suspects;
	const options = suspects.filter((suspect) => !named.includes(suspect));
	if (options.length > 0) confirmation.warn(looksLikeOptions(options));
	for (const { key } of options) confirmation.explain(key, "its id begins with \"-\", as an option of the tool");
	const site = {
		...confirming,
		inputs: importsOf(inputs, runtime, run),
		command,
		run,
		cwd: resolve(runtime.cwd, inputs.workingDirectory),
		withoutSecrets: text
	};
	for (let round = 1; !runtime.signal.aborted; round += 1) {
		const left = named.filter((suspect) => confirmation.isOpen(suspect));
		if (left.length === 0) break;
		runtime.log.info(`Re-running ${plural("suspected regression", left.length)} by confirm-command, round ${round}`);
		const { results, unmeasured, problems } = await runCommand(left, site, runtime);
		confirmation.add(left, withoutSecrets(results));
		for (const { key, why } of withoutSecrets(unmeasured)) confirmation.explain(key, why);
		for (const problem of withoutSecrets(problems)) confirmation.warn(problem);
	}
	return confirmation.finish(runtime.signal.aborted);
}
const notUsed = (why) => ({
	code: "UNUSED",
	severity: "warning",
	message: `confirm-command re-runs nothing here: ${why}`
});
const isNoOption = ({ of }) => !of.test.testId.startsWith("-");
const looksLikeOptions = (suspects) => ({
	code: "UNUSED",
	severity: "warning",
	message: `confirm-command did not re-run ${plural("test", suspects.length)} whose ids begin with "-": ${listed(suspects.map(({ of }) => of.test.testId))}`,
	hint: "The tool would read them as options: use {pattern} in place of {tests}, or rename the tests."
});
var Confirmation = class {
	#run;
	#suspects;
	#reruns = new Map();
	#added = [];
	#warnings = [];
	#causes = new Map();
	constructor(run, suspects) {
		this.#run = run;
		this.#suspects = suspects;
		for (const { key } of suspects) this.#reruns.set(key, []);
		for (const result of extraResults(run, "confirmation")) this.#reruns.get(resultKey(result))?.push([result]);
	}
	isOpen(suspect) {
		return needsRerun(suspect, this.#measured(suspect), { isDecided });
	}
	add(suspects, results) {
		for (const { key, of } of suspects) {
			const own = results.filter((result) => resultKey(result) === key);
			this.#reruns.get(key)?.push(own);
			const index = this.#run.results.find((result) => resultKey(result) === resultKey(of.test))?.index ?? 0;
			for (const result of own) this.#added.push({
				purpose: "confirmation",
				checkout: "head",
				result: {
					...result,
					index
				}
			});
		}
	}
	explain(key, why) {
		this.#causes.set(key, why);
	}
	warn(problem) {
		if (!this.#warnings.some(({ message }) => message === problem.message)) this.#warnings.push(problem);
	}
	finish(isCancelled) {
		const run = withWarnings(this.#run, this.#warnings);
		const undecided = this.#suspects.filter((suspect) => !isDecided(suspect, this.#measured(suspect).flat()));
		const unconfirmed = [...(run.unconfirmed ?? []).filter((test) => !this.#reruns.has(resultKey(test))), ...undecided.map((suspect) => this.#unconfirmed(suspect))];
		const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
		const { unconfirmed: _, ...whole } = run;
		return {
			...whole,
			...isCutOff && {
				complete: false,
				stopped: "cancelled"
			},
			extraTrials: inReportOrder([...run.extraTrials ?? [], ...this.#added]),
			...unconfirmed.length > 0 && { unconfirmed }
		};
	}
	#unconfirmed({ key, of: { test } }) {
		const { suite, suiteFile, testId, target } = test;
		const why = this.#causes.get(key);
		return {
			suite,
			suiteFile,
			testId,
			target,
			...why !== void 0 && { why }
		};
	}
	#measured({ key }) {
		return (this.#reruns.get(key) ?? []).map((results) => results.flatMap(targetTrials));
	}
};
// src/results/shards/earlier-shards.ts
function earlierShards(shards, used) {
	const byAttempt = new Map();
	for (const { attempt, record, results, extraTrials } of shards) {
		if (record.run.dryRun || record.run.missingSecrets !== void 0) continue;
		const own = results.filter((result) => !used.has(result));
		const { tests } = earlierAttemptOf(attempt, {
			results: own,
			extraTrials: [...extraTrials]
		});
		byAttempt.set(attempt, [...byAttempt.get(attempt) ?? [], ...tests]);
	}
	return [...byAttempt].filter(([, tests]) => tests.length > 0).sort(([one], [other]) => one - other).map(([attempt, tests]) => ({
		attempt,
		tests: tests.toSorted(byName)
	}));
}
function byName(one, other) {
	const [first, second] = [resultKey(one) + one.timestamp, resultKey(other) + other.timestamp];
	return first < second ? -1 : first > second ? 1 : 0;
}
// src/results/shards/joined-parts.ts
function joinedParts({ strategy = "mean" }, parts) {
	const inOrder = parts.toSorted((one, other) => one.part.from - other.part.from);
	const owned = inOrder.flatMap(({ part, result }) => trialsOf(result).map((trial, at) => ({
		result,
		trial: {
			...trial,
			attempt: part.from + at
		}
	})));
	const trials = owned.map(({ trial }) => trial);
	const { score, aggregation, best } = aggregateTrials(trials, strategy);
	const shown = owned[best]?.result;
	if (shown === void 0) throw new Error("A test was joined without a trial");
	const { status: _, score: __, ...common } = withoutOutcome(shown);
	const joined = {
		...common,
		timestamp: latest(inOrder.map(({ result }) => result.timestamp)),
		trials,
		aggregation,
		costUsd: costOfTrials(trials),
		retries: inOrder.reduce((sum, { result }) => sum + result.retries, 0),
		evalRun: {
			durationMs: Math.max(...inOrder.map(({ result }) => result.evalRun.durationMs)),
			tokenUsage: sumTokens(inOrder.flatMap(({ result }) => result.evalRun.tokenUsage ?? []))
		},
		trialSamples: isMixed(trials) ? samplesOf(inOrder, best) : void 0,
		costLimited: inOrder.some(({ result }) => result.costLimited) ? true : void 0
	};
	const failure = failureOfTrials(trials, trials[best], strategy);
	if (failure !== void 0) return {
		...joined,
		status: "execution_error",
		score,
		failure
	};
	if (score >= shown.passMark) return {
		...joined,
		status: "ok",
		score
	};
	return {
		...joined,
		status: "quality_failure",
		score,
		requiredMissed: missedIn(shown)
	};
}
function trialsOf(result) {
	if (result.trials !== void 0) return result.trials;
	const { status, score, scores, tokenUsage, costUsd, durationMs, finishReason, cached, paid, patch, targetUsed } = result;
	const failure = status === "execution_error" ? result.failure : void 0;
	return [{
		attempt: 0,
		status,
		score,
		verdict: verdictOf(score),
		scores,
		failure,
		tokenUsage,
		costUsd,
		durationMs,
		finishReason,
		cached,
		paid,
		patch,
		targetUsed
	}];
}
function withoutOutcome(result) {
	const { failure: _, requiredMissed: __, ...common } = {
		failure: void 0,
		requiredMissed: void 0,
		...result
	};
	return common;
}
const missedIn = (result) => result.status === "quality_failure" ? result.requiredMissed : void 0;
function samplesOf(parts, best) {
	const others = parts.flatMap(({ part, result: { trialSamples = [] } }) => trialSamples.map(({ attempt, side }) => ({
		attempt: part.from + attempt,
		side
	}))).filter(({ attempt }) => attempt !== best).sort((one, other) => one.attempt - other.attempt);
	const chosen = [others.find(({ side }) => side.pass), others.find(({ side }) => !side.pass)].filter((sample) => sample !== void 0);
	return chosen.length === 0 ? void 0 : chosen;
}
const latest = (times) => times.reduce((last, time) => time > last ? time : last);
// src/results/shards/merged-facts.ts
function mergedFacts(runs, plan) {
	const { start } = periodOf(runs);
	const [, longest = 0] = extremes(runs.map(({ durationMs }) => durationMs));
	const environment = commonEnvironment(runs.map((run) => run.environment));
	const missingSecrets = missingSecretsOf(runs);
	const caches = cacheNames.flatMap((name) => cacheUse(name, runs) ?? []);
	const order = suiteOrder(plan);
	const describedSuites = distinct(runs.flatMap((run) => run.describedSuites ?? [])).sort(order);
	const unconfirmed = distinct(runs.flatMap((run) => run.unconfirmed ?? []));
	return {
		startedAt: start === void 0 ? EPOCH : new Date(start).toISOString(),
		durationMs: longest,
		dryRun: runs.some(({ dryRun }) => dryRun),
		...selectedByAll(runs),
		...baselineFilesOf(runs),
		...folderOf(runs),
		...flagsOf(runs),
		...changesOf(runs),
		...deletedMustPassOf(runs),
		...missingSecrets && { missingSecrets },
		...unconfirmed.length > 0 && { unconfirmed },
		...environment && { environment },
		requirements: distinct(runs.flatMap(({ requirements }) => requirements)).sort(order),
		...describedSuites.length > 0 && { describedSuites },
		warnings: distinct([...plan.warnings, ...runs.flatMap(({ warnings }) => warnings)]).sort(byText),
		...caches.length > 0 && { caches }
	};
}
function selectedByAll([first, ...others]) {
	const selected = (first?.selected ?? []).filter((kind) => others.every((run) => run.selected?.includes(kind)));
	return selected.length === 0 ? {} : { selected };
}
function distinct(values) {
	return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
function byText(one, other) {
	const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
	return first < second ? -1 : first > second ? 1 : 0;
}
function suiteOrder({ tests }) {
	const first = new Map();
	const keyOf = (...names) => JSON.stringify(names);
	for (const [position, { suite, suiteFile, target }] of tests.entries()) for (const key of [keyOf(suiteFile, suite, target), keyOf(suiteFile, suite, void 0)]) if (!first.has(key)) first.set(key, position);
	const rank = ({ suite, file, target }) => first.get(keyOf(file, suite, target)) ?? tests.length;
	return (one, other) => rank(one) - rank(other) || byText(one, other);
}
function missingSecretsOf(runs) {
	const all = runs.flatMap(({ missingSecrets }) => missingSecrets ?? []);
	const [first] = all;
	if (first === void 0) return void 0;
	const names = [...new Set(all.flatMap((each) => each.names))].sort();
	return {
		from: first.from,
		names: names.slice(0, 20)
	};
}
function cacheUse(name, runs) {
	const uses = runs.flatMap(({ caches = [] }) => caches.filter(({ cache }) => cache === name));
	if (uses.length === 0) return void 0;
	const sum = (values) => values.reduce((total, value) => total + value, 0);
	const saved = uses.flatMap(({ savedUsd }) => savedUsd ?? []);
	const savedTokens = sumTokens(uses.flatMap((use) => use.savedTokens ?? []));
	return {
		cache: name,
		asked: sum(uses.map(({ asked }) => asked)),
		hits: sum(uses.map(({ hits }) => hits)),
		...saved.length > 0 && { savedUsd: sum(saved) },
		savedUnknown: sum(uses.map(({ savedUnknown }) => savedUnknown)),
		...savedTokens && { savedTokens },
		notStored: sum(uses.map(({ notStored }) => notStored))
	};
}
function mergedSeeding(runs, extraTrials, isComplete) {
	const all = isComplete ? runs.flatMap(({ seeding }) => seeding ?? []) : [];
	const seeded = all.filter(({ tests }) => tests > 0);
	const made = seeded.length === 0 ? 0 : Math.min(...seeded.map((each) => each.made));
	const counted = extraTrials.filter(({ purpose, round = 1 }) => purpose !== "seed" || round < made);
	const [first] = seeded.length === 0 ? all : seeded;
	if (first === void 0) return { extraTrials: counted };
	const why = seeded.find((each) => each.made === made)?.why;
	return {
		seeding: {
			asked: first.asked,
			made,
			tests: seeded.reduce((sum, { tests }) => sum + tests, 0),
			...costOf(counted),
			...why !== void 0 && { why }
		},
		extraTrials: counted
	};
}
function costOf(trials) {
	const results = trials.filter(({ purpose }) => purpose === "seed").map(({ result }) => result);
	const { costUsd, graderCostUsd } = summarize({
		results,
		planned: results.length
	});
	return costUsd === void 0 && graderCostUsd === void 0 ? {} : { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) };
}
// src/results/shards/placed-rows.ts
var PlannedTests = class {
	#plan;
	#positions;
	#byShard;
	constructor(plan) {
		this.#plan = plan;
		this.#positions = once(() => positionsOf(plan.tests));
		const byShard = new Map();
		for (const [position, { parts }] of plan.tests.entries()) for (const { shard } of parts) {
			const own = byShard.get(shard);
			if (own === void 0) byShard.set(shard, [position]);
			else own.push(position);
		}
		this.#byShard = byShard;
	}
	get shards() {
		return this.#plan.shards.length;
	}
	ofShard(shard) {
		return this.#byShard.get(shard) ?? [];
	}
	all() {
		return this.#plan.tests;
	}
	at(position) {
		return this.#plan.tests[position];
	}
	partAt(position, shard) {
		return position === void 0 ? void 0 : this.at(position)?.parts.find((part) => part.shard === shard);
	}
	partsOf(shard) {
		return this.ofShard(shard).flatMap((position) => this.partAt(position, shard) ?? []);
	}
	positionOf(test) {
		const { index } = test;
		if (index !== void 0 && isSameTest(test, this.at(index))) return index;
		return this.#positions().get(suiteOf(test))?.get(test.testId);
	}
};
function positionsOf(tests) {
	const bySuite = new Map();
	for (const [position, test] of tests.entries()) {
		const key = suiteOf(test);
		const own = bySuite.get(key) ?? new Map();
		bySuite.set(key, own.set(test.testId, position));
	}
	return bySuite;
}
const suiteOf = ({ suite, suiteFile, target }) => resultKey({
	suite,
	suiteFile,
	target,
	testId: ""
});
const isSameTest = (one, other) => one.testId === other?.testId && one.target === other.target && one.suite === other.suite && one.suiteFile === other.suiteFile;
function placedRows({ name, index, results }, tests) {
	const rows = new Map();
	const foreign = new Map();
	for (const result of results) {
		const position = tests.positionOf(result);
		const test = position === void 0 ? void 0 : tests.at(position);
		const part = tests.partAt(position, index);
		const isTwice = part !== void 0 && rows.has(part);
		const why = whyForeign(result, test, part) ?? (isTwice ? TWICE : void 0);
		if (why === void 0 && part !== void 0) rows.set(part, result);
		else {
			const others = foreign.get(why ?? "") ?? [];
			others.push(result.testId);
			foreign.set(why ?? "", others);
		}
	}
	return {
		rows,
		problems: Array.from(foreign, ([why, ids]) => `${name} has results ${why} (${countAndNames(ids)})`)
	};
}
const TWICE = "of the same test more than once";
function whyForeign(result, test, part) {
	if (test === void 0) return "of tests that the plan does not have";
	if (part === void 0) return `of tests that the plan gives to shard ${test.parts[0]?.shard}`;
	if (isReused(result)) return result.reusedFrom === test.reused ? void 0 : "taken over from another commit, which the plan does not allow";
	return hasItsTrials(result, part) ? void 0 : "with trials that the plan does not give to this shard";
}
function hasItsTrials({ trials = [] }, { from, trials: count }) {
	if (trials.length > count) return false;
	return trials.every(({ attempt }, at) => attempt === at) || trials.every(({ attempt }, at) => attempt === from + at);
}
function isShort(result, part) {
	const { trials, aggregation, costLimited, status } = result;
	if ((trials?.length ?? 1) >= part.trials || isReused(result) || costLimited === true) return false;
	if (aggregation?.strategy === "pass_at_k") return !trials?.some(({ score }) => score >= PASS_MARK);
	return trials !== void 0 || status !== "execution_error";
}
// src/results/shards/stopped-shards.ts
function stoppedShards({ accepted, early, tests, jobs, rerunOf }) {
	const { refused } = accepted;
	const lost = withoutResults(accepted, tests).filter((index) => rerunOf !== void 0 || !refused.has(index));
	const ends = [...jobs === "skipped" ? [] : lost.map((index) => noResults(index, tests)), ...early].sort((one, other) => one.index - other.index);
	return ends.map(({ index, name, why, missing }, at) => {
		const before = ends.slice(0, at).filter((end) => end.why === why);
		const shared = [...missing].filter((position) => before.some((end) => end.missing.has(position))).length;
		return {
			shard: index,
			shards: tests.shards,
			why,
			missing: missing.size,
			...shared > 0 && { shared },
			...rerunOf && { rerun: rerunOf(index, name) }
		};
	});
}
const withoutResults = ({ byShard }, { shards }) => Array.from({ length: shards }, (_, at) => at + 1).filter((index) => !byShard.has(index));
const noResults = (index, tests) => ({
	index,
	name: void 0,
	why: "no-results",
	missing: new Set(tests.ofShard(index))
});
function missingShards(accepted, tests, jobs) {
	const missing = withoutResults(accepted, tests).filter((index) => !accepted.refused.has(index));
	if (missing.length === 0) return [];
	const positions = missing.flatMap((index) => tests.ofShard(index)).sort((one, other) => one - other);
	const ids = [...new Set(positions)].flatMap((position) => tests.at(position)?.testId ?? []);
	const state = jobs === void 0 || jobs === "success" ? "" : ` (${jobs === "cancelled" ? CANCELLED : jobs})`;
	const which = ids.length === 0 ? "no tests" : countAndNames(ids);
	const message = `${tests.shards - missing.length} of ${tests.shards} shards reported; ${shardNumbers(missing)}${state} left no results (${which})`;
	return [unreadable(message, jobs === "skipped" ? CHECK_CONDITION : void 0)];
}
const CANCELLED = "cancelled, or over the time limit of its job";
const CHECK_CONDITION = "Check the condition (\"if\") of these jobs, and re-run all jobs.";
// src/results/shards/merge-shards.ts
function mergeShards(pinned, found) {
	const { plan } = pinned;
	const accepted = acceptedShards(found.shards, found.lost ?? [], pinned);
	const tests = new PlannedTests(plan);
	const placed = placedResults(accepted, tests);
	const newest = [...accepted.byShard.values()].flatMap(([shard]) => shard ?? []);
	const { jobs } = found;
	const missing = missingShards(accepted, tests, jobs);
	const ends = newest.map((shard) => endOf(shard, placed, tests));
	const early = ends.flatMap((end) => end.early ?? []);
	const unfinished = found.rerunOf !== void 0 && found.shards.length === 0 && (found.others ?? []).length > 0 ? [] : stoppedShards({
		accepted,
		early,
		tests,
		...found
	});
	const leaks = leaksAmong(newest, placed, tests);
	const problems = [
		...accepted.problems,
		...placed.problems,
		...missing,
		...missing.length === 0 && jobs === "skipped" ? [SKIPPED] : [],
		...ends.flatMap((end) => end.problem ?? []),
		...leaks.problems
	];
	const isCancelled = missing.length > 0 && jobs === "cancelled" && !newest.some(isComplete);
	const stopped = gravestStop([...ends, ...isCancelled ? [{ stopped: "cancelled" }] : []]);
	const isWhole = problems.length === 0 && stopped === void 0;
	const runs = newest.map(({ record }) => record.run);
	const { warnings, ...facts } = mergedFacts(runs, plan);
	const seeded = mergedSeeding(runs, inReportOrder(placed.extraTrials), isWhole);
	const earlier = earlierShards([...[...accepted.byShard.values()].flatMap((attempts) => attempts.slice(1)), ...found.others ?? []], placed.used);
	return {
		...facts,
		planned: plan.tests.length,
		complete: isWhole,
		...stopped !== void 0 && { stopped },
		...unfinished.length > 0 && { stoppedShards: unfinished },
		...problems.length > 0 && { unreadable: problems },
		...placed.results.length < plan.tests.length && withoutResult(plan.tests, placed.results),
		...leaks.tests.length > 0 && { reuseLeaks: leaks.tests },
		...seeded.seeding && { seeding: seeded.seeding },
		warnings: [
			...warnings,
			...accepted.warnings,
			...found.warnings ?? [],
			...budgetWarnings(newest, pinned),
			...changedFilesWarnings(newest)
		],
		results: placed.results,
		...seeded.extraTrials.length > 0 && { extraTrials: [...seeded.extraTrials] },
		...earlier.length > 0 && { earlier }
	};
}
function placedResults({ byShard }, tests) {
	const rows = new Map();
	const used = new Set();
	const problems = [];
	const extraTrials = [];
	for (const attempts of byShard.values()) for (const [age, shard] of attempts.entries()) {
		const { rows: found, problems: foreign } = placedRows(shard, tests);
		problems.push(...foreign.map((message) => unreadable(message)));
		for (const [part, result] of found) {
			if (rows.has(part)) continue;
			rows.set(part, result);
			if (age > 0) used.add(result);
		}
		const isOwn = (part) => age === 0 || rows.has(part) && rows.get(part) === found.get(part);
		const extra = placedExtraTrials(shard, isOwn, tests);
		extraTrials.push(...extra.trials);
		if (age === 0) problems.push(...extra.problems);
	}
	return {
		results: resultsOf(rows, tests),
		extraTrials,
		rows,
		used,
		problems
	};
}
function resultsOf(rows, tests) {
	const results = [];
	for (const [position, test] of tests.all().entries()) {
		const result = resultOfParts(test, rows);
		if (result !== void 0) results.push(result.index === position ? result : {
			...result,
			index: position
		});
	}
	return results;
}
function resultOfParts(test, rows) {
	const [first, ...others] = test.parts;
	if (first !== void 0 && others.length === 0) return rows.get(first);
	const placed = test.parts.flatMap((part) => {
		const result = rows.get(part);
		return result === void 0 ? [] : {
			part,
			result
		};
	});
	return placed.length === 0 ? void 0 : joinedParts(test, placed);
}
function placedExtraTrials({ name, index, extraTrials }, isOwn, tests) {
	const foreign = [];
	const trials = extraTrials.flatMap((trial) => {
		const position = tests.positionOf(trial.result);
		const part = tests.partAt(position, index);
		if (position !== void 0 && part !== void 0 && isOwn(part)) return [{
			...trial,
			result: {
				...trial.result,
				index: position
			}
		}];
		foreign.push(trial.result.testId);
		return [];
	});
	const message = `${name} has confirmation, control or seeding trials of tests that the plan does not give to it`;
	return {
		trials,
		problems: foreign.length === 0 ? [] : [unreadable(`${message} (${countAndNames(foreign)})`)]
	};
}
const SKIPPED = unreadable("The jobs of the shards were skipped although the plan wants a run: the results are those of an earlier attempt", CHECK_CONDITION);
const isComplete = ({ record }) => record.complete;
function endOf(shard, { rows }, tests) {
	const { index, name, record } = shard;
	const missing = tests.ofShard(index).filter((position) => {
		const part = tests.partAt(position, index);
		const result = part && rows.get(part);
		return part === void 0 || result === void 0 || isShort(result, part);
	});
	if (!record.complete) {
		const { stopped = "broken-off" } = record;
		const unrun = tests.ofShard(index).filter((position) => {
			const part = tests.partAt(position, index);
			const result = part && rows.get(part);
			return result !== void 0 && !wasRun(result);
		});
		return {
			stopped,
			early: {
				index,
				name,
				why: stopped,
				missing: new Set([...missing, ...unrun])
			}
		};
	}
	const ids = missing.flatMap((position) => tests.at(position)?.testId ?? []);
	const why = ids.length > 0 ? `trials are missing (${countAndNames(ids)})` : whyMiscounted(shard, rows, tests.partsOf(index));
	if (why === void 0) return {};
	return { problem: unreadable(`${name} is complete by its own account, but ${why}`) };
}
function whyMiscounted({ record, extraTrials }, rows, parts) {
	const { cells } = record;
	const expected = sum(parts.map(({ trials }) => trials));
	const finished = sum(parts.map((part) => finishedTrials(rows.get(part), part)));
	if (cells.expected !== expected || cells.finished !== finished) return `it counts ${cells.finished} of ${cells.expected} trials, and has ${finished} of ${expected}`;
	for (const purpose of extraTrialPurposes) {
		const [written, found] = [record.extraTrials[purpose], countOf(extraTrials, purpose)];
		if (!(purpose === "seed" ? found >= written : found === written)) return `it wrote ${plural(`${purpose} trial`, written)}, and has ${found}`;
	}
}
const finishedTrials = (result, part) => {
	if (result === void 0 || !wasRun(result)) return 0;
	return result.costLimited ? result.trials?.length ?? 1 : part.trials;
};
const sum = (counts) => counts.reduce((total, count) => total + count, 0);
const countOf = (trials, purpose) => trials.filter((trial) => trial.purpose === purpose).length;
function leaksAmong(newest, { results }, tests) {
	const leaking = newest.filter(({ record }) => (record.leak ?? []).length > 0);
	if (leaking.length === 0) return {
		tests: [],
		problems: []
	};
	const keys = new Set(leaking.flatMap(({ record }) => record.leak ?? []));
	const canaries = results.filter((result) => keys.has(resultKey(result)));
	const subjects = new Set(canaries.map(({ subject }) => subject));
	const isKnown = canaries.length >= keys.size && !subjects.has(void 0);
	const outdated = results.filter((result) => isReused(result) && (!isKnown || subjects.has(result.subject)));
	const named = canaries.map(({ suite, suiteFile, testId, target }) => ({
		suite,
		suiteFile,
		testId,
		target
	}));
	if (outdated.length === 0) return {
		tests: named,
		problems: []
	};
	const shards = [...new Set(outdated.flatMap(({ index }) => tests.at(index)?.parts.map(({ shard }) => shard) ?? []))];
	const message = `Results were reused that may be outdated (${countAndNames(outdated.map(({ testId }) => testId))}; shards ${shards.join(", ")}): ${canaries.map(({ testId }) => testId).join(", ") || "a test"} got worse although nothing about it changed`;
	return {
		tests: named,
		problems: [unreadable(message, "Re-run all jobs: the next attempt reuses nothing.")]
	};
}
function budgetWarnings(newest, { plan }) {
	const budget = plan.inputs["budgetUsd"];
	const spent = newest.reduce((sum, { record }) => sum + (record.usage.costUsd ?? 0), 0);
	return newest.flatMap(({ index, record }) => {
		const share = plan.shards.find((shard) => shard.index === index)?.budgetUsd;
		if (record.stopped !== "budget" || share === void 0 || typeof budget !== "number") return [];
		const unused = Math.max(0, budget - spent).toFixed(2);
		return [{
			code: "BUDGET_SPENT",
			severity: "warning",
			message: `Shard ${index} spent its share of the budget ($${share.toFixed(2)} of $${budget.toFixed(2)}); $${unused} of the whole budget is unused`,
			hint: "Raise budget-usd, or use fewer shards."
		}];
	});
}
// src/model/run/shard-record.ts
const sha256 = string().regex(/^[0-9a-f]{64}$/);
const cellsSchema = strictObject({
	expected: int().nonnegative(),
	finished: int().nonnegative()
});
const usageSchema = lateObject(() => ({
	calls: int().nonnegative(),
	tokens: tokenUsageSchema.optional(),
	costUsd: number().nonnegative().optional()
}));
const shardRunSchema = lazy(() => runResultSchema.unwrap().omit({
	results: true,
	extraTrials: true,
	earlier: true
}));
const shardRecordSchema = lateObject(() => ({
	schemaVersion: literal(1),
	generator: strictObject({
		name: literal("eval-action"),
		version: string()
	}),
	digest: sha256,
	key: string(),
	index: int().positive(),
	count: int().positive(),
	attempt: int().positive(),
	commit: string().optional(),
	changed: union([literal("unknown"), array(string()).max(2 * MOST_CHANGED_FILES)]).optional(),
	cells: cellsSchema,
	extraTrials: record(_enum(extraTrialPurposes), int().nonnegative()),
	complete: boolean(),
	stopped: _enum(stops).optional(),
	usage: usageSchema,
	leak: array(string()).optional(),
	judgements: array(strictObject({
		key: sha256,
		value: responseSchema
	})).optional(),
	run: shardRunSchema
}));
// src/results/shards/most-reruns.ts
function testWithTooManyReruns(trials) {
	const made = new Map();
	for (const { purpose, result } of trials) {
		if (purpose === "seed") continue;
		const key = JSON.stringify([purpose, resultKey(result)]);
		const own = made.get(key) ?? {
			rows: 0,
			measured: 0
		};
		made.set(key, own);
		own.rows += 1;
		own.measured += presentTrials(result).length;
		if (own.measured > 8 || own.rows > 16) return result.testId;
	}
}
// src/app/shards/read-shard.ts
const MAX_RECORD_BYTES = 33554432;
const MAX_JOURNAL_BYTES = 536870912;
async function readShard(files, tests) {
	const { name } = files;
	const record = parsed(await files.pieces(runFiles.shard, MAX_RECORD_BYTES), name);
	const results = [];
	for (const { value, location } of await rowsIn(runFiles.journal, record, files)) {
		const { result, hasInvalidTime } = readRecord(value, location, (test) => tests.positionOf(test) ?? results.length);
		if (hasInvalidTime) throw invalidTime(location);
		results.push(result);
	}
	const extraTrials = [];
	for (const row of await rowsIn(runFiles.extraTrials, record, files)) {
		const { commit: _, ...trial } = readExtraTrial(row, (test) => tests.positionOf(test) ?? extraTrials.length);
		extraTrials.push(trial);
	}
	refuseTooMany(extraTrials, name);
	return {
		name,
		index: files.index ?? record.index,
		attempt: files.attempt ?? record.attempt,
		record,
		results,
		extraTrials
	};
}
const invalidTime = ({ file, line }) => userError("RESULTS_UNREADABLE", `the timestamp in ${file}:${line} is not a time`, { hint: "Run this shard again: its results were changed after they were written." });
function refuseTooMany(extraTrials, name) {
	const testId = testWithTooManyReruns(extraTrials);
	if (testId === void 0) return;
	const message = `${name} has more than 8 re-runs or control trials of ${testId}`;
	throw userError("RESULTS_UNREADABLE", message, { hint: "Run this shard again: a shard never makes as many." });
}
function parsed(pieces, name) {
	const hint = "A shard is the folder that \"eval-action run --shard\" wrote, with all of its files.";
	if (pieces === void 0) throw userError("FILE_MISSING", `There is no ${runFiles.shard} in ${name}`, { hint });
	const value = jsonOf([...linesOfPieces(pieces)].join("\n"));
	const version = isMapping(value) ? value["schemaVersion"] : void 0;
	if (typeof version === "number" && version > 1) throw userError("RESULTS_UNREADABLE", `A newer version of eval-action wrote ${name}`, { hint: "Use the same version of eval-action in all jobs." });
	const read = shardRecordSchema.safeParse(value);
	if (read.success) return read.data;
	const [issue] = read.error.issues;
	const where = issue === void 0 || issue.path.length === 0 ? "" : ` at ${issue.path.join(".").slice(0, 100)}`;
	throw userError("RESULTS_UNREADABLE", `${runFiles.shard} of ${name} is damaged${where}`, { hint });
}
async function rowsIn(file, { complete }, files) {
	const lines = async () => linesOfPieces(await files.pieces(file, 536870912) ?? []);
	const where = `${files.name}/${file}`;
	const rows = rowsOfLines(await lines(), where, {
		warn: () => {},
		mostRows: MOST_CELLS * 4
	});
	return complete ? rows : rowsWith(rows, rowsOfTheRun(await lines()));
}
function* rowsWith(rows, isWanted) {
	for (const row of rows) if (isWanted(row.line)) yield row;
}
// src/app/shards/shard-sources.ts
const isShardFolder = async (path, { cwd, files }) => await files.state(join(resolve(cwd, path), runFiles.shard)) === "file";
async function shardsInFolders(paths, { plan, digest }, disk) {
	const { key } = plan;
	const { read, lost } = await readAll(paths, new PlannedTests(plan), (path) => inFolder(resolve(disk.cwd, path), disk));
	const shards = read.filter(({ record }) => record.digest === digest);
	const others = read.filter(({ record }) => record.digest !== digest && record.key === key);
	const ofOtherKeys = read.filter(({ record }) => record.digest !== digest && record.key !== key);
	const foreign = shards.length === 0 ? others.map(({ name, record }) => ofOtherPlan(name, record.digest, digest)) : [];
	return {
		shards,
		others,
		lost: [...lost, ...foreign],
		...ofOtherKeys.length > 0 && { warnings: [notReported(ofOtherKeys, key)] }
	};
}
function notReported(shards, key) {
	const keys = [...new Set(shards.map(({ record }) => record.key))].sort();
	const names = countAndNames(shards.map(({ name }) => name), "shard");
	return {
		code: "UNUSED",
		severity: "warning",
		message: `Shards of plans with another comment-key (${listed(keys)}) are not in this report of ${key}: ${names}`,
		hint: "Report each plan on its own, with the folders of its shards."
	};
}
const inFolder = (folder, { cwd, files }) => ({
	name: shownPath(folder, cwd),
	pieces: async (file, maxBytes) => {
		const path = join(folder, file);
		return await files.state(path) === "file" ? files.readPieces(path, maxBytes) : void 0;
	}
});
const ofOtherPlan = (name, found, wanted) => ({
	attempt: 0,
	problem: unreadable(`${name} belongs to the plan ${found.slice(0, 12)}, not to ${wanted.slice(0, 12)}`, "Pass the folder of that plan as --plan-path (plan-path), or leave this folder out.")
});
const MOST_ARTIFACTS = 1024;
async function shardsInArtifacts({ run, plan, digest, newest = Number.POSITIVE_INFINITY }, reader, signal) {
	const named = (await reader.list(run, signal)).flatMap((artifact) => {
		const shard = shardInName(artifact.name, plan.key);
		return shard === void 0 ? [] : [{
			artifact,
			shard
		}];
	});
	if (named.length > MOST_ARTIFACTS) throw userError("RESULTS_UNREADABLE", `Workflow run ${run} has more than ${MOST_ARTIFACTS} artifacts of shards`);
	const isOwn = ({ shard }) => digest.startsWith(shard.digest);
	const filesOf = ({ artifact, shard }) => {
		const files = {
			...inArtifact(artifact, reader, signal),
			...shard
		};
		return shard.attempt <= newest ? files : {
			...files,
			pieces: () => Promise.reject(fromTheFuture(files, newest))
		};
	};
	const tests = new PlannedTests(plan);
	const own = await readAll(named.filter(isOwn), tests, filesOf);
	const others = await readAll(named.filter((each) => !isOwn(each)), tests, filesOf);
	return {
		shards: own.read,
		others: others.read,
		lost: own.lost,
		warnings: others.lost.map(({ problem }) => ({
			...problem,
			severity: "warning"
		}))
	};
}
const fromTheFuture = ({ name, attempt }, newest) => userError("RESULTS_UNREADABLE", `${name} cannot be used: it claims attempt ${attempt}, and this is attempt ${newest}`, { hint: "Only the shards of this plan may upload artifacts with such names." });
const LIMITS = {
	archiveBytes: 134217728,
	entries: 5e4,
	entryBytes: MAX_JOURNAL_BYTES,
	totalBytes: 2 * MAX_JOURNAL_BYTES
};
const READ = [
	runFiles.shard,
	runFiles.journal,
	runFiles.extraTrials
];
function inArtifact(artifact, reader, signal) {
	const { name, isExpired } = artifact;
	let content;
	return {
		name,
		async pieces(file, maxBytes) {
			if (isExpired) throw userError("FILE_MISSING", `The artifact ${name} has expired`, { hint: "Re-run all jobs." });
			content ??= await reader.download(artifact, {
				isWanted: (each) => READ.includes(each),
				limits: LIMITS,
				signal
			});
			const bytes = content.get(file);
			if (bytes !== void 0 && bytes.length > maxBytes) throw userError("FILE_TOO_LARGE", `${file} of ${name} is larger than ${maxBytes / 2 ** 20} MiB`);
			return bytes && [bytes];
		}
	};
}
async function readAll(sources, tests, filesOf) {
	const read = [];
	const lost = [];
	for (const source of sources) {
		const shard = filesOf(source);
		try {
			read.push(await readShard(shard, tests));
		} catch (error) {
			if (!(error instanceof UserError)) throw error;
			const { index, attempt = 0 } = shard;
			lost.push(...error.problems.map((problem) => ({
				index,
				attempt,
				problem
			})));
		}
	}
	return {
		read,
		lost
	};
}
// src/app/shards/planned-report.ts
async function areShards({ paths, cwd, plan, planPath }, { files }) {
	const found = await Promise.all(paths.map((path) => isShardFolder(path, {
		cwd,
		files
	})));
	if (!(plan !== void 0 || planPath !== void 0) && !found.includes(true)) return false;
	const other = paths[found.indexOf(false)];
	if (other === void 0) return true;
	throw userError("INPUT_INVALID", `${other} is not the folder of a shard`, { expected: "with a plan, the folders of its shards alone" });
}
async function planOnDisk(where, { files }) {
	const { cwd, paths, plan, planPath } = where;
	const digest = plan === "artifacts" ? void 0 : plan;
	if (planPath !== void 0) {
		const folder = resolve(cwd, planPath);
		return {
			folder,
			...await readPlanFolder(folder, digest, files)
		};
	}
	const folders = paths.map((path) => resolve(cwd, path));
	const states = await Promise.all(folders.map((folder) => files.state(join(folder, PLAN_FILE))));
	const [own, ...others] = folders.filter((_, at) => states[at] === "file");
	if (own === void 0) throw userError("FILE_MISSING", "The plan of these shards is missing", { hint: "Add --plan-path DIR (plan-path), the folder that \"eval-action plan -o DIR\" wrote. Its digest as --plan (plan) checks that it is the right one." });
	const loaded = await readPlanFolder(own, digest, files);
	for (const folder of others) {
		const other = await readPlanFolder(folder, void 0, files);
		if (other.digest !== loaded.digest) throw differentPlans({
			name: shownPath(own, cwd),
			...loaded
		}, {
			name: shownPath(folder, cwd),
			...other
		});
	}
	return {
		folder: own,
		...loaded
	};
}
function differentPlans(one, other) {
	const digests = [one, other].map(({ digest }) => digest.slice(0, 12)).join(" and ");
	const message = `The shards in ${one.name} and ${other.name} planned different runs (${digests}). In ${other.name}: ${planDifference(one.plan, other.plan)}`;
	return userError("RESULTS_UNREADABLE", message, { hint: "Run all shards from the same checkout, with the same arguments and the same number of shards: 1/3, 2/3 and 3/3. Or make one plan for all with \"eval-action plan -o\" and --plan-path." });
}
async function shardsOnDisk({ cwd, paths }, loaded, { files, memory }) {
	saveMemory(loaded.plan.tests.length, memory);
	return shardsInFolders(paths, loaded, {
		cwd,
		files
	});
}
function refuseContradictions(asked, { plan }) {
	verifyVersion(plan);
	const problems = asked.given.filter((name) => !REPORTING.includes(name) && plannedInputNames.includes(name)).filter((name) => canonicalText(asked[name]) !== canonicalText(plan.inputs[name])).map((name) => contradiction(`"${kebab(name)}"`, asked[name], plan.inputs[name]));
	const { commentKey: key } = asked;
	if (key && nameOfKey(key) !== nameOfKey(plan.key)) problems.push(contradiction("\"comment-key\"", key, plan.key));
	if (asked.expectedShards !== void 0 && asked.expectedShards !== plan.shards.length) problems.push(contradiction("\"expected-shards\"", asked.expectedShards, plan.shards.length));
	if (problems.length > 0) throw new UserError(problems);
}
const REPORTING = [
	"workingDirectory",
	"evidence",
	"verbose"
];
const contradiction = (name, given, planned) => ({
	code: "INPUT_INVALID",
	severity: "error",
	message: `${name} is another than in the plan`,
	expected: planned === void 0 ? "no value" : JSON.stringify(planned),
	found: JSON.stringify(given),
	hint: "Set it for the plan only: the report decides by the settings of the plan."
});
function plannedBasis(policy, loaded) {
	const { inputs: own, source: found, base, warnings } = policy;
	const inputs = {
		...inputsOfPlan(loaded.plan, own),
		commentKey: loaded.plan.key
	};
	const evidence = own.given.includes("evidence") ? own.evidence : inputs.evidence;
	const basis = basisOfPlan(loaded, {
		...inputs,
		evidence
	});
	const { source } = basis;
	const isUnread = source?.from === "base" && found !== void 0 && found.from !== "base";
	return {
		...basis,
		warnings,
		...base !== void 0 && { base },
		...source !== void 0 && { source: isUnread ? {
			...source,
			from: found.from,
			...found.why !== void 0 && { why: found.why }
		} : source }
	};
}
const plannedRun = (loaded, found, reporting) => toReport(mergeShards(loaded, found), reporting);
export { refuseContradictions as a, shardsInArtifacts as c, notRerun as d, ANNOTATIONS_FILE as f, plannedRun as i, OF_PLAN as l, prepareFolder as m, planOnDisk as n, shardsOnDisk as o, REPORT_FOLDER as p, plannedBasis as r, isShardFolder as s, areShards as t, confirmByCommand as u };
