import { $s as never, Bs as openYamlTree, Dr as criteriaOf, Er as checkEval, Ho as TEST_LISTS, Io as NOT_IN_A_LINE, Is as openJson, Jo as Bounds, Ko as FilePaths, Lo as NOT_IN_ITS_EXECUTION, Ls as openYaml, Or as readEvals, Ro as datasetOf, St as inFile, Uo as foreignFormat, Vo as SUITE_FIELDS, Wo as MAX_SUITE_BYTES, Yo as canonicalName, Zu as cutEnd, dd as userError, ed as plural, et as paintFor, fc as shownPath, fd as locationText, gr as fileKind, gt as neutral, h as harmlessJson, id as UserError, ji as oneLine, kr as readSkillName, mc as listed, os as inParallel, pi as deepEqual, qo as NotRead, rl as isMapping, t as problemLines, uc as findRepository, yr as presentName, zo as sidecarOf, zs as Spot } from "./common.js";
import { a as yamlOf, i as commentedYaml, n as commentsOf, r as convertedOf, t as rewriteYaml } from "./yaml-rewriting.js";
const { basename, dirname, relative, resolve } = process.getBuiltinModule("node:path");
// src/suites/convert/chat-messages.ts
const isChat = (root) => root.isList || root.field("messages")?.isList === true;
function chatOfJson(file, text) {
	const opened = openJson(file, text);
	if (opened.kind === "invalid") return {
		lines: [],
		problems: opened.problems,
		left: []
	};
	const { root } = opened;
	const lines = [];
	const problems = [];
	const left = [];
	for (const item of (root.isList ? root : root.field("messages") ?? root).items()) {
		const { location } = item;
		const name = item.field("role")?.text;
		const content = item.field("content");
		const role = ROLES[name?.toLowerCase() ?? ""];
		if (name === void 0) problems.push(item.missing("role", "A message needs \"role\"", "user, assistant or system"));
		else if (role === void 0 || item.field("tool_calls") !== void 0) {
			const what = role === void 0 ? `A message of "${name}" is` : "The tool calls of a message are";
			left.push({
				message: `${what} left out: suites have texts of user, assistant and system`,
				location
			});
		}
		if (role === void 0) continue;
		const parts = content?.isList === true ? content.items().map((part) => part.field("text")?.text) : [content?.text];
		if (parts.some((part) => part === void 0) && content !== void 0) left.push({
			message: "Content that is not text is left out",
			location: content.location
		});
		lines.push({
			role,
			text: parts.filter((part) => part !== void 0).join("\n").trim(),
			location
		});
	}
	return {
		lines,
		problems,
		left
	};
}
const ROLES = {
	user: "user",
	human: "user",
	assistant: "assistant",
	ai: "assistant",
	agent: "assistant",
	bot: "assistant",
	model: "assistant",
	system: "system",
	developer: "system"
};
const SPEAKER = /^(?:#{1,6}[ \t]+([a-z]+):?[ \t]*$|(?:\*\*|__)?([a-z]+)(?::(?:\*\*|__)?|(?:\*\*|__):)(?:[ \t]+|$))/i;
function chatOfMarkdown(file, text) {
	const lines = [];
	const left = [];
	let fence;
	for (const [index, line] of text.replace(/^\uFEFF/, "").split(/\r?\n/).entries()) {
		const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]?.slice(0, 3);
		if (mark !== void 0) fence = fence === void 0 ? mark : fence === mark ? void 0 : fence;
		const [start, heading, name = heading] = fence === void 0 ? SPEAKER.exec(line) ?? [] : [];
		const role = Object.hasOwn(ROLES, name?.toLowerCase() ?? "") ? ROLES[name?.toLowerCase() ?? ""] : void 0;
		const location = {
			file,
			line: index + 1,
			column: 1
		};
		if (role !== void 0 && start !== void 0) lines.push({
			role,
			texts: [line.slice(start.length)],
			location
		});
		else if (lines.length > 0) lines.at(-1)?.texts.push(line);
		else if (line.trim() !== "") left.push({
			message: "Text before the first speaker is left out",
			location
		});
	}
	return {
		lines: lines.map(({ texts, ...line }) => ({
			...line,
			text: texts.join("\n").trim()
		})),
		problems: [],
		left: left.slice(0, 1)
	};
}
// src/suites/convert/from-agent-skills.ts
function yamlOfAgentSkills(file, text, toOutput) {
	const opened = openJson(file, text);
	if (opened.kind === "invalid") return {
		kind: "refused",
		problems: opened.problems
	};
	const problems = [];
	const evals = readEvals(opened.root, problems)?.items() ?? [];
	const skill = readSkillName(opened.root, problems);
	for (const item of evals) checkEval(item, problems);
	refuseVariables(opened.root, problems);
	const errors = problems.filter(({ severity }) => severity === "error");
	if (errors.length > 0) return {
		kind: "refused",
		problems: errors
	};
	const { tests, ...head } = {
		...skill !== void 0 && {
			description: `Evals of the skill ${skill}`,
			metadata: { skill_name: skill }
		},
		tests: evals.map((item) => testOf$2(item, toOutput))
	};
	const blocks = [...skill === void 0 ? [] : [yamlOf(head)], `tests:\n${tests.map((test) => yamlOf([test], 2)).join("\n")}`];
	const left = problems.map(({ message, location = opened.root.location }) => ({
		message,
		location
	}));
	return {
		kind: "converted",
		text: blocks.join("\n"),
		changes: changesOf(opened.root, evals),
		left
	};
}
function testOf$2(item, toOutput) {
	const text = (key) => item.field(key)?.text;
	const texts = (key) => item.field(key)?.items().flatMap((each) => each.text ?? []) ?? [];
	const [expected, files] = [text("expected_output"), texts("files")];
	const hasReference = expected !== void 0 && expected.trim() !== "";
	const graders = criteriaOf(item).map(({ name, text: prompt }) => ({
		name,
		type: "llm-grader",
		prompt
	}));
	return {
		id: String(item.field("id")?.value ?? ""),
		...hasReference && { criteria: expected },
		input: text("prompt"),
		...files.length > 0 && { input_files: files.map(toOutput) },
		...hasReference && { expected_output: expected },
		...graders.length > 0 && { assertions: graders },
		...files.length > 0 && { metadata: { agent_skills_files: files } }
	};
}
function changesOf(root, evals) {
	const { location } = root.field("evals") ?? root;
	const files = evals.flatMap((item) => item.field("files") ?? []).find((list) => list.items().length > 0);
	return [{
		message: `${plural("eval", evals.length)} \u2192 "tests"`,
		location
	}, ...files === void 0 ? [] : [{
		message: "\"files\" \u2192 \"input_files\": models see their content in the prompt; \"agent_skills_base_dir\" is no longer in the metadata",
		location: files.keyLocation
	}]];
}
const VARIABLE = /\$\{\{\s*[A-Za-z_]\w*\s*\}\}/;
function refuseVariables(at, problems) {
	if (typeof at.value === "string" && VARIABLE.test(at.value)) problems.push(at.error("NOT_SUPPORTED_YET", "YAML cannot express this text: its ${{ \u2026 }} would be replaced by a variable", { hint: "Remove \"${{\" from the text." }));
	for (const item of at.items()) refuseVariables(item, problems);
	for (const key of at.keys()) {
		const field = at.key(key);
		if (field !== void 0) refuseVariables(field, problems);
	}
}
// src/suites/convert/from-chat.ts
const MOST_EXCHANGES = 200;
const MOST_CHARACTERS = 4194304;
function yamlOfChat(file, text, form) {
	const chat = form === "json" ? chatOfJson(file, text) : chatOfMarkdown(file, text);
	if (chat.problems.length > 0) return {
		kind: "refused",
		problems: chat.problems
	};
	const variable = chat.lines.find((line) => line.text.includes("${{"));
	if (variable !== void 0) return refused(variable, "YAML cannot express \"${{\", which begins a variable", file);
	const { exchanges, left } = exchangesIn(chat.lines);
	const [first] = exchanges;
	if (first === void 0) return withoutTests(file, chat, left);
	if (exchanges.length > MOST_EXCHANGES || lengthOf(exchanges) > MOST_CHARACTERS) return refused(first.question, `The chat is too long: ${plural("exchange", exchanges.length)}`, file);
	const ids = new Set();
	const tests = exchanges.map((exchange) => `${yamlOf([testOf$1(exchange, ids)], 2)}${TODO_TEST}`);
	const message = `${plural("exchange", exchanges.length)} \u2192 "tests"`;
	return {
		kind: "converted",
		text: `${TODO_SUITE}tests:\n${tests.join("\n")}`,
		changes: [{
			message,
			location: first.question.location
		}],
		left: [...chat.left, ...left]
	};
}
function refused(at, message, file) {
	return {
		kind: "refused",
		problems: [{
			code: "WRONG_TYPE",
			severity: "error",
			message,
			location: at?.location ?? {
				file,
				line: 1,
				column: 1
			},
			expected: `messages of a user, each followed by an answer, at most ${MOST_EXCHANGES} and ${MOST_CHARACTERS / 1024 / 1024} MiB with their context`
		}]
	};
}
function withoutTests(file, chat, exchanges) {
	const message = exchanges.length === 0 ? "The chat has no question with an answer" : `No test can be made of the chat: ${plural("exchange", exchanges.length)} left out`;
	const left = [...chat.left, ...exchanges].map((each) => ({
		...each,
		code: "WRONG_TYPE",
		severity: "warning"
	}));
	const { problems } = refused(chat.lines[0], message, file);
	return {
		kind: "refused",
		problems: [...problems, ...left]
	};
}
function exchangesIn(lines) {
	const exchanges = [];
	const left = [];
	const seen = new Set();
	let before = [];
	for (const line of joined(lines)) {
		const question = before.at(-1);
		if (line.role === "assistant" && question?.role === "user") {
			const key = JSON.stringify([question.text, line.text]);
			const why = seen.has(key) ? "repeated" : isSmallTalk(question.text) || isSmallTalk(line.text) ? "small talk" : "";
			seen.add(key);
			if (why !== "") {
				left.push({
					message: `An exchange is left out: ${why}`,
					location: question.location
				});
				before = before.slice(0, -1);
				continue;
			}
			exchanges.push({
				before: before.slice(0, -1),
				question,
				answer: line
			});
		}
		before = [...before, line];
	}
	return {
		exchanges,
		left
	};
}
function joined(lines) {
	const all = [];
	for (const line of lines) {
		const last = all.at(-1);
		if (line.text === "") continue;
		if (last?.role === line.role) all[all.length - 1] = {
			...last,
			text: `${last.text}\n\n${line.text}`
		};
		else all.push(line);
	}
	return all;
}
const SMALL_TALK = /^(?:hi|hello|hey|hi there|hello there|thanks?(?: you)?(?: very much| a lot)?|ok(?:ay)?|great|perfect|good (?:morning|afternoon|evening)|(?:good)?bye|you(?:'re| are) welcome|yes|no|sure)$/i;
const isSmallTalk = (text) => SMALL_TALK.test(text.replaceAll(/[\s!.,]+$/g, "").trim());
const lengthOf = (exchanges) => exchanges.reduce((sum, { before, question, answer }) => [
	...before,
	question,
	answer
].reduce((length, { text }) => length + text.length, sum), 0);
function testOf$1({ before, question, answer }, ids) {
	const input = [...before, question].map(({ role, text }) => ({
		role,
		content: text
	}));
	return {
		id: idFor(question.text, ids),
		input: before.length === 0 ? question.text : input,
		expected_output: answer.text
	};
}
function idFor(question, ids) {
	const name = (question.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, 6).join("-").slice(0, 60) || "exchange";
	let id = name;
	for (let count = 2; ids.has(id); count += 1) id = `${name}-${count}`;
	ids.add(id);
	return id;
}
const TODO_SUITE = `# TODO: keep the exchanges that test different things, and remove messages that a question does not need.
# TODO: a test without assertions is judged by its expected_output: say what counts, as criteria or as assertions.
`;
const TODO_TEST = commentedYaml({ assertions: ["TODO: what a good answer says"] }, 4);
// src/shared/yaml/yaml-renames.ts
var Draft = class extends Map {
	spot;
	constructor(spot, values = spot.value) {
		super(Object.entries(values));
		this.spot = spot;
	}
	field(name) {
		return this.spot.field(name);
	}
	toMapping() {
		return Object.fromEntries(this);
	}
};
const isThere = ({ value }) => value.value !== null;
function resolveName(draft, [current, ...old], { rewriter, counts = isThere }) {
	const [first, ...others] = [current, ...old].flatMap((name) => draft.field(name) ?? []).filter((field) => isThere(field) && counts(field));
	if (first === void 0) return void 0;
	for (const other of others) rewriter.leave(other, ignored(other.name, first.name));
	if (first.name === current) return first;
	rewriter.rename(first, {
		to: current,
		said: arrow(first.name, current),
		empty: draft.field(current)
	});
	draft.delete(first.name);
	draft.set(current, first.value.value);
	return first;
}
function respell(draft, names, pen) {
	for (const [old, current] of Object.entries(names)) if (draft.field(old) !== void 0) resolveName(draft, [current, old], pen);
}
const arrow = (from, to) => `"${cutEnd(from, 60)}" \u2192 "${to}"`;
const ignored = (name, instead) => `"${name}" stays as it is: it has no effect because "${instead}" is there too`;
// src/suites/convert/grader-names.ts
const PRESENT$1 = [
	"code-grader",
	"llm-grader",
	"rubrics",
	"composite",
	"tool-trajectory",
	"field-accuracy",
	"latency",
	"cost",
	"token-usage",
	"execution-metrics",
	"skill-trigger",
	"contains",
	"contains-any",
	"contains-all",
	"icontains",
	"icontains-any",
	"icontains-all",
	"starts-with",
	"ends-with",
	"regex",
	"is-json",
	"equals"
];
const SYNONYMS = {
	"llm-judge": "llm-grader",
	rubric: "rubrics"
};
const OF_ANOTHER_KIND = {
	"code-judge": "code-grader",
	code: "code-grader",
	"agent-judge": "llm-grader"
};
function presentType(type, all) {
	const canonical = canonicalName(type);
	if (PRESENT$1.includes(canonical)) return canonical;
	return own(SYNONYMS, canonical) ?? (all ? own(OF_ANOTHER_KIND, canonical) : void 0) ?? type;
}
const heldBackType = (type) => own(OF_ANOTHER_KIND, canonicalName(type));
const KEYS = {
	latency: { max_ms: "threshold" },
	cost: { max_usd: "budget" },
	"token-usage": {
		max_total_tokens: "max_total",
		maxTotal: "max_total",
		maxInput: "max_input",
		maxOutput: "max_output"
	},
	"execution-metrics": {
		maxToolCalls: "max_tool_calls",
		maxLlmCalls: "max_llm_calls",
		maxTokens: "max_tokens",
		maxCostUsd: "max_cost_usd",
		maxDurationMs: "max_duration_ms",
		targetExplorationRatio: "target_exploration_ratio",
		explorationTolerance: "exploration_tolerance"
	},
	"llm-grader": { maxSteps: "max_steps" },
	"tool-trajectory": { argsMatch: "args_match" }
};
const oldKeysOf = (type) => own(KEYS, type) ?? {};
const own = (table, key) => Object.hasOwn(table, key) ? table[key] : void 0;
// src/suites/convert/rubrics.ts
function convertRubricItems(list, pen) {
	return list.items().map((item) => item.isMap ? convertItem(item, pen) : item.value);
}
function convertItem(item, pen) {
	const draft = new Draft(item);
	if (item.field("criteria") === void 0) resolveName(draft, [
		"outcome",
		"description",
		"expected_outcome"
	], pen);
	convertMinimum(draft, pen);
	return draft.toMapping();
}
function convertMinimum(draft, { rewriter }) {
	const old = draft.field("required_min_score");
	const points = old?.value.value;
	if (old === void 0 || typeof points !== "number") return;
	if (draft.field("min_score") !== void 0) {
		rewriter.leave(old, "\"required_min_score\" stays as it is: it has no effect because \"min_score\" is there too");
		return;
	}
	if (!Number.isInteger(points) || points < 1 || points > 10) {
		rewriter.leave(old, "\"required_min_score\" is not changed: only a whole number from 1 to 10 has a \"min_score\"");
		return;
	}
	const mark = points / 10;
	rewriter.exchange(old, "min_score", String(mark), `required_min_score: ${points} \u2192 min_score: ${mark}`);
	draft.delete("required_min_score");
	draft.set("min_score", mark);
}
// src/suites/convert/graders.ts
function convertGraders(list, pen) {
	return list.isList ? list.items().map((item) => convertGrader(item, pen)) : list.value;
}
function convertGrader(item, pen) {
	const type = item.field("type");
	if (!item.isMap || type?.value.text === void 0) return item.value;
	const draft = new Draft(item);
	const present = convertType(type, draft, pen);
	convertRequired(draft, pen);
	const isRubric = canonicalName(type.value.text) === "rubric";
	if (isRubric) respell(draft, { rubrics: "criteria" }, pen);
	respell(draft, oldKeysOf(present), pen);
	for (const key of ITEM_KEYS[present] ?? []) convertItems(draft, isRubric ? [key, "rubrics"] : [key], pen);
	if (present === "code-grader") convertScript(draft, type.value.text, pen);
	if (present === "llm-grader" || heldBackType(present) === "llm-grader") convertPrompt(draft, pen);
	if (present === "composite") convertMembers(draft, pen);
	if (present === "tool-trajectory") convertCalls(draft, pen);
	return draft.toMapping();
}
const ITEM_KEYS = {
	rubrics: ["criteria"],
	"llm-grader": ["rubrics"],
	agent_judge: ["rubrics"],
	"agent-judge": ["rubrics"]
};
function convertItems(draft, keys, pen) {
	const field = keys.flatMap((key) => draft.field(key) ?? [])[0];
	if (field?.value.isList) draft.set(keys[0] ?? field.name, convertRubricItems(field.value, pen));
}
function convertType(field, draft, { rewriter, all }) {
	const type = field.value.text ?? "";
	const present = presentType(type, all);
	if (present === type) {
		const held = heldBackType(type);
		if (held !== void 0) rewriter.leave(field, `"${type}" is not changed: ${WHY_HELD[held]}`, WITH_ALL);
		return type;
	}
	const held = heldBackType(type);
	const effect = held === void 0 ? "" : `: ${EFFECT[held]}`;
	draft.set("type", present);
	if (held === "llm-grader" && !draft.has("max_steps") && !draft.has("maxSteps")) {
		rewriter.replaceAndAdd(field, present, {
			key: "max_steps",
			source: "10"
		}, `type: ${type} \u2192 ${present}, max_steps: 10${effect}`);
		draft.set("max_steps", 10);
	} else if (present === "tool-trajectory" && type.includes("_") && comparesArgs(draft)) {
		rewriter.replaceAndAdd(field, present, {
			key: "args_match",
			source: "superset"
		}, `type: ${type} \u2192 ${present}, args_match: superset`);
		draft.set("args_match", "superset");
	} else rewriter.replace(field, present, `type: ${type} \u2192 ${present}${effect}`);
	return present;
}
function comparesArgs(draft) {
	const isLed = (holder) => holder.has("args_match") || holder.has("argsMatch");
	if (draft.field("mode")?.value.text === "any_order" || isLed(draft)) return false;
	const expected = draft.field("expected")?.value;
	return (expected?.isList ? expected.items().filter(({ isMap }) => isMap) : []).some((call) => call.field("args")?.value.isMap === true && !isLed(new Draft(call)));
}
const WITH_ALL = "Use --all to convert it too.";
const WHY_HELD = {
	"code-grader": "as a code-grader, its script would get the answer as text instead of messages in \"output\", and any plain text that it prints would pass",
	"llm-grader": "an llm-grader has no tools unless its target is an agent"
};
const EFFECT = {
	"code-grader": "its script now gets the answer as text in \"output\", and any plain text that it prints passes",
	"llm-grader": "it now has tools only if its target is an agent"
};
function convertScript(draft, type, pen) {
	const script = draft.field("script");
	if (script === void 0 || script.value.value === null) return;
	const command = draft.field("command");
	if (!pen.all && (command === void 0 || command.value.value === null)) {
		pen.rewriter.leave(script, "\"script\" is not changed: as \"command\", its program would get the answer as text instead of messages in \"output\"", WITH_ALL);
		return;
	}
	if (command !== void 0 && command.value.value !== null) {
		pen.rewriter.leave(script, ignored("script", "command"));
		return;
	}
	const effect = heldBackType(type) === void 0 ? `: ${EFFECT["code-grader"]}` : "";
	pen.rewriter.rename(script, {
		to: "command",
		said: `${arrow("script", "command")}${effect}`,
		empty: command
	});
	draft.delete("script");
	draft.set("command", script.value.value);
}
function convertRequired(draft, { rewriter }) {
	const required = draft.field("required");
	const mark = required?.value.value;
	if (required === void 0 || typeof mark !== "number" || !(mark > 0 && mark <= 1)) return;
	draft.set("required", true);
	const minScore = draft.field("min_score");
	if (minScore !== void 0 && minScore.value.value !== null) {
		rewriter.replace(required, "true", `required: ${mark} \u2192 true, because "min_score" has the mark`);
		return;
	}
	draft.set("min_score", mark);
	if (minScore !== void 0) rewriter.remove(minScore, "\"min_score\" without a value is removed");
	const added = {
		key: "min_score",
		source: String(mark)
	};
	rewriter.replaceAndAdd(required, "true", added, `required: ${mark} \u2192 required: true, min_score: ${mark}`);
}
function convertPrompt(draft, pen) {
	const prompt = draft.field("prompt");
	if (prompt === void 0) return;
	if (prompt.value.isMap) {
		const inner = new Draft(prompt.value);
		respell(inner, { script: "command" }, pen);
		draft.set("prompt", inner.toMapping());
		return;
	}
	const { text } = prompt.value;
	if (text === void 0 || !mayBePath(text) || !pen.isFile(text)) return;
	const path = `file://${text}`;
	draft.set("prompt", path);
	pen.rewriter.replace(prompt, path, `prompt: ${arrow(text, path)}`);
}
const mayBePath = (text) => text.trim() !== "" && text.length <= 1024 && !/[\r\n]|\{\{|^file:\/\//.test(text);
function convertMembers(draft, pen) {
	const members = resolveName(draft, [
		"assertions",
		"assert",
		"evaluators"
	], pen);
	if (members !== void 0) draft.set("assertions", convertGraders(members.value, pen));
	const aggregator = draft.field("aggregator")?.value;
	if (aggregator === void 0 || !aggregator.isMap) return;
	const inner = new Draft(aggregator);
	const type = aggregator.field("type");
	const text = type?.value.text;
	const present = text === void 0 ? void 0 : AGGREGATORS[canonicalName(text)];
	if (type !== void 0 && text !== void 0 && present !== void 0 && present !== text) {
		pen.rewriter.replace(type, present, `aggregator type: ${text} \u2192 ${present}`);
		inner.set("type", present);
	}
	convertPrompt(inner, pen);
	draft.set("aggregator", inner.toMapping());
}
const AGGREGATORS = {
	"code-judge": "code-grader",
	"code-grader": "code-grader",
	"llm-judge": "llm-grader",
	"llm-grader": "llm-grader"
};
function convertCalls(draft, pen) {
	const expected = draft.field("expected")?.value;
	if (expected === void 0 || !expected.isList) return;
	const calls = expected.items().map((call) => {
		if (!call.isMap) return call.value;
		const inner = new Draft(call);
		respell(inner, {
			maxDurationMs: "max_duration_ms",
			argsMatch: "args_match"
		}, pen);
		return inner.toMapping();
	});
	draft.set("expected", calls);
}
// src/suites/convert/grader-lists.ts
function convertGraderList(draft, locations, pen) {
	const [first, ...others] = locations.flatMap((location) => fieldAt(draft, location) ?? []).filter(({ field }) => field.value.value !== null);
	if (first === void 0) return void 0;
	for (const { location, field } of others) pen.rewriter.leave(field, ignored(location, first.location));
	const { location, field, outer } = first;
	if (!field.value.isList) {
		if (location !== "assertions") pen.rewriter.leave(field, `"${location}" is not changed: it is not a list of graders`);
		return;
	}
	if (location !== "assertions") {
		const name = {
			to: "assertions",
			said: arrow(location, "assertions"),
			empty: draft.field("assertions")
		};
		if (outer === void 0) pen.rewriter.rename(field, name);
		else pen.rewriter.hoist(outer, field, name);
		takeOut(draft, location);
	}
	draft.set("assertions", convertGraders(field.value, pen));
	return field;
}
function fieldAt(draft, location) {
	const [outerName = "", innerName] = location.split(".");
	const outer = draft.field(outerName);
	if (innerName === void 0 || outer === void 0) return outer && {
		location,
		field: outer
	};
	const field = outer.value.field(innerName);
	return field && {
		location,
		field,
		outer
	};
}
function takeOut(draft, location) {
	const [outer = "", inner] = location.split(".");
	const block = inner === void 0 ? void 0 : draft.field(outer)?.value;
	if (inner === void 0 || block === void 0) {
		draft.delete(outer);
		return;
	}
	const rest = new Draft(block, draft.get(outer));
	rest.delete(inner);
	if (rest.size === 0) draft.delete(outer);
	else draft.set(outer, rest.toMapping());
}
// src/suites/convert/judge-kind.ts
const PRESENT = {
	"llm-judge": "llm-grader",
	"llm-grader": "llm-grader",
	"code-judge": "code-grader",
	"code-grader": "code-grader"
};
function convertJudgeKind(draft, { rewriter }) {
	const field = draft.field("evaluator");
	const kind = field?.value.text;
	const present = kind === void 0 ? void 0 : PRESENT[canonicalName(kind)];
	if (field === void 0 || present === void 0 || present === kind) return;
	draft.set("evaluator", present);
	rewriter.replace(field, present, `evaluator: ${kind} \u2192 ${present}`);
}
// src/suites/convert/test.ts
const GRADER_LOCATIONS$1 = [
	"assertions",
	"assert",
	"execution.evaluators",
	"execution.assertions",
	"execution.assert",
	"evaluators"
];
const isNotBlank = ({ value }) => value.text === void 0 || value.text.trim() !== "";
function convertTest(test, pen) {
	if (!test.isMap) return test.value;
	const draft = new Draft(test);
	resolveName(draft, [
		"criteria",
		"expected_outcome",
		"outcome"
	], {
		...pen,
		counts: isNotBlank
	});
	resolveName(draft, ["input", "input_messages"], pen);
	resolveName(draft, ["expected_output", "expected_messages"], pen);
	convertRubrics(draft, convertGraderList(draft, GRADER_LOCATIONS$1, pen), pen);
	convertJudgeKind(draft, pen);
	convertTurns(draft, pen);
	return draft.toMapping();
}
function convertRubrics(draft, list, pen) {
	const rubrics = draft.field("rubrics");
	if (rubrics === void 0 || rubrics.value.value === null) return;
	if (!rubrics.value.isList || rubrics.value.items().length === 0) {
		pen.rewriter.leave(rubrics, "\"rubrics\" is not changed: it is not a checklist");
		return;
	}
	const others = draft.get("assertions");
	if (others !== void 0 && others !== null && !Array.isArray(others)) {
		pen.rewriter.leave(rubrics, "\"rubrics\" is not changed: \"assertions\" is not a list");
		return;
	}
	const criteria = convertRubricItems(rubrics.value, pen);
	draft.delete("rubrics");
	draft.set("assertions", [{
		type: "rubrics",
		criteria
	}, ...others ?? []]);
	const there = draft.field("assertions");
	const isMoving = list !== void 0 && list.name !== "assertions";
	const isHoisted = list !== void 0 && there?.pair !== list.pair;
	pen.rewriter.enlist(rubrics, {
		name: "assertions",
		field: there,
		isAwaited: isMoving || isHoisted
	}, {
		type: "rubrics",
		key: "criteria"
	}, "\"rubrics\" \u2192 \"assertions\", as a grader of type rubrics before all others");
}
function convertTurns(draft, pen) {
	const turns = draft.field("turns")?.value;
	if (turns === void 0 || !turns.isList) return;
	const converted = turns.items().map((turn) => {
		const assertions = turn.field("assertions");
		if (assertions === void 0) return turn.value;
		return {
			...turn.value,
			assertions: convertGraders(assertions.value, pen)
		};
	});
	draft.set("turns", converted);
}
// src/suites/convert/suite.ts
function convertSuite(file, text, how) {
	const plan = (root, rewriter) => PLANS[how.kind](root, {
		rewriter,
		...how
	});
	const rewritten = rewriteYaml(text, plan, how.kind === "suite" || how.kind === "sidecar" ? whatIsRead$1 : void 0);
	return convertedOf(rewritten, ({ line, column }) => ({
		file,
		line,
		column
	}));
}
const PLANS = {
	suite: (root, pen) => root.isMap ? convertRoot$1(root, pen) : root.value,
	sidecar: (root, pen) => root.isMap ? convertSidecar(root, pen) : root.value,
	cases: (root, pen) => root.isList ? root.items().map((item) => convertTest(item, pen)) : root.value,
	case: convertTest,
	template: convertTemplate
};
function whatIsRead$1(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).filter(([key]) => SUITE_FIELDS.read.includes(key)));
}
const GRADER_LOCATIONS = [
	"assertions",
	"assert",
	"execution.assertions",
	"execution.assert",
	"execution.evaluators"
];
function convertRoot$1(root, pen) {
	const draft = new Draft(root);
	convertSchema(draft, pen);
	convertName(draft, DESCRIBING, pen);
	const tests = resolveName(draft, TEST_LISTS, pen);
	if (tests?.value.isList) draft.set("tests", tests.value.items().map((item) => convertTest(item, pen)));
	convertExecution(draft, pen);
	convertTarget$1(draft, pen);
	convertGraderList(draft, GRADER_LOCATIONS, pen);
	convertJudgeKind(draft, pen);
	return draft.toMapping();
}
function convertSidecar(root, pen) {
	const draft = new Draft(root);
	convertSchema(draft, pen);
	convertName(draft, [], pen);
	convertExecution(draft, pen);
	const execution = root.field("execution")?.value;
	if (execution?.isMap) {
		const block = new Draft(execution, draft.get("execution"));
		convertGraderList(block, [
			"assertions",
			"assert",
			"evaluators"
		], pen);
		draft.set("execution", block.toMapping());
	}
	convertJudgeKind(draft, pen);
	return draft.toMapping();
}
function convertTemplate(root, pen) {
	const assertions = root.field("assertions");
	if (assertions === void 0) return root.value;
	return {
		...root.value,
		assertions: convertGraders(assertions.value, pen)
	};
}
function convertSchema(draft, { rewriter }) {
	const field = draft.field("$schema");
	const id = field?.value.text;
	if (field === void 0 || id === void 0 || !/^agentv-eval-v[\d.]+$/.test(id) || id === CURRENT_SCHEMA$1) return;
	draft.set("$schema", CURRENT_SCHEMA$1);
	rewriter.replace(field, CURRENT_SCHEMA$1, `$schema: ${id} \u2192 ${CURRENT_SCHEMA$1}`);
}
const CURRENT_SCHEMA$1 = "agentv-eval-v2";
function convertName(draft, read, { rewriter }) {
	const [first, ...others] = [
		"name",
		"suite",
		"dataset"
	].flatMap((key) => {
		const field = draft.field(key);
		return field?.value.text?.trim() ? [field] : [];
	});
	if (first === void 0) return;
	for (const other of others) rewriter.leave(other, ignored(other.name, first.name));
	if (first.name === "name") return;
	const refusal = whyNoName(draft, first, read);
	if (refusal !== void 0) {
		rewriter.leave(first, `"${first.name}" is not changed: ${refusal}`);
		return;
	}
	const also = read.filter((key) => draft.field(key) !== void 0);
	const effect = also.length === 0 ? "" : `; with a name, AgentV reads ${also.join(", ")} too`;
	rewriter.rename(first, {
		to: "name",
		said: `${arrow(first.name, "name")}${effect}`,
		empty: draft.field("name")
	});
	draft.delete(first.name);
	draft.set("name", first.value.value);
}
const DESCRIBING = [
	"description",
	"version",
	"author",
	"license",
	"requires",
	"tags"
];
function whyNoName(draft, { value }, read) {
	if (!/^[a-z0-9-]{1,64}$/.test(value.text ?? "")) return "AgentV only accepts a \"name\" of 1 to 64 of the characters a\u2013z, 0\u20139 and -";
	const name = draft.field("name");
	if (name !== void 0 && name.value.value !== null) return "\"name\" is there, without a text";
	const refused = read.find((key) => draft.field(key) !== void 0 && !isInOrder(key, draft.field(key)?.value.value));
	return refused && `with a "name", AgentV refuses this "${refused}"`;
}
function isInOrder(key, value) {
	if (key === "tags") return Array.isArray(value) && value.every((tag) => typeof tag === "string");
	if (key === "requires") {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
		const version = value["agentv"];
		return version === void 0 || typeof version === "string";
	}
	if (typeof value !== "string") return false;
	return key !== "description" || value.length >= 1 && value.length <= 1024;
}
function convertExecution(draft, pen) {
	const execution = draft.field("execution")?.value;
	if (execution === void 0 || !execution.isMap) return;
	const block = new Draft(execution);
	respell(block, { failOnError: "fail_on_error" }, pen);
	resolveName(block, [
		"budget_usd",
		"budgetUsd",
		"total_budget_usd",
		"totalBudgetUsd"
	], pen);
	const cachePath = execution.field("cachePath");
	if (cachePath !== void 0) pen.rewriter.leave(cachePath, "\"cachePath\" is not changed: it never had an effect, but \"cache_path\" would");
	const trials = execution.field("trials")?.value;
	if (trials?.isMap) {
		const inner = new Draft(trials);
		respell(inner, { costLimitUsd: "cost_limit_usd" }, pen);
		block.set("trials", inner.toMapping());
	}
	draft.set("execution", block.toMapping());
}
function convertTarget$1(draft, { rewriter }) {
	const target = draft.field("target");
	if (target === void 0 || target.value.value === null) return;
	const execution = draft.field("execution");
	const block = execution?.value;
	if (block !== void 0 && block.value !== null && !block.isMap) {
		rewriter.leave(target, "\"target\" is not changed: \"execution\" is not a mapping");
		return;
	}
	const targets = block?.field("targets");
	const said = [targets?.value.isList && targets.value.items().length === 0 ? void 0 : targets, block?.field("target")].find((field) => field !== void 0 && field.value.value !== null);
	if (said !== void 0) {
		rewriter.leave(target, ignored("target", `execution.${said.name}`));
		return;
	}
	if (block?.field("target") !== void 0) {
		rewriter.leave(target, "\"target\" is not changed: \"execution\" has a \"target\" without a value");
		return;
	}
	rewriter.sink(target, "execution", execution, arrow("target", "execution.target"));
	draft.delete("target");
	const rest = draft.get("execution");
	draft.set("execution", {
		...typeof rest === "object" && rest !== null ? rest : {},
		target: target.value.value
	});
}
// src/suites/convert/from-jsonl.ts
function yamlOfJsonl({ file, text }, sidecar, how) {
	const problems = [];
	const lines = jsonLinesOf(file, text, problems);
	const settings = sidecar === void 0 ? void 0 : settingsOf$1(sidecar);
	if (settings?.kind === "refused") problems.push(...settings.problems);
	if (problems.length > 0) return {
		kind: "refused",
		problems
	};
	const head = settings?.kind === "converted" ? settings : void 0;
	const hasGraders = head !== void 0 && namesGraders(head.text);
	const blocks = lines.map((line) => testOf(line, hasGraders));
	const start = headOf(head?.text ?? "");
	const converted = convertSuite(file, `${start}tests:\n${blocks.map(({ yaml }) => yaml).join("\n")}`, {
		...how,
		kind: "suite"
	});
	const changesOfBlocks = blocks.flatMap(({ changes }) => changes);
	return replaced(converted, locationsOf(start, blocks, {
		file,
		sidecar: sidecar?.file
	}), {
		changes: [...head?.changes ?? [], ...changesOfBlocks],
		left: head?.left ?? []
	});
}
function settingsOf$1({ file, text }) {
	const opened = openYamlTree(text);
	if (!(opened.kind === "invalid" || opened.tree.contents === null || isBlockMapping(Spot.rootOf(opened.tree)))) return {
		kind: "refused",
		problems: [{
			code: "WRONG_TYPE",
			severity: "error",
			message: "The settings file of a JSONL suite cannot be converted: it is not a mapping with one key per line",
			location: start(file)
		}]
	};
	const rewritten = rewriteYaml(text, (root, rewriter) => {
		const settings = Object.entries(root.value ?? {}).filter(([key]) => !WOULD_WAKE.includes(key));
		for (const field of root.fields()) {
			if (!WOULD_WAKE.includes(field.name)) continue;
			rewriter.commentOut(field, `"${field.name}" becomes a comment: it has no effect in the settings of a JSONL suite`);
		}
		return settings.length === 0 ? null : Object.fromEntries(settings);
	});
	return convertedOf(rewritten, ({ line, column }) => ({
		file,
		line,
		column
	}));
}
const WOULD_WAKE = [
	"tests",
	"eval_cases",
	"evalcases",
	"cases",
	"assertions",
	"assert",
	"target",
	"input",
	"input_files",
	"workspace",
	"metadata",
	"governance",
	"preprocessors",
	"category",
	"version",
	"author",
	"license",
	"tags",
	"requires"
];
const isBlockMapping = (root) => root.value === null || root.isMap && !(root.node !== null && "flow" in root.node && root.node.flow === true);
function namesGraders(text) {
	const opened = openYamlTree(text);
	if (opened.kind === "invalid") return false;
	const execution = Spot.rootOf(opened.tree).field("execution")?.value;
	return [
		"assertions",
		"assert",
		"evaluators"
	].some((key) => (execution?.field(key)?.value.value ?? null) !== null);
}
const headOf = (text) => text.trim() === "" ? text.trim() : `${text.trimEnd()}\n\n`;
function testOf({ line, cursor }, hasSuiteGraders) {
	const execution = cursor.field("execution");
	const block = execution?.isMap ? execution : void 0;
	const unread = namesIn(cursor, NOT_IN_A_LINE);
	const unreadThere = namesIn(block, NOT_IN_ITS_EXECUTION);
	const read = cursor.without(NOT_IN_A_LINE).value;
	const test = block === void 0 ? read : {
		...read,
		...executionOf(cursor, block, hasSuiteGraders)
	};
	const silent = {
		...picked(cursor, unread),
		...unreadThere.length > 0 && { execution: picked(block, unreadThere) }
	};
	const comment = Object.keys(silent).length === 0 ? "" : `    # Not read in a JSONL suite:\n${commentedYaml(silent, 4)}`;
	const changes = [...unread.map((name) => nowComment(name, cursor.field(name) ?? cursor)), ...unreadThere.map((name) => nowComment(`execution.${name}`, block?.field(name) ?? cursor))];
	return {
		yaml: `${yamlOf([withoutEmpty(test)], 2)}${comment}`,
		line,
		changes
	};
}
const namesIn = (mapping, names) => names.filter((name) => mapping?.field(name) !== void 0);
const nowComment = (name, field) => ({
	message: `"${name}" becomes a comment: it has no effect in a JSONL suite`,
	location: field.keyLocation
});
function picked(from, names) {
	return Object.fromEntries(names.map((name) => [name, from?.key(name)?.value]));
}
const withoutEmpty = (test) => Object.fromEntries(Object.entries(test).filter(([, value]) => value !== void 0));
function executionOf(test, block, hasSuiteGraders) {
	const own = ["assertions", "assert"].flatMap((key) => test.field(key) ?? [])[0];
	const lists = [
		"assertions",
		"assert",
		"evaluators"
	];
	const more = own === void 0 ? void 0 : lists.flatMap((key) => block.field(key) ?? [])[0];
	const execution = {
		...block.without([...NOT_IN_ITS_EXECUTION, ...own === void 0 ? [] : lists]).value,
		...hasSuiteGraders && { skip_defaults: true }
	};
	const joined = own?.isList && more?.isList ? [...own.items(), ...more.items()].map(({ value }) => value) : void 0;
	return {
		...joined !== void 0 && {
			assertions: joined,
			assert: void 0
		},
		execution: Object.keys(execution).length === 0 ? void 0 : execution
	};
}
const start = (file) => ({
	file,
	line: 1,
	column: 1
});
function locationsOf(head, blocks, { file, sidecar }) {
	const headLines = head.split("\n").length - 1;
	const starts = [];
	let at = headLines + 2;
	for (const { yaml, line } of blocks) {
		starts.push({
			from: at,
			line
		});
		at += yaml.split("\n").length;
	}
	return (location) => {
		if (location.line <= headLines && sidecar !== void 0) return {
			...location,
			file: sidecar
		};
		return {
			file,
			line: starts.findLast(({ from }) => from <= location.line)?.line ?? 1,
			column: 1
		};
	};
}
function replaced(converted, placed, more) {
	const again = (item) => item.location === void 0 ? item : {
		...item,
		location: placed(item.location)
	};
	if (converted.kind === "refused") return {
		kind: "refused",
		problems: converted.problems.map(again)
	};
	return {
		...converted,
		changes: [...more.changes, ...converted.changes.map(again)],
		left: [...more.left, ...converted.left.map(again)]
	};
}
const MOST_PROBLEMS = 20;
function jsonLinesOf(file, text, problems) {
	const objects = [];
	for (const [index, source] of text.replace(/^\uFEFF/, "").split("\n").entries()) {
		if (source.trim() === "") continue;
		const line = index + 1;
		const opened = openJson(file, source, { line });
		if (opened.kind === "invalid") problems.push(...opened.problems);
		else if (opened.root.isMap) objects.push({
			line,
			cursor: opened.root
		});
		else problems.push(opened.root.error("WRONG_TYPE", "Each line of this file must be a JSON object with one test", { found: opened.root.found }));
		if (problems.length >= MOST_PROBLEMS) break;
	}
	if (objects.length === 0 && problems.length === 0) problems.push({
		code: "MISSING_FIELD",
		severity: "error",
		message: "The file is empty: there is nothing to convert",
		location: {
			file,
			line: 1,
			column: 1
		}
	});
	return objects;
}
// src/suites/convert/to-jsonl.ts
function jsonlOfYaml(file, text, how) {
	const current = convertSuite(file, text, how);
	if (current.kind === "refused") return current;
	const before = openYamlTree(text);
	const after = openYamlTree(current.text);
	if (before.kind === "invalid" || after.kind === "invalid") throw new Error("The converted file cannot be read");
	const lost = new Lost(file, before.tree);
	const isList = how.kind === "cases";
	const root = Spot.rootOf(before.tree);
	const value = after.tree.values.value;
	const tests = isList ? value : isMapping(value) ? value["tests"] : void 0;
	if (!isList) lookAtSuite(root, lost);
	const given = isList ? root : TEST_LISTS.flatMap((name) => root.field(name)?.value ?? [])[0];
	if (!Array.isArray(tests) || given === void 0) lost.refuse(given ?? root, "JSONL can only express a list of tests", "If the tests are in a separate file, convert that file.");
	const items = given?.items() ?? [];
	for (const item of items) lookAtTest(item, isList, lost);
	const settings = isMapping(value) && !isList ? settingsOf(value) : {};
	const lines = (Array.isArray(tests) ? tests : []).map((test) => isList ? test : lineOf$1(test, settings)).map((test, index) => asLine(test, items[index], lost));
	const problems = [...lost.errors, ...how.lossy ? [] : lost.unsayable];
	if (problems.length > 0) return {
		kind: "refused",
		problems
	};
	const sidecar = Object.keys(settings).length === 0 ? void 0 : yamlOf(settings);
	const left = [
		...current.left,
		...lost.alterations,
		...lost.comments(text)
	];
	return {
		kind: "converted",
		text: lines.map((line) => `${line}\n`).join(""),
		changes: current.changes,
		left,
		...sidecar !== void 0 && { sidecar }
	};
}
const SETTINGS = [
	"$schema",
	"name",
	"dataset",
	"suite",
	"description",
	"evaluator"
];
function settingsOf(suite) {
	const settings = SETTINGS.flatMap((key) => Object.hasOwn(suite, key) ? [[key, suite[key]]] : []);
	const execution = {
		...isMapping(suite["execution"]) ? suite["execution"] : {},
		...suite["assertions"] !== void 0 && { assertions: suite["assertions"] }
	};
	return {
		...Object.fromEntries(settings),
		...Object.keys(execution).length > 0 && { execution }
	};
}
function lookAtSuite(root, lost) {
	const said = [
		...SETTINGS,
		...TEST_LISTS,
		"execution",
		"assertions",
		"assert",
		"target"
	];
	for (const field of root.fields()) {
		if (said.includes(field.name) || field.value.value === null) continue;
		lost.say(field.pair.key.range[0], `"${field.name}" of the suite`);
	}
}
function lookAtTest(item, isList, lost) {
	if (!item.isMap) {
		lost.refuse(item, "A line of JSONL can only be a test", "Convert the file that it refers to separately.");
		return;
	}
	if (isList) return;
	const execution = item.field("execution")?.value;
	const here = NOT_IN_A_LINE.flatMap((name) => item.field(name) ?? []);
	const there = NOT_IN_ITS_EXECUTION.flatMap((name) => execution?.field(name) ?? []);
	const unread = execution?.fields().filter(({ name }) => !READ_IN_EXECUTION.includes(name) && !there.some((field) => field.name === name));
	for (const field of [
		...here,
		...there,
		...unread ?? []
	]) {
		const name = here.includes(field) ? field.name : `execution.${field.name}`;
		if (field.value.value !== null) lost.say(field.pair.key.range[0], `"${name}" of a test`);
	}
}
const READ_IN_EXECUTION = [
	"skip_defaults",
	"assertions",
	"assert",
	"evaluators"
];
function lineOf$1(test, settings) {
	if (!isMapping(test)) return test;
	const { execution, ...rest } = Object.fromEntries(Object.entries(test).filter(([key]) => !NOT_IN_A_LINE.includes(key)));
	return isMapping(execution) && execution["skip_defaults"] === true && settings["execution"] !== void 0 ? {
		...rest,
		execution: { skip_defaults: true }
	} : rest;
}
function asLine(test, item, lost) {
	const line = JSON.stringify(test);
	if (item !== void 0 && !deepEqual(JSON.parse(line), test)) lost.refuse(item, "This test contains a number that JSON cannot express", "Such as .inf or .nan.");
	return line;
}
var Lost = class {
	errors = [];
	unsayable = [];
	alterations = [];
	#file;
	#tree;
	constructor(file, tree) {
		this.#file = file;
		this.#tree = tree;
	}
	say(offset, what) {
		const location = this.#locationAt(offset);
		this.alterations.push({
			message: `${what} is omitted: JSONL cannot express it`,
			location
		});
		const hint = "Use --lossy to omit it, or write a YAML suite that takes its tests from the file (tests: <file>).";
		const message = `JSONL cannot express ${what}`;
		this.unsayable.push({
			code: "NOT_SUPPORTED_YET",
			severity: "error",
			message,
			location,
			hint
		});
	}
	refuse(spot, message, hint) {
		const location = this.#locationAt(spot.written?.range[0] ?? 0);
		this.errors.push({
			code: "WRONG_TYPE",
			severity: "error",
			message,
			location,
			hint
		});
	}
	comments(text) {
		const count = commentsOf(text).length;
		if (count === 0) return [];
		return [{
			message: `${plural("comment", count)} omitted, because JSONL has none`,
			location: this.#locationAt(0)
		}];
	}
	#locationAt(offset) {
		return {
			file: this.#file,
			...this.#tree.positionOf(offset)
		};
	}
};
// src/targets/convert/targets.ts
function convertTargets(file, text) {
	const rewritten = rewriteYaml(text, convertRoot, whatIsRead);
	return convertedOf(rewritten, ({ line, column }) => ({
		file,
		line,
		column
	}));
}
const CURRENT_SCHEMA = "agentv-targets-v2.2";
function convertRoot(root, rewriter) {
	if (!root.isMap) return root.value;
	const draft = new Draft(root);
	const schema = root.field("$schema");
	const id = schema?.value.text;
	if (schema !== void 0 && id !== void 0 && /^agentv-targets-v[\d.]+$/.test(id) && id !== CURRENT_SCHEMA) {
		rewriter.replace(schema, CURRENT_SCHEMA, `$schema: ${id} \u2192 ${CURRENT_SCHEMA}`);
		draft.set("$schema", CURRENT_SCHEMA);
	}
	const targets = root.field("targets")?.value;
	const entries = targets?.isList ? targets.items().map((item) => convertTarget(item, rewriter)) : void 0;
	if (entries !== void 0) draft.set("targets", entries);
	return draft.toMapping();
}
function whatIsRead(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).filter(([key]) => key === "$schema" || key === "targets"));
}
function convertTarget(item, rewriter) {
	if (!item.isMap) return item.value;
	const draft = new Draft(item);
	const settings = item.field("settings");
	const inside = settings?.value.isMap ? settings.value : void 0;
	const pen = {
		rewriter,
		provider: providerOf(item) ?? (inside && providerOf(inside))
	};
	convertFields(draft, pen);
	if (settings !== void 0 && inside !== void 0) convertSettings(draft, settings, pen);
	return draft.toMapping();
}
function providerOf(spot) {
	const name = spot.field("provider")?.value.text;
	return name === void 0 ? void 0 : currentProvider(name).trim().toLowerCase();
}
function convertFields(draft, pen, except = []) {
	const { rewriter, provider } = pen;
	convertProvider(draft, rewriter);
	const log = convertLog(draft, pen);
	const old = new Map();
	for (const { name } of draft.spot.fields()) {
		const current = name === log || except.includes(name) ? void 0 : currentKey(name, provider);
		if (current !== void 0) old.set(current, [...old.get(current) ?? [], name]);
	}
	for (const [current, names] of old) resolveName(draft, [current, ...names], pen);
	convertHealthcheck(draft, rewriter);
	const template = draft.field("workspace_template") ?? draft.field("workspaceTemplate");
	if (template !== void 0) rewriter.leave(template, TEMPLATE);
}
const TEMPLATE = "\"workspace_template\" is no longer a field of a target: set \"workspace.template\" in the suites";
function convertProvider(draft, rewriter) {
	const field = draft.field("provider");
	const name = field?.value.text;
	if (field === void 0 || name === void 0) return;
	const current = currentProvider(name);
	if (current === name) return;
	rewriter.replace(field, current, `provider: ${name} \u2192 ${current}`);
	draft.set("provider", current);
}
function convertSettings(draft, settings, pen) {
	const { rewriter, provider } = pen;
	const inside = new Draft(settings.value);
	const isSaid = (key) => (draft.get(key) ?? null) !== null;
	const over = settings.value.fields().filter(({ name, value }) => {
		const current = currentKey(name, provider) ?? name;
		return name === "name" || isSaid(current) || value.value === null && draft.has(current);
	});
	for (const field of over) {
		rewriter.remove(field, `"${field.name}" of "settings" is removed: the target itself has the same field`);
		inside.delete(field.name);
	}
	convertFields(inside, pen, over.map(({ name }) => name));
	const empty = [...inside.keys()].flatMap((key) => draft.field(key) ?? []);
	for (const field of empty) rewriter.remove(field, `"${field.name}" without a value is taken out`);
	rewriter.unwrap(settings, "the fields of \"settings\" move into the target", over.length + empty.length > 0);
	draft.delete("settings");
	for (const [key, value] of inside) draft.set(key, value);
}
function convertHealthcheck(draft, rewriter) {
	const check = draft.field("healthcheck")?.value;
	if (check === void 0 || !check.isMap) return;
	const inner = new Draft(check);
	resolveName(inner, [
		"command",
		"command_template",
		"commandTemplate"
	], { rewriter });
	resolveName(inner, ["timeout_seconds", "timeoutSeconds"], { rewriter });
	const type = check.field("type");
	const kinds = [...isSaid(inner, "url") ? ["http"] : [], ...isSaid(inner, "command") ? ["command"] : []];
	if (type !== void 0 && kinds.length === 1 && kinds[0] === type.value.text) {
		const key = kinds[0] === "http" ? "url" : "command";
		rewriter.remove(type, `healthcheck: "type" is removed, because "${key}" implies it`);
		inner.delete("type");
	}
	draft.set("healthcheck", inner.toMapping());
}
const isSaid = (draft, key) => (draft.get(key) ?? null) !== null;
const NAMES = [
	"log_format",
	"logFormat",
	"log_output_format",
	"logOutputFormat"
];
const STREAMS = {
	json: "raw",
	summary: "summary"
};
const KEEPS_A_LOG = /^(?:codex|claude|copilot|pi|cc-mirror)/;
function convertLog(draft, { rewriter, provider }) {
	if (!KEEPS_A_LOG.test(provider ?? "") || draft.field("stream_log") !== void 0) return void 0;
	const field = NAMES.flatMap((name) => draft.field(name) ?? [])[0];
	const format = field?.value.text;
	const stream = format !== void 0 && Object.hasOwn(STREAMS, format) ? STREAMS[format] : void 0;
	if (field === void 0 || stream === void 0) return void 0;
	rewriter.exchange(field, "stream_log", stream, `${field.name}: ${format} \u2192 stream_log: ${stream}`);
	draft.delete(field.name);
	draft.set("stream_log", stream);
	return field.name;
}
const ELSEWHERE = [
	{
		of: ["cli"],
		names: {
			command_template: "command",
			commandTemplate: "command",
			attachments_format: "files_format",
			attachmentsFormat: "files_format"
		}
	},
	{
		of: ["vscode", "vscode-insiders"],
		names: {
			vscode_cmd: "executable",
			command: "executable"
		}
	},
	{
		of: [
			"pi-coding-agent",
			"pi-cli",
			"pi-agent-sdk",
			"pi"
		],
		names: {
			pi_provider: "subprovider",
			piProvider: "subprovider",
			llm_provider: "subprovider"
		}
	}
];
function currentKey(key, provider) {
	return ELSEWHERE.find(({ of, names }) => of.includes(provider ?? "") && Object.hasOwn(names, key))?.names[key] ?? presentName(key);
}
const PROVIDERS = {
	"azure-openai": "azure",
	google: "gemini",
	"google-gemini": "gemini",
	"codex-cli": "codex",
	"claude-code": "claude-cli",
	copilot_sdk: "copilot-sdk",
	pi: "pi-coding-agent"
};
function currentProvider(name) {
	const known = name.trim().toLowerCase();
	return Object.hasOwn(PROVIDERS, known) ? PROVIDERS[known] ?? name : name;
}
// src/app/inspect/conversion.ts
async function convertFile(candidate, site) {
	const { path, isNamed } = candidate;
	const { runtime, asked } = site;
	const file = shownPath(path, runtime.cwd);
	const about = {
		file,
		path,
		changes: [],
		left: [],
		problems: []
	};
	const form = asked.to ?? (/\.(?:jsonl?|md)$/i.test(path) ? "yaml" : "current");
	try {
		const text = await readExactly(path, file, site);
		const foreign = foreignIn(file, text);
		if (foreign !== void 0) {
			const outcome = isNamed ? "refused" : "passed-over";
			return {
				...about,
				kind: "unknown",
				form,
				outcome,
				problems: isNamed ? [foreign] : []
			};
		}
		const kind = await convertibleKind(path, text.replace(/^\uFEFF/, ""), isNamed, runtime.files);
		if (kind === "unknown" && !isNamed) return {
			...about,
			kind,
			form,
			outcome: "passed-over"
		};
		const converted = await convertText({
			path,
			file,
			text,
			kind,
			form
		}, site);
		if (converted.kind === "refused") return {
			...about,
			kind,
			form,
			outcome: "refused",
			problems: converted.problems
		};
		const outcome = converted.text === text ? "unchanged" : "changed";
		return {
			...about,
			form,
			outcome,
			...converted,
			kind
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			...about,
			kind: "unknown",
			form,
			outcome: "refused",
			problems: error.problems
		};
	}
}
function foreignIn(file, text) {
	if (!/\.ya?ml$/i.test(file)) return void 0;
	const opened = openYaml(file, text);
	return opened.kind === "invalid" ? void 0 : foreignFormat(opened.root);
}
async function readExactly(path, file, { runtime }) {
	const bytes = await runtime.files.readBytes(path, MAX_SUITE_BYTES);
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch (cause) {
		throw userError("FILE_UNREADABLE", `${file} is not text in UTF-8`, {
			hint: "Save it as UTF-8.",
			cause
		});
	}
}
async function convertText(given, site) {
	const { file, text, kind, form } = given;
	switch (kind) {
		case "agent-skills": return form === "yaml" ? yamlOfAgentSkills(file, text, fromOutput(given, site)) : noSuchForm(given);
		case "chat": return form === "yaml" ? yamlOfChat(file, text, /\.md$/i.test(file) ? "markdown" : "json") : noSuchForm(given);
		case "jsonl": return form === "yaml" ? convertJsonl(given, site) : noSuchForm(given);
		case "targets": return form === "current" ? convertTargets(file, text) : noSuchForm(given);
		case "suite":
		case "cases":
		case "sidecar":
		case "case":
		case "template": return convertYaml(given, kind, site);
		case "unknown": return unknownFile(given);
		default: return never(kind);
	}
}
async function convertYaml(given, kind, site) {
	const { file, text, path, form } = given;
	const { all, lossy } = site.asked;
	if (form === "yaml" || form === "jsonl" && kind !== "suite" && kind !== "cases") return noSuchForm(given);
	return withPrompts(dirname(path), site, (isFile) => form === "jsonl" ? jsonlOfYaml(file, text, {
		kind,
		all,
		lossy,
		isFile
	}) : convertSuite(file, text, {
		kind,
		all,
		isFile
	}));
}
async function convertJsonl({ path, file, text }, site) {
	const { files, cwd } = site.runtime;
	const problems = [];
	const settingsFile = await sidecarOf(path, { files }, problems);
	if (problems.length > 0) return {
		kind: "refused",
		problems
	};
	if (settingsFile !== void 0 && await boundsOf(dirname(path), site).sideOf(settingsFile) !== "inside") return {
		kind: "refused",
		problems: [{
			code: "FILE_UNREADABLE",
			severity: "error",
			message: `${shownPath(settingsFile, cwd)} is a link that leads out of the repository and is not read`
		}]
	};
	const sidecar = settingsFile === void 0 ? void 0 : {
		file: shownPath(settingsFile, cwd),
		text: await files.read(settingsFile, MAX_SUITE_BYTES)
	};
	return withPrompts(dirname(path), site, (isFile) => yamlOfJsonl({
		file,
		text
	}, sidecar, {
		all: site.asked.all,
		isFile
	}));
}
const boundsOf = (folder, { root, runtime }) => new Bounds([
	root,
	runtime.cwd,
	folder
], runtime.files);
async function withPrompts(folder, { root, runtime }, work) {
	const paths = new FilePaths({
		folder,
		root,
		cwd: runtime.cwd,
		files: runtime.files
	});
	const known = new Map();
	const asked = new Set();
	const made = work((prompt) => {
		asked.add(prompt);
		return false;
	});
	for (const prompt of asked) known.set(prompt, await isFound(prompt, paths));
	return [...known.values()].includes(true) ? work((prompt) => known.get(prompt) === true) : made;
}
async function isFound(prompt, paths) {
	try {
		await paths.find(prompt);
		return true;
	} catch (error) {
		if (error instanceof NotRead) return false;
		throw error;
	}
}
function fromOutput({ path }, { asked, runtime }) {
	const output = asked.output === void 0 ? path : resolve(runtime.cwd, asked.output);
	const [from, to] = [dirname(path), dirname(output)];
	if (from === to) return (given) => given;
	return (given) => /^[/\\]/.test(given) ? given : relative(to, resolve(from, given)).replaceAll("\\", "/");
}
const FORMS = {
	"agent-skills": "--to yaml: an evals.json becomes a YAML suite",
	chat: "--to yaml: a chat becomes a YAML suite",
	jsonl: "--to yaml: a JSONL suite becomes a YAML suite",
	targets: "--to current",
	suite: "--to current or --to jsonl",
	cases: "--to current or --to jsonl"
};
function noSuchForm({ file, kind, form }) {
	const expected = FORMS[kind] ?? "--to current";
	return {
		kind: "refused",
		problems: [{
			code: "INPUT_INVALID",
			severity: "error",
			message: `${file} cannot be converted to ${form}`,
			expected
		}]
	};
}
function unknownFile({ file, path }) {
	return {
		kind: "refused",
		problems: [{
			code: "WRONG_TYPE",
			severity: "error",
			message: /\.[mc]?ts$/i.test(path) ? `${file}: suites written in TypeScript are not converted, because reading one means running it` : `${file} is neither a suite nor a targets file`,
			expected: "a mapping with \"tests\" or \"targets\", a list of tests, a JSONL suite, an evals.json, or a chat as .json or .md"
		}]
	};
}
async function convertibleKind(path, text, isNamed, files) {
	if (/\.jsonl$/i.test(path)) return "jsonl";
	if (/\.md$/i.test(path)) return "chat";
	if (/\.json$/i.test(path)) {
		const opened = openJson(path, text);
		return opened.kind !== "invalid" && isChat(opened.root) ? "chat" : "agent-skills";
	}
	if (!/\.ya?ml$/i.test(path)) return "unknown";
	const opened = openYaml(path, text);
	const kind = fileKind(path, text);
	if (kind === "config") return "unknown";
	if (opened.kind === "invalid") return kind === "targets" ? "targets" : isNamed || isNamedLikeSuite(path) ? "suite" : "unknown";
	const { root } = opened;
	if (kind === "targets") return isNamed || looksLikeTargets(root) ? "targets" : "unknown";
	const shape = await suiteText(path, root, files);
	if (shape !== void 0 && (isNamed || isNamedLikeSuite(path) || looksLikeTests(root))) return shape;
	return shape === "sidecar" ? shape : "unknown";
}
const isNamedLikeSuite = (path) => /(?:^|\.)eval\.ya?ml$/i.test(basename(path));
async function suiteText(path, root, files) {
	if (root.isList) return "cases";
	if (!root.isMap) return void 0;
	if (TEST_LISTS.some((name) => root.key(name) !== void 0)) return "suite";
	if (await datasetOf(root, path, { files }, []) !== void 0) return "sidecar";
	if (INPUTS.some((name) => root.key(name) !== void 0)) return "case";
	return root.field("assertions")?.isList ? "template" : void 0;
}
const INPUTS = ["input", "input_messages"];
const OF_A_TEST = [
	...INPUTS,
	"criteria",
	"expected_outcome",
	"outcome",
	"expected_output",
	"expected_messages"
];
function looksLikeTests(root) {
	const [first] = ((root.isList ? root : TEST_LISTS.flatMap((name) => root.field(name) ?? [])[0])?.items() ?? (root.isMap ? [root] : [])).filter((item) => item.isMap);
	return first?.key("id") !== void 0 && OF_A_TEST.some((name) => first.key(name) !== void 0);
}
function looksLikeTargets(root) {
	const [first] = root.field("targets")?.items() ?? [];
	return first?.key("name") !== void 0 && [
		"provider",
		"use_target",
		"settings"
	].some((key) => first.key(key) !== void 0);
}
// src/app/inspect/conversion-output.ts
async function writeInPlace({ path, file, text }, site) {
	const { files } = site.runtime;
	const side = await boundsOf(site.runtime.cwd, site).sideOf(path);
	if (side !== "inside") throw userError("OUTPUT_UNWRITABLE", `${file} ${side === "link" ? "is a link that leads out of the repository" : "is outside the repository"} and is not written`, { hint: "Run convert in the repository that contains it." });
	await files.write(await files.realPath(path), text ?? "");
}
async function writeOutput(made, output, site) {
	const path = resolve(site.runtime.cwd, output);
	if (made.form === "jsonl" && !/\.jsonl$/i.test(path)) throw userError("INPUT_INVALID", `${output} is not a file name for JSONL`, { expected: "a name that ends in .jsonl" });
	const sidecar = made.form === "jsonl" && made.kind === "suite" ? await freeSidecar(made, path, site) : void 0;
	const outputs = [...sidecar === void 0 || made.sidecar === void 0 ? [] : [{
		path: sidecar,
		text: made.sidecar
	}], {
		path,
		text: made.text ?? ""
	}];
	for (const each of outputs) await refuseToOverwrite(each.path, site);
	for (const each of outputs) await site.runtime.files.write(each.path, each.text);
	return outputs.map((each) => shownPath(each.path, site.runtime.cwd));
}
async function freeSidecar({ path }, output, { asked, runtime }) {
	const problems = [];
	const there = await sidecarOf(output, { files: runtime.files }, problems);
	if (problems.length > 0) throw new UserError(problems);
	const free = output.replace(/\.jsonl$/i, ".yaml");
	if (there === void 0 || there === free && there !== path && asked.force) return free;
	throw userError("OUTPUT_UNWRITABLE", `${shownPath(there, runtime.cwd)} exists and would be read as the settings of the JSONL file`, { hint: "Choose another name for the output." });
}
async function refuseToOverwrite(path, site) {
	const { files, cwd } = site.runtime;
	const shown = shownPath(path, cwd);
	const state = await files.state(path);
	if (state === "folder") throw userError("OUTPUT_UNWRITABLE", `${shown} is a folder`, { expected: "a file to write" });
	if (state === "file" && !site.asked.force) throw userError("OUTPUT_UNWRITABLE", `${shown} already exists`, { hint: "Use --force to overwrite it." });
	let existing = path;
	while (await files.state(existing) === "missing" && dirname(existing) !== existing) existing = dirname(existing);
	if (await boundsOf(cwd, site).sideOf(existing) === "link") throw userError("OUTPUT_UNWRITABLE", `${shown} is a link that leads out of the repository and is not written`);
}
// src/app/inspect/convertible-files.ts
const NOT_SEARCHED = [
	"!**/node_modules/**",
	"!**/dist/**",
	"!**/.git/**"
];
async function findConvertible(asked, cwd, files) {
	const wanted = asked.filter((pattern) => !pattern.startsWith("!"));
	const excluded = asked.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
	const found = new Map();
	const missing = [];
	for (const pattern of wanted) {
		const candidates = await expand(pattern, cwd, files);
		if (candidates.length === 0) missing.push(pattern);
		for (const candidate of candidates) {
			const isNamed = candidate.isNamed || found.get(candidate.path)?.isNamed === true;
			found.set(candidate.path, {
				path: candidate.path,
				isNamed
			});
		}
	}
	if (missing.length > 0) throw userError("NOTHING_MATCHED", `There is nothing to convert in ${listed(missing)}`, {
		expected: "a file, a folder with YAML files, or a glob for .yaml, .yml, .jsonl or .json files",
		hint: `Paths start at ${cwd}.`
	});
	const unwanted = new Set((await Promise.all(excluded.map((pattern) => expand(pattern, cwd, files)))).flat().map(({ path }) => path));
	const convertible = [...found.values()].filter(({ path }) => !unwanted.has(path));
	if (convertible.length > 0) return convertible.toSorted((a, b) => a.path < b.path ? -1 : 1);
	throw userError("NOTHING_MATCHED", "There is nothing to convert: no file is given, or all are excluded");
}
async function expand(pattern, cwd, files) {
	const path = resolve(cwd, pattern);
	const state = await files.state(path);
	if (state === "file") return [{
		path,
		isNamed: true
	}];
	return (state === "folder" ? await files.glob(["**/*.{yaml,yml}", ...NOT_SEARCHED], { cwd: path }) : await files.glob([pattern, ...NOT_SEARCHED], { cwd })).filter((match) => /\.(?:ya?ml|jsonl?)$/i.test(match)).map((match) => ({
		path: match,
		isNamed: false
	}));
}
// src/app/cli/conversion-text.ts
const MOST_SHOWN = 200;
function conversionLines({ file, changes, left, problems }, paint) {
	const said = [...changes.map((each) => lineOf(each, "")), ...left.map((each) => lineOf(each, "note: "))];
	const rest = said.length - MOST_SHOWN;
	return [
		...said.slice(0, MOST_SHOWN),
		...rest > 0 ? [`  \u2026 and ${rest} more of this file (--json lists all)`] : [],
		...problemLines(inFile(file, problems), paint)
	];
}
const lineOf = ({ message, location, hint }, kind) => oneLine(`${locationText(location)}: ${kind}${message}${hint === void 0 ? "" : `. ${hint}`}`);
function conversionSummary(files, done) {
	const count = (outcome) => files.filter((file) => file.outcome === outcome).length;
	const looked = files.length - count("passed-over");
	const parts = [
		count("changed") === 0 ? "nothing to convert" : `${count("changed")} ${done}`,
		...count("refused") > 0 ? [`${count("refused")} could not be converted`] : [],
		...count("passed-over") > 0 ? [`${plural("other YAML file", count("passed-over"))} skipped`] : []
	];
	return `${plural("file", looked)} checked: ${parts.join(", ")}`;
}
// src/app/cli/commands/convert.ts
async function convertCommand(asked, runtime, terminal) {
	const site = {
		asked,
		runtime,
		root: await findRepository(runtime.cwd, runtime.files)
	};
	const candidates = await findConvertible(asked.paths, runtime.cwd, runtime.files);
	const isOne = candidates.length === 1;
	if (!isOne && asked.output !== void 0) throw oneAtATime("--output takes one file");
	if (!isOne && !asked.write && !asked.check && !asked.json) throw oneAtATime("Only one file can be printed");
	const converted = await inParallel(candidates, (candidate) => convertFile(candidate, site));
	const done = await inParallel(converted, (each) => deliver(each, site));
	const conversions = done.map(({ conversion }) => conversion);
	if (asked.json) terminal.print(harmlessJson(documentOf(done), 2));
	else print(done, site, terminal);
	if (conversions.some(({ outcome }) => outcome === "refused")) return 2;
	return asked.check && conversions.some(({ outcome }) => outcome === "changed") ? 1 : 0;
}
const oneAtATime = (message) => userError("INPUT_INVALID", message, { hint: "Use --write or --check for several files." });
async function deliver(conversion, site) {
	const { asked } = site;
	const isNew = conversion.form !== "current";
	try {
		if (conversion.outcome === "refused" || conversion.outcome === "passed-over") return {
			conversion,
			written: []
		};
		if (asked.write && isNew) throw inAnotherForm(conversion);
		if (asked.write && conversion.outcome === "changed") {
			await writeInPlace(conversion, site);
			return {
				conversion,
				written: [conversion.file]
			};
		}
		const written = asked.output === void 0 ? [] : await writeOutput(conversion, asked.output, site);
		if (asked.output === void 0 && !asked.write && !asked.check && !asked.json) refuseToPrint(conversion, site);
		return {
			conversion,
			written
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			conversion: {
				...conversion,
				outcome: "refused",
				problems: error.problems
			},
			written: []
		};
	}
}
const inAnotherForm = ({ file, form }) => userError("INPUT_INVALID", `${file} would become ${form}, which needs a new file`, { hint: "Name it with --output." });
function refuseToPrint({ file, text = "", sidecar }, { runtime }) {
	const hint = "Set the file to write with --output.";
	if (sidecar !== void 0) throw userError("INPUT_INVALID", `${file} becomes two files: one with the tests and one with the settings`, { hint });
	const lines = text.replaceAll("\r\n", "\n");
	if (runtime.env["GITHUB_ACTIONS"] === "true" && neutral(lines) !== lines) throw userError("INPUT_INVALID", `${file} contains text that the runner of this job would execute as workflow commands`, { hint });
}
function print(done, { asked }, terminal) {
	const plain = paintFor({ colour: false });
	for (const { conversion } of done) {
		const lines = conversionLines(conversion, plain);
		if (lines.length > 0) terminal.complain(lines.join("\n"));
	}
	const files = done.map(({ conversion }) => conversion);
	if (asked.write || asked.check) terminal.print(conversionSummary(files, asked.write ? "written" : "would change"));
	else if (asked.output !== void 0) for (const { written } of done) for (const file of written) terminal.print(`written  ${file}`);
	else for (const { outcome, text = "" } of files) if (outcome !== "refused") terminal.print(text.replace(/\r?\n$/, ""));
}
function documentOf(done) {
	const files = done.filter(({ conversion }) => conversion.outcome !== "passed-over");
	const count = (wanted) => done.filter(({ conversion }) => conversion.outcome === wanted).length;
	return {
		schemaVersion: 1,
		files: files.map(({ conversion: { file, kind, form, outcome, changes, left, problems, text, sidecar }, written }) => ({
			file,
			kind,
			to: form,
			outcome,
			changes,
			left,
			problems,
			...outcome !== "refused" && {
				text,
				sidecar
			},
			written
		})),
		counts: {
			files: files.length,
			changed: count("changed"),
			unchanged: count("unchanged"),
			refused: count("refused"),
			passedOver: count("passed-over")
		}
	};
}
export { convertCommand };
