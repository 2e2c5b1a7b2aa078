import { _ as UserError } from "./json.js";
import { E as lookAtSuite, r as suiteReading } from "./prepare.js";
import { t as shownPath } from "./shown-path.js";
// src/app/inspect/survey.ts
async function surveySuite(path, site, programs = {}) {
	const file = shownPath(path, site.cwd);
	const reading = suiteReading(site);
	const asked = new Set();
	const variables = async (folder) => recorded(await reading.variables(folder), asked);
	try {
		const { problems, ...seen } = await lookAtSuite(path, {
			...reading,
			variables,
			...programs.runProgram && { runProgram: programs.runProgram }
		});
		return {
			...seen,
			problems: inFile(file, problems),
			variables: [...asked]
		};
	} catch (error) {
		return {
			problems: inFile(file, problemsOf(error)),
			variables: [...asked]
		};
	}
}
function problemsOf(error) {
	if (error instanceof UserError) return error.problems;
	throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({
	file: problem.location?.file ?? file,
	...problem
}));
const recorded = (lookUp, asked) => (name, use) => {
	asked.add(name);
	return lookUp(name, use);
};
function inOrder(problems) {
	const once = new Map();
	for (const problem of problems) {
		const { severity, ...rest } = problem;
		const key = JSON.stringify(rest);
		if (severity === "error" || !once.has(key)) once.set(key, problem);
	}
	return [...once.values()].sort(byLocation);
}
function byLocation(a, b) {
	if (a.file !== b.file) return a.file < b.file ? -1 : 1;
	const [here, there] = [a.location, b.location];
	return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
}
function byFile(problems) {
	const files = new Map();
	for (const problem of problems) {
		const own = files.get(problem.file);
		if (own) own.push(problem);
		else files.set(problem.file, [problem]);
	}
	return files;
}
function countProblems(problems) {
	const errors = problems.filter(({ severity }) => severity === "error").length;
	return {
		errors,
		warnings: problems.length - errors
	};
}
const asWarning = (problem) => ({
	...problem,
	severity: "warning"
});
export { inOrder as a, surveySuite as c, inFile as i, byFile as n, problemsOf as o, countProblems as r, recorded as s, asWarning as t };
