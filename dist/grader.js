import { readFileSync } from "node:fs";
// src/sdk/define.ts
function defineAssertion(judge) {
	answer(async () => {
		const { pass, score, ...reasons } = asReply(await judge(await readContext()));
		return replyOf(score ?? (pass === true ? 1 : 0), reasons);
	});
}
function defineCodeGrader(judge) {
	answer(async () => {
		const { score, ...reasons } = asReply(await judge(await readContext()));
		return replyOf(score, reasons);
	});
}
const defineCodeJudge = defineCodeGrader;
function definePromptTemplate(write) {
	finish(async () => asPrompt(await write(await readContext())), prompt);
}
const answer = (judge) => finish(async () => JSON.stringify(await judge()), reply);
async function finish(work, failed) {
	process.once("beforeExit", () => failed("it ended before its promise was settled"));
	try {
		const text = await work();
		process.stdout.write(`${text}\n`, () => process.exit(0));
	} catch (error) {
		failed(error instanceof Error ? error.message : String(error));
	}
}
function reply(message) {
	const failure = {
		score: 0,
		assertions: [{
			text: `The grader threw: ${message}`,
			passed: false
		}]
	};
	process.stdout.write(`${JSON.stringify(failure)}\n`, () => process.exit(1));
}
function prompt(message) {
	process.stderr.write(`The prompt template threw: ${message}\n`, () => process.exit(1));
}
function asPrompt(given) {
	if (typeof given === "string") return given;
	throw new Error(`It returned ${given === null ? "null" : typeof given} instead of a text`);
}
function asReply(given) {
	if (typeof given === "object" && given !== null && !Array.isArray(given)) return given;
	throw new Error(`It returned ${given === null ? "null" : typeof given} instead of an object with a score`);
}
function replyOf(score, { assertions, hits = [], misses = [], ...rest }) {
	const reported = [...hits.map((text) => ({
		text,
		passed: true
	})), ...misses.map((text) => ({
		text,
		passed: false
	}))];
	if (score !== void 0 && !Number.isFinite(score)) return {
		score: null,
		...rest
	};
	return {
		...score !== void 0 && { score },
		assertions: assertions ?? reported,
		...rest
	};
}
async function readContext() {
	const chunks = [];
	for await (const chunk of process.stdin) chunks.push(chunk);
	const text = Buffer.concat(chunks).toString("utf8");
	const payload = text.trim() === "" ? void 0 : JSON.parse(text);
	if (typeof payload !== "object" || payload === null) throw new Error("There is no JSON object on standard input: this script is started by an eval run");
	return inCamelCase(withOutput(payload));
}
function withOutput(payload) {
	const path = payload["output_path"];
	return typeof path === "string" ? {
		...payload,
		output: JSON.parse(readFileSync(path, "utf8"))
	} : payload;
}
function inCamelCase(value) {
	if (Array.isArray(value)) return value.map(inCamelCase);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), inCamelCase(inner)]));
}
const camelCase = (key) => key.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
// src/sdk/evaluate.ts
const TAKES_SUITES = Symbol.for("eval-action.suite");
function evaluate(suite) {
	const take = globalThis[TAKES_SUITES];
	if (typeof take !== "function") throw new Error("evaluate() needs eval-action: name this file *.eval.ts, and run it with \"eval-action run FILE\".");
	take(suite);
	return new Promise(() => {});
}
const defineEval = (suite) => suite;
// src/sdk/target-client.ts
var TargetError = class extends Error {
	name = "TargetError";
	status;
	constructor(status, message) {
		super(message);
		this.status = status;
	}
};
function createTargetClient() {
	const url = process.env["AGENTV_TARGET_PROXY_URL"];
	const token = process.env["AGENTV_TARGET_PROXY_TOKEN"];
	if (!url || !token) return void 0;
	const call = async (path, body) => {
		const response = await fetch(`${url}${path}`, {
			headers: {
				authorization: `Bearer ${token}`,
				"content-type": "application/json"
			},
			...body && {
				method: "POST",
				body: JSON.stringify(body)
			}
		});
		const text = await response.text();
		if (!response.ok) throw new TargetError(response.status, errorOf(text) ?? `The run answered ${response.status}`);
		return JSON.parse(text);
	};
	return {
		invoke: (request) => call("/invoke", request),
		async invokeBatch(requests) {
			const { responses } = await call("/invokeBatch", { requests });
			return responses;
		},
		getInfo: () => call("/info")
	};
}
function errorOf(text) {
	try {
		const { error } = JSON.parse(text);
		return typeof error === "string" ? error : void 0;
	} catch {
		return;
	}
}
export { TargetError, createTargetClient, defineAssertion, defineCodeGrader, defineCodeJudge, defineEval, definePromptTemplate, evaluate };
