import { $l as failed, At as hasKeys, Bc as redactor, Bt as digestOf, Ds as MAX_EVIDENCE_BYTES, Dt as pinnedInputs, Fo as saveMemory, Fs as mostSuspects, Ic as isSecretVariable, It as sha256Of, Jn as openSite, Ln as MORE_BASELINE_TRIALS, Os as encodePool, Ps as gateSettings, Qc as MOST_CELLS, Qn as runSuiteProgram, Rt as differentFiles, Sa as keyOf$1, Sl as namesOf, Sr as realNameOf, Tl as resultKeyOf, Xo as findKind, Zc as MAX_PLAN_BYTES, Zn as withoutSecretsOf, ai as judgeNames, ca as comparedSuites, cs as isChange, da as sampleVariance, dd as userError, dr as unknownRequestLimits, ed as plural, er as hookNotes, fs as changedNames, ha as findBasis, ia as points, id as UserError, ir as withFingerprints, jt as recordedFiles, kt as digestOfFile, la as mean, mu as isWholeSubject, nn as version, oa as assess, os as inParallel, pa as isTrusted, ps as commitOf, rr as watchedFiles, sa as wholeRun, ta as pairingOf, ua as median, wl as resultKey, ws as evidenceFileName, xr as dryName, zi as providers } from "./common.js";
import { i as workersOf } from "./workers.js";
import { t as surveyRun } from "./survey-run.js";
const { createHash } = process.getBuiltinModule("node:crypto");
const { dirname, resolve } = process.getBuiltinModule("node:path");
// src/app/baseline/seeding-wish.ts
function seedingWish({ seedBaseline: asked, baseline, dryRun, testId }, sides, isStored) {
	if (asked === void 0 || dryRun || testId.length > 0 || baseline.includes("none") || sides.baseline.kind === "unavailable") return void 0;
	if (!isStored && sides.baseline.kind !== "none") return void 0;
	return {
		asked,
		isStored,
		without: (run) => withoutHistory(run, sides)
	};
}
function withoutHistory(run, sides) {
	const { tests } = pairingOf(run, sides);
	const suiteOf = ({ suiteFile, suite, target }) => JSON.stringify([
		suiteFile,
		suite,
		target
	]);
	const known = new Set(tests.flatMap((test) => test.base.length > 0 && test.kind !== "removed" ? suiteOf(test) : []));
	return new Set(tests.filter((test) => !known.has(suiteOf(test))).map(resultKey));
}
// src/app/pipeline/earlier-runs.ts
function earlierRunsOf(basis, env, isStored) {
	const { inputs, gate, quarantine, baseline, suiteFiles, isChange } = basis;
	const sides = {
		baseline,
		quarantine,
		suiteFiles,
		isChange
	};
	return {
		durations: usualDurations(baseline),
		costs: highCosts(baseline),
		deciding: {
			sides,
			policy: gate
		},
		seeding: seedingWish(inputs, sides, isStored && inputs.evidence !== "never" && isTrusted(env)),
		known: knownOf$1(basis, env)
	};
}
function knownOf$1({ inputs, baseline }, env) {
	const headSha = env["GITHUB_SHA"];
	if (inputs.reuse === "off" || inputs.dryRun || baseline.kind !== "found" || !headSha || isTrusted(env)) return void 0;
	return {
		pools: baseline.pools,
		headSha
	};
}
const usualDurations = (baseline) => perTest(baseline, ({ durationMs }) => durationMs, (known) => known.reduce((sum, ms) => sum + ms, 0) / known.length);
const highCosts = (baseline) => perTest(baseline, ({ costUsd }) => costUsd, (known) => known.toSorted((a, b) => a - b)[Math.ceil(known.length * .95) - 1] ?? 0);
function perTest(baseline, figureOf, together) {
	const figures = new Map();
	for (const { suite, file, target, tests } of baseline.kind === "found" ? baseline.pools : []) for (const { testId, trials } of file === void 0 ? [] : tests) {
		const known = trials.flatMap((trial) => figureOf(trial) ?? []);
		if (known.length === 0) continue;
		figures.set(resultKey({
			suiteFile: file ?? "",
			suite,
			testId,
			target
		}), together(known));
	}
	return figures;
}
// src/run/calls/request-limits.ts
const MINUTE_MS$1 = 6e4;
const CAPACITY = .1;
const REFILL = .9;
var RequestBucket = class {
	#clock;
	#capacity;
	#perMs;
	#tokens;
	#filledAt;
	constructor(perMinute, clock, isEmpty = false) {
		this.#clock = clock;
		this.#capacity = Math.max(1, perMinute * CAPACITY);
		this.#perMs = perMinute * REFILL / MINUTE_MS$1;
		this.#tokens = isEmpty ? 0 : this.#capacity;
		this.#filledAt = clock.now();
	}
	get waitMs() {
		this.#fill();
		return this.#tokens >= 1 ? 0 : Math.ceil((1 - this.#tokens) / this.#perMs);
	}
	take() {
		this.#tokens -= 1;
	}
	#fill() {
		const now = this.#clock.now();
		const elapsedMs = Math.max(0, now - this.#filledAt);
		this.#tokens = Math.min(this.#capacity, this.#tokens + elapsedMs * this.#perMs);
		this.#filledAt = now;
	}
};
var RequestLimits = class {
	#site;
	#limits;
	#waiting = new Set();
	#said = new Set();
	constructor(perMinute, site) {
		this.#site = site;
		this.#limits = Object.entries(perMinute).map(([name, most]) => ({
			name,
			perMinute: most,
			bucket: new RequestBucket(most, site.clock, site.usedUp?.includes(name))
		}));
	}
	around(provider, target) {
		const limits = this.#limits.filter(({ name }) => appliesTo(name, target));
		if (limits.length === 0) return provider;
		return {
			retry: provider.retry,
			ask: async (question, signal) => await this.#turn(limits, signal) ? provider.ask(question, signal) : failed("cancelled", "Stopped while the call waited for its limit of requests per minute.")
		};
	}
	async #turn(limits, signal) {
		const mine = [...limits];
		this.#waiting.add(mine);
		try {
			while (!signal.aborted) {
				if ([...this.#waiting].find((each) => waitMs(each) === 0) === mine) {
					for (const { bucket } of mine) bucket.take();
					return true;
				}
				for (const limit of mine) if (limit.bucket.waitMs > 0) this.#report(limit);
				await this.#site.clock.sleep(Math.max(1, waitMs(mine)), signal);
			}
			return false;
		} finally {
			this.#waiting.delete(mine);
		}
	}
	#report({ name, perMinute }) {
		if (this.#said.has(name)) return;
		this.#said.add(name);
		this.#site.say(`Calls wait, because requests-per-minute limits ${name} to ${perMinute}. This is reported once.`);
	}
};
const waitMs = (limits) => Math.max(...limits.map(({ bucket }) => bucket.waitMs));
function appliesTo(name, target) {
	return [target.name, target.resolvedName].includes(name) || findKind(providers, name)?.type === target.provider;
}
// src/plan/reuse.ts
const CANARY_SHARE = .05;
function planReuse(steps, pools, headSha) {
	const trialsOf = finder(pools);
	const runs = steps.filter((step) => step.kind === "run");
	const awaited = new Set(runs.flatMap((step) => step.test.dependsOn.map((id) => keyOf(step, id))));
	const known = runs.flatMap((step) => {
		const found = step.test.dependsOn.length === 0 && !awaited.has(keyOf(step, step.test.id)) ? knownOf(step, trialsOf(step)) : void 0;
		return found === void 0 ? [] : [{
			step,
			found,
			lot: lotOf(step, headSha)
		}];
	});
	const count = known.length === 0 ? 0 : Math.max(1, Math.ceil(known.length * CANARY_SHARE));
	const drawn = known.toSorted((a, b) => a.lot < b.lot ? -1 : 1);
	const byIndex = (part) => new Map(part.map(({ step, found }) => [step.index, found]));
	return {
		canaries: byIndex(drawn.slice(0, count)),
		reused: byIndex(drawn.slice(count))
	};
}
function decidedReuse(steps, pools, decided) {
	const trialsOf = finder(pools);
	const found = steps.flatMap((step) => {
		const { reused, canary } = decided(step.index) ?? {};
		if (reused === void 0 && !canary) return [];
		const trials = trialsOf(step);
		const known = reused === void 0 ? knownOf(step, trials) : newestKnown(step, trials, ({ sha }) => sha === reused);
		return known === void 0 ? [] : [{
			index: step.index,
			known,
			canary
		}];
	});
	const byIndex = (isCanary) => new Map(found.flatMap(({ index, known, canary = false }) => canary === isCanary ? [[index, known]] : []));
	return {
		canaries: byIndex(true),
		reused: byIndex(false)
	};
}
const isLeak = ({ trials }, now) => now.length > 0 && mostlyPasses(trials) && !mostlyPasses(now);
const mostlyPasses = (trials) => trials.filter(({ pass }) => pass).length * 2 > trials.length;
function finder(pools) {
	const trials = new Map();
	for (const { suite, file, target, tests } of pools) for (const test of tests) {
		const key = JSON.stringify([
			file,
			suite,
			target,
			test.testId
		]);
		trials.set(key, [...trials.get(key) ?? [], ...test.trials]);
	}
	return (step) => trials.get(keyOf(step, step.test.id)) ?? [];
}
const keyOf = ({ suite, target }, testId) => JSON.stringify([
	suite.file,
	suite.name,
	target.name,
	testId
]);
function knownOf(step, trials) {
	const { measure, subject } = step;
	if (measure === void 0 || subject === void 0 || !isWholeSubject(subject)) return void 0;
	return newestKnown(step, trials, (trial) => trial.measure === measure && trial.subject === subject);
}
function newestKnown({ trials: planned }, trials, isSame) {
	const runs = new Map();
	for (const trial of trials) {
		if (trial.sha === void 0 || !isSame(trial)) continue;
		const own = runs.get(trial.run);
		if (own) own.push(trial);
		else runs.set(trial.run, [trial]);
	}
	const needed = planned.strategy === "pass_at_k" ? 1 : planned.count;
	return [...runs].sort(([runA, a], [runB, b]) => newestTime(b) - newestTime(a) || (runA < runB ? 1 : -1)).flatMap(([, own]) => {
		const [first, ...others] = own;
		const fromSha = first?.sha;
		return first === void 0 || fromSha === void 0 || own.length < needed ? [] : [{
			fromSha,
			trials: [first, ...others]
		}];
	})[0];
}
const newestTime = (trials) => trials.reduce((newest, { time }) => Math.max(newest, Date.parse(time)), Number.NEGATIVE_INFINITY);
const lotOf = (step, headSha) => createHash("sha256").update(JSON.stringify([headSha, keyOf(step, step.test.id)])).digest("hex");
// src/model/run/stub.ts
function standIn({ trials, measure, subject, ...names }, index) {
	const { suite, suiteFile, testId, target } = names;
	return {
		suite,
		suiteFile,
		testId,
		target,
		index,
		timestamp: EPOCH$1,
		category: "",
		location: {
			file: suiteFile,
			line: 1,
			column: 1
		},
		passMark: 1,
		mustPass: false,
		assertions: [],
		scores: [],
		input: [],
		output: "",
		messages: [],
		evalRun: { durationMs: 0 },
		retries: 0,
		...measure !== void 0 && { measure },
		...subject !== void 0 && { subject },
		status: "ok",
		score: 1,
		trials: Array.from({ length: trials }, (_, attempt) => ({
			attempt,
			status: "ok",
			score: 1,
			verdict: "pass",
			scores: []
		}))
	};
}
const EPOCH$1 = "1970-01-01T00:00:00.000Z";
// src/app/pipeline/power.ts
function powerSentences({ steps }, { sides, policy }, { dryRun }) {
	if (sides.baseline.kind !== "found") return [];
	const tests = steps.flatMap((step) => step.kind === "run" ? plannedTest(step, dryRun) : []);
	return sentencesOf(assess(passingPairing(tests, { baseline: sides.baseline }), policy));
}
const sentencesOf = ({ suites, detectableTests }) => [...suites.map(ofSuite), ...ofSingleTests(detectableTests)];
const EPOCH = "1970-01-01T00:00:00.000Z";
function passingPairing(tests, sides, startedAt = EPOCH) {
	const results = tests.map(standIn);
	const run = {
		startedAt,
		durationMs: 0,
		planned: results.length,
		complete: true,
		dryRun: false,
		requirements: [],
		warnings: [],
		results
	};
	return pairingOf(run, {
		...sides,
		selected: true
	});
}
const plannedTest = (step, isDryRun = false) => ({
	...namesOf(step),
	...isDryRun && { target: realNameOf(step.target.name) },
	trials: step.trials.strategy === "pass_at_k" ? 1 : step.trials.count
});
function ofSuite({ suite, target, comparable, runs, smallestDetectableDrop: drop }) {
	if (comparable === 0) return `${suite} on ${target}: no baseline`;
	const what = drop === void 0 ? "a uniform drop is not detectable with this baseline" : `smallest detectable drop: ${points(drop, 0)}`;
	const more = drop === void 0 && runs === 1 ? `; ${MORE_BASELINE_TRIALS}` : "";
	return `${suite} on ${target}: ${what} (${plural("test", comparable)}, ${plural("baseline run", runs)})${more}`;
}
const ofSingleTests = ({ count, of }) => of === 0 ? [] : [`a complete failure is detectable for ${count} of ${plural("test", of)}`];
// src/plan/shards/pinned-tests.ts
function pinnedTests({ steps }, division, { reused, canaries }) {
	const parts = partsOf(division);
	return steps.map((step) => {
		if (step.kind !== "run") return brokenTest(step);
		const key = resultKeyOf(step);
		const { ms = 0, usd } = division.expected.get(key) ?? {};
		const known = reused.get(step.index);
		const own = parts.get(key) ?? [];
		const { strategy } = step.trials;
		return {
			...namesOf(step),
			trials: step.trials.count,
			expectedMs: Math.round(ms),
			...usd !== void 0 && { expectedUsd: usd },
			parts: own,
			...own.length > 1 && strategy !== "pass_at_k" && { strategy },
			...known !== void 0 && { reused: known.fromSha },
			...canaries.has(step.index) && { canary: true }
		};
	});
}
function brokenTest({ suite, test, target }) {
	return {
		suite: suite.name,
		suiteFile: suite.file,
		testId: test.id,
		target: typeof target === "string" ? target : target.name,
		trials: 1,
		expectedMs: 0,
		parts: [{
			shard: 1,
			from: 0,
			trials: 1
		}],
		broken: true
	};
}
function partsOf({ shards }) {
	const parts = new Map();
	for (const [index, shard] of shards.entries()) for (const { work, from, trials } of shard.parts) {
		const own = {
			shard: index + 1,
			from,
			trials
		};
		parts.set(work.key, [...parts.get(work.key) ?? [], own].sort((a, b) => a.from - b.from));
	}
	return parts;
}
function pinnedShards(tests, { shards }, shares) {
	return shards.map(({ ms, durationMs }, index) => {
		const parts = tests.flatMap((test) => test.parts.filter(({ shard }) => shard === index + 1));
		return {
			index: index + 1,
			ms: Math.round(ms),
			durationMs: Math.round(durationMs),
			tests: parts.length,
			trials: parts.reduce((sum, { trials }) => sum + trials, 0),
			...shares[index] ?? { confirm: 0 }
		};
	});
}
// src/plan/shards/work.ts
const msOf = ({ work, trials }) => work.trialMs * trials;
function atomsOf(works) {
	const leaders = new Map();
	const parents = new Map();
	const rootOf = (work) => {
		let root = work;
		for (let next = parents.get(root); next !== void 0; next = parents.get(root)) root = next;
		for (let each = work; each !== root;) {
			const next = parents.get(each) ?? root;
			parents.set(each, root);
			each = next;
		}
		return root;
	};
	const sorted = works.toSorted(byKey);
	for (const work of sorted) for (const name of work.together) {
		const leader = rootOf(leaders.get(name) ?? work);
		const own = rootOf(work);
		leaders.set(name, leader);
		if (own !== leader) parents.set(own, leader);
	}
	const groups = new Map();
	for (const work of sorted) {
		const root = rootOf(work);
		const group = groups.get(root);
		if (group === void 0) groups.set(root, [work]);
		else group.push(work);
	}
	return [...groups.values()].map((group) => atom(group.map((work) => ({
		work,
		from: 0,
		trials: work.trials
	}))));
}
const divided$1 = (atoms, longestMs) => atoms.flatMap((each) => {
	const [part, ...others] = each.parts;
	if (part === void 0 || others.length > 0 || !part.work.isDivisible || each.ms <= longestMs) return [each];
	const count = Math.min(part.trials, Math.ceil(each.ms / longestMs));
	const edges = Array.from({ length: count + 1 }, (_, index) => Math.round(index * part.trials / count));
	return edges.slice(0, -1).map((from, index) => atom([{
		work: part.work,
		from,
		trials: (edges[index + 1] ?? part.trials) - from
	}]));
});
const atom = (parts) => ({
	key: parts[0]?.work.key ?? "",
	parts,
	ms: parts.reduce((sum, part) => sum + msOf(part), 0)
});
const byKey = (a, b) => a.key < b.key ? -1 : Number(a.key > b.key);
// src/plan/shards/assign.ts
const LONGEST_SHARE = 1.25;
function assign(works, settings) {
	const whole = atomsOf(works);
	const meanMs = whole.reduce((sum, { ms }) => sum + ms, 0) / settings.shards;
	const atoms = divided$1(whole, LONGEST_SHARE * meanMs).sort(longestFirst);
	const shards = Array.from({ length: settings.shards }, () => new Filling(settings));
	for (const atom of atoms) lightest(shards, atom).add(atom);
	return shards.map((shard) => shard.done());
}
function lightest(shards, atom) {
	let [best, least] = [shards[0], Number.POSITIVE_INFINITY];
	for (const shard of shards) {
		const load = shard.msWith(atom);
		if (load < least) [best, least] = [shard, load];
	}
	return best;
}
var Filling = class {
	#settings;
	#atoms = [];
	#setups = new Set();
	#ms = 0;
	constructor(settings) {
		this.#settings = settings;
	}
	msWith({ parts, ms }) {
		const fresh = parts.filter(({ work }) => !this.#setups.has(work.setup));
		const setups = fresh.length < 2 ? fresh.length : new Set(fresh.map(({ work }) => work.setup)).size;
		return this.#ms + ms + setups * this.#settings.setupMs;
	}
	add(atom) {
		this.#ms = this.msWith(atom);
		for (const { work } of atom.parts) this.#setups.add(work.setup);
		this.#atoms.push(atom);
	}
	done() {
		const { workers, setupMs } = this.#settings;
		const durationMs = duration([...Array.from(this.#setups, () => setupMs), ...this.#atoms.flatMap(jobsOf)], workers);
		return {
			parts: this.#atoms.flatMap(({ parts }) => parts),
			ms: this.#ms,
			durationMs
		};
	}
};
const jobsOf = ({ parts, ms }) => parts.length > 1 ? [ms] : parts.flatMap(({ work, trials }) => Array.from({ length: trials }, () => work.trialMs));
function duration(jobs, slots) {
	const ends = Array.from({ length: slots }, () => 0);
	for (const ms of jobs.toSorted((a, b) => b - a)) {
		let first = 0;
		for (let slot = 1; slot < slots; slot += 1) if ((ends[slot] ?? 0) < (ends[first] ?? 0)) first = slot;
		ends[first] = (ends[first] ?? 0) + ms;
	}
	return Math.max(...ends);
}
const longestFirst = (a, b) => b.ms - a.ms || (a.key < b.key ? -1 : Number(a.key > b.key)) || (a.parts[0]?.from ?? 0) - (b.parts[0]?.from ?? 0);
function choose(works, { most, targetMs, ...settings }) {
	const leastMs = Math.max(0, ...atomsOf(works).map((atom) => Math.max(0, ...jobsOf(atom))));
	const tried = new Map();
	const withShards = (count) => {
		const shards = tried.get(count)?.shards ?? assign(works, {
			...settings,
			shards: count
		});
		const made = {
			shards,
			durationMs: durationOf(shards),
			leastMs
		};
		tried.set(count, made);
		return made;
	};
	for (let count = 1;; count += 1) {
		const chosen = withShards(count);
		if (chosen.durationMs <= targetMs) return {
			...chosen,
			why: "target"
		};
		if (count === most) return {
			...chosen,
			why: "most"
		};
		const next = [count + 1, count + 2].filter((more) => more <= most).map((more) => withShards(more).durationMs);
		if (Math.min(...next) <= .95 * chosen.durationMs) continue;
		const isLongest = leastMs + settings.setupMs >= .95 * chosen.durationMs;
		return {
			...chosen,
			why: isLongest ? "longest" : "gain"
		};
	}
}
const durationOf = (shards) => Math.max(...shards.map(({ durationMs }) => durationMs));
// src/plan/shards/expected-time.ts
const USUAL_MS = {
	agent: 12e4,
	program: 2e4,
	model: 1e4,
	mock: 100
};
const CAUTION = 2;
function expectedTimes(tests, known) {
	const own = new Map();
	const [ofSuites, ofTargets] = [new Map(), new Map()];
	for (const { key, suite, target } of tests) {
		const times = known.get(key) ?? [];
		if (times.length === 0) continue;
		const ms = median(times);
		own.set(key, ms);
		addTo(ofSuites, suite, ms);
		addTo(ofTargets, target, ms);
	}
	const [suites, targets] = [medians(ofSuites), medians(ofTargets)];
	return new Map(tests.map(({ key, suite, target, kind }) => {
		const usual = suites.get(suite) ?? targets.get(target);
		return [key, own.get(key) ?? (usual === void 0 ? USUAL_MS[kind] : CAUTION * usual)];
	}));
}
function addTo(groups, name, ms) {
	const group = groups.get(name);
	if (group === void 0) groups.set(name, [ms]);
	else group.push(ms);
}
const medians = (groups) => new Map([...groups].map(([name, times]) => [name, median(times)]));
// src/plan/shards/plan-shards.ts
const MACHINE_SETUP_MS = 6e4;
const SUITE_SETUP_MS = 5e3;
const Z_95 = 1.645;
function planShards(plan, facts, settings) {
	const steps = plan.steps.flatMap((step) => step.kind === "run" ? [step] : []);
	const works = worksOf(steps, facts, settings);
	const running = works.filter((_, index) => !settings.isReused(steps[index]));
	const { workers, requestsMs } = settings;
	const scheduling = {
		workers,
		setupMs: SUITE_SETUP_MS
	};
	const wantedMs = settings.targetMs - MACHINE_SETUP_MS;
	const chosen = settings.shards === void 0 ? choose(works, {
		...scheduling,
		most: settings.most,
		targetMs: Math.max(0, wantedMs, requestsMs)
	}) : given(assign(works, {
		...scheduling,
		shards: settings.shards
	}));
	const [one] = assign(works, {
		...scheduling,
		shards: 1
	});
	const isLimited = chosen.why === "target" && requestsMs > wantedMs;
	return {
		...chosen,
		why: isLimited ? "requests" : chosen.why,
		durationMs: MACHINE_SETUP_MS + Math.max(chosen.durationMs, requestsMs),
		oneMachineMs: MACHINE_SETUP_MS + Math.max(one?.durationMs ?? 0, requestsMs),
		longestMs: Math.max(0, ...works.map(({ trialMs }) => trialMs)),
		calls: running.reduce((sum, { trials }) => sum + trials, 0),
		cost: costOf$1(running, facts),
		expected: new Map(works.map(({ key, trialMs }) => [key, {
			ms: trialMs,
			usd: usdOf(key, facts)
		}]))
	};
}
function usdOf(key, { costs }) {
	const known = costs.get(key) ?? [];
	return known.length === 0 ? void 0 : mean(known);
}
const given = (shards) => ({
	shards,
	durationMs: durationOf(shards),
	why: "given"
});
function worksOf(steps, { durations }, { kindOf, isOneAtATime, isReused }) {
	const timed = steps.map((step) => ({
		key: resultKeyOf(step),
		suite: suiteOnTarget(step),
		target: step.target.name,
		kind: kindOf(step)
	}));
	const times = expectedTimes(timed, durations);
	const hasDependents = new Set(steps.flatMap((step) => step.test.dependsOn.map((id) => dependencyName(step, id))));
	return steps.map((step, index) => {
		const key = timed[index]?.key ?? "";
		const own = dependencyName(step, step.test.id);
		const together = [
			...hasDependents.has(own) ? [own] : [],
			...step.test.dependsOn.map((id) => dependencyName(step, id)),
			...isWhole(step, isOneAtATime(step)) ? [suiteOnTarget(step)] : []
		];
		return {
			key,
			setup: suiteOnTarget(step),
			trials: step.trials.count,
			trialMs: isReused(step) ? 0 : times.get(key) ?? 0,
			isDivisible: together.length === 0 && !isInOrder(step),
			together
		};
	});
}
const isInOrder = ({ trials: { strategy, costLimitUsd } }) => strategy === "pass_at_k" || costLimitUsd !== void 0;
const suiteOnTarget = ({ suite, target }) => JSON.stringify([
	"suite",
	suite.path,
	target.name
]);
const dependencyName = ({ suite, target }, id) => JSON.stringify([
	"test",
	suite.path,
	target.name,
	id
]);
function isWhole({ suite, test, target }, isOneAtATime) {
	const { workspace } = test;
	const isShared = workspace !== void 0 && (workspace.isolation === "shared" || workspace.mode === "static");
	return target.batching || suite.failOnError || isShared || isOneAtATime;
}
function costOf$1(works, { costs }) {
	const known = works.flatMap(({ key, trials }) => {
		const seen = costs.get(key) ?? [];
		return seen.length === 0 ? [] : [{
			usd: trials * mean(seen),
			spread: seen.length < 2 ? 0 : trials * sampleVariance(seen)
		}];
	});
	const unknownTests = works.length - known.length;
	if (known.length === 0) return { unknownTests };
	const usd = known.reduce((sum, each) => sum + each.usd, 0);
	const spread = Math.sqrt(known.reduce((sum, each) => sum + each.spread, 0));
	return {
		usd,
		boundUsd: usd + Z_95 * spread,
		unknownTests
	};
}
// src/plan/shards/shares.ts
function budgetShares(budgetUsd, costs) {
	if (costs.length === 1) return [budgetUsd];
	const sum = total(costs);
	const shares = costs.map((cost) => centsOf(budgetUsd * (sum === 0 ? 1 / costs.length : cost / sum)));
	const byCost = [...costs.keys()].sort((a, b) => (costs[b] ?? 0) - (costs[a] ?? 0) || a - b);
	let left = centsOf(budgetUsd) - total(shares);
	for (const index of byCost.filter((each) => shares[each] === 0)) {
		const largest = shares.indexOf(Math.max(...shares));
		if (left > 0) left -= 1;
		else if ((shares[largest] ?? 0) > 1) add(shares, largest, -1);
		else break;
		add(shares, index, 1);
	}
	return shares.map((each) => each / 100);
}
const mostWithBudget = (budgetUsd) => Math.max(1, centsOf(budgetUsd));
const centsOf = (usd) => Math.floor(usd * 100 + 1e-6);
function requestShares(limit, calls) {
	if (limit <= calls.length) return calls.map(() => 1);
	const sum = total(calls);
	const exact = calls.map((count) => limit * (sum === 0 ? 1 / calls.length : count / sum));
	const shares = exact.map((share) => Math.max(1, Math.floor(share)));
	const byRemainder = exact.map((share, index) => ({
		index,
		remainder: share - Math.floor(share)
	})).sort((a, b) => b.remainder - a.remainder || a.index - b.index).map(({ index }) => index);
	for (let left = limit - total(shares), at = 0; left > 0; left -= 1, at += 1) add(shares, byRemainder[at % calls.length], 1);
	for (let over = total(shares) - limit; over > 0; over -= 1) add(shares, shares.indexOf(Math.max(...shares)), -1);
	return shares;
}
function add(shares, index = 0, more) {
	shares[index] = (shares[index] ?? 0) + more;
}
const mostAtOnce = (shards, limits) => Math.min(shards, ...limits);
const total = (numbers) => numbers.reduce((sum, each) => sum + each, 0);
// src/app/shards/changed-files.ts
async function changedFiles(site) {
	const names = (await changedNames(site))?.filter((name) => !hasKeys(name));
	if (names === void 0 || names.length > 1e4) return void 0;
	const read = async (path) => ({
		path,
		...await digestAt(resolve(site.root, path), site)
	});
	return inParallel(names, read, AT_ONCE);
}
const AT_ONCE = 2;
async function digestAt(path, { runtime: { files } }) {
	try {
		return await files.state(path) === "file" ? { sha256: await digestOfFile(path, files) } : {};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {};
	}
}
async function filesUnlikePlan({ commit, changed: planned }, site) {
	if (commit === void 0) return void 0;
	const changed = await changedFiles(site);
	if (planned === void 0 || changed === void 0) return "unknown";
	const names = differentFiles(planned, changed);
	return names.length === 0 ? void 0 : names;
}
// src/app/shards/expected-calls.ts
function expectedCalls(placed) {
	const byPath = new Map(placed.map((each) => [each.suite.path, each]));
	return ({ suite, test, target }) => {
		const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
		const judging = judgeNames(test, targets.find(({ name }) => name === target.name)?.judge);
		const judgeOf = (name) => {
			const found = [...judges, ...targets].find((each) => each.name === name);
			return found?.target ?? {
				name,
				resolvedName: name,
				provider: found?.provider ?? ""
			};
		};
		const calls = [target, ...judging.map(judgeOf)];
		return {
			judges: judging.length,
			under: (limit) => calls.filter((called) => appliesTo(limit, called)).length
		};
	};
}
// src/app/shards/pinned-baseline.ts
function pinnedBaseline({ baseline, suiteFiles }) {
	const steps = baseline.steps && { steps: [...baseline.steps] };
	if (baseline.kind !== "found") {
		const { steps: _, ...reason } = baseline;
		return {
			baseline: {
				...reason,
				...steps
			},
			texts: new Map()
		};
	}
	const texts = new Map(baseline.pools.map((pool) => [`baseline/${evidenceFileName(pool)}`, encodePool(pool)]));
	if ([...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0) > 67108864) throw userError("FILE_TOO_LARGE", `The baseline is larger than ${MAX_EVIDENCE_BYTES / 2 ** 20} MiB`, { hint: "Set baseline to the evidence of fewer suites, or baseline-max-age to fewer days." });
	return {
		baseline: {
			kind: "found",
			provenance: [...baseline.provenance],
			files: [...texts].map(([path, text]) => ({
				path,
				sha256: sha256Of(text)
			})).sort(byPath),
			suiteFiles: [...suiteFiles].sort(),
			...baseline.whyEmpty !== void 0 && { whyEmpty: baseline.whyEmpty },
			...baseline.leftOut !== void 0 && { leftOut: baseline.leftOut },
			...steps
		},
		texts
	};
}
const byPath = (a, b) => a.path < b.path ? -1 : 1;
// src/app/shards/shares-of-shards.ts
function limitedCalls(steps, callsOf, limits = {}) {
	return Object.entries(limits).map(([name, perMinute]) => {
		const calls = steps.map((step) => ({
			step,
			count: callsOf(step).under(name)
		}));
		return {
			name,
			perMinute,
			minutes: calls.reduce((sum, { step, count }) => sum + step.trials.count * count, 0) / perMinute,
			callsOf: new Map(calls.map(({ step, count }) => [resultKeyOf(step), count]))
		};
	});
}
const LEAST_CONFIRMED = 10;
const SPARE = 2;
function sharesOf(tests, { shards, basis: { inputs, gate }, limited }) {
	const costs = perShard(tests, shards, costOf(tests));
	if (inputs.budgetUsd !== void 0) refuseSmallBudget(inputs.budgetUsd, costs);
	const budgets = inputs.budgetUsd === void 0 ? void 0 : budgetShares(inputs.budgetUsd, costs);
	const requests = limited.map(({ name, perMinute, callsOf }) => {
		return {
			name,
			shares: requestShares(perMinute, perShard(tests, shards, (test) => callsOf.get(resultKey(test)) ?? 0))
		};
	});
	const confirm = mostOf(gate, shards);
	return Array.from({ length: shards }, (_, index) => ({
		confirm,
		...budgets !== void 0 && { budgetUsd: budgets[index] ?? 0 },
		...requests.length > 0 && { requests: Object.fromEntries(requests.map(({ name, shares }) => [name, shares[index] ?? 1])) }
	}));
}
function refuseSmallBudget(budgetUsd, costs) {
	const most = mostWithBudget(budgetUsd);
	const working = costs.filter((cost) => cost > 0).length;
	if (working <= most) return;
	throw userError("INPUT_INVALID", `The budget is too small for ${working} shards: each needs at least one cent`, {
		expected: `at least ${working / 100} for budget-usd`,
		found: String(budgetUsd),
		hint: `Raise budget-usd, or set shards to ${most} or auto.`
	});
}
function mostOf(gate, shards) {
	const settings = gateSettings.parse(gate);
	if (settings.confirm === "off") return 0;
	return Math.max(LEAST_CONFIRMED, Math.ceil(SPARE * mostSuspects(settings) / shards));
}
const LEAST_USD = 1e-9;
function costOf(tests) {
	const known = tests.flatMap(({ expectedUsd }) => expectedUsd ?? []);
	const mean = known.length === 0 ? 1 : known.reduce((sum, usd) => sum + usd, 0) / known.length;
	return ({ expectedUsd = mean, reused, broken }) => reused === void 0 && !broken ? Math.max(LEAST_USD, expectedUsd) : 0;
}
function perShard(tests, shards, ofTrial) {
	const sums = Array.from({ length: shards }, () => 0);
	for (const test of tests) {
		const each = ofTrial(test);
		for (const { shard, trials } of test.parts) sums[shard - 1] = (sums[shard - 1] ?? 0) + trials * each;
	}
	return sums;
}
// src/app/shards/survey-plan.ts
async function surveyPlan(site) {
	const runProgram = (path) => runSuiteProgram(path, dirname(path), site);
	const survey = await surveyRun(site, {
		findsBroken: true,
		...!site.inputs.dryRun && { runProgram }
	});
	const { plan, placed } = survey;
	const names = placed.flatMap(({ own, targets }) => [...own?.names ?? [], ...targets.map(({ name }) => name)]);
	const problems = [...survey.problems, ...unknownRequestLimits(site.inputs, names).map(inNoFile)];
	refuse(problems, plan);
	const shown = problems.filter(({ code }) => code !== "SECRET_MISSING");
	const notes = site.inputs.dryRun ? [] : (await hookNotes(site, HOOK_NOTE)).map(inNoFile);
	return {
		plan: await fingerprinted(plan, placed, site),
		placed,
		problems: [...shown, ...notes]
	};
}
const HOOK_NOTE = "The plan does not run \"before_session\": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results";
const inNoFile = (problem) => ({
	file: problem.location?.file ?? "",
	...problem
});
function refuse(problems, { steps }) {
	const broken = steps.flatMap((step) => step.kind === "broken" ? step.test.problems : []);
	const known = new Set(broken.map(identityOf));
	const isFatal = (problem) => problem.severity === "error" && problem.code !== "SECRET_MISSING" && !known.has(identityOf(problem));
	const fatal = problems.filter(isFatal);
	const all = fatal.length > 0 ? fatal : steps.every(({ kind }) => kind === "broken") ? broken : [];
	if (all.length > 0) throw new UserError(all.map(withoutFile));
}
const identityOf = ({ code, message, location }) => JSON.stringify([
	code,
	message,
	location
]);
const withoutFile = ({ file: _, ...problem }) => problem;
async function fingerprinted(plan, placed, site) {
	if (site.inputs.dryRun) return plan;
	const judges = new Map(placed.flatMap(({ suite, own }) => own === void 0 ? [] : [[suite.path, own]]));
	const watched = await watchedFiles(placed.map(({ suite }) => suite), site);
	const known = new Set();
	for (const each of placed) if (await hasAllVariables(each, site)) known.add(each.suite.path);
	const { steps, ...rest } = await withFingerprints(plan, {
		judges,
		watched
	}, site);
	return {
		...rest,
		steps: steps.map((step) => isKnown(step, known) ? step : withoutFingerprints(step))
	};
}
const isKnown = ({ suite }, known) => known.has(suite.path);
function withoutFingerprints(step) {
	if (step.kind !== "run") return step;
	const { measure: _, subject: __, ...unknown } = step;
	return unknown;
}
async function hasAllVariables({ suite, variables, targets, judges, fallbacks }, { environments }) {
	const surveyed = [
		...targets,
		...judges,
		...fallbacks
	];
	if (surveyed.some(({ target }) => target === void 0)) return false;
	const lookUp = await environments.lookUpIn(suite.folder);
	return [...variables, ...surveyed.flatMap((each) => each.variables)].every((name) => isSecretVariable(name) || lookUp(name)?.trim());
}
// src/app/shards/make-plan.ts
async function makeShardPlan(policy, wishes, given) {
	const recorded = recordedFiles(given.runtime.files);
	const runtime = {
		...given.runtime,
		files: recorded.files
	};
	const site = await openSite(policy.inputs, runtime, { hasPlaceholders: true });
	return withoutSecretsOf(site, async () => {
		const surveyed = await surveyPlan(site);
		saveMemory(surveyed.plan.steps.length, runtime.memory);
		const suites = surveyed.placed.map(({ suite }) => suite.path);
		const files = await recorded.pinned(site.root, suites);
		const changed = await changedFiles(site);
		const commit = await commitOf(site);
		const startedAt = startOf(given, commit?.time);
		const basis = await basisOf(policy, startedAt, given);
		const known = await given.factsOf?.(basis.baseline) ?? new Map();
		const { deep: withoutSecrets } = redactor(await site.environments.secrets());
		const { plan: body, texts } = divided(surveyed, basis, {
			...given,
			startedAt,
			wishes,
			facts: known
		});
		const plan = withoutSecrets({
			...body,
			...commit && { commit: commit.id },
			files,
			...changed && { changed }
		});
		refuseTooLarge(plan);
		return {
			plan,
			digest: digestOf(plan),
			texts,
			problems: withoutSecrets([...surveyed.problems])
		};
	});
}
const planKey = ({ commentKey }, job) => keyOf$1({
	commentKey,
	matrix: void 0
}, {
	workflow: "",
	workflowFile: void 0,
	...job,
	name: ""
});
const DAY_MS = 864e5;
function startOf({ runtime, source }, commitTime) {
	const now = runtime.clock.now();
	const at = source === void 0 ? commitTime ?? now - now % DAY_MS : now;
	return new Date(at).toISOString();
}
function basisOf(policy, startedAt, { runtime, job, source }) {
	const latest = new Date(Math.max(Date.parse(startedAt), runtime.clock.now())).toISOString();
	return findBasis(policy, {
		...runtime,
		startedAt,
		latest,
		isChange: isChange(job)
	}, source);
}
const MINUTE_MS = 6e4;
function divided(surveyed, basis, { runtime, job, reusesNothing = false, startedAt, wishes, facts: known }) {
	const { inputs, gate, quarantine, baseline } = basis;
	const steps = surveyed.plan.steps.flatMap((step) => step.kind === "run" ? [step] : []);
	const earlier = reusesNothing ? void 0 : knownOf$1(basis, runtime.env);
	const reuse = earlier === void 0 ? NO_REUSE : planReuse(steps, earlier.pools, earlier.headSha);
	const running = steps.filter(({ index }) => !reuse.reused.has(index));
	const calls = expectedCalls(surveyed.placed);
	const limited = limitedCalls(running, calls, inputs.requestsPerMinute);
	const facts = factsOf(baseline, known);
	const division = planShards(surveyed.plan, facts, {
		...wishes,
		most: Math.min(wishes.most, inputs.budgetUsd === void 0 ? wishes.most : mostWithBudget(inputs.budgetUsd)),
		targetMs: wishes.targetMinutes * MINUTE_MS,
		workers: Math.max(1, ...steps.map((step) => workersOf(step, inputs))),
		kindOf,
		isOneAtATime: ({ target }) => findKind(providers, target.provider)?.oneAtATime ?? false,
		isReused: ({ index }) => reuse.reused.has(index),
		requestsMs: Math.max(0, ...limited.map(({ minutes }) => minutes * MINUTE_MS))
	});
	const tests = pinnedTests(surveyed.plan, division, reuse);
	const pairing = passingPairing(running.map((step) => ({
		...plannedTest(step),
		measure: step.measure
	})), {
		baseline,
		quarantine,
		suites: tests
	}, startedAt);
	const compared = baseline.kind === "found" ? comparedSuites(pairing) : void 0;
	const pinned = pinnedBaseline(basis);
	return {
		plan: {
			schemaVersion: 1,
			generator: {
				name: "eval-action",
				version
			},
			...job !== void 0 && { headCommit: job.head },
			key: planKey(inputs, job),
			...pinnedInputs(inputs, wishes),
			policy: pinnedPolicy(basis),
			baseline: pinned.baseline,
			...compared && wholeRun(compared),
			tests: inputs.dryRun ? tests.map(onStub) : tests,
			shards: pinnedShards(tests, division, sharesOf(tests, {
				shards: division.shards.length,
				basis,
				limited
			})),
			maxParallel: mostAtOnce(division.shards.length, limited.map(({ perMinute }) => perMinute)),
			warnings: [...basis.warnings],
			forecast: {
				...forecastOf(division, limited),
				...usageOf(running, known, calls),
				timedTests: steps.filter((step) => facts.durations.has(resultKeyOf(step))).length,
				...compared && powerOf(assess(pairing, gate, compared))
			}
		},
		texts: pinned.texts
	};
}
const pinnedPolicy = ({ gate, source, configured, isChange, quarantine }) => ({
	gate: { ...gate },
	...source !== void 0 && { source },
	...configured !== void 0 && { configured: [...configured] },
	isChange,
	quarantine: [...quarantine]
});
const onStub = (test) => ({
	...test,
	target: dryName(test.target)
});
const NO_REUSE = {
	reused: new Map(),
	canaries: new Map()
};
function factsOf(baseline, known) {
	const all = (values) => values;
	const durations = new Map(perTest(baseline, ({ durationMs }) => durationMs, all));
	const costs = new Map(perTest(baseline, ({ costUsd }) => costUsd, all));
	for (const [key, { durationMs, judgeUsd }] of known) {
		if (durationMs !== void 0) durations.set(key, [durationMs]);
		const own = costs.get(key);
		if (own !== void 0 && judgeUsd !== void 0) costs.set(key, own.map((usd) => usd + judgeUsd));
	}
	return {
		durations,
		costs
	};
}
function kindOf({ target }) {
	const kind = findKind(providers, target.provider);
	if (kind === void 0 || kind.answersAtOnce === true || kind.isRecorded === true) return "mock";
	if (kind.runsPrograms === true) return "program";
	return kind.promptMode === "agent" ? "agent" : "model";
}
function powerOf(assessment) {
	const drops = assessment.suites.filter(({ comparable }) => comparable > 0).map(({ smallestDetectableDrop }) => smallestDetectableDrop);
	const all = drops.flatMap((drop) => drop ?? []);
	return {
		power: sentencesOf(assessment),
		...all.length > 0 && all.length === drops.length && { smallestDetectableDrop: Math.max(...all) }
	};
}
function forecastOf({ calls, durationMs, oneMachineMs, longestMs, leastMs, why, cost }, limited) {
	return {
		calls,
		durationMs: Math.round(durationMs),
		oneMachineMs: Math.round(oneMachineMs),
		longestTrialMs: Math.round(longestMs),
		...leastMs !== void 0 && { leastMs: Math.round(leastMs) },
		why,
		...cost.usd !== void 0 && { costUsd: cost.usd },
		...cost.boundUsd !== void 0 && { costBoundUsd: cost.boundUsd },
		testsWithoutCost: cost.unknownTests,
		...limited.length > 0 && { requests: limited.map(({ name, perMinute, minutes }) => ({
			name,
			perMinute,
			minutes
		})) }
	};
}
function usageOf(running, known, callsOf) {
	let judgeCalls = 0;
	const tokens = {
		input: 0,
		output: 0,
		tests: 0
	};
	for (const step of running) {
		const fact = known.get(resultKeyOf(step));
		judgeCalls += step.trials.count * (fact?.judgeCalls ?? callsOf(step).judges);
		if (fact?.tokens === void 0) continue;
		tokens.input += step.trials.count * fact.tokens.input;
		tokens.output += step.trials.count * fact.tokens.output;
		tokens.tests += 1;
	}
	return {
		judgeCalls: Math.round(judgeCalls),
		...tokens.tests > 0 && { tokens }
	};
}
function refuseTooLarge(plan) {
	const cells = plan.tests.reduce((sum, { trials }) => sum + trials, 0);
	if (cells > 1e5) throw userError("INPUT_INVALID", `The run has ${plural("trial", cells)}, and a plan has at most ${MOST_CELLS}`, { hint: "Run fewer suites, tests or trials in one workflow: divide them between several plans with different comment-keys." });
	if (Buffer.byteLength(JSON.stringify(plan)) > 67108864) throw userError("INPUT_INVALID", `The plan is larger than ${MAX_PLAN_BYTES / 2 ** 20} MiB`, { hint: "Divide the suites between several plans with different comment-keys." });
}
export { decidedReuse as a, RequestLimits as c, powerSentences as i, earlierRunsOf as l, planKey as n, isLeak as o, filesUnlikePlan as r, planReuse as s, makeShardPlan as t };
