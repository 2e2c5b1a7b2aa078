import { _ as record, a as array, h as object, y as string } from "./schemas.js";
import { $i as recordingTraits, $l as failed, Fi as askedLimit, Ii as keepsTimeLimit, Il as clampScore, Ji as callSignal, Ki as MORE_TIME, Li as millisecondsOf, Ml as agentvPassMarkOf, Qi as defineProvider, Ri as targetLimit, Xo as findKind, Zu as cutEnd, au as paidFor, cc as searchRoots, cu as guidelinesIn, id as UserError, jr as readTranscript, li as withModel, lu as imageFilesIn, od as messageOf, qi as _usingCtx, ru as isRetryable, su as finalAnswer, tu as isAgentFailure, uu as sumTokens, vi as submissionOf, zi as providers } from "./common.js";
import { i as workersOf, o as keyOf, s as WaitingQueue, t as judgeWorkersOf } from "./workers.js";
import { t as grade } from "./grade.js";
// src/app/steps/batches.ts
function batchOf(plan, { suite, target }) {
	if (!target.batching) return [];
	const steps = stepsAt(plan, {
		suite,
		target
	});
	if (whyNotTogether(steps) !== void 0) return [];
	return steps.filter(({ test }) => test.conversation === void 0).map(({ test }) => ({
		testId: test.id,
		inputFiles: test.inputFiles
	}));
}
function batchRemarks(plan) {
	const asked = stepsOf(plan).filter(({ target }) => target.batching);
	return [...new Map(asked.map((step) => [JSON.stringify([step.suite.path, step.target.name]), step])).values()].flatMap(({ suite, target }) => {
		const why = whyNotTogether(stepsAt(plan, {
			suite,
			target
		}));
		if (why === void 0) return [];
		return [{
			code: "UNUSED",
			severity: "warning",
			message: `The target "${cutEnd(target.name, 60)}" gets one call per test of ${suite.file}, not one call for all: ${why}`,
			location: target.location
		}];
	});
}
function whyNotTogether(steps) {
	if (steps.some(({ trials }) => trials.count > 1)) return "tests with several trials cannot share a call";
	if (steps.some(({ test }) => test.workspace !== void 0)) return "tests with a workspace each cannot share a call";
}
const stepsOf = ({ steps }) => steps.filter((step) => step.kind === "run");
const stepsAt = (plan, { suite, target }) => stepsOf(plan).filter((step) => step.suite.path === suite.path && step.target.name === target.name);
// src/suites/prompts.ts
function renderPrompt(messages, mode) {
	const spoken = messages.map((message) => ({
		role: message.role,
		parts: render(message.content, mode),
		shown: mode === "lm" ? shownParts(message) : void 0,
		isVisible: isVisible(message.content, mode)
	}));
	const visible = spoken.filter((message) => message.isVisible);
	const hasMarkers = visible.length > 1 || messages.some(({ role }) => role === "assistant" || role === "tool");
	const question = hasMarkers ? visible.map(({ role, parts }) => [`@[${capital(role)}]:`, ...parts].join("\n")).join("\n\n") : spoken.flatMap(({ parts }) => parts.map((part) => part.trim())).join("\n\n");
	const { system: written, rest } = divided(spoken);
	const guidelines = guidelinesOf(messages);
	const system = withGuidelines(written, guidelines, mode);
	return {
		question,
		...(hasMarkers || spoken.some(({ shown }) => shown !== void 0)) && { chat: chat(system, rest) },
		...system !== "" && { system },
		...guidelines !== void 0 && { guidelines }
	};
}
function renderChat(messages, mode) {
	const { system, rest } = divided(messages.map((message) => ({
		role: message.role,
		parts: render(message.content, mode),
		shown: mode === "lm" ? shownParts(message) : void 0
	})));
	return chat(withGuidelines(system, guidelinesOf(messages), mode), rest);
}
function guidelinesOf(messages) {
	const parts = guidelinesIn(messages);
	if (parts.length === 0) return void 0;
	return {
		text: parts.map(shownFile).filter((text) => text !== "").join("\n\n"),
		files: parts.map(({ absolutePath }) => absolutePath)
	};
}
function withGuidelines(system, guidelines, mode) {
	if (mode === "agent" || guidelines === void 0 || guidelines.text === "") return system;
	return [...system === "" ? [] : [system], `[[ ## Guidelines ## ]]\n\n${guidelines.text}`].join("\n\n");
}
function divided(spoken) {
	const firstOther = spoken.findIndex(({ role }) => role !== "system");
	const leading = firstOther === -1 ? spoken : spoken.slice(0, firstOther);
	return {
		system: joinMessages(leading),
		rest: firstOther === -1 ? [] : spoken.slice(firstOther)
	};
}
function chat(system, rest) {
	const others = rest.flatMap(({ role, parts, shown }) => {
		const text = parts.join("\n");
		if (shown !== void 0) return [{
			role: "user",
			content: text,
			parts: [...shown]
		}];
		if (parts.length === 0) return [];
		if (role === "user" || role === "assistant") return [{
			role,
			content: text
		}];
		return [{
			role: "assistant",
			content: `@[${capital(role)}]:\n${text}`
		}];
	});
	return [...system === "" ? [] : [{
		role: "system",
		content: system
	}], ...others];
}
const joinMessages = (messages) => messages.map(({ parts }) => parts.join("\n")).filter((text) => text !== "").join("\n\n");
function render(content, mode) {
	return partsOf(content).map((part) => renderPart(part, mode)).filter((piece) => piece.trim() !== "");
}
function shownParts({ role, content }) {
	const parts = partsOf(content);
	if (role !== "user" || !parts.some(({ type }) => type === "image")) return void 0;
	return parts.flatMap((part) => {
		if (part.type === "image") return [{
			type: "image",
			mediaType: part.mediaType,
			dataUri: part.dataUri
		}];
		const text = renderPart(part, "lm");
		return text.trim() === "" ? [] : [{
			type: "text",
			text
		}];
	});
}
const isVisible = (content, mode) => partsOf(content).some((part) => part.type === "text" && part.value.trim() !== "" || part.type === "image" && mode === "agent" && part.absolutePath !== void 0 || part.type === "file" && part.text.trim() !== "" && !(mode === "lm" && part.isGuideline));
function partsOf(content) {
	if (content === void 0) return [];
	if (Array.isArray(content)) return content;
	return [{
		type: "text",
		value: typeof content === "string" ? content : JSON.stringify(content.structured, null, 2)
	}];
}
function renderPart(part, mode) {
	if (part.type === "text") return part.value;
	if (part.type === "image" && mode === "agent" && part.absolutePath !== void 0) return `<file: path="${part.absolutePath}">`;
	if (part.type !== "file") return "";
	if (mode === "agent") return `<file: path="${part.absolutePath}">`;
	return part.isGuideline ? "" : shownFile(part);
}
const shownFile = ({ path, text }) => text.trim() === "" ? "" : `<file path="${path}">\n${text.trim()}\n</file>`;
const capital = (role) => role.slice(0, 1).toUpperCase() + role.slice(1);
// src/grade/conversation.ts
function turnScore({ outcome }) {
	if (outcome.kind !== "graded") return 0;
	return outcome.grade.kind === "scored" ? outcome.grade.score : void 0;
}
function combineTurns(turns, whole, { aggregation, passMark }) {
	const named = [...turns.map((turn, index) => ({
		name: `turn-${index + 1}`,
		turn
	})), ...whole === void 0 ? [] : [{
		name: "conversation",
		turn: whole
	}]];
	const scores = named.map(({ name, turn }) => scoreOf(name, turn, passMark));
	const assertions = scores.flatMap((score) => score.assertions);
	const undecided = named.flatMap(({ name, turn: { outcome } }) => outcome.kind === "graded" && outcome.grade.kind === "ungraded" ? [`${name}: ${outcome.grade.reason}`] : []);
	if (undecided.length > 0) return {
		kind: "ungraded",
		reason: undecided.join(" | "),
		assertions,
		scores
	};
	const requiredMissed = named.flatMap(({ turn: { outcome } }) => outcome.kind === "graded" && outcome.grade.kind === "scored" ? outcome.grade.requiredMissed : []);
	return {
		kind: "scored",
		score: aggregated(scores.map((each) => each.score), aggregation),
		assertions,
		scores,
		requiredMissed
	};
}
function scoreOf(name, turn, passMark) {
	const { outcome, startedAt, endedAt } = turn;
	const score = turnScore(turn);
	const grade = outcome.kind === "graded" ? outcome.grade : void 0;
	return {
		name,
		type: "rubrics",
		score: score ?? 0,
		weight: 1,
		verdict: outcome.kind === "skipped" || score === void 0 ? "skip" : score >= passMark ? "pass" : "fail",
		assertions: grade?.assertions ?? [{
			text: reasonOf(outcome),
			passed: false
		}],
		...grade !== void 0 && grade.scores.length > 0 && { scores: grade.scores },
		durationMs: endedAt - startedAt,
		startedAt: new Date(startedAt).toISOString(),
		endedAt: new Date(endedAt).toISOString()
	};
}
const reasonOf = (outcome) => outcome.kind === "failed" ? outcome.reason : "Skipped: an earlier turn failed and the test stops there";
function aggregated(scores, aggregation) {
	if (aggregation === "min") return clampScore(Math.min(...scores));
	if (aggregation === "max") return clampScore(Math.max(...scores));
	return clampScore(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
// src/results/merge-responses.ts
function mergeResponses(replies, messages) {
	const asked = replies.filter(({ cached }) => !cached);
	const durationMs = sumOfAll(replies.map((reply) => reply.durationMs));
	const last = replies.at(-1);
	const { targetUsed, targetError } = replies.findLast((reply) => reply.targetUsed !== void 0) ?? {};
	const finishReason = replies.findLast((reply) => reply.finishReason !== void 0)?.finishReason;
	const errors = replies.flatMap(({ error }) => error ?? []);
	return {
		messages: [...messages],
		...figuresOf(replies),
		...durationMs !== void 0 && { durationMs },
		...replies[0]?.startTime !== void 0 && { startTime: replies[0].startTime },
		...last?.endTime !== void 0 && { endTime: last.endTime },
		...last?.model !== void 0 && { model: last.model },
		...last?.agentVersion !== void 0 && { agentVersion: last.agentVersion },
		...targetUsed !== void 0 && { targetUsed },
		...targetError !== void 0 && { targetError },
		...last?.fileChanges !== void 0 && { fileChanges: last.fileChanges },
		...replies.length > 0 && asked.length === 0 && { cached: true },
		...asked.length > 0 && asked.length < replies.length && { paid: figuresOf(asked.map(paidFor)) },
		...replies.some(({ answerOnly }) => answerOnly) && { answerOnly: true },
		...finishReason !== void 0 && { finishReason },
		...errors.length > 0 && { error: errors.join("; ") }
	};
}
function figuresOf(calls) {
	const usages = calls.flatMap(({ tokenUsage }) => tokenUsage ?? []);
	const tokenUsage = usages.length === calls.length ? sumTokens(usages) : void 0;
	const costUsd = sumOfAll(calls.map((call) => call.costUsd));
	return {
		...tokenUsage && { tokenUsage },
		...costUsd !== void 0 && { costUsd }
	};
}
function sumOfAll(numbers) {
	const known = numbers.filter((number) => number !== void 0);
	return known.length === 0 || known.length < numbers.length ? void 0 : known.reduce((a, b) => a + b, 0);
}
// src/suites/turn-prompts.ts
function renderTurn(history, windowSize, mode) {
	const seen = windowSize === void 0 ? history : lastOf(history, windowSize);
	const { system, guidelines } = renderPrompt(seen, mode);
	return {
		question: renderPrompt(mode === "agent" ? seen : history.slice(-1), mode).question,
		chat: renderChat(seen, mode),
		...system !== void 0 && { system },
		...guidelines !== void 0 && { guidelines }
	};
}
function lastOf(history, windowSize) {
	const others = history.filter(({ role }) => role !== "system").slice(-windowSize * 2);
	const retained = new Set(others);
	return history.filter((message) => message.role === "system" || retained.has(message));
}
const transcriptOf = (history) => history.map((message) => `${message.role}: ${renderPrompt([{
	...message,
	role: "user"
}], "lm").question}`).join("\n\n");
// src/app/steps/run-in-workspace.ts
async function runInWorkspace(step, visit, { workspaces, containers, signal }, run) {
	const failure = containers?.failureOf(step);
	if (failure !== void 0) return { outcome: {
		kind: "failed",
		failure
	} };
	if (workspaces === void 0 || !workspaces.isNeededFor(step)) return run(void 0);
	const { id: testId, input, metadata } = step.test;
	const visitor = {
		...visit,
		testId,
		input: renderPrompt(input, "lm").question,
		metadata
	};
	const entered = await workspaces.enter(step, visitor, signal);
	if (entered.kind === "failed") return { outcome: {
		kind: "failed",
		failure: entered.failure
	} };
	if (entered.kind !== "visit") return run(void 0);
	const { lease } = entered;
	let made;
	let retainedAt;
	try {
		made = await run(lease);
	} finally {
		await lease.end(signal);
		retainedAt = await lease.leave(made?.grade?.kind === "scored" && made.grade.score >= KEEP_BELOW);
	}
	return {
		...made,
		hookOutputs: lease.hookOutputs,
		...retainedAt !== void 0 && { workspacePath: retainedAt }
	};
}
async function placeGradingFiles(lease) {
	const reason = await lease?.placeGradingFiles();
	return reason === void 0 ? void 0 : {
		kind: "ungraded",
		reason,
		assertions: [],
		scores: []
	};
}
const KEEP_BELOW = .5;
// src/app/steps/with-changes.ts
function withChanges(response, { patch: seen, unknown } = { patch: "" }, inImage) {
	const patch = [
		seen,
		inImage,
		response.fileChanges
	].filter((diff) => diff !== void 0 && diff !== "").map((diff) => diff?.endsWith("\n") ? diff : `${diff}\n`).join("");
	if (patch === "") return {
		response,
		patch: void 0
	};
	const fileChanges = patch.replaceAll(BINARY, "Binary files differ\n").toWellFormed().trim();
	return {
		response: {
			...response,
			fileChanges,
			...unknown !== void 0 && { changesUnknown: unknown }
		},
		patch
	};
}
const BINARY = /^GIT binary patch\n(?:(?:literal|delta) \d+\n(?:[A-Za-z][!-~]+\n)*\n)+/gm;
// src/app/steps/run-conversation.ts
async function runConversation(step, conversation, asking, deps) {
	const { clock } = deps.context;
	const history = [...step.test.input];
	const exchange = [];
	const calls = [];
	let hasAnswered = false;
	const played = [];
	let firstFailure;
	let hasFailed = false;
	for (const [index, turn] of conversation.turns.entries()) {
		const startedAt = clock.now();
		const isOver = hasFailed && conversation.onTurnFailure === "stop";
		const current = {
			turn,
			index,
			asking,
			history,
			conversation
		};
		const outcome = isOver ? void 0 : await askTurn(step, current, deps);
		if (outcome?.kind === "failed" && endsConversation(outcome.failure)) return brokenOff(inTurn(outcome.failure, index), [...calls, ...partialOf(outcome)], exchange, {
			played,
			step
		});
		if (outcome !== void 0) exchange.push(turn.input);
		if (outcome?.kind === "failed") {
			firstFailure ??= outcome.failure;
			calls.push(outcome.partial ?? NOTHING_KNOWN);
		}
		if (outcome?.kind === "answered") {
			hasAnswered = true;
			calls.push(outcome.response);
			exchange.push(...outcome.response.messages);
			history.push({
				role: "assistant",
				content: finalAnswer(outcome.response.messages)
			});
		}
		const graded = await gradeTurn(step, current, outcome, deps);
		played.push({
			outcome: graded,
			startedAt,
			endedAt: clock.now()
		});
		hasFailed ||= (turnScore({ outcome: graded }) ?? 0) < agentvPassMarkOf(step);
	}
	if (!hasAnswered && firstFailure !== void 0) return brokenOff(firstFailure, calls, exchange, {
		played,
		step
	});
	const changes = await deps.lease?.changes(deps.signal);
	const { response, patch: diff } = withChanges(mergeResponses(calls, exchange), changes, asking.container?.changes());
	const ungraded = await placeGradingFiles(deps.lease);
	if (ungraded !== void 0) return {
		outcome: {
			kind: "answered",
			response
		},
		grade: ungraded,
		diff
	};
	const whole = await gradeWhole(step, response, history, deps);
	return {
		outcome: {
			kind: "answered",
			response
		},
		diff,
		grade: combineTurns(played, whole, {
			...conversation,
			passMark: agentvPassMarkOf(step)
		})
	};
}
const endsConversation = (failure) => !isAgentFailure(failure) || failure.class === "cost_limit";
const turnId = (testId, index) => `${testId}/turn-${index + 1}`;
const inTurn = (failure, index) => ({
	...failure,
	message: `In turn ${index + 1}: ${failure.message}`
});
const NOTHING_KNOWN = { messages: [] };
const partialOf = ({ partial }) => partial === void 0 ? [] : [partial];
function brokenOff(failure, calls, exchange, { played, step }) {
	const partial = calls.length === 0 ? void 0 : mergeResponses(calls, exchange);
	const outcome = {
		kind: "failed",
		failure,
		...partial && { partial }
	};
	if (played.length === 0) return { outcome };
	const { scores, assertions } = combineTurns(played, void 0, {
		aggregation: "mean",
		passMark: agentvPassMarkOf(step)
	});
	return {
		outcome,
		grade: {
			kind: "ungraded",
			reason: failure.message,
			scores,
			assertions
		}
	};
}
function askTurn({ suite, test }, { turn, index, asking, history, conversation }, { target, signal, lease }) {
	history.push(turn.input);
	const question = {
		suite: suite.name,
		testId: turnId(test.id, index),
		prompt: renderTurn(history, conversation.windowSize, target.promptMode),
		inputFiles: test.inputFiles,
		images: imageFilesIn(history),
		attempt: 0,
		...asking,
		timeLimitMs: test.timeoutSeconds && millisecondsOf(test.timeoutSeconds),
		workspacePath: lease?.path,
		workspaceFile: lease?.workspaceFile
	};
	return target.provider.ask(question, signal);
}
async function gradeTurn({ test }, { turn, history }, outcome, { context, signal, graders, lease }) {
	if (outcome === void 0) return { kind: "skipped" };
	if (outcome.kind === "failed") return {
		kind: "failed",
		reason: `Error: ${outcome.failure.message}`
	};
	const specs = graders(turn.graders);
	if (specs.length === 0) return {
		kind: "graded",
		grade: nothingWanted
	};
	const expected = turn.expected === void 0 ? [] : [turn.expected];
	const asked = {
		...test,
		criteria: "",
		input: history.slice(0, -1),
		expected
	};
	return {
		kind: "graded",
		grade: await grade(specs, submissionOf(asked, outcome.response, lease?.path), context, signal)
	};
}
const nothingWanted = {
	kind: "scored",
	score: 1,
	assertions: [],
	scores: [],
	requiredMissed: []
};
async function gradeWhole({ test }, response, history, { context, signal, graders, lease }) {
	const specs = graders(test.graders);
	if (specs.length === 0) return void 0;
	const startedAt = context.clock.now();
	const submission = {
		...submissionOf(test, response, lease?.path),
		answer: transcriptOf(history)
	};
	return {
		outcome: {
			kind: "graded",
			grade: await grade(specs, submission, context, signal)
		},
		startedAt,
		endedAt: context.clock.now()
	};
}
// src/run/calls/spread.ts
function spread({ suite, testId, attempt, trial }) {
	let hash = 2166136261;
	for (const unit of JSON.stringify([
		suite,
		testId,
		attempt,
		trial
	])) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 16777619);
	hash = Math.imul(hash ^ hash >>> 16, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return ((hash ^ hash >>> 16) >>> 0) / 2 ** 32;
}
// src/run/calls/with-spent.ts
function withSpent(last, before) {
	const calls = before.flatMap((outcome) => responseIn(outcome) ?? []);
	if (calls.length === 0) return last;
	const response = responseIn(last) ?? { messages: [] };
	const all = [...calls, response];
	const costUsd = costOf([...before, last]);
	const tokenUsage = sumTokens(all.flatMap((call) => call.tokenUsage ?? []));
	const whole = {
		...response,
		...costUsd !== void 0 && { costUsd },
		...tokenUsage && { tokenUsage }
	};
	return last.kind === "answered" ? {
		...last,
		response: whole
	} : {
		...last,
		partial: whole
	};
}
function costOf(outcomes) {
	const costs = outcomes.flatMap((outcome) => responseIn(outcome)?.costUsd ?? []);
	return costs.length === 0 ? void 0 : costs.reduce((sum, cost) => sum + cost, 0);
}
const responseIn = (outcome) => outcome.kind === "answered" ? outcome.response : outcome.partial;
// src/run/calls/with-retry.ts
const LONGEST_RETRY_AFTER_MS = 6e4;
function withRetry(provider, limits, clock, onRetry = () => {}) {
	const policy = limits.policy ?? provider.retry;
	const maxRetries = policy?.maxRetries ?? limits.maxRetries;
	return { async ask(first, signal) {
		const before = [];
		const end = (outcome) => withSpent(outcome, before);
		for (let retries = 0;; retries += 1) {
			const question = retries === 0 ? first : again(first, before);
			const outcome = await provider.ask(question, signal);
			if (outcome.kind === "answered") return end(outcome);
			const isAffordable = (question.costLimitUsd ?? Number.POSITIVE_INFINITY) > (costOf([outcome]) ?? 0);
			if (!(retries < maxRetries && isAffordable && isWorthRepeating(outcome.failure, policy))) return end(outcome);
			if (asksTooMuch(outcome.failure)) return end({
				...outcome,
				failure: tooLongToWait(outcome.failure)
			});
			before.push(outcome);
			if (!signal.aborted) {
				const delayMs = delayBefore(retries, question, outcome.failure, policy);
				onRetry({
					question,
					failure: outcome.failure,
					delayMs
				});
				await clock.sleep(delayMs, signal);
			}
			if (signal.aborted) return end(failed("cancelled", `Stopped before the retry. ${outcome.failure.message}`));
		}
	} };
}
function again(first, before) {
	const { attempt, costLimitUsd } = first;
	const left = costLimitUsd && costLimitUsd - (costOf(before) ?? 0);
	return {
		...first,
		attempt: attempt + before.length,
		...left !== void 0 && { costLimitUsd: left }
	};
}
function isWorthRepeating(failure, policy) {
	const listed = policy?.statusCodes;
	if (listed === void 0 || failure.httpStatus === void 0) return isRetryable(failure);
	return failure.class !== "auth" && listed.includes(failure.httpStatus);
}
const asksTooMuch = ({ retryAfterMs = 0 }) => retryAfterMs > LONGEST_RETRY_AFTER_MS;
function tooLongToWait(failure) {
	const why = `The server asks to wait ${Math.ceil((failure.retryAfterMs ?? 0) / 1e3)} s before the next try, more than the limit of ${LONGEST_RETRY_AFTER_MS / 1e3} s`;
	return {
		...failure,
		class: "rate_limit",
		message: `${failure.message} \u2014 ${why}`
	};
}
function delayBefore(retries, question, failure, policy) {
	return Math.max(failure.retryAfterMs ?? 0, policy ? targetDelay(retries, question, policy) : runDelay(retries));
}
const runDelay = (retries) => Math.min(2 ** retries * 1e3, 3e4);
function targetDelay(retries, question, policy) {
	const { initialDelayMs, backoffFactor, maxDelayMs } = policy;
	return Math.min(maxDelayMs, initialDelayMs * backoffFactor ** retries) * (.75 + spread(question) / 2);
}
// src/run/calls/call-gate.ts
var Pause = class {
	#clock;
	#untilMs = Number.NEGATIVE_INFINITY;
	constructor(clock) {
		this.#clock = clock;
	}
	get leftMs() {
		return Math.max(0, this.#untilMs - this.#clock.now());
	}
	begin(ms) {
		this.#untilMs = Math.max(this.#untilMs, this.#clock.now() + ms);
	}
};
const OVERLOADED = [
	429,
	503,
	529
];
var CallGate = class {
	#most;
	#clock;
	#pause;
	#waiting = new WaitingQueue();
	#limit;
	#running = 0;
	#wellSinceChange = 0;
	#cut = 0;
	constructor(most, clock, pause) {
		this.#most = most;
		this.#limit = most;
		this.#clock = clock;
		this.#pause = pause;
	}
	get limit() {
		return this.#limit;
	}
	async pass(call, signal) {
		if (!await this.#turn(signal)) return failed("cancelled", "Stopped before the call.");
		const cut = this.#cut;
		try {
			const outcome = await call();
			if (outcome.kind === "failed") this.#failedWith(outcome.failure, cut);
			else this.#wentWell(cut);
			return outcome;
		} finally {
			this.#running -= 1;
			this.#wakeAll();
		}
	}
	async #turn(signal) {
		while (!signal.aborted) {
			const isFree = this.#running < this.#limit;
			const { leftMs } = this.#pause;
			if (isFree && leftMs === 0) {
				this.#running += 1;
				return true;
			}
			if (isFree) await this.#clock.sleep(leftMs, signal);
			else await this.#waiting.wait(signal);
		}
		return false;
	}
	#wakeAll() {
		this.#waiting.wake(this.#limit - this.#running);
	}
	#failedWith({ class: failureClass, httpStatus, retryAfterMs }, cut) {
		if (!(failureClass === "rate_limit" || httpStatus !== void 0 && OVERLOADED.includes(httpStatus))) return;
		if (retryAfterMs !== void 0 && retryAfterMs <= 6e4) this.#pause.begin(retryAfterMs);
		if (cut !== this.#cut) return;
		this.#cut += 1;
		this.#wellSinceChange = 0;
		this.#limit = Math.max(1, Math.floor(this.#limit / 2));
	}
	#wentWell(cut) {
		if (cut !== this.#cut || this.#limit >= this.#most) return;
		this.#wellSinceChange += 1;
		if (this.#wellSinceChange < this.#limit) return;
		this.#wellSinceChange = 0;
		this.#limit += 1;
	}
};
const withGate = (provider, gate) => ({
	retry: provider.retry,
	ask: (question, signal) => gate.pass(() => provider.ask(question, signal), signal)
});
// src/run/calls/with-guard.ts
const STOP_GRACE_MS = 3e3;
function withGuard(provider, clock) {
	return {
		retry: provider.retry,
		async ask(question, signal) {
			if (signal.aborted) return notAsked();
			return orLeftBehind(outcomeOf(provider, question, signal), signal, clock);
		}
	};
}
const withQuickGuard = (provider) => ({
	retry: provider.retry,
	async ask(question, signal) {
		return signal.aborted ? notAsked() : outcomeOf(provider, question, signal);
	}
});
const notAsked = () => failed("cancelled", "Stopped before the call.");
async function outcomeOf(provider, question, signal) {
	try {
		return await provider.ask(question, signal);
	} catch (error) {
		if (signal.aborted) return failed("cancelled", "Stopped during the call.");
		if (error instanceof UserError) return failed("config", error.message, { location: error.problems[0]?.location });
		const name = error instanceof Error ? `${error.name}: ` : "";
		return failed("bug", `The provider broke, which is a bug of eval-action: ${name}${messageOf(error)}`);
	}
}
function orLeftBehind(call, signal, clock) {
	return new Promise((resolve) => {
		let ended;
		const stopped = async () => {
			ended = new AbortController();
			await clock.sleep(STOP_GRACE_MS, ended.signal);
			resolve(failed("cancelled", "Stopped during the call, which did not end and was abandoned."));
		};
		signal.addEventListener("abort", stopped, { once: true });
		call.then((outcome) => {
			signal.removeEventListener("abort", stopped);
			resolve(outcome);
			ended?.abort("answered");
		});
	});
}
// src/run/calls/with-timeout.ts
function withTimeout(provider, timeoutMs, clock) {
	const guarded = withGuard(provider, clock);
	return {
		retry: provider.retry,
		async ask(question, signal) {
			try {
				var _usingCtx$1 = _usingCtx();
				const limitMs = question.timeLimitMs ?? timeoutMs;
				if (limitMs === void 0) return guarded.ask(question, signal);
				const call = _usingCtx$1.u(callSignal(signal));
				const alarm = new AbortController();
				let expired = false;
				const watch = async () => {
					await clock.sleep(limitMs, alarm.signal);
					if (alarm.signal.aborted || signal.aborted) return;
					expired = true;
					call.abort();
				};
				try {
					watch();
					const outcome = await guarded.ask(question, call.signal);
					return expired ? lateOutcome(outcome, limitMs) : outcome;
				} finally {
					alarm.abort("answered");
				}
			} catch (_) {
				_usingCtx$1.e = _;
			} finally {
				_usingCtx$1.d();
			}
		}
	};
}
const withLimit = (provider, limitMs) => ({
	retry: provider.retry,
	ask: (question, signal) => provider.ask({
		...question,
		timeLimitMs: question.timeLimitMs ?? limitMs
	}, signal)
});
function lateOutcome(outcome, timeoutMs) {
	const message = `Gave no answer within ${timeoutMs / 1e3} s.${howItEnded(outcome)} ${MORE_TIME}`;
	return failed("timeout", message, {}, outcome.kind === "failed" ? outcome.partial : void 0);
}
const howItEnded = (outcome) => outcome.kind === "failed" && outcome.failure.class === "cancelled" ? ` ${outcome.failure.message}` : "";
// src/run/calls/with-batch.ts
function withBatch(provider, batch, clock) {
	const isInBatch = new Set(batch.questions.map(({ testId }) => testId));
	let call;
	return {
		retry: provider.retry,
		async ask(question, signal) {
			if (question.isRerun || !isInBatch.has(question.testId)) return provider.ask(question, signal);
			call ??= callOnce(batch, question, signal, clock);
			const together = await call;
			if (together.kind === "answered") {
				const outcome = together.outcomes.get(question.testId) ?? noRecord(question);
				if (outcome.kind === "answered") batch.onAnswered(outcome.response.costUsd);
				return outcome;
			}
			return signal.aborted ? together : provider.ask(question, signal);
		}
	};
}
async function callOnce(batch, first, signal, clock) {
	let together;
	const outcome = await batch.around(withTimeout({ async ask(_, callSignal) {
		together = await batch.ask(batch.questions, callSignal);
		return together.kind === "failed" ? together : {
			kind: "answered",
			response: { messages: [] }
		};
	} }, batch.timeoutMs, clock)).ask(first, signal);
	if (outcome.kind === "answered" && together !== void 0) return together;
	const failure = outcome.kind === "failed" ? outcome.failure : failed("bug", "The batch did not finish.").failure;
	if (!signal.aborted) batch.onFailed(failure);
	return {
		kind: "failed",
		failure
	};
}
const noRecord = ({ testId }) => failed("provider", `The output of the batch has no line with the id ${JSON.stringify(testId)}.`, { permanent: true });
// src/run/calls/with-delay.ts
const withDelay = (provider, { leastMs, mostMs }, clock) => ({
	retry: provider.retry,
	async ask(question, signal) {
		await clock.sleep(leastMs + Math.floor(spread(question) * (mostMs - leastMs + 1)), signal);
		return signal.aborted ? failed("cancelled", "Stopped during the delay.") : provider.ask(question, signal);
	}
});
// src/run/calls/with-fallbacks.ts
const CANNOT_ANSWER = [
	"provider",
	"rate_limit",
	"auth",
	"config"
];
function withFallbacks(provider, fallbacks) {
	if (fallbacks.length === 0) return provider;
	return { async ask(question, signal) {
		const first = await provider.ask(question, signal);
		if (first.kind === "answered" || !cannotAnswer(first.failure)) return first;
		const messages = [first.failure.message];
		const before = [first];
		let last = first.failure;
		for (const { name, provider: fallback } of fallbacks) {
			if (signal.aborted) break;
			const outcome = await fallback.ask({
				...question,
				attempt: 0
			}, signal);
			if (outcome.kind === "answered") return withSpent({
				kind: "answered",
				response: {
					...outcome.response,
					targetUsed: name,
					targetError: first.failure.message
				}
			}, before);
			before.push(outcome);
			last = outcome.failure;
			messages.push(`The fallback "${name}": ${last.message}`);
		}
		return withSpent({
			kind: "failed",
			failure: {
				...last,
				message: messages.join("\n")
			}
		}, before);
	} };
}
const cannotAnswer = ({ class: failureClass }) => CANNOT_ANSWER.includes(failureClass);
// src/run/calls/with-meter.ts
const withMeter = (provider, notify) => ({
	retry: provider.retry,
	async ask(question, signal) {
		const outcome = await provider.ask(question, signal);
		if (outcome.kind === "answered") notify(outcome.response.cached ? 0 : outcome.response.costUsd);
		else if (outcome.partial?.costUsd !== void 0) notify(outcome.partial.costUsd);
		return outcome;
	}
});
// src/run/providers/stored-answer.ts
const storedAnswer = defineProvider({
	type: "stored-answer",
	...recordingTraits,
	options: () => object({ answers: record(string(), string()) }),
	create: ({ answers }) => ({ async ask({ testId }, signal) {
		if (signal.aborted) return failed("cancelled", "Stopped before the answer was read.");
		const content = Object.hasOwn(answers, testId) ? answers[testId] : void 0;
		if (content === void 0) return failed("config", `No answer is stored for the test "${testId}".`);
		return {
			kind: "answered",
			response: { messages: [{
				role: "assistant",
				content
			}] }
		};
	} })
});
// src/run/providers/transcript.ts
const transcript = defineProvider({
	type: "transcript",
	promptMode: "lm",
	canJudge: false,
	isAgent: false,
	images: "any",
	options: () => object({
		file: string(),
		order: array(string())
	}),
	create({ file, order }, { files }) {
		const positions = new Map(order.map((testId, index) => [testId, index]));
		let entries;
		return { async ask({ testId }, signal) {
			if (signal.aborted) return failed("cancelled", "Stopped before the transcript was read.");
			entries ??= readTranscript(file, file, files);
			const position = positions.get(testId);
			const entry = position === void 0 ? void 0 : (await entries)[position];
			if (entry === void 0) return failed("config", `The transcript has no conversation for the test "${testId}".`);
			return {
				kind: "answered",
				response: {
					...entry.response,
					cached: true
				}
			};
		} };
	}
});
var OpenTargets = class {
	#open = new Map();
	#judges = new Map();
	#retries = new Map();
	#gates = new Map();
	#pauses = new Map();
	#refused = new Map();
	#checked = new Set();
	#versions = new Map();
	#inputs;
	#prepared;
	#runtime;
	#runEnv;
	constructor(inputs, prepared, runtime, runEnv) {
		this.#inputs = inputs;
		this.#prepared = prepared;
		this.#runtime = runtime;
		this.#runEnv = runEnv;
	}
	for(step) {
		const { suite, target } = step;
		const ofSuite = this.#open.get(suite.path) ?? new Map();
		this.#open.set(suite.path, ofSuite);
		const opening = ofSuite.get(target.name) ?? this.#openTarget(step);
		ofSuite.set(target.name, opening);
		return opening;
	}
	async checkVersions(steps, signal) {
		const problems = [];
		for (const { suite, target, test } of steps) {
			const key = JSON.stringify([suite.folder, keyOf(target)]);
			if (!(target.options["version"] !== void 0 && kindOf(target).isAgent) || test.workspace?.docker?.runsAgent || this.#checked.has(key)) continue;
			this.#checked.add(key);
			const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
			const unfit = await kindOf(target).open(target.options, this.#depsOf(suite, target, envs)).check?.(signal);
			if (unfit === void 0 || signal.aborted) continue;
			const message = `The target "${cutEnd(target.name, 60)}" cannot be used: ${unfit.failure.message}`;
			problems.push({
				code: "TARGET_INVALID",
				severity: "error",
				message,
				location: target.location
			});
		}
		if (problems.length > 0) throw new UserError(problems);
	}
	retriesOf({ suite, test, target }) {
		if (this.#retries.size === 0) return 0;
		const turns = (test.conversation?.turns ?? []).map((_, index) => turnId(test.id, index));
		return [test.id, ...turns].map((id) => this.#retries.get(JSON.stringify([
			suite.path,
			id,
			target.name
		])) ?? 0).reduce((sum, count) => sum + count, 0);
	}
	async #openTarget(step) {
		const { suite, target } = step;
		const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
		const provider = this.#together(step, await this.#openWithFallbacks(suite, target), envs);
		return {
			provider: this.#runtime.caches.around(this.#runtime.watch.around(provider, step), step),
			promptMode: kindOf(target).promptMode,
			childEnv: envs.program,
			searchRoots: searchRoots(suite.folder, this.#prepared),
			judges: this.#judgesOf(suite, target),
			...this.#askedMs !== void 0 && { graderTimeoutMs: this.#askedMs },
			answersAtOnce: this.#answersAtOnce(target),
			isDryRun: this.#inputs.dryRun
		};
	}
	callLimit(target) {
		return this.#gates.size === 0 ? void 0 : this.#gates.get(gateKey(target, "test"))?.limit;
	}
	#together(step, provider, envs) {
		const { suite, target } = step;
		const questions = batchOf(this.#prepared.plan, {
			suite,
			target
		});
		const askTogether = (questions.length === 0 ? void 0 : kindOf(target).open(target.options, this.#depsOf(suite, target, envs)))?.askTogether;
		if (askTogether === void 0) return provider;
		const { clock, admission, requestLimits, notify } = this.#runtime;
		return withBatch(provider, {
			ask: askTogether,
			around: (call) => requestLimits.around(call, target),
			questions,
			timeoutMs: this.#batchLimitMs(step, questions.length),
			onAnswered: (costUsd) => admission.spent(suite.file, target, costUsd),
			onFailed: ({ message }) => {
				const why = `The batch of the target "${cutEnd(target.name, 60)}" failed, so each test gets a separate call`;
				notify({
					code: "BATCH_FAILED",
					severity: "warning",
					message: `${why}: ${message}`,
					location: target.location
				});
			}
		}, clock);
	}
	#depsOf(suite, target, { program, agent, container, set }) {
		const { exec, http, clock, files, scripts, cwd, watch } = this.#runtime;
		return {
			target: target.resolvedName,
			exec,
			http,
			clock,
			files,
			scripts,
			childEnv: kindOf(target).runsPrograms === true ? program : agent,
			containerEnv: kindOf(target).runsPrograms === true ? this.#runEnv : container,
			stepVariables: set,
			suiteFolder: suite.folder,
			cwd,
			refused: this.#refusedBy(target),
			knownVersions: this.#versions,
			verbose: watch.verbose,
			notify: watch.say,
			warn: (message) => this.#runtime.notify({
				code: "TARGET_TROUBLE",
				severity: "warning",
				message,
				location: target.location
			})
		};
	}
	async #openWithFallbacks(suite, target) {
		const provider = this.#patient(await this.#openProvider(suite, target, "test"), suite, target);
		const opened = target.fallbackTargets.flatMap((name) => {
			const choice = this.#prepared.judges.get(suite.path)?.named(name);
			return choice?.kind === "judge" ? [{
				...choice.target,
				name
			}] : [];
		}).map(async (fallback) => ({
			name: fallback.name,
			provider: await this.#openProvider(suite, fallback, "test")
		}));
		return withFallbacks(provider, await Promise.all(opened));
	}
	async #openProvider(suite, target, role) {
		const { clock, admission, requestLimits } = this.#runtime;
		const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
		const bare = kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
		const { dryRunDelay } = this.#prepared;
		const notify = (costUsd) => admission.spent(suite.file, target, costUsd);
		if (this.#answersAtOnce(target)) return requestLimits.around(withMeter(withQuickGuard(bare), notify), target);
		const paced = dryRunDelay === void 0 ? bare : withDelay(bare, dryRunDelay, clock);
		const limitMs = millisecondsOf(this.#limitOf(suite, target, role).seconds);
		const limited = keepsTimeLimit(kindOf(target)) ? withLimit(withGuard(paced, clock), limitMs) : withTimeout(paced, limitMs, clock);
		return withGate(requestLimits.around(withMeter(limited, notify), target), this.#gateOf(suite, target, role));
	}
	#refusedBy(target) {
		const known = this.#refused.get(keyOf(target)) ?? new Set();
		this.#refused.set(keyOf(target), known);
		return known;
	}
	#answersAtOnce(target) {
		return kindOf(target).answersAtOnce === true && this.#prepared.dryRunDelay === void 0;
	}
	#gateOf(suite, target, role) {
		const key = gateKey(target, role);
		const known = this.#gates.get(key);
		if (known) return known;
		const { clock } = this.#runtime;
		const pause = this.#pauses.get(keyOf(target)) ?? new Pause(clock);
		this.#pauses.set(keyOf(target), pause);
		const gate = new CallGate(role === "judge" ? judgeWorkersOf(target) : this.#mostWorkersOf(suite, target), clock, pause);
		this.#gates.set(key, gate);
		return gate;
	}
	#mostWorkersOf(suite, target) {
		const suites = this.#prepared.plan.steps.map((step) => step.suite);
		return Math.max(...[suite, ...suites].map((each) => workersOf({
			suite: each,
			target
		}, this.#inputs)));
	}
	#judgesOf(suite, target) {
		const judges = this.#prepared.judges.get(suite.path);
		if (judges === void 0) return {
			names: [],
			find: async () => ({
				kind: "none",
				reason: "This suite has no judges"
			})
		};
		return {
			names: judges.names,
			find: async (name, model) => {
				const choice = withModel(name === void 0 ? judges.of(target) : judges.named(name), model);
				if (choice.kind === "judge") {
					const judge = await this.#judge(suite, choice.target, model);
					return {
						kind: "found",
						judge: {
							...judge,
							provider: this.#patient(judge.provider, suite, target)
						}
					};
				}
				return {
					kind: "none",
					reason: choice.problems.map(({ message }) => message).join("; ")
				};
			}
		};
	}
	#judge(suite, target, model) {
		const key = JSON.stringify([
			suite.path,
			target.name,
			model
		]);
		const known = this.#judges.get(key);
		if (known) return known;
		const opening = this.#openProvider(suite, target, "judge").then((provider) => {
			const memory = this.#runtime.caches.memoryOf(suite, target);
			return {
				name: target.name,
				provider,
				promptMode: kindOf(target).promptMode,
				...memory !== void 0 && { memory }
			};
		});
		this.#judges.set(key, opening);
		return opening;
	}
	#patient(provider, suite, { name }) {
		return withRetry(provider, {
			maxRetries: this.#inputs.maxRetries ?? 2,
			policy: this.#policyOf(provider)
		}, this.#runtime.clock, ({ question }) => {
			const key = JSON.stringify([
				suite.path,
				question.testId,
				name
			]);
			this.#retries.set(key, (this.#retries.get(key) ?? 0) + 1);
		});
	}
	#policyOf({ retry }) {
		const { maxRetries } = this.#inputs;
		return retry && maxRetries !== void 0 ? {
			...retry,
			maxRetries
		} : retry;
	}
	#batchLimitMs({ suite, target }, tests) {
		const { seconds, from } = this.#limitOf(suite, target, "test");
		return from === "target" ? void 0 : millisecondsOf(seconds * tests);
	}
	#limitOf(suite, target, role) {
		return askedLimit(void 0, this.#inputs.testTimeoutSeconds, role === "test" ? suite : void 0) ?? targetLimit(target, kindOf(target));
	}
	get #askedMs() {
		const { testTimeoutSeconds } = this.#inputs;
		return testTimeoutSeconds && millisecondsOf(testTimeoutSeconds);
	}
};
const kinds = [
	...providers,
	transcript,
	storedAnswer
];
function kindOf({ provider }) {
	const kind = findKind(kinds, provider);
	if (kind === void 0) throw new Error(`The plan has an unknown provider: ${provider}`);
	return kind;
}
const gateKey = (target, role) => `${role} ${keyOf(target)}`;
export { withChanges as a, renderPrompt as c, runConversation as i, batchRemarks as l, withTimeout as n, placeGradingFiles as o, withRetry as r, runInWorkspace as s, OpenTargets as t };
