import { Hl as shownType, Il as clampScore, Kl as isoTime, Rl as verdictOf, Xo as findKind, hi as weightedMean, od as messageOf } from "./common.js";
// src/grade/combine.ts
function combine(graded, passMark) {
	const scores = graded.map(({ score }) => score);
	const assertions = scores.flatMap((score) => score.assertions);
	const undecided = scores.filter(isUndecided);
	if (undecided.length > 0) return {
		kind: "ungraded",
		reason: undecided.map(reasonOf).join(" | "),
		assertions,
		scores
	};
	const requiredMissed = graded.flatMap((one) => missedIn(one, passMark));
	return {
		kind: "scored",
		score: requiredMissed.length > 0 ? 0 : weightedMean(scores),
		assertions,
		scores,
		requiredMissed
	};
}
function applyNegate(reply) {
	if (reply.kind === "undecided") return reply;
	if (reply.isUnreported) return {
		...reply,
		score: 0,
		verdict: "fail"
	};
	const score = clampScore(reply.score);
	const { requiredMissed: _, ...others } = reply;
	return {
		...others,
		score: 1 - score,
		verdict: opposite[reply.verdict ?? verdictOf(score)],
		assertions: reply.assertions.map(({ text, passed, evidence }) => ({
			text,
			passed: !passed,
			...evidence !== void 0 && { evidence: negated(evidence) }
		})),
		...reply.reasoning !== void 0 && { reasoning: negated(reply.reasoning) }
	};
}
const opposite = {
	pass: "fail",
	fail: "pass",
	skip: "skip"
};
const negated = (text) => `[Negated] ${text}`;
const isUndecided = ({ verdict }) => verdict === "skip";
function reasonOf({ name, assertions }) {
	return `${name}: ${assertions.find(({ passed }) => !passed)?.text ?? "The grader failed"}`;
}
function missedIn(one, passMark) {
	const { name } = one.spec;
	return isMissed(one, passMark) ? [name] : (one.requiredMissed ?? []).map((id) => `${name} [${id}]`);
}
function isMissed({ spec: { required }, score }, passMark) {
	if (required === void 0) return false;
	return score.score < (required === "pass-mark" ? passMark : required);
}
// src/grade/grade.ts
async function grade(specs, submission, context, signal) {
	const graded = [];
	for (const spec of specs) {
		if (signal.aborted) break;
		graded.push(await timed(spec, () => ask(spec, submission, context, signal), context.clock));
	}
	const combined = combine(graded, context.passMark);
	if (!signal.aborted) return combined;
	const { assertions, scores } = combined;
	return {
		kind: "ungraded",
		reason: "Grading was cancelled",
		assertions,
		scores
	};
}
async function ask(spec, submission, context, signal) {
	try {
		const kind = findKind(context.kinds, spec.type);
		if (kind === void 0) return {
			kind: "undecided",
			reason: `There is no grader "${spec.type}"`
		};
		const { changesUnknown } = submission.response;
		if (changesUnknown !== void 0 && kind.readsChanges?.(spec.options)) return {
			kind: "undecided",
			reason: changesUnknown
		};
		const deps = {
			...context.depsFor(spec),
			members: membersOf(spec, context)
		};
		const reply = await kind.open(spec.options, deps).grade(submission, signal);
		return spec.negate ? applyNegate(reply) : reply;
	} catch (error) {
		return {
			kind: "undecided",
			reason: `The grader broke: ${messageOf(error)}`
		};
	}
}
const membersOf = ({ members = [] }, context) => members.map((spec) => ({
	spec,
	async grade(submission, signal) {
		const member = {
			...spec,
			negate: false
		};
		return (await timed(spec, () => ask(member, submission, context, signal), context.clock)).score;
	}
}));
async function timed(spec, ask, clock) {
	const start = clock.now();
	const reply = await ask();
	const end = clock.now();
	const { score, verdict, assertions } = judgementOf(reply);
	const explained = reply.kind === "scored" ? reply : void 0;
	return {
		spec,
		score: {
			name: spec.name,
			type: recordedType(spec),
			weight: spec.weight,
			score,
			verdict,
			assertions,
			reasoning: explained?.reasoning,
			details: explained?.details,
			isUnreported: explained?.isUnreported,
			scores: reply.scores,
			input: reply.input,
			target: reply.target,
			tokenUsage: reply.tokenUsage,
			costUsd: reply.costUsd,
			durationMs: end - start,
			startedAt: isoTime(start),
			endedAt: isoTime(end)
		},
		requiredMissed: explained?.requiredMissed
	};
}
function judgementOf(reply) {
	if (reply.kind === "undecided") return {
		score: 0,
		verdict: "skip",
		assertions: [{
			text: reply.reason,
			passed: false
		}]
	};
	const score = clampScore(reply.score);
	return {
		score,
		verdict: reply.verdict ?? verdictOf(score),
		assertions: reply.assertions
	};
}
const recordedType = (spec) => spec.type === "rubrics" || spec.type === "rubric" ? "llm-grader" : shownType(spec);
export { grade as t };
