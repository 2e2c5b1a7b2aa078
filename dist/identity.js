import { n as Variable } from "./setting.js";
import { createHash } from "node:crypto";
// src/targets/identity.ts
function identityOf({ provider, options }) {
	const reporting = Object.entries(options).filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key)).map(([key, value]) => [key, key === "headers" ? withoutValues(value) : value instanceof Variable ? value.value : value]).toSorted(([a], [b]) => String(a) < String(b) ? -1 : 1);
	return digest([provider, reporting]);
}
const withoutValues = (headers) => typeof headers !== "object" || headers === null ? headers : Object.entries(headers).map(([name, value]) => [name, value instanceof Variable ? { variable: value.name } : value]);
function identityOfPlan({ steps }, where) {
	const identities = new Map();
	const asked = steps.map((step) => {
		if (step.kind === "broken") return [
			step.suite.file,
			step.test.id,
			step.target
		];
		const identity = identities.get(step.target) ?? identityOf(step.target);
		identities.set(step.target, identity);
		return [
			step.suite.file,
			step.test.id,
			step.target.name,
			identity,
			step.trials,
			step.passMark,
			step.agentvPassMark
		];
	});
	return digest([where, asked]);
}
const digest = (value) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
export { identityOfPlan as n, identityOf as t };
