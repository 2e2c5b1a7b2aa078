import { l as findKind } from "./program-file.js";
import { t as providers } from "./providers.js";
import { l as cutEnd } from "./json.js";
import { t as shownPath } from "./shown-path.js";
import { B as judgingProblems, C as readTargetsFile, H as resolveTarget, R as judgeNames, U as followTargets, W as lookUpVariables, a as wantedTargets, i as targetsFileOf, u as imageProblems, z as judgesOf } from "./prepare.js";
import { i as inFile, o as problemsOf, s as recorded, t as asWarning } from "./survey.js";
import { dirname } from "node:path";
// src/app/inspect/survey-targets.ts
var SurveyedTargets = class {
	#site;
	#files = new Map();
	#nearest = new Map();
	#asked = new Map();
	constructor(site) {
		this.#site = site;
	}
	get files() {
		return [...this.#files.keys()].map((path) => shownPath(path, this.#site.cwd));
	}
	async of(suite) {
		const names = wantedTargets(suite, this.#site.inputs);
		const path = await this.#fileOf(suite);
		if (typeof path !== "string") return {
			...noTargets,
			targets: names.map(unknown),
			problems: inFile(suite.file, path)
		};
		const { targetsFile: bare, problems } = await this.#read(path);
		if (bare === void 0) return {
			...noTargets,
			targets: names.map(unknown),
			problems
		};
		const targetsFile = await this.#site.programs.withPrograms(bare, suite.folder);
		const targets = [];
		for (const wanted of names) {
			this.#asked.get(path)?.add(entryName(wanted));
			targets.push(await this.#survey(wanted, targetsFile, suite.folder));
		}
		const judging = await this.#judging(suite, targets, targetsFile);
		for (const { name } of judging.judges) this.#asked.get(path)?.add(name);
		const fallbacks = await this.#fallbacks(suite, targets, targetsFile);
		for (const { name } of fallbacks) this.#asked.get(path)?.add(name);
		const ofFallbacks = fallbacks.flatMap((fallback) => fallback.problems);
		return {
			targets,
			judges: judging.judges,
			fallbacks,
			own: judging.own,
			problems: [...problems, ...ofFallbacks],
			judging: judging.problems
		};
	}
	#fallbacks(suite, surveyed, file) {
		const names = new Set(surveyed.flatMap(({ target }) => target?.fallbackTargets ?? []));
		return Promise.all([...names].map((name) => this.#survey({
			name,
			location: void 0
		}, file, suite.folder)));
	}
	async #judging(suite, surveyed, file) {
		const lookUp = await this.#site.environments.lookUpIn(suite.folder);
		const own = judgesOf({
			file,
			lookUp,
			inputs: this.#site.inputs
		});
		const targets = surveyed.flatMap(({ target }) => target ?? []);
		const names = suite.tests.filter((test) => test.kind === "test").flatMap((test) => surveyed.flatMap(({ judge }) => judgeNames(test, judge)));
		const needed = [...new Set(names)].filter((name) => file.entries.some((entry) => entry.name === name)).filter((name) => surveyed.every((each) => each.name !== name)).map((name) => this.#survey({
			name,
			location: void 0
		}, file, suite.folder));
		const problems = suite.tests.flatMap((test) => test.kind === "broken" ? [] : targets.flatMap((target) => [...imageProblems(test, target), ...judgingProblems(test, target, own)]));
		return {
			judges: await Promise.all(needed),
			own,
			problems: inFile(suite.file, problems.map(withoutHaste))
		};
	}
	async near(folder) {
		const path = await this.#fileOf({ folder });
		return typeof path === "string" ? (await this.#read(path)).problems : [];
	}
	async whole(path) {
		const { targetsFile, problems } = await this.#read(path);
		if (targetsFile === void 0) return problems;
		const surveyed = await this.#surveyAll(targetsFile, path);
		return [...problems, ...surveyed.flatMap((target) => target.problems)];
	}
	async unused() {
		const found = [];
		for (const [path, asked] of this.#asked) {
			const { targetsFile } = await this.#read(path);
			if (targetsFile === void 0) continue;
			const surveyed = await this.#surveyAll(targetsFile, path, (name) => !asked.has(name));
			const problems = surveyed.flatMap((target) => target.problems);
			const lacking = surveyed.filter((target) => target.problems.some(isMissingVariable));
			found.push(...(lacking.length > 1 ? [...lackingVariables(lacking), ...problems.filter(isOther)] : problems).map(asWarning));
		}
		return found;
	}
	async #surveyAll(targetsFile, path, isWanted = () => true) {
		const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
		const file = await this.#site.programs.withPrograms(targetsFile, dirname(path));
		return Promise.all(wanted.map(({ name }) => this.#survey({
			name,
			location: void 0
		}, file, dirname(path))));
	}
	async #fileOf(suite) {
		const known = this.#nearest.get(suite.folder);
		if (known !== void 0) return known;
		try {
			const path = await targetsFileOf(suite, this.#site);
			this.#nearest.set(suite.folder, path);
			return path;
		} catch (error) {
			if (this.#site.inputs.targets !== void 0) throw error;
			return problemsOf(error);
		}
	}
	#read(path) {
		const known = this.#files.get(path);
		if (known) return known;
		const reading = readFile(path, this.#site);
		this.#files.set(path, reading);
		this.#asked.set(path, new Set());
		return reading;
	}
	async #survey(wanted, targetsFile, folder) {
		const asked = new Set();
		const lookUp = recorded(await this.#site.environments.lookUpIn(folder), asked);
		const reading = {
			file: targetsFile,
			kinds: providers,
			lookUp
		};
		const { target, problems } = resolveTarget(wanted, reading);
		const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
		const end = followTargets(wanted, reading, []);
		for (const field of end?.fields.values() ?? []) lookUpVariables(field.value, lookUp);
		const provider = target?.provider ?? end?.fields.get("provider")?.text;
		const timeout = end?.fields.get("timeout_seconds");
		const judges = judgesOf({
			file: targetsFile,
			lookUp,
			inputs: this.#site.inputs
		});
		const graderTarget = target?.graderTarget ?? end?.fields.get("grader_target")?.text;
		return {
			name: wanted.name,
			options: timeout === void 0 ? {} : { timeout_seconds: lookUpVariables(timeout.value, lookUp) },
			batching: target?.batching ?? end?.fields.get("provider_batching")?.value === true,
			provider: provider === void 0 ? void 0 : findKind(providers, provider)?.type ?? provider,
			location: entry?.cursor.location,
			target,
			problems: inFile(targetsFile.file, problems.map(withoutHaste)),
			variables: [...asked],
			judge: judges.nameFor({
				name: wanted.name,
				provider: provider ?? "",
				graderTarget
			})
		};
	}
};
const entryName = ({ name, useTarget = name }) => useTarget;
const noTargets = {
	judges: [],
	fallbacks: [],
	judging: []
};
const unknown = ({ name }) => ({
	name,
	options: {},
	batching: false,
	problems: [],
	variables: []
});
async function readFile(path, { cwd, runtime }) {
	const file = shownPath(path, cwd);
	try {
		const targetsFile = await readTargetsFile(path, file, runtime.files);
		return {
			targetsFile,
			problems: inFile(file, targetsFile.warnings)
		};
	} catch (error) {
		return { problems: inFile(file, problemsOf(error)) };
	}
}
const withoutHaste = (problem) => problem.code === "SECRET_MISSING" ? asWarning(problem) : problem;
const isMissingVariable = ({ code }) => code === "SECRET_MISSING";
const isOther = (problem) => !isMissingVariable(problem);
const NAMED = 5;
function lackingVariables(targets) {
	const [first] = targets.flatMap(({ problems }) => problems.filter(isMissingVariable));
	if (first === void 0) return [];
	const names = targets.map(({ name }) => `"${cutEnd(name, 60)}"`);
	const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
	return [{
		file: first.file,
		code: "SECRET_MISSING",
		severity: "warning",
		message: `${names.length} targets that no selected suite uses need variables that are not set: ${names.slice(0, NAMED).join(", ")}${more}`,
		...first.location && { location: first.location }
	}];
}
export { SurveyedTargets as t };
