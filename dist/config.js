import { i as __toESM } from "./rolldown-runtime.js";
import { _ as UserError, l as cutEnd } from "./json.js";
import { a as parseJsonText, i as openYaml, n as Source, t as Cursor } from "./source.js";
import { t as isReserved } from "./reserved-variables.js";
import { n as isSecretVariable } from "./secret-names.js";
import { t as shownPath } from "./shown-path.js";
import { i as suggestion, r as mistypedKey } from "./did-you-mean.js";
import { i as positionsIn } from "./yaml-text.js";
import { n as require_satisfies, t as require_valid } from "./valid.js";
import { dirname, join } from "node:path";
// src/suites/fields/fields.ts
function checkFields(mapping, fields, problems) {
	for (const name of mapping.keys()) {
		if (fields.read.includes(name)) continue;
		const field = mapping.key(name);
		if (field === void 0) continue;
		const location = field.keyLocation;
		if (Object.hasOwn(fields.withoutEffect, name)) problems.push(field.warning("UNUSED", `"${name}" has no effect here: ${fields.withoutEffect[name]}`, { location }));
		else if (fields.removed !== void 0 && Object.hasOwn(fields.removed, name)) {
			const hint = fields.removed[name];
			problems.push(field.error("UNKNOWN_FIELD", `"${name}" was removed`, {
				location,
				...hint && { hint }
			}));
		} else problems.push(unknownField(name, mapping, fields));
	}
}
function unknownField(name, mapping, { of, read, required, meant = {}, elsewhere = {} }) {
	const alias = mistypedKey(name, read) === void 0 ? mistypedKey(name, Object.keys(meant)) : void 0;
	return mapping.unknownKey(name, `"${cutEnd(name, 60)}" is not a field of ${of}`, {
		known: read,
		what: "fields",
		meant: own(meant, alias ?? name),
		hint: own(elsewhere, name),
		reported: required
	});
}
const own = (words, name) => Object.hasOwn(words, name) ? words[name] : void 0;
const TAKE_OUT = "Remove it, or wait for a version that supports it: it would change the results.";
function notSupportedYet(what, field, hint = TAKE_OUT) {
	return field.error("NOT_SUPPORTED_YET", `${what} is not supported yet`, {
		location: field.keyLocation,
		hint
	});
}
function firstOf(mapping, names, problems, { counts = () => true, isConverted = true } = {}) {
	const [current] = names;
	let first;
	for (const name of names) {
		const field = mapping.field(name);
		if (field === void 0 || !counts(field)) continue;
		if (first !== void 0) {
			const message = `"${name}" is ignored because "${first.name}" is set too`;
			problems.push(field.warning("UNUSED", message, { location: field.keyLocation }));
			continue;
		}
		first = {
			name,
			field
		};
		if (name === current) continue;
		const [message, advice] = [`"${name}" is an old name`, `Use "${current}" instead.`];
		problems.push(isConverted ? field.oldSpelling(message, advice) : field.warning("DEPRECATED", message, {
			location: field.keyLocation,
			hint: advice
		}));
	}
	return first;
}
// src/suites/fields/watch-globs.ts
var import_satisfies = __toESM(require_satisfies(), 1);
var import_valid = __toESM(require_valid(), 1);
const MOST_GLOBS = 100;
const LONGEST_GLOB = 500;
const MOST_STARS = 12;
function readWatch(field, problems) {
	if (field === void 0) return void 0;
	if (!field.isList || field.items().length === 0 || field.items().length > MOST_GLOBS) {
		const hint = field.text === void 0 ? void 0 : `Write watch: [${JSON.stringify(cutEnd(field.text, 60))}].`;
		problems.push(field.wrongType("watch", `a list of 1 to ${MOST_GLOBS} globs`, hint));
		return;
	}
	const globs = field.items().flatMap((item) => readGlob(item, problems) ?? []);
	if (globs.length > 0 && globs.every(({ glob }) => glob.startsWith("!"))) problems.push(field.wrongType("watch", "at least one glob that does not begin with \"!\""));
	return globs.length === 0 ? void 0 : globs;
}
function readGlob(item, problems) {
	const text = item.text?.trim() ?? "";
	const isNot = text.startsWith("!") ? "!" : "";
	const path = text.slice(isNot.length).replace(/^(?:\.\/+)+/, "");
	const expected = whatIsExpected(path);
	if (expected === void 0) return {
		glob: `${isNot}${path}`,
		location: item.location
	};
	problems.push(item.wrongType("watch", expected));
}
function whatIsExpected(path) {
	if (path === "") return "a glob, such as \"src/**\"";
	if (path.length > LONGEST_GLOB || /[\0\r\n]/.test(path)) return `one line of at most ${LONGEST_GLOB} characters`;
	if (/^(?:[/\\]|[A-Za-z]:)/.test(path) || path.split("/").includes("..")) return "a path below the root of the repository, such as \"src/**\"";
	if ((path.match(/\*+/g) ?? []).length > MOST_STARS) return `a glob with at most ${MOST_STARS} stars`;
}
// src/suites/fields/required-version.ts
const EMULATED_VERSION = "4.42.4";
function checkRequiredVersion(field, key, problems) {
	const range = field.text?.trim();
	if (range === void 0 || (0, import_valid.default)(range) === null) {
		const hint = range === void 0 ? "Put quotes around it." : void 0;
		problems.push(field.wrongType(key, "a range of versions, such as \">=4.0.0\"", hint));
	} else if (!(0, import_satisfies.default)(EMULATED_VERSION, range, { includePrerelease: true })) problems.push(field.warning("UNUSED", `These suites require AgentV ${range}`, {
		expected: `a range that contains AgentV ${EMULATED_VERSION}, whose formats and scores eval-action implements`,
		found: field.found,
		hint: "Widen the range if the suites work with that version."
	}));
}
// src/model/suite/reserved-variable.ts
const reservedVariable = (name, location) => ({
	code: "RESERVED_VARIABLE",
	severity: "error",
	message: `The environment variable ${name} belongs to this job and cannot be read from a file`,
	location,
	hint: "If the value is meant for the tests, set it under another name in the workflow, and read that name."
});
// src/suites/references/interpolate.ts
const TOKEN$1 = /\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}/g;
const WHOLE = /^\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
function interpolate(value, lookUp) {
	if (!mentionsAny(value)) return {
		value,
		retyped: new Map(),
		unset: new Map(),
		missing: []
	};
	const retyped = new Map();
	const unset = new Map();
	const missing = new Map();
	const variable = (name, path, before = "") => {
		const found = lookUp(name, isUsedAsSecret(path, before) ? "secret" : void 0);
		if (found !== void 0 && found !== "") return found;
		const key = JSON.stringify(path);
		unset.set(key, unset.get(key) ?? `${name} is ${found === void 0 ? "not set" : "empty"}`);
		if (found !== void 0) return found;
		const earlier = missing.get(name);
		missing.set(name, {
			name,
			path: earlier?.path ?? path,
			times: (earlier?.times ?? 0) + 1
		});
		return "";
	};
	const visitText = (text, path) => {
		if (!text.includes("${{")) return text;
		const whole = WHOLE.exec(text)?.[1];
		if (whole === void 0) return text.replace(TOKEN$1, (_, name, at) => variable(name, path, text.slice(0, at)));
		const found = variable(whole, path);
		const typed = retype(found);
		if (typed !== found) retyped.set(JSON.stringify(path), found);
		return typed;
	};
	const visit = (value, path) => {
		if (typeof value === "string") return visitText(value, path);
		if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]));
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, [...path, key])]));
	};
	return {
		value: visit(value, []),
		retyped,
		unset,
		missing: [...missing.values()]
	};
}
const BEFORE_SECRET = /(?:\b(?:bearer|basic|token)\s+|(?:key|token|secret|password|passphrase|passwd|pwd|pass)["']?\s*[=:]\s*["']?|--?[\w-]*(?:key|token|secret|password)\s+["']?|:\/\/[^\s/@]*:)$/i;
const isUsedAsSecret = (path, before) => isSecretVariable(String(path.findLast((step) => typeof step === "string") ?? "")) || BEFORE_SECRET.test(before.slice(-100));
function missingVariable({ name, path }, root) {
	const location = root.below(path);
	if (isReserved(name)) return reservedVariable(name, location);
	return root.warning("SECRET_MISSING", `The environment variable ${name} is not set and reads as empty`, {
		location,
		hint: "Set it in the environment or in a .env file."
	});
}
function mentionsAny(value) {
	if (typeof value === "string") return value.includes("${{");
	if (typeof value !== "object" || value === null) return false;
	return (Array.isArray(value) ? value : Object.values(value)).some(mentionsAny);
}
function retype(text) {
	if (text === "true") return true;
	if (text === "false") return false;
	return DECIMAL.test(text) ? Number(text) : text;
}
// src/shared/yaml/js-literal.ts
const TOKEN = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|([{}[\]:,])|("(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|`(?:[^`\\$]|\\[^\n])*`)|(-?\d+(?:\.\d+)?(?![\w.]))|([A-Za-z_$][\w$]*)/y;
function readObjectLiteral(text, from) {
	const tokens = tokensOf(text, from);
	if (tokens === void 0) return void 0;
	const starts = [];
	let json = "";
	for (const [index, { source, at }] of tokens.entries()) {
		const next = tokens[index + 1]?.source;
		if (source === "," && (next === "}" || next === "]")) continue;
		const written = jsonOf(source, next === ":");
		if (written === void 0) return void 0;
		starts.push({
			json: json.length,
			at
		});
		json += written;
	}
	const read = parseJsonText(json);
	if (read.kind !== "parsed") return void 0;
	const positionOf = positionsIn(text);
	const original = (column) => positionOf(starts.findLast((start) => start.json <= column - 1)?.at ?? from);
	const { value, valueAt, keyAt } = read;
	return {
		read: {
			kind: "parsed",
			value,
			valueAt: (path) => original(valueAt(path).column),
			keyAt: (path) => original(keyAt(path).column)
		},
		end: (tokens.at(-1)?.at ?? from) + 1
	};
}
function tokensOf(text, from) {
	const tokens = [];
	const pattern = new RegExp(TOKEN);
	let depth = 0;
	for (let at = from; at < text.length; at = pattern.lastIndex) {
		pattern.lastIndex = at;
		const found = pattern.exec(text);
		if (found === null) return void 0;
		const source = found.slice(1).find((part) => part !== void 0);
		if (source === void 0) continue;
		tokens.push({
			source,
			at
		});
		if (source === "{" || source === "[") depth += 1;
		if (source === "}" || source === "]") depth -= 1;
		if (depth === 0) return tokens;
	}
}
function jsonOf(source, isKey) {
	const [first = ""] = source;
	if ("\"'`".includes(first)) return textOf(source.slice(1, -1));
	if (/[A-Za-z_$]/.test(first)) return isKey ? JSON.stringify(source) : [
		"true",
		"false",
		"null"
	].includes(source) ? source : void 0;
	return source;
}
const ESCAPES = {
	n: "\n",
	t: "	",
	r: "\r"
};
function textOf(body) {
	if (/\\[^ntr'"`\\/$]/.test(body)) return void 0;
	return JSON.stringify(body.replaceAll(/\\(.)/g, (_, escaped) => ESCAPES[escaped] ?? escaped));
}
// src/suites/fields/program-config.ts
const PROGRAM_CONFIG = "agentv.config.ts";
const BEFORE = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|import\s[^;'"]*['"][^'"\n]+['"];?)*export\s+default\s+(?:defineConfig\s*\(\s*)?(?=\{)/;
const BEHIND = /^\s*(?:(?:as|satisfies)\s+\w+\s*)?,?\s*\)?\s*;?(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*$/;
const MOVES = [
	[["execution", "workers"], ["eval_action", "workers"]],
	[["execution", "maxRetries"], ["eval_action", "max_retries"]],
	[
		["execution", "agentTimeoutMs"],
		["eval_action", "test_timeout_seconds"],
		(ms) => Number(ms) / 1e3
	],
	[["execution", "verbose"], ["execution", "verbose"]],
	[["execution", "keepWorkspaces"], ["execution", "keep_workspaces"]],
	[["execution", "traceFile"], ["execution", "trace_file"]],
	[["execution", "otelFile"], ["execution", "otel_file"]],
	[["output", "dir"], ["eval_action", "output_directory"]],
	[["limits", "maxCostUsd"], ["gate", "budget"]]
];
function readProgramConfig(file, given) {
	const text = given.replace(/^\uFEFF/, "");
	const [before] = BEFORE.exec(text) ?? [];
	const literal = before === void 0 ? void 0 : readObjectLiteral(text, before.length);
	if (literal === void 0 || !BEHIND.test(text.slice(literal.end))) return void 0;
	const written = new Cursor(new Source(file, literal.read), literal.read.value);
	const moved = MOVES.flatMap(([from, to, change = (value) => value]) => {
		const found = from.reduce((at, key) => at?.field(key), written);
		return found === void 0 ? [] : [{
			from,
			to,
			value: change(found.value)
		}];
	});
	const value = {};
	for (const { to, value: own } of moved) {
		const [block = "", key = ""] = to;
		value[block] = {
			...value[block],
			[key]: own
		};
	}
	const origin = (path) => path.length > 0 && moved.find(({ to }) => to.every((step, at) => path[at] === step || path.length <= at))?.from || [];
	return {
		root: new Cursor(new Source(file, {
			valueAt: (path) => literal.read.valueAt(origin(path)),
			keyAt: (path) => literal.read.keyAt(origin(path))
		}), value),
		problems: unread(written)
	};
}
const LIMITS = /\blimits\b|\bmaxCostUsd\b/;
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*/g;
function computedProgram(file, text, { hasBudget }) {
	const limits = hasBudget ? -1 : text.replace(COMMENT, (comment) => " ".repeat(comment.length)).search(LIMITS);
	const literal = `Write "export default defineConfig({ \u2026 })" with literal values in ${PROGRAM_CONFIG}`;
	if (limits === -1) return {
		code: "UNUSED",
		severity: "warning",
		message: "This configuration is a program that computes its settings, and is not run",
		location: {
			file,
			line: 1,
			column: 1
		},
		hint: `${literal}, or use .agentv/config.yaml.`
	};
	return {
		code: "NOT_SUPPORTED_YET",
		severity: "error",
		message: "The spending limit cannot be read: this configuration is a program that computes its settings, and is not run",
		location: {
			file,
			...positionsIn(text)(limits)
		},
		hint: `${literal}, or set "gate: { budget_usd: 5 }" in .agentv/config.yaml.`
	};
}
const KEYS = new Map([
	["execution", MOVES.flatMap(([[block, key = ""]]) => block === "execution" ? [key] : [])],
	["output", ["dir", "format"]],
	["limits", ["maxCostUsd", "maxDurationMs"]],
	["cache", []],
	["hooks", []]
]);
const isUnderstood = (path, { value }) => MOVES.some(([from]) => from.join() === path.join()) || path.join() === "output,format" && value === "jsonl";
function unread(root) {
	return root.keys().flatMap((block) => {
		const at = root.key(block);
		const keys = KEYS.get(block);
		if (at === void 0) return [];
		if (keys === void 0) return [unknownIn(root, block, {
			path: block,
			known: [...KEYS.keys()]
		})];
		if (block === "limits" && !at.isMap) return [at.wrongType(block, "a mapping, such as limits: { maxCostUsd: 5 }")];
		if (keys.length === 0 || !at.isMap) return [withoutEffect(block, at)];
		return at.keys().flatMap((key) => {
			const field = at.key(key);
			const path = `${block}.${key}`;
			if (!keys.includes(key)) return [unknownIn(at, key, {
				path,
				known: keys
			})];
			return field === void 0 || isUnderstood([block, key], field) ? [] : [withoutEffect(path, field)];
		});
	});
}
const withoutEffect = (path, field) => field.warning("UNUSED", `"${path}" of ${PROGRAM_CONFIG} has no effect`, {
	location: field.keyLocation,
	hint: "docs/differences-from-agentv.md lists the settings that are read."
});
function unknownIn(mapping, key, { path, known }) {
	const message = `"${cutEnd(path, 60)}" is not a setting of ${PROGRAM_CONFIG}`;
	if (!path.startsWith("limits.")) return mapping.unknownKey(key, message, {
		known,
		what: "settings"
	});
	const location = mapping.key(key)?.keyLocation ?? mapping.location;
	return mapping.error("UNKNOWN_FIELD", message, {
		location,
		hint: suggestion(key, known, "settings")
	});
}
// src/suites/fields/config.ts
const MAX_CONFIG_BYTES = 1048576;
const NAMES = ["config.yaml", "config.yml"];
const PROGRAMS = [PROGRAM_CONFIG, ...[
	"js",
	"mts",
	"mjs"
].map((ending) => `agentv.config.${ending}`)];
async function readConfig(folder, reading, files) {
	const problems = [];
	const folders = foldersUpTo(reading.root, folder);
	const program = await readProgram(folders, reading, files, problems);
	for (const at of [...folders.map((each) => join(each, ".agentv")), ...homeOf(reading)]) {
		const path = await firstFile(at, NAMES, files);
		const root = path === void 0 ? void 0 : await open(path, reading, files, problems);
		const fields = at === reading.home ? ofUser() : CONFIG_FIELDS;
		if (root !== void 0) return {
			config: {
				...program,
				...readFields(root, fields, problems)
			},
			problems
		};
	}
	return {
		config: program,
		problems
	};
}
const homeOf = ({ home }) => home === void 0 ? [] : [home];
function foldersUpTo(root, folder) {
	const above = dirname(folder);
	return folder === root || above === folder ? [folder] : [folder, ...foldersUpTo(root, above)];
}
async function firstFile(folder, names, files) {
	for (const name of names) {
		const path = join(folder, name);
		if (await files.state(path) === "file") return path;
	}
}
async function readProgram(folders, { cwd, hasBudget = false }, files, problems) {
	for (const folder of folders) {
		const path = await firstFile(folder, PROGRAMS, files);
		if (path === void 0) continue;
		const file = shownPath(path, cwd);
		const text = await files.read(path, MAX_CONFIG_BYTES);
		const read = path.endsWith("agentv.config.ts") ? readProgramConfig(file, text) : void 0;
		if (read !== void 0) {
			problems.push(...read.problems);
			return readFields(read.root, CONFIG_FIELDS, problems);
		}
		problems.push(computedProgram(file, text, { hasBudget }));
		return {};
	}
	return {};
}
const mentionsPolicy = (text) => /^[^#\n]*?\b(?:gate|eval_action)["']?[ \t]*:/m.test(text.replaceAll("\0", ""));
const wholeOf = (root) => root.wrongType("config", "a mapping");
async function open(path, { cwd, lookUp }, files, problems) {
	const hint = "The whole file is ignored; a configuration in a parent folder applies, if there is one.";
	const passOver = (found, text = "") => {
		const isError = mentionsPolicy(text);
		problems.push(...found.map((problem) => isError ? problem : {
			...problem,
			severity: "warning",
			hint
		}));
	};
	try {
		let missing = [];
		const text = await files.read(path, MAX_CONFIG_BYTES);
		const opened = openYaml(shownPath(path, cwd), text, (value) => {
			const interpolated = interpolate(value, lookUp ?? (() => void 0));
			missing = interpolated.missing;
			return interpolated;
		});
		if (opened.kind === "invalid") return passOver(opened.problems, text);
		const { root } = opened;
		const reserved = missing.filter(({ name }) => isReserved(name));
		problems.push(...reserved.map((variable) => missingVariable(variable, root)));
		const isEmpty = root.value === null;
		return root.isMap || isEmpty ? root : passOver([wholeOf(root)], text);
	} catch (error) {
		if (error instanceof UserError) return passOver(error.problems);
		throw error;
	}
}
const LATER = "this version does not read it yet";
const CONFIG_FIELDS = {
	of: ".agentv/config.yaml",
	read: [
		"$schema",
		"required_version",
		"eval_patterns",
		"guideline_patterns",
		"hooks",
		"execution",
		"gate",
		"eval_action"
	],
	withoutEffect: {
		results: LATER,
		git_cache: "AgentV reads it in the home folder only"
	}
};
const ofUser = () => ({
	...CONFIG_FIELDS,
	of: "the user's config.yaml",
	withoutEffect: {
		...CONFIG_FIELDS.withoutEffect,
		git_cache: LATER
	}
});
const EXECUTION_FIELDS = {
	of: "execution in .agentv/config.yaml",
	read: [
		"verbose",
		"keep_workspaces",
		"pool_slots",
		"export_otel",
		"otel_backend",
		"otel_capture_content",
		"otel_group_turns",
		"otel_file",
		"trace_file"
	],
	withoutEffect: { pool_workspaces: "AgentV 4.42.4 does not use it either" }
};
const HOOK_FIELDS = {
	of: "hooks in .agentv/config.yaml",
	read: ["before_session"],
	withoutEffect: {}
};
function readFields(root, fields, problems) {
	checkFields(root, fields, problems);
	for (const [key, known] of [["execution", EXECUTION_FIELDS], ["hooks", HOOK_FIELDS]]) {
		const field = root.field(key);
		if (field?.isMap) checkFields(field, known, problems);
		else if (field !== void 0) problems.push(ignored(field, key, "a mapping"));
	}
	const version = root.field("required_version");
	if (version !== void 0) checkRequiredVersion(version, "required_version", problems);
	const evalPatterns = readPatterns(root.field("eval_patterns"), "eval_patterns", problems);
	const guidelinePatterns = readPatterns(root.field("guideline_patterns"), "guideline_patterns", problems);
	const watch = readWatch(root.field("eval_action")?.field("watch"), problems);
	const beforeSession = readHook(root.field("hooks")?.field("before_session"), problems);
	return {
		...evalPatterns !== void 0 && { evalPatterns },
		...guidelinePatterns !== void 0 && { guidelinePatterns },
		...beforeSession !== void 0 && { beforeSession },
		...watch !== void 0 && { watch },
		...readExecutionSettings(root.field("execution"), problems)
	};
}
function readHook(field, problems) {
	if (field === void 0) return void 0;
	if (typeof field.value === "string") return field.value.trim() === "" ? void 0 : {
		command: field.value,
		location: field.location
	};
	problems.push(field.wrongType("before_session", "text: a command for the shell"));
}
function readPatterns(field, key, problems) {
	if (field === void 0) return void 0;
	const patterns = field.items().flatMap((item) => item.text?.trim() || []);
	if (!field.isList || patterns.length < field.items().length) {
		problems.push(ignored(field, key, "a list of globs"));
		return;
	}
	return patterns.length === 0 ? void 0 : patterns;
}
function readExecutionSettings(execution, problems) {
	const [keep, slots] = [execution?.field("keep_workspaces"), execution?.field("pool_slots")];
	const verbose = execution?.field("verbose");
	const isSlots = typeof slots?.value === "number" && Number.isInteger(slots.value) && slots.value >= 1 && slots.value <= 50;
	if (verbose !== void 0 && typeof verbose.value !== "boolean") problems.push(ignored(verbose, "verbose", "true or false"));
	if (keep !== void 0 && typeof keep.value !== "boolean") problems.push(ignored(keep, "keep_workspaces", "true or false"));
	if (slots !== void 0 && !isSlots) problems.push(ignored(slots, "pool_slots", "a whole number from 1 to 50"));
	return {
		...typeof verbose?.value === "boolean" && { verbose: verbose.value },
		...typeof keep?.value === "boolean" && { keepWorkspaces: keep.value },
		...isSlots && { poolSlots: slots.value }
	};
}
const ignored = (field, key, expected) => ({
	...field.wrongType(key, expected),
	severity: "warning",
	message: `"${key}" has a wrong value and is ignored`
});
export { computedProgram as a, missingVariable as c, readWatch as d, checkFields as f, PROGRAM_CONFIG as i, reservedVariable as l, notSupportedYet as m, readConfig as n, readProgramConfig as o, firstOf as p, wholeOf as r, interpolate as s, mentionsPolicy as t, checkRequiredVersion as u };
