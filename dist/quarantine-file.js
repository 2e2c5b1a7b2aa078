import { _ as UserError, l as cutEnd, w as userError } from "./json.js";
import { i as openYaml } from "./source.js";
import { i as suggestion, n as listed } from "./did-you-mean.js";
import { n as findRepository } from "./discover.js";
import { t as shownPath } from "./shown-path.js";
import { join, resolve } from "node:path";
// src/evidence/quarantine.ts
const MAX_QUARANTINE_BYTES = 1048576;
const REQUIRED = [
	"id",
	"reason",
	"owner",
	"expiry"
];
const OPTIONAL = [
	"suite",
	"target",
	"evidence"
];
const KEYS = [...REQUIRED, ...OPTIONAL];
function readQuarantine(text, file) {
	const opened = openYaml(file, text);
	if (opened.kind === "invalid") throw new UserError(opened.problems);
	const { root } = opened;
	if (root.value === null) return [];
	const problems = [];
	const list = root.field("tests");
	if (list === void 0) {
		if (root.key("tests") === void 0) problems.push(root.missing("tests", "A quarantine file needs \"tests\"", "a mapping with \"tests\", a list"));
	} else if (!list.isList) problems.push(list.wrongType("tests", "a list of tests in quarantine"));
	for (const key of root.keys().filter((name) => name !== "tests")) problems.push(unknownKey(root, key, ["tests"]));
	const entries = (list?.items() ?? []).flatMap((item) => readEntry(item, problems) ?? []);
	if (problems.length > 0) throw new UserError(problems);
	return entries;
}
function readEntry(item, problems) {
	if (!item.isMap) {
		const expected = `a mapping with ${listed(REQUIRED.map((key) => `"${key}"`))}`;
		problems.push(item.error("WRONG_TYPE", "A test in quarantine is a mapping", {
			expected,
			found: item.found
		}));
		return;
	}
	for (const key of item.keys().filter((name) => !KEYS.includes(name))) problems.push(unknownKey(item, key, KEYS));
	const text = (key) => textOf(item, key, problems);
	for (const key of REQUIRED.filter((name) => item.field(name) === void 0)) problems.push(item.missing(key, `A test in quarantine needs "${key}"`, EXPECTED[key]));
	const [id, reason, owner, expiry] = [
		text("id"),
		text("reason"),
		text("owner"),
		text("expiry")
	];
	const [suite, target, evidence] = [
		text("suite"),
		text("target"),
		text("evidence")
	];
	if (expiry !== void 0 && !isDay(expiry)) problems.push(item.field("expiry")?.wrongType("expiry", EXPECTED.expiry) ?? item.wrongType("expiry", EXPECTED.expiry));
	if (id === void 0 || reason === void 0 || owner === void 0 || expiry === void 0) return void 0;
	return {
		id,
		...suite !== void 0 && { suite },
		...target !== void 0 && { target },
		reason,
		...evidence !== void 0 && { evidence },
		owner,
		expiry
	};
}
const EXPECTED = {
	id: "the id of the test",
	reason: "why it is not reliable",
	owner: "who answers for it",
	expiry: "the last day of the quarantine, as 2026-11-30"
};
function textOf(item, key, problems) {
	const field = item.field(key);
	if (field === void 0) return void 0;
	const { text } = field;
	if (text !== void 0 && text.trim() !== "") return text.trim();
	problems.push(field.wrongType(key, "text that is not empty"));
}
const unknownKey = (cursor, key, known) => cursor.error("UNKNOWN_FIELD", `"${cutEnd(key, 60)}" means nothing in a quarantine file`, {
	location: cursor.key(key)?.keyLocation ?? cursor.location,
	hint: suggestion(key, known, "keys")
});
function isDay(text) {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
	const at = Date.parse(`${text}T00:00:00Z`);
	return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}
// src/app/policy/quarantine-file.ts
const USUAL_QUARANTINE = join(".agentv", "quarantine.yaml");
async function findQuarantine(given, { cwd, files }) {
	if (given !== void 0) {
		const path = resolve(cwd, given);
		if (await files.state(path) === "file") return read(path);
		throw userError("FILE_MISSING", `There is no quarantine file ${given}`, { hint: "Set the path of an existing file with --quarantine-file or with quarantine_file under gate in .agentv/config.yaml, or remove the setting." });
	}
	for (const root of new Set([cwd, await findRepository(cwd, files)])) {
		const path = join(root, USUAL_QUARANTINE);
		if (await files.state(path) === "file") return read(path);
	}
	return [];
	async function read(path) {
		return readQuarantine(await files.read(path, MAX_QUARANTINE_BYTES), shownPath(path, cwd));
	}
}
export { findQuarantine as n, readQuarantine as r, USUAL_QUARANTINE as t };
