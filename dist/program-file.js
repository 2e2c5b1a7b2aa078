import { t as once } from "./once.js";
// src/model/suite/kind.ts
function kindOf() {
	return (plugin) => {
		const { type, aliases = [], options, takesAnyKey = false, notes, create, ...extra } = plugin;
		const schema = once(options);
		const keys = once(() => Object.keys(schema().shape));
		const parse = rememberingLast((given) => schema().safeParse(given));
		return {
			...extra,
			type,
			aliases,
			get keys() {
				return takesAnyKey ? void 0 : keys();
			},
			get options() {
				return schema();
			},
			check(given) {
				const parsed = parse(given);
				return parsed.success ? [] : parsed.error.issues.map((issue) => asOptionProblem(issue, given));
			},
			notes(given) {
				if (notes === void 0) return [];
				const parsed = parse(given);
				return parsed.success ? notes(parsed.data, given) : [];
			},
			open(given, deps) {
				const parsed = parse(given);
				if (!parsed.success) throw parsed.error;
				return create(parsed.data, deps);
			}
		};
	};
}
function rememberingLast(parse) {
	let last;
	return (given) => {
		if (last !== void 0 && saysTheSame(last.given, given)) return last.parsed;
		const parsed = parse(given);
		if (parsed.success) last = {
			given,
			parsed
		};
		return parsed;
	};
}
function saysTheSame(one, other) {
	if (one === other) return true;
	const keys = Object.keys(one);
	const others = Object.keys(other);
	return keys.length === others.length && keys.every((key, at) => key === others[at] && Object.is(one[key], other[key]));
}
const canonicalName = (name) => name.trim().toLowerCase().replaceAll("_", "-");
function findKind(kinds, name) {
	let index = indexes.get(kinds);
	if (index === void 0) {
		index = new Map();
		for (const [at, { type, aliases }] of kinds.entries()) for (const known of [type, ...aliases].map(canonicalName)) if (!index.has(known)) index.set(known, at);
		indexes.set(kinds, index);
	}
	const at = index.get(name) ?? index.get(canonicalName(name));
	return at === void 0 ? void 0 : kinds[at];
}
const indexes = new WeakMap();
function asOptionProblem(issue, options) {
	const path = issue.path.filter((part) => typeof part !== "symbol");
	const found = issue.code === "custom" && issue.params?.["secret"] === true ? void 0 : describe(path.reduce(step, options));
	const hint = issue.code === "custom" ? issue.params?.["hint"] : void 0;
	return {
		path,
		message: issue.message,
		found,
		...typeof hint === "string" && { hint }
	};
}
const step = (value, key) => typeof value === "object" && value !== null ? value[key] : void 0;
function describe(value) {
	if (value === void 0 || typeof value === "object" && value !== null && !Array.isArray(value)) return void 0;
	const text = JSON.stringify(value) ?? "";
	return text.length > 80 ? `${text.slice(0, 79)}\u2026` : text;
}
// src/model/run/tools.ts
const COMMON_NAMES = {
	Read: [
		"read",
		"read_file",
		"read_many_files",
		"view",
		"readFile",
		"readTextFile",
		"Read File"
	],
	Write: [
		"write",
		"write_file",
		"create",
		"writeTextFile",
		"Write File"
	],
	Edit: [
		"edit",
		"replace",
		"patch",
		"multiedit",
		"apply_patch",
		"file_change",
		"editFile",
		"Edit File"
	],
	Bash: [
		"bash",
		"shell",
		"powershell",
		"run_shell_command",
		"command_execution",
		"execute",
		"runTerminalCommand"
	],
	Glob: ["glob", "find"],
	Grep: [
		"grep",
		"rg",
		"grep_search",
		"search_file_content",
		"search"
	],
	WebFetch: [
		"webfetch",
		"web_fetch",
		"fetch"
	],
	WebSearch: [
		"websearch",
		"web_search",
		"google_web_search"
	],
	Task: ["task"],
	TodoWrite: [
		"todowrite",
		"write_todos",
		"update_todo"
	],
	Skill: ["skill", "activate_skill"]
};
const USUAL_ARGUMENTS = {
	Write: ["file_path", "content"],
	Edit: [
		"file_path",
		"old_string",
		"new_string"
	],
	WebFetch: ["url", "prompt"],
	Task: ["description", "prompt"]
};
const COMMON_NAME = new Map(Object.entries(COMMON_NAMES).flatMap(([common, own]) => own.map((name) => [name, common])));
const commonName = (tool) => COMMON_NAME.get(tool);
const isCallOf = ({ tool, originalTool }, name) => tool === name || originalTool !== void 0 && (originalTool === name || commonName(originalTool) === name);
const isPlainlyCallOf = ({ tool, originalTool }, name) => tool === name || originalTool === name;
// src/shared/program-file.ts
function programFiles(command) {
	const [program, ...rest] = withoutPrefixes(typeof command === "string" ? shellWords(command) : command);
	if (program === void 0 || CHANGES_FOLDER.has(program)) return [];
	const script = INTERPRETER.test(nameOf(program)) ? scriptIn(rest) : void 0;
	return [...isPath(program) ? [program] : [], ...script === void 0 ? [] : [script]].filter(isPlain);
}
const programOf = (command) => withoutPrefixes(shellWords(command))[0];
function bareProgram(command) {
	const program = typeof command === "string" ? programOf(command) : command[0];
	const isOfShell = typeof command === "string" && SHELL_WORDS.has(program ?? "");
	if (program === void 0 || isOfShell) return void 0;
	return /^[\w.+-]+$/.test(program) ? program : void 0;
}
const SHELL_WORDS = new Set(": . [ [[ alias break case cd command continue declare echo eval exec exit export false for function hash if kill let local popd printf pushd pwd read readonly return set shift source test time trap true type ulimit umask unalias unset until wait while".split(" "));
const withoutPrefixes = (words) => {
	const first = words.findIndex((word) => !isPrefix(word));
	return first === -1 ? [] : words.slice(first);
};
const INTERPRETER = /^(?:python[\d.]*|py|node|bun|deno|tsx|ts-node|npx|bunx|uv|poetry|pipenv|bash|dash|sh|zsh|ruby|perl|php|pwsh)(?:\.exe|\.cmd)?$/i;
const SCRIPT = /\.(?:py|[cm]?[jt]sx?|sh|bash|rb|pl|php|ps1)$/i;
const CODE = new Set([
	"-c",
	"-e",
	"-m",
	"-p",
	"--eval",
	"--print",
	"-Command",
	"-command"
]);
const CHANGES_FOLDER = new Set([
	"cd",
	"pushd",
	"Set-Location"
]);
const isPrefix = (word) => /^[A-Za-z_]\w*=/.test(word) || word === "exec" || word === "env";
const isPath = (word) => /[/\\]/.test(word);
const isPlain = (word) => !/[$`*?{}~\n]/.test(word) && !/^[a-z]+:\/\//i.test(word);
const nameOf = (program) => program.split(/[/\\]/).at(-1) ?? "";
function scriptIn(args) {
	for (const word of args) {
		if (CODE.has(word)) return void 0;
		if (!word.startsWith("-") && SCRIPT.test(word)) return word;
	}
}
function shellWords(text) {
	const words = [];
	for (const [word, double, single] of text.matchAll(/"([^"]*)"|'([^']*)'|[^\s"']+/g)) {
		if (double === void 0 && single === void 0 && /[|&;<>()]/.test(word)) return words;
		words.push(double ?? single ?? word);
	}
	return words;
}
export { commonName as a, canonicalName as c, USUAL_ARGUMENTS as i, findKind as l, programFiles as n, isCallOf as o, programOf as r, isPlainlyCallOf as s, bareProgram as t, kindOf as u };
