import { D as lateObject, G as strictObject, K as string, L as int, M as array, P as boolean, V as number, k as _enum, z as literal } from "./json.js";
import { n as momentOf } from "./iso-time.js";
import { r as presentTrials } from "./present-trials.js";
import { g as startOf, l as isReused } from "./result.js";
import { t as grouped } from "./grouped.js";
import { n as isSameMeasure } from "./fingerprint.js";
// src/evidence/copies.ts
function withoutCopies(tests) {
	const suspicious = runsOfEqualTime(tests);
	if (suspicious.length === 0) return tests;
	const known = new Set();
	const copies = new Set();
	for (const run of suspicious) {
		const rows = rowsOf(tests, run);
		if (known.has(rows)) copies.add(run);
		known.add(rows);
	}
	if (copies.size === 0) return tests;
	return tests.map(({ testId, trials }) => ({
		testId,
		trials: trials.filter(({ run }) => !copies.has(run))
	})).filter(({ trials }) => trials.length > 0);
}
function runsOfEqualTime(tests) {
	const times = new Map();
	for (const { trials } of tests) {
		let last;
		for (const { run, time } of trials) {
			if (run !== last && !times.has(run)) times.set(run, time);
			last = run;
		}
	}
	const counts = new Map();
	for (const time of times.values()) counts.set(time, (counts.get(time) ?? 0) + 1);
	return [...times].filter(([, time]) => (counts.get(time) ?? 0) > 1).map(([run]) => run).sort((a, b) => a > b ? -1 : 1);
}
const rowsOf = (tests, name) => JSON.stringify(tests.flatMap(({ testId, trials }) => {
	const own = trials.filter(({ run }) => run === name);
	return own.length === 0 ? [] : [[testId, own.map(rowOf).sort()]];
}));
const rowOf = ({ time, score }) => `${time} ${score}`;
// src/evidence/pool.ts
const WINDOW = {
	runs: 10,
	days: 30
};
const DAY_MS = 864e5;
function poolsOf(run, origin) {
	if (!run.complete || run.dryRun) return [];
	const measured = run.results.filter((result) => !isReused(result) && !isFromOtherCache(result));
	const time = startOf(run);
	return bySuite(measured, ({ suiteFile, suite, target }) => [
		suiteFile,
		suite,
		target
	]).map((results) => poolOf(results, {
		time,
		restricted: isRestricted(run),
		...origin
	})).filter(({ tests }) => tests.length > 0);
}
const isFromOtherCache = ({ importedFrom, cached }) => importedFrom !== void 0 && cached === true;
function withoutCachedTrials(result) {
	if (result.importedFrom === void 0 || result.trials === void 0) return result;
	return {
		...result,
		trials: result.trials.filter(({ cached }) => cached !== true)
	};
}
const isRestricted = ({ selected = [] }) => selected.length > 0 || void 0;
function poolOf(results, { run, sha, time, restricted }) {
	const tests = new Map();
	for (const result of results) {
		const { testId, measure, subject, agentVersion } = result;
		const mustPass = result.mustPass || void 0;
		const trials = presentTrials(withoutCachedTrials(result)).map(({ pass, score, costUsd, durationMs }) => ({
			measure,
			subject,
			run,
			sha,
			time,
			pass,
			score,
			costUsd,
			durationMs,
			agentVersion,
			mustPass,
			restricted
		}));
		if (trials.length === 0) continue;
		const known = tests.get(testId);
		tests.set(testId, known === void 0 ? trials : [...known, ...trials]);
	}
	const [{ suite, suiteFile: file, target }] = results;
	return inOrder({
		schemaVersion: 1,
		suite,
		file,
		target,
		tests: Array.from(tests, ([testId, trials]) => ({
			testId,
			trials
		})),
		resets: []
	});
}
function mergePools(pools) {
	return bySuite(pools, ({ file, suite, target }) => [
		file,
		suite,
		target
	]).map((own) => {
		const resets = new Map(own.flatMap((pool) => pool.resets).map((reset) => [JSON.stringify(resetInOrder(reset)), reset]));
		return withoutResetTrials({
			...own[0],
			tests: own.length === 1 ? own[0].tests : mergeTests(own),
			resets: [...resets.values()]
		});
	});
}
function mergeTests(pools) {
	const all = pools.flatMap((pool) => pool.tests);
	if (haveOtherRuns(pools)) return joinTests(all);
	const tests = new Map();
	for (const { testId, trials } of all) {
		const runs = tests.get(testId) ?? new Map();
		tests.set(testId, runs);
		for (const [run, theirs] of byRun(trials)) {
			const ours = runs.get(run);
			if (ours === void 0 || isMore(theirs, ours)) runs.set(run, theirs);
		}
	}
	return Array.from(tests, ([testId, runs]) => ({
		testId,
		trials: [...runs.values()].flat()
	}));
}
function haveOtherRuns(pools) {
	const known = new Set();
	for (const { tests } of pools) {
		const own = new Set(tests.flatMap(({ trials }) => trials.map(({ run }) => run)));
		for (const run of own) if (known.has(run)) return false;
		for (const run of own) known.add(run);
	}
	return true;
}
function joinTests(all) {
	const tests = new Map();
	for (const { testId, trials } of all) {
		const known = tests.get(testId);
		tests.set(testId, known === void 0 ? trials : [...known, ...trials]);
	}
	return Array.from(tests, ([testId, trials]) => ({
		testId,
		trials
	}));
}
function prunePool(pool, now, days = WINDOW.days, newest = now) {
	const latest = Date.parse(newest) + DAY_MS;
	const earliest = Date.parse(now) - days * DAY_MS;
	const isCurrent = ({ time }) => {
		const at = momentOf(time);
		return at >= earliest && at <= latest;
	};
	const recent = withoutCopies(withoutResetTrials(pool).tests.map(({ testId, trials }) => ({
		testId,
		trials: measuredAlike(trials.filter(isCurrent))
	})));
	const runs = newestRuns(recent);
	return inOrder({
		...pool,
		tests: recent.map(({ testId, trials }) => ({
			testId,
			trials: trials.filter(({ run }) => runs.has(run))
		})).filter(({ trials }) => trials.length > 0),
		resets: pool.resets.filter(({ time }) => Date.parse(time) >= earliest)
	});
}
function canonical(pool) {
	const { suite, file, target, tests, resets } = inOrder(pool);
	return {
		schemaVersion: 1,
		suite,
		...file !== void 0 && { file },
		target,
		tests: tests.map(({ testId, trials }) => ({
			testId,
			trials: trials.map(trialInOrder)
		})),
		resets
	};
}
function inOrder(pool) {
	return {
		...pool,
		tests: sorted(pool.tests, (a, b) => ascending(a.testId, b.testId)).map((test) => {
			const trials = sorted(test.trials, byAge);
			return trials === test.trials ? test : {
				testId: test.testId,
				trials
			};
		}),
		resets: pool.resets.map(resetInOrder).sort((a, b) => ascending(JSON.stringify(a), JSON.stringify(b)))
	};
}
function sorted(items, compare) {
	return items.every((item, at) => at === 0 || compare(items[at - 1], item) <= 0) ? items : [...items].sort(compare);
}
function withoutResetTrials(pool) {
	const isMeasured = ({ trials }) => trials.length > 0;
	if (pool.resets.length === 0) return inOrder({
		...pool,
		tests: pool.tests.filter(isMeasured)
	});
	const since = new Map();
	for (const { testId, time } of pool.resets) since.set(testId, Math.max(since.get(testId) ?? Number.NEGATIVE_INFINITY, Date.parse(time)));
	return inOrder({
		...pool,
		tests: pool.tests.map(({ testId, trials }) => {
			const from = since.get(testId);
			if (from === void 0) return {
				testId,
				trials
			};
			return {
				testId,
				trials: [...byRun(trials).values()].filter((own) => newestOf(own) > from).flat()
			};
		}).filter(isMeasured)
	});
}
function measuredAlike(trials) {
	const newest = trials.findLast(({ measure }) => measure !== void 0)?.measure;
	return trials.filter(({ measure }) => measure === void 0 || newest === void 0 || isSameMeasure(measure, newest));
}
function newestRuns(tests) {
	const times = new Map();
	for (const { trials } of tests) for (const { run, time } of trials) times.set(run, Math.max(times.get(run) ?? 0, momentOf(time)));
	const newest = [...times].sort(([a, m], [b, n]) => n - m || ascending(b, a)).slice(0, WINDOW.runs);
	return new Set(newest.map(([run]) => run));
}
function bySuite(items, partsOf) {
	return [...grouped(items, partsOf)].sort(([a], [b]) => ascending(a, b)).map(([, group]) => group);
}
function byRun(trials) {
	const runs = new Map();
	for (const trial of trials) {
		const known = runs.get(trial.run);
		if (known) known.push(trial);
		else runs.set(trial.run, [trial]);
	}
	return runs;
}
function isMore(theirs, ours) {
	const later = newestOf(theirs) - newestOf(ours);
	if (later !== 0) return later > 0;
	if (theirs.length !== ours.length) return theirs.length > ours.length;
	const text = (trials) => JSON.stringify([...trials].sort(byAge).map(trialInOrder));
	return text(theirs) > text(ours);
}
const newestOf = (trials) => trials.reduce((newest, { time }) => Math.max(newest, Date.parse(time)), Number.NEGATIVE_INFINITY);
const byAge = (a, b) => byTime(a.time, b.time) || ascending(a.run, b.run) || byContent(a, b);
const byTime = (a, b) => a.length === b.length ? ascending(a, b) : Date.parse(a) - Date.parse(b);
const byContent = (a, b) => Number(a.pass) - Number(b.pass) || a.score - b.score || (a.costUsd ?? -1) - (b.costUsd ?? -1) || (a.durationMs ?? -1) - (b.durationMs ?? -1) || ascending(a.time, b.time) || ascending(a.sha ?? "", b.sha ?? "") || ascending(a.measure ?? "", b.measure ?? "") || ascending(a.subject ?? "", b.subject ?? "") || ascending(a.agentVersion ?? "", b.agentVersion ?? "");
const trialInOrder = (trial) => {
	const { measure, subject, run, sha, time, pass, score, costUsd, durationMs, agentVersion, mustPass, restricted } = trial;
	return {
		...measure !== void 0 && { measure },
		...subject !== void 0 && { subject },
		run,
		...sha !== void 0 && { sha },
		time,
		pass,
		score,
		...costUsd !== void 0 && { costUsd },
		...durationMs !== void 0 && { durationMs },
		...agentVersion !== void 0 && { agentVersion },
		...mustPass && { mustPass },
		...restricted && { restricted }
	};
};
const resetInOrder = ({ testId, kind, time, reason, author }) => ({
	testId,
	kind,
	time,
	reason,
	...author !== void 0 && { author }
});
const ascending = (a, b) => a === b ? 0 : a < b ? -1 : 1;
// src/model/verdict/evidence.ts
const evidenceTrialSchema = lateObject(() => ({
	measure: string().optional(),
	subject: string().optional(),
	run: string(),
	sha: string().optional(),
	time: string(),
	pass: boolean(),
	score: number().min(0).max(1),
	costUsd: number().nonnegative().optional(),
	durationMs: number().nonnegative().optional(),
	agentVersion: string().optional(),
	mustPass: literal(true).optional(),
	restricted: literal(true).optional()
}));
const resetSchema = lateObject(() => ({
	testId: string(),
	kind: literal("accept"),
	time: string(),
	reason: string(),
	author: string().optional()
}));
const provenanceSchema = lateObject(() => ({
	from: _enum([
		"file",
		"artifact",
		"run",
		"accept"
	]),
	where: string(),
	runId: int().positive().optional(),
	sha: string().optional(),
	branch: string().optional(),
	writtenAt: string().optional(),
	commitsBefore: int().nonnegative().optional()
}));
const evidenceTestSchema = strictObject({
	testId: string(),
	trials: array(evidenceTrialSchema)
});
const evidencePoolSchema = lateObject(() => ({
	schemaVersion: literal(1),
	suite: string(),
	file: string().optional(),
	target: string(),
	tests: array(evidenceTestSchema),
	resets: array(resetSchema)
}));
export { resetSchema as a, mergePools as c, withoutCopies as d, provenanceSchema as i, poolsOf as l, evidenceTestSchema as n, WINDOW as o, evidenceTrialSchema as r, canonical as s, evidencePoolSchema as t, prunePool as u };
