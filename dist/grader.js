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
    void finish(async () => {
        const text = await write(await readContext());
        if (typeof text === 'string')
            return text;
        throw new Error(`It returned ${text === null ? 'null' : typeof text} instead of a text`);
    }, define_prompt);
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
function asReply(reply) {
    if (typeof reply === 'object' && reply !== null && !Array.isArray(reply))
        return reply;
    throw new Error(`It returned ${reply === null ? 'null' : typeof reply} instead of an object with a score`);
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
    const input = payload;
    const path = input['output_path'];
    const output = typeof path === 'string' ? { output: JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8')) } : {};
    return inCamelCase({ ...input, ...output });
}
function inCamelCase(value) {
    if (Array.isArray(value))
        return value.map(inCamelCase);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), inCamelCase(inner)]));
}
const camelCase = (key) => key.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter) => letter.toUpperCase());

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: external "node:readline"
const external_node_readline_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: ./build/js/src/sdk/evaluate.js






const TAKES_SUITES = Symbol.for('eval-action.suite');
async function evaluate(suite) {
    const take = globalThis[TAKES_SUITES];
    if (typeof take === 'function') {
        take(suite);
        return new Promise(() => { });
    }
    const { specFile, target, ...rest } = suite;
    const folder = await (0,promises_namespaceObject.mkdtemp)((0,external_node_path_namespaceObject.join)((0,external_node_os_namespaceObject.tmpdir)(), 'evaluate-'));
    const written = specFile === undefined ? `evaluate-${process.pid}-${Date.now()}.eval.yaml` : undefined;
    try {
        if (written !== undefined)
            await (0,promises_namespaceObject.writeFile)(written, asText(inYamlWords({ name: 'evaluate', ...rest })), { flag: 'wx' });
        const flags = typeof target === 'string' ? ['--target', target] : [];
        if (typeof target === 'object') {
            const targets = (0,external_node_path_namespaceObject.join)(folder, 'targets.yaml');
            const name = String(target['name'] ?? 'default');
            await (0,promises_namespaceObject.writeFile)(targets, asText({ targets: [{ ...target, name }] }));
            flags.push('--targets', (0,external_node_path_namespaceObject.relative)(process.cwd(), targets), '--target', name);
        }
        return await run([specFile ?? `${written}`, '--json', ...flags]);
    }
    finally {
        if (written !== undefined)
            await (0,promises_namespaceObject.rm)(written, { force: true });
        await (0,promises_namespaceObject.rm)(folder, { recursive: true, force: true });
    }
}
const defineEval = (suite) => suite;
async function run(args) {
    const program = (0,external_node_url_namespaceObject.fileURLToPath)(import.meta.url.replace(/[^/]*$/, 'cli.js'));
    const child = (0,external_node_child_process_namespaceObject.spawn)(process.execPath, [program, 'run', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
        complaints += chunk.toString();
    });
    const results = [];
    const problems = [];
    let ended = {};
    for await (const line of (0,external_node_readline_namespaceObject.createInterface)({ input: child.stdout })) {
        const printed = JSON.parse(line);
        if (printed.type === 'planned')
            problems.push(...printed.problems);
        if (printed.type === 'test')
            results.push(printed.record);
        if (printed.type === 'run')
            ended = printed;
    }
    const { verdict, totals, run_folder: runFolder } = ended;
    if (verdict === undefined || totals === undefined || runFolder === undefined) {
        throw new Error(complaints.trim() || 'eval-action run ended early');
    }
    return { results, summary: totals, verdict, problems, runFolder };
}
const asText = (data) => JSON.stringify(data, (key, value) => {
    if (typeof value !== 'function')
        return value;
    throw new Error(`"${key}" is a function, and a suite may only contain data. Put graders in .agentv/assertions.`);
});
function inYamlWords(data) {
    const renamed = Object.entries(data).map(([key, value]) => [
        key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
        ['tests', 'assert', 'assertions'].includes(key) && Array.isArray(value)
            ? value.map((item) => (typeof item === 'object' && item !== null ? inYamlWords(item) : item))
            : value,
    ]);
    return Object.fromEntries(renamed);
}

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
