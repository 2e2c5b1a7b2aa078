import { Bs as openYamlTree, pi as deepEqual, zs as Spot } from "./common.js";
import { t as require_dist } from "./dist.js";
// src/suites/convert/written-yaml.ts
var import_dist = require_dist();
function yamlOf(value, column = 0) {
	const text = (0, import_dist.stringify)(value, {
		lineWidth: 0,
		aliasDuplicateObjects: false,
		version: "1.2",
		schema: "core"
	});
	return column === 0 ? text : indented(text, " ".repeat(column));
}
const commentedYaml = (value, column) => indented(yamlOf(value), `${" ".repeat(column)}# `);
const indented = (text, by) => text.replaceAll(/^(?=.)/gm, by);
// src/model/suite/converted.ts
function convertedOf(rewritten, placed) {
	const problem = (at, code, message = at.message) => ({
		code,
		severity: "error",
		message,
		location: placed(at),
		...at.hint !== void 0 && { hint: at.hint }
	});
	switch (rewritten.kind) {
		case "invalid": return {
			kind: "refused",
			problems: rewritten.errors.map((at) => problem(at, "YAML_INVALID", `This is not valid YAML: ${at.message}`))
		};
		case "refused": return {
			kind: "refused",
			problems: rewritten.reasons.map((at) => problem(at, "NOT_SUPPORTED_YET"))
		};
		case "rewritten": {
			const { text, changes, left } = rewritten;
			return {
				kind: "converted",
				text,
				changes: altered(changes, placed),
				left: altered(left, placed)
			};
		}
	}
}
const altered = (remarks, placed) => remarks.toSorted((a, b) => a.line - b.line || a.column - b.column).map((at) => ({
	message: at.message,
	location: placed(at),
	...at.hint !== void 0 && { hint: at.hint }
}));
// src/shared/yaml/text-edits.ts
function applyEdits(text, groups) {
	const taken = new Taken();
	const sorted = groups.filter((group) => taken.take(group)).flat().toSorted((a, b) => a.from - b.from || a.to - b.to);
	const parts = [];
	let at = 0;
	for (const { from, to, pieces } of sorted) {
		parts.push(text.slice(at, from), ...pieces.map((piece) => textOf(piece, text)));
		at = to;
	}
	return [...parts, text.slice(at)].join("");
}
function textOf(piece, text) {
	if (typeof piece === "string") return piece;
	const { from, to, shift = 0 } = piece;
	const slice = text.slice(from, to);
	if (shift === 0 || !slice.includes("\n")) return slice;
	const [first = "", ...lines] = slice.split("\n");
	return [first, ...lines.map((line) => shifted(line, shift))].join("\n");
}
function shifted(line, columns) {
	if (/^[ \t]*\r?$/.test(line)) return line;
	if (columns > 0) return " ".repeat(columns) + line;
	const indent = line.length - line.replace(/^ +/, "").length;
	return line.slice(Math.min(indent, -columns));
}
var Taken = class {
	#spans = [];
	take(group) {
		if (group.some((edit) => this.#isTaken(edit))) return false;
		for (const edit of group) this.#spans.splice(this.#indexOf(edit), 0, edit);
		return true;
	}
	#isTaken(edit) {
		const index = this.#indexOf(edit);
		return [index - 1, index].some((at) => {
			const other = this.#spans[at];
			return other !== void 0 && overlap(edit, other);
		});
	}
	#indexOf({ from, to }) {
		let low = 0;
		let high = this.#spans.length;
		while (low < high) {
			const middle = low + high >>> 1;
			const span = this.#spans[middle];
			if (span !== void 0 && (span.from < from || span.from === from && span.to < to)) low = middle + 1;
			else high = middle;
		}
		return low;
	}
};
const overlap = (a, b) => a.from < b.to && b.from < a.to || a.from === b.from && a.to === a.from && b.to === b.from;
// src/shared/yaml/yaml-comments.ts
function lostComments(before, after) {
	const left = new Map();
	for (const comment of withInner(commentsOf(after))) left.set(comment, (left.get(comment) ?? 0) + 1);
	return withInner(commentsOf(before)).filter((comment) => {
		const count = left.get(comment) ?? 0;
		left.set(comment, count - 1);
		return count <= 0;
	});
}
const withInner = (comments) => comments.flatMap((comment) => [comment, ...comment.includes("#", 1) ? commentsOf(comment.slice(1).trimStart()) : []]);
const SCALAR = "";
function commentsOf(text) {
	const comments = [];
	let isContent = false;
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		if (!isContent && lexeme.startsWith("#")) comments.push(lexeme.trimEnd());
		isContent = lexeme === SCALAR;
	}
	return comments;
}
// src/shared/yaml/yaml-layout.ts
var Layout = class {
	text;
	newline;
	constructor(text) {
		this.text = text;
		this.newline = /\r?\n/.exec(text)?.[0] ?? "\n";
	}
	lineStart(offset) {
		return this.text.lastIndexOf("\n", offset - 1) + 1;
	}
	lineEnd(offset) {
		const end = this.text.indexOf("\n", offset);
		return end === -1 ? this.text.length : end + 1;
	}
	column(offset) {
		return offset - this.lineStart(offset);
	}
	beginsLine(offset) {
		return /^ *$/.test(this.text.slice(this.lineStart(offset), offset));
	}
	columnOf(mapping) {
		return this.column(mapping.range[0]);
	}
	startOf({ owner, pair }) {
		const [keyStart] = pair.key.range;
		if (owner.flow === true) return keyStart;
		return owner.items[0] === pair ? owner.range[0] : this.lineStart(keyStart) + this.columnOf(owner);
	}
	endOf({ pair }) {
		const keyEnd = pair.key.range[1];
		return Math.max(pair.value === null ? keyEnd : this.contentEnd(pair.value), this.colonOf(pair.key) ?? keyEnd);
	}
	contentEnd(node) {
		if (((0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node)) && node.flow !== true) {
			const last = (0, import_dist.isMap)(node) ? node.items.at(-1)?.value : node.items.at(-1);
			const lastKey = (0, import_dist.isMap)(node) ? node.items.at(-1)?.key : void 0;
			if (last) return Math.max(this.contentEnd(last), lastKey ? this.colonOf(lastKey) ?? 0 : 0);
			return lastKey ? this.colonOf(lastKey) ?? lastKey.range[1] : node.range[1];
		}
		return node.range[1];
	}
	colonOf(key) {
		const between = /^[ \t]*:/.exec(this.text.slice(key.range[1], key.range[1] + 200));
		return between === null ? void 0 : key.range[1] + between[0].length;
	}
	valueStart({ pair }) {
		let at = this.colonOf(pair.key) ?? pair.key.range[1];
		for (;;) {
			const blank = /^\s+/.exec(this.text.slice(at, at + 1e4))?.[0].length ?? 0;
			at += blank;
			if (this.text[at] !== "#") return at;
			at = this.lineEnd(at);
		}
	}
	region(field) {
		const from = this.startOf(field);
		const end = this.endOf(field);
		let to = this.text[end - 1] === "\n" ? end : this.lineEnd(end);
		while (to < this.text.length) {
			const comment = /^( +)#/.exec(this.text.slice(to, this.lineEnd(to)));
			if (comment === null || (comment[1] ?? "").length <= this.columnOf(field.owner)) break;
			to = this.lineEnd(to);
		}
		return {
			from,
			to
		};
	}
	withCommentsAbove(start) {
		const column = this.column(start);
		let from = this.lineStart(start);
		while (from > 0) {
			const above = this.lineStart(from - 1);
			if (/^( *)#/.exec(this.text.slice(above, from))?.[1]?.length !== column) break;
			from = above;
		}
		return from;
	}
	behindBlankLines(lineStart) {
		let at = lineStart;
		while (at < this.text.length && this.text.slice(at, this.lineEnd(at)).trim() === "") at = this.lineEnd(at);
		return at;
	}
	commentsIn(from, to) {
		return this.text.slice(from, to).split("\n").flatMap((line) => /^[^#]*?(#.*?)\s*$/.exec(line)?.[1] ?? []);
	}
	sourceOf(node) {
		return this.text.slice(node.range[0], node.range[1]);
	}
};
const isFlow = (node) => ((0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node)) && node.flow === true;
const isWrittenHere = (field) => !(0, import_dist.isAlias)(field.value.written) && !field.isMerged;
function inQuotesOf(sample, word) {
	if (sample.startsWith("\"")) return JSON.stringify(word);
	if (sample.startsWith("*") && !/^[\w./:+-]+$/.test(word)) return JSON.stringify(word);
	return sample.startsWith("'") ? `'${word.replaceAll("'", "''")}'` : word;
}
const isUnwritten = (node) => node === null || (0, import_dist.isScalar)(node) && node.range[0] === node.range[1];
// src/shared/yaml/yaml-entries.ts
var EntryEdits = class {
	#layout;
	constructor(layout) {
		this.#layout = layout;
	}
	keyLike(key, name) {
		return inQuotesOf(this.#layout.sourceOf(key), name);
	}
	#indent(column) {
		return " ".repeat(column);
	}
	#valueOf(field) {
		return {
			from: this.#layout.valueStart(field),
			to: this.#layout.endOf(field)
		};
	}
	removalButComments(field) {
		const [removal] = this.removal(field);
		if (removal === void 0 || field.owner.flow === true) return removal === void 0 ? [] : [removal];
		const layout = this.#layout;
		const comments = layout.commentsIn(layout.endOf(field), layout.region(field).to);
		return [{
			...removal,
			pieces: this.#commentLines(comments, layout.columnOf(field.owner))
		}];
	}
	removal(field) {
		const { owner, pair } = field;
		const index = owner.items.indexOf(pair);
		const [before, after] = [owner.items[index - 1], owner.items[index + 1]];
		const layout = this.#layout;
		if (owner.flow === true) return [{
			from: before === void 0 ? layout.startOf(field) : layout.endOf({
				owner,
				pair: before
			}),
			to: before === void 0 && after !== void 0 ? layout.startOf({
				owner,
				pair: after
			}) : layout.endOf(field),
			pieces: []
		}];
		const region = layout.region(field);
		if (layout.beginsLine(region.from)) return [{
			from: layout.lineStart(region.from),
			to: region.to,
			pieces: []
		}];
		return [{
			from: region.from,
			to: after === void 0 ? region.to : layout.startOf({
				owner,
				pair: after
			}),
			pieces: []
		}];
	}
	entryAfter(field, pieces) {
		const layout = this.#layout;
		if (field.owner.flow === true) {
			const end = layout.endOf(field);
			return {
				from: end,
				to: end,
				pieces: [", ", ...pieces]
			};
		}
		return this.#linesAt(layout.region(field).to, [this.#indent(layout.columnOf(field.owner)), ...pieces]);
	}
	linesOf(field, block) {
		return block.replaceAll("\n", `${this.#layout.newline}${this.#indent(this.#layout.columnOf(field.owner))}`);
	}
	#linesAt(at, pieces) {
		const { text, newline } = this.#layout;
		return {
			from: at,
			to: at,
			pieces: at > 0 && text[at - 1] !== "\n" ? [newline, ...pieces] : [...pieces, newline]
		};
	}
	#behindKey(field, column, to = this.#layout.region(field).to) {
		const layout = this.#layout;
		const end = to > 0 && layout.text[to - 1] === "\n" ? to - (layout.text[to - 2] === "\r" ? 2 : 1) : to;
		return {
			from: field.pair.key.range[1],
			to: end,
			shift: column - layout.columnOf(field.owner)
		};
	}
	replacedBy(outer, inner, name) {
		const layout = this.#layout;
		if (isFlow(outer.value.node)) return [{
			from: outer.pair.key.range[0],
			to: layout.endOf(outer),
			pieces: [
				name,
				": ",
				this.#valueOf(inner)
			]
		}];
		const region = layout.region(outer);
		const column = layout.columnOf(outer.owner);
		const comments = this.#commentLines(layout.commentsIn(outer.pair.key.range[1], layout.startOf(inner)), column);
		const whole = [
			name,
			this.#behindKey(inner, column, region.to),
			...this.#lastBreak(region.to)
		];
		const pieces = layout.beginsLine(region.from) ? [...comments.flatMap((line) => [line.trimStart(), this.#indent(column)]), ...whole] : [...whole, ...comments];
		return [{
			from: region.from,
			to: region.to,
			pieces
		}];
	}
	#lastBreak(at) {
		return this.#layout.text[at - 1] === "\n" ? [this.#layout.newline] : [];
	}
	#commentLines(comments, column) {
		return comments.map((comment) => `${this.#indent(column)}${comment}${this.#layout.newline}`);
	}
	movedBehind(outer, inner, name) {
		const layout = this.#layout;
		if (isFlow(outer.value.node)) return [...this.removal(inner), this.entryAfter(outer, [
			name,
			": ",
			this.#valueOf(inner)
		])];
		const start = layout.startOf(inner);
		const above = layout.withCommentsAbove(start);
		const column = layout.columnOf(outer.owner);
		const pieces = [
			...this.#commentLines(layout.commentsIn(above, layout.lineStart(start)), column),
			this.#indent(column),
			name,
			this.#behindKey(inner, column)
		];
		const end = layout.region(inner).to;
		return [{
			from: above,
			to: inner.owner.items[0] === inner.pair ? layout.behindBlankLines(end) : end,
			pieces: []
		}, this.#linesAt(layout.region(outer).to, pieces)];
	}
	wrapped(field, into) {
		const layout = this.#layout;
		const [from] = field.pair.key.range;
		const source = layout.sourceOf(field.pair.key);
		const outer = this.keyLike(field.pair.key, into);
		if (field.owner.flow === true) return [{
			from,
			to: layout.endOf(field),
			pieces: [
				outer,
				": {",
				source,
				": ",
				this.#valueOf(field),
				"}"
			]
		}];
		const column = layout.columnOf(field.owner) + 2;
		const { to } = layout.region(field);
		return [{
			from,
			to,
			pieces: [...[
				outer,
				":",
				layout.newline,
				this.#indent(column),
				source,
				this.#behindKey(field, column)
			], ...this.#lastBreak(to)]
		}];
	}
	movedInto(field, mapping) {
		const layout = this.#layout;
		const [first] = mapping.items;
		const source = layout.sourceOf(field.pair.key);
		if (mapping.flow === true || first === void 0) {
			const at = mapping.range[0] + 1;
			return [{
				from: at,
				to: at,
				pieces: [
					first === void 0 ? source : this.keyLike(first.key, field.name),
					": ",
					this.#valueOf(field),
					...first === void 0 ? [] : [", "]
				]
			}, ...this.removalButComments(field)];
		}
		const column = layout.columnOf(mapping);
		const at = layout.withCommentsAbove(layout.startOf({
			owner: mapping,
			pair: first
		}));
		const pieces = [
			this.#indent(column),
			source,
			this.#behindKey(field, column)
		];
		return [this.#linesAt(at, pieces), ...this.removal(field)];
	}
	unwrapped(field, mapping) {
		const layout = this.#layout;
		const [first] = mapping.items;
		const last = mapping.items.at(-1);
		if (first === void 0 || last === void 0) return this.removal(field);
		const from = field.pair.key.range[0];
		if (mapping.flow === true) {
			const parts = mapping.items.map((pair) => {
				const entry = {
					owner: mapping,
					pair
				};
				return {
					from: layout.startOf(entry),
					to: layout.endOf(entry)
				};
			});
			const between = field.owner.flow === true ? ", " : layout.newline + this.#indent(layout.columnOf(field.owner));
			return [{
				from,
				to: layout.endOf(field),
				pieces: parts.flatMap((part, index) => index === 0 ? part : [between, part])
			}];
		}
		const column = layout.columnOf(field.owner);
		const start = layout.startOf({
			owner: mapping,
			pair: first
		});
		const region = layout.region(field);
		const comments = this.#commentLines(layout.commentsIn(field.pair.key.range[1], start), column);
		const inside = {
			from: start,
			to: region.to,
			shift: column - layout.columnOf(mapping)
		};
		const pieces = layout.beginsLine(region.from) ? [...comments.flatMap((line) => [line.trimStart(), this.#indent(column)]), inside] : [inside, ...comments];
		return [{
			from: region.from,
			to: region.to,
			pieces
		}];
	}
	listOf(field, name, item) {
		const layout = this.#layout;
		const written = field.pair.key;
		const list = this.keyLike(written, name);
		const [from] = written.range;
		if (field.owner.flow === true) {
			const pieces = [
				`${list}: [`,
				...this.#flowItem(field, item),
				"]"
			];
			return [{
				from,
				to: layout.endOf(field),
				pieces
			}];
		}
		const column = layout.columnOf(field.owner);
		const { to } = layout.region(field);
		return [{
			from,
			to,
			pieces: [
				`${list}:`,
				layout.newline,
				...this.#blockItem(field, column + 2, item),
				...this.#lastBreak(to)
			]
		}];
	}
	#blockItem(field, column, { type, key }) {
		const inner = this.#indent(column + 2);
		return [
			`${this.#indent(column)}- type: ${type}`,
			this.#layout.newline,
			inner,
			key,
			this.#behindKey(field, column + 2)
		];
	}
	#flowItem(field, { type, key }) {
		const [typeKey, typeName, valueKey] = [
			"type",
			type,
			key
		].map((word) => this.keyLike(field.pair.key, word));
		return [
			`{${typeKey}: ${typeName}, ${valueKey}: `,
			this.#valueOf(field),
			"}"
		];
	}
	listedFirst(field, list, items, item) {
		const layout = this.#layout;
		if (field.owner.flow === true) {
			const at = items.range[0] + 1;
			const between = items.items.length === 0 ? [] : [", "];
			return [{
				from: at,
				to: at,
				pieces: [...this.#flowItem(field, item), ...between]
			}, ...this.removal(field)];
		}
		const start = layout.startOf(field);
		const above = layout.beginsLine(start) ? layout.withCommentsAbove(start) : start;
		const comments = layout.commentsIn(above, start);
		const [removal] = this.removal(field);
		const gone = {
			from: Math.min(above, removal?.from ?? above),
			to: removal?.to ?? above,
			pieces: []
		};
		if (items.flow === true) {
			const column = layout.columnOf(list.owner) + 2;
			const others = items.items.flatMap((other) => other === null ? [] : [
				layout.newline,
				this.#indent(column),
				"- ",
				{
					from: other.range[0],
					to: other.range[1],
					shift: 4
				}
			]);
			const own = [
				layout.newline,
				...this.#commentLines(comments, column),
				...this.#blockItem(field, column, item)
			];
			return [{
				from: layout.colonOf(list.pair.key) ?? list.pair.key.range[1],
				to: items.range[1],
				pieces: [...own, ...others]
			}, gone];
		}
		const at = layout.lineStart(items.range[0]);
		const column = layout.column(items.range[0]);
		const pieces = [...this.#commentLines(comments, column), ...this.#blockItem(field, column, item)];
		return [this.#linesAt(at, pieces), gone];
	}
};
// src/shared/yaml/yaml-rewriter.ts
var Rewriter = class {
	groups = [];
	changes = [];
	left = [];
	refusals = [];
	#tree;
	#layout;
	#edits;
	#known = new Set();
	constructor(tree) {
		this.#tree = tree;
		this.#layout = new Layout(tree.text);
		this.#edits = new EntryEdits(this.#layout);
	}
	leave({ pair }, message, hint) {
		const at = pair.key.range[0];
		this.#once(`left ${at} ${message}`, () => this.left.push({
			...this.#tree.positionOf(at),
			message,
			hint
		}));
	}
	rename(field, { to, said, empty }) {
		this.#change(field, `rename ${to}`, said, () => [{
			from: field.pair.key.range[0],
			to: field.pair.key.range[1],
			pieces: [this.#edits.keyLike(field.pair.key, to)]
		}, ...empty === void 0 ? [] : this.#edits.removalButComments(empty)]);
	}
	replace(field, source, said) {
		const { written } = field.value;
		if (written === null) {
			this.#refuse(field, said);
			return;
		}
		this.#change(field, "replace", said, () => [{
			from: written.range[0],
			to: written.range[1],
			pieces: [inQuotesOf(this.#layout.sourceOf(written), source)]
		}]);
	}
	exchange(field, to, source, said) {
		const { written } = field.value;
		if (written === null) {
			this.#refuse(field, said);
			return;
		}
		this.#change(field, "exchange", said, () => [{
			from: field.pair.key.range[0],
			to: field.pair.key.range[1],
			pieces: [this.#edits.keyLike(field.pair.key, to)]
		}, {
			from: written.range[0],
			to: written.range[1],
			pieces: [inQuotesOf(this.#layout.sourceOf(written), source)]
		}]);
	}
	replaceAndAdd(field, source, added, said) {
		const { written } = field.value;
		if (written === null || field.isMerged) {
			this.#refuse(field, said);
			return;
		}
		this.#change(field, "replace", said, () => [{
			from: written.range[0],
			to: written.range[1],
			pieces: [inQuotesOf(this.#layout.sourceOf(written), source)]
		}, this.#edits.entryAfter(field, [this.#edits.keyLike(field.pair.key, added.key), `: ${added.source}`])]);
	}
	add(field, entry, said) {
		if (field.isMerged) {
			this.#refuse(field, said);
			return;
		}
		this.#change(field, "add", said, () => [this.#edits.entryAfter(field, [field.owner.flow === true ? entry.flow : this.#edits.linesOf(field, entry.block)])]);
	}
	remove(field, said) {
		this.#change(field, "remove", said, () => this.#edits.removalButComments(field));
	}
	commentOut(field, said) {
		if (field.owner.flow === true || field.isMerged) {
			this.#refuse(field, said);
			return;
		}
		this.#change(field, "comment", said, () => {
			const { from, to } = this.#layout.region(field);
			return [{
				from,
				to,
				pieces: [this.#tree.text.slice(from, to).split("\n").map((line) => line.trim() === "" ? line : `# ${line}`).join("\n")]
			}];
		});
	}
	hoist(outer, inner, { to, said, empty }) {
		const mapping = outer.value.node;
		if (!isWrittenHere(outer) || inner.isMerged || !(0, import_dist.isMap)(mapping)) {
			this.#refuse(inner, said);
			return;
		}
		const name = this.#edits.keyLike(inner.pair.key, to);
		this.#change(inner, `hoist ${to}`, said, () => [...mapping.items.length === 1 ? this.#edits.replacedBy(outer, inner, name) : this.#edits.movedBehind(outer, inner, name), ...empty === void 0 ? [] : this.#edits.removalButComments(empty)]);
	}
	sink(field, into, sibling, said) {
		if (sibling === void 0 || isUnwritten(sibling.value.written)) {
			this.#change(field, "sink", said, () => [...this.#edits.wrapped(field, into), ...sibling === void 0 ? [] : this.#edits.removalButComments(sibling)]);
			return;
		}
		const mapping = sibling.value.node;
		if (!isWrittenHere(sibling) || !(0, import_dist.isMap)(mapping)) {
			this.#refuse(field, said);
			return;
		}
		this.#change(field, "sink", said, () => [...this.#edits.movedInto(field, mapping)]);
	}
	unwrap(field, said, isAwaited) {
		const mapping = field.value.node;
		if (!isWrittenHere(field) || !(0, import_dist.isMap)(mapping)) {
			this.#refuse(field, said);
			return;
		}
		this.#change(field, "unwrap", said, () => isAwaited ? [] : this.#edits.unwrapped(field, mapping));
	}
	enlist(field, list, item, said) {
		const there = list.field;
		if (list.isAwaited) {
			this.#change(field, "enlist", said, () => []);
			return;
		}
		if (there === void 0 || isUnwritten(there.value.written) || there.value.value === null) {
			this.#change(field, "enlist", said, () => [...this.#edits.listOf(field, list.name, item), ...there === void 0 ? [] : this.#edits.removalButComments(there)]);
			return;
		}
		const items = there.value.node;
		if (!isWrittenHere(there) || field.isMerged || !(0, import_dist.isSeq)(items)) {
			this.#refuse(field, said);
			return;
		}
		this.#change(field, "enlist", said, () => this.#edits.listedFirst(field, there, items, item));
	}
	#refuse(field, said) {
		const at = field.pair.key.range[0];
		this.#once(`refuse ${at}`, () => this.refusals.push({
			...this.#tree.positionOf(at),
			message: `This cannot be converted behind an alias: ${said}`,
			hint: "Replace the alias by its value, or make this change by hand."
		}));
	}
	#change({ pair }, what, said, edits) {
		const at = pair.key.range[0];
		this.#once(`${what} ${at}`, () => {
			const group = edits();
			if (group.length > 0) this.groups.push(group);
			this.changes.push({
				...this.#tree.positionOf(at),
				message: said
			});
		});
	}
	#once(key, work) {
		if (this.#known.has(key)) return;
		this.#known.add(key);
		work();
	}
};
// src/shared/yaml/yaml-rewriting.ts
const MAX_ROUNDS = 60;
function rewriteYaml(given, plan, meant = (value) => value) {
	const opened = openYamlTree(given);
	if (opened.kind === "invalid") return opened;
	const first = planned(opened.tree, plan);
	const { changes, left, refusals } = first.rewriter;
	if (refusals.length > 0) return {
		kind: "refused",
		reasons: refusals
	};
	const mark = given.startsWith("\ufeff") ? "\ufeff" : "";
	let text = opened.tree.text;
	let round = first;
	for (let rounds = 0; round.rewriter.groups.length > 0; rounds += 1) {
		const next = applyEdits(text, round.rewriter.groups);
		const reopened = openYamlTree(next);
		if (reopened.kind === "invalid") return refused(changes, `the result cannot be read (${whyNot(reopened.errors)})`);
		if (rounds === MAX_ROUNDS || next === text) return refused(changes, SHARED);
		text = next;
		round = planned(reopened.tree, plan);
		if (round.rewriter.refusals.length > 0) return {
			kind: "refused",
			reasons: round.rewriter.refusals
		};
	}
	if (!deepEqual(meant(round.value), meant(first.value))) return refused(changes, SHARED);
	const [lost] = lostComments(opened.tree.text, text);
	if (lost !== void 0) return refused(changes, `the comment "${lost.slice(0, 80)}" would be lost`);
	return {
		kind: "rewritten",
		text: mark + text,
		value: first.value,
		changes,
		left
	};
}
const SHARED = "other values would change too, such as those that an alias or a merge key shares";
const whyNot = (errors) => errors[0]?.message ?? "unknown";
function planned(tree, plan) {
	const rewriter = new Rewriter(tree);
	return {
		rewriter,
		value: plan(Spot.rootOf(tree), rewriter)
	};
}
function refused(changes, why) {
	const { line, column } = changes[0] ?? {
		line: 1,
		column: 1
	};
	return {
		kind: "refused",
		reasons: [{
			line,
			column,
			message: `This file cannot be converted as a whole: ${why}`,
			hint: "Make the changes from this line on by hand, or replace the aliases by their values."
		}]
	};
}
export { yamlOf as a, commentedYaml as i, commentsOf as n, convertedOf as r, rewriteYaml as t };
