import { i as __toESM } from "./rolldown-runtime.js";
import { a as commonName, r as programOf, u as kindOf } from "./program-file.js";
import { a as optionalNumber, c as requiredText, i as optionalKey, l as textList, n as Variable, o as optionalSecret, r as optionalBoolean, s as optionalText, t as FROM_ENVIRONMENT, u as verbatimText } from "./setting.js";
import { n as matchesAny, t as isReserved } from "./reserved-variables.js";
import { i as wholeSecret, n as isSecretVariable, r as secretValues, t as isSecretName } from "./secret-names.js";
import { n as require_satisfies, t as require_valid } from "./valid.js";
import { i as failed, t as isoTime } from "./iso-time.js";
import { A as _instanceof, B as looseObject, G as strictObject, H as object, J as union, K as string, L as int, M as array, P as boolean, R as lazy, U as preprocess, V as number, W as record, Y as unknown, _ as UserError, et as NEVER, i as isDeeperThan, j as _undefined, k as _enum, l as cutEnd, m as plural, n as jsonOf$1, q as tuple, t as foreignJsonOf, u as cutMiddle, w as userError, y as messageOf, z as literal } from "./json.js";
import { a as MAX_OUTPUT_BYTES, i as _usingCtx, n as shellCommands, r as shellWords, t as scriptOf } from "./shell-command.js";
import { t as isMapping } from "./mapping.js";
import { n as modelVariables, t as agentVariables } from "./vendor-variables.js";
import { t as never } from "./never.js";
import { n as redactor } from "./redact.js";
import { c as roles, l as sumTokens, n as contentText, r as finalAnswer } from "./once.js";
import { n as listed$1, r as mistypedKey, t as didYouMean } from "./did-you-mean.js";
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from "node:path";
// src/model/ports/agent-document.ts
function agentDocument({ prompt, inputFiles }, { isEditor = false } = {}) {
	const guidelines = [...new Set(prompt.guidelines?.files ?? [])];
	const others = [...new Set(inputFiles)].filter((path) => !guidelines.includes(path));
	const system = isEditor ? prompt.system?.trim() ?? "" : "";
	return [
		...system === "" ? [] : [system],
		...readFirst(guidelines, others, isEditor ? "attachment" : "input"),
		`[[ ## user_query ## ]]\n\n${prompt.question.trim()}`
	].join("\n\n").trim();
}
function readFirst(guidelines, others, kind) {
	if (guidelines.length + others.length === 0) return [];
	return [[
		...guidelines.length === 0 ? [] : [
			"First read all guideline files:",
			bullets(guidelines),
			""
		],
		...others.length === 0 ? [] : [
			`First read all ${kind} files:`,
			bullets(others),
			""
		],
		"If one of these files is missing, stop, and answer with nothing but: ERROR: missing-file <filename>",
		"Then apply system_instructions to the query below."
	].join("\n")];
}
const bullets = (paths) => `${paths.map((path) => `* [${nameOf(path)}](${uriOf(path)})`).join("\n")}.`;
const nameOf = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
const uriOf = (path) => /^[A-Za-z]:[\\/]/.test(path) ? `file:///${path.replaceAll("\\", "/")}` : `file://${path}`;
// src/model/suite/image-formats.ts
const commonImageTypes = [
	"image/png",
	"image/jpeg",
	"image/gif",
	"image/webp"
];
// src/model/ports/provider.ts
const modelTraits = {
	promptMode: "lm",
	canJudge: true,
	isAgent: false,
	images: commonImageTypes
};
const agentTraits = {
	...modelTraits,
	promptMode: "agent",
	canJudge: false,
	isAgent: true,
	runsInContainer: true
};
const recordingTraits = {
	...modelTraits,
	canJudge: false,
	images: "any",
	isRecorded: true
};
const defineProvider = kindOf();
// src/run/environment-option.ts
const environmentOption = ({ mayHoldSecrets = true } = {}) => record(string(), union([
	string(),
	number(),
	boolean(),
	_instanceof(Variable)
], "must be text"), { error: "must be a mapping of names to texts" }).optional().transform((given = {}, context) => {
	const complain = (name, message) => context.addIssue({
		code: "custom",
		message,
		path: [name],
		params: { secret: true }
	});
	const entries = Object.entries(given).map(([name, value]) => {
		if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) complain(name, "is not a name that a variable can have");
		else if (isReserved(name)) complain(name, `must not be passed to a command: ${name} belongs to this job`);
		else if (!mayHoldSecrets && !(value instanceof Variable) && isSecretVariable(name)) complain(name, FROM_ENVIRONMENT);
		else if (value instanceof Variable && value.value === void 0) complain(name, `needs the environment variable ${value.name}, which is unset`);
		return [name, value instanceof Variable ? value.value ?? "" : String(value)];
	});
	return Object.fromEntries(entries);
});
const missingSecretsOption = () => array(string().regex(/^[A-Za-z_]\w*\*?$/, "must be the name of a variable, such as MY_KEY or MY_*"), { error: "must be a list of names of variables" }).optional();
function withoutVariables(deps, missingSecrets = []) {
	if (missingSecrets.length === 0) return deps;
	const patterns = missingSecrets.map((name) => name.toUpperCase());
	const stored = Object.entries(deps.childEnv).filter(([name]) => !matchesAny(name, patterns));
	return {
		...deps,
		childEnv: Object.fromEntries(stored)
	};
}
// src/run/models/model-options.ts
const modelOptions = () => ({
	temperature: optionalNumber(),
	max_output_tokens: optionalNumber().refine((limit) => limit === void 0 || Number.isInteger(limit) && limit > 0, "must be a whole number above 0"),
	pricing: strictObject({
		input_per_million: price(),
		cached_input_per_million: optionalPrice(),
		cache_write_per_million: optionalPrice(),
		output_per_million: price()
	}, "must have input_per_million and output_per_million, may have cached_input_per_million and cache_write_per_million, and no other keys").optional(),
	headers: headersOption(),
	...retryOptions()
});
const commonSettings = (options) => ({
	temperature: options.temperature,
	maxOutputTokens: options.max_output_tokens,
	headers: options.headers,
	retry: retryPolicy(options),
	pricing: options.pricing
});
const modelKey = () => optionalKey().refine((key) => key === void 0 || isHeaderText(key.text), NO_HEADER_TEXT);
const keyRule = (isNeeded = () => true) => [(options, context) => {
	const { api_key: key, endpoint, resource, base_url } = options;
	const message = key?.isLiteral === true && !isOwnServer(endpoint ?? resource ?? base_url) ? FROM_ENVIRONMENT : key === void 0 && isNeeded(options) ? "is required" : void 0;
	if (message !== void 0) context.addIssue({
		code: "custom",
		path: ["api_key"],
		message,
		params: { secret: true }
	});
}, { when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "api_key") }];
function isOwnServer(given) {
	const address = given instanceof Variable ? given.value : given;
	if (typeof address !== "string" || !URL.canParse(address)) return false;
	const { protocol, hostname } = new URL(address);
	return /^https?:$/.test(protocol) && !SERVICES.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
const SERVICES = [
	...[
		"openai.com",
		"azure.com",
		"openrouter.ai",
		"anthropic.com",
		"googleapis.com",
		"github.ai",
		"githubcopilot.com"
	],
	...[
		"cerebras.ai",
		"cohere.com",
		"deepseek.com",
		"fireworks.ai",
		"groq.com",
		"mistral.ai",
		"together.ai"
	],
	...["together.xyz", "x.ai"]
];
const optionalHeaderKey = () => optionalSecret().transform((key) => key?.trim()).refine((key) => key === void 0 || isHeaderText(key), NO_HEADER_TEXT);
const httpUrl = () => optionalText().superRefine((text, context) => {
	if (text === void 0) return;
	const problem = whyNoUrl(text);
	if (problem !== void 0) context.addIssue({
		code: "custom",
		...problem
	});
});
const plainUrl = () => httpUrl().refine((text) => text === void 0 || !/[?#]/.test(text), {
	error: "must not hold a query: requests are put below it",
	params: { secret: true }
});
function whyNoUrl(text) {
	const url = URL.canParse(text) ? new URL(text) : void 0;
	if (url?.protocol !== "http:" && url?.protocol !== "https:") return { message: "must be a URL that starts with http:// or https://" };
	if (url.username === "" && url.password === "") return void 0;
	return {
		message: "must not hold a user name or password: the key goes into api_key",
		params: { secret: true }
	};
}
const modelNames = () => ({
	model: textOrVariable(),
	deployment: textOrVariable(),
	variant: textOrVariable()
});
const firstOf = (...names) => names.map((name) => optionalText().safeParse(name).data).find((name) => name !== void 0);
function whyNone(...names) {
	const { error } = requiredText().safeParse(names.find((name) => name !== void 0));
	return error?.issues[0]?.message ?? "is required";
}
const modelOf = ({ model, deployment, variant }) => firstOf(model, deployment, variant);
const modelIsMissing = {
	path: ["model"],
	error: ({ input }) => {
		const { model, deployment, variant } = input;
		return whyNone(model, deployment, variant);
	},
	when: () => true
};
function textOrVariable() {
	return union([string(), _instanceof(Variable)], "must be text").optional();
}
const NO_HEADER_TEXT = {
	error: "must be one line of plain ASCII",
	params: { secret: true }
};
function isHeaderText(key) {
	return /^[\x21-\x7e]+$/.test(key);
}
function optionalPrice() {
	return optionalNumber().refine((usd) => usd === void 0 || usd >= 0, "must be US dollars, 0 or more");
}
function price() {
	return optionalPrice().transform((usd, context) => {
		if (usd !== void 0) return usd;
		context.addIssue({
			code: "custom",
			message: "is required"
		});
		return NEVER;
	});
}
const headersOption = () => record(string(), union([
	string(),
	number(),
	_instanceof(Variable)
], "must be text"), { error: "must be a mapping of header names to texts" }).optional().transform((given = {}, context) => {
	const headers = new Map();
	for (const [written, value] of Object.entries(given)) {
		const name = written.toLowerCase();
		const text = String(value instanceof Variable ? value.value ?? "" : value).trim();
		const problem = headers.has(name) ? "is given twice" : whyNoHeader(name, text, value);
		if (problem !== void 0) context.addIssue({
			code: "custom",
			message: problem,
			path: [written],
			params: { secret: true }
		});
		headers.set(name, text);
	}
	return Object.fromEntries(headers);
});
function whyNoHeader(name, text, value) {
	if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) return "is not a name that a header can have";
	if (text === "" && !(value instanceof Variable)) return "must not be empty";
	if (OF_THE_CONNECTION.includes(name)) return "is set by the request itself";
	if (value instanceof Variable) {
		if (value.isBlank) return `needs the environment variable ${value.name}, which is ${value.state}`;
	} else if (text.includes("${{")) return "must be only a variable, or text without one: put the whole text of the header into the variable";
	else if (isSecretName(name.replaceAll("-", "_")) || /auth|cookie/.test(name)) return FROM_ENVIRONMENT;
	return /^[\x20-\x7e]*$/.test(text) ? void 0 : "must be one line of plain ASCII";
}
const OF_THE_CONNECTION = [
	"connection",
	"content-length",
	"content-type",
	"host",
	"transfer-encoding"
];
const retryOptions = () => ({
	max_retries: optionalNumber().refine((count) => count === void 0 || Number.isInteger(count) && count >= 0, "must be a whole number, 0 or more"),
	retry_initial_delay_ms: notNegative$1(),
	retry_max_delay_ms: notNegative$1(),
	retry_backoff_factor: notNegative$1(),
	retry_status_codes: array(httpStatus(), "must be a list of HTTP statuses").optional().transform((codes) => codes?.length ? codes : void 0)
});
function retryPolicy(options) {
	return {
		maxRetries: options.max_retries ?? 3,
		initialDelayMs: options.retry_initial_delay_ms ?? 1e3,
		maxDelayMs: options.retry_max_delay_ms ?? 6e4,
		backoffFactor: options.retry_backoff_factor ?? 2,
		statusCodes: options.retry_status_codes
	};
}
function notNegative$1() {
	return optionalNumber().refine((value) => value === void 0 || value >= 0, "must be 0 or more");
}
function httpStatus() {
	return optionalNumber().transform((status, context) => {
		if (status !== void 0 && Number.isInteger(status) && status >= 100 && status <= 599) return status;
		context.addIssue({
			code: "custom",
			message: "must be an HTTP status, 100 to 599",
			input: status
		});
		return NEVER;
	});
}
// src/run/agents/mcp-servers.ts
const MOST_SERVERS = 50;
const mcpServersOption = () => record(string(), server(), { error: "must be a mapping of names to servers" }).optional().transform((given = {}, context) => {
	const servers = Object.entries(given);
	if (servers.length > MOST_SERVERS) context.addIssue({
		code: "custom",
		message: `must have at most ${MOST_SERVERS} servers`
	});
	return servers.map(([name, each]) => {
		if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) context.addIssue({
			code: "custom",
			message: "must have a name of at most 64 letters, digits, - and _",
			path: [name],
			params: { secret: true }
		});
		return {
			name,
			...each
		};
	});
});
const server = () => strictObject({
	command: optionalText(),
	args: textList(),
	env: environmentOption({ mayHoldSecrets: false }),
	url: httpUrl(),
	headers: headersOption()
}, "must have \"command\" with \"args\" and \"env\", or \"url\" with \"headers\", and no other keys").transform(({ command, args, env, url, headers }, context) => {
	const isLocal = args !== void 0 || Object.keys(env).length > 0;
	const isRemote = Object.keys(headers).length > 0;
	if (command === void 0 === (url === void 0) || (command ? isRemote : isLocal)) context.addIssue({
		code: "custom",
		message: "must have \"command\" with \"args\" and \"env\", or \"url\" with \"headers\"",
		params: { secret: true }
	});
	return command === void 0 ? {
		url: url ?? "",
		headers
	} : {
		command,
		args: args ?? [],
		env
	};
});
const mcpServersJson = (servers, more) => Object.fromEntries(servers.map(({ name, ...server }) => [name, "command" in server ? {
	...more.local,
	...server
} : {
	...more.remote,
	[more.url ?? "url"]: server.url,
	headers: server.headers
}]));
const mcpSecrets = (servers) => servers.flatMap((server) => Object.values("command" in server ? server.env : server.headers).flatMap(wholeSecret));
// src/run/agents/version.ts
var import_satisfies = __toESM(require_satisfies(), 1);
var import_valid = __toESM(require_valid(), 1);
const versionOption = () => optionalText().refine((range) => range === void 0 || (0, import_valid.default)(range) !== null, "must be a range of versions, such as \">=2.1 <3\"");
async function oncePerExecutable(key, known, ask) {
	const asked = await known.get(key);
	if (asked?.kind === "there") return asked;
	const asking = ask();
	known.set(key, asking);
	return asking;
}
function whyUnfit({ name, install }, version, range) {
	if (range === void 0) return void 0;
	if (version !== void 0 && (0, import_satisfies.default)(version, range, { includePrerelease: true })) return void 0;
	const found = version === void 0 ? `${name} prints no version` : `${name} has version ${version}`;
	const advice = install === void 0 ? "Install another version" : `Install another version (${install}@\u2026)`;
	return failed("config", `${found}, but the target requires "${range}". ${advice}, or change "version" of the target.`);
}
const versionIn = (text) => /\d+\.\d+\.\d+[-+.\w]{0,40}/.exec(text.slice(0, 2e3))?.[0]?.replace(/\.$/, "");
// src/run/agents/agent-options.ts
const agentOptions = () => ({
	executable: optionalText(),
	command: optionalText(),
	binary: optionalText(),
	args: textList(),
	arguments: textList(),
	model: optionalText(),
	system_prompt: optionalText(),
	cwd: optionalText(),
	timeout_seconds: seconds$1(),
	env: environmentOption(),
	no_env: missingSecretsOption(),
	home: optionalText().pipe(_enum(["private", "user"], "must be private or user").default("private")),
	project_instructions: optionalBoolean(),
	pricing: modelOptions().pricing,
	stream_log: streamLog(),
	log_format: logFormat(),
	log_output_format: logFormat(),
	log_dir: optionalText(),
	log_directory: optionalText(),
	mcp_servers: mcpServersOption(),
	version: versionOption()
});
function agentSettings(options, { program, cwd, type }) {
	const executable = options.executable ?? options.command ?? options.binary ?? program;
	return {
		command: [hasFolder(executable) && !isAbsolute(executable) ? resolve(cwd, executable) : executable],
		args: options.args ?? options.arguments ?? [],
		model: options.model,
		systemPrompt: options.system_prompt,
		cwd: options.cwd === void 0 ? void 0 : resolve(cwd, options.cwd),
		timeoutMs: options.timeout_seconds,
		env: options.env,
		missingSecrets: options.no_env ?? [],
		home: options.home,
		readsProject: options.project_instructions ?? true,
		pricing: options.pricing,
		log: logSettings(options, cwd, type),
		mcpServers: options.mcp_servers ?? [],
		version: options.version
	};
}
const hasFolder = (path) => /[\\/]/.test(path);
function logSettings(options, cwd, type) {
	const folder = options.log_dir ?? options.log_directory;
	const old = options.log_format ?? options.log_output_format;
	const form = options.stream_log ?? (old === "json" ? "raw" : old) ?? (folder === void 0 ? void 0 : "summary");
	return form === void 0 || form === false ? void 0 : {
		folder: resolve(cwd, folder ?? `.agentv/logs/${type}`),
		form
	};
}
function seconds$1() {
	return optionalNumber().refine((value) => value === void 0 || value > 0, "must be greater than 0").transform((value) => value === void 0 ? void 0 : Math.max(1, Math.floor(value * 1e3)));
}
function streamLog() {
	return union([
		boolean(),
		string(),
		_instanceof(Variable)
	], "must be false, raw or summary").optional().transform((value, context) => {
		const given = value instanceof Variable ? value.value : value;
		if (given === void 0 || typeof given === "string" && given.trim() === "") return void 0;
		const word = String(given).trim().toLowerCase();
		if (word === "raw" || word === "summary") return word;
		if (word === "true") return "summary";
		if ([
			"false",
			"0",
			"off"
		].includes(word)) return false;
		context.addIssue({
			code: "custom",
			message: "must be false, raw or summary",
			input: given
		});
		return NEVER;
	});
}
function logFormat() {
	return optionalText().pipe(_enum(["summary", "json"], "must be summary or json").optional());
}
// src/run/calls/call-signal.ts
function callSignal(parent) {
	const own = new AbortController();
	const abort = () => own.abort(parent.reason);
	if (parent.aborted) abort();
	else parent.addEventListener("abort", abort, { once: true });
	return {
		signal: own.signal,
		abort: () => own.abort(),
		[Symbol.dispose]: () => parent.removeEventListener("abort", abort)
	};
}
// src/run/in-container.ts
function inContainer(deps, container, missingSecrets) {
	return withoutVariables(container === void 0 ? deps : {
		...deps,
		exec: container.exec,
		childEnv: deps.containerEnv ?? {}
	}, missingSecrets);
}
function oncePerImage(make) {
	const made = new Map();
	return (container) => {
		const known = made.get(container?.image) ?? make(container);
		made.set(container?.image, known);
		return known;
	};
}
// src/run/models/prices.ts
const pricesOf = (list, source) => (asOf, models, price, longInput) => ({
	list,
	models,
	...price,
	longInput,
	asOf,
	source
});
const openai$1 = pricesOf("openai", "https://developers.openai.com/api/docs/pricing, standard tier");
const withCacheWrite = (price) => ({
	cacheWrite: price.input * 1.25,
	...price
});
const anthropicPrices = pricesOf("anthropic", "https://platform.claude.com/docs/en/about-claude/pricing");
const anthropic$1 = (asOf, models, price, longInput) => anthropicPrices(asOf, models, withCacheWrite(price), longInput && withCacheWrite(longInput));
const google = pricesOf("google", "https://ai.google.dev/gemini-api/docs/pricing, paid tier, text");
const listPrices = [
	openai$1("2025-11-15", ["gpt-4o"], {
		input: 2.5,
		cachedInput: 1.25,
		output: 10
	}),
	openai$1("2025-11-15", ["gpt-4o-2024-05-13"], {
		input: 5,
		output: 15
	}),
	openai$1("2025-11-15", ["gpt-4o-mini"], {
		input: .15,
		cachedInput: .075,
		output: .6
	}),
	openai$1("2025-11-15", ["gpt-4.1"], {
		input: 2,
		cachedInput: .5,
		output: 8
	}),
	openai$1("2025-11-15", ["gpt-4.1-mini"], {
		input: .4,
		cachedInput: .1,
		output: 1.6
	}),
	openai$1("2025-11-15", ["gpt-4.1-nano"], {
		input: .1,
		cachedInput: .025,
		output: .4
	}),
	openai$1("2025-11-15", ["o3-mini"], {
		input: 1.1,
		cachedInput: .55,
		output: 4.4
	}),
	openai$1("2025-11-15", ["o4-mini"], {
		input: 1.1,
		cachedInput: .275,
		output: 4.4
	}),
	openai$1("2025-11-15", [
		"gpt-5",
		"gpt-5-chat",
		"gpt-5.1"
	], {
		input: 1.25,
		cachedInput: .125,
		output: 10
	}),
	openai$1("2025-11-15", ["gpt-5-mini"], {
		input: .25,
		cachedInput: .025,
		output: 2
	}),
	openai$1("2025-11-15", ["gpt-5-nano"], {
		input: .05,
		cachedInput: .005,
		output: .4
	}),
	openai$1("2026-09-30", ["gpt-5.2"], {
		input: 1.75,
		cachedInput: .175,
		output: 14
	}),
	openai$1("2026-09-05", ["gpt-5.4"], {
		input: 2.5,
		cachedInput: .25,
		output: 15
	}, {
		above: 272e3,
		input: 5,
		cachedInput: .5,
		output: 22.5
	}),
	openai$1("2026-09-05", ["gpt-5.4-mini"], {
		input: .75,
		cachedInput: .075,
		output: 4.5
	}),
	openai$1("2026-09-05", ["gpt-5.4-nano"], {
		input: .2,
		cachedInput: .02,
		output: 1.25
	}),
	openai$1("2026-09-05", ["gpt-5.5"], {
		input: 5,
		cachedInput: .5,
		output: 30
	}, {
		above: 272e3,
		input: 10,
		cachedInput: 1,
		output: 45
	}),
	anthropic$1("2026-09-10", ["claude-3-haiku"], {
		input: .25,
		cachedInput: .03,
		cacheWrite: .3,
		output: 1.25
	}),
	anthropic$1("2026-09-10", ["claude-3-5-haiku"], {
		input: .8,
		cachedInput: .08,
		output: 4
	}),
	anthropic$1("2026-10-24", ["claude-haiku-4-5"], {
		input: 1,
		cachedInput: .1,
		output: 5
	}),
	anthropic$1("2026-10-24", ["claude-haiku-5-5"], {
		input: .1,
		cachedInput: .01,
		output: .5
	}, {
		above: 1e5,
		input: .5,
		cachedInput: .05,
		output: 2.5
	}),
	anthropic$1("2026-10-24", [
		"claude-3-5-sonnet",
		"claude-3-7-sonnet",
		"claude-sonnet-4",
		"claude-sonnet-4-0"
	], {
		input: 3,
		cachedInput: .3,
		output: 15
	}),
	anthropic$1("2026-10-24", ["claude-sonnet-4-5", "claude-sonnet-4-6"], {
		input: 3,
		cachedInput: .3,
		output: 15
	}),
	anthropic$1("2026-10-24", ["claude-sonnet-5"], {
		input: 2,
		cachedInput: .2,
		output: 10
	}),
	anthropic$1("2026-10-24", ["claude-sonnet-5-5"], {
		input: 2,
		cachedInput: .1,
		output: 10
	}),
	anthropic$1("2026-10-24", [
		"claude-3-opus",
		"claude-opus-4",
		"claude-opus-4-0",
		"claude-opus-4-1"
	], {
		input: 15,
		cachedInput: 1.5,
		output: 75
	}),
	anthropic$1("2026-10-24", [
		"claude-opus-4-5",
		"claude-opus-4-6",
		"claude-opus-4-7",
		"claude-opus-4-8",
		"claude-opus-5"
	], {
		input: 5,
		cachedInput: .5,
		output: 25
	}),
	anthropic$1("2026-10-24", ["claude-opus-5-5"], {
		input: 4,
		cachedInput: .2,
		output: 20
	}),
	google("2026-09-20", ["gemini-2.5-pro"], {
		input: 1.25,
		cachedInput: .125,
		output: 10
	}, {
		above: 2e5,
		input: 2.5,
		cachedInput: .25,
		output: 15
	}),
	google("2026-09-20", ["gemini-2.5-flash"], {
		input: .3,
		cachedInput: .03,
		output: 2.5
	}),
	google("2026-09-20", ["gemini-2.5-flash-lite"], {
		input: .1,
		cachedInput: .01,
		output: .4
	}),
	google("2026-09-20", ["gemini-3.1-pro-preview"], {
		input: 2,
		cachedInput: .2,
		output: 12
	}, {
		above: 2e5,
		input: 4,
		cachedInput: .4,
		output: 18
	}),
	google("2026-09-20", ["gemini-3.5-flash"], {
		input: 1.5,
		cachedInput: .15,
		output: 9
	})
];
// src/run/models/cost.ts
function costOf(usage, { model, list, pricing }) {
	if (usage === void 0) return void 0;
	const price = pricing ? ownPrice(pricing) : listPrice(model, list, usage.input);
	if (price === void 0) return void 0;
	const cached = Math.min(usage.cached ?? 0, usage.input);
	const written = Math.min(usage.cacheWritten ?? 0, usage.input - cached);
	const micros = (usage.input - cached - written) * price.input + cached * (price.cachedInput ?? price.input) + written * (price.cacheWrite ?? price.input) + usage.output * price.output;
	return Number.isFinite(micros) ? Number((micros / 1e6).toFixed(12)) : void 0;
}
const ownPrice = (pricing) => ({
	input: pricing.input_per_million,
	cachedInput: pricing.cached_input_per_million,
	cacheWrite: pricing.cache_write_per_million,
	output: pricing.output_per_million
});
function listPrice(model, list, inputTokens) {
	if (list === void 0) return void 0;
	const rows = listPrices.filter((row) => row.list === list);
	const [exact, family] = [model.trim().toLowerCase(), withoutSnapshot(model)];
	const row = rows.find(({ models }) => models.includes(exact)) ?? rows.find(({ models }) => models.includes(family));
	return row?.longInput !== void 0 && inputTokens > row.longInput.above ? row.longInput : row;
}
const withoutSnapshot = (model) => model.trim().toLowerCase().replace(/^models\//, "").replace(/(?:-\d{4}-\d{2}-\d{2}|[-@]\d{8}|-latest|-00\d)$/, "");
// src/run/providers/shared-check.ts
function sharedCheck(check) {
	let latest;
	return async (attempt, signal) => {
		try {
			var _usingCtx$6 = _usingCtx();
			if (signal.aborted) return cancelled;
			if (latest?.state === "failed" && attempt > 0) latest = void 0;
			latest ??= begin(check);
			const mine = latest;
			mine.waiting += 1;
			const abort = _usingCtx$6.u(whenAborted(signal));
			const result = await Promise.race([mine.result, abort.promise]);
			mine.waiting -= 1;
			if (result !== "aborted") return result;
			if (mine.waiting === 0 && mine.state === "running") {
				if (latest === mine) latest = void 0;
				mine.stop.abort();
				await mine.result;
			}
			return cancelled;
		} catch (_) {
			_usingCtx$6.e = _;
		} finally {
			_usingCtx$6.d();
		}
	};
}
function begin(check) {
	const stop = new AbortController();
	const running = {
		stop,
		state: "running",
		waiting: 0,
		result: check(stop.signal).then((outcome) => {
			running.state = outcome === void 0 ? "passed" : "failed";
			return outcome;
		}, (error) => {
			running.state = "failed";
			throw error;
		})
	};
	return running;
}
const cancelled = failed("cancelled", "The run was cancelled before the target was called.");
function whenAborted(signal) {
	let onAbort = () => {};
	const promise = new Promise((resolve) => {
		onAbort = () => resolve("aborted");
	});
	signal.addEventListener("abort", onAbort, { once: true });
	return {
		promise,
		[Symbol.dispose]: () => signal.removeEventListener("abort", onAbort)
	};
}
// src/run/streams/event.ts
function eventIn(line) {
	if (!line.trimStart().startsWith("{")) return void 0;
	const value = foreignJsonOf(line);
	return isMapping(value) ? value : void 0;
}
function valueAt(from, ...path) {
	let value = from;
	for (const key of path) {
		if (!isMapping(value) || !Object.hasOwn(value, key)) return void 0;
		value = value[key];
	}
	return value;
}
function textAt(from, ...path) {
	const value = valueAt(from, ...path);
	return typeof value === "string" ? value : void 0;
}
function numberAt(from, ...path) {
	const value = valueAt(from, ...path);
	return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : void 0;
}
function listAt(from, ...path) {
	const value = valueAt(from, ...path);
	return Array.isArray(value) ? value : [];
}
function recordAt(from, ...path) {
	const value = valueAt(from, ...path);
	return isMapping(value) ? value : {};
}
function timeAt(from, ...path) {
	const value = Date.parse(textAt(from, ...path) ?? "");
	return isDate(value) ? value : void 0;
}
const isDate = (ms) => Math.abs(ms) <= 864e13;
// src/run/streams/lines.ts
function lineReader({ maxLineBytes, maxBytes }, onLine) {
	const decoder = new TextDecoder();
	let pieces = [];
	let length = 0;
	let total = 0;
	let dropped = 0;
	let isFlooded = false;
	const keep = (piece) => {
		length += piece.length;
		if (length <= maxLineBytes) pieces.push(piece.slice());
		else pieces = [];
	};
	const finish = () => {
		if (length > maxLineBytes) dropped += 1;
		else if (length > 0) onLine(decoder.decode(joined(pieces, length)));
		pieces = [];
		length = 0;
	};
	return {
		push(chunk) {
			if (isFlooded) return;
			total += chunk.length;
			isFlooded = total > maxBytes;
			if (isFlooded) return;
			let from = 0;
			for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
				keep(chunk.subarray(from, at));
				finish();
				from = at + 1;
			}
			if (from < chunk.length) keep(chunk.subarray(from));
		},
		end: finish,
		get dropped() {
			return dropped;
		},
		get isFlooded() {
			return isFlooded;
		}
	};
}
const NEWLINE = 10;
function joined(pieces, length) {
	const [only] = pieces;
	if (pieces.length === 1 && only !== void 0) return only;
	const whole = new Uint8Array(length);
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}
// src/run/unpassed-variables.ts
const MOST_NAMED = 3;
function withProgramAdvice(message, said, passing) {
	const { reserved, others } = split(namedIn(said, passing));
	const missingSecrets = others.length === 0 ? [] : [`"no_env" of the target withholds ${listed(others)}.`];
	return withSentences(message, [...aboutReserved(reserved), ...missingSecrets]);
}
function withAgentAdvice(message, said, passing) {
	const named = namedIn(said, passing);
	const { reserved, others } = split(named.length > 0 ? named : unpassed(passing).filter(mayBeItsKey));
	return withSentences(message, [...aboutReserved(reserved), ...aboutUnpassed(others.slice(0, MOST_NAMED))]);
}
const withSentences = (message, sentences) => sentences.length === 0 ? message : [/[.!?]$/.test(message) ? message : `${message}.`, ...sentences].join(" ");
const mayBeItsKey = (name) => isSecretVariable(name) && !isReserved(name) && !matchesAny(name, [...modelVariables, ...agentVariables]);
const unpassed = ({ step, passed }) => step.filter((name) => !Object.hasOwn(passed, name)).sort();
function namedIn(said, passing) {
	const words = new Set(said.slice(-1e4).match(/[A-Za-z_]\w*/g));
	return unpassed(passing).filter((name) => words.has(name));
}
const split = (names) => ({
	reserved: names.filter(isReserved),
	others: names.filter((name) => !isReserved(name))
});
const aboutReserved = (names) => names.length === 0 ? [] : [`${listed(names)} belongs to the job and is not passed on.`, "If the value is needed, set it under another name in the workflow."];
function aboutUnpassed(names) {
	if (names.length === 0) return [];
	const [be, it] = names.length === 1 ? ["is", "it is"] : ["are", "they are"];
	const line = names.map((name) => `${name}: "\${{ ${name} }}"`).join(", ");
	return [`${listed(names)} ${be} set for the step and not passed to coding agents.`, `If ${it} needed, add this line to the target: env: { ${line} }`];
}
const listed = (names) => names.slice(0, MOST_NAMED).join(", ");
// src/run/agents/about.ts
function withMetadata(messages, about) {
	const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== void 0));
	return messages.map((message, index) => index === 0 ? {
		...message,
		metadata: {
			...message.metadata,
			...known
		}
	} : message);
}
// src/run/calls/more-time.ts
const MORE_TIME = "If it needs longer, raise \"timeout_seconds\" of the test, of the target or under \"execution\" of the suite, or test-timeout-seconds of the run.";
// src/run/calls/with-cost-limit.ts
function withCostLimit(provider, limit) {
	if (limit === void 0) return provider;
	let spentUsd = 0;
	const tooExpensive = (partial) => failed("cost_limit", costLimitMessage(spentUsd, limit.usd), {}, partial);
	return {
		retry: provider.retry,
		async ask(question, signal) {
			if (spentUsd > limit.usd) return tooExpensive();
			const outcome = await provider.ask({
				...question,
				costLimitUsd: limit.usd - spentUsd
			}, signal);
			const response = outcome.kind === "answered" ? outcome.response : outcome.partial;
			spentUsd += response?.costUsd ?? 0;
			if (outcome.kind === "failed") return outcome;
			if (outcome.response.costUsd === void 0) limit.onUnknownCost();
			return spentUsd > limit.usd ? tooExpensive(outcome.response) : outcome;
		}
	};
}
const costLimitMessage = (spentUsd, limitUsd) => `The trial cost ${usd(spentUsd)}, more than its limit of ${usd(limitUsd)} (max_cost_usd), and was stopped.`;
const usd = (amount) => `$${Number(amount.toFixed(6))}`;
// src/run/models/scrub.ts
const LONGEST_QUOTE = 300;
const REVEALING_PIECE = 8;
function scrub(text, key) {
	const clean = withoutKey(text.slice(0, 10 * LONGEST_QUOTE).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim(), key).replace(/\S*\*{2,}\S*|\bsk-\S+/g, "[key]");
	return clean.length > LONGEST_QUOTE ? `${clean.slice(0, 299)}\u2026` : clean;
}
function withoutKey(text, key) {
	if (key === "") return text;
	if (key.length < REVEALING_PIECE) return text.split(" ").map((word) => word.includes(key) && word.length < key.length + 3 ? "[key]" : word).join(" ");
	let clean = "";
	for (let at = 0; at < text.length;) {
		const length = commonLength(text, at, key);
		clean += length >= REVEALING_PIECE ? "[key]" : text.charAt(at);
		at += length >= REVEALING_PIECE ? length : 1;
	}
	return clean;
}
function commonLength(text, at, key) {
	let length = 0;
	while (at + length < text.length && key.includes(text.slice(at, at + length + 1))) length += 1;
	return length;
}
// src/run/refusal.ts
const SEARCHED$1 = 2e4;
const saysRefusal = (words) => REFUSAL.test(words.slice(0, SEARCHED$1));
const REFUSAL = new RegExp([
	/\bcontent_filter\b(?!_)|ResponsibleAIPolicyViolation|content management policy|\binvalid_prompt\b/,
	/content_policy_violation|moderation_blocked|"flagged_input"|input was flagged/,
	/safeguards flagged this message|blocked by content filtering policy|appears to violate our Usage Policy/,
	/blocked due to safety settings|"blockReason"/,
	/The model refused to complete the request|blocked by (?:the provider's )?content filter/
].map(({ source }) => source).join("|"), "i");
// src/run/streams/trajectory.ts
const LONGEST_TEXT = 1e6;
const MOST_STEPS = 1e4;
var Trajectory = class {
	#drafts = [];
	#byKey = new Map();
	#calls = new Map();
	#isFull = false;
	get isFull() {
		return this.#isFull;
	}
	get hasCalls() {
		return this.#calls.size > 0;
	}
	get isEmpty() {
		return this.#drafts.length === 0;
	}
	say(text, key) {
		if (text === "") return;
		(key === void 0 ? this.#open() : this.#keyed(key)).texts.push(cutMiddle(text, LONGEST_TEXT));
	}
	hear(text) {
		if (text !== "") this.#add(void 0, "user").texts.push(cutMiddle(text, LONGEST_TEXT));
	}
	sayMore(piece) {
		const last = this.#last();
		if (!(last !== void 0 && last.calls.length === 0 && last.texts.length > 0)) {
			this.say(piece);
			return;
		}
		const before = last.texts.pop() ?? "";
		last.texts.push(before.length < LONGEST_TEXT ? before + piece : before);
	}
	startCall({ id, tool, originalTool, input, at }, key) {
		const known = this.#calls.get(id);
		if (known !== void 0) {
			this.#calls.set(id, {
				...known,
				tool,
				originalTool,
				input: input ?? known.input,
				at: known.at ?? at
			});
			return;
		}
		if (this.#calls.size >= 1e4) {
			this.#isFull = true;
			return;
		}
		(key === void 0 ? this.#forCall() : this.#keyed(key)).calls.push(id);
		this.#calls.set(id, {
			id,
			tool,
			originalTool,
			input,
			at
		});
	}
	refine(id, input) {
		const call = this.#calls.get(id);
		if (call !== void 0) this.#calls.set(id, {
			...call,
			input
		});
	}
	endCall(id, end) {
		const call = this.#calls.get(id);
		if (call !== void 0) call.end = end;
	}
	isKnown(id) {
		return this.#calls.has(id);
	}
	nextMessage() {
		const last = this.#drafts.at(-1);
		if (last === void 0 || last.texts.length > 0 || last.calls.length > 0) this.#add(void 0);
	}
	note(key, name, value) {
		this.#keyed(key).metadata[name] = value;
	}
	messages(name) {
		return this.#drafts.flatMap(({ role, texts, calls, metadata }) => {
			if (texts.length === 0 && calls.length === 0) return [];
			const toolCalls = calls.flatMap((id) => this.#calls.get(id) ?? []).flatMap((call) => toolCallsOf(call, name));
			return [{
				role,
				...texts.length > 0 && { content: texts.join("\n") },
				...toolCalls.length > 0 && { toolCalls },
				...Object.keys(metadata).length > 0 && { metadata }
			}];
		});
	}
	#open() {
		const last = this.#last();
		return last !== void 0 && last.texts.length === 0 && last.calls.length === 0 ? last : this.#add(void 0);
	}
	#last() {
		const last = this.#drafts.at(-1);
		return last?.role === "assistant" ? last : void 0;
	}
	#forCall() {
		const last = this.#last();
		const hasResults = last?.calls.some((id) => this.#calls.get(id)?.end !== void 0);
		return last === void 0 || hasResults ? this.#add(void 0) : last;
	}
	#keyed(key) {
		return this.#byKey.get(key) ?? this.#add(key);
	}
	#add(key, role = "assistant") {
		const draft = {
			role,
			texts: [],
			calls: [],
			metadata: {}
		};
		if (key !== void 0 && !this.#isFull) this.#byKey.set(key, draft);
		if (this.#drafts.length < 1e4) this.#drafts.push(draft);
		else this.#isFull = true;
		return draft;
	}
};
function toolCallsOf({ id, tool, originalTool, input, at, end }, name) {
	const endedAt = end?.at;
	const output = end === void 0 ? void 0 : bounded(end.output);
	const rest = {
		...output !== void 0 && { output },
		status: end === void 0 ? "unknown" : end.isError ? "error" : "ok",
		...at !== void 0 && isDate(at) && { startTime: new Date(at).toISOString() },
		...endedAt !== void 0 && isDate(endedAt) && { endTime: new Date(endedAt).toISOString() },
		...at !== void 0 && endedAt !== void 0 && isDate(endedAt - at) && { durationMs: Math.max(0, endedAt - at) }
	};
	return name(tool, input).map((call, index) => {
		const original = originalTool ?? call.originalTool;
		return {
			tool: call.tool,
			...original !== void 0 && { originalTool: original },
			...call.input !== void 0 && { input: call.input },
			id: index === 0 ? id : `${id}/${index + 1}`,
			...rest
		};
	});
}
function bounded(output) {
	if (typeof output === "string") return cutMiddle(output, LONGEST_TEXT);
	const text = JSON.stringify(output) ?? "";
	return text.length <= LONGEST_TEXT ? output : cutMiddle(text, LONGEST_TEXT);
}
// src/run/streams/stream.ts
function agentStream(read) {
	const state = {
		trajectory: new Trajectory(),
		end: { kind: "open" },
		reported: {}
	};
	return Object.assign(state, { take(event, at) {
		read(state, event, at);
	} });
}
function usageOf(counts) {
	const { input, output, cached, cacheWritten, reasoning } = counts;
	if (input === void 0 || output === void 0) return void 0;
	return {
		input,
		output,
		...cached !== void 0 && { cached },
		...cacheWritten !== void 0 && cacheWritten > 0 && { cacheWritten },
		...reasoning !== void 0 && { reasoning }
	};
}
function statusIn(message) {
	const found = /(?:^\s*|\b(?:HTTP|status|code|error)\D{0,12})([1-5]\d\d)\b/i.exec(message.slice(0, 2e3))?.[1];
	return found === void 0 ? void 0 : Number(found);
}
// src/run/agents/ending.ts
function outcomeOf$2(agent, ended) {
	const { result, response } = ended;
	const why = failureIn(agent, ended);
	if (why === void 0) return {
		kind: "answered",
		response
	};
	if (why === "refused") return {
		kind: "answered",
		response: asRefused(response)
	};
	const partial = response.messages.length > 0 || response.tokenUsage !== void 0 ? response : void 0;
	const { class: failureClass, message, ...more } = why;
	return failed(failureClass, message, more, result.kind === "notStarted" ? void 0 : partial);
}
function asRefused(response) {
	const { messages } = response;
	const all = messages.length > 0 && messages.at(-1)?.toolCalls === void 0 ? messages : [...messages, {
		role: "assistant",
		content: ""
	}];
	return {
		...response,
		messages: all,
		refused: true
	};
}
function failureIn(agent, ended) {
	const { result, stream, cut, timeoutMs, wasInTime, response } = ended;
	const { end } = stream;
	switch (result.kind) {
		case "notStarted": return notStarted(agent, result);
		case "timedOut":
			if (end.kind !== "open" && wasInTime) return whyByStream(agent, end) ?? whyNothing(agent, response);
			return {
				class: "timeout",
				message: `${agent.name} did not end within ${Math.ceil((timeoutMs ?? 0) / 1e3)} s and was stopped. ${MORE_TIME}`
			};
		case "flooded": return crash(agent, `wrote more to ${result.stream} than the limit`);
		case "cancelled":
			if (cut === "lingers") return whyByStream(agent, end) ?? whyNothing(agent, response);
			if (cut === "cost limit") return {
				class: "cost_limit",
				message: costLimitMessage(response.costUsd ?? 0, ended.costLimitUsd ?? 0)
			};
			if (cut === "flood") return crash(agent, "wrote more to stdout than the limit");
			if (cut === "too many calls") return crash(agent, "called more tools, or wrote more messages, than the limit");
			return {
				class: "cancelled",
				message: `${agent.name} was stopped while it was working.`
			};
		case "killed": return whyByStream(agent, end) ?? crash(agent, `was ended by ${result.signal}`, lastWords(result.stderr));
		case "exited": return exited(agent, result, ended) ?? whyNothing(agent, response);
		default: return never(result);
	}
}
function notStarted({ name, install }, { message, lacksResources }) {
	if (lacksResources) return {
		class: "provider",
		message: `${name} cannot be called. ${message}`
	};
	return {
		class: "config",
		message: `${name} cannot be called${install === void 0 ? "" : `: install it with "${install}", or set its program in "executable"`}. ${message}`
	};
}
function exited(agent, { exitCode, stderr }, { stream: { end }, version, response }) {
	const byCode = agent.exitCodes?.(exitCode);
	const reported = whyByStream(agent, end, byCode);
	if (reported !== void 0) return reported;
	if (exitCode === 0 && end.kind === "done") return void 0;
	if (byCode !== void 0) return whyError(agent, byCode);
	const words = lastWords(stderr);
	if (exitCode === 0) return crash(agent, "ended with exit code 0, but did not report its end", words);
	if (NO_KEY.test(stderr)) return auth(agent, words);
	if (response.messages.length === 0 && OTHER_VERSION.test(stderr)) return otherVersion(agent, version, words);
	return crash(agent, `failed with exit code ${exitCode}`, words);
}
function whyByStream(agent, end, byCode) {
	if (end.kind === "refused") return "refused";
	const error = end.kind === "failed" ? end.error : end.kind === "open" ? end.lastError : void 0;
	if (error === void 0) return void 0;
	if (saysRefusal(error.message)) return "refused";
	const status = error.httpStatus ?? statusIn(error.message);
	return whyError(agent, error.class === void 0 && status === void 0 ? {
		...byCode,
		message: error.message
	} : error);
}
const whyNothing = (agent, { messages }) => messages.length === 0 ? crash(agent, "reported its end, but gave no answer and did nothing") : void 0;
function whyError(agent, { message, class: reported, httpStatus }) {
	const words = scrub(message, "");
	const status = isStatus(httpStatus) ? httpStatus : statusIn(message);
	if (reported === "auth" || reported === void 0 && (status === 401 || status === 403)) return auth(agent, words, status);
	if (reported !== void 0) return {
		class: reported,
		message: `${agent.name} failed: ${words}`
	};
	const failureClass = status === void 0 && NO_KEY.test(message) ? "auth" : classOf(status);
	const isOfThisRequest = status === 400 || status === 413 || status === 422;
	return {
		class: failureClass,
		message: `The model of ${agent.name} failed: ${words}`,
		...status !== void 0 && { httpStatus: status },
		...isOfThisRequest && { permanent: true }
	};
}
function classOf(status) {
	if (status === 429) return "rate_limit";
	return status === 404 ? "config" : "provider";
}
const isStatus = (status) => status !== void 0 && Number.isInteger(status) && status >= 100 && status < 600;
function auth({ name, variables }, words, status) {
	const advice = `Set its key in the environment (${variables.join(", ")}, or "env" of the target), or use the login of this machine with "home: user"`;
	return {
		class: "auth",
		message: `${name} is not signed in, or its key was refused${words === "" ? "" : `: ${words}`} \u2014 ${advice}.`,
		...status !== void 0 && { httpStatus: status }
	};
}
const crash = ({ name }, what, words = "") => ({
	class: "crash",
	message: `${name} ${what}${words === "" ? "." : `: ${words}`}`
});
function otherVersion({ name, install }, version, words) {
	const advice = install === void 0 ? "Another version may" : `Another version may ("${install}")`;
	return {
		class: "config",
		message: `${version === void 0 ? name : `${name} ${version}`} does not accept its command line: ${words} \u2014 ${advice}, or its target passes unknown "args".`
	};
}
const OTHER_VERSION = /(?:unexpected|unknown|unrecogni[sz]ed|invalid|unsupported) (?:argument|option|flag|command|subcommand)|too many arguments|prompt was not quoted/i;
const NO_KEY = /(?:no (?:api keys?|auth(?:entication)?(?: information)?|credentials)|api key is missing|missing environment variable|not (?:logged in|authenticated)|please run \/login|invalid api key|set an auth method)/i;
function lastWords(stderr) {
	const said = stderr.trim();
	return scrub(said.length <= REPORTED ? said : `\u2026${said.slice(-REPORTED).toWellFormed()}`, "");
}
const REPORTED = 280;
// src/run/agents/environment.ts
const VENDOR_VARIABLES = [...modelVariables, ...agentVariables];
function agentEnvironment({ childEnv, ownVariables, ofCall }, { home, temporary }, settings) {
	const stored = Object.entries(childEnv).filter(([name]) => !matchesAny(name, VENDOR_VARIABLES) || matchesAny(name, ownVariables));
	const locations = {
		TMPDIR: temporary,
		TMP: temporary,
		TEMP: temporary,
		PWD: void 0
	};
	const all = {
		...ofCall,
		...Object.fromEntries(stored),
		...locations,
		...settings.home === "private" && privateHome(home),
		...settings.env
	};
	return Object.fromEntries(Object.entries(all).filter((entry) => entry[1] !== void 0));
}
const privateHome = (home) => ({
	HOME: home,
	USERPROFILE: home,
	APPDATA: join(home, "AppData", "Roaming"),
	LOCALAPPDATA: join(home, "AppData", "Local"),
	XDG_CONFIG_HOME: join(home, ".config"),
	XDG_DATA_HOME: join(home, ".local", "share"),
	XDG_STATE_HOME: join(home, ".local", "state"),
	XDG_CACHE_HOME: join(home, ".cache")
});
// src/run/agents/log.ts
const LONGEST_LOG = 33554432;
const LONGEST_LINE$1 = 200;
async function openCallLog(settings, { suite, testId, trial, attempt }, { files, startedAt, secrets }) {
	if (settings === void 0) return NO_LOG;
	const { folder, form } = settings;
	const name = [
		new Date(startedAt).toISOString().replaceAll(/[:.]/g, "-"),
		suite,
		testId,
		`trial${trial}`,
		`attempt${attempt}`
	].map(asFileName$1).join("_");
	const journal = await opened(join(folder, `${name}.${form === "raw" ? "jsonl" : "log"}`), files);
	if (journal === void 0) return NO_LOG;
	const clean = redactor(secrets);
	let written = 0;
	let queue = Promise.resolve();
	return {
		line(line, at) {
			const safe = clean.text(line);
			const text = form === "raw" ? safe : summaryOf(safe, at - startedAt);
			written += text.length;
			if (text === "" || written > LONGEST_LOG) return;
			queue = queue.then(() => journal.append(text)).catch(() => void 0);
		},
		async [Symbol.asyncDispose]() {
			await queue;
			await Promise.resolve(journal[Symbol.asyncDispose]()).catch(() => void 0);
		}
	};
}
const NO_LOG = {
	line: () => void 0,
	[Symbol.asyncDispose]: async () => void 0
};
async function opened(path, files) {
	try {
		return await files.openJournal(path);
	} catch (error) {
		if (error instanceof UserError) return void 0;
		throw new Error(`The log ${path} cannot be opened: ${messageOf(error)}`);
	}
}
function summaryOf(line, afterMs) {
	const event = eventIn(line);
	const kind = textAt(event, "type") ?? textAt(event, "method") ?? (event === void 0 ? "text" : "event");
	const shown = line.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
	return `+${(afterMs / 1e3).toFixed(1)}s ${cutMiddle(kind.replaceAll(/\s/g, " "), 60)} ${cutMiddle(shown, LONGEST_LINE$1)}`;
}
const asFileName$1 = (text) => text.replaceAll(/[^A-Za-z0-9._-]/g, "_").slice(0, 60);
// src/run/agents/shell-reads.ts
function readByShell(line) {
	const [command, ...cuts] = shellCommands(line);
	if (command === void 0 || !command.isPlain || command.inputs.length > 0) return void 0;
	if (!cuts.every(cutsOnly)) return void 0;
	const [program = "", ...args] = command.words;
	return READERS.get(basename(program))?.(args);
}
const reading = (path) => path === void 0 ? void 0 : {
	tool: "Read",
	input: { file_path: path }
};
const oneFile = (...valued) => (args) => {
	const operands = operandsOf(args, valued);
	return operands?.length === 1 ? reading(operands[0]) : void 0;
};
const cutting = oneFile("-n", "-c", "--lines", "--bytes");
const sed = ([quiet, script = "", path, ...more]) => quiet === "-n" && /^(?:\d+(?:,(?:\d+|\$))?p;?)+$/.test(script) && more.length === 0 ? reading(path) : void 0;
const grep = (args) => {
	const [pattern, path, ...more] = operandsOf(args, [
		"-A",
		"-B",
		"-C",
		"-m",
		"-g",
		"-t",
		"-T",
		"--glob",
		"--type",
		"--max-count"
	]) ?? [];
	if (pattern === void 0 || more.length > 0 || args.some((arg) => /^-[a-zA-Z]*[ef]$/.test(arg))) return void 0;
	return {
		tool: "Grep",
		input: {
			pattern,
			...path !== void 0 && { path }
		}
	};
};
const ripgrep = (args) => {
	if (!args.includes("--files")) return grep(args);
	const pattern = args[args.findIndex((arg) => arg === "-g" || arg === "--glob") + 1];
	const operands = operandsOf(args, [
		"-g",
		"--glob",
		"-t",
		"--type"
	]);
	if (operands === void 0 || operands.length > 1 || !args.some((arg) => arg === "-g" || arg === "--glob")) return void 0;
	return {
		tool: "Glob",
		input: {
			pattern: pattern ?? "",
			...operands[0] !== void 0 && { path: operands[0] }
		}
	};
};
const find = (args) => {
	const [path] = args;
	const tests = path?.startsWith("-") ? args : args.slice(1);
	const pairs = tests.flatMap((test, index) => index % 2 === 0 ? [[test, tests[index + 1]]] : []);
	const known = [
		"-name",
		"-iname",
		"-path",
		"-type",
		"-maxdepth",
		"-mindepth"
	];
	if (!pairs.every(([test, value]) => known.includes(test) && value !== void 0)) return void 0;
	const pattern = pairs.find(([test]) => [
		"-name",
		"-iname",
		"-path"
	].includes(test))?.[1];
	if (pattern === void 0) return void 0;
	return {
		tool: "Glob",
		input: {
			pattern,
			...path !== void 0 && path !== tests[0] && { path }
		}
	};
};
const READERS = new Map([
	["cat", oneFile()],
	["bat", oneFile()],
	["nl", oneFile("-b")],
	["head", cutting],
	["tail", cutting],
	["sed", sed],
	["grep", grep],
	["rg", ripgrep],
	["find", find]
]);
function cutsOnly({ after, isPlain, inputs, words: [program = "", ...args] }) {
	if (after !== "|" || !isPlain || inputs.length > 0) return false;
	if (program === "sed") return args.length === 2 && sed([...args, "-"]) !== void 0;
	return ["head", "tail"].includes(program) && operandsOf(args, ["-n", "-c"])?.length === 0;
}
function operandsOf(args, valued) {
	const operands = [];
	for (let at = 0; at < args.length; at += 1) {
		const arg = args[at];
		if (arg === "--") return [...operands, ...args.slice(at + 1)];
		if (valued.includes(arg)) at += 1;
		else if (!arg.startsWith("-") || arg === "-") operands.push(arg);
	}
	return operands.includes("-") ? void 0 : operands;
}
// src/run/agents/tool-names.ts
const inCommonWords = (tool, input) => {
	return (tool === FILE_CHANGE ? fileChanges(input) : [oneCall(tool, input)]).map((call) => ({
		tool: call.tool,
		...call.tool !== tool && { originalTool: tool },
		input: withCommonArguments(call.tool, call.input)
	}));
};
function oneCall(tool, input) {
	const [, server, ofServer] = /^mcp:([^/]*)\/(.*)$/s.exec(tool) ?? [];
	if (server !== void 0) return {
		tool: `mcp__${server}__${ofServer}`,
		input
	};
	if (tool.startsWith(A_SKILL)) return {
		tool: "Skill",
		input: {
			...mapping(input),
			skill: tool.slice(A_SKILL.length)
		}
	};
	if (tool.startsWith("Viewing ")) return {
		tool: "Read",
		input
	};
	if (tool === COMMAND) return byShell(input);
	return {
		tool: commonName(tool) ?? tool,
		input
	};
}
const A_SKILL = "Using skill: ";
const [COMMAND, FILE_CHANGE] = ["command_execution", "file_change"];
function byShell(input) {
	const { command } = mapping(input);
	const read = typeof command === "string" ? readByShell(command) : void 0;
	return read === void 0 ? {
		tool: "Bash",
		input
	} : {
		tool: read.tool,
		input: {
			...mapping(input),
			...read.input
		}
	};
}
function fileChanges(input) {
	const changes = Array.isArray(input) ? input.map(mapping) : changesInPatch(mapping(input)["patch"]);
	if (changes.length === 0) return [{
		tool: "Edit",
		input
	}];
	return changes.map((change) => ({
		tool: change["kind"] === "add" ? "Write" : "Edit",
		input: change
	}));
}
function changesInPatch(patch) {
	if (typeof patch !== "string") return [];
	return [...patch.matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm)].map(([, kind = "", path]) => ({
		path,
		kind: kind.toLowerCase()
	}));
}
const ARGUMENTS = {
	Read: { file_path: [
		"path",
		"filePath",
		"absolute_path"
	] },
	Write: {
		file_path: [
			"path",
			"filePath",
			"absolute_path"
		],
		content: ["file_text"]
	},
	Edit: { file_path: [
		"path",
		"filePath",
		"absolute_path"
	] },
	Bash: { command: ["cmd"] },
	Skill: { skill: ["name"] }
};
function withCommonArguments(tool, input) {
	const given = mapping(input);
	const added = (Object.hasOwn(ARGUMENTS, tool) ? Object.entries(ARGUMENTS[tool] ?? {}) : []).flatMap(([name, others]) => {
		const own = others.find((other) => given[other] !== void 0);
		return own === void 0 || Object.hasOwn(given, name) ? [] : [[name, given[own]]];
	});
	return added.length === 0 ? input : {
		...given,
		...Object.fromEntries(added)
	};
}
const mapping = (input) => isMapping(input) ? { ...input } : {};
// src/run/agents/ask-agent.ts
const MOST_BYTES$1 = 268435456;
const LONGEST_LINE = 16777216;
const LINGER_MS = 1e4;
const GRACE_MS = 2e3;
function agentProvider(agent, settings, given) {
	const installedIn = oncePerImage((container) => installed(agent, settings, inContainer(given, container, settings.missingSecrets), container === void 0));
	return {
		check: (signal) => installedIn(void 0).check(0, signal),
		async ask(question, signal) {
			const deps = inContainer(given, question.container, settings.missingSecrets);
			const { check, version } = installedIn(question.container);
			try {
				try {
					var _usingCtx$5 = _usingCtx();
					const unfit = await check(question.attempt, signal);
					if (unfit !== void 0) return unfit;
					return await askOnce(agent, settings, deps, {
						question,
						locations: _usingCtx$5.a(await openLocations(question, settings, deps.files)),
						version: version(),
						signal
					});
				} catch (_) {
					_usingCtx$5.e = _;
				} finally {
					await _usingCtx$5.d();
				}
			} catch (error) {
				if (error instanceof UserError) return failed("workspace", messageOf(error));
				throw error;
			}
		}
	};
}
async function askOnce(agent, settings, { exec, clock, files, childEnv, stepVariables = [] }, { question, locations, version, signal }) {
	try {
		var _usingCtx3 = _usingCtx();
		const call = agent.call(question, settings, locations);
		const env = agentEnvironment({
			childEnv,
			ownVariables: agent.variables,
			ofCall: call.env
		}, locations, settings);
		const foreign = settings.home === "private" ? agent.configVariables.find((name) => env[name] !== void 0) : "home";
		if (foreign !== void 0 && agent.mcpInHome && settings.mcpServers.length > 0) return needsHome(agent, foreign);
		if (foreign === void 0) await writeAll(locations.home, call.homeFiles, files);
		await writeAll(locations.temporary, call.temporaryFiles, files);
		const startedAt = clock.now();
		const timeoutMs = question.timeLimitMs ?? settings.timeoutMs;
		const secrets = [...secretValues(env), ...mcpSecrets(settings.mcpServers)];
		const log = _usingCtx3.a(await openCallLog(settings.log, question, {
			files,
			startedAt,
			secrets
		}));
		const stop = _usingCtx3.u(callSignal(signal));
		const { costLimitUsd = Number.POSITIVE_INFINITY } = question;
		const isTooExpensive = () => (costSoFar(call.stream, settings) ?? 0) > costLimitUsd;
		const reading = _usingCtx3.u(readEvents(call.stream, {
			clock,
			log,
			isTooExpensive,
			stop: () => stop.abort()
		}));
		const result = await exec.run({
			command: [
				...settings.command,
				...call.args,
				...settings.args,
				...call.lastArgs ?? []
			],
			cwd: locations.work,
			env,
			stdin: call.stdin,
			keepsInputOpen: call.talks,
			timeoutMs,
			maxBytes: MAX_OUTPUT_BYTES,
			onStdout: reading.onStdout,
			mounts: {
				writable: [
					locations.home,
					locations.temporary,
					locations.work
				],
				readable: [...question.inputFiles, ...(question.images ?? []).map(({ path }) => path)]
			},
			ending: {
				signal: agent.firstSignal,
				graceMs: GRACE_MS,
				endsOrphans: true
			}
		}, stop.signal);
		reading.finish();
		const response = responseOf$1(agent, call, settings, {
			version,
			startedAt,
			endedAt: reading.cut() === "lingers" || result.kind === "timedOut" ? Math.min(clock.now(), reading.overAt()) : clock.now(),
			left: await call.leftovers?.(files)
		});
		const cut = signal.aborted ? void 0 : reading.cut();
		const tookMs = reading.overAt() - startedAt;
		const wasInTime = timeoutMs === void 0 || tookMs < timeoutMs;
		const limits = {
			timeoutMs,
			costLimitUsd: question.costLimitUsd
		};
		return withAdvice(outcomeOf$2(agent, {
			result,
			stream: call.stream,
			cut,
			...limits,
			wasInTime,
			response,
			version
		}), result, {
			step: stepVariables,
			passed: env
		});
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
const needsHome = ({ name }, cause) => failed("config", `"mcp_servers" of ${name} needs private settings: remove "${cause === "home" ? "home: user" : cause}" from the target or its environment.`);
async function writeAll(folder, texts = {}, files) {
	for (const [path, text] of Object.entries(texts)) await files.write(`${folder}/${path}`, text);
}
const FOR_WANT = [
	"auth",
	"config",
	"crash"
];
function withAdvice(outcome, result, passing) {
	if (outcome.kind !== "failed" || result.kind !== "exited") return outcome;
	const { failure, partial } = outcome;
	if (!FOR_WANT.includes(failure.class) || (partial?.messages.length ?? 0) > 0) return outcome;
	const message = withAgentAdvice(failure.message, `${failure.message}\n${result.stderr}`, passing);
	return {
		...outcome,
		failure: {
			...failure,
			message
		}
	};
}
function readEvents(stream, { clock, log, isTooExpensive, stop }) {
	const over = new AbortController();
	let cut;
	let isLingering = false;
	let overAt = Number.POSITIVE_INFINITY;
	let input;
	const cutOff = (why) => {
		if (cut !== void 0 || over.signal.aborted) return;
		cut = why;
		stop();
	};
	const linger = async () => {
		isLingering = true;
		await clock.sleep(LINGER_MS, over.signal);
		isLingering = false;
		if (stream.end.kind !== "open") cutOff("lingers");
	};
	const reader = lineReader({
		maxLineBytes: LONGEST_LINE,
		maxBytes: MOST_BYTES$1
	}, (line) => {
		const at = clock.now();
		log.line(line, at);
		const event = eventIn(line);
		if (event === void 0) return;
		const reply = stream.take(event, at);
		for (const each of reply?.lines ?? []) input?.write(`${each}\n`);
		if (reply?.isLast) input?.end();
		if (stream.trajectory.isFull) cutOff("too many calls");
		if (stream.end.kind === "open" && isTooExpensive()) cutOff("cost limit");
		overAt = stream.end.kind === "open" ? Number.POSITIVE_INFINITY : Math.min(overAt, at);
		if (stream.end.kind !== "open" && !isLingering) linger();
	});
	return {
		onStdout(chunk, stdin) {
			input = stdin;
			reader.push(chunk);
			if (reader.isFlooded) cutOff("flood");
		},
		finish() {
			over.abort();
			reader.end();
		},
		cut: () => cut,
		overAt: () => overAt,
		[Symbol.dispose]: () => over.abort()
	};
}
function responseOf$1(agent, { stream }, settings, { version, startedAt, endedAt, left }) {
	const { reported, trajectory } = stream;
	const model = reported.model ?? settings.model;
	const tokenUsage = left?.tokenUsage ?? reported.tokenUsage;
	const costUsd = costSoFar(stream, settings, tokenUsage);
	const about = {
		agent: agent.name,
		agent_version: version,
		session_id: reported.sessionId
	};
	return {
		messages: withMetadata(trajectory.messages(inCommonWords), about),
		...tokenUsage !== void 0 && { tokenUsage },
		...costUsd !== void 0 && { costUsd },
		durationMs: Math.max(0, endedAt - startedAt),
		startTime: new Date(startedAt).toISOString(),
		endTime: new Date(endedAt).toISOString(),
		...model !== void 0 && { model },
		...version !== void 0 && { agentVersion: version },
		...left?.fileChanges !== void 0 && { fileChanges: left.fileChanges }
	};
}
const costSoFar = ({ reported }, { pricing, model }, tokenUsage = reported.tokenUsage) => pricing === void 0 ? reported.costUsd : costOf(tokenUsage, {
	model: reported.model ?? model ?? "",
	pricing
});
async function openLocations({ workspacePath }, settings, files) {
	const opened = [];
	const scratch = async (prefix) => {
		const folder = await files.scratchFolder(prefix);
		opened.push(folder);
		return folder.path;
	};
	const tidy = async () => void await Promise.allSettled(opened.map((folder) => folder[Symbol.asyncDispose]()));
	try {
		return {
			home: await scratch("agent-home-"),
			temporary: await scratch("agent-tmp-"),
			work: workspacePath ?? settings.cwd ?? await scratch("agent-work-"),
			[Symbol.asyncDispose]: tidy
		};
	} catch (error) {
		await tidy();
		throw error;
	}
}
const VERSION_MS = 2e4;
const MAX_VERSION_BYTES = 1e5;
function installed(agent, settings, deps, isHere) {
	let version;
	const { childEnv, knownVersions = new Map(), cwd } = deps;
	const key = JSON.stringify([
		settings.command,
		settings.cwd ?? cwd,
		settings.env["PATH"] ?? childEnv["PATH"]
	]);
	const check = async (signal) => {
		const ask = () => askVersion(agent, settings, deps, signal);
		const answer = await (isHere ? oncePerExecutable(key, knownVersions, ask) : ask());
		if (answer.kind === "failed") return answer;
		version = answer.version;
		return whyUnfit(agent, version, settings.version);
	};
	return {
		check: sharedCheck(check),
		version: () => version
	};
}
async function askVersion(agent, settings, { exec, files, childEnv, cwd }, signal) {
	try {
		var _usingCtx4 = _usingCtx();
		const folder = _usingCtx4.a(await files.scratchFolder("agent-version-"));
		const locations = {
			home: folder.path,
			temporary: folder.path,
			work: folder.path
		};
		const env = agentEnvironment({
			childEnv,
			ownVariables: agent.variables
		}, locations, settings);
		const ended = await exec.run({
			command: [...settings.command, "--version"],
			cwd: settings.cwd ?? cwd,
			env,
			timeoutMs: VERSION_MS,
			maxBytes: MAX_VERSION_BYTES,
			mounts: { writable: [folder.path] }
		}, signal);
		if (ended.kind === "cancelled") return failed("cancelled", `${agent.name} was stopped before it printed its version.`);
		if (ended.kind === "notStarted") {
			const { class: failureClass, message } = notStarted(agent, ended);
			return failed(failureClass, message);
		}
		return {
			kind: "there",
			version: ended.kind === "exited" && ended.exitCode === 0 ? versionIn(ended.stdout) : void 0
		};
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
// src/run/agents/document.ts
const withSystemPrompt = (systemPrompt, document) => systemPrompt === void 0 ? document : `${systemPrompt}\n\n${document}`;
// src/run/models/data-uri.ts
function readDataUri(uri) {
	const comma = uri.indexOf(",");
	const [, mediaType, coding] = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[\w.+-]*)*(;base64)?$/i.exec(uri.slice(0, comma)) ?? [];
	if (comma < 0 || mediaType === void 0 || coding === void 0) return void 0;
	return {
		mediaType: mediaType.toLowerCase(),
		base64: uri.slice(comma + 1)
	};
}
// src/run/streams/acp.ts
const [INITIALIZE, NEW_SESSION, PROMPT] = [
	1,
	2,
	3
];
const MCP_BY_HTTP = [
	"agentCapabilities",
	"mcpCapabilities",
	"http"
];
const acpGreeting = () => request(INITIALIZE, "initialize", {
	protocolVersion: 1,
	clientCapabilities: {
		fs: {
			readTextFile: false,
			writeTextFile: false
		},
		terminal: false
	}
});
const acpStream = (task) => new AcpSession(task);
var AcpSession = class {
	trajectory = new Trajectory();
	end = { kind: "open" };
	#task;
	#steps = [];
	#wholeUsage;
	#agent;
	#costUsd;
	#sessionId;
	constructor(task) {
		this.#task = task;
	}
	get reported() {
		const tokenUsage = this.#agent === LAST_STEP_ONLY && this.#steps.length === 0 && this.trajectory.hasCalls ? void 0 : totalOf(this.#steps, this.#wholeUsage);
		return {
			sessionId: this.#sessionId,
			tokenUsage,
			costUsd: this.#costUsd
		};
	}
	take(message, at) {
		const method = textAt(message, "method");
		if (method === void 0) return this.#onResponse(message);
		if (method === "session/update") return this.#onUpdate(recordAt(message, "params", "update"), at);
		const id = message["id"];
		if (typeof id !== "number" && typeof id !== "string") return void 0;
		if (method === "session/request_permission") return reply(id, { result: { outcome: this.#permission(message, at) } });
		return reply(id, { error: {
			code: -32601,
			message: `The client has no ${method.slice(0, 100)}`
		} });
	}
	#onResponse(message) {
		if (message["error"] !== void 0) return this.#fail(errorIn$2(recordAt(message, "error")));
		const result = recordAt(message, "result");
		switch (message["id"]) {
			case INITIALIZE: return this.#onInitialized(result);
			case NEW_SESSION: return this.#onSession(result);
			case PROMPT:
				this.#wholeUsage = usageIn$5(result);
				this.end = endOf$1(textAt(result, "stopReason"));
				return LAST;
			default: return;
		}
	}
	#onInitialized(result) {
		const { cwd, images = [], mcpServers = [] } = this.#task;
		this.#agent = textAt(result, "agentInfo", "name");
		if (images.length > 0 && valueAt(result, "agentCapabilities", "promptCapabilities", "image") !== true) return this.#fail({
			message: "it does not accept images, and the question has some",
			class: "config"
		});
		if (mcpServers.some((each) => "url" in each) && valueAt(result, ...MCP_BY_HTTP) !== true) return this.#fail({
			message: "it does not support MCP servers by HTTP, and \"mcp_servers\" has some",
			class: "config"
		});
		return {
			lines: [request(NEW_SESSION, "session/new", {
				cwd,
				mcpServers
			})],
			isLast: false
		};
	}
	#onSession(result) {
		const { prompt, images = [] } = this.#task;
		const sessionId = textAt(result, "sessionId");
		this.#sessionId = sessionId;
		if (sessionId === void 0) return this.#fail({ message: "it opened no session" });
		const params = {
			sessionId,
			prompt: [{
				type: "text",
				text: prompt
			}, ...images.flatMap(imageBlock)]
		};
		return {
			lines: [request(PROMPT, "session/prompt", params)],
			isLast: false
		};
	}
	#onUpdate(update, at) {
		takeUpdate(this.trajectory, update, at);
		this.#steps.push(...stepUsage(update));
		if (textAt(update, "cost", "currency") === "USD") this.#costUsd = numberAt(update, "cost", "amount") ?? this.#costUsd;
	}
	#permission(message, at) {
		const call = recordAt(message, "params", "toolCall");
		if (!this.trajectory.isKnown(textAt(call, "toolCallId") ?? "")) takeUpdate(this.trajectory, {
			...call,
			sessionUpdate: "tool_call"
		}, at);
		return decision(listAt(message, "params", "options"), this.#task.permissions);
	}
	#fail(error) {
		this.end = {
			kind: "failed",
			error
		};
		return LAST;
	}
};
function imageBlock({ mediaType, dataUri }) {
	const image = readDataUri(dataUri);
	return image === void 0 ? [] : [{
		type: "image",
		mimeType: mediaType,
		data: image.base64
	}];
}
const LAST = {
	lines: [],
	isLast: true
};
const reply = (id, content) => ({
	lines: [JSON.stringify({
		jsonrpc: "2.0",
		id,
		...content
	})],
	isLast: false
});
const request = (id, method, params) => JSON.stringify({
	jsonrpc: "2.0",
	id,
	method,
	params
});
function takeUpdate(trajectory, update, at) {
	const kind = textAt(update, "sessionUpdate");
	if (kind === "agent_message_chunk") {
		trajectory.sayMore(textAt(update, "content", "text") ?? "");
		return;
	}
	const id = textAt(update, "toolCallId");
	if (id === void 0 || kind !== "tool_call" && kind !== "tool_call_update") return;
	const input = valueAt(update, "rawInput");
	if (kind === "tool_call" && (textAt(update, "title") ?? textAt(update, "kind")) !== void 0 || !trajectory.isKnown(id)) trajectory.startCall({
		id,
		...namedCall(update, id),
		at
	});
	else if (input !== void 0) trajectory.refine(id, input);
	const status = textAt(update, "status");
	if (status !== "completed" && status !== "failed") return;
	const output = valueAt(update, "rawOutput") ?? textsIn$1(listAt(update, "content"));
	trajectory.endCall(id, {
		output,
		isError: status === "failed" || isDenied(output),
		at
	});
}
function namedCall(update, id) {
	const [title, kind = "other"] = [textAt(update, "title"), textAt(update, "kind")];
	const path = textAt(listAt(update, "locations")[0], "path");
	const input = valueAt(update, "rawInput") ?? (path === void 0 ? void 0 : { path });
	const name = textAt(update, "_meta", "claudeCode", "toolName") ?? [title, id.split("__")[0]].find((each) => commonName(each ?? "") !== void 0);
	if (name !== void 0 || SPEAKING_TITLE.test(title ?? "")) return {
		tool: name ?? title ?? kind,
		input
	};
	if (commonName(kind) === void 0) return {
		tool: title ?? kind,
		input
	};
	const isNew = kind === "edit" && listAt(update, "content").some(createsFile);
	const about = valueAt(update, "rawInput") ?? (title === void 0 ? input : {
		...input,
		title
	});
	return isNew ? {
		tool: "write",
		originalTool: kind,
		input: about
	} : {
		tool: kind,
		input: about
	};
}
const SPEAKING_TITLE = /^(?:Using skill: |Viewing )/;
const createsFile = (piece) => textAt(piece, "type") === "diff" && textAt(piece, "oldText") === void 0 && textAt(piece, "newText") !== void 0;
function textsIn$1(content) {
	const texts = content.flatMap((piece) => textAt(piece, "content", "text") ?? []);
	return texts.length === 0 ? void 0 : texts.join("\n");
}
const isDenied = (output) => ["rejected", "denied"].includes(textAt(output, "code") ?? "");
function decision(options, permissions) {
	const optionId = textAt([`${permissions}_once`, `${permissions}_always`].flatMap((kind) => options.filter((option) => textAt(option, "kind") === kind))[0], "optionId");
	return optionId === void 0 ? { outcome: "cancelled" } : {
		outcome: "selected",
		optionId
	};
}
function endOf$1(reason) {
	if (reason === "end_turn" || reason === void 0) return { kind: "done" };
	if (reason === "refusal") return { kind: "refused" };
	return {
		kind: "failed",
		error: {
			message: `it stopped with "${reason}"`,
			class: "crash"
		}
	};
}
function errorIn$2(error) {
	const message = textAt(error, "data", "details") ?? textAt(error, "message") ?? "an error without a reason";
	const code = numberAt(error, "code");
	if (valueAt(error, "code") === AUTH_REQUIRED) return {
		message,
		class: "auth"
	};
	return {
		message,
		httpStatus: code !== void 0 && code >= 400 && code < 600 ? code : statusIn(message)
	};
}
const AUTH_REQUIRED = -32e3;
const LAST_STEP_ONLY = "OpenCode";
function stepUsage(update) {
	if (textAt(update, "sessionUpdate") !== "usage_update") return [];
	return [usageIn$5(update) ?? usageIn$5({ usage: update }) ?? []].flat();
}
function totalOf(steps, whole) {
	const sum = sumTokens(steps);
	if (sum === void 0 || whole === void 0) return sum ?? whole;
	return whole.input + whole.output >= sum.input + sum.output ? whole : sum;
}
function usageIn$5(result) {
	const usage = recordAt(result, "usage");
	const quota = recordAt(result, "_meta", "quota", "token_count");
	const cached = numberAt(usage, "cachedReadTokens");
	const input = numberAt(usage, "inputTokens");
	const total = numberAt(usage, "totalTokens");
	const output = numberAt(usage, "outputTokens");
	if (input === void 0 || output === void 0) return usageOf({
		input: numberAt(quota, "input_tokens"),
		output: numberAt(quota, "output_tokens")
	});
	const reasoning = numberAt(usage, "thoughtTokens");
	const written = numberAt(usage, "cachedWriteTokens") ?? 0;
	return usageOf({
		input: total !== void 0 && total >= input + output + (cached ?? 0) + written && total > input + output ? input + (cached ?? 0) + written : input,
		output,
		cached,
		reasoning
	});
}
// src/run/providers/acp.ts
const options$2 = () => {
	const { model: _model, project_instructions: _project, ...common } = agentOptions();
	return object({
		...common,
		permissions: optionalText().pipe(_enum(["allow", "reject"], "must be allow or reject").default("allow"))
	}).refine(({ executable, command, binary }) => (executable ?? command ?? binary) !== void 0, {
		path: ["command"],
		error: "is required",
		when: ({ issues }) => issues.length === 0
	});
};
const acp = defineProvider({
	type: "acp",
	...agentTraits,
	options: options$2,
	create({ permissions, ...given }, deps) {
		const settings = agentSettings({
			...given,
			model: void 0,
			project_instructions: void 0
		}, {
			program: "",
			cwd: deps.cwd,
			type: "acp"
		});
		return agentProvider(acpAgent(basename(settings.command[0]), permissions), settings, deps);
	}
});
const acpAgent = (program, permissions) => ({
	name: program,
	program,
	firstSignal: "SIGTERM",
	variables: ALL,
	configVariables: [],
	call: ({ prompt, inputFiles, images = [] }, { systemPrompt, mcpServers }, { work }) => {
		const document = withSystemPrompt(systemPrompt, agentDocument({
			prompt,
			inputFiles
		}));
		return {
			args: [],
			stdin: `${acpGreeting()}\n`,
			talks: true,
			stream: acpStream({
				cwd: work,
				prompt: document,
				images,
				permissions,
				mcpServers: mcpServers.map(forSession)
			})
		};
	}
});
function forSession({ name, ...server }) {
	const pairs = (texts) => Object.entries(texts).map(([key, value]) => ({
		name: key,
		value
	}));
	return "command" in server ? {
		name,
		command: server.command,
		args: server.args,
		env: pairs(server.env)
	} : {
		type: "http",
		name,
		url: server.url,
		headers: pairs(server.headers)
	};
}
const ALL = ["*"];
// src/shared/retry-after.ts
function retryAfter(headers, now) {
	const ms = headers.get("retry-after-ms")?.trim() ?? "";
	if (isCount$1(ms)) return Number(ms);
	const text = headers.get("retry-after")?.trim() ?? "";
	if (isCount$1(text)) return Number(text) * 1e3;
	const date = text.endsWith("GMT") ? Date.parse(text) : NaN;
	return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}
const isCount$1 = (text) => /^\d{1,12}(\.\d{1,6})?$/.test(text);
// src/run/models/model-http.ts
const MAX_REPLY_BYTES = 33554432;
function modelHttp(http, headers) {
	return async (url, { method = "GET", body, signal } = {}) => {
		const reply = await reach(() => http(String(url), {
			method,
			headers: { ...headers },
			...typeof body === "string" && { body },
			...signal && { signal },
			redirect: "manual"
		}));
		const text = await reach(() => readText(reply));
		if (!reply.ok) throw new Refused(reply.status, reply.headers, text);
		return asResponse(text);
	};
}
const asResponse = (text) => ({
	ok: true,
	status: 200,
	url: "",
	headers: new Headers(),
	body: null,
	text: async () => text
});
function failureOf(error, asked) {
	for (const cause of causes(error)) {
		if (cause instanceof Refused) return refusal(cause, asked);
		if (cause instanceof NoReply) return noReply(cause, asked);
	}
	return failed("bug", `The model client broke, which is a bug of eval-action: ${scrub(messageOf(error), asked.key)}`);
}
function refusalIn(error) {
	for (const cause of causes(error)) if (cause instanceof Refused) return cause;
}
var Refused = class extends Error {
	name = "Refused";
	status;
	headers;
	text;
	constructor(status, headers, text) {
		super("refused");
		this.status = status;
		this.headers = headers;
		this.text = text;
	}
};
var NoReply = class extends Error {
	name = "NoReply";
	reason;
	constructor(reason) {
		super("no reply");
		this.reason = reason;
	}
};
async function reach(work) {
	try {
		return await work();
	} catch (error) {
		throw new NoReply(error);
	}
}
async function readText({ body }) {
	const decoder = new TextDecoder();
	let text = "";
	let bytes = 0;
	for await (const chunk of body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > MAX_REPLY_BYTES) throw new Error(`the reply is longer than ${MAX_REPLY_BYTES} bytes`);
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
function refusal({ status, headers, text }, { url, key, now }) {
	const isKeyRefused = status === 401 || status === 400 && KEY_REFUSED.test(text);
	const failureClass = isKeyRefused ? "auth" : classOfStatus(status);
	const words = isKeyRefused ? "" : scrub(wordsOf(text), key);
	const advice = adviceFor(isKeyRefused ? 401 : status);
	const message = [`The model server at ${url} answered HTTP ${status}${words && `: ${words}`}`, advice];
	return failed(failureClass, message.filter(Boolean).join(" \u2014 "), {
		httpStatus: status,
		...(ONE_REQUEST.includes(status) || NO_CREDIT.test(text)) && { permanent: true },
		retryAfterMs: retryAfter(headers, now) ?? retryDelayIn(text)
	});
}
function noReply({ reason }, { url, key }) {
	const words = [...causes(reason)].map(reasonOf$1).findLast(Boolean) ?? "no reason given";
	return failed("provider", `No reply from the model server at ${url}: ${scrub(words, key)}`);
}
const ONE_REQUEST = [
	400,
	413,
	422
];
const KEY_REFUSED = /API_KEY_INVALID|API key (?:not valid|expired)/;
const NO_CREDIT = /"insufficient_quota"/;
function classOfStatus(status) {
	if (status === 401 || status === 403) return "auth";
	if (status === 429) return "rate_limit";
	if (status === 408 || status >= 500 || ONE_REQUEST.includes(status)) return "provider";
	return "config";
}
function adviceFor(status) {
	if (status === 401) return "it refused the key: check the variable behind api_key";
	if (status === 403) return "the key may not do this: check the key and the model of the target";
	if (status < 400) return "it redirects to another server, to which the key is not sent: check endpoint of the target";
	if (status === 404) return "check model and endpoint of the target";
}
function wordsOf(text) {
	const body = jsonOf$1(text);
	if (body !== void 0) return (isDeeperThan(body, 200) ? void 0 : sentenceIn(body)) ?? "";
	if (!text.trimStart().startsWith("<")) return text;
	return /<title[^>]{0,200}>([^<]{1,300})/i.exec(text.slice(0, 1e4))?.[1] ?? "an HTML page";
}
function sentenceIn(body) {
	if (typeof body === "string") return body;
	if (typeof body !== "object" || body === null) return void 0;
	const { error, message, detail } = body;
	return sentenceIn(error) ?? sentenceIn(message) ?? sentenceIn(detail);
}
function retryDelayIn(text) {
	const seconds = /"retryDelay":\s{0,9}"(\d{1,9}(?:\.\d{1,9})?)s"/.exec(text.slice(0, 2e4))?.[1];
	return seconds === void 0 ? void 0 : Math.ceil(Number(seconds) * 1e3);
}
function* causes(error) {
	let current = error;
	for (let depth = 0; depth < 8 && current !== void 0; depth += 1) {
		yield current;
		current = current instanceof Error ? current.cause : void 0;
	}
}
function reasonOf$1(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	return typeof code === "string" ? code : messageOf(error);
}
// src/run/models/model-messages.ts
const DEFAULT_SYSTEM = "Work carefully, follow the instructions you are given, and do not claim results that you do not have.";
function modelMessages(prompt, images = []) {
	const messages = plainMessages(prompt);
	const showAt = messages.findLastIndex(({ role }) => role === "user");
	if (images.length === 0) return messages;
	const shown = images.map(({ mediaType, dataUri }) => ({
		type: "image",
		mediaType,
		dataUri
	}));
	return messages.map((message, index) => index === showAt ? {
		...message,
		parts: [...partsOf(message), ...shown]
	} : message);
}
const partsOf = ({ content, parts }) => parts ?? (content === "" ? [] : [{
	type: "text",
	text: content
}]);
function plainMessages({ question, chat, system }) {
	if (chat?.some((message) => message.role === "system")) return [...chat];
	if (chat) return [{
		role: "system",
		content: DEFAULT_SYSTEM
	}, ...chat];
	return [{
		role: "system",
		content: system?.trim() ? system : DEFAULT_SYSTEM
	}, {
		role: "user",
		content: question.trim()
	}];
}
// src/run/no-real-answer.ts
const LONGEST_ERROR = 4e3;
function whyNoRealAnswer(messages, usage) {
	const text = finalAnswer(messages);
	if (!messages.some(({ role, content = "", toolCalls = [] }) => {
		return role === "assistant" && (contentText(content) !== "" || toolCalls.length > 0);
	}) && usage?.output === 0) return "The answer is empty, and no output token was counted for it.";
	return isApiError(text) ? "The answer is the text of an API error." : void 0;
}
function isApiError(text) {
	if (text.length > LONGEST_ERROR) return false;
	return /^\s*(?:API Error: [45]\d\d\b|\{"type":\s?"error",\s?"error":\s?\{"type":\s?"[a-z_]+_error")/.test(text);
}
// src/run/models/model-reply.ts
function saidBy(turn, rest) {
	const { text, toolCalls, refused, ending } = turn;
	const metadata = { ...ending !== "complete" && { stopped_by: STOPPED_BY[ending] } };
	return {
		kind: "said",
		message: {
			role: "assistant",
			...text === void 0 && toolCalls.length > 0 ? {} : { content: text ?? "" },
			...toolCalls.length > 0 && { toolCalls: [...toolCalls] },
			...Object.keys(metadata).length > 0 && { metadata }
		},
		...(refused || ending === "filtered") && { refused: true },
		error: lostBy(turn, rest.tokenUsage),
		...rest
	};
}
const heldBack = (rest = {}) => saidBy({
	text: "",
	toolCalls: [],
	refused: true,
	ending: "complete"
}, rest);
function parseReply(text, schema) {
	const body = jsonOf$1(text);
	if (body === void 0) return unusable("provider", `its reply is not JSON: ${text.trim() === "" ? "it is empty" : text.slice(0, 200)}`);
	if (isDeeperThan(body, 200)) return unusable("provider", `its reply is nested more than 200 levels deep`);
	const error = errorIn$1(body);
	if (error !== void 0) {
		const { code, type, message } = error;
		if (saysRefusal(`${code} ${type} ${message}`)) return heldBack();
		const isRateLimit = [code, type].some((each) => each !== null && each !== void 0 && RATE_LIMITS.includes(each));
		return unusable(isRateLimit ? "rate_limit" : "provider", message);
	}
	const parsed = schema.safeParse(body);
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	return unusable("provider", `its reply has an unexpected form: ${issue?.path.join(".")}: ${issue?.message}`);
}
const unusable = (failureClass, why) => ({
	kind: "unusable",
	failureClass,
	why
});
function toolCall(tool, written, id) {
	return {
		tool,
		input: typeof written === "string" ? inputOf(written) : written,
		output: void 0,
		...id && { id }
	};
}
const STOPPED_BY = {
	cut: "max_output_tokens",
	filtered: "content_filter",
	broken: "service"
};
const errorSchema = lazy(() => object({
	message: string(),
	code: union([string(), number()]).nullish(),
	type: string().nullish().catch(void 0)
}));
function errorIn$1(body) {
	const error = typeof body === "object" && body !== null && "error" in body ? body.error : void 0;
	return error ? errorSchema.safeParse(error).data : void 0;
}
const RATE_LIMITS = [
	429,
	"rate_limit_exceeded",
	"rate_limit_error"
];
function lostBy({ text, toolCalls, refused, ending }, usage) {
	if (refused || ending === "filtered") return void 0;
	const isEmpty = !text && toolCalls.length === 0;
	if (ending === "broken") return "The service aborted the answer.";
	if (ending === "cut" && isEmpty) return "The limit of output tokens was used up before anything was answered.";
	if (isEmpty && usage?.output === 0) return "The answer is empty, and no output token was counted for it.";
	return isApiError(text ?? "") ? "The answer is the text of an API error." : void 0;
}
function inputOf(written) {
	const value = foreignJsonOf(written);
	return value === void 0 ? written : value;
}
// src/run/models/model-provider.ts
function modelProvider(settings, open, { clock, refused = new Set() }) {
	let opened;
	const openReady = async (signal) => {
		const client = await open();
		clock.sleep(QUESTIONS_LEAVE_MS, signal).then(() => client.read(client.sample));
		return client;
	};
	return {
		retry: settings.retry,
		async ask({ prompt, judging }, signal) {
			try {
				var _usingCtx$4 = _usingCtx();
				if (signal.aborted) return failed("cancelled", "Stopped before the model was called.");
				const call = _usingCtx$4.u(callSignal(signal));
				const startMs = clock.now();
				try {
					opened ??= openReady(call.signal);
					const client = await opened;
					const messages = modelMessages(prompt, judging?.images);
					const request = (without) => requestFor(messages, judging, settings, without);
					return outcomeOf$1(await sendPlainly(client, request, refused, call.signal), settings, startMs, clock.now());
				} catch (error) {
					if (signal.aborted) return failed("cancelled", "Stopped during the call of the model.");
					if (isHeldBack(error)) return outcomeOf$1(heldBack(), settings, startMs, clock.now());
					return failureOf(error, {
						url: settings.url,
						key: settings.key,
						now: clock.now()
					});
				}
			} catch (_) {
				_usingCtx$4.e = _;
			} finally {
				_usingCtx$4.d();
			}
		}
	};
}
const QUESTIONS_LEAVE_MS = 10;
function requestFor(messages, judging, { temperature: own, tokenLimit = "max_completion_tokens" }, without) {
	return {
		messages,
		temperature: without.has("temperature") ? own : judging?.temperature ?? own,
		reply: without.has("reply") ? void 0 : judging?.reply,
		tokenLimit: without.has("max_tokens") ? "max_completion_tokens" : tokenLimit
	};
}
async function sendPlainly(client, requestWithout, refused, signal) {
	const without = new Set(refused);
	for (;;) {
		const request = requestWithout(without);
		try {
			const reply = client.read(await client.send(request, signal));
			for (const extra of without) refused.add(extra);
			return reply;
		} catch (error) {
			const extra = refusedExtra(error, request, requestWithout(new Set(["temperature", "max_tokens"])));
			if (extra === void 0 || signal.aborted) throw error;
			without.add(extra);
		}
	}
}
const NOT_UNDERSTOOD = [
	400,
	404,
	415,
	422,
	501
];
const NAMES_SHAPE = /response_?(?:format|schema|json_?schema|mime_?type)|response mime type|json[_ ](?:schema|mode)|text\.format|structured.?outputs?|output_(?:config|format)|guided_json/i;
function isHeldBack(error) {
	const refusal = refusalIn(error);
	return refusal !== void 0 && FILTER_STATUSES.includes(refusal.status) && saysRefusal(refusal.text);
}
const FILTER_STATUSES = [
	400,
	403,
	422,
	451
];
const NAMES_TOKEN_LIMIT = /max_completion_tokens|(?:unsupported|unknown|unrecogni[sz]ed|unexpected|not supported|not permitted)[^.]{0,80}\bmax_tokens|\bmax_tokens\b[^.]{0,80}(?:unsupported|not supported|not permitted|unknown|unrecogni[sz]ed)/i;
function refusedExtra(error, request, plain) {
	const refusal = refusalIn(error);
	if (refusal === void 0 || !NOT_UNDERSTOOD.includes(refusal.status)) return void 0;
	const words = refusal.text.slice(0, 1e4);
	if (request.temperature !== plain.temperature && /temperature/i.test(words)) return "temperature";
	if (request.tokenLimit !== plain.tokenLimit && NAMES_TOKEN_LIMIT.test(words)) return "max_tokens";
	return request.reply !== void 0 && NAMES_SHAPE.test(words) ? "reply" : void 0;
}
function outcomeOf$1(reply, settings, startMs, endMs) {
	const { url, key, model: askedModel, priceList: list, pricing, reportsCost } = settings;
	if (reply.kind === "unusable") return failed(reply.failureClass, `The model server at ${url} gave no answer: ${scrub(reply.why, key)}`);
	const { message, tokenUsage, model, refused, error } = reply;
	const costUsd = (reportsCost && pricing === void 0 ? reply.costUsd : void 0) ?? costOf(tokenUsage, {
		model: model ?? askedModel,
		list,
		pricing
	});
	return {
		kind: "answered",
		response: {
			messages: [message],
			...tokenUsage && { tokenUsage },
			...costUsd !== void 0 && { costUsd },
			...model !== void 0 && { model },
			...refused && { refused },
			...error !== void 0 && { error },
			durationMs: Math.max(0, endMs - startMs),
			startTime: new Date(startMs).toISOString(),
			endTime: new Date(endMs).toISOString()
		}
	};
}
// src/run/models/anthropic-api.ts
const anthropicModel = (settings, deps) => modelProvider(settings, () => openClient$1(settings, deps.http), deps);
const NO_TIMEOUT_MS$1 = 2147483647;
async function openClient$1(settings, http) {
	const [{ default: Client }, { transformJSONSchema }] = await Promise.all([import("./sdk2.js"), import("./transform-json-schema.js")]);
	const headers = {
		accept: "application/json",
		"content-type": "application/json",
		"user-agent": "eval-action",
		"anthropic-version": "2023-06-01",
		"x-api-key": settings.key,
		...settings.headers
	};
	const client = new Client({
		baseURL: settings.url,
		apiKey: settings.key,
		webhookKey: null,
		fetch: modelHttp(http, headers),
		maxRetries: 0,
		timeout: NO_TIMEOUT_MS$1,
		logLevel: "off",
		openTelemetry: false
	});
	return {
		async send(request, signal) {
			return (await client.post("/v1/messages", {
				body: messagesBody(request, settings, transformJSONSchema),
				signal
			}).asResponse()).text();
		},
		read: readAnthropicReply,
		sample: sampleAnthropicReply
	};
}
function messagesBody({ messages, temperature, reply }, { model, maxOutputTokens, thinkingBudget }, adapt) {
	const system = messages.flatMap(({ role, content }) => role === "system" ? [content] : []).join("\n\n");
	const turns = messages.filter((message) => message.role !== "system");
	return {
		model,
		max_tokens: (maxOutputTokens ?? mostTokens(model)) + (thinkingBudget ?? 0),
		...system !== "" && { system },
		messages: turns.map(turnOf),
		...temperature !== void 0 && (thinkingBudget === void 0 || temperature === 1) && { temperature },
		...thinkingBudget !== void 0 && { thinking: {
			type: "enabled",
			budget_tokens: thinkingBudget
		} },
		...reply && { output_config: { format: {
			type: "json_schema",
			schema: adapted(reply.schema, adapt)
		} } }
	};
}
function adapted(schema, adapt) {
	try {
		return adapt({ ...schema });
	} catch {
		return { ...schema };
	}
}
function mostTokens(model) {
	if (/^claude-3-(?:opus|sonnet|haiku)/.test(model)) return 4096;
	return /^claude-3-5-/.test(model) ? 8192 : 16384;
}
function turnOf(message) {
	const role = message.role === "assistant" ? "assistant" : "user";
	if (message.parts === void 0) return {
		role,
		content: message.content
	};
	return {
		role,
		content: partsOf(message).flatMap((part) => part.type === "text" ? part : imageOf(part.dataUri) ?? [])
	};
}
const MEDIA_TYPES = [
	"image/jpeg",
	"image/png",
	"image/gif",
	"image/webp"
];
function imageOf(dataUri) {
	const image = readDataUri(dataUri);
	const mediaType = MEDIA_TYPES.find((type) => type === image?.mediaType);
	if (image === void 0 || mediaType === void 0) return void 0;
	return {
		type: "image",
		source: {
			type: "base64",
			media_type: mediaType,
			data: image.base64
		}
	};
}
function readAnthropicReply(text) {
	const reply = parseReply(text, replySchema$3);
	if ("kind" in reply) return reply;
	const texts = reply.content.flatMap((block) => block.type === "text" ? [block.text] : []);
	const refused = reply.stop_reason === "refusal";
	return saidBy({
		text: texts.length === 0 && !refused ? void 0 : texts.join(""),
		toolCalls: reply.content.flatMap((block) => block.type === "tool_use" ? [toolCall(block.name, block.input, block.id)] : []),
		refused,
		ending: endingOf$4(reply.stop_reason)
	}, {
		tokenUsage: reply.usage && tokenUsage$3(reply.usage),
		model: reply.model ?? void 0
	});
}
const sampleAnthropicReply = JSON.stringify({
	model: "m",
	content: [{
		type: "text",
		text: "yes"
	}],
	stop_reason: "end_turn",
	usage: {
		input_tokens: 1,
		output_tokens: 1
	}
});
const endingOf$4 = (reason) => reason === "max_tokens" || reason === "model_context_window_exceeded" ? "cut" : "complete";
const count$3 = number().nonnegative();
const usageSchema$3 = lazy(() => object({
	input_tokens: count$3,
	output_tokens: count$3,
	cache_read_input_tokens: count$3.nullish(),
	cache_creation_input_tokens: count$3.nullish(),
	output_tokens_details: object({ thinking_tokens: count$3.nullish() }).nullish().catch(void 0)
}).optional().catch(void 0));
const blockSchema$1 = lazy(() => union([
	object({
		type: literal("text"),
		text: string()
	}),
	object({
		type: literal("tool_use"),
		name: string(),
		input: unknown(),
		id: string().nullish()
	}),
	object({ type: literal("other") })
]));
const known$1 = ["text", "tool_use"];
const replySchema$3 = lazy(() => object({
	model: string().nullish().catch(void 0),
	content: array(preprocess(nameOther$1, blockSchema$1)),
	stop_reason: string().nullish(),
	usage: usageSchema$3
}));
function nameOther$1(block) {
	const type = typeof block === "object" && block !== null && "type" in block ? block.type : void 0;
	return typeof type === "string" && !known$1.includes(type) ? { type: "other" } : block;
}
const tokenUsage$3 = (usage) => ({
	input: usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0),
	output: usage.output_tokens,
	cached: usage.cache_read_input_tokens ?? void 0,
	...usage.cache_creation_input_tokens && { cacheWritten: usage.cache_creation_input_tokens },
	reasoning: usage.output_tokens_details?.thinking_tokens ?? void 0
});
// src/run/providers/anthropic.ts
const PUBLIC_API$2 = "https://api.anthropic.com";
const LEAST_THINKING = 1024;
const anthropic = defineProvider({
	type: "anthropic",
	...modelTraits,
	options: () => object({
		base_url: plainUrl(),
		api_key: modelKey(),
		...modelNames(),
		thinking_budget: optionalNumber().refine((tokens) => tokens === void 0 || Number.isInteger(tokens) && tokens >= LEAST_THINKING, `must be a whole number of tokens, ${LEAST_THINKING} or more`),
		...modelOptions()
	}).superRefine(...keyRule()).refine((options) => modelOf(options) !== void 0, modelIsMissing).refine(({ thinking_budget, temperature = 1 }) => thinking_budget === void 0 || temperature === 1, {
		path: ["temperature"],
		error: "cannot be chosen together with thinking_budget: the model refuses it"
	}),
	create: (options, deps) => anthropicModel({
		url: (options.base_url ?? PUBLIC_API$2).replace(/\/+(?:v1\/*)?$/, ""),
		key: options.api_key?.text ?? "",
		model: modelOf(options) ?? "",
		...commonSettings(options),
		thinkingBudget: options.thinking_budget,
		...options.base_url === void 0 && { priceList: "anthropic" }
	}, deps)
});
// src/run/models/chat-reply.ts
function readChatReply(text) {
	const reply = parseReply(text, replySchema$2);
	if ("kind" in reply) return reply;
	const [{ message, finish_reason, error }] = reply.choices;
	if (error && saysRefusal(`${error.code} ${error.message}`)) return heldBack();
	if (error) return unusable(error.code === 429 ? "rate_limit" : "provider", error.message);
	const content = typeof message.content === "string" ? message.content : message.content?.map((part) => part.text ?? "").join("");
	return saidBy({
		text: content || message.refusal || (content ?? void 0),
		toolCalls: (message.tool_calls ?? []).map((call) => "function" in call ? toolCall(call.function.name, call.function.arguments, call.id) : toolCall(call.custom.name, call.custom.input, call.id)),
		refused: Boolean(message.refusal),
		ending: endingOf$3(finish_reason)
	}, {
		tokenUsage: reply.usage && tokenUsage$2(reply.usage),
		model: reply.model ?? void 0,
		costUsd: reply.usage && reportedCost(reply.usage)
	});
}
const sampleChatReply = JSON.stringify({
	model: "m",
	choices: [{
		index: 0,
		message: {
			role: "assistant",
			content: "yes"
		},
		finish_reason: "stop"
	}],
	usage: {
		prompt_tokens: 1,
		completion_tokens: 1,
		total_tokens: 2
	}
});
function endingOf$3(reason) {
	if (reason === "length") return "cut";
	if (reason === "error") return "broken";
	return reason === "content_filter" ? "filtered" : "complete";
}
const count$2 = number().nonnegative();
const usageSchema$2 = lazy(() => object({
	prompt_tokens: count$2,
	completion_tokens: count$2,
	prompt_tokens_details: object({ cached_tokens: count$2.nullish() }).nullish().catch(void 0),
	completion_tokens_details: object({ reasoning_tokens: count$2.nullish() }).nullish().catch(void 0),
	cost: count$2.nullish().catch(void 0),
	is_byok: boolean().nullish().catch(void 0),
	cost_details: object({ upstream_inference_cost: count$2.nullish() }).nullish().catch(void 0)
}).optional().catch(void 0));
const toolCallSchema = lazy(() => union([object({
	id: string().nullish(),
	function: object({
		name: string(),
		arguments: unknown()
	})
}), object({
	id: string().nullish(),
	custom: object({
		name: string(),
		input: unknown()
	})
})]));
const choiceSchema = lazy(() => object({
	message: object({
		content: union([string(), array(object({ text: string().optional() }))]).nullish(),
		refusal: string().nullish(),
		tool_calls: array(toolCallSchema).nullish()
	}),
	finish_reason: string().nullish(),
	error: object({
		message: string(),
		code: union([string(), number()]).nullish()
	}).nullish().catch(void 0)
}));
const replySchema$2 = lazy(() => object({
	model: string().nullish().catch(void 0),
	choices: tuple([choiceSchema], unknown(), "it has no choices"),
	usage: usageSchema$2
}));
const tokenUsage$2 = (usage) => ({
	input: usage.prompt_tokens,
	output: usage.completion_tokens,
	cached: usage.prompt_tokens_details?.cached_tokens ?? void 0,
	reasoning: usage.completion_tokens_details?.reasoning_tokens ?? void 0
});
function reportedCost({ cost, is_byok, cost_details }) {
	if (cost === void 0 || cost === null || !is_byok) return cost ?? void 0;
	const upstream = cost_details?.upstream_inference_cost;
	return upstream === void 0 || upstream === null ? void 0 : cost + upstream;
}
// src/run/models/responses-reply.ts
function readResponsesReply(text) {
	const reply = parseReply(text, replySchema$1);
	if ("kind" in reply) return reply;
	if (reply.status === "failed" || reply.status === "cancelled") return unusable("provider", `it says "${reply.status}"`);
	const parts = reply.output.flatMap((item) => item.type === "message" ? item.content : []);
	const texts = parts.flatMap((part) => part.text ?? part.refusal ?? []);
	return saidBy({
		text: texts.length === 0 ? void 0 : texts.join(""),
		toolCalls: reply.output.flatMap((item) => {
			if (item.type === "function_call") return [toolCall(item.name, item.arguments, item.call_id)];
			if (item.type === "custom_tool_call") return [toolCall(item.name, item.input, item.call_id)];
			return [];
		}),
		refused: parts.some((part) => part.refusal),
		ending: endingOf$2(reply.incomplete_details?.reason)
	}, {
		tokenUsage: reply.usage && tokenUsage$1(reply.usage),
		model: reply.model ?? void 0
	});
}
const sampleResponsesReply = JSON.stringify({
	status: "completed",
	model: "m",
	output: [{
		type: "message",
		role: "assistant",
		content: [{
			type: "output_text",
			text: "yes",
			annotations: []
		}]
	}],
	usage: {
		input_tokens: 1,
		output_tokens: 1,
		total_tokens: 2
	}
});
function endingOf$2(reason) {
	if (reason === "max_output_tokens") return "cut";
	return reason === "content_filter" ? "filtered" : "complete";
}
const count$1 = number().nonnegative();
const usageSchema$1 = lazy(() => object({
	input_tokens: count$1,
	output_tokens: count$1,
	input_tokens_details: object({ cached_tokens: count$1.nullish() }).nullish().catch(void 0),
	output_tokens_details: object({ reasoning_tokens: count$1.nullish() }).nullish().catch(void 0)
}).optional().catch(void 0));
const itemSchema = lazy(() => union([
	object({
		type: literal("message"),
		content: array(object({
			text: string().optional(),
			refusal: string().optional()
		}))
	}),
	object({
		type: literal("function_call"),
		name: string(),
		arguments: unknown(),
		call_id: string().nullish()
	}),
	object({
		type: literal("custom_tool_call"),
		name: string(),
		input: unknown(),
		call_id: string().nullish()
	}),
	object({ type: literal("other") })
]));
const known = [
	"message",
	"function_call",
	"custom_tool_call"
];
const replySchema$1 = lazy(() => object({
	status: string().nullish(),
	model: string().nullish().catch(void 0),
	incomplete_details: object({ reason: string().nullish() }).nullish().catch(void 0),
	output: array(preprocess(nameOther, itemSchema)),
	usage: usageSchema$1
}));
function nameOther(item) {
	const type = typeof item === "object" && item !== null && "type" in item ? item.type : void 0;
	return typeof type === "string" && !known.includes(type) ? { type: "other" } : item;
}
const tokenUsage$1 = (usage) => ({
	input: usage.input_tokens,
	output: usage.output_tokens,
	cached: usage.input_tokens_details?.cached_tokens ?? void 0,
	reasoning: usage.output_tokens_details?.reasoning_tokens ?? void 0
});
// src/run/models/openai-api.ts
const openAiModel = (settings, deps) => modelProvider(settings, () => openClient(settings, deps.http), deps);
const NO_TIMEOUT_MS = 2147483647;
async function openClient(settings, http) {
	const { default: Client } = await import("./openai.js");
	const { url, query, key } = settings;
	const headers = {
		accept: "application/json",
		"content-type": "application/json",
		"user-agent": "eval-action",
		...keyHeaders(settings),
		...settings.headers
	};
	const client = new Client({
		baseURL: url,
		...query && { defaultQuery: { ...query } },
		apiKey: key || "none",
		adminAPIKey: null,
		organization: null,
		project: null,
		webhookSecret: null,
		fetch: modelHttp(http, headers),
		maxRetries: 0,
		timeout: NO_TIMEOUT_MS,
		logLevel: "off"
	});
	return settings.format === "chat" ? {
		send: async (request, signal) => (await client.chat.completions.create(chatBody(request, settings), { signal }).asResponse()).text(),
		read: readChatReply,
		sample: sampleChatReply
	} : {
		send: async (request, signal) => (await client.responses.create(responsesBody(request, settings), { signal }).asResponse()).text(),
		read: readResponsesReply,
		sample: sampleResponsesReply
	};
}
function keyHeaders({ key, keyHeader = "authorization" }) {
	if (key === "") return {};
	return keyHeader === "api-key" ? { "api-key": key } : { authorization: `Bearer ${key}` };
}
function chatBody({ messages, temperature, reply, tokenLimit }, { model, maxOutputTokens }) {
	return {
		model,
		...temperature !== void 0 && { temperature },
		messages: messages.map(chatMessage),
		...maxOutputTokens !== void 0 && { [tokenLimit]: maxOutputTokens },
		...reply && { response_format: {
			type: "json_schema",
			json_schema: shapeOf(reply)
		} }
	};
}
function chatMessage(message) {
	const { role, content } = message;
	if (message.parts === void 0) return {
		role,
		content
	};
	return {
		role: "user",
		content: partsOf(message).map((part) => part.type === "text" ? part : {
			type: "image_url",
			image_url: { url: part.dataUri }
		})
	};
}
function responsesBody({ messages, temperature, reply }, { model, maxOutputTokens }) {
	return {
		model,
		...temperature !== void 0 && { temperature },
		input: messages.map(inputMessage),
		...maxOutputTokens !== void 0 && { max_output_tokens: maxOutputTokens },
		...reply && { text: { format: {
			type: "json_schema",
			...shapeOf(reply)
		} } }
	};
}
function inputMessage(message) {
	const { role, content } = message;
	if (message.parts === void 0) return {
		role,
		content
	};
	return {
		role: "user",
		content: partsOf(message).map((part) => part.type === "text" ? {
			type: "input_text",
			text: part.text
		} : {
			type: "input_image",
			image_url: part.dataUri,
			detail: "auto"
		})
	};
}
const shapeOf = ({ name, schema }) => ({
	name: name.replace(/[^\w-]/g, "_").slice(0, 64) || "reply",
	schema: { ...schema },
	strict: isStrict(schema)
});
function isStrict(schema) {
	if (Array.isArray(schema)) return schema.every(isStrict);
	if (typeof schema !== "object" || schema === null) return true;
	const { type, properties, required, additionalProperties } = schema;
	if ((type === "object" || properties !== void 0) && (additionalProperties !== false || !namesAll(properties, required))) return false;
	return Object.values(schema).every(isStrict);
}
function namesAll(properties, required) {
	if (typeof properties !== "object" || properties === null) return false;
	return Array.isArray(required) && Object.keys(properties).every((key) => required.includes(key));
}
// src/run/providers/azure.ts
const azure = defineProvider({
	type: "azure",
	aliases: ["azure-openai"],
	...modelTraits,
	options: () => object({
		endpoint: textOrVariable(),
		resource: textOrVariable(),
		api_key: modelKey(),
		deployment: textOrVariable(),
		model: textOrVariable(),
		version: optionalText(),
		api_version: optionalText(),
		api_format: optionalText().pipe(_enum(["chat", "responses"], "must be chat or responses").optional()),
		...modelOptions()
	}).superRefine(...keyRule()).superRefine(({ endpoint, resource }, context) => {
		const given = firstOf(endpoint, resource);
		const problem = given === void 0 ? { message: whyNone(endpoint, resource) } : whyNoAddress(given);
		const path = [endpoint === void 0 && resource !== void 0 ? "resource" : "endpoint"];
		if (problem !== void 0) context.addIssue({
			code: "custom",
			path,
			...problem
		});
	}, { when: ({ issues }) => !issues.some(({ path }) => ["endpoint", "resource"].includes(String(path?.[0]))) }).refine((options) => deploymentOf(options) !== void 0, {
		path: ["deployment"],
		error: ({ input }) => {
			const { deployment, model } = input;
			return whyNone(deployment, model);
		},
		when: () => true
	}),
	create: (options, deps) => {
		const deployment = deploymentOf(options) ?? "";
		const version = versionOf(options.version ?? options.api_version);
		const format = options.api_format ?? (isDated(version) ? "chat" : "responses");
		const url = azureUrl(firstOf(options.endpoint, options.resource) ?? "");
		const isOfDeployment = format === "chat" && isDated(version);
		return openAiModel({
			url: isOfDeployment ? url.replace(/\/v1$/, `/deployments/${encodeURIComponent(deployment)}`) : url,
			query: { "api-version": version },
			key: options.api_key?.text ?? "",
			keyHeader: "api-key",
			model: deployment,
			format,
			...commonSettings(options)
		}, deps);
	}
});
function azureUrl(endpoint) {
	if (RESOURCE_NAME.test(endpoint)) return `https://${endpoint}.openai.azure.com/openai/v1`;
	const { origin, pathname } = new URL(endpoint);
	const path = pathname.replace(/\/+$/, "");
	if (path.endsWith("/openai/v1")) return `${origin}${path}`;
	return path.endsWith("/openai") ? `${origin}${path}/v1` : `${origin}${path}/openai/v1`;
}
const RESOURCE_NAME = /^[a-z0-9][a-z0-9-]*$/i;
function whyNoAddress(endpoint) {
	if (RESOURCE_NAME.test(endpoint)) return void 0;
	const problem = whyNoUrl(endpoint);
	if (problem === void 0 || problem.params) return problem;
	return { message: "must be the name of an Azure resource, or a URL that starts with https://" };
}
const deploymentOf = ({ deployment, model }) => firstOf(deployment, model);
const versionOf = (version) => version?.replace(/^api-version=/, "").trim() || "v1";
const isDated = (version) => /^\d{4}-\d{2}-\d{2}/.test(version);
// src/run/models/gemini-api.ts
const geminiModel = (settings, deps) => modelProvider(settings, async () => clientFor(settings, deps.http), deps);
function clientFor(settings, http) {
	const { url, model, key, keyHeader } = settings;
	const post = modelHttp(http, {
		accept: "application/json",
		"content-type": "application/json",
		"user-agent": "eval-action",
		...keyHeader === "authorization" ? { authorization: `Bearer ${key}` } : { "x-goog-api-key": key },
		...settings.headers
	});
	const address = `${url}/${encodeURIComponent(model.replace(/\p{Cs}/gu, "\ufffd"))}:generateContent`;
	return {
		async send(request, signal) {
			const body = JSON.stringify(contentBody(request, settings));
			return (await post(address, {
				method: "POST",
				body,
				signal
			})).text();
		},
		read: readGeminiReply,
		sample: sampleGeminiReply
	};
}
function contentBody({ messages, temperature, reply }, { maxOutputTokens }) {
	const system = messages.flatMap(({ role, content }) => role === "system" ? [content] : []).join("\n\n");
	const turns = messages.filter(({ role }) => role !== "system");
	const config = {
		...temperature !== void 0 && { temperature },
		...maxOutputTokens !== void 0 && { maxOutputTokens },
		...reply && {
			responseMimeType: "application/json",
			responseJsonSchema: reply.schema
		}
	};
	return {
		...system !== "" && { systemInstruction: { parts: [{ text: system }] } },
		contents: turns.map(contentOf$1),
		...Object.keys(config).length > 0 && { generationConfig: config }
	};
}
function contentOf$1(message) {
	const parts = partsOf(message).flatMap((part) => part.type === "text" ? [{ text: part.text }] : inlineData(part.dataUri));
	return {
		role: message.role === "assistant" ? "model" : "user",
		parts: parts.length === 0 ? [{ text: message.content }] : parts
	};
}
function inlineData(dataUri) {
	const image = readDataUri(dataUri);
	return image ? [{ inlineData: {
		mimeType: image.mediaType,
		data: image.base64
	} }] : [];
}
function readGeminiReply(text) {
	const reply = parseReply(text, replySchema);
	if ("kind" in reply) return reply;
	const [candidate] = reply.candidates ?? [];
	const rest = {
		tokenUsage: reply.usageMetadata && tokenUsage(reply.usageMetadata),
		model: reply.modelVersion ?? void 0
	};
	if (candidate === void 0) return reply.promptFeedback?.blockReason ? heldBack(rest) : WITHOUT_CANDIDATE;
	const parts = candidate.content?.parts ?? [];
	const texts = parts.flatMap((part) => part.text === void 0 || part.thought ? [] : [part.text]);
	return saidBy({
		text: texts.length === 0 ? void 0 : texts.join(""),
		toolCalls: parts.flatMap(({ functionCall: call }) => call ? [toolCall(call.name, call.args, call.id)] : []),
		refused: false,
		ending: endingOf$1(candidate.finishReason)
	}, rest);
}
const sampleGeminiReply = JSON.stringify({
	candidates: [{
		content: {
			role: "model",
			parts: [{ text: "yes" }]
		},
		finishReason: "STOP"
	}],
	modelVersion: "m",
	usageMetadata: {
		promptTokenCount: 1,
		candidatesTokenCount: 1,
		totalTokenCount: 2
	}
});
const WITHOUT_CANDIDATE = unusable("provider", "its reply has an unexpected form: it has no candidates");
const FILTERED$1 = [
	"SAFETY",
	"RECITATION",
	"LANGUAGE",
	"BLOCKLIST",
	"PROHIBITED_CONTENT",
	"SPII",
	"IMAGE_SAFETY",
	"IMAGE_PROHIBITED_CONTENT",
	"MODEL_ARMOR"
];
function endingOf$1(reason) {
	if (reason === void 0 || reason === null || reason === "STOP") return "complete";
	if (reason === "MAX_TOKENS") return "cut";
	return FILTERED$1.includes(reason) ? "filtered" : "broken";
}
const count = number().nonnegative().nullish();
const usageSchema = lazy(() => object({
	promptTokenCount: number().nonnegative(),
	candidatesTokenCount: count,
	thoughtsTokenCount: count,
	cachedContentTokenCount: count,
	toolUsePromptTokenCount: count,
	totalTokenCount: count
}).optional().catch(void 0));
const partSchema = lazy(() => object({
	text: string().optional(),
	thought: boolean().optional(),
	functionCall: object({
		name: string(),
		args: unknown(),
		id: string().nullish()
	}).optional()
}));
const candidateSchema = lazy(() => object({
	content: object({ parts: array(partSchema).nullish() }).nullish(),
	finishReason: string().nullish()
}));
const replySchema = lazy(() => object({
	candidates: array(candidateSchema).nullish(),
	promptFeedback: object({ blockReason: string().nullish() }).nullish().catch(void 0),
	modelVersion: string().nullish().catch(void 0),
	usageMetadata: usageSchema
}).refine(({ candidates, promptFeedback }) => candidates || promptFeedback, "it has no candidates"));
function tokenUsage(usage) {
	const { promptTokenCount, candidatesTokenCount: said, thoughtsTokenCount: thought, totalTokenCount: total } = usage;
	const input = promptTokenCount + (usage.toolUsePromptTokenCount ?? 0);
	const output = isCount(said) || isCount(thought) ? (said ?? 0) + (thought ?? 0) : isCount(total) ? total - input : -1;
	if (output < 0) return void 0;
	return {
		input,
		output,
		cached: usage.cachedContentTokenCount ?? void 0,
		reasoning: thought ?? void 0
	};
}
const isCount = (value) => value !== void 0 && value !== null;
// src/run/providers/gemini.ts
const AI_STUDIO = "https://generativelanguage.googleapis.com";
const DEFAULT_MODEL = "gemini-2.5-flash";
const gemini = defineProvider({
	type: "gemini",
	aliases: ["google", "google-gemini"],
	...modelTraits,
	images: [
		"image/png",
		"image/jpeg",
		"image/webp"
	],
	options: () => object({
		base_url: plainUrl(),
		api_key: modelKey(),
		project: optionalText().refine(isPathPart, "must be the id of a Google Cloud project"),
		location: optionalText().refine(isPathPart, "must be a location of Google Cloud, such as us-central1 or global"),
		access_token: optionalHeaderKey(),
		...modelNames(),
		...modelOptions()
	}).superRefine(...keyRule(({ project }) => project === void 0)).superRefine(({ project, location, access_token }, context) => {
		const miss = (path, message) => context.addIssue({
			code: "custom",
			path: [path],
			message,
			params: { secret: true }
		});
		if (project !== void 0 && access_token === void 0) miss("access_token", "is required with project");
		if (project === void 0 && location !== void 0) miss("location", "requires project");
		if (project === void 0 && access_token !== void 0) miss("access_token", "requires project");
	}),
	create: (options, deps) => {
		const { base_url, project, location = "global", api_key, access_token } = options;
		const isVertex = project !== void 0;
		return geminiModel({
			url: isVertex ? vertexUrl(project, location, base_url) : aiStudioUrl(base_url ?? AI_STUDIO),
			key: (isVertex ? access_token : api_key?.text) ?? "",
			keyHeader: isVertex ? "authorization" : "x-goog-api-key",
			model: (modelOf(options) ?? DEFAULT_MODEL).replace(/^models\//, ""),
			...commonSettings(options),
			...!isVertex && base_url === void 0 && { priceList: "google" }
		}, deps);
	}
});
function vertexUrl(project, location, baseUrl) {
	const host = location === "global" ? "aiplatform.googleapis.com" : ["eu", "us"].includes(location) ? `aiplatform.${location}.rep.googleapis.com` : `${location}-aiplatform.googleapis.com`;
	return `${withVersion(baseUrl ?? `https://${host}`, "v1")}/projects/${project}/locations/${location}/publishers/google/models`;
}
const aiStudioUrl = (baseUrl) => `${withVersion(baseUrl, "v1beta")}/models`;
function withVersion(baseUrl, version) {
	const base = baseUrl.replace(/\/+$/, "");
	return /\/v\d\w*$/.test(base) ? base : `${base}/${version}`;
}
function isPathPart(text) {
	return text === void 0 || /^[\w.:-]+$/.test(text);
}
// src/run/providers/openai.ts
const PUBLIC_API$1 = "https://api.openai.com/v1";
const openai = defineProvider({
	type: "openai",
	...modelTraits,
	options: () => object({
		endpoint: httpUrl(),
		base_url: httpUrl(),
		api_key: modelKey(),
		...modelNames(),
		api_format: optionalText().pipe(_enum(["chat", "responses"], "must be chat or responses").default("chat")),
		...modelOptions()
	}).superRefine(...keyRule(needsKey)).refine((options) => modelOf(options) !== void 0, modelIsMissing),
	create: (options, deps) => {
		const { isAzure, ...address } = addressOf(options.endpoint ?? options.base_url ?? PUBLIC_API$1);
		const { hostname } = new URL(address.url);
		const isPublic = hostname === "api.openai.com";
		return openAiModel({
			...address,
			key: options.api_key?.text ?? "",
			keyHeader: isAzure ? "api-key" : "authorization",
			model: modelOf(options) ?? "",
			format: options.api_format,
			...commonSettings(options),
			...!isAzure && !isPublic && options.api_format === "chat" && { tokenLimit: "max_tokens" },
			...isPublic && { priceList: "openai" },
			reportsCost: hostname === "openrouter.ai"
		}, deps);
	}
});
const WITHOUT_VERSION = ["models.github.ai", "generativelanguage.googleapis.com"];
function addressOf(endpoint) {
	const url = new URL(endpoint);
	const path = url.pathname.replace(/\/+$/, "");
	const isAzure = isAzureHost(url);
	const isDeployment = isAzure && /\/openai\/deployments\/[^/]+$/.test(path);
	const query = Object.fromEntries(url.searchParams);
	const isComplete = isDeployment || path.endsWith("/v1") || WITHOUT_VERSION.includes(url.hostname);
	return {
		url: `${url.origin}${path}${isComplete ? "" : "/v1"}`,
		...Object.keys(query).length > 0 && { query },
		isAzure
	};
}
function needsKey({ endpoint, base_url }) {
	const given = endpoint ?? base_url ?? PUBLIC_API$1;
	if (typeof given !== "string" || !URL.canParse(given)) return false;
	const url = new URL(given);
	return isAzureHost(url) || /(?:^|\.)openai\.com$/.test(url.hostname);
}
const isAzureHost = ({ hostname }) => /\.azure\.com$/.test(hostname);
// src/run/providers/agentv.ts
const agentv = defineProvider({
	type: "agentv",
	...modelTraits,
	images: [
		"image/png",
		"image/jpeg",
		"image/webp"
	],
	options: () => object({
		model: string("must be written out as vendor:model, such as openai:gpt-4.1").regex(/^(?:openai|anthropic|azure|google):\s*\S/, "must be vendor:model, where vendor is openai, anthropic, azure or google"),
		...modelOptions()
	}),
	create: ({ model, temperature, headers, ...rest }, deps) => {
		const [, vendor = "", id = ""] = /^(\w+):(.*)$/s.exec(model) ?? [];
		const { kind, credentials } = VENDORS$1[vendor];
		const given = {
			...rest,
			headers: asVariables(headers),
			temperature,
			...credentials(deps.childEnv),
			model: id.trim()
		};
		const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== void 0));
		const [problem] = kind.check(options);
		if (problem !== void 0) {
			const message = `The target asks ${vendor} with the environment's credentials: ${["model", "deployment"].includes(String(problem.path[0])) ? "model" : problem.path.join(".")} ${problem.message}`;
			return { ask: async () => failed("config", message) };
		}
		const provider = kind.open(options, deps);
		return {
			retry: provider.retry,
			ask: ({ judging, ...question }, signal) => provider.ask({
				...question,
				judging: temperature === void 0 ? {
					...judging,
					temperature: judging?.temperature ?? 0
				} : judging
			}, signal)
		};
	}
});
const VENDORS$1 = {
	openai: {
		kind: openai,
		credentials: (env) => ({
			api_key: firstSet(env, "OPENAI_API_KEY"),
			base_url: maybeSet(env, "OPENAI_BASE_URL")
		})
	},
	anthropic: {
		kind: anthropic,
		credentials: (env) => ({
			api_key: firstSet(env, "ANTHROPIC_API_KEY"),
			base_url: maybeSet(env, "ANTHROPIC_BASE_URL")
		})
	},
	azure: {
		kind: azure,
		credentials: (env) => ({
			api_key: firstSet(env, "AZURE_OPENAI_API_KEY", "AZURE_API_KEY"),
			endpoint: firstSet(env, "AZURE_OPENAI_ENDPOINT", "AZURE_RESOURCE_NAME")
		})
	},
	google: {
		kind: gemini,
		credentials: (env) => ({ api_key: firstSet(env, "GOOGLE_GENERATIVE_AI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY") })
	}
};
function firstSet(env, ...names) {
	const name = names.find((each) => env[each]?.trim()) ?? names[0];
	return new Variable(name, env[name]);
}
const asVariables = (headers) => Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, new Variable(name, text)]));
const maybeSet = (env, name) => env[name]?.trim() ? new Variable(name, env[name]) : void 0;
// src/run/streams/claude.ts
const claudeStream = () => agentStream((state, event, at) => {
	const { trajectory, reported } = state;
	switch (event["type"]) {
		case "system":
			if (event["subtype"] === "init") {
				reported.model = textAt(event, "model") ?? reported.model;
				reported.sessionId = textAt(event, "session_id") ?? reported.sessionId;
			}
			break;
		case "assistant":
			takeMessage$3(trajectory, event, at);
			break;
		case "user":
			takeResults(trajectory, event, at);
			break;
		case "result":
			reported.tokenUsage = usageIn$4(event);
			reported.costUsd = costIn(event);
			state.end = endIn(event);
	}
});
function takeMessage$3(trajectory, event, at) {
	if (textAt(event, "message", "model") === "<synthetic>") return;
	const key = textAt(event, "message", "id") ?? `at ${at}`;
	for (const block of listAt(event, "message", "content")) {
		const type = textAt(block, "type");
		if (type === "text") trajectory.say(textAt(block, "text") ?? "", key);
		const [id, tool] = [textAt(block, "id"), textAt(block, "name")];
		if (type !== "tool_use" || id === void 0 || tool === void 0) continue;
		trajectory.startCall({
			id,
			tool,
			input: valueAt(block, "input"),
			at: timeAt(event, "timestamp") ?? at
		}, key);
	}
	const parent = textAt(event, "parent_tool_use_id");
	if (parent !== void 0) trajectory.note(key, "parent_tool_use_id", parent);
}
function takeResults(trajectory, event, at) {
	for (const block of listAt(event, "message", "content")) {
		const id = textAt(block, "tool_use_id");
		if (textAt(block, "type") !== "tool_result" || id === void 0) continue;
		const output = outputOf(valueAt(block, "content"));
		const isError = valueAt(block, "is_error") === true;
		trajectory.endCall(id, {
			output,
			isError,
			at: timeAt(event, "timestamp") ?? at
		});
	}
}
function outputOf(content) {
	if (!Array.isArray(content)) return content;
	const texts = content.map((part) => textAt(part, "text"));
	return texts.every((text) => text !== void 0) ? texts.join("\n") : content;
}
function endIn(result) {
	const subtype = textAt(result, "subtype") ?? "";
	if (textAt(result, "stop_reason") === "refusal") return { kind: "refused" };
	if (subtype === "success" && result["is_error"] !== true) return { kind: "done" };
	const errors = listAt(result, "errors").filter((error) => typeof error === "string");
	const message = [textAt(result, "result"), ...errors].filter(Boolean).join("; ") || OWN_LIMITS[subtype] || subtype;
	const isOwn = subtype !== "success";
	const httpStatus = numberAt(result, "api_error_status") ?? (isOwn ? void 0 : statusIn(message));
	if (httpStatus === void 0 && NOT_SIGNED_IN.test(message)) return failedAs$1({
		message,
		class: "auth"
	});
	return failedAs$1({
		message,
		httpStatus,
		...isOwn && { class: subtype === "error_max_budget_usd" ? "cost_limit" : "crash" }
	});
}
const failedAs$1 = (error) => ({
	kind: "failed",
	error
});
const OWN_LIMITS = {
	error_max_turns: "it reached its maximum number of turns (max_turns)",
	error_max_budget_usd: "it reached its maximum cost (max_cost_usd of the test, max_budget_usd of the target)",
	error_during_execution: "it aborted during its work"
};
const NOT_SIGNED_IN = /(?:not logged in|invalid api key|please run \/login)/i;
function usageIn$4(result) {
	const sum = usageOfModels(recordAt(result, "modelUsage")) ?? usageOfMessage(recordAt(result, "usage"));
	return sum === void 0 || sum.input + sum.output === 0 ? void 0 : sum;
}
function usageOfModels(models) {
	const usages = Object.values(models).flatMap((usage) => {
		const [read, written] = [numberAt(usage, "cacheReadInputTokens"), numberAt(usage, "cacheCreationInputTokens")];
		return counted(numberAt(usage, "inputTokens"), read, written, numberAt(usage, "outputTokens")) ?? [];
	});
	return sumTokens(usages);
}
const usageOfMessage = (usage) => counted(numberAt(usage, "input_tokens"), numberAt(usage, "cache_read_input_tokens"), numberAt(usage, "cache_creation_input_tokens"), numberAt(usage, "output_tokens"));
const counted = (input, read, written, output) => usageOf({
	input: input === void 0 ? void 0 : input + (read ?? 0) + (written ?? 0),
	output,
	cached: read,
	cacheWritten: written
});
function costIn(result) {
	return Object.values(recordAt(result, "modelUsage")).some((usage) => textAt(usage, "costBasis") === "unknown") ? void 0 : numberAt(result, "total_cost_usd");
}
// src/run/providers/claude.ts
const options$1 = () => object({
	...agentOptions(),
	max_turns: optionalNumber().refine((turns) => turns === void 0 || Number.isInteger(turns) && turns > 0, "must be a whole number above 0"),
	max_budget_usd: optionalNumber().refine((usd) => usd === void 0 || usd > 0, "must be greater than 0"),
	bypass_permissions: optionalBoolean()
});
const claude = defineProvider({
	type: "claude-cli",
	aliases: [
		"claude",
		"claude-code",
		"claude-sdk",
		"cc-mirror"
	],
	...agentTraits,
	options: options$1,
	create: openClaude
});
function openClaude({ max_turns: maxTurns, max_budget_usd: maxUsd, bypass_permissions: bypasses = true, ...options }, deps) {
	const settings = agentSettings(options, {
		program: PROGRAM$3,
		cwd: deps.cwd,
		type: "claude"
	});
	return agentProvider(claudeAgent({
		maxTurns,
		maxUsd,
		bypasses
	}), settings, deps);
}
const PROGRAM$3 = "claude";
const claudeAgent = ({ maxTurns, maxUsd, bypasses }) => ({
	name: "Claude Code",
	program: PROGRAM$3,
	install: "npm install --global @anthropic-ai/claude-code",
	firstSignal: "SIGINT",
	variables: [
		"ANTHROPIC_*",
		"CLAUDE_*",
		"AWS_*",
		"GOOGLE_*"
	],
	configVariables: ["CLAUDE_CONFIG_DIR"],
	call: ({ prompt, inputFiles, images = [], costLimitUsd }, { model, systemPrompt, readsProject, mcpServers }, locations) => ({
		args: [
			"-p",
			...mcpServers.length === 0 ? [] : ["--mcp-config", join(locations.temporary, MCP_FILE$1)],
			...[
				"--output-format",
				"stream-json",
				"--verbose"
			],
			...images.length === 0 ? [] : ["--input-format", "stream-json"],
			...bypasses ? ["--dangerously-skip-permissions"] : [],
			...model === void 0 ? [] : ["--model", model],
			...maxTurns === void 0 ? [] : ["--max-turns", String(maxTurns)],
			...budgetArgs(maxUsd, costLimitUsd),
			...systemPrompt === void 0 ? [] : ["--append-system-prompt", systemPrompt],
			...readsProject ? [] : ["--setting-sources", "user"],
			...readsProject || mcpServers.length === 0 ? [] : ["--strict-mcp-config"]
		],
		stdin: images.length === 0 ? agentDocument({
			prompt,
			inputFiles
		}) : withImages({
			prompt,
			inputFiles
		}, images),
		env: {
			...QUIET$1,
			...bypasses && AS_ROOT
		},
		...mcpServers.length > 0 && { temporaryFiles: { [MCP_FILE$1]: mcpConfig$2(mcpServers) } },
		stream: claudeStream()
	})
});
const MCP_FILE$1 = "mcp-servers.json";
const mcpConfig$2 = (servers) => JSON.stringify({ mcpServers: mcpServersJson(servers, {
	local: { type: "stdio" },
	remote: { type: "http" }
}) });
function budgetArgs(...limits) {
	const usd = Math.min(...limits.flatMap((limit) => limit ?? []));
	return Number.isFinite(usd) ? ["--max-budget-usd", String(Math.max(1e-4, Number(usd.toFixed(4))))] : [];
}
function withImages(question, images) {
	const shown = images.flatMap(({ mediaType, dataUri }) => {
		const image = readDataUri(dataUri);
		if (image === void 0) return [];
		return [{
			type: "image",
			source: {
				type: "base64",
				media_type: mediaType,
				data: image.base64
			}
		}];
	});
	const content = [{
		type: "text",
		text: agentDocument(question)
	}, ...shown];
	return `${JSON.stringify({
		type: "user",
		message: {
			role: "user",
			content
		}
	})}\n`;
}
const QUIET$1 = {
	CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
	DISABLE_TELEMETRY: "1",
	DISABLE_ERROR_REPORTING: "1",
	DISABLE_AUTOUPDATER: "1",
	CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1",
	CLAUDE_CODE_MAX_RETRIES: "3"
};
const AS_ROOT = { IS_SANDBOX: "1" };
// src/run/sessions/session.ts
const timeOf = (record) => timeAt(record, "timestamp") ?? NaN;
function spanOf(records) {
	const times = records.flatMap((record) => timeAt(record, "timestamp") ?? []);
	const first = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
	const last = times.reduce((most, time) => Math.max(most, time), Number.NEGATIVE_INFINITY);
	return first <= last ? [first, last] : void 0;
}
// src/run/sessions/claude.ts
function readClaudeSession(records) {
	const { trajectory, take } = claudeStream();
	const usages = new Map();
	const own = records.filter((record) => record["isSidechain"] !== true && record["isMeta"] !== true);
	for (const record of own) {
		const at = timeOf(record);
		if (record["type"] === "user") trajectory.hear(saidIn(record));
		if (record["type"] === "user" || record["type"] === "assistant") take(record, at);
		const usage = usageOfMessage(recordAt(record, "message", "usage"));
		const id = textAt(record, "message", "id");
		if (usage !== void 0 && id !== void 0) usages.set(id, usage);
	}
	const bill = records.findLast((record) => record["type"] === "cost-state");
	const first = own.find((record) => textAt(record, "cwd") !== void 0);
	return {
		trajectory,
		id: textAt(first, "sessionId"),
		cwd: textAt(first, "cwd"),
		version: textAt(first, "version"),
		model: own.map((record) => textAt(record, "message", "model")).findLast((model) => model && model !== "<synthetic>"),
		tokenUsage: usageOfModels(recordAt(bill, "modelUsage")) ?? sumTokens([...usages.values()]),
		costUsd: valueAt(bill, "hasUnknownModelCost") === true ? void 0 : numberAt(bill, "totalCostUSD"),
		span: spanOf(own)
	};
}
function saidIn(record) {
	if (record["isCompactSummary"] === true) return "";
	const content = valueAt(record, "message", "content");
	if (typeof content === "string") return content;
	const blocks = listAt(record, "message", "content");
	if (blocks.some((block) => textAt(block, "type") === "tool_result")) return "";
	return blocks.flatMap((block) => textAt(block, "text") ?? []).join("\n");
}
// src/run/sessions/find-session.ts
const MOST_SESSIONS = 2e4;
const MOST_OPENED = 200;
const STATS_AT_ONCE = 64;
async function newestSession({ folder, patterns, agent, fits }, files) {
	const found = await files.glob(patterns, {
		cwd: folder,
		followLinks: false
	});
	const hint = "Set the folder of the sessions, or one session.";
	if (found.length > MOST_SESSIONS) {
		const message = `There are ${found.length} sessions of ${agent} in ${folder}, more than the limit of the search`;
		throw userError("FILE_UNREADABLE", message, { hint });
	}
	const byAge = await newestFirst(found, files);
	const fitting = fits ?? (async () => true);
	for (const path of byAge.slice(0, MOST_OPENED)) if (await fitting(path)) return path;
	const seen = found.length === 0 ? "" : ` among ${plural("session", found.length)}`;
	throw userError("FILE_UNREADABLE", `No session of ${agent} in ${folder} matches${seen}`, { hint });
}
async function newestFirst(paths, files) {
	const aged = [];
	for (let from = 0; from < paths.length; from += STATS_AT_ONCE) {
		const some = paths.slice(from, from + STATS_AT_ONCE);
		aged.push(...await Promise.all(some.map(async (path) => ({
			path,
			at: await files.modifiedAt(path)
		}))));
	}
	return aged.sort((a, b) => b.at - a.at || (a.path < b.path ? 1 : -1)).map(({ path }) => path);
}
// src/run/sessions/session-options.ts
const sessionOptions = () => ({
	session_id: optionalText().refine((id) => id === void 0 || /^[\w-][\w.-]{0,199}$/.test(id), "must be the name of a session, without a folder"),
	discover: optionalText().pipe(literal("latest", "must be latest").optional()),
	cwd: optionalText()
});
const unchosen = (location) => ({
	path: ["session_id"],
	error: `is required, unless "${location}" or "discover: latest" is given`,
	when: ({ issues }) => issues.length === 0
});
function locationOf(path, { childEnv, suiteFolder }) {
	const home = childEnv["HOME"] ?? childEnv["USERPROFILE"];
	if (/^~(?:[\\/]|$)/.test(path) && home !== void 0) return join(home, path.slice(1));
	return isAbsolute(path) ? path : resolve(suiteFolder, path);
}
// src/run/sessions/session-provider.ts
const MOST_BYTES = 104857600;
function sessionProvider(source, files) {
	let response;
	return { async ask(_question, signal) {
		if (signal.aborted) return failed("cancelled", "Stopped before the session was read.");
		try {
			response ??= theSession(source, files);
			return {
				kind: "answered",
				response: await response
			};
		} catch (error) {
			if (error instanceof UserError) return failed("config", messageOf(error));
			throw error;
		}
	} };
}
async function readSessionFile(path, read, files) {
	return read((await files.read(path, MOST_BYTES)).split("\n").map((line) => eventIn(line)).filter((record) => record !== void 0));
}
async function theSession({ agent, read, find, changes }, files) {
	const path = await find();
	const { trajectory, span, ...session } = await readSessionFile(path, read, files);
	if (trajectory.isFull) {
		const limit = MOST_STEPS.toLocaleString("en");
		throw userError("FILE_UNREADABLE", `${path} has more than ${limit} messages or tool calls, the maximum of a session. Name a shorter session.`);
	}
	const messages = trajectory.messages(inCommonWords);
	if (!messages.some(({ role }) => role === "assistant")) throw userError("FILE_UNREADABLE", `${path} contains no messages and no tool calls of ${agent}`, { hint: "The file is not a recorded session, or the session ended before the first answer." });
	const { tokenUsage, costUsd, model, id, version } = session;
	const fileChanges = await changes?.(path);
	return {
		messages: withMetadata(messages, {
			agent,
			agent_version: version,
			session_id: id
		}),
		...tokenUsage !== void 0 && { tokenUsage },
		...costUsd !== void 0 && { costUsd },
		...span !== void 0 && {
			durationMs: span[1] - span[0],
			startTime: isoTime(span[0]),
			endTime: isoTime(span[1])
		},
		...model !== void 0 && { model },
		...fileChanges !== void 0 && { fileChanges },
		cached: true
	};
}
// src/run/sessions/session-files.ts
function sessionLog(source) {
	const { type, agent, read, folder, more } = source;
	return defineProvider({
		type,
		...recordingTraits,
		options: () => object({
			...sessionOptions(),
			session_file: optionalText(),
			[folder[0]]: optionalText(),
			...more?.()
		}).refine((given) => [
			"session_file",
			"session_id",
			"discover"
		].some((name) => given[name]), unchosen("session_file")),
		create: (options, deps) => sessionProvider({
			agent,
			read,
			find: () => sessionFile(options, source, deps)
		}, deps.files)
	});
}
async function sessionFile(options, { agent, folder: [option, usual], read, patterns }, deps) {
	const { session_file: file, session_id: id } = options;
	if (file !== void 0) return locationOf(file, deps);
	const cwd = options["cwd"] === void 0 ? void 0 : locationOf(options["cwd"], deps);
	const fits = async (path) => cwd === void 0 || (await readSessionFile(path, read, deps.files)).cwd === cwd;
	const found = {
		folder: locationOf(options[option] ?? usual, deps),
		patterns: patterns(id, options),
		agent
	};
	return newestSession(id === void 0 ? {
		...found,
		fits
	} : found, deps.files);
}
// src/run/providers/claude-log.ts
const claudeLog = sessionLog({
	type: "claude-log",
	agent: "Claude Code",
	read: readClaudeSession,
	folder: ["projects_dir", "~/.claude/projects"],
	patterns: (id = "*") => [`*/${id}.jsonl`, "!*/agent-*.jsonl"]
});
// src/run/providers/cli-command.ts
const placeholders = [
	"PROMPT",
	"PROMPT_FILE",
	"GUIDELINES",
	"EVAL_ID",
	"ATTEMPT",
	"FILES",
	"OUTPUT_FILE"
];
function fillCommand(command, filesFormat, values, shell) {
	const quoted = (text) => quote(text, shell);
	const filled = {
		PROMPT: () => quoted(values.prompt),
		PROMPT_FILE: () => quoted(values.promptFile ?? ""),
		GUIDELINES: () => quoted(values.guidelines ?? ""),
		EVAL_ID: () => quoted(values.evalId),
		ATTEMPT: () => quoted(String(values.attempt)),
		FILES: () => values.files.map((path) => fillFile(filesFormat, path, quoted)).join(" "),
		OUTPUT_FILE: () => quoted(values.outputFile ?? "")
	};
	return command.replaceAll(TOKEN, (token, name) => isPlaceholder(name) ? filled[name]() : token);
}
const usesPlaceholder = (command, name) => command.includes(`{${name}}`);
function placeholderProblems(command) {
	const names = [...command.matchAll(TOKEN)].map(([, name = ""]) => name);
	return [...new Set(names)].filter((name) => !isPlaceholder(name)).map((name) => unknownPlaceholder(name, command));
}
function quote(text, shell) {
	if (shell === "powershell") return `'${text.replaceAll(/['\u2018\u2019\u201a\u201b]/g, "$&$&")}'`;
	return `'${text.replaceAll("'", `'"'"'`)}'`;
}
const TOKEN = /\{([A-Z_]+)\}/g;
const isPlaceholder = (name) => placeholders.includes(name);
const fillFile = (format, path, quoted) => format.replaceAll(/\{(path|basename)\}/g, (_, part) => quoted(part === "path" ? path : basename(path)));
function unknownPlaceholder(name, command) {
	const known = `Known placeholders: ${placeholders.map((each) => `{${each}}`).join(", ")}`;
	const meant = didYouMean(name, placeholders);
	return `has the unknown placeholder {${name}}. ${[
		meant === void 0 ? void 0 : `Did you mean {${meant}}?`,
		command.includes(`\${${name}}`) ? `A variable of the shell is written $${name} here.` : void 0,
		known
	].filter((line) => line !== void 0).join(" ")}`;
}
// src/run/providers/cli-invocation.ts
const REPORTED_OUTPUT = 2e3;
const REPORTED_WHEN_STOPPED = 300;
const LONG_COMMAND = 1e5;
const shell = sep === "\\" ? "powershell" : "posix";
async function prepareInvocation(command, values, { filesFormat, keepFiles, outputEnding = ".json" }, files) {
	const wantsPrompt = usesPlaceholder(command, "PROMPT_FILE");
	const wantsOutput = usesPlaceholder(command, "OUTPUT_FILE");
	if (!wantsPrompt && !wantsOutput) return {
		text: fillCommand(command, filesFormat, values, shell),
		[Symbol.asyncDispose]: async () => void 0
	};
	const stem = `agentv-${asFileName(values.evalId)}`;
	const folder = await files.scratchFolder(`${stem}-`);
	const tidy = async () => Promise.resolve(folder[Symbol.asyncDispose]()).catch(() => void 0);
	const promptFile = wantsPrompt ? join(folder.path, `${stem}.prompt.txt`) : void 0;
	const outputFile = wantsOutput ? join(folder.path, `${stem}${outputEnding}`) : void 0;
	try {
		if (promptFile !== void 0) await files.write(promptFile, values.prompt);
	} catch (error) {
		await tidy();
		throw error;
	}
	return {
		text: fillCommand(command, filesFormat, {
			...values,
			promptFile,
			outputFile
		}, shell),
		outputFile,
		folder: folder.path,
		[Symbol.asyncDispose]: async () => keepFiles ? void 0 : tidy()
	};
}
function endingOf(ended, { text, timeoutMs = 0 }) {
	switch (ended.kind) {
		case "exited":
			if (ended.exitCode === 0) return {
				kind: "done",
				stdout: ended.stdout,
				notTextAt: ended.notTextAt
			};
			if (isMissingProgram(ended, text)) return failedAs("config", `The program of the command cannot be started${reasonIn(ended)}`);
			return failedAs("crash", `The command failed with exit code ${ended.exitCode}${reasonIn(ended)}`);
		case "killed": return failedAs("crash", `The command was ended by ${ended.signal}${reasonIn(ended)}`);
		case "timedOut": return failedAs("timeout", `The command did not end within ${Math.ceil(timeoutMs / 1e3)} s and was stopped${lastWordsIn(ended)}`);
		case "flooded": return failedAs("crash", `The command wrote more than 10 MiB to ${ended.stream}, the most that is read.`);
		case "cancelled": return failedAs("cancelled", `Stopped while the command ran${lastWordsIn(ended)}`);
		case "notStarted":
			if (ended.lacksResources) return failedAs("provider", ended.message);
			return failedAs("config", text.length < LONG_COMMAND ? ended.message : `${ended.message} ${LONG_ADVICE}`);
		default: return never(ended);
	}
}
const NOT_STARTED = [126, 127];
function isMissingProgram({ exitCode, stdout, stderr }, text) {
	if (!NOT_STARTED.includes(exitCode) || stdout.trim() !== "") return false;
	const program = programOf(text);
	const [, named] = SHELL_ERROR.exec(stderr.trim()) ?? [];
	return program !== void 0 && named?.replaceAll(/['"\u2018\u2019]/g, "") === program;
}
const SHELL_ERROR = /^(?:[^\s:]*sh|env): (?:(?:line )?\d+: )?(?:exec: )?(.+): [^\n:]+$/;
const failedAs = (kind, message) => ({
	kind: "failed",
	class: kind,
	message
});
const LONG_ADVICE = "The filled-in command is very long: use {PROMPT_FILE} instead of {PROMPT} to pass the prompt in a file.";
const asFileName = (id) => id.replaceAll(/[^A-Za-z0-9._-]/g, "_").slice(0, 80);
function reasonIn(streams) {
	const said = endOf(streams, REPORTED_OUTPUT);
	return said === "" ? ", and printed nothing." : `: ${said}`;
}
function lastWordsIn(streams) {
	const said = endOf(streams, REPORTED_WHEN_STOPPED);
	return said === "" ? "." : `. Its last output: ${said}`;
}
function endOf({ stdout, stderr }, longest) {
	const said = stderr.trim() === "" ? stdout.trim() : stderr.trim();
	const end = said.length <= longest ? said : `\u2026${said.slice(1 - longest).toWellFormed()}`;
	const cause = [...said.slice(-SEARCHED).matchAll(CAUSE)].at(-1)?.[0];
	return cause === void 0 || end.startsWith(cause) ? end : `${cutEnd(cause, LONGEST_CAUSE)}\n${end}`;
}
const SEARCHED = 2e4;
const LONGEST_CAUSE = 300;
const CAUSE = /^(?:Uncaught )?[A-Za-z_][\w.]{0,100}(?:Error|Exception)(?: \[\w+\])?: .+$/gm;
// src/run/providers/cli-healthcheck.ts
function healthcheckOf(settings, deps) {
	const { healthcheck } = settings;
	switch (healthcheck?.kind) {
		case void 0: return async () => void 0;
		case "http": return (signal) => checkUrl(healthcheck.url, limitOf(settings, healthcheck), deps, signal);
		case "command": return (signal) => checkCommand(healthcheck, settings, deps, signal);
	}
}
const DEFAULT_MS = 12e4;
const limitOf = ({ timeoutMs }, healthcheck) => healthcheck.timeoutMs ?? timeoutMs ?? DEFAULT_MS;
async function checkUrl(url, timeoutMs, { http, clock }, signal) {
	const limit = new AbortController();
	const done = new AbortController();
	clock.sleep(timeoutMs, done.signal).then(() => limit.abort());
	try {
		const response = await http(url, { signal: AbortSignal.any([signal, limit.signal]) });
		await response.body?.cancel();
		return response.ok ? void 0 : unfit("provider", `${shown$1(url)} answered ${response.status}, expected 2xx.`);
	} catch (error) {
		if (signal.aborted) return unfit("cancelled", "cancelled.");
		const why = limit.signal.aborted ? `no answer within ${Math.ceil(timeoutMs / 1e3)} s` : reasonOf(error);
		return unfit("provider", `${shown$1(url)}: ${why}`);
	} finally {
		done.abort();
	}
}
async function checkCommand({ command, cwd, ...healthcheck }, settings, { exec, files, childEnv, suiteFolder }, signal) {
	try {
		var _usingCtx$3 = _usingCtx();
		const timeoutMs = limitOf(settings, healthcheck);
		const invocation = _usingCtx$3.a(await prepareInvocation(command, {
			prompt: "",
			evalId: "healthcheck",
			attempt: 0,
			files: []
		}, settings, files));
		const ending = endingOf(await exec.run({
			command: { shell: invocation.text },
			cwd: resolve(suiteFolder, cwd ?? settings.cwd ?? "."),
			env: {
				...childEnv,
				...settings.env
			},
			timeoutMs,
			maxBytes: MAX_OUTPUT_BYTES,
			mounts: { writable: invocation.folder === void 0 ? [] : [invocation.folder] }
		}, signal), {
			text: invocation.text,
			timeoutMs
		});
		if (ending.kind === "done") return void 0;
		const isAboutTheTarget = ending.class === "crash" || ending.class === "timeout";
		return unfit(isAboutTheTarget ? "provider" : ending.class, ending.message);
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
const unfit = (failureClass, why) => ({
	kind: "failed",
	failure: {
		class: failureClass,
		stage: "setup",
		reason: "preflight_error",
		message: `The healthcheck of the target failed: ${why}`
	}
});
function shown$1(url) {
	const { origin, pathname } = new URL(url);
	return `GET ${origin}${pathname}`;
}
const reasonOf = (error) => error instanceof Error && error.cause instanceof Error ? error.cause.message || messageOf(error) : messageOf(error);
// src/run/providers/cli-trace.ts
function withTrace(messages, trace) {
	const describeThemselves = messages.some(({ toolCalls = [] }) => toolCalls.length > 0);
	const last = messages.findLastIndex(({ role }) => role === "assistant");
	const answer = messages[last];
	if (describeThemselves || answer === void 0 || !Array.isArray(trace)) return [...messages];
	const steps = stepsOf(trace.flatMap((event) => eventSchema.safeParse(event).data ?? []));
	const ending = steps.at(-1);
	const final = {
		...answer,
		...ending && ending.toolCalls.length > 0 && { toolCalls: ending.toolCalls }
	};
	const before = steps.slice(0, -1).map(asMessage$1);
	return [
		...messages.slice(0, last),
		...before,
		final,
		...messages.slice(last + 1)
	];
}
const eventSchema = lazy(() => object({
	type: _enum([
		"model_step",
		"tool_call",
		"tool_result",
		"message",
		"error"
	]),
	timestamp: string().optional().catch(void 0),
	id: string().optional().catch(void 0),
	name: string().optional().catch(void 0),
	input: unknown().optional(),
	output: unknown().optional(),
	text: string().optional().catch(void 0)
}));
function stepsOf(events) {
	const steps = [];
	const open = new OpenCalls();
	for (const event of events) {
		const last = steps.at(-1);
		if (event.type === "model_step" || event.type === "message") steps.push({
			text: event.text,
			toolCalls: []
		});
		else if (event.type !== "tool_call") open.end(event);
		else if (last === void 0) steps.push({
			text: void 0,
			toolCalls: [open.begin(event)]
		});
		else last.toolCalls.push(open.begin(event));
	}
	return steps;
}
var OpenCalls = class {
	#waiting = new Map();
	#ended = new Set();
	begin({ name = "unknown", id, input, output, timestamp }) {
		const call = {
			tool: name,
			...id !== void 0 && { id },
			...input !== void 0 && { input },
			...output !== void 0 && { output },
			...timestamp !== void 0 && { startTime: timestamp }
		};
		for (const key of keysOf({
			id,
			name
		})) {
			const known = this.#waiting.get(key);
			if (known === void 0) this.#waiting.set(key, {
				calls: [call],
				next: 0
			});
			else known.calls.push(call);
		}
		return call;
	}
	end({ type, id, name, output, text, timestamp }) {
		const call = this.#next(keysOf({
			id,
			name
		})[0]);
		if (call === void 0) return;
		this.#ended.add(call);
		const said = output ?? (type === "error" ? text : void 0);
		const durationMs = Date.parse(timestamp ?? "") - Date.parse(call.startTime ?? "");
		Object.assign(call, {
			...said !== void 0 && { output: said },
			...type === "error" && { status: "error" },
			...timestamp !== void 0 && { endTime: timestamp },
			...durationMs >= 0 && { durationMs }
		});
	}
	#next(key) {
		const waiting = this.#waiting.get(key ?? "");
		while (waiting !== void 0 && waiting.next < waiting.calls.length) {
			const call = waiting.calls[waiting.next];
			waiting.next += 1;
			if (call !== void 0 && !this.#ended.has(call)) return call;
		}
	}
};
const keysOf = ({ id, name }) => [...id === void 0 ? [] : [`id ${id}`], ...name === void 0 ? [] : [`name ${name}`]];
const asMessage$1 = ({ text, toolCalls }) => ({
	role: "assistant",
	...text !== void 0 && { content: text },
	...toolCalls.length > 0 && { toolCalls }
});
// src/run/providers/cli-output.ts
function readCliOutput(written, onNegative) {
	const lines = written.replaceAll("\r\n", "\n");
	const document = cliDocumentSchema.safeParse(jsonOf(lines));
	return (document.success ? responseIn(document.data, onNegative) : void 0) ?? answer(lines);
}
const wireToolCallSchema = lazy(() => object({
	tool: string(),
	input: unknown().optional(),
	output: unknown().optional(),
	id: string().optional(),
	status: string().optional(),
	start_time: string().optional(),
	end_time: string().optional(),
	duration_ms: number().optional()
}));
const wireMessageSchema = lazy(() => object({
	role: string(),
	name: string().optional(),
	content: unknown().optional(),
	tool_calls: array(wireToolCallSchema).optional(),
	start_time: string().optional(),
	end_time: string().optional(),
	duration_ms: number().optional(),
	metadata: record(string(), unknown()).optional()
}));
const cliDocumentSchema = lazy(() => object({
	output: array(wireMessageSchema).optional(),
	output_messages: array(wireMessageSchema).optional(),
	text: unknown().optional(),
	token_usage: object({
		input: number(),
		output: number(),
		cached: number().optional()
	}).optional(),
	cost_usd: number().optional(),
	duration_ms: number().optional(),
	trace: unknown().optional()
}));
function jsonOf(written) {
	return foreignJsonOf(written.trim());
}
const answer = (content) => ({ messages: [{
	role: "assistant",
	content
}] });
function responseIn(document, onNegative = () => void 0) {
	const messages = messagesOf(document);
	if (messages === void 0) return void 0;
	for (const key of ["cost_usd", "duration_ms"]) {
		const value = document[key];
		if (value !== void 0 && value < 0) onNegative(key, value);
	}
	return {
		messages: withTrace(messages, document.trace),
		tokenUsage: tokenUsageOf(document.token_usage),
		costUsd: notNegative(document.cost_usd),
		durationMs: notNegative(document.duration_ms)
	};
}
function messagesOf({ output = [], output_messages = [], text }) {
	const messages = output.length > 0 ? output : output_messages;
	if (messages.length > 0) return messages.map(asMessage);
	const content = textOf$1(text);
	return content === void 0 ? void 0 : answer(content).messages;
}
function textOf$1(text) {
	if (typeof text === "string") return text;
	return text === void 0 || text === null ? void 0 : JSON.stringify(text);
}
function asMessage(message) {
	const role = roles.find((known) => known === message.role);
	const metadata = role === void 0 ? {
		...message.metadata,
		role: message.role
	} : message.metadata;
	return {
		role: role ?? "system",
		name: message.name,
		content: contentOf(message.content),
		toolCalls: message.tool_calls?.map(asToolCall),
		startTime: message.start_time,
		endTime: message.end_time,
		durationMs: message.duration_ms,
		metadata
	};
}
const asToolCall = ({ start_time, end_time, duration_ms, input, output, ...call }) => ({
	...call,
	input,
	output,
	startTime: start_time,
	endTime: end_time,
	durationMs: duration_ms
});
function contentOf(content) {
	if (typeof content === "string") return content;
	if (!Array.isArray(content)) return void 0;
	const blocks = content.map((block) => blockSchema.safeParse(block));
	return blocks.every((block) => block.success) ? blocks.map(({ data }) => asPart(data)) : void 0;
}
const blockSchema = lazy(() => looseObject({ type: _enum([
	"text",
	"image",
	"file"
]) }));
function asPart(block) {
	const text = block["value"] ?? block["text"];
	return block.type === "text" && typeof text === "string" ? {
		type: "text",
		value: text
	} : {
		type: "data",
		value: block
	};
}
function tokenUsageOf(usage) {
	if (usage === void 0 || usage.input < 0 || usage.output < 0) return void 0;
	return {
		input: usage.input,
		output: usage.output,
		cached: notNegative(usage.cached)
	};
}
const notNegative = (number) => number === void 0 || number < 0 ? void 0 : number;
// src/run/providers/cli-run.ts
async function runCli(settings, deps, { values, outputEnding, ...where }, signal) {
	try {
		var _usingCtx$2 = _usingCtx();
		const invocation = _usingCtx$2.a(await prepareInvocation(settings.command, values, {
			...settings,
			outputEnding
		}, deps.files));
		if (settings.verbose ?? deps.verbose) deps.notify?.(`In ${where.cwd}: ${invocation.text}`);
		const { text, outputFile, folder } = invocation;
		const mounts = {
			writable: folder === void 0 ? [] : [folder],
			readable: values.files
		};
		return await runProgram({
			...settings,
			...where,
			command: { shell: text },
			mounts,
			text,
			outputFile
		}, deps, signal);
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
async function runProgram({ text, outputFile, leavesNoOrphans, command, cwd, timeoutMs, env, mounts }, { exec, clock, files, childEnv, stepVariables = [] }, signal) {
	const startedAt = clock.now();
	const passed = {
		...childEnv,
		...env
	};
	const ended = await exec.run({
		command,
		cwd,
		env: passed,
		timeoutMs,
		maxBytes: MAX_OUTPUT_BYTES,
		mounts,
		...leavesNoOrphans && { ending: LEAVING }
	}, signal);
	const tookMs = clock.now() - startedAt;
	const ending = endingOf(ended, {
		text,
		timeoutMs
	});
	if (ending.kind === "failed") {
		const said = ended.kind === "exited" ? `${ended.stdout}\n${ended.stderr}` : "";
		const message = withProgramAdvice(ending.message, said, {
			step: stepVariables,
			passed
		});
		return {
			kind: "failed",
			outcome: failed(ending.class, message)
		};
	}
	const written = await writtenBy(ending, outputFile, files);
	return written.kind === "text" ? {
		kind: "written",
		text: written.text,
		tookMs
	} : {
		kind: "failed",
		outcome: failed("crash", written.why)
	};
}
function answeredBy(run, onNegative) {
	if (run.kind === "failed") return run.outcome;
	const response = readCliOutput(run.text, onNegative);
	const error = whyNoRealAnswer(response.messages, response.tokenUsage);
	const durationMs = response.durationMs ?? run.tookMs;
	return {
		kind: "answered",
		response: {
			...response,
			durationMs,
			...error !== void 0 && { error }
		}
	};
}
function negativesReported({ target, notify }) {
	const reported = new Set();
	return (key, value) => {
		if (reported.has(key)) return;
		reported.add(key);
		notify?.(`The target "${target}" answered with "${key}": ${value}. It must be 0 or more, and is ignored.`);
	};
}
const LEAVING = {
	signal: "SIGTERM",
	graceMs: 500,
	endsOrphans: true
};
async function writtenBy({ stdout, notTextAt }, outputFile, files) {
	if (outputFile === void 0 && notTextAt !== void 0) return {
		kind: "nothing",
		why: `The command wrote bytes that are not text (at byte ${notTextAt}) to stdout.`
	};
	if (outputFile === void 0) return {
		kind: "text",
		text: stdout
	};
	if (await files.state(outputFile) !== "file") return {
		kind: "nothing",
		why: `The command ended with exit code 0, but did not write its answer to {OUTPUT_FILE}. What it prints is read only if it does not name {OUTPUT_FILE}.`
	};
	try {
		return {
			kind: "text",
			text: await files.read(outputFile, MAX_OUTPUT_BYTES, { onlyText: true })
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			kind: "nothing",
			why: `The answer in {OUTPUT_FILE} cannot be read: ${messageOf(error)}`
		};
	}
}
// src/run/providers/cli-settings.ts
const commandText$1 = () => requiredText().superRefine((text, context) => {
	for (const message of placeholderProblems(text)) context.addIssue({
		code: "custom",
		message
	});
}).optional();
const seconds = () => number("must be a number of seconds").positive("must be greater than 0").transform((value) => Math.max(1, Math.floor(value * 1e3))).optional();
const healthcheck = () => strictObject({
	type: _enum(["http", "command"], "must be http or command").optional(),
	url: optionalText().refine(isHttpUrl, "must be an address that begins with http:// or https://"),
	command: commandText$1(),
	command_template: commandText$1(),
	commandTemplate: commandText$1(),
	cwd: optionalText(),
	timeout_seconds: seconds(),
	timeoutSeconds: seconds()
}, { error: (issue) => issue.code === "unrecognized_keys" ? unknownKeys(issue.keys) : issue.code === "invalid_type" ? "must be a mapping with a url or a command" : void 0 }).transform(({ type, url, cwd, ...options }, context) => {
	if (context.issues.length > 0) return NEVER;
	const timeoutMs = options.timeout_seconds ?? options.timeoutSeconds;
	const command = options.command ?? options.command_template ?? options.commandTemplate;
	if (url !== void 0 && type !== "command") return {
		kind: "http",
		url,
		timeoutMs
	};
	if (command !== void 0 && type !== "http") return {
		kind: "command",
		command,
		cwd,
		timeoutMs
	};
	const missing = {
		http: "a url",
		command: "a command",
		either: "a url or a command"
	}[type ?? "either"];
	context.addIssue({
		code: "custom",
		message: `needs ${missing}`
	});
	return NEVER;
}).optional();
const HEALTHCHECK_KEYS = [
	"type",
	"url",
	"command",
	"cwd",
	"timeout_seconds"
];
function unknownKeys([key = ""]) {
	const meant = mistypedKey(key, HEALTHCHECK_KEYS);
	const advice = meant === void 0 ? `known: ${listed$1(HEALTHCHECK_KEYS)}` : `did you mean "${meant}"?`;
	return `has the unknown key "${cutEnd(key, 60)}" (${advice})`;
}
const cliOptions = () => object({
	command: commandText$1(),
	command_template: commandText$1(),
	commandTemplate: commandText$1(),
	files_format: optionalText(),
	attachments_format: optionalText(),
	cwd: optionalText(),
	timeout_seconds: seconds(),
	healthcheck: healthcheck(),
	verbose: optionalBoolean(),
	cli_verbose: optionalBoolean(),
	keep_temp_files: optionalBoolean(),
	keep_output_files: optionalBoolean(),
	env: environmentOption(),
	no_env: missingSecretsOption()
}).superRefine((options, context) => {
	if (commandOf(options) === "") context.addIssue({
		code: "custom",
		path: ["command"],
		message: "is required"
	});
});
function cliSettings(options) {
	return {
		command: commandOf(options),
		filesFormat: options.files_format ?? options.attachments_format ?? "{path}",
		cwd: options.cwd,
		timeoutMs: options.timeout_seconds,
		healthcheck: options.healthcheck,
		verbose: options.verbose ?? options.cli_verbose,
		keepFiles: options.keep_temp_files ?? options.keep_output_files ?? false,
		env: options.env
	};
}
const commandOf = ({ command, command_template, commandTemplate }) => command ?? command_template ?? commandTemplate ?? "";
function isHttpUrl(text) {
	return text === void 0 || URL.canParse(text) && /^https?:/i.test(text);
}
// src/run/providers/cli.ts
const cli = defineProvider({
	type: "cli",
	promptMode: "agent",
	canJudge: false,
	isAgent: false,
	images: "any",
	canBatch: true,
	runsPrograms: true,
	runsInContainer: true,
	options: cliOptions,
	create(options, given) {
		const settings = cliSettings(options);
		const onNegative = negativesReported(given);
		const depsFor = (container) => ({
			...inContainer(given, container, options.no_env),
			onNegative
		});
		const checkFor = oncePerImage((container) => sharedCheck(healthcheckOf(settings, depsFor(container))));
		return {
			ask: (question, signal) => orFailed(async () => await checkFor(question.container)(question.attempt, signal) ?? await runCommand(settings, depsFor(question.container), question, signal)),
			askTogether: (questions, signal) => orFailed(async () => await checkFor()(0, signal) ?? await runBatch(settings, depsFor(), questions, signal))
		};
	}
});
async function orFailed(work) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof UserError) return failed("workspace", messageOf(error));
		throw error;
	}
}
async function runCommand(settings, deps, question, signal) {
	const { prompt, testId, attempt, inputFiles } = question;
	const values = {
		prompt: prompt.question,
		guidelines: prompt.guidelines?.text,
		evalId: testId,
		attempt,
		files: inputFiles
	};
	const cwd = question.workspacePath ?? resolve(deps.suiteFolder, settings.cwd ?? ".");
	const leavesNoOrphans = question.workspacePath !== void 0;
	return answeredBy(await runCli({
		...settings,
		timeoutMs: question.timeLimitMs ?? settings.timeoutMs
	}, deps, {
		values,
		cwd,
		outputEnding: ".json",
		leavesNoOrphans
	}, signal), deps.onNegative);
}
async function runBatch(settings, deps, questions, signal) {
	const run = await runCli(settings, deps, {
		values: {
			prompt: "",
			evalId: "batch",
			attempt: 0,
			files: [...new Set(questions.flatMap(({ inputFiles }) => inputFiles))]
		},
		cwd: resolve(deps.suiteFolder, settings.cwd ?? "."),
		outputEnding: ".jsonl",
		leavesNoOrphans: false
	}, signal);
	if (run.kind === "failed") return run.outcome;
	const read = readBatch(run.text);
	if (read.kind === "wrong") return failed("crash", `The output of the batch is invalid: ${read.why}.`);
	return {
		kind: "answered",
		outcomes: new Map(read.records.map((record) => [record.id, outcomeOf(record, run.tookMs / questions.length, deps.onNegative)]))
	};
}
const recordSchema = lazy(() => cliDocumentSchema.unwrap().extend({ id: string().trim().min(1) }));
function readBatch(written) {
	const records = new Map();
	for (const [index, line] of written.split("\n").entries()) {
		if (line.trim() === "") continue;
		const { data } = recordSchema.safeParse(jsonOf(line));
		if (data === void 0) return {
			kind: "wrong",
			why: `line ${index + 1} is not a JSON object with the "id" of a test and an answer`
		};
		if (records.has(data.id)) return {
			kind: "wrong",
			why: `line ${index + 1} has an "id" that an earlier line has`
		};
		records.set(data.id, data);
	}
	return {
		kind: "records",
		records: [...records.values()]
	};
}
function outcomeOf(record, shareMs, onNegative) {
	const response = responseIn(record, onNegative) ?? { messages: [] };
	const error = whyNoRealAnswer(response.messages, response.tokenUsage);
	const durationMs = response.durationMs ?? shareMs;
	return {
		kind: "answered",
		response: {
			...response,
			durationMs,
			...error !== void 0 && { error }
		}
	};
}
// src/run/streams/codex.ts
const codexStream = () => agentStream((state, event, at) => {
	const { trajectory, reported } = state;
	switch (event["type"]) {
		case "thread.started":
			reported.sessionId = textAt(event, "thread_id");
			break;
		case "item.started":
			takeItem$1(trajectory, recordAt(event, "item"), at, false);
			break;
		case "item.completed":
			takeItem$1(trajectory, recordAt(event, "item"), at, true);
			break;
		case "turn.completed":
			reported.tokenUsage = usageIn$3(recordAt(event, "usage")) ?? reported.tokenUsage;
			state.end = { kind: "done" };
			break;
		case "turn.failed":
			state.end = {
				kind: "failed",
				error: errorOf$1(textAt(event, "error", "message"))
			};
			break;
		case "error": if (state.end.kind === "open") state.end = {
			kind: "open",
			lastError: errorOf$1(textAt(event, "message"))
		};
	}
});
function takeItem$1(trajectory, item, at, isOver) {
	const type = textAt(item, "type") ?? "";
	if (type === "agent_message") {
		if (isOver) trajectory.say(textAt(item, "text") ?? "");
		return;
	}
	const call = callIn$1(type, item);
	const id = textAt(item, "id");
	if (call === void 0 || id === void 0) return;
	trajectory.startCall({
		id,
		tool: call.tool,
		input: call.input,
		at
	});
	if (isOver) trajectory.endCall(id, {
		output: call.output,
		isError: call.isError,
		at
	});
}
function callIn$1(type, item) {
	const status = textAt(item, "status");
	switch (type) {
		case "command_execution": {
			const exitCode = valueAt(item, "exit_code");
			const isError = status === "failed" || typeof exitCode === "number" && exitCode !== 0;
			return {
				tool: type,
				input: { command: ownCommand(item["command"]) },
				output: item["aggregated_output"],
				isError
			};
		}
		case "file_change": return {
			tool: type,
			input: valueAt(item, "changes"),
			output: void 0,
			isError: status === "failed"
		};
		case "mcp_tool_call": {
			const error = valueAt(item, "error") ?? void 0;
			const tool = `mcp:${textAt(item, "server") ?? ""}/${textAt(item, "tool") ?? ""}`;
			const output = error ?? valueAt(item, "result") ?? void 0;
			return {
				tool,
				input: valueAt(item, "arguments"),
				output,
				isError: status === "failed" || error !== void 0
			};
		}
		case "web_search": return {
			tool: type,
			input: { query: item["query"] },
			output: void 0,
			isError: false
		};
		default: return;
	}
}
const ownCommand = (command) => typeof command === "string" ? scriptOf(shellWords(command) ?? []) ?? command : command;
const usageIn$3 = (usage) => usageOf({
	input: numberAt(usage, "input_tokens"),
	output: numberAt(usage, "output_tokens"),
	cached: numberAt(usage, "cached_input_tokens"),
	reasoning: numberAt(usage, "reasoning_output_tokens") ?? numberAt(usage, "reasoning_tokens")
});
const errorOf$1 = (message = "The turn failed without a reason") => ({
	message,
	httpStatus: statusIn(message)
});
// src/run/providers/codex.ts
const efforts = [
	"minimal",
	"low",
	"medium",
	"high",
	"xhigh"
];
const codex = defineProvider({
	type: "codex",
	aliases: ["codex-cli"],
	...agentTraits,
	options: () => object({
		...agentOptions(),
		model_reasoning_effort: optionalText().pipe(_enum(efforts, `must be one of ${efforts.join(", ")}`).optional())
	}),
	notes: ({ args, arguments: older, home, env }) => home === "private" && env?.["CODEX_HOME"] === void 0 && (args ?? older ?? []).some(isProfile) ? [{
		path: [args === void 0 ? "arguments" : "args"],
		message: NO_PROFILE
	}] : [],
	create({ model_reasoning_effort: effort, ...options }, deps) {
		const settings = agentSettings(options, {
			program: PROGRAM$2,
			cwd: deps.cwd,
			type: "codex"
		});
		return agentProvider(codexAgent(effort), settings, deps);
	}
});
const PROGRAM$2 = "codex";
const isProfile = (arg) => /^(?:-p|--profile(?:=.*)?)$/.test(arg);
const NO_PROFILE = "name a profile, which Codex reads from its home folder, and that is a new one in each call: set \"home: user\"";
const codexAgent = (effort) => ({
	name: "Codex",
	program: PROGRAM$2,
	install: "npm install --global @openai/codex",
	firstSignal: "SIGINT",
	variables: [
		"OPENAI_*",
		"AZURE_OPENAI_*",
		"CODEX_*"
	],
	configVariables: ["CODEX_HOME"],
	mcpInHome: true,
	call: ({ prompt, inputFiles, images = [] }, { args, model, systemPrompt, readsProject, mcpServers }) => ({
		args: [
			...[
				"exec",
				"--json",
				...images.flatMap(({ path }) => ["--image", path])
			],
			...[
				"--color",
				"never",
				"--skip-git-repo-check"
			],
			...choosesSandbox(args) ? [] : ["--dangerously-bypass-approvals-and-sandbox"],
			...model === void 0 ? [] : ["-c", `model=${JSON.stringify(model)}`],
			...effort === void 0 ? [] : ["-c", `model_reasoning_effort="${effort}"`],
			...readsProject ? [] : ["-c", "project_doc_max_bytes=0"]
		],
		lastArgs: ["-"],
		stdin: withSystemPrompt(systemPrompt, agentDocument({
			prompt,
			inputFiles
		})),
		homeFiles: { ".codex/config.toml": `${QUIET}${mcpServers.map(mcpTable).join("")}` },
		stream: codexStream()
	})
});
const QUIET = `check_for_update_on_startup = false
[analytics]
enabled = false
[feedback]
enabled = false
[features]
plugins = false
apps = false
[shell_environment_policy]
ignore_default_excludes = false
`;
const toml = (value) => JSON.stringify(value);
function mcpTable({ name, ...server }) {
	const table = (part, entries) => Object.keys(entries).length === 0 ? "" : `[mcp_servers.${name}.${part}]\n${Object.entries(entries).map(([key, value]) => `${toml(key)} = ${toml(value)}\n`).join("")}`;
	return `[mcp_servers.${name}]\n${"command" in server ? `command = ${toml(server.command)}\nargs = ${toml(server.args)}\n${table("env", server.env)}` : `url = ${toml(server.url)}\n${table("http_headers", server.headers)}`}`;
}
const choosesSandbox = (args) => args.some((arg) => /^(?:-s|--sandbox(?:=.*)?|--dangerously-.*|--yolo|sandbox_mode=.*)$/.test(arg));
// src/run/sessions/codex.ts
function readCodexSession(records) {
	const trajectory = new Trajectory();
	const ended = new Set();
	for (const record of records) {
		const payload = recordAt(record, "payload");
		const at = timeOf(record);
		if (record["type"] === "response_item") takeItem(trajectory, payload, {
			at,
			ended
		});
		if (record["type"] === "event_msg") takeEnd$1(trajectory, payload, {
			at,
			ended
		});
	}
	const last = (type) => recordAt(records.findLast((record) => record["type"] === type), "payload");
	const counts = records.findLast((record) => textAt(record, "payload", "type") === "token_count" && hasTotal(record));
	const meta = recordAt(records.find((record) => record["type"] === "session_meta"), "payload");
	return {
		trajectory,
		id: textAt(meta, "id"),
		cwd: textAt(meta, "cwd"),
		version: textAt(meta, "cli_version"),
		model: textAt(last("turn_context"), "model"),
		tokenUsage: usageIn$3(recordAt(counts, "payload", "info", "total_token_usage")),
		span: spanOf(records)
	};
}
const hasTotal = (record) => numberAt(record, "payload", "info", "total_token_usage", "input_tokens") !== void 0;
function takeItem(trajectory, item, { at, ended }) {
	const type = textAt(item, "type") ?? "";
	const id = textAt(item, "call_id") ?? textAt(item, "id");
	if (type === "message") takeMessage$2(trajectory, item);
	else if (OUTPUTS.includes(type)) {
		if (id !== void 0 && !ended.has(id)) trajectory.endCall(id, {
			...resultIn(item),
			at
		});
	} else {
		const call = callIn(type, item);
		if (call !== void 0 && id !== void 0) trajectory.startCall({
			id,
			...call,
			at
		});
	}
}
const OUTPUTS = [
	"function_call_output",
	"custom_tool_call_output",
	"local_shell_call_output"
];
function takeMessage$2(trajectory, item) {
	const text = listAt(item, "content").flatMap((part) => textAt(part, "text") ?? []).join("\n");
	const role = textAt(item, "role");
	if (role === "assistant") trajectory.say(text);
	if (role === "user" && !isOfHarness(item, text)) trajectory.hear(text);
}
function isOfHarness(item, text) {
	const sources = listAt(item, "internal_chat_message_metadata_passthrough", "content_item_metadata").map((each) => textAt(each, "provenance", "type"));
	if (sources.length > 0) return sources.every((source) => source === "harness");
	return /^\s*(?:<(?:environment_context|user_instructions|permissions instructions|turn_aborted)>|# AGENTS\.md instructions)/.test(text);
}
function callIn(type, item) {
	switch (type) {
		case "function_call": return functionCall(textAt(item, "name") ?? "", textAt(item, "namespace"), textAt(item, "arguments") ?? "");
		case "local_shell_call": return {
			tool: "command_execution",
			input: { command: commandText(valueAt(item, "action", "command")) }
		};
		case "custom_tool_call": {
			const name = textAt(item, "name") ?? "";
			const input = valueAt(item, "input");
			return name === "apply_patch" ? {
				tool: "file_change",
				input: { patch: input }
			} : {
				tool: name,
				input
			};
		}
		case "web_search_call": return {
			tool: "web_search",
			input: { query: valueAt(item, "action", "query") }
		};
		default: return;
	}
}
function functionCall(name, namespace, text) {
	const input = eventIn(text);
	const command = SHELLS.includes(name) ? commandText(input?.["cmd"] ?? input?.["command"]) : void 0;
	if (command !== void 0) {
		const { cmd: _cmd, ...rest } = input ?? {};
		return {
			tool: "command_execution",
			input: {
				...rest,
				command
			}
		};
	}
	if (name === "apply_patch") return {
		tool: "file_change",
		input: input ?? { patch: text }
	};
	const [server, tool] = serverTool(name, namespace);
	return {
		tool: server === void 0 ? name : `mcp:${server}/${tool}`,
		input: input ?? text
	};
}
const SHELLS = [
	"exec_command",
	"shell",
	"shell_command",
	"container.exec"
];
function serverTool(name, namespace = "") {
	if (namespace.startsWith("mcp__")) return [namespace.slice(5), name];
	const [, server, tool = ""] = /^mcp__(.+?)__(.+)$/s.exec(name) ?? [];
	return [server, tool];
}
function commandText(command) {
	if (typeof command === "string") return command;
	if (!Array.isArray(command)) return void 0;
	const words = command.map(String);
	return scriptOf(words) ?? words.join(" ");
}
function resultIn(item) {
	const output = valueAt(item, "output");
	const text = typeof output === "string" ? output : textAt(output, "content");
	if (text === void 0) return {
		output,
		isError: valueAt(output, "success") === false
	};
	const wrapped = eventIn(text);
	const reported = textAt(wrapped, "output");
	if (reported !== void 0) return {
		output: reported,
		isError: (numberAt(wrapped, "metadata", "exit_code") ?? 0) !== 0
	};
	const code = /^(?:Process exited with code|Exit code:) (-?\d+)/m.exec(text.slice(0, LONGEST_HEAD))?.[1];
	const body = /^Output:\n([\s\S]*)$/m.exec(text)?.[1];
	return {
		output: code === void 0 ? text : body ?? text,
		isError: code !== void 0 && Number(code) !== 0
	};
}
const LONGEST_HEAD = 1e3;
function takeEnd$1(trajectory, message, { at, ended }) {
	const item = textAt(message, "type") === "item_completed" ? recordAt(message, "item") : message;
	const isEnd = textAt(item, "type") === "CommandExecution" || textAt(message, "type") === "exec_command_end";
	const id = textAt(item, "call_id") ?? textAt(item, "id");
	const exitCode = valueAt(item, "exit_code");
	if (!isEnd || id === void 0 || typeof exitCode !== "number") return;
	ended.add(id);
	const output = valueAt(item, "aggregated_output") ?? valueAt(item, "stdout");
	trajectory.endCall(id, {
		output,
		isError: exitCode !== 0,
		at: numberAt(message, "completed_at_ms") ?? at
	});
}
// src/run/providers/codex-log.ts
const codexLog = sessionLog({
	type: "codex-log",
	agent: "Codex",
	read: readCodexSession,
	folder: ["sessions_dir", "~/.codex/sessions"],
	more: () => ({ date: optionalText().refine((date) => date === void 0 || /^\d{4}-\d\d-\d\d$/.test(date), "must be a day, as 2026-01-31") }),
	patterns: (id, { date }) => [`${date?.replaceAll("-", "/") ?? "*/*/*"}/rollout-*${id === void 0 ? "" : `-${id}`}.jsonl`]
});
// src/run/sessions/new-files.ts
const LARGEST_FILE = 524288;
const MOST_FILES = 1e3;
const MOST_TEXT = 10485760;
const TOOL_FOLDERS = [
	".git",
	"node_modules",
	".agentv",
	"__pycache__"
];
async function newFilesIn(folder, files) {
	if (await files.state(folder) !== "folder") return void 0;
	const left = TOOL_FOLDERS.map((name) => `!**/${name}/**`);
	const paths = await files.glob(["**", ...left], {
		cwd: folder,
		followLinks: false
	});
	const diffs = [];
	let length = 0;
	for (const path of paths.slice(0, MOST_FILES)) {
		const text = await textOf(path, files);
		if (text === void 0) continue;
		length += text.length;
		if (length > MOST_TEXT) break;
		diffs.push(diffOfNewFile(relative(folder, path).split(sep).join("/"), text));
	}
	return diffs.length === 0 ? void 0 : diffs.join("\n");
}
function diffOfNewFile(path, text) {
	const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
	const name = path.replaceAll(/[\r\n]/g, "?");
	const head = [`diff --git a/${name} b/${name}`, "new file mode 100644"];
	if (lines.length === 0) return head.join("\n");
	return [
		...head,
		"--- /dev/null",
		`+++ b/${name}`,
		`@@ -0,0 +1,${lines.length} @@`,
		...lines.map((line) => `+${line}`)
	].join("\n");
}
async function textOf(path, files) {
	try {
		return await files.read(path, LARGEST_FILE, { onlyText: true });
	} catch (error) {
		if (error instanceof UserError) return void 0;
		throw error;
	}
}
// src/run/streams/copilot.ts
function copilotStream() {
	let error;
	let isRefused = false;
	let count = 0;
	return agentStream((state, event, at) => {
		const { trajectory, reported } = state;
		const data = recordAt(event, "data");
		const when = timeAt(event, "timestamp") ?? at;
		switch (event["type"]) {
			case "assistant.message":
				count += 1;
				reported.model = textAt(data, "model") ?? reported.model;
				isRefused = textAt(data, "content") === FILTERED;
				if (isRefused) break;
				takeMessage$1(trajectory, data, `message ${count}`);
				break;
			case "tool.execution_start":
				takeStart$1(trajectory, data, when);
				break;
			case "tool.execution_complete":
				takeComplete(trajectory, data, when);
				break;
			case "session.error":
				error = {
					message: textAt(data, "message") ?? textAt(data, "errorType") ?? "an error without a reason",
					httpStatus: numberAt(data, "statusCode")
				};
				if (state.end.kind === "open") state.end = {
					kind: "open",
					lastError: error
				};
				break;
			case "result": {
				reported.sessionId = textAt(event, "sessionId");
				const code = valueAt(event, "exitCode");
				const isDone = code === 0 || code === void 0;
				const failure = error ?? { message: `it ended with exit code ${String(code)}` };
				state.end = isRefused ? { kind: "refused" } : isDone ? { kind: "done" } : {
					kind: "failed",
					error: failure
				};
				break;
			}
		}
	});
}
const FILTERED = "The model returned no content because the response was blocked by content filtering.";
function takeMessage$1(trajectory, data, key) {
	trajectory.say(textAt(data, "content") ?? "", key);
	for (const request of listAt(data, "toolRequests")) {
		const [id, tool] = [textAt(request, "toolCallId"), textAt(request, "name") ?? textAt(request, "toolName")];
		if (id !== void 0 && tool !== void 0) trajectory.startCall({
			id,
			tool,
			input: valueAt(request, "arguments")
		}, key);
	}
}
function takeStart$1(trajectory, data, at) {
	const [server, ofServer] = [textAt(data, "mcpServerName"), textAt(data, "mcpToolName")];
	const isOfServer = server !== void 0 && ofServer !== void 0;
	const [id, tool] = [textAt(data, "toolCallId"), isOfServer ? `mcp:${server}/${ofServer}` : textAt(data, "toolName")];
	if (id !== void 0 && tool !== void 0) trajectory.startCall({
		id,
		tool,
		input: valueAt(data, "arguments"),
		at
	});
}
function takeComplete(trajectory, data, at) {
	const id = textAt(data, "toolCallId");
	if (id === void 0) return;
	const exitCode = numberAt(data, "shellExecution", "exitCode") ?? 0;
	const output = textAt(data, "result", "content")?.replace(/\n?<shellId: [^>\n]*>\s*$/, "\n") ?? textAt(data, "error", "message") ?? valueAt(data, "result");
	trajectory.endCall(id, {
		output,
		isError: data["success"] === false || exitCode !== 0,
		at
	});
}
function copilotUsage(report) {
	const usages = Object.values(recordAt(report, "modelMetrics")).flatMap((metrics) => {
		const usage = recordAt(metrics, "usage");
		return usageOf({
			input: numberAt(usage, "inputTokens"),
			output: numberAt(usage, "outputTokens"),
			cached: numberAt(usage, "cacheReadTokens"),
			reasoning: numberAt(usage, "reasoningTokens")
		}) ?? [];
	});
	return sumTokens(usages);
}
// src/run/providers/copilot.ts
const copilot = defineProvider({
	type: "copilot-cli",
	aliases: ["copilot", "copilot-sdk"],
	...agentTraits,
	options: () => object({
		...agentOptions(),
		cli_path: optionalText(),
		github_token: optionalSecret(),
		base_url: httpUrl(),
		subprovider: optionalText().pipe(_enum([
			"openai",
			"azure",
			"anthropic"
		], "must be openai, azure or anthropic").optional()),
		api_key: optionalKey(),
		bearer_token: optionalSecret(),
		api_version: optionalText(),
		api_format: optionalText().pipe(_enum([
			"completions",
			"chat",
			"responses"
		], "must be completions or responses").optional())
	}).superRefine(...keyRule(() => false)).refine(({ base_url, model }) => base_url === void 0 || model !== void 0, {
		path: ["model"],
		error: "is required with base_url",
		when: ({ issues }) => issues.length === 0
	}),
	create(options, deps) {
		const { cli_path: path, ...common } = options;
		const settings = agentSettings({
			...common,
			executable: common.executable ?? path
		}, {
			program: PROGRAM$1,
			cwd: deps.cwd,
			type: "copilot-cli"
		});
		return agentProvider(copilotAgent(deps.childEnv), {
			...settings,
			env: {
				...ownModel(options),
				...settings.env
			}
		}, deps);
	}
});
const PROGRAM$1 = "copilot";
const copilotAgent = (childEnv) => ({
	name: "Copilot CLI",
	program: PROGRAM$1,
	install: "npm install --global @github/copilot",
	firstSignal: "SIGINT",
	variables: ["COPILOT_*"],
	configVariables: ["COPILOT_HOME"],
	call({ prompt, inputFiles, images = [] }, { model, systemPrompt, readsProject, env, home, mcpServers }, locations) {
		const { temporary } = locations;
		const userHome = childEnv["HOME"] ?? childEnv["USERPROFILE"];
		const itsHome = home === "private" ? locations.home : userHome ?? locations.home;
		const state = env["COPILOT_HOME"] ?? childEnv["COPILOT_HOME"] ?? join(itsHome, ".copilot");
		const stream = copilotStream();
		const usageFile = join(temporary, "copilot-usage.json");
		return {
			args: [
				...[
					"--output-format",
					"json",
					"--allow-all-tools",
					"--yolo",
					"--no-ask-user",
					"--no-color"
				],
				...[
					"--usage-output-file",
					usageFile,
					"--log-dir",
					temporary
				],
				...model === void 0 ? [] : ["--model", model],
				...images.flatMap(({ path }) => ["--attachment", path]),
				...readsProject ? [] : ["--no-custom-instructions"],
				...mcpServers.length === 0 ? [] : ["--additional-mcp-config", `@${join(temporary, MCP_FILE)}`]
			],
			stdin: withSystemPrompt(systemPrompt, agentDocument({
				prompt,
				inputFiles
			})),
			env: {
				COPILOT_AUTO_UPDATE: "false",
				...userHome !== void 0 && { COPILOT_CACHE_HOME: join(userHome, ".cache", "copilot") }
			},
			...mcpServers.length > 0 && { temporaryFiles: { [MCP_FILE]: mcpConfig$1(mcpServers) } },
			stream,
			async leftovers(files) {
				const tokenUsage = copilotUsage(await readReport(usageFile, files));
				const { sessionId = "" } = stream.reported;
				const fileChanges = /^[\w-]+$/.test(sessionId) ? await newFilesIn(join(state, "session-state", sessionId, "files"), files) : void 0;
				return {
					...tokenUsage && { tokenUsage },
					...fileChanges !== void 0 && { fileChanges }
				};
			}
		};
	}
});
const MCP_FILE = "mcp-servers.json";
const mcpConfig$1 = (servers) => {
	const tools = ["*"];
	return JSON.stringify({ mcpServers: mcpServersJson(servers, {
		local: {
			type: "local",
			tools
		},
		remote: {
			type: "http",
			tools
		}
	}) });
};
function ownModel(options) {
	const { github_token: token, base_url: url, bearer_token: bearer, api_key: key, api_format: format } = options;
	const login = token === void 0 ? {} : { COPILOT_GITHUB_TOKEN: token };
	if (url === void 0) return login;
	return {
		...login,
		COPILOT_PROVIDER_BASE_URL: url,
		...options.subprovider !== void 0 && { COPILOT_PROVIDER_TYPE: options.subprovider },
		...bearer !== void 0 && { COPILOT_PROVIDER_BEARER_TOKEN: bearer },
		...bearer === void 0 && key !== void 0 && { COPILOT_PROVIDER_API_KEY: key.text },
		...format !== void 0 && { COPILOT_PROVIDER_WIRE_API: format === "chat" ? "completions" : format },
		...options.api_version !== void 0 && { COPILOT_PROVIDER_AZURE_API_VERSION: options.api_version },
		...options.model !== void 0 && { COPILOT_MODEL: options.model },
		COPILOT_OFFLINE: "true"
	};
}
const LONGEST_REPORT = 1e6;
async function readReport(path, files) {
	try {
		return await files.state(path) === "file" ? eventIn(await files.read(path, LONGEST_REPORT)) : void 0;
	} catch (error) {
		if (error instanceof UserError) return void 0;
		throw error;
	}
}
// src/run/sessions/copilot.ts
function readCopilotSession(records) {
	const { trajectory, take } = copilotStream();
	const askedSkills = new Set();
	let skills = 0;
	let model;
	for (const record of records) {
		const data = recordAt(record, "data");
		const at = timeOf(record);
		if (record["type"] === "user.message") trajectory.hear(textAt(data, "content") ?? "");
		if (record["type"] === "assistant.message") model = textAt(data, "model") ?? model;
		for (const skill of skillsAskedFor(data)) askedSkills.add(skill);
		const skill = record["type"] === "skill.invoked" ? textAt(data, "name") : void 0;
		if (skill !== void 0 && !askedSkills.delete(skill)) {
			skills += 1;
			trajectory.startCall({
				id: `skill ${skills}`,
				tool: "skill",
				input: { skill },
				at
			});
			trajectory.endCall(`skill ${skills}`, {
				isError: false,
				at
			});
		}
		take(record, at);
	}
	const start = recordAt(records.find((record) => record["type"] === "session.start"), "data");
	const shutdown = records.findLast((record) => record["type"] === "session.shutdown");
	return {
		trajectory,
		id: textAt(start, "sessionId"),
		cwd: textAt(start, "context", "cwd"),
		version: textAt(start, "copilotVersion"),
		model: model ?? textAt(start, "selectedModel"),
		tokenUsage: copilotUsage(recordAt(shutdown, "data")),
		span: spanOf(records)
	};
}
const skillsAskedFor = (data) => listAt(data, "toolRequests").flatMap((request) => textAt(request, "name") === "skill" ? textAt(request, "arguments", "skill") ?? [] : []);
// src/run/providers/copilot-log.ts
const copilotLog = defineProvider({
	type: "copilot-log",
	...recordingTraits,
	options: () => object({
		...sessionOptions(),
		session_dir: optionalText(),
		session_state_dir: optionalText()
	}).refine((given) => [
		given.session_dir,
		given.session_id,
		given.discover
	].some(Boolean), unchosen("session_dir")),
	create(options, deps) {
		const { files } = deps;
		const cwd = options.cwd === void 0 ? void 0 : locationOf(options.cwd, deps);
		const folder = locationOf(options.session_state_dir ?? "~/.copilot/session-state", deps);
		return sessionProvider({
			agent: "Copilot CLI",
			read: readCopilotSession,
			async find() {
				if (options.session_dir !== void 0) return join(locationOf(options.session_dir, deps), EVENTS);
				if (options.session_id !== void 0) return join(folder, options.session_id, EVENTS);
				const fits = async (path) => {
					const worked = await cwdOf(join(dirname(path), "workspace.yaml"), files);
					return worked !== void 0 && (cwd === void 0 || worked === cwd);
				};
				return newestSession({
					folder,
					patterns: [`*/${EVENTS}`],
					agent: "Copilot CLI",
					fits
				}, files);
			},
			changes: (path) => newFilesIn(join(dirname(path), "files"), files)
		}, files);
	}
});
const EVENTS = "events.jsonl";
const LONGEST_YAML = 1e6;
async function cwdOf(path, files) {
	try {
		return unquoted(/^cwd: *(.*?) *\r?$/m.exec(await files.read(path, LONGEST_YAML))?.[1] ?? "");
	} catch (error) {
		if (error instanceof UserError) return void 0;
		throw error;
	}
}
function unquoted(scalar) {
	if (/^'.*'$/.test(scalar)) return scalar.slice(1, -1).replaceAll("''", "'");
	return /^".*"$/.test(scalar) ? textAt(eventIn(`{"cwd":${scalar}}`), "cwd") ?? scalar : scalar;
}
// src/run/streams/gemini.ts
function geminiStream() {
	let lastError;
	return agentStream((state, event, at) => {
		const { trajectory, reported } = state;
		const when = timeAt(event, "timestamp") ?? at;
		const id = textAt(event, "tool_id");
		switch (event["type"]) {
			case "init":
				reported.model = textAt(event, "model");
				reported.sessionId = textAt(event, "session_id");
				break;
			case "message":
				if (textAt(event, "role") !== "assistant") break;
				if (event["delta"] === true) trajectory.sayMore(textAt(event, "content") ?? "");
				else trajectory.say(textAt(event, "content") ?? "");
				break;
			case "tool_use": {
				const tool = textAt(event, "tool_name");
				if (id === void 0 || tool === void 0) break;
				trajectory.startCall({
					id,
					tool,
					input: valueAt(event, "parameters"),
					at: when
				});
				break;
			}
			case "tool_result":
				if (id === void 0) break;
				trajectory.endCall(id, {
					output: valueAt(event, "output") ?? textAt(event, "error", "message"),
					isError: event["status"] === "error",
					at: when
				});
				break;
			case "error":
				lastError = errorOf(textAt(event, "message"));
				if (state.end.kind === "open") state.end = {
					kind: "open",
					lastError
				};
				break;
			case "result":
				reported.tokenUsage = usageIn$2(recordAt(event, "stats"));
				state.end = event["status"] === "success" ? { kind: "done" } : failedIn(event, lastError);
		}
	});
}
function failedIn(result, lastError) {
	const message = textAt(result, "error", "message");
	return {
		kind: "failed",
		error: message === void 0 && lastError !== void 0 ? lastError : errorOf(message)
	};
}
const errorOf = (message = "it ended without a reason") => ({
	message,
	httpStatus: statusIn(message)
});
function usageIn$2(stats) {
	const [input, output] = [numberAt(stats, "input_tokens"), numberAt(stats, "output_tokens")];
	if (input === void 0 || output === void 0) return void 0;
	const total = numberAt(stats, "total_tokens");
	const reasoning = total === void 0 ? void 0 : Math.max(0, total - input - output);
	return usageOf({
		input,
		output: output + (reasoning ?? 0),
		cached: numberAt(stats, "cached"),
		reasoning
	});
}
// src/run/providers/gemini-cli.ts
const geminiCli = defineProvider({
	type: "gemini-cli",
	...agentTraits,
	images: [
		"image/png",
		"image/jpeg",
		"image/webp"
	],
	options: () => object(agentOptions()),
	create: (options, deps) => agentProvider(AGENT$1, agentSettings(options, {
		program: AGENT$1.program,
		cwd: deps.cwd,
		type: "gemini-cli"
	}), deps)
});
const AGENT$1 = {
	name: "Gemini CLI",
	program: "gemini",
	install: "npm install --global @google/gemini-cli",
	firstSignal: "SIGTERM",
	variables: ["GEMINI_*", "GOOGLE_*"],
	configVariables: ["GEMINI_CLI_HOME"],
	mcpInHome: true,
	call: ({ prompt, inputFiles, images = [] }, { model, systemPrompt, readsProject, mcpServers }) => ({
		args: [
			...[
				"--output-format",
				"stream-json",
				"--approval-mode",
				"yolo",
				"--skip-trust"
			],
			...model === void 0 ? [] : ["-m", model],
			...[...new Set(images.map(({ path }) => dirname(path)))].flatMap((folder) => ["--include-directories", folder])
		],
		stdin: [withSystemPrompt(systemPrompt, agentDocument({
			prompt,
			inputFiles
		})), ...images.map(shown)].join("\n\n"),
		env: {
			GEMINI_CLI_TRUST_WORKSPACE: "true",
			GEMINI_CLI_NO_RELAUNCH: "true"
		},
		homeFiles: { ".gemini/settings.json": JSON.stringify({
			...readsProject ? SETTINGS : WITHOUT_PROJECT,
			...mcpSettings(mcpServers)
		}) },
		stream: geminiStream()
	}),
	exitCodes: exitCode
};
const shown = ({ path }) => `@${path.replaceAll(/[\s()[\]{};,|*?$`'"#&<>!~]/g, "\\$&")}`;
const SETTINGS = {
	security: { auth: { selectedType: "gemini-api-key" } },
	privacy: { usageStatisticsEnabled: false },
	telemetry: { enabled: false },
	general: {
		enableAutoUpdate: false,
		maxAttempts: 3
	}
};
const mcpSettings = (servers) => servers.length > 0 && { mcpServers: mcpServersJson(servers, {
	local: { trust: true },
	remote: { trust: true },
	url: "httpUrl"
}) };
const WITHOUT_PROJECT = {
	...SETTINGS,
	context: { fileName: [".no-instructions-for-evals"] }
};
function exitCode(code) {
	const status = [
		400,
		401,
		403,
		404,
		429,
		500,
		502,
		503,
		504
	].find((known) => known % 256 === code);
	if (status !== void 0) return {
		message: `the model server answered HTTP ${status}`,
		httpStatus: status
	};
	if (code === 41) return {
		message: "it found no way to sign in (exit code 41)",
		class: "auth"
	};
	if (code === 53) return {
		message: "it reached the most turns that it may take",
		class: "crash"
	};
	if (code === 55) return {
		message: "it does not trust the folder (exit code 55)",
		class: "config"
	};
}
// src/run/providers/mock.ts
const DEFAULT_RESPONSE = JSON.stringify({ answer: "This is a mock target. No model was called." });
const mock = defineProvider({
	type: "mock",
	...modelTraits,
	images: "any",
	answersAtOnce: true,
	isFree: true,
	options: () => object({ response: verbatimText() }),
	create: ({ response: content = DEFAULT_RESPONSE }) => ({ ask: async () => ({
		kind: "answered",
		response: { messages: [{
			role: "assistant",
			content
		}] }
	}) })
});
// src/run/streams/opencode.ts
const opencodeStream = () => agentStream((state, event, at) => {
	const { trajectory, reported } = state;
	const part = recordAt(event, "part");
	reported.sessionId ??= textAt(event, "sessionID");
	switch (event["type"]) {
		case "step_start":
			trajectory.nextMessage();
			if (state.end.kind === "done") state.end = { kind: "open" };
			break;
		case "text":
			trajectory.say(textAt(part, "text") ?? "");
			break;
		case "tool_use":
			takeTool(trajectory, part, at);
			break;
		case "step_finish": {
			reported.tokenUsage = sumTokens([reported.tokenUsage ?? [], usageIn$1(recordAt(part, "tokens")) ?? []].flat());
			const cost = numberAt(part, "cost") ?? 0;
			if (cost > 0) reported.costUsd = (reported.costUsd ?? 0) + cost;
			const reason = textAt(part, "reason");
			state.end = reason === "stop" || reason === "length" ? { kind: "done" } : { kind: "open" };
			break;
		}
		case "error": state.end = {
			kind: "failed",
			error: errorIn(recordAt(event, "error"))
		};
	}
});
function takeTool(trajectory, part, at) {
	const [id, tool] = [textAt(part, "callID"), textAt(part, "tool")];
	if (id === void 0 || tool === void 0) return;
	const state = recordAt(part, "state");
	const exit = valueAt(state, "metadata", "exit");
	trajectory.startCall({
		id,
		tool,
		input: valueAt(state, "input"),
		at: numberAt(state, "time", "start")
	});
	trajectory.endCall(id, {
		output: valueAt(state, "output") ?? valueAt(state, "error"),
		isError: textAt(state, "status") === "error" || typeof exit === "number" && exit !== 0,
		at: numberAt(state, "time", "end") ?? at
	});
}
function errorIn(error) {
	const message = textAt(error, "data", "message") ?? textAt(error, "message") ?? textAt(error, "name") ?? "an error";
	return {
		message,
		httpStatus: numberAt(error, "data", "statusCode") ?? statusIn(message)
	};
}
function usageIn$1(tokens) {
	const [input, output] = [numberAt(tokens, "input"), numberAt(tokens, "output")];
	const cached = numberAt(tokens, "cache", "read");
	const reasoning = numberAt(tokens, "reasoning");
	return usageOf({
		input: input === void 0 ? void 0 : input + (cached ?? 0) + (numberAt(tokens, "cache", "write") ?? 0),
		output: output === void 0 ? void 0 : output + (reasoning ?? 0),
		cached,
		reasoning
	});
}
// src/run/providers/opencode.ts
const opencode = defineProvider({
	type: "opencode",
	aliases: ["opencode-cli"],
	...agentTraits,
	options: () => object(agentOptions()),
	create: (options, deps) => agentProvider(AGENT, agentSettings(options, {
		program: AGENT.program,
		cwd: deps.cwd,
		type: "opencode"
	}), deps)
});
const AGENT = {
	name: "opencode",
	program: "opencode",
	install: "npm install --global opencode-ai",
	firstSignal: "SIGTERM",
	variables: [
		"OPENCODE_*",
		"OPENAI_*",
		"ANTHROPIC_*",
		"GEMINI_*",
		"GOOGLE_*",
		"OPENROUTER_*",
		"GROQ_*",
		"XAI_*",
		"AWS_*"
	],
	configVariables: [],
	mcpInHome: true,
	call: ({ prompt, inputFiles, images = [] }, { model, systemPrompt, readsProject, mcpServers }) => ({
		args: [
			...[
				"run",
				"--format",
				"json",
				"--auto",
				"--pure",
				"--title",
				"eval"
			],
			...model === void 0 ? [] : ["-m", model],
			...images.map(({ path }) => `--file=${path}`)
		],
		stdin: withSystemPrompt(systemPrompt, agentDocument({
			prompt,
			inputFiles
		})),
		env: {
			OPENCODE_DISABLE_AUTOUPDATE: "1",
			OPENCODE_DISABLE_MODELS_FETCH: "1",
			OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
			OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
			...!readsProject && { OPENCODE_DISABLE_PROJECT_CONFIG: "1" }
		},
		...mcpServers.length > 0 && { homeFiles: { ".config/opencode/opencode.json": mcpConfig(mcpServers) } },
		stream: opencodeStream()
	})
};
function mcpConfig(servers) {
	const entries = servers.map(({ name, ...server }) => "command" in server ? [name, {
		type: "local",
		command: [server.command, ...server.args],
		environment: server.env,
		enabled: true
	}] : [name, {
		type: "remote",
		...server,
		enabled: true
	}]);
	return JSON.stringify({ mcp: Object.fromEntries(entries) });
}
// src/run/providers/openrouter.ts
const PUBLIC_API = "https://openrouter.ai/api/v1";
const openrouter = defineProvider({
	type: "openrouter",
	...modelTraits,
	options: () => object({
		base_url: plainUrl(),
		api_key: modelKey(),
		...modelNames(),
		...modelOptions()
	}).superRefine(...keyRule()).refine((options) => modelOf(options) !== void 0, modelIsMissing),
	create: (options, deps) => openAiModel({
		url: (options.base_url ?? PUBLIC_API).replace(/\/+$/, ""),
		key: options.api_key?.text ?? "",
		model: modelOf(options) ?? "",
		format: "chat",
		...commonSettings(options),
		tokenLimit: "max_tokens",
		reportsCost: true
	}, deps)
});
// src/run/providers/own-program.ts
const options = () => object({
	program: strictObject({
		file: string(),
		shown: string()
	}),
	cwd: optionalText(),
	timeout_seconds: seconds(),
	no_env: missingSecretsOption()
});
const ownProgram = defineProvider({
	type: "program",
	promptMode: "agent",
	canJudge: false,
	isAgent: false,
	images: "any",
	runsFiles: true,
	runsPrograms: true,
	options,
	create(options, deps) {
		const own = {
			...withoutVariables(deps, options.no_env),
			onNegative: negativesReported(deps)
		};
		return { ask: (question, signal) => ask(options, question, own, signal) };
	}
});
async function ask({ program, cwd = ".", timeout_seconds: ownLimitMs }, { prompt, workspacePath, timeLimitMs }, deps, signal) {
	const starter = await deps.scripts.starter(extname(program.file));
	if (starter.kind === "none") return failed("config", `${program.shown} cannot start: ${starter.missing} is not installed on this machine. ${starter.hint}`);
	const folder = workspacePath ?? resolve(deps.suiteFolder, cwd);
	if (deps.verbose) deps.notify?.(`In ${folder}: ${program.shown} with the question`);
	return answeredBy(await runProgram({
		command: [
			...starter.command,
			program.file,
			prompt.question
		],
		cwd: folder,
		env: {},
		timeoutMs: timeLimitMs ?? ownLimitMs,
		text: program.shown,
		leavesNoOrphans: workspacePath !== void 0
	}, deps, signal), deps.onNegative);
}
// src/run/streams/pi.ts
function piStream() {
	let last = {};
	let count = 0;
	return agentStream((state, event, at) => {
		const { trajectory, reported } = state;
		switch (event["type"]) {
			case "session":
				reported.sessionId = textAt(event, "id");
				break;
			case "message_end": {
				const message = recordAt(event, "message");
				if (textAt(message, "role") !== "assistant") break;
				count += 1;
				last = message;
				reported.model = textAt(message, "model") ?? reported.model;
				takeMessage(trajectory, message, `message ${count}`);
				reported.tokenUsage = sumTokens([reported.tokenUsage ?? [], usageIn(recordAt(message, "usage"))].flat());
				reported.costUsd = plus(reported.costUsd, numberAt(message, "usage", "cost", "total"));
				break;
			}
			case "tool_execution_start":
				takeStart(trajectory, event, at);
				break;
			case "tool_execution_end":
				takeEnd(trajectory, event, at);
				break;
			case "agent_end": if (event["willRetry"] !== true) state.end = endAfter(last);
		}
	});
}
function takeMessage(trajectory, message, key) {
	for (const part of listAt(message, "content")) {
		const type = textAt(part, "type");
		if (type === "text") trajectory.say(textAt(part, "text") ?? "", key);
		const [id, tool] = [textAt(part, "id"), textAt(part, "name")];
		if (type === void 0 || !TOOL_PARTS.includes(type) || id === void 0 || tool === void 0) continue;
		trajectory.startCall({
			id,
			tool,
			input: valueAt(part, "arguments") ?? valueAt(part, "input")
		}, key);
	}
}
const TOOL_PARTS = [
	"toolCall",
	"tool_call",
	"tool_use"
];
function takeStart(trajectory, event, at) {
	const [id, tool] = [textAt(event, "toolCallId"), textAt(event, "toolName")];
	if (id !== void 0 && tool !== void 0) trajectory.startCall({
		id,
		tool,
		input: valueAt(event, "args"),
		at
	});
}
function takeEnd(trajectory, event, at) {
	const id = textAt(event, "toolCallId");
	if (id === void 0) return;
	const texts = listAt(event, "result", "content").map((part) => textAt(part, "text"));
	const output = texts.length > 0 && texts.every((text) => text !== void 0) ? texts.join("\n") : valueAt(event, "result");
	trajectory.endCall(id, {
		output,
		isError: event["isError"] === true,
		at
	});
}
function endAfter(last) {
	const reason = textAt(last, "stopReason");
	if (reason !== "error" && reason !== "aborted") return { kind: "done" };
	const message = textAt(last, "errorMessage") ?? "it aborted without a reason";
	return {
		kind: "failed",
		error: {
			message,
			httpStatus: statusIn(message)
		}
	};
}
function usageIn(usage) {
	const input = numberAt(usage, "input");
	const cached = numberAt(usage, "cacheRead");
	const counts = usageOf({
		input: input === void 0 ? void 0 : input + (cached ?? 0) + (numberAt(usage, "cacheWrite") ?? 0),
		output: numberAt(usage, "output"),
		cached,
		reasoning: numberAt(usage, "reasoning")
	});
	return counts === void 0 || counts.input + counts.output === 0 ? [] : [counts];
}
const plus = (sum, cost) => cost === void 0 || cost === 0 ? sum : (sum ?? 0) + cost;
// src/run/providers/pi.ts
const withoutMcp = () => {
	const { mcp_servers: _, ...options } = agentOptions();
	return options;
};
const common$1 = {
	...agentTraits,
	options: () => object({
		...withoutMcp(),
		subprovider: optionalText(),
		pi_provider: optionalText(),
		llm_provider: optionalText(),
		pi_model: optionalText(),
		api_key: optionalKey(),
		base_url: optionalText(),
		endpoint: optionalText(),
		tools: optionalText(),
		pi_tools: optionalText(),
		thinking: optionalText(),
		pi_thinking: optionalText()
	}).superRefine(...keyRule(() => false))
};
const piCli = defineProvider({
	...common$1,
	type: "pi-cli",
	create: (options, deps) => openPi(options, {}, deps)
});
const piCodingAgent = defineProvider({
	...common$1,
	type: "pi-coding-agent",
	aliases: ["pi", "pi-agent-sdk"],
	create: (options, deps) => openPi(options, {
		vendor: "google",
		model: "gemini-2.5-flash"
	}, deps)
});
const PROGRAM = "pi";
function openPi(options, usual, deps) {
	const named = options.subprovider ?? options.pi_provider ?? options.llm_provider;
	const vendor = (named ?? usual.vendor)?.toLowerCase();
	const model = options.model ?? options.pi_model ?? (named === void 0 ? usual.model : void 0);
	const own = vendorOf(vendor);
	const keys = keysFor(vendor, options.api_key?.text, options.base_url ?? options.endpoint);
	const settings = agentSettings({
		...options,
		model
	}, {
		program: PROGRAM,
		cwd: deps.cwd,
		type: "pi-cli"
	});
	const [program = PROGRAM, ...first] = settings.command[0].split(/ +/);
	return agentProvider(piAgent({
		vendor,
		address: options.base_url ?? options.endpoint,
		tools: options.tools ?? options.pi_tools,
		thinking: options.thinking ?? options.pi_thinking,
		variables: own === void 0 ? ALL_VENDORS : own.variables
	}), {
		...settings,
		command: [program, ...first],
		env: {
			...keys,
			...settings.env
		}
	}, deps);
}
const piAgent = ({ vendor, address, tools, thinking, variables }) => ({
	name: "Pi",
	program: PROGRAM,
	install: "npm install --global @earendil-works/pi-coding-agent",
	firstSignal: "SIGTERM",
	variables: [...variables, "PI_*"],
	configVariables: ["PI_CODING_AGENT_DIR"],
	call: ({ prompt, inputFiles }, { model, systemPrompt, readsProject }) => ({
		args: [
			...vendor === void 0 ? [] : ["--provider", vendor === "azure" ? "azure-openai-responses" : vendor],
			...model === void 0 ? [] : ["--model", model],
			...[
				"--mode",
				"json",
				"--print",
				"--no-session"
			],
			...tools === void 0 ? [] : ["--tools", tools],
			...thinking === void 0 ? [] : ["--thinking", thinking],
			...readsProject ? [] : ["--no-context-files"]
		],
		lastArgs: [...new Set(inputFiles)].map((path) => `@${path}`),
		stdin: withSystemPrompt(systemPrompt, prompt.question.trim().replaceAll(/^@\[(\w+)\]:/gm, "[[$1]]:")),
		env: {
			PI_OFFLINE: "1",
			PI_TELEMETRY: "0"
		},
		...address !== void 0 && vendor !== "azure" && { homeFiles: elsewhere(vendor, address) },
		stream: piStream()
	})
});
const elsewhere = (vendor = "google", baseUrl) => ({ ".pi/agent/models.json": JSON.stringify({ providers: { [vendor]: { baseUrl } } }) });
const VENDORS = {
	google: {
		key: "GEMINI_API_KEY",
		variables: ["GEMINI_*", "GOOGLE_*"]
	},
	gemini: {
		key: "GEMINI_API_KEY",
		variables: ["GEMINI_*", "GOOGLE_*"]
	},
	anthropic: {
		key: "ANTHROPIC_API_KEY",
		variables: ["ANTHROPIC_*"]
	},
	openai: {
		key: "OPENAI_API_KEY",
		variables: ["OPENAI_*"]
	},
	groq: {
		key: "GROQ_API_KEY",
		variables: ["GROQ_*"]
	},
	xai: {
		key: "XAI_API_KEY",
		variables: ["XAI_*"]
	},
	openrouter: {
		key: "OPENROUTER_API_KEY",
		variables: ["OPENROUTER_*"]
	},
	azure: {
		key: "AZURE_OPENAI_API_KEY",
		variables: ["AZURE_OPENAI_*"]
	}
};
const ALL_VENDORS = [
	...new Set(Object.values(VENDORS).flatMap(({ variables }) => variables)),
	"MISTRAL_*",
	"AWS_*"
];
const vendorOf = (vendor = "") => Object.hasOwn(VENDORS, vendor) ? VENDORS[vendor] : void 0;
function keysFor(vendor, key, address) {
	const name = (vendorOf(vendor) ?? vendorOf("google"))?.key ?? "";
	const isUrl = address !== void 0 && URL.canParse(address);
	return {
		...key !== void 0 && { [name]: key },
		...address !== void 0 && vendor === "azure" && { [isUrl ? "AZURE_OPENAI_BASE_URL" : "AZURE_OPENAI_RESOURCE_NAME"]: address }
	};
}
// src/run/sessions/pi.ts
function readPiSession(records) {
	const stream = piStream();
	const head = records.find((record) => record["type"] === "session");
	for (const record of lastBranch(records)) {
		const message = recordAt(record, "message");
		const at = timeOf(record);
		switch (textAt(message, "role")) {
			case "user":
				stream.trajectory.hear(textsIn(message));
				break;
			case "assistant":
				stream.take({
					type: "message_end",
					message
				}, at);
				for (const part of listAt(message, "content")) {
					const begun = {
						toolCallId: valueAt(part, "id"),
						toolName: valueAt(part, "name")
					};
					stream.take({
						type: "tool_execution_start",
						...begun,
						args: valueAt(part, "arguments")
					}, at);
				}
				break;
			case "toolResult": {
				const { toolCallId, content, isError } = message;
				stream.take({
					type: "tool_execution_end",
					toolCallId,
					result: { content },
					isError
				}, at);
				break;
			}
		}
	}
	const { model, tokenUsage, costUsd } = stream.reported;
	return {
		trajectory: stream.trajectory,
		id: textAt(head, "id"),
		cwd: textAt(head, "cwd"),
		model,
		tokenUsage,
		costUsd,
		span: spanOf(records)
	};
}
function lastBranch(records) {
	const byId = new Map(records.map((record) => [record["id"], record]));
	const branch = new Set();
	let next = records.findLast((record) => record["type"] === "message");
	while (next !== void 0 && !branch.has(next)) {
		branch.add(next);
		const parent = next["parentId"];
		next = typeof parent === "string" ? byId.get(parent) : void 0;
	}
	const isFlat = records.every((record) => record["parentId"] === void 0);
	return records.filter((record) => record["type"] === "message" && (isFlat || branch.has(record)));
}
function textsIn(message) {
	const content = valueAt(message, "content");
	if (typeof content === "string") return content;
	return listAt(message, "content").flatMap((part) => textAt(part, "text") ?? []).join("\n");
}
// src/run/providers/pi-log.ts
const piLog = sessionLog({
	type: "pi-log",
	agent: "Pi",
	read: readPiSession,
	folder: ["sessions_dir", "~/.pi/agent/sessions"],
	patterns: (id) => [`*/*${id === void 0 ? "" : `_${id}`}.jsonl`]
});
// src/run/providers/replay.ts
const MAX_FIXTURES_BYTES = 104857600;
const replay = defineProvider({
	type: "replay",
	...recordingTraits,
	options: () => object({
		fixtures: requiredText(),
		source_target: requiredText(),
		suite: optionalText(),
		eval_path: optionalText(),
		variant: optionalText(),
		execution_traces: _undefined("cannot be replayed here; give the recordings as \"fixtures\"").optional()
	}),
	create(options, { files, suiteFolder }) {
		let recordings;
		return { async ask(question, signal) {
			if (signal.aborted) return failed("cancelled", "Stopped before the recordings were read.");
			try {
				recordings ??= readRecordings(resolve(suiteFolder, options.fixtures), options.fixtures, files);
				return theOneFor(question, await recordings, options);
			} catch (error) {
				if (error instanceof UserError) return failed("config", messageOf(error));
				throw error;
			}
		} };
	}
});
const tokensSchema = lazy(() => strictObject({
	input: number().nonnegative(),
	output: number().nonnegative(),
	cached: number().nonnegative().optional(),
	reasoning: number().nonnegative().optional()
}));
const toolStatuses = [
	"ok",
	"error",
	"timeout",
	"cancelled",
	"unknown"
];
const messageSchema = lazy(() => wireMessageSchema.unwrap().extend({
	tool_calls: array(wireToolCallSchema.unwrap().extend({ status: _enum(toolStatuses).optional() })).optional(),
	token_usage: tokensSchema.optional()
}));
const sourceSchema = lazy(() => object({
	original_tools: record(string(), string()).optional().catch(void 0),
	refused: literal(true).optional().catch(void 0)
}).optional().catch(void 0));
const recordingSchema = lazy(() => strictObject({
	schema_version: literal("agentv.replay_fixture.v1"),
	suite: string(),
	test_id: string(),
	source_target: string(),
	output: array(messageSchema),
	eval_path: string().nullish(),
	attempt: int().nonnegative().nullish(),
	variant: string().nullish(),
	fixture_id: string().nullish(),
	recorded_at: string().nullish(),
	source: sourceSchema,
	redaction: unknown().optional(),
	transcript: unknown().optional(),
	token_usage: tokensSchema.nullish(),
	cost_usd: number().nonnegative().nullish(),
	duration_ms: number().nonnegative().nullish(),
	start_time: string().nullish(),
	end_time: string().nullish()
}));
async function readRecordings(path, shown, files) {
	return (await files.read(path, MAX_FIXTURES_BYTES, { onlyText: true })).split(/\r?\n/).flatMap((line, index) => line.trim() === "" ? [] : [readLine(line, shown, index + 1)]);
}
function readLine(text, file, line) {
	const parsed = recordingSchema.safeParse(foreignJsonOf(text));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const message = `This is not a recording of an answer:${issue?.path.length ? ` "${issue.path.join(".")}"` : ""} ${issue?.message ?? "unreadable"}`;
	throw new UserError([{
		code: "FILE_UNREADABLE",
		severity: "error",
		message,
		location: {
			file,
			line,
			column: 1
		},
		hint: "One JSON object per line, schema_version agentv.replay_fixture.v1."
	}]);
}
function theOneFor({ testId, trial }, recordings, wanted) {
	const fitting = recordings.filter((each) => each.test_id === testId && each.source_target === wanted.source_target && (each.variant ?? void 0) === wanted.variant && (wanted.suite === void 0 || each.suite === wanted.suite) && (wanted.eval_path === void 0 || each.eval_path === wanted.eval_path));
	const ofTrial = fitting.filter(({ attempt }) => (attempt ?? 0) === trial);
	const [found, ...others] = ofTrial.length > 0 ? ofTrial : fitting.filter(({ attempt }) => (attempt ?? 0) === 0);
	const what = `of the test "${testId}" by the target "${wanted.source_target}" in ${wanted.fixtures}`;
	if (found === void 0) return failed("config", `There is no recorded answer ${what}.`);
	if (others.length > 0) return failed("config", `There are ${others.length + 1} recorded answers ${what}. Select one with "suite", "eval_path" or "variant".`);
	return {
		kind: "answered",
		response: responseOf(found)
	};
}
function responseOf(recording) {
	const { output, token_usage: tokenUsage, cost_usd: costUsd, duration_ms: durationMs } = recording;
	const { start_time: startTime, end_time: endTime } = recording;
	const ownNames = new Map(Object.entries(recording.source?.original_tools ?? {}));
	return {
		messages: output.map(({ token_usage: own, ...message }) => ({
			...withOwnNames(asMessage(message), ownNames),
			...own && { tokenUsage: own }
		})),
		...tokenUsage && { tokenUsage },
		...typeof costUsd === "number" && { costUsd },
		...typeof durationMs === "number" && { durationMs },
		...typeof startTime === "string" && { startTime },
		...typeof endTime === "string" && { endTime },
		...recording.source?.refused && { refused: true },
		cached: true
	};
}
function withOwnNames(message, ownNames) {
	if (message.toolCalls === void 0 || ownNames.size === 0) return message;
	const toolCalls = message.toolCalls.map((call) => {
		const originalTool = ownNames.get(call.id ?? "");
		return originalTool === void 0 ? call : {
			...call,
			originalTool
		};
	});
	return {
		...message,
		toolCalls
	};
}
// src/run/editor/launcher.ts
const LAUNCH_MS = 6e4;
const MAX_BYTES = 1e6;
const NEEDS = "It needs a desktop on which its window can open, with Copilot signed in; hosted runners have none. If variables such as DISPLAY select the desktop, set them in \"env\" of the target.";
function launcher(editor, settings, { exec, childEnv, cwd: home }) {
	let version;
	const run = (args, cwd, signal) => exec.run({
		command: [settings.command, ...args],
		cwd,
		env: {
			...childEnv,
			...settings.env
		},
		stdin: "",
		timeoutMs: LAUNCH_MS,
		maxBytes: MAX_BYTES
	}, signal);
	return {
		version: () => version,
		async open(args, cwd, signal) {
			return whyNot(editor, await run(args, cwd, signal));
		},
		async check(signal) {
			const reported = await run(["--version"], home, signal);
			const why = whyNot(editor, reported);
			if (why !== void 0) return why;
			if (reported.kind === "exited") version = cutEnd(/^\S+/.exec(reported.stdout.trim())?.[0] ?? "", 40) || void 0;
			const help = await run(["chat", "--help"], home, signal);
			if (help.kind === "exited" && /--add-file\b/.test(help.stdout)) return void 0;
			if (help.kind === "cancelled") return whyNot(editor, help);
			const what = `"${settings.command} chat" is not the chat of ${editor.name}`;
			return failed("config", `${editor.name} cannot be called: ${what}. Set "executable" to the program of the desktop.`);
		}
	};
}
function whyNot({ name, program }, ended) {
	switch (ended.kind) {
		case "exited": {
			if (ended.exitCode === 0) return void 0;
			const words = cutEnd(scrub(ended.stderr.trim() || ended.stdout.trim(), ""), 280);
			const what = `its program failed with exit code ${ended.exitCode}${words === "" ? "" : `: ${words}`}`;
			return failed("config", `${name} cannot be called: ${what} \u2014 ${NEEDS}`);
		}
		case "notStarted": {
			if (ended.lacksResources) return failed("provider", `${name} cannot be called. ${ended.message}`);
			const advice = `install it so that "${program}" is in PATH, or set its program in "executable"`;
			return failed("config", `${name} cannot be called: ${advice}. ${ended.message} ${NEEDS}`);
		}
		case "cancelled": return failed("cancelled", `${name} was not called: the run was stopped.`);
		case "timedOut": return failed("config", `${name} cannot be called: its program did not hand over to a window. ${NEEDS}`);
		case "killed": return failed("config", `${name} cannot be called: its program was ended by ${ended.signal}. ${NEEDS}`);
		case "flooded": return failed("config", `${name} cannot be called: its program wrote more to ${ended.stream} than is read.`);
		default: return never(ended);
	}
}
// src/run/editor/request.ts
function editorRequest(question, messages, at) {
	const stamp = new Date(at).toISOString().replaceAll(/\D/g, "");
	const [requestFile, partialFile, answerFile] = [
		"req",
		"res.tmp",
		"res"
	].map((part) => join(messages, `${stamp}_${part}.md`));
	return {
		requestFile,
		partialFile,
		answerFile,
		text: requestText(question, partialFile, answerFile),
		message: `Follow instructions in [${stamp}_req.md](${fileUri(requestFile)})`,
		attachments: [...new Set([...question.prompt.guidelines?.files ?? [], ...question.inputFiles])]
	};
}
const requestText = (question, partialFile, answerFile) => `# Your task

${agentDocument(question, { isEditor: true })}

# How to hand in your answer

This chat is not read. Only the answer in a file counts:

1. When the task is done, write your whole final answer, as Markdown and with nothing around it, to \`${partialFile}\`.
2. When that file is complete, rename it to \`${answerFile}\`. The name is the sign that you are done: do not create the
   file under it, and do not touch it afterwards.

Do both even if you could not do the task: then the answer says why. Do not ask questions.
`;
function fileUri(path) {
	const slashed = path.replaceAll("\\", "/");
	return `file://${slashed.startsWith("/") ? "" : "/"}${slashed.split("/").map(encodeURIComponent).join("/").replaceAll("%3A", ":")}`;
}
// src/run/editor/workspace-file.ts
const LONGEST_FILE = 1e6;
const FOLDER_MAPS = [
	"chat.promptFilesLocations",
	"chat.instructionsFilesLocations",
	"chat.modeFilesLocations"
];
async function workspaceFileFor(workspacePath, files, named) {
	const template = workspacePath === void 0 ? void 0 : await workspaceFileIn(workspacePath, files, named);
	const given = template === void 0 ? { folders: [] } : await readWorkspaceFile(template, files);
	const at = template === void 0 ? "" : dirname(template);
	const folders = given.folders.map((folder) => withAbsolutePath(folder, at));
	const isThere = folders.some((folder) => textAt(folder, "path") === workspacePath);
	const own = workspacePath === void 0 || isThere ? [] : [{ path: workspacePath }];
	const { settings } = given;
	return `${JSON.stringify({
		...given,
		folders: [
			{ path: "." },
			...folders,
			...own
		],
		...settings !== void 0 && { settings: withAbsoluteKeys(settings, at) }
	}, null, 2)}\n`;
}
async function workspaceFileIn(folder, files, named) {
	if (named !== void 0 && await files.state(join(folder, named)) === "file") return join(folder, named);
	const found = await files.glob(["*.code-workspace"], {
		cwd: folder,
		followLinks: false
	});
	return found.length === 1 ? found[0] : found.find((path) => basename(path) === "template.code-workspace");
}
async function readWorkspaceFile(path, files) {
	const file = eventIn(await files.read(path, LONGEST_FILE));
	const folders = file?.["folders"];
	if (file === void 0 || !Array.isArray(folders)) throw userError("FILE_UNREADABLE", `${path} is not a valid workspace file`, { hint: "Strict JSON, without comments, with a list of \"folders\"." });
	const { settings, ...rest } = file;
	return {
		...rest,
		folders: folders.filter(isMapping),
		...isMapping(settings) && { settings }
	};
}
function withAbsolutePath(folder, at) {
	const path = textAt(folder, "path");
	return path === void 0 ? folder : {
		...folder,
		path: resolve(at, path)
	};
}
const withAbsoluteKeys = (settings, at) => Object.fromEntries(Object.entries(settings).map(([name, map]) => FOLDER_MAPS.includes(name) && isMapping(map) ? [name, Object.fromEntries(Object.entries(map).map(([key, value]) => [absoluteGlob(key, at), value]))] : [name, map]));
function absoluteGlob(glob, at) {
	const star = glob.indexOf("*");
	const path = star === -1 ? glob : glob.slice(0, star);
	const end = path.endsWith("/") && star !== -1 ? "/" : "";
	return `${join(resolve(at, path)).replaceAll("\\", "/")}${end}${star === -1 ? "" : glob.slice(star)}`;
}
// src/run/editor/ask-editor.ts
const LOOK_MS = 1e3;
const WAKE_MS = 6e4;
const NO_DEADLINE = Number.POSITIVE_INFINITY;
function editorProvider(editor, settings, deps) {
	const program = launcher(editor, settings, deps);
	const check = sharedCheck((signal) => program.check(signal));
	const awake = new Set();
	return { async ask(question, signal) {
		try {
			try {
				var _usingCtx$1 = _usingCtx();
				const unfit = await check(question.attempt, signal);
				if (unfit !== void 0) return unfit;
				return await askIn(_usingCtx$1.a(await takeFolder(settings.root, deps.files)), question, {
					editor,
					settings,
					deps,
					program,
					awake,
					signal
				});
			} catch (_) {
				_usingCtx$1.e = _;
			} finally {
				await _usingCtx$1.d();
			}
		} catch (error) {
			if (error instanceof UserError) return failed("workspace", messageOf(error));
			throw error;
		}
	} };
}
async function askIn(folder, question, asking) {
	const { settings, deps, program, signal } = asking;
	const { clock, files } = deps;
	const startedAt = clock.now();
	const limitMs = question.timeLimitMs ?? settings.timeoutMs;
	const until = startedAt + (limitMs ?? NO_DEADLINE);
	const work = question.workspacePath ?? settings.cwd;
	const request = editorRequest(question, folder.messages, startedAt);
	await files.write(folder.workspaceFile, await workspaceFileFor(work, files, question.workspaceFile));
	await files.write(request.requestFile, request.text);
	const unopened = await program.open([folder.workspaceFile], work ?? folder.path, signal) ?? await wake(folder, asking, until) ?? await program.open(chatArgs(request), work ?? folder.path, signal);
	if (unopened !== void 0) return unopened;
	const found = await waitForFile(request.answerFile, {
		until,
		deps,
		signal
	});
	if (found !== "there") return withoutAnswer(found, request, asking, limitMs);
	return answered(request, startedAt, asking);
}
const chatArgs = ({ attachments, requestFile, message }) => [
	...[
		"-r",
		"chat",
		"-m",
		"agent"
	],
	...[...attachments, requestFile].flatMap((path) => ["-a", path]),
	message
];
async function wake({ path }, asking, until) {
	const { editor, deps, program, awake, signal } = asking;
	if (awake.has(path)) return void 0;
	const sign = join(path, ".alive");
	await deps.files.removeFile(sign);
	const call = `Create the empty file ${sign} now, and do nothing else.`;
	const unopened = await program.open([
		"-r",
		"chat",
		"-m",
		"agent",
		call
	], path, signal);
	if (unopened !== void 0) return unopened;
	const begunAt = deps.clock.now();
	const wakeUntil = Math.min(until, begunAt + WAKE_MS);
	const found = await waitForFile(sign, {
		until: wakeUntil,
		deps,
		signal
	});
	if (found === "cancelled") return stopped(editor);
	if (found === "late") return failed("config", `${editor.name} cannot be called: its window did not react within ${Math.ceil((wakeUntil - begunAt) / 1e3)} s. Check that it is open on this desktop, that Copilot is signed in, and that its agent may write files without confirmation.`);
	awake.add(path);
	await deps.files.removeFile(sign);
}
async function waitForFile(path, { until, deps, signal }) {
	const { files, clock } = deps;
	for (;;) {
		if (await files.state(path) === "file") return "there";
		if (signal.aborted) return "cancelled";
		const left = until - clock.now();
		if (left <= 0) return "late";
		await clock.sleep(Math.min(LOOK_MS, left), signal);
	}
}
async function withoutAnswer(why, { partialFile }, { editor, deps }, limitMs) {
	if (why === "cancelled") return stopped(editor);
	const how = await deps.files.state(partialFile) === "file" ? "its agent had begun to write an answer" : "its agent wrote none";
	const seconds = Math.ceil((limitMs ?? 0) / 1e3);
	return failed("timeout", `${editor.name} gave no answer within ${seconds} s; ${how}. ${MORE_TIME}`);
}
const stopped = ({ name }) => failed("cancelled", `${name} was still working; its answer is ignored.`);
async function answered(request, startedAt, { editor, deps, program }) {
	const content = await readAnswer(request, deps.files);
	if (content instanceof UserError) return failed("crash", `${editor.name} wrote an invalid answer: ${messageOf(content)}`);
	if (content.trim() === "") return failed("crash", `${editor.name} wrote an empty answer.`);
	const endedAt = deps.clock.now();
	const version = program.version();
	return {
		kind: "answered",
		response: {
			messages: [{
				role: "assistant",
				content,
				metadata: {
					agent: editor.name,
					...version !== void 0 && { agent_version: version }
				}
			}],
			durationMs: Math.max(0, endedAt - startedAt),
			startTime: new Date(startedAt).toISOString(),
			endTime: new Date(endedAt).toISOString()
		}
	};
}
async function readAnswer({ answerFile }, files) {
	try {
		return await files.read(answerFile, MAX_OUTPUT_BYTES, { onlyText: true });
	} catch (error) {
		if (error instanceof UserError) return error;
		throw error;
	}
}
const MOST_FOLDERS = 50;
const LOCK = "subagent.lock";
const OURS = "held by eval-action\n";
async function takeFolder(root, files) {
	let why = `they contain "${LOCK}"`;
	for (let number = 1; number <= MOST_FOLDERS; number += 1) {
		const path = join(root, `subagent-${number}`);
		if (await isForeign(path, files)) continue;
		const claim = await files.claim(path).catch((error) => {
			why = messageOf(error);
		});
		if (claim === void 0) continue;
		try {
			const messages = join(path, "messages");
			await files.write(join(path, LOCK), OURS);
			for (const old of await files.glob(["*"], {
				cwd: messages,
				followLinks: false
			})) await files.removeFile(old);
			return {
				path,
				messages,
				workspaceFile: join(path, `subagent-${number}.code-workspace`),
				async [Symbol.asyncDispose]() {
					await files.removeFile(join(path, LOCK)).catch(() => void 0);
					await claim[Symbol.asyncDispose]();
				}
			};
		} catch (error) {
			await claim[Symbol.asyncDispose]();
			throw error;
		}
	}
	throw userError("OUTPUT_UNWRITABLE", `None of the ${MOST_FOLDERS} folders for windows in ${root} is free: ${why}`, { hint: `Remove "${LOCK}" from the folders that are not in use.` });
}
async function isForeign(path, files) {
	const lock = join(path, LOCK);
	return await files.state(lock) !== "missing" && await files.read(lock, LONGEST_LOCK) !== OURS;
}
const LONGEST_LOCK = 1e6;
// src/run/providers/vscode.ts
const common = {
	...agentTraits,
	runsInContainer: false,
	images: "any",
	oneAtATime: true,
	options: () => {
		const { executable, command, cwd, env, timeout_seconds } = agentOptions();
		return object({
			executable,
			command,
			vscode_cmd: optionalText(),
			cwd,
			env,
			timeout_seconds,
			subagent_root: optionalText(),
			dry_run: optionalBoolean(),
			wait: optionalBoolean().refine((waits) => waits !== false, "must be true: without waiting there is no answer to grade")
		});
	}
};
const vscode = defineProvider({
	...common,
	type: "vscode",
	create: (options, deps) => openEditor(CODE, options, deps)
});
const vscodeInsiders = defineProvider({
	...common,
	type: "vscode-insiders",
	create: (options, deps) => openEditor(INSIDERS, options, deps)
});
const CODE = {
	name: "VS Code",
	program: "code",
	folder: "vscode-agents"
};
const INSIDERS = {
	name: "VS Code Insiders",
	program: "code-insiders",
	folder: "vscode-insiders-agents"
};
const DRY_RUN = { ask: async () => ({
	kind: "answered",
	response: { messages: [{
		role: "assistant",
		content: "{}"
	}] }
}) };
function openEditor(editor, options, deps) {
	if (options.dry_run) return DRY_RUN;
	const given = options.executable ?? options.vscode_cmd ?? options.command ?? editor.program;
	return editorProvider(editor, {
		command: /[\\/]/.test(given) ? resolve(deps.cwd, given) : given,
		root: rootOf(editor, options, deps),
		cwd: options.cwd === void 0 ? void 0 : resolve(deps.cwd, options.cwd),
		env: options.env,
		timeoutMs: options.timeout_seconds
	}, deps);
}
function rootOf({ folder }, { subagent_root: root }, deps) {
	if (root !== void 0) return locationOf(root, deps);
	const { childEnv } = deps;
	const data = childEnv["AGENTV_DATA_DIR"] ?? childEnv["AGENTV_HOME"] ?? "~/.agentv";
	return join(locationOf(data, deps), "subagents", folder);
}
// src/run/providers/index.ts
const providers = [
	cli,
	ownProgram,
	mock,
	openai,
	azure,
	openrouter,
	anthropic,
	gemini,
	agentv,
	codex,
	claude,
	copilot,
	piCli,
	piCodingAgent,
	geminiCli,
	opencode,
	acp,
	vscode,
	vscodeInsiders,
	replay,
	copilotLog,
	claudeLog,
	codexLog,
	piLog
];
export { jsonOf as a, withCostLimit as c, defineProvider as d, commonImageTypes as f, asMessage as i, MORE_TIME as l, tokensSchema as n, wireMessageSchema as o, toolStatuses as r, retryAfter as s, providers as t, callSignal as u };
