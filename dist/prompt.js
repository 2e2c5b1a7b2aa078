import { $l as failed, Bc as redactor, Hl as shownType, In as howCalled, Tt as surveySuite, Zn as withoutSecretsOf, Zu as cutEnd, bi as messageOnWire, cu as guidelinesIn, dc as findSuites, dd as userError, ed as plural, et as paintFor, h as harmlessJson, hc as suggestion, id as UserError, ji as oneLine, l as inputsOf, ni as scoreOnWire, ou as contentText, r as openSiteToCheck, t as problemLines, yi as contentOnWire } from "./common.js";
import { t as gradeText } from "./grade-text.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/inspect/agent-brief.ts
const taskOf = (test) => ({
	test_id: test.id,
	input: test.input.map(task),
	guideline_paths: guidelinesIn(test.input).map(({ absolutePath }) => absolutePath),
	...test.inputFiles.length > 0 && { input_files: test.inputFiles },
	...test.conversation && { turns: test.conversation.turns.map(({ input }) => task(input)) },
	criteria: test.criteria
});
function task({ role, name, content }) {
	if (!Array.isArray(content)) return {
		role,
		name,
		content: content && contentOnWire(content)
	};
	return {
		role,
		name,
		content: content.map((part) => {
			if (part.type === "file") return {
				type: "file",
				path: part.absolutePath
			};
			return part.type === "image" && part.absolutePath !== void 0 ? {
				type: "image",
				path: part.absolutePath
			} : contentOnWire([part]);
		}).flat()
	};
}
const expectationOf = (test) => ({
	test_id: test.id,
	expected_output: test.expected.map(messageOnWire),
	reference_answer: referenceOf(test),
	criteria: test.criteria,
	assertions: test.graders.map(configOf)
});
const referenceOf = ({ expected }) => {
	const content = expected.at(-1)?.content;
	return content === void 0 ? void 0 : contentText(content);
};
function configOf({ name, options, members, ...spec }) {
	return {
		type: shownType(spec),
		name,
		weight: spec.weight,
		required: spec.required,
		...spec.negate && { negate: true },
		...ownOptions(options),
		...members && { assertions: members.map(configOf) }
	};
}
function ownOptions({ called, shown, config, ...own }) {
	return called === void 0 ? {
		...own,
		...config !== void 0 && { config }
	} : {
		...own,
		...config
	};
}
function briefOf(test) {
	const reference = referenceOf(test);
	const question = test.input.flatMap(({ content }) => content === void 0 ? [] : contentText(content)).join(" ");
	return [
		`Input: ${quoted(question)}`,
		...reference === void 0 ? [] : [`Expected: ${quoted(reference)}`],
		...test.criteria === "" ? [] : [`Goal: ${short(test.criteria)}`],
		"Criteria:",
		...test.graders.flatMap((spec) => criterionLines(spec, test))
	].join("\n");
}
function criterionLines(spec, test, indent = "  ") {
	const { options, members } = spec;
	const items = [options["criteria"], options["rubrics"]].find((list) => Array.isArray(list));
	const type = shownType(spec);
	const lead = `${indent}- [${oneLine(type)}] ${spec.negate ? "not: " : ""}`;
	if (items !== void 0) return items.map((item) => `${lead}${short(outcomeOf(item))}`);
	return [`${lead}${spec.name === type ? "" : `${short(spec.name)}: `}${descriptionOf(spec, test)}`.trimEnd(), ...(members ?? []).flatMap((member) => criterionLines(member, test, `${indent}  `))];
}
function descriptionOf({ type, options }, { criteria }) {
	const prompt = options["prompt"];
	if (type === "llm-grader") return short(prompt?.text ?? criteria);
	if (type === "skill-trigger") {
		const should = options["should_trigger"] ?? options["shouldTrigger"] ?? true;
		return short(`should_trigger: ${should} for ${options["skill"]}`);
	}
	const { file, ...own } = ownOptions(options);
	return short(Object.entries(own).map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(", "));
}
function outcomeOf(item) {
	if (typeof item === "string") return item;
	const { outcome, description, id } = item;
	return String(outcome ?? description ?? id ?? "");
}
const LONGEST = 300;
const short = (text) => cutEnd(oneLine(text.trim()), LONGEST);
const quoted = (text) => JSON.stringify(short(text));
// src/app/cli/commands/prompt.ts
async function promptCommand(asked, runtime, terminal) {
	const site = await openSiteToCheck(inputsOf([asked.suite], {}), runtime);
	const printed = await withoutSecretsOf(site, async () => partOf(asked, await readSuite(asked.suite, site, terminal), site));
	const { deep: withoutSecrets } = redactor(await site.environments.secrets());
	const clean = withoutSecrets(printed);
	terminal.print(typeof clean === "string" ? clean : harmlessJson(clean, 2));
	return 0;
}
async function readSuite(given, site, terminal) {
	const paths = await findSuites([given], site.cwd, site.runtime.files);
	const [path] = paths;
	if (path === void 0 || paths.length > 1) throw userError("INPUT_INVALID", `${given} is ${plural("suite", paths.length)}`, { expected: "one eval file" });
	const { suite, problems } = await surveySuite(path, site);
	if (suite === void 0) throw new UserError(problems.filter(({ severity }) => severity === "error"));
	const warnings = problems.filter(({ severity }) => severity === "warning");
	if (warnings.length > 0) terminal.complain(problemLines(warnings, paintFor({ colour: false })).join("\n"));
	return suite;
}
async function partOf({ part, testId, answerFile }, suite, site) {
	if (part === "overview") return overviewOf(suite, howCalled(site.runtime, site.cwd));
	if (part === "list") return {
		eval_file: suite.path,
		suite: suite.name,
		test_ids: suite.tests.map(({ id }) => id)
	};
	const test = testIn(suite, testId ?? "");
	if (part === "input") return taskOf(test);
	if (part === "expected-output") return expectationOf(test);
	if (part === "grading-brief") return briefOf(test);
	const answer = await site.runtime.files.read(resolve(site.cwd, answerFile ?? ""), MOST_BYTES, { onlyText: true });
	const graded = [];
	for (const spec of test.graders) graded.push(await byGrader(spec, test, {
		answer,
		folder: suite.folder
	}, site));
	return {
		test_id: test.id,
		graders: graded
	};
}
const MOST_BYTES = 52428800;
function testIn({ tests, file }, id) {
	const test = tests.find((each) => each.id === id);
	if (test?.kind === "test") return test;
	if (test !== void 0) throw new UserError(test.problems);
	const known = tests.map((each) => each.id);
	throw userError("NOTHING_MATCHED", `${file} has no test "${id}"`, { hint: suggestion(id, known, "tests") });
}
async function byGrader(spec, test, given, site) {
	const prompts = [];
	const [score] = await gradeText([spec], test, {
		...given,
		judges: recording(prompts)
	}, site);
	if (prompts.length === 0 && score !== void 0) return scoreOnWire(score);
	return {
		name: spec.name,
		type: shownType(spec),
		weight: spec.weight,
		prompts: prompts.map(({ question, system }) => ({
			system,
			user: question
		}))
	};
}
const recording = (prompts) => ({
	names: [],
	find: async () => ({
		kind: "found",
		judge: {
			name: "prompt",
			promptMode: "lm",
			provider: { ask: async ({ prompt }) => {
				prompts.push(prompt);
				return failed("config", "The prompt is printed, and no model is called", { permanent: true });
			} }
		}
	})
});
function overviewOf({ name, file, tests }, program) {
	const shown = oneLine(file);
	return [
		`${oneLine(name)}: ${plural("test", tests.length)} in ${shown}. For each test ID:`,
		"",
		"1. Print its task as JSON. Answer only \"input\", and do not show \"criteria\" to the agent that answers:",
		`     ${program} prompt input ${shown} --test-id ID`,
		"2. Write the answer to a file.",
		"3. Grade it. The programs of graders run, and their scores are printed. Answer each of the \"prompts\" yourself:",
		`     ${program} prompt judge ${shown} --test-id ID --answer-file FILE`,
		"",
		"References and criteria for a grader of your own:",
		`     ${program} prompt expected-output ${shown} --test-id ID`,
		`     ${program} prompt grading-brief ${shown} --test-id ID`,
		"",
		"Tests:",
		...tests.map(({ id, kind }) => `  ${oneLine(id)}${kind === "broken" ? " (cannot run: see \"validate\")" : ""}`)
	].join("\n");
}
export { promptCommand };
