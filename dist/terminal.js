import { n as measuredTrials, r as presentTrials, t as failureOf } from "./present-trials.js";
import { B as shortBaselineNotes, C as outcomeOf, D as changeOfSuite, E as agentVersionNotes, I as findingOf, L as isCompared, N as detectableDropText, O as comparedTests, P as detectableTestsText, R as leftOutNotes, k as comparedWith, x as reproduceCommand, z as passesOf } from "./facts.js";
import { E as locationText, a as asSentences, m as plural } from "./json.js";
import { a as percentRange, c as tokens, i as percent, n as money, o as score, r as neededScore, s as tokenTotal, t as duration } from "./numbers.js";
import { t as oneLine } from "./terminal2.js";
import { _ as inOneLine, b as withoutAnsi, s as isAgentFailure, y as showInvisible } from "./iso-time.js";
import { a as extraResults, p as resultKey } from "./result.js";
import { s as withMembers } from "./grade.js";
import { n as timeOf, t as costOf } from "./spent.js";
import { a as wrapped, i as shortened, n as hanging, o as wrappedParts, r as inColumns, t as columnsOf } from "./columns.js";
import { t as paintFor } from "./paint.js";
// src/reports/escape/markdown.ts
function inline(text) {
	return inOneSeenLine(text).split(" ").map((word) => linksItself.test(word) ? nameInCode(word) : literal(word)).join(" ").replace(leadingMarker, "\\$&").replace(leadingNumber, "$1\\$2");
}
function nameInCode(word) {
	const [, before = "", name = "", after = ""] = (word.includes("](") ? endsWithMarks : betweenMarks).exec(word) ?? [];
	return linksItself.test(name) ? literal(before) + codeSpan(name) + literal(after) : codeSpan(word);
}
const betweenMarks = /^(["'\u201c\u2018(]*)(.*?)([)"'\u201d\u2019.,;:!?\u2026]*)$/su;
const endsWithMarks = /^()(.*?)([.,;:!?\u2026]*)$/su;
function codeSpan(text) {
	const content = withoutCommentMarks(inOneSeenLine(text));
	if (content === "") return "(empty)";
	const ticks = "`".repeat(longestRun(content) + 1);
	const pad = content.startsWith("`") || content.endsWith("`") ? " " : "";
	return `${ticks}${pad}${content}${pad}${ticks}`;
}
function fence(text) {
	const content = withoutCommentMarks(showInvisible(withoutAnsi(text)));
	const ticks = "`".repeat(Math.max(3, longestRun(content) + 1));
	return `${ticks}text\n${content}\n${ticks}`;
}
const inOneSeenLine = (text) => showInvisible(inOneLine(withoutAnsi(text)));
const linksItself = /@[\p{L}\p{N}_-]|#\d|(?<![0-9a-z])GH-\d|:\/\/|www\.|(?:mailto|xmpp):|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|:[a-z0-9_+-]+:/iu;
const literal = (word) => word.replace(/[\\`*_[\]~]/g, "\\$&").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("|", "&#124;").replaceAll("$", "<span>$</span>");
const leadingMarker = /^[#+=-]/;
const leadingNumber = /^(\d+)([.)])/;
const withoutCommentMarks = (text) => text.includes("--") ? text.replaceAll("<!--", "<! --").replaceAll("-->", "-- >").replaceAll("--!>", "-- !>") : text;
const longestRun = (text) => text.includes("`") ? (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0) : 0;
// src/reports/marks.ts
const verdictMark = (kind) => verdictMarks[kind];
const labelled = (kind, headline) => /^(?:Cancelled|Not (?:measured|decided):)/.test(headline) ? headline : `${verdictMark(kind).word}: ${headline}`;
const reasonMark = (kind) => kind === "pass" ? {
	icon: "\u2139\ufe0f",
	word: "Note"
} : verdictMark(kind);
function suiteMark(kind, reasons) {
	const deciding = reasons.filter((reason) => reason.kind === kind);
	return kind === "inconclusive" && areOfBaseline(deciding) && deciding.every(({ suite }) => suite === void 0) ? {
		icon: "\ud83d\udfe0",
		word: "Not compared"
	} : verdictMark(kind);
}
const areOfBaseline = (deciding) => deciding.length > 0 && deciding.every(({ rule }) => rule === "baseline");
const verdictMarks = {
	cancelled: {
		icon: "\u23f9\ufe0f",
		word: "Cancelled"
	},
	invalid: {
		icon: "\u26d4",
		word: "Invalid"
	},
	fail: {
		icon: "\u274c",
		word: "Failed"
	},
	inconclusive: {
		icon: "\ud83d\udfe0",
		word: "Inconclusive"
	},
	warn: {
		icon: "\u26a0\ufe0f",
		word: "Warning"
	},
	pass: {
		icon: "\u2705",
		word: "Passed"
	}
};
const outcomeMarks = {
	passed: {
		icon: "\u2713",
		word: "pass"
	},
	failed: {
		icon: "\u2717",
		word: "fail"
	},
	errored: {
		icon: "!",
		word: "error"
	},
	"not-run": {
		icon: "-",
		word: "skip"
	},
	planned: {
		icon: "\u00b7",
		word: "planned"
	}
};
const unarmedWords = ({ comparison: { baseline } }) => baseline.kind === "found" ? "Not compared with earlier runs" : "No baseline: not compared with earlier runs";
const failureWords = {
	config: "configuration",
	provider: "provider",
	rate_limit: "rate limit",
	auth: "authentication",
	timeout: "timeout",
	crash: "crash",
	cost_limit: "cost limit",
	grader: "grader",
	workspace: "workspace",
	budget: "budget",
	cancelled: "cancelled",
	bug: "bug in eval-action"
};
const ERRORS = [
	"config",
	"provider",
	"rate_limit",
	"auth",
	"cost_limit",
	"grader",
	"workspace"
];
function errorCount(count, failureClass) {
	const word = failureWords[failureClass];
	if (ERRORS.includes(failureClass)) return plural(`${word} error`, count);
	if (failureClass === "timeout") return plural(word, count);
	return failureClass === "crash" ? plural(word, count, "crashes") : `${count} \u00d7 ${word}`;
}
const problemTitles = {
	INPUT_INVALID: "Input is invalid",
	FILE_MISSING: "File is missing",
	FILE_UNREADABLE: "File cannot be read",
	FILE_TOO_LARGE: "File is too large",
	NOTHING_MATCHED: "Nothing to run",
	YAML_INVALID: "File is not valid YAML",
	WRONG_TYPE: "Value has an unusual type",
	MISSING_FIELD: "Field is missing",
	DUPLICATE_ID: "Name is not unique",
	UNKNOWN_FIELD: "Unknown field is ignored",
	UNKNOWN_TARGET: "Target does not exist",
	UNKNOWN_PROVIDER: "Provider is unknown",
	UNKNOWN_GRADER: "Grader is unknown",
	GRADER_INVALID: "Grader result is unreliable",
	TARGET_INVALID: "Target cannot be used",
	SECRET_MISSING: "Environment variable is not set",
	RESERVED_VARIABLE: "Environment variable is reserved",
	HOOK_FAILED: "Command before the run failed",
	DEPRECATED: "Old name is deprecated",
	UNUSED: "Has no effect",
	BASE_UNREAD: "Settings of the base branch could not be read",
	BATCH_FAILED: "Each test gets a separate call",
	BUDGET_SPENT: "The budget is spent",
	COST_UNKNOWN: "Cost is unknown",
	NOT_SUPPORTED_YET: "Not supported yet",
	RESULTS_UNREADABLE: "Results cannot be read",
	OUTPUT_UNWRITABLE: "Results cannot be written",
	UNTRUSTED_CODE: "Code is untrusted",
	WORKSPACE_TROUBLE: "Workspace error"
};
// src/reports/rerun-shards.ts
function shardReruns({ stoppedShards = [] }) {
	if (stoppedShards.length === 0) return void 0;
	const again = stoppedShards.filter(({ why }) => why !== "budget");
	const shown = again.slice(0, MOST_COMMANDS);
	const commands = shown.flatMap(({ rerun }) => rerun ?? []);
	const more = again.length - shown.length;
	const which = `${numbers(shown)}${more > 0 ? ` and ${more} more` : ""}`;
	const limits = limitsOf(stoppedShards);
	const rerun = commands.length === 0 ? `Re-run the failed jobs to run ${which} again.` : `Run ${which} again, then report on all shards again:`;
	return {
		advice: [...limits, ...again.length === 0 ? [] : [rerun]].join(" "),
		commands
	};
}
function shardRerunsMarkdown(report) {
	const reruns = shardReruns(report);
	if (reruns === void 0 || reruns.commands.length === 0) return reruns?.advice;
	return `${reruns.advice}\n\n${fence(reruns.commands.join("\n"))}`;
}
const MOST_COMMANDS = 5;
const numbers = (shards) => `${shards.length === 1 ? "shard" : "shards"} ${shards.map(({ shard }) => shard).join(", ")}`;
function limitsOf(shards) {
	const has = (wanted) => shards.some(({ why }) => why === wanted);
	return [...has("budget") ? ["To spend more, plan again with a larger budget-usd."] : [], ...has("deadline") ? ["If a time limit is too short, plan again with more shards or a higher timeout-minutes."] : []];
}
// src/shared/statistics/wilson.ts
const Z95 = 1.96;
function wilson(passes, n) {
	if (n <= 0) return void 0;
	const p = passes / n;
	const z2 = Z95 * Z95;
	const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
	const half = Z95 / (1 + z2 / n) * Math.sqrt(p * (1 - p) / n + z2 / (4 * n * n));
	return {
		low: p <= 0 ? 0 : Math.max(0, centre - half),
		high: p >= 1 ? 1 : Math.min(1, centre + half)
	};
}
// src/reports/findings.ts
function findings(report) {
	const found = known.get(report)?.found ?? sorted(report);
	known.set(report, {
		...known.get(report),
		found
	});
	return found;
}
const known = new WeakMap();
function sorted({ results, dryRun }) {
	const withoutScore = results.filter(isWithoutScore);
	if (dryRun) {
		const errored = withoutScore.filter(isNotAsWritten);
		const broken = new Set(errored);
		return {
			failing: [],
			errored,
			notRun: [],
			passing: [],
			planned: results.filter((result) => !broken.has(result))
		};
	}
	const of = (wanted) => (result) => outcomeOf(result).kind === wanted;
	return {
		failing: results.filter(of("failed")),
		errored: withoutScore.filter(of("errored")),
		notRun: withoutScore.filter(of("not-run")),
		passing: results.filter(of("passed")),
		planned: []
	};
}
const isWithoutScore = (result) => result.status === "execution_error" && outcomeOf(result).score === void 0;
function failedChecks(result) {
	const failure = failureOf(result);
	if (failure !== void 0) return [{ text: failureText(failure) }];
	const checks = result.assertions.filter(({ passed }) => !passed).map(({ text, evidence }) => ({
		text,
		got: evidence
	}));
	const graders = checks.length > 0 ? [] : disappointed(result);
	const required = (result.status === "quality_failure" ? result.requiredMissed ?? [] : []).map((name) => ({ text: `The required grader ${name} did not pass, so the score is 0` }));
	const [first, ...rest] = [
		...checks,
		...graders,
		...required,
		...failedTrials(result)
	];
	return [first ?? belowMark(result), ...rest];
}
const failureText = (failure) => `${failureWords[failure.class]}: ${failure.message}`;
const failedTrials = ({ trials = [] }) => trials.flatMap(({ attempt, failure }) => failure !== void 0 && isAgentFailure(failure) ? { text: `Trial ${attempt + 1}: ${failureText(failure)}` } : []);
const answerOf = ({ status, output }) => status === "execution_error" ? "" : output;
function errorGroups(errored) {
	const groups = new Map();
	for (const result of errored) {
		const failureClass = result.failure.class;
		const message = asSentences(causeLines(result));
		const key = JSON.stringify([failureClass, message]);
		const group = groups.get(key);
		if (group) group.results.push(result);
		else groups.set(key, {
			class: failureClass,
			message,
			results: [result]
		});
	}
	return [...groups.values()].sort((a, b) => b.results.length - a.results.length);
}
const isNotAsWritten = ({ failure }) => failure.class === "config" && failure.stage === "setup";
function causeLines(result) {
	const { failure, location } = result;
	if (!isNotAsWritten(result)) return [failure.message];
	const own = `${locationText(failure.location ?? location)}: `;
	return failure.message.split("\n").map((line) => (line.startsWith(own) ? line.slice(own.length) : line).trim()).filter((line) => line !== "");
}
function trialCounts({ trials }) {
	return trials === void 0 || trials.length < 2 ? void 0 : countsOf(trials);
}
function trialsPassed({ costLimited, trials = [] }) {
	if (trials.length < 2 && !costLimited) return void 0;
	const counts = countsOf(trials);
	const errored = trials.length - counts.trials;
	return [
		`${counts.passes} of ${plural("trial", counts.trials)} passed`,
		...errored > 0 ? [`${errored} errored`] : [],
		...costLimited ? ["cut short by a cost limit"] : []
	].join(", ");
}
function countsOf(trials) {
	const measured = measuredTrials(trials);
	return {
		passes: measured.filter(({ pass }) => pass).length,
		trials: measured.length
	};
}
function suiteNamer({ suites }) {
	const files = new Map();
	for (const { suite, file } of suites) files.set(suite, (files.get(suite) ?? new Set()).add(file));
	return ({ suite, file }) => (files.get(suite)?.size ?? 0) > 1 ? `${suite} (${file})` : suite;
}
function namer(report) {
	const nameOf = suiteNamer(report);
	const several = new Set(report.suites.map(({ target }) => target)).size > 1;
	return ({ suite, suiteFile, testId, target }) => `${nameOf({
		suite,
		file: suiteFile
	})} \u203a ${testId}${several ? ` [${target}]` : ""}`;
}
function suiteKind({ verdict }, of) {
	return verdict.suites.find(({ suite, file, target }) => suite === of.suite && file === of.file && target === of.target)?.kind ?? verdict.kind;
}
function changesByKey(report) {
	const changes = known.get(report)?.changes ?? new Map(report.comparison.tests.map((change) => [resultKey(change), change]));
	known.set(report, {
		...known.get(report),
		changes
	});
	return changes;
}
function changeFinder(report) {
	const ofResults = known.get(report)?.ofResults ?? matched(report);
	known.set(report, {
		...known.get(report),
		ofResults
	});
	return (result) => ofResults.get(result);
}
function matched(report) {
	const { tests } = report.comparison;
	const changes = new Map();
	for (const [at, result] of report.results.entries()) {
		const aligned = tests[at];
		const change = aligned !== void 0 && isOfSameTest(aligned, result) ? aligned : changesByKey(report).get(resultKey(result));
		if (change !== void 0) changes.set(result, change);
	}
	return changes;
}
const isOfSameTest = (change, { testId, target, suite, suiteFile }) => change.testId === testId && change.target === target && change.suite === suite && change.suiteFile === suiteFile;
function resultsOfChanges({ results }) {
	const byKey = new Map(results.map((result) => [resultKey(result), result]));
	return (change) => byKey.get(resultKey(change));
}
const disappointed = ({ scores }) => scores.filter(({ verdict }) => verdict === "fail").map(({ name, score: reached, reasoning }) => ({ text: `${name} did not pass (scored ${score(reached)})${reasoning === void 0 ? "" : `: ${reasoning}`}` }));
const belowMark = (result) => ({ text: `The score ${scoreText(result)} is below the pass mark ${score(result.passMark)}` });
const scoreText = (result) => score(outcomeOf(result).score, result.passMark);
// src/reports/totals-line.ts
function totalsLine(report) {
	const { totals, durationMs } = report;
	if (report.dryRun) return [...plannedLine(report), duration(durationMs)];
	return [
		passRate(totals),
		`mean score ${score(totals.score)}`,
		...counted(totals.errored, "errored"),
		...counted(totals.skipped, "not run"),
		...counted(totals.flaky, "flaky"),
		...counted(totals.reused, "reused"),
		...totals.retries > 0 ? [plural("retry", totals.retries, "retries")] : [],
		cost(totals),
		...totals.tokens === void 0 ? [] : [`${tokens(tokenTotal(totals.tokens))} tokens`],
		...graders(totals),
		...again(report),
		duration(durationMs)
	];
}
function graders({ graderCostUsd, graderTokens }) {
	const parts = [...graderCostUsd === void 0 ? [] : [money(graderCostUsd)], ...graderTokens === void 0 ? [] : [`${tokens(tokenTotal(graderTokens))} tokens`]];
	return parts.length === 0 ? [] : [`judges ${parts.join(", ")}`];
}
function again(report) {
	const results = extraResults(report, "confirmation");
	const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? presentTrials(result).length), 0);
	if (trials === 0) return [];
	const costs = results.flatMap((result) => costOf(result) ?? []);
	const spent = costs.length === 0 ? "" : `, ${money(costs.reduce((sum, cost) => sum + cost, 0))}`;
	return [`${plural("trial", trials)} re-run${spent}`];
}
function plannedLine(report) {
	const { planned, errored } = findings(report);
	return [
		`${plural("test", planned.length)} planned`,
		...errored.length > 0 ? [`${errored.length} cannot run`] : [],
		...counted(report.totals.skipped, "not reached")
	];
}
function passRate(totals) {
	const judged = totals.passed + totals.failed;
	const interval = totals.passRate === void 0 ? void 0 : wilson(totals.passRate * judged, judged);
	if (interval === void 0) return `pass rate \u2013`;
	return `${percent(totals.passRate)} pass (${totals.passed} of ${judged}, 95% CI ${percentRange(interval)})`;
}
const counted = (count, word) => count > 0 ? [`${count} ${word}`] : [];
function cost({ costUsd, costUnknown, avoided }) {
	if (avoided === void 0) {
		if (costUsd === void 0) return `cost \u2013`;
		return costUnknown === 0 ? money(costUsd) : `${money(costUsd)} (${plural("test", costUnknown)} without a cost)`;
	}
	return [
		`spent ${money(costUsd)}`,
		`saved by reuse ${avoided.costUsd === void 0 ? "\u2013" : `about ${money(avoided.costUsd)}`}`,
		...costUnknown === 0 ? [] : [`unknown for ${plural("test", costUnknown)}`]
	].join(", ");
}
// src/reports/cache-lines.ts
const cacheLines = (uses = []) => uses.map(cacheLine);
const NAMES = {
	judge: "judge cache",
	responses: "response cache"
};
function cacheLine({ cache, asked, hits, savedUsd, savedUnknown, savedTokens, notStored }) {
	const saved = [
		...savedUsd === void 0 ? [] : [`saved \u2248 ${money(savedUsd)}`],
		...savedTokens === void 0 ? [] : [`${tokens(tokenTotal(savedTokens))} tokens not used`],
		...savedUnknown > 0 ? [`${plural("hit", savedUnknown)} without a known cost`] : [],
		...notStored > 0 ? [`${plural("answer", notStored)} could not be stored`] : []
	];
	return [`${NAMES[cache]}: ${plural("hit", hits)} of ${asked}`, ...saved].join(", ");
}
// src/reports/grader-warnings.ts
const DOUBTFUL = [{
	matches: ({ type, verdict, reasoning }) => type === "code-grader" && verdict === "pass" && reasoning === "Its output is not a JSON object, so its exit code 0 counted as a pass.",
	message: "passed because it printed no JSON",
	hint: "Print a JSON object with a \"score\"."
}, {
	matches: ({ reasoning }) => reasoning?.endsWith("The score is the last JSON object among other lines of the output.") === true,
	message: "printed its score among other lines; the last JSON object counts",
	hint: "Print only the JSON object to stdout, and everything else to stderr."
}];
function graderWarnings({ results, dryRun }) {
	return dryRun ? [] : DOUBTFUL.flatMap((kind) => warningsOf(kind, results));
}
function warningsOf({ matches, message, hint }, results) {
	const groups = new Map();
	for (const result of results) for (const grader of gradersIn(result, matches)) {
		const key = JSON.stringify([
			result.suiteFile,
			result.suite,
			grader
		]);
		const group = groups.get(key);
		if (group) group.results.push(result);
		else groups.set(key, {
			grader,
			results: [result]
		});
	}
	return [...groups.values()].map(({ grader, results: [first, ...others] }) => ({
		code: "GRADER_INVALID",
		severity: "warning",
		message: `${grader}: ${message} (${plural("test", 1 + others.length)} of ${first.suite})`,
		location: first.location,
		hint
	}));
}
function gradersIn({ scores, trials = [] }, matches) {
	const hasAny = (score) => matches(score) || (score.scores?.some(hasAny) ?? false);
	if (!scores.some(hasAny) && !trials.some((trial) => trial.scores.some(hasAny))) return NO_NAMES;
	const all = [...scores, ...trials.flatMap((trial) => trial.scores)].flatMap(withMembers);
	return new Set(all.filter(matches).map(({ name }) => name));
}
const NO_NAMES = new Set();
// src/reports/reuse-line.ts
function reuseLine({ avoided }) {
	if (avoided === void 0) return [];
	const { tests, costUsd, costUnknown, durationMs, durationUnknown } = avoided;
	const amounts = [...costUsd === void 0 ? [] : [`${money(costUsd)}${without(costUnknown)}`], ...durationMs === void 0 ? [] : [`${duration(durationMs)} of the targets${without(durationUnknown)}`]];
	const unknown = [...costUsd === void 0 ? ["cost"] : [], ...durationMs === void 0 ? ["time"] : []];
	return [`saved by reuse: ${[
		plural("test", tests),
		...amounts.length > 0 ? [`about ${amounts.join(" and ")}`] : [],
		...unknown.length > 0 ? [`${unknown.join(" and ")} unknown`] : []
	].join(", ")}`];
}
const without = (unknown) => unknown === 0 ? "" : ` (unknown for ${plural("test", unknown)})`;
// src/reports/seeding-line.ts
function seedingLine({ seeding }) {
	if (seeding === void 0) return [];
	const { asked, made, tests, costUsd, why } = seeding;
	if (made === 0) return [`no baseline yet: the first run of the base branch runs its tests ${asked} times to start one`];
	const cost = costUsd === void 0 ? "" : ` (${money(costUsd)})`;
	const less = why === void 0 ? "" : `; ${asked} were requested: ${why}`;
	return [`${plural("test", tests)} without a baseline run ${plural("more time", made - 1)}${cost}, stored as ${plural("run", made)}${less}`];
}
// src/reports/terminal/terminal-comparison.ts
const MOST_NAMED = 8;
const INDENT$1 = "  ";
function comparisonLines(report, width, paint) {
	if (!isCompared(report)) return [];
	const suite = suiteNamer(report);
	const test = namer(report);
	const groups = comparedTests(report);
	const columns = groups.reduce((most, { word }) => Math.max(most, columnsOf(word)), 0);
	return [
		paint.bold(shortened(oneLine(`Compared with ${comparedWith(report)}`), width)),
		...leftOutNotes(report).flatMap((text) => hanging(oneLine(`${INDENT$1}${text}`), width).map(paint.dim)),
		...report.comparison.suites.flatMap((each) => {
			const name = shortened(oneLine(`${suite(each)} \u00b7 ${each.target}`), Math.floor(width / 2), "middle");
			return hanging(`${INDENT$1}${name}  ${suiteText(each)}`, width);
		}),
		...detectableTestsText(report).map((text) => paint.dim(`${INDENT$1}${text}`)),
		...agentVersionNotes(report, (name) => name).map((text) => paint.dim(shortened(oneLine(`${INDENT$1}${text}`), width))),
		...groups.flatMap(({ word, tests }) => [...tests.slice(0, MOST_NAMED).map((each) => {
			const numbers = `  ${passesOf(each)}`;
			const space = width - 2 - columns - 2 - columnsOf(numbers);
			const name = shortened(oneLine(test(each)), space, "middle");
			return `${INDENT$1}${tinted$1(word, columns, paint)}  ${name}${paint.dim(numbers)}`;
		}), ...tests.length > MOST_NAMED ? [paint.dim(`${INDENT$1}${" ".repeat(columns)}  and ${tests.length - MOST_NAMED} more ${word}`)] : []])
	];
}
const suiteText = (suite) => suite.delta === void 0 ? "not compared" : [
	changeOfSuite(suite),
	findingOf(suite),
	detectableDropText(suite)
].join(" \u00b7 ");
const UNCONFIRMED = [
	"fails on base too",
	"suspected",
	"not reproduced"
];
function tinted$1(word, columns, paint) {
	const text = word.padEnd(columns);
	if (word === "regressed") return paint.red(text);
	if (word === "fixed") return paint.green(text);
	return UNCONFIRMED.includes(word) || word.startsWith("failing,") ? paint.yellow(text) : paint.dim(text);
}
// src/reports/terminal/terminal.ts
function resultLine(result, screen, isDryRun = false) {
	const { width, paint } = canvasOf(screen);
	if (isDryRun && !isBroken(result)) return `${plannedMark(paint)}${fullName(result, width - PLANNED)}`.trimEnd();
	const fixed = `${fullName(result, Math.max(MIN_NAME, Math.floor(width * .45)))}  ${scoreOf(result)} ${duration(timeOf(result)).padStart(DURATION)}  `;
	const tail = shortened(remark(result), width - MARK - columnsOf(fixed));
	return `${mark(result, paint)}${fixed}${paint.dim(tail)}`.trimEnd();
}
function resultTable(report, screen) {
	const canvas = canvasOf(screen);
	const { errored, notRun } = findings(report);
	return [
		...report.suites.map((suite) => suiteBlock(suite, report, canvas)),
		errorBlock("Errored, not scored", errored, canvas),
		errorBlock("Not run", notRun, canvas),
		warningBlock(report, canvas),
		comparisonLines(report, canvas.width, canvas.paint),
		verdictBlock(report, canvas)
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n");
}
function nextSteps(found, screen) {
	const paint = paintFor(screen);
	const { failing, errored } = findings(found.report);
	const [first] = found.report.dryRun ? [] : [...failing, ...errored];
	const steps = [...found.files.map(({ label, path }) => [oneLine(label), oneLine(path)]), ...first ? [["re-run a test", reproduceCommand(first, found.program)]] : []];
	if (steps.length === 0) return "";
	const longest = Math.max(...steps.map(([label]) => label.length));
	return [paint.bold("Next steps"), ...steps.map(([label, what]) => `  ${paint.dim(label.padEnd(longest))}  ${what}`)].join("\n");
}
const MOST_PASSING = 50;
const MOST_CHECKS = 3;
const FAILURE_LINES = 3;
const MOST_NAMES = 3;
const MIN_NAME = 16;
const BAR = 10;
const SCORE = 4;
const MARK = 9;
const PLANNED = 11;
const DURATION = 10;
const COST = 8;
const INDENT = "  ";
const OTHER_COLUMNS = 48;
const NARROWEST = 60;
const canvasOf = (screen) => ({
	width: Math.max(NARROWEST, screen.width),
	paint: paintFor(screen)
});
function suiteBlock(suite, report, canvas) {
	const { width, paint } = canvas;
	const results = report.results.filter((result) => result.suite === suite.suite && result.suiteFile === suite.file && result.target === suite.target);
	const title = oneLine(`${suiteNamer(report)(suite)} \u00b7 ${suite.target}`);
	if (report.dryRun) return plannedBlock(title, results, report, canvas);
	const listed = report.results.length <= MOST_PASSING ? results : results.filter((result) => !hasPassed(result));
	const unlisted = results.length - listed.length;
	const longest = listed.reduce((most, { testId }) => Math.max(most, columnsOf(oneLine(testId))), MIN_NAME);
	const nameColumns = Math.max(MIN_NAME, Math.min(longest, width - OTHER_COLUMNS));
	return [
		...suiteHead(title, suiteNumbers(suite), Math.min(width, nameColumns + OTHER_COLUMNS), canvas),
		...listed.flatMap((result) => [testRow(result, nameColumns, paint), ...beneath(result, canvas)]),
		...unlisted > 0 ? [paint.dim(`${INDENT}${plural("passing test", unlisted)} not listed`)] : []
	];
}
function plannedBlock(title, results, report, canvas) {
	const { width, paint } = canvas;
	const broken = results.filter(isBroken);
	const planned = results.length - broken.length;
	const listed = report.results.length <= MOST_PASSING ? results : broken;
	const numbers = [`${planned} planned`, ...broken.length > 0 ? [`${broken.length} errored`] : []].join(" \u00b7 ");
	const columns = width - 2 - PLANNED;
	return [
		...suiteHead(title, numbers, 0, canvas),
		...listed.map((result) => {
			const start = isBroken(result) ? mark(result, paint, PLANNED) : plannedMark(paint);
			return `${INDENT}${start}${shortened(oneLine(result.testId), columns, "middle")}`;
		}),
		...planned > 0 && listed === broken ? [paint.dim(`${INDENT}${plural("planned test", planned)} not listed`)] : []
	];
}
const isBroken = (result) => result.status === "execution_error" && isNotAsWritten(result);
function suiteNumbers({ threshold, isDefaultThreshold, totals }) {
	if (totals.skipped === totals.total) return `${totals.skipped} not run`;
	return [
		`${totals.passed} of ${totals.passed + totals.failed} ${totals.skipped > 0 ? "measured passed" : "passed"} (${percent(totals.passRate)})`,
		[`mean ${score(totals.score, threshold)}`, neededScore({
			threshold,
			isDefaultThreshold
		}) ?? []].flat().join(", "),
		...totals.errored > 0 ? [`${totals.errored} errored`] : [],
		...totals.skipped > 0 ? [`${totals.skipped} not run`] : []
	].join(" \u00b7 ");
}
function suiteHead(title, numbers, columns, { width, paint }) {
	const least = columnsOf(title) + 2 + columnsOf(numbers);
	if (least > width) return [paint.bold(shortened(title, width, "middle")), `${INDENT}${numbers}`];
	return [paint.bold(inColumns(title, Math.max(columns, least) - columnsOf(numbers))) + numbers];
}
function testRow(result, nameColumns, paint) {
	const cells = [
		inColumns(oneLine(result.testId), nameColumns, "middle"),
		" ",
		measure(result, paint),
		duration(timeOf(result)).padStart(9),
		money(costOf(result)).padStart(COST)
	];
	return `${INDENT}${mark(result, paint)}${cells.join(" ")}`.trimEnd();
}
function measure(result, paint) {
	const { kind, score: reached = 0 } = outcomeOf(result);
	if (kind === "not-run") return inColumns("not run", 15);
	if (isWithoutScore(result)) return inColumns(failureWords[result.failure.class], 15);
	return `${tinted(result, bar(reached), paint)} ${scoreOf(result)}`;
}
function beneath(result, { width, paint }) {
	const indent = " ".repeat(11);
	const trials = trialsPassed(result);
	return [
		...trials === void 0 ? [] : [trials],
		...result.reusedFrom === void 0 ? [] : [shortened(oneLine(`reused from ${result.reusedFrom}`), width - indent.length)],
		...outcomeOf(result).kind === "failed" ? checkLines(result, width - indent.length) : []
	].map((line) => `${indent}${paint.dim(line)}`);
}
function checkLines(result, columns) {
	const checks = failedChecks(result);
	const others = checks.length - MOST_CHECKS;
	if (failureOf(result) !== void 0) return checks.flatMap(({ text }) => hanging(`- ${shortened(oneLine(text), FAILURE_LINES * (columns - 2), "middle")}`, columns));
	return [...checks.slice(0, MOST_CHECKS).flatMap(({ text, got }) => [shortened(`- ${oneLine(text)}`, columns), ...got === void 0 ? [] : [shortened(`  got: ${oneLine(got)}`, columns)]]), ...others > 0 ? [`and ${others} more`] : []];
}
function errorBlock(title, errored, { width, paint }) {
	const groups = errorGroups(errored);
	if (groups.length === 0) return [];
	return [paint.bold(title), ...groups.flatMap(({ class: failureClass, message, results }) => {
		const names = results.slice(0, MOST_NAMES).map(({ testId, location, failure }) => oneLine(`${testId} (${locationText(failure.location ?? location)})`)).map((name) => shortened(name, 2 * width, "middle"));
		const others = results.length - names.length;
		const more = others > 0 ? ` and ${others} more` : "";
		return [...item("-", shortened(`${errorCount(results.length, failureClass)}: ${oneLine(message)}`, 3 * width, "middle"), width), ...wrappedParts([...names.slice(0, -1).map((name) => `${name},`), `${names.at(-1)}${more}`], " ", width - 4).map((line) => paint.dim(INDENT.repeat(2) + line))];
	})];
}
function warningBlock(report, { width, paint }) {
	const passes = graderWarnings(report);
	const reported = report.warnings.length;
	return [
		...passes.length > 0 ? [paint.bold(paint.yellow("Graders to check"))] : [],
		...passes.flatMap(({ message, location, hint }) => {
			const where = location === void 0 ? "" : ` (${locationText(location)})`;
			return item("-", oneLine(`${message}${where}${hint === void 0 ? "" : `. ${hint}`}`), width);
		}),
		...reported > 0 ? [paint.yellow(`${plural("warning", reported)} about the suites, also in summary.md`)] : []
	];
}
function verdictBlock(report, canvas) {
	const { width, paint } = canvas;
	const { verdict } = report;
	const tint = verdictTint(verdict.kind, paint);
	const [first = "", ...rest] = wrapped(oneLine(labelled(verdict.kind, verdict.headline)), width);
	return [
		paint.dim("\u2500".repeat(width)),
		...wrappedParts(totalsLine(report), " \u00b7 ", width),
		...[
			...reuseLine(report.totals),
			...cacheLines(report.caches),
			...seedingLine(report)
		].flatMap((line) => wrapped(line, width)).map(paint.dim),
		...[first, ...rest].map((line) => tint(paint.bold(line))),
		...verdict.reasons.flatMap(({ message, location }) => item("-", oneLine(location ? `${message} (${locationText(location)})` : message), width)),
		...shortBaselineNotes(report, (name) => name).flatMap((note) => wrapped(oneLine(note), width).map(paint.yellow)),
		...verdict.unarmed && !report.dryRun && !verdict.headline.startsWith("No baseline") ? [paint.dim(unarmedWords(report))] : [],
		...report.dryRun ? [paint.dim("dry run: no target was called")] : [],
		...rerunLines(report, canvas)
	];
}
function rerunLines(report, { width, paint }) {
	const reruns = shardReruns(report);
	if (reruns === void 0) return [];
	return [...wrapped(reruns.advice, width).map(paint.yellow), ...reruns.commands.map((command) => INDENT + oneLine(command))];
}
function item(bullet, text, width) {
	return wrapped(text, width - 2 - 2).map((line, index) => `${INDENT}${index === 0 ? bullet : " "} ${line}`);
}
function fullName({ suite, testId, target }, columns) {
	const name = oneLine(`${suite} \u203a ${testId}`);
	const rest = columns - columnsOf(name) - 3;
	const asked = shortened(oneLine(target), Math.max(rest, Math.floor(columns / 4)), "middle");
	const short = shortened(name, columns - columnsOf(asked) - 3, "middle");
	return inColumns(`${short} [${asked}]`, columns);
}
function remark(result) {
	return [trialsPassed(result) ?? "", essence(result)].filter((part) => part !== "").join(" \u00b7 ");
}
function essence(result) {
	if (isWithoutScore(result)) return oneLine(`${failureWords[result.failure.class]}: ${causeLines(result).join("; ")}`);
	if (!hasPassed(result)) return oneLine(failedChecks(result)[0].text);
	return result.reusedFrom === void 0 ? money(costOf(result)) : oneLine(`reused from ${result.reusedFrom}`);
}
function mark(result, paint, columns = MARK) {
	const { icon, word } = outcomeMarks[outcomeOf(result).kind];
	return tinted(result, `${icon} ${word}`.padEnd(columns), paint);
}
const plannedMark = (paint) => paint.dim(`${outcomeMarks.planned.icon} ${outcomeMarks.planned.word}`.padEnd(PLANNED));
function tinted(result, text, paint) {
	const { kind } = outcomeOf(result);
	if (kind === "passed") return paint.green(text);
	return kind === "failed" ? paint.red(text) : paint.yellow(text);
}
const hasPassed = (result) => outcomeOf(result).kind === "passed";
function verdictTint(kind, paint) {
	if (kind === "pass") return paint.green;
	return kind === "fail" || kind === "invalid" ? paint.red : paint.yellow;
}
const scoreOf = (result) => scoreText(result).padStart(SCORE);
function bar(value) {
	const eighths = value >= 1 ? 80 : Math.min(79, Math.ceil(value * BAR * 8));
	const part = [
		"",
		"\u258f",
		"\u258e",
		"\u258d",
		"\u258c",
		"\u258b",
		"\u258a",
		"\u2589"
	][eighths % 8] ?? "";
	return ("\u2588".repeat(Math.floor(eighths / 8)) + part).padEnd(BAR, "\u2591");
}
export { reasonMark as A, trialCounts as C, failureWords as D, errorCount as E, fence as F, inline as I, unarmedWords as M, verdictMark as N, labelled as O, codeSpan as P, suiteNamer as S, shardRerunsMarkdown as T, isWithoutScore as _, reuseLine as a, scoreText as b, totalsLine as c, changeFinder as d, changesByKey as f, isNotAsWritten as g, findings as h, seedingLine as i, suiteMark as j, problemTitles as k, answerOf as l, failedChecks as m, resultLine as n, graderWarnings as o, errorGroups as p, resultTable as r, cacheLines as s, nextSteps as t, causeLines as u, namer as v, trialsPassed as w, suiteKind as x, resultsOfChanges as y };
