import { Ul as grouped } from "./common.js";
import { a as mergeLabels, o as humanVerdicts } from "./label-store.js";
// src/labels/agreement.ts
function judgeAgreements(labels, policy, present = () => void 0) {
	const { labels: ofPeople } = mergeLabels([], labels);
	const byAnswer = grouped(ofPeople, answerOf);
	const judged = humanVerdicts(ofPeople, policy).flatMap((human) => {
		const judging = judgingOf(human, byAnswer.get(JSON.stringify(answerOf(human.labels[0]))) ?? [], present);
		return judging === void 0 ? [] : [{
			human,
			judging
		}];
	});
	return [...grouped(judged, ({ human }) => {
		const [{ suiteFile, suite }] = human.labels;
		return [
			suiteFile,
			suite,
			human.grader
		];
	})].sort(([a], [b]) => a < b ? -1 : 1).map(([, ofJudge]) => agreementOf(ofJudge));
}
function judgingOf({ grader, labels: [first] }, ofAnswer, present) {
	const now = present(first, grader);
	if (now !== void 0) return now;
	const stored = ofAnswer.flatMap((label) => {
		const judge = Object.hasOwn(label.judges ?? {}, grader) ? label.judges?.[grader] : void 0;
		return judge === void 0 ? [] : [{
			...judge,
			measure: label.measure,
			time: label.time
		}];
	});
	return newest(stored);
}
const answerOf = ({ suiteFile, suite, testId, target, answer }) => [
	suiteFile,
	suite,
	testId,
	target,
	answer
];
const newest = (items) => items.reduce((last, item) => last === void 0 || Date.parse(item.time) > Date.parse(last.time) ? item : last, void 0);
function agreementOf(judged) {
	const [{ human }] = judged;
	const [{ suite, suiteFile }] = human.labels;
	const current = withoutOutdated(judged);
	const pairs = current.filter(({ human: { verdict } }) => verdict === "pass" || verdict === "fail");
	const isChosen = ({ human: { labels } }) => labels.every(({ sample }) => sample === "chosen");
	const excluded = (why) => current.filter(({ human: { verdict } }) => verdict === why).length;
	return {
		suite,
		suiteFile,
		grader: human.grader,
		pairs: countsOf(pairs.filter((pair) => !isChosen(pair))),
		chosen: countsOf(pairs.filter(isChosen)),
		judgeSeen: pairs.filter(({ human: { labels } }) => labels[0].judgeSeen).length,
		flaky: excluded("excluded"),
		ties: excluded("tie"),
		outdated: judged.length - current.length,
		disagreements: pairs.flatMap(disagreementOf).sort((a, b) => orderOf(a) < orderOf(b) ? -1 : 1)
	};
}
function withoutOutdated(judged) {
	const known = judged.filter(({ judging }) => judging.measure !== void 0);
	const model = partOf(newest(known.map(({ judging }) => judging)), "judge");
	const rubrics = new Map(Array.from(grouped(known, ({ human: { labels } }) => [labels[0].testId]), ([test, ofTest]) => [test, partOf(newest(ofTest.map(({ judging }) => judging)), "graders")]));
	return judged.filter(({ human: { labels }, judging }) => {
		if (judging.measure === void 0) return true;
		const rubric = rubrics.get(JSON.stringify([labels[0].testId]));
		return partOf(judging, "judge") === model && partOf(judging, "graders") === rubric;
	});
}
const PARTS = {
	graders: 2,
	judge: 3
};
const partOf = (judging, part) => judging?.measure?.split(".")[PARTS[part]];
function countsOf(pairs) {
	const count = (judge, people) => pairs.filter(({ human, judging }) => judging.verdict === judge && human.verdict === people).length;
	return {
		bothPass: count("pass", "pass"),
		onlyJudgePasses: count("pass", "fail"),
		onlyPeoplePass: count("fail", "pass"),
		bothFail: count("fail", "fail")
	};
}
function disagreementOf({ human, judging }) {
	const { grader, verdict, labels } = human;
	const [{ testId, target, answer, reviewer, notes, graders }] = labels;
	if (verdict === "tie" || verdict === "excluded" || verdict === judging.verdict) return [];
	const note = graders?.[grader]?.note ?? notes;
	return [{
		testId,
		target,
		answer,
		judge: judging.verdict,
		people: verdict,
		reviewer,
		...judging.reason !== void 0 && { reason: judging.reason },
		...note !== void 0 && { note }
	}];
}
const orderOf = ({ testId, target, answer }) => JSON.stringify([
	testId,
	target,
	answer
]);
export { judgeAgreements as t };
