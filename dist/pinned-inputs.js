import { d as parseInputs, s as inputNames } from "./refused-settings.js";
// src/app/shards/pinned-inputs.ts
const OWN_INPUTS = new Set([
	"githubToken",
	"outputDirectory",
	"shard",
	"planPath",
	"resume",
	"rerunFailed",
	"retryErrors",
	"cache",
	"comment",
	"jobSummary",
	"annotations",
	"checkRun",
	"checkName",
	"uploadArtifacts",
	"artifactRetentionDays",
	"html",
	"htmlMaxMib",
	"samples",
	"redact",
	"otel",
	"otelFile",
	"otelCaptureContent",
	"otelGroupTurns",
	"traceFile",
	"commentKey",
	"matrix",
	"prNumber",
	"commitSha",
	"allowUntrustedCode"
]);
const plannedInputNames = inputNames.filter((name) => !OWN_INPUTS.has(name));
function pinnedInputs(inputs, { onlyWithLabel }) {
	const values = plannedInputNames.flatMap((name) => inputs[name] === void 0 ? [] : [[name, inputs[name]]]);
	return {
		inputs: {
			...Object.fromEntries(values),
			...onlyWithLabel !== void 0 && { onlyWithLabel }
		},
		given: inputs.given.filter((name) => !OWN_INPUTS.has(name))
	};
}
function inputsOfPlan({ inputs, given }, own) {
	const [unset, planned] = [parseInputs({}), new Set(given)];
	const isGiven = (name) => OWN_INPUTS.has(name) ? own.given.includes(name) : planned.has(name);
	return {
		...own,
		...Object.fromEntries(plannedInputNames.map((name) => [name, inputs[name] ?? unset[name]])),
		given: inputNames.filter(isGiven)
	};
}
export { pinnedInputs as n, plannedInputNames as r, inputsOfPlan as t };
