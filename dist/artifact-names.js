import { createHash } from "node:crypto";
// src/app/baseline/artifact-names.ts
const evidenceArtifact = (key) => `agentv-evidence-${nameOfKey(key)}`;
const samplesArtifact = (key) => `agentv-samples-${nameOfKey(key)}`;
const resultsArtifact = (key, attempt) => `agentv-results-${nameOfKey(key)}-${attempt}`;
const pageArtifact = (key, attempt) => `${reportArtifact(key, attempt)}.html`;
const planArtifact = (key, attempt) => `${PLAN_PREFIX}${nameOfKey(key)}-${attempt}`;
const PLAN_PREFIX = "agentv-plan-";
const DIGEST_LENGTH = 12;
const SHARD_PREFIX = "agentv-shard-";
const isShardArtifact = (name) => name.startsWith(SHARD_PREFIX);
const shardArtifact = ({ key, digest, index, attempt }) => `${SHARD_PREFIX}${nameOfKey(key)}-${digest.slice(0, DIGEST_LENGTH)}-${index}-${attempt}`;
function planInName(name) {
	const [, key, attempt] = name.startsWith(PLAN_PREFIX) ? /^([\w.-]{1,100})-(\d{1,6})$/.exec(name.slice(12)) ?? [] : [];
	return key === void 0 ? void 0 : {
		key,
		attempt: Number(attempt)
	};
}
function shardInName(name, key) {
	const prefix = `${SHARD_PREFIX}${nameOfKey(key)}-`;
	const [, digest, index, attempt] = name.startsWith(prefix) ? /^([0-9a-f]{12})-(\d{1,3})-(\d{1,6})$/.exec(name.slice(prefix.length)) ?? [] : [];
	if (digest === void 0) return void 0;
	return {
		digest,
		index: Number(index),
		attempt: Number(attempt)
	};
}
const LONGEST_KEY = 100;
const reportArtifact = (key, attempt) => `agentv-report-${nameOfKey(key)}-${attempt}`;
function nameOfKey(key) {
	if (/^[\w.-]+$/.test(key) && key.length <= LONGEST_KEY) return key;
	const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
	return `${slug(key).slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}
const slug = (key) => key.replaceAll(/[^\w.-]+/g, "-");
function keyInNames(names, workflow) {
	const reported = partsOf(names, "agentv-report-");
	const [part, ...others] = reported.length > 0 ? reported : partsOf(names, "agentv-results-");
	if (part === void 0 || others.length > 0) return void 0;
	const beginning = slug(`${workflow}/`);
	const key = `${workflow}/${part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, "") : ""}`;
	return nameOfKey(key) === part ? key : part;
}
const keysOfResults = (names) => partsOf(names, "agentv-results-");
function partsOf(names, prefix) {
	const parts = names.flatMap((name) => {
		const [, part] = name.startsWith(prefix) ? /^([\w.-]{1,100})-\d{1,6}$/.exec(name.slice(prefix.length)) ?? [] : [];
		return part ?? [];
	});
	return [...new Set(parts)];
}
export { nameOfKey as a, planInName as c, samplesArtifact as d, shardArtifact as f, keysOfResults as i, reportArtifact as l, isShardArtifact as n, pageArtifact as o, shardInName as p, keyInNames as r, planArtifact as s, evidenceArtifact as t, resultsArtifact as u };
