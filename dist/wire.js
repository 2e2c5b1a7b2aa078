import { t as never } from "./never.js";
// src/model/ports/wire.ts
function messageOnWire(message) {
	const { role, name, content, toolCalls, startTime, endTime, durationMs, tokenUsage, metadata } = message;
	return {
		role,
		name,
		content: content === void 0 ? void 0 : contentOnWire(content),
		tool_calls: toolCalls?.map(toolCallOnWire),
		start_time: startTime,
		end_time: endTime,
		duration_ms: durationMs,
		token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
		metadata
	};
}
function contentOnWire(content) {
	if (typeof content === "string") return content;
	return Array.isArray(content) ? content.map(partOnWire) : content.structured;
}
function partOnWire(part) {
	switch (part.type) {
		case "text": return part;
		case "file": return {
			type: "file",
			value: part.path,
			path: part.absolutePath,
			text: part.text
		};
		case "image": return {
			type: "image",
			media_type: part.mediaType,
			source: part.dataUri
		};
		case "data": return part.value;
		default: return never(part);
	}
}
function toolCallOnWire(call) {
	const { tool, originalTool, input, output, id, status, startTime, endTime, durationMs } = call;
	return {
		tool,
		original_tool: originalTool,
		input,
		output,
		id,
		status,
		start_time: startTime,
		end_time: endTime,
		duration_ms: durationMs
	};
}
const tokenUsageOnWire = ({ input, output, cached, reasoning }) => ({
	input,
	output,
	cached,
	reasoning
});
export { toolCallOnWire as i, messageOnWire as n, tokenUsageOnWire as r, contentOnWire as t };
