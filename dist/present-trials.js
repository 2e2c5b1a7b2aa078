import { s as isAgentFailure } from "./iso-time.js";
// src/model/run/present-trials.ts
function presentTrials(result) {
	const { trials, aggregation } = result;
	if (trials === void 0 || aggregation?.strategy === "pass_at_k") return wholeTest(result);
	return measuredTrials(trials);
}
const measuredTrials = (trials) => trials.flatMap((trial) => presentTrial(trial, trial.failure) ?? []);
function wholeTest(result) {
	const trial = presentTrial(result, failureOf(result));
	return trial === void 0 ? [] : [trial];
}
function failureOf(result) {
	if (result.status !== "execution_error") return void 0;
	const { failure, trials = [] } = result;
	return [failure, ...trials.flatMap((trial) => trial.failure ?? [])].find(isAgentFailure) ?? failure;
}
function presentTrial({ status, score, costUsd, durationMs }, failure) {
	if (status !== "execution_error") return {
		pass: status === "ok",
		score,
		costUsd,
		durationMs
	};
	return failure !== void 0 && isAgentFailure(failure) ? {
		pass: false,
		score: 0,
		costUsd,
		durationMs
	} : void 0;
}
export { measuredTrials as n, presentTrials as r, failureOf as t };
