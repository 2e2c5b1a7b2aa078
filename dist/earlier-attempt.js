import { Ql as targetTrials, _l as extraResults, bl as isReused, wl as resultKey } from "./common.js";
// src/results/earlier-attempt.ts
function earlierAttemptOf(attempt, run, suspected = []) {
	const reruns = trialsByKey(extraResults(run, "confirmation"));
	const controls = trialsByKey(extraResults(run, "control"));
	const decided = new Map(suspected.map((test) => [resultKey(test), test]));
	return {
		attempt,
		tests: testsOf(run.results, {
			reruns,
			controls,
			decided
		})
	};
}
function testsOf(results, { reruns, controls, decided }) {
	const seen = new Set();
	return results.flatMap((result) => {
		const { suite, suiteFile, testId, target, measure, subject, timestamp } = result;
		const now = targetTrials(result);
		if (measure === void 0 || subject === void 0 || isReused(result) || now.length === 0) return [];
		const key = resultKey(result);
		const isFirst = !seen.has(key);
		seen.add(key);
		const { needed, p } = decided.get(key) ?? {};
		return [{
			suite,
			suiteFile,
			testId,
			target,
			measure,
			subject,
			timestamp,
			...result.status !== "execution_error" && { score: result.score },
			now,
			reruns: isFirst ? reruns.get(key) ?? [] : [],
			control: isFirst ? controls.get(key) ?? [] : [],
			...needed !== void 0 && { needed },
			...p !== void 0 && { p }
		}];
	});
}
function trialsByKey(results) {
	const trials = new Map();
	for (const result of results) {
		const key = resultKey(result);
		trials.set(key, [...trials.get(key) ?? [], ...targetTrials(result)]);
	}
	return trials;
}
export { earlierAttemptOf as t };
