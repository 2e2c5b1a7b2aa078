import { $ as _isoDateTime, B as looseObject, H as object, J as union, K as string, L as int, M as array, O as ZodISODateTime, P as boolean, V as number, W as record, Y as unknown, _ as UserError, c as cutBytes, i as isDeeperThan, k as _enum, l as cutEnd, m as plural, n as jsonOf, p as orList, r as lenientJson, w as userError, y as messageOf, z as literal } from "./json.js";
import { l as sumTokens, r as finalAnswer, t as once } from "./once.js";
import { a as failureClasses, n as momentOf, s as isAgentFailure, t as isoTime } from "./iso-time.js";
import { D as reviewVerdicts, O as commonEnvironment, T as identityKinds, p as resultKey } from "./result.js";
import { n as clampScore } from "./grade.js";
import { A as readMessages, C as JOURNAL, I as aggregateScores, M as looksLikeRows, P as rowsIn, _ as deletedMustPassOf, a as isYamlFile, b as periodOf, g as baselineFilesOf, i as runOf, k as EPOCH, n as MOST_ROWS, r as readRows, s as withoutTexts, t as MAX_RESULTS_BYTES, v as extremes, x as selectedBy, y as gravestStop } from "./result-rows.js";
import { t as isMapping } from "./mapping.js";
import { i as suggestion, n as listed$1 } from "./did-you-mean.js";
import { t as shownPath } from "./shown-path.js";
import { t as importedMeasureText } from "./fingerprint.js";
import { t as canonicalJson } from "./canonical-json.js";
import { a as parseJsonText, n as Source, t as Cursor } from "./source.js";
import { n as readReport, t as looksLikeReport } from "./read-report.js";
import { basename, dirname, join, resolve } from "node:path";
import { hash } from "node:crypto";
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
// src/results/importers/identity.ts
const contentHash = (value) => hash("sha256", canonicalJson(value).normalize("NFC"), "hex").slice(0, 12);
const LONGEST_ID = 200;
function testIdOf(test) {
	if (test.kind !== "content") return fitting(test.text);
	return `${slug(test.question)}~${contentHash(test.question)}`;
}
function fitting(name) {
	const shown = name.replace(/\p{Cc}/gu, "\ufffd").trim();
	return shown.length <= LONGEST_ID ? shown : `${shown.slice(0, 180)}~${contentHash(name)}`;
}
const slug = (question) => question.slice(0, 40).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "test";
function importedMeasure({ question, graders, judge, limits }, { name, version }) {
	const part = (value) => value === void 0 ? void 0 : contentHash(value);
	const major = version === void 0 ? void 0 : /^\d+/.exec(version)?.[0];
	return importedMeasureText({
		question: part(question),
		graders: part(graders),
		judge: part(judge),
		limits: contentHash({
			tool: name,
			major,
			limits
		})
	});
}
const labelOf = (name) => cutEnd(name.replace(/\p{Cc}+/gu, " ").trim(), LONGEST_ID);
// src/results/importers/short-texts.ts
const LONGEST_TEXT = 1048576;
const SURELY_SHORT = LONGEST_TEXT / 3;
const withShortTexts = (value) => hasLongText(value) ? cutTexts(value) : value;
function hasLongText(value) {
	if (typeof value === "string") return value.length > SURELY_SHORT;
	if (typeof value !== "object" || value === null) return false;
	for (const key in value) if (hasLongText(value[key])) return true;
	return false;
}
function cutTexts(value) {
	if (typeof value === "string") return cutBytes(value, LONGEST_TEXT);
	if (Array.isArray(value)) return value.map(cutTexts);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item)]));
}
// src/results/importers/failure-class.ts
const BY_TEXT = [
	[/timed? ?out|timeout|deadline exceeded|exceeded max duration/i, "timeout"],
	[/\b429\b|rate.?limit|too many requests|quota|overloaded/i, "rate_limit"],
	[/\b40[13]\b|unauthori[sz]ed|forbidden|invalid api key|authentication/i, "auth"],
	[/\b5\d\d\b|ECONN|ENOTFOUND|EAI_AGAIN|socket hang up|fetch failed/i, "provider"],
	[/exit (?:code|status)|signal SIG|segmentation fault|killed/i, "crash"],
	[/cannot find module|ModuleNotFound|SyntaxError|ENOENT|fixture .{0,200} not found/i, "config"]
];
const READ_CHARACTERS = 2e3;
function failureClassOf(message) {
	const text = message.slice(0, READ_CHARACTERS);
	return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? "provider";
}
const STAGES = {
	grader: {
		stage: "evaluator",
		reason: "evaluator_error"
	},
	config: {
		stage: "setup",
		reason: "setup_error"
	}
};
const importedFailure = (failureClass, message) => ({
	class: failureClass,
	...STAGES[failureClass] ?? {
		stage: "agent",
		reason: "provider_error"
	},
	message
});
function testOf({ suite, testId, target, trials }, { format, facts }, index) {
	const [first] = trials;
	const [only] = trials.length === 1 ? trials : [];
	const shown = only ?? representative(trials);
	const time = timeOf(shown.time ?? facts.time);
	const messages = messagesOf$1(shown);
	const common = {
		index,
		timestamp: time,
		suite,
		suiteFile: suite,
		category: "Uncategorized",
		testId,
		target,
		location: first.location,
		passMark: first.passMark ?? 1,
		mustPass: false,
		assertions: assertionsOf(shown),
		scores: scoresOf(shown, time),
		input: [...shown.input ?? []],
		output: shown.answer ?? finalAnswer(messages),
		messages,
		...spentOn(trials),
		model: shown.model,
		evalRun: { durationMs: mean(trials, "totalMs") ?? mean(trials, "durationMs") ?? 0 },
		retries: trials.reduce((sum, { retries = 0 }) => sum + retries, 0),
		...only === void 0 && { trials: trials.map((trial, attempt) => trialOf$1(trial, attempt, time)) },
		metadata: metadataOf(shown),
		measure: importedMeasure(first.measure === void 0 ? first.definition ?? {} : { question: first.measure }, facts.tool),
		subject: subjectOf(first),
		importedFrom: format
	};
	if (only !== void 0) return {
		...common,
		...endOf(only)
	};
	return {
		...common,
		...endOfSeveral(trials),
		aggregation: aggregationOf(trials)
	};
}
function timeOf(given) {
	const moment = given === void 0 ? NaN : momentOf(given);
	return Number.isFinite(moment) && moment >= 0 ? isoTime(moment) : EPOCH;
}
const representative = (trials) => trials.find(({ outcome }) => outcome.kind === "failed") ?? trials[0];
function messagesOf$1({ messages, answer }) {
	if (messages !== void 0) return [...messages];
	return answer === void 0 || answer === "" ? [] : [{
		role: "assistant",
		content: answer
	}];
}
const scoreOf = ({ score, outcome }) => score === void 0 ? outcome.kind === "passed" ? 1 : 0 : clampScore(score);
function failureIn({ outcome }) {
	if (outcome.kind !== "error") return void 0;
	return importedFailure(outcome.class ?? failureClassOf(outcome.message), outcome.message);
}
function endOf(trial) {
	const failure = failureIn(trial);
	if (failure !== void 0) return {
		status: "execution_error",
		score: 0,
		failure
	};
	return {
		status: trial.outcome.kind === "passed" ? "ok" : "quality_failure",
		score: scoreOf(trial)
	};
}
function endOfSeveral(trials) {
	const ends = trials.map(endOf);
	const decided = ends.filter((end) => end.status !== "execution_error" || isAgentFailure(end.failure));
	if (decided.length === 0) return {
		status: "execution_error",
		score: 0,
		failure: mostFrequent(ends)
	};
	const score = decided.reduce((sum, end) => sum + end.score, 0) / decided.length;
	return {
		status: decided.filter(({ status }) => status === "ok").length / decided.length >= .8 ? "ok" : "quality_failure",
		score
	};
}
function mostFrequent(ends) {
	const failures = ends.flatMap((end) => end.status === "execution_error" ? [end.failure] : []);
	const count = (failure) => failures.filter((other) => other.class === failure.class).length;
	const [first, ...others] = failures;
	if (first === void 0) throw new Error("A test without a decided trial has a failure");
	return others.reduce((most, failure) => count(failure) > count(most) ? failure : most, first);
}
const aggregationOf = (trials) => aggregateScores(trials.map((trial) => endOf(trial).score), "mean").aggregation;
function trialOf$1(trial, attempt, time) {
	const end = endOf(trial);
	const verdict = end.status === "ok" ? "pass" : end.status === "quality_failure" ? "fail" : "skip";
	return {
		attempt,
		status: end.status,
		score: end.score,
		verdict,
		scores: scoresOf(trial, trial.time === void 0 ? time : timeOf(trial.time)),
		...end.status === "execution_error" && { failure: end.failure },
		tokenUsage: trial.tokenUsage,
		costUsd: trial.costUsd,
		durationMs: trial.durationMs,
		...trial.cached && { cached: true }
	};
}
function mean(trials, key) {
	const values = trials.map((trial) => trial[key]).filter((value) => value !== void 0);
	return values.length === 0 ? void 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
const spentOn = (trials) => ({
	tokenUsage: meanTokens(trials),
	costUsd: mean(trials, "costUsd"),
	durationMs: mean(trials, "durationMs"),
	...trials.every(({ cached }) => cached === true) && { cached: true }
});
function meanTokens(trials) {
	const usages = trials.map(({ tokenUsage }) => tokenUsage).filter((usage) => usage !== void 0);
	const sum = sumTokens(usages);
	if (sum === void 0 || usages.length === 1) return sum;
	const counts = Object.entries(sum).map(([name, count]) => [name, Math.round((count ?? 0) / usages.length)]);
	return Object.fromEntries(counts);
}
function assertionsOf(trial) {
	const checks = (trial.graders ?? []).slice(0, 100).flatMap((grader) => grader.passed === void 0 ? [] : [assertionOf(grader, grader.passed)]);
	const { reason } = trial;
	return reason === void 0 || reason === "" || checks.some(({ evidence }) => evidence === reason) ? checks : [{
		text: reason,
		passed: trial.outcome.kind === "passed"
	}, ...checks];
}
const assertionOf = ({ name, reason }, passed) => ({
	text: name,
	passed,
	...reason !== void 0 && reason !== "" && { evidence: reason }
});
const scoresOf = ({ graders = [] }, time) => graders.slice(0, 100).map((grader) => graderScoreOf(grader, time));
function graderScoreOf(grader, time) {
	const { name, type = "imported", weight = 1, reason, judge, costUsd, tokenUsage, details } = grader;
	const verdict = verdictOf(grader);
	return {
		name,
		type,
		score: clampScore(grader.score ?? (verdict === "pass" ? 1 : 0)),
		weight,
		verdict,
		assertions: [],
		durationMs: 0,
		startedAt: time,
		endedAt: time,
		...reason !== void 0 && { reasoning: reason },
		...judge !== void 0 && { target: judge },
		...costUsd !== void 0 && { costUsd },
		...tokenUsage !== void 0 && { tokenUsage },
		...details !== void 0 && { details }
	};
}
function verdictOf({ isUndecided, passed, score, threshold }) {
	if (isUndecided) return "skip";
	if (passed !== void 0) return passed ? "pass" : "fail";
	if (score === void 0 || threshold === void 0) return "skip";
	return score >= threshold ? "pass" : "fail";
}
const metadataOf = ({ pointer, score, metadata }) => ({
	...pointer !== void 0 && { pointer },
	...score !== void 0 && clampScore(score) !== score && { raw_score: score },
	...metadata
});
const subjectOf = ({ subject }) => {
	if (subject === void 0) return void 0;
	return typeof subject === "string" && subject.length <= LONGEST_SUBJECT ? subject : contentHash(subject);
};
const LONGEST_SUBJECT = 100;
// src/results/importers/collect.ts
const MOST_LISTED = 20;
const LONGEST_REASON = 2e3;
var FileCollector = class {
	#path;
	#settings;
	#groups = new Map();
	#planned = new Map();
	#replaced = {
		suite: new Set(),
		target: new Set()
	};
	#unreadable = [];
	#skipped = [];
	#warnings = new Map();
	constructor(path, settings = {}) {
		this.#path = path;
		this.#settings = settings;
	}
	trial(given) {
		const trial = withShortTexts(given);
		const { suite, target } = this.#namesOf(trial);
		const testId = testIdOf(trial.test);
		const key = JSON.stringify([
			suite,
			testId,
			target
		]);
		const group = this.#groups.get(key);
		if (group === void 0) this.#groups.set(key, {
			suite,
			testId,
			target,
			trials: [trial]
		});
		else group.trials.push(trial);
	}
	planned(suite, target, tests) {
		const names = this.#namesOf({
			suite,
			target
		});
		const key = JSON.stringify([names.suite, names.target]);
		this.#planned.set(key, Math.max(tests, this.#planned.get(key) ?? 0));
	}
	#namesOf(found) {
		const { suiteName, targetName } = this.#settings;
		if (suiteName !== void 0) this.#replaced.suite.add(found.suite);
		if (targetName !== void 0) this.#replaced.target.add(found.target);
		return {
			suite: suiteName ?? labelOf(found.suite),
			target: targetName ?? labelOf(found.target)
		};
	}
	#refuseSeveral() {
		for (const kind of ["suite", "target"]) {
			const names = [...this.#replaced[kind]];
			if (names.length < 2) continue;
			throw userError("INPUT_INVALID", `${kind}-name (--${kind}-name) cannot name ${names.length} ${kind}s`, {
				found: names.slice(0, 5).join(", "),
				hint: `Leave ${kind}-name out: the names of the ${kind}s in ${this.#path} are used.`
			});
		}
	}
	unreadable(location, why) {
		this.#unreadable.push({
			code: "RESULTS_UNREADABLE",
			severity: "error",
			message: cutEnd(why, LONGEST_REASON),
			location
		});
	}
	skipped(name) {
		this.#skipped.push(labelOf(name));
	}
	warn(message, more = {}) {
		if (!this.#warnings.has(message)) this.#warnings.set(message, {
			code: "RESULTS_UNREADABLE",
			severity: "warning",
			message,
			...more
		});
	}
	finish(format, facts) {
		this.#refuseSeveral();
		const tests = [...this.#groups.values()].flatMap((group) => this.#testsOf(group, facts));
		this.#groups.clear();
		this.#warnOf(tests, facts);
		const results = tests.map((test, index) => testOf(test, {
			format,
			facts
		}, index));
		const planned = Math.max(facts.planned ?? 0, this.#plannedTests(results), results.length + this.#unreadable.length);
		return {
			run: this.#runOf(results, planned, facts),
			file: importedFile(this.#path, {
				format,
				facts,
				tests,
				skipped: this.#skipped.length
			})
		};
	}
	#plannedTests(results) {
		const tests = new Map(this.#planned);
		const found = new Map();
		for (const { suite, target } of results) {
			const key = JSON.stringify([suite, target]);
			found.set(key, (found.get(key) ?? 0) + 1);
		}
		for (const [key, count] of found) tests.set(key, Math.max(count, tests.get(key) ?? 0));
		return [...tests.values()].reduce((sum, count) => sum + count, 0);
	}
	#testsOf(group, facts) {
		const byQuestion = this.#byQuestion(group);
		if (byQuestion.size > 1) this.warn(`Several tests have the name ${JSON.stringify(group.testId)}: their ids end with a hash of their content`, { hint: "Give each test another name." });
		return [...byQuestion].flatMap(([hash, trials]) => {
			const ordered = this.#ordered(trials, group, facts);
			const testId = byQuestion.size > 1 ? `${group.testId}~${hash}` : group.testId;
			return ordered === void 0 ? [] : [{
				...group,
				testId,
				trials: ordered
			}];
		});
	}
	#byQuestion({ trials }) {
		const [first] = trials;
		if (trials.length === 1 || first?.test.kind === "content") return new Map([["", trials]]);
		const found = new Map();
		for (const trial of trials) {
			const question = trial.measure ?? trial.definition?.question;
			const hash = question === void 0 ? "" : contentHash(question);
			const known = found.get(hash);
			if (known === void 0) found.set(hash, [trial]);
			else known.push(trial);
		}
		return found;
	}
	#ordered(trials, { testId }, facts) {
		if (facts.areDoublesAmbiguous && trials.length > 1 && trials.every(({ number }) => number === void 0)) {
			for (const { location } of trials) this.unreadable(location, `Two tests have the name ${JSON.stringify(testId)}`);
			return;
		}
		const seen = new Set();
		const kept = trials.filter((trial) => {
			if (trial.number === void 0) return true;
			if (seen.has(trial.number)) {
				this.unreadable(trial.location, `The trial ${trial.number} of ${JSON.stringify(testId)} occurs twice`);
				return false;
			}
			seen.add(trial.number);
			return true;
		});
		const [first, ...others] = kept.length === seen.size ? kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)) : kept;
		return first && [first, ...others];
	}
	#warnOf(tests, { tool }) {
		const trials = tests.flatMap((test) => test.trials);
		if (trials.some(({ score }) => score !== void 0 && clampScore(score) !== score)) this.warn(`Scores outside 0 to 1 in ${this.#path} were limited to that range`);
		if (trials.some(({ graders = [] }) => graders.length > 100)) this.warn(`Only the first 100 graders of a test are read in ${this.#path}`);
		if (this.#skipped.length > 0) {
			const listed = this.#skipped.slice(0, MOST_LISTED).join(", ");
			const more = this.#skipped.length > MOST_LISTED ? ", \u2026" : "";
			const were = this.#skipped.length === 1 ? "was" : "were";
			this.warn(`${plural("test", this.#skipped.length)} ${were} skipped by ${tool.name}: ${listed}${more}`);
		}
	}
	#runOf(results, planned, { stopped }) {
		const moments = results.map(({ timestamp }) => momentOf(timestamp)).filter((moment) => moment > 0);
		const [start, end] = extremes(moments);
		const isComplete = stopped === void 0 && this.#unreadable.length === 0 && results.length >= planned;
		return {
			startedAt: start === void 0 ? EPOCH : isoTime(start),
			durationMs: start === void 0 || end === void 0 ? 0 : end - start,
			planned,
			complete: isComplete,
			...!isComplete && this.#unreadable.length === 0 && { stopped: stopped ?? "broken-off" },
			...this.#unreadable.length > 0 && { unreadable: listed(this.#unreadable, this.#path) },
			dryRun: false,
			...this.#skipped.length > 0 && { selected: ["tests"] },
			requirements: [],
			warnings: [...this.#warnings.values()],
			results
		};
	}
};
function listed(problems, path) {
	if (problems.length <= MOST_LISTED) return [...problems];
	const message = `${plural("more row", problems.length - MOST_LISTED)} of ${path} cannot be read`;
	return [...problems.slice(0, MOST_LISTED), {
		code: "RESULTS_UNREADABLE",
		severity: "error",
		message
	}];
}
function importedFile(path, { format, facts, tests, skipped }) {
	const first = tests.map(({ trials }) => trials[0]);
	const kinds = new Set(first.map(({ test }) => test.kind));
	const count = (holds) => first.filter(holds).length;
	const withoutId = count(({ test }) => test.kind === "content");
	const withoutDefinition = count(({ measure, definition }) => (measure ?? definition?.question) === void 0);
	const cached = tests.reduce((sum, { trials }) => sum + trials.filter((trial) => trial.cached).length, 0);
	return {
		file: path,
		format,
		tool: facts.tool.name,
		...facts.tool.version !== void 0 && { version: facts.tool.version },
		tests: tests.length,
		trials: tests.reduce((sum, { trials }) => sum + trials.length, 0),
		identity: identityKinds.findLast((kind) => kinds.has(kind)) ?? "declared",
		attempts: facts.attempts,
		...withoutId > 0 && { withoutId },
		...withoutDefinition > 0 && { withoutDefinition },
		...skipped > 0 && { skipped },
		...cached > 0 && { cached }
	};
}
// src/results/importers/generic-jsonl.ts
const text$1 = string();
const amount = number().nonnegative();
const nonEmpty = string().min(1);
const graderSchema = object({
	name: nonEmpty.describe("Name of the grader"),
	type: text$1.optional().describe("Kind of grader, as your tool names it"),
	score: number().min(0).max(1).optional().describe("Score from 0 to 1"),
	pass: boolean().optional().describe("Whether it passed"),
	threshold: number().min(0).max(1).optional().describe("Score from which it passes, if `pass` is absent"),
	reason: text$1.optional().describe("Why"),
	weight: amount.optional().describe("Weight in the score; default 1")
});
const genericRowSchema = object({
	v: literal(1).optional().describe("Version of this format; default 1"),
	test: nonEmpty.describe("Stable id of the test: the same in every run"),
	pass: boolean().optional().describe("Whether the test passed. Required, unless `score` with the input `pass-mark`, or `error`"),
	score: number().min(0).max(1).optional().describe("Score from 0 to 1; default 1 for a pass, else 0"),
	suite: nonEmpty.optional().describe("Name of the suite; default: the name of the file"),
	target: nonEmpty.optional().describe("What was tested: a model, an agent, a variant; default `default`"),
	trial: int().nonnegative().optional().describe("Number of the trial, from 0; default: in their order"),
	error: text$1.optional().describe("Why there is no answer to judge: this is not a failure of the agent"),
	error_class: _enum(failureClasses).optional().describe("Kind of error; default: by the text. `timeout` and `crash` count as failed trials"),
	duration_ms: amount.optional().describe("Milliseconds until the answer"),
	cost_usd: amount.optional().describe("US dollars of the answer"),
	tokens: object({
		input: amount,
		output: amount,
		cached: amount.optional(),
		reasoning: amount.optional()
	}).optional().describe("Tokens of the answer; `cached` is a part of `input`"),
	input: union([text$1, array(looseObject({ role: text$1 }))]).optional().describe("The question: a text, or a list of messages `{role, content}`"),
	answer: text$1.optional().describe("The answer"),
	messages: array(looseObject({ role: text$1 })).optional().describe("All messages of the agent, in place of `answer`"),
	reason: text$1.optional().describe("Why it failed"),
	graders: array(graderSchema).optional().describe("Results of single graders, at most 100"),
	file: nonEmpty.optional().describe("File of the test, relative to the repository"),
	line: int().positive().optional().describe("Line in `file`"),
	time: datetime({ offset: true }).optional().describe("When the trial ended: ISO 8601"),
	definition: unknown().optional().describe("Whatever defines the test: if it changes, results are not compared"),
	measure: text$1.max(100).optional().describe("A version of the definition, in place of `definition`"),
	subject: text$1.max(100).optional().describe("A version of the tested code or settings"),
	planned: int().nonnegative().optional().describe("Number of planned tests of this suite and target, on any row")
});
const genericJsonl = {
	name: "jsonl",
	async recognizes(source) {
		const row = await source.firstRow();
		if (!isMapping(row) || typeof row["test"] !== "string") return false;
		return !(["test_id", "eval_id"].some((key) => key in row) || row["type"] === "trial-result") && [
			"pass",
			"score",
			"error"
		].some((key) => key in row);
	},
	async read(source, settings, into) {
		let isCutOff = false;
		const stem = stemOf(source.path);
		for (const { value, location } of await source.rows(() => isCutOff = true)) {
			const read = genericRowSchema.safeParse(value);
			if (!read.success) {
				into.unreadable(location, whyInvalid(read.error));
				continue;
			}
			const outcome = outcomeOf(read.data, settings);
			if (outcome === void 0) {
				into.unreadable(location, "This row has neither \"pass\" nor \"error\", and no \"score\" with pass-mark (--pass-mark)");
				continue;
			}
			const { suite = stem, target = "default", planned } = read.data;
			if (planned !== void 0) into.planned(suite, target, planned);
			into.trial(trialOf(read.data, {
				suite,
				target,
				outcome,
				location
			}, settings));
		}
		return {
			tool: {
				name: "jsonl",
				version: "1"
			},
			attempts: "all",
			stopped: isCutOff ? "broken-off" : void 0
		};
	}
};
function whyInvalid({ issues: [issue] }) {
	const path = issue?.path.join(".") ?? "";
	const what = issue?.message ?? "invalid";
	return path === "" ? `This row cannot be read: ${what}` : `"${path}" cannot be read: ${what}`;
}
function outcomeOf({ error, error_class, pass, score }, { passMark }) {
	if (error !== void 0) return {
		kind: "error",
		message: error,
		class: error_class
	};
	if (pass !== void 0) return { kind: pass ? "passed" : "failed" };
	if (score === void 0 || passMark === void 0) return void 0;
	return { kind: score >= passMark ? "passed" : "failed" };
}
function trialOf(row, known, { passMark }) {
	const { location, ...names } = known;
	const isDefined = row.definition !== void 0 || row.input !== void 0;
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
		tokenUsage: row.tokens,
		graders: row.graders?.map(({ pass, ...grader }) => ({
			...grader,
			passed: pass
		})),
		definition: isDefined ? { question: row.definition ?? row.input } : void 0,
		measure: row.measure,
		subject: row.subject
	};
}
const messagesOf = (given, role) => typeof given === "string" ? [{
	role,
	content: given
}] : readMessages(given);
const stemOf = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/\.[^.]+$/, "") || path;
// src/results/importers/index.ts
const importers = [genericJsonl];
// src/results/importers/import-file.ts
async function importFile(source, format, settings = {}) {
	const importer = format === void 0 ? await recognized(source) : byName(format);
	const into = new FileCollector(source.path, settings);
	const facts = await importer.read(source, settings, into);
	return into.finish(importer.name, facts);
}
function byName(format) {
	const found = importers.find(({ name }) => name === format);
	if (found === void 0) throw new Error(`There is no importer for ${format}`);
	return found;
}
async function recognized(source) {
	const found = [];
	for (const importer of importers) if (await importer.recognizes(source)) found.push(importer);
	const [only, ...others] = found;
	if (only !== void 0 && others.length === 0) return only;
	if (only !== void 0) throw userError("RESULTS_UNREADABLE", `${source.path} may have several formats: ${namesOf(found).join(", ")}`, { hint: "Set format (--format) to one of them." });
	throw await unknownFormat(source);
}
const namesOf = (all) => all.map(({ name }) => name);
async function unknownFormat(source) {
	if (source.head.length === 0) return userError("RESULTS_UNREADABLE", `${source.path} is empty`, { hint: "Did the tool that should have written it fail?" });
	if (/^\s*[[{]/.test(new TextDecoder().decode(source.head.subarray(0, 100)))) {
		if (await source.firstRow() === void 0) await source.json();
	}
	return userError("RESULTS_UNREADABLE", `The format of ${source.path} is not known`, {
		location: {
			file: source.path,
			line: 1,
			column: 1
		},
		expected: `results of eval-action or AgentV, or one of: ${namesOf(importers).join(", ")}`,
		hint: "Set format (--format), or write one JSON object per test: docs/other-tools.md shows the keys."
	});
}
// src/results/read/read-feedback.ts
const FEEDBACK_FILE = "feedback.json";
const MAX_FEEDBACK_BYTES = 1048576;
const MOST_REVIEWS = 5e3;
const LONGEST_NOTE = 1e4;
const text = () => string("text").max(LONGEST_NOTE, `text of at most ${LONGEST_NOTE} characters`);
const name = () => text().min(1, "text that is not empty");
const reviews = (item) => array(item, "a list of reviews").max(MOST_REVIEWS, `at most ${MOST_REVIEWS} reviews`);
const reviewedByHand = once(() => object({
	test_id: name(),
	verdict: _enum(reviewVerdicts, orList(reviewVerdicts)),
	notes: text().optional(),
	evaluator_overrides: record(name(), text(), "a mapping of graders to notes").optional(),
	workspace_notes: text().optional()
}));
const handWritten = once(() => object({
	run_id: name(),
	reviewer: name(),
	timestamp: name(),
	overall_notes: text().optional(),
	per_case: reviews(reviewedByHand()).optional()
}));
const comment = once(() => object({
	test_id: name(),
	comment: text(),
	updated_at: text().optional()
}));
const ofDashboard = once(() => object({ reviews: reviews(comment()) }));
function readFeedback(given, { file, graders }) {
	const parsed = parseJsonText(given);
	if (parsed.kind === "invalid") return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, {
		file,
		...at
	}, { hint })) };
	const { value } = parsed;
	const isOfDashboard = isMapping(value) && "reviews" in value && !("per_case" in value);
	const read = isOfDashboard ? ofDashboard().safeParse(value) : handWritten().safeParse(value);
	const root = new Cursor(new Source(file, parsed), value);
	const unknown = isOfDashboard ? unknownKeys(root, {
		whole: ofDashboard(),
		list: "reviews",
		item: comment()
	}) : unknownKeys(root, {
		whole: handWritten(),
		list: "per_case",
		item: reviewedByHand()
	});
	if (!read.success) return { problems: [...read.error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => {
		const keys = path.filter((key) => typeof key !== "symbol");
		const subject = keys.length === 0 ? "This review" : `"${cutEnd(keys.join("."), 100)}"`;
		return unread(`${subject} is missing or invalid`, root.below(keys), { expected: message });
	}), ...unknown] };
	return {
		feedback: {
			file,
			..."reviews" in read.data ? commentsOf(read.data) : reviewOf(read.data)
		},
		problems: [...unknown, ...unknownGraders(root, graders)]
	};
}
function unknownKeys(root, { whole, list, item }) {
	const items = root.field(list)?.items() ?? [];
	return [[root, whole], ...items.map((each) => [each, item])].flatMap(([mapping, { shape }]) => mapping.keys().flatMap((key) => Object.hasOwn(shape, key) ? [] : [{
		mapping,
		key,
		known: Object.keys(shape)
	}])).slice(0, MOST_PROBLEMS).map(({ mapping, key, known }) => {
		const message = `"${cutEnd(key, 60)}" is not a key of a review and is ignored`;
		return root.warning("UNKNOWN_FIELD", message, {
			location: mapping.key(key)?.keyLocation ?? mapping.location,
			hint: suggestion(key, known, "keys")
		});
	});
}
function unknownGraders(root, graders) {
	return (root.field("per_case")?.items() ?? []).flatMap((review) => {
		const known = graders.get(review.field("test_id")?.text ?? "") ?? [];
		const names = new Set(known.map(nameOf));
		const overrides = review.field("evaluator_overrides");
		if (overrides === void 0 || known.length === 0) return [];
		return overrides.keys().filter((key) => !names.has(key) && !names.has(nameOf(key))).map((key) => ({
			overrides,
			key,
			known
		}));
	}).slice(0, MOST_PROBLEMS).map(({ overrides, key, known }) => {
		const message = `This review is about a grader that the results of the test do not have: "${cutEnd(key, 60)}"`;
		return root.warning("UNKNOWN_GRADER", message, {
			location: overrides.key(key)?.keyLocation ?? overrides.location,
			hint: suggestion(key, known, "graders")
		});
	});
}
const nameOf = (grader) => grader.slice(grader.indexOf(":") + 1);
const MOST_PROBLEMS = 5;
const unread = (message, location, { expected, hint = "The review is not shown until this is fixed." }) => ({
	code: "RESULTS_UNREADABLE",
	severity: "warning",
	message,
	location,
	hint,
	...expected !== void 0 && { expected }
});
function reviewOf(given) {
	const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: cases = [] } = given;
	const tests = cases.map(({ test_id: testId, evaluator_overrides: graderNotes, workspace_notes: workspaceNotes, ...each }) => ({
		testId,
		...each,
		...graderNotes && { graderNotes },
		...workspaceNotes !== void 0 && { workspaceNotes }
	}));
	return {
		runId,
		reviewer,
		timestamp,
		...overallNotes !== void 0 && { overallNotes },
		tests
	};
}
const commentsOf = ({ reviews: given }) => ({ tests: given.map(({ test_id: testId, comment }) => ({
	testId,
	notes: comment
})) });
// src/app/run-folder/feedback-file.ts
async function withFeedback(run, folder, { cwd, files }) {
	const path = join(folder, FEEDBACK_FILE);
	if (await files.state(path) !== "file") return run;
	const { feedback, problems } = await contentOf(path, {
		file: shownPath(path, cwd),
		graders: gradersOf(run)
	}, files);
	const warnings = [
		...run.warnings,
		...problems,
		...feedback ? unknownTests(feedback, run) : []
	];
	return {
		...run,
		warnings,
		...feedback && { feedback: [feedback] }
	};
}
async function contentOf(path, review, files) {
	try {
		return readFeedback(await files.read(path, MAX_FEEDBACK_BYTES), review);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return { problems: error.problems.map((problem) => ({
			...problem,
			severity: "warning"
		})) };
	}
}
function gradersOf({ results }) {
	const graders = new Map();
	for (const { testId, scores } of results) {
		const known = graders.get(testId) ?? [];
		known.push(...scores.flatMap(withMembers).map(({ type, name }) => `${type}:${name}`));
		graders.set(testId, known);
	}
	return graders;
}
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];
function unknownTests({ file, tests }, { results }) {
	const known = new Set(results.map(({ testId }) => testId));
	const unknown = [...new Set(tests.map(({ testId }) => testId))].filter((id) => !known.has(id));
	if (unknown.length === 0) return [];
	return [{
		code: "NOTHING_MATCHED",
		severity: "warning",
		message: `This review is about tests that the results do not have: ${listed$1(unknown)}`,
		location: {
			file,
			line: 1,
			column: 1
		}
	}];
}
// src/app/run-folder/import-source.ts
const HEAD_BYTES = 65536;
async function importSource(path, { cwd, files }) {
	const shown = shownPath(path, cwd);
	const { bytes: head } = await files.slice(path, 0, HEAD_BYTES);
	const text = once(async () => decoded(await files.readBytes(path, MAX_RESULTS_BYTES)));
	const json = once(async () => documentOf(await text(), shown));
	const lines = once(async () => beginsJson(head) ? firstLine(await text()) : void 0);
	const document = once(async () => (await lines())?.isOnly === false ? void 0 : json().catch(() => void 0));
	const firstRow = async () => {
		const line = await lines();
		return line?.isOnly ? document() : line?.value;
	};
	return {
		path: shown,
		head,
		text,
		json,
		document: async () => beginsJson(head) ? document() : void 0,
		firstRow,
		rows: async (onCutOff) => rowsOf(await text(), shown, onCutOff),
		entries: async () => [],
		entry: async () => new Uint8Array()
	};
}
function decoded(bytes) {
	const [first, second] = bytes;
	if (first === 255 && second === 254) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 254 && second === 255) return new TextDecoder("utf-16be").decode(bytes);
	return new TextDecoder().decode(bytes);
}
const beginsJson = (head) => /^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 200)));
function firstLine(text) {
	const start = text.search(/\S/);
	const end = text.indexOf("\n", start);
	if (end === -1 || text.slice(end).trim() === "") return { isOnly: true };
	const value = jsonOf(text.slice(start, end));
	return value === void 0 ? void 0 : {
		isOnly: false,
		value
	};
}
function documentOf(text, shown) {
	let value;
	try {
		value = lenientJson(text);
	} catch (cause) {
		const message = messageOf(cause);
		throw userError("RESULTS_UNREADABLE", `This is not JSON, or it is incomplete: ${message.split(" in JSON")[0]}`, {
			location: {
				file: shown,
				...positionIn(message, text)
			},
			hint: "Was the tool stopped while it wrote the file? Run it again.",
			cause
		});
	}
	if (isDeeperThan(value, 64)) throw userError("RESULTS_UNREADABLE", `${shown} is nested more than 64 levels deep`);
	return value;
}
function positionIn(message, text) {
	const position = /at position (\d+)/.exec(message)?.[1];
	const before = text.slice(0, position === void 0 ? text.length : Number(position)).split("\n");
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}
function* rowsOf(text, shown, onCutOff) {
	const warn = (_) => onCutOff();
	for (const { value, location } of rowsIn(text, shown, {
		warn,
		mostRows: MOST_ROWS
	})) yield {
		value,
		location
	};
}
// src/app/run-folder/read-results.ts
async function readResults(paths, site, given = {}) {
	const how = {
		withAnswers: true,
		...given
	};
	const read = [];
	const errors = [];
	for (const path of paths) try {
		read.push(await readOne(resolve(site.cwd, path), path, site, how));
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		errors.push(...error.problems);
	}
	if (read.length === 0) throw errors.length > 0 ? new UserError(errors) : nothingNamed();
	const unreadable = [...errors, ...inSeveralFiles(read)];
	const run = joined(read, unreadable);
	return {
		run,
		files: read,
		problems: [...unreadable, ...run.warnings]
	};
}
const HINT = "Pass a run folder or a results file.";
const nothingNamed = () => userError("INPUT_INVALID", "No results are given", { hint: HINT });
async function readOne(path, given, site, how) {
	const state = await site.files.state(path);
	if (state === "missing") throw userError("FILE_MISSING", `There are no results at ${given}`, { hint: HINT });
	const shown = shownPath(path, site.cwd);
	const folder = state === "folder" ? path : basename(path) === "index.jsonl" ? dirname(path) : void 0;
	if (folder === void 0) return {
		shown,
		path,
		...await readFile(path, site, how)
	};
	const read = await readFolder(folder, given, site, how.withAnswers);
	return {
		shown,
		path,
		...read,
		run: await withFeedback(read.run, folder, site)
	};
}
const ofRows = (run) => ({
	run,
	regressed: []
});
async function readFolder(folder, given, site, withAnswers) {
	const { files } = site;
	const [report, journal] = [join(folder, "report.json"), join(folder, JOURNAL)];
	const hasJournal = await files.state(journal) === "file";
	if (await files.state(report) === "file") {
		const text = await files.read(report, MAX_RESULTS_BYTES);
		if (looksLikeReport(text) || !hasJournal) return fromReport(text, report, site, withAnswers);
	}
	if (!hasJournal) throw userError("FILE_MISSING", `There are no results in ${given}`, { hint: HINT });
	const rows = await readRows(journal, site, withAnswers);
	const planned = await plannedTests(folder, files);
	if (planned !== void 0) return ofRows(runOf(rows, { planned }));
	return ofRows(runOf(rows, { isCutOff: rows.areOurs }));
}
async function readFile(path, site, how) {
	const { withAnswers, format = "auto" } = how;
	const source = await importSource(path, site);
	const head = new TextDecoder().decode(source.head);
	const isOwn = format === "eval-action" || format === "agentv";
	if (looksLikeReport(head) && (isOwn || format === "auto")) return fromReport(await site.files.read(path, MAX_RESULTS_BYTES), path, site, withAnswers);
	if (isOwn || format === "auto" && (isYamlFile(path) || looksLikeRows(head))) return ofRows(runOf(await readRows(path, site, withAnswers)));
	const { run, file } = await importFile(source, isOwn || format === "auto" ? void 0 : format, how);
	const imported = {
		...run,
		imported: [file]
	};
	return ofRows(withAnswers ? imported : {
		...imported,
		results: imported.results.map(withoutTexts)
	});
}
async function fromReport(text, path, site, withAnswers) {
	const { run, results, regressed } = readReport(text, shownPath(path, site.cwd));
	if (results !== void 0 && results.length <= 2e5) return {
		run: {
			...run,
			results: [...results]
		},
		regressed
	};
	const rows = await readRows(join(dirname(path), JOURNAL), site, withAnswers);
	const planned = Math.max(run.planned, rows.results.length);
	return {
		run: {
			...run,
			planned,
			results: rows.results
		},
		regressed
	};
}
async function plannedTests(folder, files) {
	const path = join(folder, "benchmark.json");
	if (await files.state(path) !== "file") return void 0;
	try {
		const count = JSON.parse(await files.read(path, MAX_RESULTS_BYTES))?.metadata?.planned_test_count;
		return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : void 0;
	} catch {
		return;
	}
}
function inSeveralFiles(read) {
	if (read.length < 2) return [];
	const first = new Map();
	const pairs = new Map();
	for (const file of read) for (const result of file.run.results) {
		const key = resultKey(result);
		const other = first.get(key);
		if (other === void 0 || other === file) {
			first.set(key, file);
			continue;
		}
		const both = [other.shown, file.shown];
		const pair = pairs.get(JSON.stringify(both)) ?? {
			files: both,
			testId: result.testId,
			count: 0
		};
		pairs.set(JSON.stringify(both), {
			...pair,
			count: pair.count + 1
		});
	}
	return [...pairs.values()].map(({ files: [one, two], testId, count }) => ({
		code: "DUPLICATE_ID",
		severity: "error",
		message: `${plural("test", count)} ${count === 1 ? "is" : "are"} both in ${one} and in ${two}: ${testId}${count > 1 ? " and others" : ""}`,
		hint: "Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline)."
	}));
}
function joined(read, unreadable) {
	const runs = read.map(({ run }) => run);
	const { start, end } = periodOf(runs);
	const stopped = gravestStop(runs);
	const lost = [...runs.flatMap((run) => run.unreadable ?? []), ...unreadable];
	const caches = runs.flatMap((run) => run.caches ?? []);
	const extraTrials = runs.flatMap((run) => run.extraTrials ?? []);
	const earlier = runs.flatMap((run) => run.earlier ?? []);
	const missingSecrets = runs.find((run) => run.missingSecrets !== void 0)?.missingSecrets;
	const environment = commonEnvironment(runs.map((run) => run.environment));
	const seeding = runs.find((run) => run.seeding !== void 0)?.seeding;
	const confirmed = confirmedIn(read);
	const describedSuites = runs.flatMap((run) => run.describedSuites ?? []);
	const feedback = runs.flatMap((run) => run.feedback ?? []);
	const imported = runs.flatMap((run) => run.imported ?? []);
	const unconfirmed = runs.flatMap((run) => run.unconfirmed ?? []);
	const withoutResult = runs.flatMap((run) => run.withoutResult ?? []);
	const stoppedShards = runs.flatMap((run) => run.stoppedShards ?? []);
	const [only] = runs;
	const results = runs.flatMap((run) => run.results);
	return {
		startedAt: start === void 0 ? EPOCH : new Date(start).toISOString(),
		durationMs: runs.length === 1 && only ? only.durationMs : start === void 0 || end === void 0 ? 0 : end - start,
		planned: runs.reduce((sum, { planned }) => sum + planned, 0),
		...stopped !== void 0 && { stopped },
		...stoppedShards.length > 0 && { stoppedShards },
		complete: lost.length === 0 && runs.every(({ complete }) => complete),
		...lost.length > 0 && { unreadable: lost },
		...withoutResult.length > 0 && { withoutResult },
		dryRun: runs.some(({ dryRun }) => dryRun),
		...selectedBy(runs),
		...baselineFilesOf(runs),
		...deletedMustPassOf(runs),
		...seeding && { seeding },
		...missingSecrets && { missingSecrets },
		...confirmed.length > 0 && { confirmed },
		...unconfirmed.length > 0 && { unconfirmed },
		...environment && { environment },
		requirements: runs.flatMap(({ requirements }) => requirements),
		...feedback.length > 0 && { feedback },
		...imported.length > 0 && { imported },
		...describedSuites.length > 0 && { describedSuites },
		warnings: runs.flatMap(({ warnings }) => warnings),
		...caches.length > 0 && { caches },
		...extraTrials.length > 0 && { extraTrials },
		...earlier.length > 0 && { earlier },
		results: runs.length === 1 ? results : results.map((result, index) => ({
			...result,
			index
		}))
	};
}
const confirmedIn = (read) => read.flatMap(({ run, regressed }) => read.length > 1 ? [...run.confirmed ?? [], ...regressed] : run.confirmed ?? []);
const dated = (run, now) => run.startedAt === "1970-01-01T00:00:00.000Z" ? {
	...run,
	startedAt: new Date(now).toISOString()
} : run;
function withRequirements(run, { threshold, mustPass }) {
	const results = mustPass ? run.results.map((result) => ({
		...result,
		mustPass
	})) : run.results;
	return {
		...run,
		results,
		requirements: threshold === void 0 ? run.requirements : requirementsAt(threshold, results)
	};
}
function requirementsAt(threshold, results) {
	const requirements = new Map();
	for (const { suite, suiteFile: file, target } of results) requirements.set(JSON.stringify([
		file,
		suite,
		target
	]), {
		suite,
		file,
		target,
		threshold,
		from: "input"
	});
	return [...requirements.values()];
}
export { readResults as n, withRequirements as r, dated as t };
