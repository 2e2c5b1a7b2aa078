import { v as strictObject, y as string } from "./schemas.js";
import { Bc as redactor, Bl as CUSTOM_TYPE, Cr as GRADER_ENDINGS, Is as openJson, Jo as Bounds, Tr as findCustomGraders, Xo as findKind, cc as searchRoots, dd as userError, fc as shownPath, fi as graders, h as harmlessJson, id as UserError, l as inputsOf, mc as listed, n as openConfiguredSite, ni as scoreOnWire, wr as customGrader } from "./common.js";
import { t as gradeText } from "./grade-text.js";
const { extname, resolve } = process.getBuiltinModule("node:path");
// src/app/cli/commands/assert.ts
const ENOUGH = .5;
const MOST_BYTES = 5242880;
async function assertCommand(asked, runtime, terminal) {
	const site = await openConfiguredSite(inputsOf([], {}), runtime);
	const spec = await specOf(asked.grader, site);
	const texts = asked.file === void 0 ? textsOf(asked) : await textsIn(asked.file, site);
	const given = {
		answer: texts.output,
		folder: site.cwd,
		judges: noJudges
	};
	const [score] = await gradeText([spec], testOf(spec, texts), given, site);
	const { deep: withoutSecrets } = redactor(await site.environments.secrets());
	if (score === void 0 || score.verdict === "skip") {
		const why = score?.assertions[0]?.text ?? "it was cancelled";
		throw userError("GRADER_INVALID", withoutSecrets(`The grader "${asked.grader}" gave no score: ${why}`));
	}
	terminal.print(harmlessJson(withoutSecrets(scoreOnWire(score)), 2));
	return score.score >= ENOUGH ? 0 : 1;
}
const noJudges = {
	names: [],
	find: async () => ({
		kind: "none",
		reason: "assert calls no model; use a suite and \"eval-action run\""
	})
};
async function specOf(grader, site) {
	const { cwd, root, runtime } = site;
	const kind = findKind(graders, grader);
	const common = {
		name: grader,
		declaredAs: grader,
		weight: 1,
		negate: false
	};
	const location = {
		file: grader,
		line: 1,
		column: 1
	};
	if (kind !== void 0 && kind.runsFiles !== true) {
		const [problem] = kind.check({});
		if (problem === void 0) return {
			...common,
			name: kind.type,
			type: kind.type,
			options: {},
			location
		};
		throw userError("GRADER_INVALID", `The grader "${kind.type}" cannot run without options: ${problem.message}`, { hint: "Write a suite with it, and use \"eval-action run\"." });
	}
	const search = {
		roots: searchRoots(cwd, {
			root,
			cwd
		}),
		bounds: new Bounds([root, cwd], runtime.files),
		files: runtime.files,
		scripts: runtime.scripts,
		shown: (path) => shownPath(path, cwd)
	};
	const path = resolve(cwd, grader);
	const found = GRADER_ENDINGS.includes(extname(path)) && await runtime.files.state(path) === "file" ? await customGrader(path, search) : byName(grader, await findCustomGraders(search));
	if (found.complaint !== void 0) throw new UserError([{
		severity: "error",
		...found.complaint
	}]);
	const options = {
		called: grader,
		file: found.path,
		shown: found.shown,
		config: {}
	};
	return {
		...common,
		type: CUSTOM_TYPE,
		options,
		location
	};
}
function byName(grader, known) {
	const found = known.get(grader) ?? known.get(grader.replaceAll("_", "-"));
	if (found !== void 0) return found;
	throw userError("UNKNOWN_GRADER", `There is no grader "${grader}"`, {
		expected: "a file such as .agentv/assertions/<name>.ts in this folder or above it, or a built-in type",
		...known.size > 0 && { found: listed([...known.keys()].sort()) }
	});
}
const textsSchema = strictObject({
	output: string(),
	input: string().default(""),
	expected_output: string().optional(),
	criteria: string().default("")
});
const textsOf = ({ output = "", input = "" }) => ({
	output,
	input,
	criteria: ""
});
async function textsIn(file, { cwd, runtime }) {
	const opened = openJson(file, await runtime.files.read(resolve(cwd, file), MOST_BYTES, { onlyText: true }));
	if (opened.kind === "invalid") throw new UserError(opened.problems);
	const { root } = opened;
	const parsed = textsSchema.safeParse(root.value);
	if (parsed.success) return parsed.data;
	throw new UserError(parsed.error.issues.map(({ path, message }) => root.error("WRONG_TYPE", `The texts to grade are invalid: ${[...path, message].map(String).join(": ")}`, {
		location: root.below(path.map((step) => typeof step === "number" ? step : String(step))),
		expected: "an object with \"output\", and optionally \"input\", \"expected_output\" and \"criteria\", all of them texts"
	})));
}
const testOf = (spec, { input, expected_output: expected, criteria }) => ({
	kind: "test",
	id: spec.name,
	location: spec.location,
	criteria,
	input: [{
		role: "user",
		content: input
	}],
	expected: expected === void 0 ? [] : [{
		role: "assistant",
		content: expected
	}],
	inputFiles: [],
	graders: [spec],
	mustPass: false,
	dependsOn: [],
	onDependencyFailure: "skip"
});
export { assertCommand };
