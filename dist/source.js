import { i as suggestion, n as listed, r as mistypedKey, t as didYouMean } from "./did-you-mean.js";
import { l as cutEnd } from "./json.js";
import { a as Offsets, i as positionsIn, t as parseYamlText } from "./yaml-text.js";
// src/shared/yaml/json-text.ts
const MAX_VALUES = 1e6;
function parseJsonText(given) {
	const text = given.replace(/^\uFEFF/, "");
	const positionOf = positionsIn(text);
	const reading = new Reading(text);
	try {
		const root = reading.document();
		const { offsets } = reading;
		return {
			kind: "parsed",
			value: root.value,
			valueAt: (path) => positionOf(offsets.offsetOf(root.spot, path, "value")),
			keyAt: (path) => positionOf(offsets.offsetOf(root.spot, path, "key"))
		};
	} catch (error) {
		if (!(error instanceof Mistake)) throw error;
		return {
			kind: "invalid",
			errors: [asError(error, positionOf)]
		};
	}
}
function asError({ message, offset, hint, earlier }, positionOf) {
	const here = positionOf(offset);
	if (earlier === void 0) return {
		message,
		...here,
		hint
	};
	const first = positionOf(earlier);
	const where = first.line === here.line ? `column ${first.column}` : `line ${first.line}`;
	return {
		message,
		...here,
		hint: `The first one is in ${where}.`
	};
}
var Mistake = class extends Error {
	offset;
	hint;
	earlier;
	constructor(message, offset, more = {}) {
		super(message);
		this.offset = offset;
		this.hint = more.hint;
		this.earlier = more.earlier;
	}
};
var Reading = class {
	offsets = new Offsets();
	#text;
	#at = 0;
	#values = 0;
	constructor(text) {
		this.#text = text;
	}
	document() {
		this.#skipSpace();
		const read = this.#value(0);
		this.#skipSpace();
		if (this.#at < this.#text.length) throw this.#mistake("The value ends before this", "Is a \",\" or a bracket wrong?");
		return read;
	}
	#value(depth) {
		this.#values += 1;
		if (depth > 100) throw this.#mistake(`Lists and objects are nested more than 100 levels deep`);
		if (this.#values > MAX_VALUES) throw this.#mistake(`The file has more than ${MAX_VALUES} values`, "Split it into several files.");
		const offset = this.#at;
		const next = this.#text[offset];
		if (next === "{") return this.#object(depth);
		if (next === "[") return this.#list(depth);
		if (next === "\"") return {
			value: this.#string(),
			spot: offset
		};
		for (const [word, value] of WORDS) if (this.#takes(word)) return {
			value,
			spot: offset
		};
		const number = this.#match(NUMBER);
		if (number !== void 0) return {
			value: Number(number),
			spot: offset
		};
		throw this.#mistake("A value is expected here", this.#adviceForValue());
	}
	#object(depth) {
		const offset = this.#at;
		const mark = this.offsets.mark();
		const keys = new Map();
		const values = [];
		this.#at += 1;
		for (let isFirst = true; !this.#ends("}", isFirst); isFirst = false) {
			const key = this.#at;
			if (this.#text[key] !== "\"") throw this.#mistake("A key in double quotes is expected here", this.#adviceForKey());
			const name = this.#string();
			const earlier = keys.get(name);
			if (earlier !== void 0) throw new Mistake(`The key "${shown(name)}" occurs twice in this object`, key, { earlier });
			this.#skipSpace();
			if (!this.#takes(":")) throw this.#mistake("A \":\" is expected here");
			this.#skipSpace();
			const { value, spot } = this.#value(depth + 1);
			keys.set(name, key);
			this.offsets.noteEntry(name, key, spot);
			values.push([name, value]);
		}
		return {
			value: Object.fromEntries(values),
			spot: this.offsets.mapping(offset, mark)
		};
	}
	#list(depth) {
		const offset = this.#at;
		const mark = this.offsets.mark();
		const values = [];
		this.#at += 1;
		for (let isFirst = true; !this.#ends("]", isFirst); isFirst = false) {
			const { value, spot } = this.#value(depth + 1);
			this.offsets.noteItem(spot);
			values.push(value);
		}
		return {
			value: values,
			spot: this.offsets.list(offset, mark)
		};
	}
	#ends(bracket, isFirst) {
		this.#skipSpace();
		if (this.#takes(bracket)) return true;
		if (isFirst) return false;
		const comma = this.#at;
		if (!this.#takes(",")) throw this.#mistake(`A "," or the closing "${bracket}" is expected here`);
		this.#skipSpace();
		if (this.#text[this.#at] !== bracket) return false;
		throw new Mistake(`There is a "," before the closing "${bracket}"`, comma, { hint: "Take it out." });
	}
	#string() {
		const from = this.#at;
		for (let at = from + 1; at < this.#text.length; at += 1) {
			const unit = this.#text.charCodeAt(at);
			if (unit === QUOTE) {
				this.#at = at + 1;
				return JSON.parse(this.#text.slice(from, at + 1));
			}
			if (unit < SPACE) throw new Mistake("A text in double quotes does not end, or has a control character in it", at, { hint: "Write a line break as \\n, and a tab as \\t." });
			if (unit !== BACKSLASH) continue;
			ESCAPE.lastIndex = at;
			const [sequence] = ESCAPE.exec(this.#text) ?? [];
			if (sequence === void 0) throw new Mistake("This \"\\\" is not a valid escape of JSON", at, { hint: "Write \"\\\\\" for one that is meant as such." });
			at += sequence.length - 1;
		}
		throw new Mistake("A text in double quotes does not end", from, { hint: "Is a quote missing?" });
	}
	#skipSpace() {
		SPACES.lastIndex = this.#at;
		SPACES.exec(this.#text);
		this.#at = SPACES.lastIndex;
	}
	#takes(expected) {
		if (!this.#text.startsWith(expected, this.#at)) return false;
		this.#at += expected.length;
		return true;
	}
	#match(pattern) {
		pattern.lastIndex = this.#at;
		const [found] = pattern.exec(this.#text) ?? [];
		this.#at += found?.length ?? 0;
		return found;
	}
	#mistake(message, hint) {
		if (this.#at < this.#text.length) return new Mistake(message, this.#at, { hint });
		return new Mistake(`${message}, but the text ends`, this.#at, { hint: "Is a closing bracket missing?" });
	}
	#adviceForKey() {
		return this.#text[this.#at] === "'" ? SINGLE_QUOTES : "JSON requires quotes around every key.";
	}
	#adviceForValue() {
		if (this.#text[this.#at] === "'") return SINGLE_QUOTES;
		if (/^(?:\/[/*]|#)/.test(this.#ahead())) return "JSON has no comments.";
		const word = /^[A-Za-z]+/.exec(this.#ahead())?.[0];
		if (word !== void 0 && PYTHON.has(word)) return `Write ${PYTHON.get(word)}.`;
		return word === void 0 ? void 0 : "Put double quotes around it, if it is text.";
	}
	#ahead() {
		return this.#text.slice(this.#at, this.#at + 20);
	}
};
const [QUOTE, BACKSLASH, SPACE] = [
	34,
	92,
	32
];
const SPACES = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const WORDS = [
	["true", true],
	["false", false],
	["null", null]
];
const SINGLE_QUOTES = "JSON requires double quotes.";
const PYTHON = new Map([
	["True", "true"],
	["False", "false"],
	["None", "null"],
	["undefined", "null"],
	["NaN", "null"],
	["Infinity", "null"]
]);
const shown = (name) => name.length > 60 ? `${name.slice(0, 59)}\u2026` : name;
// src/model/suite/source.ts
var Cursor = class Cursor {
	value;
	#source;
	#above;
	#step;
	constructor(source, value, above, step = "") {
		this.value = value;
		this.#source = source;
		this.#above = above;
		this.#step = step;
	}
	get location() {
		return this.#source.at("valueAt", this.path);
	}
	get keyLocation() {
		return this.#source.at("keyAt", this.path);
	}
	get path() {
		const path = [];
		this.#lead(path);
		return path;
	}
	#lead(path) {
		if (this.#above === void 0) return;
		this.#above.#lead(path);
		path.push(this.#step);
	}
	get isMap() {
		return typeof this.value === "object" && this.value !== null && !Array.isArray(this.value);
	}
	get isList() {
		return Array.isArray(this.value);
	}
	field(key) {
		const field = this.key(key);
		return field === void 0 || field.value === null || field.value === void 0 ? void 0 : field;
	}
	key(key) {
		if (!this.isMap || !Object.hasOwn(this.value, key)) return void 0;
		return new Cursor(this.#source, this.value[key], this, key);
	}
	with(key, value) {
		return this.#withValue({
			...this.value,
			[key]: value
		});
	}
	without(keys) {
		const others = Object.entries(this.value).filter(([key]) => !keys.includes(key));
		return this.#withValue(Object.fromEntries(others));
	}
	#withValue(value) {
		return new Cursor(this.#source, value, this.#above, this.#step);
	}
	keys() {
		return this.isMap ? Object.keys(this.value) : [];
	}
	items() {
		if (!Array.isArray(this.value)) return [];
		return this.value.map((item, index) => new Cursor(this.#source, item, this, index));
	}
	get text() {
		if (typeof this.value === "string") return this.value;
		return this.#source.textBehind(this);
	}
	below(path) {
		return this.#source.at("valueAt", [...this.path, ...path]);
	}
	isUnknown({ location }) {
		return this.#source.isUnknown(location);
	}
	error(code, message, more = {}) {
		return {
			code,
			severity: "error",
			message,
			location: more.location ?? this.location,
			...more
		};
	}
	warning(code, message, more = {}) {
		return {
			code,
			severity: "warning",
			message,
			location: more.location ?? this.location,
			...more
		};
	}
	get found() {
		const unset = this.#unset;
		return unset === void 0 ? describeValue(this.value) : `nothing: the environment variable ${unset}`;
	}
	get #unset() {
		return this.value === "" ? this.#source.unsetBehind(this) : void 0;
	}
	missing(name, message, expected, hint) {
		const slip = this.keys().find((key) => didYouMean(key, [name]) !== void 0);
		const advice = slip === void 0 ? hint : `Did you mean "${name}" instead of "${slip}"?`;
		return this.error("MISSING_FIELD", message, {
			expected,
			found: this.#keysFound,
			...advice && { hint: advice }
		});
	}
	get #keysFound() {
		if (!this.isMap) return this.found;
		return this.keys().length === 0 ? "an empty mapping" : `only ${listed(this.keys().map((key) => `"${key}"`))}`;
	}
	unknownKey(name, message, { known, meant, hint, what, reported = [] }) {
		const location = this.key(name)?.keyLocation ?? this.location;
		const likely = meant ?? (hint === void 0 ? mistypedKey(name, known) : void 0);
		const isMistyped = likely !== void 0 && !reported.includes(likely) && this.key(likely) === void 0;
		const details = {
			location,
			hint: likely === void 0 ? hint ?? suggestion(name, known, what) : `Did you mean "${likely}"?`
		};
		if (isMistyped) return this.error("UNKNOWN_FIELD", message, details);
		return this.warning("UNKNOWN_FIELD", `${message} and is ignored`, details);
	}
	oldSpelling(message, advice, location = this.keyLocation) {
		const { file } = location;
		const isRewritten = /\.ya?ml$/i.test(file);
		const command = `eval-action convert --write ${/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`}`;
		const hint = isRewritten ? `${advice.replace(/\.$/, "")}; ${command} rewrites the file.` : advice;
		return this.warning("DEPRECATED", message, {
			location,
			hint
		});
	}
	wrongType(name, expected, hint) {
		const { found } = this;
		const unset = this.#unset;
		if (unset !== void 0) return this.error("WRONG_TYPE", `"${name}" needs a value, and the environment variable ${unset}`, { expected });
		return this.error("WRONG_TYPE", `"${name}" has a wrong value`, {
			expected,
			found,
			...hint && { hint }
		});
	}
};
var Source = class {
	file;
	#positions;
	#behind;
	constructor(file, positions, behind = {}) {
		this.file = file;
		this.#positions = positions;
		this.#behind = behind;
	}
	at(what, path) {
		const { line, column } = this.#positions[what](path);
		return {
			file: this.file,
			line,
			column
		};
	}
	textBehind(at) {
		return textAt(at, this.#behind.retyped);
	}
	unsetBehind(at) {
		return textAt(at, this.#behind.unset);
	}
	isUnknown(location) {
		return this.#behind.unknown?.has(location) ?? false;
	}
};
const textAt = (at, texts) => texts === void 0 || texts.size === 0 ? void 0 : texts.get(JSON.stringify(at.path));
function openYaml(file, text, interpolate) {
	return notUtf8(file, text) ?? opened(file, "YAML", parseYamlText(text), interpolate);
}
function openJson(file, text, { interpolate, line = 1 } = {}) {
	const unreadable = notUtf8(file, text, line);
	if (unreadable !== void 0) return unreadable;
	const json = parseJsonText(text);
	return opened(file, "JSON", line === 1 ? json : below(json, line - 1), interpolate);
}
const REPLACED = "\ufffd";
function notUtf8(file, given, firstLine = 1) {
	const text = given.replace(/^\uFEFF/, "");
	const offset = text.indexOf(REPLACED);
	if (offset === -1) return void 0;
	const { line, column } = positionsIn(text)(offset);
	return {
		kind: "invalid",
		problems: [{
			code: "YAML_INVALID",
			severity: "error",
			message: "This is not text in UTF-8",
			location: {
				file,
				line: line + firstLine - 1,
				column
			},
			hint: "Save the file as UTF-8; where the sign U+FFFD itself is meant, write \"\\uFFFD\"."
		}]
	};
}
function below(text, lines) {
	const lower = (where) => ({
		...where,
		line: where.line + lines
	});
	if (text.kind === "invalid") return {
		kind: "invalid",
		errors: text.errors.map(lower)
	};
	const { valueAt, keyAt } = text;
	return {
		...text,
		valueAt: (path) => lower(valueAt(path)),
		keyAt: (path) => lower(keyAt(path))
	};
}
function opened(file, language, text, interpolate) {
	if (text.kind === "invalid") return {
		kind: "invalid",
		problems: text.errors.map(({ message, line, column, hint }) => ({
			code: "YAML_INVALID",
			severity: "error",
			message: `This is not valid ${language}: ${message}`,
			location: {
				file,
				line,
				column
			},
			...hint !== void 0 && { hint }
		}))
	};
	const { value, ...behind } = interpolate?.(text.value) ?? { value: text.value };
	return {
		kind: "opened",
		root: new Cursor(new Source(file, text, behind), value)
	};
}
function describeValue(value) {
	if (value === null || value === void 0) return "nothing";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
	if (typeof value === "object") return "a mapping";
	const text = typeof value === "string" ? JSON.stringify(value) : String(value);
	return `the ${typeof value === "string" ? "text" : typeof value} ${cutEnd(text, 60)}`;
}
export { parseJsonText as a, openYaml as i, Source as n, openJson as r, Cursor as t };
