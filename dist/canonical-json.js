// src/shared/canonical-json.ts
function canonicalJson(value) {
	return JSON.stringify(sorted(value, 0)) ?? "";
}
const DEEPEST = 100;
function sorted(value, depth) {
	if (typeof value !== "object" || value === null || depth > DEEPEST) return value;
	if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
	const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
	return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item, depth + 1)]));
}
export { canonicalJson as t };
