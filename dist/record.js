import { n as messageOnWire, r as tokenUsageOnWire } from "./wire.js";
import { t as traceSummary } from "./trace.js";
import { t as never } from "./never.js";
import { n as contentText } from "./once.js";
// src/results/trace-events.ts
function traceEvents(messages) {
	const events = [];
	for (const [index, message] of messages.entries()) {
		events.push(messageEvent(message, index, events.length));
		for (const [toolIndex, call] of (message.toolCalls ?? []).entries()) {
			events.push(callEvent(call, index, toolIndex, events.length));
			events.push(resultEvent(call, index, toolIndex, events.length));
		}
	}
	const last = messages.findLastIndex(({ role, content }) => role === "assistant" && content !== void 0);
	const final = messages[last];
	if (final?.content !== void 0) events.push(finalEvent(contentText(final.content), last, events.length));
	return events;
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role, content }, index, ordinal) => ({
	event_id: messageId(index),
	parent_event_id: void 0,
	ordinal,
	type: "message",
	message: {
		role,
		content: content === void 0 ? void 0 : contentText(content)
	},
	metadata: { message_index: index }
});
const callId = (index, toolIndex) => `${messageId(index)}-tool-${toolIndex}`;
const callEvent = (call, index, toolIndex, ordinal) => ({
	event_id: callId(index, toolIndex),
	parent_event_id: messageId(index),
	ordinal,
	type: "tool_call",
	tool: {
		name: call.tool,
		input: call.input,
		output: call.output,
		status: call.status ?? "ok"
	},
	metadata: {
		message_index: index,
		tool_index: toolIndex
	}
});
const resultEvent = (call, index, toolIndex, ordinal) => ({
	event_id: `${callId(index, toolIndex)}-result`,
	parent_event_id: callId(index, toolIndex),
	ordinal,
	type: "tool_result",
	tool: {
		name: call.tool,
		output: call.output,
		status: call.status ?? "ok"
	},
	metadata: {
		message_index: index,
		tool_index: toolIndex
	}
});
const finalEvent = (content, index, ordinal) => ({
	event_id: "final-response",
	parent_event_id: messageId(index),
	ordinal,
	type: "final_response",
	message: {
		role: "assistant",
		content
	},
	metadata: { message_index: index }
});
// src/results/record.ts
function recordLine(result) {
	return JSON.stringify(recordOf(result));
}
function recordOf(result) {
	const failure = result.status === "execution_error" ? result.failure : void 0;
	const input = result.input.map(messageOnWire);
	return {
		timestamp: result.timestamp,
		test_id: result.testId,
		suite: result.suite,
		category: result.category,
		conversation_id: result.conversationId,
		target: result.target,
		target_used: result.targetUsed,
		resolved_target: result.resolvedTarget,
		score: result.score,
		execution_status: executionStatus(result),
		error: failure?.message,
		failure_class: failure?.class,
		failure_stage: failure?.stage,
		failure_reason_code: failure?.reason,
		execution_error: failure && {
			message: failure.message,
			stage: failure.stage
		},
		budget_exceeded: failure?.class === "budget" ? true : void 0,
		failure_details: failure && failureDetails(failure),
		assertions: result.assertions,
		scores: result.scores.length > 0 ? result.scores.map(scoreOnWire) : void 0,
		output: result.output,
		input,
		requests: requestsOf(result),
		token_usage: result.tokenUsage && tokenUsageOnWire(result.tokenUsage),
		cost_usd: result.costUsd,
		duration_ms: result.durationMs,
		start_time: result.startTime,
		end_time: result.endTime,
		eval_run: {
			duration_ms: result.evalRun.durationMs,
			token_usage: result.evalRun.tokenUsage && tokenUsageOnWire(result.evalRun.tokenUsage)
		},
		trace: traceOf(result, input),
		model: result.model,
		agent_version: result.agentVersion,
		refused: result.refused,
		cached: result.cached,
		paid: result.paid && paidOnWire(result.paid),
		workspace_path: result.workspacePath,
		file_changes: result.fileChanges,
		patch: result.patch,
		before_all_output: result.hookOutputs?.beforeAll,
		before_each_output: result.hookOutputs?.beforeEach,
		after_each_output: result.hookOutputs?.afterEach,
		trials: result.trials?.map((trial) => trialOnWire(trial, agentvStatus(trial, result))),
		aggregation: result.aggregation && aggregationOnWire(result.aggregation),
		cost_limited: result.costLimited,
		metadata: result.metadata,
		...ownFields(result)
	};
}
const ownFields = (result) => ({
	suite_file: result.suiteFile,
	provider: result.provider,
	pass_mark: result.passMark,
	agentv_pass_mark: result.agentvPassMark,
	must_pass: result.mustPass ? true : void 0,
	required_missed: result.status === "quality_failure" ? result.requiredMissed : void 0,
	retries: result.retries,
	trial_samples: result.trialSamples,
	location: result.location,
	imported_from: result.importedFrom,
	measure: result.measure,
	subject: result.subject,
	reused_from: result.reusedFrom,
	avoided: result.avoided && {
		cost_usd: result.avoided.costUsd,
		duration_ms: result.avoided.durationMs
	}
});
function executionStatus(result) {
	if (result.importedFrom !== void 0) return result.status;
	return result.trials?.some((trial) => agentvStatus(trial, result) === "ok") ? "ok" : agentvStatus(result, result);
}
function agentvStatus({ status, score }, { agentvPassMark }) {
	if (agentvPassMark === void 0 || status === "execution_error") return status;
	return score >= agentvPassMark ? "ok" : "quality_failure";
}
function requestsOf({ prompt, implicitJudge, scores }) {
	const evaluator = implicitJudge ? scores[0]?.input : void 0;
	if (prompt === void 0 && evaluator === void 0) return void 0;
	return {
		lm: prompt && requestOf(prompt),
		evaluator
	};
}
const requestOf = ({ question, chat, system }) => ({
	chat_prompt: chat?.map(({ role, content }) => ({
		role,
		content
	})),
	question,
	system
});
function failureDetails({ httpStatus, permanent, retryAfterMs, location }) {
	const details = {
		http_status: httpStatus,
		permanent,
		retry_after_ms: retryAfterMs,
		location
	};
	return Object.values(details).some((value) => value !== void 0) ? details : void 0;
}
function scoreOnWire(score) {
	return {
		name: score.name,
		type: score.type,
		score: score.score,
		weight: score.weight,
		verdict: score.verdict,
		assertions: score.assertions,
		reasoning: score.reasoning,
		input: score.input,
		target: score.target,
		details: score.details,
		scores: score.scores?.map(scoreOnWire),
		token_usage: score.tokenUsage && tokenUsageOnWire(score.tokenUsage),
		cost_usd: score.costUsd,
		duration_ms: score.durationMs,
		started_at: score.startedAt,
		ended_at: score.endedAt
	};
}
function trialOnWire(trial, status) {
	return {
		attempt: trial.attempt,
		score: trial.score,
		verdict: trial.verdict,
		scores: trial.scores.map(scoreOnWire),
		error: trial.failure?.message,
		token_usage: trial.tokenUsage && tokenUsageOnWire(trial.tokenUsage),
		cost_usd: trial.costUsd,
		duration_ms: trial.durationMs,
		refused: trial.refused,
		cached: trial.cached,
		paid: trial.paid && paidOnWire(trial.paid),
		patch: trial.patch,
		execution_status: status,
		failure_class: trial.failure?.class,
		failure_stage: trial.failure?.stage,
		failure_reason_code: trial.failure?.reason,
		failure_details: trial.failure && failureDetails(trial.failure)
	};
}
const paidOnWire = ({ tokenUsage, costUsd }) => ({
	token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
	cost_usd: costUsd
});
function aggregationOnWire(aggregation) {
	switch (aggregation.strategy) {
		case "pass_at_k": {
			const { strategy, passedAttempts, totalAttempts } = aggregation;
			return {
				strategy,
				passed_attempts: passedAttempts,
				total_attempts: totalAttempts
			};
		}
		case "mean": return aggregation;
		case "confidence_interval": {
			const { strategy, mean, ci95Lower, ci95Upper, stddev } = aggregation;
			return {
				strategy,
				mean,
				ci95_lower: ci95Lower,
				ci95_upper: ci95Upper,
				stddev
			};
		}
		default: return never(aggregation);
	}
}
function traceOf(result, input) {
	const { messages, tokenUsage, durationMs, startTime, endTime, trials } = result;
	if (messages.length === 0) return void 0;
	const { eventCount, toolCalls, toolDurations, errorCount, llmCallCount } = traceSummary(messages);
	return {
		event_count: eventCount,
		tool_calls: toolCalls,
		error_count: errorCount,
		tool_durations: Object.keys(toolDurations).length > 0 ? toolDurations : void 0,
		llm_call_count: llmCallCount,
		messages: [...input, ...messages.map(messageOnWire)],
		events: traceEvents([...result.input, ...messages]),
		token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
		cost_usd: trials === void 0 ? result.costUsd : void 0,
		duration_ms: durationMs,
		start_time: startTime,
		end_time: endTime,
		metadata: {
			provider: result.provider,
			target: result.target,
			eval_case_id: result.testId
		}
	};
}
export { recordOf as n, scoreOnWire as r, recordLine as t };
