import { g as words } from "./json.js";
import { n as isSecretVariable } from "./secret-names.js";
// src/shared/secrets/reserved-variables.ts
const reservedVariables = words(`
  GITHUB_TOKEN GH_TOKEN GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY ACTIONS_* INPUT_*
  RUNNER_JITCONFIG EVAL_ACTION_ENV
`);
const isReserved = (name) => matchesAny(name, reservedVariables) || /^RUNNER_/i.test(name) && isSecretVariable(name);
function matchesAny(name, patterns) {
	const upper = name.toUpperCase();
	return patterns.some((pattern) => pattern.endsWith("*") ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}
export { matchesAny as n, isReserved as t };
