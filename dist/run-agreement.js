import { as as graderKey, il as resultKey, is as labelPolicy, ls as judgeAgreements, ns as readStoredLabels, ss as judgesOf, vs as answerHashOf, ys as answerTextOf } from "./common.js";
// src/app/labels/run-agreement.ts
async function withAgreement(run, inputs, site) {
	if (run.agreement !== void 0) return run;
	const { labels, problems } = await readStoredLabels(site);
	if (labels.length === 0 && problems.length === 0) return run;
	const own = labels.map(({ label }) => label);
	const agreement = judgeAgreements(own, labelPolicy(inputs), judgingsOf(run));
	const warnings = problems.map((problem) => ({
		...problem,
		severity: "warning"
	}));
	return {
		...run,
		warnings: [...run.warnings, ...warnings],
		...agreement.length > 0 && { agreement: [...agreement] }
	};
}
function judgingsOf({ results }) {
	const byAnswer = new Map(results.filter((result) => judgesOf(result).length > 0).map((result) => [JSON.stringify([resultKey(result), answerHashOf(answerTextOf(result))]), result]));
	return (label, grader) => {
		const result = byAnswer.get(JSON.stringify([resultKey(label), label.answer]));
		const score = result && judgesOf(result).find((judge) => graderKey(judge) === grader);
		if (result === void 0 || score === void 0 || score.verdict === "skip") return void 0;
		const { verdict, reasoning: reason } = score;
		return {
			verdict,
			reason,
			measure: result.measure,
			time: result.timestamp
		};
	};
}
export { withAgreement as t };
