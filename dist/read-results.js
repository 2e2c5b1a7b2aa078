import { t as __commonJSMin } from "./rolldown-runtime.js";
import { $ as _isoDateTime, B as looseObject, H as object, J as union, K as string, L as int, M as array, O as ZodISODateTime, P as boolean, V as number, W as record, Y as unknown, _ as UserError, c as cutBytes, i as isDeeperThan, k as _enum, l as cutEnd, m as plural, n as jsonOf, p as orList, r as lenientJson, w as userError, y as messageOf, z as literal } from "./json.js";
import { l as sumTokens, r as finalAnswer, t as once } from "./once.js";
import { a as failureClasses, n as momentOf, s as isAgentFailure, t as isoTime } from "./iso-time.js";
import { D as reviewVerdicts, O as commonEnvironment, T as identityKinds, p as resultKey } from "./result.js";
import { n as clampScore } from "./grade.js";
import { A as readMessages, C as JOURNAL, I as aggregateScores, M as looksLikeRows, P as rowsIn, _ as deletedMustPassOf, a as isYamlFile, b as periodOf, g as baselineFilesOf, i as runOf, k as EPOCH, n as MOST_ROWS, r as readRows, s as withoutTexts, t as MAX_RESULTS_BYTES, v as extremes, x as selectedBy, y as gravestStop } from "./result-rows.js";
import { t as isMapping } from "./mapping.js";
import { i as suggestion, n as listed$1 } from "./did-you-mean.js";
import { t as shownPath } from "./shown-path.js";
import { t as grouped } from "./grouped.js";
import { t as importedMeasureText } from "./fingerprint.js";
import { t as canonicalJson } from "./canonical-json.js";
import { a as parseJsonText, n as Source, t as Cursor } from "./source.js";
import { n as readReport, t as looksLikeReport } from "./read-report.js";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
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
	const time = timeOf$1(shown.time ?? facts.time);
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
	const { ofAllAttempts } = first;
	if (ofAllAttempts === void 0) return {
		...common,
		...endOfSeveral(trials),
		aggregation: aggregationOf(trials)
	};
	return {
		...common,
		...endOfAttempts(trials, ofAllAttempts),
		aggregation: aggregationOf(trials, "pass_at_k")
	};
}
function timeOf$1(given) {
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
function endOfAttempts(trials, { outcome, score }) {
	const best = Math.max(...trials.map((trial) => endOf(trial).score));
	return endOf({
		...trials[0],
		outcome,
		score: score ?? best
	});
}
function mostFrequent(ends) {
	const failures = ends.flatMap((end) => end.status === "execution_error" ? [end.failure] : []);
	const count = (failure) => failures.filter((other) => other.class === failure.class).length;
	const [first, ...others] = failures;
	if (first === void 0) throw new Error("A test without a decided trial has a failure");
	return others.reduce((most, failure) => count(failure) > count(most) ? failure : most, first);
}
const aggregationOf = (trials, strategy = "mean") => aggregateScores(trials.map((trial) => endOf(trial).score), strategy).aggregation;
function trialOf$1(trial, attempt, time) {
	const end = endOf(trial);
	const verdict = end.status === "ok" ? "pass" : end.status === "quality_failure" ? "fail" : "skip";
	return {
		attempt,
		status: end.status,
		score: end.score,
		verdict,
		scores: scoresOf(trial, trial.time === void 0 ? time : timeOf$1(trial.time)),
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
const MOST_TRIALS = 2e5;
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
	#trials = 0;
	#unreadable = [];
	#skipped = [];
	#warnings = new Map();
	constructor(path, settings = {}) {
		this.#path = path;
		this.#settings = settings;
	}
	trial(given) {
		this.#trials += 1;
		if (this.#trials > MOST_TRIALS) throw userError("RESULTS_UNREADABLE", `${this.#path} has more than ${MOST_TRIALS} trials`);
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
			const outcome = outcomeOf$1(read.data, settings);
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
function outcomeOf$1({ error, error_class, pass, score }, { passMark }) {
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
// src/results/importers/decode-text.ts
function decodeText(bytes) {
	const [first, second] = bytes;
	if (first === 255 && second === 254) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 254 && second === 255) return new TextDecoder("utf-16be").decode(bytes);
	return new TextDecoder().decode(bytes);
}
// src/results/importers/junit-merge.ts
function mergedEnds(trials) {
	return [...grouped(trials, (trial) => [
		trial.suite,
		nameOf$1(trial),
		trial.target
	]).values()].flatMap((group) => {
		const [first, second, ...others] = group;
		return second !== void 0 && others.length === 0 && group.some(({ outcome }) => outcome.kind === "error") ? [merged(first, second)] : group;
	});
}
function merged(one, other) {
	const [first, second] = other.outcome.kind === "failed" ? [other, one] : [one, other];
	const shown = first.outcome.kind === "passed" ? second : first;
	const hidden = shown === first ? second : first;
	const reason = [shown.reason, hidden.reason].filter((text) => text !== void 0 && text !== "").join("\n");
	return {
		...shown,
		reason
	};
}
function withRepeats(trials) {
	const numbered = trials.map((trial) => ({
		trial,
		repeat: repeatOf(trial)
	}));
	return [...grouped(numbered, ({ trial, repeat }) => [
		trial.suite,
		trial.target,
		repeat?.name ?? nameOf$1(trial),
		repeat && `${repeat.count}`
	]).values()].flatMap((group) => isComplete(group) ? group.map(asTrial) : group.map(({ trial }) => trial));
}
const nameOf$1 = ({ test }) => test.kind === "content" ? test.question : test.text;
function repeatOf(trial) {
	const found = /^(.*)([[-])([1-9]\d{0,3})-([1-9]\d{0,3})\]$/s.exec(nameOf$1(trial));
	if (found === null) return void 0;
	const [, before = "", border = "", number, count] = found;
	return {
		name: border === "[" ? before : `${before}]`,
		number: Number(number),
		count: Number(count)
	};
}
function isComplete(group) {
	const count = group[0].repeat?.count;
	const numbers = new Set(group.map(({ repeat }) => repeat?.number));
	return count !== void 0 && group.length === count && numbers.size === count && Math.max(...group.map(at)) === count;
}
const at = ({ repeat }) => repeat?.number ?? 0;
const asTrial = ({ trial, repeat }) => repeat === void 0 ? trial : {
	...trial,
	test: {
		kind: "named",
		text: repeat.name
	},
	number: repeat.number - 1
};
// src/results/importers/junit-dialects.ts
function dialectOf({ root, suite, properties, first }) {
	const title = root?.attributes["name"];
	if (title === "vitest tests") return vitest;
	if (title === "pytest tests" || suite?.attributes["name"] === "pytest") return pytest;
	if (title === "jest tests") return jest;
	if (root?.attributes["id"] !== void 0 && title !== void 0 && isNamedByFile(suite, first)) return playwright;
	if ([...properties.keys()].some((name) => /^verdict(?: \[|$)/.test(name))) return evalAction;
	return other;
}
const isNamedByFile = (suite, { attributes }) => suite !== void 0 && suite.attributes["name"] === attributes["classname"] && "hostname" in suite.attributes;
const nameIn = (test) => test.element.attributes["name"] ?? "";
const classIn = (test) => test.element.attributes["classname"] ?? "";
const suiteIn = ({ suite }) => suite?.attributes["name"] ?? "";
const vitest = {
	tool: "vitest",
	isUnusable: ({ attributes }) => attributes["name"] === attributes["classname"],
	classIsFile: true,
	namesOf: (test) => ({
		suite: classIn(test),
		test: nameIn(test)
	})
};
const playwright = {
	tool: "playwright",
	namesOf: (test) => ({
		suite: classIn(test),
		test: nameIn(test),
		target: test.suite?.attributes["hostname"] || void 0
	})
};
const pytest = {
	tool: "pytest",
	isUnusable: (_, message) => /^(?:failed on (?:setup|teardown)|collection failure)/.test(message),
	merge: (trials) => withRepeats(mergedEnds(trials)),
	firstLineIsZero: true,
	namesOf(test) {
		const [module = "", ...rest] = classIn(test).split(".");
		const firstClass = rest.findIndex((_, index) => rest.slice(index).every((part) => /^[A-Z]/.test(part)));
		const classes = firstClass === -1 ? [] : rest.slice(firstClass);
		return {
			suite: [module, ...rest.slice(0, rest.length - classes.length)].join(".") || nameIn(test),
			test: [...classes, nameIn(test)].join(".")
		};
	}
};
const evalAction = {
	tool: "eval-action",
	isOwn: true,
	namesOf(test) {
		const target = test.properties.get("target");
		const [name, end] = [nameIn(test), ` [${target}]`];
		return {
			suite: classIn(test),
			test: name.endsWith(end) ? name.slice(0, -end.length) : name,
			target
		};
	}
};
const other = {
	tool: "junit",
	namesOf(test) {
		const [name, className] = [nameIn(test), classIn(test)];
		const suite = suiteIn(test) || className || "default";
		return {
			suite,
			test: className === suite || name === "" || name.includes(className) ? name : `${className} \u203a ${name}`
		};
	}
};
const jest = {
	...other,
	tool: "jest",
	isUnusable: ({ attributes }) => attributes["classname"] === "Test suite failed to run",
	merge: mergedEnds
};
const isPromptfoo = ({ attributes: { name = "", classname = "" } }) => /^\[.*\] prompt \d+$/.test(classname) && /^test \d+/.test(name);
// src/results/importers/junit-trials.ts
const isSkipped = ({ element }) => element.children.some(({ name }) => name === "skipped") || element.attributes["status"] === "notrun";
function trialsOf(test, names, how) {
	const mark = test.element.children.find(({ name }) => name === "failure" || name === "error");
	const outcome = mark === void 0 ? passed : outcomeOf(mark, test, how.dialect);
	const trial = {
		...commonOf(test, names, how),
		outcome,
		reason: mark && reasonOf(mark)
	};
	const others = how.dialect.isOwn ? [] : test.element.children.filter(isAttempt);
	if (others.length === 0) return [trial];
	const repeated = others.map((attempt) => ({
		...trial,
		score: void 0,
		outcome: outcomeOf(attempt, test, how.dialect),
		reason: reasonOf(attempt)
	}));
	const attempts = mark === void 0 ? [...repeated, trial] : [trial, ...repeated];
	const ofAllAttempts = {
		outcome,
		score: trial.score
	};
	return attempts.map((attempt, number) => ({
		...attempt,
		number,
		...number === 0 && { ofAllAttempts }
	}));
}
const passed = { kind: "passed" };
const isAttempt = ({ name }) => /^(?:rerun|flaky)(?:Failure|Error)$/.test(name);
function outcomeOf(mark, test, dialect) {
	const type = mark.attributes["type"] ?? "";
	const message = reasonOf(mark);
	const known = dialect.isOwn && failureClasses.find((name) => name === type);
	if (known) return {
		kind: "error",
		message,
		class: known
	};
	if (type === "TestTimeoutError") return {
		kind: "error",
		message,
		class: "timeout"
	};
	if (dialect.isUnusable?.(test.element, message)) return {
		kind: "error",
		message,
		class: "config"
	};
	if (!/error$/i.test(mark.name)) return { kind: "failed" };
	return {
		kind: "error",
		message: type === "" ? message : `${type}: ${message}`
	};
}
function reasonOf({ attributes, text }) {
	const message = (attributes["message"] ?? "").trim();
	if (message === "collection failure") return `${message}: ${text.trim().split("\n").at(-1)?.replace(/^E +/, "")}`;
	if (message !== "" && !(/^score=[\d.]+$/.test(message) && text.trim() !== "")) return message;
	return (text.split(/\n\s+at /)[0] ?? "").trim();
}
function commonOf(test, names, { dialect, shown }) {
	const { element, properties } = test;
	return {
		suite: names.suite,
		test: {
			kind: "named",
			text: names.test
		},
		target: names.target ?? targetOf(test) ?? "default",
		location: locationOf(test, dialect, shown),
		pointer: `line ${element.location.line}`,
		time: timeOf(test.suite?.attributes["timestamp"]),
		score: numberIn(properties.get("score") ?? properties.get("eval.score")),
		passMark: shareIn(properties.get("pass-mark")),
		durationMs: milliseconds(element.attributes["time"]),
		costUsd: amountIn(properties.get("cost_usd") ?? properties.get("cost-usd")),
		tokenUsage: tokensOf(properties),
		model: properties.get("model"),
		answer: dialect.isOwn ? element.children.find(({ name }) => name === "system-out")?.text : void 0,
		graders: gradersOf$1(properties)
	};
}
const targetOf = ({ properties, ofSuite }) => [
	properties.get("target"),
	properties.get("model"),
	ofSuite.get("target"),
	ofSuite.get("model")
].find(Boolean);
function locationOf({ element, suite }, dialect, shown) {
	const { attributes } = element;
	const file = attributes["file"] ?? suite?.attributes["file"] ?? (dialect.classIsFile && attributes["classname"]);
	if (!file) return element.location;
	const line = wholeIn(attributes["line"]) ?? 0;
	return {
		file: shown(file),
		line: Math.max(1, dialect.firstLineIsZero ? line + 1 : line),
		column: 1
	};
}
function timeOf(timestamp) {
	if (timestamp === void 0) return void 0;
	return /(?:Z|[+-]\d\d:?\d\d)$/i.test(timestamp) ? timestamp : `${timestamp}Z`;
}
function milliseconds(time) {
	const seconds = amountIn(time?.replaceAll(",", ""));
	return seconds === void 0 || seconds === 0 ? void 0 : seconds * 1e3;
}
function tokensOf(properties) {
	const [input, output] = [wholeIn(properties.get("tokens_input")), wholeIn(properties.get("tokens_output"))];
	return input === void 0 || output === void 0 ? void 0 : {
		input,
		output
	};
}
const gradersOf$1 = (properties) => [...properties].flatMap(([property, value]) => {
	const name = /^grader\.(.+)$/s.exec(property)?.[1];
	if (name === void 0) return [];
	return [{
		name,
		.../^(?:true|pass|passed|false|fail|failed)$/i.test(value) ? { passed: /^[tp]/i.test(value) } : { score: numberIn(value) }
	}];
});
function numberIn(text) {
	const value = text === void 0 || text.trim() === "" ? NaN : Number(text);
	return Number.isFinite(value) ? value : void 0;
}
function amountIn(text) {
	const value = numberIn(text);
	return value !== void 0 && value >= 0 ? value : void 0;
}
function shareIn(text) {
	const value = amountIn(text);
	return value !== void 0 && value <= 1 ? value : void 0;
}
function wholeIn(text) {
	const value = amountIn(text);
	return value !== void 0 && Number.isSafeInteger(value) ? value : void 0;
}
// node_modules/xmlchars/xml/1.0/ed5.js
var require_ed5 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "	\n\r -\ud7ff\ue000-\ufffd\ud800\udc00-\udbff\udfff";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	function isChar(c) {
		return c >= SPACE && c <= 55295 || c === NL || c === CR || c === TAB || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));
// node_modules/xmlchars/xml/1.1/ed2.js
var require_ed2 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "-\ud7ff\ue000-\ufffd\ud800\udc00-\udbff\udfff";
	exports.RESTRICTED_CHAR = "-\b\v\f--\u0084\u0086-\u009f";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.RESTRICTED_CHAR_RE = new RegExp("^[" + exports.RESTRICTED_CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	function isChar(c) {
		return c >= 1 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	function isRestrictedChar(c) {
		return c >= 1 && c <= 8 || c === 11 || c === 12 || c >= 14 && c <= 31 || c >= 127 && c <= 132 || c >= 134 && c <= 159;
	}
	exports.isRestrictedChar = isRestrictedChar;
	function isCharAndNotRestricted(c) {
		return c === 9 || c === 10 || c === 13 || c > 31 && c < 127 || c === 133 || c > 159 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isCharAndNotRestricted = isCharAndNotRestricted;
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));
// node_modules/xmlchars/xmlns/1.0/ed3.js
var require_ed3 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.NC_NAME_START_CHAR = "A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NC_NAME_CHAR = "-" + exports.NC_NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "]$", "u");
	exports.NC_NAME_CHAR_RE = new RegExp("^[" + exports.NC_NAME_CHAR + "]$", "u");
	exports.NC_NAME_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "][" + exports.NC_NAME_CHAR + "]*$", "u");
	function isNCNameStartChar(c) {
		return c >= 65 && c <= 90 || c === 95 || c >= 97 && c <= 122 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNCNameStartChar = isNCNameStartChar;
	function isNCNameChar(c) {
		return isNCNameStartChar(c) || c === 45 || c === 46 || c >= 48 && c <= 57 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNCNameChar = isNCNameChar;
}));
// src/results/importers/xml.ts
var import_saxes = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SaxesParser = exports.EVENTS = void 0;
	const ed5 = require_ed5();
	const ed2 = require_ed2();
	const NSed3 = require_ed3();
	var isS = ed5.isS;
	var isChar10 = ed5.isChar;
	var isNameStartChar = ed5.isNameStartChar;
	var isNameChar = ed5.isNameChar;
	var S_LIST = ed5.S_LIST;
	var NAME_RE = ed5.NAME_RE;
	var isChar11 = ed2.isChar;
	var isNCNameStartChar = NSed3.isNCNameStartChar;
	var isNCNameChar = NSed3.isNCNameChar;
	var NC_NAME_RE = NSed3.NC_NAME_RE;
	const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
	const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
	const rootNS = {
		__proto__: null,
		xml: XML_NAMESPACE,
		xmlns: XMLNS_NAMESPACE
	};
	const XML_ENTITIES = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	};
	const EOC = -1;
	const NL_LIKE = -2;
	const S_BEGIN = 0;
	const S_BEGIN_WHITESPACE = 1;
	const S_DOCTYPE = 2;
	const S_DOCTYPE_QUOTE = 3;
	const S_DTD = 4;
	const S_DTD_QUOTED = 5;
	const S_DTD_OPEN_WAKA = 6;
	const S_DTD_OPEN_WAKA_BANG = 7;
	const S_DTD_COMMENT = 8;
	const S_DTD_COMMENT_ENDING = 9;
	const S_DTD_COMMENT_ENDED = 10;
	const S_DTD_PI = 11;
	const S_DTD_PI_ENDING = 12;
	const S_TEXT = 13;
	const S_ENTITY = 14;
	const S_OPEN_WAKA = 15;
	const S_OPEN_WAKA_BANG = 16;
	const S_COMMENT = 17;
	const S_COMMENT_ENDING = 18;
	const S_COMMENT_ENDED = 19;
	const S_CDATA = 20;
	const S_CDATA_ENDING = 21;
	const S_CDATA_ENDING_2 = 22;
	const S_PI_FIRST_CHAR = 23;
	const S_PI_REST = 24;
	const S_PI_BODY = 25;
	const S_PI_ENDING = 26;
	const S_XML_DECL_NAME_START = 27;
	const S_XML_DECL_NAME = 28;
	const S_XML_DECL_EQ = 29;
	const S_XML_DECL_VALUE_START = 30;
	const S_XML_DECL_VALUE = 31;
	const S_XML_DECL_SEPARATOR = 32;
	const S_XML_DECL_ENDING = 33;
	const S_OPEN_TAG = 34;
	const S_OPEN_TAG_SLASH = 35;
	const S_ATTRIB = 36;
	const S_ATTRIB_NAME = 37;
	const S_ATTRIB_NAME_SAW_WHITE = 38;
	const S_ATTRIB_VALUE = 39;
	const S_ATTRIB_VALUE_QUOTED = 40;
	const S_ATTRIB_VALUE_CLOSED = 41;
	const S_ATTRIB_VALUE_UNQUOTED = 42;
	const S_CLOSE_TAG = 43;
	const S_CLOSE_TAG_SAW_WHITE = 44;
	const TAB = 9;
	const NL = 10;
	const CR = 13;
	const SPACE = 32;
	const BANG = 33;
	const DQUOTE = 34;
	const AMP = 38;
	const SQUOTE = 39;
	const MINUS = 45;
	const FORWARD_SLASH = 47;
	const SEMICOLON = 59;
	const LESS = 60;
	const EQUAL = 61;
	const GREATER = 62;
	const QUESTION = 63;
	const OPEN_BRACKET = 91;
	const CLOSE_BRACKET = 93;
	const NEL = 133;
	const LS = 8232;
	const isQuote = (c) => c === DQUOTE || c === SQUOTE;
	const QUOTES = [DQUOTE, SQUOTE];
	const DOCTYPE_TERMINATOR = [
		...QUOTES,
		OPEN_BRACKET,
		GREATER
	];
	const DTD_TERMINATOR = [
		...QUOTES,
		LESS,
		CLOSE_BRACKET
	];
	const XML_DECL_NAME_TERMINATOR = [
		EQUAL,
		QUESTION,
		...S_LIST
	];
	const ATTRIB_VALUE_UNQUOTED_TERMINATOR = [
		...S_LIST,
		GREATER,
		AMP,
		LESS
	];
	function nsPairCheck(parser, prefix, uri) {
		switch (prefix) {
			case "xml":
				if (uri !== XML_NAMESPACE) parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
				break;
			case "xmlns": if (uri !== XMLNS_NAMESPACE) parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
		}
		switch (uri) {
			case XMLNS_NAMESPACE:
				parser.fail(prefix === "" ? `the default namespace may not be set to ${uri}.` : `may not assign a prefix (even "xmlns") to the URI \
${XMLNS_NAMESPACE}.`);
				break;
			case XML_NAMESPACE: switch (prefix) {
				case "xml": break;
				case "":
					parser.fail(`the default namespace may not be set to ${uri}.`);
					break;
				default: parser.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(parser, mapping) {
		for (const local of Object.keys(mapping)) nsPairCheck(parser, local, mapping[local]);
	}
	const isNCName = (name) => NC_NAME_RE.test(name);
	const isName = (name) => NAME_RE.test(name);
	const FORBIDDEN_START = 0;
	const FORBIDDEN_BRACKET = 1;
	const FORBIDDEN_BRACKET_BRACKET = 2;
	exports.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	const EVENT_NAME_TO_HANDLER_NAME = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	var SaxesParser = class {
		constructor(opt) {
			this.opt = opt !== null && opt !== void 0 ? opt : {};
			this.fragmentOpt = !!this.opt.fragment;
			const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
			this.trackPosition = this.opt.position !== false;
			this.fileName = this.opt.fileName;
			if (xmlnsOpt) {
				this.nameStartCheck = isNCNameStartChar;
				this.nameCheck = isNCNameChar;
				this.isName = isNCName;
				this.processAttribs = this.processAttribsNS;
				this.pushAttrib = this.pushAttribNS;
				this.ns = Object.assign({ __proto__: null }, rootNS);
				const additional = this.opt.additionalNamespaces;
				if (additional != null) {
					nsMappingCheck(this, additional);
					Object.assign(this.ns, additional);
				}
			} else {
				this.nameStartCheck = isNameStartChar;
				this.nameCheck = isNameChar;
				this.isName = isName;
				this.processAttribs = this.processAttribsPlain;
				this.pushAttrib = this.pushAttribPlain;
			}
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			];
			this._init();
		}
		get closed() {
			return this._closed;
		}
		_init() {
			var _a;
			this.openWakaBang = "";
			this.text = "";
			this.name = "";
			this.piTarget = "";
			this.entity = "";
			this.q = null;
			this.tags = [];
			this.tag = null;
			this.topNS = null;
			this.chunk = "";
			this.chunkPosition = 0;
			this.i = 0;
			this.prevI = 0;
			this.carriedFromPrevious = void 0;
			this.forbiddenState = FORBIDDEN_START;
			this.attribList = [];
			const { fragmentOpt } = this;
			this.state = fragmentOpt ? S_TEXT : S_BEGIN;
			this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = fragmentOpt;
			this.xmlDeclPossible = !fragmentOpt;
			this.xmlDeclExpects = ["version"];
			this.entityReturnState = void 0;
			let { defaultXMLVersion } = this.opt;
			if (defaultXMLVersion === void 0) {
				if (this.opt.forceXMLVersion === true) throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
				defaultXMLVersion = "1.0";
			}
			this.setXMLVersion(defaultXMLVersion);
			this.positionAtNewLine = 0;
			this.doctype = false;
			this._closed = false;
			this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			};
			this.line = 1;
			this.column = 0;
			this.ENTITIES = Object.create(XML_ENTITIES);
			(_a = this.readyHandler) === null || _a === void 0 || _a.call(this);
		}
		get position() {
			return this.chunkPosition + this.i;
		}
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		on(name, handler) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
		}
		off(name) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = void 0;
		}
		makeError(message) {
			var _a;
			let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
			if (this.trackPosition) {
				if (msg.length > 0) msg += ":";
				msg += `${this.line}:${this.column}`;
			}
			if (msg.length > 0) msg += ": ";
			return new Error(msg + message);
		}
		fail(message) {
			const err = this.makeError(message);
			const handler = this.errorHandler;
			if (handler === void 0) throw err;
			else handler(err);
			return this;
		}
		write(chunk) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let end = false;
			if (chunk === null) {
				end = true;
				chunk = "";
			} else if (typeof chunk === "object") chunk = chunk.toString();
			if (this.carriedFromPrevious !== void 0) {
				chunk = `${this.carriedFromPrevious}${chunk}`;
				this.carriedFromPrevious = void 0;
			}
			let limit = chunk.length;
			const lastCode = chunk.charCodeAt(limit - 1);
			if (!end && (lastCode === CR || lastCode >= 55296 && lastCode <= 56319)) {
				this.carriedFromPrevious = chunk[limit - 1];
				limit--;
				chunk = chunk.slice(0, limit);
			}
			const { stateTable } = this;
			this.chunk = chunk;
			this.i = 0;
			while (this.i < limit) stateTable[this.state].call(this);
			this.chunkPosition += limit;
			return end ? this.end() : this;
		}
		close() {
			return this.write(null);
		}
		getCode10() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code >= SPACE || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR:
						if (chunk.charCodeAt(i + 1) === NL) this.i = i + 2;
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		getCode11() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code > 31 && code < 127 || code > 159 && code !== LS || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR: {
						const next = chunk.charCodeAt(i + 1);
						if (next === NL || next === NEL) this.i = i + 2;
					}
					case NEL:
					case LS:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		getCodeNorm() {
			const c = this.getCode();
			return c === NL_LIKE ? NL : c;
		}
		unget() {
			this.i = this.prevI;
			this.column--;
		}
		captureTo(chars) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				const c = this.getCode();
				const isNLLike = c === NL_LIKE;
				const final = isNLLike ? NL : c;
				if (final === EOC || chars.includes(final)) {
					this.text += chunk.slice(start, this.prevI);
					return final;
				}
				if (isNLLike) {
					this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
				}
			}
		}
		captureToChar(char) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				let c = this.getCode();
				switch (c) {
					case NL_LIKE:
						this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						c = NL;
						break;
					case EOC:
						this.text += chunk.slice(start);
						return false;
				}
				if (c === char) {
					this.text += chunk.slice(start, this.prevI);
					return true;
				}
			}
		}
		captureNameChars() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCode();
				if (c === EOC) {
					this.name += chunk.slice(start);
					return EOC;
				}
				if (!isNameChar(c)) {
					this.name += chunk.slice(start, this.prevI);
					return c === NL_LIKE ? NL : c;
				}
			}
		}
		skipSpaces() {
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC || !isS(c)) return c;
			}
		}
		setXMLVersion(version) {
			this.currentXMLVersion = version;
			if (version === "1.0") {
				this.isChar = isChar10;
				this.getCode = this.getCode10;
			} else {
				this.isChar = isChar11;
				this.getCode = this.getCode11;
			}
		}
		sBegin() {
			if (this.chunk.charCodeAt(0) === 65279) {
				this.i++;
				this.column++;
			}
			this.state = S_BEGIN_WHITESPACE;
		}
		sBeginWhitespace() {
			const iBefore = this.i;
			const c = this.skipSpaces();
			if (this.prevI !== iBefore) this.xmlDeclPossible = false;
			switch (c) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (this.text.length !== 0) throw new Error("no-empty text at start");
					break;
				case EOC: break;
				default:
					this.unget();
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sDoctype() {
			var _a;
			const c = this.captureTo(DOCTYPE_TERMINATOR);
			switch (c) {
				case GREATER:
					(_a = this.doctypeHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					this.doctype = true;
					break;
				case EOC: break;
				default:
					this.text += String.fromCodePoint(c);
					if (c === OPEN_BRACKET) this.state = S_DTD;
					else if (isQuote(c)) {
						this.state = S_DOCTYPE_QUOTE;
						this.q = c;
					}
			}
		}
		sDoctypeQuote() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.q = null;
				this.state = S_DOCTYPE;
			}
		}
		sDTD() {
			const c = this.captureTo(DTD_TERMINATOR);
			if (c === EOC) return;
			this.text += String.fromCodePoint(c);
			if (c === CLOSE_BRACKET) this.state = S_DOCTYPE;
			else if (c === LESS) this.state = S_DTD_OPEN_WAKA;
			else if (isQuote(c)) {
				this.state = S_DTD_QUOTED;
				this.q = c;
			}
		}
		sDTDQuoted() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.state = S_DTD;
				this.q = null;
			}
		}
		sDTDOpenWaka() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			switch (c) {
				case BANG:
					this.state = S_DTD_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					break;
				case QUESTION:
					this.state = S_DTD_PI;
					break;
				default: this.state = S_DTD;
			}
		}
		sDTDOpenWakaBang() {
			const char = String.fromCodePoint(this.getCodeNorm());
			const owb = this.openWakaBang += char;
			this.text += char;
			if (owb !== "-") {
				this.state = owb === "--" ? S_DTD_COMMENT : S_DTD;
				this.openWakaBang = "";
			}
		}
		sDTDComment() {
			if (this.captureToChar(MINUS)) {
				this.text += "-";
				this.state = S_DTD_COMMENT_ENDING;
			}
		}
		sDTDCommentEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
		}
		sDTDCommentEnded() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
			else {
				this.fail("malformed comment.");
				this.state = S_DTD_COMMENT;
			}
		}
		sDTDPI() {
			if (this.captureToChar(QUESTION)) {
				this.text += "?";
				this.state = S_DTD_PI_ENDING;
			}
		}
		sDTDPIEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
		}
		sText() {
			if (this.tags.length !== 0) this.handleTextInRoot();
			else this.handleTextOutsideRoot();
		}
		sEntity() {
			let { i: start } = this;
			const { chunk } = this;
			loop: while (true) switch (this.getCode()) {
				case NL_LIKE:
					this.entity += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					break;
				case SEMICOLON: {
					const { entityReturnState } = this;
					const entity = this.entity + chunk.slice(start, this.prevI);
					this.state = entityReturnState;
					let parsed;
					if (entity === "") {
						this.fail("empty entity name.");
						parsed = "&;";
					} else {
						parsed = this.parseEntity(entity);
						this.entity = "";
					}
					if (entityReturnState !== S_TEXT || this.textHandler !== void 0) this.text += parsed;
					break loop;
				}
				case EOC:
					this.entity += chunk.slice(start);
					break loop;
			}
		}
		sOpenWaka() {
			const c = this.getCode();
			if (isNameStartChar(c)) {
				this.state = S_OPEN_TAG;
				this.unget();
				this.xmlDeclPossible = false;
			} else switch (c) {
				case FORWARD_SLASH:
					this.state = S_CLOSE_TAG;
					this.xmlDeclPossible = false;
					break;
				case BANG:
					this.state = S_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					this.xmlDeclPossible = false;
					break;
				case QUESTION:
					this.state = S_PI_FIRST_CHAR;
					break;
				default:
					this.fail("disallowed character in tag name");
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sOpenWakaBang() {
			this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
			switch (this.openWakaBang) {
				case "[CDATA[":
					if (!this.sawRoot && !this.reportedTextBeforeRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextBeforeRoot = true;
					}
					if (this.closedRoot && !this.reportedTextAfterRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextAfterRoot = true;
					}
					this.state = S_CDATA;
					this.openWakaBang = "";
					break;
				case "--":
					this.state = S_COMMENT;
					this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = S_DOCTYPE;
					if (this.doctype || this.sawRoot) this.fail("inappropriately located doctype declaration.");
					this.openWakaBang = "";
					break;
				default: if (this.openWakaBang.length >= 7) this.fail("incorrect syntax.");
			}
		}
		sComment() {
			if (this.captureToChar(MINUS)) this.state = S_COMMENT_ENDING;
		}
		sCommentEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === MINUS) {
				this.state = S_COMMENT_ENDED;
				(_a = this.commentHandler) === null || _a === void 0 || _a.call(this, this.text);
				this.text = "";
			} else {
				this.text += `-${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			}
		}
		sCommentEnded() {
			const c = this.getCodeNorm();
			if (c !== GREATER) {
				this.fail("malformed comment.");
				this.text += `--${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			} else this.state = S_TEXT;
		}
		sCData() {
			if (this.captureToChar(CLOSE_BRACKET)) this.state = S_CDATA_ENDING;
		}
		sCDataEnding() {
			const c = this.getCodeNorm();
			if (c === CLOSE_BRACKET) this.state = S_CDATA_ENDING_2;
			else {
				this.text += `]${String.fromCodePoint(c)}`;
				this.state = S_CDATA;
			}
		}
		sCDataEnding2() {
			var _a;
			const c = this.getCodeNorm();
			switch (c) {
				case GREATER:
					(_a = this.cdataHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					break;
				case CLOSE_BRACKET:
					this.text += "]";
					break;
				default:
					this.text += `]]${String.fromCodePoint(c)}`;
					this.state = S_CDATA;
			}
		}
		sPIFirstChar() {
			const c = this.getCodeNorm();
			if (this.nameStartCheck(c)) {
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			} else if (c === QUESTION || isS(c)) {
				this.fail("processing instruction without a target.");
				this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY;
			} else {
				this.fail("disallowed character in processing instruction name.");
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			}
		}
		sPIRest() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC) {
					this.piTarget += chunk.slice(start);
					return;
				}
				if (!this.nameCheck(c)) {
					this.piTarget += chunk.slice(start, this.prevI);
					const isQuestion = c === QUESTION;
					if (isQuestion || isS(c)) {
						if (this.piTarget === "xml") {
							if (!this.xmlDeclPossible) this.fail("an XML declaration must be at the start of the document.");
							this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START;
						} else this.state = isQuestion ? S_PI_ENDING : S_PI_BODY;
					} else {
						this.fail("disallowed character in processing instruction name.");
						this.piTarget += String.fromCodePoint(c);
					}
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				const c = this.getCodeNorm();
				if (c === QUESTION) this.state = S_PI_ENDING;
				else if (!isS(c)) this.text = String.fromCodePoint(c);
			} else if (this.captureToChar(QUESTION)) this.state = S_PI_ENDING;
		}
		sPIEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === GREATER) {
				const { piTarget } = this;
				if (piTarget.toLowerCase() === "xml") this.fail("the XML declaration must appear at the start of the document.");
				(_a = this.piHandler) === null || _a === void 0 || _a.call(this, {
					target: piTarget,
					body: this.text
				});
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else if (c === QUESTION) this.text += "?";
			else {
				this.text += `?${String.fromCodePoint(c)}`;
				this.state = S_PI_BODY;
			}
			this.xmlDeclPossible = false;
		}
		sXMLDeclNameStart() {
			const c = this.skipSpaces();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (c !== EOC) {
				this.state = S_XML_DECL_NAME;
				this.name = String.fromCodePoint(c);
			}
		}
		sXMLDeclName() {
			const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.name += this.text;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (!(isS(c) || c === EQUAL)) return;
			this.name += this.text;
			this.text = "";
			if (!this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
				case 0:
					this.fail("did not expect any more name/value pairs.");
					break;
				case 1:
					this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
					break;
				default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
			}
			this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
		}
		sXMLDeclEq() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (c !== EQUAL) this.fail("value required.");
			this.state = S_XML_DECL_VALUE_START;
		}
		sXMLDeclValueStart() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (!isQuote(c)) {
				this.fail("value must be quoted.");
				this.q = SPACE;
			} else this.q = c;
			this.state = S_XML_DECL_VALUE;
		}
		sXMLDeclValue() {
			const c = this.captureTo([this.q, QUESTION]);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (c === EOC) return;
			const value = this.text;
			this.text = "";
			switch (this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					const version = value;
					this.xmlDecl.version = version;
					if (!/^1\.[0-9]+$/.test(version)) this.fail("version number must match /^1\\.[0-9]+$/.");
					else if (!this.opt.forceXMLVersion) this.setXMLVersion(version);
					break;
				}
				case "encoding":
					if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
					this.xmlDeclExpects = ["standalone"];
					this.xmlDecl.encoding = value;
					break;
				case "standalone":
					if (value !== "yes" && value !== "no") this.fail("standalone value must match \"yes\" or \"no\".");
					this.xmlDeclExpects = [];
					this.xmlDecl.standalone = value;
			}
			this.name = "";
			this.state = S_XML_DECL_SEPARATOR;
		}
		sXMLDeclSeparator() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (!isS(c)) {
				this.fail("whitespace required.");
				this.unget();
			}
			this.state = S_XML_DECL_NAME_START;
		}
		sXMLDeclEnding() {
			var _a;
			if (this.getCodeNorm() === GREATER) {
				if (this.piTarget !== "xml") this.fail("processing instructions are not allowed before root.");
				else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) this.fail("XML declaration must contain a version.");
				(_a = this.xmldeclHandler) === null || _a === void 0 || _a.call(this, this.xmlDecl);
				this.name = "";
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else this.fail("The character ? is disallowed anywhere in XML declarations.");
			this.xmlDeclPossible = false;
		}
		sOpenTag() {
			var _a;
			const c = this.captureNameChars();
			if (c === EOC) return;
			const tag = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			this.name = "";
			if (this.xmlnsOpt) this.topNS = tag.ns = Object.create(null);
			(_a = this.openTagStartHandler) === null || _a === void 0 || _a.call(this, tag);
			this.sawRoot = true;
			if (!this.fragmentOpt && this.closedRoot) this.fail("documents may contain only one root.");
			switch (c) {
				case GREATER:
					this.openTag();
					break;
				case FORWARD_SLASH:
					this.state = S_OPEN_TAG_SLASH;
					break;
				default:
					if (!isS(c)) this.fail("disallowed character in tag name.");
					this.state = S_ATTRIB;
			}
		}
		sOpenTagSlash() {
			if (this.getCode() === GREATER) this.openSelfClosingTag();
			else {
				this.fail("forward-slash in opening tag not followed by >.");
				this.state = S_ATTRIB;
			}
		}
		sAttrib() {
			const c = this.skipSpaces();
			if (c === EOC) return;
			if (isNameStartChar(c)) {
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else this.fail("disallowed character in attribute name.");
		}
		sAttribName() {
			const c = this.captureNameChars();
			if (c === EQUAL) this.state = S_ATTRIB_VALUE;
			else if (isS(c)) this.state = S_ATTRIB_NAME_SAW_WHITE;
			else if (c === GREATER) {
				this.fail("attribute without value.");
				this.pushAttrib(this.name, this.name);
				this.name = this.text = "";
				this.openTag();
			} else if (c !== EOC) this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			const c = this.skipSpaces();
			switch (c) {
				case EOC: return;
				case EQUAL:
					this.state = S_ATTRIB_VALUE;
					break;
				default:
					this.fail("attribute without value.");
					this.text = "";
					this.name = "";
					if (c === GREATER) this.openTag();
					else if (isNameStartChar(c)) {
						this.unget();
						this.state = S_ATTRIB_NAME;
					} else {
						this.fail("disallowed character in attribute name.");
						this.state = S_ATTRIB;
					}
			}
		}
		sAttribValue() {
			const c = this.getCodeNorm();
			if (isQuote(c)) {
				this.q = c;
				this.state = S_ATTRIB_VALUE_QUOTED;
			} else if (!isS(c)) {
				this.fail("unquoted attribute value.");
				this.state = S_ATTRIB_VALUE_UNQUOTED;
				this.unget();
			}
		}
		sAttribValueQuoted() {
			const { q, chunk } = this;
			let { i: start } = this;
			while (true) switch (this.getCode()) {
				case q:
					this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI));
					this.name = this.text = "";
					this.q = null;
					this.state = S_ATTRIB_VALUE_CLOSED;
					return;
				case AMP:
					this.text += chunk.slice(start, this.prevI);
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
					return;
				case NL:
				case NL_LIKE:
				case TAB:
					this.text += `${chunk.slice(start, this.prevI)} `;
					start = this.i;
					break;
				case LESS:
					this.text += chunk.slice(start, this.prevI);
					this.fail("disallowed character.");
					return;
				case EOC:
					this.text += chunk.slice(start);
					return;
			}
		}
		sAttribValueClosed() {
			const c = this.getCodeNorm();
			if (isS(c)) this.state = S_ATTRIB;
			else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else if (isNameStartChar(c)) {
				this.fail("no whitespace between attributes.");
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
			switch (c) {
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
					break;
				case LESS:
					this.fail("disallowed character.");
					break;
				case EOC: break;
				default:
					if (this.text.includes("]]>")) this.fail("the string \"]]>\" is disallowed in char data.");
					this.pushAttrib(this.name, this.text);
					this.name = this.text = "";
					if (c === GREATER) this.openTag();
					else this.state = S_ATTRIB;
			}
		}
		sCloseTag() {
			const c = this.captureNameChars();
			if (c === GREATER) this.closeTag();
			else if (isS(c)) this.state = S_CLOSE_TAG_SAW_WHITE;
			else if (c !== EOC) this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case GREATER:
					this.closeTag();
					break;
				case EOC: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: start, forbiddenState } = this;
			const { chunk, textHandler: handler } = this;
			scanLoop: while (true) switch (this.getCode()) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (handler !== void 0) {
						const { text } = this;
						const slice = chunk.slice(start, this.prevI);
						if (text.length !== 0) {
							handler(text + slice);
							this.text = "";
						} else if (slice.length !== 0) handler(slice);
					}
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_TEXT;
					if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case CLOSE_BRACKET:
					switch (forbiddenState) {
						case FORBIDDEN_START:
							forbiddenState = FORBIDDEN_BRACKET;
							break;
						case FORBIDDEN_BRACKET:
							forbiddenState = FORBIDDEN_BRACKET_BRACKET;
							break;
						case FORBIDDEN_BRACKET_BRACKET: break;
						default: throw new Error("impossible state");
					}
					break;
				case GREATER:
					if (forbiddenState === FORBIDDEN_BRACKET_BRACKET) this.fail("the string \"]]>\" is disallowed in char data.");
					forbiddenState = FORBIDDEN_START;
					break;
				case NL_LIKE:
					if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					forbiddenState = FORBIDDEN_START;
					break;
				case EOC:
					if (handler !== void 0) this.text += chunk.slice(start);
					break scanLoop;
				default: forbiddenState = FORBIDDEN_START;
			}
			this.forbiddenState = forbiddenState;
		}
		handleTextOutsideRoot() {
			let { i: start } = this;
			const { chunk, textHandler: handler } = this;
			let nonSpace = false;
			outRootLoop: while (true) {
				const code = this.getCode();
				switch (code) {
					case LESS:
						this.state = S_OPEN_WAKA;
						if (handler !== void 0) {
							const { text } = this;
							const slice = chunk.slice(start, this.prevI);
							if (text.length !== 0) {
								handler(text + slice);
								this.text = "";
							} else if (slice.length !== 0) handler(slice);
						}
						break outRootLoop;
					case AMP:
						this.state = S_ENTITY;
						this.entityReturnState = S_TEXT;
						if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
						nonSpace = true;
						break outRootLoop;
					case NL_LIKE:
						if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						break;
					case EOC:
						if (handler !== void 0) this.text += chunk.slice(start);
						break outRootLoop;
					default: if (!isS(code)) nonSpace = true;
				}
			}
			if (!nonSpace) return;
			if (!this.sawRoot && !this.reportedTextBeforeRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextBeforeRoot = true;
			}
			if (this.closedRoot && !this.reportedTextAfterRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextAfterRoot = true;
			}
		}
		pushAttribNS(name, value) {
			var _a;
			const { prefix, local } = this.qname(name);
			const attr = {
				name,
				prefix,
				local,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
			if (prefix === "xmlns") {
				const trimmed = value.trim();
				if (this.currentXMLVersion === "1.0" && trimmed === "") this.fail("invalid attempt to undefine prefix in XML 1.0");
				this.topNS[local] = trimmed;
				nsPairCheck(this, local, trimmed);
			} else if (name === "xmlns") {
				const trimmed = value.trim();
				this.topNS[""] = trimmed;
				nsPairCheck(this, "", trimmed);
			}
		}
		pushAttribPlain(name, value) {
			var _a;
			const attr = {
				name,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
		}
		end() {
			var _a, _b;
			if (!this.sawRoot) this.fail("document must contain a root element.");
			const { tags } = this;
			while (tags.length > 0) {
				const tag = tags.pop();
				this.fail(`unclosed tag: ${tag.name}`);
			}
			if (this.state !== S_BEGIN && this.state !== S_TEXT) this.fail("unexpected end.");
			const { text } = this;
			if (text.length !== 0) {
				(_a = this.textHandler) === null || _a === void 0 || _a.call(this, text);
				this.text = "";
			}
			this._closed = true;
			(_b = this.endHandler) === null || _b === void 0 || _b.call(this);
			this._init();
			return this;
		}
		resolve(prefix) {
			var _a, _b;
			let uri = this.topNS[prefix];
			if (uri !== void 0) return uri;
			const { tags } = this;
			for (let index = tags.length - 1; index >= 0; index--) {
				uri = tags[index].ns[prefix];
				if (uri !== void 0) return uri;
			}
			uri = this.ns[prefix];
			if (uri !== void 0) return uri;
			return (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
		}
		qname(name) {
			const colon = name.indexOf(":");
			if (colon === -1) return {
				prefix: "",
				local: name
			};
			const local = name.slice(colon + 1);
			const prefix = name.slice(0, colon);
			if (prefix === "" || local === "" || local.includes(":")) this.fail(`malformed name: ${name}.`);
			return {
				prefix,
				local
			};
		}
		processAttribsNS() {
			var _a;
			const { attribList } = this;
			const tag = this.tag;
			{
				const { prefix, local } = this.qname(tag.name);
				tag.prefix = prefix;
				tag.local = local;
				const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
				if (prefix !== "") {
					if (prefix === "xmlns") this.fail("tags may not have \"xmlns\" as prefix.");
					if (uri === "") {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						tag.uri = prefix;
					}
				}
			}
			if (attribList.length === 0) return;
			const { attributes } = tag;
			const seen = new Set();
			for (const attr of attribList) {
				const { name, prefix, local } = attr;
				let uri;
				let eqname;
				if (prefix === "") {
					uri = name === "xmlns" ? XMLNS_NAMESPACE : "";
					eqname = name;
				} else {
					uri = this.resolve(prefix);
					if (uri === void 0) {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						uri = prefix;
					}
					eqname = `{${uri}}${local}`;
				}
				if (seen.has(eqname)) this.fail(`duplicate attribute: ${eqname}.`);
				seen.add(eqname);
				attr.uri = uri;
				attributes[name] = attr;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			const { attribList } = this;
			const attributes = this.tag.attributes;
			for (const { name, value } of attribList) {
				if (attributes[name] !== void 0) this.fail(`duplicate attribute: ${name}.`);
				attributes[name] = value;
			}
			this.attribList = [];
		}
		openTag() {
			var _a;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = false;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			tags.push(tag);
			this.state = S_TEXT;
			this.name = "";
		}
		openSelfClosingTag() {
			var _a, _b, _c;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = true;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			(_b = this.closeTagHandler) === null || _b === void 0 || _b.call(this, tag);
			if ((this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null) === null) this.closedRoot = true;
			this.state = S_TEXT;
			this.name = "";
		}
		closeTag() {
			const { tags, name } = this;
			this.state = S_TEXT;
			this.name = "";
			if (name === "") {
				this.fail("weird empty close tag.");
				this.text += "</>";
				return;
			}
			const handler = this.closeTagHandler;
			let l = tags.length;
			while (l-- > 0) {
				const tag = this.tag = tags.pop();
				this.topNS = tag.ns;
				handler === null || handler === void 0 || handler(tag);
				if (tag.name === name) break;
				this.fail("unexpected close tag.");
			}
			if (l === 0) this.closedRoot = true;
			else if (l < 0) {
				this.fail(`unmatched closing tag: ${name}.`);
				this.text += `</${name}>`;
			}
		}
		parseEntity(entity) {
			if (entity[0] !== "#") {
				const defined = this.ENTITIES[entity];
				if (defined !== void 0) return defined;
				this.fail(this.isName(entity) ? "undefined entity." : "disallowed character in entity name.");
				return `&${entity};`;
			}
			let num = NaN;
			if (entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity)) num = parseInt(entity.slice(2), 16);
			else if (/^#[0-9]+$/.test(entity)) num = parseInt(entity.slice(1), 10);
			if (!this.isChar(num)) {
				this.fail("malformed character entity.");
				return `&${entity};`;
			}
			return String.fromCodePoint(num);
		}
	};
	exports.SaxesParser = SaxesParser;
}))();
const DEEPEST = 32;
const LONGEST_ATTRIBUTE = 65536;
const READ_ENCODINGS = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;
function readXml(text, path, reading) {
	const parser = new import_saxes.SaxesParser({ xmlns: false });
	const open = [];
	let collected = 0;
	const here = () => ({
		file: path,
		line: parser.line,
		column: Math.max(1, parser.columnIndex)
	});
	const refuse = (message, hint) => {
		throw userError("RESULTS_UNREADABLE", message, {
			location: here(),
			...hint !== void 0 && { hint }
		});
	};
	let start = here();
	parser.on("opentagstart", ({ name }) => {
		start = {
			...here(),
			column: Math.max(1, parser.columnIndex - name.length - 1)
		};
	});
	parser.on("opentag", ({ name, attributes }) => {
		if (open.length >= DEEPEST) refuse(`The elements are nested more than ${DEEPEST} levels deep`);
		const element = {
			name,
			attributes: withShortValues(attributes),
			location: start,
			children: [],
			text: ""
		};
		if (collected > 0) open.at(-1)?.children.push(element);
		if (collected > 0 || reading.whole.has(name)) collected += 1;
		open.push(element);
	});
	parser.on("closetag", () => {
		const element = open.pop();
		if (element === void 0 || collected === 0) return;
		collected -= 1;
		if (collected === 0) reading.read(element, open);
	});
	const addText = (part) => {
		const element = collected > 0 ? open.at(-1) : void 0;
		if (element !== void 0) element.text += part;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);
	parser.on("doctype", () => refuse("This XML has a DOCTYPE, which is not read", "Remove it from the file."));
	parser.on("xmldecl", ({ encoding }) => {
		if (encoding === void 0 || READ_ENCODINGS.test(encoding)) return;
		refuse(`This XML is encoded in ${cutBytes(encoding, 40)}`, "Convert it to UTF-8.");
	});
	parser.on("error", ({ message }) => {
		const what = message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
		refuse(`This is not XML, or it is incomplete: ${what}`, "Was the tool stopped while it wrote the file? Run it again.");
	});
	parser.write(text).close();
}
function withShortValues(attributes) {
	for (const name in attributes) attributes[name] = cutBytes(attributes[name] ?? "", LONGEST_ATTRIBUTE);
	return attributes;
}
function rootNameOf(head) {
	let rest = head.trimStart();
	for (;;) {
		const end = rest.startsWith("<?") ? "?>" : rest.startsWith("<!--") ? "-->" : void 0;
		if (end === void 0) return /^<(?:!DOCTYPE\s+)?([\w:.-]+)/.exec(rest)?.[1];
		const at = rest.indexOf(end);
		if (at === -1) return void 0;
		rest = rest.slice(at + end.length).trimStart();
	}
}
// src/results/importers/junit.ts
const WHOLE = new Set(["testcase", "properties"]);
const junit = {
	name: "junit",
	async recognizes({ head }) {
		const root = rootNameOf(decodeText(head));
		return root === "testsuites" || root === "testsuite";
	},
	async read(source, _settings, into) {
		let dialect;
		const properties = new Map();
		const trials = [];
		readXml(await source.text(), source.path, {
			whole: WHOLE,
			read(element, ancestors) {
				const suite = ancestors.findLast(({ name }) => name === "testsuite");
				if (element.name === "properties") {
					if (suite !== void 0) properties.set(suite, propertiesIn(element));
					return;
				}
				const ofSuite = (suite && properties.get(suite)) ?? new Map();
				dialect ??= dialectOf({
					root: ancestors[0],
					suite,
					properties: ofSuite,
					first: element
				});
				if (isPromptfoo(element)) throw positionsAreNoNames(element);
				const own = element.children.find(({ name }) => name === "properties");
				const test = {
					element,
					suite,
					ofSuite,
					properties: own ? propertiesIn(own) : new Map()
				};
				const names = dialect.namesOf(test);
				if (names.test === "") into.unreadable(element.location, "This test has no name");
				else if (isSkipped(test)) into.skipped(names.test);
				else trials.push(...trialsOf(test, names, {
					dialect,
					shown: source.shown
				}));
			}
		});
		const tool = dialect?.tool ?? "junit";
		if (dialect?.isOwn) into.warn("JUnit files have no single trials, and cut answers", { hint: "Report the run folder instead." });
		const hasAttempts = trials.some(({ ofAllAttempts }) => ofAllAttempts !== void 0);
		for (const trial of dialect?.merge?.(trials) ?? trials) into.trial(trial);
		return {
			tool: { name: tool },
			attempts: hasAttempts ? "all" : "unknown",
			areDoublesAmbiguous: true
		};
	}
};
const propertiesIn = ({ children }) => new Map(children.map(({ attributes, text }) => [attributes["name"] ?? "", (attributes["value"] ?? text).trim()]));
const positionsAreNoNames = ({ location }) => userError("RESULTS_UNREADABLE", "The tests of this JUnit file from promptfoo have positions for names", {
	location,
	hint: "A new test changes the positions of others. Export JSON: promptfoo eval -o results.json"
});
// src/results/importers/index.ts
const importers = [genericJsonl, junit];
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
	const text = once(async () => decodeText(await files.readBytes(path, MAX_RESULTS_BYTES)));
	const json = once(async () => documentOf(await text(), shown));
	const lines = once(async () => beginsJson(head) ? firstLine(await text()) : void 0);
	const document = once(async () => (await lines())?.isOnly === false ? void 0 : json().catch(() => void 0));
	const firstRow = async () => {
		const line = await lines();
		return line?.isOnly ? document() : line?.value;
	};
	return {
		path: shown,
		shown: (named) => isAbsolute(named) ? shownPath(named, cwd) : named.replaceAll("\\", "/"),
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
