import { a as asSentences, m as plural, u as cutMiddle } from "./json.js";
import { t as never } from "./never.js";
import { c as isNotRun } from "./iso-time.js";
import { r as presentTrials } from "./present-trials.js";
import { I as aggregateScores } from "./result-rows.js";
import { t as oneLine } from "./terminal2.js";
import { t as grouped } from "./grouped.js";
import { relative, resolve } from "node:path";
// src/shared/percentage-points.ts
const WIDE = .1;
const signedPoints = (share, digits = 1) => `${signed(share, digits)} pp`;
const points = (share, digits = 1) => `${rounded(Math.abs(share), digits)} pp`;
const differenceText = (difference) => `${signedPoints(difference.delta ?? 0, digitsOf(difference))}${interval(difference)}`;
function interval(difference, note) {
	const { deltaLow, deltaHigh } = difference;
	if (deltaLow === void 0 || deltaHigh === void 0) return "";
	const digits = digitsOf(difference);
	const more = note === void 0 ? "" : `, ${note}`;
	return ` (95% CI ${signed(deltaLow, digits)} to ${signedPoints(deltaHigh, digits)}${more})`;
}
const digitsOf = ({ delta = 0, deltaLow, deltaHigh }) => deltaLow !== void 0 && deltaHigh !== void 0 && deltaHigh - deltaLow > WIDE && Math.abs(delta) >= .005 ? 0 : 1;
function signed(share, digits) {
	const value = rounded(share, digits);
	if (value === 0) return "0";
	return value < 0 ? `\u2212${-value}` : `+${value}`;
}
const rounded = (share, digits) => Number((share * 100).toFixed(digits)) + 0;
// src/reports/compared.ts
const STATE_WORDS = {
	regressed: "regressed",
	"fails-on-base": "fails on base too",
	suspected: "suspected",
	"not-reproduced": "not reproduced",
	"not-enough-history": "failing, not enough baseline trials",
	"not-rerun": "failing, not re-run",
	failing: "failing",
	"failing-as-before": "failing as before",
	fixed: "fixed",
	new: "new",
	changed: "changed",
	removed: "removed",
	skipped: "not run",
	quarantined: "quarantined",
	errored: "errored",
	reused: "reused",
	passing: "passing"
};
const UNLISTED = [
	"errored",
	"reused",
	"passing"
];
const isCompared$1 = ({ comparison, dryRun }) => !dryRun && comparison.baseline.kind === "found" && comparison.suites.some(({ comparable }) => comparable > 0);
function comparedTests(report) {
	if (!isCompared$1(report)) return [];
	const { tests } = report.comparison;
	return Object.keys(STATE_WORDS).map((wanted) => ({
		word: STATE_WORDS[wanted],
		tests: tests.filter(({ state, flaky }) => state === wanted && (flaky || !UNLISTED.includes(state)))
	})).filter((group) => group.tests.length > 0);
}
function comparedWith({ comparison: { baseline, suites } }) {
	const [first, ...others] = baseline.kind === "found" ? baseline.provenance : [];
	if (first === void 0) return "the baseline";
	const { branch, sha, where } = first;
	const commit = [branch, sha?.slice(0, 7)].filter((part) => part !== void 0).join("@");
	const runs = suites.reduce((most, suite) => Math.max(most, suite.runs), 0);
	const more = others.length > 0 ? ` and ${others.length} more` : "";
	return `${commit === "" ? where : commit}${more}, ${plural("run", runs)}`;
}
function leftOutNotes({ comparison: { baseline } }) {
	return baseline.kind === "found" && baseline.leftOut !== void 0 ? [baseline.leftOut] : [];
}
const MORE_BASELINE_TRIALS = "run the base branch again, or measure a new baseline with seed-baseline";
const MOST_UNDECIDED = 3;
function shortBaselineNotes(report, shown) {
	if (!isCompared$1(report)) return [];
	const { suites, tests, detectableTests } = report.comparison;
	const undecided = tests.filter(({ state }) => state === "not-enough-history");
	if (undecided.length > 0) {
		const names = undecided.slice(0, MOST_UNDECIDED).map(({ testId }) => shown(testId));
		const others = undecided.length - names.length;
		const named = [...names, ...others > 0 ? [`and ${others} more`] : []].join(", ");
		const passed = undecided.every(({ base }) => base?.passes === base?.trials) ? "passed" : "mostly passed";
		const fail = undecided.length === 1 ? "fails" : "fail";
		return [`${plural("test", undecided.length)} ${fail} now and ${passed} in the baseline (${named}); too few baseline trials to decide: ${MORE_BASELINE_TRIALS}`];
	}
	return suites.every(({ runs }) => runs <= 1) && detectableTests.count < detectableTests.of ? [`The baseline is one run, which is fewer trials than the gate needs: ${MORE_BASELINE_TRIALS}`] : [];
}
const changeOfSuite = (suite) => suite.delta === void 0 ? "not compared" : `${differenceText(suite)} on ${plural("test", suite.comparable)}`;
function findingOf({ finding, controlDelta, uncontrolled }) {
	const onBase = controlDelta === void 0 ? "" : ` (base commit: ${signedPoints(controlDelta)})`;
	switch (finding) {
		case "not-compared": return "not compared";
		case "steady": return "no drop found";
		case "small-drop": return "drop within the limit";
		case "drop": return `drop${onBase}${uncontrolled ? `, ${UNCONTROLLED}` : ""}`;
		case "drop-on-base": return `the base commit shows the drop too${onBase}`;
		default: return never(finding);
	}
}
const UNCONTROLLED = "not checked against the base commit";
const detectableDrop = ({ comparable, smallestDetectableDrop: least }) => {
	if (comparable === 0) return "\u2013";
	return least === void 0 ? NOT_DETECTABLE : sizeOfDrop(least);
};
const detectableDropText = ({ smallestDetectableDrop: least }) => least === void 0 ? `a drop is ${NOT_DETECTABLE}` : `smallest detectable drop: ${sizeOfDrop(least)}`;
const NOT_DETECTABLE = "not detectable with this baseline";
const sizeOfDrop = (share) => points(share, share < .1 ? 1 : 0);
function detectableTestsText({ comparison: { detectableTests } }) {
	const { count, of } = detectableTests;
	return of === 0 ? [] : [`a complete failure is detectable for ${count} of ${plural("test", of)}`];
}
function passesOf({ base, now, reruns, control, flaky }) {
	const text = (side) => side === void 0 ? "\u2013" : `${side.passes}/${side.trials}`;
	return [
		`${text(base)} \u2192 ${text(now)}`,
		...reruns ? [`re-run ${text(reruns)}`] : [],
		...control ? [`base commit re-run ${text(control)}`] : [],
		...flaky ? ["flaky"] : []
	].join(", ");
}
function confirmationOf({ state, reruns, needed, uncontrolled }) {
	switch (state) {
		case "regressed": return reruns && `Confirmed: failed ${allOf(reruns.trials)}${uncontrolled ? `, ${UNCONTROLLED}` : ""}`;
		case "fails-on-base": return "Fails on the base commit too";
		case "suspected": return needed === void 0 ? void 0 : `Not confirmed: ${reruns?.trials ?? 0} of ${plural("re-run", needed)} took place`;
		case "not-reproduced": return "Passed when re-run";
		default: return;
	}
}
const allOf = (count) => count === 1 ? "its re-run" : `all ${count} re-runs`;
const whyOf = (test) => asSentences([
	confirmationOf(test),
	test.why,
	differenceOf(test)
].filter((part) => part !== void 0));
const differenceOf = ({ difference }) => difference && `First difference: ${difference}`;
const MOST_AGENTS = 5;
const agentVersionNotes = ({ comparison: { agentVersions = [] } }, shown) => agentVersions.slice(0, MOST_AGENTS).map(({ target, base, now }) => `Agent of ${shown(target)}: ${shown(base.join(", "))} \u2192 ${shown(now.join(", "))}`);
const contributorNotes = ({ comparison: { suites } }, shown) => suites.filter(({ contributors }) => contributors.length > 0).map(({ suite, target, contributors }) => {
	const tests = contributors.map(({ testId }) => shown(testId)).join(", ");
	return `Contributors to the drop of ${shown(suite)} on ${shown(target)}: ${tests}.`;
});
// src/model/run/result-outcome.ts
function outcomeOf(result) {
	const { status, aggregation, passMark } = result;
	if (isAsRecorded(result)) return {
		kind: status === "ok" ? "passed" : "failed",
		score: result.score
	};
	const measured = presentTrials(result);
	if (measured.length === 0) return { kind: wasRun(result) ? "errored" : "not-run" };
	if (status === "execution_error") return {
		kind: "failed",
		score: 0
	};
	const { score } = aggregateScores(measured.map((trial) => trial.score), aggregation?.strategy ?? "mean");
	return {
		kind: score >= passMark ? "passed" : "failed",
		score
	};
}
function isAsRecorded({ status, trials, aggregation, importedFrom }) {
	if (status === "execution_error") return false;
	if (importedFrom !== void 0 || trials === void 0 || aggregation?.strategy === "pass_at_k") return true;
	return trials.length > 0 && trials.every((trial) => trial.status !== "execution_error");
}
const wasRun = (result) => result.status !== "execution_error" || !isNotRun(result.failure);
// src/reports/reproduce.ts
function reproduceCommand({ suiteFile, testId, target }, program = "eval-action") {
	const file = oneLine(suiteFile);
	const path = /^[-!]/.test(file) ? `./${file}` : file;
	return [
		program,
		"run",
		shellWord(path),
		option("test-id", patternOf(testId)),
		option("target", oneLine(target))
	].join(" ");
}
function patternOf(id) {
	if (isPlain(id)) return id;
	return id.replace(/[^\p{L}\p{M}\p{N}_/-]/gu, (character, at) => {
		if (character === " " && isSingle(id, at)) return character;
		return character !== "\\" && isShown(character) ? `\\${character}` : "?".repeat(character.length);
	});
}
const isPlain = (id) => /^[\p{L}\p{M}\p{N}_./:,=%@+ -]*$/u.test(id) && !/^\.\/|^ | $| {2}/.test(id);
const isSingle = (text, at) => /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
const isShown = (character) => oneLine(`x${character}x`) === `x${character}x` && !/\s/.test(character);
const option = (name, value) => value.startsWith("-") ? `--${name}=${shellWord(value)}` : `--${name} ${shellWord(value)}`;
const shellWord = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
// src/app/config/checkout-path.ts
function checkoutPath(file, workingDirectory, checkout) {
	const path = relative(checkout, resolve(workingDirectory, file)).replaceAll("\\", "/");
	return isOutside(path) || path === "" ? void 0 : path;
}
const isOutside = (path) => /^\.\.(?:[/\\]|$)|^[/\\]|^\w:/.test(path);
function lineUrl({ serverUrl, owner, repo }, { commit, path, line }) {
	return `${serverUrl}/${[
		owner,
		repo,
		"blob",
		commit,
		...path.split("/")
	].map(encoded).join("/")}#L${line}`;
}
const encoded = (part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, "\ufffd")).replaceAll("(", "%28").replaceAll(")", "%29");
// src/gate/wording.ts
const LONGEST_NAME = 120;
const drop = (change) => `${points(change.delta ?? 0, digitsOf(change))}${interval(change)}`;
const dropWithP = (change) => `${points(change.delta ?? 0, digitsOf(change))}${interval(change, pValue(change.p ?? 1))}`;
const percent = (share) => `${Number((share * 100).toFixed(4)) + 0}%`;
const percentagePoints = (share) => `${Number((share * 100).toFixed(4)) + 0} pp`;
function percentAbove(share, limit) {
	for (let digits = 0; digits <= 6; digits += 1) {
		const text = (share * 100).toFixed(digits);
		if (Number(text) > limit * 100 + 1e-9) return `${Number(text)}%`;
	}
	return `${share * 100}%`;
}
function smallDrop({ delta = 0 }, limit) {
	return `${Number(below(Math.abs(delta) * 100, limit * 100, 1))} pp`;
}
const pValue = (p) => p < .001 ? "p < 0.001" : `p = ${Number(p.toFixed(p < .1 ? 3 : 2))}`;
function names(all, most = 5) {
	const shown = all.slice(0, most).map((name) => cutMiddle(name, LONGEST_NAME));
	const rest = all.length - shown.length;
	return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}
function below(score, limit, fewest = 2) {
	for (let digits = fewest; digits <= 6; digits += 1) {
		const text = score.toFixed(digits);
		if (Number(text) < limit) return text;
	}
	return String(score);
}
// src/gate/facts.ts
const isCompared = ({ baseline, suites }) => baseline.kind === "found" && suites.some(({ comparable }) => comparable > 0);
function whyNotCompared(baseline) {
	if (baseline.kind !== "found") return baseline.why;
	if (baseline.withoutTrials === "own-run") return "the baseline is this run itself; name the results of another run";
	if (baseline.withoutTrials === "empty") return baseline.whyEmpty ?? "the baseline has no results";
	return "none of these tests has a comparable trial in the baseline";
}
const ofSuite = ({ suite, file, target }) => ({
	suite,
	file,
	target
});
const ofTest = ({ suite, suiteFile: file, target, testId, location }) => ({
	suite,
	file,
	target,
	testId,
	...location && { location }
});
const suiteKey = ({ suite, file, target }) => JSON.stringify([
	file,
	suite,
	target
]);
const bySuite = (tests) => Array.from(grouped(tests, ({ suiteFile, suite, target }) => [
	suiteFile,
	suite,
	target
]).values(), (own) => {
	const [first] = own;
	const { suite, suiteFile: file, target } = first;
	return {
		tests: own,
		suite: `${suite} on ${target}`,
		ids: names(own.map(({ testId }) => testId)),
		location: own.length === 1 ? ofTest(first) : {
			suite,
			file,
			target
		}
	};
});
const suiteKeyOfTest = ({ suite, suiteFile: file, target }) => suiteKey({
	suite,
	file,
	target
});
const suitesWithDoubtfulBaseline = ({ suites }) => new Set(suites.filter(({ setAside = [] }) => setAside.some(({ isNewest }) => isNewest)).map(suiteKey));
export { confirmationOf as A, shortBaselineNotes as B, outcomeOf as C, changeOfSuite as D, agentVersionNotes as E, differenceOf as F, interval as G, whyOf as H, findingOf as I, points as K, isCompared$1 as L, detectableDrop as M, detectableDropText as N, comparedTests as O, detectableTestsText as P, leftOutNotes as R, shellWord as S, MORE_BASELINE_TRIALS as T, differenceText as U, sizeOfDrop as V, digitsOf as W, smallDrop as _, suiteKey as a, lineUrl as b, whyNotCompared as c, dropWithP as d, names as f, percentagePoints as g, percentAbove as h, ofTest as i, contributorNotes as j, comparedWith as k, below as l, percent as m, isCompared as n, suiteKeyOfTest as o, pValue as p, signedPoints as q, ofSuite as r, suitesWithDoubtfulBaseline as s, bySuite as t, drop as u, checkoutPath as v, wasRun as w, reproduceCommand as x, isOutside as y, passesOf as z };
