import { G as strictObject, J as union, L as int, V as number, _ as UserError, f as kebab, h as snake, k as _enum, l as cutEnd, u as cutMiddle, w as userError, z as literal } from "./json.js";
import { t as ServiceError } from "./service-error.js";
import { n as permissionHint } from "./not-taken.js";
import { n as findRepository } from "./discover.js";
import { a as computedProgram, i as PROGRAM_CONFIG, o as readProgramConfig, r as wholeOf, t as mentionsPolicy } from "./config.js";
import { t as shownPath } from "./shown-path.js";
import { i as openYaml } from "./source.js";
import { i as suggestion } from "./did-you-mean.js";
import { a as docsOf, c as inputsSchema, p as sourcesOf, s as inputNames, t as refusalOf, u as isInput } from "./refused-settings.js";
import { dirname, join, resolve } from "node:path";
// src/app/policy/commit-texts.ts
const MAX_POLICY_BYTES = 1048576;
const GIT_MS = 2e4;
async function textsOfClone(sha, paths, clone, signal) {
	const run = (args, stdin) => inClone(args, clone, signal, stdin);
	if (!isCommit(sha) || paths.some((path) => path.includes("\n"))) return void 0;
	const listing = await run([
		"ls-tree",
		"-z",
		"--full-tree",
		sha,
		"--",
		...[...new Set(paths.flatMap(withFolders))]
	]);
	if (listing === void 0) return void 0;
	const entries = entriesOf(listing);
	const texts = new Map();
	for (const path of paths) {
		const isLinked = withFolders(path).some((each) => entries.get(each)?.mode === LINK);
		const object = isLinked ? await linkedObject(`${sha}:${path}`, run) : entries.get(path);
		if (isLinked && object === void 0 && await isPartial(run)) return void 0;
		if (object?.type !== "blob") continue;
		const text = await run([
			"cat-file",
			"blob",
			object.id
		]);
		if (text === void 0) return void 0;
		if (Buffer.byteLength(text) > 1048576) throw tooLarge(path);
		texts.set(path, withoutMark(text));
	}
	return texts;
}
const isCommit = (ref) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
async function baseOfMerge(merge, head, clone, signal) {
	const [headers = ""] = (await inClone([
		"cat-file",
		"commit",
		merge
	], clone, signal) ?? "").split("\n\n", 1);
	const [base, joined, ...others] = [...headers.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, sha]) => sha);
	return joined === head && others.length === 0 ? base : void 0;
}
async function originOfClone(clone, signal) {
	const url = await inClone([
		"config",
		"--local",
		"--get",
		"remote.origin.url"
	], clone, signal);
	const [, owner, name] = /([^/:\s]+)\/([^/\s]+?)(?:\.git)?\/?\s*$/.exec(url ?? "") ?? [];
	return /^(?:https?|ssh|git):|^[\w.-]+@/.test(url ?? "") && owner && name ? `${owner}/${name}` : void 0;
}
async function textsOfGitHub(ref, paths, files, signal) {
	const texts = new Map();
	(await Promise.all(paths.map((path) => files.at(path, ref, MAX_POLICY_BYTES, signal)))).forEach((text, index) => {
		const path = paths[index];
		if (text !== void 0 && path !== void 0) texts.set(path, withoutMark(text));
	});
	return texts;
}
async function textsOfDisk(paths, files) {
	const texts = new Map();
	for (const path of paths) if (await files.state(path) === "file") texts.set(path, await files.read(path, MAX_POLICY_BYTES));
	return texts;
}
const tooLarge = (path) => userError("FILE_TOO_LARGE", `${path} has more than ${MAX_POLICY_BYTES} bytes`, { expected: "a page of settings" });
async function inClone(args, { git, root }, signal, stdin) {
	const request = {
		cwd: root,
		gitDir: join(root, ".git"),
		local: true,
		timeoutMs: GIT_MS
	};
	const ended = await git.run(["--no-replace-objects", ...args], {
		...request,
		...stdin !== void 0 && { stdin }
	}, signal);
	return ended.kind === "exited" && ended.exitCode === 0 ? ended.stdout : void 0;
}
const LINK = "120000";
function entriesOf(listing) {
	const lines = listing.split("\0").flatMap((line) => {
		const [, mode, type, id, path] = /^(\d{6}) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
		return mode && type && id && path ? [[path, {
			mode,
			type,
			id
		}]] : [];
	});
	return new Map(lines);
}
const withFolders = (path) => path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
async function linkedObject(name, run) {
	const said = await run([
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], `${name}\n`);
	const [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+$/m.exec(said ?? "") ?? [];
	return id && type ? {
		mode: "",
		type,
		id
	} : void 0;
}
const isPartial = async (run) => await run([
	"config",
	"--local",
	"--get-regexp",
	String.raw`^remote\..*\.promisor$`
]) !== void 0;
const withoutMark = (text) => text.replace(/^\uFEFF/, "");
// src/gate/settings.ts
const CONFIRM = 50;
const gateSettings = strictObject({
	maxErrorRate: number().min(0).max(1).default(.1),
	maxDrop: number().min(0).lt(1, "below 1: no suite can drop by more than all of its tests, so that this could never fail").default(.02),
	confirm: union([literal("off"), int().min(1)]).default(CONFIRM),
	control: _enum(["on", "off"]).default("on"),
	maxCostIncrease: number().nonnegative().optional(),
	maxLatencyIncrease: number().nonnegative().optional()
});
const SUITES_ALPHA = .03;
const TESTS_ALPHA = .02;
const mostSuspects = ({ confirm }) => confirm === "off" ? CONFIRM : confirm;
// src/app/config/config-settings.ts
const wordsOf = (names) => Object.fromEntries(names.map((name) => [snake(name), name]));
const ALL = wordsOf(inputNames.filter((name) => sourcesOf(name).includes("config")));
const GATE = {
	...wordsOf(inputNames.filter((name) => docsOf(name).gate)),
	budget: "budgetUsd"
};
const EXECUTION = wordsOf([
	"otelFile",
	"otelCaptureContent",
	"otelGroupTurns",
	"traceFile"
]);
Object.keys(GATE);
Object.keys(ALL);
const isOfGate = (word) => Object.values(GATE).includes(word);
const OF_SUITES = {
	gate: [],
	eval_action: ["watch"]
};
function readSettings(config, problems, given = []) {
	const own = settingsIn(config, problems, given);
	const known = [...given, ...own.map(({ word }) => word)];
	const others = config.program === void 0 ? [] : settingsIn(config.program, problems, known);
	return [...own, ...others.filter(({ word }) => own.every((setting) => setting.word !== word))];
}
function settingsIn({ text, file }, problems, known) {
	if (file.endsWith("agentv.config.ts")) {
		const program = readProgramConfig(file, text);
		const found = program?.problems ?? [computedProgram(file, text, { hasBudget: known.includes("budgetUsd") })];
		problems.push(...found.filter(({ severity }) => severity === "error"));
		return program === void 0 ? [] : settingsOf(program.root, problems);
	}
	const opened = openYaml(file, text);
	if (opened.kind === "invalid") {
		if (mentionsPolicy(text)) problems.push(...opened.problems);
		return [];
	}
	const { root } = opened;
	if (!root.isMap && mentionsPolicy(text)) problems.push(wholeOf(root));
	return settingsOf(root, problems);
}
function settingsOf(root, problems) {
	return withoutRepeats([
		...readBlock(root.field("gate"), "gate", GATE, problems),
		...readBlock(root.field("eval_action"), "eval_action", ALL, problems),
		...readExecution(root.field("execution"), problems)
	], problems);
}
function readBlock(block, name, words, problems) {
	if (block === void 0) return [];
	if (!block.isMap) {
		problems.push(block.wrongType(name, `a mapping, such as ${name}: { threshold: 0.8 }`));
		return [];
	}
	return block.keys().filter((key) => !OF_SUITES[name].includes(key)).flatMap((key) => {
		const word = wordOf(key, words);
		const cursor = block.key(key);
		if (cursor === void 0) return [];
		if (word === void 0) problems.push(unknownWord(key, cursor, name, words));
		if (word === void 0 || cursor.value === null) return [];
		const text = textOf(cursor);
		if (text === void 0) problems.push(cursor.wrongType(key, "text, a number, true or false, or a list of these"));
		return text === void 0 || text.trim() === "" ? [] : [{
			word,
			key,
			text,
			cursor
		}];
	});
}
function readExecution(block, problems) {
	if (!block?.isMap) return [];
	const settings = Object.entries(EXECUTION).flatMap(([key, word]) => {
		const cursor = block.field(key);
		const text = cursor && scalarText(cursor);
		if (cursor !== void 0 && cursor.value !== null && text === void 0) problems.push(cursor.wrongType(key, key === "otel_file" || key === "trace_file" ? "text" : "true or false"));
		return cursor === void 0 || text === void 0 || text.trim() === "" ? [] : [{
			word,
			key,
			text,
			cursor
		}];
	});
	const [exported, backend] = [block.field("export_otel"), block.field("otel_backend")];
	if (exported?.value !== void 0 && exported.value !== null && typeof exported.value !== "boolean") problems.push(exported.wrongType("export_otel", "true or false"));
	if (exported?.value !== true) return settings;
	return [...settings, {
		word: "otel",
		key: "export_otel",
		text: backend?.text?.trim() || "otlp",
		cursor: exported
	}];
}
const scalarText = ({ value }) => typeof value === "string" || typeof value === "boolean" ? String(value) : void 0;
function wordOf(key, words) {
	const name = key.replaceAll("-", "_");
	return Object.hasOwn(words, name) ? words[name] : void 0;
}
function unknownWord(key, cursor, block, words) {
	const location = cursor.keyLocation;
	const refusal = refusalOf(key, "config");
	if (refusal !== void 0) return cursor.error("UNKNOWN_FIELD", refusal.message, {
		location,
		hint: refusal.hint
	});
	const elsewhere = block === "gate" ? wordOf(key, ALL) : wordOf(key, GATE);
	return cursor.error("UNKNOWN_FIELD", `"${cutEnd(key, 60)}" is not a setting of "${block}"`, {
		location,
		hint: elsewhere === void 0 ? suggestion(key, Object.keys(words), "words") : `Move it to "${block === "gate" ? "eval_action" : "gate"}".`
	});
}
function textOf({ value }) {
	const texts = (Array.isArray(value) ? value : [value]).map((item) => typeof item === "string" || typeof item === "number" || typeof item === "boolean" ? String(item) : void 0);
	return texts.some((text) => text === void 0) ? void 0 : texts.join("\n");
}
function withoutRepeats(settings, problems) {
	const first = new Map();
	return settings.filter((setting) => {
		const other = first.get(setting.word);
		if (other === void 0) return first.set(setting.word, setting);
		problems.push(setting.cursor.error("DUPLICATE_ID", `"${setting.key}" and "${other.key}" are the same setting, which is given twice`, {
			location: setting.cursor.keyLocation,
			hint: "Remove one of them."
		}));
		return false;
	});
}
// src/app/policy/policy-changes.ts
const LOCATIONS = [
	"evals",
	"target",
	"targets",
	"workspacePath",
	"outputDirectory",
	"experiment"
];
function effectiveSettings(base, head) {
	const redactions = [...base, ...head].filter(({ word }) => word === "redact");
	return [
		...base.filter(({ word }) => word !== "redact" && !LOCATIONS.includes(word)),
		...head.filter(({ word }) => LOCATIONS.includes(word)),
		...redactions.slice(0, 1).map((each) => ({
			...each,
			text: redactions.map(({ text }) => text).join("\n")
		}))
	];
}
function changedSettings(file, base, head) {
	const words = new Map([...base, ...head].map(({ word }) => [snake(word), word]));
	return changedKeys(file, valuesOf(base), valuesOf(head)).map((change) => {
		const word = words.get(change.key);
		return word !== void 0 && isOfGate(word) ? change : {
			file: change.file,
			key: change.key
		};
	});
}
const valuesOf = (settings) => new Map(settings.map(({ word, text }) => [snake(word), text.trim()]));
const LONGEST_NAME = 80;
const LONGEST_VALUE = 60;
function changedKeys(file, base, head) {
	return [...new Set([...base.keys(), ...head.keys()])].filter((key) => base.get(key) !== head.get(key)).map((key) => {
		const [inBase, inHead] = [base.get(key), head.get(key)];
		return {
			file: cutMiddle(file, LONGEST_NAME),
			key: cutMiddle(key, LONGEST_NAME),
			...inBase !== void 0 && { base: shown(inBase) },
			...inHead !== void 0 && { head: shown(inHead) }
		};
	});
}
const shown = (value) => cutMiddle(value.replaceAll(/\s*\n\s*/g, ", "), LONGEST_VALUE);
// src/app/policy/policy.ts
function readPolicy(inputs, config) {
	const problems = [];
	return policyWith(inputs, config === void 0 ? [] : readSettings(config, problems, inputs.given), problems);
}
function policyOfBase(inputs, base, head) {
	readPolicy(inputs, base);
	const [ofBase, ofHead] = [base, head].map((config) => (config && readSettings(config, [])) ?? []);
	const isOpen = ({ word }) => !isInput(word) || !inputs.given.includes(word);
	const file = (head ?? base)?.file ?? "";
	return {
		policy: policyWith(inputs, effectiveSettings(ofBase, ofHead), []),
		changes: changedSettings(file, ofBase.filter(isOpen), ofHead.filter(isOpen))
	};
}
function policyWith(inputs, settings, problems) {
	const combined = {
		...inputs,
		...configuredInputs(inputs, settings, problems)
	};
	const gate = policyOf(combined);
	problems.push(...contradictions(combined, gate, settings));
	if (problems.length > 0) throw new UserError(problems);
	const configured = settings.map(({ word }) => word).filter((word) => !isInput(word) || !inputs.given.includes(word));
	return {
		inputs: combined,
		gate,
		...configured.length > 0 && { configured }
	};
}
function policyOf({ maxErrorRate, maxDrop, confirm, control, maxCostIncrease, maxLatencyIncrease }) {
	return {
		maxErrorRate,
		maxDrop,
		confirm,
		control,
		...maxCostIncrease !== void 0 && { maxCostIncrease },
		...maxLatencyIncrease !== void 0 && { maxLatencyIncrease }
	};
}
function configuredInputs(inputs, settings, problems) {
	const values = settings.flatMap(({ word, text, cursor, key }) => {
		if (!isInput(word)) return [];
		const read = inputsSchema.shape[word].safeParse(text);
		if (!read.success) problems.push(cursor.wrongType(key, read.error.issues[0]?.message ?? "a valid value"));
		return read.success && !inputs.given.includes(word) ? [[word, read.data]] : [];
	});
	return Object.fromEntries(values);
}
function contradictions(inputs, gate, settings) {
	const locationOf = (word) => settings.find((setting) => setting.word === word)?.cursor.location;
	const problem = (words, message, hint) => {
		const location = words.map(locationOf).find((found) => found !== void 0);
		return {
			code: "INPUT_INVALID",
			severity: "error",
			message,
			...location && { location },
			hint
		};
	};
	const { baseline } = inputs;
	const isSaidWith = (word) => isSaidTogether(word, inputs, settings);
	return [
		...(gateSettings.safeParse(gate).error?.issues ?? []).map(({ path, message }) => {
			const word = String(path[0]);
			return problem([word], `${kebab(word)} must be ${message}`, "Change one of the two.");
		}),
		...baseline.includes("none") && inputs.seedBaseline !== void 0 && isSaidWith("seedBaseline") ? [problem(["seedBaseline", "baseline"], "baseline is \"none\", so seed-baseline would apply to every run", "Set another baseline, or remove seed-baseline.")] : [],
		...withoutBaseline(inputs, gate, settings).map((word) => problem([word, "baseline"], `baseline is "none", so ${kebab(word)} can never fail: it needs a comparison`, "Set another baseline, or remove one of the two.")),
		...inputs.baselineBranch !== void 0 && baseline.some((each) => each !== "auto") && isSaidWith("baselineBranch") ? [problem(["baselineBranch", "baseline"], `baseline is "${baseline[0]}", so baseline-branch has no effect: only "auto" uses it`, "Set baseline to \"auto\", or remove baseline-branch.")] : [],
		...baseline.length > 1 && baseline.some((each) => each === "none" || each === "auto") ? [problem(["baseline"], `baseline contains "${baseline.includes("none") ? "none" : "auto"}" and other values`, "List files, folders or runs, or use \"auto\" or \"none\" alone.")] : []
	];
}
function withoutBaseline(inputs, gate, settings) {
	if (!inputs.baseline.includes("none")) return [];
	return ["maxCostIncrease", "maxLatencyIncrease"].filter((word) => gate[word] !== void 0 && isSaidTogether(word, inputs, settings));
}
const isSaidTogether = (word, { given }, settings) => given.includes("baseline") ? isInput(word) && given.includes(word) : settings.some((setting) => setting.word === word) && !(isInput(word) && given.includes(word));
// src/app/policy/find-policy.ts
async function findPolicy(inputs, { cwd: start, files }, base) {
	const cwd = resolve(start, inputs.workingDirectory);
	const paths = configPaths(cwd, base?.root ?? await findRepository(cwd, files));
	const configIn = (texts) => {
		const [program, config] = [true, false].map((isProgram) => {
			const path = paths.find((each) => texts.has(each) && each.endsWith("agentv.config.ts") === isProgram);
			return path === void 0 ? void 0 : {
				text: texts.get(path) ?? "",
				file: shownPath(path, cwd)
			};
		});
		return config === void 0 ? program : {
			...config,
			program
		};
	};
	const checkedOut = async () => readPolicy(inputs, configIn(await textsOfDisk(paths, files)));
	if (base === void 0) return {
		...await checkedOut(),
		warnings: []
	};
	const head = await ofHead(base, paths, (texts) => {
		const config = configIn(texts);
		if (base.isOwnRun) readPolicy(inputs, config);
		return { config };
	});
	const source = {
		of: base.of,
		base: base.commit
	};
	try {
		const theirs = configIn(await base.texts(paths));
		const { policy, changes } = policyOfBase(inputs, theirs, head === void 0 ? theirs : head.config);
		return {
			...policy,
			warnings: [],
			source: {
				...source,
				from: "base",
				changes: [...changes]
			},
			base
		};
	} catch (error) {
		const { problem, ...unread } = whyUnread(error);
		return {
			...await checkedOut(),
			warnings: [problem],
			source: {
				...source,
				...unread,
				changes: []
			}
		};
	}
}
async function ofHead(base, paths, read) {
	try {
		return read(await base.head(paths));
	} catch (error) {
		if (error instanceof ServiceError || error instanceof UserError && !base.isOwnRun) return void 0;
		throw error;
	}
}
function whyUnread(error) {
	const why = reasonOf(error);
	const fault = error instanceof ServiceError ? error.fault : void 0;
	const isRefusal = fault === "refused" || fault === "missing";
	if (fault === void 0 || isRefusal || fault === "noToken") {
		const message = `The policy of the base branch could not be used, so the checked-out policy applies: ${why}`;
		return {
			from: "checkout",
			why,
			problem: {
				...unread(message),
				...isRefusal && { hint: permissionHint() }
			}
		};
	}
	const message = `The policy of the base branch could not be read, so this run has no verdict: ${why}`;
	return {
		from: "unavailable",
		why,
		problem: unread(message)
	};
}
function reasonOf(error) {
	if (error instanceof ServiceError) return error.message;
	const [first] = error instanceof UserError ? error.problems : [];
	if (first === void 0) throw error;
	return first.location === void 0 ? first.message : `${first.location.file}:${first.location.line}: ${first.message}`;
}
const unread = (message) => ({
	code: "BASE_UNREAD",
	severity: "warning",
	message
});
function configPaths(cwd, root) {
	const paths = [];
	for (let folder = cwd;; folder = dirname(folder)) {
		paths.push(...["config.yaml", "config.yml"].map((name) => join(folder, ".agentv", name)), join(folder, PROGRAM_CONFIG));
		if (folder === root || dirname(folder) === folder) return paths;
	}
}
export { textsOfClone as _, policyOf as a, TESTS_ALPHA as c, MAX_POLICY_BYTES as d, baseOfMerge as f, originOfClone as g, isCommit as h, unread as i, gateSettings as l, inClone as m, ofHead as n, changedKeys as o, entriesOf as p, reasonOf as r, SUITES_ALPHA as s, findPolicy as t, mostSuspects as u, textsOfDisk as v, textsOfGitHub as y };
