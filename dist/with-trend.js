import { As as ofHead, Bo as sidecarPaths, Ls as openYaml, Ms as changedKeys, Zo as latestPools, cn as seriesOf, in as withFirstDifferences, js as reasonOf, ls as linkTarget, on as trendsOf, sn as rateOf } from "./common.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/policy/grader-differences.ts
const LISTS = [
	"assertions",
	"assert",
	"graders",
	"evaluators"
];
const gradersIn = (of) => LISTS.flatMap((key) => of.field(key)?.items() ?? []);
function graderDifference(base, head) {
	const [types, left] = [base.map(typeOf), head.map(typeOf)];
	if (types.some((type) => countOf(type, types) > countOf(type, left))) return [types.join(", "), left.join(", ") || "none"];
	const same = new Set(head.map(textOf));
	const others = new Set(base.map(textOf));
	const rest = head.filter((grader) => !others.has(textOf(grader)));
	const differences = base.filter((grader) => !same.has(textOf(grader))).flatMap((grader) => {
		const type = typeOf(grader);
		const named = rest.findIndex((each) => typeOf(each) === type && nameOf(each) === nameOf(grader));
		const index = named >= 0 ? named : rest.findIndex((each) => typeOf(each) === type);
		const [partner] = index < 0 ? [] : rest.splice(index, 1);
		return partner === void 0 ? [[type, "fewer"]] : differencesOf(grader, partner);
	});
	if (differences.length === 0) return void 0;
	return [differences.map(([theirs]) => theirs).join(", "), differences.map(([, ours]) => ours).join(", ")];
}
const isCriterion = ({ text }) => text !== void 0 && !/^[\w-]+$/.test(text);
const typeOf = (grader) => isCriterion(grader) ? "criterion" : grader.field("type")?.text ?? grader.text ?? "?";
const nameOf = (grader) => grader.field("name")?.text;
const textOf = (grader) => JSON.stringify(grader.value);
const countOf = (type, types) => types.filter((each) => each === type).length;
function differencesOf(base, head) {
	const type = typeOf(base);
	if (isCriterion(base)) return [[type, "another text"]];
	const members = graderDifference(gradersIn(base), gradersIn(head));
	const options = [...new Set([...base.keys(), ...head.keys()])].filter((key) => ![
		...LISTS,
		"name",
		"type"
	].includes(key)).flatMap((key) => {
		const [theirs, ours] = [base.field(key)?.value, head.field(key)?.value];
		if (JSON.stringify(theirs) === JSON.stringify(ours) || isStricter(key, theirs, ours)) return [];
		return [theirs, ours].every((value) => [
			"number",
			"boolean",
			"undefined"
		].includes(typeof value)) ? [[`${type} ${key} ${theirs ?? "not set"}`, `${ours ?? "not set"}`]] : [[`${type} ${key}`, ours === void 0 ? "not set" : "another value"]];
	});
	return [...members === void 0 ? [] : [[`${type} of ${members[0]}`, members[1]]], ...options];
}
function isStricter(key, base, head) {
	if (key !== "required" && key !== "min_score") return false;
	return limitOf(key, head) >= limitOf(key, base);
}
const PASS_MARK = .8;
function limitOf(key, value) {
	if (typeof value === "number") return value;
	return value === true || key === "min_score" ? PASS_MARK : 0;
}
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
			const inputs = new Map(changed.flatMap((each) => each.file === file ? [...each.base.inputs] : []));
			return {
				file,
				source: own,
				names: namesOf(file, run, basis),
				inputs,
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
	const isRetargeted = base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
	const differences = [...base.graders].flatMap(([key, graders]) => {
		const ours = head.graders.get(key);
		const difference = ours && graderDifference(graders, ours);
		return difference === void 0 ? [] : [[key, difference]];
	});
	const side = (index) => {
		const targets = [base, head][index]?.targets ?? [];
		return new Map([...isRetargeted && targets.length > 0 ? [["target", targets.join(", ")]] : [], ...differences.map(([key, difference]) => [key, difference[index]])]);
	};
	return [side(0), side(1)];
}
const gradersOf = (testId) => `graders of ${testId}`;
const mustPassOf = (testId) => `must_pass of ${testId}`;
const requiresPass = ({ keys }, testId) => keys.has("must_pass") || keys.has(mustPassOf(testId));
function requirementsIn(file, text) {
	if (isJsonLines(file)) {
		const rows = text.split("\n").flatMap((line) => line.trim() === "" ? [] : rootOf(line) ?? []);
		const tests = testsIn(rows);
		const keys = tests.filter(({ mustPass }) => mustPass).map(({ id }) => [mustPassOf(id), "true"]);
		return {
			keys: new Map(keys),
			tests: [],
			inputs: inputsOf(tests),
			targets: [],
			graders: gradersByKey(tests)
		};
	}
	const root = /\.ya?ml$/i.test(file) ? rootOf(text) : void 0;
	if (root === void 0) return {
		keys: new Map(),
		tests: [],
		inputs: new Map(),
		targets: [],
		graders: new Map()
	};
	const execution = root.field("execution");
	const threshold = execution?.field("threshold")?.value;
	const isThreshold = typeof threshold === "number" && threshold >= 0 && threshold <= 1;
	const tests = testsIn(root.field("tests")?.items() ?? []);
	const mustPass = [...execution?.field("must_pass")?.value === true ? ["must_pass"] : [], ...tests.filter((test) => test.mustPass).map(({ id }) => mustPassOf(id))];
	const target = execution?.field("target");
	const targets = [...target === void 0 ? [] : [target], ...execution?.field("targets")?.items() ?? []];
	return {
		keys: new Map([...isThreshold ? [["threshold", String(threshold)]] : [], ...mustPass.map((key) => [key, "true"])]),
		tests: tests.map(({ id }) => id),
		inputs: inputsOf(tests),
		targets: targets.flatMap((each) => (each.text ?? each.field("name")?.text ?? each.field("use_target")?.text) || []),
		graders: new Map([["graders", [...gradersIn(root), ...execution === void 0 ? [] : gradersIn(execution)]], ...gradersByKey(tests)])
	};
}
function rootOf(text) {
	const opened = openYaml("", text);
	return opened.kind === "opened" ? opened.root : void 0;
}
const testsIn = (items) => items.flatMap((item) => {
	const id = item.field("id")?.text;
	const mustPass = item.field("must_pass")?.value === true;
	const input = item.field("input");
	const text = input?.text ?? input?.items().at(-1)?.field("content")?.text ?? "";
	return id === void 0 ? [] : [{
		id,
		mustPass,
		input: text,
		graders: gradersIn(item)
	}];
});
const inputsOf = (tests) => new Map(tests.map(({ id, input }) => [id, input]));
const gradersByKey = (tests) => new Map(tests.map(({ id, graders }) => [gradersOf(id), graders]));
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
function isIn({ file, names, inputs }, { results }, { baseline }) {
	if (results.some(({ suiteFile }) => suiteFile === file)) return ({ suiteFile }) => suiteFile === file;
	const filesOfBase = new Set(baseline.kind === "found" ? baseline.pools.map((pool) => pool.file) : []);
	const isNamed = ({ suite, suiteFile }) => names.has(suite) && !filesOfBase.has(suiteFile);
	if (results.some(isNamed)) return isNamed;
	const same = new Map();
	for (const { suiteFile, testId, input } of results) {
		const text = inputs.get(testId)?.trim();
		if (text !== void 0 && text !== "" && input.some(({ content }) => textIn(content) === text) && !filesOfBase.has(suiteFile)) same.set(suiteFile, (same.get(suiteFile) ?? new Set()).add(testId));
	}
	return ({ suiteFile }) => (same.get(suiteFile)?.size ?? 0) > inputs.size / 2;
}
const textIn = (content) => typeof content === "string" ? content.trim() : void 0;
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
			names: new Set([suite]),
			inputs: changed.get(file)?.inputs ?? new Map()
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
