import { f as kebab } from "./json.js";
import { d as parseInputs, i as actionInputNames, l as isGiven, n as refuse, r as refusedIn } from "./refused-settings.js";
// src/app/config/action-inputs.ts
const actionInputs = (env) => parseInputs(inputTexts(env, actionInputNames));
const asksForShard = (env) => ["shard", "planPath"].some((name) => isGiven(env[variable(name)]));
function inputTexts(env, names) {
	refuse(refusedIn("action").filter((name) => isGiven(env[variable(name)])), "action");
	return Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || void 0]));
}
const variable = (name) => `INPUT_${kebab(name).toUpperCase()}`;
export { asksForShard as n, inputTexts as r, actionInputs as t };
