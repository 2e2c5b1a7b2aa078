import { h as object, n as _enum, s as boolean } from "./schemas.js";
import { Ba as withoutBlame, Bc as redactor, Bi as toolStatuses, Br as inReportOrder, Cl as repeatedFlags, Et as inputsOfPlan, Fo as saveMemory$1, Ft as readPlanFolder, Fu as deliverInTurn, Ga as jsonDocument, Gi as withCostLimit, Gn as oneTrial, Gr as sideOf, Hn as isGivenUp, In as howCalled, Ir as losslessBytes, Ji as callSignal, Jr as findStart, Kc as outcomeOf$1, Kn as plannedCount, Li as millisecondsOf, Ll as costsOf, Lt as writePlanFolder, Ml as agentvPassMarkOf, Mt as PLAN_FILE, Po as MANY_TESTS, Ps as gateSettings, Ql as targetTrials, Qo as withAgreement, Qr as extraTrialLine, Qu as kebab, Rl as verdictOf, Rn as gatePolicies, Sl as namesOf, T as changedFilesWarning, Tl as resultKeyOf, Vn as confirmation, Wn as PlannerSequence, Xc as isMixed, Xo as findKind, Xr as runFiles, Yc as aggregateTrials, Yn as prepare, Yr as inherit, Zl as presentTrials, Zn as withoutSecretsOf, Zr as withLineBreaks, Zu as cutEnd, _a as withWarnings, _i as defineGrader, ac as isOutside, an as writePage, ao as costOfTrials, au as paidFor, b as verifyTests, bi as messageOnWire, bl as isReused, cd as problemText, ci as startsPrograms, co as identity, cs as isChange, dd as userError, do as trialOf, ea as withoutResult, ec as groupProblems, ed as plural, ei as recordLine, en as reportedCommit, fa as isEvidenceAsked, fc as shownPath, fi as graders, ha as findBasis, id as UserError, io as bugResult, ks as findPolicy, lo as notRunResult, lu as imageFilesIn, mc as listed, ml as PATCH_FOLDER, na as summarize, nn as version, od as messageOf, oo as dependencyResult, os as inParallel, qc as wasRun, qi as _usingCtx, qn as timestamp, qr as beginFolder, ra as errorsOf$1, ri as allGradersOf, rn as leaveEvidence, ro as brokenResult, rs as countedLabels, tn as reportOn, uc as findRepository, uo as resultOf, uu as sumTokens, v as verifyCheckout, vi as submissionOf, w as basisOfPlan, wi as plannedTimeLimits, wl as resultKey, x as verifyVersion, xi as tokenUsageOnWire, xs as memoryFiles, y as verifyInputs, zi as providers } from "./common.js";
import { r as fitSide } from "./history-reporter.js";
import { n as hasCommit, r as openBaseTree } from "./base-checkout.js";
import { n as heldToBase, t as withBaseRuns } from "./with-trend.js";
import { a as decidedReuse, c as RequestLimits, i as powerSentences, l as earlierRunsOf, o as isLeak, r as filesUnlikePlan, s as planReuse, t as makeShardPlan } from "./make-plan.js";
import { a as Admission, i as workersOf, n as lanesOf, r as limitsOf } from "./workers.js";
import { t as Caches } from "./caches.js";
import { a as withChanges, c as renderPrompt, i as runConversation, l as batchRemarks, o as placeGradingFiles, s as runInWorkspace, t as OpenTargets } from "./open-targets.js";
import { t as boundedExec } from "./bounded-exec.js";
import { t as grade } from "./grade.js";
import { c as folderNameOf, n as workspaceFolders, t as openWorkspaces } from "./open-workspaces.js";
const { createHash } = process.getBuiltinModule("node:crypto");
const { basename, dirname, isAbsolute, join, relative, resolve, sep } = process.getBuiltinModule("node:path");
// src/app/baseline/changes.ts
async function changesOf({ results }, { plan, watched, environments, inputs, root }, { base, runtime }) {
	if (base === void 0 || runtime.signal.aborted) return {};
	const failed = new Set(results.filter(isFailure).map(({ suiteFile }) => suiteFile));
	const { deep: withoutSecrets } = redactor(await environments.secrets(), inputs);
	const suites = [...new Set(plan.steps.map(({ suite }) => suite))].filter((suite) => failed.has(withoutSecrets(suite.file)) && watched.amongPaths(suite, []) !== void 0);
	if (suites.length === 0 || !await hasCommit(base, {
		git: runtime.git,
		root
	}, runtime.signal)) return {};
	const names = await watched.changedSince(base);
	if (names === void 0) return {};
	const changedOf = (suite) => {
		const own = relative(root, suite.path).replaceAll("\\", "/");
		const wanted = new Set([...watched.amongPaths(suite, names) ?? [], own]);
		const changed = names.filter((name) => wanted.has(name));
		const paths = changed.filter((name) => name.length <= LONGEST_PATH).slice(0, 50);
		const leftOut = changed.length - paths.length;
		return {
			file: suite.file,
			paths,
			...leftOut > 0 && { leftOut }
		};
	};
	return { changes: withoutSecrets({
		base,
		suites: suites.map(changedOf)
	}) };
}
const LONGEST_PATH = 500;
function isFailure(result) {
	const { kind } = outcomeOf$1(result);
	return kind === "failed" || kind === "errored";
}
// src/app/config/without-effect.ts
function withoutEffect(asked) {
	const { seedBaseline, evidence, testId } = asked.inputs;
	const seeds = seedBaseline !== void 0;
	return [...seeds && evidence === "never" && areSaidTogether("seedBaseline", "evidence", asked) ? [unused("seedBaseline", "evidence is \"never\", so the run stores no baseline")] : [], ...seeds && testId.length > 0 && areSaidTogether("seedBaseline", "testId", asked) ? [unused("seedBaseline", "test-id selects some of the tests, but a baseline needs whole suites")] : []];
}
const unused = (word, why) => ({
	code: "UNUSED",
	severity: "warning",
	message: `${kebab(word)} has no effect in this run: ${why}`,
	hint: "Remove one of the two."
});
function areSaidTogether(word, other, { inputs: { given }, configured = [] }) {
	const sourceOf = (name) => given.includes(name) ? "given" : configured.includes(name) ? "configured" : void 0;
	return sourceOf(word) !== void 0 && sourceOf(word) === sourceOf(other);
}
// src/grade/graders/judge-verdict.ts
const judgeVerdict = defineGrader({
	type: "judge-verdict",
	options: () => object({
		expected: _enum(["pass", "fail"]),
		negated: boolean()
	}),
	create: ({ expected, negated }, { members: [judge] }) => ({ async grade(submission, signal) {
		if (judge === void 0) return {
			kind: "undecided",
			reason: "There is no judge to test"
		};
		const score = await judge.grade(submission, signal);
		if (score.verdict === "skip") return {
			kind: "undecided",
			reason: score.assertions[0]?.text ?? "The judge could not judge",
			scores: [score]
		};
		const said = score.verdict === "pass" === negated ? "fail" : "pass";
		const passed = said === expected;
		const text = `The judge says ${said}, people say ${expected}`;
		return {
			kind: "scored",
			score: passed ? 1 : 0,
			assertions: [{
				text,
				passed
			}],
			scores: [score]
		};
	} })
});
// src/run/trials.ts
function nextTrial(done, policy) {
	if (done.length >= policy.count) return "enough";
	const last = done.at(-1);
	if (policy.strategy === "pass_at_k" && last !== void 0 && last.score >= .8) return "enough";
	const spent = done.reduce((sum, trial) => sum + (paidFor(trial).costUsd ?? 0), 0);
	return policy.costLimitUsd !== void 0 && spent >= policy.costLimitUsd ? "cost-limit" : "go-on";
}
// src/app/steps/trial-samples.ts
const MOST_BYTES$1 = 32768;
function trialSamples(step, { runs, trials, best }, facts) {
	const isPart = step.part !== void 0;
	if (!isPart && !isMixed(trials)) return {};
	const others = ["ok", "quality_failure"].map((wanted) => trials.findIndex(({ status }, index) => index !== best && status === wanted));
	const samples = [...isPart ? [best] : [], ...others].flatMap((index) => {
		const [run, trial] = [runs[index], trials[index]];
		if (run === void 0 || trial === void 0 || trial.status === "execution_error") return [];
		const result = resultOf(step, {
			runs: [run],
			trials: [trial]
		}, facts);
		return [{
			attempt: trial.attempt,
			side: sideOf(result, {
				run: "",
				kind: "head"
			})
		}];
	});
	return samples.length === 0 ? {} : { trialSamples: samples };
}
function withShortTrialSamples(result) {
	if (result.trialSamples === void 0) return result;
	const trialSamples = result.trialSamples.flatMap(({ attempt, side }) => {
		const short = fitSide(side, MOST_BYTES$1);
		return short === void 0 ? [] : [{
			attempt,
			side: short
		}];
	});
	return {
		...result,
		trialSamples: trialSamples.length === 0 ? void 0 : trialSamples
	};
}
// src/app/steps/run-step.ts
async function runStep(step, target, turn, runtime) {
	const startedAt = runtime.clock.now();
	const prompt = renderPrompt(step.test.input, target.promptMode);
	const { done, next, refusal } = await runTrials$1({
		step,
		prompt,
		target,
		runtime
	}, turn);
	if (runtime.signal.aborted) return { kind: "stopped" };
	if (refusal !== void 0 && done.length === 0) return {
		kind: "refused",
		result: notRunResult(step, refusal, startedAt)
	};
	const facts = {
		prompt,
		startedAt,
		finishedAt: runtime.clock.now(),
		retries: turn.retries()
	};
	const trials = done.map(({ trial }) => trial);
	const costLimited = next === "cost-limit" || refusal !== void 0;
	const summary = step.trials.count > 1 ? {
		...aggregateTrials(trials, step.trials.strategy),
		costLimited
	} : void 0;
	const runs = done.map(({ run }) => run);
	const result = resultOf(step, {
		runs,
		trials,
		summary
	}, facts);
	const samples = trialSamples(step, {
		runs,
		trials,
		best: summary?.best ?? 0
	}, facts);
	return {
		kind: "result",
		result: {
			...result,
			...samples
		}
	};
}
async function runTrials$1(running, turn) {
	const { step, target, runtime } = running;
	const done = [];
	const isTogether = mayRunTogether(step.trials);
	let refusal;
	let held;
	const runNext = async (attempt) => {
		const slot = held ?? await turn.slots.take();
		held = void 0;
		const admitted = refusal === void 0 ? await turn.admit() : void 0;
		if (admitted?.kind !== "go") {
			refusal ??= admitted?.failure;
			return slot.leave();
		}
		const number = turn.first + attempt;
		let run;
		try {
			const onAnswered = async () => {
				if (turn.keepsSlot) return;
				slot.leave();
				if (!target.answersAtOnce) await runtime.giveWay();
			};
			const isLastTrial = attempt === step.trials.count - 1;
			run = await runInWorkspace(step, {
				trial: number,
				isLastTrial,
				childEnv: target.childEnv
			}, runtime, (lease) => runTrial(running, {
				trial: number,
				isRerun: turn.isRerun
			}, {
				lease,
				onAnswered
			}));
		} finally {
			admitted.over(run && costOf$1(run));
		}
		if (run.outcome.kind === "failed" && !isTogether) held = slot;
		else slot.leave();
		run = await withPatch(run, number, turn);
		const trial = trialOf(run, attempt, step.passMark);
		done.push({
			run,
			trial
		});
	};
	if (isTogether) {
		const broken = (await Promise.allSettled(Array.from({ length: step.trials.count }, (_, attempt) => runNext(attempt)))).find(({ status }) => status === "rejected");
		if (broken?.status === "rejected") throw broken.reason;
		return {
			done: done.toSorted((a, b) => a.trial.attempt - b.trial.attempt),
			next: "enough",
			refusal
		};
	}
	let next = "go-on";
	while (next === "go-on" && refusal === void 0 && !runtime.signal.aborted) {
		await runNext(done.length);
		next = nextTrial(done.map(({ trial }) => trial), step.trials);
	}
	return {
		done,
		next,
		refusal
	};
}
async function withPatch({ diff, ...run }, trial, { savePatch }) {
	return diff === void 0 ? run : {
		...run,
		patch: await savePatch(trial, diff)
	};
}
const mayRunTogether = ({ count, strategy, costLimitUsd }) => count > 1 && strategy !== "pass_at_k" && costLimitUsd === void 0;
function costOf$1({ outcome, grade }) {
	const costs = [(outcome.kind === "answered" ? outcome.response : outcome.partial)?.costUsd ?? [], (grade?.scores ?? []).flatMap(costsOf)].flat();
	return costs.length === 0 ? void 0 : costs.reduce((sum, cost) => sum + cost, 0);
}
function costLimited({ suite, test, target }, open, { notify }) {
	const usd = test.maxCostUsd ?? suite.maxCostUsd;
	if (usd === void 0 || open.isDryRun) return open;
	const onUnknownCost = () => notify(unlimitedCost(target));
	return {
		...open,
		provider: withCostLimit(open.provider, {
			usd,
			onUnknownCost
		})
	};
}
const unlimitedCost = ({ name, location }) => ({
	code: "COST_UNKNOWN",
	severity: "warning",
	message: `The cost of the target "${name}" is unknown, so "max_cost_usd" did not limit it`,
	location,
	hint: "Set \"pricing\" of the target, or let the command write \"cost_usd\"."
});
async function runTrial({ step, prompt, target: openTarget, runtime }, asking, { lease, onAnswered }) {
	const { suite, test } = step;
	const target = costLimited(step, openTarget, runtime);
	const { clock, exec, files, matcher, loopback, scripts, containers } = runtime;
	const sites = containers?.sitesOf(step, lease?.path) ?? {};
	const call = {
		...asking,
		container: sites.target
	};
	const common = {
		clock,
		exec: boundedExec(exec, 8),
		files,
		matcher,
		loopback,
		scripts,
		childEnv: target.childEnv,
		container: sites.graders && {
			...sites.graders,
			exec: boundedExec(sites.graders.exec, 8)
		},
		suiteFolder: suite.folder,
		searchRoots: target.searchRoots,
		judges: target.judges,
		timeoutMs: target.graderTimeoutMs,
		passMark: step.passMark
	};
	const context = {
		kinds,
		depsFor: ({ declaredAs }) => ({
			...common,
			declaredAs
		}),
		clock,
		passMark: agentvPassMarkOf(step)
	};
	const gradersOf = (specs) => target.isDryRun ? specs.filter(staysHere) : specs;
	if (test.conversation !== void 0) {
		const around = {
			target,
			context,
			signal: runtime.signal,
			graders: gradersOf,
			lease
		};
		return runConversation(step, test.conversation, call, around);
	}
	const question = {
		suite: suite.name,
		testId: test.id,
		prompt,
		inputFiles: test.inputFiles,
		images: imageFilesIn(test.input),
		attempt: 0,
		...call,
		timeLimitMs: test.timeoutSeconds && millisecondsOf(test.timeoutSeconds),
		workspacePath: lease?.path,
		workspaceFile: lease?.workspaceFile
	};
	const asked = await target.provider.ask(question, runtime.signal);
	if (asked.kind === "answered") await onAnswered();
	if (asked.kind === "failed") return { outcome: asked };
	const changes = await lease?.changes(runtime.signal);
	const { response, patch: diff } = withChanges(asked.response, changes, sites.target?.changes());
	const outcome = {
		...asked,
		response
	};
	const ungraded = await placeGradingFiles(lease);
	if (ungraded !== void 0) return {
		outcome,
		grade: ungraded,
		diff
	};
	const submission = submissionOf(test, response, lease?.path);
	return {
		outcome,
		diff,
		grade: await grade(gradersOf(test.graders), submission, context, runtime.signal)
	};
}
const kinds = [...graders, judgeVerdict];
function staysHere({ type, options, members = [] }) {
	const kind = findKind(graders, type);
	return !(kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true) && members.every(staysHere);
}
const runsHere = (step) => findKind(providers, step.target.provider)?.answersAtOnce === true && startsNothing(step) && allGradersOf(step.test).every(staysHere);
function startsNothing({ test, target }) {
	const kind = findKind(providers, target.provider);
	return kind?.promptMode === "lm" && !kind.isAgent && test.workspace === void 0 && target.workspaceTemplate === void 0 && !allGradersOf(test).some(startsPrograms);
}
// src/run/calls/with-notices.ts
const withReporting = (provider, name, notify) => ({
	retry: provider.retry,
	ask(question, signal) {
		const { testId, prompt } = question;
		const messages = prompt.chat?.map(({ role, content }) => `${role}: ${content}`).join("\n");
		notify(`Calling ${name} for the test ${testId}:\n${messages ?? prompt.question}`);
		return provider.ask(question, signal);
	}
});
// src/run/replay-fixture.ts
const withRecording = (provider, keep) => ({
	retry: provider.retry,
	async ask(question, signal) {
		const outcome = await provider.ask(question, signal);
		if (outcome.kind === "answered" && outcome.response.error === void 0) await keep(question, outcome.response);
		return outcome;
	}
});
function replayFixture({ suite, evalPath, target, question, response, recordedAt }) {
	const { tokenUsage, costUsd, durationMs, startTime, endTime } = response;
	const row = {
		schema_version: "agentv.replay_fixture.v1",
		suite: suite.name,
		eval_path: evalPath,
		test_id: question.testId,
		source_target: target.name,
		attempt: question.trial,
		variant: null
	};
	const identity = createHash("sha256").update(JSON.stringify(row)).digest("hex");
	return {
		...row,
		fixture_id: `${target.name}-${question.testId}-${identity.slice(0, 12)}`,
		recorded_at: recordedAt,
		source: {
			provider: target.provider,
			target_name: target.name,
			resolved_target: target.resolvedName,
			original_tools: originalTools(response.messages),
			finish_reason: response.finishReason
		},
		output: response.messages.map((message) => messageOnWire(asFixture(message))),
		token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
		cost_usd: costUsd,
		duration_ms: durationMs,
		start_time: startTime,
		end_time: endTime
	};
}
const asFixture = (message) => message.toolCalls === void 0 ? message : {
	...message,
	toolCalls: message.toolCalls.map(({ originalTool: _own, ...call }) => call.status === void 0 || toolStatuses.includes(call.status) ? call : {
		...call,
		status: "unknown"
	})
};
function originalTools(messages) {
	const named = messages.flatMap(({ toolCalls = [] }) => toolCalls).flatMap(({ id, originalTool }) => id === void 0 || originalTool === void 0 ? [] : [[id, originalTool]]);
	return named.length === 0 ? void 0 : Object.fromEntries(named);
}
// src/app/steps/watch.ts
async function openWatch({ recordReplay, verbose: asked }, { cwd, root, configs, runtime: { clock, files, log }, withoutSecrets }) {
	const recording = recordReplay === void 0 ? void 0 : await files.openJournal(resolve(cwd, recordReplay));
	const verbose = asked ?? [...configs.values()].some((config) => config.verbose);
	const say = (text) => log.info(withoutSecrets(text));
	return {
		verbose,
		say,
		around(provider, step) {
			const reported = verbose ? withReporting(provider, step.target.name, say) : provider;
			return recording === void 0 ? reported : recorded(reported, step, recording);
		},
		[Symbol.asyncDispose]: async () => recording?.[Symbol.asyncDispose]()
	};
	function recorded(provider, { suite, target }, journal) {
		const evalPath = relative(root, suite.path).split(sep).join("/");
		return withRecording(provider, (question, response) => {
			const recordedAt = new Date(clock.now()).toISOString();
			const fixture = replayFixture({
				suite,
				evalPath,
				target,
				question,
				response,
				recordedAt
			});
			return journal.append(JSON.stringify(withoutSecrets(fixture)));
		});
	}
}
// src/app/trials/extra-trials.ts
function extraTrialsOf(ledger, wholeRounds) {
	const trials = ledger.entries.filter(isExtra).filter(({ purpose, round = 0 }) => purpose !== "seed" || round <= wholeRounds).map(({ purpose, checkout, round, result }) => ({
		purpose,
		checkout,
		...round !== void 0 && { round },
		result
	}));
	return inReportOrder(trials);
}
const isExtra = (entry) => entry.purpose !== "planned";
// src/app/trials/patches.ts
const MOST_BYTES = 1048576;
const MOST_BYTES_IN_ALL = 64 * MOST_BYTES;
var Patches = class {
	#around;
	#bytes = 0;
	constructor(around) {
		this.#around = around;
	}
	async save(request, trial, diff) {
		const { folder, files, notify, withoutSecrets } = this.#around;
		const { test } = request.step;
		const warn = (message) => notify({
			code: "OUTPUT_UNWRITABLE",
			severity: "warning",
			message,
			location: test.location
		});
		const { bytes, isCut } = limited(losslessBytes(diff));
		this.#bytes += bytes.length;
		if (this.#bytes > MOST_BYTES_IN_ALL) {
			warn(`The patch of the test "${test.id}" is not written: all patches together exceed ${MOST_BYTES_IN_ALL} bytes`);
			return;
		}
		const [plain, unique] = namesFor(withoutSecrets(test.id), request, trial);
		try {
			const isNew = await files.create(join(folder, PATCH_FOLDER, plain), bytes);
			if (!isNew) await files.writeBytes(join(folder, PATCH_FOLDER, unique), bytes);
			const path = `${PATCH_FOLDER}/${isNew ? plain : unique}`;
			if (isCut) warn(`${path} is cut: the patch is longer than ${MOST_BYTES} bytes`);
			return path;
		} catch (error) {
			if (!(error instanceof UserError)) throw error;
			warn(`The patch of the test "${test.id}" cannot be written: ${messageOf(error)}`);
			return;
		}
	}
};
function namesFor(testId, { step, purpose, round }, trial) {
	const name = folderNameOf(testId);
	const key = JSON.stringify([
		namesOf(step),
		purpose,
		round
	]);
	const digest = createHash("sha256").update(key).digest("hex").slice(0, 12);
	return [`${name}-${trial + 1}.diff`, `${name}-${digest}-${trial + 1}.diff`];
}
function limited(bytes) {
	if (bytes.length <= MOST_BYTES) return {
		bytes,
		isCut: false
	};
	const head = bytes.subarray(0, bytes.lastIndexOf("\n", MOST_BYTES) + 1);
	const notice = `# Cut by eval-action: the whole patch has ${bytes.length} bytes.\n`;
	return {
		bytes: Buffer.concat([head, Buffer.from(notice)]),
		isCut: true
	};
}
// src/results/reused-result.ts
function reusedResult(step, { fromSha, trials: known }, summary, at) {
	const trials = known.map(({ pass, score, costUsd, durationMs }, attempt) => {
		const spent = {
			...costUsd !== void 0 && { costUsd },
			...durationMs !== void 0 && { durationMs }
		};
		return {
			attempt,
			status: pass ? "ok" : "quality_failure",
			score,
			verdict: verdictOf(score),
			scores: [],
			...spent,
			cached: true
		};
	});
	const [first] = trials;
	if (first === void 0) throw new Error(`No trial of ${step.test.id} is known`);
	const score = summary?.score ?? first.score;
	const passed = summary === void 0 ? first.status === "ok" : score >= step.passMark;
	const { durationMs } = trials[summary?.best ?? 0] ?? first;
	const costUsd = costOfTrials(summary === void 0 ? [first] : trials);
	return {
		...identity(step, {
			startedAt: at,
			finishedAt: at,
			retries: 0
		}),
		status: passed ? "ok" : "quality_failure",
		score,
		assertions: [{
			text: `Not run again: nothing about it changed since ${fromSha}`,
			passed
		}],
		scores: [],
		input: [...step.test.input],
		output: "",
		messages: [],
		...costUsd !== void 0 && { costUsd },
		...durationMs !== void 0 && { durationMs },
		cached: true,
		evalRun: { durationMs: 0 },
		...summary && {
			trials,
			aggregation: summary.aggregation
		},
		reusedFrom: fromSha,
		avoided: avoidedBy(step, known)
	};
}
function avoidedBy({ trials }, known) {
	const count = trials.strategy === "pass_at_k" ? 1 : trials.count;
	const [cost, time] = [known.flatMap(({ costUsd }) => costUsd ?? []), known.flatMap((each) => each.durationMs ?? [])];
	const inAll = (each) => count * each.reduce((sum, value) => sum + value, 0) / each.length;
	return {
		...cost.length > 0 && { costUsd: inAll(cost) },
		...time.length > 0 && { durationMs: inAll(time) }
	};
}
// src/app/reuse/reusing.ts
var Reusing = class {
	toRun;
	known;
	#reuse;
	constructor(steps, earlierRuns) {
		this.#reuse = reuseOf(steps, earlierRuns);
		this.toRun = steps.filter(({ index }) => !this.#reuse.reused.has(index));
		this.known = steps.filter(({ index }) => this.#reuse.reused.has(index));
	}
	worseAmong(results) {
		if (this.known.length === 0) return [];
		const worse = new Set(results.flatMap((result) => this.#isWorse(result) ? [result.index] : []));
		return this.toRun.filter(({ index }) => worse.has(index));
	}
	leaksAmong(results, again) {
		const passed = new Set(again.filter((result) => targetTrials(result).some(({ pass }) => pass)).map(({ index }) => index));
		const leaks = (this.known.length === 0 ? [] : results.filter((result) => this.#isWorse(result))).filter(({ index }) => !passed.has(index));
		const [first] = leaks;
		if (first === void 0) return void 0;
		const message = `Nothing was reused: ${first.testId} got worse although it did not change, so ${plural("earlier result", this.known.length)} may be outdated`;
		return {
			tests: leaks.map(resultKey),
			problem: {
				code: "UNUSED",
				severity: "warning",
				message,
				location: first.location
			}
		};
	}
	#isWorse(result) {
		const known = this.#reuse.canaries.get(result.index);
		return known !== void 0 && isLeak(known, targetTrials(result));
	}
	resultOf(step, at) {
		const known = this.#reuse.reused.get(step.index);
		if (known === void 0) throw new Error(`No earlier result of ${step.test.id}`);
		const trials = known.trials.map(({ score, pass }) => ({
			score,
			status: pass ? "ok" : "quality_failure"
		}));
		return reusedResult(step, known, trials.length === 1 ? void 0 : {
			...aggregateTrials(trials, step.trials.strategy),
			costLimited: false
		}, at);
	}
};
function reuseOf(steps, known) {
	if (known === void 0) return NOTHING;
	const { pools, headSha, decided } = known;
	return decided === void 0 ? planReuse(steps, pools, headSha) : decidedReuse(steps, pools, decided);
}
const NOTHING = {
	reused: new Map(),
	canaries: new Map()
};
// src/app/steps/test-containers.ts
const MOST_PULLS = 3;
var TestContainers = class {
	#runtime;
	#containers;
	#folder;
	#owner;
	#unusable = new Map();
	#lock;
	constructor(runtime) {
		this.#runtime = runtime;
		this.#containers = runtime.openContainers(runtime.env);
		this.#folder = workspaceFolders(runtime).containers;
		this.#owner = join(this.#folder, `${runtime.newId()}.lock`);
	}
	async check(steps) {
		const images = new Map(steps.flatMap(({ test: { workspace } }) => imageOf(workspace?.docker)));
		if (images.size === 0) return;
		const { locks, signal, log } = this.#runtime;
		this.#lock ??= await locks.hold(this.#owner, 1e3, signal);
		await this.#containers.removeDead((owner) => this.#isAlive(owner), signal);
		this.#unusable.clear();
		const prepare = async (docker) => {
			const onPull = () => log.info(`Pulling the image ${docker.image}`);
			const why = await this.#containers.prepare({
				...docker,
				onPull
			}, signal);
			if (why !== void 0) this.#unusable.set(docker.image, why);
		};
		await inParallel([...images.values()], prepare, MOST_PULLS);
	}
	failureOf({ test: { workspace } }) {
		const docker = workspace?.docker;
		const why = docker && this.#unusable.get(docker.image);
		if (docker === void 0 || why === void 0) return void 0;
		return {
			class: why.kind === "not installed" ? "config" : "workspace",
			stage: "setup",
			reason: "setup_error",
			message: why.message,
			location: docker.location
		};
	}
	sitesOf({ test: { workspace } }, workspacePath) {
		const docker = workspace?.docker;
		if (docker === void 0) return {};
		const folders = (docker.runsAgent || workspace?.gradingFiles !== void 0) && workspacePath !== void 0 ? [workspacePath] : [];
		const changes = new Map();
		const request = {
			docker,
			folders,
			owner: this.#owner,
			changes
		};
		const graders = this.#containers.open(request);
		if (!docker.runsAgent) return { graders };
		return {
			target: this.#containers.open({
				...request,
				recordsChanges: true
			}),
			graders
		};
	}
	async close() {
		await this.#lock?.[Symbol.asyncDispose]();
		this.#lock = void 0;
	}
	async #isAlive(owner) {
		const { locks } = this.#runtime;
		if (dirname(owner) === this.#folder) await (await locks.tryHold(owner, { onlyDead: true }))?.[Symbol.asyncDispose]();
		return locks.isHeld(owner);
	}
};
const imageOf = (docker) => docker === void 0 ? [] : [[docker.image, docker]];
// src/app/trials/executor.ts
var Executor = class {
	#steps;
	#prepared;
	#inputs;
	#runtime;
	#targets;
	#workspaces;
	#containers;
	#stepRuntime;
	constructor(prepared, steps, inputs, runtime) {
		this.#steps = steps;
		this.#prepared = prepared;
		this.#inputs = inputs;
		this.#runtime = runtime;
		this.#targets = this.#openTargets();
		this.#workspaces = this.#openWorkspaces();
		this.#containers = inputs.dryRun ? void 0 : new TestContainers(runtime);
		this.#stepRuntime = this.#makeStepRuntime();
	}
	async open() {
		await this.#containers?.check(this.#steps);
		if (!this.#inputs.dryRun) await this.#targets.checkVersions(this.#steps, this.#runtime.signal);
		await this.#workspaces?.lookUp(this.#steps);
		return this;
	}
	limits() {
		return limitsOf(this.#steps, this.#inputs, {
			callLimit: (target) => this.#targets.callLimit(target),
			alone: new Set(this.#steps.flatMap((step) => this.#aloneLaneOf(step))),
			allHere: this.#steps.every(runsHere)
		});
	}
	lanesOf(step) {
		const alone = this.#aloneLaneOf(step);
		return alone.length === 0 ? lanesOf(step) : [...lanesOf(step), ...alone];
	}
	isInUsersFolder(step) {
		return this.#workspaces?.isInUsersFolder(step) ?? false;
	}
	async run(request, slots, earlier) {
		const { step, purpose, first } = request;
		const { clock, signal, admission, progress, patches, withoutSecrets } = this.#runtime;
		const startedAt = clock.now();
		const missing = step.test.onDependencyFailure === "run" ? void 0 : failedDependency(step, earlier);
		if (missing !== void 0) return {
			kind: "result",
			result: dependencyResult(step, missing, startedAt)
		};
		const isRequired = purpose === "planned" || purpose === "confirmation";
		const refusal = admission.refusal(step, isRequired);
		if (refusal !== void 0) return {
			kind: "refused",
			result: notRunResult(step, refusal, startedAt)
		};
		const retriesBefore = this.#targets.retriesOf(step);
		const retries = () => this.#targets.retriesOf(step) - retriesBefore;
		let isStarted = false;
		const reportStart = () => {
			if (!isStarted) progress.started({
				suite: step.suite.name,
				testId: step.test.id,
				target: step.target.name
			});
			isStarted = true;
		};
		const turn = {
			slots,
			keepsSlot: this.#workspaces?.laneOf(step) !== void 0 || this.#isLookedAtAlone(step),
			admit: async () => {
				const admitted = await admission.admit(step, signal, isRequired);
				if (admitted.kind === "go") reportStart();
				return admitted;
			},
			retries,
			first,
			isRerun: purpose === "confirmation" || purpose === "control",
			savePatch: (trial, diff) => patches.save(request, trial, withoutSecrets(diff))
		};
		try {
			return await runStep(step, await this.#targets.for(step), turn, this.#stepRuntime);
		} catch (error) {
			if (error instanceof UserError) throw error;
			return {
				kind: "result",
				result: bugResult(step, error, {
					startedAt,
					finishedAt: clock.now(),
					retries: retries()
				})
			};
		}
	}
	async renew() {
		await this.close();
		this.#targets = this.#openTargets();
		this.#workspaces = this.#openWorkspaces();
		this.#stepRuntime = this.#makeStepRuntime();
		await this.open();
	}
	async close() {
		await this.#workspaces?.close(this.#runtime.signal);
		await this.#containers?.close();
	}
	#makeStepRuntime() {
		return {
			...this.#runtime,
			workspaces: this.#workspaces,
			containers: this.#containers
		};
	}
	#openTargets() {
		const env = runEnvironment(this.#runtime.startedAt, this.#inputs);
		return new OpenTargets(this.#inputs, this.#prepared, this.#runtime, env);
	}
	#openWorkspaces() {
		if (this.#inputs.dryRun) return void 0;
		return openWorkspaces(this.#steps, this.#inputs, {
			...this.#prepared,
			runtime: this.#runtime
		});
	}
	#isLookedAtAlone(step) {
		return workersOf(step, this.#inputs) === 1 && step.test.graders.some(startsPrograms);
	}
	#aloneLaneOf(step) {
		const alone = this.#workspaces?.laneOf(step)?.alone;
		return alone === void 0 ? [] : [JSON.stringify(["workspace", alone])];
	}
};
function failedDependency({ suite, target, test }, results) {
	if (test.dependsOn.length === 0) return void 0;
	return results.find((result) => result.status === "execution_error" && result.suiteFile === suite.file && result.target === target.name && test.dependsOn.includes(result.testId));
}
const runEnvironment = (startedAt, { experiment }) => ({
	AGENTV_RUN_TIMESTAMP: timestamp(startedAt),
	AGENTV_EXPERIMENT: experiment
});
// src/app/trials/base-commit.ts
const DEEPEN = "Check out the repository with its history (fetch-depth: 0), or set control to \"off\".";
var BaseCommit = class {
	#tree;
	#inputs;
	#runtime;
	#asked = new Set();
	#opened;
	constructor(tree, inputs, runtime) {
		this.#tree = tree;
		this.#inputs = inputs;
		this.#runtime = runtime;
	}
	async find(request, suites) {
		const base = await this.#open(suites);
		if (base.kind === "unavailable") return base;
		const { file } = request.step.suite;
		if (!base.suites.has(file)) return {
			kind: "unavailable",
			why: `the commit ${base.sha.slice(0, 10)} has no ${file}`
		};
		const there = base.steps.get(resultKeyOf(request.step));
		if (there === void 0 || base.executor === void 0) return { kind: "absent" };
		const { trials, test } = request.step;
		const step = {
			...there,
			trials,
			test: {
				...there.test,
				dependsOn: test.dependsOn
			}
		};
		return {
			kind: "found",
			executor: base.executor,
			request: {
				...request,
				step
			}
		};
	}
	async close() {
		const base = await this.#opened;
		if (base?.kind === "open") await base.executor?.close();
	}
	#open(suites) {
		if (this.#opened !== void 0 && suites.every((suite) => this.#asked.has(suite))) return this.#opened;
		this.#asked = new Set([...this.#asked, ...suites]);
		const before = this.#opened;
		this.#opened = (async () => {
			const known = await before;
			if (known?.kind === "open") await known.executor?.close();
			try {
				return await openBase([...this.#asked], this.#tree, this.#inputs, this.#runtime);
			} catch (error) {
				return {
					kind: "unavailable",
					why: `its evals cannot be run: ${messageOf(error)}`
				};
			}
		})();
		return this.#opened;
	}
};
async function openBase(asked, tree, given, head) {
	if (tree === void 0) return {
		kind: "unavailable",
		why: "the base commit is not known"
	};
	const checkedOut = await tree.checkOut(head.signal);
	if (typeof checkedOut === "string") return {
		kind: "unavailable",
		why: checkedOut,
		hint: DEEPEN
	};
	const own = withPathsThere(given, checkedOut);
	const suites = await suitesThere(asked, checkedOut, own, head);
	const found = {
		kind: "open",
		sha: checkedOut.sha,
		suites: new Set(suites)
	};
	if (suites.length === 0) return {
		...found,
		steps: new Map(),
		executor: void 0
	};
	const inputs = inputsThere(own, suites);
	const runtime = {
		...head,
		cwd: checkedOut.cwd
	};
	const prepared = await prepare(inputs, runtime);
	const { deep: withoutSecretsThere } = redactor(await prepared.environments.secrets(), inputs);
	const clean = (value) => head.withoutSecrets(withoutSecretsThere(value));
	const steps = prepared.plan.steps.flatMap((step) => step.kind === "run" ? step : []);
	const executor = new Executor(prepared, steps, inputs, {
		...runtime,
		withoutSecrets: clean,
		notify: (problem) => head.notify(clean(problem)),
		caches: new Caches({
			...head,
			inputs,
			cwd: prepared.cwd,
			clean
		}),
		watch: await openWatch({}, {
			...prepared,
			runtime,
			withoutSecrets: clean
		}),
		mirrors: void 0
	});
	head.log.info(`Running suspected regressions on the base commit ${checkedOut.sha.slice(0, 10)}`);
	return {
		...found,
		steps: new Map(steps.map((step) => [resultKeyOf(step), step])),
		executor: await executor.open()
	};
}
function withPathsThere(inputs, { root, checkout }) {
	const there = (path) => {
		const inside = path !== void 0 && isAbsolute(path) ? relative(checkout, path) : void 0;
		return inside === void 0 || isOutside(inside) ? path : join(root, inside);
	};
	return {
		...inputs,
		workingDirectory: there(inputs.workingDirectory),
		targets: there(inputs.targets)
	};
}
async function suitesThere(names, { cwd }, { workingDirectory }, { files }) {
	const states = await Promise.all(names.map((name) => files.state(resolve(cwd, workingDirectory, name))));
	return names.filter((_, index) => states[index] === "file");
}
const inputsThere = (inputs, suites) => ({
	...inputs,
	evals: [...suites],
	strict: false,
	resume: void 0,
	retryErrors: void 0,
	rerunFailed: false,
	testId: [],
	cache: (inputs.cache ?? ["judge"]).filter((each) => each === "judge"),
	reuse: "off"
});
const asHeadResult = (result, { step }) => ({
	...result,
	index: step.index
});
// src/app/trials/control-warnings.ts
function controlWarnings(ledger, wanted, whyStopped) {
	const missing = ledger.missing("control");
	const isStopped = ledger.isOpen("control") || missing.some(({ outcome }) => outcome.kind === "stopped");
	if (missing.length === 0 && !isStopped) return [];
	const keys = new Set(wanted(ledger).map(({ key }) => key));
	const still = missing.filter(({ request: { step } }) => step.kind === "run" && keys.has(resultKeyOf(step)));
	const stopped = whyStopped === "deadline" ? "the time limit was reached" : "the run was cancelled";
	const reasons = [...still.flatMap(reasonOf), ...isStopped && keys.size > 0 ? [{ why: stopped }] : []];
	if (reasons.length === 0) return [];
	const nothing = ledger.results("control").length === 0;
	const hint = reasons.find((reason) => reason.hint !== void 0)?.hint;
	return [{
		code: "UNUSED",
		severity: "warning",
		message: `${nothing ? "No control trials ran" : "Not all control trials ran"} on the base commit: ${listed([...new Set(reasons.map(({ why }) => why))])}`,
		...hint !== void 0 && { hint }
	}];
}
function reasonOf({ outcome }) {
	switch (outcome.kind) {
		case "unavailable": return [{
			why: outcome.why,
			hint: outcome.hint
		}];
		case "refused": {
			const { result } = outcome;
			return [{ why: result.status === "execution_error" && result.failure.reason === "budget_exceeded" ? "the budget is spent" : "no more trials run after errors" }];
		}
		case "stopped":
		case "absent": return [];
	}
}
// src/app/trials/controls.ts
const missingControls = (steps, wanted) => ({ initial(ledger) {
	const trials = new Map(wanted(ledger).map((control) => [control.key, control.trials]));
	if (trials.size === 0) return [];
	return steps.flatMap((step) => {
		const key = resultKeyOf(step);
		const count = trials.get(key);
		const controls = ledger.trialsOf(key, "control");
		if (count === void 0 || isGivenUp(controls.map(targetTrials))) return [];
		const request = {
			purpose: "control",
			checkout: "base"
		};
		const first = controls.length;
		if (step.trials.strategy === "pass_at_k") return Array.from({ length: count }, (_, at) => ({
			...oneTrial(step, first + at),
			...request
		}));
		return [{
			step: {
				...step,
				trials: {
					count,
					strategy: "mean"
				}
			},
			first,
			...request
		}];
	});
} });
// src/run/schedule.ts
function schedule(jobs, limits, signal) {
	return new Promise((resolve, reject) => {
		const queue = new Queue(limits);
		const line = new Line(jobs);
		const errors = [];
		const isOver = () => signal.aborted || errors.length > 0;
		let begun = 0;
		let isFilling = false;
		let isDone = false;
		const begin = async (job) => {
			begun += 1;
			const slots = queue.admit(job, () => fill());
			await void 0;
			try {
				await job.run(slots, (jobs) => line.add(jobs));
			} catch (error) {
				errors.push(error);
			}
			begun -= 1;
			line.ended(job);
			slots.close();
			fill();
		};
		const fill = () => {
			if (isFilling || isDone) return;
			isFilling = true;
			queue.serveReturning(isOver());
			while (!isOver() && begun < (limits.begun ?? limits.total)) {
				const job = line.next((lanes) => queue.hasSlot(lanes));
				if (job === void 0) break;
				begin(job);
			}
			isFilling = false;
			if (begun > 0 || !isOver() && line.hasReady()) return;
			isDone = true;
			signal.removeEventListener("abort", fill);
			if (errors.length > 0) reject(errors[0]);
			else resolve(queue.mostRunning);
		};
		signal.addEventListener("abort", fill);
		fill();
	});
}
var Queue = class {
	#limits;
	#lanes = new Map();
	#running = 0;
	#mostRunning = 0;
	#returning = new Map();
	#returned = 0;
	constructor(limits) {
		this.#limits = limits;
	}
	get mostRunning() {
		return this.#mostRunning;
	}
	hasSlot(lanes) {
		return this.#running < this.#limits.total && lanes.every((lane) => (this.#lanes.get(lane) ?? 0) < this.#limits.perLane(lane));
	}
	admit({ lanes }, onLeave) {
		const name = nameOf$1(lanes);
		const held = new Set();
		const sit = () => {
			this.#count(lanes, 1);
			const slot = { leave: () => {
				if (!held.delete(slot)) return;
				this.#count(lanes, -1);
				onLeave();
			} };
			held.add(slot);
			return slot;
		};
		let stored = sit();
		return {
			take: () => {
				const first = stored;
				stored = void 0;
				if (first !== void 0) return Promise.resolve(first);
				return new Promise((resolve) => {
					this.#waitingIn(name, lanes).add({
						rank: this.#returned,
						sit: () => resolve(sit())
					});
					this.#returned += 1;
					onLeave();
				});
			},
			close: () => {
				for (const slot of [...held]) slot.leave();
			}
		};
	}
	serveReturning(isOver) {
		for (let next = this.#nextReturning(isOver); next !== void 0; next = this.#nextReturning(isOver)) next.sit();
	}
	#nextReturning(isOver) {
		let best;
		for (const [name, { lanes, waiting }] of this.#returning) {
			const [first] = waiting;
			if (first === void 0 || best !== void 0 && best.first.rank < first.rank) continue;
			if (isOver || this.hasSlot(lanes)) best = {
				name,
				waiting,
				first
			};
		}
		if (best === void 0) return void 0;
		best.waiting.delete(best.first);
		if (best.waiting.size === 0) this.#returning.delete(best.name);
		return best.first;
	}
	#waitingIn(name, lanes) {
		const known = this.#returning.get(name);
		if (known !== void 0) return known.waiting;
		const waiting = new Set();
		this.#returning.set(name, {
			lanes,
			waiting
		});
		return waiting;
	}
	#count(lanes, by) {
		this.#running += by;
		this.#mostRunning = Math.max(this.#mostRunning, this.#running);
		for (const lane of lanes) this.#lanes.set(lane, (this.#lanes.get(lane) ?? 0) + by);
	}
};
const knownNames = new WeakMap();
function nameOf$1(lanes) {
	const name = knownNames.get(lanes) ?? JSON.stringify(lanes);
	knownNames.set(lanes, name);
	return name;
}
var Line = class {
	#groups = new Map();
	#blocked = new Map();
	#left = new Map();
	#ranked = 0;
	constructor(jobs) {
		this.add(jobs);
	}
	add(jobs) {
		for (const { key } of jobs) if (key !== void 0) this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
		for (const job of longestFirst(jobs)) {
			const before = job.after === void 0 ? [] : [...new Set(job.after)].filter((key) => (this.#left.get(key) ?? 0) > 0);
			const entry = {
				waiting: {
					job,
					rank: this.#ranked
				},
				left: before.length
			};
			this.#ranked += 1;
			if (before.length === 0) this.#makeReady(entry.waiting);
			for (const key of before) this.#blocked.set(key, [...this.#blocked.get(key) ?? [], entry]);
		}
	}
	next(hasSlot) {
		let best;
		let rank = Number.POSITIVE_INFINITY;
		for (const group of this.#groups.values()) {
			const first = group.ready[group.at];
			if (first !== void 0 && first.rank < rank && hasSlot(group.lanes)) [best, rank] = [group, first.rank];
		}
		if (best === void 0) return void 0;
		best.at += 1;
		return best.ready[best.at - 1]?.job;
	}
	hasReady() {
		return [...this.#groups.values()].some(({ ready, at }) => at < ready.length);
	}
	ended({ key }) {
		if (key === void 0) return;
		const left = (this.#left.get(key) ?? 1) - 1;
		this.#left.set(key, left);
		if (left > 0) return;
		for (const entry of this.#blocked.get(key) ?? []) {
			entry.left -= 1;
			if (entry.left === 0) this.#makeReady(entry.waiting);
		}
	}
	#makeReady(waiting) {
		const name = nameOf$1(waiting.job.lanes);
		const group = this.#groups.get(name) ?? {
			lanes: waiting.job.lanes,
			ready: [],
			at: 0
		};
		this.#groups.set(name, group);
		let index = group.ready.length;
		while (index > group.at && (group.ready[index - 1]?.rank ?? 0) > waiting.rank) index -= 1;
		group.ready.splice(index, 0, waiting);
	}
};
function longestFirst(jobs) {
	const known = jobs.flatMap(({ expectedMs }) => expectedMs ?? []);
	if (known.length === 0) return jobs;
	const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length;
	return jobs.toSorted((a, b) => (b.expectedMs ?? usual) - (a.expectedMs ?? usual));
}
// src/app/trials/execute.ts
async function execute$1(execution) {
	const jobs = [];
	await new Loop(execution).follow(void 0, (more) => jobs.push(...more));
	return schedule(jobs, execution.head.limits(), execution.signal);
}
var Loop = class {
	#execution;
	#inUsersFolders;
	#round = 0;
	#renewing;
	constructor(execution) {
		this.#execution = execution;
	}
	async follow(ended, add) {
		const known = this.#request(ended, add);
		for (const trial of known) {
			await this.#end(trial, {
				kind: "result",
				result: trial.resultAt(this.#execution.now())
			});
			known.push(...this.#request(trial, add));
		}
	}
	#request(ended, add) {
		const { planner, ledger, signal, announce } = this.#execution;
		if (signal.aborted && ended !== void 0) return [];
		const requests = planner.next(ledger, ended);
		if (requests.length === 0) return [];
		ledger.request(requests);
		announce(requests);
		const toRun = requests.filter((request) => !isKnown(request));
		const someWait = toRun.some(({ step }) => step.test.dependsOn.length > 0);
		add(toRun.map((request) => this.#jobOf(request, someWait)));
		return requests.filter(isKnown);
	}
	#jobOf(request, someWait) {
		const { step, purpose } = request;
		const { head, durations } = this.#execution;
		return {
			lanes: head.lanesOf(step),
			key: someWait ? jobKey(request, step.test.id) : void 0,
			after: someWait ? step.test.dependsOn.map((id) => jobKey(request, id)) : void 0,
			expectedMs: purpose === "planned" && durations.size > 0 ? durations.get(resultKeyOf(step)) : void 0,
			run: async (slots, add) => {
				await this.#end(request, await this.#run(request, slots));
				await this.follow(request, add);
			}
		};
	}
	async #run(request, slots) {
		const { head, base, ledger } = this.#execution;
		const earlier = ledger.results(request.purpose, request.round);
		if (request.checkout === "head") {
			await this.#enter(head, request);
			return head.run(request, slots, earlier);
		}
		const found = await base.find(request, ledger.suitesOf(["confirmation", "control"]));
		if (found.kind !== "found") return found;
		await this.#enter(found.executor, request);
		return found.executor.run(found.request, slots, earlier);
	}
	async #enter(executor, { step, round = 0 }) {
		const isInUsersFolder = this.#execution.head.isInUsersFolder(step);
		const holder = isInUsersFolder ? this.#inUsersFolders : void 0;
		if (isInUsersFolder) this.#inUsersFolders = executor;
		if (round !== this.#round) {
			this.#round = round;
			this.#renewing = executor.renew();
		} else if (holder !== void 0 && holder !== executor) this.#renewing = holder.renew();
		await this.#renewing;
	}
	async #end(request, outcome) {
		const { ledger, record } = this.#execution;
		const result = resultIn(request, outcome);
		if (result === void 0) ledger.end(request, outcome);
		else {
			const clean = await record(request, isKnown(request) ? result : asHeadResult(result, request));
			ledger.end(request, {
				kind: "result",
				result: clean
			});
		}
	}
};
function resultIn({ purpose }, outcome) {
	if (outcome.kind === "result") return outcome.result;
	return outcome.kind === "refused" && purpose === "planned" ? outcome.result : void 0;
}
const isKnown = (request) => "resultAt" in request;
const jobKey = ({ step: { suite, target }, purpose, round }, id) => JSON.stringify([
	purpose,
	round,
	suite.path,
	target.name,
	id
]);
// src/app/run-folder/verify-journal.ts
async function verifyJournal(journal, path, pieces, { files, notify }) {
	const state = await journal.state();
	if (state === "intact") return;
	await files.writePieces(path, pieces());
	const what = state === "missing" ? "was removed" : "was changed by another program";
	notify({
		code: "RESULTS_UNREADABLE",
		severity: "warning",
		message: `${basename(path)} ${what} during the run. It was restored with the results of this run`,
		hint: "Find the grader, hook or agent that writes into the results folder."
	});
}
// src/app/trials/journals.ts
async function openJournals({ folder, takenOver, signed, commit }, around) {
	const { files } = around;
	const [plannedPath, extraPath] = [join(folder, runFiles.journal), join(folder, runFiles.extraTrials)];
	const planned = await files.openJournal(plannedPath);
	let extra;
	const lineOf = (entry) => {
		const { purpose, checkout, round, result } = entry;
		if (purpose === "planned") return signed(recordLine(result));
		return signed(extraTrialLine({
			purpose,
			checkout,
			round,
			result,
			commit: checkout === "base" ? commit : void 0
		}));
	};
	function* rowsOf(ledger, isPlanned) {
		yield* withLineBreaks(isPlanned ? takenOver.journal : takenOver.extraJournal);
		for (const entry of ledger.entries.slice(takenOver.results.length + takenOver.extraTrials.length)) if (entry.purpose === "planned" === isPlanned) yield `${lineOf(entry)}\n`;
	}
	return {
		async append(entry) {
			if (entry.purpose === "planned") return planned.append(lineOf(entry));
			extra ??= files.openJournal(extraPath);
			return (await extra).append(lineOf(entry));
		},
		async verify(ledger) {
			await verifyJournal(planned, plannedPath, () => rowsOf(ledger, true), around);
			const opened = await extra;
			if (opened === void 0) return;
			await verifyJournal(opened, extraPath, () => rowsOf(ledger, false), around);
		},
		async [Symbol.asyncDispose]() {
			await planned[Symbol.asyncDispose]();
			await (await extra)?.[Symbol.asyncDispose]();
		}
	};
}
// src/app/trials/ledger.ts
var Ledger = class {
	#entries = [];
	#results = new Map();
	#byTest = new Map();
	#missing = new Map();
	#requested = new Map();
	#open = new Map();
	#suites = new Map();
	#underWay = 0;
	constructor(entries = []) {
		for (const entry of entries) this.#append(entry);
	}
	get entries() {
		return this.#entries;
	}
	get isBusy() {
		return this.#underWay > 0;
	}
	request(requests) {
		this.#underWay += requests.length;
		for (const { purpose, round, step } of requests) {
			const name = nameOf(purpose, round);
			this.#requested.set(name, (this.#requested.get(name) ?? 0) + 1);
			this.#open.set(purpose, (this.#open.get(purpose) ?? 0) + 1);
			const suites = this.#suites.get(purpose) ?? new Set();
			this.#suites.set(purpose, suites.add(step.suite.file));
		}
	}
	end(request, outcome) {
		const { purpose, checkout, round } = request;
		this.#underWay -= 1;
		this.#open.set(purpose, (this.#open.get(purpose) ?? 0) - 1);
		if (outcome.kind === "result") this.#append({
			purpose,
			checkout,
			round,
			result: outcome.result
		});
		else appendTo(this.#missing, nameOf(purpose, round), {
			request,
			outcome
		});
	}
	results(purpose, round) {
		return this.#results.get(nameOf(purpose, round)) ?? [];
	}
	trialsOf(key, purpose) {
		return this.#byTest.get(JSON.stringify([purpose, key])) ?? [];
	}
	missing(purpose, round) {
		return this.#missing.get(nameOf(purpose, round)) ?? [];
	}
	isOpen(purpose) {
		return (this.#open.get(purpose) ?? 0) > 0;
	}
	requested(purpose, round) {
		return this.#requested.get(nameOf(purpose, round)) ?? 0;
	}
	suitesOf(purposes) {
		return [...new Set(purposes.flatMap((purpose) => [...this.#suites.get(purpose) ?? []]))];
	}
	isMissing(key, purpose) {
		return this.missing(purpose).some(({ request: { step } }) => step.kind === "run" && resultKeyOf(step) === key);
	}
	#append(entry) {
		const { purpose, round, result } = entry;
		this.#entries.push(entry);
		appendTo(this.#results, nameOf(purpose, round), result);
		if (purpose !== "planned") appendTo(this.#byTest, JSON.stringify([purpose, resultKey(result)]), result);
	}
};
function appendTo(lists, name, value) {
	const list = lists.get(name);
	if (list === void 0) lists.set(name, [value]);
	else list.push(value);
}
const nameOf = (purpose, round) => round === void 0 ? purpose : `${purpose}/${round}`;
// src/app/trials/planned.ts
const plannedTrials = ({ left, reusing, leaked }) => [
	{ initial: () => [...left.flatMap((step) => step.kind === "broken" ? known(step, (at) => brokenResult(step, at)) : []), ...reusing.toRun.map(planned)] },
	{ initial: (ledger) => reusing.worseAmong(ledger.results("planned")).map(onceMore) },
	{ initial(ledger) {
		const leaks = reusing.leaksAmong(ledger.results("planned"), ledger.results("confirmation"));
		if (leaks === void 0) return reusing.known.map((step) => known(step, (at) => reusing.resultOf(step, at)));
		leaked(leaks);
		return reusing.known.map(planned);
	} }
];
const planned = (step) => ({
	step,
	purpose: "planned",
	checkout: "head",
	first: step.part?.first ?? 0
});
const onceMore = (step) => ({
	...oneTrial(step, plannedCount(step)),
	purpose: "confirmation",
	checkout: "head"
});
const known = (step, resultAt) => ({
	step,
	purpose: "planned",
	checkout: "head",
	first: 0,
	resultAt
});
// src/app/trials/seeding.ts
var SeedingPlanner = class {
	#steps;
	#policy;
	#wanted = [];
	constructor(steps, policy) {
		this.#steps = steps;
		this.#policy = policy;
	}
	get tests() {
		return this.#wanted.length;
	}
	initial(ledger) {
		const keys = this.#policy.without(ledger);
		this.#wanted = this.#steps.filter((step) => keys.has(resultKeyOf(step)));
		return this.#nextRound(ledger);
	}
	next(ledger, { round = 0 }) {
		return ledger.isBusy || this.wholeRounds(ledger) < round ? [] : this.#nextRound(ledger);
	}
	wholeRounds(ledger) {
		let rounds = 0;
		while (this.tests > 0 && ledger.results("seed", rounds + 1).length >= this.tests) rounds += 1;
		return rounds;
	}
	#nextRound(ledger) {
		const round = this.wholeRounds(ledger) + 1;
		return round < this.#policy.asked ? missingOf(this.#wanted, round, ledger) : [];
	}
};
function missingOf(wanted, round, ledger) {
	const known = new Set(ledger.results("seed", round).map(({ index }) => index));
	return wanted.filter(({ index }) => !known.has(index)).map((step) => ({
		step,
		purpose: "seed",
		checkout: "head",
		first: firstOf(step, round),
		round
	}));
}
const firstOf = ({ trials, part }, round) => round * (part?.of ?? trials.count) + (part?.first ?? 0);
// src/app/trials/seeding-report.ts
function seedingOf(ledger, { asked }, { run, planner, whyStopped }) {
	if (!run.complete) return void 0;
	if (planner === void 0) return {
		asked,
		made: 0,
		tests: 0
	};
	const { tests } = planner;
	if (tests === 0) return void 0;
	const rounds = planner.wholeRounds(ledger);
	const why = rounds + 1 < asked ? whyNotWhole(ledger, rounds + 1, whyStopped) : void 0;
	return {
		asked,
		made: rounds + 1,
		tests,
		...costOf(run, ledger, rounds),
		...why !== void 0 && { why }
	};
}
function whyNotWhole(ledger, round, whyStopped) {
	const [reason] = ledger.missing("seed", round).flatMap(({ outcome }) => {
		const result = outcome.kind === "refused" ? outcome.result : void 0;
		return result?.status === "execution_error" ? [result.failure.reason] : [];
	});
	if (reason === "budget_exceeded") return "the budget was spent";
	if (reason !== void 0) return "nothing more was asked after errors";
	return whyStopped === "deadline" ? "the time was over" : "the run was cancelled";
}
function costOf(run, ledger, rounds) {
	const results = Array.from({ length: rounds }, (_, index) => ledger.results("seed", index + 1)).flat();
	const { costUsd, graderCostUsd } = summarize({
		...run,
		results,
		planned: 0
	});
	return costUsd === void 0 && graderCostUsd === void 0 ? {} : { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) };
}
// src/app/trials/run-trials.ts
const runnable = (steps) => steps.flatMap((step) => step.kind === "run" ? step : []);
async function runTrials(prepared, trials, runtime) {
	try {
		var _usingCtx$4 = _usingCtx();
		const { plan, inputs } = prepared;
		const { folder, earlierRuns, runOf, takenOver, whyStopped } = trials;
		const steps = runnable(plan.steps);
		const ledger = new Ledger([...takenOver.results.map((result) => ({
			purpose: "planned",
			checkout: "head",
			result
		})), ...takenOver.extraTrials]);
		const left = stepsLeft(plan, takenOver.results);
		saveMemory(runnable(left), runtime);
		const journals = _usingCtx$4.a(await openJournals({
			folder,
			takenOver,
			signed: trials.signed,
			commit: earlierRuns.base?.sha
		}, runtime));
		const head = new Executor(prepared, steps, inputs, runtime);
		const base = new BaseCommit(earlierRuns.base, inputs, runtime);
		try {
			await head.open();
			const policies = earlierRuns.deciding && gatePolicies(earlierRuns.deciding, runOf);
			const planners = plannersOf(steps, {
				inputs,
				left,
				trials,
				policies,
				head,
				runtime
			});
			const mostAtOnce = await execute$1({
				planner: planners.sequence,
				ledger,
				head,
				base,
				signal: runtime.signal,
				now: () => runtime.clock.now(),
				durations: earlierRuns.durations ?? new Map(),
				announce: announcing(earlierRuns, runtime),
				record: (request, result) => record(request, result, {
					journals,
					ledger,
					runtime,
					total: plan.steps.length
				})
			});
			await journals.verify(ledger);
			const { confirmation: confirm, sequence } = planners;
			const run = runOf(ledger, {
				isCutOff: runtime.signal.aborted && confirm !== void 0 && sequence.isUnfinished(confirm, ledger),
				rounds: planners.seeding?.wholeRounds(ledger) ?? 0
			});
			const seeding = earlierRuns.seeding && seedingOf(ledger, earlierRuns.seeding, {
				run,
				planner: planners.seeding,
				whyStopped: whyStopped()
			});
			return {
				run: {
					...run,
					...seeding && { seeding },
					...unconfirmedIn(run, confirm?.undecided(ledger))
				},
				warnings: policies === void 0 || !run.complete ? [] : controlWarnings(ledger, policies.controls, whyStopped()),
				mostAtOnce,
				leak: planners.leak()
			};
		} finally {
			await base.close();
			await head.close();
		}
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
function unconfirmedIn({ results }, keys = []) {
	if (keys.length === 0) return {};
	const wanted = new Set(keys);
	return { unconfirmed: results.filter((result) => wanted.has(resultKey(result))).map(({ suite, suiteFile, testId, target }) => ({
		suite,
		suiteFile,
		testId,
		target
	})) };
}
function stepsLeft({ steps }, taken) {
	const known = new Set(taken.map(({ index }) => index));
	return steps.filter(({ index }) => !known.has(index));
}
const MANY_STEPS = 500;
function saveMemory(steps, { memory }) {
	const startsPrograms = !steps.every(startsNothing);
	if (startsPrograms || steps.every(runsHere)) memory.stopGrowth();
	else memory.limitGrowth();
	const hasMany = steps.length >= MANY_TESTS;
	if (hasMany || startsPrograms && steps.length >= MANY_STEPS) memory.giveBack({ kept: hasMany });
}
function plannersOf(steps, { inputs, left, trials, policies, head, runtime }) {
	const { earlierRuns, runOf } = trials;
	const reusing = new Reusing(runnable(left), earlierRuns.known);
	const hasControls = earlierRuns.base !== void 0 && inputs.control !== "off" && !inputs.dryRun;
	const mayInterleave = (step) => hasControls && !head.isInUsersFolder(step);
	const confirm = policies && confirmation(steps, policies, mayInterleave);
	const controls = hasControls && policies ? [missingControls(steps, policies.controls)] : [];
	const wish = earlierRuns.seeding;
	const seeding = wish?.isStored === true ? new SeedingPlanner(steps, {
		asked: wish.asked,
		without: (ledger) => {
			const run = runOf(ledger);
			return run.complete ? wish.without(run) : new Set();
		}
	}) : void 0;
	let leak;
	const leaked = ({ tests, problem }) => {
		leak = tests;
		runtime.notify(problem);
	};
	const planners = [
		...plannedTrials({
			left,
			reusing,
			leaked
		}),
		...confirm ? [confirm] : [],
		...controls,
		...seeding ? [seeding] : []
	];
	return {
		sequence: new PlannerSequence(planners),
		confirmation: confirm,
		seeding,
		leak: () => leak
	};
}
function announcing({ seeding }, { progress, log }) {
	const begun = new Set();
	return (requests) => {
		const purpose = requests[0]?.purpose ?? "planned";
		if (begun.has(purpose)) return;
		begun.add(purpose);
		if (purpose === "confirmation") progress.confirming(requests.length);
		if (purpose !== "seed" || seeding === void 0) return;
		const tests = plural("test", requests.length);
		log.info(`${tests} without a history: run ${plural("more time", seeding.asked - 1)} (seed-baseline)`);
	};
}
async function record(request, result, { journals, ledger, runtime, total }) {
	const { step, purpose, checkout, round } = request;
	const clean = withShortTrialSamples(runtime.withoutSecrets(result));
	const target = step.kind === "broken" ? void 0 : step.target;
	runtime.admission.finished(step.suite.file, target, clean, purpose === "planned");
	await journals.append({
		purpose,
		checkout,
		round,
		result: clean
	});
	if (purpose === "planned") runtime.progress.finished(clean, {
		done: ledger.results("planned").length + 1,
		total
	});
	else runtime.progress.extraTrial({
		purpose,
		result: clean
	});
	return clean;
}
// src/app/pipeline/execute.ts
async function execute(prepared, earlierRuns, execution) {
	try {
		var _usingCtx$3 = _usingCtx();
		const { inputs, plan, cwd } = prepared;
		const { runtime, startedAt } = execution.time;
		const { files } = runtime;
		const { deep: withoutSecrets } = redactor(await prepared.environments.secrets(), inputs);
		const start = execution.shard ? { warnings: [] } : await findStart(prepared, runtime);
		const folder = start.source?.continuesIn ?? start.beginsIn ?? runFolder(prepared, startedAt);
		_usingCtx$3.a(await files.claim(folder, runtime.signal));
		const startsPrograms = !runnable(plan.steps).every(startsNothing);
		const signed = startsPrograms ? runtime.newRowSigner() : (row) => row;
		const takenOver = await withoutSecretsOf(prepared, () => inherit(start, prepared, {
			files,
			signed,
			startsPrograms,
			baseSha: earlierRuns.base?.sha
		}, withoutSecrets));
		const caches = new Caches({
			...runtime,
			inputs,
			cwd,
			clean: withoutSecrets
		});
		const warnings = withoutSecrets([
			...prepared.warnings,
			...takenOver.warnings,
			...caches.remarks(prepared),
			...batchRemarks(plan)
		]);
		const problems = groupProblems([...withoutSecrets(errorsOf(prepared)), ...warnings]);
		execution.progress.planned(outlineOf(prepared, earlierRuns, takenOver), problems);
		await beginFolder(folder, takenOver, files);
		await execution.shard?.begun(folder);
		return {
			folder,
			...await measure(prepared, earlierRuns, {
				...execution,
				folder,
				signed,
				takenOver,
				caches,
				warnings,
				withoutSecrets
			})
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
async function measure(prepared, earlierRuns, begun) {
	try {
		var _usingCtx3 = _usingCtx();
		const { inputs, plan } = prepared;
		const { time, progress, folder, signed, takenOver, caches, withoutSecrets } = begun;
		const { runtime, startedAt } = time;
		const watch = _usingCtx3.a(await openWatch(earlierRuns.options ?? {}, {
			...prepared,
			runtime,
			withoutSecrets
		}));
		const admission = new Admission(runnable(plan.steps), inputs.budgetUsd, earlierRuns.costs);
		const late = [];
		const notify = warningLog(late, begun);
		const runOf = runFrom(prepared, earlierRuns, {
			...begun,
			admission
		});
		const context = {
			...runtime,
			startedAt,
			progress,
			caches,
			admission,
			requestLimits: new RequestLimits(inputs.dryRun ? {} : inputs.requestsPerMinute ?? {}, {
				...runtime,
				...watch,
				usedUp: earlierRuns.usedUpLimits
			}),
			watch,
			mirrors: earlierRuns.mirrors,
			notify,
			withoutSecrets,
			patches: new Patches({
				folder,
				files: runtime.files,
				notify,
				withoutSecrets
			})
		};
		const { run, ...ran } = await runTrials(prepared, {
			folder,
			earlierRuns,
			signed,
			takenOver,
			runOf,
			whyStopped: () => time.why
		}, context);
		[
			...admission.warnings,
			...ran.warnings,
			...caches.warnings
		].forEach(notify);
		const uses = caches.uses();
		return {
			run: {
				...run,
				...!inputs.dryRun && { environment: environmentInfo(runtime, ran.mostAtOnce) },
				warnings: [...begun.warnings, ...late],
				...uses.length > 0 && { caches: uses }
			},
			judgements: caches.newJudgements,
			leak: ran.leak
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
function warningLog(all, { time: { runtime }, withoutSecrets }) {
	const logged = new Set();
	return (problem) => {
		const clean = withoutSecrets(problem);
		const kind = JSON.stringify([
			clean.code,
			clean.message,
			clean.location?.file
		]);
		all.push(clean);
		if (!logged.has(kind)) runtime.log.warn(problemText(clean));
		logged.add(kind);
	};
}
function outlineOf(prepared, earlierRuns, { results, from }) {
	const { plan, inputs } = prepared;
	const { deciding } = earlierRuns;
	const sentences = !(deciding !== void 0 && deciding.sharded === void 0) ? [] : powerSentences(plan, deciding, inputs);
	return {
		tests: plan.steps.length,
		timeLimits: plannedTimeLimits(plan, inputs.testTimeoutSeconds),
		suites: [...new Set(plan.steps.map(({ suite }) => suite.file))],
		...sentences.length > 0 && { forecast: sentences },
		...from !== void 0 && { takenOver: {
			results,
			from
		} }
	};
}
const errorsOf = ({ plan: { steps } }) => steps.flatMap((step) => step.kind === "broken" ? step.test.problems : []);
function runFolder({ inputs: { outputDirectory, experiment }, cwd }, startedAt) {
	return outputDirectory === void 0 ? join(cwd, ".agentv", "results", "runs", experiment, timestamp(startedAt)) : resolve(cwd, outputDirectory);
}
function runFrom({ inputs, plan, root, cwd }, { earlier = [], missingSecrets }, { time, admission, warnings, withoutSecrets }) {
	const { startedAt, runtime } = time;
	const lacking = inputs.dryRun ? void 0 : missingSecrets;
	const describedSuites = withoutSecrets(describedSuitesOf(plan));
	const folder = withoutSecrets(relative(root, cwd).replaceAll("\\", "/"));
	const flags = flagsOf(inputs, cwd).map(({ name, value }) => ({
		name,
		value: withoutSecrets(value)
	}));
	return (ledger, { isCutOff = false, rounds = 0 } = {}) => {
		const results = ledger.results("planned").toSorted((one, other) => one.index - other.index);
		const stopped = isCutOff || results.length < plan.steps.length ? time.why : admission.stopped;
		const extraTrials = extraTrialsOf(ledger, rounds);
		return {
			startedAt: new Date(startedAt).toISOString(),
			durationMs: Math.max(0, runtime.clock.now() - startedAt),
			planned: plan.steps.length,
			complete: stopped === void 0,
			...stopped !== void 0 && { stopped },
			...results.length < plan.steps.length && withoutResult(withoutSecrets(plan.steps.map(namesOfStep)), results),
			dryRun: inputs.dryRun,
			...folder !== "" && { folder },
			...flags.length > 0 && { flags },
			...selectedBy(inputs),
			requirements: withoutSecrets([...plan.requirements]),
			...describedSuites.length > 0 && { describedSuites },
			warnings: [...warnings],
			...earlier.length > 0 && { earlier: [...earlier] },
			results: lacking ? withoutBlame(results, lacking) : results,
			...lacking && { missingSecrets: lacking },
			...extraTrials.length > 0 && { extraTrials }
		};
	};
}
const namesOfStep = ({ kind, suite, test, target }) => ({
	suite: suite.name,
	suiteFile: suite.file,
	testId: test.id,
	target: kind === "broken" ? target : target.name
});
function describedSuitesOf({ steps }) {
	return [...new Set(steps.map(({ suite }) => suite))].flatMap(({ name, file, ...suite }) => {
		const given = DESCRIBING.flatMap((key) => {
			const text = suite[key];
			return text === void 0 ? [] : [[key, cutEnd(text, LONGEST_TEXT)]];
		});
		return given.length === 0 ? [] : [{
			suite: name,
			file,
			metadata: Object.fromEntries(given)
		}];
	});
}
const DESCRIBING = [
	"version",
	"author",
	"license"
];
const LONGEST_TEXT = 1024;
function selectedBy({ testId, given }) {
	const isGiven = (...names) => names.some((name) => given.includes(name));
	const selected = [
		...isGiven("evals", "tag", "excludeTag") ? ["suites"] : [],
		...isGiven("target") ? ["targets"] : [],
		...testId.length > 0 ? ["tests"] : []
	];
	return selected.length === 0 ? {} : { selected };
}
function flagsOf(inputs, cwd) {
	return inputs.given.flatMap((input) => {
		const name = repeatedFlags.find((flag) => flag === kebab(input));
		if (name === void 0) return [];
		const value = String(inputs[input]);
		return [{
			name,
			value: PATHS.includes(input) && isAbsolute(value) ? shownPath(value, cwd) : value
		}];
	});
}
const PATHS = ["targets", "workspacePath"];
const HALF_GIB = 536870912;
const LONGEST_WORD = 100;
function environmentInfo({ machine, env }, workers) {
	const { platform, arch, cpus, memory } = machine();
	const [image, imageVersion] = ["ImageOS", "ImageVersion"].map((name) => env[name]?.trim()).map(shortened);
	return {
		platform,
		arch,
		...cpus >= 1 && { cpus: Math.floor(cpus) },
		...memory > 0 && { memoryGib: Math.max(1, Math.round(memory / HALF_GIB)) / 2 },
		...workers > 0 && { workers },
		...image && { image },
		...image && imageVersion && { imageVersion }
	};
}
const shortened = (text) => text && cutEnd(text, LONGEST_WORD);
// src/app/pipeline/publish.ts
async function publish(decided, judged, reporting, runtime) {
	const { folder, basis } = judged;
	reporting.decided?.(decided, folder);
	const page = reporting.page(judged);
	const report = await withBaseRuns(decided, basis.baseline, page);
	const files = await deliverInTurn(reporting.local(folder), report);
	const evidence = await leaveEvidence(report, judged, runtime);
	const local = [...files, ...await writePage(report, judged, page, runtime)];
	const others = await reporting.deliver?.(report, {
		folder,
		local,
		evidence,
		judged
	}) ?? [];
	const traces = await reporting.exportTraces(report, folder);
	reporting.progress.ended(report, folder, [
		...local,
		...others,
		...traces
	]);
}
// src/app/pipeline/time-limit.ts
function withTimeLimit(runtime, minutes) {
	const startedAt = runtime.clock.now();
	if (minutes === void 0) return {
		runtime,
		startedAt,
		why: "cancelled",
		[Symbol.dispose]: () => void 0
	};
	const limited = callSignal(runtime.signal);
	const inTime = new AbortController();
	let isLate = false;
	const watch = async () => {
		await runtime.clock.sleep(minutes * 6e4, inTime.signal);
		if (inTime.signal.aborted || runtime.signal.aborted) return;
		isLate = true;
		limited.abort();
	};
	watch();
	return {
		runtime: {
			...runtime,
			signal: limited.signal
		},
		startedAt,
		get why() {
			return isLate ? "deadline" : "cancelled";
		},
		[Symbol.dispose]() {
			inTime.abort();
			limited[Symbol.dispose]();
		}
	};
}
// src/app/pipeline/run-pipeline.ts
async function runPipeline(asked, runtime) {
	const judged = await runOf(asked, runtime);
	saveMemory$1(judged.run.results.length, runtime.memory);
	const commit = reportedCommit(asked.policy.inputs, asked.job, asked.baseSha);
	const { workingDirectory } = asked.policy.inputs;
	const program = howCalled(runtime, resolve(runtime.cwd, workingDirectory));
	const report = reportOn(judged.run, {
		...judged.basis,
		commit,
		program
	});
	await publish(report, judged, asked.reporting, runtime);
	return report;
}
async function runOf(asked, runtime) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { policy, reporting } = asked;
		const { progress } = reporting;
		const time = _usingCtx$2.u(withTimeLimit(runtime, policy.inputs.timeoutMinutes));
		const labels = await countedLabels(policy, {
			cwd: resolve(runtime.cwd, policy.inputs.workingDirectory),
			files: runtime.files
		});
		const prepared = await prepare(policy.inputs, time.runtime, {
			...asked.options,
			labels
		});
		const { basis: found, earlierRuns, unreadable } = await findBaseline(asked, runtime);
		const basis = policy.inputs.judges === void 0 ? found : withLabelChanges(found, labels);
		_usingCtx$2.a(earlierRuns.base);
		const { run, folder } = await execute(prepared, earlierRuns, {
			time,
			progress
		}).finally(() => progress.closeGroup?.());
		const reviewed = withAgreement(run, prepared.inputs, labels);
		const whole = {
			...withWarnings(reviewed, basis.warnings),
			...unreadable.length > 0 && { unreadable: [...reviewed.unreadable ?? [], ...unreadable] },
			...baselineFilesOf(basis, prepared),
			...await changesOf(run, prepared, {
				base: earlierRuns.base?.sha,
				runtime
			})
		};
		return {
			...await heldToBase(whole, basis, runtime),
			folder
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
const withLabelChanges = (basis, { changes }) => basis.source === void 0 ? basis : {
	...basis,
	source: {
		...basis.source,
		changes: [...basis.source.changes, ...changes]
	}
};
async function findBaseline({ policy, job, baseSha, missingSecrets, mirrors, options, isEvidenceStored }, runtime) {
	const { source, attempts: earlier, unreadable, warnings = [] } = await storedResults(policy, job, runtime);
	const found = await findBasis(policy, {
		...runtime,
		isChange: isChange(job)
	}, source);
	const basis = {
		...found,
		warnings: [
			...withoutEffect(policy),
			...found.warnings,
			...warnings
		]
	};
	const base = options?.transcript === void 0 ? openBaseTree(baseSha, basis.baseline, runtime) : void 0;
	return {
		basis,
		unreadable,
		earlierRuns: {
			...earlierRunsOf(basis, runtime.env, isEvidenceStored),
			base,
			mirrors,
			earlier,
			missingSecrets,
			options
		}
	};
}
async function storedResults({ inputs, former }, job, runtime) {
	if (job === void 0) return {
		source: void 0,
		attempts: [],
		unreadable: [],
		warnings: []
	};
	const [{ evidenceSource }, { findAttempts }] = await Promise.all([import("./evidence-source2.js"), import("./earlier-attempts.js")]);
	return {
		source: evidenceSource(inputs, job, runtime, { former }),
		...await findAttempts(inputs, job, runtime)
	};
}
function baselineFilesOf({ baseline, suiteFiles }, { inputs: { given }, suiteFiles: found }) {
	const pools = baseline.kind === "found" ? baseline.pools : [];
	const files = [...new Set(pools.flatMap(({ file }) => file ?? []))].sort();
	if (files.length === 0) return {};
	const isGiven = (name) => given.includes(name);
	const isDeselected = (file) => isGiven("tag") || isGiven("excludeTag") || isGiven("evals") && !found.includes(file);
	const stateOf = (file) => !suiteFiles.has(file) ? "gone" : isDeselected(file) ? "deselected" : "exists";
	return { baselineFiles: files.map((file) => ({
		file,
		state: stateOf(file)
	})) };
}
// src/app/shards/load-plan.ts
async function loadPlan(inputs, runtime, inArtifact) {
	const { shard, planPath } = inputs;
	if (shard === void 0) throw new Error("There is no shard to load a plan for");
	const { index, count, digest } = shard;
	if (planPath === void 0 && digest === void 0) return onTheSpot(inputs, {
		index,
		count
	}, runtime);
	const loaded = planPath === void 0 ? await inArtifact?.(digest ?? "") : await readPlanFolder(resolve(runtime.cwd, inputs.workingDirectory, planPath), digest, runtime.files);
	if (loaded === void 0) throw userError("FILE_MISSING", `There is no plan ${digest?.slice(0, 12)} here`, { hint: "Set plan-path (--plan-path) to the folder that \"eval-action plan -o\" wrote." });
	refuseOtherCount(loaded, count);
	return {
		loaded,
		index
	};
}
async function onTheSpot(inputs, { index, count }, runtime) {
	const wishes = {
		shards: count,
		most: count,
		targetMinutes: 1
	};
	const { plan, digest, texts } = await makeShardPlan(await findPolicy(inputs, runtime), wishes, { runtime });
	const root = resolve("/");
	const contents = [...texts, [PLAN_FILE, jsonDocument(plan)]].map(([path, text]) => [join(root, path), new TextEncoder().encode(text)]);
	const loaded = await readPlanFolder(root, digest, memoryFiles(new Map(contents)));
	refuseOtherCount(loaded, count);
	return {
		loaded,
		index,
		texts
	};
}
function refuseOtherCount({ plan, digest }, count) {
	if (plan.shards.length === count) return;
	throw userError("INPUT_INVALID", `The plan ${digest.slice(0, 12)} has ${plan.shards.length} shards, not ${count}`, { hint: `Set shard to a shard of it, such as 1/${plan.shards.length}. On GitHub, the output matrix of the plan has them.` });
}
function refuseUselessPlanPath({ shard, planPath }) {
	if (planPath === void 0 || shard !== void 0) return;
	throw userError("INPUT_INVALID", "plan-path has no effect without shard", { hint: "Set shard to a shard of the plan, such as 3/6, or remove plan-path." });
}
// src/plan/shards/cells.ts
function stepsOfShard(steps, tests, shard) {
	return steps.flatMap((step) => {
		const test = tests[step.index];
		const part = test && partOf$1(test, shard);
		if (test === void 0 || part === void 0) return [];
		if (step.kind !== "run" || test.parts.length === 1) return [step];
		const trials = {
			...step.trials,
			count: part.trials
		};
		return [{
			...step,
			trials,
			part: {
				first: part.from,
				of: test.trials
			}
		}];
	});
}
function dividedTests(tests, shard) {
	return new Map(tests.flatMap((test) => {
		const part = test.parts.length > 1 ? partOf$1(test, shard) : void 0;
		return part === void 0 ? [] : [[resultKey(test), part.from === 0 ? "first" : "later"]];
	}));
}
const cellsOf = (tests, shard) => tests.reduce((sum, test) => sum + trialsIn(test, shard), 0);
const trialsIn = (test, shard) => (test && partOf$1(test, shard)?.trials) ?? 0;
const partOf$1 = ({ parts }, shard) => parts.find((part) => part.shard === shard);
// src/app/shards/shard-file.ts
function startedRecord(here) {
	return recordOf(here, {
		run: {
			startedAt: new Date(here.startedAt).toISOString(),
			durationMs: 0,
			planned: here.plan.tests.filter(({ parts }) => parts.some(({ shard }) => shard === here.index)).length,
			complete: false,
			stopped: "broken-off",
			dryRun: here.plan.inputs["dryRun"] === true,
			requirements: [],
			warnings: [],
			results: []
		},
		judgements: []
	});
}
function recordOf({ plan, digest, index, attempt, changed }, { run, judgements, leak }) {
	const { results, extraTrials = [], earlier: _, ...facts } = run;
	const written = (purpose) => extraTrials.filter((trial) => trial.purpose === purpose).length;
	return {
		schemaVersion: 1,
		generator: {
			name: "eval-action",
			version
		},
		digest,
		key: plan.key,
		index,
		count: plan.shards.length,
		attempt,
		...plan.commit !== void 0 && { commit: plan.commit },
		...changed !== void 0 && { changed },
		cells: {
			expected: cellsOf(plan.tests, index),
			finished: finishedCells(results, plan, index)
		},
		extraTrials: {
			confirmation: written("confirmation"),
			control: written("control"),
			seed: written("seed")
		},
		complete: run.complete,
		...run.stopped !== void 0 && { stopped: run.stopped },
		usage: usageOf(run),
		...leak && { leak: [...leak] },
		...judgements.length > 0 && { judgements: [...judgements] },
		run: facts
	};
}
const writeShardFile = (folder, record, files) => files.write(join(folder, runFiles.shard), jsonDocument(record));
const finishedCells = (results, { tests }, index) => results.filter(wasRun).map((result) => result.costLimited ? result.trials?.length ?? 1 : trialsIn(tests[result.index], index)).reduce((sum, trials) => sum + trials, 0);
function usageOf(run) {
	const results = [...run.results, ...(run.extraTrials ?? []).map(({ result }) => result)];
	const ran = results.filter((result) => wasRun(result) && !isReused(result));
	const { costUsd, graderCostUsd, tokens, graderTokens } = summarize({
		...run,
		results,
		planned: 0
	});
	const used = sumTokens([tokens, graderTokens].flatMap((each) => each ?? []));
	const isPriced = costUsd !== void 0 || graderCostUsd !== void 0;
	return {
		calls: ran.reduce((sum, { trials }) => sum + (trials?.length ?? 1), 0),
		...used && { tokens: used },
		...isPriced && { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) }
	};
}
// src/app/shards/run-shard.ts
async function runShard(asked, runtime) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { loaded, progress } = asked;
		const inputs = await inputsOfShard(asked, runtime);
		const time = _usingCtx$1.u(withTimeLimit(runtime, inputs.timeoutMinutes));
		const site = await siteOf(inputs, runtime);
		await verifyCheckout(loaded.plan, site);
		const unlikePlan = await filesUnlikePlan(loaded.plan, site);
		const whole = await prepare(inputs, time.runtime, asked.options);
		const { deep: withoutSecrets } = redactor(await whole.environments.secrets());
		verifyTests(loaded.plan, whole.plan, withoutSecrets);
		const changed = withoutSecrets(unlikePlan);
		if (changed !== void 0) runtime.log.warn(problemText(changedFilesWarning(`Shard ${asked.index}`, changed)));
		const prepared = partOf(asked, whole);
		const earlierRuns = earlierRunsOfShard(asked, inputs, runtime);
		_usingCtx$1.a(earlierRuns.base);
		const here = {
			...loaded,
			index: asked.index,
			attempt: asked.attempt,
			startedAt: time.startedAt,
			changed
		};
		const begun = async (folder) => {
			await writeShardFile(folder, startedRecord(here), runtime.files);
			if (asked.texts) await writePlanFolder(folder, loaded.plan, asked.texts, runtime.files);
			asked.begun?.(folder);
		};
		const done = await execute(prepared, earlierRuns, {
			time,
			progress,
			shard: { begun }
		}).finally(() => progress.closeGroup?.());
		const facts = {
			...baselineFilesOf(basisOfPlan(loaded, inputs), whole),
			...await changesOf(done.run, prepared, {
				base: earlierRuns.base?.sha,
				runtime
			})
		};
		const ended = {
			...done,
			run: {
				...done.run,
				...facts
			}
		};
		const record = recordOf(here, ended);
		await writeShardFile(done.folder, record, runtime.files);
		return {
			folder: done.folder,
			record,
			run: ended.run,
			...outcomeOf(ended, asked)
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function inputsOfShard({ inputs, loaded, index, options }, runtime) {
	const { plan } = loaded;
	verifyVersion(plan);
	refuseContinuing(inputs, options);
	verifyInputs(plan, inputs);
	const shard = shardOf(loaded, index);
	const { workingDirectory } = inputsOfPlan(plan, inputs);
	const own = await findPolicy({
		...inputs,
		workingDirectory
	}, runtime);
	return {
		...inputsOfPlan(plan, own.inputs),
		...shard.budgetUsd !== void 0 && { budgetUsd: shard.budgetUsd },
		...shard.requests !== void 0 && { requestsPerMinute: shard.requests }
	};
}
function shardOf({ plan, digest }, index) {
	const shard = plan.shards.find((each) => each.index === index);
	if (shard !== void 0) return shard;
	throw userError("INPUT_INVALID", `The plan ${digest.slice(0, 12)} has no shard ${index}`, { expected: `a number from 1 to ${plan.shards.length}` });
}
function refuseContinuing(inputs, options = {}) {
	const flags = {
		"--resume": inputs.resume !== void 0,
		"--rerun-failed": inputs.rerunFailed,
		"--retry-errors": inputs.retryErrors !== void 0,
		"--transcript": options.transcript !== void 0
	};
	const [given] = Object.entries(flags).find(([, isGiven]) => isGiven) ?? [];
	if (given === void 0) return;
	throw userError("INPUT_INVALID", `${given} cannot be used with --shard`, { hint: "A shard always runs its part of the plan. Run it again to add trials: the report counts both attempts." });
}
async function siteOf({ workingDirectory }, runtime) {
	return {
		root: await findRepository(resolve(runtime.cwd, workingDirectory), runtime.files),
		runtime
	};
}
const partOf = ({ loaded, index }, whole) => ({
	...whole,
	plan: {
		...whole.plan,
		steps: stepsOfShard(whole.plan.steps, loaded.plan.tests, index)
	}
});
function earlierRunsOfShard(asked, inputs, runtime) {
	const { loaded, index, baseSha, missingSecrets, mirrors, options } = asked;
	const { isEvidenceStored = isEvidenceAsked(inputs, runtime.env) } = asked;
	const { plan, baseline } = loaded;
	const { deciding, seeding, known: _, ...earlier } = earlierRunsOf(basisOfPlan(loaded, inputs), runtime.env, isEvidenceStored);
	const { prior, setAside, tests } = plan;
	const sharded = {
		prior,
		setAside,
		most: shardOf(loaded, index).confirm,
		divided: dividedTests(tests, index)
	};
	const pools = baseline.kind === "found" ? baseline.pools : [];
	return {
		...earlier,
		deciding: deciding && {
			...deciding,
			sides: {
				...deciding.sides,
				suites: tests
			},
			sharded
		},
		seeding: seeding && {
			...seeding,
			without: withoutHistory(loaded, seeding)
		},
		known: {
			pools,
			headSha: "",
			decided: (at) => tests[at]
		},
		usedUpLimits: scarceLimits(plan),
		base: openBaseTree(baseSha, baseline, runtime),
		mirrors,
		missingSecrets,
		options
	};
}
function withoutHistory({ plan, baseline }, seeding) {
	const suiteOf = ({ suite, suiteFile, target }) => JSON.stringify([
		suiteFile,
		suite,
		target
	]);
	const known = new Set((baseline.kind === "found" ? baseline.pools : []).flatMap(keysOfPool));
	const suites = new Set(plan.tests.flatMap((test) => known.has(resultKey(test)) ? [suiteOf(test)] : []));
	const ofSuites = new Set(plan.tests.flatMap((test) => suites.has(suiteOf(test)) ? [resultKey(test)] : []));
	return (run) => new Set([...seeding.without(run)].filter((key) => !ofSuites.has(key)));
}
const keysOfPool = ({ suite, file: suiteFile, target, tests }) => suiteFile === void 0 ? [] : tests.map(({ testId }) => resultKey({
	suite,
	suiteFile,
	target,
	testId
}));
function scarceLimits({ inputs, shards }) {
	return Object.entries(inputs["requestsPerMinute"] ?? {}).flatMap(([name, perMinute]) => perMinute < shards.length ? [name] : []);
}
function outcomeOf({ run }, { loaded: { plan }, index }) {
	const { maxErrorRate } = gateSettings.parse(plan.policy.gate);
	const { trials, errored } = errorsOf$1(run.results.filter(wasRun));
	const measured = run.results.filter((result) => presentTrials(result).length > 0).length;
	const why = run.stopped === void 0 ? "" : ` (${STOPS[run.stopped]})`;
	return {
		headline: `shard ${index} of ${plan.shards.length}: ${measured} of ${plural("test", run.planned)} measured${why}; the report job decides`,
		isMeasured: run.complete && errored <= trials * maxErrorRate
	};
}
const STOPS = {
	cancelled: "cancelled",
	deadline: "the time limit was reached",
	budget: "its share of the budget is spent",
	breaker: "a target failed too often",
	"broken-off": "broken off"
};
export { runPipeline as i, loadPlan as n, refuseUselessPlanPath as r, runShard as t };
