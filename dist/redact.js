import { d as ansiSequence } from "./once.js";
import { l as formsOf } from "./secret-names.js";
// src/shared/secrets/redact.ts
function redactor(secrets, patterns = []) {
	const forms = [...new Set(secrets.flatMap(formsOf))];
	if (forms.length === 0 && patterns.length === 0) return {
		text: (text) => text,
		deep: (value) => value
	};
	const key = forms.length === 0 ? (given) => given : withoutForms(forms);
	const text = (given) => patterns.reduce((all, pattern) => all.replace(pattern, "***"), key(given));
	return {
		text,
		deep: (value) => deep(value, text, key)
	};
}
const anyFormOf = (text) => {
	const forms = [...new Set([...formsOf(text), text])].sort((a, b) => b.length - a.length);
	return new RegExp(forms.map(escapeRegExp).join("|"), "g");
};
function withoutForms(forms) {
	const find = formFinder(forms);
	return (given) => {
		const joined = given.replace(BREAKS, "");
		if (joined.length === given.length) return cut(given, find(given));
		if (!given.includes("\\") && find(joined).length === 0) return given;
		const clean = cut(given, find(given));
		return cut(clean, findBroken(clean, find));
	};
}
function cut(text, ranges) {
	if (ranges.length === 0) return text;
	return [...ranges.map(([from], index) => text.slice(ranges[index - 1]?.[1] ?? 0, from)), text.slice(ranges.at(-1)?.[1])].join("***");
}
const INVISIBLE = "[\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f]+";
const ESCAPED_INVISIBLE = [
	"r\\\\{1,8}n|[bfnrt]",
	"u001[bB](?:\\[[0-?]{0,40}[ -\\/]{0,4}[@-~]|[ -\\/]{1,4}[0-~])",
	"u00(?:[01][\\da-fA-F]|7[fF]|[89][\\da-fA-F]|[aA][dD])",
	"u(?:034[fF]|061[cC]|180[b-fB-F]|20(?:0[b-fB-F]|2[89a-eA-E]|6[\\da-fA-F])|[fF][eE](?:0[\\da-fA-F]|[fF]{2}))"
].join("|");
const BREAKS = new RegExp([
	ansiSequence,
	"\\r?\\n[ \\t]*",
	INVISIBLE,
	`\\\\{1,8}(?:${ESCAPED_INVISIBLE})`
].join("|"), "gu");
function findBroken(text, find) {
	const pieces = [];
	let [from, joinedFrom] = [0, 0];
	for (const match of [...text.matchAll(BREAKS), void 0]) {
		const piece = text.slice(from, match?.index);
		pieces.push({
			text: piece,
			from,
			joinedFrom
		});
		joinedFrom += piece.length;
		from = match === void 0 ? text.length : match.index + match[0].length;
	}
	const found = find(pieces.map((piece) => piece.text).join(""));
	let index = 0;
	const offsetOf = (joined) => {
		while ((pieces[index + 1]?.joinedFrom ?? Number.POSITIVE_INFINITY) <= joined) index += 1;
		const { from: start, joinedFrom: joinedStart } = pieces[index] ?? {
			from: 0,
			joinedFrom: 0
		};
		return start + joined - joinedStart;
	};
	return found.map(([start, end]) => [offsetOf(start), offsetOf(end - 1) + 1]);
}
function deep(value, text, key) {
	if (typeof value === "string") return text(value);
	if (Array.isArray(value)) return value.map((item) => deep(item, text, key));
	if (value instanceof Set) return new Set([...value].map((item) => deep(item, text, key)));
	if (value instanceof Map) return new Map([...value].map(([at, item]) => [deep(at, key, key), deep(item, text, key)]));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [key(name), deep(item, text, key)]));
}
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const BLOCK = 4;
const BUCKETS = 65536;
const LONGEST_WINDOW = 16;
function formFinder(forms) {
	const window = Math.min(LONGEST_WINDOW, ...forms.map(({ length }) => length));
	const skips = new Uint8Array(BUCKETS).fill(window - BLOCK + 1);
	const byStart = new Map();
	for (const form of forms) {
		for (let end = BLOCK; end <= window; end += 1) {
			const bucket = bucketAt(form, end - BLOCK);
			skips[bucket] = Math.min(skips[bucket] ?? 0, window - end);
		}
		const start = form.slice(0, window);
		byStart.set(start, [...byStart.get(start) ?? [], form]);
	}
	for (const same of byStart.values()) same.sort((a, b) => b.length - a.length);
	return (text) => {
		const found = [];
		let at = 0;
		while (at + window <= text.length) {
			const skip = skips[bucketAt(text, at + window - BLOCK)] ?? 1;
			if (skip > 0) {
				at += skip;
				continue;
			}
			const form = byStart.get(text.slice(at, at + window))?.find((each) => text.startsWith(each, at));
			if (form !== void 0) found.push([at, at + form.length]);
			at += form?.length ?? 1;
		}
		return found;
	};
}
const bucketAt = (text, at) => (text.charCodeAt(at) ^ text.charCodeAt(at + 1) << 4 ^ text.charCodeAt(at + 2) << 8 ^ text.charCodeAt(at + 3) << 12) & 65535;
export { redactor as n, anyFormOf as t };
