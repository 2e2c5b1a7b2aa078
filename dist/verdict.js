import { D as lateObject, K as string, M as array, P as boolean, T as locationSchema, k as _enum } from "./json.js";
// src/model/verdict/verdict.ts
const verdictKinds = [
	"cancelled",
	"invalid",
	"fail",
	"inconclusive",
	"warn",
	"pass"
];
const reasonRules = [
	"validity",
	"requirement",
	"suite-drop",
	"regression",
	"increase",
	"coverage",
	"quarantine",
	"baseline",
	"policy",
	"dry-run",
	"stopped"
];
const reasonSchema = lateObject(() => ({
	rule: _enum(reasonRules),
	kind: _enum(verdictKinds),
	message: string(),
	short: string().optional(),
	suite: string().optional(),
	file: string().optional(),
	target: string().optional(),
	testId: string().optional(),
	location: locationSchema.optional()
}));
const suiteVerdictSchema = lateObject(() => ({
	suite: string(),
	file: string(),
	target: string(),
	kind: _enum(verdictKinds)
}));
lateObject(() => ({
	kind: _enum(verdictKinds),
	unarmed: boolean(),
	headline: string(),
	reasons: array(reasonSchema),
	suites: array(suiteVerdictSchema)
}));
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? "pass";
export { worst as n, verdictKinds as t };
