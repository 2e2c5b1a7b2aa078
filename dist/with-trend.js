import { Fs as reasonOf, Is as changedKeys, Ps as ofHead, Qo as latestPools, Vo as sidecarPaths, Vs as openYaml, cn as withFirstDifferences, dn as rateOf, fn as seriesOf, ps as linkTarget, ul as foreignJsonOf, un as trendsOf } from "./common.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/policy/policy-requirements.ts
async function heldToBase(run, basis, { cwd, files }) {
	const { base, source, inputs } = basis;
	if (base === void 0 || source?.from !== "base") return {
		run,
		basis
	};
	const gone = goneFiles(run, basis);
	const sources = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])].flatMap(sourcesOf);
	const paths = sources.map(({ source: name }) => resolve(cwd, inputs.workingDirectory, name));
	try {
		const theirs = await suitesOfBase(base, paths, files);
		const changed = sources.flatMap((each, index) => {
			const [path = "", text] = [paths[index], theirs[index]];
			return text === void 0 ? [] : [{
				...each,
				path,
				base: requirementsIn(each.source, text)
			}];
		});
		const texts = changed.length === 0 ? void 0 : await ofHead(base, changed.map(({ path }) => path), (read) => read);
		const suites = changed.map(({ file, source: own, path, base: required }) => {
			const head = texts && requirementsIn(own, texts.get(path) ?? "");
			return {
				file,
				source: own,
				names: namesOf(file, run, basis),
				base: required,
				head
			};
		});
		const changes = suites.flatMap(({ source: own, base: required, head }) => head === void 0 ? [] : [...changedKeys(own, required.keys, head.keys), ...changedKeys(own, ...weakened(required, head))]);
		return {
			run: withDeleted(suites.reduce((own, suite) => held(own, suite, basis), run), suites, {
				...basis,
				gone
			}),
			basis: {
				...basis,
				source: {
					...source,
					changes: [...source.changes, ...changes]
				}
			}
		};
	} catch (error) {
		return {
			run,
			basis: {
				...basis,
				source: {
					...source,
					from: "unavailable",
					why: reasonOf(error)
				}
			}
		};
	}
}
function goneFiles(run, { baseline, suiteFiles }) {
	if (run.baselineFiles !== void 0) return run.baselineFiles.filter(({ state }) => state === "gone").map(({ file }) => file);
	return (baseline.kind === "found" ? baseline.pools : []).flatMap(({ file }) => file === void 0 || suiteFiles.has(file) ? [] : [file]);
}
function namesOf(name, { results }, { baseline }) {
	const pools = baseline.kind === "found" ? baseline.pools : [];
	return new Set([...results.filter(({ suiteFile }) => suiteFile === name).map(({ suite }) => suite), ...pools.filter(({ file }) => file === name).map(({ suite }) => suite)]);
}
async function suitesOfBase(base, paths, files) {
	const targets = await Promise.all(paths.map((path) => base.isOwnRun ? linkTarget(path, base.root, files) : path));
	const differences = await base.differences([...new Set([...paths, ...targets])]);
	return paths.map((path, index) => differences.get(path) ?? differences.get(targets[index] ?? path));
}
const isJsonLines = (file) => /\.jsonl$/i.test(file);
const sourcesOf = (file) => [file, ...isJsonLines(file) ? sidecarPaths(file) : []].map((source) => ({
	file,
	source
}));
function weakened(base, head) {
	const isWeaker = ([key, types]) => {
		const left = (head.graders.get(key) ?? "").split(", ");
		return !(key !== GRADERS && !head.tests.some((id) => key === gradersOf(id))) && types.split(", ").some((type) => !left.includes(type) || countIn(types, type) > countIn(left.join(", "), type));
	};
	const weaker = new Map([...base.graders].filter(isWeaker));
	const ofHead = [...weaker.keys()].map((key) => [key, head.graders.get(key) ?? "none"]);
	return [new Map([...base.targets, ...weaker]), new Map([...head.targets, ...ofHead])];
}
const countIn = (types, wanted) => types.split(", ").filter((type) => type === wanted).length;
const GRADERS = "graders";
const gradersOf = (testId) => `graders of ${testId}`;
function graderTypes(of) {
	const types = [
		"assertions",
		"assert",
		"graders",
		"evaluators"
	].flatMap((key) => of.field(key)?.items() ?? []).map((item) => item.field("type")?.text ?? item.text ?? "?");
	return types.length === 0 ? void 0 : types.join(", ");
}
const mustPassOf = (testId) => `must_pass of ${testId}`;
const requiresPass = ({ keys }, testId) => keys.has("must_pass") || keys.has(mustPassOf(testId));
function requirementsIn(file, text) {
	if (isJsonLines(file)) return {
		keys: new Map(requiredRows(text).map((id) => [mustPassOf(id), "true"])),
		...NO_TESTS
	};
	const opened = /\.ya?ml$/i.test(file) ? openYaml("", text) : void 0;
	if (opened?.kind !== "opened") return {
		keys: new Map(),
		...NO_TESTS
	};
	const execution = opened.root.field("execution");
	const threshold = execution?.field("threshold")?.value;
	const isThreshold = typeof threshold === "number" && threshold >= 0 && threshold <= 1;
	const listed = (opened.root.field("tests")?.items() ?? []).flatMap((item) => {
		const id = item.field("id")?.text;
		return id === void 0 ? [] : [{
			id,
			mustPass: item.field("must_pass")?.value === true,
			graders: graderTypes(item)
		}];
	});
	const mustPass = [...execution?.field("must_pass")?.value === true ? ["must_pass"] : [], ...listed.filter((test) => test.mustPass).map(({ id }) => mustPassOf(id))];
	const keys = new Map([...isThreshold ? [["threshold", String(threshold)]] : [], ...mustPass.map((key) => [key, "true"])]);
	const target = execution?.field("target")?.text;
	const ofSuite = graderTypes(opened.root) ?? (execution && graderTypes(execution));
	return {
		keys,
		tests: listed.map(({ id }) => id),
		targets: new Map(target === void 0 ? [] : [["target", target]]),
		graders: new Map([...ofSuite === void 0 ? [] : [[GRADERS, ofSuite]], ...listed.flatMap(({ id, graders }) => graders === void 0 ? [] : [[gradersOf(id), graders]])])
	};
}
const NO_TESTS = {
	tests: [],
	targets: new Map(),
	graders: new Map()
};
const requiredRows = (text) => text.split("\n").flatMap((line) => {
	const row = foreignJsonOf(line);
	return row?.must_pass === true && typeof row.id === "string" ? [row.id] : [];
});
function held(run, suite, basis) {
	const threshold = suite.base.keys.get("threshold");
	const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
	const isOfSuite = isIn(suite, run, basis);
	for (const result of run.results) {
		const { suite: name, suiteFile: file, target } = result;
		const requirement = {
			suite: name,
			file,
			target,
			threshold: Number(threshold),
			from: "suite"
		};
		if (threshold !== void 0 && isOfSuite(result) && requirements.get(keyOf(requirement))?.from !== "input") requirements.set(keyOf(requirement), requirement);
	}
	return {
		...run,
		requirements: [...requirements.values()],
		results: run.results.map((result) => isOfSuite(result) && requiresPass(suite.base, result.testId) ? {
			...result,
			mustPass: true
		} : result)
	};
}
function isIn({ file, names }, { results }, { baseline }) {
	if (results.some(({ suiteFile }) => suiteFile === file)) return ({ suiteFile }) => suiteFile === file;
	const filesOfBase = new Set(baseline.kind === "found" ? baseline.pools.map((pool) => pool.file) : []);
	return ({ suite, suiteFile }) => names.has(suite) && !filesOfBase.has(suiteFile);
}
function withDeleted(run, suites, basis) {
	if (run.selected?.includes("tests")) return run;
	const deleted = [...suites.flatMap((suite) => {
		const own = new Set(run.results.filter(isIn(suite, run, basis)).map(({ testId }) => testId));
		const isStored = (testId) => own.has(testId) || suite.head?.tests.includes(testId) === true;
		const isRequired = (testId) => basis.inputs.mustPass || requiresPass(suite.base, testId);
		return suite.base.tests.filter((testId) => isRequired(testId) && !isStored(testId)).map((testId) => ({
			suiteFile: suite.file,
			testId
		}));
	}), ...run.complete ? deletedOfBaseline(run, suites, basis) : []];
	const skipped = new Set((run.skipped ?? []).map(({ suiteFile, testId }) => JSON.stringify([suiteFile, testId])));
	const deletedMustPass = deleted.filter(({ suiteFile, testId }) => !skipped.has(JSON.stringify([suiteFile, testId])));
	return deletedMustPass.length === 0 ? run : {
		...run,
		deletedMustPass
	};
}
function deletedOfBaseline(run, suites, basis) {
	const { baseline, gone } = basis;
	if (baseline.kind !== "found") return [];
	const changed = new Map(suites.map((suite) => [suite.file, suite]));
	const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
	const deleted = latestPools(baseline.pools).flatMap(({ pool, newest }) => {
		const { suite, file, target, tests } = pool;
		if (!(file !== void 0 && (filesRun.has(file) || gone.includes(file) && changed.has(file)))) return [];
		const own = run.results.filter(isIn({
			file,
			names: new Set([suite])
		}, run, basis));
		const [all, onTarget] = [own, own.filter((result) => result.target === target)].map((results) => new Set(results.map(({ testId }) => testId)));
		const listed = new Set([...changed.get(file)?.base.tests ?? [], ...changed.get(file)?.head?.tests ?? []]);
		const isOpen = !isLeftOut(target, run);
		return requiredTests(tests, newest, {
			suite: changed.get(file),
			...basis
		}).flatMap((testId) => {
			if (onTarget?.has(testId)) return [];
			if (all?.has(testId)) return isOpen ? [{
				suiteFile: file,
				testId,
				target
			}] : [];
			return listed.has(testId) ? [] : [{
				suiteFile: file,
				testId
			}];
		});
	});
	return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}
function requiredTests(tests, newest, { suite, inputs }) {
	const listed = new Set(suite?.base.tests);
	return tests.flatMap(({ testId, trials }) => {
		const own = trials.filter(({ run }) => run === newest);
		return (suite !== void 0 && listed.has(testId) ? own.length > 0 && (inputs.mustPass || requiresPass(suite.base, testId)) : own.some(({ mustPass }) => mustPass)) ? [testId] : [];
	});
}
const isLeftOut = (target, { selected, dryRun, results }) => dryRun || selected?.includes("targets") === true && results.every((result) => result.target !== target);
const keyOf = ({ suite, file, target }) => JSON.stringify([
	file,
	suite,
	target
]);
// src/app/page/with-trend.ts
async function withBaseRuns(report, baseline, page) {
	const answers = () => page.baseAnswers(baseline);
	return withTrend(await withFirstDifferences(report, answers), baseline, answers);
}
async function withTrend(report, baseline, answers) {
	if (report.dryRun || baseline.kind !== "found") return report;
	const { trend = [] } = await answers();
	const known = seriesOf(allRuns(baseline.pools, trend));
	const trends = report.suites.flatMap(({ suite, file, target }) => {
		const own = known.find((each) => each.suite === suite && each.target === target && each.file === file);
		return own === void 0 ? [] : [suiteTrend(own)];
	});
	return trends.length === 0 ? report : {
		...report,
		trend: trends
	};
}
function allRuns(pools, stored) {
	const runs = new Map(stored.map((run) => [run.run, run]));
	const isStored = new Set(runs.keys());
	for (const { suite, file, target, points } of trendsOf(pools)) for (const { run, sha, time, markers: _, tests: __, ...numbers } of points) {
		if (isStored.has(run)) continue;
		const before = runs.get(run) ?? {
			run,
			...sha !== void 0 && { sha },
			time,
			suites: []
		};
		runs.set(run, {
			...before,
			suites: [...before.suites, {
				suite,
				...file !== void 0 && { file },
				target,
				...numbers
			}]
		});
	}
	return [...runs.values()].sort((a, b) => a.time < b.time ? -1 : a.time > b.time ? 1 : 0);
}
const suiteTrend = ({ suite, file, target, points }) => ({
	suite,
	...file !== void 0 && { file },
	target,
	runs: points.slice(-20).map(({ run, sha, time, verdict, values, markers, level }) => ({
		run,
		...sha !== void 0 && { sha },
		time,
		...verdict !== void 0 && { verdict },
		...values?.n !== void 0 && { tests: values.n },
		...values !== void 0 && {
			passRate: rateOf([values]),
			score: values.score
		},
		markers: [...level === void 0 ? [] : [`${level} level`], ...markers.map(({ letter, words }) => `${letter} ${words}`)]
	}))
});
export { heldToBase as n, withBaseRuns as t };
