// src/model/ports/processes.ts
const MAX_OUTPUT_BYTES = 10485760;
// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}
// src/shared/shell-command.ts
function shellCommands(line, depth = 0) {
	if (line.length > LONGEST_LINE) return [];
	return commandsIn(tokensOf(line)).flatMap((command) => {
		const script = depth < DEEPEST_SHELL ? scriptOf(command.words) : void 0;
		return script === void 0 ? [command] : shellCommands(script, depth + 1);
	});
}
const DEEPEST_SHELL = 4;
const LONGEST_LINE = 1e5;
function scriptOf(words) {
	const [program = "", flags = "", script] = words;
	return /(?:^|[/\\])(?:ba|z|da|k)?sh(?:\.exe)?$/.test(program) && /^-[a-z]*c$/.test(flags) ? script : void 0;
}
function shellWords(line) {
	if (line.length > LONGEST_LINE) return void 0;
	const [command, ...others] = commandsIn(tokensOf(line));
	return others.length === 0 ? command?.words : void 0;
}
function commandsIn(tokens) {
	const commands = [];
	let words = [];
	let inputs = [];
	let isPlain = true;
	let after = "";
	const close = (operator) => {
		const own = withoutPrefix(words);
		if (own.length > 0) commands.push({
			words: own,
			inputs,
			after,
			isPlain: isPlain && own.length === words.length
		});
		[words, inputs, isPlain, after] = [
			[],
			[],
			true,
			operator
		];
	};
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (token.kind === "word") {
			words.push(token.text);
			isPlain &&= token.isPlain;
		} else if (/[<>]/.test(token.text)) {
			const target = tokens[at + 1];
			if (target?.kind !== "word") continue;
			at += 1;
			if (token.text === "<") inputs.push(target.text);
			isPlain &&= target.text === "/dev/null" || /^[12]$/.test(target.text);
		} else close(token.text);
	}
	close("");
	return commands;
}
function withoutPrefix(words) {
	const first = words.findIndex((word) => !KEYWORDS.includes(word) && !/^[A-Za-z_]\w*=/.test(word));
	return first === -1 ? [] : words.slice(first);
}
const KEYWORDS = [
	"do",
	"then",
	"else",
	"if",
	"elif",
	"while",
	"until",
	"!",
	"{",
	"}",
	"done",
	"fi",
	"time",
	"command"
];
const PIECE = /(?<single>'[^']*'?)|(?<double>"[^"\\]*(?:\\[\s\S][^"\\]*)*"?)|(?<escaped>\\[\s\S]?)|(?<newline>\n)|(?<blank>[^\S\n]+)|(?<operator>&&|\|\||;;|<<<|<<-?|>>|>\||&>|>&|<&|[;|&<>()])|(?<bare>[^'"\\\s;|&<>()]+)/gy;
function tokensOf(line) {
	const pieces = new RegExp(PIECE);
	const tokens = [];
	const documents = [];
	let word;
	let endsDocument = false;
	const add = (text, isPlain = true) => {
		word = {
			text: (word?.text ?? "") + text,
			isPlain: (word?.isPlain ?? true) && isPlain
		};
	};
	const closeWord = () => {
		if (word === void 0) return;
		if (endsDocument) documents.push(word.text);
		else tokens.push({
			kind: "word",
			...word
		});
		word = void 0;
		endsDocument = false;
	};
	const operate = (text) => {
		if (/^[<>]/.test(text) && /^\d$/.test(word?.text ?? "")) word = void 0;
		closeWord();
		if (text === "<<" || text === "<<-") endsDocument = true;
		else tokens.push({
			kind: "operator",
			text
		});
	};
	for (let piece = pieces.exec(line); piece !== null; piece = pieces.exec(line)) {
		const { single, double, escaped, newline, blank, operator, bare } = piece.groups ?? {};
		if (single !== void 0) add(single.slice(1, -1));
		else if (double !== void 0) add(unescaped(double.slice(1, -1)), !/[$`]/.test(double));
		else if (escaped !== void 0) add(escaped === "\\\n" ? "" : escaped.slice(1));
		else if (blank !== void 0) closeWord();
		else if (operator !== void 0) operate(operator);
		else if (newline !== void 0) {
			operate(";");
			for (const end of documents.splice(0)) pieces.lastIndex = endOfDocument(line, pieces.lastIndex, end);
		} else if (bare?.startsWith("#") && word === void 0) pieces.lastIndex = endOfLine(line, pieces.lastIndex);
		else add(bare ?? "", !/[$`*?[\]~{}]/.test(bare ?? ""));
	}
	closeWord();
	return tokens;
}
const unescaped = (text) => text.replace(/\\(["\\$`\n])/g, (_, char) => char === "\n" ? "" : char);
function endOfLine(line, from) {
	const at = line.indexOf("\n", from);
	return at === -1 ? line.length : at;
}
function endOfDocument(line, from, end) {
	for (let at = from; at < line.length;) {
		const stop = endOfLine(line, at);
		if (line.slice(at, stop).trim() === end) return stop;
		at = stop + 1;
	}
	return line.length;
}
export { MAX_OUTPUT_BYTES as a, _usingCtx as i, shellCommands as n, shellWords as r, scriptOf as t };
