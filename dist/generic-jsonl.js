import { S as unknown, a as array, f as literal, h as object, m as number, n as _enum, p as looseObject, s as boolean, u as int, x as union, y as string } from "./schemas.js";
import { t as datetime } from "./iso.js";
import { Va as fileStem, Yl as rememberLast, eu as failureClasses, ll as MAX_MEASURE, po as readMessages, rl as isMapping, sl as lenientJsonOf } from "./common.js";
// src/results/importers/row-parts.ts
const NUMBER$1 = `a number from 0 to ${MAX_MEASURE}`;
const SHARE = "a number from 0 to 1";
const text = string("a text");
const nonEmpty = string("a text").min(1, "a text that is not empty");
const amount = number(NUMBER$1).nonnegative(NUMBER$1).max(MAX_MEASURE, NUMBER$1);
const share = number(SHARE).min(0, SHARE).max(1, SHARE);
const optional = (value, description) => value.nullish().describe(description);
function known(value) {
	let hasNull = false;
	for (const key in value) hasNull ||= value[key] === null;
	if (!hasNull) return value;
	return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== null));
}
const graderSchema = object({
	name: nonEmpty.describe("Name of the grader"),
	type: optional(text, "Kind of grader, as your tool names it"),
	score: optional(share, "Score from 0 to 1"),
	pass: optional(boolean("true or false"), "Whether it passed"),
	threshold: optional(share, "Score from which it passes, if `pass` is absent"),
	reason: optional(text, "Why"),
	weight: optional(amount, "Weight in the score; default 1")
}, "an object {name, score, pass, reason}");
const tokensSchema = object({
	input: amount.describe("Tokens of the input, cached ones included"),
	output: amount.describe("Tokens of the output"),
	cached: optional(amount, "Input tokens from a cache of the provider"),
	reasoning: optional(amount, "Output tokens of reasoning")
}, "an object {input, output}");
function graderOf(grader) {
	const { pass, ...given } = known(grader);
	return {
		...given,
		passed: pass
	};
}
const MOST_KEYS = 20;
const LONGEST_KEY = 60;
function keysOf(row) {
	const keys = isMapping(row) ? Object.keys(row).filter((key) => key.length <= LONGEST_KEY) : [];
	const more = keys.length > MOST_KEYS ? ", \u2026" : "";
	return keys.length === 0 ? "no keys" : `the keys ${keys.slice(0, MOST_KEYS).join(", ")}${more}`;
}
function parseRow(schema, row) {
	const { success, data, error } = schema.safeParse(row, { error: wantedIn });
	if (success) return {
		success,
		data
	};
	const { issues } = error;
	const problems = issues.slice(0, MOST_ISSUES).map((issue) => problemOf(issue, row));
	const more = issues.length > MOST_ISSUES ? [`${issues.length - MOST_ISSUES} more problems`] : [];
	const keys = isMapping(row) && issues.some(({ path: [key] }) => key !== void 0 && !(key in row)) ? [`The row has ${keysOf(row)}`] : [];
	return {
		success,
		why: [[...problems, ...more].join("; "), ...keys].join(". ")
	};
}
const MOST_ISSUES = 5;
function wantedIn(issue) {
	if (issue.code === "invalid_union") return [...new Set(issue.errors.flat().map(({ message }) => message))].join(" or ");
	if (issue.code === "invalid_value") return issue.values.map((value) => JSON.stringify(value)).join(" or ");
	if (issue.code === "too_small") return issue.origin === "string" ? "a text that is not empty" : NUMBER$1;
	return issue.code === "invalid_type" ? TYPES[issue.expected] : void 0;
}
const TYPES = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "an object"
};
function problemOf({ path, message }, row) {
	const given = path.reduce((value, key) => value?.[key], row);
	const text = given === void 0 ? "nothing" : JSON.stringify(given) ?? "";
	const found = text.length <= MOST_FOUND ? text : `${text.length} characters of JSON`;
	return `${path.length === 0 ? "A row" : `"${path.join(".")}"`} must be ${message}, found ${found}`;
}
const MOST_FOUND = 60;
// src/results/importers/generic-jsonl.ts
const NUMBER = "a number that is not negative";
const TIME = "a time like 2026-03-14T10:00:00Z";
const count = int("a whole number").nonnegative(NUMBER);
const short = string("a text").max(100, "a text of at most 100 characters");
const messages = array(looseObject({ role: text }), "a list of messages {role, content}");
const genericRowSchema = object({
	v: optional(literal(1, "the version 1"), "Version of this format; default 1"),
	test: nonEmpty.describe("Stable id of the test: the same in every run"),
	pass: optional(boolean("true or false"), "Whether the test passed. Required, unless there is an `error`, or a `score` and the input `pass-mark`"),
	score: optional(share, "Score from 0 to 1; default 1 for a pass, else 0"),
	suite: optional(nonEmpty, "Name of the suite; default: the name of the file"),
	target: optional(nonEmpty, "What was tested: a model, an agent, a variant; default `default`"),
	trial: optional(count, "Number of the trial, from 0; default: in the order of the rows"),
	error: optional(text, "Why there is no answer to judge. An error is not a failure of the agent"),
	error_class: optional(_enum(failureClasses, `one of ${failureClasses.join(", ")}`), "Kind of error; default: by the text of `error`. `timeout` and `crash` count as failed trials"),
	duration_ms: optional(amount, "Milliseconds until the answer"),
	cost_usd: optional(amount, "US dollars of the answer"),
	tokens: optional(tokensSchema, "Tokens of the answer"),
	input: optional(union([text, messages], "a text, or a list of messages {role, content}"), "The question: a text, or a list of messages `{role, content}`"),
	answer: optional(text, "The answer"),
	messages: optional(messages, "All messages of the agent, in place of `answer`"),
	reason: optional(text, "Why the test failed"),
	graders: optional(array(graderSchema, "a list of graders"), "The graders, and what each of them says"),
	file: optional(nonEmpty, "Where the test is written, relative to the repository"),
	line: optional(int("a line number").positive("a line number"), "Line in `file`"),
	time: optional(datetime({
		offset: true,
		error: TIME
	}), "When the trial ended, ISO 8601"),
	definition: unknown().optional().describe("Any JSON that defines the test; default: `input` and `graders`. If it changes, the test is not compared"),
	measure: optional(short, "A version of the definition, in place of `definition`"),
	subject: optional(short, "A version of the tested code or settings"),
	planned: optional(count, "Number of planned tests of this suite and target, on any row")
}, "an object");
const INNER = {
	graders: graderSchema.shape,
	tokens: tokensSchema.shape
};
const genericKeys = [...Object.keys(genericRowSchema.shape), ...Object.entries(INNER).flatMap(([name, shape]) => Object.keys(shape).map((key) => `${name}.${key}`))];
function addUnknownKeys(row, into) {
	const add = (object, shape, prefix) => {
		for (const key in object) if (!Object.hasOwn(shape, key) && into.size < MOST_UNKNOWN_KEYS) into.add(`${prefix}${key}`);
	};
	const { graders, tokens } = row;
	add(row, genericRowSchema.shape, "");
	for (const grader of graders ?? []) add(grader, INNER.graders, "graders.");
	add(tokens, INNER.tokens, "tokens.");
}
const MOST_UNKNOWN_KEYS = 20;
const genericJsonl = {
	name: "jsonl",
	async recognizes(source) {
		const row = await source.firstRow();
		if (!isMapping(row) || !("test" in row)) return false;
		return !(["test_id", "eval_id"].some((key) => key in row) || row["type"] === "trial-result") && [
			"pass",
			"score",
			"error"
		].some((key) => key in row);
	},
	async read(source, settings, into) {
		let isCutOff = false;
		const broken = {
			cutOff(location) {
				isCutOff = true;
				into.warn("The last line is incomplete and is left out: the program was stopped while it wrote it", { location });
			},
			unreadable: (location, why) => into.unreadable(location, why)
		};
		const stem = fileStem(source.path);
		const unknownKeys = new Set();
		for (const { value, line, location } of await source.rows(broken)) {
			const read = parseRow(genericRowSchema, value);
			if (!read.success) {
				into.unreadable(location, read.why);
				continue;
			}
			addUnknownKeys(value, unknownKeys);
			const row = known(read.data);
			const noNumber = row.score === void 0 ? noNumberAsScore(line) : void 0;
			if (noNumber !== void 0) {
				into.unreadable(location, `"score" must be ${SHARE}, found ${noNumber}. Write null for an unknown score`);
				continue;
			}
			const outcome = outcomeOf(row, settings);
			if (outcome === void 0) {
				into.unreadable(location, row.score === void 0 ? `This row has neither "pass" nor "error" nor "score". It has ${keysOf(value)}` : "This row has neither \"pass\" nor \"error\". If \"score\" decides, set pass-mark (--pass-mark)");
				continue;
			}
			const { suite = stem, target = "default", planned } = row;
			if (planned !== void 0) into.planned(suite, target, planned);
			into.trial(trialOf(row, {
				suite,
				target,
				outcome,
				location
			}, settings), line.length);
		}
		return {
			tool: {
				name: "jsonl",
				version: "1"
			},
			attempts: "all",
			stopped: isCutOff ? "broken-off" : void 0,
			unknownKeys: [...unknownKeys]
		};
	}
};
function noNumberAsScore(line) {
	if (!/\b(?:NaN|Infinity)\b/.test(line)) return void 0;
	const row = lenientJsonOf(line, JSON.stringify);
	const score = isMapping(row) ? row["score"] : void 0;
	return typeof score === "string" ? score : void 0;
}
function outcomeOf({ error, error_class, pass, score, reason }, { passMark }) {
	if (error || error_class !== void 0) return {
		kind: "error",
		message: error || reason || `${error_class}`,
		class: error_class
	};
	if (pass !== void 0) return { kind: pass ? "passed" : "failed" };
	if (score === void 0 || passMark === void 0) return void 0;
	return { kind: score >= passMark ? "passed" : "failed" };
}
function trialOf(row, named, { passMark }) {
	const { location, ...names } = named;
	return {
		...names,
		test: {
			kind: "declared",
			text: row.test
		},
		location: row.file === void 0 ? location : {
			file: row.file,
			line: row.line ?? 1,
			column: 1
		},
		pointer: `line ${location.line}`,
		number: row.trial,
		score: row.score,
		passMark: row.pass === void 0 ? passMark : void 0,
		reason: row.reason,
		time: row.time,
		input: row.input === void 0 ? void 0 : messagesOf(row.input, "user"),
		answer: row.answer,
		messages: row.messages && messagesOf(row.messages, "assistant"),
		durationMs: row.duration_ms,
		costUsd: row.cost_usd,
		tokenUsage: row.tokens && known(row.tokens),
		graders: row.graders?.map(graderOf),
		definition: {
			question: row.definition ?? row.input,
			graders: row.definition === void 0 && row.graders !== void 0 ? gradingsOf(row.graders) : void 0
		},
		measure: row.measure,
		subject: row.subject
	};
}
const gradingsOf = (graders) => onceInMemory(JSON.stringify(graders.map(gradingOf).sort(byName)));
const onceInMemory = rememberLast((json) => JSON.parse(json));
const gradingOf = ({ name, type, threshold, weight }) => known({
	name,
	type,
	threshold,
	weight
});
const byName = (one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
const messagesOf = (given, role) => typeof given === "string" ? [{
	role,
	content: given
}] : readMessages(given);
export { known as a, keysOf as i, genericKeys as n, parseRow as o, graderOf as r, tokensSchema as s, genericJsonl as t };
