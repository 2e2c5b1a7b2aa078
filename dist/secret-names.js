import { r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { g as words } from "./json.js";
// src/shared/secrets/secret-forms.ts
const SHORTEST_SECRET = 8;
const COMMON_WORDS = new Set(`anonymous automatic changeme default development disabled enabled example external internal localhost lm-studio
   no-key-needed no-key-required none-needed not-needed not-required optional password placeholder production required
   service-account sk-no-key-required undefined unlimited username your-api-key your_api_key`.split(/\s+/));
const LONG = 512;
const revealsSecret = (value) => {
	const text = value.trim();
	return text.length >= SHORTEST_SECRET && !COMMON_WORDS.has(text.toLowerCase()) && !/^(.)\1*$/s.test(text);
};
function usualForms(secret) {
	const bytes = new TextEncoder().encode(secret);
	const base64 = [
		0,
		1,
		2
	].flatMap((offset) => base64At(bytes, offset));
	return reporting([
		secret,
		secret.trim(),
		...linesOf(secret),
		jsonOf(secret),
		encodeURIComponent(secret),
		...base64,
		...base64.map(forAddresses),
		hexOf(bytes).join("")
	]);
}
function formsOf(secret) {
	const bytes = new TextEncoder().encode(secret);
	const addresses = [
		encodeURIComponent(secret),
		strictlyEncoded(secret),
		new URLSearchParams([["", secret]]).toString().slice(1)
	];
	const json = [jsonOf(secret), asciiJsonOf(secret)].flatMap((text) => [text, text.replaceAll("/", "\\/")]);
	return reporting([
		...usualForms(secret),
		[...secret].reverse().join(""),
		...json,
		...json.map(jsonOf),
		...json.map(jsonOf).map(jsonOf),
		...addresses,
		...addresses.map((text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())),
		...addresses.map(encodeURIComponent),
		...htmlOf(secret),
		...secret.length <= LONG ? [...numberedHtmlOf(secret), ...separatedHexOf(bytes)] : []
	]);
}
const reporting = (forms) => [...new Set(forms.filter((form) => form.length >= SHORTEST_SECRET))];
function linesOf(secret) {
	const lines = secret.split(/\r?\n/).map((line) => line.trim());
	return [...lines, lines.join("")];
}
const jsonOf = (text) => JSON.stringify(text).slice(1, -1);
const asciiJsonOf = (text) => jsonOf(text).replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
const strictlyEncoded = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
function base64At(bytes, offset) {
	const padded = new Uint8Array(offset + bytes.length);
	padded.set(bytes, offset);
	const own = btoa(Array.from(padded, (byte) => String.fromCharCode(byte)).join("")).replace(/=+$/, "").slice([
		0,
		2,
		3
	][offset]);
	return padded.length % 3 === 0 ? [own] : [own, own.slice(0, -1)];
}
const forAddresses = (base64) => base64.replaceAll("+", "-").replaceAll("/", "_");
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));
const SEPARATORS = [
	"",
	" ",
	":",
	"-",
	".",
	"_",
	";",
	"|",
	",",
	", ",
	"	",
	"\n",
	"\\x",
	"\\\\x",
	" 0x",
	",0x",
	", 0x",
	"%"
];
function separatedHexOf(bytes) {
	const small = hexOf(bytes);
	const large = small.map((byte) => byte.toUpperCase());
	const inPairs = small.map((byte, index) => index % 2 === 1 ? `${byte} ` : byte).join("");
	return [...SEPARATORS.flatMap((sign) => [small.join(sign), large.join(sign)]), inPairs.trimEnd()];
}
const ENTITIES = [
	{
		"\"": "&quot;",
		"'": "&#39;"
	},
	{
		"\"": "&quot;",
		"'": "&#x27;"
	},
	{
		"\"": "&#34;",
		"'": "&#39;"
	},
	{
		"\"": "&quot;",
		"'": "&apos;"
	},
	{
		"\"": "&quot;",
		"'": "&#39;",
		"/": "&#x2F;",
		"`": "&#x60;",
		"=": "&#x3D;"
	},
	{}
];
const htmlOf = (secret) => ENTITIES.map((entities) => secret.replace(/[&<>"'/`=]/g, (sign) => entities[sign] ?? {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;"
}[sign] ?? sign));
function numberedHtmlOf(secret) {
	const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0);
	return [
		codes.map((code) => `&#${code};`),
		codes.map((code) => `&#x${code.toString(16)};`),
		codes.map((code) => `&#x${code.toString(16).toUpperCase()};`)
	].map((signs) => signs.join(""));
}
// node_modules/dotenv/lib/main.js
var require_main = __commonJSMin(((exports, module) => {
	const fs = __require("fs");
	const path = __require("path");
	const os = __require("os");
	const crypto = __require("crypto");
	const TIPS = [
		"\u25c8 encrypted .env [www.dotenvx.com]",
		"\u25c8 secrets for agents [www.dotenvx.com]",
		"\u2301 auth for agents [www.vestauth.com]",
		"\u2318 custom filepath { path: '/custom/path/.env' }",
		"\u2318 enable debugging { debug: true }",
		"\u2318 override existing { override: true }",
		"\u2318 suppress logs { quiet: true }",
		"\u2318 multiple files { path: ['.env.local', '.env'] }"
	];
	function _getRandomTip() {
		return TIPS[Math.floor(Math.random() * TIPS.length)];
	}
	function parseBoolean(value) {
		if (typeof value === "string") return ![
			"false",
			"0",
			"no",
			"off",
			""
		].includes(value.toLowerCase());
		return Boolean(value);
	}
	function supportsAnsi() {
		return process.stdout.isTTY;
	}
	function dim(text) {
		return supportsAnsi() ? `\x1b[2m${text}\x1b[0m` : text;
	}
	const LINE = /(?:^|^)\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?(?:$|$)/gm;
	function parse(src) {
		const obj = {};
		let lines = src.toString();
		lines = lines.replace(/\r\n?/gm, "\n");
		let match;
		while ((match = LINE.exec(lines)) != null) {
			const key = match[1];
			let value = match[2] || "";
			value = value.trim();
			const maybeQuote = value[0];
			value = value.replace(/^(['"`])([\s\S]*)\1$/gm, "$2");
			if (maybeQuote === "\"") {
				value = value.replace(/\\n/g, "\n");
				value = value.replace(/\\r/g, "\r");
			}
			obj[key] = value;
		}
		return obj;
	}
	function _parseVault(options) {
		options = options || {};
		const vaultPath = _vaultPath(options);
		options.path = vaultPath;
		const result = DotenvModule.configDotenv(options);
		if (!result.parsed) {
			const err = new Error(`MISSING_DATA: Cannot parse ${vaultPath} for an unknown reason`);
			err.code = "MISSING_DATA";
			throw err;
		}
		const keys = _dotenvKey(options).split(",");
		const length = keys.length;
		let decrypted;
		for (let i = 0; i < length; i++) try {
			const attrs = _instructions(result, keys[i].trim());
			decrypted = DotenvModule.decrypt(attrs.ciphertext, attrs.key);
			break;
		} catch (error) {
			if (i + 1 >= length) throw error;
		}
		return DotenvModule.parse(decrypted);
	}
	function _warn(message) {
		console.error(`\u26a0 ${message}`);
	}
	function _debug(message) {
		console.log(`\u2506 ${message}`);
	}
	function _log(message) {
		console.log(`\u25c7 ${message}`);
	}
	function _dotenvKey(options) {
		if (options && options.DOTENV_KEY && options.DOTENV_KEY.length > 0) return options.DOTENV_KEY;
		if (process.env.DOTENV_KEY && process.env.DOTENV_KEY.length > 0) return process.env.DOTENV_KEY;
		return "";
	}
	function _instructions(result, dotenvKey) {
		let uri;
		try {
			uri = new URL(dotenvKey);
		} catch (error) {
			if (error.code === "ERR_INVALID_URL") {
				const err = new Error("INVALID_DOTENV_KEY: Wrong format. Must be in valid uri format like dotenv://:key_1234@dotenvx.com/vault/.env.vault?environment=development");
				err.code = "INVALID_DOTENV_KEY";
				throw err;
			}
			throw error;
		}
		const key = uri.password;
		if (!key) {
			const err = new Error("INVALID_DOTENV_KEY: Missing key part");
			err.code = "INVALID_DOTENV_KEY";
			throw err;
		}
		const environment = uri.searchParams.get("environment");
		if (!environment) {
			const err = new Error("INVALID_DOTENV_KEY: Missing environment part");
			err.code = "INVALID_DOTENV_KEY";
			throw err;
		}
		const environmentKey = `DOTENV_VAULT_${environment.toUpperCase()}`;
		const ciphertext = result.parsed[environmentKey];
		if (!ciphertext) {
			const err = new Error(`NOT_FOUND_DOTENV_ENVIRONMENT: Cannot locate environment ${environmentKey} in your .env.vault file.`);
			err.code = "NOT_FOUND_DOTENV_ENVIRONMENT";
			throw err;
		}
		return {
			ciphertext,
			key
		};
	}
	function _vaultPath(options) {
		let possibleVaultPath = null;
		if (options && options.path && options.path.length > 0) {
			if (Array.isArray(options.path)) {
				for (const filepath of options.path) if (fs.existsSync(filepath)) possibleVaultPath = filepath.endsWith(".vault") ? filepath : `${filepath}.vault`;
			} else possibleVaultPath = options.path.endsWith(".vault") ? options.path : `${options.path}.vault`;
		} else possibleVaultPath = path.resolve(process.cwd(), ".env.vault");
		if (fs.existsSync(possibleVaultPath)) return possibleVaultPath;
		return null;
	}
	function _resolveHome(envPath) {
		return envPath[0] === "~" ? path.join(os.homedir(), envPath.slice(1)) : envPath;
	}
	function _configVault(options) {
		const debug = parseBoolean(process.env.DOTENV_CONFIG_DEBUG || options && options.debug);
		const quiet = parseBoolean(process.env.DOTENV_CONFIG_QUIET || options && options.quiet);
		if (debug || !quiet) _log("loading env from encrypted .env.vault");
		const parsed = DotenvModule._parseVault(options);
		let processEnv = process.env;
		if (options && options.processEnv != null) processEnv = options.processEnv;
		DotenvModule.populate(processEnv, parsed, options);
		return { parsed };
	}
	function configDotenv(options) {
		const dotenvPath = path.resolve(process.cwd(), ".env");
		let encoding = "utf8";
		let processEnv = process.env;
		if (options && options.processEnv != null) processEnv = options.processEnv;
		let debug = parseBoolean(processEnv.DOTENV_CONFIG_DEBUG || options && options.debug);
		let quiet = parseBoolean(processEnv.DOTENV_CONFIG_QUIET || options && options.quiet);
		if (options && options.encoding) encoding = options.encoding;
		else if (debug) _debug("no encoding is specified (UTF-8 is used by default)");
		let optionPaths = [dotenvPath];
		if (options && options.path) {
			if (!Array.isArray(options.path)) optionPaths = [_resolveHome(options.path)];
			else {
				optionPaths = [];
				for (const filepath of options.path) optionPaths.push(_resolveHome(filepath));
			}
		}
		let lastError;
		const parsedAll = {};
		for (const path of optionPaths) try {
			const parsed = DotenvModule.parse(fs.readFileSync(path, { encoding }));
			DotenvModule.populate(parsedAll, parsed, options);
		} catch (e) {
			if (debug) _debug(`failed to load ${path} ${e.message}`);
			lastError = e;
		}
		const populated = DotenvModule.populate(processEnv, parsedAll, options);
		debug = parseBoolean(processEnv.DOTENV_CONFIG_DEBUG || debug);
		quiet = parseBoolean(processEnv.DOTENV_CONFIG_QUIET || quiet);
		if (debug || !quiet) {
			const keysCount = Object.keys(populated).length;
			const shortPaths = [];
			for (const filePath of optionPaths) try {
				const relative = path.relative(process.cwd(), filePath);
				shortPaths.push(relative);
			} catch (e) {
				if (debug) _debug(`failed to load ${filePath} ${e.message}`);
				lastError = e;
			}
			_log(`injected env (${keysCount}) from ${shortPaths.join(",")} ${dim(`// tip: ${_getRandomTip()}`)}`);
		}
		if (lastError) return {
			parsed: parsedAll,
			error: lastError
		};
		else return { parsed: parsedAll };
	}
	function config(options) {
		if (_dotenvKey(options).length === 0) return DotenvModule.configDotenv(options);
		const vaultPath = _vaultPath(options);
		if (!vaultPath) {
			_warn(`you set DOTENV_KEY but you are missing a .env.vault file at ${vaultPath}`);
			return DotenvModule.configDotenv(options);
		}
		return DotenvModule._configVault(options);
	}
	function decrypt(encrypted, keyStr) {
		const key = Buffer.from(keyStr.slice(-64), "hex");
		let ciphertext = Buffer.from(encrypted, "base64");
		const nonce = ciphertext.subarray(0, 12);
		const authTag = ciphertext.subarray(-16);
		ciphertext = ciphertext.subarray(12, -16);
		try {
			const aesgcm = crypto.createDecipheriv("aes-256-gcm", key, nonce);
			aesgcm.setAuthTag(authTag);
			return `${aesgcm.update(ciphertext)}${aesgcm.final()}`;
		} catch (error) {
			const isRange = error instanceof RangeError;
			const invalidKeyLength = error.message === "Invalid key length";
			const decryptionFailed = error.message === "Unsupported state or unable to authenticate data";
			if (isRange || invalidKeyLength) {
				const err = new Error("INVALID_DOTENV_KEY: It must be 64 characters long (or more)");
				err.code = "INVALID_DOTENV_KEY";
				throw err;
			} else if (decryptionFailed) {
				const err = new Error("DECRYPTION_FAILED: Please check your DOTENV_KEY");
				err.code = "DECRYPTION_FAILED";
				throw err;
			} else throw error;
		}
	}
	function populate(processEnv, parsed, options = {}) {
		const debug = Boolean(options && options.debug);
		const override = Boolean(options && options.override);
		const populated = {};
		if (typeof parsed !== "object") {
			const err = new Error("OBJECT_REQUIRED: Please check the processEnv argument being passed to populate");
			err.code = "OBJECT_REQUIRED";
			throw err;
		}
		for (const key of Object.keys(parsed)) if (Object.prototype.hasOwnProperty.call(processEnv, key)) {
			if (override === true) {
				processEnv[key] = parsed[key];
				populated[key] = parsed[key];
			}
			if (debug) {
				if (override === true) _debug(`"${key}" is already defined and WAS overwritten`);
				else _debug(`"${key}" is already defined and was NOT overwritten`);
			}
		} else {
			processEnv[key] = parsed[key];
			populated[key] = parsed[key];
		}
		return populated;
	}
	const DotenvModule = {
		configDotenv,
		_configVault,
		_parseVault,
		config,
		decrypt,
		parse,
		populate
	};
	module.exports.configDotenv = DotenvModule.configDotenv;
	module.exports._configVault = DotenvModule._configVault;
	module.exports._parseVault = DotenvModule._parseVault;
	module.exports.config = DotenvModule.config;
	module.exports.decrypt = DotenvModule.decrypt;
	module.exports.parse = DotenvModule.parse;
	module.exports.populate = DotenvModule.populate;
	module.exports = DotenvModule;
}));
// src/shared/secrets/job-variables.ts
var import_main = require_main();
const JOB_VARIABLES = "EVAL_ACTION_ENV";
const MOST_BYTES = 262144;
function jobVariables(env) {
	const text = env[JOB_VARIABLES];
	return text === void 0 || text.trim() === "" || isTooLarge(text) ? {} : (0, import_main.parse)(text);
}
const VARIABLE = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w{0,99})[ \t]*=[ \t]*('(?:\\'|[^'])*'|"(?:\\"|[^"])*"|`(?:\\`|[^`])*`|[^"'`\s][^\r\n]*)?[ \t]*(?:#.*)?$/gm;
const COMMENT = /^[ \t]*#.*$/gm;
function problemsOfJobVariables(env) {
	const text = env["EVAL_ACTION_ENV"] ?? "";
	if (isTooLarge(text)) return [`all lines: more than ${MOST_BYTES / 1024} KiB`];
	const seen = new Set();
	const problems = [];
	const keepLines = (found) => found.replaceAll(/[^\r\n]/g, "");
	return [...text.replace(VARIABLE, (found, name, value = "", offset) => {
		const where = `line ${lineAt(text, offset)}`;
		if (seen.has(name)) problems.push(`${where}: ${name} is set twice`);
		if (/^[^"'`].*#/.test(value)) problems.push(`${where}: the value of ${name} contains "#" and has no quotes`);
		seen.add(name);
		return keepLines(found);
	}).replace(COMMENT, "").split(/\r?\n/).flatMap((line, at) => line.trim() === "" ? [] : [`line ${at + 1} is not NAME=value`]).slice(0, 1), ...problems];
}
const isTooLarge = (text) => text.length > MOST_BYTES;
const lineAt = (text, offset) => text.slice(0, offset).split("\n").length;
// src/shared/secrets/secret-names.ts
const SECRET_NAME = /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;
const isSecretName = (name) => SECRET_NAME.test(name);
const ANYWHERE = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:key|secret|token)|key|token|secret|password|passwd|pwd|passphrase|credentials?|auth|bearer|private|pat|jwt|webhook)\d*(?:$|[_-])/i;
const AT_END = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:keys|secrets|tokens)|keys|tokens|secrets|passwords|passphrases|pass|pats|jwts|cookies?|authorization|webhooks?(?:_ur[il]s?)?)(?:_?\d+)?$/i;
const JOINED = /(?:passwords?|passwd|passphrase|secret|token)(?:_?\d+)?$/i;
const JOINED_PASS = /[a-z\d]pass(?:_?\d+)?$/i;
const NO_PASSWORD = /(?:ask|by|over|under|com|tres|sur|multi|all|band|high|low|first|second|last|next|one|two|single|double)pass(?:_?\d+)?$/i;
const JOINED_KEY = new RegExp(`(?:${words(`
    access account admin api app auth client deploy encryption license master private secret service session shared
    signing ssh ssl storage subscription tls
    anthropic assemblyai aws azure bedrock braintrust claude cloudflare cohere confident copilot cursor datadog deepgram
    deepseek elevenlabs firebase fireworks gcp gemini github gitlab google grok groq helicone hf huggingface jina
    langchain langfuse langsmith litellm mailgun mistral nvidia openai openrouter perplexity pinecone qdrant replicate
    sendgrid sentry serper slack stripe supabase tavily together twilio vercel vertex voyage xai
  `).join("|")})keys?(?:_?\\d+)?$`, "i");
const KUBECONFIG = /kube_?config_?(?:data|contents?|b64|base64)$/i;
const COUNT_OF_TOKENS = /(?:max|min|total|num|input|output|prompt|completion|reasoning|thinking|cached|context|budget|new)_?tokens$/i;
const SETTING_OF_GIT = /^GIT_CONFIG_KEY_\d+$/;
const NO_SECRETS = ["PWD", "INPUT_COMMENT-KEY"];
function isSecretVariable(name) {
	if (NO_SECRETS.includes(name)) return false;
	const separated = name.replace(/([a-z\d])([A-Z])/g, "$1_$2");
	if (COUNT_OF_TOKENS.test(separated) || SETTING_OF_GIT.test(name)) return false;
	return ANYWHERE.test(separated) || AT_END.test(separated) || isJoined(name);
}
const isJoined = (name) => [
	JOINED,
	JOINED_KEY,
	KUBECONFIG
].some((pattern) => pattern.test(name)) || JOINED_PASS.test(name) && !NO_PASSWORD.test(name);
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;
const INNER_SECRETS = [
	/:\/\/[^/\s:@]*:([^/\s@]+)@/g,
	/\bauthorization:\s*\w+\s+(\S+)/gi,
	/(?:^|[;&?\s"'])(?:account_?key|shared_?access_?(?:key|signature)|access_?key|api_?key|(?:access_?)?token|(?:client_?)?secret|password|pwd|sig)\s*=\s*([^;&\s"']+)/gi,
	/\bhttps:\/\/(?:hooks\.slack\.com\/\w+|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks|[\w.-]+\.webhook\.office\.com)\/([^\s"'?]+)/g
];
function secretValues(env) {
	const ofTargets = Object.values(jobVariables(env)).filter(revealsSecret);
	const ofNames = Object.entries(env).flatMap(([name, value = ""]) => {
		const inner = INNER_SECRETS.flatMap((pattern) => [...value.matchAll(pattern)].map(([, secret = ""]) => secret));
		return [...isSecretVariable(name) ? wholeSecret(value) : [], ...inner.filter(revealsSecret)];
	});
	return [...ofTargets, ...ofNames];
}
const wholeSecret = (value) => [value, /^(?:bearer|basic|token)\s+(\S+)$/i.exec(value.trim())?.[1] ?? ""].filter((secret) => revealsSecret(secret) && !FOLDER.test(secret));
export { JOB_VARIABLES as a, require_main as c, wholeSecret as i, formsOf as l, isSecretVariable as n, jobVariables as o, secretValues as r, problemsOfJobVariables as s, isSecretName as t, usualForms as u };
