// src/model/run/trace.ts
function traceSummary(messages) {
	const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
	const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
	const perTool = toolNames.map((name) => ({
		name,
		own: calls.filter(({ tool }) => tool === name)
	}));
	const durations = perTool.map(({ name, own }) => [name, knownDurations(own)]);
	return {
		eventCount: calls.length,
		toolNames,
		toolCalls: Object.fromEntries(perTool.map(({ name, own }) => [name, own.length])),
		errorCount: calls.filter(({ status }) => status === "error" || status === "failed").length,
		toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
		llmCallCount: messages.filter(({ role }) => role === "assistant").length
	};
}
const knownDurations = (calls) => calls.flatMap(({ durationMs }) => durationMs === void 0 ? [] : [durationMs]);
export { traceSummary as t };
