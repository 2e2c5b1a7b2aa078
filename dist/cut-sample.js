import { Mr as withShortOutputs, Or as MOST_STORED_ANSWER, jr as shortAnswer, kr as MOST_STORED_OUTPUT } from "./common.js";
// src/evidence/samples/cut-sample.ts
const sampleCuts = [
	{
		what: "file changes",
		apply: (sample) => eachSide(sample, withoutFileChanges)
	},
	{
		what: "tool outputs above 2 KiB",
		apply: (sample) => eachSide(sample, shortOutputs)
	},
	{
		what: "steps of tests that always pass",
		apply: (sample) => sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample
	},
	{
		what: "failing trials",
		apply: withoutFailing
	},
	{
		what: "steps",
		apply: (sample) => eachSide(sample, withoutSteps)
	},
	{
		what: "answers above 4 KiB",
		apply: (sample) => eachSide(sample, withShortAnswer)
	}
];
function eachSide(sample, cut) {
	const sides = sample.sides.map(cut);
	return sides.every((side, index) => side === sample.sides[index]) ? sample : {
		...sample,
		sides
	};
}
function withoutFailing(sample) {
	const passing = sample.sides.filter(({ pass }) => pass);
	return passing.length === 0 || passing.length === sample.sides.length ? sample : {
		...sample,
		sides: passing
	};
}
const marked = (side, part) => ({
	...side,
	cut: [...new Set([...side.cut ?? [], part])]
});
function withoutFileChanges(side) {
	if (side.fileChanges === void 0) return side;
	const { fileChanges: _, ...others } = side;
	return marked(others, "fileChanges");
}
const shortOutputs = (side) => side.steps.some((step) => step.kind === "call" && step.output.length > MOST_STORED_OUTPUT) ? marked({
	...side,
	steps: withShortOutputs(side.steps)
}, "outputs") : side;
const withoutSteps = (side) => side.steps.length === 0 ? side : marked({
	...side,
	steps: []
}, "steps");
const withShortAnswer = (side) => side.answer.length > MOST_STORED_ANSWER ? marked({
	...side,
	answer: shortAnswer(side.answer)
}, "answer") : side;
function fitSide(side, mostBytes) {
	const sizeOf = (each) => Buffer.byteLength(JSON.stringify(each));
	const cuts = [
		withoutFileChanges,
		shortOutputs,
		withoutSteps,
		withShortAnswer
	];
	let cut = side;
	for (const next of cuts) {
		if (sizeOf(cut) <= mostBytes) return cut;
		cut = next(cut);
	}
	return sizeOf(cut) <= mostBytes ? cut : void 0;
}
export { sampleCuts as n, fitSide as t };
