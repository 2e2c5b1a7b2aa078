import { s as charactersOf } from "./json.js";
// src/reports/terminal/columns.ts
function columnsOf(text) {
	if (allNarrow.test(text)) return text.length;
	return [...charactersOf(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1), 0);
}
function inColumns(text, columns, cut = "end") {
	const short = shortened(text, columns, cut);
	return short + " ".repeat(Math.max(0, columns - columnsOf(short)));
}
function shortened(text, columns, cut = "end") {
	if (columnsOf(text) <= columns) return text;
	if (columns < 1) return "";
	const parts = [...charactersOf(text)].map(({ segment }) => segment);
	const head = cut === "end" ? columns - 1 : Math.floor((columns - 1) / 3);
	const tail = columns - 1 - head;
	return `${upTo(parts, head).join("").trimEnd()}\u2026${upTo(parts.toReversed(), tail).toReversed().join("")}`;
}
const wrapped = (text, columns) => wrappedParts(text.split(" "), " ", columns);
function hanging(line, columns) {
	if (columns === void 0 || line.length > LONGEST_BROKEN || columnsOf(line) <= columns) return [line];
	const indent = /^ */.exec(line)?.[0] ?? "";
	const inner = `${indent}  `;
	return wrapped(line.slice(indent.length), Math.max(1, columns - inner.length)).map((part, index) => `${index === 0 ? indent : inner}${part}`);
}
function wrappedParts(parts, joint, columns) {
	const atEnd = joint.trimEnd();
	const all = parts.flatMap((long) => pieces(long, columns - columnsOf(atEnd)));
	const lines = [];
	let line = "";
	for (const [at, part] of all.entries()) {
		const longer = line === "" ? part : line + joint + part;
		const isLast = at === all.length - 1;
		if (line === "" || columnsOf(isLast ? longer : longer + atEnd) <= columns) line = longer;
		else {
			lines.push(line + atEnd);
			line = part;
		}
	}
	return [...lines, line];
}
const LONGEST_BROKEN = 1e4;
const allNarrow = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2500-\u259f]*$/;
const isWide = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]|\ufe0f/u;
function upTo(parts, columns) {
	const taken = [];
	let left = columns;
	for (const part of parts) {
		left -= columnsOf(part);
		if (left < 0) break;
		taken.push(part);
	}
	return taken;
}
function pieces(word, columns) {
	if (columnsOf(word) <= columns) return [word];
	const found = [];
	let rest = [...charactersOf(word)].map(({ segment }) => segment);
	while (rest.length > 0) {
		const piece = upTo(rest, columns);
		const taken = Math.max(1, piece.length);
		found.push(rest.slice(0, taken).join(""));
		rest = rest.slice(taken);
	}
	return found;
}
export { wrapped as a, shortened as i, hanging as n, wrappedParts as o, inColumns as r, columnsOf as t };
