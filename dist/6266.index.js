export const id = 6266;
export const ids = [6266];
export const modules = {

/***/ 76266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importCommand: () => (/* binding */ importCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
;// CONCATENATED MODULE: ./build/js/src/results/transcript-lines.js

const transcriptLines = ({ testId, agent, response }) => response.messages.map((message, index) => {
    const { metadata, ...own } = message;
    return JSON.stringify({
        schema_version: 'agentv.transcript.v1',
        test_id: testId,
        target: agent,
        message_index: index,
        ...(0,wire/* messageOnWire */.ym)(own),
        transcript_duration_ms: response.durationMs,
        transcript_cost_usd: response.costUsd,
        transcript_token_usage: response.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(response.tokenUsage),
        source: {
            kind: 'imported_transcript',
            provider: agent,
            session_id: response.messages[0]?.metadata?.['session_id'],
            model: response.model,
            timestamp: response.startTime,
        },
    });
});

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 83 modules
var providers = __webpack_require__(63742);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/cli/how-called.js
var how_called = __webpack_require__(72252);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/import.js











async function importCommand(asked, runtime, terminal) {
    const { agent, testId, force } = asked;
    const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await (0,environments/* secretsHere */.M)(runtime));
    const response = withoutSecrets(await sessionOf(asked, runtime));
    const id = String(response.messages[0]?.metadata?.['session_id'] ?? agent);
    const name = id.replaceAll(/[^\w-]/g, '').slice(0, 8) || 'session';
    const path = (0,external_node_path_.resolve)(runtime.cwd, asked.output ?? `.agentv/transcripts/${agent}-${name}.jsonl`);
    const shown = (0,shown_path/* shownPath */.p)(path, runtime.cwd);
    const lines = transcriptLines({ testId: testId ?? id, agent, response });
    await write(path, `${lines.join('\n')}\n`, { force, shown }, runtime);
    const calls = response.messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0);
    const model = response.model === undefined ? '' : `, model ${(0,escape_terminal/* oneLine */.T)(response.model)}`;
    terminal.print(`written  ${shown} (${(0,shared_text/* plural */.LS)('message', lines.length)}, ${(0,shared_text/* plural */.LS)('tool call', calls)}${model})`);
    const program = (0,how_called/* howCalled */.u)(runtime, runtime.cwd);
    terminal.print(`\nGrade it with a suite of one test:\n  ${program} run SUITE --transcript ${shown}`);
    return 0;
}
async function sessionOf({ agent, options }, runtime) {
    const kind = (0,suite_kind/* findKind */.oH)(providers/* providers */.r, `${agent}-log`);
    const wanted = options['session_id'] === undefined ? { ...options, discover: 'latest' } : options;
    const [problem] = kind?.check(wanted) ?? [];
    if (kind === undefined || problem !== undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `"${problem?.path.join('.')}" ${problem?.message}`);
    }
    const { exec, http, clock, files, scripts, cwd, env, signal } = runtime;
    const home = Object.entries(env).filter(([name, value]) => /^(?:HOME|USERPROFILE)$/.test(name) && value !== undefined);
    const childEnv = Object.fromEntries(home);
    const deps = { target: agent, exec, http, clock, files, scripts, childEnv, suiteFolder: cwd, cwd };
    const prompt = { question: '' };
    const question = { suite: '', testId: '', prompt, inputFiles: [], attempt: 0, trial: 0 };
    const outcome = await kind.open(wanted, deps).ask(question, signal);
    if (outcome.kind === 'answered')
        return outcome.response;
    throw (0,errors/* userError */.IF)('FILE_UNREADABLE', outcome.failure.message);
}
async function write(path, text, { force, shown }, { files }) {
    const state = await files.state(path);
    if (state === 'file' && force)
        await files.write(path, text);
    else if (!(await files.create(path, text))) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${shown} already exists`, { hint: 'Use --force to overwrite it.' });
    }
}


/***/ }),

/***/ 72252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81457);


const howCalled = ({ script }, folder) => script !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'cli.js' ? `node ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .p)(script, folder)}` : 'eval-action';


/***/ }),

/***/ 28222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Environments),
/* harmony export */   M: () => (/* binding */ secretsHere)
/* harmony export */ });
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83103);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28822);
/* harmony import */ var _shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93477);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68041);





const VENDOR_VARIABLES = [..._shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .modelVariables */ .b, ..._shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .agentVariables */ .p];
class Environments {
    #runtime;
    #at;
    #declared = new Map();
    #provided = new Map();
    #used = new Set();
    constructor(runtime, at) {
        this.#runtime = runtime;
        this.#at = at;
    }
    async lookUpIn(folder) {
        const declared = await this.#declaredIn(folder);
        return (name, use) => {
            if ((0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .isReserved */ .B)(name))
                return undefined;
            const value = this.#set(name) ?? own(this.#provided.get(folder), name) ?? own(declared, name);
            if (use === 'secret' && value !== undefined)
                this.#used.add(value);
            return value;
        };
    }
    provide(folders, variables) {
        for (const folder of folders)
            this.#provided.set(folder, variables);
    }
    async childEnvsIn(folder, more) {
        const declared = { ...(await this.#declaredIn(folder)), ...this.#provided.get(folder) };
        const current = Object.entries(declared).map(([name, value]) => [name, this.#set(name) ?? value]);
        const all = { ...Object.fromEntries(current), ...more };
        const program = this.#runtime.programEnv(all);
        const agent = this.#runtime.agentEnv(all);
        const ofVendors = Object.entries(agent).filter(([name]) => (0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._)(name, VENDOR_VARIABLES));
        const container = { ...Object.fromEntries(ofVendors), ...more };
        return { program, agent, container, set: namesSet({ ...this.#runtime.env, ...program }) };
    }
    async secrets() {
        const declared = await Promise.all(this.#declared.values());
        const named = [this.#runtime.env, ...declared, ...this.#provided.values()].flatMap(_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .secretValues */ .VX);
        return [...new Set([...named, ...[...this.#used].flatMap(_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeSecret */ .ii)])];
    }
    #set(name) {
        return own(this.#runtime.env, name);
    }
    #declaredIn(folder) {
        const known = this.#declared.get(folder);
        if (known)
            return known;
        const reading = (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvFiles */ .P)(folder, this.#at, this.#runtime.files);
        this.#declared.set(folder, reading);
        return reading;
    }
}
async function secretsHere(runtime) {
    const { cwd, files } = runtime;
    const environments = new Environments(runtime, { root: await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(cwd, files), cwd });
    await environments.lookUpIn(cwd);
    return environments.secrets();
}
const namesSet = (variables) => Object.entries(variables).flatMap(([name, value]) => (value ? [name] : []));
const own = (variables = {}, name) => Object.hasOwn(variables, name) ? variables[name] : undefined;


/***/ }),

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


/***/ }),

/***/ 81457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function shownPath(path, cwd) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
    return (isInside ? fromHere : path).replaceAll('\\', '/');
}


/***/ })

};
