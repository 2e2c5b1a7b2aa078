import { i as __toESM } from "./rolldown-runtime.js";
import { r as lookUp, t as graders } from "./graders.js";
import { C as underStrict, E as locationText, K as string, R as lazy, V as number, _ as UserError, h as snake, l as cutEnd, m as plural, u as cutMiddle, w as userError, x as problemText } from "./json.js";
import { t as require_picomatch } from "./picomatch.js";
import "./grade.js";
import { i as suggestion, n as listed, t as didYouMean } from "./did-you-mean.js";
import { a as jsonOf, i as asMessage, n as tokensSchema, o as wireMessageSchema, t as providers } from "./providers.js";
import { t as grouped } from "./grouped.js";
import { n as redactor } from "./redact.js";
import { i as otherYamlFiles, n as findRepository, r as findSuites } from "./discover.js";
import { n as groupProblems, t as countGrouped } from "./grouped-problems.js";
import { i as openYaml, n as Source, r as openJson, t as Cursor } from "./source.js";
import { _ as readTest, f as nameOfFile, h as suiteFile, i as readJsonlSuite, l as readYamlSuite, m as readText, p as orReported, r as datasetOf, u as SuiteTexts, v as References, x as refuseRepeatedIds } from "./jsonl.js";
import { c as missingVariable, f as checkFields, l as reservedVariable, n as readConfig, s as interpolate } from "./config.js";
import { a as findScripts, d as millisecondsOf, i as findCustomGraders, l as askedLimit, t as Bounds } from "./bounds.js";
import { n as searchRoots } from "./env-files.js";
import { t as shownPath } from "./shown-path.js";
import { t as isReserved } from "./reserved-variables.js";
import { a as isCheckout, c as hashOf, d as dryPlanOf, l as unordered, o as treeDigest, t as askGit } from "./tree-digest.js";
import { n as Variable, r as optionalBoolean } from "./setting.js";
import { n as isSecretVariable, t as isSecretName } from "./secret-names.js";
import { c as canonicalName, l as findKind, n as programFiles, t as bareProgram } from "./program-file.js";
import { t as Environments } from "./environments.js";
import { t as isMapping$1 } from "./mapping.js";
import { a as subjectText, i as measureText } from "./fingerprint.js";
import { n as targetHooksOf, r as workspaceOf } from "./demand.js";
import { o as imagesIn } from "./once.js";
import { t as oneLine } from "./terminal2.js";
import { t as never } from "./never.js";
import { a as MAX_OUTPUT_BYTES } from "./shell-command.js";
import { basename, delimiter, dirname, extname, isAbsolute, join, relative, resolve } from "node:path";
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
// src/targets/variables.ts
var import_picomatch = __toESM(require_picomatch(), 1);
const MCP_SERVERS = "mcp_servers";
const VARIABLE = /^\$\{\{\s*([A-Za-z0-9_]+)\s*\}\}$/;
function lookUpVariables(value, lookUp, key = "") {
	if (typeof value === "string") {
		const name = VARIABLE.exec(value.trim())?.[1];
		if (name === void 0) return value;
		const isSecret = key === MCP_SERVERS || isSecretVariable(key);
		return new Variable(name, lookUp(name, isSecret ? "secret" : void 0));
	}
	if (Array.isArray(value)) return value.map((item) => lookUpVariables(item, lookUp, key));
	if (typeof value === "object" && value !== null) {
		const keyOf = (name) => key === MCP_SERVERS ? key : name;
		return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lookUpVariables(item, lookUp, keyOf(name))]));
	}
	return value;
}
function noteSecrets({ entries }, lookUp) {
	for (const { fields } of entries) for (const [key, field] of fields) lookUpVariables(field.value, lookUp, key);
}
function reservedVariables(field) {
	const { value } = field;
	const name = typeof value === "string" ? VARIABLE.exec(value.trim())?.[1] : void 0;
	if (name !== void 0 && isReserved(name)) return [reservedVariable(name, field.location)];
	return [...field.items(), ...field.keys().flatMap((key) => field.field(key) ?? [])].flatMap(reservedVariables);
}
function textOf(field, name, lookUp, problems) {
	const value = lookUpVariables(field.value, lookUp);
	if (value instanceof Variable) {
		if (!value.isBlank) return value.value?.trim();
		problems.push(field.error("SECRET_MISSING", `"${name}" needs the environment variable ${value.name}, which is ${value.state}`, { hint: "Set it in the environment or in a .env file." }));
		return;
	}
	if (typeof value === "string" && value.trim() !== "") return value.trim();
	problems.push(field.wrongType(name, "text that is not empty"));
}
// src/targets/delegate.ts
const MAX_HOPS = 10;
function followTargets(wanted, reading, problems, way = []) {
	if (wanted.useTarget !== void 0) return followTargets({
		name: wanted.useTarget,
		location: wanted.location
	}, reading, problems);
	const entry = find(wanted, reading.file, problems);
	const reserved = entry === void 0 ? [] : reservedVariables(entry.cursor);
	problems.push(...reserved);
	if (entry === void 0 || reserved.length > 0) return void 0;
	const field = entry.fields.get("use_target");
	if (field === void 0) return entry;
	warnOfIgnoredFields(entry, problems);
	const next = textOf(field, "use_target", reading.lookUp, problems);
	if (next === void 0) return void 0;
	const names = [...way, wanted.name];
	const complaint = whyNotFurther(names, next);
	if (complaint === void 0) return followTargets({
		name: next,
		location: field.location
	}, reading, problems, names);
	problems.push(field.error("TARGET_INVALID", complaint, {
		expected: "a target with a \"provider\" at the end",
		found: [...names, next].join(" \u2192 ")
	}));
}
function whyNotFurther(names, next) {
	if (names.includes(next)) return "The targets delegate to each other in a cycle";
	return names.length > MAX_HOPS ? `More than ${MAX_HOPS} targets delegate in a row` : void 0;
}
function warnOfIgnoredFields({ fields }, problems) {
	for (const [key, field] of fields) {
		if (key === "use_target") continue;
		problems.push(field.warning("UNUSED", `"${cutEnd(key, 60)}" is ignored because the target has "use_target"`, { location: field.keyLocation }));
	}
}
function find({ name, location, isImplied }, file, problems) {
	const entry = file.entries.find((each) => each.name === name);
	if (entry) return entry;
	const known = file.entries.map((each) => each.name);
	const meant = didYouMean(name, known);
	const hint = isImplied ? "This suite has no target: set one under \"execution\", or with --target (target)." : meant && `Did you mean "${meant}"?`;
	problems.push({
		code: "UNKNOWN_TARGET",
		severity: "error",
		message: `There is no target "${cutEnd(name, 60)}" in ${file.file}`,
		...location && { location },
		expected: known.length === 0 ? "a target of that name; the file has none" : `one of ${listed(known)}`,
		found: JSON.stringify(cutEnd(name, 60)),
		...hint !== void 0 && { hint }
	});
}
// src/targets/provider-name.ts
function readProvider(entry, { file, kinds: allKinds, lookUp }, problems) {
	const kinds = namedKinds(allKinds);
	const field = entry.fields.get("provider");
	if (field === void 0) {
		const message = `The target "${cutEnd(entry.name, 60)}" needs "provider" or "use_target"`;
		problems.push(entry.cursor.missing("provider", message, `one of ${kinds.map(({ type }) => type).join(", ")}`));
		return;
	}
	const name = textOf(field, "provider", lookUp, problems);
	if (name === void 0) return void 0;
	const kind = findKind(kinds, name);
	if (kind) {
		if (canonicalName(name) === "cc-mirror") problems.push(ccMirrorProblem(entry, field));
		return { kind };
	}
	const own = programOf(name, entry, file);
	const runner = allKinds.find(({ runsFiles }) => runsFiles);
	if (own !== void 0 && runner !== void 0) {
		if (own.complaint !== void 0) {
			const { code, message, ...more } = own.complaint;
			problems.push(field.error(code, message, more));
		}
		return {
			kind: runner,
			program: own
		};
	}
	const meant = didYouMean(name, kinds.flatMap(({ type, aliases }) => [type, ...aliases]));
	const instead = Object.hasOwn(INSTEAD, canonicalName(name)) ? INSTEAD[canonicalName(name)] : void 0;
	const program = findKind(kinds, "cli");
	if (meant === void 0 && instead === void 0 && program !== void 0 && entry.fields.has("command")) {
		const message = `There is no provider "${cutEnd(name, 60)}"; the command of the target runs as for cli`;
		problems.push(field.warning("UNKNOWN_PROVIDER", message, { hint: "Use \"provider: cli\"." }));
		return { kind: program };
	}
	problems.push(field.error("UNKNOWN_PROVIDER", `There is no provider "${cutEnd(name, 60)}"`, {
		expected: `one of ${kinds.map(({ type }) => type).join(", ")}`,
		found: JSON.stringify(cutEnd(name, 60)),
		hint: instead ?? (meant === void 0 ? OWN_PROGRAM : `Did you mean "${meant}"?`)
	}));
}
function ccMirrorProblem({ fields }, field) {
	if ([
		"executable",
		"command",
		"binary"
	].some((key) => fields.has(key))) return field.warning("DEPRECATED", "\"cc-mirror\" is read as claude-cli", { hint: "Use \"provider: claude-cli\"." });
	return field.error("TARGET_INVALID", "\"cc-mirror\" is read as claude-cli, but the target has no \"executable\"", { hint: "Set \"executable\" to the \"binaryPath\" in ~/.cc-mirror/<variant>/variant.json." });
}
function programOf(name, { fields }, { programs }) {
	return fields.has("command") ? void 0 : programs?.get(name) ?? programs?.get(name.toLowerCase());
}
const OWN_PROGRAM = "To use your own program, set \"provider: cli\", or add the program to .agentv/providers/ and use its name.";
const namedKinds = (kinds) => kinds.filter(({ runsFiles }) => !runsFiles);
const INSTEAD = {
	transcript: "Use \"provider: replay\" for recorded answers, and copilot-log, claude-log, codex-log or pi-log for recorded sessions.",
	vertex: "For models of Vertex AI, use \"provider: gemini\" with \"project\" and \"location\"."
};
const mayNamePrograms = ({ entries }, kinds) => entries.some(({ fields }) => {
	const name = fields.get("provider")?.text;
	return name !== void 0 && !fields.has("command") && findKind(namedKinds(kinds), name) === void 0;
});
// src/targets/shared-fields.ts
function readGraderTarget(entry, { file, lookUp }, problems) {
	const field = entry.fields.get("grader_target");
	if (field === void 0) return void 0;
	const value = lookUpVariables(field.value, lookUp);
	if (value instanceof Variable && value.isBlank) return void 0;
	if (typeof value === "string" && value.trim() === "") return void 0;
	const name = textOf(field, "grader_target", lookUp, problems);
	if (name === void 0 || file.entries.some((each) => each.name === name)) return name;
	problems.push(field.warning("UNKNOWN_TARGET", `"grader_target" is a target that does not exist: "${cutEnd(name, 60)}"`, { hint: suggestion(name, file.entries.map((each) => each.name), "targets") }));
	return name;
}
function readFallbacks(entry, { file, lookUp }, problems) {
	const field = entry.fields.get("fallback_targets");
	if (field === void 0) return [];
	if (!field.isList) {
		problems.push(field.wrongType("fallback_targets", "a list of target names"));
		return [];
	}
	const known = file.entries.map(({ name }) => name);
	const named = field.items().flatMap((item) => {
		const name = textOf(item, "fallback_targets", lookUp, problems);
		if (name === void 0) return [];
		if (name === entry.name) problems.push(item.warning("UNUSED", "A target cannot be its own fallback; retries repeat its calls"));
		else if (!known.includes(name)) problems.push(item.warning("UNKNOWN_TARGET", `"fallback_targets" contains a target that does not exist: "${cutEnd(name, 60)}"`, { hint: suggestion(name, known, "targets") }));
		else return [name];
		return [];
	});
	return [...new Set(named)];
}
function readTemplate(field, lookUp, problems) {
	if (field === void 0) return void 0;
	const value = lookUpVariables(field.value, lookUp);
	if (value instanceof Variable && value.isBlank) return void 0;
	if (typeof value === "string" && value.trim() === "") return void 0;
	const path = textOf(field, "workspace_template", lookUp, problems);
	if (path === void 0) return void 0;
	problems.push(field.warning("DEPRECATED", "\"workspace_template\" of a target is an old name, read for suites without a template", {
		location: field.keyLocation,
		hint: "Set \"workspace: { template: \u2026 }\" in the suite."
	}));
	return {
		path,
		location: field.location
	};
}
function readWorkers(field, lookUp, problems) {
	if (field === void 0) return void 0;
	const given = lookUpVariables(field.value, lookUp);
	const value = given instanceof Variable ? given.value : given;
	if (value === void 0 || typeof value === "string" && value.trim() === "") return void 0;
	const workers = typeof value === "string" ? Number(value) : value;
	if (typeof workers === "number" && Number.isInteger(workers) && workers >= 1) return workers;
	problems.push(field.wrongType("workers", "a whole number, 1 or more"));
}
function readBatching(field, kind, lookUp, problems) {
	if (field === void 0) return false;
	const read = optionalBoolean().safeParse(lookUpVariables(field.value, lookUp));
	if (!read.success) problems.push(field.wrongType("provider_batching", "true or false"));
	const isAsked = read.data === true;
	if (isAsked && kind.canBatch !== true) {
		const message = `"provider_batching" has no effect: the provider ${kind.type} gets one call per test`;
		problems.push(field.warning("UNUSED", message, { location: field.keyLocation }));
	}
	return isAsked && kind.canBatch === true;
}
// src/targets/resolve.ts
const COMMON_FIELDS = [
	"provider",
	"use_target",
	"grader_target",
	"workers",
	"fallback_targets",
	"workspace_template",
	"provider_batching"
];
const NOT_YET = [];
const AGENT_ONLY = ["mcp_servers"];
const WITH_MCP = "Remove it, or use codex, claude, copilot, gemini-cli, opencode or acp.";
const WITHOUT_EFFECT = ["subagent_mode_allowed"];
function resolveTarget(wanted, reading) {
	const problems = [];
	const entry = followTargets(wanted, reading, problems);
	const target = entry && build(wanted.name, entry, reading, problems);
	return {
		target: problems.some(({ severity }) => severity === "error") ? void 0 : target,
		problems
	};
}
function build(name, entry, reading, problems) {
	const provider = readProvider(entry, reading, problems);
	if (provider === void 0) return void 0;
	const { kind } = provider;
	const { lookUp } = reading;
	const graderTarget = readGraderTarget(entry, reading, problems);
	const workers = readWorkers(entry.fields.get("workers"), lookUp, problems);
	const workspaceTemplate = readTemplate(entry.fields.get("workspace_template"), lookUp, problems);
	return {
		name,
		resolvedName: entry.name,
		provider: kind.type,
		options: readOptions(entry, provider, lookUp, problems),
		...graderTarget !== void 0 && { graderTarget },
		...workers !== void 0 && { workers },
		...workspaceTemplate !== void 0 && { workspaceTemplate },
		fallbackTargets: readFallbacks(entry, reading, problems),
		batching: readBatching(entry.fields.get("provider_batching"), kind, lookUp, problems),
		location: entry.cursor.location
	};
}
function readOptions(entry, { kind, program }, lookUp, problems) {
	const ours = program && { [PROGRAM_KEY]: {
		file: program.path,
		shown: program.shown
	} };
	const keys = program === void 0 ? kind.keys : kind.keys?.filter((key) => key !== PROGRAM_KEY);
	const named = {
		type: program === void 0 ? kind.type : program.shown,
		keys
	};
	const own = [...entry.fields].filter(([key]) => !COMMON_FIELDS.includes(key));
	const isKnown = (key) => keys?.includes(key) ?? true;
	const given = own.filter(([key]) => isKnown(key)).map(([key, { value }]) => [key, lookUpVariables(value, lookUp, key)]);
	const options = {
		...Object.fromEntries(given),
		...ours
	};
	const complaints = kind.check(options);
	for (const [key, field] of own) {
		if (isKnown(key)) continue;
		const reported = complaints.map(({ path }) => String(path[0]));
		problems.push(...problemsOfKey(key, field, {
			entry,
			kind: named,
			reported
		}));
	}
	for (const complaint of complaints) problems.push(optionProblem(complaint, entry));
	for (const note of kind.notes(options)) problems.push({
		...optionProblem(note, entry),
		code: "DEPRECATED",
		severity: "warning"
	});
	return options;
}
const PROGRAM_KEY = "program";
function optionProblem({ path, message, found }, { name, cursor, fields }) {
	const [key = "", ...below] = path;
	const field = fields.get(String(key));
	const text = `${subject(path, name)} ${clause(message)}`;
	const needsVariable = message.includes("environment variable");
	if (field === void 0 && path.length > 0 && !needsVariable) return {
		...cursor.missing(String(key), text, `"${key}"`),
		code: "TARGET_INVALID"
	};
	return {
		code: needsVariable ? "SECRET_MISSING" : "TARGET_INVALID",
		severity: "error",
		message: text,
		location: field === void 0 ? cursor.location : field.below(below),
		...found !== void 0 && { found },
		...needsVariable && { hint: "Set it in the environment or in a .env file." }
	};
}
const subject = (path, name) => `${path.length === 0 ? "The" : `"${path.join(".")}" of the`} target "${cutEnd(name, 60)}"`;
function problemsOfKey(key, field, { entry, kind, reported }) {
	const location = field.keyLocation;
	if (AGENT_ONLY.includes(key)) {
		const message = `"${key}" is not supported by the provider ${kind.type}`;
		return [field.error("TARGET_INVALID", message, {
			location,
			hint: WITH_MCP
		})];
	}
	if (NOT_YET.includes(key)) {
		if (field.value === false || field.isList && field.items().length === 0) return [];
		return [field.error("NOT_SUPPORTED_YET", `"${key}" of a target is not supported yet`, {
			location,
			hint: "Remove it, or wait for a version that supports it: it would change the results."
		})];
	}
	if (WITHOUT_EFFECT.includes(key)) return [field.warning("UNUSED", `"${key}" has no effect on evals`, { location })];
	return [entry.cursor.unknownKey(key, `"${cutEnd(key, 60)}" is not a setting of the provider ${kind.type}`, {
		known: [...COMMON_FIELDS, ...kind.keys ?? []],
		what: "settings",
		reported
	})];
}
const clause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;
// src/app/steps/judges.ts
function judgesOf({ file, lookUp, inputs }) {
	const known = new Map();
	const named = (name) => {
		const earlier = known.get(name);
		if (earlier !== void 0) return earlier;
		const { target, problems } = resolveTarget({
			name,
			location: void 0
		}, {
			file,
			kinds: providers,
			lookUp
		});
		const choice = target === void 0 ? {
			kind: "none",
			problems: problems.filter(({ severity }) => severity === "error")
		} : {
			kind: "judge",
			target
		};
		known.set(name, choice);
		return choice;
	};
	const otherFor = (target) => {
		if (inputs.graderTarget !== void 0) return inputs.graderTarget;
		const { graderTarget } = target;
		return file.entries.some(({ name }) => name === graderTarget) || !canJudge(target) ? graderTarget : void 0;
	};
	return {
		names: file.entries.map(({ name }) => name).toSorted(),
		named,
		nameFor: (target) => otherFor(target) ?? (canJudge(target) ? target.name : void 0),
		of(target) {
			const other = otherFor(target);
			return other === void 0 ? itself(target) : named(other);
		}
	};
}
const canJudge = ({ provider }) => findKind(providers, provider)?.canJudge === true;
function itself(target) {
	if (canJudge(target)) return {
		kind: "judge",
		target
	};
	return {
		kind: "none",
		problems: [{
			code: "TARGET_INVALID",
			severity: "error",
			message: `The answers of the target "${cutEnd(target.name, 60)}" cannot be judged: it has no "grader_target", and the provider ${target.provider} cannot judge its own answers`,
			location: target.location,
			hint: "Set \"grader_target\" of the target, or --grader-target (grader-target), to a target that is a model."
		}]
	};
}
function withModel(choice, model) {
	if (choice.kind === "none" || model === void 0) return choice;
	const { target } = choice;
	if (findKind(providers, target.provider)?.keys?.includes("model") !== true) return {
		kind: "none",
		problems: [{
			code: "TARGET_INVALID",
			severity: "error",
			message: `The grader names a model, but the target "${cutEnd(target.name, 60)}" (${target.provider}) has no choice of models`,
			hint: "Remove \"model\" of the grader, or set its \"target\" to a model."
		}]
	};
	const { deployment: _, variant: __, ...options } = target.options;
	return {
		kind: "judge",
		target: {
			...target,
			options: {
				...options,
				model
			}
		}
	};
}
function judgingProblems(test, target, judges) {
	const judgings = judgingsOf(test);
	const own = judgings.flatMap((judging) => {
		const named = choiceOf(judging, target, judges);
		if (named.kind === "none" && judging.name === void 0) return [];
		const choice = withModel(named, judging.model);
		return choice.kind === "none" ? choice.problems.map((problem) => ({
			location: judging.spec.location,
			...problem
		})) : [];
	});
	const choice = judgings.some(({ name }) => name === void 0) ? judges.of(target) : void 0;
	return choice?.kind === "none" ? [...own, ...choice.problems] : own;
}
const choiceOf = ({ name }, target, judges) => name === void 0 ? judges.of(target) : judges.named(name);
function judgesOfTest(test, target, judges) {
	const judgings = judgingsOf(test);
	if (judgings.length === 0) return [];
	const choices = judgings.map((judging) => choiceOf(judging, target, judges));
	return [...new Set(choices.flatMap((choice) => choice.kind === "judge" ? [choice.target] : []))];
}
const fallbackProblems = ({ fallbackTargets }, { named }) => fallbackTargets.flatMap((name) => {
	const choice = named(name);
	return choice.kind === "none" ? choice.problems : [];
});
const judgeNames = (test, other) => judgingsOf(test).flatMap(({ name = other }) => name ?? []);
function judgingsOf(test) {
	const judgings = [];
	for (const spec of allGradersOf(test)) {
		const { needsJudge, takesModel } = findKind(graders, spec.type) ?? {};
		if (needsJudge === void 0) continue;
		const name = nameIn(spec.options["target"]);
		const model = takesModel ? nameIn(spec.options["model"]) : void 0;
		if (name !== void 0 || needsJudge(spec.options)) judgings.push({
			spec,
			name,
			model
		});
	}
	return judgings;
}
const nameIn = (value) => typeof value === "string" && value.trim() || void 0;
const allGradersOf = ({ graders: specs, conversation }) => conversation === void 0 ? allGraders(specs) : [specs, ...conversation.turns.map((turn) => turn.graders)].flatMap(allGraders);
const allGraders = (specs) => specs.some(({ members }) => members !== void 0) ? specs.flatMap((spec) => [spec, ...allGraders(spec.members ?? [])]) : specs;
// src/plan/make-plan.ts
function makePlan(suites, options) {
	const isWanted = idFilter(options.testIds);
	const steps = [];
	const requirements = [];
	for (const each of suites) {
		const own = stepsOf(each, isWanted, steps.length, options);
		for (const step of own) steps.push(step);
		requirements.push(...requirementsOf(each.suite, own, options));
	}
	if (steps.length === 0) throw nothingToRun(suites, options);
	return {
		steps,
		requirements
	};
}
function stepsOf({ suite, targets, inTheWay }, isWanted, before, options) {
	const trials = trialsOf(suite, options);
	const mustPass = suite.mustPass === true || options.mustPass === true;
	const steps = [];
	for (const written of suite.tests) {
		if (!isWanted(written.id)) continue;
		for (const target of targets) {
			if (!runsOn(written, target, targets)) continue;
			const test = written.kind === "test" ? orBroken(written, inTheWay?.(written, target) ?? []) : written;
			const index = before + steps.length;
			if (test.kind === "broken") steps.push({
				kind: "broken",
				index,
				suite,
				test,
				target: target.name
			});
			else {
				const required = mustPass && !test.mustPass ? {
					...test,
					mustPass
				} : test;
				const marks = passMarks(suite, test, options);
				steps.push({
					kind: "run",
					index,
					suite,
					test: required,
					target,
					trials,
					...marks
				});
			}
		}
	}
	return steps;
}
function passMarks(suite, test, options) {
	const passMark = test.threshold ?? (options.threshold || suite.threshold || .8);
	const agentvPassMark = test.threshold ?? options.threshold ?? .8;
	return {
		passMark,
		...agentvPassMark !== passMark && { agentvPassMark }
	};
}
const orBroken = (test, problems) => problems.length === 0 ? test : {
	kind: "broken",
	id: test.id,
	location: test.location,
	problems: [...problems]
};
function runsOn(test, target, targets) {
	const restricted = test.kind === "test" && targets.length > 1 ? test.targets : void 0;
	return restricted === void 0 || restricted.includes(target.name);
}
function trialsOf({ trials }, options) {
	if (options.trials === void 0) return trials ?? {
		count: 1,
		strategy: "mean"
	};
	return {
		...trials,
		count: options.trials,
		strategy: trials?.strategy ?? "mean"
	};
}
function requirementsOf(suite, steps, options) {
	return [...new Set(steps.map((step) => step.kind === "run" ? step.target.name : step.target))].flatMap((target) => requirementOf(suite, target, options) ?? []);
}
function requirementOf(suite, target, options) {
	const at = {
		suite: suite.name,
		file: suite.file,
		target
	};
	if (options.threshold !== void 0) return {
		...at,
		threshold: options.threshold,
		from: "input"
	};
	return suite.threshold === void 0 ? void 0 : {
		...at,
		threshold: suite.threshold,
		from: "suite"
	};
}
function nothingToRun(suites, { testIds }) {
	const tests = suites.flatMap(({ suite }) => suite.tests);
	const isWanted = idFilter(testIds);
	if (tests.some(({ id }) => isWanted(id))) {
		const targets = [...new Set(suites.flatMap((each) => each.targets.map(({ name }) => name)))];
		return userError("NOTHING_MATCHED", "The selected tests are restricted to other targets", {
			expected: "a test whose \"execution.targets\" names one of the targets of this run",
			found: `the targets ${listed(targets)}`
		});
	}
	if (testIds.length === 0) return userError("NOTHING_MATCHED", "The suites contain no test", { expected: "at least one test" });
	const known = [...new Set(tests.map(({ id }) => id))];
	return userError("NOTHING_MATCHED", `No test has an id that matches ${listed(testIds)}`, {
		expected: "an id, or a glob for ids such as \"refund-*\"",
		hint: suggestion(testIds[0] ?? "", known, "ids")
	});
}
function unmatchedIds(suites, testIds) {
	const known = [...new Set(suites.flatMap(({ tests }) => tests.map(({ id }) => id)))];
	return testIds.filter((pattern) => !known.some(idFilter([pattern]))).map((pattern) => ({
		code: "NOTHING_MATCHED",
		severity: "warning",
		message: `No test has an id that matches ${listed([pattern])}`,
		hint: suggestion(pattern, known, "ids")
	}));
}
function repeatedNames(suites) {
	const first = new Map();
	return suites.flatMap((suite) => {
		const earlier = first.get(suite.name);
		if (earlier === void 0) {
			first.set(suite.name, suite);
			return [];
		}
		return [{
			code: "DUPLICATE_ID",
			severity: "warning",
			message: `Two suites are called "${suite.name}"`,
			location: suite.location,
			hint: `The other one is ${earlier.file}. Give each a "name", so that their results can be distinguished.`
		}];
	});
}
function idFilter(patterns) {
	if (patterns.length === 0) return () => true;
	const exactly = new Set(patterns);
	const matchers = patterns.filter(isMatchable).map((pattern) => (0, import_picomatch.default)(pattern, {
		dot: true,
		windows: false
	}));
	return (id) => exactly.has(id) || matchers.some((matches) => matches(id));
}
const LONGEST_PATTERN = 65536;
const isMatchable = (pattern) => pattern !== "" && pattern.length <= LONGEST_PATTERN;
// src/run/transcript.ts
const MAX_TRANSCRIPT_BYTES = 104857600;
async function readTranscript(path, shown, files) {
	const text = await files.read(path, MAX_TRANSCRIPT_BYTES, { onlyText: true });
	const conversations = new Map();
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		if (line.trim() === "") continue;
		const read = readLine(line, shown, index + 1);
		conversations.set(read.test_id, [...conversations.get(read.test_id) ?? [], read]);
	}
	if (conversations.size === 0) throw userError("FILE_UNREADABLE", `${shown} contains no conversation`);
	return [...conversations].map(([testId, lines]) => ({
		testId,
		response: responseOf(lines)
	}));
}
const lineSchema = lazy(() => wireMessageSchema.unwrap().extend({
	test_id: string().min(1),
	message_index: number().optional(),
	token_usage: tokensSchema.nullish(),
	transcript_duration_ms: number().nonnegative().nullish(),
	transcript_cost_usd: number().nonnegative().nullish(),
	transcript_token_usage: tokensSchema.nullish()
}));
function readLine(text, file, line) {
	const parsed = lineSchema.safeParse(jsonOf(text));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const where = issue?.path.length ? ` "${issue.path.join(".")}"` : "";
	throw new UserError([{
		code: "FILE_UNREADABLE",
		severity: "error",
		message: `This is not a message of a transcript:${where} ${issue?.message ?? "unreadable"}`,
		location: {
			file,
			line,
			column: 1
		},
		hint: "One JSON object per line, with test_id, role and content."
	}]);
}
function responseOf(lines) {
	const inOrder = lines.toSorted((a, b) => (a.message_index ?? 0) - (b.message_index ?? 0));
	const begin = inOrder.findIndex(({ role }) => role === "assistant" || role === "tool");
	const of = (key) => inOrder.find((line) => line[key] != null)?.[key];
	const durationMs = of("transcript_duration_ms");
	const costUsd = of("transcript_cost_usd");
	const tokenUsage = of("transcript_token_usage");
	return {
		messages: (begin === -1 ? [] : inOrder.slice(begin)).map(({ token_usage: own, ...line }) => ({
			...asMessage(line),
			...own && { tokenUsage: own }
		})),
		...durationMs != null && { durationMs },
		...costUsd != null && { costUsd },
		...tokenUsage != null && { tokenUsage }
	};
}
// src/suites/fields/tags.ts
const isTagged = ({ tags }, { tag, excludeTag }) => tag.every((each) => tags.includes(each)) && !excludeTag.some((each) => tags.includes(each));
function nothingTagged({ tag, excludeTag }, known) {
	const tags = [...new Set(known)].sort();
	const asked = [...tag.length > 0 ? [`with ${listed(tag.map(quoted))}`] : [], ...excludeTag.length > 0 ? [`without ${listed(excludeTag.map(quoted))}`] : []];
	const missing = tag.find((each) => !tags.includes(each));
	return userError("NOTHING_MATCHED", `No suite has the selected tags: ${asked.join(", ")}`, {
		expected: "a suite with a \"name\" and these \"tags\"",
		found: tags.length === 0 ? "suites without tags" : `the tags ${listed(tags.map(quoted))}`,
		...missing !== void 0 && { hint: suggestion(missing, tags, "tags") }
	});
}
const quoted = (tag) => `"${tag}"`;
// src/suites/formats/agent-skills.ts
const FILE_FIELDS = {
	of: "an evals.json",
	read: [
		"$schema",
		"skill_name",
		"evals"
	],
	required: ["evals"],
	withoutEffect: {}
};
const EVAL_FIELDS = {
	of: "an eval of a skill",
	read: [
		"id",
		"prompt",
		"expected_output",
		"files",
		"assertions",
		"expectations"
	],
	required: ["id", "prompt"],
	withoutEffect: {},
	meant: { input: "prompt" }
};
const CRITERION_FIELDS = {
	of: "an assertion of a skill",
	read: [
		"id",
		"name",
		"text",
		"description"
	],
	withoutEffect: {}
};
const CRITERIA = ["assertions", "expectations"];
function criteriaIn(item) {
	return CRITERIA.flatMap((key) => item.field(key)?.items() ?? []).map((at, index) => ({
		at,
		criterion: criterionAt(at, `assertion-${index + 1}`)
	}));
}
const criteriaOf = (item) => criteriaIn(item).flatMap(({ criterion }) => criterion ?? []);
function criterionAt(at, otherName) {
	if (!at.isMap) return at.text?.trim() ? {
		name: otherName,
		text: at.text
	} : void 0;
	const word = (key) => at.field(key)?.text?.trim() || void 0;
	const text = word("text") ?? word("description") ?? word("name");
	return text === void 0 ? void 0 : {
		name: word("name") ?? word("id") ?? otherName,
		text
	};
}
async function readAgentSkills(at, reading, problems) {
	const text = await readText(at.path, reading, problems);
	if (text === void 0) return void 0;
	const opened = openJson(at.file, text);
	if (opened.kind === "invalid") {
		problems.push(...opened.problems);
		return;
	}
	const { root } = opened;
	const evals = readEvals(root, problems);
	if (evals === void 0) return void 0;
	const skill = readSkillName(root, problems);
	const roots = await rootsOf(at.folder, reading);
	const read = [];
	for (const item of evals.items()) read.push(await readEval(item, {
		skill,
		roots
	}, reading));
	refuseRepeatedIds(read.map(({ entry }) => entry), problems);
	const tests = read.map((each, index) => testOf(each, index, reading, problems));
	return {
		name: nameOfFile(at.path),
		file: at.file,
		path: at.path,
		folder: at.folder,
		location: root.location,
		format: "agent-skills",
		tags: [],
		category: at.category,
		targets: [],
		failOnError: false,
		tests
	};
}
function readEvals(root, problems) {
	const hint = "A .json file is read as the evals of an Agent Skill. If it is something else, exclude it with \"!\".";
	if (!root.isMap) {
		problems.push(root.error("WRONG_TYPE", "An evals.json must be an object", {
			expected: "\"evals\"",
			found: root.found,
			hint
		}));
		return;
	}
	checkFields(root, FILE_FIELDS, problems);
	const evals = root.field("evals");
	if (evals === void 0) {
		problems.push(root.missing("evals", "This file has no \"evals\"", "a list of evals", hint));
		return;
	}
	if (evals.items().length > 0) return evals;
	problems.push(evals.isList ? evals.error("MISSING_FIELD", "\"evals\" is empty: there is nothing to run", { expected: "at least one eval" }) : evals.wrongType("evals", "a list of evals"));
}
function readSkillName(root, problems) {
	const field = root.field("skill_name");
	if (field !== void 0 && field.text === void 0) problems.push(field.wrongType("skill_name", "text"));
	return field?.text;
}
async function rootsOf(folder, { bounds, files }) {
	for (let at = folder; bounds.hold(at) && dirname(at) !== at; at = dirname(at)) if (await files.state(join(at, "SKILL.md")) === "file") return [...new Set([folder, at])];
	return basename(folder) === "evals" ? [folder, dirname(folder)] : [folder];
}
async function readEval(item, { skill, roots }, reading) {
	const problems = [];
	checkEval(item, problems);
	const files = await readFiles(item, roots, reading, problems);
	return {
		item,
		entry: asTest(item, skill, files[0]?.root ?? roots[0]),
		files,
		problems
	};
}
function asTest(item, skill, folder) {
	const { value } = item;
	if (!item.isMap) return item;
	const { id, prompt, expected_output: expected } = value;
	const files = filesOf$1(item);
	const criteria = criteriaIn(item);
	const test = {
		id: typeof id === "number" ? String(id) : id,
		input: prompt,
		...typeof expected === "string" && expected.trim() !== "" && {
			criteria: expected,
			expected_output: expected
		},
		...criteria.length > 0 ? { assertions: criteria.map(asGrader) } : unreadable(item),
		metadata: {
			...skill !== void 0 && { skill_name: skill },
			...files.length > 0 && {
				agent_skills_files: files.map(({ text }) => text),
				agent_skills_base_dir: folder
			}
		}
	};
	const locations = criteria.map(({ at }) => at);
	return new Cursor(new Source(item.location.file, locationsIn(item, locations)), test);
}
const asGrader = ({ at, criterion }) => {
	if (criterion !== void 0) return {
		type: "llm-grader",
		name: criterion.name,
		prompt: criterion.text
	};
	return typeof at.value === "string" ? {
		type: "llm-grader",
		prompt: at.value
	} : at.value;
};
function unreadable(item) {
	const field = item.field("assertions");
	return field === void 0 || field.isList ? {} : { assertions: field.value };
}
const filesOf$1 = (item) => item.field("files")?.items().filter(({ text }) => text !== void 0) ?? [];
const NAMES = {
	input: "prompt",
	criteria: "expected_output",
	metadata: "files"
};
function locationsIn(item, criteria) {
	const locationAt = (path) => {
		const [first, index, ...rest] = path;
		const criterion = first === "assertions" && typeof index === "number" ? criteria[index] : void 0;
		return criterion === void 0 ? item.below(renamed(path)) : criterion.below(rest);
	};
	const renamed = ([first, ...rest]) => first === void 0 ? [] : [typeof first === "string" ? NAMES[first] ?? first : first, ...rest];
	return {
		valueAt: locationAt,
		keyAt: (path) => {
			const [first, ...rest] = renamed(path);
			return (typeof first === "string" && rest.length === 0 ? item.key(first) : void 0)?.keyLocation ?? locationAt(path);
		}
	};
}
function testOf({ item, entry, files, problems: own }, index, reading, problems) {
	const warnings = [];
	const defaults = {
		input: [],
		graders: [],
		metadata: void 0,
		kinds: reading.graders
	};
	const test = readTest(entry, index, defaults, warnings);
	const news = warnings.filter(({ code }) => code !== "UNUSED");
	problems.push(...news, ...own.filter(({ severity }) => severity === "warning"));
	const errors = own.filter(({ severity }) => severity === "error");
	if (test.kind === "test" && errors.length === 0) return {
		...test,
		inputFiles: files.map(({ path }) => path),
		...workspaceFor(files, item)
	};
	const others = test.kind === "broken" ? test.problems.filter((problem) => !isReported(problem, errors)) : [];
	return {
		kind: "broken",
		id: test.id,
		location: item.location,
		problems: [...errors, ...others]
	};
}
function workspaceFor(found, { location }) {
	if (found.length === 0) return {};
	return { workspace: {
		isolation: "per_test",
		repositories: [],
		hooks: {},
		requires: {
			commands: [],
			pythonModules: []
		},
		files: found.map(({ path, root }) => ({
			path: relative(root, path).replaceAll("\\", "/"),
			from: path
		})),
		location
	} };
}
function checkEval(item, problems) {
	if (!item.isMap) {
		problems.push(item.error("WRONG_TYPE", "An eval must be an object", {
			expected: "\"id\" and \"prompt\"",
			found: item.found
		}));
		return;
	}
	checkFields(item, EVAL_FIELDS, problems);
	const id = item.key("id");
	if (id === void 0) problems.push(item.missing("id", "An eval needs an \"id\"", "a unique number or text"));
	else if (typeof id.value !== "number" && !id.text?.trim()) problems.push(id.wrongType("id", "a number or text"));
	const prompt = item.key("prompt");
	if (prompt === void 0) problems.push(item.missing("prompt", "An eval needs a \"prompt\"", "the question to the agent"));
	else if (!prompt.text?.trim()) problems.push(prompt.wrongType("prompt", "text that is not empty"));
	const expected = item.field("expected_output");
	if (expected !== void 0 && expected.text === void 0) problems.push(expected.wrongType("expected_output", "text"));
	for (const key of CRITERIA) {
		const list = item.field(key);
		if (list !== void 0 && !list.isList) problems.push(list.wrongType(key, "a list of criteria"));
		for (const at of list?.items() ?? []) checkCriterion(at, key, problems);
	}
}
function checkCriterion(at, key, problems) {
	if (at.isMap) checkFields(at, CRITERION_FIELDS, problems);
	if (criterionAt(at, key) === void 0) problems.push(at.wrongType(key, "text that is not empty, or an object with \"text\" or \"description\""));
}
const isReported = ({ location }, errors) => errors.some((error) => error.location?.line === location?.line && error.location?.column === location?.column);
async function readFiles(item, roots, reading, problems) {
	const list = item.field("files");
	if (list !== void 0 && !list.isList) problems.push(list.wrongType("files", "a list of paths"));
	const found = [];
	for (const field of list?.items() ?? []) {
		const file = field.text?.trim() ? await findFile(field, field.text, roots, {
			reading,
			problems
		}) : void 0;
		if (!field.text?.trim()) problems.push(field.wrongType("files", "the path of a file"));
		if (file !== void 0) found.push(file);
	}
	return found;
}
async function findFile(field, written, roots, { reading: { bounds, files }, problems }) {
	const shown = cutMiddle(written, 200);
	const refuse = (message, more) => problems.push(field.error("FILE_UNREADABLE", message, more));
	let isFolder = false;
	for (const root of roots) {
		const path = resolve(root, written);
		if (!bounds.hold(path)) continue;
		const state = await orReported(() => files.state(path), problems, field.location);
		if (state === void 0) return void 0;
		isFolder ||= state === "folder";
		if (state !== "file") continue;
		const side = await orReported(() => bounds.sideOf(path), problems, field.location);
		if (side === "inside") return {
			path,
			root
		};
		if (side !== void 0) refuse(...outside(shown));
		return;
	}
	if (roots.every((root) => !bounds.hold(resolve(root, written)))) refuse(...outside(shown));
	else {
		const message = isFolder ? `${shown} is a folder, not a file` : `There is no file ${shown}`;
		problems.push(field.error("FILE_MISSING", message, { hint: "Paths start in the folder of the evals.json, or in the root folder of the skill." }));
	}
}
const outside = (shown) => [`${shown} is outside the repository and is not given to agents`, { expected: "a file of the repository" }];
// src/suites/references/templates.ts
const MAX_NESTING = 3;
const MOST_INCLUDES = 2e4;
const TEMPLATE_FIELDS = {
	of: "a template",
	read: [
		"$schema",
		"name",
		"description",
		"assertions"
	],
	withoutEffect: {},
	meant: {
		assert: "assertions",
		evaluators: "assertions"
	}
};
var Templates = class {
	#deps;
	#opened = new Map();
	#left = MOST_INCLUDES;
	constructor(deps) {
		this.#deps = deps;
	}
	get references() {
		return this.#deps.references;
	}
	include(entry, way, problems) {
		const name = entry.field("include")?.text;
		if (name === void 0 || name.trim() === "") {
			problems.push((entry.key("include") ?? entry).wrongType("include", "the name or the path of a template"));
			return;
		}
		const from = way.at(-1);
		const reference = this.#deps.references.template(name, from === void 0 ? void 0 : dirname(from));
		if (reference.kind === "unread") return void 0;
		if (reference.kind !== "found") {
			const { code, message, ...more } = reference.complaint;
			const isName = reference.complaint.code === "FILE_MISSING" && !/[/\\]|^\./.test(name);
			problems.push(entry.error(code, isName ? `There is no template "${cutMiddle(name, 100)}"` : message, {
				...more,
				...isName && { expected: `.agentv/templates/${cutMiddle(name, 100)}.yaml in one of the folders above` }
			}));
			return;
		}
		const { absolutePath, text } = reference;
		const complaint = this.#whyNot(absolutePath, way);
		if (complaint !== void 0) {
			const found = [...way, absolutePath].map((path) => this.#deps.shown(path)).join(" \u2192 ");
			problems.push(entry.error("GRADER_INVALID", complaint, { found }));
			return;
		}
		const list = this.#open(absolutePath, text, problems);
		return list && {
			list,
			way: [...way, absolutePath]
		};
	}
	#whyNot(path, way) {
		if (way.includes(path)) return "The templates include one another in a cycle";
		if (way.length >= MAX_NESTING) return `More than ${MAX_NESTING} templates include one another`;
		this.#left -= 1;
		return this.#left < 0 ? `This suite includes templates more than ${MOST_INCLUDES} times` : void 0;
	}
	#open(path, text, problems) {
		const known = this.#opened.get(path);
		const opened = known ?? this.#read(path, text, problems);
		this.#opened.set(path, opened);
		if (opened.kind === "invalid") {
			problems.push(...opened.problems);
			return;
		}
		const list = opened.root.field("assertions");
		if (list?.isList) {
			if (known === void 0) checkFields(opened.root, TEMPLATE_FIELDS, problems);
			return list;
		}
		problems.push(list?.wrongType("assertions", "a list of graders") ?? opened.root.missing("assertions", "A template needs \"assertions\"", "a mapping with \"assertions\", a list of graders"));
	}
	#read(path, text, problems) {
		let missing = [];
		let unset = new Map();
		const { lookUp, unknown, shown } = this.#deps;
		const opened = openYaml(shown(path), text, (value) => {
			const { missing: found, ...interpolated } = interpolate(value, lookUp);
			missing = found;
			({unset} = interpolated);
			return {
				...interpolated,
				unknown
			};
		});
		if (opened.kind === "invalid") return opened;
		const { root } = opened;
		unknown?.note(unset, root);
		problems.push(...missing.map((variable) => missingVariable(variable, root)));
		return opened;
	}
};
// src/suites/references/unknown-values.ts
var UnknownValues = class {
	#locations = new Set();
	#decisive = [];
	note(unset, root) {
		for (const [key, what] of unset) {
			const path = JSON.parse(key);
			if (isReserved(what.split(" ", 1)[0] ?? "")) continue;
			const location = root.below(path);
			const isNew = !this.has(location);
			this.#locations.add(locationText(location));
			if (isNew && isDecisive(path)) this.#decisive.push(neededByPlan(what, location));
		}
	}
	has(location) {
		return location !== void 0 && this.#locations.has(locationText(location));
	}
	get problems() {
		return this.#decisive;
	}
};
const neededByPlan = (what, location) => ({
	code: "INPUT_INVALID",
	severity: "error",
	message: `A plan needs this value, and the environment variable ${what}: the value decides which tests run, how often, or which of them run on one machine`,
	location,
	hint: "Set the variable where the plan is made too, or write the value into the suite."
});
const LISTS = [
	"tests",
	"eval_cases",
	"evalcases",
	"cases"
];
const OF_SUITE$1 = [
	"name",
	"suite",
	"dataset",
	"target",
	...LISTS
];
const ANYWHERE = [
	"trials",
	"depends_on",
	"fail_on_error",
	"failOnError"
];
const IN_EXECUTION = ["target", "targets"];
const IN_WORKSPACE = ["isolation", "mode"];
function isDecisive(path) {
	const keys = path.map(String);
	const [first = ""] = keys;
	const isBelow = (parent, names) => keys.some((key, at) => key === parent && names.includes(keys[at + 1] ?? ""));
	return keys.length === 1 && OF_SUITE$1.includes(first) || first === "tags" || keys.length === 2 && LISTS.includes(first) || keys.length <= 3 && keys.at(-1) === "id" || keys.some((key) => ANYWHERE.includes(key)) || isBelow("execution", IN_EXECUTION) || isBelow("workspace", IN_WORKSPACE);
}
// src/suites/workspace/workspace-files.ts
var WorkspaceFiles = class {
	#texts;
	#shown;
	#parsed = new Map();
	constructor(texts, shown) {
		this.#texts = texts;
		this.#shown = shown;
	}
	open(field, references, problems) {
		const value = field.text?.trim() ?? "";
		if (value === "") {
			problems.push(field.wrongType("workspace", "a mapping, or the path of a file with one"));
			return;
		}
		const file = references.text(value);
		if (file.kind === "unread") return void 0;
		if (file.kind !== "found") {
			problems.push({
				severity: "error",
				location: field.location,
				...file.complaint
			});
			return;
		}
		const { root, problems: found } = this.#parse(file.absolutePath, file.text);
		problems.push(...found);
		if (root === void 0) return void 0;
		const expected = "a mapping with \"template\", \"repos\" or \"hooks\"";
		if (!root.isMap) {
			problems.push(root.error("WRONG_TYPE", "A workspace file must be a mapping", {
				expected,
				found: root.found
			}));
			return;
		}
		const wrapped = root.field("workspace");
		if (wrapped === void 0) return {
			root,
			folder: dirname(file.absolutePath)
		};
		problems.push(wrapped.error("WRONG_TYPE", "A workspace file must not have the key \"workspace\"", {
			expected,
			found: "the same under \"workspace\""
		}));
	}
	#parse(path, text) {
		const known = this.#parsed.get(path);
		if (known !== void 0) return known;
		const problems = [];
		const parsed = {
			root: this.#texts.yaml(this.#shown(path), text, problems),
			problems
		};
		this.#parsed.set(path, parsed);
		return parsed;
	}
};
// src/suites/load.ts
async function loadSuites(paths, context) {
	const suites = [];
	const problems = [];
	const errors = [];
	const leftOut = [];
	const known = new Set(paths);
	for (const path of paths) {
		const own = [];
		const suite = await loadSuite(path, known, context, own);
		if (suite && isLeftOut(suite, context)) {
			leftOut.push(suite);
			continue;
		}
		if (suite) suites.push(suite);
		problems.push(...mostSevere(own));
		errors.push(...mostSevere([...own, ...problemsOfTests(suite)].filter(({ severity }) => severity === "error")));
	}
	if (problems.some(({ severity }) => severity === "error")) throw new UserError(errors);
	if (suites.length === 0 && context.asked !== void 0 && leftOut.length > 0) throw nothingTagged(context.asked, leftOut.flatMap(({ tags }) => tags));
	const unchecked = problems.filter(({ code }) => code === "NOT_SUPPORTED_YET");
	if (suites.length === 0 && unchecked.length > 0) throw new UserError(unchecked.map(asError));
	return {
		suites,
		warnings: problems
	};
}
const asError = (problem) => ({
	...problem,
	severity: "error"
});
const isLeftOut = (suite, { asked }) => asked !== void 0 && !isTagged(suite, asked);
async function lookAtSuite(path, context) {
	const own = [];
	const suite = await loadSuite(path, new Set([path]), context, own);
	if (suite && isLeftOut(suite, context)) return {
		problems: [],
		leftOut: suite.tags
	};
	const problems = [...own, ...problemsOfTests(suite)];
	return {
		suite: own.some(({ severity }) => severity === "error") ? void 0 : suite,
		problems: inOrder(problems, problems)
	};
}
const problemsOfTests = (suite) => (suite?.tests ?? []).flatMap((test) => test.kind === "broken" ? test.problems : []);
const MOST_REPORTED = 100;
function mostSevere(all) {
	const problems = groupProblems(inOrder(all, all));
	const bySeverity = [...problems.filter(({ severity }) => severity === "error"), ...problems.filter(({ severity }) => severity === "warning")];
	const shown = inOrder(bySeverity.slice(0, MOST_REPORTED), problems);
	const [next] = bySeverity.slice(MOST_REPORTED);
	if (next === void 0) return shown;
	const { code, severity, location } = next;
	const message = `This file has ${plural("more problem", countGrouped(bySeverity.slice(MOST_REPORTED)))}, not shown here`;
	const hint = "Run eval-action validate --json to see all of them.";
	return [...shown, {
		code,
		severity,
		message,
		hint,
		...location && { location }
	}];
}
function inOrder(shown, all) {
	const files = [...new Set(all.map(({ location }) => location?.file))];
	const rank = new Map(files.filter((file) => file !== void 0).map((file, index) => [file, index]));
	const rankOf = ({ location }) => location === void 0 ? -1 : rank.get(location.file) ?? 0;
	return shown.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.location?.line ?? 0) - (b.location?.line ?? 0) || (a.location?.column ?? 0) - (b.location?.column ?? 0));
}
async function loadSuite(path, known, context, problems) {
	const lookUp = await context.variables(dirname(path));
	const unknown = context.mayLackVariables ? new UnknownValues() : void 0;
	const texts = new SuiteTexts(lookUp, unknown);
	const reading = readingOf(path, texts, {
		lookUp,
		unknown,
		isGuideline: guidelineMatcher(await context.guidelinePatterns?.(dirname(path)) ?? [], context.root)
	}, context);
	const reported = [];
	const { runProgram } = context;
	const suite = runProgram !== void 0 && isProgram(path) ? await readProgram(path, () => runProgram(path), reading, reported) : await readSuite(path, known, reading, reported);
	const isFinal = ({ severity, location }) => severity === "warning" || !unknown?.has(location);
	problems.push(...reported.filter(isFinal), ...unknown?.problems ?? [], ...texts.unset());
	return suite;
}
function readingOf(path, texts, { lookUp, unknown, isGuideline }, { files, cwd, root, graders, scripts }) {
	const folder = dirname(path);
	const shown = (at) => shownPath(at, cwd);
	const bounds = new Bounds([
		root,
		cwd,
		folder
	], files);
	const roots = searchRoots(folder, {
		root,
		cwd
	});
	const references = new References({
		folder,
		root,
		cwd,
		files,
		isGuideline
	}, () => findCustomGraders({
		roots,
		bounds,
		files,
		scripts,
		shown
	}));
	return {
		files,
		cwd,
		shown,
		graders,
		texts,
		references,
		workspaceFiles: new WorkspaceFiles(texts, shown),
		newTemplates: () => new Templates({
			references,
			lookUp,
			unknown,
			shown
		}),
		bounds
	};
}
const isProgram = (path) => /\.[mc]?ts$/i.test(path);
const BEGINNING = {
	line: 1,
	column: 1
};
async function readProgram(path, run, reading, problems) {
	const at = suiteFile(path, reading.cwd);
	const value = await orReported(run, problems);
	if (value === void 0) return void 0;
	const root = new Cursor(new Source(at.file, {
		valueAt: () => BEGINNING,
		keyAt: () => BEGINNING
	}), value);
	const suite = await readYamlSuite(root, at, reading, problems);
	return suite && {
		...suite,
		format: "typescript"
	};
}
async function readSuite(path, known, reading, problems) {
	const at = suiteFile(path, reading.cwd);
	if (/\.jsonl$/i.test(path)) return readJsonlSuite(at, reading, problems);
	if (/\.json$/i.test(path)) return readAgentSkills(at, reading, problems);
	if (!/\.ya?ml$/i.test(path)) {
		problems.push(notReadable(at.file));
		return;
	}
	const text = await readText(path, reading, problems);
	const root = text === void 0 ? void 0 : reading.texts.yaml(at.file, text, problems);
	if (root === void 0) return void 0;
	const dataset = await datasetOf(root, path, reading, problems);
	if (dataset === void 0) return readYamlSuite(root, at, reading, problems);
	if (known.has(dataset)) return void 0;
	known.add(dataset);
	return readJsonlSuite(suiteFile(dataset, reading.cwd), reading, problems);
}
const notReadable = (file) => isProgram(file) ? {
	code: "NOT_SUPPORTED_YET",
	severity: "warning",
	message: `${file} was not checked: a suite written in TypeScript is a program, and only "eval-action run" starts programs, without --dry-run`,
	hint: "Run it, rewrite it as YAML, or exclude it with \"!\"."
} : {
	code: "NOT_SUPPORTED_YET",
	severity: "error",
	message: `${file}: suites of this format are not supported`,
	expected: "a .yaml, .yml, .jsonl or .json file",
	hint: "If it is not a suite, exclude it with \"!\"."
};
function guidelineMatcher(patterns, root) {
	if (patterns.length === 0) return () => false;
	const isMatch = (0, import_picomatch.default)([...patterns], {
		dot: true,
		windows: false
	});
	return (absolutePath) => isMatch(relative(root, absolutePath).replaceAll("\\", "/"));
}
// src/targets/find.ts
const CANDIDATES = [
	"targets.yaml",
	"targets.yml",
	".agentv/targets.yaml",
	".agentv/targets.yml"
];
async function givenTargetsFile(path, files) {
	const state = await files.state(path);
	if (state === "file") return path;
	const found = state === "folder" ? await firstIn(path, files) : void 0;
	if (found !== void 0) return found;
	throw userError("FILE_MISSING", state === "folder" ? `There is no targets file in ${path}` : `There is no targets file ${path}`, { expected: state === "folder" ? `one of ${CANDIDATES.join(", ")}` : "a file, or a folder that contains targets.yaml" });
}
async function nearestTargetsFile(folders, files) {
	for (const folder of folders) {
		const found = await firstIn(folder, files);
		if (found !== void 0) return found;
	}
}
async function firstIn(folder, files) {
	for (const candidate of CANDIDATES) {
		const path = join(folder, candidate);
		if (await files.state(path) === "file") return path;
	}
}
// src/targets/legacy.ts
const RENAMED = {
	resourceName: "endpoint",
	deploymentName: "model",
	maxTokens: "max_output_tokens",
	commandTemplate: "command_template",
	timeoutSeconds: "timeout_seconds",
	logDirectory: "log_dir",
	judge_target: "grader_target",
	judgeTarget: "grader_target"
};
const CAMEL_CASE = [
	"apiKey",
	"baseUrl",
	"thinkingBudget",
	"apiFormat",
	"filesFormat",
	"attachmentsFormat",
	"logDir",
	"logFormat",
	"logOutputFormat",
	"systemPrompt",
	"maxTurns",
	"maxBudgetUsd",
	"dryRun",
	"subagentRoot",
	"cliUrl",
	"cliPath",
	"githubToken",
	"sessionDir",
	"sessionId",
	"sessionStateDir",
	"providerBatching",
	"fallbackTargets",
	"subagentModeAllowed",
	"modelReasoningEffort",
	"maxRetries",
	"retryInitialDelayMs",
	"retryMaxDelayMs",
	"retryBackoffFactor",
	"retryStatusCodes",
	"workspaceTemplate"
];
function presentName(key) {
	if (Object.hasOwn(RENAMED, key)) return RENAMED[key];
	return CAMEL_CASE.includes(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : void 0;
}
// src/targets/read.ts
const MAX_TARGETS_BYTES = 1048576;
async function readTargetsFile(path, file, files) {
	const opened = openYaml(file, await files.read(path, MAX_TARGETS_BYTES));
	if (opened.kind === "invalid") throw new UserError(opened.problems);
	const { root } = opened;
	const problems = [];
	const list = root.field("targets");
	if (list === void 0) problems.push(noTargets(root));
	else if (!list.isList) problems.push(list.wrongType("targets", "a list of targets"));
	const entries = (list?.items() ?? []).flatMap((item) => readEntry(item, problems) ?? []);
	refuseRepeatedNames(entries, problems);
	const errors = problems.filter(({ severity }) => severity === "error");
	if (errors.length > 0) throw new UserError(errors);
	return {
		file,
		entries,
		warnings: problems
	};
}
function noTargets(root) {
	const isEmpty = root.value === null;
	return root.error("MISSING_FIELD", isEmpty ? "The targets file is empty" : "A targets file needs \"targets\"", {
		expected: "a mapping with \"targets\", a list of targets",
		...!isEmpty && { found: root.isMap ? "no \"targets\"" : root.found },
		...root.isList && { hint: "Add \"targets:\" above the list." },
		...root.field("tests") !== void 0 && { hint: "This looks like a suite." }
	});
}
function readEntry(item, problems) {
	if (!item.isMap) {
		problems.push(item.error("WRONG_TYPE", "A target must be a mapping", {
			expected: "\"name\" and \"provider\"",
			found: item.found
		}));
		return;
	}
	const name = item.field("name");
	if (typeof name?.value !== "string" || name.value.trim() === "") {
		problems.push(name === void 0 ? item.missing("name", "A target needs a \"name\"", "the name that suites use") : name.wrongType("name", "text that is not empty"));
		return;
	}
	const fields = readFields(item, problems);
	if (!fields.has("provider") && !fields.has("use_target")) problems.push(item.warning("MISSING_FIELD", `The target "${cutEnd(name.value, 60)}" cannot be used without "provider" or "use_target"`));
	return {
		name: name.value.trim(),
		cursor: item,
		fields
	};
}
function readFields(item, problems) {
	const fields = new Map();
	const settings = item.field("settings");
	const isWrapper = settings?.isMap ?? false;
	if (settings !== void 0 && isWrapper) problems.push(settings.oldSpelling("\"settings\" is an old wrapper", "Move its fields into the target."));
	const present = [item, ...settings !== void 0 && isWrapper ? [settings] : []];
	for (const mapping of present) {
		const own = mapping.keys().filter((key) => key !== "name" && !(isWrapper && key === "settings"));
		for (const key of [...own.filter((each) => !presentName(each)), ...own.filter(presentName)]) {
			const field = mapping.field(key);
			if (field === void 0) continue;
			const current = presentName(key);
			if (current !== void 0) problems.push(field.oldSpelling(`"${key}" is an old name`, `Use "${current}" instead.`));
			if (!fields.has(current ?? key)) fields.set(current ?? key, field);
		}
	}
	return fields;
}
function refuseRepeatedNames(entries, problems) {
	const first = new Map();
	for (const entry of entries) {
		const earlier = first.get(entry.name);
		if (earlier === void 0) first.set(entry.name, entry);
		else problems.push(entry.cursor.error("DUPLICATE_ID", `Two targets have the name "${cutEnd(entry.name, 60)}"`, {
			location: entry.cursor.field("name")?.keyLocation ?? entry.cursor.location,
			expected: "a name that no other target of the file has",
			hint: `The other one is in line ${earlier.cursor.field("name")?.keyLocation.line}.`
		}));
	}
}
// src/app/inspect/file-kind.ts
function fileKind(path, text) {
	if (!/\.ya?ml$/i.test(path)) return "suite";
	return declaredKind(text) ?? kindByName(path) ?? kindByShape(path, text);
}
const holdsTests = (path, text) => /^(?:tests|eval_cases|evalcases|cases)\s*:/m.test(text) && fileKind(path, text) === "suite";
const SCHEMA = /^\s*["']?\$schema["']?\s*:\s*["']?agentv-(eval|targets|config)\b/m;
const DECLARED = {
	eval: "suite",
	targets: "targets",
	config: "config"
};
function declaredKind(text) {
	if (!text.includes("$schema")) return void 0;
	const [, name = ""] = SCHEMA.exec(text) ?? [];
	return DECLARED[name];
}
function kindByName(path) {
	const name = basename(path).toLowerCase();
	if (/(?:^|\.)eval\.ya?ml$/.test(name)) return "suite";
	if (basename(dirname(path)) !== ".agentv") return void 0;
	if (/^targets\.ya?ml$/.test(name)) return "targets";
	return /^config\.ya?ml$/.test(name) ? "config" : void 0;
}
const TESTS = [
	"tests",
	"eval_cases",
	"evalcases",
	"cases"
];
function kindByShape(path, text) {
	const opened = openYaml(path, text);
	if (opened.kind === "invalid") return "suite";
	const { root } = opened;
	if (root.isList) return "cases";
	if (TESTS.some((name) => root.key(name) !== void 0)) return "suite";
	return root.field("targets")?.isList ? "targets" : "unknown";
}
// src/app/config/configuration.ts
var Configurations = class {
	#site;
	#read = new Map();
	constructor(site) {
		this.#site = site;
	}
	of(folder) {
		const known = this.#read.get(folder);
		if (known) return known;
		const reading = this.#readConfig(folder);
		this.#read.set(folder, reading);
		return reading;
	}
	async hooks() {
		const found = new Map();
		for (const [folder, reading] of this.#read) {
			const { beforeSession: hook } = (await reading).config;
			if (hook === void 0) continue;
			const folders = found.get(hook.location.file)?.folders ?? [];
			found.set(hook.location.file, {
				...hook,
				folders: [...folders, folder]
			});
		}
		return [...found.values()];
	}
	async #readConfig(folder) {
		const { root, cwd, environments, runtime, inputs } = this.#site;
		const home = homeFolder(runtime.env, cwd);
		const hasBudget = inputs.budgetUsd !== void 0;
		const lookUp = await environments.lookUpIn(folder);
		return readConfig(folder, {
			root,
			cwd,
			lookUp,
			home,
			hasBudget
		}, runtime.files);
	}
};
function homeFolder(env, cwd) {
	const moved = env["AGENTV_HOME"]?.trim();
	if (moved) return resolve(cwd, moved);
	const home = env["HOME"] || env["USERPROFILE"];
	return home ? join(home, ".agentv") : void 0;
}
async function findConfiguredSuites({ inputs, cwd, runtime, configurations }) {
	if (inputs.evals.length > 0) return findSuites(inputs.evals, cwd, runtime.files);
	const { config } = await configurations.of(cwd);
	return findSuites(inputs.evals, cwd, runtime.files, config.evalPatterns);
}
async function overlookedSuites(found, { inputs, cwd, runtime, configurations }) {
	if (inputs.evals.length === 0 && (await configurations.of(cwd)).config.evalPatterns !== void 0) return [];
	const others = await otherYamlFiles({
		asked: inputs.evals,
		found
	}, cwd, runtime.files);
	const overlooked = [];
	for (const path of others.slice(0, MOST_READ$1)) if (await isOverlooked(path, runtime.files)) overlooked.push(shownPath(path, cwd));
	const [first] = overlooked;
	if (first === void 0) return [];
	const isOne = overlooked.length === 1;
	return [{
		code: "UNUSED",
		severity: "warning",
		message: isOne ? `${first} has tests and does not run: its name does not end in .eval.yaml` : `${overlooked.length} files have tests and do not run, because their names do not end in .eval.yaml: ${listed(overlooked)}`,
		location: {
			file: first,
			line: 1,
			column: 1
		},
		hint: `Rename ${isOne ? "it" : "them"}, list ${isOne ? "it" : "them"} in "evals", or exclude ${isOne ? "it" : "them"} there with "!".`
	}];
}
const MOST_READ$1 = 500;
const MAX_BYTES$3 = 1048576;
async function isOverlooked(path, files) {
	if (await files.state(path.replace(/(?:\.eval)?\.ya?ml$/i, ".jsonl")) === "file") return false;
	try {
		return holdsTests(path, await files.read(path, MAX_BYTES$3));
	} catch (error) {
		if (error instanceof UserError) return false;
		throw error;
	}
}
async function configProblems(suites, { configurations }) {
	const folders = [...new Set(suites.map((path) => dirname(path)))];
	return (await Promise.all(folders.map((folder) => configurations.of(folder)))).flatMap(({ problems }) => problems);
}
// src/app/config/custom-providers.ts
var OwnPrograms = class {
	#site;
	#found = new Map();
	constructor(site) {
		this.#site = site;
	}
	async withPrograms(file, folder) {
		if (!mayNamePrograms(file, providers)) return file;
		const finding = this.#found.get(folder) ?? this.#find(folder);
		this.#found.set(folder, finding);
		return {
			...file,
			programs: await finding
		};
	}
	#find(folder) {
		const { runtime, cwd, root } = this.#site;
		const { files, scripts } = runtime;
		return findScripts([["providers"]], {
			roots: searchRoots(folder, {
				root,
				cwd
			}),
			bounds: new Bounds([
				root,
				cwd,
				folder
			], files),
			files,
			scripts,
			shown: (path) => shownPath(path, cwd)
		});
	}
};
// src/app/config/outside-paths.ts
const ALLOWED = "EVAL_ACTION_ALLOW_OUTSIDE_PATHS";
async function outsidePaths(suite, { runtime, cwd, root }) {
	const { files, env } = runtime;
	if (/^(?:1|true)$/i.test(env[ALLOWED] ?? "")) return [];
	const bounds = new Bounds([
		root,
		cwd,
		suite.folder
	], files);
	const problems = [];
	for (const { key, path, location } of namedBy(suite, cwd)) {
		const side = bounds.hold(path) ? await bounds.sideOf(await nearestThere(path, files)) : "outside";
		if (side === "inside") continue;
		problems.push({
			code: "FILE_UNREADABLE",
			severity: "error",
			message: `"${key}" ${side === "link" ? "is a link that leads" : "leads"} out of the repository`,
			location,
			expected: "a folder of the repository",
			hint: `Move the folder into the repository. On your own machine, you can allow it with the environment variable ${ALLOWED}=true.`
		});
	}
	return problems;
}
function namedBy({ cachePath, location, tests }, cwd) {
	const templates = tests.flatMap(({ kind, ...test }) => {
		const template = kind === "test" && "workspace" in test ? test.workspace?.template : void 0;
		return template === void 0 ? [] : [{
			key: "workspace.template",
			...template
		}];
	});
	const byPath = new Map(templates.map((template) => [template.path, template]));
	const cache = cachePath && {
		key: "execution.cache_path",
		path: resolve(cwd, cachePath),
		location
	};
	return [...cache ? [cache] : [], ...byPath.values()];
}
async function nearestThere(path, files) {
	if (await files.state(path) !== "missing" || dirname(path) === path) return path;
	return nearestThere(dirname(path), files);
}
// src/app/config/request-limit-names.ts
function unknownRequestLimits({ requestsPerMinute = {} }, targets) {
	const known = [...new Set([...targets, ...providers.map(({ type }) => type)])];
	return Object.keys(requestsPerMinute).filter((name) => !known.includes(name) && findKind(providers, name) === void 0).map((name) => ({
		code: "INPUT_INVALID",
		severity: "error",
		message: `requests-per-minute limits "${cutEnd(name, 60)}", which is neither a target of these suites nor a provider`,
		hint: suggestion(name, known, "targets")
	}));
}
// src/app/inspect/missing-programs.ts
const OF_SUITE = "Check the path: programs run in the folder of their suite, or in their \"cwd\".";
const OF_AGENT = "\"executable\" is looked for in the working directory.";
async function missingPrograms(suite, targets, around) {
	const started = [
		...await gradersOf$1(suite, around),
		...targetsOf$1(suite, targets),
		...agentsOf(suite, targets, around.cwd)
	];
	const problems = new Map();
	for (const { command, folder, location, rule, hasOurPath, needsNoBun } of started) {
		if (!isCommand(command)) continue;
		const name = bareProgram(command);
		const isReplaced = name === "bun" && needsNoBun === true && await startsTypeScript(around);
		if (hasOurPath && name !== void 0 && !isReplaced && !await isInPath(name, around)) problems.set(JSON.stringify([name, location]), notInPath(name, location, around.startsHere === true));
		for (const file of programFiles(command)) {
			const key = JSON.stringify([
				file,
				folder,
				location
			]);
			if (problems.has(key) || await around.runtime.files.state(resolve(folder, file)) === "file") continue;
			problems.set(key, await missing(file, {
				folder,
				location,
				rule
			}, around));
		}
	}
	return [...problems.values()];
}
const isCommand = (command) => typeof command === "string" || Array.isArray(command) && command.every((word) => typeof word === "string");
async function gradersOf$1(suite, { runtime, cwd, root }) {
	const specs = suite.tests.filter((test) => test.kind === "test" && test.workspace?.docker === void 0).flatMap((test) => test.kind === "test" ? allGradersOf(test) : []);
	const deps = {
		files: runtime.files,
		suiteFolder: suite.folder,
		searchRoots: searchRoots(suite.folder, {
			root,
			cwd
		})
	};
	const started = new Map();
	for (const { type, options, location } of specs) {
		if (findKind(graders, type)?.type !== "code-grader" || started.has(location)) continue;
		const own = options["cwd"];
		const folder = typeof own === "string" ? await lookUp(own, "folder", deps) : void 0;
		const command = options["command"] ?? options["script"];
		const hasOurPath = Array.isArray(command);
		started.set(location, {
			command,
			folder: folder ?? suite.folder,
			location,
			rule: OF_SUITE,
			hasOurPath,
			needsNoBun: true
		});
	}
	return [...started.values()];
}
function targetsOf$1({ folder, tests }, targets) {
	if (tests.every((test) => test.kind === "broken" || test.workspace !== void 0)) return [];
	return targets.flatMap(({ provider, options, location }) => {
		if (findKind(providers, provider)?.type !== "cli") return [];
		const { cwd, env } = options;
		const hasOurPath = !isMapping$1(env) || !Object.keys(env).some((name) => name.toUpperCase() === "PATH");
		return [{
			command: options["command"] ?? options["command_template"] ?? options["commandTemplate"],
			folder: typeof cwd === "string" ? resolve(folder, cwd) : folder,
			location,
			rule: OF_SUITE,
			hasOurPath
		}];
	});
}
function agentsOf({ tests }, targets, cwd) {
	if (tests.every((test) => test.kind === "broken" || test.workspace?.docker?.runsAgent === true)) return [];
	return targets.flatMap(({ provider, options, location }) => {
		const program = options["executable"] ?? options["binary"];
		if (findKind(providers, provider)?.isAgent !== true || typeof program !== "string") return [];
		return [{
			command: [program],
			folder: cwd,
			location,
			rule: OF_AGENT,
			hasOurPath: false
		}];
	});
}
const startsTypeScript = async ({ runtime }) => (await runtime.scripts.starter(".ts")).kind === "found";
async function isInPath(name, { runtime: { env, files } }) {
	const path = env["PATH"] ?? env["Path"];
	if (path === void 0 || path === "") return true;
	const names = [
		"",
		".exe",
		".cmd",
		".bat"
	].map((ending) => name + ending);
	for (const candidate of path.split(delimiter).flatMap((folder) => names.map((each) => join(folder, each)))) if (await files.state(candidate) === "file") return true;
	return false;
}
const notInPath = (name, location, startsHere) => ({
	code: "FILE_MISSING",
	severity: startsHere ? "error" : "warning",
	message: `The program "${cutMiddle(name, 100)}" is not in PATH`,
	location,
	hint: "Install it, or correct the command."
});
async function missing(file, { folder, location, rule }, { runtime, cwd, root, startsHere }) {
	const others = isAbsolute(file) ? [] : searchRoots(dirname(folder), {
		root,
		cwd
	});
	const found = others[(await Promise.all(others.map((other) => runtime.files.state(join(other, file))))).indexOf("file")];
	const meant = found === void 0 ? void 0 : relative(folder, join(found, file)).replaceAll("\\", "/");
	const where = isAbsolute(file) ? "" : ` in ${folder === cwd ? "the working directory" : shownPath(folder, cwd)}`;
	return {
		code: "FILE_MISSING",
		severity: isAbsolute(file) && startsHere !== true ? "warning" : "error",
		message: `There is no program "${cutMiddle(file, 100)}"${where}`,
		location,
		hint: `${rule}${meant === void 0 ? "" : ` Did you mean ${meant}?`}`
	};
}
// src/app/inspect/shadowed-files.ts
const PATTERN = "{assertions,graders,judges,providers}/*.{ts,js,mts,mjs,py,sh}";
async function shadowedFiles(suite, targets, { runtime: { files }, cwd, root }) {
	const roots = searchRoots(suite.folder, {
		root,
		cwd
	});
	const found = await Promise.all(roots.map((each) => files.glob([PATTERN], { cwd: join(each, ".agentv") })));
	if (found.flat().length === 0) return [];
	const ofGraders = usesOf(suite.tests.flatMap((test) => test.kind === "test" ? allGradersOf(test) : []), ({ declaredAs }) => findKind(graders, declaredAs) && declaredAs);
	const ofTargets = usesOf(targets, ({ provider }) => findKind(providers, provider) && provider);
	return found.flat().flatMap((path) => {
		const isProvider = basename(dirname(path)) === "providers";
		const name = canonicalName(basename(path, extname(path)));
		const location = (isProvider ? ofTargets : ofGraders).get(name);
		if (location === void 0) return [];
		return [{
			code: "UNUSED",
			severity: "warning",
			message: `The built-in ${isProvider ? "provider" : "grader"} "${name}" is used, and not the file ${shownPath(path, cwd)}`,
			location,
			hint: `Rename the file, and use its new name as the ${isProvider ? "provider" : "type"}.`
		}];
	});
}
function usesOf(items, nameOf) {
	const uses = new Map();
	for (const item of items) {
		const name = nameOf(item);
		if (name !== void 0 && !uses.has(canonicalName(name))) uses.set(canonicalName(name), item.location);
	}
	return uses;
}
// src/plan/fingerprint.ts
function measureOf({ test, trials, passMark, agentvPassMark }, { judges, files, seesMetadata, timeoutMs, maxCostUsd }, site) {
	const { conversation } = test;
	const { retell, judgeHashes, limitsHashes } = knownAt(site);
	const question = {
		files: test.inputFiles.map((path) => [path, files.get(path)]),
		input: questionOf(test.input),
		...conversation && {
			onTurnFailure: conversation.onTurnFailure,
			turns: conversation.turns.map(({ input }) => questionOf([input])),
			windowSize: conversation.windowSize
		}
	};
	const judged = {
		aggregation: conversation?.aggregation,
		container: test.workspace?.docker && withoutLocations(test.workspace.docker),
		criteria: test.criteria,
		expected: test.expected.map(({ content, ...message }) => ({
			content,
			...message
		})),
		graders: gradersOf(test.graders, retell),
		gradingFiles: test.workspace?.gradingFiles,
		metadata: seesMetadata ? test.metadata : void 0,
		programs: files.size === 0 ? [] : unordered(programsIn(files, test), retell),
		turns: conversation?.turns.map(({ graders, expected }) => [gradersOf(graders, retell), expected])
	};
	const hashOfJudges = () => hashOf(unordered(judges.map(settingsOf), retell), retell);
	const chances = trials.strategy === "pass_at_k" ? trials : void 0;
	const hashOfLimits = () => hashOf({
		passMark,
		agentvPassMark,
		timeoutMs,
		maxCostUsd,
		chances
	});
	return measureText({
		question: hashOf(question, retell),
		graders: hashOf(judged, retell),
		judge: judges.length > 1 ? hashOfJudges() : once(judgeHashes, judges[0], hashOfJudges),
		limits: chances === void 0 ? once(limitsHashes, `${passMark} ${agentvPassMark} ${timeoutMs} ${maxCostUsd}`, hashOfLimits) : hashOfLimits()
	});
}
function subjectOf({ test, target }, { fallbacks, hooks = {}, workspace, files }, site) {
	const own = test.workspace && {
		...test.workspace,
		gradingFiles: void 0
	};
	const { retell, targetHashes, filesHashes, subjects } = knownAt(site);
	const instructions = instructionsIn(test.input);
	const isBare = instructions.length === 0 && fallbacks.length === 0 && Object.keys(hooks).length === 0;
	const hashOfTarget = () => hashOf({
		target: settingsOf(target),
		fallbacks: fallbacks.map(settingsOf),
		instructions,
		hooks: Object.keys(hooks).length === 0 ? void 0 : withoutLocations(hooks)
	}, retell);
	const subject = subjectText({
		target: isBare ? once(targetHashes, target, hashOfTarget) : hashOfTarget(),
		...own === void 0 && { workspace: NO_WORKSPACE },
		...own !== void 0 && workspace !== void 0 && { workspace: hashOf([withoutLocations(own), workspace], retell) },
		...files !== void 0 && { files: once(filesHashes, files, () => hashOf(files)) }
	});
	return once(subjects, subject, () => subject);
}
const NO_WORKSPACE = hashOf("none");
const knownHashes = new WeakMap();
function knownAt(site) {
	const known = knownHashes.get(site) ?? {
		retell: retelling(site),
		targetHashes: new Map(),
		judgeHashes: new Map(),
		limitsHashes: new Map(),
		filesHashes: new Map(),
		subjects: new Map()
	};
	knownHashes.set(site, known);
	return known;
}
function once(hashes, key, hashIt) {
	const hash = hashes.get(key) ?? hashIt();
	hashes.set(key, hash);
	return hash;
}
const programsIn = (files, { inputFiles }) => [...files].filter(([path]) => !inputFiles.includes(path));
const questionOf = (messages) => messages.filter(({ role }) => role !== "system").map(({ content, ...message }) => ({
	content: content && partsOf(content).map(asked),
	...message
}));
const instructionsIn = (messages) => messages.flatMap(({ role, content = [] }) => {
	const parts = partsOf(content);
	return role === "system" ? [parts] : parts.filter((part) => part.type === "file" && part.isGuideline);
});
function partsOf(content) {
	if (typeof content === "string") return [{
		type: "text",
		value: content
	}];
	return Array.isArray(content) ? content : [{
		type: "structured",
		value: content.structured
	}];
}
function asked(part) {
	if (part.type === "image") return {
		type: part.type,
		mediaType: part.mediaType,
		dataUri: part.dataUri
	};
	if (part.type !== "file") return part;
	const { path: _, text, ...file } = part;
	return part.isGuideline ? file : {
		...file,
		text
	};
}
const gradersOf = (specs, retell) => unordered(specs.map(graderOf), retell);
function graderOf({ type, declaredAs, weight, required, negate, options, members, implicit }) {
	return {
		implicit,
		members: members?.map((member) => ({
			name: member.name,
			...graderOf(member)
		})),
		negate,
		options,
		required,
		spoken: type === "code-grader" ? canonicalName(declaredAs) : void 0,
		type,
		weight
	};
}
const settingsOf = ({ provider, options }) => ({
	provider,
	options: withoutKeys(options)
});
const isConfidential = (name) => /(?:^|_)(?:env|headers?)$/i.test(name);
function withoutKeys(value, around = {
	isKey: false,
	isConfidential: false
}) {
	if (value instanceof Variable) return around.isKey || around.isConfidential || isSecretName(value.name) ? { variable: value.name } : value.value;
	if (Array.isArray(value)) return value.map((item) => withoutKeys(item, around));
	if (typeof value !== "object" || value === null) return around.isKey ? "set" : value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutKeys(item, {
		isKey: around.isKey || isSecretName(key),
		isConfidential: around.isConfidential || isConfidential(key)
	})]));
}
function withoutLocations(value) {
	if (Array.isArray(value)) return value.map(withoutLocations);
	if (typeof value !== "object" || value === null) return value;
	const own = Object.entries(value).filter(([key]) => key !== "location");
	return Object.fromEntries(own.map(([key, item]) => [key, withoutLocations(item)]));
}
function retelling({ root, clean }) {
	const base = root.replace(/[/\\]$/, "");
	return (text) => clean(pathFromRoot(text, base));
}
function pathFromRoot(text, root) {
	if (root === "" || !text.startsWith(root)) return text;
	const rest = text.slice(root.length);
	return rest === "" || /^[/\\]/.test(rest) ? `.${rest.replaceAll("\\", "/")}` : text;
}
// src/app/reuse/command-words.ts
function commandWords({ type, options }) {
	return (findKind(graders, type)?.startsPrograms?.(options) === true ? textsIn(options) : commandsIn(options)).flatMap(wordsOf);
}
function commandsIn(value) {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) => key === "command" ? textsIn(item) : commandsIn(item));
}
const textsIn = (value) => {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const LONGEST_PATH = 1024;
const wordsOf = (text) => text.length > LONGEST_PATH ? [] : [text, ...text.split(/[\s"']+/)].filter((word) => /[./\\]/.test(word) && !/[\n\r\0*]/.test(word));
// src/app/reuse/file-digests.ts
const MAX_BYTES$2 = 67108864;
var FileDigests = class {
	#site;
	#at;
	#digests = new Map();
	#found = new Map();
	constructor(site, at) {
		this.#site = site;
		this.#at = at;
	}
	async of({ suite, test }, words) {
		const contents = test.input.flatMap(({ content }) => Array.isArray(content) ? content : []);
		const known = new Set(contents.flatMap((part) => part.type === "file" || part.type === "image" ? [part.absolutePath] : []));
		const attached = test.inputFiles.filter((path) => !known.has(path));
		const scripts = await Promise.all(Array.from(new Set(words), (word) => this.#find(word, suite.folder)));
		const programs = new Set(scripts.filter((path) => path !== void 0));
		const digests = await Promise.all([...attached.map(async (path) => [path, await this.#digest(path)]), ...Array.from(programs, async (path) => [path, await this.#digest(path)])]);
		return new Map(digests);
	}
	async around({ suite, target }, { workspace, hooks, fallbacks }) {
		const commands = [...Object.values(workspace?.hooks ?? {}), ...Object.values(hooks)].map((hook) => hook?.command);
		const texts = textsIn([commands, [target, ...fallbacks].map(({ options }) => options)]);
		const words = new Set(texts.flatMap(wordsOf));
		const programs = await Promise.all(Array.from(words, (word) => this.#find(word, suite.folder)));
		return [...sourcesOf(workspace), ...programs.filter((path) => path !== void 0)].sort();
	}
	#find(word, folder) {
		const key = JSON.stringify([folder, word]);
		const known = this.#found.get(key);
		if (known) return known;
		const finding = this.#lookUp(word, folder);
		this.#found.set(key, finding);
		return finding;
	}
	async #lookUp(word, folder) {
		const { root, runtime } = this.#site;
		const isBelow = (path) => path.startsWith(join(root, "/"));
		const candidates = [word, ...searchRoots(folder, this.#site).map((each) => join(each, word))].filter(isBelow);
		for (const path of candidates) if (await stateOf(path, runtime) === "file") return path;
	}
	#digest(path) {
		const known = this.#digests.get(path);
		if (known) return known;
		const taking = this.#take(path);
		this.#digests.set(path, taking);
		return taking;
	}
	async #take(path) {
		try {
			const bytes = await this.#site.runtime.files.readBytes(path, MAX_BYTES$2);
			const text = this.#at.clean(Buffer.from(bytes).toString("latin1")).replaceAll("\r\n", "\n");
			return createHash("sha256").update(text).digest("hex");
		} catch (error) {
			if (error instanceof UserError) return "unreadable";
			throw error;
		}
	}
};
async function stateOf(path, { files }) {
	try {
		return await files.state(path);
	} catch (error) {
		if (error instanceof UserError) return "missing";
		throw error;
	}
}
const sourcesOf = (workspace) => [...workspace?.template ? [workspace.template.path] : [], ...(workspace?.files ?? []).map(({ from }) => from)];
// src/app/reuse/fingerprints.ts
async function withFingerprints(plan, { judges, watched }, site) {
	const [tree, secrets] = await Promise.all([treeDigest(site), site.environments.secrets()]);
	const { text: clean } = redactor(secrets);
	const at = {
		root: site.root,
		clean
	};
	const digests = new FileDigests(site, at);
	const runs = plan.steps.filter((step) => step.kind === "run");
	const judgesOfSuite = (step) => judges.get(step.suite.path);
	const aroundOf = (step) => ({
		workspace: workspaceOf(step),
		hooks: targetHooksOf(step, site.cwd),
		fallbacks: fallbacksOf(step, judgesOfSuite(step))
	});
	const graded = await filesOf(runs, digests);
	const declared = await declaredFiles(runs, aroundOf, digests, watched);
	const subjectOfStep = (step) => {
		const { workspace, hooks, fallbacks } = aroundOf(step);
		const test = workspace === step.test.workspace ? step.test : {
			...step.test,
			workspace
		};
		const files = watched.declares(step.suite) ? declared.get(step) : tree;
		return subjectOf({
			test,
			target: step.target
		}, {
			fallbacks,
			hooks,
			workspace: contentOf(workspace, site),
			files
		}, at);
	};
	const fingerprinted = (step) => ({
		...step,
		measure: measureOf(step, howMeasured(step, judgesOfSuite(step), graded, site), at),
		subject: subjectOfStep(step)
	});
	return {
		...plan,
		steps: plan.steps.map((step) => step.kind === "run" ? fingerprinted(step) : step)
	};
}
const fallbacksOf = ({ target }, judges) => target.fallbackTargets.flatMap((name) => {
	const choice = judges?.named(name);
	return choice?.kind === "judge" ? [choice.target] : [];
});
async function filesOf(steps, digests) {
	const asking = steps.flatMap((step) => {
		const words = allGradersOf(step.test).flatMap(commandWords);
		return step.test.inputFiles.length === 0 && words.length === 0 ? [] : [{
			step,
			words
		}];
	});
	return new Map(await Promise.all(asking.map(async ({ step, words }) => [step, await digests.of(step, words)])));
}
async function declaredFiles(steps, aroundOf, digests, watched) {
	const declaring = steps.filter(({ suite }) => watched.declares(suite));
	const digestOf = async (step) => watched.digestOf(step.suite, await digests.around(step, aroundOf(step)));
	return new Map(await Promise.all(declaring.map(async (step) => [step, await digestOf(step)])));
}
function howMeasured(step, own, files, { inputs }) {
	const { suite, test, target } = step;
	const specs = allGradersOf(test);
	const limit = askedLimit(test, inputs.testTimeoutSeconds, suite);
	return {
		judges: own === void 0 ? [] : judgesOfTest(test, target, own),
		files: files.get(step) ?? NO_FILES,
		seesMetadata: specs.some(looksAtAll),
		timeoutMs: limit && millisecondsOf(limit.seconds),
		maxCostUsd: test.maxCostUsd ?? suite.maxCostUsd
	};
}
function contentOf(workspace, { inputs, root }) {
	if (workspace === void 0 || inputs.workspacePath !== void 0) return void 0;
	const { path, repositories } = workspace;
	const isHere = (from) => from.startsWith(join(root, "/"));
	return path === void 0 && repositories.every(({ ref }) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref)) && sourcesOf(workspace).every(isHere) ? "as configured" : void 0;
}
const looksAtAll = ({ type, options }) => {
	const kind = findKind(graders, type);
	return kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
};
const NO_FILES = new Map();
// src/suites/references/watched-paths.ts
function matchedBy(lists, paths) {
	const all = lists.map((list) => {
		const isLeftOut = matcher(list.flatMap(({ glob }) => glob.startsWith("!") ? [glob.slice(1)] : []));
		const found = list.filter(({ glob }) => !glob.startsWith("!")).map((each) => ({
			each,
			paths: paths.filter(matcher([each.glob]))
		}));
		return {
			paths: found.flatMap((one) => one.paths).filter((path) => !isLeftOut(path)),
			idle: found.filter((one) => one.paths.length === 0).map(({ each }) => each)
		};
	});
	return {
		paths: all.flatMap((one) => one.paths),
		idle: all.flatMap(({ idle }) => idle)
	};
}
function matcher(globs) {
	if (globs.length === 0) return () => false;
	const patterns = globs.flatMap((glob) => {
		const path = glob.replace(/\/+$/, "");
		return import_picomatch.default.scan(path).isGlob ? [glob] : [path, `${path}/**`];
	});
	const isMatch = (0, import_picomatch.default)(patterns, {
		dot: true,
		windows: false,
		noextglob: true
	});
	return (path) => isMatch(path.replace(/\/$/, ""));
}
const matchesNothing = ({ glob, location }) => ({
	code: "NOTHING_MATCHED",
	severity: "warning",
	message: `"watch" contains ${JSON.stringify(cutEnd(glob, 100))}, which matches no file, so no results of the suite are reused`,
	location,
	hint: "Globs start at the root of the repository, and files that git ignores do not count. Fix the glob, or remove it."
});
// src/app/reuse/repository-files.ts
const MOST_READ = 2e3;
const MAX_BYTES$1 = 67108864;
var RepositoryFiles = class RepositoryFiles {
	#site;
	#committed;
	#changed;
	#read = new Map();
	#bytes = 0;
	constructor(site, committed, changed) {
		this.#site = site;
		this.#committed = committed;
		this.#changed = changed;
	}
	static async open(site) {
		if (!await isCheckout(site)) return void 0;
		const [index, status] = await Promise.all([askGit([
			"ls-files",
			"--stage",
			"-z"
		], site), askGit([
			"status",
			"--porcelain",
			"-z",
			"--no-renames",
			"--untracked-files=all"
		], site)]);
		const committed = index === void 0 ? void 0 : stagedIn(index);
		if (committed === void 0 || status === void 0) return void 0;
		return new RepositoryFiles(site, committed, new Set(entriesOf(status).map((entry) => entry.slice(3))));
	}
	get paths() {
		return [...new Set([...this.#committed.keys(), ...this.#changed])].sort();
	}
	async digestOf(paths) {
		const contents = await Promise.all(paths.map(async (path) => [path, await this.#contentOf(path)]));
		if (contents.some(([, content]) => content === void 0)) return void 0;
		const there = contents.filter(([, content]) => content !== GONE).sort(([a], [b]) => a < b ? -1 : 1);
		return createHash("sha256").update(JSON.stringify(there)).digest("hex");
	}
	async #contentOf(path) {
		if (!this.#changed.has(path)) return this.#committed.get(path);
		const known = this.#read.get(path);
		if (known !== void 0) return known;
		if (this.#read.size >= MOST_READ) return void 0;
		const reading = this.#readContent(path);
		this.#read.set(path, reading);
		return reading;
	}
	async #readContent(path) {
		const { root, runtime } = this.#site;
		const absolute = join(root, path);
		try {
			const state = await runtime.files.state(absolute);
			if (state === "missing") return GONE;
			const isLink = await runtime.files.realPath(absolute) !== join(await runtime.files.realPath(root), path);
			if (state !== "file" || isLink) return void 0;
			const bytes = await runtime.files.readBytes(absolute, MAX_BYTES$1 - this.#bytes);
			this.#bytes += bytes.length;
			return createHash("sha256").update(Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n")).digest("hex");
		} catch (error) {
			if (error instanceof UserError) return void 0;
			throw error;
		}
	}
};
const GONE = "gone";
const entriesOf = (text) => text.split("\0").filter((entry) => entry !== "");
function stagedIn(text) {
	const staged = new Map();
	for (const entry of entriesOf(text)) {
		const [, mode, id, stage, path] = /^(\d+) ([0-9a-f]+) (\d)\t(.+)$/s.exec(entry) ?? [];
		if (mode === void 0 || path === void 0 || stage !== "0") return void 0;
		staged.set(path, `${mode} ${id}`);
	}
	return staged;
}
// src/app/reuse/watched-files.ts
async function watchedFiles(suites, site) {
	const lists = new Map();
	for (const { path, folder, watch } of suites) {
		const { config } = await site.configurations.of(folder);
		const own = [config.watch, watch].filter((list) => list !== void 0);
		if (own.length > 0) lists.set(path, own);
	}
	const files = lists.size === 0 ? void 0 : await RepositoryFiles.open(site);
	const paths = files?.paths ?? [];
	const matched = new Map([...lists].map(([path, own]) => [path, matchedBy(own, paths)]));
	const digests = new Map();
	return {
		declares: ({ path }) => lists.has(path),
		digestOf({ path }, others) {
			const own = matched.get(path);
			if (files === void 0 || own === void 0 || own.idle.length > 0) return Promise.resolve(void 0);
			const key = JSON.stringify([path, others]);
			const known = digests.get(key);
			if (known) return known;
			const digest = files.digestOf([...new Set([...own.paths, ...pathsBelow(others, paths, site.root)])]);
			digests.set(key, digest);
			return digest;
		},
		warnings: files === void 0 ? [] : [...matched.values()].flatMap(({ idle }) => idle.map(matchesNothing))
	};
}
function pathsBelow(locations, paths, root) {
	const base = join(root, "/");
	const wanted = locations.flatMap((location) => {
		const path = join(location, ".");
		return path.startsWith(base) ? [path.slice(base.length).replaceAll("\\", "/")] : [];
	});
	return paths.filter((path) => wanted.some((location) => path === location || path.startsWith(`${location}/`)));
}
// src/app/steps/container-problems.ts
function containerProblems(test, target, { named }) {
	const { docker } = test.workspace ?? {};
	if (docker === void 0) return [];
	const ofGraders = allGradersOf(test).filter(asksModels).map(askingProblem);
	if (!docker.runsAgent) return ofGraders;
	const outside = [target, ...target.fallbackTargets.flatMap((name) => {
		const choice = named(name);
		return choice.kind === "judge" ? [choice.target] : [];
	})].filter(runsOutside);
	return [...ofGraders, ...outside.map((each) => outsideProblem(each, docker))];
}
const asksModels = ({ type, options }) => {
	const kind = findKind(graders, type);
	return kind?.type === "code-grader" && kind.needsJudge?.(options) === true;
};
const askingProblem = ({ location }) => ({
	code: "TARGET_INVALID",
	severity: "error",
	message: "This code grader calls a model (\"target\"), which is not possible in a container",
	location,
	hint: "Remove \"target\" from the grader, or \"docker\" from the workspace of the test."
});
const outsideProblem = ({ name, provider }, { location }) => ({
	code: "TARGET_INVALID",
	severity: "error",
	message: `The target "${cutEnd(name, 60)}" cannot run in a container, and "docker" of the workspace says "agent: true"`,
	location,
	expected: `a command (cli) or a coding agent; the provider ${provider} starts its program on this machine`
});
function runsOutside({ provider }) {
	const kind = findKind(providers, provider);
	return kind?.promptMode === "agent" && kind.isRecorded !== true && kind.runsInContainer !== true;
}
// src/app/steps/images.ts
function imageProblems({ input, location }, target) {
	const kind = findKind(providers, target.provider);
	const types = kind?.images;
	if (types === "any") return [];
	const words = [
		...input.flatMap(ofOthers),
		...imagesIn(input).flatMap((image) => whyNot$1(image, types ?? [])),
		...kind?.promptMode === "agent" ? [] : input.flatMap(binaryFiles)
	];
	const name = cutEnd(target.name, 60);
	return words.map(({ message, hint }) => ({
		code: "TARGET_INVALID",
		severity: "error",
		message: `The target "${name}" (${target.provider}) cannot get this question: ${message}`,
		location,
		hint
	}));
}
function whyNot$1({ mediaType, absolutePath }, types) {
	if (types.includes(mediaType)) return [];
	const image = absolutePath === void 0 ? "an image" : `"${cutEnd(basename(absolutePath), 60)}"`;
	return [types.length === 0 ? {
		message: `it does not accept images, and ${image} is one`,
		hint: "Use a target that accepts images."
	} : {
		message: `${image} is ${mediaType}, and it only accepts ${listed(types)}`,
		hint: "Convert the image."
	}];
}
const binaryFiles = ({ content }) => (Array.isArray(content) ? content : []).flatMap((part) => part.type === "file" && part.text.includes("\0") ? [{
	message: `"${cutEnd(basename(part.absolutePath), 60)}" is not a text file`,
	hint: "Convert the file to text, or use a coding agent or a program, which open files themselves."
}] : []);
const ofOthers = (message) => message.role === "user" || imagesIn([message]).length === 0 ? [] : [{
	message: `an image is part of a message of the role "${message.role}"`,
	hint: "Move the image to a message with the role \"user\"."
}];
// src/app/steps/on-transcript.ts
const transcriptTarget = (path, cwd) => ({
	name: "transcript",
	resolvedName: "transcript",
	provider: "transcript",
	options: {
		file: resolve(cwd, path),
		order: []
	},
	fallbackTargets: [],
	batching: false,
	location: {
		file: shownPath(resolve(cwd, path), cwd),
		line: 1,
		column: 1
	}
});
function theOneSuite(suites) {
	if (suites.length <= 1) return;
	throw userError("INPUT_INVALID", `A transcript needs exactly one suite, but ${suites.length} are selected`, { hint: "Select the suite that it was recorded for." });
}
function planOnTranscript({ steps, requirements }, entries) {
	const order = steps.map(({ test }) => test.id);
	if (order.length !== entries.length) {
		const found = `${plural("conversation", entries.length)} for ${plural("test", order.length)}`;
		throw userError("INPUT_INVALID", `The transcript has ${found}; each test is graded with the one at its position`, { hint: "Select the tests that it was recorded for, in the same order." });
	}
	const misplaced = entries.findIndex(({ testId }, index) => testId !== order[index] && order.includes(testId));
	return {
		plan: {
			requirements,
			steps: steps.map((step) => step.kind === "broken" ? step : {
				...step,
				trials: {
					...step.trials,
					count: 1
				},
				target: {
					...step.target,
					options: {
						...step.target.options,
						order
					}
				}
			})
		},
		warnings: [...steps.some((step) => step.kind !== "broken" && step.trials.count > 1) ? [oneTrial] : [], ...misplaced === -1 ? [] : [misplacedWarning(entries[misplaced]?.testId ?? "", order[misplaced] ?? "")]]
	};
}
const oneTrial = {
	code: "UNUSED",
	severity: "warning",
	message: "Each test has one trial, because a transcript has one conversation per test"
};
const misplacedWarning = (recorded, graded) => ({
	code: "UNUSED",
	severity: "warning",
	message: `The transcript has another order of tests: the conversation of "${recorded}" is graded as "${graded}"`
});
// src/app/steps/session-hooks.ts
const DEADLINE_MS$1 = 3e5;
const MAX_BYTES = 1048576;
async function runSessionHooks(site) {
	const { runtime, cwd, environments, configurations, inputs } = site;
	for (const hook of await configurations.hooks()) {
		const [folder = cwd] = hook.folders;
		const { program: env } = await environments.childEnvsIn(folder, { AGENTV_EXPERIMENT: inputs.experiment });
		const ended = await runtime.exec.run({
			command: { shell: hook.command },
			cwd,
			env,
			timeoutMs: DEADLINE_MS$1,
			maxBytes: MAX_BYTES
		}, runtime.signal);
		if (ended.kind !== "exited" || ended.exitCode !== 0) throw failed(hook, ended);
		environments.provide(hook.folders, variablesIn(ended.stdout));
	}
}
async function hookNotes({ configurations }, message = "This command does not run \"before_session\", so the variables that it prints are unknown") {
	return (await configurations.hooks()).map(({ location }) => ({
		code: "UNUSED",
		severity: "warning",
		message,
		location
	}));
}
async function hookNoteLines(site) {
	return (await hookNotes(site)).map((note) => oneLine(`note: ${problemText(note)}`));
}
function variablesIn(stdout) {
	const found = new Map();
	for (const line of stdout.split(/\r?\n/)) {
		const [, name, value] = /^\s*(?:export\s+)?([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
		if (name !== void 0 && value !== void 0) found.set(name, withoutQuotes(value.trim()));
	}
	return Object.fromEntries(found);
}
const withoutQuotes = (value) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
function failed({ location }, ended) {
	return userError("HOOK_FAILED", `The command of "before_session" ${whyNot(ended)}`, {
		location,
		hint: "Its output is not shown, because it may contain secrets. Run the command yourself to see it."
	});
}
function whyNot(ended) {
	switch (ended.kind) {
		case "exited": return `ended with exit code ${ended.exitCode}`;
		case "killed": return `was ended by ${ended.signal}`;
		case "timedOut": return `did not end within ${DEADLINE_MS$1 / 1e3} s and was stopped`;
		case "flooded": return `wrote more than ${MAX_BYTES} bytes to ${ended.stream}`;
		case "cancelled": return "was stopped with the run";
		case "notStarted": return `could not be started: ${ended.message}`;
		default: return never(ended);
	}
}
// src/adapters/process/suite-loader.ts
const hookFor = (mark) => `
const noFunction = (key, value) => {
  if (typeof value !== 'function') return value;
  const name = value.name === '' ? '' : ' "' + value.name + '"';
  throw new Error('The suite contains a function' + name + ', and may only contain data. Put graders in .agentv/assertions.');
};
globalThis[Symbol.for('eval-action.suite')] = (suite) => {
  const text = ${JSON.stringify(`\n${mark}`)} + JSON.stringify(suite ?? null, noFunction) + '\\n';
  process.stdout.write(text, () => process.exit(0));
};`;
const suiteLoader = (path, mark) => {
	const [hook, suite] = [`data:text/javascript,${encodeURIComponent(hookFor(mark))}`, pathToFileURL(path).href].map((address) => JSON.stringify(address));
	return `import ${hook}; import * as loaded from ${suite}; const { default: made } = loaded; globalThis[Symbol.for('eval-action.suite')](typeof made === 'function' ? await made() : made);`;
};
// src/app/steps/suite-program.ts
const DEADLINE_MS = 6e4;
async function runSuiteProgram(path, folder, site) {
	const { runtime, cwd, environments, inputs } = site;
	const file = shownPath(path, cwd);
	const failed = (why, hint) => userError("FILE_UNREADABLE", `${file} could not be loaded: ${why}`, {
		location: {
			file,
			line: 1,
			column: 1
		},
		...hint !== void 0 && { hint }
	});
	const starter = await runtime.scripts.starter(extname(path));
	if (starter.kind === "none") throw failed(`${starter.missing} is missing`, starter.hint);
	const { program: env } = await environments.childEnvsIn(folder, { AGENTV_EXPERIMENT: inputs.experiment });
	const mark = `suite ${runtime.newId()} `;
	const [program, ...flags] = starter.command;
	const command = [
		program,
		...flags,
		"--input-type=module",
		"-e",
		suiteLoader(path, mark)
	];
	const ended = await runtime.exec.run({
		command,
		cwd: folder,
		env,
		timeoutMs: DEADLINE_MS,
		maxBytes: MAX_OUTPUT_BYTES
	}, runtime.signal);
	if (ended.kind !== "exited") throw failed(`it ended with "${ended.kind}"`);
	const printed = ended.stdout.split("\n").findLast((line) => line.startsWith(mark));
	if (ended.exitCode !== 0 || printed === void 0) throw failed(`exit code ${ended.exitCode}. ${cutEnd(causeIn(ended.stderr), LONGEST_ERROR)}`);
	const suite = inYamlWords(JSON.parse(printed.slice(mark.length)));
	const { spec_file: other, target } = isMapping(suite) ? suite : {};
	if (typeof other === "string") throw failed("it leads to another suite", `Run that one: eval-action run ${other}`);
	if (isMapping(target)) throw failed("its target is no name", "Name a target of .agentv/targets.yaml.");
	return suite;
}
const LONGEST_ERROR = 2e3;
const causeIn = (stderr) => /^\S*Error(?: \[\w+\])?: .+$/m.exec(stderr)?.[0] ?? stderr.trim();
function inYamlWords(suite) {
	const renamed = snakeKeys(suite);
	if (!isMapping(renamed)) return renamed;
	const { tests, assertions } = renamed;
	return {
		...renamed,
		...Array.isArray(assertions) && { assertions: assertions.map(snakeKeys) },
		...Array.isArray(tests) && { tests: tests.map(testInYamlWords) }
	};
}
function testInYamlWords(test) {
	const renamed = snakeKeys(test);
	if (!isMapping(renamed) || !Array.isArray(renamed["assertions"])) return renamed;
	return {
		...renamed,
		assertions: renamed["assertions"].map(snakeKeys)
	};
}
const isMapping = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const snakeKeys = (value) => isMapping(value) ? Object.fromEntries(Object.entries(value).map(([key, own]) => [/^[a-z]+(?:[A-Z][a-z]*)+$/.test(key) ? snake(key) : key, own])) : value;
// src/app/pipeline/prepare.ts
async function prepare(inputs, runtime, options = {}) {
	const site = await openSite(inputs, runtime);
	return withoutSecretsOf(site, () => planned(site, options));
}
async function withoutSecretsOf(site, work) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		const { deep: withoutSecrets } = redactor(await site.environments.secrets(), site.inputs.redact);
		throw new UserError(withoutSecrets(error.problems), { cause: error.cause });
	}
}
async function openSite(inputs, runtime, { hasPlaceholders = false } = {}) {
	const cwd = await workingDirectory(inputs, runtime);
	const root = await findRepository(cwd, runtime.files);
	const environments = new Environments(runtime, {
		root,
		cwd,
		hasPlaceholders
	});
	return {
		inputs,
		runtime,
		cwd,
		root,
		environments,
		configurations: new Configurations({
			runtime,
			cwd,
			root,
			environments,
			inputs
		}),
		programs: new OwnPrograms({
			runtime,
			cwd,
			root
		})
	};
}
const suiteReading = ({ inputs, runtime, cwd, root, environments, configurations }) => ({
	files: runtime.files,
	cwd,
	root,
	graders,
	scripts: runtime.scripts,
	variables: (folder) => environments.lookUpIn(folder),
	mayLackVariables: environments.hasPlaceholders,
	asked: inputs,
	guidelinePatterns: async (folder) => (await configurations.of(folder)).config.guidelinePatterns ?? []
});
async function planned(site, { transcript, dryRunDelay }) {
	const { inputs, cwd, root, environments } = site;
	const { placed, watched, warnings, configs, suiteFiles } = await readSuites(site, transcript);
	const real = makePlan(placed.suites, {
		testIds: inputs.testId,
		trials: inputs.trials,
		threshold: inputs.threshold,
		mustPass: inputs.mustPass
	});
	const recorded = transcript === void 0 ? void 0 : await onTranscript(real, transcript, site);
	const plan = inputs.dryRun ? dryPlanOf(real) : await withFingerprints(recorded?.plan ?? real, {
		...placed,
		watched
	}, site);
	refuseUselessRun(plan);
	if (!inputs.dryRun) await refuseMissingPrograms(plan, site);
	const notes = inputs.dryRun ? await hookNotes(site) : [];
	return {
		inputs,
		plan,
		suiteFiles,
		warnings: [
			...warnings,
			...recorded?.warnings ?? [],
			...notes
		],
		judges: placed.judges,
		environments,
		configs,
		cwd,
		root,
		...dryRunDelay !== void 0 && { dryRunDelay }
	};
}
async function readSuites(site, transcript) {
	const { inputs, cwd } = site;
	const paths = await findConfiguredSuites(site);
	const configured = withoutRepeats(await configProblems(paths, site));
	const errors = configured.filter(({ severity }) => severity === "error");
	if (errors.length > 0) throw new UserError(errors);
	if (!inputs.dryRun) await runSessionHooks(site);
	const { suites, warnings: loading } = await loadSuites(paths, {
		...suiteReading(site),
		...!inputs.dryRun && { runProgram: (path) => runSuiteProgram(path, dirname(path), site) }
	});
	await refuseOutsidePaths(suites, site);
	if (transcript !== void 0) theOneSuite(suites);
	const placed = await placeOnTargets(suites, site, transcript && transcriptTarget(transcript, cwd));
	const watched = await watchedFiles(suites, site);
	const warnings = withoutRepeats([
		...configured,
		...await overlookedSuites(paths, site),
		...loading,
		...repeatedNames(suites),
		...unmatchedIds(suites, inputs.testId),
		...placed.warnings,
		...await programWarnings(placed.suites, site),
		...(await Promise.all(placed.suites.map(({ suite, targets }) => shadowedFiles(suite, targets, site)))).flat(),
		...watched.warnings
	]);
	if (inputs.strict) refuseWarnings(warnings, suites);
	return {
		placed,
		watched,
		warnings,
		suiteFiles: paths.map((path) => shownPath(path, cwd)),
		configs: await configsOf(suites, site)
	};
}
async function refuseOutsidePaths(suites, site) {
	const found = await Promise.all(suites.map((suite) => outsidePaths(suite, site)));
	if (found.flat().length > 0) throw new UserError(found.flat());
}
async function refuseMissingPrograms({ steps }, site) {
	const certain = steps.flatMap((step) => step.kind === "run" && !hasHooks(step) ? [step] : []);
	const found = [...grouped(certain, ({ suite }) => [suite.path]).values()].map((ofSuite) => {
		const [{ suite }] = ofSuite;
		const targets = [...new Set(ofSuite.map(({ target }) => target))].filter(({ fallbackTargets }) => fallbackTargets.length === 0);
		const tests = [...new Set(ofSuite.map(({ test }) => test))];
		return missingPrograms({
			...suite,
			tests
		}, targets, {
			...site,
			startsHere: true
		});
	});
	const missing = (await Promise.all(found)).flat();
	if (missing.length > 0) throw new UserError(withoutRepeats(missing));
}
const hasHooks = ({ suite, test }) => Object.keys(test.workspace?.hooks ?? {}).length > 0 || suite.targets.some(({ hooks }) => hooks !== void 0);
async function programWarnings(suites, site) {
	return (await Promise.all(suites.map(({ suite, targets }) => missingPrograms(suite, targets, site)))).flat().map((problem) => ({
		...problem,
		severity: "warning"
	}));
}
async function configsOf(suites, { configurations }) {
	const folders = [...new Set(suites.map(({ folder }) => folder))];
	return new Map(await Promise.all(folders.map(async (each) => [each, (await configurations.of(each)).config])));
}
async function workingDirectory({ workingDirectory: given }, runtime) {
	const cwd = resolve(runtime.cwd, given);
	if (await runtime.files.state(cwd) === "folder") return cwd;
	throw userError("FILE_MISSING", `The working directory ${cwd} does not exist`, { hint: "Set working-directory to a folder of the checkout." });
}
async function placeOnTargets(suites, site, instead) {
	const opened = new Map();
	const problems = [];
	const placed = [];
	const judges = new Map();
	for (const suite of suites) {
		const path = instead ? await findTargetsFile(suite, site) : await targetsFileOf(suite, site);
		const reading = opened.get(path ?? "") ?? readTargets(path, site);
		opened.set(path ?? "", reading);
		const file = await site.programs.withPrograms(await reading, suite.folder);
		problems.push(...file.warnings);
		const lookUp = await site.environments.lookUpIn(suite.folder);
		noteSecrets(file, lookUp);
		const own = judgesOf({
			file,
			lookUp,
			inputs: site.inputs
		});
		judges.set(suite.path, own);
		const targets = instead ? [instead] : targetsOf(suite, site, {
			file,
			kinds: providers,
			lookUp
		}, problems);
		if (!site.inputs.dryRun) problems.push(...targets.flatMap((target) => fallbackProblems(target, own)));
		placed.push({
			suite,
			targets,
			inTheWay: site.inputs.dryRun ? () => [] : (test, target) => [
				...imageProblems(test, target),
				...judgingProblems(test, target, own),
				...containerProblems(test, target, own)
			]
		});
	}
	const names = (await Promise.all(opened.values())).flatMap(({ entries }) => entries.map(({ name }) => name));
	problems.push(...unknownRequestLimits(site.inputs, [...names, ...suites.flatMap(targetNames)]));
	const errors = withoutRepeats(problems.filter(({ severity }) => severity === "error"));
	if (errors.length > 0) throw new UserError(errors);
	return {
		suites: placed,
		judges,
		warnings: problems
	};
}
const targetNames = ({ targets }) => targets.map(({ name }) => name);
const readTargets = async (path, { cwd, runtime }) => path === void 0 ? {
	file: "",
	entries: [],
	warnings: []
} : readTargetsFile(path, shownPath(path, cwd), runtime.files);
const onTranscript = async (plan, path, { cwd, runtime }) => planOnTranscript(plan, await readTranscript(resolve(cwd, path), path, runtime.files));
async function targetsFileOf(suite, site) {
	const found = await findTargetsFile(suite, site);
	if (found !== void 0) return found;
	throw userError("FILE_MISSING", "This suite has no targets file", {
		...suite.location && { location: suite.location },
		expected: ".agentv/targets.yaml in the folder of the suite, or in a parent folder up to the root of the repository",
		hint: "Create one with the agent or model to test, or set its path with --targets (targets)."
	});
}
async function findTargetsFile({ folder }, { inputs, runtime, cwd, root }) {
	if (inputs.targets !== void 0) return givenTargetsFile(resolve(cwd, inputs.targets), runtime.files);
	return nearestTargetsFile(searchRoots(folder, {
		root,
		cwd
	}), runtime.files);
}
function targetsOf(suite, site, reading, problems) {
	return wantedTargets(suite, site.inputs).flatMap((wanted) => {
		const resolution = resolveTarget(wanted, reading);
		problems.push(...resolution.problems);
		return resolution.target ?? [];
	});
}
function wantedTargets(suite, { target }) {
	const names = [...new Set(target)];
	const asked = names.length === 1 && names[0] === "default" ? [] : names;
	const own = suite.targets.filter(({ useTarget }) => useTarget !== void 0);
	if (asked.length > 0) return asked.map((name) => own.find((each) => each.name === name) ?? {
		name,
		location: void 0
	});
	if (suite.targets.length > 0) return suite.targets;
	return [{
		name: "default",
		location: suite.location,
		isImplied: true
	}];
}
function refuseWarnings(warnings, suites) {
	const all = [...suites.flatMap(({ tests }) => tests.flatMap((test) => test.kind === "broken" ? test.problems : [])), ...warnings].map(underStrict).filter(({ severity }) => severity === "error");
	if (all.length > 0) throw new UserError(all);
}
function refuseUselessRun({ steps }) {
	const broken = steps.flatMap((step) => step.kind === "broken" ? step.test.problems : []);
	if (steps.every(({ kind }) => kind === "broken")) throw new UserError(withoutRepeats(broken));
	const missing = broken.filter(({ code }) => code === "SECRET_MISSING");
	if (missing.length > 0) throw new UserError(withoutRepeats(missing));
}
function withoutRepeats(problems) {
	return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
export { readSkillName as A, judgingProblems as B, readTargetsFile as C, checkEval as D, lookAtSuite as E, repeatedNames as F, resolveTarget as H, unmatchedIds as I, allGradersOf as L, readTranscript as M, idFilter as N, criteriaOf as O, makePlan as P, judgeNames as R, holdsTests as S, nearestTargetsFile as T, followTargets as U, withModel as V, lookUpVariables as W, outsidePaths as _, wantedTargets as a, overlookedSuites as b, hookNoteLines as c, containerProblems as d, watchedFiles as f, unknownRequestLimits as g, missingPrograms as h, targetsFileOf as i, nothingTagged as j, readEvals as k, hookNotes as l, shadowedFiles as m, prepare as n, withoutSecretsOf as o, withFingerprints as p, suiteReading as r, runSuiteProgram as s, openSite as t, imageProblems as u, configProblems as v, presentName as w, fileKind as x, findConfiguredSuites as y, judgesOf as z };
