import { t as __commonJSMin } from "./rolldown-runtime.js";
import { S as unknown, _ as record, a as array, f as literal, g as preprocess, h as object, m as number$1, n as _enum, p as looseObject, s as boolean, u as int, x as union, y as string } from "./schemas.js";
import { Co as amount$1, Do as mapping, Eo as list, Il as clampScore, Jc as aggregateScores, Kl as isoTime, Kr as canonicalJson, Mo as decodeText, Nl as identityKinds, Oo as text$2, Rs as parseYamlText, So as EPOCH, To as flag, Va as fileStem, Xu as cutBytes, Zu as cutEnd, _o as extremes, cl as isDeeperThan, dd as userError, ed as plural, eu as failureClasses, fu as importedMeasureText, il as foreignJsonOf, ko as withoutGaps, ll as MAX_MEASURE, no as withoutTexts, ol as lenientJson, pl as grouped, po as readMessages, ql as momentOf, rl as isMapping, su as finalAnswer, tu as isAgentFailure, uu as sumTokens, wo as anything } from "./common.js";
import { a as known, i as keysOf, o as parseRow, r as graderOf$2, s as tokensSchema, t as genericJsonl } from "./generic-jsonl.js";
const { hash } = process.getBuiltinModule("node:crypto");
// src/results/importers/identity.ts
const contentHash = (value) => hash("sha256", canonicalJson(value).normalize("NFC"), "hex").slice(0, 12);
const LONGEST_ID = 200;
function testIdOf(test, redact) {
	const text = redact(test.text);
	const id = test.kind === "content" ? `${beginOf$1(text)}~${contentHash(test.question)}` : text;
	return fitting(test.variant === void 0 ? id : `${id} \u00b7 ${redact(test.variant)}`);
}
const fitting = (name) => withHash(name.replace(/\p{Cc}/gu, "\ufffd").trim(), name);
function withHash(shown, name) {
	if (shown.length <= LONGEST_ID) return shown;
	return `${shown.slice(0, 180).replace(/[\uD800-\uDBFF]$/, "")}~${contentHash(name)}`;
}
const labelOf$1 = (name) => withHash(name.replace(/\p{Cc}+/gu, " ").trim(), name);
const haveSameNames = (one, other) => one.suite === other.suite && one.target === other.target && (one.test.kind === "content" || one.test.text === other.test.text && one.test.variant === other.test.variant);
function beginOf$1(text) {
	return (text.length <= LONGEST_BEGIN ? text : text.slice(0, LONGEST_BEGIN).replace(/[!-~\uD800-\uDBFF]+$/, "")).replace(/[\p{Cc}\s]+/gu, " ").trim() || "test";
}
const LONGEST_BEGIN = 40;
function importedMeasure({ question, graders, judge, limits }, { name, version }) {
	const major = version === void 0 ? void 0 : /^\d+/.exec(version)?.[0];
	return importedMeasureText({
		question: question === void 0 ? void 0 : contentHash(question),
		graders: graders === void 0 ? void 0 : gradersHash(graders),
		judge: judge === void 0 ? void 0 : judgeHash(judge),
		limits: limitsHash({
			tool: name,
			major,
			limits
		})
	});
}
function hashOfRepeated() {
	let last;
	return (value) => {
		const json = JSON.stringify(value);
		if (last?.json !== json) last = {
			json,
			hash: contentHash(value)
		};
		return last.hash;
	};
}
const gradersHash = hashOfRepeated();
const judgeHash = hashOfRepeated();
const limitsHash = hashOfRepeated();
// src/results/importers/short-texts.ts
const LONGEST_TEXT = 1048576;
const withShortTexts = (value, redact) => hasLongText(value) ? cutTexts(value, redact) : value;
function hasLongText(value) {
	for (const item of Array.isArray(value) ? value : Object.values(value)) {
		if (typeof item === "string" && item.length > 349525.3333333333) return true;
		if (typeof item === "object" && item !== null && hasLongText(item)) return true;
	}
	return false;
}
function cutTexts(value, redact) {
	if (typeof value === "string") return cutBytes(redact(value), LONGEST_TEXT);
	if (Array.isArray(value)) return value.map((item) => cutTexts(item, redact));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item, redact)]));
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
	const time = timeOf$2(shown.time ?? facts.time);
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
		scores: scoresOf$1(shown, time),
		input: [...shown.input ?? []],
		output: shown.answer ?? finalAnswer(messages),
		messages,
		...spentOn(trials),
		model: shown.model,
		evalRun: { durationMs: mean(trials, "durationMs") ?? 0 },
		retries: trials.reduce((sum, { retries = 0 }) => sum + retries, 0),
		...only === void 0 && { trials: trials.map((trial, attempt) => trialOf$2(trial, attempt, time)) },
		metadata: metadataOf(shown),
		measure: importedMeasure(definitionOf(trials), first.tool === void 0 ? facts.tool : { name: first.tool }),
		subject: subjectOf$1(first),
		importedFrom: format,
		...facts.attempts === "last-only" && { onlyLastAttempts: true }
	};
	const { ofAllAttempts } = first;
	if (only !== void 0) return {
		...common,
		...endOf$1(ofAllAttempts === void 0 ? only : {
			...only,
			...ofAllAttempts
		})
	};
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
function definitionOf(trials) {
	const measure = firstIn(trials, ({ measure }) => measure);
	if (measure !== void 0) return { question: measure };
	return {
		question: firstIn(trials, ({ definition }) => definition?.question),
		graders: largest(trials.map(({ definition }) => definition?.graders)),
		judge: firstIn(trials, ({ definition }) => definition?.judge),
		limits: firstIn(trials, ({ definition }) => definition?.limits)
	};
}
function firstIn(trials, partOf) {
	for (const trial of trials) {
		const value = partOf(trial);
		if (value !== void 0) return value;
	}
}
function largest(values) {
	const [first] = values;
	if (values.length === 1) return first;
	const [longest] = values.flatMap((value) => value === void 0 ? [] : canonicalJson(value)).sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
	return longest === void 0 ? void 0 : JSON.parse(longest);
}
function timeOf$2(given) {
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
	const failure = importedFailure(outcome.class ?? failureClassOf(outcome.message), outcome.message);
	return outcome.failedRows === void 0 ? failure : {
		...failure,
		failedRows: outcome.failedRows
	};
}
function endOf$1(trial) {
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
	const ends = trials.map(endOf$1);
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
	const best = Math.max(...trials.map((trial) => endOf$1(trial).score));
	return endOf$1({
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
const aggregationOf = (trials, strategy = "mean") => aggregateScores(trials.map((trial) => endOf$1(trial).score), strategy).aggregation;
function trialOf$2(trial, attempt, time) {
	const end = endOf$1(trial);
	const verdict = end.status === "ok" ? "pass" : end.status === "quality_failure" ? "fail" : "skip";
	return {
		attempt,
		status: end.status,
		score: end.score,
		verdict,
		scores: scoresOf$1(trial, trial.time === void 0 ? time : timeOf$2(trial.time)),
		...end.status === "execution_error" && { failure: end.failure },
		tokenUsage: trial.tokenUsage,
		costUsd: trial.costUsd,
		durationMs: trial.durationMs,
		...trial.cached && { cached: true }
	};
}
function mean(trials, key) {
	if (trials.length === 1) return trials[0]?.[key];
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
	if (trials.length === 1) return trials[0]?.tokenUsage;
	const usages = trials.map(({ tokenUsage }) => tokenUsage).filter((usage) => usage !== void 0);
	const sum = sumTokens(usages);
	if (sum === void 0 || usages.length === 1) return sum;
	const counts = Object.entries(sum).map(([name, count]) => [name, Math.round((count ?? 0) / usages.length)]);
	return Object.fromEntries(counts);
}
function assertionsOf(trial) {
	const checks = (trial.graders ?? []).slice(0, 100).flatMap((grader) => grader.passed === void 0 ? [] : [assertionOf(grader, grader.passed)]);
	const passed = trial.outcome.kind === "passed";
	const reason = trial.reason || (trial.outcome.kind === "failed" ? firstReason(trial) : void 0);
	if (reason === void 0) return checks;
	const others = checks.map((check) => check.evidence === reason ? {
		text: check.text,
		passed: check.passed
	} : check);
	return [{
		text: reason,
		passed
	}, ...others];
}
const firstReason = ({ graders = [] }) => graders.find(({ passed, reason }) => passed === false && reason)?.reason;
const assertionOf = ({ name, reason }, passed) => ({
	text: name,
	passed,
	...reason !== void 0 && reason !== "" && { evidence: reason }
});
const scoresOf$1 = ({ graders = [] }, time) => graders.slice(0, 100).map((grader) => graderScoreOf(grader, time));
function graderScoreOf(grader, time) {
	const { name, type = "imported", weight = 1, reason, judge, costUsd, tokenUsage, details } = grader;
	const verdict = verdictOf$1(grader);
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
function verdictOf$1({ isUndecided, passed, score, threshold }) {
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
const subjectOf$1 = ({ subject }) => {
	if (subject === void 0) return void 0;
	return typeof subject === "string" && subject.length <= LONGEST_SUBJECT ? subject : subjectHash(subject);
};
const subjectHash = hashOfRepeated();
const LONGEST_SUBJECT = 100;
// src/results/importers/trial-without-texts.ts
const trialWithoutTexts = (trial) => ({
	suite: trial.suite,
	test: trial.test,
	target: trial.target,
	number: trial.number,
	plannedTrials: trial.plannedTrials,
	outcome: trial.outcome,
	repeatedNames: trial.repeatedNames,
	tool: trial.tool,
	score: trial.score,
	passMark: trial.passMark,
	location: trial.location,
	time: trial.time,
	durationMs: trial.durationMs,
	costUsd: trial.costUsd,
	tokenUsage: trial.tokenUsage,
	model: trial.model,
	cached: trial.cached,
	ofAllAttempts: trial.ofAllAttempts,
	retries: trial.retries,
	definition: trial.definition,
	subject: trial.subject,
	measure: trial.measure
});
// src/results/importers/collect.ts
const MOST_LISTED = 20;
const MOST_TRIALS = 2e5;
const LONGEST_REASON = 2e3;
var FileCollector = class {
	#path;
	#stem;
	#settings;
	#places = new Map();
	#placesByNames = new Map();
	#groups = [];
	#replaced = {
		suite: new Set(),
		target: new Set()
	};
	#trials = 0;
	#unreadable = [];
	#missing = 0;
	#skipped = [];
	#skippedTests = [];
	#incomplete = [];
	#ambiguous = [];
	#failedTogether = [];
	#warnings = new Map();
	#redact;
	#withAnswers;
	constructor(path, settings, { redact = (text) => text, withAnswers = true }) {
		this.#path = path;
		this.#stem = fileStem(path);
		this.#settings = settings;
		this.#redact = redact;
		this.#withAnswers = withAnswers;
	}
	trial(given, length = Number.POSITIVE_INFINITY) {
		this.#trials += 1;
		if (this.#trials > MOST_TRIALS) throw userError("RESULTS_UNREADABLE", `${this.#path} has more than ${MOST_TRIALS} trials`);
		this.#warnOf(given);
		const short = length <= 349525.3333333333 ? given : withShortTexts(given, this.#redact);
		const trial = this.#withAnswers ? short : trialWithoutTexts(short);
		const place = this.#placeOf(trial);
		const testId = testIdOf(trial.test, this.#redact);
		const known = place.tests.get(testId);
		if (known !== void 0) {
			known.trials.push(trial);
			return;
		}
		const group = {
			place,
			testId,
			trials: [trial]
		};
		place.tests.set(testId, group);
		this.#groups.push(group);
	}
	planned(suite, target, tests) {
		const place = this.#placeOf({
			suite,
			target
		});
		place.planned = Math.max(tests, place.planned);
	}
	#placeOf({ suite, target }) {
		let byTarget = this.#placesByNames.get(suite);
		if (byTarget === void 0) {
			byTarget = new Map();
			this.#placesByNames.set(suite, byTarget);
		}
		let place = byTarget.get(target);
		if (place === void 0) {
			place = this.#placeNamed(suite, target);
			byTarget.set(target, place);
		}
		return place;
	}
	#placeNamed(givenSuite, givenTarget) {
		const { suiteName, targetName, fileSuite } = this.#settings;
		if (suiteName !== void 0) this.#replaced.suite.add(givenSuite);
		if (targetName !== void 0) this.#replaced.target.add(givenTarget);
		const ofFile = givenSuite === this.#stem ? fileSuite : void 0;
		const suite = suiteName ?? ofFile ?? this.#label(givenSuite);
		const target = targetName ?? this.#label(givenTarget);
		const key = JSON.stringify([suite, target]);
		const place = this.#places.get(key) ?? {
			suite,
			target,
			tests: new Map(),
			planned: 0,
			results: 0
		};
		this.#places.set(key, place);
		return place;
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
		this.#missing += 1;
		this.failed(location, why);
	}
	failed(location, why) {
		this.#unreadable.push({
			code: "RESULTS_UNREADABLE",
			severity: "error",
			message: cutEnd(this.#redact(why), LONGEST_REASON),
			location
		});
	}
	skipped({ shown, ...test }) {
		const testId = testIdOf(test.test, this.#redact);
		const { suite, target } = this.#placeOf(test);
		this.#skipped.push(shown === void 0 ? testId : this.#label(shown));
		this.#skippedTests.push({
			suite,
			suiteFile: suite,
			testId,
			target
		});
	}
	warn(message, more = {}) {
		if (!this.#warnings.has(message)) this.#warnings.set(message, {
			code: "RESULTS_UNREADABLE",
			severity: "warning",
			message,
			...more
		});
	}
	#label(name) {
		return labelOf$1(this.#redact(name));
	}
	finish(format, given) {
		const { name, version } = given.tool;
		const facts = {
			...given,
			tool: {
				name: this.#label(name),
				version: version === void 0 ? void 0 : this.#label(version)
			}
		};
		this.#refuseSeveral();
		const results = [];
		const counts = new Counts();
		for (const group of this.#takenGroups()) for (const test of this.#testsOf(group, facts)) {
			counts.add(test);
			group.place.results += 1;
			const result = testOf(test, {
				format,
				facts
			}, results.length);
			results.push(this.#withAnswers ? result : withoutTexts(result));
		}
		this.#warnAtEnd(facts);
		const planned = Math.max(facts.planned ?? 0, this.#plannedTests(), results.length + this.#missing);
		return {
			run: this.#runOf(results, planned, facts),
			file: {
				file: this.#path,
				format,
				...counts.of(facts, this.#skipped.length),
				...this.#unknownKeys(facts)
			},
			...facts.variant !== void 0 && { variant: this.#label(facts.variant) }
		};
	}
	#unknownKeys({ unknownKeys = [] }) {
		return unknownKeys.length === 0 ? {} : { unknownKeys: unknownKeys.map((key) => this.#label(key)) };
	}
	*#takenGroups() {
		this.#placesByNames.clear();
		for (const { tests } of this.#places.values()) tests.clear();
		this.#groups.reverse();
		for (let group = this.#groups.pop(); group !== void 0; group = this.#groups.pop()) yield group;
	}
	#plannedTests() {
		return [...this.#places.values()].reduce((sum, { planned, results }) => sum + Math.max(planned, results), 0);
	}
	#testsOf(group, facts) {
		const { testId: name, trials: all } = group;
		const [first] = all;
		if (first !== void 0 && all.length === 1) return this.#isCountPossible(all, name) ? [{
			...namesOf$4(group),
			testId: name,
			trials: [first]
		}] : [];
		const byDefinition = this.#byDefinition(group);
		if (byDefinition.size > 1) this.warn(`Several tests have the name ${JSON.stringify(name)}: their ids end with a hash of their content`, { hint: "Give each test another name." });
		const hashes = shortestHashes(byDefinition);
		return [...byDefinition].flatMap(([definition, some]) => {
			const testId = byDefinition.size > 1 ? `${name}~${hashes.get(definition)}` : name;
			const trials = this.#isCountPossible(some, testId) ? this.#ordered(some, group, facts) : void 0;
			return trials === void 0 ? [] : [{
				...namesOf$4(group),
				testId,
				trials
			}];
		});
	}
	#isCountPossible(trials, testId) {
		const planned = trials[0]?.plannedTrials ?? trials.length;
		if (trials.length === planned) return true;
		if (trials.length < planned) {
			this.#incomplete.push(testId);
			return true;
		}
		const why = `${trials.length} trials of ${JSON.stringify(testId)} on one target, instead of ${planned}`;
		const hint = "Give each test its own id or name, and each target its own label.";
		if (planned > 0 && trials.length % planned === 0) {
			this.warn(`There are ${why}: several tests are read as one`, { hint });
			return true;
		}
		for (const { location } of trials) this.unreadable(location, `There are ${why}. ${hint}`);
		return false;
	}
	#byDefinition({ trials }) {
		const hashes = trials.map(definitionHash);
		const [only = "", ...others] = new Set(hashes.filter((hash) => hash !== ""));
		const found = new Map();
		for (const [index, trial] of trials.entries()) {
			const hash = others.length === 0 ? only : hashes[index] ?? "";
			const known = found.get(hash);
			if (known === void 0) found.set(hash, [trial]);
			else known.push(trial);
		}
		return found;
	}
	#ordered(trials, { testId }, facts) {
		const [first] = trials;
		if (first !== void 0 && !trials.every((trial) => haveSameNames(first, trial))) {
			const why = `Several tests have the name ${JSON.stringify(testId)}, but for spaces, control characters or secrets`;
			for (const { location } of trials) this.unreadable(location, why);
			return;
		}
		const numbers = new Set(trials.flatMap(({ number }) => number ?? []));
		const repeats = numbers.size === 0 ? this.#settings.repeatedNames ?? first?.repeatedNames : void 0;
		if (repeats === "retries") return asRetries(trials);
		if (facts.areDoublesAmbiguous && repeats === void 0 && numbers.size < trials.length) {
			if (trials.length > 1 && first?.test.kind !== "content") return this.#ambiguousRows(trials, testId);
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
		const [earliest, ...others] = kept.length === seen.size ? kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)) : kept;
		return earliest && [earliest, ...others];
	}
	#ambiguousRows(rows, testId) {
		const [first] = rows;
		if (first === void 0) return void 0;
		const failed = rows.filter(hasFailed).length;
		if (failed === rows.length) {
			this.#failedTogether.push(testId);
			return asRetries(rows);
		}
		this.#ambiguous.push(testId);
		const passed = rows.filter(({ outcome }) => outcome.kind === "passed").length;
		const looks = looksRetried(rows) ? ", as if the tool ran it again until it passed" : "";
		const message = `${rows.length} rows have the name ${JSON.stringify(testId)}: ${passed} passed and ${rows.length - passed} did not${looks}. ${OF_REPEATED_NAMES}`;
		const { graders: _, score: __, number: ___, ofAllAttempts: ____, ...row } = first;
		const outcome = {
			kind: "error",
			class: "grader",
			message,
			...failed > 0 && { failedRows: failed }
		};
		return [{
			...row,
			outcome,
			reason: void 0
		}];
	}
	#warnOf({ score, graders = [] }) {
		if (isOutside(score) || graders.some((grader) => isOutside(grader.score))) this.warn(`Scores outside 0 to 1 in ${this.#path} were limited to that range`);
		if (graders.length > 100) this.warn(`Only the first 100 graders of a test are read in ${this.#path}`);
	}
	#warnAtEnd({ tool }) {
		const [skipped, incomplete] = [this.#skipped, this.#incomplete];
		const [ambiguous, failedTogether] = [this.#ambiguous, this.#failedTogether];
		if (skipped.length > 0) {
			const were = skipped.length === 1 ? "was" : "were";
			this.warn(`${plural("test", skipped.length)} ${were} skipped by ${tool.name}: ${firstOf(skipped)}`);
		}
		if (ambiguous.length > 0) this.warn(`${plural("name", ambiguous.length)} without a verdict: ${firstOf(ambiguous)}`, { hint: OF_REPEATED_NAMES });
		if (failedTogether.length > 0) {
			const names = plural("name", failedTogether.length);
			this.warn(`All rows of ${names} failed, so each name counts as one failed test: ${firstOf(failedTogether)}`, { hint: OF_REPEATED_NAMES });
		}
		if (incomplete.length > 0) {
			const have = incomplete.length === 1 ? "has" : "have";
			this.warn(`${plural("test", incomplete.length)} ${have} fewer trials than planned: ${firstOf(incomplete)}`);
		}
	}
	#runOf(results, planned, { stopped, durationMs }) {
		const moments = results.map(({ timestamp }) => momentOf(timestamp)).filter((moment) => moment > 0);
		const [start, end] = extremes(moments);
		const isComplete = stopped === void 0 && this.#unreadable.length === 0 && results.length >= planned;
		return {
			startedAt: start === void 0 ? EPOCH : isoTime(start),
			durationMs: durationMs ?? (start === void 0 || end === void 0 ? 0 : end - start),
			planned,
			complete: isComplete,
			...stopped !== void 0 && this.#unreadable.length === 0 && { stopped },
			...this.#unreadable.length > 0 && { unreadable: listed(this.#unreadable, this.#path) },
			dryRun: false,
			...this.#skippedTests.length > 0 && { skipped: this.#skippedTests },
			requirements: [],
			warnings: [...this.#warnings.values()],
			results
		};
	}
};
const namesOf$4 = ({ place: { suite, target } }) => ({
	suite,
	target
});
const isOutside = (score) => score !== void 0 && clampScore(score) !== score;
function asRetries(trials) {
	const [first, ...others] = trials.map((trial, number) => ({
		...trial,
		number
	}));
	const last = others.at(-1);
	if (first === void 0 || last === void 0) return first && [first];
	const ofAllAttempts = {
		outcome: last.outcome,
		score: last.score
	};
	return [{
		...first,
		ofAllAttempts
	}, ...others];
}
const OF_REPEATED_NAMES = "Give each test its own name. If the tool repeats tests, set repeated-names (--repeated-names): \"retries\" if it runs only failed ones again (in Gradle, mergeReruns = true writes these as such), else \"trials\"";
function hasFailed(row) {
	const failure = failureIn(row);
	return failure === void 0 ? row.outcome.kind === "failed" : isAgentFailure(failure);
}
const looksRetried = (rows) => rows.at(-1)?.outcome.kind === "passed" && rows.slice(0, -1).every(({ outcome }) => outcome.kind !== "passed");
const firstOf = (names) => `${names.slice(0, MOST_LISTED).join(", ")}${names.length > MOST_LISTED ? ", \u2026" : ""}`;
function listed(problems, path) {
	if (problems.length <= MOST_LISTED) return [...problems];
	const message = `${plural("more row", problems.length - MOST_LISTED)} of ${path} cannot be read`;
	return [...problems.slice(0, MOST_LISTED), {
		code: "RESULTS_UNREADABLE",
		severity: "error",
		message
	}];
}
function questionHash({ measure, definition: { question } = {} }) {
	if (measure !== void 0) return contentHash(measure);
	return question === void 0 ? "" : contentHash(question);
}
function definitionHash(trial) {
	const { test, measure, definition: { question, graders } = {} } = trial;
	if (measure !== void 0 || graders === void 0 || test.kind === "declared") return questionHash(trial);
	return contentHash({
		question,
		graders
	});
}
function shortestHashes(byDefinition) {
	const questions = [...byDefinition.values()].map(([first]) => first === void 0 ? "" : questionHash(first));
	const isOnly = (question) => questions.indexOf(question) === questions.lastIndexOf(question);
	return new Map([...byDefinition.keys()].map((definition, index) => {
		const question = questions[index] ?? "";
		return [definition, isOnly(question) ? question : definition];
	}));
}
var Counts = class {
	#kinds = new Set();
	#tests = 0;
	#trials = 0;
	#withoutId = 0;
	#withoutDefinition = 0;
	#cached = 0;
	add({ trials }) {
		const [{ test, measure, definition }] = trials;
		this.#kinds.add(test.kind);
		this.#tests += 1;
		this.#trials += trials.length;
		if (test.kind === "content") this.#withoutId += 1;
		if ((measure ?? definition?.question) === void 0) this.#withoutDefinition += 1;
		this.#cached += trials.filter(({ cached }) => cached).length;
	}
	of({ tool, attempts }, skipped) {
		return {
			tool: tool.name,
			...tool.version !== void 0 && { version: tool.version },
			tests: this.#tests,
			trials: this.#trials,
			identity: identityKinds.findLast((kind) => this.#kinds.has(kind)) ?? "declared",
			attempts,
			...this.#withoutId > 0 && { withoutId: this.#withoutId },
			...this.#withoutDefinition > 0 && { withoutDefinition: this.#withoutDefinition },
			...skipped > 0 && { skipped },
			...this.#cached > 0 && { cached: this.#cached }
		};
	}
};
// src/results/importers/ctrf-trials.ts
const text$1 = string().nullish();
const amount = number$1().nonnegative().max(MAX_MEASURE).nullish();
const ours = (value) => value.optional().catch(void 0);
const share = number$1().min(0).max(1);
const price = number$1().nonnegative().max(MAX_MEASURE);
const testSchema = object({
	name: string().min(1),
	status: string(),
	rawStatus: text$1,
	testId: text$1,
	suite: union([string(), array(string())]).nullish(),
	filePath: text$1,
	line: int().nonnegative().nullish(),
	duration: amount,
	stop: amount,
	message: text$1,
	trace: text$1,
	retries: int().nonnegative().nullish(),
	retryAttempts: array(unknown()).nullish(),
	tags: ours(array(unknown())),
	parameters: unknown().optional(),
	labels: unknown().optional(),
	extra: ours(object({
		target: ours(string()),
		model: ours(string()),
		score: ours(number$1()),
		passMark: ours(share),
		cost_usd: ours(price),
		costUsd: ours(price),
		tokens: ours(tokensSchema),
		graders: ours(array(unknown()))
	}))
});
const ctrfGraderSchema = object({
	name: string().min(1),
	type: ours(string()),
	score: ours(number$1()),
	pass: ours(boolean()),
	threshold: ours(share),
	reason: ours(string()),
	weight: ours(price)
});
const attemptSchema = object({
	attempt: int().nullish(),
	status: string(),
	duration: amount,
	message: text$1,
	extra: ours(object({ score: ours(number$1()) }))
});
const SKIPPED = /^(?:skip(?:ped)?|pending|todo|disabled)$/i;
const isSkipped = ({ status, rawStatus }) => SKIPPED.test(status) || status === "other" && SKIPPED.test(rawStatus ?? "");
function failuresIn({ status, retries, retryAttempts }) {
	const failed = (retryAttempts ?? []).filter((attempt) => !isMapping(attempt) || attempt["status"] !== "passed");
	return (status === "passed" ? 0 : 1) + Math.max(failed.length, retries ?? 0);
}
function outcomeOf$4({ status, rawStatus, message, trace }) {
	if (status === "passed") return { kind: "passed" };
	if (status !== "failed" && status !== "other") return void 0;
	const raw = rawStatus ?? "";
	const why = message || firstLine(trace) || raw;
	const given = /^execution_error: (\w+)$/.exec(raw)?.[1];
	if (given !== void 0) return {
		kind: "error",
		message: why,
		class: failureClasses.find((name) => name === given)
	};
	if (/^time(?:d_?)?out$/i.test(raw)) return {
		kind: "error",
		message: why,
		class: "timeout"
	};
	if (/^(?:setup|teardown)_failed$/.test(raw)) return {
		kind: "error",
		message: why,
		class: "config"
	};
	if (/^(?:error|errored|broken)$/i.test(raw)) return {
		kind: "error",
		message: why
	};
	return status === "failed" ? { kind: "failed" } : void 0;
}
function trialsOf$1(test, outcome, { attempts, context }) {
	const trial = trialOf$1(test, outcome, context);
	if (attempts.length === 0) return [trial];
	const earlier = inOrder$1(attempts).map((attempt) => ({
		...trial,
		...endOf(attempt, context.msPerUnit)
	}));
	const all = earlier.length > (test.retries ?? earlier.length) ? earlier : [...earlier, trial];
	const ofAllAttempts = {
		outcome,
		score: trial.score
	};
	return all.map((each, number) => ({
		...each,
		number,
		...number === 0 && { ofAllAttempts }
	}));
}
const inOrder$1 = (attempts) => [...attempts].sort((one, other) => (one.attempt ?? 0) - (other.attempt ?? 0));
function endOf({ status, message, duration, extra }, msPerUnit) {
	return {
		outcome: status === "passed" || status === "failed" ? { kind: status } : {
			kind: "error",
			message: message || status
		},
		reason: message ?? void 0,
		durationMs: duration ? duration * msPerUnit : void 0,
		score: extra?.score
	};
}
function namesOf$3(test, { source, tool, environment }) {
	const { name, testId, filePath } = test;
	return {
		suite: (typeof test.suite === "string" ? test.suite : test.suite?.join(" \u203a ")) || (filePath ? source.shown(filePath) : tool),
		test: testId ? {
			kind: "declared",
			text: testId
		} : {
			kind: "named",
			text: name
		},
		target: targetOf$2(test) ?? environment ?? "default"
	};
}
function trialOf$1(test, outcome, context) {
	const { filePath, extra } = test;
	const { source, pointer } = context;
	const file = filePath ? source.shown(filePath) : void 0;
	return {
		...namesOf$3(test, context),
		outcome,
		score: extra?.score,
		passMark: extra?.passMark,
		reason: outcome.kind === "passed" ? void 0 : test.message || firstLine(test.trace),
		location: {
			file: file ?? source.path,
			line: file && test.line || 1,
			column: 1
		},
		pointer,
		time: timeOf$1(test.stop),
		durationMs: test.duration ? test.duration * context.msPerUnit : void 0,
		costUsd: extra?.cost_usd ?? extra?.costUsd,
		tokenUsage: extra?.tokens && known(extra.tokens),
		model: extra?.model,
		graders: extra?.graders?.flatMap((grader) => {
			const { success, data } = ctrfGraderSchema.safeParse(grader);
			return success ? [graderOf$2(data)] : [];
		})
	};
}
function targetOf$2({ extra, parameters, labels, tags = [] }) {
	const tag = tags.find((each) => typeof each === "string" && /^target:./s.test(each));
	return [
		extra?.target,
		targetIn(parameters),
		targetIn(labels),
		tag?.slice(7)
	].find(Boolean);
}
function targetIn(mapping) {
	const target = isMapping(mapping) ? mapping["target"] : void 0;
	return typeof target === "string" ? target : void 0;
}
const firstLine = (trace) => trace?.trim().split("\n")[0] || void 0;
const withCamelCase = (row) => isMapping(row) ? Object.fromEntries(Object.entries(row).map(([key, value]) => [key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), value])) : row;
const timesSchema = object({
	duration: number$1(),
	start: number$1().optional(),
	stop: number$1().optional()
});
function isInSeconds(rows, tool) {
	let [durations, spans, hasFraction] = [
		0,
		0,
		false
	];
	for (const row of rows) {
		const { success, data } = timesSchema.safeParse(row);
		if (!success) continue;
		hasFraction ||= !Number.isInteger(data.duration);
		const [start, stop] = [secondsOf(data.start), secondsOf(data.stop)];
		if (start === void 0 || stop === void 0) continue;
		durations += data.duration;
		spans += stop - start;
	}
	if (spans > 0 && durations > 0) return durations / spans < MOST_SECONDS_PER_SECOND;
	return tool === "pytest" && hasFraction;
}
const MOST_SECONDS_PER_SECOND = 30;
const secondsOf = (moment) => moment === void 0 || moment < FIRST_MILLISECONDS ? moment : moment / 1e3;
const FIRST_MILLISECONDS = 1e11;
const LAST_MILLISECONDS = 864e13;
function timeOf$1(stop) {
	if (!stop) return void 0;
	const moment = stop < FIRST_MILLISECONDS ? stop * 1e3 : stop;
	return moment <= LAST_MILLISECONDS ? isoTime(moment) : void 0;
}
// src/results/importers/ctrf.ts
const text = string().nullish();
const count = int().nonnegative().nullish();
const documentSchema$1 = object({
	generatedBy: text,
	timestamp: text,
	results: object({
		tool: object({
			name: string().min(1),
			version: text
		}),
		tests: array(unknown()),
		summary: unknown().optional(),
		environment: preprocess(withCamelCase, object({ testEnvironment: text }).nullish())
	})
});
const summarySchema = object({
	tests: count,
	failed: count
}).nullish();
const ctrf = {
	name: "ctrf",
	async recognizes(source) {
		const document = await source.document();
		if (!isMapping(document)) return false;
		const { reportFormat, results } = document;
		return reportFormat === "CTRF" || isMapping(results) && isMapping(results["tool"]) && Array.isArray(results["tests"]);
	},
	async read(source, _settings, into) {
		const read = parseRow(documentSchema$1, await source.json());
		if (!read.success) throw userError("RESULTS_UNREADABLE", `This is not the Common Test Report Format: ${read.why}`, { location: beginning(source.path) });
		const { generatedBy, timestamp, results } = read.data;
		const { tool, tests, environment } = results;
		if (generatedBy === "eval-action") into.warn("CTRF files have no answers of single trials", { hint: "Report the run folder instead." });
		const named = {
			source,
			tool: tool.name,
			msPerUnit: isInSeconds(tests, tool.name) ? 1e3 : 1,
			environment: environment?.testEnvironment || void 0
		};
		const kinds = new Set();
		let failures = 0;
		for (const [index, row] of tests.entries()) {
			tests[index] = void 0;
			const context = {
				...named,
				pointer: `/results/tests/${index}`
			};
			const test = readTest(withCamelCase(row), context, into);
			if (test === void 0) continue;
			kinds.add(attemptsIn(test));
			failures += failuresIn(test);
			addTrials(test, context, into);
		}
		compareSummary(results.summary, {
			tests: tests.length,
			failures
		}, {
			path: source.path,
			into
		});
		return {
			tool: {
				name: tool.name,
				version: tool.version ?? void 0
			},
			attempts: ["last-only", "unknown"].find((kind) => kinds.has(kind)) ?? "all",
			time: timestamp ?? void 0,
			areDoublesAmbiguous: true
		};
	}
};
const beginning = (path) => ({
	file: path,
	line: 1,
	column: 1
});
function readTest(row, context, into) {
	const { source, pointer } = context;
	const read = parseRow(testSchema, row);
	if (hasScoreOfText(row)) into.warn(SCORES_ARE_TEXTS, { location: beginning(source.path) });
	if (read.success && !isSkipped(read.data)) return read.data;
	if (read.success) into.skipped({
		...namesOf$3(read.data, context),
		shown: read.data.name
	});
	else into.unreadable(beginning(source.path), `${pointer}: ${read.why}`);
}
const SCORES_ARE_TEXTS = "Some \"score\" in \"extra\" is a text and not a number: the score is 1 for a pass, else 0";
const hasScoreOfText = (row) => isMapping(row) && isMapping(row["extra"]) && typeof row["extra"]["score"] === "string";
function attemptsIn({ retries, retryAttempts }) {
	const listed = retryAttempts?.length ?? 0;
	if (typeof retries === "number") return listed < retries ? "last-only" : "all";
	return listed > 0 ? "all" : "unknown";
}
function compareSummary(summary, found, { path, into }) {
	const read = parseRow(summarySchema, summary);
	if (!read.success) {
		into.unreadable(beginning(path), `/results/summary cannot be compared with the tests: ${read.why}`);
		return;
	}
	const { tests, failed } = read.data ?? {};
	const counted = `/results/summary counts ${plural("test", tests ?? 0)}, and the report has ${found.tests}`;
	if ((tests ?? 0) > found.tests) into.unreadable(beginning(path), `${counted}: results are missing`);
	if ((tests ?? Number.POSITIVE_INFINITY) < found.tests) into.warn(counted, { location: beginning(path) });
	if ((failed ?? 0) <= found.failures) return;
	const failures = `${plural("failed test", failed ?? 0)}, and the report has ${found.failures}`;
	into.unreadable(beginning(path), `/results/summary counts ${failures}: verdicts are missing`);
}
const REPEATED_NAMES = {
	playwright: "trials",
	gotest: "trials",
	"go-test": "trials",
	pytest: "retries"
};
function addTrials(test, context, into) {
	const { source, pointer } = context;
	const outcome = outcomeOf$4(test);
	if (outcome === void 0) {
		const status = JSON.stringify(test.status);
		into.unreadable(beginning(source.path), `${pointer}: the status ${status} is no verdict`);
		return;
	}
	const attempts = [];
	for (const [index, attempt] of (test.retryAttempts ?? []).entries()) {
		const read = parseRow(attemptSchema, withCamelCase(attempt));
		if (read.success) attempts.push(read.data);
		else into.unreadable(beginning(source.path), `${pointer}/retryAttempts/${index}: ${read.why}`);
	}
	const repeatedNames = REPEATED_NAMES[context.tool];
	for (const trial of trialsOf$1(test, outcome, {
		attempts,
		context
	})) into.trial({
		...trial,
		repeatedNames
	});
}
// src/results/importers/deepeval-case.ts
const number = number$1().optional().catch(void 0);
const metricSchema = object({
	name: string().min(1),
	success: flag,
	score: number,
	threshold: number,
	reason: text$2,
	error: text$2,
	strictMode: flag,
	flaky: flag,
	skipped: flag,
	evaluationModel: text$2,
	evaluationCost: amount$1,
	inputTokenCount: amount$1,
	outputTokenCount: amount$1
});
const caseSchema = object({
	name: text$2,
	success: flag,
	flaky: flag,
	metricsData: array(metricSchema).nullish(),
	input: text$2,
	actualOutput: text$2,
	expectedOutput: text$2,
	context: list,
	expectedTools: list,
	toolsCalled: list,
	scenario: text$2,
	expectedOutcome: text$2,
	turns: list,
	runDuration: amount$1,
	completionTime: amount$1,
	tokenCost: amount$1,
	inputTokenCount: amount$1,
	outputTokenCount: amount$1
});
function measuredIn$1(given, toInvert) {
	const metrics = given.metricsData ?? [];
	const decisive = metrics.filter(isDecisive);
	if (decisive.length === 0) return "no metric was measured";
	const outcome = outcomeOf$3(given, decisive);
	if (outcome === void 0) return "\"success\" is missing";
	const graders = metrics.map((metric) => graderOf$1(metric, toInvert.has(metric.name)));
	const scores = graders.flatMap(({ weight, score }) => weight === 0 || score === void 0 ? [] : [score]);
	const seconds = given.runDuration ?? given.completionTime;
	const { inputTokenCount: input, outputTokenCount: output } = given;
	return {
		outcome,
		score: scores.length === 0 ? void 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length,
		...conversationIn(given),
		durationMs: seconds === void 0 ? void 0 : seconds * 1e3,
		costUsd: given.tokenCost,
		tokenUsage: input === void 0 || output === void 0 ? void 0 : {
			input,
			output
		},
		graders,
		definition: {
			question: askedIn$2(given),
			graders: metrics.map(({ name, threshold, strictMode }) => withoutGaps({
				name,
				threshold,
				strictMode
			})).sort(byName$1),
			judge: judgesOf(metrics)
		}
	};
}
const byName$1 = (one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
function judgesOf(metrics) {
	const judges = new Set(metrics.flatMap(({ evaluationModel }) => evaluationModel ?? []));
	return judges.size === 0 ? void 0 : [...judges].sort();
}
function askedIn$2({ input, expectedOutput, context, expectedTools, scenario, expectedOutcome, turns }) {
	if (scenario !== void 0) return withoutGaps({
		scenario,
		expectedOutcome,
		context
	});
	if (turns !== void 0) return withoutGaps({
		asked: turns.flatMap(contentOfUser),
		expectedOutcome,
		context
	});
	return input === void 0 ? void 0 : withoutGaps({
		input,
		expectedOutput,
		context,
		expectedTools
	});
}
const contentOfUser = (turn) => isMapping(turn) && turn["role"] === "user" ? [turn["content"]] : [];
const wasSkipped = ({ skipped, score, error, success }) => skipped === true || score === void 0 && error === void 0 && success !== false;
const isDecisive = (metric) => metric.flaky !== true && !wasSkipped(metric);
const isUndecided$1 = (metric) => metric.score === void 0 && !wasSkipped(metric);
function outcomeOf$3({ success }, decisive) {
	const undecided = decisive.find(isUndecided$1);
	const hasFailed = decisive.some((metric) => metric.success === false && !isUndecided$1(metric));
	if (undecided !== void 0 && !hasFailed) return {
		kind: "error",
		message: `${undecided.name}: ${undecided.error ?? "the metric has no score"}`,
		class: "grader"
	};
	return success === void 0 ? void 0 : { kind: success ? "passed" : "failed" };
}
function graderOf$1(metric, isElsewhereInverted) {
	const { name, score, threshold, success, reason, error, evaluationModel, evaluationCost } = metric;
	const { inputTokenCount: input, outputTokenCount: output } = metric;
	const orientation = orientationIn(metric);
	const isInverted = orientation === void 0 ? isElsewhereInverted : orientation === "lower";
	const isLeftOut = isUndecided$1(metric) || wasSkipped(metric);
	return withoutGaps({
		name,
		type: "deepeval",
		score: oriented(score, isInverted),
		threshold: oriented(threshold, isInverted),
		passed: isLeftOut ? void 0 : success,
		isUndecided: isLeftOut,
		weight: isDecisive(metric) && !isLeftOut ? void 0 : 0,
		reason: reason ?? error,
		judge: evaluationModel,
		costUsd: evaluationCost,
		tokenUsage: input === void 0 || output === void 0 ? void 0 : {
			input,
			output
		},
		details: isInverted ? {
			inverted: true,
			raw_score: score
		} : void 0
	});
}
const oriented = (value, isInverted) => value !== void 0 && isInverted ? 1 - value : value;
function orientationIn({ success, score, threshold }) {
	if (success === void 0 || score === void 0 || threshold === void 0 || score === threshold) return void 0;
	return success === score > threshold ? "higher" : "lower";
}
function metricsToInvert(cases) {
	const found = {
		higher: new Set(),
		lower: new Set()
	};
	for (const metric of cases.flatMap(({ metricsData }) => metricsData ?? [])) {
		const orientation = orientationIn(metric);
		if (orientation !== void 0) found[orientation].add(metric.name);
	}
	return new Set([...found.lower].filter((name) => !found.higher.has(name)));
}
function conversationIn({ input, actualOutput, toolsCalled, turns }) {
	if (turns !== void 0) return { messages: turns.flatMap((turn) => messageOf(turn) ?? []) };
	const toolCalls = callsIn(toolsCalled);
	return {
		input: input === void 0 ? void 0 : [{
			role: "user",
			content: input
		}],
		answer: actualOutput,
		messages: toolCalls && [{
			role: "assistant",
			content: actualOutput ?? "",
			toolCalls
		}]
	};
}
const turnSchema = object({
	role: _enum(["user", "assistant"]),
	content: string(),
	toolsCalled: list
});
function messageOf(turn) {
	const read = turnSchema.safeParse(turn);
	if (!read.success) return void 0;
	const { role, content, toolsCalled } = read.data;
	return withoutGaps({
		role,
		content,
		toolCalls: callsIn(toolsCalled)
	});
}
function callsIn(given) {
	const calls = (given ?? []).flatMap((call) => {
		if (!isMapping(call) || typeof call["name"] !== "string") return [];
		return [withoutGaps({
			tool: call["name"],
			input: call["inputParameters"],
			output: call["output"]
		})];
	});
	return calls.length === 0 ? void 0 : calls;
}
// src/results/importers/pytest-trials.ts
function mergedPairs(trials, isPair) {
	return [...grouped(trials, (trial) => [
		trial.suite,
		nameOf(trial),
		trial.target
	]).values()].flatMap((group) => {
		const [first, second, ...others] = group;
		return second !== void 0 && others.length === 0 && isPair(first, second) ? [merged(first, second)] : group;
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
function withReruns(trials) {
	return [...grouped(trials, (trial) => [
		trial.suite,
		nameOf(trial),
		trial.target
	]).values()].flatMap((runs) => runs.map((run, index) => index < runs.length - 1 && run.outcome.kind === "passed" ? {
		...run,
		outcome: { kind: "failed" },
		reason: "pytest ran this test again"
	} : run));
}
function withRepeats({ trials, skipped }) {
	const found = [...grouped([...trials, ...skipped].map(numbered$1), ({ test, repeat }) => [
		test.suite,
		test.target,
		repeat?.name ?? nameOf(test),
		repeat && `${repeat.count}`
	]).values()].flatMap((group) => isComplete(group) ? repeatsOf(group) : group.map(asFound));
	return {
		trials: found.flatMap((test) => isTrial(test) ? [test] : []),
		skipped: found.flatMap((test) => isTrial(test) ? [] : [test])
	};
}
const numbered$1 = (test) => ({
	test,
	repeat: repeatOf(test)
});
const asFound = ({ test }) => test;
const isTrial = (test) => "outcome" in test;
const nameOf = ({ test }) => test.text;
function repeatOf(test) {
	const found = /^(.*)([[-])([1-9]\d{0,3})-([1-9]\d{0,3})\]$/s.exec(nameOf(test));
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
function repeatsOf(group) {
	const all = group.flatMap(({ test, repeat }) => repeat === void 0 ? [] : [{
		test: {
			...test,
			test: {
				kind: "named",
				text: repeat.name
			}
		},
		repeat
	}]);
	const trials = all.flatMap(({ test, repeat: { number, count } }) => isTrial(test) ? [{
		...test,
		number: number - 1,
		plannedTrials: count
	}] : []);
	return trials.length > 0 ? trials : all.slice(0, 1).map(asFound);
}
// src/results/importers/deepeval.ts
const deepeval = {
	name: "deepeval",
	async recognizes(source) {
		const root = rootOf(await source.document());
		if (!isMapping(root)) return false;
		if (isOnlyLink(root)) return true;
		return LISTS.some((name) => {
			const cases = root[name];
			if (!Array.isArray(cases)) return false;
			return "testPassed" in root || cases.some((item) => isMapping(item) && "metricsData" in item);
		});
	},
	async read(source, _settings, into) {
		const { run, rows } = runIn(await source.json(), source.path);
		const read = [];
		const location = {
			file: source.path,
			line: 1,
			column: 1
		};
		for (const { value, pointer } of rows) {
			const parsed = parseRow(caseSchema, value);
			if (parsed.success) read.push({
				given: parsed.data,
				pointer
			});
			else into.unreadable(location, `${pointer}: ${parsed.why}`);
		}
		const toInvert = metricsToInvert(read.map(({ given }) => given));
		const trials = [];
		const skipped = [];
		for (const { given, pointer } of read) {
			const test = identityOf$2(given);
			if (test !== void 0 && given.flaky) {
				const shown = `${test.text} (flaky, ${given.success ? "passed" : "failed"})`;
				skipped.push({
					...namesOf$2(run, source),
					test,
					shown
				});
				continue;
			}
			const measured = test === void 0 ? "it has neither a name nor a question" : measuredIn$1(given, toInvert);
			if (test === void 0 || typeof measured === "string") into.unreadable(location, `${pointer}: ${measured}`);
			else trials.push({
				...measured,
				...namesOf$2(run, source),
				test,
				location,
				pointer
			});
		}
		const others = trials.filter((trial) => !isNamed(trial));
		const found = withRepeats({
			trials: trials.filter(isNamed),
			skipped
		});
		for (const trial of [...found.trials, ...others]) into.trial(trial);
		for (const test of found.skipped) into.skipped(test);
		const counted = (run.testPassed ?? 0) + (run.testFailed ?? 0);
		return {
			tool: { name: "deepeval" },
			attempts: "all",
			planned: counted > rows.length ? counted : void 0,
			areDoublesAmbiguous: true
		};
	}
};
const LISTS = [
	"testCases",
	"conversationalTestCases",
	"testResults"
];
const isNamed = ({ test }) => test.kind === "named";
const rootOf = (document) => isMapping(document) && isMapping(document["testRunData"]) ? document["testRunData"] : document;
const isOnlyLink = (root) => typeof root["testRunLink"] === "string" && LISTS.every((name) => !(name in root));
const runSchema = object({
	testFile: text$2,
	datasetAlias: text$2,
	identifier: text$2,
	hyperparameters: object({ model: text$2 }).optional().catch(void 0),
	testPassed: amount$1,
	testFailed: amount$1
});
function runIn(document, path) {
	const root = rootOf(document);
	if (isMapping(root) && isOnlyLink(root)) throw userError("RESULTS_UNREADABLE", `${path} has only a link to the results of DeepEval`, { hint: "Set DEEPEVAL_RESULTS_FOLDER: DeepEval then writes a file with its results into that folder." });
	const read = runSchema.safeParse(root);
	if (!isMapping(root) || !read.success || !LISTS.some((name) => Array.isArray(root[name]))) throw userError("RESULTS_UNREADABLE", `${path} has no results of DeepEval`, {
		expected: `a list ${LISTS.join(", ")}`,
		hint: "Report a file of the folder DEEPEVAL_RESULTS_FOLDER."
	});
	return {
		run: read.data,
		rows: LISTS.flatMap((name) => rowsIn$1(root[name], `/${root === document ? "" : "testRunData/"}${name}`))
	};
}
const rowsIn$1 = (given, pointer) => Array.isArray(given) ? given.map((value, index) => ({
	value,
	pointer: `${pointer}/${index}`
})) : [];
function identityOf$2(given) {
	const { name = "" } = given;
	if (name !== "" && !/^(?:conversational_)?test_case_\d+$/.test(name)) return {
		kind: "named",
		text: name
	};
	const { expectedTools: _, ...question } = askedIn$2(given) ?? {};
	const [first] = Object.values(question).flat();
	return first === void 0 ? void 0 : {
		kind: "content",
		text: `${first}`,
		question
	};
}
const namesOf$2 = ({ testFile, datasetAlias, identifier, hyperparameters }, { path }) => ({
	suite: testFile && fileStem(testFile) || datasetAlias || identifier || fileStem(path),
	target: hyperparameters?.model || "default"
});
// src/results/importers/inspect-log.ts
const nameOrNumber = union([string(), number$1()]).optional().catch(void 0);
const headerSchema = object({
	version: number$1().optional().catch(void 0),
	status: text$2,
	error: object({ message: text$2 }).nullish().catch(void 0),
	eval: object({
		task: string().min(1),
		model: string().min(1),
		created: text$2,
		task_args: mapping,
		task_version: nameOrNumber,
		solver: text$2,
		solver_args: mapping,
		dataset: object({
			sample_ids: list,
			samples: amount$1
		}).optional().catch(void 0),
		config: object({
			epochs: amount$1,
			score_on_error: flag,
			message_limit: amount$1,
			token_limit: amount$1,
			time_limit: amount$1,
			working_limit: amount$1
		}).optional().catch(void 0),
		model_roles: mapping,
		revision: object({ commit: text$2 }).optional().catch(void 0),
		packages: mapping,
		scorers: array(looseObject({ name: string() })).nullish().catch(void 0)
	}),
	results: object({ total_samples: amount$1 }).nullish().catch(void 0)
});
const isArchive = ({ head }) => head[0] === 80 && head[1] === 75 && head[2] === 3 && head[3] === 4;
async function readLog(source) {
	if (isArchive(source)) return fromArchive(source);
	const document = await source.json();
	const samples = isMapping(document) && Array.isArray(document["samples"]) ? document["samples"] : [];
	return {
		header: headerOf(document, source.path),
		rows: samples.map((value, index) => ({
			value,
			pointer: `/samples/${index}`
		})),
		isCutOff: false
	};
}
async function fromArchive(source) {
	const names = new Set((await source.entries()).keys());
	const json = async (name) => jsonOfEntry(await source.entry(name), name, source);
	const isWhole = names.has("header.json");
	const start = [
		"header.json",
		"_journal/start.json",
		"start.json"
	].find((name) => names.has(name));
	if (start === void 0) throw noLog(source.path);
	const end = !isWhole && names.has("results.json") ? await json("results.json") : void 0;
	const header = headerOf({
		...asMapping(await json(start)),
		...asMapping(end)
	}, source.path);
	const isCutOff = !isWhole && end === void 0;
	const all = ["summaries.json", "summary.json"].find((name) => names.has(name));
	const lists = all === void 0 ? inOrder(names, /^(?:_journal\/)?summaries\/(\d+)\.json$/) : [all];
	const rows = await rowsOfLists(lists, json);
	if (rows.length > 0 || lists.length > 0) return {
		header,
		rows,
		isCutOff
	};
	const samples = [...names].filter((name) => /^samples\/.*_epoch_\d+\.json$/s.test(name)).sort();
	const read = [];
	for (const pointer of samples) read.push({
		value: await json(pointer),
		pointer
	});
	return {
		header,
		rows: read,
		isCutOff
	};
}
async function rowsOfLists(names, json) {
	const rows = [];
	for (const name of names) {
		const values = await json(name);
		if (!Array.isArray(values)) rows.push({
			value: void 0,
			pointer: name
		});
		else rows.push(...values.map((value, index) => ({
			value,
			pointer: `${name}/${index}`
		})));
	}
	return rows;
}
function inOrder(names, pattern) {
	return [...names].flatMap((name) => {
		const number = pattern.exec(name)?.[1];
		return number === void 0 ? [] : [{
			name,
			number: Number(number)
		}];
	}).sort((one, other) => one.number - other.number).map(({ name }) => name);
}
const asMapping = (value) => isMapping(value) ? value : {};
function jsonOfEntry(bytes, name, { path }) {
	let value;
	try {
		value = lenientJson(new TextDecoder().decode(bytes));
	} catch (cause) {
		throw userError("RESULTS_UNREADABLE", `${JSON.stringify(name)} in ${path} is not JSON`, {
			hint: "Copy the log again, or run the evaluation again.",
			cause
		});
	}
	if (isDeeperThan(value, 64)) throw userError("RESULTS_UNREADABLE", `${JSON.stringify(name)} in ${path} is nested more than 64 levels deep`);
	return value;
}
function headerOf(value, path) {
	const read = parseRow(headerSchema, value);
	if (read.success) return read.data;
	throw userError("RESULTS_UNREADABLE", `${path} is not a log of Inspect: ${read.why}`, {
		expected: "eval.task and eval.model, as in logs of version 2",
		hint: "Convert an old log: inspect log convert FILE --to eval --output-dir DIR"
	});
}
const noLog = (path) => userError("RESULTS_UNREADABLE", `${path} is not a log of Inspect`, {
	expected: "header.json or _journal/start.json in the archive",
	hint: "Report a file of the log folder of Inspect: logs/*.eval"
});
// src/results/importers/inspect-sample.ts
const scoreSchema = object({
	value: anything,
	explanation: text$2
}).catch({ value: void 0 });
const usage$1 = record(string(), object({
	input_tokens: amount$1,
	output_tokens: amount$1,
	input_tokens_cache_read: amount$1,
	input_tokens_cache_write: amount$1,
	reasoning_tokens: amount$1,
	total_cost: amount$1
}).catch({})).nullish().catch(void 0);
const sampleSchema = object({
	id: union([string().min(1), number$1()]),
	epoch: int().positive(),
	input: anything,
	target: anything,
	choices: list,
	scores: record(string(), scoreSchema).nullish(),
	score: scoreSchema.nullish().catch(void 0),
	error: union([string(), object({ message: text$2 })]).nullish(),
	limit: union([string(), object({ type: string() })]).nullish(),
	invalidation: anything,
	model_usage: usage$1,
	role_usage: usage$1,
	total_time: amount$1,
	completed_at: text$2,
	retries: amount$1,
	error_retries: list,
	output: anything,
	messages: list
});
const scoresOf = ({ scores, score }) => scores ?? (score == null ? {} : { score });
const LETTERS = {
	c: 1,
	yes: 1,
	true: 1,
	p: .5,
	i: 0,
	n: 0,
	no: 0,
	false: 0
};
function scoreValueOf(value) {
	if (typeof value === "boolean") return {
		number: value ? 1 : 0,
		isVerdict: true
	};
	if (typeof value === "number") return Number.isFinite(value) ? {
		number: value,
		isVerdict: false
	} : void 0;
	if (typeof value !== "string") return void 0;
	const letter = Object.hasOwn(LETTERS, value.trim().toLowerCase()) ? LETTERS[value.trim().toLowerCase()] : void 0;
	if (letter !== void 0) return {
		number: letter,
		isVerdict: true
	};
	const number = value.trim() === "" ? NaN : Number(value);
	return Number.isFinite(number) ? {
		number,
		isVerdict: false
	} : void 0;
}
function valueNamed(sample, name) {
	const scores = scoresOf(sample);
	if (Object.hasOwn(scores, name)) return scores[name]?.value;
	for (const [score, { value }] of Object.entries(scores)) {
		const key = name.startsWith(`${score}.`) ? name.slice(score.length + 1) : void 0;
		if (key === void 0) continue;
		if (isMapping(value) && Object.hasOwn(value, key)) return value[key];
		if (Array.isArray(value)) return value[Number(key)];
	}
}
const errorOf = ({ error }) => error == null || typeof error === "string" ? error ?? void 0 : error.message ?? "Inspect gives no reason";
function outcomeOf$2(sample, value, { passMark, scoreOnError }) {
	const { limit } = sample;
	const message = errorOf(sample);
	if (message !== void 0 && !(scoreOnError && value !== void 0)) return {
		kind: "error",
		message
	};
	if (value !== void 0) return { kind: value.number >= (passMark ?? 1) ? "passed" : "failed" };
	const reached = typeof limit === "string" ? limit : limit?.type;
	if (reached === "time" || reached === "working") return {
		kind: "error",
		message: `The ${reached} limit was reached`,
		class: "timeout"
	};
	if (reached !== void 0) return { kind: "failed" };
	return {
		kind: "error",
		message: "The sample was not scored",
		class: "grader"
	};
}
const limitOf = ({ limit }) => typeof limit === "string" ? limit : limit?.type;
const gradersOf$2 = (sample, { passMark }) => Object.entries(scoresOf(sample)).map(([name, { value, explanation }]) => {
	const found = scoreValueOf(value);
	return withoutGaps({
		name,
		type: "inspect",
		score: found?.number,
		passed: found?.isVerdict ? found.number >= (passMark ?? 1) : void 0,
		threshold: found?.isVerdict === false ? passMark : void 0,
		isUndecided: found === void 0,
		reason: explanation
	});
});
function tokensOf$1({ model_usage, role_usage }) {
	const used = Object.values(model_usage ?? {});
	if (used.length === 0 || used.some(({ input_tokens, output_tokens }) => (input_tokens ?? output_tokens) === void 0)) return;
	const grader = role_usage?.["grader"];
	const sum = (count) => Math.max(0, used.reduce((total, each) => total + count(each), 0) - (grader === void 0 ? 0 : count(grader)));
	const cached = sum((each) => each.input_tokens_cache_read ?? 0);
	const reasoning = sum((each) => each.reasoning_tokens ?? 0);
	return {
		input: sum((each) => (each.input_tokens ?? 0) + (each.input_tokens_cache_read ?? 0) + (each.input_tokens_cache_write ?? 0)),
		output: sum((each) => each.output_tokens ?? 0),
		...cached > 0 && { cached },
		...reasoning > 0 && { reasoning }
	};
}
function costOf({ model_usage, role_usage }) {
	const costs = Object.values(model_usage ?? {}).map(({ total_cost }) => total_cost);
	if (costs.length === 0 || costs.some((cost) => cost === void 0)) return void 0;
	return Math.max(0, costs.reduce((sum, cost) => sum + (cost ?? 0), 0) - (role_usage?.["grader"]?.total_cost ?? 0));
}
const LONGEST_WHOLE = 1e3;
function askedIn$1({ input, target, choices }, isSummary) {
	if (input === void 0 || input === null) return void 0;
	const question = withoutGaps({
		input: Array.isArray(input) ? messagesOf(input) : input,
		target,
		choices
	});
	return isSummary && textsIn(question).some(isCut) ? void 0 : question;
}
const isCut = (given) => given.length >= LONGEST_WHOLE || /(?:\.\.\.|\u2026)(?:\s*\(content truncated\))?\s*$/.test(given);
function textsIn(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const inputOf$1 = ({ input }) => messagesOf(input);
function messagesOf(given) {
	if (!Array.isArray(given)) return readMessages(given);
	return given.flatMap((message) => {
		if (!isMapping(message)) return [];
		const { role, content } = message;
		return readMessages([{
			role,
			content: textOf(content)
		}]);
	});
}
const textOf = (content) => Array.isArray(content) ? content.flatMap((part) => isMapping(part) && typeof part["text"] === "string" ? [part["text"]] : []).join("\n") : typeof content === "string" ? content : "";
function answerIn({ output }) {
	const choices = isMapping(output) ? output["choices"] : void 0;
	const [first] = Array.isArray(choices) ? choices : [];
	if (!isMapping(first) || !isMapping(first["message"])) return void 0;
	return textOf(first["message"]["content"]);
}
// src/results/importers/inspect.ts
const inspect = {
	name: "inspect",
	async recognizes(source) {
		if (isArchive(source)) return isLogArchive(source);
		const document = await source.document();
		if (!isMapping(document) || ![
			"version",
			"status",
			"eval"
		].every((key) => key in document)) return false;
		const spec = document["eval"];
		return isMapping(spec) && "task" in spec && "model" in spec;
	},
	async read(source, settings, into) {
		const log = await readLog(source);
		const { header } = log;
		const rows = readable$1(log, source, into);
		if (header.status === "error") {
			const why = header.error?.message ?? "the log does not say which";
			into.failed({
				file: source.path,
				line: 1,
				column: 1
			}, `The run ended with an error: ${why}`);
		}
		const scoring = scoringOf(rows, header, settings);
		const answers = new Answers(source);
		const invalidated = invalidatedIn(rows);
		for (const row of rows) {
			const { id, epoch } = row.sample;
			const shown = epoch === 1 ? `${id}` : `${id} (epoch ${epoch})`;
			if (isInvalidated(row)) into.skipped({
				...namesOf$1(row.sample, header),
				shown
			});
			else into.trial(await trialOf(row, {
				header,
				scoring,
				settings,
				source,
				answers,
				invalidated
			}));
		}
		warnOf(rows, header, into);
		return factsOf$1(log, rows);
	}
};
async function isLogArchive(source) {
	try {
		const names = await source.entries();
		return [
			"header.json",
			"_journal/start.json",
			"start.json"
		].some((name) => names.has(name));
	} catch {
		return false;
	}
}
function readable$1({ rows }, { path }, into) {
	const location = {
		file: path,
		line: 1,
		column: 1
	};
	const found = new Map();
	const types = new Map();
	for (const { value, pointer } of rows) {
		const read = parseRow(sampleSchema, value);
		if (!read.success) {
			into.unreadable(location, `${pointer}: ${read.why}`);
			continue;
		}
		const { id, epoch } = read.data;
		if ((types.get(`${id}`) ?? typeof id) !== typeof id) {
			into.unreadable(location, `${pointer}: the ids ${id} and "${id}" are two samples, but one name`);
			continue;
		}
		types.set(`${id}`, typeof id);
		found.set(JSON.stringify([`${id}`, epoch]), {
			sample: read.data,
			pointer
		});
	}
	return [...found.values()];
}
const isInvalidated = ({ sample }) => sample.invalidation != null;
function invalidatedIn(rows) {
	const found = new Map();
	for (const { sample } of rows.filter(isInvalidated)) found.set(`${sample.id}`, (found.get(`${sample.id}`) ?? 0) + 1);
	return found;
}
function scoringOf(rows, { eval: spec }, { scoreName, passMark }) {
	const scored = rows.filter(({ sample }) => Object.keys(scoresOf(sample)).length > 0);
	const names = [...new Set(scored.flatMap(({ sample }) => Object.keys(scoresOf(sample))))].sort();
	const inAll = (name) => scored.every(({ sample }) => Object.hasOwn(scoresOf(sample), name));
	const first = (spec.scorers ?? []).map(({ name }) => name).find((name) => names.includes(name) && inAll(name));
	const name = scoreName ?? (names.length < 2 ? names[0] : first);
	if (name === void 0 && names.length > 1) throw severalScores(names);
	if (scoreName !== void 0 && scored.length > 0 && !scored.some(({ sample }) => valueNamed(sample, scoreName) !== void 0)) throw userError("INPUT_INVALID", `There is no score ${JSON.stringify(scoreName)} (score-name)`, {
		found: names.join(", "),
		hint: "Set score-name (--score-name) to one of them, or to NAME.KEY for one value of a score with several."
	});
	const values = name === void 0 ? [] : scored.map(({ sample }) => scoreValueOf(valueNamed(sample, name)));
	if (name !== void 0 && scored.length > 0 && values.every((value) => value === void 0)) refuseSeveralValues(scored, name);
	const numbers = values.flatMap((value) => value === void 0 || value.isVerdict ? [] : [value.number]);
	if (passMark === void 0 && numbers.some((number) => number !== 0 && number !== 1)) throw userError("INPUT_INVALID", `The score ${JSON.stringify(name)} of Inspect is a number, and has no verdict`, { hint: "Set pass-mark (--pass-mark): the score from which a sample passes." });
	return {
		name,
		passMark
	};
}
function refuseSeveralValues(scored, name) {
	const values = scored.map(({ sample }) => valueNamed(sample, name)).filter((value) => typeof value === "object");
	const keys = [...new Set(values.flatMap((value) => Object.keys(value ?? {})))];
	if (keys.length === 0) return;
	throw userError("INPUT_INVALID", `The score ${JSON.stringify(name)} of Inspect has several values`, {
		found: keys.slice(0, MOST_KEYS).join(", "),
		hint: `Set score-name (--score-name) to the one that decides, such as ${name}.${keys[0]}.`
	});
}
const MOST_KEYS = 20;
const severalScores = (names) => userError("INPUT_INVALID", `The samples have several scores: ${names.join(", ")}`, { hint: "Set score-name (--score-name) to the one that decides." });
async function trialOf({ sample, pointer }, known) {
	const { header, scoring, settings, source, answers, invalidated } = known;
	const epochs = header.eval.config?.epochs;
	const value = scoring.name === void 0 ? void 0 : scoreValueOf(valueNamed(sample, scoring.name));
	const scoreOnError = header.eval.config?.score_on_error === true;
	const outcome = outcomeOf$2(sample, value, {
		passMark: scoring.passMark,
		scoreOnError
	});
	const isSummary = sample.output === void 0;
	const whole = isSummary && outcome.kind !== "passed" ? await answers.of(sample) : sample;
	const limit = limitOf(sample);
	const cause = errorOf(sample) ?? (limit && `The ${limit} limit was reached`);
	return {
		...namesOf$1(sample, header),
		number: sample.epoch - 1,
		plannedTrials: epochs && epochs - (invalidated.get(`${sample.id}`) ?? 0),
		outcome,
		score: value?.number,
		passMark: scoring.passMark,
		reason: outcome.kind === "failed" ? cause : void 0,
		location: {
			file: source.path,
			line: 1,
			column: 1
		},
		pointer,
		time: sample.completed_at,
		input: inputOf$1(sample),
		answer: whole && answerIn(whole),
		messages: whole?.messages && messagesOf(whole.messages),
		durationMs: sample.total_time === void 0 ? void 0 : sample.total_time * 1e3,
		costUsd: costOf(sample),
		tokenUsage: tokensOf$1(sample),
		retries: retriesOf(sample),
		graders: gradersOf$2(sample, settings),
		definition: {
			question: askedIn$1(sample, isSummary),
			graders: header.eval.scorers ?? void 0,
			judge: judgeOf(header),
			limits: limitsOf(header)
		},
		subject: subjectOf(header)
	};
}
const namesOf$1 = ({ id }, header) => ({
	suite: suiteOf(header),
	test: {
		kind: "declared",
		text: `${id}`
	},
	target: header.eval.model
});
function suiteOf({ eval: { task, task_args: given = {} } }) {
	return Object.keys(given).length === 0 ? task : `${task} (${canonicalJson(given)})`;
}
const judgeOf = ({ eval: { model_roles: roles = {} } }) => isMapping(roles["grader"]) ? roles["grader"]["model"] : void 0;
function limitsOf({ eval: { task_version, config = {} } }) {
	const { message_limit, token_limit, time_limit, working_limit } = config;
	return {
		task_version,
		message_limit,
		token_limit,
		time_limit,
		working_limit
	};
}
const subjectOf = ({ eval: { solver, solver_args, revision, model } }) => ({
	solver,
	solver_args,
	commit: revision?.commit,
	model
});
const retriesOf = ({ retries, error_retries }) => retries ?? error_retries?.length ?? 0;
const MOST_ANSWERS = 100;
const MOST_ANSWER_BYTES = 33554432;
var Answers = class {
	#source;
	#read = 0;
	#left = MOST_ANSWER_BYTES;
	constructor(source) {
		this.#source = source;
	}
	async of({ id, epoch }) {
		if (!isArchive(this.#source) || this.#read >= MOST_ANSWERS) return void 0;
		const sizes = await this.#source.entries();
		const name = [`samples/${id}_epoch_${epoch}.json`, `samples/${id}_epoch_${epoch}/sample.json`].find((entry) => sizes.has(entry));
		const size = name === void 0 ? void 0 : sizes.get(name);
		if (name === void 0 || size === void 0 || size > this.#left) return void 0;
		this.#read += 1;
		this.#left -= size;
		const read = sampleSchema.safeParse(jsonOfEntry(await this.#source.entry(name), name, this.#source));
		return read.success && `${read.data.id}` === `${id}` ? read.data : void 0;
	}
};
function leftOut(rows) {
	const [all, valid] = [rows, rows.filter((row) => !isInvalidated(row))].map((some) => new Set(some.map(({ sample }) => `${sample.id}`)).size);
	return (all ?? 0) - (valid ?? 0);
}
const KNOWN_VERSIONS = [2, 3];
function warnOf(rows, { version }, into) {
	if (version !== void 0 && !KNOWN_VERSIONS.includes(version)) into.warn(`This log has version ${version}; versions ${KNOWN_VERSIONS.join(" and ")} are known`);
	if (rows.some(({ sample }) => retriesOf(sample) > 0)) into.warn("Inspect ran samples again after errors");
}
function factsOf$1({ header, isCutOff }, rows) {
	const { eval: spec, status, results } = header;
	const total = results?.total_samples;
	const samples = spec.dataset?.sample_ids?.length ?? (total === void 0 ? void 0 : Math.ceil(total / (spec.config?.epochs || 1)));
	const isComplete = status === "success" && !isCutOff;
	const version = spec.packages?.["inspect_ai"];
	return {
		tool: {
			name: "inspect",
			version: typeof version === "string" ? version : void 0
		},
		attempts: "all",
		planned: samples && Math.max(0, samples - leftOut(rows)),
		stopped: isComplete ? void 0 : status === "cancelled" ? "cancelled" : "broken-off",
		time: spec.created,
		variant: variantOf(spec)
	};
}
function variantOf({ solver, solver_args: given = {} }) {
	if (solver === void 0 || solver === "") return void 0;
	return Object.keys(given).length === 0 ? solver : `${solver} (${canonicalJson(given)})`;
}
// src/results/importers/junit/verdict.ts
const isMark = ({ name }) => name === "failure" || name === "error";
function verdictOf({ children, attributes }) {
	const mark = children.find(isMark);
	if (mark !== void 0) return {
		kind: "marked",
		mark
	};
	const stated = ["status", "result"].flatMap((name) => statedBy(name, attributes[name]) ?? []);
	const found = (kinds) => stated.find(({ kind }) => kinds.includes(kind));
	const failed = found([
		"failed",
		"timeout",
		"error"
	]);
	if (failed !== void 0) return failed;
	if (children.some(({ name }) => name === "skipped")) return { kind: "skipped" };
	return found(["unclear"]) ?? found(["skipped"]) ?? { kind: "passed" };
}
const isFailed = ({ kind }) => [
	"marked",
	"failed",
	"timeout",
	"error"
].includes(kind);
const KINDS = new Map(Object.entries({
	passed: "run ran complete completed pass passed success successful succeeded ok done finished executed fixed flaky",
	skipped: "skip skipped notrun suppressed disabled pending ignore ignored todo untested notexecuted excluded",
	failed: "fail failed failure regression undefined ko unsuccessful",
	timeout: "timeout timedout",
	error: "error errored broken panicked aborted interrupted crash crashed"
}).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind])));
function statedBy(name, value) {
	const word = value?.toLowerCase().replaceAll(/[\s_-]/g, "") ?? "";
	if (word === "") return void 0;
	return {
		kind: KINDS.get(word) ?? "unclear",
		said: `${name}="${value}"`
	};
}
// src/results/importers/junit/trials.ts
function trialsOf(test, names, how) {
	const verdict = verdictOf(test.element);
	const mark = verdict.kind === "marked" ? verdict.mark : void 0;
	const outcome = mark === void 0 ? statedOutcome(verdict) : outcomeOf$1(mark, test, how.dialect);
	const reason = mark === void 0 ? saidIn(verdict) : reasonOf(mark);
	const trial = {
		...commonOf(test, names, how),
		outcome,
		reason
	};
	const others = how.dialect.isOwn ? [] : test.element.children.filter(isAttempt);
	if (others.length === 0) return [trial];
	const repeated = others.map((attempt) => ({
		...trial,
		score: void 0,
		outcome: outcomeOf$1(attempt, test, how.dialect),
		reason: reasonOf(attempt)
	}));
	const attempts = outcome.kind === "passed" ? [...repeated, trial] : [trial, ...repeated];
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
function statedOutcome(verdict) {
	const said = saidIn(verdict) ?? "";
	if (verdict.kind === "failed") return { kind: "failed" };
	if (verdict.kind === "timeout") return {
		kind: "error",
		message: said,
		class: "timeout"
	};
	return verdict.kind === "error" ? {
		kind: "error",
		message: said
	} : { kind: "passed" };
}
const saidIn = (verdict) => "said" in verdict ? verdict.said : void 0;
const isAttempt = ({ name }) => /^(?:rerun|flaky)(?:Failure|Error)$/.test(name);
function outcomeOf$1(mark, test, dialect) {
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
		...identityOf$1(test, names),
		location: locationOf(test, dialect, shown),
		pointer: `line ${element.location.line}`,
		time: timeOf(test.suite?.attributes["timestamp"]),
		score: numberIn(scoreIn(test)),
		passMark: shareIn(properties.get("pass-mark")),
		durationMs: milliseconds(element.attributes["time"]),
		costUsd: amountIn(properties.get("cost_usd") ?? properties.get("cost-usd")),
		tokenUsage: tokensOf(properties),
		model: properties.get("model"),
		answer: dialect.isOwn ? element.children.find(({ name }) => name === "system-out")?.text : void 0,
		graders: gradersOf$1(properties)
	};
}
const scoreIn = ({ properties }) => properties.get("score") ?? properties.get("eval.score");
function isScoreNoNumber(test) {
	const score = scoreIn(test);
	return score !== void 0 && score !== "" && numberIn(score) === void 0;
}
const identityOf$1 = (test, names) => ({
	suite: names.suite,
	test: {
		kind: "named",
		text: names.test
	},
	target: names.target ?? targetOf$1(test) ?? "default"
});
const targetOf$1 = ({ properties, ofSuite }) => [
	properties.get("target"),
	properties.get("model"),
	ofSuite.get("target"),
	ofSuite.get("model")
].find(Boolean);
function locationOf({ element, suite, properties }, dialect, shown) {
	const { attributes } = element;
	const file = attributes["file"] ?? suite?.attributes["file"] ?? (dialect.classIsFile && attributes["classname"]);
	if (!file) return element.location;
	const line = wholeIn(attributes["line"] ?? properties.get("line")) ?? 0;
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
	return value !== void 0 && value >= 0 && value <= 0x38d7ea4c68000 ? value : void 0;
}
function shareIn(text) {
	const value = amountIn(text);
	return value !== void 0 && value <= 1 ? value : void 0;
}
function wholeIn(text) {
	const value = amountIn(text);
	return value !== void 0 && Number.isSafeInteger(value) ? value : void 0;
}
// src/results/importers/junit/counts.ts
var DeclaredCounts = class {
	#found = new Map();
	add(element, suites, dialect) {
		const isTest = element.name === "testcase";
		const verdict = verdictOf(element);
		const marks = !isTest || isFailed(verdict) ? Math.max(1, element.children.filter(isMark).length) : 0;
		for (const suite of suites) {
			const found = this.#of(suite);
			found.tests += isTest ? 1 : 0;
			found.skipped += isTest && verdict.kind === "skipped" ? 1 : 0;
			found.marks += marks;
			found.areTestsUncountable ||= dialect?.countsMoreThanTests === true;
			found.areCountsUnknown ||= dialect?.areCountsUnknown === true;
		}
	}
	#of(suite) {
		const found = this.#found.get(suite) ?? nothing();
		this.#found.set(suite, found);
		return found;
	}
	differencesIn(suite, around) {
		const found = this.#of(suite);
		this.#found.delete(suite);
		const areTestsCounted = around.some(({ attributes }) => wholeIn(attributes["tests"]) !== void 0);
		const declared = (name) => wholeIn(suite.attributes[name]) ?? 0;
		const differences = [];
		const add = (counted, has, lost) => {
			const isLoss = !found.areCountsUnknown || has === 0;
			const why = isLoss ? `${lost} are missing` : `${lost} are missing, or the tool counts assertions`;
			const name = suite.attributes["name"] === void 0 ? "" : ` ${JSON.stringify(suite.attributes["name"])}`;
			differences.push({
				message: `The ${suite.name}${name} counts ${counted}, but the file has ${has}: ${why}`,
				isLoss
			});
		};
		const tests = declared("tests") - Math.max(0, declared("skipped") - found.skipped);
		if (!areTestsCounted && !found.areTestsUncountable && tests > found.tests) add(plural("test", tests), found.tests, "tests");
		const failures = declared("failures") + declared("errors");
		if (failures > found.marks) {
			add(plural("failure", failures), found.marks, "failures");
			for (const outer of around) this.#of(outer).marks += failures - found.marks;
		}
		return differences;
	}
};
const nothing = () => ({
	tests: 0,
	skipped: 0,
	marks: 0,
	areTestsUncountable: false,
	areCountsUnknown: false
});
// src/results/importers/junit/dialects.ts
function dialectOf({ root, suite, properties, first }) {
	const title = root?.attributes["name"];
	if (title === "vitest tests") return vitest;
	if (title === "pytest tests" || suite?.attributes["name"] === "pytest") return pytest;
	if (title === "jest tests") return jest;
	if (title === "Mocha Tests") return mocha;
	if (root?.attributes["id"] !== void 0 && title !== void 0 && isNamedByFile(suite, first)) return playwright;
	if ([...properties.keys()].some((name) => /^verdict(?: \[|$)/.test(name))) return evalAction;
	return isOfGo(suite, properties, first) ? go : other;
}
const isNamedByFile = (suite, { attributes }) => suite !== void 0 && suite.attributes["name"] === attributes["classname"] && "hostname" in suite.attributes;
function isOfGo(suite, properties, { attributes: { name = "", classname = "" } }) {
	const { name: path = "" } = suite?.attributes ?? {};
	const isPackage = properties.has("go.version") || path.includes("/");
	const isTest = /^(?:Test|Example|Fuzz|Benchmark)(?![a-z])/.test(name);
	return isPackage && isTest && (classname === path || path.endsWith(`/${classname}`));
}
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
	repeatedNames: "trials",
	namesOf: (test) => ({
		suite: classIn(test),
		test: nameIn(test),
		target: test.suite?.attributes["hostname"] || void 0
	})
};
const pytest = {
	tool: "pytest",
	repeatedNames: "retries",
	isUnusable: (_, message) => /^(?:failed on (?:setup|teardown)|collection failure)/.test(message),
	merge: ({ trials, skipped }) => withRepeats({
		trials: withReruns(mergedPairs(trials, (one, other) => isUnusable(one) || isUnusable(other))),
		skipped
	}),
	firstLineIsZero: true,
	countsMoreThanTests: true,
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
	areCountsUnknown: true,
	namesOf(test) {
		const [name, className] = [nameIn(test), classIn(test)];
		const suite = suiteIn(test) || className || "default";
		return {
			suite,
			test: className === suite || className === name || name === "" || className === "" ? name : `${className} \u203a ${name}`
		};
	}
};
const go = {
	...other,
	repeatedNames: "trials"
};
const jest = {
	tool: "jest",
	namesOf: other.namesOf,
	isUnusable: ({ attributes }) => attributes["classname"] === "Test suite failed to run",
	merge: ({ trials, skipped }) => ({
		trials: mergedPairs(trials, (one, other) => isUnusable(one) && isUnusable(other)),
		skipped
	})
};
const isUnusable = ({ outcome }) => outcome.kind === "error" && outcome.class === "config";
const mocha = {
	tool: "mocha",
	namesOf: (test) => ({
		suite: suiteIn(test) || "default",
		test: nameIn(test)
	})
};
const isPromptfoo = ({ attributes: { name = "", classname = "" } }) => /^\[.*\] prompt \d+$/.test(classname) && /^test \d+/.test(name);
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
// src/results/importers/junit/xml.ts
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
const LONGEST_ENCODING = 40;
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
	parser.on("opentag", ({ name: qualified, attributes }) => {
		const name = localName(qualified);
		if (open.length >= DEEPEST) refuse(`The elements are nested more than ${DEEPEST} levels deep`);
		const element = {
			name,
			attributes,
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
		if (element === void 0) return;
		if (collected === 0) return reading.leave?.(element, open);
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
		const named = encoding.length <= LONGEST_ENCODING ? encoding : "another encoding";
		refuse(`This XML is encoded in ${named}`, "Convert it to UTF-8.");
	});
	parser.on("error", ({ message }) => {
		const what = message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
		if (/\bentity\b/.test(what)) return reading.warn(NO_ENTITY, here());
		refuse(`This is not XML, or it is incomplete: ${what}`, "Was the tool stopped while it wrote the file? Run it again.");
	});
	parser.write(repaired(text, path, reading)).close();
}
const NO_XML_CHARACTER = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;
const LONE_AMPERSAND = /&(?!#?[\w.:-]+;)/g;
const NO_ENTITY = "An entity that XML does not have, or a lone \"&\", is read as text";
function repaired(text, path, { warn }) {
	const locationAt = (at) => {
		const lines = text.slice(0, at).split("\n");
		return {
			file: path,
			line: lines.length,
			column: (lines.at(-1)?.length ?? 0) + 1
		};
	};
	const character = text.search(NO_XML_CHARACTER);
	if (character !== -1) warn("Characters that XML does not allow, such as control characters, are replaced by \ufffd", locationAt(character));
	const allowed = character === -1 ? text : text.replace(NO_XML_CHARACTER, "\ufffd");
	const parts = allowed.split(/(<!\[CDATA\[|\]\]>)/);
	let at = 0;
	let firstLone;
	let isCdata = false;
	const escaped = parts.map((part) => {
		if (part === "<![CDATA[") isCdata = true;
		if (part === "]]>") isCdata = false;
		const lone = isCdata ? -1 : part.search(LONE_AMPERSAND);
		if (lone !== -1) firstLone ??= at + lone;
		at += part.length;
		return lone === -1 ? part : part.replace(LONE_AMPERSAND, "&amp;");
	});
	if (firstLone === void 0) return allowed;
	warn(NO_ENTITY, locationAt(firstLone));
	return escaped.join("");
}
const localName = (name) => name.slice(name.lastIndexOf(":") + 1);
function rootNameOf(head) {
	let rest = head.trimStart();
	for (;;) {
		const end = rest.startsWith("<?") ? "?>" : rest.startsWith("<!--") ? "-->" : void 0;
		if (end === void 0) return /^<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?([\w.-]+)/.exec(rest)?.[1];
		const at = rest.indexOf(end);
		if (at === -1) return void 0;
		rest = rest.slice(at + end.length).trimStart();
	}
}
// src/results/importers/junit/junit.ts
const WHOLE = new Set([
	"testcase",
	"properties",
	"failure",
	"error"
]);
const junit = {
	name: "junit",
	async recognizes({ head }) {
		const root = rootNameOf(decodeText(head));
		return root === "testsuites" || root === "testsuite";
	},
	async read(source, _settings, into) {
		const dialects = new Map();
		const properties = new Map();
		const counts = new DeclaredCounts();
		const found = new Map();
		readXml(await source.text(), source.path, {
			whole: WHOLE,
			read(element, ancestors) {
				const suite = ancestors.findLast(({ name }) => name === "testsuite");
				if (element.name === "properties") {
					if (suite !== void 0) properties.set(suite, propertiesIn(element));
					return;
				}
				if (element.name !== "testcase") {
					counts.add(element, ancestors);
					return into.unreadable(element.location, outsideOfTests(element, suite));
				}
				const ofSuite = (suite && properties.get(suite)) ?? new Map();
				const dialect = dialects.get(suite) ?? dialectOf({
					root: ancestors[0],
					suite,
					properties: ofSuite,
					first: element
				});
				dialects.set(suite, dialect);
				const ofDialect = found.get(dialect) ?? {
					trials: [],
					skipped: []
				};
				found.set(dialect, ofDialect);
				if (isPromptfoo(element)) throw positionsAreNoNames(element);
				counts.add(element, ancestors, dialect);
				const own = element.children.find(({ name }) => name === "properties");
				const test = {
					element,
					suite,
					ofSuite,
					properties: own ? propertiesIn(own) : new Map()
				};
				const names = dialect.namesOf(test);
				const verdict = verdictOf(element);
				if (isScoreNoNumber(test)) into.warn(SCORES_ARE_NO_NUMBERS, { location: element.location });
				if (names.test === "") into.unreadable(element.location, "This test has no name");
				else if (verdict.kind === "unclear") into.unreadable(element.location, noVerdict(verdict.said));
				else if (verdict.kind === "skipped") ofDialect.skipped.push(identityOf$1(test, names));
				else ofDialect.trials.push(...trialsOf(test, names, {
					dialect,
					shown: source.shown
				}));
			},
			warn: (message, location) => into.warn(message, { location }),
			leave(element, ancestors) {
				for (const { message, isLoss } of counts.differencesIn(element, ancestors)) if (isLoss) into.unreadable(element.location, message);
				else into.warn(message, { location: element.location });
			}
		});
		const used = new Set(dialects.values());
		if ([...used].some(({ isOwn }) => isOwn)) into.warn("JUnit files have no single trials, and cut answers", { hint: "Report the run folder instead." });
		let hasAttempts = false;
		for (const [{ tool, merge, repeatedNames }, read] of found) {
			const { trials, skipped } = merge?.(read) ?? read;
			hasAttempts ||= trials.some(({ ofAllAttempts }) => ofAllAttempts !== void 0);
			for (const trial of trials) into.trial({
				...trial,
				tool,
				repeatedNames
			});
			for (const test of skipped) into.skipped(test);
		}
		const [only, ...others] = used;
		return {
			tool: { name: only === void 0 || others.length > 0 ? "junit" : only.tool },
			attempts: hasAttempts ? "all" : "unknown",
			areDoublesAmbiguous: true
		};
	}
};
const propertiesIn = ({ children }) => new Map(children.map(({ attributes, text }) => [attributes["name"] ?? "", (attributes["value"] ?? text).trim()]));
const outsideOfTests = (mark, suite) => `The suite ${JSON.stringify(suite?.attributes["name"] ?? "")} failed outside of its tests: ${reasonOf(mark) || mark.name}`;
const SCORES_ARE_NO_NUMBERS = "Some property \"score\" is no number: the score is 1 for a pass, else 0";
const noVerdict = (said) => `This test has ${said}, which is no known verdict, and no failure: it is unclear whether it passed`;
const positionsAreNoNames = ({ location }) => userError("RESULTS_UNREADABLE", "The tests of this JUnit file from promptfoo have positions for names", {
	location,
	hint: "A new test changes the positions of others. Export JSON: promptfoo eval -o results.json"
});
// src/results/importers/promptfoo-row.ts
const score = number$1().nullish();
const usage = object({
	prompt: amount$1,
	completion: amount$1,
	completionDetails: object({
		reasoning: amount$1,
		cacheReadInputTokens: amount$1
	}).optional().catch(void 0)
});
const tokens = usage.optional().catch(void 0);
const componentSchema = object({
	pass: flag,
	score,
	reason: text$2,
	assertion: object({
		type: text$2,
		metric: text$2,
		weight: amount$1
	}).nullish().catch(void 0),
	tokensUsed: tokens,
	metadata: object({
		graderError: flag,
		assertionSet: object({
			metric: text$2,
			weight: amount$1
		}).optional().catch(void 0)
	}).optional().catch(void 0)
});
const rowSchema = object({
	success: boolean(),
	score,
	failureReason: union([
		literal(0),
		literal(1),
		literal(2)
	]).nullish(),
	error: text$2,
	provider: object({
		id: string(),
		label: text$2
	}),
	prompt: object({
		raw: text$2,
		label: text$2
	}).optional().catch(void 0),
	promptId: text$2,
	promptIdx: amount$1,
	testIdx: amount$1,
	vars: mapping,
	testCase: object({
		description: text$2,
		metadata: object({ id: union([string(), number$1()]).optional().catch(void 0) }).optional().catch(void 0),
		vars: mapping,
		assert: list,
		threshold: amount$1,
		options: object({
			repeat: amount$1,
			provider: unknown().optional()
		}).optional().catch(void 0)
	}).optional().catch(void 0),
	response: object({
		output: unknown().optional(),
		error: text$2,
		cached: flag,
		cost: amount$1,
		tokenUsage: tokens
	}).optional().catch(void 0),
	cost: amount$1,
	latencyMs: amount$1,
	tokenUsage: usage.extend({ assertions: tokens }).optional().catch(void 0),
	namedScores: record(string(), unknown()).optional().catch(void 0),
	gradingResult: object({
		reason: text$2,
		tokensUsed: tokens,
		componentResults: array(componentSchema).nullish()
	}).nullish()
});
function measuredIn(row) {
	const isCached = row.response?.cached === true;
	const threshold = row.testCase?.threshold;
	const outcome = outcomeOf(row);
	return {
		outcome,
		score: row.score ?? void 0,
		passMark: threshold !== void 0 && threshold <= 1 ? threshold : void 0,
		reason: outcome.kind === "failed" ? row.gradingResult?.reason ?? row.error : void 0,
		input: row.prompt?.raw === void 0 ? void 0 : inputOf(row.prompt.raw),
		answer: answerOf(row.response?.output),
		durationMs: isCached || row.latencyMs === 0 ? void 0 : row.latencyMs,
		costUsd: row.cost === void 0 || row.cost === 0 ? row.response?.cost : row.cost,
		tokenUsage: usageOf(row.response?.tokenUsage) ?? usageOf(row.tokenUsage),
		cached: isCached,
		graders: gradersOf(row),
		definition: {
			question: askedIn(row),
			graders: {
				assert: row.testCase?.assert,
				threshold
			},
			judge: row.testCase?.options?.provider
		},
		subject: {
			prompt: row.promptId,
			provider: row.provider.id
		}
	};
}
const askedIn = ({ testCase, vars }) => testCase?.vars ?? vars;
function outcomeOf(row) {
	const { success, error = "promptfoo gives no reason", failureReason, gradingResult } = row;
	if (failureReason === 2 || failureReason == null && !success && gradingResult == null) return {
		kind: "error",
		message: withoutStack(error),
		class: didGradingFail(row) ? "grader" : void 0
	};
	if (success) return { kind: "passed" };
	return whyUndecided(gradingResult?.componentResults ?? []) ?? { kind: "failed" };
}
const didGradingFail = ({ error, response = {} }) => response.error === void 0 && ((response.output ?? void 0) !== void 0 || /\n\s+at .*(?:Assertion|Grading)/.test(error ?? ""));
function whyUndecided(components) {
	const failed = components.filter(({ pass }) => pass === false);
	if (failed.length === 0 || !failed.every(isUndecided)) return void 0;
	return {
		kind: "error",
		message: failed[0]?.reason ?? "A judge failed",
		class: "grader"
	};
}
const isUndecided = ({ metadata }) => metadata?.graderError === true;
const withoutStack = (error) => error.replace(/\n\s+at [^\n]*/g, "");
function inputOf(raw) {
	const given = /^\s*\[/.test(raw) ? foreignJsonOf(raw) : void 0;
	const messages = readMessages(Array.isArray(given) ? given : raw);
	return Array.isArray(given) && messages.length < given.length ? readMessages(raw) : messages;
}
function answerOf(output) {
	if (output === void 0 || output === null) return void 0;
	return typeof output === "string" ? output : JSON.stringify(output);
}
function usageOf(given) {
	const { prompt = 0, completion = 0, completionDetails = {} } = given ?? {};
	if (prompt + completion === 0) return void 0;
	const { reasoning = 0, cacheReadInputTokens: cached = 0 } = completionDetails;
	return {
		input: prompt,
		output: completion,
		...cached > 0 && { cached },
		...reasoning > 0 && { reasoning }
	};
}
function gradersOf({ gradingResult, tokenUsage, namedScores = {} }) {
	const graders = withTokens((gradingResult?.componentResults ?? []).map(graderOf), usageOf(gradingResult?.tokensUsed) ?? usageOf(tokenUsage?.assertions));
	const known = new Set(graders.map(({ name }) => name));
	const others = Object.entries(namedScores).flatMap(([name, value]) => known.has(name) || typeof value !== "number" ? [] : [{
		name,
		type: "named-score",
		score: value,
		weight: 0
	}]);
	return [...graders, ...others];
}
function withTokens(graders, tokenUsage) {
	if (tokenUsage === void 0 || graders.some((grader) => grader.tokenUsage !== void 0)) return graders;
	const [only, ...others] = graders;
	if (only !== void 0 && others.length === 0) return [{
		...only,
		tokenUsage
	}];
	return [...graders, {
		name: "all checks",
		type: "usage",
		isUndecided: true,
		weight: 0,
		tokenUsage
	}];
}
const COMPARING = new Set(["select-best", "max-score"]);
function graderOf(component) {
	const { assertion, metadata, pass, score: given, reason } = component;
	const set = metadata?.assertionSet;
	const type = assertion?.type ?? (set === void 0 ? "assertion" : "assert-set");
	return {
		name: assertion?.metric ?? set?.metric ?? type,
		type,
		score: given ?? void 0,
		passed: isUndecided(component) ? void 0 : pass,
		isUndecided: isUndecided(component),
		weight: assertion?.weight ?? set?.weight,
		reason,
		tokenUsage: usageOf(component.tokensUsed),
		...COMPARING.has(type) && { details: { compares_columns: true } }
	};
}
const targetOf = ({ provider: { id, label } }) => label === void 0 || label === "" ? id : label;
function rowOfCell(cell, known = {}) {
	if (!isMapping(cell) || "success" in cell) return cell;
	const { pass, text: shown, provider, prompt, response, ...others } = cell;
	const { error, output } = pass === false ? partsOf(shown) : { output: shown };
	return {
		...known,
		error,
		...others,
		success: pass,
		provider: typeof provider === "string" ? { id: provider } : provider,
		prompt: typeof prompt === "string" ? {
			...isMapping(known["prompt"]) && known["prompt"],
			raw: prompt
		} : prompt,
		response: isMapping(response) ? response : { output }
	};
}
function partsOf(shown) {
	const [error, ...rest] = typeof shown === "string" ? shown.split("\n---\n") : [];
	if (error === void 0 || rest.length === 0) return { output: shown };
	const output = rest.join("\n---\n");
	return output === error ? { error } : {
		error,
		output
	};
}
// src/results/importers/promptfoo.ts
const promptfoo = {
	name: "promptfoo",
	async recognizes(source) {
		if (beginOf(source) === "xml") return true;
		return isRow(await source.firstRow()) || isDocument(await source.document());
	},
	async read(source, _, into) {
		const file = await fileOf(source, into);
		const { rows, found } = readable(file.rows, into);
		const labels = promptLabels(rows, file, into);
		for (const { row, location, pointer } of rows.sort(byPosition)) into.trial({
			...measuredIn(row),
			suite: file.description ?? fileStem(source.path),
			test: identityOf(row, labels.get(promptOf(row))),
			target: targetOf(row),
			plannedTrials: file.isDocument ? row.testCase?.options?.repeat ?? file.repeat ?? 1 : row.testCase?.options?.repeat,
			location,
			pointer,
			metadata: { provider: row.provider.id }
		});
		return factsOf(file, found, into);
	}
};
const promptSchema = object({
	id: text$2,
	raw: text$2,
	label: text$2
});
const isRow = (value) => isMapping(value) && [
	"promptIdx",
	"testIdx",
	"provider"
].every((key) => key in value);
function isDocument(value) {
	if (!isMapping(value) || !("evalId" in value || "config" in value) || !isMapping(value["results"])) return false;
	const { results, outputs, table } = value["results"];
	return Array.isArray(results) || Array.isArray(outputs) || isMapping(table);
}
function beginOf({ head }) {
	const begin = new TextDecoder().decode(head.subarray(0, 1e3));
	if (/^\s*\{/.test(begin)) return "json";
	return /^\s*(?:<\?xml[^>]*>\s*)?<promptfoo\b/.test(begin) ? "xml" : "other";
}
async function fileOf(source, into) {
	if (beginOf(source) === "json") return isRow(await source.firstRow()) ? linesOf(source, into) : documentOf(await source.json(), source.path);
	if (/\.ya?ml$/i.test(source.path)) {
		const file = documentOf(await yamlOf(source), source.path);
		return {
			...file,
			isCutOff: () => file.counted === void 0
		};
	}
	throw userError("RESULTS_UNREADABLE", `${source.path} is an export of promptfoo that has not all data`, {
		expected: "JSON or JSON Lines, not CSV, HTML or XML",
		hint: "Write another one: promptfoo eval -o results.json"
	});
}
async function linesOf(source, into) {
	let isCutOff = false;
	return {
		isDocument: false,
		rows: numbered(await source.rows({
			cutOff: () => isCutOff = true,
			unreadable: (location, why) => into.unreadable(location, why)
		})),
		isCutOff: () => isCutOff,
		prompts: new Map()
	};
}
function* numbered(rows) {
	for (const row of rows) yield {
		...row,
		pointer: `line ${row.location.line}`
	};
}
const MAX_YAML_CHARACTERS = 16777216;
async function yamlOf(source) {
	const content = await source.text();
	if (content.length > MAX_YAML_CHARACTERS) throw userError("FILE_TOO_LARGE", `${source.path} is too large for YAML`, { hint: "Write JSON: promptfoo eval -o results.json" });
	const parsed = parseYamlText(content);
	const [first] = parsed.kind === "parsed" ? [] : parsed.errors;
	const isDeep = parsed.kind === "parsed" && isDeeperThan(parsed.value, 64);
	const why = first?.message ?? (isDeep ? "it is nested too deeply" : content.endsWith("\n") ? void 0 : "its end is missing");
	if (parsed.kind === "parsed" && why === void 0) return parsed.value;
	throw userError("RESULTS_UNREADABLE", `This is not YAML of promptfoo: ${why}`, { location: {
		file: source.path,
		line: first?.line ?? 1,
		column: first?.column ?? 1
	} });
}
const repeated = object({ repeat: amount$1 }).optional().catch(void 0);
const documentSchema = object({
	config: object({
		description: text$2,
		evaluateOptions: repeated
	}).optional().catch(void 0),
	runtimeOptions: repeated,
	metadata: object({
		promptfooVersion: text$2,
		evaluationCreatedAt: text$2
	}).optional().catch(void 0),
	results: object({
		version: number$1().optional().catch(void 0),
		timestamp: text$2,
		prompts: array(promptSchema.catch({})).optional().catch(void 0),
		stats: object({
			successes: amount$1,
			failures: amount$1,
			errors: amount$1,
			durationMs: amount$1
		}).optional().catch(void 0)
	})
});
function documentOf(document, path) {
	const read = documentSchema.safeParse(document);
	const results = isMapping(document) ? document["results"] : void 0;
	if (!read.success || !isMapping(results)) throw noResults(path);
	const { config, metadata, runtimeOptions } = read.data;
	const { timestamp, stats, prompts = [] } = read.data.results;
	const { successes = 0, failures = 0, errors = 0 } = stats ?? {};
	return {
		isDocument: true,
		rows: rowsIn(results, path),
		isCutOff: () => false,
		description: config?.description,
		version: metadata?.promptfooVersion,
		time: timestamp ?? metadata?.evaluationCreatedAt,
		repeat: runtimeOptions?.repeat ?? config?.evaluateOptions?.repeat,
		counted: stats && successes + failures + errors,
		durationMs: stats?.durationMs,
		prompts: new Map(prompts.flatMap((prompt) => prompt.id === void 0 ? [] : [[prompt.id, prompt]]))
	};
}
const noResults = (path) => userError("RESULTS_UNREADABLE", `${path} has no results of promptfoo`, {
	expected: "results.results, results.outputs or results.table",
	hint: "Did promptfoo write it? promptfoo eval -o results.json"
});
function* rowsIn(results, file) {
	const { results: rows, outputs, table } = results;
	const location = {
		file,
		line: 1,
		column: 1
	};
	if (isMapping(table) && !hasTests(rows)) return yield* cellsIn(table, file);
	const [name, given] = Array.isArray(rows) ? ["results", rows] : ["outputs", outputs];
	if (!Array.isArray(given)) throw noResults(file);
	for (const [index, row] of given.entries()) {
		given[index] = void 0;
		yield {
			value: rowOfCell(row),
			location,
			pointer: `/results/${name}/${index}`
		};
	}
}
const hasTests = (rows) => Array.isArray(rows) && rows.some((row) => isMapping(row) && isMapping(row["testCase"]));
const tableSchema = object({
	head: object({ prompts: array(promptSchema.catch({})) }),
	body: array(object({
		outputs: array(unknown()),
		test: unknown()
	}).catch({
		outputs: [null],
		test: null
	}))
});
function* cellsIn(table, file) {
	const read = tableSchema.safeParse(table);
	if (!read.success) throw noResults(file);
	const { head, body } = read.data;
	for (const [testIdx, { outputs, test: testCase }] of body.entries()) for (const [promptIdx, cell] of outputs.entries()) {
		const { id, raw, label } = head.prompts[promptIdx] ?? {};
		const known = {
			testIdx,
			promptIdx,
			promptId: id ?? (raw === void 0 ? void 0 : contentHash(raw)),
			testCase,
			prompt: { label }
		};
		const pointer = `/results/table/body/${testIdx}/outputs/${promptIdx}`;
		yield {
			value: rowOfCell(cell, known),
			location: {
				file,
				line: 1,
				column: 1
			},
			pointer
		};
	}
}
function readable(given, into) {
	const rows = [];
	let found = 0;
	for (const { value, location, pointer } of given) {
		found += 1;
		const parsed = parseRow(rowSchema, value);
		if (parsed.success) rows.push({
			row: parsed.data,
			location,
			pointer
		});
		else into.unreadable(location, `The result at ${pointer} cannot be read: ${parsed.why}`);
	}
	return {
		rows,
		found
	};
}
const byPosition = ({ row: one }, { row: other }) => (one.testIdx ?? 0) - (other.testIdx ?? 0) || (one.promptIdx ?? 0) - (other.promptIdx ?? 0);
function identityOf(row, variant) {
	const { metadata, description } = row.testCase ?? {};
	if (metadata?.id !== void 0 && metadata.id !== "") return {
		kind: "declared",
		text: `${metadata.id}`,
		variant
	};
	if (description !== void 0 && description !== "") return {
		kind: "named",
		text: description,
		variant
	};
	const question = askedIn(row) ?? {};
	return {
		kind: "content",
		text: Object.values(question).map(shown).join(" "),
		question,
		variant
	};
}
const shown = (value) => typeof value === "string" ? value : canonicalJson(value);
const promptOf = ({ promptId, prompt }) => promptId ?? prompt?.label ?? "";
function promptLabels(rows, { prompts }, into) {
	const found = new Map();
	for (const { row } of rows) found.set(promptOf(row), row.prompt?.label ?? "");
	if (found.size < 2) return new Map();
	const labels = [...found].map(([id, label]) => [id, labelOf(label, prompts.get(id))]);
	const count = (label) => labels.filter(([, other]) => other === label).length;
	const unlabeled = labels.filter(([, label]) => label === void 0 || count(label) > 1);
	if (unlabeled.length > 0) into.warn(`${unlabeled.length} of ${labels.length} prompts have no label: an edited prompt makes new tests`, { hint: "Label each prompt in the configuration of promptfoo: { id: file://prompt.txt, label: short }" });
	return new Map(labels.map(([id, label]) => {
		if (label === void 0) return [id, id.slice(0, DIGITS)];
		return [id, count(label) > 1 ? `${label} ${id.slice(0, DIGITS)}` : label];
	}));
}
const DIGITS = 8;
function labelOf(given, prompt) {
	if (prompt?.raw !== void 0) {
		const { raw, label = given } = prompt;
		if (label.trim() === raw.trim()) return void 0;
		return (label.endsWith(`: ${raw}`) ? label.slice(0, -raw.length - 2) : label) || void 0;
	}
	const file = /^(\S+\.\w{1,10}): /.exec(given)?.[1];
	if (file !== void 0) return file;
	return given === "" || /\{\{|\{%|\n|^[[{]/.test(given) ? void 0 : given;
}
function factsOf({ version, time, durationMs, isCutOff, counted }, found, into) {
	const areAllThere = counted === void 0 || counted === found;
	const isComplete = areAllThere && !isCutOff();
	if (!areAllThere) into.warn(`The file has ${found} results, but promptfoo counted ${counted}`);
	const moment = time === void 0 ? NaN : momentOf(time);
	return {
		tool: {
			name: "promptfoo",
			version
		},
		attempts: "all",
		durationMs,
		stopped: isComplete ? void 0 : "broken-off",
		time: Number.isFinite(moment) ? isoTime(moment) : void 0
	};
}
// src/results/importers/index.ts
const importers = [
	genericJsonl,
	ctrf,
	deepeval,
	inspect,
	junit,
	promptfoo
];
// src/results/importers/import-file.ts
async function importFile(source, format, settings = {}, importing = {}) {
	if (new TextDecoder().decode(source.head).trim() === "") throw emptyFile(source);
	const importer = format === void 0 ? await recognized(source) : byName(format);
	const into = new FileCollector(source.path, settings, importing);
	const facts = await importer.read(source, settings, into);
	return into.finish(importer.name, facts);
}
function byName(format) {
	const found = importers.find(({ name }) => name === format);
	if (found === void 0) throw new Error(`There is no importer for ${format}`);
	return found;
}
const isOfOtherTool = async (source) => (await recognizing(source)).length > 0;
async function recognizing(source) {
	const found = [];
	for (const importer of importers) if (await importer.recognizes(source)) found.push(importer);
	return found;
}
async function recognized(source) {
	const found = await recognizing(source);
	const [only, ...others] = found;
	if (only !== void 0 && others.length === 0) return only;
	if (only !== void 0) throw userError("RESULTS_UNREADABLE", `${source.path} may have several formats: ${namesOf(found).join(", ")}`, { hint: "Set format (--format) to one of them." });
	throw await unknownFormat(source);
}
const namesOf = (all) => all.map(({ name }) => name);
const emptyFile = ({ path }) => userError("RESULTS_UNREADABLE", `${path} is empty`, { hint: "Did the tool that should have written it fail?" });
async function unknownFormat(source) {
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
		found: await contentOf(source),
		hint: "If it has one of these formats, set format (--format). Otherwise write JSON Lines, one object per line, with \"test\" and \"pass\": https://github.com/agentv/eval-action/blob/v1/docs/json-lines.md"
	});
}
const isZip = ({ head }) => head[0] === 80 && head[1] === 75;
async function contentOf(source) {
	if (isZip(source)) return `a ZIP archive of ${plural("file", (await source.entries()).size)}`;
	const first = await source.firstRow() ?? await source.document();
	if (isMapping(first)) return `an object with ${keysOf(first)}`;
	const text = decodeText(source.head).trimStart();
	return text.startsWith("[") ? "a JSON list" : `a text that begins with ${JSON.stringify(cutEnd(text, 60).split(/\r?\n/)[0])}`;
}
export { importFile, isOfOtherTool };
