import { Bc as redactor, In as howCalled, Xo as findKind, bi as messageOnWire, dd as userError, ed as plural, fc as shownPath, ji as oneLine, tc as secretsHere, xi as tokenUsageOnWire, zi as providers } from "./common.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/results/transcript-lines.ts
const transcriptLines = ({ testId, agent, response }) => response.messages.map((message, index) => {
	const { metadata, ...own } = message;
	return JSON.stringify({
		schema_version: "agentv.transcript.v1",
		test_id: testId,
		target: agent,
		message_index: index,
		...messageOnWire(own),
		transcript_duration_ms: response.durationMs,
		transcript_cost_usd: response.costUsd,
		transcript_token_usage: response.tokenUsage && tokenUsageOnWire(response.tokenUsage),
		source: {
			kind: "imported_transcript",
			provider: agent,
			session_id: response.messages[0]?.metadata?.["session_id"],
			model: response.model,
			timestamp: response.startTime
		}
	});
});
// src/app/cli/commands/import.ts
async function importCommand(asked, runtime, terminal) {
	const { agent, testId, force } = asked;
	const { deep: withoutSecrets } = redactor(await secretsHere(runtime));
	const response = withoutSecrets(await sessionOf(asked, runtime));
	const id = String(response.messages[0]?.metadata?.["session_id"] ?? agent);
	const name = id.replaceAll(/[^\w-]/g, "").slice(0, 8) || "session";
	const path = resolve(runtime.cwd, asked.output ?? `.agentv/transcripts/${agent}-${name}.jsonl`);
	const shown = shownPath(path, runtime.cwd);
	const lines = transcriptLines({
		testId: testId ?? id,
		agent,
		response
	});
	await write(path, `${lines.join("\n")}\n`, {
		force,
		shown
	}, runtime);
	const calls = response.messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0);
	const model = response.model === void 0 ? "" : `, model ${oneLine(response.model)}`;
	terminal.print(`written  ${shown} (${plural("message", lines.length)}, ${plural("tool call", calls)}${model})`);
	const program = howCalled(runtime, runtime.cwd);
	terminal.print(`\nGrade it with a suite of one test:\n  ${program} run SUITE --transcript ${shown}`);
	return 0;
}
async function sessionOf({ agent, options }, runtime) {
	const kind = findKind(providers, `${agent}-log`);
	const wanted = options["session_id"] === void 0 ? {
		...options,
		discover: "latest"
	} : options;
	const [problem] = kind?.check(wanted) ?? [];
	if (kind === void 0 || problem !== void 0) throw userError("INPUT_INVALID", `"${problem?.path.join(".")}" ${problem?.message}`);
	const { exec, http, clock, files, scripts, cwd, env, signal } = runtime;
	const home = Object.entries(env).filter(([name, value]) => /^(?:HOME|USERPROFILE)$/.test(name) && value !== void 0);
	const deps = {
		target: agent,
		exec,
		http,
		clock,
		files,
		scripts,
		childEnv: Object.fromEntries(home),
		suiteFolder: cwd,
		cwd
	};
	const outcome = await kind.open(wanted, deps).ask({
		suite: "",
		testId: "",
		prompt: { question: "" },
		inputFiles: [],
		attempt: 0,
		trial: 0
	}, signal);
	if (outcome.kind === "answered") return outcome.response;
	throw userError("FILE_UNREADABLE", outcome.failure.message);
}
async function write(path, text, { force, shown }, { files }) {
	if (await files.state(path) === "file" && force) await files.write(path, text);
	else if (!await files.create(path, text)) throw userError("OUTPUT_UNWRITABLE", `${shown} already exists`, { hint: "Use --force to overwrite it." });
}
export { importCommand };
