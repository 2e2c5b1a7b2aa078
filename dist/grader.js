import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ // The require scope
/******/ var __nccwpck_require__ = {};
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  I0: () => (/* reexport */ TargetError),
  nG: () => (/* reexport */ createTargetClient),
  Kj: () => (/* reexport */ defineAssertion),
  gR: () => (/* reexport */ defineCodeGrader),
  CJ: () => (/* reexport */ defineCodeJudge),
  yA: () => (/* reexport */ defineEval),
  qD: () => (/* reexport */ definePromptTemplate),
  _3: () => (/* reexport */ evaluate)
});

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./build/js/src/sdk/define.js

function defineAssertion(judge) {
    void answer(async () => {
        const { pass, score, ...reasons } = asReply(await judge(await readContext()));
        return replyOf(score ?? (pass === true ? 1 : 0), reasons);
    });
}
function defineCodeGrader(judge) {
    void answer(async () => {
        const { score, ...reasons } = asReply(await judge(await readContext()));
        return replyOf(score, reasons);
    });
}
const defineCodeJudge = defineCodeGrader;
function definePromptTemplate(write) {
    void finish(async () => asPrompt(await write(await readContext())), define_prompt);
}
const answer = (judge) => finish(async () => JSON.stringify(await judge()), reply);
async function finish(work, failed) {
    process.once('beforeExit', () => failed('it ended before its promise was settled'));
    try {
        const text = await work();
        process.stdout.write(`${text}\n`, () => process.exit(0));
    }
    catch (error) {
        failed(error instanceof Error ? error.message : String(error));
    }
}
function reply(message) {
    const failure = { score: 0, assertions: [{ text: `The grader threw: ${message}`, passed: false }] };
    process.stdout.write(`${JSON.stringify(failure)}\n`, () => process.exit(1));
}
function define_prompt(message) {
    process.stderr.write(`The prompt template threw: ${message}\n`, () => process.exit(1));
}
function asPrompt(given) {
    if (typeof given === 'string')
        return given;
    throw new Error(`It returned ${given === null ? 'null' : typeof given} instead of a text`);
}
function asReply(given) {
    if (typeof given === 'object' && given !== null && !Array.isArray(given))
        return given;
    throw new Error(`It returned ${given === null ? 'null' : typeof given} instead of an object with a score`);
}
function replyOf(score, { assertions, hits = [], misses = [], ...rest }) {
    const reported = [
        ...hits.map((text) => ({ text, passed: true })),
        ...misses.map((text) => ({ text, passed: false })),
    ];
    if (score !== undefined && !Number.isFinite(score))
        return { score: null, ...rest };
    return { score, assertions: assertions ?? reported, ...rest };
}
async function readContext() {
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const payload = text.trim() === '' ? undefined : JSON.parse(text);
    if (typeof payload !== 'object' || payload === null) {
        throw new Error('There is no JSON object on standard input: this script is started by an eval run');
    }
    return inCamelCase(withOutput(payload));
}
function withOutput(payload) {
    const path = payload['output_path'];
    return typeof path === 'string' ? { ...payload, output: JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8')) } : payload;
}
function inCamelCase(value) {
    if (Array.isArray(value))
        return value.map(inCamelCase);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), inCamelCase(inner)]));
}
const camelCase = (key) => key.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter) => letter.toUpperCase());

;// CONCATENATED MODULE: ./build/js/src/sdk/evaluate.js
const TAKES_SUITES = Symbol.for('eval-action.suite');
function evaluate(suite) {
    const take = globalThis[TAKES_SUITES];
    if (typeof take !== 'function') {
        throw new Error('evaluate() needs eval-action: name this file *.eval.ts, and run it with "eval-action run FILE".');
    }
    take(suite);
    return new Promise(() => { });
}
const defineEval = (suite) => suite;

;// CONCATENATED MODULE: ./build/js/src/sdk/target-client.js
class TargetError extends Error {
    name = 'TargetError';
    status;
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}
function createTargetClient() {
    const url = process.env['AGENTV_TARGET_PROXY_URL'];
    const token = process.env['AGENTV_TARGET_PROXY_TOKEN'];
    if (!url || !token)
        return undefined;
    const call = async (path, body) => {
        const response = await fetch(`${url}${path}`, {
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            method: body ? 'POST' : undefined,
            body: body ? JSON.stringify(body) : undefined,
        });
        const text = await response.text();
        if (!response.ok)
            throw new TargetError(response.status, errorOf(text) ?? `The run answered ${response.status}`);
        return JSON.parse(text);
    };
    return {
        invoke: (request) => call('/invoke', request),
        async invokeBatch(requests) {
            const { responses } = await call('/invokeBatch', { requests });
            return responses;
        },
        getInfo: () => call('/info'),
    };
}
function errorOf(text) {
    try {
        const { error } = JSON.parse(text);
        return typeof error === 'string' ? error : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/src/sdk/grader.js




var __webpack_exports__TargetError = __webpack_exports__.I0;
var __webpack_exports__createTargetClient = __webpack_exports__.nG;
var __webpack_exports__defineAssertion = __webpack_exports__.Kj;
var __webpack_exports__defineCodeGrader = __webpack_exports__.gR;
var __webpack_exports__defineCodeJudge = __webpack_exports__.CJ;
var __webpack_exports__defineEval = __webpack_exports__.yA;
var __webpack_exports__definePromptTemplate = __webpack_exports__.qD;
var __webpack_exports__evaluate = __webpack_exports__._3;
export { __webpack_exports__TargetError as TargetError, __webpack_exports__createTargetClient as createTargetClient, __webpack_exports__defineAssertion as defineAssertion, __webpack_exports__defineCodeGrader as defineCodeGrader, __webpack_exports__defineCodeJudge as defineCodeJudge, __webpack_exports__defineEval as defineEval, __webpack_exports__definePromptTemplate as definePromptTemplate, __webpack_exports__evaluate as evaluate };
