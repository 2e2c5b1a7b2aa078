import { E as locationText, _ as UserError, l as cutEnd, m as plural, u as cutMiddle } from "./json.js";
import { i as suggestion, n as listed, r as mistypedKey, t as didYouMean } from "./did-you-mean.js";
import { _ as hookPoints, g as containerNetworks, h as trialStrategies, v as resets, y as workspaceModes } from "./grade.js";
import { c as missingVariable, d as readWatch, f as checkFields, m as notSupportedYet, p as firstOf, s as interpolate, u as checkRequiredVersion } from "./config.js";
import { c as canonicalName, l as findKind } from "./program-file.js";
import { c as roles } from "./once.js";
import { f as commonImageTypes } from "./providers.js";
import { t as Bounds } from "./bounds.js";
import { n as searchRoots } from "./env-files.js";
import { i as openYaml, n as Source, r as openJson, t as Cursor } from "./source.js";
import { t as isMapping } from "./mapping.js";
import { t as shownPath } from "./shown-path.js";
import { basename, dirname, extname, isAbsolute, join, posix, relative, resolve } from "node:path";
// src/suites/fields/test-id.ts
function idOf(item) {
	const id = item.field("id")?.text;
	return id === void 0 || id.trim() === "" ? void 0 : id;
}
// src/suites/fields/among-tests.ts
function refuseRepeatedIds(entries, problems) {
	const first = new Map();
	for (const entry of entries) {
		const id = idOf(entry);
		if (id === void 0) continue;
		const earlier = first.get(id);
		if (earlier === void 0) {
			first.set(id, entry);
			continue;
		}
		const [location, other] = [entry.field("id")?.keyLocation, earlier.field("id")?.keyLocation];
		problems.push(entry.error("DUPLICATE_ID", `Two tests have the id "${cutEnd(id, 60)}"`, {
			...location && { location },
			expected: "an id that no other test of the file has",
			hint: other?.file === location?.file ? `The other one is in line ${other?.line}.` : `The other one is ${other && locationText(other)}.`
		}));
	}
}
const MOST_COMPARED$1 = 100;
function warnOfUnknownTargets(tests, targets, problems) {
	if (targets.length < 2) return;
	const names = targets.map(({ name }) => name);
	const known = new Set(names);
	for (const test of tests) {
		if (test.kind !== "test") continue;
		const unknown = (test.targets ?? []).filter((name) => !known.has(name));
		const [first] = unknown;
		if (first === void 0) continue;
		problems.push({
			code: "UNKNOWN_TARGET",
			severity: "warning",
			message: `The test "${cutEnd(test.id, 60)}" is restricted to targets that the suite does not use`,
			location: test.location,
			expected: `some of ${listed(names)}`,
			found: listed(unknown),
			hint: suggestion(first, names.slice(0, MOST_COMPARED$1), "targets of the suite")
		});
	}
}
// src/suites/fields/numbers.ts
function share(mapping, key, problems) {
	return numberWithin(mapping, key, {
		expected: "a number from 0 to 1",
		accepts: (value) => value >= 0 && value <= 1
	}, problems);
}
function wholeNumber(mapping, key, [least, most], problems) {
	return numberWithin(mapping, key, {
		expected: most === Number.POSITIVE_INFINITY ? `a whole number, ${least} or more` : `a whole number from ${least} to ${most}`,
		accepts: (value) => Number.isInteger(value) && value >= least && value <= most
	}, problems);
}
function positive(mapping, key, problems) {
	return numberWithin(mapping, key, {
		expected: "a number over 0",
		accepts: (value) => value > 0
	}, problems);
}
function numberWithin(mapping, key, { expected, accepts }, problems) {
	const field = mapping.field(key);
	if (field === void 0) return void 0;
	const { value } = field;
	if (typeof value === "number" && Number.isFinite(value) && accepts(value)) return value;
	problems.push(field.wrongType(key, expected, adviceForNumber(value, accepts)));
}
function adviceForNumber(value, accepts) {
	if (typeof value === "string") return value.trim() !== "" && accepts(Number(value)) ? `Write ${Number(value)} without quotes.` : void 0;
	return typeof value === "number" && value >= 10 && value <= 100 && !accepts(value) && accepts(.5) ? `Write ${Number((value / 100).toPrecision(12))} for ${value} %.` : void 0;
}
function adviceForFlag(value) {
	if (typeof value !== "string") return void 0;
	if (/^(?:yes|on|true|y)$/i.test(value)) return "Write true, without quotes.";
	return /^(?:no|off|false|n)$/i.test(value) ? "Write false, without quotes." : void 0;
}
// src/suites/workspace/workspace-hooks.ts
const POINTS = {
	beforeAll: "before_all",
	beforeEach: "before_each",
	afterEach: "after_each",
	afterAll: "after_all"
};
const HOOKS_FIELDS = {
	of: "the hooks of a workspace",
	read: ["enabled", ...Object.values(POINTS)],
	withoutEffect: {},
	meant: {
		setup: "before_each",
		teardown: "after_each"
	}
};
const HOOK_FIELDS = {
	of: "a hook",
	read: [
		"command",
		"script",
		"timeout_ms",
		"cwd",
		"reset"
	],
	withoutEffect: {},
	elsewhere: {
		timeout: "Use \"timeout_ms\", in milliseconds.",
		timeout_seconds: "Use \"timeout_ms\"."
	}
};
const RESET_FIELDS = {
	of: "the reset of a workspace",
	read: ["strategy", "after_each"],
	withoutEffect: {}
};
function readHooks(workspace, folder, problems) {
	const hooks = workspace.field("hooks");
	if (hooks !== void 0 && !hooks.isMap) problems.push(hooks.wrongType("hooks", "a mapping of hooks"));
	else if (hooks !== void 0) checkFields(hooks, HOOKS_FIELDS, problems);
	const read = Object.fromEntries(hookPoints.map((point) => [point, readPoint(workspace, point, folder, problems)]));
	const reset = readOldReset(workspace.field("reset"), problems);
	const enabled = readEnabled(hooks?.field("enabled"), problems);
	const afterEach = reset && {
		location: workspace.location,
		reset,
		...definedOnly(read.afterEach)
	};
	return {
		...read,
		...afterEach && { afterEach },
		...enabled !== void 0 && { enabled }
	};
}
function mergeHooks(suite, test) {
	const merged = hookPoints.flatMap((point) => {
		const location = test[point]?.location ?? suite[point]?.location;
		return location === void 0 ? [] : [[point, {
			...definedOnly(suite[point]),
			...definedOnly(test[point]),
			location
		}]];
	});
	return {
		...Object.fromEntries(merged),
		enabled: test.enabled ?? suite.enabled
	};
}
function withDefaults(declared, folder) {
	if (declared.enabled === false) return {};
	const hooks = hookPoints.flatMap((point) => {
		const hook = declared[point];
		if (hook === void 0 || hook.command === void 0 && (hook.reset ?? "none") === "none") return [];
		return [[point, {
			cwd: folder,
			timeoutMs: point.startsWith("before") ? 6e4 : 3e4,
			reset: "none",
			...definedOnly(hook)
		}]];
	});
	return Object.fromEntries(hooks);
}
function readPoint(workspace, point, folder, problems) {
	const name = POINTS[point];
	const [first, ...others] = [
		[`hooks.${name}`, workspace.field("hooks")?.field(name)],
		[name, workspace.field(name)],
		...point === "beforeEach" ? [["setup", workspace.field("setup")]] : [],
		...point === "afterEach" ? [["teardown", workspace.field("teardown")]] : []
	].flatMap(([shown, field]) => field === void 0 ? [] : [{
		shown,
		field
	}]);
	if (first === void 0) return void 0;
	if (!first.shown.startsWith("hooks.")) {
		const hint = `Use "hooks: { ${name}: \u2026 }" instead.`;
		problems.push(first.field.warning("DEPRECATED", `"${first.shown}" is an old name`, {
			location: first.field.keyLocation,
			hint
		}));
	}
	for (const { shown, field } of others) {
		const message = `"${shown}" is ignored because "${first.shown}" is set too`;
		problems.push(field.warning("UNUSED", message, { location: field.keyLocation }));
	}
	return readHook(first.field, point, folder, problems);
}
function readHook(field, point, folder, problems) {
	const name = POINTS[point];
	if (!field.isMap) {
		problems.push(field.wrongType(name, "a mapping with \"command\"", "Write { command: [program, argument] }."));
		return;
	}
	checkFields(field, HOOK_FIELDS, problems);
	const found = firstOf(field, ["command", "script"], problems, { isConverted: false });
	const command = found && readWords(found.field, found.name, problems);
	const cwd = field.field("cwd");
	if (cwd !== void 0 && !cwd.text?.trim()) problems.push(cwd.wrongType("cwd", "the path of a folder"));
	const timeoutMs = positive(field, "timeout_ms", problems);
	const reset = readReset(field.field("reset"), point, problems);
	if (found === void 0 && field.field("reset") === void 0) {
		const message = `"${name}" has neither a command nor a reset and does nothing`;
		problems.push(field.warning("UNUSED", message, { location: field.keyLocation }));
	}
	return {
		...command && { command },
		...cwd?.text?.trim() && { cwd: resolve(folder, cwd.text.trim()) },
		...timeoutMs !== void 0 && { timeoutMs },
		...reset && { reset },
		location: field.keyLocation
	};
}
function readWords(field, name, problems) {
	const words = field.isList ? field.items().map(({ text, value }) => text ?? (typeof value === "number" ? String(value) : void 0)) : field.text?.split(/\s+/).filter((word) => word !== "");
	const command = words?.filter((word) => word !== void 0 && !word.includes("\0"));
	if (command !== void 0 && command.length > 0 && command.length === words?.length && command[0] !== "") return command;
	problems.push(field.wrongType(name, "a list of texts: a program and its arguments"));
}
function readReset(field, point, problems) {
	if (field === void 0) return void 0;
	const reset = resets.find((each) => each === field.text);
	if (reset === void 0) {
		problems.push(field.wrongType("reset", resets.join(", ")));
		return;
	}
	if (point === "beforeEach" || point === "afterEach") return reset;
	const message = `"reset" has no effect in ${POINTS[point]}: it belongs to before_each and after_each`;
	problems.push(field.warning("UNUSED", message, { location: field.keyLocation }));
}
function readOldReset(field, problems) {
	if (field === void 0) return void 0;
	if (!field.isMap) {
		problems.push(field.wrongType("reset", "a mapping", "Use \"hooks: { after_each: { reset: fast } }\" instead."));
		return;
	}
	checkFields(field, RESET_FIELDS, problems);
	problems.push(field.warning("DEPRECATED", "\"reset\" of a workspace is an old name", {
		location: field.keyLocation,
		hint: "Use \"hooks: { after_each: { reset: fast } }\" instead."
	}));
	const strategy = field.field("strategy");
	const after = field.field("after_each");
	if (after !== void 0 && typeof after.value !== "boolean") problems.push(after.wrongType("after_each", "true or false", adviceForFlag(after.value)));
	const meaning = strategy === void 0 ? void 0 : OLD_RESETS[strategy.text ?? ""];
	if (strategy !== void 0 && meaning === void 0) problems.push(strategy.wrongType("strategy", "hard, recreate, none"));
	return after?.value === true ? meaning : void 0;
}
const OLD_RESETS = {
	hard: "fast",
	recreate: "strict",
	none: "none"
};
function readEnabled(field, problems) {
	if (field === void 0 || typeof field.value === "boolean") return field?.value;
	problems.push(field.wrongType("enabled", "true or false", adviceForFlag(field.value)));
}
const definedOnly = (hook) => Object.fromEntries(Object.entries(hook ?? {}).filter(([, value]) => value !== void 0));
// src/suites/workspace/target-hooks.ts
const TARGET_HOOKS_FIELDS = {
	of: "the hooks of a target",
	read: Object.values(POINTS),
	withoutEffect: { enabled: "it turns off the hooks of a workspace" }
};
const TARGET_HOOK_FIELDS = {
	of: "a hook of a target",
	read: [
		"command",
		"script",
		"timeout_ms",
		"timeoutMs",
		"cwd"
	],
	withoutEffect: { reset: "it belongs to the hooks of a workspace" },
	elsewhere: {
		timeout: "Use \"timeout_ms\", in milliseconds.",
		timeout_seconds: "Use \"timeout_ms\"."
	}
};
function readTargetHooks(hooks, problems) {
	if (hooks === void 0) return void 0;
	if (!hooks.isMap) {
		problems.push(hooks.wrongType("hooks", "a mapping of hooks"));
		return;
	}
	checkFields(hooks, TARGET_HOOKS_FIELDS, problems);
	const read = hookPoints.flatMap((point) => {
		const hook = readTargetHook(hooks.field(POINTS[point]), point, problems);
		return hook === void 0 ? [] : [[point, hook]];
	});
	return read.length === 0 ? void 0 : Object.fromEntries(read);
}
function readTargetHook(field, point, problems) {
	if (field === void 0) return void 0;
	const name = POINTS[point];
	if (!field.isMap) {
		problems.push(field.wrongType(name, "a mapping with \"command\"", "Write { command: [program, argument] }."));
		return;
	}
	checkFields(field, TARGET_HOOK_FIELDS, problems);
	const found = firstOf(field, ["command", "script"], problems, { isConverted: false });
	const cwd = field.field("cwd");
	if (cwd !== void 0 && !cwd.text?.trim()) problems.push(cwd.wrongType("cwd", "the path of a folder"));
	const time = firstOf(field, ["timeout_ms", "timeoutMs"], problems, { isConverted: false });
	const timeoutMs = time && positive(field, time.name, problems);
	if (found === void 0) {
		const message = `"${name}" of a target has no command and does nothing`;
		problems.push(field.warning("UNUSED", message, { location: field.keyLocation }));
		return;
	}
	const command = readCommand(found.field, found.name, problems);
	return command && {
		command,
		...cwd?.text?.trim() && { cwd: cwd.text.trim() },
		timeoutMs: timeoutMs ?? (point.startsWith("before") ? 6e4 : 3e4),
		location: field.keyLocation
	};
}
function readCommand(field, name, problems) {
	const text = field.text?.trim();
	return text && !text.includes("\0") ? forShell(text) : readWords(field, name, problems);
}
function forShell(text) {
	const words = [];
	return [
		"sh",
		"-c",
		text.replaceAll(/\{\{\s*\w+\s*\}\}/g, (word) => `"\${${words.push(word)}}"`),
		"sh",
		...words
	];
}
// src/suites/fields/execution.ts
const EXECUTION_FIELDS$1 = {
	of: "execution",
	read: [
		"target",
		"targets",
		"assertions",
		"assert",
		"evaluators",
		"workers",
		"trials",
		"threshold",
		"must_pass",
		"timeout_seconds",
		"max_cost_usd",
		"cache",
		"cache_path",
		"fail_on_error",
		"failOnError",
		"budget_usd",
		"budgetUsd",
		"total_budget_usd",
		"totalBudgetUsd",
		"watch"
	],
	withoutEffect: {
		skip_defaults: "it belongs to the execution of a test",
		cachePath: "it is spelled \"cache_path\""
	}
};
const TARGET_FIELDS = {
	of: "a target of a suite",
	read: [
		"name",
		"use_target",
		"hooks"
	],
	required: ["name"],
	withoutEffect: {},
	elsewhere: {
		provider: "Targets are configured in the targets file; \"use_target\" names one of them.",
		model: "Targets are configured in the targets file; \"use_target\" names one of them."
	}
};
const TRIAL_FIELDS = {
	of: "trials",
	read: [
		"count",
		"strategy",
		"cost_limit_usd",
		"costLimitUsd"
	],
	withoutEffect: {}
};
const BUDGET_NAMES = [
	"budget_usd",
	"budgetUsd",
	"total_budget_usd",
	"totalBudgetUsd"
];
function readExecution$1(root, problems) {
	const execution = root.field("execution");
	if (execution !== void 0 && !execution.isMap) problems.push(execution.wrongType("execution", "a mapping"));
	if (!execution?.isMap) return {
		targets: readTargets(root, void 0, problems),
		failOnError: false
	};
	checkFields(execution, EXECUTION_FIELDS$1, problems);
	const workers = wholeNumber(execution, "workers", [1, 50], problems);
	const threshold = share(execution, "threshold", problems);
	const mustPass = readFlag$2(execution.field("must_pass"), "must_pass", problems);
	const timeoutSeconds = positive(execution, "timeout_seconds", problems);
	const maxCostUsd = positive(execution, "max_cost_usd", problems);
	const trials = readTrials(execution.field("trials"), problems);
	const budget = firstOf(execution, BUDGET_NAMES, problems);
	const budgetUsd = budget && positive(execution, budget.name, problems);
	const watch = readWatch(execution.field("watch"), problems);
	return {
		targets: readTargets(root, execution, problems),
		...readCache(execution, problems),
		...workers !== void 0 && { workers },
		...threshold !== void 0 && { threshold },
		...mustPass && { mustPass },
		...timeoutSeconds !== void 0 && { timeoutSeconds },
		...maxCostUsd !== void 0 && { maxCostUsd },
		...trials !== void 0 && { trials },
		...budgetUsd !== void 0 && { budgetUsd },
		...watch !== void 0 && { watch },
		failOnError: readFlag$2(firstOf(execution, ["fail_on_error", "failOnError"], problems)?.field, "fail_on_error", problems)
	};
}
function readCache(execution, problems) {
	const cache = execution.field("cache");
	const path = execution.field("cache_path");
	if (cache !== void 0 && typeof cache.value !== "boolean") problems.push(cache.wrongType("cache", "true or false"));
	if (path !== void 0 && !path.text?.trim()) problems.push(path.wrongType("cache_path", "the path of a folder"));
	return {
		...typeof cache?.value === "boolean" && { cache: cache.value },
		...path?.text?.trim() && { cachePath: path.text.trim() }
	};
}
function readFlag$2(field, name, problems) {
	if (field === void 0 || typeof field.value === "boolean") return field?.value === true;
	problems.push(field.wrongType(name, "true or false", adviceForFlag(field.value)));
	return false;
}
function readTargets(root, execution, problems) {
	const list = execution?.field("targets");
	const isEmptyList = list?.isList === true && list.items().length === 0;
	const [first, ...ignored] = [...list === void 0 || isEmptyList ? [] : [list], ...[execution?.field("target"), root.field("target")].filter((field) => field !== void 0)];
	for (const field of ignored) problems.push(field.warning("UNUSED", "\"target\" is ignored because \"execution\" sets the targets", { location: field.keyLocation }));
	if (first === void 0) return [];
	return first === list ? readList$1(list, problems) : readName$3(first, problems);
}
function readList$1(list, problems) {
	if (!list.isList) {
		const hint = list.text === void 0 ? void 0 : "Use \"target\" for a single one.";
		problems.push(list.wrongType("targets", "a list of target names", hint));
	}
	const names = list.items().flatMap((item) => item.isMap ? readEntry$1(item, problems) : readName$3(item, problems));
	const seen = new Set();
	return names.filter(({ name, location }) => {
		if (!seen.has(name)) return seen.add(name);
		const message = `The target "${cutEnd(name, 60)}" is listed twice and used once`;
		problems.push({
			code: "UNUSED",
			severity: "warning",
			message,
			location
		});
		return false;
	});
}
function readEntry$1(item, problems) {
	checkFields(item, TARGET_FIELDS, problems);
	const name = item.field("name");
	const useTarget = item.field("use_target");
	if (name === void 0) {
		problems.push(item.missing("name", "A target of a suite needs a \"name\"", "the name of a target"));
		return [];
	}
	const [named] = readName$3(name, problems, "name");
	const hooks = readTargetHooks(item.field("hooks"), problems);
	const own = hooks && { hooks };
	if (named === void 0 || useTarget === void 0) return named === void 0 ? [] : [{
		...named,
		...own
	}];
	const [used] = readName$3(useTarget, problems, "use_target");
	return used === void 0 ? [] : [{
		name: named.name,
		location: useTarget.location,
		useTarget: used.name,
		...own
	}];
}
function readName$3(field, problems, key = "target") {
	const name = field.text?.trim();
	if (name) return [{
		name,
		location: field.location
	}];
	problems.push(field.wrongType(key, "the name of a target"));
	return [];
}
function readTrials(field, problems) {
	if (field === void 0) return void 0;
	if (!field.isMap) {
		const hint = typeof field.value === "number" ? `Write trials: { count: ${field.value} }.` : void 0;
		problems.push(field.wrongType("trials", "a mapping with \"count\"", hint));
		return;
	}
	checkFields(field, TRIAL_FIELDS, problems);
	const count = wholeNumber(field, "count", [1, Number.POSITIVE_INFINITY], problems);
	if (field.field("count") === void 0) problems.push(field.error("MISSING_FIELD", "\"trials\" needs \"count\", the number of trials of each test", { expected: "a whole number, 1 or more" }));
	const costLimitUsd = positive(field, "cost_limit_usd", problems) ?? positive(field, "costLimitUsd", problems);
	return count === void 0 ? void 0 : {
		count,
		strategy: readStrategy(field, problems),
		...costLimitUsd !== void 0 && { costLimitUsd }
	};
}
function readStrategy(field, problems) {
	const strategy = field.field("strategy");
	if (strategy === void 0) return "pass_at_k";
	const known = trialStrategies.find((name) => name === strategy.text);
	if (known !== void 0) return known;
	const meant = strategy.text === void 0 ? void 0 : didYouMean(strategy.text, trialStrategies);
	problems.push(strategy.wrongType("strategy", `one of ${trialStrategies.join(", ")}`, meant && `Did you mean "${meant}"?`));
	return "pass_at_k";
}
// src/suites/graders/criteria.ts
function readCriterion(item, text, problems) {
	const criterion = text.trim();
	if (criterion !== "") return {
		criterion,
		item
	};
	problems.push(item.warning("UNUSED", "An empty text in the list of graders has no effect and is ignored"));
}
function joinCriteria(entries, { kinds, isTurn = false }, problems) {
	if (entries.every(isGrader)) return [...entries];
	const criteria = entries.filter(isCriterion);
	const [first] = criteria;
	if (first !== void 0 && findKind(kinds, "rubrics") === void 0) problems.push(notSupportedYet("A criterion written as plain text (judged by a model)", first.item));
	return entries.flatMap((entry) => {
		if (!isCriterion(entry)) return entry;
		return entry === first ? (isTurn ? turnRubrics : rubricsOf)(criteria, first.item) : [];
	});
}
const isCriterion = (entry) => "criterion" in entry;
const isGrader = (entry) => !isCriterion(entry);
const rubricsOf = (criteria, { location }) => ({
	name: "rubrics",
	type: "rubrics",
	declaredAs: "rubrics",
	weight: criteria.length,
	negate: false,
	options: { criteria: criteria.map(({ criterion }) => criterion) },
	location
});
const turnRubrics = (criteria, item) => ({
	...rubricsOf(criteria, item),
	name: "turn-rubrics",
	weight: 1,
	options: { criteria: criteria.map(({ criterion }, index) => ({
		id: `criterion-${index + 1}`,
		outcome: criterion,
		required: false
	})) }
});
// src/suites/graders/grader-fields.ts
function readFields$1(item, memberOf, problems) {
	const weighs = memberOf === void 0 || memberOf.weighsMembers === true;
	if (memberOf !== void 0) warnOfUnheeded(item, weighs ? UNWEIGHED : ["weight", ...UNWEIGHED], problems);
	return {
		name: readName$2(item, problems),
		weight: weighs ? readWeight(item, problems) : 1,
		required: memberOf === void 0 ? readRequired(item, problems) : void 0,
		negate: memberOf === void 0 ? readNegate(item, problems) : false
	};
}
const UNWEIGHED = [
	"required",
	"min_score",
	"negate"
];
function warnOfUnheeded(item, keys, problems) {
	for (const key of keys) {
		const field = item.field(key);
		if (field === void 0) continue;
		problems.push(field.warning("UNUSED", `"${key}" has no effect on a member of another grader`, {
			location: field.keyLocation,
			...key === "weight" && { hint: "Set it under \"weights\" of the aggregator, by the name of this grader." }
		}));
	}
}
function readName$2(item, problems) {
	const name = item.field("name");
	if (name === void 0) return void 0;
	if (name.text !== void 0 && name.text.trim() !== "") return name.text;
	problems.push(name.wrongType("name", "text that is not empty"));
}
function readWeight(item, problems) {
	const weight = item.key("weight");
	if (weight === void 0) return 1;
	if (isWeight(weight.value)) return weight.value;
	problems.push(weight.wrongType("weight", "a number, 0 or more", adviceForNumber(weight.value, isWeight)));
	return 1;
}
function readRequired(item, problems) {
	const required = item.field("required");
	const minScore = readMinScore(item, problems);
	if (required === void 0 || required.value === false) {
		if (minScore !== void 0) {
			const field = item.key("min_score") ?? item;
			problems.push(field.warning("UNUSED", "\"min_score\" has no effect without \"required\"", {
				location: field.keyLocation,
				hint: "Add \"required: true\" to enforce it."
			}));
		}
		return;
	}
	if (required.value === true) return minScore ?? "pass-mark";
	if (isShare(required.value)) {
		problems.push(required.oldSpelling("A number for \"required\" is the old form", `Write "required: true" and "min_score: ${required.value}".`, required.location));
		return minScore ?? required.value;
	}
	problems.push(required.wrongType("required", "true, or a number over 0 and up to 1", adviceForFlag(required.value) ?? adviceForNumber(required.value, isShare)));
}
function readMinScore(item, problems) {
	const field = item.field("min_score");
	if (field === void 0) return void 0;
	if (isShare(field.value)) return field.value;
	problems.push(field.wrongType("min_score", "a number over 0 and up to 1", adviceForNumber(field.value, isShare)));
}
const isWeight = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0;
const isShare = (value) => typeof value === "number" && value > 0 && value <= 1;
function readNegate(item, problems) {
	const negate = item.field("negate");
	if (negate === void 0) return false;
	if (typeof negate.value === "boolean") return negate.value;
	problems.push(negate.wrongType("negate", "true or false", adviceForFlag(negate.value)));
	return false;
}
// src/suites/graders/judge-prompts.ts
function withPrompts(item, options, paths, read) {
	return paths.reduce((replacedSoFar, path) => {
		const keys = path.split(".");
		const field = keys.reduce((at, key) => at?.field(key), item);
		return field === void 0 ? replacedSoFar : replaced(replacedSoFar, keys, read(field));
	}, options);
}
function replaced(mapping, keys, value) {
	const [key = "", ...below] = keys;
	const inner = Object.hasOwn(mapping, key) ? mapping[key] : void 0;
	const next = below.length === 0 ? value : replaced({ ...inner }, below, value);
	return {
		...mapping,
		[key]: next
	};
}
function readPrompt(field, references, problems) {
	if (field.isMap) return readProgram(field, references, problems);
	const { text } = field;
	if (text === void 0) {
		problems.push(field.wrongType("prompt", "text, the name of a file (\"file://\u2026\"), or a mapping with \"command\""));
		return unread;
	}
	const [, named] = /^file:\/\/(.*)$/s.exec(text.trim()) ?? [];
	if (named !== void 0) return readFile(field, named, references, problems);
	return (looksLikePath(text) ? readBarePath(field, text.trim(), references, problems) : void 0) ?? inline(text);
}
const inline = (text) => ({
	from: "inline",
	text
});
const unread = inline("unread");
function readFile(field, name, references, problems) {
	const reference = references?.text(name) ?? notHere;
	if (reference.kind === "unread") return unread;
	if (reference.kind === "found") return {
		from: "file",
		path: reference.absolutePath,
		text: reference.text
	};
	const { code, message, ...more } = reference.complaint;
	problems.push(field.error(code, message, more));
	return unread;
}
const notHere = {
	kind: "missing",
	complaint: {
		code: "NOT_SUPPORTED_YET",
		message: "Suites of this format cannot have a prompt file"
	}
};
const looksLikePath = (text) => !/[\n\r\0]|\{\{/.test(text) && text.trim() !== "" && text.length <= 1e3;
function readBarePath(field, path, references, problems) {
	const reference = references?.text(path) ?? notHere;
	if (reference.kind === "unread") return unread;
	if (reference.kind === "found") {
		problems.push(field.oldSpelling("This prompt is the path of a file, which is read; newer versions of AgentV use the path itself as the prompt", `Write "file://${cutMiddle(path, 100)}".`, field.location));
		return {
			from: "file",
			path: reference.absolutePath,
			text: reference.text
		};
	}
	if (reference.kind === "missing") return warnOfLostFile(field, path, problems);
	const { code, message, ...more } = reference.complaint;
	problems.push(field.error(code, message, more));
	return unread;
}
function warnOfLostFile(field, path, problems) {
	if (!/^\S+\.(?:md|txt|prompt|tmpl)$/i.test(path)) return void 0;
	problems.push(field.warning("FILE_MISSING", `There is no file ${cutMiddle(path, 100)}, so this text is the prompt`, { hint: "Start the path of a prompt with \"file://\"." }));
}
const PROGRAM_FIELDS = {
	of: "a prompt",
	read: [
		"command",
		"script",
		"config"
	],
	required: ["command"],
	withoutEffect: {}
};
function readProgram(field, references, problems) {
	checkFields(field, PROGRAM_FIELDS, problems);
	const command = field.field("command") ?? field.field("script");
	const config = field.field("config");
	const words = command?.items().map(({ text }) => text) ?? [];
	const last = words.at(-1);
	if (command === void 0 || last === void 0 || words.some((word) => word === void 0 || word === "")) {
		problems.push(command?.wrongType("command", "a list of a program and its arguments") ?? field.missing("command", "A prompt that is a mapping needs \"command\"", "a list of a program and its arguments"));
		return unread;
	}
	if (config !== void 0 && !config.isMap) problems.push(config.wrongType("config", "a mapping"));
	const script = references?.file(last) ?? notHere;
	if (script.kind === "unread") return unread;
	if (script.kind !== "found") {
		const { code, message, ...more } = script.complaint;
		problems.push((command.items().at(-1) ?? command).error(code, message, more));
		return unread;
	}
	return {
		from: "program",
		command: [...words.slice(0, -1).map(String), script.absolutePath],
		cwd: dirname(script.absolutePath),
		...config?.isMap && { config: config.value }
	};
}
// src/suites/graders/preprocessors.ts
function readPreprocessors(item, kinds, references, problems) {
	const field = item.field("preprocessors");
	if (field === void 0) return [];
	const complaints = kinds.find(({ takesPreprocessors }) => takesPreprocessors)?.check({ preprocessors: field.value }).filter(({ path }) => path[0] === "preprocessors") ?? [];
	for (const { path, message, found } of complaints) {
		const what = `"${cutEnd(path.join("."), 100)}" ${message}`;
		problems.push(item.error("WRONG_TYPE", what, {
			location: item.below(path),
			...found !== void 0 && { found }
		}));
	}
	if (complaints.length > 0 || !field.isList) return [];
	return withScripts(field, references, problems);
}
function withScriptsFound(item, options, references, problems) {
	const field = item.field("preprocessors");
	return field?.isList ? {
		...options,
		preprocessors: withScripts(field, references, problems)
	} : options;
}
function withInherited(specs, inherited, kinds) {
	if (inherited.length === 0) return [...specs];
	return specs.map((spec) => {
		if (!findKind(kinds, spec.type)?.takesPreprocessors) return spec;
		const own = spec.options["preprocessors"];
		return {
			...spec,
			options: {
				...spec.options,
				preprocessors: [...inherited, ...Array.isArray(own) ? own : []]
			}
		};
	});
}
function withScripts(list, references, problems) {
	return list.items().map((entry) => {
		const words = entry.field("command")?.items() ?? [];
		const last = words.at(-1);
		if (last?.text === void 0 || last.text.trim() === "" || references === void 0) return entry.value;
		const script = references.file(last.text);
		if (script.kind === "unread") return entry.value;
		if (script.kind !== "found") {
			const { code, message, ...more } = script.complaint;
			problems.push(last.error(code, message, more));
			return entry.value;
		}
		const command = [...words.slice(0, -1).map(({ value }) => value), script.absolutePath];
		return {
			...entry.value,
			command
		};
	});
}
// src/suites/graders/grader-options.ts
const COMMON_KEYS = [
	"name",
	"type",
	"weight",
	"required",
	"min_score",
	"negate"
];
function readOptions(item, kind, references, problems) {
	const { memberLists = [] } = kind;
	const removed = kind.takesPreprocessors ? refuseJudgeVotes(item, problems) : [];
	const mistyped = kind.keys === void 0 ? mistypedKeys(item, Object.keys(kind.options.shape)) : [];
	const left = [
		COMMON_KEYS,
		memberLists,
		removed,
		mistyped.map(({ key }) => key)
	];
	const own = [];
	for (const key of item.keys()) {
		const field = !left.some((keys) => keys.includes(key)) ? item.key(key) : void 0;
		if (field !== void 0 && (field.value !== null || kind.keys === void 0)) own.push({
			key,
			field
		});
	}
	const prompted = withPrompts(item, Object.fromEntries(own.map(({ key, field }) => [key, optionValue(key, field, problems)])), kind.prompts ?? [], (prompt) => readPrompt(prompt, references, problems));
	const given = kind.takesPreprocessors ? withScriptsFound(item, prompted, references, problems) : prompted;
	const options = {
		...given,
		...kind.impliedBy?.(item.field("type")?.text ?? kind.type, given)
	};
	checkOptions(item, options, kind, problems);
	const reported = kind.check(options).map(({ path }) => String(path[0]));
	refuseMistyped(item, mistyped.filter(({ meant }) => !reported.includes(meant)), problems);
	for (const { key } of own) {
		if (kind.keys === void 0 || kind.keys.includes(key)) continue;
		problems.push(item.unknownKey(key, `"${cutEnd(key, 60)}" is not an option of ${kind.type}`, {
			known: [...kind.keys, ...COMMON_KEYS],
			what: "options",
			reported
		}));
	}
	return options;
}
function mistypedKeys(item, options) {
	const known = [...COMMON_KEYS, ...options];
	return item.keys().flatMap((key) => {
		const meant = mistypedKey(key, known);
		if (meant === void 0 || item.key(meant) !== void 0) return [];
		return key === `${meant}s` || key[0]?.toLowerCase() !== meant[0] ? [] : [{
			key,
			meant
		}];
	});
}
function refuseMistyped(item, mistyped, problems) {
	for (const { key, meant } of mistyped) {
		const type = cutEnd(item.field("type")?.text ?? "", 60);
		problems.push(item.error("UNKNOWN_FIELD", `"${cutEnd(key, 60)}" is not an option of ${type}`, {
			location: item.key(key)?.keyLocation ?? item.location,
			hint: `Did you mean "${meant}"? Write configuration of that name under "config".`
		}));
	}
}
function refuseJudgeVotes(item, problems) {
	const field = item.field("judge_votes");
	if (field === void 0) return [];
	problems.push(field.error("UNKNOWN_FIELD", "\"judge_votes\" was removed", {
		location: field.keyLocation,
		hint: "Remove it: a judge is asked once for each answer."
	}));
	return ["judge_votes"];
}
function checkOptions(item, options, kind, problems) {
	for (const complaint of kind.check(options)) problems.push(optionProblem(complaint, item, options, kind));
	for (const { path, message, hint, isOld, isMistyped } of kind.notes(options)) {
		const isSentence = /^["A-Z]/.test(message);
		const what = path.length === 0 ? `The grader ${kind.type}` : `${named(path)} of the grader ${kind.type}`;
		const text = isSentence ? message : `${what} ${message}`;
		const details = {
			location: item.below(path),
			...hint !== void 0 && { hint }
		};
		const code = isOld ? "DEPRECATED" : "UNUSED";
		problems.push(isMistyped ? item.error("UNKNOWN_FIELD", text, details) : item.warning(code, text, details));
	}
}
function optionProblem({ path, message, found, hint }, item, options, { type }) {
	const [key] = path;
	if (key === void 0) return item.error("GRADER_INVALID", `The grader ${type} ${clause(message)}`);
	if (!Object.hasOwn(options, key)) return {
		...item.missing(String(key), `The grader ${type} needs "${path.join(".")}"`, expectedFrom(message)),
		code: "GRADER_INVALID"
	};
	return {
		code: message.includes("not supported yet") ? "NOT_SUPPORTED_YET" : "GRADER_INVALID",
		severity: "error",
		message: `${named(path)} of the grader ${type} ${clause(message)}`,
		location: item.below(path),
		...found !== void 0 && { found },
		...hint !== void 0 && { hint }
	};
}
const named = (path) => `"${cutEnd(path.join("."), 100)}"`;
const TEXTS = [
	"value",
	"flags",
	"command",
	"script",
	"cwd",
	"skill"
];
function optionValue(key, field, problems) {
	if (!TEXTS.includes(key)) return field.value;
	if (field.isList) return field.items().map((item) => textValue(key, item, problems));
	return textValue(key, field, problems);
}
function textValue(key, field, problems) {
	if (field.text !== void 0) return field.text;
	if (key !== "value" || typeof field.value !== "number" && typeof field.value !== "boolean") return field.value;
	problems.push(field.warning("WRONG_TYPE", `"value" is a ${typeof field.value} and is compared as the text "${field.value}"`, { hint: `Write "${field.value}" in quotes.` }));
	return String(field.value);
}
const expectedFrom = (message) => /^must (?:be|name|have) (.+)$/.exec(message)?.[1] ?? "a value";
const clause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;
// src/suites/graders/graders.ts
function declaredGraders(mapping, locations, problems) {
	const present = [];
	for (const location of locations) {
		const field = fieldAt(mapping, location);
		if (field !== void 0) present.push({
			location,
			field
		});
	}
	const [first, ...others] = present;
	if (first !== void 0 && first.location !== "assertions") problems.push(first.field.oldSpelling(`"${first.location}" is an old location of graders`, "Move them to \"assertions\"."));
	for (const { location, field } of others) problems.push(field.warning("UNUSED", `"${location}" is ignored because "${first?.location}" is there too`, {
		location: field.keyLocation,
		hint: "Only one list of graders is read; merge them in \"assertions\"."
	}));
	return first?.field;
}
function fieldAt(mapping, location) {
	const dot = location.indexOf(".");
	return dot === -1 ? mapping.field(location) : mapping.field(location.slice(0, dot))?.field(location.slice(dot + 1));
}
function readGraders(field, reading, problems) {
	const { kinds, templates, references, isTurn = false } = reading;
	return readList(field, {
		kinds,
		templates,
		references,
		isTurn,
		way: []
	}, problems);
}
function readList(field, reading, problems) {
	return joinCriteria(readEntries(field, reading, problems), reading, problems);
}
function readEntries(field, reading, problems) {
	if (!field.isList) {
		const hint = field.isMap ? "Put \"- \" before its first key to make it a list." : void 0;
		problems.push(field.wrongType("assertions", "a list of graders", hint));
		return [];
	}
	return field.items().flatMap((item) => isInclude(item) ? readIncluded(item, reading, problems) : readEntry(item, reading, problems) ?? []);
}
const isInclude = (item) => item.keys().length === 1 && item.key("include") !== void 0;
function readIncluded(item, reading, problems) {
	if (reading.templates === void 0) {
		problems.push(notSupportedYet("\"include\"", item));
		return [];
	}
	const included = reading.templates.include(item, reading.way, problems);
	return included === void 0 ? [] : readEntries(included.list, {
		...reading,
		way: included.way
	}, problems);
}
function readEntry(item, reading, problems) {
	if (item.text !== void 0) return readCriterion(item, item.text, problems);
	if (item.isMap) return readGrader(item, reading, problems);
	problems.push(item.wrongType("grader", "a mapping with \"type\", or a criterion as text"));
}
function readGrader(item, reading, problems) {
	const kind = readKind(item, reading, problems);
	const { name, weight, required, negate } = readFields$1(item, reading.memberOf, problems);
	if (kind === void 0) return void 0;
	const members = readMembers(item, kind, reading, problems);
	const options = kind.runsFiles ? readCustomOptions(item, reading.references, problems) : readOptions(item, kind, reading.references, problems);
	const names = members?.map((member) => member.name) ?? [];
	for (const complaint of kind.checkMembers?.(options, names) ?? []) problems.push(optionProblem(complaint, item, options, kind));
	const declaredAs = item.field("type")?.text ?? kind.type;
	return {
		name: name ?? kind.nameFor?.(options) ?? kind.type,
		type: kind.type,
		declaredAs,
		weight,
		...required !== void 0 && { required },
		negate,
		options,
		...members !== void 0 && { members },
		location: item.location
	};
}
function readMembers(item, kind, reading, problems) {
	const { type, memberLists } = kind;
	if (memberLists === void 0) return void 0;
	const list = declaredGraders(item, memberLists, problems);
	const members = list === void 0 ? [] : readList(list, {
		...reading,
		memberOf: kind
	}, problems);
	if (list === void 0 || list.isList && list.items().length === 0) {
		const complaint = item.missing("assertions", `The grader ${type} cannot combine graders`, "a list of graders");
		problems.push({
			...complaint,
			code: "GRADER_INVALID"
		});
	}
	refuseRepeatedNames(members, problems);
	return members;
}
function refuseRepeatedNames(members, problems) {
	const names = new Set();
	for (const { name, location } of members) {
		if (names.has(name)) problems.push({
			code: "DUPLICATE_ID",
			severity: "error",
			message: `Two members of a grader have the name "${cutEnd(name, 60)}"`,
			location,
			hint: "Set a different \"name\" for each."
		});
		names.add(name);
	}
}
function readKind(item, reading, problems) {
	const type = item.field("type");
	const { text } = type ?? {};
	const kind = text === void 0 ? void 0 : findKind(reading.kinds, text);
	if (kind !== void 0 && !kind.runsFiles) return kind;
	const known = reading.kinds.flatMap((each) => each.runsFiles ? [] : [each.type]);
	if (type === void 0) {
		problems.push(item.missing("type", "A grader needs \"type\"", `one of ${known.join(", ")}`, typeInDisguise(item, known)));
		return;
	}
	if (text === void 0 || text.trim() === "") {
		problems.push(type.wrongType("type", "the name of a grader"));
		return;
	}
	const custom = lookUpCustomGrader(text, reading.references);
	if (custom.kind === "found") return reading.kinds.find(({ runsFiles }) => runsFiles);
	if (custom.kind === "unread") return void 0;
	problems.push(type.error("UNKNOWN_GRADER", `There is no grader "${cutEnd(text, 60)}"`, {
		expected: `one of ${[...known, ...custom.known].join(", ")}`,
		found: type.found,
		hint: adviceFor$1(text, [...known, ...custom.known])
	}));
}
function typeInDisguise(item, known) {
	if (item.key("include") !== void 0) return "\"include\" cannot have other keys: the included graders set them.";
	const key = item.keys().find((each) => known.includes(canonicalName(each)));
	return key && `Use "type: ${key}", with its options as further keys.`;
}
function adviceFor$1(type, known) {
	const [, denied = ""] = /^not[-_ ](.+)$/i.exec(type) ?? [];
	if (known.includes(canonicalName(denied))) return `Write "type: ${canonicalName(denied)}" with "negate: true".`;
	const meant = didYouMean(type, known);
	return meant === void 0 ? "Custom graders are files such as .agentv/assertions/<type>.ts (or .js, .py, .sh); a code-grader runs any program." : `Did you mean "${meant}"?`;
}
function lookUpCustomGrader(type, references) {
	const reference = references?.customGraders();
	if (reference?.kind === "unread") return { kind: "unread" };
	const graders = reference?.kind === "found" ? reference.graders : new Map();
	const grader = graders.get(type.trim()) ?? graders.get(customName(type));
	return grader === void 0 ? {
		kind: "none",
		known: [...graders.keys()].sort()
	} : {
		kind: "found",
		grader
	};
}
const customName = (type) => type.trim().replaceAll("_", "-");
function readCustomOptions(item, references, problems) {
	const type = item.field("type");
	const found = lookUpCustomGrader(type?.text ?? "", references);
	if (type === void 0 || found.kind !== "found") return {};
	const { path, shown, complaint } = found.grader;
	if (complaint !== void 0) {
		const { code, message, ...more } = complaint;
		problems.push(type.error(code, message, more));
	}
	return {
		called: customName(type.text ?? ""),
		file: path,
		shown,
		config: configOf(item, problems)
	};
}
function configOf(item, problems) {
	refuseMistyped(item, mistypedKeys(item, ["config"]), problems);
	const explicit = item.field("config");
	if (explicit !== void 0 && !explicit.isMap) problems.push(explicit.wrongType("config", "a mapping"));
	return {
		...item.without([...COMMON_KEYS, "config"]).value,
		...explicit?.isMap && explicit.value
	};
}
// src/suites/graders/implicit-graders.ts
const JUDGE = "llm-grader";
function readRubrics(item, kinds, problems) {
	const field = item.field("rubrics");
	if (field === void 0) return [];
	if (!field.isList) {
		problems.push(field.wrongType("rubrics", "a list of criteria"));
		return [];
	}
	problems.push(field.oldSpelling("\"rubrics\" is an old location of criteria", "Move them to \"assertions\": each as plain text, or as the \"criteria\" of { type: rubrics }."));
	const kind = findKind(kinds, JUDGE);
	if (kind === void 0) {
		problems.push(notSupportedYet("\"rubrics\" of a test", field));
		return [];
	}
	const options = { rubrics: field.value };
	checkOptions(item, options, kind, problems);
	return [{
		name: "rubrics",
		type: kind.type,
		declaredAs: "rubrics",
		weight: 1,
		negate: false,
		options,
		location: field.location
	}];
}
function readEvaluator(item, kinds, problems) {
	const field = item.field("evaluator");
	if (field === void 0) return void 0;
	const { text } = field;
	if (text === void 0 || text.trim() === "") {
		problems.push(field.wrongType("evaluator", "the name of a grader"));
		return;
	}
	const kind = findKind(kinds, text);
	if (kind !== void 0) return kind;
	const known = kinds.map(({ type }) => type);
	problems.push(field.warning("UNKNOWN_GRADER", `There is no grader "${cutEnd(text, 60)}", so a model judges instead`, { hint: suggestion(text, known, "graders") }));
}
function implicitGraders(item, evaluator, kinds, problems) {
	if (problems.some(({ severity }) => severity === "error")) return [];
	const location = item.field("criteria") ?? item;
	const kind = evaluator ?? findKind(kinds, JUDGE);
	if (kind === void 0) {
		problems.push(notSupportedYet("A test without graders (a model would judge it by its criteria)", location, "Add graders under \"assertions\"."));
		return [];
	}
	if (kind.check({}).length > 0) {
		problems.push(location.error("GRADER_INVALID", `The grader ${kind.type} cannot be the default grader: it needs options`, { hint: "Add it under \"assertions\" with its options." }));
		return [];
	}
	return [{
		name: kind.nameFor?.({}) ?? kind.type,
		type: kind.type,
		declaredAs: kind.type,
		weight: 1,
		negate: false,
		options: {},
		implicit: true,
		location: location.location
	}];
}
// src/suites/workspace/workspace-repositories.ts
const REPOSITORY_FIELDS = {
	of: "a repository",
	read: [
		"path",
		"repo",
		"commit",
		"base_commit",
		"ancestor",
		"sparse",
		"source",
		"checkout",
		"clone"
	],
	required: ["path", "repo"],
	withoutEffect: {},
	meant: {
		url: "repo",
		ref: "commit",
		branch: "commit"
	},
	elsewhere: { depth: "Repositories are fetched once and cached, so it has no effect." }
};
const SOURCE_FIELDS = {
	of: "the source of a repository",
	read: [
		"type",
		"url",
		"path"
	],
	withoutEffect: {}
};
const CHECKOUT_FIELDS = {
	of: "the checkout of a repository",
	read: [
		"ref",
		"base_commit",
		"resolve",
		"ancestor"
	],
	withoutEffect: {}
};
const FETCHED_ONLY = "it only applies to fetched repositories, and this one has no \"repo\"";
const IMAGE_REPOSITORY_FIELDS = {
	...REPOSITORY_FIELDS,
	of: "a repository without \"repo\"",
	required: [],
	read: [
		"path",
		"repo",
		"source",
		"commit",
		"base_commit"
	],
	withoutEffect: {
		ancestor: FETCHED_ONLY,
		sparse: FETCHED_ONLY,
		checkout: FETCHED_ONLY,
		clone: FETCHED_ONLY
	}
};
const KEPT = "repositories are fetched once, whole, and cached; the checked out files are the same, and agents see the whole history";
const CLONE_FIELDS = {
	of: "the clone of a repository",
	read: ["sparse"],
	withoutEffect: {
		depth: KEPT,
		filter: KEPT
	}
};
const isFetched = (repository) => "url" in repository;
const MOST_REPOSITORIES = 100;
function readRepositories(field, references, problems) {
	if (field === void 0) return void 0;
	const items = field.items();
	if (!field.isList || items.length > MOST_REPOSITORIES) {
		problems.push(field.wrongType("repos", `a list of at most ${MOST_REPOSITORIES} repositories`));
		return;
	}
	const repositories = items.flatMap((item) => readRepository(item, references, problems) ?? []);
	const paths = new Set();
	for (const { path, location } of repositories) {
		const expected = "a folder for each repository";
		const message = `Two repositories have the path "${path || "."}"`;
		if (paths.has(path)) problems.push({
			code: "WRONG_TYPE",
			severity: "error",
			message,
			location,
			expected
		});
		paths.add(path);
	}
	return repositories;
}
function readRepository(item, references, problems) {
	if (!item.isMap) {
		problems.push(item.wrongType("repos", "a mapping with \"path\" and \"repo\""));
		return;
	}
	if (item.field("repo") === void 0 && item.field("source") === void 0) return readOfImage(item, problems);
	checkFields(item, REPOSITORY_FIELDS, problems);
	const path = readPath$1(item, problems);
	const origin = readOrigin(item, references, problems);
	const checkout = readOld(item, "checkout", problems);
	const clone = readOld(item, "clone", problems);
	const ref = readRef(item, checkout, problems);
	const ancestor = wholeNumber(item, "ancestor", ANCESTORS, problems) ?? (checkout && wholeNumber(checkout, "ancestor", ANCESTORS, problems)) ?? 0;
	const sparse = readSparse(item.field("sparse") ?? clone?.field("sparse"), problems);
	if (path === void 0 || origin === void 0) return void 0;
	return {
		path,
		url: origin,
		ref,
		resolve: readResolve(checkout, problems),
		ancestor,
		sparse,
		location: item.location
	};
}
const ANCESTORS = [0, 1e6];
function readPath$1(item, problems) {
	const field = item.field("path");
	if (field === void 0 || field.text?.trim() === "") {
		problems.push(item.missing("path", "A repository needs a \"path\"", "its folder in the workspace"));
		return;
	}
	const path = pathInWorkspace(field.text ?? "");
	if (path === void 0) problems.push(field.wrongType("path", "a folder in the workspace"));
	return path;
}
function pathInWorkspace(text) {
	const path = posix.normalize(text.trim().replaceAll("\\", "/")).replace(/\/$/, "");
	const isInside = !path.startsWith("/") && !/^[A-Za-z]:/.test(path) && path !== ".." && !path.startsWith("../");
	const isOfGit = path.split("/").some((part) => part.toLowerCase() === ".git");
	if (!isInside || isOfGit || path.includes("\0")) return void 0;
	return path === "." ? "" : path;
}
function readOrigin(item, references, problems) {
	const source = readOld(item, "source", problems);
	const repo = item.field("repo");
	if (repo?.text?.trim()) return urlOf(repo, references, problems);
	if (repo !== void 0 && repo.text === void 0) problems.push(repo.wrongType("repo", "a URL, or owner/name"));
	const type = source?.field("type")?.text ?? "git";
	if (source !== void 0 && type !== "git" && type !== "local") problems.push((source.field("type") ?? source).wrongType("type", "git or local"));
	const old = source?.field(type === "local" ? "path" : "url");
	if (old?.text?.trim()) return type === "local" ? folderUrl(old, references, problems) : urlOf(old, references, problems);
	problems.push(withoutOrigin(item));
}
const withoutOrigin = (item) => item.missing("repo", "A repository needs a \"repo\"", "a URL, or owner/name of GitHub");
function readOfImage(item, problems) {
	checkFields(item, IMAGE_REPOSITORY_FIELDS, problems);
	const path = textIn(item, "path", problems, "a folder of the image");
	const commit = readRef(item, void 0, problems);
	return {
		path: path ?? "",
		...commit !== "HEAD" && { commit },
		location: item.location,
		problem: withoutOrigin(item)
	};
}
function urlOf(field, references, problems) {
	const text = field.text?.trim() ?? "";
	if (/^\.{1,2}[/\\]|^[/\\]|^[A-Za-z]:[/\\]/.test(text)) return folderUrl(field, references, problems);
	if (/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/.test(text)) return `https://github.com/${text.replace(/\.git$/, "")}.git`;
	if ((/^(?:https?|ssh|git|file):\/\/[^\s-]/.test(text) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^\s]+$/.test(text)) && isOperand(text)) return text;
	problems.push(field.wrongType("repo", "a URL (https, ssh, file), user@host:path, a path, or owner/name of GitHub"));
}
function folderUrl(field, references, problems) {
	const folder = references.folder(field.text?.trim() ?? "");
	if (folder.kind === "found") return fileUrl(folder.absolutePath);
	if (folder.kind !== "unread") problems.push({
		severity: "error",
		location: field.location,
		...folder.complaint
	});
}
function fileUrl(path) {
	const slashed = path.replaceAll("\\", "/");
	return `file://${slashed.startsWith("/") ? "" : "/"}${encodeURI(slashed).replaceAll("?", "%3F").replaceAll("#", "%23")}`;
}
function readRef(item, checkout, problems) {
	const [commit, base] = [textIn(item, "commit", problems), textIn(item, "base_commit", problems)];
	if (commit !== void 0 && base !== void 0 && commit !== base) problems.push(item.error("WRONG_TYPE", "\"commit\" and \"base_commit\" name different commits", { expected: "one of the two, or the same in both" }));
	const old = checkout && (textIn(checkout, "base_commit", problems) ?? textIn(checkout, "ref", problems));
	return commit ?? base ?? old ?? "HEAD";
}
function textIn(mapping, key, problems, expected = "a commit, a branch or a tag") {
	const field = mapping.field(key);
	const text = field?.text?.trim();
	if (field === void 0 || text === "") return void 0;
	if (text !== void 0 && isOperand(text)) return text;
	const hint = typeof field.value === "number" ? "Put quotes around it." : void 0;
	problems.push(field.wrongType(key, expected, hint));
}
const isOperand = (text) => !text.startsWith("-") && !/[\0\r\n]/.test(text);
function readResolve(checkout, problems) {
	if (checkout === void 0) return "local";
	const field = checkout.field("resolve");
	if (field === void 0 || field.text === "remote") return "remote";
	if (field.text !== "local") problems.push(field.wrongType("resolve", "remote or local"));
	return "local";
}
function readSparse(field, problems) {
	if (field === void 0) return [];
	const paths = field.items().flatMap(({ text }) => text?.trim() || []);
	if (field.isList && paths.length === field.items().length && paths.every(isOperand)) return paths;
	problems.push(field.wrongType("sparse", "a list of folders"));
	return [];
}
const OLD_BLOCKS = {
	source: {
		fields: SOURCE_FIELDS,
		instead: "\"repo\""
	},
	checkout: {
		fields: CHECKOUT_FIELDS,
		instead: "\"commit\" and \"ancestor\""
	},
	clone: {
		fields: CLONE_FIELDS,
		instead: "\"sparse\""
	}
};
function readOld(item, key, problems) {
	const field = item.field(key);
	if (field === void 0) return void 0;
	const { fields, instead } = OLD_BLOCKS[key];
	if (!field.isMap) {
		problems.push(field.wrongType(key, "a mapping", `Write ${instead} instead.`));
		return;
	}
	checkFields(field, fields, problems);
	const hint = `Use ${instead} of the repository itself instead.`;
	problems.push(field.warning("DEPRECATED", `"${key}" is an old name`, {
		location: field.keyLocation,
		hint
	}));
	return field;
}
// src/suites/workspace/grading-files.ts
const GRADING_FILE_FIELDS = {
	of: "a grading file",
	read: ["from", "to"],
	required: ["from", "to"],
	withoutEffect: {},
	meant: {
		path: "to",
		source: "from"
	}
};
const MOST_GRADING_FILES = 100;
function readGradingFiles(field, references, problems) {
	if (field === void 0) return void 0;
	const items = field.items();
	if (!field.isList || items.length > MOST_GRADING_FILES) {
		problems.push(field.wrongType("grading_files", `a list of at most ${MOST_GRADING_FILES} files`));
		return;
	}
	const paths = [];
	return items.flatMap((item) => {
		if (!item.isMap) {
			problems.push(item.wrongType("grading_files", "a mapping with \"from\" and \"to\""));
			return [];
		}
		checkFields(item, GRADING_FILE_FIELDS, problems);
		const content = readFrom(item, references, problems);
		const to = readTo(item, paths, problems);
		if (to !== void 0) paths.push(to);
		return content === void 0 || to === void 0 ? [] : [{
			to,
			content
		}];
	});
}
function readFrom(item, references, problems) {
	const field = item.field("from");
	if (field === void 0) {
		problems.push(item.missing("from", "A grading file needs \"from\"", "the path of a file"));
		return;
	}
	if (!field.text?.trim()) {
		problems.push(field.wrongType("from", "the path of a file"));
		return;
	}
	const file = references.gradingFile(field.text.trim());
	if (file.kind === "found") return file.content;
	if (file.kind !== "unread") problems.push({
		severity: "error",
		location: field.location,
		...file.complaint
	});
}
function readTo(item, taken, problems) {
	const field = item.field("to");
	if (field === void 0) {
		problems.push(item.missing("to", "A grading file needs \"to\"", "a path in the workspace"));
		return;
	}
	const path = pathInWorkspace(field.text ?? "");
	if (!path || field.text?.trim().endsWith("/")) {
		problems.push(field.wrongType("to", "the path of a file in the workspace, outside of .git"));
		return;
	}
	const other = taken.find((each) => each === path || each.startsWith(`${path}/`) || path.startsWith(`${each}/`));
	if (other === void 0) return path;
	problems.push(field.error("WRONG_TYPE", `"${path}" collides with the grading file "${other}"`, { expected: "a different path for each file" }));
}
// src/suites/workspace/workspace-docker.ts
const DOCKER_FIELDS = {
	of: "the docker of a workspace",
	read: [
		"image",
		"timeout",
		"memory",
		"cpus",
		"agent",
		"network",
		"user"
	],
	required: ["image"],
	withoutEffect: {},
	meant: { timeout_seconds: "timeout" },
	elsewhere: {
		repos: "Put \"repos\" under \"workspace\".",
		env: "Put \"env\" under the target that runs in the container."
	}
};
const DEFAULT_SECONDS = 1800;
const LONGEST_IMAGE = 500;
function readDocker(field, problems) {
	if (field === void 0) return void 0;
	if (!field.isMap) {
		problems.push(field.wrongType("docker", "a mapping with \"image\""));
		return;
	}
	checkFields(field, DOCKER_FIELDS, problems);
	const image = readImage(field, problems);
	const memory = readMatching(field, "memory", MEMORY, problems);
	const cpus = positive(field, "cpus", problems);
	const user = readMatching(field, "user", USER, problems);
	const network = readNetwork(field.field("network"), problems);
	const timeoutMs = (positive(field, "timeout", problems) ?? DEFAULT_SECONDS) * 1e3;
	const runsAgent = readFlag$1(field.field("agent"), problems);
	if (image === void 0) return void 0;
	return {
		image,
		timeoutMs,
		...memory !== void 0 && { memory },
		...cpus !== void 0 && { cpus },
		...network !== void 0 && { network },
		...user !== void 0 && { user },
		runsAgent,
		location: field.keyLocation
	};
}
function dockerOf(docker, repositories, problems) {
	if (docker === void 0) {
		problems.push(...repositories.flatMap((each) => isFetched(each) ? [] : each.problem));
		return;
	}
	const full = repositories.flatMap((each) => {
		if (isFetched(each)) return docker.runsAgent || each.ref === "HEAD" ? [] : {
			...each,
			commit: each.ref
		};
		return each.commit === void 0 && !docker.runsAgent ? [] : each;
	}).filter(({ commit, location }) => {
		if (commit === void 0 || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return true;
		problems.push({
			code: "WRONG_TYPE",
			severity: "error",
			message: "\"commit\" of a repository in a container is not a full commit id",
			location,
			expected: "40 hexadecimal characters: the repository in the image is compared with it",
			found: commit
		});
		return false;
	});
	return {
		...docker,
		repositories: full.map(({ path, commit }) => ({
			path,
			...commit !== void 0 && { commit }
		}))
	};
}
function readImage(docker, problems) {
	const field = docker.field("image");
	if (field === void 0) {
		problems.push(docker.missing("image", "A container needs an \"image\"", "the name of an image, such as node:24"));
		return;
	}
	const text = field.text?.trim();
	if (text !== void 0 && text.length <= LONGEST_IMAGE && /^[\w][\w./:@-]*$/.test(text)) return text;
	problems.push(field.wrongType("image", "the name of an image, such as node:24"));
}
const MEMORY = {
	pattern: /^\d{1,12}[bkmg]?$/i,
	expected: "an amount such as 512m or 4g"
};
const USER = {
	pattern: /^[\w][\w.-]{0,60}(?::[\w][\w.-]{0,60})?$/,
	expected: "a user, or user:group, by names or numbers"
};
function readMatching(docker, key, { pattern, expected }, problems) {
	const field = docker.field(key);
	if (field === void 0) return void 0;
	const text = typeof field.value === "number" ? String(field.value) : field.text?.trim();
	if (text !== void 0 && pattern.test(text)) return text;
	problems.push(field.wrongType(key, expected));
}
function readNetwork(field, problems) {
	const network = containerNetworks.find((each) => each === field?.text);
	if (field !== void 0 && network === void 0) problems.push(field.wrongType("network", containerNetworks.join(" or ")));
	return network;
}
function readFlag$1(field, problems) {
	if (field === void 0 || typeof field.value === "boolean") return field?.value === true;
	problems.push(field.wrongType("agent", "true or false", adviceForFlag(field.value)));
	return false;
}
// src/suites/workspace/workspace.ts
const WORKSPACE_FIELDS = {
	of: "a workspace",
	read: [
		"template",
		"isolation",
		"repos",
		"mode",
		"path",
		"hooks",
		"docker",
		"env",
		"grading_files",
		"setup",
		"teardown",
		"before_all",
		"before_each",
		"after_each",
		"after_all",
		"reset",
		"static_path",
		"pool",
		"static"
	],
	withoutEffect: {},
	meant: { repositories: "repos" },
	elsewhere: {
		files: "Put the files into a folder, and set \"template\" to its path.",
		workspace: "A workspace file contains the keys of \"workspace\", without the key \"workspace\" itself."
	}
};
const NEEDS_FIELDS = {
	of: "the env of a workspace",
	read: ["required_commands", "required_python_modules"],
	withoutEffect: {}
};
function readWorkspace(field, reading, problems) {
	if (field === void 0) return void 0;
	if (field.text === void 0) return readMapping(field, reading.folder, reading, problems);
	const file = reading.files.open(field, reading.references, problems);
	if (file === void 0) return void 0;
	const declared = readMapping(file.root, file.folder, reading, problems);
	return declared && {
		...declared,
		folder: file.folder
	};
}
function workspaceOf(suite, test, evalFolder, problems) {
	const location = test?.location ?? suite?.location;
	if (location === void 0) return void 0;
	const template = test?.template ?? suite?.template;
	const mode = test?.mode ?? suite?.mode;
	const path = test?.path ?? suite?.path;
	const folder = test?.folder ?? suite?.folder ?? evalFolder;
	const gradingFiles = test?.gradingFiles ?? suite?.gradingFiles;
	const repositories = test?.repositories ?? suite?.repositories ?? [];
	const docker = dockerOf(test?.docker ?? suite?.docker, repositories, problems);
	return {
		...template && { template },
		isolation: test?.isolation ?? suite?.isolation ?? "shared",
		...mode && { mode },
		...path !== void 0 && { path },
		repositories: repositories.filter(isFetched),
		...docker && { docker },
		hooks: withDefaults(mergeHooks(suite?.hooks ?? {}, test?.hooks ?? {}), folder),
		requires: {
			commands: [...test?.commands ?? suite?.commands ?? []],
			pythonModules: [...test?.pythonModules ?? suite?.pythonModules ?? []]
		},
		files: [],
		...gradingFiles && gradingFiles.length > 0 && { gradingFiles },
		location
	};
}
function readMapping(field, folder, reading, problems) {
	if (!field.isMap) {
		problems.push(field.wrongType("workspace", "a mapping, or the path of a file with one"));
		return;
	}
	checkFields(field, WORKSPACE_FIELDS, problems);
	const template = readText$1(field, "template", problems);
	const mode = readMode(field, problems);
	return {
		...template && { template: {
			path: resolve(folder, template.text),
			location: template.field.location
		} },
		isolation: readWord(field, "isolation", ["shared", "per_test"], problems),
		mode: mode.mode,
		path: mode.path,
		repositories: readRepositories(field.field("repos"), reading.references, problems),
		hooks: readHooks(field, folder, problems),
		docker: readDocker(field.field("docker"), problems),
		...readNeeds(field.field("env"), problems),
		gradingFiles: readGradingFiles(field.field("grading_files"), reading.references, problems),
		location: field.keyLocation
	};
}
function readMode(field, problems) {
	const mode = readWord(field, "mode", workspaceModes, problems);
	const path = readText$1(field, "path", problems)?.text;
	const oldPath = readText$1(field, "static_path", problems);
	if (oldPath) deprecated(oldPath.field, "static_path", "\"mode: static\" and \"path\"", problems);
	const pool = readFlag(field, "pool", "a mode: \"mode: pooled\" or \"mode: temp\"", problems);
	const isStatic = readFlag(field, "static", "\"mode: static\"", problems);
	return {
		mode: mode ?? (oldPath || isStatic ? "static" : pool === void 0 ? void 0 : pool ? "pooled" : "temp"),
		path: path ?? oldPath?.text
	};
}
function readFlag(mapping, key, instead, problems) {
	const field = mapping.field(key);
	if (field === void 0) return void 0;
	if (typeof field.value === "boolean") {
		deprecated(field, key, instead, problems);
		return field.value;
	}
	problems.push(field.wrongType(key, "true or false", adviceForFlag(field.value)));
}
function readNeeds(field, problems) {
	if (field === void 0) return {};
	if (!field.isMap) {
		problems.push(field.wrongType("env", "a mapping with \"required_commands\" or \"required_python_modules\""));
		return {};
	}
	checkFields(field, NEEDS_FIELDS, problems);
	return {
		commands: readNames(field, "required_commands", problems),
		pythonModules: readNames(field, "required_python_modules", problems)
	};
}
function readNames(mapping, key, problems) {
	const field = mapping.field(key);
	if (field === void 0) return void 0;
	const names = field.items().flatMap((item) => item.text?.trim() || []);
	const isFit = names.every((name) => !name.startsWith("-") && !/[\s\0]/.test(name));
	if (field.isList && names.length === field.items().length && isFit) return names;
	problems.push(field.wrongType(key, "a list of names"));
}
function readWord(mapping, key, words, problems) {
	const field = mapping.field(key);
	if (field === void 0) return void 0;
	const word = words.find((each) => each === field.text);
	if (word !== void 0) return word;
	const meant = field.text === void 0 ? void 0 : didYouMean(field.text, words);
	problems.push(field.wrongType(key, words.join(", "), meant && `Did you mean "${meant}"?`));
}
function readText$1(mapping, key, problems) {
	const field = mapping.field(key);
	if (field === void 0) return void 0;
	const text = field.text?.trim();
	if (text !== void 0 && !text.includes("\0")) return text === "" ? void 0 : {
		field,
		text
	};
	problems.push(field.wrongType(key, "a path"));
}
function deprecated(field, key, instead, problems) {
	const hint = `Use ${instead} instead.`;
	problems.push(field.warning("DEPRECATED", `"${key}" is an old name`, {
		location: field.keyLocation,
		hint
	}));
}
// src/suites/references/file-paths.ts
var NotRead = class extends Error {
	kind;
	complaint;
	constructor(kind, complaint) {
		super(complaint.message);
		this.kind = kind;
		this.complaint = complaint;
	}
};
var FilePaths = class {
	#at;
	#roots;
	#bounds;
	constructor(at) {
		this.#at = at;
		this.#roots = searchRoots(at.folder, at);
		this.#bounds = new Bounds([
			at.folder,
			at.cwd,
			at.root
		], at.files);
	}
	find(value) {
		return this.#first(value, candidates(value, this.#roots));
	}
	async findFolder(value) {
		for (const path of [resolve(this.#at.folder, value), resolve(this.#at.cwd, value)]) if (await this.#at.files.state(path) === "folder") return path;
		throw new NotRead("missing", {
			code: "FILE_MISSING",
			message: `There is no folder ${cutMiddle(value, 100)}`,
			hint: "Paths start in the folder of the suite, or in the working directory."
		});
	}
	findTemplate(name, from) {
		const roots = [...new Set([...from === void 0 ? [] : [from], ...this.#roots])];
		return this.#first(name, /[/\\]|^\./.test(name) ? candidates(name, roots) : inTemplates(name, roots));
	}
	async #first(value, paths) {
		let isFolder = false;
		for (const path of paths) {
			const state = await this.#at.files.state(path);
			if (state === "file") return this.#insideRepository(path, value);
			isFolder ||= state === "folder";
		}
		const shown = cutMiddle(value, 100);
		throw new NotRead("missing", {
			code: isFolder ? "FILE_UNREADABLE" : "FILE_MISSING",
			message: isFolder ? `${shown} is a folder, not a file` : `There is no file ${shown}`,
			hint: "Paths start in the folder of the suite, in those above it up to the repository, or in the working directory."
		});
	}
	async #insideRepository(path, value) {
		const side = await this.#bounds.sideOf(path);
		if (side === "inside") return path;
		const shown = cutMiddle(value, 100);
		throw new NotRead("refused", {
			code: "FILE_UNREADABLE",
			message: side === "link" ? `${shown} is a link that leads out of the repository, and is not read` : `${shown} is outside the repository and is not read`,
			expected: "a file of the repository",
			hint: "Copy the file into the repository."
		});
	}
};
const displayPath = (value) => value.replace(/^[/\\]+/, "");
const candidates = (value, roots) => [...isAbsolute(value) ? [resolve(value)] : [], ...roots.map((root) => join(root, displayPath(value)))];
const inTemplates = (name, roots) => roots.flatMap((root) => ["yaml", "yml"].map((ending) => join(root, ".agentv", "templates", `${name}.${ending}`)));
// src/suites/references/references.ts
const MAX_TEXT_BYTES = 1048576;
const MAX_IMAGE_BYTES = 5242880;
const MAX_TEXTS_BYTES = 16 * MAX_TEXT_BYTES;
const MAX_IMAGES_BYTES = 10 * MAX_IMAGE_BYTES;
const MAX_GRADING_FILE_BYTES = 5242880;
const MAX_GRADING_FILES_BYTES = 10 * MAX_GRADING_FILE_BYTES;
const MOST_REFERENCES = 1e4;
var References = class {
	#at;
	#findGraders;
	#known = new Map();
	#wanted = new Map();
	#paths;
	#texts = new Map();
	#images = new Map();
	#gradingFiles = new Map();
	#textBytes = 0;
	#imageBytes = 0;
	#gradingBytes = 0;
	constructor(at, findGraders = async () => new Map()) {
		this.#at = at;
		this.#findGraders = findGraders;
		this.#paths = new FilePaths(at);
	}
	text(value) {
		return this.#ask("text", value, async () => {
			const absolutePath = await this.#paths.find(value);
			const text = await this.#textOf(absolutePath);
			const isGuideline = this.#at.isGuideline?.(absolutePath) === true;
			return {
				path: displayPath(value),
				absolutePath,
				text,
				...isGuideline && { isGuideline }
			};
		});
	}
	file(value) {
		return this.#ask("file", value, async () => ({ absolutePath: await this.#paths.find(value) }));
	}
	folder(value) {
		return this.#ask("folder", value, async () => ({ absolutePath: await this.#paths.findFolder(value) }));
	}
	image(value) {
		return this.#ask("image", value, async () => this.#imageOf(await this.#paths.find(value)));
	}
	gradingFile(value) {
		return this.#ask("grading file", value, async () => {
			const absolutePath = await this.#paths.find(value);
			return { content: await this.#gradingFileOf(absolutePath) };
		});
	}
	template(name, from) {
		return this.#ask("template", JSON.stringify([from, name]), async () => {
			const absolutePath = await this.#paths.findTemplate(name, from);
			return {
				path: absolutePath,
				absolutePath,
				text: await this.#textOf(absolutePath)
			};
		});
	}
	customGraders() {
		return this.#ask("graders", "", async () => ({ graders: await this.#findGraders() }));
	}
	async readWanted() {
		const wanted = [...this.#wanted];
		this.#wanted.clear();
		for (const [key, read] of wanted) this.#known.set(key, await read());
		return wanted.length > 0;
	}
	#ask(what, value, read) {
		const key = `${what} ${value}`;
		const known = this.#known.get(key);
		if (known?.kind === "found") return {
			kind: "found",
			...known.value
		};
		if (known !== void 0) return known;
		if (this.#wanted.has(key)) return { kind: "unread" };
		if (this.#known.size + this.#wanted.size >= 1e4) return {
			kind: "refused",
			complaint: tooMany
		};
		this.#wanted.set(key, () => settle(read));
		return { kind: "unread" };
	}
	#textOf(path) {
		return remembered(this.#texts, path, async () => {
			const text = await this.#at.files.read(path, MAX_TEXT_BYTES);
			this.#textBytes += Buffer.byteLength(text);
			if (this.#textBytes > 16777216) throw new NotRead("refused", tooMuch("text", MAX_TEXTS_BYTES));
			return text.replaceAll("\r\n", "\n");
		});
	}
	#gradingFileOf(path) {
		return remembered(this.#gradingFiles, path, async () => {
			const bytes = await this.#at.files.readBytes(path, MAX_GRADING_FILE_BYTES);
			this.#gradingBytes += bytes.length;
			if (this.#gradingBytes > MAX_GRADING_FILES_BYTES) throw new NotRead("refused", tooMuch("grading files", MAX_GRADING_FILES_BYTES));
			return Buffer.from(bytes).toString("base64");
		});
	}
	#imageOf(path) {
		return remembered(this.#images, path, async () => {
			const mediaType = imageTypeOf(path);
			if (mediaType === void 0) throw new NotRead("missing", notAnImage(path));
			const bytes = await this.#at.files.readBytes(path, MAX_IMAGE_BYTES);
			this.#imageBytes += bytes.length;
			if (this.#imageBytes > MAX_IMAGES_BYTES) throw new NotRead("refused", tooMuch("images", MAX_IMAGES_BYTES));
			return {
				absolutePath: path,
				mediaType,
				dataUri: `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`
			};
		});
	}
};
async function readSettled(read, references, problems) {
	for (;;) {
		const reported = [];
		const result = read(reported);
		if (await references.readWanted()) continue;
		problems.push(...reported);
		return result;
	}
}
const MEDIA_TYPES = {
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".gif": "image/gif",
	".webp": "image/webp",
	".svg": "image/svg+xml",
	".bmp": "image/bmp"
};
const imageTypeOf = (path) => MEDIA_TYPES[extname(path).toLowerCase()];
async function settle(read) {
	try {
		return {
			kind: "found",
			value: await read()
		};
	} catch (error) {
		if (error instanceof NotRead) return {
			kind: error.kind,
			complaint: error.complaint
		};
		const [problem] = error instanceof UserError ? error.problems : [];
		if (problem === void 0) throw error;
		const { severity: _, location: __, ...complaint } = problem;
		return {
			kind: complaint.code === "FILE_TOO_LARGE" ? "refused" : "missing",
			complaint
		};
	}
}
function remembered(known, key, read) {
	const earlier = known.get(key);
	if (earlier !== void 0) return earlier;
	const reading = read();
	known.set(key, reading);
	return reading;
}
const notAnImage = (path) => ({
	code: "FILE_UNREADABLE",
	message: `${cutMiddle(basename(path), 100)} is not a supported image`,
	expected: `one of ${Object.keys(MEDIA_TYPES).join(", ")}`
});
const tooMany = {
	code: "FILE_TOO_LARGE",
	message: "This suite refers to too many files",
	expected: `at most ${MOST_REFERENCES} paths`,
	hint: "Split it into several suites."
};
const tooMuch = (what, most) => ({
	code: "FILE_TOO_LARGE",
	message: `The ${what} of this suite are too large in total`,
	expected: `at most ${most} bytes`,
	hint: "Split it into several suites."
});
// src/suites/fields/file-parts.ts
function readFilePart(item, references, problems) {
	const type = item.field("type")?.text ?? "file";
	if (references === void 0) {
		problems.push(notSupportedYet(`A part of type "${type}"`, item));
		return [];
	}
	const field = item.field("value");
	if (field === void 0) {
		const slip = [
			"path",
			"file",
			"source",
			"text"
		].find((key) => item.field(key) !== void 0);
		const hint = slip && `Replace "${slip}" with "value".`;
		problems.push(item.missing("value", `A part of type "${type}" needs "value"`, "the path of a file", hint));
		return [];
	}
	return type === "image" ? imagePart(field, references, problems) : filePart(field, references, problems);
}
function readInputFiles(field, references, problems) {
	if (references === void 0) {
		problems.push(notSupportedYet("\"input_files\"", field));
		return [];
	}
	if (!field.isList) {
		const hint = field.text === void 0 ? void 0 : `Write input_files: [${JSON.stringify(field.text)}].`;
		problems.push(field.wrongType("input_files", "a list of paths", hint));
		return [];
	}
	return field.items().flatMap((item) => filePart(item, references, problems));
}
function filePart(field, references, problems) {
	return commonImageTypes.includes(imageTypeOf(field.text ?? "") ?? "") ? imagePart(field, references, problems) : textFilePart(field, references, problems);
}
function textFilePart(field, references, problems) {
	const path = readPath(field, problems);
	const file = path === void 0 ? void 0 : settled(references.text(path), field, problems);
	if (file === void 0) return [];
	const { path: shown, absolutePath, text, isGuideline } = file;
	return [{
		type: "file",
		path: shown,
		absolutePath,
		text,
		...isGuideline && { isGuideline }
	}];
}
function imagePart(field, references, problems) {
	const path = readPath(field, problems);
	const image = path === void 0 ? void 0 : settled(references.image(path), field, problems);
	if (image === void 0) return [];
	const { mediaType, dataUri, absolutePath } = image;
	return [{
		type: "image",
		mediaType,
		dataUri,
		absolutePath
	}];
}
function readPath(field, problems) {
	if (field.text !== void 0 && field.text.trim() !== "") return field.text;
	problems.push(field.wrongType("value", "the path of a file"));
}
function settled(reference, field, problems) {
	if (reference.kind === "found") return reference;
	if (reference.kind === "unread") return void 0;
	const { code, message, ...more } = reference.complaint;
	problems.push(field.error(code, message, more));
}
// src/suites/fields/messages.ts
const MESSAGE_FIELDS = {
	of: "a message",
	read: [
		"role",
		"content",
		"tool_calls",
		"name",
		"metadata"
	],
	required: ["role", "content"],
	withoutEffect: {},
	meant: {
		text: "content",
		value: "content"
	}
};
function readInput(field, problems, name = "input", references) {
	warnOfRoleMarkers(field, problems);
	if (field.text !== void 0) return [{
		role: "user",
		content: field.text
	}];
	if (field.isList) return field.items().flatMap((item) => readMessage(item, problems, references));
	if (field.isMap && field.key("role") !== void 0) return readMessage(field, problems, references);
	if (field.isMap) return [{
		role: "user",
		content: { structured: field.value }
	}];
	problems.push(field.wrongType(name, "text, a mapping, or a list of messages", "Put quotes around it to make it text."));
	return [];
}
function readExpected(field, problems, name = "expected_output", references) {
	if (field.text !== void 0) return [{
		role: "assistant",
		content: field.text
	}];
	if (field.isMap && field.key("role") !== void 0) return readMessage(field, problems, references);
	if (field.isMap) return [{
		role: "assistant",
		content: { structured: field.value }
	}];
	const [first] = field.items();
	if (first?.key("role") !== void 0) return field.items().flatMap((item) => readMessage(item, problems, references));
	if (field.isList) return [{
		role: "assistant",
		content: { structured: field.value }
	}];
	problems.push(field.warning("UNUSED", `"${name}" is a ${typeof field.value} and is ignored`, {
		expected: "text, a mapping or a list",
		found: field.found,
		hint: "Put quotes around it to compare with it as text."
	}));
	return [];
}
function readMessage(item, problems, references) {
	if (!item.isMap) {
		problems.push(item.error("WRONG_TYPE", "A message must be a mapping", {
			expected: "\"role\" and \"content\"",
			found: item.found,
			...item.text !== void 0 && { hint: "Write { role: user, content: \"\u2026\" }." }
		}));
		return [];
	}
	checkFields(item, MESSAGE_FIELDS, problems);
	const role = readRole(item, problems);
	const content = readContent(item.field("content"), problems, references);
	const toolCalls = readToolCalls(item.field("tool_calls"), problems);
	const name = readName$1(item.field("name"), problems);
	const metadata = readMetadata$2(item.field("metadata"), problems);
	if (item.field("content") === void 0 && toolCalls === void 0) problems.push(item.missing("content", "A message needs \"content\" or \"tool_calls\"", "text, a mapping, or a list of parts"));
	if (role === void 0) return [];
	return [{
		role,
		...name !== void 0 && { name },
		...content !== void 0 && { content },
		...toolCalls && { toolCalls },
		...metadata && { metadata }
	}];
}
function readRole(item, problems) {
	const field = item.field("role");
	const role = roles.find((known) => known === field?.text);
	if (field === void 0) problems.push(item.missing("role", "A message needs a \"role\"", `one of ${roles.join(", ")}`));
	else if (role === void 0) {
		const meant = field.text === void 0 ? void 0 : didYouMean(field.text, roles);
		problems.push(field.wrongType("role", `one of ${roles.join(", ")}`, meant && `Did you mean "${meant}"?`));
	}
	return role;
}
function readName$1(field, problems) {
	if (field !== void 0 && field.text === void 0) problems.push(field.wrongType("name", "text"));
	return field?.text;
}
function readMetadata$2(field, problems) {
	if (field === void 0 || field.isMap) return field?.value;
	problems.push(field.wrongType("metadata", "a mapping"));
}
function readContent(field, problems, references) {
	if (field === void 0) return void 0;
	warnOfRoleMarkers(field, problems);
	if (field.text !== void 0) return field.text;
	if (field.isList) return field.items().flatMap((item) => readPart(item, problems, references));
	if (field.isMap) return { structured: field.value };
	problems.push(field.wrongType("content", "text, a mapping, or a list of parts", "Put quotes around it to make it text."));
}
function readPart(item, problems, references) {
	warnOfRoleMarkers(item.isMap ? item.field("value") : item, problems);
	if (item.text !== void 0) return item.text === "" ? [] : [{
		type: "text",
		value: item.text
	}];
	if (!item.isMap) {
		problems.push(item.wrongType("content", "text or a mapping with \"type\" and \"value\""));
		return [];
	}
	const type = item.field("type")?.value;
	if (type === "file" || type === "image") return readFilePart(item, references, problems);
	if (type !== "text") return [{
		type: "data",
		value: item.value
	}];
	const field = item.field("value");
	if (field?.text !== void 0) return [{
		type: "text",
		value: field.text
	}];
	problems.push(field === void 0 ? item.missing("value", "A text part needs \"value\"", "text", textKeyAdvice(item)) : field.wrongType("value", "text", "Put quotes around it to make it text."));
	return [];
}
const ROLE_MARKER = /^@\[(?:System|User|Assistant|Tool)\]:/m;
function warnOfRoleMarkers(field, problems) {
	const [marker] = ROLE_MARKER.exec(field?.text ?? "") ?? [];
	if (field === void 0 || marker === void 0) return;
	problems.push(field.warning("WRONG_TYPE", `The text contains "${marker}", which marks the messages of a prompt`, {
		expected: "a list with one message for each role",
		hint: "Write [{ role: system, content: \u2026 }, { role: user, content: \u2026 }]."
	}));
}
const textKeyAdvice = (item) => item.field("text") === void 0 ? void 0 : "Replace \"text\" with \"value\".";
function readToolCalls(field, problems) {
	if (field === void 0) return void 0;
	if (!field.isList) problems.push(field.wrongType("tool_calls", "a list of tool calls"));
	const calls = field.items().flatMap((item) => readToolCall(item, problems) ?? []);
	return calls.length > 0 ? calls : void 0;
}
function readToolCall(item, problems) {
	const tool = item.field("tool");
	if (tool?.text === void 0) {
		problems.push(tool === void 0 ? item.missing("tool", "A tool call needs \"tool\"", "the name of a tool") : tool.wrongType("tool", "the name of a tool"));
		return;
	}
	const id = item.field("id")?.text;
	const status = item.field("status")?.text;
	return {
		tool: tool.text,
		input: item.key("input")?.value,
		output: item.key("output")?.value,
		...id !== void 0 && { id },
		...status !== void 0 && { status }
	};
}
// src/suites/fields/vars.ts
const MOST_FILLED = 67108864;
const newFillBudget = () => ({ left: MOST_FILLED });
function readVars(item, budget, problems) {
	const field = item.field("vars");
	if (field === void 0) return void 0;
	if (isMapping(field.value)) return {
		values: field.value,
		budget
	};
	problems.push(field.wrongType("vars", "a mapping of names and values"));
}
function withVars(field, given, problems) {
	const vars = given ?? NO_VARS;
	const texts = new Map();
	const undefinedNames = new Map();
	const value = fill(field, [], {
		...vars,
		undefinedNames,
		texts
	});
	for (const [name, location] of undefinedNames) problems.push(undefinedVariable(name, location, vars));
	if (vars.budget.left < 0) {
		problems.push(field.error("FILE_TOO_LARGE", "The variables of this suite add too much text", {
			expected: `at most ${MOST_FILLED} characters in total`,
			hint: "Move long texts to files."
		}));
		return field;
	}
	if (value === field.value) return field;
	return new Cursor(new Source(field.location.file, locationsOf(field), { retyped: texts }), value);
}
const mentionsVars = ({ value }) => JSON.stringify(value)?.includes("{{") ?? false;
const NO_VARS = {
	values: {},
	budget: { left: Number.POSITIVE_INFINITY }
};
function fill(field, path, filling) {
	const { value } = field;
	if (typeof value === "string") return value.includes("{{") ? fillText(value, field.location, path, filling) : value;
	if (field.isList) {
		const items = field.items();
		const filled = items.map((item, index) => fill(item, [...path, index], filling));
		return filled.some((item, index) => item !== items[index]?.value) ? filled : value;
	}
	if (isMapping(value)) {
		const filled = field.keys().map((key) => {
			const child = field.key(key);
			return [key, child && fill(child, [...path, key], filling)];
		});
		return filled.some(([key, item]) => item !== value[key]) ? Object.fromEntries(filled) : value;
	}
	if (field.text !== void 0) filling.texts.set(JSON.stringify(path), field.text);
	return value;
}
const TOKEN = /\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}/g;
const WHOLE = /^\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}$/;
function fillText(text, location, path, filling) {
	const { values, budget, undefinedNames, texts } = filling;
	const lookUp = (name) => {
		const found = variable(name, values);
		if (found === void 0 && !undefinedNames.has(name)) undefinedNames.set(name, location);
		return found;
	};
	const whole = WHOLE.exec(text)?.[1];
	if (whole !== void 0) {
		const found = lookUp(whole);
		if (found === void 0) return text;
		const asText = textOf(found, budget);
		if (typeof found === "number" || typeof found === "boolean") texts.set(JSON.stringify(path), asText);
		return found;
	}
	return text.replace(TOKEN, (token, name) => {
		const found = lookUp(name);
		return found === void 0 ? token : textOf(found, budget);
	});
}
function undefinedVariable(name, location, { values }) {
	const meant = didYouMean(name, Object.keys(values));
	return {
		code: "UNUSED",
		severity: "warning",
		message: `"{{ ${cutEnd(name, 60)} }}" is not replaced: "vars" of the test does not define it`,
		location,
		hint: meant === void 0 ? "Define it under \"vars\", or ignore this if it is plain text." : `Did you mean "{{ ${meant} }}"?`
	};
}
function textOf(found, budget) {
	if (budget.left < 0) return "";
	const text = typeof found === "string" ? found : JSON.stringify(found);
	budget.left -= text.length;
	return text;
}
function variable(name, values) {
	return name.split(".").reduce((at, key) => isMapping(at) && Object.hasOwn(at, key) ? at[key] : void 0, values);
}
const locationsOf = (field) => ({
	valueAt: (path) => field.below(path),
	keyAt: (path) => descend(field, path)?.keyLocation ?? field.below(path)
});
function descend(field, path) {
	return path.reduce((at, step) => typeof step === "number" ? at?.items()[step] : at?.key(step), field);
}
// src/suites/fields/conversation.ts
const CONVERSATION_FIELDS = [
	"turns",
	"aggregation",
	"on_turn_failure",
	"window_size"
];
const TURN_FIELDS = {
	of: "a turn",
	read: [
		"input",
		"expected_output",
		"assertions"
	],
	required: ["input"],
	withoutEffect: {},
	meant: {
		assert: "assertions",
		prompt: "input",
		content: "input"
	}
};
function readConversation(item, reading, vars, problems) {
	if (!isConversation(item, problems)) return void 0;
	refuseExpected(item, problems);
	const turns = readTurns(item, reading, vars, problems);
	const windowSize = readWindowSize(item.field("window_size"), problems);
	return {
		turns,
		aggregation: readChoice(item, "aggregation", [
			"mean",
			"min",
			"max"
		], problems),
		onTurnFailure: readChoice(item, "on_turn_failure", ["continue", "stop"], problems),
		...windowSize !== void 0 && { windowSize }
	};
}
function isConversation(item, problems) {
	const mode = item.field("mode");
	if (mode?.text === "conversation") return true;
	if (mode !== void 0) {
		const meant = mode.text === void 0 ? void 0 : didYouMean(mode.text, ["conversation"]);
		problems.push(mode.wrongType("mode", "conversation, or nothing", meant && `Did you mean "${meant}"?`));
		return false;
	}
	for (const name of CONVERSATION_FIELDS) {
		const field = item.field(name);
		if (field === void 0) continue;
		problems.push(field.error("MISSING_FIELD", `"${name}" needs "mode: conversation"`, {
			location: field.keyLocation,
			hint: "Add \"mode: conversation\" to the test, or remove this key."
		}));
	}
	return false;
}
function refuseExpected(item, problems) {
	for (const name of ["expected_output", "expected_messages"]) {
		const field = item.field(name);
		if (field === void 0) continue;
		problems.push(field.error("WRONG_TYPE", `A conversation cannot have its own "${name}"`, {
			location: field.keyLocation,
			hint: "Put \"expected_output\" under the turn that it answers."
		}));
	}
}
function readTurns(item, reading, vars, problems) {
	const list = item.field("turns");
	if (list === void 0 || !list.isList || list.items().length === 0) {
		problems.push(list === void 0 || list.isList ? (list ?? item).error("MISSING_FIELD", "A conversation needs \"turns\"", { expected: "a list of turns, at least one" }) : list.wrongType("turns", "a list of turns"));
		return [];
	}
	return list.items().flatMap((turn) => readTurn(turn, reading, vars, problems) ?? []);
}
function readTurn(item, reading, vars, problems) {
	if (!item.isMap) {
		problems.push(item.wrongType("turns", "mappings with \"input\""));
		return;
	}
	checkFields(item, TURN_FIELDS, problems);
	const input = readTurnInput(item, vars, problems);
	const expectedField = item.field("expected_output");
	const [expected] = expectedField === void 0 ? [] : readExpected(withVars(expectedField, vars, problems), problems, "expected_output", reading.references).slice(-1);
	const list = item.field("assertions");
	const { kinds, templates, references } = reading;
	const declared = list === void 0 ? [] : readGraders(list, {
		kinds,
		templates,
		references,
		isTurn: true
	}, problems);
	const graders = declared.length === 0 && expected !== void 0 ? implicitGraders(item, void 0, kinds, problems) : declared;
	return input && {
		input,
		...expected !== void 0 && { expected },
		graders,
		location: item.location
	};
}
function readTurnInput(item, vars, problems) {
	const written = item.field("input");
	if (written === void 0) {
		problems.push(item.missing("input", "A turn needs \"input\", the message of the user", "text, or data that is sent as JSON"));
		return;
	}
	const field = withVars(written, vars, problems);
	const { text } = field;
	if (text !== void 0) return {
		role: "user",
		content: text
	};
	if (field.isMap || field.isList) return {
		role: "user",
		content: { structured: field.value }
	};
	problems.push(field.wrongType("input", "text, or data that is sent as JSON", "Put quotes around it to make it text."));
}
function readWindowSize(field, problems) {
	if (field === void 0) return void 0;
	const { value } = field;
	if (typeof value === "number" && Number.isInteger(value) && value >= 1) return value;
	problems.push(field.wrongType("window_size", "a whole number, 1 or more"));
}
function readChoice(item, name, choices, problems) {
	const field = item.field(name);
	const chosen = choices.find((choice) => choice === field?.text);
	if (field !== void 0 && chosen === void 0) {
		const meant = field.text === void 0 ? void 0 : didYouMean(field.text, choices);
		problems.push(field.wrongType(name, choices.join(" or "), meant && `Did you mean "${meant}"?`));
	}
	return chosen ?? choices[0];
}
// src/suites/fields/dependencies.ts
const ON_FAILURE = [
	"skip",
	"fail",
	"run"
];
function readDependencies(item, problems) {
	const list = item.field("depends_on");
	const field = item.field("on_dependency_failure");
	if (list === void 0 && field === void 0) return {
		dependsOn: [],
		onDependencyFailure: "skip"
	};
	const ids = list?.items().flatMap(({ text }) => text === void 0 || text.trim() === "" ? [] : [text]) ?? [];
	if (list !== void 0 && (!list.isList || ids.length !== list.items().length)) problems.push(list.wrongType("depends_on", "a list of ids", list.text && `Write [${list.text}].`));
	const chosen = ON_FAILURE.find((choice) => choice === field?.text);
	if (field !== void 0 && chosen === void 0) problems.push(field.wrongType("on_dependency_failure", ON_FAILURE.join(", ")));
	if (field !== void 0 && ids.length === 0) problems.push(field.warning("UNUSED", "\"on_dependency_failure\" has no effect without \"depends_on\"", { location: field.keyLocation }));
	return {
		dependsOn: [...new Set(ids)],
		onDependencyFailure: chosen ?? "skip"
	};
}
function refuseBadDependencies(entries, problems) {
	const waiting = new Map();
	for (const entry of entries) {
		const list = entry.field("depends_on");
		const id = list?.isList ? idOf(entry) : void 0;
		if (list !== void 0 && id !== void 0) waiting.set(id, {
			list,
			ids: list.items()
		});
	}
	if (waiting.size === 0) return;
	const known = new Set(entries.flatMap((entry) => idOf(entry) ?? []));
	for (const [id, { ids }] of waiting) for (const item of ids) {
		if (item.text === void 0 || known.has(item.text)) continue;
		problems.push(item.error("MISSING_FIELD", `The test "${cutEnd(id, 60)}" waits for a test that does not exist`, {
			expected: "the id of another test of this file",
			found: item.found,
			hint: suggestion(item.text, [...known].slice(0, MOST_COMPARED), "ids")
		}));
	}
	refuseCircles(waiting, problems);
}
const MOST_COMPARED = 1e3;
function refuseCircles(waiting, problems) {
	const settled = new Set();
	for (const start of waiting.keys()) {
		const way = [];
		const onWay = new Set();
		const rest = [start];
		for (let next = rest.pop(); next !== void 0; next = rest.pop()) {
			if (next === LEAVE) {
				const left = way.pop();
				if (left !== void 0) {
					onWay.delete(left);
					settled.add(left);
				}
				continue;
			}
			const at = waiting.get(next);
			if (at === void 0 || settled.has(next)) continue;
			if (onWay.has(next)) {
				problems.push(circle([...way.slice(way.indexOf(next)), next], at.list));
				return;
			}
			way.push(next);
			onWay.add(next);
			rest.push(LEAVE, ...at.ids.flatMap(({ text }) => text ?? []).toReversed());
		}
	}
}
const LEAVE = Symbol("leave");
const circle = (way, list) => list.error("WRONG_TYPE", way.length === 2 ? "A test depends on itself" : "Tests depend on each other in a cycle", { found: way.map((id) => cutEnd(id, 60)).slice(0, 10).join(" \u2192 ") });
// src/suites/fields/metadata.ts
function readDescription(root, problems) {
	const name = root.field("name");
	const requires = readRequires(root, problems);
	if (name?.text === void 0) {
		warnOfUnreadTags(root, problems);
		return {
			...requires,
			tags: []
		};
	}
	if (!/^[a-z0-9-]{1,64}$/.test(name.text)) problems.push(name.error("WRONG_TYPE", "The name of the suite is invalid", {
		expected: "1 to 64 of the characters a\u2013z, 0\u20139 and -",
		found: name.found,
		...adviceFor(name.text)
	}));
	return {
		...text(root, "description", 1024, problems),
		...text(root, "version", 1024, problems),
		...text(root, "author", 1024, problems),
		...text(root, "license", 1024, problems),
		...requires,
		tags: readTags(root, problems)
	};
}
function adviceFor(name) {
	const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "").slice(0, 64);
	return plain === "" ? {} : { hint: `Write name: ${plain}` };
}
function warnOfUnreadTags(root, problems) {
	const tags = root.field("tags");
	if (tags === void 0) return;
	problems.push(tags.warning("UNUSED", "\"tags\" is not read because the suite has no \"name\"", {
		location: tags.keyLocation,
		hint: "Add a \"name\" to the suite."
	}));
}
function text(root, key, most, problems) {
	const field = root.key(key);
	if (field === void 0) return {};
	if (field.text !== void 0 && (key !== "description" || field.text.length >= 1 && field.text.length <= most)) return { [key]: field.text };
	const expected = key === "description" ? `text of 1 to ${most} characters` : "text";
	const hint = typeof field.value === "number" ? "Put quotes around it to make it text." : void 0;
	problems.push(field.wrongType(key, expected, hint));
	return {};
}
const REQUIREMENTS = ["agentv"];
function readRequires(root, problems) {
	const field = root.key("requires");
	if (field === void 0) return {};
	if (!field.isMap) {
		problems.push(field.wrongType("requires", "a mapping such as { agentv: \">=4\" }"));
		return {};
	}
	for (const key of field.keys()) {
		if (mistypedKey(key, REQUIREMENTS) === void 0) continue;
		const message = `"${cutEnd(key, 60)}" is not a requirement`;
		problems.push(field.unknownKey(key, message, {
			known: REQUIREMENTS,
			what: "requirements"
		}));
	}
	const version = field.field("agentv");
	if (version !== void 0) checkRequiredVersion(version, "requires.agentv", problems);
	return { requires: field.value };
}
function readTags(root, problems) {
	const field = root.key("tags");
	if (field === void 0) return [];
	const tags = field.items().flatMap((item) => item.text ?? []);
	if (field.isList && tags.length === field.items().length) return tags;
	const hint = field.text === void 0 ? void 0 : `Write tags: [${JSON.stringify(field.text)}].`;
	problems.push(field.wrongType("tags", "a list of texts", hint));
	return field.text === void 0 ? tags : [field.text];
}
function readMetadata$1(root, problems) {
	const metadata = root.field("metadata");
	const governance = root.field("governance");
	for (const [name, field] of Object.entries({
		metadata,
		governance
	})) if (field !== void 0 && !field.isMap) problems.push(field.wrongType(name, "a mapping"));
	if (!metadata?.isMap && !governance?.isMap) return void 0;
	return {
		...metadata?.isMap ? metadata.value : {},
		...governance?.isMap && { governance: governance.value }
	};
}
function mergeMetadata(suite, test) {
	const merged = new Map(Object.entries(test));
	for (const [key, inherited] of Object.entries(suite)) {
		const own = merged.get(key);
		if (own === void 0) merged.set(key, inherited);
		else if (Array.isArray(inherited) && Array.isArray(own)) merged.set(key, withoutRepeats([...inherited, ...own]));
		else if (isMapping(inherited) && isMapping(own)) merged.set(key, mergeMetadata(inherited, own));
	}
	return Object.fromEntries(merged);
}
function withoutRepeats(items) {
	const seen = new Set();
	return items.filter((item) => {
		const key = JSON.stringify(item) ?? "undefined";
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
// src/suites/fields/test-execution.ts
const EXECUTION_FIELDS = {
	of: "a test's execution",
	read: [
		"skip_defaults",
		"threshold",
		"assertions",
		"assert",
		"evaluators",
		"targets"
	],
	withoutEffect: { target: "a test runs on the targets of its suite; restrict them with \"targets\"" },
	elsewhere: {
		must_pass: "Put it on the test itself.",
		timeout_seconds: "Put it on the test itself, next to \"id\".",
		max_cost_usd: "Put it on the test itself, next to \"id\"."
	}
};
function readExecution(field, problems) {
	if (field === void 0) return void 0;
	if (!field.isMap) {
		problems.push(field.wrongType("execution", "a mapping"));
		return;
	}
	checkFields(field, EXECUTION_FIELDS, problems);
	const skip = field.field("skip_defaults");
	if (skip !== void 0 && typeof skip.value !== "boolean") problems.push(skip.wrongType("skip_defaults", "true or false", adviceForFlag(skip.value)));
	return {
		skipDefaults: skip?.value === true,
		threshold: share(field, "threshold", problems),
		targets: readTargetNames(field.field("targets"), problems)
	};
}
function readTargetNames(field, problems) {
	if (field === void 0) return void 0;
	const names = field.items().flatMap((item) => item.text?.trim() || []);
	if (field.isList && names.length === field.items().length) return names;
	problems.push(field.wrongType("targets", "a list of target names"));
}
// src/suites/fields/test-input.ts
function readSuiteInput(suite, vars, problems) {
	if (suite.inputField === void 0) return suite.input;
	const field = withVars(suite.inputField, vars, problems);
	return field === suite.inputField ? suite.input : readInput(field, problems, "input", suite.references);
}
function readOwnInput(item, suite, vars, problems) {
	const found = firstOf(item, ["input", "input_messages"], problems);
	if (found === void 0) {
		const message = "A test needs \"input\", the question to the target";
		const slip = [
			"prompt",
			"question",
			"messages"
		].find((key) => item.key(key) !== void 0);
		const hint = slip && `Did you mean "input" instead of "${slip}"?`;
		problems.push(item.missing("input", message, "text, a mapping, or a list of messages", hint));
		return [];
	}
	const before = problems.length;
	const field = withVars(found.field, vars, problems);
	const files = readAttached(item, {
		name: found.name,
		field,
		vars
	}, suite, problems);
	if (files.length > 0) return [{
		role: "user",
		content: [...files, ...textPart(field.text)]
	}];
	const messages = readInput(field, problems, found.name, suite.references);
	if (messages.length === 0 && problems.length === before) problems.push(found.field.error("MISSING_FIELD", `"${found.name}" contains no message`, { found: found.field.found }));
	return messages;
}
function readAttached(item, input, suite, problems) {
	const own = item.field("input_files");
	const list = own ?? suite.inputFiles;
	if (list === void 0 || list.isList && list.items().length === 0) return [];
	if (input.field.text !== void 0) return readInputFiles(withVars(list, input.vars, problems), suite.references, problems);
	const whose = own === void 0 ? "\"input_files\" of the suite" : "\"input_files\"";
	problems.push((own ?? input.field).warning("UNUSED", `${whose} is ignored because "${input.name}" is not text`, {
		location: (own ?? input.field).keyLocation,
		hint: "Put the files into the content of the messages: { type: file, value: \u2026 }."
	}));
	return [];
}
const textPart = (text = "") => text === "" ? [] : [{
	type: "text",
	value: text
}];
function pathsOf(messages) {
	const parts = messages.flatMap(({ content }) => Array.isArray(content) ? content : []);
	return parts.length === 0 ? [] : [...new Set(parts.flatMap((part) => part.type === "file" || part.type === "image" ? part.absolutePath ?? [] : []))];
}
// src/suites/fields/test.ts
const TEST_FIELDS = {
	of: "a test",
	read: [
		"id",
		"criteria",
		"expected_outcome",
		"outcome",
		"input",
		"input_messages",
		"input_files",
		"vars",
		"expected_output",
		"expected_messages",
		"assertions",
		"assert",
		"evaluators",
		"rubrics",
		"evaluator",
		"preprocessors",
		"execution",
		"metadata",
		"conversation_id",
		"depends_on",
		"on_dependency_failure",
		"must_pass",
		"timeout_seconds",
		"max_cost_usd",
		"mode",
		"workspace",
		...CONVERSATION_FIELDS
	],
	required: ["id", "input"],
	withoutEffect: { suite: "the name of the suite belongs at the top of the file" },
	removed: { deterministic: "Remove it: suspected regressions are re-run." },
	meant: {
		name: "id",
		prompt: "input",
		question: "input",
		messages: "input",
		expected: "expected_output",
		graders: "assertions"
	},
	elsewhere: {
		threshold: "Put it under \"execution\" of the test.",
		skip_defaults: "Put it under \"execution\" of the test.",
		targets: "Put it under \"execution\" of the test.",
		target: "A test runs on the targets of its suite; \"targets\" under its \"execution\" restricts them."
	}
};
const GRADER_LISTS$1 = [
	"assertions",
	"assert",
	"execution.evaluators",
	"execution.assertions",
	"execution.assert",
	"evaluators"
];
function readTest(item, index, suite, warnings) {
	const problems = [];
	const test = readFields(item, suite, problems);
	for (const problem of problems) if (problem.severity === "warning") warnings.push(problem);
	const errors = problems.filter((problem) => problem.severity === "error" && !item.isUnknown(problem));
	if (errors.length === 0 && test !== void 0) return test;
	return {
		kind: "broken",
		id: idOf(item) ?? `#${index + 1}`,
		location: item.location,
		problems: errors
	};
}
function readFields(item, suite, problems) {
	if (!item.isMap) {
		problems.push(item.error("WRONG_TYPE", "A test must be a mapping", {
			expected: "\"id\", \"input\" and graders",
			found: item.found
		}));
		return;
	}
	checkFields(item, TEST_FIELDS, problems);
	const execution = readExecution(item.field("execution"), problems);
	const id = readId(item, problems);
	const texts = readTexts(item, suite, execution?.skipDefaults ?? false, problems);
	const graders = readTestGraders(item, suite, {
		texts,
		skipDefaults: execution?.skipDefaults ?? false
	}, problems);
	const metadata = readMetadata(item, suite.metadata, problems);
	const conversationId = readConversationId(item.field("conversation_id"), problems);
	const dependencies = readDependencies(item, problems);
	const timeoutSeconds = positive(item, "timeout_seconds", problems);
	const maxCostUsd = positive(item, "max_cost_usd", problems);
	const workspace = readOwnWorkspace(item, suite, problems);
	const mustPass = readMustPass(item.field("must_pass"), problems);
	if (id === void 0) return void 0;
	const { criteria, input, expected } = texts;
	return {
		kind: "test",
		id,
		location: item.location,
		criteria,
		input,
		expected,
		inputFiles: pathsOf(input),
		...graders,
		...timeoutSeconds !== void 0 && { timeoutSeconds },
		...maxCostUsd !== void 0 && { maxCostUsd },
		...execution?.threshold !== void 0 && { threshold: execution.threshold },
		...execution?.targets !== void 0 && { targets: execution.targets },
		mustPass,
		...conversationId !== void 0 && { conversationId },
		...dependencies,
		...workspace && { workspace },
		...metadata !== void 0 && { metadata }
	};
}
function readTexts(item, suite, skipDefaults, problems) {
	const vars = readVars(item, suite.fillBudget ?? newFillBudget(), problems);
	const written = firstOf(item, CRITERIA, problems, { counts: isNotBlank });
	const criteria = readCriteria(written, vars, problems);
	const suiteInput = skipDefaults ? [] : readSuiteInput(suite, vars, problems);
	const ownInput = readOwnInput(item, {
		references: suite.references,
		inputFiles: skipDefaults ? void 0 : suite.inputFiles
	}, vars, problems);
	const answer = firstOf(item, ["expected_output", "expected_messages"], problems);
	const conversation = readConversation(item, suite, vars, problems);
	const expected = answer === void 0 || conversation !== void 0 ? [] : readExpected(withVars(answer.field, vars, problems), problems, answer.name, suite.references);
	return {
		criteria,
		written: written?.field,
		input: suiteInput.concat(ownInput),
		expected,
		conversation
	};
}
function readTestGraders(item, suite, { texts, skipDefaults }, problems) {
	const { criteria, written, expected, conversation } = texts;
	const declared = declaredGraders(item, GRADER_LISTS$1, problems);
	const own = readRubrics(item, suite.kinds, problems).concat(declared === void 0 ? [] : readGraders(declared, suite, problems));
	const ownPreprocessors = readPreprocessors(item, suite.kinds, suite.references, problems);
	const preprocessors = (suite.preprocessors ?? []).concat(ownPreprocessors);
	const named = own.concat(skipDefaults ? [] : suite.graders);
	const hasGraders = declared !== void 0 || own.length > 0;
	requireGraders(item, named, written !== void 0 || expected.length > 0 || hasGraders || conversation !== void 0, problems);
	const isImplicit = named.length === 0 && item.field("turns") === void 0;
	if (criteria !== "" && !isImplicit) warnOfUnusedCriteria(written ?? item, named, suite.kinds, problems);
	const evaluator = readEvaluator(item, suite.kinds, problems) ?? suite.evaluator;
	const graders = named.length === 0 && conversation === void 0 ? implicitGraders(item, evaluator, suite.kinds, problems) : named;
	const complete = (all) => withInherited(all, preprocessors, suite.kinds);
	const turns = conversation?.turns.map((turn) => ({
		...turn,
		graders: complete(turn.graders)
	}));
	return {
		graders: complete(graders),
		...conversation && turns && { conversation: {
			...conversation,
			turns
		} }
	};
}
function readId(item, problems) {
	const id = idOf(item);
	if (id !== void 0) return id;
	const field = item.key("id");
	if (field === void 0) {
		problems.push(item.missing("id", "A test needs an \"id\"", "text that no other test of the file has"));
		return;
	}
	const hint = typeof field.value === "number" || typeof field.value === "boolean" ? `Put quotes around it: id: "${field.value}".` : void 0;
	problems.push(field.wrongType("id", "text that is not empty", hint));
}
const CRITERIA = [
	"criteria",
	"expected_outcome",
	"outcome"
];
const isNotBlank = ({ value }) => typeof value !== "string" || value.trim() !== "";
function readCriteria(found, vars, problems) {
	if (found === void 0) return "";
	const { text } = withVars(found.field, vars, problems);
	if (text !== void 0) return text;
	problems.push(found.field.wrongType(found.name, "text"));
	return "";
}
function readMustPass(field, problems) {
	if (field === void 0 || typeof field.value === "boolean") return field?.value === true;
	problems.push(field.wrongType("must_pass", "true or false", adviceForFlag(field.value)));
	return false;
}
function readConversationId(field, problems) {
	if (field !== void 0 && field.text === void 0) problems.push(field.wrongType("conversation_id", "text"));
	return field?.text;
}
function readOwnWorkspace(item, { workspaces, workspace }, problems) {
	if (workspaces === void 0) return void 0;
	return workspaceOf(workspace, readWorkspace(item.field("workspace"), workspaces, problems), workspaces.folder, problems);
}
function readMetadata(item, suite, problems) {
	const field = item.field("metadata");
	if (field === void 0) return suite;
	if (field.isMap) return mergeMetadata(suite ?? {}, field.value);
	problems.push(field.wrongType("metadata", "a mapping"));
	return suite;
}
function requireGraders(item, graders, isSpecified, problems) {
	const message = "This test does not define a good answer";
	if (!isSpecified && graders.length > 0) problems.push(item.warning("MISSING_FIELD", `${message}; it is graded by the graders of the suite alone`, { hint: "AgentV skips such a test. Add \"assertions: []\" to use only the graders of the suite." }));
	else if (!isSpecified && !problems.some(({ hint }) => hint === "Did you mean \"assertions\"?")) problems.push(item.missing("assertions", message, "\"assertions\", \"criteria\" or \"expected_output\""));
}
function warnOfUnusedCriteria(field, graders, kinds, problems) {
	if (graders.some((spec) => readsCriteria(spec, kinds))) return;
	problems.push(field.warning("UNUSED", "\"criteria\" is not graded: none of the graders of this test reads it", {
		location: field.keyLocation,
		hint: "Leave it as a note, or add a grader that reads it (llm-grader, code-grader)."
	}));
}
function readsCriteria({ type, options, members = [] }, kinds) {
	const kind = findKind(kinds, type);
	return kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true || members.some((member) => readsCriteria(member, kinds));
}
// src/suites/suite-file.ts
const MAX_SUITE_BYTES = 5242880;
function suiteFile(path, cwd) {
	return {
		file: shownPath(path, cwd),
		path,
		folder: dirname(path),
		category: categoryOf(path, cwd)
	};
}
function categoryOf(path, cwd) {
	const named = relative(cwd, dirname(path)).replaceAll("\\", "/").split("/").filter((folder) => folder !== "" && folder !== "." && folder !== ".." && folder !== "evals");
	return named.length === 0 ? "Uncategorized" : named.join("/");
}
async function readText(path, { files }, problems, location) {
	return orReported(() => files.read(path, MAX_SUITE_BYTES), problems, location);
}
async function orReported(work, problems, location) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		problems.push(...error.problems.map((problem) => ({
			...location && { location },
			...problem
		})));
		return;
	}
}
const nameOfFile = (path) => basename(path).replace(/(?:\.eval)?\.ya?ml$|\.jsonl?$/i, "") || "eval";
function readName(root, keys, problems) {
	for (const key of keys) {
		const field = root.field(key);
		const name = field?.text?.trim();
		if (name) return name;
		if (field !== void 0 && field.text === void 0) problems.push(field.wrongType(key, "text"));
	}
}
// src/suites/fields/defaults.ts
function readDefaults(root, reading, problems) {
	const { kinds, references, templates, workspaces } = reading;
	const metadata = readMetadata$1(root, problems);
	const inputField = root.field("input");
	let input;
	const readOnce = () => {
		input ??= inputField === void 0 ? [] : readInput(inputField, problems, "input", references);
		return input;
	};
	if (inputField !== void 0 && !mentionsVars(inputField)) readOnce();
	return {
		get input() {
			return readOnce();
		},
		inputField,
		inputFiles: root.field("input_files"),
		graders: readSuiteGraders(root, reading, problems),
		metadata,
		kinds,
		evaluator: readEvaluator(root, kinds, problems),
		preprocessors: readPreprocessors(root, kinds, references, problems),
		references,
		templates,
		workspaces,
		workspace: readWorkspace(root.field("workspace"), workspaces, problems),
		fillBudget: newFillBudget()
	};
}
const GRADER_LISTS = [
	"assertions",
	"assert",
	"execution.assertions",
	"execution.assert",
	"execution.evaluators"
];
function readSuiteGraders(root, reading, problems) {
	const list = declaredGraders(root, GRADER_LISTS, problems);
	return list === void 0 ? [] : readGraders(list, reading, problems);
}
// src/suites/references/external-tests.ts
const MOST_FILES = 1e4;
const MAX_TOTAL_CHARACTERS = 67108864;
const LONGEST_PATH = 4096;
const IN_A_FILE = "file://";
var ExternalTests = class {
	#folder;
	#reading;
	#problems;
	#files = 0;
	#characters = 0;
	constructor(folder, reading, problems) {
		this.#folder = folder;
		this.#reading = reading;
		this.#problems = problems;
	}
	async behindPath(field) {
		const path = this.#resolve(field.text ?? "", field);
		if (path === void 0) return [];
		return await this.#stateOf(path, field) === "folder" ? this.#inFolder(path, field) : this.#inFile(path, field);
	}
	async inList(entries) {
		const all = [];
		for (const entry of entries) {
			const path = entry.text?.startsWith(IN_A_FILE) ? entry.text.slice(7) : void 0;
			if (path === void 0) all.push(entry);
			else for (const test of await this.#behindEntry(path, entry)) all.push(test);
		}
		return all;
	}
	async #behindEntry(path, entry) {
		if (!/[*?{]/.test(path)) {
			const file = this.#resolve(path, entry);
			return file === void 0 ? [] : this.#inFile(file, entry);
		}
		const tests = [];
		for (const match of await this.#matches(path, entry)) for (const test of await this.#inFile(match, entry)) tests.push(test);
		return tests;
	}
	async #matches(pattern, entry) {
		const parts = pattern.split("/");
		const firstGlob = parts.findIndex((part) => /[*?{]/.test(part));
		const rest = parts.slice(firstGlob);
		const start = this.#resolve(parts.slice(0, firstGlob).join("/") || (pattern.startsWith("/") ? "/" : "."), entry);
		if (start === void 0) return [];
		if (rest.some((part) => /(?:^|[{,])\.\.(?:[},]|$)/.test(part))) {
			this.#problems.push(entry.error("WRONG_TYPE", "\"..\" cannot follow a wildcard in a glob"));
			return [];
		}
		if (await this.#stateOf(start, entry) === "folder" && !await this.#isInside(start, entry)) return [];
		const glob = () => this.#reading.files.glob([rest.join("/")], { cwd: start });
		const found = await orReported(glob, this.#problems, entry.location);
		if (found?.length === 0) this.#problems.push(entry.warning("NOTHING_MATCHED", `No file matches ${shortened(pattern)}, so it adds no tests`, { hint: `Paths start at ${this.#shown(this.#folder)}.` }));
		return found ?? [];
	}
	async #inFile(path, from) {
		const text = await this.#textOf(path, from);
		if (text === void 0) return [];
		const file = this.#shown(path);
		const tests = /\.jsonl$/i.test(path) ? this.#jsonl(file, text) : this.#yaml(file, text);
		if (tests?.length === 0) this.#problems.push(emptyFile(file));
		return tests ?? [];
	}
	#jsonl(file, text) {
		return this.#reading.texts.jsonLines(file, text, this.#problems);
	}
	#yaml(file, text) {
		const root = this.#reading.texts.yaml(file, text, this.#problems);
		if (root?.value === null) return [];
		if (root?.isList === false) this.#problems.push(notAList(root));
		if (!root?.isList) return void 0;
		const items = root.items();
		const others = items.filter((item) => !item.isMap);
		for (const item of others) this.#problems.push(notATest(item));
		return others.length > 0 ? void 0 : items;
	}
	async #inFolder(folder, from) {
		if (!await this.#isInside(folder, from)) return [];
		const { files } = this.#reading;
		const glob = () => files.glob([
			"*",
			"*/*",
			"*/*/*"
		], { cwd: folder });
		const parts = (await orReported(glob, this.#problems, from.location) ?? []).map((path) => relative(folder, path).replaceAll("\\", "/").split("/"));
		const names = [...new Set(parts.flatMap(([name, ...more]) => name && more.length > 0 ? [name] : []))];
		const orphans = parts.flatMap(([name = "", ...more]) => more.length === 0 && isTestFile(name) ? [name] : []);
		if (orphans.length > 0) this.#problems.push(notInAFolder(orphans, from));
		if (names.length === 0) this.#problems.push(from.warning("NOTHING_MATCHED", `${this.#shown(folder)} has no subfolder with a case`));
		const tests = [];
		for (const name of names.sort(byBytes)) {
			const test = await this.#case(join(folder, name), name, from);
			if (test !== void 0) tests.push(test);
		}
		return tests;
	}
	async #case(folder, name, from) {
		const path = await this.#caseFile(folder, from);
		if (path === void 0) return void 0;
		const text = await this.#textOf(path, from);
		const root = text === void 0 ? void 0 : this.#reading.texts.yaml(this.#shown(path), text, this.#problems);
		if (root === void 0) return void 0;
		if (root.value === null) this.#problems.push(emptyFile(this.#shown(path)));
		else if (!root.isMap) this.#problems.push(notACase(root));
		if (!root.isMap) return void 0;
		const named = root.field("id") === void 0 ? root.with("id", name) : root;
		const template = join(folder, "workspace");
		return named.field("workspace") === void 0 && await this.#stateOf(template, from) === "folder" ? named.with("workspace", { template }) : named;
	}
	async #caseFile(folder, from) {
		const paths = ["case.yaml", "case.yml"].map((name) => join(folder, name));
		const present = [];
		for (const path of paths) if (await this.#stateOf(path, from) === "file") present.push(path);
		const [path, ignored] = present;
		if (path === void 0) this.#problems.push(from.warning("FILE_MISSING", `The folder ${this.#shown(folder)} has no case.yaml and is ignored`, { expected: "a case.yaml or case.yml in every folder of cases" }));
		if (ignored !== void 0) {
			const message = `${this.#shown(ignored)} is ignored because case.yaml exists too`;
			this.#problems.push(from.warning("UNUSED", message));
		}
		return path;
	}
	async #textOf(path, from) {
		const state = await this.#stateOf(path, from);
		if (state === "missing") this.#problems.push(missingFile(this.#shown(path), from));
		if (state === "folder") this.#problems.push(isAFolder(this.#shown(path), from));
		if (state === "file" && !isTestFile(path)) this.#problems.push(notATestFile(path, from));
		if (state !== "file" || !isTestFile(path) || !await this.#isInside(path, from)) return void 0;
		this.#files += 1;
		if (this.#files > 1e4) return this.#tooMuch(from, `at most ${MOST_FILES} files`);
		const text = await readText(path, this.#reading, this.#problems, from.location);
		this.#characters += text?.length ?? 0;
		if (this.#characters > MAX_TOTAL_CHARACTERS) return this.#tooMuch(from, `at most ${MAX_TOTAL_CHARACTERS} characters in total`);
		return text;
	}
	#tooMuch(from, expected) {
		const message = "The test files of this suite are too many or too large";
		const problem = from.error("FILE_TOO_LARGE", message, {
			expected,
			hint: "Split it into several suites."
		});
		if (!this.#problems.some(({ message: reported, location }) => reported === message && sameLocation(location, problem.location))) this.#problems.push(problem);
	}
	#resolve(text, from) {
		if (text.trim() === "" || text.length > LONGEST_PATH) {
			this.#problems.push(from.wrongType("tests", "the path of a file of tests, or of a folder of cases"));
			return;
		}
		const path = resolve(this.#folder, text);
		if (this.#reading.bounds.hold(path)) return path;
		this.#problems.push(from.error("FILE_UNREADABLE", `${shortened(text)} is outside the repository and is not read`, {
			expected: "a path in the repository",
			hint: "Copy the tests into the repository."
		}));
	}
	async #isInside(path, from) {
		const side = await orReported(() => this.#reading.bounds.sideOf(path), this.#problems, from.location);
		if (side === "outside" || side === "link") this.#problems.push(from.error("FILE_UNREADABLE", `${this.#shown(path)} is outside the repository and is not read`, {
			expected: "a file of the repository",
			hint: side === "link" ? "The path contains a link: replace it with the file itself." : "Copy it there."
		}));
		return side === "inside";
	}
	async #stateOf(path, from) {
		return orReported(() => this.#reading.files.state(path), this.#problems, from.location);
	}
	#shown(path) {
		return shortened(this.#reading.shown(path));
	}
};
const shortened = (path) => cutMiddle(path, 200);
const isTestFile = (name) => /\.(?:ya?ml|jsonl)$/i.test(name);
const sameLocation = (a, b) => a?.file === b?.file && a?.line === b?.line && a?.column === b?.column;
const byBytes = (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const emptyFile = (file) => ({
	code: "NOTHING_MATCHED",
	severity: "warning",
	message: "The file is empty: there are no tests in it",
	location: {
		file,
		line: 1,
		column: 1
	}
});
const notAList = (root) => root.error("WRONG_TYPE", "A file of tests must be a list", {
	expected: "a list of tests",
	found: root.found,
	hint: root.key("tests") === void 0 ? "Put \"- \" before each test to make it a list." : "This file is a suite: run it separately, or reduce it to the list under \"tests\"."
});
const notATest = (item) => item.text?.startsWith(IN_A_FILE) ? item.error("WRONG_TYPE", "A file of tests cannot refer to other files", {
	expected: "a test: a mapping",
	found: item.found,
	hint: "Add that file to the suite itself."
}) : item.error("WRONG_TYPE", "A test is a mapping", {
	expected: "\"id\", \"input\" and graders",
	found: item.found
});
const notACase = (root) => root.error("WRONG_TYPE", "A case must be one test", {
	expected: "a mapping with \"input\" and graders",
	found: root.found,
	...root.isList && { hint: "Put each test of the list into a separate folder." }
});
const notATestFile = (path, from) => from.error("WRONG_TYPE", "Tests cannot be read from a file of this kind", {
	expected: "a .yaml, .yml or .jsonl file, or a folder of cases",
	found: extname(path) === "" ? "a name without an extension" : `a name that ends in ${shortened(extname(path))}`
});
const missingFile = (file, from) => from.error("FILE_MISSING", `There is no file ${file}`, { hint: "Paths start in the folder of the eval file." });
const isAFolder = (file, from) => from.error("FILE_UNREADABLE", `${file} is a folder, not a file of tests`, { hint: "For a folder of cases, use tests: <folder>. For files in a folder, use file://<folder>/*.yaml." });
const notInAFolder = (names, from) => from.warning("UNUSED", "Files next to the folders of cases are not read", {
	found: listed(names),
	expected: "a folder for each case, with its case.yaml"
});
// src/suites/references/texts.ts
const MOST_TESTS = 1e5;
var SuiteTexts = class {
	#lookUp;
	#unknown;
	#unset = new Map();
	constructor(lookUp, unknown) {
		this.#lookUp = lookUp;
		this.#unknown = unknown;
	}
	yaml(file, text, problems) {
		return this.#opened((put) => openYaml(file, text, put), problems);
	}
	jsonLines(file, text, problems) {
		const before = problems.length;
		const objects = [];
		const lines = text.replace(/^\uFEFF/, "").split("\n");
		for (const [index, line] of lines.entries()) {
			if (isBlank(line)) continue;
			if (objects.length === 1e5) {
				problems.push(tooManyLines(file, index + 1));
				break;
			}
			const object = this.#opened((put) => openJson(file, line, {
				interpolate: put,
				line: index + 1
			}), problems);
			if (object?.isMap === false) problems.push(notAnObject(object));
			else if (object !== void 0) objects.push(object);
			if (problems.length - before >= MOST_BAD_LINES) {
				problems.push(notLookedAt(file, index + 1));
				break;
			}
		}
		return problems.length > before ? void 0 : objects;
	}
	unset() {
		return [...this.#unset.values()].map(({ first, times }) => {
			const elsewhere = times > 1 ? `, here and in ${plural("other place", times - 1)}` : "";
			return {
				...first,
				message: `${first.message}${elsewhere}`
			};
		});
	}
	#opened(open, problems) {
		let missing = [];
		let unset = new Map();
		const opened = open((value) => {
			const interpolated = interpolate(value, this.#lookUp);
			({missing, unset} = interpolated);
			return {
				...interpolated,
				unknown: this.#unknown
			};
		});
		if (opened.kind === "invalid") {
			problems.push(...opened.problems);
			return;
		}
		this.#unknown?.note(unset, opened.root);
		for (const variable of missing) this.#note(variable, opened.root);
		return opened.root;
	}
	#note({ name, path, times }, root) {
		const known = this.#unset.get(name);
		if (known !== void 0) known.times += times;
		else this.#unset.set(name, {
			first: missingVariable({
				name,
				path
			}, root),
			times
		});
	}
};
const MOST_BAD_LINES = 20;
const isBlank = (line) => /^[ \t\r]*$/.test(line);
const notAnObject = (value) => value.error("WRONG_TYPE", "Each line of this file must be a JSON object with one test", {
	expected: "an object such as {\"id\": \"\u2026\", \"input\": \"\u2026\"}",
	found: value.found,
	...value.isList && { hint: "Write each item of the list on a separate line, without the brackets." }
});
const notLookedAt = (file, line) => ({
	code: "YAML_INVALID",
	severity: "error",
	message: "The lines after this one are not checked: too many lines are not JSON objects",
	location: {
		file,
		line,
		column: 1
	},
	hint: "Check that it is a JSONL file."
});
const tooManyLines = (file, line) => ({
	code: "FILE_TOO_LARGE",
	severity: "error",
	message: "The file has too many tests",
	location: {
		file,
		line,
		column: 1
	},
	expected: `at most ${MOST_TESTS} lines with a test`,
	hint: "Split it into several files."
});
// src/suites/formats/yaml.ts
const TEST_LISTS = [
	"tests",
	"eval_cases",
	"evalcases",
	"cases"
];
const SUITE_FIELDS = {
	of: "a suite",
	read: [
		"$schema",
		"name",
		"suite",
		"dataset",
		"description",
		"version",
		"author",
		"tags",
		"license",
		"requires",
		"category",
		"target",
		"execution",
		"tests",
		"eval_cases",
		"evalcases",
		"cases",
		"input",
		"input_files",
		"assertions",
		"assert",
		"metadata",
		"governance",
		"evaluator",
		"preprocessors",
		"workspace"
	],
	required: ["tests"],
	withoutEffect: { evaluators: "AgentV never read it at the top of a file; move the graders to \"assertions\"" },
	meant: { graders: "assertions" },
	elsewhere: {
		targets: "Put it under \"execution\".",
		workers: "Put it under \"execution\".",
		trials: "Put it under \"execution\".",
		threshold: "Put it under \"execution\".",
		must_pass: "Put it under \"execution\", or on single tests."
	}
};
async function readYamlSuite(root, at, reading, problems) {
	if (!root.isMap) {
		problems.push(notASuite(root));
		return;
	}
	const entries = await testEntries(root, new ExternalTests(at.folder, reading, problems), problems);
	if (entries.length > 1e5) {
		problems.push(tooManyTests(root, entries.length));
		return;
	}
	refuseRepeatedIds(entries, problems);
	refuseBadDependencies(entries, problems);
	return readSettled((reported) => suiteOf$1({
		root,
		entries
	}, at, reading, reported), reading.references, problems);
}
function suiteOf$1({ root, entries }, at, reading, problems) {
	checkFields(root, SUITE_FIELDS, problems);
	const description = readDescription(root, problems);
	const execution = readExecution$1(root, problems);
	const { references, workspaceFiles, graders: kinds } = reading;
	const workspaces = {
		folder: at.folder,
		references,
		files: workspaceFiles
	};
	const defaults = readDefaults(root, {
		kinds,
		references,
		templates: reading.newTemplates(),
		workspaces
	}, problems);
	const tests = entries.map((item, index) => readTest(item, index, defaults, problems));
	warnOfUnknownTargets(tests, execution.targets, problems);
	return {
		name: readName(root, [
			"name",
			"suite",
			"dataset"
		], problems) ?? nameOfFile(at.path),
		file: at.file,
		path: at.path,
		folder: at.folder,
		location: root.location,
		format: "yaml",
		...description,
		category: readCategory(root, problems) ?? at.category,
		...execution,
		...defaults.metadata !== void 0 && { metadata: defaults.metadata },
		tests
	};
}
const tooManyTests = (root, count) => root.error("FILE_TOO_LARGE", "The suite has too many tests", {
	expected: `at most ${MOST_TESTS} tests`,
	found: `${count} tests`,
	hint: "Split it into several suites."
});
function notASuite(root) {
	const isEmpty = root.value === null;
	return root.error("WRONG_TYPE", isEmpty ? "The file is empty" : "An eval file must be a mapping", {
		expected: "a mapping with \"tests\"",
		...!isEmpty && { found: root.found },
		...root.isList && { hint: "Add \"tests:\" above the list." }
	});
}
async function testEntries(root, external, problems) {
	const found = firstOf(root, TEST_LISTS, problems);
	if (found === void 0) {
		const isTargetsFile = root.field("targets")?.isList ?? false;
		problems.push(root.missing("tests", "The suite has no \"tests\"", "a list of tests", isTargetsFile ? "This looks like a targets file: pass it with --targets (targets), or exclude it with \"!\"." : void 0));
		return [];
	}
	if (found.field.text !== void 0) return external.behindPath(found.field);
	if (!found.field.isList) {
		const hint = found.field.isMap ? "Put \"- \" before each test to make it a list." : void 0;
		problems.push(found.field.wrongType(found.name, "a list of tests", hint));
		return [];
	}
	const items = found.field.items();
	if (items.length === 0) problems.push(found.field.error("MISSING_FIELD", `"${found.name}" is empty: there is nothing to run`, { expected: "at least one test" }));
	return external.inList(items);
}
function readCategory(root, problems) {
	const field = root.field("category");
	if (field === void 0 || field.text !== void 0) return field?.text?.trim() || void 0;
	problems.push(field.wrongType("category", "text"));
}
// src/suites/formats/jsonl.ts
const SIDECAR_FIELDS = {
	of: "the settings file of a JSONL suite",
	read: [
		"$schema",
		"name",
		"suite",
		"dataset",
		"description",
		"execution",
		"evaluator"
	],
	withoutEffect: {
		...ignored([
			"tests",
			"eval_cases",
			"evalcases",
			"cases"
		], "the lines of the JSONL file are the tests"),
		...ignored([
			"assertions",
			"assert",
			"evaluators"
		], "put the graders under \"execution\""),
		...ignored(["target"], "put it under \"execution\""),
		...ignored([
			"input",
			"input_files",
			"workspace",
			"metadata",
			"governance",
			"preprocessors",
			"category"
		], "AgentV does not read it for a JSONL suite"),
		...ignored([
			"version",
			"author",
			"license",
			"tags",
			"requires"
		], "AgentV does not read it for a JSONL suite")
	},
	elsewhere: {
		targets: "Put it under \"execution\".",
		threshold: "Put it under \"execution\"."
	}
};
const NOT_IN_A_LINE = [
	"vars",
	"workspace",
	"metadata",
	"turns",
	"mode",
	"aggregation",
	"on_turn_failure",
	"window_size",
	"depends_on",
	"on_dependency_failure",
	"category"
];
const NOT_IN_ITS_EXECUTION = ["threshold", "targets"];
const IN_EXECUTION = [
	"execution.assertions",
	"execution.assert",
	"execution.evaluators"
];
async function readJsonlSuite(at, reading, problems) {
	const text = await readText(at.path, reading, problems);
	const lines = text === void 0 ? void 0 : reading.texts.jsonLines(at.file, text, problems);
	const sidecar = await readSidecar(at, reading, problems);
	if (lines === void 0) return void 0;
	if (lines.length === 0) problems.push(noTests(at));
	refuseRepeatedIds(lines, problems);
	return readSettled((reported) => suiteOf({
		lines,
		sidecar
	}, at, reading, reported), reading.references, problems);
}
async function datasetOf(root, path, reading, problems) {
	if (!root.isMap || TEST_LISTS.some((name) => root.key(name) !== void 0)) return void 0;
	const bases = [/\.ya?ml$/i, /\.eval\.ya?ml$/i].flatMap((ending) => ending.test(path) ? path.replace(ending, "") : []);
	for (const base of bases) {
		const dataset = `${base}.jsonl`;
		if (await orReported(() => reading.files.state(dataset), problems, root.location) === "file" && await sidecarOf(dataset, reading, problems) === path) return dataset;
	}
}
async function sidecarOf(dataset, { files }, problems) {
	for (const path of sidecarPaths(dataset)) if (await orReported(() => files.state(path), problems) === "file") return path;
}
function sidecarPaths(dataset) {
	const base = dataset.replace(/\.jsonl$/i, "");
	return [
		".yaml",
		".eval.yaml",
		".yml",
		".eval.yml"
	].map((ending) => `${base}${ending}`);
}
async function readSidecar({ path, file }, reading, problems) {
	const sidecar = await sidecarOf(path, reading, problems);
	if (sidecar === void 0) return void 0;
	const shown = reading.shown(sidecar);
	const location = {
		file: shown,
		line: 1,
		column: 1
	};
	const side = await orReported(() => reading.bounds.sideOf(sidecar), problems, location);
	if (side !== "inside") {
		const message = `${shown} is a link that leads out of the repository and is not read`;
		if (side !== void 0) problems.push({
			code: "FILE_UNREADABLE",
			severity: "error",
			message,
			location
		});
		return;
	}
	const text = await readText(sidecar, reading, problems, location);
	const root = text === void 0 ? void 0 : reading.texts.yaml(shown, text, problems);
	if (root === void 0 || root.isMap) return root;
	if (root.value !== null) {
		const hint = `It is read as the settings of ${file}, which has the same name. Rename one of them.`;
		problems.push(root.error("WRONG_TYPE", "The settings file of a JSONL suite must be a mapping", {
			found: root.found,
			hint
		}));
	}
}
const noTests = ({ file }) => ({
	code: "MISSING_FIELD",
	severity: "error",
	message: "The file is empty: there is nothing to run",
	location: {
		file,
		line: 1,
		column: 1
	},
	expected: "a JSON object on each line: one test"
});
function suiteOf({ lines, sidecar }, at, reading, problems) {
	const templates = reading.newTemplates();
	const { graders: kinds, references } = reading;
	const settings = sidecar?.without(["target"]);
	if (sidecar !== void 0) checkFields(sidecar, SIDECAR_FIELDS, problems);
	const execution = settings === void 0 ? {
		targets: [],
		failOnError: false
	} : readExecution$1(settings, problems);
	const description = settings?.field("description");
	if (description !== void 0 && description.text === void 0) problems.push(description.wrongType("description", "text"));
	const list = settings && declaredInExecution(settings, problems);
	const defaults = {
		input: [],
		graders: list === void 0 ? [] : readGraders(list, {
			kinds,
			references,
			templates
		}, problems),
		metadata: void 0,
		kinds,
		evaluator: settings && readEvaluator(settings, kinds, problems),
		references,
		templates,
		fillBudget: newFillBudget()
	};
	const tests = lines.map((line, index) => readLine(line, index, defaults, problems));
	warnOfUnknownTargets(tests, execution.targets, problems);
	return {
		name: (settings && readName(settings, [
			"name",
			"suite",
			"dataset"
		], problems)) ?? nameOfFile(at.path),
		file: at.file,
		path: at.path,
		folder: at.folder,
		location: {
			file: at.file,
			line: 1,
			column: 1
		},
		format: "jsonl",
		...description?.text && { description: description.text },
		tags: [],
		category: at.category,
		...execution,
		tests
	};
}
function readLine(line, index, suite, problems) {
	warnOfUnread(line, problems);
	const test = withoutUnread(line);
	if (!test.field("execution")?.isMap) return readTest(test, index, suite, problems);
	if (!(test.field("assertions") !== void 0 || test.field("assert") !== void 0)) return readTest(test, index, {
		...suite,
		graders: []
	}, problems);
	const reported = [];
	const list = declaredInExecution(test, reported);
	const graders = list === void 0 ? [] : readGraders(list, suite, reported);
	const errors = reported.filter((problem) => problem.severity === "error" && !test.isUnknown(problem));
	problems.push(...reported.filter(({ severity }) => severity === "warning"));
	const rest = test.field("execution")?.without([
		"assertions",
		"assert",
		"evaluators"
	]).value;
	const read = readTest(test.with("execution", rest), index, {
		...suite,
		graders
	}, problems);
	if (errors.length === 0) return read;
	return {
		kind: "broken",
		id: read.id,
		location: read.location,
		problems: [...errors, ...problemsOf(read)]
	};
}
const problemsOf = (test) => test.kind === "broken" ? test.problems : [];
function declaredInExecution(root, problems) {
	const reported = [];
	const list = declaredGraders(root, IN_EXECUTION, reported);
	const isCurrent = list !== void 0 && list.value === root.field("execution")?.field("assertions")?.value;
	problems.push(...reported.filter(({ code }) => code !== "DEPRECATED" || !isCurrent));
	return list;
}
function warnOfUnread(line, problems) {
	const execution = line.field("execution");
	const unread = [...NOT_IN_A_LINE.map((name) => [name, line.field(name)]), ...NOT_IN_ITS_EXECUTION.map((name) => [`execution.${name}`, execution?.field(name)])];
	for (const [name, field] of unread) {
		if (field === void 0) continue;
		problems.push(field.warning("UNUSED", `"${name}" has no effect here: AgentV does not read it in a JSONL suite`, {
			location: field.keyLocation,
			hint: "Use this file in a YAML suite (tests: <this file>), where the key has an effect."
		}));
	}
}
function withoutUnread(line) {
	const read = line.without(NOT_IN_A_LINE);
	const execution = read.field("execution");
	return execution?.isMap ? read.with("execution", execution.without(NOT_IN_ITS_EXECUTION).value) : read;
}
function ignored(names, why) {
	return Object.fromEntries(names.map((name) => [name, why]));
}
export { readTest as _, sidecarOf as a, NotRead as b, TEST_LISTS as c, MAX_SUITE_BYTES as d, nameOfFile as f, GRADER_LISTS$1 as g, suiteFile as h, readJsonlSuite as i, readYamlSuite as l, readText as m, NOT_IN_ITS_EXECUTION as n, sidecarPaths as o, orReported as p, datasetOf as r, SUITE_FIELDS as s, NOT_IN_A_LINE as t, SuiteTexts as u, References as v, refuseRepeatedIds as x, FilePaths as y };
