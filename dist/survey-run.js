import { Ar as nothingTagged, Ct as inOrder, Fr as unmatchedIds, Nr as makePlan, St as inFile, Tt as surveySuite, hr as overlookedSuites, mr as findConfiguredSuites, nr as containerProblems, os as inParallel, pr as configProblems, si as judgingProblems, tr as imageProblems, ur as missingPrograms, vt as SurveyedTargets, yt as asWarning } from "./common.js";
// src/app/inspect/survey-run.ts
async function surveyRun(site, how = {}) {
	const targets = new SurveyedTargets(site);
	const paths = await findConfiguredSuites(site);
	const read = await inParallel(paths, (path) => readSuite(path, {
		site,
		how
	}, targets));
	if (read.every(({ leftOut }) => leftOut !== void 0)) throw nothingTagged(site.inputs, read.flatMap(({ leftOut = [] }) => leftOut));
	const placed = [...new Map(read.flatMap((each) => each.placed === void 0 ? [] : [[each.placed.suite.path, each.placed]])).values()];
	const configured = inFile(".agentv/config.yaml", [...await configProblems(paths, site), ...await overlookedSuites(paths, site)]);
	const unmatched = unmatchedIds(placed.map(({ suite }) => suite), site.inputs.testId);
	const problems = inOrder([
		...read.flatMap((each) => each.problems),
		...configured,
		...inFile("", unmatched)
	]);
	return {
		plan: planOf(placed, site, how),
		placed,
		paths,
		problems
	};
}
async function readSuite(path, { site, how }, targets) {
	const { suite, variables, problems, leftOut } = await surveySuite(path, site, how);
	if (suite === void 0) return {
		problems,
		leftOut
	};
	const used = await targets.of(suite);
	const asked = [...used.targets, ...used.judges];
	const programs = await missingPrograms(suite, asked.flatMap(({ target }) => target ?? []), site);
	return {
		placed: {
			suite,
			variables,
			...used
		},
		problems: [
			...problems,
			...used.problems,
			...used.judging.map(asWarning),
			...asked.flatMap((target) => target.problems),
			...inFile(suite.file, programs).map(asWarning)
		]
	};
}
function planOf(placed, { inputs }, { findsBroken = false }) {
	if (placed.length === 0) return {
		steps: [],
		requirements: []
	};
	const onTargets = placed.map((each) => ({
		suite: each.suite,
		targets: each.targets.map((target) => target.target ?? standIn(target, each.suite)),
		...findsBroken && { inTheWay: inTheWayOf(each) }
	}));
	const { testId: testIds, trials, threshold, mustPass } = inputs;
	return makePlan(onTargets, {
		testIds,
		trials,
		threshold,
		mustPass
	});
}
const inTheWayOf = ({ targets, own }) => (test, target) => {
	if (own === void 0 || !targets.some((each) => each.target === target)) return [];
	return [
		...imageProblems(test, target),
		...judgingProblems(test, target, own),
		...containerProblems(test, target, own)
	].filter(({ code }) => code !== "SECRET_MISSING");
};
const standIn = ({ name, provider = "", options, batching, location }, suite) => ({
	name,
	resolvedName: name,
	provider,
	options,
	fallbackTargets: [],
	batching,
	location: location ?? suite.location
});
export { surveyRun as t };
