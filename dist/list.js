import { $n as hookNoteLines, Ai as shortened, Bc as redactor, Di as columnsOf, Ei as timeLimitLines, Hl as shownType, Zn as withoutSecretsOf, ai as judgeNames, bt as byFile, ed as plural, et as paintFor, fd as locationText, h as harmlessJson, ji as oneLine, ki as inColumns, n as openConfiguredSite, t as problemLines, wi as plannedTimeLimits, xt as countProblems } from "./common.js";
import { t as surveyRun } from "./survey-run.js";
// src/app/inspect/listing.ts
async function list(site) {
	const { plan, placed, problems } = await surveyRun(site);
	const { suites, calls } = plannedRun(plan, placed);
	const running = placed.filter(({ suite }) => suites.some(({ file }) => file === suite.file));
	return {
		schemaVersion: 1,
		suites,
		targets: targetsOf(running, calls),
		timeLimits: plannedTimeLimits(plan, site.inputs.testTimeoutSeconds),
		variables: await variablesOf(running, site),
		problems,
		counts: countsOf(suites, calls)
	};
}
var CallCounts = class {
	#counts = new Map();
	of(target) {
		return this.#counts.get(keyOf(target)) ?? {
			calls: 0,
			judgeCalls: 0
		};
	}
	add(target, more) {
		const { calls, judgeCalls } = this.of(target);
		this.#counts.set(keyOf(target), {
			calls: calls + more.calls,
			judgeCalls: judgeCalls + more.judgeCalls
		});
	}
	get totals() {
		const all = [...this.#counts.values()];
		return {
			targets: all.filter(({ calls, judgeCalls }) => calls > 0 || judgeCalls === 0).length,
			calls: all.reduce((sum, { calls }) => sum + calls, 0),
			judges: all.filter(({ judgeCalls }) => judgeCalls > 0).length,
			judgeCalls: all.reduce((sum, { judgeCalls }) => sum + judgeCalls, 0)
		};
	}
};
const keyOf = ({ name, location }) => JSON.stringify([name, location]);
function plannedRun({ steps }, placed) {
	const calls = new CallCounts();
	const bySuite = new Map(placed.map((each) => [each.suite.path, each]));
	const suites = new Map();
	for (const step of steps) {
		const { suite, test } = step;
		const listed = suites.get(suite.path) ?? {
			suite,
			tests: new Map()
		};
		suites.set(suite.path, listed);
		const target = typeof step.target === "string" ? step.target : step.target.name;
		const before = listed.tests.get(test);
		const judges = countCalls(step, target, bySuite.get(suite.path), calls);
		listed.tests.set(test, {
			id: test.id,
			location: test.location,
			broken: test.kind === "broken",
			graders: test.kind === "broken" ? [] : test.graders.map(listedGrader),
			targets: [...before?.targets ?? [], target],
			trials: step.kind === "broken" ? 0 : step.trials.count,
			judges: [...new Set([...before?.judges ?? [], ...judges])]
		});
	}
	return {
		suites: [...suites.values()].map(({ suite: { name, file, category, tags }, tests }) => ({
			name,
			file,
			category,
			tags,
			tests: [...tests.values()]
		})),
		calls
	};
}
function countCalls(step, name, placed, calls) {
	const target = placed?.targets.find((each) => each.name === name);
	const trials = step.kind === "broken" ? 0 : step.trials.count;
	calls.add(target ?? { name }, {
		calls: trials,
		judgeCalls: 0
	});
	if (step.kind === "broken") return [];
	const judges = judgeNames(step.test, target?.judge);
	for (const judge of judges) {
		const known = [...placed?.judges ?? [], ...placed?.targets ?? []].find((each) => each.name === judge);
		calls.add(known ?? { name: judge }, {
			calls: 0,
			judgeCalls: trials
		});
	}
	return judges;
}
const listedGrader = (spec) => ({
	name: spec.name,
	type: shownType(spec),
	weight: spec.weight
});
function targetsOf(placed, calls) {
	const listed = new Map();
	for (const surveyed of placed.flatMap(({ targets, judges }) => [...targets, ...judges])) {
		const { name, provider, location, target } = surveyed;
		const key = keyOf(surveyed);
		const ready = target !== void 0 && (listed.get(key)?.ready ?? true);
		listed.set(key, {
			name,
			provider,
			location,
			ready,
			...calls.of(surveyed)
		});
	}
	return [...listed.values()].sort((a, b) => byCodeUnits(a.name, b.name));
}
async function variablesOf(placed, { environments }) {
	const listed = new Map();
	for (const { suite, variables, targets, judges } of placed) {
		const lookUp = await environments.lookUpIn(suite.folder);
		const note = (name, by) => {
			const before = listed.get(name);
			const value = lookUp(name);
			const state = value === void 0 ? "unset" : value.trim() === "" ? "empty" : "set";
			listed.set(name, {
				name,
				state: before === void 0 || before.state === "set" ? state : before.state,
				suites: withName(before?.suites, by.suites),
				targets: withName(before?.targets, by.targets)
			});
		};
		for (const name of variables) note(name, { suites: suite.name });
		for (const target of [...targets, ...judges]) for (const name of target.variables) note(name, { targets: target.name });
	}
	return [...listed.values()].sort((a, b) => byCodeUnits(a.name, b.name));
}
const withName = (before = [], name) => name === void 0 || before.includes(name) ? before : [...before, name];
function countsOf(suites, calls) {
	return {
		suites: suites.length,
		tests: suites.reduce((sum, { tests }) => sum + tests.length, 0),
		...calls.totals
	};
}
const byCodeUnits = (a, b) => a < b ? -1 : a > b ? 1 : 0;
// src/app/cli/listing-text.ts
function listingText({ suites, targets, timeLimits, variables, counts }, screen) {
	const paint = paintFor(screen);
	return [
		...suites.map((suite) => suiteLines(suite, screen, paint)),
		targets.length === 0 ? [] : [paint.bold("Targets"), ...targetLines(targets, paint)],
		timeLimits.length === 0 ? [] : [paint.bold("Time limits per call"), ...timeLimitLines(timeLimits)],
		variables.length === 0 ? [] : [paint.bold("Variables"), ...variableLines(variables, paint)],
		[lastLine(counts)]
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n");
}
const LONGEST_ID = 36;
function suiteLines({ name, file, tests }, { width }, paint) {
	const everywhere = onOf(tests[0]);
	const isSame = tests.every((test) => onOf(test) === everywhere);
	const ids = tests.map(({ id }) => shortened(oneLine(id), LONGEST_ID, "middle"));
	const idColumns = Math.max(...ids.map(columnsOf));
	const locations = tests.map(({ location }) => location.file === file ? `line ${location.line}` : locationOf(location));
	const columns = Math.max(20, width - idColumns - Math.max(...locations.map(columnsOf)) - 6);
	return [`${paint.bold(oneLine(name))}  ${oneLine(file)}${isSame ? `  ${everywhere}` : ""}`, ...tests.map((test, index) => {
		const what = inColumns(`${gradersOf(test)}${isSame ? "" : ` (${onOf(test)})`}`, columns);
		const shown = test.broken ? paint.red(what) : what;
		return `  ${inColumns(ids[index] ?? "", idColumns)}  ${shown}  ${paint.dim(locations[index] ?? "")}`;
	})];
}
function gradersOf({ broken, graders }) {
	if (broken) return "cannot run: see its problems";
	return graders.length === 0 ? "a judge" : oneLine(graders.map(({ name }) => name).join(", "));
}
function onOf(test) {
	if (test === void 0) return "";
	return oneLine(`on ${test.targets.join(", ")}${test.trials > 1 ? ` \u00d7 ${test.trials}` : ""}`);
}
function targetLines(targets, paint) {
	return table(targets.map(({ name, provider, location, ready, judgeCalls }) => [
		oneLine(name),
		oneLine(provider ?? "unknown"),
		ready ? paint.green("ready") : paint.yellow("not ready"),
		location === void 0 ? "" : paint.dim(locationOf(location)),
		judgeCalls === 0 ? "" : `judges: ${plural("call", judgeCalls)}`
	]));
}
const STATES = {
	set: "set",
	empty: "empty",
	unset: "not set"
};
function variableLines(variables, paint) {
	return table(variables.map(({ name, state, suites, targets }) => [
		oneLine(name),
		state === "set" ? paint.green(STATES[state]) : paint.yellow(STATES[state]),
		[...targets.length > 0 ? [`for ${several("target", targets)}`] : [], ...suites.length > 0 ? [`in ${several("suite", suites)}`] : []].join(", ")
	]));
}
const several = (noun, names) => oneLine(`the ${names.length === 1 ? noun : `${noun}s`} ${names.join(", ")}`);
function table(rows) {
	const columns = Math.max(...rows.map((row) => row.length));
	const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => bareColumns(row[at] ?? ""))));
	return rows.map((row) => `  ${row.map((cell, at) => cell + " ".repeat((widths[at] ?? 0) - bareColumns(cell))).join("  ")}`.trimEnd());
}
const bareColumns = (cell) => columnsOf(oneLine(cell));
const locationOf = (location) => oneLine(locationText(location));
function lastLine({ suites, tests, targets, calls, judges, judgeCalls }) {
	const judged = judgeCalls === 0 ? "" : `, and ${plural("call", judgeCalls)} to ${plural("judge", judges)}`;
	return `A run would execute ${plural("test", tests)} of ${plural("suite", suites)} on ${plural("target", targets)}: ${plural("call", calls)}${judged}. This command called nothing.`;
}
// src/app/cli/commands/list.ts
async function listCommand({ inputs, json }, runtime, terminal) {
	const site = await openConfiguredSite(inputs, runtime);
	const found = await withoutSecretsOf(site, () => list(site));
	for (const line of await hookNoteLines(site)) terminal.complain(line);
	const { deep: withoutSecrets } = redactor(await site.environments.secrets());
	const listing = withoutSecrets(found);
	if (json) terminal.print(harmlessJson(listing, 2));
	else {
		const plain = paintFor({ colour: false });
		for (const problems of byFile(listing.problems).values()) terminal.complain(problemLines(problems, plain).join("\n"));
		terminal.print(listingText(listing, terminal));
	}
	return countProblems(listing.problems).errors > 0 ? 2 : 0;
}
export { listCommand };
