import { $n as hookNoteLines, $s as never, Bc as redactor, Ci as callTimeLimits, Ct as inOrder, Ns as readConfig, Pr as repeatedNames, St as inFile, Ti as timeLimitLine, Tt as surveySuite, Wo as MAX_SUITE_BYTES, Zn as withoutSecretsOf, _r as holdsTests, bt as byFile, ed as plural, et as paintFor, fc as shownPath, fr as outsidePaths, gr as fileKind, h as harmlessJson, hr as overlookedSuites, id as UserError, ks as findPolicy, lr as shadowedFiles, mr as findConfiguredSuites, os as inParallel, pr as configProblems, r as openSiteToCheck, rr as watchedFiles, t as problemLines, ud as underStrict, ur as missingPrograms, va as findQuarantine, vt as SurveyedTargets, wt as problemsOf, xt as countProblems } from "./common.js";
const { basename, dirname, resolve } = process.getBuiltinModule("node:path");
// src/app/inspect/files-to-check.ts
async function filesToCheck(site) {
	const { inputs, cwd, runtime } = site;
	const evals = await Promise.all(inputs.evals.map((asked) => withOtherYaml(asked, cwd, runtime.files)));
	const isNamed = (path) => inputs.evals.some((asked) => resolve(cwd, asked) === path);
	if (evals.some((pattern, index) => pattern !== inputs.evals[index])) {
		const found = await findConfiguredSuites({
			...site,
			inputs: {
				...inputs,
				evals
			}
		});
		const isOurs = await inParallel(found, async (path) => isNamed(path) || isSuite(path) || isOfAgentv(path, runtime));
		const paths = found.filter((_, index) => isOurs[index]);
		if (paths.length > 0) return {
			paths,
			suites: paths.filter((path) => isNamed(path) || isSuite(path))
		};
	}
	const suites = await findConfiguredSuites(site);
	return {
		paths: suites,
		suites
	};
}
const FILES = "**/{*.yaml,*.yml,*.eval.ts,*.eval.mts,evals.json,trigger[-_]eval*.json}";
const isSuite = (path) => /(?:^|\.)eval\.(?:ya?ml|m?ts)$|^evals\.json$|^trigger[-_]eval.*\.json$/.test(basename(path));
async function withOtherYaml(asked, cwd, files) {
	if (/[!*?[\]{}()]/.test(asked) || await files.state(resolve(cwd, asked)) !== "folder") return asked;
	const pattern = `${asked.replace(/[/\\]+$/, "")}/${FILES}`;
	return (await files.glob([pattern], { cwd })).length > 0 ? pattern : asked;
}
async function isOfAgentv(path, { files }) {
	if (/[/\\]node_modules[/\\]/.test(path)) return false;
	try {
		const text = await files.read(path, MAX_BYTES);
		return holdsTests(path, text) || ["targets", "config"].includes(fileKind(path, text));
	} catch (error) {
		if (error instanceof UserError) return false;
		throw error;
	}
}
const MAX_BYTES = 1048576;
// src/app/inspect/validation.ts
async function validate(site) {
	const targets = new SurveyedTargets(site);
	const { paths, suites: executed } = await filesToCheck(site);
	const checked = await inParallel(paths, (path) => checkFile(path, site, targets));
	const suites = new Map(checked.flatMap(({ suite }) => suite === void 0 ? [] : [[suite.path, suite]]));
	const kinds = new Map(checked.map(({ file, kind }) => [file, kind]));
	const unused = await targets.unused();
	for (const file of targets.files) kinds.set(file, "targets");
	const repeated = inFile("", repeatedNames([...suites.values()]));
	const configured = inFile(CONFIG, [...await configProblems(paths, site), ...await overlookedSuites(executed, site)]);
	const deciding = inFile(CONFIG, [...await complaintsOf(() => findPolicy(site.inputs, site.runtime)), ...await complaintsOf(() => findQuarantine(site.inputs.quarantineFile, {
		cwd: site.cwd,
		files: site.runtime.files
	}))]);
	const { warnings } = await watchedFiles([...suites.values()], site);
	const problems = [
		...checked.flatMap((each) => each.problems),
		...configured,
		...deciding,
		...inFile("", warnings),
		...repeated,
		...unused
	];
	const limited = new Map(checked.flatMap(({ suite, limited = [] }) => suite ? [[suite.path, limited]] : []));
	const timeLimits = callTimeLimits([...limited.values()].flat(), site.inputs.testTimeoutSeconds);
	return {
		...validationOf(kinds, [...suites.values()], inOrder(problems)),
		timeLimits
	};
}
async function complaintsOf(read) {
	try {
		await read();
		return [];
	} catch (error) {
		return problemsOf(error);
	}
}
const CONFIG = ".agentv/config.yaml";
async function checkFile(path, given, targets) {
	const site = remembering(path, given);
	const file = shownPath(path, site.cwd);
	const kind = await kindOf(path, site);
	switch (kind) {
		case "suite": return {
			file,
			kind,
			...await checkSuite(path, site, targets)
		};
		case "targets": return {
			file,
			kind,
			problems: await targets.whole(path)
		};
		case "config": return {
			file,
			kind,
			problems: await checkConfig(path, file, site)
		};
		case "cases":
		case "unknown": return {
			file,
			kind,
			problems: inFile(file, [notChecked[kind]])
		};
		default: return never(kind);
	}
}
function remembering(path, site) {
	const { files } = site.runtime;
	let text;
	const read = (asked, ...how) => {
		if (asked !== path) return files.read(asked, ...how);
		text ??= files.read(asked, ...how);
		return text;
	};
	return {
		...site,
		runtime: {
			...site.runtime,
			files: {
				...files,
				read
			}
		}
	};
}
async function checkSuite(path, site, targets) {
	const { suite, problems } = await surveySuite(path, site, { mayLackVariables: "check" });
	if (suite === void 0) return { problems: [...problems, ...await targets.near(dirname(path))] };
	const used = await targets.of(suite);
	const asked = [...used.targets, ...used.judges];
	const found = asked.flatMap(({ target }) => target ?? []);
	const programs = [...await missingPrograms(suite, found, site), ...await shadowedFiles(suite, found, site)];
	return {
		suite,
		limited: limitedTests(suite, used.targets),
		problems: [
			...problems,
			...used.problems,
			...used.judging,
			...asked.flatMap((target) => target.problems),
			...inFile(suite.file, [...programs, ...await outsidePaths(suite, site)])
		]
	};
}
const limitedTests = (suite, targets) => suite.tests.flatMap((test) => test.kind === "broken" ? [] : targets.filter(({ name }) => targets.length === 1 || (test.targets?.includes(name) ?? true)).map(({ name, provider = "", options }) => ({
	suite,
	test,
	target: {
		name,
		provider,
		options
	}
})));
async function checkConfig(path, file, site) {
	const folder = dirname(dirname(path));
	if (basename(dirname(path)) !== ".agentv") return inFile(file, [misplacedConfig]);
	const lookUp = await site.environments.lookUpIn(folder);
	const hasBudget = site.inputs.budgetUsd !== void 0;
	const { problems } = await readConfig(folder, {
		root: folder,
		cwd: site.cwd,
		lookUp,
		hasBudget
	}, site.runtime.files);
	return inFile(file, problems);
}
const misplacedConfig = {
	code: "UNUSED",
	severity: "warning",
	message: "This configuration is not checked, because configuration is only read from .agentv/config.yaml"
};
async function kindOf(path, { inputs, cwd, runtime }) {
	const text = await textOf(path, runtime);
	const kind = text === void 0 ? "suite" : fileKind(path, text);
	return inputs.evals.some((asked) => resolve(cwd, asked) === path) && (kind === "unknown" || kind === "cases") ? "suite" : kind;
}
async function textOf(path, { files }) {
	try {
		return await files.read(path, MAX_SUITE_BYTES);
	} catch (error) {
		problemsOf(error);
		return;
	}
}
const notChecked = {
	cases: {
		code: "UNUSED",
		severity: "warning",
		message: "A list of tests is not checked without a suite",
		hint: "Check the suite that takes its tests from this file."
	},
	unknown: {
		code: "UNUSED",
		severity: "warning",
		message: "This is neither a suite nor a targets file, and is not checked",
		expected: "a mapping with \"tests\" or \"targets\"",
		hint: "If it is a suite, rename it to *.eval.yaml; else exclude it with \"!\"."
	}
};
function validationOf(kinds, suites, problems) {
	const tests = new Map(suites.map((suite) => [suite.file, suite.tests.length]));
	const own = byFile(problems);
	return {
		schemaVersion: 1,
		files: [...kinds].sort(([a], [b]) => a < b ? -1 : 1).map(([file, kind]) => ({
			file,
			kind,
			...tests.has(file) && { tests: tests.get(file) },
			...countProblems(own.get(file) ?? [])
		})),
		problems,
		counts: {
			files: kinds.size,
			suites: [...kinds.values()].filter((kind) => kind === "suite").length,
			tests: suites.reduce((sum, suite) => sum + suite.tests.length, 0),
			...countProblems(problems)
		}
	};
}
function strictly({ files, problems, counts, ...rest }) {
	const hardened = problems.map(underStrict);
	const own = byFile(hardened);
	return {
		...rest,
		files: files.map((checked) => ({
			...checked,
			...countProblems(own.get(checked.file) ?? [])
		})),
		problems: hardened,
		counts: {
			...counts,
			...countProblems(hardened)
		}
	};
}
// src/app/cli/validation-text.ts
function validationText({ problems, timeLimits, counts }, maxWarnings, screen) {
	const paint = paintFor(screen);
	const blocks = [...byFile(problems).values()].map((group) => problemLines(group, paint, screen.screen).join("\n"));
	const limits = timeLimits.length === 0 ? [] : [timeLimitLine(timeLimits)];
	return [
		...blocks,
		...limits,
		lastLine(counts, maxWarnings, paint)
	].join("\n\n");
}
function lastLine({ files, suites, tests, errors, warnings }, maxWarnings, { bold, red, yellow, green }) {
	const checked = `${plural("file", files)} checked (${plural("suite", suites)}, ${plural("test", tests)})`;
	if (errors + warnings === 0) return `${checked}: ${bold(green("nothing wrong"))}`;
	const tooMany = maxWarnings !== void 0 && warnings > maxWarnings ? `, over the limit of ${maxWarnings}` : "";
	return `${checked}: ${bold([...errors > 0 ? [red(plural("error", errors))] : [], ...warnings > 0 ? [yellow(plural("warning", warnings)) + tooMany] : []].join(", "))}`;
}
// src/app/cli/commands/validate.ts
async function validateCommand({ inputs, maxWarnings, json }, runtime, terminal) {
	const site = await openSiteToCheck(inputs, runtime);
	const found = await withoutSecretsOf(site, () => validate(site));
	for (const line of await hookNoteLines(site)) terminal.complain(line);
	const { deep: withoutSecrets } = redactor(await site.environments.secrets());
	const validation = withoutSecrets(site.inputs.strict ? strictly(found) : found);
	terminal.print(json ? harmlessJson(validation, 2) : validationText(validation, maxWarnings, terminal));
	const { errors, warnings } = validation.counts;
	return errors > 0 || warnings > (maxWarnings ?? Number.POSITIVE_INFINITY) ? 1 : 0;
}
export { validateCommand };
